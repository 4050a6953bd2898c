// gladiatori@2, frozen from commit b80c966 by ./harena freeze: data, not source (engine/frozen.ts).
var e = Object.defineProperty, t = (t, n) => {
	let r = {};
	for (var i in t) e(r, i, {
		get: t[i],
		enumerable: !0
	});
	return n || e(r, Symbol.toStringTag, { value: "Module" }), r;
};
function n(e) {
	if (typeof e != "object" || !e) return e;
	if (Array.isArray(e)) {
		let t = e.slice();
		for (let e = 0; e < t.length; e++) typeof t[e] == "object" && t[e] !== null && (t[e] = n(t[e]));
		return t;
	}
	let t = { ...e };
	for (let e in t) typeof t[e] == "object" && t[e] !== null && (t[e] = n(t[e]));
	return t;
}
function r(e) {
	if (typeof e == "object" && e) {
		for (let t of Object.values(e)) r(t);
		Object.freeze(e);
	}
	return e;
}
var i = 65535, a = (e) => e === (e & 15) ? 1 << e : 0, o = (e, t) => (e & a(t)) !== 0, s = (e, t) => ({
	frames: [t],
	visits: 0,
	decided: Array(e).fill(0)
}), c = (e) => ({
	to: e,
	call: null,
	end: !1,
	result: null
}), l = {
	to: null,
	call: null,
	end: !1,
	result: null
}, u = (e = null) => ({
	to: null,
	call: null,
	end: !0,
	result: e
});
function d(e, t = {}, n = null) {
	return {
		to: n,
		call: e.frame(t),
		end: !1,
		result: null
	};
}
var f = class e {
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
	constructor(e, t, r) {
		this.name = e, this.steps = r.map(ee), this.names = r.map((e) => e.at ?? e.clause);
		for (let [t, n] of this.names.entries()) {
			if (this.places.has(n)) throw Error(`rule '${e}' has two steps '${n}': give one of them a name with 'at'`);
			this.places.set(n, t);
		}
		if (r.length === 0) throw Error(`rule '${e}' has no steps`);
		this.shown = t.shows ?? [], this.veiled = Object.keys(t.veils ?? {}), this.veils = Object.values(t.veils ?? {});
		let i = this.shown.length + this.veiled.length === 0;
		this.stills = i ? this.names.map((t) => Object.freeze({
			rule: e,
			at: t,
			sealed: null
		})) : null, this.keys = Object.keys(t.locals), this.defaults = Object.values(n(t.locals)), this.blankFrame = {
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
	withSteps(t) {
		return Object.assign(Object.create(e.prototype), this, { steps: t });
	}
	frame(e = {}) {
		let t = p(this.keys.length) ? {
			rule: this.name,
			at: this.names[0],
			sealed: null,
			result: null
		} : { ...this.blankFrame };
		for (let r = 0; r < this.keys.length; r++) {
			let i = this.keys[r], a = e[i];
			t[i] = a === void 0 ? n(this.defaults[r]) : a;
		}
		return t;
	}
	copy(e) {
		let { rule: t, at: r, sealed: i, result: a } = e, o = this.keys.length, s = o === 0 ? {
			rule: t,
			at: r,
			sealed: i,
			result: a
		} : m(e, o);
		i !== null && (s.sealed = n(i)), a !== null && (s.result = n(a));
		let c = s;
		for (let e = 0; e < o; e++) {
			let t = this.keys[e], r = c[t];
			typeof r == "object" && r && (c[t] = n(r));
		}
		return s;
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
	open(e) {
		if (this.stills !== null) return this.stills[this.place(e.at)];
		let t = e, r = p(this.shown.length + this.veiled.length) ? {} : { ...this.blankScene };
		r.rule = e.rule, r.at = e.at, r.sealed = null;
		for (let e = 0; e < this.shown.length; e++) {
			let i = this.shown[e];
			r[i] = n(t[i]);
		}
		for (let e = 0; e < this.veiled.length; e++) {
			let n = this.veiled[e];
			r[n] = te(t[n]);
		}
		return r;
	}
	unveil(e, t, n, r) {
		return this.fill(e, t, n, m(r, this.shown.length + this.veiled.length));
	}
	fill(e, t, r, i) {
		let a = t, s = i;
		t.sealed !== null && (s.sealed = n(t.sealed[r] ?? null));
		for (let i = 0; i < this.veiled.length; i++) {
			let c = this.veiled[i];
			o(this.veils[i](e, t), r) && (s[c] = n(a[c]));
		}
		return s;
	}
	restore(e, t, r) {
		let { rule: i, at: a, sealed: o, ...s } = e, c = this.frame(), l = c;
		c.at = a;
		for (let e in s) ne(s[e]) || (l[e] = n(s[e]));
		return o !== null && (c.sealed = Array(r).fill(null), c.sealed[t] = n(o)), c;
	}
}, p = (e) => e <= 12, m = (e, t) => p(t) ? Object.assign({}, e) : { ...e };
function ee(e) {
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
var te = (e) => ({ hidden: Array.isArray(e) ? e.length : e === null ? 0 : 1 }), ne = (e) => typeof e == "object" && !!e && "hidden" in e;
function h(e, t, n) {
	return new f(e, t, n);
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
}), re = (e, t, n, r, i, a, o, s = null) => ({
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
}), ie = (e, t, n, r, i, a = !1, o = !1) => ({
	kind: "pay",
	id: 0,
	seat: e,
	clause: "",
	of: t,
	fallback: null,
	barred: null,
	from: n,
	worth: r,
	due: i,
	exact: a,
	irreducible: o
}), ae = (e, t, n, r, i = 1) => ({
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
}), oe = (e, t, n) => ({
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
}), se = (e, t, n = null, r = null) => ({
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
function ce(e, t) {
	if (e.when === null) return !0;
	let n = t[e.when.field];
	return n !== void 0 && e.when.is.includes(n);
}
var le = ({ of: e, when: t }, { request: n, when: r }) => (e === void 0 || e === n.of) && (t === void 0 || (r?.is.includes(t) ?? !1));
function ue(e, t) {
	return typeof e == "number" && typeof t == "number" ? e - t : typeof e == typeof t ? e < t ? -1 : +(e > t) : typeof e == "number" ? -1 : 1;
}
var de = (e) => e.length < 2 ? e.slice() : e.slice().sort(ue), fe = "simultaneous";
function pe(e) {
	let { clause: t, triggers: n } = e, r = (e, t, r) => n.filter((e) => e.on === t.kind)[r].frame(e, t.subject), i = (e, t) => t.due.map((n) => r(e, t, n).rule);
	return h(fe, {
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
		ask: (e, t) => oe(t.by, "word", i(e, t)),
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
			return i === void 0 ? u() : {
				...l,
				to: `${t} next`,
				call: r(e, n, i)
			};
		}
	}]);
}
function me(e, t) {
	let n = e.state.flow.frames;
	for (let { kind: r, subject: i } of t.reverse()) {
		let t = e.game.triggers.get(r) ?? [], a = [...t.keys()].filter((n) => t[n].when(e.state, i)), o = a.length > 1 ? e.game.simultaneous?.chooser(e.state, r, i) ?? null : null, s = o === null ? void 0 : e.game.book.get(fe);
		if (s !== void 0) n.push(s.frame({
			kind: r,
			subject: i,
			due: a,
			by: o
		}));
		else for (let r of a.reverse()) n.push(t[r].frame(e.state, i));
	}
}
var he = [
	"seat",
	"by",
	"on",
	"to",
	"from",
	"with",
	"partner",
	"target",
	"owner",
	"actor",
	"player",
	"winner",
	"loser",
	"leader",
	"host",
	"guest",
	"attacker",
	"defender",
	"feller",
	"victim",
	"bidder",
	"buyer",
	"seller",
	"giver",
	"taker"
], ge = [
	"bids",
	"stacks",
	"scores",
	"places"
], _e = class extends Map {
	recent = [];
	ruleOf(e, t) {
		let n = this.recent[t];
		if (n !== void 0 && n.name === e.rule) return n;
		let r = this.get(e.rule);
		if (r === void 0) throw Error(`there is no rule '${e.rule}'`);
		return this.recent[t] = r, r;
	}
};
function ve(e, t = null) {
	let n = new _e(), r = t === null ? e : [...e, pe(t)];
	for (let e of r) {
		if (n.has(e.name)) throw Error(`there are two rules '${e.name}'`);
		n.set(e.name, e);
	}
	return n;
}
function ye(e) {
	let t = /* @__PURE__ */ new Map();
	for (let n of e.triggers ?? []) t.set(n.on, [...t.get(n.on) ?? [], n]);
	return {
		...e,
		triggers: t,
		commands: e.commands ?? [],
		simultaneous: e.simultaneous ?? null
	};
}
function be(e, t) {
	let n = Array(t.frames.length);
	for (let r = 0; r < n.length; r++) n[r] = e.ruleOf(t.frames[r], r).copy(t.frames[r]);
	return {
		frames: n,
		visits: t.visits,
		decided: t.decided.slice()
	};
}
function xe(e, t, n) {
	let { frames: r, visits: i, decided: a } = t.flow, o = Array(r.length);
	for (let i = 0; i < r.length; i++) o[i] = e.ruleOf(r[i], i).scene(t, r[i], n);
	return {
		seats: a.length,
		visits: i,
		decided: a[n] ?? 0,
		scenes: o
	};
}
function Se(e, t, n) {
	let r = Array(t.seats).fill(0);
	return n < t.seats && (r[n] = t.decided), {
		frames: t.scenes.map((r) => e.get(r.rule).restore(r, n, t.seats)),
		visits: t.visits,
		decided: r
	};
}
function Ce(e, t) {
	switch (e.kind) {
		case "pick": return e.from.includes(t) ? null : Te(e, t);
		case "amount": return Ee(e.min, e.max, e.step, t, e);
		case "subset": return je(e, t);
		case "pay": return Me(e, t);
		case "path": return Ne(e, t);
		case "order": return Pe(e, t);
		case "offer": return Le(e, t);
		case "form": return ze(e, t);
	}
}
var y = (e, t, n) => ({
	clause: (e.kind === "subset" ? e.clauses?.[t] : void 0) ?? e.clause,
	code: t,
	text: n
});
function b(e) {
	if (Array.isArray(e)) return `[${e.slice(0, 8).map((e) => typeof e == "object" && e ? "…" : b(e)).join(", ")}${e.length > 8 ? ", …" : ""}]`;
	if (typeof e == "object" && e) return `{ ${Object.keys(e).slice(0, 8).join(", ").slice(0, 60)} }`;
	let t = typeof e == "string" ? JSON.stringify(e) : String(e);
	return t.length > 60 ? `${t.slice(0, 57)}…` : t;
}
var we = (e) => typeof e == "number" || typeof e == "string";
function Te(e, t) {
	let n = e.barred?.find((e) => e.item === t);
	return n ? {
		clause: n.clause,
		code: "barred",
		text: n.reason
	} : y(e, "not-offered", `${b(t)} is not among the ${e.of} choices offered here`);
}
function Ee(e, t, n, r, i) {
	return typeof r != "number" || !Number.isInteger(r) ? y(i, "not-a-number", `a whole number from ${e} to ${t} is asked for, not ${b(r)}`) : r < e || r > t ? y(i, "out-of-range", `${r} is outside ${e} to ${t}`) : (r - e) % n === 0 ? null : y(i, "off-step", `${r} is not ${e} plus a multiple of ${n}`);
}
var De = class {
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
function Oe(e, t, n) {
	if (!Array.isArray(n)) return y(e, "not-a-list", `a list is asked for, not ${b(n)}`);
	if (n.length > t.length) return y(e, "too-many", `${n.length} were chosen, there are ${t.length}`);
	let r = new De(t.length);
	for (let i of n) if (!(we(i) && r.take(t, i) >= 0)) return t.includes(i) ? y(e, "too-many-of", `${b(i)} was chosen more often than it is there`) : Te(e, i);
	return null;
}
function ke(e, t, n) {
	let r = 0;
	for (let i of n) r += t[e.indexOf(i)];
	return r;
}
var Ae = (e, t) => {
	let n = 0;
	for (let r of t) e.items.includes(r) && n++;
	return n;
};
function je(e, t) {
	let n = Oe(e, e.from, t);
	if (n) return n;
	let r = t;
	if (r.length < e.min) return y(e, "too-few", `at least ${e.min} must be chosen, not ${r.length}`);
	if (r.length > e.max) return y(e, "too-many", `at most ${e.max} may be chosen, not ${r.length}`);
	for (let t of e.groups ?? []) {
		let n = Ae(t, r);
		if (n > t.max) return y(e, "group-max", `at most ${t.max} of ${b(t.items)} may be chosen, not ${n}`);
		if (n < t.min) return y(e, "group-min", `at least ${t.min} of ${b(t.items)} must be chosen, not ${n}`);
	}
	if (e.worth !== null) {
		let t = ke(e.from, e.worth, r);
		if (t > e.atMost) return y(e, "too-dear", `this comes to ${t}, at most ${e.atMost} may be spent`);
	}
	return null;
}
function Me(e, t) {
	let n = Oe(e, e.from, t);
	if (n) return n;
	let r = t, i = ke(e.from, e.worth, r);
	if (i < e.due) return y(e, "too-little", `${e.due} is due, this pays ${i}`);
	if (e.exact && i > e.due) return y(e, "too-much", `exactly ${e.due} is due, this pays ${i}`);
	if (e.irreducible) {
		for (let t of r) if (i - e.worth[e.from.indexOf(t)] >= e.due) return y(e, "superfluous", `${b(t)} is not needed: the rest already pays ${e.due}`);
	}
	return null;
}
function Ne(e, t) {
	if (!Array.isArray(t)) return y(e, "not-a-list", `a list of ${e.of}s is asked for, not ${b(t)}`);
	if (t.length === 0) return e.mayStay ? null : y(e, "must-move", "staying is not allowed here");
	let n = e.start, r = 0;
	for (let i = 0; i < t.length; i++) {
		let a = t[i], o = e.steps[n].indexOf(a);
		if (o < 0 || a < 0) return y(e, "no-step", `there is no step from ${n} to ${b(a)}`);
		if (e.blocked?.includes(a)) {
			let t = e.barred?.find((e) => e.item === a);
			return t ? {
				clause: t.clause,
				code: "barred",
				text: t.reason
			} : y(e, "blocked", `${b(a)} cannot be entered`);
		}
		let s = e.costs === null ? 1 : e.costs[n][o];
		if (s < 1) return y(e, "no-step", `there is no step from ${n} to ${b(a)}`);
		if (r += s, r > e.budget) return y(e, "too-far", `this walk costs at least ${r}, there is ${e.budget} to spend`);
		if (n = a, i < t.length - 1 && e.halts?.includes(n)) return y(e, "halted", `the walk ends on entering ${n}`);
	}
	return e.ends !== null && !e.ends.includes(n) ? y(e, "no-end", `the walk may not end on ${n}`) : null;
}
function Pe(e, t) {
	let n = Oe(e, e.items, t);
	if (n) return n;
	let r = t.length;
	return r === e.items.length ? null : y(e, "not-all", `all ${e.items.length} must be put in order, ${r} were given`);
}
var Fe = (e, t) => Object.keys(e).every((e) => t.includes(e)), Ie = [
	"with",
	"give",
	"giveCoins",
	"want",
	"wantCoins"
];
function Le(e, t) {
	if (t === "none") return e.mayDecline ? null : y(e, "must-offer", "a bargain is asked for");
	if (typeof t != "object" || !t || Array.isArray(t) || !Fe(t, Ie)) return y(e, "no-bargain", `a bargain is { ${Ie.join(", ")} }, not ${b(t)}`);
	let n = t, r = e.partners.find((e) => e.seat === n.with);
	return r ? Re(e, r, n) : y(e, "no-partner", `no bargain can be made with ${b(n.with)} here`);
}
function Re(e, t, n) {
	return (Oe(e, e.give, n.give) ?? Oe(e, t.items, n.want) ?? Ee(0, e.coins, 1, n.giveCoins, e) ?? Ee(0, t.coins, 1, n.wantCoins, e)) || (n.give.length + n.want.length + n.giveCoins + n.wantCoins === 0 ? y(e, "empty", "a bargain must move something") : null);
}
function ze(e, t) {
	if (typeof t != "object" || !t || Array.isArray(t)) return y(e, "no-form", `the fields of a form are asked for, not ${b(t)}`);
	let n = t, r = {};
	for (let t of e.fields) {
		if (!ce(t, r)) continue;
		if (!Object.hasOwn(n, t.name)) return y(e, "field-missing", `the field '${t.name}' is missing`);
		let i = Ce(e.barred === null || t.request.barred !== null ? t.request : Be(t, e), n[t.name]);
		if (i) return {
			clause: i.clause || e.clause,
			code: i.code,
			text: `${t.name}: ${i.text}`
		};
		r[t.name] = n[t.name];
	}
	for (let t of Object.keys(n)) if (!Object.hasOwn(r, t)) return y(e, "field-unasked", `the field '${t}' is not asked for here`);
	return Ve(e, r);
}
var Be = (e, { barred: t }) => ({
	...e.request,
	barred: t.filter((t) => le(t, e))
});
function Ve(e, t) {
	for (let n of e.distinct ?? []) {
		let r = [];
		for (let i of n) {
			let a = t[i];
			if (!(a === void 0 || He(e.fields, i, a))) {
				if (r.includes(a)) return y(e, "not-distinct", `${n.join(", ")} must differ: ${b(a)} twice`);
				r.push(a);
			}
		}
	}
	for (let n of e.totals ?? []) {
		let r = 0;
		for (let e of n.fields) r += t[e] ?? 0;
		if (r > n.max) return y(e, "total", `${n.fields.join(" + ")} comes to ${r}, at most ${n.max} is allowed`);
	}
	return null;
}
var He = (e, t, n) => n === "none" && e.some((e) => e.name === t && e.request.kind === "pick");
function Ue({ seats: { min: e, max: t }, seatsFor: n }, r) {
	return n?.(r) ?? Array.from({ length: t - e + 1 }, (t, n) => e + n);
}
function We(e, t, n) {
	let { min: r, max: i } = e.seats;
	if (!Number.isInteger(t) || t < r || t > i) return `${e.title} takes ${r} to ${i} seats, not ${t}`;
	let a = Ue(e, n);
	return a.includes(t) ? null : a.length === 0 ? `${e.title} cannot be played with these options together` : `${e.title} takes ${a.join(" or ")} seats with these options, not ${t}`;
}
function Ge(e) {
	return Object.fromEntries(Object.entries(e).map(([e, t]) => [e, t.default]));
}
function Ke(e, t) {
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
		let i = Je(t, r);
		if (i !== null) return {
			clause: t.clause,
			code: "bad-option",
			text: `option '${n}' must be ${i}, not ${b(r)}`
		};
	}
	return {
		...Ge(e),
		...t
	};
}
var qe = (e) => typeof e.code == "string" && "text" in e;
function Je(e, t) {
	switch (e.kind) {
		case "flag": return typeof t == "boolean" ? null : "true or false";
		case "number": return typeof t == "number" && Number.isInteger(t) && t >= e.min && t <= e.max ? null : `a whole number from ${e.min} to ${e.max}`;
		case "choice": return typeof t == "string" && e.of.includes(t) ? null : `one of ${e.of.join(", ")}`;
	}
}
function Ye(e) {
	let t = 0;
	for (let n of e) t |= 1 << n;
	return t;
}
var Xe = (e, t, n) => (e - t + n) % n, Ze = (e, t, n) => ((e + t) % n + n) % n;
function Qe(e, t, n) {
	let r = (e - t + n) % n;
	return r * 2 > n ? n - r : r;
}
var $e = (e, t, n, r) => t >= 0 && (e >> Xe(t, n, r) & 1) == 1, et = [
	1,
	1,
	0,
	-1,
	-1,
	0
], tt = [
	0,
	-1,
	-1,
	0,
	1,
	1
];
Ye([
	5,
	0,
	1
]), Ye([
	2,
	3,
	4
]);
var nt = (e, t) => Math.max(Math.abs(e), Math.abs(t), Math.abs(e + t)), rt = [
	-1,
	3,
	4,
	2,
	-1,
	5,
	1,
	0,
	-1
], it = (e, t) => e < -1 || e > 1 || t < -1 || t > 1 ? -1 : rt[e * 3 + t + 4], at = [
	1,
	0,
	-1,
	-1,
	0,
	1
], ot = [
	0,
	-1,
	-1,
	0,
	1,
	1
];
function st(e, t, n) {
	let r = Ze(0, n, 6);
	return at[r] * e + ot[r] * t | 0;
}
var ct = (e, t, n) => st(e, t, n - 2), lt = [
	2,
	1,
	-1,
	-2,
	-1,
	1
], ut = [
	1,
	-1,
	-2,
	-1,
	1,
	2
];
function dt(e, t, n) {
	let r = -1, i = 0;
	for (let a = 0; a < 6; a++) {
		let o = lt[a] * e + ut[a] * t;
		o < i || (o > i ? (i = o, r = a) : r >= 0 && n >= 0 && Qe(a, n, 6) < Qe(r, n, 6) && (r = a));
	}
	return r;
}
function ft(e, t, n) {
	let r = st(e, t, n);
	return r >= 0 && r + ct(e, t, n) >= 0 && (e !== 0 || t !== 0);
}
var pt = (e) => Number.isInteger(e) && e >= -64 && e <= 63;
function mt(e) {
	for (let [t, n] of e) if (!pt(t) || !pt(n)) throw RangeError(`Hex (${t}, ${n}): use whole numbers from -64 to 63.`);
	let t = [...e].sort((e, t) => e[0] - t[0] || e[1] - t[1]), n = t.length;
	if (n === 0) throw RangeError("A board needs at least one hex: list its coordinates.");
	let i = Int8Array.from(t, (e) => e[0]), a = Int8Array.from(t, (e) => e[1]), o = i[0], s = Math.min(...a), c = Math.max(...a) - s + 1;
	if (c > 26) throw RangeError(`A board has at most 26 rows, one for each letter; this one has ${c}.`);
	let l = new Int16Array((i[n - 1] - o + 1) * c).fill(-1), u = (e, t) => t < s || t >= s + c ? -1 : l[(e - o) * c + t - s] ?? -1;
	t.forEach(([e, t], n) => {
		if (u(e, t) >= 0) throw RangeError(`Hex (${e}, ${t}) is listed twice: list it once.`);
		l[(e - o) * c + t - s] = n;
	});
	let d = (e, t) => i[t] - i[e], f = (e, t) => a[t] - a[e], p = t.map(([e, t]) => et.map((n, r) => u(e + n, t + tt[r]))), m = new Uint8Array(n * n);
	for (let e = 0; e < n; e++) for (let t = 0; t < n; t++) m[e * n + t] = nt(d(e, t), f(e, t));
	let ee = ht(a, s), te = new Map(ee.map((e, t) => [e, t]));
	return {
		size: n,
		q: i,
		r: a,
		neighbours: r(p),
		steps: r(p.map((e) => e.filter((e) => e >= 0))),
		at: u,
		distance: (e, t) => m[e * n + t],
		direction: (e, t) => it(d(e, t), f(e, t)),
		bearing: (e, t, n) => dt(d(e, t), f(e, t), n),
		inArc: (e, t, n, r) => $e(r, it(d(e, t), f(e, t)), n, 6),
		inCone: (e, t, n) => ft(d(e, t), f(e, t), n),
		name: (e) => ee[e],
		parse: (e) => te.get(e) ?? -1
	};
}
function ht(e, t) {
	let n = [];
	return Array.from(e, (e) => {
		let r = e - t, i = (n[r] ?? 0) + 1;
		return n[r] = i, String.fromCharCode(97 + r) + i;
	});
}
var gt = [
	0,
	1,
	1,
	0,
	-1,
	-1
], _t = [
	-2,
	-1,
	1,
	2,
	1,
	-1
], vt = (e, t) => 2 * e + t, yt = (e) => 3 * e, bt = (e, t, n) => (e < t ? Math.max(e, -t) : Math.max(t, -e)) - n;
function xt(e, t, n, r, i, a) {
	let o = e - i, s = t - a, c = n - i, l = r - a, u = Math.max(bt(o, c, 1), bt(o + s, c + l, 2), bt(o - s, c - l, 2)), d = c - o, f = l - s;
	if (d !== 0 || f !== 0) {
		let e = Math.max(2 * Math.abs(d), Math.abs(d) + Math.abs(f));
		u = Math.max(u, Math.abs(o * f - s * d) - e);
	}
	return u > 0 ? 0 : u === 0 ? 1 : 2;
}
function St(e, t, n) {
	let r = 0;
	for (let i = 1; i < 6; i++) {
		let a = e + gt[r], o = t + _t[r], s = e + gt[i], c = t + _t[i], l = (a * c - o * s) * n;
		(l > 0 || l === 0 && s * s + c * c < a * a + o * o) && (r = i);
	}
	return r;
}
function Ct(e, t, n, r) {
	let i = vt(e, t), a = yt(t), o = vt(n, r), s = yt(r);
	if (xt(0, 0, i, a, o, s) === 2) return !0;
	let c = St(i, a, -1);
	if (xt(0, 0, i + gt[c], a + _t[c], o, s) === 2) return !0;
	let l = St(i, a, 1);
	return xt(0, 0, i + gt[l], a + _t[l], o, s) === 2;
}
function wt(e) {
	let { size: t, q: n, r } = e, i = new Uint32Array(t * t + 1), a = [], o = /* @__PURE__ */ new Map();
	for (let s = 0; s < t; s++) {
		let c = n[s], l = r[s];
		for (let u = 0; u < t; u++) {
			let d = n[u] - c, f = r[u] - l, p = d * 256 + f, m = o.get(p);
			m === void 0 && (m = Tt(d, f), o.set(p, m));
			for (let [t, n] of m) {
				let r = e.at(c + t, l + n);
				r >= 0 && a.push(r);
			}
			i[s * t + u + 1] = a.length;
		}
	}
	return {
		size: t,
		first: i,
		cells: Uint16Array.from(a)
	};
}
function Tt(e, t) {
	let n = nt(e, t), r = [];
	for (let i = -n - 1; i <= n + 1; i++) for (let a = -n - 1; a <= n + 1; a++) i === 0 && a === 0 || i === e && a === t || nt(i, a) + nt(e - i, t - a) > n + 2 || Ct(e, t, i, a) && r.push([i, a]);
	return r.sort((e, t) => nt(e[0], e[1]) - nt(t[0], t[1]));
}
function Et(e, t, n, r) {
	let i = t * e.size + n, a = e.first[i + 1];
	for (let t = e.first[i]; t < a; t++) {
		let n = e.cells[t];
		if (r(n)) return n;
	}
	return -1;
}
var Dt = (e, t, n, r) => Et(e, t, n, r) < 0, Ot = [
	12,
	11,
	10,
	9,
	6
], kt = [];
for (let e = -4; e <= 4; e++) for (let t = -6; t <= 6; t++) Math.abs(2 * t + e) <= Ot[Math.abs(e)] && kt.push([t, e]);
var x = mt(kt), At = wt(x), jt = [
	"E",
	"NE",
	"NW",
	"W",
	"SW",
	"SE"
], Mt = x.at(-6, 0), Nt = x.at(6, 0), Pt = (e) => e === Mt || e === Nt, Ft = [
	x.at(-2, -2),
	x.at(2, 2),
	x.at(4, -2),
	x.at(-4, 2)
], It = x.at(0, 0), Lt = [
	0,
	0,
	1,
	2,
	1,
	0
], Rt = (e, t) => Lt[(e - t + 6) % 6], zt = (e, t, n) => Rt(x.bearing(e, n, t), t);
function Bt(e, t, n) {
	let r = x.direction(e, n);
	return r >= 0 && Rt(r, t) === 0;
}
var S = jt.flatMap((e) => [
	`step-${e}-right`,
	`step-${e}`,
	`step-${e}-left`
]), C = [
	"turn-right-2",
	"turn-right",
	"turn-left",
	"turn-left-2"
], Vt = [
	-2,
	-1,
	1,
	2
], Ht = [
	"movement",
	"attack",
	"defence",
	"melee"
];
function Ut(e, t) {
	let n = 0;
	for (let r of t.split(" ")) {
		let t = Ht.indexOf(r);
		if (r !== "" && t < 0) throw Error(`${e}: '${r}' is no restriction; there are ${Ht.join(", ")}`);
		t >= 0 && (n |= 1 << t);
	}
	return n;
}
var w = (e, t, n, r, i, a = "") => ({
	id: e,
	name: t,
	coins: n,
	energy: r,
	hp: i,
	needs: Ut(t, a)
}), T = [
	w("AC-S", "strength", 0, 0, 3),
	w("AC-D", "dexterity", 0, 0, 3),
	w("AC-B", "berserk", 0, 0, 3),
	w("AC-M", "movement", 0, 0, 3),
	w("EN-0", "energy-0", 1, 0, 1),
	w("EN-1", "energy-1", 2, 1, 2),
	w("FE", "feint", 5, 0, 3),
	w("SM-1", "sweep", 2, 0, 2, "movement attack melee"),
	w("SM-2", "sacrifice", 2, 0, 2, "attack defence"),
	w("SM-3", "acrobatic-strike", 3, 0, 3, "movement attack defence"),
	w("SM-4", "overskill", 2, 0, 2),
	w("SM-5", "rage", 2, 0, 2),
	w("SM-6", "break-item", 1, 0, 1, "movement attack melee"),
	w("SM-7", "unbalancing-strike", 2, 0, 2, "movement attack defence melee"),
	w("SM-8", "reflex", 1, 0, 1, "movement")
], E = T.map(({ hp: e }) => e), Wt = (e) => e <= 3, Gt = (e) => e === 4 || e === 5, Kt = (e) => e >= 7 && e < 15, qt = (e) => Gt(e) || Kt(e), Jt = [
	32,
	32,
	4
], Yt = [
	"red",
	"green",
	"yellow",
	"blue"
], Xt = [
	"offense",
	"guard",
	"endurance",
	"blood",
	"speed"
], Zt = (e) => e <= 2, Qt = [
	0,
	0,
	0,
	3,
	4,
	6,
	8,
	10,
	13,
	16
], $t = (e, t, n = "") => ({
	id: e,
	name: t,
	needs: Ut(t, n)
}), D = [
	$t("PW-1", "lunge", "movement attack melee"),
	$t("PW-2", "stand-up"),
	$t("PW-3", "unbeatable"),
	$t("PW-4", "leap", "movement attack melee"),
	$t("PW-5", "deep-wounds", "attack"),
	$t("PW-6", "wrestling", "movement attack melee"),
	$t("PW-7", "adaptation"),
	$t("PW-8", "delay"),
	$t("PW-9", "resistance")
], en = [
	"none",
	"square",
	"disc",
	"triangle"
], tn = [
	"sword",
	"shield",
	"helmet",
	"iron-arm",
	"spear",
	"trident",
	"net"
], nn = {
	sword: 0,
	shield: 1,
	helmet: 2,
	"iron-arm": 0,
	spear: 3,
	trident: 3,
	net: 0
};
function O(e, t, n, r, i, a) {
	if (!tn.includes(n)) throw Error(`${t}: '${n}' is no type of Item; there are ${tn.join(", ")}`);
	let o = n, s = {
		id: e,
		name: t,
		type: o,
		symbol: nn[o],
		attack: r,
		defence: i,
		hp: a,
		thrown: o === "spear" || o === "net"
	}, c = o === "net" ? 3 : o === "spear" ? 5 : 6;
	if (r + i + a !== c) throw Error(`${t}: attack, defence and HP must add up to ${c}`);
	return s;
}
var rn = [
	O("IT-01", "gladius", "sword", 3, 1, 2),
	O("IT-02", "spatha", "sword", 3, 0, 3),
	O("IT-03", "sica", "sword", 2, 1, 3),
	O("IT-04", "falcata", "sword", 2, 2, 2),
	O("IT-05", "parmula", "shield", 2, 3, 1),
	O("IT-06", "clipeus", "shield", 1, 3, 2),
	O("IT-07", "scutum", "shield", 0, 4, 2),
	O("IT-08", "cetra", "shield", 1, 2, 3),
	O("IT-09", "galea", "helmet", 0, 2, 4),
	O("IT-10", "cassis", "helmet", 1, 2, 3),
	O("IT-11", "visored-helm", "helmet", 0, 3, 3),
	O("IT-12", "manica", "iron-arm", 1, 2, 3),
	O("IT-13", "hasta", "spear", 3, 0, 2),
	O("IT-14", "contus", "spear", 2, 1, 2),
	O("IT-15", "pilum", "spear", 3, 1, 1),
	O("IT-16", "fuscina", "trident", 4, 0, 2),
	O("IT-17", "wide-net", "net", 1, 0, 2),
	O("IT-18", "weighted-net", "net", 2, 0, 1)
], an = rn.map((e, t) => 30 + t), k = (e) => rn[e - 30], on = (e) => k(e).type === "net", sn = [
	"reinforce",
	"step-back",
	"two-more",
	"unbalance",
	"face-down",
	"lose",
	"nothing"
];
function cn(e, t, n, r, i, a, o) {
	let s = (t) => {
		let [n = "", r = "attack"] = t.split(" in ");
		if (!sn.includes(n)) throw Error(`${e}: '${n}' is no power of an animal; there are ${sn.join(", ")}`);
		if (r !== "both" && r !== "attack") throw Error(`${e}: a power works in attack or in both, not in '${r}'`);
		return {
			effect: n,
			both: r === "both"
		};
	}, c = s(i), l = s(a);
	return {
		name: e,
		suggested: t,
		afterMove: n,
		extra: r,
		doubles: c.effect,
		doublesInDefence: c.both,
		seven: l.effect,
		sevenInDefence: l.both,
		xp: o
	};
}
var A = [
	cn("dog", [5, 6], 1, 0, "reinforce in both", "nothing", 1),
	cn("wolf", [3, 5], 1, 0, "reinforce in both", "unbalance in attack", 2),
	cn("lion", [1, 2], 2, 0, "step-back in attack", "face-down in attack", 3),
	cn("bear", [1, 1], 1, 1, "two-more in both", "lose in both", 3)
], ln = (e) => ({
	skill: Math.floor((e - 80) / 6),
	value: 4 + (e - 80) % 6
});
function un(e) {
	if (typeof e == "string") return e;
	let t = e < 15 ? T[e]?.name : e >= 80 && e < 98 ? `${Xt[ln(e).skill]}-${ln(e).value}` : e >= 70 ? D[e - 70]?.name : e >= 50 ? T[e - 50] && `hp:${T[e - 50].name}` : e >= 30 ? rn[e - 30]?.name : Xt[e - 20];
	if (t === void 0) throw Error(`there is no thing ${e}`);
	return t;
}
var dn = (e, t, n, r, i, a) => ({
	name: e,
	sheet: {
		values: t,
		energy1: r[0],
		energy0: r[1],
		feint: r[2],
		moves: n.map((e) => 7 + e - 1),
		powers: i.map((e) => e - 1)
	},
	preferred: a
}), j = [
	dn("secutor", [
		5,
		5,
		7,
		5,
		5
	], [
		1,
		3,
		4
	], [
		6,
		1,
		0
	], [
		5,
		6,
		7
	], ["sword", "shield"]),
	dn("mirmillo", [
		4,
		4,
		8,
		4,
		4
	], [
		2,
		5,
		7
	], [
		5,
		7,
		0
	], [
		3,
		6,
		9
	], ["sword", "helmet"]),
	dn("thraex", [
		5,
		5,
		5,
		8,
		4
	], [3, 6], [
		6,
		6,
		0
	], [
		2,
		6,
		9
	], ["sword", "shield"]),
	dn("hoplomachus", [
		5,
		4,
		6,
		4,
		7
	], [
		2,
		3,
		4,
		5,
		8
	], [
		2,
		8,
		0
	], [
		1,
		3,
		4,
		7
	], [
		"spear",
		"helmet",
		"iron-arm"
	]),
	dn("retiarius", [
		3,
		6,
		7,
		5,
		4
	], [
		4,
		5,
		7
	], [
		4,
		4,
		1
	], [6, 8], [
		"net",
		"spear",
		"trident"
	])
], fn = (e) => Math.floor(e * 2 / 13);
function pn(e, t) {
	let n = fn(t), r = (e, t, n) => T[t].coins * (e + Math.max(0, e - n)), i = Qt[e.values[0]] + Qt[e.values[1]] + Qt[e.values[2]], a = e.moves.reduce((e, t) => e + T[t].coins, 0), o = e.values[3] + e.values[4], s = r(e.energy1, 5, n) + r(e.energy0, 4, n) + r(e.feint, 6, 1), c = e.powers.length * 1;
	return {
		skills: i,
		moves: a,
		abilities: o,
		cards: s,
		powers: c,
		total: i + a + o + s + c
	};
}
function mn(e) {
	let t = [
		0,
		1,
		2,
		3
	];
	for (let n = 0; n < e.energy0; n++) t.push(4);
	for (let n = 0; n < e.energy1; n++) t.push(5);
	for (let n = 0; n < e.feint; n++) t.push(6);
	return [...t, ...e.moves.slice().sort((e, t) => e - t)];
}
function M(e, t) {
	let n = e.length;
	for (e.push(t); n > 0 && e[n - 1] > t;) e[n] = e[n - 1], n--;
	e[n] = t;
}
function N(e, t) {
	let n = e.indexOf(t);
	if (n < 0) throw Error(`there is no card ${t} to take`);
	e.splice(n, 1);
}
var hn = (e, t) => !!(e.damaged & 1 << t - 30);
function gn(e, t) {
	let n = rn[t - 30].attack;
	return hn(e, t) ? n >> 1 : n;
}
function _n(e, t) {
	let n = rn[t - 30].defence;
	return hn(e, t) ? n >> 1 : n;
}
function vn(e, t) {
	let n = rn[t - 30].hp;
	return hn(e, t) ? n >> 1 : n;
}
function yn(e) {
	let t = 0;
	for (let n of e) t += T[n].hp;
	return t;
}
function bn(e) {
	let t = yn(e.hp);
	for (let n of e.items) t += vn(e, n);
	return t;
}
function xn(e) {
	return e.using < 0 ? -1 : Sn(e, e.using);
}
function Sn(e, t) {
	let n = e.row[t];
	return n >= 0 ? n : e.covert[Cn(e, t)];
}
function Cn(e, t) {
	let n = 0;
	for (let r = 0; r < t; r++) e.row[r] < 0 && n++;
	return n;
}
function wn(e, t, n) {
	N(e, n), M(t, n);
}
var Tn = (e, t) => e.character < 5 ? j[e.character].sheet.values[t] : 9;
function En(e) {
	if (!(e.character >= 5)) for (let t = 0; t < 5; t++) {
		let n = Tn(e, t);
		e.known.low[t] = n, e.known.high[t] = n, e.known.floor[t] = n;
	}
}
function Dn(e, t, n) {
	let { low: r, high: i, floor: a } = e.known, o = Math.max(r[t], n);
	a[t] = Math.max(a[t], Math.min(9, o)), r[t] = o - n, i[t] = Math.max(r[t], i[t] - n);
}
function On(e, t, n) {
	e.known.low[t] = Math.max(0, e.known.low[t] - n);
}
function kn(e, t, n) {
	e.known.high[t] = Math.max(e.known.high[t], Math.min(Tn(e, t), e.known.high[t] + n));
}
function An(e, t, n) {
	for (let r = 0; r < 5 && t > 0; r++) n ? kn(e, r, t) : On(e, r, t);
}
function jn(e, t, n) {
	let { low: r, high: i, floor: a } = e.known;
	n !== 0 && (n > Tn(e, t) || Nn(e) ? (r[t] = 0, i[t] = Math.max(0, Math.min(Tn(e, t), n - 1))) : (a[t] = Math.max(a[t], n), r[t] = n - 1, i[t] = n - 1));
}
function Mn(e, t) {
	Nn(e) ? e.known.low[t] = 0 : On(e, t, 1);
}
var Nn = (e) => e.known.owns[10] > 0;
function Pn(e) {
	for (let t = 0; t <= 2; t++) e.known.low[t] = 0;
}
function Fn(e) {
	let { owns: t, discard: n, hand: r } = e.known, i = In;
	i.fill(0);
	for (let t of e.removed) i[t]++;
	for (let t of e.open) i[t]++;
	for (let e of n) i[e]++;
	for (let e of r) i[e]++;
	for (let e = 4; e < t.length; e++) i[e] > t[e] && (t[e] = i[e]);
}
var In = Array(15).fill(0);
function Ln(e) {
	e.known.hand.length = 0;
}
function Rn(e) {
	e.known.discard.length = 0;
}
var zn = 12, Bn = -4, Vn = (e, t) => String.fromCharCode(65 + (2 * e + t + zn >> 1)), Hn = (e) => String(e - Bn + 1).padStart(2, "0"), Un = Array.from({ length: x.size }, (e, t) => Vn(x.q[t], x.r[t]) + Hn(x.r[t])), Wn = new Map(Un.map((e, t) => [e, t])), Gn = (e) => {
	if (typeof e == "string") return e;
	let t = Un[e];
	if (t === void 0) throw Error(`there is no hex ${e}`);
	return t;
};
function Kn(e) {
	let [, t, n] = /^(-?\d),(-?\d)$/.exec(e) ?? [];
	return t === void 0 ? Wn.get(e) ?? -1 : x.at(Number(t), Number(n));
}
var qn = (e) => typeof e == "string" ? e : jt[e] ?? `direction ${e}`, Jn = (e) => /^[0-5]$/.test(e) ? Number(e) : jt.indexOf(e), P = (e) => typeof e == "string" ? e : Yt[e] ?? `animal-${e - 4 + 1}`;
function F(e) {
	if (/^[0-3]$/.test(e)) return Number(e);
	let [, t] = /^animal-(\d+)$/.exec(e) ?? [];
	return t === void 0 ? Yt.indexOf(e) : 4 + Number(t) - 1;
}
var Yn = () => ({
	skill: -1,
	before: 0,
	blood: 0,
	speed: 0,
	boost: -1,
	gain: 0,
	sacrificed: -1,
	raged: -1,
	fromHp: !1,
	powers: 0,
	unbeatable: !1,
	lifted: !1,
	aid: [],
	lunged: []
}), Xn = {
	own: (e, t) => e.flow.frames.length === 0 ? i : a(t),
	public: () => i,
	unseen: () => 0
}, I = (e) => e >= 4, Zn = (e, t) => e.animals[t - 4], Qn = (e) => (e.turn - 1) * 2 + e.round, $n = (e) => e.mode === "solo" || e.mode === "coop", er = (e) => !$n(e), L = (e, t) => e.gladiators[t].out === 0, tr = (e) => e.due >= 0, nr = (e) => e.grey > 0 || e.down;
function rr(e) {
	let t = [];
	for (let n = 0; n < e.seats; n++) L(e, n) && t.push(n);
	return t;
}
var ir = (e, t) => I(t) ? Zn(e, t).where === 2 ? Zn(e, t).cell : -1 : L(e, t) ? e.gladiators[t].cell : -1, ar = (e, t, n) => e.gladiators[t].side !== e.gladiators[n].side, or = (e, t, n) => I(n) || ar(e, t, n), sr = (e, t, n) => t !== n && !ar(e, t, n);
function R(e, t) {
	for (let n = 0; n < e.seats; n++) if (e.gladiators[n].cell === t && L(e, n)) return n;
	for (let n = 0; n < e.animals.length; n++) {
		let r = e.animals[n];
		if (r.cell === t && r.where === 2) return 4 + n;
	}
	return -1;
}
var cr = (e) => {
	for (let t of e.animals) if (t.where === 2) return !0;
	return !1;
};
function lr(e, t, n) {
	let r = e.gladiators[t], i = ir(e, n);
	return i < 0 || x.distance(r.cell, i) !== 1 ? !1 : I(n) ? !0 : Bt(r.cell, r.facing, i) || Bt(i, e.gladiators[n].facing, r.cell);
}
var ur = (e, t, n) => !!(e.gladiators[t].powers & 1 << n) && dr(e), dr = (e) => !e.staged || e.turn >= 3, z = (e, t) => e.reveal(a(t), i), fr = () => ({
	low: [
		3,
		3,
		3,
		3,
		3
	],
	high: [
		9,
		9,
		9,
		9,
		9
	],
	floor: [
		3,
		3,
		3,
		3,
		3
	],
	discard: [],
	hand: [],
	owns: Array(15).fill(0)
}), pr = [
	"hand",
	"hp",
	"discard",
	"removed",
	"deck",
	"stack",
	"open",
	"reserve"
];
function mr(e, t) {
	let [n = "", ...r] = t.trim().split(/\s+/), i = () => r.map((e) => B(e, -99, 99));
	switch (n) {
		case "seat": return gr(e, B(r[0], 0, e.seats - 1), r[1] ?? "", r.slice(2));
		case "turn":
			e.turn = B(r[0], 0, 6);
			return;
		case "round":
			e.round = B(r[0], 0, 2);
			return;
		case "first-blood":
			e.firstBlood = !0;
			return;
		case "order":
			e.order = i();
			return;
		case "acted":
			e.acted = i();
			return;
		case "active":
			e.active = B(r[0], -1, 3);
			return;
		case "markers":
			for (let t of i().reverse()) e.arrived[t] = ++e.clock;
			return;
		case "animal": return hr(e, 2, r);
		case "due": return hr(e, 1, r);
		case "waiting": return hr(e, 0, r);
		case "item-deck": {
			let t = r.map(Sr);
			e.itemDeck = [...e.itemDeck.filter((e) => !t.includes(e)), ...t.reverse()];
			return;
		}
		case "face-up":
			e.faceUp = r.map(Sr).sort((e, t) => e - t);
			return;
		default: throw Error(`'${n}' cannot be set; there are: seat, turn, round, first-blood, order, acted, active, markers, animal, due, waiting, item-deck, face-up`);
	}
}
function hr(e, t, n) {
	let r = t === 2, i = A.findIndex(({ name: e }) => e === n[0]);
	if (i < 0) throw Error(`'${n[0]}' is no animal; there are: ${A.map(({ name: e }) => e).join(", ")}`);
	let a = r ? Kn(n[2] ?? "") : -1;
	if (r && a < 0) throw Error(`'animal ${n[0]} at HEX' needs a hex of the arena, such as D07, not '${n[2]}'`);
	let o = n[3] === "grey" ? B(n[4], 0, 3) : 0, s = e.animals.find((e) => e.species === i && e.where === 0);
	s === void 0 ? e.animals.push({
		species: i,
		where: t,
		from: 0,
		cell: a,
		grey: o
	}) : Object.assign(s, {
		where: t,
		cell: a,
		grey: o
	});
}
function gr(e, t, n, r) {
	let i = e.gladiators[t];
	if (pr.includes(n)) {
		i[n] = r.flatMap(xr).sort((e, t) => e - t);
		return;
	}
	let a = Xt.indexOf(n);
	if (a >= 0) return vr(i, a, r[0] ?? "");
	switch (n) {
		case "is": return _r(e, i, r[0] ?? "");
		case "values":
			for (let [e, t] of r.entries()) vr(i, e, t);
			return;
		case "row": return yr(i, r);
		case "powers":
			i.powers = r.reduce((e, t) => e | 1 << Cr(t), 0);
			return;
		case "used":
			i.used = r.reduce((e, t) => e | 1 << Cr(t), 0);
			return;
		case "items":
			i.items = r.map(Sr).sort((e, t) => e - t), i.holds = i.items.map(() => -1), e.itemDeck = e.itemDeck.filter((e) => !i.items.includes(e));
			return;
		case "damaged":
			i.damaged = r.reduce((e, t) => e | 1 << Sr(t) - 30, 0);
			return;
		case "holds":
			i.holds[i.items.indexOf(Sr(r[0] ?? ""))] = F(r[1] ?? "");
			return;
		case "at":
			if (i.cell = Kn(r[0] ?? ""), i.cell < 0) throw Error(`'${r[0]}' is no hex of the arena; write it like D07 or, as the rulebook does, like -4,2`);
			r[1] === "facing" && (i.facing = br(r[2] ?? ""));
			return;
		case "boosted":
			i.boosted = r.reduce((e, t) => e | 1 << Xt.indexOf(t), 0);
			return;
		case "aid":
			i.aid.push(F(r[0] ?? ""), B(r[1], 0, 20));
			return;
		case "dead":
			i.out = 1, i.cell = -1;
			return;
		case "down":
			i.down = !0;
			return;
		case "plus-four":
			i.plusFour = !0;
			return;
		case "vp":
			e.vp[t] = B(r[0], -99, 99);
			return;
		case "coins":
		case "due":
		case "delayed":
		case "grey":
		case "white":
			i[n] = B(r[0], -1, 150);
			return;
		default: throw Error(`'seat ${t} ${n}' cannot be set; see the top of games/gladiatori/arrange.ts for what can`);
	}
}
function _r(e, t, n) {
	let r = j.findIndex((e) => e.name === n);
	if (r < 0) throw Error(`'${n}' is no ready-made character; there are: ${j.map((e) => e.name).join(", ")}`);
	let { sheet: i } = j[r];
	t.character = r, t.initial = i.values.slice(), t.now = i.values.slice(), t.powers = i.powers.reduce((e, t) => e | 1 << t, 0), t.deck = e.turn === 0 || e.round === 0 ? mn(i) : [], En(t);
}
function vr(e, t, n) {
	let [r, i = r] = n.split("/");
	e.now[t] = B(r, 0, 20), e.initial[t] = B(i, 0, 20), e.known.low[t] = 0, e.known.high[t] = 9, e.character < 0 && (e.character = 5);
}
function yr(e, t) {
	e.row = [], e.turned = [], e.covert = [], e.maybe = [];
	for (let n of t) {
		let [t = "", ...r] = n.split("/"), i = xr(t)[0], a = r.includes("secret");
		e.row.push(a ? -1 : i), a && e.covert.push(i), a && e.maybe.push(15), e.turned.push(+!!r.includes("rotated") | (r.includes("down") || a ? 2 : 0));
	}
}
function br(e) {
	let t = Jn(e);
	if (t < 0) throw Error(`'${e}' is no facing; there are: ${jt.join(", ")}`);
	return t;
}
function B(e, t, n) {
	if (e === void 0 || !/^-?\d+$/.test(e) || Number(e) < t || Number(e) > n) throw Error(`a number from ${t} to ${n} is needed, not '${e}'`);
	return Number(e);
}
function xr(e) {
	let [t, n = "1"] = e.split("*"), r = T.findIndex((e) => e.name === t);
	if (r < 0 || r >= 15) throw Error(`'${t}' is no card; there are: ${T.map((e) => e.name).join(", ")}`);
	return Array(B(n, 1, 16)).fill(r);
}
function Sr(e) {
	let t = an.find((t) => k(t).name === e);
	if (t === void 0) throw Error(`'${e}' is no Item; there are: ${an.map((e) => k(e).name).join(", ")}`);
	return t;
}
function Cr(e) {
	let t = D.findIndex(({ name: t }) => t === e);
	if (t < 0) throw Error(`'${e}' is no Power; there are: ${D.map(({ name: e }) => e).join(", ")}`);
	return t;
}
var V = (e, t, n) => ({
	label: e,
	value: t,
	clause: n
}), H = (e, t) => ({
	to: e,
	fields: t
}), wr = class {
	events = [];
	clause = "";
	before;
	constructor(e = 0) {
		this.before = e;
	}
	get length() {
		return this.before + this.events.length;
	}
	emit(e, ...t) {
		let { kind: r, clause: i = this.clause, ...a } = e, o = t.length > 0 ? t.map((e) => ({
			to: e.to,
			fields: n(e.fields)
		})) : null, s = {
			n: this.length,
			clause: i,
			kind: r,
			secrets: o,
			fields: n(a)
		};
		Er(s), Dr(s), this.events.push(s);
	}
}, Tr = [
	"n",
	"clause",
	"kind",
	"secrets"
];
function Er(e) {
	for (let t of [e.fields, ...(e.secrets ?? []).map((e) => e.fields)]) for (let n of Tr) if (n in t) throw Error(`${e.clause} ${e.kind}: an event cannot have a field '${n}'`);
}
function Dr(e) {
	for (let t of e.secrets ?? [null]) {
		let { parts: n, total: r } = t === null ? e.fields : {
			...e.fields,
			...t.fields
		};
		if (n === void 0) continue;
		let i = n.reduce((e, t) => e + t.value, 0);
		if (i !== r) throw Error(`${e.clause} ${e.kind}: parts sum to ${i}, total is ${r}: ${JSON.stringify(n)}`);
	}
}
var Or = [...j.map(({ name: e }) => e), "own"], kr = 70, Ar = [
	0,
	1,
	2
].map((e) => [
	0,
	1,
	2,
	3,
	4,
	5
].map((t) => 80 + 6 * e + t)), jr = Ar.map((e) => ({
	items: e,
	min: 0,
	max: 1
}));
function Mr(e) {
	let t = [], n = [], r = (e, r, i) => {
		for (let a = 0; a < i; a++) t.push(e), n.push(r);
	};
	for (let e of Ar) for (let t of e) r(t, Qt[ln(t).value] - Qt[3], 1);
	r(23, 1, 6), r(24, 1, 6), r(4, T[4].coins, fn(e)), r(5, T[5].coins, fn(e)), r(6, T[6].coins, 1);
	for (let e = 7; e < 15; e++) r(e, T[e].coins, 1);
	for (let e = 0; e < D.length; e++) r(kr + e, 1, 1);
	return {
		things: t,
		prices: n
	};
}
var Nr = /* @__PURE__ */ new Map();
function Pr(e) {
	let t = Nr.get(e);
	if (t !== void 0) return t;
	let n = Mr(e);
	return Nr.set(e, n), n;
}
function Fr(e) {
	let t = {
		values: [
			3,
			3,
			3,
			3,
			3
		],
		energy1: 0,
		energy0: 0,
		feint: 0,
		moves: [],
		powers: []
	};
	for (let n of e) n >= 80 ? t.values[ln(n).skill] = ln(n).value : n >= kr ? t.powers.push(n - kr) : n >= 20 ? t.values[n - 20]++ : n === 4 ? t.energy0++ : n === 5 ? t.energy1++ : n === 6 ? t.feint++ : t.moves.push(n);
	return t;
}
function Ir(e, t) {
	let { things: n, prices: r } = Pr(t), i = re(e, "thing", n, 0, n.length, r, t - 15, jr);
	return se(e, [v("who", g(e, "word", Or)), v("buy", i, {
		field: "who",
		is: ["own"]
	})]);
}
function Lr(e, t, n, r) {
	t.character = n, t.initial = r.values.slice(), t.now = r.values.slice(), t.powers = r.powers.reduce((e, t) => e | 1 << t, 0);
	let i = mn(r);
	t.deck = e.staged ? i.filter((e) => e < 7) : i, t.reserve = e.staged ? i.filter((e) => e >= 7) : [], En(t);
}
var Rr = h("create", { locals: {} }, [
	{
		clause: "GL-25.5",
		run(e, t, n) {
			for (let t = 0; t < e.seats; t++) e.spare[t] = n.random.below(j.length);
		}
	},
	{
		clause: "GL-4.1",
		sealed: !0,
		ask: (e) => e.gladiators.map((e, t) => Ir(t, e.coins)),
		fallback: (e, t, n) => ({ who: Or[e.spare[n.seat]] }),
		take(e, t, n, r) {
			for (let [t, i] of r.entries()) {
				let r = e.gladiators[t], o = Or.indexOf(i.who), s = o < 5 ? j[o].sheet : Fr(i.buy);
				Lr(e, r, o, s);
				let c = pn(s, r.coins).total;
				r.purse = Math.max(0, r.coins - c), n.use(i.who), n.log?.emit({
					kind: "character",
					seat: t,
					who: i.who,
					cards: r.deck.length + r.reserve.length
				}, H(a(t), {
					values: s.values.slice(),
					deck: mn(s),
					spent: c,
					left: r.coins - c
				}));
			}
		}
	},
	{
		clause: "GL-4.18",
		run: (e) => e.overLimit ? d(Vr) : u()
	}
]);
function zr(e, t, n) {
	let r = [], i = [];
	for (let a = 4; a <= 6; a++) {
		let o = a === 6 ? +!e.gladiators[t].extraFeint : n;
		for (let t = Math.min(o, e.stock[a - 4]); t > 0; t--) r.push(a), i.push(Br(a));
	}
	return {
		things: r,
		prices: i
	};
}
var Br = (e) => 2 * T[e].coins, Vr = h("over-limit", {
	locals: {
		buyers: [],
		picks: 0
	},
	shows: ["buyers", "picks"]
}, [
	{
		clause: "GL-4.20",
		run(e) {
			for (let t = 0; t < 3; t++) e.stock[t] = Jt[t];
			for (let t of e.gladiators) for (let n of t.deck) n >= 4 && n <= 6 && e.stock[n - 4]--;
		}
	},
	{
		clause: "GL-4.23",
		sealed: !0,
		ask: (e) => e.gladiators.map((e, t) => g(t, "word", ["yes", "no"])),
		fallback: () => "no",
		take(e, t, n, r) {
			t.buyers = r.flatMap((e, t) => e === "yes" ? [t] : []), n.random.shuffle(t.buyers), n.log?.emit({
				kind: "buyers",
				seats: t.buyers.slice()
			});
		}
	},
	{
		clause: "GL-4.22",
		ask(e, t) {
			let n = t.buyers.length === 1;
			if (t.picks === (n ? 1 : 2 * t.buyers.length)) return null;
			let r = t.picks >= t.buyers.length, i = t.buyers[r ? 2 * t.buyers.length - 1 - t.picks : t.picks], a = n ? 4 : 2, { things: o, prices: s } = zr(e, i, a);
			return re(i, "thing", o, 0, a, s, e.gladiators[i].purse);
		},
		fallback: () => [],
		take(e, t, n, r, o) {
			let s = e.gladiators[o];
			t.picks++, s.extra += r.length;
			for (let t of r) e.stock[t - 4]--, s.purse -= Br(t), t === 6 && (s.extraFeint = !0), s.deck.push(t);
			return s.deck.sort((e, t) => e - t), n.reveal(a(o), i), n.log?.emit({
				kind: "bought",
				seat: o,
				count: r.length
			}, H(a(o), { cards: r.slice() })), c("GL-4.22");
		}
	}
]), Hr = en.slice(1).map((e, t) => ({
	items: an.filter((e) => k(e).symbol === t + 1),
	min: 0,
	max: 1
})), Ur = (e, t) => k(e).symbol !== 0 && k(e).symbol === k(t).symbol;
function Wr(e) {
	let t = new Set(e.map((e) => k(e).symbol).filter((e) => e !== 0)), n = e.filter((e) => k(e).symbol === 0).length;
	return Math.min(2, t.size + n);
}
function Gr(e, t) {
	M(e.items, t), e.holds.push(-1);
}
function Kr(e, t, n, r) {
	M(e.lostItems, n), t.log?.emit({
		kind: "item-gone",
		clause: r,
		item: n
	});
}
var qr = h("assign", { locals: {} }, [{
	clause: "GL-5.1",
	run: (e) => d(e.itemMethod === "auction" ? Yr : e.itemMethod === "draft" ? Qr : ni)
}, {
	clause: "GL-5.7",
	sealed: !0,
	ask(e) {
		return e.gladiators.flatMap(({ items: e }, t) => {
			let n = Wr(e);
			return e.length === n ? [] : [_(t, "thing", e, n, n, Hr)];
		});
	},
	fallback: (e, t, n) => Jr(e.gladiators[n.seat].items),
	take(e, t, n, r) {
		for (let [t, i] of r.entries()) {
			if (i === null) continue;
			let r = e.gladiators[t];
			for (let t of r.items.slice()) i.includes(t) || (N(r.items, t), r.holds.pop(), Kr(e, n, t, "GL-5.6"));
			n.log?.emit({
				kind: "kept",
				seat: t,
				items: r.items.slice()
			});
		}
	}
}]);
function Jr(e) {
	let t = (e) => k(e).attack + k(e).defence + k(e).hp, n = [];
	for (let r of e.slice().sort((e, n) => t(n) - t(e) || e - n)) n.length < 2 && !n.some((e) => Ur(e, r)) && n.push(r);
	return n.sort((e, t) => e - t);
}
var Yr = h("auction", {
	locals: { held: 0 },
	shows: ["held"]
}, [
	{
		clause: "GL-5.10",
		run: (e, t, n) => n.random.shuffle(e.itemDeck)
	},
	{
		clause: "GL-5.10",
		at: "GL-5.10 lot",
		run(e, t, n) {
			if (t.held === 2 * e.seats) return u();
			t.held++;
			let r = e.itemDeck.pop();
			e.faceUp.push(r), n.reveal(0, i), n.log?.emit({
				kind: "lot",
				item: r
			});
		}
	},
	{
		clause: "GL-5.11",
		sealed: !0,
		ask: (e) => e.gladiators.map((e, t) => _(t, "thing", e.deck.filter(Gt), 0, e.deck.length)),
		fallback: () => [],
		take(e, t, n, r) {
			let i = e.faceUp.pop(), a = r.map((e) => e.reduce((e, t) => e + T[t].energy, 0));
			if (n.log !== null) for (let [e, t] of r.entries()) n.log.emit({
				kind: "bid",
				seat: e,
				cards: t.slice(),
				energy: a[e]
			});
			let o = Xr(r, a);
			for (let t of o) Zr(e, t, r[t]);
			return o.length === 1 && r[o[0]].length > 0 ? (Gr(e.gladiators[o[0]], i), n.use("auction"), n.log?.emit({
				kind: "item-won",
				clause: "GL-5.14",
				seat: o[0],
				item: i
			})) : Kr(e, n, i, "GL-5.16"), c("GL-5.10 lot");
		}
	}
]);
function Xr(e, t) {
	let n = [];
	for (let r = 0; r < e.length; r++) {
		let i = n[0], a = i === void 0 ? 1 : t[r] - t[i] || e[r].length - e[i].length;
		a > 0 ? n = [r] : a === 0 && n.push(r);
	}
	return n;
}
function Zr(e, t, n) {
	let r = e.gladiators[t];
	for (let e of n) N(r.deck, e), M(r.discard, e), M(r.known.discard, e);
	Fn(r);
}
var Qr = h("draft", {
	locals: {
		first: -1,
		taken: 0
	},
	shows: ["first", "taken"]
}, [
	{
		clause: "GL-5.25",
		run(e, t, n) {
			n.random.shuffle(e.itemDeck);
			for (let t = 0; t < 2 * e.seats + 1; t++) M(e.faceUp, e.itemDeck.pop());
			n.reveal(0, i), n.log?.emit({
				kind: "laid-out",
				items: e.faceUp.slice()
			});
		}
	},
	{
		clause: "GL-5.26",
		at: "GL-5.26 first",
		run(e, t, n) {
			t.first = n.random.below(e.seats), n.log?.emit({
				kind: "first-picker",
				seat: t.first
			});
		}
	},
	{
		clause: "GL-5.26",
		ask(e, t) {
			if (t.taken === 2 * e.seats) return null;
			let n = t.taken < e.seats ? t.taken : 2 * e.seats - 1 - t.taken;
			return g((t.first + n) % e.seats, "thing", e.faceUp);
		},
		fallback: (e, t, n) => {
			let r = e.gladiators[n.seat].items;
			return e.faceUp.find((e) => !r.some((t) => Ur(e, t))) ?? e.faceUp[0];
		},
		take(e, t, n, r, i) {
			return t.taken++, N(e.faceUp, r), Gr(e.gladiators[i], r), n.use("draft"), n.log?.emit({
				kind: "picked",
				seat: i,
				item: r
			}), c("GL-5.26");
		}
	},
	{
		clause: "GL-5.27",
		run: (e, t, n) => Kr(e, n, e.faceUp.pop(), "GL-5.27")
	}
]);
function $r(e, t, n) {
	let r = e.gladiators[t], i = n.filter((e) => !r.items.some((t) => Ur(e, t)));
	if (r.character >= 5) return {
		from: i,
		first: []
	};
	let { preferred: a } = j[r.character], o = i.filter((e) => a.includes(k(e).type));
	return Wr([...r.items, ...o]) === 2 ? {
		from: o,
		first: []
	} : {
		from: i,
		first: o
	};
}
function ei(e, t, n) {
	let { from: r, first: i } = $r(e, t, e.itemDeck);
	return _(t, "thing", r, n, n, i.length === 0 ? Hr : [...Hr, {
		items: i,
		min: 1,
		max: 1
	}]);
}
function ti(e, t) {
	let n = 2 - e.gladiators[t].items.length, { from: r, first: i } = $r(e, t, e.itemDeck), a = i.slice(0, 1);
	for (let e of r) a.length < n && !a.some((t) => t === e || Ur(e, t)) && a.push(e);
	return a.sort((e, t) => e - t);
}
var ni = h("selection", { locals: {} }, [{
	clause: "GL-5.29",
	sealed: !0,
	ask(e) {
		return e.gladiators.flatMap((t, n) => {
			let r = 2 - t.items.length;
			return r === 0 ? [] : [ei(e, n, r)];
		});
	},
	fallback: (e, t, n) => ti(e, n.seat),
	take(e, t, n, r) {
		if (n.log !== null) for (let [e, t] of r.entries()) t !== null && n.log.emit({
			kind: "wish",
			seat: e,
			items: t.slice()
		});
		for (let t of an) {
			let i = r.flatMap((e, n) => e?.includes(t) ? [n] : []);
			if (i.length === 0) continue;
			let a = i.length === 1 ? i[0] : i[n.random.below(i.length)];
			N(e.itemDeck, t), Gr(e.gladiators[a], t), n.use("selection"), n.log?.emit({
				kind: "picked",
				clause: "GL-5.30",
				seat: a,
				item: t
			});
		}
		return e.gladiators.some(({ items: e }) => e.length < 2) ? c("GL-5.29") : void 0;
	}
}]), ri = [
	0,
	1,
	2,
	3,
	4,
	5
];
function ii(e, t) {
	let n = Ft.filter((t) => R(e, t) < 0);
	if (!e.freePlacement) return n;
	let r = n;
	for (let n = 0; n < x.size; n++) r.includes(n) || R(e, n) >= 0 || e.gladiators.every((r, i) => r.cell < 0 || !ar(e, t, i) || x.distance(n, r.cell) >= 3) && r.push(n);
	return r.sort((e, t) => e - t);
}
var ai = h("set-up", {
	locals: { placed: 0 },
	shows: ["placed"]
}, [
	{
		clause: "GL-6.2",
		run(e, t, n) {
			e.order = e.gladiators.map((e, t) => t), n.random.shuffle(e.order), n.log?.emit({
				kind: "order",
				seats: e.order.slice()
			});
		}
	},
	{
		clause: "GL-6.3",
		run(e) {
			for (let t = e.order.length - 1; t >= 0; t--) e.arrived[e.order[t]] = ++e.clock;
		}
	},
	{
		clause: "GL-6.4",
		ask(e, t) {
			let n = e.order[t.placed];
			return n === void 0 ? null : se(n, [v("cell", g(n, "cell", ii(e, n))), v("facing", g(n, "direction", ri))]);
		},
		fallback(e) {
			let t = Ft.find((t) => R(e, t) < 0);
			return {
				cell: t,
				facing: x.bearing(t, It, -1)
			};
		},
		barred: (e) => Ft.filter((t) => R(e, t) >= 0).map((e) => ({
			item: e,
			clause: "GL-6.4",
			reason: "another gladiator stands there"
		})),
		take(e, t, n, r, i) {
			let a = e.gladiators[i];
			return t.placed++, a.cell = r.cell, a.facing = r.facing, n.log?.emit({
				kind: "placed",
				seat: i,
				cell: a.cell,
				facing: a.facing
			}), c("GL-6.4");
		}
	}
]), oi = (e) => e >= 20 && e < 20 + Xt.length, si = (e, t) => !!(e.boosted & 1 << t), ci = (e, t) => e.now[t] > 0;
function li(e, t) {
	let n = e.now[t];
	return e.now[t] = si(e, t) ? 0 : n - 1, e.boosted &= ~(1 << t), n;
}
function ui(e, t, n, r) {
	let i = e.gladiators[n];
	i.powers &= ~(1 << r), i.used |= 1 << r, z(t, n), t.use(D[r].name);
}
function di(e, t, n) {
	let r = e.hand.slice();
	for (let i = 0; i < Xt.length; i++) if ((!n || Zt(i)) && !si(e, i)) for (let n = Math.min(t, e.now[i]); n > 0; n--) r.push(20 + i);
	return r;
}
function fi(e, t, n, r) {
	let i = e.gladiators[n], o = 0;
	for (let e of r) oi(e) ? i.now[e - 20]-- : (N(i.hand, e), M(i.discard, e), o++);
	o > 0 && Ln(i), An(i, r.length - o, !1), z(t, n), t.log?.emit({
		kind: "spent",
		seat: n,
		count: o,
		points: r.length - o
	}, H(a(n), { elements: r.slice() }));
}
function pi(e, t, n) {
	let r = e.discard.slice();
	for (let i = 0; i < Xt.length; i++) if ((!n || i !== 3 && i !== 4 && i !== 2) && !si(e, i)) for (let n = Math.min(t, e.initial[i] - e.now[i]); n > 0; n--) r.push(20 + i);
	return r;
}
function mi(e, t, n, r) {
	let i = e.gladiators[n], o = hi(e) ? i.deck : i.hand, s = 0;
	for (let e of r) oi(e) ? i.now[e - 20]++ : (N(i.discard, e), M(o, e), s++);
	s > 0 && Rn(i), An(i, r.length - s, !0), z(t, n), t.log?.emit({
		kind: "recovered",
		seat: n,
		count: s,
		points: r.length - s
	}, H(a(n), { elements: r.slice() }));
}
function hi(e) {
	let t = e.flow.frames[e.flow.frames.length - 1];
	return t?.rule === "rest" || t?.rule === "turn";
}
var gi = [
	23,
	24,
	20,
	21,
	22
];
function _i(e, t, n) {
	let r = e.filter((e) => !oi(e)).sort(n), i = e.filter(oi).sort((e, t) => gi.indexOf(e) - gi.indexOf(t));
	return [...r, ...i].slice(0, t);
}
var vi = (e, t) => Math.max(0, e - 2) * (t ? 2 : 1);
function yi(e, t) {
	for (let n = 0; n < e.seats; n++) if (L(e, n) && or(e, t, n) && lr(e, t, n)) return !0;
	for (let n = 0; n < e.animals.length; n++) if (lr(e, t, 4 + n)) return !0;
	return !1;
}
function bi(e, t, n) {
	return Dt(At, t, n, (t) => {
		let n = R(e, t);
		return n >= 0 && (I(n) || !e.gladiators[n].down);
	});
}
function xi(e, t, n) {
	let r = e.gladiators[t], i = ir(e, n);
	return x.inCone(r.cell, i, r.facing) && bi(e, r.cell, i);
}
function Si(e, t) {
	let n = [];
	for (let r = 0; r < e.seats; r++) L(e, r) && or(e, t, r) && xi(e, t, r) && n.push(r);
	for (let r = 0; r < e.animals.length; r++) e.animals[r].where === 2 && xi(e, t, 4 + r) && n.push(4 + r);
	return n;
}
function Ci(e, t, n) {
	let r = e.gladiators[t];
	for (let e = 0; e < r.items.length; e++) {
		let t = rn[r.items[e] - 30];
		if (t.thrown && t.type === "net" === n && r.holds[e] < 0) return !0;
	}
	return !1;
}
var wi = [
	[
		2,
		1,
		0
	],
	[
		0,
		1,
		2
	],
	[
		1,
		0,
		5
	],
	[
		5,
		0,
		1
	],
	[
		0,
		5,
		4
	],
	[
		4,
		5,
		0
	]
];
function Ti(e, t, n) {
	let r = e.gladiators[t], i = [];
	for (let t of n) {
		let n = x.neighbours[r.cell][(r.facing + t) % 6], a = n < 0 ? -1 : R(e, n);
		a >= 0 && i.push(a);
	}
	return i;
}
function Ei(e, t) {
	let n = e.gladiators[t], r = x.neighbours[n.cell][n.facing];
	if (r < 0) return [];
	let i = [];
	for (let n = 0; n < e.seats; n++) e.gladiators[n].cell === r && or(e, t, n) && i.push(n);
	for (let t = 0; t < e.animals.length; t++) e.animals[t].where === 2 && e.animals[t].cell === r && i.push(4 + t);
	return i;
}
function Di(e, t) {
	let n = e.gladiators[t];
	for (let r of [
		0,
		1,
		2,
		4,
		5
	]) {
		let i = x.neighbours[n.cell][(n.facing + r) % 6], a = i < 0 ? -1 : R(e, i);
		if (a >= 0 && or(e, t, a)) return !0;
	}
	let r = Ci(e, t, !0), i = Ci(e, t, !1) && !yi(e, t);
	return (r || i) && Si(e, t).length > 0;
}
function Oi(e, t) {
	let n = e.gladiators[t], r = ["none"];
	if (xn(n) === 3) return r;
	let i = Ei(e, t);
	for (let e of i) r.push(`attack:${P(e)}`);
	let a = n.stack.includes(12) && ki(e, t, 12);
	if (a) for (let t of i) for (let n of Ai(e, t)) r.push(`break:${k(n).name}:${P(t)}`);
	return n.stack.includes(7) && ki(e, t, 7) && ji(e, t, a, r), Mi(e, t, i, r), Ni(e, t, i, r), r;
}
var ki = (e, t, n) => !(T[n].needs & 1) || !nr(e.gladiators[t]), Ai = (e, t) => I(t) ? [] : e.gladiators[t].items;
function ji(e, t, n, r) {
	let { facing: i } = e.gladiators[t], a = /* @__PURE__ */ new Set();
	for (let o of wi) {
		let s = Ti(e, t, o), c = s.join();
		if (a.has(c) || !s.some((n) => or(e, t, n))) continue;
		a.add(c);
		let l = `sweep:${o.map((e) => jt[(i + e) % 6]).join(">")}`;
		if (r.push(l), n) {
			for (let n of s) if (or(e, t, n)) for (let t of Ai(e, n)) r.push(`${l}:${k(t).name}:${P(n)}`);
		}
	}
}
function Mi(e, t, n, r) {
	let i = e.gladiators[t], a = Ci(e, t, !0), o = Ci(e, t, !1) && !yi(e, t);
	if (!a && !o) return;
	let s = Si(e, t);
	for (let [e, t] of i.items.entries()) {
		if (!k(t).thrown || i.holds[e] >= 0) continue;
		let { name: a } = k(t);
		if (on(t)) {
			for (let e of n) r.push(`net:${a}:${P(e)}`);
			for (let e of s) r.push(`cast:${a}:${P(e)}`);
		} else if (o) for (let e of s) r.push(`throw:${a}:${P(e)}`);
	}
}
function Ni(e, t, n, r) {
	for (let i = 0; i < e.seats; i++) if (L(e, i) && sr(e, t, i)) for (let a of n) Pi(e, t, i, a) && r.push(`help:${P(i)}:${P(a)}`);
}
function Pi(e, t, n, r) {
	if (!lr(e, n, r)) return !1;
	if (I(r)) return !0;
	let i = e.gladiators[r];
	return Bt(i.cell, i.facing, e.gladiators[t].cell);
}
function Fi(e, t, n) {
	let [r, i = "", a = "", o = ""] = n.split(":"), s = {
		kind: r,
		targets: [],
		weapon: -1,
		item: -1,
		owner: -1,
		ally: -1
	}, c = (e) => an.find((t) => k(t).name === e) ?? -1;
	switch (s.kind) {
		case "attack":
			s.targets = [F(i)];
			break;
		case "break":
			s.item = c(i), s.owner = F(a), s.targets = [s.owner];
			break;
		case "sweep": {
			let { facing: n } = e.gladiators[t];
			s.targets = Ti(e, t, i.split(">").map((e) => (Jn(e) - n + 6) % 6)), s.item = c(a), s.owner = F(o);
			break;
		}
		case "throw":
		case "net":
		case "cast":
			s.weapon = c(i), s.targets = [F(a)];
			break;
		case "help": s.ally = F(i), s.targets = [F(a)];
	}
	return s;
}
var Ii = (e) => [
	0,
	1,
	2,
	3
].map((t) => `${e}-${T[t].name}`), Li = Ii("new"), Ri = Ii("again"), zi = Ii("standby"), Bi = Ii("turn-down"), Vi = (e, t) => e.row.length - t;
function Hi(e, t, n, r) {
	N(e.hand, t), Ln(e), e.row.push(-1), e.turned.push(r), e.covert.push(t), e.maybe.push(n);
}
function Ui(e, t) {
	let n = Vi(e, t);
	e.now[3] -= n, Dn(e, 3, n);
}
function Wi(e, t, n, r) {
	let i = e.gladiators[n];
	for (let e of r) N(i.hand, e), M(i.stack, e);
	r.length !== 0 && (Ln(i), z(t, n), t.log?.emit({
		kind: "added",
		seat: n,
		count: r.length
	}, H(a(n), { cards: r.slice() })));
}
var Gi = (e, t) => cr(e) && (e.active < 0 || e.active === t);
function Ki(e, t) {
	let n = Gi(e, t);
	return e.gladiators[t].hand.filter((e) => qt(e) || n && e === 6);
}
function qi(e, t) {
	for (let n = 0; n < e.seats; n++) {
		let r = e.gladiators[n];
		if (r.open.length > 0) {
			t.log?.emit({
				kind: "discarded",
				clause: "GL-8.47",
				seat: n,
				cards: r.open.slice()
			});
			for (let e of r.open) M(r.discard, e), M(r.known.discard, e);
			r.open.length = 0;
		}
		r.using = -1, r.fresh = !1, r.passive = !1, r.warded = !1, r.inert = 0, r.twos = 0, Ji(r);
	}
}
function Ji(e) {
	let { deed: t } = e;
	t.skill < 0 && t.blood === 0 && t.speed === 0 && t.boost < 0 && t.sacrificed < 0 && t.raged < 0 && t.powers === 0 && !t.unbeatable && t.aid.length === 0 && t.lunged.length === 0 || (e.deed = Yn());
}
function Yi(e, t, n, r) {
	return t & 1 && nr(e) || t & 8 && r ? !1 : t & 6 ? n === 0 && !!(t & 2) || n === 1 && !!(t & 4) : !0;
}
var Xi = (e, t, n, r) => e.open.includes(t) && !(e.inert & 1 << t) && Yi(e, T[t].needs, n, r);
function Zi(e, t, n) {
	let r = e.gladiators[n];
	if (!(r.using < 0)) {
		if (r.row[r.using] < 0) {
			let e = Cn(r, r.using);
			r.row[r.using] = r.covert[e], r.covert.splice(e, 1), r.maybe.splice(e, 1), r.turned[r.using] = r.turned[r.using] & -3;
		}
		for (let e of r.stack) M(r.open, e);
		r.stack.length = 0, Fn(r), r.open.includes(10) && Pn(r), z(t, n);
		for (let e of r.open) t.use(T[e].name);
		t.log?.emit({
			kind: "revealed",
			clause: "GL-24.4",
			seat: n,
			card: r.row[r.using],
			cards: r.open.slice()
		});
	}
}
function Qi(e, t, n, r, i) {
	let a = e.gladiators[n];
	a.down || a.out !== 0 || (a.pendingWhite += r, t.log?.emit({
		kind: "unbalancing",
		clause: i,
		seat: n,
		markers: r
	}));
}
function $i(e, t, n) {
	let r = e.gladiators[n];
	r.pendingGrey + r.pendingWhite !== 0 && (r.out === 0 && (r.pendingGrey > 0 && (r.grey = 3), r.white = Math.min(2, r.white + r.pendingWhite), r.white === 2 && (r.down = !0), t.log?.emit({
		kind: "status",
		clause: "GL-8.46",
		seat: n,
		grey: r.grey,
		white: r.white,
		down: r.down
	})), r.pendingGrey = 0, r.pendingWhite = 0);
}
function ea(e, t) {
	for (let n = 0; n < e.seats; n++) $i(e, t, n);
}
function ta(e, t, n, r) {
	let i = e.gladiators[n];
	r ? i.grey-- : i.white--, i.white === 0 && (i.down = !1), t.log?.emit({
		kind: "freed",
		clause: "GL-16.18",
		seat: n,
		grey: i.grey,
		white: i.white,
		down: i.down
	}), na(e, t);
}
function na(e, t) {
	for (let n = 0; n < e.seats; n++) {
		let r = e.gladiators[n];
		for (let i = r.items.length - 1; i >= 0; i--) {
			let a = r.holds[i];
			if (a < 0) continue;
			let o = ir(e, a);
			if (!(I(a) ? Zn(e, a).where === 2 && Zn(e, a).grey > 0 : e.gladiators[a].out === 0 && e.gladiators[a].grey + e.gladiators[a].pendingGrey > 0)) r.holds[i] = -1;
			else if (r.out !== 0 || x.distance(r.cell, o) > 1) {
				let a = r.items[i];
				ra(e, n, a), t.log?.emit({
					kind: "item-lost",
					clause: "GL-12.25",
					seat: n,
					item: a
				});
			}
		}
	}
}
function ra(e, t, n) {
	let r = e.gladiators[t], i = r.items.indexOf(n);
	r.items.splice(i, 1), r.holds.splice(i, 1), r.damaged &= ~(1 << n - 30), e.lostItems.push(n), e.lostItems.sort((e, t) => e - t);
}
var ia = (e, t) => di(e.gladiators[t], 2, !1).length >= 2, aa = h("free", {
	locals: {
		seat: -1,
		grey: !1
	},
	shows: ["seat", "grey"]
}, [{
	clause: "GL-16.18",
	ask: (e, t) => _(t.seat, "thing", di(e.gladiators[t.seat], 2, !1), 2, 2),
	fallback: (e, t) => di(e.gladiators[t.seat], 2, !1).slice(0, 2),
	take(e, t, n, r) {
		fi(e, n, t.seat, r), ta(e, n, t.seat, t.grey);
	}
}]), oa = ["turn-right", "turn-left"], sa = new Map([...S, ...C].map((e, t) => [e, t]));
function ca(e, t, n) {
	let r = e.gladiators[t];
	if (nr(r)) {
		r.turnedRound || n.push(oa[0], oa[1]);
		return;
	}
	let i = x.neighbours[r.cell];
	for (let t = 0; t < 6; t++) {
		let r = i[t];
		r < 0 || R(e, r) >= 0 || n.push(S[3 * t], S[3 * t + 1], S[3 * t + 2]);
	}
	n.push(C[0], C[1], C[2], C[3]);
}
var la = (e) => sa.has(e);
function ua(e, t, n, r, i) {
	let a = e.gladiators[n], o = sa.get(r), s = o < S.length;
	nr(a) && (a.turnedRound = !0), s && (a.cell = x.neighbours[a.cell][Math.floor(o / 3)]);
	let c = s ? o % 3 - 1 : Vt[o - S.length];
	return a.facing = (a.facing + c + 6) % 6, t.log?.emit({
		kind: "moved",
		clause: i,
		seat: n,
		cell: a.cell,
		facing: a.facing
	}), s && na(e, t), s;
}
var da = 50, fa = 70, pa = Xt.slice(0, 3), ma = (e) => Math.min(5, 2 * e), ha = h("prepare", {
	locals: {
		seat: -1,
		role: 2,
		thrown: !1,
		animal: !1
	},
	shows: [
		"seat",
		"role",
		"thrown",
		"animal"
	]
}, [
	{
		clause: "GL-23.53",
		ask(e, t) {
			if (!t.animal) return null;
			let n = e.gladiators[t.seat], r = n.open.filter((e) => Kt(e) && !(n.inert & 1 << e) || e === 6);
			if (dr(e)) for (let e = 0; e < D.length; e++) n.powers & 1 << e && r.push(fa + e);
			return _(t.seat, "thing", r, 0, r.length);
		},
		fallback: () => [],
		take: (e, t, n, r) => ga(e, t, n, r)
	},
	{
		clause: "GL-13.28",
		ask(e, t) {
			let n = e.gladiators[t.seat];
			if (!Xi(n, 11, t.role, t.thrown) || n.hp.length + n.discard.length === 0) return null;
			let r = ["none"];
			for (let e of new Set(n.discard)) qt(e) && r.push(e);
			for (let e of new Set(n.hp)) qt(e) && r.push(da + e);
			return g(t.seat, "thing", r);
		},
		fallback: () => "none",
		take: (e, t, n, r) => _a(e, t, n, r)
	},
	{
		clause: "GL-13.17",
		ask(e, t) {
			let n = e.gladiators[t.seat];
			return !Xi(n, 8, t.role, t.thrown) || n.hand.length === 0 ? null : g(t.seat, "thing", ["none", ...new Set(n.hand)]);
		},
		fallback: () => "none",
		take: (e, t, n, r) => va(e, t, n, r)
	},
	{
		clause: "GL-13.22",
		ask(e, t) {
			let n = e.gladiators[t.seat];
			if (!Xi(n, 10, t.role, t.thrown)) return null;
			let r = pa.filter((e, t) => n.now[t] > 0 && !si(n, t)), i = [v("skill", g(t.seat, "word", ["none", ...r]))];
			for (let e of r) {
				let r = ma(n.now[pa.indexOf(e)]);
				i.push(v("gain", ae(t.seat, "points", 1, r), {
					field: "skill",
					is: [e]
				}));
			}
			return se(t.seat, i);
		},
		fallback: () => ({ skill: "none" }),
		take: (e, t, n, r) => ya(e, t, n, r)
	},
	{
		clause: "GL-13.6",
		run: () => u()
	}
]);
function ga(e, t, n, r) {
	let i = e.gladiators[t.seat];
	if (r.length !== 0) {
		i.twos += r.length;
		for (let a of r) a >= fa ? (ui(e, n, t.seat, a - fa), i.deed.powers |= 1 << a - fa) : i.inert |= 1 << a;
		z(n, t.seat), n.log?.emit({
			kind: "for-two",
			seat: t.seat,
			things: r.slice()
		});
	}
}
function _a(e, t, n, r) {
	if (r === "none") return;
	let i = e.gladiators[t.seat], a = r >= da, o = a ? r - da : r;
	N(a ? i.hp : i.discard, o);
	let s = i.known.discard.indexOf(o);
	!a && s >= 0 && i.known.discard.splice(s, 1), N(i.open, 11), M(i.discard, 11), M(i.known.discard, 11), M(i.open, o), i.deed.raged = o, i.deed.fromHp = a, (o === 7 || o === 12) && (i.inert |= 1 << o), Fn(i), o === 10 && Pn(i), z(n, t.seat), n.use(T[o].name), n.log?.emit({
		kind: "raged",
		seat: t.seat,
		card: o,
		from: a ? "hp" : "discard"
	});
}
function va(e, t, n, r) {
	if (r === "none") return;
	let i = e.gladiators[t.seat];
	N(i.hand, r), M(i.removed, r), Ln(i), i.deed.sacrificed = r, Fn(i), z(n, t.seat), n.log?.emit({
		kind: "sacrificed",
		seat: t.seat,
		card: r
	});
}
function ya(e, t, n, r) {
	let i = e.gladiators[t.seat];
	if (r.skill !== "none") {
		let e = pa.indexOf(r.skill);
		i.now[e] += r.gain, i.boosted |= 1 << e, i.deed.boost = e, i.deed.gain = r.gain;
	}
	n.log?.emit({
		kind: "overskill",
		seat: t.seat
	}, H(a(t.seat), {
		skill: r.skill,
		gain: r.gain ?? 0
	}));
}
var ba = h("reflex", {
	locals: {
		seat: -1,
		used: 0
	},
	shows: ["seat", "used"]
}, [{
	clause: "GL-13.50",
	ask(e, t) {
		let n = e.gladiators[t.seat];
		if (!L(e, t.seat) || nr(n) || n.inert & 16384) return null;
		let r = ["stop"];
		return (t.used === 0 || n.now[4] > 0) && ca(e, t.seat, r), g(t.seat, "move", r);
	},
	fallback: () => "stop",
	hints: (e, t) => $o(e, t.seat, ls(e, t)),
	take(e, t, n, r) {
		if (r === "stop") return u(t.used);
		if (t.used > 0) {
			let r = e.gladiators[t.seat];
			r.now[4]--, Dn(r, 4, 1), z(n, t.seat);
		}
		return t.used++, ua(e, n, t.seat, r, "GL-13.50"), c("GL-13.50");
	}
}, {
	clause: "GL-13.51",
	run: (e, t) => u(t.used)
}]), U = (e) => {
	let t = 0;
	for (let n of e) t += n.value;
	return t;
};
function xa(e) {
	let t = 0;
	for (let n of e.open) t += T[n].energy;
	return t;
}
var Sa = (e) => e === "throw" || e === "cast", Ca = ["yes", "no"], wa = ["no"], Ta = h("strike", {
	locals: {
		by: -1,
		targets: [],
		style: "attack",
		weapon: -1,
		entered: 0,
		sides: []
	},
	shows: [
		"by",
		"targets",
		"style",
		"weapon",
		"entered",
		"sides",
		"result"
	]
}, [{
	clause: "GL-11.1",
	run(e, t, n) {
		Zi(e, n, t.by);
		let r = t.targets.some(I);
		return d(ha, {
			seat: t.by,
			role: 0,
			thrown: Sa(t.style),
			animal: r
		});
	}
}, {
	clause: "GL-11.3",
	ask: (e, t) => Da(e, t),
	fallback(e, t, n) {
		let r = n.fields;
		return Object.fromEntries(r.map(({ name: e, request: t }) => [e, Ea(e, t)]));
	},
	hints: (e, t, n) => ss(e, t, n),
	take(e, t, n, r) {
		return u(ka(e, t, n, r));
	}
}]);
function Ea(e, t) {
	return e === "offense" || e === "acrobatic" ? t.kind === "pick" && t.from.includes("yes") ? "yes" : "no" : t.kind === "subset" ? [] : t.kind === "amount" ? 0 : "no";
}
function Da(e, t) {
	let n = t.by, r = e.gladiators[n], i = Sa(t.style), a = (t) => ur(e, n, t) && Yi(r, D[t].needs, 0, i), o = [v("offense", g(n, "word", ci(r, 0) ? Ca : wa))], s = null;
	xn(r) === 2 && o.push(v("blood", ae(n, "points", 0, Math.min(3, r.now[3])))), Xi(r, 9, 0, i) && o.push(v("acrobatic", g(n, "word", Ca))), a(0) && r.hand.length > 0 && o.push(v("lunge", _(n, "thing", r.hand, 0, 3)));
	let c = Math.min(3, t.entered);
	return c > 0 && a(3) && (o.push(v("leapAttack", ae(n, "points", 0, c)), v("leapDamage", ae(n, "points", 0, c))), s = [{
		fields: ["leapAttack", "leapDamage"],
		max: c
	}]), t.style !== "help" && (a(4) && o.push(v("deep", ae(n, "points", 0, 3))), a(5) && t.targets.some((e) => !I(e)) && o.push(v("wrestle", g(n, "word", Ca)))), se(n, o, null, s);
}
function Oa(e, t, n, r, i, a) {
	let o = e.gladiators[t.by], s = xn(o), c = [], l = (e, t, n) => {
		t !== 0 && c.push(V(e, t, n));
	};
	return s === 0 && l("energy", xa(o), "GL-9.1"), s === 1 && l("half the hand", a >> 1, "GL-9.2"), s === 2 && l("blood", 2 * (n.blood ?? 0), "GL-9.5"), Ia(o, t.style, t.weapon, l), l("offense", r, "GL-2.8"), l("trapped", o.grey > 0 ? -3 : 0, "GL-16.5"), l("face-down", o.down ? -5 : 0, "GL-16.11"), l("acrobatic strike", n.acrobatic === "yes" ? 3 : 0, "GL-13.19"), l("sacrifice", o.deed.sacrificed >= 0 ? 3 : 0, "GL-13.17"), l("lunge", 2 * (n.lunge ?? []).length, "GL-14.3"), l("leap", 2 * (n.leapAttack ?? 0), "GL-14.22"), l("deep wounds", -(n.deep ?? 0), "GL-14.25"), l("unbeatable", i, "GL-14.10"), Sa(t.style) && l("range", -vi(x.distance(o.cell, ir(e, t.targets[0])), on(t.weapon)), on(t.weapon) ? "GL-12.7" : "GL-12.5"), c;
}
function ka(e, t, n, r) {
	let i = e.gladiators[t.by], a = xn(i), o = r.lunge ?? [];
	o.length > 0 && Fa(e, n, t.by, o);
	let s = (r.leapAttack ?? 0) + (r.leapDamage ?? 0);
	s > 0 && Pa(e, n, t.by, 3, s), (r.deep ?? 0) > 0 && Pa(e, n, t.by, 4, r.deep), r.wrestle === "yes" && Pa(e, n, t.by, 5, 0);
	let c = r.blood ?? 0;
	i.now[3] -= c, i.deed.blood += c;
	let l = r.offense === "yes" ? Ma(i, 0) : 0, u = Oa(e, t, r, l, Na(i), i.hand.length);
	return z(n, t.by), a === 2 ? (Mn(i, 0), On(i, 3, 3)) : jn(i, 0, l), {
		favs: t.targets.map((r, i) => ja(e, t, n, u, i)),
		damage: (r.leapDamage ?? 0) + (r.deep ?? 0),
		wrestling: r.wrestle === "yes",
		acrobatic: r.acrobatic === "yes"
	};
}
var Aa = [
	1,
	-3,
	-7
];
function ja(e, t, n, r, i) {
	let o = e.gladiators[t.by], s = t.targets[i], c = r.slice();
	t.style === "sweep" && c.push(V("sweep", Aa[i], "GL-13.10"));
	let l = t.style === "help" || t.sides[i] !== 0 ? 0 : La(o, s);
	l > 0 && c.push(V("ally", l, "GL-20.6")), I(s) && o.twos > 0 && c.push(V("against an animal", 2 * o.twos, "GL-23.53"));
	let u = U(c);
	return n.log?.emit({
		kind: "attack-value",
		clause: "GL-11.3",
		seat: t.by,
		target: s,
		total: u
	}, H(a(t.by), { parts: c })), u;
}
function Ma(e, t) {
	return e.deed.skill = t, e.deed.before = e.now[t], e.deed.lifted = si(e, t), li(e, t);
}
function Na(e) {
	return e.plusFour ? (e.plusFour = !1, e.deed.unbeatable = !0, 4) : 0;
}
function Pa(e, t, n, r, i) {
	ui(e, t, n, r), e.gladiators[n].deed.powers |= 1 << r, t.log?.emit({
		kind: "power",
		clause: "GL-14.35",
		seat: n,
		power: 70 + r,
		points: i
	});
}
function Fa(e, t, n, r) {
	let i = e.gladiators[n];
	for (let e of r) N(i.hand, e), M(i.discard, e), i.deed.lunged.push(e);
	Ln(i), Pa(e, t, n, 0, r.length);
}
function Ia(e, t, n, r) {
	let i = 0, a = 0;
	for (let r = 0; r < e.items.length; r++) {
		let o = e.items[r];
		e.holds[r] >= 0 || (i += gn(e, o), o === n && Sa(t) && (a = gn(e, o)));
	}
	r("items", i, "GL-11.4"), r("thrown", a, "GL-12.1");
}
function La(e, t) {
	let n = 0;
	for (let r = e.aid.length - 2; r >= 0; r -= 2) e.aid[r] === t && (n += e.aid[r + 1], e.deed.aid.push(t, e.aid[r + 1]), e.aid.splice(r, 2));
	return n;
}
var Ra = ["yes", "no"], za = ["no"], Ba = h("ward", {
	locals: {
		seat: -1,
		against: -1,
		side: 0,
		fav: -1,
		card: -1,
		net: !1,
		thrown: !1
	},
	shows: [
		"seat",
		"against",
		"side",
		"fav",
		"card",
		"net",
		"thrown",
		"result"
	]
}, [{
	clause: "GL-11.1",
	run(e, t, n) {
		if (Zi(e, n, t.seat), !e.gladiators[t.seat].passive) return d(ha, {
			seat: t.seat,
			role: 1,
			thrown: t.thrown,
			animal: I(t.against)
		});
	}
}, {
	clause: "GL-11.5",
	ask: (e, t) => Ha(e, t),
	fallback: (e, t, n) => Ua(e, t, n),
	hints: (e, t, n) => cs(e, t, n),
	take: (e, t, n, r) => u(Ka(e, t, n, r))
}]), Va = (e) => xn(e) === 3;
function Ha(e, t) {
	let n = e.gladiators[t.seat], r = [v("guard", g(t.seat, "word", ci(n, 1) ? Ra : za))];
	return Va(n) && r.push(v("speed", ae(t.seat, "points", 0, Math.min(2, n.now[4])))), Xi(n, 9, 1, t.thrown) && r.push(v("acrobatic", g(t.seat, "word", Ra))), se(t.seat, r);
}
function Ua(e, t, n) {
	let r = e.gladiators[t.seat], i = U(Wa(e, t, 0, 0, !1, r.plusFour && !r.passive ? 4 : 0)), a = Va(r) ? Math.floor(t.fav / 2) : t.fav, o = ci(r, 1) && a > i && a <= i + r.now[1];
	return Object.fromEntries(n.fields.map(({ name: e }) => [e, e === "guard" ? o ? "yes" : "no" : e === "speed" ? 0 : "no"]));
}
function Wa(e, t, n, r, i, a) {
	let o = e.gladiators[t.seat], s = xn(o), c = [], l = (e, t, n) => {
		t !== 0 && c.push(V(e, t, n));
	};
	return s === 0 && l("energy", xa(o), "GL-10.1"), s === 1 && l("half the hand", o.hand.length >> 1, "GL-10.2"), s === 2 && l("oppose", 5, "GL-10.3"), s === 3 && l("speed", 2 * r, "GL-10.6"), s >= 0 && s === t.card && l("matching", 5, "GL-10.10"), s !== 3 && !t.net && l("items", o.items.reduce((e, t, n) => e + (o.holds[n] >= 0 ? 0 : _n(o, t)), 0), "GL-11.5"), l("guard", n, "GL-2.9"), l("ally", Ga(o, t.against), "GL-20.6"), l("trapped", o.grey > 0 ? -3 : 0, "GL-16.5"), l("face-down", o.down ? -5 : 0, "GL-16.11"), l("from behind", t.side === 0 ? 0 : -3, "GL-11.7"), l("acrobatic strike", i ? 3 : 0, "GL-13.19"), l("sacrifice", o.deed.sacrificed >= 0 ? 3 : 0, "GL-13.17"), l("delay", o.delayed >= Qn(e) ? 3 : 0, "GL-14.40"), l("unbeatable", a, "GL-14.10"), l("against an animal", 2 * o.twos, "GL-23.53"), c;
}
function Ga(e, t) {
	let n = 0;
	for (let r = 0; r < e.aid.length; r += 2) e.aid[r] === t && (n += e.aid[r + 1]);
	return n;
}
function Ka(e, t, n, r) {
	let i = e.gladiators[t.seat], o = r.guard === "yes" ? Ma(i, 1) : 0, s = r.speed ?? 0;
	i.now[4] -= s, i.deed.speed += s;
	let c = i.passive ? 0 : Na(i), l = Wa(e, t, o, s, r.acrobatic === "yes", c);
	La(i, t.against), i.warded = !0;
	let u = U(l);
	return z(n, t.seat), Va(i) ? (Mn(i, 1), On(i, 4, 2)) : jn(i, 1, o), n.log?.emit({
		kind: "defence-value",
		seat: t.seat,
		against: t.against,
		total: u
	}, H(a(t.seat), { parts: l })), {
		fdv: u,
		dodged: Va(i),
		acrobatic: r.acrobatic === "yes"
	};
}
var W = (e, t, n) => ({
	item: e,
	clause: t,
	reason: n
});
function qa(e, t, n) {
	let r = e.gladiators[t];
	return n && r.now[4] === 0 ? [...S, ...C].map((e) => W(e, "GL-8.5", "there is no Speed left")) : nr(r) ? (r.turnedRound ? [...S, ...C] : [
		...S,
		C[0],
		C[3]
	]).map((e) => e.startsWith("step") ? W(e, "GL-16.7", "a Trapped or Face-down gladiator cannot move") : W(e, "GL-16.8", "a Trapped or Face-down gladiator turns by one side once a round")) : x.neighbours[r.cell].flatMap((t, n) => {
		if (t >= 0 && R(e, t) < 0) return [];
		let [r, i] = t < 0 ? ["GL-9.19", "the wall of the arena is there"] : ["GL-9.18", "somebody stands there"];
		return [
			0,
			1,
			2
		].map((e) => W(S[3 * n + e], r, i));
	});
}
function Ja(e) {
	return e.row.flatMap((t, n) => {
		if (t < 0) return [];
		let r = Ri[t];
		if (e.turned[n] & 2) return [W(r, "GL-9.10", "a Standby card serves for nothing more this turn")];
		if (e.turned[n] & 1) {
			let e = "it was used for an Action this turn";
			return [W(r, "GL-8.14", e), W(Bi[t], "GL-8.14", e)];
		}
		let i = Vi(e, n);
		return i <= e.now[3] ? [] : [W(r, "GL-8.13", `it costs ${i} Blood, and there is ${e.now[3]}`)];
	});
}
function Ya(e, t) {
	let n = new Set(e.gladiators[t].hand), r = [];
	for (let i of n) Wt(i) && r.push(W(i, "GL-8.20", "only Energy and Special Move cards are added")), i === 6 && !Gi(e, t) && r.push(W(i, "GL-8.21", "a Feint is played later, from the hand"));
	return r;
}
function Xa(e, t) {
	let n = e.gladiators[t], r = [], i = x.neighbours[n.cell][n.facing], a = R(e, i);
	if (a >= 0 && xn(n) === 3 ? r.push(W(`attack:${P(a)}`, "GL-8.28", "a Movement Action does not fight")) : a >= 0 && !or(e, t, a) && r.push(W(`attack:${P(a)}`, "GL-8.34", "an ally is not attacked")), !yi(e, t)) return r;
	for (let i of n.items) if (k(i).type === "spear") for (let n of Si(e, t)) r.push(W(`throw:${k(i).name}:${P(n)}`, "GL-12.4", "nothing but a Net is thrown while in melee"));
	return r;
}
function Za(e, t) {
	let n = e.grey > 0;
	return t === 2 ? 0 : t === 1 ? n || e.down ? 0 : 8 : n && e.down ? 0 : n ? 4 : e.down ? 1 : 15;
}
var Qa = h("reaction", {
	locals: {
		seat: -1,
		side: 0
	},
	shows: ["seat", "side"]
}, [
	{
		clause: "GL-10.13",
		run(e, t, n) {
			let r = e.gladiators[t.seat], i = Za(r, t.side), a = r.hand.length > 0 || r.row.some((e, t) => $a(r, t) && !!(i & 1 << e));
			if (!(i !== 0 && a)) return no(e, n, t.seat, i === 0 ? "GL-15.3" : "GL-15.4"), u();
		}
	},
	{
		clause: "GL-8.37",
		ask: (e, t) => g(t.seat, "action", eo(e.gladiators[t.seat], t.side)),
		fallback: () => "pass",
		barred: (e, t) => to(e.gladiators[t.seat], t.side),
		hints: (e, t, n) => as(e, t, n),
		take: (e, t, n, r) => ro(e, t, n, r)
	},
	{
		clause: "GL-8.41",
		ask(e, t) {
			let { hand: n } = e.gladiators[t.seat];
			return n.length === 0 ? null : _(t.seat, "thing", Ki(e, t.seat), 0, n.length);
		},
		fallback: () => [],
		barred: (e, t) => Ya(e, t.seat),
		take: (e, t, n, r) => Wi(e, n, t.seat, r)
	}
]), $a = (e, t) => !(e.turned[t] & 2);
function eo(e, t) {
	let n = Za(e, t), r = ["pass"];
	for (let t of e.hand) Wt(t) && n & 1 << t && r.push(Li[t]);
	for (let t = 0; t < e.row.length; t++) {
		let i = e.row[t];
		$a(e, t) && n & 1 << i && Vi(e, t) <= e.now[3] && r.push(Ri[i]);
	}
	return r;
}
function to(e, t) {
	let n = Za(e, t), r = t === 0 ? e.grey > 0 ? "GL-16.6" : "GL-16.12" : "GL-15.3", i = t === 0 ? e.grey > 0 ? "not while Trapped" : "not while Face-down" : "not against an attack from behind";
	return [
		0,
		1,
		2,
		3
	].filter((e) => !(n & 1 << e)).flatMap((e) => [{
		item: Li[e],
		clause: r,
		reason: i
	}, {
		item: Ri[e],
		clause: r,
		reason: i
	}]);
}
function no(e, t, n, r) {
	e.gladiators[n].passive = !0, t.use("passive"), t.log?.emit({
		kind: "passive",
		clause: r,
		seat: n
	});
}
function ro(e, t, n, r) {
	let i = e.gladiators[t.seat];
	if (r === "pass") return no(e, n, t.seat, "GL-15.2"), u();
	z(n, t.seat);
	let o = T.findIndex(({ name: e }) => r.endsWith(`-${e}`));
	if (r.startsWith("new")) {
		Hi(i, o, Za(i, t.side), 2), i.using = i.row.length - 1, i.fresh = !0, n.log?.emit({
			kind: "reaction",
			clause: "GL-8.40",
			seat: t.seat,
			fresh: !0,
			blood: 0
		}, H(a(t.seat), { card: o }));
		return;
	}
	i.using = i.row.indexOf(o);
	let s = Vi(i, i.using);
	Ui(i, i.using), n.log?.emit({
		kind: "reaction",
		clause: "GL-8.38",
		seat: t.seat,
		fresh: !1,
		card: o,
		blood: s
	});
}
var G = {
	attack: 2,
	firstBlood: 3,
	kill: 6,
	rearKill: -12,
	rearAttack: -3,
	rearDamage: -2,
	fleeing: -2,
	cowardice: -3,
	animal: 3,
	survival: 5,
	surrender: -15,
	pair: -10
}, io = {
	"GL-17.3": "attack",
	"GL-17.4": "damage",
	"GL-17.8": "firstBlood",
	"GL-17.10": "kill",
	"GL-17.11": "rearAttack",
	"GL-17.12": "rearDamage",
	"GL-17.16": "fleeing",
	"GL-17.17": "cowardice",
	"GL-17.29": "surrender",
	"GL-23.57": "animal"
};
function ao(e, t, n, r, i) {
	r !== 0 && er(e) && (e.vp[n] += r, e.active === n || e.acted.includes(n) ? e.aside[n] = !0 : e.arrived[n] = ++e.clock, t.log?.emit({
		kind: "vp",
		clause: i,
		seat: n,
		why: io[i],
		points: r,
		vp: e.vp[n]
	}));
}
function oo(e, t, n, r, i) {
	r && ao(e, t, n, G.attack, "GL-17.3"), i && ao(e, t, n, G.rearAttack, "GL-17.11");
}
function so(e, t, n, r, i, a, o) {
	if (!ar(e, n, r)) return;
	let s = i === 0;
	s ? ao(e, t, n, a, "GL-17.4") : ao(e, t, n, G.rearDamage * a, "GL-17.12"), s && a > 0 && !e.firstBlood && (e.firstBlood = !0, ao(e, t, n, G.firstBlood, "GL-17.8")), o && ao(e, t, n, s ? G.kill : G.rearKill, "GL-17.10");
}
var co = () => ({
	cell: -1,
	facing: 0,
	foes: [],
	foeCells: []
});
function lo(e, t, n) {
	let r = e.gladiators[t], i = n ?? [];
	if (n === null) for (let n = 0; n < e.seats; n++) L(e, n) && ar(e, t, n) && lr(e, t, n) && i.push(n);
	return {
		cell: r.cell,
		facing: r.facing,
		foes: i,
		foeCells: i.map((t) => e.gladiators[t].cell)
	};
}
function uo(e, t, n, r) {
	for (let i = 0; i < e.seats; i++) if (i !== n && L(e, i) && ar(e, t, i) && r(e.gladiators[i].cell)) return !0;
	for (let t = 0; t < e.animals.length; t++) if (e.animals[t].where === 2 && r(ir(e, 4 + t))) return !0;
	return !1;
}
function fo(e, t, n, r) {
	for (let [i, a] of n.foes.entries()) {
		if (!L(e, a)) continue;
		let o = n.foeCells[i];
		if (!(x.distance(r, o) - x.distance(n.cell, o) < 2) && !uo(e, t, a, (e) => x.distance(r, e) < x.distance(n.cell, e))) return !0;
	}
	return !1;
}
function po(e, t, n, r, i) {
	for (let [a, o] of n.foes.entries()) {
		if (!L(e, o) || !Bt(n.cell, n.facing, n.foeCells[a])) continue;
		let s = zt(r, i, e.gladiators[o].cell);
		if ((s === 1 || s === 2) && !uo(e, t, o, (e) => x.inCone(r, e, i))) return !0;
	}
	return !1;
}
function mo(e, t, n, r) {
	if ($n(e) || !L(e, n) || r.foes.length === 0) return;
	let { cell: i, facing: a } = e.gladiators[n], o = fo(e, n, r, i), s = po(e, n, r, i, a);
	o && ao(e, t, n, G.fleeing, "GL-17.16"), s && ao(e, t, n, G.cowardice, "GL-17.17");
}
var ho = (e, t) => t >= 30 ? vn(e, t) : E[t];
function go(e, t) {
	let n = e.gladiators[t.seat], r = t.damage > bn(n), i = [v("do", g(t.seat, "word", r ? ["die"] : ["pay"]))];
	if (!r) {
		let e = [...n.hp, ...n.items].filter((e) => ho(n, e) > 0);
		i.push(v("with", ie(t.seat, "thing", e, e.map((e) => ho(n, e)), t.damage, !1, !0)));
	}
	return se(t.seat, i);
}
function _o(e, t) {
	let n = [...e.hp, ...e.items].filter((t) => ho(e, t) > 0), r = [], i = [], a = (t) => {
		let n = (e) => t.filter(e).length, a = [
			t.reduce((t, n) => t + ho(e, n), 0),
			n((e) => e >= 30),
			n(Wt),
			t.length,
			...t
		], o = a.findIndex((e, t) => e !== i[t]);
		(r.length === 0 || a[o] < i[o]) && (r = t, i = a);
	}, o = (r, i, s) => {
		if (s >= t) a(i);
		else for (let t = r; t < n.length; t++) t > r && n[t] === n[t - 1] || o(t + 1, [...i, n[t]], s + ho(e, n[t]));
	};
	return o(0, [], 0), r;
}
var vo = h("wound", {
	locals: {
		seat: -1,
		by: -1,
		side: 0,
		damage: -1,
		effective: 0,
		killed: !1
	},
	shows: [
		"seat",
		"by",
		"side",
		"damage",
		"effective",
		"killed"
	]
}, [
	{
		clause: "GL-14.17",
		run(e, t, n) {
			let r = e.gladiators[t.seat];
			if (tr(r)) return r.after -= t.damage, wo(e, n, t.seat, "GL-14.13"), u();
		}
	},
	{
		clause: "GL-25.19",
		run(e, t, n) {
			let r = e.gladiators[t.seat];
			z(n, t.seat), r.passive && t.damage > bn(r) && bo(e, t, n, r);
		}
	},
	{
		clause: "GL-11.45",
		ask: (e, t) => t.killed ? null : go(e, t),
		fallback(e, t) {
			let n = e.gladiators[t.seat];
			return t.damage > bn(n) ? { do: "die" } : {
				do: "pay",
				with: _o(n, t.damage)
			};
		},
		take(e, t, n, r) {
			r.do === "pay" ? yo(e, t, n, r.with) : bo(e, t, n, e.gladiators[t.seat]);
		}
	},
	{
		clause: "GL-14.8",
		ask: (e, t) => t.killed ? So(e, t.seat) : null,
		fallback: (e, t) => ur(e, t.seat, 2) ? "unbeatable" : "no",
		take: (e, t, n, r) => Co(e, n, t.seat, r)
	},
	{
		clause: "GL-17.19",
		run(e, t, n) {
			I(t.by) || so(e, n, t.by, t.seat, t.side, t.effective, t.killed), t.killed && !tr(e.gladiators[t.seat]) && wo(e, n, t.seat, "GL-11.53");
		}
	}
]);
function yo(e, t, n, r) {
	let o = e.gladiators[t.seat];
	for (let n of r) n >= 30 ? ra(e, t.seat, n) : (N(o.hp, n), M(o.removed, n));
	Fn(o), t.effective = t.damage, n.reveal(a(t.seat), i), n.log?.emit({
		kind: "paid",
		seat: t.seat,
		damage: t.damage,
		things: r.slice()
	});
}
function bo(e, t, n, r) {
	t.effective = Math.min(t.damage, bn(r) + 1), t.killed = !0, r.after = bn(r) + 1 - t.damage, xo(e, n, t.seat, t.damage);
}
function xo(e, t, n, r) {
	let i = e.gladiators[n], a = [...i.hp, ...i.items];
	for (let e of i.hp) M(i.removed, e);
	i.hp.length = 0;
	for (let t of i.items.slice()) ra(e, n, t);
	i.cover = !1, Fn(i), z(t, n), t.log?.emit({
		kind: "killed",
		clause: "GL-11.51",
		seat: n,
		damage: r,
		things: a
	});
}
function So(e, t) {
	return !dr(e) || e.gladiators[t].used & 4 ? null : g(t, "word", ur(e, t, 2) ? ["unbeatable", "no"] : ["no"]);
}
function Co(e, t, n, r) {
	if (r !== "unbeatable") return;
	let i = e.gladiators[n];
	ui(e, t, n, 2), i.due = Qn(e) + 1, i.plusFour = !0, t.log?.emit({
		kind: "unbeatable",
		clause: "GL-14.8",
		seat: n
	});
}
function wo(e, t, n, r) {
	let i = e.gladiators[n];
	i.out = 1, i.cell = -1, t.log?.emit({
		kind: "left",
		clause: r,
		seat: n
	}), na(e, t);
}
function To(e, t, n, r) {
	let i = A[t], a = e.random.die(6), o = n === 2 ? e.random.die(6) : 0, s = n === 2 && a === o && (r || i.doublesInDefence), c = n === 2 && a + o === 7 && (r || i.sevenInDefence) && i.seven !== "nothing", l = [V("die", a, "GL-23.17")];
	return n === 2 && l.push(V("die", o, "GL-23.17")), i.extra > 0 && l.push(V("extra die", e.random.die(6), "GL-23.47")), s && i.doubles === "two-more" && l.push(V("doubles", 2 * (n + i.extra), "GL-23.48")), {
		total: l.reduce((e, t) => e + t.value, 0),
		parts: l,
		base: a,
		doubles: s,
		seven: c
	};
}
function Eo(e, t, n) {
	e.animals.push({
		species: n,
		where: 1,
		from: Qn(e) + 1,
		cell: -1,
		grey: 0
	}), t.use("reinforce"), t.log?.emit({
		kind: "reinforced",
		clause: n === 0 ? "GL-23.39" : "GL-23.40",
		animal: 4 + e.animals.length - 1,
		species: A[n].name
	});
}
function Do(e, t, n, r) {
	let i = Zn(e, n);
	r >= 5 && i.grey--, t.log?.emit({
		kind: "animal-strains",
		clause: "GL-23.29",
		animal: n,
		die: r,
		grey: i.grey
	}), na(e, t);
}
function Oo(e, t, n) {
	let r = Zn(e, n), i = A[r.species], a = To(t, r.species, 2, !1);
	return t.use(i.name), t.log?.emit({
		kind: "animal-defends",
		clause: "GL-23.25",
		animal: n,
		parts: a.parts,
		total: a.total
	}), a.doubles && i.doubles === "reinforce" && Eo(e, t, r.species), {
		total: a.total,
		lose: a.seven && i.seven === "lose"
	};
}
function ko(e, t, n, r) {
	let i = Zn(e, r);
	i.where = 3, i.cell = -1, t.log?.emit({
		kind: "animal-killed",
		clause: "GL-23.28",
		animal: r,
		seat: n
	}), na(e, t), ao(e, t, n, G.animal, "GL-23.57");
}
var Ao = h("bear-loss", {
	locals: {
		seat: -1,
		killed: !1
	},
	shows: ["seat", "killed"]
}, [
	{
		clause: "GL-23.51",
		ask(e, t) {
			let n = e.gladiators[t.seat], r = [...n.hp, ...n.items];
			return r.length === 0 ? null : g(t.seat, "thing", r);
		},
		fallback(e, t) {
			let n = e.gladiators[t.seat], r = (e) => e >= 30 ? vn(n, e) : E[e];
			return (n.hp.length > 0 ? n.hp : n.items).reduce((e, t) => r(t) < r(e) ? t : e);
		},
		take(e, t, n, r) {
			let i = e.gladiators[t.seat], a = r;
			return a >= 30 ? ra(e, t.seat, a) : (N(i.hp, a), M(i.removed, a)), Fn(i), z(n, t.seat), n.log?.emit({
				kind: "clawed",
				clause: "GL-23.50",
				seat: t.seat,
				thing: a
			}), u();
		}
	},
	{
		clause: "GL-23.51",
		at: "GL-23.51 cover",
		run(e, t, n) {
			let r = e.gladiators[t.seat];
			if (tr(r)) return u();
			t.killed = !0, r.after = 0, xo(e, n, t.seat, 0);
		}
	},
	{
		clause: "GL-14.21",
		ask: (e, t) => So(e, t.seat),
		fallback: (e, t, n) => n.kind === "pick" ? n.from[0] : "no",
		take: (e, t, n, r) => Co(e, n, t.seat, r)
	},
	{
		clause: "GL-11.53",
		run: (e, t, n) => tr(e.gladiators[t.seat]) ? void 0 : wo(e, n, t.seat, "GL-11.53")
	}
]), jo = {
	figure: -1,
	on: -1,
	moved: !1,
	side: -1,
	fav: -1,
	doubles: !1,
	seven: !1,
	fdv: -1,
	dodged: !1,
	acrobatic: !1
}, Mo = (e, t) => A[Zn(e, t.figure).species], No = h("beast-attack", {
	locals: jo,
	shows: [...Object.keys(jo), "result"]
}, [
	{
		clause: "GL-23.17",
		run(e, t, n) {
			let r = Zn(e, t.figure), i = e.gladiators[t.on], a = r.grey > 0, o = a ? 1 : t.moved ? Mo(e, t).afterMove : 2, s = To(n, r.species, o, !0);
			t.fav = s.total, t.doubles = s.doubles, t.seven = s.seven, t.side = zt(i.cell, i.facing, r.cell), n.use(Mo(e, t).name), n.log?.emit({
				kind: "animal-attacks",
				animal: t.figure,
				seat: t.on,
				parts: s.parts,
				total: s.total
			}), a && Do(e, n, t.figure, s.base), t.doubles && Mo(e, t).doubles === "reinforce" && Eo(e, n, r.species);
		}
	},
	{
		clause: "GL-23.44",
		ask(e, t) {
			let n = e.gladiators[t.on];
			if (!t.doubles || Mo(e, t).doubles !== "step-back" || nr(n)) return null;
			let r = x.neighbours[n.cell][(n.facing + 3) % 6];
			return r < 0 || R(e, r) >= 0 ? null : g(t.on, "word", n.now[4] > 0 ? ["stand", "step-back"] : ["stand"]);
		},
		fallback: () => "stand",
		take(e, t, n, r) {
			if (r === "stand") return;
			let i = e.gladiators[t.on];
			return i.now[4]--, Dn(i, 4, 1), z(n, t.on), i.cell = x.neighbours[i.cell][(i.facing + 3) % 6], n.use("step-back"), n.log?.emit({
				kind: "stepped-back",
				seat: t.on,
				cell: i.cell
			}), na(e, n), u();
		}
	},
	{
		clause: "GL-23.21",
		run: (e, t) => d(Qa, {
			seat: t.on,
			side: t.side
		})
	},
	{
		clause: "GL-23.23",
		run: (e, t) => d(Ba, {
			seat: t.on,
			against: t.figure,
			side: t.side,
			fav: t.fav,
			card: -1
		})
	},
	{
		clause: "GL-23.18",
		run(e, t, n) {
			let r = t.result;
			t.fdv = r.fdv, t.dodged = r.dodged, t.acrobatic = r.acrobatic;
			let i = t.dodged ? Math.floor(t.fav / 2) : t.fav, a = t.doubles && Mo(e, t).doubles === "step-back" ? 2 : 1, o = Math.max(0, i - t.fdv) * a;
			return n.log?.emit({
				kind: o > 0 ? "mauled" : "fended-off",
				seat: t.on,
				animal: t.figure,
				fav: i,
				fdv: t.fdv,
				damage: o
			}), o > 0 ? d(vo, {
				seat: t.on,
				by: t.figure,
				side: t.side,
				damage: o
			}) : void 0;
		}
	},
	{
		clause: "GL-23.50",
		run: (e, t) => t.seven && Mo(e, t).seven === "lose" && L(e, t.on) ? d(Ao, { seat: t.on }) : void 0
	},
	{
		clause: "GL-23.52",
		run(e, t, n) {
			let { seven: r } = Mo(e, t);
			t.seven && !t.dodged && r === "unbalance" && Qi(e, n, t.on, 1, "GL-23.42"), t.seven && !t.dodged && r === "face-down" && Qi(e, n, t.on, 2, "GL-23.46"), t.acrobatic && Qi(e, n, t.on, 1, "GL-13.21");
			let i = e.gladiators[t.on];
			return i.passive = !1, i.open.includes(14) ? d(ba, { seat: t.on }) : void 0;
		}
	},
	{
		clause: "GL-8.47",
		run(e, t, n) {
			return ea(e, n), qi(e, n), u();
		}
	}
]), Po = {
	by: -1,
	targets: [],
	style: "attack",
	weapon: -1,
	item: -1,
	owner: -1,
	entered: 0,
	sides: [],
	favs: [],
	fdvs: [],
	dodged: [],
	away: [],
	acrobats: [],
	sevens: [],
	watches: [],
	reflexes: [],
	place: 0,
	damage: 0,
	wrestling: !1,
	acrobatic: !1,
	feinted: !1,
	cards: -1,
	toppled: !1,
	toppling: [],
	broken: -1
}, Fo = [...Object.keys(Po), "result"], Io = (e) => e.place >= e.targets.length, Lo = (e) => e === "net" || e === "cast";
function Ro(e, t, n, r) {
	let i = Oo(e, n, r);
	t.fdvs[t.place] = i.total, t.sevens[t.place] = i.lose;
}
function zo(e, t, n, r) {
	let i = t.targets[t.place];
	if (Lo(t.style)) {
		Vo(e, t, n, i);
		return;
	}
	if (I(i)) {
		ko(e, n, t.by, i);
		return;
	}
	let a = e.marginDamage ? Math.floor((r - t.fdvs[t.place]) / 3) : 0, o = 1 + (t.cards >> 1), s = [
		{
			label: "one",
			value: 1,
			clause: "GL-11.40"
		},
		{
			label: "half the cards",
			value: t.cards >> 1,
			clause: "GL-11.40"
		},
		{
			label: "powers",
			value: t.damage,
			clause: "GL-11.42"
		},
		{
			label: "margin",
			value: a,
			clause: "GL-11.43"
		}
	].filter(({ value: e }) => e !== 0), c = o + t.damage + a;
	if (n.log?.emit({
		kind: "damage",
		clause: "GL-11.40",
		seat: i,
		parts: s,
		total: c
	}), t.item >= 0 && i === t.owner) t.broken = c;
	else return d(vo, {
		seat: i,
		by: t.by,
		side: t.sides[t.place],
		damage: c
	});
}
function Bo(e, t, n) {
	let r = e.gladiators[t.owner], i = t.broken >= vn(r, t.item) || hn(r, t.item);
	i ? ra(e, t.owner, t.item) : r.damaged |= 1 << t.item - 30, n.use(i ? "item-broken" : "item-damaged"), n.log?.emit({
		kind: i ? "item-broken" : "item-damaged",
		clause: i ? "GL-13.33" : "GL-13.34",
		seat: t.owner,
		item: t.item
	});
}
function Vo(e, t, n, r) {
	let i = e.gladiators[t.by];
	I(r) ? Zn(e, r).grey = 3 : e.gladiators[r].pendingGrey = 3, t.style === "net" && (i.holds[i.items.indexOf(t.weapon)] = r), n.use("trapped"), n.log?.emit({
		kind: "trapped",
		clause: "GL-12.19",
		target: r,
		item: t.weapon
	});
}
function Ho(e, t) {
	let n = e.gladiators[t.by], r = [];
	if (!L(e, t.by)) return r;
	for (let [i, a] of t.targets.entries()) {
		if (I(a) || t.favs[i] <= 0 || !L(e, a) || nr(e.gladiators[a])) continue;
		let o = x.direction(n.cell, ir(e, a));
		if ([
			0,
			1,
			5
		].includes((o - n.facing + 6) % 6)) for (let t of x.steps[ir(e, a)]) R(e, t) < 0 && r.push(`${P(a)}:${Gn(t)}`);
	}
	return r;
}
function Uo(e, t, n, r) {
	if (r === "none") return;
	let [i = "", a = ""] = r.split(":"), o = F(i), s = e.gladiators[o];
	s.cell = Kn(a), t.watches[t.targets.indexOf(o)].cell = s.cell, n.log?.emit({
		kind: "wrestled",
		seat: t.by,
		target: o,
		cell: s.cell
	}), na(e, n), Qi(e, n, o, 1, "GL-14.30");
}
var Wo = 2, Go = h("unbalanced", {
	locals: { seat: -1 },
	shows: ["seat"]
}, [{
	clause: "GL-13.40",
	ask(e, t) {
		let n = e.gladiators[t.seat], r = di(n, Wo, n.passive), i = r.length >= Wo, a = [v("do", g(t.seat, "word", i ? ["marker", "pay"] : ["marker"]))];
		return i && a.push(v("with", _(t.seat, "thing", r, Wo, Wo), {
			field: "do",
			is: ["pay"]
		})), se(t.seat, a);
	},
	fallback: () => ({ do: "marker" }),
	take(e, t, n, r) {
		return r.do === "marker" ? u(!0) : (fi(e, n, t.seat, r.with), u(!1));
	}
}]), Ko = (e, t) => e.gladiators[t.targets[t.place]], qo = (e) => 1 + e.open.reduce((e, t) => e + (t === 6 ? 0 : 1), 0);
function Jo(e, t, n) {
	I(n) || (Zi(e, t, n), e.gladiators[n].passive || Na(e.gladiators[n]));
}
var Yo = [
	{
		clause: "GL-8.35",
		run(e, t) {
			let n = e.gladiators[t.by].cell;
			for (let r of t.targets) {
				let i = !I(r), a = i ? e.gladiators[r] : null;
				t.sides.push(a === null ? 0 : zt(a.cell, a.facing, n)), t.watches.push(lo(e, i ? r : t.by, i && ar(e, t.by, r) ? [t.by] : [])), t.favs.push(0), t.fdvs.push(0), t.dodged.push(!1), t.away.push(!1), t.acrobats.push(!1), t.reflexes.push(!1), t.sevens.push(!1), t.toppling.push(!1);
			}
		}
	},
	{
		clause: "GL-8.43",
		run(e, t) {
			if (Io(t)) return;
			let n = t.targets[t.place], r = t.sides[t.place++];
			return I(n) ? c("GL-8.43") : d(Qa, {
				seat: n,
				side: r
			}, "GL-8.43");
		}
	},
	{
		clause: "GL-11.1",
		run: (e, t) => d(Ta, {
			by: t.by,
			targets: t.targets,
			style: t.style,
			weapon: t.weapon,
			entered: t.entered,
			sides: t.sides
		})
	},
	{
		clause: "GL-11.9",
		run(e, t, n) {
			let r = t.result;
			if (t.favs = r.favs.slice(), t.damage = r.damage, t.wrestling = r.wrestling, t.acrobatic = r.acrobatic, t.cards = qo(e.gladiators[t.by]), t.place = 0, !t.favs.some((e) => e > 0)) {
				n.log?.emit({
					kind: "null",
					seat: t.by
				});
				for (let r of t.targets) Jo(e, n, r);
				return c("GL-12.3");
			}
		}
	},
	{
		clause: "GL-13.40",
		run(e, t) {
			let n = t.targets[0];
			return t.targets.length > 1 || I(n) || e.gladiators[n].down || !Xi(e.gladiators[t.by], 13, 0, Sa(t.style)) ? c("GL-11.5") : d(Go, { seat: n });
		}
	},
	{
		clause: "GL-13.45",
		run(e, t) {
			t.toppled = t.result === !0;
		}
	},
	{
		clause: "GL-11.5",
		run(e, t, n) {
			if (Io(t)) return c("GL-13.49");
			let r = t.targets[t.place], i = t.favs[t.place] <= 0;
			if (i || I(r)) return i ? Jo(e, n, r) : Ro(e, t, n, r), t.place++, c("GL-11.5");
			let a = xn(e.gladiators[t.by]), o = Lo(t.style);
			return d(Ba, {
				seat: r,
				against: t.by,
				side: t.sides[t.place],
				fav: t.favs[t.place],
				card: a,
				net: o,
				thrown: Sa(t.style)
			});
		}
	},
	{
		clause: "GL-11.15",
		run(e, t) {
			let n = t.result;
			return t.fdvs[t.place] = n.fdv, t.dodged[t.place] = n.dodged, t.acrobats[t.place] = n.acrobatic, t.place++, c("GL-11.5");
		}
	},
	{
		clause: "GL-13.49",
		at: "GL-13.49",
		run(e, t) {
			t.place = 0;
		}
	},
	{
		clause: "GL-13.49",
		at: "GL-13.49 next",
		run(e, t) {
			for (; !Io(t); t.place++) {
				let n = t.targets[t.place];
				if (!(I(n) || t.favs[t.place] <= 0) && !e.gladiators[t.by].down && Xi(Ko(e, t), 13, 1, Sa(t.style))) return d(Go, { seat: t.by });
			}
			return c("GL-11.19");
		}
	},
	{
		clause: "GL-13.49",
		at: "GL-13.49 answered",
		run(e, t) {
			return t.toppling[t.place++] = t.result === !0, c("GL-13.49 next");
		}
	}
], K = (e, t, n) => ({
	item: e,
	key: t,
	values: n
}), Xo = (e) => Object.fromEntries(e.map(({ label: e, value: t }) => [e, t]));
function Zo(e, t) {
	if ($n(e)) return null;
	for (let n of e.flow.frames) {
		if (n.rule === "activation" && n.by === t) return n.watch;
		if (n.rule !== "fight") continue;
		let e = n.targets.indexOf(t);
		if (e >= 0) return n.watches[e];
	}
	return null;
}
function Qo(e, t, n, r, i) {
	return n === null || n.foes.length === 0 ? [0, 0] : [fo(e, t, n, r) ? G.fleeing : 0, po(e, t, n, r, i) ? G.cowardice : 0];
}
function $o(e, t, n) {
	let r = e.gladiators[t], i = Zo(e, t), a = [];
	for (let [n, o] of [...S, ...C].entries()) {
		let s = n < S.length, c = s ? x.neighbours[r.cell][Math.floor(n / 3)] : r.cell, l = s ? n % 3 - 1 : Vt[n - S.length], [u, d] = c < 0 ? [0, 0] : Qo(e, t, i, c, (r.facing + l + 6) % 6);
		u + d !== 0 && a.push(K(o, "honour", { vp: u + d }));
	}
	let o = nr(r) ? ts(r.cell, r.facing, r.turnedRound ? 0 : n) : ns(e, t, n);
	for (let n = 0; n < x.size; n++) {
		let r = {};
		for (let a = 0; a < 6; a++) {
			let s = o[6 * n + a];
			if (s < 0) continue;
			r[`c${a}`] = s;
			let [c, l] = Qo(e, t, i, n, a);
			c !== 0 && (r[`f${a}`] = c), l !== 0 && (r[`w${a}`] = l);
		}
		Object.keys(r).length > 0 && a.push(K(n, "reach", r));
	}
	return a;
}
var es = () => Array(6 * x.size).fill(-1);
function ts(e, t, n) {
	let r = es();
	if (r[6 * e + t] = 0, n > 0) for (let n of [1, 5]) r[6 * e + (t + n) % 6] = 1;
	return r;
}
function ns(e, t, n) {
	let r = e.gladiators[t], i = es();
	i[6 * r.cell + r.facing] = 0;
	let a = [6 * r.cell + r.facing];
	for (let t = 1; t <= n; t++) {
		let n = [], r = (e, r) => {
			let a = 6 * e + r;
			i[a] >= 0 || (i[a] = t, n.push(a));
		};
		for (let t of a) {
			let n = Math.floor(t / 6);
			for (let e of Vt) r(n, (t % 6 + e + 6) % 6);
			for (let i of x.steps[n]) if (R(e, i) < 0) for (let e of [
				5,
				6,
				7
			]) r(i, (t % 6 + e) % 6);
		}
		a = n;
	}
	return i;
}
function rs(e, t, n) {
	let r = e.gladiators[t];
	return n.kind === "pick" ? r.row.flatMap((e, t) => e >= 0 && n.from.includes(Ri[e]) ? [K(Ri[e], "blood", { blood: Vi(r, t) })] : []) : [];
}
function is(e, t, n) {
	if (!n) return {
		...e,
		passive: t < 0,
		using: e.row.indexOf(t)
	};
	let r = e.hand.slice();
	return r.splice(r.indexOf(t), 1), {
		...e,
		passive: !1,
		hand: r,
		row: [...e.row, t],
		using: e.row.length
	};
}
function as(e, t, n) {
	if (n.kind !== "pick") return [];
	let r = e.flow.frames.find(({ rule: e }) => e === "fight"), i = e.flow.frames.find(({ rule: e }) => e === "beast-attack"), a = r?.by ?? i?.figure ?? 0, o = r?.style === "net" || r?.style === "cast", s = {
		seat: t.seat,
		against: a,
		side: t.side,
		fav: 0,
		card: -1,
		net: o,
		thrown: !1
	};
	return n.from.flatMap((n) => {
		let r = T.findIndex(({ name: e }) => n.endsWith(`-${e}`)), i = is(e.gladiators[t.seat], r, n.startsWith("new")), a = {
			...e,
			gladiators: e.gladiators.with(t.seat, i)
		}, o = n.startsWith("again") ? Vi(i, i.using) : 0, c = Wa(a, s, 0, 0, !1, r >= 0 && i.plusFour ? 4 : 0), l = r === 3 ? 2 * Math.min(2, i.now[4]) : 0;
		return [K(n, "defence", {
			total: U(c),
			blood: o,
			guard: i.now[1],
			speed: l,
			halves: +(r === 3)
		}), K(n, "parts", Xo(c))];
	});
}
function os(e, t, n) {
	if (n.kind !== "pick") return [];
	let { cell: r } = e.gladiators[t];
	return n.from.flatMap((n) => {
		let { kind: i, targets: a, weapon: o } = Fi(e, t, n);
		if (i === "none" || i === "help") return [];
		let s = a.filter((n) => !I(n) && ar(e, t, n) && er(e)), c = (t) => {
			let { cell: n, facing: i } = e.gladiators[t];
			return zt(n, i, r) === 0;
		}, l = s.some(c) ? G.attack : 0, u = s.every(c) ? 0 : G.rearAttack, d = i === "throw" || i === "cast" ? vi(x.distance(r, ir(e, a[0])), on(o)) : 0;
		return [K(n, u === 0 ? "front" : l === 0 ? "rear" : "both", {
			front: l,
			rear: u,
			each: u === 0 ? 0 : G.rearDamage,
			range: 0 - d
		})];
	});
}
function ss(e, t, n) {
	if (n.kind !== "form") return [];
	let r = e.gladiators[t.by], i = r.plusFour ? 4 : 0, a = (n, a = 0, o = 0) => Oa(e, t, {
		offense: "no",
		...n
	}, a, i, r.hand.length - o), o = U(a({})), s = [K("base", "parts", Xo(a({})))], c = {
		offense: { each: U(a({}, r.now[0])) - o },
		blood: { each: U(a({ blood: 1 })) - o },
		acrobatic: { each: U(a({ acrobatic: "yes" })) - o },
		leapAttack: { each: U(a({ leapAttack: 1 })) - o },
		leapDamage: {
			each: 0,
			damage: 1
		},
		deep: {
			each: U(a({ deep: 1 })) - o,
			damage: 1
		}
	};
	for (let e of [
		1,
		2,
		3
	]) {
		let t = r.hand.slice(0, e);
		c.lunge = {
			...c.lunge,
			[`n${e}`]: U(a({ lunge: t }, 0, t.length)) - o
		};
	}
	for (let { name: e } of n.fields) c[e] !== void 0 && s.push(K(e, "adds", c[e]));
	return s.push(K("damage", "damage", { damage: 1 + (qo(r) >> 1) })), s;
}
function cs(e, t, n) {
	if (n.kind !== "form") return [];
	let r = e.gladiators[t.seat], i = Wa(e, t, 0, 0, !1, r.plusFour && !r.passive ? 4 : 0), a = Va(r), o = {
		guard: r.now[1],
		speed: 2,
		acrobatic: 3
	};
	return [
		K("base", "parts", Xo(i)),
		...n.fields.map(({ name: e }) => K(e, "adds", { each: o[e] })),
		K("against", "against", {
			fav: a ? Math.floor(t.fav / 2) : t.fav,
			full: t.fav
		})
	];
}
var ls = (e, t) => +(t.used === 0) + e.gladiators[t.seat].now[4], us = {
	by: -1,
	watch: co(),
	entered: 0,
	passed: !1,
	yielding: !1,
	standby: !1,
	declared: "none",
	points: 0
};
function ds(e) {
	let t = [];
	for (let n of e.hand) Wt(n) && t.push(Li[n], zi[n]);
	for (let n = 0; n < e.row.length; n++) {
		if (e.turned[n] !== 0) continue;
		let r = e.row[n];
		Vi(e, n) <= e.now[3] && t.push(Ri[r]), t.push(Bi[r]);
	}
	return t.push("pass"), t;
}
function fs(e) {
	let t = e.turned.indexOf(0);
	if (t >= 0) return Bi[e.row[t]];
	for (let t = 3; t >= 0; t--) if (e.hand.includes(t)) return zi[t];
	return "pass";
}
var ps = (e) => T.findIndex(({ name: t }) => e.endsWith(`-${t}`));
function ms(e, t, n, r) {
	let i = e.gladiators[t.by];
	if (r === "pass") return hs(e, t, n);
	let o = ps(r);
	if (z(n, t.by), r.startsWith("standby")) Hi(i, o, 15, 3), n.log?.emit({
		kind: "standby",
		clause: "GL-9.8",
		seat: t.by,
		fresh: !0
	}, H(a(t.by), { card: o }));
	else if (r.startsWith("turn-down")) i.turned[i.row.indexOf(o)] = 3, n.log?.emit({
		kind: "standby",
		clause: "GL-9.8",
		seat: t.by,
		fresh: !1,
		card: o
	});
	else if (r.startsWith("new")) Hi(i, o, 15, 2), i.using = i.row.length - 1, i.fresh = !0, n.log?.emit({
		kind: "action",
		clause: "GL-8.10",
		seat: t.by,
		fresh: !0,
		blood: 0
	}, H(a(t.by), { card: o }));
	else {
		i.using = i.row.indexOf(o);
		let e = Vi(i, i.using);
		Ui(i, i.using), n.log?.emit({
			kind: "action",
			clause: "GL-8.11",
			seat: t.by,
			fresh: !1,
			card: o,
			blood: e
		});
	}
	return i.using >= 0 ? (n.use(T[o].name), c("GL-8.19")) : (t.standby = !0, n.use("standby"), c("GL-9.11"));
}
function hs(e, t, n) {
	return t.passed = !0, e.gladiators[t.by].passive = !0, n.log?.emit({
		kind: "passed",
		clause: "GL-8.17",
		seat: t.by
	}), c("GL-8.49");
}
var gs = {
	name: "surrender",
	clause: "GL-17.27",
	offer(e, t) {
		let n = e.flow.frames[e.flow.frames.length - 1];
		return n?.rule !== "activation" || n.at !== "GL-8.5" || n.by !== t ? null : g(t, "word", [n.yielding ? "surrender" : "announce"]);
	},
	take(e, t, n, r) {
		let i = e.flow.frames[e.flow.frames.length - 1];
		i.yielding = !0, n !== "announce" && (_s(e, t, r), i.at = "GL-8.49");
	}
};
function _s(e, t, n) {
	let r = e.gladiators[n];
	t.use("surrender"), t.log?.emit({
		kind: "surrendered",
		clause: "GL-17.28",
		seat: n
	}), ao(e, t, n, G.surrender, "GL-17.29"), r.out = 2, r.cell = -1, na(e, t);
}
var vs = [
	{
		clause: "GL-17.3",
		run(e, t, n) {
			if (t.place = 0, t.feinted) return c("GL-11.33");
			let r = (n) => t.targets.some((r, i) => !I(r) && ar(e, t.by, r) && t.favs[i] > 0 && t.sides[i] === 0 === n);
			oo(e, n, t.by, r(!0), r(!1));
		}
	},
	{
		clause: "GL-11.39",
		run(e, t, n) {
			if (Io(t)) return c("GL-12.3");
			let r = t.place, i = t.dodged[r] ? Math.floor(t.favs[r] / 2) : t.favs[r], a = t.favs[r] > 0 && i > t.fdvs[r];
			return t.favs[r] > 0 && n.log?.emit({
				kind: a ? "hit" : "missed",
				seat: t.by,
				target: t.targets[r],
				fav: i,
				fdv: t.fdvs[r]
			}), a ? zo(e, t, n, i) : void 0;
		}
	},
	{
		clause: "GL-23.50",
		run(e, t) {
			let n = t.place++;
			return t.sevens[n] && L(e, t.by) ? d(Ao, { seat: t.by }, "GL-11.39") : c("GL-11.39");
		}
	},
	{
		clause: "GL-12.3",
		run(e, t, n) {
			t.broken >= 0 && Bo(e, t, n), Sa(t.style) && e.gladiators[t.by].items.includes(t.weapon) && (ra(e, t.by, t.weapon), n.log?.emit({
				kind: "item-lost",
				seat: t.by,
				item: t.weapon
			}));
		}
	},
	{
		clause: "GL-11.33",
		run(e, t, n) {
			t.feinted || (t.style === "sweep" && Qi(e, n, t.by, 1, "GL-13.13"), t.acrobatic && Qi(e, n, t.by, 1, "GL-13.20"), t.toppled && Qi(e, n, t.targets[0], 1, "GL-13.40"));
			for (let r = 0; r < t.targets.length; r++) I(t.targets[r]) || t.away[r] || (t.acrobats[r] && Qi(e, n, t.targets[r], 1, "GL-13.21"), t.toppling[r] && Qi(e, n, t.by, 1, "GL-13.40"));
			for (let n of t.targets) I(n) || (e.gladiators[n].passive = !1);
		}
	},
	{
		clause: "GL-14.27",
		ask(e, t) {
			if (!t.wrestling || t.feinted) return null;
			let n = Ho(e, t);
			return n.length === 0 ? null : g(t.by, "throw", [...n, "none"]);
		},
		fallback: () => "none",
		take: (e, t, n, r) => Uo(e, t, n, r)
	},
	{
		clause: "GL-13.53",
		run(e, t) {
			return t.place = 0, !t.feinted && e.gladiators[t.by].open.includes(14) ? d(ba, { seat: t.by }) : void 0;
		}
	},
	{
		clause: "GL-13.54",
		run(e, t) {
			for (; !Io(t); t.place++) {
				let n = t.targets[t.place];
				if (!I(n) && e.gladiators[n].open.includes(14)) return d(ba, { seat: n });
			}
			return c("GL-17.20");
		}
	},
	{
		clause: "GL-13.54",
		at: "GL-13.54 moved",
		run(e, t) {
			return t.reflexes[t.place++] = t.result > 0, c("GL-13.54");
		}
	},
	{
		clause: "GL-17.20",
		run(e, t, n) {
			for (let [r, i] of t.targets.entries()) t.reflexes[r] && mo(e, n, i, t.watches[r]);
			return u();
		}
	}
];
function ys(e, t) {
	let { hand: n } = e.gladiators[t];
	return n.length === 0 ? null : g(t, "word", n.includes(6) ? ["no", "feint"] : ["no"]);
}
function bs(e, t, n, r) {
	if (r === "no") return !1;
	let i = e.gladiators[n];
	return N(i.hand, 6), M(i.discard, 6), z(t, n), t.use("feint"), t.log?.emit({
		kind: "feinted",
		seat: n
	}), Ss(i), M(i.known.discard, 6), Fn(i), !0;
}
function xs(e, t) {
	return e.discard.includes(t) ? (N(e.discard, t), !0) : !1;
}
function Ss(e) {
	let { deed: t } = e;
	if (t.raged >= 0) {
		N(e.open, t.raged), M(t.fromHp ? e.hp : e.discard, t.raged), xs(e, 11) && M(e.open, 11);
		let n = e.known.discard.indexOf(11);
		n >= 0 && e.known.discard.splice(n, 1);
	}
	for (let t of e.open) M(e.hand, t), M(e.known.hand, t);
	e.open.length = 0, t.sacrificed >= 0 && (N(e.removed, t.sacrificed), M(e.hand, t.sacrificed), M(e.known.hand, t.sacrificed));
	for (let n of t.lunged) xs(e, n) && M(e.hand, n);
	Cs(e), e.powers |= t.powers, e.used &= ~t.powers, t.unbeatable && (e.plusFour = !0), e.aid.push(...t.aid), e.fresh && ws(e), e.using = -1, e.inert = 0, e.twos = 0, e.deed = Yn();
}
function Cs(e) {
	let { deed: t, now: n, initial: r } = e;
	if (t.skill >= 0 && (n[t.skill] += t.lifted ? t.before : 1, t.lifted && (e.boosted |= 1 << t.skill)), t.boost >= 0 && (n[t.boost] -= t.gain, e.boosted &= ~(1 << t.boost)), t.skill >= 0) {
		let i = si(e, t.skill) ? t.before : r[t.skill];
		n[t.skill] = Math.min(i, n[t.skill]);
	}
	n[3] = Math.min(r[3], n[3] + t.blood), n[4] = Math.min(r[4], n[4] + t.speed), kn(e, 0, 1), kn(e, 1, 1);
}
function ws(e) {
	let t = e.row.pop();
	e.turned.pop(), M(e.hand, t), M(e.known.hand, t);
}
var Ts = h("fight", {
	locals: Po,
	shows: Fo
}, [
	...Yo,
	{
		clause: "GL-11.19",
		ask: (e, t) => ys(e, t.by),
		fallback: () => "no",
		take(e, t, n, r) {
			t.place = 0, t.feinted = bs(e, n, t.by, r);
		}
	},
	{
		clause: "GL-11.30",
		ask(e, t) {
			if (!t.feinted) return null;
			for (let n = t.place; n < t.targets.length; n++) {
				let r = t.targets[n];
				if (I(r) || e.gladiators[r].passive) continue;
				let i = ys(e, r);
				if (i !== null) return i;
			}
			return null;
		},
		fallback: () => "no",
		take(e, t, n, r, i) {
			let a = t.targets.indexOf(i);
			return t.away[a] = bs(e, n, i, r), t.place = a + 1, l;
		}
	},
	...vs
]), Es = 50, Ds = 3;
function Os(e, t, n) {
	let r = e.gladiators[t], i = L(e, t) && (r.cover || tr(r));
	return e.turn > 0 && !e.ended && i && !r.passive && ur(e, t, n);
}
var ks = (e) => e.flow.frames[e.flow.frames.length - 1]?.rule === "turn", As = {
	name: "adaptation",
	clause: "GL-14.36",
	offer(e, t) {
		if (!Os(e, t, 6) || ks(e)) return null;
		let n = e.gladiators[t], r = [...n.hand, ...n.hp.map((e) => Es + e)];
		return r.length === 0 ? null : _(t, "thing", r, 1, Ds);
	},
	take(e, t, n, r) {
		let i = e.gladiators[r];
		ui(e, t, r, 6);
		let o = 0;
		for (let e of n) {
			let t = e >= Es, n = t ? e - Es : e;
			N(t ? i.hp : i.hand, n), M(t ? i.hand : i.hp, n), t && o++;
		}
		o < n.length && Ln(i), t.reopen(r);
		let s = {
			toHand: o,
			toHp: n.length - o
		};
		t.log?.emit({
			kind: "adapted",
			seat: r,
			...s
		}, H(a(r), { things: n.slice() }));
	}
}, js = {
	name: "resistance",
	clause: "GL-14.43",
	offer(e, t) {
		if (!Os(e, t, 8)) return null;
		let n = pi(e.gladiators[t], Ds, !1);
		return n.length === 0 ? null : _(t, "thing", n, 1, Ds);
	},
	take(e, t, n, r) {
		ui(e, t, r, 8), t.log?.emit({
			kind: "power",
			seat: r,
			power: 78,
			points: n.length
		}), mi(e, t, r, n), t.reopen(r);
	}
}, Ms = {
	name: "delay",
	clause: "GL-14.40",
	offer(e, t) {
		return Os(e, t, 7) ? e.gladiators[t].warded ? null : g(t, "word", ["defence"]) : null;
	},
	take(e, t, n, r) {
		ui(e, t, r, 7), e.gladiators[r].delayed = hi(e) ? Qn(e) + 1 : Qn(e), t.log?.emit({
			kind: "power",
			seat: r,
			power: 77,
			points: 3
		}), t.reopen(r);
	}
}, Ns = {
	name: "stand-up",
	clause: "GL-25.14",
	offer(e, t) {
		let n = e.gladiators[t];
		return e.active !== t || !Os(e, t, 1) || n.grey + n.white === 0 ? null : g(t, "word", ["stand-up"]);
	},
	take: (e, t, n, r) => Ps(e, t, r)
};
function Ps(e, t, n) {
	let r = e.gladiators[n];
	ui(e, t, n, 1), r.grey = 0, r.white = 0, r.down = !1, t.log?.emit({
		kind: "stood-up",
		clause: "GL-14.5",
		seat: n
	}), na(e, t);
}
var Fs = [
	As,
	js,
	Ms,
	Ns
];
function Is(e, t) {
	if (e.ended) return;
	let n = rr(e);
	($n(e) ? n.length === 0 || e.animals.every(({ where: e }) => e === 3) : new Set(n.map((t) => e.gladiators[t].side)).size <= 1) && (e.ended = !0, t.log?.emit({
		kind: "game-ends",
		clause: $n(e) ? "GL-23.61" : "GL-19.2"
	}));
}
var Ls = (e, t) => L(e, t) && !tr(e.gladiators[t]);
function Rs(e, t) {
	if (!Ls(e, t)) return 0;
	let n = e.gladiators[t], r = n.items.reduce((e, t) => e + vn(n, t), 0);
	return yn(n.hand) + yn(n.hp) + yn(n.deck) + r + 1;
}
var zs = h("finish", { locals: {} }, [{
	clause: "GL-17.30",
	run(e, t, n) {
		if (!$n(e)) for (let t = 0; t < e.seats; t++) {
			let r = Ls(e, t) ? G.survival : 0, i = [V("points", e.vp[t], "GL-17.1"), V("survival", r, "GL-17.30")];
			e.vp[t] += r, n.log?.emit({
				kind: "final",
				seat: t,
				parts: i,
				total: e.vp[t]
			});
		}
	}
}, {
	clause: "GL-24.16",
	run(e, t, n) {
		for (let t = 0; t < e.seats; t++) n.reveal(a(t), i);
	}
}]);
function Bs(e) {
	if ($n(e)) return Vs(e);
	let t = /* @__PURE__ */ new Map();
	for (let n = 0; n < e.seats; n++) {
		let { side: r } = e.gladiators[n], i = t.get(r) ?? {
			vp: e.shape === "twoVsOne" && r === 1 ? G.pair : 0,
			hp: 0
		};
		t.set(r, {
			vp: i.vp + e.vp[n],
			hp: i.hp + Rs(e, n)
		});
	}
	let n = (n) => t.get(e.gladiators[n].side), r = (e, t) => n(e).vp > n(t).vp || n(e).vp === n(t).vp && n(e).hp > n(t).hp, i = e.gladiators.map((e, t) => t);
	return {
		clause: "GL-19.5",
		places: i.map((e) => 1 + i.filter((t) => r(t, e)).length),
		scores: i.map((e) => n(e).vp)
	};
}
function Vs(e) {
	let t = e.gladiators.map((t, n) => +!!Ls(e, n)), n = t.filter((e) => e === 1).length, r = n === 0 ? 2 : n + 1;
	return {
		clause: n === 0 ? "GL-23.60" : "GL-23.59",
		places: t.map((e) => e === 1 ? 1 : r),
		scores: t
	};
}
var Hs = h("help", {
	locals: {
		by: -1,
		ally: -1,
		foe: -1,
		entered: 0,
		fav: -1
	},
	shows: [
		"by",
		"ally",
		"foe",
		"entered",
		"fav",
		"result"
	]
}, [
	{
		clause: "GL-20.5",
		run: (e, t) => d(Ta, {
			by: t.by,
			targets: [t.foe],
			style: "help",
			entered: t.entered,
			sides: [0]
		})
	},
	{
		clause: "GL-20.12",
		run(e, t) {
			t.fav = t.result.favs[0];
		}
	},
	{
		clause: "GL-20.20",
		ask: (e, t) => ys(e, t.by),
		fallback: () => "no",
		take: (e, t, n, r) => bs(e, n, t.by, r) ? u() : void 0
	},
	{
		clause: "GL-20.6",
		run(e, t, n) {
			let r = Math.max(0, Math.floor(t.fav / 4));
			return r > 0 && e.gladiators[t.ally].aid.push(t.foe, r), n.use("help"), n.log?.emit({
				kind: "helped",
				clause: "GL-20.18",
				seat: t.by,
				partner: t.ally,
				target: t.foe,
				points: r
			}), t.result?.acrobatic && Qi(e, n, t.by, 1, "GL-13.20"), e.gladiators[t.by].open.includes(14) ? d(ba, { seat: t.by }) : void 0;
		}
	}
]), Us = h("activation", {
	locals: us,
	shows: [
		"by",
		"watch",
		"entered",
		"passed",
		"yielding",
		"standby",
		"declared",
		"points",
		"result"
	]
}, [
	{
		clause: "GL-8.2",
		run(e, t, n) {
			e.active = t.by, t.watch = lo(e, t.by, null), n.log?.emit({
				kind: "activation",
				seat: t.by
			});
		}
	},
	{
		clause: "GL-8.5",
		ask: (e, t) => g(t.by, "move", Ws(e, t.by)),
		fallback: () => "done",
		barred: (e, t) => qa(e, t.by, !0),
		hints: (e, t) => $o(e, t.by, e.gladiators[t.by].now[4]),
		take: (e, t, n, r) => Ks(e, t, n, r)
	},
	{
		clause: "GL-8.8",
		ask(e, t) {
			let n = e.gladiators[t.by];
			return n.hand.length === 0 && !n.turned.some((e) => e === 0) ? null : g(t.by, "action", ds(n));
		},
		fallback: (e, t) => fs(e.gladiators[t.by]),
		barred: (e, t) => Ja(e.gladiators[t.by]),
		hints: (e, t, n) => rs(e, t.by, n),
		take: (e, t, n, r) => ms(e, t, n, r)
	},
	{
		clause: "GL-8.16",
		run: (e, t, n) => hs(e, t, n)
	},
	{
		clause: "GL-9.11",
		ask: (e, t) => _(t.by, "thing", pi(e.gladiators[t.by], 3, !1), 0, 3),
		fallback: (e, t) => _i(pi(e.gladiators[t.by], 3, !1), 3, (e, t) => E[t] - E[e]),
		take(e, t, n, r) {
			return mi(e, n, t.by, r), c("GL-16.19");
		}
	},
	{
		clause: "GL-8.19",
		ask(e, t) {
			let { hand: n } = e.gladiators[t.by];
			return n.length === 0 ? null : _(t.by, "thing", Ki(e, t.by), 0, n.length);
		},
		fallback: () => [],
		barred: (e, t) => Ya(e, t.by),
		take: (e, t, n, r) => Wi(e, n, t.by, r)
	},
	{
		clause: "GL-8.26",
		ask: (e, t) => Di(e, t.by) ? g(t.by, "declaration", Oi(e, t.by)) : null,
		fallback(e, t) {
			let n = Ei(e, t.by)[0];
			return n === void 0 || xn(e.gladiators[t.by]) === 3 ? "none" : `attack:${P(n)}`;
		},
		barred: (e, t) => Xa(e, t.by),
		hints: (e, t, n) => os(e, t.by, n),
		take: (e, t, n, r) => Js(e, t, n, r)
	},
	{
		clause: "GL-8.44",
		run(e, t) {
			let { kind: n, targets: r, weapon: i, item: a, owner: o, ally: s } = Fi(e, t.by, t.declared);
			if (n === "none") return;
			let c = t.entered;
			return n === "help" ? d(Hs, {
				by: t.by,
				ally: s,
				foe: r[0],
				entered: c
			}, "GL-16.19") : d(Ts, {
				by: t.by,
				targets: r,
				weapon: i,
				item: a,
				owner: o,
				style: n,
				entered: c
			}, "GL-16.19");
		}
	},
	{
		clause: "GL-8.44",
		at: "GL-8.44 alone",
		run(e, t, n) {
			let r = e.gladiators[t.by];
			return Zi(e, n, t.by), r.plusFour = !1, t.points = xn(r) === 3 ? 3 : 0, d(ha, {
				seat: t.by,
				role: 2
			});
		}
	},
	{
		clause: "GL-9.15",
		ask(e, t) {
			if (t.points === 0 || !L(e, t.by)) return null;
			let n = ["stop"];
			return ca(e, t.by, n), n.length === 1 ? null : g(t.by, "move", n);
		},
		fallback: () => "stop",
		barred: (e, t) => qa(e, t.by, !1),
		hints: (e, t) => $o(e, t.by, t.points),
		take(e, t, n, r) {
			return t.points = r === "stop" ? 0 : t.points - 1, r !== "stop" && ua(e, n, t.by, r, "GL-9.15"), c("GL-9.15");
		}
	},
	{
		clause: "GL-13.55",
		run: (e, t) => e.gladiators[t.by].open.includes(14) ? d(ba, { seat: t.by }) : void 0
	},
	{
		clause: "GL-16.19",
		ask(e, t) {
			let n = e.gladiators[t.by];
			if (t.passed || n.grey + n.white === 0 || !L(e, t.by)) return null;
			let r = ["done"];
			return Gs(e, t.by, r), g(t.by, "move", r);
		},
		fallback: () => "done",
		take: (e, t, n, r) => qs(e, t, n, r, "GL-16.19", "GL-8.49")
	},
	{
		clause: "GL-8.49",
		run(e, t, n) {
			mo(e, n, t.by, t.watch), ea(e, n), Ys(e, t, n), Is(e, n);
		}
	}
]);
function Ws(e, t) {
	let n = e.gladiators[t], r = ["done"];
	return n.now[4] > 0 && ca(e, t, r), Gs(e, t, r), r;
}
function Gs(e, t, n) {
	let r = e.gladiators[t];
	r.grey + r.white !== 0 && (ia(e, t) && (r.grey > 0 && n.push("free-grey"), r.white > 0 && n.push("free-white")), ur(e, t, 1) && n.push("stand-up"));
}
function Ks(e, t, n, r) {
	let i = e.gladiators[t.by];
	return t.yielding = !1, la(r) ? (i.now[4]--, Dn(i, 4, 1), z(n, t.by), ua(e, n, t.by, r, "GL-8.5") && t.entered++, c("GL-8.5")) : qs(e, t, n, r, "GL-8.5", "GL-8.8");
}
function qs(e, t, n, r, i, a) {
	return r === "done" ? c(a) : r === "stand-up" ? (Ps(e, n, t.by), c(i)) : (z(n, t.by), d(aa, {
		seat: t.by,
		grey: r === "free-grey"
	}, i));
}
function Js(e, t, n, r) {
	let i = e.gladiators[t.by];
	if (t.declared = r, r === "none") return;
	if (z(n, t.by), i.row[i.using] < 0) {
		let e = Cn(i, i.using);
		i.maybe[e] = i.maybe[e] & 7;
	}
	let { kind: a, targets: o, item: s, owner: c, weapon: l, ally: u } = Fi(e, t.by, r), d = (e) => {
		N(i.stack, e), M(i.open, e), i.inert |= 1 << e;
	};
	a === "sweep" && d(7), s >= 0 && d(12), Fn(i), n.log?.emit({
		kind: "declared",
		seat: t.by,
		how: a,
		targets: o.slice(),
		weapon: l,
		item: s,
		owner: c,
		partner: u
	});
}
function Ys(e, t, n) {
	let r = e.gladiators[t.by];
	r.using >= 0 && (r.turned[r.using] = r.turned[r.using] | 1), r.aid.length = 0, qi(e, n), e.active = -1, e.acted.push(t.by);
}
var Xs = h("rest", { locals: {} }, [{
	clause: "GL-18.1",
	run(e, t, n) {
		for (let t of rr(e)) Zs(e, t);
		n.log?.emit({ kind: "rest" });
	}
}, {
	clause: "GL-18.2",
	sealed: !0,
	ask: (e) => rr(e).map((t) => $s(e, t)),
	fallback(e, t, n) {
		let r = e.gladiators[n.seat], i = r.now[2];
		return i === 0 || pi(r, 9, !0).length < 3 ? { use: "no" } : {
			use: "yes",
			elements: _i(Qs(e, n.seat), i, (e, t) => Number(Wt(t)) - Number(Wt(e)) || E[t] - E[e])
		};
	},
	take(e, t, n, r) {
		for (let [t, i] of r.entries()) i !== null && i.use === "yes" && ec(e, n, t, i.elements);
	}
}]);
function Zs(e, t) {
	let n = e.gladiators[t];
	for (let e of n.row) e < 0 || (M(n.discard, e), M(n.known.discard, e));
	for (let e of n.covert) M(n.discard, e);
	n.row.length = 0, n.turned.length = 0, n.covert.length = 0, n.maybe.length = 0;
}
var Qs = (e, t) => {
	let n = e.gladiators[t];
	return pi(n, n.now[2], !0);
};
function $s(e, t) {
	let n = e.gladiators[t], r = ci(n, 2), i = [v("use", g(t, "word", r ? ["yes", "no"] : ["no"]))];
	if (r) {
		let r = Qs(e, t);
		i.push(v("elements", _(t, "thing", r, 0, n.now[2]), {
			field: "use",
			is: ["yes"]
		}));
	}
	return se(t, i);
}
function ec(e, t, n, r) {
	let i = e.gladiators[n];
	li(i, 2), mi(e, t, n, r), Mn(i, 2), t.use("rest");
}
function tc(e, t) {
	for (let n of rr(e)) {
		let r = e.gladiators[n];
		for (let e of r.hand) M(r.deck, e);
		for (let e of r.hp) M(r.deck, e);
		r.hand.length = 0, r.hp.length = 0, Ln(r);
		for (let e = 0; e <= 2; e++) r.boosted & 1 << e && (r.now[e] = 0);
		if (r.boosted = 0, e.turn === 1 && r.reserve.length > 0) {
			for (let e of r.reserve) M(r.deck, e);
			r.reserve.length = 0, t.log?.emit({
				kind: "moves-join",
				clause: "GL-22.2",
				seat: n
			});
		}
	}
	t.log?.emit({
		kind: "turn-ends",
		clause: "GL-18.10",
		turn: e.turn
	});
}
var nc = (e) => ({
	species: e,
	where: 0,
	from: 0,
	cell: -1,
	grey: 0
});
function rc(e, t, n) {
	let [r, i] = A[n].suggested;
	for (let a = 0; a < e.seats; a++) {
		let a = r + t.random.below(i - r + 1);
		for (let t = 0; t < a; t++) e.animals.push(nc(n));
	}
	t.log?.emit({
		kind: "herd",
		species: A[n].name,
		count: e.animals.length
	});
}
var ic = [
	0,
	0,
	1,
	2,
	3,
	3
];
function ac(e, t) {
	if (e.animals.length === 0) return;
	let n = e.animals.filter(({ where: e }) => e === 0), r = n.length;
	if (!$n(e)) {
		let e = t.random.die(6);
		r = Math.min(r, ic[e - 1]), t.log?.emit({
			kind: "entry",
			die: e,
			count: r
		});
	} else if (e.turn > 1) return;
	for (let t = 0; t < r; t++) n[t].where = 1, n[t].from = (e.turn - 1) * 2 + 1;
}
function oc(e, t) {
	let n = R(e, t);
	return n < 0 || Pt(t) && I(n);
}
function sc(e, t) {
	let n = new Int16Array(x.size).fill(-1), r = [t];
	n[t] = 0;
	for (let t = 0; t < r.length; t++) for (let i of x.steps[r[t]]) n[i] >= 0 || !oc(e, i) || (n[i] = n[r[t]] + 1, r.push(i));
	return n;
}
function cc(e, t) {
	for (let n of x.steps[t]) {
		let t = R(e, n);
		if (t >= 0 && !I(t)) return !0;
	}
	return !1;
}
function lc(e, t) {
	let n = (e) => {
		let n = Infinity, r = [];
		for (let i = 0; i < x.size; i++) {
			if (t[i] < 0) continue;
			let a = e(i);
			a < n ? (n = a, r = [i]) : a === n && n < Infinity && r.push(i);
		}
		return n === Infinity ? [] : r;
	}, r = n((n) => cc(e, n) ? t[n] : Infinity);
	if (r.length > 0) return r;
	let i = rr(e);
	return n((t) => Math.min(...i.map((n) => x.distance(t, e.gladiators[n].cell))));
}
function uc(e, t, n, r) {
	if (cc(e, n.cell)) return [];
	let i = lc(e, sc(e, n.cell)), a = i.length > 1 ? i[t.random.below(i.length)] : i[0], o = sc(e, a), s = [];
	for (; s.length < r && n.cell !== a;) {
		let e = dc(o, n.cell), t = x.neighbours[n.cell].find((t) => o[t] === e - 1);
		if (t === void 0) break;
		n.cell = t, s.push(t);
	}
	return s;
}
function dc(e, t) {
	let n = Infinity;
	for (let r of x.steps[t]) e[r] >= 0 && (n = Math.min(n, e[r] + 1));
	return n;
}
function fc(e, t, n) {
	if (oc(e, n)) return n;
	let r = Infinity, i = [];
	for (let t = 0; t < x.size; t++) {
		if (R(e, t) >= 0) continue;
		let a = x.distance(n, t);
		a < r ? (r = a, i = [t]) : a === r && i.push(t);
	}
	return i.length > 1 ? i[t.random.below(i.length)] : i[0];
}
var pc = h("beasts", {
	locals: {
		order: [],
		next: 0
	},
	shows: ["order", "next"]
}, [
	{
		clause: "GL-23.20",
		run(e, t, n) {
			let r = Qn(e);
			for (let [n, { where: i, from: a }] of e.animals.entries()) (i === 2 || i === 1 && a <= r) && t.order.push(4 + n);
			n.random.shuffle(t.order);
		}
	},
	{
		clause: "GL-23.15",
		run(e, t, n) {
			let r = t.order[t.next++];
			if (r === void 0 || e.ended || rr(e).length === 0) return u();
			let i = e.animals[r - 4];
			if (i.where !== 2 && i.where !== 1) return c("GL-23.15");
			let a = !1;
			if (i.where === 1) mc(e, n, r), a = !0;
			else if (i.grey > 0) {
				if (!cc(e, i.cell)) return Do(e, n, r, n.random.die(6)), c("GL-23.15");
			} else if (!cc(e, i.cell)) {
				let t = n.random.die(6), o = uc(e, n, i, t);
				a = !0, n.log?.emit({
					kind: "animal-moves",
					clause: "GL-23.11",
					animal: r,
					die: t,
					cells: o
				});
			}
			return cc(e, i.cell) ? d(No, {
				figure: r,
				on: hc(e, n, i),
				moved: a
			}) : c("GL-23.15");
		}
	},
	{
		clause: "GL-23.63",
		run(e, t, n) {
			return Is(e, n), c("GL-23.15");
		}
	}
]);
function mc(e, t, n) {
	let r = e.animals[n - 4], i = t.random.die(6), a = fc(e, t, i <= 3 ? Mt : Nt);
	r.cell = a, r.where = 2;
	let o = uc(e, t, r, i);
	t.log?.emit({
		kind: "animal-enters",
		clause: "GL-23.7",
		animal: n,
		species: A[r.species].name,
		die: i,
		cell: a,
		cells: o
	});
}
function hc(e, t, n) {
	let r = rr(e).filter((t) => x.distance(e.gladiators[t].cell, n.cell) === 1);
	return r.length > 1 ? r[t.random.below(r.length)] : r[0];
}
var gc = h("game", {
	locals: { herd: -1 },
	shows: ["herd"]
}, [
	{
		clause: "GL-23.3",
		run: (e, t, n) => t.herd < 0 ? void 0 : rc(e, n, t.herd)
	},
	{
		clause: "GL-4.1",
		run: () => d(Rr)
	},
	{
		clause: "GL-5.1",
		run: () => d(qr)
	},
	{
		clause: "GL-6.1",
		run: () => d(ai)
	},
	{
		clause: "GL-7.1",
		run(e, t, n) {
			if (!(e.ended || e.turn === 6)) return e.turn++, e.round = 0, n.log?.emit({
				kind: "turn",
				turn: e.turn
			}), d(_c, {}, "GL-7.1");
		}
	},
	{
		clause: "GL-19.5",
		run: () => d(zs)
	}
]), _c = h("turn", { locals: {} }, [
	{
		clause: "GL-23.5",
		run: (e, t, n) => ac(e, n)
	},
	{
		clause: "GL-7.3",
		sealed: !0,
		ask(e) {
			return rr(e).filter((t) => e.gladiators[t].deck.length > 0).map((t) => {
				let { deck: n } = e.gladiators[t];
				return _(t, "thing", n, 0, n.length);
			});
		},
		fallback: (e, t, n) => yc(e, n.seat),
		take(e, t, n, r) {
			for (let [t, i] of r.entries()) i !== null && vc(e, n, t, i);
		}
	},
	{
		clause: "GL-7.1",
		run(e) {
			if (e.ended) return u();
			if (e.round !== 2) return e.round++, d(xc, {}, "GL-7.1");
		}
	},
	{
		clause: "GL-18.1",
		run: () => d(Xs)
	},
	{
		clause: "GL-18.10",
		run: (e, t, n) => tc(e, n)
	}
]);
function vc(e, t, n, r) {
	let i = e.gladiators[n];
	for (let e of r) N(i.deck, e), M(i.hand, e);
	i.hp = i.deck, i.deck = [], i.lastHand = i.hand.slice(), i.lastHp = i.hp.slice(), t.log?.emit({
		kind: "split",
		seat: n,
		hand: i.hand.length,
		hp: i.hp.length
	}, H(a(n), { cards: r.slice() }));
}
function yc(e, t) {
	let n = e.gladiators[t], r = n.lastHand.slice(), i = n.lastHp.slice(), a = (e, t) => {
		let n = e.indexOf(t);
		return n >= 0 && e.splice(n, 1), n >= 0;
	};
	return n.deck.filter((e) => a(r, e) || !a(i, e) && e !== 4);
}
function bc(e) {
	return rr(e).sort((t, n) => e.vp[t] - e.vp[n] || e.arrived[n] - e.arrived[t]);
}
var xc = h("round", {
	locals: { next: 0 },
	shows: ["next"]
}, [
	{
		clause: "GL-7.7",
		run(e, t, n) {
			e.order = bc(e);
			for (let t of e.gladiators) t.turnedRound = !1;
			n.log?.emit({
				kind: "round",
				turn: e.turn,
				round: e.round,
				seats: e.order.slice()
			});
		}
	},
	{
		clause: "GL-14.39",
		sealed: !0,
		ask(e) {
			if (!dr(e) || e.order.length < 2) return null;
			let t = e.order.map((e, t) => t + 1);
			return e.order.map((n) => g(n, "word", ur(e, n, 7) ? ["no", ...t] : ["no"]));
		},
		fallback: () => "no",
		take(e, t, n, r) {
			for (let t of e.order.slice()) {
				let i = r[t];
				typeof i == "number" && (ui(e, n, t, 7), e.order.splice(e.order.indexOf(t), 1), e.order.splice(i - 1, 0, t), n.log?.emit({
					kind: "delayed",
					seat: t,
					place: i,
					seats: e.order.slice()
				}));
			}
		}
	},
	{
		clause: "GL-7.15",
		run: (e) => e.animals.length > 0 ? d(pc) : void 0
	},
	{
		clause: "GL-8.1",
		run(e, t) {
			if (e.ended) return u();
			let n = e.order[t.next++];
			if (n !== void 0) return L(e, n) ? d(Us, { by: n }, "GL-8.1") : c("GL-8.1");
		}
	},
	{
		clause: "GL-7.12",
		run: (e, t, n) => Sc(e, n)
	}
]);
function Sc(e, t) {
	for (let t of e.acted) e.aside[t] && (e.arrived[t] = ++e.clock), e.aside[t] = !1;
	e.acted.length = 0;
	for (let n = 0; n < e.seats; n++) {
		let r = e.gladiators[n];
		r.out === 0 && tr(r) && r.due <= Qn(e) && wo(e, t, n, "GL-14.9");
	}
	Is(e, t);
}
var Cc = ve([
	gc,
	Rr,
	Vr,
	qr,
	Yr,
	Qr,
	ni,
	ai,
	_c,
	xc,
	Us,
	Qa,
	Ts,
	Hs,
	Ta,
	Ba,
	vo,
	ha,
	ba,
	Go,
	aa,
	Xs,
	zs,
	pc,
	No,
	Ao
]), wc = (e) => ({
	skill: e.skill,
	before: e.before,
	blood: e.blood,
	speed: e.speed,
	boost: e.boost,
	gain: e.gain,
	sacrificed: e.sacrificed,
	raged: e.raged,
	fromHp: e.fromHp,
	powers: e.powers,
	unbeatable: e.unbeatable,
	lifted: e.lifted,
	aid: e.aid.slice(),
	lunged: e.lunged.slice()
}), Tc = (e) => ({
	low: e.low.slice(),
	high: e.high.slice(),
	floor: e.floor.slice(),
	discard: e.discard.slice(),
	hand: e.hand.slice(),
	owns: e.owns.slice()
}), Ec = (e) => ({
	side: e.side,
	coins: e.coins,
	character: e.character,
	initial: e.initial.slice(),
	now: e.now.slice(),
	boosted: e.boosted,
	powers: e.powers,
	used: e.used,
	extra: e.extra,
	extraFeint: e.extraFeint,
	purse: e.purse,
	deck: e.deck.slice(),
	hand: e.hand.slice(),
	hp: e.hp.slice(),
	cover: e.cover,
	discard: e.discard.slice(),
	removed: e.removed.slice(),
	reserve: e.reserve.slice(),
	stack: e.stack.slice(),
	open: e.open.slice(),
	row: e.row.slice(),
	turned: e.turned.slice(),
	covert: e.covert.slice(),
	maybe: e.maybe.slice(),
	using: e.using,
	fresh: e.fresh,
	passive: e.passive,
	warded: e.warded,
	inert: e.inert,
	twos: e.twos,
	deed: wc(e.deed),
	items: e.items.slice(),
	holds: e.holds.slice(),
	damaged: e.damaged,
	cell: e.cell,
	facing: e.facing,
	grey: e.grey,
	white: e.white,
	down: e.down,
	pendingGrey: e.pendingGrey,
	pendingWhite: e.pendingWhite,
	turnedRound: e.turnedRound,
	out: e.out,
	due: e.due,
	plusFour: e.plusFour,
	delayed: e.delayed,
	aid: e.aid.slice(),
	after: e.after,
	lastHand: e.lastHand.slice(),
	lastHp: e.lastHp.slice(),
	known: Tc(e.known)
}), Dc = (e) => ({
	species: e.species,
	where: e.where,
	from: e.from,
	cell: e.cell,
	grey: e.grey
}), Oc = (e) => ({
	flow: be(Cc, e.flow),
	seats: e.seats,
	mode: e.mode,
	shape: e.shape,
	itemMethod: e.itemMethod,
	freePlacement: e.freePlacement,
	marginDamage: e.marginDamage,
	overLimit: e.overLimit,
	staged: e.staged,
	campaign: e.campaign,
	turn: e.turn,
	round: e.round,
	ended: e.ended,
	spare: e.spare.slice(),
	stock: e.stock.slice(),
	itemDeck: e.itemDeck.slice(),
	faceUp: e.faceUp.slice(),
	lostItems: e.lostItems.slice(),
	order: e.order.slice(),
	vp: e.vp.slice(),
	arrived: e.arrived.slice(),
	clock: e.clock,
	acted: e.acted.slice(),
	aside: e.aside.slice(),
	firstBlood: e.firstBlood,
	gladiators: e.gladiators.map(Ec),
	animals: e.animals.map(Dc),
	active: e.active
});
function kc(e, t, n) {
	return o(e, t) ? Ac(n) : n.length;
}
var Ac = (e) => e.length === 0 ? [] : e.slice(), jc = (e) => typeof e != "number", q = (e) => typeof e == "number" ? e : e.length;
function Mc(e, t) {
	let n = e.slice();
	for (let e of t) {
		let t = n.indexOf(e);
		if (t < 0) throw Error(`${String(e)} is not there to be taken away`);
		n[t] = n[n.length - 1], n.length--;
	}
	return n;
}
function Nc(e) {
	let t = [
		e.deck,
		e.hand,
		e.hp,
		e.discard,
		e.reserve,
		e.stack,
		e.covert
	], n = e.removed.length + e.open.length + e.row.filter((e) => e >= 0).length;
	return t.reduce((e, t) => e + q(t), n) - 4;
}
function Pc(e, t, n) {
	let { owns: r, floor: i, low: a } = e.known, o = r.slice(), s = [
		0,
		1,
		2,
		3,
		4
	].map((e) => Math.min(9, Math.max(3, i[e], a[e]))), c = D.map((e, t) => t).filter((t) => !!(e.used & 1 << t)), l = e.coins - s.reduce((e, t, n) => e + Ic(n, t), 0) - c.length;
	for (let e = 4; e < 15; e++) l -= o[e] * T[e].coins;
	l = Lc(e, t, o, l, n), l = Bc(s, l, n), Vc(c, l, n);
	let u = [];
	for (let e = 7; e < 15; e++) o[e] > 0 && u.push(e);
	return {
		values: s,
		energy0: o[4],
		energy1: o[5],
		feint: o[6],
		moves: u,
		powers: c.sort((e, t) => e - t)
	};
}
function Fc(e, t, n) {
	let r = [], i = mn(t), a = e.coins - pn(t, e.coins).total, o = (e) => {
		r.push(e), a -= 2 * T[e].coins;
	};
	for (let t = 4; t <= 6; t++) {
		let n = i.filter((e) => e === t).length;
		for (let r = e.known.owns[t] - n; r > 0; r--) o(t);
	}
	for (; r.length < e.extra;) {
		let t = a - 2 * T[4].coins * (e.extra - r.length - 1), i = [
			4,
			5,
			6
		].filter((e) => 2 * T[e].coins <= t && (e !== 6 || !r.includes(6)));
		o(i.length === 0 ? 4 : i[n.below(i.length)]);
	}
	return r;
}
var Ic = (e, t) => e < 3 ? Qt[t] : t;
function Lc(e, t, n, r, i) {
	let a = Nc(e) - n.reduce((e, t) => e + t, 0), o = fn(e.coins) + e.extra, s = t.staged && (t.turn <= 1 || q(e.reserve) > 0), c = s ? q(e.reserve) : a, l = s ? a - c : a, u = r, d = [], f = (e, t) => {
		for (let n = 0; n < t; n++) d.push(e);
	};
	f(4, o - n[4]), f(5, o - n[5]), a > q(e.stack) + 1 && f(6, 1 + Math.min(1, e.extra) - n[6]);
	for (let e = 7; e < 15; e++) f(e, 1 - n[e]);
	i.shuffle(d);
	for (let e = a; e > 0; e--) {
		let t = d.findIndex((t, n) => (!s || (t >= 7 ? c > 0 : l > 0)) && T[t].coins + zc(d, n, e - 1, s, c - +(t >= 7)) <= u), r = t >= 0 ? t : Rc(d, s, c, l), [i] = d.splice(r, 1);
		n[i]++, u -= T[i].coins, i >= 7 ? c-- : l--;
	}
	return u;
}
function Rc(e, t, n, r) {
	let i = -1;
	for (let [a, o] of e.entries()) t && (o >= 7 ? n <= 0 : r <= 0) || (i < 0 || T[o].coins < T[e[i]].coins) && (i = a);
	return i;
}
function zc(e, t, n, r, i) {
	let a = (n) => e.filter((e, r) => r !== t && n(e)).map((e) => T[e].coins).sort((e, t) => e - t), o = (e, t) => e.slice(0, t).reduce((e, t) => e + t, 0);
	return r ? o(a((e) => e >= 7), i) + o(a((e) => e < 7), n - i) : o(a(() => !0), n);
}
function Bc(e, t, n) {
	let r = t;
	for (let t = n.below(24); t > 0; t--) {
		let t = n.below(5), i = e[t];
		if (i === 9) continue;
		let a = Ic(t, i + 1) - Ic(t, i);
		a > r || (e[t] = i + 1, r -= a);
	}
	return r;
}
function Vc(e, t, n) {
	let r = D.map((e, t) => t).filter((t) => !e.includes(t));
	n.shuffle(r), e.push(...r.slice(0, Math.min(Math.max(0, t), n.below(6))));
}
function Hc(e) {
	let { deed: t } = e;
	return {
		initial: e.initial.slice(),
		now: e.now.slice(),
		boosted: e.boosted,
		powers: e.powers,
		extraFeint: e.extraFeint,
		purse: e.purse,
		deed: {
			...t,
			aid: t.aid.slice(),
			lunged: t.lunged.slice()
		},
		lastHand: e.lastHand.slice(),
		lastHp: e.lastHp.slice()
	};
}
function Uc(e, t, n) {
	let r = e.gladiators[t], i = Xn.own(e, t);
	return {
		side: r.side,
		coins: r.coins,
		character: r.character,
		used: r.used,
		extra: r.extra,
		deck: kc(i, n, r.deck),
		hand: kc(i, n, r.hand),
		hp: kc(i, n, r.hp),
		cover: r.cover,
		discard: kc(i, n, r.discard),
		removed: r.removed.slice(),
		reserve: kc(i, n, r.reserve),
		stack: kc(i, n, r.stack),
		open: r.open.slice(),
		row: r.row.slice(),
		turned: r.turned.slice(),
		covert: kc(i, n, r.covert),
		maybe: r.maybe.slice(),
		using: r.using,
		fresh: r.fresh,
		passive: r.passive,
		warded: r.warded,
		inert: r.inert,
		twos: r.twos,
		items: r.items.slice(),
		holds: r.holds.slice(),
		damaged: r.damaged,
		cell: r.cell,
		facing: r.facing,
		grey: r.grey,
		white: r.white,
		down: r.down,
		pendingGrey: r.pendingGrey,
		pendingWhite: r.pendingWhite,
		turnedRound: r.turnedRound,
		out: r.out,
		due: r.due,
		plusFour: r.plusFour,
		delayed: r.delayed,
		aid: r.aid.slice(),
		after: r.after,
		known: {
			low: r.known.low.slice(),
			high: r.known.high.slice(),
			floor: r.known.floor.slice(),
			discard: r.known.discard.slice(),
			hand: r.known.hand.slice(),
			owns: r.known.owns.slice()
		},
		deed: {
			sacrificed: r.deed.sacrificed,
			raged: r.deed.raged,
			fromHp: r.deed.fromHp,
			powers: r.deed.powers,
			unbeatable: r.deed.unbeatable,
			aid: r.deed.aid.slice(),
			lunged: r.deed.lunged.length
		},
		secret: o(i, n) ? Hc(r) : null
	};
}
var Wc = [
	4,
	4,
	1
], Gc = (e) => e.flow.frames.some(({ rule: e }) => e === "over-limit") ? e.stock.map((e, t) => Math.max(0, Math.min(e, Wc[t]))) : [
	0,
	0,
	0
], Kc = (e, t) => ({
	viewer: t,
	flow: xe(Cc, e, t),
	mode: e.mode,
	shape: e.shape,
	itemMethod: e.itemMethod,
	freePlacement: e.freePlacement,
	marginDamage: e.marginDamage,
	overLimit: e.overLimit,
	staged: e.staged,
	campaign: e.campaign,
	turn: e.turn,
	round: e.round,
	ended: e.ended,
	spare: e.spare.slice(),
	stock: Gc(e),
	itemDeck: e.itemMethod === "selection" ? e.itemDeck.slice() : e.itemDeck.length,
	faceUp: e.faceUp.slice(),
	lostItems: e.lostItems.slice(),
	order: e.order.slice(),
	vp: e.vp.slice(),
	arrived: e.arrived.slice(),
	clock: e.clock,
	acted: e.acted.slice(),
	aside: e.aside.slice(),
	firstBlood: e.firstBlood,
	gladiators: e.gladiators.map((n, r) => Uc(e, r, t)),
	animals: e.animals.map((e) => ({
		species: e.species,
		where: e.where,
		from: e.from,
		cell: e.cell,
		grey: e.grey
	})),
	active: e.active
}), qc = (e, t) => e - t, Jc = (e) => jc(e) ? e.slice() : [], Yc = ({ animals: e, active: t }, n) => (t < 0 || t === n) && e.some(({ where: e }) => e === 2);
function Xc(e, t) {
	let n = e.gladiators.map((n, r) => n.secret === null ? tl(n, e, Yc(e, r), t) : el(n));
	return {
		flow: Se(Cc, e.flow, e.viewer),
		seats: n.length,
		mode: e.mode,
		shape: e.shape,
		itemMethod: e.itemMethod,
		freePlacement: e.freePlacement,
		marginDamage: e.marginDamage,
		overLimit: e.overLimit,
		staged: e.staged,
		campaign: e.campaign,
		turn: e.turn,
		round: e.round,
		ended: e.ended,
		spare: e.spare.slice(),
		stock: Zc(e, n),
		itemDeck: jc(e.itemDeck) ? e.itemDeck.slice() : Qc(e, t),
		faceUp: e.faceUp.slice(),
		lostItems: e.lostItems.slice(),
		order: e.order.slice(),
		vp: e.vp.slice(),
		arrived: e.arrived.slice(),
		clock: e.clock,
		acted: e.acted.slice(),
		aside: e.aside.slice(),
		firstBlood: e.firstBlood,
		gladiators: n,
		animals: e.animals.map((e) => ({ ...e })),
		active: e.active
	};
}
function Zc(e, t) {
	return e.stock.map((e, n) => {
		if (e < Wc[n]) return e;
		let r = t.reduce((e, { deck: t }) => e + t.filter((e) => e === 4 + n).length, 0);
		return Math.max(e, Jt[n] - r);
	});
}
function Qc(e, t) {
	let n = Mc(an, [
		...e.faceUp,
		...e.lostItems,
		...e.gladiators.flatMap(({ items: e }) => e)
	]);
	return t.shuffle(n), n;
}
function $c(e) {
	let { known: t } = e;
	return {
		side: e.side,
		coins: e.coins,
		character: e.character,
		initial: [],
		now: [],
		boosted: 0,
		powers: 0,
		used: e.used,
		extra: e.extra,
		extraFeint: !1,
		purse: 0,
		deck: Jc(e.deck),
		hand: Jc(e.hand),
		hp: Jc(e.hp),
		cover: e.cover,
		discard: Jc(e.discard),
		removed: e.removed.slice(),
		reserve: Jc(e.reserve),
		stack: Jc(e.stack),
		open: e.open.slice(),
		row: e.row.slice(),
		turned: e.turned.slice(),
		covert: Jc(e.covert),
		maybe: e.maybe.slice(),
		using: e.using,
		fresh: e.fresh,
		passive: e.passive,
		warded: e.warded,
		inert: e.inert,
		twos: e.twos,
		deed: Yn(),
		items: e.items.slice(),
		holds: e.holds.slice(),
		damaged: e.damaged,
		cell: e.cell,
		facing: e.facing,
		grey: e.grey,
		white: e.white,
		down: e.down,
		pendingGrey: e.pendingGrey,
		pendingWhite: e.pendingWhite,
		turnedRound: e.turnedRound,
		out: e.out,
		due: e.due,
		plusFour: e.plusFour,
		delayed: e.delayed,
		aid: e.aid.slice(),
		after: e.after,
		lastHand: [],
		lastHp: [],
		known: {
			low: t.low.slice(),
			high: t.high.slice(),
			floor: t.floor.slice(),
			discard: t.discard.slice(),
			hand: t.hand.slice(),
			owns: t.owns.slice()
		}
	};
}
function el(e) {
	let t = $c(e), { initial: n, now: r, boosted: i, powers: a, extraFeint: o, purse: s, deed: c, lastHand: l, lastHp: u } = e.secret;
	return t.extraFeint = o, t.purse = s, t.initial = n.slice(), t.now = r.slice(), t.boosted = i, t.powers = a, t.deed = {
		...c,
		aid: c.aid.slice(),
		lunged: c.lunged.slice()
	}, t.lastHand = l.slice(), t.lastHp = u.slice(), t;
}
function tl(e, t, n, r) {
	let i = $c(e);
	if (e.character < 0) return i.initial = [
		0,
		0,
		0,
		0,
		0
	], i.now = [
		0,
		0,
		0,
		0,
		0
	], i;
	let a = e.character < 5 ? j[e.character].sheet : Pc(e, t, r);
	i.initial = a.values.slice(), i.now = a.values.map((e, t) => nl(i.known.low[t], Math.min(i.known.high[t], e), r)), i.powers = a.powers.reduce((e, t) => e | 1 << t, 0) & ~e.used;
	let o = e.character < 5 ? Fc(e, a, r) : [];
	rl(i, e, [...mn(a), ...o], n, r);
	let s = il(t, t.gladiators.indexOf(e));
	return s > 0 && al(i, e, s), i.deed = sl(i, e, r), i;
}
var nl = (e, t, n) => t <= e ? Math.max(0, e) : e + n.below(t - e + 1);
function rl(e, t, n, r, i) {
	let a = Mc(n, [
		...t.removed,
		...t.open,
		...t.row.filter((e) => e >= 0),
		...t.known.discard,
		...t.known.hand
	]);
	i.shuffle(a);
	let o = (e, t) => {
		let n = [];
		for (let r = a.length - 1; r >= 0 && n.length < e; r--) t(a[r]) && n.push(...a.splice(r, 1));
		return n;
	};
	e.covert = ol(t, a.filter(Wt));
	for (let t of e.covert) a.splice(a.indexOf(t), 1);
	e.reserve = o(q(t.reserve), Kt).sort(qc), e.stack = o(q(t.stack), (e) => qt(e) || r && e === 6).sort(qc);
	let s = () => !0;
	e.hand = [...t.known.hand, ...o(q(t.hand) - t.known.hand.length, s)].sort(qc), e.discard = [...t.known.discard, ...o(q(t.discard) - t.known.discard.length, s)].sort(qc), e.hp = o(q(t.hp), s).sort(qc), e.deck = o(q(t.deck), s).sort(qc);
}
function il(e, t) {
	let n = e.flow.scenes[e.flow.scenes.length - 1];
	return n?.rule !== "wound" || n.at !== "GL-11.45" || n.seat !== t || !e.gladiators[t].passive ? 0 : n.damage;
}
function al(e, t, n) {
	for (; bn(e) < n;) {
		let n = Mc(e.hand, t.known.hand), r = Mc(e.discard, t.known.discard);
		if (n.length + r.length === 0 || e.hp.length === 0) return;
		let i = [...n, ...r].reduce((e, t) => E[t] > E[e] ? t : e), a = e.hp.reduce((e, t) => E[t] < E[e] ? t : e);
		if (E[i] <= E[a]) return;
		let o = n.includes(i) ? e.hand : e.discard;
		wn(o, e.hp, i), wn(e.hp, o, a);
	}
}
function ol(e, t) {
	let n = [], r = (i) => {
		if (i === e.maybe.length) return !0;
		for (let a of t) if (!n.includes(a) && e.maybe[i] & 1 << a) {
			if (n.push(a), r(i + 1)) return !0;
			n.pop();
		}
		return !1;
	};
	return r(0), n;
}
function sl(e, t, n) {
	let r = Mc(e.discard, t.known.discard);
	n.shuffle(r);
	let i = [];
	for (let e of r.slice(0, t.deed.lunged)) M(i, e);
	let { sacrificed: a, raged: o, fromHp: s, powers: c, unbeatable: l, aid: u } = t.deed;
	return {
		...Yn(),
		sacrificed: a,
		raged: o,
		fromHp: s,
		powers: c,
		unbeatable: l,
		aid: u.slice(),
		lunged: i
	};
}
function cl(e) {
	let t = e.flow.frames[e.flow.frames.length - 1];
	if (t?.rule !== "wound" || t.at !== "GL-11.45") return !0;
	let n = e.gladiators[t.seat];
	return !n.passive || bn(n) >= t.damage;
}
function ll(e, t) {
	return cl(e) ? e.gladiators.every((t, n) => {
		let r = Yc(e, n), i = (e, t) => {
			let n = e.slice();
			return t.every((e) => {
				let t = n.indexOf(e);
				return t >= 0 && n.splice(t, 1), t >= 0;
			});
		};
		return i(t.discard, t.known.discard) && i(t.hand, t.known.hand) && t.covert.every((e, n) => Wt(e) && !!(t.maybe[n] & 1 << e)) && t.stack.every((e) => qt(e) || r && e === 6) && t.reserve.every(Kt) && (t.reserve.length === 0 || ![
			...t.deck,
			...t.hand,
			...t.hp,
			...t.discard
		].some(Kt));
	}) : !1;
}
function ul(e, t) {
	let n = (e) => t[e] ?? e, r = [dl(e, n), ...hl(e)];
	for (let [t, i] of e.gladiators.entries()) r.push(...Cl(e, t, i, n));
	return e.animals.length > 0 && r.push(yl(e, n)), e.faceUp.length > 0 && r.push(`${n("items")}: ${e.faceUp.map((e) => bl(e, n)).join(", ")}`), r.join("\n");
}
function dl(e, t) {
	if (e.turn === 0) return t("rule.set-up");
	let n = `${t("turn")} ${e.turn}/6`;
	return e.round === 0 ? n : `${n} · ${t("round")} ${e.round}/2`;
}
var fl = 2, pl = 4, ml = Array.from("ABCDEFGHIJKLM", (e) => e.padEnd(4)).join("");
function hl(e) {
	let t = [`${" ".repeat(pl)}${ml.trimEnd()}`];
	for (let n = -4; n <= 4; n++) {
		let r = Hn(n);
		for (let t = -6; t <= 6; t++) {
			let i = x.at(t, n);
			i >= 0 && (r = r.padEnd(pl + fl * (2 * t + n + 12)) + vl(e, i));
		}
		t.push(r);
	}
	return t;
}
var gl = [
	"→",
	"↗",
	"↖",
	"←",
	"↙",
	"↘"
], _l = (e) => Yt[e][0].toUpperCase();
function vl(e, t) {
	let n = e.gladiators.findIndex((e) => e.cell === t && e.out === 0);
	if (n >= 0) return `${_l(n)}${e.gladiators[n].down ? "_" : gl[e.gladiators[n].facing]}`;
	let r = e.animals.findIndex((e) => e.where === 2 && e.cell === t);
	return r >= 0 ? `a${r + 1}` : Pt(t) ? "#" : Ft.includes(t) ? "o" : "·";
}
function yl(e, t) {
	let n = e.animals.filter(({ where: e }) => e === 0).length, r = e.animals.flatMap((e, n) => e.where === 2 ? [`a${n + 1} ${t(`animal.${A[e.species].name}`)} ${Gn(e.cell)}${"•".repeat(e.grey)}`] : []);
	return `${t("animals")}: ${r.join(", ") || "–"} · ${t("waiting")} ${n}`;
}
function bl(e, t) {
	let { name: n, attack: r, defence: i, hp: a } = k(e);
	return `${t(`item.${n}`)} ${r}/${i}/${a}`;
}
function xl(e, t) {
	if (typeof e == "number") return String(e);
	let n = /* @__PURE__ */ new Map();
	for (let t of e) n.set(t, (n.get(t) ?? 0) + 1);
	return [...n].map(([e, n]) => t(`card.${T[e].name}`) + (n > 1 ? ` ×${n}` : "")).join(", ") || "–";
}
function Sl(e, t) {
	return e.out === 0 ? [
		e.cell >= 0 ? `${Gn(e.cell)} ${jt[e.facing]}` : "–",
		e.grey > 0 ? `${t("trapped")} ${e.grey}` : "",
		e.down ? t("faceDown") : e.white > 0 ? `${t("unbalanced")} ${e.white}` : ""
	].filter((e) => e !== "").join(", ") : t(e.out === 1 ? "dead" : "surrendered");
}
function Cl(e, t, n, r) {
	let i = r(`colour.${Yt[t]}`), a = i.toLowerCase() === Yt[t] ? "" : ` (${Yt[t]})`, o = n.character < 0 ? "–" : n.character < 5 ? r(`character.${j[n.character].name}`) : r("own"), s = n.row.map((e, t) => {
		let i = e < 0 && typeof n.covert != "number" ? n.covert[Cn(n, t)] : e;
		return `${i < 0 ? "?" : r(`card.${T[i].name}`)}${n.turned[t] & 1 ? "↻" : ""}${n.turned[t] & 2 ? "▒" : ""}`;
	}), c = [
		`${t === e.viewer ? "*" : " "}${t} ${_l(t)} ${i}${a}`,
		o,
		Sl(n, r)
	];
	e.mode !== "solo" && e.mode !== "coop" && c.push(`${r("vp")} ${e.vp[t]}`), c.push(n.items.map((e) => bl(e, r)).join(", ") || "–");
	let l = [`${r("hand")} ${xl(n.hand, r)}`, `${r("hp")} ${xl(n.hp, r)}`];
	q(n.deck) > 0 && l.unshift(`${r("deck")} ${xl(n.deck, r)}`), q(n.discard) > 0 && l.push(`${r("discard")} ${q(n.discard)}`), l.push(`${r("row")} ${s.join(" ") || "–"}`);
	let u = [c.join(" · "), `   ${l.join(" · ")}`];
	if (n.secret !== null) {
		let { now: e, initial: t, powers: i } = n.secret, a = Xt.map((n, i) => `${r(`value.${n}`)} ${e[i]}/${t[i]}`).join(" "), o = D.filter((e, t) => !!(i & 1 << t)).map(({ name: e }) => r(`power.${e}`));
		u.push(`   ${a} · ${r("powers")} ${o.join(", ") || "–"}`);
	}
	return u;
}
function wl(e, t, n) {
	return n[F(e)] ?? `${t.animal} ${e.replace(/\D/g, "")}`;
}
function Tl(e, t, n) {
	let [r = "", ...i] = e.split(":"), a = t[`declare.${r}`];
	if (a === void 0) return t[`choice.${e}`] ?? e;
	let o = i.map((e) => t[`item.${e}`] ?? (e.includes(">") ? e.replaceAll(">", " ") : null)), s = o.filter((e) => e !== null), c = i.filter((e, t) => o[t] === null).map((e) => wl(e, t, n));
	return [
		a,
		...s,
		...c.slice(0, -1),
		...c.slice(-1).flatMap((e) => ["→", e])
	].join(" ");
}
var El = {
	declaration: (e, t, n) => ({
		name: Tl(String(e), t, n),
		about: null
	}),
	cell: (e, t) => ({
		name: typeof e == "number" ? Gn(e) : t[`choice.${e}`] ?? e,
		about: null
	})
}, Dl = {
	turn: "turn",
	round: "round",
	hand: "hand",
	hp: "HP deck",
	deck: "deck",
	discard: "discard",
	row: "table",
	items: "Items",
	powers: "Powers",
	vp: "VP",
	animals: "animals",
	animal: "Animal",
	waiting: "waiting",
	own: "own character",
	dead: "dead",
	surrendered: "surrendered",
	trapped: "Trapped",
	faceDown: "Face-down",
	unbalanced: "Unbalanced",
	"colour.red": "Red",
	"colour.green": "Green",
	"colour.yellow": "Yellow",
	"colour.blue": "Blue",
	"value.offense": "Offense",
	"value.guard": "Guard",
	"value.endurance": "Endurance",
	"value.blood": "Blood",
	"value.speed": "Speed",
	"character.secutor": "Secutor",
	"character.mirmillo": "Mirmillo",
	"character.thraex": "Thraex",
	"character.hoplomachus": "Hoplomachus",
	"character.retiarius": "Retiarius",
	"card.strength": "Strength",
	"card.dexterity": "Dexterity",
	"card.berserk": "Berserk",
	"card.movement": "Movement",
	"card.energy-0": "Energy 0",
	"card.energy-1": "Energy 1",
	"card.feint": "Feint",
	"card.sweep": "Sweep",
	"card.sacrifice": "Sacrifice",
	"card.acrobatic-strike": "Acrobatic Strike",
	"card.overskill": "Overskill",
	"card.rage": "Rage",
	"card.break-item": "Break Item",
	"card.unbalancing-strike": "Unbalancing Strike",
	"card.reflex": "Reflex",
	"reaction.strength": "Block",
	"reaction.dexterity": "Parry",
	"reaction.berserk": "Oppose",
	"reaction.movement": "Dodge",
	"power.lunge": "Lunge",
	"power.stand-up": "Stand up!",
	"power.unbeatable": "Unbeatable",
	"power.leap": "Leap",
	"power.deep-wounds": "Deep Wounds",
	"power.wrestling": "Wrestling",
	"power.adaptation": "Adaptation",
	"power.delay": "Delay",
	"power.resistance": "Resistance",
	"item.gladius": "Gladius",
	"item.spatha": "Spatha",
	"item.sica": "Sica",
	"item.falcata": "Falcata",
	"item.parmula": "Parmula",
	"item.clipeus": "Clipeus",
	"item.scutum": "Scutum",
	"item.cetra": "Cetra",
	"item.galea": "Galea",
	"item.cassis": "Cassis",
	"item.visored-helm": "Visored helm",
	"item.manica": "Manica",
	"item.hasta": "Hasta",
	"item.contus": "Contus",
	"item.pilum": "Pilum",
	"item.fuscina": "Fuscina (trident)",
	"item.wide-net": "Wide net",
	"item.weighted-net": "Weighted net",
	"type.sword": "Sword",
	"type.shield": "Shield",
	"type.helmet": "Helmet",
	"type.iron-arm": "Iron Arm",
	"type.spear": "Spear",
	"type.trident": "Trident",
	"type.net": "Net",
	"animal.dog": "dog",
	"animal.wolf": "wolf",
	"animal.lion": "lion",
	"animal.bear": "bear",
	"option.mode": "Mode",
	"option.mode.ffa": "everybody for himself",
	"option.mode.team": "two teams of two",
	"option.mode.twoVsOne": "two against one",
	"option.mode.solo": "alone against animals",
	"option.mode.coop": "together against animals",
	"option.mode.coliseum": "gladiators and animals",
	"option.sides": "Sides of a coliseum game",
	"option.sides.ffa": "everybody for himself",
	"option.sides.team": "two teams of two",
	"option.sides.twoVsOne": "two against one",
	"option.items": "How Items are assigned",
	"option.items.auction": "by auction",
	"option.items.draft": "by draft",
	"option.items.selection": "by free selection",
	"option.freePlacement": "Free placement",
	"option.marginDamage": "Damage by margin",
	"option.overLimit": "Cards above the limit",
	"option.staged": "Staged learning game",
	"option.campaign": "Campaign",
	"option.coins": "Coins for each player",
	"option.coinsRed": "Coins of Red (0: as suggested)",
	"option.coinsGreen": "Coins of Green (0: as suggested)",
	"option.coinsYellow": "Coins of Yellow (0: as suggested)",
	"option.coinsBlue": "Coins of Blue (0: as suggested)",
	"option.species": "Species of animals",
	"option.animals": "Number of animals",
	"option.animals.lower": "the lower number",
	"option.animals.upper": "the upper number",
	"option.dogs": "Dogs",
	"option.wolves": "Wolves",
	"option.lions": "Lions",
	"option.bears": "Bears",
	"ask.GL-4.1": "Who is your gladiator?",
	"ask.GL-4.23": "Do you want cards above the limit?",
	"ask.GL-4.22": "Which cards do you buy above the limit?",
	"ask.GL-5.7": "Which Items do you keep?",
	"ask.GL-5.11": "Which Energy cards do you bid?",
	"ask.GL-5.26": "Which Item do you take?",
	"ask.GL-5.29": "Which Items do you choose?",
	"ask.GL-6.4": "Where do you start, and facing which way?",
	"ask.GL-7.3": "Which cards do you take into your hand?",
	"ask.GL-14.39": "Do you change your place in the order?",
	"ask.GL-8.5": "What do you do before your Action? Each step or turn costs 1 Speed.",
	"ask.GL-8.8": "Which Action do you take?",
	"ask.GL-9.11": "What do you recover?",
	"ask.GL-8.19": "Which cards do you add to your Action?",
	"ask.GL-8.26": "Whom do you fight?",
	"ask.GL-9.15": "Where do you move?",
	"ask.GL-16.19": "Do you remove a marker?",
	"ask.GL-16.18": "Which two Elements do you spend?",
	"ask.GL-8.37": "How do you react?",
	"ask.GL-8.41": "Which cards do you add to your Reaction?",
	"ask.GL-23.53": "What do you use for +2 against the animal?",
	"ask.GL-13.28": "Which card does Rage bring in?",
	"ask.GL-13.17": "Which card do you sacrifice?",
	"ask.GL-13.22": "Which Skill do you boost?",
	"ask.GL-11.3": "Do you use Offense, and what else do you put into your attack?",
	"ask.GL-11.5": "Do you use Guard, and what else do you put into your defence?",
	"ask.GL-13.40": "Do you pay two Elements or take a marker?",
	"ask.GL-11.19": "Do you feint?",
	"ask.GL-11.30": "Do you answer with a Feint?",
	"ask.GL-20.20": "Do you take your help back with a Feint?",
	"ask.GL-11.45": "How do you pay for the wound?",
	"ask.GL-14.8": "Do you fight on after death?",
	"ask.GL-14.21": "Do you fight on after death?",
	"ask.GL-14.27": "Where do you throw your opponent?",
	"ask.GL-13.50": "Where does Reflex take you?",
	"ask.GL-18.2": "Do you use Endurance, and what do you recover?",
	"ask.GL-23.44": "Do you step back?",
	"ask.GL-23.51": "What does the bear take?",
	"ask.GL-14.36": "Adaptation: which cards change places?",
	"ask.GL-14.43": "Resistance: what do you recover?",
	"ask.GL-14.40": "Delay: +3 in defence until the end of the round",
	"ask.GL-17.27": "Do you surrender?",
	"ask.GL-25.14": "Stand up!",
	"event.character": "{seat} plays {who} with {cards} cards",
	"event.buyers": "Above the limit buy: {seats}",
	"event.bought": "{seat} buys {count, plural, one {# card} other {# cards}} above the limit{cards}",
	"event.lot": "On offer: {item}",
	"event.bid": "{seat} bids {cards}, energy {energy}",
	"event.item-won": "{seat} wins {item}",
	"event.item-gone": "{item} leaves the game",
	"event.laid-out": "Laid out: {items}",
	"event.first-picker": "{seat} picks first",
	"event.picked": "{seat} takes {item}",
	"event.wish": "{seat} wants {items}",
	"event.kept": "{seat} keeps {items}",
	"event.order": "The order of the first turn: {seats}",
	"event.placed": "{seat} starts at {cell}, facing {facing}",
	"event.herd": "{species, select, dog {The dogs} wolf {The wolves} lion {The lions} other {The bears}} wait outside: {count}",
	"event.turn": "Turn {turn}",
	"event.entry": "The entry die shows {die}: {count, plural, =0 {no animal} one {# animal} other {# animals}}",
	"event.split": "{seat} takes {hand} cards in hand and leaves {hp} in the HP deck{cards}",
	"event.round": "Turn {turn}, round {round}; order: {seats}",
	"event.delayed": "{seat} uses Delay and acts at place {place}; order: {seats}",
	"event.activation": "{seat} acts",
	"event.moved": "{seat} moves to {cell}, facing {facing}",
	"event.surrendered": "{seat} surrenders",
	"event.action": "{seat} takes an Action{card}{blood, plural, =0 {} other { for # Blood}}",
	"event.standby": "{seat} stands by{card}",
	"event.passed": "{seat} passes",
	"event.added": "{seat} adds {count, plural, one {# card} other {# cards}}{cards}",
	"event.declared": "{how, select, sweep {{seat} sweeps {targets}} break {{seat} strikes at {item} of {owner}} throw {{seat} throws {weapon} at {targets}} net {{seat} casts for {targets} with {weapon} in hand} cast {{seat} throws {weapon} over {targets}} help {{seat} helps {partner} against {targets}} other {{seat} attacks {targets}}}",
	"event.passive": "{seat} is Passive",
	"event.reaction": "{seat} reacts{card}{blood, plural, =0 {} other { for # Blood}}",
	"event.revealed": "{seat} reveals {card}{cards}",
	"event.attack-value": "{seat} attacks {target} with {total}{parts}",
	"event.defence-value": "{seat} defends against {against} with {total}{parts}",
	"event.null": "The attack of {seat} is null",
	"event.power": "{seat} uses {power}{points, plural, =0 {} other { (#)}}",
	"event.for-two": "{seat} uses {things} for +2 each",
	"event.raged": "{seat} brings in {card} with Rage",
	"event.sacrificed": "{seat} sacrifices {card}",
	"event.overskill": "{seat} may boost a Skill{skill}",
	"event.spent": "{seat} spends {count, plural, one {# card} other {# cards}} and {points, plural, one {# point} other {# points}}{elements}",
	"event.recovered": "{seat} recovers {count, plural, one {# card} other {# cards}} and {points, plural, one {# point} other {# points}}{elements}",
	"event.feinted": "{seat} feints",
	"event.hit": "{seat} hits {target}: {fav} against {fdv}",
	"event.missed": "{seat} misses {target}: {fav} against {fdv}",
	"event.damage": "{seat} takes {total} damage{parts}",
	"event.paid": "{seat} pays {damage} with {things}",
	"event.killed": "{seat} is killed",
	"event.unbeatable": "{seat} is Unbeatable and fights on",
	"event.left": "{seat} leaves the arena",
	"event.trapped": "{target} is caught in {item}",
	"event.item-broken": "{item} of {seat} breaks",
	"event.item-damaged": "{item} of {seat} is damaged",
	"event.item-lost": "{seat} loses {item}",
	"event.wrestled": "{seat} throws {target} to {cell}",
	"event.unbalancing": "{seat} will be Unbalanced ({markers})",
	"event.status": "{seat} now has markers: {grey} Trapped, {white, plural, =2 {2 Unbalanced, and lies face-down} other {# Unbalanced}}",
	"event.freed": "{seat} removes a marker: {grey} Trapped, {white} Unbalanced left",
	"event.stood-up": "{seat} stands up",
	"event.adapted": "{seat} moves {toHand, plural, one {# card} other {# cards}} to the hand and {toHp} to the HP deck{things}",
	"event.discarded": "{seat} discards {cards}",
	"event.helped": "{seat} helps {partner} against {target}: +{points}",
	"event.vp": "{seat}: {points} VP for {why, select, attack {an attack from the front} damage {the damage} firstBlood {First Blood} kill {the killing blow} rearAttack {an attack from behind} rearDamage {damage from behind} fleeing {running away} cowardice {showing the back} surrender {the surrender} other {the animal}}, now {vp}",
	"event.rest": "Rest",
	"event.moves-join": "The Special Moves of {seat} join the deck",
	"event.turn-ends": "Turn {turn} is over",
	"event.game-ends": "The game is decided",
	"event.final": "{seat} ends with {total} VP{parts}",
	"event.animal-enters": "{species, select, dog {A dog} wolf {A wolf} lion {A lion} other {A bear}}, {animal}, enters at {cell}{cells}",
	"event.animal-moves": "{animal} moves{cells}",
	"event.animal-attacks": "{animal} attacks {seat} with {total}{parts}",
	"event.animal-defends": "{animal} defends with {total}{parts}",
	"event.animal-killed": "{seat} kills {animal}",
	"event.animal-strains": "{animal} strains in the net: {die}, {grey} markers left",
	"event.reinforced": "{species, select, dog {Another dog} wolf {Another wolf} lion {Another lion} other {Another bear}} comes: {animal}",
	"event.stepped-back": "{seat} steps back to {cell}",
	"event.mauled": "{animal} wounds {seat}: {fav} against {fdv}, {damage} damage",
	"event.fended-off": "{seat} fends off {animal}: {fav} against {fdv}",
	"event.clawed": "{seat} loses {thing} to the bear",
	"part.energy": "energy",
	"part.half the hand": "half the hand",
	"part.blood": "Blood",
	"part.items": "Items",
	"part.thrown": "thrown",
	"part.offense": "Offense",
	"part.guard": "Guard",
	"part.ally": "ally",
	"part.trapped": "Trapped",
	"part.face-down": "Face-down",
	"part.from behind": "from behind",
	"part.acrobatic strike": "Acrobatic Strike",
	"part.sacrifice": "Sacrifice",
	"part.sweep": "Sweep",
	"part.lunge": "Lunge",
	"part.leap": "Leap",
	"part.deep wounds": "Deep Wounds",
	"part.unbeatable": "Unbeatable",
	"part.delay": "Delay",
	"part.range": "range",
	"part.against an animal": "against an animal",
	"part.oppose": "Oppose",
	"part.speed": "Speed",
	"part.matching": "matching cards",
	"part.one": "one",
	"part.half the cards": "half the cards",
	"part.powers": "Powers",
	"part.margin": "margin",
	"part.die": "die",
	"part.extra die": "extra die",
	"part.doubles": "doubles",
	"part.points": "points",
	"part.survival": "survival",
	"field.who": "character",
	"field.buy": "what you buy",
	"field.cell": "hex",
	"field.facing": "facing",
	"field.do": "what you do",
	"field.with": "with what",
	"field.use": "use Endurance",
	"field.elements": "Elements",
	"field.offense": "use Offense",
	"field.guard": "use Guard",
	"field.blood": "Blood spent",
	"field.speed": "Speed spent",
	"field.acrobatic": "Acrobatic Strike",
	"field.lunge": "cards for Lunge",
	"field.leapAttack": "Leap: hexes for attack",
	"field.leapDamage": "Leap: hexes for damage",
	"field.deep": "Deep Wounds",
	"field.wrestle": "Wrestling",
	"field.skill": "Skill",
	"field.gain": "points gained",
	"hint.honour": "{vp} VP if you end like this",
	"hint.blood": "{blood} Blood",
	"hint.defence": "{total} in defence{guard, plural, =0 {} other {, Guard # more}}{speed, plural, =0 {} other {, Speed up to # more}}{halves, plural, =0 {} other {, the attack is halved}}{blood, plural, =0 {} other {, costs # Blood}}",
	"hint.front": "from the front, {front} VP",
	"hint.rear": "from behind, {rear} VP and {each} VP for each damage point",
	"hint.both": "{front} VP from the front, {rear} VP from behind and {each} VP for each damage point",
	"declare.none": "nobody",
	"declare.attack": "attack",
	"declare.break": "break",
	"declare.sweep": "sweep",
	"declare.throw": "throw",
	"declare.net": "strike with",
	"declare.cast": "cast",
	"declare.help": "help",
	"choice.step-E": "go east",
	"choice.step-E-left": "go east, turn left",
	"choice.step-E-right": "go east, turn right",
	"choice.step-NE": "go north-east",
	"choice.step-NE-left": "go north-east, turn left",
	"choice.step-NE-right": "go north-east, turn right",
	"choice.step-NW": "go north-west",
	"choice.step-NW-left": "go north-west, turn left",
	"choice.step-NW-right": "go north-west, turn right",
	"choice.step-W": "go west",
	"choice.step-W-left": "go west, turn left",
	"choice.step-W-right": "go west, turn right",
	"choice.step-SW": "go south-west",
	"choice.step-SW-left": "go south-west, turn left",
	"choice.step-SW-right": "go south-west, turn right",
	"choice.step-SE": "go south-east",
	"choice.step-SE-left": "go south-east, turn left",
	"choice.step-SE-right": "go south-east, turn right",
	"choice.turn-left": "turn left",
	"choice.turn-right": "turn right",
	"choice.turn-left-2": "turn left twice",
	"choice.turn-right-2": "turn right twice",
	"choice.done": "go on",
	"choice.stop": "stop",
	"choice.announce": "announce that you surrender",
	"choice.surrender": "surrender",
	"choice.stand-up": "use Stand up!",
	"choice.free-grey": "remove a Trapped marker for 2 Elements",
	"choice.free-white": "remove an Unbalanced marker for 2 Elements",
	"choice.pass": "pass",
	"choice.none": "nothing",
	"choice.no": "no",
	"choice.yes": "yes",
	"choice.feint": "play the Feint",
	"choice.unbeatable": "use Unbeatable",
	"choice.pay": "pay",
	"choice.die": "die",
	"choice.marker": "take the marker",
	"choice.stand": "stand",
	"choice.step-back": "step back",
	"choice.defence": "in defence",
	"choice.own": "build your own",
	"choice.new-strength": "new Strength",
	"choice.again-strength": "Strength again, for Blood",
	"choice.standby-strength": "Standby with a new Strength",
	"choice.turn-down-strength": "Standby with Strength of the table",
	"choice.new-dexterity": "new Dexterity",
	"choice.again-dexterity": "Dexterity again, for Blood",
	"choice.standby-dexterity": "Standby with a new Dexterity",
	"choice.turn-down-dexterity": "Standby with Dexterity of the table",
	"choice.new-berserk": "new Berserk",
	"choice.again-berserk": "Berserk again, for Blood",
	"choice.standby-berserk": "Standby with a new Berserk",
	"choice.turn-down-berserk": "Standby with Berserk of the table",
	"choice.new-movement": "new Movement",
	"choice.again-movement": "Movement again, for Blood",
	"choice.standby-movement": "Standby with a new Movement",
	"choice.turn-down-movement": "Standby with Movement of the table",
	"rule.create": "Character creation",
	"rule.over-limit": "Above the limit",
	"rule.assign": "Items",
	"rule.auction": "Auction",
	"rule.draft": "Draft",
	"rule.selection": "Selection",
	"rule.set-up": "Set-up",
	"rule.turn": "Turn",
	"rule.round": "Round",
	"rule.activation": "Activation",
	"rule.reaction": "Reaction",
	"rule.fight": "Fight",
	"rule.help": "Help",
	"rule.strike": "Attack value",
	"rule.ward": "Defence value",
	"rule.wound": "Wound",
	"rule.prepare": "Cards revealed",
	"rule.reflex": "Reflex",
	"rule.unbalanced": "Unbalancing Strike",
	"rule.free": "Removing a marker",
	"rule.rest": "Rest",
	"rule.beasts": "Animals",
	"rule.beast-attack": "An animal attacks",
	"rule.bear-loss": "The bear’s claws",
	"scene.by": "by",
	"scene.targets": "against",
	"scene.style": "as",
	"scene.damage": "damage",
	"scene.seat": "seat",
	"scene.fav": "attack value",
	"scene.fdv": "defence value",
	"scene.points": "movement points",
	"scene.on": "against",
	"scene.ally": "for",
	"scene.foe": "against",
	"who.own": "a character of their own",
	"style.attack": "an attack",
	"style.break": "a blow at an Item",
	"style.sweep": "a Sweep",
	"style.throw": "a throw",
	"style.net": "a blow with the Net",
	"style.cast": "a thrown Net",
	"style.help": "help",
	"scene.standby": "Standby",
	"scene.weapon": "with",
	"scene.item": "at",
	"scene.owner": "of",
	"scene.against": "against",
	"scene.entered": "hexes entered",
	"scene.figure": "animal",
	"outcome.GL-23.59": "Whoever is alive has won.",
	"outcome.GL-23.60": "Nobody is alive: the animals have won.",
	"barred.GL-6.4": "another gladiator stands there",
	"barred.GL-8.5": "there is no Speed left",
	"barred.GL-8.13": "there is not enough Blood for it",
	"barred.GL-8.14": "it was used for an Action this turn",
	"barred.GL-8.20": "only Energy and Special Move cards are added",
	"barred.GL-8.21": "a Feint is played later, from the hand",
	"barred.GL-8.28": "a Movement Action does not fight",
	"barred.GL-8.34": "an ally is not attacked",
	"barred.GL-9.10": "a Standby card serves for nothing more this turn",
	"barred.GL-9.18": "somebody stands there",
	"barred.GL-9.19": "the wall of the arena is there",
	"barred.GL-12.4": "nothing but a Net is thrown while in melee",
	"barred.GL-15.3": "not against an attack from behind",
	"barred.GL-16.6": "not while Trapped",
	"barred.GL-16.7": "a Trapped or Face-down gladiator cannot move",
	"barred.GL-16.8": "a Trapped or Face-down gladiator turns by one side once a round",
	"barred.GL-16.12": "not while Face-down"
}, Ol = {
	turn: "tour",
	round: "round",
	hand: "main",
	hp: "paquet de PS",
	deck: "paquet",
	discard: "défausse",
	row: "table",
	items: "Objets",
	powers: "Pouvoirs",
	vp: "PV",
	animals: "animaux",
	animal: "Animal",
	waiting: "en attente",
	own: "personnage personnel",
	dead: "mort",
	surrendered: "a abandonné",
	trapped: "Piégé",
	faceDown: "à terre",
	unbalanced: "Déséquilibré",
	"colour.red": "Rouge",
	"colour.green": "Vert",
	"colour.yellow": "Jaune",
	"colour.blue": "Bleu",
	"value.offense": "Assaut",
	"value.guard": "Garde",
	"value.endurance": "Endurance",
	"value.blood": "Sang",
	"value.speed": "Rapidité",
	"character.secutor": "Sécutor",
	"character.mirmillo": "Mirmillon",
	"character.thraex": "Thrace",
	"character.hoplomachus": "Hoplomaque",
	"character.retiarius": "Rétiaire",
	"card.strength": "Force",
	"card.dexterity": "Dextérité",
	"card.berserk": "Berserk",
	"card.movement": "Déplacement",
	"card.energy-0": "Énergie 0",
	"card.energy-1": "Énergie 1",
	"card.feint": "Feinte",
	"card.sweep": "Balayage",
	"card.sacrifice": "Sacrifice",
	"card.acrobatic-strike": "Attaque acrobatique",
	"card.overskill": "Adrénaline",
	"card.rage": "Rage",
	"card.break-item": "Briser objet",
	"card.unbalancing-strike": "Coup déséquilibrant",
	"card.reflex": "Réflexes",
	"reaction.strength": "Blocage",
	"reaction.dexterity": "Parade",
	"reaction.berserk": "Opposition",
	"reaction.movement": "Esquive",
	"power.lunge": "Fente",
	"power.stand-up": "Debout !",
	"power.unbeatable": "Imbattable",
	"power.leap": "Saut",
	"power.deep-wounds": "Plaies profondes",
	"power.wrestling": "Lutte",
	"power.adaptation": "Adaptation",
	"power.delay": "Décalage",
	"power.resistance": "Résistance",
	"item.gladius": "Glaive",
	"item.spatha": "Spatha",
	"item.sica": "Sica",
	"item.falcata": "Falcata",
	"item.parmula": "Parmula",
	"item.clipeus": "Clipeus",
	"item.scutum": "Scutum",
	"item.cetra": "Cetra",
	"item.galea": "Galea",
	"item.cassis": "Cassis",
	"item.visored-helm": "Casque à visière",
	"item.manica": "Manica",
	"item.hasta": "Hasta",
	"item.contus": "Contus",
	"item.pilum": "Pilum",
	"item.fuscina": "Fuscina (trident)",
	"item.wide-net": "Filet large",
	"item.weighted-net": "Filet lesté",
	"type.sword": "Épée",
	"type.shield": "Bouclier",
	"type.helmet": "Casque",
	"type.iron-arm": "Bras de fer",
	"type.spear": "Lance",
	"type.trident": "Trident",
	"type.net": "Filet",
	"animal.dog": "chien",
	"animal.wolf": "loup",
	"animal.lion": "lion",
	"animal.bear": "ours",
	"option.mode": "Mode",
	"option.mode.ffa": "chacun pour soi",
	"option.mode.team": "deux équipes de deux",
	"option.mode.twoVsOne": "deux contre un",
	"option.mode.solo": "seul contre des animaux",
	"option.mode.coop": "ensemble contre des animaux",
	"option.mode.coliseum": "gladiateurs et animaux",
	"option.sides": "Camps au Colisée",
	"option.sides.ffa": "chacun pour soi",
	"option.sides.team": "deux équipes de deux",
	"option.sides.twoVsOne": "deux contre un",
	"option.items": "Attribution des Objets",
	"option.items.auction": "aux enchères",
	"option.items.draft": "à tour de rôle",
	"option.items.selection": "au choix",
	"option.freePlacement": "Placement libre",
	"option.marginDamage": "Dégâts selon l’écart",
	"option.overLimit": "Cartes au-delà de la limite",
	"option.staged": "Partie d’apprentissage par étapes",
	"option.campaign": "Campagne",
	"option.coins": "Pièces par joueur",
	"option.coinsRed": "Pièces de Rouge (0 : conseillé)",
	"option.coinsGreen": "Pièces de Vert (0 : conseillé)",
	"option.coinsYellow": "Pièces de Jaune (0 : conseillé)",
	"option.coinsBlue": "Pièces de Bleu (0 : conseillé)",
	"option.species": "Espèce d’animaux",
	"option.animals": "Nombre d’animaux",
	"option.animals.lower": "le plus petit nombre",
	"option.animals.upper": "le plus grand nombre",
	"option.dogs": "Chiens",
	"option.wolves": "Loups",
	"option.lions": "Lions",
	"option.bears": "Ours",
	"ask.GL-4.1": "Qui est votre gladiateur ?",
	"ask.GL-4.23": "Voulez-vous des cartes au-delà de la limite ?",
	"ask.GL-4.22": "Quelles cartes achetez-vous au-delà de la limite ?",
	"ask.GL-5.7": "Quels Objets gardez-vous ?",
	"ask.GL-5.11": "Quelles cartes d’Énergie misez-vous ?",
	"ask.GL-5.26": "Quel Objet prenez-vous ?",
	"ask.GL-5.29": "Quels Objets choisissez-vous ?",
	"ask.GL-6.4": "Où commencez-vous, et tourné vers où ?",
	"ask.GL-7.3": "Quelles cartes prenez-vous en main ?",
	"ask.GL-14.39": "Changez-vous de place dans l’ordre ?",
	"ask.GL-8.5": "Que faites-vous avant votre Action ? Chaque pas ou rotation coûte 1 de Rapidité.",
	"ask.GL-8.8": "Quelle Action choisissez-vous ?",
	"ask.GL-9.11": "Que récupérez-vous ?",
	"ask.GL-8.19": "Quelles cartes ajoutez-vous à votre Action ?",
	"ask.GL-8.26": "Qui combattez-vous ?",
	"ask.GL-9.15": "Où vous déplacez-vous ?",
	"ask.GL-16.19": "Retirez-vous un marqueur ?",
	"ask.GL-16.18": "Quels deux Éléments dépensez-vous ?",
	"ask.GL-8.37": "Comment réagissez-vous ?",
	"ask.GL-8.41": "Quelles cartes ajoutez-vous à votre Réaction ?",
	"ask.GL-23.53": "Qu’utilisez-vous pour +2 contre l’animal ?",
	"ask.GL-13.28": "Quelle carte la Rage fait-elle venir ?",
	"ask.GL-13.17": "Quelle carte sacrifiez-vous ?",
	"ask.GL-13.22": "Quelle Compétence augmentez-vous ?",
	"ask.GL-11.3": "Utilisez-vous l’Assaut, et que mettez-vous de plus dans votre attaque ?",
	"ask.GL-11.5": "Utilisez-vous la Garde, et que mettez-vous de plus dans votre défense ?",
	"ask.GL-13.40": "Payez-vous deux Éléments ou prenez-vous un marqueur ?",
	"ask.GL-11.19": "Faites-vous une Feinte ?",
	"ask.GL-11.30": "Répondez-vous par une Feinte ?",
	"ask.GL-20.20": "Annulez-vous votre aide par une Feinte ?",
	"ask.GL-11.45": "Comment payez-vous la blessure ?",
	"ask.GL-14.8": "Combattez-vous encore après la mort ?",
	"ask.GL-14.21": "Combattez-vous encore après la mort ?",
	"ask.GL-14.27": "Où projetez-vous votre adversaire ?",
	"ask.GL-13.50": "Où vous mènent vos Réflexes ?",
	"ask.GL-18.2": "Utilisez-vous l’Endurance, et que récupérez-vous ?",
	"ask.GL-23.44": "Reculez-vous ?",
	"ask.GL-23.51": "Que prend l’ours ?",
	"ask.GL-14.36": "Adaptation : quelles cartes changent de place ?",
	"ask.GL-14.43": "Résistance : que récupérez-vous ?",
	"ask.GL-14.40": "Décalage : +3 en défense jusqu’à la fin du round",
	"ask.GL-17.27": "Abandonnez-vous ?",
	"ask.GL-25.14": "Debout !",
	"event.character": "{seat} joue {who} avec {cards} cartes",
	"event.buyers": "Au-delà de la limite achètent : {seats}",
	"event.bought": "{seat} achète {count, plural, one {# carte} other {# cartes}} au-delà de la limite{cards}",
	"event.lot": "En vente : {item}",
	"event.bid": "{seat} mise {cards}, énergie {energy}",
	"event.item-won": "{seat} gagne {item}",
	"event.item-gone": "{item} quitte la partie",
	"event.laid-out": "Présentés : {items}",
	"event.first-picker": "{seat} choisit en premier",
	"event.picked": "{seat} prend {item}",
	"event.wish": "{seat} souhaite {items}",
	"event.kept": "{seat} garde {items}",
	"event.order": "L’ordre du premier tour : {seats}",
	"event.placed": "{seat} commence en {cell}, tourné vers {facing}",
	"event.herd": "{species, select, dog {Les chiens} wolf {Les loups} lion {Les lions} other {Les ours}} attendent dehors : {count}",
	"event.turn": "Tour {turn}",
	"event.entry": "Le dé d’entrée donne {die} : {count, plural, =0 {aucun animal} one {# animal} other {# animaux}}",
	"event.split": "{seat} prend {hand} cartes en main et en laisse {hp} dans le paquet de PS{cards}",
	"event.round": "Tour {turn}, round {round} ; ordre : {seats}",
	"event.delayed": "{seat} utilise Décalage et agit en place {place} ; ordre : {seats}",
	"event.activation": "{seat} agit",
	"event.moved": "{seat} va en {cell}, tourné vers {facing}",
	"event.surrendered": "{seat} abandonne",
	"event.action": "{seat} fait une Action{card}{blood, plural, =0 {} other { pour # de Sang}}",
	"event.standby": "{seat} se met en Attente{card}",
	"event.passed": "{seat} passe",
	"event.added": "{seat} ajoute {count, plural, one {# carte} other {# cartes}}{cards}",
	"event.declared": "{how, select, sweep {{seat} balaie {targets}} break {{seat} vise {item} de {owner}} throw {{seat} lance {weapon} sur {targets}} net {{seat} veut prendre {targets} dans {weapon}, filet en main} cast {{seat} jette {weapon} sur {targets}} help {{seat} aide {partner} contre {targets}} other {{seat} attaque {targets}}}",
	"event.passive": "{seat} est Passif",
	"event.reaction": "{seat} réagit{card}{blood, plural, =0 {} other { pour # de Sang}}",
	"event.revealed": "{seat} révèle {card}{cards}",
	"event.attack-value": "{seat} attaque {target} avec {total}{parts}",
	"event.defence-value": "{seat} se défend contre {against} avec {total}{parts}",
	"event.null": "L’attaque de {seat} est nulle",
	"event.power": "{seat} utilise {power}{points, plural, =0 {} other { (#)}}",
	"event.for-two": "{seat} utilise {things} pour +2 chacun",
	"event.raged": "{seat} fait venir {card} avec la Rage",
	"event.sacrificed": "{seat} sacrifie {card}",
	"event.overskill": "{seat} peut augmenter une Compétence{skill}",
	"event.spent": "{seat} dépense {count, plural, one {# carte} other {# cartes}} et {points, plural, one {# point} other {# points}}{elements}",
	"event.recovered": "{seat} récupère {count, plural, one {# carte} other {# cartes}} et {points, plural, one {# point} other {# points}}{elements}",
	"event.feinted": "{seat} fait une Feinte",
	"event.hit": "{seat} touche {target} : {fav} contre {fdv}",
	"event.missed": "{seat} manque {target} : {fav} contre {fdv}",
	"event.damage": "{seat} subit {total} dégâts{parts}",
	"event.paid": "{seat} paie {damage} avec {things}",
	"event.killed": "{seat} est tué",
	"event.unbeatable": "{seat} est Imbattable et combat encore",
	"event.left": "{seat} quitte l’arène",
	"event.trapped": "{target} est pris dans {item}",
	"event.item-broken": "{item} de {seat} se brise",
	"event.item-damaged": "{item} de {seat} est endommagé",
	"event.item-lost": "{seat} perd {item}",
	"event.wrestled": "{seat} projette {target} en {cell}",
	"event.unbalancing": "{seat} sera Déséquilibré ({markers})",
	"event.status": "Marqueurs de {seat} : {grey} Piégé, {white, plural, =2 {2 Déséquilibré : à terre} other {# Déséquilibré}}",
	"event.freed": "{seat} retire un marqueur : il reste {grey} Piégé, {white} Déséquilibré",
	"event.stood-up": "{seat} se relève",
	"event.adapted": "{seat} met {toHand} cartes en main et {toHp} en PS{things}",
	"event.discarded": "{seat} défausse {cards}",
	"event.helped": "{seat} aide {partner} contre {target} : +{points}",
	"event.vp": "{seat} : {points} PV pour {why, select, attack {une attaque de face} damage {les dégâts} firstBlood {le Premier Sang} kill {le coup mortel} rearAttack {une attaque par derrière} rearDamage {des dégâts par derrière} fleeing {la fuite} cowardice {le dos tourné} surrender {la reddition} other {un animal tué}}, maintenant {vp}",
	"event.rest": "Repos",
	"event.moves-join": "Les Coups spéciaux de {seat} rejoignent le paquet",
	"event.turn-ends": "Le tour {turn} est fini",
	"event.game-ends": "La partie est décidée",
	"event.final": "{seat} finit avec {total} PV{parts}",
	"event.animal-enters": "{species, select, dog {Un chien} wolf {Un loup} lion {Un lion} other {Un ours}}, {animal}, entre en {cell}{cells}",
	"event.animal-moves": "{animal} se déplace{cells}",
	"event.animal-attacks": "{animal} attaque {seat} avec {total}{parts}",
	"event.animal-defends": "{animal} se défend avec {total}{parts}",
	"event.animal-killed": "{seat} tue {animal}",
	"event.animal-strains": "{animal} se débat dans le filet : {die}, reste {grey} marqueurs",
	"event.reinforced": "Encore {species, select, dog {un chien} wolf {un loup} lion {un lion} other {un ours}} : {animal}",
	"event.stepped-back": "{seat} recule en {cell}",
	"event.mauled": "{animal} blesse {seat} : {fav} contre {fdv}, {damage} dégâts",
	"event.fended-off": "{seat} repousse {animal} : {fav} contre {fdv}",
	"event.clawed": "{seat} perd {thing} à cause de l’ours",
	"part.energy": "énergie",
	"part.half the hand": "moitié de la main",
	"part.blood": "Sang",
	"part.items": "Objets",
	"part.thrown": "lancé",
	"part.offense": "Assaut",
	"part.guard": "Garde",
	"part.ally": "allié",
	"part.trapped": "Piégé",
	"part.face-down": "à terre",
	"part.from behind": "dans le dos",
	"part.acrobatic strike": "Attaque acrobatique",
	"part.sacrifice": "Sacrifice",
	"part.sweep": "Balayage",
	"part.lunge": "Fente",
	"part.leap": "Saut",
	"part.deep wounds": "Plaies profondes",
	"part.unbeatable": "Imbattable",
	"part.delay": "Décalage",
	"part.range": "distance",
	"part.against an animal": "contre un animal",
	"part.oppose": "Opposition",
	"part.speed": "Rapidité",
	"part.matching": "cartes identiques",
	"part.one": "un",
	"part.half the cards": "moitié des cartes",
	"part.powers": "Pouvoirs",
	"part.margin": "écart",
	"part.die": "dé",
	"part.extra die": "dé supplémentaire",
	"part.doubles": "double",
	"part.points": "points",
	"part.survival": "survie",
	"field.who": "personnage",
	"field.buy": "achats",
	"field.cell": "hexagone",
	"field.facing": "orientation",
	"field.do": "ce que vous faites",
	"field.with": "avec quoi",
	"field.use": "utiliser l’Endurance",
	"field.elements": "Éléments",
	"field.offense": "utiliser l’Assaut",
	"field.guard": "utiliser la Garde",
	"field.blood": "Sang dépensé",
	"field.speed": "Rapidité dépensée",
	"field.acrobatic": "Attaque acrobatique",
	"field.lunge": "cartes pour la Fente",
	"field.leapAttack": "Saut : cases pour l’attaque",
	"field.leapDamage": "Saut : cases pour les dégâts",
	"field.deep": "Plaies profondes",
	"field.wrestle": "Lutte",
	"field.skill": "Compétence",
	"field.gain": "points gagnés",
	"hint.honour": "{vp} PV si vous finissez ainsi",
	"hint.blood": "{blood} de Sang",
	"hint.defence": "{total} en défense{guard, plural, =0 {} other {, # de plus avec la Garde}}{speed, plural, =0 {} other {, jusqu’à # de plus avec la Rapidité}}{halves, plural, =0 {} other {, l’attaque est divisée par deux}}{blood, plural, =0 {} other {, coûte # de Sang}}",
	"hint.front": "de face, {front} PV",
	"hint.rear": "dans le dos, {rear} PV et {each} PV par point de dégâts",
	"hint.both": "{front} PV de face, {rear} PV dans le dos et {each} PV par point de dégâts",
	"declare.none": "personne",
	"declare.attack": "attaquer",
	"declare.break": "briser",
	"declare.sweep": "balayage",
	"declare.throw": "lancer",
	"declare.net": "frapper avec",
	"declare.cast": "jeter",
	"declare.help": "aider",
	"choice.step-E": "aller à l’est",
	"choice.step-E-left": "aller est, tourner à gauche",
	"choice.step-E-right": "aller est, tourner à droite",
	"choice.step-NE": "aller au nord-est",
	"choice.step-NE-left": "aller nord-est, tourner à gauche",
	"choice.step-NE-right": "aller nord-est, tourner à droite",
	"choice.step-NW": "aller au nord-ouest",
	"choice.step-NW-left": "aller nord-ouest, tourner à gauche",
	"choice.step-NW-right": "aller nord-ouest, tourner à droite",
	"choice.step-W": "aller à l’ouest",
	"choice.step-W-left": "aller ouest, tourner à gauche",
	"choice.step-W-right": "aller ouest, tourner à droite",
	"choice.step-SW": "aller au sud-ouest",
	"choice.step-SW-left": "aller sud-ouest, tourner à gauche",
	"choice.step-SW-right": "aller sud-ouest, tourner à droite",
	"choice.step-SE": "aller au sud-est",
	"choice.step-SE-left": "aller sud-est, tourner à gauche",
	"choice.step-SE-right": "aller sud-est, tourner à droite",
	"choice.turn-left": "tourner à gauche",
	"choice.turn-right": "tourner à droite",
	"choice.turn-left-2": "tourner deux fois à gauche",
	"choice.turn-right-2": "tourner deux fois à droite",
	"choice.done": "continuer",
	"choice.stop": "s’arrêter",
	"choice.announce": "annoncer l’abandon",
	"choice.surrender": "abandonner",
	"choice.stand-up": "utiliser Debout !",
	"choice.free-grey": "retirer un marqueur Piégé pour 2 Éléments",
	"choice.free-white": "retirer un marqueur Déséquilibré pour 2 Éléments",
	"choice.pass": "passer",
	"choice.none": "rien",
	"choice.no": "non",
	"choice.yes": "oui",
	"choice.feint": "jouer la Feinte",
	"choice.unbeatable": "utiliser Imbattable",
	"choice.pay": "payer",
	"choice.die": "mourir",
	"choice.marker": "prendre le marqueur",
	"choice.stand": "rester",
	"choice.step-back": "reculer",
	"choice.defence": "en défense",
	"choice.own": "créer le vôtre",
	"choice.new-strength": "nouvelle carte Force",
	"choice.again-strength": "Force à nouveau, pour du Sang",
	"choice.standby-strength": "Attente avec une nouvelle carte Force",
	"choice.turn-down-strength": "Attente avec Force de la table",
	"choice.new-dexterity": "nouvelle carte Dextérité",
	"choice.again-dexterity": "Dextérité à nouveau, pour du Sang",
	"choice.standby-dexterity": "Attente avec une nouvelle carte Dextérité",
	"choice.turn-down-dexterity": "Attente avec Dextérité de la table",
	"choice.new-berserk": "nouvelle carte Berserk",
	"choice.again-berserk": "Berserk à nouveau, pour du Sang",
	"choice.standby-berserk": "Attente avec une nouvelle carte Berserk",
	"choice.turn-down-berserk": "Attente avec Berserk de la table",
	"choice.new-movement": "nouvelle carte Déplacement",
	"choice.again-movement": "Déplacement à nouveau, pour du Sang",
	"choice.standby-movement": "Attente avec une nouvelle carte Déplacement",
	"choice.turn-down-movement": "Attente avec Déplacement de la table",
	"rule.create": "Création des personnages",
	"rule.over-limit": "Au-delà de la limite",
	"rule.assign": "Objets",
	"rule.auction": "Enchères",
	"rule.draft": "Draft",
	"rule.selection": "Sélection",
	"rule.set-up": "Mise en place",
	"rule.turn": "Tour",
	"rule.round": "Round",
	"rule.activation": "Activation",
	"rule.reaction": "Réaction",
	"rule.fight": "Combat",
	"rule.help": "Aide",
	"rule.strike": "Valeur Finale d’Attaque",
	"rule.ward": "Valeur Finale de Défense",
	"rule.wound": "Blessure",
	"rule.prepare": "Cartes révélées",
	"rule.reflex": "Réflexes",
	"rule.unbalanced": "Coup déséquilibrant",
	"rule.free": "Retrait d’un marqueur",
	"rule.rest": "Repos",
	"rule.beasts": "Animaux",
	"rule.beast-attack": "Un animal attaque",
	"rule.bear-loss": "Les griffes de l’ours",
	"scene.by": "par",
	"scene.targets": "contre",
	"scene.style": "par",
	"scene.damage": "dégâts",
	"scene.seat": "joueur",
	"scene.fav": "valeur d’attaque",
	"scene.fdv": "valeur de défense",
	"scene.points": "points de mouvement",
	"scene.on": "contre",
	"scene.ally": "pour",
	"scene.foe": "contre",
	"who.own": "un personnage à soi",
	"style.attack": "une attaque",
	"style.break": "un coup à un Objet",
	"style.sweep": "un Balayage",
	"style.throw": "un lancer",
	"style.net": "un coup de Filet",
	"style.cast": "un Filet lancé",
	"style.help": "une aide",
	"scene.standby": "Attente",
	"scene.weapon": "avec",
	"scene.item": "visant",
	"scene.owner": "de",
	"scene.against": "contre",
	"scene.entered": "cases parcourues",
	"scene.figure": "animal",
	"outcome.GL-23.59": "Ceux qui sont en vie ont gagné.",
	"outcome.GL-23.60": "Plus personne n’est en vie : les animaux ont gagné.",
	"barred.GL-6.4": "un autre gladiateur s’y trouve",
	"barred.GL-8.5": "il ne reste plus de Rapidité",
	"barred.GL-8.13": "il n’y a pas assez de Sang",
	"barred.GL-8.14": "elle a déjà servi à une Action ce tour-ci",
	"barred.GL-8.20": "on n’ajoute que des cartes Énergie et des Coups spéciaux",
	"barred.GL-8.21": "une Feinte se joue plus tard, depuis la main",
	"barred.GL-8.28": "une Action de Déplacement ne combat pas",
	"barred.GL-8.34": "on n’attaque pas un allié",
	"barred.GL-9.10": "une carte en Attente ne sert plus à rien ce tour-ci",
	"barred.GL-9.18": "quelqu’un s’y trouve",
	"barred.GL-9.19": "le mur de l’arène est là",
	"barred.GL-12.4": "en mêlée on ne lance rien d’autre qu’un Filet",
	"barred.GL-15.3": "pas contre une attaque par derrière",
	"barred.GL-16.6": "pas tant qu’on est pris au Filet",
	"barred.GL-16.7": "un gladiateur pris au Filet ou à terre ne peut pas bouger",
	"barred.GL-16.8": "un gladiateur pris au Filet ou à terre tourne d’un côté, une fois par round",
	"barred.GL-16.12": "pas tant qu’on est à terre"
}, kl = {
	turn: "turno",
	round: "round",
	hand: "mano",
	hp: "mazzo PF",
	deck: "mazzo",
	discard: "scarti",
	row: "tavolo",
	items: "oggetti",
	powers: "poteri",
	vp: "PV",
	animals: "animali",
	animal: "Animale",
	waiting: "in attesa",
	own: "personaggio proprio",
	dead: "morto",
	surrendered: "arreso",
	trapped: "intrappolato",
	faceDown: "a terra",
	unbalanced: "sbilanciato",
	"colour.red": "Rosso",
	"colour.green": "Verde",
	"colour.yellow": "Giallo",
	"colour.blue": "Blu",
	"value.offense": "Offesa",
	"value.guard": "Guardia",
	"value.endurance": "Resistenza fisica",
	"value.blood": "Sangue",
	"value.speed": "Velocità",
	"character.secutor": "Secutor",
	"character.mirmillo": "Mirmillone",
	"character.thraex": "Trace",
	"character.hoplomachus": "Oplomaco",
	"character.retiarius": "Reziario",
	"card.strength": "Forza",
	"card.dexterity": "Destrezza",
	"card.berserk": "Berserk",
	"card.movement": "Movimento",
	"card.energy-0": "Energia 0",
	"card.energy-1": "Energia 1",
	"card.feint": "Finta",
	"card.sweep": "Spazzata",
	"card.sacrifice": "Sacrificio",
	"card.acrobatic-strike": "Attacco acrobatico",
	"card.overskill": "Adrenalina",
	"card.rage": "Rabbia",
	"card.break-item": "Rompi oggetto",
	"card.unbalancing-strike": "Colpo sbilanciante",
	"card.reflex": "Riflessi",
	"reaction.strength": "Blocco",
	"reaction.dexterity": "Parata",
	"reaction.berserk": "Opposizione",
	"reaction.movement": "Schivata",
	"power.lunge": "Affondo",
	"power.stand-up": "In piedi!",
	"power.unbeatable": "Imbattibile",
	"power.leap": "Balzo",
	"power.deep-wounds": "Ferite profonde",
	"power.wrestling": "Lotta",
	"power.adaptation": "Adattamento",
	"power.delay": "Ritardo",
	"power.resistance": "Resistenza",
	"item.gladius": "Gladio",
	"item.spatha": "Spatha",
	"item.sica": "Sica",
	"item.falcata": "Falcata",
	"item.parmula": "Parmula",
	"item.clipeus": "Clipeo",
	"item.scutum": "Scudo grande",
	"item.cetra": "Cetra",
	"item.galea": "Galea",
	"item.cassis": "Cassis",
	"item.visored-helm": "Elmo con visiera",
	"item.manica": "Manica",
	"item.hasta": "Asta",
	"item.contus": "Contus",
	"item.pilum": "Pilum",
	"item.fuscina": "Fuscina (tridente)",
	"item.wide-net": "Rete ampia",
	"item.weighted-net": "Rete piombata",
	"type.sword": "Spada",
	"type.shield": "Scudo",
	"type.helmet": "Elmo",
	"type.iron-arm": "Bracciale",
	"type.spear": "Lancia",
	"type.trident": "Tridente",
	"type.net": "Rete",
	"animal.dog": "cane",
	"animal.wolf": "lupo",
	"animal.lion": "leone",
	"animal.bear": "orso",
	"option.mode": "Modalità",
	"option.mode.ffa": "tutti contro tutti",
	"option.mode.team": "due squadre di due",
	"option.mode.twoVsOne": "due contro uno",
	"option.mode.solo": "da solo contro animali",
	"option.mode.coop": "insieme contro animali",
	"option.mode.coliseum": "gladiatori e animali",
	"option.sides": "Schieramenti al Colosseo",
	"option.sides.ffa": "tutti contro tutti",
	"option.sides.team": "due squadre di due",
	"option.sides.twoVsOne": "due contro uno",
	"option.items": "Assegnazione degli oggetti",
	"option.items.auction": "all’asta",
	"option.items.draft": "con il draft",
	"option.items.selection": "a scelta",
	"option.freePlacement": "Piazzamento libero",
	"option.marginDamage": "Danni per scarto",
	"option.overLimit": "Carte oltre il limite",
	"option.staged": "Partita d’apprendimento a tappe",
	"option.campaign": "Campagna",
	"option.coins": "Monete per giocatore",
	"option.coinsRed": "Monete del Rosso (0: consigliate)",
	"option.coinsGreen": "Monete del Verde (0: consigliate)",
	"option.coinsYellow": "Monete del Giallo (0: consigliate)",
	"option.coinsBlue": "Monete del Blu (0: consigliate)",
	"option.species": "Specie di animali",
	"option.animals": "Numero di animali",
	"option.animals.lower": "il numero minore",
	"option.animals.upper": "il numero maggiore",
	"option.dogs": "Cani",
	"option.wolves": "Lupi",
	"option.lions": "Leoni",
	"option.bears": "Orsi",
	"ask.GL-4.1": "Chi è il tuo gladiatore?",
	"ask.GL-4.23": "Vuoi carte oltre il limite?",
	"ask.GL-4.22": "Quali carte compri oltre il limite?",
	"ask.GL-5.7": "Quali oggetti tieni?",
	"ask.GL-5.11": "Quali carte Energia offri?",
	"ask.GL-5.26": "Quale oggetto prendi?",
	"ask.GL-5.29": "Quali oggetti scegli?",
	"ask.GL-6.4": "Dove cominci, e rivolto dove?",
	"ask.GL-7.3": "Quali carte prendi in mano?",
	"ask.GL-14.39": "Cambi posto nell’ordine?",
	"ask.GL-8.5": "Che cosa fai prima dell’Azione? Ogni passo o rotazione costa 1 di Velocità.",
	"ask.GL-8.8": "Quale Azione scegli?",
	"ask.GL-9.11": "Che cosa recuperi?",
	"ask.GL-8.19": "Quali carte aggiungi all’Azione?",
	"ask.GL-8.26": "Chi affronti?",
	"ask.GL-9.15": "Dove ti muovi?",
	"ask.GL-16.19": "Togli un segnalino?",
	"ask.GL-16.18": "Quali due Elementi spendi?",
	"ask.GL-8.37": "Come reagisci?",
	"ask.GL-8.41": "Quali carte aggiungi alla Reazione?",
	"ask.GL-23.53": "Che cosa usi per +2 contro l’animale?",
	"ask.GL-13.28": "Quale carta porta la Rabbia?",
	"ask.GL-13.17": "Quale carta sacrifichi?",
	"ask.GL-13.22": "Quale abilità potenzi?",
	"ask.GL-11.3": "Usi l’Offesa, e che altro metti nel tuo attacco?",
	"ask.GL-11.5": "Usi la Guardia, e che altro metti nella tua difesa?",
	"ask.GL-13.40": "Paghi due Elementi o prendi un segnalino?",
	"ask.GL-11.19": "Fai una Finta?",
	"ask.GL-11.30": "Rispondi con una Finta?",
	"ask.GL-20.20": "Annulli l’aiuto con una Finta?",
	"ask.GL-11.45": "Come paghi la ferita?",
	"ask.GL-14.8": "Combatti ancora dopo la morte?",
	"ask.GL-14.21": "Combatti ancora dopo la morte?",
	"ask.GL-14.27": "Dove proietti l’avversario?",
	"ask.GL-13.50": "Dove ti portano i Riflessi?",
	"ask.GL-18.2": "Usi la Resistenza fisica, e che cosa recuperi?",
	"ask.GL-23.44": "Indietreggi?",
	"ask.GL-23.51": "Che cosa prende l’orso?",
	"ask.GL-14.36": "Adattamento: quali carte cambiano posto?",
	"ask.GL-14.43": "Resistenza: che cosa recuperi?",
	"ask.GL-14.40": "Ritardo: +3 in difesa fino alla fine del round",
	"ask.GL-17.27": "Ti arrendi?",
	"ask.GL-25.14": "In piedi!",
	"event.character": "{seat} gioca {who} con {cards} carte",
	"event.buyers": "Oltre il limite comprano: {seats}",
	"event.bought": "{seat} compra {count, plural, one {# carta} other {# carte}} oltre il limite{cards}",
	"event.lot": "All’asta: {item}",
	"event.bid": "{seat} offre {cards}, energia {energy}",
	"event.item-won": "{seat} vince {item}",
	"event.item-gone": "{item} esce dal gioco",
	"event.laid-out": "Esposti: {items}",
	"event.first-picker": "{seat} sceglie per primo",
	"event.picked": "{seat} prende {item}",
	"event.wish": "{seat} desidera {items}",
	"event.kept": "{seat} tiene {items}",
	"event.order": "L’ordine del primo turno: {seats}",
	"event.placed": "{seat} comincia in {cell}, rivolto verso {facing}",
	"event.herd": "{species, select, dog {I cani} wolf {I lupi} lion {I leoni} other {Gli orsi}} aspettano fuori: {count}",
	"event.turn": "Turno {turn}",
	"event.entry": "Il dado d’entrata dà {die}: {count, plural, =0 {nessun animale} one {# animale} other {# animali}}",
	"event.split": "{seat} prende {hand} carte in mano e ne lascia {hp} nel mazzo PF{cards}",
	"event.round": "Turno {turn}, round {round}; ordine: {seats}",
	"event.delayed": "{seat} usa Ritardo e agisce al posto {place}; ordine: {seats}",
	"event.activation": "{seat} agisce",
	"event.moved": "{seat} va in {cell}, rivolto verso {facing}",
	"event.surrendered": "{seat} si arrende",
	"event.action": "{seat} compie un’Azione{card}{blood, plural, =0 {} other { per # di Sangue}}",
	"event.standby": "{seat} si mette in Attesa{card}",
	"event.passed": "{seat} passa",
	"event.added": "{seat} aggiunge {count, plural, one {# carta} other {# carte}}{cards}",
	"event.declared": "{how, select, sweep {{seat} spazza {targets}} break {{seat} mira a {item} di {owner}} throw {{seat} lancia {weapon} contro {targets}} net {{seat} vuole prendere {targets} con {weapon} in mano} cast {{seat} getta {weapon} su {targets}} help {{seat} aiuta {partner} contro {targets}} other {{seat} attacca {targets}}}",
	"event.passive": "{seat} è Passivo",
	"event.reaction": "{seat} reagisce{card}{blood, plural, =0 {} other { per # di Sangue}}",
	"event.revealed": "{seat} rivela {card}{cards}",
	"event.attack-value": "{seat} attacca {target} con {total}{parts}",
	"event.defence-value": "{seat} si difende da {against} con {total}{parts}",
	"event.null": "L’attacco di {seat} è nullo",
	"event.power": "{seat} usa {power}{points, plural, =0 {} other { (#)}}",
	"event.for-two": "{seat} usa {things} per +2 ciascuno",
	"event.raged": "{seat} porta {card} con la Rabbia",
	"event.sacrificed": "{seat} sacrifica {card}",
	"event.overskill": "{seat} può potenziare un’abilità{skill}",
	"event.spent": "{seat} spende {count, plural, one {# carta} other {# carte}} e {points, plural, one {# punto} other {# punti}}{elements}",
	"event.recovered": "{seat} recupera {count, plural, one {# carta} other {# carte}} e {points, plural, one {# punto} other {# punti}}{elements}",
	"event.feinted": "{seat} fa una Finta",
	"event.hit": "{seat} colpisce {target}: {fav} contro {fdv}",
	"event.missed": "{seat} manca {target}: {fav} contro {fdv}",
	"event.damage": "{seat} subisce {total} danni{parts}",
	"event.paid": "{seat} paga {damage} con {things}",
	"event.killed": "{seat} è ucciso",
	"event.unbeatable": "{seat} è Imbattibile e combatte ancora",
	"event.left": "{seat} lascia l’arena",
	"event.trapped": "{target} è preso in {item}",
	"event.item-broken": "{item} di {seat} si rompe",
	"event.item-damaged": "{item} di {seat} è danneggiato",
	"event.item-lost": "{seat} perde {item}",
	"event.wrestled": "{seat} proietta {target} in {cell}",
	"event.unbalancing": "{seat} sarà sbilanciato ({markers})",
	"event.status": "Segnalini di {seat}: {grey} trappola, {white, plural, =2 {2 sbilanciato: a terra} other {# sbilanciato}}",
	"event.freed": "{seat} toglie un segnalino: restano {grey} trappola, {white} sbilanciamento",
	"event.stood-up": "{seat} si alza",
	"event.adapted": "{seat} mette {toHand} carte in mano e {toHp} nei PF{things}",
	"event.discarded": "{seat} scarta {cards}",
	"event.helped": "{seat} aiuta {partner} contro {target}: +{points}",
	"event.vp": "{seat}: {points} PV per {why, select, attack {un attacco frontale} damage {i danni} firstBlood {il Primo Sangue} kill {il colpo mortale} rearAttack {un attacco alle spalle} rearDamage {danni alle spalle} fleeing {la fuga} cowardice {le spalle voltate} surrender {la resa} other {un animale ucciso}}, ora {vp}",
	"event.rest": "Riposo",
	"event.moves-join": "Le mosse speciali di {seat} entrano nel mazzo",
	"event.turn-ends": "Il turno {turn} è finito",
	"event.game-ends": "La partita è decisa",
	"event.final": "{seat} finisce con {total} PV{parts}",
	"event.animal-enters": "{species, select, dog {Un cane} wolf {Un lupo} lion {Un leone} other {Un orso}}, {animal}, entra in {cell}{cells}",
	"event.animal-moves": "{animal} si muove{cells}",
	"event.animal-attacks": "{animal} attacca {seat} con {total}{parts}",
	"event.animal-defends": "{animal} si difende con {total}{parts}",
	"event.animal-killed": "{seat} uccide {animal}",
	"event.animal-strains": "{animal} si dibatte nella rete: {die}, restano {grey} segnalini",
	"event.reinforced": "Arriva ancora {species, select, dog {un cane} wolf {un lupo} lion {un leone} other {un orso}}: {animal}",
	"event.stepped-back": "{seat} indietreggia in {cell}",
	"event.mauled": "{animal} ferisce {seat}: {fav} contro {fdv}, {damage} danni",
	"event.fended-off": "{seat} respinge {animal}: {fav} contro {fdv}",
	"event.clawed": "{seat} perde {thing} per l’orso",
	"part.energy": "energia",
	"part.half the hand": "metà della mano",
	"part.blood": "Sangue",
	"part.items": "oggetti",
	"part.thrown": "lanciato",
	"part.offense": "Offesa",
	"part.guard": "Guardia",
	"part.ally": "alleato",
	"part.trapped": "intrappolato",
	"part.face-down": "a terra",
	"part.from behind": "alle spalle",
	"part.acrobatic strike": "Attacco acrobatico",
	"part.sacrifice": "Sacrificio",
	"part.sweep": "Spazzata",
	"part.lunge": "Affondo",
	"part.leap": "Balzo",
	"part.deep wounds": "Ferite profonde",
	"part.unbeatable": "Imbattibile",
	"part.delay": "Ritardo",
	"part.range": "distanza",
	"part.against an animal": "contro un animale",
	"part.oppose": "Opposizione",
	"part.speed": "Velocità",
	"part.matching": "carte uguali",
	"part.one": "uno",
	"part.half the cards": "metà delle carte",
	"part.powers": "poteri",
	"part.margin": "scarto",
	"part.die": "dado",
	"part.extra die": "dado in più",
	"part.doubles": "doppio",
	"part.points": "punti",
	"part.survival": "sopravvivenza",
	"field.who": "personaggio",
	"field.buy": "acquisti",
	"field.cell": "esagono",
	"field.facing": "orientamento",
	"field.do": "che cosa fai",
	"field.with": "con che cosa",
	"field.use": "usare la Resistenza fisica",
	"field.elements": "Elementi",
	"field.offense": "usare l’Offesa",
	"field.guard": "usare la Guardia",
	"field.blood": "Sangue speso",
	"field.speed": "Velocità spesa",
	"field.acrobatic": "Attacco acrobatico",
	"field.lunge": "carte per l’Affondo",
	"field.leapAttack": "Balzo: esagoni per l’attacco",
	"field.leapDamage": "Balzo: esagoni per i danni",
	"field.deep": "Ferite profonde",
	"field.wrestle": "Lotta",
	"field.skill": "abilità",
	"field.gain": "punti guadagnati",
	"hint.honour": "{vp} PV se finisci così",
	"hint.blood": "{blood} di Sangue",
	"hint.defence": "{total} in difesa{guard, plural, =0 {} other {, # in più con la Guardia}}{speed, plural, =0 {} other {, fino a # in più con la Velocità}}{halves, plural, =0 {} other {, l’attacco è dimezzato}}{blood, plural, =0 {} other {, costa # di Sangue}}",
	"hint.front": "di fronte, {front} PV",
	"hint.rear": "alle spalle, {rear} PV e {each} PV per ogni punto di danno",
	"hint.both": "{front} PV di fronte, {rear} PV alle spalle e {each} PV per ogni punto di danno",
	"declare.none": "nessuno",
	"declare.attack": "attacca",
	"declare.break": "spezza",
	"declare.sweep": "falciata",
	"declare.throw": "scaglia",
	"declare.net": "colpisci con",
	"declare.cast": "getta",
	"declare.help": "aiuta",
	"choice.step-E": "va’ a est",
	"choice.step-E-left": "va’ a est, gira a sinistra",
	"choice.step-E-right": "va’ a est, gira a destra",
	"choice.step-NE": "va’ a nord-est",
	"choice.step-NE-left": "va’ a nord-est, gira a sinistra",
	"choice.step-NE-right": "va’ a nord-est, gira a destra",
	"choice.step-NW": "va’ a nord-ovest",
	"choice.step-NW-left": "va’ a nord-ovest, gira a sinistra",
	"choice.step-NW-right": "va’ a nord-ovest, gira a destra",
	"choice.step-W": "va’ a ovest",
	"choice.step-W-left": "va’ a ovest, gira a sinistra",
	"choice.step-W-right": "va’ a ovest, gira a destra",
	"choice.step-SW": "va’ a sud-ovest",
	"choice.step-SW-left": "va’ a sud-ovest, gira a sinistra",
	"choice.step-SW-right": "va’ a sud-ovest, gira a destra",
	"choice.step-SE": "va’ a sud-est",
	"choice.step-SE-left": "va’ a sud-est, gira a sinistra",
	"choice.step-SE-right": "va’ a sud-est, gira a destra",
	"choice.turn-left": "gira a sinistra",
	"choice.turn-right": "gira a destra",
	"choice.turn-left-2": "gira due volte a sinistra",
	"choice.turn-right-2": "gira due volte a destra",
	"choice.done": "continua",
	"choice.stop": "fermati",
	"choice.announce": "annuncia la resa",
	"choice.surrender": "arrenditi",
	"choice.stand-up": "usa In piedi!",
	"choice.free-grey": "togli un segnalino trappola per 2 Elementi",
	"choice.free-white": "togli un segnalino sbilanciato per 2 Elementi",
	"choice.pass": "passa",
	"choice.none": "niente",
	"choice.no": "no",
	"choice.yes": "sì",
	"choice.feint": "gioca la Finta",
	"choice.unbeatable": "usa Imbattibile",
	"choice.pay": "paga",
	"choice.die": "muori",
	"choice.marker": "prendi il segnalino",
	"choice.stand": "resta",
	"choice.step-back": "indietreggia",
	"choice.defence": "in difesa",
	"choice.own": "creane uno tuo",
	"choice.new-strength": "nuova carta Forza",
	"choice.again-strength": "Forza di nuovo, per Sangue",
	"choice.standby-strength": "Attesa con una nuova carta Forza",
	"choice.turn-down-strength": "Attesa con Forza del tavolo",
	"choice.new-dexterity": "nuova carta Destrezza",
	"choice.again-dexterity": "Destrezza di nuovo, per Sangue",
	"choice.standby-dexterity": "Attesa con una nuova carta Destrezza",
	"choice.turn-down-dexterity": "Attesa con Destrezza del tavolo",
	"choice.new-berserk": "nuova carta Berserk",
	"choice.again-berserk": "Berserk di nuovo, per Sangue",
	"choice.standby-berserk": "Attesa con una nuova carta Berserk",
	"choice.turn-down-berserk": "Attesa con Berserk del tavolo",
	"choice.new-movement": "nuova carta Movimento",
	"choice.again-movement": "Movimento di nuovo, per Sangue",
	"choice.standby-movement": "Attesa con una nuova carta Movimento",
	"choice.turn-down-movement": "Attesa con Movimento del tavolo",
	"rule.create": "Creazione dei personaggi",
	"rule.over-limit": "Oltre il limite",
	"rule.assign": "Oggetti",
	"rule.auction": "Asta",
	"rule.draft": "Draft",
	"rule.selection": "Selezione",
	"rule.set-up": "Preparazione",
	"rule.turn": "Turno",
	"rule.round": "Round",
	"rule.activation": "Attivazione",
	"rule.reaction": "Reazione",
	"rule.fight": "Combattimento",
	"rule.help": "Aiuto",
	"rule.strike": "Valore d’attacco",
	"rule.ward": "Valore di difesa",
	"rule.wound": "Ferita",
	"rule.prepare": "Carte rivelate",
	"rule.reflex": "Riflessi",
	"rule.unbalanced": "Colpo sbilanciante",
	"rule.free": "Togliere un segnalino",
	"rule.rest": "Riposo",
	"rule.beasts": "Animali",
	"rule.beast-attack": "Un animale attacca",
	"rule.bear-loss": "Gli artigli dell’orso",
	"scene.by": "da",
	"scene.targets": "contro",
	"scene.style": "con",
	"scene.damage": "danni",
	"scene.seat": "giocatore",
	"scene.fav": "valore d’attacco",
	"scene.fdv": "valore di difesa",
	"scene.points": "punti movimento",
	"scene.on": "contro",
	"scene.ally": "per",
	"scene.foe": "contro",
	"who.own": "un personaggio proprio",
	"style.attack": "un attacco",
	"style.break": "un colpo a un oggetto",
	"style.sweep": "una Spazzata",
	"style.throw": "un lancio",
	"style.net": "un colpo di rete",
	"style.cast": "una rete lanciata",
	"style.help": "un aiuto",
	"scene.standby": "Attesa",
	"scene.weapon": "con",
	"scene.item": "mirando a",
	"scene.owner": "di",
	"scene.against": "contro",
	"scene.entered": "esagoni percorsi",
	"scene.figure": "animale",
	"outcome.GL-23.59": "Chi è vivo ha vinto.",
	"outcome.GL-23.60": "Nessuno è vivo: hanno vinto gli animali.",
	"barred.GL-6.4": "lì sta un altro gladiatore",
	"barred.GL-8.5": "non resta Velocità",
	"barred.GL-8.13": "non basta il Sangue",
	"barred.GL-8.14": "è già servita per un’Azione in questo turno",
	"barred.GL-8.20": "si aggiungono solo carte Energia e Mosse speciali",
	"barred.GL-8.21": "una Finta si gioca più tardi, dalla mano",
	"barred.GL-8.28": "un’Azione di Movimento non combatte",
	"barred.GL-8.34": "non si attacca un alleato",
	"barred.GL-9.10": "una carta in Attesa non serve più a nulla in questo turno",
	"barred.GL-9.18": "lì sta qualcuno",
	"barred.GL-9.19": "lì c’è il muro dell’arena",
	"barred.GL-12.4": "in mischia non si lancia altro che una Rete",
	"barred.GL-15.3": "non contro un attacco alle spalle",
	"barred.GL-16.6": "non da intrappolato",
	"barred.GL-16.7": "un gladiatore intrappolato o a terra non può muoversi",
	"barred.GL-16.8": "un gladiatore intrappolato o a terra si gira di un lato, una volta per round",
	"barred.GL-16.12": "non da terra"
}, Al = 120;
function jl(e) {
	let t = {};
	for (let n = 0; n < Al; n++) t[`animal.${P(4 + n)}`] = `${e.animal} ${n + 1}`;
	for (let { name: n } of T) t[`thing.hp:${n}`] = `${e[`card.${n}`]} (${e.hp})`;
	return {
		...e,
		...t
	};
}
var Ml = {
	en: jl(Dl),
	fr: jl(Ol),
	it: jl(kl)
}, Nl = (e) => ({
	kind: "flag",
	default: !1,
	clause: e
}), Pl = (e, t) => ({
	kind: "number",
	min: 0,
	max: t,
	default: 0,
	clause: e
}), Fl = {
	mode: {
		kind: "choice",
		of: [
			"ffa",
			"team",
			"twoVsOne",
			"solo",
			"coop",
			"coliseum"
		],
		default: "ffa",
		clause: "GL-0.8"
	},
	sides: {
		kind: "choice",
		of: [
			"ffa",
			"team",
			"twoVsOne"
		],
		default: "ffa",
		clause: "GL-0.8"
	},
	items: {
		kind: "choice",
		of: [
			"auction",
			"draft",
			"selection"
		],
		default: "draft",
		clause: "GL-5.1"
	},
	freePlacement: Nl("GL-6.6"),
	marginDamage: Nl("GL-11.43"),
	overLimit: Nl("GL-4.18"),
	staged: Nl("GL-22.1"),
	campaign: Nl("GL-21.1"),
	coins: {
		kind: "number",
		min: 15,
		max: 150,
		default: 55,
		clause: "GL-4.2"
	},
	coinsRed: Pl("GL-4.3", 150),
	coinsGreen: Pl("GL-4.3", 150),
	coinsYellow: Pl("GL-4.3", 150),
	coinsBlue: Pl("GL-4.3", 150),
	species: {
		kind: "choice",
		of: [
			"dog",
			"wolf",
			"lion",
			"bear"
		],
		default: "dog",
		clause: "GL-23.10"
	},
	animals: {
		kind: "choice",
		of: [
			"lower",
			"upper",
			"random"
		],
		default: "lower",
		clause: "GL-23.3"
	},
	dogs: Pl("GL-23.3", 24),
	wolves: Pl("GL-23.3", 24),
	lions: Pl("GL-23.3", 24),
	bears: Pl("GL-23.3", 24)
}, Il = {
	ffa: [
		1,
		2,
		3,
		4
	],
	team: [4],
	twoVsOne: [3],
	solo: [1],
	coop: [
		2,
		3,
		4
	],
	coliseum: [
		2,
		3,
		4
	]
};
function Ll({ mode: e, sides: t }) {
	return Il[e === "coliseum" && t !== "ffa" ? t : e];
}
var Rl = {
	id: "gladiatori",
	title: "Gladiatori",
	rules: "gladiatori@2",
	prefix: "GL",
	seats: {
		min: 1,
		max: 4
	},
	seatsFor: Ll,
	options: Fl,
	nouns: {
		thing: { print: un },
		card: { print: un },
		item: { print: un },
		weapon: { print: un },
		element: { print: un },
		power: { print: un },
		who: { print: un },
		skill: { print: un },
		style: { print: un },
		cell: { print: Gn },
		direction: { print: qn },
		declaration: {
			print: String,
			called: El.declaration
		},
		form: {
			print: Gn,
			called: El.cell
		},
		facing: { print: qn },
		target: {
			print: P,
			seats: !0
		},
		animal: { print: P },
		against: {
			print: P,
			seats: !0
		},
		foe: {
			print: P,
			seats: !0
		},
		figure: {
			print: P,
			seats: !0
		},
		owner: {
			print: P,
			seats: !0
		}
	},
	words: Ml
};
function zl(e, t) {
	let n = [];
	for (let r = 0; r < e.length; r++) {
		let i = n.find((t) => t.item === e[r]);
		i ? i.count++ : n.push({
			item: e[r],
			count: 1,
			worth: t === null ? 0 : t[r]
		});
	}
	return n.sort((e, t) => ue(e.item, t.item));
}
var J = 1e4, Bl = 1e6, Vl = 1e5;
function Hl(e) {
	let t = [1];
	for (let n of e) {
		let e = Array(t.length + n.count).fill(0);
		for (let r = 0; r < t.length; r++) for (let i = 0; i <= n.count; i++) e[r + i] += t[r];
		t = e;
	}
	return t;
}
function Ul(e) {
	if (e.groups !== null || e.worth !== null) return Gl(e, J).length;
	let t = Hl(zl(e.from, null)), n = 0;
	for (let r = e.min; r <= e.max; r++) n += t[r];
	return n;
}
var Wl = (e, t) => {
	for (let n of e ?? []) {
		let e = 0;
		for (let r of t) n.items.includes(r) && e++;
		if (e > n.max || e < n.min) return !1;
	}
	return !0;
};
function Gl(e, t) {
	let n = zl(e.from, e.worth), r = [], i = [], a = Array(n.length + 1).fill(0);
	for (let e = n.length - 1; e >= 0; e--) a[e] = a[e + 1] + n[e].count;
	let o = 0, s = (c, l, u) => {
		if (r.length >= t || l > a[c] || ++o > Bl) return;
		if (l === 0) {
			Wl(e.groups, i) && r.push(i.slice());
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
function Kl(e) {
	let { due: t, exact: n } = e;
	if (e.irreducible || t > Vl) return ql(e, J, !e.irreducible).length;
	let r = Array(t + 1).fill(0);
	r[0] = 1;
	for (let i of zl(e.from, e.worth)) {
		let e = Array(t + 1).fill(0);
		for (let a = 0; a <= t; a++) for (let o = 0; o <= i.count; o++) {
			let s = a + o * i.worth;
			(s <= t || !n) && (e[Math.min(s, t)] += r[a]);
		}
		r = e;
	}
	return r[t];
}
function ql(e, t, n = !1) {
	let r = zl(e.from, e.worth), i = n && !e.irreducible, a = [], o = Array(r.length).fill(0), s = Array(r.length + 1).fill(0);
	for (let e = r.length - 1; e >= 0; e--) s[e] = s[e + 1] + r[e].count * r[e].worth;
	let c = /* @__PURE__ */ new Set(), l = 0, u = (n, d, f) => {
		if (a.length >= t || d + s[n] < e.due || ++l > Bl || e.exact && c.has(`${n} ${d}`) || e.exact && d > e.due || !i && d - f >= e.due) return;
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
var Jl = 1, Yl = 2;
function Xl(e, t = e) {
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
var Zl = (e) => {
	e.marks.fill(0);
}, Ql = (e, t) => {
	e.marks[t] = e.marks[t] | Jl;
}, $l = (e, t) => {
	e.marks[t] = e.marks[t] | Yl;
};
function eu(e, t, n, r, i = null) {
	let { cost: a, via: o, marks: s, head: c, next: l, back: u } = e;
	if (r > e.farthest) throw RangeError(`This search reaches up to ${e.farthest}, not ${r}: make it with more room.`);
	a.fill(-1), o.fill(-1), c.fill(-1), a[n] = 0, l[n] = -1, c[0] = n;
	let d = typeof i == "function" ? i : null, f = typeof i == "function" ? null : i, p = 1;
	for (let i = 0; p > 0; i++) for (let m = c[i]; m >= 0; m = l[m]) {
		if (p--, (s[m] & Yl) !== 0 && m !== n) continue;
		let ee = t[m], te = f === null ? null : f[m];
		for (let t = 0; t < ee.length; t++) {
			let n = ee[t];
			if (n < 0 || (s[n] & Jl) !== 0) continue;
			let f = te === null ? d === null ? 1 : d(m, n, t) : te[t], ne = i + f;
			if (f < 1 || ne > r) continue;
			let h = a[n];
			if (h >= 0 && h <= ne) {
				h === ne && m < o[n] && (o[n] = m);
				continue;
			}
			h >= 0 ? tu(e, n, h) : p++;
			let g = c[ne];
			g >= 0 && (u[g] = n), u[n] = -1, l[n] = g, c[ne] = n, a[n] = ne, o[n] = m;
		}
	}
}
function tu(e, t, n) {
	let { head: r, next: i, back: a } = e, o = a[t], s = i[t];
	o < 0 ? r[n] = s : i[o] = s, s >= 0 && (a[s] = o);
}
function nu(e, t) {
	if (e.cost[t] < 0) return null;
	let n = [];
	for (let r = t; e.via[r] >= 0; r = e.via[r]) n.push(r);
	return n.reverse();
}
var ru = /* @__PURE__ */ new Map();
function iu(e) {
	let t = e.steps.length, n = ru.get(t);
	(n === void 0 || n.farthest < e.budget) && (n = Xl(t, Math.max(t, e.budget)), ru.set(t, n)), Zl(n);
	for (let t of e.blocked ?? []) Ql(n, t);
	for (let t of e.halts ?? []) $l(n, t);
	return eu(n, e.steps, e.start, e.budget, e.costs), n;
}
function au(e, t) {
	let n = iu(e), r = [];
	for (let t = 0; t < n.size; t++) n.cost[t] !== -1 && (t === e.start ? e.mayStay : e.ends === null || e.ends.includes(t)) && r.push(t);
	return r.sort((e, t) => n.cost[e] - n.cost[t] || e - t), r.length > t && (r.length = t), r.map((e) => nu(n, e));
}
function ou(e) {
	switch (e.kind) {
		case "pick": return new Set(e.from).size;
		case "amount": return Math.floor((e.max - e.min) / e.step) + 1;
		case "subset": return Ul(e);
		case "pay": return Kl(e);
		case "path": return au(e, J).length;
		case "order": return lu(e.items);
		case "offer": return fu(e);
		case "form": return gu(e, 0, {}, J);
	}
}
function su(e, t) {
	switch (e.kind) {
		case "pick": return [...new Set(e.from)].slice(0, t);
		case "amount": return cu(e.min, ou(e), e.step, t);
		case "subset": return Gl(e, t);
		case "pay": return ql(e, t, Kl(e) <= t);
		case "path": return au(e, t);
		case "order": return uu(e, t);
		case "offer": return fu(e) <= t ? pu(e) : mu(e).slice(0, t);
		case "form": return _u(e, t);
	}
}
function cu(e, t, n, r) {
	let i = [], a = Math.min(t, r);
	for (let r = 0; r < a; r++) {
		let o = a === t ? r : Math.round(r * (t - 1) / Math.max(1, a - 1));
		i.push(e + o * n);
	}
	return i;
}
function lu(e) {
	let t = 1, n = /* @__PURE__ */ new Map();
	for (let r = 0; r < e.length; r++) {
		let i = (n.get(e[r]) ?? 0) + 1;
		n.set(e[r], i), t = t * (r + 1) / i;
	}
	return t;
}
function uu(e, t) {
	let n = [], r = de(e.items), i = [], a = () => {
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
var du = (e) => _(0, "", e, 0, e.length);
function fu(e) {
	let t = Ul(du(e.give)) * (e.coins + 1), n = +!!e.mayDecline;
	for (let r of e.partners) n += t * Ul(du(r.items)) * (r.coins + 1) - 1;
	return n;
}
function pu(e) {
	let t = e.mayDecline ? ["none"] : [];
	for (let n of e.partners) for (let r of Gl(du(e.give), J)) for (let i of Gl(du(n.items), J)) for (let a = 0; a <= e.coins; a++) for (let e = 0; e <= n.coins; e++) r.length + i.length + a + e > 0 && t.push({
		with: n.seat,
		give: r,
		giveCoins: a,
		want: i,
		wantCoins: e
	});
	return t;
}
function mu(e) {
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
var hu = (e, t) => e.fields.some((e) => e.when?.field === t) || (e.distinct ?? []).some((e) => e.includes(t)) || (e.totals ?? []).some((e) => e.fields.includes(t));
function gu(e, t, n, r) {
	let i = e.fields[t];
	if (i === void 0) return +(Ve(e, n) === null);
	if (!ce(i, n)) return gu(e, t + 1, n, r);
	if (!hu(e, i.name)) return ou(i.request) * gu(e, t + 1, n, r);
	let a = 0;
	for (let o of su(i.request, r)) if (a += gu(e, t + 1, {
		...n,
		[i.name]: o
	}, r), a > r) break;
	return a;
}
function _u(e, t) {
	let n = [], r = (i, a, o) => {
		if (n.length >= t) return;
		let s = e.fields[i];
		if (s === void 0) Ve(e, a) === null && n.push(a);
		else if (!ce(s, a)) r(i + 1, a, o);
		else {
			let e = su(s.request, Math.max(2, o)), t = Math.max(1, Math.floor(o / e.length));
			for (let n of e) r(i + 1, {
				...a,
				[s.name]: n
			}, t);
		}
	};
	return r(0, {}, gu(e, 0, {}, t) <= t ? J * J : t), n;
}
function vu(e, t) {
	switch (e.kind) {
		case "pick": return e.from[t.below(e.from.length)];
		case "amount": return e.min + e.step * t.below(Math.floor((e.max - e.min) / e.step) + 1);
		case "subset": return bu(e, t);
		case "pay": return Su(e, t);
		case "path": return Cu(e, t);
		case "order": {
			let n = e.items.slice();
			return t.shuffle(n), n;
		}
		case "offer": return yu(e, t);
		case "form": return wu(e, t);
	}
}
function yu(e, t) {
	if (e.partners.length === 0 || e.mayDecline && t.below(2) === 0) return "none";
	let n = e.partners[t.below(e.partners.length)], r = (e) => de(bu(_(0, "", e, 0, Math.min(2, e.length)), t));
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
	let i = su(e, J);
	return i[t.below(i.length)];
}
function bu(e, t) {
	let n = e.groups === null && e.worth === null;
	for (let r = 0; r < 8; r++) {
		let r = e.min + t.below(e.max - e.min + 1), i = e.from.slice(), a = 0, o = e.atMost;
		for (let s = 0; s < i.length && a < r; s++) {
			let r = s + t.below(i.length - s), c = i[r];
			i[r] = i[s], i[s] = c, (n || xu(e, i, a, c, o)) && (e.worth !== null && (o -= e.worth[e.from.indexOf(c)]), i[s] = i[a], i[a++] = c);
		}
		if (i.length = a, n || Ce(e, i) === null) return i;
	}
	let r = Gl(e, J);
	return r[t.below(r.length)];
}
function xu(e, t, n, r, i) {
	if (e.worth !== null && e.worth[e.from.indexOf(r)] > i) return !1;
	for (let i of e.groups ?? []) {
		if (!i.items.includes(r)) continue;
		let e = 0;
		for (let r = 0; r < n; r++) i.items.includes(t[r]) && e++;
		if (e >= i.max) return !1;
	}
	return !0;
}
function Su(e, t) {
	if (e.exact) {
		let n = ql(e, J, !0);
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
function Cu(e, t) {
	for (let n = 0; n < 4; n++) {
		let n = [], r = e.start, i = e.budget;
		for (let a = t.below(e.budget + 1); a > 0 && i > 0; a--) {
			let a = e.steps[r], o = t.below(a.length), s = a[o], c = e.costs === null ? 1 : e.costs[r][o];
			if (c < 1 || c > i || e.blocked?.includes(s) || (n.push(s), r = s, i -= c, e.halts?.includes(s))) break;
		}
		if (Ce(e, n) === null) return n;
	}
	let n = au(e, J);
	return n[t.below(n.length)];
}
function wu(e, t) {
	for (let n = 0; n < 16; n++) {
		let n = {};
		for (let r of e.fields) ce(r, n) && (n[r.name] = vu(r.request, t));
		if (e.distinct === null && e.totals === null || Ve(e, n) === null) return n;
	}
	let n = su(e, J);
	return n[t.below(n.length)];
}
function Tu(e, t) {
	switch (e.kind) {
		case "subset":
		case "pay": return de(t);
		case "offer": {
			if (t === "none") return t;
			let { with: e, give: n, giveCoins: r, want: i, wantCoins: a } = t;
			return {
				with: e,
				give: de(n),
				giveCoins: r,
				want: de(i),
				wantCoins: a
			};
		}
		case "form": return Eu(e, t, Tu);
		case "path":
		case "order": return t.slice();
		default: return t;
	}
}
function Eu(e, t, n) {
	let r = {};
	for (let i of e.fields) ce(i, r) && (r[i.name] = n(i.request, t[i.name]));
	return r;
}
function Du(e) {
	let t = su(e, 2);
	return t.length === 1 ? t[0] : null;
}
function Ou(e) {
	let { side: t } = e.gladiators[e.viewer], n = e.gladiators.filter((e) => e.out === 0 && e.cell >= 0 && e.side !== t).map(({ cell: e, facing: t }) => ({
		cell: e,
		facing: t
	}));
	for (let t of e.animals) t.where === 2 && n.push({
		cell: t.cell,
		facing: -1
	});
	return n;
}
function ku(e) {
	let { cell: t } = e.gladiators[e.viewer], n = -1;
	for (let r of Ou(e)) (n < 0 || x.distance(t, r.cell) < x.distance(t, n)) && (n = r.cell);
	return n;
}
function Au(e, t, n) {
	let r = 0, i = Infinity;
	for (let a of Ou(e)) {
		let e = x.distance(t, a.cell), o = zt(t, n, a.cell), s = -3 * e;
		e === 1 && x.direction(t, a.cell) === n && (s += 4), (o === 1 || o === 2) && (s -= 3), e === 1 && a.facing >= 0 && zt(a.cell, a.facing, t) !== 0 && (s -= 2), e < i ? (i = e, r = s) : e === i && (r = Math.max(r, s));
	}
	return r;
}
var ju = (e, t) => {
	let { cell: n, facing: r } = e.gladiators[e.viewer], i = S.indexOf(t);
	if (i >= 0) return {
		cell: x.neighbours[n][Math.floor(i / 3)],
		facing: (r + i % 3 + 5) % 6
	};
	let a = C.indexOf(t);
	return {
		cell: n,
		facing: a < 0 ? r : (r + Vt[a] + 6) % 6
	};
};
function Mu(e, t, n) {
	let r = e.gladiators[e.viewer];
	if (t.includes("stand-up") && (r.down || r.grey > 1)) return "stand-up";
	if (r.down && t.includes("free-white")) return "free-white";
	if (r.grey > 0 && t.includes("free-grey") && typeof r.hand != "number" && r.hand.length > 5) return "free-grey";
	if (ku(e) < 0) return n;
	let i = n, a = Au(e, r.cell, r.facing);
	for (let n of t) {
		if (S.indexOf(n) < 0 && C.indexOf(n) < 0) continue;
		let { cell: t, facing: r } = ju(e, n), o = Au(e, t, r);
		o > a && (a = o, i = n);
	}
	return i;
}
function Nu(e, t) {
	let n = e.gladiators[F(t)];
	return n === void 0 ? 0 : zt(n.cell, n.facing, e.gladiators[e.viewer].cell);
}
function Pu(e, t, n) {
	switch (t.kind) {
		case "pick": return Ru(e, t, n);
		case "subset": return Ju(e, t, n);
		case "form": return Qu(e, t, n);
		default: return vu(t, n);
	}
}
var Fu = (e) => e.gladiators[e.viewer], Iu = (e) => typeof e.hand == "number" ? [] : e.hand, Lu = (e, t) => e.filter((e) => e === t).length;
function Ru(e, t, n) {
	let { from: r } = t;
	switch (t.clause) {
		case "GL-8.5": return Mu(e, r, "done");
		case "GL-9.15":
		case "GL-13.50": return Mu(e, r, "stop");
		case "GL-8.8": return Vu(e, r);
		case "GL-8.26": return Hu(e, r);
		case "GL-8.37": return Uu(e, r);
		case "GL-5.26": return Gu(e, r);
		case "GL-11.19":
		case "GL-11.30": return r.includes("feint") && qu(e) ? "feint" : "no";
		case "GL-14.8":
		case "GL-14.21": return r[0];
		case "GL-23.44": return r[r.length - 1];
		case "GL-23.51": return Ku(r);
		case "GL-16.19":
		case "GL-14.39":
		case "GL-13.17":
		case "GL-4.23": return r.includes("done") ? "done" : r.includes("none") ? "none" : "no";
		case "GL-14.27": return "none";
		case "GL-13.28": return r.find((e) => e === 9 || e === 59) ?? "none";
		default: return r[n.below(r.length)];
	}
}
function zu(e, t) {
	let n = Iu(e);
	return t === 0 ? Lu(n, 5) : t === 1 ? n.length - 1 >> 1 : t === 2 ? 2 * Math.min(3, e.secret?.now[3] ?? 0) : 0;
}
var Bu = (e) => T.findIndex(({ name: t }) => e.endsWith(`-${t}`));
function Vu(e, t) {
	let n = Fu(e), r = ku(e), i = r < 0 ? -1 : x.direction(n.cell, r), a = (e) => {
		let t = Bu(e), r = e.startsWith("new");
		if (e.startsWith("standby") || e.startsWith("turn-down")) return t === 3 ? 1.2 : 1;
		if (!r && !e.startsWith("again")) return 0;
		let a = r ? 0 : 1.5;
		return t === 3 ? i >= 0 && i === n.facing ? .5 : 6 - a : i >= 0 && i === n.facing ? 8 + zu(n, t) - a : .8;
	};
	return t.reduce((e, t) => a(t) > a(e) ? t : e);
}
function Hu(e, t) {
	let n = (t) => {
		let [n, r = "", i = ""] = t.split(":");
		if (n === "none") return 0;
		if (n === "help") return 1;
		if (n === "sweep") return 3.5;
		let a = n === "attack" ? r : i;
		return Nu(e, a) !== 0 && !a.startsWith("a") ? -1 : n === "attack" ? 3 : n === "throw" ? 4 : n === "break" ? 2 : 2.5;
	};
	return t.reduce((e, t) => n(t) > n(e) ? t : e);
}
function Uu(e, t) {
	let n = Fu(e), r = (e) => {
		if (e === "pass") return 1;
		let t = Bu(e);
		return (t === 2 ? 5 : t === 3 ? 4.5 : zu(n, t)) - (e.startsWith("again") ? 1 : .5);
	};
	return t.reduce((e, t) => r(t) > r(e) ? t : e);
}
var Wu = (e) => 1.3 * k(e).attack + k(e).defence + .5 * k(e).hp + +!!k(e).thrown;
function Gu(e, t) {
	let n = Fu(e).items.map((e) => k(e).symbol), r = (e) => Wu(e) - (k(e).symbol !== 0 && n.includes(k(e).symbol) ? 10 : 0);
	return t.reduce((e, t) => r(t) > r(e) ? t : e);
}
function Ku(e) {
	let t = (e) => e >= 30 ? Wu(e) : E[e];
	return e.reduce((e, n) => t(n) < t(e) ? n : e);
}
function qu(e) {
	let t = e.flow.scenes.find(({ rule: e }) => e === "fight");
	return t?.favs.every((e, n) => e <= t.fdvs[n]) ?? !1;
}
function Ju(e, t, n) {
	let r = t.from;
	switch (t.clause) {
		case "GL-7.3": return Xu(r);
		case "GL-8.19":
		case "GL-8.41": return Zu(e, r, t.clause === "GL-8.41");
		case "GL-5.11": return Fu(e).items.length >= 2 ? [] : r.slice(0, Math.min(r.length, 1 + n.below(3)));
		case "GL-9.11": return r.slice().sort((e, t) => Yu(t) - Yu(e)).slice(0, t.max);
		case "GL-16.18": return r.slice().sort((e, t) => Yu(e) - Yu(t)).slice(0, t.min);
		case "GL-4.22":
		case "GL-23.53": return [];
		case "GL-5.7":
		case "GL-5.29": {
			let e = (e) => e.reduce((e, t) => e + Wu(t), 0);
			return su(t, 200).reduce((t, n) => e(n) > e(t) ? n : t);
		}
		default: return vu(t, n);
	}
}
var Yu = (e) => e >= 20 ? 2.5 : Wt(e) ? 4 : Kt(e) ? 3.5 : e === 5 ? 3 : 1;
function Xu(e) {
	let t = 0, n = e.filter((e) => Wt(e) || Kt(e) && e !== 11 || e === 5 && t++ < 4), r = e.filter((e) => e === 4);
	return [...n, ...r.slice(0, r.length >> 1)].sort((e, t) => e - t);
}
function Zu(e, t, n) {
	let r = Fu(e), i = r.using, a = typeof r.covert == "number" ? [] : r.covert, o = i < 0 ? -1 : r.row[i] >= 0 ? r.row[i] : a[a.length - 1];
	if (o === 3 && !n) return t.filter((e) => e === 14);
	let s = t.filter((e) => e === 9 && r.white === 0), c = o === 0 ? 5 : 4, l = o === 0 ? 4 : n || o === 1 ? 0 : 2;
	return [...s, ...t.filter((e) => e === c).slice(0, l)].sort((e, t) => e - t);
}
function Qu(e, t, n) {
	switch (t.clause) {
		case "GL-4.1": return { who: t.fields[0].request.from[n.below(5)] };
		case "GL-6.4": return $u(t);
		case "GL-11.3":
		case "GL-11.5": return Object.fromEntries(t.fields.map(({ name: t, request: n }) => [t, ed(e, t, n)]));
		case "GL-13.40": return Fu(e).white > 0 && t.fields.length > 1 ? vu(t, n) : { do: "marker" };
		case "GL-11.45": return td(t, n);
		case "GL-18.2": {
			let e = t.fields[1]?.request;
			return e === void 0 || e.from.length < 2 ? { use: "no" } : {
				use: "yes",
				elements: e.from.slice().sort((e, t) => Yu(t) - Yu(e)).slice(0, e.max).sort((e, t) => e - t)
			};
		}
		default: return vu(t, n);
	}
}
function $u(e) {
	let t = e.fields[0].request.from.reduce((e, t) => x.distance(t, It) < x.distance(e, It) ? t : e);
	return {
		cell: t,
		facing: t === It ? 0 : x.bearing(t, It, -1)
	};
}
function ed(e, t, n) {
	return n.kind === "pick" ? t !== "wrestle" && n.from.includes("yes") ? "yes" : "no" : n.kind === "amount" ? t === "deep" || t === "leapDamage" ? 0 : Math.min(n.max, t === "speed" ? 1 : n.max) : [];
}
function td(e, t) {
	if (e.fields.length === 1) return { do: "die" };
	let n = (e) => e.reduce((e, t) => e + (t >= 30 ? 1.5 * Wu(t) : E[t] + .1), 0), r = su(e.fields[1].request, 300);
	return r.length === 0 ? vu(e, t) : {
		do: "pay",
		with: r.reduce((e, t) => n(t) < n(e) ? t : e)
	};
}
var nd = /* @__PURE__ */ t({ gladiatori: () => fd });
function rd(e, t) {
	let n = e === 1 && t.mode === "ffa" ? "solo" : t.mode, r = n === "coliseum" ? t.sides : n, i = r === "team" || r === "twoVsOne" ? r : n === "solo" || n === "coop" ? "together" : "ffa", a = We(Rl, e, t);
	if (a !== null) throw Error(`${a}.`);
	let { animals: o, herd: c } = od(n) ? sd(e, t) : {
		animals: [],
		herd: -1
	};
	return {
		flow: s(e, gc.frame({ herd: c })),
		seats: e,
		mode: n,
		shape: i,
		itemMethod: t.items,
		freePlacement: t.freePlacement,
		marginDamage: t.marginDamage,
		overLimit: t.overLimit,
		staged: t.staged,
		campaign: t.campaign,
		turn: 0,
		round: 0,
		ended: !1,
		spare: Array(e).fill(0),
		stock: [
			0,
			0,
			0
		],
		itemDeck: an.slice(),
		faceUp: [],
		lostItems: [],
		order: [],
		vp: Array(e).fill(10),
		arrived: Array(e).fill(0),
		clock: 0,
		acted: [],
		aside: Array(e).fill(!1),
		firstBlood: !1,
		gladiators: Array.from({ length: e }, (e, n) => cd(id(i, n), ad(t, i, n))),
		animals: o,
		active: -1
	};
}
var id = (e, t) => e === "together" ? 0 : e === "team" ? t % 2 : e === "twoVsOne" ? Math.min(1, t) : t;
function ad(e, t, n) {
	let r = e[[
		"coinsRed",
		"coinsGreen",
		"coinsYellow",
		"coinsBlue"
	][n]];
	return r > 0 ? Math.max(15, r) : t === "twoVsOne" && n === 0 ? 70 : e.coins;
}
var od = (e) => e === "solo" || e === "coop" || e === "coliseum";
function sd(e, t) {
	let n = [
		"dogs",
		"wolves",
		"lions",
		"bears"
	].map((e) => t[e]);
	if (!n.some((e) => e > 0)) {
		let r = A.findIndex(({ name: e }) => e === t.species);
		if (t.animals === "random") return {
			animals: [],
			herd: r
		};
		n[r] = A[r].suggested[+(t.animals === "upper")] * e;
	}
	return {
		animals: n.flatMap((e, t) => Array.from({ length: e }, () => nc(t))),
		herd: -1
	};
}
var cd = (e, t) => ({
	side: e,
	coins: t,
	character: -1,
	initial: [
		0,
		0,
		0,
		0,
		0
	],
	now: [
		0,
		0,
		0,
		0,
		0
	],
	boosted: 0,
	powers: 0,
	used: 0,
	extra: 0,
	extraFeint: !1,
	purse: 0,
	deck: [],
	hand: [],
	hp: [],
	cover: !0,
	discard: [],
	removed: [],
	reserve: [],
	stack: [],
	open: [],
	row: [],
	turned: [],
	covert: [],
	maybe: [],
	using: -1,
	fresh: !1,
	passive: !1,
	warded: !1,
	inert: 0,
	twos: 0,
	deed: Yn(),
	items: [],
	holds: [],
	damaged: 0,
	cell: -1,
	facing: 0,
	grey: 0,
	white: 0,
	down: !1,
	pendingGrey: 0,
	pendingWhite: 0,
	turnedRound: !1,
	out: 0,
	due: -1,
	plusFour: !1,
	delayed: -1,
	aid: [],
	after: 0,
	lastHand: [],
	lastHp: [],
	known: fr()
}), ld = (e) => e.flow.frames.some((e) => e.rule === "create" || e.rule === "over-limit") || e.gladiators[0].character < 0;
function ud(e) {
	let t = {};
	if (ld(e)) return t;
	for (let [n, r] of e.gladiators.entries()) {
		let e = [
			r.deck,
			r.hand,
			r.hp,
			r.discard,
			r.reserve,
			r.stack,
			r.removed,
			r.open,
			r.row
		];
		t[`cards of seat ${n}`] = e.reduce((e, t) => e + t.length, 0);
	}
	return t;
}
function dd(e) {
	let t = [
		{
			zone: e.itemMethod === "selection" ? "public" : "unseen",
			owner: 0,
			pool: "item",
			items: e.itemDeck
		},
		{
			zone: "public",
			owner: 0,
			pool: "item",
			items: e.faceUp
		},
		{
			zone: "public",
			owner: 0,
			pool: "item",
			items: e.lostItems
		}
	];
	for (let [n, r] of e.gladiators.entries()) {
		if (t.push({
			zone: "public",
			owner: n,
			pool: "item",
			items: r.items
		}), ld(e) || r.character >= 5 || r.extra > 0) continue;
		let i = (e, r) => void t.push({
			zone: e,
			owner: n,
			pool: `cards ${n}`,
			items: r
		});
		for (let e of [
			r.deck,
			r.hand,
			r.hp,
			r.discard,
			r.reserve,
			r.stack,
			r.covert
		]) i("own", e);
		for (let e of [
			r.removed,
			r.open,
			r.row.filter((e) => e >= 0)
		]) i("public", e);
	}
	return t;
}
var fd = ye({
	...Rl,
	setup: rd,
	book: Cc,
	commands: [...Fs, gs],
	clone: Oc,
	visibility: Xn,
	zones: dd,
	conserved: ud,
	viewFor: Kc,
	determinise: Xc,
	consistent: ll,
	outcome: Bs,
	heuristic: Pu,
	uses: [
		...T.map(({ name: e }) => e),
		...D.map(({ name: e }) => e),
		...A.map(({ name: e }) => e),
		...j.map(({ name: e }) => e),
		"own",
		"auction",
		"draft",
		"selection",
		"surrender",
		"standby",
		"passive",
		"trapped",
		"item-broken",
		"item-damaged",
		"help",
		"rest",
		"reinforce",
		"step-back"
	],
	draw: ul,
	arrange: mr
}), pd = [
	1634760805,
	857760878,
	2036477234,
	1797285236
];
function md(e) {
	let t = new DataView(e.buffer, e.byteOffset, e.byteLength), n = new Int32Array(e.length / 4);
	for (let e = 0; e < n.length; e++) n[e] = t.getInt32(e * 4, !0);
	return n;
}
function hd(e, t) {
	let n = /* @__PURE__ */ new Int32Array(16);
	return n.set(pd, 0), n.set(e, 4), n.set(t, 13), n;
}
function gd(e, t, n) {
	let r = _d;
	e[12] = t, r.set(e);
	for (let e = 0; e < 10; e++) vd(r, 0, 4, 8, 12), vd(r, 1, 5, 9, 13), vd(r, 2, 6, 10, 14), vd(r, 3, 7, 11, 15), vd(r, 0, 5, 10, 15), vd(r, 1, 6, 11, 12), vd(r, 2, 7, 8, 13), vd(r, 3, 4, 9, 14);
	for (let t = 0; t < 16; t++) n[t] = r[t] + e[t];
}
var _d = /* @__PURE__ */ new Int32Array(16);
function vd(e, t, n, r, i) {
	let a = e[t], o = e[n], s = e[r], c = e[i];
	a = a + o | 0, c ^= a, c = c << 16 | c >>> 16, s = s + c | 0, o ^= s, o = o << 12 | o >>> 20, a = a + o | 0, c ^= a, c = c << 8 | c >>> 24, s = s + c | 0, o ^= s, o = o << 7 | o >>> 25, e[t] = a, e[n] = o, e[r] = s, e[i] = c;
}
var yd = new Int32Array([
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
]), bd = 64, xd = [
	1779033703,
	3144134277,
	1013904242,
	2773480762,
	1359893119,
	2600822924,
	528734635,
	1541459225
], Sd = new TextEncoder(), Cd = /* @__PURE__ */ new Int32Array(64);
function wd(e, t, n) {
	let r = Cd;
	for (let e = 0, i = n; e < 16; e++, i += 4) r[e] = t[i] << 24 | t[i + 1] << 16 | t[i + 2] << 8 | t[i + 3];
	for (let e = 16; e < 64; e++) {
		let t = r[e - 15], n = r[e - 2], i = (t >>> 7 | t << 25) ^ (t >>> 18 | t << 14) ^ t >>> 3, a = (n >>> 17 | n << 15) ^ (n >>> 19 | n << 13) ^ n >>> 10;
		r[e] = r[e - 16] + i + r[e - 7] + a | 0;
	}
	let i = e[0], a = e[1], o = e[2], s = e[3], c = e[4], l = e[5], u = e[6], d = e[7];
	for (let e = 0; e < 64; e++) {
		let t = (c >>> 6 | c << 26) ^ (c >>> 11 | c << 21) ^ (c >>> 25 | c << 7), n = d + t + (u ^ c & (l ^ u)) + yd[e] + r[e] | 0, f = ((i >>> 2 | i << 30) ^ (i >>> 13 | i << 19) ^ (i >>> 22 | i << 10)) + (i & a ^ o & (i ^ a)) | 0;
		d = u, u = l, l = c, c = s + n | 0, s = o, o = a, a = i, i = n + f | 0;
	}
	e[0] += i, e[1] += a, e[2] += o, e[3] += s, e[4] += c, e[5] += l, e[6] += u, e[7] += d;
}
var Td = class {
	#e = new Int32Array(xd);
	#t = new Uint8Array(bd);
	#n = 0;
	#r = 0;
	#i = !1;
	update(e) {
		if (this.#i) throw Error("This hash is already finished; begin a new Sha256 for more data.");
		return this.#a(kd(e)), this;
	}
	digest() {
		if (this.#i) throw Error("This hash is already finished; keep its digest, or begin a new Sha256.");
		this.#i = !0;
		let e = this.#t, t = this.#e;
		e[this.#n] = 128, e.fill(0, this.#n + 1), this.#n >= 56 && (wd(t, e, 0), e.fill(0));
		let n = new DataView(e.buffer);
		n.setUint32(56, Math.floor(this.#r / 536870912)), n.setUint32(60, this.#r % 536870912 * 8), wd(t, e, 0);
		let r = /* @__PURE__ */ new Uint8Array(32), i = new DataView(r.buffer);
		for (let e = 0; e < 8; e++) i.setInt32(e * 4, t[e]);
		return r;
	}
	hex() {
		return jd(this.digest());
	}
	#a(e) {
		this.#r += e.length;
		let t = this.#t, n = 0;
		if (this.#n > 0) {
			if (n = Math.min(bd - this.#n, e.length), t.set(e.subarray(0, n), this.#n), this.#n += n, this.#n < bd) return;
			wd(this.#e, t, 0);
		}
		for (; n + bd <= e.length; n += bd) wd(this.#e, e, n);
		t.set(e.subarray(n)), this.#n = e.length - n;
	}
};
function Ed(e) {
	return new Td().update(e).digest();
}
function Dd(e) {
	return new Td().update(e).hex();
}
function Od(e, t) {
	let n = kd(e), r = n.length > bd ? Ed(n) : n, i = new Uint8Array(bd).fill(54), a = new Uint8Array(bd).fill(92);
	for (let e = 0; e < r.length; e++) i[e] = i[e] ^ r[e], a[e] = a[e] ^ r[e];
	return new Td().update(a).update(new Td().update(i).update(t).digest()).digest();
}
function kd(e) {
	return typeof e == "string" ? Sd.encode(e) : e;
}
var Ad = Array.from({ length: 256 }, (e, t) => t.toString(16).padStart(2, "0"));
function jd(e) {
	let t = "";
	for (let n = 0; n < e.length; n++) t += Ad[e[n]];
	return t;
}
function Md(e) {
	if (e.length % 2 != 0 || /[^0-9a-f]/i.test(e)) throw Error(`"${e}" is not hexadecimal; give two digits of 0-9 and a-f for every byte.`);
	let t = new Uint8Array(e.length / 2);
	for (let n = 0; n < t.length; n++) t[n] = Number.parseInt(e.slice(n * 2, n * 2 + 2), 16);
	return t;
}
function Nd({ seed: e, match: t, rules: n }) {
	return Dd(Rd([
		"harena commitment 1",
		Ld(e),
		t,
		n
	]));
}
function Pd(e, { seed: t, match: n, rules: r }) {
	return Id(t) && e.toLowerCase() === Nd({
		seed: t,
		match: n,
		rules: r
	});
}
function Fd({ seed: e, match: t, rules: n, nonces: r }) {
	return Od(Ld(e), Rd([
		"harena stream 1",
		t,
		n,
		...r
	]));
}
function Id(e) {
	return /^[0-9a-f]{64}$/i.test(e);
}
function Ld(e) {
	if (!Id(e)) throw Error(`A seed is 64 hexadecimal characters, but this one is not (its length is ${e.length}); make one with newSeed.`);
	return Md(e);
}
function Rd(e) {
	let t = 0, n = [];
	for (let r of e) {
		if (typeof r == "string" && !r.isWellFormed()) throw Error(`The text ${JSON.stringify(r)} holds half a character; send well-formed Unicode.`);
		let e = kd(r);
		n.push(e), t += 4 + e.length;
	}
	let r = new Uint8Array(t), i = new DataView(r.buffer), a = 0;
	for (let e of n) i.setUint32(a, e.length), r.set(e, a + 4), a += 4 + e.length;
	return r;
}
var zd = 4294967296, Bd = zd * 16, Vd = 2097152, Hd = /* @__PURE__ */ new Int32Array(3);
function Ud(e) {
	return new Gd(jd(Fd(e)), 0);
}
function Wd(e) {
	switch (e.kind) {
		case "match":
			if (!/^[0-9a-f]{64}$/.test(e.key)) throw $d("its key is not 64 hexadecimal characters");
			if (!Xd(e.at) || e.at >= Bd) throw $d(`it cannot stand at word ${e.at}`);
			return new Gd(e.key, e.at);
		case "fast":
			if (!Zd(e.s)) throw $d(`[${e.s}] is not four integers of 32 bits`);
			if (!Xd(e.draws)) throw $d(`it cannot have made ${e.draws} draws`);
			return new Kd(e.s[0], e.s[1], e.s[2], e.s[3], e.draws);
		case "fixed":
			if (!Xd(e.at) || e.at > e.rolls.length) throw $d(`it cannot stand at rolls[${e.at}] of ${e.rolls.length}`);
			if (!["roll", "keep"].includes(e.shuffles)) throw $d(`shuffles cannot be "${e.shuffles}"`);
			return new qd(e.rolls.slice(), e.at, e.shuffles);
		default: throw $d(`there is no kind "${e.kind}"`);
	}
}
var Gd = class {
	#e;
	#t;
	#n = /* @__PURE__ */ new Uint32Array(16);
	#r;
	#i;
	constructor(e, t) {
		this.#e = e, this.#t = hd(md(Md(e)), Hd), this.#r = Math.floor(t / 16), this.#i = t % 16, gd(this.#t, this.#r, this.#n);
	}
	get draws() {
		return this.#r * 16 + this.#i;
	}
	below(e) {
		if (e >>> 0 !== e || e === 0) throw Qd(e);
		let t = zd - zd % e, n = this.#a();
		for (; n >= t;) n = this.#a();
		return n % e;
	}
	die(e) {
		return 1 + this.below(e);
	}
	shuffle(e) {
		for (let t = e.length - 1; t > 0; t--) Yd(e, t, this.below(t + 1));
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
			this.#r++, this.#i = 0, gd(this.#t, this.#r, this.#n);
		}
		return this.#n[this.#i++];
	}
}, Kd = class {
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
		if (e >>> 0 !== e || e === 0) throw Qd(e);
		let t = this.word();
		if (e > Vd) {
			let n = zd - zd % e;
			for (; t >= n;) t = this.word();
			return t % e;
		}
		let n = Math.imul(t, e) >>> 0;
		if (n < e) {
			let r = zd % e;
			for (; n < r;) t = this.word(), n = Math.imul(t, e) >>> 0;
		}
		return t * e / zd | 0;
	}
	die(e) {
		return 1 + this.below(e);
	}
	shuffle(e) {
		for (let t = e.length - 1; t > 0; t--) Yd(e, t, this.below(t + 1));
	}
	fork() {
		return Jd(this.word() | 0, this.word() | 0, this.word() | 0, this.word() | 0);
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
}, qd = class {
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
		if (e >>> 0 !== e || e === 0) throw Qd(e);
		return this.#r(`below(${e})`, 0, e - 1);
	}
	die(e) {
		if (e >>> 0 !== e || e === 0) throw Qd(e);
		return this.#r(`a die with ${e} sides`, 1, e);
	}
	shuffle(e) {
		if (this.#t !== "keep") for (let t = e.length - 1; t > 0; t--) Yd(e, t, this.below(t + 1));
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
function Jd(e, t, n, r) {
	let i = new Kd(e, t, n, r, -15);
	for (let e = 0; e < 15; e++) i.word();
	return i;
}
function Yd(e, t, n) {
	let r = e[t];
	e[t] = e[n], e[n] = r;
}
function Xd(e) {
	return Number.isSafeInteger(e) && e >= 0;
}
function Zd(e) {
	return Array.isArray(e) && e.length === 4 && e.every((e) => e === (e | 0));
}
function Qd(e) {
	return /* @__PURE__ */ Error(`A random number needs a whole number of outcomes from 1 to 4294967295, but ${e} was given.`);
}
function $d(e) {
	return /* @__PURE__ */ Error(`This saved random stream is damaged: ${e}; restore it from an undamaged copy.`);
}
function ef(e, t, n, r) {
	let i = Ce(n, r);
	if (i === null) return r;
	throw Error(`the bot '${t}' of ${e.id} answered ${n.clause} (${n.kind}) with ${JSON.stringify(r)}, which is refused: ${i.clause} ${i.code}, ${i.text}`);
}
var tf = (e) => ({
	level: "heuristic",
	choose: (t, n, r) => ef(e, "heuristic", n, e.heuristic(t, n, r))
}), nf = {
	level: "random",
	choose: (e, t, n) => vu(t, n)
}, rf = {
	random: () => nf,
	heuristic: tf
};
Object.keys(rf);
var af = (e, t) => rf[e](t);
function of(e) {
	let t = JSON.stringify(e);
	if (t === void 0) throw Error(`A value of type ${typeof e} has no JSON text; hash a plain JSON value.`);
	return Dd(t).slice(0, 16);
}
var sf = (e) => e.length > 60 ? `${e.slice(0, 57)}…` : e, cf = "either the file was altered or this build plays otherwise, so compare it with the file of whoever ran the match";
function lf(e, t, n, r) {
	let { header: i, decisions: a, ending: o } = t, s = n.get(i.game);
	if (s === void 0 || s.rules !== i.rules) return uf(1, ff(i, s, n));
	let c = a.length + 2;
	if (!Pd(i.commitment, {
		seed: o.seed,
		match: i.match,
		rules: i.rules
	})) return uf(c, {
		code: "commitment",
		text: "shows another seed than the one that line 1 is committed to, so its dice prove nothing; ask whoever ran the match for the true file"
	});
	let l;
	try {
		l = e({
			...i,
			game: s,
			seed: o.seed
		});
	} catch (e) {
		return uf(1, Y("set-up", `asks for what cannot be set up (${df(e)})`));
	}
	if (JSON.stringify(l.header.options) !== JSON.stringify(i.options)) return uf(1, Y("set-up", "does not write the options as Harena writes them, all of them and in order"));
	let u = a.slice(0, r.until);
	r.each?.(l, null);
	for (let e of u) {
		let t = pf(l, e);
		if (t !== null) return uf(e.n + 1, t);
		r.each?.(l, e);
	}
	let d = u.length < a.length ? null : mf(l, o);
	return d === null ? {
		match: l,
		fault: null
	} : uf(c, d);
}
var uf = (e, { code: t, text: n }) => ({
	match: null,
	fault: {
		line: e,
		code: t,
		text: `Line ${e} ${n}.`
	}
}), Y = (e, t) => ({
	code: e,
	text: `${t}; ${cf}`
}), df = (e) => e.message.replace(/\.$/, "");
function ff(e, t, n) {
	let r = sf(e.rules);
	return t === void 0 ? {
		code: "no-game",
		text: `${`names the game '${sf(e.game)}', and this build plays ${[...n.keys()].join(", ")}`}; open it with a build that plays ${r}`
	} : {
		code: "rules",
		text: `${`says it was made under ${r}, this build plays ${t.rules}`}: open it with a build that plays ${r}`
	};
}
function pf(e, { n: t, seat: n, clause: r, id: i, choice: a, text: o, by: s, hash: c }) {
	let l = typeof i == "string" ? e.game.commands.find((e) => e.name === i) : e.table.requestFor(n);
	if (l && l.clause !== r) return Y("clause", `puts decision ${t} under ${sf(r)}, where the rules come to ${l.clause}`);
	try {
		let t = e.decide(n, i, a, s);
		if (t !== null) return Y("refused", `holds a decision that ${t.clause || e.game.title} refuses: ${t.text}`);
	} catch (e) {
		return Y("stopped", `holds a decision that makes the rules stop (${df(e)})`);
	}
	let u = e.decisions[t - 1];
	return u === void 0 ? Y("replaced", "replaces a sealed answer that Harena would not have kept") : JSON.stringify(u.choice) === JSON.stringify(a) ? u.text === o ? u.hash === c ? null : Y("hash", `notes the state ${c} after decision ${t}, where the rules come to ${u.hash}`) : Y("text", `says '${sf(o)}' for the choice '${sf(u.text)}'`) : Y("choice", `does not write the choice ${JSON.stringify(u.choice)} as Harena writes it`);
}
function mf(e, { result: t, draws: n, hash: r }) {
	let { state: i, random: a } = e.table, o = of(i);
	if (o !== r) return Y("hash", `notes the state ${r} at the end, where the rules come to ${o}`);
	if (a.draws !== n) return Y("draws", `counts ${n} random numbers, where the rules take ${a.draws}`);
	let { outcome: s } = e;
	return JSON.stringify(s) === JSON.stringify(t) ? null : Y("result", `says that the game ${hf(t)}, where by the rules it ${hf(s)}`);
}
var hf = (e) => e === null ? "goes on" : `ended with ${JSON.stringify(e)}`, gf = (e, t, n) => e[t]?.print(n) ?? String(n);
function _f(e, t, n) {
	switch (e.kind) {
		case "pick": return gf(n, e.of, t);
		case "amount": return String(t);
		case "subset":
		case "pay": return vf(n, e.of, t);
		case "path": return t.map((t) => gf(n, e.of, t)).join(">") || ".";
		case "order": return t.map((t) => gf(n, e.of, t)).join(">") || ".";
		case "offer": return t === "none" ? "none" : yf(n, e, t);
		case "form": {
			let r = t, i = [];
			for (let t of e.fields) {
				if (!ce(t, r)) continue;
				let e = _f(t.request, r[t.name], n);
				i.push(t.request.kind === "form" ? `(${e})` : e);
			}
			return i.join(" ");
		}
	}
}
function vf(e, t, n) {
	let r = [], i = n.slice().sort(ue);
	for (let n = 0; n < i.length;) {
		let a = 1;
		for (; i[n + a] === i[n];) a++;
		r.push(gf(e, t, i[n]) + (a > 1 ? `*${a}` : "")), n += a;
	}
	return r.join("+") || "-";
}
function yf(e, t, n) {
	let r = (n, r) => [n.length > 0 ? vf(e, t.of, n) : "", r > 0 ? `$${r}` : ""].filter((e) => e !== "").join("+") || "-";
	return `${n.with}:${r(n.give, n.giveCoins)}/${r(n.want, n.wantCoins)}`;
}
var bf = "This save holds the seed and with it every die to come: show it to nobody who plays.", xf = (e) => ({
	harena: 1,
	game: e.game,
	rules: e.rules,
	match: e.match,
	seats: e.seats,
	options: e.options,
	commitment: e.commitment,
	nonces: e.nonces,
	...e.names === null ? {} : { names: e.names },
	...e.started === null ? {} : { started: e.started }
}), Sf = ({ n: e, seat: t, clause: n, id: r, choice: i, text: a, by: o, hash: s }) => ({
	n: e,
	seat: t,
	clause: n,
	...typeof r == "string" ? { command: r } : { id: r },
	choice: i,
	text: a,
	...o === null ? {} : { by: o },
	...s === null ? {} : { hash: s }
}), Cf = ({ result: e, ...t }) => e === null ? { save: {
	secret: bf,
	...t
} } : {
	result: e,
	...t
}, wf = (e) => JSON.stringify(e).slice(0, -1), Tf = (e, t) => new Td().update(e).update(t).hex().slice(0, 16), Ef = /,"sum":"([0-9a-f]{16})"\}$/, Df = 26, Of = 10, kf = 40, Af = "get the file again from where it came from", X = class extends Error {
	fault;
	constructor(e, t, n) {
		super(n), this.fault = {
			line: e,
			code: t,
			text: `Line ${e} ${n}.`
		};
	}
};
function jf(e) {
	try {
		return {
			replay: Mf(kd(e)),
			fault: null
		};
	} catch (e) {
		if (e instanceof X) return {
			replay: null,
			fault: e.fault
		};
		throw e;
	}
}
function Mf(e) {
	if (e.length === 0) throw new X(1, "empty", `is missing, for the file is empty; ${Af}`);
	let t = new TextDecoder("utf-8", {
		fatal: !0,
		ignoreBOM: !0
	}), n = [], r = null, i = null, a = "", o = 0;
	for (let s = 0; s < e.length;) {
		o++;
		let c = e.indexOf(Of, s), l = e.subarray(s, c < 0 ? e.length : c);
		if (c < 0 && o > 1) throw new X(o, "cut", `is cut off, there is no line break after it; ${Af}`);
		let u = Pf(t, l, o), d = Ff(u, o);
		if (o === 1 && Lf(d), c < 0) throw new X(o, "cut", `is all there is, without a line break after it; ${Af}`);
		if (!Ef.test(u)) throw new X(o, "sum", `does not end in its sum; ${Af}`);
		if (i !== null) throw new X(o, "added", `stands after the end of the match; ${Af}`);
		let f = r === null ? null : n.length + 1;
		if (a = Tf(a, l.subarray(0, l.length - Df)), d.sum !== a) throw new X(o, "sum", `${zf(d, f)}; ${Af}`);
		let p = u.slice(0, -26);
		if (f === null) r = Gf(d), Rf(xf(r), p, o);
		else if ("n" in d) {
			let e = Kf(d, o, f, r.seats);
			Rf(Sf(e), p, o), n.push(e);
		} else i = qf(d, o, n.length), Rf(Cf(i), p, o);
		s = c + 1;
	}
	if (i === null) throw new X(o + 1, "cut", `is missing: the file stops before the end of the match was noted; ${Af}`);
	return {
		header: r,
		decisions: n,
		ending: i
	};
}
var Nf = (e) => e === 1 ? ", and a replay opens with a header, {\"harena\":1, …}" : "";
function Pf(e, t, n) {
	let r;
	try {
		r = e.decode(t);
	} catch {
		throw new X(n, "not-utf8", `is not UTF-8 text${Nf(n)}; ${Af}`);
	}
	if (!r.endsWith("\r")) return r;
	throw new X(n, "line-breaks", "ends in CR LF, for some program changed the line breaks; copy the file again, as binary data");
}
function Ff(e, t) {
	if (If(e)) throw new X(t, "deep", "holds lists within lists, deeper than any match; get another file");
	let n;
	try {
		n = JSON.parse(e);
	} catch {
		throw new X(t, "not-json", `is not JSON${Nf(t)}; ${Af}`);
	}
	if (!Uf(n)) throw new X(t, "not-json", `is no JSON object${Nf(t)}; ${Af}`);
	return n;
}
function If(e) {
	let t = 0, n = !1;
	for (let r = 0; r < e.length; r++) {
		let i = e[r];
		if (i === "\"" ? n = !n : n ? r += +(i === "\\") : i === "[" || i === "{" ? t++ : (i === "]" || i === "}") && t--, t > kf) return !0;
	}
	return !1;
}
function Lf(e) {
	let t = e.harena;
	if (t === void 0) throw new X(1, "no-replay", "has no field \"harena\": this is no replay; give the file that Harena wrote");
	if (t !== 1) throw new X(1, "format", `${`is in format ${b(t)}, and this build reads format 1`}; open it with the build that wrote it`);
	if ("seen" in e) throw new X(1, "seen", "says that these are the events that one viewer saw, and they cannot be replayed; ask for the replay once the match is over");
}
function Rf(e, t, n) {
	if (wf(e) !== t) throw new X(n, "written", "is not as Harena writes it: something in it was added, doubled, moved or spelt otherwise; give the file that Harena wrote");
}
function zf(e, t) {
	let n = e.n;
	return t === null || typeof n != "number" || n === t ? "does not agree with its sum: it was changed, or the line before it was taken out" : `holds decision ${n} where decision ${t} should stand: a line was taken out, put in or moved`;
}
var Bf = (e) => typeof e == "string", Vf = (e) => Number.isSafeInteger(e) && e >= 0, Hf = (e) => Array.isArray(e) && e.every(Bf), Uf = (e) => typeof e == "object" && !!e && !Array.isArray(e), Wf = (e, t) => Bf(e) && e.length === t && !/[^0-9a-f]/.test(e);
function Z(e, t, n, r) {
	if (!e) throw new X(t, "field", `needs "${n}", which must be ${r}; give the file that Harena wrote`);
}
function Gf(e) {
	let { game: t, rules: n, match: r, seats: i, options: a, commitment: o, nonces: s, names: c = null, started: l = null } = e;
	return Z(Bf(t), 1, "game", "the name of a game"), Z(Bf(n), 1, "rules", "a version of rules"), Z(Bf(r), 1, "match", "the name of the match"), Z(Vf(i), 1, "seats", "the number of seats"), Z(Uf(a), 1, "options", "an object"), Z(Wf(o, 64), 1, "commitment", "64 hexadecimal characters"), Z(Hf(s), 1, "nonces", "a list of texts"), Z(c === null || Hf(c), 1, "names", "a list of texts"), Z(l === null || Bf(l), 1, "started", "a text"), {
		game: t,
		rules: n,
		match: r,
		seats: i,
		options: a,
		commitment: o,
		nonces: s,
		names: c,
		started: l
	};
}
function Kf(e, t, n, r) {
	let { n: i, seat: a, clause: o, id: s, command: c, choice: l, text: u, by: d = null, hash: f = null } = e;
	Z(i === n, t, "n", `${n}`), Z(Vf(a) && a < r, t, "seat", `a seat from 0 to ${r - 1}`), Z(Bf(o), t, "clause", "a clause"), Z(Vf(s) !== Bf(c), t, "id", "the question's number, or else command the free command's name"), Z(l !== void 0, t, "choice", "what was chosen"), Z(Bf(u), t, "text", "a text"), Z(d === null || d === "clock" || d === "bot", t, "by", "\"clock\" or \"bot\"");
	let p = n % 8 == 0;
	return Z(p ? Wf(f, 16) : f === null, t, "hash", p ? "16 hexadecimal characters" : "left out here"), {
		n: i,
		seat: a,
		clause: o,
		id: s ?? c,
		choice: l,
		text: u,
		by: d,
		hash: f
	};
}
function qf(e, t, n) {
	let { result: r = null, save: i = null } = e;
	Z(Uf(r) !== Uf(i), t, "result", "how the game ended, or else save what goes on");
	let { seed: a, decisions: o, draws: s, hash: c } = Uf(i) ? i : e;
	return Z(Wf(a, 64), t, "seed", "64 hexadecimal characters"), Z(o === n, t, "decisions", `${n}`), Z(Vf(s), t, "draws", "a whole number"), Z(Wf(c, 16), t, "hash", "16 hexadecimal characters"), {
		result: Uf(r) ? r : null,
		seed: a,
		decisions: o,
		draws: s,
		hash: c
	};
}
var Jf = 1e4, Yf = [];
function Xf(e) {
	if (e.kind !== "path") return n(e);
	let { steps: t, costs: r, ...i } = e, a = (e) => Object.isFrozen(e) ? e : n(e);
	return {
		...n(i),
		steps: a(t),
		costs: a(r)
	};
}
var Zf = class e {
	game;
	state;
	random;
	log;
	trace = null;
	asked = Yf;
	disclosed = 0;
	raised = [];
	constructor(e, t, n, r) {
		this.game = e, this.state = t, this.random = n, this.log = r;
	}
	get over() {
		return this.state.flow.frames.length === 0;
	}
	fork(t) {
		return new e(this.game, this.game.clone(this.state), t, null).run();
	}
	run() {
		let e = this.state.flow.frames;
		this.asked = Yf;
		for (let t = Jf; e.length > 0; t--) {
			if (t === 0) throw Error(`no decision after ${Jf} steps at ${this.where()}`);
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
		if (!this.isSeat(e)) return this.refuse("no-seat", `there is no such seat at this table of ${this.seats}`);
		if (typeof t == "string") return this.command(e, t, n);
		if (typeof t != "number") return this.refuse("stale", "an answer names the number of its question");
		let r = this.pending(e);
		if (r === null) return this.refuse("not-asked", `seat ${e} is not asked anything now`);
		if (r.id !== t) return this.refuse("stale", `this answers question ${t}, but question ${r.id} is asked now`);
		let i = Ce(r, n);
		return i === null ? (this.take(r, Tu(r, n)), null) : Ce(this.dress(r), n) ?? i;
	}
	requestFor(e) {
		let t = this.pending(e);
		return t === null ? null : Xf(this.dress(t));
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
			r !== null && t.push(Xf(this.stampCommand(n, r)));
		}
		return t;
	}
	hasAnswered(e) {
		return (this.top()?.sealed?.[e] ?? null) !== null;
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
			let a = Du(i[0]);
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
			t !== null && Ce(e, t) === null ? r[e.seat] = t : i = !1;
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
			this.follow(n, r, i, s), (s !== l || this.top() !== n) && o.visits++;
		}
		this.run();
	}
	unseal(e, t, n, r, a) {
		let o = r.sealed;
		r.sealed = null, this.disclosed = i, this.state.flow.visits++;
		for (let e of a) this.state.flow.decided[e.seat]++;
		this.follow(r, t, n, e.take(this.state, r, this, o));
	}
	command(e, t, n) {
		let r = this.game.commands.find((e) => e.name === t);
		if (r === void 0) return this.refuse("no-command", `there is no command '${t}'`);
		let i = this.over ? null : r.offer(this.state, e);
		if (i === null) return {
			clause: r.clause,
			code: "not-now",
			text: `'${t}' is not open to seat ${e} now`
		};
		let a = Ce(this.stampCommand(r, i), n);
		if (a !== null) return a;
		this.log !== null && (this.log.clause = r.clause), this.trace?.step("command", t, r.clause);
		let o = this.top(), s = r.take(this.state, this, Tu(i, n), e);
		return s?.call && this.state.flow.frames.push(s.call), this.raiseTriggers(), this.top() !== o && this.state.flow.visits++, this.run(), null;
	}
	stampCommand(e, t) {
		return t.id = e.name, t.clause = e.clause, t;
	}
	follow(e, t, n, r) {
		let i = this.state.flow.frames;
		if (r?.end) this.leave(e, r.result);
		else if (r !== l) {
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
		this.raised.length > 0 && me(this, this.raised.splice(0));
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
}, Qf = class {
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
			this.why[e] = $f(r);
			return;
		}
		this.owner !== null && this.owner !== e && this.rise({
			clause: r,
			code: "undo-other",
			text: `seat ${e} has decided since (${r})`
		}), this.owner = e, this.kept.push({
			...t,
			why: this.why[e]
		});
		let i = ep(e, n);
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
}, $f = (e) => ({
	clause: e,
	code: "undo-sealed",
	text: "a sealed answer is not taken back: while its question is open, answer again and the new answer counts"
});
function ep(e, t) {
	let { clause: n, disclosed: r } = t, i = `after the decision at ${n}`, o = (e, t) => ({
		clause: n,
		code: e,
		text: t
	});
	return t.drew ? o("undo-dice", `dice were thrown or cards shuffled ${i}`) : (r & ~a(e)) === 0 ? r === 0 ? t.final ? o("undo-final", `${n} makes it final`) : t.clock ? o("undo-clock", `the clock made the decision at ${n} for seat ${e}`) : t.sealing ? o("undo-sealing", `several seats are asked in secret ${i}`) : t.over ? o("undo-over", `the game was over ${i}`) : null : o("undo-learned", `seat ${e} came to know something hidden ${i}`) : o("undo-revealed", `something hidden was shown to others ${i}`);
}
var tp = 1e7, np = ({ flow: e }) => e.frames[e.frames.length - 1], rp = class e {
	game;
	header;
	seed;
	now;
	list = [];
	back = 0;
	lain = null;
	taken;
	constructor(e, t, n) {
		this.game = e, this.header = t, this.seed = n;
		let { match: r, rules: i, nonces: a } = t, o = Ud({
			seed: n,
			match: r,
			rules: i,
			nonces: [...a]
		});
		this.now = new Zf(e, e.setup(t.seats, t.options), o, new wr()).run(), this.taken = new Qf(t.seats);
	}
	static start(t) {
		let { game: n, seats: r, seed: i, match: a, nonces: o, names: s = null, started: c = null } = t, l = Ke(n.options, t.options);
		if (qe(l)) throw Error(`${l.text}.`);
		let u = We(n, r, l);
		if (u !== null) throw Error(`${u}; choose another number.`);
		if (o.length > r) throw Error(`There are ${o.length} nonces for ${r} seats; give one a seat.`);
		if (s !== null && s.length !== r) throw Error(`There are ${s.length} names for ${r} seats; give one a seat.`);
		let { id: d, rules: f } = n, p = {
			game: d,
			rules: f,
			match: a,
			seats: r,
			options: l,
			commitment: Nd({
				seed: i,
				match: a,
				rules: f
			}),
			nonces: [...o],
			names: s,
			started: c
		};
		return new e(n, p, i);
	}
	static resume(t, n) {
		let { replay: r, fault: i } = jf(t);
		if (i !== null) return {
			match: null,
			fault: i
		};
		if (r.ending.result === null) return e.follow(r, n);
		let a = r.decisions.length + 2;
		return {
			match: null,
			fault: {
				line: a,
				code: "over",
				text: `Line ${a} says that this game is over; replay it, or start a new one.`
			}
		};
	}
	static follow(t, n, r = {}) {
		return lf(e.start, t, n, r);
	}
	get table() {
		return this.now;
	}
	get decisions() {
		return this.list;
	}
	get log() {
		return this.now.log;
	}
	get over() {
		return this.now.over;
	}
	get outcome() {
		return this.over ? this.game.outcome(this.now.state) : null;
	}
	get takebacks() {
		return this.back;
	}
	get epoch() {
		return this.taken.epoch;
	}
	requestFor(e) {
		let t = this.now.requestFor(e);
		return t === null ? null : {
			...t,
			id: t.id + this.back * tp
		};
	}
	decide(e, t, n, r = null) {
		let i = this.now, a = typeof t == "number" ? t - this.back * tp : t;
		if (typeof a == "number" && !(a >= 0 && a < tp)) return {
			clause: i.asked[0]?.clause ?? "",
			code: "stale",
			text: "this answers a question of before a decision was taken back; look at what is asked now"
		};
		let o = this.question(e, a);
		if (o === null || Ce(o, n) !== null) return i.decide(e, a, n);
		let s = JSON.parse(JSON.stringify(Tu(o, n))), { clause: c } = o, l = this.list.length + 1, u = _f(o, s, this.game.nouns), d = {
			state: this.game.clone(i.state),
			decisions: this.list.length,
			events: this.log.length
		}, f = i.random.save(), { draws: p } = i.random, m = typeof a == "number" && this.isSealed() ? np(i.state) : null;
		i.disclosed = 0;
		try {
			let t = i.decide(e, a, s);
			if (t !== null) return t;
		} catch (e) {
			throw this.putBack(d, Wd(f)), e;
		}
		let ee = l % 8 == 0 ? of(i.state) : null, te = m !== null && m.sealed !== null;
		return this.list.push({
			n: l,
			seat: e,
			clause: c,
			id: a,
			choice: s,
			text: u,
			by: r,
			hash: ee
		}), te && this.dropReplaced(d.state), this.taken.note(e, d, {
			clause: c,
			placed: te,
			sealing: !i.over && this.isSealed() && i.asked.length > 1,
			drew: i.random.draws !== p,
			disclosed: i.disclosed,
			final: typeof a == "string" && this.game.commands.some((e) => e.name === a && e.final === !0),
			clock: r === "clock",
			over: i.over
		}), null;
	}
	canUndo(e) {
		return this.taken.refusalFor(e) === null;
	}
	undo(e) {
		let t = this.taken.refusalFor(e);
		return t === null ? (this.putBack(this.taken.take(e), this.now.random), this.back++, null) : t;
	}
	undoRefusal(e) {
		return this.taken.refusalFor(e);
	}
	rewind(t) {
		if (this.over) return {
			clause: this.outcome.clause,
			code: "over",
			text: "the game is over and its seed may be known, so nobody can go on from an earlier decision"
		};
		if (!Number.isInteger(t) || t < 0 || t > this.list.length) throw Error(`There are ${this.list.length} decisions to go back to, and ${t} is none of them; 0 is the start.`);
		let n = new e(this.game, this.header, this.seed);
		for (let { seat: e, id: r, choice: i, by: a } of this.list.slice(0, t)) {
			let t = n.decide(e, r, i, a);
			if (t !== null) throw Error(`${this.header.match}: its own decision was refused: ${t.text}`);
		}
		return n.now.trace = this.now.trace, this.now = n.now, this.list = n.list, this.lain = n.lain, this.taken.seal(t), this.back++, null;
	}
	dropReplaced(e) {
		let { list: t } = this, { asked: n, state: r } = this.now, { seat: i } = t[t.length - 1], a = (e) => n.some((t) => t.seat === e?.seat && t.id === e.id), o = t.length - 2;
		for (a(t[o]) || (this.lain = np(e).sealed); a(t[o]) && t[o].seat !== i;) o--;
		if (!a(t[o])) return;
		t.splice(o, 1);
		let s = this.game.clone(r), { sealed: c } = np(s);
		for (let e = t.length - 1; e >= o; e--) {
			let n = e + 1;
			t[e] = {
				...t[e],
				n,
				hash: n % 8 == 0 ? of(s) : null
			}, c[t[e].seat] = this.lain?.[t[e].seat] ?? null;
		}
	}
	putBack({ state: e, decisions: t, events: n }, r) {
		let { log: i, trace: a } = this.now;
		this.list.length = t, i.events.length = n, this.now = new Zf(this.game, e, r, i), this.now.trace = a, this.now.run();
	}
	question(e, t) {
		return typeof t == "string" ? this.now.offersFor(e).find((e) => e.id === t) ?? null : this.now.asked.find((n) => n.seat === e && n.id === t) ?? null;
	}
	isSealed() {
		let { rule: e, at: t } = np(this.now.state), n = this.game.book.get(e);
		return n.steps[n.place(t)].sealed === !0;
	}
};
function ip(e, t) {
	let n = t && t.cache ? t.cache : mp, r = t && t.serializer ? t.serializer : fp;
	return (t && t.strategy ? t.strategy : lp)(e, {
		cache: n,
		serializer: r
	});
}
function ap(e) {
	return e == null || typeof e == "number" || typeof e == "boolean";
}
function op(e, t, n, r) {
	let i = ap(r) ? r : n(r), a = t.get(i);
	return a === void 0 && (a = e.call(this, r), t.set(i, a)), a;
}
function sp(e, t, n) {
	let r = Array.prototype.slice.call(arguments, 3), i = n(r), a = t.get(i);
	return a === void 0 && (a = e.apply(this, r), t.set(i, a)), a;
}
function cp(e, t, n, r, i) {
	return n.bind(t, e, r, i);
}
function lp(e, t) {
	let n = e.length === 1 ? op : sp;
	return cp(e, this, n, t.cache.create(), t.serializer);
}
function up(e, t) {
	return cp(e, this, sp, t.cache.create(), t.serializer);
}
function dp(e, t) {
	return cp(e, this, op, t.cache.create(), t.serializer);
}
var fp = function() {
	return JSON.stringify(arguments);
}, pp = class {
	constructor() {
		this.cache = Object.create(null);
	}
	get(e) {
		return this.cache[e];
	}
	set(e, t) {
		this.cache[e] = t;
	}
}, mp = { create: function() {
	return new pp();
} }, hp = {
	variadic: up,
	monadic: dp
}, gp = /(?:[Eec]{1,6}|G{1,5}|[Qq]{1,5}|(?:[yYur]+|U{1,5})|[ML]{1,5}|d{1,2}|D{1,3}|F{1}|[abB]{1,5}|[hkHK]{1,2}|w{1,2}|W{1}|m{1,2}|s{1,2}|[zZOvVxX]{1,4})(?=([^']*'[^']*')*[^']*$)/g;
function _p(e) {
	let t = {};
	return e.replace(gp, (e) => {
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
var vp = /[\t-\r \x85\u200E\u200F\u2028\u2029]/i;
function yp(e) {
	if (e.length === 0) throw Error("Number skeleton cannot be empty");
	let t = e.split(vp).filter((e) => e.length > 0), n = [];
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
function bp(e) {
	return e.replace(/^(.*?)-/, "");
}
var xp = /^\.(?:(0+)(\*)?|(#+)|(0+)(#+))$/g, Sp = /^(@+)?(\+|#+)?[rs]?$/g, Cp = /(\*)(0+)|(#+)(0+)|(0+)/g, wp = /^(0+)$/;
function Tp(e) {
	let t = {};
	return e[e.length - 1] === "r" ? t.roundingPriority = "morePrecision" : e[e.length - 1] === "s" && (t.roundingPriority = "lessPrecision"), e.replace(Sp, function(e, n, r) {
		return typeof r == "string" ? r === "+" ? t.minimumSignificantDigits = n.length : n[0] === "#" ? t.maximumSignificantDigits = n.length : (t.minimumSignificantDigits = n.length, t.maximumSignificantDigits = n.length + (typeof r == "string" ? r.length : 0)) : (t.minimumSignificantDigits = n.length, t.maximumSignificantDigits = n.length), "";
	}), t;
}
function Ep(e) {
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
function Dp(e) {
	let t;
	if (e[0] === "E" && e[1] === "E" ? (t = { notation: "engineering" }, e = e.slice(2)) : e[0] === "E" && (t = { notation: "scientific" }, e = e.slice(1)), t) {
		let n = e.slice(0, 2);
		if (n === "+!" ? (t.signDisplay = "always", e = e.slice(2)) : n === "+?" && (t.signDisplay = "exceptZero", e = e.slice(2)), !wp.test(e)) throw Error("Malformed concise eng/scientific notation");
		t.minimumIntegerDigits = e.length;
	}
	return t;
}
function Op(e) {
	return Ep(e) || {};
}
function kp(e) {
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
				t.style = "unit", t.unit = bp(n.options[0]);
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
						...Op(t)
					}), {})
				};
				continue;
			case "engineering":
				t = {
					...t,
					notation: "engineering",
					...n.options.reduce((e, t) => ({
						...e,
						...Op(t)
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
				n.options[0].replace(Cp, function(e, n, r, i, a, o) {
					if (n) t.minimumIntegerDigits = r.length;
					else if (i && a) throw Error("We currently do not support maximum integer digits");
					else if (o) throw Error("We currently do not support exact integer digits");
					return "";
				});
				continue;
		}
		if (wp.test(n.stem)) {
			t.minimumIntegerDigits = n.stem.length;
			continue;
		}
		if (xp.test(n.stem)) {
			if (n.options.length > 1) throw RangeError("Fraction-precision stems only accept a single optional option");
			n.stem.replace(xp, function(e, n, r, i, a, o) {
				return r === "*" ? t.minimumFractionDigits = n.length : i && i[0] === "#" ? t.maximumFractionDigits = i.length : a && o ? (t.minimumFractionDigits = a.length, t.maximumFractionDigits = a.length + o.length) : (t.minimumFractionDigits = n.length, t.maximumFractionDigits = n.length), "";
			});
			let e = n.options[0];
			e === "w" ? t = {
				...t,
				trailingZeroDisplay: "stripIfInteger"
			} : e && (t = {
				...t,
				...Tp(e)
			});
			continue;
		}
		if (Sp.test(n.stem)) {
			t = {
				...t,
				...Tp(n.stem)
			};
			continue;
		}
		let e = Ep(n.stem);
		e && (t = {
			...t,
			...e
		});
		let r = Dp(n.stem);
		r && (t = {
			...t,
			...r
		});
	}
	return t;
}
var Ap = /* @__PURE__ */ function(e) {
	return e[e.EXPECT_ARGUMENT_CLOSING_BRACE = 1] = "EXPECT_ARGUMENT_CLOSING_BRACE", e[e.EMPTY_ARGUMENT = 2] = "EMPTY_ARGUMENT", e[e.MALFORMED_ARGUMENT = 3] = "MALFORMED_ARGUMENT", e[e.EXPECT_ARGUMENT_TYPE = 4] = "EXPECT_ARGUMENT_TYPE", e[e.INVALID_ARGUMENT_TYPE = 5] = "INVALID_ARGUMENT_TYPE", e[e.EXPECT_ARGUMENT_STYLE = 6] = "EXPECT_ARGUMENT_STYLE", e[e.INVALID_NUMBER_SKELETON = 7] = "INVALID_NUMBER_SKELETON", e[e.INVALID_DATE_TIME_SKELETON = 8] = "INVALID_DATE_TIME_SKELETON", e[e.EXPECT_NUMBER_SKELETON = 9] = "EXPECT_NUMBER_SKELETON", e[e.EXPECT_DATE_TIME_SKELETON = 10] = "EXPECT_DATE_TIME_SKELETON", e[e.UNCLOSED_QUOTE_IN_ARGUMENT_STYLE = 11] = "UNCLOSED_QUOTE_IN_ARGUMENT_STYLE", e[e.EXPECT_SELECT_ARGUMENT_OPTIONS = 12] = "EXPECT_SELECT_ARGUMENT_OPTIONS", e[e.EXPECT_PLURAL_ARGUMENT_OFFSET_VALUE = 13] = "EXPECT_PLURAL_ARGUMENT_OFFSET_VALUE", e[e.INVALID_PLURAL_ARGUMENT_OFFSET_VALUE = 14] = "INVALID_PLURAL_ARGUMENT_OFFSET_VALUE", e[e.EXPECT_SELECT_ARGUMENT_SELECTOR = 15] = "EXPECT_SELECT_ARGUMENT_SELECTOR", e[e.EXPECT_PLURAL_ARGUMENT_SELECTOR = 16] = "EXPECT_PLURAL_ARGUMENT_SELECTOR", e[e.EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT = 17] = "EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT", e[e.EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT = 18] = "EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT", e[e.INVALID_PLURAL_ARGUMENT_SELECTOR = 19] = "INVALID_PLURAL_ARGUMENT_SELECTOR", e[e.DUPLICATE_PLURAL_ARGUMENT_SELECTOR = 20] = "DUPLICATE_PLURAL_ARGUMENT_SELECTOR", e[e.DUPLICATE_SELECT_ARGUMENT_SELECTOR = 21] = "DUPLICATE_SELECT_ARGUMENT_SELECTOR", e[e.MISSING_OTHER_CLAUSE = 22] = "MISSING_OTHER_CLAUSE", e[e.INVALID_TAG = 23] = "INVALID_TAG", e[e.INVALID_TAG_NAME = 25] = "INVALID_TAG_NAME", e[e.UNMATCHED_CLOSING_TAG = 26] = "UNMATCHED_CLOSING_TAG", e[e.UNCLOSED_TAG = 27] = "UNCLOSED_TAG", e;
}({});
function jp(e) {
	return e.type === 0;
}
function Mp(e) {
	return e.type === 1;
}
function Np(e) {
	return e.type === 2;
}
function Pp(e) {
	return e.type === 3;
}
function Fp(e) {
	return e.type === 4;
}
function Ip(e) {
	return e.type === 5;
}
function Lp(e) {
	return e.type === 6;
}
function Rp(e) {
	return e.type === 7;
}
function zp(e) {
	return e.type === 8;
}
function Bp(e) {
	return !!(e && typeof e == "object" && e.type === 0);
}
function Vp(e) {
	return !!(e && typeof e == "object" && e.type === 1);
}
var Hp = /[ \xA0\u1680\u2000-\u200A\u202F\u205F\u3000]/, Up = /([^\t-\r -\/:-@\[-\^`\{-~\x85\xA0-\xA7\xA9\xAB\xAC\xAE\xB0\xB1\xB6\xBB\xBF\xD7\xF7\u1680\u2000-\u200A\u2010-\u2029\u202F-\u203E\u2041-\u2053\u2055-\u205F\u2190-\u245F\u2500-\u2775\u2794-\u2BFF\u2E00-\u2E7F\u3000-\u3003\u3008-\u3020\u3030\uFD3E\uFD3F\uFE45\uFE46]*)/g, Wp = {
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
function Gp(e, t) {
	let n = "";
	for (let r = 0; r < e.length; r++) {
		let i = e.charAt(r);
		if (i === "j") {
			let a = 0;
			for (; r + 1 < e.length && e.charAt(r + 1) === i;) a++, r++;
			let o = 1 + (a & 1), s = a < 2 ? 1 : 3 + (a >> 1), c = Kp(t);
			for ((c == "H" || c == "k") && (s = 0); s-- > 0;) n += "a";
			for (; o-- > 0;) n = c + n;
		} else n += i === "J" ? "H" : i;
	}
	return n;
}
function Kp(e) {
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
	return n !== "root" && (r = e.maximize().region), (Wp[`${n}-${r}`] || Wp[r || ""] || Wp[n || ""] || Wp[`${n}-001`] || Wp["001"])[0].charAt(0);
}
var qp = RegExp(`^${Hp.source}*`), Jp = RegExp(`${Hp.source}*$`);
function Q(e, t) {
	return {
		start: e,
		end: t
	};
}
var Yp = !!Object.fromEntries, Xp = !!String.prototype.trimStart, Zp = !!String.prototype.trimEnd, Qp = Yp ? Object.fromEntries : function(e) {
	let t = {};
	for (let [n, r] of e) t[n] = r;
	return t;
}, $p = Xp ? function(e) {
	return e.trimStart();
} : function(e) {
	return e.replace(qp, "");
}, em = Zp ? function(e) {
	return e.trimEnd();
} : function(e) {
	return e.replace(Jp, "");
}, tm = nm();
function nm() {
	try {
		let e = /* @__PURE__ */ RegExp("([^\\p{White_Space}\\p{Pattern_Syntax}]*)", "yu");
		if (e.exec("a ")?.[1] === "a") return e;
	} catch {}
	return Up;
}
function rm(e, t) {
	return tm.lastIndex = t, tm.exec(e)[1] ?? "";
}
function im(e) {
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
var am = class {
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
				let e = im(this.message);
				if (e) {
					let t = this.clonePosition();
					return this.position = e, {
						val: [{
							type: 0,
							value: this.message,
							location: Q(t, this.clonePosition())
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
					location: Q(e, this.clonePosition())
				});
			} else if (i === 60 && !this.ignoreTag && this.peek() === 47) {
				if (n) break;
				return this.error(26, Q(this.clonePosition(), this.clonePosition()));
			} else if (i === 60 && !this.ignoreTag && om(this.peek() || 0)) {
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
				location: Q(n, this.clonePosition())
			},
			err: null
		};
		if (this.bumpIf(">")) {
			let i = this.parseMessage(e + 1, t, !0);
			if (i.err) return i;
			let a = i.val, o = this.clonePosition();
			if (this.bumpIf("</")) {
				if (this.isEOF() || !om(this.char())) return this.error(23, Q(o, this.clonePosition()));
				let e = this.clonePosition();
				return r === this.parseTagName() ? (this.bumpSpace(), this.bumpIf(">") ? {
					val: {
						type: 8,
						value: r,
						children: a,
						location: Q(n, this.clonePosition())
					},
					err: null
				} : this.error(23, Q(o, this.clonePosition()))) : this.error(26, Q(e, this.clonePosition()));
			}
			return this.error(27, Q(n, this.clonePosition()));
		}
		return this.error(23, Q(n, this.clonePosition()));
	}
	parseTagName() {
		let e = this.offset();
		for (this.bump(); !this.isEOF() && cm(this.char());) this.bump();
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
		let i = Q(n, this.clonePosition());
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
		return !this.isEOF() && this.char() === 60 && (this.ignoreTag || !sm(this.peek() || 0)) ? (this.bump(), "<") : null;
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
		if (this.bump(), this.bumpSpace(), this.isEOF()) return this.error(1, Q(n, this.clonePosition()));
		if (this.char() === 125) return this.bump(), this.error(2, Q(n, this.clonePosition()));
		let r = this.parseIdentifierIfPossible().value;
		if (!r) return this.error(3, Q(n, this.clonePosition()));
		if (this.bumpSpace(), this.isEOF()) return this.error(1, Q(n, this.clonePosition()));
		switch (this.char()) {
			case 125: return this.bump(), {
				val: {
					type: 1,
					value: r,
					location: Q(n, this.clonePosition())
				},
				err: null
			};
			case 44: return this.bump(), this.bumpSpace(), this.isEOF() ? this.error(1, Q(n, this.clonePosition())) : this.parseArgumentOptions(e, t, r, n);
			default: return this.error(3, Q(n, this.clonePosition()));
		}
	}
	parseIdentifierIfPossible() {
		let e = this.clonePosition(), t = this.offset(), n = rm(this.message, t), r = t + n.length;
		return this.bumpTo(r), {
			value: n,
			location: Q(e, this.clonePosition())
		};
	}
	parseArgumentOptions(e, t, n, r) {
		let i = this.clonePosition(), a = this.parseIdentifierIfPossible().value, o = this.clonePosition();
		switch (a) {
			case "": return this.error(4, Q(i, o));
			case "number":
			case "date":
			case "time": {
				this.bumpSpace();
				let e = null;
				if (this.bumpIf(",")) {
					this.bumpSpace();
					let t = this.clonePosition(), n = this.parseSimpleArgStyleIfPossible();
					if (n.err) return n;
					let r = em(n.val);
					if (r.length === 0) return this.error(6, Q(this.clonePosition(), this.clonePosition()));
					e = {
						style: r,
						styleLocation: Q(t, this.clonePosition())
					};
				}
				let t = this.tryParseArgumentClose(r);
				if (t.err) return t;
				let i = Q(r, this.clonePosition());
				if (e && e.style.startsWith("::")) {
					let t = $p(e.style.slice(2));
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
						this.locale && (r = Gp(t, this.locale));
						let o = {
							type: 1,
							pattern: r,
							location: e.styleLocation,
							parsedOptions: this.shouldParseSkeletons ? _p(r) : {}
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
				if (this.bumpSpace(), !this.bumpIf(",")) return this.error(12, Q(i, { ...i }));
				this.bumpSpace();
				let o = this.parseIdentifierIfPossible(), s = 0;
				if (a !== "select" && o.value === "offset") {
					if (!this.bumpIf(":")) return this.error(13, Q(this.clonePosition(), this.clonePosition()));
					this.bumpSpace();
					let e = this.tryParseDecimalInteger(13, 14);
					if (e.err) return e;
					this.bumpSpace(), o = this.parseIdentifierIfPossible(), s = e.val;
				}
				let c = this.tryParsePluralOrSelectOptions(e, a, t, o);
				if (c.err) return c;
				let l = this.tryParseArgumentClose(r);
				if (l.err) return l;
				let u = Q(r, this.clonePosition());
				return a === "select" ? {
					val: {
						type: 5,
						value: n,
						options: Qp(c.val),
						location: u
					},
					err: null
				} : {
					val: {
						type: 6,
						value: n,
						options: Qp(c.val),
						offset: s,
						pluralType: a === "plural" ? "cardinal" : "ordinal",
						location: u
					},
					err: null
				};
			}
			default: return this.error(5, Q(i, o));
		}
	}
	tryParseArgumentClose(e) {
		return this.isEOF() || this.char() !== 125 ? this.error(1, Q(e, this.clonePosition())) : (this.bump(), {
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
				if (!this.bumpUntil("'")) return this.error(11, Q(e, this.clonePosition()));
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
			n = yp(e);
		} catch {
			return this.error(7, t);
		}
		return {
			val: {
				type: 0,
				tokens: n,
				location: t,
				parsedOptions: this.shouldParseSkeletons ? kp(n) : {}
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
					c = Q(e, this.clonePosition()), s = this.message.slice(e.offset, this.offset());
				} else break;
			}
			if (o.has(s)) return this.error(t === "select" ? 21 : 20, c);
			s === "other" && (i = !0), this.bumpSpace();
			let r = this.clonePosition();
			if (!this.bumpIf("{")) return this.error(t === "select" ? 17 : 18, Q(this.clonePosition(), this.clonePosition()));
			let l = this.parseMessage(e + 1, t, n);
			if (l.err) return l;
			let u = this.tryParseArgumentClose(r);
			if (u.err) return u;
			a.push([s, {
				value: l.val,
				location: Q(r, this.clonePosition())
			}]), o.add(s), this.bumpSpace(), {value: s, location: c} = this.parseIdentifierIfPossible();
		}
		return a.length === 0 ? this.error(t === "select" ? 15 : 16, Q(this.clonePosition(), this.clonePosition())) : this.requiresOtherClause && !i ? this.error(22, Q(this.clonePosition(), this.clonePosition())) : {
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
		let o = Q(r, this.clonePosition());
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
		for (; !this.isEOF() && lm(this.char());) this.bump();
	}
	peek() {
		if (this.isEOF()) return null;
		let e = this.char(), t = this.offset();
		return this.message.charCodeAt(t + (e >= 65536 ? 2 : 1)) ?? null;
	}
};
function om(e) {
	return e >= 97 && e <= 122 || e >= 65 && e <= 90;
}
function sm(e) {
	return om(e) || e === 47;
}
function cm(e) {
	return e === 45 || e === 46 || e >= 48 && e <= 57 || e === 95 || e >= 97 && e <= 122 || e >= 65 && e <= 90 || e == 183 || e >= 192 && e <= 214 || e >= 216 && e <= 246 || e >= 248 && e <= 893 || e >= 895 && e <= 8191 || e >= 8204 && e <= 8205 || e >= 8255 && e <= 8256 || e >= 8304 && e <= 8591 || e >= 11264 && e <= 12271 || e >= 12289 && e <= 55295 || e >= 63744 && e <= 64975 || e >= 65008 && e <= 65533 || e >= 65536 && e <= 983039;
}
function lm(e) {
	return e >= 9 && e <= 13 || e === 32 || e === 133 || e >= 8206 && e <= 8207 || e === 8232 || e === 8233;
}
function um(e) {
	e.forEach((e) => {
		if (delete e.location, Ip(e) || Lp(e)) for (let t in e.options) delete e.options[t].location, um(e.options[t].value);
		else Np(e) && Bp(e.style) || (Pp(e) || Fp(e)) && Vp(e.style) ? delete e.style.location : zp(e) && um(e.children);
	});
}
function dm(e, t = {}) {
	t = {
		shouldParseSkeletons: !0,
		requiresOtherClause: !0,
		...t
	};
	let n = new am(e, t).parse();
	if (n.err) {
		let e = SyntaxError(Ap[n.err.kind]);
		throw e.location = n.err.location, e.originalMessage = n.err.message, e;
	}
	return t?.captureLocation || um(n.val), n.val;
}
var fm = class extends Error {
	constructor(e, t, n) {
		super(e), this.code = t, this.originalMessage = n;
	}
	toString() {
		return `[formatjs Error: ${this.code}] ${this.message}`;
	}
}, pm = class extends fm {
	constructor(e, t, n, r) {
		super(`Invalid values for "${e}": "${t}". Options are "${Object.keys(n).join("\", \"")}"`, "INVALID_VALUE", r);
	}
}, mm = class extends fm {
	constructor(e, t, n) {
		super(`Value for "${e}" must be of type ${t}`, "INVALID_VALUE", n);
	}
}, hm = class extends fm {
	constructor(e, t) {
		super(`The intl string context variable "${e}" was not provided to the string "${t}"`, "MISSING_VALUE", t);
	}
};
function gm(e) {
	return e.length < 2 ? e : e.reduce((e, t) => {
		let n = e[e.length - 1];
		return !n || n.type !== 0 || t.type !== 0 ? e.push(t) : n.value += t.value, e;
	}, []);
}
function _m(e) {
	return typeof e == "function";
}
function vm(e, t, n, r, i, a, o) {
	if (e.length === 1 && jp(e[0])) return [{
		type: 0,
		value: e[0].value
	}];
	let s = [];
	for (let c of e) {
		if (jp(c)) {
			s.push({
				type: 0,
				value: c.value
			});
			continue;
		}
		if (Rp(c)) {
			typeof a == "number" && s.push({
				type: 0,
				value: n.getNumberFormat(t).format(a)
			});
			continue;
		}
		let { value: e } = c;
		if (!(i && e in i)) throw new hm(e, o);
		let l = i[e];
		if (Mp(c)) (!l || typeof l == "string" || typeof l == "number" || typeof l == "bigint") && (l = typeof l == "string" || typeof l == "number" || typeof l == "bigint" ? String(l) : ""), s.push({
			type: typeof l == "string" ? 0 : 1,
			value: l
		});
		else if (Pp(c)) {
			let e = typeof c.style == "string" ? r.date[c.style] : Vp(c.style) ? c.style.parsedOptions : void 0;
			s.push({
				type: 0,
				value: n.getDateTimeFormat(t, e).format(l)
			});
		} else if (Fp(c)) {
			let e = typeof c.style == "string" ? r.time[c.style] : Vp(c.style) ? c.style.parsedOptions : r.time.medium;
			s.push({
				type: 0,
				value: n.getDateTimeFormat(t, e).format(l)
			});
		} else if (Np(c)) {
			let e = typeof c.style == "string" ? r.number[c.style] : Bp(c.style) ? c.style.parsedOptions : void 0;
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
			if (zp(c)) {
				let { children: e, value: l } = c, u = i[l];
				if (!_m(u)) throw new mm(l, "function", o);
				let d = u(vm(e, t, n, r, i, a).map((e) => e.value));
				Array.isArray(d) || (d = [d]), s.push(...d.map((e) => ({
					type: typeof e == "string" ? 0 : 1,
					value: e
				})));
			}
			if (Ip(c)) {
				let e = l, a = (Object.prototype.hasOwnProperty.call(c.options, e) ? c.options[e] : void 0) || c.options.other;
				if (!a) throw new pm(c.value, l, Object.keys(c.options), o);
				s.push(...vm(a.value, t, n, r, i));
			} else if (Lp(c)) {
				let e = `=${l}`, a = Object.prototype.hasOwnProperty.call(c.options, e) ? c.options[e] : void 0;
				if (!a) {
					if (!Intl.PluralRules) throw new fm("Intl.PluralRules is not available in this environment.\nTry polyfilling it using \"@formatjs/intl-pluralrules\"\n", "MISSING_INTL_API", o);
					let e = typeof l == "bigint" ? Number(l) : l, r = n.getPluralRules(t, { type: c.pluralType }).select(e - (c.offset || 0));
					a = (Object.prototype.hasOwnProperty.call(c.options, r) ? c.options[r] : void 0) || c.options.other;
				}
				if (!a) throw new pm(c.value, l, Object.keys(c.options), o);
				let u = typeof l == "bigint" ? Number(l) : l;
				s.push(...vm(a.value, t, n, r, i, u - (c.offset || 0)));
			}
		}
	}
	return gm(s);
}
function ym(e, t) {
	return t ? {
		...e,
		...t,
		...Object.keys(e).reduce((n, r) => (n[r] = {
			...e[r],
			...t[r]
		}, n), {})
	} : e;
}
function bm(e, t) {
	return t ? Object.keys(e).reduce((n, r) => (n[r] = ym(e[r], t[r]), n), { ...e }) : e;
}
function xm(e) {
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
function Sm(e = {
	number: {},
	dateTime: {},
	pluralRules: {}
}) {
	return {
		getNumberFormat: ip((...e) => new Intl.NumberFormat(...e), {
			cache: xm(e.number),
			strategy: hp.variadic
		}),
		getDateTimeFormat: ip((...e) => new Intl.DateTimeFormat(...e), {
			cache: xm(e.dateTime),
			strategy: hp.variadic
		}),
		getPluralRules: ip((...e) => new Intl.PluralRules(...e), {
			cache: xm(e.pluralRules),
			strategy: hp.variadic
		})
	};
}
var Cm = class e {
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
		}), this.formatToParts = ((e) => vm(this.ast, this.locales, this.formatters, this.formats, e, void 0, this.message)), this.resolvedOptions = () => ({ locale: this.resolvedLocale?.toString() || Intl.NumberFormat.supportedLocalesOf(this.locales)[0] }), this.getAst = () => this.ast, this.locales = n, this.resolvedLocale = e.resolveLocale(n), typeof t == "string") {
			if (this.message = t, !e.__parse) throw TypeError("IntlMessageFormat.__parse must be set to process `message` of type `string`");
			let { ...n } = i || {};
			this.ast = e.__parse(t, {
				...n,
				locale: this.resolvedLocale
			});
		} else this.ast = t;
		if (!Array.isArray(this.ast)) throw TypeError("A message must be provided as a String or AST.");
		this.formats = bm(e.formats, r), this.formatters = i && i.formatters || Sm(this.formatterCache);
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
		this.__parse = dm;
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
}, wm = /* @__PURE__ */ new Map();
function Tm(e, t) {
	let n = `${t} ${e}`, r = wm.get(n);
	return r === void 0 && (r = new Cm(e, t, void 0, { ignoreTag: !0 }), wm.set(n, r)), r;
}
var Em = (e, t, n = {}) => String(Tm(e, t).format({ ...n })), Dm = 0, Om = 1, km = 7;
function Am(e, t) {
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
			if (e === Dm) t = /[\p{L}\p{N}]$/u.test(n.value);
			else {
				e !== km && r(n.value, t && e === Om, e !== Om);
				for (let e of Object.values(n.options ?? {})) i(e.value);
				t = !0;
			}
		}
	};
	return i(Tm(e, t).getAst()), [...n.values()];
}
var jm = {
	en: {
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
	},
	fr: {
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
	},
	it: {
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
	}
};
function Mm(e, t) {
	let n = /[A-Z]?[a-z0-9]*$/.exec(t)?.[0].toLowerCase() ?? "";
	for (let r of [t, n]) {
		if (Object.hasOwn(e, r)) return {
			noun: r,
			many: !1
		};
		let t = [
			r.replace(/s$/, ""),
			r.replace(/es$/, ""),
			r.replace(/ies$/, "y")
		].find((t) => t !== r && Object.hasOwn(e, t));
		if (t !== void 0) return {
			noun: t,
			many: !0
		};
	}
	return null;
}
function Nm(e, t, n) {
	if (n === null) return "-";
	if (n === void 0) return "undefined";
	if (Array.isArray(n)) {
		let r = Mm(e, t)?.noun ?? "";
		return `[${n.map((t) => Nm(e, r, t)).join(" ")}]`;
	}
	if (typeof n == "object") return `{${Pm(e, n).join(" ")}}`;
	if (typeof n == "boolean") return String(n);
	let r = Mm(e, t);
	return r !== null && !r.many && !(typeof n == "number" && n < 0) ? e[r.noun].print(n) : typeof n == "number" ? String(n) : Fm(n) ? n : JSON.stringify(n);
}
var Pm = (e, t) => Object.entries(t).map(([t, n]) => `${t}=${Nm(e, t, n)}`), Fm = (e) => /^[A-Za-zÀ-ž][\w.'’À-ž-]*$/.test(e) && e !== "true" && e !== "false", Im = {
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
}, Lm = [
	"card",
	"item",
	"power",
	"value",
	"character",
	"animal",
	"type"
];
function Rm(e) {
	let t = /* @__PURE__ */ new Map();
	for (let n of e) t.set(n, (t.get(n) ?? 0) + 1);
	return [...t].map(([e, t]) => t > 1 ? `${e} ×${t}` : e).join(", ");
}
var zm = (e) => e == null, Bm = (e) => typeof e == "object" && !!e && "giveCoins" in e && "wantCoins" in e, Vm = (e) => e === null || e === !1 || e === "none" || typeof e == "number" && e < 0 || Array.isArray(e) && e.every((e) => e === 0 || e === null) || ne(e) && e.hidden === 0, Hm = class {
	game;
	language;
	names;
	roles;
	bySeatLists;
	readable;
	constructor(e, t, n, r = !1) {
		this.game = e, this.names = t, this.language = n, this.roles = new Set(e.seatFields ?? he), this.bySeatLists = new Set(e.seatLists ?? ge), this.readable = r;
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
		return Im[this.language].colon;
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
		for (let { name: r, addition: i, decides: a } of Am(t, this.language)) {
			let t = e[r];
			n[r] = a ? typeof t == "number" || typeof t == "string" ? t : 0 : i ? this.addition(r, t) : zm(t) ? "?" : this.value(r, t);
		}
		return Em(t, this.language, n);
	}
	question(e, t) {
		let n = {};
		for (let { name: r, decides: i } of Am(e, this.language)) {
			let e = t?.[r];
			n[r] = i ? typeof e == "number" || typeof e == "string" ? e : 0 : zm(e) ? "?" : this.value(r, e);
		}
		return Em(e, this.language, n);
	}
	situation({ rule: e, at: t, sealed: n, ...r }, i) {
		let a = Object.entries(r).flatMap(([e, t]) => {
			let n = this.words[`scene.${e}`] ?? this.words[e];
			return n === void 0 || Vm(t) || !this.isTellable(e, t) || (this.isRole(e) || this.isFigure(e)) && t === i ? [] : [t === !0 ? n : `${n} ${this.value(e, t)}`];
		});
		return a.length === 0 ? "" : `${this.words[`rule.${e}`] ?? e}: ${a.join(" · ")}`;
	}
	isTellable(e, t) {
		return Mm(this.game.nouns, e) !== null || this.isRole(e) ? !0 : Array.isArray(t) ? this.bySeatLists.has(e) || this.isRole(e.replace(/s$/, "")) : typeof t == "object" && t ? ne(t) || Bm(t) : t !== 0;
	}
	bare({ n: e, clause: t, kind: n, ...r }) {
		return [n, ...Object.entries(r).map(([e, t]) => `${e} ${this.value(e, t)}`)].join(", ").replace(",", ":");
	}
	addition(e, t) {
		if (zm(t) || Array.isArray(t) && t.length === 0) return "";
		let n = this.value(e, t);
		return n === "" ? "" : ` (${n})`;
	}
	value(e, t) {
		if (e === "parts") return this.parts(t);
		let n = e.replace(/s$/, "");
		return this.bySeatLists.has(e) && Array.isArray(t) ? this.bySeat(t) : Array.isArray(t) && (this.isRole(e) || this.isRole(n)) ? this.list(t.map((e) => this.seat(e))) : this.isRole(e) ? this.seat(t) : this.isFigure(e) ? this.figures(e, t) : Array.isArray(t) ? this.items(e, t) : ne(t) ? this.tell("hidden", { count: t.hidden }) : Bm(t) ? this.bargain(t) : this.single(e, t);
	}
	item(e, t) {
		if (e === "seat" && typeof t == "number") return this.name(t);
		let n = this.called(e, t);
		if (n !== null) return n.name;
		let r = gf(this.game.nouns, e, t), i = [e, ...Lm].map((e) => this.words[`${e}.${r}`]).find((e) => e !== void 0);
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
		if (r !== void 0) return Em(r, this.language, n.values);
		let i = this.called(e.of, t);
		if (i !== null) return i.about;
		let a = this.words[`choice.${gf(this.game.nouns, e.of, t)}`] ?? null;
		return a === this.item(e.of, t) ? null : a;
	}
	ask(e, t) {
		let n = this.words[`ask.${e}`];
		return n === void 0 ? null : this.question(n, t);
	}
	reason({ clause: e, code: t, text: n }) {
		return this.words[t === "barred" ? `barred.${e}` : `refused.${t}`] ?? jm[this.language][t] ?? n;
	}
	called(e, t) {
		return !this.readable || !Object.hasOwn(this.game.nouns, e) ? null : this.game.nouns[e].called?.(t, this.words, this.names) ?? null;
	}
	isRole(e) {
		return (this.roles.has(e) || e.endsWith("Seat")) && Mm(this.game.nouns, e) === null;
	}
	isFigure(e) {
		let t = Mm(this.game.nouns, e);
		return t !== null && this.game.nouns[t.noun].seats === !0;
	}
	figures(e, t) {
		let n = Mm(this.game.nouns, e).noun, r = (e) => typeof e != "number" || e < 0 ? Nm(this.game.nouns, n, e) : this.names[e] ?? this.written(n, e);
		return Array.isArray(t) ? this.list(t.map(r)) : r(t);
	}
	seat(e) {
		if (typeof e != "number" || e < 0) return String(e ?? "–");
		let t = Object.keys(this.game.nouns).find((e) => this.game.nouns[e].seats === !0);
		return this.names[e] ?? (t === void 0 ? String(e) : this.written(t, e));
	}
	items(e, t) {
		if (t.length === 0) return this.tell("nothing");
		let n = Mm(this.game.nouns, e)?.noun ?? "", r = t.every((e) => typeof e == "number" || typeof e == "string"), i = t.map((t) => r ? this.written(n, t) : Nm(this.game.nouns, e, t));
		return this.readable ? n === "" ? i.join(", ") : Rm(i) : i.join(" ");
	}
	single(e, t) {
		let n = Mm(this.game.nouns, e), r = this.readable && typeof t == "string" ? this.words[`${e}.${t}`] : void 0;
		if (r !== void 0) return r;
		let i = n !== null && !n.many && (typeof t == "string" || t >= 0);
		return this.readable && i ? this.item(n.noun, t) : Nm(this.game.nouns, e, t);
	}
	written(e, t) {
		return this.readable ? this.item(e, t) : gf(this.game.nouns, e, t);
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
		return Em(Im[this.language][e], this.language, t);
	}
	parts(e) {
		return e.filter((e) => e.value !== 0).map(({ label: e, value: t }, n) => {
			let r = t < 0 ? n === 0 ? "−" : "− " : n === 0 ? "" : "+ ", i = this.words[`part.${e}`] ?? this.words[e] ?? e;
			return `${r}${i}${/\d$/.test(i) ? ":" : ""} ${Math.abs(t)}`;
		}).join(" ");
	}
}, $ = Object.values(nd).find((e) => e !== null && "setup" in e);
function Um(e) {
	let t = rp.start({
		...e,
		game: $
	}), n = t, r = {
		...t.header,
		began: null
	}, i = () => t.table.state.flow.frames.at(-1);
	return {
		game: Jm,
		header: r,
		seed: t.seed,
		table: {
			get state() {
				return t.table.state;
			},
			get asked() {
				return t.table.asked;
			},
			get random() {
				return { draws: t.table.random.draws };
			},
			get isSealed() {
				let e = i(), t = e === void 0 ? void 0 : $.book.get(e.rule);
				return t?.steps[t.place(e.at)].sealed === !0;
			},
			requestFor: (e) => t.table.requestFor(e),
			offersFor: (e) => t.table.offersFor(e),
			hasAnswered: (e) => t.table.hasAnswered(e),
			answerOf: (e) => i()?.sealed?.[e] ?? null,
			views: (e) => t.table.views(e)
		},
		get decisions() {
			return t.decisions;
		},
		get log() {
			return t.log;
		},
		get over() {
			return t.over;
		},
		get outcome() {
			return t.outcome;
		},
		get takebacks() {
			return t.takebacks;
		},
		requestFor: (e) => t.requestFor(e),
		decide: (e, n, r, i = null) => t.decide(e, n, r, i),
		undo: (e) => t.undo(e),
		undoRefusal: (e) => t.undoRefusal(e),
		rewind: (e) => t.rewind(e),
		checkpoint() {
			let { now: e, back: r, lain: i, taken: a } = n, o = $.clone(e.state), s = e.random.save(), c = t.log.events.slice(), l = n.list.slice(), u = {
				epoch: a.epoch,
				owner: a.owner,
				kept: a.kept.slice(),
				why: a.why.slice()
			};
			return () => {
				let e = new wr();
				e.events.push(...c), n.now = new Zf($, o, Wd(s), e).run(), Object.assign(n, {
					list: l,
					back: r,
					lain: i
				}), a.epoch = u.epoch, a.owner = u.owner, a.kept.splice(0, a.kept.length, ...u.kept), a.why.splice(0, a.why.length, ...u.why);
			};
		}
	};
}
var Wm = $.seatFields ?? he, Gm = {
	round: "round",
	roundBegan: "round",
	turn: "turn",
	turnBegan: "turn",
	phase: "phase"
}, Km = (e) => Array.isArray(e) && e.length > 0 && e.every((e) => typeof e == "object" && !!e && "label" in e);
function qm(e, t, n) {
	let r = new Hm($, e, t, n);
	return {
		event: (e) => r.event(e),
		begins: ({ kind: e }) => Gm[e] ?? null,
		seatOf(e) {
			for (let [t, n] of Object.entries(e)) if ((Wm.includes(t) || t.endsWith("Seat")) && typeof n == "number" && n >= 0) return n;
			return null;
		},
		sums: (e) => Object.entries(e).flatMap(([e, t]) => Km(t) ? [{
			name: e,
			parts: t,
			total: t.reduce((e, t) => e + t.value, 0)
		}] : []),
		question: (e, t) => r.question(e, t),
		situation: (e, t) => r.situation(e, t),
		item: (e, t) => r.item(e, t),
		about: (e, t) => r.about(e, t),
		reason: (e) => r.reason(e)
	};
}
var Jm = {
	frozen: 1,
	id: $.id,
	title: $.title,
	rules: $.rules,
	prefix: $.prefix,
	seats: $.seats,
	options: $.options,
	nouns: $.nouns,
	words: $.words,
	events: { kinds: {} },
	locals: {},
	commands: $.commands.map(({ name: e, clause: t }) => ({
		name: e,
		clause: t
	})),
	sketcher: null,
	viewFor: (e, t) => $.viewFor(e, t),
	draw: (e, t) => $.draw(e, t),
	start: Um,
	tell: qm,
	answer: (e, t, n, r) => af(e === "random" ? "random" : "heuristic", $).choose(t, n, Wd(r))
};
export { Jm as default };
