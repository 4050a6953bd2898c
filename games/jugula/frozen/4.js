// jugula@4, frozen by ./harena freeze: data, not source (engine/frozen.ts).
var e = (e) => ({ hidden: Array.isArray(e) ? e.length : e === null ? 0 : 1 }), t = (e) => typeof e == "object" && !!e && "hidden" in e, n = 12, r = (e) => e <= n, i = (e, t) => r(t) ? Object.assign({}, e) : { ...e };
function a(e) {
	if (typeof e != "object" || !e) return e;
	if (Array.isArray(e)) {
		let t = e.slice();
		for (let e = 0; e < t.length; e++) typeof t[e] == "object" && t[e] !== null && (t[e] = a(t[e]));
		return t;
	}
	let t = { ...e };
	for (let e in t) typeof t[e] == "object" && t[e] !== null && (t[e] = a(t[e]));
	return t;
}
function o(e) {
	if (typeof e == "object" && e) {
		for (let t of Object.values(e)) o(t);
		Object.freeze(e);
	}
	return e;
}
var s = 65535, c = (e) => e === (e & 15) ? 1 << e : 0, l = (e, t) => c(e) | c(t), u = (e, t) => (e & c(t)) !== 0, d = (e, t) => ({
	frames: [t],
	visits: 0,
	decided: Array(e).fill(0)
}), f = (e) => ({
	to: e,
	call: null,
	end: !1,
	result: null
}), p = {
	to: null,
	call: null,
	end: !1,
	result: null
}, m = (e = null) => ({
	to: null,
	call: null,
	end: !0,
	result: e
});
function h(e, t = {}, n = null) {
	return {
		to: n,
		call: e.frame(t),
		end: !1,
		result: null
	};
}
var ee = class n {
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
	nested;
	blankFrame;
	blankScene;
	constructor(e, t, n) {
		this.name = e, this.steps = n.map(te), this.names = n.map((e) => e.at ?? e.clause);
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
		})) : null;
		let i = t.locals;
		this.keys = Object.keys(i), this.nested = this.keys.filter((e) => typeof i[e] == "object"), this.blankFrame = {
			rule: e,
			at: this.names[0],
			sealed: null,
			result: null,
			...a(t.locals)
		};
		let o = Object.fromEntries([...this.shown, ...this.veiled].map((e) => [e, null]));
		this.blankScene = {
			rule: e,
			at: "",
			sealed: null,
			...o
		};
	}
	withSteps(e) {
		return Object.assign(Object.create(n.prototype), this, { steps: e });
	}
	frame(e = {}) {
		let t = r(this.keys.length) ? {
			rule: this.name,
			at: this.names[0],
			sealed: null,
			result: null
		} : { ...this.blankFrame }, n = t, i = this.blankFrame;
		for (let t = 0; t < this.keys.length; t++) {
			let r = this.keys[t], o = e[r];
			n[r] = o === void 0 ? a(i[r]) : o;
		}
		return t;
	}
	copy(e) {
		let { rule: t, at: n, sealed: r, result: o } = e, s = this.keys.length, c = s === 0 ? {
			rule: t,
			at: n,
			sealed: r,
			result: o
		} : i(e, s);
		r !== null && (c.sealed = a(r)), o !== null && (c.result = a(o));
		let l = c;
		for (let e = 0; e < this.nested.length; e++) {
			let t = this.nested[e], n = l[t];
			n !== null && (l[t] = a(n));
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
		let n = t, i = r(this.shown.length + this.veiled.length) ? {} : { ...this.blankScene };
		i.rule = t.rule, i.at = t.at, i.sealed = null;
		for (let e = 0; e < this.shown.length; e++) {
			let t = this.shown[e];
			i[t] = a(n[t]);
		}
		for (let t = 0; t < this.veiled.length; t++) {
			let r = this.veiled[t];
			i[r] = e(n[r]);
		}
		return i;
	}
	unveil(e, t, n, r) {
		return this.fill(e, t, n, i(r, this.shown.length + this.veiled.length));
	}
	fill(e, t, n, r) {
		let i = t, o = r;
		t.sealed !== null && (o.sealed = a(t.sealed[n] ?? null));
		for (let r = 0; r < this.veiled.length; r++) {
			let s = this.veiled[r];
			u(this.veils[r](e, t), n) && (o[s] = a(i[s]));
		}
		return o;
	}
	restore(e, n, r) {
		let { rule: i, at: o, sealed: s, ...c } = e, l = this.frame(), u = l;
		l.at = o;
		for (let e in c) t(c[e]) || (u[e] = a(c[e]));
		return s !== null && (l.sealed = Array(r).fill(null), l.sealed[n] = a(s)), l;
	}
};
function te(e) {
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
function g(e, t, n) {
	return new ee(e, t, n);
}
var _ = (e, t, n) => ({
	kind: "pick",
	id: 0,
	seat: e,
	clause: "",
	of: t,
	fallback: null,
	barred: null,
	from: n
}), ne = (e, t, n, r, i, a = null) => re(e, t, n, r, i, null, 0, a), re = (e, t, n, r, i, a, o, s = null) => ({
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
	groups: s,
	worth: a,
	atMost: o
}), ie = (e, t, n) => ({
	kind: "order",
	id: 0,
	seat: e,
	clause: "",
	of: t,
	fallback: null,
	barred: null,
	items: n
});
function ae(e, t) {
	if (e.when === null) return !0;
	let n = t[e.when.field];
	return n !== void 0 && e.when.is.includes(n);
}
var oe = ({ of: e, when: t }, { request: n, when: r }) => (e === void 0 || e === n.of) && (t === void 0 || (r?.is.includes(t) ?? !1));
function se(e, t) {
	let n = 0;
	for (let r of t) e.items.includes(r) && n++;
	return n;
}
function ce(e, t) {
	return typeof e == "number" && typeof t == "number" ? e - t : typeof e == typeof t ? e < t ? -1 : +(e > t) : typeof e == "number" ? -1 : 1;
}
var le = (e) => e.length < 2 ? e.slice() : e.slice().sort(ce), ue = "simultaneous";
function de(e) {
	let { clause: t, triggers: n } = e, r = (e, t, r) => n.filter((e) => e.on === t.kind)[r].frame(e, t.subject), i = (e, t) => t.due.map((n) => r(e, t, n).rule);
	return g(ue, {
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
		ask: (e, t) => ie(t.by, "word", i(e, t)),
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
			return i === void 0 ? m() : {
				to: `${t} next`,
				call: r(e, n, i),
				end: !1,
				result: null
			};
		}
	}]);
}
function fe(e, t) {
	let n = e.state.flow.frames;
	for (let { kind: r, subject: i } of t.reverse()) {
		let t = e.game.triggers.get(r) ?? [], a = [...t.keys()].filter((n) => t[n].when(e.state, i)), o = a.length > 1 ? e.game.simultaneous?.chooser(e.state, r, i) ?? null : null, s = o === null ? void 0 : e.game.book.get(ue);
		if (s !== void 0) n.push(s.frame({
			kind: r,
			subject: i,
			due: a,
			by: o
		}));
		else for (let r of a.reverse()) n.push(t[r].frame(e.state, i));
	}
}
var pe = class extends Map {
	recent = [];
	ruleOf(e, t) {
		let n = this.recent[t];
		if (n !== void 0 && n.name === e.rule) return n;
		let r = this.get(e.rule);
		if (r === void 0) throw Error(`there is no rule '${e.rule}'`);
		return this.recent[t] = r, r;
	}
};
function me(e, t = null) {
	let n = new pe(), r = t === null ? e : [...e, de(t)];
	for (let e of r) {
		if (n.has(e.name)) throw Error(`there are two rules '${e.name}'`);
		n.set(e.name, e);
	}
	return n;
}
function he(e) {
	let t = /* @__PURE__ */ new Map();
	for (let n of e.triggers ?? []) t.set(n.on, [...t.get(n.on) ?? [], n]);
	return {
		...e,
		triggers: t,
		commands: e.commands ?? [],
		simultaneous: e.simultaneous ?? null
	};
}
function ge(e, t) {
	let n = Array(t.frames.length);
	for (let r = 0; r < n.length; r++) n[r] = e.ruleOf(t.frames[r], r).copy(t.frames[r]);
	return {
		frames: n,
		visits: t.visits,
		decided: t.decided.slice()
	};
}
function _e(e, t, n) {
	let { frames: r, visits: i, decided: a } = t.flow, o = Array(r.length);
	for (let i = 0; i < r.length; i++) o[i] = e.ruleOf(r[i], i).scene(t, r[i], n);
	return {
		seats: a.length,
		visits: i,
		decided: a[n] ?? 0,
		scenes: o
	};
}
function ve(e, t, n) {
	let r = Array(t.seats).fill(0);
	return n < t.seats && (r[n] = t.decided), {
		frames: t.scenes.map((r) => e.get(r.rule).restore(r, n, t.seats)),
		visits: t.visits,
		decided: r
	};
}
var ye = [
	4,
	4,
	4,
	5,
	5,
	5,
	6,
	6,
	6,
	7,
	7
], be = [
	0,
	1,
	1,
	1,
	2,
	2,
	3,
	3,
	3,
	4,
	4
], xe = [
	{
		id: "J01",
		name: "Palus",
		M: 2,
		A: 1,
		V: 2,
		D: 3,
		P: 2,
		C: 2,
		special: [{
			op: "BOOST",
			stat: "ATT",
			k: 1,
			n: 4,
			until: "ownNextTurnEnd"
		}, {
			op: "DRAW",
			n: 2
		}]
	},
	{
		id: "J02",
		name: "Scutum",
		M: 1,
		A: 1,
		V: 2,
		D: 3,
		P: 2,
		C: 3,
		special: [{
			op: "BOOST",
			stat: "DEF",
			k: 1,
			n: 4,
			until: "ownNextTurnStart"
		}, {
			op: "DRAW",
			n: 1
		}]
	},
	{
		id: "J03",
		name: "Cursus",
		M: 3,
		A: 0,
		V: 2,
		D: 3,
		P: 2,
		C: 1,
		special: [{
			op: "MOVE",
			n: 2,
			mp: 2
		}]
	},
	{
		id: "J04",
		name: "Ictus",
		M: 1,
		A: 2,
		V: 0,
		D: 2,
		P: 2,
		C: 5,
		special: [{
			op: "ATTACK",
			n: 1,
			att: 2
		}]
	},
	{
		id: "J05",
		name: "Clamor",
		M: 1,
		A: 1,
		V: 3,
		D: 3,
		P: 2,
		C: 0,
		special: [{
			op: "VOX",
			who: "self",
			k: 2
		}, {
			op: "VOX",
			who: "target",
			k: -1
		}]
	},
	{
		id: "J06",
		name: "Pompa",
		M: 2,
		A: 1,
		V: 3,
		D: 4,
		P: 2,
		C: 0,
		special: [{
			op: "TURN",
			n: 4
		}, {
			op: "VOX",
			who: "self",
			k: 2
		}]
	},
	{
		id: "J07",
		name: "Harena",
		M: 2,
		A: 1,
		V: 2,
		D: 3,
		P: 2,
		C: 2,
		special: [{
			op: "SHOVE",
			n: 1
		}, {
			op: "MOVE",
			n: 1,
			mp: 0
		}]
	},
	{
		id: "J08",
		name: "Doctor",
		M: 1,
		A: 1,
		V: 0,
		D: 4,
		P: 3,
		C: 1,
		special: [{
			op: "RECOVER",
			n: 2
		}, {
			op: "DRAW",
			n: 1
		}]
	},
	{
		id: "J09",
		name: "Impetus",
		M: 2,
		A: 2,
		V: 0,
		D: 2,
		P: 0,
		C: 4,
		special: [{
			op: "MOVE_ATTACK",
			mp: 0,
			att: 0
		}]
	},
	{
		id: "J10",
		name: "Fallacia",
		M: 1,
		A: 1,
		V: 2,
		D: 3,
		P: 2,
		C: 3,
		special: [{
			op: "DISCARD",
			who: "target",
			n: 1,
			mode: "random"
		}, {
			op: "DRAW",
			n: 2
		}]
	},
	{
		id: "J11",
		name: "Furor",
		M: 1,
		A: 2,
		V: 2,
		D: 2,
		P: 0,
		C: 6,
		special: [{
			op: "VOX",
			who: "self",
			k: -1
		}, {
			op: "ATTACK",
			n: 2,
			att: 1
		}]
	},
	{
		id: "J12",
		name: "Lanista",
		M: 2,
		A: 1,
		V: 2,
		D: 4,
		P: 2,
		C: 1,
		special: [{
			op: "PRIMA",
			n: 3
		}, {
			op: "DISCARD",
			who: "self",
			n: 1,
			mode: "choose"
		}]
	}
], Se = [
	{
		id: "P01",
		name: "Palma",
		M: 3,
		A: 2,
		V: 3,
		D: 4,
		P: 0,
		C: 4,
		special: [{
			op: "VOX",
			who: "self",
			k: 2
		}, {
			op: "DRAW",
			n: 2
		}]
	},
	{
		id: "P02",
		name: "Rudis",
		M: 2,
		A: 2,
		V: 3,
		D: 5,
		P: 0,
		C: 3,
		special: [{
			op: "RECOVER",
			n: 3
		}, {
			op: "TURN",
			n: 4
		}]
	},
	{
		id: "P03",
		name: "Primus Palus",
		M: 2,
		A: 3,
		V: 0,
		D: 3,
		P: 0,
		C: 7,
		special: [{
			op: "ATTACK",
			n: 1,
			att: 3
		}]
	},
	{
		id: "P04",
		name: "Insidiae",
		M: 3,
		A: 2,
		V: 0,
		D: 3,
		P: 0,
		C: 5,
		special: [{
			op: "MOVE_ATTACK",
			mp: 2,
			att: 2
		}]
	},
	{
		id: "P05",
		name: "Testudo",
		M: 2,
		A: 2,
		V: 0,
		D: 4,
		P: 0,
		C: 6,
		special: [{
			op: "BOOST",
			stat: "DEF",
			k: 2,
			n: 4,
			until: "ownNextTurnStart"
		}, {
			op: "DRAW",
			n: 2
		}]
	},
	{
		id: "P06",
		name: "Sanguis",
		M: 2,
		A: 3,
		V: 3,
		D: 3,
		P: 0,
		C: 6,
		special: [{
			op: "ATTACK",
			n: 2,
			att: 1
		}, {
			op: "VOX",
			who: "self",
			k: 1
		}]
	},
	{
		id: "P07",
		name: "Caesar",
		M: 2,
		A: 2,
		V: 3,
		D: 4,
		P: 0,
		C: 3,
		special: [{
			op: "VOX",
			who: "self",
			k: 2
		}, {
			op: "VOX",
			who: "target",
			k: -2
		}]
	},
	{
		id: "P08",
		name: "Turba",
		M: 4,
		A: 2,
		V: 0,
		D: 4,
		P: 0,
		C: 4,
		special: [{
			op: "MOVE",
			n: 3,
			mp: 2
		}]
	},
	{
		id: "P09",
		name: "Ferrum",
		M: 2,
		A: 3,
		V: 0,
		D: 3,
		P: 0,
		C: 6,
		special: [{
			op: "BOOST",
			stat: "ATT",
			k: 2,
			n: 1,
			until: "ownNextTurnEnd"
		}, {
			op: "ATTACK",
			n: 1,
			att: 0
		}]
	},
	{
		id: "P10",
		name: "Tumultus",
		M: 2,
		A: 2,
		V: 0,
		D: 4,
		P: 0,
		C: 5,
		special: [{
			op: "SHOVE",
			n: 2
		}, {
			op: "ATTACK",
			n: 2,
			att: 1
		}]
	},
	{
		id: "P11",
		name: "Perfidia",
		M: 1,
		A: 2,
		V: 3,
		D: 4,
		P: 0,
		C: 5,
		special: [
			{ op: "PEEK" },
			{
				op: "DISCARD",
				who: "target",
				n: 2,
				mode: "pick"
			},
			{
				op: "DRAW",
				n: 1
			}
		]
	},
	{
		id: "P12",
		name: "Machina",
		M: 3,
		A: 2,
		V: 3,
		D: 4,
		P: 0,
		C: 4,
		special: [
			{
				op: "FREE",
				n: 2
			},
			{
				op: "SWAP",
				n: 1
			},
			{
				op: "MOVE",
				n: 2,
				mp: 2
			}
		]
	}
], Ce = [
	{
		id: "murmillo",
		name: "Murmillo",
		cls: "H",
		mp: 4,
		att: {
			L: 5,
			H: 5
		},
		def: {
			L: 5,
			H: 5
		},
		traits: {},
		cost: 7,
		roster: "basic"
	},
	{
		id: "secutor",
		name: "Secutor",
		cls: "H",
		mp: 4,
		att: {
			L: 5,
			H: 4
		},
		def: {
			L: 4,
			H: 4
		},
		traits: { stoic: !0 },
		cost: 7,
		roster: "basic"
	},
	{
		id: "provocator",
		name: "Provocator",
		cls: "H",
		mp: 4,
		att: {
			L: 4,
			H: 5
		},
		def: {
			L: 5,
			H: 4
		},
		traits: {},
		cost: 7,
		roster: "basic"
	},
	{
		id: "hoplomachus",
		name: "Hoplomachus",
		cls: "H",
		mp: 4,
		att: {
			L: 4,
			H: 4
		},
		def: {
			L: 4,
			H: 4
		},
		traits: { range: 1 },
		cost: 7,
		roster: "basic"
	},
	{
		id: "scissor",
		name: "Scissor",
		cls: "H",
		mp: 4,
		att: {
			L: 4,
			H: 4
		},
		def: {
			L: 4,
			H: 4
		},
		traits: { harassment: !0 },
		cost: 8,
		roster: "basic"
	},
	{
		id: "crupellarius",
		name: "Crupellarius",
		cls: "H",
		mp: 3,
		att: {
			L: 4,
			H: 6
		},
		def: {
			L: 5,
			H: 6
		},
		traits: { massive: !0 },
		cost: 6,
		roster: "basic"
	},
	{
		id: "thraex",
		name: "Thraex",
		cls: "L",
		mp: 5,
		att: {
			L: 5,
			H: 5
		},
		def: {
			L: 4,
			H: 4
		},
		traits: {},
		cost: 7,
		roster: "basic"
	},
	{
		id: "dimachaerus",
		name: "Dimachaerus",
		cls: "L",
		mp: 5,
		att: {
			L: 5,
			H: 4
		},
		def: {
			L: 3,
			H: 4
		},
		traits: { harassment: !0 },
		cost: 8,
		roster: "basic"
	},
	{
		id: "retiarius",
		name: "Retiarius",
		cls: "L",
		mp: 6,
		att: {
			L: 4,
			H: 3
		},
		def: {
			L: 3,
			H: 4
		},
		traits: {
			range: 1,
			hindrance: 1
		},
		cost: 6,
		roster: "basic"
	},
	{
		id: "laquearius",
		name: "Laquearius",
		cls: "L",
		mp: 6,
		att: {
			L: 3,
			H: 3
		},
		def: {
			L: 4,
			H: 3
		},
		traits: {
			range: 1,
			hindrance: 1
		},
		cost: 6,
		roster: "basic"
	},
	{
		id: "sagittarius",
		name: "Sagittarius",
		cls: "L",
		mp: 5,
		att: {
			L: 4,
			H: 4
		},
		def: {
			L: 3,
			H: 3
		},
		traits: {
			bow: !0,
			range: 5
		},
		cost: 5,
		roster: "basic"
	},
	{
		id: "veles",
		name: "Veles",
		cls: "L",
		mp: 6,
		att: {
			L: 4,
			H: 3
		},
		def: {
			L: 3,
			H: 3
		},
		traits: { range: 2 },
		cost: 5,
		roster: "basic"
	},
	{
		id: "eques",
		name: "Eques",
		cls: "L",
		mp: 6,
		att: {
			L: 4,
			H: 4
		},
		def: {
			L: 4,
			H: 3
		},
		traits: {},
		cost: 6,
		roster: "extended"
	},
	{
		id: "essedarius",
		name: "Essedarius",
		cls: "H",
		mp: 5,
		att: {
			L: 4,
			H: 5
		},
		def: {
			L: 4,
			H: 4
		},
		traits: { stoic: !0 },
		cost: 7,
		roster: "extended"
	}
], we = {
	range: "number",
	hindrance: "number",
	bow: "boolean",
	harassment: "boolean",
	massive: "boolean",
	stoic: "boolean"
}, Te = Object.keys(we);
function Ee(e) {
	let t = e, n = String(t.id), r = (e) => /* @__PURE__ */ Error(`armatura ${n}: ${e}`), i = (e) => {
		let { L: n, H: i } = t[e];
		if (!Number.isInteger(n) || !Number.isInteger(i)) throw r(`'${e}' needs a number for L and for H`);
		return [n, i];
	}, a = (e) => {
		if (!Number.isInteger(t[e])) throw r(`'${e}' must be a whole number, not ${String(t[e])}`);
		return t[e];
	}, o = ["L", "H"].indexOf(String(t.cls));
	if (o < 0) throw r(`the class '${String(t.cls)}' is neither L nor H`);
	if (t.roster !== "basic" && t.roster !== "extended") throw r(`there is no roster '${String(t.roster)}'`);
	let s = t.traits;
	for (let [e, t] of Object.entries(s)) {
		let n = Object.hasOwn(we, e) ? we[e] : null;
		if (n === null) throw r(`there is no trait '${e}'`);
		if (typeof t !== n) throw r(`the trait '${e}' cannot be '${String(t)}'`);
	}
	return {
		id: n,
		name: String(t.name),
		weight: o,
		mp: a("mp"),
		att: i("att"),
		def: i("def"),
		range: s.range ?? 0,
		hindrance: s.hindrance ?? 0,
		bow: s.bow === !0,
		harassment: s.harassment === !0,
		massive: s.massive === !0,
		stoic: s.stoic === !0,
		cost: a("cost"),
		basic: t.roster === "basic"
	};
}
var v = Ce.map(Ee), y = v.length, De = v.map((e, t) => t), Oe = De.filter((e) => v[e].basic), ke = v.map((e) => e.cost), Ae = (e, t, n) => t > 0 ? Math.max(n, e - 1) : e, je = (e, t, n) => Ae(v[e].att[v[n].weight], t, 0), Me = (e, t, n) => Ae(v[e].def[v[n].weight], t, 0), Ne = (e, t) => Ae(v[e].mp, t, 1), Pe = (e) => v.findIndex((t) => t.id === e.toLowerCase()), b = (e, t) => e * y + t, Fe = (e) => Math.floor(e / y), Ie = (e) => e % y, Le = (e) => `${v[Ie(e)].id}.${Fe(e)}`;
function Re(e, t) {
	let n = e.length;
	for (e.push(t); n > 0 && e[n - 1] > t;) e[n] = e[n - 1], n--;
	e[n] = t;
}
function ze(e, t) {
	let n = e.indexOf(t);
	if (n < 0) throw Error(`there is no card ${t} to take`);
	e.splice(n, 1);
}
function Be(e, t, ...n) {
	for (let t of n) {
		for (let n of t) e.push(n);
		t.length = 0;
	}
	t.shuffle(e);
}
var Ve = (e, t, n) => (e - t + n) % n, He = (e, t, n, r) => t >= 0 && (e >> Ve(t, n, r) & 1) == 1, Ue = [
	0,
	1,
	1,
	1,
	0,
	-1,
	-1,
	-1
], We = [
	-1,
	-1,
	0,
	1,
	1,
	1,
	0,
	-1
], Ge = [
	7,
	0,
	1,
	6,
	-1,
	2,
	5,
	4,
	3
], Ke = (e, t) => Ge[t * 3 + e + 4], qe = (e, t) => e < -1 || e > 1 || t < -1 || t > 1 ? -1 : Ke(e, t);
function Je(e, t) {
	let n = Math.abs(e), r = Math.abs(t), i = n > r ? n : r, a = n > r ? r : n;
	return (i - a) * (i - a) <= 2 * a * a ? Ke(Math.sign(e), Math.sign(t)) : n > r ? Ke(Math.sign(e), 0) : Ke(0, Math.sign(t));
}
var Ye = (e) => Number.isInteger(e) && e >= 1 && e <= 26;
function Xe(e, t) {
	if (!Ye(e) || !Ye(t)) throw RangeError(`A board of ${e} by ${t} squares: use whole numbers from 1 to 26.`);
	let n = e * t, r = Int8Array.from({ length: n }, (t, n) => n % e), i = Int8Array.from({ length: n }, (t, n) => (n - n % e) / e), a = (n, r) => n < 0 || n >= e || r < 0 || r >= t ? -1 : r * e + n, s = (e, t) => r[t] - r[e], c = (e, t) => i[t] - i[e], l = Array.from(r, (e, t) => Ue.map((n, r) => a(e + n, i[t] + We[r]))), u = new Uint8Array(n * n);
	for (let e = 0; e < n; e++) for (let t = 0; t < n; t++) u[e * n + t] = Math.max(Math.abs(s(e, t)), Math.abs(c(e, t)));
	let d = Array.from(r, (e, n) => String.fromCharCode(97 + e) + (t - i[n])), f = new Map(d.map((e, t) => [e, t]));
	return {
		width: e,
		height: t,
		size: n,
		x: r,
		y: i,
		neighbours: o(l),
		steps: o(l.map((e) => e.filter((e) => e >= 0))),
		cellAt: a,
		distance: (e, t) => u[e * n + t],
		direction: (e, t) => qe(s(e, t), c(e, t)),
		octant: (e, t) => Je(s(e, t), c(e, t)),
		inArc: (e, t, n, r) => He(r, qe(s(e, t), c(e, t)), n, 8),
		inProjectedArc(e, t, n, r, i) {
			let a = s(e, t), o = c(e, t);
			for (let e = 0; e <= i; e++) {
				if (He(r, qe(a, o), n, 8)) return !0;
				a -= Ue[n], o -= We[n];
			}
			return !1;
		},
		name: (e) => d[e],
		parse: (e) => f.get(e) ?? -1
	};
}
var Ze = (e) => e % 8, Qe = (e) => Math.floor(e / 8), $e = Xe(8, 8), et = [
	"n",
	"ne",
	"e",
	"se",
	"s",
	"sw",
	"w",
	"nw"
], tt = 3, nt = 6, x = (e, t) => e << tt | t, S = (e) => e >> tt, C = (e) => e & 7, rt = (e) => e & 7, it = Int8Array.from({ length: 512 }, (e, t) => $e.neighbours[S(t)][C(t)]), at = (e, t) => it[x(e, t)], ot = (e, t) => e << nt | t, st = (e) => Int8Array.from({ length: 4096 }, (t, n) => e(n >> nt, n & 63)), ct = st((e, t) => $e.distance(e, t)), lt = (e, t) => ct[ot(e, t)], ut = st((e, t) => $e.direction(e, t)), dt = (e, t) => ut[ot(e, t)], ft = st((e, t) => $e.octant(e, t)), pt = (e, t) => ft[ot(e, t)], mt = (e) => rt(e + 4), ht = [
	0,
	0,
	1,
	2,
	3,
	2,
	1,
	0
], gt = (e, t) => rt(e - t), _t = (e, t, n) => ht[gt(pt(e, n), t)];
function vt(e, t, n) {
	let r = ut[ot(e, n)];
	return r >= 0 && ht[gt(r, t)] === 0;
}
var yt = (e, t) => at(e, t);
function bt(e, t, n, r) {
	return r === 0 ? vt(e, t, n) : $e.inProjectedArc(e, n, t, xt, r);
}
var xt = 131, St = (e) => `${Ze(e)},${Qe(e)}`, Ct = (e) => St(S(e)) + et[C(e)], wt = (e) => "abcdefgh"[Ze(e)] + (8 - Qe(e)), Tt = (e, t) => e === 2 ? t === 0 : t < 2;
function Et(e) {
	let [, t, n] = /^([0-7]),([0-7])$/.exec(e) ?? [];
	return t === void 0 ? -1 : Number(n) * 8 + Number(t);
}
function Dt(e) {
	let [, t, n] = /^([a-h])([1-8])$/.exec(e) ?? [];
	return t === void 0 ? -1 : (8 - Number(n)) * 8 + "abcdefgh".indexOf(t);
}
function Ot(e) {
	let [, t = "", n = ""] = /^(\d,\d)([a-z]+)$/.exec(e) ?? [], r = Et(t), i = et.indexOf(n);
	return r < 0 || i < 0 ? -1 : x(r, i);
}
var kt = [
	"move",
	"attack",
	"vox",
	"draw",
	"prima",
	"special"
], w = "a whole number", At = {
	MOVE: {
		n: w,
		mp: w
	},
	ATTACK: {
		n: w,
		att: w
	},
	MOVE_ATTACK: {
		mp: w,
		att: w
	},
	TURN: { n: w },
	SHOVE: { n: w },
	BOOST: {
		stat: [
			"ATT",
			"DEF",
			"MP"
		],
		k: w,
		n: w,
		until: [
			"endOfTurn",
			"ownNextTurnStart",
			"ownNextTurnEnd"
		]
	},
	VOX: {
		who: ["self", "target"],
		k: w
	},
	DRAW: { n: w },
	DISCARD: {
		who: ["self", "target"],
		n: w,
		mode: [
			"choose",
			"random",
			"pick"
		]
	},
	RECOVER: { n: w },
	PRIMA: { n: w },
	FREE: { n: w },
	SWAP: { n: w },
	PEEK: {}
};
function jt(e) {
	let t = e, n = String(t.id), r = (e) => {
		if (!Number.isInteger(t[e])) throw Error(`card ${n}: '${e}' must be a whole number, not ${t[e]}`);
		return t[e];
	}, i = t.special;
	if (!Array.isArray(i) || i.length === 0) throw Error(`card ${n}: 'special' must be a list of steps`);
	let a = i.map((e) => Mt(n, e));
	Nt(n, a);
	let o = [
		r("M"),
		r("A"),
		r("V"),
		r("D"),
		r("P"),
		1
	];
	if (o[3] < 2) throw Error(`card ${n}: 'D' must be at least 2`);
	return {
		id: n,
		name: String(t.name),
		numbers: o,
		combat: r("C"),
		special: a
	};
}
function Mt(e, t) {
	let n = String(t.op), r = Object.hasOwn(At, n) ? At[n] : null;
	if (r === null) throw Error(`card ${e}: there is no operation '${n}'`);
	for (let i of Object.keys(t)) if (i !== "op" && !Object.hasOwn(r, i)) throw Error(`card ${e}: ${n} has no field '${i}'`);
	for (let [i, a] of Object.entries(r)) {
		let r = t[i];
		if (!(a === w ? Number.isInteger(r) : a.includes(r))) throw Error(`card ${e}: '${i}' of ${n} cannot be '${String(r)}'`);
	}
	let i = n === "DISCARD" ? `${String(t.who)}/${String(t.mode)}` : "self/choose";
	if (![
		"self/choose",
		"target/random",
		"target/pick"
	].includes(i)) throw Error(`card ${e}: DISCARD cannot be '${i}'`);
	return { ...t };
}
function Nt(e, t) {
	let n = t.findIndex((e) => e.op === "DISCARD" && e.mode === "pick"), r = t.findIndex((e) => e.op === "PEEK");
	if (n >= 0 && (r < 0 || r > n)) throw Error(`card ${e}: DISCARD 'pick' needs a PEEK before it`);
}
var T = [...xe, ...Se].map(jt), Pt = xe.length, Ft = T.length, It = Array.from({ length: Pt }, (e, t) => t), Lt = Array.from({ length: Ft - Pt }, (e, t) => Pt + t), Rt = T.map((e, t) => t), E = T.map((e) => e.combat), zt = (e, t) => T[e].numbers[t], Bt = T.map((e) => e.special.reduce((e, t) => e + (t.op === "VOX" && t.who === "self" && t.k < 0 ? -t.k : 0), 0)), Vt = (e, t) => e * kt.length + t, Ht = (e) => Math.floor(e / kt.length), Ut = (e) => e % kt.length, Wt = (e) => T.findIndex((t) => t.id.toLowerCase() === e.toLowerCase()), Gt = (e) => `${T[Ht(e)].id}-${kt[Ut(e)]}`, D = (e, t, n) => ({
	label: e,
	value: t,
	clause: n
}), Kt = (e, t) => ({
	to: e,
	fields: t
}), qt = class {
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
		let r = t ?? {}, i = "clause" in r ? Jt(r) : a(r), o = n.length === 0 ? null : n.map(({ to: e, fields: t }) => ({
			to: e,
			fields: a(t)
		})), s = {
			n: this.length,
			clause: r.clause ?? this.clause,
			kind: e,
			secrets: o,
			fields: i
		};
		Xt(s), Qt(s, this.declared), this.events.push(s);
	}
};
function Jt({ clause: e, ...t }) {
	return a(t);
}
var Yt = [
	"n",
	"clause",
	"kind",
	"secrets"
];
function Xt(e) {
	if (Zt(e, e.fields), e.secrets !== null) for (let { fields: t } of e.secrets) Zt(e, t);
}
function Zt({ clause: e, kind: t }, n) {
	for (let r of Yt) if (r in n) throw Error(`${e} ${t}: an event cannot have a field '${r}'`);
}
function Qt(e, t) {
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
function O(e) {
	let t = e.hand.length;
	for (let n of e.known) t += n.cards.length;
	return t;
}
function k(e) {
	if (e.known.length === 0) return e.hand;
	let t = e.hand.slice();
	for (let n of e.known) for (let e of n.cards) Re(t, e);
	return t;
}
function $t(e, t, n) {
	let { known: r } = e;
	for (let e = 0; e < r.length; e++) {
		let { to: t, cards: i } = r[e];
		if (i.includes(n)) return ze(i, n), i.length === 0 && r.splice(e, 1), t;
	}
	return ze(e.hand, n), c(t);
}
function en(e, t, n, r, i) {
	let a = e.lanistae[n];
	t.reveal($t(a, n, r), s), Re(a[i], r);
}
function tn(e, t, n) {
	let { known: r } = e, i = 0;
	for (; i < r.length && r[i].to < n;) i++;
	r[i]?.to === n ? Re(r[i].cards, t) : r.splice(i, 0, {
		to: n,
		cards: [t]
	});
}
function nn(e, t, n) {
	let r = e.known.splice(0);
	for (let r of e.hand.splice(0)) tn(e, r, c(t) | c(n));
	for (let t of r) for (let r of t.cards) tn(e, r, t.to | c(n));
}
function rn(e, t, n) {
	let { deck: r, discard: i } = e.lanistae[n];
	if (r.length === 0) {
		if (i.length === 0) return -1;
		Be(r, t.random, i), t.log?.emit("reshuffled", {
			clause: "JU-6.6",
			seat: n,
			count: r.length
		});
	}
	return r.pop();
}
function an(e, t, n, r) {
	let { hand: i } = e.lanistae[n], a = [];
	for (let o = 0; o < r; o++) {
		let s = rn(e, t, n);
		if (s < 0) {
			t.log?.emit("exhausted", {
				clause: "JU-6.8",
				seat: n,
				lost: r - o
			});
			break;
		}
		Re(i, s), a.push(s);
	}
	a.length > 0 && t.reveal(0, c(n)), t.log?.emit("drew", {
		seat: n,
		count: a.length,
		hand: O(e.lanistae[n])
	}, Kt(c(n), { cards: a }));
}
var on = {
	hand: (e, t) => c(t),
	deck: () => 0,
	open: () => s,
	...Object.fromEntries([...Array(16).keys(), s].map((e) => [`known ${e}`, () => e]))
}, sn = (e) => ({
	seat: e,
	kind: -1,
	cell: -1,
	facing: 0,
	wounds: 0,
	net: -1,
	nets: 0,
	moved: !1,
	attacked: !1,
	hurt: !1,
	boosts: []
}), A = (e, t) => b(e.gladiators[t].seat, e.gladiators[t].kind);
function j(e, t) {
	let n = Fe(t) * e.size, r = Ie(t);
	for (let t = n; t < n + e.size; t++) if (e.gladiators[t].kind === r) return t;
	throw Error(`there is no gladiator ${t}`);
}
var M = (e) => e.net >= 0 && !v[e.kind].stoic;
function cn(e, t) {
	let { gladiators: n } = e;
	for (let e = 0; e < n.length; e++) if (n[e].cell === t) return e;
	return -1;
}
function ln(e, t) {
	let n = 0;
	for (let r of e.boosts) r.stat === t && (n = Math.max(n, r.k));
	return n;
}
var N = (e, t) => e.lanistae[t].left === 0;
function un(e, t) {
	let n = (t + 1) % e.seats;
	for (; !N(e, n) && n !== t;) n = (n + 1) % e.seats;
	return n;
}
function dn(e, t) {
	let n = [];
	for (let r = 1; r < e.seats; r++) N(e, (t + r) % e.seats) && n.push((t + r) % e.seats);
	return n;
}
function fn(e, t, n) {
	let r = [];
	if (!N(e, t)) return r;
	for (let i = t * e.size; i < (t + 1) * e.size; i++) {
		let a = e.gladiators[i];
		a.cell >= 0 && n(a) && r.push(b(t, a.kind));
	}
	return r;
}
var pn = [
	"active",
	"first",
	"round",
	"turn",
	"calm",
	"exits"
], mn = [
	"vox",
	"glory",
	"left",
	"toll"
];
function hn(e, t) {
	let [n = "", ...r] = t.trim().split(/\s+/);
	if (pn.includes(n)) e[n] = gn(r[0]);
	else switch (n) {
		case "place": return vn(e, r);
		case "out": {
			let t = _n(e, r[0] ?? "");
			t.wounds = 2;
			return;
		}
		case "seat": return bn(e, e.lanistae[gn(r[0])], r[1] ?? "", r.slice(2));
		default: throw Error(`'${n}' cannot be set; there are: place, out, seat, ${pn.join(", ")}`);
	}
}
function gn(e) {
	if (e === void 0 || !/^\d+$/.test(e)) throw Error(`a number is needed, not '${e}'`);
	return Number(e);
}
function _n(e, t) {
	let [, n = "", r = ""] = /^([a-z]+)\.([0-3])$/.exec(t) ?? [], i = Pe(n);
	if (i < 0 || Number(r) >= e.seats) throw Error(`'${t}' is no gladiator; write for instance thraex.0`);
	let a = e.gladiators.filter((e) => e.seat === Number(r)), o = a.find((e) => e.kind === i) ?? a.find((e) => e.kind < 0);
	if (o === void 0) throw Error(`the familia of seat ${r} is full`);
	return o.kind = i, o;
}
function vn(e, [t = "", n = "", ...r]) {
	let i = _n(e, t), a = Ot(n);
	if (a < 0) throw Error(`'${n}' is no stance; write for instance 3,4ne`);
	i.cell = S(a), i.facing = C(a), i.nets = v[i.kind].hindrance;
	for (let t of r) yn(e, i, t);
}
function yn(e, t, n) {
	let [, r, i] = /^(ATT|DEF|MP)\+(\d)$/.exec(n) ?? [];
	if (r !== void 0) t.boosts.push({
		stat: {
			ATT: 0,
			DEF: 1,
			MP: 2
		}[r],
		k: Number(i),
		until: 2,
		turn: e.turn
	});
	else if (n.startsWith("by=")) {
		let r = _n(e, n.slice(3));
		r.nets--, t.net = e.gladiators.indexOf(r);
	} else if (n === "wounded") t.wounds = 1;
	else if (n === "hurt" || n === "moved" || n === "attacked") t[n] = !0;
	else throw Error(`'${n}' is unknown; there are: wounded, hurt, moved, attacked, by=NAME, ATT+1, DEF+1, MP+1`);
}
function bn(e, t, n, r) {
	if (mn.includes(n)) t[n] = gn(r[0]);
	else switch (n) {
		case "hand":
		case "discard":
		case "played":
			for (let e of xn(t, r)) Re(t[n], e);
			return;
		case "open":
			for (let e of xn(t, r)) tn(t, e, s);
			return;
		case "peeked":
			for (let n of xn(t, r)) tn(t, n, (1 << e.seats) - 1);
			return;
		case "top":
			t.deck.push(...xn(t, r).reverse());
			return;
		case "deck":
			if (r[0] !== "discard" && r[0] !== "played") throw Error("the deck goes to 'discard' or 'played'");
			for (let e of t.deck.splice(0)) Re(t[r[0]], e);
			return;
		default: throw Error(`'${n}' cannot be set; there are: hand, open, peeked, top, discard, played, deck, ${mn.join(", ")}`);
	}
}
function xn(e, t) {
	return t.map((t) => {
		let n = Wt(t);
		if (n < 0) throw Error(`'${t}' is no card; there are ${T[0].id} to ${T.at(-1).id}`);
		let r = [
			e.hand,
			e.deck,
			e.discard,
			e.played,
			e.reserve
		].find((e) => e.includes(n));
		return r?.splice(r.indexOf(n), 1), n;
	});
}
var Sn = (e) => 7 * e - 1;
Sn(4);
var Cn = (e) => e ? De : Oe, wn = (e) => e.reduce((e, t) => e + ke[t], 0);
function Tn(e, t) {
	let { size: n, budget: r, extended: i } = t;
	if (e.length !== n) return {
		clause: "JU-4.1",
		code: "size",
		text: `a familia has ${n} gladiators here, not ${e.length}`
	};
	let a = e.find((t, n) => e.indexOf(t) < n);
	if (a !== void 0) return {
		clause: "JU-4.2",
		code: "twice",
		text: `${v[a].id} is there twice; all must be different`
	};
	let o = e.find((e) => !Cn(i).includes(e));
	if (o !== void 0) return {
		clause: "JU-3.2",
		code: "roster",
		text: `${v[o].id} is not in the basic roster; choose another`
	};
	let s = wn(e);
	return r > 0 && s > r ? {
		clause: "JU-4.4",
		code: "too-dear",
		text: `this familia costs ${s} points, at most ${r} are allowed`
	} : null;
}
var En = (...e) => e.map(Pe).sort((e, t) => e - t), Dn = {
	classica: En("murmillo", "thraex", "retiarius", "provocator"),
	gravis: En("crupellarius", "murmillo", "secutor", "provocator"),
	celer: En("eques", "thraex", "dimachaerus", "retiarius"),
	retia: En("retiarius", "laquearius", "scissor", "murmillo"),
	missilia: En("sagittarius", "veles", "hoplomachus", "murmillo"),
	stoica: En("secutor", "essedarius", "crupellarius", "eques")
};
function On(e) {
	let t = [
		"murmillo",
		"thraex",
		"retiarius",
		"provocator"
	], n = En(...t.slice(0, e.size));
	return Tn(n, e) === null ? n : En(...t.slice(t.length - e.size));
}
var kn = 4, An = et.indexOf("s"), jn = et.indexOf("n"), Mn = 3, Nn = {
	west: 2,
	width: 4
}, Pn = 2;
function Fn(e, t) {
	let n = Tt(e, t), r = e === 2 ? Pn : Mn, { west: i, width: a } = In(e, t);
	return Array.from({ length: r }, (e, t) => n ? r - 1 - t : 8 - r + t).flatMap((e) => Array.from({ length: a }, (t, n) => e * 8 + i + n));
}
function In(e, t) {
	return e === 2 ? {
		west: 0,
		width: 8
	} : e === 3 && t === 2 ? Nn : {
		west: t === 0 || t === 3 ? 0 : 8 - Mn,
		width: Mn
	};
}
var Ln = g("set-up", {
	locals: {
		seat: 0,
		done: 0,
		gladiator: null
	},
	shows: [
		"seat",
		"done",
		"gladiator"
	]
}, [
	{
		clause: "JU-5.6",
		run(e, t, n) {
			e.first = n.random.below(e.seats), t.seat = e.first, n.log?.emit("firstChosen", { seat: e.first });
		}
	},
	{
		clause: "JU-5.7",
		run(e, t) {
			if (e.ending !== null) return m();
			if (t.done === e.seats) return f("JU-5.13");
			t.gladiator = Rn(e, t.seat);
		}
	},
	{
		clause: "JU-21.2",
		ask(e, t) {
			return t.gladiator === null || !N(e, t.seat) ? null : _(t.seat, "stance", zn(e, t.seat));
		},
		fallback: (e, t) => Bn(e, t.seat),
		barred: (e, t) => Fn(e.seats, t.seat).filter((t) => cn(e, t) >= 0).flatMap((e) => Array.from({ length: 8 }, (t, n) => x(e, n))).map((e) => ({
			item: e,
			clause: "JU-5.11",
			reason: "a gladiator stands there"
		})),
		take(e, t, n, r) {
			let i = j(e, t.gladiator), a = e.gladiators[i];
			return a.cell = S(r), a.facing = C(r), a.nets = v[a.kind].hindrance, n.log?.emit("deployed", {
				clause: "JU-5.12",
				gladiator: t.gladiator,
				stance: r
			}), t.gladiator = Rn(e, t.seat), p;
		}
	},
	{
		clause: "JU-5.7",
		at: "JU-5.7 next",
		run(e, t) {
			return t.done++, t.seat = (t.seat + 1) % e.seats, f("JU-5.7");
		}
	},
	{
		clause: "JU-5.13",
		run(e) {
			N(e, e.first) || (e.first = un(e, e.first)), e.active = e.first;
		}
	},
	{
		clause: "JU-5.2",
		run(e, t, n) {
			for (let t = 0; t < e.seats; t++) N(e, t) && (n.random.shuffle(e.lanistae[t].deck), an(e, n, t, kn));
		}
	}
]);
function Rn(e, t) {
	for (let n = t * e.size; n < (t + 1) * e.size; n++) if (e.gladiators[n].cell < 0) return A(e, n);
	return null;
}
function zn(e, t) {
	let n = [];
	for (let r of Fn(e.seats, t)) if (!(cn(e, r) >= 0)) for (let e = 0; e < 8; e++) n.push(x(r, e));
	return n;
}
function Bn(e, t) {
	let n = Fn(e.seats, t).find((t) => cn(e, t) < 0);
	return x(n, n < 32 ? An : jn);
}
var Vn = {
	id: "jugula",
	name: "Jugula",
	seats: {
		min: 2,
		max: 4
	},
	offered: !0,
	lead: {
		en: "Four fighters a side, one card a turn, and the crowd.",
		fr: "Quatre combattants par camp, une carte par tour, et la foule.",
		it: "Quattro combattenti per parte, una carta per turno, e la folla."
	},
	choices: {
		least: 60,
		most: 110
	},
	goal: {
		figure: null,
		en: "the familia that lasts wins",
		fr: "la familia qui tient gagne",
		it: "vince la familia che resiste"
	},
	learn: {
		en: [
			"You lead a familia of four different gladiators on a square arena.",
			"Each turn you play one card for one of its six uses: move, attack, win the crowd, draw, take stronger cards, or its special effect.",
			"In combat both sides add a card to their fighter’s strength; blows from the side or from behind count for more, and whoever cannot give way is wounded.",
			"The crowd’s favour gives a larger hand and stronger attacks. With two players the first familia to take four points of damage loses; with three or four the last one in the arena wins."
		],
		fr: [
			"Vous menez une familia de quatre gladiateurs différents dans une arène carrée.",
			"À chaque tour vous jouez une carte pour l’un de ses six usages : bouger, attaquer, séduire la foule, piocher, prendre des cartes plus fortes, ou son effet spécial.",
			"Au combat, chaque camp ajoute une carte à la force de son combattant ; les coups de côté et dans le dos comptent davantage, et qui ne peut pas reculer est blessé.",
			"La faveur de la foule agrandit la main et renforce les attaques. À deux, la première familia qui a quatre points de dommage perd ; à trois ou quatre, la dernière dans l’arène gagne."
		],
		it: [
			"Guidi una familia di quattro gladiatori diversi in un’arena quadrata.",
			"A ogni turno giochi una carta per uno dei suoi sei usi: muovere, attaccare, conquistare la folla, pescare, prendere carte più forti, o il suo effetto speciale.",
			"In combattimento ogni parte aggiunge una carta alla forza del proprio combattente; i colpi di lato e alle spalle valgono di più, e chi non può arretrare è ferito.",
			"Il favore della folla dà una mano più grande e attacchi più forti. In due perde la prima familia con quattro punti di danno; in tre o quattro vince l’ultima rimasta nell’arena."
		]
	},
	credit: {
		en: "Jugula by Studio Tomahawk",
		fr: "Jugula de Studio Tomahawk",
		it: "Jugula di Studio Tomahawk"
	},
	stone: "ochre",
	figure: /* @__PURE__ */ ".                #####.     ##     ####ccccc###.    #cc#####cccccccccccc###.    #ccccccccccccccccccccc#.    #cccccccccccccccccccc##.   #ccccccccc############.   #ccccccccccccccccccccc##.   #ccccccccccccccccccccccc#.   #ccccccccccccccccccccccc#.    #ccccccccccccccccccccc#.    #ccccccccc#############.     #ccccccccccccccccccccc##.     ##ccccccccccccccccccccc#.       #ccccccccccccccccccc##.       #ccccccc############.        #cccccccccccccccccc#.         #cccccccccccccccccc##.         #ccccccccccccccccc##.          #ccccccc#########.           #ccccc#.            #ccccc#.            ##cccc#.              #ccc#.               #ccc#.               #cccc#.                #ccc#.                 #cc#.                  #cc#.                   #c#.                   #c#.                   #c#.                    #".split(".")
}, Hn = (e) => ye[e], Un = (e) => be[e];
function Wn(e, t, n, r, i) {
	let a = e.lanistae[n], o = a.vox, s = o + r;
	if (a.vox = Math.max(0, Math.min(10, s)), t.log === null) return;
	let c = [D("before", o, "JU-7.1"), D("change", r, i)];
	a.vox !== s && c.push(D("lost", a.vox - s, "JU-7.2")), t.log.emit("voxChanged", {
		clause: i,
		seat: n,
		parts: c,
		total: a.vox
	});
}
function Gn(e, t) {
	let { range: n, bow: r, massive: i } = v[e.kind];
	return i ? yt(e.cell, e.facing) === t : r && lt(e.cell, t) < 2 ? !1 : bt(e.cell, e.facing, t, n);
}
function Kn(e, t) {
	if (e.cell < 0) return !1;
	let { bow: n, massive: r } = v[e.kind];
	return n || M(e) ? !1 : r ? yt(e.cell, e.facing) === t : vt(e.cell, e.facing, t);
}
function qn(e, t, n) {
	let { cell: r, seat: i, kind: a } = e.gladiators[t];
	return v[a].stoic ? 0 : Jn(e, i, r, n);
}
function Jn(e, t, n, r) {
	let i = 0;
	for (let a = 0; a < e.gladiators.length; a++) {
		let o = e.gladiators[a];
		a !== r && o.seat !== t && Kn(o, n) && i++;
	}
	return i;
}
function Yn(e, t) {
	let { cell: n } = e.gladiators[t], r = 0;
	for (let i = 0; i < e.gladiators.length; i++) {
		let a = e.gladiators[i];
		i === t || a.cell < 0 || !v[a.kind].harassment || M(a) || yt(a.cell, a.facing) === n && r++;
	}
	return r;
}
var Xn = (e, t) => v[e.kind].bow ? lt(e.cell, t.cell) - 1 : 0, Zn = (e, t) => v[e.kind].massive && !vt(e.cell, e.facing, t) ? 2 : 0, Qn = (e, t) => e.nets > 0 && t.net < 0;
function $n(e, t, n, r) {
	e.gladiators[n].nets--, e.gladiators[r].net = n, t.use("trait hindrance"), v[e.gladiators[r].kind].stoic && t.use("trait stoic"), t.log?.emit("netted", {
		clause: "JU-16.9",
		gladiator: A(e, r),
		byGladiator: A(e, n)
	});
}
function er(e, t, n, r) {
	let i = e.gladiators[n], a = e.gladiators[i.net], o = a.cell >= 0;
	o && a.nets++, t.log?.emit("freed", {
		clause: r,
		gladiator: A(e, n),
		toGladiator: o ? A(e, i.net) : null
	}), i.net = -1;
}
var tr = 0, nr = null;
function P(e, t, n) {
	t !== 0 && (tr += t, nr !== null && nr.push(D(e, t, n)));
}
function rr(e) {
	P(e, Math.max(0, -tr), "JU-13.13");
}
var ir = [
	"JU-13.10",
	"JU-13.7",
	"JU-13.8",
	"JU-13.9"
], ar = [
	"front",
	"side",
	"rear",
	"back"
];
function or(e, t, n) {
	let r = e.gladiators[n];
	return _t(r.cell, r.facing, e.gladiators[t].cell);
}
function sr(e, t, n, r, i) {
	let a = e.gladiators[t];
	nr = i;
	let o = je(a.kind, a.wounds, e.gladiators[n].kind);
	nr !== null && nr.push(D("ATT", o, "JU-3.5")), tr = o, P("boost", ln(a, 0), "JU-13.16"), P("harassment", -Yn(e, t), "JU-16.23"), rr("ATT floor");
	let s = or(e, t, n);
	return P(ar[s], s, ir[s]), P("vox", Un(e.lanistae[a.seat].vox), "JU-7.4"), P("threats", -qn(e, t, n), "JU-13.14"), P("effect", r, "JU-19.3"), tr;
}
function cr(e, t, n, r) {
	let i = e.gladiators[t], a = e.gladiators[n];
	nr = r;
	let o = Me(a.kind, a.wounds, i.kind);
	return nr !== null && nr.push(D("DEF", o, "JU-3.5")), tr = o, P("boost", ln(a, 1), "JU-13.16"), P("bow", Xn(i, a), "JU-16.21"), P("massive", -Zn(a, i.cell), "JU-16.27"), P("harassment", -Yn(e, n), "JU-16.23"), rr("DEF floor"), M(a) && P("hindered", -1, "JU-16.13"), P("threats", -qn(e, n, t), "JU-13.14"), tr;
}
var lr = (e) => Math.max(1, e);
function ur(e, t) {
	return e < t ? 0 : e === t ? 1 : e >= 4 * t ? 4 : e >= 2 * t ? 3 : 2;
}
function dr(e, t, n, r) {
	let { cell: i } = e.gladiators[r], a = pt(e.gladiators[n].cell, i), o = fr(e, i, a);
	return o >= 0 ? [o] : t ? [fr(e, i, a - 1), fr(e, i, a + 1)].filter((e) => e >= 0) : [];
}
function fr(e, t, n) {
	let r = at(t, rt(n));
	return r >= 0 && cn(e, r) < 0 ? r : -1;
}
var pr = 3;
function mr(e, t) {
	if (e.seats === 2) return Tr(e, t) >= e.size;
	let n = 0, r = 0;
	for (let i = t * e.size; i < (t + 1) * e.size; i++) {
		let { cell: t, wounds: a } = e.gladiators[i];
		t < 0 || (n++, a === 0 && r++);
	}
	return n <= 1 || r === 0;
}
function hr(e, t) {
	let n = [];
	for (let t = 0; t < e.seats; t++) N(e, t) && mr(e, t) && n.push(t);
	if (n.length === 0) return;
	let r = n.indexOf(e.active);
	if (r >= 0 && (n.splice(r, 1), gr(e, t, e.active, ++e.exits, e.seats === 2 ? "JU-18.1" : "JU-18.3")), n.length === 0) return _r(e, t);
	e.exits++;
	for (let r of n) gr(e, t, r, e.exits, e.seats === 2 ? "JU-18.1" : "JU-18.3");
	_r(e, t);
}
function gr(e, t, n, r, i) {
	let a = e.lanistae[n], o = Tr(e, n);
	if (a.left = r, a.toll = o, t.log?.emit(i === "JU-18.11" ? "conceded" : "withdrew", {
		clause: i,
		seat: n,
		damage: o
	}), e.seats !== 2) for (let r = n * e.size; r < (n + 1) * e.size; r++) Ar(e, t, r);
}
function _r(e, t, n = e.seats === 2 ? "JU-18.1" : "JU-18.5") {
	let r = 0, i = null;
	for (let t = 0; t < e.seats; t++) N(e, t) && (r++, i = t);
	r > 1 || (e.ending = n, t.log?.emit("won", {
		clause: n,
		seat: i
	}));
}
function vr(e, t, n) {
	gr(e, t, n, ++e.exits, "JU-18.11"), _r(e, t, e.seats === 2 ? "JU-18.11" : "JU-18.5");
}
function yr(e, t) {
	if (e.calm = e.fought ? 0 : e.calm + 1, e.fought = !1, t.log?.emit("roundEnded", {
		clause: "JU-17.5",
		round: e.round
	}), e.calm >= pr) for (let n = 0; n < e.seats; n++) N(e, n) && Wn(e, t, n, -1, "JU-18.9");
	e.round < e.roundLimit ? e.round++ : (e.ending = "JU-18.7", t.log?.emit("timeRanOut", {
		clause: "JU-18.7",
		round: e.round
	}));
}
var br = (e, t) => e.gladiators.filter((e) => e.seat === t && e.cell >= 0 && e.wounds === 0).length;
function xr(e, t, n) {
	let r = e.lanistae[t], i = e.lanistae[n], a = (t) => N(e, t) ? Tr(e, t) : e.lanistae[t].toll;
	return a(t) - a(n) || i.glory - r.glory || i.vox - r.vox || br(e, n) - br(e, t);
}
function Sr(e, t, n) {
	let r = e.lanistae[t].left, i = e.lanistae[n].left;
	return r === i ? xr(e, t, n) : r === 0 || i === 0 ? r === 0 ? -1 : 1 : i - r;
}
function Cr(e) {
	let t = e.lanistae.map((e, t) => t), n = t.map((n) => 1 + t.filter((t) => Sr(e, t, n) < 0).length), r = t.map((t) => N(e, t) ? 2 * e.size - Tr(e, t) : 0);
	return {
		clause: e.ending ?? "JU-18.8",
		places: n,
		scores: r
	};
}
var wr = 2;
function Tr(e, t) {
	let n = 0;
	for (let r = t * e.size; r < (t + 1) * e.size; r++) n += e.gladiators[r].wounds;
	return n;
}
var Er = 2;
function Dr(e, t) {
	let n = Tr(e, e.active);
	for (let t = 0; t < e.seats; t++) if (t !== e.active && N(e, t) && Tr(e, t) + Er > n) return;
	an(e, t, e.active, 1);
}
function Or(e, t, n, r, i) {
	let a = e.gladiators[n];
	if (a.wounds > 0) return kr(e, t, n, r, "JU-15.2");
	a.wounds = 1, a.hurt = !0, e.lanistae[r].glory++, t.log?.emit("wounded", {
		clause: i,
		gladiator: A(e, n),
		damage: Tr(e, a.seat),
		wounds: 1
	}), hr(e, t);
}
function kr(e, t, n, r, i) {
	let a = e.gladiators[n];
	e.lanistae[r].glory += wr - a.wounds, a.wounds = wr, t.log?.emit("bitTheDust", {
		clause: i,
		gladiator: A(e, n),
		damage: Tr(e, a.seat),
		wounds: wr,
		cell: a.cell
	}), Ar(e, t, n), hr(e, t);
}
function Ar(e, t, n) {
	let r = e.gladiators[n];
	r.net >= 0 && er(e, t, n, "JU-15.4"), r.cell = -1, r.facing = 0, r.nets = 0, r.boosts.length = 0;
}
var jr = {
	byGladiator: 0,
	onGladiator: 0,
	net: !1,
	att: 0,
	attack: 0,
	defence: 0,
	cell: null
}, F = (e, t) => j(e, t.byGladiator), I = (e, t) => j(e, t.onGladiator), Mr = (e, t) => e.ending === null && e.gladiators[F(e, t)].cell >= 0 && e.gladiators[I(e, t)].cell >= 0, Nr = g("attack", {
	locals: jr,
	shows: [
		"byGladiator",
		"onGladiator",
		"net",
		"att",
		"attack",
		"defence",
		"cell"
	]
}, [
	{
		clause: "JU-12.2",
		run(e, t, n) {
			e.gladiators[F(e, t)].attacked = !0, e.fought = !0, n.trace !== null && Br(e, t, n), n.log?.emit(t.net ? "netThrown" : "attacked", {
				gladiator: t.byGladiator,
				onGladiator: t.onGladiator
			});
		}
	},
	{
		clause: "JU-21.7",
		sealed: !0,
		ask(e, t) {
			if (e.dice || !Mr(e, t)) return null;
			let n = [];
			for (let r of [F(e, t), I(e, t)]) {
				let { seat: t } = e.gladiators[r], i = e.lanistae[t];
				O(i) > 1 && n.push(_(t, "card", [...k(i), "top"]));
			}
			return n;
		},
		fallback: () => "top",
		hints: (e, t, n) => di(e, t, n),
		take: (e, t, n, r) => Fr(e, t, n, r)
	},
	{
		clause: "JU-13.6",
		run(e, t, n) {
			if (!Mr(e, t)) return m();
			t.attack === 0 && Fr(e, t, n, []);
		}
	},
	{
		clause: "JU-14.1",
		run(e, t, n) {
			if (ur(t.attack, t.defence) !== 0) return;
			let { seat: r } = e.gladiators[I(e, t)];
			return n.log?.emit("held", Pr(t)), Wn(e, n, r, 1, "JU-7.6"), m();
		}
	},
	{
		clause: "JU-14.2",
		run(e, t, n) {
			if (ur(t.attack, t.defence) === 1) return n.log?.emit("scoresTied", Pr(t)), m();
		}
	},
	{
		clause: "JU-16.9",
		run(e, t, n) {
			if (t.net) return $n(e, n, F(e, t), I(e, t)), m();
		}
	},
	{
		clause: "JU-14.5",
		run(e, t, n) {
			if (ur(t.attack, t.defence) === 4) return kr(e, n, I(e, t), e.gladiators[F(e, t)].seat, "JU-14.5"), m();
		}
	},
	{
		clause: "JU-14.7",
		run(e, t) {
			let n = dr(e, e.fan, F(e, t), I(e, t));
			t.cell = n.length === 1 ? n[0] : null;
		}
	},
	{
		clause: "JU-21.15",
		ask(e, t) {
			let n = e.fan && Mr(e, t) ? dr(e, e.fan, F(e, t), I(e, t)) : [];
			return n.length < 2 ? null : _(e.gladiators[F(e, t)].seat, "cell", n);
		},
		fallback: (e, t) => dr(e, e.fan, F(e, t), I(e, t))[0],
		take(e, t, n, r) {
			t.cell = r;
		}
	},
	{
		clause: "JU-14.6",
		run(e, t, n) {
			if (!Mr(e, t)) return m();
			if (t.cell === null) return n.log?.emit("pinned", {
				gladiator: t.onGladiator,
				byGladiator: t.byGladiator,
				cell: e.gladiators[I(e, t)].cell
			}), Or(e, n, I(e, t), e.gladiators[F(e, t)].seat, "JU-14.6"), m();
		}
	},
	{
		clause: "JU-14.3",
		run(e, t, n) {
			let r = e.gladiators[I(e, t)], i = r.cell;
			r.cell = t.cell, n.log?.emit("pushed", {
				gladiator: t.onGladiator,
				byGladiator: t.byGladiator,
				from: i,
				cell: t.cell
			});
		}
	},
	{
		clause: "JU-14.4",
		run(e, t, n) {
			ur(t.attack, t.defence) === 3 && Or(e, n, I(e, t), e.gladiators[F(e, t)].seat, "JU-14.4");
		}
	}
]), Pr = ({ byGladiator: e, onGladiator: t, attack: n, defence: r }) => ({
	gladiator: t,
	byGladiator: e,
	attack: n,
	defence: r
});
function Fr(e, t, n, r) {
	let i = F(e, t), a = I(e, t), o = n.log === null ? null : [];
	t.attack = Rr(e, n, i, Ir, zr(e, n, e.gladiators[i].seat, r, o) + sr(e, i, a, t.att, o), o);
	let s = n.log === null ? null : [];
	t.defence = Rr(e, n, a, Lr, zr(e, n, e.gladiators[a].seat, r, s) + cr(e, i, a, s), s);
}
var Ir = {
	kind: "attackScored",
	clause: "JU-13.6"
}, Lr = {
	kind: "defenceScored",
	clause: "JU-13.11"
};
function Rr(e, t, n, { kind: r, clause: i }, a, o) {
	let s = lr(a);
	return o !== null && (s !== a && o.push(D("at least 1", s - a, "JU-13.12")), t.log?.emit(r, {
		clause: i,
		gladiator: A(e, n),
		parts: o,
		total: s
	})), s;
}
function zr(e, t, n, r, i) {
	if (e.dice) {
		let e = t.random.die(6);
		return i?.push(D("die", e, "JU-13.18")), e;
	}
	let a = e.lanistae[n], o = r[n] ?? "top", c = o === "top" ? rn(e, t, n) : o;
	return t.reveal(o === "top" ? 0 : $t(a, n, c), s), c < 0 ? (i?.push(D("no card", 0, "JU-13.5")), 0) : (Re(a.played, c), t.trace !== null && t.use(`${T[c].id} combat`), t.log !== null && t.log.emit("combatCardUsed", {
		clause: "JU-13.2",
		seat: n,
		card: c,
		fromHand: o !== "top",
		value: E[c]
	}), i?.push(D("card", E[c], "JU-13.1")), E[c]);
}
function Br(e, t, n) {
	let r = e.gladiators[F(e, t)], i = e.gladiators[I(e, t)];
	n.use(v[r.kind].id), lt(r.cell, i.cell) > 1 && n.use("trait range"), Xn(r, i) > 0 && n.use("trait bow"), Zn(i, r.cell) > 0 && n.use("trait massive"), Yn(e, F(e, t)) + Yn(e, I(e, t)) > 0 && n.use("trait harassment");
	for (let [a, o] of [[r, I(e, t)], [i, F(e, t)]]) v[a.kind].stoic && Jn(e, a.seat, a.cell, o) > 0 && n.use("trait stoic");
}
var Vr = b(Vn.seats.max, 0), Hr = (e, t, n) => (e * Vr + t) * 2 + +!!n, Ur = (e) => Math.floor(e / (2 * Vr)), Wr = (e) => (e >> 1) % Vr, Gr = (e) => (e & 1) == 1, Kr = (e) => `${v[Ur(e)].id}:${Le(Wr(e))}${Gr(e) ? "~net" : ""}`;
function qr(e, t, n) {
	let r = e.gladiators[t];
	if (!(r.cell < 0 || r.attacked || M(r))) for (let t = 0; t < e.gladiators.length; t++) {
		let i = e.gladiators[t];
		if (i.cell < 0 || i.seat === r.seat || i.hurt || !Gn(r, i.cell)) continue;
		let a = b(i.seat, i.kind);
		n.push(Hr(r.kind, a, !1)), Qn(r, i) && n.push(Hr(r.kind, a, !0));
	}
}
function Jr(e) {
	let t = [];
	for (let n = e.active * e.size; n < (e.active + 1) * e.size; n++) qr(e, n, t);
	return t;
}
var Yr = (e, t, n, r) => h(Nr, {
	byGladiator: b(e.active, Ur(t)),
	onGladiator: Wr(t),
	net: Gr(t),
	att: n
}, r), Xr = g("attacks", {
	locals: {
		left: 0,
		att: 0
	},
	shows: ["left", "att"]
}, [{
	clause: "JU-21.6",
	ask(e, t) {
		if (t.left === 0 || e.ending !== null) return null;
		let n = Jr(e);
		return n.length === 0 ? null : (n.push("stop"), _(e.active, "strike", n));
	},
	fallback: () => "stop",
	barred: (e) => Zr(e),
	hints: (e, t, n) => li(e, n, t.att),
	take(e, t, n, r) {
		return r === "stop" ? f("JU-9.7") : (t.left--, Yr(e, r, t.att, "JU-21.6"));
	}
}, {
	clause: "JU-9.7",
	run: () => {}
}]);
function Zr(e, t = -1) {
	let n = [];
	for (let r = e.active * e.size; r < (e.active + 1) * e.size; r++) {
		let i = e.gladiators[r];
		if (!(i.cell < 0 || t >= 0 && r !== t)) for (let t of e.gladiators) {
			if (t === i || t.cell < 0) continue;
			let e = Gn(i, t.cell) || lt(i.cell, t.cell) === 1, r = (e, r, a) => void n.push({
				item: Hr(i.kind, b(t.seat, t.kind), e),
				clause: r,
				reason: a
			});
			e && (t.seat === i.seat ? r(!1, "JU-12.8", "friends cannot be attacked") : i.attacked ? r(!1, "JU-12.3", "he has attacked this turn") : M(i) ? r(!1, "JU-12.4", "a hindered gladiator may not attack") : t.hurt ? r(!1, "JU-12.5", "he was wounded this turn and is safe until it is over") : Gn(i, t.cell) ? Qn(i, t) || (v[i.kind].hindrance === 0 ? r(!0, "JU-16.6", "he has no Hindrance trait") : i.nets === 0 ? r(!0, "JU-16.6", "he has no Hindrance marker that is not in use") : r(!0, "JU-16.17", "the target carries a Hindrance marker already")) : r(!1, ...Qr(i.kind)));
		}
	}
	return n;
}
function Qr(e) {
	let { massive: t, bow: n } = v[e];
	return t ? ["JU-16.26", "a Massive gladiator attacks only in his Danger Zone"] : n ? ["JU-16.20", "a bowman never attacks a neighbour"] : ["JU-12.1", "the target does not stand in his front zone"];
}
var $r = [
	1,
	2,
	3,
	4,
	5,
	6
];
function ei(e) {
	if (e.deck === 0) return e.discard.length === 0 ? [0] : e.discard.map((e) => E[e]);
	let t = [
		e.played,
		e.discard,
		e.reserve,
		e.seen
	];
	return Rt.filter((e) => !t.some((t) => t.includes(e))).map((e) => E[e]);
}
function ti(e, t, n, r, i) {
	let a = [
		0,
		0,
		0,
		0,
		0
	], o = 1 / (e.length * t.length);
	for (let s of e) {
		let e = lr(s + n);
		for (let n of t) {
			let t = ur(e, lr(n + r));
			a[i && t === 2 ? 3 : t] += o;
		}
	}
	return a;
}
function ni(e, t, n, r, i, a, o) {
	let s = dr(e, t, n, r).length === 0;
	return ti(a, o, sr(e, n, r, i, null), cr(e, n, r, null), s);
}
var ri = ([e, t, n, r, i], a) => a > 0 ? [
	e,
	t,
	n,
	0,
	r + i
] : [
	e,
	t,
	n,
	r,
	i
];
function ii(e, t, n) {
	let { deck: r, played: i, discard: a, reserve: o, hand: s, known: c } = e.lanistae[t], l = c.filter((e) => u(e.to, n)).flatMap((e) => e.cards);
	return {
		deck: r.length,
		played: i,
		discard: a,
		reserve: o,
		seen: n === t ? [...l, ...s] : l
	};
}
var ai = (e, t, n) => e.dice ? $r : ei(ii(e, t, n)), oi = (e) => Math.round(e * 100);
function si(e, t, n) {
	let [r, i, a, o, s] = n.map(oi);
	return t ? {
		item: e,
		key: "netOdds",
		values: {
			held: r,
			even: i,
			netted: oi(n[2] + n[3] + n[4])
		}
	} : {
		item: e,
		key: "odds",
		values: {
			held: r,
			even: i,
			pushed: a,
			wounded: o,
			dust: s
		}
	};
}
function ci(e, t, n, r) {
	if (t.kind !== "pick") return [];
	let i = [];
	for (let a of t.from) {
		if (typeof a != "number") continue;
		let o = j(e, b(t.seat, Ur(a))), s = j(e, Wr(a)), c = ai(e, e.gladiators[s].seat, t.seat), l = ni(e, e.fan, o, s, n, r, c);
		i.push(si(a, Gr(a), ri(l, e.gladiators[s].wounds)));
	}
	return i;
}
function li(e, t, n) {
	let r = ci(e, t, n, ai(e, t.seat, t.seat)), i = e.lanistae[t.seat];
	if (e.dice || O(i) < 2) return r;
	for (let a of k(i)) for (let { item: i, values: o } of ci(e, t, n, [E[a]])) r.push({
		item: i,
		key: "oddsWith",
		values: {
			...o,
			card: a
		}
	});
	return r;
}
function ui(e, t, n, r) {
	return ci(e, _(e.active, "strike", n), r, ai(e, e.active, e.active)).map(({ item: e, values: n }) => ({
		item: t,
		key: "prospect",
		values: {
			...n,
			strike: e
		}
	}));
}
function di(e, t, n) {
	if (n.kind !== "pick") return [];
	let { att: r, net: i } = t, a = j(e, t.byGladiator), o = j(e, t.onGladiator), s = e.gladiators[a].seat === n.seat, c = e.gladiators[s ? o : a].seat, l = ai(e, c, n.seat);
	return n.from.map((t) => {
		let c = typeof t == "number" ? [E[t]] : ai(e, n.seat, n.seat), [u, d] = s ? [c, l] : [l, c];
		return si(t, i, ri(ni(e, e.fan, a, o, r, u, d), e.gladiators[o].wounds));
	});
}
var fi = ({ card: e, step: t }) => t === null ? zt(e, 4) : T[e].special[t].n, pi = g("prima", {
	locals: {
		card: 0,
		step: null
	},
	shows: ["card", "step"]
}, [{
	clause: "JU-21.8",
	ask(e, t) {
		let { reserve: n } = e.lanistae[e.active];
		return n.length === 0 || !N(e, e.active) ? null : ne(e.active, "card", n, 0, fi(t));
	},
	fallback: (e, t) => t.step === null ? e.lanistae[e.active].reserve.slice(0, fi(t)) : [],
	take(e, t, n, r) {
		let i = e.lanistae[e.active];
		for (let e of r) ze(i.reserve, e), tn(i, e, s);
		n.log?.emit("acquired", {
			clause: t.step === null ? "JU-9.5" : "JU-19.12",
			seat: e.active,
			cards: r.slice(),
			into: "hand"
		});
	}
}]), mi = /* @__PURE__ */ new Uint8Array(64), hi = /* @__PURE__ */ new Int32Array(64), L = /* @__PURE__ */ new Uint8Array(64), R = /* @__PURE__ */ new Int8Array(64), gi = /* @__PURE__ */ new Uint8Array(64), _i = 127, vi = 255, yi = !1;
function bi(e, t) {
	let { gladiators: n } = e, { seat: r } = n[t];
	yi = e.binding, mi.fill(0), hi.fill(0), L.fill(0);
	for (let e = 0; e < n.length; e++) {
		let i = n[e], { cell: a, facing: o } = i;
		if (a < 0 || e === t || (mi[a] = 1, i.seat === r || M(i))) continue;
		for (let t = -1; t <= 1; t++) {
			let n = at(a, rt(o + t));
			n >= 0 && (hi[n] |= 1 << e);
		}
		let s = yt(a, o);
		s >= 0 && (L[s] |= 1 << mt(o));
	}
}
var xi = (e, t) => (hi[e] & ~hi[t]) === 0 ? 0 : 1;
function Si(e, t, n) {
	let { cell: r, facing: i } = e.gladiators[t];
	bi(e, t), R.fill(_i), gi.fill(0), R[r] = 0, gi[r] = 1 << i;
	let a = Qe(r), o = Ze(r);
	for (let e = 0; e < n; e++) {
		let t = Math.max(0, o - e), r = Math.min(7, o + e), i = Math.min(7, a + e);
		for (let o = Math.max(0, a - e); o <= i; o++) for (let i = o * 8 + t; i <= o * 8 + r; i++) R[i] === e && (L[i] === 0 ? Ci(i, e, n) : wi(i, e, n));
	}
}
function Ci(e, t, n) {
	gi[e] = vi;
	for (let r = 0; r < 8; r++) {
		let i = at(e, r);
		if (i < 0 || mi[i] === 1) continue;
		let a = t + 1 + xi(e, i);
		a > n || (gi[i] |= a < n ? vi : 1 << r, R[i] = Math.min(R[i], a));
	}
}
function wi(e, t, n) {
	let r = L[e];
	gi[e] |= r;
	for (let i = 0; i < 8; i++) {
		if (!(r & 1 << i)) continue;
		let a = at(e, mt(i));
		if (a < 0 || mi[a] === 1) continue;
		let o = t + 2 + xi(e, a);
		o > n || (gi[a] |= 1 << i, yi || (R[a] = Math.min(R[a], o)));
	}
}
function Ti(e, t, n) {
	return Si(e, t, n), gi;
}
function Ei(e, t, n) {
	Si(e, t, n);
	let r = [];
	for (let e = 0; e < 64; e++) {
		let t = gi[e];
		if (t !== 0) for (let n = 0; n < 8; n++) t & 1 << n && r.push(x(e, n));
	}
	return r;
}
function Di(e, t, n, r) {
	let { cell: i, facing: a } = e.gladiators[t], o = S(r), s = C(r);
	if (Si(e, t, n), !(gi[o] & 1 << s)) return null;
	if (o === i && s === a) return {
		cells: [],
		parts: []
	};
	let c = /* @__PURE__ */ new Map(), { last: l, closing: u } = ki(c, i, o, s, n), d = u ? Ii(c, i, o, Ai) : [...Ii(c, i, l, dt(l, o)), o], f = [], p = i;
	for (let [e, t] of d.entries()) {
		let n = e === d.length - 1 && !u;
		Li(f, p, t, n ? s : -1), p = t;
	}
	return u && f.push(D("turn", 1, "JU-10.7")), {
		cells: d,
		parts: f
	};
}
function Oi(e, t, n, r) {
	let { cell: i, facing: a } = e.gladiators[t];
	Si(e, t, n);
	let o = /* @__PURE__ */ new Map();
	return r.map((e) => e === x(i, a) ? 0 : ki(o, i, S(e), C(e), n).price);
}
function ki(e, t, n, r, i) {
	let a = -1, o = _i, s = ji;
	for (let c = 0; c < 8; c++) {
		let l = at(n, mt(c));
		if (l < 0 || R[l] === _i || L[l] !== 0 && (!(L[l] & 1 << r) || c !== mt(r))) continue;
		let u = R[l] + (c === r ? 1 : 2) + xi(l, n);
		if (u > i || u > o) continue;
		let d = Pi(e, t, l, c);
		(u !== o || Ni(d, s)) && (o = u, s = d, a = l);
	}
	let c = R[n] < i && (L[n] === 0 || !!(L[n] & 1 << r)) && R[n] + 1 < o;
	return {
		last: a,
		closing: c,
		price: c ? R[n] + 1 : o
	};
}
var Ai = 8, ji = {
	steps: _i,
	bends: _i,
	from: -1
}, Mi = {
	steps: 0,
	bends: 0,
	from: -1
}, Ni = (e, t) => e.steps < t.steps || e.steps === t.steps && e.bends < t.bends;
function Pi(e, t, n, r) {
	if (n === t) return Mi;
	let i = n * 9 + r, a = e.get(i);
	if (a !== void 0) return a;
	let o = ji;
	for (let i = 0; i < 8; i++) {
		let a = at(n, mt(i));
		if (a < 0 || R[a] === _i || R[a] + Fi(a, n, i) !== R[n]) continue;
		let { steps: s, bends: c } = Pi(e, t, a, i), l = {
			steps: s + 1,
			bends: c + (r === Ai || r === i ? 0 : 1),
			from: a
		};
		Ni(l, o) && (o = l);
	}
	return e.set(i, o), o;
}
function Fi(e, t, n) {
	return L[e] === 0 ? 1 + xi(e, t) : L[e] & 1 << mt(n) ? 2 + xi(e, t) : _i;
}
function Ii(e, t, n, r) {
	let i = [];
	for (let a = n, o = r; a !== t;) {
		i.unshift(a);
		let { from: n } = Pi(e, t, a, o);
		o = dt(n, a), a = n;
	}
	return i;
}
function Li(e, t, n, r) {
	let i = dt(t, n), a = L[t] === 0 && (r < 0 || r === i);
	e.push(a ? D("ahead", 1, "JU-10.3") : D(L[t] === 0 ? "aside" : "step back", 2, "JU-10.4")), xi(t, n) === 1 && e.push(D("front zone", 1, "JU-10.9"));
}
var Ri = (e) => mi[e] === 1, zi = (e) => L[e] !== 0, Bi = (e, t, n) => !!(L[e] & 1 << n) && at(e, mt(n)) === t, Vi = (e, t, n) => {
	let r = e.gladiators[t];
	return Ne(r.kind, r.wounds) + ln(r, 2) + n;
}, Hi = g("moves", {
	locals: {
		left: 0,
		mp: 0
	},
	shows: ["left", "mp"]
}, [{
	clause: "JU-21.4",
	ask(e, t) {
		if (t.left === 0) return null;
		let n = fn(e, e.active, (e) => !e.moved);
		return n.length === 0 ? null : (n.push("stop"), _(e.active, "gladiator", n));
	},
	fallback: () => "stop",
	barred: (e) => fn(e, e.active, (e) => e.moved).map((e) => ({
		item: e,
		clause: "JU-10.19",
		reason: "he has made his movement with this card"
	})),
	take(e, t, n, r) {
		return r === "stop" ? f("JU-9.7") : (t.left--, h(Ui, {
			gladiator: r,
			mp: t.mp
		}, "JU-21.4"));
	}
}, {
	clause: "JU-9.7",
	run: () => {}
}]), Ui = g("movement", {
	locals: {
		gladiator: 0,
		mp: 0
	},
	shows: ["gladiator", "mp"]
}, [{
	clause: "JU-21.5",
	ask: (e, t) => Gi(e, j(e, t.gladiator), t.mp),
	fallback: (e, t) => Wi(e, j(e, t.gladiator)),
	barred: (e, t) => Yi(e, j(e, t.gladiator), t.mp),
	hints: (e, t, n) => Ki(e, j(e, t.gladiator), t.mp, n),
	take(e, t, n, r) {
		let i = j(e, t.gladiator);
		e.gladiators[i].moved = !0, r === "free" ? er(e, n, i, "JU-16.16") : qi(e, n, i, t.mp, r);
	}
}]), Wi = (e, t) => x(e.gladiators[t].cell, e.gladiators[t].facing);
function Gi(e, t, n) {
	let r = e.gladiators[t];
	if (r.cell < 0 || !N(e, r.seat)) return null;
	let i = M(r) ? [Wi(e, t)] : Ei(e, t, Vi(e, t, n));
	return r.net >= 0 && i.push("free"), _(r.seat, "stance", i);
}
function Ki(e, t, n, r) {
	if (r.kind !== "pick") return [];
	let i = r.from.filter((e) => typeof e == "number"), a = Oi(e, t, Vi(e, t, n), i);
	return i.map((e, t) => ({
		item: e,
		key: "price",
		values: { mp: a[t] }
	}));
}
function qi(e, t, n, r, i) {
	let a = e.gladiators[n];
	if (t.log !== null) {
		let { cells: a, parts: o } = Di(e, n, Vi(e, n, r), i), s = A(e, n);
		if (o.length === 0) t.log.emit("stayed", { gladiator: s });
		else {
			let r = o.reduce((e, t) => e + t.value, 0);
			t.log.emit("moved", {
				clause: "JU-10.1",
				gladiator: s,
				from: Wi(e, n),
				cells: a,
				stance: i,
				parts: o,
				total: r
			});
		}
	}
	a.cell = S(i), a.facing = C(i);
}
var Ji = 2;
function Yi(e, t, n) {
	let r = e.gladiators[t], { cell: i } = r, a = Vi(e, t, n), o = [], s = M(r), c = s ? [Wi(e, t)] : Ei(e, t, a), l = new Set(c), u = zi(i), d = s || !e.binding ? l : new Set(Ei({
		...e,
		binding: !1
	}, t, a)), f = s ? /* @__PURE__ */ new Set() : new Set(Ei(e, t, a + Ji));
	for (let e = 0; e < 64; e++) {
		let t = e === i || dt(i, e) >= 0;
		for (let n = 0; n < 8; n++) {
			let r = x(e, n);
			l.has(r) || (s && t ? o.push({
				item: r,
				clause: "JU-16.11",
				reason: "a hindered gladiator may not move or turn"
			}) : !s && Ri(e) && t ? o.push({
				item: r,
				clause: "JU-10.15",
				reason: "a gladiator stands there"
			}) : u && t && !Bi(i, e, n) ? o.push({
				item: r,
				clause: "JU-11.1",
				reason: "in a Danger Zone he may only face that enemy and step straight back"
			}) : d.has(r) ? o.push({
				item: r,
				clause: "JU-11.13",
				reason: "the step back out of a Danger Zone ends his movement"
			}) : f.has(r) && o.push({
				item: r,
				clause: "JU-10.1",
				reason: `this costs more than his ${a} movement points`
			}));
		}
	}
	return o;
}
var Xi = g("charge", {
	locals: {
		mp: 0,
		att: 0,
		gladiator: null
	},
	shows: [
		"mp",
		"att",
		"gladiator"
	]
}, [
	{
		clause: "JU-19.4",
		ask(e) {
			let t = fn(e, e.active, (e) => !e.moved);
			return t.length === 0 ? null : (t.push("stop"), _(e.active, "gladiator", t));
		},
		fallback: () => "stop",
		take(e, t, n, r) {
			return r === "stop" ? m() : (t.gladiator = r, h(Ui, {
				gladiator: r,
				mp: t.mp
			}));
		}
	},
	{
		clause: "JU-21.6",
		ask(e, t) {
			if (t.gladiator === null || e.ending !== null) return null;
			let n = [];
			return qr(e, j(e, t.gladiator), n), n.length === 0 ? null : (n.push("stop"), _(e.active, "strike", n));
		},
		fallback: () => "stop",
		barred: (e, t) => Zr(e, j(e, t.gladiator)),
		hints: (e, t, n) => li(e, n, t.att),
		take(e, t, n, r) {
			return r === "stop" ? m() : Yr(e, r, t.att, "JU-19.4 done");
		}
	},
	{
		clause: "JU-19.4",
		at: "JU-19.4 done",
		run: () => {}
	}
]), Zi = (e, t) => e * 8 + t, Qi = (e) => Math.floor(e / 8), $i = (e) => e % 8, ea = (e) => `${v[Qi(e)].id}:${et[$i(e)]}`, ta = g("turning", {
	locals: {
		left: 0,
		turned: []
	},
	shows: ["left", "turned"]
}, [{
	clause: "JU-19.5",
	ask(e, t) {
		if (t.left === 0) return null;
		let n = [];
		for (let r of fn(e, e.active, (e) => !M(e) && !t.turned.includes(e.kind))) {
			let { kind: t, facing: i } = e.gladiators[j(e, r)];
			for (let e = 0; e < 8; e++) e !== i && n.push(Zi(t, e));
		}
		return n.length === 0 ? null : (n.push("stop"), _(e.active, "pivot", n));
	},
	fallback: () => "stop",
	take(e, t, n, r) {
		if (r === "stop") return m();
		let i = r, a = j(e, b(e.active, Qi(i)));
		return t.left--, t.turned.push(Qi(i)), e.gladiators[a].facing = $i(i), n.log?.emit("turned", {
			gladiator: A(e, a),
			facing: $i(i)
		}), p;
	}
}]), na = g("shove", {
	locals: { left: 0 },
	shows: ["left"]
}, [{
	clause: "JU-19.6",
	ask(e, t) {
		if (t.left === 0 || !N(e, e.active)) return null;
		let n = ra(e);
		return n.length === 0 ? null : (n.push("stop"), _(e.active, "strike", n));
	},
	fallback: () => "stop",
	take(e, t, n, r) {
		if (r === "stop") return m();
		t.left--;
		let i = j(e, b(e.active, Ur(r))), a = j(e, Wr(r)), o = e.gladiators[a], s = fr(e, o.cell, dt(e.gladiators[i].cell, o.cell)), c = o.cell;
		s >= 0 && (o.cell = s);
		let l = A(e, i), u = A(e, a);
		return s >= 0 ? n.log?.emit("shoved", {
			gladiator: l,
			onGladiator: u,
			from: c,
			cell: s
		}) : n.log?.emit("stoodFirm", {
			gladiator: l,
			onGladiator: u,
			cell: c
		}), p;
	}
}]);
function ra(e) {
	let t = [];
	for (let n = e.active * e.size; n < (e.active + 1) * e.size; n++) {
		let r = e.gladiators[n];
		if (!(r.cell < 0 || M(r))) for (let n of e.gladiators) n.cell < 0 || n.seat === r.seat || !vt(r.cell, r.facing, n.cell) || t.push(Hr(r.kind, b(n.seat, n.kind), !1));
	}
	return t;
}
var ia = (e, t) => e * y + t, aa = (e) => [Math.floor(e / y), e % y], oa = (e) => aa(e).map((e) => v[e].id).join("~"), sa = g("swap", {
	locals: { left: 0 },
	shows: ["left"]
}, [{
	clause: "JU-19.14",
	ask(e, t) {
		if (t.left === 0 || !N(e, e.active)) return null;
		let n = ca(e);
		return n.length === 0 ? null : (n.push("stop"), _(e.active, "pair", n));
	},
	fallback: () => "stop",
	take(e, t, n, r) {
		if (r === "stop") return m();
		t.left--;
		let [i, a] = aa(r).map((t) => j(e, b(e.active, t))), { cell: o } = e.gladiators[i];
		return e.gladiators[i].cell = e.gladiators[a].cell, e.gladiators[a].cell = o, n.log?.emit("swapped", {
			gladiator: A(e, i),
			withGladiator: A(e, a),
			cell: e.gladiators[i].cell,
			withCell: o
		}), p;
	}
}]);
function ca(e) {
	let t = [], n = e.active * e.size;
	for (let r = n; r < n + e.size; r++) {
		let i = e.gladiators[r];
		if (!(i.cell < 0 || M(i))) for (let a = r + 1; a < n + e.size; a++) {
			let n = e.gladiators[a];
			n.cell >= 0 && !M(n) && dt(i.cell, n.cell) >= 0 && t.push(ia(i.kind, n.kind));
		}
	}
	return t;
}
var la = (e) => e.op === "PEEK" || (e.op === "VOX" || e.op === "DISCARD") && e.who === "target", ua = g("effect", {
	locals: {
		card: 0,
		step: 0,
		target: null
	},
	shows: [
		"card",
		"step",
		"target"
	]
}, [
	{
		clause: "JU-19.1",
		run(e, t) {
			if (e.ending !== null || !N(e, e.active) || t.step === T[t.card].special.length) return m();
		}
	},
	{
		clause: "JU-19.16",
		auto: !0,
		ask(e, t) {
			return t.target !== null || !la(T[t.card].special[t.step]) || !N(e, e.active) ? null : _(e.active, "seat", dn(e, e.active));
		},
		fallback: (e) => dn(e, e.active)[0],
		take(e, t, n, r) {
			t.target = r;
		}
	},
	{
		clause: "JU-19.1",
		at: "JU-19.1 carry out",
		run(e, t, n) {
			if (!N(e, e.active)) return m();
			let r = T[t.card].special[t.step++];
			return n.trace !== null && n.use(`op ${r.op}`), da(e, n, t, r) ?? f("JU-19.1");
		}
	}
]), z = "JU-19.1";
function da(e, t, n, r) {
	let i = n.target ?? e.active, a = {
		card: n.card,
		step: n.step - 1
	};
	switch (r.op) {
		case "MOVE": return h(Hi, {
			left: r.n,
			mp: r.mp
		}, z);
		case "ATTACK": return h(Xr, {
			left: r.n,
			att: r.att
		}, z);
		case "MOVE_ATTACK": return h(Xi, {
			mp: r.mp,
			att: r.att
		}, z);
		case "TURN": return h(ta, { left: r.n }, z);
		case "SHOVE": return h(na, { left: r.n }, z);
		case "SWAP": return h(sa, { left: r.n }, z);
		case "BOOST": return h(ga, a, z);
		case "VOX": return Wn(e, t, r.who === "self" ? e.active : i, r.k, "JU-19.8"), null;
		case "DRAW": return an(e, t, e.active, r.n), null;
		case "DISCARD": return h(_a, {
			seat: r.who === "self" ? e.active : i,
			n: r.n,
			random: r.mode === "random"
		}, z);
		case "RECOVER": return h(ya, { n: r.n }, z);
		case "PRIMA": return h(pi, a, z);
		case "FREE": return h(ba, { n: r.n }, z);
		case "PEEK": return ma(e, t, i), null;
	}
}
var fa = {
	ATT: 0,
	DEF: 1,
	MP: 2
}, pa = {
	endOfTurn: 0,
	ownNextTurnStart: 1,
	ownNextTurnEnd: 2
};
function ma(e, t, n) {
	let r = e.lanistae[n], i = k(r).slice();
	nn(r, n, e.active), t.reveal(c(n), l(n, e.active)), t.log?.emit("peeked", {
		clause: "JU-19.15",
		seat: e.active,
		owner: n,
		count: i.length
	}, Kt(l(n, e.active), { cards: i }));
}
var ha = ({ card: e, step: t }) => T[e].special[t], ga = g("boost", {
	locals: {
		card: 0,
		step: 0
	},
	shows: ["card", "step"]
}, [{
	clause: "JU-19.7",
	ask(e, t) {
		let n = fn(e, e.active, () => !0);
		return n.length === 0 ? null : ne(e.active, "gladiator", n, 0, ha(t).n);
	},
	fallback: () => [],
	take(e, t, n, r) {
		let { stat: i, k: a, until: o } = ha(t);
		for (let t of r) {
			let { boosts: n } = e.gladiators[j(e, t)];
			n.push({
				stat: fa[i],
				k: a,
				until: pa[o],
				turn: e.turn
			});
		}
		n.log?.emit("boosted", {
			gladiators: r.slice(),
			stat: i,
			k: a,
			until: o
		});
	}
}]), _a = g("discarding", {
	locals: {
		seat: 0,
		n: 0,
		random: !1
	},
	shows: [
		"seat",
		"n",
		"random"
	]
}, [
	{
		clause: "JU-19.10",
		run(e, t) {
			let n = O(e.lanistae[t.seat]) - 1;
			if (t.seat === e.active && n < t.n || (t.n = Math.min(t.n, n), t.n <= 0)) return m();
		}
	},
	{
		clause: "JU-19.10",
		at: "JU-19.10 random",
		run(e, t, n) {
			if (!t.random) return;
			let r = [];
			for (let i = 0; i < t.n; i++) {
				let i = k(e.lanistae[t.seat]).filter((e) => !r.includes(e));
				r.push(i[n.random.below(i.length)]);
			}
			return ja(e, n, t.seat, r.sort((e, t) => e - t), "JU-19.10"), m();
		}
	},
	{
		clause: "JU-21.9",
		ask: (e, t) => N(e, e.active) ? ne(e.active, "card", k(e.lanistae[t.seat]), t.n, t.n) : null,
		fallback(e, t) {
			let n = k(e.lanistae[t.seat]);
			return t.seat === e.active ? Aa(n, t.n) : va(n, t.n);
		},
		take: (e, t, n, r) => ja(e, n, t.seat, r, "JU-19.10")
	}
]), va = (e, t) => e.slice().sort((e, t) => E[t] - E[e] || e - t).slice(0, t).sort((e, t) => e - t), ya = g("recover", {
	locals: { n: 0 },
	shows: ["n"]
}, [{
	clause: "JU-19.11",
	ask(e, t) {
		let { discard: n } = e.lanistae[e.active];
		return n.length === 0 || !N(e, e.active) ? null : ne(e.active, "card", n, 0, t.n);
	},
	fallback: () => [],
	take(e, t, n, r) {
		let i = e.lanistae[e.active];
		for (let e of r) ze(i.discard, e), tn(i, e, s);
		n.log?.emit("recovered", {
			seat: e.active,
			cards: r.slice(),
			hand: O(i)
		});
	}
}]), ba = g("freeing", {
	locals: { n: 0 },
	shows: ["n"]
}, [{
	clause: "JU-19.13",
	ask(e, t) {
		let n = fn(e, e.active, (e) => e.net >= 0);
		return n.length === 0 ? null : ne(e.active, "gladiator", n, 0, t.n);
	},
	fallback: () => [],
	take(e, t, n, r) {
		for (let t of r) er(e, n, j(e, t), "JU-19.13");
	}
}]), xa = g("turns", { locals: {} }, [{
	clause: "JU-8.2",
	run(e) {
		return e.ending === null ? (e.turn++, h(Ca)) : m();
	}
}, {
	clause: "JU-5.14",
	run(e, t, n) {
		if (e.ending !== null) return m();
		let r = un(e, e.active), i = (t) => (t - e.first + e.seats) % e.seats;
		return i(r) <= i(e.active) && yr(e, n), e.active = r, f("JU-8.2");
	}
}]), Sa = [
	"JU-9.1",
	"JU-9.2",
	"JU-9.3",
	"JU-9.4",
	"JU-9.5",
	"JU-9.6"
], Ca = g("turn", {
	locals: { play: null },
	shows: ["play"]
}, [
	{
		clause: "JU-8.3",
		run(e, t, n) {
			for (let t of e.gladiators) t.moved = !1, t.attacked = !1, t.hurt = !1, t.boosts.length !== 0 && t.seat === e.active && (t.boosts = t.boosts.filter((e) => e.until !== 1));
			n.log?.emit("turnBegan", {
				seat: e.active,
				round: e.round
			}), O(e.lanistae[e.active]) === 0 && an(e, n, e.active, 1);
		}
	},
	{
		clause: "JU-8.11",
		run: (e, t, n) => Dr(e, n)
	},
	{
		clause: "JU-21.3",
		ask(e) {
			if (!N(e, e.active)) return null;
			let t = Ea(e);
			return t.length === 0 ? null : _(e.active, "play", t);
		},
		fallback: (e) => Da(e),
		barred: (e) => Oa(e),
		hints: (e, t, n) => ka(e, n),
		take(e, t, n, r) {
			let i = r, a = Ht(i), o = kt[Ut(i)];
			return t.play = i, en(e, n, e.active, a, "played"), n.trace !== null && n.use(`${T[a].id} ${o}`), n.log?.emit("played", {
				clause: "JU-8.10",
				seat: e.active,
				card: a,
				use: o,
				hand: O(e.lanistae[e.active])
			}), f(Sa[Ut(i)]);
		}
	},
	{
		clause: "JU-18.11",
		run: () => f("JU-9.9")
	},
	{
		clause: "JU-9.1",
		run: (e, t) => h(Hi, {
			left: wa(t, 0),
			mp: 0
		}, "JU-9.9")
	},
	{
		clause: "JU-9.2",
		run(e, t, n) {
			return n.log !== null && Jr(e).length === 0 && n.log.emit("foundNoTarget", {
				clause: "JU-8.4",
				seat: e.active
			}), h(Xr, {
				left: wa(t, 1),
				att: 0
			}, "JU-9.9");
		}
	},
	{
		clause: "JU-9.3",
		run(e, t, n) {
			return Wn(e, n, e.active, wa(t, 2), "JU-7.7"), f("JU-9.9");
		}
	},
	{
		clause: "JU-9.4",
		run(e, t, n) {
			return an(e, n, e.active, wa(t, 3)), f("JU-9.9");
		}
	},
	{
		clause: "JU-9.5",
		run: (e, t) => h(pi, { card: Ht(t.play) }, "JU-9.9")
	},
	{
		clause: "JU-9.6",
		run: (e, t) => h(ua, { card: Ht(t.play) }, "JU-9.9")
	},
	{
		clause: "JU-9.9",
		run: (e) => e.ending === null ? void 0 : m()
	},
	{
		clause: "JU-21.10",
		ask(e) {
			let t = Ta(e);
			return t <= 0 ? null : ne(e.active, "card", k(e.lanistae[e.active]), t, t);
		},
		fallback: (e) => Aa(k(e.lanistae[e.active]), Ta(e)),
		take(e, t, n, r) {
			ja(e, n, e.active, r, "JU-17.1");
		}
	},
	{
		clause: "JU-17.3",
		run(e) {
			for (let t of e.lanistae) {
				for (let e of t.played) Re(t.discard, e);
				t.played.length = 0;
			}
		}
	},
	{
		clause: "JU-17.4",
		run(e) {
			for (let t of e.gladiators) {
				if (t.boosts.length === 0) continue;
				let n = t.seat === e.active;
				t.boosts = t.boosts.filter(({ until: t, turn: r }) => t !== 0 && (!n || r === e.turn));
			}
		}
	}
]), wa = (e, t) => zt(Ht(e.play), t), Ta = (e) => N(e, e.active) ? O(e.lanistae[e.active]) - Hn(e.lanistae[e.active].vox) : 0;
function Ea(e) {
	let t = e.lanistae[e.active], n = k(t);
	if (n.length === 1) return [Vt(n[0], 3)];
	let r = [];
	for (let e = 0; e < n.length; e++) {
		let i = n[e], { numbers: a } = T[i];
		for (let e = 0; e < a.length; e++) a[e] > 0 && (e !== 5 || Bt[i] <= t.vox) && r.push(Vt(i, e));
	}
	return r;
}
function Da(e) {
	let t = k(e.lanistae[e.active]), n = t[0];
	for (let e of t) zt(e, 3) > zt(n, 3) && (n = e);
	return Vt(n, 3);
}
function Oa(e) {
	let t = e.lanistae[e.active], n = k(t), r = [];
	for (let e of n) for (let i = 0; i < kt.length; i++) {
		let a = Vt(e, i);
		zt(e, i) === 0 ? r.push({
			item: a,
			clause: "JU-8.5",
			reason: `its ${kt[i]} number is 0`
		}) : n.length === 1 && i !== 3 ? r.push({
			item: a,
			clause: "JU-8.6",
			reason: "the last card of a hand must be used for its Draw number"
		}) : i === 5 && Bt[e] > t.vox && r.push({
			item: a,
			clause: "JU-19.18",
			reason: `it costs ${Bt[e]} Vox Populi, and there is ${t.vox}`
		});
	}
	return r;
}
function ka(e, t) {
	if (t.kind !== "pick") return [];
	let n = Jr(e), r = n.length, i = e.lanistae[e.active], a = [], o = [];
	for (let s of t.from) {
		let [t, c] = [Ht(s), Ut(s)], l = zt(t, c), u = c === 5 ? T[t].special : [], d = u[0], f = c === 1 || c === 5 && u.every((e) => e.op === "ATTACK");
		if (c === 1 ? o.push(...ui(e, s, n, 0)) : d?.op === "ATTACK" && o.push(...ui(e, s, n, d.att)), f && r === 0) a.push({
			item: s,
			key: "noTarget",
			values: {}
		});
		else if (c === 1 || d?.op === "ATTACK") a.push({
			item: s,
			key: "inReach",
			values: { n: r }
		});
		else if (c === 2) a.push({
			item: s,
			key: "voxTo",
			values: {
				from: i.vox,
				to: Math.min(10, i.vox + l)
			}
		});
		else if (c === 3 || c === 4) {
			let e = O(i) - 1 + (c === 3 ? l : Math.min(l, i.reserve.length)), t = Hn(i.vox), n = Math.max(0, e - t);
			a.push({
				item: s,
				key: "handTo",
				values: {
					from: O(i),
					to: e,
					limit: t,
					over: n
				}
			});
		}
	}
	return [...a, ...o];
}
var Aa = (e, t) => e.slice().sort((e, t) => E[e] - E[t] || e - t).slice(0, t).sort((e, t) => e - t);
function ja(e, t, n, r, i) {
	for (let i of r) en(e, t, n, i, "discard");
	t.log?.emit("discarded", {
		clause: i,
		seat: n,
		cards: r.slice(),
		hand: O(e.lanistae[n])
	});
}
var Ma = g("game", { locals: {} }, [
	{
		clause: "JU-21.1",
		sealed: !0,
		ask(e) {
			let t = [];
			for (let n = 0; n < e.seats; n++) N(e, n) && t.push(Fa(e, n));
			return e.ending === null ? t : null;
		},
		fallback: (e) => On(e),
		barred: (e) => Na(e),
		take(e, t, n, r) {
			for (let [t, i] of r.entries()) if (i !== null) {
				for (let [n, r] of i.entries()) e.gladiators[t * e.size + n].kind = r;
				n.log?.emit("familiaChosen", {
					clause: "JU-4.6",
					seat: t,
					armatura: i.slice(),
					cost: wn(i)
				});
			}
		}
	},
	{
		clause: "JU-5.1",
		run: (e) => e.ending === null ? h(Ln) : m()
	},
	{
		clause: "JU-8.1",
		run: () => h(xa)
	}
]), Na = (e) => De.filter((t) => !Cn(e.extended).includes(t)).map((e) => ({
	item: e,
	clause: "JU-3.2",
	reason: "he is not in the basic roster"
})), Pa = {
	"too-few": "JU-4.1",
	"too-many": "JU-4.1",
	"too-many-of": "JU-4.2",
	"too-dear": "JU-4.4"
};
function Fa(e, t) {
	let n = Cn(e.extended), { size: r, budget: i } = e, a = i === 0 ? ne(t, "armatura", n, r, r) : re(t, "armatura", n, r, r, n.map((e) => ke[e]), i);
	return a.clauses = Pa, a;
}
var Ia = me([
	Ma,
	Ln,
	xa,
	Ca,
	pi,
	Hi,
	Ui,
	Xr,
	Nr,
	ua,
	Xi,
	ta,
	na,
	ga,
	_a,
	ya,
	ba,
	sa
]), La = (e) => ({
	seat: e.seat,
	kind: e.kind,
	cell: e.cell,
	facing: e.facing,
	wounds: e.wounds,
	net: e.net,
	nets: e.nets,
	moved: e.moved,
	attacked: e.attacked,
	hurt: e.hurt,
	boosts: e.boosts.length === 0 ? [] : e.boosts.map(({ stat: e, k: t, until: n, turn: r }) => ({
		stat: e,
		k: t,
		until: n,
		turn: r
	}))
}), Ra = (e) => ({
	vox: e.vox,
	glory: e.glory,
	left: e.left,
	toll: e.toll,
	hand: e.hand.slice(),
	known: e.known.length === 0 ? [] : e.known.map(({ to: e, cards: t }) => ({
		to: e,
		cards: t.slice()
	})),
	deck: e.deck.slice(),
	played: e.played.slice(),
	discard: e.discard.slice(),
	reserve: e.reserve.slice()
}), za = (e) => ({
	flow: ge(Ia, e.flow),
	seats: e.seats,
	size: e.size,
	budget: e.budget,
	extended: e.extended,
	roundLimit: e.roundLimit,
	dice: e.dice,
	fan: e.fan,
	binding: e.binding,
	first: e.first,
	active: e.active,
	turn: e.turn,
	round: e.round,
	calm: e.calm,
	fought: e.fought,
	exits: e.exits,
	ending: e.ending,
	gladiators: e.gladiators.map(La),
	lanistae: e.lanistae.map(Ra)
});
function Ba(e, t) {
	let n = e.slice();
	for (let e of t) {
		let t = n.indexOf(e);
		if (t < 0) throw Error(`${String(e)} is not there to be taken away`);
		n[t] = n[n.length - 1], n.length--;
	}
	return n;
}
var Va = (e, t) => ({
	flow: ve(Ia, e.flow, e.viewer),
	seats: e.seats,
	size: e.size,
	budget: e.budget,
	extended: e.extended,
	roundLimit: e.roundLimit,
	dice: e.dice,
	fan: e.fan,
	binding: e.binding,
	first: e.first,
	active: e.active,
	turn: e.turn,
	round: e.round,
	calm: e.calm,
	fought: e.fought,
	exits: e.exits,
	ending: e.ending,
	gladiators: e.gladiators.map(La),
	lanistae: e.lanistae.map((n, r) => Ha(n, r, e.viewer, t))
});
function Ha(e, t, n, r) {
	let { open: i, seen: a } = e, o = Ba(Rt, [
		...i,
		...a,
		...e.played,
		...e.discard,
		...e.reserve
	]);
	r.shuffle(o);
	let l = e.hand - i.length - a.length, u = o.splice(o.length - l, l).sort((e, t) => e - t), d = t === n, f = [];
	return !d && a.length > 0 && f.push({
		to: c(t) | c(n),
		cards: a.slice()
	}), i.length > 0 && f.push({
		to: s,
		cards: i.slice()
	}), {
		vox: e.vox,
		glory: e.glory,
		left: e.left,
		toll: e.toll,
		hand: d ? a.slice() : u,
		known: f,
		deck: o,
		played: e.played.slice(),
		discard: e.discard.slice(),
		reserve: e.reserve.slice()
	};
}
var Ua = "↑↗→↘↓↙←↖", Wa = (e, t) => {
	let n = et[e];
	return t[`way.${n}`] ?? n;
}, Ga = (e, t) => {
	let n = et[e];
	return t[`facing.${n}`] ?? n;
}, Ka = (e) => v[e].name, qa = (e, t) => `${Ka(Ie(e))} (${t[Fe(e)] ?? Fe(e) + 1})`, Ja = (e, t = null) => (n, r, i, a = null) => typeof n == "number" ? {
	name: e(n, r, i, a),
	about: t?.(n, r, i, a) ?? null
} : {
	name: r[`choice.${n}`] ?? n,
	about: null
}, Ya = {
	card: Ja((e) => T[e].name, (e, t) => `${t[`card.${T[e].id}.effect`]} (${t["rule.effect"]})`),
	play: Ja((e, t) => t[`choice.${Gt(e)}`] ?? Gt(e)),
	gladiator: Ja((e, t, n, r) => Fe(e) === r ? `${t["gladiator.own"]} ${Ka(Ie(e))}` : qa(e, n)),
	strike: Ja((e, t, n) => {
		let r = qa(Wr(e), n), i = Gr(e) ? ` (${t["scene.net"]})` : "";
		return `${Ka(Ur(e))} → ${r}${i}`;
	}),
	pivot: Ja((e, t) => `${Ka(Qi(e))} ${Ga($i(e), t)}`),
	pair: Ja((e) => `${Ka(Math.floor(e / y))} ⇄ ${Ka(e % y)}`),
	cell: Ja((e) => wt(e)),
	stance: Ja((e, t) => {
		let n = Wa(C(e), t);
		return `${wt(S(e))}, ${t["facing.how"] ?? ""} ${n}`;
	}),
	facing: Ja(Wa)
}, Xa = [
	1,
	2,
	3,
	4,
	5,
	6
];
function Za(e, t) {
	let n = (e) => t[e] ?? e, r = [`${n("round")} ${e.round}/${e.roundLimit} · ${n("turn")} ${e.active}`, ""], i = e.flow.scenes.at(-1);
	if (i?.rule === "game") return [...r, ...Qa(e, n)].join("\n");
	r.push(...to(e), "");
	for (let t of e.gladiators) t.kind >= 0 && r.push(no(e, t, n));
	r.push("");
	for (let [t, i] of e.lanistae.entries()) r.push(...oo(e, i, t, n));
	if (e.viewer === e.active && (i?.rule === "prima" || i?.rule === "recover")) {
		let { reserve: t, discard: a } = e.lanistae[e.active];
		r.push("", ...(i.rule === "prima" ? t : a).map((e) => so(e, n)));
	}
	if (i?.rule === "attack") {
		let [t, a] = [i.byGladiator, i.onGladiator].map((t) => j(e, t));
		return [
			...r,
			"",
			...co(e, t, a, i.att, n)
		].join("\n");
	}
	let a = lo(e, n);
	return a.length > 0 && r.push("", `${n("odds")}:`, ...a), r.join("\n");
}
function Qa(e, t) {
	let n = [`${t("roster")}:`];
	for (let r of Cn(e.extended)) {
		let { id: e, cost: i } = v[r], a = `${i} ${t("points")}`;
		n.push(`  ${e.padEnd(13)} ${a}  ${$a(r, 0)}  ${ao(r, t).join(", ")}`.trimEnd());
	}
	let r = Object.entries(Dn).filter(([, t]) => Tn(t, e) === null);
	r.length > 0 && n.push("", `${t("ready")}:`);
	for (let [e, t] of r) n.push(`  ${e.padEnd(9)} ${t.map((e) => v[e].id).join("+")}`);
	return n;
}
function $a(e, t) {
	let n = (n) => `${n(e, t, ro)}/${n(e, t, io)}`;
	return `${"LH"[v[e].weight]} ATT ${n(je)} DEF ${n(Me)} MP ${Ne(e, t)}`;
}
var eo = (e) => `${v[e.kind].id.slice(0, 2)}${e.seat}${Ua[e.facing]}`;
function to(e) {
	let t = [`    ${Array.from({ length: 8 }, (e, t) => String(t).padEnd(5)).join("")}`.trimEnd()];
	for (let n = 0; n < 8; n++) {
		let r = `${n}   `;
		for (let t = 0; t < 8; t++) {
			let i = e.gladiators.find((e) => e.cell === n * 8 + t);
			r += (i === void 0 ? "·" : eo(i)).padEnd(5);
		}
		t.push(r.trimEnd());
	}
	return t;
}
function no(e, t, n) {
	let { kind: r, wounds: i, cell: a, facing: o } = t, s = i === 2 || e.lanistae[t.seat].left > 0, c = a < 0 ? n(s ? "out" : "waiting") : `${St(a)} ${Ua[o]}`, l = [
		...ao(r, n),
		i === 1 ? n("wounded") : "",
		t.net >= 0 ? n(M(t) ? "hindered" : "netted") : "",
		t.nets > 0 ? `${n("nets")} ${t.nets}` : "",
		...t.boosts.map(({ stat: e, k: t }) => `+${t} ${[
			"ATT",
			"DEF",
			"MP"
		][e]}`)
	].filter((e) => e !== "");
	return `${t.seat === e.viewer ? "*" : " "}${Le(b(t.seat, r)).padEnd(15)} ${c.padEnd(8)} ${$a(r, i)}  ${l.join(", ")}`.trimEnd();
}
var ro = v.findIndex(({ weight: e }) => e === 0), io = v.findIndex(({ weight: e }) => e === 1), ao = (e, t) => {
	let n = v[e];
	return Te.filter((e) => n[e]).map((e) => t(`trait.${e}`).replace("{n}", String(n[e])));
};
function oo(e, t, n, r) {
	let i = n === e.viewer ? "*" : " ", a = (e) => e.map((e) => T[e].id).join(" ") || "–", o = `${r("limit")} ${Hn(t.vox)}, ${r("bonus")} +${Un(t.vox)}`, s = `${t.left > 0 ? t.toll : Tr(e, n)}${e.seats === 2 ? `/${e.size}` : ""}`, c = [`${i}${n} ${r("vox")} ${t.vox} (${o}) · ${r("damage")} ${s} · ${r("glory")} ${t.glory} · ${r("hand")} ${t.hand} · ${r("deck")} ${t.deck} · ${r("discard")} ${a(t.discard)} · ${r("reserve")} ${a(t.reserve)}`], l = t.played.map((e) => `${T[e].id} ${T[e].name}`).join(", ");
	l !== "" && c.push(`   ${r("played")} ${l}`);
	let u = [...t.open, ...t.seen].sort((e, t) => e - t);
	return c.push(...u.map((e) => so(e, r))), n === e.viewer && u.length > 0 && c.push(`   ${r("legend")}`), c;
}
function so(e, t) {
	let { id: n, name: r, numbers: i, combat: a } = T[e], [o, s, c, l, u] = i;
	return `   ${n} ${r.padEnd(12)} M${o} A${s} V${c} D${l} P${u} C${a}  ${t(`card.${n}.effect`)}`;
}
function co(e, t, n, r, i) {
	let a = (t, n) => {
		let r = [], a = n(r), o = r.map(({ label: e, value: t }) => `${i(`part.${e}`)} ${t}`).join(", "), { seat: s, kind: c } = e.gladiators[t];
		return `  ${Le(b(s, c))} ${a} (${o})`;
	};
	return [
		`${i(e.dice ? "sums.dice" : "sums")}:`,
		a(t, (i) => sr(e, t, n, r, i)),
		a(n, (r) => cr(e, t, n, r))
	];
}
function lo(e, t) {
	let n = [], r = (t) => {
		let n = e.lanistae[t];
		return e.dice ? Xa : ei({
			...n,
			seen: [...n.open, ...n.seen]
		});
	}, i = [
		"held",
		"even",
		"pushed",
		"wounded",
		"dust"
	].map((e) => t(`odds.${e}`));
	for (let [t, a] of e.gladiators.entries()) if (!(a.seat !== e.viewer || a.cell < 0 || a.attacked || M(a))) for (let [o, s] of e.gladiators.entries()) {
		if (s.cell < 0 || s.seat === e.viewer || s.hurt || !Gn(a, s.cell)) continue;
		let c = ri(ni(e, e.fan, t, o, 0, r(e.viewer), r(s.seat)), s.wounds).map((e, t) => `${i[t]} ${Math.round(e * 100)} %`).join(", ");
		n.push(`  ${v[a.kind].id} > ${Le(b(s.seat, s.kind))}: ${c}`);
	}
	return n;
}
var uo = (...e) => ({ oneOf: e }), fo = (e) => ({ sumOf: e }), po = (e) => ({ secret: e }), mo = (e, t) => ({
	begins: e,
	with: t
}), ho = ({ by: e }, t) => e === null || !Array.isArray(t) ? t : t.map((t) => t[e]);
function go(e, t) {
	let n = {};
	for (let [e, r] of Object.entries(t)) {
		let t = typeof r.begins == "string" && "with" in r;
		n[e] = {
			begins: t ? r.begins : null,
			fields: yo(t ? r.with : r)
		};
	}
	return { kinds: n };
}
var _o = (e, t) => yo(t), vo = (e, t, n) => e[`${t}.${n}`] ?? e[n], yo = (e) => Object.fromEntries(Object.entries(e).map(([e, t]) => [e, xo(t)])), bo = {
	"": "one",
	"[]": "list",
	"[][]": "lists",
	"[seat]": "seats"
};
function xo(e) {
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
			...xo(e.secret),
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
		shape: bo[r],
		optional: i === "?"
	};
}
var So = (e) => ({ print: (t) => typeof t == "number" ? e(t) : t }), Co = (e, t) => ({
	...So(t),
	called: Ya[e]
}), wo = {
	print: (e) => typeof e == "number" ? wt(e) : e,
	read: (e) => Dt(e) < 0 ? null : St(Dt(e))
}, To = {
	print: (e) => typeof e == "number" ? wt(S(e)) + et[C(e)] : e,
	read: (e) => {
		let t = Dt(e.slice(0, 2)), n = t < 0 ? "" : St(t) + e.slice(2);
		return Ot(n) < 0 ? null : n;
	}
}, Eo = {
	card: Co("card", (e) => T[e].id),
	play: Co("play", Gt),
	armatura: So((e) => v[e].id),
	gladiator: Co("gladiator", Le),
	strike: Co("strike", Kr),
	pivot: Co("pivot", ea),
	pair: Co("pair", oa),
	cell: {
		...Co("cell", St),
		typed: wo
	},
	stance: {
		...Co("stance", Ct),
		isName: (e) => Ot(e) >= 0,
		typed: To
	},
	facing: Co("facing", (e) => et[e])
}, Do = { gladiator: "gladiator" }, Oo = {
	gladiator: "gladiator",
	onGladiator: "gladiator"
}, ko = {
	gladiator: "gladiator",
	byGladiator: "gladiator",
	attack: "number",
	defence: "number"
}, Ao = {
	gladiator: "gladiator",
	parts: fo("total"),
	total: "number"
}, jo = go(Eo, {
	familiaChosen: {
		seat: "seat",
		armatura: "armatura[]",
		cost: "number"
	},
	firstChosen: { seat: "seat" },
	deployed: {
		gladiator: "gladiator",
		stance: "stance"
	},
	turnBegan: mo("turn", {
		seat: "seat",
		round: "number"
	}),
	roundEnded: { round: "number" },
	timeRanOut: { round: "number" },
	played: {
		seat: "seat",
		card: "card",
		use: uo("move", "attack", "vox", "draw", "prima", "special"),
		hand: "number"
	},
	drew: {
		seat: "seat",
		count: "number",
		hand: "number",
		cards: po("card[]")
	},
	reshuffled: {
		seat: "seat",
		count: "number"
	},
	exhausted: {
		seat: "seat",
		lost: "number"
	},
	discarded: {
		seat: "seat",
		cards: "card[]",
		hand: "number"
	},
	acquired: {
		seat: "seat",
		cards: "card[]",
		into: uo("hand", "discard")
	},
	recovered: {
		seat: "seat",
		cards: "card[]",
		hand: "number"
	},
	peeked: {
		seat: "seat",
		owner: "seat",
		count: "number",
		cards: po("card[]")
	},
	voxChanged: {
		seat: "seat",
		parts: fo("total"),
		total: "number"
	},
	stayed: Do,
	moved: {
		gladiator: "gladiator",
		from: "stance",
		cells: "cell[]",
		stance: "stance",
		parts: fo("total"),
		total: "number"
	},
	turned: {
		gladiator: "gladiator",
		facing: "facing"
	},
	shoved: {
		...Oo,
		from: "cell",
		cell: "cell"
	},
	stoodFirm: {
		...Oo,
		cell: "cell"
	},
	swapped: {
		gladiator: "gladiator",
		withGladiator: "gladiator",
		cell: "cell",
		withCell: "cell"
	},
	boosted: {
		gladiators: "gladiator[]",
		stat: uo("ATT", "DEF", "MP"),
		k: "number",
		until: uo("endOfTurn", "ownNextTurnStart", "ownNextTurnEnd")
	},
	foundNoTarget: { seat: "seat" },
	attacked: Oo,
	netThrown: Oo,
	combatCardUsed: {
		seat: "seat",
		card: "card",
		fromHand: "flag",
		value: "number"
	},
	attackScored: Ao,
	defenceScored: Ao,
	held: ko,
	scoresTied: ko,
	netted: {
		gladiator: "gladiator",
		byGladiator: "gladiator"
	},
	freed: {
		gladiator: "gladiator",
		toGladiator: "gladiator?"
	},
	pushed: {
		gladiator: "gladiator",
		byGladiator: "gladiator",
		from: "cell",
		cell: "cell"
	},
	pinned: {
		gladiator: "gladiator",
		byGladiator: "gladiator",
		cell: "cell"
	},
	wounded: {
		gladiator: "gladiator",
		damage: "number",
		wounds: "number"
	},
	bitTheDust: {
		gladiator: "gladiator",
		damage: "number",
		wounds: "number",
		cell: "cell"
	},
	withdrew: {
		seat: "seat",
		damage: "number"
	},
	conceded: {
		seat: "seat",
		damage: "number"
	},
	won: { seat: "seat?" }
}), Mo = _o(Eo, {
	seat: "seat",
	target: "seat?",
	gladiator: "gladiator?",
	byGladiator: "gladiator",
	onGladiator: "gladiator",
	card: "card",
	play: "play?",
	cell: "cell?",
	net: "flag",
	random: "flag",
	step: "number?",
	done: "number",
	left: "number",
	mp: "number",
	att: "number",
	attack: "number",
	defence: "number",
	n: "number",
	turned: "armatura[]"
}), No = "{count, plural, one {# card} other {# cards}}", Po = "{count, plural, one {# carte} other {# cartes}}", Fo = "{count, plural, one {# carta} other {# carte}}", Io = {
	you: {
		familiaChosen: [
			"You lead {armatura}, {cost, plural, one {# point} other {# points}}",
			"Vous menez {armatura}, {cost, plural, one {# point} other {# points}}",
			"Guidi {armatura}, {cost, plural, one {# punto} other {# punti}}"
		],
		firstChosen: [
			"You deploy first and will begin",
			"Vous vous déployez en premier et commencerez",
			"Schieri per primo e comincerai"
		],
		drew: [
			`You draw ${No}{cards}`,
			`Vous piochez ${Po}{cards}`,
			`Peschi ${Fo}{cards}`
		],
		"drew.JU-8.11": [
			`You draw ${No}{cards}: the crowd is with you, your familia has taken most damage`,
			`Vous piochez ${Po}{cards} : la foule vous soutient, votre familia a subi le plus de dégâts`,
			`Peschi ${Fo}{cards}: la folla è con te, la tua familia ha subito più danni`
		],
		reshuffled: [
			`You shuffle ${No} into a new draw pile`,
			`Vous mélangez ${Po} en une nouvelle pioche`,
			`Mescoli ${Fo} in un nuovo mazzo`
		],
		exhausted: [
			"You have no card left to draw",
			"Vous n’avez plus de carte à piocher",
			"Non hai più carte da pescare"
		],
		turnBegan: [
			"Round {round}: you are to play",
			"Manche {round} : à vous de jouer",
			"Giro {round}: tocca a te"
		],
		played: [
			"You play {card} {use, select, move {to move} attack {to attack} vox {for Vox Populi} draw {to draw} prima {for Prima cards} other {for its special effect}}",
			"Vous jouez {card} {use, select, move {pour bouger} attack {pour attaquer} vox {pour le Vox Populi} draw {pour piocher} prima {pour des cartes Prima} other {pour son effet spécial}}",
			"Giochi {card} {use, select, move {per muovere} attack {per attaccare} vox {per il Vox Populi} draw {per pescare} prima {per carte Prima} other {per l’effetto speciale}}"
		],
		voxChanged: [
			"Your Vox Populi: {total}{parts}",
			"Votre Vox Populi : {total}{parts}",
			"Il tuo Vox Populi: {total}{parts}"
		],
		"voxChanged.JU-18.9": [
			"Restless crowd, no fight: 1 Vox Populi less for you, never below 0. It is {total}{parts}",
			"Foule impatiente, sans combat : 1 Vox Populi de moins pour vous, jamais sous 0. Il est à {total}{parts}",
			"Folla impaziente, senza scontri: 1 Vox Populi in meno per te, mai sotto 0. È a {total}{parts}"
		],
		discarded: [
			"You discard {cards}",
			"Vous défaussez {cards}",
			"Scarti {cards}"
		],
		"discarded.JU-17.1": [
			"You discard {cards}, over the hand limit",
			"Vous défaussez {cards}, au-delà de la limite de main",
			"Scarti {cards}, oltre il limite di mano"
		],
		"discarded.JU-19.10": [
			"You discard {cards}, as the card in play demands",
			"Vous défaussez {cards}, comme l’exige la carte en jeu",
			"Scarti {cards}, come esige la carta in gioco"
		],
		acquired: [
			"You acquire {cards}",
			"Vous acquérez {cards}",
			"Acquisisci {cards}"
		],
		recovered: [
			"You take back {cards}",
			"Vous reprenez {cards}",
			"Riprendi {cards}"
		],
		peeked: [
			"You look at the hand of {owner}{cards}",
			"Vous regardez la main de {owner}{cards}",
			"Guardi la mano di {owner}{cards}"
		],
		foundNoTarget: [
			"Nobody is in reach of your gladiators",
			"Personne n’est à portée de vos gladiateurs",
			"Nessuno è a portata dei tuoi gladiatori"
		],
		combatCardUsed: [
			"You use {card}",
			"Vous utilisez {card}",
			"Usi {card}"
		],
		withdrew: [
			"Your familia is beaten, with {damage, plural, one {# damage point} other {# damage points}}",
			"Votre familia est battue, avec {damage, plural, one {# point de dégâts} other {# points de dégâts}}",
			"La tua familia è battuta, con {damage, plural, one {# punto di danno} other {# punti di danno}}"
		],
		conceded: [
			"You concede",
			"Vous abandonnez",
			"Ti arrendi"
		],
		won: [
			"You win",
			"Vous gagnez",
			"Vinci"
		]
	},
	atYou: { peeked: [
		"{seat} looks at your hand",
		"{seat} regarde votre main",
		"{seat} guarda la tua mano"
	] }
}, Lo = {
	fr: {
		"barred.JU-3.2": "il n’est pas de la liste de base",
		"barred.JU-5.11": "un gladiateur s’y tient",
		"barred.JU-8.5": "cette carte ne le permet pas (0)",
		"barred.JU-8.6": "la dernière carte d’une main sert à piocher",
		"barred.JU-10.1": "cela coûte plus que ses points de mouvement",
		"barred.JU-10.15": "un gladiateur s’y tient",
		"barred.JU-10.19": "il a fait son mouvement avec cette carte",
		"barred.JU-11.1": "dans une zone de danger il ne peut que faire face à cet ennemi et reculer tout droit",
		"barred.JU-11.13": "le recul hors d’une zone de danger met fin à son mouvement",
		"barred.JU-12.1": "la cible n’est pas dans sa zone frontale",
		"barred.JU-12.3": "il a déjà attaqué ce tour-ci",
		"barred.JU-12.4": "un gladiateur entravé n’attaque pas",
		"barred.JU-12.5": "il a été blessé ce tour-ci et ne risque plus rien jusqu’à la fin du tour",
		"barred.JU-12.8": "on n’attaque pas les siens",
		"barred.JU-16.6": "il n’a pas de marqueur d’entrave à poser",
		"barred.JU-16.11": "un gladiateur entravé ne bouge ni ne se tourne",
		"barred.JU-16.17": "la cible porte déjà un marqueur d’entrave",
		"barred.JU-16.20": "un archer n’attaque jamais un voisin",
		"barred.JU-16.26": "un gladiateur massif n’attaque que dans sa zone de danger",
		"barred.JU-19.18": "il n’y a pas assez de Vox Populi"
	},
	it: {
		"barred.JU-3.2": "non è nella lista di base",
		"barred.JU-5.11": "vi sta un gladiatore",
		"barred.JU-8.5": "questa carta non lo permette (0)",
		"barred.JU-8.6": "l’ultima carta di una mano serve a pescare",
		"barred.JU-10.1": "costa più dei suoi punti movimento",
		"barred.JU-10.15": "vi sta un gladiatore",
		"barred.JU-10.19": "ha fatto il suo movimento con questa carta",
		"barred.JU-11.1": "in una zona di pericolo può solo volgersi a quel nemico e arretrare dritto",
		"barred.JU-11.13": "il passo indietro fuori da una zona di pericolo pone fine al suo movimento",
		"barred.JU-12.1": "il bersaglio non è nella sua zona frontale",
		"barred.JU-12.3": "ha già attaccato in questo turno",
		"barred.JU-12.4": "un gladiatore impedito non attacca",
		"barred.JU-12.5": "è stato ferito in questo turno ed è al sicuro fino alla sua fine",
		"barred.JU-12.8": "non si attaccano i propri",
		"barred.JU-16.6": "non ha segnalini di impedimento da posare",
		"barred.JU-16.11": "un gladiatore impedito non si muove e non si gira",
		"barred.JU-16.17": "il bersaglio porta già un segnalino di impedimento",
		"barred.JU-16.20": "un arciere non attacca mai un vicino",
		"barred.JU-16.26": "un gladiatore massiccio attacca solo nella sua zona di pericolo",
		"barred.JU-19.18": "non c’è abbastanza Vox Populi"
	}
}, Ro = {
	round: "round",
	turn: "to play: seat",
	out: "out",
	waiting: "to enter",
	wounded: "wounded",
	hindered: "hindered",
	netted: "carries a marker",
	nets: "nets",
	vox: "Vox Populi",
	limit: "hand limit",
	bonus: "attack",
	damage: "damage",
	glory: "glory",
	hand: "hand",
	deck: "draw pile",
	discard: "discarded",
	reserve: "Prima",
	played: "in play",
	points: "points",
	roster: "Armaturae (class; ATT and DEF against Light/Heavy; movement points)",
	ready: "Ready-made familiae",
	legend: "M move · A attack · V Vox Populi · D draw · P Prima · C combat; then its special effect",
	sums: "Before the cards are added",
	"sums.dice": "Before the dice are added",
	odds: "Odds, both sides using their top cards",
	"odds.held": "held",
	"odds.even": "even",
	"odds.pushed": "pushed",
	"odds.wounded": "wounded",
	"odds.dust": "bites the dust",
	"hint.odds": "held {held} %, even {even} %, pushed {pushed} %, wounded {wounded} %, dust {dust} %",
	"hint.netOdds": "held {held} %, even {even} %, hindered {netted} %",
	"hint.prospect": "held {held} %, even {even} %, pushed {pushed} %, wounded {wounded} %, dust {dust} %",
	"hint.oddsWith": "held {held} %, even {even} %, pushed {pushed} %, wounded {wounded} %, dust {dust} %",
	"hint.noTarget": "nobody is in reach",
	"hint.price": "{mp} MP",
	"hint.inReach": "{n, plural, =0 {nobody is in reach} one {one way to attack} other {# ways to attack, each man once}}",
	"hint.voxTo": "Vox Populi {from} → {to}",
	"hint.handTo": "hand {from} → {to}, limit {limit}{over, plural, =0 {} other {: discard #}}",
	armatura: "fighter",
	light: "light",
	heavy: "heavy",
	"col.att": "ATT",
	"col.def": "DEF",
	"col.mp": "MP",
	"col.move": "move",
	"col.attack": "attack",
	"col.vox": "Vox",
	"col.draw": "draw",
	"col.prima": "Prima",
	"col.combat": "combat",
	"trait.range": "Range {n}",
	"trait.hindrance": "Hindrance {n}",
	"trait.bow": "Bow",
	"trait.harassment": "Harassment",
	"trait.massive": "Massive",
	"trait.stoic": "Stoic",
	"option.familiaSize": "gladiators in a familia",
	"option.budget": "points for a familia",
	"option.budget.standard": "standard",
	"option.budget.none": "no limit",
	"option.roster": "gladiators to choose from",
	"option.roster.basic": "the basic ones",
	"option.roster.extended": "also eques and essedarius",
	"option.roundLimit": "rounds at most",
	"option.combatSource": "combat with",
	"option.combatSource.cards": "cards",
	"option.combatSource.dice": "dice",
	"option.backingOut": "after backing out of a Danger Zone",
	"option.backingOut.goesOn": "the movement goes on",
	"option.backingOut.ends": "the movement ends",
	"option.pushRule": "who is pushed goes back",
	"option.pushRule.straight": "straight",
	"option.pushRule.fan": "straight or at an angle",
	"choice.stop": "no more of this",
	"choice.top": "the top card of the draw pile",
	"choice.free": "give up the movement and remove the Hindrance marker",
	"choice.yes": "yes",
	"part.ahead": "straight ahead",
	"part.aside": "sideways or back",
	"part.step back": "step back",
	"part.back": "from the back",
	"part.front zone": "leaving a front zone",
	"part.turn": "turn",
	"part.before": "before",
	"part.change": "change",
	"part.lost": "lost",
	"part.card": "card",
	"part.no card": "no card",
	"part.die": "die",
	"part.ATT": "ATT",
	"part.DEF": "DEF",
	"part.boost": "boost",
	"part.harassment": "Harassment",
	"part.ATT floor": "ATT not below 0",
	"part.DEF floor": "DEF not below 0",
	"part.side": "from the side",
	"part.rear": "from the rear",
	"part.vox": "Vox Populi",
	"part.threats": "threats",
	"part.effect": "special effect",
	"part.bow": "distance",
	"part.massive": "Massive",
	"part.hindered": "hindered",
	"part.at least 1": "at least 1",
	"rule.attack": "combat",
	"rule.attacks": "attacks",
	"rule.moves": "movements",
	"rule.movement": "movement",
	"rule.charge": "movement and attack",
	"rule.turn": "turn",
	"rule.effect": "special effect",
	"rule.set-up": "deployment",
	"rule.boost": "boost",
	"rule.discarding": "discarding",
	"rule.prima": "Prima",
	"rule.recover": "taking back",
	"rule.freeing": "freeing",
	"rule.shove": "shoving",
	"rule.swap": "changing places",
	"rule.turning": "turning",
	"scene.byGladiator": "attacker",
	"scene.onGladiator": "target",
	"scene.gladiator": "gladiator",
	"scene.seat": "hand of",
	"scene.n": "number",
	"scene.step": "step",
	"scene.left": "left",
	"scene.mp": "more MP",
	"scene.att": "bonus",
	"scene.attack": "attack",
	"scene.defence": "defence",
	"scene.net": "Hindering",
	"scene.card": "card",
	"scene.play": "card and use",
	"scene.done": "familiae in the arena",
	"ask.JU-21.1": "Which gladiators form your familia?",
	"ask.JU-21.2": "Where do you deploy {gladiator}, and facing where?",
	"ask.JU-21.3": "Which card do you play, and for what?",
	"ask.JU-21.4": "Who moves?{left, plural, =0 {} one { # movement left.} other { # movements left.}}",
	"ask.JU-21.5": "Where does {gladiator} end his movement, and facing where?",
	"ask.JU-21.6": "Who attacks whom?{left, plural, =0 {} one { # attack left.} other { # attacks left.}}",
	"ask.JU-21.7": "Which card do you use in the combat of {byGladiator} against {onGladiator}?",
	"ask.JU-21.8": "Which Prima cards do you take?",
	"ask.JU-21.9": "Which {n, plural, one {card} other {# cards}} of {seat} {n, plural, one {is} other {are}} discarded?",
	"ask.JU-21.10": "What do you discard? Your hand limit is exceeded.",
	"command.concede": "give up",
	"command.concede.do": "Give up the match",
	"command.concede.about": "Of two players the other wins at once. Among more, you withdraw and the others play on.",
	"ask.JU-21.11": "Do you concede?",
	"ask.JU-21.15": "Where is {onGladiator} pushed?",
	"ask.JU-19.4": "Who moves and attacks?",
	"ask.JU-19.5": "Who turns, and where to?",
	"ask.JU-19.6": "Who shoves whom?",
	"ask.JU-19.7": "Who gets the boost?",
	"ask.JU-19.11": "Which cards do you take back from your discard pile?",
	"ask.JU-19.13": "Who is freed of his Hindrance marker?",
	"ask.JU-19.14": "Which two change places?",
	"ask.JU-19.16": "Which opponent?",
	"event.familiaChosen": "{seat} leads {armatura}, {cost, plural, one {# point} other {# points}}",
	"event.firstChosen": "{seat} deploys first and will begin",
	"gladiator.own": "your",
	"event.deployed": "{gladiator} enters at {stance}",
	"event.drew": "{seat} draws {count, plural, one {# card} other {# cards}}{cards}",
	"event.drew.JU-8.11": "{seat} draws {count, plural, one {# card} other {# cards}}{cards}: the crowd is with the familia that has taken most damage",
	"event.reshuffled": "{seat} shuffles {count, plural, one {# card} other {# cards}} into a new draw pile",
	"event.exhausted": "{seat} has no card left to draw",
	"event.turnBegan": "Round {round}: {seat} is to play",
	"event.played": "{seat} plays {card} {use, select, move {to move} attack {to attack} vox {for Vox Populi} draw {to draw} prima {for Prima cards} other {for its special effect}}",
	"event.voxChanged": "Vox Populi of {seat}: {total}{parts}",
	"event.voxChanged.JU-18.9": "Restless crowd, no fight: 1 Vox Populi less for {seat}, never below 0. It is {total}{parts}",
	"event.discarded": "{seat} discards {cards}",
	"event.discarded.JU-17.1": "{seat} discards {cards}, over the hand limit",
	"event.discarded.JU-19.10": "{seat} discards {cards}, as the card in play demands",
	"event.acquired": "{seat} acquires {cards}",
	"event.stayed": "{gladiator} stays where he is",
	"event.moved": "{gladiator} moves to {stance}, for {total} MP{parts}",
	"event.freed": "{gladiator} is rid of the Hindrance marker",
	"event.foundNoTarget": "Nobody is in reach of the gladiators of {seat}",
	"event.attacked": "{gladiator} attacks {onGladiator}",
	"event.netThrown": "{gladiator} throws the net at {onGladiator} (Hindering attack)",
	"event.combatCardUsed": "{seat} uses {card}",
	"event.attackScored": "{gladiator} attacks with {total}{parts}",
	"event.defenceScored": "{gladiator} defends with {total}{parts}",
	"event.held": "{gladiator} holds his ground",
	"event.scoresTied": "The scores are even: the attack comes to nothing",
	"event.netted": "{gladiator} is caught by {byGladiator}",
	"event.pushed": "{gladiator} is pushed back to {cell}",
	"event.pinned": "{gladiator} cannot be pushed back",
	"event.wounded": "{gladiator} is wounded",
	"event.bitTheDust": "{gladiator} bites the dust",
	"event.withdrew": "The familia of {seat} is beaten, with {damage, plural, one {# damage point} other {# damage points}}",
	"event.conceded": "{seat} concedes",
	"event.won": "{seat} wins",
	"event.roundEnded": "Round {round} is over",
	"event.timeRanOut": "The time is up after round {round}",
	"event.peeked": "{seat} looks at the hand of {owner}{cards}",
	"event.boosted": "Boost of +{k} {stat} for {gladiators}",
	"event.recovered": "{seat} takes back {cards}",
	"event.turned": "{gladiator} turns, facing {facing}",
	"event.shoved": "{gladiator} shoves {onGladiator} to {cell}",
	"event.stoodFirm": "{gladiator} shoves {onGladiator} in vain",
	"event.swapped": "{gladiator} and {withGladiator} change places"
}, zo = {
	endOfTurn: "this turn",
	ownNextTurnStart: "until your next turn",
	ownNextTurnEnd: "to the end of your next turn"
}, B = (e, t, n) => e === 1 ? t : `up to ${e} ${n}`, Bo = {
	colon: ": ",
	use: [
		(e) => B(e, "one movement", "movements"),
		(e) => B(e, "one attack", "attacks"),
		(e) => `Vox Populi +${e}`,
		(e) => `draw ${e} cards`,
		(e) => `${B(e, "one Prima card", "Prima cards")}, stronger ones, into your hand`
	],
	effect(e) {
		switch (e.op) {
			case "MOVE": return `${B(e.n, "one movement", "movements")}${e.mp > 0 ? ` with ${e.mp} MP more` : ""}`;
			case "ATTACK": return `${B(e.n, "one attack", "attacks")}${e.att > 0 ? ` at +${e.att}` : ""}`;
			case "MOVE_ATTACK": return `one gladiator moves${e.mp > 0 ? ` with ${e.mp} MP more` : ""} and attacks${e.att > 0 ? ` at +${e.att}` : ""}`;
			case "TURN": return `${B(e.n, "one gladiator turns", "gladiators turn")} freely`;
			case "SHOVE": return `shove ${B(e.n, "one enemy", "enemies")}`;
			case "BOOST": return `+${e.k} ${e.stat} for ${B(e.n, "one gladiator", "gladiators")}, ${zo[e.until]}`;
			case "VOX": return `Vox Populi ${e.k > 0 ? "+" : "−"}${Math.abs(e.k)}${e.who === "target" ? " for an opponent" : ""}`;
			case "DRAW": return e.n === 1 ? "draw a card" : `draw ${e.n} cards`;
			case "DISCARD": return e.mode === "choose" ? e.n === 1 ? "discard a card" : `discard ${e.n} cards` : e.mode === "random" ? `an opponent discards ${e.n} at random` : `discard ${e.n} of the cards seen`;
			case "RECOVER": return `take back ${B(e.n, "a discarded card", "discarded cards")}`;
			case "PRIMA": return `take ${B(e.n, "a Prima card", "Prima cards")} into your hand`;
			case "FREE": return `free ${B(e.n, "a gladiator", "gladiators")} of the net`;
			case "SWAP": return "two neighbours change places";
			case "PEEK": return "look at an opponent's hand";
		}
	}
}, Vo = {
	round: "manche",
	turn: "à jouer : place",
	out: "hors jeu",
	waiting: "à placer",
	wounded: "blessé",
	hindered: "entravé",
	netted: "porte un marqueur",
	nets: "filets",
	vox: "Vox Populi",
	limit: "main maximale",
	bonus: "attaque",
	damage: "dégâts",
	glory: "gloire",
	hand: "main",
	deck: "pioche",
	discard: "défausse",
	reserve: "Prima",
	played: "en jeu",
	points: "points",
	roster: "Armaturae (classe ; ATT et DEF contre Léger/Lourd ; points de mouvement)",
	ready: "Familiae toutes prêtes",
	legend: "M mouvement · A attaque · V Vox Populi · D pioche · P Prima · C combat ; puis son effet spécial",
	sums: "Avant d’ajouter les cartes",
	"sums.dice": "Avant d’ajouter les dés",
	odds: "Chances, si chacun prend la carte du dessus",
	"odds.held": "résiste",
	"odds.even": "nul",
	"odds.pushed": "recul",
	"odds.wounded": "blessé",
	"odds.dust": "mord la poussière",
	"hint.odds": "résiste {held} %, nul {even} %, recul {pushed} %, blessé {wounded} %, poussière {dust} %",
	"hint.netOdds": "résiste {held} %, nul {even} %, entravé {netted} %",
	"hint.prospect": "résiste {held} %, nul {even} %, recul {pushed} %, blessé {wounded} %, poussière {dust} %",
	"hint.oddsWith": "résiste {held} %, nul {even} %, recul {pushed} %, blessé {wounded} %, poussière {dust} %",
	"hint.noTarget": "personne n’est à portée",
	"hint.price": "{mp} PM",
	"hint.inReach": "{n, plural, =0 {personne n’est à portée} one {une façon d’attaquer} other {# façons d’attaquer, une par homme}}",
	"hint.voxTo": "Vox Populi {from} → {to}",
	"hint.handTo": "main {from} → {to}, limite {limit}{over, plural, =0 {} other { : défausser #}}",
	armatura: "combattant",
	light: "léger",
	heavy: "lourd",
	"col.att": "ATT",
	"col.def": "DEF",
	"col.mp": "PM",
	"col.move": "aller",
	"col.attack": "attaque",
	"col.vox": "Vox",
	"col.draw": "pioche",
	"col.prima": "Prima",
	"col.combat": "combat",
	"trait.range": "Portée {n}",
	"trait.hindrance": "Entrave {n}",
	"trait.bow": "Arc",
	"trait.harassment": "Harcèlement",
	"trait.massive": "Massif",
	"trait.stoic": "Stoïque",
	"option.familiaSize": "gladiateurs par familia",
	"option.budget": "points par familia",
	"option.budget.standard": "normal",
	"option.budget.none": "sans limite",
	"option.roster": "gladiateurs au choix",
	"option.roster.basic": "ceux de base",
	"option.roster.extended": "aussi eques et essedarius",
	"option.roundLimit": "nombre maximal de manches",
	"option.combatSource": "combat avec",
	"option.combatSource.cards": "cartes",
	"option.combatSource.dice": "dés",
	"option.backingOut": "après le recul hors d’une zone de danger",
	"option.backingOut.goesOn": "le mouvement continue",
	"option.backingOut.ends": "le mouvement s’arrête",
	"option.pushRule": "qui est repoussé recule",
	"option.pushRule.straight": "tout droit",
	"option.pushRule.fan": "tout droit ou de biais",
	"choice.stop": "rien de plus",
	"choice.top": "la carte du dessus de la pioche",
	"choice.free": "renoncer au mouvement et retirer le marqueur d’entrave",
	"choice.yes": "oui",
	"part.ahead": "tout droit",
	"part.aside": "de côté ou en arrière",
	"part.step back": "pas en arrière",
	"part.back": "dans le dos",
	"part.front zone": "sortie d’une zone frontale",
	"part.turn": "rotation",
	"part.before": "avant",
	"part.change": "changement",
	"part.lost": "perdu",
	"part.card": "carte",
	"part.no card": "aucune carte",
	"part.die": "dé",
	"part.ATT": "ATT",
	"part.DEF": "DEF",
	"part.boost": "bonus",
	"part.harassment": "Harcèlement",
	"part.ATT floor": "ATT pas sous 0",
	"part.DEF floor": "DEF pas sous 0",
	"part.side": "de côté",
	"part.rear": "par l’arrière",
	"part.vox": "Vox Populi",
	"part.threats": "menaces",
	"part.effect": "effet spécial",
	"part.bow": "distance",
	"part.massive": "Massif",
	"part.hindered": "entravé",
	"part.at least 1": "au moins 1",
	"rule.attack": "combat",
	"rule.attacks": "attaques",
	"rule.moves": "mouvements",
	"rule.movement": "mouvement",
	"rule.charge": "mouvement et attaque",
	"rule.turn": "tour",
	"rule.effect": "effet spécial",
	"rule.set-up": "déploiement",
	"rule.boost": "bonus",
	"rule.discarding": "défausse",
	"rule.prima": "Prima",
	"rule.recover": "reprise",
	"rule.freeing": "libération",
	"rule.shove": "bousculade",
	"rule.swap": "échange de places",
	"rule.turning": "rotation",
	"scene.byGladiator": "attaquant",
	"scene.onGladiator": "cible",
	"scene.gladiator": "gladiateur",
	"scene.seat": "main de",
	"scene.n": "nombre",
	"scene.step": "étape",
	"scene.left": "restent",
	"scene.mp": "PM de plus",
	"scene.att": "bonus",
	"scene.attack": "attaque",
	"scene.defence": "défense",
	"scene.net": "entrave",
	"scene.card": "carte",
	"scene.play": "carte et usage",
	"scene.done": "familiae dans l’arène",
	"ask.JU-21.1": "Quels gladiateurs forment votre familia ?",
	"ask.JU-21.2": "Où déployez-vous {gladiator}, et tourné vers où ?",
	"ask.JU-21.3": "Quelle carte jouez-vous, et pour quoi ?",
	"ask.JU-21.4": "Qui se déplace ?{left, plural, =0 {} one { Encore # mouvement.} other { Encore # mouvements.}}",
	"ask.JU-21.5": "Où {gladiator} finit-il son mouvement, et tourné vers où ?",
	"ask.JU-21.6": "Qui attaque qui ?{left, plural, =0 {} one { Encore # attaque.} other { Encore # attaques.}}",
	"ask.JU-21.7": "Quelle carte utilisez-vous dans le combat de {byGladiator} contre {onGladiator} ?",
	"ask.JU-21.8": "Quelles cartes Prima prenez-vous ?",
	"ask.JU-21.9": "{n, plural, one {Quelle carte} other {Quelles # cartes}} de la main de {seat} faut-il défausser ?",
	"ask.JU-21.10": "Que défaussez-vous ? Votre limite de main est dépassée.",
	"command.concede": "abandonner",
	"command.concede.do": "Abandonner la partie",
	"command.concede.about": "À deux, l’autre gagne aussitôt. À plus, vous vous retirez et les autres continuent.",
	"ask.JU-21.11": "Abandonnez-vous ?",
	"ask.JU-21.15": "Où {onGladiator} est-il repoussé ?",
	"ask.JU-19.4": "Qui se déplace et attaque ?",
	"ask.JU-19.5": "Qui se tourne, et vers où ?",
	"ask.JU-19.6": "Qui bouscule qui ?",
	"ask.JU-19.7": "Qui reçoit le bonus ?",
	"ask.JU-19.11": "Quelles cartes reprenez-vous de votre défausse ?",
	"ask.JU-19.13": "Qui est libéré de son marqueur d’entrave ?",
	"ask.JU-19.14": "Lesquels échangent leurs places ?",
	"ask.JU-19.16": "Quel adversaire ?",
	"event.familiaChosen": "{seat} mène {armatura}, {cost, plural, one {# point} other {# points}}",
	"event.firstChosen": "{seat} se déploie en premier et commencera",
	"gladiator.own": "votre",
	"event.deployed": "{gladiator} entre en {stance}",
	"event.drew": "{seat} pioche {count, plural, one {# carte} other {# cartes}}{cards}",
	"event.drew.JU-8.11": "{seat} pioche {count, plural, one {# carte} other {# cartes}}{cards} : la foule soutient la familia qui a subi le plus de dégâts",
	"event.reshuffled": "{seat} mélange {count, plural, one {# carte} other {# cartes}} en une nouvelle pioche",
	"event.exhausted": "{seat} n’a plus de carte à piocher",
	"event.turnBegan": "Manche {round} : à {seat} de jouer",
	"event.played": "{seat} joue {card} {use, select, move {pour bouger} attack {pour attaquer} vox {pour le Vox Populi} draw {pour piocher} prima {pour des cartes Prima} other {pour son effet spécial}}",
	"event.voxChanged": "Vox Populi de {seat} : {total}{parts}",
	"event.voxChanged.JU-18.9": "Foule impatiente, sans combat : 1 Vox Populi de moins pour {seat}, jamais sous 0. Il est à {total}{parts}",
	"event.discarded": "{seat} défausse {cards}",
	"event.discarded.JU-17.1": "{seat} défausse {cards}, au-delà de la limite de main",
	"event.discarded.JU-19.10": "{seat} défausse {cards}, comme l’exige la carte en jeu",
	"event.acquired": "{seat} acquiert {cards}",
	"event.stayed": "{gladiator} reste sur place",
	"event.moved": "{gladiator} va en {stance}, pour {total} PM{parts}",
	"event.freed": "{gladiator} est débarrassé du marqueur d’entrave",
	"event.foundNoTarget": "Personne n’est à portée des gladiateurs de {seat}",
	"event.attacked": "{gladiator} attaque {onGladiator}",
	"event.netThrown": "{gladiator} lance le filet sur {onGladiator} (attaque d’entrave)",
	"event.combatCardUsed": "{seat} utilise {card}",
	"event.attackScored": "{gladiator} attaque avec {total}{parts}",
	"event.defenceScored": "{gladiator} se défend avec {total}{parts}",
	"event.held": "{gladiator} tient bon",
	"event.scoresTied": "Les scores sont égaux : l’attaque ne donne rien",
	"event.netted": "{gladiator} est pris par {byGladiator}",
	"event.pushed": "{gladiator} est repoussé en {cell}",
	"event.pinned": "{gladiator} ne peut pas reculer",
	"event.wounded": "{gladiator} est blessé",
	"event.bitTheDust": "{gladiator} mord la poussière",
	"event.withdrew": "La familia de {seat} est battue, avec {damage, plural, one {# point de dégâts} other {# points de dégâts}}",
	"event.conceded": "{seat} abandonne",
	"event.won": "{seat} gagne",
	"event.roundEnded": "La manche {round} est finie",
	"event.timeRanOut": "Le temps est écoulé après la manche {round}",
	"event.peeked": "{seat} regarde la main de {owner}{cards}",
	"event.boosted": "Bonus de +{k} {stat} pour {gladiators}",
	"event.recovered": "{seat} reprend {cards}",
	"event.turned": "{gladiator} se tourne vers {facing}",
	"event.shoved": "{gladiator} bouscule {onGladiator} en {cell}",
	"event.stoodFirm": "{gladiator} bouscule {onGladiator} en vain",
	"event.swapped": "{gladiator} et {withGladiator} échangent leurs places"
}, Ho = {
	endOfTurn: "ce tour",
	ownNextTurnStart: "jusqu’à votre prochain tour",
	ownNextTurnEnd: "jusqu’à la fin de votre prochain tour"
}, V = (e, t, n) => e === 1 ? t : `jusqu’à ${e} ${n}`, Uo = {
	colon: " : ",
	semicolon: " ; ",
	use: [
		(e) => V(e, "un mouvement", "mouvements"),
		(e) => V(e, "une attaque", "attaques"),
		(e) => `Vox Populi +${e}`,
		(e) => `piocher ${e} cartes`,
		(e) => `${V(e, "une carte Prima", "cartes Prima")}, plus fortes, en main`
	],
	effect(e) {
		switch (e.op) {
			case "MOVE": return `${V(e.n, "un mouvement", "mouvements")}${e.mp > 0 ? ` avec ${e.mp} PM de plus` : ""}`;
			case "ATTACK": return `${V(e.n, "une attaque", "attaques")}${e.att > 0 ? ` à +${e.att}` : ""}`;
			case "MOVE_ATTACK": return `un gladiateur se déplace${e.mp > 0 ? ` avec ${e.mp} PM de plus` : ""} et attaque${e.att > 0 ? ` à +${e.att}` : ""}`;
			case "TURN": return `${V(e.n, "un gladiateur se tourne", "gladiateurs se tournent")} librement`;
			case "SHOVE": return `bousculer ${V(e.n, "un ennemi", "ennemis")}`;
			case "BOOST": return `+${e.k} ${e.stat} pour ${V(e.n, "un gladiateur", "gladiateurs")}, ${Ho[e.until]}`;
			case "VOX": return `Vox Populi ${e.k > 0 ? "+" : "−"}${Math.abs(e.k)}${e.who === "target" ? " pour un adversaire" : ""}`;
			case "DRAW": return e.n === 1 ? "piocher une carte" : `piocher ${e.n} cartes`;
			case "DISCARD": return e.mode === "choose" ? e.n === 1 ? "défausser une carte" : `défausser ${e.n} cartes` : e.mode === "random" ? `un adversaire défausse ${e.n === 1 ? "1 carte" : `${e.n} cartes`} au hasard` : `défausser ${e.n} des cartes vues`;
			case "RECOVER": return `reprendre ${V(e.n, "une carte défaussée", "cartes défaussées")}`;
			case "PRIMA": return `prendre ${V(e.n, "une carte Prima", "cartes Prima")} en main`;
			case "FREE": return `libérer ${V(e.n, "un gladiateur", "gladiateurs")} du filet`;
			case "SWAP": return "deux voisins échangent leurs places";
			case "PEEK": return "regarder la main d’un adversaire";
		}
	}
}, Wo = {
	round: "giro",
	turn: "tocca al posto",
	out: "fuori",
	waiting: "da schierare",
	wounded: "ferito",
	hindered: "impedito",
	netted: "porta un segnalino",
	nets: "reti",
	vox: "Vox Populi",
	limit: "mano massima",
	bonus: "attacco",
	damage: "danno",
	glory: "gloria",
	hand: "mano",
	deck: "mazzo",
	discard: "scarti",
	reserve: "Prima",
	played: "in gioco",
	points: "punti",
	roster: "Armaturae (classe; ATT e DEF contro Leggeri/Pesanti; punti movimento)",
	ready: "Familiae già pronte",
	legend: "M movimento · A attacco · V Vox Populi · D pesca · P Prima · C combattimento; poi il suo effetto speciale",
	sums: "Prima di aggiungere le carte",
	"sums.dice": "Prima di aggiungere i dadi",
	odds: "Probabilità, se ognuno usa la prima carta del mazzo",
	"odds.held": "resiste",
	"odds.even": "pari",
	"odds.pushed": "arretra",
	"odds.wounded": "ferito",
	"odds.dust": "morde la polvere",
	"hint.odds": "resiste {held} %, pari {even} %, arretra {pushed} %, ferito {wounded} %, polvere {dust} %",
	"hint.netOdds": "resiste {held} %, pari {even} %, impedito {netted} %",
	"hint.prospect": "resiste {held} %, pari {even} %, arretra {pushed} %, ferito {wounded} %, polvere {dust} %",
	"hint.oddsWith": "resiste {held} %, pari {even} %, arretra {pushed} %, ferito {wounded} %, polvere {dust} %",
	"hint.noTarget": "nessuno è a portata",
	"hint.price": "{mp} PM",
	"hint.inReach": "{n, plural, =0 {nessuno è a portata} one {un modo di attaccare} other {# modi di attaccare, uno per uomo}}",
	"hint.voxTo": "Vox Populi {from} → {to}",
	"hint.handTo": "mano {from} → {to}, limite {limit}{over, plural, =0 {} other {: scarta #}}",
	armatura: "combattente",
	light: "leggero",
	heavy: "pesante",
	"col.att": "ATT",
	"col.def": "DEF",
	"col.mp": "PM",
	"col.move": "muovi",
	"col.attack": "attacco",
	"col.vox": "Vox",
	"col.draw": "pesca",
	"col.prima": "Prima",
	"col.combat": "scontro",
	"trait.range": "Portata {n}",
	"trait.hindrance": "Impedimento {n}",
	"trait.bow": "Arco",
	"trait.harassment": "Assillo",
	"trait.massive": "Massiccio",
	"trait.stoic": "Stoico",
	"option.familiaSize": "gladiatori per familia",
	"option.budget": "punti per familia",
	"option.budget.standard": "normale",
	"option.budget.none": "senza limite",
	"option.roster": "gladiatori tra cui scegliere",
	"option.roster.basic": "quelli di base",
	"option.roster.extended": "anche eques ed essedarius",
	"option.roundLimit": "giri al massimo",
	"option.combatSource": "combattimento con",
	"option.combatSource.cards": "carte",
	"option.combatSource.dice": "dadi",
	"option.backingOut": "dopo l’uscita da una zona di pericolo",
	"option.backingOut.goesOn": "il movimento continua",
	"option.backingOut.ends": "il movimento finisce",
	"option.pushRule": "chi è respinto arretra",
	"option.pushRule.straight": "dritto",
	"option.pushRule.fan": "dritto o di lato",
	"choice.stop": "basta così",
	"choice.top": "la prima carta del mazzo",
	"choice.free": "rinunciare al movimento e togliere il segnalino di impedimento",
	"choice.yes": "sì",
	"part.ahead": "dritto",
	"part.aside": "di lato o indietro",
	"part.step back": "passo indietro",
	"part.back": "alle spalle",
	"part.front zone": "uscita da una zona frontale",
	"part.turn": "rotazione",
	"part.before": "prima",
	"part.change": "cambio",
	"part.lost": "perso",
	"part.card": "carta",
	"part.no card": "nessuna carta",
	"part.die": "dado",
	"part.ATT": "ATT",
	"part.DEF": "DEF",
	"part.boost": "bonus",
	"part.harassment": "Assillo",
	"part.ATT floor": "ATT non sotto 0",
	"part.DEF floor": "DEF non sotto 0",
	"part.side": "dal fianco",
	"part.rear": "da dietro",
	"part.vox": "Vox Populi",
	"part.threats": "minacce",
	"part.effect": "effetto speciale",
	"part.bow": "distanza",
	"part.massive": "Massiccio",
	"part.hindered": "impedito",
	"part.at least 1": "almeno 1",
	"rule.attack": "combattimento",
	"rule.attacks": "attacchi",
	"rule.moves": "movimenti",
	"rule.movement": "movimento",
	"rule.charge": "movimento e attacco",
	"rule.turn": "turno",
	"rule.effect": "effetto speciale",
	"rule.set-up": "schieramento",
	"rule.boost": "bonus",
	"rule.discarding": "scarto",
	"rule.prima": "Prima",
	"rule.recover": "recupero",
	"rule.freeing": "liberazione",
	"rule.shove": "spinta",
	"rule.swap": "scambio di posto",
	"rule.turning": "rotazione",
	"scene.byGladiator": "attaccante",
	"scene.onGladiator": "bersaglio",
	"scene.gladiator": "gladiatore",
	"scene.seat": "mano di",
	"scene.n": "numero",
	"scene.step": "passo",
	"scene.left": "restano",
	"scene.mp": "PM in più",
	"scene.att": "bonus",
	"scene.attack": "attacco",
	"scene.defence": "difesa",
	"scene.net": "impedimento",
	"scene.card": "carta",
	"scene.play": "carta e uso",
	"scene.done": "familiae nell’arena",
	"ask.JU-21.1": "Quali gladiatori formano la tua familia?",
	"ask.JU-21.2": "Dove schieri {gladiator}, e rivolto dove?",
	"ask.JU-21.3": "Quale carta giochi, e per che cosa?",
	"ask.JU-21.4": "Chi si muove?{left, plural, =0 {} one { Resta # movimento.} other { Restano # movimenti.}}",
	"ask.JU-21.5": "Dove finisce il movimento {gladiator}, e rivolto dove?",
	"ask.JU-21.6": "Chi attacca chi?{left, plural, =0 {} one { Resta # attacco.} other { Restano # attacchi.}}",
	"ask.JU-21.7": "Quale carta usi nel combattimento di {byGladiator} contro {onGladiator}?",
	"ask.JU-21.8": "Quali carte Prima prendi?",
	"ask.JU-21.9": "{n, plural, one {Quale carta della mano di {seat} si scarta} other {Quali # carte della mano di {seat} si scartano}}?",
	"ask.JU-21.10": "Che cosa scarti? Superi il tuo limite di mano.",
	"command.concede": "arrenditi",
	"command.concede.do": "Abbandona la partita",
	"command.concede.about": "In due l’altro vince subito. In più giocatori ti ritiri e gli altri continuano.",
	"ask.JU-21.11": "Ti arrendi?",
	"ask.JU-21.15": "Dove è respinto {onGladiator}?",
	"ask.JU-19.4": "Chi si muove e attacca?",
	"ask.JU-19.5": "Chi si gira, e verso dove?",
	"ask.JU-19.6": "Chi spinge chi?",
	"ask.JU-19.7": "Chi riceve il bonus?",
	"ask.JU-19.11": "Quali carte riprendi dai tuoi scarti?",
	"ask.JU-19.13": "Chi è liberato dal segnalino di impedimento?",
	"ask.JU-19.14": "Quali due si scambiano di posto?",
	"ask.JU-19.16": "Quale avversario?",
	"event.familiaChosen": "{seat} guida {armatura}, {cost, plural, one {# punto} other {# punti}}",
	"event.firstChosen": "{seat} schiera per primo e comincerà",
	"gladiator.own": "il tuo",
	"event.deployed": "{gladiator} entra in {stance}",
	"event.drew": "{seat} pesca {count, plural, one {# carta} other {# carte}}{cards}",
	"event.drew.JU-8.11": "{seat} pesca {count, plural, one {# carta} other {# carte}}{cards}: la folla è con la familia che ha subito più danni",
	"event.reshuffled": "{seat} mescola {count, plural, one {# carta} other {# carte}} in un nuovo mazzo",
	"event.exhausted": "{seat} non ha più carte da pescare",
	"event.turnBegan": "Giro {round}: tocca a {seat}",
	"event.played": "{seat} gioca {card} {use, select, move {per muovere} attack {per attaccare} vox {per il Vox Populi} draw {per pescare} prima {per carte Prima} other {per l’effetto speciale}}",
	"event.voxChanged": "Vox Populi di {seat}: {total}{parts}",
	"event.voxChanged.JU-18.9": "Folla impaziente, senza scontri: 1 Vox Populi in meno per {seat}, mai sotto 0. È a {total}{parts}",
	"event.discarded": "{seat} scarta {cards}",
	"event.discarded.JU-17.1": "{seat} scarta {cards}, oltre il limite di mano",
	"event.discarded.JU-19.10": "{seat} scarta {cards}, come esige la carta in gioco",
	"event.acquired": "{seat} acquisisce {cards}",
	"event.stayed": "{gladiator} resta dov’è",
	"event.moved": "{gladiator} va in {stance}, per {total} PM{parts}",
	"event.freed": "{gladiator} si libera del segnalino di impedimento",
	"event.foundNoTarget": "Nessuno è a portata dei gladiatori di {seat}",
	"event.attacked": "{gladiator} attacca {onGladiator}",
	"event.netThrown": "{gladiator} lancia la rete contro {onGladiator} (attacco di impedimento)",
	"event.combatCardUsed": "{seat} usa {card}",
	"event.attackScored": "{gladiator} attacca con {total}{parts}",
	"event.defenceScored": "{gladiator} si difende con {total}{parts}",
	"event.held": "{gladiator} resiste",
	"event.scoresTied": "I punteggi sono pari: l’attacco non ha effetto",
	"event.netted": "{byGladiator} prende {gladiator} nella rete",
	"event.pushed": "{gladiator} è respinto in {cell}",
	"event.pinned": "{gladiator} non può arretrare",
	"event.wounded": "{gladiator} è ferito",
	"event.bitTheDust": "{gladiator} morde la polvere",
	"event.withdrew": "La familia di {seat} è battuta, con {damage, plural, one {# punto di danno} other {# punti di danno}}",
	"event.conceded": "{seat} si arrende",
	"event.won": "{seat} vince",
	"event.roundEnded": "Il giro {round} è finito",
	"event.timeRanOut": "Il tempo è scaduto dopo il giro {round}",
	"event.peeked": "{seat} guarda la mano di {owner}{cards}",
	"event.boosted": "Bonus di +{k} {stat} per {gladiators}",
	"event.recovered": "{seat} riprende {cards}",
	"event.turned": "{gladiator} si gira verso {facing}",
	"event.shoved": "{gladiator} spinge {onGladiator} in {cell}",
	"event.stoodFirm": "{gladiator} spinge {onGladiator} invano",
	"event.swapped": "{gladiator} e {withGladiator} si scambiano di posto"
}, Go = {
	endOfTurn: "questo turno",
	ownNextTurnStart: "fino al tuo prossimo turno",
	ownNextTurnEnd: "fino alla fine del tuo prossimo turno"
}, H = (e, t, n) => e === 1 ? t : `fino a ${e} ${n}`, Ko = {
	colon: ": ",
	use: [
		(e) => H(e, "un movimento", "movimenti"),
		(e) => H(e, "un attacco", "attacchi"),
		(e) => `Vox Populi +${e}`,
		(e) => `pescare ${e} carte`,
		(e) => `${H(e, "una carta Prima", "carte Prima")}, più forti, in mano`
	],
	effect(e) {
		switch (e.op) {
			case "MOVE": return `${H(e.n, "un movimento", "movimenti")}${e.mp > 0 ? ` con ${e.mp} PM in più` : ""}`;
			case "ATTACK": return `${H(e.n, "un attacco", "attacchi")}${e.att > 0 ? ` a +${e.att}` : ""}`;
			case "MOVE_ATTACK": return `un gladiatore si muove${e.mp > 0 ? ` con ${e.mp} PM in più` : ""} e attacca${e.att > 0 ? ` a +${e.att}` : ""}`;
			case "TURN": return `${H(e.n, "un gladiatore si gira", "gladiatori si girano")} liberamente`;
			case "SHOVE": return `spingere ${H(e.n, "un nemico", "nemici")}`;
			case "BOOST": return `+${e.k} ${e.stat} per ${H(e.n, "un gladiatore", "gladiatori")}, ${Go[e.until]}`;
			case "VOX": return `Vox Populi ${e.k > 0 ? "+" : "−"}${Math.abs(e.k)}${e.who === "target" ? " per un avversario" : ""}`;
			case "DRAW": return e.n === 1 ? "pescare una carta" : `pescare ${e.n} carte`;
			case "DISCARD": return e.mode === "choose" ? e.n === 1 ? "scartare una carta" : `scartare ${e.n} carte` : e.mode === "random" ? `un avversario ne scarta ${e.n} a caso` : `scartare ${e.n} delle carte viste`;
			case "RECOVER": return `riprendere ${H(e.n, "una carta scartata", "carte scartate")}`;
			case "PRIMA": return `prendere ${H(e.n, "una carta Prima", "carte Prima")} in mano`;
			case "FREE": return `liberare ${H(e.n, "un gladiatore", "gladiatori")} dalla rete`;
			case "SWAP": return "due vicini si scambiano di posto";
			case "PEEK": return "guardare la mano di un avversario";
		}
	}
}, qo = {
	en: {
		"facing.how": "facing",
		"way.n": "north",
		"way.ne": "north-east",
		"way.e": "east",
		"way.se": "south-east",
		"way.s": "south",
		"way.sw": "south-west",
		"way.w": "west",
		"way.nw": "north-west",
		"facing.n": "N",
		"facing.ne": "NE",
		"facing.e": "E",
		"facing.se": "SE",
		"facing.s": "S",
		"facing.sw": "SW",
		"facing.w": "W",
		"facing.nw": "NW",
		"sketch.round": "Round {n} of {limit}",
		"phase.familia": "Familiae",
		"phase.deploy": "Deployment",
		"phase.play": "Card and use",
		"phase.resolve": "Resolve",
		"phase.combat": "Combat",
		"sketch.fighters": "Fighters",
		"sketch.hand": "Hand",
		"sketch.known": "Known of the hand",
		"sketch.played": "In play",
		"sketch.discard": "Discarded",
		"sketch.reserve": "Prima reserve",
		"sketch.familiae": "Choose a familia",
		"sketch.combat": "Combat"
	},
	fr: {
		"facing.how": "tourné vers",
		"way.n": "le nord",
		"way.ne": "le nord-est",
		"way.e": "l’est",
		"way.se": "le sud-est",
		"way.s": "le sud",
		"way.sw": "le sud-ouest",
		"way.w": "l’ouest",
		"way.nw": "le nord-ouest",
		"facing.n": "N",
		"facing.ne": "NE",
		"facing.e": "E",
		"facing.se": "SE",
		"facing.s": "S",
		"facing.sw": "SO",
		"facing.w": "O",
		"facing.nw": "NO",
		"sketch.round": "Manche {n} sur {limit}",
		"phase.familia": "Familiae",
		"phase.deploy": "Déploiement",
		"phase.play": "Carte et usage",
		"phase.resolve": "Effet",
		"phase.combat": "Combat",
		"sketch.fighters": "Combattants",
		"sketch.hand": "Main",
		"sketch.known": "Connu de la main",
		"sketch.played": "En jeu",
		"sketch.discard": "Défausse",
		"sketch.reserve": "Réserve Prima",
		"sketch.familiae": "Choisissez une familia",
		"sketch.combat": "Combat"
	},
	it: {
		"facing.how": "rivolto a",
		"way.n": "nord",
		"way.ne": "nord-est",
		"way.e": "est",
		"way.se": "sud-est",
		"way.s": "sud",
		"way.sw": "sud-ovest",
		"way.w": "ovest",
		"way.nw": "nord-ovest",
		"facing.n": "N",
		"facing.ne": "NE",
		"facing.e": "E",
		"facing.se": "SE",
		"facing.s": "S",
		"facing.sw": "SO",
		"facing.w": "O",
		"facing.nw": "NO",
		"sketch.round": "Giro {n} di {limit}",
		"phase.familia": "Familiae",
		"phase.deploy": "Schieramento",
		"phase.play": "Carta e uso",
		"phase.resolve": "Effetto",
		"phase.combat": "Combattimento",
		"sketch.fighters": "Combattenti",
		"sketch.hand": "Mano",
		"sketch.known": "Noto della mano",
		"sketch.played": "In gioco",
		"sketch.discard": "Scarti",
		"sketch.reserve": "Riserva Prima",
		"sketch.familiae": "Scegli una familia",
		"sketch.combat": "Combattimento"
	}
};
function Jo({ use: e, effect: t, colon: n, semicolon: r = "; " }) {
	let i = {};
	for (let [a, { id: o, name: s, numbers: c, special: l }] of T.entries()) {
		let u = l.map(t).join(r);
		i[`card.${o}`] = s, i[`card.${o}.effect`] = u;
		for (let t = 0; t < kt.length; t++) c[t] !== 0 && (i[`choice.${Gt(Vt(a, t))}`] = `${s}${n}${t === 5 ? u : e[t](c[t])}`);
	}
	return i;
}
var Yo = [
	"en",
	"fr",
	"it"
];
function Xo({ you: e, atYou: t }, n) {
	let r = Yo.indexOf(n), i = (e, t) => Object.entries(t).map(([t, n]) => [`${e}.${t}`, n[r]]);
	return Object.fromEntries([...i("you", e), ...i("at-you", t)]);
}
function Zo(e) {
	let t = {}, n = (n) => (t[n] ??= e[n](), t[n]);
	return {
		get en() {
			return n("en");
		},
		get fr() {
			return n("fr");
		},
		get it() {
			return n("it");
		}
	};
}
var Qo = Object.fromEntries(v.map(({ id: e, name: t }) => [`armatura.${e}`, t])), $o = Zo({
	en: () => ({
		...Ro,
		...Qo,
		...Jo(Bo),
		...qo.en,
		...Xo(Io, "en")
	}),
	fr: () => ({
		...Vo,
		...Qo,
		...Jo(Uo),
		...Lo.fr,
		...qo.fr,
		...Xo(Io, "fr")
	}),
	it: () => ({
		...Wo,
		...Qo,
		...Jo(Ko),
		...Lo.it,
		...qo.it,
		...Xo(Io, "it")
	})
}), es = {
	id: Vn.id,
	title: "Jugula",
	rules: "jugula@4",
	prefix: "JU",
	seats: Vn.seats,
	options: {
		familiaSize: {
			kind: "number",
			min: 2,
			max: 4,
			default: 4,
			clause: "JU-4.7"
		},
		budget: {
			kind: "choice",
			of: ["standard", "none"],
			default: "standard",
			clause: "JU-4.4"
		},
		roster: {
			kind: "choice",
			of: ["basic", "extended"],
			default: "extended",
			clause: "JU-3.2"
		},
		roundLimit: {
			kind: "number",
			min: 1,
			max: 200,
			default: 60,
			clause: "JU-18.7"
		},
		combatSource: {
			kind: "choice",
			of: ["cards", "dice"],
			default: "cards",
			clause: "JU-13.18"
		},
		backingOut: {
			kind: "choice",
			of: ["goesOn", "ends"],
			default: "goesOn",
			clause: "JU-11.13"
		},
		pushRule: {
			kind: "choice",
			of: ["straight", "fan"],
			default: "fan",
			clause: "JU-20.6"
		}
	},
	nouns: Eo,
	events: jo,
	locals: Mo,
	words: $o
}, U = {
	push: .08,
	hold: .05,
	net: 1,
	offence: .3,
	risk: .2,
	near: .04,
	exposed: .04,
	win: 6,
	attackBonus: .6,
	handLimit: .05,
	vox: .06,
	draw: .32,
	needy: .5,
	prima: .29,
	primaRounds: 12,
	spend: .015,
	lay: .12
}, ts = (e, t) => ({
	view: e,
	seat: t,
	size: e.size,
	binding: e.binding,
	gladiators: e.gladiators.map(La),
	lanistae: e.lanistae
}), ns = 0, rs = 1, is = 2, as = 3, os = 4;
function ss(e, t) {
	let { seat: n, wounds: r } = e.gladiators[t], i = e.view.seats === 2 ? e.size : Infinity;
	for (let t of e.gladiators) t.seat === n && (i -= t.wounds);
	return r > 0 ? i <= 1 ? os : as : i <= 1 ? is : i <= 2 ? rs : ns;
}
var cs = (e) => (e >= as ? 1.25 : 1) + (e === is || e === os ? U.win : 0), ls = (e) => (e >= as ? 1.25 : 2.25) + (e === ns || e === as ? 0 : U.win);
function us([e, , t, n, r], i) {
	return t * U.push + n * cs(i) + r * ls(i) - e * U.hold;
}
var ds = (e, t, [n, , r, i, a]) => (r + i + a) * (v[e.gladiators[t].kind].stoic ? 0 : U.net) - n * U.hold, fs = (e, t, n, r) => r ? ds(e, t, n) : us(n, ss(e, t)), ps = It.map((e) => E[e]), ms = 8, hs = 32, gs = (/* @__PURE__ */ new Float64Array(10240)).fill(NaN);
function _s(e, t, n, r) {
	let i = (r * hs + e + ms) * hs + t + ms << 1 | !!n;
	return Number.isNaN(gs[i]) && (gs[i] = us(ti(ps, ps, e, t, n), r)), gs[i];
}
function vs(e, t, n, r, i = !1) {
	let a = dr(e, e.view.fan, t, n).length === 0, o = sr(e, t, n, r, null), s = cr(e, t, n, null);
	return i ? ds(e, n, ti(ps, ps, o, s, a)) : _s(o, s, a, ss(e, n));
}
var ys = T.map(({ numbers: e, combat: t }) => t * .5 + e[0] * .5 + e[1] + e[2] * .5 + e[3] * .4 + e[4] * .2), bs = (e) => e.slice().sort((e, t) => ys[t] - ys[e] || e - t), xs = 4096;
function Ss(e) {
	let t = new Uint8Array(xs);
	for (let n = 0; n < xs; n++) for (let r = 0; r < 8; r++) e(n >> 6, r, n & 63) && (t[n] |= 1 << r);
	return t;
}
var Cs = new Uint8Array(xs), ws = Ss(vt), Ts = Ss((e, t, n) => yt(e, t) === n), Es = Array(y).fill(null);
function Ds(e) {
	let t = Es[e];
	if (t === null) {
		let n = {
			...sn(0),
			kind: e
		};
		t = Ss((e, t, r) => (n.cell = e, n.facing = t, Gn(n, r))), Es[e] = t;
	}
	return t;
}
var Os = () => ({
	standing: /* @__PURE__ */ new Float64Array(512),
	offence: /* @__PURE__ */ new Float64Array(512),
	best: /* @__PURE__ */ new Float64Array(64),
	charge: /* @__PURE__ */ new Float64Array(64),
	at: /* @__PURE__ */ new Int32Array(64)
}), W = 16, G, ks = !1, As = !1, js = ws, Ms = 0, Ns = !1, Ps = !1, Fs = !1, Is = 0, Ls = /* @__PURE__ */ new Uint8Array(64), Rs = new Int8Array(W), zs = 0, Bs = 0, Vs = new Int8Array(W), Hs = new Int8Array(W), Us = Array(W).fill(ws), Ws = Array(W).fill(ws), Gs = new Uint8Array(W), Ks = new Uint8Array(W), qs = new Uint8Array(W), Js = new Int8Array(W), Ys = new Int8Array(W), Xs = new Int8Array(W), Zs = new Int8Array(W), Qs = new Int8Array(W), $s = new Int8Array(W), ec = new Uint8Array(W);
function tc(e, t) {
	let { gladiators: n } = e;
	G = n[t];
	let r = v[G.kind];
	ks = M(G), Ns = r.stoic, Ps = r.massive, As = r.harassment && !ks, js = Ds(G.kind), Ms = Un(e.lanistae[G.seat].vox), Fs = e.view.fan, Is = ss(e, t), Ls.fill(0), Bs = 0, zs = 0;
	let { cell: i } = G;
	G.cell = -1;
	for (let r = 0; r < n.length; r++) {
		let i = (G.seat * e.size + r) % n.length, a = n[i];
		a.cell < 0 || (Ls[a.cell] = 1, v[a.kind].harassment && !M(a) && (Rs[zs++] = yt(a.cell, a.facing)), a.seat !== G.seat && nc(e, t, i));
	}
	G.cell = i;
}
function nc(e, t, n) {
	let r = e.gladiators[n], i = v[r.kind], a = M(r), o = Bs++;
	Vs[o] = r.cell, Hs[o] = r.facing, Us[o] = i.bow || a ? Cs : i.massive ? Ts : ws, Ws[o] = a ? Cs : Ds(r.kind), Gs[o] = +!!i.bow, Ks[o] = +!!i.massive, qs[o] = ss(e, n);
	let s = Yn(e, n), c = qn(e, n, t);
	Js[o] = je(G.kind, G.wounds, r.kind) + ln(G, 0), Ys[o] = Me(r.kind, r.wounds, G.kind) + ln(r, 1) - s, Xs[o] = c + +!!a, Zs[o] = je(r.kind, r.wounds, G.kind) + ln(r, 0) - s, Qs[o] = Un(e.lanistae[r.seat].vox) - c, $s[o] = Me(G.kind, G.wounds, r.kind) + ln(G, 1);
}
function rc(e, t) {
	let n = pt(e, t);
	return !ic(t, n) && !(Fs && (ic(t, n + 7) || ic(t, n + 1)));
}
function ic(e, t) {
	let n = at(e, rt(t));
	return n >= 0 && Ls[n] === 0;
}
var ac = Array.from({ length: 64 }, (e, t) => .006 * (Math.abs(Ze(t) - 3.5) + Math.abs(Qe(t) - 3.5))), oc = /* @__PURE__ */ new Float64Array(8), sc = /* @__PURE__ */ new Float64Array(8), cc = /* @__PURE__ */ new Float64Array(8);
function lc(e, t) {
	let n = 0;
	for (let t = 0; t < zs; t++) Rs[t] === e && n++;
	let r = 0, i = 99, a = 0, o = 0;
	for (let t = 0; t < Bs; t++) {
		let n = Vs[t], s = lt(e, n);
		s < i && (i = s, a = pt(e, n));
		let c = 1 << Hs[t];
		ec[t] = (Us[t][n << 6 | e] & c) === 0 ? 0 : 1, r += ec[t], (s <= 2 || js[e << 6 | n] !== 0 || (Ws[t][n << 6 | e] & c) !== 0) && (o |= 1 << t);
	}
	let s = U.near * i;
	if (o === 0) dc(e, a, s, t);
	else {
		for (let e = 0; e < 8; e++) oc[e] = 0, sc[e] = 0, cc[e] = 0;
		for (let t = 0; t < Bs; t++) o & 1 << t && fc(t, e, n, r);
		pc(e, a, s, t);
	}
}
var uc = (e, t) => Math.abs(rt(t - e + 12) - 4);
function dc(e, t, n, r) {
	for (let i = 0; i < 8; i++) r.standing[x(e, i)] = -n - .01 * uc(i, t) - ac[e], r.offence[x(e, i)] = 0;
	r.best[e] = -n - ac[e], r.charge[e] = -n - ac[e];
}
function fc(e, t, n, r) {
	let i = lt(t, Vs[e]);
	if (i <= 2) for (let n = 0; n < 8; n++) cc[n] += _t(t, n, Vs[e]) * U.exposed;
	let a = Ns ? 0 : r - ec[e];
	ks || mc(e, t, i, n, a), i <= 6 && hc(e, t, i, n, a);
}
function pc(e, t, n, r) {
	let i = -Infinity, a = -Infinity;
	for (let o = 0; o < 8; o++) {
		let s = oc[o], c = s * U.offence - sc[o] * U.risk - cc[o] - n - .01 * uc(o, t) - ac[e];
		r.standing[x(e, o)] = c, r.offence[x(e, o)] = s, c > i && (i = c), c + s > a && (a = c + s);
	}
	r.best[e] = i, r.charge[e] = a;
}
function mc(e, t, n, r, i) {
	let a = Vs[e], o = js[t << 6 | a];
	if (o === 0) return;
	let s = Math.max(0, Js[e] - r) + _t(a, Hs[e], t) + Ms - i, c = Ks[e] === 1 && !(ws[a << 6 | t] & 1 << Hs[e]) ? 2 : 0, l = Ys[e] + (v[G.kind].bow ? n - 1 : 0) - c, u = rc(t, a), d = _s(s, Math.max(0, l) - Xs[e], u, qs[e]), f = As ? Ts[t << 6 | a] : 0, p = f === 0 ? d : _s(s, Math.max(0, l - 1) - Xs[e], u, qs[e]);
	for (let e = 0; e < 8; e++) {
		if (!(o & 1 << e)) continue;
		let t = f & 1 << e ? p : d;
		t > oc[e] && (oc[e] = t);
	}
}
function hc(e, t, n, r, i) {
	let a = Vs[e];
	if (!(Ws[e][a << 6 | t] & 1 << Hs[e])) return;
	let o = rc(a, t), s = $s[e] + (Gs[e] === 1 ? n - 1 : 0) - r, c = +!!ks + i, l = ws[t << 6 | a], u = As ? Ts[t << 6 | a] : 0;
	for (let n = 0; n < 8; n++) {
		let r = 1 << n, i = Math.max(0, Zs[e] - ((u & r) === 0 ? 0 : 1)) + _t(t, n, a) + Qs[e], d = Ps && (l & r) === 0 ? 2 : 0, f = _s(i, Math.max(0, s - d) - c, o, Is);
		f > 0 && (sc[n] += f);
	}
}
var gc = [], _c = 1, vc = () => _c, yc = -1, bc = -1;
function xc(e, t, n) {
	for (; gc.length <= t;) gc.push(Os());
	let r = gc[t];
	return r.at[n] === _c || ((yc !== _c || bc !== t) && (tc(e, t), yc = _c, bc = t), lc(n, r), r.at[n] = _c), r;
}
var Sc = Os();
function Cc(e, t) {
	let { cell: n, facing: r } = e.gladiators[t];
	return n < 0 ? 0 : (tc(e, t), bc = -1, lc(n, Sc), Sc.standing[x(n, r)]);
}
function wc(e) {
	let t = 0;
	for (let n = 0; n < e.gladiators.length; n++) e.gladiators[n].seat === e.seat && (t += Cc(e, n));
	return t;
}
var Tc = (e, t, n) => xc(e, t, S(n)).standing[n], Ec = (e, t, n) => xc(e, t, S(n)).offence[n], Dc = ({ cell: e, facing: t }) => x(e, t), Oc = [], kc = [];
function Ac(e) {
	kc.length = 0, kc.push(e.size, e.view.seats, +!!e.view.fan, +!!e.binding);
	for (let t of e.gladiators) kc.push(t.kind, t.cell, t.facing, t.wounds, t.net, t.nets), kc.push(ln(t, 0), ln(t, 1), ln(t, 2));
	for (let { vox: t } of e.lanistae) kc.push(t);
	let t = kc.length === Oc.length;
	for (let e = 0; t && e < kc.length; e++) t = kc[e] === Oc[e];
	t || ([Oc, kc] = [kc, Oc], jc());
}
function jc() {
	_c++;
}
var Mc = {
	features: [
		"damage",
		"out",
		"vox",
		"glory",
		"hand",
		"quality",
		"deckQuality",
		"standing",
		"hindered",
		"active",
		"left",
		"nearlyBeaten"
	],
	read: Nc,
	pace: (e) => e.turn,
	weights: {
		rules: "jugula@4",
		values: {
			2: {
				damage: -.4313,
				out: -.1086,
				vox: .0819,
				glory: .4313,
				hand: .1693,
				quality: .0216,
				deckQuality: .1092,
				standing: .1973,
				hindered: .0934,
				active: .2037,
				left: 0,
				nearlyBeaten: -.3927
			},
			4: {
				damage: -.6681,
				out: .137,
				vox: .1233,
				glory: .0099,
				hand: .178,
				quality: -1e-4,
				deckQuality: .1713,
				standing: .3,
				hindered: .113,
				active: .1278,
				left: -5.3648,
				nearlyBeaten: -.0532
			}
		}
	}
};
function Nc(e, t, n) {
	let r = e.lanistae[t], i = {
		view: e,
		seat: t,
		size: e.size,
		binding: e.binding,
		gladiators: e.gladiators,
		lanistae: e.lanistae
	}, a = 0, o = 0, s = 0, c = 0;
	for (let n = t * e.size; n < (t + 1) * e.size; n++) {
		let t = e.gladiators[n];
		a += t.wounds, !(t.kind < 0) && (t.cell < 0 && t.wounds > 0 && o++, t.cell >= 0 && (M(t) && s++, c += Cc(i, n)));
	}
	n[0] = a, n[1] = o, n[2] = r.vox, n[3] = r.glory;
	let l = r.hand.length, u = Pc(r.hand);
	for (let e of r.known) l += e.cards.length, u += Pc(e.cards);
	n[4] = l, n[5] = u, n[6] = (Pc(r.deck) + Pc(r.discard)) / 10, n[7] = c, n[8] = s, n[9] = +(e.active === t), n[10] = +(r.left > 0), n[11] = +(a >= e.size - 1);
}
function Pc(e) {
	let t = 0;
	for (let n of e) t += ys[n];
	return t;
}
function Fc(e, t) {
	let n = [];
	for (let r = 0; r < e.length; r++) {
		let i = n.find((t) => t.item === e[r]);
		i ? i.count++ : n.push({
			item: e[r],
			count: 1,
			worth: t === null ? 0 : t[r]
		});
	}
	return n.sort((e, t) => ce(e.item, t.item));
}
var K = 1e4, Ic = 1e6, Lc = 1e5;
function Rc(e) {
	let t = [1];
	for (let n of e) {
		let e = Array(t.length + n.count).fill(0);
		for (let r = 0; r < t.length; r++) for (let i = 0; i <= n.count; i++) e[r + i] += t[r];
		t = e;
	}
	return t;
}
function zc(e) {
	if (e.groups !== null || e.worth !== null) return Vc(e, K).length;
	let t = Rc(Fc(e.from, null)), n = 0;
	for (let r = e.min; r <= e.max; r++) n += t[r];
	return n;
}
var Bc = (e, t) => {
	for (let n of e ?? []) {
		let e = se(n, t);
		if (e > n.max || e < n.min) return !1;
	}
	return !0;
};
function Vc(e, t) {
	let n = Fc(e.from, e.worth), r = [], i = [], a = Array(n.length + 1).fill(0);
	for (let e = n.length - 1; e >= 0; e--) a[e] = a[e + 1] + n[e].count;
	let o = 0, s = (c, l, u) => {
		if (r.length >= t || l > a[c] || ++o > Ic) return;
		if (l === 0) {
			Bc(e.groups, i) && r.push(i.slice());
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
function Hc(e) {
	let { due: t, exact: n } = e;
	if (e.irreducible || t > Lc) return Uc(e, K, !e.irreducible).length;
	let r = Array(t + 1).fill(0);
	r[0] = 1;
	for (let i of Fc(e.from, e.worth)) {
		let e = Array(t + 1).fill(0);
		for (let a = 0; a <= t; a++) for (let o = 0; o <= i.count; o++) {
			let s = a + o * i.worth;
			(s <= t || !n) && (e[Math.min(s, t)] += r[a]);
		}
		r = e;
	}
	return r[t];
}
function Uc(e, t, n = !1) {
	let r = Fc(e.from, e.worth), i = n && !e.irreducible, a = [], o = Array(r.length).fill(0), s = Array(r.length + 1).fill(0);
	for (let e = r.length - 1; e >= 0; e--) s[e] = s[e + 1] + r[e].count * r[e].worth;
	let c = /* @__PURE__ */ new Set(), l = 0, u = (n, d, f) => {
		if (a.length >= t || d + s[n] < e.due || ++l > Ic || e.exact && c.has(`${n} ${d}`) || e.exact && d > e.due || !i && d - f >= e.due) return;
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
function Wc(e, t) {
	switch (e.kind) {
		case "pick": return Xc(t) && e.from.includes(t) ? null : Qc(e, t);
		case "amount": return $c(e.min, e.max, e.step, t, e);
		case "subset": return il(e, t);
		case "pay": return al(e, t);
		case "path": return ol(e, t);
		case "order": return sl(e, t);
		case "offer": return ul(e, t);
		case "form": return fl(e, t);
	}
}
var q = (e, t, n) => ({
	clause: (e.kind === "subset" ? e.clauses?.[t] : void 0) ?? e.clause,
	code: t,
	text: n
}), Gc = (e, t, n, r, i) => {
	let a = {
		...q(e, t, n),
		of: e.of,
		items: r
	};
	return i === void 0 ? a : {
		...a,
		numbers: i
	};
}, Kc = 60, qc = 8, Jc = (e) => e.length > Kc ? `${e.slice(0, 57)}…` : e;
function Yc(e) {
	return Array.isArray(e) ? `[${e.slice(0, qc).map((e) => typeof e == "object" && e ? "…" : Yc(e)).join(", ")}${e.length > qc ? ", …" : ""}]` : typeof e == "object" && e ? `{ ${Object.keys(e).slice(0, qc).join(", ").slice(0, Kc)} }` : Jc(typeof e == "string" ? JSON.stringify(e) : String(e));
}
var Xc = (e) => typeof e == "string" || typeof e == "number" && !Object.is(e, -0);
function Zc({ barred: e }, t) {
	let n = e?.find((e) => e.item === t);
	return n ? {
		clause: n.clause,
		code: "barred",
		text: n.reason
	} : null;
}
function Qc(e, t) {
	return Zc(e, t) ?? q(e, "not-offered", `this is not among the ${e.of} choices offered here`);
}
function $c(e, t, n, r, i) {
	return typeof r != "number" || !Number.isInteger(r) || Object.is(r, -0) ? q(i, "not-a-number", `a whole number from ${e} to ${t} is asked for, not ${Yc(r)}`) : r < e || r > t ? q(i, "out-of-range", `${r} is outside ${e} to ${t}`) : (r - e) % n === 0 ? null : q(i, "off-step", `${r} is not ${e} plus a multiple of ${n}`);
}
var el = 31, tl = class {
	bits = 0;
	flags;
	constructor(e) {
		this.flags = e > el ? Array(e).fill(!1) : null;
	}
	take(e, t) {
		for (let n = 0; n < e.length; n++) if (e[n] === t && (this.flags === null ? !(this.bits & 1 << n) : !this.flags[n])) return this.flags === null ? this.bits |= 1 << n : this.flags[n] = !0, n;
		return -1;
	}
};
function nl(e, t, n) {
	if (!Array.isArray(n)) return q(e, "not-a-list", `a list is asked for, not ${Yc(n)}`);
	if (n.length > t.length) return q(e, "too-many", `${n.length} were chosen, there are ${t.length}`);
	let r = new tl(t.length);
	for (let i of n) if (!(Xc(i) && r.take(t, i) >= 0)) return t.includes(i) ? Gc(e, "too-many-of", "something was chosen more often than it is there", [i]) : Qc(e, i);
	return null;
}
function rl(e, t, n) {
	let r = 0;
	for (let i of n) r += t[e.indexOf(i)];
	return r;
}
function il(e, t) {
	let n = nl(e, e.from, t);
	if (n) return n;
	let r = t;
	if (r.length < e.min) return q(e, "too-few", `at least ${e.min} must be chosen, not ${r.length}`);
	if (r.length > e.max) return q(e, "too-many", `at most ${e.max} may be chosen, not ${r.length}`);
	for (let t of e.groups ?? []) {
		let n = se(t, r);
		if (n > t.max) return Gc(e, "group-max", `at most ${t.max} of a group may be chosen, not ${n}`, t.items, [t.max, n]);
		if (n < t.min) return Gc(e, "group-min", `at least ${t.min} of a group must be chosen, not ${n}`, t.items, [t.min, n]);
	}
	if (e.worth !== null) {
		let t = rl(e.from, e.worth, r);
		if (t > e.atMost) return q(e, "too-dear", `this comes to ${t}, at most ${e.atMost} may be spent`);
	}
	return null;
}
function al(e, t) {
	let n = nl(e, e.from, t);
	if (n) return n;
	let r = t, i = rl(e.from, e.worth, r);
	if (i < e.due) return q(e, "too-little", `${e.due} must be paid, and this pays ${i}`);
	if (e.exact && i > e.due) return q(e, "too-much", `exactly ${e.due} must be paid, and this pays ${i}`);
	if (e.irreducible) {
		for (let t of r) if (i - e.worth[e.from.indexOf(t)] >= e.due) return Gc(e, "superfluous", `something is not needed: the rest already pays ${e.due}`, [t], [e.due]);
	}
	return null;
}
function ol(e, t) {
	if (!Array.isArray(t)) return q(e, "not-a-list", `a list of ${e.of}s is asked for, not ${Yc(t)}`);
	if (t.length === 0) return e.mayStay ? null : q(e, "must-move", "staying is not allowed here");
	let n = e.start, r = 0;
	for (let i = 0; i < t.length; i++) {
		let a = t[i], o = e.steps[n].indexOf(a);
		if (o < 0 || a < 0 || !Xc(a)) return q(e, "no-step", "one step does not lead to a neighbour");
		if (e.blocked?.includes(a)) return Zc(e, a) ?? Gc(e, "blocked", "the walk leads through what cannot be entered", [a]);
		let s = e.costs === null ? 1 : e.costs[n][o];
		if (s < 1) return q(e, "no-step", "one step does not lead to a neighbour");
		if (r += s, r > e.budget) return q(e, "too-far", `this walk costs at least ${r}, there is ${e.budget} to spend`);
		if (n = a, i < t.length - 1 && e.halts?.includes(n)) return Gc(e, "halted", "the walk goes on where it must end", [n]);
	}
	return e.ends !== null && !e.ends.includes(n) ? Gc(e, "no-end", "the walk may not end there", [n]) : null;
}
function sl(e, t) {
	let n = nl(e, e.items, t);
	if (n) return n;
	let r = t.length;
	return r === e.items.length ? null : q(e, "not-all", `all ${e.items.length} must be put in order, ${r} were given`);
}
var cl = (e, t) => Object.keys(e).every((e) => t.includes(e)), ll = [
	"with",
	"give",
	"giveCoins",
	"want",
	"wantCoins"
];
function ul(e, t) {
	if (t === "none") return e.mayDecline ? null : q(e, "must-offer", "a bargain is asked for");
	if (typeof t != "object" || !t || Array.isArray(t) || !cl(t, ll)) return q(e, "no-bargain", `a bargain is { ${ll.join(", ")} }, not ${Yc(t)}`);
	let n = t, r = e.partners.find((e) => Object.is(e.seat, n.with));
	return r ? dl(e, r, n) : q(e, "no-partner", "no bargain can be made with this seat here");
}
function dl(e, t, n) {
	return (nl(e, e.give, n.give) ?? nl(e, t.items, n.want) ?? $c(0, e.coins, 1, n.giveCoins, e) ?? $c(0, t.coins, 1, n.wantCoins, e)) || (n.give.length + n.want.length + n.giveCoins + n.wantCoins === 0 ? q(e, "empty", "a bargain must move something") : null);
}
function fl(e, t) {
	if (typeof t != "object" || !t || Array.isArray(t)) return q(e, "no-form", `the fields of a form are asked for, not ${Yc(t)}`);
	let n = t, r = {};
	for (let t of e.fields) {
		if (!ae(t, r)) continue;
		if (!Object.hasOwn(n, t.name)) return q(e, "field-missing", `the field '${t.name}' is missing`);
		let i = Wc(e.barred === null || t.request.barred !== null ? t.request : pl(t, e), n[t.name]);
		if (i) return {
			...i,
			clause: i.clause || e.clause,
			text: `${t.name}: ${i.text}`
		};
		r[t.name] = n[t.name];
	}
	for (let t of Object.keys(n)) if (!Object.hasOwn(r, t)) return q(e, "field-unasked", `the field '${t}' is not asked for here`);
	return ml(e, r);
}
var pl = (e, { barred: t }) => ({
	...e.request,
	barred: t.filter((t) => oe(t, e))
});
function ml(e, t) {
	if (e.distinct !== null) {
		for (let n of e.distinct) if (hl(e.fields, n, t)) return q(e, "not-distinct", `${n.join(", ")} must differ`);
	}
	for (let n of e.totals ?? []) {
		let r = 0;
		for (let e of n.fields) r += t[e] ?? 0;
		if (r > n.max) return {
			...q(e, "total", `${n.fields.join(" + ")} comes to ${r}, at most ${n.max} is allowed`),
			numbers: [r, n.max]
		};
	}
	return null;
}
function hl(e, t, n) {
	for (let r = 1; r < t.length; r++) {
		let i = n[t[r]];
		if (i !== void 0) {
			for (let a = 0; a < r; a++) if (n[t[a]] === i && !gl(e, t[r], i)) return !0;
		}
	}
	return !1;
}
var gl = (e, t, n) => n === "none" && e.some((e) => e.name === t && e.request.kind === "pick"), _l = 1, vl = 2;
function yl(e, t = e) {
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
var bl = (e) => {
	e.marks.fill(0);
}, xl = (e, t) => {
	e.marks[t] = e.marks[t] | _l;
}, Sl = (e, t) => {
	e.marks[t] = e.marks[t] | vl;
};
function Cl(e, t, n, r, i = null) {
	let { cost: a, via: o, marks: s, head: c, next: l, back: u } = e;
	if (r > e.farthest) throw RangeError(`This search reaches up to ${e.farthest}, not ${r}: make it with more room.`);
	a.fill(-1), o.fill(-1), c.fill(-1), a[n] = 0, l[n] = -1, c[0] = n;
	let d = typeof i == "function" ? i : null, f = typeof i == "function" ? null : i, p = 1;
	for (let i = 0; p > 0; i++) for (let m = c[i]; m >= 0; m = l[m]) {
		if (p--, (s[m] & vl) !== 0 && m !== n) continue;
		let h = t[m], ee = f === null ? null : f[m];
		for (let t = 0; t < h.length; t++) {
			let n = h[t];
			if (n < 0 || (s[n] & _l) !== 0) continue;
			let f = ee === null ? d === null ? 1 : d(m, n, t) : ee[t], te = i + f;
			if (f < 1 || te > r) continue;
			let g = a[n];
			if (g >= 0 && g <= te) {
				g === te && m < o[n] && (o[n] = m);
				continue;
			}
			g >= 0 ? wl(e, n, g) : p++;
			let _ = c[te];
			_ >= 0 && (u[_] = n), u[n] = -1, l[n] = _, c[te] = n, a[n] = te, o[n] = m;
		}
	}
}
function wl(e, t, n) {
	let { head: r, next: i, back: a } = e, o = a[t], s = i[t];
	o < 0 ? r[n] = s : i[o] = s, s >= 0 && (a[s] = o);
}
function Tl(e, t) {
	if (e.cost[t] < 0) return null;
	let n = [];
	for (let r = t; e.via[r] >= 0; r = e.via[r]) n.push(r);
	return n.reverse();
}
var El = /* @__PURE__ */ new Map();
function Dl(e) {
	let t = e.steps.length, n = El.get(t);
	(n === void 0 || n.farthest < e.budget) && (n = yl(t, Math.max(t, e.budget)), El.set(t, n)), bl(n);
	for (let t of e.blocked ?? []) xl(n, t);
	for (let t of e.halts ?? []) Sl(n, t);
	return Cl(n, e.steps, e.start, e.budget, e.costs), n;
}
function Ol(e, t) {
	let n = Dl(e), r = [];
	for (let t = 0; t < n.size; t++) n.cost[t] !== -1 && (t === e.start ? e.mayStay : e.ends === null || e.ends.includes(t)) && r.push(t);
	return r.sort((e, t) => n.cost[e] - n.cost[t] || e - t), r.length > t && (r.length = t), r.map((e) => Tl(n, e));
}
function kl(e) {
	switch (e.kind) {
		case "pick": return new Set(e.from).size;
		case "amount": return Math.floor((e.max - e.min) / e.step) + 1;
		case "subset": return zc(e);
		case "pay": return Hc(e);
		case "path": return Ol(e, K).length;
		case "order": return Ml(e.items);
		case "offer": return Fl(e);
		case "form": return zl(e, 0, {}, K);
	}
}
function Al(e, t) {
	switch (e.kind) {
		case "pick": return [...new Set(e.from)].slice(0, t);
		case "amount": return jl(e.min, kl(e), e.step, t);
		case "subset": return Vc(e, t);
		case "pay": return Uc(e, t, Hc(e) <= t);
		case "path": return Ol(e, t);
		case "order": return Nl(e, t);
		case "offer": return Fl(e) <= t ? Il(e) : Ll(e).slice(0, t);
		case "form": return Vl(e, t);
	}
}
function jl(e, t, n, r) {
	let i = [], a = Math.min(t, r);
	for (let r = 0; r < a; r++) {
		let o = a === t ? r : Math.round(r * (t - 1) / Math.max(1, a - 1));
		i.push(e + o * n);
	}
	return i;
}
function Ml(e) {
	let t = 1, n = /* @__PURE__ */ new Map();
	for (let r = 0; r < e.length; r++) {
		let i = (n.get(e[r]) ?? 0) + 1;
		n.set(e[r], i), t = t * (r + 1) / i;
	}
	return t;
}
function Nl(e, t) {
	let n = [], r = le(e.items), i = [], a = () => {
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
var Pl = (e) => ne(0, "", e, 0, e.length);
function Fl(e) {
	let t = zc(Pl(e.give)) * (e.coins + 1), n = +!!e.mayDecline;
	for (let r of e.partners) n += t * zc(Pl(r.items)) * (r.coins + 1) - 1;
	return n;
}
function Il(e) {
	let t = e.mayDecline ? ["none"] : [];
	for (let n of e.partners) for (let r of Vc(Pl(e.give), K)) for (let i of Vc(Pl(n.items), K)) for (let a = 0; a <= e.coins; a++) for (let e = 0; e <= n.coins; e++) r.length + i.length + a + e > 0 && t.push({
		with: n.seat,
		give: r,
		giveCoins: a,
		want: i,
		wantCoins: e
	});
	return t;
}
function Ll(e) {
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
var Rl = (e, t) => e.fields.some((e) => e.when?.field === t) || (e.distinct ?? []).some((e) => e.includes(t)) || (e.totals ?? []).some((e) => e.fields.includes(t));
function zl(e, t, n, r) {
	let i = e.fields[t];
	if (i === void 0) return +(ml(e, n) === null);
	if (!ae(i, n)) return zl(e, t + 1, n, r);
	if (!Rl(e, i.name)) return kl(i.request) * zl(e, t + 1, n, r);
	let a = 0;
	for (let o of Al(i.request, r)) if (a += zl(e, t + 1, {
		...n,
		[i.name]: o
	}, r), a > r) break;
	return a;
}
var Bl = K * K;
function Vl(e, t) {
	let n = [], r = (i, a, o) => {
		if (n.length >= t) return;
		let s = e.fields[i];
		if (s === void 0) ml(e, a) === null && n.push(a);
		else if (!ae(s, a)) r(i + 1, a, o);
		else {
			let e = Al(s.request, Math.max(2, o)), t = Math.max(1, Math.floor(o / e.length));
			for (let n of e) r(i + 1, {
				...a,
				[s.name]: n
			}, t);
		}
	};
	return r(0, {}, zl(e, 0, {}, t) <= t ? Bl : t), n;
}
var Hl = 8, Ul = 8, Wl = 4, Gl = 16, Kl = 4;
function ql(e, t) {
	switch (e.kind) {
		case "pick": return e.from[t.below(e.from.length)];
		case "amount": return e.min + e.step * t.below(Math.floor((e.max - e.min) / e.step) + 1);
		case "subset": return Yl(e, t);
		case "pay": return Zl(e, t);
		case "path": return Ql(e, t);
		case "order": {
			let n = e.items.slice();
			return t.shuffle(n), n;
		}
		case "offer": return Jl(e, t);
		case "form": return $l(e, t);
	}
}
function Jl(e, t) {
	if (e.partners.length === 0 || e.mayDecline && t.below(2) === 0) return "none";
	let n = e.partners[t.below(e.partners.length)], r = (e) => le(Yl(ne(0, "", e, 0, Math.min(2, e.length)), t));
	for (let i = 0; i < Hl; i++) {
		let i = r(e.give), a = r(n.items), o = t.below(2) === 0 ? 0 : t.below(e.coins + 1), s = t.below(2) === 0 ? 0 : t.below(n.coins + 1), c = {
			with: n.seat,
			give: i,
			giveCoins: o,
			want: a,
			wantCoins: s
		};
		if (i.length + a.length + o + s > 0) return c;
	}
	let i = Al(e, K);
	return i[t.below(i.length)];
}
function Yl(e, t) {
	let n = e.groups === null && e.worth === null;
	for (let r = 0; r < Ul; r++) {
		let r = e.min + t.below(e.max - e.min + 1), i = e.from.slice(), a = 0, o = e.atMost;
		for (let s = 0; s < i.length && a < r; s++) {
			let r = s + t.below(i.length - s), c = i[r];
			i[r] = i[s], i[s] = c, (n || Xl(e, i, a, c, o)) && (e.worth !== null && (o -= e.worth[e.from.indexOf(c)]), i[s] = i[a], i[a++] = c);
		}
		if (i.length = a, n || Wc(e, i) === null) return i;
	}
	let r = Vc(e, K);
	return r[t.below(r.length)];
}
function Xl(e, t, n, r, i) {
	if (e.worth !== null && e.worth[e.from.indexOf(r)] > i) return !1;
	for (let i of e.groups ?? []) {
		if (!i.items.includes(r)) continue;
		let e = 0;
		for (let r = 0; r < n; r++) i.items.includes(t[r]) && e++;
		if (e >= i.max) return !1;
	}
	return !0;
}
function Zl(e, t) {
	if (e.exact) {
		let n = Uc(e, K, !0);
		return n[t.below(n.length)];
	}
	let n = [];
	for (let t = 0; t < e.from.length; t++) n.push(t);
	t.shuffle(n);
	let r = 0, i = 0;
	for (; r < e.due && i < n.length;) r += e.worth[n[i++]];
	let a = !e.irreducible && t.below(Kl) === 0, o = [];
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
function Ql(e, t) {
	for (let n = 0; n < Wl; n++) {
		let n = [], r = e.start, i = e.budget;
		for (let a = t.below(e.budget + 1); a > 0 && i > 0; a--) {
			let a = e.steps[r], o = t.below(a.length), s = a[o], c = e.costs === null ? 1 : e.costs[r][o];
			if (c < 1 || c > i || e.blocked?.includes(s) || (n.push(s), r = s, i -= c, e.halts?.includes(s))) break;
		}
		if (Wc(e, n) === null) return n;
	}
	let n = Ol(e, K);
	return n[t.below(n.length)];
}
function $l(e, t) {
	for (let n = 0; n < Gl; n++) {
		let r = {};
		for (let i of e.fields) {
			if (!ae(i, r)) continue;
			let a = n === 0 ? i.request : eu(e, i, r);
			r[i.name] = ql(a, t);
		}
		if (e.distinct === null && e.totals === null || ml(e, r) === null) return r;
	}
	let n = Al(e, K);
	return n[t.below(n.length)];
}
function eu({ distinct: e, totals: t }, { name: n, request: r }, i) {
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
function tu(e, t) {
	switch (e.kind) {
		case "subset":
		case "pay": return le(t);
		case "offer": {
			if (t === "none") return t;
			let { with: e, give: n, giveCoins: r, want: i, wantCoins: a } = t;
			return {
				with: e,
				give: le(n),
				giveCoins: r,
				want: le(i),
				wantCoins: a
			};
		}
		case "form": return nu(e, t, tu);
		case "path":
		case "order": return t.slice();
		default: return t;
	}
}
function nu(e, t, n) {
	let r = {};
	for (let i of e.fields) ae(i, r) && (r[i.name] = n(i.request, t[i.name]));
	return r;
}
function ru(e) {
	let t = Al(e, 2);
	return t.length === 1 ? t[0] : null;
}
var iu = (e, t, n) => Vi(e, t, n);
function au(e, t, n, r = !1) {
	let i = Dc(e.gladiators[t]), a = Tc(e, t, i), o = r ? a + Ec(e, t, i) : a, s = Ti(e, t, n);
	for (let n = 0; n < 64; n++) {
		let i = s[n];
		if (i === 0) continue;
		let a = xc(e, t, n), c = i === ou ? (r ? a.charge : a.best)[n] : su(a, n, i, r);
		c > o && (o = c);
	}
	return o - a;
}
var ou = 255;
function su({ standing: e, offence: t }, n, r, i) {
	let a = -Infinity;
	for (let o = 0; o < 8; o++) {
		if (!(r & 1 << o)) continue;
		let s = x(n, o), c = i ? e[s] + t[s] : e[s];
		c > a && (a = c);
	}
	return a;
}
var cu = (e) => {
	let t = [];
	for (let n = 0; n < e.gladiators.length; n++) e.gladiators[n].seat === e.seat && e.gladiators[n].cell >= 0 && t.push(n);
	return t;
}, lu = (e, t) => {
	e.sort((e, t) => t - e);
	let n = 0;
	for (let r = 0; r < t && r < e.length; r++) n += Math.max(0, e[r]);
	return n;
}, uu = -1, du = /* @__PURE__ */ new Map(), fu = 0, pu = 1, mu = 2, hu = 3, gu = 4, _u = 5, vu = 6, yu = ({ seat: e }, t, n, r) => ((e << 3 | t) << 5 | n) << 5 | r;
function bu(e, t) {
	uu !== vc() && (uu = vc(), du.clear());
	let n = du.get(e);
	return n === void 0 && (n = t(), du.set(e, n)), n;
}
var xu = (e, t, n) => e.gladiators[t].net >= 0 ? .35 : bu(yu(e, fu, t, n), () => au(e, t, iu(e, t, n))), Su = (e, t, n) => bu(yu(e, vu, t, n), () => au(e, t, iu(e, t, n), !0)), Cu = (e, t, n) => bu(yu(e, pu, t, n), () => lu(cu(e).map((t) => xu(e, t, n)), t)), wu = (e, t, n) => bu(yu(e, mu, t, n), () => lu(cu(e).map((t) => Tu(e, t, n)), t));
function Tu(e, t, n) {
	let r = e.gladiators[t], i = 0;
	if (M(r)) return 0;
	for (let [a, o] of e.gladiators.entries()) o.cell < 0 || o.seat === e.seat || !Gn(r, o.cell) || (i = Math.max(i, vs(e, t, a, n)), Qn(r, o) && (i = Math.max(i, vs(e, t, a, n, !0))));
	return i;
}
var Eu = (e, t) => bu(yu(e, hu, 0, t), () => Math.max(0, ...cu(e).map((n) => Su(e, n, t)))), Du = (e, t) => {
	let n = Math.max(0, Math.min(10, e + t));
	return (Un(n) - Un(e)) * U.attackBonus + (Hn(n) - Hn(e)) * U.handLimit + (n - e) * U.vox;
};
function Ou(e, t) {
	let n = e.lanistae[e.seat], r = n.hand - 1, i = Math.max(0, Hn(n.vox) - r), a = Math.min(t, i);
	return a * U.draw + (t - a) * .3 * U.draw + (r <= 1 ? U.needy : 0);
}
function ku(e, t) {
	let { reserve: n, vox: r, hand: i } = e.lanistae[e.seat];
	return n.length === 0 ? 0 : t * U.prima * Math.max(0, 1 - e.view.round / U.primaRounds) + U.draw * Math.min(t, Math.max(0, Hn(r) - i + 1));
}
function Au(e, t) {
	let n = e.lanistae[e.seat];
	switch (t.op) {
		case "MOVE": return Cu(e, t.n, t.mp);
		case "ATTACK": return wu(e, t.n, t.att);
		case "MOVE_ATTACK": return Eu(e, t.mp) + t.att * .08;
		case "TURN": return bu(yu(e, gu, t.n, 0), () => lu(cu(e).map((t) => Fu(e, t)), t.n));
		case "SHOVE": return bu(yu(e, _u, 0, 0), () => Mu(e));
		case "BOOST": return Iu(e, t.stat, t.k, t.n);
		case "VOX": return t.who === "self" ? Du(n.vox, t.k) : -Du(Pu(e), t.k);
		case "DRAW": return Ou(e, t.n);
		case "DISCARD": return t.who === "self" ? -.06 * t.n : Nu(e, t.n, t.mode === "pick");
		case "RECOVER": return 1.3 * U.draw * Math.min(t.n, n.discard.length, Math.max(0, Hn(n.vox) - n.hand + 1));
		case "PRIMA": return ku(e, t.n);
		case "FREE": return .35 * Math.min(t.n, cu(e).filter((t) => e.gladiators[t].net >= 0).length);
		case "SWAP": return .02;
		case "PEEK": return .03;
	}
}
function ju(e, t, n) {
	let r = e.gladiators[n], i = fr(e, r.cell, dt(e.gladiators[t].cell, r.cell));
	if (i < 0) return -1;
	let a = wc(e), { cell: o } = r;
	r.cell = i;
	let s = wc(e);
	return r.cell = o, s - a;
}
function Mu(e) {
	let t = 0;
	for (let n of cu(e)) {
		let r = e.gladiators[n];
		if (!M(r)) for (let [i, a] of e.gladiators.entries()) a.cell < 0 || a.seat === r.seat || !vt(r.cell, r.facing, a.cell) || (t = Math.max(t, ju(e, n, i)));
	}
	return t;
}
function Nu(e, t, n) {
	let r = 0;
	for (let [t, n] of e.lanistae.entries()) t !== e.seat && n.left === 0 && (r = Math.max(r, n.hand));
	let i = Math.min(t, r - 1);
	return i <= 0 ? 0 : i * (n ? .2 : .13) + (r - i === 1 ? .25 : 0);
}
var Pu = (e) => Math.max(...e.lanistae.map((t, n) => n === e.seat || t.left > 0 ? 0 : t.vox));
function Fu(e, t) {
	let n = e.gladiators[t];
	if (M(n)) return 0;
	let r = Tc(e, t, Dc(n)), i = 0;
	for (let a = 0; a < 8; a++) i = Math.max(i, Tc(e, t, x(n.cell, a)) - r);
	return i;
}
function Iu(e, t, n, r) {
	return t === "MP" ? .04 * n * r : lu(cu(e).map((r) => t === "ATT" ? Tu(e, r, n) - Tu(e, r, 0) : Lu(e, r) * .2 * n), r);
}
function Lu(e, t) {
	let n = e.gladiators[t], r = 0;
	for (let [i, a] of e.gladiators.entries()) a.cell >= 0 && a.seat !== e.seat && Gn(a, n.cell) && (r += Math.max(0, vs(e, i, t, 0)));
	return r;
}
function Ru(e, t) {
	let n = Ht(t), { numbers: r, special: i } = T[n], a = Ut(t), o = ys[n] * U.spend;
	switch (a) {
		case 0: return Cu(e, r[0], 0) - o;
		case 1: return wu(e, r[1], 0) - o;
		case 2: return Du(e.lanistae[e.seat].vox, r[2]) - o;
		case 3: return Ou(e, r[3]) - o;
		case 4: return ku(e, r[4]) - o;
		default: return i.reduce((t, n) => t + Au(e, n), 0) - o;
	}
}
function zu(e, t, n) {
	let r = ts(e, t.seat);
	return Ac(r), t.kind === "pick" ? Vu(r, t, n) : t.kind === "subset" ? Hu(r, t, n) : ql(t, n);
}
function J(e, t) {
	let n = e[0], r = -Infinity;
	for (let i of e) {
		let e = t(i);
		e > r && (r = e, n = i);
	}
	return n;
}
var Bu = (e, t) => e.view.flow.scenes.at(-1)?.[t] ?? 0;
function Vu(e, t, n) {
	let { from: r } = t, i = (e, t) => J(r, (n) => typeof n == "number" ? e(n) : t);
	switch (t.clause) {
		case "JU-21.2": return J(r, (t) => Wu(e, t) + n.below(100) / 1e3);
		case "JU-21.3": return J(r, (t) => Ru(e, t) + n.below(100) / 1e4);
		case "JU-21.4": return i((t) => xu(e, j(e, t), Bu(e, "mp")), .03);
		case "JU-19.4": return Ku(e, r);
		case "JU-21.5": return Gu(e, t);
		case "JU-21.6": return qu(e, r);
		case "JU-21.7": return Yu(e, t);
		case "JU-19.5": return i((t) => Xu(e, t), .02);
		case "JU-19.6": return i((t) => ju(e, j(e, b(e.seat, Ur(t))), j(e, Wr(t))), .02);
		case "JU-19.14": return i((t) => Zu(e, t), .02);
		case "JU-19.16": return J(r, (t) => e.lanistae[t].vox + e.lanistae[t].hand * .1);
		case "JU-21.15": return J(r, (e) => lt(e, 27));
		default: return r[n.below(r.length)];
	}
}
function Hu(e, t, n) {
	let r = t.from;
	switch (t.clause) {
		case "JU-21.1": return Uu(t, n);
		case "JU-21.8": {
			let e = new Map(r.map((e) => [e, ys[e] + n.below(300) / 100]));
			return r.slice().sort((t, n) => e.get(n) - e.get(t)).slice(0, t.max);
		}
		case "JU-19.11": return bs(r).slice(0, t.max);
		case "JU-21.9": return Bu(e, "seat") === t.seat ? bs(r).reverse().slice(0, t.min) : bs(r).slice(0, t.min);
		case "JU-21.10": return bs(r).reverse().slice(0, t.min);
		case "JU-19.7": return Qu(e, r, t.max);
		default: return r.slice(0, t.max);
	}
}
function Uu(e, t) {
	let n = ql(e, t);
	for (let r = 0; r < 6; r++) {
		let r = ql(e, t), i = (e) => e.reduce((e, t) => e + ke[t], 0);
		i(r) > i(n) + 1 && (n = r);
	}
	return n;
}
function Wu(e, t) {
	let n = S(t), r = n % 8, i = Qe(n), { seats: a } = e.view, o = a === 2 || a === 3 && i > 4 ? i < 4 ? 4 : 0 : i < 4 ? r < 4 ? 3 : 5 : r < 4 ? 1 : 7;
	return -Math.abs(rt(C(t) - o + 12) - 4) - .15 * Math.abs(r - 3.5) - .3 * Math.abs(i - 3.5);
}
function Gu(e, t) {
	let n = j(e, Bu(e, "gladiator"));
	if (e.gladiators[n].net >= 0 && t.from.includes("free")) return "free";
	let r = e.view.flow.scenes.some((e) => e.rule === "charge"), i = t.from.filter((e) => typeof e == "number");
	return r ? J(i, (t) => Tc(e, n, t) + Ec(e, n, t)) : J(i, (t) => Tc(e, n, t));
}
function Ku(e, t) {
	let n = Bu(e, "mp");
	return J(t, (t) => typeof t == "number" ? Su(e, j(e, t), n) : .05);
}
function qu(e, t) {
	let n = Bu(e, "att");
	return J(t, (t) => typeof t == "number" ? vs(e, j(e, b(e.seat, Ur(t))), j(e, Wr(t)), n, Gr(t)) : 0);
}
var Ju = (e) => ei({
	...e,
	seen: [...e.open, ...e.seen]
});
function Yu(e, t) {
	let n = e.view.flow.scenes.at(-1), r = j(e, n.byGladiator), i = j(e, n.onGladiator), a = e.gladiators[r].seat === t.seat, o = Ju(e.lanistae[e.gladiators[a ? i : r].seat]), s = Ju(e.lanistae[t.seat]), c = n.net === !0;
	return J(t.from, (t) => {
		let l = typeof t == "number" ? [E[t]] : s, [u, d] = a ? [l, o] : [o, l], f = fs(e, i, ni(e, e.view.fan, r, i, n.att, u, d), c);
		return (a ? f : -f) - (typeof t == "number" ? U.lay + ys[t] * .02 : 0);
	});
}
function Xu(e, t) {
	let n = j(e, b(e.seat, Qi(t))), r = e.gladiators[n];
	return Tc(e, n, x(r.cell, $i(t))) - Tc(e, n, Dc(r));
}
function Zu(e, t) {
	let n = e.gladiators[j(e, b(e.seat, Math.floor(t / y)))], r = e.gladiators[j(e, b(e.seat, t % y))], i = wc(e), a = () => {
		let { cell: e } = n;
		n.cell = r.cell, r.cell = e;
	};
	a();
	let o = wc(e);
	return a(), o - i;
}
function Qu(e, t, n) {
	let r = T[Bu(e, "card")].special[Bu(e, "step")], i = r.op === "BOOST" && r.stat === "ATT", a = (t) => {
		let n = j(e, t), r = Dc(e.gladiators[n]);
		return i ? Ec(e, n, r) : -Tc(e, n, r);
	};
	return t.slice().sort((e, t) => a(t) - a(e)).slice(0, n);
}
var $u = {
	name: "concede",
	clause: "JU-21.11",
	seldom: !0,
	offer: (e, t) => N(e, t) && ed(e, t) ? _(t, "word", ["yes"]) : null,
	take(e, t, n, r) {
		vr(e, t, r);
	}
};
function ed(e, t) {
	let n = e.flow.frames[e.flow.frames.length - 1];
	switch (n.rule) {
		case "game": return !0;
		case "set-up": return n.seat === t;
		case "attack": {
			let { byGladiator: r, onGladiator: i } = n;
			return n.at === "JU-21.7" ? (Fe(r) === t || Fe(i) === t) && O(e.lanistae[t]) > 1 : e.active === t;
		}
		default: return e.active === t;
	}
}
function td(e, t, n) {
	for (let [r, i] of e.lanistae.entries()) {
		let a = i.hand.splice(0).map((e) => ({
			card: e,
			to: c(r)
		})), o = i.known.splice(0).flatMap(({ to: e, cards: t }) => t.map((t) => ({
			card: t,
			to: e
		})));
		for (let { card: s, to: l } of [...a, ...o]) {
			let a = l === 65535 ? l : c(r) | l & c(t) | nd(e.seats, t, n);
			a === c(r) ? Re(i.hand, s) : tn(i, s, a);
		}
	}
}
function nd(e, t, n) {
	let r = n.below(2 * e);
	return r < e && !u(c(t), r) ? c(r) : 0;
}
var rd = (e, t) => ({
	viewer: t,
	flow: _e(Ia, e, t),
	seats: e.seats,
	size: e.size,
	budget: e.budget,
	extended: e.extended,
	roundLimit: e.roundLimit,
	dice: e.dice,
	fan: e.fan,
	binding: e.binding,
	first: e.first,
	active: e.active,
	turn: e.turn,
	round: e.round,
	calm: e.calm,
	fought: e.fought,
	exits: e.exits,
	ending: e.ending,
	gladiators: e.gladiators.map(La),
	lanistae: e.lanistae.map((e, n) => id(e, n, t))
});
function id(e, t, n) {
	let r = [], i = t === n ? e.hand.slice() : [];
	for (let { to: t, cards: a } of e.known) if (u(t, n)) for (let e of a) Re(t === 65535 ? r : i, e);
	return {
		vox: e.vox,
		glory: e.glory,
		left: e.left,
		toll: e.toll,
		hand: O(e),
		open: r,
		seen: i,
		deck: e.deck.length,
		played: e.played.slice(),
		discard: e.discard.slice(),
		reserve: e.reserve.slice()
	};
}
var ad = [
	...T.flatMap((e) => kt.filter((t, n) => e.numbers[n] > 0).map((t) => `${e.id} ${t}`)),
	...T.map((e) => `${e.id} combat`),
	...Te.map((e) => `trait ${e}`),
	...v.map((e) => e.id),
	...new Set(T.flatMap((e) => e.special.map((e) => `op ${e.op}`)))
], od = he({
	...es,
	setup: cd,
	book: Ia,
	commands: [$u],
	clone: za,
	visibility: on,
	zones: ld,
	conserved: () => ({}),
	viewFor: rd,
	determinise: Va,
	scramble: td,
	outcome: Cr,
	heuristic: zu,
	evaluation: Mc,
	uses: ad,
	draw: Za,
	arrange: hn
}), sd = () => ({
	vox: 0,
	glory: 0,
	left: 0,
	toll: 0,
	hand: [],
	known: [],
	deck: It.slice(),
	played: [],
	discard: [],
	reserve: Lt.slice()
});
function cd(e, t) {
	let n = t.familiaSize;
	return {
		flow: d(e, Ma.frame()),
		seats: e,
		size: n,
		budget: t.budget === "none" ? 0 : Sn(n),
		extended: t.roster === "extended",
		roundLimit: t.roundLimit,
		dice: t.combatSource === "dice",
		fan: t.pushRule === "fan",
		binding: t.backingOut === "ends",
		first: 0,
		active: 0,
		turn: 0,
		round: 1,
		calm: 0,
		fought: !1,
		exits: 0,
		ending: null,
		gladiators: Array.from({ length: e * n }, (e, t) => sn(Math.floor(t / n))),
		lanistae: Array.from({ length: e }, sd)
	};
}
function ld(e) {
	let t = [];
	for (let [n, r] of e.lanistae.entries()) {
		let e = `cards ${n}`;
		t.push({
			zone: "hand",
			owner: n,
			pool: e,
			items: r.hand
		}, {
			zone: "deck",
			owner: n,
			pool: e,
			items: r.deck
		}, {
			zone: "open",
			owner: n,
			pool: e,
			items: r.played
		}, {
			zone: "open",
			owner: n,
			pool: e,
			items: r.discard
		}, {
			zone: "open",
			owner: n,
			pool: e,
			items: r.reserve
		});
		for (let { to: i, cards: a } of r.known) t.push({
			zone: `known ${i}`,
			owner: n,
			pool: e,
			items: a
		});
	}
	return t;
}
var ud = (e) => `place ${e}`, dd = (e) => `seat ${e}`, fd = (e, t = null) => ({
	key: e,
	turn: t
}), pd = (e, t, n = {}) => ({
	label: e,
	value: t,
	of: null,
	emblem: null,
	keys: [],
	...n
}), md = (e, t, n = "plain", r = []) => ({
	label: e,
	value: String(t),
	tone: n,
	keys: r
}), hd = (e, t = {}) => ({
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
function gd(e, t, n) {
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
var _d = (e, t = {}) => ({
	title: e,
	cards: [],
	sides: [],
	piles: [],
	...t
}), vd = (e, t, n, r = {}) => ({
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
}), yd = 45, bd = 10, xd = v.findIndex(({ weight: e }) => e === 0), Sd = v.findIndex(({ weight: e }) => e === 1), Cd = [
	"familia",
	"deploy",
	"play",
	"resolve",
	"combat"
], wd = [
	"col.move",
	"col.attack",
	"col.vox",
	"col.draw",
	"col.prima"
], Td = {
	murmillo: "galea",
	secutor: "barbute",
	provocator: "centurion",
	hoplomachus: "spear",
	scissor: "dagger",
	crupellarius: "visor",
	thraex: "crest",
	dimachaerus: "swords",
	retiarius: "trident",
	laquearius: "lasso",
	sagittarius: "bow",
	veles: "javelin",
	eques: "horse",
	essedarius: "chariot"
}, Ed = [
	"muscle",
	"shield",
	"run",
	"sword",
	"trumpet",
	"trumpet",
	"arena",
	"person",
	"run",
	"reaction",
	"lion",
	"house",
	"laurel",
	"sword",
	"swords",
	"dagger",
	"shield",
	"drop",
	"eagle",
	"people",
	"sword",
	"people",
	"scheme",
	"chariot"
];
function Dd({ flow: e }) {
	let t = e.scenes.map(({ rule: e }) => e);
	return t.at(-1) === "game" ? 0 : t.includes("set-up") ? 1 : t.includes("attack") ? 4 : t.at(-1) === "turn" ? 2 : t.includes("turn") ? 3 : -1;
}
function Od(e, t, n) {
	let r = (e) => t[e] ?? e, i = Dd(e);
	return {
		round: i < 2 ? "" : r("sketch.round").replace("{n}", String(e.round)).replace("{limit}", String(e.roundLimit)),
		phases: Cd.map((e) => r(`phase.${e}`)),
		phase: i,
		field: i === 0 ? null : {
			shape: "square",
			places: Ad,
			edges: kd,
			figures: Md(e, n)
		},
		centre: Fd(e, i, r, n),
		stands: e.lanistae.map((t, n) => Ld(e, t, n, r))
	};
}
var kd = {
	columns: [..."abcdefgh"],
	rows: [..."87654321"]
}, Ad = Array.from({ length: 64 }, (e, t) => ({
	x: t % 8,
	y: Math.floor(t / 8),
	name: wt(t)
})), jd = (e) => Td[v[e].id] ?? "helmet", Md = (e, t) => e.gladiators.filter(({ cell: e, kind: t }) => e >= 0 && t >= 0).map(({ cell: e, kind: n, seat: r, facing: i, wounds: a }) => ({
	keys: [`gladiator ${b(r, n)}`],
	place: e,
	seat: r,
	name: `${v[n].name} (${t[r] ?? r + 1})`,
	emblem: jd(n),
	turn: i * yd,
	hurt: a > 0
}));
function Nd(e, t) {
	let n = v[e];
	return Te.filter((e) => n[e]).map((e) => t(`trait.${e}`).replace("{n}", String(n[e])));
}
var Pd = (e, t, n, r) => hd(v[e].name, {
	sort: n(v[e].weight === 0 ? "light" : "heavy"),
	emblem: jd(e),
	stats: [
		md(n("col.att"), `${je(e, t, xd)}/${je(e, t, Sd)}`, "attack"),
		md(n("col.def"), `${Me(e, t, xd)}/${Me(e, t, Sd)}`, "defence"),
		md(n("col.mp"), Ne(e, t), "speed")
	],
	about: Nd(e, n).join(", ") || null,
	...r
});
function Fd(e, t, n, r) {
	if (t === 0) {
		let t = (e) => ({
			label: n("points"),
			value: String(v[e].cost)
		}), r = Cn(e.extended).map((e) => Pd(e, 0, n, {
			keys: [`armatura ${e}`],
			price: t(e)
		}));
		return _d(n("sketch.familiae"), { cards: r });
	}
	let i = e.flow.scenes.findLast(({ rule: e }) => e === "attack");
	if (i === void 0) return _d("");
	let [a, o] = [i.byGladiator, i.onGladiator].map((t) => j(e, t)), s = [Id(e, a, "col.attack", n, r, (t) => sr(e, a, o, i.att, t)), Id(e, o, "col.def", n, r, (t) => cr(e, a, o, t))];
	return _d(n(e.dice ? "sums.dice" : "sums"), { sides: s });
}
function Id(e, t, n, r, i, a) {
	let { seat: o, kind: s } = e.gladiators[t], c = [], l = a(c);
	return vd(o, v[s].name, jd(s), {
		about: `${i[o] ?? o + 1}, ${r(n)}`,
		total: l,
		parts: c.filter(({ value: e }) => e !== 0).map(({ label: e, value: t }) => ({
			label: r(`part.${e}`),
			value: t < 0 ? `−${-t}` : String(t)
		}))
	});
}
function Ld(e, t, n, r) {
	let i = t.left > 0 ? t.toll : Tr(e, n), a = [...t.open, ...t.seen].sort((e, t) => e - t), o = n === e.viewer, s = e.gladiators.filter((e) => e.kind >= 0 && e.seat === n), c = (e, t) => gd(r(e), "names", t.map((e) => zd(e, n, r)));
	return {
		seat: n,
		title: "",
		score: pd(r("vox"), t.vox, {
			of: bd,
			emblem: "thumb"
		}),
		tallies: [
			pd(r("bonus"), `+${Un(t.vox)}`, { emblem: "sword" }),
			pd(r("damage"), e.seats === 2 ? `${i}/${e.size}` : i, { emblem: "drop" }),
			pd(r("glory"), t.glory, { emblem: "laurel" }),
			pd(r("hand"), `${t.hand}/${Hn(t.vox)}`, { emblem: "hand" }),
			pd(r("deck"), t.deck, { emblem: "pile" })
		],
		groups: [
			...gd(r(o ? "sketch.hand" : "sketch.known"), o ? "cards" : "names", a.map((e) => zd(e, n, r))),
			...gd(r("sketch.fighters"), "people", s.map((t) => Rd(e, t, r))),
			...c("sketch.played", t.played),
			...c("sketch.discard", t.discard),
			...o ? c("sketch.reserve", t.reserve) : []
		],
		note: null
	};
}
function Rd(e, t, n) {
	let { kind: r, wounds: i, cell: a, facing: o, seat: s } = t, c = i === 2 || e.lanistae[s].left > 0, l = a < 0 ? n(c ? "out" : "waiting") : `${wt(a)} ${Ua[o]}`;
	return Pd(r, i, n, {
		keys: [`gladiator ${b(s, r)}`],
		marks: [
			l,
			...i === 1 ? [n("wounded")] : [],
			...t.net >= 0 ? [n(M(t) ? "hindered" : "netted")] : [],
			...t.nets > 0 ? [`${n("nets")} ${t.nets}`] : [],
			...t.boosts.map(({ stat: e, k: t }) => `+${t} ${[
				"ATT",
				"DEF",
				"MP"
			][e]}`)
		],
		state: a < 0 && c ? "gone" : "ready",
		hurt: i === 1
	});
}
function zd(e, t, n) {
	let { id: r, name: i, numbers: a, combat: o } = T[e];
	return hd(i, {
		keys: [`card ${t} ${e}`],
		sort: e < Pt ? "Jugula" : "Prima",
		band: e < Pt ? "combat" : "item",
		emblem: Ed[e],
		stats: wd.map((e, t) => md(n(e), a[t] === 0 ? "–" : a[t])),
		about: n(`card.${r}.effect`),
		price: {
			label: n("col.combat"),
			value: String(o)
		}
	});
}
function Bd({ flow: e, viewer: t }) {
	let { rule: n, seat: r } = e.scenes.at(-1);
	return n === "discarding" && typeof r == "number" ? r : t;
}
function Vd({ of: e }, t, n) {
	if (typeof t != "number") return null;
	switch (e) {
		case "card": return fd(`card ${Bd(n)} ${t}`);
		case "play": return fd(`card ${n.viewer} ${Ht(t)}`);
		case "gladiator": return fd(`gladiator ${t}`);
		case "strike": return fd(`gladiator ${Wr(t)}`);
		case "pivot": return fd(`gladiator ${b(n.viewer, Qi(t))}`);
		case "stance": return fd(ud(S(t)), C(t) * yd);
		case "cell": return fd(ud(t));
		case "armatura": return fd(`armatura ${t}`);
		case "seat": return fd(dd(t));
		default: return null;
	}
}
var Hd = {
	sketch: Od,
	where: Vd
}, Ud = 2, Wd = class {
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
function Gd(e, t, n, r, i) {
	let a = new Wd(i, !0);
	return qd(e, t, n, r, a), !a.isProposed && !a.isFull && tf(n, r, a), a.list;
}
function Kd(e, t, n, r, i) {
	let a = new Wd(i, !1);
	return qd(e, t, n, r, a), a.list.length === 1 && n.kind !== "form" && tf(n, r, a), a.list;
}
function qd(e, t, n, r, i) {
	if (i.add(e.heuristic(t, n, r)), !i.isFull) {
		for (let r of e.alternatives?.(t, n, i.most) ?? []) i.isFull || i.add(r);
		if (i.isProposed = i.list.length > 1, !i.isProposed) switch (n.kind) {
			case "pick":
				Jd(e, t, n, r, i);
				break;
			case "amount":
				Yd(n, i);
				break;
			case "form":
				i.isWide && $d(e, t, n, r, i), ef(e, t, n, r, i), Yd(n, i);
				break;
			default: ef(e, t, n, r, i), Yd(n, i);
		}
	}
}
function Jd(e, t, n, r, i) {
	let a = [...new Set(n.from)].filter((e) => e !== i.list[0]);
	if (i.isWide && a.length < i.most) for (let e of a) i.add(e);
	else for (; !i.isFull && a.length > 0;) {
		let o = {
			...n,
			from: a
		}, s = e.heuristic(t, o, r);
		a.includes(s) || (s = a[r.below(a.length)]), i.add(s), a = a.filter((e) => e !== s);
	}
}
function Yd(e, t) {
	for (let n of Xd(e, t.list[0], t.isWide)) {
		if (t.isFull) return;
		Wc(e, n) === null && t.add(n);
	}
}
function* Xd(e, t, n) {
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
			yield* n ? Zd(e, t) : Qd(e, t);
			return;
		case "path":
			for (let e = t.length - 1; e >= 0; e--) yield t.slice(0, e);
			return;
		case "form": for (let { name: r, request: i } of e.fields.toReversed()) {
			let e = t[r];
			if (e !== void 0) for (let a of Xd(i, e, n)) yield {
				...t,
				[r]: a
			};
		}
	}
}
function* Zd({ from: e }, t) {
	let n = e.slice();
	for (let e of t) n.splice(n.indexOf(e), 1);
	let r = [...new Set(n)], i = (e) => t.toSpliced(t.indexOf(e), 1);
	for (let e = 0; e < Math.max(t.length, r.length); e++) e < t.length && (yield i(t[e])), e < r.length && (yield [...t, r[e]]);
	for (let e of new Set(t)) for (let t of r) yield [...i(e), t];
}
function* Qd(e, t) {
	let n = [...Zd(e, t)];
	for (let e of [
		1,
		0,
		-1
	]) for (let r of n) r.length - t.length === e && (yield r);
}
function $d(e, t, n, r, i) {
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
		i.add(Wc(u, d) === null ? d : ql(u, r));
	}
}
function ef(e, t, n, r, i) {
	for (let a = 0; a < Ud && !i.isFull;) a = i.add(e.heuristic(t, n, r)) ? 0 : a + 1;
}
function tf(e, t, n) {
	for (let t of Al(e, n.most)) {
		if (n.isFull) return;
		Wc(e, t) === null && n.add(t);
	}
	for (let r = n.most; r > 0 && !n.isFull; r--) n.add(ql(e, t));
}
function nf(e, t) {
	let n = rf(e);
	if (n !== null) throw Error(n);
	let { values: r } = e.evaluation.weights, i = Object.keys(r).map(Number), a = i.filter((e) => e <= t);
	return Object.values(r[a.length > 0 ? Math.max(...a) : Math.min(...i)]);
}
function rf({ id: e, rules: t, evaluation: n }) {
	if (n === void 0) return `${e} has no features that could be weighed`;
	let { weights: r, features: i } = n, a = Object.values(r.values).find((e) => Object.keys(e).join() !== i.join()), o = r.rules === t ? a === void 0 ? null : `the features ${Object.keys(a).join(", ")}, but there are ${i.join(", ")}` : `the rules '${r.rules}', but these are '${t}'`;
	return o === null ? null : `the weights of ${e} (games/${e}/player/weights.ts) were fitted to ${o}: fit them again with ./harena train ${e}, or, where the old ones still mean the same, stamp them with ./harena train ${e} --stamp`;
}
function af(e, t, n) {
	let { places: r } = e.outcome(t), i = 0;
	for (let e of r) e === 1 && i++;
	for (let e = 0; e < r.length; e++) n[e] = r[e] === 1 ? 1 / i : 0;
}
var of = class {
	evaluation;
	weights;
	features;
	constructor(e, t) {
		this.evaluation = e.evaluation, this.weights = nf(e, t), this.features = new Float64Array(this.weights.length);
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
}, sf = [
	1634760805,
	857760878,
	2036477234,
	1797285236
];
function cf(e) {
	let t = new DataView(e.buffer, e.byteOffset, e.byteLength), n = new Int32Array(e.length / 4);
	for (let e = 0; e < n.length; e++) n[e] = t.getInt32(e * 4, !0);
	return n;
}
function lf(e, t) {
	let n = /* @__PURE__ */ new Int32Array(16);
	return n.set(sf, 0), n.set(e, 4), n.set(t, 13), n;
}
function uf(e, t, n) {
	let r = df;
	e[12] = t, r.set(e);
	for (let e = 0; e < 10; e++) ff(r, 0, 4, 8, 12), ff(r, 1, 5, 9, 13), ff(r, 2, 6, 10, 14), ff(r, 3, 7, 11, 15), ff(r, 0, 5, 10, 15), ff(r, 1, 6, 11, 12), ff(r, 2, 7, 8, 13), ff(r, 3, 4, 9, 14);
	for (let t = 0; t < 16; t++) n[t] = r[t] + e[t];
}
var df = /* @__PURE__ */ new Int32Array(16);
function ff(e, t, n, r, i) {
	let a = e[t], o = e[n], s = e[r], c = e[i];
	a = a + o | 0, c ^= a, c = c << 16 | c >>> 16, s = s + c | 0, o ^= s, o = o << 12 | o >>> 20, a = a + o | 0, c ^= a, c = c << 8 | c >>> 24, s = s + c | 0, o ^= s, o = o << 7 | o >>> 25, e[t] = a, e[n] = o, e[r] = s, e[i] = c;
}
var pf = new Int32Array([
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
]), Y = 64, mf = [
	1779033703,
	3144134277,
	1013904242,
	2773480762,
	1359893119,
	2600822924,
	528734635,
	1541459225
], hf = new TextEncoder(), gf = /* @__PURE__ */ new Int32Array(64);
function _f(e, t, n) {
	let r = gf;
	for (let e = 0, i = n; e < 16; e++, i += 4) r[e] = t[i] << 24 | t[i + 1] << 16 | t[i + 2] << 8 | t[i + 3];
	for (let e = 16; e < 64; e++) {
		let t = r[e - 15], n = r[e - 2], i = (t >>> 7 | t << 25) ^ (t >>> 18 | t << 14) ^ t >>> 3, a = (n >>> 17 | n << 15) ^ (n >>> 19 | n << 13) ^ n >>> 10;
		r[e] = r[e - 16] + i + r[e - 7] + a | 0;
	}
	let i = e[0], a = e[1], o = e[2], s = e[3], c = e[4], l = e[5], u = e[6], d = e[7];
	for (let e = 0; e < 64; e++) {
		let t = (c >>> 6 | c << 26) ^ (c >>> 11 | c << 21) ^ (c >>> 25 | c << 7), n = d + t + (u ^ c & (l ^ u)) + pf[e] + r[e] | 0, f = ((i >>> 2 | i << 30) ^ (i >>> 13 | i << 19) ^ (i >>> 22 | i << 10)) + (i & a ^ o & (i ^ a)) | 0;
		d = u, u = l, l = c, c = s + n | 0, s = o, o = a, a = i, i = n + f | 0;
	}
	e[0] += i, e[1] += a, e[2] += o, e[3] += s, e[4] += c, e[5] += l, e[6] += u, e[7] += d;
}
var vf = class {
	#e = new Int32Array(mf);
	#t = new Uint8Array(Y);
	#n = 0;
	#r = 0;
	#i = !1;
	update(e) {
		if (this.#i) throw Error("This hash is already finished; begin a new Sha256 for more data.");
		return this.#a(Ef(e)), this;
	}
	digest() {
		if (this.#i) throw Error("This hash is already finished; keep its digest, or begin a new Sha256.");
		this.#i = !0;
		let e = this.#t, t = this.#e;
		e[this.#n] = 128, e.fill(0, this.#n + 1), this.#n >= 56 && (_f(t, e, 0), e.fill(0));
		let n = new DataView(e.buffer);
		n.setUint32(56, Math.floor(this.#r / 536870912)), n.setUint32(60, this.#r % 536870912 * 8), _f(t, e, 0);
		let r = /* @__PURE__ */ new Uint8Array(32), i = new DataView(r.buffer);
		for (let e = 0; e < 8; e++) i.setInt32(e * 4, t[e]);
		return r;
	}
	hex() {
		return Of(this.digest());
	}
	#a(e) {
		this.#r += e.length;
		let t = this.#t, n = 0;
		if (this.#n > 0) {
			if (n = Math.min(Y - this.#n, e.length), t.set(e.subarray(0, n), this.#n), this.#n += n, this.#n < Y) return;
			_f(this.#e, t, 0);
		}
		for (; n + Y <= e.length; n += Y) _f(this.#e, e, n);
		t.set(e.subarray(n)), this.#n = e.length - n;
	}
}, yf = /* @__PURE__ */ new Int32Array(8), bf = /* @__PURE__ */ new Uint8Array(128);
function xf(e) {
	for (let e = 0; e < 8; e++) yf[e] = mf[e];
	let { length: t } = e, n = 0;
	for (; n + Y <= t; n += Y) _f(yf, e, n);
	let r = t - n;
	bf.fill(0);
	for (let t = 0; t < r; t++) bf[t] = e[n + t];
	bf[r] = 128;
	let i = r >= 56 ? 128 : Y, a = t * 8;
	for (let e = i - 1; a > 0; e--) bf[e] = a % 256, a = Math.floor(a / 256);
	for (let e = 0; e < i; e += Y) _f(yf, bf, e);
}
function Sf(e) {
	xf(Ef(e));
	let t = /* @__PURE__ */ new Uint8Array(32);
	for (let e = 0; e < 32; e++) t[e] = yf[e >> 2] >>> 24 - 8 * (e & 3);
	return t;
}
function Cf(e) {
	xf(Ef(e));
	let t = "";
	for (let e = 0; e < 8; e++) t += wf(yf[e]);
	return t;
}
var wf = (e) => `${Df[e >>> 24]}${Df[e >>> 16 & 255]}${Df[e >>> 8 & 255]}${Df[e & 255]}`;
function Tf(e, t) {
	let n = Ef(e), r = n.length > Y ? Sf(n) : n, i = new Uint8Array(Y).fill(54), a = new Uint8Array(Y).fill(92);
	for (let e = 0; e < r.length; e++) i[e] = i[e] ^ r[e], a[e] = a[e] ^ r[e];
	return new vf().update(a).update(new vf().update(i).update(t).digest()).digest();
}
function Ef(e) {
	return typeof e == "string" ? hf.encode(e) : e;
}
var Df = Array.from({ length: 256 }, (e, t) => t.toString(16).padStart(2, "0"));
function Of(e) {
	let t = "";
	for (let n = 0; n < e.length; n++) t += Df[e[n]];
	return t;
}
function kf(e) {
	if (e.length % 2 != 0 || /[^0-9a-f]/i.test(e)) throw Error(`"${e}" is not hexadecimal; give two digits of 0-9 and a-f for every byte.`);
	let t = new Uint8Array(e.length / 2);
	for (let n = 0; n < t.length; n++) t[n] = Number.parseInt(e.slice(n * 2, n * 2 + 2), 16);
	return t;
}
function Af({ seed: e, match: t, rules: n }) {
	return Cf(Ff([
		"harena commitment 1",
		Pf(e),
		t,
		n
	]));
}
function jf(e, { seed: t, match: n, rules: r }) {
	return Nf(t) && e.toLowerCase() === Af({
		seed: t,
		match: n,
		rules: r
	});
}
function Mf({ seed: e, match: t, rules: n, nonces: r }) {
	return Tf(Pf(e), Ff([
		"harena stream 1",
		t,
		n,
		...r
	]));
}
function Nf(e) {
	return /^[0-9a-f]{64}$/i.test(e);
}
function Pf(e) {
	if (!Nf(e)) throw Error(`A seed is 64 hexadecimal characters, but this one is not (its length is ${e.length}); make one with newSeed.`);
	return kf(e);
}
function Ff(e) {
	let t = 0, n = [];
	for (let r of e) {
		if (typeof r == "string" && !r.isWellFormed()) throw Error(`The text ${JSON.stringify(r)} holds half a character; send well-formed Unicode.`);
		let e = Ef(r);
		n.push(e), t += 4 + e.length;
	}
	let r = new Uint8Array(t), i = new DataView(r.buffer), a = 0;
	for (let e of n) i.setUint32(a, e.length), r.set(e, a + 4), a += 4 + e.length;
	return r;
}
var If = 4294967296, Lf = If * 16, Rf = 2097152, zf = /* @__PURE__ */ new Int32Array(3);
function Bf(e) {
	return new Uf(Of(Mf(e)), 0);
}
function Vf(e) {
	if (typeof e == "number") {
		if (!Number.isSafeInteger(e)) throw Error(`A fast stream's seed is a whole number, but ${e} is not one.`);
		return qf(e | 0, Math.floor(e / If) | 0, 0, 0);
	}
	if (!Xf(e)) throw Error(`A fast stream's seed is one whole number or four of 32 bits, but [${e}] is neither.`);
	return qf(e[0], e[1], e[2], e[3]);
}
function Hf(e) {
	switch (e.kind) {
		case "match":
			if (!/^[0-9a-f]{64}$/.test(e.key)) throw Qf("its key is not 64 hexadecimal characters");
			if (!Yf(e.at) || e.at >= Lf) throw Qf(`it cannot stand at word ${e.at}`);
			return new Uf(e.key, e.at);
		case "fast":
			if (!Xf(e.s)) throw Qf(`[${e.s}] is not four integers of 32 bits`);
			if (!Yf(e.draws)) throw Qf(`it cannot have made ${e.draws} draws`);
			return new Wf(e.s[0], e.s[1], e.s[2], e.s[3], e.draws);
		case "fixed":
			if (!Yf(e.at) || e.at > e.rolls.length) throw Qf(`it cannot stand at rolls[${e.at}] of ${e.rolls.length}`);
			if (!["roll", "keep"].includes(e.shuffles)) throw Qf(`shuffles cannot be "${e.shuffles}"`);
			return new Gf(e.rolls.slice(), e.at, e.shuffles);
		default: throw Qf(`there is no kind "${e.kind}"`);
	}
}
var Uf = class {
	#e;
	#t;
	#n = /* @__PURE__ */ new Uint32Array(16);
	#r;
	#i;
	constructor(e, t) {
		this.#e = e, this.#t = lf(cf(kf(e)), zf), this.#r = Math.floor(t / 16), this.#i = t % 16, uf(this.#t, this.#r, this.#n);
	}
	get draws() {
		return this.#r * 16 + this.#i;
	}
	below(e) {
		if (e >>> 0 !== e || e === 0) throw Zf(e);
		let t = If - If % e, n = this.#a();
		for (; n >= t;) n = this.#a();
		return n % e;
	}
	die(e) {
		return 1 + this.below(e);
	}
	shuffle(e) {
		for (let t = e.length - 1; t > 0; t--) Jf(e, t, this.below(t + 1));
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
			this.#r++, this.#i = 0, uf(this.#t, this.#r, this.#n);
		}
		return this.#n[this.#i++];
	}
}, Wf = class {
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
		if (e >>> 0 !== e || e === 0) throw Zf(e);
		let t = this.word();
		if (e > Rf) {
			let n = If - If % e;
			for (; t >= n;) t = this.word();
			return t % e;
		}
		let n = Math.imul(t, e) >>> 0;
		if (n < e) {
			let r = If % e;
			for (; n < r;) t = this.word(), n = Math.imul(t, e) >>> 0;
		}
		return t * e / If | 0;
	}
	die(e) {
		return 1 + this.below(e);
	}
	shuffle(e) {
		for (let t = e.length - 1; t > 0; t--) Jf(e, t, this.below(t + 1));
	}
	fork() {
		return qf(this.word() | 0, this.word() | 0, this.word() | 0, this.word() | 0);
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
}, Gf = class {
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
		if (e >>> 0 !== e || e === 0) throw Zf(e);
		return this.#r(`below(${e})`, 0, e - 1);
	}
	die(e) {
		if (e >>> 0 !== e || e === 0) throw Zf(e);
		return this.#r(`a die with ${e} sides`, 1, e);
	}
	shuffle(e) {
		if (this.#t !== "keep") for (let t = e.length - 1; t > 0; t--) Jf(e, t, this.below(t + 1));
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
}, Kf = 15;
function qf(e, t, n, r) {
	let i = new Wf(e, t, n, r, -15);
	for (let e = 0; e < Kf; e++) i.word();
	return i;
}
function Jf(e, t, n) {
	let r = e[t];
	e[t] = e[n], e[n] = r;
}
function Yf(e) {
	return Number.isSafeInteger(e) && e >= 0;
}
function Xf(e) {
	return Array.isArray(e) && e.length === 4 && e.every((e) => e === (e | 0));
}
function Zf(e) {
	return /* @__PURE__ */ Error(`A random number needs a whole number of outcomes from 1 to 4294967295, but ${e} was given.`);
}
function Qf(e) {
	return /* @__PURE__ */ Error(`This saved random stream is damaged: ${e}; restore it from an undamaged copy.`);
}
var $f = (e, t, n, r) => ({
	...r,
	fallback: n.fallback?.(e, t, r) ?? null
});
function ep(e, t, n, r) {
	let i = $f(e, t, n, r);
	return i.barred = n.barred?.(e, t, r) ?? null, n.hints !== void 0 && (i.hints = n.hints(e, t, r)), i;
}
function tp(e) {
	if (e.kind !== "path") return a(e);
	let { steps: t, costs: n, ...r } = e, i = (e) => Object.isFrozen(e) ? e : a(e);
	return {
		...a(r),
		steps: i(t),
		costs: i(n)
	};
}
var np = 1e4, rp = [], ip = class e {
	game;
	state;
	random;
	log;
	trace = null;
	asked = rp;
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
		this.asked = rp;
		for (let t = np; e.length > 0; t--) {
			if (t === 0) throw Error(`no decision after ${np} steps at ${this.where()}`);
			let n = e[e.length - 1], r = this.game.book.ruleOf(n, e.length - 1), i = r.place(n.at), a = r.steps[i];
			if (this.enter(a, n), a.run !== void 0) this.follow(n, r, i, a.run(this.state, n, this));
			else {
				let e = a.ask(this.state, n);
				if (e === null || Array.isArray(e) && e.length === 0) this.follow(n, r, i);
				else if (this.waitFor(a, r, i, n, Array.isArray(e) ? e : [e])) return this;
			}
		}
		return this;
	}
	decide(e, t, n) {
		let r = this.question(e, t);
		if (r === null) return this.noQuestion(e, t);
		let i = this.refusalOf(r, n);
		return i === null && this.accept(e, r, tu(r, n)), i;
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
		let n = Wc(e, t);
		return n === null || typeof e.id == "string" ? n : Wc(this.dress(e, ep), t) ?? n;
	}
	accept(e, t, n) {
		typeof t.id == "string" ? this.command(e, t.id, n) : this.take(t, n);
	}
	requestFor(e) {
		let t = this.pending(e);
		return t === null ? null : tp(this.dress(t, ep));
	}
	requestForBot(e) {
		let t = this.pending(e);
		return t === null ? null : tp(this.dress(t, $f));
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
			r !== null && t.push(tp(this.stampCommand(n, r)));
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
	waitFor(e, t, n, r, i) {
		let a = this.state.flow;
		for (let t of i) t.clause = e.clause, t.id = a.visits + a.decided[t.seat];
		if (this.enter(e, r), e.sealed) return r.sealed === null || !this.sealedComplete(r, i) ? (this.asked = i, !0) : (this.unseal(e, t, n, r, i), !1);
		if (e.auto && i.length === 1) {
			let a = ru(i[0]);
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
			t !== null && Wc(e, t) === null ? r[e.seat] = t : i = !1;
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
			this.follow(n, r, i, s), (s !== p || this.top() !== n) && o.visits++;
		}
		this.run();
	}
	unseal(e, t, n, r, i) {
		let a = r.sealed;
		r.sealed = null, this.disclosed = s, this.state.flow.visits++;
		for (let e of i) this.state.flow.decided[e.seat]++;
		this.follow(r, t, n, e.take(this.state, r, this, a));
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
		else if (r !== p) {
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
		this.raised.length > 0 && fe(this, this.raised.splice(0));
	}
	dress(e, t) {
		let n = this.top(), r = this.game.book.get(n.rule);
		return t(this.state, n, r.steps[r.place(n.at)], e);
	}
	refuse(e, t) {
		return {
			clause: this.asked[0]?.clause ?? "",
			code: e,
			text: t
		};
	}
}, ap = 5e3, op = 1e-6, sp = 1 << 30, cp = 6, lp = 1540483477, up = class {
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
	worked = 0;
	constructor(e, t, n, r, i, a = Gd, o = null) {
		let { seats: s } = n.flow;
		this.game = e, this.effort = t, this.view = n, this.seat = r.seat, this.random = i, this.judge = e.evaluation === void 0 ? null : new of(e, s), this.play = e.evaluation?.playout ?? e.heuristic, this.shares = new Float64Array(s), this.regard = o, this.choices = a(e, n, r, i, t.candidates), this.results = this.choices.map(() => []);
	}
	run(e) {
		let t = this.choices.map((e, t) => t), n = Math.ceil(Math.log2(t.length)), { playouts: r, work: i = 0 } = this.effort;
		for (let a = 0; a < n; a++) {
			let a = Math.max(1, Math.floor(r / n / t.length)), o = this.worked + i / n;
			for (let n = 0; n < a || this.worked < o; n++) if (this.tryWorld(t), e()) return this;
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
		let a = r / t.length, o = Math.max(op, i / t.length - a * a);
		return a >= this.effort.margin * Math.sqrt(o / t.length);
	}
	tryWorld(e) {
		let { game: t, random: n } = this, r = t.determinise(this.view, n), i = n.below(sp);
		for (let n = 0; n < e.length; n++) {
			let a = new ip(t, n === e.length - 1 ? r : t.clone(r), Vf(i), null).run(), { id: o } = a.asked.find((e) => e.seat === this.seat);
			this.decide(a, this.seat, o, this.choices[e[n]]), this.playOut(a, Vf(i ^ lp)), this.results[e[n]].push(this.worth());
		}
	}
	worth() {
		let { shares: e, regard: t, seat: n } = this, r = e[n];
		if (t !== null) for (let n = 0; n < e.length; n++) r += t[n] * e[n];
		return r;
	}
	playOut(e, t) {
		let { game: n, effort: r, judge: i, shares: a } = this, o = i !== null && (i.evaluation.fits?.(e.state) ?? !0), s = o ? r.decisions : ap, c = o && r.rounds > 0 ? i.evaluation.pace : dp, l = c(e.state) + Math.max(1, r.rounds), u = this.looksAt(e.state), d = 0;
		for (; d < s && !e.over && c(e.state) < l; d++) {
			let n = e.waiting, r = n.kind === "pick" && n.from.length === 1 ? n.from[0] : this.play(u(n.seat), n, t);
			this.decide(e, n.seat, n.id, r);
		}
		this.worked += cp + d, e.over ? af(n, e.state, a) : o ? i.shares(e.state, a) : a.fill(1 / a.length);
	}
	looksAt(e) {
		let { game: t } = this, n = t.evaluation?.glance;
		if (n === void 0) return (n) => t.viewFor(e, n);
		let r = [];
		return (t) => (r[t] ??= n(e, t), r[t]);
	}
	decide(e, t, n, r) {
		let i = e.decide(t, n, r);
		if (i !== null) throw Error(`in a world of ${this.game.id} seat ${t} was refused ${JSON.stringify(r)}: ${i.clause} ${i.text}`);
	}
}, dp = (e) => 0, fp = 4, pp = 3, mp = [
	"stop",
	"done",
	"end"
];
function hp(e, t, n, r, i) {
	if (t === 0) return e.heuristic(n, r, i);
	let a = i.below(100);
	if (a >= t) return e.heuristic(n, r, i);
	let [o, ...s] = Kd(e, n, r, i, fp), c = gp(s, r.fallback), l = _p(o, r.fallback) || mp.includes(c[0]);
	if (a >= t * s.length / 3 / (l ? pp : 1)) return o;
	let u = 0;
	for (; u < c.length - 1 && i.below(2) === 0;) u++;
	return c[u];
}
function gp(e, t) {
	let n = e.filter((e) => !_p(e, t));
	return n.length > 0 ? n : e;
}
var _p = (e, t) => e === t || typeof e == "object" && JSON.stringify(e) === JSON.stringify(t), vp = (e, t, n, r) => ({
	level: t,
	choose: (i, a, o) => xp(e, t, a, yp(e, n, r, i, a, o))
});
function yp(e, t, n, r, i, a) {
	switch (t.kind) {
		case "any": return ql(i, a);
		case "slips": return hp(e, t.rate, r, i, a);
		case "search": return bp(n, new up(e, t.effort, r, i, a));
	}
}
function bp(e, t) {
	let n = e === Infinity ? e : performance.now() + e;
	return t.run(() => n !== Infinity && performance.now() >= n), t.choices[t.best];
}
function xp(e, t, n, r) {
	let i = Wc(n, r);
	if (i === null) return r;
	throw Error(`the bot '${t}' of ${e.id} answered ${n.clause} (${n.kind}) with ${JSON.stringify(r)}, which is refused: ${i.clause} ${i.code}, ${i.text}`);
}
var Sp = [
	"tiro",
	"novice",
	"fighter",
	"tactician",
	"veteran",
	"champion"
], Cp = ["random", "heuristic"], wp = (e) => [...Sp, ...Cp].includes(e), X = (e, t, n, r, i = .5) => ({
	playouts: e,
	candidates: t,
	rounds: n,
	decisions: r,
	margin: i
}), Z = 400, Tp = {
	tiro: 200,
	novice: 70,
	tactician: X(16, 4, 1, Z),
	veteran: X(64, 8, 1, Z),
	champion: X(256, 16, 1, Z)
}, Ep = {
	gladiatori: {
		tiro: 52,
		novice: 22,
		tactician: X(8, 4, 1, Z),
		veteran: X(200, 12, 2, Z),
		champion: X(640, 24, 2, Z)
	},
	spartacus: {
		tiro: 70,
		novice: 34,
		tactician: X(24, 6, 0, 12),
		veteran: X(300, 24, 0, 24),
		champion: X(800, 24, 0, 32)
	},
	jugula: {
		tiro: 80,
		novice: 36,
		tactician: X(48, 8, 1, Z),
		veteran: X(200, 12, 3, Z),
		champion: X(600, 16, 4, Z)
	},
	"house-of-gladiators": {
		tiro: 126,
		novice: 76,
		fighter: 30,
		tactician: {
			...X(72, 6, 1, Z),
			work: 3600
		},
		veteran: {
			...X(384, 10, 1, Z),
			work: 2e4
		},
		champion: {
			...X(900, 12, 2, Z),
			work: 6e4
		}
	}
};
function Dp(e, t) {
	let n = Ep[t] ?? Tp;
	switch (e) {
		case "random": return { kind: "any" };
		case "heuristic": return {
			kind: "slips",
			rate: 0
		};
		case "tiro":
		case "novice":
		case "fighter": return {
			kind: "slips",
			rate: n[e] ?? 0
		};
		default: return {
			kind: "search",
			effort: n[e]
		};
	}
}
var Op = {
	deals: !0,
	margin: .002,
	gratitude: .1,
	grudge: .05,
	reserve: 0,
	gifts: 0
};
({ ...Op }), { ...Op }, { ...Op }, { ...Op }, { ...Op }, { ...Op };
var kp = (e, t, n = Infinity) => vp(t, e, Dp(e, t.id), n);
function Ap(e) {
	let t = JSON.stringify(e);
	if (t === void 0) throw Error(`A value of type ${typeof e} has no JSON text; hash a plain JSON value.`);
	return Cf(t).slice(0, 16);
}
var jp = "either the file was altered or this build plays otherwise, so compare it with the file that its host kept";
function Mp(e, t, n, r) {
	let { header: i, decisions: a, ending: o } = t, s = n.get(i.rules) ?? n.get(i.game);
	if (s === void 0 || s.rules !== i.rules) return Np(1, Fp(i, s, n));
	let c = a.length + 2, { match: l, rules: u, began: d } = i;
	if (!jf(i.commitment, {
		seed: o.seed,
		match: l,
		rules: d ?? u
	})) return Np(c, {
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
		return Np(1, Q("set-up", `asks for what cannot be set up (${Pp(e)})`));
	}
	if (JSON.stringify(m.header.options) !== JSON.stringify(i.options)) return Np(1, Q("set-up", "does not write the options as Harena writes them, all of them and in order"));
	let h = a.slice(0, r.until);
	r.each?.(m, null);
	for (let e of h) {
		let t = Ip(m, e);
		if (t !== null) return Np(e.n + 1, t);
		r.each?.(m, e);
	}
	let ee = h.length < a.length ? null : Lp(m, o);
	return ee === null ? {
		match: m,
		fault: null
	} : Np(c, ee);
}
var Np = (e, { code: t, text: n }) => ({
	match: null,
	fault: {
		line: e,
		code: t,
		text: `Line ${e} ${n}.`
	}
}), Q = (e, t) => ({
	code: e,
	text: `${t}; ${jp}`
}), Pp = (e) => e.message.replace(/\.$/, "");
function Fp(e, t, n) {
	let r = Jc(e.rules);
	return t === void 0 ? {
		code: "no-game",
		text: `${`names the game '${Jc(e.game)}', and this build plays ${[...n.keys()].filter((e) => !e.includes("@")).join(", ")}`}; open it with a build that plays ${r}`
	} : {
		code: "rules",
		text: `${`says it was made under ${r}, this build plays ${t.rules}`}: open it with a build that plays ${r}`
	};
}
function Ip(e, { n: t, seat: n, clause: r, id: i, choice: a, text: o, by: s, hash: c }) {
	let l = typeof i == "string" ? e.game.commands.find((e) => e.name === i) : e.table.requestFor(n);
	if (l && l.clause !== r) return Q("clause", `puts decision ${t} under ${Jc(r)}, where the rules come to ${l.clause}`);
	try {
		let t = e.decide(n, i, a, s);
		if (t !== null) return Q("refused", `holds a decision that ${t.clause || e.game.title} refuses: ${t.text}`);
	} catch (e) {
		return Q("stopped", `holds a decision that makes the rules stop (${Pp(e)})`);
	}
	let u = e.decisions[t - 1];
	return u === void 0 ? Q("replaced", "replaces a sealed answer that Harena would not have kept") : JSON.stringify(u.choice) === JSON.stringify(a) ? u.text === o ? u.hash === c ? null : Q("hash", `notes the state ${c} after decision ${t}, where the rules come to ${u.hash}`) : Q("text", `says '${Jc(o)}' for the choice '${Jc(u.text)}'`) : Q("choice", `does not write the choice ${JSON.stringify(u.choice)} as Harena writes it`);
}
function Lp(e, { result: t, draws: n, hash: r }) {
	let { state: i, random: a } = e.table, o = Ap(i);
	if (o !== r) return Q("hash", `notes the state ${r} at the end, where the rules come to ${o}`);
	if (a.draws !== n) return Q("draws", `counts ${n} random numbers, where the rules take ${a.draws}`);
	let { outcome: s } = e;
	return JSON.stringify(s) === JSON.stringify(t) ? null : Q("result", `says that the game ${Rp(t)}, where by the rules it ${Rp(s)}`);
}
var Rp = (e) => e === null ? "goes on" : `ended with ${JSON.stringify(e)}`;
function zp(...e) {
	let t = [];
	for (let n = 0; n < e.length; n++) {
		let r = e[n], i = Vp(r);
		for (let e = 0; e < i.length; e++) t.push(Hp(r[i[e]]));
	}
	return () => {
		let n = 0;
		for (let r of e) for (let e of Vp(r)) r[e] = t[n++];
	};
}
var Bp = /* @__PURE__ */ new WeakMap();
function Vp(e) {
	let t = Bp.get(e.constructor);
	if (t !== void 0 && e.constructor !== Object) return t;
	let n = Object.keys(e);
	return Bp.set(e.constructor, n), n;
}
function Hp(e) {
	return Array.isArray(e) ? Array.isArray(e[0]) ? e.map((e) => e.slice()) : e.slice() : e instanceof Map ? new Map(e) : e;
}
function Up(e) {
	let t = {};
	for (let [n, r] of Object.entries(e)) t[n] = r instanceof Map ? [...r] : r;
	return t;
}
function Wp(e, t) {
	let n = e;
	for (let r of Object.keys(e)) {
		if (!(r in t)) throw Error(`what was saved has no '${r}'`);
		n[r] = n[r] instanceof Map ? new Map(t[r]) : t[r];
	}
}
function Gp({ seats: { min: e, max: t }, seatsFor: n }, r) {
	return n?.(r) ?? Array.from({ length: t - e + 1 }, (t, n) => e + n);
}
function Kp(e, t, n) {
	let { min: r, max: i } = e.seats;
	if (!Number.isInteger(t) || t < r || t > i) return `${e.title} takes ${r} to ${i} seats, not ${t}`;
	let a = Gp(e, n);
	return a.includes(t) ? null : a.length === 0 ? `${e.title} cannot be played with these options together` : `${e.title} takes ${a.join(" or ")} seats with these options, not ${t}`;
}
function qp(e) {
	let t = {};
	for (let n in e) t[n] = e[n].default;
	return t;
}
function Jp(e, t) {
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
				text: `there is no option '${Jc(n)}'; there are: ${t}`
			};
		}
		let i = Xp(t, r);
		if (i !== null) return {
			clause: t.clause,
			code: "bad-option",
			text: `option '${n}' must be ${i}, not ${Yc(r)}`
		};
	}
	return {
		...qp(e),
		...t
	};
}
var Yp = (e) => typeof e.code == "string" && "text" in e;
function Xp(e, t) {
	switch (e.kind) {
		case "flag": return typeof t == "boolean" ? null : "true or false";
		case "number": return typeof t == "number" && Number.isInteger(t) && t >= e.min && t <= e.max ? null : `a whole number from ${e.min} to ${e.max}`;
		case "choice": return typeof t == "string" && e.of.includes(t) ? null : `one of ${e.of.join(", ")}`;
	}
}
function Zp(e) {
	let { game: t, seats: n, seed: r, match: i, nonces: a, began: o = null, names: s = null, started: c = null } = e, l = Jp(t.options, e.options);
	if (Yp(l)) throw Error(`${l.text}.`);
	let u = Kp(t, n, l);
	if (u !== null) throw Error(`${u}; choose another number.`);
	if (a.length > n) throw Error(`There are ${a.length} nonces for ${n} seats; give one a seat.`);
	if (s !== null && s.length !== n) throw Error(`There are ${s.length} names for ${n} seats; give one a seat.`);
	let { id: d, rules: f } = t;
	return {
		game: d,
		rules: f,
		began: o,
		match: i,
		seats: n,
		options: l,
		commitment: Af({
			seed: r,
			match: i,
			rules: o ?? f
		}),
		nonces: [...a],
		names: s,
		started: c
	};
}
var Qp = class {
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
			this.why[e] = $p(r);
			return;
		}
		this.owner !== null && this.owner !== e && this.endEpoch({
			clause: r,
			code: "undo-other",
			text: `another seat has decided since (${r})`
		}), this.owner = e, this.kept.push({
			...t,
			why: this.why[e]
		});
		let i = em(e, n);
		i !== null && this.endEpoch(i);
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
	finalise(e) {
		this.epoch++, this.kept.length = 0, this.owner = null;
		let t = `the match was taken back to decision ${e} by agreement, and further back only by agreement`;
		this.why.fill({
			clause: "",
			code: "undo-rewound",
			text: t
		});
	}
	endEpoch(e) {
		this.epoch++, this.kept.length > 0 && (this.why[this.owner] = e), this.kept.length = 0;
	}
}, $p = (e) => ({
	clause: e,
	code: "undo-sealed",
	text: "a sealed answer is not taken back: while its question is open, answer again and the new answer counts"
});
function em(e, t) {
	let { clause: n, disclosed: r } = t, i = `after the decision at ${n}`, a = (e, t) => ({
		clause: n,
		code: e,
		text: t
	});
	return t.drew ? a("undo-dice", `dice were thrown or cards shuffled ${i}`) : (r & ~c(e)) === 0 ? r === 0 ? t.final ? a("undo-final", `${n} makes it final`) : t.clock ? a("undo-clock", `the clock made the decision at ${n} for seat ${e}`) : t.sealing ? a("undo-sealing", `several seats are asked in secret ${i}`) : t.over ? a("undo-over", `the game was over ${i}`) : null : a("undo-learned", `seat ${e} came to know something hidden ${i}`) : a("undo-revealed", `something hidden was shown to others ${i}`);
}
var tm = (e, t, n) => e[t]?.print(n) ?? String(n);
function nm(e, t, n) {
	switch (e.kind) {
		case "pick": return tm(n, e.of, t);
		case "amount": return String(t);
		case "subset":
		case "pay": return rm(n, e.of, t);
		case "path": return t.map((t) => tm(n, e.of, t)).join(">") || ".";
		case "order": return t.map((t) => tm(n, e.of, t)).join(">") || ".";
		case "offer": return t === "none" ? "none" : im(n, e, t);
		case "form": {
			let r = t, i = [];
			for (let t of e.fields) {
				if (!ae(t, r)) continue;
				let e = nm(t.request, r[t.name], n);
				i.push(t.request.kind === "form" ? `(${e})` : e);
			}
			return i.join(" ");
		}
	}
}
function rm(e, t, n) {
	let r = [], i = n.slice().sort(ce);
	for (let n = 0; n < i.length;) {
		let a = 1;
		for (; i[n + a] === i[n];) a++;
		r.push(tm(e, t, i[n]) + (a > 1 ? `*${a}` : "")), n += a;
	}
	return r.join("+") || "-";
}
function im(e, t, n) {
	let r = (n, r) => [n.length > 0 ? rm(e, t.of, n) : "", r > 0 ? `$${r}` : ""].filter((e) => e !== "").join("+") || "-";
	return `${n.with}:${r(n.give, n.giveCoins)}/${r(n.want, n.wantCoins)}`;
}
var am = 1e7, om = (e) => typeof e == "string" ? e : JSON.parse(JSON.stringify(e)), sm = ({ flow: e }) => e.frames[e.frames.length - 1], cm = class e {
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
		let { match: r, nonces: i } = t, a = Bf({
			seed: n,
			match: r,
			rules: t.began ?? t.rules,
			nonces: [...i]
		});
		this.currentTable = new ip(e, e.setup(t.seats, t.options), a, new qt()).run(), this.undoable = new Qp(t.seats);
	}
	static start(t) {
		return new e(t.game, Zp(t), t.seed);
	}
	static follow(t, n, r = {}) {
		return Mp((t, n) => e.start({
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
		return this.numbered(this.currentTable.requestFor(e));
	}
	requestForBot(e) {
		return this.numbered(this.currentTable.requestForBot(e));
	}
	numbered(e) {
		return e === null ? null : {
			...e,
			id: e.id + this.timesTakenBack * am
		};
	}
	decide(e, t, n, r = null) {
		let i = this.currentTable, a = typeof t == "number" ? t - this.timesTakenBack * am : t;
		if (typeof a == "number" && !(a >= 0 && a < am)) return {
			clause: i.asked[0]?.clause ?? "",
			code: "stale",
			text: "this answers a question of before a decision was taken back; look at what is asked now"
		};
		let o = i.question(e, a);
		if (o === null) return i.noQuestion(e, a);
		let s = i.refusalOf(o, n);
		if (s !== null) return s;
		let c = om(tu(o, n)), { clause: l } = o, u = this.recorded.length + 1, d = nm(o, c, this.game.nouns), f = {
			state: this.game.clone(i.state),
			decisions: this.recorded.length,
			events: this.log.length
		}, p = i.random.save(), { draws: m } = i.random, h = typeof a == "number" && i.isSealed ? sm(i.state) : null;
		i.disclosed = 0;
		try {
			i.accept(e, o, tu(o, c));
		} catch (e) {
			throw this.putBack(f, Hf(p)), e;
		}
		this.last = {
			before: f,
			random: p
		};
		let ee = u % 8 == 0 ? Ap(i.state) : null, te = h !== null && h.sealed !== null;
		return this.recorded.push({
			n: u,
			seat: e,
			clause: l,
			id: a,
			choice: c,
			text: d,
			by: r,
			hash: ee
		}), te && this.dropReplaced(f.state), this.undoable.note(e, f, {
			clause: l,
			placed: te,
			sealing: i.isSealed && i.asked.length > 1,
			drew: i.random.draws !== m,
			disclosed: i.disclosed,
			final: typeof a == "string" && this.game.commands.some((e) => e.name === a && e.final === !0),
			clock: r === "clock",
			over: i.over
		}), null;
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
		return n.currentTable.trace = this.currentTable.trace, this.currentTable = n.currentTable, this.recorded = n.recorded, this.sealedBefore = n.sealedBefore, this.undoable.finalise(t), this.timesTakenBack++, null;
	}
	checkpoint() {
		this.last = null;
		let e = zp(this, this.undoable);
		return () => {
			let { last: t } = this;
			e(), t !== null && this.putBack(t.before, Hf(t.random));
		};
	}
	stored() {
		this.last = null;
	}
	save() {
		let { state: e, random: t } = this.currentTable;
		return {
			state: e,
			draws: t.draws,
			events: this.log.events,
			decisions: this.recorded,
			takebacks: this.timesTakenBack,
			sealedBefore: this.sealedBefore,
			undo: Up(this.undoable)
		};
	}
	resume(e) {
		let { key: t } = this.currentTable.random.save(), n = new qt();
		for (let t of e.events) n.events.push(t);
		let r = Hf({
			kind: "match",
			key: t,
			at: e.draws
		});
		this.recorded = [...e.decisions], this.timesTakenBack = e.takebacks, this.sealedBefore = e.sealedBefore, Wp(this.undoable, e.undo), this.currentTable = new ip(this.game, e.state, r, n).run();
	}
	dropReplaced(e) {
		let t = this.recorded, { asked: n, state: r } = this.currentTable, { seat: i } = t[t.length - 1], a = (e) => n.some((t) => t.seat === e?.seat && t.id === e.id), o = t.length - 2;
		for (a(t[o]) || (this.sealedBefore = sm(e).sealed); a(t[o]) && t[o].seat !== i;) o--;
		if (!a(t[o])) return;
		t.splice(o, 1);
		let s = this.game.clone(r), { sealed: c } = sm(s);
		for (let e = t.length - 1; e >= o; e--) {
			let n = e + 1;
			t[e] = {
				...t[e],
				n,
				hash: n % 8 == 0 ? Ap(s) : null
			}, c[t[e].seat] = this.sealedBefore?.[t[e].seat] ?? null;
		}
	}
	putBack({ state: e, decisions: t, events: n }, r) {
		let { trace: i } = this.currentTable, a = new qt();
		for (let e of this.log.events.slice(0, n)) a.events.push(e);
		this.recorded.length = t, this.currentTable = new ip(this.game, e, r, a), this.currentTable.trace = i, this.currentTable.run();
	}
}, lm = "fighter";
function um(e, t) {
	for (let [n, { of: r, shape: i }] of e) {
		let e = t[n];
		if (r === "seat" && i === "one" && typeof e == "number" && e >= 0) return e;
	}
	return null;
}
function dm(e, t, n, r) {
	let i = !0;
	for (let [a, o] of e) {
		let e = t[a];
		if (r(o) && e != null && e !== -1) {
			if (o.shape === "one" && e === n) return i ? "you" : "at-you";
			if (Array.isArray(e) && o.shape !== "seats" && e.includes(n)) return "at-you";
			o.shape === "one" && (i = !1);
		}
	}
	return null;
}
var fm = (e, t) => e.flatMap(([e, { of: n }]) => {
	let r = t[e];
	return n === "cell" ? (Array.isArray(r) ? r : [r]).filter((e) => typeof e == "number" && e >= 0) : [];
});
function pm(e) {
	let t = /* @__PURE__ */ new Map();
	for (let n of e) t.set(n, (t.get(n) ?? 0) + 1);
	return [...t].map(([e, t]) => t > 1 ? `${e} ×${t}` : e).join(", ");
}
var mm = (e) => e == null, hm = {
	of: "",
	shape: "one",
	optional: !0,
	secret: !1,
	words: null,
	total: null,
	by: null
};
function gm({ of: e, shape: n }, r) {
	if (t(r)) return r.hidden !== 0;
	if (mm(r)) return !1;
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
var _m = "_count", vm = (e) => Array.isArray(e) ? e.length : 0;
function ym(e, t) {
	let n = t && t.cache ? t.cache : km, r = t && t.serializer ? t.serializer : Dm;
	return (t && t.strategy ? t.strategy : wm)(e, {
		cache: n,
		serializer: r
	});
}
function bm(e) {
	return e == null || typeof e == "number" || typeof e == "boolean";
}
function xm(e, t, n, r) {
	let i = bm(r) ? r : n(r), a = t.get(i);
	return a === void 0 && (a = e.call(this, r), t.set(i, a)), a;
}
function Sm(e, t, n) {
	let r = Array.prototype.slice.call(arguments, 3), i = n(r), a = t.get(i);
	return a === void 0 && (a = e.apply(this, r), t.set(i, a)), a;
}
function Cm(e, t, n, r, i) {
	return n.bind(t, e, r, i);
}
function wm(e, t) {
	let n = e.length === 1 ? xm : Sm;
	return Cm(e, this, n, t.cache.create(), t.serializer);
}
function Tm(e, t) {
	return Cm(e, this, Sm, t.cache.create(), t.serializer);
}
function Em(e, t) {
	return Cm(e, this, xm, t.cache.create(), t.serializer);
}
var Dm = function() {
	return JSON.stringify(arguments);
}, Om = class {
	constructor() {
		this.cache = Object.create(null);
	}
	get(e) {
		return this.cache[e];
	}
	set(e, t) {
		this.cache[e] = t;
	}
}, km = { create: function() {
	return new Om();
} }, Am = {
	variadic: Tm,
	monadic: Em
}, jm = /(?:[Eec]{1,6}|G{1,5}|[Qq]{1,5}|(?:[yYur]+|U{1,5})|[ML]{1,5}|d{1,2}|D{1,3}|F{1}|[abB]{1,5}|[hkHK]{1,2}|w{1,2}|W{1}|m{1,2}|s{1,2}|[zZOvVxX]{1,4})(?=([^']*'[^']*')*[^']*$)/g;
function Mm(e) {
	let t = {};
	return e.replace(jm, (e) => {
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
var Nm = /[\t-\r \x85\u200E\u200F\u2028\u2029]/i;
function Pm(e) {
	if (e.length === 0) throw Error("Number skeleton cannot be empty");
	let t = e.split(Nm).filter((e) => e.length > 0), n = [];
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
function Fm(e) {
	return e.replace(/^(.*?)-/, "");
}
var Im = /^\.(?:(0+)(\*)?|(#+)|(0+)(#+))$/g, Lm = /^(@+)?(\+|#+)?[rs]?$/g, Rm = /(\*)(0+)|(#+)(0+)|(0+)/g, zm = /^(0+)$/;
function Bm(e) {
	let t = {};
	return e[e.length - 1] === "r" ? t.roundingPriority = "morePrecision" : e[e.length - 1] === "s" && (t.roundingPriority = "lessPrecision"), e.replace(Lm, function(e, n, r) {
		return typeof r == "string" ? r === "+" ? t.minimumSignificantDigits = n.length : n[0] === "#" ? t.maximumSignificantDigits = n.length : (t.minimumSignificantDigits = n.length, t.maximumSignificantDigits = n.length + (typeof r == "string" ? r.length : 0)) : (t.minimumSignificantDigits = n.length, t.maximumSignificantDigits = n.length), "";
	}), t;
}
function Vm(e) {
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
function Hm(e) {
	let t;
	if (e[0] === "E" && e[1] === "E" ? (t = { notation: "engineering" }, e = e.slice(2)) : e[0] === "E" && (t = { notation: "scientific" }, e = e.slice(1)), t) {
		let n = e.slice(0, 2);
		if (n === "+!" ? (t.signDisplay = "always", e = e.slice(2)) : n === "+?" && (t.signDisplay = "exceptZero", e = e.slice(2)), !zm.test(e)) throw Error("Malformed concise eng/scientific notation");
		t.minimumIntegerDigits = e.length;
	}
	return t;
}
function Um(e) {
	return Vm(e) || {};
}
function Wm(e) {
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
				t.style = "unit", t.unit = Fm(n.options[0]);
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
						...Um(t)
					}), {})
				};
				continue;
			case "engineering":
				t = {
					...t,
					notation: "engineering",
					...n.options.reduce((e, t) => ({
						...e,
						...Um(t)
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
				n.options[0].replace(Rm, function(e, n, r, i, a, o) {
					if (n) t.minimumIntegerDigits = r.length;
					else if (i && a) throw Error("We currently do not support maximum integer digits");
					else if (o) throw Error("We currently do not support exact integer digits");
					return "";
				});
				continue;
		}
		if (zm.test(n.stem)) {
			t.minimumIntegerDigits = n.stem.length;
			continue;
		}
		if (Im.test(n.stem)) {
			if (n.options.length > 1) throw RangeError("Fraction-precision stems only accept a single optional option");
			n.stem.replace(Im, function(e, n, r, i, a, o) {
				return r === "*" ? t.minimumFractionDigits = n.length : i && i[0] === "#" ? t.maximumFractionDigits = i.length : a && o ? (t.minimumFractionDigits = a.length, t.maximumFractionDigits = a.length + o.length) : (t.minimumFractionDigits = n.length, t.maximumFractionDigits = n.length), "";
			});
			let e = n.options[0];
			e === "w" ? t = {
				...t,
				trailingZeroDisplay: "stripIfInteger"
			} : e && (t = {
				...t,
				...Bm(e)
			});
			continue;
		}
		if (Lm.test(n.stem)) {
			t = {
				...t,
				...Bm(n.stem)
			};
			continue;
		}
		let e = Vm(n.stem);
		e && (t = {
			...t,
			...e
		});
		let r = Hm(n.stem);
		r && (t = {
			...t,
			...r
		});
	}
	return t;
}
var Gm = /* @__PURE__ */ function(e) {
	return e[e.EXPECT_ARGUMENT_CLOSING_BRACE = 1] = "EXPECT_ARGUMENT_CLOSING_BRACE", e[e.EMPTY_ARGUMENT = 2] = "EMPTY_ARGUMENT", e[e.MALFORMED_ARGUMENT = 3] = "MALFORMED_ARGUMENT", e[e.EXPECT_ARGUMENT_TYPE = 4] = "EXPECT_ARGUMENT_TYPE", e[e.INVALID_ARGUMENT_TYPE = 5] = "INVALID_ARGUMENT_TYPE", e[e.EXPECT_ARGUMENT_STYLE = 6] = "EXPECT_ARGUMENT_STYLE", e[e.INVALID_NUMBER_SKELETON = 7] = "INVALID_NUMBER_SKELETON", e[e.INVALID_DATE_TIME_SKELETON = 8] = "INVALID_DATE_TIME_SKELETON", e[e.EXPECT_NUMBER_SKELETON = 9] = "EXPECT_NUMBER_SKELETON", e[e.EXPECT_DATE_TIME_SKELETON = 10] = "EXPECT_DATE_TIME_SKELETON", e[e.UNCLOSED_QUOTE_IN_ARGUMENT_STYLE = 11] = "UNCLOSED_QUOTE_IN_ARGUMENT_STYLE", e[e.EXPECT_SELECT_ARGUMENT_OPTIONS = 12] = "EXPECT_SELECT_ARGUMENT_OPTIONS", e[e.EXPECT_PLURAL_ARGUMENT_OFFSET_VALUE = 13] = "EXPECT_PLURAL_ARGUMENT_OFFSET_VALUE", e[e.INVALID_PLURAL_ARGUMENT_OFFSET_VALUE = 14] = "INVALID_PLURAL_ARGUMENT_OFFSET_VALUE", e[e.EXPECT_SELECT_ARGUMENT_SELECTOR = 15] = "EXPECT_SELECT_ARGUMENT_SELECTOR", e[e.EXPECT_PLURAL_ARGUMENT_SELECTOR = 16] = "EXPECT_PLURAL_ARGUMENT_SELECTOR", e[e.EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT = 17] = "EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT", e[e.EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT = 18] = "EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT", e[e.INVALID_PLURAL_ARGUMENT_SELECTOR = 19] = "INVALID_PLURAL_ARGUMENT_SELECTOR", e[e.DUPLICATE_PLURAL_ARGUMENT_SELECTOR = 20] = "DUPLICATE_PLURAL_ARGUMENT_SELECTOR", e[e.DUPLICATE_SELECT_ARGUMENT_SELECTOR = 21] = "DUPLICATE_SELECT_ARGUMENT_SELECTOR", e[e.MISSING_OTHER_CLAUSE = 22] = "MISSING_OTHER_CLAUSE", e[e.INVALID_TAG = 23] = "INVALID_TAG", e[e.INVALID_TAG_NAME = 25] = "INVALID_TAG_NAME", e[e.UNMATCHED_CLOSING_TAG = 26] = "UNMATCHED_CLOSING_TAG", e[e.UNCLOSED_TAG = 27] = "UNCLOSED_TAG", e;
}({});
function Km(e) {
	return e.type === 0;
}
function qm(e) {
	return e.type === 1;
}
function Jm(e) {
	return e.type === 2;
}
function Ym(e) {
	return e.type === 3;
}
function Xm(e) {
	return e.type === 4;
}
function Zm(e) {
	return e.type === 5;
}
function Qm(e) {
	return e.type === 6;
}
function $m(e) {
	return e.type === 7;
}
function eh(e) {
	return e.type === 8;
}
function th(e) {
	return !!(e && typeof e == "object" && e.type === 0);
}
function nh(e) {
	return !!(e && typeof e == "object" && e.type === 1);
}
var rh = /[ \xA0\u1680\u2000-\u200A\u202F\u205F\u3000]/, ih = /([^\t-\r -\/:-@\[-\^`\{-~\x85\xA0-\xA7\xA9\xAB\xAC\xAE\xB0\xB1\xB6\xBB\xBF\xD7\xF7\u1680\u2000-\u200A\u2010-\u2029\u202F-\u203E\u2041-\u2053\u2055-\u205F\u2190-\u245F\u2500-\u2775\u2794-\u2BFF\u2E00-\u2E7F\u3000-\u3003\u3008-\u3020\u3030\uFD3E\uFD3F\uFE45\uFE46]*)/g, ah = {
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
function oh(e, t) {
	let n = "";
	for (let r = 0; r < e.length; r++) {
		let i = e.charAt(r);
		if (i === "j") {
			let a = 0;
			for (; r + 1 < e.length && e.charAt(r + 1) === i;) a++, r++;
			let o = 1 + (a & 1), s = a < 2 ? 1 : 3 + (a >> 1), c = sh(t);
			for ((c == "H" || c == "k") && (s = 0); s-- > 0;) n += "a";
			for (; o-- > 0;) n = c + n;
		} else n += i === "J" ? "H" : i;
	}
	return n;
}
function sh(e) {
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
	return n !== "root" && (r = e.maximize().region), (ah[`${n}-${r}`] || ah[r || ""] || ah[n || ""] || ah[`${n}-001`] || ah["001"])[0].charAt(0);
}
var ch = RegExp(`^${rh.source}*`), lh = RegExp(`${rh.source}*$`);
function $(e, t) {
	return {
		start: e,
		end: t
	};
}
var uh = !!Object.fromEntries, dh = !!String.prototype.trimStart, fh = !!String.prototype.trimEnd, ph = uh ? Object.fromEntries : function(e) {
	let t = {};
	for (let [n, r] of e) t[n] = r;
	return t;
}, mh = dh ? function(e) {
	return e.trimStart();
} : function(e) {
	return e.replace(ch, "");
}, hh = fh ? function(e) {
	return e.trimEnd();
} : function(e) {
	return e.replace(lh, "");
}, gh = _h();
function _h() {
	try {
		let e = /* @__PURE__ */ RegExp("([^\\p{White_Space}\\p{Pattern_Syntax}]*)", "yu");
		if (e.exec("a ")?.[1] === "a") return e;
	} catch {}
	return ih;
}
function vh(e, t) {
	return gh.lastIndex = t, gh.exec(e)[1] ?? "";
}
function yh(e) {
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
var bh = class {
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
				let e = yh(this.message);
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
			} else if (i === 60 && !this.ignoreTag && xh(this.peek() || 0)) {
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
				if (this.isEOF() || !xh(this.char())) return this.error(23, $(o, this.clonePosition()));
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
		for (this.bump(); !this.isEOF() && Ch(this.char());) this.bump();
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
		return !this.isEOF() && this.char() === 60 && (this.ignoreTag || !Sh(this.peek() || 0)) ? (this.bump(), "<") : null;
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
		let e = this.clonePosition(), t = this.offset(), n = vh(this.message, t), r = t + n.length;
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
					let r = hh(n.val);
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
					let t = mh(e.style.slice(2));
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
						this.locale && (r = oh(t, this.locale));
						let o = {
							type: 1,
							pattern: r,
							location: e.styleLocation,
							parsedOptions: this.shouldParseSkeletons ? Mm(r) : {}
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
						options: ph(c.val),
						location: u
					},
					err: null
				} : {
					val: {
						type: 6,
						value: n,
						options: ph(c.val),
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
			n = Pm(e);
		} catch {
			return this.error(7, t);
		}
		return {
			val: {
				type: 0,
				tokens: n,
				location: t,
				parsedOptions: this.shouldParseSkeletons ? Wm(n) : {}
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
		for (; !this.isEOF() && wh(this.char());) this.bump();
	}
	peek() {
		if (this.isEOF()) return null;
		let e = this.char(), t = this.offset();
		return this.message.charCodeAt(t + (e >= 65536 ? 2 : 1)) ?? null;
	}
};
function xh(e) {
	return e >= 97 && e <= 122 || e >= 65 && e <= 90;
}
function Sh(e) {
	return xh(e) || e === 47;
}
function Ch(e) {
	return e === 45 || e === 46 || e >= 48 && e <= 57 || e === 95 || e >= 97 && e <= 122 || e >= 65 && e <= 90 || e == 183 || e >= 192 && e <= 214 || e >= 216 && e <= 246 || e >= 248 && e <= 893 || e >= 895 && e <= 8191 || e >= 8204 && e <= 8205 || e >= 8255 && e <= 8256 || e >= 8304 && e <= 8591 || e >= 11264 && e <= 12271 || e >= 12289 && e <= 55295 || e >= 63744 && e <= 64975 || e >= 65008 && e <= 65533 || e >= 65536 && e <= 983039;
}
function wh(e) {
	return e >= 9 && e <= 13 || e === 32 || e === 133 || e >= 8206 && e <= 8207 || e === 8232 || e === 8233;
}
function Th(e) {
	e.forEach((e) => {
		if (delete e.location, Zm(e) || Qm(e)) for (let t in e.options) delete e.options[t].location, Th(e.options[t].value);
		else Jm(e) && th(e.style) || (Ym(e) || Xm(e)) && nh(e.style) ? delete e.style.location : eh(e) && Th(e.children);
	});
}
function Eh(e, t = {}) {
	t = {
		shouldParseSkeletons: !0,
		requiresOtherClause: !0,
		...t
	};
	let n = new bh(e, t).parse();
	if (n.err) {
		let e = SyntaxError(Gm[n.err.kind]);
		throw e.location = n.err.location, e.originalMessage = n.err.message, e;
	}
	return t?.captureLocation || Th(n.val), n.val;
}
var Dh = class extends Error {
	constructor(e, t, n) {
		super(e), this.code = t, this.originalMessage = n;
	}
	toString() {
		return `[formatjs Error: ${this.code}] ${this.message}`;
	}
}, Oh = class extends Dh {
	constructor(e, t, n, r) {
		super(`Invalid values for "${e}": "${t}". Options are "${Object.keys(n).join("\", \"")}"`, "INVALID_VALUE", r);
	}
}, kh = class extends Dh {
	constructor(e, t, n) {
		super(`Value for "${e}" must be of type ${t}`, "INVALID_VALUE", n);
	}
}, Ah = class extends Dh {
	constructor(e, t) {
		super(`The intl string context variable "${e}" was not provided to the string "${t}"`, "MISSING_VALUE", t);
	}
};
function jh(e) {
	return e.length < 2 ? e : e.reduce((e, t) => {
		let n = e[e.length - 1];
		return !n || n.type !== 0 || t.type !== 0 ? e.push(t) : n.value += t.value, e;
	}, []);
}
function Mh(e) {
	return typeof e == "function";
}
function Nh(e, t, n, r, i, a, o) {
	if (e.length === 1 && Km(e[0])) return [{
		type: 0,
		value: e[0].value
	}];
	let s = [];
	for (let c of e) {
		if (Km(c)) {
			s.push({
				type: 0,
				value: c.value
			});
			continue;
		}
		if ($m(c)) {
			typeof a == "number" && s.push({
				type: 0,
				value: n.getNumberFormat(t).format(a)
			});
			continue;
		}
		let { value: e } = c;
		if (!(i && e in i)) throw new Ah(e, o);
		let l = i[e];
		if (qm(c)) (!l || typeof l == "string" || typeof l == "number" || typeof l == "bigint") && (l = typeof l == "string" || typeof l == "number" || typeof l == "bigint" ? String(l) : ""), s.push({
			type: typeof l == "string" ? 0 : 1,
			value: l
		});
		else if (Ym(c)) {
			let e = typeof c.style == "string" ? r.date[c.style] : nh(c.style) ? c.style.parsedOptions : void 0;
			s.push({
				type: 0,
				value: n.getDateTimeFormat(t, e).format(l)
			});
		} else if (Xm(c)) {
			let e = typeof c.style == "string" ? r.time[c.style] : nh(c.style) ? c.style.parsedOptions : r.time.medium;
			s.push({
				type: 0,
				value: n.getDateTimeFormat(t, e).format(l)
			});
		} else if (Jm(c)) {
			let e = typeof c.style == "string" ? r.number[c.style] : th(c.style) ? c.style.parsedOptions : void 0;
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
			if (eh(c)) {
				let { children: e, value: l } = c, u = i[l];
				if (!Mh(u)) throw new kh(l, "function", o);
				let d = u(Nh(e, t, n, r, i, a).map((e) => e.value));
				Array.isArray(d) || (d = [d]), s.push(...d.map((e) => ({
					type: typeof e == "string" ? 0 : 1,
					value: e
				})));
			}
			if (Zm(c)) {
				let e = l, a = (Object.prototype.hasOwnProperty.call(c.options, e) ? c.options[e] : void 0) || c.options.other;
				if (!a) throw new Oh(c.value, l, Object.keys(c.options), o);
				s.push(...Nh(a.value, t, n, r, i));
			} else if (Qm(c)) {
				let e = `=${l}`, a = Object.prototype.hasOwnProperty.call(c.options, e) ? c.options[e] : void 0;
				if (!a) {
					if (!Intl.PluralRules) throw new Dh("Intl.PluralRules is not available in this environment.\nTry polyfilling it using \"@formatjs/intl-pluralrules\"\n", "MISSING_INTL_API", o);
					let e = typeof l == "bigint" ? Number(l) : l, r = n.getPluralRules(t, { type: c.pluralType }).select(e - (c.offset || 0));
					a = (Object.prototype.hasOwnProperty.call(c.options, r) ? c.options[r] : void 0) || c.options.other;
				}
				if (!a) throw new Oh(c.value, l, Object.keys(c.options), o);
				let u = typeof l == "bigint" ? Number(l) : l;
				s.push(...Nh(a.value, t, n, r, i, u - (c.offset || 0)));
			}
		}
	}
	return jh(s);
}
function Ph(e, t) {
	return t ? {
		...e,
		...t,
		...Object.keys(e).reduce((n, r) => (n[r] = {
			...e[r],
			...t[r]
		}, n), {})
	} : e;
}
function Fh(e, t) {
	return t ? Object.keys(e).reduce((n, r) => (n[r] = Ph(e[r], t[r]), n), { ...e }) : e;
}
function Ih(e) {
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
function Lh(e = {
	number: {},
	dateTime: {},
	pluralRules: {}
}) {
	return {
		getNumberFormat: ym((...e) => new Intl.NumberFormat(...e), {
			cache: Ih(e.number),
			strategy: Am.variadic
		}),
		getDateTimeFormat: ym((...e) => new Intl.DateTimeFormat(...e), {
			cache: Ih(e.dateTime),
			strategy: Am.variadic
		}),
		getPluralRules: ym((...e) => new Intl.PluralRules(...e), {
			cache: Ih(e.pluralRules),
			strategy: Am.variadic
		})
	};
}
var Rh = class e {
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
		}), this.formatToParts = ((e) => Nh(this.ast, this.locales, this.formatters, this.formats, e, void 0, this.message)), this.resolvedOptions = () => ({ locale: this.resolvedLocale?.toString() || Intl.NumberFormat.supportedLocalesOf(this.locales)[0] }), this.getAst = () => this.ast, this.locales = n, this.resolvedLocale = e.resolveLocale(n), typeof t == "string") {
			if (this.message = t, !e.__parse) throw TypeError("IntlMessageFormat.__parse must be set to process `message` of type `string`");
			let { ...n } = i || {};
			this.ast = e.__parse(t, {
				...n,
				locale: this.resolvedLocale
			});
		} else this.ast = t;
		if (!Array.isArray(this.ast)) throw TypeError("A message must be provided as a String or AST.");
		this.formats = Fh(e.formats, r), this.formatters = i && i.formatters || Lh(this.formatterCache);
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
		this.__parse = Eh;
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
}, zh = /* @__PURE__ */ new Map();
function Bh(e, t) {
	let n = `${t} ${e}`, r = zh.get(n);
	return r === void 0 && (r = new Rh(e, t, void 0, { ignoreTag: !0 }), zh.set(n, r)), r;
}
function Vh(e, t, n = {}) {
	let r = String(Bh(e, t).format({ ...n }));
	return t === "fr" ? Gh(r) : r;
}
var Hh = /(?<![\p{L}\p{N}])-(?=\d)/gu, Uh = (e) => e.replace(Hh, "−"), Wh = /(?<!\p{L})([Dd]|[Qq]u)e (?=[aeiouàâäéèêëîïôöùûœ](?!\p{Ll}*nz|ui(?!\p{L})))/giu, Gh = (e) => e.replace(Wh, "$1’"), Kh = 0, qh = 1, Jh = 7;
function Yh(e, t) {
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
			if (e === Kh) t = /[\p{L}\p{N}]$/u.test(n.value);
			else {
				e !== Jh && r(n.value, t && e === qh, e !== qh);
				for (let e of Object.values(n.options ?? {})) i(e.value);
				t = !0;
			}
		}
	};
	return i(Bh(e, t).getAst()), [...n.values()];
}
var Xh = {
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
}, Zh = {
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
}, Qh = {
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
}, $h = {
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
}, eg = {
	en: Xh,
	fr: Zh,
	it: Qh
}, tg = (e, t) => t.filter((e) => e.value !== 0).map(({ label: t, value: n }, r) => {
	let i = e[`part.${t}`] ?? e[t] ?? t, a = /\d$/.test(i) ? `${i}:` : i, o = Math.abs(n);
	return r === 0 ? `${a} ${n < 0 ? "−" : ""}${o}` : `${n < 0 ? "−" : "+"} ${a} ${o}`;
}).join(" ");
function ng(e, t, n) {
	return n === null ? "-" : n === void 0 ? "undefined" : Array.isArray(n) ? `[${n.map((n) => ng(e, t, n)).join(" ")}]` : typeof n == "object" ? `{${rg(e, {}, n).join(" ")}}` : typeof n == "boolean" ? String(n) : Object.hasOwn(e, t) && !(typeof n == "number" && n < 0) ? e[t].print(n) : typeof n == "number" ? String(n) : ig(n) ? n : JSON.stringify(n);
}
var rg = (e, t, n) => Object.entries(n).map(([n, r]) => `${n}=${ng(e, t[n]?.of ?? "", r)}`), ig = (e) => /^[A-Za-zÀ-ž][\w.'’À-ž-]*$/.test(e) && e !== "true" && e !== "false", ag = {
	en: {
		nothing: "nothing",
		hidden: "({count} hidden)",
		bargain: "gives {give} for {want}",
		colon: ": ",
		you: "you",
		You: "You"
	},
	fr: {
		nothing: "rien",
		hidden: "({count} caché)",
		bargain: "donne {give} contre {want}",
		colon: " : ",
		you: "vous",
		You: "Vous"
	},
	it: {
		nothing: "niente",
		hidden: "({count} nascosto)",
		bargain: "dà {give} per {want}",
		colon: ": ",
		you: "tu",
		You: "Tu"
	}
}, og = class {
	game;
	language;
	names;
	readable;
	reader;
	owner = null;
	constructor(e, t, n, r = !1, i = null) {
		this.reader = i, this.game = e, this.names = t, this.language = n, this.readable = r;
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
		return ag[this.language].colon;
	}
	field(e) {
		return this.words[`field.${e}`] ?? this.words[e] ?? e;
	}
	name(e) {
		return this.names[e] ?? String(e);
	}
	addition(e, t, n) {
		if (mm(n) || Array.isArray(n) && n.length === 0) return "";
		let r = this.value(e, t, n);
		return r === "" ? "" : ` (${r})`;
	}
	value(e, n, r) {
		let { of: i, shape: a } = n, o = ho(n, r);
		return t(o) ? this.tell("hidden", { count: o.hidden }) : i === "sum" ? tg(this.words, o) : i === "bargain" ? this.bargain(o) : a === "seats" && Array.isArray(o) ? this.bySeat(o) : i === "seat" ? Array.isArray(o) ? this.list(o.map((e) => this.seat(e))) : this.seat(o) : this.isFigure(n) ? this.figures(i, o) : Array.isArray(o) ? this.items(i, o) : this.single(e, i, o);
	}
	item(e, t) {
		if (e === "seat" && typeof t == "number") return this.name(t);
		let n = this.called(e, t);
		if (n !== null) return n.name;
		let r = tm(this.game.nouns, e, t), i = (this.noun(e)?.groups ?? [e]).map((e) => this.words[`${e}.${r}`]).find((e) => e !== void 0);
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
		if (r !== void 0) return Vh(r, this.language, n.values);
		let i = this.called(e.of, t);
		if (i !== null) return i.about;
		let a = this.words[`choice.${tm(this.game.nouns, e.of, t)}`] ?? null;
		return a === this.item(e.of, t) ? null : a;
	}
	reason(e) {
		let { clause: t, code: n, text: r } = e;
		return this.words[n === "barred" ? `barred.${t}` : `refused.${n}`] ?? this.naming(e) ?? eg[this.language][n] ?? r;
	}
	naming({ code: e, of: t = "", items: n = [], numbers: r, typed: i = "" }) {
		let a = $h[this.language][e];
		if (a === void 0 || n.length === 0 && r === void 0) return null;
		let o = [...new Set(n.map((e) => this.item(t, e)))], [s = 0, c = 0] = r ?? [];
		return Vh(a, this.language, {
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
		return this.readable ? this.noun(e)?.called?.(t, this.words, this.names, this.owner) ?? null : null;
	}
	isFigure({ of: e }) {
		return this.noun(e)?.seats === !0;
	}
	figures(e, t) {
		let n = (t) => typeof t != "number" || t < 0 ? ng(this.game.nouns, e, t) : this.names[t] ?? this.written(e, t);
		return Array.isArray(t) ? this.list(t.map(n)) : n(t);
	}
	seat(e) {
		if (typeof e != "number" || e < 0) return String(e ?? "–");
		let t = Object.keys(this.game.nouns).find((e) => this.game.nouns[e].seats === !0);
		return this.names[e] ?? (t === void 0 ? String(e) : this.written(t, e));
	}
	items(e, t) {
		if (t.length === 0) return this.tell("nothing");
		let n = this.noun(e) !== null, r = t.every((e) => typeof e == "number" || typeof e == "string"), i = t.map((t) => r ? this.written(n ? e : "", t) : ng(this.game.nouns, e, t));
		return this.readable ? n ? pm(i) : i.join(", ") : i.join(" ");
	}
	single(e, t, n) {
		let r = this.readable && typeof n == "string" ? this.words[`${e}.${n}`] : void 0;
		if (r !== void 0) return r;
		let i = this.noun(t) !== null && (typeof n == "string" || n >= 0);
		return this.readable && i ? this.item(t, n) : ng(this.game.nouns, t, n);
	}
	written(e, t) {
		return this.readable ? this.item(e, t) : tm(this.game.nouns, e, t);
	}
	bySeat(e) {
		let t = (e) => e === (this.reader ?? this.owner) ? this.tell("you") : this.name(e);
		return e.flatMap((e, n) => e === null ? [] : [`${t(n)} ${e}`]).join(", ") || this.tell("nothing");
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
		return Vh(ag[this.language][e], this.language, t);
	}
}, sg = (e, t) => t.some((t) => e.startsWith(t)) ? e : e.charAt(0).toUpperCase() + e.slice(1), cg = ({ run: e }) => typeof e == "string" ? e : null, lg = class e extends og {
	readerTelling = null;
	ownerTelling = null;
	event(e) {
		let t = this.addressing(e), n = t ?? this.messageOf(cg(e) ?? "event", e);
		if (n === void 0) return this.bare(e);
		let r = t === void 0 ? this.toOwner : this.toReader, i = {};
		for (let { name: t, addition: a, decides: o } of Yh(n, this.language)) {
			let n = e[t], s = this.fieldOf(e.kind, t);
			i[t] = t.endsWith("_count") ? vm(e[t.slice(0, -_m.length)]) : t.endsWith("_own") ? e[t.slice(0, -4)] === this.seatOf(e) ? "yes" : "no" : o ? typeof n == "number" || typeof n == "string" ? n : 0 : a ? r.addition(t, s, n) : mm(n) ? "?" : r.value(t, s, n);
		}
		let a = Vh(n, this.language, i);
		return this.readable ? Uh(sg(a, this.names)) : a;
	}
	messageOf(e, { kind: t, clause: n }) {
		return this.words[`${e}.${t}.${n}`] ?? this.words[`${e}.${t}`];
	}
	addressing(e) {
		if (this.reader === null) return;
		let t = dm(this.fieldsOf(e), e, this.reader, (e) => e.of === "seat" || this.isFigure(e)), n = cg(e);
		return t === null ? void 0 : this.messageOf(n === null ? t : `${t}-${n}`, e);
	}
	get pronoun() {
		return this.reader === null ? null : {
			seat: this.reader,
			word: ag[this.language].You
		};
	}
	get toReader() {
		return this.readerTelling ??= new e(this.game, this.names.map((e, t) => t === this.reader ? ag[this.language].you : e), this.language, this.readable), this.readerTelling.owner = this.reader, this.readerTelling;
	}
	get toOwner() {
		return this.reader === null ? this : (this.ownerTelling ??= new e(this.game, this.names, this.language, this.readable), this.ownerTelling.owner = this.reader, this.ownerTelling);
	}
	get byName() {
		return this.reader === null ? this : new e(this.game, this.names, this.language, this.readable);
	}
	explains(e) {
		let t = this.fieldsOf(e).flatMap(([t, n]) => {
			let r = ho(n, e[t] ?? null);
			return (Array.isArray(r) ? r : [r]).filter((e) => typeof e == "number" && e >= 0).flatMap((e) => {
				let t = this.called(n.of, e);
				return t === null || t.about === null ? [] : [`${t.name}${this.colon}${t.about}`];
			});
		});
		return t.length === 0 ? null : [...new Set(t)].join(" · ");
	}
	begins(e) {
		return this.game.events.kinds[e.kind]?.begins ?? null;
	}
	seatOf(e) {
		return um(this.fieldsOf(e), e);
	}
	cellsOf(e) {
		return fm(this.fieldsOf(e), e);
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
		for (let { name: r, decides: i } of Yh(e, this.language)) {
			let e = t?.[r];
			n[r] = i ? typeof e == "number" || typeof e == "string" ? e : 0 : mm(e) ? "?" : this.value(r, this.localOf(t, r), e);
		}
		return Vh(e, this.language, n);
	}
	ask(e, t) {
		let n = this.words[`ask.${e}`];
		return n === void 0 ? null : this.question(n, t);
	}
	situation({ rule: e, at: t, sealed: n, ...r }, i) {
		let a = Object.entries(r).flatMap(([t, n]) => {
			let r = this.words[`scene.${t}`], a = vo(this.game.locals, e, t);
			return r === void 0 || a === void 0 || !gm(a, n) || (a.of === "seat" || this.isFigure(a)) && n === i ? [] : [n === !0 ? r : `${r} ${this.value(t, a, n)}`];
		});
		return a.length === 0 ? "" : `${this.words[`rule.${e}`] ?? e}${this.colon}${a.join(" · ")}`;
	}
	localOf(e, t) {
		return (e === null ? void 0 : vo(this.game.locals, e.rule, t)) ?? hm;
	}
	fieldOf(e, t) {
		return this.game.events.kinds[e]?.fields[t] ?? hm;
	}
	bare({ n: e, clause: t, kind: n, ...r }) {
		return [n, ...Object.entries(r).map(([e, t]) => `${e} ${this.value(e, this.fieldOf(n, e), t)}`)].join(", ").replace(",", ":");
	}
}, ug = 1500, dg = ((e, t) => ({
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
	start: (t) => cm.start({
		...t,
		game: e
	}),
	tell: (t, n, r) => new lg(e, t, n, r),
	answer: (t, n, r, i) => kp(wp(t) ? t : lm, e, ug).choose(n, r, Hf(i))
}))(od, Hd ?? null);
export { dg as default };
