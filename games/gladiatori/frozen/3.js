// gladiatori@3, frozen from commit 5928ebc by ./harena freeze: data, not source (engine/frozen.ts).
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
function a(e) {
	if (typeof e == "object" && e) {
		for (let t of Object.values(e)) a(t);
		Object.freeze(e);
	}
	return e;
}
var o = 65535, s = (e) => e === (e & 15) ? 1 << e : 0, c = (e, t) => (e & s(t)) !== 0, l = (e, t) => ({
	frames: [t],
	visits: 0,
	decided: Array(e).fill(0)
}), u = (e) => ({
	to: e,
	call: null,
	end: !1,
	result: null
}), d = {
	to: null,
	call: null,
	end: !1,
	result: null
}, f = (e = null) => ({
	to: null,
	call: null,
	end: !0,
	result: e
});
function p(e, t = {}, n = null) {
	return {
		to: n,
		call: e.frame(t),
		end: !1,
		result: null
	};
}
var m = class a {
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
		this.name = e, this.steps = n.map(ee), this.names = n.map((e) => e.at ?? e.clause);
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
			let s = this.veiled[r];
			c(this.veils[r](e, t), n) && (o[s] = i(a[s]));
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
function h(e, t, n) {
	return new m(e, t, n);
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
}), te = (e, t, n, r, i, a, o, s = null) => ({
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
}), ne = (e, t, n, r, i, a = !1, o = !1) => ({
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
}), re = (e, t, n, r, i = 1) => ({
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
}), ie = (e, t, n) => ({
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
}), ae = (e, t, n = null, r = null) => ({
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
function oe(e, t) {
	if (e.when === null) return !0;
	let n = t[e.when.field];
	return n !== void 0 && e.when.is.includes(n);
}
var se = ({ of: e, when: t }, { request: n, when: r }) => (e === void 0 || e === n.of) && (t === void 0 || (r?.is.includes(t) ?? !1));
function ce(e, t) {
	return typeof e == "number" && typeof t == "number" ? e - t : typeof e == typeof t ? e < t ? -1 : +(e > t) : typeof e == "number" ? -1 : 1;
}
var le = (e) => e.length < 2 ? e.slice() : e.slice().sort(ce), ue = "simultaneous";
function de(e) {
	let { clause: t, triggers: n } = e, r = (e, t, r) => n.filter((e) => e.on === t.kind)[r].frame(e, t.subject), i = (e, t) => t.due.map((n) => r(e, t, n).rule);
	return h(ue, {
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
			return i === void 0 ? f() : {
				...d,
				to: `${t} next`,
				call: r(e, n, i)
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
function ye(e, t) {
	switch (e.kind) {
		case "pick": return Se(t) && e.from.includes(t) ? null : Ce(e, t);
		case "amount": return we(e.min, e.max, e.step, t, e);
		case "subset": return ke(e, t);
		case "pay": return Ae(e, t);
		case "path": return je(e, t);
		case "order": return Me(e, t);
		case "offer": return Fe(e, t);
		case "form": return Le(e, t);
	}
}
var y = (e, t, n) => ({
	clause: (e.kind === "subset" ? e.clauses?.[t] : void 0) ?? e.clause,
	code: t,
	text: n
}), be = (e, t, n, r, i) => {
	let a = {
		...y(e, t, n),
		of: e.of,
		items: r
	};
	return i === void 0 ? a : {
		...a,
		numbers: i
	};
};
function xe(e) {
	if (Array.isArray(e)) return `[${e.slice(0, 8).map((e) => typeof e == "object" && e ? "…" : xe(e)).join(", ")}${e.length > 8 ? ", …" : ""}]`;
	if (typeof e == "object" && e) return `{ ${Object.keys(e).slice(0, 8).join(", ").slice(0, 60)} }`;
	let t = typeof e == "string" ? JSON.stringify(e) : String(e);
	return t.length > 60 ? `${t.slice(0, 57)}…` : t;
}
var Se = (e) => typeof e == "string" || typeof e == "number" && !Object.is(e, -0);
function Ce(e, t) {
	let n = e.barred?.find((e) => e.item === t);
	return n ? {
		clause: n.clause,
		code: "barred",
		text: n.reason
	} : y(e, "not-offered", `this is not among the ${e.of} choices offered here`);
}
function we(e, t, n, r, i) {
	return typeof r != "number" || !Number.isInteger(r) || Object.is(r, -0) ? y(i, "not-a-number", `a whole number from ${e} to ${t} is asked for, not ${xe(r)}`) : r < e || r > t ? y(i, "out-of-range", `${r} is outside ${e} to ${t}`) : (r - e) % n === 0 ? null : y(i, "off-step", `${r} is not ${e} plus a multiple of ${n}`);
}
var Te = class {
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
function Ee(e, t, n) {
	if (!Array.isArray(n)) return y(e, "not-a-list", `a list is asked for, not ${xe(n)}`);
	if (n.length > t.length) return y(e, "too-many", `${n.length} were chosen, there are ${t.length}`);
	let r = new Te(t.length);
	for (let i of n) if (!(Se(i) && r.take(t, i) >= 0)) return t.includes(i) ? be(e, "too-many-of", "something was chosen more often than it is there", [i]) : Ce(e, i);
	return null;
}
function De(e, t, n) {
	let r = 0;
	for (let i of n) r += t[e.indexOf(i)];
	return r;
}
var Oe = (e, t) => {
	let n = 0;
	for (let r of t) e.items.includes(r) && n++;
	return n;
};
function ke(e, t) {
	let n = Ee(e, e.from, t);
	if (n) return n;
	let r = t;
	if (r.length < e.min) return y(e, "too-few", `at least ${e.min} must be chosen, not ${r.length}`);
	if (r.length > e.max) return y(e, "too-many", `at most ${e.max} may be chosen, not ${r.length}`);
	for (let t of e.groups ?? []) {
		let n = Oe(t, r);
		if (n > t.max) return be(e, "group-max", `at most ${t.max} of a group may be chosen, not ${n}`, t.items, [t.max, n]);
		if (n < t.min) return be(e, "group-min", `at least ${t.min} of a group must be chosen, not ${n}`, t.items, [t.min, n]);
	}
	if (e.worth !== null) {
		let t = De(e.from, e.worth, r);
		if (t > e.atMost) return y(e, "too-dear", `this comes to ${t}, at most ${e.atMost} may be spent`);
	}
	return null;
}
function Ae(e, t) {
	let n = Ee(e, e.from, t);
	if (n) return n;
	let r = t, i = De(e.from, e.worth, r);
	if (i < e.due) return y(e, "too-little", `${e.due} is due, this pays ${i}`);
	if (e.exact && i > e.due) return y(e, "too-much", `exactly ${e.due} is due, this pays ${i}`);
	if (e.irreducible) {
		for (let t of r) if (i - e.worth[e.from.indexOf(t)] >= e.due) return be(e, "superfluous", `something is not needed: the rest already pays ${e.due}`, [t], [e.due]);
	}
	return null;
}
function je(e, t) {
	if (!Array.isArray(t)) return y(e, "not-a-list", `a list of ${e.of}s is asked for, not ${xe(t)}`);
	if (t.length === 0) return e.mayStay ? null : y(e, "must-move", "staying is not allowed here");
	let n = e.start, r = 0;
	for (let i = 0; i < t.length; i++) {
		let a = t[i], o = e.steps[n].indexOf(a);
		if (o < 0 || a < 0 || !Se(a)) return y(e, "no-step", "one step does not lead to a neighbour");
		if (e.blocked?.includes(a)) {
			let t = e.barred?.find((e) => e.item === a);
			return t ? {
				clause: t.clause,
				code: "barred",
				text: t.reason
			} : be(e, "blocked", "the walk leads through what cannot be entered", [a]);
		}
		let s = e.costs === null ? 1 : e.costs[n][o];
		if (s < 1) return y(e, "no-step", "one step does not lead to a neighbour");
		if (r += s, r > e.budget) return y(e, "too-far", `this walk costs at least ${r}, there is ${e.budget} to spend`);
		if (n = a, i < t.length - 1 && e.halts?.includes(n)) return be(e, "halted", "the walk goes on where it must end", [n]);
	}
	return e.ends !== null && !e.ends.includes(n) ? be(e, "no-end", "the walk may not end there", [n]) : null;
}
function Me(e, t) {
	let n = Ee(e, e.items, t);
	if (n) return n;
	let r = t.length;
	return r === e.items.length ? null : y(e, "not-all", `all ${e.items.length} must be put in order, ${r} were given`);
}
var Ne = (e, t) => Object.keys(e).every((e) => t.includes(e)), Pe = [
	"with",
	"give",
	"giveCoins",
	"want",
	"wantCoins"
];
function Fe(e, t) {
	if (t === "none") return e.mayDecline ? null : y(e, "must-offer", "a bargain is asked for");
	if (typeof t != "object" || !t || Array.isArray(t) || !Ne(t, Pe)) return y(e, "no-bargain", `a bargain is { ${Pe.join(", ")} }, not ${xe(t)}`);
	let n = t, r = e.partners.find((e) => Object.is(e.seat, n.with));
	return r ? Ie(e, r, n) : y(e, "no-partner", "no bargain can be made with this seat here");
}
function Ie(e, t, n) {
	return (Ee(e, e.give, n.give) ?? Ee(e, t.items, n.want) ?? we(0, e.coins, 1, n.giveCoins, e) ?? we(0, t.coins, 1, n.wantCoins, e)) || (n.give.length + n.want.length + n.giveCoins + n.wantCoins === 0 ? y(e, "empty", "a bargain must move something") : null);
}
function Le(e, t) {
	if (typeof t != "object" || !t || Array.isArray(t)) return y(e, "no-form", `the fields of a form are asked for, not ${xe(t)}`);
	let n = t, r = {};
	for (let t of e.fields) {
		if (!oe(t, r)) continue;
		if (!Object.hasOwn(n, t.name)) return y(e, "field-missing", `the field '${t.name}' is missing`);
		let i = ye(e.barred === null || t.request.barred !== null ? t.request : Re(t, e), n[t.name]);
		if (i) return {
			...i,
			clause: i.clause || e.clause,
			text: `${t.name}: ${i.text}`
		};
		r[t.name] = n[t.name];
	}
	for (let t of Object.keys(n)) if (!Object.hasOwn(r, t)) return y(e, "field-unasked", `the field '${t}' is not asked for here`);
	return ze(e, r);
}
var Re = (e, { barred: t }) => ({
	...e.request,
	barred: t.filter((t) => se(t, e))
});
function ze(e, t) {
	if (e.distinct !== null) for (let n = 0; n < e.distinct.length; n++) {
		let r = e.distinct[n];
		if (Be(e.fields, r, t) !== null) return y(e, "not-distinct", `${r.join(", ")} must differ`);
	}
	for (let n of e.totals ?? []) {
		let r = 0;
		for (let e of n.fields) r += t[e] ?? 0;
		if (r > n.max) return {
			...y(e, "total", `${n.fields.join(" + ")} comes to ${r}, at most ${n.max} is allowed`),
			numbers: [r, n.max]
		};
	}
	return null;
}
function Be(e, t, n) {
	for (let r = 1; r < t.length; r++) {
		let i = n[t[r]];
		if (i !== void 0) {
			for (let a = 0; a < r; a++) if (n[t[a]] === i && !Ve(e, t[r], i)) return i;
		}
	}
	return null;
}
var Ve = (e, t, n) => n === "none" && e.some((e) => e.name === t && e.request.kind === "pick");
function He({ seats: { min: e, max: t }, seatsFor: n }, r) {
	return n?.(r) ?? Array.from({ length: t - e + 1 }, (t, n) => e + n);
}
function Ue(e, t, n) {
	let { min: r, max: i } = e.seats;
	if (!Number.isInteger(t) || t < r || t > i) return `${e.title} takes ${r} to ${i} seats, not ${t}`;
	let a = He(e, n);
	return a.includes(t) ? null : a.length === 0 ? `${e.title} cannot be played with these options together` : `${e.title} takes ${a.join(" or ")} seats with these options, not ${t}`;
}
function We(e) {
	return Object.fromEntries(Object.entries(e).map(([e, t]) => [e, t.default]));
}
function Ge(e, t) {
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
		let i = qe(t, r);
		if (i !== null) return {
			clause: t.clause,
			code: "bad-option",
			text: `option '${n}' must be ${i}, not ${xe(r)}`
		};
	}
	return {
		...We(e),
		...t
	};
}
var Ke = (e) => typeof e.code == "string" && "text" in e;
function qe(e, t) {
	switch (e.kind) {
		case "flag": return typeof t == "boolean" ? null : "true or false";
		case "number": return typeof t == "number" && Number.isInteger(t) && t >= e.min && t <= e.max ? null : `a whole number from ${e.min} to ${e.max}`;
		case "choice": return typeof t == "string" && e.of.includes(t) ? null : `one of ${e.of.join(", ")}`;
	}
}
function Je(e) {
	let t = 0;
	for (let n of e) t |= 1 << n;
	return t;
}
var Ye = (e, t, n) => (e - t + n) % n, Xe = (e, t, n) => ((e + t) % n + n) % n;
function Ze(e, t, n) {
	let r = (e - t + n) % n;
	return r * 2 > n ? n - r : r;
}
var Qe = (e, t, n, r) => t >= 0 && (e >> Ye(t, n, r) & 1) == 1, $e = [
	1,
	1,
	0,
	-1,
	-1,
	0
], et = [
	0,
	-1,
	-1,
	0,
	1,
	1
];
Je([
	5,
	0,
	1
]), Je([
	2,
	3,
	4
]);
var tt = (e, t) => Math.max(Math.abs(e), Math.abs(t), Math.abs(e + t)), nt = [
	-1,
	3,
	4,
	2,
	-1,
	5,
	1,
	0,
	-1
], rt = (e, t) => e < -1 || e > 1 || t < -1 || t > 1 ? -1 : nt[e * 3 + t + 4], it = [
	1,
	0,
	-1,
	-1,
	0,
	1
], at = [
	0,
	-1,
	-1,
	0,
	1,
	1
];
function ot(e, t, n) {
	let r = Xe(0, n, 6);
	return it[r] * e + at[r] * t | 0;
}
var st = (e, t, n) => ot(e, t, n - 2), ct = [
	2,
	1,
	-1,
	-2,
	-1,
	1
], lt = [
	1,
	-1,
	-2,
	-1,
	1,
	2
];
function ut(e, t, n) {
	let r = -1, i = 0;
	for (let a = 0; a < 6; a++) {
		let o = ct[a] * e + lt[a] * t;
		o < i || (o > i ? (i = o, r = a) : r >= 0 && n >= 0 && Ze(a, n, 6) < Ze(r, n, 6) && (r = a));
	}
	return r;
}
function dt(e, t, n) {
	let r = ot(e, t, n);
	return r >= 0 && r + st(e, t, n) >= 0 && (e !== 0 || t !== 0);
}
var ft = (e) => Number.isInteger(e) && e >= -64 && e <= 63;
function pt(e) {
	for (let [t, n] of e) if (!ft(t) || !ft(n)) throw RangeError(`Hex (${t}, ${n}): use whole numbers from -64 to 63.`);
	let t = [...e].sort((e, t) => e[0] - t[0] || e[1] - t[1]), n = t.length;
	if (n === 0) throw RangeError("A board needs at least one hex: list its coordinates.");
	let r = Int8Array.from(t, (e) => e[0]), i = Int8Array.from(t, (e) => e[1]), o = r[0], s = Math.min(...i), c = Math.max(...i) - s + 1;
	if (c > 26) throw RangeError(`A board has at most 26 rows, one for each letter; this one has ${c}.`);
	let l = new Int16Array((r[n - 1] - o + 1) * c).fill(-1), u = (e, t) => t < s || t >= s + c ? -1 : l[(e - o) * c + t - s] ?? -1;
	t.forEach(([e, t], n) => {
		if (u(e, t) >= 0) throw RangeError(`Hex (${e}, ${t}) is listed twice: list it once.`);
		l[(e - o) * c + t - s] = n;
	});
	let d = (e, t) => r[t] - r[e], f = (e, t) => i[t] - i[e], p = t.map(([e, t]) => $e.map((n, r) => u(e + n, t + et[r]))), m = new Uint8Array(n * n);
	for (let e = 0; e < n; e++) for (let t = 0; t < n; t++) m[e * n + t] = tt(d(e, t), f(e, t));
	let ee = mt(i, s), h = new Map(ee.map((e, t) => [e, t]));
	return {
		size: n,
		q: r,
		r: i,
		neighbours: a(p),
		steps: a(p.map((e) => e.filter((e) => e >= 0))),
		cellAt: u,
		distance: (e, t) => m[e * n + t],
		direction: (e, t) => rt(d(e, t), f(e, t)),
		bearing: (e, t, n) => ut(d(e, t), f(e, t), n),
		inArc: (e, t, n, r) => Qe(r, rt(d(e, t), f(e, t)), n, 6),
		inCone: (e, t, n) => dt(d(e, t), f(e, t), n),
		name: (e) => ee[e],
		parse: (e) => h.get(e) ?? -1
	};
}
function mt(e, t) {
	let n = [];
	return Array.from(e, (e) => {
		let r = e - t, i = (n[r] ?? 0) + 1;
		return n[r] = i, String.fromCharCode(97 + r) + i;
	});
}
var ht = [
	0,
	1,
	1,
	0,
	-1,
	-1
], gt = [
	-2,
	-1,
	1,
	2,
	1,
	-1
], _t = (e, t) => 2 * e + t, vt = (e) => 3 * e, yt = (e, t, n) => (e < t ? Math.max(e, -t) : Math.max(t, -e)) - n;
function bt(e, t, n, r, i, a) {
	let o = e - i, s = t - a, c = n - i, l = r - a, u = Math.max(yt(o, c, 1), yt(o + s, c + l, 2), yt(o - s, c - l, 2)), d = c - o, f = l - s;
	if (d !== 0 || f !== 0) {
		let e = Math.max(2 * Math.abs(d), Math.abs(d) + Math.abs(f));
		u = Math.max(u, Math.abs(o * f - s * d) - e);
	}
	return u > 0 ? 0 : u === 0 ? 1 : 2;
}
function xt(e, t, n) {
	let r = 0;
	for (let i = 1; i < 6; i++) {
		let a = e + ht[r], o = t + gt[r], s = e + ht[i], c = t + gt[i], l = (a * c - o * s) * n;
		(l > 0 || l === 0 && s * s + c * c < a * a + o * o) && (r = i);
	}
	return r;
}
function St(e, t, n, r) {
	let i = _t(e, t), a = vt(t), o = _t(n, r), s = vt(r);
	if (bt(0, 0, i, a, o, s) === 2) return !0;
	let c = xt(i, a, -1);
	if (bt(0, 0, i + ht[c], a + gt[c], o, s) === 2) return !0;
	let l = xt(i, a, 1);
	return bt(0, 0, i + ht[l], a + gt[l], o, s) === 2;
}
function Ct(e) {
	let { size: t, q: n, r } = e, i = new Uint32Array(t * t + 1), a = [], o = /* @__PURE__ */ new Map();
	for (let s = 0; s < t; s++) {
		let c = n[s], l = r[s];
		for (let u = 0; u < t; u++) {
			let d = n[u] - c, f = r[u] - l, p = d * 256 + f, m = o.get(p);
			m === void 0 && (m = wt(d, f), o.set(p, m));
			for (let [t, n] of m) {
				let r = e.cellAt(c + t, l + n);
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
function wt(e, t) {
	let n = tt(e, t), r = [];
	for (let i = -n - 1; i <= n + 1; i++) for (let a = -n - 1; a <= n + 1; a++) i === 0 && a === 0 || i === e && a === t || tt(i, a) + tt(e - i, t - a) > n + 2 || St(e, t, i, a) && r.push([i, a]);
	return r.sort((e, t) => tt(e[0], e[1]) - tt(t[0], t[1]));
}
function Tt(e, t, n, r) {
	let i = t * e.size + n, a = e.first[i + 1];
	for (let t = e.first[i]; t < a; t++) {
		let n = e.cells[t];
		if (r(n)) return n;
	}
	return -1;
}
var Et = (e, t, n, r) => Tt(e, t, n, r) < 0, Dt = [
	12,
	11,
	10,
	9,
	6
], Ot = [];
for (let e = -4; e <= 4; e++) for (let t = -6; t <= 6; t++) Math.abs(2 * t + e) <= Dt[Math.abs(e)] && Ot.push([t, e]);
var b = pt(Ot), kt = null;
function At() {
	return kt ??= Ct(b), kt;
}
var jt = [
	"E",
	"NE",
	"NW",
	"W",
	"SW",
	"SE"
], Mt = b.cellAt(-6, 0), Nt = b.cellAt(6, 0), Pt = (e) => e === Mt || e === Nt, Ft = [
	b.cellAt(-2, -2),
	b.cellAt(2, 2),
	b.cellAt(4, -2),
	b.cellAt(-4, 2)
], It = b.cellAt(0, 0), Lt = [
	0,
	0,
	1,
	2,
	1,
	0
], Rt = (e, t) => Lt[(e - t + 6) % 6], zt = (e, t, n) => Rt(b.bearing(e, n, t), t);
function Bt(e, t, n) {
	let r = b.direction(e, n);
	return r >= 0 && Rt(r, t) === 0;
}
var x = jt.flatMap((e) => [
	`step-${e}-right`,
	`step-${e}`,
	`step-${e}-left`
]), S = [
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
var C = (e, t, n, r, i, a = "") => ({
	id: e,
	name: t,
	coins: n,
	energy: r,
	hp: i,
	needs: Ut(t, a)
}), w = [
	C("AC-S", "strength", 0, 0, 3),
	C("AC-D", "dexterity", 0, 0, 3),
	C("AC-B", "berserk", 0, 0, 3),
	C("AC-M", "movement", 0, 0, 3),
	C("EN-0", "energy-0", 1, 0, 1),
	C("EN-1", "energy-1", 2, 1, 2),
	C("FE", "feint", 5, 0, 3),
	C("SM-1", "sweep", 2, 0, 2, "movement attack melee"),
	C("SM-2", "sacrifice", 2, 0, 2, "attack defence"),
	C("SM-3", "acrobatic-strike", 3, 0, 3, "movement attack defence"),
	C("SM-4", "overskill", 2, 0, 2),
	C("SM-5", "rage", 2, 0, 2),
	C("SM-6", "break-item", 1, 0, 1, "movement attack melee"),
	C("SM-7", "unbalancing-strike", 2, 0, 2, "movement attack defence melee"),
	C("SM-8", "reflex", 1, 0, 1, "movement")
], T = w.map(({ hp: e }) => e), E = (e) => e <= 3, Wt = [
	0,
	1,
	2,
	3
], Gt = [4, 5], Kt = (e) => e === 4 || e === 5, qt = (e) => e >= 7 && e < 15, Jt = (e) => Kt(e) || qt(e), Yt = [
	32,
	32,
	4
], Xt = [
	"red",
	"green",
	"yellow",
	"blue"
], D = [
	"offense",
	"guard",
	"endurance",
	"blood",
	"speed"
], Zt = [
	0,
	1,
	2
], Qt = [3, 4], $t = (e) => e <= 2, en = [
	3,
	3,
	3,
	3,
	3
], tn = [
	9,
	9,
	9,
	9,
	9
], nn = (e) => e >= 20 && e < 20 + D.length, rn = [
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
], an = (e, t, n = "") => ({
	id: e,
	name: t,
	needs: Ut(t, n)
}), O = [
	an("PW-1", "lunge", "movement attack melee"),
	an("PW-2", "stand-up"),
	an("PW-3", "unbeatable"),
	an("PW-4", "leap", "movement attack melee"),
	an("PW-5", "deep-wounds", "attack"),
	an("PW-6", "wrestling", "movement attack melee"),
	an("PW-7", "adaptation"),
	an("PW-8", "delay"),
	an("PW-9", "resistance")
], on = [
	"none",
	"square",
	"disc",
	"triangle"
], sn = [
	"sword",
	"shield",
	"helmet",
	"iron-arm",
	"spear",
	"trident",
	"net"
], cn = {
	sword: 0,
	shield: 1,
	helmet: 2,
	"iron-arm": 0,
	spear: 3,
	trident: 3,
	net: 0
};
function k(e, t, n, r, i, a) {
	if (!sn.includes(n)) throw Error(`${t}: '${n}' is no type of Item; there are ${sn.join(", ")}`);
	let o = n, s = {
		id: e,
		name: t,
		type: o,
		symbol: cn[o],
		attack: r,
		defence: i,
		hp: a,
		thrown: o === "spear" || o === "net"
	}, c = o === "net" ? 3 : o === "spear" ? 5 : 6;
	if (r + i + a !== c) throw Error(`${t}: attack, defence and HP must add up to ${c}`);
	return s;
}
var ln = [
	k("IT-01", "gladius", "sword", 3, 1, 2),
	k("IT-02", "spatha", "sword", 3, 0, 3),
	k("IT-03", "sica", "sword", 2, 1, 3),
	k("IT-04", "falcata", "sword", 2, 2, 2),
	k("IT-05", "parmula", "shield", 2, 3, 1),
	k("IT-06", "clipeus", "shield", 1, 3, 2),
	k("IT-07", "scutum", "shield", 0, 4, 2),
	k("IT-08", "cetra", "shield", 1, 2, 3),
	k("IT-09", "galea", "helmet", 0, 2, 4),
	k("IT-10", "cassis", "helmet", 1, 2, 3),
	k("IT-11", "visored-helm", "helmet", 0, 3, 3),
	k("IT-12", "manica", "iron-arm", 1, 2, 3),
	k("IT-13", "hasta", "spear", 3, 0, 2),
	k("IT-14", "contus", "spear", 2, 1, 2),
	k("IT-15", "pilum", "spear", 3, 1, 1),
	k("IT-16", "fuscina", "trident", 4, 0, 2),
	k("IT-17", "wide-net", "net", 1, 0, 2),
	k("IT-18", "weighted-net", "net", 2, 0, 1)
], un = ln.map((e, t) => 30 + t), A = (e) => ln[e - 30], dn = (e) => A(e).type === "net", fn = [
	"reinforce",
	"step-back",
	"two-more",
	"unbalance",
	"face-down",
	"lose",
	"nothing"
];
function pn(e, t, n, r, i, a, o) {
	let s = (t) => {
		let [n = "", r = "attack"] = t.split(" in ");
		if (!fn.includes(n)) throw Error(`${e}: '${n}' is no power of an animal; there are ${fn.join(", ")}`);
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
var mn = (e) => hn[e]?.name ?? "own", hn = [
	pn("dog", [5, 6], 1, 0, "reinforce in both", "nothing", 1),
	pn("wolf", [3, 5], 1, 0, "reinforce in both", "unbalance in attack", 2),
	pn("lion", [1, 2], 2, 0, "step-back in attack", "face-down in attack", 3),
	pn("bear", [1, 1], 1, 1, "two-more in both", "lose in both", 3)
], gn = 6, _n = (e, t) => 80 + gn * e + t - 3 - 1, vn = (e) => ({
	skill: Math.floor((e - 80) / gn),
	value: 4 + (e - 80) % gn
}), yn = (e) => Array.from({ length: gn }, (t, n) => _n(e, 4 + n));
function bn(e) {
	if (typeof e == "string") return e;
	let t = e < 15 ? w[e]?.name : e >= 80 && e < 80 + gn * Zt.length ? `${D[vn(e).skill]}-${vn(e).value}` : e >= 70 ? O[e - 70]?.name : e >= 50 ? w[e - 50] && `hp:${w[e - 50].name}` : e >= 30 ? ln[e - 30]?.name : D[e - 20];
	if (t === void 0) throw Error(`there is no thing ${e}`);
	return t;
}
var xn = (e, t, n, r, i, a) => ({
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
	xn("secutor", [
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
	xn("mirmillo", [
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
	xn("thraex", [
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
	xn("hoplomachus", [
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
	xn("retiarius", [
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
], Sn = j.length, Cn = (e) => Math.floor(e * 2 / 13);
function wn(e, t) {
	let n = Cn(t), r = (e, t, n) => w[t].coins * (e + Math.max(0, e - n)), i = Zt.reduce((t, n) => t + rn[e.values[n]], 0), a = e.moves.reduce((e, t) => e + w[t].coins, 0), o = e.values[3] + e.values[4], s = r(e.energy1, 5, n) + r(e.energy0, 4, n) + r(e.feint, 6, 1), c = e.powers.length * 1;
	return {
		skills: i,
		moves: a,
		abilities: o,
		cards: s,
		powers: c,
		total: i + a + o + s + c
	};
}
function Tn(e) {
	let t = [...Wt];
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
function En(e, t) {
	let n = e.indexOf(t);
	if (n < 0) throw Error(`there is no card ${t} to take`);
	e.splice(n, 1);
}
var Dn = (e) => 1 << e - 30, On = (e, t) => (e.damaged & Dn(t)) !== 0;
function kn(e, t) {
	let n = ln[t - 30].attack;
	return On(e, t) ? n >> 1 : n;
}
function An(e, t) {
	let n = ln[t - 30].defence;
	return On(e, t) ? n >> 1 : n;
}
function jn(e, t) {
	let n = ln[t - 30].hp;
	return On(e, t) ? n >> 1 : n;
}
function Mn(e) {
	let t = 0;
	for (let n of e) t += w[n].hp;
	return t;
}
function Nn(e) {
	let t = Mn(e.hp);
	for (let n of e.items) t += jn(e, n);
	return t;
}
function Pn(e) {
	return e.using < 0 ? -1 : Fn(e, e.using);
}
function Fn(e, t) {
	let n = e.row[t];
	return n >= 0 ? n : e.covert[In(e, t)];
}
function In(e, t) {
	let n = 0;
	for (let r = 0; r < t; r++) e.row[r] < 0 && n++;
	return n;
}
function Ln(e, t, n) {
	En(e, n), M(t, n);
}
var Rn = (e, t) => e.character < Sn ? j[e.character].sheet.values[t] : 9;
function zn(e) {
	if (!(e.character >= Sn)) for (let t = 0; t < D.length; t++) {
		let n = Rn(e, t);
		e.known.low[t] = n, e.known.high[t] = n, e.known.floor[t] = n;
	}
}
function Bn(e, t, n) {
	let { low: r, high: i, floor: a } = e.known, o = Math.max(r[t], n);
	a[t] = Math.max(a[t], Math.min(9, o)), r[t] = o - n, i[t] = Math.max(r[t], i[t] - n);
}
function Vn(e, t, n) {
	e.known.low[t] = Math.max(0, e.known.low[t] - n);
}
function Hn(e, t, n) {
	e.known.high[t] = Math.max(e.known.high[t], Math.min(Rn(e, t), e.known.high[t] + n));
}
function Un(e, t, n) {
	for (let r = 0; r < D.length && t > 0; r++) n ? Hn(e, r, t) : Vn(e, r, t);
}
function Wn(e, t, n) {
	let { low: r, high: i, floor: a } = e.known;
	n !== 0 && (n > Rn(e, t) || Kn(e) ? (r[t] = 0, i[t] = Math.max(0, Math.min(Rn(e, t), n - 1))) : (a[t] = Math.max(a[t], n), r[t] = n - 1, i[t] = n - 1));
}
function Gn(e, t) {
	Kn(e) ? e.known.low[t] = 0 : Vn(e, t, 1);
}
var Kn = (e) => e.known.owns[10] > 0;
function qn(e) {
	for (let t = 0; t <= 2; t++) e.known.low[t] = 0;
}
function Jn(e, t) {
	if (E(t)) return;
	let { owns: n, discard: r, hand: i } = e.known, a = Yn(e.removed, t) + Yn(e.open, t) + Yn(r, t) + Yn(i, t);
	a > n[t] && (n[t] = a);
}
function Yn(e, t) {
	let n = 0;
	for (let r of e) r === t && n++;
	return n;
}
function Xn(e, t, n) {
	e.character = t, e.initial = n.values.slice(), e.now = n.values.slice(), e.powers = n.powers.reduce((e, t) => e | 1 << t, 0), zn(e);
}
function N(e, t, n, r) {
	Ln(t, n, r);
	let { known: i } = e;
	if (t === e.hand) i.hand.length = 0;
	else if (t === e.discard) {
		let e = i.discard.indexOf(r);
		e >= 0 && i.discard.splice(e, 1);
	}
	n === e.hand ? M(i.hand, r) : n === e.discard && M(i.discard, r), Jn(e, r), r === 10 && n === e.open && qn(e);
}
function Zn(e, t, n, r) {
	Ln(t, n, r), t === e.hand ? e.known.hand.length = 0 : t === e.discard && (e.known.discard.length = 0);
}
var Qn = Ln;
function $n(e, t, n, r) {
	En(e.hand, t), e.known.hand.length = 0, e.row.push(-1), e.turned.push(r), e.covert.push(t), e.maybe.push(n);
}
function er(e) {
	if (e.row[e.using] >= 0) return;
	let t = In(e, e.using);
	e.maybe[t] = e.maybe[t] & -9;
}
function tr(e) {
	if (e.row[e.using] < 0) {
		let t = In(e, e.using);
		e.row[e.using] = e.covert[t], e.covert.splice(t, 1), e.maybe.splice(t, 1), e.turned[e.using] = e.turned[e.using] & -3;
	}
	for (; e.stack.length > 0;) N(e, e.stack, e.open, e.stack[0]);
}
function nr(e) {
	let t = e.row.pop();
	e.turned.pop(), M(e.hand, t), M(e.known.hand, t);
}
function rr(e) {
	for (let t of e.open) M(e.discard, t), M(e.known.discard, t);
	e.open.length = 0;
}
function ir(e) {
	for (let t of e.row) t < 0 || (M(e.discard, t), M(e.known.discard, t));
	for (let t of e.covert) M(e.discard, t);
	e.row.length = 0, e.turned.length = 0, e.covert.length = 0, e.maybe.length = 0;
}
function ar(e) {
	for (let t of e.hand) M(e.deck, t);
	for (let t of e.hp) M(e.deck, t);
	e.hand.length = 0, e.hp.length = 0, e.known.hand.length = 0;
}
function or(e, t, n) {
	e.now[t] -= n, Bn(e, t, n);
}
function sr(e, t) {
	let n = 0;
	for (let r of t) nn(r) ? e.now[r - 20]-- : (Zn(e, e.hand, e.discard, r), n++);
	return Un(e, t.length - n, !1), n;
}
function cr(e, t, n) {
	let r = 0;
	for (let i of n) nn(i) ? e.now[i - 20]++ : (Zn(e, e.discard, t, i), r++);
	return Un(e, n.length - r, !0), r;
}
var lr = (e, t) => !!(e.boosted & 1 << t);
function ur(e, t) {
	let n = e.now[t];
	return e.now[t] = lr(e, t) ? 0 : n - 1, e.boosted &= ~(1 << t), n;
}
function dr(e, t) {
	ur(e, t), Gn(e, t);
}
function fr(e, { skill: t, isUsed: n, ability: r, points: i, most: a }) {
	let { deed: o } = e;
	e.now[r] -= i, r === 3 ? o.blood += i : o.speed += i;
	let s = 0;
	return n && (o.skill = t, o.before = e.now[t], o.lifted = lr(e, t), s = ur(e, t)), a > 0 ? (Gn(e, t), Vn(e, r, a)) : Wn(e, t, s), s;
}
function pr(e) {
	let { deed: t, now: n, initial: r } = e;
	if (t.skill >= 0 && (n[t.skill] += t.lifted ? t.before : 1, t.lifted && (e.boosted |= 1 << t.skill)), t.boost >= 0 && (n[t.boost] -= t.gain, e.boosted &= ~(1 << t.boost)), t.skill >= 0) {
		let i = lr(e, t.skill) ? t.before : r[t.skill];
		n[t.skill] = Math.min(i, n[t.skill]);
	}
	n[3] = Math.min(r[3], n[3] + t.blood), n[4] = Math.min(r[4], n[4] + t.speed), Hn(e, 0, 1), Hn(e, 1, 1);
}
var mr = 12, hr = -4, gr = (e, t) => String.fromCharCode(65 + (2 * e + t + mr >> 1)), _r = (e) => String(e - hr + 1).padStart(2, "0"), vr = Array.from({ length: b.size }, (e, t) => gr(b.q[t], b.r[t]) + _r(b.r[t])), yr = new Map(vr.map((e, t) => [e, t])), br = (e) => {
	if (typeof e == "string") return e;
	let t = vr[e];
	if (t === void 0) throw Error(`there is no hex ${e}`);
	return t;
};
function xr(e) {
	let [, t, n] = /^(-?\d),(-?\d)$/.exec(e) ?? [];
	return t === void 0 ? yr.get(e) ?? -1 : b.cellAt(Number(t), Number(n));
}
var Sr = (e) => typeof e == "string" ? e : jt[e] ?? `direction ${e}`, Cr = (e) => /^[0-5]$/.test(e) ? Number(e) : jt.indexOf(e), P = (e) => typeof e == "string" ? e : Xt[e] ?? `animal-${e - 4 + 1}`;
function F(e) {
	if (/^[0-3]$/.test(e)) return Number(e);
	let [, t] = /^animal-(\d+)$/.exec(e) ?? [];
	return t === void 0 ? Xt.indexOf(e) : 4 + Number(t) - 1;
}
var wr = () => ({
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
}), Tr = {
	own: (e, t) => e.flow.frames.length === 0 ? o : s(t),
	public: () => o,
	unseen: () => 0
}, I = (e) => e >= 4, Er = (e, t) => e.animals[t - 4], Dr = (e) => (e.turn - 1) * 2 + e.round, Or = (e) => e.mode === "solo" || e.mode === "coop", kr = (e) => !Or(e), Ar = (e) => e === null ? null : {
	...e,
	suggested: [...e.suggested]
}, jr = (e, t) => hn[t] ?? e.beast, L = (e, t) => e.gladiators[t].out === 0, Mr = (e) => e.due >= 0, Nr = (e) => e.grey > 0 || e.down;
function Pr(e) {
	let t = [];
	for (let n = 0; n < e.seats; n++) L(e, n) && t.push(n);
	return t;
}
var Fr = (e, t) => I(t) ? Er(e, t).where === 2 ? Er(e, t).cell : -1 : L(e, t) ? e.gladiators[t].cell : -1, Ir = (e, t, n) => e.gladiators[t].side !== e.gladiators[n].side, Lr = (e, t, n) => I(n) || Ir(e, t, n), Rr = (e, t, n) => t !== n && !Ir(e, t, n);
function R(e, t) {
	for (let n = 0; n < e.seats; n++) if (e.gladiators[n].cell === t && L(e, n)) return n;
	for (let n = 0; n < e.animals.length; n++) {
		let r = e.animals[n];
		if (r.cell === t && r.where === 2) return 4 + n;
	}
	return -1;
}
var zr = (e) => {
	for (let t of e.animals) if (t.where === 2) return !0;
	return !1;
};
function Br(e, t, n) {
	let r = e.gladiators[t], i = Fr(e, n);
	return i < 0 || b.distance(r.cell, i) !== 1 ? !1 : I(n) ? !0 : Bt(r.cell, r.facing, i) || Bt(i, e.gladiators[n].facing, r.cell);
}
var Vr = (e, t, n) => !!(e.gladiators[t].powers & 1 << n) && Hr(e), Hr = (e) => !e.staged || e.turn >= 3, z = (e, t) => e.reveal(s(t), o), Ur = () => ({
	low: en.slice(),
	high: tn.slice(),
	floor: en.slice(),
	discard: [],
	hand: [],
	owns: Array(15).fill(0)
}), Wr = [
	"hand",
	"hp",
	"discard",
	"removed",
	"deck",
	"stack",
	"open",
	"reserve"
];
function Gr(e, t) {
	let [n = "", ...r] = t.trim().split(/\s+/), i = () => r.map((e) => B(e, -99, 99));
	switch (n) {
		case "seat": return qr(e, B(r[0], 0, e.seats - 1), r[1] ?? "", r.slice(2));
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
		case "animal": return Kr(e, 2, r);
		case "due": return Kr(e, 1, r);
		case "waiting": return Kr(e, 0, r);
		case "item-deck": {
			let t = r.map($r);
			e.itemDeck = [...e.itemDeck.filter((e) => !t.includes(e)), ...t.reverse()];
			return;
		}
		case "face-up":
			e.faceUp = r.map($r).sort((e, t) => e - t);
			return;
		default: throw Error(`'${n}' cannot be set; there are: seat, turn, round, first-blood, order, acted, active, markers, animal, due, waiting, item-deck, face-up`);
	}
}
function Kr(e, t, n) {
	let r = t === 2, i = e.beast !== null && n[0] === e.beast.name ? hn.length : hn.findIndex(({ name: e }) => e === n[0]);
	if (i < 0) throw Error(`'${n[0]}' is no animal; there are: ${hn.map(({ name: e }) => e).join(", ")}`);
	let a = r ? xr(n[2] ?? "") : -1;
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
function qr(e, t, n, r) {
	let i = e.gladiators[t];
	if (Wr.includes(n)) {
		i[n] = r.flatMap(Qr).sort((e, t) => e - t);
		return;
	}
	let a = D.indexOf(n);
	if (a >= 0) return Yr(i, a, r[0] ?? "");
	switch (n) {
		case "is": return Jr(e, i, r[0] ?? "");
		case "values":
			for (let [e, t] of r.entries()) Yr(i, e, t);
			return;
		case "row": return Xr(i, r);
		case "powers":
			i.powers = r.reduce((e, t) => e | 1 << ei(t), 0);
			return;
		case "used":
			i.used = r.reduce((e, t) => e | 1 << ei(t), 0);
			return;
		case "items":
			i.items = r.map($r).sort((e, t) => e - t), i.holds = i.items.map(() => -1), e.itemDeck = e.itemDeck.filter((e) => !i.items.includes(e));
			return;
		case "damaged":
			i.damaged = r.reduce((e, t) => e | Dn($r(t)), 0);
			return;
		case "holds":
			i.holds[i.items.indexOf($r(r[0] ?? ""))] = F(r[1] ?? "");
			return;
		case "at":
			if (i.cell = xr(r[0] ?? ""), i.cell < 0) throw Error(`'${r[0]}' is no hex of the arena; write it like D07 or, as the rulebook does, like -4,2`);
			r[1] === "facing" && (i.facing = Zr(r[2] ?? ""));
			return;
		case "boosted":
			i.boosted = r.reduce((e, t) => e | 1 << D.indexOf(t), 0);
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
function Jr(e, t, n) {
	let r = j.findIndex((e) => e.name === n);
	if (r < 0) throw Error(`'${n}' is no ready-made character; there are: ${j.map((e) => e.name).join(", ")}`);
	let { sheet: i } = j[r];
	Xn(t, r, i), t.deck = e.turn === 0 || e.round === 0 ? Tn(i) : [];
}
function Yr(e, t, n) {
	let [r, i = r] = n.split("/");
	e.now[t] = B(r, 0, 20), e.initial[t] = B(i, 0, 20), e.known.low[t] = 0, e.known.high[t] = 9, e.character < 0 && (e.character = Sn);
}
function Xr(e, t) {
	e.row = [], e.turned = [], e.covert = [], e.maybe = [];
	for (let n of t) {
		let [t = "", ...r] = n.split("/"), i = Qr(t)[0], a = r.includes("secret");
		e.row.push(a ? -1 : i), a && e.covert.push(i), a && e.maybe.push(15), e.turned.push(+!!r.includes("rotated") | (r.includes("down") || a ? 2 : 0));
	}
}
function Zr(e) {
	let t = Cr(e);
	if (t < 0) throw Error(`'${e}' is no facing; there are: ${jt.join(", ")}`);
	return t;
}
function B(e, t, n) {
	if (e === void 0 || !/^-?\d+$/.test(e) || Number(e) < t || Number(e) > n) throw Error(`a number from ${t} to ${n} is needed, not '${e}'`);
	return Number(e);
}
function Qr(e) {
	let [t, n = "1"] = e.split("*"), r = w.findIndex((e) => e.name === t);
	if (r < 0 || r >= 15) throw Error(`'${t}' is no card; there are: ${w.map((e) => e.name).join(", ")}`);
	return Array(B(n, 1, 16)).fill(r);
}
function $r(e) {
	let t = un.find((t) => A(t).name === e);
	if (t === void 0) throw Error(`'${e}' is no Item; there are: ${un.map((e) => A(e).name).join(", ")}`);
	return t;
}
function ei(e) {
	let t = O.findIndex(({ name: t }) => t === e);
	if (t < 0) throw Error(`'${e}' is no Power; there are: ${O.map(({ name: e }) => e).join(", ")}`);
	return t;
}
var V = (e, t, n) => ({
	label: e,
	value: t,
	clause: n
}), H = (e, t) => ({
	to: e,
	fields: t
}), ti = class {
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
		ri(s), ii(s, this.declared), this.events.push(s);
	}
}, ni = [
	"n",
	"clause",
	"kind",
	"secrets"
];
function ri(e) {
	for (let t of [e.fields, ...(e.secrets ?? []).map((e) => e.fields)]) for (let n of ni) if (n in t) throw Error(`${e.clause} ${e.kind}: an event cannot have a field '${n}'`);
}
function ii(e, t) {
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
var ai = [...j.map(({ name: e }) => e), "own"], oi = Zt.map(yn), si = oi.map((e) => ({
	items: e,
	min: 0,
	max: 1
}));
function ci(e) {
	let t = [], n = [], r = (e, r, i) => {
		for (let a = 0; a < i; a++) t.push(e), n.push(r);
	};
	for (let e of oi) for (let t of e) r(t, rn[vn(t).value] - rn[3], 1);
	for (let e of Qt) r(20 + e, 1, 6);
	for (let t of Gt) r(t, w[t].coins, Cn(e));
	r(6, w[6].coins, 1);
	for (let e = 7; e < 15; e++) r(e, w[e].coins, 1);
	for (let e = 0; e < O.length; e++) r(70 + e, 1, 1);
	return {
		things: t,
		prices: n
	};
}
var li = /* @__PURE__ */ new Map();
function ui(e) {
	let t = li.get(e);
	if (t !== void 0) return t;
	let n = ci(e);
	return li.set(e, n), n;
}
function di(e) {
	let t = {
		values: en.slice(),
		energy1: 0,
		energy0: 0,
		feint: 0,
		moves: [],
		powers: []
	};
	for (let n of e) n >= 80 ? t.values[vn(n).skill] = vn(n).value : n >= 70 ? t.powers.push(n - 70) : n >= 20 ? t.values[n - 20]++ : n === 4 ? t.energy0++ : n === 5 ? t.energy1++ : n === 6 ? t.feint++ : t.moves.push(n);
	return t;
}
function fi(e, t) {
	let { things: n, prices: r } = ui(t), i = te(e, "thing", n, 0, n.length, r, t - 15, si);
	return ae(e, [v("who", g(e, "word", ai)), v("buy", i, {
		field: "who",
		is: ["own"]
	})]);
}
function pi(e, t, n, r) {
	Xn(t, n, r);
	let i = Tn(r);
	t.deck = e.staged ? i.filter((e) => e < 7) : i, t.reserve = e.staged ? i.filter((e) => e >= 7) : [];
}
var mi = h("create", { locals: {} }, [
	{
		clause: "GL-25.5",
		run(e, t, n) {
			for (let t = 0; t < e.seats; t++) e.spare[t] = n.random.below(j.length);
		}
	},
	{
		clause: "GL-4.1",
		sealed: !0,
		ask: (e) => e.gladiators.map((e, t) => fi(t, e.coins)),
		fallback: (e, t, n) => ({ who: ai[e.spare[n.seat]] }),
		take(e, t, n, r) {
			for (let [t, i] of r.entries()) {
				let r = e.gladiators[t], a = ai.indexOf(i.who), o = a < Sn ? j[a].sheet : di(i.buy);
				pi(e, r, a, o);
				let c = wn(o, r.coins).total;
				r.purse = Math.max(0, r.coins - c), n.use(i.who), n.log?.emit("characterChosen", {
					seat: t,
					who: i.who,
					cards: r.deck.length + r.reserve.length
				}, H(s(t), {
					values: o.values.slice(),
					deck: Tn(o),
					spent: c,
					left: r.coins - c
				}));
			}
		}
	},
	{
		clause: "GL-4.18",
		run: (e) => e.overLimit ? p(_i) : f()
	}
]);
function hi(e, t, n) {
	let r = [], i = [];
	for (let a = 4; a <= 6; a++) {
		let o = a === 6 ? +!e.gladiators[t].extraFeint : n;
		for (let t = Math.min(o, e.stock[a - 4]); t > 0; t--) r.push(a), i.push(gi(a));
	}
	return {
		things: r,
		prices: i
	};
}
var gi = (e) => 2 * w[e].coins, _i = h("over-limit", {
	locals: {
		buyers: [],
		picks: 0
	},
	shows: ["buyers", "picks"]
}, [
	{
		clause: "GL-4.20",
		run(e) {
			for (let t = 0; t < Yt.length; t++) e.stock[t] = Yt[t];
			for (let t of e.gladiators) for (let n of t.deck) n >= 4 && n <= 6 && e.stock[n - 4]--;
		}
	},
	{
		clause: "GL-4.23",
		sealed: !0,
		ask: (e) => e.gladiators.map((e, t) => g(t, "word", ["yes", "no"])),
		fallback: () => "no",
		take(e, t, n, r) {
			t.buyers = r.flatMap((e, t) => e === "yes" ? [t] : []), n.random.shuffle(t.buyers), n.log?.emit("buyersNamed", { seats: t.buyers.slice() });
		}
	},
	{
		clause: "GL-4.22",
		ask(e, t) {
			let n = t.buyers.length === 1;
			if (t.picks === (n ? 1 : 2 * t.buyers.length)) return null;
			let r = t.picks >= t.buyers.length, i = t.buyers[r ? 2 * t.buyers.length - 1 - t.picks : t.picks], a = n ? 4 : 2, { things: o, prices: s } = hi(e, i, a);
			return te(i, "thing", o, 0, a, s, e.gladiators[i].purse);
		},
		fallback: () => [],
		take(e, t, n, r, i) {
			let a = e.gladiators[i];
			t.picks++, a.extra += r.length;
			for (let t of r) e.stock[t - 4]--, a.purse -= gi(t), t === 6 && (a.extraFeint = !0), a.deck.push(t);
			return a.deck.sort((e, t) => e - t), n.reveal(s(i), o), n.log?.emit("bought", {
				seat: i,
				count: r.length
			}, H(s(i), { cards: r.slice() })), u("GL-4.22");
		}
	}
]), vi = on.slice(1).map((e, t) => ({
	items: un.filter((e) => A(e).symbol === t + 1),
	min: 0,
	max: 1
})), yi = (e, t) => A(e).symbol !== 0 && A(e).symbol === A(t).symbol;
function bi(e) {
	let t = new Set(e.map((e) => A(e).symbol).filter((e) => e !== 0)), n = e.filter((e) => A(e).symbol === 0).length;
	return Math.min(2, t.size + n);
}
function xi(e, t) {
	M(e.items, t), e.holds.push(-1);
}
function Si(e, t, n, r) {
	M(e.lostItems, n), t.log?.emit("itemRemoved", {
		clause: r,
		item: n
	});
}
var Ci = h("assign", { locals: {} }, [{
	clause: "GL-5.1",
	run: (e) => p(e.itemMethod === "auction" ? Ti : e.itemMethod === "draft" ? Oi : Mi)
}, {
	clause: "GL-5.7",
	sealed: !0,
	ask(e) {
		return e.gladiators.flatMap(({ items: e }, t) => {
			let n = bi(e);
			return e.length === n ? [] : [_(t, "thing", e, n, n, vi)];
		});
	},
	fallback: (e, t, n) => wi(e.gladiators[n.seat].items),
	take(e, t, n, r) {
		for (let [t, i] of r.entries()) {
			if (i === null) continue;
			let r = e.gladiators[t];
			for (let t of r.items.slice()) i.includes(t) || (En(r.items, t), r.holds.pop(), Si(e, n, t, "GL-5.6"));
			n.log?.emit("kept", {
				seat: t,
				items: r.items.slice()
			});
		}
	}
}]);
function wi(e) {
	let t = (e) => A(e).attack + A(e).defence + A(e).hp, n = [];
	for (let r of e.slice().sort((e, n) => t(n) - t(e) || e - n)) n.length < 2 && !n.some((e) => yi(e, r)) && n.push(r);
	return n.sort((e, t) => e - t);
}
var Ti = h("auction", {
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
			if (t.held === 2 * e.seats) return f();
			t.held++;
			let r = e.itemDeck.pop();
			e.faceUp.push(r), n.reveal(0, o), n.log?.emit("lotOffered", { item: r });
		}
	},
	{
		clause: "GL-5.11",
		sealed: !0,
		ask: (e) => e.gladiators.map((e, t) => _(t, "thing", e.deck.filter(Kt), 0, e.deck.length)),
		fallback: () => [],
		take(e, t, n, r) {
			let i = e.faceUp.pop(), a = r.map((e) => e.reduce((e, t) => e + w[t].energy, 0));
			if (n.log !== null) for (let [e, t] of r.entries()) n.log.emit("bid", {
				seat: e,
				cards: t.slice(),
				energy: a[e]
			});
			let o = Ei(r, a);
			for (let t of o) Di(e, t, r[t]);
			return o.length === 1 && r[o[0]].length > 0 ? (xi(e.gladiators[o[0]], i), n.use("auction"), n.log?.emit("itemWon", {
				clause: "GL-5.14",
				seat: o[0],
				item: i
			})) : Si(e, n, i, "GL-5.16"), u("GL-5.10 lot");
		}
	}
]);
function Ei(e, t) {
	let n = [];
	for (let r = 0; r < e.length; r++) {
		let i = n[0], a = i === void 0 ? 1 : t[r] - t[i] || e[r].length - e[i].length;
		a > 0 ? n = [r] : a === 0 && n.push(r);
	}
	return n;
}
function Di(e, t, n) {
	let r = e.gladiators[t];
	for (let e of n) N(r, r.deck, r.discard, e);
}
var Oi = h("draft", {
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
			n.reveal(0, o), n.log?.emit("laidOut", { items: e.faceUp.slice() });
		}
	},
	{
		clause: "GL-5.26",
		at: "GL-5.26 first",
		run(e, t, n) {
			t.first = n.random.below(e.seats), n.log?.emit("firstChosen", { seat: t.first });
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
			return e.faceUp.find((e) => !r.some((t) => yi(e, t))) ?? e.faceUp[0];
		},
		take(e, t, n, r, i) {
			return t.taken++, En(e.faceUp, r), xi(e.gladiators[i], r), n.use("draft"), n.log?.emit("picked", {
				seat: i,
				item: r
			}), u("GL-5.26");
		}
	},
	{
		clause: "GL-5.27",
		run: (e, t, n) => Si(e, n, e.faceUp.pop(), "GL-5.27")
	}
]);
function ki(e, t, n) {
	let r = e.gladiators[t], i = n.filter((e) => !r.items.some((t) => yi(e, t)));
	if (r.character >= Sn) return {
		from: i,
		first: []
	};
	let { preferred: a } = j[r.character], o = i.filter((e) => a.includes(A(e).type));
	return bi([...r.items, ...o]) === 2 ? {
		from: o,
		first: []
	} : {
		from: i,
		first: o
	};
}
function Ai(e, t, n) {
	let { from: r, first: i } = ki(e, t, e.itemDeck);
	return _(t, "thing", r, n, n, i.length === 0 ? vi : [...vi, {
		items: i,
		min: 1,
		max: 1
	}]);
}
function ji(e, t) {
	let n = 2 - e.gladiators[t].items.length, { from: r, first: i } = ki(e, t, e.itemDeck), a = i.slice(0, 1);
	for (let e of r) a.length < n && !a.some((t) => t === e || yi(e, t)) && a.push(e);
	return a.sort((e, t) => e - t);
}
var Mi = h("selection", { locals: {} }, [{
	clause: "GL-5.29",
	sealed: !0,
	ask(e) {
		return e.gladiators.flatMap((t, n) => {
			let r = 2 - t.items.length;
			return r === 0 ? [] : [Ai(e, n, r)];
		});
	},
	fallback: (e, t, n) => ji(e, n.seat),
	take(e, t, n, r) {
		if (n.log !== null) for (let [e, t] of r.entries()) t !== null && n.log.emit("wished", {
			seat: e,
			items: t.slice()
		});
		for (let t of un) {
			let i = r.flatMap((e, n) => e?.includes(t) ? [n] : []);
			if (i.length === 0) continue;
			let a = i.length === 1 ? i[0] : i[n.random.below(i.length)];
			En(e.itemDeck, t), xi(e.gladiators[a], t), n.use("selection"), n.log?.emit("picked", {
				clause: "GL-5.30",
				seat: a,
				item: t
			});
		}
		return e.gladiators.some(({ items: e }) => e.length < 2) ? u("GL-5.29") : void 0;
	}
}]), Ni = Array.from({ length: b.size }, (e, t) => t), Pi = [
	0,
	1,
	2,
	3,
	4,
	5
];
function Fi(e, t, n) {
	if (!e.freePlacement) return !1;
	for (let [r, i] of e.gladiators.entries()) if (i.cell >= 0 && Ir(e, t, r) && b.distance(n, i.cell) < 3) return !0;
	return !1;
}
function Ii(e, t) {
	let n = [];
	for (let r of e.freePlacement ? Ni : Ft) R(e, r) < 0 && !Fi(e, t, r) && n.push(r);
	return n;
}
var Li = h("set-up", {
	locals: { placed: 0 },
	shows: ["placed"]
}, [
	{
		clause: "GL-6.2",
		run(e, t, n) {
			e.order = e.gladiators.map((e, t) => t), n.random.shuffle(e.order), n.log?.emit("orderSet", { seats: e.order.slice() });
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
			return n === void 0 ? null : ae(n, [v("cell", g(n, "cell", Ii(e, n))), v("facing", g(n, "direction", Pi))]);
		},
		fallback(e, t) {
			let n = Ii(e, e.order[t.placed]), r = Ft.find((e) => n.includes(e)) ?? n[0];
			return {
				cell: r,
				facing: b.bearing(r, It, -1)
			};
		},
		barred(e, t, { seat: n }) {
			let r = [];
			for (let t of e.freePlacement ? Ni : Ft) R(e, t) >= 0 ? r.push({
				item: t,
				clause: "GL-6.4",
				reason: "another gladiator stands there"
			}) : Fi(e, n, t) && r.push({
				item: t,
				clause: "GL-6.6",
				reason: "an opponent stands too near: two empty hexes must lie between"
			});
			return r;
		},
		take(e, t, n, r, i) {
			let a = e.gladiators[i];
			return t.placed++, a.cell = r.cell, a.facing = r.facing, n.log?.emit("placed", {
				seat: i,
				cell: a.cell,
				facing: a.facing
			}), u("GL-6.4");
		}
	}
]), Ri = (e, t) => e.now[t] > 0;
function zi(e, t, n, r) {
	let i = e.gladiators[n];
	i.powers &= ~(1 << r), i.used |= 1 << r, z(t, n), t.use(O[r].name);
}
function Bi(e, t, n) {
	let r = e.hand.slice();
	for (let i = 0; i < D.length; i++) if ((!n || $t(i)) && !lr(e, i)) for (let n = Math.min(t, e.now[i]); n > 0; n--) r.push(20 + i);
	return r;
}
function Vi(e, t, n, r) {
	let i = e.gladiators[n], a = sr(i, r);
	z(t, n), t.log?.emit("spent", {
		seat: n,
		count: a,
		points: r.length - a,
		hand: i.hand.length,
		hp: i.hp.length
	}, H(s(n), { elements: r.slice() }));
}
function Hi(e, t, n) {
	let r = e.discard.slice();
	for (let i = 0; i < D.length; i++) if ((!n || i !== 3 && i !== 4 && i !== 2) && !lr(e, i)) for (let n = Math.min(t, e.initial[i] - e.now[i]); n > 0; n--) r.push(20 + i);
	return r;
}
function Ui(e, t, n, r) {
	let i = e.gladiators[n], a = cr(i, Wi(e) ? i.deck : i.hand, r);
	z(t, n), t.log?.emit("recovered", {
		seat: n,
		count: a,
		points: r.length - a,
		hand: i.hand.length,
		hp: i.hp.length
	}, H(s(n), { elements: r.slice() }));
}
function Wi(e) {
	let t = e.flow.frames[e.flow.frames.length - 1];
	return t?.rule === "rest" || t?.rule === "turn";
}
var Gi = [
	3,
	4,
	0,
	1,
	2
].map((e) => 20 + e);
function Ki(e, t, n) {
	let r = e.filter((e) => !nn(e)).sort(n), i = e.filter(nn).sort((e, t) => Gi.indexOf(e) - Gi.indexOf(t));
	return [...r, ...i].slice(0, t);
}
var qi = (e, t) => Math.max(0, e - 2) * (t ? 2 : 1);
function Ji(e, t) {
	for (let n = 0; n < e.seats; n++) if (L(e, n) && Lr(e, t, n) && Br(e, t, n)) return !0;
	for (let n = 0; n < e.animals.length; n++) if (Br(e, t, 4 + n)) return !0;
	return !1;
}
function Yi(e, t, n) {
	return Et(At(), t, n, (t) => {
		let n = R(e, t);
		return n >= 0 && (I(n) || !e.gladiators[n].down);
	});
}
function Xi(e, t, n) {
	let r = e.gladiators[t], i = Fr(e, n);
	return b.inCone(r.cell, i, r.facing) && Yi(e, r.cell, i);
}
function Zi(e, t) {
	let n = [];
	for (let r = 0; r < e.seats; r++) L(e, r) && Lr(e, t, r) && Xi(e, t, r) && n.push(r);
	for (let r = 0; r < e.animals.length; r++) e.animals[r].where === 2 && Xi(e, t, 4 + r) && n.push(4 + r);
	return n;
}
function Qi(e, t, n) {
	let r = e.gladiators[t];
	for (let e = 0; e < r.items.length; e++) {
		let t = ln[r.items[e] - 30];
		if (t.thrown && t.type === "net" === n && r.holds[e] < 0) return !0;
	}
	return !1;
}
var $i = [
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
function ea(e, t, n) {
	let r = e.gladiators[t], i = [];
	for (let t of n) {
		let n = b.neighbours[r.cell][(r.facing + t) % 6], a = n < 0 ? -1 : R(e, n);
		a >= 0 && i.push(a);
	}
	return i;
}
function ta(e, t) {
	let n = e.gladiators[t], r = b.neighbours[n.cell][n.facing];
	if (r < 0) return [];
	let i = [];
	for (let n = 0; n < e.seats; n++) e.gladiators[n].cell === r && Lr(e, t, n) && i.push(n);
	for (let t = 0; t < e.animals.length; t++) e.animals[t].where === 2 && e.animals[t].cell === r && i.push(4 + t);
	return i;
}
function na(e, t) {
	let n = e.gladiators[t];
	for (let r of [
		0,
		1,
		2,
		4,
		5
	]) {
		let i = b.neighbours[n.cell][(n.facing + r) % 6], a = i < 0 ? -1 : R(e, i);
		if (a >= 0 && Lr(e, t, a)) return !0;
	}
	let r = Qi(e, t, !0), i = Qi(e, t, !1) && !Ji(e, t);
	return (r || i) && Zi(e, t).length > 0;
}
function ra(e, t) {
	let n = e.gladiators[t], r = ["none"];
	if (Pn(n) === 3) return r;
	let i = ta(e, t);
	for (let e of i) r.push(`attack:${P(e)}`);
	let a = n.stack.includes(12) && ia(e, t, 12);
	if (a) for (let t of i) for (let n of aa(e, t)) r.push(`break:${A(n).name}:${P(t)}`);
	return n.stack.includes(7) && ia(e, t, 7) && oa(e, t, a, r), sa(e, t, i, r), ca(e, t, i, r), r;
}
var ia = (e, t, n) => !(w[n].needs & 1) || !Nr(e.gladiators[t]), aa = (e, t) => I(t) ? [] : e.gladiators[t].items;
function oa(e, t, n, r) {
	let { facing: i } = e.gladiators[t], a = /* @__PURE__ */ new Set();
	for (let o of $i) {
		let s = ea(e, t, o), c = s.join();
		if (a.has(c) || !s.some((n) => Lr(e, t, n))) continue;
		a.add(c);
		let l = `sweep:${o.map((e) => jt[(i + e) % 6]).join(">")}`;
		if (r.push(l), n) {
			for (let n of s) if (Lr(e, t, n)) for (let t of aa(e, n)) r.push(`${l}:${A(t).name}:${P(n)}`);
		}
	}
}
function sa(e, t, n, r) {
	let i = e.gladiators[t], a = Qi(e, t, !0), o = Qi(e, t, !1) && !Ji(e, t);
	if (!a && !o) return;
	let s = Zi(e, t);
	for (let [e, t] of i.items.entries()) {
		if (!A(t).thrown || i.holds[e] >= 0) continue;
		let { name: a } = A(t);
		if (dn(t)) {
			for (let e of n) r.push(`net:${a}:${P(e)}`);
			for (let e of s) r.push(`cast:${a}:${P(e)}`);
		} else if (o) for (let e of s) r.push(`throw:${a}:${P(e)}`);
	}
}
function ca(e, t, n, r) {
	let i = e.helpInMelee ? la(e, t) : n;
	for (let n = 0; n < e.seats; n++) if (L(e, n) && Rr(e, t, n)) for (let a of i) ua(e, t, n, a) && r.push(`help:${P(n)}:${P(a)}`);
}
function la(e, t) {
	let n = [];
	for (let r = 0; r < e.seats; r++) L(e, r) && Lr(e, t, r) && Br(e, t, r) && n.push(r);
	for (let [r, { where: i }] of e.animals.entries()) i === 2 && Br(e, t, 4 + r) && n.push(4 + r);
	return n;
}
function ua(e, t, n, r) {
	if (!Br(e, n, r)) return !1;
	if (I(r)) return !0;
	let i = e.gladiators[r];
	return Bt(i.cell, i.facing, e.gladiators[t].cell);
}
function da(e, t, n) {
	let [r, i = "", a = "", o = ""] = n.split(":"), s = {
		kind: r,
		targets: [],
		weapon: -1,
		item: -1,
		owner: -1,
		ally: -1
	}, c = (e) => un.find((t) => A(t).name === e) ?? -1;
	switch (s.kind) {
		case "attack":
			s.targets = [F(i)];
			break;
		case "break":
			s.item = c(i), s.owner = F(a), s.targets = [s.owner];
			break;
		case "sweep": {
			let { facing: n } = e.gladiators[t];
			s.targets = ea(e, t, i.split(">").map((e) => (Cr(e) - n + 6) % 6)), s.item = c(a), s.owner = F(o);
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
var fa = (e) => Wt.map((t) => `${e}-${w[t].name}`), pa = fa("new"), ma = fa("again"), ha = fa("standby"), ga = fa("turn-down"), _a = (e, t) => e.row.length - t, va = (e, t) => or(e, 3, _a(e, t));
function ya(e, t, n, r) {
	let i = e.gladiators[n];
	for (let e of r) Zn(i, i.hand, i.stack, e);
	r.length !== 0 && (z(t, n), t.log?.emit("added", {
		seat: n,
		count: r.length,
		hand: i.hand.length
	}, H(s(n), { cards: r.slice() })));
}
var ba = (e, t) => zr(e) && (e.active < 0 || e.active === t);
function xa(e, t) {
	let n = ba(e, t);
	return e.gladiators[t].hand.filter((e) => Jt(e) || n && e === 6);
}
function Sa(e, t) {
	for (let n = 0; n < e.seats; n++) {
		let r = e.gladiators[n];
		r.open.length > 0 && (t.log?.emit("discarded", {
			clause: "GL-8.47",
			seat: n,
			cards: r.open.slice()
		}), rr(r)), r.using = -1, r.fresh = !1, r.passive = !1, r.warded = !1, r.inert = 0, r.twos = 0, Ca(r);
	}
}
function Ca(e) {
	let { deed: t } = e;
	t.skill < 0 && t.blood === 0 && t.speed === 0 && t.boost < 0 && t.sacrificed < 0 && t.raged < 0 && t.powers === 0 && !t.unbeatable && t.aid.length === 0 && t.lunged.length === 0 || (e.deed = wr());
}
function wa(e, t, n, r) {
	return t & 1 && Nr(e) || t & 8 && r ? !1 : t & 6 ? n === 0 && !!(t & 2) || n === 1 && !!(t & 4) : !0;
}
var Ta = (e, t, n, r) => e.open.includes(t) && !(e.inert & 1 << t) && wa(e, w[t].needs, n, r);
function Ea(e, t, n) {
	let r = e.gladiators[n];
	if (!(r.using < 0)) {
		tr(r), z(t, n);
		for (let e of r.open) t.use(w[e].name);
		t.log?.emit("revealed", {
			clause: "GL-24.4",
			seat: n,
			card: r.row[r.using],
			cards: r.open.slice()
		});
	}
}
function Da(e, t, n, r, i) {
	let a = e.gladiators[n];
	a.down || a.out !== 0 || (a.pendingWhite += r, t.log?.emit("unbalanced", {
		clause: i,
		seat: n,
		markers: r
	}));
}
function Oa(e, t, n) {
	let r = e.gladiators[n];
	r.pendingGrey + r.pendingWhite !== 0 && (r.out === 0 && (r.pendingGrey > 0 && (r.grey = 3), r.white = Math.min(2, r.white + r.pendingWhite), r.white === 2 && (r.down = !0), t.log?.emit("statusChanged", {
		clause: "GL-8.46",
		seat: n,
		grey: r.grey,
		white: r.white,
		down: r.down
	})), r.pendingGrey = 0, r.pendingWhite = 0);
}
function ka(e, t) {
	for (let n = 0; n < e.seats; n++) Oa(e, t, n);
}
function Aa(e, t, n, r) {
	let i = e.gladiators[n];
	r ? i.grey-- : i.white--, i.white === 0 && (i.down = !1), t.log?.emit("freed", {
		clause: "GL-16.18",
		seat: n,
		grey: i.grey,
		white: i.white,
		down: i.down
	}), ja(e, t);
}
function ja(e, t) {
	for (let n = 0; n < e.seats; n++) {
		let r = e.gladiators[n];
		for (let i = r.items.length - 1; i >= 0; i--) {
			let a = r.holds[i];
			if (a < 0) continue;
			let o = Fr(e, a);
			if (!(I(a) ? Er(e, a).where === 2 && Er(e, a).grey > 0 : e.gladiators[a].out === 0 && e.gladiators[a].grey + e.gladiators[a].pendingGrey > 0)) r.holds[i] = -1;
			else if (r.out !== 0 || b.distance(r.cell, o) > 1) {
				let a = r.items[i];
				Ma(e, n, a), t.log?.emit("itemLost", {
					clause: "GL-12.25",
					seat: n,
					item: a
				});
			}
		}
	}
}
function Ma(e, t, n) {
	let r = e.gladiators[t], i = r.items.indexOf(n);
	r.items.splice(i, 1), r.holds.splice(i, 1), r.damaged &= ~Dn(n), e.lostItems.push(n), e.lostItems.sort((e, t) => e - t);
}
var Na = (e, t) => Bi(e.gladiators[t], 2, !1).length >= 2, Pa = h("free", {
	locals: {
		seat: -1,
		grey: !1
	},
	shows: ["seat", "grey"]
}, [{
	clause: "GL-16.18",
	ask: (e, t) => _(t.seat, "thing", Bi(e.gladiators[t.seat], 2, !1), 2, 2),
	fallback: (e, t) => Bi(e.gladiators[t.seat], 2, !1).slice(0, 2),
	take(e, t, n, r) {
		Vi(e, n, t.seat, r), Aa(e, n, t.seat, t.grey);
	}
}]), Fa = ["turn-right", "turn-left"], Ia = new Map([...x, ...S].map((e, t) => [e, t]));
function La(e, t, n) {
	let r = e.gladiators[t];
	if (Nr(r)) {
		r.turnedRound || n.push(Fa[0], Fa[1]);
		return;
	}
	let i = b.neighbours[r.cell];
	for (let t = 0; t < 6; t++) {
		let r = i[t];
		r < 0 || R(e, r) >= 0 || n.push(x[3 * t], x[3 * t + 1], x[3 * t + 2]);
	}
	n.push(S[0], S[1], S[2], S[3]);
}
var Ra = (e) => Ia.has(e);
function za(e, t, n, r, i) {
	let a = e.gladiators[n], o = Ia.get(r), s = o < x.length;
	Nr(a) && (a.turnedRound = !0);
	let { cell: c, facing: l } = a;
	s && (a.cell = b.neighbours[a.cell][Math.floor(o / 3)]);
	let u = s ? o % 3 - 1 : Vt[o - x.length];
	return a.facing = (a.facing + u + 6) % 6, t.log?.emit("moved", {
		clause: i,
		seat: n,
		cell: a.cell,
		facing: a.facing,
		from: c,
		fromFacing: l
	}), s && ja(e, t), s;
}
var Ba = Zt.map((e) => D[e]), Va = (e) => Math.min(5, 2 * e), Ha = h("prepare", {
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
			let n = e.gladiators[t.seat], r = n.open.filter((e) => qt(e) && !(n.inert & 1 << e) || e === 6);
			if (Hr(e)) for (let e = 0; e < O.length; e++) n.powers & 1 << e && r.push(70 + e);
			return _(t.seat, "thing", r, 0, r.length);
		},
		fallback: () => [],
		take: (e, t, n, r) => Ua(e, t, n, r)
	},
	{
		clause: "GL-13.28",
		ask(e, t) {
			let n = e.gladiators[t.seat];
			if (!Ta(n, 11, t.role, t.thrown) || n.hp.length + n.discard.length === 0) return null;
			let r = ["none"];
			for (let e of new Set(n.discard)) Jt(e) && r.push(e);
			for (let e of new Set(n.hp)) Jt(e) && r.push(50 + e);
			return g(t.seat, "thing", r);
		},
		fallback: () => "none",
		take: (e, t, n, r) => Wa(e, t, n, r)
	},
	{
		clause: "GL-13.17",
		ask(e, t) {
			let n = e.gladiators[t.seat];
			return !Ta(n, 8, t.role, t.thrown) || n.hand.length === 0 ? null : g(t.seat, "thing", ["none", ...new Set(n.hand)]);
		},
		fallback: () => "none",
		take: (e, t, n, r) => Ga(e, t, n, r)
	},
	{
		clause: "GL-13.22",
		ask(e, t) {
			let n = e.gladiators[t.seat];
			if (!Ta(n, 10, t.role, t.thrown)) return null;
			let r = Ba.filter((e, t) => n.now[t] > 0 && !lr(n, t)), i = [v("skill", g(t.seat, "word", ["none", ...r]))];
			for (let e of r) {
				let r = Va(n.now[Ba.indexOf(e)]);
				i.push(v("gain", re(t.seat, "points", 1, r), {
					field: "skill",
					is: [e]
				}));
			}
			return ae(t.seat, i);
		},
		fallback: () => ({ skill: "none" }),
		take: (e, t, n, r) => Ka(e, t, n, r)
	},
	{
		clause: "GL-13.6",
		run: () => f()
	}
]);
function Ua(e, t, n, r) {
	let i = e.gladiators[t.seat];
	if (r.length !== 0) {
		i.twos += r.length;
		for (let a of r) a >= 70 ? (zi(e, n, t.seat, a - 70), i.deed.powers |= 1 << a - 70) : i.inert |= 1 << a;
		z(n, t.seat), n.log?.emit("usedForTwo", {
			seat: t.seat,
			things: r.slice()
		});
	}
}
function Wa(e, t, n, r) {
	if (r === "none") return;
	let i = e.gladiators[t.seat], a = r >= 50, o = a ? r - 50 : r;
	N(i, a ? i.hp : i.discard, i.open, o), N(i, i.open, i.discard, 11), i.deed.raged = o, i.deed.fromHp = a, (o === 7 || o === 12) && (i.inert |= 1 << o), z(n, t.seat), n.use(w[o].name), n.log?.emit("raged", {
		seat: t.seat,
		card: o,
		from: a ? "hp" : "discard"
	});
}
function Ga(e, t, n, r) {
	if (r === "none") return;
	let i = e.gladiators[t.seat];
	N(i, i.hand, i.removed, r), i.deed.sacrificed = r, z(n, t.seat), n.log?.emit("sacrificed", {
		seat: t.seat,
		card: r
	});
}
function Ka(e, t, n, r) {
	let i = e.gladiators[t.seat];
	if (r.skill !== "none") {
		let e = Ba.indexOf(r.skill);
		i.now[e] += r.gain, i.boosted |= 1 << e, i.deed.boost = e, i.deed.gain = r.gain;
	}
	n.log?.emit("overskilled", { seat: t.seat }, H(s(t.seat), {
		skill: r.skill,
		gain: r.gain ?? 0
	}));
}
var qa = h("reflex", {
	locals: {
		seat: -1,
		used: 0
	},
	shows: ["seat", "used"]
}, [{
	clause: "GL-13.50",
	ask(e, t) {
		let n = e.gladiators[t.seat];
		if (!L(e, t.seat) || Nr(n) || n.inert & 16384) return null;
		let r = ["stop"];
		return (t.used === 0 || n.now[4] > 0) && La(e, t.seat, r), g(t.seat, "move", r);
	},
	fallback: () => "stop",
	hints: (e, t) => ks(e, t.seat, zs(e, t)),
	take(e, t, n, r) {
		return r === "stop" ? f(t.used) : (t.used > 0 && (or(e.gladiators[t.seat], 4, 1), z(n, t.seat)), t.used++, za(e, n, t.seat, r, "GL-13.50"), u("GL-13.50"));
	}
}, {
	clause: "GL-13.51",
	run: (e, t) => f(t.used)
}]), U = (e) => {
	let t = 0;
	for (let n of e) t += n.value;
	return t;
};
function Ja(e) {
	let t = 0;
	for (let n of e.open) t += w[n].energy;
	return t;
}
var Ya = (e) => e === "throw" || e === "cast", Xa = 3, Za = ["yes", "no"], Qa = ["no"], $a = h("strike", {
	locals: {
		by: -1,
		targets: [],
		style: "attack",
		weapon: -1,
		entered: 0
	},
	shows: [
		"by",
		"targets",
		"style",
		"weapon",
		"entered",
		"result"
	]
}, [{
	clause: "GL-11.1",
	run(e, t, n) {
		Ea(e, n, t.by);
		let r = t.targets.some(({ figure: e }) => I(e));
		return p(Ha, {
			seat: t.by,
			role: 0,
			thrown: Ya(t.style),
			animal: r
		});
	}
}, {
	clause: "GL-11.3",
	ask: (e, t) => to(e, t),
	fallback(e, t, n) {
		let r = n.fields;
		return Object.fromEntries(r.map(({ name: e, request: t }) => [e, eo(e, t)]));
	},
	hints: (e, t, n) => Ls(e, t, n),
	take(e, t, n, r) {
		return f(ro(e, t, n, r));
	}
}]);
function eo(e, t) {
	return e === "offense" || e === "acrobatic" ? t.kind === "pick" && t.from.includes("yes") ? "yes" : "no" : t.kind === "subset" ? [] : t.kind === "amount" ? 0 : "no";
}
function to(e, t) {
	let n = t.by, r = e.gladiators[n], i = Ya(t.style), a = (t) => Vr(e, n, t) && wa(r, O[t].needs, 0, i), o = [v("offense", g(n, "word", Ri(r, 0) ? Za : Qa))], s = null;
	Pn(r) === 2 && o.push(v("blood", re(n, "points", 0, Math.min(Xa, r.now[3])))), Ta(r, 9, 0, i) && o.push(v("acrobatic", g(n, "word", Za))), a(0) && r.hand.length > 0 && o.push(v("lunge", _(n, "thing", r.hand, 0, 3)));
	let c = Math.min(3, t.entered);
	return c > 0 && a(3) && (o.push(v("leapAttack", re(n, "points", 0, c)), v("leapDamage", re(n, "points", 0, c))), s = [{
		fields: ["leapAttack", "leapDamage"],
		max: c
	}]), t.style !== "help" && (a(4) && o.push(v("deep", re(n, "points", 0, 3))), a(5) && t.targets.some(({ figure: e }) => !I(e)) && o.push(v("wrestle", g(n, "word", Za)))), ae(n, o, null, s);
}
function no(e, t, n, r, i, a) {
	let o = e.gladiators[t.by], s = Pn(o), c = [], l = (e, t, n) => {
		t !== 0 && c.push(V(e, t, n));
	};
	return s === 0 && l("energy", Ja(o), "GL-9.1"), s === 1 && l("half the hand", a >> 1, "GL-9.2"), s === 2 && l("blood", 2 * (n.blood ?? 0), "GL-9.5"), lo(o, t.style, t.weapon, l), l("offense", r, "GL-2.8"), l("trapped", o.grey > 0 ? -3 : 0, "GL-16.5"), l("face-down", o.down ? -5 : 0, "GL-16.11"), l("acrobatic strike", n.acrobatic === "yes" ? 3 : 0, "GL-13.19"), l("sacrifice", o.deed.sacrificed >= 0 ? 3 : 0, "GL-13.17"), l("lunge", 2 * (n.lunge ?? []).length, "GL-14.3"), l("leap", 2 * (n.leapAttack ?? 0), "GL-14.22"), l("deep wounds", -(n.deep ?? 0), "GL-14.25"), l("unbeatable", i, "GL-14.10"), Ya(t.style) && l("range", -qi(b.distance(o.cell, Fr(e, t.targets[0].figure)), dn(t.weapon)), dn(t.weapon) ? "GL-12.7" : "GL-12.5"), c;
}
function ro(e, t, n, r) {
	let i = e.gladiators[t.by], a = r.lunge ?? [];
	a.length > 0 && co(e, n, t.by, a);
	let o = (r.leapAttack ?? 0) + (r.leapDamage ?? 0);
	o > 0 && so(e, n, t.by, 3, o), (r.deep ?? 0) > 0 && so(e, n, t.by, 4, r.deep), r.wrestle === "yes" && so(e, n, t.by, 5, 0);
	let s = no(e, t, r, fr(i, {
		skill: 0,
		isUsed: r.offense === "yes",
		ability: 3,
		points: r.blood ?? 0,
		most: Pn(i) === 2 ? Xa : 0
	}), oo(i), i.hand.length);
	return z(n, t.by), {
		favs: t.targets.map((r, i) => ao(e, t, n, s, i)),
		damage: (r.leapDamage ?? 0) + (r.deep ?? 0),
		wrestling: r.wrestle === "yes",
		acrobatic: r.acrobatic === "yes"
	};
}
var io = [
	1,
	-3,
	-7
];
function ao(e, t, n, r, i) {
	let a = e.gladiators[t.by], { figure: o, side: c } = t.targets[i], l = r.slice();
	t.style === "sweep" && l.push(V("sweep", io[i], "GL-13.10"));
	let u = t.style === "help" || c !== 0 ? 0 : uo(a, o);
	u > 0 && l.push(V("ally", u, "GL-20.6")), I(o) && a.twos > 0 && l.push(V("against an animal", 2 * a.twos, "GL-23.53"));
	let d = U(l);
	return n.log?.emit("attackValued", {
		clause: "GL-11.3",
		seat: t.by,
		target: o,
		total: d
	}, H(s(t.by), { parts: l })), d;
}
function oo(e) {
	return e.plusFour ? (e.plusFour = !1, e.deed.unbeatable = !0, 4) : 0;
}
function so(e, t, n, r, i) {
	zi(e, t, n, r), e.gladiators[n].deed.powers |= 1 << r, t.log?.emit("powerUsed", {
		clause: "GL-14.35",
		seat: n,
		power: 70 + r,
		points: i
	});
}
function co(e, t, n, r) {
	let i = e.gladiators[n];
	for (let e of r) Zn(i, i.hand, i.discard, e), i.deed.lunged.push(e);
	so(e, t, n, 0, r.length);
}
function lo(e, t, n, r) {
	let i = 0, a = 0;
	for (let r = 0; r < e.items.length; r++) {
		let o = e.items[r];
		e.holds[r] >= 0 || (i += kn(e, o), o === n && Ya(t) && (a = kn(e, o)));
	}
	r("items", i, "GL-11.4"), r("thrown", a, "GL-12.1");
}
function uo(e, t) {
	let n = 0;
	for (let r = e.aid.length - 2; r >= 0; r -= 2) e.aid[r] === t && (n += e.aid[r + 1], e.deed.aid.push(t, e.aid[r + 1]), e.aid.splice(r, 2));
	return n;
}
var fo = 2, po = ["yes", "no"], mo = ["no"], ho = h("ward", {
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
		if (Ea(e, n, t.seat), !e.gladiators[t.seat].passive) return p(Ha, {
			seat: t.seat,
			role: 1,
			thrown: t.thrown,
			animal: I(t.against)
		});
	}
}, {
	clause: "GL-11.5",
	ask: (e, t) => _o(e, t),
	fallback: (e, t, n) => vo(e, t, n),
	hints: (e, t, n) => Rs(e, t, n),
	take: (e, t, n, r) => f(xo(e, t, n, r))
}]), go = (e) => Pn(e) === 3;
function _o(e, t) {
	let n = e.gladiators[t.seat], r = [v("guard", g(t.seat, "word", Ri(n, 1) ? po : mo))];
	return go(n) && r.push(v("speed", re(t.seat, "points", 0, Math.min(fo, n.now[4])))), Ta(n, 9, 1, t.thrown) && r.push(v("acrobatic", g(t.seat, "word", po))), ae(t.seat, r);
}
function vo(e, t, n) {
	let r = e.gladiators[t.seat], i = U(yo(e, t, 0, 0, !1, r.plusFour && !r.passive ? 4 : 0)), a = go(r) ? Math.floor(t.fav / 2) : t.fav, o = Ri(r, 1) && a > i && a <= i + r.now[1];
	return Object.fromEntries(n.fields.map(({ name: e }) => [e, e === "guard" ? o ? "yes" : "no" : e === "speed" ? 0 : "no"]));
}
function yo(e, t, n, r, i, a) {
	let o = e.gladiators[t.seat], s = Pn(o), c = [], l = (e, t, n) => {
		t !== 0 && c.push(V(e, t, n));
	};
	return s === 0 && l("energy", Ja(o), "GL-10.1"), s === 1 && l("half the hand", o.hand.length >> 1, "GL-10.2"), s === 2 && l("oppose", 5, "GL-10.3"), s === 3 && l("speed", 2 * r, "GL-10.6"), s >= 0 && s === t.card && l("matching", 5, "GL-10.10"), s !== 3 && !t.net && l("items", o.items.reduce((e, t, n) => e + (o.holds[n] >= 0 ? 0 : An(o, t)), 0), "GL-11.5"), l("guard", n, "GL-2.9"), l("ally", bo(o, t.against), "GL-20.6"), l("trapped", o.grey > 0 ? -3 : 0, "GL-16.5"), l("face-down", o.down ? -5 : 0, "GL-16.11"), l("from behind", t.side === 0 ? 0 : -3, "GL-11.7"), l("acrobatic strike", i ? 3 : 0, "GL-13.19"), l("sacrifice", o.deed.sacrificed >= 0 ? 3 : 0, "GL-13.17"), l("delay", o.delayed >= Dr(e) ? 3 : 0, "GL-14.40"), l("unbeatable", a, "GL-14.10"), l("against an animal", 2 * o.twos, "GL-23.53"), c;
}
function bo(e, t) {
	let n = 0;
	for (let r = 0; r < e.aid.length; r += 2) e.aid[r] === t && (n += e.aid[r + 1]);
	return n;
}
function xo(e, t, n, r) {
	let i = e.gladiators[t.seat], a = r.speed ?? 0, o = fr(i, {
		skill: 1,
		isUsed: r.guard === "yes",
		ability: 4,
		points: a,
		most: go(i) ? fo : 0
	}), c = i.passive ? 0 : oo(i), l = yo(e, t, o, a, r.acrobatic === "yes", c);
	uo(i, t.against), i.warded = !0;
	let u = U(l);
	return z(n, t.seat), n.log?.emit("defenceValued", {
		seat: t.seat,
		against: t.against,
		total: u
	}, H(s(t.seat), { parts: l })), {
		fdv: u,
		dodged: go(i),
		acrobatic: r.acrobatic === "yes"
	};
}
var W = (e, t, n) => ({
	item: e,
	clause: t,
	reason: n
});
function So(e, t, n) {
	let r = e.gladiators[t];
	return n && r.now[4] === 0 ? [...x, ...S].map((e) => W(e, "GL-8.5", "there is no Speed left")) : Nr(r) ? (r.turnedRound ? [...x, ...S] : [
		...x,
		S[0],
		S[3]
	]).map((e) => e.startsWith("step") ? W(e, "GL-16.7", "a Trapped or Face-down gladiator cannot move") : W(e, "GL-16.8", "a Trapped or Face-down gladiator turns by one side once a round")) : b.neighbours[r.cell].flatMap((t, n) => {
		if (t >= 0 && R(e, t) < 0) return [];
		let [r, i] = t < 0 ? ["GL-9.19", "the wall of the arena is there"] : ["GL-9.18", "somebody stands there"];
		return [
			0,
			1,
			2
		].map((e) => W(x[3 * n + e], r, i));
	});
}
function Co(e) {
	return e.row.flatMap((t, n) => {
		if (t < 0) return [];
		let r = ma[t];
		if (e.turned[n] & 2) return [W(r, "GL-9.10", "a Standby card serves for nothing more this turn")];
		if (e.turned[n] & 1) {
			let e = "it was used for an Action this turn";
			return [W(r, "GL-8.14", e), W(ga[t], "GL-8.14", e)];
		}
		let i = _a(e, n);
		return i <= e.now[3] ? [] : [W(r, "GL-8.13", `it costs ${i} Blood, and there is ${e.now[3]}`)];
	});
}
function wo(e, t) {
	let n = new Set(e.gladiators[t].hand), r = [];
	for (let i of n) E(i) && r.push(W(i, "GL-8.20", "only Energy and Special Move cards are added")), i === 6 && !ba(e, t) && r.push(W(i, "GL-8.21", "a Feint is played later, from the hand"));
	return r;
}
function To(e, t) {
	let n = e.gladiators[t], r = [], i = b.neighbours[n.cell][n.facing], a = R(e, i);
	if (a >= 0 && Pn(n) === 3 ? r.push(W(`attack:${P(a)}`, "GL-8.28", "a Movement Action does not fight")) : a >= 0 && !Lr(e, t, a) && r.push(W(`attack:${P(a)}`, "GL-8.34", "an ally is not attacked")), !Ji(e, t)) return r;
	for (let i of n.items) if (A(i).type === "spear") for (let n of Zi(e, t)) r.push(W(`throw:${A(i).name}:${P(n)}`, "GL-12.4", "nothing but a Net is thrown while in melee"));
	return r;
}
function Eo(e, t) {
	let n = e.grey > 0;
	return t === 2 ? 0 : t === 1 ? n || e.down ? 0 : 8 : n && e.down ? 0 : n ? 4 : e.down ? 1 : 15;
}
var Do = h("reaction", {
	locals: {
		seat: -1,
		side: 0
	},
	shows: ["seat", "side"]
}, [
	{
		clause: "GL-10.13",
		run(e, t, n) {
			let r = e.gladiators[t.seat], i = Eo(r, t.side), a = r.hand.length > 0 || r.row.some((e, t) => Oo(r, t) && !!(i & 1 << e));
			if (!(i !== 0 && a)) return jo(e, n, t.seat, i === 0 ? "GL-15.3" : "GL-15.4"), f();
		}
	},
	{
		clause: "GL-8.37",
		ask: (e, t) => g(t.seat, "action", ko(e.gladiators[t.seat], t.side)),
		fallback: () => "pass",
		barred: (e, t) => Ao(e.gladiators[t.seat], t.side),
		hints: (e, t, n) => Fs(e, t, n),
		take: (e, t, n, r) => Mo(e, t, n, r)
	},
	{
		clause: "GL-8.41",
		ask(e, t) {
			let { hand: n } = e.gladiators[t.seat];
			return n.length === 0 ? null : _(t.seat, "thing", xa(e, t.seat), 0, n.length);
		},
		fallback: () => [],
		barred: (e, t) => wo(e, t.seat),
		take: (e, t, n, r) => ya(e, n, t.seat, r)
	}
]), Oo = (e, t) => !(e.turned[t] & 2);
function ko(e, t) {
	let n = Eo(e, t), r = ["pass"];
	for (let t of e.hand) E(t) && n & 1 << t && r.push(pa[t]);
	for (let t = 0; t < e.row.length; t++) {
		let i = e.row[t];
		Oo(e, t) && n & 1 << i && _a(e, t) <= e.now[3] && r.push(ma[i]);
	}
	return r;
}
function Ao(e, t) {
	let n = Eo(e, t), r = t === 0 ? e.grey > 0 ? "GL-16.6" : "GL-16.12" : "GL-15.3", i = t === 0 ? e.grey > 0 ? "not while Trapped" : "not while Face-down" : "not against an attack from behind";
	return Wt.filter((e) => !(n & 1 << e)).flatMap((e) => [{
		item: pa[e],
		clause: r,
		reason: i
	}, {
		item: ma[e],
		clause: r,
		reason: i
	}]);
}
function jo(e, t, n, r) {
	e.gladiators[n].passive = !0, t.use("passive"), t.log?.emit("stayedPassive", {
		clause: r,
		seat: n
	});
}
function Mo(e, t, n, r) {
	let i = e.gladiators[t.seat];
	if (r === "pass") return jo(e, n, t.seat, "GL-15.2"), f();
	z(n, t.seat);
	let a = w.findIndex(({ name: e }) => r.endsWith(`-${e}`));
	if (r.startsWith("new")) {
		$n(i, a, Eo(i, t.side), 2), i.using = i.row.length - 1, i.fresh = !0, n.log?.emit("reacted", {
			clause: "GL-8.40",
			seat: t.seat,
			fresh: !0,
			blood: 0
		}, H(s(t.seat), { card: a }));
		return;
	}
	i.using = i.row.indexOf(a);
	let o = _a(i, i.using);
	va(i, i.using), n.log?.emit("reacted", {
		clause: "GL-8.38",
		seat: t.seat,
		fresh: !1,
		card: a,
		blood: o
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
}, No = {
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
function Po(e, t, n, r, i) {
	r !== 0 && kr(e) && (e.vp[n] += r, e.active === n || e.acted.includes(n) ? e.aside[n] = !0 : e.arrived[n] = ++e.clock, t.log?.emit("vpChanged", {
		clause: i,
		seat: n,
		why: No[i],
		points: r,
		vp: e.vp[n]
	}));
}
function Fo(e, t, n, r, i) {
	r && Po(e, t, n, G.attack, "GL-17.3"), i && Po(e, t, n, G.rearAttack, "GL-17.11");
}
function Io(e, t, n, r, i, a, o) {
	if (!Ir(e, n, r)) return;
	let s = i === 0;
	s ? Po(e, t, n, a, "GL-17.4") : Po(e, t, n, G.rearDamage * a, "GL-17.12"), s && a > 0 && !e.firstBlood && (e.firstBlood = !0, Po(e, t, n, G.firstBlood, "GL-17.8")), o && Po(e, t, n, s ? G.kill : G.rearKill, "GL-17.10");
}
var Lo = () => ({
	cell: -1,
	facing: 0,
	foes: [],
	foeCells: []
});
function Ro(e, t, n) {
	let r = e.gladiators[t], i = n ?? [];
	if (n === null) for (let n = 0; n < e.seats; n++) L(e, n) && Ir(e, t, n) && Br(e, t, n) && i.push(n);
	return {
		cell: r.cell,
		facing: r.facing,
		foes: i,
		foeCells: i.map((t) => e.gladiators[t].cell)
	};
}
function zo(e, t, n, r) {
	for (let i = 0; i < e.seats; i++) if (i !== n && L(e, i) && Ir(e, t, i) && r(e.gladiators[i].cell)) return !0;
	for (let t = 0; t < e.animals.length; t++) if (e.animals[t].where === 2 && r(Fr(e, 4 + t))) return !0;
	return !1;
}
function Bo(e, t, n, r) {
	for (let [i, a] of n.foes.entries()) {
		if (!L(e, a)) continue;
		let o = n.foeCells[i];
		if (!(b.distance(r, o) - b.distance(n.cell, o) < 2) && !zo(e, t, a, (e) => b.distance(r, e) < b.distance(n.cell, e))) return !0;
	}
	return !1;
}
function Vo(e, t, n) {
	let r = zt(e, t, n);
	return r === 1 || r === 2;
}
function Ho(e, t, n, r, i) {
	for (let [a, o] of n.foes.entries()) if (L(e, o) && Bt(n.cell, n.facing, n.foeCells[a]) && Vo(r, i, n.foeCells[a]) && Vo(r, i, e.gladiators[o].cell) && !zo(e, t, o, (e) => b.inCone(r, e, i))) return !0;
	return !1;
}
function Uo(e, t, n, r) {
	if (Or(e) || !L(e, n) || r.foes.length === 0) return;
	let { cell: i, facing: a } = e.gladiators[n], o = Bo(e, n, r, i), s = Ho(e, n, r, i, a);
	o && Po(e, t, n, G.fleeing, "GL-17.16"), s && Po(e, t, n, G.cowardice, "GL-17.17");
}
var Wo = (e, t) => t >= 30 ? jn(e, t) : T[t];
function Go(e, t) {
	let n = e.gladiators[t.seat], r = t.damage > Nn(n), i = [v("do", g(t.seat, "word", r ? ["die"] : ["pay"]))];
	if (!r) {
		let e = [...n.hp, ...n.items].filter((e) => Wo(n, e) > 0);
		i.push(v("with", ne(t.seat, "thing", e, e.map((e) => Wo(n, e)), t.damage, !1, !0)));
	}
	return ae(t.seat, i);
}
function Ko(e, t) {
	let n = [...e.hp, ...e.items].filter((t) => Wo(e, t) > 0), r = [], i = [], a = (t) => {
		let n = (e) => t.filter(e).length, a = [
			t.reduce((t, n) => t + Wo(e, n), 0),
			n((e) => e >= 30),
			n(E),
			t.length,
			...t
		], o = a.findIndex((e, t) => e !== i[t]);
		(r.length === 0 || a[o] < i[o]) && (r = t, i = a);
	}, o = (r, i, s) => {
		if (s >= t) a(i);
		else for (let t = r; t < n.length; t++) t > r && n[t] === n[t - 1] || o(t + 1, [...i, n[t]], s + Wo(e, n[t]));
	};
	return o(0, [], 0), r;
}
var qo = h("wound", {
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
			if (Mr(r)) return r.after -= t.damage, $o(e, n, t.seat, "GL-14.13"), f();
		}
	},
	{
		clause: "GL-25.19",
		run(e, t, n) {
			let r = e.gladiators[t.seat];
			z(n, t.seat), r.passive && t.damage > Nn(r) && Yo(e, t, n, r);
		}
	},
	{
		clause: "GL-11.45",
		ask: (e, t) => t.killed ? null : Go(e, t),
		fallback(e, t) {
			let n = e.gladiators[t.seat];
			return t.damage > Nn(n) ? { do: "die" } : {
				do: "pay",
				with: Ko(n, t.damage)
			};
		},
		take(e, t, n, r) {
			r.do === "pay" ? Jo(e, t, n, r.with) : Yo(e, t, n, e.gladiators[t.seat]);
		}
	},
	{
		clause: "GL-14.8",
		ask: (e, t) => t.killed ? Zo(e, t.seat) : null,
		fallback: (e, t) => Vr(e, t.seat, 2) ? "unbeatable" : "no",
		take: (e, t, n, r) => Qo(e, n, t.seat, r)
	},
	{
		clause: "GL-17.19",
		run(e, t, n) {
			I(t.by) || Io(e, n, t.by, t.seat, t.side, t.effective, t.killed), t.killed && !Mr(e.gladiators[t.seat]) && $o(e, n, t.seat, "GL-11.53");
		}
	}
]);
function Jo(e, t, n, r) {
	let i = e.gladiators[t.seat];
	for (let n of r) n >= 30 ? Ma(e, t.seat, n) : N(i, i.hp, i.removed, n);
	t.effective = t.damage, n.reveal(s(t.seat), o), n.log?.emit("paid", {
		seat: t.seat,
		damage: t.damage,
		things: r.slice(),
		hp: i.hp.length
	});
}
function Yo(e, t, n, r) {
	t.effective = Math.min(t.damage, Nn(r) + 1), t.killed = !0, r.after = Nn(r) + 1 - t.damage, Xo(e, n, t.seat, t.damage);
}
function Xo(e, t, n, r) {
	let i = e.gladiators[n], a = [...i.hp, ...i.items];
	for (; i.hp.length > 0;) N(i, i.hp, i.removed, i.hp[0]);
	for (let t of i.items.slice()) Ma(e, n, t);
	i.cover = !1, z(t, n), t.log?.emit("killed", {
		clause: "GL-11.51",
		seat: n,
		damage: r,
		things: a
	});
}
function Zo(e, t) {
	return !Hr(e) || e.gladiators[t].used & 4 ? null : g(t, "word", Vr(e, t, 2) ? ["unbeatable", "no"] : ["no"]);
}
function Qo(e, t, n, r) {
	if (r !== "unbeatable") return;
	let i = e.gladiators[n];
	zi(e, t, n, 2), i.due = Dr(e) + 1, i.plusFour = !0, t.log?.emit("unbeatable", {
		clause: "GL-14.8",
		seat: n
	});
}
function $o(e, t, n, r) {
	let i = e.gladiators[n];
	i.out = 1, i.cell = -1, t.log?.emit("leftArena", {
		clause: r,
		seat: n
	}), ja(e, t);
}
function es(e, t, n, r) {
	let i = e.random.die(6), a = n === 2 ? e.random.die(6) : 0, o = n === 2 && i === a && (r || t.doublesInDefence), s = n === 2 && i + a === 7 && (r || t.sevenInDefence) && t.seven !== "nothing", c = [V("die", i, "GL-23.17")];
	return n === 2 && c.push(V("die", a, "GL-23.17")), t.extra > 0 && c.push(V("extra die", e.random.die(6), "GL-23.47")), o && t.doubles === "two-more" && c.push(V("doubles", 2 * (n + t.extra), "GL-23.48")), {
		total: c.reduce((e, t) => e + t.value, 0),
		parts: c,
		base: i,
		doubles: o,
		seven: s
	};
}
function ts(e, t, n) {
	e.animals.push({
		species: n,
		where: 1,
		from: Dr(e) + 1,
		cell: -1,
		grey: 0
	}), t.use("reinforce"), t.log?.emit("reinforced", {
		clause: n === 0 ? "GL-23.39" : "GL-23.40",
		animal: 4 + e.animals.length - 1,
		species: mn(n)
	});
}
function ns(e, t, n, r) {
	let i = Er(e, n);
	r >= 5 && i.grey--, t.log?.emit("animalStrained", {
		clause: "GL-23.29",
		animal: n,
		die: r,
		grey: i.grey
	}), ja(e, t);
}
function rs(e, t, n) {
	let r = Er(e, n), i = jr(e, r.species), a = es(t, i, 2, !1);
	return t.use(i.name), t.log?.emit("animalDefended", {
		clause: "GL-23.25",
		animal: n,
		parts: a.parts,
		total: a.total
	}), a.doubles && i.doubles === "reinforce" && ts(e, t, r.species), {
		total: a.total,
		lose: a.seven && i.seven === "lose"
	};
}
function is(e, t, n, r) {
	let i = Er(e, r);
	i.where = 3, i.cell = -1, t.log?.emit("animalKilled", {
		clause: "GL-23.28",
		animal: r,
		seat: n
	}), ja(e, t), Po(e, t, n, G.animal, "GL-23.57");
}
var as = h("bear-loss", {
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
			let n = e.gladiators[t.seat], r = (e) => e >= 30 ? jn(n, e) : T[e];
			return (n.hp.length > 0 ? n.hp : n.items).reduce((e, t) => r(t) < r(e) ? t : e);
		},
		take(e, t, n, r) {
			let i = e.gladiators[t.seat], a = r;
			return a >= 30 ? Ma(e, t.seat, a) : N(i, i.hp, i.removed, a), z(n, t.seat), n.log?.emit("clawed", {
				clause: "GL-23.50",
				seat: t.seat,
				thing: a
			}), f();
		}
	},
	{
		clause: "GL-23.51",
		at: "GL-23.51 cover",
		run(e, t, n) {
			let r = e.gladiators[t.seat];
			if (Mr(r)) return f();
			t.killed = !0, r.after = 0, Xo(e, n, t.seat, 0);
		}
	},
	{
		clause: "GL-14.21",
		ask: (e, t) => Zo(e, t.seat),
		fallback: (e, t, n) => n.kind === "pick" ? n.from[0] : "no",
		take: (e, t, n, r) => Qo(e, n, t.seat, r)
	},
	{
		clause: "GL-11.53",
		run: (e, t, n) => Mr(e.gladiators[t.seat]) ? void 0 : $o(e, n, t.seat, "GL-11.53")
	}
]), os = {
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
}, ss = (e, t) => jr(e, Er(e, t.figure).species), cs = h("beast-attack", {
	locals: os,
	shows: [...Object.keys(os), "result"]
}, [
	{
		clause: "GL-23.17",
		run(e, t, n) {
			let r = Er(e, t.figure), i = e.gladiators[t.on], a = r.grey > 0, o = a ? 1 : t.moved ? ss(e, t).afterMove : 2, s = es(n, ss(e, t), o, !0);
			t.fav = s.total, t.doubles = s.doubles, t.seven = s.seven, t.side = zt(i.cell, i.facing, r.cell), n.use(ss(e, t).name), n.log?.emit("animalAttacked", {
				animal: t.figure,
				seat: t.on,
				parts: s.parts,
				total: s.total
			}), a && ns(e, n, t.figure, s.base), t.doubles && ss(e, t).doubles === "reinforce" && ts(e, n, r.species);
		}
	},
	{
		clause: "GL-23.44",
		ask(e, t) {
			let n = e.gladiators[t.on];
			if (!t.doubles || ss(e, t).doubles !== "step-back" || Nr(n)) return null;
			let r = b.neighbours[n.cell][(n.facing + 3) % 6];
			return r < 0 || R(e, r) >= 0 ? null : g(t.on, "word", n.now[4] > 0 ? ["stand", "step-back"] : ["stand"]);
		},
		fallback: () => "stand",
		take(e, t, n, r) {
			if (r === "stand") return;
			let i = e.gladiators[t.on];
			return or(i, 4, 1), z(n, t.on), i.cell = b.neighbours[i.cell][(i.facing + 3) % 6], n.use("step-back"), n.log?.emit("steppedBack", {
				seat: t.on,
				cell: i.cell
			}), ja(e, n), f();
		}
	},
	{
		clause: "GL-23.21",
		run: (e, t) => p(Do, {
			seat: t.on,
			side: t.side
		})
	},
	{
		clause: "GL-23.23",
		run: (e, t) => p(ho, {
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
			let i = t.dodged ? Math.floor(t.fav / 2) : t.fav, a = t.doubles && ss(e, t).doubles === "step-back" ? 2 : 1, o = Math.max(0, i - t.fdv) * a;
			return n.log?.emit(o > 0 ? "mauled" : "fendedOff", {
				seat: t.on,
				animal: t.figure,
				fav: i,
				fdv: t.fdv,
				damage: o
			}), o > 0 ? p(qo, {
				seat: t.on,
				by: t.figure,
				side: t.side,
				damage: o
			}) : void 0;
		}
	},
	{
		clause: "GL-23.50",
		run: (e, t) => t.seven && ss(e, t).seven === "lose" && L(e, t.on) ? p(as, { seat: t.on }) : void 0
	},
	{
		clause: "GL-23.52",
		run(e, t, n) {
			let { seven: r } = ss(e, t);
			t.seven && !t.dodged && r === "unbalance" && Da(e, n, t.on, 1, "GL-23.42"), t.seven && !t.dodged && r === "face-down" && Da(e, n, t.on, 2, "GL-23.46"), t.acrobatic && Da(e, n, t.on, 1, "GL-13.21");
			let i = e.gladiators[t.on];
			return i.passive = !1, i.open.includes(14) ? p(qa, { seat: t.on }) : void 0;
		}
	},
	{
		clause: "GL-8.47",
		run(e, t, n) {
			return ka(e, n), Sa(e, n), f();
		}
	}
]), ls = (e) => ({
	figure: e,
	side: 0,
	fav: 0,
	fdv: 0,
	dodged: !1,
	feinted: !1,
	acrobatic: !1,
	seven: !1,
	toppling: !1,
	watch: Lo(),
	reflexed: !1
}), us = {
	by: -1,
	targets: [],
	style: "attack",
	weapon: -1,
	item: -1,
	owner: -1,
	entered: 0,
	place: 0,
	damage: 0,
	wrestling: !1,
	acrobatic: !1,
	feinted: !1,
	cards: -1,
	toppled: !1,
	broken: -1
}, ds = [...Object.keys(us), "result"], fs = (e) => e.place >= e.targets.length, ps = (e, t) => e.targets.find((e) => e.figure === t), ms = (e) => e === "net" || e === "cast";
function hs(e, t, n) {
	let r = rs(e, t, n.figure);
	n.fdv = r.total, n.seven = r.lose;
}
function gs(e, t, n, r, i) {
	let { figure: a, side: o, fdv: s } = r;
	if (ms(t.style)) {
		vs(e, t, n, a);
		return;
	}
	if (I(a)) {
		is(e, n, t.by, a);
		return;
	}
	let c = e.marginDamage ? Math.floor((i - s) / 3) : 0, l = 1 + (t.cards >> 1), u = [
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
			value: c,
			clause: "GL-11.43"
		}
	].filter(({ value: e }) => e !== 0), d = l + t.damage + c;
	if (n.log?.emit("damaged", {
		clause: "GL-11.40",
		seat: a,
		parts: u,
		total: d
	}), t.item >= 0 && a === t.owner) t.broken = d;
	else return p(qo, {
		seat: a,
		by: t.by,
		side: o,
		damage: d
	});
}
function _s(e, t, n) {
	let r = e.gladiators[t.owner], i = t.broken >= jn(r, t.item) || On(r, t.item);
	i ? Ma(e, t.owner, t.item) : r.damaged |= Dn(t.item), n.use(i ? "item-broken" : "item-damaged"), n.log?.emit(i ? "itemBroken" : "itemDamaged", {
		clause: i ? "GL-13.33" : "GL-13.34",
		seat: t.owner,
		item: t.item
	});
}
function vs(e, t, n, r) {
	let i = e.gladiators[t.by];
	I(r) ? Er(e, r).grey = 3 : e.gladiators[r].pendingGrey = 3, t.style === "net" && (i.holds[i.items.indexOf(t.weapon)] = r), n.use("trapped"), n.log?.emit("trapped", {
		clause: "GL-12.19",
		target: r,
		item: t.weapon
	});
}
function ys(e, t) {
	let n = e.gladiators[t.by], r = [];
	if (!L(e, t.by)) return r;
	for (let { figure: i, fav: a } of t.targets) if (!(I(i) || a <= 0 || !L(e, i) || Nr(e.gladiators[i])) && Bt(n.cell, n.facing, Fr(e, i))) for (let t of b.steps[Fr(e, i)]) R(e, t) < 0 && r.push(`${P(i)}:${br(t)}`);
	return r;
}
function bs(e, t, n, r) {
	if (r === "none") return;
	let [i = "", a = ""] = r.split(":"), o = F(i), s = e.gladiators[o];
	s.cell = xr(a), ps(t, o).watch.cell = s.cell, n.log?.emit("wrestled", {
		seat: t.by,
		target: o,
		cell: s.cell
	}), ja(e, n), Da(e, n, o, 1, "GL-14.30");
}
var xs = 2, Ss = h("unbalanced", {
	locals: { seat: -1 },
	shows: ["seat"]
}, [{
	clause: "GL-13.40",
	ask(e, t) {
		let n = e.gladiators[t.seat], r = Bi(n, xs, n.passive), i = r.length >= xs, a = [v("do", g(t.seat, "word", i ? ["marker", "pay"] : ["marker"]))];
		return i && a.push(v("with", _(t.seat, "thing", r, xs, xs), {
			field: "do",
			is: ["pay"]
		})), ae(t.seat, a);
	},
	fallback: () => ({ do: "marker" }),
	take(e, t, n, r) {
		return r.do === "marker" ? f(!0) : (Vi(e, n, t.seat, r.with), f(!1));
	}
}]), Cs = (e) => 1 + e.open.reduce((e, t) => e + (t === 6 ? 0 : 1), 0);
function ws(e, t, n) {
	I(n) || (Ea(e, t, n), e.gladiators[n].passive || oo(e.gladiators[n]));
}
var Ts = [
	{
		clause: "GL-8.35",
		run(e, t) {
			let n = e.gladiators[t.by].cell;
			for (let r of t.targets) {
				let { figure: i } = r, a = !I(i), o = a ? e.gladiators[i] : null;
				r.side = o === null ? 0 : zt(o.cell, o.facing, n), r.watch = Ro(e, a ? i : t.by, a && Ir(e, t.by, i) ? [t.by] : []);
			}
		}
	},
	{
		clause: "GL-8.43",
		run(e, t) {
			if (fs(t)) return;
			let { figure: n, side: r } = t.targets[t.place++];
			return I(n) ? u("GL-8.43") : p(Do, {
				seat: n,
				side: r
			}, "GL-8.43");
		}
	},
	{
		clause: "GL-11.1",
		run: (e, t) => p($a, {
			by: t.by,
			targets: t.targets.map(({ figure: e, side: t }) => ({
				figure: e,
				side: t
			})),
			style: t.style,
			weapon: t.weapon,
			entered: t.entered
		})
	},
	{
		clause: "GL-11.9",
		run(e, t, n) {
			let r = t.result;
			for (let e = 0; e < t.targets.length; e++) t.targets[e].fav = r.favs[e];
			if (t.damage = r.damage, t.wrestling = r.wrestling, t.acrobatic = r.acrobatic, t.cards = Cs(e.gladiators[t.by]), t.place = 0, !t.targets.some(({ fav: e }) => e > 0)) {
				n.log?.emit("attackNullified", { seat: t.by });
				for (let { figure: r } of t.targets) ws(e, n, r);
				return u("GL-12.3");
			}
		}
	},
	{
		clause: "GL-13.40",
		run(e, t) {
			let { figure: n } = t.targets[0];
			return t.targets.length > 1 || I(n) || e.gladiators[n].down || !Ta(e.gladiators[t.by], 13, 0, Ya(t.style)) ? u("GL-11.5") : p(Ss, { seat: n });
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
			if (fs(t)) return u("GL-13.49");
			let r = t.targets[t.place], { figure: i, side: a, fav: o } = r, s = o <= 0;
			if (s || I(i)) return s ? ws(e, n, i) : hs(e, n, r), t.place++, u("GL-11.5");
			let c = Pn(e.gladiators[t.by]), l = ms(t.style);
			return p(ho, {
				seat: i,
				against: t.by,
				side: a,
				fav: o,
				card: c,
				net: l,
				thrown: Ya(t.style)
			});
		}
	},
	{
		clause: "GL-11.15",
		run(e, t) {
			let n = t.result, r = t.targets[t.place++];
			return r.fdv = n.fdv, r.dodged = n.dodged, r.acrobatic = n.acrobatic, u("GL-11.5");
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
			for (; !fs(t); t.place++) {
				let { figure: n, fav: r } = t.targets[t.place];
				if (!(I(n) || r <= 0) && !e.gladiators[t.by].down && Ta(e.gladiators[n], 13, 1, Ya(t.style))) return p(Ss, { seat: t.by });
			}
			return u("GL-11.19");
		}
	},
	{
		clause: "GL-13.49",
		at: "GL-13.49 answered",
		run(e, t) {
			return t.targets[t.place++].toppling = t.result === !0, u("GL-13.49 next");
		}
	}
], K = (e, t, n) => ({
	item: e,
	key: t,
	values: n
}), Es = (e) => Object.fromEntries(e.map(({ label: e, value: t }) => [e, t]));
function Ds(e, t) {
	if (Or(e)) return null;
	for (let n of e.flow.frames) {
		if (n.rule === "activation" && n.by === t) return n.watch;
		if (n.rule !== "fight") continue;
		let e = n.targets.find(({ figure: e }) => e === t);
		if (e !== void 0) return e.watch;
	}
	return null;
}
function Os(e, t, n, r, i) {
	return n === null || n.foes.length === 0 ? [0, 0] : [Bo(e, t, n, r) ? G.fleeing : 0, Ho(e, t, n, r, i) ? G.cowardice : 0];
}
function ks(e, t, n) {
	let r = e.gladiators[t], i = Ds(e, t), a = [];
	for (let [n, o] of [...x, ...S].entries()) {
		let s = n < x.length, c = s ? b.neighbours[r.cell][Math.floor(n / 3)] : r.cell, l = s ? n % 3 - 1 : Vt[n - x.length], [u, d] = c < 0 ? [0, 0] : Os(e, t, i, c, (r.facing + l + 6) % 6);
		u + d !== 0 && a.push(K(o, "honour", { vp: u + d }));
	}
	let o = Nr(r) ? js(r.cell, r.facing, r.turnedRound ? 0 : n) : Ms(e, t, n);
	for (let n = 0; n < b.size; n++) {
		let r = {};
		for (let a = 0; a < 6; a++) {
			let s = o[6 * n + a];
			if (s < 0) continue;
			r[`c${a}`] = s;
			let [c, l] = Os(e, t, i, n, a);
			c !== 0 && (r[`f${a}`] = c), l !== 0 && (r[`w${a}`] = l);
		}
		Object.keys(r).length > 0 && a.push(K(n, "reach", r));
	}
	return a;
}
var As = () => Array(6 * b.size).fill(-1);
function js(e, t, n) {
	let r = As();
	if (r[6 * e + t] = 0, n > 0) for (let n of [1, 5]) r[6 * e + (t + n) % 6] = 1;
	return r;
}
function Ms(e, t, n) {
	let r = e.gladiators[t], i = As();
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
			for (let i of b.steps[n]) if (R(e, i) < 0) for (let e of [
				5,
				6,
				7
			]) r(i, (t % 6 + e) % 6);
		}
		a = n;
	}
	return i;
}
function Ns(e, t, n) {
	let r = e.gladiators[t];
	return n.kind === "pick" ? r.row.flatMap((e, t) => e >= 0 && n.from.includes(ma[e]) ? [K(ma[e], "blood", { blood: _a(r, t) })] : []) : [];
}
function Ps(e, t, n) {
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
function Fs(e, t, n) {
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
		let r = w.findIndex(({ name: e }) => n.endsWith(`-${e}`)), i = Ps(e.gladiators[t.seat], r, n.startsWith("new")), a = {
			...e,
			gladiators: e.gladiators.with(t.seat, i)
		}, o = n.startsWith("again") ? _a(i, i.using) : 0, c = yo(a, s, 0, 0, !1, r >= 0 && i.plusFour ? 4 : 0), l = r === 3 ? 2 * Math.min(2, i.now[4]) : 0;
		return [K(n, "defence", {
			total: U(c),
			blood: o,
			guard: i.now[1],
			speed: l,
			halves: +(r === 3)
		}), K(n, "parts", Es(c))];
	});
}
function Is(e, t, n) {
	if (n.kind !== "pick") return [];
	let { cell: r } = e.gladiators[t];
	return n.from.flatMap((n) => {
		let { kind: i, targets: a, weapon: o } = da(e, t, n);
		if (i === "none" || i === "help") return [];
		let s = a.filter((n) => !I(n) && Ir(e, t, n) && kr(e)), c = (t) => {
			let { cell: n, facing: i } = e.gladiators[t];
			return zt(n, i, r) === 0;
		}, l = s.some(c) ? G.attack : 0, u = s.every(c) ? 0 : G.rearAttack, d = i === "throw" || i === "cast" ? qi(b.distance(r, Fr(e, a[0])), dn(o)) : 0;
		return [K(n, u === 0 ? "front" : l === 0 ? "rear" : "both", {
			front: l,
			rear: u,
			each: u === 0 ? 0 : G.rearDamage,
			range: 0 - d
		})];
	});
}
function Ls(e, t, n) {
	if (n.kind !== "form") return [];
	let r = e.gladiators[t.by], i = r.plusFour ? 4 : 0, a = (n, a = 0, o = 0) => no(e, t, {
		offense: "no",
		...n
	}, a, i, r.hand.length - o), o = U(a({})), s = [K("base", "parts", Es(a({})))], c = {
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
	return s.push(K("damage", "damage", { damage: 1 + (Cs(r) >> 1) })), s;
}
function Rs(e, t, n) {
	if (n.kind !== "form") return [];
	let r = e.gladiators[t.seat], i = yo(e, t, 0, 0, !1, r.plusFour && !r.passive ? 4 : 0), a = go(r), o = {
		guard: r.now[1],
		speed: 2,
		acrobatic: 3
	};
	return [
		K("base", "parts", Es(i)),
		...n.fields.map(({ name: e }) => K(e, "adds", { each: o[e] })),
		K("against", "against", {
			fav: a ? Math.floor(t.fav / 2) : t.fav,
			full: t.fav
		})
	];
}
var zs = (e, t) => +(t.used === 0) + e.gladiators[t.seat].now[4], Bs = {
	by: -1,
	watch: Lo(),
	entered: 0,
	passed: !1,
	yielding: !1,
	standby: !1,
	declared: "none",
	points: 0
};
function Vs(e) {
	let t = [];
	for (let n of e.hand) E(n) && t.push(pa[n], ha[n]);
	for (let n = 0; n < e.row.length; n++) {
		if (e.turned[n] !== 0) continue;
		let r = e.row[n];
		_a(e, n) <= e.now[3] && t.push(ma[r]), t.push(ga[r]);
	}
	return t.push("pass"), t;
}
function Hs(e) {
	let t = e.turned.indexOf(0);
	if (t >= 0) return ga[e.row[t]];
	for (let t = 3; t >= 0; t--) if (e.hand.includes(t)) return ha[t];
	return "pass";
}
var Us = (e) => w.findIndex(({ name: t }) => e.endsWith(`-${t}`));
function Ws(e, t, n, r) {
	let i = e.gladiators[t.by];
	if (r === "pass") return Gs(e, t, n);
	let a = Us(r);
	if (z(n, t.by), r.startsWith("standby")) $n(i, a, 15, 3), n.log?.emit("stoodBy", {
		clause: "GL-9.8",
		seat: t.by,
		fresh: !0
	}, H(s(t.by), { card: a }));
	else if (r.startsWith("turn-down")) i.turned[i.row.indexOf(a)] = 3, n.log?.emit("stoodBy", {
		clause: "GL-9.8",
		seat: t.by,
		fresh: !1,
		card: a
	});
	else if (r.startsWith("new")) $n(i, a, 15, 2), i.using = i.row.length - 1, i.fresh = !0, n.log?.emit("acted", {
		clause: "GL-8.10",
		seat: t.by,
		fresh: !0,
		blood: 0
	}, H(s(t.by), { card: a }));
	else {
		i.using = i.row.indexOf(a);
		let e = _a(i, i.using);
		va(i, i.using), n.log?.emit("acted", {
			clause: "GL-8.11",
			seat: t.by,
			fresh: !1,
			card: a,
			blood: e
		});
	}
	return i.using >= 0 ? (n.use(w[a].name), u("GL-8.19")) : (t.standby = !0, n.use("standby"), u("GL-9.11"));
}
function Gs(e, t, n) {
	return t.passed = !0, e.gladiators[t.by].passive = !0, n.log?.emit("passed", {
		clause: "GL-8.17",
		seat: t.by
	}), u("GL-8.49");
}
var Ks = {
	name: "surrender",
	clause: "GL-17.27",
	offer(e, t) {
		let n = e.flow.frames[e.flow.frames.length - 1];
		return n?.rule !== "activation" || n.at !== "GL-8.5" || n.by !== t ? null : g(t, "word", [n.yielding ? "surrender" : "announce"]);
	},
	take(e, t, n, r) {
		let i = e.flow.frames[e.flow.frames.length - 1];
		i.yielding = !0, n !== "announce" && (qs(e, t, r), i.at = "GL-8.49");
	}
};
function qs(e, t, n) {
	let r = e.gladiators[n];
	t.use("surrender"), t.log?.emit("surrendered", {
		clause: "GL-17.28",
		seat: n
	}), Po(e, t, n, G.surrender, "GL-17.29"), r.out = 2, r.cell = -1, ja(e, t);
}
var Js = [
	{
		clause: "GL-17.3",
		run(e, t, n) {
			if (t.place = 0, t.feinted) return u("GL-11.33");
			let r = (n) => t.targets.some(({ figure: r, fav: i, side: a }) => !I(r) && Ir(e, t.by, r) && i > 0 && a === 0 === n);
			Fo(e, n, t.by, r(!0), r(!1));
		}
	},
	{
		clause: "GL-11.39",
		run(e, t, n) {
			if (fs(t)) return u("GL-12.3");
			let r = t.targets[t.place], i = r.dodged ? Math.floor(r.fav / 2) : r.fav, a = r.fav > 0 && i > r.fdv;
			return r.fav > 0 && n.log?.emit(a ? "hit" : "missed", {
				seat: t.by,
				target: r.figure,
				fav: i,
				fdv: r.fdv
			}), a ? gs(e, t, n, r, i) : void 0;
		}
	},
	{
		clause: "GL-23.50",
		run(e, t) {
			let { seven: n } = t.targets[t.place++];
			return n && L(e, t.by) ? p(as, { seat: t.by }, "GL-11.39") : u("GL-11.39");
		}
	},
	{
		clause: "GL-12.3",
		run(e, t, n) {
			t.broken >= 0 && _s(e, t, n), Ya(t.style) && e.gladiators[t.by].items.includes(t.weapon) && (Ma(e, t.by, t.weapon), n.log?.emit("itemLost", {
				seat: t.by,
				item: t.weapon
			}));
		}
	},
	{
		clause: "GL-11.33",
		run(e, t, n) {
			t.feinted || (t.style === "sweep" && Da(e, n, t.by, 1, "GL-13.13"), t.acrobatic && Da(e, n, t.by, 1, "GL-13.20"), t.toppled && Da(e, n, t.targets[0].figure, 1, "GL-13.40"));
			for (let { figure: r, feinted: i, acrobatic: a, toppling: o } of t.targets) I(r) || i || (a && Da(e, n, r, 1, "GL-13.21"), o && Da(e, n, t.by, 1, "GL-13.40"));
			for (let { figure: n } of t.targets) I(n) || (e.gladiators[n].passive = !1);
		}
	},
	{
		clause: "GL-14.27",
		ask(e, t) {
			if (!t.wrestling || t.feinted) return null;
			let n = ys(e, t);
			return n.length === 0 ? null : g(t.by, "throw", [...n, "none"]);
		},
		fallback: () => "none",
		take: (e, t, n, r) => bs(e, t, n, r)
	},
	{
		clause: "GL-13.53",
		run(e, t) {
			return t.place = 0, !t.feinted && e.gladiators[t.by].open.includes(14) ? p(qa, { seat: t.by }) : void 0;
		}
	},
	{
		clause: "GL-13.54",
		run(e, t) {
			for (; !fs(t); t.place++) {
				let { figure: n } = t.targets[t.place];
				if (!I(n) && e.gladiators[n].open.includes(14)) return p(qa, { seat: n });
			}
			return u("GL-17.20");
		}
	},
	{
		clause: "GL-13.54",
		at: "GL-13.54 moved",
		run(e, t) {
			return t.targets[t.place++].reflexed = t.result > 0, u("GL-13.54");
		}
	},
	{
		clause: "GL-17.20",
		run(e, t, n) {
			for (let { figure: r, reflexed: i, watch: a } of t.targets) i && Uo(e, n, r, a);
			return f();
		}
	}
];
function Ys(e, t) {
	let { hand: n } = e.gladiators[t];
	return n.length === 0 ? null : g(t, "word", n.includes(6) ? ["no", "feint"] : ["no"]);
}
function Xs(e, t, n, r) {
	if (r === "no") return !1;
	let i = e.gladiators[n];
	return N(i, i.hand, i.discard, 6), z(t, n), t.use("feint"), t.log?.emit("feinted", { seat: n }), Zs(i), !0;
}
function Zs(e) {
	let { deed: t } = e;
	for (t.raged >= 0 && (Qn(e.open, t.fromHp ? e.hp : e.discard, t.raged), e.discard.includes(11) && N(e, e.discard, e.open, 11)); e.open.length > 0;) N(e, e.open, e.hand, e.open[0]);
	t.sacrificed >= 0 && N(e, e.removed, e.hand, t.sacrificed);
	for (let n of t.lunged) e.discard.includes(n) && Qn(e.discard, e.hand, n);
	pr(e), e.powers |= t.powers, e.used &= ~t.powers, t.unbeatable && (e.plusFour = !0), e.aid.push(...t.aid), e.fresh && nr(e), e.using = -1, e.inert = 0, e.twos = 0, e.deed = wr();
}
var Qs = h("fight", {
	locals: us,
	shows: ds
}, [
	...Ts,
	{
		clause: "GL-11.19",
		ask: (e, t) => Ys(e, t.by),
		fallback: () => "no",
		take(e, t, n, r) {
			t.place = 0, t.feinted = Xs(e, n, t.by, r);
		}
	},
	{
		clause: "GL-11.30",
		ask(e, t) {
			if (!t.feinted) return null;
			for (let n = t.place; n < t.targets.length; n++) {
				let { figure: r } = t.targets[n];
				if (I(r) || e.gladiators[r].passive) continue;
				let i = Ys(e, r);
				if (i !== null) return i;
			}
			return null;
		},
		fallback: () => "no",
		take(e, t, n, r, i) {
			let a = ps(t, i);
			return a.feinted = Xs(e, n, i, r), t.place = t.targets.indexOf(a) + 1, d;
		}
	},
	...Js
]), $s = 3;
function ec(e, t, n) {
	let r = e.gladiators[t], i = L(e, t) && (r.cover || Mr(r));
	return e.turn > 0 && !e.ended && i && !r.passive && Vr(e, t, n);
}
var tc = (e) => e.flow.frames[e.flow.frames.length - 1]?.rule === "turn", nc = {
	name: "adaptation",
	clause: "GL-14.36",
	offer(e, t) {
		if (!ec(e, t, 6) || tc(e)) return null;
		let n = e.gladiators[t], r = [...n.hand, ...n.hp.map((e) => 50 + e)];
		return r.length === 0 ? null : _(t, "thing", r, 1, $s);
	},
	take(e, t, n, r) {
		let i = e.gladiators[r];
		zi(e, t, r, 6);
		let a = 0;
		for (let e of n) {
			let t = e >= 50, n = t ? e - 50 : e;
			Zn(i, t ? i.hp : i.hand, t ? i.hand : i.hp, n), t && a++;
		}
		t.reopen(r);
		let o = {
			toHand: a,
			toHp: n.length - a
		};
		t.log?.emit("adapted", {
			seat: r,
			...o
		}, H(s(r), { things: n.slice() }));
	}
}, rc = {
	name: "resistance",
	clause: "GL-14.43",
	offer(e, t) {
		if (!ec(e, t, 8)) return null;
		let n = Hi(e.gladiators[t], $s, !1);
		return n.length === 0 ? null : _(t, "thing", n, 1, $s);
	},
	take(e, t, n, r) {
		zi(e, t, r, 8), t.log?.emit("powerUsed", {
			seat: r,
			power: 78,
			points: n.length
		}), Ui(e, t, r, n), t.reopen(r);
	}
}, ic = {
	name: "delay",
	clause: "GL-14.40",
	offer(e, t) {
		return ec(e, t, 7) ? e.gladiators[t].warded ? null : g(t, "word", ["defence"]) : null;
	},
	take(e, t, n, r) {
		zi(e, t, r, 7), e.gladiators[r].delayed = Wi(e) ? Dr(e) + 1 : Dr(e), t.log?.emit("powerUsed", {
			seat: r,
			power: 77,
			points: 3
		}), t.reopen(r);
	}
}, ac = {
	name: "stand-up",
	clause: "GL-25.14",
	offer(e, t) {
		let n = e.gladiators[t];
		return e.active !== t || !ec(e, t, 1) || n.grey + n.white === 0 ? null : g(t, "word", ["stand-up"]);
	},
	take: (e, t, n, r) => oc(e, t, r)
};
function oc(e, t, n) {
	let r = e.gladiators[n];
	zi(e, t, n, 1), r.grey = 0, r.white = 0, r.down = !1, t.log?.emit("stoodUp", {
		clause: "GL-14.5",
		seat: n
	}), ja(e, t);
}
var sc = [
	nc,
	rc,
	ic,
	ac
];
function cc(e, t) {
	if (e.ended) return;
	let n = Pr(e);
	(Or(e) ? n.length === 0 || e.animals.every(({ where: e }) => e === 3) : new Set(n.map((t) => e.gladiators[t].side)).size <= 1) && (e.ended = !0, t.log?.emit("gameEnded", { clause: Or(e) ? "GL-23.61" : "GL-19.2" }));
}
var lc = (e, t) => L(e, t) && !Mr(e.gladiators[t]);
function uc(e, t) {
	if (!lc(e, t)) return 0;
	let n = e.gladiators[t], r = n.items.reduce((e, t) => e + jn(n, t), 0);
	return Mn(n.hand) + Mn(n.hp) + Mn(n.deck) + r + 1;
}
var dc = h("finish", { locals: {} }, [
	{
		clause: "GL-17.30",
		run(e, t, n) {
			if (!Or(e)) for (let t = 0; t < e.seats; t++) {
				let r = lc(e, t) ? G.survival : 0, i = [V("points", e.vp[t], "GL-17.1"), V("survival", r, "GL-17.30")];
				e.vp[t] += r, n.log?.emit("scored", {
					seat: t,
					parts: i,
					total: e.vp[t]
				});
			}
		}
	},
	{
		clause: "GL-17.32",
		run(e, t, n) {
			if (Or(e) || n.log === null) return;
			let r = new Set(e.gladiators.map(({ side: e }) => e));
			for (let t of r) {
				let r = [];
				for (let n = 0; n < e.seats; n++) e.gladiators[n].side === t && r.push(n);
				if (r.length < 2) continue;
				let i = r.map((t) => V("points", e.vp[t], "GL-20.1"));
				fc(e, t) && i.push(V("pair", G.pair, "GL-17.32")), n.log.emit("sideScored", {
					seats: r,
					parts: i,
					total: i.reduce((e, { value: t }) => e + t, 0)
				});
			}
		}
	},
	{
		clause: "GL-24.16",
		run(e, t, n) {
			for (let t = 0; t < e.seats; t++) n.reveal(s(t), o);
		}
	}
]), fc = (e, t) => e.shape === "twoVsOne" && t === 1;
function pc(e) {
	if (Or(e)) return mc(e);
	let t = /* @__PURE__ */ new Map();
	for (let n = 0; n < e.seats; n++) {
		let { side: r } = e.gladiators[n], i = t.get(r) ?? {
			vp: fc(e, r) ? G.pair : 0,
			hp: 0
		};
		t.set(r, {
			vp: i.vp + e.vp[n],
			hp: i.hp + uc(e, n)
		});
	}
	let n = (n) => t.get(e.gladiators[n].side), r = (e, t) => n(e).vp > n(t).vp || n(e).vp === n(t).vp && n(e).hp > n(t).hp, i = e.gladiators.map((e, t) => t);
	return {
		clause: "GL-19.5",
		places: i.map((e) => 1 + i.filter((t) => r(t, e)).length),
		scores: i.map((e) => n(e).vp)
	};
}
function mc(e) {
	let t = e.gladiators.map((t, n) => +!!lc(e, n)), n = t.filter((e) => e === 1).length, r = n === 0 ? 2 : n + 1;
	return {
		clause: n === 0 ? "GL-23.60" : "GL-23.59",
		places: t.map((e) => e === 1 ? 1 : r),
		scores: t
	};
}
var hc = h("help", {
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
		run(e, t) {
			let n = [{
				figure: t.foe,
				side: 0
			}];
			return p($a, {
				by: t.by,
				targets: n,
				style: "help",
				entered: t.entered
			});
		}
	},
	{
		clause: "GL-20.12",
		run(e, t) {
			t.fav = t.result.favs[0];
		}
	},
	{
		clause: "GL-20.20",
		ask: (e, t) => Ys(e, t.by),
		fallback: () => "no",
		take: (e, t, n, r) => Xs(e, n, t.by, r) ? f() : void 0
	},
	{
		clause: "GL-20.6",
		run(e, t, n) {
			let r = Math.max(0, Math.floor(t.fav / 4));
			return r > 0 && e.gladiators[t.ally].aid.push(t.foe, r), n.use("help"), n.log?.emit("helped", {
				clause: "GL-20.18",
				seat: t.by,
				partner: t.ally,
				target: t.foe,
				points: r
			}), t.result?.acrobatic && Da(e, n, t.by, 1, "GL-13.20"), e.gladiators[t.by].open.includes(14) ? p(qa, { seat: t.by }) : void 0;
		}
	}
]), gc = h("activation", {
	locals: Bs,
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
			e.active = t.by, t.watch = Ro(e, t.by, null), n.log?.emit("activationBegan", { seat: t.by });
		}
	},
	{
		clause: "GL-8.5",
		ask: (e, t) => g(t.by, "move", _c(e, t.by)),
		fallback: () => "done",
		barred: (e, t) => So(e, t.by, !0),
		hints: (e, t) => ks(e, t.by, e.gladiators[t.by].now[4]),
		take: (e, t, n, r) => yc(e, t, n, r)
	},
	{
		clause: "GL-8.8",
		ask(e, t) {
			let n = e.gladiators[t.by];
			return n.hand.length === 0 && !n.turned.some((e) => e === 0) ? null : g(t.by, "action", Vs(n));
		},
		fallback: (e, t) => Hs(e.gladiators[t.by]),
		barred: (e, t) => Co(e.gladiators[t.by]),
		hints: (e, t, n) => Ns(e, t.by, n),
		take: (e, t, n, r) => Ws(e, t, n, r)
	},
	{
		clause: "GL-8.16",
		run: (e, t, n) => Gs(e, t, n)
	},
	{
		clause: "GL-9.11",
		ask: (e, t) => _(t.by, "thing", Hi(e.gladiators[t.by], 3, !1), 0, 3),
		fallback: (e, t) => Ki(Hi(e.gladiators[t.by], 3, !1), 3, (e, t) => T[t] - T[e]),
		take(e, t, n, r) {
			return Ui(e, n, t.by, r), u("GL-16.19");
		}
	},
	{
		clause: "GL-8.19",
		ask(e, t) {
			let { hand: n } = e.gladiators[t.by];
			return n.length === 0 ? null : _(t.by, "thing", xa(e, t.by), 0, n.length);
		},
		fallback: () => [],
		barred: (e, t) => wo(e, t.by),
		take: (e, t, n, r) => ya(e, n, t.by, r)
	},
	{
		clause: "GL-8.26",
		ask: (e, t) => na(e, t.by) ? g(t.by, "declaration", ra(e, t.by)) : null,
		fallback(e, t) {
			let n = ta(e, t.by)[0];
			return n === void 0 || Pn(e.gladiators[t.by]) === 3 ? "none" : `attack:${P(n)}`;
		},
		barred: (e, t) => To(e, t.by),
		hints: (e, t, n) => Is(e, t.by, n),
		take: (e, t, n, r) => xc(e, t, n, r)
	},
	{
		clause: "GL-8.44",
		run(e, t) {
			let { kind: n, targets: r, weapon: i, item: a, owner: o, ally: s } = da(e, t.by, t.declared);
			if (n === "none") return;
			let c = t.entered;
			return n === "help" ? p(hc, {
				by: t.by,
				ally: s,
				foe: r[0],
				entered: c
			}, "GL-16.19") : p(Qs, {
				by: t.by,
				targets: r.map(ls),
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
			return Ea(e, n, t.by), r.plusFour = !1, t.points = Pn(r) === 3 ? 3 : 0, p(Ha, {
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
			return La(e, t.by, n), n.length === 1 ? null : g(t.by, "move", n);
		},
		fallback: () => "stop",
		barred: (e, t) => So(e, t.by, !1),
		hints: (e, t) => ks(e, t.by, t.points),
		take(e, t, n, r) {
			return t.points = r === "stop" ? 0 : t.points - 1, r !== "stop" && za(e, n, t.by, r, "GL-9.15"), u("GL-9.15");
		}
	},
	{
		clause: "GL-13.55",
		run: (e, t) => e.gladiators[t.by].open.includes(14) ? p(qa, { seat: t.by }) : void 0
	},
	{
		clause: "GL-16.19",
		ask(e, t) {
			let n = e.gladiators[t.by];
			if (t.passed || n.grey + n.white === 0 || !L(e, t.by)) return null;
			let r = ["done"];
			return vc(e, t.by, r), g(t.by, "move", r);
		},
		fallback: () => "done",
		take: (e, t, n, r) => bc(e, t, n, r, "GL-16.19", "GL-8.49")
	},
	{
		clause: "GL-8.49",
		run(e, t, n) {
			Uo(e, n, t.by, t.watch), ka(e, n), Sc(e, t, n), cc(e, n);
		}
	}
]);
function _c(e, t) {
	let n = e.gladiators[t], r = ["done"];
	return n.now[4] > 0 && La(e, t, r), vc(e, t, r), r;
}
function vc(e, t, n) {
	let r = e.gladiators[t];
	r.grey + r.white !== 0 && (Na(e, t) && (r.grey > 0 && n.push("free-grey"), r.white > 0 && n.push("free-white")), Vr(e, t, 1) && n.push("stand-up"));
}
function yc(e, t, n, r) {
	let i = e.gladiators[t.by];
	return t.yielding = !1, Ra(r) ? (or(i, 4, 1), z(n, t.by), za(e, n, t.by, r, "GL-8.5") && t.entered++, u("GL-8.5")) : bc(e, t, n, r, "GL-8.5", "GL-8.8");
}
function bc(e, t, n, r, i, a) {
	return r === "done" ? u(a) : r === "stand-up" ? (oc(e, n, t.by), u(i)) : (z(n, t.by), p(Pa, {
		seat: t.by,
		grey: r === "free-grey"
	}, i));
}
function xc(e, t, n, r) {
	let i = e.gladiators[t.by];
	if (t.declared = r, r === "none") return;
	z(n, t.by), er(i);
	let { kind: a, targets: o, item: s, owner: c, weapon: l, ally: u } = da(e, t.by, r), d = (e) => {
		N(i, i.stack, i.open, e), i.inert |= 1 << e;
	};
	a === "sweep" && d(7), s >= 0 && d(12), n.log?.emit("declared", {
		seat: t.by,
		how: a,
		targets: o.slice(),
		weapon: l,
		item: s,
		owner: c,
		partner: u
	});
}
function Sc(e, t, n) {
	let r = e.gladiators[t.by];
	r.using >= 0 && (r.turned[r.using] = r.turned[r.using] | 1), r.aid.length = 0, Sa(e, n), e.active = -1, e.acted.push(t.by);
}
var Cc = h("rest", { locals: {} }, [{
	clause: "GL-18.1",
	run(e, t, n) {
		for (let t of Pr(e)) ir(e.gladiators[t]);
		n.log?.emit("restBegan");
	}
}, {
	clause: "GL-18.2",
	sealed: !0,
	ask: (e) => Pr(e).map((t) => Tc(e, t)),
	fallback(e, t, n) {
		let r = e.gladiators[n.seat], i = r.now[2];
		return i === 0 || Hi(r, 9, !0).length < 3 ? { use: "no" } : {
			use: "yes",
			elements: Ki(wc(e, n.seat), i, (e, t) => Number(E(t)) - Number(E(e)) || T[t] - T[e])
		};
	},
	take(e, t, n, r) {
		for (let [t, i] of r.entries()) i !== null && i.use === "yes" && Ec(e, n, t, i.elements);
	}
}]), wc = (e, t) => {
	let n = e.gladiators[t];
	return Hi(n, n.now[2], !0);
};
function Tc(e, t) {
	let n = e.gladiators[t], r = Ri(n, 2), i = [v("use", g(t, "word", r ? ["yes", "no"] : ["no"]))];
	if (r) {
		let r = wc(e, t);
		i.push(v("elements", _(t, "thing", r, 0, n.now[2]), {
			field: "use",
			is: ["yes"]
		}));
	}
	return ae(t, i);
}
function Ec(e, t, n, r) {
	dr(e.gladiators[n], 2), Ui(e, t, n, r), t.use("rest");
}
function Dc(e, t) {
	for (let n of Pr(e)) {
		let r = e.gladiators[n];
		ar(r);
		for (let e = 0; e <= 2; e++) r.boosted & 1 << e && (r.now[e] = 0);
		if (r.boosted = 0, e.turn === 1 && r.reserve.length > 0) {
			for (let e of r.reserve) M(r.deck, e);
			r.reserve.length = 0, t.log?.emit("movesJoined", {
				clause: "GL-22.2",
				seat: n
			});
		}
	}
	t.log?.emit("turnEnded", {
		clause: "GL-18.10",
		turn: e.turn
	});
}
var Oc = (e) => ({
	species: e,
	where: 0,
	from: 0,
	cell: -1,
	grey: 0
});
function kc(e, t, n) {
	let { name: r, suggested: i } = jr(e, n), [a, o] = i;
	for (let r = 0; r < e.seats; r++) {
		let r = a + t.random.below(o - a + 1);
		for (let t = 0; t < r; t++) e.animals.push(Oc(n));
	}
	t.log?.emit("herdFormed", {
		species: r,
		count: e.animals.length
	});
}
function Ac(e, t) {
	if (e.animals.length === 0) return;
	let n = e.animals.filter(({ where: e }) => e === 0), r = n.length;
	if (!Or(e)) {
		let n = t.random.die(6);
		r = Math.min(r, Number(e.entry[n - 1])), t.log?.emit("entryRolled", {
			die: n,
			count: r
		});
	} else if (e.turn > 1) return;
	for (let t = 0; t < r; t++) n[t].where = 1, n[t].from = (e.turn - 1) * 2 + 1;
}
function jc(e, t) {
	let n = R(e, t);
	return n < 0 || Pt(t) && I(n);
}
function Mc(e, t) {
	let n = new Int16Array(b.size).fill(-1), r = [t];
	n[t] = 0;
	for (let t = 0; t < r.length; t++) for (let i of b.steps[r[t]]) n[i] >= 0 || !jc(e, i) || (n[i] = n[r[t]] + 1, r.push(i));
	return n;
}
function Nc(e, t) {
	for (let n of b.steps[t]) {
		let t = R(e, n);
		if (t >= 0 && !I(t)) return !0;
	}
	return !1;
}
function Pc(e, t) {
	let n = (e) => {
		let n = Infinity, r = [];
		for (let i = 0; i < b.size; i++) {
			if (t[i] < 0) continue;
			let a = e(i);
			a < n ? (n = a, r = [i]) : a === n && n < Infinity && r.push(i);
		}
		return n === Infinity ? [] : r;
	}, r = n((n) => Nc(e, n) ? t[n] : Infinity);
	if (r.length > 0) return r;
	let i = Pr(e);
	return n((t) => Math.min(...i.map((n) => b.distance(t, e.gladiators[n].cell))));
}
function Fc(e, t, n, r) {
	if (Nc(e, n.cell)) return [];
	let i = Pc(e, Mc(e, n.cell)), a = i.length > 1 ? i[t.random.below(i.length)] : i[0], o = Mc(e, a), s = [];
	for (; s.length < r && n.cell !== a;) {
		let e = Ic(o, n.cell), t = b.neighbours[n.cell].find((t) => o[t] === e - 1);
		if (t === void 0) break;
		n.cell = t, s.push(t);
	}
	return s;
}
function Ic(e, t) {
	let n = Infinity;
	for (let r of b.steps[t]) e[r] >= 0 && (n = Math.min(n, e[r] + 1));
	return n;
}
function Lc(e, t, n) {
	if (jc(e, n)) return n;
	let r = Infinity, i = [];
	for (let t = 0; t < b.size; t++) {
		if (R(e, t) >= 0) continue;
		let a = b.distance(n, t);
		a < r ? (r = a, i = [t]) : a === r && i.push(t);
	}
	return i.length > 1 ? i[t.random.below(i.length)] : i[0];
}
var Rc = h("beasts", {
	locals: {
		order: [],
		next: 0
	},
	shows: ["order", "next"]
}, [
	{
		clause: "GL-23.20",
		run(e, t, n) {
			let r = Dr(e);
			for (let [n, { where: i, from: a }] of e.animals.entries()) (i === 2 || i === 1 && a <= r) && t.order.push(4 + n);
			n.random.shuffle(t.order);
		}
	},
	{
		clause: "GL-23.15",
		run(e, t, n) {
			let r = t.order[t.next++];
			if (r === void 0 || e.ended || Pr(e).length === 0) return f();
			let i = e.animals[r - 4];
			if (i.where !== 2 && i.where !== 1) return u("GL-23.15");
			let a = !1;
			if (i.where === 1) zc(e, n, r), a = !0;
			else if (i.grey > 0) {
				if (!Nc(e, i.cell)) return ns(e, n, r, n.random.die(6)), u("GL-23.15");
			} else if (!Nc(e, i.cell)) {
				let t = n.random.die(6), o = Fc(e, n, i, t);
				a = !0, n.log?.emit("animalMoved", {
					clause: "GL-23.11",
					animal: r,
					die: t,
					cells: o
				});
			}
			return Nc(e, i.cell) ? p(cs, {
				figure: r,
				on: Bc(e, n, i),
				moved: a
			}) : u("GL-23.15");
		}
	},
	{
		clause: "GL-23.63",
		run(e, t, n) {
			return cc(e, n), u("GL-23.15");
		}
	}
]);
function zc(e, t, n) {
	let r = e.animals[n - 4], i = t.random.die(6), a = Lc(e, t, i <= 3 ? Mt : Nt);
	r.cell = a, r.where = 2;
	let o = Fc(e, t, r, i);
	t.log?.emit("animalEntered", {
		clause: "GL-23.7",
		animal: n,
		species: mn(r.species),
		die: i,
		cell: a,
		cells: o
	});
}
function Bc(e, t, n) {
	let r = Pr(e).filter((t) => b.distance(e.gladiators[t].cell, n.cell) === 1);
	return r.length > 1 ? r[t.random.below(r.length)] : r[0];
}
var Vc = h("game", {
	locals: { herd: -1 },
	shows: ["herd"]
}, [
	{
		clause: "GL-23.3",
		run: (e, t, n) => t.herd < 0 ? void 0 : kc(e, n, t.herd)
	},
	{
		clause: "GL-4.1",
		run: () => p(mi)
	},
	{
		clause: "GL-5.1",
		run: () => p(Ci)
	},
	{
		clause: "GL-6.1",
		run: () => p(Li)
	},
	{
		clause: "GL-7.1",
		run(e, t, n) {
			if (!(e.ended || e.turn === 6)) return e.turn++, e.round = 0, n.log?.emit("turnBegan", { turn: e.turn }), p(Hc, {}, "GL-7.1");
		}
	},
	{
		clause: "GL-19.5",
		run: () => p(dc)
	}
]), Hc = h("turn", { locals: {} }, [
	{
		clause: "GL-23.5",
		run: (e, t, n) => Ac(e, n)
	},
	{
		clause: "GL-7.3",
		sealed: !0,
		ask(e) {
			return Pr(e).filter((t) => e.gladiators[t].deck.length > 0).map((t) => {
				let { deck: n } = e.gladiators[t];
				return _(t, "thing", n, 0, n.length);
			});
		},
		fallback: (e, t, n) => Wc(e, n.seat),
		take(e, t, n, r) {
			for (let [t, i] of r.entries()) i !== null && Uc(e, n, t, i);
		}
	},
	{
		clause: "GL-7.1",
		run(e) {
			if (e.ended) return f();
			if (e.round !== 2) return e.round++, p(Kc, {}, "GL-7.1");
		}
	},
	{
		clause: "GL-18.1",
		run: () => p(Cc)
	},
	{
		clause: "GL-18.10",
		run: (e, t, n) => Dc(e, n)
	}
]);
function Uc(e, t, n, r) {
	let i = e.gladiators[n];
	for (let e of r) Zn(i, i.deck, i.hand, e);
	i.hp = i.deck, i.deck = [], i.lastHand = i.hand.slice(), i.lastHp = i.hp.slice(), t.log?.emit("split", {
		seat: n,
		hand: i.hand.length,
		hp: i.hp.length
	}, H(s(n), { cards: r.slice() }));
}
function Wc(e, t) {
	let n = e.gladiators[t], r = n.lastHand.slice(), i = n.lastHp.slice(), a = (e, t) => {
		let n = e.indexOf(t);
		return n >= 0 && e.splice(n, 1), n >= 0;
	};
	return n.deck.filter((e) => a(r, e) || !a(i, e) && e !== 4);
}
function Gc(e) {
	return Pr(e).sort((t, n) => e.vp[t] - e.vp[n] || e.arrived[n] - e.arrived[t]);
}
var Kc = h("round", {
	locals: { next: 0 },
	shows: ["next"]
}, [
	{
		clause: "GL-7.7",
		run(e, t, n) {
			e.order = Gc(e);
			for (let t of e.gladiators) t.turnedRound = !1;
			n.log?.emit("roundBegan", {
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
			if (!Hr(e) || e.order.length < 2) return null;
			let t = e.order.map((e, t) => t + 1);
			return e.order.map((n) => g(n, "word", Vr(e, n, 7) ? ["no", ...t] : ["no"]));
		},
		fallback: () => "no",
		take(e, t, n, r) {
			for (let t of e.order.slice()) {
				let i = r[t];
				typeof i == "number" && (zi(e, n, t, 7), e.order.splice(e.order.indexOf(t), 1), e.order.splice(i - 1, 0, t), n.log?.emit("delayed", {
					seat: t,
					place: i,
					seats: e.order.slice()
				}));
			}
		}
	},
	{
		clause: "GL-7.15",
		run: (e) => e.animals.length > 0 ? p(Rc) : void 0
	},
	{
		clause: "GL-8.1",
		run(e, t) {
			if (e.ended) return f();
			let n = e.order[t.next++];
			if (n !== void 0) return L(e, n) ? p(gc, { by: n }, "GL-8.1") : u("GL-8.1");
		}
	},
	{
		clause: "GL-7.12",
		run: (e, t, n) => qc(e, n)
	}
]);
function qc(e, t) {
	for (let t of e.acted) e.aside[t] && (e.arrived[t] = ++e.clock), e.aside[t] = !1;
	e.acted.length = 0;
	for (let n = 0; n < e.seats; n++) {
		let r = e.gladiators[n];
		r.out === 0 && Mr(r) && r.due <= Dr(e) && $o(e, t, n, "GL-14.9");
	}
	cc(e, t);
}
var Jc = me([
	Vc,
	mi,
	_i,
	Ci,
	Ti,
	Oi,
	Mi,
	Li,
	Hc,
	Kc,
	gc,
	Do,
	Qs,
	hc,
	$a,
	ho,
	qo,
	Ha,
	qa,
	Ss,
	Pa,
	Cc,
	dc,
	Rc,
	cs,
	as
]), Yc = (e) => ({
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
}), Xc = (e) => ({
	low: e.low.slice(),
	high: e.high.slice(),
	floor: e.floor.slice(),
	discard: e.discard.slice(),
	hand: e.hand.slice(),
	owns: e.owns.slice()
}), Zc = (e) => ({
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
	deed: Yc(e.deed),
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
	known: Xc(e.known)
}), Qc = (e) => ({
	species: e.species,
	where: e.where,
	from: e.from,
	cell: e.cell,
	grey: e.grey
}), $c = (e) => ({
	flow: ge(Jc, e.flow),
	seats: e.seats,
	mode: e.mode,
	shape: e.shape,
	itemMethod: e.itemMethod,
	freePlacement: e.freePlacement,
	marginDamage: e.marginDamage,
	overLimit: e.overLimit,
	staged: e.staged,
	helpInMelee: e.helpInMelee,
	campaign: e.campaign,
	entry: e.entry,
	beast: Ar(e.beast),
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
	gladiators: e.gladiators.map(Zc),
	animals: e.animals.map(Qc),
	active: e.active
});
function el(e, t, n) {
	return c(e, t) ? tl(n) : n.length;
}
var tl = (e) => e.length === 0 ? [] : e.slice(), nl = (e) => typeof e != "number", q = (e) => typeof e == "number" ? e : e.length;
function rl(e, t) {
	let n = e.slice();
	for (let e of t) {
		let t = n.indexOf(e);
		if (t < 0) throw Error(`${String(e)} is not there to be taken away`);
		n[t] = n[n.length - 1], n.length--;
	}
	return n;
}
function il(e) {
	let t = [
		e.deck,
		e.hand,
		e.hp,
		e.discard,
		e.reserve,
		e.stack,
		e.covert
	], n = e.removed.length + e.open.length + e.row.filter((e) => e >= 0).length;
	return t.reduce((e, t) => e + q(t), n) - Wt.length;
}
function al(e, t, n) {
	let { owns: r, floor: i, low: a } = e.known, o = r.slice(), s = D.map((e, t) => Math.min(9, Math.max(3, i[t], a[t]))), c = O.map((e, t) => t).filter((t) => !!(e.used & 1 << t)), l = e.coins - s.reduce((e, t, n) => e + sl(n, t), 0) - c.length;
	for (let e = 4; e < 15; e++) l -= o[e] * w[e].coins;
	l = cl(e, t, o, l, n), l = dl(s, l, n), fl(c, l, n);
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
function ol(e, t, n) {
	let r = [], i = Tn(t), a = e.coins - wn(t, e.coins).total, o = (e) => {
		r.push(e), a -= 2 * w[e].coins;
	};
	for (let t = 4; t <= 6; t++) {
		let n = i.filter((e) => e === t).length;
		for (let r = e.known.owns[t] - n; r > 0; r--) o(t);
	}
	for (; r.length < e.extra;) {
		let t = a - 2 * w[4].coins * (e.extra - r.length - 1), i = [
			4,
			5,
			6
		].filter((e) => 2 * w[e].coins <= t && (e !== 6 || !r.includes(6)));
		o(i.length === 0 ? 4 : i[n.below(i.length)]);
	}
	return r;
}
var sl = (e, t) => $t(e) ? rn[t] : t;
function cl(e, t, n, r, i) {
	let a = il(e) - n.reduce((e, t) => e + t, 0), o = Cn(e.coins) + e.extra, s = t.staged && (t.turn <= 1 || q(e.reserve) > 0), c = s ? q(e.reserve) : a, l = s ? a - c : a, u = r, d = [], f = (e, t) => {
		for (let n = 0; n < t; n++) d.push(e);
	};
	f(4, o - n[4]), f(5, o - n[5]), a > q(e.stack) + 1 && f(6, 1 + Math.min(1, e.extra) - n[6]);
	for (let e = 7; e < 15; e++) f(e, 1 - n[e]);
	i.shuffle(d);
	for (let e = a; e > 0; e--) {
		let t = d.findIndex((t, n) => (!s || (t >= 7 ? c > 0 : l > 0)) && w[t].coins + ul(d, n, e - 1, s, c - +(t >= 7)) <= u), r = t >= 0 ? t : ll(d, s, c, l), [i] = d.splice(r, 1);
		n[i]++, u -= w[i].coins, i >= 7 ? c-- : l--;
	}
	return u;
}
function ll(e, t, n, r) {
	let i = -1;
	for (let [a, o] of e.entries()) t && (o >= 7 ? n <= 0 : r <= 0) || (i < 0 || w[o].coins < w[e[i]].coins) && (i = a);
	return i;
}
function ul(e, t, n, r, i) {
	let a = (n) => e.filter((e, r) => r !== t && n(e)).map((e) => w[e].coins).sort((e, t) => e - t), o = (e, t) => e.slice(0, t).reduce((e, t) => e + t, 0);
	return r ? o(a((e) => e >= 7), i) + o(a((e) => e < 7), n - i) : o(a(() => !0), n);
}
function dl(e, t, n) {
	let r = t;
	for (let t = n.below(24); t > 0; t--) {
		let t = n.below(D.length), i = e[t];
		if (i === 9) continue;
		let a = sl(t, i + 1) - sl(t, i);
		a > r || (e[t] = i + 1, r -= a);
	}
	return r;
}
function fl(e, t, n) {
	let r = O.map((e, t) => t).filter((t) => !e.includes(t));
	n.shuffle(r), e.push(...r.slice(0, Math.min(Math.max(0, t), n.below(6))));
}
function pl(e) {
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
function ml(e, t, n) {
	let r = e.gladiators[t], i = Tr.own(e, t);
	return {
		side: r.side,
		coins: r.coins,
		character: r.character,
		used: r.used,
		extra: r.extra,
		deck: el(i, n, r.deck),
		hand: el(i, n, r.hand),
		hp: el(i, n, r.hp),
		cover: r.cover,
		discard: el(i, n, r.discard),
		removed: r.removed.slice(),
		reserve: el(i, n, r.reserve),
		stack: el(i, n, r.stack),
		open: r.open.slice(),
		row: r.row.slice(),
		turned: r.turned.slice(),
		covert: el(i, n, r.covert),
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
		secret: c(i, n) ? pl(r) : null
	};
}
var hl = [
	4,
	4,
	1
], gl = (e) => e.flow.frames.some(({ rule: e }) => e === "over-limit") ? e.stock.map((e, t) => Math.max(0, Math.min(e, hl[t]))) : [
	0,
	0,
	0
], _l = (e, t) => ({
	viewer: t,
	flow: _e(Jc, e, t),
	mode: e.mode,
	shape: e.shape,
	itemMethod: e.itemMethod,
	freePlacement: e.freePlacement,
	marginDamage: e.marginDamage,
	overLimit: e.overLimit,
	staged: e.staged,
	helpInMelee: e.helpInMelee,
	campaign: e.campaign,
	entry: e.entry,
	beast: Ar(e.beast),
	turn: e.turn,
	round: e.round,
	ended: e.ended,
	spare: e.spare.slice(),
	stock: gl(e),
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
	gladiators: e.gladiators.map((n, r) => ml(e, r, t)),
	animals: e.animals.map((e) => ({
		species: e.species,
		where: e.where,
		from: e.from,
		cell: e.cell,
		grey: e.grey
	})),
	active: e.active
}), vl = (e, t) => e - t, yl = (e) => nl(e) ? e.slice() : [], bl = ({ animals: e, active: t }, n) => (t < 0 || t === n) && e.some(({ where: e }) => e === 2);
function xl(e, t) {
	let n = e.gladiators.map((n, r) => n.secret === null ? El(n, e, bl(e, r), t) : Tl(n));
	return {
		flow: ve(Jc, e.flow, e.viewer),
		seats: n.length,
		mode: e.mode,
		shape: e.shape,
		itemMethod: e.itemMethod,
		freePlacement: e.freePlacement,
		marginDamage: e.marginDamage,
		overLimit: e.overLimit,
		staged: e.staged,
		helpInMelee: e.helpInMelee,
		campaign: e.campaign,
		entry: e.entry,
		beast: Ar(e.beast),
		turn: e.turn,
		round: e.round,
		ended: e.ended,
		spare: e.spare.slice(),
		stock: Sl(e, n),
		itemDeck: nl(e.itemDeck) ? e.itemDeck.slice() : Cl(e, t),
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
function Sl(e, t) {
	return e.stock.map((e, n) => {
		if (e < hl[n]) return e;
		let r = t.reduce((e, { deck: t }) => e + t.filter((e) => e === 4 + n).length, 0);
		return Math.max(e, Yt[n] - r);
	});
}
function Cl(e, t) {
	let n = rl(un, [
		...e.faceUp,
		...e.lostItems,
		...e.gladiators.flatMap(({ items: e }) => e)
	]);
	return t.shuffle(n), n;
}
function wl(e) {
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
		deck: yl(e.deck),
		hand: yl(e.hand),
		hp: yl(e.hp),
		cover: e.cover,
		discard: yl(e.discard),
		removed: e.removed.slice(),
		reserve: yl(e.reserve),
		stack: yl(e.stack),
		open: e.open.slice(),
		row: e.row.slice(),
		turned: e.turned.slice(),
		covert: yl(e.covert),
		maybe: e.maybe.slice(),
		using: e.using,
		fresh: e.fresh,
		passive: e.passive,
		warded: e.warded,
		inert: e.inert,
		twos: e.twos,
		deed: wr(),
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
function Tl(e) {
	let t = wl(e), { initial: n, now: r, boosted: i, powers: a, extraFeint: o, purse: s, deed: c, lastHand: l, lastHp: u } = e.secret;
	return t.extraFeint = o, t.purse = s, t.initial = n.slice(), t.now = r.slice(), t.boosted = i, t.powers = a, t.deed = {
		...c,
		aid: c.aid.slice(),
		lunged: c.lunged.slice()
	}, t.lastHand = l.slice(), t.lastHp = u.slice(), t;
}
function El(e, t, n, r) {
	let i = wl(e);
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
	let a = e.character < Sn ? j[e.character].sheet : al(e, t, r);
	i.initial = a.values.slice(), i.now = a.values.map((e, t) => Dl(i.known.low[t], Math.min(i.known.high[t], e), r)), i.powers = a.powers.reduce((e, t) => e | 1 << t, 0) & ~e.used;
	let o = e.character < Sn ? ol(e, a, r) : [];
	Ol(i, e, [...Tn(a), ...o], n, r);
	let s = kl(t, t.gladiators.indexOf(e));
	return s > 0 && Al(i, e, s), i.deed = Ml(i, e, r), i;
}
var Dl = (e, t, n) => t <= e ? Math.max(0, e) : e + n.below(t - e + 1);
function Ol(e, t, n, r, i) {
	let a = rl(n, [
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
	e.covert = jl(t, a.filter(E));
	for (let t of e.covert) a.splice(a.indexOf(t), 1);
	e.reserve = o(q(t.reserve), qt).sort(vl), e.stack = o(q(t.stack), (e) => Jt(e) || r && e === 6).sort(vl);
	let s = () => !0;
	e.hand = [...t.known.hand, ...o(q(t.hand) - t.known.hand.length, s)].sort(vl), e.discard = [...t.known.discard, ...o(q(t.discard) - t.known.discard.length, s)].sort(vl), e.hp = o(q(t.hp), s).sort(vl), e.deck = o(q(t.deck), s).sort(vl);
}
function kl(e, t) {
	let n = e.flow.scenes[e.flow.scenes.length - 1];
	return n?.rule !== "wound" || n.at !== "GL-11.45" || n.seat !== t || !e.gladiators[t].passive ? 0 : n.damage;
}
function Al(e, t, n) {
	for (; Nn(e) < n;) {
		let n = rl(e.hand, t.known.hand), r = rl(e.discard, t.known.discard);
		if (n.length + r.length === 0 || e.hp.length === 0) return;
		let i = [...n, ...r].reduce((e, t) => T[t] > T[e] ? t : e), a = e.hp.reduce((e, t) => T[t] < T[e] ? t : e);
		if (T[i] <= T[a]) return;
		let o = n.includes(i) ? e.hand : e.discard;
		Ln(o, e.hp, i), Ln(e.hp, o, a);
	}
}
function jl(e, t) {
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
function Ml(e, t, n) {
	let r = rl(e.discard, t.known.discard);
	n.shuffle(r);
	let i = [];
	for (let e of r.slice(0, t.deed.lunged)) M(i, e);
	let { sacrificed: a, raged: o, fromHp: s, powers: c, unbeatable: l, aid: u } = t.deed;
	return {
		...wr(),
		sacrificed: a,
		raged: o,
		fromHp: s,
		powers: c,
		unbeatable: l,
		aid: u.slice(),
		lunged: i
	};
}
function Nl(e) {
	let t = e.flow.frames[e.flow.frames.length - 1];
	if (t?.rule !== "wound" || t.at !== "GL-11.45") return !0;
	let n = e.gladiators[t.seat];
	return !n.passive || Nn(n) >= t.damage;
}
function Pl(e, t) {
	return Nl(e) ? e.gladiators.every((t, n) => {
		let r = bl(e, n), i = (e, t) => {
			let n = e.slice();
			return t.every((e) => {
				let t = n.indexOf(e);
				return t >= 0 && n.splice(t, 1), t >= 0;
			});
		};
		return i(t.discard, t.known.discard) && i(t.hand, t.known.hand) && t.covert.every((e, n) => E(e) && !!(t.maybe[n] & 1 << e)) && t.stack.every((e) => Jt(e) || r && e === 6) && t.reserve.every(qt) && (t.reserve.length === 0 || ![
			...t.deck,
			...t.hand,
			...t.hp,
			...t.discard
		].some(qt));
	}) : !1;
}
function Fl(e, t) {
	let n = (e) => t[e] ?? e, r = [Il(e, n), ...Bl(e)];
	for (let [t, i] of e.gladiators.entries()) r.push(...Jl(e, t, i, n));
	return e.animals.length > 0 && r.push(Wl(e, n)), e.faceUp.length > 0 && r.push(`${n("items")}: ${e.faceUp.map((e) => Gl(e, n)).join(", ")}`), r.join("\n");
}
function Il(e, t) {
	if (e.turn === 0) return t("rule.set-up");
	let n = `${t("turn")} ${e.turn}/6`;
	return e.round === 0 ? n : `${n} · ${t("round")} ${e.round}/2`;
}
var Ll = 2, Rl = 4, zl = Array.from("ABCDEFGHIJKLM", (e) => e.padEnd(4)).join("");
function Bl(e) {
	let t = [`${" ".repeat(Rl)}${zl.trimEnd()}`];
	for (let n = -4; n <= 4; n++) {
		let r = _r(n);
		for (let t = -6; t <= 6; t++) {
			let i = b.cellAt(t, n);
			i >= 0 && (r = r.padEnd(Rl + Ll * (2 * t + n + 12)) + Ul(e, i));
		}
		t.push(r);
	}
	return t;
}
var Vl = [
	"→",
	"↗",
	"↖",
	"←",
	"↙",
	"↘"
], Hl = (e) => Xt[e][0].toUpperCase();
function Ul(e, t) {
	let n = e.gladiators.findIndex((e) => e.cell === t && e.out === 0);
	if (n >= 0) return `${Hl(n)}${e.gladiators[n].down ? "_" : Vl[e.gladiators[n].facing]}`;
	let r = e.animals.findIndex((e) => e.where === 2 && e.cell === t);
	return r >= 0 ? `a${r + 1}` : Pt(t) ? "#" : Ft.includes(t) ? "o" : "·";
}
function Wl(e, t) {
	let n = e.animals.filter(({ where: e }) => e === 0).length, r = e.animals.flatMap((e, n) => e.where === 2 ? [`a${n + 1} ${t(`animal.${mn(e.species)}`)} ${br(e.cell)}${"•".repeat(e.grey)}`] : []);
	return `${t("animals")}: ${r.join(", ") || "–"} · ${t("waiting")} ${n}`;
}
function Gl(e, t) {
	let { name: n, attack: r, defence: i, hp: a } = A(e);
	return `${t(`item.${n}`)} ${r}/${i}/${a}`;
}
function Kl(e, t) {
	if (typeof e == "number") return String(e);
	let n = /* @__PURE__ */ new Map();
	for (let t of e) n.set(t, (n.get(t) ?? 0) + 1);
	return [...n].map(([e, n]) => t(`card.${w[e].name}`) + (n > 1 ? ` ×${n}` : "")).join(", ") || "–";
}
function ql(e, t) {
	return e.out === 0 ? [
		e.cell >= 0 ? `${br(e.cell)} ${jt[e.facing]}` : "–",
		e.grey > 0 ? `${t("trapped")} ${e.grey}` : "",
		e.down ? t("faceDown") : e.white > 0 ? `${t("unbalanced")} ${e.white}` : ""
	].filter((e) => e !== "").join(", ") : t(e.out === 1 ? "dead" : "surrendered");
}
function Jl(e, t, n, r) {
	let i = r(`colour.${Xt[t]}`), a = i.toLowerCase() === Xt[t] ? "" : ` (${Xt[t]})`, o = n.character < 0 ? "–" : n.character < 5 ? r(`character.${j[n.character].name}`) : r("own"), s = n.row.map((e, t) => {
		let i = e < 0 && typeof n.covert != "number" ? n.covert[In(n, t)] : e;
		return `${i < 0 ? "?" : r(`card.${w[i].name}`)}${n.turned[t] & 1 ? "↻" : ""}${n.turned[t] & 2 ? "▒" : ""}`;
	}), c = [
		`${t === e.viewer ? "*" : " "}${t} ${Hl(t)} ${i}${a}`,
		o,
		ql(n, r)
	];
	e.mode !== "solo" && e.mode !== "coop" && c.push(`${r("vp")} ${e.vp[t]}`), c.push(n.items.map((e) => Gl(e, r)).join(", ") || "–");
	let l = [`${r("hand")} ${Kl(n.hand, r)}`, `${r("hp")} ${Kl(n.hp, r)}`];
	q(n.deck) > 0 && l.unshift(`${r("deck")} ${Kl(n.deck, r)}`), q(n.discard) > 0 && l.push(`${r("discard")} ${q(n.discard)}`), l.push(`${r("row")} ${s.join(" ") || "–"}`);
	let u = [c.join(" · "), `   ${l.join(" · ")}`];
	if (n.secret !== null) {
		let { now: e, initial: t, powers: i } = n.secret, a = D.map((n, i) => `${r(`value.${n}`)} ${e[i]}/${t[i]}`).join(" "), o = O.filter((e, t) => !!(i & 1 << t)).map(({ name: e }) => r(`power.${e}`));
		u.push(`   ${a} · ${r("powers")} ${o.join(", ") || "–"}`);
	}
	return u;
}
var Yl = (...e) => ({ oneOf: e }), Xl = (e) => ({ sumOf: e }), Zl = (e) => ({ recordsBy: e }), J = (e) => ({ secret: e }), Ql = (e, t) => ({
	begins: e,
	with: t
}), $l = ({ by: e }, t) => e === null || !Array.isArray(t) ? t : t.map((t) => t[e]);
function eu(e, t) {
	let n = {};
	for (let [e, r] of Object.entries(t)) {
		let t = typeof r.begins == "string" && "with" in r;
		n[e] = {
			begins: t ? r.begins : null,
			fields: ru(t ? r.with : r)
		};
	}
	return { kinds: n };
}
var tu = (e, t) => ru(t), nu = (e, t, n) => e[`${t}.${n}`] ?? e[n], ru = (e) => Object.fromEntries(Object.entries(e).map(([e, t]) => [e, au(t)])), iu = {
	"": "one",
	"[]": "list",
	"[][]": "lists",
	"[seat]": "seats"
};
function au(e) {
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
			...au(e.secret),
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
		shape: iu[r],
		optional: i === "?"
	};
}
function ou(e, t, n) {
	return n[F(e)] ?? `${t.animal} ${e.replace(/\D/g, "")}`;
}
function su(e, t, n) {
	let [r = "", ...i] = e.split(":"), a = t[`declare.${r}`];
	if (a === void 0) return t[`choice.${e}`] ?? e;
	let o = i.map((e) => t[`item.${e}`] ?? (e.includes(">") ? e.replaceAll(">", " ") : null)), s = o.filter((e) => e !== null), c = i.filter((e, t) => o[t] === null).map((e) => ou(e, t, n));
	return [
		a,
		...s,
		...c.slice(0, -1),
		...c.slice(-1).flatMap((e) => ["→", e])
	].join(" ");
}
var cu = {
	declaration: (e, t, n) => ({
		name: su(String(e), t, n),
		about: null
	}),
	cell: (e, t) => ({
		name: typeof e == "number" ? br(e) : t[`choice.${e}`] ?? e,
		about: null
	})
}, lu = (e) => ({
	print: bn,
	groups: [
		e,
		"card",
		"item",
		"power",
		"value",
		"character"
	]
}), uu = (e) => ({
	print: P,
	groups: [e, "animal"],
	seats: !0
}), du = {
	thing: lu("thing"),
	card: lu("card"),
	item: lu("item"),
	weapon: lu("weapon"),
	element: lu("element"),
	power: lu("power"),
	who: lu("who"),
	skill: lu("skill"),
	style: lu("style"),
	cell: { print: br },
	direction: { print: Sr },
	declaration: {
		print: String,
		called: cu.declaration
	},
	form: {
		print: br,
		called: cu.cell
	},
	facing: { print: Sr },
	target: uu("target"),
	animal: { print: P },
	against: uu("against"),
	foe: uu("foe"),
	figure: uu("figure"),
	owner: uu("owner")
}, fu = { seat: "seat" }, pu = {
	seat: "seat",
	item: "item"
}, mu = {
	parts: Xl("total"),
	total: "number"
}, hu = {
	seat: "seat",
	grey: "number",
	white: "number",
	down: "flag"
}, gu = {
	fav: "number",
	fdv: "number"
}, _u = {
	seat: "seat",
	count: "number",
	points: "number",
	hand: "number",
	hp: "number",
	elements: J("element[]")
}, vu = eu(du, {
	characterChosen: {
		seat: "seat",
		who: "who",
		cards: "number",
		values: J("number[]"),
		deck: J("number[]"),
		spent: J("number"),
		left: J("number")
	},
	buyersNamed: { seats: "seat[]" },
	bought: {
		seat: "seat",
		count: "number",
		cards: J("card[]")
	},
	kept: {
		seat: "seat",
		items: "item[]"
	},
	lotOffered: { item: "item" },
	bid: {
		seat: "seat",
		cards: "card[]",
		energy: "number"
	},
	itemWon: pu,
	itemRemoved: { item: "item" },
	laidOut: { items: "item[]" },
	firstChosen: fu,
	picked: pu,
	wished: {
		seat: "seat",
		items: "item[]"
	},
	orderSet: { seats: "seat[]" },
	placed: {
		seat: "seat",
		cell: "cell",
		facing: "facing"
	},
	turnBegan: Ql("turn", { turn: "number" }),
	split: {
		seat: "seat",
		hand: "number",
		hp: "number",
		cards: J("card[]")
	},
	roundBegan: Ql("round", {
		turn: "number",
		round: "number",
		seats: "seat[]"
	}),
	delayed: {
		seat: "seat",
		place: "number",
		seats: "seat[]"
	},
	activationBegan: fu,
	moved: {
		seat: "seat",
		cell: "cell",
		facing: "facing",
		from: "cell",
		fromFacing: "facing"
	},
	passed: fu,
	surrendered: fu,
	acted: {
		seat: "seat",
		fresh: "flag",
		blood: "number",
		card: J("card")
	},
	stoodBy: {
		seat: "seat",
		fresh: "flag",
		card: J("card")
	},
	stayedPassive: fu,
	reacted: {
		seat: "seat",
		fresh: "flag",
		blood: "number",
		card: J("card")
	},
	added: {
		seat: "seat",
		count: "number",
		hand: "number",
		cards: J("card[]")
	},
	discarded: {
		seat: "seat",
		cards: "card[]"
	},
	declared: {
		seat: "seat",
		how: "word",
		targets: "figure[]",
		weapon: "weapon?",
		item: "item?",
		owner: "figure?",
		partner: "seat?"
	},
	revealed: {
		seat: "seat",
		card: "card",
		cards: "card[]"
	},
	attackValued: {
		seat: "seat",
		target: "figure",
		total: "number",
		parts: J(Xl("total"))
	},
	defenceValued: {
		seat: "seat",
		against: "figure",
		total: "number",
		parts: J(Xl("total"))
	},
	attackNullified: fu,
	feinted: fu,
	hit: {
		seat: "seat",
		target: "figure",
		...gu
	},
	missed: {
		seat: "seat",
		target: "figure",
		...gu
	},
	damaged: {
		seat: "seat",
		...mu
	},
	paid: {
		seat: "seat",
		damage: "number",
		things: "thing[]",
		hp: "number"
	},
	killed: {
		seat: "seat",
		damage: "number",
		things: "thing[]"
	},
	unbeatable: fu,
	leftArena: fu,
	trapped: {
		target: "figure",
		item: "item"
	},
	itemBroken: pu,
	itemDamaged: pu,
	itemLost: pu,
	wrestled: {
		seat: "seat",
		target: "figure",
		cell: "cell"
	},
	helped: {
		seat: "seat",
		partner: "seat",
		target: "figure",
		points: "number"
	},
	usedForTwo: {
		seat: "seat",
		things: "thing[]"
	},
	raged: {
		seat: "seat",
		card: "card",
		from: Yl("hp", "discard")
	},
	sacrificed: {
		seat: "seat",
		card: "card"
	},
	overskilled: {
		seat: "seat",
		skill: J("skill"),
		gain: J("number")
	},
	powerUsed: {
		seat: "seat",
		power: "power",
		points: "number"
	},
	adapted: {
		seat: "seat",
		toHand: "number",
		toHp: "number",
		things: J("thing[]")
	},
	spent: _u,
	recovered: _u,
	unbalanced: {
		seat: "seat",
		markers: "number"
	},
	statusChanged: hu,
	freed: hu,
	stoodUp: fu,
	vpChanged: {
		seat: "seat",
		why: "word",
		points: "number",
		vp: "number"
	},
	restBegan: {},
	movesJoined: fu,
	turnEnded: { turn: "number" },
	gameEnded: {},
	scored: {
		seat: "seat",
		...mu
	},
	sideScored: {
		seats: "seat[]",
		...mu
	},
	herdFormed: {
		species: "word",
		count: "number"
	},
	entryRolled: {
		die: "die",
		count: "number"
	},
	animalEntered: {
		animal: "animal",
		species: "word",
		die: "die",
		cell: "cell",
		cells: "cell[]"
	},
	animalMoved: {
		animal: "animal",
		die: "die",
		cells: "cell[]"
	},
	animalAttacked: {
		animal: "animal",
		seat: "seat",
		...mu
	},
	animalDefended: {
		animal: "animal",
		...mu
	},
	animalKilled: {
		animal: "animal",
		seat: "seat"
	},
	animalStrained: {
		animal: "animal",
		die: "die",
		grey: "number"
	},
	reinforced: {
		animal: "animal",
		species: "word"
	},
	steppedBack: {
		seat: "seat",
		cell: "cell"
	},
	mauled: {
		seat: "seat",
		animal: "animal",
		...gu,
		damage: "number"
	},
	fendedOff: {
		seat: "seat",
		animal: "animal",
		...gu,
		damage: "number"
	},
	clawed: {
		seat: "seat",
		thing: "thing"
	}
}), yu = tu(du, {
	by: "seat",
	seat: "seat",
	on: "seat",
	first: "seat",
	ally: "seat",
	buyers: "seat[]",
	targets: Zl("figure"),
	owner: "figure",
	against: "figure",
	foe: "figure",
	figure: "figure",
	order: "figure[]",
	style: "style",
	weapon: "weapon",
	item: "item",
	card: "card",
	declared: "word",
	animal: "flag",
	passed: "flag",
	yielding: "flag",
	standby: "flag",
	wrestling: "flag",
	acrobatic: "flag",
	feinted: "flag",
	toppled: "flag",
	net: "flag",
	thrown: "flag",
	killed: "flag",
	grey: "flag",
	moved: "flag",
	doubles: "flag",
	seven: "flag",
	herd: "number",
	taken: "number",
	placed: "number",
	next: "number",
	entered: "number",
	points: "number",
	used: "number",
	place: "number",
	damage: "number",
	cards: "number",
	broken: "number",
	side: "number",
	fav: "number",
	fdv: "number",
	effective: "number",
	role: "number",
	held: "number",
	picks: "number"
}), bu = {
	id: "gladiatori",
	name: "Gladiatori",
	seats: {
		min: 1,
		max: 4
	},
	offered: !0,
	lead: {
		en: "Duels without dice: cards, blood and facing on the hex sand.",
		fr: "Des duels sans dés : les cartes, le sang et l’orientation, sur un sable d’hexagones.",
		it: "Duelli senza dadi: carte, sangue e orientamento su una sabbia di esagoni."
	},
	goal: {
		figure: "6",
		en: "turns, most points win",
		fr: "tours, le plus de points gagne",
		it: "turni, vince chi ha più punti"
	},
	learn: {
		en: [
			"Each player is one gladiator, ready-made or built for coins.",
			"Every turn you split your cards: in the hand they fight, in the HP deck they keep you alive.",
			"Attack from the front: the crowd gives points for honour and takes them for blows from behind and for fleeing.",
			"No dice between gladiators: cards lie face down until both have committed. After six turns, or when only one is left, the most victory points win."
		],
		fr: [
			"Chaque joueur est un gladiateur, tout prêt ou composé avec des pièces.",
			"À chaque tour vous partagez vos cartes : en main elles combattent, dans le paquet de PS elles vous gardent en vie.",
			"Attaquez de face : la foule donne des points pour l’honneur et en retire pour les coups dans le dos et la fuite.",
			"Pas de dés entre gladiateurs : les cartes restent cachées jusqu’à ce que les deux se soient engagés. Après six tours, ou quand il n’en reste qu’un, le plus grand total de points de victoire gagne."
		],
		it: [
			"Ogni giocatore è un gladiatore, già pronto o costruito con le monete.",
			"A ogni turno dividi le carte: in mano combattono, nel mazzo PF ti tengono in vita.",
			"Attacca di fronte: la folla dà punti per l’onore e li toglie per i colpi alle spalle e per la fuga.",
			"Niente dadi tra gladiatori: le carte restano coperte finché entrambi si sono impegnati. Dopo sei turni, o quando ne resta uno solo, vince chi ha più punti vittoria."
		]
	},
	credit: {
		en: "Gladiatori by Michele Quondam",
		fr: "Gladiatori de Michele Quondam",
		it: "Gladiatori di Michele Quondam"
	},
	stone: "blue",
	figure: /* @__PURE__ */ "               ##.          #####cc######.         #ccccccccccccc#.       ##ccccccccccccccc##.     ##ccccccccccccccccccc##.     #ccccccc#######cccccccc#.    #cccccc##       ##ccccccc#.   #ccccc##           ##cccccc#.   #cccc#  #  ##   #    #cccc#.  #cccc#  ##   #  ##     #c##.  #ccc#     #             #.  #cc#      #.  #cc#        ########.  #c#        #cccccccc#.  #c#       #cccccccc##.  #c#      #cccccccc#   ##.   ##      #cccc####  ##cc#.   #c#    #ccc##    ##cccc#.   #c#    #cc#   ####ccccc#.    #c#    #c# ##c#  ##cccc#.    #c#    #c# #cc#    ###c#.     ##    #c# #cc#       ##.     #c#   #c# #cc#       ##.      ##    ## #ccc#       #.       ##   ##  #ccc###    #.       ##   #c# ##ccccc##  #.       #    #c#   #ccccc#  #.      #     ##     #ccccc#.     ##     ##     #ccccc#.     #     #c#     ##cccc#.    #     #c#        #ccc#.   #      ##          ##c#.                        ##".split(".")
}, xu = {
	"event.characterChosen": "{seat} plays {who} with {cards} cards",
	"event.buyersNamed": "Above the limit buy: {seats}",
	"event.bought": "{seat} buys {count, plural, one {# card} other {# cards}} above the limit{cards}",
	"event.lotOffered": "On offer: {item}",
	"event.bid": "{seat} bids {cards}, energy {energy}",
	"event.itemWon": "{seat} wins {item}",
	"event.itemRemoved": "{item} leaves the game",
	"event.laidOut": "Laid out: {items}",
	"event.firstChosen": "{seat} picks first",
	"event.picked": "{seat} takes {item}",
	"event.wished": "{seat} wants {items}",
	"event.kept": "{seat} keeps {items}",
	"event.orderSet": "The order of the first turn: {seats}",
	"event.placed": "{seat} starts at {cell}, facing {facing}",
	"event.herdFormed": "{species, select, dog {The dogs} wolf {The wolves} lion {The lions} own {The beasts} other {The bears}} wait outside: {count}",
	"event.turnBegan": "Turn {turn}",
	"event.entryRolled": "The entry die shows {die}: {count, plural, =0 {no animal} one {# animal} other {# animals}}",
	"event.split": "{seat} takes {hand, plural, one {# card} other {# cards}} in hand and leaves {hp} in the HP deck{cards}",
	"event.roundBegan": "Turn {turn}, round {round}; order: {seats}",
	"event.delayed": "{seat} uses Delay and acts at place {place}; order: {seats}",
	"event.activationBegan": "{seat} acts",
	"event.moved": "{seat} moves to {cell}, facing {facing}",
	"event.surrendered": "{seat} surrenders",
	"event.acted": "{seat} takes an Action{card}{blood, plural, =0 {} other { for # Blood}}",
	"event.stoodBy": "{seat} stands by{card}",
	"event.passed": "{seat} passes",
	"event.added": "{seat} adds {count, plural, one {# card} other {# cards}}{cards}",
	"event.declared": "{how, select, sweep {{seat} sweeps {targets}} break {{seat} strikes at {item} of {owner}} throw {{seat} throws {weapon} at {targets}} net {{seat} casts for {targets} with {weapon} in hand} cast {{seat} throws {weapon} over {targets}} help {{seat} helps {partner} against {targets}} other {{seat} attacks {targets}}}",
	"event.stayedPassive": "{seat} is Passive",
	"event.reacted": "{seat} reacts{card}{blood, plural, =0 {} other { for # Blood}}",
	"event.revealed": "{seat} reveals {card}{cards}",
	"event.attackValued": "{seat} attacks {target} with {total}{parts}",
	"event.defenceValued": "{seat} defends against {against} with {total}{parts}",
	"event.attackNullified": "The attack of {seat} is null",
	"event.powerUsed": "{seat} uses {power}{points, plural, =0 {} other { (#)}}",
	"event.usedForTwo": "{seat} uses {things} for +2 each",
	"event.raged": "{seat} brings in {card} with Rage",
	"event.sacrificed": "{seat} sacrifices {card}",
	"event.overskilled": "{seat} may boost a Skill{skill}",
	"event.spent": "{seat} spends {count, plural, one {# card} other {# cards}} and {points, plural, one {# point} other {# points}}{elements}",
	"event.recovered": "{seat} recovers {count, plural, one {# card} other {# cards}} and {points, plural, one {# point} other {# points}}{elements}",
	"event.feinted": "{seat} feints",
	"event.hit": "{seat} hits {target}: {fav} against {fdv}",
	"event.missed": "{seat} misses {target}: {fav} against {fdv}",
	"event.damaged": "{seat} takes {total} damage{parts}",
	"event.paid": "{seat} pays {damage} with {things}",
	"event.killed": "{seat} is killed",
	"event.unbeatable": "{seat} is Unbeatable and fights on",
	"event.leftArena": "{seat} leaves the arena",
	"event.trapped": "{target} is caught in {item}",
	"event.itemBroken": "{item} of {seat} breaks",
	"event.itemDamaged": "{item} of {seat} is damaged",
	"event.itemLost": "{seat} loses {item}",
	"event.wrestled": "{seat} throws {target} to {cell}",
	"event.unbalanced": "{seat} will be Unbalanced ({markers})",
	"event.statusChanged": "{seat} now has markers: {grey} Trapped, {white, plural, =2 {2 Unbalanced, and lies face-down} other {# Unbalanced}}",
	"event.freed": "{seat} removes a marker: {grey} Trapped, {white} Unbalanced left",
	"event.stoodUp": "{seat} stands up",
	"event.adapted": "{seat} moves {toHand, plural, one {# card} other {# cards}} to the hand and {toHp} to the HP deck{things}",
	"event.discarded": "{seat} discards {cards}",
	"event.helped": "{seat} helps {partner} against {target}: +{points}",
	"event.vpChanged": "{seat}: {points} VP for {why, select, attack {an attack from the front} damage {the damage} firstBlood {First Blood} kill {the killing blow} rearAttack {an attack from behind} rearDamage {damage from behind} fleeing {running away} cowardice {showing the back} surrender {the surrender} other {the animal}}, now {vp}",
	"event.restBegan": "Rest",
	"event.movesJoined": "The Special Moves of {seat} join the deck",
	"event.turnEnded": "Turn {turn} is over",
	"event.gameEnded": "The game is decided",
	"event.scored": "{seat} ends with {total} VP{parts}",
	"event.sideScored": "{seats} end with {total} VP together{parts}",
	"event.animalEntered": "{species, select, dog {A dog} wolf {A wolf} lion {A lion} own {A beast} other {A bear}}, {animal}, enters at {cell}{cells}",
	"event.animalMoved": "{animal} moves{cells}",
	"event.animalAttacked": "{animal} attacks {seat} with {total}{parts}",
	"event.animalDefended": "{animal} defends with {total}{parts}",
	"event.animalKilled": "{seat} kills {animal}",
	"event.animalStrained": "{animal} strains in the net: {die}, {grey} markers left",
	"event.reinforced": "{species, select, dog {Another dog} wolf {Another wolf} lion {Another lion} own {Another beast} other {Another bear}} comes: {animal}",
	"event.steppedBack": "{seat} steps back to {cell}",
	"event.mauled": "{animal} wounds {seat}: {fav} against {fdv}, {damage} damage",
	"event.fendedOff": "{seat} fends off {animal}: {fav} against {fdv}",
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
	"part.pair": "two against one",
	"field.who": "character",
	"field.buy": "what you buy",
	"field.cell": "hex",
	"field.facing": "facing",
	"field.do": "your choice",
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
	"scene.animal": "Animal",
	"scene.figure": "animal",
	"outcome.GL-23.59": "Whoever is alive has won.",
	"outcome.GL-23.60": "Nobody is alive: the animals have won.",
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
	"animal.own": "beast",
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
	"option.freePlacement": "Start on any hex three or more from every opponent",
	"option.marginDamage": "1 more damage for every 3 points of margin",
	"option.overLimit": "Up to 4 cards more than the limit",
	"option.staged": "Learning game: Special Moves and Powers come later",
	"option.helpInMelee": "Help against any opponent in melee",
	"option.campaign": "Campaign: gladiators keep their experience",
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
	"option.alone": "Who plays alone",
	"option.alone.red": "Red",
	"option.alone.green": "Green",
	"option.alone.yellow": "Yellow",
	"option.partner": "Partner of Red",
	"option.partner.green": "Green",
	"option.partner.yellow": "Yellow",
	"option.partner.blue": "Blue",
	"option.xpRed": "Experience of Red",
	"option.xpGreen": "Experience of Green",
	"option.xpYellow": "Experience of Yellow",
	"option.xpBlue": "Experience of Blue",
	"option.species.own": "an animal of your own",
	"option.beasts": "Beasts of your own (0: as suggested)",
	"option.beastLower": "Beasts for each player, at least",
	"option.beastUpper": "Beasts for each player, at most",
	"option.beastDice": "Dice of the beast after moving",
	"option.beastExtra": "The beast has an extra die",
	"option.beastDoubles": "Doubles of the beast",
	"option.beastDoubles.nothing": "nothing",
	"option.beastDoubles.reinforce": "bring another one",
	"option.beastDoubles.step-back": "strike twice, a step back saves",
	"option.beastDoubles.two-more": "add 2 for each die",
	"option.beastSeven": "A 7 of the beast",
	"option.beastSeven.nothing": "nothing",
	"option.beastSeven.unbalance": "unbalances",
	"option.beastSeven.face-down": "throws down",
	"option.beastSeven.lose": "costs an Item or a card",
	"option.beastDefence": "Its powers work in defence too",
	"option.beastXp": "Experience for beating the beasts",
	"option.entry1": "Animals let in by a 1",
	"option.entry2": "Animals let in by a 2",
	"option.entry3": "Animals let in by a 3",
	"option.entry4": "Animals let in by a 4",
	"option.entry5": "Animals let in by a 5",
	"option.entry6": "Animals let in by a 6",
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
	"move.stand-up": "Stand up!",
	"word.unbeatable": "Unbeatable",
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
	"barred.GL-6.4": "another gladiator stands there",
	"barred.GL-6.6": "an opponent stands too near: two empty hexes must lie between",
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
}, Su = {
	"event.characterChosen": "{seat} joue {who} avec {cards} cartes",
	"event.buyersNamed": "Au-delà de la limite achètent : {seats}",
	"event.bought": "{seat} achète {count, plural, one {# carte} other {# cartes}} au-delà de la limite{cards}",
	"event.lotOffered": "En vente : {item}",
	"event.bid": "{seat} mise {cards}, énergie {energy}",
	"event.itemWon": "{seat} gagne {item}",
	"event.itemRemoved": "{item} quitte la partie",
	"event.laidOut": "Présentés : {items}",
	"event.firstChosen": "{seat} choisit en premier",
	"event.picked": "{seat} prend {item}",
	"event.wished": "{seat} souhaite {items}",
	"event.kept": "{seat} garde {items}",
	"event.orderSet": "L’ordre du premier tour : {seats}",
	"event.placed": "{seat} commence en {cell}, tourné vers {facing}",
	"event.herdFormed": "{species, select, dog {Les chiens} wolf {Les loups} lion {Les lions} own {Les fauves} other {Les ours}} attendent dehors : {count}",
	"event.turnBegan": "Tour {turn}",
	"event.entryRolled": "Le dé d’entrée donne {die} : {count, plural, =0 {aucun animal} one {# animal} other {# animaux}}",
	"event.split": "{seat} prend {hand, plural, one {# carte} other {# cartes}} en main et en laisse {hp} dans le paquet de PS{cards}",
	"event.roundBegan": "Tour {turn}, round {round} ; ordre : {seats}",
	"event.delayed": "{seat} utilise Décalage et agit en place {place} ; ordre : {seats}",
	"event.activationBegan": "{seat} agit",
	"event.moved": "{seat} va en {cell}, tourné vers {facing}",
	"event.surrendered": "{seat} abandonne",
	"event.acted": "{seat} fait une Action{card}{blood, plural, =0 {} other { pour # de Sang}}",
	"event.stoodBy": "{seat} se met en Attente{card}",
	"event.passed": "{seat} passe",
	"event.added": "{seat} ajoute {count, plural, one {# carte} other {# cartes}}{cards}",
	"event.declared": "{how, select, sweep {{seat} balaie {targets}} break {{seat} vise {item} de {owner}} throw {{seat} lance {weapon} sur {targets}} net {{seat} veut prendre {targets} dans {weapon}, filet en main} cast {{seat} jette {weapon} sur {targets}} help {{seat} aide {partner} contre {targets}} other {{seat} attaque {targets}}}",
	"event.stayedPassive": "{seat} est Passif",
	"event.reacted": "{seat} réagit{card}{blood, plural, =0 {} other { pour # de Sang}}",
	"event.revealed": "{seat} révèle {card}{cards}",
	"event.attackValued": "{seat} attaque {target} avec {total}{parts}",
	"event.defenceValued": "{seat} se défend contre {against} avec {total}{parts}",
	"event.attackNullified": "L’attaque de {seat} est nulle",
	"event.powerUsed": "{seat} utilise {power}{points, plural, =0 {} other { (#)}}",
	"event.usedForTwo": "{seat} utilise {things} pour +2 chacun",
	"event.raged": "{seat} fait venir {card} avec la Rage",
	"event.sacrificed": "{seat} sacrifie {card}",
	"event.overskilled": "{seat} peut augmenter une Compétence{skill}",
	"event.spent": "{seat} dépense {count, plural, one {# carte} other {# cartes}} et {points, plural, one {# point} other {# points}}{elements}",
	"event.recovered": "{seat} récupère {count, plural, one {# carte} other {# cartes}} et {points, plural, one {# point} other {# points}}{elements}",
	"event.feinted": "{seat} fait une Feinte",
	"event.hit": "{seat} touche {target} : {fav} contre {fdv}",
	"event.missed": "{seat} manque {target} : {fav} contre {fdv}",
	"event.damaged": "{seat} subit {total} dégâts{parts}",
	"event.paid": "{seat} paie {damage} avec {things}",
	"event.killed": "{seat} est tué",
	"event.unbeatable": "{seat} est Imbattable et combat encore",
	"event.leftArena": "{seat} quitte l’arène",
	"event.trapped": "{target} est pris dans {item}",
	"event.itemBroken": "{item} de {seat} se brise",
	"event.itemDamaged": "{item} de {seat} est endommagé",
	"event.itemLost": "{seat} perd {item}",
	"event.wrestled": "{seat} projette {target} en {cell}",
	"event.unbalanced": "{seat} sera Déséquilibré ({markers})",
	"event.statusChanged": "Marqueurs de {seat} : {grey} Piégé, {white, plural, =2 {2 Déséquilibré : à terre} other {# Déséquilibré}}",
	"event.freed": "{seat} retire un marqueur : il reste {grey} Piégé, {white} Déséquilibré",
	"event.stoodUp": "{seat} se relève",
	"event.adapted": "{seat} met {toHand} cartes en main et {toHp} en PS{things}",
	"event.discarded": "{seat} défausse {cards}",
	"event.helped": "{seat} aide {partner} contre {target} : +{points}",
	"event.vpChanged": "{seat} : {points} PV pour {why, select, attack {une attaque de face} damage {les dégâts} firstBlood {le Premier Sang} kill {le coup mortel} rearAttack {une attaque par derrière} rearDamage {des dégâts par derrière} fleeing {la fuite} cowardice {le dos tourné} surrender {la reddition} other {un animal tué}}, maintenant {vp}",
	"event.restBegan": "Repos",
	"event.movesJoined": "Les Coups spéciaux de {seat} rejoignent le paquet",
	"event.turnEnded": "Le tour {turn} est fini",
	"event.gameEnded": "La partie est décidée",
	"event.scored": "{seat} finit avec {total} PV{parts}",
	"event.sideScored": "{seats} finissent ensemble avec {total} PV{parts}",
	"event.animalEntered": "{species, select, dog {Un chien} wolf {Un loup} lion {Un lion} own {Un fauve} other {Un ours}}, {animal}, entre en {cell}{cells}",
	"event.animalMoved": "{animal} se déplace{cells}",
	"event.animalAttacked": "{animal} attaque {seat} avec {total}{parts}",
	"event.animalDefended": "{animal} se défend avec {total}{parts}",
	"event.animalKilled": "{seat} tue {animal}",
	"event.animalStrained": "{animal} se débat dans le filet : {die}, reste {grey} marqueurs",
	"event.reinforced": "Encore {species, select, dog {un chien} wolf {un loup} lion {un lion} own {un fauve} other {un ours}} : {animal}",
	"event.steppedBack": "{seat} recule en {cell}",
	"event.mauled": "{animal} blesse {seat} : {fav} contre {fdv}, {damage} dégâts",
	"event.fendedOff": "{seat} repousse {animal} : {fav} contre {fdv}",
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
	"part.pair": "deux contre un",
	"field.who": "personnage",
	"field.buy": "achats",
	"field.cell": "hexagone",
	"field.facing": "orientation",
	"field.do": "votre choix",
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
	"scene.animal": "Animal",
	"scene.figure": "animal",
	"outcome.GL-23.59": "Ceux qui sont en vie ont gagné.",
	"outcome.GL-23.60": "Plus personne n’est en vie : les animaux ont gagné.",
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
	"animal.own": "fauve",
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
	"option.freePlacement": "Commencer sur tout hexagone à trois ou plus de chaque adversaire",
	"option.marginDamage": "1 dégât de plus par 3 points d’écart",
	"option.overLimit": "Jusqu’à 4 cartes de plus que la limite",
	"option.staged": "Partie d’apprentissage : Coups spéciaux et Pouvoirs viennent plus tard",
	"option.helpInMelee": "Aider contre tout adversaire au contact",
	"option.campaign": "Campagne : les gladiateurs gardent leur expérience",
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
	"option.alone": "Qui joue seul",
	"option.alone.red": "Rouge",
	"option.alone.green": "Vert",
	"option.alone.yellow": "Jaune",
	"option.partner": "Partenaire de Rouge",
	"option.partner.green": "Vert",
	"option.partner.yellow": "Jaune",
	"option.partner.blue": "Bleu",
	"option.xpRed": "Expérience de Rouge",
	"option.xpGreen": "Expérience de Vert",
	"option.xpYellow": "Expérience de Jaune",
	"option.xpBlue": "Expérience de Bleu",
	"option.species.own": "un animal à vous",
	"option.beasts": "Vos fauves (0 : nombre conseillé)",
	"option.beastLower": "Fauves par joueur, au moins",
	"option.beastUpper": "Fauves par joueur, au plus",
	"option.beastDice": "Dés du fauve après un déplacement",
	"option.beastExtra": "Le fauve a un dé de plus",
	"option.beastDoubles": "Un double du fauve",
	"option.beastDoubles.nothing": "rien",
	"option.beastDoubles.reinforce": "en amène un autre",
	"option.beastDoubles.step-back": "frappe deux fois, un pas en arrière sauve",
	"option.beastDoubles.two-more": "ajoute 2 par dé",
	"option.beastSeven": "Un 7 du fauve",
	"option.beastSeven.nothing": "rien",
	"option.beastSeven.unbalance": "déséquilibre",
	"option.beastSeven.face-down": "jette à terre",
	"option.beastSeven.lose": "coûte un Objet ou une carte",
	"option.beastDefence": "Ses pouvoirs valent aussi en défense",
	"option.beastXp": "Expérience pour avoir vaincu les fauves",
	"option.entry1": "Animaux qui entrent sur un 1",
	"option.entry2": "Animaux qui entrent sur un 2",
	"option.entry3": "Animaux qui entrent sur un 3",
	"option.entry4": "Animaux qui entrent sur un 4",
	"option.entry5": "Animaux qui entrent sur un 5",
	"option.entry6": "Animaux qui entrent sur un 6",
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
	"move.stand-up": "Debout !",
	"word.unbeatable": "Imbattable",
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
	"barred.GL-6.4": "un autre gladiateur s’y trouve",
	"barred.GL-6.6": "un adversaire est trop près : il faut deux cases vides entre les deux",
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
}, Cu = {
	"event.characterChosen": "{seat} gioca {who} con {cards} carte",
	"event.buyersNamed": "Oltre il limite comprano: {seats}",
	"event.bought": "{seat} compra {count, plural, one {# carta} other {# carte}} oltre il limite{cards}",
	"event.lotOffered": "All’asta: {item}",
	"event.bid": "{seat} offre {cards}, energia {energy}",
	"event.itemWon": "{seat} vince {item}",
	"event.itemRemoved": "{item} esce dal gioco",
	"event.laidOut": "Esposti: {items}",
	"event.firstChosen": "{seat} sceglie per primo",
	"event.picked": "{seat} prende {item}",
	"event.wished": "{seat} desidera {items}",
	"event.kept": "{seat} tiene {items}",
	"event.orderSet": "L’ordine del primo turno: {seats}",
	"event.placed": "{seat} comincia in {cell}, rivolto verso {facing}",
	"event.herdFormed": "{species, select, dog {I cani} wolf {I lupi} lion {I leoni} own {Le belve} other {Gli orsi}} aspettano fuori: {count}",
	"event.turnBegan": "Turno {turn}",
	"event.entryRolled": "Il dado d’entrata dà {die}: {count, plural, =0 {nessun animale} one {# animale} other {# animali}}",
	"event.split": "{seat} prende {hand, plural, one {# carta} other {# carte}} in mano e ne lascia {hp} nel mazzo PF{cards}",
	"event.roundBegan": "Turno {turn}, round {round}; ordine: {seats}",
	"event.delayed": "{seat} usa Ritardo e agisce al posto {place}; ordine: {seats}",
	"event.activationBegan": "{seat} agisce",
	"event.moved": "{seat} va in {cell}, rivolto verso {facing}",
	"event.surrendered": "{seat} si arrende",
	"event.acted": "{seat} compie un’Azione{card}{blood, plural, =0 {} other { per # di Sangue}}",
	"event.stoodBy": "{seat} si mette in Attesa{card}",
	"event.passed": "{seat} passa",
	"event.added": "{seat} aggiunge {count, plural, one {# carta} other {# carte}}{cards}",
	"event.declared": "{how, select, sweep {{seat} spazza {targets}} break {{seat} mira a {item} di {owner}} throw {{seat} lancia {weapon} contro {targets}} net {{seat} vuole prendere {targets} con {weapon} in mano} cast {{seat} getta {weapon} su {targets}} help {{seat} aiuta {partner} contro {targets}} other {{seat} attacca {targets}}}",
	"event.stayedPassive": "{seat} è Passivo",
	"event.reacted": "{seat} reagisce{card}{blood, plural, =0 {} other { per # di Sangue}}",
	"event.revealed": "{seat} rivela {card}{cards}",
	"event.attackValued": "{seat} attacca {target} con {total}{parts}",
	"event.defenceValued": "{seat} si difende da {against} con {total}{parts}",
	"event.attackNullified": "L’attacco di {seat} è nullo",
	"event.powerUsed": "{seat} usa {power}{points, plural, =0 {} other { (#)}}",
	"event.usedForTwo": "{seat} usa {things} per +2 ciascuno",
	"event.raged": "{seat} porta {card} con la Rabbia",
	"event.sacrificed": "{seat} sacrifica {card}",
	"event.overskilled": "{seat} può potenziare un’abilità{skill}",
	"event.spent": "{seat} spende {count, plural, one {# carta} other {# carte}} e {points, plural, one {# punto} other {# punti}}{elements}",
	"event.recovered": "{seat} recupera {count, plural, one {# carta} other {# carte}} e {points, plural, one {# punto} other {# punti}}{elements}",
	"event.feinted": "{seat} fa una Finta",
	"event.hit": "{seat} colpisce {target}: {fav} contro {fdv}",
	"event.missed": "{seat} manca {target}: {fav} contro {fdv}",
	"event.damaged": "{seat} subisce {total} danni{parts}",
	"event.paid": "{seat} paga {damage} con {things}",
	"event.killed": "{seat} è ucciso",
	"event.unbeatable": "{seat} è Imbattibile e combatte ancora",
	"event.leftArena": "{seat} lascia l’arena",
	"event.trapped": "{target} è preso in {item}",
	"event.itemBroken": "{item} di {seat} si rompe",
	"event.itemDamaged": "{item} di {seat} è danneggiato",
	"event.itemLost": "{seat} perde {item}",
	"event.wrestled": "{seat} proietta {target} in {cell}",
	"event.unbalanced": "{seat} sarà sbilanciato ({markers})",
	"event.statusChanged": "Segnalini di {seat}: {grey} trappola, {white, plural, =2 {2 sbilanciato: a terra} other {# sbilanciato}}",
	"event.freed": "{seat} toglie un segnalino: restano {grey} trappola, {white} sbilanciamento",
	"event.stoodUp": "{seat} si alza",
	"event.adapted": "{seat} mette {toHand} carte in mano e {toHp} nei PF{things}",
	"event.discarded": "{seat} scarta {cards}",
	"event.helped": "{seat} aiuta {partner} contro {target}: +{points}",
	"event.vpChanged": "{seat}: {points} PV per {why, select, attack {un attacco frontale} damage {i danni} firstBlood {il Primo Sangue} kill {il colpo mortale} rearAttack {un attacco alle spalle} rearDamage {danni alle spalle} fleeing {la fuga} cowardice {le spalle voltate} surrender {la resa} other {un animale ucciso}}, ora {vp}",
	"event.restBegan": "Riposo",
	"event.movesJoined": "Le mosse speciali di {seat} entrano nel mazzo",
	"event.turnEnded": "Il turno {turn} è finito",
	"event.gameEnded": "La partita è decisa",
	"event.scored": "{seat} finisce con {total} PV{parts}",
	"event.sideScored": "{seats} finiscono insieme con {total} PV{parts}",
	"event.animalEntered": "{species, select, dog {Un cane} wolf {Un lupo} lion {Un leone} own {Una belva} other {Un orso}}, {animal}, entra in {cell}{cells}",
	"event.animalMoved": "{animal} si muove{cells}",
	"event.animalAttacked": "{animal} attacca {seat} con {total}{parts}",
	"event.animalDefended": "{animal} si difende con {total}{parts}",
	"event.animalKilled": "{seat} uccide {animal}",
	"event.animalStrained": "{animal} si dibatte nella rete: {die}, restano {grey} segnalini",
	"event.reinforced": "Arriva ancora {species, select, dog {un cane} wolf {un lupo} lion {un leone} own {una belva} other {un orso}}: {animal}",
	"event.steppedBack": "{seat} indietreggia in {cell}",
	"event.mauled": "{animal} ferisce {seat}: {fav} contro {fdv}, {damage} danni",
	"event.fendedOff": "{seat} respinge {animal}: {fav} contro {fdv}",
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
	"part.pair": "due contro uno",
	"field.who": "personaggio",
	"field.buy": "acquisti",
	"field.cell": "esagono",
	"field.facing": "orientamento",
	"field.do": "la tua scelta",
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
	"scene.animal": "Animale",
	"scene.figure": "animale",
	"outcome.GL-23.59": "Chi è vivo ha vinto.",
	"outcome.GL-23.60": "Nessuno è vivo: hanno vinto gli animali.",
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
	"animal.own": "belva",
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
	"option.freePlacement": "Partire da ogni esagono a tre o più da ogni avversario",
	"option.marginDamage": "1 danno in più ogni 3 punti di scarto",
	"option.overLimit": "Fino a 4 carte oltre il limite",
	"option.staged": "Partita per imparare: Mosse speciali e Poteri arrivano dopo",
	"option.helpInMelee": "Aiutare contro ogni avversario in mischia",
	"option.campaign": "Campagna: i gladiatori tengono la loro esperienza",
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
	"option.alone": "Chi gioca da solo",
	"option.alone.red": "Rosso",
	"option.alone.green": "Verde",
	"option.alone.yellow": "Giallo",
	"option.partner": "Compagno di Rosso",
	"option.partner.green": "Verde",
	"option.partner.yellow": "Giallo",
	"option.partner.blue": "Blu",
	"option.xpRed": "Esperienza di Rosso",
	"option.xpGreen": "Esperienza di Verde",
	"option.xpYellow": "Esperienza di Giallo",
	"option.xpBlue": "Esperienza di Blu",
	"option.species.own": "un animale vostro",
	"option.beasts": "Belve vostre (0: numero consigliato)",
	"option.beastLower": "Belve per giocatore, almeno",
	"option.beastUpper": "Belve per giocatore, al più",
	"option.beastDice": "Dadi della belva dopo il movimento",
	"option.beastExtra": "La belva ha un dado in più",
	"option.beastDoubles": "Un doppio della belva",
	"option.beastDoubles.nothing": "niente",
	"option.beastDoubles.reinforce": "ne porta un’altra",
	"option.beastDoubles.step-back": "colpisce due volte, un passo indietro salva",
	"option.beastDoubles.two-more": "aggiunge 2 per dado",
	"option.beastSeven": "Un 7 della belva",
	"option.beastSeven.nothing": "niente",
	"option.beastSeven.unbalance": "sbilancia",
	"option.beastSeven.face-down": "getta a terra",
	"option.beastSeven.lose": "costa un Oggetto o una carta",
	"option.beastDefence": "I suoi poteri valgono anche in difesa",
	"option.beastXp": "Esperienza per aver vinto le belve",
	"option.entry1": "Animali che entrano con un 1",
	"option.entry2": "Animali che entrano con un 2",
	"option.entry3": "Animali che entrano con un 3",
	"option.entry4": "Animali che entrano con un 4",
	"option.entry5": "Animali che entrano con un 5",
	"option.entry6": "Animali che entrano con un 6",
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
	"move.stand-up": "In piedi!",
	"word.unbeatable": "Imbattibile",
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
	"barred.GL-6.4": "lì sta un altro gladiatore",
	"barred.GL-6.6": "un avversario è troppo vicino: servono due esagoni vuoti in mezzo",
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
};
function wu(e) {
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
var Tu = 120;
function Eu(e) {
	let t = {};
	for (let n = 0; n < Tu; n++) t[`animal.${P(4 + n)}`] = `${e.animal} ${n + 1}`;
	for (let { name: n } of w) t[`thing.hp:${n}`] = `${e[`card.${n}`]} (${e.hp})`;
	return {
		...e,
		...t
	};
}
var Du = wu({
	en: () => Eu(xu),
	fr: () => Eu(Su),
	it: () => Eu(Cu)
}), Ou = (e) => ({
	kind: "flag",
	default: !1,
	clause: e
}), ku = (e, t) => ({
	kind: "number",
	min: 0,
	max: t,
	default: 0,
	clause: e
}), Au = {
	kind: "number",
	min: -200,
	max: 200,
	default: 0,
	clause: "GL-21.14",
	when: { campaign: [!0] }
}, ju = (e) => ({
	kind: "number",
	min: 0,
	max: 9,
	default: e,
	clause: "GL-23.66",
	when: { mode: ["coliseum"] }
}), Mu = {
	clause: "GL-23.67",
	when: { species: ["own"] }
}, Nu = (e) => ({
	kind: "number",
	min: 1,
	max: 12,
	default: e,
	...Mu
}), Pu = {
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
		clause: "GL-0.8",
		when: { mode: ["coliseum"] }
	},
	alone: {
		kind: "choice",
		of: [
			"red",
			"green",
			"yellow"
		],
		default: "red",
		clause: "GL-20.22",
		when: { mode: ["twoVsOne", "coliseum"] }
	},
	partner: {
		kind: "choice",
		of: [
			"green",
			"yellow",
			"blue"
		],
		default: "yellow",
		clause: "GL-20.22",
		when: { mode: ["team", "coliseum"] }
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
	freePlacement: Ou("GL-6.6"),
	marginDamage: Ou("GL-11.43"),
	overLimit: Ou("GL-4.18"),
	staged: Ou("GL-22.1"),
	helpInMelee: Ou("GL-20.11"),
	campaign: Ou("GL-21.1"),
	xpRed: Au,
	xpGreen: Au,
	xpYellow: Au,
	xpBlue: Au,
	coins: {
		kind: "number",
		min: 15,
		max: 150,
		default: 55,
		clause: "GL-4.2"
	},
	coinsRed: ku("GL-4.3", 150),
	coinsGreen: ku("GL-4.3", 150),
	coinsYellow: ku("GL-4.3", 150),
	coinsBlue: ku("GL-4.3", 150),
	species: {
		kind: "choice",
		of: [
			"dog",
			"wolf",
			"lion",
			"bear",
			"own"
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
	dogs: ku("GL-23.3", 24),
	wolves: ku("GL-23.3", 24),
	lions: ku("GL-23.3", 24),
	bears: ku("GL-23.3", 24),
	beasts: {
		kind: "number",
		min: 0,
		max: 24,
		default: 0,
		...Mu
	},
	beastLower: Nu(1),
	beastUpper: Nu(1),
	beastDice: {
		kind: "number",
		min: 1,
		max: 2,
		default: 1,
		...Mu
	},
	beastExtra: {
		kind: "flag",
		default: !1,
		...Mu
	},
	beastDoubles: {
		kind: "choice",
		of: [
			"nothing",
			"reinforce",
			"step-back",
			"two-more"
		],
		default: "nothing",
		...Mu
	},
	beastSeven: {
		kind: "choice",
		of: [
			"nothing",
			"unbalance",
			"face-down",
			"lose"
		],
		default: "nothing",
		...Mu
	},
	beastDefence: {
		kind: "flag",
		default: !1,
		...Mu
	},
	beastXp: {
		kind: "number",
		min: 0,
		max: 5,
		default: 1,
		...Mu
	},
	entry1: ju(0),
	entry2: ju(0),
	entry3: ju(1),
	entry4: ju(2),
	entry5: ju(3),
	entry6: ju(3)
}, Fu = {
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
function Iu({ mode: e, sides: t }) {
	return Fu[e === "coliseum" && t !== "ffa" ? t : e];
}
var Lu = {
	id: bu.id,
	title: "Gladiatori",
	rules: "gladiatori@3",
	prefix: "GL",
	seats: bu.seats,
	seatsFor: Iu,
	options: Pu,
	nouns: du,
	events: vu,
	locals: yu,
	words: Du
}, Ru = {
	features: [
		"points",
		"hand",
		"handHealth",
		"bodyHealth",
		"payable",
		"actions",
		"energy",
		"attack",
		"defence",
		"held",
		"powers",
		"out",
		"skills",
		"faces",
		"flanked",
		"discard",
		"pointsLate",
		"nearlyDead",
		"dying"
	],
	read: zu,
	pace: (e) => 2 * e.turn + e.round,
	fits: (e) => e.shape === "ffa",
	weights: {
		rules: "gladiatori@3",
		values: { 2: {
			points: .3041,
			hand: .0665,
			handHealth: .605,
			bodyHealth: .1939,
			payable: -.0646,
			actions: -.4322,
			energy: -.2139,
			attack: .8053,
			defence: .4778,
			held: -.4002,
			powers: -.1258,
			out: -3.618,
			skills: .5369,
			faces: .698,
			flanked: .5041,
			discard: -.4348,
			pointsLate: 1.6109,
			nearlyDead: -.442,
			dying: -1.3983
		} }
	}
};
function zu(e, t, n) {
	let r = e.gladiators[t];
	if (n.fill(0), r.character < 0) return;
	let i = 0, a = 0;
	for (let e of r.hand) (E(e) || qt(e)) && i++, e === 5 && a++;
	let o = 0, s = 0;
	for (let e of r.items) o += kn(r, e), s += An(r, e);
	let c = e.vp[t] / 5, l = Nn(r);
	n[0] = c, n[1] = r.hand.length / 5, n[2] = Mn(r.hand) / 5, n[3] = Mn(r.hp) / 5, n[4] = l / 5, n[5] = i / 3, n[6] = a, n[7] = o / 3, n[8] = s / 3, n[9] = r.grey + +!!r.down, n[10] = Hu(r.powers), n[11] = +(r.out > 0), n[12] = Vu(r) / 5, Bu(e, t, n), n[15] = r.discard.length / 5, n[16] = c * Math.max(0, e.turn - 1) / 5, n[17] = +(l < 4), n[18] = +(r.due >= 0);
}
function Bu(e, t, n) {
	let r = e.gladiators[t];
	if (!(r.out !== 0 || r.cell < 0)) for (let i = 0; i < e.seats; i++) {
		let a = e.gladiators[i];
		i === t || a.out !== 0 || a.cell < 0 || b.distance(r.cell, a.cell) !== 1 || (b.direction(r.cell, a.cell) === r.facing && (n[13] = 1), zt(r.cell, r.facing, a.cell) !== 0 && (n[14] = 1));
	}
}
function Vu(e) {
	let t = 0;
	for (let n of e.now) t += n;
	return t;
}
function Hu(e) {
	let t = 0;
	for (let n = e; n !== 0; n &= n - 1) t++;
	return t;
}
function Uu(e, t) {
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
var Y = 1e4, Wu = 1e6, Gu = 1e5;
function Ku(e) {
	let t = [1];
	for (let n of e) {
		let e = Array(t.length + n.count).fill(0);
		for (let r = 0; r < t.length; r++) for (let i = 0; i <= n.count; i++) e[r + i] += t[r];
		t = e;
	}
	return t;
}
function qu(e) {
	if (e.groups !== null || e.worth !== null) return Yu(e, Y).length;
	let t = Ku(Uu(e.from, null)), n = 0;
	for (let r = e.min; r <= e.max; r++) n += t[r];
	return n;
}
var Ju = (e, t) => {
	for (let n of e ?? []) {
		let e = 0;
		for (let r of t) n.items.includes(r) && e++;
		if (e > n.max || e < n.min) return !1;
	}
	return !0;
};
function Yu(e, t) {
	let n = Uu(e.from, e.worth), r = [], i = [], a = Array(n.length + 1).fill(0);
	for (let e = n.length - 1; e >= 0; e--) a[e] = a[e + 1] + n[e].count;
	let o = 0, s = (c, l, u) => {
		if (r.length >= t || l > a[c] || ++o > Wu) return;
		if (l === 0) {
			Ju(e.groups, i) && r.push(i.slice());
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
function Xu(e) {
	let { due: t, exact: n } = e;
	if (e.irreducible || t > Gu) return Zu(e, Y, !e.irreducible).length;
	let r = Array(t + 1).fill(0);
	r[0] = 1;
	for (let i of Uu(e.from, e.worth)) {
		let e = Array(t + 1).fill(0);
		for (let a = 0; a <= t; a++) for (let o = 0; o <= i.count; o++) {
			let s = a + o * i.worth;
			(s <= t || !n) && (e[Math.min(s, t)] += r[a]);
		}
		r = e;
	}
	return r[t];
}
function Zu(e, t, n = !1) {
	let r = Uu(e.from, e.worth), i = n && !e.irreducible, a = [], o = Array(r.length).fill(0), s = Array(r.length + 1).fill(0);
	for (let e = r.length - 1; e >= 0; e--) s[e] = s[e + 1] + r[e].count * r[e].worth;
	let c = /* @__PURE__ */ new Set(), l = 0, u = (n, d, f) => {
		if (a.length >= t || d + s[n] < e.due || ++l > Wu || e.exact && c.has(`${n} ${d}`) || e.exact && d > e.due || !i && d - f >= e.due) return;
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
var Qu = 1, $u = 2;
function ed(e, t = e) {
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
var td = (e) => {
	e.marks.fill(0);
}, nd = (e, t) => {
	e.marks[t] = e.marks[t] | Qu;
}, rd = (e, t) => {
	e.marks[t] = e.marks[t] | $u;
};
function id(e, t, n, r, i = null) {
	let { cost: a, via: o, marks: s, head: c, next: l, back: u } = e;
	if (r > e.farthest) throw RangeError(`This search reaches up to ${e.farthest}, not ${r}: make it with more room.`);
	a.fill(-1), o.fill(-1), c.fill(-1), a[n] = 0, l[n] = -1, c[0] = n;
	let d = typeof i == "function" ? i : null, f = typeof i == "function" ? null : i, p = 1;
	for (let i = 0; p > 0; i++) for (let m = c[i]; m >= 0; m = l[m]) {
		if (p--, (s[m] & $u) !== 0 && m !== n) continue;
		let ee = t[m], h = f === null ? null : f[m];
		for (let t = 0; t < ee.length; t++) {
			let n = ee[t];
			if (n < 0 || (s[n] & Qu) !== 0) continue;
			let f = h === null ? d === null ? 1 : d(m, n, t) : h[t], g = i + f;
			if (f < 1 || g > r) continue;
			let _ = a[n];
			if (_ >= 0 && _ <= g) {
				_ === g && m < o[n] && (o[n] = m);
				continue;
			}
			_ >= 0 ? ad(e, n, _) : p++;
			let te = c[g];
			te >= 0 && (u[te] = n), u[n] = -1, l[n] = te, c[g] = n, a[n] = g, o[n] = m;
		}
	}
}
function ad(e, t, n) {
	let { head: r, next: i, back: a } = e, o = a[t], s = i[t];
	o < 0 ? r[n] = s : i[o] = s, s >= 0 && (a[s] = o);
}
function od(e, t) {
	if (e.cost[t] < 0) return null;
	let n = [];
	for (let r = t; e.via[r] >= 0; r = e.via[r]) n.push(r);
	return n.reverse();
}
var sd = /* @__PURE__ */ new Map();
function cd(e) {
	let t = e.steps.length, n = sd.get(t);
	(n === void 0 || n.farthest < e.budget) && (n = ed(t, Math.max(t, e.budget)), sd.set(t, n)), td(n);
	for (let t of e.blocked ?? []) nd(n, t);
	for (let t of e.halts ?? []) rd(n, t);
	return id(n, e.steps, e.start, e.budget, e.costs), n;
}
function ld(e, t) {
	let n = cd(e), r = [];
	for (let t = 0; t < n.size; t++) n.cost[t] !== -1 && (t === e.start ? e.mayStay : e.ends === null || e.ends.includes(t)) && r.push(t);
	return r.sort((e, t) => n.cost[e] - n.cost[t] || e - t), r.length > t && (r.length = t), r.map((e) => od(n, e));
}
function ud(e) {
	switch (e.kind) {
		case "pick": return new Set(e.from).size;
		case "amount": return Math.floor((e.max - e.min) / e.step) + 1;
		case "subset": return qu(e);
		case "pay": return Xu(e);
		case "path": return ld(e, Y).length;
		case "order": return pd(e.items);
		case "offer": return gd(e);
		case "form": return bd(e, 0, {}, Y);
	}
}
function dd(e, t) {
	switch (e.kind) {
		case "pick": return [...new Set(e.from)].slice(0, t);
		case "amount": return fd(e.min, ud(e), e.step, t);
		case "subset": return Yu(e, t);
		case "pay": return Zu(e, t, Xu(e) <= t);
		case "path": return ld(e, t);
		case "order": return md(e, t);
		case "offer": return gd(e) <= t ? _d(e) : vd(e).slice(0, t);
		case "form": return xd(e, t);
	}
}
function fd(e, t, n, r) {
	let i = [], a = Math.min(t, r);
	for (let r = 0; r < a; r++) {
		let o = a === t ? r : Math.round(r * (t - 1) / Math.max(1, a - 1));
		i.push(e + o * n);
	}
	return i;
}
function pd(e) {
	let t = 1, n = /* @__PURE__ */ new Map();
	for (let r = 0; r < e.length; r++) {
		let i = (n.get(e[r]) ?? 0) + 1;
		n.set(e[r], i), t = t * (r + 1) / i;
	}
	return t;
}
function md(e, t) {
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
var hd = (e) => _(0, "", e, 0, e.length);
function gd(e) {
	let t = qu(hd(e.give)) * (e.coins + 1), n = +!!e.mayDecline;
	for (let r of e.partners) n += t * qu(hd(r.items)) * (r.coins + 1) - 1;
	return n;
}
function _d(e) {
	let t = e.mayDecline ? ["none"] : [];
	for (let n of e.partners) for (let r of Yu(hd(e.give), Y)) for (let i of Yu(hd(n.items), Y)) for (let a = 0; a <= e.coins; a++) for (let e = 0; e <= n.coins; e++) r.length + i.length + a + e > 0 && t.push({
		with: n.seat,
		give: r,
		giveCoins: a,
		want: i,
		wantCoins: e
	});
	return t;
}
function vd(e) {
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
var yd = (e, t) => e.fields.some((e) => e.when?.field === t) || (e.distinct ?? []).some((e) => e.includes(t)) || (e.totals ?? []).some((e) => e.fields.includes(t));
function bd(e, t, n, r) {
	let i = e.fields[t];
	if (i === void 0) return +(ze(e, n) === null);
	if (!oe(i, n)) return bd(e, t + 1, n, r);
	if (!yd(e, i.name)) return ud(i.request) * bd(e, t + 1, n, r);
	let a = 0;
	for (let o of dd(i.request, r)) if (a += bd(e, t + 1, {
		...n,
		[i.name]: o
	}, r), a > r) break;
	return a;
}
function xd(e, t) {
	let n = [], r = (i, a, o) => {
		if (n.length >= t) return;
		let s = e.fields[i];
		if (s === void 0) ze(e, a) === null && n.push(a);
		else if (!oe(s, a)) r(i + 1, a, o);
		else {
			let e = dd(s.request, Math.max(2, o)), t = Math.max(1, Math.floor(o / e.length));
			for (let n of e) r(i + 1, {
				...a,
				[s.name]: n
			}, t);
		}
	};
	return r(0, {}, bd(e, 0, {}, t) <= t ? Y * Y : t), n;
}
function Sd(e, t) {
	switch (e.kind) {
		case "pick": return e.from[t.below(e.from.length)];
		case "amount": return e.min + e.step * t.below(Math.floor((e.max - e.min) / e.step) + 1);
		case "subset": return wd(e, t);
		case "pay": return Ed(e, t);
		case "path": return Dd(e, t);
		case "order": {
			let n = e.items.slice();
			return t.shuffle(n), n;
		}
		case "offer": return Cd(e, t);
		case "form": return Od(e, t);
	}
}
function Cd(e, t) {
	if (e.partners.length === 0 || e.mayDecline && t.below(2) === 0) return "none";
	let n = e.partners[t.below(e.partners.length)], r = (e) => le(wd(_(0, "", e, 0, Math.min(2, e.length)), t));
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
	let i = dd(e, Y);
	return i[t.below(i.length)];
}
function wd(e, t) {
	let n = e.groups === null && e.worth === null;
	for (let r = 0; r < 8; r++) {
		let r = e.min + t.below(e.max - e.min + 1), i = e.from.slice(), a = 0, o = e.atMost;
		for (let s = 0; s < i.length && a < r; s++) {
			let r = s + t.below(i.length - s), c = i[r];
			i[r] = i[s], i[s] = c, (n || Td(e, i, a, c, o)) && (e.worth !== null && (o -= e.worth[e.from.indexOf(c)]), i[s] = i[a], i[a++] = c);
		}
		if (i.length = a, n || ye(e, i) === null) return i;
	}
	let r = Yu(e, Y);
	return r[t.below(r.length)];
}
function Td(e, t, n, r, i) {
	if (e.worth !== null && e.worth[e.from.indexOf(r)] > i) return !1;
	for (let i of e.groups ?? []) {
		if (!i.items.includes(r)) continue;
		let e = 0;
		for (let r = 0; r < n; r++) i.items.includes(t[r]) && e++;
		if (e >= i.max) return !1;
	}
	return !0;
}
function Ed(e, t) {
	if (e.exact) {
		let n = Zu(e, Y, !0);
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
function Dd(e, t) {
	for (let n = 0; n < 4; n++) {
		let n = [], r = e.start, i = e.budget;
		for (let a = t.below(e.budget + 1); a > 0 && i > 0; a--) {
			let a = e.steps[r], o = t.below(a.length), s = a[o], c = e.costs === null ? 1 : e.costs[r][o];
			if (c < 1 || c > i || e.blocked?.includes(s) || (n.push(s), r = s, i -= c, e.halts?.includes(s))) break;
		}
		if (ye(e, n) === null) return n;
	}
	let n = ld(e, Y);
	return n[t.below(n.length)];
}
function Od(e, t) {
	for (let n = 0; n < 16; n++) {
		let r = {};
		for (let i of e.fields) {
			if (!oe(i, r)) continue;
			let a = n === 0 ? i.request : kd(e, i, r);
			r[i.name] = Sd(a, t);
		}
		if (e.distinct === null && e.totals === null || ze(e, r) === null) return r;
	}
	let n = dd(e, Y);
	return n[t.below(n.length)];
}
function kd({ distinct: e, totals: t }, { name: n, request: r }, i) {
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
function Ad(e, t) {
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
		case "form": return jd(e, t, Ad);
		case "path":
		case "order": return t.slice();
		default: return t;
	}
}
function jd(e, t, n) {
	let r = {};
	for (let i of e.fields) oe(i, r) && (r[i.name] = n(i.request, t[i.name]));
	return r;
}
function Md(e) {
	let t = dd(e, 2);
	return t.length === 1 ? t[0] : null;
}
function Nd(e) {
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
function Pd(e) {
	let { cell: t } = e.gladiators[e.viewer], n = -1;
	for (let r of Nd(e)) (n < 0 || b.distance(t, r.cell) < b.distance(t, n)) && (n = r.cell);
	return n;
}
function Fd(e, t, n) {
	let r = 0, i = Infinity;
	for (let a of Nd(e)) {
		let e = b.distance(t, a.cell), o = zt(t, n, a.cell), s = -3 * e;
		e === 1 && b.direction(t, a.cell) === n && (s += 4), (o === 1 || o === 2) && (s -= 3), e === 1 && a.facing >= 0 && zt(a.cell, a.facing, t) !== 0 && (s -= 2), e < i ? (i = e, r = s) : e === i && (r = Math.max(r, s));
	}
	return r;
}
var Id = (e, t) => {
	let { cell: n, facing: r } = e.gladiators[e.viewer], i = x.indexOf(t);
	if (i >= 0) return {
		cell: b.neighbours[n][Math.floor(i / 3)],
		facing: (r + i % 3 + 5) % 6
	};
	let a = S.indexOf(t);
	return {
		cell: n,
		facing: a < 0 ? r : (r + Vt[a] + 6) % 6
	};
};
function Ld(e, t, n) {
	let r = e.gladiators[e.viewer];
	if (t.includes("stand-up") && (r.down || r.grey > 1)) return "stand-up";
	if (r.down && t.includes("free-white")) return "free-white";
	if (r.grey > 0 && t.includes("free-grey") && typeof r.hand != "number" && r.hand.length > 5) return "free-grey";
	if (Pd(e) < 0) return n;
	let i = n, a = Fd(e, r.cell, r.facing);
	for (let n of t) {
		if (x.indexOf(n) < 0 && S.indexOf(n) < 0) continue;
		let { cell: t, facing: r } = Id(e, n), o = Fd(e, t, r);
		o > a && (a = o, i = n);
	}
	return i;
}
function Rd(e, t) {
	let n = e.gladiators[F(t)];
	return n === void 0 ? 0 : zt(n.cell, n.facing, e.gladiators[e.viewer].cell);
}
function zd(e, t, n) {
	switch (t.kind) {
		case "pick": return Ud(e, t, n);
		case "subset": return $d(e, t, n);
		case "form": return rf(e, t, n);
		default: return Sd(t, n);
	}
}
var Bd = (e) => e.gladiators[e.viewer], Vd = (e) => typeof e.hand == "number" ? [] : e.hand, Hd = (e, t) => e.filter((e) => e === t).length;
function Ud(e, t, n) {
	let { from: r } = t;
	switch (t.clause) {
		case "GL-8.5": return Ld(e, r, "done");
		case "GL-9.15":
		case "GL-13.50": return Ld(e, r, "stop");
		case "GL-8.8": return Kd(e, r);
		case "GL-8.26": return qd(e, r);
		case "GL-8.37": return Jd(e, r);
		case "GL-5.26": return Xd(e, r);
		case "GL-11.19":
		case "GL-11.30": return r.includes("feint") && Qd(e) ? "feint" : "no";
		case "GL-14.8":
		case "GL-14.21": return r[0];
		case "GL-23.44": return r[r.length - 1];
		case "GL-23.51": return Zd(r);
		case "GL-16.19":
		case "GL-14.39":
		case "GL-13.17":
		case "GL-4.23": return r.includes("done") ? "done" : r.includes("none") ? "none" : "no";
		case "GL-14.27": return "none";
		case "GL-13.28": return r.find((e) => e === 9 || e === 59) ?? "none";
		default: return r[n.below(r.length)];
	}
}
function Wd(e, t) {
	let n = Vd(e);
	return t === 0 ? Hd(n, 5) : t === 1 ? n.length - 1 >> 1 : t === 2 ? 2 * Math.min(3, e.secret?.now[3] ?? 0) : 0;
}
var Gd = (e) => w.findIndex(({ name: t }) => e.endsWith(`-${t}`));
function Kd(e, t) {
	let n = Bd(e), r = Pd(e), i = r < 0 ? -1 : b.direction(n.cell, r), a = (e) => {
		let t = Gd(e), r = e.startsWith("new");
		if (e.startsWith("standby") || e.startsWith("turn-down")) return t === 3 ? 1.2 : 1;
		if (!r && !e.startsWith("again")) return 0;
		let a = r ? 0 : 1.5;
		return t === 3 ? i >= 0 && i === n.facing ? .5 : 6 - a : i >= 0 && i === n.facing ? 8 + Wd(n, t) - a : .8;
	};
	return t.reduce((e, t) => a(t) > a(e) ? t : e);
}
function qd(e, t) {
	let n = (t) => {
		let [n, r = "", i = ""] = t.split(":");
		if (n === "none") return 0;
		if (n === "help") return 1;
		if (n === "sweep") return 3.5;
		let a = n === "attack" ? r : i;
		return Rd(e, a) !== 0 && !a.startsWith("a") ? -1 : n === "attack" ? 3 : n === "throw" ? 4 : n === "break" ? 2 : 2.5;
	};
	return t.reduce((e, t) => n(t) > n(e) ? t : e);
}
function Jd(e, t) {
	let n = Bd(e), r = (e) => {
		if (e === "pass") return 1;
		let t = Gd(e);
		return (t === 2 ? 5 : t === 3 ? 4.5 : Wd(n, t)) - (e.startsWith("again") ? 1 : .5);
	};
	return t.reduce((e, t) => r(t) > r(e) ? t : e);
}
var Yd = (e) => 1.3 * A(e).attack + A(e).defence + .5 * A(e).hp + +!!A(e).thrown;
function Xd(e, t) {
	let n = Bd(e).items.map((e) => A(e).symbol), r = (e) => Yd(e) - (A(e).symbol !== 0 && n.includes(A(e).symbol) ? 10 : 0);
	return t.reduce((e, t) => r(t) > r(e) ? t : e);
}
function Zd(e) {
	let t = (e) => e >= 30 ? Yd(e) : T[e];
	return e.reduce((e, n) => t(n) < t(e) ? n : e);
}
function Qd(e) {
	return e.flow.scenes.find(({ rule: e }) => e === "fight")?.targets.every(({ fav: e, fdv: t }) => e <= t) ?? !1;
}
function $d(e, t, n) {
	let r = t.from;
	switch (t.clause) {
		case "GL-7.3": return tf(r);
		case "GL-8.19":
		case "GL-8.41": return nf(e, r, t.clause === "GL-8.41");
		case "GL-5.11": return Bd(e).items.length >= 2 ? [] : r.slice(0, Math.min(r.length, 1 + n.below(3)));
		case "GL-9.11": return r.slice().sort((e, t) => ef(t) - ef(e)).slice(0, t.max);
		case "GL-16.18": return r.slice().sort((e, t) => ef(e) - ef(t)).slice(0, t.min);
		case "GL-4.22":
		case "GL-23.53": return [];
		case "GL-5.7":
		case "GL-5.29": {
			let e = (e) => e.reduce((e, t) => e + Yd(t), 0);
			return dd(t, 200).reduce((t, n) => e(n) > e(t) ? n : t);
		}
		default: return Sd(t, n);
	}
}
var ef = (e) => nn(e) ? 2.5 : E(e) ? 4 : qt(e) ? 3.5 : e === 5 ? 3 : 1;
function tf(e) {
	let t = 0, n = e.filter((e) => E(e) || qt(e) && e !== 11 || e === 5 && t++ < 4), r = e.filter((e) => e === 4);
	return [...n, ...r.slice(0, r.length >> 1)].sort((e, t) => e - t);
}
function nf(e, t, n) {
	let r = Bd(e), i = r.using, a = typeof r.covert == "number" ? [] : r.covert, o = i < 0 ? -1 : r.row[i] >= 0 ? r.row[i] : a[a.length - 1];
	if (o === 3 && !n) return t.filter((e) => e === 14);
	let s = t.filter((e) => e === 9 && r.white === 0), c = o === 0 ? 5 : 4, l = o === 0 ? 4 : n || o === 1 ? 0 : 2;
	return [...s, ...t.filter((e) => e === c).slice(0, l)].sort((e, t) => e - t);
}
function rf(e, t, n) {
	switch (t.clause) {
		case "GL-4.1": return { who: t.fields[0].request.from[n.below(5)] };
		case "GL-6.4": return af(t);
		case "GL-11.3":
		case "GL-11.5": return Object.fromEntries(t.fields.map(({ name: t, request: n }) => [t, of(e, t, n)]));
		case "GL-13.40": return Bd(e).white > 0 && t.fields.length > 1 ? Sd(t, n) : { do: "marker" };
		case "GL-11.45": return sf(t, n);
		case "GL-18.2": {
			let e = t.fields[1]?.request;
			return e === void 0 || e.from.length < 2 ? { use: "no" } : {
				use: "yes",
				elements: e.from.slice().sort((e, t) => ef(t) - ef(e)).slice(0, e.max).sort((e, t) => e - t)
			};
		}
		default: return Sd(t, n);
	}
}
function af(e) {
	let t = e.fields[0].request.from.reduce((e, t) => b.distance(t, It) < b.distance(e, It) ? t : e);
	return {
		cell: t,
		facing: t === It ? 0 : b.bearing(t, It, -1)
	};
}
function of(e, t, n) {
	return n.kind === "pick" ? t !== "wrestle" && n.from.includes("yes") ? "yes" : "no" : n.kind === "amount" ? t === "deep" || t === "leapDamage" ? 0 : Math.min(n.max, t === "speed" ? 1 : n.max) : [];
}
function sf(e, t) {
	if (e.fields.length === 1) return { do: "die" };
	let n = (e) => e.reduce((e, t) => e + (t >= 30 ? 1.5 * Yd(t) : T[t] + .1), 0), r = dd(e.fields[1].request, 300);
	return r.length === 0 ? Sd(e, t) : {
		do: "pay",
		with: r.reduce((e, t) => n(t) < n(e) ? t : e)
	};
}
var cf = (e) => Math.max(0, Math.floor(e / 2));
function lf(e, t) {
	let n = e === 1 && t.mode === "ffa" ? "solo" : t.mode, r = n === "coliseum" ? t.sides : n, i = r === "team" || r === "twoVsOne" ? r : n === "solo" || n === "coop" ? "together" : "ffa", a = Ue(Lu, e, t);
	if (a !== null) throw Error(`${a}.`);
	let { animals: o, herd: s } = mf(n) ? hf(e, t) : {
		animals: [],
		herd: -1
	};
	return {
		flow: l(e, Vc.frame({ herd: s })),
		seats: e,
		mode: n,
		shape: i,
		itemMethod: t.items,
		freePlacement: t.freePlacement,
		marginDamage: t.marginDamage,
		overLimit: t.overLimit,
		staged: t.staged,
		helpInMelee: t.helpInMelee,
		campaign: t.campaign,
		entry: [
			1,
			2,
			3,
			4,
			5,
			6
		].map((e) => t[`entry${e}`]).join(""),
		beast: o.some(({ species: e }) => e === ff) || s === ff ? pf(t) : null,
		turn: 0,
		round: 0,
		ended: !1,
		spare: Array(e).fill(0),
		stock: [
			0,
			0,
			0
		],
		itemDeck: un.slice(),
		faceUp: [],
		lostItems: [],
		order: [],
		vp: Array(e).fill(10),
		arrived: Array(e).fill(0),
		clock: 0,
		acted: [],
		aside: Array(e).fill(!1),
		firstBlood: !1,
		gladiators: Array.from({ length: e }, (e, n) => gf(uf(t, i, n), df(t, i, n))),
		animals: o,
		active: -1
	};
}
function uf({ alone: e, partner: t }, n, r) {
	switch (n) {
		case "together": return 0;
		case "team": return r === 0 || Xt[r] === t ? 0 : 1;
		case "twoVsOne": return Xt[r] === e ? 0 : 1;
		case "ffa": return r;
	}
}
function df(e, t, n) {
	let r = (t) => e[t + [
		"Red",
		"Green",
		"Yellow",
		"Blue"
	][n]], i = e.campaign === !0 ? cf(r("xp")) : 0;
	return r("coins") > 0 ? Math.max(15, r("coins")) + i : (t === "twoVsOne" && uf(e, t, n) === 0 ? 70 : e.coins) + i;
}
var ff = hn.length;
function pf(e) {
	let t = e.beastLower, n = e.beastDefence;
	return {
		name: "own",
		suggested: [t, Math.max(t, e.beastUpper)],
		afterMove: e.beastDice,
		extra: +(e.beastExtra === !0),
		doubles: e.beastDoubles,
		doublesInDefence: n && e.beastDoubles !== "step-back",
		seven: e.beastSeven,
		sevenInDefence: n && e.beastSeven === "lose",
		xp: e.beastXp
	};
}
var mf = (e) => e === "solo" || e === "coop" || e === "coliseum";
function hf(e, t) {
	let n = t.species === "own", r = [
		"dogs",
		"wolves",
		"lions",
		"bears"
	].map((e) => t[e]);
	if (n && r.push(t.beasts), !r.some((e) => e > 0)) {
		let i = n ? ff : hn.findIndex(({ name: e }) => e === t.species);
		if (t.animals === "random") return {
			animals: [],
			herd: i
		};
		let { suggested: a } = n ? pf(t) : hn[i];
		r[i] = a[+(t.animals === "upper")] * e;
	}
	return {
		animals: r.flatMap((e, t) => Array.from({ length: e }, () => Oc(t))),
		herd: -1
	};
}
var gf = (e, t) => ({
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
	deed: wr(),
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
	known: Ur()
}), _f = (e) => e.flow.frames.some((e) => e.rule === "create" || e.rule === "over-limit") || e.gladiators[0].character < 0;
function vf(e) {
	let t = {};
	if (_f(e)) return t;
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
function yf(e) {
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
		}), _f(e) || r.character >= Sn || r.extra > 0) continue;
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
var bf = he({
	...Lu,
	setup: lf,
	book: Jc,
	commands: [...sc, Ks],
	clone: $c,
	visibility: Tr,
	zones: yf,
	conserved: vf,
	viewFor: _l,
	determinise: xl,
	consistent: Pl,
	outcome: pc,
	heuristic: zd,
	evaluation: Ru,
	uses: [
		...w.map(({ name: e }) => e),
		...O.map(({ name: e }) => e),
		...hn.map(({ name: e }) => e),
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
	draw: Fl,
	arrange: Gr
}), xf = 2, Sf = class {
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
function Cf(e, t, n, r, i) {
	let a = new Sf(i, !0);
	return Tf(e, t, n, r, a), !a.isProposed && !a.isFull && Mf(n, r, a), a.list;
}
function wf(e, t, n, r, i) {
	let a = new Sf(i, !1);
	return Tf(e, t, n, r, a), a.list.length === 1 && Mf(n, r, a), a.list;
}
function Tf(e, t, n, r, i) {
	if (i.add(e.heuristic(t, n, r)), !i.isFull) {
		for (let r of e.alternatives?.(t, n, i.most) ?? []) i.isFull || i.add(r);
		if (i.isProposed = i.list.length > 1, !i.isProposed) switch (n.kind) {
			case "pick":
				Ef(e, t, n, r, i);
				break;
			case "amount":
				Df(n, i);
				break;
			case "form":
				Af(e, t, n, r, i), jf(e, t, n, r, i), Df(n, i);
				break;
			default: jf(e, t, n, r, i), Df(n, i);
		}
	}
}
function Ef(e, t, n, r, i) {
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
function Df(e, t) {
	for (let n of Of(e, t.list[0])) {
		if (t.isFull) return;
		ye(e, n) === null && t.add(n);
	}
}
function* Of(e, t) {
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
			yield* kf(e, t);
			return;
		case "path":
			for (let e = t.length - 1; e >= 0; e--) yield t.slice(0, e);
			return;
		case "form": for (let { name: n, request: r } of e.fields.toReversed()) {
			let e = t[n];
			if (e !== void 0) for (let i of Of(r, e)) yield {
				...t,
				[n]: i
			};
		}
	}
}
function* kf({ from: e }, t) {
	let n = e.slice();
	for (let e of t) n.splice(n.indexOf(e), 1);
	let r = [...new Set(n)], i = (e) => t.toSpliced(t.indexOf(e), 1);
	for (let e = 0; e < Math.max(t.length, r.length); e++) e < t.length && (yield i(t[e])), e < r.length && (yield [...t, r[e]]);
	for (let e of new Set(t)) for (let t of r) yield [...i(e), t];
}
function Af(e, t, n, r, i) {
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
		ye(u, d) === null ? i.add(d) : i.isWide && i.add(Sd(u, r));
	}
}
function jf(e, t, n, r, i) {
	for (let a = 0; a < xf && !i.isFull;) a = i.add(e.heuristic(t, n, r)) ? 0 : a + 1;
}
function Mf(e, t, n) {
	for (let t of dd(e, n.most)) {
		if (n.isFull) return;
		ye(e, t) === null && n.add(t);
	}
	for (let r = n.most; r > 0 && !n.isFull; r--) n.add(Sd(e, t));
}
function Nf(e, t) {
	let n = Pf(e);
	if (n !== null) throw Error(n);
	let { values: r } = e.evaluation.weights, i = Object.keys(r).map(Number), a = i.filter((e) => e <= t);
	return Object.values(r[a.length > 0 ? Math.max(...a) : Math.min(...i)]);
}
function Pf({ id: e, rules: t, evaluation: n }) {
	if (n === void 0) return `${e} has no features that could be weighed`;
	let { weights: r, features: i } = n, a = Object.values(r.values).find((e) => Object.keys(e).join() !== i.join()), o = r.rules === t ? a === void 0 ? null : `the features ${Object.keys(a).join(", ")}, but there are ${i.join(", ")}` : `the rules '${r.rules}', but these are '${t}'`;
	return o === null ? null : `the weights of ${e} (games/${e}/player/weights.ts) were fitted to ${o}: fit them again with ./harena train ${e}, or, where the old ones still mean the same, stamp them with ./harena train ${e} --stamp`;
}
function Ff(e, t, n) {
	let { places: r } = e.outcome(t), i = 0;
	for (let e of r) e === 1 && i++;
	for (let e = 0; e < r.length; e++) n[e] = r[e] === 1 ? 1 / i : 0;
}
var If = class {
	evaluation;
	weights;
	features;
	constructor(e, t) {
		this.evaluation = e.evaluation, this.weights = Nf(e, t), this.features = new Float64Array(this.weights.length);
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
}, Lf = [
	1634760805,
	857760878,
	2036477234,
	1797285236
];
function Rf(e) {
	let t = new DataView(e.buffer, e.byteOffset, e.byteLength), n = new Int32Array(e.length / 4);
	for (let e = 0; e < n.length; e++) n[e] = t.getInt32(e * 4, !0);
	return n;
}
function zf(e, t) {
	let n = /* @__PURE__ */ new Int32Array(16);
	return n.set(Lf, 0), n.set(e, 4), n.set(t, 13), n;
}
function Bf(e, t, n) {
	let r = Vf;
	e[12] = t, r.set(e);
	for (let e = 0; e < 10; e++) Hf(r, 0, 4, 8, 12), Hf(r, 1, 5, 9, 13), Hf(r, 2, 6, 10, 14), Hf(r, 3, 7, 11, 15), Hf(r, 0, 5, 10, 15), Hf(r, 1, 6, 11, 12), Hf(r, 2, 7, 8, 13), Hf(r, 3, 4, 9, 14);
	for (let t = 0; t < 16; t++) n[t] = r[t] + e[t];
}
var Vf = /* @__PURE__ */ new Int32Array(16);
function Hf(e, t, n, r, i) {
	let a = e[t], o = e[n], s = e[r], c = e[i];
	a = a + o | 0, c ^= a, c = c << 16 | c >>> 16, s = s + c | 0, o ^= s, o = o << 12 | o >>> 20, a = a + o | 0, c ^= a, c = c << 8 | c >>> 24, s = s + c | 0, o ^= s, o = o << 7 | o >>> 25, e[t] = a, e[n] = o, e[r] = s, e[i] = c;
}
var Uf = new Int32Array([
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
]), Wf = 64, Gf = [
	1779033703,
	3144134277,
	1013904242,
	2773480762,
	1359893119,
	2600822924,
	528734635,
	1541459225
], Kf = new TextEncoder(), qf = /* @__PURE__ */ new Int32Array(64);
function Jf(e, t, n) {
	let r = qf;
	for (let e = 0, i = n; e < 16; e++, i += 4) r[e] = t[i] << 24 | t[i + 1] << 16 | t[i + 2] << 8 | t[i + 3];
	for (let e = 16; e < 64; e++) {
		let t = r[e - 15], n = r[e - 2], i = (t >>> 7 | t << 25) ^ (t >>> 18 | t << 14) ^ t >>> 3, a = (n >>> 17 | n << 15) ^ (n >>> 19 | n << 13) ^ n >>> 10;
		r[e] = r[e - 16] + i + r[e - 7] + a | 0;
	}
	let i = e[0], a = e[1], o = e[2], s = e[3], c = e[4], l = e[5], u = e[6], d = e[7];
	for (let e = 0; e < 64; e++) {
		let t = (c >>> 6 | c << 26) ^ (c >>> 11 | c << 21) ^ (c >>> 25 | c << 7), n = d + t + (u ^ c & (l ^ u)) + Uf[e] + r[e] | 0, f = ((i >>> 2 | i << 30) ^ (i >>> 13 | i << 19) ^ (i >>> 22 | i << 10)) + (i & a ^ o & (i ^ a)) | 0;
		d = u, u = l, l = c, c = s + n | 0, s = o, o = a, a = i, i = n + f | 0;
	}
	e[0] += i, e[1] += a, e[2] += o, e[3] += s, e[4] += c, e[5] += l, e[6] += u, e[7] += d;
}
var Yf = class {
	#e = new Int32Array(Gf);
	#t = new Uint8Array(Wf);
	#n = 0;
	#r = 0;
	#i = !1;
	update(e) {
		if (this.#i) throw Error("This hash is already finished; begin a new Sha256 for more data.");
		return this.#a($f(e)), this;
	}
	digest() {
		if (this.#i) throw Error("This hash is already finished; keep its digest, or begin a new Sha256.");
		this.#i = !0;
		let e = this.#t, t = this.#e;
		e[this.#n] = 128, e.fill(0, this.#n + 1), this.#n >= 56 && (Jf(t, e, 0), e.fill(0));
		let n = new DataView(e.buffer);
		n.setUint32(56, Math.floor(this.#r / 536870912)), n.setUint32(60, this.#r % 536870912 * 8), Jf(t, e, 0);
		let r = /* @__PURE__ */ new Uint8Array(32), i = new DataView(r.buffer);
		for (let e = 0; e < 8; e++) i.setInt32(e * 4, t[e]);
		return r;
	}
	hex() {
		return tp(this.digest());
	}
	#a(e) {
		this.#r += e.length;
		let t = this.#t, n = 0;
		if (this.#n > 0) {
			if (n = Math.min(Wf - this.#n, e.length), t.set(e.subarray(0, n), this.#n), this.#n += n, this.#n < Wf) return;
			Jf(this.#e, t, 0);
		}
		for (; n + Wf <= e.length; n += Wf) Jf(this.#e, e, n);
		t.set(e.subarray(n)), this.#n = e.length - n;
	}
};
function Xf(e) {
	return new Yf().update(e).digest();
}
function Zf(e) {
	return new Yf().update(e).hex();
}
function Qf(e, t) {
	let n = $f(e), r = n.length > Wf ? Xf(n) : n, i = new Uint8Array(Wf).fill(54), a = new Uint8Array(Wf).fill(92);
	for (let e = 0; e < r.length; e++) i[e] = i[e] ^ r[e], a[e] = a[e] ^ r[e];
	return new Yf().update(a).update(new Yf().update(i).update(t).digest()).digest();
}
function $f(e) {
	return typeof e == "string" ? Kf.encode(e) : e;
}
var ep = Array.from({ length: 256 }, (e, t) => t.toString(16).padStart(2, "0"));
function tp(e) {
	let t = "";
	for (let n = 0; n < e.length; n++) t += ep[e[n]];
	return t;
}
function np(e) {
	if (e.length % 2 != 0 || /[^0-9a-f]/i.test(e)) throw Error(`"${e}" is not hexadecimal; give two digits of 0-9 and a-f for every byte.`);
	let t = new Uint8Array(e.length / 2);
	for (let n = 0; n < t.length; n++) t[n] = Number.parseInt(e.slice(n * 2, n * 2 + 2), 16);
	return t;
}
function rp({ seed: e, match: t, rules: n }) {
	return Zf(cp([
		"harena commitment 1",
		sp(e),
		t,
		n
	]));
}
function ip(e, { seed: t, match: n, rules: r }) {
	return op(t) && e.toLowerCase() === rp({
		seed: t,
		match: n,
		rules: r
	});
}
function ap({ seed: e, match: t, rules: n, nonces: r }) {
	return Qf(sp(e), cp([
		"harena stream 1",
		t,
		n,
		...r
	]));
}
function op(e) {
	return /^[0-9a-f]{64}$/i.test(e);
}
function sp(e) {
	if (!op(e)) throw Error(`A seed is 64 hexadecimal characters, but this one is not (its length is ${e.length}); make one with newSeed.`);
	return np(e);
}
function cp(e) {
	let t = 0, n = [];
	for (let r of e) {
		if (typeof r == "string" && !r.isWellFormed()) throw Error(`The text ${JSON.stringify(r)} holds half a character; send well-formed Unicode.`);
		let e = $f(r);
		n.push(e), t += 4 + e.length;
	}
	let r = new Uint8Array(t), i = new DataView(r.buffer), a = 0;
	for (let e of n) i.setUint32(a, e.length), r.set(e, a + 4), a += 4 + e.length;
	return r;
}
var lp = 4294967296, up = lp * 16, dp = 2097152, fp = /* @__PURE__ */ new Int32Array(3);
function pp(e) {
	return new gp(tp(ap(e)), 0);
}
function mp(e) {
	if (typeof e == "number") {
		if (!Number.isSafeInteger(e)) throw Error(`A fast stream's seed is a whole number, but ${e} is not one.`);
		return yp(e | 0, Math.floor(e / lp) | 0, 0, 0);
	}
	if (!Sp(e)) throw Error(`A fast stream's seed is one whole number or four of 32 bits, but [${e}] is neither.`);
	return yp(e[0], e[1], e[2], e[3]);
}
function hp(e) {
	switch (e.kind) {
		case "match":
			if (!/^[0-9a-f]{64}$/.test(e.key)) throw wp("its key is not 64 hexadecimal characters");
			if (!xp(e.at) || e.at >= up) throw wp(`it cannot stand at word ${e.at}`);
			return new gp(e.key, e.at);
		case "fast":
			if (!Sp(e.s)) throw wp(`[${e.s}] is not four integers of 32 bits`);
			if (!xp(e.draws)) throw wp(`it cannot have made ${e.draws} draws`);
			return new _p(e.s[0], e.s[1], e.s[2], e.s[3], e.draws);
		case "fixed":
			if (!xp(e.at) || e.at > e.rolls.length) throw wp(`it cannot stand at rolls[${e.at}] of ${e.rolls.length}`);
			if (!["roll", "keep"].includes(e.shuffles)) throw wp(`shuffles cannot be "${e.shuffles}"`);
			return new vp(e.rolls.slice(), e.at, e.shuffles);
		default: throw wp(`there is no kind "${e.kind}"`);
	}
}
var gp = class {
	#e;
	#t;
	#n = /* @__PURE__ */ new Uint32Array(16);
	#r;
	#i;
	constructor(e, t) {
		this.#e = e, this.#t = zf(Rf(np(e)), fp), this.#r = Math.floor(t / 16), this.#i = t % 16, Bf(this.#t, this.#r, this.#n);
	}
	get draws() {
		return this.#r * 16 + this.#i;
	}
	below(e) {
		if (e >>> 0 !== e || e === 0) throw Cp(e);
		let t = lp - lp % e, n = this.#a();
		for (; n >= t;) n = this.#a();
		return n % e;
	}
	die(e) {
		return 1 + this.below(e);
	}
	shuffle(e) {
		for (let t = e.length - 1; t > 0; t--) bp(e, t, this.below(t + 1));
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
			this.#r++, this.#i = 0, Bf(this.#t, this.#r, this.#n);
		}
		return this.#n[this.#i++];
	}
}, _p = class {
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
		if (e >>> 0 !== e || e === 0) throw Cp(e);
		let t = this.word();
		if (e > dp) {
			let n = lp - lp % e;
			for (; t >= n;) t = this.word();
			return t % e;
		}
		let n = Math.imul(t, e) >>> 0;
		if (n < e) {
			let r = lp % e;
			for (; n < r;) t = this.word(), n = Math.imul(t, e) >>> 0;
		}
		return t * e / lp | 0;
	}
	die(e) {
		return 1 + this.below(e);
	}
	shuffle(e) {
		for (let t = e.length - 1; t > 0; t--) bp(e, t, this.below(t + 1));
	}
	fork() {
		return yp(this.word() | 0, this.word() | 0, this.word() | 0, this.word() | 0);
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
}, vp = class {
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
		if (e >>> 0 !== e || e === 0) throw Cp(e);
		return this.#r(`below(${e})`, 0, e - 1);
	}
	die(e) {
		if (e >>> 0 !== e || e === 0) throw Cp(e);
		return this.#r(`a die with ${e} sides`, 1, e);
	}
	shuffle(e) {
		if (this.#t !== "keep") for (let t = e.length - 1; t > 0; t--) bp(e, t, this.below(t + 1));
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
function yp(e, t, n, r) {
	let i = new _p(e, t, n, r, -15);
	for (let e = 0; e < 15; e++) i.word();
	return i;
}
function bp(e, t, n) {
	let r = e[t];
	e[t] = e[n], e[n] = r;
}
function xp(e) {
	return Number.isSafeInteger(e) && e >= 0;
}
function Sp(e) {
	return Array.isArray(e) && e.length === 4 && e.every((e) => e === (e | 0));
}
function Cp(e) {
	return /* @__PURE__ */ Error(`A random number needs a whole number of outcomes from 1 to 4294967295, but ${e} was given.`);
}
function wp(e) {
	return /* @__PURE__ */ Error(`This saved random stream is damaged: ${e}; restore it from an undamaged copy.`);
}
var Tp = (e, t, n, r) => ({
	...r,
	fallback: n.fallback?.(e, t, r) ?? null
});
function Ep(e, t, n, r) {
	let i = Tp(e, t, n, r);
	return i.barred = n.barred?.(e, t, r) ?? null, n.hints !== void 0 && (i.hints = n.hints(e, t, r)), i;
}
function Dp(e) {
	if (e.kind !== "path") return i(e);
	let { steps: t, costs: n, ...r } = e, a = (e) => Object.isFrozen(e) ? e : i(e);
	return {
		...i(r),
		steps: a(t),
		costs: a(n)
	};
}
var Op = 1e4, kp = [], Ap = class e {
	game;
	state;
	random;
	log;
	trace = null;
	asked = kp;
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
		this.asked = kp;
		for (let t = Op; e.length > 0; t--) {
			if (t === 0) throw Error(`no decision after ${Op} steps at ${this.where()}`);
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
		return i === null && this.accept(e, r, Ad(r, n)), i;
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
		let n = ye(e, t);
		return n === null || typeof e.id == "string" ? n : ye(this.dress(e, Ep), t) ?? n;
	}
	accept(e, t, n) {
		typeof t.id == "string" ? this.command(e, t.id, n) : this.take(t, n);
	}
	requestFor(e) {
		let t = this.pending(e);
		return t === null ? null : Dp(this.dress(t, Ep));
	}
	requestForBot(e) {
		let t = this.pending(e);
		return t === null ? null : Dp(this.dress(t, Tp));
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
			r !== null && t.push(Dp(this.stampCommand(n, r)));
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
			let a = Md(i[0]);
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
			t !== null && ye(e, t) === null ? r[e.seat] = t : i = !1;
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
			this.follow(n, r, i, s), (s !== d || this.top() !== n) && o.visits++;
		}
		this.run();
	}
	unseal(e, t, n, r, i) {
		let a = r.sealed;
		r.sealed = null, this.disclosed = o, this.state.flow.visits++;
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
		else if (r !== d) {
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
}, jp = 5e3, Mp = 1e-6, Np = 1 << 30, Pp = 1540483477, Fp = class {
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
	constructor(e, t, n, r, i, a = Cf, o = null) {
		let { seats: s } = n.flow;
		this.game = e, this.effort = t, this.view = n, this.seat = r.seat, this.random = i, this.judge = e.evaluation === void 0 ? null : new If(e, s), this.play = e.evaluation?.playout ?? e.heuristic, this.shares = new Float64Array(s), this.regard = o, this.choices = a(e, n, r, i, t.candidates), this.results = this.choices.map(() => []);
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
		let a = r / t.length, o = Math.max(Mp, i / t.length - a * a);
		return a >= this.effort.margin * Math.sqrt(o / t.length);
	}
	tryWorld(e) {
		let { game: t, random: n } = this, r = t.determinise(this.view, n), i = n.below(Np);
		for (let n = 0; n < e.length; n++) {
			let a = new Ap(t, n === e.length - 1 ? r : t.clone(r), mp(i), null).run(), { id: o } = a.asked.find((e) => e.seat === this.seat);
			this.decide(a, this.seat, o, this.choices[e[n]]), this.playOut(a, mp(i ^ Pp)), this.results[e[n]].push(this.worth());
		}
	}
	worth() {
		let { shares: e, regard: t, seat: n } = this, r = e[n];
		if (t !== null) for (let n = 0; n < e.length; n++) r += t[n] * e[n];
		return r;
	}
	playOut(e, t) {
		let { game: n, effort: r, judge: i, shares: a } = this, o = i !== null && (i.evaluation.fits?.(e.state) ?? !0), s = o ? r.decisions : jp, c = o && r.rounds > 0 ? i.evaluation.pace : Ip, l = c(e.state) + Math.max(1, r.rounds);
		for (let r = 0; r < s && !e.over && c(e.state) < l; r++) {
			let r = e.waiting, i = r.kind === "pick" && r.from.length === 1 ? r.from[0] : this.play(n.viewFor(e.state, r.seat), r, t);
			this.decide(e, r.seat, r.id, i);
		}
		e.over ? Ff(n, e.state, a) : o ? i.shares(e.state, a) : a.fill(1 / a.length);
	}
	decide(e, t, n, r) {
		let i = e.decide(t, n, r);
		if (i !== null) throw Error(`in a world of ${this.game.id} seat ${t} was refused ${JSON.stringify(r)}: ${i.clause} ${i.text}`);
	}
}, Ip = (e) => 0, Lp = 4;
function Rp(e, t, n, r, i) {
	if (t === 0) return e.heuristic(n, r, i);
	let a = i.below(100);
	if (a >= t) return e.heuristic(n, r, i);
	let o = wf(e, n, r, i, Lp);
	if (a >= t * (o.length - 1) / 3) return o[0];
	let s = 1;
	for (; s < o.length - 1 && i.below(2) === 0;) s++;
	return o[s];
}
var zp = (e, t, n, r) => ({
	level: t,
	choose: (i, a, o) => Vp(e, t, a, Bp(e, n, r, i, a, o))
});
function Bp(e, t, n, r, i, a) {
	switch (t.kind) {
		case "any": return Sd(i, a);
		case "slips": return Rp(e, t.rate, r, i, a);
		case "search": {
			let o = n === Infinity ? n : performance.now() + n, s = new Fp(e, t.effort, r, i, a);
			return s.run(() => o !== Infinity && performance.now() >= o), s.choices[s.best];
		}
	}
}
function Vp(e, t, n, r) {
	let i = ye(n, r);
	if (i === null) return r;
	throw Error(`the bot '${t}' of ${e.id} answered ${n.clause} (${n.kind}) with ${JSON.stringify(r)}, which is refused: ${i.clause} ${i.code}, ${i.text}`);
}
var Hp = [
	"tiro",
	"novice",
	"fighter",
	"tactician",
	"veteran",
	"champion"
], Up = ["random", "heuristic"], Wp = (e) => [...Hp, ...Up].includes(e), X = (e, t, n, r, i = .5) => ({
	playouts: e,
	candidates: t,
	rounds: n,
	decisions: r,
	margin: i
}), Z = 400, Gp = {
	tiro: 90,
	novice: 45,
	tactician: X(16, 4, 1, Z),
	veteran: X(64, 8, 1, Z),
	champion: X(256, 16, 1, Z)
}, Kp = {
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
		tactician: X(72, 6, 1, Z),
		veteran: X(512, 10, 1, Z),
		champion: X(900, 12, 2, Z)
	}
};
function qp(e, t) {
	let n = Kp[t] ?? Gp;
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
var Jp = {
	deals: !0,
	margin: .002,
	gratitude: .1,
	grudge: .05,
	reserve: 0,
	gifts: 0
};
({ ...Jp }), { ...Jp }, { ...Jp }, { ...Jp }, { ...Jp }, { ...Jp };
var Yp = (e, t, n = Infinity) => zp(t, e, qp(e, t.id), n);
function Xp(e) {
	let t = JSON.stringify(e);
	if (t === void 0) throw Error(`A value of type ${typeof e} has no JSON text; hash a plain JSON value.`);
	return Zf(t).slice(0, 16);
}
var Zp = (e) => e.length > 60 ? `${e.slice(0, 57)}…` : e, Qp = "either the file was altered or this build plays otherwise, so compare it with the file that its host kept";
function $p(e, t, n, r) {
	let { header: i, decisions: a, ending: o } = t, s = n.get(i.rules) ?? n.get(i.game);
	if (s === void 0 || s.rules !== i.rules) return em(1, nm(i, s, n));
	let c = a.length + 2, { match: l, rules: u, began: d } = i;
	if (!ip(i.commitment, {
		seed: o.seed,
		match: l,
		rules: d ?? u
	})) return em(c, {
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
		return em(1, Q("set-up", `asks for what cannot be set up (${tm(e)})`));
	}
	if (JSON.stringify(m.header.options) !== JSON.stringify(i.options)) return em(1, Q("set-up", "does not write the options as Harena writes them, all of them and in order"));
	let ee = a.slice(0, r.until);
	r.each?.(m, null);
	for (let e of ee) {
		let t = rm(m, e);
		if (t !== null) return em(e.n + 1, t);
		r.each?.(m, e);
	}
	let h = ee.length < a.length ? null : im(m, o);
	return h === null ? {
		match: m,
		fault: null
	} : em(c, h);
}
var em = (e, { code: t, text: n }) => ({
	match: null,
	fault: {
		line: e,
		code: t,
		text: `Line ${e} ${n}.`
	}
}), Q = (e, t) => ({
	code: e,
	text: `${t}; ${Qp}`
}), tm = (e) => e.message.replace(/\.$/, "");
function nm(e, t, n) {
	let r = Zp(e.rules);
	return t === void 0 ? {
		code: "no-game",
		text: `${`names the game '${Zp(e.game)}', and this build plays ${[...n.keys()].filter((e) => !e.includes("@")).join(", ")}`}; open it with a build that plays ${r}`
	} : {
		code: "rules",
		text: `${`says it was made under ${r}, this build plays ${t.rules}`}: open it with a build that plays ${r}`
	};
}
function rm(e, { n: t, seat: n, clause: r, id: i, choice: a, text: o, by: s, hash: c }) {
	let l = typeof i == "string" ? e.game.commands.find((e) => e.name === i) : e.table.requestFor(n);
	if (l && l.clause !== r) return Q("clause", `puts decision ${t} under ${Zp(r)}, where the rules come to ${l.clause}`);
	try {
		let t = e.decide(n, i, a, s);
		if (t !== null) return Q("refused", `holds a decision that ${t.clause || e.game.title} refuses: ${t.text}`);
	} catch (e) {
		return Q("stopped", `holds a decision that makes the rules stop (${tm(e)})`);
	}
	let u = e.decisions[t - 1];
	return u === void 0 ? Q("replaced", "replaces a sealed answer that Harena would not have kept") : JSON.stringify(u.choice) === JSON.stringify(a) ? u.text === o ? u.hash === c ? null : Q("hash", `notes the state ${c} after decision ${t}, where the rules come to ${u.hash}`) : Q("text", `says '${Zp(o)}' for the choice '${Zp(u.text)}'`) : Q("choice", `does not write the choice ${JSON.stringify(u.choice)} as Harena writes it`);
}
function im(e, { result: t, draws: n, hash: r }) {
	let { state: i, random: a } = e.table, o = Xp(i);
	if (o !== r) return Q("hash", `notes the state ${r} at the end, where the rules come to ${o}`);
	if (a.draws !== n) return Q("draws", `counts ${n} random numbers, where the rules take ${a.draws}`);
	let { outcome: s } = e;
	return JSON.stringify(s) === JSON.stringify(t) ? null : Q("result", `says that the game ${am(t)}, where by the rules it ${am(s)}`);
}
var am = (e) => e === null ? "goes on" : `ended with ${JSON.stringify(e)}`;
function om(...e) {
	let t = [], n = [];
	for (let r of e) {
		let e = Object.keys(r);
		t.push(e);
		for (let t of e) n.push(sm(r[t]));
	}
	return () => {
		let r = 0;
		for (let [i, a] of e.entries()) for (let e of t[i]) a[e] = n[r++];
	};
}
function sm(e) {
	return Array.isArray(e) ? Array.isArray(e[0]) ? e.map((e) => e.slice()) : e.slice() : e instanceof Map ? new Map(e) : e;
}
var cm = class {
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
			this.why[e] = lm(r);
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
		let i = um(e, n);
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
}, lm = (e) => ({
	clause: e,
	code: "undo-sealed",
	text: "a sealed answer is not taken back: while its question is open, answer again and the new answer counts"
});
function um(e, t) {
	let { clause: n, disclosed: r } = t, i = `after the decision at ${n}`, a = (e, t) => ({
		clause: n,
		code: e,
		text: t
	});
	return t.drew ? a("undo-dice", `dice were thrown or cards shuffled ${i}`) : (r & ~s(e)) === 0 ? r === 0 ? t.final ? a("undo-final", `${n} makes it final`) : t.clock ? a("undo-clock", `the clock made the decision at ${n} for seat ${e}`) : t.sealing ? a("undo-sealing", `several seats are asked in secret ${i}`) : t.over ? a("undo-over", `the game was over ${i}`) : null : a("undo-learned", `seat ${e} came to know something hidden ${i}`) : a("undo-revealed", `something hidden was shown to others ${i}`);
}
var dm = (e, t, n) => e[t]?.print(n) ?? String(n);
function fm(e, t, n) {
	switch (e.kind) {
		case "pick": return dm(n, e.of, t);
		case "amount": return String(t);
		case "subset":
		case "pay": return pm(n, e.of, t);
		case "path": return t.map((t) => dm(n, e.of, t)).join(">") || ".";
		case "order": return t.map((t) => dm(n, e.of, t)).join(">") || ".";
		case "offer": return t === "none" ? "none" : mm(n, e, t);
		case "form": {
			let r = t, i = [];
			for (let t of e.fields) {
				if (!oe(t, r)) continue;
				let e = fm(t.request, r[t.name], n);
				i.push(t.request.kind === "form" ? `(${e})` : e);
			}
			return i.join(" ");
		}
	}
}
function pm(e, t, n) {
	let r = [], i = n.slice().sort(ce);
	for (let n = 0; n < i.length;) {
		let a = 1;
		for (; i[n + a] === i[n];) a++;
		r.push(dm(e, t, i[n]) + (a > 1 ? `*${a}` : "")), n += a;
	}
	return r.join("+") || "-";
}
function mm(e, t, n) {
	let r = (n, r) => [n.length > 0 ? pm(e, t.of, n) : "", r > 0 ? `$${r}` : ""].filter((e) => e !== "").join("+") || "-";
	return `${n.with}:${r(n.give, n.giveCoins)}/${r(n.want, n.wantCoins)}`;
}
var hm = 1e7, gm = ({ flow: e }) => e.frames[e.frames.length - 1], _m = class e {
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
		let { match: r, nonces: i } = t, a = pp({
			seed: n,
			match: r,
			rules: t.began ?? t.rules,
			nonces: [...i]
		});
		this.currentTable = new Ap(e, e.setup(t.seats, t.options), a, new ti()).run(), this.undoable = new cm(t.seats);
	}
	static start(t) {
		let { game: n, seats: r, seed: i, match: a, nonces: o, began: s = null, names: c = null, started: l = null } = t, u = Ge(n.options, t.options);
		if (Ke(u)) throw Error(`${u.text}.`);
		let d = Ue(n, r, u);
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
			commitment: rp({
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
		return $p((t, n) => e.start({
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
			id: e.id + this.timesTakenBack * hm
		};
	}
	decide(e, t, n, r = null) {
		let i = this.currentTable, a = typeof t == "number" ? t - this.timesTakenBack * hm : t;
		if (typeof a == "number" && !(a >= 0 && a < hm)) return {
			clause: i.asked[0]?.clause ?? "",
			code: "stale",
			text: "this answers a question of before a decision was taken back; look at what is asked now"
		};
		let o = i.question(e, a);
		if (o === null) return i.noQuestion(e, a);
		let s = i.refusalOf(o, n);
		if (s !== null) return s;
		let c = JSON.parse(JSON.stringify(Ad(o, n))), { clause: l } = o, u = this.recorded.length + 1, d = fm(o, c, this.game.nouns), f = {
			state: this.game.clone(i.state),
			decisions: this.recorded.length,
			events: this.log.length
		}, p = i.random.save(), { draws: m } = i.random, ee = typeof a == "number" && i.isSealed ? gm(i.state) : null;
		i.disclosed = 0;
		try {
			i.accept(e, o, Ad(o, c));
		} catch (e) {
			throw this.putBack(f, hp(p)), e;
		}
		this.last = {
			before: f,
			random: p
		};
		let h = u % 8 == 0 ? Xp(i.state) : null, g = ee !== null && ee.sealed !== null;
		return this.recorded.push({
			n: u,
			seat: e,
			clause: l,
			id: a,
			choice: c,
			text: d,
			by: r,
			hash: h
		}), g && this.dropReplaced(f.state), this.undoable.note(e, f, {
			clause: l,
			placed: g,
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
		return n.currentTable.trace = this.currentTable.trace, this.currentTable = n.currentTable, this.recorded = n.recorded, this.sealedBefore = n.sealedBefore, this.undoable.seal(t), this.timesTakenBack++, null;
	}
	checkpoint() {
		this.last = null;
		let e = om(this, this.undoable);
		return () => {
			let { last: t } = this;
			e(), t !== null && this.putBack(t.before, hp(t.random));
		};
	}
	dropReplaced(e) {
		let t = this.recorded, { asked: n, state: r } = this.currentTable, { seat: i } = t[t.length - 1], a = (e) => n.some((t) => t.seat === e?.seat && t.id === e.id), o = t.length - 2;
		for (a(t[o]) || (this.sealedBefore = gm(e).sealed); a(t[o]) && t[o].seat !== i;) o--;
		if (!a(t[o])) return;
		t.splice(o, 1);
		let s = this.game.clone(r), { sealed: c } = gm(s);
		for (let e = t.length - 1; e >= o; e--) {
			let n = e + 1;
			t[e] = {
				...t[e],
				n,
				hash: n % 8 == 0 ? Xp(s) : null
			}, c[t[e].seat] = this.sealedBefore?.[t[e].seat] ?? null;
		}
	}
	putBack({ state: e, decisions: t, events: n }, r) {
		let { trace: i } = this.currentTable, a = new ti();
		for (let e of this.log.events.slice(0, n)) a.events.push(e);
		this.recorded.length = t, this.currentTable = new Ap(this.game, e, r, a), this.currentTable.trace = i, this.currentTable.run();
	}
}, vm = "fighter";
function ym(e, t) {
	for (let [n, { of: r, shape: i }] of e) {
		let e = t[n];
		if (r === "seat" && i === "one" && typeof e == "number" && e >= 0) return e;
	}
	return null;
}
var bm = (e, t) => e.flatMap(([e, { of: n }]) => {
	let r = t[e];
	return n === "cell" ? (Array.isArray(r) ? r : [r]).filter((e) => typeof e == "number" && e >= 0) : [];
});
function xm(e) {
	let t = /* @__PURE__ */ new Map();
	for (let n of e) t.set(n, (t.get(n) ?? 0) + 1);
	return [...t].map(([e, t]) => t > 1 ? `${e} ×${t}` : e).join(", ");
}
var Sm = (e) => e == null, Cm = {
	of: "",
	shape: "one",
	optional: !0,
	secret: !1,
	words: null,
	total: null,
	by: null
};
function wm({ of: e, shape: n }, r) {
	if (t(r)) return r.hidden !== 0;
	if (Sm(r)) return !1;
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
var Tm = "_count", Em = (e) => Array.isArray(e) ? e.length : 0;
function Dm(e, t) {
	let n = t && t.cache ? t.cache : Lm, r = t && t.serializer ? t.serializer : Fm;
	return (t && t.strategy ? t.strategy : Mm)(e, {
		cache: n,
		serializer: r
	});
}
function Om(e) {
	return e == null || typeof e == "number" || typeof e == "boolean";
}
function km(e, t, n, r) {
	let i = Om(r) ? r : n(r), a = t.get(i);
	return a === void 0 && (a = e.call(this, r), t.set(i, a)), a;
}
function Am(e, t, n) {
	let r = Array.prototype.slice.call(arguments, 3), i = n(r), a = t.get(i);
	return a === void 0 && (a = e.apply(this, r), t.set(i, a)), a;
}
function jm(e, t, n, r, i) {
	return n.bind(t, e, r, i);
}
function Mm(e, t) {
	let n = e.length === 1 ? km : Am;
	return jm(e, this, n, t.cache.create(), t.serializer);
}
function Nm(e, t) {
	return jm(e, this, Am, t.cache.create(), t.serializer);
}
function Pm(e, t) {
	return jm(e, this, km, t.cache.create(), t.serializer);
}
var Fm = function() {
	return JSON.stringify(arguments);
}, Im = class {
	constructor() {
		this.cache = Object.create(null);
	}
	get(e) {
		return this.cache[e];
	}
	set(e, t) {
		this.cache[e] = t;
	}
}, Lm = { create: function() {
	return new Im();
} }, Rm = {
	variadic: Nm,
	monadic: Pm
}, zm = /(?:[Eec]{1,6}|G{1,5}|[Qq]{1,5}|(?:[yYur]+|U{1,5})|[ML]{1,5}|d{1,2}|D{1,3}|F{1}|[abB]{1,5}|[hkHK]{1,2}|w{1,2}|W{1}|m{1,2}|s{1,2}|[zZOvVxX]{1,4})(?=([^']*'[^']*')*[^']*$)/g;
function Bm(e) {
	let t = {};
	return e.replace(zm, (e) => {
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
var Vm = /[\t-\r \x85\u200E\u200F\u2028\u2029]/i;
function Hm(e) {
	if (e.length === 0) throw Error("Number skeleton cannot be empty");
	let t = e.split(Vm).filter((e) => e.length > 0), n = [];
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
function Um(e) {
	return e.replace(/^(.*?)-/, "");
}
var Wm = /^\.(?:(0+)(\*)?|(#+)|(0+)(#+))$/g, Gm = /^(@+)?(\+|#+)?[rs]?$/g, Km = /(\*)(0+)|(#+)(0+)|(0+)/g, qm = /^(0+)$/;
function Jm(e) {
	let t = {};
	return e[e.length - 1] === "r" ? t.roundingPriority = "morePrecision" : e[e.length - 1] === "s" && (t.roundingPriority = "lessPrecision"), e.replace(Gm, function(e, n, r) {
		return typeof r == "string" ? r === "+" ? t.minimumSignificantDigits = n.length : n[0] === "#" ? t.maximumSignificantDigits = n.length : (t.minimumSignificantDigits = n.length, t.maximumSignificantDigits = n.length + (typeof r == "string" ? r.length : 0)) : (t.minimumSignificantDigits = n.length, t.maximumSignificantDigits = n.length), "";
	}), t;
}
function Ym(e) {
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
function Xm(e) {
	let t;
	if (e[0] === "E" && e[1] === "E" ? (t = { notation: "engineering" }, e = e.slice(2)) : e[0] === "E" && (t = { notation: "scientific" }, e = e.slice(1)), t) {
		let n = e.slice(0, 2);
		if (n === "+!" ? (t.signDisplay = "always", e = e.slice(2)) : n === "+?" && (t.signDisplay = "exceptZero", e = e.slice(2)), !qm.test(e)) throw Error("Malformed concise eng/scientific notation");
		t.minimumIntegerDigits = e.length;
	}
	return t;
}
function Zm(e) {
	return Ym(e) || {};
}
function Qm(e) {
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
				t.style = "unit", t.unit = Um(n.options[0]);
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
						...Zm(t)
					}), {})
				};
				continue;
			case "engineering":
				t = {
					...t,
					notation: "engineering",
					...n.options.reduce((e, t) => ({
						...e,
						...Zm(t)
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
				n.options[0].replace(Km, function(e, n, r, i, a, o) {
					if (n) t.minimumIntegerDigits = r.length;
					else if (i && a) throw Error("We currently do not support maximum integer digits");
					else if (o) throw Error("We currently do not support exact integer digits");
					return "";
				});
				continue;
		}
		if (qm.test(n.stem)) {
			t.minimumIntegerDigits = n.stem.length;
			continue;
		}
		if (Wm.test(n.stem)) {
			if (n.options.length > 1) throw RangeError("Fraction-precision stems only accept a single optional option");
			n.stem.replace(Wm, function(e, n, r, i, a, o) {
				return r === "*" ? t.minimumFractionDigits = n.length : i && i[0] === "#" ? t.maximumFractionDigits = i.length : a && o ? (t.minimumFractionDigits = a.length, t.maximumFractionDigits = a.length + o.length) : (t.minimumFractionDigits = n.length, t.maximumFractionDigits = n.length), "";
			});
			let e = n.options[0];
			e === "w" ? t = {
				...t,
				trailingZeroDisplay: "stripIfInteger"
			} : e && (t = {
				...t,
				...Jm(e)
			});
			continue;
		}
		if (Gm.test(n.stem)) {
			t = {
				...t,
				...Jm(n.stem)
			};
			continue;
		}
		let e = Ym(n.stem);
		e && (t = {
			...t,
			...e
		});
		let r = Xm(n.stem);
		r && (t = {
			...t,
			...r
		});
	}
	return t;
}
var $m = /* @__PURE__ */ function(e) {
	return e[e.EXPECT_ARGUMENT_CLOSING_BRACE = 1] = "EXPECT_ARGUMENT_CLOSING_BRACE", e[e.EMPTY_ARGUMENT = 2] = "EMPTY_ARGUMENT", e[e.MALFORMED_ARGUMENT = 3] = "MALFORMED_ARGUMENT", e[e.EXPECT_ARGUMENT_TYPE = 4] = "EXPECT_ARGUMENT_TYPE", e[e.INVALID_ARGUMENT_TYPE = 5] = "INVALID_ARGUMENT_TYPE", e[e.EXPECT_ARGUMENT_STYLE = 6] = "EXPECT_ARGUMENT_STYLE", e[e.INVALID_NUMBER_SKELETON = 7] = "INVALID_NUMBER_SKELETON", e[e.INVALID_DATE_TIME_SKELETON = 8] = "INVALID_DATE_TIME_SKELETON", e[e.EXPECT_NUMBER_SKELETON = 9] = "EXPECT_NUMBER_SKELETON", e[e.EXPECT_DATE_TIME_SKELETON = 10] = "EXPECT_DATE_TIME_SKELETON", e[e.UNCLOSED_QUOTE_IN_ARGUMENT_STYLE = 11] = "UNCLOSED_QUOTE_IN_ARGUMENT_STYLE", e[e.EXPECT_SELECT_ARGUMENT_OPTIONS = 12] = "EXPECT_SELECT_ARGUMENT_OPTIONS", e[e.EXPECT_PLURAL_ARGUMENT_OFFSET_VALUE = 13] = "EXPECT_PLURAL_ARGUMENT_OFFSET_VALUE", e[e.INVALID_PLURAL_ARGUMENT_OFFSET_VALUE = 14] = "INVALID_PLURAL_ARGUMENT_OFFSET_VALUE", e[e.EXPECT_SELECT_ARGUMENT_SELECTOR = 15] = "EXPECT_SELECT_ARGUMENT_SELECTOR", e[e.EXPECT_PLURAL_ARGUMENT_SELECTOR = 16] = "EXPECT_PLURAL_ARGUMENT_SELECTOR", e[e.EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT = 17] = "EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT", e[e.EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT = 18] = "EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT", e[e.INVALID_PLURAL_ARGUMENT_SELECTOR = 19] = "INVALID_PLURAL_ARGUMENT_SELECTOR", e[e.DUPLICATE_PLURAL_ARGUMENT_SELECTOR = 20] = "DUPLICATE_PLURAL_ARGUMENT_SELECTOR", e[e.DUPLICATE_SELECT_ARGUMENT_SELECTOR = 21] = "DUPLICATE_SELECT_ARGUMENT_SELECTOR", e[e.MISSING_OTHER_CLAUSE = 22] = "MISSING_OTHER_CLAUSE", e[e.INVALID_TAG = 23] = "INVALID_TAG", e[e.INVALID_TAG_NAME = 25] = "INVALID_TAG_NAME", e[e.UNMATCHED_CLOSING_TAG = 26] = "UNMATCHED_CLOSING_TAG", e[e.UNCLOSED_TAG = 27] = "UNCLOSED_TAG", e;
}({});
function eh(e) {
	return e.type === 0;
}
function th(e) {
	return e.type === 1;
}
function nh(e) {
	return e.type === 2;
}
function rh(e) {
	return e.type === 3;
}
function ih(e) {
	return e.type === 4;
}
function ah(e) {
	return e.type === 5;
}
function oh(e) {
	return e.type === 6;
}
function sh(e) {
	return e.type === 7;
}
function ch(e) {
	return e.type === 8;
}
function lh(e) {
	return !!(e && typeof e == "object" && e.type === 0);
}
function uh(e) {
	return !!(e && typeof e == "object" && e.type === 1);
}
var dh = /[ \xA0\u1680\u2000-\u200A\u202F\u205F\u3000]/, fh = /([^\t-\r -\/:-@\[-\^`\{-~\x85\xA0-\xA7\xA9\xAB\xAC\xAE\xB0\xB1\xB6\xBB\xBF\xD7\xF7\u1680\u2000-\u200A\u2010-\u2029\u202F-\u203E\u2041-\u2053\u2055-\u205F\u2190-\u245F\u2500-\u2775\u2794-\u2BFF\u2E00-\u2E7F\u3000-\u3003\u3008-\u3020\u3030\uFD3E\uFD3F\uFE45\uFE46]*)/g, ph = {
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
function mh(e, t) {
	let n = "";
	for (let r = 0; r < e.length; r++) {
		let i = e.charAt(r);
		if (i === "j") {
			let a = 0;
			for (; r + 1 < e.length && e.charAt(r + 1) === i;) a++, r++;
			let o = 1 + (a & 1), s = a < 2 ? 1 : 3 + (a >> 1), c = hh(t);
			for ((c == "H" || c == "k") && (s = 0); s-- > 0;) n += "a";
			for (; o-- > 0;) n = c + n;
		} else n += i === "J" ? "H" : i;
	}
	return n;
}
function hh(e) {
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
	return n !== "root" && (r = e.maximize().region), (ph[`${n}-${r}`] || ph[r || ""] || ph[n || ""] || ph[`${n}-001`] || ph["001"])[0].charAt(0);
}
var gh = RegExp(`^${dh.source}*`), _h = RegExp(`${dh.source}*$`);
function $(e, t) {
	return {
		start: e,
		end: t
	};
}
var vh = !!Object.fromEntries, yh = !!String.prototype.trimStart, bh = !!String.prototype.trimEnd, xh = vh ? Object.fromEntries : function(e) {
	let t = {};
	for (let [n, r] of e) t[n] = r;
	return t;
}, Sh = yh ? function(e) {
	return e.trimStart();
} : function(e) {
	return e.replace(gh, "");
}, Ch = bh ? function(e) {
	return e.trimEnd();
} : function(e) {
	return e.replace(_h, "");
}, wh = Th();
function Th() {
	try {
		let e = /* @__PURE__ */ RegExp("([^\\p{White_Space}\\p{Pattern_Syntax}]*)", "yu");
		if (e.exec("a ")?.[1] === "a") return e;
	} catch {}
	return fh;
}
function Eh(e, t) {
	return wh.lastIndex = t, wh.exec(e)[1] ?? "";
}
function Dh(e) {
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
var Oh = class {
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
				let e = Dh(this.message);
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
			} else if (i === 60 && !this.ignoreTag && kh(this.peek() || 0)) {
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
				if (this.isEOF() || !kh(this.char())) return this.error(23, $(o, this.clonePosition()));
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
		for (this.bump(); !this.isEOF() && jh(this.char());) this.bump();
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
		return !this.isEOF() && this.char() === 60 && (this.ignoreTag || !Ah(this.peek() || 0)) ? (this.bump(), "<") : null;
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
		let e = this.clonePosition(), t = this.offset(), n = Eh(this.message, t), r = t + n.length;
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
					let r = Ch(n.val);
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
					let t = Sh(e.style.slice(2));
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
						this.locale && (r = mh(t, this.locale));
						let o = {
							type: 1,
							pattern: r,
							location: e.styleLocation,
							parsedOptions: this.shouldParseSkeletons ? Bm(r) : {}
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
						options: xh(c.val),
						location: u
					},
					err: null
				} : {
					val: {
						type: 6,
						value: n,
						options: xh(c.val),
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
			n = Hm(e);
		} catch {
			return this.error(7, t);
		}
		return {
			val: {
				type: 0,
				tokens: n,
				location: t,
				parsedOptions: this.shouldParseSkeletons ? Qm(n) : {}
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
		for (; !this.isEOF() && Mh(this.char());) this.bump();
	}
	peek() {
		if (this.isEOF()) return null;
		let e = this.char(), t = this.offset();
		return this.message.charCodeAt(t + (e >= 65536 ? 2 : 1)) ?? null;
	}
};
function kh(e) {
	return e >= 97 && e <= 122 || e >= 65 && e <= 90;
}
function Ah(e) {
	return kh(e) || e === 47;
}
function jh(e) {
	return e === 45 || e === 46 || e >= 48 && e <= 57 || e === 95 || e >= 97 && e <= 122 || e >= 65 && e <= 90 || e == 183 || e >= 192 && e <= 214 || e >= 216 && e <= 246 || e >= 248 && e <= 893 || e >= 895 && e <= 8191 || e >= 8204 && e <= 8205 || e >= 8255 && e <= 8256 || e >= 8304 && e <= 8591 || e >= 11264 && e <= 12271 || e >= 12289 && e <= 55295 || e >= 63744 && e <= 64975 || e >= 65008 && e <= 65533 || e >= 65536 && e <= 983039;
}
function Mh(e) {
	return e >= 9 && e <= 13 || e === 32 || e === 133 || e >= 8206 && e <= 8207 || e === 8232 || e === 8233;
}
function Nh(e) {
	e.forEach((e) => {
		if (delete e.location, ah(e) || oh(e)) for (let t in e.options) delete e.options[t].location, Nh(e.options[t].value);
		else nh(e) && lh(e.style) || (rh(e) || ih(e)) && uh(e.style) ? delete e.style.location : ch(e) && Nh(e.children);
	});
}
function Ph(e, t = {}) {
	t = {
		shouldParseSkeletons: !0,
		requiresOtherClause: !0,
		...t
	};
	let n = new Oh(e, t).parse();
	if (n.err) {
		let e = SyntaxError($m[n.err.kind]);
		throw e.location = n.err.location, e.originalMessage = n.err.message, e;
	}
	return t?.captureLocation || Nh(n.val), n.val;
}
var Fh = class extends Error {
	constructor(e, t, n) {
		super(e), this.code = t, this.originalMessage = n;
	}
	toString() {
		return `[formatjs Error: ${this.code}] ${this.message}`;
	}
}, Ih = class extends Fh {
	constructor(e, t, n, r) {
		super(`Invalid values for "${e}": "${t}". Options are "${Object.keys(n).join("\", \"")}"`, "INVALID_VALUE", r);
	}
}, Lh = class extends Fh {
	constructor(e, t, n) {
		super(`Value for "${e}" must be of type ${t}`, "INVALID_VALUE", n);
	}
}, Rh = class extends Fh {
	constructor(e, t) {
		super(`The intl string context variable "${e}" was not provided to the string "${t}"`, "MISSING_VALUE", t);
	}
};
function zh(e) {
	return e.length < 2 ? e : e.reduce((e, t) => {
		let n = e[e.length - 1];
		return !n || n.type !== 0 || t.type !== 0 ? e.push(t) : n.value += t.value, e;
	}, []);
}
function Bh(e) {
	return typeof e == "function";
}
function Vh(e, t, n, r, i, a, o) {
	if (e.length === 1 && eh(e[0])) return [{
		type: 0,
		value: e[0].value
	}];
	let s = [];
	for (let c of e) {
		if (eh(c)) {
			s.push({
				type: 0,
				value: c.value
			});
			continue;
		}
		if (sh(c)) {
			typeof a == "number" && s.push({
				type: 0,
				value: n.getNumberFormat(t).format(a)
			});
			continue;
		}
		let { value: e } = c;
		if (!(i && e in i)) throw new Rh(e, o);
		let l = i[e];
		if (th(c)) (!l || typeof l == "string" || typeof l == "number" || typeof l == "bigint") && (l = typeof l == "string" || typeof l == "number" || typeof l == "bigint" ? String(l) : ""), s.push({
			type: typeof l == "string" ? 0 : 1,
			value: l
		});
		else if (rh(c)) {
			let e = typeof c.style == "string" ? r.date[c.style] : uh(c.style) ? c.style.parsedOptions : void 0;
			s.push({
				type: 0,
				value: n.getDateTimeFormat(t, e).format(l)
			});
		} else if (ih(c)) {
			let e = typeof c.style == "string" ? r.time[c.style] : uh(c.style) ? c.style.parsedOptions : r.time.medium;
			s.push({
				type: 0,
				value: n.getDateTimeFormat(t, e).format(l)
			});
		} else if (nh(c)) {
			let e = typeof c.style == "string" ? r.number[c.style] : lh(c.style) ? c.style.parsedOptions : void 0;
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
			if (ch(c)) {
				let { children: e, value: l } = c, u = i[l];
				if (!Bh(u)) throw new Lh(l, "function", o);
				let d = u(Vh(e, t, n, r, i, a).map((e) => e.value));
				Array.isArray(d) || (d = [d]), s.push(...d.map((e) => ({
					type: typeof e == "string" ? 0 : 1,
					value: e
				})));
			}
			if (ah(c)) {
				let e = l, a = (Object.prototype.hasOwnProperty.call(c.options, e) ? c.options[e] : void 0) || c.options.other;
				if (!a) throw new Ih(c.value, l, Object.keys(c.options), o);
				s.push(...Vh(a.value, t, n, r, i));
			} else if (oh(c)) {
				let e = `=${l}`, a = Object.prototype.hasOwnProperty.call(c.options, e) ? c.options[e] : void 0;
				if (!a) {
					if (!Intl.PluralRules) throw new Fh("Intl.PluralRules is not available in this environment.\nTry polyfilling it using \"@formatjs/intl-pluralrules\"\n", "MISSING_INTL_API", o);
					let e = typeof l == "bigint" ? Number(l) : l, r = n.getPluralRules(t, { type: c.pluralType }).select(e - (c.offset || 0));
					a = (Object.prototype.hasOwnProperty.call(c.options, r) ? c.options[r] : void 0) || c.options.other;
				}
				if (!a) throw new Ih(c.value, l, Object.keys(c.options), o);
				let u = typeof l == "bigint" ? Number(l) : l;
				s.push(...Vh(a.value, t, n, r, i, u - (c.offset || 0)));
			}
		}
	}
	return zh(s);
}
function Hh(e, t) {
	return t ? {
		...e,
		...t,
		...Object.keys(e).reduce((n, r) => (n[r] = {
			...e[r],
			...t[r]
		}, n), {})
	} : e;
}
function Uh(e, t) {
	return t ? Object.keys(e).reduce((n, r) => (n[r] = Hh(e[r], t[r]), n), { ...e }) : e;
}
function Wh(e) {
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
function Gh(e = {
	number: {},
	dateTime: {},
	pluralRules: {}
}) {
	return {
		getNumberFormat: Dm((...e) => new Intl.NumberFormat(...e), {
			cache: Wh(e.number),
			strategy: Rm.variadic
		}),
		getDateTimeFormat: Dm((...e) => new Intl.DateTimeFormat(...e), {
			cache: Wh(e.dateTime),
			strategy: Rm.variadic
		}),
		getPluralRules: Dm((...e) => new Intl.PluralRules(...e), {
			cache: Wh(e.pluralRules),
			strategy: Rm.variadic
		})
	};
}
var Kh = class e {
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
		}), this.formatToParts = ((e) => Vh(this.ast, this.locales, this.formatters, this.formats, e, void 0, this.message)), this.resolvedOptions = () => ({ locale: this.resolvedLocale?.toString() || Intl.NumberFormat.supportedLocalesOf(this.locales)[0] }), this.getAst = () => this.ast, this.locales = n, this.resolvedLocale = e.resolveLocale(n), typeof t == "string") {
			if (this.message = t, !e.__parse) throw TypeError("IntlMessageFormat.__parse must be set to process `message` of type `string`");
			let { ...n } = i || {};
			this.ast = e.__parse(t, {
				...n,
				locale: this.resolvedLocale
			});
		} else this.ast = t;
		if (!Array.isArray(this.ast)) throw TypeError("A message must be provided as a String or AST.");
		this.formats = Uh(e.formats, r), this.formatters = i && i.formatters || Gh(this.formatterCache);
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
		this.__parse = Ph;
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
}, qh = /* @__PURE__ */ new Map();
function Jh(e, t) {
	let n = `${t} ${e}`, r = qh.get(n);
	return r === void 0 && (r = new Kh(e, t, void 0, { ignoreTag: !0 }), qh.set(n, r)), r;
}
function Yh(e, t, n = {}) {
	let r = String(Jh(e, t).format({ ...n }));
	return t === "fr" ? Zh(r) : r;
}
var Xh = /(?<!\p{L})([Dd]|[Qq]u)e (?=[aeiouàâäéèêëîïôöùûœ](?!\p{Ll}*nz|ui(?!\p{L})))/giu, Zh = (e) => e.replace(Xh, "$1’"), Qh = 0, $h = 1, eg = 7;
function tg(e, t) {
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
			if (e === Qh) t = /[\p{L}\p{N}]$/u.test(n.value);
			else {
				e !== eg && r(n.value, t && e === $h, e !== $h);
				for (let e of Object.values(n.options ?? {})) i(e.value);
				t = !0;
			}
		}
	};
	return i(Jh(e, t).getAst()), [...n.values()];
}
var ng = {
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
}, rg = {
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
}, ig = {
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
}, ag = {
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
}, og = {
	en: ng,
	fr: rg,
	it: ig
};
function sg(e, t, n) {
	return n === null ? "-" : n === void 0 ? "undefined" : Array.isArray(n) ? `[${n.map((n) => sg(e, t, n)).join(" ")}]` : typeof n == "object" ? `{${cg(e, {}, n).join(" ")}}` : typeof n == "boolean" ? String(n) : Object.hasOwn(e, t) && !(typeof n == "number" && n < 0) ? e[t].print(n) : typeof n == "number" ? String(n) : lg(n) ? n : JSON.stringify(n);
}
var cg = (e, t, n) => Object.entries(n).map(([n, r]) => `${n}=${sg(e, t[n]?.of ?? "", r)}`), lg = (e) => /^[A-Za-zÀ-ž][\w.'’À-ž-]*$/.test(e) && e !== "true" && e !== "false", ug = {
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
}, dg = class {
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
		return ug[this.language].colon;
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
		for (let { name: r, addition: i, decides: a } of tg(t, this.language)) {
			let t = e[r], o = this.fieldOf(e.kind, r);
			n[r] = r.endsWith("_count") ? Em(e[r.slice(0, -Tm.length)]) : r.endsWith("_own") ? e[r.slice(0, -4)] === this.seatOf(e) ? "yes" : "no" : a ? typeof t == "number" || typeof t == "string" ? t : 0 : i ? this.addition(r, o, t) : Sm(t) ? "?" : this.value(r, o, t);
		}
		return Yh(t, this.language, n);
	}
	begins(e) {
		return this.game.events.kinds[e.kind]?.begins ?? null;
	}
	seatOf(e) {
		return ym(this.fieldsOf(e), e);
	}
	cellsOf(e) {
		return bm(this.fieldsOf(e), e);
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
		for (let { name: r, decides: i } of tg(e, this.language)) {
			let e = t?.[r];
			n[r] = i ? typeof e == "number" || typeof e == "string" ? e : 0 : Sm(e) ? "?" : this.value(r, this.localOf(t, r), e);
		}
		return Yh(e, this.language, n);
	}
	situation({ rule: e, at: t, sealed: n, ...r }, i) {
		let a = Object.entries(r).flatMap(([t, n]) => {
			let r = this.words[`scene.${t}`], a = nu(this.game.locals, e, t);
			return r === void 0 || a === void 0 || !wm(a, n) || (a.of === "seat" || this.isFigure(a)) && n === i ? [] : [n === !0 ? r : `${r} ${this.value(t, a, n)}`];
		});
		return a.length === 0 ? "" : `${this.words[`rule.${e}`] ?? e}: ${a.join(" · ")}`;
	}
	localOf(e, t) {
		return (e === null ? void 0 : nu(this.game.locals, e.rule, t)) ?? Cm;
	}
	fieldOf(e, t) {
		return this.game.events.kinds[e]?.fields[t] ?? Cm;
	}
	bare({ n: e, clause: t, kind: n, ...r }) {
		return [n, ...Object.entries(r).map(([e, t]) => `${e} ${this.value(e, this.fieldOf(n, e), t)}`)].join(", ").replace(",", ":");
	}
	addition(e, t, n) {
		if (Sm(n) || Array.isArray(n) && n.length === 0) return "";
		let r = this.value(e, t, n);
		return r === "" ? "" : ` (${r})`;
	}
	value(e, n, r) {
		let { of: i, shape: a } = n, o = $l(n, r);
		return t(o) ? this.tell("hidden", { count: o.hidden }) : i === "sum" ? this.parts(o) : i === "bargain" ? this.bargain(o) : a === "seats" && Array.isArray(o) ? this.bySeat(o) : i === "seat" ? Array.isArray(o) ? this.list(o.map((e) => this.seat(e))) : this.seat(o) : this.isFigure(n) ? this.figures(i, o) : Array.isArray(o) ? this.items(i, o) : this.single(e, i, o);
	}
	item(e, t) {
		if (e === "seat" && typeof t == "number") return this.name(t);
		let n = this.called(e, t);
		if (n !== null) return n.name;
		let r = dm(this.game.nouns, e, t), i = (this.noun(e)?.groups ?? [e]).map((e) => this.words[`${e}.${r}`]).find((e) => e !== void 0);
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
		if (r !== void 0) return Yh(r, this.language, n.values);
		let i = this.called(e.of, t);
		if (i !== null) return i.about;
		let a = this.words[`choice.${dm(this.game.nouns, e.of, t)}`] ?? null;
		return a === this.item(e.of, t) ? null : a;
	}
	ask(e, t) {
		let n = this.words[`ask.${e}`];
		return n === void 0 ? null : this.question(n, t);
	}
	reason(e) {
		let { clause: t, code: n, text: r } = e;
		return this.words[n === "barred" ? `barred.${t}` : `refused.${n}`] ?? this.naming(e) ?? og[this.language][n] ?? r;
	}
	naming({ code: e, of: t = "", items: n = [], numbers: r, typed: i = "" }) {
		let a = ag[this.language][e];
		if (a === void 0 || n.length === 0 && r === void 0) return null;
		let o = [...new Set(n.map((e) => this.item(t, e)))], [s = 0, c = 0] = r ?? [];
		return Yh(a, this.language, {
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
		let n = (t) => typeof t != "number" || t < 0 ? sg(this.game.nouns, e, t) : this.names[t] ?? this.written(e, t);
		return Array.isArray(t) ? this.list(t.map(n)) : n(t);
	}
	seat(e) {
		if (typeof e != "number" || e < 0) return String(e ?? "–");
		let t = Object.keys(this.game.nouns).find((e) => this.game.nouns[e].seats === !0);
		return this.names[e] ?? (t === void 0 ? String(e) : this.written(t, e));
	}
	items(e, t) {
		if (t.length === 0) return this.tell("nothing");
		let n = this.noun(e) !== null, r = t.every((e) => typeof e == "number" || typeof e == "string"), i = t.map((t) => r ? this.written(n ? e : "", t) : sg(this.game.nouns, e, t));
		return this.readable ? n ? xm(i) : i.join(", ") : i.join(" ");
	}
	single(e, t, n) {
		let r = this.readable && typeof n == "string" ? this.words[`${e}.${n}`] : void 0;
		if (r !== void 0) return r;
		let i = this.noun(t) !== null && (typeof n == "string" || n >= 0);
		return this.readable && i ? this.item(t, n) : sg(this.game.nouns, t, n);
	}
	written(e, t) {
		return this.readable ? this.item(e, t) : dm(this.game.nouns, e, t);
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
		return Yh(ug[this.language][e], this.language, t);
	}
	parts(e) {
		return e.filter((e) => e.value !== 0).map(({ label: e, value: t }, n) => {
			let r = t < 0 ? n === 0 ? "−" : "− " : n === 0 ? "" : "+ ", i = this.words[`part.${e}`] ?? this.words[e] ?? e;
			return `${r}${i}${/\d$/.test(i) ? ":" : ""} ${Math.abs(t)}`;
		}).join(" ");
	}
}, fg = 1500, pg = ((e, t) => ({
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
	start: (t) => _m.start({
		...t,
		game: e
	}),
	tell: (t, n, r) => new dg(e, t, n, r),
	answer: (t, n, r, i) => Yp(Wp(t) ? t : vm, e, fg).choose(n, r, hp(i))
}))(bf, null);
export { pg as default };
