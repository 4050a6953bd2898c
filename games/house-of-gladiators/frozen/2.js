// house-of-gladiators@2, frozen by ./harena freeze: data, not source (engine/frozen.ts).
var e = (e) => ({ hidden: Array.isArray(e) ? e.length : e === null ? 0 : 1 }), t = (e) => typeof e == "object" && !!e && "hidden" in e, n = (e) => e <= 12, r = (e, t) => n(t) ? Object.assign({}, e) : { ...e };
function i(e) {
	if (typeof e != "object" || !e) return e;
	if (Array.isArray(e)) {
		let t = e.slice();
		for (let e = 0; e < t.length; e++) typeof t[e] == "object" && t[e] !== null && (t[e] = i(t[e]));
		return t;
	}
	let t = { ...e };
	for (let e in t) typeof t[e] == "object" && t[e] !== null && (t[e] = i(t[e]));
	return t;
}
var a = 65535, o = (e) => e === (e & 15) ? 1 << e : 0, s = (e, t) => (e & o(t)) !== 0, c = (e, t) => ({
	frames: [t],
	visits: 0,
	decided: Array(e).fill(0)
}), l = (e) => ({
	to: e,
	call: null,
	end: !1,
	result: null
}), u = {
	to: null,
	call: null,
	end: !1,
	result: null
}, d = (e = null) => ({
	to: null,
	call: null,
	end: !0,
	result: e
});
function f(e, t = {}, n = null) {
	return {
		to: n,
		call: e.frame(t),
		end: !1,
		result: null
	};
}
var p = class a {
	name;
	steps;
	names;
	places = /* @__PURE__ */ new Map();
	last = 0;
	shown;
	veiled;
	veils;
	stills;
	keys;
	defaults;
	blankFrame;
	blankScene;
	constructor(e, t, n) {
		this.name = e, this.steps = n.map(m), this.names = n.map((e) => e.at ?? e.clause);
		for (let [t, n] of this.names.entries()) {
			if (this.places.has(n)) throw Error(`rule '${e}' has two steps '${n}': give one of them a name with 'at'`);
			this.places.set(n, t);
		}
		if (n.length === 0) throw Error(`rule '${e}' has no steps`);
		this.shown = t.shows ?? [], this.veiled = Object.keys(t.veils ?? {}), this.veils = Object.values(t.veils ?? {});
		let r = this.shown.length + this.veiled.length === 0;
		this.stills = r ? this.names.map((t) => Object.freeze({
			rule: e,
			at: t,
			sealed: null
		})) : null, this.keys = Object.keys(t.locals), this.defaults = Object.values(i(t.locals)), this.blankFrame = {
			rule: e,
			at: this.names[0],
			sealed: null,
			result: null,
			...t.locals
		};
		let a = Object.fromEntries([...this.shown, ...this.veiled].map((e) => [e, null]));
		this.blankScene = {
			rule: e,
			at: "",
			sealed: null,
			...a
		};
	}
	withSteps(e) {
		return Object.assign(Object.create(a.prototype), this, { steps: e });
	}
	frame(e = {}) {
		let t = n(this.keys.length) ? {
			rule: this.name,
			at: this.names[0],
			sealed: null,
			result: null
		} : { ...this.blankFrame };
		for (let n = 0; n < this.keys.length; n++) {
			let r = this.keys[n], a = e[r];
			t[r] = a === void 0 ? i(this.defaults[n]) : a;
		}
		return t;
	}
	copy(e) {
		let { rule: t, at: n, sealed: a, result: o } = e, s = this.keys.length, c = s === 0 ? {
			rule: t,
			at: n,
			sealed: a,
			result: o
		} : r(e, s);
		a !== null && (c.sealed = i(a)), o !== null && (c.result = i(o));
		let l = c;
		for (let e = 0; e < s; e++) {
			let t = this.keys[e], n = l[t];
			typeof n == "object" && n && (l[t] = i(n));
		}
		return c;
	}
	place(e) {
		if (e === this.names[this.last]) return this.last;
		let t = this.places.get(e);
		if (t === void 0) throw Error(`rule '${this.name}' has no clause '${e}'`);
		return this.last = t, t;
	}
	nameOf(e) {
		return e < this.names.length ? this.names[e] : null;
	}
	scene(e, t, n) {
		let r = this.open(t);
		return this.looksAlike(t) ? r : this.stills === null ? this.fill(e, t, n, r) : this.unveil(e, t, n, r);
	}
	looksAlike(e) {
		return this.veiled.length === 0 && e.sealed === null;
	}
	open(t) {
		if (this.stills !== null) return this.stills[this.place(t.at)];
		let r = t, a = n(this.shown.length + this.veiled.length) ? {} : { ...this.blankScene };
		a.rule = t.rule, a.at = t.at, a.sealed = null;
		for (let e = 0; e < this.shown.length; e++) {
			let t = this.shown[e];
			a[t] = i(r[t]);
		}
		for (let t = 0; t < this.veiled.length; t++) {
			let n = this.veiled[t];
			a[n] = e(r[n]);
		}
		return a;
	}
	unveil(e, t, n, i) {
		return this.fill(e, t, n, r(i, this.shown.length + this.veiled.length));
	}
	fill(e, t, n, r) {
		let a = t, o = r;
		t.sealed !== null && (o.sealed = i(t.sealed[n] ?? null));
		for (let r = 0; r < this.veiled.length; r++) {
			let c = this.veiled[r];
			s(this.veils[r](e, t), n) && (o[c] = i(a[c]));
		}
		return o;
	}
	restore(e, n, r) {
		let { rule: a, at: o, sealed: s, ...c } = e, l = this.frame(), u = l;
		l.at = o;
		for (let e in c) t(c[e]) || (u[e] = i(c[e]));
		return s !== null && (l.sealed = Array(r).fill(null), l.sealed[n] = i(s)), l;
	}
};
function m(e) {
	let { clause: t, at: n, run: r, ask: i, take: a, sealed: o, auto: s, fallback: c, barred: l, hints: u } = e;
	return {
		clause: t,
		at: n ?? t,
		run: r,
		ask: i,
		take: a,
		sealed: o,
		auto: s,
		fallback: c,
		barred: l,
		hints: u
	};
}
function h(e, t, n) {
	return new p(e, t, n);
}
var g = (e, t, n) => ({
	kind: "pick",
	id: 0,
	seat: e,
	clause: "",
	of: t,
	fallback: null,
	barred: null,
	from: n
}), _ = (e, t, n, r, i, a = null) => ({
	kind: "subset",
	id: 0,
	seat: e,
	clause: "",
	of: t,
	fallback: null,
	barred: null,
	from: n,
	min: r,
	max: i < n.length ? i : n.length,
	groups: a,
	worth: null,
	atMost: 0
}), ee = (e, t, n, r, i = 1) => ({
	kind: "amount",
	id: 0,
	seat: e,
	clause: "",
	of: t,
	fallback: null,
	barred: null,
	min: n,
	max: r,
	step: i
}), te = (e, t, n) => ({
	kind: "order",
	id: 0,
	seat: e,
	clause: "",
	of: t,
	fallback: null,
	barred: null,
	items: n
}), v = (e, t, n = null) => ({
	name: e,
	request: t,
	when: n
}), ne = (e, t, n = null, r = null) => ({
	kind: "form",
	id: 0,
	seat: e,
	clause: "",
	of: "form",
	fallback: null,
	barred: null,
	fields: t,
	distinct: n,
	totals: r
});
function re(e, t) {
	if (e.when === null) return !0;
	let n = t[e.when.field];
	return n !== void 0 && e.when.is.includes(n);
}
var ie = ({ of: e, when: t }, { request: n, when: r }) => (e === void 0 || e === n.of) && (t === void 0 || (r?.is.includes(t) ?? !1));
function ae(e, t) {
	return typeof e == "number" && typeof t == "number" ? e - t : typeof e == typeof t ? e < t ? -1 : +(e > t) : typeof e == "number" ? -1 : 1;
}
var oe = (e) => e.length < 2 ? e.slice() : e.slice().sort(ae), se = "simultaneous";
function ce(e) {
	let { clause: t, triggers: n } = e, r = (e, t, r) => n.filter((e) => e.on === t.kind)[r].frame(e, t.subject), i = (e, t) => t.due.map((n) => r(e, t, n).rule);
	return h(se, {
		locals: {
			kind: "",
			subject: 0,
			due: [],
			by: 0
		},
		shows: [
			"kind",
			"subject",
			"due",
			"by"
		]
	}, [{
		clause: t,
		ask: (e, t) => te(t.by, "word", i(e, t)),
		fallback: (e, t) => i(e, t),
		take(e, t, n, r) {
			let a = i(e, t);
			t.due = t.due.map((e, t) => ({
				due: e,
				place: r.indexOf(a[t])
			})).sort((e, t) => e.place - t.place).map(({ due: e }) => e);
		}
	}, {
		clause: t,
		at: `${t} next`,
		run(e, n) {
			let i = n.due.shift();
			return i === void 0 ? d() : {
				...u,
				to: `${t} next`,
				call: r(e, n, i)
			};
		}
	}]);
}
function le(e, t) {
	let n = e.state.flow.frames;
	for (let { kind: r, subject: i } of t.reverse()) {
		let t = e.game.triggers.get(r) ?? [], a = [...t.keys()].filter((n) => t[n].when(e.state, i)), o = a.length > 1 ? e.game.simultaneous?.chooser(e.state, r, i) ?? null : null, s = o === null ? void 0 : e.game.book.get(se);
		if (s !== void 0) n.push(s.frame({
			kind: r,
			subject: i,
			due: a,
			by: o
		}));
		else for (let r of a.reverse()) n.push(t[r].frame(e.state, i));
	}
}
var ue = class extends Map {
	recent = [];
	ruleOf(e, t) {
		let n = this.recent[t];
		if (n !== void 0 && n.name === e.rule) return n;
		let r = this.get(e.rule);
		if (r === void 0) throw Error(`there is no rule '${e.rule}'`);
		return this.recent[t] = r, r;
	}
};
function de(e, t = null) {
	let n = new ue(), r = t === null ? e : [...e, ce(t)];
	for (let e of r) {
		if (n.has(e.name)) throw Error(`there are two rules '${e.name}'`);
		n.set(e.name, e);
	}
	return n;
}
function fe(e) {
	let t = /* @__PURE__ */ new Map();
	for (let n of e.triggers ?? []) t.set(n.on, [...t.get(n.on) ?? [], n]);
	return {
		...e,
		triggers: t,
		commands: e.commands ?? [],
		simultaneous: e.simultaneous ?? null
	};
}
function pe(e, t) {
	let n = Array(t.frames.length);
	for (let r = 0; r < n.length; r++) n[r] = e.ruleOf(t.frames[r], r).copy(t.frames[r]);
	return {
		frames: n,
		visits: t.visits,
		decided: t.decided.slice()
	};
}
function me(e, t, n) {
	let { frames: r, visits: i, decided: a } = t.flow, o = Array(r.length);
	for (let i = 0; i < r.length; i++) o[i] = e.ruleOf(r[i], i).scene(t, r[i], n);
	return {
		seats: a.length,
		visits: i,
		decided: a[n] ?? 0,
		scenes: o
	};
}
function he(e, t, n) {
	let r = Array(t.seats).fill(0);
	return n < t.seats && (r[n] = t.decided), {
		frames: t.scenes.map((r) => e.get(r.rule).restore(r, n, t.seats)),
		visits: t.visits,
		decided: r
	};
}
function ge(e) {
	let t = [];
	for (let n = 0; n < e.length; n++) for (let r = 0; r < e[n]; r++) t.push(n);
	return t;
}
function y(e, t) {
	let n = e.length;
	for (e.push(t); n > 0 && e[n - 1] > t;) e[n] = e[n - 1], n--;
	e[n] = t;
}
function b(e, t) {
	let n = e.indexOf(t);
	if (n < 0) throw Error(`there is no card ${t} to take`);
	e.splice(n, 1);
}
var _e = [
	{
		id: "TT01",
		name: "Brasus",
		cls: "Thracian",
		level: 1,
		speed: 3,
		strength: 2,
		endurance: 2,
		hp: 10,
		req: {
			victories: 2,
			coins: 10,
			rations: 4
		},
		upgradeTo: "Dimachaerus"
	},
	{
		id: "TT02",
		name: "Dizas",
		cls: "Thracian",
		level: 1,
		speed: 4,
		strength: 2,
		endurance: 1,
		hp: 10,
		req: {
			victories: 2,
			coins: 10,
			rations: 4
		},
		upgradeTo: "Dimachaerus"
	},
	{
		id: "TT03",
		name: "Seuthes",
		cls: "Thracian",
		level: 1,
		speed: 3,
		strength: 3,
		endurance: 1,
		hp: 11,
		req: {
			victories: 2,
			coins: 10,
			rations: 4
		},
		upgradeTo: "Dimachaerus"
	},
	{
		id: "TT04",
		name: "Cotys",
		cls: "Thracian",
		level: 1,
		speed: 3,
		strength: 1,
		endurance: 3,
		hp: 10,
		req: {
			victories: 2,
			coins: 10,
			rations: 4
		},
		upgradeTo: "Dimachaerus"
	},
	{
		id: "TT05",
		name: "Rholes",
		cls: "Thracian",
		level: 1,
		speed: 4,
		strength: 1,
		endurance: 2,
		hp: 11,
		req: {
			victories: 2,
			coins: 10,
			rations: 4
		},
		upgradeTo: "Dimachaerus"
	},
	{
		id: "TT06",
		name: "Sitalces",
		cls: "Thracian",
		level: 1,
		speed: 3,
		strength: 2,
		endurance: 1,
		hp: 12,
		req: {
			victories: 2,
			coins: 8,
			rations: 4
		},
		upgradeTo: "Dimachaerus"
	},
	{
		id: "TT07",
		name: "Zalmo",
		cls: "Thracian",
		level: 1,
		speed: 2,
		strength: 2,
		endurance: 2,
		hp: 12,
		req: {
			victories: 2,
			coins: 8,
			rations: 4
		},
		upgradeTo: "Dimachaerus"
	},
	{
		id: "TT08",
		name: "Bithys",
		cls: "Thracian",
		level: 1,
		speed: 4,
		strength: 2,
		endurance: 2,
		hp: 9,
		req: {
			victories: 2,
			coins: 12,
			rations: 5
		},
		upgradeTo: "Dimachaerus"
	},
	{
		id: "TT09",
		name: "Teres",
		cls: "Thracian",
		level: 1,
		speed: 3,
		strength: 3,
		endurance: 2,
		hp: 9,
		req: {
			victories: 2,
			coins: 12,
			rations: 5
		},
		upgradeTo: "Dimachaerus"
	},
	{
		id: "TT10",
		name: "Mucapor",
		cls: "Thracian",
		level: 1,
		speed: 4,
		strength: 3,
		endurance: 2,
		hp: 8,
		req: {
			victories: 3,
			coins: 12,
			rations: 6
		},
		upgradeTo: "Dimachaerus"
	},
	{
		id: "TS01",
		name: "Florus",
		cls: "Secutor",
		level: 1,
		speed: 2,
		strength: 3,
		endurance: 2,
		hp: 10,
		req: {
			victories: 2,
			coins: 10,
			rations: 4
		},
		upgradeTo: "Murmillo"
	},
	{
		id: "TS02",
		name: "Castor",
		cls: "Secutor",
		level: 1,
		speed: 1,
		strength: 4,
		endurance: 2,
		hp: 10,
		req: {
			victories: 2,
			coins: 10,
			rations: 4
		},
		upgradeTo: "Murmillo"
	},
	{
		id: "TS03",
		name: "Urbicus",
		cls: "Secutor",
		level: 1,
		speed: 1,
		strength: 3,
		endurance: 3,
		hp: 11,
		req: {
			victories: 2,
			coins: 10,
			rations: 4
		},
		upgradeTo: "Murmillo"
	},
	{
		id: "TS04",
		name: "Paetus",
		cls: "Secutor",
		level: 1,
		speed: 3,
		strength: 3,
		endurance: 1,
		hp: 10,
		req: {
			victories: 2,
			coins: 10,
			rations: 4
		},
		upgradeTo: "Murmillo"
	},
	{
		id: "TS05",
		name: "Galeo",
		cls: "Secutor",
		level: 1,
		speed: 2,
		strength: 4,
		endurance: 1,
		hp: 11,
		req: {
			victories: 2,
			coins: 10,
			rations: 4
		},
		upgradeTo: "Murmillo"
	},
	{
		id: "TS06",
		name: "Tarvos",
		cls: "Secutor",
		level: 1,
		speed: 1,
		strength: 3,
		endurance: 2,
		hp: 12,
		req: {
			victories: 2,
			coins: 8,
			rations: 4
		},
		upgradeTo: "Murmillo"
	},
	{
		id: "TS07",
		name: "Drusillus",
		cls: "Secutor",
		level: 1,
		speed: 2,
		strength: 2,
		endurance: 2,
		hp: 12,
		req: {
			victories: 2,
			coins: 8,
			rations: 4
		},
		upgradeTo: "Murmillo"
	},
	{
		id: "TS08",
		name: "Viator",
		cls: "Secutor",
		level: 1,
		speed: 2,
		strength: 4,
		endurance: 2,
		hp: 9,
		req: {
			victories: 2,
			coins: 12,
			rations: 5
		},
		upgradeTo: "Murmillo"
	},
	{
		id: "TS09",
		name: "Corvus",
		cls: "Secutor",
		level: 1,
		speed: 2,
		strength: 3,
		endurance: 3,
		hp: 9,
		req: {
			victories: 2,
			coins: 12,
			rations: 5
		},
		upgradeTo: "Murmillo"
	},
	{
		id: "TS10",
		name: "Maximinus",
		cls: "Secutor",
		level: 1,
		speed: 2,
		strength: 4,
		endurance: 3,
		hp: 8,
		req: {
			victories: 3,
			coins: 12,
			rations: 6
		},
		upgradeTo: "Murmillo"
	},
	{
		id: "TL01",
		name: "Hanno",
		cls: "Laquearius",
		level: 1,
		speed: 2,
		strength: 2,
		endurance: 3,
		hp: 10,
		req: {
			victories: 2,
			coins: 10,
			rations: 4
		},
		upgradeTo: "Retiarius"
	},
	{
		id: "TL02",
		name: "Iarbas",
		cls: "Laquearius",
		level: 1,
		speed: 2,
		strength: 1,
		endurance: 4,
		hp: 10,
		req: {
			victories: 2,
			coins: 10,
			rations: 4
		},
		upgradeTo: "Retiarius"
	},
	{
		id: "TL03",
		name: "Gulussa",
		cls: "Laquearius",
		level: 1,
		speed: 3,
		strength: 1,
		endurance: 3,
		hp: 11,
		req: {
			victories: 2,
			coins: 10,
			rations: 4
		},
		upgradeTo: "Retiarius"
	},
	{
		id: "TL04",
		name: "Adherbal",
		cls: "Laquearius",
		level: 1,
		speed: 1,
		strength: 3,
		endurance: 3,
		hp: 10,
		req: {
			victories: 2,
			coins: 10,
			rations: 4
		},
		upgradeTo: "Retiarius"
	},
	{
		id: "TL05",
		name: "Masgava",
		cls: "Laquearius",
		level: 1,
		speed: 1,
		strength: 2,
		endurance: 4,
		hp: 11,
		req: {
			victories: 2,
			coins: 10,
			rations: 4
		},
		upgradeTo: "Retiarius"
	},
	{
		id: "TL06",
		name: "Bomilcar",
		cls: "Laquearius",
		level: 1,
		speed: 2,
		strength: 1,
		endurance: 3,
		hp: 12,
		req: {
			victories: 2,
			coins: 8,
			rations: 4
		},
		upgradeTo: "Retiarius"
	},
	{
		id: "TL07",
		name: "Micipsa",
		cls: "Laquearius",
		level: 1,
		speed: 2,
		strength: 2,
		endurance: 2,
		hp: 12,
		req: {
			victories: 2,
			coins: 8,
			rations: 4
		},
		upgradeTo: "Retiarius"
	},
	{
		id: "TL08",
		name: "Sabas",
		cls: "Laquearius",
		level: 1,
		speed: 2,
		strength: 2,
		endurance: 4,
		hp: 9,
		req: {
			victories: 2,
			coins: 12,
			rations: 5
		},
		upgradeTo: "Retiarius"
	},
	{
		id: "TL09",
		name: "Nasir",
		cls: "Laquearius",
		level: 1,
		speed: 3,
		strength: 2,
		endurance: 3,
		hp: 9,
		req: {
			victories: 2,
			coins: 12,
			rations: 5
		},
		upgradeTo: "Retiarius"
	},
	{
		id: "TL10",
		name: "Juba",
		cls: "Laquearius",
		level: 1,
		speed: 3,
		strength: 2,
		endurance: 4,
		hp: 8,
		req: {
			victories: 3,
			coins: 12,
			rations: 6
		},
		upgradeTo: "Retiarius"
	}
], ve = [
	{
		id: "D201",
		name: "Twin Fangs",
		cls: "Dimachaerus",
		level: 2,
		speed: 2,
		strength: 1,
		endurance: 0,
		hp: 5
	},
	{
		id: "D202",
		name: "Hornet Pair",
		cls: "Dimachaerus",
		level: 2,
		speed: 2,
		strength: 2,
		endurance: 0,
		hp: 4
	},
	{
		id: "D203",
		name: "Steady Hands",
		cls: "Dimachaerus",
		level: 2,
		speed: 1,
		strength: 1,
		endurance: 1,
		hp: 5
	},
	{
		id: "D204",
		name: "Dusk Dancer",
		cls: "Dimachaerus",
		level: 2,
		speed: 2,
		strength: 1,
		endurance: 1,
		hp: 4
	},
	{
		id: "D205",
		name: "Left and Right",
		cls: "Dimachaerus",
		level: 2,
		speed: 3,
		strength: 0,
		endurance: 1,
		hp: 4
	},
	{
		id: "D206",
		name: "Butcher of Nola",
		cls: "Dimachaerus",
		level: 2,
		speed: 1,
		strength: 2,
		endurance: 1,
		hp: 4
	},
	{
		id: "D207",
		name: "Whirling Iron",
		cls: "Dimachaerus",
		level: 2,
		speed: 2,
		strength: 2,
		endurance: 1,
		hp: 2
	},
	{
		id: "D208",
		name: "Lightning of Capua",
		cls: "Dimachaerus",
		level: 2,
		speed: 3,
		strength: 1,
		endurance: 1,
		hp: 2
	},
	{
		id: "M201",
		name: "Bronze Fish",
		cls: "Murmillo",
		level: 2,
		speed: 0,
		strength: 2,
		endurance: 1,
		hp: 5
	},
	{
		id: "M202",
		name: "Shield Wall",
		cls: "Murmillo",
		level: 2,
		speed: 0,
		strength: 2,
		endurance: 2,
		hp: 4
	},
	{
		id: "M203",
		name: "Old Campaigner",
		cls: "Murmillo",
		level: 2,
		speed: 1,
		strength: 1,
		endurance: 1,
		hp: 5
	},
	{
		id: "M204",
		name: "Rock of Arelate",
		cls: "Murmillo",
		level: 2,
		speed: 1,
		strength: 2,
		endurance: 1,
		hp: 4
	},
	{
		id: "M205",
		name: "Hammer Arm",
		cls: "Murmillo",
		level: 2,
		speed: 1,
		strength: 3,
		endurance: 0,
		hp: 4
	},
	{
		id: "M206",
		name: "Patient Giant",
		cls: "Murmillo",
		level: 2,
		speed: 1,
		strength: 1,
		endurance: 2,
		hp: 4
	},
	{
		id: "M207",
		name: "Crested Fury",
		cls: "Murmillo",
		level: 2,
		speed: 1,
		strength: 2,
		endurance: 2,
		hp: 2
	},
	{
		id: "M208",
		name: "Bull of Tarraco",
		cls: "Murmillo",
		level: 2,
		speed: 1,
		strength: 3,
		endurance: 1,
		hp: 2
	},
	{
		id: "R201",
		name: "Deep Cast",
		cls: "Retiarius",
		level: 2,
		speed: 1,
		strength: 0,
		endurance: 2,
		hp: 5
	},
	{
		id: "R202",
		name: "Barefoot Tide",
		cls: "Retiarius",
		level: 2,
		speed: 2,
		strength: 0,
		endurance: 2,
		hp: 4
	},
	{
		id: "R203",
		name: "Net Mender",
		cls: "Retiarius",
		level: 2,
		speed: 1,
		strength: 1,
		endurance: 1,
		hp: 5
	},
	{
		id: "R204",
		name: "Trident Keeper",
		cls: "Retiarius",
		level: 2,
		speed: 1,
		strength: 1,
		endurance: 2,
		hp: 4
	},
	{
		id: "R205",
		name: "Long Breath",
		cls: "Retiarius",
		level: 2,
		speed: 0,
		strength: 1,
		endurance: 3,
		hp: 4
	},
	{
		id: "R206",
		name: "Reef Walker",
		cls: "Retiarius",
		level: 2,
		speed: 2,
		strength: 1,
		endurance: 1,
		hp: 4
	},
	{
		id: "R207",
		name: "Storm Fisher",
		cls: "Retiarius",
		level: 2,
		speed: 2,
		strength: 1,
		endurance: 2,
		hp: 2
	},
	{
		id: "R208",
		name: "Child of Neptune",
		cls: "Retiarius",
		level: 2,
		speed: 1,
		strength: 1,
		endurance: 3,
		hp: 2
	}
], ye = [
	{
		id: "HS1",
		kind: "combat",
		name: "Practice Sica",
		copies: 1,
		wheel: !0,
		effects: [{
			on: "PASSIVE",
			op: "STAT",
			who: "self",
			speed: 1
		}]
	},
	{
		id: "HS2",
		kind: "combat",
		name: "Practice Gladius",
		copies: 1,
		wheel: !0,
		effects: [{
			on: "PASSIVE",
			op: "STAT",
			who: "self",
			strength: 1
		}]
	},
	{
		id: "HS3",
		kind: "combat",
		name: "Practice Shield",
		copies: 1,
		wheel: !0,
		effects: [{
			on: "PASSIVE",
			op: "STAT",
			who: "self",
			endurance: 1
		}]
	}
], be = [
	{
		id: "HC01",
		kind: "combat",
		name: "Whetted Sica",
		copies: 2,
		wheel: !0,
		effects: [{
			on: "PASSIVE",
			op: "STAT",
			who: "self",
			speed: 1
		}]
	},
	{
		id: "HC02",
		kind: "combat",
		name: "Balanced Gladius",
		copies: 2,
		wheel: !0,
		effects: [{
			on: "PASSIVE",
			op: "STAT",
			who: "self",
			strength: 1
		}]
	},
	{
		id: "HC03",
		kind: "combat",
		name: "Quilted Manica",
		copies: 2,
		wheel: !0,
		effects: [{
			on: "PASSIVE",
			op: "STAT",
			who: "self",
			endurance: 1
		}]
	},
	{
		id: "HC04",
		kind: "combat",
		name: "Oiled Limbs",
		copies: 3,
		wheel: !1,
		effects: [{
			on: "PASSIVE",
			op: "STAT",
			who: "self",
			speed: 2
		}]
	},
	{
		id: "HC05",
		kind: "combat",
		name: "Leaden Pommel",
		copies: 3,
		wheel: !1,
		effects: [{
			on: "PASSIVE",
			op: "STAT",
			who: "self",
			strength: 2
		}]
	},
	{
		id: "HC06",
		kind: "combat",
		name: "Tall Scutum",
		copies: 3,
		wheel: !1,
		effects: [{
			on: "PASSIVE",
			op: "STAT",
			who: "self",
			endurance: 2
		}]
	},
	{
		id: "HC07",
		kind: "combat",
		name: "Headlong Rush",
		copies: 2,
		wheel: !1,
		effects: [{
			on: "PASSIVE",
			op: "STAT",
			who: "self",
			speed: 3,
			endurance: -1
		}]
	},
	{
		id: "HC08",
		kind: "combat",
		name: "Crushing Stance",
		copies: 2,
		wheel: !1,
		effects: [{
			on: "PASSIVE",
			op: "STAT",
			who: "self",
			strength: 3,
			speed: -1
		}]
	},
	{
		id: "HC09",
		kind: "combat",
		name: "Turtle Guard",
		copies: 2,
		wheel: !1,
		effects: [{
			on: "PASSIVE",
			op: "STAT",
			who: "self",
			endurance: 3,
			strength: -1
		}]
	},
	{
		id: "HC10",
		kind: "combat",
		name: "Master Armour",
		copies: 2,
		wheel: !1,
		effects: [{
			on: "PASSIVE",
			op: "STAT",
			who: "self",
			speed: 1,
			strength: 1,
			endurance: 1
		}]
	},
	{
		id: "HC11",
		kind: "combat",
		name: "Ankle Weights",
		copies: 1,
		wheel: !1,
		effects: [{
			on: "PASSIVE",
			op: "STAT",
			who: "foe",
			speed: -2
		}]
	},
	{
		id: "HC12",
		kind: "combat",
		name: "Blunted Edge",
		copies: 1,
		wheel: !1,
		effects: [{
			on: "PASSIVE",
			op: "STAT",
			who: "foe",
			strength: -2
		}]
	},
	{
		id: "HC13",
		kind: "combat",
		name: "Midday Sun",
		copies: 1,
		wheel: !1,
		effects: [{
			on: "PASSIVE",
			op: "STAT",
			who: "foe",
			endurance: -2
		}]
	},
	{
		id: "HC14",
		kind: "combat",
		name: "Bloodied Standard",
		copies: 1,
		wheel: !1,
		effects: [{
			on: "PASSIVE",
			op: "STAT",
			who: "self",
			speed: 2,
			strength: 2,
			endurance: 2
		}, {
			on: "REVEAL",
			op: "HP_START",
			n: -5
		}]
	}
], xe = [
	{
		id: "HX01",
		kind: "special",
		name: "Feint",
		copies: 2,
		wheel: !1,
		effects: [{
			on: "SHOWN",
			op: "REROLL",
			who: "self",
			uses: 1
		}]
	},
	{
		id: "HX02",
		kind: "special",
		name: "Trip Cord",
		copies: 2,
		wheel: !1,
		effects: [{
			on: "SHOWN",
			op: "REROLL",
			who: "foe",
			uses: 1
		}]
	},
	{
		id: "HX03",
		kind: "special",
		name: "Opening Salute",
		copies: 1,
		wheel: !0,
		effects: [{
			on: "DICE",
			op: "DICE",
			count: 2,
			keep: "best",
			rolls: [1]
		}]
	},
	{
		id: "HX04",
		kind: "special",
		name: "Darling of the Stands",
		copies: 1,
		wheel: !0,
		effects: [{
			on: "REVEAL",
			op: "PICK_START",
			cycle: "all"
		}]
	},
	{
		id: "HX05",
		kind: "special",
		name: "Turned Tide",
		copies: 1,
		wheel: !1,
		effects: [{
			on: "REVEAL",
			op: "REVERSE_CYCLE"
		}, {
			on: "DICE",
			op: "DICE",
			count: 2,
			keep: "best",
			rolls: [3]
		}]
	},
	{
		id: "HX06",
		kind: "special",
		name: "Scale Greaves",
		copies: 2,
		wheel: !1,
		effects: [{
			on: "DAMAGE",
			op: "TAKEN",
			n: -1,
			uses: 3
		}]
	},
	{
		id: "HX07",
		kind: "special",
		name: "Barbed Point",
		copies: 2,
		wheel: !1,
		effects: [{
			on: "DAMAGE",
			op: "DEALT",
			n: 1,
			uses: 3
		}]
	},
	{
		id: "HX08",
		kind: "special",
		name: "One Last Breath",
		copies: 1,
		wheel: !1,
		effects: [{
			on: "ZERO",
			op: "SURVIVE",
			hp: 1,
			uses: 1
		}]
	},
	{
		id: "HX09",
		kind: "special",
		name: "Disarming Hook",
		copies: 1,
		wheel: !1,
		effects: [{
			on: "REVEAL",
			op: "CANCEL",
			slot: "combat"
		}]
	},
	{
		id: "HX10",
		kind: "special",
		name: "Handful of Sand",
		copies: 1,
		wheel: !1,
		effects: [{
			on: "REVEAL",
			op: "CANCEL",
			slot: "special"
		}]
	},
	{
		id: "HX11",
		kind: "special",
		name: "Palm Branch",
		copies: 1,
		wheel: !1,
		effects: [{
			on: "WIN",
			op: "GAIN",
			glory: 2
		}]
	},
	{
		id: "HX12",
		kind: "special",
		name: "Side Wager",
		copies: 1,
		wheel: !1,
		effects: [{
			on: "WIN",
			op: "GAIN",
			coins: 3
		}]
	},
	{
		id: "HX13",
		kind: "special",
		name: "Raised Finger",
		copies: 1,
		wheel: !1,
		effects: [{
			on: "ZERO",
			op: "DEATH",
			of: "self",
			rolls: [
				2,
				3,
				4
			],
			chooser: "owner"
		}]
	},
	{
		id: "HX14",
		kind: "special",
		name: "No Quarter",
		copies: 1,
		wheel: !1,
		effects: [{
			on: "ZERO",
			op: "DEATH",
			of: "foe",
			rolls: [5, 6],
			chooser: "attacker"
		}]
	}
], Se = [
	{
		id: "HB01",
		kind: "blessing",
		name: "Salve of Aesculapius",
		copies: 4,
		wheel: !1,
		effects: [{
			on: "TRAINING",
			op: "HEAL",
			n: 4,
			target: "one"
		}]
	},
	{
		id: "HB02",
		kind: "blessing",
		name: "Night in the Temple",
		copies: 2,
		wheel: !1,
		effects: [{
			on: "TRAINING",
			op: "HEAL",
			n: "full",
			target: "one"
		}]
	},
	{
		id: "HB03",
		kind: "blessing",
		name: "Sheaf of Ceres",
		copies: 2,
		wheel: !1,
		effects: [{
			on: "TRAINING",
			op: "GAIN",
			rations: 3
		}]
	},
	{
		id: "HB04",
		kind: "blessing",
		name: "Purse of Mercury",
		copies: 2,
		wheel: !1,
		effects: [{
			on: "TRAINING",
			op: "GAIN",
			coins: 4
		}]
	},
	{
		id: "HB05",
		kind: "blessing",
		name: "Eye of Mars",
		copies: 1,
		wheel: !1,
		effects: [{
			on: "TRAINING",
			op: "UPGRADE_DISCOUNT",
			victories: 1
		}]
	},
	{
		id: "HB06",
		kind: "blessing",
		name: "Counsel of Minerva",
		copies: 1,
		wheel: !1,
		effects: [{
			on: "TRAINING",
			op: "UPGRADE_DISCOUNT",
			coins: 4,
			rations: 1
		}]
	},
	{
		id: "HB07",
		kind: "blessing",
		name: "Whisper of Fortuna",
		copies: 1,
		wheel: !1,
		effects: [{
			on: "TRAINING",
			op: "LOOK",
			what: "task"
		}, {
			on: "TRAINING",
			op: "LOOK",
			what: "hand"
		}]
	},
	{
		id: "HB08",
		kind: "blessing",
		name: "Hearth of Vesta",
		copies: 1,
		wheel: !1,
		effects: [{
			on: "TRAINING",
			op: "HEAL",
			n: 2,
			target: "all"
		}]
	},
	{
		id: "HB09",
		kind: "blessing",
		name: "Toll of Pluto",
		copies: 1,
		wheel: !1,
		effects: [{
			on: "DUTIES",
			op: "REIMBURSE",
			factor: 2
		}]
	}
], Ce = [
	{
		id: "HT01",
		name: "Two Palms",
		cond: {
			op: "WINS_IN_ROUND",
			n: 2
		}
	},
	{
		id: "HT02",
		name: "Torchlight Hero",
		cond: {
			op: "WIN_SLOT",
			slot: "evening",
			n: 1
		}
	},
	{
		id: "HT03",
		name: "Masters of Noon",
		cond: {
			op: "WIN_SLOT",
			slot: "afternoon",
			n: 2
		}
	},
	{
		id: "HT04",
		name: "Early Risers",
		cond: {
			op: "WIN_SLOT",
			slot: "morning",
			n: 2
		}
	},
	{
		id: "HT05",
		name: "Name of the House",
		cond: {
			op: "HOUSE_GLORY",
			n: 25
		}
	},
	{
		id: "HT06",
		name: "A Living Legend",
		cond: {
			op: "GLADIATOR_GLORY",
			n: 15
		}
	},
	{
		id: "HT07",
		name: "Proven Specialist",
		cond: {
			op: "WIN_LEVEL",
			level: 2,
			n: 1
		}
	},
	{
		id: "HT08",
		name: "New Armatura",
		cond: {
			op: "UPGRADES",
			n: 1
		}
	},
	{
		id: "HT09",
		name: "Three Schools",
		cond: {
			op: "OWN_CLASSES",
			n: 3
		}
	},
	{
		id: "HT10",
		name: "Full Barracks",
		cond: {
			op: "OWN",
			n: 5
		}
	},
	{
		id: "HT11",
		name: "Strongbox",
		cond: {
			op: "HOLD",
			coins: 30
		}
	},
	{
		id: "HT12",
		name: "Granary",
		cond: {
			op: "HOLD",
			rations: 15
		}
	},
	{
		id: "HT13",
		name: "The Sand Drinks",
		cond: {
			op: "KILLS",
			n: 1
		}
	},
	{
		id: "HT14",
		name: "Against the Odds",
		cond: {
			op: "WIN_VS_ADVANTAGE",
			n: 1
		}
	},
	{
		id: "HT15",
		name: "Untouched",
		cond: {
			op: "WIN_LOSS_AT_MOST",
			hp: 1,
			n: 1
		}
	},
	{
		id: "HT16",
		name: "Bare Hands",
		cond: {
			op: "WIN_UNEQUIPPED",
			n: 2
		}
	},
	{
		id: "HT17",
		name: "Depth of the Ludus",
		cond: {
			op: "DISTINCT_WINNERS",
			n: 3
		}
	},
	{
		id: "HT18",
		name: "Missio",
		cond: {
			op: "SPARES",
			n: 1
		}
	},
	{
		id: "HT19",
		name: "Slave Market Regular",
		cond: {
			op: "AUCTIONS",
			kind: "gladiator",
			n: 2
		}
	},
	{
		id: "HT20",
		name: "Wooden Sword",
		cond: {
			op: "FREED",
			minGlory: 8,
			n: 1
		}
	}
], we = () => ({
	wins: [],
	upgrades: 0,
	kills: 0,
	spares: 0,
	auctions: [0, 0],
	freed: []
}), x = [
	"morning",
	"afternoon",
	"evening"
], Te = ["resource", "gladiator"], Ee = {
	WINS: { n: "number" },
	WINS_IN_ROUND: { n: "number" },
	WIN_SLOT: {
		slot: x,
		n: "number"
	},
	WIN_LEVEL: {
		level: "number",
		n: "number"
	},
	WIN_VS_ADVANTAGE: { n: "number" },
	WIN_UNEQUIPPED: { n: "number" },
	WIN_LOSS_AT_MOST: {
		hp: "number",
		n: "number"
	},
	DISTINCT_WINNERS: { n: "number" },
	UPGRADES: { n: "number" },
	KILLS: { n: "number" },
	SPARES: { n: "number" },
	AUCTIONS: {
		kind: Te,
		n: "number"
	},
	FREED: {
		minGlory: "number",
		n: "number"
	},
	HOUSE_GLORY: { n: "number" },
	GLADIATOR_GLORY: { n: "number" },
	HOLD: {
		coins: "number?",
		rations: "number?"
	},
	OWN: { n: "number" },
	OWN_CLASSES: { n: "number" },
	OWN_LEVEL2: { n: "number" }
};
function De(e) {
	let t = e.cond, n = Object.hasOwn(Ee, e.cond.op) ? Ee[e.cond.op] : void 0;
	if (n === void 0) throw Error(`${e.id}: there is no condition '${e.cond.op}'`);
	for (let r of Object.keys(t)) if (r !== "op" && !Object.hasOwn(n, r)) throw Error(`${e.id}: ${e.cond.op} has no '${r}'`);
	for (let [r, i] of Object.entries(n)) {
		let n = t[r];
		if (!(typeof i == "string" ? i === "number?" && n === void 0 || Number.isInteger(n) : i.includes(n))) throw Error(`${e.id}: '${r}' of ${e.cond.op} cannot be '${JSON.stringify(n)}'`);
	}
	return e;
}
var Oe = (e, t) => {
	let n = 0;
	for (let r of e) t(r) && n++;
	return n;
}, ke = (e) => !e.substitution;
function Ae(e, t, n, r) {
	let { wins: i } = t;
	switch (e.op) {
		case "WINS": return {
			have: i.length,
			need: e.n
		};
		case "WINS_IN_ROUND": return {
			have: Oe(i, (e) => ke(e) && e.round === r),
			need: e.n
		};
		case "WIN_SLOT": {
			let t = x.indexOf(e.slot);
			return {
				have: Oe(i, (e) => e.slot === t),
				need: e.n
			};
		}
		case "WIN_LEVEL": return {
			have: Oe(i, (t) => t.level === e.level),
			need: e.n
		};
		case "WIN_VS_ADVANTAGE": return {
			have: Oe(i, (e) => ke(e) && e.against),
			need: e.n
		};
		case "WIN_UNEQUIPPED": return {
			have: Oe(i, (e) => ke(e) && e.bare),
			need: e.n
		};
		case "WIN_LOSS_AT_MOST": return {
			have: Oe(i, (t) => ke(t) && t.loss <= e.hp),
			need: e.n
		};
		case "DISTINCT_WINNERS": return {
			have: new Set(i.map((e) => e.tiro)).size,
			need: e.n
		};
		case "UPGRADES": return {
			have: t.upgrades,
			need: e.n
		};
		case "KILLS": return {
			have: t.kills,
			need: e.n
		};
		case "SPARES": return {
			have: t.spares,
			need: e.n
		};
		case "AUCTIONS": return {
			have: t.auctions[Te.indexOf(e.kind)],
			need: e.n
		};
		case "FREED": return {
			have: t.freed.filter((t) => t >= e.minGlory).length,
			need: e.n
		};
		case "HOUSE_GLORY": return {
			have: n.glory,
			need: e.n
		};
		case "GLADIATOR_GLORY": return {
			have: n.best,
			need: e.n
		};
		case "HOLD": {
			let t = e.coins ?? 0, r = e.rations ?? 0;
			return {
				have: Math.min(n.coins, t) + Math.min(n.rations, r),
				need: t + r
			};
		}
		case "OWN": return {
			have: n.gladiators,
			need: e.n
		};
		case "OWN_CLASSES": return {
			have: n.classes,
			need: e.n
		};
		case "OWN_LEVEL2": return {
			have: n.upgraded,
			need: e.n
		};
	}
}
var je = ["self", "foe"], Me = {
	STAT: {
		on: ["PASSIVE"],
		fields: {
			who: je,
			speed: "number?",
			strength: "number?",
			endurance: "number?"
		}
	},
	HP_START: {
		on: ["REVEAL"],
		fields: { n: "number" }
	},
	PICK_START: {
		on: ["REVEAL"],
		fields: { cycle: [
			1,
			2,
			"all"
		] }
	},
	REVERSE_CYCLE: {
		on: ["REVEAL"],
		fields: {}
	},
	CANCEL: {
		on: ["REVEAL"],
		fields: { slot: ["combat", "special"] }
	},
	DICE: {
		on: ["DICE"],
		fields: {
			count: "number",
			keep: ["best"],
			rolls: "rolls"
		}
	},
	REROLL: {
		on: ["SHOWN"],
		fields: {
			who: je,
			uses: "number"
		}
	},
	TAKEN: {
		on: ["DAMAGE"],
		fields: {
			n: "number",
			uses: "number"
		}
	},
	DEALT: {
		on: ["DAMAGE"],
		fields: {
			n: "number",
			uses: "number"
		}
	},
	SURVIVE: {
		on: ["ZERO"],
		fields: {
			hp: "number",
			uses: "number"
		}
	},
	DEATH: {
		on: ["ZERO"],
		fields: {
			of: je,
			rolls: "rolls",
			chooser: ["owner", "attacker"]
		}
	},
	GAIN: {
		on: ["WIN", "TRAINING"],
		fields: {
			coins: "number?",
			rations: "number?",
			glory: "number?"
		}
	},
	HEAL: {
		on: ["TRAINING"],
		fields: {
			n: "number or full",
			target: ["one", "all"]
		}
	},
	UPGRADE_DISCOUNT: {
		on: ["TRAINING"],
		fields: {
			victories: "number?",
			coins: "number?",
			rations: "number?"
		}
	},
	LOOK: {
		on: ["TRAINING"],
		fields: { what: ["task", "hand"] }
	},
	REIMBURSE: {
		on: ["DUTIES"],
		fields: { factor: "number" }
	}
}, Ne = ["TRAINING", "DUTIES"];
function Pe(e) {
	if (![
		"combat",
		"special",
		"blessing"
	].includes(e.kind)) throw Error(`${e.id}: there is no kind '${e.kind}'`);
	for (let t of e.effects) if (Fe(e.id, t), Ne.includes(t.on) !== (e.kind === "blessing")) throw Error(`${e.id}: a ${e.kind} card cannot act on '${t.on}'`);
	return e;
}
function Fe(e, t) {
	let n = t, r = Object.hasOwn(Me, t.op) ? Me[t.op] : void 0;
	if (r === void 0) throw Error(`${e}: there is no effect '${t.op}'`);
	if (!r.on.includes(t.on)) throw Error(`${e}: ${t.op} cannot come on '${t.on}'`);
	for (let i of Object.keys(n)) if (i !== "on" && i !== "op" && !Object.hasOwn(r.fields, i)) throw Error(`${e}: ${t.op} has no '${i}'`);
	for (let [i, a] of Object.entries(r.fields)) if (!Ie(a, n[i])) throw Error(`${e}: '${i}' of ${t.op} cannot be '${JSON.stringify(n[i])}'`);
}
function Ie(e, t) {
	return e === "number?" && t === void 0 ? !0 : e === "number or full" ? t === "full" || Number.isInteger(t) : e === "number" || e === "number?" ? Number.isInteger(t) : e === "rolls" ? Array.isArray(t) && t.every((e) => Number.isInteger(e) && e >= 1 && e <= 6) : e.includes(t);
}
var S = [
	"combat",
	"special",
	"blessing"
], C = [
	"speed",
	"strength",
	"endurance"
], w = [
	...ye,
	...be,
	...xe,
	...Se
].map(Pe), Le = ye.length, Re = w.length, ze = (e) => e.toLowerCase().replaceAll(" ", "-"), T = w.map((e) => ze(e.name)), E = _e.map((e) => ze(e.name)), Be = ve.map((e) => ze(e.name)), D = Ce.map((e) => ze(e.name)), O = w.map((e) => S.indexOf(e.kind)), Ve = w.map((e) => e.wheel), k = w.map((e) => e.effects), He = (e) => e < Le, Ue = ge(w.map((e, t) => He(t) ? 0 : e.copies)), We = _e.map((e, t) => t), Ge = Ce.map((e, t) => t), Ke = Ce.map((e) => De(e).cond);
function qe(e, t) {
	let n = k[e];
	for (let e = 0; e < n.length; e++) if (n[e].op === t) return n[e];
	return null;
}
var Je = (e) => w.map((t) => C.map((n) => t.effects.reduce((t, r) => r.op === "STAT" && r.who === e ? t + (r[n] ?? 0) : t, 0))), Ye = Je("self"), Xe = Je("foe"), Ze = [
	"Thracian",
	"Secutor",
	"Laquearius"
], A = [
	"Dimachaerus",
	"Murmillo",
	"Retiarius"
], Qe = [...Ze, ...A], $e = _e.map((e) => st(e.id, Ze, e.cls)), et = ve.map((e) => st(e.id, A, e.cls)), tt = _e.map((e) => st(e.id, A, e.upgradeTo)), j = _e.map((e) => e.req), nt = _e.map((e) => C.map((t) => e[t])), rt = ve.map((e) => C.map((t) => e[t])), it = _e.map((e) => e.hp), at = ve.map((e) => e.hp), ot = A.map((e, t) => ve.map((e, t) => t).filter((e) => et[e] === t));
function st(e, t, n) {
	let r = t.indexOf(n);
	if (r < 0) throw Error(`${e}: there is no class '${n}' on its level`);
	return r;
}
var ct = {
	hand: (e, t) => o(t),
	task: (e, t) => o(t) | e.houses[t].taskSeen,
	dealt: (e, t) => o(t),
	rejected: (e, t) => o(t),
	drawn: (e, t) => o(t),
	deck: () => 0,
	open: () => a
}, lt = (e) => e.second < 0 ? 1 : 2, ut = (e) => e.second < 0 ? $e[e.tiro] : 3 + et[e.second], M = (e, t) => nt[e.tiro][t] + (e.second < 0 ? 0 : rt[e.second][t]), N = (e) => it[e.tiro] + (e.second < 0 ? 0 : at[e.second]), dt = (e) => ({
	tiro: e,
	second: -1,
	hp: it[e],
	victories: 0,
	glory: 0
});
function P(e, t) {
	for (let n = 0; n < e.ludus.length; n++) if (e.ludus[n].tiro === t) return e.ludus[n];
	return null;
}
function ft(e) {
	let t = 0;
	for (let n = 0; n < e.ludus.length; n++) t += e.ludus[n].glory;
	return t;
}
var pt = (e) => e.hand.length + e.open.length;
function F({ hand: e, open: t }) {
	if (t.length === 0) return e;
	let n = [], r = 0;
	for (let i = 0; i < e.length; i++) {
		for (; r < t.length && t[r] < e[i];) n.push(t[r++]);
		n.push(e[i]);
	}
	for (; r < t.length;) n.push(t[r++]);
	return n;
}
var mt = (e, t) => e.open.includes(t) || e.hand.includes(t);
function ht(e) {
	return e.backs[2] > 0 || e.open.some((e) => O[e] === 2);
}
function gt(e, t) {
	y(e.hand, t), e.backs[O[t]]++;
}
function _t(e, t) {
	if (e.open.includes(t)) b(e.open, t);
	else {
		b(e.hand, t), e.backs[O[t]]--;
		for (let n of e.seen) n.includes(t) && b(n, t);
	}
}
function vt(e, t) {
	y(He(t) ? e.removed : e.discard, t);
}
function yt(e, t, n, r) {
	let i = e.houses[t];
	i.coins += n, i.rations += r, e.reservoir[0] -= n, e.reservoir[1] -= r;
}
var bt = (e, t) => ({
	purse: e.houses[t].coins,
	store: e.houses[t].rations
}), xt = (e, t, n, r) => yt(e, t, -n, -r), St = (e) => e.order[(e.round - 1) % e.order.length];
function Ct(e) {
	let t = (e.round - 1) % e.order.length;
	return [...e.order.slice(t), ...e.order.slice(0, t)].filter((t) => !e.houses[t].out);
}
var wt = (e) => Math.min(3, e.round), Tt = (e) => 2 * e.order.length + 1;
function Et(e, t) {
	let [n = "", ...r] = t.trim().split(/\s+/), i = Dt[n];
	if (i === void 0) throw Error(`'${n}' cannot be set; there are: seat, ${Object.keys(Dt).slice(1).join(", ")}`);
	i(e, r);
}
var Dt = {
	seat: Ot,
	round(e, [t]) {
		e.round = I(t, 99);
	},
	order(e, t) {
		e.order = t.map((t) => I(t, e.seats - 1));
	},
	market: (e, t) => Lt(e.market, t.map(Mt)),
	tiros: (e, t) => Lt(e.tiros, t.map(Nt)),
	tasks: (e, t) => Lt(e.tasks, t.map(Ft)),
	seconds(e, t) {
		for (let n of t.map(Pt).reverse()) Lt(e.seconds[et[n]], [n]);
	},
	"deck-size"(e, [t = "", n]) {
		let r = A.findIndex((e) => e.toLowerCase() === t), i = t === "market" ? e.market : t === "tiros" ? e.tiros : e.seconds[r], a = t === "market" ? e.discard : t === "tiros" ? e.tiroDiscard : e.secondDiscard[r];
		if (i === void 0 || a === void 0) throw Error(`there is no deck '${t}'`);
		for (let e of i.splice(0, i.length - I(n, i.length))) y(a, e);
	},
	discard: (e, t) => It(e.market, e.discard, t.map(Mt)),
	lot(e, t) {
		It(e.market, e.lot, t.map(Mt)), e.lotType = O[e.lot[0]];
	},
	shown: (e, t) => It(e.tiros, e.shown, t.map(Nt))
};
function Ot(e, [t, n = "", ...r]) {
	let i = e.houses[I(t, e.seats - 1)], a = kt[n];
	if (a === void 0) throw Error(`'seat ${t} ${n}' cannot be set; there are: ${Object.keys(kt).join(", ")}`);
	a(e, i, r);
}
var kt = {
	coins(e, t, [n]) {
		e.reservoir[0] += t.coins - I(n, 99), t.coins = I(n, 99);
	},
	rations(e, t, [n]) {
		e.reservoir[1] += t.rations - I(n, 99), t.rations = I(n, 99);
	},
	gladiator: At,
	gladiators(e, t, n) {
		for (let r of n) At(e, t, [r]);
	},
	dead(e, t, n) {
		At(e, t, n), t.dead.push(t.ludus.pop());
	},
	hand(e, t, n) {
		for (let r of n.map(Mt)) b(e.market, r), gt(t, r);
	},
	open: (e, t, n) => It(e.market, t.open, n.map(Mt)),
	starters(e, t, n) {
		let r = n[0] === "none" ? [] : n.map(Mt);
		for (let n of t.open.filter(He)) r.includes(n) || (b(t.open, n), y(e.removed, n));
	},
	task: (e, t, n) => It(e.tasks, t.task, n.map(Ft)),
	done: (e, t, n) => It(e.tasks, t.done, n.map(Ft)),
	plan(e, t, [n, r, ...i]) {
		let a = x.indexOf(n ?? "");
		if (a < 0) throw Error(`there is no slot '${n}'; there are: ${x.join(", ")}`);
		t.plan.fighters[a] = Nt(r ?? "");
		for (let e of i.map(Mt)) (O[e] === 0 ? t.plan.combat : t.plan.special)[a] = e;
	},
	chose(e, t, [n]) {
		t.chose = I(n, 99), e.selections = Math.max(e.selections, t.chose + 1);
	},
	busy(e, t, n) {
		t.busy.push(...n.map(Nt));
	},
	unrested(e, t) {
		t.unrested = !0;
	}
};
function At(e, t, [n = "", ...r]) {
	let i = Nt(n);
	b(e.tiros, i);
	let a = dt(i);
	for (let t of r) {
		let [n = "", r = ""] = t.split("=");
		if (n === "second") a.second = Pt(r), b(e.seconds[et[a.second]], a.second);
		else if (n === "hp" || n === "victories" || n === "glory") a[n] = I(r, 99);
		else throw Error(`'${t}' says nothing about a gladiator; there are: hp=, victories=, glory=, second=`);
	}
	t.ludus.push(a);
}
function I(e, t) {
	if (e === void 0 || !/^\d+$/.test(e) || Number(e) > t) throw Error(`a number from 0 to ${t} is needed, not '${e}'`);
	return Number(e);
}
var jt = (e, t) => (n) => {
	let r = t.indexOf(n);
	if (r < 0) throw Error(`there is no ${e} '${n}'`);
	return r;
}, Mt = jt("card", T), Nt = jt("Tiro", E), Pt = jt("second-level card", Be), Ft = jt("task", D);
function It(e, t, n) {
	for (let r of n) b(e, r), y(t, r);
}
function Lt(e, t) {
	for (let n of t) b(e, n);
	e.push(...t.toReversed());
}
var Rt = (e, t, n) => ({
	label: e,
	value: t,
	clause: n
}), zt = (e, t) => ({
	to: e,
	fields: t
}), Bt = class {
	events = [];
	clause = "";
	declared = null;
	before;
	constructor(e = 0) {
		this.before = e;
	}
	get length() {
		return this.before + this.events.length;
	}
	emit(e, ...[t, ...n]) {
		let { clause: r = this.clause, ...a } = t ?? {}, o = n.map(({ to: e, fields: t }) => ({
			to: e,
			fields: i(t)
		})), s = {
			n: this.length,
			clause: r,
			kind: e,
			secrets: o.length > 0 ? o : null,
			fields: i(a)
		};
		Ht(s), Ut(s, this.declared), this.events.push(s);
	}
}, Vt = [
	"n",
	"clause",
	"kind",
	"secrets"
];
function Ht(e) {
	for (let t of [e.fields, ...(e.secrets ?? []).map((e) => e.fields)]) for (let n of Vt) if (n in t) throw Error(`${e.clause} ${e.kind}: an event cannot have a field '${n}'`);
}
function Ut(e, t) {
	let n = t?.kinds[e.kind]?.fields ?? {};
	for (let t in n) {
		let { total: r } = n[t];
		if (r !== null) for (let n of e.secrets ?? [null]) {
			let i = n === null ? e.fields : {
				...e.fields,
				...n.fields
			}, a = i[t] ?? null;
			if (a === null) continue;
			let o = a.reduce((e, t) => e + t.value, 0);
			if (o === i[r]) continue;
			let s = `${t} sum to ${o}, ${r} is ${i[r]}: ${JSON.stringify(a)}`;
			throw Error(`${e.clause} ${e.kind}: ${s}`);
		}
	}
}
var Wt = 2, Gt = h("tasks", {
	locals: { by: [] },
	shows: ["by"]
}, [
	{
		clause: "HG-20.3",
		run(e, t, n) {
			for (let r of t.by) {
				let { dealt: t, elsewhere: i } = e.houses[r];
				for (i.fill(0); t.length < Wt && e.tasks.length > 0;) t.push(e.tasks.pop());
				n.reveal(0, o(r)), n.log?.emit("dealt", {
					seat: r,
					count: t.length
				}, zt(o(r), { tasks: t.slice() }));
			}
			for (let n of t.by) for (let t of e.houses[n].dealt) qt(e, n, t);
		}
	},
	{
		clause: "HG-20.7",
		run(e, t, n) {
			for (let r of t.by) e.houses[r].dealt.length === 1 && Kt(e, n, r, e.houses[r].dealt[0]);
		}
	},
	{
		clause: "HG-2.12",
		sealed: !0,
		ask(e, t) {
			let n = [];
			for (let r of t.by) {
				let { dealt: t } = e.houses[r];
				t.length > 1 && n.push(g(r, "task", t));
			}
			return n;
		},
		fallback: (e, t, n) => e.houses[n.seat].dealt[0],
		take(e, t, n, r) {
			for (let i of t.by) r[i] !== null && Kt(e, n, i, r[i]);
		}
	},
	{
		clause: "HG-2.12",
		at: "HG-2.12 reshuffled",
		run: (e, t, n) => n.random.shuffle(e.tasks)
	}
]);
function Kt(e, t, n, r) {
	let i = e.houses[n];
	b(i.dealt, r);
	for (let t of i.dealt) y(e.tasks, t);
	i.dealt.length = 0, i.task.push(r), i.taskSeen = 0, i.ruledOut = 0, i.deeds = we(), t.log?.emit("kept", { seat: n }, zt(o(n), { task: r }));
}
function qt(e, t, n) {
	for (let r of e.houses) r !== e.houses[t] && (r.elsewhere[t] |= 1 << n);
}
function Jt(e, t) {
	let n = e.houses[t];
	for (let r of n.task) qt(e, t, r), y(e.tasks, r);
	n.task.length = 0, n.taskSeen = 0;
}
function Yt(e) {
	let { ludus: t } = e, n = 0, r = 0, i = 0;
	for (let e of t) e.glory > n && (n = e.glory), e.second >= 0 && r++, i |= 1 << ut(e);
	let a = 0;
	for (; i > 0; i >>= 1) a += i & 1;
	return {
		glory: ft(e),
		best: n,
		coins: e.coins,
		rations: e.rations,
		gladiators: t.length,
		classes: a,
		upgraded: r
	};
}
function Xt(e, t, n, r) {
	let { have: i, need: a } = Ae(Ke[n], e.houses[t].deeds, r, e.round);
	return i >= a;
}
function Zt(e, t) {
	for (let n of e.order) {
		let r = e.houses[n], i = r.task[0];
		if (r.out || i === void 0) continue;
		t.reveal(o(n), a);
		let s = Yt(r);
		if (Xt(e, n, i, s)) r.task.length = 0, r.done.push(i), t.use(D[i]), t.log?.emit("completed", {
			clause: "HG-20.2",
			seat: n,
			task: i,
			count: r.done.length
		});
		else for (let t of Ge) Xt(e, n, t, s) && (r.ruledOut |= 1 << t);
	}
}
var Qt = 2, $t = 3, en = h("set-up", {
	locals: { picks: 0 },
	shows: ["picks"]
}, [
	{
		clause: "HG-2.8",
		run(e, t, n) {
			let r = n.random.below(e.seats);
			e.order = [];
			for (let t = 0; t < e.seats; t++) e.order.push((r + t) % e.seats);
			n.log?.emit("firstChosen", { seat: r });
		}
	},
	{
		clause: "HG-2.4",
		run(e, t, n) {
			for (let t of e.order) n.log?.emit("received", {
				seat: t,
				cards: e.houses[t].open.slice()
			});
		}
	},
	{
		clause: "HG-2.6",
		run(e, t, n) {
			n.random.shuffle(e.tiros);
			for (let t of e.seconds) n.random.shuffle(t);
			n.random.shuffle(e.market), n.random.shuffle(e.tasks);
		}
	},
	{
		clause: "HG-2.7",
		run(e, t, n) {
			for (let t = Tt(e); t > 0; t--) y(e.shown, e.tiros.pop());
			n.reveal(0, a), n.log?.emit("revealed", { gladiators: e.shown.slice() });
		}
	},
	{
		clause: "HG-2.9",
		ask: (e, t) => t.picks === Qt * e.seats ? null : g(e.order[t.picks % e.seats], "gladiator", e.shown),
		fallback: (e) => tn(e.shown),
		take(e, t, n, r, i) {
			let a = r;
			return t.picks++, b(e.shown, a), e.houses[i].ludus.push(dt(a)), n.log?.emit("drafted", {
				seat: i,
				gladiator: a
			}), u;
		}
	},
	{
		clause: "HG-2.10",
		run(e, t, n) {
			for (let t of e.shown) y(e.tiros, t);
			e.shown.length = 0, n.random.shuffle(e.tiros);
		}
	},
	{
		clause: "HG-2.11",
		run(e, t, n) {
			for (let t of e.order) {
				let r = [];
				for (let n = 0; n < $t; n++) {
					let n = e.market.pop();
					gt(e.houses[t], n), r.push(n);
				}
				n.reveal(0, a), n.log?.emit("drew", {
					seat: t,
					count: $t
				}, zt(o(t), { cards: r }));
			}
		}
	},
	{
		clause: "HG-2.12",
		run: (e) => f(Gt, { by: e.order.slice() })
	}
]);
function tn(e) {
	let t = (e) => nt[e].reduce((e, t) => e + t, 0), n = e[0];
	for (let r of e) (t(r) - t(n) || it[r] - it[n]) > 0 && (n = r);
	return n;
}
var nn = (e) => e.order.some((t) => e.houses[t].done.length >= 3);
function rn(e, t, n) {
	e.ending = n;
	let { places: r, scores: i } = on(e);
	return t.log?.emit("gameEnded", {
		clause: n,
		places: r,
		scores: i
	}), d();
}
function an(e, t, n) {
	let r = e.houses[t], i = e.houses[n];
	return r.out || i.out ? Number(r.out) - Number(i.out) : i.done.length - r.done.length || ft(i) - ft(r) || i.coins - r.coins || i.rations - r.rations;
}
function on(e) {
	let t = e.houses.map((t, n) => 1 + e.houses.filter((t, r) => an(e, r, n) < 0).length);
	return {
		clause: e.ending ?? "HG-3.7",
		places: t,
		scores: e.houses.map((e) => e.out ? -1 : e.done.length)
	};
}
function sn(e, t, n) {
	e.discard.length + e.unseen.length > 0 && (ln(t, e.market, n, "market", e.discard, e.unseen), e.unseenBacks.fill(0)), e.tiroDiscard.length > 0 && ln(t, e.tiros, n, "tiros", e.tiroDiscard);
	for (let r = 0; r < e.seconds.length; r++) cn(e, t, r, n);
}
function cn(e, t, n, r) {
	let i = [e.secondDiscard[n]];
	for (let t of e.houses) i.push(t.rejected[n]);
	i.some((e) => e.length > 0) && ln(t, e.seconds[n], r, "seconds", ...i);
}
function ln(e, t, n, r, ...i) {
	for (let e of i) {
		for (let n of e) t.push(n);
		e.length = 0;
	}
	e.random.shuffle(t), e.log?.emit("reshuffled", {
		clause: n,
		deck: r,
		count: t.length
	});
}
function un(e, t, n) {
	e.round % 2 == 0 ? dn(t, e.tiros, e.tiroDiscard, n, "tiros") : dn(t, e.market, e.discard, n, "market");
}
function dn(e, t, n, r, i) {
	if (t.length >= r || n.length === 0) return;
	let a = t.splice(0, t.length);
	ln(e, t, "HG-5.10", i, n);
	for (let e of a) t.push(e);
}
function fn(e) {
	let t = N(e), n = e.hp === t ? 5 : 2 * e.hp > t ? 3 : 1;
	return e.second < 0 ? n : 2 * n;
}
var pn = (e) => e.ludus.length > 1, mn = (e) => {
	let t = [];
	for (let n = 0; n < e.ludus.length; n++) t.push(e.ludus[n].tiro);
	return t;
};
function hn(e, t, n, r) {
	let i = P(e.houses[n], r), a = fn(i);
	_n(e, n, i), yt(e, n, a, 0), t.log?.emit("sold", {
		clause: "HG-9.5",
		seat: n,
		gladiator: r,
		coins: a,
		purse: e.houses[n].coins
	});
}
function gn(e, t, n, r) {
	let i = e.houses[n], a = P(i, r);
	i.deeds.freed.push(a.glory), _n(e, n, a), t.log?.emit("freed", {
		clause: "HG-9.8",
		seat: n,
		gladiator: r,
		glory: a.glory
	});
}
function _n(e, t, n) {
	let r = e.houses[t];
	r.ludus.splice(r.ludus.indexOf(n), 1), vn(e, n);
}
function vn(e, t) {
	y(e.tiroDiscard, t.tiro), t.second >= 0 && y(e.secondDiscard[et[t.second]], t.second);
}
function yn(e, t, n, r, i) {
	for (let t of r) _t(e.houses[n], t), vt(e, t);
	t.reveal(o(n), a), t.log?.emit("discarded", {
		clause: i,
		seat: n,
		cards: r.slice()
	});
}
function bn(e) {
	let { combat: t, special: n } = e.plan, r = F(e).slice();
	for (let e of [...t, ...n]) e >= 0 && b(r, e);
	return r;
}
function xn(e, t) {
	let n = e.flow.frames[e.flow.frames.length - 1];
	return n.at === "HG-5.4" ? n.by === t : n.at === "HG-5.9" && (n.sealed?.[t] ?? null) === null;
}
function Sn(e, t) {
	let n = e.flow.frames[e.flow.frames.length - 1];
	return n.at === "HG-13.16" && n.houses[0] === t;
}
var Cn = {
	name: "sell",
	clause: "HG-5.11",
	offer(e, t) {
		let n = e.houses[t];
		return xn(e, t) && pn(n) ? g(t, "gladiator", mn(n)) : null;
	},
	take: (e, t, n, r) => hn(e, t, r, n)
}, wn = {
	name: "discard",
	clause: "HG-6.7",
	offer(e, t) {
		let n = e.houses[t];
		if (!(xn(e, t) || Sn(e, t))) return null;
		let r = bn(n);
		return r.length === 0 ? null : _(t, "card", r, 1, r.length);
	},
	take: (e, t, n, r) => yn(e, t, r, n, "HG-6.7")
}, Tn = (e) => e.round % 2 == 0, En = h("market", {
	locals: {
		count: 0,
		lots: 0
	},
	shows: ["count", "lots"]
}, [
	{
		clause: "HG-5.10",
		run(e, t, n) {
			let r = Tn(e) ? e.tiros : e.market;
			un(e, n, Tt(e)), t.lots = Math.min(Tt(e), r.length), n.log?.emit("marketBegan", {
				clause: "HG-4.2",
				sort: Tn(e) ? "gladiators" : "resources",
				count: t.lots
			});
		}
	},
	{
		clause: "HG-5.1",
		run(e, t, n) {
			if (t.count === t.lots) return;
			Dn(e, n);
			let { order: r } = e, i = r[(e.round - 1 + t.count) % r.length];
			return t.count++, f(On, {
				openerSeat: i,
				by: i,
				type: S[e.lotType] ?? null
			}, "HG-5.1");
		}
	},
	{
		clause: "HG-8.1",
		run: (e, t, n) => sn(e, n, "HG-8.1")
	}
]);
function Dn(e, t) {
	if (t.reveal(0, a), Tn(e)) {
		let n = e.tiros.pop();
		e.shown.push(n), t.log?.emit("gladiatorOffered", {
			clause: "HG-7.1",
			gladiator: n
		});
	} else {
		let n = e.market.pop();
		e.lot.push(n), e.lotType = O[n], t.log?.emit("lotOffered", {
			clause: "HG-6.1",
			type: S[e.lotType]
		});
	}
}
var On = h("lot", {
	locals: {
		openerSeat: 0,
		by: null,
		high: 0,
		leader: null,
		passedSeats: [],
		type: null,
		bought: null
	},
	shows: [
		"openerSeat",
		"by",
		"high",
		"leader",
		"passedSeats",
		"type"
	],
	veils: { bought: (e, t) => t.leader === null ? 0 : o(t.leader) }
}, [
	{
		clause: "HG-5.9",
		sealed: !0,
		ask: (e) => e.sealedBids ? e.order.map((t) => ee(t, "coins", 0, kn(e, t))) : null,
		fallback: () => 0,
		barred: (e, t, n) => Ln(e, n.seat),
		take(e, t, n, r) {
			let i = e.order.indexOf(t.openerSeat);
			for (let n = 0; n < e.order.length; n++) {
				let a = e.order[(i + n) % e.order.length], o = r[a];
				o <= t.high || (t.high = o, t.leader = a);
			}
			return n.log?.emit("bidsOpened", { bids: r.slice() }), l("HG-5.7");
		}
	},
	{
		clause: "HG-5.4",
		at: "HG-5.3",
		run(e, t, n) {
			if (!An(e, t, t.by) && (jn(e, t, n, t.by, "HG-5.5"), t.by !== null)) return l("HG-5.3");
		}
	},
	{
		clause: "HG-5.4",
		ask: (e, t) => t.by === null ? null : In(e, t, t.by),
		fallback: () => ({ do: "pass" }),
		barred(e, t, n) {
			let r = e.houses[n.seat].coins, i = Ln(e, n.seat);
			return i.length > 0 || r > t.high ? i : [{
				item: "bid",
				clause: "HG-5.5",
				reason: `the highest bid is ${t.high}, and the House has ${r} coins`
			}];
		},
		take(e, t, n, r, i) {
			return r.do === "bid" ? (t.high = r.coins, t.leader = i, n.log?.emit("bid", {
				seat: i,
				coins: t.high
			}), Mn(e, t)) : jn(e, t, n, i, "HG-5.6"), t.by === null ? void 0 : l("HG-5.3");
		}
	},
	{
		clause: "HG-5.7",
		run(e, t, n) {
			if (t.leader === null) return Rn(e, n), d();
		}
	},
	{
		clause: "HG-5.8",
		run: (e, t, n) => zn(e, t, n)
	},
	{
		clause: "HG-6.5",
		ask(e, t) {
			let n = e.houses[t.leader];
			return pt(n) <= 7 ? null : g(t.leader, "card", F(n));
		},
		fallback: (e, t, n) => t.bought ?? (n.kind === "pick" ? n.from[0] : 0),
		take: (e, t, n, r) => yn(e, n, t.leader, [r], "HG-6.5")
	}
]);
function kn(e, t) {
	let n = e.houses[t];
	return Tn(e) && n.ludus.length >= 6 ? 0 : n.coins;
}
var An = (e, t, n) => kn(e, n) > t.high || e.houses[n].ludus.length > 1;
function jn(e, t, n, r, i) {
	t.passedSeats.push(r), n.log?.emit("passed", {
		clause: i,
		seat: r
	}), Mn(e, t);
}
function Mn(e, t) {
	let { order: n } = e, r = n.indexOf(t.by);
	t.by = null;
	for (let e = 1; e <= n.length; e++) {
		let i = n[(r + e) % n.length];
		if (!(i === t.leader || t.passedSeats.includes(i))) {
			t.by = i;
			return;
		}
	}
}
var Nn = ["bid", "pass"], Pn = ["pass"], Fn = {
	field: "do",
	is: ["bid"]
};
function In(e, t, n) {
	let r = kn(e, n);
	return r <= t.high ? ne(n, [v("do", g(n, "word", Pn))]) : ne(n, [v("do", g(n, "word", Nn)), v("coins", ee(n, "coins", t.high + 1, r), Fn)]);
}
var Ln = (e, t) => Tn(e) && e.houses[t].ludus.length >= 6 ? [{
	item: "bid",
	clause: "HG-7.4",
	reason: "the Ludus holds 6 gladiators; sell one first"
}] : [];
function Rn(e, t) {
	if (Tn(e)) {
		let n = e.shown.pop();
		y(e.aside, n), t.log?.emit("setAside", {
			clause: "HG-7.2",
			gladiator: n
		});
	} else y(e.unseen, e.lot.pop()), e.unseenBacks[e.lotType]++, t.log?.emit("unwanted", {
		clause: "HG-6.3",
		type: S[e.lotType]
	}), e.lotType = -1;
}
function zn(e, t, n) {
	let r = t.leader, i = e.houses[r];
	if (xt(e, r, t.high, 0), Tn(e)) {
		let a = e.shown.pop();
		i.ludus.push(dt(a)), i.deeds.auctions[1]++, n.log?.emit("recruited", {
			seat: r,
			gladiator: a,
			coins: t.high,
			purse: i.coins
		});
	} else {
		let a = e.lot.pop();
		e.lotType = -1, gt(i, a), t.bought = a, i.deeds.auctions[0]++, n.reveal(0, o(r)), n.log?.emit("bought", {
			seat: r,
			type: S[O[a]],
			coins: t.high,
			purse: i.coins
		}, zt(o(r), { card: a }));
	}
}
function Bn(e, t) {
	for (let n of k[t]) if (n.on !== "TRAINING" || n.op === "UPGRADE_DISCOUNT" || n.op === "HEAL" && !e.ludus.some((e) => e.hp < N(e))) return !1;
	return !0;
}
function Vn(e, t, n, r) {
	let i = e.houses[n];
	_t(i, r.card), vt(e, r.card), t.reveal(o(n), a), t.use(T[r.card]), t.log?.emit("blessed", {
		clause: "HG-10.7",
		seat: n,
		card: r.card
	});
	for (let a of k[r.card]) a.op === "HEAL" ? Hn(t, n, i, a, r.on) : a.op === "GAIN" ? (yt(e, n, a.coins ?? 0, a.rations ?? 0), t.log?.emit("gained", {
		clause: "HG-23.13",
		seat: n,
		coins: a.coins ?? 0,
		rations: a.rations ?? 0,
		...bt(e, n)
	})) : a.op === "LOOK" && Un(e, t, n, r.house, a);
}
function Hn(e, t, n, r, i) {
	let a = r.target === "all" ? n.ludus : [P(n, i)];
	for (let n of a) {
		let i = N(n) - n.hp, a = r.n === "full" ? i : Math.min(i, r.n);
		a !== 0 && (n.hp += a, e.log?.emit("healed", {
			clause: "HG-23.14",
			seat: t,
			gladiator: n.tiro,
			count: a,
			hp: n.hp
		}));
	}
}
function Un(e, t, n, r, i) {
	let a = e.houses[r];
	if (t.reveal(o(r), o(n)), i.what === "task") a.taskSeen |= o(n), t.log?.emit("peeked", {
		clause: "HG-23.16",
		seat: n,
		of: r
	}, zt(o(n), { tasks: a.task.slice() }));
	else {
		let e = a.seen[n];
		e.length = 0;
		for (let t of a.hand) y(e, t);
		t.log?.emit("searched", {
			clause: "HG-23.16",
			seat: n,
			of: r
		}, zt(o(n), { cards: a.hand.slice() }));
	}
}
var Wn = h("upgrade", {
	locals: {
		by: 0,
		tiro: -1,
		aid: "none",
		drawn: []
	},
	shows: [
		"by",
		"tiro",
		"aid"
	],
	veils: { drawn: (e, t) => ct.drawn(e, t.by) }
}, [
	{
		clause: "HG-11.11",
		run(e, t, n) {
			for (let r of Zn(t.aid)) _t(e.houses[t.by], r), vt(e, r), n.reveal(o(t.by), a), n.use(T[r]), n.log?.emit("blessed", {
				seat: t.by,
				card: r
			});
		}
	},
	{
		clause: "HG-11.3",
		run(e, t, n) {
			let { coins: r, rations: i } = Qn(t.tiro, t.aid);
			xt(e, t.by, r, i), n.log?.emit("paid", {
				seat: t.by,
				gladiator: t.tiro,
				coins: r,
				rations: i,
				...bt(e, t.by)
			});
		}
	},
	{
		clause: "HG-11.10",
		run(e, t, n) {
			let r = tt[t.tiro];
			e.seconds[r].length < 2 && cn(e, n, r, "HG-11.10");
		}
	},
	{
		clause: "HG-11.6",
		at: "HG-11.6 draw",
		run(e, t, n) {
			let r = e.seconds[tt[t.tiro]];
			for (; t.drawn.length < 2 && r.length > 0;) t.drawn.push(r.pop());
			if (n.reveal(0, o(t.by)), n.log?.emit("trained", {
				seat: t.by,
				count: t.drawn.length
			}, zt(o(t.by), { seconds: t.drawn.slice() })), !(t.drawn.length > 1)) return Kn(e, n, t, t.drawn[0]), d();
		}
	},
	{
		clause: "HG-11.6",
		ask: (e, t) => g(t.by, "second", t.drawn),
		fallback: (e, t) => Gn(t.drawn[1]) > Gn(t.drawn[0]) ? t.drawn[1] : t.drawn[0],
		take: (e, t, n, r) => Kn(e, n, t, r)
	}
]), Gn = (e) => rt[e].reduce((e, t) => e + t, 0);
function Kn(e, t, n, r) {
	let i = e.houses[n.by], s = P(i, n.tiro);
	b(n.drawn, r);
	for (let e of n.drawn) y(i.rejected[tt[n.tiro]], e);
	s.second = r, s.hp = N(s), i.deeds.upgrades++, t.reveal(o(n.by), a), t.use(Be[r]), t.log?.emit("upgraded", {
		clause: "HG-11.7",
		seat: n.by,
		gladiator: n.tiro,
		second: r,
		hp: s.hp
	});
}
var qn = w.map((e, t) => t).filter((e) => qe(e, "UPGRADE_DISCOUNT") !== null), Jn = Array.from({ length: 1 << qn.length }, (e, t) => t === 0 ? "none" : qn.filter((e, n) => !!(t & 1 << n)).map((e) => T[e]).join("+")), Yn = Jn.map((e, t) => qn.filter((e, n) => !!(t & 1 << n))), Xn = ["none"], Zn = (e) => Yn[Jn.indexOf(e)] ?? [];
function Qn(e, t) {
	if (t === "none") return j[e];
	let { victories: n, coins: r, rations: i } = j[e];
	for (let e of Zn(t)) for (let t of k[e]) t.op === "UPGRADE_DISCOUNT" && (n -= t.victories ?? 0, r -= t.coins ?? 0, i -= t.rations ?? 0);
	return {
		victories: Math.max(0, n),
		coins: Math.max(0, r),
		rations: Math.max(0, i)
	};
}
var $n = (e, t, n) => {
	let { victories: r, coins: i, rations: a } = Qn(t.tiro, n);
	return t.victories >= r && e.coins >= i && e.rations >= a;
};
function er(e, t) {
	let n = e.seconds[t].length + e.secondDiscard[t].length;
	for (let r of e.houses) n += r.rejected[t].length;
	return n;
}
function tr(e, t, n) {
	if (n.second >= 0 || n.hp < N(n)) return null;
	let r = qn.some((e) => mt(t, e));
	if (!r && !$n(t, n, "none") || er(e, tt[n.tiro]) === 0) return null;
	if (!r) return Xn;
	let i = Jn.filter((e, r) => Yn[r].every((e) => mt(t, e)) && $n(t, n, e));
	return i.length === 0 ? null : i;
}
function nr(e, t, n) {
	if (n.second >= 0) return {
		clause: "HG-11.9",
		reason: "he has been upgraded already"
	};
	if (n.hp < N(n)) return {
		clause: "HG-11.1",
		reason: "he is not at full health"
	};
	if (tr(e, t, n) !== null) return null;
	if (er(e, tt[n.tiro]) === 0) return {
		clause: "HG-11.10",
		reason: "no card of his class is left"
	};
	let { victories: r, coins: i, rations: a } = j[n.tiro];
	return {
		clause: "HG-11.2",
		reason: `he needs ${r} victories, ${i} coins and ${a} rations`
	};
}
var rr = {
	clause: "HG-10.8",
	reason: "nobody lacks health"
};
function ir(e, t) {
	let n = e.houses[t], r = [];
	if (ar(n, r), or(n, r), cr(e, n, r), !pn(n)) {
		let e = {
			clause: "HG-9.6",
			reason: "a House may not part with its last gladiator"
		};
		r.push({
			item: "sell",
			...e
		}, {
			item: "free",
			...e
		});
	}
	let i = e.taskExchange ? lr(n) : null;
	return i !== null && r.push({
		item: "exchange",
		...i
	}), r;
}
function ar({ rations: e, ludus: t }, n) {
	let r = t.filter((e) => e.hp === N(e));
	if (e === 0) n.push({
		item: "heal",
		clause: "HG-10.4",
		reason: "there are no rations"
	});
	else if (r.length === t.length) n.push({
		item: "heal",
		...rr
	});
	else {
		let e = {
			clause: "HG-10.8",
			reason: "he lacks no health"
		};
		for (let { tiro: t } of r) n.push({
			item: t,
			of: "gladiator",
			when: "heal",
			...e
		});
	}
}
function or(e, t) {
	let n = [...new Set(F(e))].filter((e) => O[e] === 2), r = n.filter((t) => !Bn(e, t));
	n.length === 0 ? t.push({
		item: "bless",
		clause: "HG-10.7",
		reason: "there is no Blessing in the hand"
	}) : r.length === n.length && t.push({
		item: "bless",
		...sr(r[0])
	});
	for (let e of r) t.push({
		item: e,
		of: "card",
		when: "bless",
		...sr(e)
	});
}
function sr(e) {
	switch (k[e][0].op) {
		case "HEAL": return rr;
		case "REIMBURSE": return {
			clause: "HG-10.7",
			reason: "it is played in House Duties"
		};
		default: return {
			clause: "HG-11.11",
			reason: "it is played as part of an upgrade"
		};
	}
}
function cr(e, t, n) {
	let r = t.ludus.map((n) => nr(e, t, n)), i = r[0];
	if (i && !r.includes(null)) {
		let { clause: e, reason: r } = i;
		n.push({
			item: "upgrade",
			clause: e,
			reason: `${E[t.ludus[0].tiro]}: ${r}`
		});
	}
	for (let [e, i] of r.entries()) i !== null && n.push({
		item: t.ludus[e].tiro,
		of: "gladiator",
		when: "upgrade",
		...i
	});
}
function lr({ exchanged: e, task: t, coins: n }) {
	let r = "HG-20.6";
	return e ? {
		clause: r,
		reason: "a House exchanges its task once per game"
	} : t.length === 0 ? {
		clause: r,
		reason: "there is no task to return"
	} : n < 5 ? {
		clause: r,
		reason: "an exchange costs 5 coins"
	} : null;
}
var ur = h("training", {
	locals: { open: [] },
	shows: ["open"]
}, [{
	clause: "HG-10.1",
	ask(e, t) {
		let n = [];
		for (let r = 0; r < t.open.length; r++) n.push(wr(e, t.open[r]));
		return n;
	},
	fallback: () => ({ do: "lock" }),
	barred: (e, t, n) => ir(e, n.seat),
	take(e, t, n, r, i) {
		let a = r;
		return a.do === "lock" ? (t.open = t.open.filter((e) => e !== i), n.log?.emit("locked", {
			clause: "HG-25.17",
			seat: i
		}), u) : dr(e, n, i, a);
	}
}]);
function dr(e, t, n, r) {
	switch (r.do) {
		case "heal": return fr(e, t, n, r.patient, r.rations), u;
		case "bless": return Vn(e, t, n, r), u;
		case "upgrade": return f(Wn, {
			by: n,
			tiro: r.trainee,
			aid: r.aid ?? "none"
		}, "HG-10.1");
		case "exchange": return pr(e, t, n);
		default: return r.how === "sell" ? hn(e, t, n, r.gladiator) : r.how === "free" ? gn(e, t, n, r.gladiator) : yn(e, t, n, r.cards, "HG-6.7"), u;
	}
}
function fr(e, t, n, r, i) {
	let a = P(e.houses[n], r);
	xt(e, n, 0, i), a.hp += i, t.log?.emit("fed", {
		clause: "HG-10.4",
		seat: n,
		gladiator: r,
		rations: i,
		hp: a.hp,
		store: e.houses[n].rations
	});
}
function pr(e, t, n) {
	return e.houses[n].exchanged = !0, xt(e, n, 5, 0), Jt(e, n), t.random.shuffle(e.tasks), t.log?.emit("exchanged", {
		clause: "HG-20.6",
		seat: n,
		coins: 5,
		purse: e.houses[n].coins
	}), f(Gt, { by: [n] }, "HG-10.1");
}
var mr = [
	"sell",
	"free",
	"discard"
], hr = ["sell", "free"], gr = ["discard"], _r = (e) => ({
	field: "do",
	is: [e]
}), vr = _r("heal"), yr = _r("bless"), br = _r("upgrade"), xr = _r("manage"), Sr = {
	field: "how",
	is: ["sell", "free"]
}, Cr = {
	field: "how",
	is: ["discard"]
};
function wr(e, t) {
	let n = e.houses[t], r = [], i = [v("do", g(t, "word", r))];
	return Tr(n, t, r, i), Er(e, n, t, r, i), Dr(e, n, t, r, i), Or(n, t, r, i), e.taskExchange && lr(n) === null && r.push("exchange"), r.push("lock"), ne(t, i);
}
function Tr(e, t, n, r) {
	if (e.rations === 0) return;
	let i = null;
	for (let n of e.ludus) {
		let a = N(n) - n.hp;
		if (a === 0) continue;
		i === null && (i = [], r.push(v("patient", g(t, "gladiator", i), vr))), i.push(n.tiro);
		let o = Math.min(a, e.rations);
		r.push(v("rations", ee(t, "rations", 1, o), {
			field: "patient",
			is: [n.tiro]
		}));
	}
	i !== null && n.push("heal");
}
function Er(e, t, n, r, i) {
	let a = [], o = [], s = [];
	for (let e of F(t)) O[e] === 2 && !a.includes(e) && Bn(t, e) && (a.push(e), qe(e, "HEAL")?.target === "one" && o.push(e), qe(e, "LOOK") !== null && s.push(e));
	if (a.length !== 0) {
		if (r.push("bless"), i.push(v("card", g(n, "card", a), yr)), o.length > 0) {
			let e = t.ludus.filter((e) => e.hp < N(e));
			i.push(v("on", g(n, "gladiator", mn({ ludus: e })), {
				field: "card",
				is: o
			}));
		}
		if (s.length > 0) {
			let t = e.order.filter((e) => e !== n);
			i.push(v("house", g(n, "seat", t), {
				field: "card",
				is: s
			}));
		}
	}
}
function Dr(e, t, n, r, i) {
	let a = null;
	for (let r of t.ludus) {
		let o = tr(e, t, r);
		o !== null && (a === null && (a = [], i.push(v("trainee", g(n, "gladiator", a), br))), a.push(r.tiro), (o.length > 1 || o[0] !== "none") && i.push(v("aid", g(n, "aid", o), {
			field: "trainee",
			is: [r.tiro]
		})));
	}
	a !== null && r.push("upgrade");
}
function Or(e, t, n, r) {
	let i = pt(e), a = pn(e);
	if (!a && i === 0) return;
	n.push("manage");
	let o = a ? i > 0 ? mr : hr : gr;
	r.push(v("how", g(t, "word", o), xr)), a && r.push(v("gladiator", g(t, "gladiator", mn(e)), Sr)), i > 0 && r.push(v("cards", _(t, "card", F(e), 1, i), Cr));
}
var kr = {
	2: [
		[[0, 1]],
		[[0, 1]],
		[[0, 1]]
	],
	3: [
		[[1, 2]],
		[[0, 2]],
		[[0, 1]]
	],
	4: [
		[[0, 1], [2, 3]],
		[[0, 2], [1, 3]],
		[[0, 3], [1, 2]]
	]
}, Ar = (e, t) => (e.round + t) % 3, jr = (e, t) => (Ar(e, t) + (e.round < 3 ? 2 : 1)) % 3, Mr = (e, t) => kr[e.order.length][e.order.length === 3 ? jr(e, t) : Ar(e, t)], Nr = (e, t) => Mr(e, t).length, Pr = (e, t, n, r) => e.order[Mr(e, t)[n][r]], Fr = (e, t) => Mr(e, t).map(([t, n]) => [e.order[t], e.order[n]]), Ir = (e, t, n) => e.order.length === 3 && e.order[jr(e, n)] === t;
function Lr(e, t, n) {
	e.houses[n].ludus.length > 0 || e.houses[n].out || (Rr(e, t, n), e.order.filter((t) => !e.houses[t].out).length === 1 && rn(e, t, e.seats === 2 ? "HG-3.3" : "HG-22.5"));
}
function Rr(e, t, n) {
	let r = e.houses[n];
	r.out = !0, xt(e, n, r.coins, r.rations);
	for (let t of [...r.hand, ...r.open]) _t(r, t), y(He(t) ? e.removed : e.market, t);
	Jt(e, n), t.random.shuffle(e.market), t.random.shuffle(e.tasks), t.log?.emit("leftGame", {
		clause: "HG-22.5",
		seat: n
	});
}
var zr = h("assignment", { locals: {} }, [{
	clause: "HG-22.2",
	run(e, t, n) {
		for (let t = 0; t < wt(e); t++) {
			for (let [r, i] of Fr(e, t)) n.log?.emit("paired", {
				slot: x[t],
				seat: r,
				guestSeat: i
			});
			for (let r of e.order) Ir(e, r, t) && n.log?.emit("byeGiven", {
				clause: "HG-22.4",
				slot: x[t],
				seat: r
			});
		}
	}
}, {
	clause: "HG-12.5",
	sealed: !0,
	ask(e) {
		let t = [];
		for (let n of e.order) {
			let r = qr(e, n);
			r !== null && t.push(r);
		}
		return t;
	},
	fallback: (e, t, n) => Zr(e, n.seat, n),
	barred: (e, t, n) => Qr(e.houses[n.seat]),
	take(e, t, n, r) {
		for (let t of e.order) {
			let { plan: i } = e.houses[t], a = r[t] ?? null;
			a !== null && Jr(e.houses[t], a), n.log?.emit("assigned", {
				clause: "HG-12.14",
				seat: t,
				slots: x.filter((e, t) => i.fighters[t] >= 0)
			}, zt(o(t), {
				gladiators: i.fighters.filter((e) => e >= 0),
				cards: [...i.combat, ...i.special].filter((e) => e >= 0)
			}));
		}
	}
}]), Br = (e, t) => e + Re * t, Vr = (e) => e % Re;
function Hr(e, t) {
	let n = [], r = 0, i = -1;
	for (let a of e) r = a === i ? r + 1 : 0, i = a, O[a] === t && n.push(Br(a, r));
	return n.push("none"), n;
}
var Ur = x.map((e) => `${e}-combat`), Wr = x.map((e) => `${e}-special`), Gr = [
	x,
	Ur,
	Wr
], Kr = [];
function qr(e, t) {
	let n = e.houses[t], r = [];
	for (let e of n.ludus) e.hp > 0 && r.push(e.tiro);
	if (r.length === 0) return null;
	let i = [...r, "none"], a = F(n), o = Hr(a, 0), s = Hr(a, 1), c = [], l = 0;
	for (let n = 0; n < wt(e); n++) {
		if (Ir(e, t, n)) continue;
		l++;
		let a = x[n], u = {
			field: a,
			is: r
		};
		c.push(v(a, g(t, "gladiator", i))), o.length > 1 && c.push(v(Ur[n], g(t, "gear", o), u)), s.length > 1 && c.push(v(Wr[n], g(t, "gear", s), u));
	}
	return l === 0 ? null : ne(t, c, l > 1 ? Gr : Kr);
}
function Jr(e, t) {
	let { plan: n } = e;
	for (let e = 0; e < 3; e++) n.fighters[e] = Yr(t[x[e]]), n.combat[e] = Xr(t[Ur[e]]), n.special[e] = Xr(t[Wr[e]]);
}
var Yr = (e) => typeof e == "number" ? e : -1, Xr = (e) => typeof e == "number" ? Vr(e) : -1;
function Zr(e, t, n) {
	let r = e.houses[t].ludus.filter((e) => e.hp > 0).sort((e, t) => t.hp - e.hp || e.tiro - t.tiro).map((e) => e.tiro), i = {};
	if (n.kind !== "form") return i;
	let a = n.fields.filter(({ name: e }) => x.includes(e)), o = new Map(a.toReversed().map(({ name: e }, t) => [e, r[t] ?? "none"]));
	for (let { name: e, when: t } of n.fields) t === null ? i[e] = o.get(e) : i[t.field] !== "none" && (i[e] = "none");
	return i;
}
var Qr = (e) => e.ludus.filter((e) => e.hp === 0).map(({ tiro: e }) => ({
	item: e,
	of: "gladiator",
	clause: "HG-12.7",
	reason: "he has no health left"
})), L = (e, t, n) => P(e.houses[t.houses[n]], t.fighters[n]), R = (e, t, n) => !(e.cancelled[t] & 1 << O[n]);
function z(e, t, n) {
	let r = e.gear[t];
	for (let i = 0; i < r.length; i++) {
		if (!R(e, t, r[i])) continue;
		let a = k[r[i]];
		for (let e = 0; e < a.length; e++) if (a[e].op === n) return a[e];
	}
	return null;
}
var $r = [
	1,
	2,
	0,
	5,
	3,
	4
], ei = [
	"HG-14.6",
	"HG-14.7",
	"HG-14.8",
	"HG-14.9",
	"HG-14.10",
	"HG-14.11"
];
function ti(e, t) {
	let n = lt(e) - lt(t);
	return n === 0 ? $r[ut(e)] === ut(t) : n > 0;
}
function ni(e, t, n) {
	let r = L(e, t, 0), i = L(e, t, 1);
	if (ti(r, i)) return ai(t, n, 0, ri(r, i));
	if (ti(i, r)) return ai(t, n, 1, ri(i, r));
	let a = t.control[0], o = t.control[1], s = ft(e.houses[a]) - ft(e.houses[o]);
	return s === 0 ? ai(t, n, ii(e, a, o) === a ? 0 : 1, "HG-14.13") : ai(t, n, s < 0 ? 0 : 1, "HG-14.12");
}
var ri = (e, t) => lt(e) > lt(t) ? "HG-14.5" : ei[ut(e)];
function ii(e, t, n) {
	let r = e.houses[t].chose, i = e.houses[n].chose;
	return r === i ? e.order.indexOf(t) < e.order.indexOf(n) ? t : n : r > i ? t : n;
}
function ai(e, t, n, r) {
	return t.log?.emit("chooserNamed", {
		clause: r,
		seat: e.control[n],
		gladiator: e.fighters[n]
	}), n;
}
function oi(e) {
	let t = si(z(e, 0, "PICK_START"), e.roll);
	return t === si(z(e, 1, "PICK_START"), e.roll) ? e.chooser : +!t;
}
var si = (e, t) => e !== null && (e.cycle === "all" || e.cycle === (t === 0 ? 1 : 2)), ci = [
	3,
	4,
	6
];
function li(e) {
	return (e.attribute + (e.reversed ? 1 : 2)) % C.length;
}
function ui(e, t, n) {
	let r = L(e, t, n), i = L(e, t, 1 - n), a = 0, o = -Infinity;
	for (let e = 0; e < C.length; e++) {
		let t = M(r, e) - M(i, e);
		t > o && (o = t, a = e);
	}
	return a;
}
function di(e, t) {
	for (let n = 0; n < 2; n++) fi(e, t, n, "rolled", "HG-15.1");
}
function fi(e, t, n, r, i) {
	let a = z(e, n, "DICE"), o = a?.rolls.includes(e.roll) ? a.count : 1, s = t.random.die(6), c = o > 1 ? [s] : null;
	for (let e = 1; e < o; e++) {
		let e = t.random.die(6);
		c.push(e), e > s && (s = e);
	}
	e.dice[n] = s, t.log?.emit(r, {
		clause: i,
		seat: e.control[n],
		roll: e.roll,
		dice: c ?? [],
		die: s,
		gladiator: e.fighters[n],
		attribute: C[e.attribute]
	});
}
function pi(e, t) {
	let n = z(e, t, "REROLL");
	return n !== null && e.rerolled[t] < n.uses ? n : null;
}
function mi(e, t, n) {
	let { who: r } = pi(e, n);
	e.rerolled[n]++, fi(e, t, r === "self" ? n : 1 - n, "rerolled", "HG-23.7");
}
function hi(e, t, n) {
	let r = t.dice[n] + M(L(e, t, n), t.attribute);
	for (let e of t.gear[n]) R(t, n, e) && (r += Ye[e][t.attribute]);
	for (let e of t.gear[1 - n]) R(t, 1 - n, e) && (r += Xe[e][t.attribute]);
	return r;
}
function gi(e, t, n, r, i) {
	let a = C[t.attribute], o = [Rt("die", t.dice[r], "HG-15.1"), Rt(a, M(L(e, t, r), t.attribute), "HG-15.2")], s = (e, t) => {
		t !== 0 && o.push(Rt(T[e], t, "HG-23.2"));
	};
	for (let e of t.gear[r]) R(t, r, e) && s(e, Ye[e][t.attribute]);
	for (let e of t.gear[1 - r]) R(t, 1 - r, e) && s(e, Xe[e][t.attribute]);
	n.log?.emit("scored", {
		clause: "HG-15.2",
		seat: t.control[r],
		gladiator: t.fighters[r],
		parts: o,
		total: i,
		roll: t.roll,
		attribute: a
	});
}
function _i(e, t, n) {
	let r = hi(e, t, 0), i = hi(e, t, 1);
	n.log !== null && (gi(e, t, n, 0, r), gi(e, t, n, 1, i)), r === i ? n.log?.emit("scoresTied", {
		clause: "HG-15.5",
		roll: t.roll,
		gladiators: t.fighters.slice(),
		scores: [r, i]
	}) : yi(e, t, n, r > i ? 0 : 1, Math.abs(r - i));
}
function vi(e, t, n, r) {
	let i = n + bi(e, t, "DEALT", e.won[t], r);
	return i += bi(e, 1 - t, "TAKEN", e.won[t], r), i >= 0 ? i : (r?.push(Rt("floor", -i, "HG-23.8")), 0);
}
function yi(e, t, n, r, i) {
	let a = 1 - r, o = n.log === null ? null : [Rt("difference", i, "HG-15.4")], s = vi(t, r, i, o);
	t.won[r]++;
	let c = L(e, t, a), l = c.hp;
	c.hp = Math.max(0, l - s), c.hp === 0 && xi(t, a, c), t.loss[a] += l - c.hp, n.log?.emit("hurt", {
		clause: "HG-15.4",
		seat: t.houses[a],
		gladiator: c.tiro,
		hp: c.hp,
		parts: o,
		total: s,
		byGladiator: t.fighters[r]
	}), c.hp === 0 ? (t.down = a, n.log?.emit("fell", {
		clause: "HG-15.6",
		seat: t.houses[a],
		gladiator: c.tiro,
		roll: t.roll
	})) : s >= l && n.log?.emit("survived", {
		clause: "HG-23.10",
		seat: t.houses[a],
		gladiator: c.tiro,
		hp: c.hp
	});
}
function bi(e, t, n, r, i) {
	let a = 0;
	for (let o of e.gear[t]) if (R(e, t, o)) for (let e of k[o]) e.op !== n || r >= e.uses || (a += e.n, i?.push(Rt(T[o], e.n, n === "DEALT" ? "HG-23.9" : "HG-23.8")));
	return a;
}
function xi(e, t, n) {
	let r = z(e, t, "SURVIVE");
	r === null || e.survived[t] >= r.uses || (e.survived[t]++, n.hp = r.hp);
}
var Si = 6;
function Ci(e) {
	let t = (t) => (t / Si) ** e;
	return Array.from({ length: Si }, (e, n) => t(n + 1) - t(n));
}
function wi(e, t) {
	let n = hi(e, t, 0) - hi(e, t, 1), r = [0, 1].map((e) => {
		let n = z(t, e, "DICE");
		return Ci(n?.rolls.includes(t.roll) ? n.count : 1);
	}), i = /* @__PURE__ */ new Map();
	for (let [e, t] of r[0].entries()) for (let [a, o] of r[1].entries()) {
		let r = n + e - a;
		i.set(r, (i.get(r) ?? 0) + t * o);
	}
	return i;
}
function Ti(e, t, n, r) {
	let i = 1 - n, a = vi({
		...e,
		won: t.won
	}, n, r, null), o = t.won.with(n, t.won[n] + 1), s = Math.max(0, t.hp[i] - a), c = s > 0 ? null : z(e, i, "SURVIVE"), l = c !== null && t.survived[i] < c.uses;
	return {
		hp: t.hp.with(i, l ? c.hp : s),
		won: o,
		survived: l ? t.survived.with(i, t.survived[i] + 1) : t.survived,
		share: t.share,
		down: s === 0 && !l ? i : null
	};
}
function Ei(e, t, n, r) {
	let i = {
		...t,
		dice: [0, 0],
		attribute: r
	}, a = {
		wins: 0,
		falls: 0,
		fells: 0
	}, o = {
		hp: [L(e, i, 0).hp, L(e, i, 1).hp],
		won: i.won,
		survived: i.survived,
		share: 1
	}, s = /* @__PURE__ */ new Map([["", o]]);
	for (let t = i.roll; i.roll < ci[i.slot];) {
		i.roll > t && (i.attribute = i.roll % 3 == 0 ? ui(e, i, oi(i)) : li(i)), i.roll++;
		let [r, o] = [wi(e, i), /* @__PURE__ */ new Map()];
		for (let e of s.values()) for (let [t, s] of r) {
			let r = {
				...e,
				share: e.share * s
			}, c = t === 0 ? {
				...r,
				down: null
			} : Ti(i, r, t > 0 ? 0 : 1, Math.abs(t));
			if (c.down !== null) {
				c.down === n ? a.falls += c.share : (a.fells += c.share, a.wins += c.share);
				continue;
			}
			let l = `${c.hp} ${c.won} ${c.survived}`, u = o.get(l);
			u === void 0 ? o.set(l, c) : u.share += c.share;
		}
		s = o;
	}
	for (let { hp: e, share: t } of s.values()) e[n] > e[1 - n] && (a.wins += t);
	return a;
}
var Di = (e) => Math.round(e * 100);
function Oi(e, t, n) {
	if (n.kind !== "pick") return [];
	let r = oi(t);
	return n.from.map((n) => {
		let { wins: i, falls: a, fells: o } = Ei(e, t, r, C.indexOf(n));
		return {
			item: n,
			key: "chances",
			values: {
				wins: Di(i),
				falls: Di(a),
				fells: Di(o)
			}
		};
	});
}
function ki(e, t, n) {
	for (let r = 0; r < 2; r++) {
		let i = t.houses[r], s = e.houses[i];
		if (!(t.substitution && r === 1)) {
			let { fighters: e, combat: c, special: l } = s.plan;
			t.fighters[r] = e[t.slot];
			for (let e of [c, l]) {
				let i = e[t.slot];
				e[t.slot] = -1, !(i < 0) && (_t(s, i), t.gear[r].push(i), n.use(T[i]));
			}
			e[t.slot] = -1, n.reveal(o(i), a);
		}
		let c = L(e, t, r);
		s.busy.push(c.tiro), n.use(E[c.tiro]), n.log?.emit("entered", {
			seat: i,
			gladiator: c.tiro,
			hp: c.hp,
			cards: t.gear[r].slice(),
			slot: x[t.slot]
		});
	}
}
function Ai(e, t) {
	for (let n of [1, 0]) {
		let r = [ji(e, 0, n), ji(e, 1, n)];
		for (let i = 0; i < 2; i++) {
			let a = r[1 - i];
			a < 0 || (e.cancelled[i] |= 1 << n, e.gear[i].some((e) => O[e] === n) && t.log?.emit("cancelled", {
				seat: e.control[i],
				type: S[n],
				card: a
			}));
		}
	}
}
function ji(e, t, n) {
	for (let r of e.gear[t]) if (qe(r, "CANCEL")?.slot === S[n] && R(e, t, r)) return r;
	return -1;
}
var Mi = (e, t) => Math.min(N(e), Math.max(1, e.hp + t));
function Ni(e, t, n) {
	for (let r = 0; r < 2; r++) {
		let i = z(t, r, "HP_START");
		if (i !== null) {
			let a = L(e, t, r);
			a.hp = Mi(a, i.n), n.log?.emit("prepared", {
				clause: "HG-23.3",
				seat: t.houses[r],
				gladiator: a.tiro,
				hp: a.hp
			});
		}
		z(t, r, "REVERSE_CYCLE") !== null && (t.reversed = !t.reversed, n.log?.emit("reversed", {
			clause: "HG-23.5",
			seat: t.control[r]
		}));
	}
}
function Pi(e) {
	for (let t = 0; t < 2; t++) for (let n of e.gear[t]) if (R(e, t, n)) {
		for (let r of k[n]) if (r.op === "DEATH" && r.rolls.includes(e.roll) && r.of === "self" == (t === e.down)) return r.chooser;
	}
	return e.roll <= 4 ? "attacker" : "owner";
}
function Fi(e, t, n) {
	if (!t.dies) return;
	let r = t.down, i = e.houses[t.houses[r]], a = L(e, t, r);
	i.ludus.splice(i.ludus.indexOf(a), 1), i.dead.push(a), t.substitution || e.houses[t.houses[1 - r]].deeds.kills++, n.log?.emit("died", {
		clause: "HG-17.8",
		seat: t.houses[r],
		gladiator: a.tiro,
		glory: a.glory
	});
}
var Ii = [
	{
		glory: 3,
		coins: 3,
		rations: 1
	},
	{
		glory: 5,
		coins: 5,
		rations: 2
	},
	{
		glory: 7,
		coins: 7,
		rations: 3
	}
];
function Li(e, t, n) {
	if (t.down === null) {
		let r = L(e, t, 0).hp - L(e, t, 1).hp;
		if (r === 0) {
			Ri(e, t, n);
			return;
		}
		t.winner = r > 0 ? 0 : 1;
	}
	zi(e, t, n);
}
function Ri(e, t, n) {
	let { coins: r, rations: i } = Ii[t.slot], a = t.substitution ? 1 : 2, o = {
		coins: Math.floor(r / a),
		rations: Math.floor(i / a)
	};
	for (let n = 0; n < a; n++) e.noted.push({
		seat: t.houses[n],
		slot: t.slot,
		...o,
		tiro: t.fighters[n],
		glory: 0,
		victories: 0
	});
	n.log?.emit("boutDrawn", {
		clause: "HG-18.2",
		slot: x[t.slot],
		gladiators: t.fighters.slice(),
		...o
	});
}
function zi(e, t, n) {
	let { slot: r } = t, i = t.winner, a = t.houses[i], o = t.fighters[i], s = Ii[r], c = z(t, i, "GAIN"), l = s.coins + (c?.coins ?? 0), u = s.rations + (c?.rations ?? 0), d = s.glory + (c?.glory ?? 0);
	e.noted.push({
		seat: a,
		slot: r,
		coins: l,
		rations: u,
		tiro: o,
		glory: d,
		victories: 1
	});
	let f = L(e, t, i);
	e.houses[a].deeds.wins.push({
		round: e.round,
		slot: r,
		level: lt(f),
		tiro: o,
		against: ti(Bi(e, t), f),
		bare: t.gear[i].length === 0,
		loss: t.loss[i],
		substitution: t.substitution
	}), n.log?.emit("won", {
		clause: "HG-18.8",
		seat: a,
		gladiator: o,
		slot: x[r],
		glory: d,
		coins: l,
		rations: u,
		hp: f.hp
	});
}
function Bi(e, t) {
	let n = 1 - t.winner, r = e.houses[t.houses[n]];
	return P(r, t.fighters[n]) ?? P({ ludus: r.dead }, t.fighters[n]);
}
function Vi(e, t, n) {
	for (let r = 0; r < 2; r++) {
		let i = e.houses[t.houses[r]];
		for (let a of t.gear[r]) {
			let o = Ve[a];
			o ? y(i.open, a) : vt(e, a);
			let s = o ? "HG-12.11" : "HG-12.10";
			n.log?.emit(o ? "returned" : "used", {
				clause: s,
				seat: t.houses[r],
				card: a
			});
		}
		t.gear[r] = [];
	}
}
function Hi(e, t, n, r) {
	for (let t of r) b(e.discard, t), y(e.houses[n].open, t);
	t.log?.emit("collected", {
		seat: n,
		cards: r.slice()
	});
}
var Ui = {
	slot: 0,
	houses: [0, 0],
	control: [0, 0],
	fighters: [-1, -1],
	substitution: !1,
	gear: [[], []],
	cancelled: [0, 0],
	reversed: !1,
	chooser: null,
	selector: null,
	roll: 0,
	attribute: 0,
	dice: [0, 0],
	won: [0, 0],
	loss: [0, 0],
	rerolled: [0, 0],
	survived: [0, 0],
	down: null,
	dies: !1,
	winner: null
}, Wi = h("bout", {
	locals: Ui,
	shows: Object.keys(Ui)
}, [
	{
		clause: "HG-14.2",
		run: (e, t, n) => ki(e, t, n)
	},
	{
		clause: "HG-23.12",
		run: (e, t, n) => Ai(t, n)
	},
	{
		clause: "HG-23.19",
		run: (e, t, n) => Ni(e, t, n)
	},
	{
		clause: "HG-14.4",
		run(e, t, n) {
			t.chooser = ni(e, t, n);
		}
	},
	{
		clause: "HG-14.16",
		ask(e, t) {
			return t.roll % 3 == 0 ? g(t.control[oi(t)], "word", C) : null;
		},
		fallback: (e, t) => C[ui(e, t, oi(t))],
		hints: (e, t, n) => Oi(e, t, n),
		take(e, t, n, r, i) {
			t.selector = oi(t), t.attribute = C.indexOf(r), e.houses[i].chose = e.selections++, n.log?.emit("attributeChosen", {
				seat: i,
				attribute: C[t.attribute],
				roll: t.roll + 1
			});
		}
	},
	{
		clause: "HG-15.1",
		run(e, t, n) {
			t.roll % 3 != 0 && (t.attribute = li(t)), t.roll++, di(t, n);
		}
	},
	{
		clause: "HG-23.7",
		ask: (e, t) => Ji(t, t.selector),
		fallback: () => "no",
		take: (e, t, n, r) => Yi(t, n, r, t.selector)
	},
	{
		clause: "HG-23.7",
		at: "HG-23.7 other",
		ask: (e, t) => Ji(t, 1 - t.selector),
		fallback: () => "no",
		take: (e, t, n, r) => Yi(t, n, r, 1 - t.selector)
	},
	{
		clause: "HG-15.4",
		run(e, t, n) {
			if (_i(e, t, n), t.down === null) return l(t.roll < ci[t.slot] ? "HG-14.16" : "HG-18.1");
		}
	},
	{
		clause: "HG-17.1",
		run(e, t) {
			if (t.winner = 1 - t.down, !(t.roll > 1)) return t.dies = !0, l("HG-17.6");
		}
	},
	{
		clause: "HG-17.2",
		ask: (e, t) => Pi(t) === "attacker" ? g(t.control[1 - t.down], "word", Gi) : null,
		fallback: () => "spare",
		take(e, t, n, r, i) {
			return t.dies = r === "kill", !t.dies && t.roll <= 4 && !t.substitution && e.houses[i].deeds.spares++, n.log?.emit(t.dies ? "condemned" : "spared", {
				seat: i,
				gladiator: t.fighters[t.down]
			}), l("HG-17.6");
		}
	},
	{
		clause: "HG-17.3",
		ask: (e, t) => g(t.houses[t.down], "word", Ki),
		fallback: () => "lives",
		take(e, t, n, r, i) {
			t.dies = r === "dies", n.log?.emit(t.dies ? "abandoned" : "saved", {
				seat: i,
				gladiator: t.fighters[t.down]
			});
		}
	},
	{
		clause: "HG-17.6",
		run: (e, t, n) => Fi(e, t, n)
	},
	{
		clause: "HG-18.1",
		run: (e, t, n) => Li(e, t, n)
	},
	{
		clause: "HG-12.10",
		run: (e, t, n) => Vi(e, t, n)
	},
	{
		clause: "HG-3.3",
		run(e, t, n) {
			return t.dies && Lr(e, n, t.houses[t.down]), t.substitution ? void 0 : d();
		}
	},
	{
		clause: "HG-13.16",
		ask(e, t) {
			let n = Math.min(2, 7 - pt(e.houses[t.houses[0]]));
			return e.discard.length === 0 ? null : _(t.houses[0], "card", e.discard, 0, n);
		},
		fallback: () => [],
		take: (e, t, n, r, i) => Hi(e, n, i, r)
	}
]), Gi = ["kill", "spare"], Ki = ["dies", "lives"], qi = ["reroll", "no"], Ji = (e, t) => pi(e, t) === null ? null : g(e.control[t], "word", qi);
function Yi(e, t, n, r) {
	n === "reroll" && mi(e, t, r);
}
var Xi = h("arena", {
	locals: {
		slot: 0,
		bout: 0
	},
	shows: ["slot", "bout"]
}, [{
	clause: "HG-14.1",
	run(e, t) {
		if (e.ending !== null || t.slot === wt(e)) return d();
		if (t.bout === Nr(e, t.slot)) return t.slot++, t.bout = 0, l("HG-14.1");
		let { slot: n } = t, r = Pr(e, n, t.bout, 0), i = Pr(e, n, t.bout, 1);
		return t.bout++, f(Zi, {
			slot: n,
			hostSeat: r,
			guestSeat: i
		}, "HG-14.1");
	}
}]), Zi = h("meeting", {
	locals: {
		slot: 0,
		hostSeat: 0,
		guestSeat: 0,
		presentSeat: null,
		absentSeat: null
	},
	shows: [
		"slot",
		"hostSeat",
		"guestSeat",
		"presentSeat",
		"absentSeat"
	]
}, [
	{
		clause: "HG-13.1",
		run(e, t, n) {
			let r = e.houses[t.hostSeat].plan.fighters[t.slot], i = e.houses[t.guestSeat].plan.fighters[t.slot];
			if (r >= 0 && i >= 0) return f(Wi, {
				slot: t.slot,
				houses: [t.hostSeat, t.guestSeat],
				control: [t.hostSeat, t.guestSeat]
			}, "HG-13.19");
			if (r < 0 && i < 0) return n.log?.emit("deserted", {
				clause: "HG-13.8",
				slot: x[t.slot],
				seats: [t.hostSeat, t.guestSeat]
			}), d();
			t.presentSeat = r < 0 ? t.guestSeat : t.hostSeat, t.absentSeat = r < 0 ? t.hostSeat : t.guestSeat, n.log?.emit("forfeited", {
				slot: x[t.slot],
				seat: t.absentSeat
			});
		}
	},
	{
		clause: "HG-22.8",
		run: (e, t) => e.houses[t.absentSeat].out ? l("HG-13.3") : void 0
	},
	{
		clause: "HG-13.2",
		auto: !0,
		ask: (e, t) => g(t.presentSeat, "gladiator", [...$i(e.houses[t.presentSeat]), "outright"]),
		fallback: () => "outright",
		barred: (e, t) => ea(e.houses[t.presentSeat]),
		take(e, t, n, r) {
			if (r === "outright") return;
			n.log?.emit("substituted", {
				clause: "HG-13.9",
				seat: t.presentSeat,
				by: t.absentSeat,
				gladiator: r
			});
			let { slot: i } = t, a = t.presentSeat, o = t.absentSeat;
			return f(Wi, {
				slot: i,
				houses: [a, a],
				control: [a, o],
				fighters: [-1, r],
				substitution: !0
			}, "HG-13.19");
		}
	},
	{
		clause: "HG-13.3",
		run(e, t, n) {
			let r = e.houses[t.presentSeat], i = r.plan.fighters[t.slot];
			r.plan.fighters[t.slot] = -1, r.plan.combat[t.slot] = -1, r.plan.special[t.slot] = -1, r.busy.push(i), n.reveal(o(t.presentSeat), a);
			let { coins: s, rations: c } = Ii[t.slot], l = {
				slot: t.slot,
				coins: s,
				rations: c
			};
			e.noted.push({
				seat: t.presentSeat,
				...l,
				tiro: i,
				glory: 0,
				victories: 0
			}), e.houses[t.absentSeat].out || (e.penalties.push({
				seat: t.absentSeat,
				...l
			}), e.houses[t.absentSeat].unrested = !0), n.log?.emit("wonOutright", {
				seat: t.presentSeat,
				gladiator: i,
				coins: s,
				rations: c
			});
		}
	},
	{
		clause: "HG-13.19",
		run: () => d()
	}
]), Qi = (e, t) => e.plan.fighters.includes(t) || e.busy.includes(t);
function $i(e) {
	let t = [];
	for (let { tiro: n, hp: r } of e.ludus) r > 0 && !Qi(e, n) && t.push(n);
	return t;
}
var ea = (e) => e.ludus.filter(({ tiro: t, hp: n }) => n === 0 || Qi(e, t)).map(({ tiro: e, hp: t }) => ({
	item: e,
	clause: "HG-13.10",
	reason: t === 0 ? "he has no health left" : "he is assigned or has fought this round"
})), ta = h("duties", {
	locals: {
		open: [],
		tolled: [],
		factors: []
	},
	shows: [
		"open",
		"tolled",
		"factors"
	]
}, [
	{
		clause: "HG-19.1",
		run(e, t, n) {
			for (let t of e.noted) na(e, n, t);
			e.noted.length = 0;
			for (let { seat: t, coins: r, rations: i } of e.penalties) ra(e, n, t, r, i);
			e.penalties.length = 0, t.open = e.order.filter((t) => e.houses[t].dead.length > 0 && ht(e.houses[t]));
		}
	},
	{
		clause: "HG-23.17",
		ask(e, t) {
			let n = [];
			for (let r of t.open) n.push(ua(e, r, t.tolled));
			return n;
		},
		fallback: () => ({ do: "no" }),
		take(e, t, n, r, i) {
			return r.do === "play" && da(e, n, i, r.card, r.gladiator, t), (r.do === "no" || !oa(e, i, t.tolled)) && (t.open = t.open.filter((e) => e !== i)), u;
		}
	},
	{
		clause: "HG-19.2",
		run(e, t, n) {
			for (let [r, i] of e.houses.entries()) {
				for (let a of i.dead) vn(e, a), i.out || fa(e, n, r, a, t.factors[t.tolled.indexOf(a.tiro)] ?? 1);
				i.dead.length = 0;
			}
		}
	},
	{
		clause: "HG-19.4",
		run: (e, t, n) => pa(e, n)
	},
	{
		clause: "HG-19.5",
		run: (e, t, n) => ma(e, n)
	},
	{
		clause: "HG-19.6",
		run(e, t, n) {
			if (Zt(e, n), nn(e)) return rn(e, n, "HG-3.1");
			let r = e.order.filter((t) => !e.houses[t].out && e.houses[t].task.length === 0);
			if (r.length > 0) return f(Gt, { by: r });
		}
	},
	{
		clause: "HG-19.7",
		run(e, t, n) {
			for (let t of e.order) {
				let { out: r, ludus: i } = e.houses[t];
				r || (yt(e, t, i.length, 0), n.log?.emit("incomeReceived", {
					seat: t,
					coins: i.length,
					purse: e.houses[t].coins
				}));
			}
		}
	},
	{
		clause: "HG-19.8",
		run(e, t, n) {
			for (let t of e.order) {
				let { out: r, ludus: i } = e.houses[t];
				r || (yt(e, t, 0, 6 - i.length), n.log?.emit("provisionsReceived", {
					seat: t,
					rations: 6 - i.length,
					store: e.houses[t].rations
				}));
			}
			return d();
		}
	}
]);
function na(e, t, n) {
	let { seat: r, coins: i, rations: a, tiro: o, glory: s, victories: c } = n, l = e.houses[r];
	if (l.out) return;
	yt(e, r, i, a);
	let u = P(l, o);
	u !== null && (u.glory += s, u.victories += c), t.log?.emit("rewarded", {
		seat: r,
		gladiator: o,
		coins: i,
		rations: a,
		glory: s,
		...bt(e, r)
	});
}
function ra(e, t, n, r, i) {
	let a = e.houses[n];
	if (a.out) return;
	let o = Math.min(r, a.coins), s = Math.min(i, a.rations);
	xt(e, n, o, s), t.log?.emit("penalised", {
		clause: "HG-13.5",
		seat: n,
		coins: o,
		rations: s,
		...bt(e, n)
	});
}
var ia = (e, t) => [...new Set(F(e.houses[t]).filter((e) => qe(e, "REIMBURSE") !== null))], aa = (e, t, n) => e.houses[t].dead.map((e) => e.tiro).filter((e) => !n.includes(e)), oa = (e, t, n) => ht(e.houses[t]) && aa(e, t, n).length > 0, sa = ["play", "no"], ca = ["no"], la = {
	field: "do",
	is: ["play"]
};
function ua(e, t, n) {
	let r = ia(e, t);
	return r.length === 0 ? ne(t, [v("do", g(t, "word", ca))]) : ne(t, [
		v("do", g(t, "word", sa)),
		v("card", g(t, "card", r), la),
		v("gladiator", g(t, "gladiator", aa(e, t, n)), la)
	]);
}
function da(e, t, n, r, i, s) {
	_t(e.houses[n], r), vt(e, r), s.tolled.push(i), s.factors.push(qe(r, "REIMBURSE").factor), t.reveal(o(n), a), t.use(T[r]), t.log?.emit("tolled", {
		seat: n,
		card: r,
		gladiator: i
	});
}
function fa(e, t, n, r, i) {
	let a = (r.second < 0 ? 5 : 10) * i;
	yt(e, n, a, 0), t.log?.emit("reimbursed", {
		clause: "HG-19.3",
		seat: n,
		gladiator: r.tiro,
		coins: a,
		purse: e.houses[n].coins
	});
}
function pa(e, t) {
	for (let [n, r] of e.houses.entries()) {
		if (!r.unrested) for (let e of r.ludus) r.busy.includes(e.tiro) || e.hp === N(e) || (e.hp = N(e), t.log?.emit("rested", {
			seat: n,
			gladiator: e.tiro,
			hp: e.hp
		}));
		r.unrested = !1, r.busy.length = 0;
	}
}
function ma(e, t) {
	e.aside.length > 0 && ln(t, e.tiros, "HG-7.2", "tiros", e.aside);
	let n = Tt(e);
	e.market.length < n && e.discard.length > 0 && ln(t, e.market, "HG-19.5", "market", e.discard), e.tiros.length < n && e.tiroDiscard.length > 0 && ln(t, e.tiros, "HG-19.5", "tiros", e.tiroDiscard);
	for (let r = 0; r < e.seconds.length; r++) e.seconds[r].length < n && cn(e, t, r, "HG-19.5");
}
var ha = h("game", { locals: {} }, [
	{
		clause: "HG-2.2",
		run: () => f(en)
	},
	{
		clause: "HG-3.6",
		run(e, t, n) {
			if (e.ending !== null) return d();
			if (e.roundLimit > 0 && e.round >= e.roundLimit) return rn(e, n, "HG-3.6");
		}
	},
	{
		clause: "HG-22.6",
		run(e) {
			e.order.some((t) => e.houses[t].out) && (e.order = e.order.filter((t) => !e.houses[t].out));
		}
	},
	{
		clause: "HG-3.7",
		run(e, t, n) {
			return e.round++, n.log?.emit("roundBegan", {
				round: e.round,
				seat: St(e)
			}), f(ga, {}, "HG-3.6");
		}
	}
]), ga = h("round", { locals: {} }, [
	{
		clause: "HG-4.2",
		run: () => f(En)
	},
	{
		clause: "HG-10.1",
		run: (e) => f(ur, { open: Ct(e) })
	},
	{
		clause: "HG-12.5",
		run: () => f(zr)
	},
	{
		clause: "HG-14.1",
		run: () => f(Xi)
	},
	{
		clause: "HG-19.10",
		run: (e) => e.ending === null ? f(ta) : d()
	}
]), _a = de([
	ha,
	en,
	Gt,
	ga,
	En,
	On,
	ur,
	Wn,
	zr,
	Xi,
	Zi,
	Wi,
	ta
]), va = (e) => ({
	tiro: e.tiro,
	second: e.second,
	hp: e.hp,
	victories: e.victories,
	glory: e.glory
}), ya = (e) => ({
	round: e.round,
	slot: e.slot,
	level: e.level,
	tiro: e.tiro,
	against: e.against,
	bare: e.bare,
	loss: e.loss,
	substitution: e.substitution
}), ba = (e) => ({
	wins: e.wins.map(ya),
	upgrades: e.upgrades,
	kills: e.kills,
	spares: e.spares,
	auctions: e.auctions.slice(),
	freed: e.freed.slice()
}), xa = (e) => ({
	fighters: e.fighters.slice(),
	combat: e.combat.slice(),
	special: e.special.slice()
}), Sa = (e) => e.slice(), Ca = (e) => ({
	coins: e.coins,
	rations: e.rations,
	out: e.out,
	ludus: e.ludus.map(va),
	dead: e.dead.map(va),
	hand: e.hand.slice(),
	open: e.open.slice(),
	backs: e.backs.slice(),
	seen: e.seen.map(Sa),
	task: e.task.slice(),
	taskSeen: e.taskSeen,
	ruledOut: e.ruledOut,
	elsewhere: e.elsewhere.slice(),
	dealt: e.dealt.slice(),
	done: e.done.slice(),
	exchanged: e.exchanged,
	deeds: ba(e.deeds),
	plan: xa(e.plan),
	busy: e.busy.slice(),
	unrested: e.unrested,
	rejected: e.rejected.map(Sa),
	chose: e.chose
}), wa = (e) => ({
	seat: e.seat,
	slot: e.slot,
	coins: e.coins,
	rations: e.rations,
	tiro: e.tiro,
	glory: e.glory,
	victories: e.victories
}), Ta = (e) => ({
	seat: e.seat,
	slot: e.slot,
	coins: e.coins,
	rations: e.rations
}), Ea = (e) => ({
	flow: pe(_a, e.flow),
	seats: e.seats,
	roundLimit: e.roundLimit,
	sealedBids: e.sealedBids,
	taskExchange: e.taskExchange,
	round: e.round,
	order: e.order.slice(),
	houses: e.houses.map(Ca),
	reservoir: e.reservoir.slice(),
	market: e.market.slice(),
	discard: e.discard.slice(),
	unseen: e.unseen.slice(),
	unseenBacks: e.unseenBacks.slice(),
	lot: e.lot.slice(),
	lotType: e.lotType,
	tiros: e.tiros.slice(),
	tiroDiscard: e.tiroDiscard.slice(),
	shown: e.shown.slice(),
	aside: e.aside.slice(),
	seconds: e.seconds.map(Sa),
	secondDiscard: e.secondDiscard.map(Sa),
	tasks: e.tasks.slice(),
	removed: e.removed.slice(),
	noted: e.noted.map(wa),
	penalties: e.penalties.map(Ta),
	selections: e.selections,
	ending: e.ending
});
function Da(e, t, n) {
	return s(e, t) ? Oa(n) : n.length;
}
var Oa = (e) => e.length === 0 ? [] : e.slice(), ka = (e) => typeof e != "number", Aa = (e) => typeof e == "number" ? e : e.length;
function ja(e, t) {
	let n = e.slice();
	for (let e of t) {
		let t = n.indexOf(e);
		if (t < 0) throw Error(`${String(e)} is not there to be taken away`);
		n[t] = n[n.length - 1], n.length--;
	}
	return n;
}
var Ma = (e) => e.tiro;
function Na(e, t) {
	return t.shuffle(e), e;
}
var Pa = (e) => e.ludus.filter((t) => t.hp > 0 && !e.busy.includes(t.tiro)).map(Ma);
function Fa(e, t, n) {
	let r = {
		fighters: [],
		combat: [],
		special: []
	}, i = Na(Pa(e), n), a = F(e).slice(), o = (e) => {
		let t = a.filter((t) => O[t] === e), r = n.below(2 * t.length + 1);
		return r >= t.length ? -1 : (b(a, t[r]), t[r]);
	};
	for (let e of t) r.fighters.push(e ? i.pop() : -1), r.combat.push(e ? o(0) : -1), r.special.push(e ? o(1) : -1);
	return r;
}
function Ia(e, t, n, r) {
	let i = e.hand.slice();
	for (let n of e.seen[t] ?? []) i.includes(n) && b(i, n);
	let a = i.filter((e) => S[O[e]] === n);
	return a.length === 0 ? null : a[r.below(a.length)];
}
function La(e, t) {
	let n = (e, t) => e.reduce((e, n) => O[n] === t ? e + 1 : e, 0);
	for (let t = 0; t < S.length; t++) {
		if (n(e.unseen, t) !== e.unseenBacks[t]) return !1;
		for (let r of e.houses) if (n(r.hand, t) !== r.backs[t]) return !1;
	}
	if (e.lot.length > 0 && O[e.lot[0]] !== e.lotType) return !1;
	for (let t of e.flow.frames) {
		let { bought: e, type: n } = t;
		if (t.rule === "lot" && e !== null && S[O[e]] !== n) return !1;
	}
	return e.houses.every((e) => Ra(e, t));
}
var Ra = (e, t) => e.task.every((n) => !((e.ruledOut | (e.elsewhere[t] ?? 0)) & 1 << n)) && Ba(e.seen[t] ?? [], e.hand) && Ba(za(e.plan), F(e)) && e.plan.combat.every((e) => e < 0 || O[e] === 0) && e.plan.special.every((e) => e < 0 || O[e] === 1) && Ba(e.plan.fighters.filter((e) => e >= 0), Pa(e)), za = (e) => [...e.combat, ...e.special].filter((e) => e >= 0);
function Ba(e, t) {
	let n = t.slice();
	return e.every((e) => {
		let t = n.indexOf(e);
		return t < 0 ? !1 : (n.splice(t, 1), !0);
	});
}
var Va = (e) => e.map((e) => e < 0 ? -1 : -2);
function Ha(e, t) {
	let { fighters: n, combat: r, special: i } = e;
	return t ? {
		fighters: n.slice(),
		combat: r.slice(),
		special: i.slice()
	} : {
		fighters: Va(n),
		combat: Va(n),
		special: Va(n)
	};
}
function Ua(e, t, n) {
	let r = e.houses[t];
	return {
		coins: r.coins,
		rations: r.rations,
		out: r.out,
		ludus: r.ludus.map(va),
		dead: r.dead.map(va),
		hand: Da(ct.hand(e, t), n, r.hand),
		open: r.open.slice(),
		backs: r.backs.slice(),
		known: r.seen[n]?.slice() ?? [],
		seenBy: t === n ? r.seen.map((e) => e.slice()) : [],
		task: Da(ct.task(e, t), n, r.task),
		taskSeen: r.taskSeen,
		ruledOut: r.ruledOut,
		elsewhere: r.elsewhere[n] ?? 0,
		dealt: Da(ct.dealt(e, t), n, r.dealt),
		done: r.done.slice(),
		exchanged: r.exchanged,
		deeds: ba(r.deeds),
		plan: Ha(r.plan, t === n),
		busy: r.busy.slice(),
		unrested: r.unrested,
		rejected: r.rejected.map((r) => Da(ct.rejected(e, t), n, r)),
		chose: r.chose
	};
}
var Wa = (e, t) => ({
	viewer: t,
	flow: me(_a, e, t),
	roundLimit: e.roundLimit,
	sealedBids: e.sealedBids,
	taskExchange: e.taskExchange,
	round: e.round,
	order: e.order.slice(),
	houses: e.houses.map((n, r) => Ua(e, r, t)),
	reservoir: e.reservoir.slice(),
	market: e.market.length,
	discard: e.discard.slice(),
	unseenBacks: e.unseenBacks.slice(),
	lotType: e.lotType,
	tiros: e.tiros.length,
	tiroDiscard: e.tiroDiscard.slice(),
	shown: e.shown.slice(),
	aside: e.aside.slice(),
	seconds: e.seconds.map((e) => e.length),
	secondDiscard: e.secondDiscard.map((e) => e.slice()),
	tasks: e.tasks.length,
	removed: e.removed.slice(),
	noted: e.noted.map(wa),
	penalties: e.penalties.map(Ta),
	selections: e.selections,
	ending: e.ending
}), Ga = (e) => ka(e) ? e : [], Ka = (e, t) => e - t, qa = 20;
function Ja(e, n) {
	let r = he(_a, e.flow, e.viewer), i = new Ya(e, r.frames, n);
	for (let [n, a] of r.frames.entries()) {
		if (a.rule !== "upgrade") continue;
		let r = a, o = e.flow.scenes[n].drawn;
		t(o) && (r.drawn = i.seconds(tt[r.tiro], o.hidden));
	}
	let a = e.houses.map((e, t) => i.house(e, t));
	for (let [i, o] of r.frames.entries()) {
		let r = e.flow.scenes[i];
		if (o.rule !== "lot" || !t(r.bought) || r.bought.hidden === 0) continue;
		let s = o;
		s.bought = Ia(a[s.leader], e.viewer, s.type, n);
	}
	let o = e.lotType < 0 ? [] : i.market(e.lotType, 1), s = e.unseenBacks.flatMap((e, t) => i.market(t, e)).sort(Ka);
	return {
		flow: r,
		seats: e.houses.length,
		roundLimit: e.roundLimit,
		sealedBids: e.sealedBids,
		taskExchange: e.taskExchange,
		round: e.round,
		order: e.order.slice(),
		houses: a,
		reservoir: e.reservoir.slice(),
		market: i.restOfMarket(n),
		discard: e.discard.slice(),
		unseen: s,
		unseenBacks: e.unseenBacks.slice(),
		lot: o,
		lotType: e.lotType,
		tiros: i.tiros,
		tiroDiscard: e.tiroDiscard.slice(),
		shown: e.shown.slice(),
		aside: e.aside.slice(),
		seconds: e.seconds.map((e, t) => i.seconds(t, e)),
		secondDiscard: e.secondDiscard.map((e) => e.slice()),
		tasks: i.tasks(e.tasks),
		removed: e.removed.slice(),
		noted: e.noted.map(wa),
		penalties: e.penalties.map(Ta),
		selections: e.selections,
		ending: e.ending
	};
}
var Ya = class {
	tiros;
	byType;
	byClass;
	freeTasks;
	hiddenTasks;
	viewer;
	houses;
	random;
	constructor(e, t, n) {
		this.viewer = e.viewer, this.random = n;
		let { houses: r } = e;
		this.houses = r;
		let i = t.filter((e) => e.rule === "bout"), a = Na(ja(Ue, [
			...e.discard,
			...r.flatMap((e) => [
				...e.open,
				...Ga(e.hand),
				...e.known
			]),
			...i.flatMap((e) => e.gear.flat())
		].filter((e) => !He(e))), n);
		this.byType = S.map((e, t) => a.filter((e) => O[e] === t));
		let o = r.flatMap((e) => [...e.ludus, ...e.dead]);
		this.tiros = Na(ja(We, [
			...o.map(Ma),
			...e.tiroDiscard,
			...e.shown,
			...e.aside
		]), n);
		let s = t.flatMap((e) => e.rule === "upgrade" ? e.drawn : []), c = [
			...o.map((e) => e.second),
			...e.secondDiscard.flat(),
			...r.flatMap((e) => e.rejected.flatMap(Ga)),
			...s
		];
		this.byClass = ot.map((e, t) => Na(ja(e, c.filter((e) => et[e] === t)), n));
		let l = r.flatMap((e) => [
			...e.done,
			...Ga(e.task),
			...Ga(e.dealt)
		]);
		this.freeTasks = Na(ja(Ge, l), n), this.hiddenTasks = r.map(() => []), this.drawTasks() || this.guessTasks(0);
	}
	market(e, t) {
		let n = this.byType[e];
		return n.splice(n.length - t, t);
	}
	restOfMarket(e) {
		return Na(this.byType.flat(), e);
	}
	seconds(e, t) {
		let n = this.byClass[e];
		return n.splice(n.length - t, t);
	}
	tasks(e) {
		return this.freeTasks.splice(this.freeTasks.length - e, e);
	}
	drawTasks() {
		let e = this.houses.map(({ task: e }) => ka(e) ? 0 : e);
		for (let t = 0; t < qa; t++) {
			let t = Na(this.freeTasks.slice(), this.random), n = e.map((e) => t.splice(t.length - e, e));
			if (n.every((e, t) => e.every((e) => this.mayHave(t, e)))) {
				for (let [e, t] of n.entries()) this.hiddenTasks[e] = t;
				return this.freeTasks = t, !0;
			}
		}
		return !1;
	}
	mayHave(e, t) {
		let { ruledOut: n, elsewhere: r } = this.houses[e];
		return !((n | r) & 1 << t);
	}
	guessTasks(e) {
		let t = this.houses[e];
		if (t === void 0) return !0;
		if (ka(t.task) || t.task === 0) return this.guessTasks(e + 1);
		let n = this.freeTasks;
		for (let t of n) if (this.mayHave(e, t) && (this.hiddenTasks[e] = [t], this.freeTasks = ja(n, [t]), this.guessTasks(e + 1))) return !0;
		return this.freeTasks = n, !1;
	}
	house(e, t) {
		let n = ka(e.hand) ? e.hand.slice() : this.hand(e), r = {
			coins: e.coins,
			rations: e.rations,
			out: e.out,
			ludus: e.ludus.map(va),
			dead: e.dead.map(va),
			hand: n,
			open: e.open.slice(),
			backs: e.backs.slice(),
			seen: this.houses.map((t, n) => n === this.viewer ? e.known.slice() : e.seenBy[n]?.slice() ?? []),
			task: ka(e.task) ? e.task.slice() : this.hiddenTasks[t],
			taskSeen: e.taskSeen,
			ruledOut: e.ruledOut,
			elsewhere: this.houses.map((t, n) => n === this.viewer ? e.elsewhere : 0),
			dealt: ka(e.dealt) ? e.dealt.slice() : this.tasks(e.dealt),
			done: e.done.slice(),
			exchanged: e.exchanged,
			deeds: ba(e.deeds),
			plan: {
				fighters: e.plan.fighters.slice(),
				combat: e.plan.combat.slice(),
				special: e.plan.special.slice()
			},
			busy: e.busy.slice(),
			unrested: e.unrested,
			rejected: e.rejected.map((e, t) => ka(e) ? e.slice() : this.seconds(t, Aa(e)).sort(Ka)),
			chose: e.chose
		}, i = e.plan.fighters.map((e) => e === -2);
		return {
			...r,
			plan: t === this.viewer ? r.plan : Fa(r, i, this.random)
		};
	}
	hand(e) {
		let t = e.known.slice();
		for (let n = 0; n < S.length; n++) {
			let r = e.known.filter((e) => O[e] === n).length;
			for (let i of this.market(n, e.backs[n] - r)) y(t, i);
		}
		return t;
	}
}, Xa = (e, t) => e.replace(/\{(\w+)\}/g, (e, n) => String(t[n]));
function Za(e, t) {
	let n = (e) => t[e] ?? e, r = e.roundLimit === 0 ? "" : ` ${Xa(n("limit"), { limit: e.roundLimit })}`, { market: i, tiros: a, tasks: o } = e, s = [`${n("round")} ${e.round}${r} · ${Xa(n("decks"), {
		market: i,
		tiros: a,
		tasks: o
	})}`, n("legend")];
	if (e.discard.length > 0 && s.push(`${n("discard")}: ${Qa(e.discard, n)}`), e.lotType >= 0 && s.push(`${n("offer")}: ${n(`type.${S[e.lotType]}`)}`), e.shown.length > 0) {
		s.push(`${n(e.round === 0 ? "pool" : "offer")}:`);
		for (let t of e.shown) s.push(`    ${io(dt(t), n)}`);
	}
	for (let [r, i] of e.houses.entries()) s.push("", ...eo(e, i, r, t, n));
	return s.join("\n");
}
var Qa = (e, t) => e.map((e) => t(`card.${T[e]}`)).join(", ") || t("nothing");
function $a(e, t) {
	return t[`seat.${e}`] ?? Xa(t.house, { n: e + 1 });
}
function eo(e, t, n, r, i) {
	let a = `${n === e.viewer ? "*" : " "}${n} ${$a(n, r)}`;
	if (t.out) return [`${a}: ${i("out")}`];
	let o = `${i("coins")} ${t.coins} · ${i("rations")} ${t.rations} · ${i("glory")} ${ft(t)}`, s = t.done.map((e) => i(`task.${D[e]}`)).join(", "), c = [`${a}: ${o} · ${i("done")} ${t.done.length}${s === "" ? "" : ` (${s})`}`];
	for (let e of t.ludus) c.push(`    ${io(e, i)}`);
	let l = t.ludus.filter(({ tiro: e }) => t.busy.includes(e));
	for (let [e, n] of Object.entries({
		busy: l,
		dead: t.dead
	})) n.length > 0 && c.push(`  ${i(e)}: ${n.map(({ tiro: e }) => E[e]).join(", ")}`);
	if (c.push(...no(t, i)), typeof t.task != "number") for (let e of t.task) c.push(`  ${i("task")}: ${to("task", D[e], i)}`);
	let u = ro(t, i);
	return u !== "" && c.push(`  ${i("hypogeum")}: ${u}`), c;
}
var to = (e, t, n) => `${n(`${e}.${t}`)} (${n(`about.${t}`)})`;
function no(e, t) {
	if (typeof e.hand != "number") {
		let n = [...e.hand, ...e.open].sort((e, t) => e - t);
		return n.length === 0 ? [`  ${t("hand")}: ${t("nothing")}`] : [`  ${t("hand")}:`, ...n.map((e) => `    ${to("card", T[e], t)}`)];
	}
	let n = [...e.open, ...e.known].map((e) => t(`card.${T[e]}`)), r = e.backs.map((t, n) => t - e.known.filter((e) => O[e] === n).length).flatMap((e, n) => e > 0 ? [`${e} ${t(`type.${S[n]}`)}`] : []);
	return [`  ${t("hand")}: ${[...n, ...r].join(", ") || t("nothing")}`];
}
function ro(e, t) {
	let { fighters: n, combat: r, special: i } = e.plan, a = [];
	for (let [e, o] of n.entries()) {
		if (o === -1) continue;
		let n = [r[e], i[e]].filter((e) => e >= 0), s = o === -2 ? t("hidden") : [E[o], ...n.map((e) => t(`card.${T[e]}`))].join(" + ");
		a.push(`${t(x[e])}: ${s}`);
	}
	return a.join(" · ");
}
function io(e, t) {
	let n = e.second < 0 ? "" : ` “${t(`second.${Be[e.second]}`)}”`, r = C.map((t, n) => M(e, n)).join("/"), i = `${E[e.tiro]}${n}`.padEnd(10), a = `${e.hp}/${N(e)}`.padStart(5), o = [
		`${i} ${t(`class.${Qe[ut(e)]}`).padEnd(11)} ${r}  ${a}`,
		`${t("won")} ${e.victories}`,
		`${t("glory")} ${e.glory}`
	], { victories: s, coins: c, rations: l } = j[e.tiro];
	return e.second < 0 && o.push(`${t("upgrade")} ${s}/${c}/${l}`), o.join(" · ");
}
var ao = (...e) => ({ oneOf: e }), oo = (e) => ({ sumOf: e }), B = (e) => ({ secret: e }), so = (e, t) => ({
	begins: e,
	with: t
}), co = ({ by: e }, t) => e === null || !Array.isArray(t) ? t : t.map((t) => t[e]);
function lo(e, t) {
	let n = {};
	for (let [e, r] of Object.entries(t)) {
		let t = typeof r.begins == "string" && "with" in r;
		n[e] = {
			begins: t ? r.begins : null,
			fields: po(t ? r.with : r)
		};
	}
	return { kinds: n };
}
var uo = (e, t) => po(t), fo = (e, t, n) => e[`${t}.${n}`] ?? e[n], po = (e) => Object.fromEntries(Object.entries(e).map(([e, t]) => [e, ho(t)])), mo = {
	"": "one",
	"[]": "list",
	"[][]": "lists",
	"[seat]": "seats"
};
function ho(e) {
	let t = {
		of: "word",
		shape: "one",
		optional: !1,
		secret: !1,
		words: null,
		total: null,
		by: null
	};
	if (typeof e == "object") {
		if ("secret" in e) return {
			...ho(e.secret),
			secret: !0
		};
		if ("recordsBy" in e) return {
			...t,
			of: e.recordsBy,
			shape: "list",
			by: e.recordsBy
		};
		if ("oneOf" in e) return {
			...t,
			words: e.oneOf
		};
		let [, n, r] = /^(\w+)(\??)$/.exec(e.sumOf);
		return {
			...t,
			of: "sum",
			shape: "list",
			optional: r === "?",
			total: n
		};
	}
	let [, n, r, i] = /^(\w+)(|\[\]|\[\]\[\]|\[seat\])(\??)$/.exec(e);
	return {
		...t,
		of: n,
		shape: mo[r],
		optional: i === "?"
	};
}
var go = {
	card: vo("card", T),
	gear: {
		...vo("card", T),
		print: (e) => typeof e == "number" ? yo(e) : e
	},
	slot: {
		..._o(x),
		called: (e, t) => ({
			name: t[_o(x).print(e)] ?? String(e),
			about: null
		})
	},
	bought: vo("card", T),
	gladiator: _o(E),
	trainee: _o(E),
	fighter: _o(E),
	tiro: _o(E),
	second: vo("second", Be),
	task: vo("task", D)
};
function _o(e) {
	return { print: (t) => typeof t == "number" ? e[t] : t };
}
function vo(e, t) {
	return {
		..._o(t),
		called: (n, r) => {
			let i = typeof n == "number" ? t[n % t.length] : n;
			return {
				name: (typeof n == "number" ? r[`${e}.${i}`] : r[`choice.${i}`]) ?? i,
				about: r[`about.${i}`] ?? null
			};
		}
	};
}
var yo = (e) => e < Re ? T[e] : `${T[e % Re]}#${1 + Math.floor(e / Re)}`, bo = { seat: "seat" }, V = {
	seat: "seat",
	gladiator: "gladiator"
}, xo = {
	seat: "seat",
	card: "card"
}, So = {
	parts: oo("total"),
	total: "number"
}, Co = ao("combat", "special", "blessing"), wo = ao("speed", "strength", "endurance"), To = {
	coins: "number",
	rations: "number"
}, Eo = {
	purse: "number",
	store: "number"
}, Do = {
	seat: "seat",
	roll: "number",
	dice: "die[]",
	die: "die",
	gladiator: "gladiator",
	attribute: wo
}, Oo = lo(go, {
	firstChosen: bo,
	received: {
		seat: "seat",
		cards: "card[]"
	},
	revealed: { gladiators: "gladiator[]" },
	drafted: V,
	drew: {
		seat: "seat",
		count: "number",
		cards: B("card[]")
	},
	dealt: {
		seat: "seat",
		count: "number",
		tasks: B("task[]")
	},
	kept: {
		seat: "seat",
		task: B("task")
	},
	roundBegan: so("round", {
		round: "number",
		seat: "seat"
	}),
	marketBegan: {
		sort: ao("gladiators", "resources"),
		count: "number"
	},
	lotOffered: { type: Co },
	gladiatorOffered: { gladiator: "gladiator" },
	bidsOpened: { bids: "number[seat]" },
	bid: {
		seat: "seat",
		coins: "number"
	},
	passed: bo,
	bought: {
		seat: "seat",
		type: Co,
		coins: "number",
		purse: "number",
		card: B("card")
	},
	recruited: {
		...V,
		coins: "number",
		purse: "number"
	},
	unwanted: { type: Co },
	setAside: { gladiator: "gladiator" },
	discarded: {
		seat: "seat",
		cards: "card[]"
	},
	reshuffled: {
		deck: "word",
		count: "number"
	},
	sold: {
		...V,
		coins: "number",
		purse: "number"
	},
	freed: {
		...V,
		glory: "number"
	},
	fed: {
		...V,
		rations: "number",
		hp: "number",
		store: "number"
	},
	blessed: xo,
	gained: {
		seat: "seat",
		...To,
		...Eo
	},
	healed: {
		...V,
		count: "number",
		hp: "number"
	},
	peeked: {
		seat: "seat",
		of: "seat",
		tasks: B("task[]")
	},
	searched: {
		seat: "seat",
		of: "seat",
		cards: B("card[]")
	},
	paid: {
		...V,
		...To,
		...Eo
	},
	trained: {
		seat: "seat",
		count: "number",
		seconds: B("second[]")
	},
	upgraded: {
		...V,
		second: "second",
		hp: "number"
	},
	exchanged: {
		seat: "seat",
		coins: "number",
		purse: "number"
	},
	locked: bo,
	paired: {
		slot: "slot",
		seat: "seat",
		guestSeat: "seat"
	},
	byeGiven: {
		slot: "slot",
		seat: "seat"
	},
	assigned: {
		seat: "seat",
		slots: "slot[]",
		gladiators: B("gladiator[]"),
		cards: B("card[]")
	},
	deserted: {
		slot: "slot",
		seats: "seat[]"
	},
	forfeited: {
		slot: "slot",
		seat: "seat"
	},
	substituted: {
		seat: "seat",
		by: "seat",
		gladiator: "gladiator"
	},
	wonOutright: {
		...V,
		...To
	},
	entered: {
		...V,
		hp: "number",
		cards: "card[]",
		slot: "slot"
	},
	cancelled: {
		seat: "seat",
		type: Co,
		card: "card"
	},
	prepared: {
		...V,
		hp: "number"
	},
	reversed: bo,
	chooserNamed: V,
	attributeChosen: {
		seat: "seat",
		attribute: wo,
		roll: "number"
	},
	rolled: Do,
	rerolled: Do,
	scored: {
		...V,
		...So,
		roll: "number",
		attribute: wo
	},
	scoresTied: {
		roll: "number",
		gladiators: "gladiator[]",
		scores: "number[]"
	},
	hurt: {
		...V,
		hp: "number",
		...So,
		byGladiator: "gladiator"
	},
	survived: {
		...V,
		hp: "number"
	},
	fell: {
		...V,
		roll: "number"
	},
	condemned: V,
	spared: V,
	abandoned: V,
	saved: V,
	died: {
		...V,
		glory: "number"
	},
	won: {
		...V,
		slot: "slot",
		glory: "number",
		...To,
		hp: "number"
	},
	boutDrawn: {
		slot: "slot",
		gladiators: "gladiator[]",
		...To
	},
	returned: xo,
	used: xo,
	collected: {
		seat: "seat",
		cards: "card[]"
	},
	rewarded: {
		...V,
		...To,
		glory: "number",
		...Eo
	},
	penalised: {
		seat: "seat",
		...To,
		...Eo
	},
	tolled: {
		...xo,
		gladiator: "gladiator"
	},
	reimbursed: {
		...V,
		coins: "number",
		purse: "number"
	},
	rested: {
		...V,
		hp: "number"
	},
	completed: {
		seat: "seat",
		task: "task",
		count: "number"
	},
	incomeReceived: {
		seat: "seat",
		coins: "number",
		purse: "number"
	},
	provisionsReceived: {
		seat: "seat",
		rations: "number",
		store: "number"
	},
	leftGame: bo,
	gameEnded: {
		places: "number[seat]",
		scores: "number[seat]"
	}
}), ko = uo(go, {
	by: "seat?",
	"tasks.by": "seat[]",
	open: "seat[]",
	openerSeat: "seat",
	leader: "seat?",
	passedSeats: "seat[]",
	hostSeat: "seat",
	guestSeat: "seat",
	presentSeat: "seat?",
	absentSeat: "seat?",
	houses: "seat[]",
	control: "seat[]",
	fighters: "fighter[]",
	tiro: "tiro",
	tolled: "gladiator[]",
	drawn: "second[]",
	bought: "card?",
	gear: "card[][]",
	slot: "slot",
	type: "word?",
	aid: "word",
	substitution: "flag",
	reversed: "flag",
	dies: "flag",
	dice: "number[]",
	picks: "number",
	count: "number",
	lots: "number",
	high: "number",
	bout: "number",
	roll: "number",
	attribute: "number",
	chooser: "number?",
	selector: "number?",
	down: "number?",
	winner: "number?",
	cancelled: "number[]",
	won: "number[]",
	loss: "number[]",
	rerolled: "number[]",
	survived: "number[]",
	factors: "number[]"
}), Ao = {
	id: "house-of-gladiators",
	name: "House of Gladiators",
	seats: {
		min: 2,
		max: 4
	},
	offered: !0,
	lead: {
		en: "Raise a ludus, and complete three tasks before the others do.",
		fr: "Fondez un ludus et accomplissez trois tâches avant les autres.",
		it: "Fonda un ludus e porta a termine tre compiti prima degli altri."
	},
	learn: {
		en: [
			"You own a ludus. In odd rounds you bid for cards, in even ones for new gladiators, the tirones of the catasta.",
			"In training you heal, upgrade whoever has won often enough, and secretly assign gladiators and equipment to morning, afternoon and evening.",
			"In each roll of a bout both add a die to speed, endurance or strength; the difference wounds the lower, and whoever has more health at the end wins.",
			"Victories bring glory, coins and rations. Whoever first completes three tasks wins, and so does the last house with a gladiator alive."
		],
		fr: [
			"Vous possédez un ludus. Aux manches impaires vous enchérissez sur des cartes, aux manches paires sur de nouveaux gladiateurs, les tirones de la catasta.",
			"À l’entraînement vous soignez, vous promouvez qui a assez de victoires et vous placez en secret gladiateurs et équipement le matin, l’après-midi et le soir.",
			"À chaque jet d’un combat, les deux ajoutent un dé à la vitesse, à l’endurance ou à la force ; la différence blesse le plus faible, et qui a le plus de santé à la fin gagne.",
			"Les victoires rapportent gloire, pièces et rations. Gagne qui accomplit le premier trois tâches, ou reste le dernier avec un gladiateur en vie."
		],
		it: [
			"Possiedi un ludus. Nei turni dispari fai offerte per le carte, in quelli pari per nuovi gladiatori, i tirones della catasta.",
			"Nell’addestramento curi, promuovi chi ha vinto abbastanza e assegni in segreto gladiatori ed equipaggiamento a mattina, pomeriggio e sera.",
			"In ogni tiro di uno scontro entrambi sommano un dado a velocità, resistenza o forza; la differenza ferisce il più debole, e alla fine vince chi ha più salute.",
			"Le vittorie portano gloria, monete e razioni. Vince chi per primo porta a termine tre compiti, o resta l’ultimo con un gladiatore vivo."
		]
	},
	credit: {
		en: "House of Gladiators by its authors",
		fr: "House of Gladiators de ses auteurs",
		it: "House of Gladiators dei suoi autori"
	},
	stone: "green",
	figure: /* @__PURE__ */ ".               ###.             ##ccc##.           ##ccccccc##.          #ccccccccccc#.        ##ccccccccccccc##.      ##ccccccccccccccccc##.    #########################...    #########################..     ##     ##     ##     ##.     ##     ##     ##     ##.     ##     ##     ##     ##.     ##     ##     ##     ##.     ##     ##     ##     ##.     ##     ##     ##     ##.     ##     ##     ##     ##.     ##     ##     ##     ##.     ##     ##     ##     ##.     ##     ##     ##     ##.     ##     ##     ##     ##.     ##     ##     ##     ##.     ##     ##     ##     ##.     ##     ##     ##     ##...   ###########################.    #########################.. ###############################. ###############################".split(".")
}, jo = {
	en: {
		speed: "Speed",
		strength: "Strength",
		endurance: "Endurance",
		combat: "Combat",
		special: "Special",
		morning: "Morning",
		afternoon: "Afternoon",
		evening: "Evening",
		victories: "victories",
		coins: "coins",
		rations: "rations",
		glory: "Glory",
		gladiators: "gladiators",
		resources: "resource cards",
		owner: "the owner",
		attacker: "the attacker",
		foe: "opponent: {what}",
		hpStart: "{n} health on entering",
		pickAll: "selects the start of every cycle",
		pickOne: "selects the start of cycle {n}",
		reverse: "turns the cycle round",
		cancel: "the opponent’s {what} card has no effect",
		dice: "{n} dice, the best kept, in roll {rolls}",
		rerollSelf: "own die rolled again, {n}×",
		rerollFoe: "opponent’s die rolled again, {n}×",
		taken: "{n} damage taken in the first {uses} rolls lost",
		dealt: "{n} damage dealt in the first {uses} rolls won",
		survive: "{n} health instead of 0, {uses}×",
		deathSelf: "in rolls {rolls} {who} decides whether he dies",
		deathFoe: "in rolls {rolls} {who} decides whether the opponent dies",
		onWin: "after a win: {what}",
		heal: "heals {n}",
		healFull: "heals fully",
		onAll: "{what}, on all gladiators",
		discount: "one upgrade needs {what}",
		lookTask: "shows the task of another House",
		lookHand: "shows the hand of another House",
		reimburse: "one reimbursement ×{n}",
		wheel: "kept after use",
		health: "health",
		tasks: {
			WINS: "{n}× win a bout",
			WINS_IN_ROUND: "win {n} bouts in one round",
			WIN_SLOT: "{n}× win a bout: {slot}",
			WIN_LEVEL: "{n}× win a bout with a gladiator of level {level}",
			WIN_VS_ADVANTAGE: "{n}× win a bout against advantage",
			WIN_UNEQUIPPED: "{n}× win a bout without equipment",
			WIN_LOSS_AT_MOST: "{n}× win a bout losing at most {hp} health",
			DISTINCT_WINNERS: "win with {n} different gladiators",
			UPGRADES: "{n}× upgrade a gladiator",
			KILLS: "{n}× kill an opposing gladiator",
			SPARES: "{n}× spare a fallen gladiator",
			AUCTIONS: "{n}× buy at auction: {kind}",
			FREED: "{n}× free a gladiator with at least {minGlory} Glory",
			HOUSE_GLORY: "have {n} House Glory",
			GLADIATOR_GLORY: "have a gladiator with {n} Glory",
			HOLD: "hold {what}",
			OWN: "own {n} gladiators",
			OWN_CLASSES: "own gladiators of {n} classes",
			OWN_LEVEL2: "own {n} upgraded gladiators"
		}
	},
	fr: {
		speed: "Vitesse",
		strength: "Force",
		endurance: "Endurance",
		combat: "Combat",
		special: "Spéciale",
		morning: "Matin",
		afternoon: "Après-midi",
		evening: "Soir",
		victories: "victoires",
		coins: "pièces",
		rations: "rations",
		glory: "gloire",
		gladiators: "gladiateurs",
		resources: "cartes ressource",
		owner: "le propriétaire",
		attacker: "l’attaquant",
		foe: "adversaire : {what}",
		hpStart: "{n} points de vie en entrant",
		pickAll: "choisit le début de chaque cycle",
		pickOne: "choisit le début du cycle {n}",
		reverse: "inverse le cycle",
		cancel: "la carte {what} de l’adversaire est sans effet",
		dice: "{n} dés, le meilleur compte, au lancer {rolls}",
		rerollSelf: "relancer son dé, {n}×",
		rerollFoe: "faire relancer le dé adverse, {n}×",
		taken: "{n} dégât subi aux {uses} premiers lancers perdus",
		dealt: "{n} dégât infligé aux {uses} premiers lancers gagnés",
		survive: "{n} point de vie au lieu de 0, {uses}×",
		deathSelf: "aux lancers {rolls}, {who} décide de sa mort",
		deathFoe: "aux lancers {rolls}, {who} décide de la mort de l’adversaire",
		onWin: "après une victoire : {what}",
		heal: "soigne {n}",
		healFull: "soigne entièrement",
		onAll: "{what}, sur tous les gladiateurs",
		discount: "une promotion demande {what}",
		lookTask: "montre la tâche d’une autre maison",
		lookHand: "montre la main d’une autre maison",
		reimburse: "un dédommagement ×{n}",
		wheel: "conservée après usage",
		health: "points de vie",
		tasks: {
			WINS: "{n}× gagner un combat",
			WINS_IN_ROUND: "gagner {n} combats en une manche",
			WIN_SLOT: "{n}× gagner un combat : {slot}",
			WIN_LEVEL: "{n}× gagner un combat avec un gladiateur de niveau {level}",
			WIN_VS_ADVANTAGE: "{n}× gagner un combat contre l’avantage",
			WIN_UNEQUIPPED: "{n}× gagner un combat sans équipement",
			WIN_LOSS_AT_MOST: "{n}× gagner un combat en perdant au plus {hp} point de vie",
			DISTINCT_WINNERS: "gagner avec {n} gladiateurs différents",
			UPGRADES: "{n}× promouvoir un gladiateur",
			KILLS: "{n}× tuer un gladiateur adverse",
			SPARES: "{n}× épargner un gladiateur tombé",
			AUCTIONS: "{n}× acheter aux enchères : {kind}",
			FREED: "{n}× affranchir un gladiateur ayant au moins {minGlory} de gloire",
			HOUSE_GLORY: "avoir {n} de gloire de maison",
			GLADIATOR_GLORY: "avoir un gladiateur de {n} de gloire",
			HOLD: "posséder {what}",
			OWN: "posséder {n} gladiateurs",
			OWN_CLASSES: "posséder des gladiateurs de {n} classes",
			OWN_LEVEL2: "posséder {n} gladiateurs promus"
		}
	},
	it: {
		speed: "Velocità",
		strength: "Forza",
		endurance: "Resistenza",
		combat: "Combattimento",
		special: "Speciale",
		morning: "Mattino",
		afternoon: "Pomeriggio",
		evening: "Sera",
		victories: "vittorie",
		coins: "monete",
		rations: "razioni",
		glory: "gloria",
		gladiators: "gladiatori",
		resources: "carte risorsa",
		owner: "il proprietario",
		attacker: "l’attaccante",
		foe: "avversario: {what}",
		hpStart: "{n} punti vita all’entrata",
		pickAll: "sceglie l’inizio di ogni ciclo",
		pickOne: "sceglie l’inizio del ciclo {n}",
		reverse: "inverte il ciclo",
		cancel: "la carta {what} dell’avversario non ha effetto",
		dice: "{n} dadi, conta il migliore, al tiro {rolls}",
		rerollSelf: "ritirare il proprio dado, {n}×",
		rerollFoe: "far ritirare il dado avversario, {n}×",
		taken: "{n} danno subìto nei primi {uses} tiri persi",
		dealt: "{n} danno inflitto nei primi {uses} tiri vinti",
		survive: "{n} punto vita invece di 0, {uses}×",
		deathSelf: "ai tiri {rolls} {who} decide della sua morte",
		deathFoe: "ai tiri {rolls} {who} decide della morte dell’avversario",
		onWin: "dopo una vittoria: {what}",
		heal: "cura {n}",
		healFull: "cura del tutto",
		onAll: "{what}, su tutti i gladiatori",
		discount: "una promozione richiede {what}",
		lookTask: "mostra il compito di un’altra casa",
		lookHand: "mostra la mano di un’altra casa",
		reimburse: "un risarcimento ×{n}",
		wheel: "resta dopo l’uso",
		health: "punti vita",
		tasks: {
			WINS: "{n}× vincere uno scontro",
			WINS_IN_ROUND: "vincere {n} scontri in un turno",
			WIN_SLOT: "{n}× vincere uno scontro: {slot}",
			WIN_LEVEL: "{n}× vincere uno scontro con un gladiatore di livello {level}",
			WIN_VS_ADVANTAGE: "{n}× vincere uno scontro contro il vantaggio",
			WIN_UNEQUIPPED: "{n}× vincere uno scontro senza equipaggiamento",
			WIN_LOSS_AT_MOST: "{n}× vincere uno scontro perdendo al massimo {hp} punto vita",
			DISTINCT_WINNERS: "vincere con {n} gladiatori diversi",
			UPGRADES: "{n}× promuovere un gladiatore",
			KILLS: "{n}× uccidere un gladiatore avversario",
			SPARES: "{n}× risparmiare un gladiatore caduto",
			AUCTIONS: "{n}× comprare all’asta: {kind}",
			FREED: "{n}× liberare un gladiatore con almeno {minGlory} di gloria",
			HOUSE_GLORY: "avere {n} di gloria della casa",
			GLADIATOR_GLORY: "avere un gladiatore con {n} di gloria",
			HOLD: "possedere {what}",
			OWN: "possedere {n} gladiatori",
			OWN_CLASSES: "possedere gladiatori di {n} classi",
			OWN_LEVEL2: "possedere {n} gladiatori promossi"
		}
	}
}, Mo = (e) => e < 0 ? `−${-e}` : `+${e}`, H = (e, t) => e.replace(/\{(\w+)\}/g, (e, n) => String(t[n]));
function No(e, t, n) {
	return [
		"victories",
		"coins",
		"rations",
		"glory"
	].filter((e) => typeof t[e] == "number").map((r) => `${n(t[r])} ${e[r]}`).join(", ");
}
function Po(e, t) {
	switch (e.op) {
		case "STAT": {
			let n = C.filter((t) => e[t] !== void 0).map((n) => `${t[n]} ${Mo(e[n])}`);
			return e.who === "foe" ? H(t.foe, { what: n.join(", ") }) : n.join(", ");
		}
		case "HP_START": return H(t.hpStart, { n: Mo(e.n) });
		case "PICK_START": return e.cycle === "all" ? t.pickAll : H(t.pickOne, { n: e.cycle });
		case "REVERSE_CYCLE": return t.reverse;
		case "CANCEL": return H(t.cancel, { what: t[e.slot] });
		case "DICE": return H(t.dice, {
			n: e.count,
			rolls: e.rolls.join(", ")
		});
		case "REROLL": return H(e.who === "self" ? t.rerollSelf : t.rerollFoe, { n: e.uses });
		case "TAKEN": return H(t.taken, {
			n: Mo(e.n),
			uses: e.uses
		});
		case "DEALT": return H(t.dealt, {
			n: Mo(e.n),
			uses: e.uses
		});
		case "SURVIVE": return H(t.survive, {
			n: e.hp,
			uses: e.uses
		});
		case "DEATH": return H(e.of === "self" ? t.deathSelf : t.deathFoe, {
			rolls: e.rolls.join(", "),
			who: t[e.chooser]
		});
		case "GAIN": {
			let n = No(t, e, Mo);
			return e.on === "WIN" ? H(t.onWin, { what: n }) : n;
		}
		case "HEAL": {
			let n = e.n === "full" ? t.healFull : H(t.heal, { n: e.n });
			return e.target === "all" ? H(t.onAll, { what: n }) : n;
		}
		case "UPGRADE_DISCOUNT": return H(t.discount, { what: No(t, e, (e) => `−${e}`) });
		case "LOOK": return e.what === "task" ? t.lookTask : t.lookHand;
		case "REIMBURSE": return H(t.reimburse, { n: e.factor });
	}
}
function Fo(e, t) {
	let n = jo[t];
	return [...k[e].map((e) => Po(e, n)), ...Ve[e] ? [n.wheel] : []].join("; ");
}
function Io(e, t) {
	let n = {};
	for (let [t, r] of Object.entries(e)) n[t] = r;
	return e.op === "WIN_SLOT" && (n.slot = t[e.slot]), e.op === "HOLD" && (n.what = No(t, e, String)), e.op === "AUCTIONS" && (n.kind = t[e.kind === "gladiator" ? "gladiators" : "resources"]), n;
}
function Lo(e, t) {
	let n = jo[t], r = Ke[e];
	return H(n.tasks[r.op], Io(r, n));
}
var Ro = {
	round: "round",
	limit: "of {limit}",
	house: "House {n}",
	coins: "coins",
	rations: "rations",
	glory: "Glory",
	hand: "hand",
	task: "task",
	done: "completed",
	out: "out of the game",
	victories: "victories",
	hypogeum: "Hypogeum",
	discard: "discard pile",
	decks: "decks: market {market}, Tiros {tiros}, tasks {tasks}",
	legend: "gladiators: Speed/Strength/Endurance, health; upgrade: victories/coins/rations",
	won: "won",
	upgrade: "upgrade",
	offer: "under the hammer",
	pool: "to choose from",
	dead: "dead",
	hidden: "hidden",
	nothing: "nothing",
	busy: "in the arena this round",
	speed: "Speed",
	strength: "Strength",
	endurance: "Endurance",
	morning: "Morning",
	afternoon: "Afternoon",
	evening: "Evening",
	"hint.chances": "win {wins} %, fall {falls} %, fell him {fells} %",
	"col.market": "market deck",
	"col.tiros": "Tiros",
	"col.tasks": "tasks",
	"col.health": "health",
	"type.combat": "Combat",
	"type.special": "Special",
	"type.blessing": "Blessing",
	"part.die": "die",
	"part.difference": "difference",
	"part.floor": "not below 0",
	"choice.heal": "heal with rations",
	"choice.bless": "play a Blessing",
	"choice.upgrade": "upgrade a gladiator",
	"choice.manage": "sell, free or discard",
	"choice.exchange": "exchange the task",
	"choice.lock": "end the training",
	"choice.free": "set free",
	"choice.discard": "throw cards away",
	"choice.kill": "he dies",
	"choice.spare": "spare him",
	"choice.dies": "he dies",
	"choice.lives": "he lives",
	"choice.reroll": "roll again",
	"choice.play": "play it",
	"choice.outright": "win outright",
	"option.roundLimit": "round limit (0: none)",
	"option.auction": "auction",
	"option.auction.open": "open, ascending",
	"option.auction.sealed": "sealed bids",
	"option.taskExchange": "exchange of tasks",
	"field.do": "what you do",
	"field.coins": "coins",
	"field.patient": "whom",
	"field.rations": "rations",
	"field.card": "card",
	"field.on": "on whom",
	"field.house": "House",
	"field.trainee": "whom",
	"field.aid": "with the help of",
	"field.how": "how",
	"field.gladiator": "gladiator",
	"field.cards": "cards",
	"field.morning": "Morning",
	"field.morning-combat": "Morning, Combat",
	"field.morning-special": "Morning, Special",
	"field.afternoon": "Afternoon",
	"field.afternoon-combat": "Afternoon, Combat",
	"field.afternoon-special": "Afternoon, Special",
	"field.evening": "Evening",
	"field.evening-combat": "Evening, Combat",
	"field.evening-special": "Evening, Special",
	"rule.lot": "auction",
	"rule.training": "Training",
	"rule.upgrade": "upgrade",
	"rule.bout": "bout",
	"rule.meeting": "forfeit",
	"rule.duties": "House Duties",
	"rule.market": "Market",
	"rule.arena": "Arena",
	"rule.tasks": "tasks",
	"rule.set-up": "set-up",
	"scene.openerSeat": "opened by",
	"scene.by": "choosing",
	"scene.high": "highest bid",
	"scene.leader": "highest bidder",
	"scene.passedSeats": "passed",
	"scene.type": "type",
	"scene.bought": "card",
	"scene.count": "lot",
	"scene.lots": "of",
	"scene.picks": "picked so far",
	"scene.tiro": "gladiator",
	"scene.aid": "with",
	"scene.drawn": "drawn",
	"scene.slot": "slot",
	"scene.bout": "bout",
	"scene.fighters": "fighters",
	"scene.roll": "roll",
	"scene.reversed": "in reverse order",
	"scene.presentSeat": "present",
	"scene.absentSeat": "absent",
	"scene.hostSeat": "one side",
	"scene.guestSeat": "other side",
	"ask.HG-2.9": "Which gladiator do you take?",
	"ask.HG-2.12": "Which task do you keep?",
	"ask.HG-5.4": "Do you bid? The highest bid is {high}.",
	"ask.HG-5.9": "How much do you bid, in secret?",
	"ask.HG-5.11": "Whom do you sell?",
	"ask.HG-6.5": "Your hand is full: which card do you throw away?",
	"ask.HG-6.7": "Which cards do you throw away?",
	"ask.HG-10.1": "Training: what do you do?",
	"ask.HG-11.6": "Which card does he get?",
	"ask.HG-12.5": "Who fights when, and with what?",
	"ask.HG-13.2": "The other House has sent nobody: win outright, or let one of your own fight?",
	"ask.HG-13.16": "Which cards of the discard pile do you take?",
	"ask.HG-14.16": "Which attribute starts the cycle? The order is Speed, Endurance, Strength.",
	"ask.HG-17.2": "Does the fallen gladiator die?",
	"ask.HG-17.3": "Does your fallen gladiator die?",
	"ask.HG-23.7": "Do you have the die rolled again?",
	"ask.HG-23.17": "Do you play a card for your dead?",
	"event.firstChosen": "{seat} is the start House",
	"event.received": "{seat} receives the starter cards{cards}",
	"event.revealed": "To choose from: {gladiators}",
	"event.drafted": "{seat} takes {gladiator}",
	"event.drew": "{seat} draws {count, plural, one {# card} other {# cards}}{cards}",
	"event.dealt": "{seat} is dealt {count, plural, one {# task} other {# tasks}}{tasks}",
	"event.kept": "{seat} keeps a task{task}",
	"event.exchanged": "{seat} pays {coins, plural, one {# coin} other {# coins}} for another task",
	"event.roundBegan": "Round {round}; {seat} is first",
	"event.marketBegan": "{sort, select, resources {The resource market opens} other {The Catasta opens}}: {count, plural, one {# lot} other {# lots}}",
	"event.lotOffered": "A card is auctioned: {type, select, combat {Combat} special {Special} other {Blessing}}",
	"event.gladiatorOffered": "{gladiator} is auctioned",
	"event.bid": "{seat} bids {coins, plural, one {# coin} other {# coins}}",
	"event.bidsOpened": "The bids: {bids}",
	"event.passed": "{seat} passes",
	"event.bought": "{seat} buys the card for {coins, plural, one {# coin} other {# coins}}{card}",
	"event.recruited": "{seat} buys {gladiator} for {coins, plural, one {# coin} other {# coins}}",
	"event.unwanted": "Nobody wants the card",
	"event.setAside": "Nobody wants {gladiator}",
	"event.discarded": "{seat} throws away {cards}",
	"event.reshuffled": "A deck is shuffled: {deck, select, market {Market} tiros {Tiros} other {second level}}, {count, plural, one {# card} other {# cards}}",
	"event.sold": "{seat} sells {gladiator} for {coins, plural, one {# coin} other {# coins}}",
	"event.freed": "{seat} sets {gladiator} free",
	"event.fed": "{seat} heals {gladiator} with {rations, plural, one {# ration} other {# rations}}: {hp} health",
	"event.blessed": "{seat} plays {card}",
	"event.healed": "{gladiator} regains {count}: {hp} health",
	"event.gained": "{seat} gains {coins, plural, one {# coin} other {# coins}} and {rations, plural, one {# ration} other {# rations}}",
	"event.peeked": "{seat} looks at the task of {of}{tasks}",
	"event.searched": "{seat} looks at the hand of {of}{cards}",
	"event.paid": "{seat} pays {coins, plural, one {# coin} other {# coins}} and {rations, plural, one {# ration} other {# rations}} to upgrade {gladiator}",
	"event.trained": "{seat} draws {count, plural, one {# card} other {# cards}} of the second level{seconds}",
	"event.upgraded": "{gladiator} of {seat} becomes {second}: {hp} health",
	"event.locked": "{seat} has finished the training",
	"event.paired": "{slot, select, morning {Morning} afternoon {Afternoon} other {Evening}}: {seat} meets {guestSeat}",
	"event.byeGiven": "{slot, select, morning {Morning} afternoon {Afternoon} other {Evening}}: {seat} has a bye",
	"event.assigned": "{seat} sends gladiators to the Hypogeum: {slots}{gladiators}{cards}",
	"event.deserted": "{slot, select, morning {Morning} afternoon {Afternoon} other {Evening}}: nobody comes",
	"event.forfeited": "{slot, select, morning {Morning} afternoon {Afternoon} other {Evening}}: {seat} sends nobody",
	"event.wonOutright": "{gladiator} wins outright for {seat}",
	"event.substituted": "{seat} lets {gladiator} fight as the substitute; {by} rolls for him",
	"event.entered": "{gladiator} of {seat} enters with {hp} health{cards}",
	"event.cancelled": "{card} cancels the card of {seat}: {type, select, combat {Combat} special {Special} other {Blessing}}",
	"event.prepared": "{gladiator} begins with {hp} health",
	"event.reversed": "{seat} turns the cycle round",
	"event.chooserNamed": "{gladiator} has the choice for {seat}",
	"event.attributeChosen": "{seat} starts the cycle with {attribute, select, speed {Speed} strength {Strength} other {Endurance}}",
	"event.rolled": "{seat} rolls {die}{dice}",
	"event.rerolled": "{seat} rolls again: {die}{dice}",
	"event.scored": "{gladiator} scores {total}{parts}",
	"event.scoresTied": "Equal scores: nobody is hurt",
	"event.hurt": "{gladiator} loses {total}{parts}: {hp} health left",
	"event.fell": "{gladiator} falls in roll {roll}",
	"event.survived": "{gladiator} holds out with {hp} health",
	"event.condemned": "{seat} has {gladiator} killed",
	"event.spared": "{seat} spares {gladiator}",
	"event.abandoned": "{seat} lets {gladiator} die",
	"event.saved": "{seat} keeps {gladiator} alive",
	"event.died": "{gladiator} of {seat} dies; {glory} Glory is lost",
	"event.won": "{gladiator} wins for {seat}: {glory} Glory, {coins, plural, one {# coin} other {# coins}}, {rations, plural, one {# ration} other {# rations}}",
	"event.boutDrawn": "A draw between {gladiators}: {coins, plural, one {# coin} other {# coins}} and {rations, plural, one {# ration} other {# rations}} each",
	"event.returned": "{card} goes back to {seat}",
	"event.used": "{card} of {seat} is used up",
	"event.collected": "{seat} takes from the discard pile: {cards}",
	"event.rewarded": "{seat} collects {coins, plural, one {# coin} other {# coins}}, {rations, plural, one {# ration} other {# rations}}; {gladiator} gains {glory} Glory",
	"event.penalised": "{seat} pays {coins, plural, one {# coin} other {# coins}} and {rations, plural, one {# ration} other {# rations}} for the forfeit",
	"event.tolled": "{seat} plays {card} for {gladiator}",
	"event.reimbursed": "{seat} gets {coins, plural, one {# coin} other {# coins}} for the dead {gladiator}",
	"event.rested": "{gladiator} has rested: {hp} health",
	"event.completed": "{seat} completes {task}, task {count} of 3",
	"event.incomeReceived": "{seat} earns {coins, plural, one {# coin} other {# coins}}",
	"event.provisionsReceived": "{seat} gets {rations, plural, one {# ration} other {# rations}}",
	"event.leftGame": "{seat} has no gladiator left and is out",
	"event.gameEnded": "The game is over; places: {places}"
}, zo = {
	round: "manche",
	limit: "sur {limit}",
	house: "Maison {n}",
	coins: "pièces",
	rations: "rations",
	glory: "gloire",
	hand: "main",
	task: "tâche",
	done: "accomplies",
	out: "hors jeu",
	victories: "victoires",
	hypogeum: "hypogée",
	discard: "défausse",
	decks: "pioches : marché {market}, Tirones {tiros}, tâches {tasks}",
	legend: "gladiateurs : Vitesse/Force/Endurance, santé ; prom. : victoires/pièces/rations",
	won: "vict.",
	upgrade: "prom.",
	offer: "aux enchères",
	pool: "à choisir",
	dead: "morts",
	hidden: "caché",
	nothing: "rien",
	busy: "dans l’arène cette manche",
	speed: "Vitesse",
	"choice.speed": "Vitesse",
	strength: "Force",
	"choice.strength": "Force",
	endurance: "Endurance",
	morning: "Matin",
	afternoon: "Après-midi",
	evening: "Soir",
	"hint.chances": "gagne {wins} %, tombe {falls} %, l’abat {fells} %",
	"col.market": "pioche du marché",
	"col.tiros": "Tirones",
	"col.tasks": "tâches",
	"col.health": "santé",
	"type.combat": "Combat",
	"type.special": "Spéciale",
	"type.blessing": "Bénédiction",
	"part.die": "dé",
	"part.difference": "différence",
	"part.floor": "pas sous 0",
	"choice.bid": "enchérir",
	"choice.pass": "passer",
	"choice.heal": "soigner avec des rations",
	"choice.bless": "jouer une Bénédiction",
	"choice.upgrade": "promouvoir un gladiateur",
	"choice.manage": "vendre, affranchir ou défausser",
	"choice.exchange": "échanger la tâche",
	"choice.lock": "finir l’entraînement",
	"choice.sell": "vendre",
	"choice.free": "affranchir",
	"choice.discard": "défausser des cartes",
	"choice.kill": "qu’il meure",
	"choice.spare": "l’épargner",
	"choice.dies": "qu’il meure",
	"choice.lives": "qu’il vive",
	"choice.reroll": "relancer",
	"choice.no": "non",
	"choice.play": "la jouer",
	"choice.outright": "gagner d’office",
	"choice.none": "aucun",
	"option.roundLimit": "limite de manches (0 : aucune)",
	"option.auction": "enchères",
	"option.auction.open": "ouvertes, montantes",
	"option.auction.sealed": "offres secrètes",
	"option.taskExchange": "échange de tâches",
	"field.do": "ce que vous faites",
	"field.coins": "pièces",
	"field.patient": "qui",
	"field.rations": "rations",
	"field.card": "carte",
	"field.on": "sur qui",
	"field.house": "Maison",
	"field.trainee": "qui",
	"field.aid": "avec l’aide de",
	"field.how": "comment",
	"field.gladiator": "gladiateur",
	"field.cards": "cartes",
	"field.morning": "Matin",
	"field.morning-combat": "Matin, Combat",
	"field.morning-special": "Matin, Spéciale",
	"field.afternoon": "Après-midi",
	"field.afternoon-combat": "Après-midi, Combat",
	"field.afternoon-special": "Après-midi, Spéciale",
	"field.evening": "Soir",
	"field.evening-combat": "Soir, Combat",
	"field.evening-special": "Soir, Spéciale",
	"rule.lot": "enchère",
	"rule.training": "Entraînement",
	"rule.upgrade": "promotion",
	"rule.bout": "combat",
	"rule.meeting": "forfait",
	"rule.duties": "Devoirs de la maison",
	"rule.market": "Marché",
	"rule.arena": "Arène",
	"rule.tasks": "tâches",
	"rule.set-up": "mise en place",
	"scene.openerSeat": "ouverte par",
	"scene.by": "au choix de",
	"scene.high": "plus haute offre",
	"scene.leader": "meilleur enchérisseur",
	"scene.passedSeats": "ont passé",
	"scene.type": "type",
	"scene.bought": "carte",
	"scene.count": "lot",
	"scene.lots": "sur",
	"scene.picks": "déjà pris",
	"scene.tiro": "gladiateur",
	"scene.aid": "avec",
	"scene.drawn": "piochées",
	"scene.slot": "créneau",
	"scene.bout": "combat",
	"scene.fighters": "combattants",
	"scene.roll": "lancer",
	"scene.reversed": "dans l’ordre inverse",
	"scene.presentSeat": "présent",
	"scene.absentSeat": "absent",
	"scene.hostSeat": "un côté",
	"scene.guestSeat": "autre côté",
	"ask.HG-2.9": "Quel gladiateur prenez-vous ?",
	"ask.HG-2.12": "Quelle tâche gardez-vous ?",
	"ask.HG-5.4": "Enchérissez-vous ? La plus haute offre est de {high}.",
	"ask.HG-5.9": "Combien offrez-vous, en secret ?",
	"ask.HG-5.11": "Qui vendez-vous ?",
	"ask.HG-6.5": "Votre main est pleine : quelle carte défaussez-vous ?",
	"ask.HG-6.7": "Quelles cartes défaussez-vous ?",
	"ask.HG-10.1": "Entraînement : que faites-vous ?",
	"ask.HG-11.6": "Quelle carte reçoit-il ?",
	"ask.HG-12.5": "Qui combat quand, et avec quoi ?",
	"ask.HG-13.2": "L’autre maison n’a envoyé personne : gagner d’office, ou faire combattre un des vôtres ?",
	"ask.HG-13.16": "Quelles cartes de la défausse prenez-vous ?",
	"ask.HG-14.16": "Quelle caractéristique ouvre le cycle ? L’ordre est Vitesse, Endurance, Force.",
	"ask.HG-17.2": "Le gladiateur tombé meurt-il ?",
	"ask.HG-17.3": "Votre gladiateur tombé meurt-il ?",
	"ask.HG-23.7": "Faites-vous relancer le dé ?",
	"ask.HG-23.17": "Jouez-vous une carte pour vos morts ?",
	"event.firstChosen": "{seat} est la maison de départ",
	"event.received": "{seat} reçoit les cartes de départ{cards}",
	"event.revealed": "À choisir : {gladiators}",
	"event.drafted": "{seat} prend {gladiator}",
	"event.drew": "{seat} pioche {count, plural, one {# carte} other {# cartes}}{cards}",
	"event.dealt": "{seat} reçoit {count, plural, one {# tâche} other {# tâches}}{tasks}",
	"event.kept": "{seat} garde une tâche{task}",
	"event.exchanged": "{seat} paie {coins, plural, one {# pièce} other {# pièces}} pour une autre tâche",
	"event.roundBegan": "Manche {round} ; {seat} commence",
	"event.marketBegan": "{sort, select, resources {Le marché des ressources ouvre} other {La Catasta ouvre}} : {count, plural, one {# lot} other {# lots}}",
	"event.lotOffered": "Une carte est mise aux enchères : {type, select, combat {Combat} special {Spéciale} other {Bénédiction}}",
	"event.gladiatorOffered": "{gladiator} est mis aux enchères",
	"event.bid": "{seat} offre {coins, plural, one {# pièce} other {# pièces}}",
	"event.bidsOpened": "Les offres : {bids}",
	"event.passed": "{seat} passe",
	"event.bought": "{seat} achète la carte pour {coins, plural, one {# pièce} other {# pièces}}{card}",
	"event.recruited": "{seat} achète {gladiator} pour {coins, plural, one {# pièce} other {# pièces}}",
	"event.unwanted": "Personne ne veut de la carte",
	"event.setAside": "Personne ne veut de {gladiator}",
	"event.discarded": "{seat} défausse {cards}",
	"event.reshuffled": "On mélange une pioche : {deck, select, market {Marché} tiros {Tirones} other {second niveau}}, {count, plural, one {# carte} other {# cartes}}",
	"event.sold": "{seat} vend {gladiator} pour {coins, plural, one {# pièce} other {# pièces}}",
	"event.freed": "{seat} affranchit {gladiator}",
	"event.fed": "{seat} soigne {gladiator} avec {rations, plural, one {# ration} other {# rations}} : {hp} points de vie",
	"event.blessed": "{seat} joue {card}",
	"event.healed": "{gladiator} regagne {count} : {hp} points de vie",
	"event.gained": "{seat} gagne {coins, plural, one {# pièce} other {# pièces}} et {rations, plural, one {# ration} other {# rations}}",
	"event.peeked": "{seat} regarde la tâche de {of}{tasks}",
	"event.searched": "{seat} regarde la main de {of}{cards}",
	"event.paid": "{seat} paie {coins, plural, one {# pièce} other {# pièces}} et {rations, plural, one {# ration} other {# rations}} pour promouvoir {gladiator}",
	"event.trained": "{seat} pioche {count, plural, one {# carte} other {# cartes}} du second niveau{seconds}",
	"event.upgraded": "{gladiator} de {seat} devient {second} : {hp} points de vie",
	"event.locked": "{seat} a fini l’entraînement",
	"event.paired": "{slot, select, morning {Matin} afternoon {Après-midi} other {Soir}} : {seat} rencontre {guestSeat}",
	"event.byeGiven": "{slot, select, morning {Matin} afternoon {Après-midi} other {Soir}} : {seat} est au repos",
	"event.assigned": "{seat} envoie des gladiateurs à l’hypogée : {slots}{gladiators}{cards}",
	"event.deserted": "{slot, select, morning {Matin} afternoon {Après-midi} other {Soir}} : personne ne vient",
	"event.forfeited": "{slot, select, morning {Matin} afternoon {Après-midi} other {Soir}} : {seat} n’envoie personne",
	"event.wonOutright": "{gladiator} gagne d’office pour {seat}",
	"event.substituted": "{seat} fait combattre {gladiator} comme remplaçant ; {by} lance les dés pour lui",
	"event.entered": "{gladiator} de {seat} entre avec {hp} points de vie{cards}",
	"event.cancelled": "{card} annule la carte de {seat} : {type, select, combat {Combat} special {Spéciale} other {Bénédiction}}",
	"event.prepared": "{gladiator} commence avec {hp} points de vie",
	"event.reversed": "{seat} inverse le cycle",
	"event.chooserNamed": "{gladiator} a le choix pour {seat}",
	"event.attributeChosen": "{seat} ouvre le cycle avec {attribute, select, speed {Vitesse} strength {Force} other {Endurance}}",
	"event.rolled": "{seat} lance {die}{dice}",
	"event.rerolled": "{seat} relance : {die}{dice}",
	"event.scored": "{gladiator} marque {total}{parts}",
	"event.scoresTied": "Scores égaux : personne n’est blessé",
	"event.hurt": "{gladiator} perd {total}{parts} : reste {hp}",
	"event.fell": "{gladiator} tombe au lancer {roll}",
	"event.survived": "{gladiator} tient bon avec {hp} points de vie",
	"event.condemned": "{seat} fait tuer {gladiator}",
	"event.spared": "{seat} épargne {gladiator}",
	"event.abandoned": "{seat} laisse mourir {gladiator}",
	"event.saved": "{seat} garde {gladiator} en vie",
	"event.died": "{gladiator} de {seat} meurt ; {glory} de gloire perdue",
	"event.won": "{gladiator} gagne pour {seat} : {glory} de gloire, {coins, plural, one {# pièce} other {# pièces}}, {rations, plural, one {# ration} other {# rations}}",
	"event.boutDrawn": "Match nul entre {gladiators} : {coins, plural, one {# pièce} other {# pièces}} et {rations, plural, one {# ration} other {# rations}} chacun",
	"event.returned": "{card} revient à {seat}",
	"event.used": "{card} de {seat} est défaussée",
	"event.collected": "{seat} prend dans la défausse : {cards}",
	"event.rewarded": "{seat} encaisse {coins, plural, one {# pièce} other {# pièces}}, {rations, plural, one {# ration} other {# rations}} ; {gladiator} gagne {glory} de gloire",
	"event.penalised": "{seat} paie {coins, plural, one {# pièce} other {# pièces}} et {rations, plural, one {# ration} other {# rations}} pour le forfait",
	"event.tolled": "{seat} joue {card} pour {gladiator}",
	"event.reimbursed": "{seat} reçoit {coins, plural, one {# pièce} other {# pièces}} pour la mort de {gladiator}",
	"event.rested": "{gladiator} s’est reposé : {hp} points de vie",
	"event.completed": "{seat} accomplit {task}, tâche {count} sur 3",
	"event.incomeReceived": "{seat} touche {coins, plural, one {# pièce} other {# pièces}}",
	"event.provisionsReceived": "{seat} reçoit {rations, plural, one {# ration} other {# rations}}",
	"event.leftGame": "{seat} n’a plus de gladiateur et quitte le jeu",
	"event.gameEnded": "La partie est finie ; places : {places}",
	"barred.HG-5.5": "la Maison n’a pas plus de pièces que la plus haute enchère",
	"barred.HG-7.4": "le Ludus compte déjà 6 gladiateurs ; vendez-en un d’abord",
	"barred.HG-9.6": "une Maison ne se sépare pas de son dernier gladiateur",
	"barred.HG-10.4": "il n’y a pas de rations",
	"barred.HG-10.7": "une Bénédiction se joue de la main, à l’entraînement ou, selon la carte, aux Devoirs de la maison",
	"barred.HG-10.8": "il n’y a pas de santé à rendre",
	"barred.HG-11.1": "il n’est pas en pleine santé",
	"barred.HG-11.2": "il n’a pas toutes les victoires, pièces et rations qu’il faut",
	"barred.HG-11.9": "il a déjà été promu",
	"barred.HG-11.10": "il ne reste aucune carte de sa classe",
	"barred.HG-11.11": "elle se joue avec une promotion",
	"barred.HG-12.7": "il n’a plus de santé",
	"barred.HG-13.10": "il est assigné, a déjà combattu ou n’a plus de santé",
	"barred.HG-20.6": "une Maison échange sa tâche une fois par partie, pour 5 pièces"
}, Bo = {
	round: "turno",
	limit: "di {limit}",
	house: "Casa {n}",
	coins: "monete",
	rations: "razioni",
	glory: "gloria",
	hand: "mano",
	task: "compito",
	done: "completati",
	out: "fuori gioco",
	victories: "vittorie",
	hypogeum: "ipogeo",
	discard: "scarti",
	decks: "mazzi: mercato {market}, Tirones {tiros}, compiti {tasks}",
	legend: "gladiatori: Velocità/Forza/Resistenza, salute; prom.: vittorie/monete/razioni",
	won: "vitt.",
	upgrade: "prom.",
	offer: "all’asta",
	pool: "da scegliere",
	dead: "morti",
	hidden: "nascosto",
	nothing: "niente",
	busy: "nell’arena in questo turno",
	speed: "Velocità",
	"choice.speed": "Velocità",
	strength: "Forza",
	"choice.strength": "Forza",
	endurance: "Resistenza",
	"choice.endurance": "Resistenza",
	morning: "Mattino",
	afternoon: "Pomeriggio",
	evening: "Sera",
	"hint.chances": "vince {wins} %, cade {falls} %, lo abbatte {fells} %",
	"col.market": "mazzo del mercato",
	"col.tiros": "Tirones",
	"col.tasks": "compiti",
	"col.health": "salute",
	"type.combat": "Combattimento",
	"type.special": "Speciale",
	"type.blessing": "Benedizione",
	"part.die": "dado",
	"part.difference": "differenza",
	"part.floor": "non sotto 0",
	"choice.bid": "rilanciare",
	"choice.pass": "passare",
	"choice.heal": "curare con razioni",
	"choice.bless": "giocare una Benedizione",
	"choice.upgrade": "promuovere un gladiatore",
	"choice.manage": "vendere, liberare o scartare",
	"choice.exchange": "scambiare il compito",
	"choice.lock": "finire l’addestramento",
	"choice.sell": "vendere",
	"choice.free": "liberare",
	"choice.discard": "scartare carte",
	"choice.kill": "muoia",
	"choice.spare": "risparmiarlo",
	"choice.dies": "muoia",
	"choice.lives": "viva",
	"choice.reroll": "ritirare",
	"choice.play": "giocarla",
	"choice.outright": "vincere a tavolino",
	"choice.none": "nessuno",
	"option.roundLimit": "limite di turni (0: nessuno)",
	"option.auction": "asta",
	"option.auction.open": "aperta, al rialzo",
	"option.auction.sealed": "offerte segrete",
	"option.taskExchange": "scambio di compiti",
	"field.do": "che cosa fai",
	"field.coins": "monete",
	"field.patient": "chi",
	"field.rations": "razioni",
	"field.card": "carta",
	"field.on": "su chi",
	"field.house": "Casa",
	"field.trainee": "chi",
	"field.aid": "con l’aiuto di",
	"field.how": "come",
	"field.gladiator": "gladiatore",
	"field.cards": "carte",
	"field.morning": "Mattino",
	"field.morning-combat": "Mattino, Combattimento",
	"field.morning-special": "Mattino, Speciale",
	"field.afternoon": "Pomeriggio",
	"field.afternoon-combat": "Pomeriggio, Combattimento",
	"field.afternoon-special": "Pomeriggio, Speciale",
	"field.evening": "Sera",
	"field.evening-combat": "Sera, Combattimento",
	"field.evening-special": "Sera, Speciale",
	"rule.lot": "asta",
	"rule.training": "Addestramento",
	"rule.upgrade": "promozione",
	"rule.bout": "scontro",
	"rule.meeting": "forfait",
	"rule.duties": "Doveri della casa",
	"rule.market": "Mercato",
	"rule.arena": "Arena",
	"rule.tasks": "compiti",
	"rule.set-up": "preparazione",
	"scene.openerSeat": "aperta da",
	"scene.by": "a scegliere",
	"scene.high": "offerta più alta",
	"scene.leader": "miglior offerente",
	"scene.passedSeats": "hanno passato",
	"scene.type": "tipo",
	"scene.bought": "carta",
	"scene.count": "lotto",
	"scene.lots": "di",
	"scene.picks": "già presi",
	"scene.tiro": "gladiatore",
	"scene.aid": "con",
	"scene.drawn": "pescate",
	"scene.slot": "fascia",
	"scene.bout": "scontro",
	"scene.fighters": "combattenti",
	"scene.roll": "tiro",
	"scene.reversed": "in ordine inverso",
	"scene.presentSeat": "presente",
	"scene.absentSeat": "assente",
	"scene.hostSeat": "un lato",
	"scene.guestSeat": "altro lato",
	"ask.HG-2.9": "Quale gladiatore prendi?",
	"ask.HG-2.12": "Quale compito tieni?",
	"ask.HG-5.4": "Rilanci? L’offerta più alta è {high}.",
	"ask.HG-5.9": "Quanto offri, in segreto?",
	"ask.HG-5.11": "Chi vendi?",
	"ask.HG-6.5": "La mano è piena: quale carta scarti?",
	"ask.HG-6.7": "Quali carte scarti?",
	"ask.HG-10.1": "Addestramento: che cosa fai?",
	"ask.HG-11.6": "Quale carta riceve?",
	"ask.HG-12.5": "Chi combatte quando, e con che cosa?",
	"ask.HG-13.2": "L’altra casa non ha mandato nessuno: vincere a tavolino, o far combattere uno dei tuoi?",
	"ask.HG-13.16": "Quali carte degli scarti prendi?",
	"ask.HG-14.16": "Quale caratteristica apre il ciclo? L’ordine è Velocità, Resistenza, Forza.",
	"ask.HG-17.2": "Il gladiatore caduto muore?",
	"ask.HG-17.3": "Il tuo gladiatore caduto muore?",
	"ask.HG-23.7": "Fai ritirare il dado?",
	"ask.HG-23.17": "Giochi una carta per i tuoi morti?",
	"event.firstChosen": "{seat} è la casa di partenza",
	"event.received": "{seat} riceve le carte iniziali{cards}",
	"event.revealed": "Da scegliere: {gladiators}",
	"event.drafted": "{seat} prende {gladiator}",
	"event.drew": "{seat} pesca {count, plural, one {# carta} other {# carte}}{cards}",
	"event.dealt": "{seat} riceve {count, plural, one {# compito} other {# compiti}}{tasks}",
	"event.kept": "{seat} tiene un compito{task}",
	"event.exchanged": "{seat} paga {coins, plural, one {# moneta} other {# monete}} per un altro compito",
	"event.roundBegan": "Turno {round}; comincia {seat}",
	"event.marketBegan": "{sort, select, resources {Apre il mercato delle risorse} other {Apre la Catasta}}: {count, plural, one {# lotto} other {# lotti}}",
	"event.lotOffered": "Una carta va all’asta: {type, select, combat {Combattimento} special {Speciale} other {Benedizione}}",
	"event.gladiatorOffered": "{gladiator} va all’asta",
	"event.bid": "{seat} offre {coins, plural, one {# moneta} other {# monete}}",
	"event.bidsOpened": "Le offerte: {bids}",
	"event.passed": "{seat} passa",
	"event.bought": "{seat} compra la carta per {coins, plural, one {# moneta} other {# monete}}{card}",
	"event.recruited": "{seat} compra {gladiator} per {coins, plural, one {# moneta} other {# monete}}",
	"event.unwanted": "Nessuno vuole la carta",
	"event.setAside": "Nessuno vuole {gladiator}",
	"event.discarded": "{seat} scarta {cards}",
	"event.reshuffled": "Si mescola un mazzo: {deck, select, market {Mercato} tiros {Tirones} other {secondo livello}}, {count, plural, one {# carta} other {# carte}}",
	"event.sold": "{seat} vende {gladiator} per {coins, plural, one {# moneta} other {# monete}}",
	"event.freed": "{seat} libera {gladiator}",
	"event.fed": "{seat} cura {gladiator} con {rations, plural, one {# razione} other {# razioni}}: {hp} punti vita",
	"event.blessed": "{seat} gioca {card}",
	"event.healed": "{gladiator} recupera {count}: {hp} punti vita",
	"event.gained": "{seat} guadagna {coins, plural, one {# moneta} other {# monete}} e {rations, plural, one {# razione} other {# razioni}}",
	"event.peeked": "{seat} guarda il compito di {of}{tasks}",
	"event.searched": "{seat} guarda la mano di {of}{cards}",
	"event.paid": "{seat} paga {coins, plural, one {# moneta} other {# monete}} e {rations, plural, one {# razione} other {# razioni}} per promuovere {gladiator}",
	"event.trained": "{seat} pesca {count, plural, one {# carta} other {# carte}} del secondo livello{seconds}",
	"event.upgraded": "{gladiator} di {seat} diventa {second}: {hp} punti vita",
	"event.locked": "{seat} ha finito l’addestramento",
	"event.paired": "{slot, select, morning {Mattino} afternoon {Pomeriggio} other {Sera}}: {seat} incontra {guestSeat}",
	"event.byeGiven": "{slot, select, morning {Mattino} afternoon {Pomeriggio} other {Sera}}: {seat} riposa",
	"event.assigned": "{seat} manda gladiatori nell’ipogeo: {slots}{gladiators}{cards}",
	"event.deserted": "{slot, select, morning {Mattino} afternoon {Pomeriggio} other {Sera}}: non viene nessuno",
	"event.forfeited": "{slot, select, morning {Mattino} afternoon {Pomeriggio} other {Sera}}: {seat} non manda nessuno",
	"event.wonOutright": "{gladiator} vince a tavolino per {seat}",
	"event.substituted": "{seat} fa combattere {gladiator} come sostituto; {by} tira per lui",
	"event.entered": "{gladiator} di {seat} entra con {hp} punti vita{cards}",
	"event.cancelled": "{card} annulla la carta di {seat}: {type, select, combat {Combattimento} special {Speciale} other {Benedizione}}",
	"event.prepared": "{gladiator} comincia con {hp} punti vita",
	"event.reversed": "{seat} inverte il ciclo",
	"event.chooserNamed": "{gladiator} ha la scelta per {seat}",
	"event.attributeChosen": "{seat} apre il ciclo con {attribute, select, speed {Velocità} strength {Forza} other {Resistenza}}",
	"event.rolled": "{seat} tira {die}{dice}",
	"event.rerolled": "{seat} ritira: {die}{dice}",
	"event.scored": "{gladiator} segna {total}{parts}",
	"event.scoresTied": "Punteggi uguali: nessuno è ferito",
	"event.hurt": "{gladiator} perde {total}{parts}: resta {hp}",
	"event.fell": "{gladiator} cade al tiro {roll}",
	"event.survived": "{gladiator} resiste con {hp} punti vita",
	"event.condemned": "{seat} fa uccidere {gladiator}",
	"event.spared": "{seat} risparmia {gladiator}",
	"event.abandoned": "{seat} lascia morire {gladiator}",
	"event.saved": "{seat} tiene in vita {gladiator}",
	"event.died": "{gladiator} di {seat} muore; {glory} di gloria perduta",
	"event.won": "{gladiator} vince per {seat}: {glory} di gloria, {coins, plural, one {# moneta} other {# monete}}, {rations, plural, one {# razione} other {# razioni}}",
	"event.boutDrawn": "Pareggio tra {gladiators}: {coins, plural, one {# moneta} other {# monete}} e {rations, plural, one {# razione} other {# razioni}} ciascuno",
	"event.returned": "{card} torna a {seat}",
	"event.used": "{card} di {seat} è scartata",
	"event.collected": "{seat} prende dagli scarti: {cards}",
	"event.rewarded": "{seat} incassa {coins, plural, one {# moneta} other {# monete}}, {rations, plural, one {# razione} other {# razioni}}; {gladiator} guadagna {glory} di gloria",
	"event.penalised": "{seat} paga {coins, plural, one {# moneta} other {# monete}} e {rations, plural, one {# razione} other {# razioni}} per il forfait",
	"event.tolled": "{seat} gioca {card} per {gladiator}",
	"event.reimbursed": "{seat} riceve {coins, plural, one {# moneta} other {# monete}} per la morte di {gladiator}",
	"event.rested": "{gladiator} ha riposato: {hp} punti vita",
	"event.completed": "{seat} completa {task}, compito {count} di 3",
	"event.incomeReceived": "{seat} riceve {coins, plural, one {# moneta} other {# monete}}",
	"event.provisionsReceived": "{seat} riceve {rations, plural, one {# razione} other {# razioni}}",
	"event.leftGame": "{seat} non ha più gladiatori ed è fuori",
	"event.gameEnded": "La partita è finita; posti: {places}",
	"barred.HG-5.5": "la Casa non ha più monete dell’offerta più alta",
	"barred.HG-7.4": "il Ludus conta già 6 gladiatori; vendine prima uno",
	"barred.HG-9.6": "una Casa non si separa dal suo ultimo gladiatore",
	"barred.HG-10.4": "non ci sono razioni",
	"barred.HG-10.7": "una Benedizione si gioca dalla mano, in addestramento o, secondo la carta, nei Doveri della casa",
	"barred.HG-10.8": "non c’è salute da rendere",
	"barred.HG-11.1": "non è in piena salute",
	"barred.HG-11.2": "non ha tutte le vittorie, monete e razioni che servono",
	"barred.HG-11.9": "è già stato promosso",
	"barred.HG-11.10": "non resta nessuna carta della sua classe",
	"barred.HG-11.11": "si gioca con una promozione",
	"barred.HG-12.7": "non ha più salute",
	"barred.HG-13.10": "è assegnato, ha già combattuto o non ha più salute",
	"barred.HG-20.6": "una Casa scambia il suo compito una volta per partita, per 5 monete"
}, Vo = {
	classes: { Thracian: "Thrace" },
	resources: /* @__PURE__ */ "Sica d’exercice.Glaive d’exercice.Bouclier d’exercice.Sica affûtée.Glaive équilibré.Manica matelassée.Membres huilés.Pommeau plombé.Grand scutum.Ruée aveugle.Garde écrasante.Tortue.Armure de maître.Poids aux chevilles.Lame émoussée.Soleil de midi.Étendard sanglant.Feinte.Corde tendue.Salut d’ouverture.Chéri des gradins.Vent tourné.Jambières d’écailles.Pointe barbelée.Dernier souffle.Croc désarmant.Poignée de sable.Palme.Pari en coulisse.Doigt levé.Sans quartier.Baume d’Esculape.Nuit au temple.Gerbe de Cérès.Bourse de Mercure.Œil de Mars.Conseil de Minerve.Murmure de Fortuna.Foyer de Vesta.Péage de Pluton".split("."),
	seconds: [
		"Crocs jumeaux",
		"Paire de frelons",
		"Mains sûres",
		"Danseur du crépuscule",
		"Gauche et droite",
		"Boucher de Nola",
		"Fer tournoyant",
		"Éclair de Capoue",
		"Poisson de bronze",
		"Mur de boucliers",
		"Vieux soldat",
		"Roc d’Arelate",
		"Bras-marteau",
		"Géant patient",
		"Fureur au cimier",
		"Taureau de Tarraco",
		"Lancer profond",
		"Marée aux pieds nus",
		"Ravaudeur de filets",
		"Gardien du trident",
		"Long souffle",
		"Marcheur du récif",
		"Pêcheur de tempêtes",
		"Enfant de Neptune"
	],
	tasks: [
		"Deux palmes",
		"Héros des torches",
		"Maîtres de midi",
		"Lève-tôt",
		"Nom de la maison",
		"Légende vivante",
		"Spécialiste éprouvé",
		"Nouvelle armatura",
		"Trois écoles",
		"Casernes pleines",
		"Coffre-fort",
		"Grenier",
		"Le sable boit",
		"Contre toute attente",
		"Intact",
		"Mains nues",
		"Profondeur du ludus",
		"Missio",
		"Habitué du marché aux esclaves",
		"Épée de bois"
	]
}, Ho = {
	classes: { Thracian: "Trace" },
	resources: /* @__PURE__ */ "Sica da allenamento.Gladio da allenamento.Scudo da allenamento.Sica affilata.Gladio bilanciato.Manica imbottita.Membra oliate.Pomo di piombo.Scutum alto.Carica a testa bassa.Postura schiacciante.Guardia a testuggine.Armatura da maestro.Pesi alle caviglie.Lama smussata.Sole di mezzogiorno.Stendardo insanguinato.Finta.Corda tesa.Saluto d’apertura.Beniamino degli spalti.Marea girata.Schinieri a scaglie.Punta uncinata.Ultimo respiro.Uncino disarmante.Manciata di sabbia.Ramo di palma.Scommessa a margine.Dito alzato.Senza quartiere.Unguento di Esculapio.Notte nel tempio.Covone di Cerere.Borsa di Mercurio.Occhio di Marte.Consiglio di Minerva.Sussurro della Fortuna.Focolare di Vesta.Pedaggio di Plutone".split("."),
	seconds: [
		"Zanne gemelle",
		"Coppia di calabroni",
		"Mani ferme",
		"Danzatore del crepuscolo",
		"Destra e sinistra",
		"Macellaio di Nola",
		"Ferro vorticante",
		"Fulmine di Capua",
		"Pesce di bronzo",
		"Muro di scudi",
		"Vecchio soldato",
		"Roccia di Arelate",
		"Braccio di martello",
		"Gigante paziente",
		"Furia crestata",
		"Toro di Tarraco",
		"Lancio profondo",
		"Marea scalza",
		"Rammendatore di reti",
		"Custode del tridente",
		"Lungo respiro",
		"Camminatore di scogli",
		"Pescatore di tempeste",
		"Figlio di Nettuno"
	],
	tasks: [
		"Due palme",
		"Eroe delle fiaccole",
		"Padroni del mezzogiorno",
		"Mattinieri",
		"Nome della casa",
		"Leggenda vivente",
		"Specialista provato",
		"Nuova armatura",
		"Tre scuole",
		"Caserme piene",
		"Forziere",
		"Granaio",
		"La sabbia beve",
		"Contro ogni previsione",
		"Intatto",
		"A mani nude",
		"Profondità del ludus",
		"Missio",
		"Cliente del mercato degli schiavi",
		"Spada di legno"
	]
}, Uo = {
	en: {
		"sketch.round": "Round {n}",
		"phase.market": "Market",
		"phase.training": "Training",
		"phase.assignment": "Hypogeum",
		"phase.arena": "Arena",
		"phase.duties": "House Duties",
		"sketch.ludus": "Ludus",
		"sketch.hand": "Hand",
		"sketch.known": "Cards held",
		"sketch.task": "Task",
		"sketch.tasks": "Tasks to choose from",
		"sketch.done": "Completed tasks",
		"sketch.plan": "Hypogeum",
		"sketch.dead": "Dead",
		"sketch.first": "first",
		"sketch.upgrade": "upgrade: {victories} won, {coins} coins, {rations} rations",
		"sketch.glory": "{n} Glory",
		"sketch.won": "{n} won",
		"sketch.roll": "{slot}, roll {n} of 6: {attribute}",
		"sketch.bid": "Highest bid {n}, {player}"
	},
	fr: {
		"sketch.round": "Manche {n}",
		"phase.market": "Marché",
		"phase.training": "Entraînement",
		"phase.assignment": "Hypogée",
		"phase.arena": "Arène",
		"phase.duties": "Devoirs de la maison",
		"sketch.ludus": "Ludus",
		"sketch.hand": "Main",
		"sketch.known": "Cartes tenues",
		"sketch.task": "Tâche",
		"sketch.tasks": "Tâches au choix",
		"sketch.done": "Tâches accomplies",
		"sketch.plan": "Hypogée",
		"sketch.dead": "Morts",
		"sketch.first": "premier",
		"sketch.upgrade": "promotion : {victories} victoires, {coins} pièces, {rations} rations",
		"sketch.glory": "{n} de Gloire",
		"sketch.won": "victoires : {n}",
		"sketch.roll": "{slot}, jet {n} sur 6 : {attribute}",
		"sketch.bid": "Plus haute offre {n}, {player}"
	},
	it: {
		"sketch.round": "Turno {n}",
		"phase.market": "Mercato",
		"phase.training": "Addestramento",
		"phase.assignment": "Ipogeo",
		"phase.arena": "Arena",
		"phase.duties": "Doveri della casa",
		"sketch.ludus": "Ludus",
		"sketch.hand": "Mano",
		"sketch.known": "Carte in mano",
		"sketch.task": "Compito",
		"sketch.tasks": "Compiti tra cui scegliere",
		"sketch.done": "Compiti svolti",
		"sketch.plan": "Ipogeo",
		"sketch.dead": "Morti",
		"sketch.first": "primo",
		"sketch.upgrade": "promozione: {victories} vittorie, {coins} monete, {rations} razioni",
		"sketch.glory": "{n} di Gloria",
		"sketch.won": "vittorie: {n}",
		"sketch.roll": "{slot}, lancio {n} di 6: {attribute}",
		"sketch.bid": "Offerta più alta {n}, {player}"
	}
}, Wo = {
	resources: w.map((e) => e.name),
	seconds: ve.map((e) => e.name),
	tasks: Ce.map((e) => e.name),
	classes: {}
}, Go = {
	en: ": ",
	fr: " : ",
	it: ": "
};
function Ko(e, t) {
	let n = {}, r = (e, r, i, a) => {
		if (r.length !== i.length) throw Error(`there are ${i.length} names for ${r.length} of '${e}'`);
		for (let [o, s] of r.entries()) n[`${e}.${s}`] = i[o], n[`about.${s}`] = a(o), n[`choice.${s}`] = ze(i[o]) === s ? a(o) : `${i[o]}${Go[t]}${a(o)}`, e === "card" && (n[`part.${s}`] = i[o]);
	};
	r("card", T, e.resources, (e) => Fo(e, t)), r("second", Be, e.seconds, (e) => qo(e, t)), r("task", D, e.tasks, (e) => Lo(e, t));
	for (let t of Qe) n[`class.${t}`] = e.classes[t] ?? t;
	for (let [e, r] of E.entries()) n[`choice.${r}`] = `${n[`class.${Ze[$e[e]]}`]} ${nt[e].join("/")}, ${it[e]} ${jo[t].health}`;
	return n;
}
var qo = (e, t) => `${rt[e].map((e) => `+${e}`).join("/")}, +${at[e]} ${jo[t].health}`, Jo = {
	en: {
		...Ro,
		...Ko(Wo, "en"),
		...Uo.en
	},
	fr: {
		...zo,
		...Ko(Vo, "fr"),
		...Uo.fr
	},
	it: {
		...Bo,
		...Ko(Ho, "it"),
		...Uo.it
	}
}, Yo = {
	id: Ao.id,
	title: "House of Gladiators",
	rules: "house-of-gladiators@2",
	prefix: "HG",
	seats: Ao.seats,
	options: {
		roundLimit: {
			kind: "number",
			min: 0,
			max: 99,
			default: 15,
			clause: "HG-3.6"
		},
		auction: {
			kind: "choice",
			of: ["open", "sealed"],
			default: "open",
			clause: "HG-5.9"
		},
		taskExchange: {
			kind: "flag",
			default: !1,
			clause: "HG-20.6"
		}
	},
	nouns: go,
	events: Oo,
	locals: ko,
	words: Jo
}, Xo = {
	rules: "house-of-gladiators@2",
	values: { 2: {
		done: .5355,
		doneSquared: .2223,
		effort: -.3228,
		progress: -.2148,
		coins: -.0215,
		coinsRoot: .1923,
		rations: .3423,
		bestThree: .2684,
		others: .0537,
		men: -.1584,
		seconds: .2481,
		glory: -.1385,
		cards: .0961,
		out: 0,
		victories: .2507
	} }
}, U = {
	ordered: .5,
	fit: .45,
	glory: .5,
	win: 2.5,
	victory: 8,
	taskWin: 24,
	taskStep: 8,
	taskGlory: 2,
	loss: 4,
	lossQuality: .15,
	lossHurt: 3,
	empty: .9,
	card: 1,
	cardRiches: 6,
	cardPurse: 12,
	recruit: [
		6,
		5,
		3,
		1,
		-1,
		-2
	],
	quality: 1,
	bargain: 3,
	wanted: 1,
	recruitRiches: 5,
	recruitPurse: 15,
	keep: 4,
	sale: 0,
	measured: .5,
	kill: 99,
	killGlory: .5
}, Zo = (e) => e.reduce((e, t) => e + t, 0);
function Qo(e) {
	switch (e.op) {
		case "STAT": return 0;
		case "HP_START": return .7 * e.n;
		case "PICK_START": return .8;
		case "REVERSE_CYCLE": return .5;
		case "CANCEL": return e.slot === "combat" ? 1.8 : 1.4;
		case "DICE": return .8 * e.rolls.length * (e.count - 1);
		case "REROLL": return 2 * e.uses;
		case "TAKEN":
		case "DEALT": return .7 * Math.abs(e.n) * e.uses;
		case "SURVIVE": return 2.5;
		case "DEATH": return 1;
		case "GAIN": return .8 * ((e.coins ?? 0) + (e.rations ?? 0) + (e.glory ?? 0)) * (e.on === "WIN" ? .6 : 1);
		case "HEAL": return e.target === "all" ? 2 * Number(e.n) : e.n === "full" ? 5 : e.n;
		case "UPGRADE_DISCOUNT": return 3 * (e.victories ?? 0) + .7 * ((e.coins ?? 0) + (e.rations ?? 0));
		case "LOOK": return .5;
		case "REIMBURSE": return 2.5 * (e.factor - 1);
	}
}
var $o = w.map((e, t) => Zo(Ye[t]) - Zo(Xe[t]) + k[t].reduce((e, t) => e + Qo(t), 0)), es = [
	0,
	1,
	2
].map((e) => {
	let t = w.flatMap((t, n) => O[n] === e && n > 2 ? Array(t.copies).fill($o[n]) : []);
	return Zo(t) / t.length;
}), W = (e) => 1.5 * (M(e, 0) + M(e, 1) + M(e, 2)) + N(e), ts = (e) => W(e) - N(e) + e.hp;
function ns(e) {
	switch (e.op) {
		case "WINS": return e.n;
		case "WINS_IN_ROUND": return 1.25 * e.n;
		case "WIN_SLOT": return .8 + e.n;
		case "WIN_LEVEL": return e.level === 2 ? 3.2 : 1;
		case "WIN_VS_ADVANTAGE": return 2.5 * e.n;
		case "WIN_UNEQUIPPED": return 1.2 * e.n;
		case "WIN_LOSS_AT_MOST": return 2.5 * e.n;
		case "DISTINCT_WINNERS": return 1.1 * e.n;
		case "UPGRADES": return 3.4 * e.n;
		case "KILLS":
		case "SPARES": return 3 * e.n;
		case "AUCTIONS": return e.kind === "gladiator" ? 1.5 * e.n : e.n;
		case "FREED": return 3 * e.n;
		case "HOUSE_GLORY": return e.n / 5;
		case "GLADIATOR_GLORY": return e.n / 4;
		case "HOLD": return (e.coins ?? 0) / 6 + (e.rations ?? 0) / 4;
		case "OWN":
		case "OWN_CLASSES": return .8 * e.n;
		case "OWN_LEVEL2": return 4 * e.n;
	}
}
function rs(e) {
	let t = Infinity;
	for (let { tiro: n, second: r, victories: i } of e.ludus) {
		if (r >= 0) continue;
		let a = j[n], o = Math.max(0, a.victories - i), s = Math.max(0, a.coins - e.coins) / 6 + Math.max(0, a.rations - e.rations) / 4;
		t = Math.min(t, .8 + Math.max(1.4 * o, s));
	}
	return t;
}
function is(e, t) {
	return e.op === "UPGRADES" ? rs(t) * e.n : e.op === "WIN_LEVEL" && e.level === 2 ? t.ludus.some((e) => e.second >= 0) ? 1.5 * e.n : 1.5 * e.n + rs(t) : e.op === "FREED" && t.ludus.some((t) => t.glory >= e.minGlory) ? 1.2 * e.n : ns(e);
}
var as = [
	[4.6, 2.3],
	[4.3, 1.8],
	[5.4, 3.9],
	[4.2, 2.9],
	[6.6, 1.9],
	[7, 1.9],
	[6.4, 2],
	[6.1, 2.9],
	[3, 1.1],
	[2.9, 1.5],
	[4.8, 1.4],
	[5.3, 3.6],
	[5.5, 2.4],
	[3.7, 4.4],
	[3, 1.8],
	[4.3, 2],
	[4.2, 2.5],
	[5.5, 2.4],
	[2.1, 1.6],
	[6.1, 1.6]
];
function os(e, t, n) {
	let r = Ke[n], { have: i, need: a } = Ae(r, we(), Yt(t), e.round), o = is(r, t) * Math.max(0, 1 - i / a);
	return U.measured * as[n][e.round <= 1 ? 0 : 1] + (1 - U.measured) * o;
}
function ss(e) {
	let t = e.houses[e.viewer].task;
	return typeof t == "number" || t.length === 0 ? null : Ke[t[0]];
}
function G(e, t) {
	let n = e[0], r = -Infinity;
	for (let i of e) {
		let e = t(i);
		e > r && (r = e, n = i);
	}
	return n;
}
var cs = [
	"done",
	"doneSquared",
	"effort",
	"progress",
	"coins",
	"coinsRoot",
	"rations",
	"bestThree",
	"others",
	"men",
	"seconds",
	"glory",
	"cards",
	"out",
	"victories"
], ls = 8, us = {
	features: cs,
	read: ds,
	pace: (e) => e.round,
	weights: Xo
};
function ds(e, t, n) {
	let r = e.houses[t], i = r.done.length;
	n[0] = i, n[1] = i * i, n[2] = 3, n[3] = 0, r.task.length > 0 && fs(e, t, n), n[4] = r.coins / 5, n[5] = Math.sqrt(r.coins), n[6] = r.rations / 5, hs(e, t, n), n[9] = Math.min(3, r.ludus.length), n[11] = ft(r) / 5;
	let a = 0;
	for (let e of r.hand) a += $o[e];
	for (let e of r.open) a += $o[e];
	n[12] = a / 5, n[13] = +!!r.out;
}
function fs(e, t, n) {
	let r = e.houses[t], i = r.task[0], a = Ke[i], { have: o, need: s } = Ae(a, r.deeds, Yt(r), e.round), c = Math.min(1, o / s), l = os(e, r, i), u = ps(a) ? l : l * (1 - c);
	n[2] = u < ls ? u : ls, n[3] = c;
}
function ps({ op: e }) {
	switch (e) {
		case "HOUSE_GLORY":
		case "GLADIATOR_GLORY":
		case "HOLD":
		case "OWN":
		case "OWN_CLASSES":
		case "OWN_LEVEL2": return !0;
		default: return !1;
	}
}
var ms = 12;
function hs(e, t, n) {
	let r = 0, i = 0, a = 0, o = 0, s = 0, c = 0, l = 0;
	for (let n of e.houses[t].ludus) {
		let e = ts(n) - ms;
		o += e, s === 0 || e > r ? (a = i, i = r, r = e) : s === 1 || e > i ? (a = i, i = e) : (s === 2 || e > a) && (a = e), s++, lt(n) === 2 && c++, l += n.victories;
	}
	n[7] = (r + i + a) / 10, n[8] = (o - r - i - a) / 10, n[10] = c, n[14] = l;
}
function gs(e, t) {
	let n = [];
	for (let r = 0; r < e.length; r++) {
		let i = n.find((t) => t.item === e[r]);
		i ? i.count++ : n.push({
			item: e[r],
			count: 1,
			worth: t === null ? 0 : t[r]
		});
	}
	return n.sort((e, t) => ae(e.item, t.item));
}
var K = 1e4, _s = 1e6, vs = 1e5;
function ys(e) {
	let t = [1];
	for (let n of e) {
		let e = Array(t.length + n.count).fill(0);
		for (let r = 0; r < t.length; r++) for (let i = 0; i <= n.count; i++) e[r + i] += t[r];
		t = e;
	}
	return t;
}
function bs(e) {
	if (e.groups !== null || e.worth !== null) return Ss(e, K).length;
	let t = ys(gs(e.from, null)), n = 0;
	for (let r = e.min; r <= e.max; r++) n += t[r];
	return n;
}
var xs = (e, t) => {
	for (let n of e ?? []) {
		let e = 0;
		for (let r of t) n.items.includes(r) && e++;
		if (e > n.max || e < n.min) return !1;
	}
	return !0;
};
function Ss(e, t) {
	let n = gs(e.from, e.worth), r = [], i = [], a = Array(n.length + 1).fill(0);
	for (let e = n.length - 1; e >= 0; e--) a[e] = a[e + 1] + n[e].count;
	let o = 0, s = (c, l, u) => {
		if (r.length >= t || l > a[c] || ++o > _s) return;
		if (l === 0) {
			xs(e.groups, i) && r.push(i.slice());
			return;
		}
		let d = n[c], f = Math.min(d.count, l);
		for (let t = f; t >= 0; t--) if (!(e.worth !== null && t * d.worth > u)) {
			for (let e = 0; e < t; e++) i.push(d.item);
			s(c + 1, l - t, u - t * d.worth), i.length -= t;
		}
	};
	for (let t = e.min; t <= e.max; t++) s(0, t, e.atMost);
	return r;
}
function Cs(e) {
	let { due: t, exact: n } = e;
	if (e.irreducible || t > vs) return ws(e, K, !e.irreducible).length;
	let r = Array(t + 1).fill(0);
	r[0] = 1;
	for (let i of gs(e.from, e.worth)) {
		let e = Array(t + 1).fill(0);
		for (let a = 0; a <= t; a++) for (let o = 0; o <= i.count; o++) {
			let s = a + o * i.worth;
			(s <= t || !n) && (e[Math.min(s, t)] += r[a]);
		}
		r = e;
	}
	return r[t];
}
function ws(e, t, n = !1) {
	let r = gs(e.from, e.worth), i = n && !e.irreducible, a = [], o = Array(r.length).fill(0), s = Array(r.length + 1).fill(0);
	for (let e = r.length - 1; e >= 0; e--) s[e] = s[e + 1] + r[e].count * r[e].worth;
	let c = /* @__PURE__ */ new Set(), l = 0, u = (n, d, f) => {
		if (a.length >= t || d + s[n] < e.due || ++l > _s || e.exact && c.has(`${n} ${d}`) || e.exact && d > e.due || !i && d - f >= e.due) return;
		if (n === r.length) {
			a.push(r.flatMap((e, t) => Array(o[t]).fill(e.item)));
			return;
		}
		let p = r[n], m = a.length;
		for (let e = 0; e <= p.count; e++) o[n] = e, u(n + 1, d + e * p.worth, e > 0 ? Math.min(f, p.worth) : f);
		o[n] = 0, e.exact && !e.irreducible && a.length === m && c.add(`${n} ${d}`);
	};
	return u(0, 0, Infinity), a;
}
function q(e, t) {
	switch (e.kind) {
		case "pick": return Ds(t) && e.from.includes(t) ? null : Os(e, t);
		case "amount": return ks(e.min, e.max, e.step, t, e);
		case "subset": return Ps(e, t);
		case "pay": return Fs(e, t);
		case "path": return Is(e, t);
		case "order": return Ls(e, t);
		case "offer": return Bs(e, t);
		case "form": return Hs(e, t);
	}
}
var J = (e, t, n) => ({
	clause: (e.kind === "subset" ? e.clauses?.[t] : void 0) ?? e.clause,
	code: t,
	text: n
}), Ts = (e, t, n, r, i) => {
	let a = {
		...J(e, t, n),
		of: e.of,
		items: r
	};
	return i === void 0 ? a : {
		...a,
		numbers: i
	};
};
function Es(e) {
	if (Array.isArray(e)) return `[${e.slice(0, 8).map((e) => typeof e == "object" && e ? "…" : Es(e)).join(", ")}${e.length > 8 ? ", …" : ""}]`;
	if (typeof e == "object" && e) return `{ ${Object.keys(e).slice(0, 8).join(", ").slice(0, 60)} }`;
	let t = typeof e == "string" ? JSON.stringify(e) : String(e);
	return t.length > 60 ? `${t.slice(0, 57)}…` : t;
}
var Ds = (e) => typeof e == "string" || typeof e == "number" && !Object.is(e, -0);
function Os(e, t) {
	let n = e.barred?.find((e) => e.item === t);
	return n ? {
		clause: n.clause,
		code: "barred",
		text: n.reason
	} : J(e, "not-offered", `this is not among the ${e.of} choices offered here`);
}
function ks(e, t, n, r, i) {
	return typeof r != "number" || !Number.isInteger(r) || Object.is(r, -0) ? J(i, "not-a-number", `a whole number from ${e} to ${t} is asked for, not ${Es(r)}`) : r < e || r > t ? J(i, "out-of-range", `${r} is outside ${e} to ${t}`) : (r - e) % n === 0 ? null : J(i, "off-step", `${r} is not ${e} plus a multiple of ${n}`);
}
var As = class {
	low = 0;
	high;
	constructor(e) {
		this.high = e > 31 ? Array(e).fill(!1) : null;
	}
	take(e, t) {
		for (let n = 0; n < e.length; n++) if (e[n] === t && (this.high === null ? !(this.low & 1 << n) : !this.high[n])) return this.high === null ? this.low |= 1 << n : this.high[n] = !0, n;
		return -1;
	}
};
function js(e, t, n) {
	if (!Array.isArray(n)) return J(e, "not-a-list", `a list is asked for, not ${Es(n)}`);
	if (n.length > t.length) return J(e, "too-many", `${n.length} were chosen, there are ${t.length}`);
	let r = new As(t.length);
	for (let i of n) if (!(Ds(i) && r.take(t, i) >= 0)) return t.includes(i) ? Ts(e, "too-many-of", "something was chosen more often than it is there", [i]) : Os(e, i);
	return null;
}
function Ms(e, t, n) {
	let r = 0;
	for (let i of n) r += t[e.indexOf(i)];
	return r;
}
var Ns = (e, t) => {
	let n = 0;
	for (let r of t) e.items.includes(r) && n++;
	return n;
};
function Ps(e, t) {
	let n = js(e, e.from, t);
	if (n) return n;
	let r = t;
	if (r.length < e.min) return J(e, "too-few", `at least ${e.min} must be chosen, not ${r.length}`);
	if (r.length > e.max) return J(e, "too-many", `at most ${e.max} may be chosen, not ${r.length}`);
	for (let t of e.groups ?? []) {
		let n = Ns(t, r);
		if (n > t.max) return Ts(e, "group-max", `at most ${t.max} of a group may be chosen, not ${n}`, t.items, [t.max, n]);
		if (n < t.min) return Ts(e, "group-min", `at least ${t.min} of a group must be chosen, not ${n}`, t.items, [t.min, n]);
	}
	if (e.worth !== null) {
		let t = Ms(e.from, e.worth, r);
		if (t > e.atMost) return J(e, "too-dear", `this comes to ${t}, at most ${e.atMost} may be spent`);
	}
	return null;
}
function Fs(e, t) {
	let n = js(e, e.from, t);
	if (n) return n;
	let r = t, i = Ms(e.from, e.worth, r);
	if (i < e.due) return J(e, "too-little", `${e.due} is due, this pays ${i}`);
	if (e.exact && i > e.due) return J(e, "too-much", `exactly ${e.due} is due, this pays ${i}`);
	if (e.irreducible) {
		for (let t of r) if (i - e.worth[e.from.indexOf(t)] >= e.due) return Ts(e, "superfluous", `something is not needed: the rest already pays ${e.due}`, [t], [e.due]);
	}
	return null;
}
function Is(e, t) {
	if (!Array.isArray(t)) return J(e, "not-a-list", `a list of ${e.of}s is asked for, not ${Es(t)}`);
	if (t.length === 0) return e.mayStay ? null : J(e, "must-move", "staying is not allowed here");
	let n = e.start, r = 0;
	for (let i = 0; i < t.length; i++) {
		let a = t[i], o = e.steps[n].indexOf(a);
		if (o < 0 || a < 0 || !Ds(a)) return J(e, "no-step", "one step does not lead to a neighbour");
		if (e.blocked?.includes(a)) {
			let t = e.barred?.find((e) => e.item === a);
			return t ? {
				clause: t.clause,
				code: "barred",
				text: t.reason
			} : Ts(e, "blocked", "the walk leads through what cannot be entered", [a]);
		}
		let s = e.costs === null ? 1 : e.costs[n][o];
		if (s < 1) return J(e, "no-step", "one step does not lead to a neighbour");
		if (r += s, r > e.budget) return J(e, "too-far", `this walk costs at least ${r}, there is ${e.budget} to spend`);
		if (n = a, i < t.length - 1 && e.halts?.includes(n)) return Ts(e, "halted", "the walk goes on where it must end", [n]);
	}
	return e.ends !== null && !e.ends.includes(n) ? Ts(e, "no-end", "the walk may not end there", [n]) : null;
}
function Ls(e, t) {
	let n = js(e, e.items, t);
	if (n) return n;
	let r = t.length;
	return r === e.items.length ? null : J(e, "not-all", `all ${e.items.length} must be put in order, ${r} were given`);
}
var Rs = (e, t) => Object.keys(e).every((e) => t.includes(e)), zs = [
	"with",
	"give",
	"giveCoins",
	"want",
	"wantCoins"
];
function Bs(e, t) {
	if (t === "none") return e.mayDecline ? null : J(e, "must-offer", "a bargain is asked for");
	if (typeof t != "object" || !t || Array.isArray(t) || !Rs(t, zs)) return J(e, "no-bargain", `a bargain is { ${zs.join(", ")} }, not ${Es(t)}`);
	let n = t, r = e.partners.find((e) => Object.is(e.seat, n.with));
	return r ? Vs(e, r, n) : J(e, "no-partner", "no bargain can be made with this seat here");
}
function Vs(e, t, n) {
	return (js(e, e.give, n.give) ?? js(e, t.items, n.want) ?? ks(0, e.coins, 1, n.giveCoins, e) ?? ks(0, t.coins, 1, n.wantCoins, e)) || (n.give.length + n.want.length + n.giveCoins + n.wantCoins === 0 ? J(e, "empty", "a bargain must move something") : null);
}
function Hs(e, t) {
	if (typeof t != "object" || !t || Array.isArray(t)) return J(e, "no-form", `the fields of a form are asked for, not ${Es(t)}`);
	let n = t, r = {};
	for (let t of e.fields) {
		if (!re(t, r)) continue;
		if (!Object.hasOwn(n, t.name)) return J(e, "field-missing", `the field '${t.name}' is missing`);
		let i = q(e.barred === null || t.request.barred !== null ? t.request : Us(t, e), n[t.name]);
		if (i) return {
			...i,
			clause: i.clause || e.clause,
			text: `${t.name}: ${i.text}`
		};
		r[t.name] = n[t.name];
	}
	for (let t of Object.keys(n)) if (!Object.hasOwn(r, t)) return J(e, "field-unasked", `the field '${t}' is not asked for here`);
	return Ws(e, r);
}
var Us = (e, { barred: t }) => ({
	...e.request,
	barred: t.filter((t) => ie(t, e))
});
function Ws(e, t) {
	if (e.distinct !== null) for (let n = 0; n < e.distinct.length; n++) {
		let r = e.distinct[n];
		if (Gs(e.fields, r, t) !== null) return J(e, "not-distinct", `${r.join(", ")} must differ`);
	}
	for (let n of e.totals ?? []) {
		let r = 0;
		for (let e of n.fields) r += t[e] ?? 0;
		if (r > n.max) return {
			...J(e, "total", `${n.fields.join(" + ")} comes to ${r}, at most ${n.max} is allowed`),
			numbers: [r, n.max]
		};
	}
	return null;
}
function Gs(e, t, n) {
	for (let r = 1; r < t.length; r++) {
		let i = n[t[r]];
		if (i !== void 0) {
			for (let a = 0; a < r; a++) if (n[t[a]] === i && !Ks(e, t[r], i)) return i;
		}
	}
	return null;
}
var Ks = (e, t, n) => n === "none" && e.some((e) => e.name === t && e.request.kind === "pick"), qs = 1, Js = 2;
function Ys(e, t = e) {
	if (!Number.isInteger(e) || e < 1 || e > 32767 || !Number.isInteger(t) || t > 32767) throw RangeError(`A search over ${e} nodes up to ${t}: use whole numbers up to 32767.`);
	return {
		size: e,
		farthest: t,
		cost: new Int16Array(e).fill(-1),
		via: new Int16Array(e).fill(-1),
		marks: new Uint8Array(e),
		head: new Int16Array(t + 1),
		next: new Int16Array(e),
		back: new Int16Array(e)
	};
}
var Xs = (e) => {
	e.marks.fill(0);
}, Zs = (e, t) => {
	e.marks[t] = e.marks[t] | qs;
}, Qs = (e, t) => {
	e.marks[t] = e.marks[t] | Js;
};
function $s(e, t, n, r, i = null) {
	let { cost: a, via: o, marks: s, head: c, next: l, back: u } = e;
	if (r > e.farthest) throw RangeError(`This search reaches up to ${e.farthest}, not ${r}: make it with more room.`);
	a.fill(-1), o.fill(-1), c.fill(-1), a[n] = 0, l[n] = -1, c[0] = n;
	let d = typeof i == "function" ? i : null, f = typeof i == "function" ? null : i, p = 1;
	for (let i = 0; p > 0; i++) for (let m = c[i]; m >= 0; m = l[m]) {
		if (p--, (s[m] & Js) !== 0 && m !== n) continue;
		let h = t[m], g = f === null ? null : f[m];
		for (let t = 0; t < h.length; t++) {
			let n = h[t];
			if (n < 0 || (s[n] & qs) !== 0) continue;
			let f = g === null ? d === null ? 1 : d(m, n, t) : g[t], _ = i + f;
			if (f < 1 || _ > r) continue;
			let ee = a[n];
			if (ee >= 0 && ee <= _) {
				ee === _ && m < o[n] && (o[n] = m);
				continue;
			}
			ee >= 0 ? ec(e, n, ee) : p++;
			let te = c[_];
			te >= 0 && (u[te] = n), u[n] = -1, l[n] = te, c[_] = n, a[n] = _, o[n] = m;
		}
	}
}
function ec(e, t, n) {
	let { head: r, next: i, back: a } = e, o = a[t], s = i[t];
	o < 0 ? r[n] = s : i[o] = s, s >= 0 && (a[s] = o);
}
function tc(e, t) {
	if (e.cost[t] < 0) return null;
	let n = [];
	for (let r = t; e.via[r] >= 0; r = e.via[r]) n.push(r);
	return n.reverse();
}
var nc = /* @__PURE__ */ new Map();
function rc(e) {
	let t = e.steps.length, n = nc.get(t);
	(n === void 0 || n.farthest < e.budget) && (n = Ys(t, Math.max(t, e.budget)), nc.set(t, n)), Xs(n);
	for (let t of e.blocked ?? []) Zs(n, t);
	for (let t of e.halts ?? []) Qs(n, t);
	return $s(n, e.steps, e.start, e.budget, e.costs), n;
}
function ic(e, t) {
	let n = rc(e), r = [];
	for (let t = 0; t < n.size; t++) n.cost[t] !== -1 && (t === e.start ? e.mayStay : e.ends === null || e.ends.includes(t)) && r.push(t);
	return r.sort((e, t) => n.cost[e] - n.cost[t] || e - t), r.length > t && (r.length = t), r.map((e) => tc(n, e));
}
function ac(e) {
	switch (e.kind) {
		case "pick": return new Set(e.from).size;
		case "amount": return Math.floor((e.max - e.min) / e.step) + 1;
		case "subset": return bs(e);
		case "pay": return Cs(e);
		case "path": return ic(e, K).length;
		case "order": return cc(e.items);
		case "offer": return dc(e);
		case "form": return hc(e, 0, {}, K);
	}
}
function oc(e, t) {
	switch (e.kind) {
		case "pick": return [...new Set(e.from)].slice(0, t);
		case "amount": return sc(e.min, ac(e), e.step, t);
		case "subset": return Ss(e, t);
		case "pay": return ws(e, t, Cs(e) <= t);
		case "path": return ic(e, t);
		case "order": return lc(e, t);
		case "offer": return dc(e) <= t ? fc(e) : pc(e).slice(0, t);
		case "form": return gc(e, t);
	}
}
function sc(e, t, n, r) {
	let i = [], a = Math.min(t, r);
	for (let r = 0; r < a; r++) {
		let o = a === t ? r : Math.round(r * (t - 1) / Math.max(1, a - 1));
		i.push(e + o * n);
	}
	return i;
}
function cc(e) {
	let t = 1, n = /* @__PURE__ */ new Map();
	for (let r = 0; r < e.length; r++) {
		let i = (n.get(e[r]) ?? 0) + 1;
		n.set(e[r], i), t = t * (r + 1) / i;
	}
	return t;
}
function lc(e, t) {
	let n = [], r = oe(e.items), i = [], a = () => {
		if (!(n.length >= t)) {
			if (r.length === 0) n.push(i.slice());
			else for (let e = 0; e < r.length; e++) {
				if (e > 0 && r[e] === r[e - 1]) continue;
				let [t] = r.splice(e, 1);
				i.push(t), a(), i.pop(), r.splice(e, 0, t);
			}
		}
	};
	return a(), n;
}
var uc = (e) => _(0, "", e, 0, e.length);
function dc(e) {
	let t = bs(uc(e.give)) * (e.coins + 1), n = +!!e.mayDecline;
	for (let r of e.partners) n += t * bs(uc(r.items)) * (r.coins + 1) - 1;
	return n;
}
function fc(e) {
	let t = e.mayDecline ? ["none"] : [];
	for (let n of e.partners) for (let r of Ss(uc(e.give), K)) for (let i of Ss(uc(n.items), K)) for (let a = 0; a <= e.coins; a++) for (let e = 0; e <= n.coins; e++) r.length + i.length + a + e > 0 && t.push({
		with: n.seat,
		give: r,
		giveCoins: a,
		want: i,
		wantCoins: e
	});
	return t;
}
function pc(e) {
	let t = e.mayDecline ? ["none"] : [], n = (e) => e === 0 ? [] : [.../* @__PURE__ */ new Set([
		1,
		Math.ceil(e / 2),
		e
	])];
	for (let r of e.partners) {
		let i = [...new Set(r.items)], a = [...new Set(e.give)], o = (e, n, i, a) => {
			t.push({
				with: r.seat,
				give: e,
				giveCoins: n,
				want: i,
				wantCoins: a
			});
		};
		for (let t of i) for (let r of n(e.coins)) o([], r, [t], 0);
		for (let e of a) for (let t of n(r.coins)) o([e], 0, [], t);
		for (let e of a) for (let t of i) o([e], 0, [t], 0);
		e.coins > 0 && o([], 1, [], 0);
		for (let e of a) o([e], 0, [], 0);
		r.coins > 0 && o([], 0, [], 1);
		for (let e of i) o([], 0, [e], 0);
	}
	return t;
}
var mc = (e, t) => e.fields.some((e) => e.when?.field === t) || (e.distinct ?? []).some((e) => e.includes(t)) || (e.totals ?? []).some((e) => e.fields.includes(t));
function hc(e, t, n, r) {
	let i = e.fields[t];
	if (i === void 0) return +(Ws(e, n) === null);
	if (!re(i, n)) return hc(e, t + 1, n, r);
	if (!mc(e, i.name)) return ac(i.request) * hc(e, t + 1, n, r);
	let a = 0;
	for (let o of oc(i.request, r)) if (a += hc(e, t + 1, {
		...n,
		[i.name]: o
	}, r), a > r) break;
	return a;
}
function gc(e, t) {
	let n = [], r = (i, a, o) => {
		if (n.length >= t) return;
		let s = e.fields[i];
		if (s === void 0) Ws(e, a) === null && n.push(a);
		else if (!re(s, a)) r(i + 1, a, o);
		else {
			let e = oc(s.request, Math.max(2, o)), t = Math.max(1, Math.floor(o / e.length));
			for (let n of e) r(i + 1, {
				...a,
				[s.name]: n
			}, t);
		}
	};
	return r(0, {}, hc(e, 0, {}, t) <= t ? K * K : t), n;
}
function _c(e, t) {
	switch (e.kind) {
		case "pick": return e.from[t.below(e.from.length)];
		case "amount": return e.min + e.step * t.below(Math.floor((e.max - e.min) / e.step) + 1);
		case "subset": return yc(e, t);
		case "pay": return xc(e, t);
		case "path": return Sc(e, t);
		case "order": {
			let n = e.items.slice();
			return t.shuffle(n), n;
		}
		case "offer": return vc(e, t);
		case "form": return Cc(e, t);
	}
}
function vc(e, t) {
	if (e.partners.length === 0 || e.mayDecline && t.below(2) === 0) return "none";
	let n = e.partners[t.below(e.partners.length)], r = (e) => oe(yc(_(0, "", e, 0, Math.min(2, e.length)), t));
	for (let i = 0; i < 8; i++) {
		let i = r(e.give), a = r(n.items), o = t.below(2) === 0 ? 0 : t.below(e.coins + 1), s = t.below(2) === 0 ? 0 : t.below(n.coins + 1), c = {
			with: n.seat,
			give: i,
			giveCoins: o,
			want: a,
			wantCoins: s
		};
		if (i.length + a.length + o + s > 0) return c;
	}
	let i = oc(e, K);
	return i[t.below(i.length)];
}
function yc(e, t) {
	let n = e.groups === null && e.worth === null;
	for (let r = 0; r < 8; r++) {
		let r = e.min + t.below(e.max - e.min + 1), i = e.from.slice(), a = 0, o = e.atMost;
		for (let s = 0; s < i.length && a < r; s++) {
			let r = s + t.below(i.length - s), c = i[r];
			i[r] = i[s], i[s] = c, (n || bc(e, i, a, c, o)) && (e.worth !== null && (o -= e.worth[e.from.indexOf(c)]), i[s] = i[a], i[a++] = c);
		}
		if (i.length = a, n || q(e, i) === null) return i;
	}
	let r = Ss(e, K);
	return r[t.below(r.length)];
}
function bc(e, t, n, r, i) {
	if (e.worth !== null && e.worth[e.from.indexOf(r)] > i) return !1;
	for (let i of e.groups ?? []) {
		if (!i.items.includes(r)) continue;
		let e = 0;
		for (let r = 0; r < n; r++) i.items.includes(t[r]) && e++;
		if (e >= i.max) return !1;
	}
	return !0;
}
function xc(e, t) {
	if (e.exact) {
		let n = ws(e, K, !0);
		return n[t.below(n.length)];
	}
	let n = [];
	for (let t = 0; t < e.from.length; t++) n.push(t);
	t.shuffle(n);
	let r = 0, i = 0;
	for (; r < e.due && i < n.length;) r += e.worth[n[i++]];
	let a = !e.irreducible && t.below(4) === 0, o = [];
	for (let s = 0; s < n.length; s++) {
		let c = e.worth[n[s]];
		if (s >= i) {
			if (!a || t.below(2) === 0) continue;
		} else if (!a && r - c >= e.due) {
			r -= c;
			continue;
		}
		o.push(e.from[n[s]]);
	}
	return o;
}
function Sc(e, t) {
	for (let n = 0; n < 4; n++) {
		let n = [], r = e.start, i = e.budget;
		for (let a = t.below(e.budget + 1); a > 0 && i > 0; a--) {
			let a = e.steps[r], o = t.below(a.length), s = a[o], c = e.costs === null ? 1 : e.costs[r][o];
			if (c < 1 || c > i || e.blocked?.includes(s) || (n.push(s), r = s, i -= c, e.halts?.includes(s))) break;
		}
		if (q(e, n) === null) return n;
	}
	let n = ic(e, K);
	return n[t.below(n.length)];
}
function Cc(e, t) {
	for (let n = 0; n < 16; n++) {
		let r = {};
		for (let i of e.fields) {
			if (!re(i, r)) continue;
			let a = n === 0 ? i.request : wc(e, i, r);
			r[i.name] = _c(a, t);
		}
		if (e.distinct === null && e.totals === null || Ws(e, r) === null) return r;
	}
	let n = oc(e, K);
	return n[t.below(n.length)];
}
function wc({ distinct: e, totals: t }, { name: n, request: r }, i) {
	if (r.kind === "pick") {
		let t = e?.filter((e) => e.includes(n)) ?? [];
		if (t.length === 0) return r;
		let a = (e) => e !== "none" && t.some((t) => t.some((t) => t !== n && i[t] === e)), o = r.from.filter((e) => !a(e));
		return o.length === 0 ? r : {
			...r,
			from: o
		};
	}
	if (r.kind !== "amount") return r;
	let { max: a } = r;
	for (let e of t ?? []) {
		if (!e.fields.includes(n)) continue;
		let t = e.max;
		for (let r of e.fields) r !== n && (t -= i[r] ?? 0);
		a = Math.min(a, t);
	}
	return a >= r.max || a < r.min ? r : {
		...r,
		max: a
	};
}
function Tc(e, t) {
	switch (e.kind) {
		case "subset":
		case "pay": return oe(t);
		case "offer": {
			if (t === "none") return t;
			let { with: e, give: n, giveCoins: r, want: i, wantCoins: a } = t;
			return {
				with: e,
				give: oe(n),
				giveCoins: r,
				want: oe(i),
				wantCoins: a
			};
		}
		case "form": return Ec(e, t, Tc);
		case "path":
		case "order": return t.slice();
		default: return t;
	}
}
function Ec(e, t, n) {
	let r = {};
	for (let i of e.fields) re(i, r) && (r[i.name] = n(i.request, t[i.name]));
	return r;
}
function Dc(e) {
	let t = oc(e, 2);
	return t.length === 1 ? t[0] : null;
}
var Oc = (e) => e.flow.scenes.at(-1), kc = (e, t) => t.control[0] === e.viewer ? 0 : 1, Ac = (e, t, n) => P(e.houses[t.houses[n]], t.fighters[n]);
function jc(e, t, n, r) {
	let i = M(Ac(e, t, n), r);
	for (let e of t.gear[n]) R(t, n, e) && (i += Ye[e][r]);
	for (let e of t.gear[1 - n]) R(t, 1 - n, e) && (i += Xe[e][r]);
	return i;
}
function Mc(e) {
	let t = Oc(e), n = kc(e, t);
	return C[G([
		0,
		1,
		2
	], (r) => jc(e, t, n, r) - jc(e, t, 1 - n, r))];
}
var Nc = [
	3,
	2,
	2,
	2,
	1,
	1
];
function Pc(e) {
	let t = Oc(e), n = kc(e, t), r = z(t, n, "REROLL")?.who === "foe" ? 7 - t.dice[1 - n] : t.dice[n];
	if (r <= Nc[ci[t.slot] - t.roll]) return !0;
	let i = (n) => t.dice[n] + jc(e, t, n, t.attribute);
	return r <= 4 && i(1 - n) - i(n) >= Ac(e, t, n).hp;
}
function Fc(e) {
	let t = ss(e)?.op;
	if (t === "SPARES") return "spare";
	if (t === "KILLS") return "kill";
	let n = Oc(e), r = e.houses[n.houses[n.down]];
	if (n.substitution) return "spare";
	if (r.ludus.length === 1) return "kill";
	let i = Ac(e, n, n.down);
	return W(i) + U.killGlory * i.glory > U.kill ? "kill" : "spare";
}
function Ic(e, t) {
	let n = e.houses[e.viewer], r = t.filter((e) => typeof e == "number" && P(n, e).hp >= 9);
	return r.length > 0 ? G(r, (e) => P(n, e).hp) : "outright";
}
var Lc = 30;
function Rc(e) {
	let t = Array(61).fill(0);
	t[Lc] = 1;
	for (let n = 0; n < e; n++) {
		let e = Array(t.length).fill(0);
		for (let [n, r] of t.entries()) if (r !== 0) for (let t = -5; t <= 5; t++) e[n + t] += r * (6 - Math.abs(t)) / 36;
		t = e;
	}
	return t;
}
var zc = ci.map((e) => {
	let t = Rc(e);
	return Float64Array.from({ length: 61 }, (e, n) => {
		let r = 0;
		for (let [e, i] of t.entries()) {
			let t = n - Lc + e - Lc;
			r += t > 0 ? i : t === 0 ? i / 2 : 0;
		}
		return r;
	});
});
function Bc(e, t, n) {
	let r = n === 2 ? 2 : 1, i = e.hp - t.hp, a = -Infinity, o = Infinity;
	for (let n = 0; n < 3; n++) {
		let s = M(e, n) - M(t, n);
		i += r * s, s > a && (a = s), s < o && (o = s);
	}
	return n === 1 && (i += ti(e, t) ? a : ti(t, e) ? o : 0), i >= Lc ? 1 : i <= -30 ? 0 : zc[n][i + Lc];
}
var Vc = (e, t) => Hc(e, t, 1)[0];
function Hc(e, t, n) {
	let r = e.houses[e.viewer], i = ss(e), a = Uc(t), o = r.ludus.filter((e) => e.hp > 0);
	Gc(e, i, o, a);
	let s = i?.op === "WIN_UNEQUIPPED", c = (e) => e.map((e) => e < 0 ? null : o[e].tiro), l = Qc(o.length, a, n), u = l.map((e) => $c(t, a, c(e), s ? "none" : "latest"));
	if (n === 1) return u;
	let d = c(l[0]);
	return [
		u[0],
		$c(t, a, d, "earliest"),
		$c(t, a, d, "none"),
		...u.slice(1)
	];
}
function Uc(e) {
	let t = [];
	for (let n = 0; n < 3; n++) e.fields.some((e) => e.name === x[n]) && t.push(n);
	return t;
}
var Wc = /* @__PURE__ */ new Float64Array(18);
function Gc(e, t, n, r) {
	for (let [i, a] of r.entries()) {
		let o = e.houses[Kc(e, a)], s = qc(o), c = s[r.length - 1 - i];
		for (let [r, i] of n.entries()) Wc[r * 3 + a] = Jc(e, t, i, a, s, c);
	}
}
function Kc(e, t) {
	for (let [n, r] of Fr(e, t)) {
		if (n === e.viewer) return r;
		if (r === e.viewer) return n;
	}
	return e.viewer;
}
var qc = (e) => e.ludus.filter((e) => e.hp > 0 && e.hp >= U.fit * N(e)).sort((e, t) => ts(t) - ts(e));
function Jc(e, t, n, r, i, a) {
	let { ordered: o } = U, s = 0, c = 0;
	for (let e of i) {
		let l = ((1 - o) / i.length + (e === a ? o : 0)) * Bc(n, e, r);
		s += l, t?.op === "WIN_VS_ADVANTAGE" && ti(e, n) && (c += l);
	}
	i.length === 0 ? s = 1 : a === void 0 && (s += o);
	let { coins: l, rations: u, glory: d } = Ii[r], f = l + u + U.glory * d + U.win + Yc(n), p = t === null ? 0 : Zc(e, t, n, r, s, c);
	return s * f + p - (1 - s) * Xc(n);
}
function Yc({ tiro: e, second: t, victories: n }) {
	let r = j[e].victories - n;
	return t >= 0 || r <= 0 ? 0 : r === 1 ? U.victory : U.victory / 2;
}
var Xc = (e) => U.loss + U.lossQuality * (W(e) - 15) + (e.hp < .5 * N(e) ? U.lossHurt : 0);
function Zc(e, t, n, r, i, a) {
	let { glory: o } = Ii[r];
	switch (t.op) {
		case "WIN_SLOT": return t.slot === x[r] ? U.taskWin * i : 0;
		case "WIN_LEVEL": return t.level === lt(n) ? U.taskWin * i : 0;
		case "WIN_VS_ADVANTAGE": return U.taskWin * a;
		case "DISTINCT_WINNERS": {
			let { wins: t } = e.houses[e.viewer].deeds;
			return t.some((e) => e.tiro === n.tiro) ? 0 : U.taskStep * i;
		}
		case "WINS":
		case "WINS_IN_ROUND":
		case "WIN_UNEQUIPPED": return U.taskStep * i;
		case "HOUSE_GLORY": return U.taskGlory * o * i;
		case "GLADIATOR_GLORY": return (n.glory + o >= t.n ? U.taskWin : U.taskGlory * o) * i;
		default: return 0;
	}
}
function Qc(e, t, n) {
	let r = t.map(() => -1), i = [], a = (e) => {
		if (i.length === n && e <= i[n - 1].worth) return;
		i.length === n && i.pop();
		let t = i.length;
		for (; t > 0 && i[t - 1].worth < e;) t--;
		i.splice(t, 0, {
			men: r.slice(),
			worth: e
		});
	}, o = (n, i, s) => {
		if (n === t.length) {
			a(s);
			return;
		}
		let c = t[n];
		for (let t = 0; t < e; t++) i & 1 << t || (r[n] = t, o(n + 1, i | 1 << t, s + Wc[t * 3 + c]));
		r[n] = -1, o(n + 1, i, s - U.empty * (Ii[c].coins + Ii[c].rations));
	};
	return o(0, 0, 0), i.map((e) => e.men);
}
function $c(e, t, n, r) {
	let i = {};
	for (let [e, r] of t.entries()) i[x[r]] = n[e] ?? "none";
	for (let a of ["combat", "special"]) {
		let o = e.fields.find((e) => e.name.endsWith(a));
		if (o === void 0) continue;
		let s = r === "none" ? [] : el(o.request);
		for (let e = 0; e < t.length; e++) {
			let o = r === "earliest" ? e : t.length - 1 - e;
			n[o] !== null && (i[`${x[t[o]]}-${a}`] = s.shift() ?? "none");
		}
	}
	return i;
}
var el = (e) => e.from.filter((e) => e !== "none").sort((e, t) => $o[t % Re] - $o[e % Re]);
function tl(e, t) {
	let n = t.fields.find((e) => e.name === "coins")?.request;
	return n === void 0 || n.min > il(e) ? { do: "pass" } : {
		do: "bid",
		coins: n.min
	};
}
function nl(e) {
	let t = e.fields.find((e) => e.name === "coins")?.request;
	return t === void 0 ? [{ do: "pass" }] : [{
		do: "bid",
		coins: t.min
	}, { do: "pass" }];
}
var rl = (e, { max: t }) => Math.min(t, Math.max(0, il(e)));
function il(e) {
	let t = e.houses[e.viewer], n = ss(e);
	return Math.floor(e.lotType >= 0 ? al(e.lotType, t, n) : ol(e, t, n));
}
function al(e, t, n) {
	let r = t.open.length + (typeof t.hand == "number" ? t.hand : t.hand.length), i = n?.op === "AUCTIONS" && n.kind === "resource" ? 3 : 0, a = Math.max(0, t.coins - U.cardPurse) / U.cardRiches, o = es[e] + U.card + i + a;
	return r >= 7 ? o / 2 : n?.op === "HOLD" && n.coins !== void 0 ? Math.min(o, 1) : o;
}
function ol(e, t, n) {
	let { length: r } = t.ludus;
	if (r >= 6) return 0;
	let i = n?.op === "OWN" || n?.op === "AUCTIONS" || n?.op === "OWN_CLASSES" ? U.wanted : 0, a = U.quality * (W(dt(e.shown[0])) - 21), o = Math.max(0, t.coins - U.recruitPurse) / U.recruitRiches;
	return Math.max(U.bargain, U.recruit[r] + a + i + o);
}
var sl = { do: "lock" };
function cl(e, t) {
	let n = Y(t, "do"), r = e.houses[e.viewer], i = ss(e);
	return (n.includes("manage") ? pl(r, i) : null) ?? (n.includes("upgrade") ? hl(r, i, t) : null) ?? (n.includes("bless") ? gl(e, r, t) : null) ?? (n.includes("manage") ? vl(r, i) : null) ?? (n.includes("heal") ? yl(r, i, t) : null) ?? sl;
}
function ll(e, t) {
	let n = e.houses[e.viewer], r = Y(t, "do"), i = [sl];
	if (r.includes("upgrade")) for (let e of Y(t, "trainee")) {
		let n = Y(t, "aid", e);
		i.push(n === null ? {
			do: "upgrade",
			trainee: e
		} : {
			do: "upgrade",
			trainee: e,
			aid: n[n.length - 1]
		});
	}
	if (r.includes("heal")) for (let e of Y(t, "patient")) {
		let { max: n } = ul(t, "rations", e).request;
		i.push({
			do: "heal",
			patient: e,
			rations: n
		});
	}
	if (r.includes("bless")) {
		let r = G(n.ludus, dl).tiro;
		for (let n of Y(t, "card")) {
			let [a, o] = [Y(t, "on", n), Y(t, "house", n)];
			a?.includes(r) ? i.push({
				do: "bless",
				card: n,
				on: r
			}) : o === null ? a === null && i.push({
				do: "bless",
				card: n
			}) : i.push({
				do: "bless",
				card: n,
				house: _l(e, o)
			});
		}
	}
	if (n.ludus.length > 3 && r.includes("manage") && Y(t, "how").includes("sell")) {
		let e = n.ludus.toSorted((e, t) => W(e) - W(t));
		for (let { tiro: t } of e) i.push({
			do: "manage",
			how: "sell",
			gladiator: t
		});
	}
	return i;
}
var ul = (e, t, n = null) => e.fields.find((e) => e.name === t && (n === null || e.when?.is.includes(n))), Y = (e, t, n = null) => {
	let r = ul(e, t, n);
	return r === void 0 ? null : r.request.from;
}, dl = (e) => N(e) - e.hp, fl = (e) => e?.op === "OWN" || e?.op === "OWN_CLASSES" || e?.op === "DISTINCT_WINNERS" || e?.op === "FREED";
function pl(e, t) {
	let { ludus: n } = e;
	if (t?.op === "HOLD" && t.coins !== void 0) {
		let n = ml(e, t.coins);
		if (n !== null) return n;
	}
	if (n.length <= U.keep || fl(t)) return null;
	let r = n.filter((e) => e.glory === 0 && e.second < 0);
	if (r.length === 0) return null;
	let { tiro: i } = G(r, (e) => fn(e) * U.sale - W(e));
	return {
		do: "manage",
		how: "sell",
		gladiator: i
	};
}
function ml(e, t) {
	if (e.coins >= t || e.ludus.length <= 2) return null;
	let n = e.ludus.map(fn).sort((e, t) => t - e), r = e.coins;
	for (let e = 0; e < n.length - 2; e++) r += n[e];
	if (r < t) return null;
	let { tiro: i } = G(e.ludus, (e) => fn(e) - e.glory / 100);
	return {
		do: "manage",
		how: "sell",
		gladiator: i
	};
}
function hl(e, t, n) {
	if (t?.op === "HOLD" && t.coins !== void 0 && e.coins >= t.coins - 10) return null;
	let r = G(Y(n, "trainee"), (t) => W(P(e, t))), i = Y(n, "aid", r);
	return i === null ? {
		do: "upgrade",
		trainee: r
	} : {
		do: "upgrade",
		trainee: r,
		aid: i[i.length - 1]
	};
}
function gl(e, t, n) {
	let r = G(t.ludus, dl);
	for (let i of Y(n, "card")) {
		let a = qe(i, "HEAL");
		if (a === null) {
			let t = Y(n, "house", i);
			return t === null ? {
				do: "bless",
				card: i
			} : {
				do: "bless",
				card: i,
				house: _l(e, t)
			};
		}
		if (a.target === "all") {
			let e = 0;
			for (let n of t.ludus) e += Math.min(dl(n), Number(a.n) || 0);
			if (e >= 4) return {
				do: "bless",
				card: i
			};
		} else if (dl(r) >= (a.n === "full" ? 6 : a.n)) return {
			do: "bless",
			card: i,
			on: r.tiro
		};
	}
	return null;
}
var _l = (e, t) => G(t, (t) => e.houses[t].done.length);
function vl(e, t) {
	if (t?.op !== "FREED" || e.ludus.length < 2) return null;
	let n = e.ludus.filter((e) => e.glory >= t.minGlory);
	return n.length === 0 ? null : {
		do: "manage",
		how: "free",
		gladiator: G(n, (e) => -W(e)).tiro
	};
}
function yl(e, t, n) {
	let r = Y(n, "patient").map((t) => P(e, t)), i = r.filter((t) => bl(e, t));
	if (i.length > 0) {
		let e = G(i, W);
		return {
			do: "heal",
			patient: e.tiro,
			rations: dl(e)
		};
	}
	if (t?.op === "HOLD" && t.rations !== void 0) return null;
	let a = e.rations - xl(e);
	if (a <= 0) return null;
	let { tiro: o } = G(r, (e) => W(e) / 100 - dl(e)), { max: s } = ul(n, "rations", o).request;
	return {
		do: "heal",
		patient: o,
		rations: Math.min(s, a)
	};
}
function bl(e, t) {
	let n = j[t.tiro];
	return t.second < 0 && t.victories >= n.victories && e.coins >= n.coins && e.rations >= n.rations + dl(t);
}
function xl(e) {
	let t = 0;
	for (let { tiro: n, second: r, victories: i } of e.ludus) {
		let a = j[n];
		r < 0 && i >= a.victories && e.coins + 8 >= a.coins && (t = Math.max(t, a.rations));
	}
	return t;
}
function Sl(e, t, n) {
	switch (t.clause) {
		case "HG-2.9": return Tl(e, t.from, n);
		case "HG-2.12": return El(e, t.from);
		case "HG-5.4": return tl(e, t);
		case "HG-5.9": return rl(e, t);
		case "HG-6.5": return Dl(t.from);
		case "HG-10.1": return cl(e, t);
		case "HG-11.6": return Ol(e, t.from);
		case "HG-12.5": return Vc(e, t);
		case "HG-13.2": return Ic(e, t.from);
		case "HG-13.16": return kl(t);
		case "HG-14.16": return Mc(e);
		case "HG-23.7": return Pc(e) ? "reroll" : "no";
		case "HG-17.2": return Fc(e);
		case "HG-17.3": return "lives";
		case "HG-23.17": return Al(t);
		default: return _c(t, n);
	}
}
function Cl(e, t, n) {
	switch (t.clause) {
		case "HG-5.4": return nl(t);
		case "HG-10.1": return ll(e, t);
		case "HG-12.5": return Hc(e, t, n);
		default: return [];
	}
}
var wl = (e) => e.houses[e.viewer];
function Tl(e, t, n) {
	let r = wl(e).ludus.map((e) => Math.floor(e.tiro / 10)), i = (e) => W(dt(e)) - +!!r.includes(Math.floor(e / 10));
	return G(t, (e) => i(e) + n.below(100) / 100);
}
var El = (e, t) => G(t, (t) => -os(e, wl(e), t)), Dl = (e) => G(e, (e) => -$o[e]);
function Ol(e, t) {
	let { tiro: n } = e.flow.scenes.at(-1);
	return G(t, (e) => W({
		tiro: n,
		second: e,
		hp: 0,
		victories: 0,
		glory: 0
	}));
}
function kl(e) {
	return e.from.slice().sort((e, t) => $o[t] - $o[e]).slice(0, e.max).sort((e, t) => e - t);
}
function Al(e) {
	let t = {};
	for (let { name: n, request: r } of e.fields) t[n] = r.from[0];
	return t;
}
function jl(e, t, n) {
	for (let [r, i] of e.houses.entries()) Ml(i, r, t, n), r !== t && (i.plan = Fa(i, i.plan.fighters.map((e) => e >= 0), n));
	for (let r of e.flow.frames) {
		if (r.rule !== "lot") continue;
		let i = r;
		i.bought !== null && i.leader !== t && (i.bought = Ia(e.houses[i.leader], t, i.type, n) ?? i.bought);
	}
}
function Ml(e, t, n, r) {
	for (let i = 0; i < e.seen.length; i++) if (i !== n && i !== t) {
		if (t !== n) {
			let t = Na(e.hand.slice(), r);
			e.seen[i] = t.slice(0, r.below(t.length + 1)).sort((e, t) => e - t);
		}
		e.elsewhere[i] = 0;
		for (let t of Ge) r.below(4) === 0 && !e.task.includes(t) && (e.elsewhere[i] |= 1 << t);
	}
}
var Nl = 10, Pl = Object.assign(fe({
	...Yo,
	setup: Fl,
	book: _a,
	commands: [Cn, wn],
	clone: Ea,
	visibility: ct,
	zones: Rl,
	conserved: (e) => ({
		coins: e.houses.reduce((e, t) => e + t.coins, e.reservoir[0]),
		rations: e.houses.reduce((e, t) => e + t.rations, e.reservoir[1])
	}),
	viewFor: Wa,
	determinise: Ja,
	scramble: jl,
	outcome: on,
	heuristic: Sl,
	alternatives: Cl,
	evaluation: us,
	uses: [
		...T,
		...E,
		...Be,
		...D
	],
	draw: Za,
	arrange: Et
}), { consistent: La });
function Fl(e, t) {
	return {
		flow: c(e, ha.frame()),
		seats: e,
		roundLimit: t.roundLimit,
		sealedBids: t.auction === "sealed",
		taskExchange: t.taskExchange,
		round: 0,
		order: Array.from({ length: e }, (e, t) => t),
		houses: Array.from({ length: e }, () => Il(e)),
		reservoir: [0, 0],
		market: Ue.slice(),
		discard: [],
		unseen: [],
		unseenBacks: [
			0,
			0,
			0
		],
		lot: [],
		lotType: -1,
		tiros: We.slice(),
		tiroDiscard: [],
		shown: [],
		aside: [],
		seconds: ot.map((e) => e.slice()),
		secondDiscard: A.map(() => []),
		tasks: Ge.slice(),
		removed: [],
		noted: [],
		penalties: [],
		selections: 0,
		ending: null
	};
}
var Il = (e) => ({
	coins: Nl,
	rations: 0,
	out: !1,
	ludus: [],
	dead: [],
	hand: [],
	open: Array.from({ length: Le }, (e, t) => t),
	backs: [
		0,
		0,
		0
	],
	seen: Array.from({ length: e }, () => []),
	task: [],
	taskSeen: 0,
	ruledOut: 0,
	elsewhere: Array(e).fill(0),
	dealt: [],
	done: [],
	exchanged: !1,
	deeds: we(),
	plan: {
		fighters: Ll(),
		combat: Ll(),
		special: Ll()
	},
	busy: [],
	unrested: !1,
	rejected: A.map(() => []),
	chose: -1
}), Ll = () => [
	,
	,
	,
].fill(-1);
function Rl(e) {
	let t = [], n = (e, n, r, i = 0) => {
		t.push({
			zone: n,
			owner: i,
			pool: e,
			items: r
		});
	};
	n("resource", "deck", e.market), n("resource", "deck", e.unseen), n("resource", "deck", e.lot), n("resource", "open", e.discard), n("starter", "open", e.removed), n("tiro", "deck", e.tiros), n("tiro", "open", e.tiroDiscard), n("tiro", "open", e.shown), n("tiro", "open", e.aside), n("task", "deck", e.tasks);
	for (let [t, r] of e.seconds.entries()) n(A[t], "deck", r), n(A[t], "open", e.secondDiscard[t]);
	for (let [t, r] of e.houses.entries()) {
		n("resource", "hand", r.hand, t), zl(r.open, n, t), n("task", "task", r.task, t), n("task", "dealt", r.dealt, t), n("task", "open", r.done, t);
		for (let [e, i] of r.rejected.entries()) n(A[e], "rejected", i, t);
		for (let e of [...r.ludus, ...r.dead]) n("tiro", "open", [e.tiro], t), e.second >= 0 && n(A[tt[e.tiro]], "open", [e.second], t);
	}
	for (let t of e.flow.frames) {
		if (t.rule === "upgrade") {
			let { by: e, tiro: r, drawn: i } = t;
			n(A[tt[r]], "drawn", i, e);
		}
		if (t.rule === "bout") for (let e of t.gear) zl(e, n, 0);
	}
	return t;
}
function zl(e, t, n) {
	t("starter", "open", e.filter((e) => e < Le), n), t("resource", "open", e.filter((e) => e >= Le), n);
}
var Bl = (e) => `seat ${e}`, Vl = (e, t = null) => ({
	key: e,
	turn: t
}), Hl = (e, t, n = {}) => ({
	label: e,
	value: t,
	of: null,
	emblem: null,
	keys: [],
	...n
}), Ul = (e, t, n = "plain", r = []) => ({
	label: e,
	value: String(t),
	tone: n,
	keys: r
}), Wl = (e, t = {}) => ({
	keys: [],
	name: e,
	sort: "",
	band: "market",
	emblem: "scroll",
	stats: [],
	health: null,
	about: null,
	price: null,
	marks: [],
	state: "ready",
	hurt: !1,
	count: 1,
	...t
});
function Gl(e, t, n) {
	if (n.length === 0) return [];
	let r = /* @__PURE__ */ new Map();
	for (let e of n) {
		let t = [
			e.name,
			e.state,
			e.hurt,
			...e.marks,
			...e.keys
		].join(), n = r.get(t);
		r.set(t, n === void 0 ? e : {
			...n,
			count: n.count + e.count
		});
	}
	return [{
		title: e,
		as: t,
		cards: [...r.values()]
	}];
}
var Kl = (e, t = {}) => ({
	title: e,
	cards: [],
	sides: [],
	piles: [],
	...t
}), ql = (e, t, n, r = {}) => ({
	seat: e,
	name: t,
	about: "",
	emblem: n,
	tallies: [],
	stats: [],
	gear: [],
	dice: [],
	total: null,
	parts: [],
	...r
}), Jl = [
	"market",
	"training",
	"assignment",
	"arena",
	"duties"
], Yl = [
	"run",
	"muscle",
	"shield"
], Xl = [
	{
		band: "combat",
		emblem: "sword"
	},
	{
		band: "item",
		emblem: "reaction"
	},
	{
		band: "action",
		emblem: "temple"
	}
], Zl = [
	"crest",
	"barbute",
	"lasso",
	"swords",
	"galea",
	"trident"
], Ql = [
	"speed",
	"attack",
	"defence"
], $l = (e) => (t, n = {}) => Object.entries(n).reduce((e, [t, n]) => e.replace(`{${t}}`, String(n)), e[t] ?? t);
function eu(e, t, n) {
	let r = $l(t), i = e.flow.scenes.map(({ rule: e }) => e);
	return {
		round: e.round === 0 ? "" : r("sketch.round", { n: e.round }),
		phases: Jl.map((e) => r(`phase.${e}`)),
		phase: Math.max(-1, ...i.map((e) => Jl.indexOf(e))),
		field: null,
		centre: lu(e, r, n),
		stands: e.houses.map((t, n) => du(e, t, n, r))
	};
}
var tu = (e) => E[e].charAt(0).toUpperCase() + E[e].slice(1), nu = (e) => Zl[ut(e)] ?? "helmet";
function ru(e) {
	let t = [Ye[e], Xe[e]].find((e) => e.some((e) => e !== 0)) ?? [], n = t.indexOf(Math.max(...t)), r = t.findIndex((e) => e !== 0), i = Yl[Math.max(...t) > 0 ? n : r];
	return i === void 0 ? {} : { emblem: i };
}
var iu = (e, t) => Wl(t(`card.${T[e]}`), {
	keys: [`card ${e}`],
	sort: t(`type.${S[O[e]]}`),
	...Xl[O[e]],
	...ru(e),
	about: t(`about.${T[e]}`)
}), au = (e, t) => Wl(t(`task.${D[e]}`), {
	keys: [`task ${e}`],
	sort: t("sketch.task"),
	band: "market",
	emblem: "laurel",
	about: t(`about.${D[e]}`)
}), ou = (e, t, n) => C.map((r, i) => Ul(t(r), M(e, i), Ql[i], n ? [`attribute ${r}`] : [])), su = (e, t) => t(`class.${Qe[ut(e)]}`);
function cu(e, t, n = {}) {
	let { victories: r, coins: i, rations: a } = j[e.tiro];
	return Wl(tu(e.tiro), {
		keys: [`tiro ${e.tiro}`],
		sort: e.second < 0 ? su(e, t) : `${su(e, t)}, ${t(`second.${Be[e.second]}`)}`,
		emblem: nu(e),
		stats: ou(e, t, !1),
		health: {
			now: e.hp,
			of: N(e)
		},
		about: e.second < 0 ? t("sketch.upgrade", {
			victories: r,
			coins: i,
			rations: a
		}) : null,
		marks: [...e.victories > 0 ? [t("sketch.won", { n: e.victories })] : [], ...e.glory > 0 ? [t("sketch.glory", { n: e.glory })] : []],
		...n
	});
}
function lu(e, t, n) {
	let r = [
		{
			name: t("col.market"),
			count: e.market,
			band: "combat"
		},
		{
			name: t("discard"),
			count: e.discard.length,
			band: "combat"
		},
		{
			name: t("col.tiros"),
			count: e.tiros,
			band: "market"
		},
		{
			name: t("col.tasks"),
			count: e.tasks,
			band: "action"
		}
	].filter(({ count: e }) => e > 0), i = e.flow.scenes.findLast(({ rule: e }) => e === "bout");
	if (i !== void 0 && i.fighters.length > 0) {
		let n = C[i.attribute];
		return Kl(i.roll > 0 && n !== void 0 ? t("sketch.roll", {
			slot: t(x[i.slot]),
			n: i.roll,
			attribute: t(n)
		}) : t(x[i.slot]), { sides: [0, 1].map((n) => uu(e, i, n, t)) });
	}
	let a = e.shown.map((e) => cu(dt(e), t)), o = e.houses[e.viewer]?.dealt ?? 0;
	if (typeof o != "number" && o.length > 0) return Kl(t("sketch.tasks"), {
		cards: o.map((e) => au(e, t)),
		piles: r
	});
	let s = e.lotType < 0 ? [] : [Wl(t(`type.${S[e.lotType]}`), {
		sort: t("hidden"),
		...Xl[e.lotType],
		emblem: "hidden"
	})], c = e.flow.scenes.findLast(({ rule: e }) => e === "lot"), [l, u] = [c?.high, c?.leader], d = typeof l == "number" && l > 0 && typeof u == "number" ? t("sketch.bid", {
		n: l,
		player: n[u] ?? u + 1
	}) : t(e.round === 0 ? "pool" : "offer"), f = [...s, ...a];
	return Kl(f.length === 0 ? "" : d, {
		cards: f,
		piles: r
	});
}
function uu(e, t, n, r) {
	let i = t.houses[n] ?? 0, a = P(e.houses[i], t.fighters[n]) ?? dt(t.fighters[n]), o = t.dice[n];
	return ql(i, tu(a.tiro), nu(a), {
		about: su(a, r),
		tallies: [Hl(r("col.health"), a.hp, { of: N(a) })],
		stats: ou(a, r, t.control[n] === e.viewer),
		gear: (t.gear[n] ?? []).map((e) => ({
			label: r(`card.${T[e]}`),
			value: r(`about.${T[e]}`)
		})),
		dice: o === void 0 || o <= 0 ? [] : [o]
	});
}
function du(e, t, n, r) {
	let i = typeof t.hand != "number", a = Hl(r("done"), t.done.length, {
		of: 3,
		emblem: "laurel"
	});
	if (t.out) return {
		seat: n,
		title: "",
		score: a,
		tallies: [],
		groups: [],
		note: r("out")
	};
	let o = typeof t.task == "number" ? [] : t.task;
	return {
		seat: n,
		title: "",
		score: a,
		tallies: [
			Hl(r("coins"), t.coins, { emblem: "coins" }),
			Hl(r("rations"), t.rations, { emblem: "bread" }),
			Hl(r("glory"), ft(t), { emblem: "laurel" })
		],
		groups: [
			...fu(t, r),
			...Gl(r("sketch.ludus"), "people", t.ludus.map((e) => cu(e, r, t.busy.includes(e.tiro) ? {
				state: "spent",
				marks: [r("busy")]
			} : {}))),
			...Gl(r("sketch.task"), "notes", o.map((e) => au(e, r))),
			...pu(t, r),
			...Gl(r("sketch.done"), "names", t.done.map((e) => au(e, r))),
			...Gl(r("sketch.dead"), "names", t.dead.map((e) => Wl(tu(e.tiro), {
				state: "gone",
				emblem: nu(e)
			})))
		],
		note: i || e.order[(e.round - 1) % e.order.length] !== n ? null : r("sketch.first")
	};
}
function fu(e, t) {
	if (typeof e.hand != "number") {
		let n = [...e.hand, ...e.open].sort((e, t) => e - t);
		return Gl(t("sketch.hand"), "cards", n.map((e) => iu(e, t)));
	}
	let n = e.backs.flatMap((n, r) => {
		let i = n - e.known.filter((e) => O[e] === r).length;
		return i <= 0 ? [] : [Wl(t(`type.${S[r]}`), {
			...Xl[r],
			emblem: "hidden",
			count: i
		})];
	}), r = [...e.open, ...e.known].map((e) => ({
		...iu(e, t),
		keys: []
	}));
	return Gl(t("sketch.known"), "names", [...r, ...n]);
}
function pu({ plan: { fighters: e, combat: t, special: n } }, r) {
	let i = e.flatMap((e, i) => {
		if (e === -1) return [];
		let a = [t[i], n[i]].filter((e) => e >= 0), o = [e === -2 ? r("hidden") : tu(e), ...a.map((e) => r(`card.${T[e]}`))].join(" + ");
		return [Wl(r(x[i]), {
			about: o,
			emblem: "arena"
		})];
	});
	return Gl(r("sketch.plan"), "notes", i);
}
function mu({ of: e }, t, n) {
	if (e === "word") return C.includes(t) ? Vl(`attribute ${t}`) : null;
	if (typeof t != "number") return null;
	switch (e) {
		case "card": return Vl(`card ${t}`);
		case "gladiator":
		case "trainee":
		case "fighter":
		case "tiro": return Vl(`tiro ${t}`);
		case "task": return Vl(`task ${t}`);
		case "seat": return Vl(Bl(t));
		default: return null;
	}
}
var hu = {
	sketch: eu,
	where: mu
}, gu = 2, _u = class {
	list = [];
	keys = [];
	most;
	isWide;
	isProposed = !1;
	constructor(e, t) {
		this.most = e, this.isWide = t;
	}
	get isFull() {
		return this.list.length >= this.most;
	}
	add(e) {
		let t = typeof e == "object" ? JSON.stringify(e) : e;
		return !this.keys.includes(t) && (this.keys.push(t), this.list.push(e), !0);
	}
};
function vu(e, t, n, r, i) {
	let a = new _u(i, !0);
	return bu(e, t, n, r, a), !a.isProposed && !a.isFull && Du(n, r, a), a.list;
}
function yu(e, t, n, r, i) {
	let a = new _u(i, !1);
	return bu(e, t, n, r, a), a.list.length === 1 && Du(n, r, a), a.list;
}
function bu(e, t, n, r, i) {
	if (i.add(e.heuristic(t, n, r)), !i.isFull) {
		for (let r of e.alternatives?.(t, n, i.most) ?? []) i.isFull || i.add(r);
		if (i.isProposed = i.list.length > 1, !i.isProposed) switch (n.kind) {
			case "pick":
				xu(e, t, n, r, i);
				break;
			case "amount":
				Su(n, i);
				break;
			case "form":
				Tu(e, t, n, r, i), Eu(e, t, n, r, i), Su(n, i);
				break;
			default: Eu(e, t, n, r, i), Su(n, i);
		}
	}
}
function xu(e, t, n, r, i) {
	let a = [...new Set(n.from)].filter((e) => e !== i.list[0]);
	if (a.length < i.most) for (let e of a) i.add(e);
	else for (; !i.isFull;) {
		let o = {
			...n,
			from: a
		}, s = e.heuristic(t, o, r);
		a.includes(s) || (s = a[r.below(a.length)]), i.add(s), a = a.filter((e) => e !== s);
	}
}
function Su(e, t) {
	for (let n of Cu(e, t.list[0])) {
		if (t.isFull) return;
		q(e, n) === null && t.add(n);
	}
}
function* Cu(e, t) {
	switch (e.kind) {
		case "pick":
			yield* e.from;
			return;
		case "amount":
			for (let n of [
				1,
				-1,
				2,
				-2
			]) yield t + n * e.step;
			return;
		case "subset":
			yield* wu(e, t);
			return;
		case "path":
			for (let e = t.length - 1; e >= 0; e--) yield t.slice(0, e);
			return;
		case "form": for (let { name: n, request: r } of e.fields.toReversed()) {
			let e = t[n];
			if (e !== void 0) for (let i of Cu(r, e)) yield {
				...t,
				[n]: i
			};
		}
	}
}
function* wu({ from: e }, t) {
	let n = e.slice();
	for (let e of t) n.splice(n.indexOf(e), 1);
	let r = [...new Set(n)], i = (e) => t.toSpliced(t.indexOf(e), 1);
	for (let e = 0; e < Math.max(t.length, r.length); e++) e < t.length && (yield i(t[e])), e < r.length && (yield [...t, r[e]]);
	for (let e of new Set(t)) for (let t of r) yield [...i(e), t];
}
function Tu(e, t, n, r, i) {
	let [a, ...o] = n.fields;
	if (a.request.kind !== "pick") return;
	let s = i.list[0][a.name];
	for (let c of new Set(a.request.from)) {
		if (i.isFull) return;
		if (c === s) continue;
		let l = {
			...a,
			request: {
				...a.request,
				from: [c]
			}
		}, u = {
			...n,
			fields: [l, ...o]
		}, d = e.heuristic(t, u, r);
		q(u, d) === null ? i.add(d) : i.isWide && i.add(_c(u, r));
	}
}
function Eu(e, t, n, r, i) {
	for (let a = 0; a < gu && !i.isFull;) a = i.add(e.heuristic(t, n, r)) ? 0 : a + 1;
}
function Du(e, t, n) {
	for (let t of oc(e, n.most)) {
		if (n.isFull) return;
		q(e, t) === null && n.add(t);
	}
	for (let r = n.most; r > 0 && !n.isFull; r--) n.add(_c(e, t));
}
function Ou(e, t) {
	let n = ku(e);
	if (n !== null) throw Error(n);
	let { values: r } = e.evaluation.weights, i = Object.keys(r).map(Number), a = i.filter((e) => e <= t);
	return Object.values(r[a.length > 0 ? Math.max(...a) : Math.min(...i)]);
}
function ku({ id: e, rules: t, evaluation: n }) {
	if (n === void 0) return `${e} has no features that could be weighed`;
	let { weights: r, features: i } = n, a = Object.values(r.values).find((e) => Object.keys(e).join() !== i.join()), o = r.rules === t ? a === void 0 ? null : `the features ${Object.keys(a).join(", ")}, but there are ${i.join(", ")}` : `the rules '${r.rules}', but these are '${t}'`;
	return o === null ? null : `the weights of ${e} (games/${e}/player/weights.ts) were fitted to ${o}: fit them again with ./harena train ${e}, or, where the old ones still mean the same, stamp them with ./harena train ${e} --stamp`;
}
function Au(e, t, n) {
	let { places: r } = e.outcome(t), i = 0;
	for (let e of r) e === 1 && i++;
	for (let e = 0; e < r.length; e++) n[e] = r[e] === 1 ? 1 / i : 0;
}
var ju = class {
	evaluation;
	weights;
	features;
	constructor(e, t) {
		this.evaluation = e.evaluation, this.weights = Ou(e, t), this.features = new Float64Array(this.weights.length);
	}
	shares(e, t) {
		let { weights: n, features: r } = this, i = -Infinity;
		for (let a = 0; a < t.length; a++) {
			this.evaluation.read(e, a, r);
			let o = 0;
			for (let e = 0; e < n.length; e++) o += n[e] * r[e];
			t[a] = o, o > i && (i = o);
		}
		let a = 0;
		for (let e = 0; e < t.length; e++) a += t[e] = Math.exp(t[e] - i);
		for (let e = 0; e < t.length; e++) t[e] = t[e] / a;
	}
}, Mu = [
	1634760805,
	857760878,
	2036477234,
	1797285236
];
function Nu(e) {
	let t = new DataView(e.buffer, e.byteOffset, e.byteLength), n = new Int32Array(e.length / 4);
	for (let e = 0; e < n.length; e++) n[e] = t.getInt32(e * 4, !0);
	return n;
}
function Pu(e, t) {
	let n = /* @__PURE__ */ new Int32Array(16);
	return n.set(Mu, 0), n.set(e, 4), n.set(t, 13), n;
}
function Fu(e, t, n) {
	let r = Iu;
	e[12] = t, r.set(e);
	for (let e = 0; e < 10; e++) Lu(r, 0, 4, 8, 12), Lu(r, 1, 5, 9, 13), Lu(r, 2, 6, 10, 14), Lu(r, 3, 7, 11, 15), Lu(r, 0, 5, 10, 15), Lu(r, 1, 6, 11, 12), Lu(r, 2, 7, 8, 13), Lu(r, 3, 4, 9, 14);
	for (let t = 0; t < 16; t++) n[t] = r[t] + e[t];
}
var Iu = /* @__PURE__ */ new Int32Array(16);
function Lu(e, t, n, r, i) {
	let a = e[t], o = e[n], s = e[r], c = e[i];
	a = a + o | 0, c ^= a, c = c << 16 | c >>> 16, s = s + c | 0, o ^= s, o = o << 12 | o >>> 20, a = a + o | 0, c ^= a, c = c << 8 | c >>> 24, s = s + c | 0, o ^= s, o = o << 7 | o >>> 25, e[t] = a, e[n] = o, e[r] = s, e[i] = c;
}
var Ru = new Int32Array([
	1116352408,
	1899447441,
	3049323471,
	3921009573,
	961987163,
	1508970993,
	2453635748,
	2870763221,
	3624381080,
	310598401,
	607225278,
	1426881987,
	1925078388,
	2162078206,
	2614888103,
	3248222580,
	3835390401,
	4022224774,
	264347078,
	604807628,
	770255983,
	1249150122,
	1555081692,
	1996064986,
	2554220882,
	2821834349,
	2952996808,
	3210313671,
	3336571891,
	3584528711,
	113926993,
	338241895,
	666307205,
	773529912,
	1294757372,
	1396182291,
	1695183700,
	1986661051,
	2177026350,
	2456956037,
	2730485921,
	2820302411,
	3259730800,
	3345764771,
	3516065817,
	3600352804,
	4094571909,
	275423344,
	430227734,
	506948616,
	659060556,
	883997877,
	958139571,
	1322822218,
	1537002063,
	1747873779,
	1955562222,
	2024104815,
	2227730452,
	2361852424,
	2428436474,
	2756734187,
	3204031479,
	3329325298
]), zu = 64, Bu = [
	1779033703,
	3144134277,
	1013904242,
	2773480762,
	1359893119,
	2600822924,
	528734635,
	1541459225
], Vu = new TextEncoder(), Hu = /* @__PURE__ */ new Int32Array(64);
function Uu(e, t, n) {
	let r = Hu;
	for (let e = 0, i = n; e < 16; e++, i += 4) r[e] = t[i] << 24 | t[i + 1] << 16 | t[i + 2] << 8 | t[i + 3];
	for (let e = 16; e < 64; e++) {
		let t = r[e - 15], n = r[e - 2], i = (t >>> 7 | t << 25) ^ (t >>> 18 | t << 14) ^ t >>> 3, a = (n >>> 17 | n << 15) ^ (n >>> 19 | n << 13) ^ n >>> 10;
		r[e] = r[e - 16] + i + r[e - 7] + a | 0;
	}
	let i = e[0], a = e[1], o = e[2], s = e[3], c = e[4], l = e[5], u = e[6], d = e[7];
	for (let e = 0; e < 64; e++) {
		let t = (c >>> 6 | c << 26) ^ (c >>> 11 | c << 21) ^ (c >>> 25 | c << 7), n = d + t + (u ^ c & (l ^ u)) + Ru[e] + r[e] | 0, f = ((i >>> 2 | i << 30) ^ (i >>> 13 | i << 19) ^ (i >>> 22 | i << 10)) + (i & a ^ o & (i ^ a)) | 0;
		d = u, u = l, l = c, c = s + n | 0, s = o, o = a, a = i, i = n + f | 0;
	}
	e[0] += i, e[1] += a, e[2] += o, e[3] += s, e[4] += c, e[5] += l, e[6] += u, e[7] += d;
}
var Wu = class {
	#e = new Int32Array(Bu);
	#t = new Uint8Array(zu);
	#n = 0;
	#r = 0;
	#i = !1;
	update(e) {
		if (this.#i) throw Error("This hash is already finished; begin a new Sha256 for more data.");
		return this.#a(Ju(e)), this;
	}
	digest() {
		if (this.#i) throw Error("This hash is already finished; keep its digest, or begin a new Sha256.");
		this.#i = !0;
		let e = this.#t, t = this.#e;
		e[this.#n] = 128, e.fill(0, this.#n + 1), this.#n >= 56 && (Uu(t, e, 0), e.fill(0));
		let n = new DataView(e.buffer);
		n.setUint32(56, Math.floor(this.#r / 536870912)), n.setUint32(60, this.#r % 536870912 * 8), Uu(t, e, 0);
		let r = /* @__PURE__ */ new Uint8Array(32), i = new DataView(r.buffer);
		for (let e = 0; e < 8; e++) i.setInt32(e * 4, t[e]);
		return r;
	}
	hex() {
		return Xu(this.digest());
	}
	#a(e) {
		this.#r += e.length;
		let t = this.#t, n = 0;
		if (this.#n > 0) {
			if (n = Math.min(zu - this.#n, e.length), t.set(e.subarray(0, n), this.#n), this.#n += n, this.#n < zu) return;
			Uu(this.#e, t, 0);
		}
		for (; n + zu <= e.length; n += zu) Uu(this.#e, e, n);
		t.set(e.subarray(n)), this.#n = e.length - n;
	}
};
function Gu(e) {
	return new Wu().update(e).digest();
}
function Ku(e) {
	return new Wu().update(e).hex();
}
function qu(e, t) {
	let n = Ju(e), r = n.length > zu ? Gu(n) : n, i = new Uint8Array(zu).fill(54), a = new Uint8Array(zu).fill(92);
	for (let e = 0; e < r.length; e++) i[e] = i[e] ^ r[e], a[e] = a[e] ^ r[e];
	return new Wu().update(a).update(new Wu().update(i).update(t).digest()).digest();
}
function Ju(e) {
	return typeof e == "string" ? Vu.encode(e) : e;
}
var Yu = Array.from({ length: 256 }, (e, t) => t.toString(16).padStart(2, "0"));
function Xu(e) {
	let t = "";
	for (let n = 0; n < e.length; n++) t += Yu[e[n]];
	return t;
}
function Zu(e) {
	if (e.length % 2 != 0 || /[^0-9a-f]/i.test(e)) throw Error(`"${e}" is not hexadecimal; give two digits of 0-9 and a-f for every byte.`);
	let t = new Uint8Array(e.length / 2);
	for (let n = 0; n < t.length; n++) t[n] = Number.parseInt(e.slice(n * 2, n * 2 + 2), 16);
	return t;
}
function Qu({ seed: e, match: t, rules: n }) {
	return Ku(rd([
		"harena commitment 1",
		nd(e),
		t,
		n
	]));
}
function $u(e, { seed: t, match: n, rules: r }) {
	return td(t) && e.toLowerCase() === Qu({
		seed: t,
		match: n,
		rules: r
	});
}
function ed({ seed: e, match: t, rules: n, nonces: r }) {
	return qu(nd(e), rd([
		"harena stream 1",
		t,
		n,
		...r
	]));
}
function td(e) {
	return /^[0-9a-f]{64}$/i.test(e);
}
function nd(e) {
	if (!td(e)) throw Error(`A seed is 64 hexadecimal characters, but this one is not (its length is ${e.length}); make one with newSeed.`);
	return Zu(e);
}
function rd(e) {
	let t = 0, n = [];
	for (let r of e) {
		if (typeof r == "string" && !r.isWellFormed()) throw Error(`The text ${JSON.stringify(r)} holds half a character; send well-formed Unicode.`);
		let e = Ju(r);
		n.push(e), t += 4 + e.length;
	}
	let r = new Uint8Array(t), i = new DataView(r.buffer), a = 0;
	for (let e of n) i.setUint32(a, e.length), r.set(e, a + 4), a += 4 + e.length;
	return r;
}
var id = 4294967296, ad = id * 16, od = 2097152, sd = /* @__PURE__ */ new Int32Array(3);
function cd(e) {
	return new dd(Xu(ed(e)), 0);
}
function ld(e) {
	if (typeof e == "number") {
		if (!Number.isSafeInteger(e)) throw Error(`A fast stream's seed is a whole number, but ${e} is not one.`);
		return md(e | 0, Math.floor(e / id) | 0, 0, 0);
	}
	if (!_d(e)) throw Error(`A fast stream's seed is one whole number or four of 32 bits, but [${e}] is neither.`);
	return md(e[0], e[1], e[2], e[3]);
}
function ud(e) {
	switch (e.kind) {
		case "match":
			if (!/^[0-9a-f]{64}$/.test(e.key)) throw yd("its key is not 64 hexadecimal characters");
			if (!gd(e.at) || e.at >= ad) throw yd(`it cannot stand at word ${e.at}`);
			return new dd(e.key, e.at);
		case "fast":
			if (!_d(e.s)) throw yd(`[${e.s}] is not four integers of 32 bits`);
			if (!gd(e.draws)) throw yd(`it cannot have made ${e.draws} draws`);
			return new fd(e.s[0], e.s[1], e.s[2], e.s[3], e.draws);
		case "fixed":
			if (!gd(e.at) || e.at > e.rolls.length) throw yd(`it cannot stand at rolls[${e.at}] of ${e.rolls.length}`);
			if (!["roll", "keep"].includes(e.shuffles)) throw yd(`shuffles cannot be "${e.shuffles}"`);
			return new pd(e.rolls.slice(), e.at, e.shuffles);
		default: throw yd(`there is no kind "${e.kind}"`);
	}
}
var dd = class {
	#e;
	#t;
	#n = /* @__PURE__ */ new Uint32Array(16);
	#r;
	#i;
	constructor(e, t) {
		this.#e = e, this.#t = Pu(Nu(Zu(e)), sd), this.#r = Math.floor(t / 16), this.#i = t % 16, Fu(this.#t, this.#r, this.#n);
	}
	get draws() {
		return this.#r * 16 + this.#i;
	}
	below(e) {
		if (e >>> 0 !== e || e === 0) throw vd(e);
		let t = id - id % e, n = this.#a();
		for (; n >= t;) n = this.#a();
		return n % e;
	}
	die(e) {
		return 1 + this.below(e);
	}
	shuffle(e) {
		for (let t = e.length - 1; t > 0; t--) hd(e, t, this.below(t + 1));
	}
	save() {
		return {
			kind: "match",
			key: this.#e,
			at: this.draws
		};
	}
	#a() {
		if (this.#i === 16) {
			if (this.#r === 4294967295) throw Error("This match has used up its 2^36 words; start a new one.");
			this.#r++, this.#i = 0, Fu(this.#t, this.#r, this.#n);
		}
		return this.#n[this.#i++];
	}
}, fd = class {
	#e;
	#t;
	constructor(e, t, n, r, i) {
		this.#e = new Int32Array([
			e,
			t,
			n,
			r
		]), this.#t = i;
	}
	get draws() {
		return this.#t;
	}
	word() {
		let e = this.#e, t = e[1], n = e[2], r = e[3], i = e[0] + t + r | 0;
		return e[0] = t ^ t >>> 9, e[1] = n + (n << 3), e[2] = (n << 21 | n >>> 11) + i, e[3] = r + 1, this.#t++, i >>> 0;
	}
	below(e) {
		if (e >>> 0 !== e || e === 0) throw vd(e);
		let t = this.word();
		if (e > od) {
			let n = id - id % e;
			for (; t >= n;) t = this.word();
			return t % e;
		}
		let n = Math.imul(t, e) >>> 0;
		if (n < e) {
			let r = id % e;
			for (; n < r;) t = this.word(), n = Math.imul(t, e) >>> 0;
		}
		return t * e / id | 0;
	}
	die(e) {
		return 1 + this.below(e);
	}
	shuffle(e) {
		for (let t = e.length - 1; t > 0; t--) hd(e, t, this.below(t + 1));
	}
	fork() {
		return md(this.word() | 0, this.word() | 0, this.word() | 0, this.word() | 0);
	}
	save() {
		let e = this.#e;
		return {
			kind: "fast",
			s: [
				e[0],
				e[1],
				e[2],
				e[3]
			],
			draws: this.#t
		};
	}
}, pd = class {
	#e;
	#t;
	#n;
	constructor(e, t, n) {
		this.#e = e, this.#n = t, this.#t = n;
	}
	get draws() {
		return this.#n;
	}
	below(e) {
		if (e >>> 0 !== e || e === 0) throw vd(e);
		return this.#r(`below(${e})`, 0, e - 1);
	}
	die(e) {
		if (e >>> 0 !== e || e === 0) throw vd(e);
		return this.#r(`a die with ${e} sides`, 1, e);
	}
	shuffle(e) {
		if (this.#t !== "keep") for (let t = e.length - 1; t > 0; t--) hd(e, t, this.below(t + 1));
	}
	exhausted() {
		return this.#n === this.#e.length;
	}
	save() {
		return {
			kind: "fixed",
			rolls: this.#e.slice(),
			at: this.#n,
			shuffles: this.#t
		};
	}
	#r(e, t, n) {
		let r = this.#n;
		if (r >= this.#e.length) throw Error(`The fixed list ends before rolls[${r}] for ${e}; add a number from ${t} to ${n}.`);
		let i = this.#e[r];
		if (!Number.isInteger(i) || i < t || i > n) throw Error(`The fixed rolls[${r}] is ${i}, but ${e} gives ${t} to ${n}; correct it.`);
		return this.#n = r + 1, i;
	}
};
function md(e, t, n, r) {
	let i = new fd(e, t, n, r, -15);
	for (let e = 0; e < 15; e++) i.word();
	return i;
}
function hd(e, t, n) {
	let r = e[t];
	e[t] = e[n], e[n] = r;
}
function gd(e) {
	return Number.isSafeInteger(e) && e >= 0;
}
function _d(e) {
	return Array.isArray(e) && e.length === 4 && e.every((e) => e === (e | 0));
}
function vd(e) {
	return /* @__PURE__ */ Error(`A random number needs a whole number of outcomes from 1 to 4294967295, but ${e} was given.`);
}
function yd(e) {
	return /* @__PURE__ */ Error(`This saved random stream is damaged: ${e}; restore it from an undamaged copy.`);
}
var bd = 1e4, xd = [];
function Sd(e) {
	if (e.kind !== "path") return i(e);
	let { steps: t, costs: n, ...r } = e, a = (e) => Object.isFrozen(e) ? e : i(e);
	return {
		...i(r),
		steps: a(t),
		costs: a(n)
	};
}
var Cd = class e {
	game;
	state;
	random;
	log;
	trace = null;
	asked = xd;
	disclosed = 0;
	raised = [];
	constructor(e, t, n, r) {
		this.game = e, this.state = t, this.random = n, this.log = r, r !== null && (r.declared = e.events);
	}
	get over() {
		return this.state.flow.frames.length === 0;
	}
	fork(t) {
		return new e(this.game, this.game.clone(this.state), t, null).run();
	}
	run() {
		let e = this.state.flow.frames;
		this.asked = xd;
		for (let t = bd; e.length > 0; t--) {
			if (t === 0) throw Error(`no decision after ${bd} steps at ${this.where()}`);
			let n = e[e.length - 1], r = this.game.book.ruleOf(n, e.length - 1), i = r.place(n.at), a = r.steps[i];
			if (this.enter(a, n), a.run !== void 0) this.follow(n, r, i, a.run(this.state, n, this));
			else {
				let e = a.ask(this.state, n);
				if (e === null || Array.isArray(e) && e.length === 0) this.follow(n, r, i);
				else if (this.rest(a, r, i, n, Array.isArray(e) ? e : [e])) return this;
			}
		}
		return this;
	}
	decide(e, t, n) {
		let r = this.question(e, t);
		if (r === null) return this.noQuestion(e, t);
		let i = this.refusalOf(r, n);
		return i === null && this.accept(e, r, Tc(r, n)), i;
	}
	question(e, t) {
		if (typeof t == "string") return this.offer(e, t);
		let n = this.pending(e);
		return n !== null && n.id === t ? n : null;
	}
	noQuestion(e, t) {
		if (!this.isSeat(e)) return this.refuse("no-seat", `there is no such seat at this table of ${this.seats}`);
		if (typeof t == "string") {
			let n = this.commandOf(t);
			return n === void 0 ? this.refuse("no-command", `there is no command '${t}'`) : {
				clause: n.clause,
				code: "not-now",
				text: `'${t}' is not open to seat ${e} now`
			};
		}
		if (typeof t != "number") return this.refuse("stale", "an answer names the number of its question");
		let n = this.pending(e);
		return n === null ? this.refuse("not-asked", `seat ${e} is not asked anything now`) : this.refuse("stale", `this answers question ${t}, but question ${n.id} is asked now`);
	}
	refusalOf(e, t) {
		let n = q(e, t);
		return n === null || typeof e.id == "string" ? n : q(this.dress(e), t) ?? n;
	}
	accept(e, t, n) {
		typeof t.id == "string" ? this.command(e, t.id, n) : this.take(t, n);
	}
	requestFor(e) {
		let t = this.pending(e);
		return t === null ? null : Sd(this.dress(t));
	}
	get waiting() {
		let e = this.top()?.sealed ?? null;
		for (let t of this.asked) if (e === null || e[t.seat] === null) return t;
		return null;
	}
	views(e) {
		let { game: t, state: n } = this;
		return t.viewsFor?.(n, e) ?? e.map((e) => t.viewFor(n, e));
	}
	offersFor(e) {
		let t = [];
		if (this.over || !this.isSeat(e)) return t;
		for (let n of this.game.commands) {
			let r = n.offer(this.state, e);
			r !== null && t.push(Sd(this.stampCommand(n, r)));
		}
		return t;
	}
	get isSealed() {
		let e = this.top();
		if (e === void 0) return !1;
		let t = this.game.book.get(e.rule);
		return t.steps[t.place(e.at)].sealed === !0;
	}
	answerOf(e) {
		return this.top()?.sealed?.[e] ?? null;
	}
	hasAnswered(e) {
		return this.answerOf(e) !== null;
	}
	reopen(e) {
		let t = this.top();
		t?.sealed && (t.sealed[e] = null);
	}
	reveal(e, t) {
		this.disclosed |= t & ~e;
	}
	raise(e, t) {
		this.raised.push({
			kind: e,
			subject: t
		});
	}
	use(e) {
		this.trace?.use(e);
	}
	where() {
		return this.state.flow.frames.map((e) => `${e.rule} ${e.at}`).join(" › ");
	}
	get seats() {
		return this.state.flow.decided.length;
	}
	isSeat(e) {
		return typeof e == "number" && Number.isInteger(e) && e >= 0 && e < this.seats;
	}
	pending(e) {
		for (let t = 0; t < this.asked.length; t++) if (this.asked[t].seat === e) return this.asked[t];
		return null;
	}
	top() {
		return this.state.flow.frames[this.state.flow.frames.length - 1];
	}
	enter(e, t) {
		this.log !== null && (this.log.clause = e.clause), this.trace !== null && this.trace.step(t.rule, e.at ?? e.clause, e.clause);
	}
	rest(e, t, n, r, i) {
		let a = this.state.flow;
		for (let t of i) t.clause = e.clause, t.id = a.visits + a.decided[t.seat];
		if (this.enter(e, r), e.sealed) return r.sealed === null || !this.sealedComplete(r, i) ? (this.asked = i, !0) : (this.unseal(e, t, n, r, i), !1);
		if (e.auto && i.length === 1) {
			let a = Dc(i[0]);
			if (a !== null) {
				let o = e.take(this.state, r, this, a, i[0].seat);
				return this.follow(r, t, n, o), !1;
			}
		}
		return this.asked = i, !0;
	}
	sealedComplete(e, t) {
		let n = e.sealed, r = Array(n.length).fill(null), i = !0;
		for (let e of t) {
			let t = n[e.seat];
			t !== null && q(e, t) === null ? r[e.seat] = t : i = !1;
		}
		return e.sealed = r, i;
	}
	take(e, t) {
		let n = this.top(), r = this.game.book.ruleOf(n, this.state.flow.frames.length - 1), i = r.place(n.at), a = r.steps[i];
		if (this.enter(a, n), a.sealed) {
			n.sealed ??= Array(this.state.flow.decided.length).fill(null), n.sealed[e.seat] = t;
			for (let e of this.asked) if (n.sealed[e.seat] === null) return;
			this.unseal(a, r, i, n, this.asked);
		} else {
			let o = this.state.flow;
			o.decided[e.seat]++;
			let s = a.take(this.state, n, this, t, e.seat);
			this.follow(n, r, i, s), (s !== u || this.top() !== n) && o.visits++;
		}
		this.run();
	}
	unseal(e, t, n, r, i) {
		let o = r.sealed;
		r.sealed = null, this.disclosed = a, this.state.flow.visits++;
		for (let e of i) this.state.flow.decided[e.seat]++;
		this.follow(r, t, n, e.take(this.state, r, this, o));
	}
	commandOf(e) {
		return this.game.commands.find((t) => t.name === e);
	}
	offer(e, t) {
		let n = this.isSeat(e) && !this.over ? this.commandOf(t) : void 0, r = n?.offer(this.state, e) ?? null;
		return r === null ? null : this.stampCommand(n, r);
	}
	command(e, t, n) {
		let r = this.commandOf(t);
		this.log !== null && (this.log.clause = r.clause), this.trace?.step("command", t, r.clause);
		let i = this.top(), a = r.take(this.state, this, n, e);
		a?.call && this.state.flow.frames.push(a.call), this.raiseTriggers(), this.top() !== i && this.state.flow.visits++, this.run();
	}
	stampCommand(e, t) {
		return t.id = e.name, t.clause = e.clause, t;
	}
	follow(e, t, n, r) {
		let i = this.state.flow.frames;
		if (r?.end) this.leave(e, r.result);
		else if (r !== u) {
			let a = r?.to ?? t.nameOf(n + 1);
			a === null ? this.leave(e, null) : e.at = a, r?.call && i.push(r.call);
		}
		this.raiseTriggers();
	}
	leave(e, t) {
		let n = this.state.flow.frames;
		n[n.length - 1] === e ? n.pop() : n.splice(n.lastIndexOf(e), 1);
		let r = this.top();
		r !== void 0 && (r.result = t);
	}
	raiseTriggers() {
		this.raised.length > 0 && le(this, this.raised.splice(0));
	}
	dress(e) {
		let t = this.top(), n = this.game.book.get(t.rule), r = n.steps[n.place(t.at)], i = {
			...e,
			fallback: r.fallback?.(this.state, t, e) ?? null,
			barred: r.barred?.(this.state, t, e) ?? null
		};
		return r.hints !== void 0 && (i.hints = r.hints(this.state, t, e)), i;
	}
	refuse(e, t) {
		return {
			clause: this.asked[0]?.clause ?? "",
			code: e,
			text: t
		};
	}
}, wd = 5e3, Td = 1e-6, Ed = 1 << 30, Dd = 1540483477, Od = class {
	game;
	effort;
	view;
	seat;
	random;
	judge;
	shares;
	play;
	regard;
	choices;
	results;
	constructor(e, t, n, r, i, a = vu, o = null) {
		let { seats: s } = n.flow;
		this.game = e, this.effort = t, this.view = n, this.seat = r.seat, this.random = i, this.judge = e.evaluation === void 0 ? null : new ju(e, s), this.play = e.evaluation?.playout ?? e.heuristic, this.shares = new Float64Array(s), this.regard = o, this.choices = a(e, n, r, i, t.candidates), this.results = this.choices.map(() => []);
	}
	run(e) {
		let t = this.choices.map((e, t) => t), n = Math.ceil(Math.log2(t.length));
		for (let r = 0; r < n; r++) {
			let r = Math.max(1, Math.floor(this.effort.playouts / n / t.length));
			for (let n = 0; n < r; n++) if (this.tryWorld(t), e()) return this;
			t = this.betterHalf(t);
		}
		return this;
	}
	get best() {
		let e = 0, t = -1, n = this.results[0].length;
		for (let r = 0; r < this.results.length; r++) {
			let i = this.mean(r);
			this.results[r].length === n && i > t && (t = i, e = r);
		}
		return e !== 0 && this.isClear(e) ? e : 0;
	}
	get weighed() {
		let { best: e } = this, t = this.choices.map((e, t) => ({
			choice: e,
			share: this.mean(t),
			playouts: this.results[t].length
		})), [n] = t.splice(e, 1);
		return [n, ...t.sort((e, t) => t.playouts - e.playouts || t.share - e.share)];
	}
	mean(e) {
		let t = 0;
		for (let n of this.results[e]) t += n;
		return t / Math.max(1, this.results[e].length);
	}
	betterHalf(e) {
		let t = [...e].sort((e, t) => this.mean(t) - this.mean(e) || e - t).slice(0, Math.max(2, Math.ceil(e.length / 2)));
		return t.includes(0) || t.push(0), t;
	}
	isClear(e) {
		let [t, n] = [this.results[e], this.results[0]], r = 0, i = 0;
		for (let e = 0; e < t.length; e++) {
			let a = t[e] - n[e];
			r += a, i += a * a;
		}
		let a = r / t.length, o = Math.max(Td, i / t.length - a * a);
		return a >= this.effort.margin * Math.sqrt(o / t.length);
	}
	tryWorld(e) {
		let { game: t, random: n } = this, r = t.determinise(this.view, n), i = n.below(Ed);
		for (let n = 0; n < e.length; n++) {
			let a = new Cd(t, n === e.length - 1 ? r : t.clone(r), ld(i), null).run(), { id: o } = a.asked.find((e) => e.seat === this.seat);
			this.decide(a, this.seat, o, this.choices[e[n]]), this.playOut(a, ld(i ^ Dd)), this.results[e[n]].push(this.worth());
		}
	}
	worth() {
		let { shares: e, regard: t, seat: n } = this, r = e[n];
		if (t !== null) for (let n = 0; n < e.length; n++) r += t[n] * e[n];
		return r;
	}
	playOut(e, t) {
		let { game: n, effort: r, judge: i, shares: a } = this, o = i !== null && (i.evaluation.fits?.(e.state) ?? !0), s = o ? r.decisions : wd, c = o && r.rounds > 0 ? i.evaluation.pace : kd, l = c(e.state) + Math.max(1, r.rounds);
		for (let r = 0; r < s && !e.over && c(e.state) < l; r++) {
			let r = e.waiting, i = r.kind === "pick" && r.from.length === 1 ? r.from[0] : this.play(n.viewFor(e.state, r.seat), r, t);
			this.decide(e, r.seat, r.id, i);
		}
		e.over ? Au(n, e.state, a) : o ? i.shares(e.state, a) : a.fill(1 / a.length);
	}
	decide(e, t, n, r) {
		let i = e.decide(t, n, r);
		if (i !== null) throw Error(`in a world of ${this.game.id} seat ${t} was refused ${JSON.stringify(r)}: ${i.clause} ${i.text}`);
	}
}, kd = (e) => 0, Ad = 4;
function jd(e, t, n, r, i) {
	if (t === 0) return e.heuristic(n, r, i);
	let a = i.below(100);
	if (a >= t) return e.heuristic(n, r, i);
	let o = yu(e, n, r, i, Ad);
	if (a >= t * (o.length - 1) / 3) return o[0];
	let s = 1;
	for (; s < o.length - 1 && i.below(2) === 0;) s++;
	return o[s];
}
var Md = (e, t, n, r) => ({
	level: t,
	choose: (i, a, o) => Pd(e, t, a, Nd(e, n, r, i, a, o))
});
function Nd(e, t, n, r, i, a) {
	switch (t.kind) {
		case "any": return _c(i, a);
		case "slips": return jd(e, t.rate, r, i, a);
		case "search": {
			let o = n === Infinity ? n : performance.now() + n, s = new Od(e, t.effort, r, i, a);
			return s.run(() => o !== Infinity && performance.now() >= o), s.choices[s.best];
		}
	}
}
function Pd(e, t, n, r) {
	let i = q(n, r);
	if (i === null) return r;
	throw Error(`the bot '${t}' of ${e.id} answered ${n.clause} (${n.kind}) with ${JSON.stringify(r)}, which is refused: ${i.clause} ${i.code}, ${i.text}`);
}
var Fd = [
	"tiro",
	"novice",
	"fighter",
	"tactician",
	"veteran",
	"champion"
], Id = ["random", "heuristic"], Ld = (e) => [...Fd, ...Id].includes(e), X = (e, t, n, r, i = .5) => ({
	playouts: e,
	candidates: t,
	rounds: n,
	decisions: r,
	margin: i
}), Z = 400, Rd = {
	tiro: 90,
	novice: 45,
	tactician: X(16, 4, 1, Z),
	veteran: X(64, 8, 1, Z),
	champion: X(256, 16, 1, Z)
}, zd = {
	gladiatori: {
		tiro: 30,
		novice: 14,
		tactician: X(8, 4, 1, Z),
		veteran: X(64, 8, 1, Z),
		champion: X(256, 24, 1, Z)
	},
	spartacus: {
		tiro: 60,
		novice: 30,
		tactician: X(8, 4, 0, 12),
		veteran: X(32, 8, 0, 12),
		champion: X(128, 24, 0, 12)
	},
	jugula: {
		tiro: 64,
		novice: 27,
		tactician: X(48, 8, 1, Z),
		veteran: X(200, 12, 3, Z),
		champion: X(600, 16, 4, Z)
	},
	"house-of-gladiators": {
		tiro: 54,
		novice: 28,
		tactician: X(64, 6, 1, Z),
		veteran: X(256, 10, 1, Z),
		champion: X(480, 12, 2, Z)
	}
};
function Bd(e, t) {
	let n = zd[t] ?? Rd;
	switch (e) {
		case "random": return { kind: "any" };
		case "heuristic":
		case "fighter": return {
			kind: "slips",
			rate: 0
		};
		case "tiro":
		case "novice": return {
			kind: "slips",
			rate: n[e]
		};
		default: return {
			kind: "search",
			effort: n[e]
		};
	}
}
var Vd = {
	deals: !0,
	margin: .002,
	gratitude: .1,
	grudge: .05,
	reserve: 0,
	gifts: 0
};
({ ...Vd }), { ...Vd }, { ...Vd }, { ...Vd }, { ...Vd }, { ...Vd };
var Hd = (e, t, n = Infinity) => Md(t, e, Bd(e, t.id), n);
function Ud(e) {
	let t = JSON.stringify(e);
	if (t === void 0) throw Error(`A value of type ${typeof e} has no JSON text; hash a plain JSON value.`);
	return Ku(t).slice(0, 16);
}
var Wd = (e) => e.length > 60 ? `${e.slice(0, 57)}…` : e, Gd = "either the file was altered or this build plays otherwise, so compare it with the file that its host kept";
function Kd(e, t, n, r) {
	let { header: i, decisions: a, ending: o } = t, s = n.get(i.rules) ?? n.get(i.game);
	if (s === void 0 || s.rules !== i.rules) return qd(1, Yd(i, s, n));
	let c = a.length + 2, { match: l, rules: u, began: d } = i;
	if (!$u(i.commitment, {
		seed: o.seed,
		match: l,
		rules: d ?? u
	})) return qd(c, {
		code: "commitment",
		text: "shows another seed than the one that line 1 is committed to, so its dice prove nothing; ask the host of the match for the true file"
	});
	let { game: f, ...p } = i, m;
	try {
		m = e(s, {
			...p,
			seed: o.seed
		});
	} catch (e) {
		return qd(1, Q("set-up", `asks for what cannot be set up (${Jd(e)})`));
	}
	if (JSON.stringify(m.header.options) !== JSON.stringify(i.options)) return qd(1, Q("set-up", "does not write the options as Harena writes them, all of them and in order"));
	let h = a.slice(0, r.until);
	r.each?.(m, null);
	for (let e of h) {
		let t = Xd(m, e);
		if (t !== null) return qd(e.n + 1, t);
		r.each?.(m, e);
	}
	let g = h.length < a.length ? null : Zd(m, o);
	return g === null ? {
		match: m,
		fault: null
	} : qd(c, g);
}
var qd = (e, { code: t, text: n }) => ({
	match: null,
	fault: {
		line: e,
		code: t,
		text: `Line ${e} ${n}.`
	}
}), Q = (e, t) => ({
	code: e,
	text: `${t}; ${Gd}`
}), Jd = (e) => e.message.replace(/\.$/, "");
function Yd(e, t, n) {
	let r = Wd(e.rules);
	return t === void 0 ? {
		code: "no-game",
		text: `${`names the game '${Wd(e.game)}', and this build plays ${[...n.keys()].filter((e) => !e.includes("@")).join(", ")}`}; open it with a build that plays ${r}`
	} : {
		code: "rules",
		text: `${`says it was made under ${r}, this build plays ${t.rules}`}: open it with a build that plays ${r}`
	};
}
function Xd(e, { n: t, seat: n, clause: r, id: i, choice: a, text: o, by: s, hash: c }) {
	let l = typeof i == "string" ? e.game.commands.find((e) => e.name === i) : e.table.requestFor(n);
	if (l && l.clause !== r) return Q("clause", `puts decision ${t} under ${Wd(r)}, where the rules come to ${l.clause}`);
	try {
		let t = e.decide(n, i, a, s);
		if (t !== null) return Q("refused", `holds a decision that ${t.clause || e.game.title} refuses: ${t.text}`);
	} catch (e) {
		return Q("stopped", `holds a decision that makes the rules stop (${Jd(e)})`);
	}
	let u = e.decisions[t - 1];
	return u === void 0 ? Q("replaced", "replaces a sealed answer that Harena would not have kept") : JSON.stringify(u.choice) === JSON.stringify(a) ? u.text === o ? u.hash === c ? null : Q("hash", `notes the state ${c} after decision ${t}, where the rules come to ${u.hash}`) : Q("text", `says '${Wd(o)}' for the choice '${Wd(u.text)}'`) : Q("choice", `does not write the choice ${JSON.stringify(u.choice)} as Harena writes it`);
}
function Zd(e, { result: t, draws: n, hash: r }) {
	let { state: i, random: a } = e.table, o = Ud(i);
	if (o !== r) return Q("hash", `notes the state ${r} at the end, where the rules come to ${o}`);
	if (a.draws !== n) return Q("draws", `counts ${n} random numbers, where the rules take ${a.draws}`);
	let { outcome: s } = e;
	return JSON.stringify(s) === JSON.stringify(t) ? null : Q("result", `says that the game ${Qd(t)}, where by the rules it ${Qd(s)}`);
}
var Qd = (e) => e === null ? "goes on" : `ended with ${JSON.stringify(e)}`;
function $d({ seats: { min: e, max: t }, seatsFor: n }, r) {
	return n?.(r) ?? Array.from({ length: t - e + 1 }, (t, n) => e + n);
}
function ef(e, t, n) {
	let { min: r, max: i } = e.seats;
	if (!Number.isInteger(t) || t < r || t > i) return `${e.title} takes ${r} to ${i} seats, not ${t}`;
	let a = $d(e, n);
	return a.includes(t) ? null : a.length === 0 ? `${e.title} cannot be played with these options together` : `${e.title} takes ${a.join(" or ")} seats with these options, not ${t}`;
}
function tf(e) {
	return Object.fromEntries(Object.entries(e).map(([e, t]) => [e, t.default]));
}
function nf(e, t) {
	if (typeof t != "object" || !t || Array.isArray(t)) return {
		clause: "",
		code: "no-options",
		text: "options are given as { name: value }"
	};
	for (let [n, r] of Object.entries(t)) {
		let t = Object.hasOwn(e, n) ? e[n] : void 0;
		if (t === void 0) {
			let t = Object.keys(e).join(", ") || "none";
			return {
				clause: "",
				code: "no-option",
				text: `there is no option '${n.slice(0, 60)}'; there are: ${t}`
			};
		}
		let i = af(t, r);
		if (i !== null) return {
			clause: t.clause,
			code: "bad-option",
			text: `option '${n}' must be ${i}, not ${Es(r)}`
		};
	}
	return {
		...tf(e),
		...t
	};
}
var rf = (e) => typeof e.code == "string" && "text" in e;
function af(e, t) {
	switch (e.kind) {
		case "flag": return typeof t == "boolean" ? null : "true or false";
		case "number": return typeof t == "number" && Number.isInteger(t) && t >= e.min && t <= e.max ? null : `a whole number from ${e.min} to ${e.max}`;
		case "choice": return typeof t == "string" && e.of.includes(t) ? null : `one of ${e.of.join(", ")}`;
	}
}
function of(...e) {
	let t = [], n = [];
	for (let r of e) {
		let e = Object.keys(r);
		t.push(e);
		for (let t of e) n.push(sf(r[t]));
	}
	return () => {
		let r = 0;
		for (let [i, a] of e.entries()) for (let e of t[i]) a[e] = n[r++];
	};
}
function sf(e) {
	return Array.isArray(e) ? Array.isArray(e[0]) ? e.map((e) => e.slice()) : e.slice() : e instanceof Map ? new Map(e) : e;
}
var cf = class {
	epoch = 0;
	owner = null;
	kept = [];
	why;
	constructor(e) {
		this.why = Array(e).fill(null);
	}
	note(e, t, n) {
		let { clause: r } = n;
		if (n.placed) {
			this.why[e] = lf(r);
			return;
		}
		this.owner !== null && this.owner !== e && this.rise({
			clause: r,
			code: "undo-other",
			text: `another seat has decided since (${r})`
		}), this.owner = e, this.kept.push({
			...t,
			why: this.why[e]
		});
		let i = uf(e, n);
		i !== null && this.rise(i);
	}
	refusalFor(e) {
		return this.owner === e && this.kept.length > 0 ? null : this.why[e] ?? {
			clause: "",
			code: "undo-none",
			text: `seat ${e} has decided nothing that could be taken back`
		};
	}
	take(e) {
		let { why: t, ...n } = this.kept.pop();
		return this.why[e] = t, n;
	}
	seal(e) {
		this.epoch++, this.kept.length = 0, this.owner = null;
		let t = `the match was taken back to decision ${e} by agreement, and further back only by agreement`;
		this.why.fill({
			clause: "",
			code: "undo-rewound",
			text: t
		});
	}
	rise(e) {
		this.epoch++, this.kept.length > 0 && (this.why[this.owner] = e), this.kept.length = 0;
	}
}, lf = (e) => ({
	clause: e,
	code: "undo-sealed",
	text: "a sealed answer is not taken back: while its question is open, answer again and the new answer counts"
});
function uf(e, t) {
	let { clause: n, disclosed: r } = t, i = `after the decision at ${n}`, a = (e, t) => ({
		clause: n,
		code: e,
		text: t
	});
	return t.drew ? a("undo-dice", `dice were thrown or cards shuffled ${i}`) : (r & ~o(e)) === 0 ? r === 0 ? t.final ? a("undo-final", `${n} makes it final`) : t.clock ? a("undo-clock", `the clock made the decision at ${n} for seat ${e}`) : t.sealing ? a("undo-sealing", `several seats are asked in secret ${i}`) : t.over ? a("undo-over", `the game was over ${i}`) : null : a("undo-learned", `seat ${e} came to know something hidden ${i}`) : a("undo-revealed", `something hidden was shown to others ${i}`);
}
var df = (e, t, n) => e[t]?.print(n) ?? String(n);
function ff(e, t, n) {
	switch (e.kind) {
		case "pick": return df(n, e.of, t);
		case "amount": return String(t);
		case "subset":
		case "pay": return pf(n, e.of, t);
		case "path": return t.map((t) => df(n, e.of, t)).join(">") || ".";
		case "order": return t.map((t) => df(n, e.of, t)).join(">") || ".";
		case "offer": return t === "none" ? "none" : mf(n, e, t);
		case "form": {
			let r = t, i = [];
			for (let t of e.fields) {
				if (!re(t, r)) continue;
				let e = ff(t.request, r[t.name], n);
				i.push(t.request.kind === "form" ? `(${e})` : e);
			}
			return i.join(" ");
		}
	}
}
function pf(e, t, n) {
	let r = [], i = n.slice().sort(ae);
	for (let n = 0; n < i.length;) {
		let a = 1;
		for (; i[n + a] === i[n];) a++;
		r.push(df(e, t, i[n]) + (a > 1 ? `*${a}` : "")), n += a;
	}
	return r.join("+") || "-";
}
function mf(e, t, n) {
	let r = (n, r) => [n.length > 0 ? pf(e, t.of, n) : "", r > 0 ? `$${r}` : ""].filter((e) => e !== "").join("+") || "-";
	return `${n.with}:${r(n.give, n.giveCoins)}/${r(n.want, n.wantCoins)}`;
}
var hf = 1e7, gf = ({ flow: e }) => e.frames[e.frames.length - 1], _f = class e {
	game;
	header;
	seed;
	currentTable;
	recorded = [];
	timesTakenBack = 0;
	sealedBefore = null;
	undoable;
	last = null;
	constructor(e, t, n) {
		this.game = e, this.header = t, this.seed = n;
		let { match: r, nonces: i } = t, a = cd({
			seed: n,
			match: r,
			rules: t.began ?? t.rules,
			nonces: [...i]
		});
		this.currentTable = new Cd(e, e.setup(t.seats, t.options), a, new Bt()).run(), this.undoable = new cf(t.seats);
	}
	static start(t) {
		let { game: n, seats: r, seed: i, match: a, nonces: o, began: s = null, names: c = null, started: l = null } = t, u = nf(n.options, t.options);
		if (rf(u)) throw Error(`${u.text}.`);
		let d = ef(n, r, u);
		if (d !== null) throw Error(`${d}; choose another number.`);
		if (o.length > r) throw Error(`There are ${o.length} nonces for ${r} seats; give one a seat.`);
		if (c !== null && c.length !== r) throw Error(`There are ${c.length} names for ${r} seats; give one a seat.`);
		let { id: f, rules: p } = n, m = {
			game: f,
			rules: p,
			began: s,
			match: a,
			seats: r,
			options: u,
			commitment: Qu({
				seed: i,
				match: a,
				rules: s ?? p
			}),
			nonces: [...o],
			names: c,
			started: l
		};
		return new e(n, m, i);
	}
	static follow(t, n, r = {}) {
		return Kd((t, n) => e.start({
			...n,
			game: t
		}), t, n, r);
	}
	get table() {
		return this.currentTable;
	}
	get decisions() {
		return this.recorded;
	}
	get log() {
		return this.currentTable.log;
	}
	get over() {
		return this.currentTable.over;
	}
	get outcome() {
		return this.over ? this.game.outcome(this.currentTable.state) : null;
	}
	get takebacks() {
		return this.timesTakenBack;
	}
	get epoch() {
		return this.undoable.epoch;
	}
	requestFor(e) {
		let t = this.currentTable.requestFor(e);
		return t === null ? null : {
			...t,
			id: t.id + this.timesTakenBack * hf
		};
	}
	decide(e, t, n, r = null) {
		let i = this.currentTable, a = typeof t == "number" ? t - this.timesTakenBack * hf : t;
		if (typeof a == "number" && !(a >= 0 && a < hf)) return {
			clause: i.asked[0]?.clause ?? "",
			code: "stale",
			text: "this answers a question of before a decision was taken back; look at what is asked now"
		};
		let o = i.question(e, a);
		if (o === null) return i.noQuestion(e, a);
		let s = i.refusalOf(o, n);
		if (s !== null) return s;
		let c = JSON.parse(JSON.stringify(Tc(o, n))), { clause: l } = o, u = this.recorded.length + 1, d = ff(o, c, this.game.nouns), f = {
			state: this.game.clone(i.state),
			decisions: this.recorded.length,
			events: this.log.length
		}, p = i.random.save(), { draws: m } = i.random, h = typeof a == "number" && i.isSealed ? gf(i.state) : null;
		i.disclosed = 0;
		try {
			i.accept(e, o, Tc(o, c));
		} catch (e) {
			throw this.putBack(f, ud(p)), e;
		}
		this.last = {
			before: f,
			random: p
		};
		let g = u % 8 == 0 ? Ud(i.state) : null, _ = h !== null && h.sealed !== null;
		return this.recorded.push({
			n: u,
			seat: e,
			clause: l,
			id: a,
			choice: c,
			text: d,
			by: r,
			hash: g
		}), _ && this.dropReplaced(f.state), this.undoable.note(e, f, {
			clause: l,
			placed: _,
			sealing: i.isSealed && i.asked.length > 1,
			drew: i.random.draws !== m,
			disclosed: i.disclosed,
			final: typeof a == "string" && this.game.commands.some((e) => e.name === a && e.final === !0),
			clock: r === "clock",
			over: i.over
		}), null;
	}
	canUndo(e) {
		return this.undoable.refusalFor(e) === null;
	}
	undo(e) {
		let t = this.undoable.refusalFor(e);
		return t === null ? (this.putBack(this.undoable.take(e), this.currentTable.random), this.timesTakenBack++, null) : t;
	}
	undoRefusal(e) {
		return this.undoable.refusalFor(e);
	}
	rewind(t) {
		if (this.over) return {
			clause: this.outcome.clause,
			code: "over",
			text: "the game is over and its seed may be known, so nobody can go on from an earlier decision"
		};
		if (!Number.isInteger(t) || t < 0 || t > this.recorded.length) throw Error(`There are ${this.recorded.length} decisions to go back to, and ${t} is none of them; 0 is the start.`);
		let n = new e(this.game, this.header, this.seed);
		for (let { seat: e, id: r, choice: i, by: a } of this.recorded.slice(0, t)) {
			let t = n.decide(e, r, i, a);
			if (t !== null) throw Error(`${this.header.match}: its own decision was refused: ${t.text}`);
		}
		return n.currentTable.trace = this.currentTable.trace, this.currentTable = n.currentTable, this.recorded = n.recorded, this.sealedBefore = n.sealedBefore, this.undoable.seal(t), this.timesTakenBack++, null;
	}
	checkpoint() {
		this.last = null;
		let e = of(this, this.undoable);
		return () => {
			let { last: t } = this;
			e(), t !== null && this.putBack(t.before, ud(t.random));
		};
	}
	dropReplaced(e) {
		let t = this.recorded, { asked: n, state: r } = this.currentTable, { seat: i } = t[t.length - 1], a = (e) => n.some((t) => t.seat === e?.seat && t.id === e.id), o = t.length - 2;
		for (a(t[o]) || (this.sealedBefore = gf(e).sealed); a(t[o]) && t[o].seat !== i;) o--;
		if (!a(t[o])) return;
		t.splice(o, 1);
		let s = this.game.clone(r), { sealed: c } = gf(s);
		for (let e = t.length - 1; e >= o; e--) {
			let n = e + 1;
			t[e] = {
				...t[e],
				n,
				hash: n % 8 == 0 ? Ud(s) : null
			}, c[t[e].seat] = this.sealedBefore?.[t[e].seat] ?? null;
		}
	}
	putBack({ state: e, decisions: t, events: n }, r) {
		let { trace: i } = this.currentTable, a = new Bt();
		for (let e of this.log.events.slice(0, n)) a.events.push(e);
		this.recorded.length = t, this.currentTable = new Cd(this.game, e, r, a), this.currentTable.trace = i, this.currentTable.run();
	}
}, vf = "fighter";
function yf(e) {
	let t = /* @__PURE__ */ new Map();
	for (let n of e) t.set(n, (t.get(n) ?? 0) + 1);
	return [...t].map(([e, t]) => t > 1 ? `${e} ×${t}` : e).join(", ");
}
var bf = (e) => e == null, xf = {
	of: "",
	shape: "one",
	optional: !0,
	secret: !1,
	words: null,
	total: null,
	by: null
};
function Sf({ of: e, shape: n }, r) {
	if (t(r)) return r.hidden !== 0;
	if (bf(r)) return !1;
	if (Array.isArray(r)) return n === "seats" ? r.some((e) => e !== 0 && e !== null) : r.length > 0 && e !== "number";
	switch (e) {
		case "flag": return r === !0;
		case "word":
		case "clause": return r !== "none";
		case "number":
		case "die": return r > 0;
		case "bargain": return !0;
		default: return r !== "none" && !(typeof r == "number" && r < 0);
	}
}
var Cf = "_count", wf = (e) => Array.isArray(e) ? e.length : 0;
function Tf(e, t) {
	let n = t && t.cache ? t.cache : Ff, r = t && t.serializer ? t.serializer : Nf;
	return (t && t.strategy ? t.strategy : Af)(e, {
		cache: n,
		serializer: r
	});
}
function Ef(e) {
	return e == null || typeof e == "number" || typeof e == "boolean";
}
function Df(e, t, n, r) {
	let i = Ef(r) ? r : n(r), a = t.get(i);
	return a === void 0 && (a = e.call(this, r), t.set(i, a)), a;
}
function Of(e, t, n) {
	let r = Array.prototype.slice.call(arguments, 3), i = n(r), a = t.get(i);
	return a === void 0 && (a = e.apply(this, r), t.set(i, a)), a;
}
function kf(e, t, n, r, i) {
	return n.bind(t, e, r, i);
}
function Af(e, t) {
	let n = e.length === 1 ? Df : Of;
	return kf(e, this, n, t.cache.create(), t.serializer);
}
function jf(e, t) {
	return kf(e, this, Of, t.cache.create(), t.serializer);
}
function Mf(e, t) {
	return kf(e, this, Df, t.cache.create(), t.serializer);
}
var Nf = function() {
	return JSON.stringify(arguments);
}, Pf = class {
	constructor() {
		this.cache = Object.create(null);
	}
	get(e) {
		return this.cache[e];
	}
	set(e, t) {
		this.cache[e] = t;
	}
}, Ff = { create: function() {
	return new Pf();
} }, If = {
	variadic: jf,
	monadic: Mf
}, Lf = /(?:[Eec]{1,6}|G{1,5}|[Qq]{1,5}|(?:[yYur]+|U{1,5})|[ML]{1,5}|d{1,2}|D{1,3}|F{1}|[abB]{1,5}|[hkHK]{1,2}|w{1,2}|W{1}|m{1,2}|s{1,2}|[zZOvVxX]{1,4})(?=([^']*'[^']*')*[^']*$)/g;
function Rf(e) {
	let t = {};
	return e.replace(Lf, (e) => {
		let n = e.length;
		switch (e[0]) {
			case "G":
				t.era = n === 4 ? "long" : n === 5 ? "narrow" : "short";
				break;
			case "y":
				t.year = n === 2 ? "2-digit" : "numeric";
				break;
			case "Y":
			case "u":
			case "U":
			case "r": throw RangeError("`Y/u/U/r` (year) patterns are not supported, use `y` instead");
			case "q":
			case "Q": throw RangeError("`q/Q` (quarter) patterns are not supported");
			case "M":
			case "L":
				t.month = [
					"numeric",
					"2-digit",
					"short",
					"long",
					"narrow"
				][n - 1];
				break;
			case "w":
			case "W": throw RangeError("`w/W` (week) patterns are not supported");
			case "d":
				t.day = ["numeric", "2-digit"][n - 1];
				break;
			case "D":
			case "F":
			case "g": throw RangeError("`D/F/g` (day) patterns are not supported, use `d` instead");
			case "E":
				t.weekday = n === 4 ? "long" : n === 5 ? "narrow" : "short";
				break;
			case "e":
				if (n < 4) throw RangeError("`e..eee` (weekday) patterns are not supported");
				t.weekday = [
					"short",
					"long",
					"narrow",
					"short"
				][n - 3];
				break;
			case "c":
				if (n < 4) throw RangeError("`c..ccc` (weekday) patterns are not supported");
				t.weekday = [
					"short",
					"long",
					"narrow",
					"short"
				][n - 3];
				break;
			case "a":
				t.hour12 = !0;
				break;
			case "b":
			case "B": throw RangeError("`b/B` (period) patterns are not supported, use `a` instead");
			case "h":
				t.hourCycle = "h12", t.hour = ["numeric", "2-digit"][n - 1];
				break;
			case "H":
				t.hourCycle = "h23", t.hour = ["numeric", "2-digit"][n - 1];
				break;
			case "K":
				t.hourCycle = "h11", t.hour = ["numeric", "2-digit"][n - 1];
				break;
			case "k":
				t.hourCycle = "h24", t.hour = ["numeric", "2-digit"][n - 1];
				break;
			case "j":
			case "J":
			case "C": throw RangeError("`j/J/C` (hour) patterns are not supported, use `h/H/K/k` instead");
			case "m":
				t.minute = ["numeric", "2-digit"][n - 1];
				break;
			case "s":
				t.second = ["numeric", "2-digit"][n - 1];
				break;
			case "S":
			case "A": throw RangeError("`S/A` (second) patterns are not supported, use `s` instead");
			case "z":
				t.timeZoneName = n < 4 ? "short" : "long";
				break;
			case "Z":
			case "O":
			case "v":
			case "V":
			case "X":
			case "x": throw RangeError("`Z/O/v/V/X/x` (timeZone) patterns are not supported, use `z` instead");
		}
		return "";
	}), t;
}
var zf = /[\t-\r \x85\u200E\u200F\u2028\u2029]/i;
function Bf(e) {
	if (e.length === 0) throw Error("Number skeleton cannot be empty");
	let t = e.split(zf).filter((e) => e.length > 0), n = [];
	for (let e of t) {
		let t = e.split("/");
		if (t.length === 0) throw Error("Invalid number skeleton");
		let [r, ...i] = t;
		for (let e of i) if (e.length === 0) throw Error("Invalid number skeleton");
		n.push({
			stem: r,
			options: i
		});
	}
	return n;
}
function Vf(e) {
	return e.replace(/^(.*?)-/, "");
}
var Hf = /^\.(?:(0+)(\*)?|(#+)|(0+)(#+))$/g, Uf = /^(@+)?(\+|#+)?[rs]?$/g, Wf = /(\*)(0+)|(#+)(0+)|(0+)/g, Gf = /^(0+)$/;
function Kf(e) {
	let t = {};
	return e[e.length - 1] === "r" ? t.roundingPriority = "morePrecision" : e[e.length - 1] === "s" && (t.roundingPriority = "lessPrecision"), e.replace(Uf, function(e, n, r) {
		return typeof r == "string" ? r === "+" ? t.minimumSignificantDigits = n.length : n[0] === "#" ? t.maximumSignificantDigits = n.length : (t.minimumSignificantDigits = n.length, t.maximumSignificantDigits = n.length + (typeof r == "string" ? r.length : 0)) : (t.minimumSignificantDigits = n.length, t.maximumSignificantDigits = n.length), "";
	}), t;
}
function qf(e) {
	switch (e) {
		case "sign-auto": return { signDisplay: "auto" };
		case "sign-accounting":
		case "()": return { currencySign: "accounting" };
		case "sign-always":
		case "+!": return { signDisplay: "always" };
		case "sign-accounting-always":
		case "()!": return {
			signDisplay: "always",
			currencySign: "accounting"
		};
		case "sign-except-zero":
		case "+?": return { signDisplay: "exceptZero" };
		case "sign-accounting-except-zero":
		case "()?": return {
			signDisplay: "exceptZero",
			currencySign: "accounting"
		};
		case "sign-never":
		case "+_": return { signDisplay: "never" };
	}
}
function Jf(e) {
	let t;
	if (e[0] === "E" && e[1] === "E" ? (t = { notation: "engineering" }, e = e.slice(2)) : e[0] === "E" && (t = { notation: "scientific" }, e = e.slice(1)), t) {
		let n = e.slice(0, 2);
		if (n === "+!" ? (t.signDisplay = "always", e = e.slice(2)) : n === "+?" && (t.signDisplay = "exceptZero", e = e.slice(2)), !Gf.test(e)) throw Error("Malformed concise eng/scientific notation");
		t.minimumIntegerDigits = e.length;
	}
	return t;
}
function Yf(e) {
	return qf(e) || {};
}
function Xf(e) {
	let t = {};
	for (let n of e) {
		switch (n.stem) {
			case "percent":
			case "%":
				t.style = "percent";
				continue;
			case "%x100":
				t.style = "percent", t.scale = 100;
				continue;
			case "currency":
				t.style = "currency", t.currency = n.options[0];
				continue;
			case "group-off":
			case ",_":
				t.useGrouping = !1;
				continue;
			case "precision-integer":
			case ".":
				t.maximumFractionDigits = 0;
				continue;
			case "measure-unit":
			case "unit":
				t.style = "unit", t.unit = Vf(n.options[0]);
				continue;
			case "compact-short":
			case "K":
				t.notation = "compact", t.compactDisplay = "short";
				continue;
			case "compact-long":
			case "KK":
				t.notation = "compact", t.compactDisplay = "long";
				continue;
			case "scientific":
				t = {
					...t,
					notation: "scientific",
					...n.options.reduce((e, t) => ({
						...e,
						...Yf(t)
					}), {})
				};
				continue;
			case "engineering":
				t = {
					...t,
					notation: "engineering",
					...n.options.reduce((e, t) => ({
						...e,
						...Yf(t)
					}), {})
				};
				continue;
			case "notation-simple":
				t.notation = "standard";
				continue;
			case "unit-width-narrow":
				t.currencyDisplay = "narrowSymbol", t.unitDisplay = "narrow";
				continue;
			case "unit-width-short":
				t.currencyDisplay = "code", t.unitDisplay = "short";
				continue;
			case "unit-width-full-name":
				t.currencyDisplay = "name", t.unitDisplay = "long";
				continue;
			case "unit-width-iso-code":
				t.currencyDisplay = "symbol";
				continue;
			case "scale":
				t.scale = parseFloat(n.options[0]);
				continue;
			case "rounding-mode-floor":
				t.roundingMode = "floor";
				continue;
			case "rounding-mode-ceiling":
				t.roundingMode = "ceil";
				continue;
			case "rounding-mode-down":
				t.roundingMode = "trunc";
				continue;
			case "rounding-mode-up":
				t.roundingMode = "expand";
				continue;
			case "rounding-mode-half-even":
				t.roundingMode = "halfEven";
				continue;
			case "rounding-mode-half-down":
				t.roundingMode = "halfTrunc";
				continue;
			case "rounding-mode-half-up":
				t.roundingMode = "halfExpand";
				continue;
			case "integer-width":
				if (n.options.length > 1) throw RangeError("integer-width stems only accept a single optional option");
				n.options[0].replace(Wf, function(e, n, r, i, a, o) {
					if (n) t.minimumIntegerDigits = r.length;
					else if (i && a) throw Error("We currently do not support maximum integer digits");
					else if (o) throw Error("We currently do not support exact integer digits");
					return "";
				});
				continue;
		}
		if (Gf.test(n.stem)) {
			t.minimumIntegerDigits = n.stem.length;
			continue;
		}
		if (Hf.test(n.stem)) {
			if (n.options.length > 1) throw RangeError("Fraction-precision stems only accept a single optional option");
			n.stem.replace(Hf, function(e, n, r, i, a, o) {
				return r === "*" ? t.minimumFractionDigits = n.length : i && i[0] === "#" ? t.maximumFractionDigits = i.length : a && o ? (t.minimumFractionDigits = a.length, t.maximumFractionDigits = a.length + o.length) : (t.minimumFractionDigits = n.length, t.maximumFractionDigits = n.length), "";
			});
			let e = n.options[0];
			e === "w" ? t = {
				...t,
				trailingZeroDisplay: "stripIfInteger"
			} : e && (t = {
				...t,
				...Kf(e)
			});
			continue;
		}
		if (Uf.test(n.stem)) {
			t = {
				...t,
				...Kf(n.stem)
			};
			continue;
		}
		let e = qf(n.stem);
		e && (t = {
			...t,
			...e
		});
		let r = Jf(n.stem);
		r && (t = {
			...t,
			...r
		});
	}
	return t;
}
var Zf = /* @__PURE__ */ function(e) {
	return e[e.EXPECT_ARGUMENT_CLOSING_BRACE = 1] = "EXPECT_ARGUMENT_CLOSING_BRACE", e[e.EMPTY_ARGUMENT = 2] = "EMPTY_ARGUMENT", e[e.MALFORMED_ARGUMENT = 3] = "MALFORMED_ARGUMENT", e[e.EXPECT_ARGUMENT_TYPE = 4] = "EXPECT_ARGUMENT_TYPE", e[e.INVALID_ARGUMENT_TYPE = 5] = "INVALID_ARGUMENT_TYPE", e[e.EXPECT_ARGUMENT_STYLE = 6] = "EXPECT_ARGUMENT_STYLE", e[e.INVALID_NUMBER_SKELETON = 7] = "INVALID_NUMBER_SKELETON", e[e.INVALID_DATE_TIME_SKELETON = 8] = "INVALID_DATE_TIME_SKELETON", e[e.EXPECT_NUMBER_SKELETON = 9] = "EXPECT_NUMBER_SKELETON", e[e.EXPECT_DATE_TIME_SKELETON = 10] = "EXPECT_DATE_TIME_SKELETON", e[e.UNCLOSED_QUOTE_IN_ARGUMENT_STYLE = 11] = "UNCLOSED_QUOTE_IN_ARGUMENT_STYLE", e[e.EXPECT_SELECT_ARGUMENT_OPTIONS = 12] = "EXPECT_SELECT_ARGUMENT_OPTIONS", e[e.EXPECT_PLURAL_ARGUMENT_OFFSET_VALUE = 13] = "EXPECT_PLURAL_ARGUMENT_OFFSET_VALUE", e[e.INVALID_PLURAL_ARGUMENT_OFFSET_VALUE = 14] = "INVALID_PLURAL_ARGUMENT_OFFSET_VALUE", e[e.EXPECT_SELECT_ARGUMENT_SELECTOR = 15] = "EXPECT_SELECT_ARGUMENT_SELECTOR", e[e.EXPECT_PLURAL_ARGUMENT_SELECTOR = 16] = "EXPECT_PLURAL_ARGUMENT_SELECTOR", e[e.EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT = 17] = "EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT", e[e.EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT = 18] = "EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT", e[e.INVALID_PLURAL_ARGUMENT_SELECTOR = 19] = "INVALID_PLURAL_ARGUMENT_SELECTOR", e[e.DUPLICATE_PLURAL_ARGUMENT_SELECTOR = 20] = "DUPLICATE_PLURAL_ARGUMENT_SELECTOR", e[e.DUPLICATE_SELECT_ARGUMENT_SELECTOR = 21] = "DUPLICATE_SELECT_ARGUMENT_SELECTOR", e[e.MISSING_OTHER_CLAUSE = 22] = "MISSING_OTHER_CLAUSE", e[e.INVALID_TAG = 23] = "INVALID_TAG", e[e.INVALID_TAG_NAME = 25] = "INVALID_TAG_NAME", e[e.UNMATCHED_CLOSING_TAG = 26] = "UNMATCHED_CLOSING_TAG", e[e.UNCLOSED_TAG = 27] = "UNCLOSED_TAG", e;
}({});
function Qf(e) {
	return e.type === 0;
}
function $f(e) {
	return e.type === 1;
}
function ep(e) {
	return e.type === 2;
}
function tp(e) {
	return e.type === 3;
}
function np(e) {
	return e.type === 4;
}
function rp(e) {
	return e.type === 5;
}
function ip(e) {
	return e.type === 6;
}
function ap(e) {
	return e.type === 7;
}
function op(e) {
	return e.type === 8;
}
function sp(e) {
	return !!(e && typeof e == "object" && e.type === 0);
}
function cp(e) {
	return !!(e && typeof e == "object" && e.type === 1);
}
var lp = /[ \xA0\u1680\u2000-\u200A\u202F\u205F\u3000]/, up = /([^\t-\r -\/:-@\[-\^`\{-~\x85\xA0-\xA7\xA9\xAB\xAC\xAE\xB0\xB1\xB6\xBB\xBF\xD7\xF7\u1680\u2000-\u200A\u2010-\u2029\u202F-\u203E\u2041-\u2053\u2055-\u205F\u2190-\u245F\u2500-\u2775\u2794-\u2BFF\u2E00-\u2E7F\u3000-\u3003\u3008-\u3020\u3030\uFD3E\uFD3F\uFE45\uFE46]*)/g, dp = {
	"001": ["H", "h"],
	419: [
		"h",
		"H",
		"hB",
		"hb"
	],
	AC: [
		"H",
		"h",
		"hb",
		"hB"
	],
	AD: ["H", "hB"],
	AE: [
		"h",
		"hB",
		"hb",
		"H"
	],
	AF: [
		"H",
		"hb",
		"hB",
		"h"
	],
	AG: [
		"h",
		"hb",
		"H",
		"hB"
	],
	AI: [
		"H",
		"h",
		"hb",
		"hB"
	],
	AL: [
		"h",
		"H",
		"hB"
	],
	AM: ["H", "hB"],
	AO: ["H", "hB"],
	AR: [
		"h",
		"H",
		"hB",
		"hb"
	],
	AS: ["h", "H"],
	AT: ["H", "hB"],
	AU: [
		"h",
		"hb",
		"H",
		"hB"
	],
	AW: ["H", "hB"],
	AX: ["H"],
	AZ: [
		"H",
		"hB",
		"h"
	],
	BA: [
		"H",
		"hB",
		"h"
	],
	BB: [
		"h",
		"hb",
		"H",
		"hB"
	],
	BD: [
		"h",
		"hB",
		"H"
	],
	BE: ["H", "hB"],
	BF: ["H", "hB"],
	BG: [
		"H",
		"hB",
		"h"
	],
	BH: [
		"h",
		"hB",
		"hb",
		"H"
	],
	BI: ["H", "h"],
	BJ: ["H", "hB"],
	BL: ["H", "hB"],
	BM: [
		"h",
		"hb",
		"H",
		"hB"
	],
	BN: [
		"hb",
		"hB",
		"h",
		"H"
	],
	BO: [
		"h",
		"H",
		"hB",
		"hb"
	],
	BQ: ["H"],
	BR: ["H", "hB"],
	BS: [
		"h",
		"hb",
		"H",
		"hB"
	],
	BT: ["h", "H"],
	BW: [
		"H",
		"h",
		"hb",
		"hB"
	],
	BY: ["H", "h"],
	BZ: [
		"H",
		"h",
		"hb",
		"hB"
	],
	CA: [
		"h",
		"hb",
		"H",
		"hB"
	],
	CC: [
		"H",
		"h",
		"hb",
		"hB"
	],
	CD: ["hB", "H"],
	CF: [
		"H",
		"h",
		"hB"
	],
	CG: ["H", "hB"],
	CH: [
		"H",
		"hB",
		"h"
	],
	CI: ["H", "hB"],
	CK: [
		"H",
		"h",
		"hb",
		"hB"
	],
	CL: [
		"h",
		"H",
		"hB",
		"hb"
	],
	CM: [
		"H",
		"h",
		"hB"
	],
	CN: [
		"H",
		"hB",
		"hb",
		"h"
	],
	CO: [
		"h",
		"H",
		"hB",
		"hb"
	],
	CP: ["H"],
	CR: [
		"h",
		"H",
		"hB",
		"hb"
	],
	CU: [
		"h",
		"H",
		"hB",
		"hb"
	],
	CV: ["H", "hB"],
	CW: ["H", "hB"],
	CX: [
		"H",
		"h",
		"hb",
		"hB"
	],
	CY: [
		"h",
		"H",
		"hb",
		"hB"
	],
	CZ: ["H"],
	DE: ["H", "hB"],
	DG: [
		"H",
		"h",
		"hb",
		"hB"
	],
	DJ: ["h", "H"],
	DK: ["H"],
	DM: [
		"h",
		"hb",
		"H",
		"hB"
	],
	DO: [
		"h",
		"H",
		"hB",
		"hb"
	],
	DZ: [
		"h",
		"hB",
		"hb",
		"H"
	],
	EA: [
		"H",
		"h",
		"hB",
		"hb"
	],
	EC: [
		"h",
		"H",
		"hB",
		"hb"
	],
	EE: ["H", "hB"],
	EG: [
		"h",
		"hB",
		"hb",
		"H"
	],
	EH: [
		"h",
		"hB",
		"hb",
		"H"
	],
	ER: ["h", "H"],
	ES: [
		"H",
		"hB",
		"h",
		"hb"
	],
	ET: [
		"hB",
		"hb",
		"h",
		"H"
	],
	FI: ["H"],
	FJ: [
		"h",
		"hb",
		"H",
		"hB"
	],
	FK: [
		"H",
		"h",
		"hb",
		"hB"
	],
	FM: [
		"h",
		"hb",
		"H",
		"hB"
	],
	FO: ["H", "h"],
	FR: ["H", "hB"],
	GA: ["H", "hB"],
	GB: [
		"H",
		"h",
		"hb",
		"hB"
	],
	GD: [
		"h",
		"hb",
		"H",
		"hB"
	],
	GE: [
		"H",
		"hB",
		"h"
	],
	GF: ["H", "hB"],
	GG: [
		"H",
		"h",
		"hb",
		"hB"
	],
	GH: ["h", "H"],
	GI: [
		"H",
		"h",
		"hb",
		"hB"
	],
	GL: ["H", "h"],
	GM: [
		"h",
		"hb",
		"H",
		"hB"
	],
	GN: ["H", "hB"],
	GP: ["H", "hB"],
	GQ: [
		"H",
		"hB",
		"h",
		"hb"
	],
	GR: [
		"h",
		"H",
		"hb",
		"hB"
	],
	GS: [
		"H",
		"h",
		"hb",
		"hB"
	],
	GT: [
		"h",
		"H",
		"hB",
		"hb"
	],
	GU: [
		"h",
		"hb",
		"H",
		"hB"
	],
	GW: ["H", "hB"],
	GY: [
		"h",
		"hb",
		"H",
		"hB"
	],
	HK: [
		"h",
		"hB",
		"hb",
		"H"
	],
	HN: [
		"h",
		"H",
		"hB",
		"hb"
	],
	HR: ["H", "hB"],
	HU: ["H", "h"],
	IC: [
		"H",
		"h",
		"hB",
		"hb"
	],
	ID: ["H"],
	IE: [
		"H",
		"h",
		"hb",
		"hB"
	],
	IL: ["H", "hB"],
	IM: [
		"H",
		"h",
		"hb",
		"hB"
	],
	IN: ["h", "H"],
	IO: [
		"H",
		"h",
		"hb",
		"hB"
	],
	IQ: [
		"h",
		"hB",
		"hb",
		"H"
	],
	IR: ["hB", "H"],
	IS: ["H"],
	IT: ["H", "hB"],
	JE: [
		"H",
		"h",
		"hb",
		"hB"
	],
	JM: [
		"h",
		"hb",
		"H",
		"hB"
	],
	JO: [
		"h",
		"hB",
		"hb",
		"H"
	],
	JP: [
		"H",
		"K",
		"h"
	],
	KE: [
		"hB",
		"hb",
		"H",
		"h"
	],
	KG: [
		"H",
		"h",
		"hB",
		"hb"
	],
	KH: [
		"hB",
		"h",
		"H",
		"hb"
	],
	KI: [
		"h",
		"hb",
		"H",
		"hB"
	],
	KM: [
		"H",
		"h",
		"hB",
		"hb"
	],
	KN: [
		"h",
		"hb",
		"H",
		"hB"
	],
	KP: [
		"h",
		"H",
		"hB",
		"hb"
	],
	KR: [
		"h",
		"H",
		"hB",
		"hb"
	],
	KW: [
		"h",
		"hB",
		"hb",
		"H"
	],
	KY: [
		"h",
		"hb",
		"H",
		"hB"
	],
	KZ: ["H", "hB"],
	LA: [
		"H",
		"hb",
		"hB",
		"h"
	],
	LB: [
		"h",
		"hB",
		"hb",
		"H"
	],
	LC: [
		"h",
		"hb",
		"H",
		"hB"
	],
	LI: [
		"H",
		"hB",
		"h"
	],
	LK: [
		"H",
		"h",
		"hB",
		"hb"
	],
	LR: [
		"h",
		"hb",
		"H",
		"hB"
	],
	LS: ["h", "H"],
	LT: [
		"H",
		"h",
		"hb",
		"hB"
	],
	LU: [
		"H",
		"h",
		"hB"
	],
	LV: [
		"H",
		"hB",
		"hb",
		"h"
	],
	LY: [
		"h",
		"hB",
		"hb",
		"H"
	],
	MA: [
		"H",
		"h",
		"hB",
		"hb"
	],
	MC: ["H", "hB"],
	MD: ["H", "hB"],
	ME: [
		"H",
		"hB",
		"h"
	],
	MF: ["H", "hB"],
	MG: ["H", "h"],
	MH: [
		"h",
		"hb",
		"H",
		"hB"
	],
	MK: [
		"H",
		"h",
		"hb",
		"hB"
	],
	ML: ["H"],
	MM: [
		"hB",
		"hb",
		"H",
		"h"
	],
	MN: [
		"H",
		"h",
		"hb",
		"hB"
	],
	MO: [
		"h",
		"hB",
		"hb",
		"H"
	],
	MP: [
		"h",
		"hb",
		"H",
		"hB"
	],
	MQ: ["H", "hB"],
	MR: [
		"h",
		"hB",
		"hb",
		"H"
	],
	MS: [
		"H",
		"h",
		"hb",
		"hB"
	],
	MT: ["H", "h"],
	MU: ["H", "h"],
	MV: ["H", "h"],
	MW: [
		"h",
		"hb",
		"H",
		"hB"
	],
	MX: [
		"h",
		"H",
		"hB",
		"hb"
	],
	MY: [
		"hb",
		"hB",
		"h",
		"H"
	],
	MZ: ["H", "hB"],
	NA: [
		"h",
		"H",
		"hB",
		"hb"
	],
	NC: ["H", "hB"],
	NE: ["H"],
	NF: [
		"H",
		"h",
		"hb",
		"hB"
	],
	NG: [
		"H",
		"h",
		"hb",
		"hB"
	],
	NI: [
		"h",
		"H",
		"hB",
		"hb"
	],
	NL: ["H", "hB"],
	NO: ["H", "h"],
	NP: [
		"H",
		"h",
		"hB"
	],
	NR: [
		"H",
		"h",
		"hb",
		"hB"
	],
	NU: [
		"H",
		"h",
		"hb",
		"hB"
	],
	NZ: [
		"h",
		"hb",
		"H",
		"hB"
	],
	OM: [
		"h",
		"hB",
		"hb",
		"H"
	],
	PA: [
		"h",
		"H",
		"hB",
		"hb"
	],
	PE: [
		"h",
		"H",
		"hB",
		"hb"
	],
	PF: [
		"H",
		"h",
		"hB"
	],
	PG: ["h", "H"],
	PH: [
		"h",
		"hB",
		"hb",
		"H"
	],
	PK: [
		"h",
		"hB",
		"H"
	],
	PL: ["H", "h"],
	PM: ["H", "hB"],
	PN: [
		"H",
		"h",
		"hb",
		"hB"
	],
	PR: [
		"h",
		"H",
		"hB",
		"hb"
	],
	PS: [
		"h",
		"hB",
		"hb",
		"H"
	],
	PT: ["H", "hB"],
	PW: ["h", "H"],
	PY: [
		"h",
		"H",
		"hB",
		"hb"
	],
	QA: [
		"h",
		"hB",
		"hb",
		"H"
	],
	RE: ["H", "hB"],
	RO: ["H", "hB"],
	RS: [
		"H",
		"hB",
		"h"
	],
	RU: ["H"],
	RW: ["H", "h"],
	SA: [
		"h",
		"hB",
		"hb",
		"H"
	],
	SB: [
		"h",
		"hb",
		"H",
		"hB"
	],
	SC: [
		"H",
		"h",
		"hB"
	],
	SD: [
		"h",
		"hB",
		"hb",
		"H"
	],
	SE: ["H"],
	SG: [
		"h",
		"hb",
		"H",
		"hB"
	],
	SH: [
		"H",
		"h",
		"hb",
		"hB"
	],
	SI: ["H", "hB"],
	SJ: ["H"],
	SK: ["H"],
	SL: [
		"h",
		"hb",
		"H",
		"hB"
	],
	SM: [
		"H",
		"h",
		"hB"
	],
	SN: [
		"H",
		"h",
		"hB"
	],
	SO: ["h", "H"],
	SR: ["H", "hB"],
	SS: [
		"h",
		"hb",
		"H",
		"hB"
	],
	ST: ["H", "hB"],
	SV: [
		"h",
		"H",
		"hB",
		"hb"
	],
	SX: [
		"H",
		"h",
		"hb",
		"hB"
	],
	SY: [
		"h",
		"hB",
		"hb",
		"H"
	],
	SZ: [
		"h",
		"hb",
		"H",
		"hB"
	],
	TA: [
		"H",
		"h",
		"hb",
		"hB"
	],
	TC: [
		"h",
		"hb",
		"H",
		"hB"
	],
	TD: [
		"h",
		"H",
		"hB"
	],
	TF: [
		"H",
		"h",
		"hB"
	],
	TG: ["H", "hB"],
	TH: ["H", "h"],
	TJ: ["H", "h"],
	TL: [
		"H",
		"hB",
		"hb",
		"h"
	],
	TM: ["H", "h"],
	TN: [
		"h",
		"hB",
		"hb",
		"H"
	],
	TO: ["h", "H"],
	TR: ["H", "hB"],
	TT: [
		"h",
		"hb",
		"H",
		"hB"
	],
	TW: [
		"hB",
		"hb",
		"h",
		"H"
	],
	TZ: [
		"hB",
		"hb",
		"H",
		"h"
	],
	UA: [
		"H",
		"hB",
		"h"
	],
	UG: [
		"hB",
		"hb",
		"H",
		"h"
	],
	UM: [
		"h",
		"hb",
		"H",
		"hB"
	],
	US: [
		"h",
		"hb",
		"H",
		"hB"
	],
	UY: [
		"h",
		"H",
		"hB",
		"hb"
	],
	UZ: [
		"H",
		"hB",
		"h"
	],
	VA: [
		"H",
		"h",
		"hB"
	],
	VC: [
		"h",
		"hb",
		"H",
		"hB"
	],
	VE: [
		"h",
		"H",
		"hB",
		"hb"
	],
	VG: [
		"h",
		"hb",
		"H",
		"hB"
	],
	VI: [
		"h",
		"hb",
		"H",
		"hB"
	],
	VN: ["H", "h"],
	VU: ["h", "H"],
	WF: ["H", "hB"],
	WS: ["h", "H"],
	XK: [
		"H",
		"hB",
		"h"
	],
	YE: [
		"h",
		"hB",
		"hb",
		"H"
	],
	YT: ["H", "hB"],
	ZA: [
		"H",
		"h",
		"hb",
		"hB"
	],
	ZM: [
		"h",
		"hb",
		"H",
		"hB"
	],
	ZW: ["H", "h"],
	"af-ZA": [
		"H",
		"h",
		"hB",
		"hb"
	],
	"ar-001": [
		"h",
		"hB",
		"hb",
		"H"
	],
	"ca-ES": [
		"H",
		"h",
		"hB"
	],
	"en-001": [
		"h",
		"hb",
		"H",
		"hB"
	],
	"en-HK": [
		"h",
		"hb",
		"H",
		"hB"
	],
	"en-IL": [
		"H",
		"h",
		"hb",
		"hB"
	],
	"en-MY": [
		"h",
		"hb",
		"H",
		"hB"
	],
	"es-BR": [
		"H",
		"h",
		"hB",
		"hb"
	],
	"es-ES": [
		"H",
		"h",
		"hB",
		"hb"
	],
	"es-GQ": [
		"H",
		"h",
		"hB",
		"hb"
	],
	"fr-CA": [
		"H",
		"h",
		"hB"
	],
	"gl-ES": [
		"H",
		"h",
		"hB"
	],
	"gu-IN": [
		"hB",
		"hb",
		"h",
		"H"
	],
	"hi-IN": [
		"hB",
		"h",
		"H"
	],
	"it-CH": [
		"H",
		"h",
		"hB"
	],
	"it-IT": [
		"H",
		"h",
		"hB"
	],
	"kn-IN": [
		"hB",
		"h",
		"H"
	],
	"ku-SY": ["H", "hB"],
	"ml-IN": [
		"hB",
		"h",
		"H"
	],
	"mr-IN": [
		"hB",
		"hb",
		"h",
		"H"
	],
	"pa-IN": [
		"hB",
		"hb",
		"h",
		"H"
	],
	"ta-IN": [
		"hB",
		"h",
		"hb",
		"H"
	],
	"te-IN": [
		"hB",
		"h",
		"H"
	],
	"zu-ZA": [
		"H",
		"hB",
		"hb",
		"h"
	]
};
function fp(e, t) {
	let n = "";
	for (let r = 0; r < e.length; r++) {
		let i = e.charAt(r);
		if (i === "j") {
			let a = 0;
			for (; r + 1 < e.length && e.charAt(r + 1) === i;) a++, r++;
			let o = 1 + (a & 1), s = a < 2 ? 1 : 3 + (a >> 1), c = pp(t);
			for ((c == "H" || c == "k") && (s = 0); s-- > 0;) n += "a";
			for (; o-- > 0;) n = c + n;
		} else n += i === "J" ? "H" : i;
	}
	return n;
}
function pp(e) {
	let t = e.hourCycle;
	if (t === void 0) {
		let n = e;
		t = n.getHourCycles?.()[0] ?? n.hourCycles?.[0];
	}
	if (t) switch (t) {
		case "h24": return "k";
		case "h23": return "H";
		case "h12": return "h";
		case "h11": return "K";
		default: throw Error("Invalid hourCycle");
	}
	let n = e.language, r;
	return n !== "root" && (r = e.maximize().region), (dp[`${n}-${r}`] || dp[r || ""] || dp[n || ""] || dp[`${n}-001`] || dp["001"])[0].charAt(0);
}
var mp = RegExp(`^${lp.source}*`), hp = RegExp(`${lp.source}*$`);
function $(e, t) {
	return {
		start: e,
		end: t
	};
}
var gp = !!Object.fromEntries, _p = !!String.prototype.trimStart, vp = !!String.prototype.trimEnd, yp = gp ? Object.fromEntries : function(e) {
	let t = {};
	for (let [n, r] of e) t[n] = r;
	return t;
}, bp = _p ? function(e) {
	return e.trimStart();
} : function(e) {
	return e.replace(mp, "");
}, xp = vp ? function(e) {
	return e.trimEnd();
} : function(e) {
	return e.replace(hp, "");
}, Sp = Cp();
function Cp() {
	try {
		let e = /* @__PURE__ */ RegExp("([^\\p{White_Space}\\p{Pattern_Syntax}]*)", "yu");
		if (e.exec("a ")?.[1] === "a") return e;
	} catch {}
	return up;
}
function wp(e, t) {
	return Sp.lastIndex = t, Sp.exec(e)[1] ?? "";
}
function Tp(e) {
	if (e.length === 0) return null;
	let t = 1, n = 1;
	for (let r = 0; r < e.length;) {
		let i = e.charCodeAt(r);
		switch (i) {
			case 35:
			case 39:
			case 60:
			case 123:
			case 125: return null;
		}
		if (i === 10) t++, n = 1, r++;
		else if (n++, i >= 55296 && i <= 56319 && r + 1 < e.length) {
			let t = e.charCodeAt(r + 1);
			r += t >= 56320 && t <= 57343 ? 2 : 1;
		} else r++;
	}
	return {
		offset: e.length,
		line: t,
		column: n
	};
}
var Ep = class {
	constructor(e, t = {}) {
		this.message = e, this.position = {
			offset: 0,
			line: 1,
			column: 1
		}, this.ignoreTag = !!t.ignoreTag, this.locale = t.locale, this.requiresOtherClause = !!t.requiresOtherClause, this.shouldParseSkeletons = !!t.shouldParseSkeletons;
	}
	parse() {
		if (this.offset() !== 0) throw Error("parser can only be used once");
		if (this.message.length > 0) {
			let e = this.message.charCodeAt(0);
			if (e !== 35 && e !== 39 && e !== 60 && e !== 123 && e !== 125) {
				let e = Tp(this.message);
				if (e) {
					let t = this.clonePosition();
					return this.position = e, {
						val: [{
							type: 0,
							value: this.message,
							location: $(t, this.clonePosition())
						}],
						err: null
					};
				}
			}
		}
		return this.parseMessage(0, "", !1);
	}
	parseMessage(e, t, n) {
		let r = [];
		for (; !this.isEOF();) {
			let i = this.char();
			if (i === 123) {
				let t = this.parseArgument(e, n);
				if (t.err) return t;
				r.push(t.val);
			} else if (i === 125 && e > 0) break;
			else if (i === 35 && (t === "plural" || t === "selectordinal")) {
				let e = this.clonePosition();
				this.bump(), r.push({
					type: 7,
					location: $(e, this.clonePosition())
				});
			} else if (i === 60 && !this.ignoreTag && this.peek() === 47) {
				if (n) break;
				return this.error(26, $(this.clonePosition(), this.clonePosition()));
			} else if (i === 60 && !this.ignoreTag && Dp(this.peek() || 0)) {
				let n = this.parseTag(e, t);
				if (n.err) return n;
				r.push(n.val);
			} else {
				let n = this.parseLiteral(e, t);
				if (n.err) return n;
				r.push(n.val);
			}
		}
		return {
			val: r,
			err: null
		};
	}
	parseTag(e, t) {
		let n = this.clonePosition();
		this.bump();
		let r = this.parseTagName();
		if (this.bumpSpace(), this.bumpIf("/>")) return {
			val: {
				type: 0,
				value: `<${r}/>`,
				location: $(n, this.clonePosition())
			},
			err: null
		};
		if (this.bumpIf(">")) {
			let i = this.parseMessage(e + 1, t, !0);
			if (i.err) return i;
			let a = i.val, o = this.clonePosition();
			if (this.bumpIf("</")) {
				if (this.isEOF() || !Dp(this.char())) return this.error(23, $(o, this.clonePosition()));
				let e = this.clonePosition();
				return r === this.parseTagName() ? (this.bumpSpace(), this.bumpIf(">") ? {
					val: {
						type: 8,
						value: r,
						children: a,
						location: $(n, this.clonePosition())
					},
					err: null
				} : this.error(23, $(o, this.clonePosition()))) : this.error(26, $(e, this.clonePosition()));
			}
			return this.error(27, $(n, this.clonePosition()));
		}
		return this.error(23, $(n, this.clonePosition()));
	}
	parseTagName() {
		let e = this.offset();
		for (this.bump(); !this.isEOF() && kp(this.char());) this.bump();
		return this.message.slice(e, this.offset());
	}
	parseLiteral(e, t) {
		let n = this.clonePosition(), r = "";
		for (;;) {
			let n = this.tryParseQuote(t);
			if (n) {
				r += n;
				continue;
			}
			let i = this.tryParseUnquoted(e, t);
			if (i) {
				r += i;
				continue;
			}
			let a = this.tryParseLeftAngleBracket();
			if (a) r += a;
			else break;
		}
		let i = $(n, this.clonePosition());
		return {
			val: {
				type: 0,
				value: r,
				location: i
			},
			err: null
		};
	}
	tryParseLeftAngleBracket() {
		return !this.isEOF() && this.char() === 60 && (this.ignoreTag || !Op(this.peek() || 0)) ? (this.bump(), "<") : null;
	}
	tryParseQuote(e) {
		if (this.isEOF() || this.char() !== 39) return null;
		switch (this.peek()) {
			case 39: return this.bump(), this.bump(), "'";
			case 123:
			case 60:
			case 62:
			case 125: break;
			case 35:
				if (e === "plural" || e === "selectordinal") break;
				return null;
			default: return null;
		}
		this.bump();
		let t = [this.char()];
		for (this.bump(); !this.isEOF();) {
			let e = this.char();
			if (e === 39) {
				if (this.peek() === 39) t.push(39), this.bump();
				else {
					this.bump();
					break;
				}
			} else t.push(e);
			this.bump();
		}
		return String.fromCodePoint(...t);
	}
	tryParseUnquoted(e, t) {
		if (this.isEOF()) return null;
		let n = this.char();
		return n === 60 || n === 123 || n === 35 && (t === "plural" || t === "selectordinal") || n === 125 && e > 0 ? null : (this.bump(), String.fromCodePoint(n));
	}
	parseArgument(e, t) {
		let n = this.clonePosition();
		if (this.bump(), this.bumpSpace(), this.isEOF()) return this.error(1, $(n, this.clonePosition()));
		if (this.char() === 125) return this.bump(), this.error(2, $(n, this.clonePosition()));
		let r = this.parseIdentifierIfPossible().value;
		if (!r) return this.error(3, $(n, this.clonePosition()));
		if (this.bumpSpace(), this.isEOF()) return this.error(1, $(n, this.clonePosition()));
		switch (this.char()) {
			case 125: return this.bump(), {
				val: {
					type: 1,
					value: r,
					location: $(n, this.clonePosition())
				},
				err: null
			};
			case 44: return this.bump(), this.bumpSpace(), this.isEOF() ? this.error(1, $(n, this.clonePosition())) : this.parseArgumentOptions(e, t, r, n);
			default: return this.error(3, $(n, this.clonePosition()));
		}
	}
	parseIdentifierIfPossible() {
		let e = this.clonePosition(), t = this.offset(), n = wp(this.message, t), r = t + n.length;
		return this.bumpTo(r), {
			value: n,
			location: $(e, this.clonePosition())
		};
	}
	parseArgumentOptions(e, t, n, r) {
		let i = this.clonePosition(), a = this.parseIdentifierIfPossible().value, o = this.clonePosition();
		switch (a) {
			case "": return this.error(4, $(i, o));
			case "number":
			case "date":
			case "time": {
				this.bumpSpace();
				let e = null;
				if (this.bumpIf(",")) {
					this.bumpSpace();
					let t = this.clonePosition(), n = this.parseSimpleArgStyleIfPossible();
					if (n.err) return n;
					let r = xp(n.val);
					if (r.length === 0) return this.error(6, $(this.clonePosition(), this.clonePosition()));
					e = {
						style: r,
						styleLocation: $(t, this.clonePosition())
					};
				}
				let t = this.tryParseArgumentClose(r);
				if (t.err) return t;
				let i = $(r, this.clonePosition());
				if (e && e.style.startsWith("::")) {
					let t = bp(e.style.slice(2));
					if (a === "number") {
						let r = this.parseNumberSkeletonFromString(t, e.styleLocation);
						return r.err ? r : {
							val: {
								type: 2,
								value: n,
								location: i,
								style: r.val
							},
							err: null
						};
					}
					{
						if (t.length === 0) return this.error(10, i);
						let r = t;
						this.locale && (r = fp(t, this.locale));
						let o = {
							type: 1,
							pattern: r,
							location: e.styleLocation,
							parsedOptions: this.shouldParseSkeletons ? Rf(r) : {}
						};
						return {
							val: {
								type: a === "date" ? 3 : 4,
								value: n,
								location: i,
								style: o
							},
							err: null
						};
					}
				}
				return {
					val: {
						type: a === "number" ? 2 : a === "date" ? 3 : 4,
						value: n,
						location: i,
						style: e?.style ?? null
					},
					err: null
				};
			}
			case "plural":
			case "selectordinal":
			case "select": {
				let i = this.clonePosition();
				if (this.bumpSpace(), !this.bumpIf(",")) return this.error(12, $(i, { ...i }));
				this.bumpSpace();
				let o = this.parseIdentifierIfPossible(), s = 0;
				if (a !== "select" && o.value === "offset") {
					if (!this.bumpIf(":")) return this.error(13, $(this.clonePosition(), this.clonePosition()));
					this.bumpSpace();
					let e = this.tryParseDecimalInteger(13, 14);
					if (e.err) return e;
					this.bumpSpace(), o = this.parseIdentifierIfPossible(), s = e.val;
				}
				let c = this.tryParsePluralOrSelectOptions(e, a, t, o);
				if (c.err) return c;
				let l = this.tryParseArgumentClose(r);
				if (l.err) return l;
				let u = $(r, this.clonePosition());
				return a === "select" ? {
					val: {
						type: 5,
						value: n,
						options: yp(c.val),
						location: u
					},
					err: null
				} : {
					val: {
						type: 6,
						value: n,
						options: yp(c.val),
						offset: s,
						pluralType: a === "plural" ? "cardinal" : "ordinal",
						location: u
					},
					err: null
				};
			}
			default: return this.error(5, $(i, o));
		}
	}
	tryParseArgumentClose(e) {
		return this.isEOF() || this.char() !== 125 ? this.error(1, $(e, this.clonePosition())) : (this.bump(), {
			val: !0,
			err: null
		});
	}
	parseSimpleArgStyleIfPossible() {
		let e = 0, t = this.clonePosition();
		for (; !this.isEOF();) switch (this.char()) {
			case 39: {
				this.bump();
				let e = this.clonePosition();
				if (!this.bumpUntil("'")) return this.error(11, $(e, this.clonePosition()));
				this.bump();
				break;
			}
			case 123:
				e += 1, this.bump();
				break;
			case 125:
				if (e > 0) --e;
				else return {
					val: this.message.slice(t.offset, this.offset()),
					err: null
				};
				break;
			default: this.bump();
		}
		return {
			val: this.message.slice(t.offset, this.offset()),
			err: null
		};
	}
	parseNumberSkeletonFromString(e, t) {
		let n = [];
		try {
			n = Bf(e);
		} catch {
			return this.error(7, t);
		}
		return {
			val: {
				type: 0,
				tokens: n,
				location: t,
				parsedOptions: this.shouldParseSkeletons ? Xf(n) : {}
			},
			err: null
		};
	}
	tryParsePluralOrSelectOptions(e, t, n, r) {
		let i = !1, a = [], o = /* @__PURE__ */ new Set(), { value: s, location: c } = r;
		for (;;) {
			if (s.length === 0) {
				let e = this.clonePosition();
				if (t !== "select" && this.bumpIf("=")) {
					let t = this.tryParseDecimalInteger(16, 19);
					if (t.err) return t;
					c = $(e, this.clonePosition()), s = this.message.slice(e.offset, this.offset());
				} else break;
			}
			if (o.has(s)) return this.error(t === "select" ? 21 : 20, c);
			s === "other" && (i = !0), this.bumpSpace();
			let r = this.clonePosition();
			if (!this.bumpIf("{")) return this.error(t === "select" ? 17 : 18, $(this.clonePosition(), this.clonePosition()));
			let l = this.parseMessage(e + 1, t, n);
			if (l.err) return l;
			let u = this.tryParseArgumentClose(r);
			if (u.err) return u;
			a.push([s, {
				value: l.val,
				location: $(r, this.clonePosition())
			}]), o.add(s), this.bumpSpace(), {value: s, location: c} = this.parseIdentifierIfPossible();
		}
		return a.length === 0 ? this.error(t === "select" ? 15 : 16, $(this.clonePosition(), this.clonePosition())) : this.requiresOtherClause && !i ? this.error(22, $(this.clonePosition(), this.clonePosition())) : {
			val: a,
			err: null
		};
	}
	tryParseDecimalInteger(e, t) {
		let n = 1, r = this.clonePosition();
		this.bumpIf("+") || this.bumpIf("-") && (n = -1);
		let i = !1, a = 0;
		for (; !this.isEOF();) {
			let e = this.char();
			if (e >= 48 && e <= 57) i = !0, a = a * 10 + (e - 48), this.bump();
			else break;
		}
		let o = $(r, this.clonePosition());
		return i ? (a *= n, Number.isSafeInteger(a) ? {
			val: a,
			err: null
		} : this.error(t, o)) : this.error(e, o);
	}
	offset() {
		return this.position.offset;
	}
	isEOF() {
		return this.offset() === this.message.length;
	}
	clonePosition() {
		return {
			offset: this.position.offset,
			line: this.position.line,
			column: this.position.column
		};
	}
	char() {
		let e = this.position.offset;
		if (e >= this.message.length) throw Error("out of bound");
		let t = this.message.codePointAt(e);
		if (t === void 0) throw Error(`Offset ${e} is at invalid UTF-16 code unit boundary`);
		return t;
	}
	error(e, t) {
		return {
			val: null,
			err: {
				kind: e,
				message: this.message,
				location: t
			}
		};
	}
	bump() {
		if (this.isEOF()) return;
		let e = this.char();
		e === 10 ? (this.position.line += 1, this.position.column = 1, this.position.offset += 1) : (this.position.column += 1, this.position.offset += e < 65536 ? 1 : 2);
	}
	bumpIf(e) {
		let t = this.offset();
		if (this.message.slice(t, t + e.length) === e) {
			for (let t = 0; t < e.length; t++) this.bump();
			return !0;
		}
		return !1;
	}
	bumpUntil(e) {
		let t = this.offset(), n = this.message.indexOf(e, t);
		return n >= 0 ? (this.bumpTo(n), !0) : (this.bumpTo(this.message.length), !1);
	}
	bumpTo(e) {
		if (this.offset() > e) throw Error(`targetOffset ${e} must be greater than or equal to the current offset ${this.offset()}`);
		for (e = Math.min(e, this.message.length);;) {
			let t = this.offset();
			if (t === e) break;
			if (t > e) throw Error(`targetOffset ${e} is at invalid UTF-16 code unit boundary`);
			if (this.bump(), this.isEOF()) break;
		}
	}
	bumpSpace() {
		for (; !this.isEOF() && Ap(this.char());) this.bump();
	}
	peek() {
		if (this.isEOF()) return null;
		let e = this.char(), t = this.offset();
		return this.message.charCodeAt(t + (e >= 65536 ? 2 : 1)) ?? null;
	}
};
function Dp(e) {
	return e >= 97 && e <= 122 || e >= 65 && e <= 90;
}
function Op(e) {
	return Dp(e) || e === 47;
}
function kp(e) {
	return e === 45 || e === 46 || e >= 48 && e <= 57 || e === 95 || e >= 97 && e <= 122 || e >= 65 && e <= 90 || e == 183 || e >= 192 && e <= 214 || e >= 216 && e <= 246 || e >= 248 && e <= 893 || e >= 895 && e <= 8191 || e >= 8204 && e <= 8205 || e >= 8255 && e <= 8256 || e >= 8304 && e <= 8591 || e >= 11264 && e <= 12271 || e >= 12289 && e <= 55295 || e >= 63744 && e <= 64975 || e >= 65008 && e <= 65533 || e >= 65536 && e <= 983039;
}
function Ap(e) {
	return e >= 9 && e <= 13 || e === 32 || e === 133 || e >= 8206 && e <= 8207 || e === 8232 || e === 8233;
}
function jp(e) {
	e.forEach((e) => {
		if (delete e.location, rp(e) || ip(e)) for (let t in e.options) delete e.options[t].location, jp(e.options[t].value);
		else ep(e) && sp(e.style) || (tp(e) || np(e)) && cp(e.style) ? delete e.style.location : op(e) && jp(e.children);
	});
}
function Mp(e, t = {}) {
	t = {
		shouldParseSkeletons: !0,
		requiresOtherClause: !0,
		...t
	};
	let n = new Ep(e, t).parse();
	if (n.err) {
		let e = SyntaxError(Zf[n.err.kind]);
		throw e.location = n.err.location, e.originalMessage = n.err.message, e;
	}
	return t?.captureLocation || jp(n.val), n.val;
}
var Np = class extends Error {
	constructor(e, t, n) {
		super(e), this.code = t, this.originalMessage = n;
	}
	toString() {
		return `[formatjs Error: ${this.code}] ${this.message}`;
	}
}, Pp = class extends Np {
	constructor(e, t, n, r) {
		super(`Invalid values for "${e}": "${t}". Options are "${Object.keys(n).join("\", \"")}"`, "INVALID_VALUE", r);
	}
}, Fp = class extends Np {
	constructor(e, t, n) {
		super(`Value for "${e}" must be of type ${t}`, "INVALID_VALUE", n);
	}
}, Ip = class extends Np {
	constructor(e, t) {
		super(`The intl string context variable "${e}" was not provided to the string "${t}"`, "MISSING_VALUE", t);
	}
};
function Lp(e) {
	return e.length < 2 ? e : e.reduce((e, t) => {
		let n = e[e.length - 1];
		return !n || n.type !== 0 || t.type !== 0 ? e.push(t) : n.value += t.value, e;
	}, []);
}
function Rp(e) {
	return typeof e == "function";
}
function zp(e, t, n, r, i, a, o) {
	if (e.length === 1 && Qf(e[0])) return [{
		type: 0,
		value: e[0].value
	}];
	let s = [];
	for (let c of e) {
		if (Qf(c)) {
			s.push({
				type: 0,
				value: c.value
			});
			continue;
		}
		if (ap(c)) {
			typeof a == "number" && s.push({
				type: 0,
				value: n.getNumberFormat(t).format(a)
			});
			continue;
		}
		let { value: e } = c;
		if (!(i && e in i)) throw new Ip(e, o);
		let l = i[e];
		if ($f(c)) (!l || typeof l == "string" || typeof l == "number" || typeof l == "bigint") && (l = typeof l == "string" || typeof l == "number" || typeof l == "bigint" ? String(l) : ""), s.push({
			type: typeof l == "string" ? 0 : 1,
			value: l
		});
		else if (tp(c)) {
			let e = typeof c.style == "string" ? r.date[c.style] : cp(c.style) ? c.style.parsedOptions : void 0;
			s.push({
				type: 0,
				value: n.getDateTimeFormat(t, e).format(l)
			});
		} else if (np(c)) {
			let e = typeof c.style == "string" ? r.time[c.style] : cp(c.style) ? c.style.parsedOptions : r.time.medium;
			s.push({
				type: 0,
				value: n.getDateTimeFormat(t, e).format(l)
			});
		} else if (ep(c)) {
			let e = typeof c.style == "string" ? r.number[c.style] : sp(c.style) ? c.style.parsedOptions : void 0;
			if (e && e.scale) {
				let t = e.scale || 1;
				if (typeof l == "bigint") {
					if (!Number.isInteger(t)) throw TypeError(`Cannot apply fractional scale ${t} to bigint value. Scale must be an integer when formatting bigint.`);
					l *= BigInt(t);
				} else l *= t;
			}
			s.push({
				type: 0,
				value: n.getNumberFormat(t, e).format(l)
			});
		} else {
			if (op(c)) {
				let { children: e, value: l } = c, u = i[l];
				if (!Rp(u)) throw new Fp(l, "function", o);
				let d = u(zp(e, t, n, r, i, a).map((e) => e.value));
				Array.isArray(d) || (d = [d]), s.push(...d.map((e) => ({
					type: typeof e == "string" ? 0 : 1,
					value: e
				})));
			}
			if (rp(c)) {
				let e = l, a = (Object.prototype.hasOwnProperty.call(c.options, e) ? c.options[e] : void 0) || c.options.other;
				if (!a) throw new Pp(c.value, l, Object.keys(c.options), o);
				s.push(...zp(a.value, t, n, r, i));
			} else if (ip(c)) {
				let e = `=${l}`, a = Object.prototype.hasOwnProperty.call(c.options, e) ? c.options[e] : void 0;
				if (!a) {
					if (!Intl.PluralRules) throw new Np("Intl.PluralRules is not available in this environment.\nTry polyfilling it using \"@formatjs/intl-pluralrules\"\n", "MISSING_INTL_API", o);
					let e = typeof l == "bigint" ? Number(l) : l, r = n.getPluralRules(t, { type: c.pluralType }).select(e - (c.offset || 0));
					a = (Object.prototype.hasOwnProperty.call(c.options, r) ? c.options[r] : void 0) || c.options.other;
				}
				if (!a) throw new Pp(c.value, l, Object.keys(c.options), o);
				let u = typeof l == "bigint" ? Number(l) : l;
				s.push(...zp(a.value, t, n, r, i, u - (c.offset || 0)));
			}
		}
	}
	return Lp(s);
}
function Bp(e, t) {
	return t ? {
		...e,
		...t,
		...Object.keys(e).reduce((n, r) => (n[r] = {
			...e[r],
			...t[r]
		}, n), {})
	} : e;
}
function Vp(e, t) {
	return t ? Object.keys(e).reduce((n, r) => (n[r] = Bp(e[r], t[r]), n), { ...e }) : e;
}
function Hp(e) {
	return { create() {
		return {
			get(t) {
				return e[t];
			},
			set(t, n) {
				e[t] = n;
			}
		};
	} };
}
function Up(e = {
	number: {},
	dateTime: {},
	pluralRules: {}
}) {
	return {
		getNumberFormat: Tf((...e) => new Intl.NumberFormat(...e), {
			cache: Hp(e.number),
			strategy: If.variadic
		}),
		getDateTimeFormat: Tf((...e) => new Intl.DateTimeFormat(...e), {
			cache: Hp(e.dateTime),
			strategy: If.variadic
		}),
		getPluralRules: Tf((...e) => new Intl.PluralRules(...e), {
			cache: Hp(e.pluralRules),
			strategy: If.variadic
		})
	};
}
var Wp = class e {
	constructor(t, n = e.defaultLocale, r, i) {
		if (this.formatterCache = {
			number: {},
			dateTime: {},
			pluralRules: {}
		}, this.format = ((e) => {
			let t = this.formatToParts(e);
			if (t.length === 1) return t[0].value;
			let n = t.reduce((e, t) => (!e.length || t.type !== 0 || typeof e[e.length - 1] != "string" ? e.push(t.value) : e[e.length - 1] += t.value, e), []);
			return n.length <= 1 ? n[0] || "" : n;
		}), this.formatToParts = ((e) => zp(this.ast, this.locales, this.formatters, this.formats, e, void 0, this.message)), this.resolvedOptions = () => ({ locale: this.resolvedLocale?.toString() || Intl.NumberFormat.supportedLocalesOf(this.locales)[0] }), this.getAst = () => this.ast, this.locales = n, this.resolvedLocale = e.resolveLocale(n), typeof t == "string") {
			if (this.message = t, !e.__parse) throw TypeError("IntlMessageFormat.__parse must be set to process `message` of type `string`");
			let { ...n } = i || {};
			this.ast = e.__parse(t, {
				...n,
				locale: this.resolvedLocale
			});
		} else this.ast = t;
		if (!Array.isArray(this.ast)) throw TypeError("A message must be provided as a String or AST.");
		this.formats = Vp(e.formats, r), this.formatters = i && i.formatters || Up(this.formatterCache);
	}
	static {
		this.memoizedDefaultLocale = null;
	}
	static get defaultLocale() {
		return e.memoizedDefaultLocale ||= new Intl.NumberFormat().resolvedOptions().locale, e.memoizedDefaultLocale;
	}
	static {
		this.resolveLocale = (e) => {
			if (Intl.Locale === void 0) return;
			let t = Intl.NumberFormat.supportedLocalesOf(e);
			return t.length > 0 ? new Intl.Locale(t[0]) : new Intl.Locale(typeof e == "string" ? e : e[0]);
		};
	}
	static {
		this.__parse = Mp;
	}
	static {
		this.formats = {
			number: {
				integer: { maximumFractionDigits: 0 },
				currency: { style: "currency" },
				percent: { style: "percent" }
			},
			date: {
				short: {
					month: "numeric",
					day: "numeric",
					year: "2-digit"
				},
				medium: {
					month: "short",
					day: "numeric",
					year: "numeric"
				},
				long: {
					month: "long",
					day: "numeric",
					year: "numeric"
				},
				full: {
					weekday: "long",
					month: "long",
					day: "numeric",
					year: "numeric"
				}
			},
			time: {
				short: {
					hour: "numeric",
					minute: "numeric"
				},
				medium: {
					hour: "numeric",
					minute: "numeric",
					second: "numeric"
				},
				long: {
					hour: "numeric",
					minute: "numeric",
					second: "numeric",
					timeZoneName: "short"
				},
				full: {
					hour: "numeric",
					minute: "numeric",
					second: "numeric",
					timeZoneName: "short"
				}
			}
		};
	}
}, Gp = /* @__PURE__ */ new Map();
function Kp(e, t) {
	let n = `${t} ${e}`, r = Gp.get(n);
	return r === void 0 && (r = new Wp(e, t, void 0, { ignoreTag: !0 }), Gp.set(n, r)), r;
}
var qp = (e, t, n = {}) => String(Kp(e, t).format({ ...n })), Jp = 0, Yp = 1, Xp = 7;
function Zp(e, t) {
	let n = /* @__PURE__ */ new Map(), r = (e, t, r) => {
		let i = n.get(e);
		n.set(e, {
			name: e,
			addition: t || i?.addition === !0,
			decides: r || i?.decides === !0
		});
	}, i = (e) => {
		let t = !1;
		for (let n of e) {
			let e = n.type;
			if (e === Jp) t = /[\p{L}\p{N}]$/u.test(n.value);
			else {
				e !== Xp && r(n.value, t && e === Yp, e !== Yp);
				for (let e of Object.values(n.options ?? {})) i(e.value);
				t = !0;
			}
		}
	};
	return i(Kp(e, t).getAst()), [...n.values()];
}
var Qp = {
	"not-offered": "that is not offered here",
	"too-many-of": "something was named more often than it is there",
	superfluous: "something in it is not needed to pay",
	"group-max": "too many of one group",
	"group-min": "too few of one group",
	"no-step": "one step of this way does not lead to a neighbour",
	blocked: "the way leads through a place that cannot be entered",
	halted: "the way goes on where it must end",
	"no-end": "the way may not end there",
	"not-distinct": "answers that must differ are the same",
	"field-missing": "an answer is still missing",
	"undo-other": "somebody else has decided since",
	"undo-none": "you have decided nothing yet that could be taken back",
	"undo-sealed": "a sealed answer is not taken back; while its question is open you can answer again",
	"undo-sealing": "several have been asked in secret since",
	"undo-dice": "dice were thrown or cards shuffled since",
	"undo-revealed": "something hidden was shown to others since",
	"undo-learned": "you have learned something hidden since",
	"undo-clock": "the clock decided for you",
	"undo-final": "the rule makes it final",
	"undo-over": "the game was over",
	"undo-rewound": "the match was taken back to here by everybody’s consent"
}, $p = {
	unreadable: "cette réponse n’est pas lisible ici",
	"not-offered": "ce n’est pas proposé ici",
	"not-a-number": "il faut un nombre entier",
	"out-of-range": "ce nombre est trop petit ou trop grand",
	"off-step": "ce nombre n’est pas un des pas permis",
	"not-a-list": "il faut une liste",
	"too-many": "il y en a trop",
	"too-many-of": "quelque chose est nommé plus souvent qu’il n’est là",
	"too-few": "il en manque",
	"group-max": "trop d’un même groupe",
	"group-min": "trop peu d’un même groupe",
	"too-dear": "c’est trop cher",
	"too-little": "cela ne suffit pas à payer",
	"too-much": "il faut payer juste ce qui est dû",
	superfluous: "quelque chose n’est pas nécessaire pour payer",
	"must-move": "on ne peut pas rester ici",
	"no-step": "un pas de ce chemin ne mène pas à une case voisine",
	blocked: "le chemin passe par un endroit où l’on ne peut entrer",
	"too-far": "c’est trop loin",
	halted: "le chemin continue là où il doit finir",
	"no-end": "le chemin ne peut pas finir là",
	"not-all": "il faut tous les mettre en ordre",
	"must-offer": "il faut un marché",
	"no-bargain": "ce n’est pas un marché",
	"no-partner": "aucun marché n’est possible avec cette place ici",
	empty: "un marché doit déplacer quelque chose",
	"field-missing": "il manque une réponse",
	"not-distinct": "des réponses qui doivent différer sont égales",
	total: "la somme est trop grande",
	"not-now": "ce n’est pas ouvert maintenant",
	stale: "cette réponse vient trop tard, la question n’est plus posée",
	"undo-other": "un autre a décidé depuis",
	"undo-none": "vous n’avez rien décidé encore",
	"undo-sealed": "une réponse scellée ne s’annule pas",
	"undo-sealing": "plusieurs ont depuis à répondre en secret",
	"undo-dice": "des dés ont été jetés ou des cartes mélangées depuis",
	"undo-revealed": "quelque chose de caché a été montré depuis",
	"undo-learned": "vous avez appris quelque chose de caché depuis",
	"undo-clock": "l’horloge a décidé à votre place",
	"undo-final": "la règle le rend définitif",
	"undo-over": "la partie était finie",
	"undo-rewound": "la partie a été ramenée là d’un commun accord",
	paused: "la partie est en pause ; proposez de continuer",
	over: "la partie est finie",
	"no-takeback": "il n’y a pas tant de décisions à reprendre",
	"not-paused": "la partie n’est pas en pause",
	"clock-decides": "à cette table l’horloge décide quand un bot prend une place",
	"not-awaited": "un bot ne remplace que celui que la table attend",
	"own-seat": "quittez la table pour qu’un bot joue pour vous",
	"not-away": "aucun bot ne tient cette place",
	"no-talk": "à un seul écran on se parle de vive voix",
	"no-match": "cette partie n’est pas gardée ici"
}, em = {
	unreadable: "questa risposta qui non si può leggere",
	"not-offered": "qui non è offerto",
	"not-a-number": "ci vuole un numero intero",
	"out-of-range": "questo numero è troppo piccolo o troppo grande",
	"off-step": "questo numero non è uno dei passi permessi",
	"not-a-list": "ci vuole una lista",
	"too-many": "sono troppi",
	"too-many-of": "qualcosa è nominato più spesso di quanto ci sia",
	"too-few": "sono troppo pochi",
	"group-max": "troppi di uno stesso gruppo",
	"group-min": "troppo pochi di uno stesso gruppo",
	"too-dear": "è troppo caro",
	"too-little": "non basta per pagare",
	"too-much": "si deve pagare esattamente il dovuto",
	superfluous: "qualcosa non serve per pagare",
	"must-move": "qui non si può restare",
	"no-step": "un passo di questa via non porta a una casella vicina",
	blocked: "la via passa per un luogo dove non si può entrare",
	"too-far": "è troppo lontano",
	halted: "la via continua dove deve finire",
	"no-end": "la via non può finire là",
	"not-all": "si devono mettere tutti in ordine",
	"must-offer": "ci vuole un affare",
	"no-bargain": "questo non è un affare",
	"no-partner": "qui nessun affare è possibile con questo posto",
	empty: "un affare deve spostare qualcosa",
	"field-missing": "manca una risposta",
	"not-distinct": "risposte che devono differire sono uguali",
	total: "la somma è troppo grande",
	"not-now": "adesso non è aperto",
	stale: "questa risposta arriva tardi, la domanda non c’è più",
	"undo-other": "un altro ha deciso nel frattempo",
	"undo-none": "non hai ancora deciso niente",
	"undo-sealed": "una risposta sigillata non si annulla",
	"undo-sealing": "da allora più di uno deve rispondere in segreto",
	"undo-dice": "nel frattempo si sono tirati dadi o mescolate carte",
	"undo-revealed": "nel frattempo si è mostrato qualcosa di nascosto",
	"undo-learned": "nel frattempo hai saputo qualcosa di nascosto",
	"undo-clock": "l’orologio ha deciso al tuo posto",
	"undo-final": "la regola lo rende definitivo",
	"undo-over": "la partita era finita",
	"undo-rewound": "la partita è stata riportata là di comune accordo",
	paused: "la partita è in pausa; proponi di continuare",
	over: "la partita è finita",
	"no-takeback": "non ci sono tante decisioni da riprendere",
	"not-paused": "la partita non è in pausa",
	"clock-decides": "a questo tavolo è l’orologio a decidere quando un bot prende un posto",
	"not-awaited": "un bot sostituisce solo chi il tavolo aspetta",
	"own-seat": "lascia il tavolo perché un bot giochi per te",
	"not-away": "nessun bot tiene questo posto",
	"no-talk": "a un solo schermo ci si parla a voce",
	"no-match": "questa partita non è tenuta qui"
}, tm = {
	en: {
		unreadable: "{first, plural, =0 {“{typed}” is not offered here} other {“{typed}” could mean several things}}",
		"too-many-of": "{items} was named more often than it is there",
		superfluous: "{items} is not needed: the rest already pays {first}",
		total: "this comes to {first}, at most {second} is allowed",
		"group-max": "at most {first} of these, not {second}: {items}",
		"group-min": "at least {first} of these, not {second}: {items}",
		blocked: "{items} cannot be entered",
		halted: "the way must end at {items}",
		"no-end": "the way may not end at {items}"
	},
	fr: {
		unreadable: "{first, plural, =0 {« {typed} » n’est pas proposé ici} other {« {typed} » peut désigner plusieurs choses}}",
		"too-many-of": "{items} : nommé plus souvent que présent",
		superfluous: "{items} n’est pas nécessaire : le reste paie déjà {first}",
		total: "cela fait {first}, au plus {second} est permis",
		"group-max": "au plus {first} parmi ceux-ci, pas {second} : {items}",
		"group-min": "au moins {first} parmi ceux-ci, pas {second} : {items}",
		blocked: "on ne peut pas entrer en {items}",
		halted: "le chemin doit finir en {items}",
		"no-end": "le chemin ne peut pas finir en {items}"
	},
	it: {
		unreadable: "{first, plural, =0 {«{typed}» qui non è offerto} other {«{typed}» può indicare più cose}}",
		"too-many-of": "{items}: nominato più spesso di quanto ci sia",
		superfluous: "{items} non serve: il resto paga già {first}",
		total: "questo fa {first}, al massimo {second} è permesso",
		"group-max": "al massimo {first} di questi, non {second}: {items}",
		"group-min": "almeno {first} di questi, non {second}: {items}",
		blocked: "in {items} non si può entrare",
		halted: "la via deve finire in {items}",
		"no-end": "la via non può finire in {items}"
	}
}, nm = {
	en: Qp,
	fr: $p,
	it: em
};
function rm(e, t, n) {
	return n === null ? "-" : n === void 0 ? "undefined" : Array.isArray(n) ? `[${n.map((n) => rm(e, t, n)).join(" ")}]` : typeof n == "object" ? `{${im(e, {}, n).join(" ")}}` : typeof n == "boolean" ? String(n) : Object.hasOwn(e, t) && !(typeof n == "number" && n < 0) ? e[t].print(n) : typeof n == "number" ? String(n) : am(n) ? n : JSON.stringify(n);
}
var im = (e, t, n) => Object.entries(n).map(([n, r]) => `${n}=${rm(e, t[n]?.of ?? "", r)}`), am = (e) => /^[A-Za-zÀ-ž][\w.'’À-ž-]*$/.test(e) && e !== "true" && e !== "false", om = {
	en: {
		nothing: "nothing",
		hidden: "({count} hidden)",
		bargain: "gives {give} for {want}",
		colon: ": "
	},
	fr: {
		nothing: "rien",
		hidden: "({count} caché)",
		bargain: "donne {give} contre {want}",
		colon: " : "
	},
	it: {
		nothing: "niente",
		hidden: "({count} nascosto)",
		bargain: "dà {give} per {want}",
		colon: ": "
	}
}, sm = class {
	game;
	language;
	names;
	readable;
	constructor(e, t, n, r = !1) {
		this.game = e, this.names = t, this.language = n, this.readable = r;
	}
	get words() {
		return this.game.words[this.language];
	}
	get drawingWords() {
		return {
			...this.words,
			...Object.fromEntries(this.names.map((e, t) => [`seat.${t}`, e]))
		};
	}
	get colon() {
		return om[this.language].colon;
	}
	field(e) {
		return this.words[`field.${e}`] ?? this.words[e] ?? e;
	}
	name(e) {
		return this.names[e] ?? String(e);
	}
	event(e) {
		let t = this.words[`event.${e.kind}`];
		if (t === void 0) return this.bare(e);
		let n = {};
		for (let { name: r, addition: i, decides: a } of Zp(t, this.language)) {
			let t = e[r], o = this.fieldOf(e.kind, r);
			n[r] = r.endsWith("_count") ? wf(e[r.slice(0, -Cf.length)]) : a ? typeof t == "number" || typeof t == "string" ? t : 0 : i ? this.addition(r, o, t) : bf(t) ? "?" : this.value(r, o, t);
		}
		return qp(t, this.language, n);
	}
	begins(e) {
		return this.game.events.kinds[e.kind]?.begins ?? null;
	}
	seatOf(e) {
		for (let [t, { of: n, shape: r }] of this.fieldsOf(e)) {
			let i = e[t];
			if (n === "seat" && r === "one" && typeof i == "number" && i >= 0) return i;
		}
		return null;
	}
	sums(e) {
		return this.fieldsOf(e).flatMap(([t, { of: n, total: r }]) => {
			let i = e[t];
			return n === "sum" && i ? [{
				name: t,
				parts: i,
				total: e[r] ?? null
			}] : [];
		});
	}
	fieldsOf(e) {
		return Object.entries(this.game.events.kinds[e.kind]?.fields ?? {});
	}
	question(e, t) {
		let n = {};
		for (let { name: r, decides: i } of Zp(e, this.language)) {
			let e = t?.[r];
			n[r] = i ? typeof e == "number" || typeof e == "string" ? e : 0 : bf(e) ? "?" : this.value(r, this.localOf(t, r), e);
		}
		return qp(e, this.language, n);
	}
	situation({ rule: e, at: t, sealed: n, ...r }, i) {
		let a = Object.entries(r).flatMap(([t, n]) => {
			let r = this.words[`scene.${t}`], a = fo(this.game.locals, e, t);
			return r === void 0 || a === void 0 || !Sf(a, n) || (a.of === "seat" || this.isFigure(a)) && n === i ? [] : [n === !0 ? r : `${r} ${this.value(t, a, n)}`];
		});
		return a.length === 0 ? "" : `${this.words[`rule.${e}`] ?? e}: ${a.join(" · ")}`;
	}
	localOf(e, t) {
		return (e === null ? void 0 : fo(this.game.locals, e.rule, t)) ?? xf;
	}
	fieldOf(e, t) {
		return this.game.events.kinds[e]?.fields[t] ?? xf;
	}
	bare({ n: e, clause: t, kind: n, ...r }) {
		return [n, ...Object.entries(r).map(([e, t]) => `${e} ${this.value(e, this.fieldOf(n, e), t)}`)].join(", ").replace(",", ":");
	}
	addition(e, t, n) {
		if (bf(n) || Array.isArray(n) && n.length === 0) return "";
		let r = this.value(e, t, n);
		return r === "" ? "" : ` (${r})`;
	}
	value(e, n, r) {
		let { of: i, shape: a } = n, o = co(n, r);
		return t(o) ? this.tell("hidden", { count: o.hidden }) : i === "sum" ? this.parts(o) : i === "bargain" ? this.bargain(o) : a === "seats" && Array.isArray(o) ? this.bySeat(o) : i === "seat" ? Array.isArray(o) ? this.list(o.map((e) => this.seat(e))) : this.seat(o) : this.isFigure(n) ? this.figures(i, o) : Array.isArray(o) ? this.items(i, o) : this.single(e, i, o);
	}
	item(e, t) {
		if (e === "seat" && typeof t == "number") return this.name(t);
		let n = this.called(e, t);
		if (n !== null) return n.name;
		let r = df(this.game.nouns, e, t), i = (this.noun(e)?.groups ?? [e]).map((e) => this.words[`${e}.${r}`]).find((e) => e !== void 0);
		if (i !== void 0) return i;
		let a = this.words[`choice.${r}`];
		if (a !== void 0 && (typeof t == "string" || !Object.hasOwn(this.game.nouns, e))) return a;
		if (typeof t == "string" && this.readable && this.words[r] !== void 0) return this.words[r];
		if (!/^[a-zà-ž]/i.test(r) || /[,:]/.test(r)) return r;
		let o = r.replaceAll("-", " ");
		return typeof t == "number" && o.length > 2 ? o.charAt(0).toUpperCase() + o.slice(1) : o;
	}
	about(e, t) {
		let n = e.hints?.find((e) => e.item === t), r = n === void 0 ? void 0 : this.words[`hint.${n.key}`];
		if (r !== void 0) return qp(r, this.language, n.values);
		let i = this.called(e.of, t);
		if (i !== null) return i.about;
		let a = this.words[`choice.${df(this.game.nouns, e.of, t)}`] ?? null;
		return a === this.item(e.of, t) ? null : a;
	}
	ask(e, t) {
		let n = this.words[`ask.${e}`];
		return n === void 0 ? null : this.question(n, t);
	}
	reason(e) {
		let { clause: t, code: n, text: r } = e;
		return this.words[n === "barred" ? `barred.${t}` : `refused.${n}`] ?? this.naming(e) ?? nm[this.language][n] ?? r;
	}
	naming({ code: e, of: t = "", items: n = [], numbers: r, typed: i = "" }) {
		let a = tm[this.language][e];
		if (a === void 0 || n.length === 0 && r === void 0) return null;
		let o = [...new Set(n.map((e) => this.item(t, e)))], [s = 0, c = 0] = r ?? [];
		return qp(a, this.language, {
			items: o.join(", "),
			first: s,
			second: c,
			typed: i
		});
	}
	noun(e) {
		return Object.hasOwn(this.game.nouns, e) ? this.game.nouns[e] : null;
	}
	called(e, t) {
		return this.readable ? this.noun(e)?.called?.(t, this.words, this.names) ?? null : null;
	}
	isFigure({ of: e }) {
		return this.noun(e)?.seats === !0;
	}
	figures(e, t) {
		let n = (t) => typeof t != "number" || t < 0 ? rm(this.game.nouns, e, t) : this.names[t] ?? this.written(e, t);
		return Array.isArray(t) ? this.list(t.map(n)) : n(t);
	}
	seat(e) {
		if (typeof e != "number" || e < 0) return String(e ?? "–");
		let t = Object.keys(this.game.nouns).find((e) => this.game.nouns[e].seats === !0);
		return this.names[e] ?? (t === void 0 ? String(e) : this.written(t, e));
	}
	items(e, t) {
		if (t.length === 0) return this.tell("nothing");
		let n = this.noun(e) !== null, r = t.every((e) => typeof e == "number" || typeof e == "string"), i = t.map((t) => r ? this.written(n ? e : "", t) : rm(this.game.nouns, e, t));
		return this.readable ? n ? yf(i) : i.join(", ") : i.join(" ");
	}
	single(e, t, n) {
		let r = this.readable && typeof n == "string" ? this.words[`${e}.${n}`] : void 0;
		if (r !== void 0) return r;
		let i = this.noun(t) !== null && (typeof n == "string" || n >= 0);
		return this.readable && i ? this.item(t, n) : rm(this.game.nouns, t, n);
	}
	written(e, t) {
		return this.readable ? this.item(e, t) : df(this.game.nouns, e, t);
	}
	bySeat(e) {
		return e.flatMap((e, t) => e === null ? [] : [`${this.name(t)} ${e}`]).join(", ") || this.tell("nothing");
	}
	bargain({ give: e, giveCoins: t, want: n, wantCoins: r }) {
		let i = (e, t) => [...e.length > 0 ? [this.items("", e)] : [], ...t > 0 ? [`$${t}`] : []].join(" + ") || this.tell("nothing");
		return this.tell("bargain", {
			give: i(e, t),
			want: i(n, r)
		});
	}
	list(e) {
		return new Intl.ListFormat(this.language).format(e);
	}
	tell(e, t = {}) {
		return qp(om[this.language][e], this.language, t);
	}
	parts(e) {
		return e.filter((e) => e.value !== 0).map(({ label: e, value: t }, n) => {
			let r = t < 0 ? n === 0 ? "−" : "− " : n === 0 ? "" : "+ ", i = this.words[`part.${e}`] ?? this.words[e] ?? e;
			return `${r}${i}${/\d$/.test(i) ? ":" : ""} ${Math.abs(t)}`;
		}).join(" ");
	}
}, cm = 1500, lm = ((e, t) => ({
	frozen: 1,
	id: e.id,
	title: e.title,
	rules: e.rules,
	prefix: e.prefix,
	seats: e.seats,
	options: e.options,
	nouns: e.nouns,
	words: e.words,
	events: e.events,
	locals: e.locals,
	commands: e.commands.map(({ name: e, clause: t }) => ({
		name: e,
		clause: t
	})),
	sketcher: t,
	viewFor: (t, n) => e.viewFor(t, n),
	draw: (t, n) => e.draw(t, n),
	start: (t) => _f.start({
		...t,
		game: e
	}),
	tell: (t, n, r) => new sm(e, t, n, r),
	answer: (t, n, r, i) => Hd(Ld(t) ? t : vf, e, cm).choose(n, r, ud(i))
}))(Pl, hu ?? null);
export { lm as default };
