// gladiatori@4, frozen from commit main by ./harena freeze: data, not source (engine/frozen.ts).
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
var s = 65535, c = (e) => e === (e & 15) ? 1 << e : 0, l = (e, t) => (e & c(t)) !== 0, u = (e, t) => ({
	frames: [t],
	visits: 0,
	decided: Array(e).fill(0)
}), d = (e) => ({
	to: e,
	call: null,
	end: !1,
	result: null
}), f = {
	to: null,
	call: null,
	end: !1,
	result: null
}, p = (e = null) => ({
	to: null,
	call: null,
	end: !0,
	result: e
});
function m(e, t = {}, n = null) {
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
			l(this.veils[r](e, t), n) && (o[s] = a(i[s]));
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
function h(e, t, n) {
	return new ee(e, t, n);
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
}), _ = (e, t, n, r, i, a = null) => ne(e, t, n, r, i, null, 0, a), ne = (e, t, n, r, i, a, o, s = null) => ({
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
}), re = (e, t, n, r, i, a = !1, o = !1) => ({
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
}), ie = (e, t, n, r, i = 1) => ({
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
}), ae = (e, t, n) => ({
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
}), oe = (e, t, n = null, r = null) => ({
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
function se(e, t) {
	if (e.when === null) return !0;
	let n = t[e.when.field];
	return n !== void 0 && e.when.is.includes(n);
}
var ce = ({ of: e, when: t }, { request: n, when: r }) => (e === void 0 || e === n.of) && (t === void 0 || (r?.is.includes(t) ?? !1));
function le(e, t) {
	let n = 0;
	for (let r of t) e.items.includes(r) && n++;
	return n;
}
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
		ask: (e, t) => ae(t.by, "word", i(e, t)),
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
			return i === void 0 ? p() : {
				to: `${t} next`,
				call: r(e, n, i),
				end: !1,
				result: null
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
var he = class extends Map {
	recent = [];
	ruleOf(e, t) {
		let n = this.recent[t];
		if (n !== void 0 && n.name === e.rule) return n;
		let r = this.get(e.rule);
		if (r === void 0) throw Error(`there is no rule '${e.rule}'`);
		return this.recent[t] = r, r;
	}
};
function ge(e, t = null) {
	let n = new he(), r = t === null ? e : [...e, pe(t)];
	for (let e of r) {
		if (n.has(e.name)) throw Error(`there are two rules '${e.name}'`);
		n.set(e.name, e);
	}
	return n;
}
function _e(e) {
	let t = /* @__PURE__ */ new Map();
	for (let n of e.triggers ?? []) t.set(n.on, [...t.get(n.on) ?? [], n]);
	return {
		...e,
		triggers: t,
		commands: e.commands ?? [],
		simultaneous: e.simultaneous ?? null
	};
}
function ve(e, t) {
	let n = Array(t.frames.length);
	for (let r = 0; r < n.length; r++) n[r] = e.ruleOf(t.frames[r], r).copy(t.frames[r]);
	return {
		frames: n,
		visits: t.visits,
		decided: t.decided.slice()
	};
}
function ye(e, t, n) {
	let { frames: r, visits: i, decided: a } = t.flow, o = Array(r.length);
	for (let i = 0; i < r.length; i++) o[i] = e.ruleOf(r[i], i).scene(t, r[i], n);
	return {
		seats: a.length,
		visits: i,
		decided: a[n] ?? 0,
		scenes: o
	};
}
function be(e, t, n) {
	let r = Array(t.seats).fill(0);
	return n < t.seats && (r[n] = t.decided), {
		frames: t.scenes.map((r) => e.get(r.rule).restore(r, n, t.seats)),
		visits: t.visits,
		decided: r
	};
}
function xe(e, t) {
	switch (e.kind) {
		case "pick": return De(t) && e.from.includes(t) ? null : ke(e, t);
		case "amount": return Ae(e.min, e.max, e.step, t, e);
		case "subset": return Fe(e, t);
		case "pay": return Ie(e, t);
		case "path": return Le(e, t);
		case "order": return Re(e, t);
		case "offer": return Ve(e, t);
		case "form": return Ue(e, t);
	}
}
var y = (e, t, n) => ({
	clause: (e.kind === "subset" ? e.clauses?.[t] : void 0) ?? e.clause,
	code: t,
	text: n
}), Se = (e, t, n, r, i) => {
	let a = {
		...y(e, t, n),
		of: e.of,
		items: r
	};
	return i === void 0 ? a : {
		...a,
		numbers: i
	};
}, Ce = 60, we = 8, Te = (e) => e.length > Ce ? `${e.slice(0, 57)}…` : e;
function Ee(e) {
	return Array.isArray(e) ? `[${e.slice(0, we).map((e) => typeof e == "object" && e ? "…" : Ee(e)).join(", ")}${e.length > we ? ", …" : ""}]` : typeof e == "object" && e ? `{ ${Object.keys(e).slice(0, we).join(", ").slice(0, Ce)} }` : Te(typeof e == "string" ? JSON.stringify(e) : String(e));
}
var De = (e) => typeof e == "string" || typeof e == "number" && !Object.is(e, -0);
function Oe({ barred: e }, t) {
	let n = e?.find((e) => e.item === t);
	return n ? {
		clause: n.clause,
		code: "barred",
		text: n.reason
	} : null;
}
function ke(e, t) {
	return Oe(e, t) ?? y(e, "not-offered", `this is not among the ${e.of} choices offered here`);
}
function Ae(e, t, n, r, i) {
	return typeof r != "number" || !Number.isInteger(r) || Object.is(r, -0) ? y(i, "not-a-number", `a whole number from ${e} to ${t} is asked for, not ${Ee(r)}`) : r < e || r > t ? y(i, "out-of-range", `${r} is outside ${e} to ${t}`) : (r - e) % n === 0 ? null : y(i, "off-step", `${r} is not ${e} plus a multiple of ${n}`);
}
var je = 31, Me = class {
	bits = 0;
	flags;
	constructor(e) {
		this.flags = e > je ? Array(e).fill(!1) : null;
	}
	take(e, t) {
		for (let n = 0; n < e.length; n++) if (e[n] === t && (this.flags === null ? !(this.bits & 1 << n) : !this.flags[n])) return this.flags === null ? this.bits |= 1 << n : this.flags[n] = !0, n;
		return -1;
	}
};
function Ne(e, t, n) {
	if (!Array.isArray(n)) return y(e, "not-a-list", `a list is asked for, not ${Ee(n)}`);
	if (n.length > t.length) return y(e, "too-many", `${n.length} were chosen, there are ${t.length}`);
	let r = new Me(t.length);
	for (let i of n) if (!(De(i) && r.take(t, i) >= 0)) return t.includes(i) ? Se(e, "too-many-of", "something was chosen more often than it is there", [i]) : ke(e, i);
	return null;
}
function Pe(e, t, n) {
	let r = 0;
	for (let i of n) r += t[e.indexOf(i)];
	return r;
}
function Fe(e, t) {
	let n = Ne(e, e.from, t);
	if (n) return n;
	let r = t;
	if (r.length < e.min) return y(e, "too-few", `at least ${e.min} must be chosen, not ${r.length}`);
	if (r.length > e.max) return y(e, "too-many", `at most ${e.max} may be chosen, not ${r.length}`);
	for (let t of e.groups ?? []) {
		let n = le(t, r);
		if (n > t.max) return Se(e, "group-max", `at most ${t.max} of a group may be chosen, not ${n}`, t.items, [t.max, n]);
		if (n < t.min) return Se(e, "group-min", `at least ${t.min} of a group must be chosen, not ${n}`, t.items, [t.min, n]);
	}
	if (e.worth !== null) {
		let t = Pe(e.from, e.worth, r);
		if (t > e.atMost) return y(e, "too-dear", `this comes to ${t}, at most ${e.atMost} may be spent`);
	}
	return null;
}
function Ie(e, t) {
	let n = Ne(e, e.from, t);
	if (n) return n;
	let r = t, i = Pe(e.from, e.worth, r);
	if (i < e.due) return y(e, "too-little", `${e.due} must be paid, and this pays ${i}`);
	if (e.exact && i > e.due) return y(e, "too-much", `exactly ${e.due} must be paid, and this pays ${i}`);
	if (e.irreducible) {
		for (let t of r) if (i - e.worth[e.from.indexOf(t)] >= e.due) return Se(e, "superfluous", `something is not needed: the rest already pays ${e.due}`, [t], [e.due]);
	}
	return null;
}
function Le(e, t) {
	if (!Array.isArray(t)) return y(e, "not-a-list", `a list of ${e.of}s is asked for, not ${Ee(t)}`);
	if (t.length === 0) return e.mayStay ? null : y(e, "must-move", "staying is not allowed here");
	let n = e.start, r = 0;
	for (let i = 0; i < t.length; i++) {
		let a = t[i], o = e.steps[n].indexOf(a);
		if (o < 0 || a < 0 || !De(a)) return y(e, "no-step", "one step does not lead to a neighbour");
		if (e.blocked?.includes(a)) return Oe(e, a) ?? Se(e, "blocked", "the walk leads through what cannot be entered", [a]);
		let s = e.costs === null ? 1 : e.costs[n][o];
		if (s < 1) return y(e, "no-step", "one step does not lead to a neighbour");
		if (r += s, r > e.budget) return y(e, "too-far", `this walk costs at least ${r}, there is ${e.budget} to spend`);
		if (n = a, i < t.length - 1 && e.halts?.includes(n)) return Se(e, "halted", "the walk goes on where it must end", [n]);
	}
	return e.ends !== null && !e.ends.includes(n) ? Se(e, "no-end", "the walk may not end there", [n]) : null;
}
function Re(e, t) {
	let n = Ne(e, e.items, t);
	if (n) return n;
	let r = t.length;
	return r === e.items.length ? null : y(e, "not-all", `all ${e.items.length} must be put in order, ${r} were given`);
}
var ze = (e, t) => Object.keys(e).every((e) => t.includes(e)), Be = [
	"with",
	"give",
	"giveCoins",
	"want",
	"wantCoins"
];
function Ve(e, t) {
	if (t === "none") return e.mayDecline ? null : y(e, "must-offer", "a bargain is asked for");
	if (typeof t != "object" || !t || Array.isArray(t) || !ze(t, Be)) return y(e, "no-bargain", `a bargain is { ${Be.join(", ")} }, not ${Ee(t)}`);
	let n = t, r = e.partners.find((e) => Object.is(e.seat, n.with));
	return r ? He(e, r, n) : y(e, "no-partner", "no bargain can be made with this seat here");
}
function He(e, t, n) {
	return (Ne(e, e.give, n.give) ?? Ne(e, t.items, n.want) ?? Ae(0, e.coins, 1, n.giveCoins, e) ?? Ae(0, t.coins, 1, n.wantCoins, e)) || (n.give.length + n.want.length + n.giveCoins + n.wantCoins === 0 ? y(e, "empty", "a bargain must move something") : null);
}
function Ue(e, t) {
	if (typeof t != "object" || !t || Array.isArray(t)) return y(e, "no-form", `the fields of a form are asked for, not ${Ee(t)}`);
	let n = t, r = {};
	for (let t of e.fields) {
		if (!se(t, r)) continue;
		if (!Object.hasOwn(n, t.name)) return y(e, "field-missing", `the field '${t.name}' is missing`);
		let i = xe(e.barred === null || t.request.barred !== null ? t.request : We(t, e), n[t.name]);
		if (i) return {
			...i,
			clause: i.clause || e.clause,
			text: `${t.name}: ${i.text}`
		};
		r[t.name] = n[t.name];
	}
	for (let t of Object.keys(n)) if (!Object.hasOwn(r, t)) return y(e, "field-unasked", `the field '${t}' is not asked for here`);
	return Ge(e, r);
}
var We = (e, { barred: t }) => ({
	...e.request,
	barred: t.filter((t) => ce(t, e))
});
function Ge(e, t) {
	if (e.distinct !== null) {
		for (let n of e.distinct) if (Ke(e.fields, n, t)) return y(e, "not-distinct", `${n.join(", ")} must differ`);
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
function Ke(e, t, n) {
	for (let r = 1; r < t.length; r++) {
		let i = n[t[r]];
		if (i !== void 0) {
			for (let a = 0; a < r; a++) if (n[t[a]] === i && !qe(e, t[r], i)) return !0;
		}
	}
	return !1;
}
var qe = (e, t, n) => n === "none" && e.some((e) => e.name === t && e.request.kind === "pick");
function Je({ seats: { min: e, max: t }, seatsFor: n }, r) {
	return n?.(r) ?? Array.from({ length: t - e + 1 }, (t, n) => e + n);
}
function Ye(e, t, n) {
	let { min: r, max: i } = e.seats;
	if (!Number.isInteger(t) || t < r || t > i) return `${e.title} takes ${r} to ${i} seats, not ${t}`;
	let a = Je(e, n);
	return a.includes(t) ? null : a.length === 0 ? `${e.title} cannot be played with these options together` : `${e.title} takes ${a.join(" or ")} seats with these options, not ${t}`;
}
function Xe(e) {
	let t = {};
	for (let n in e) t[n] = e[n].default;
	return t;
}
function Ze(e, t) {
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
				text: `there is no option '${Te(n)}'; there are: ${t}`
			};
		}
		let i = $e(t, r);
		if (i !== null) return {
			clause: t.clause,
			code: "bad-option",
			text: `option '${n}' must be ${i}, not ${Ee(r)}`
		};
	}
	return {
		...Xe(e),
		...t
	};
}
var Qe = (e) => typeof e.code == "string" && "text" in e;
function $e(e, t) {
	switch (e.kind) {
		case "flag": return typeof t == "boolean" ? null : "true or false";
		case "number": return typeof t == "number" && Number.isInteger(t) && t >= e.min && t <= e.max ? null : `a whole number from ${e.min} to ${e.max}`;
		case "choice": return typeof t == "string" && e.of.includes(t) ? null : `one of ${e.of.join(", ")}`;
	}
}
var et = (e, t, n) => (e - t + n) % n, tt = (e, t, n) => ((e + t) % n + n) % n;
function nt(e, t, n) {
	let r = (e - t + n) % n;
	return r * 2 > n ? n - r : r;
}
var rt = (e, t, n, r) => t >= 0 && (e >> et(t, n, r) & 1) == 1, it = [
	1,
	1,
	0,
	-1,
	-1,
	0
], at = [
	0,
	-1,
	-1,
	0,
	1,
	1
], ot = (e, t) => Math.max(Math.abs(e), Math.abs(t), Math.abs(e + t)), st = [
	-1,
	3,
	4,
	2,
	-1,
	5,
	1,
	0,
	-1
], ct = (e, t) => e < -1 || e > 1 || t < -1 || t > 1 ? -1 : st[e * 3 + t + 4], lt = [
	1,
	0,
	-1,
	-1,
	0,
	1
], ut = [
	0,
	-1,
	-1,
	0,
	1,
	1
];
function dt(e, t, n) {
	let r = tt(0, n, 6);
	return lt[r] * e + ut[r] * t | 0;
}
var ft = (e, t, n) => dt(e, t, n - 2), pt = [
	2,
	1,
	-1,
	-2,
	-1,
	1
], mt = [
	1,
	-1,
	-2,
	-1,
	1,
	2
];
function ht(e, t, n) {
	let r = -1, i = 0;
	for (let a = 0; a < 6; a++) {
		let o = pt[a] * e + mt[a] * t;
		o < i || (o > i ? (i = o, r = a) : r >= 0 && n >= 0 && nt(a, n, 6) < nt(r, n, 6) && (r = a));
	}
	return r;
}
function gt(e, t, n) {
	let r = dt(e, t, n);
	return r >= 0 && r + ft(e, t, n) >= 0 && (e !== 0 || t !== 0);
}
var _t = (e) => Number.isInteger(e) && e >= -64 && e <= 63;
function vt(e) {
	for (let [t, n] of e) if (!_t(t) || !_t(n)) throw RangeError(`Hex (${t}, ${n}): use whole numbers from -64 to 63.`);
	let t = [...e].sort((e, t) => e[0] - t[0] || e[1] - t[1]), n = t.length;
	if (n === 0) throw RangeError("A board needs at least one hex: list its coordinates.");
	let r = Int8Array.from(t, (e) => e[0]), i = Int8Array.from(t, (e) => e[1]), a = r[0], s = Math.min(...i), c = Math.max(...i) - s + 1;
	if (c > 26) throw RangeError(`A board has at most 26 rows, one for each letter; this one has ${c}.`);
	let l = new Int16Array((r[n - 1] - a + 1) * c).fill(-1), u = (e, t) => t < s || t >= s + c ? -1 : l[(e - a) * c + t - s] ?? -1;
	t.forEach(([e, t], n) => {
		if (u(e, t) >= 0) throw RangeError(`Hex (${e}, ${t}) is listed twice: list it once.`);
		l[(e - a) * c + t - s] = n;
	});
	let d = (e, t) => r[t] - r[e], f = (e, t) => i[t] - i[e], p = t.map(([e, t]) => it.map((n, r) => u(e + n, t + at[r]))), m = new Uint8Array(n * n);
	for (let e = 0; e < n; e++) for (let t = 0; t < n; t++) m[e * n + t] = ot(d(e, t), f(e, t));
	let ee = yt(i, s), te = new Map(ee.map((e, t) => [e, t]));
	return {
		size: n,
		q: r,
		r: i,
		neighbours: o(p),
		steps: o(p.map((e) => e.filter((e) => e >= 0))),
		cellAt: u,
		distance: (e, t) => m[e * n + t],
		direction: (e, t) => ct(d(e, t), f(e, t)),
		bearing: (e, t, n) => ht(d(e, t), f(e, t), n),
		inArc: (e, t, n, r) => rt(r, ct(d(e, t), f(e, t)), n, 6),
		inCone: (e, t, n) => gt(d(e, t), f(e, t), n),
		name: (e) => ee[e],
		parse: (e) => te.get(e) ?? -1
	};
}
function yt(e, t) {
	let n = [];
	return Array.from(e, (e) => {
		let r = e - t, i = (n[r] ?? 0) + 1;
		return n[r] = i, String.fromCharCode(97 + r) + i;
	});
}
var bt = [
	0,
	1,
	1,
	0,
	-1,
	-1
], xt = [
	-2,
	-1,
	1,
	2,
	1,
	-1
], St = (e, t) => 2 * e + t, Ct = (e) => 3 * e, wt = (e, t, n) => (e < t ? Math.max(e, -t) : Math.max(t, -e)) - n;
function Tt(e, t, n, r, i, a) {
	let o = e - i, s = t - a, c = n - i, l = r - a, u = Math.max(wt(o, c, 1), wt(o + s, c + l, 2), wt(o - s, c - l, 2)), d = c - o, f = l - s;
	if (d !== 0 || f !== 0) {
		let e = Math.max(2 * Math.abs(d), Math.abs(d) + Math.abs(f));
		u = Math.max(u, Math.abs(o * f - s * d) - e);
	}
	return u > 0 ? 0 : u === 0 ? 1 : 2;
}
function Et(e, t, n) {
	let r = 0;
	for (let i = 1; i < 6; i++) {
		let a = e + bt[r], o = t + xt[r], s = e + bt[i], c = t + xt[i], l = (a * c - o * s) * n;
		(l > 0 || l === 0 && s * s + c * c < a * a + o * o) && (r = i);
	}
	return r;
}
function Dt(e, t, n, r) {
	let i = St(e, t), a = Ct(t), o = St(n, r), s = Ct(r);
	if (Tt(0, 0, i, a, o, s) === 2) return !0;
	let c = Et(i, a, -1);
	if (Tt(0, 0, i + bt[c], a + xt[c], o, s) === 2) return !0;
	let l = Et(i, a, 1);
	return Tt(0, 0, i + bt[l], a + xt[l], o, s) === 2;
}
function Ot(e) {
	let { size: t, q: n, r } = e, i = new Uint32Array(t * t + 1), a = [], o = /* @__PURE__ */ new Map();
	for (let s = 0; s < t; s++) {
		let c = n[s], l = r[s];
		for (let u = 0; u < t; u++) {
			let d = n[u] - c, f = r[u] - l, p = d * 256 + f, m = o.get(p);
			m === void 0 && (m = kt(d, f), o.set(p, m));
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
function kt(e, t) {
	let n = ot(e, t), r = [];
	for (let i = -n - 1; i <= n + 1; i++) for (let a = -n - 1; a <= n + 1; a++) i === 0 && a === 0 || i === e && a === t || ot(i, a) + ot(e - i, t - a) > n + 2 || Dt(e, t, i, a) && r.push([i, a]);
	return r.sort((e, t) => ot(e[0], e[1]) - ot(t[0], t[1]));
}
function At(e, t, n, r) {
	let i = t * e.size + n, a = e.first[i + 1];
	for (let t = e.first[i]; t < a; t++) {
		let n = e.cells[t];
		if (r(n)) return n;
	}
	return -1;
}
var jt = (e, t, n, r) => At(e, t, n, r) < 0, Mt = [
	12,
	11,
	10,
	9,
	6
], Nt = [];
for (let e = -4; e <= 4; e++) for (let t = -6; t <= 6; t++) Math.abs(2 * t + e) <= Mt[Math.abs(e)] && Nt.push([t, e]);
var b = vt(Nt), Pt = null;
function Ft() {
	return Pt ??= Ot(b), Pt;
}
var It = [
	"E",
	"NE",
	"NW",
	"W",
	"SW",
	"SE"
], Lt = b.cellAt(-6, 0), Rt = b.cellAt(6, 0), zt = (e) => e === Lt || e === Rt, Bt = [
	b.cellAt(-2, -2),
	b.cellAt(2, 2),
	b.cellAt(4, -2),
	b.cellAt(-4, 2)
], Vt = b.cellAt(0, 0), Ht = [
	0,
	0,
	1,
	2,
	1,
	0
], Ut = (e, t) => Ht[(e - t + 6) % 6], Wt = (e, t, n) => Ut(b.bearing(e, n, t), t);
function Gt(e, t, n) {
	let r = b.direction(e, n);
	return r >= 0 && Ut(r, t) === 0;
}
var x = It.flatMap((e) => [
	`step-${e}-right`,
	`step-${e}`,
	`step-${e}-left`
]), S = [
	"turn-right-2",
	"turn-right",
	"turn-left",
	"turn-left-2"
], Kt = [
	-2,
	-1,
	1,
	2
], qt = [
	"movement",
	"attack",
	"defence",
	"melee"
];
function Jt(e, t) {
	let n = 0;
	for (let r of t.split(" ")) {
		let t = qt.indexOf(r);
		if (r !== "" && t < 0) throw Error(`${e}: '${r}' is no restriction; there are ${qt.join(", ")}`);
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
	needs: Jt(t, a)
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
], T = w.map(({ hp: e }) => e), E = (e) => e <= 3, Yt = [
	0,
	1,
	2,
	3
], Xt = [4, 5], Zt = (e) => e === 4 || e === 5, Qt = (e) => e >= 7 && e < 15, $t = (e) => Zt(e) || Qt(e), en = [
	32,
	32,
	4
], tn = [
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
], nn = [
	0,
	1,
	2
], rn = [3, 4], an = (e) => e <= 2, on = [
	3,
	3,
	3,
	3,
	3
], sn = [
	9,
	9,
	9,
	9,
	9
], cn = (e) => e >= 20 && e < 20 + D.length, ln = [
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
], un = (e, t, n = "") => ({
	id: e,
	name: t,
	needs: Jt(t, n)
}), dn = [
	un("PW-1", "lunge", "movement attack melee"),
	un("PW-2", "stand-up"),
	un("PW-3", "unbeatable"),
	un("PW-4", "leap", "movement attack melee"),
	un("PW-5", "deep-wounds", "attack"),
	un("PW-6", "wrestling", "movement attack melee"),
	un("PW-7", "adaptation"),
	un("PW-8", "delay"),
	un("PW-9", "resistance")
], fn = [
	"none",
	"square",
	"disc",
	"triangle"
], pn = [
	"sword",
	"shield",
	"helmet",
	"iron-arm",
	"spear",
	"trident",
	"net"
], mn = {
	sword: 0,
	shield: 1,
	helmet: 2,
	"iron-arm": 0,
	spear: 3,
	trident: 3,
	net: 0
};
function O(e, t, n, r, i, a) {
	if (!pn.includes(n)) throw Error(`${t}: '${n}' is no type of Item; there are ${pn.join(", ")}`);
	let o = n, s = {
		id: e,
		name: t,
		type: o,
		symbol: mn[o],
		attack: r,
		defence: i,
		hp: a,
		thrown: o === "spear" || o === "net"
	}, c = o === "net" ? 3 : o === "spear" ? 5 : 6;
	if (r + i + a !== c) throw Error(`${t}: attack, defence and HP must add up to ${c}`);
	return s;
}
var hn = [
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
], gn = hn.map((e, t) => 30 + t), k = (e) => hn[e - 30], _n = (e) => k(e).type === "net", vn = [
	"reinforce",
	"step-back",
	"two-more",
	"unbalance",
	"face-down",
	"lose",
	"nothing"
];
function yn(e, t, n, r, i, a, o) {
	let s = (t) => {
		let [n = "", r = "attack"] = t.split(" in ");
		if (!vn.includes(n)) throw Error(`${e}: '${n}' is no power of an animal; there are ${vn.join(", ")}`);
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
var bn = (e) => xn[e]?.name ?? "own", xn = [
	yn("dog", [5, 6], 1, 0, "reinforce in both", "nothing", 1),
	yn("wolf", [3, 5], 1, 0, "reinforce in both", "unbalance in attack", 2),
	yn("lion", [1, 2], 2, 0, "step-back in attack", "face-down in attack", 3),
	yn("bear", [1, 1], 1, 1, "two-more in both", "lose in both", 3)
], Sn = 6, Cn = (e, t) => 80 + Sn * e + t - 3 - 1, wn = (e) => ({
	skill: Math.floor((e - 80) / Sn),
	value: 4 + (e - 80) % Sn
}), Tn = (e) => Array.from({ length: Sn }, (t, n) => Cn(e, 4 + n));
function En(e) {
	if (typeof e == "string") return e;
	let t = e < 15 ? w[e]?.name : e >= 80 && e < 80 + Sn * nn.length ? `${D[wn(e).skill]}-${wn(e).value}` : e >= 70 ? dn[e - 70]?.name : e >= 50 ? w[e - 50] && `hp:${w[e - 50].name}` : e >= 30 ? hn[e - 30]?.name : D[e - 20];
	if (t === void 0) throw Error(`there is no thing ${e}`);
	return t;
}
var Dn = (e, t, n, r, i, a) => ({
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
}), A = [
	Dn("secutor", [
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
	Dn("mirmillo", [
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
	Dn("thraex", [
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
	Dn("hoplomachus", [
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
	Dn("retiarius", [
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
], On = A.length, kn = (e) => Math.floor(e * 2 / 13);
function An(e, t) {
	let n = kn(t), r = (e, t, n) => w[t].coins * (e + Math.max(0, e - n)), i = nn.reduce((t, n) => t + ln[e.values[n]], 0), a = e.moves.reduce((e, t) => e + w[t].coins, 0), o = e.values[3] + e.values[4], s = r(e.energy1, 5, n) + r(e.energy0, 4, n) + r(e.feint, 6, 1), c = e.powers.length * 1;
	return {
		skills: i,
		moves: a,
		abilities: o,
		cards: s,
		powers: c,
		total: i + a + o + s + c
	};
}
function jn(e) {
	let t = [...Yt];
	for (let n = 0; n < e.energy0; n++) t.push(4);
	for (let n = 0; n < e.energy1; n++) t.push(5);
	for (let n = 0; n < e.feint; n++) t.push(6);
	return [...t, ...e.moves.slice().sort((e, t) => e - t)];
}
function j(e, t) {
	let n = e.length;
	for (e.push(t); n > 0 && e[n - 1] > t;) e[n] = e[n - 1], n--;
	e[n] = t;
}
function Mn(e, t) {
	let n = e.indexOf(t);
	if (n < 0) throw Error(`there is no card ${t} to take`);
	e.splice(n, 1);
}
var Nn = (e) => 1 << e - 30, Pn = (e, t) => (e.damaged & Nn(t)) !== 0;
function Fn(e, t) {
	let n = hn[t - 30].attack;
	return Pn(e, t) ? n >> 1 : n;
}
function In(e, t) {
	let n = hn[t - 30].defence;
	return Pn(e, t) ? n >> 1 : n;
}
function Ln(e, t) {
	let n = hn[t - 30].hp;
	return Pn(e, t) ? n >> 1 : n;
}
function Rn(e) {
	let t = 0;
	for (let n of e) t += w[n].hp;
	return t;
}
function zn(e) {
	let t = Rn(e.hp);
	for (let n of e.items) t += Ln(e, n);
	return t;
}
function M(e) {
	return e.using < 0 ? -1 : Vn(e, e.using);
}
var Bn = (e) => e.using < 0 ? -1 : Math.max(-1, e.row[e.using]);
function Vn(e, t) {
	let n = e.row[t];
	return n >= 0 ? n : e.covert[Hn(e, t)];
}
function Hn(e, t) {
	let n = 0;
	for (let r = 0; r < t; r++) e.row[r] < 0 && n++;
	return n;
}
function Un(e, t, n) {
	Mn(e, n), j(t, n);
}
var Wn = (e, t) => e.character < On ? A[e.character].sheet.values[t] : 9;
function Gn(e) {
	if (!(e.character >= On)) for (let t = 0; t < D.length; t++) {
		let n = Wn(e, t);
		e.known.low[t] = n, e.known.high[t] = n, e.known.floor[t] = n;
	}
}
function Kn(e, t, n) {
	let { low: r, high: i, floor: a } = e.known, o = Math.max(r[t], n);
	a[t] = Math.max(a[t], Math.min(9, o)), r[t] = o - n, i[t] = Math.max(r[t], i[t] - n);
}
function qn(e, t, n) {
	e.known.low[t] = Math.max(0, e.known.low[t] - n);
}
function Jn(e, t, n) {
	e.known.high[t] = Math.max(e.known.high[t], Math.min(Wn(e, t), e.known.high[t] + n));
}
function Yn(e, t, n) {
	for (let r = 0; r < D.length && t > 0; r++) n ? Jn(e, r, t) : qn(e, r, t);
}
function Xn(e, t, n) {
	let { low: r, high: i, floor: a } = e.known;
	n !== 0 && (n > Wn(e, t) || Qn(e) ? (r[t] = 0, i[t] = Math.max(0, Math.min(Wn(e, t), n - 1))) : (a[t] = Math.max(a[t], n), r[t] = n - 1, i[t] = n - 1));
}
function Zn(e, t) {
	Qn(e) ? e.known.low[t] = 0 : qn(e, t, 1);
}
var Qn = (e) => e.known.owns[10] > 0;
function $n(e) {
	for (let t = 0; t <= 2; t++) e.known.low[t] = 0;
}
function er(e, t) {
	if (E(t)) return;
	let { owns: n, discard: r, hand: i } = e.known, a = tr(e.removed, t) + tr(e.open, t) + tr(r, t) + tr(i, t);
	a > n[t] && (n[t] = a);
}
function tr(e, t) {
	let n = 0;
	for (let r of e) r === t && n++;
	return n;
}
function nr(e, t, n) {
	e.character = t, e.initial = n.values.slice(), e.now = n.values.slice(), e.powers = n.powers.reduce((e, t) => e | 1 << t, 0), Gn(e);
}
function N(e, t, n, r) {
	Un(t, n, r);
	let { known: i } = e;
	if (t === e.hand) i.hand.length = 0;
	else if (t === e.discard) {
		let e = i.discard.indexOf(r);
		e >= 0 && i.discard.splice(e, 1);
	}
	n === e.hand ? j(i.hand, r) : n === e.discard && j(i.discard, r), er(e, r), r === 10 && n === e.open && $n(e);
}
function rr(e, t, n, r) {
	Un(t, n, r), t === e.hand ? e.known.hand.length = 0 : t === e.discard && (e.known.discard.length = 0);
}
var ir = Un;
function ar(e, t, n, r) {
	Mn(e.hand, t), e.known.hand.length = 0, e.row.push(-1), e.turned.push(r), e.covert.push(t), e.maybe.push(n);
}
function or(e) {
	if (e.row[e.using] >= 0) return;
	let t = Hn(e, e.using);
	e.maybe[t] = e.maybe[t] & -9;
}
function sr(e) {
	if (e.row[e.using] < 0) {
		let t = Hn(e, e.using);
		e.row[e.using] = e.covert[t], e.covert.splice(t, 1), e.maybe.splice(t, 1), e.turned[e.using] = e.turned[e.using] & -3;
	}
	for (; e.stack.length > 0;) N(e, e.stack, e.open, e.stack[0]);
}
function cr(e) {
	let t = e.row.pop();
	e.turned.pop(), j(e.hand, t), j(e.known.hand, t);
}
function lr(e) {
	for (let t of e.open) j(e.discard, t), j(e.known.discard, t);
	e.open.length = 0;
}
function ur(e) {
	for (let t of e.row) t < 0 || (j(e.discard, t), j(e.known.discard, t));
	for (let t of e.covert) j(e.discard, t);
	e.row.length = 0, e.turned.length = 0, e.covert.length = 0, e.maybe.length = 0;
}
function dr(e) {
	for (let t of e.hand) j(e.deck, t);
	for (let t of e.hp) j(e.deck, t);
	e.hand.length = 0, e.hp.length = 0, e.known.hand.length = 0;
}
function fr(e, t, n) {
	e.now[t] -= n, Kn(e, t, n);
}
function pr(e, t) {
	let n = 0;
	for (let r of t) cn(r) ? e.now[r - 20]-- : (rr(e, e.hand, e.discard, r), n++);
	return Yn(e, t.length - n, !1), n;
}
function mr(e, t, n) {
	let r = 0;
	for (let i of n) cn(i) ? e.now[i - 20]++ : (rr(e, e.discard, t, i), r++);
	return Yn(e, n.length - r, !0), r;
}
var hr = (e, t) => !!(e.boosted & 1 << t);
function gr(e, t) {
	let n = e.now[t];
	return e.now[t] = hr(e, t) ? 0 : n - 1, e.boosted &= ~(1 << t), n;
}
function _r(e, t) {
	gr(e, t), Zn(e, t);
}
function vr(e, { skill: t, isUsed: n, ability: r, points: i, most: a }) {
	let { deed: o } = e;
	e.now[r] -= i, r === 3 ? o.blood += i : o.speed += i;
	let s = 0;
	return n && (o.skill = t, o.before = e.now[t], o.lifted = hr(e, t), s = gr(e, t)), a > 0 ? (Zn(e, t), qn(e, r, a)) : Xn(e, t, s), s;
}
function yr(e) {
	let { deed: t, now: n, initial: r } = e;
	if (t.skill >= 0 && (n[t.skill] += t.lifted ? t.before : 1, t.lifted && (e.boosted |= 1 << t.skill)), t.boost >= 0 && (n[t.boost] -= t.gain, e.boosted &= ~(1 << t.boost)), t.skill >= 0) {
		let i = hr(e, t.skill) ? t.before : r[t.skill];
		n[t.skill] = Math.min(i, n[t.skill]);
	}
	n[3] = Math.min(r[3], n[3] + t.blood), n[4] = Math.min(r[4], n[4] + t.speed), Jn(e, 0, 1), Jn(e, 1, 1);
}
var br = 12, xr = -4, Sr = (e, t) => String.fromCharCode(65 + (2 * e + t + br >> 1)), Cr = (e) => String(e - xr + 1).padStart(2, "0"), wr = Array.from({ length: b.size }, (e, t) => Sr(b.q[t], b.r[t]) + Cr(b.r[t])), Tr = new Map(wr.map((e, t) => [e, t])), Er = (e) => {
	if (typeof e == "string") return e;
	let t = wr[e];
	if (t === void 0) throw Error(`there is no hex ${e}`);
	return t;
};
function Dr(e) {
	let [, t, n] = /^(-?\d),(-?\d)$/.exec(e) ?? [];
	return t === void 0 ? Tr.get(e) ?? -1 : b.cellAt(Number(t), Number(n));
}
var Or = (e) => typeof e == "string" ? e : It[e] ?? `direction ${e}`, kr = (e) => /^[0-5]$/.test(e) ? Number(e) : It.indexOf(e), P = (e) => typeof e == "string" ? e : tn[e] ?? `animal-${e - 4 + 1}`;
function Ar(e) {
	if (/^[0-3]$/.test(e)) return Number(e);
	let [, t] = /^animal-(\d+)$/.exec(e) ?? [];
	return t === void 0 ? tn.indexOf(e) : 4 + Number(t) - 1;
}
var jr = () => ({
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
}), Mr = {
	own: (e, t) => e.flow.frames.length === 0 ? s : c(t),
	public: () => s,
	unseen: () => 0
}, F = (e) => e >= 4, Nr = (e, t) => e.animals[t - 4], Pr = (e) => (e.turn - 1) * 2 + e.round, Fr = (e) => e.mode === "solo" || e.mode === "coop", Ir = (e) => !Fr(e), Lr = (e) => e === null ? null : {
	...e,
	suggested: [...e.suggested]
}, Rr = (e, t) => xn[t] ?? e.beast, I = (e, t) => e.gladiators[t].out === 0, zr = (e) => e.due >= 0, Br = (e) => e.grey > 0 || e.down;
function Vr(e) {
	let t = [];
	for (let n = 0; n < e.seats; n++) I(e, n) && t.push(n);
	return t;
}
var Hr = (e, t) => F(t) ? Nr(e, t).where === 2 ? Nr(e, t).cell : -1 : I(e, t) ? e.gladiators[t].cell : -1, Ur = (e, t, n) => e.gladiators[t].side !== e.gladiators[n].side, Wr = (e, t, n) => F(n) || Ur(e, t, n), Gr = (e, t, n) => t !== n && !Ur(e, t, n);
function L(e, t) {
	for (let n = 0; n < e.seats; n++) if (e.gladiators[n].cell === t && I(e, n)) return n;
	for (let n = 0; n < e.animals.length; n++) {
		let r = e.animals[n];
		if (r.cell === t && r.where === 2) return 4 + n;
	}
	return -1;
}
var Kr = (e) => {
	for (let t of e.animals) if (t.where === 2) return !0;
	return !1;
};
function qr(e, t, n) {
	let r = e.gladiators[t], i = Hr(e, n);
	return i < 0 || b.distance(r.cell, i) !== 1 ? !1 : F(n) ? !0 : Gt(r.cell, r.facing, i) || Gt(i, e.gladiators[n].facing, r.cell);
}
var Jr = (e, t, n) => !!(e.gladiators[t].powers & 1 << n) && Yr(e), Yr = (e) => !e.staged || e.turn >= 3, R = (e, t) => e.reveal(c(t), s), Xr = () => ({
	low: on.slice(),
	high: sn.slice(),
	floor: on.slice(),
	discard: [],
	hand: [],
	owns: Array(15).fill(0)
}), Zr = [
	"hand",
	"hp",
	"discard",
	"removed",
	"deck",
	"stack",
	"open",
	"reserve"
];
function Qr(e, t) {
	let [n = "", ...r] = t.trim().split(/\s+/), i = () => r.map((e) => z(e, -99, 99));
	switch (n) {
		case "seat": return ei(e, z(r[0], 0, e.seats - 1), r[1] ?? "", r.slice(2));
		case "turn":
			e.turn = z(r[0], 0, 6);
			return;
		case "round":
			e.round = z(r[0], 0, 2);
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
			e.active = z(r[0], -1, 3);
			return;
		case "markers":
			for (let t of i().reverse()) e.arrived[t] = ++e.clock;
			return;
		case "animal": return $r(e, 2, r);
		case "due": return $r(e, 1, r);
		case "waiting": return $r(e, 0, r);
		case "item-deck": {
			let t = r.map(oi);
			e.itemDeck = [...e.itemDeck.filter((e) => !t.includes(e)), ...t.reverse()];
			return;
		}
		case "face-up":
			e.faceUp = r.map(oi).sort((e, t) => e - t);
			return;
		default: throw Error(`'${n}' cannot be set; there are: seat, turn, round, first-blood, order, acted, active, markers, animal, due, waiting, item-deck, face-up`);
	}
}
function $r(e, t, n) {
	let r = t === 2, i = e.beast !== null && n[0] === e.beast.name ? xn.length : xn.findIndex(({ name: e }) => e === n[0]);
	if (i < 0) throw Error(`'${n[0]}' is no animal; there are: ${xn.map(({ name: e }) => e).join(", ")}`);
	let a = r ? Dr(n[2] ?? "") : -1;
	if (r && a < 0) throw Error(`'animal ${n[0]} at HEX' needs a hex of the arena, such as D07, not '${n[2]}'`);
	let o = n[3] === "grey" ? z(n[4], 0, 3) : 0, s = e.animals.find((e) => e.species === i && e.where === 0);
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
function ei(e, t, n, r) {
	let i = e.gladiators[t];
	if (Zr.includes(n)) {
		i[n] = r.flatMap(ai).sort((e, t) => e - t);
		return;
	}
	let a = D.indexOf(n);
	if (a >= 0) return ni(i, a, r[0] ?? "");
	switch (n) {
		case "is": return ti(e, i, r[0] ?? "");
		case "values":
			for (let [e, t] of r.entries()) ni(i, e, t);
			return;
		case "row": return ri(i, r);
		case "powers":
			i.powers = r.reduce((e, t) => e | 1 << si(t), 0);
			return;
		case "used":
			i.used = r.reduce((e, t) => e | 1 << si(t), 0);
			return;
		case "items":
			i.items = r.map(oi).sort((e, t) => e - t), i.holds = i.items.map(() => -1), e.itemDeck = e.itemDeck.filter((e) => !i.items.includes(e));
			return;
		case "damaged":
			i.damaged = r.reduce((e, t) => e | Nn(oi(t)), 0);
			return;
		case "holds":
			i.holds[i.items.indexOf(oi(r[0] ?? ""))] = Ar(r[1] ?? "");
			return;
		case "at":
			if (i.cell = Dr(r[0] ?? ""), i.cell < 0) throw Error(`'${r[0]}' is no hex of the arena; write it like D07 or, as the rulebook does, like -4,2`);
			r[1] === "facing" && (i.facing = ii(r[2] ?? ""));
			return;
		case "boosted":
			i.boosted = r.reduce((e, t) => e | 1 << D.indexOf(t), 0);
			return;
		case "aid":
			i.aid.push(Ar(r[0] ?? ""), z(r[1], 0, 20));
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
			e.vp[t] = z(r[0], -99, 99);
			return;
		case "coins":
		case "due":
		case "delayed":
		case "grey":
		case "white":
			i[n] = z(r[0], -1, 150);
			return;
		default: throw Error(`'seat ${t} ${n}' cannot be set; see the top of games/gladiatori/arrange.ts for what can`);
	}
}
function ti(e, t, n) {
	let r = A.findIndex((e) => e.name === n);
	if (r < 0) throw Error(`'${n}' is no ready-made character; there are: ${A.map((e) => e.name).join(", ")}`);
	let { sheet: i } = A[r];
	nr(t, r, i), t.deck = e.turn === 0 || e.round === 0 ? jn(i) : [];
}
function ni(e, t, n) {
	let [r, i = r] = n.split("/");
	e.now[t] = z(r, 0, 20), e.initial[t] = z(i, 0, 20), e.known.low[t] = 0, e.known.high[t] = 9, e.character < 0 && (e.character = On);
}
function ri(e, t) {
	e.row = [], e.turned = [], e.covert = [], e.maybe = [];
	for (let n of t) {
		let [t = "", ...r] = n.split("/"), i = ai(t)[0], a = r.includes("secret");
		e.row.push(a ? -1 : i), a && e.covert.push(i), a && e.maybe.push(15), e.turned.push(+!!r.includes("rotated") | (r.includes("down") || a ? 2 : 0));
	}
}
function ii(e) {
	let t = kr(e);
	if (t < 0) throw Error(`'${e}' is no facing; there are: ${It.join(", ")}`);
	return t;
}
function z(e, t, n) {
	if (e === void 0 || !/^-?\d+$/.test(e) || Number(e) < t || Number(e) > n) throw Error(`a number from ${t} to ${n} is needed, not '${e}'`);
	return Number(e);
}
function ai(e) {
	let [t, n = "1"] = e.split("*"), r = w.findIndex((e) => e.name === t);
	if (r < 0 || r >= 15) throw Error(`'${t}' is no card; there are: ${w.map((e) => e.name).join(", ")}`);
	return Array(z(n, 1, 16)).fill(r);
}
function oi(e) {
	let t = gn.find((t) => k(t).name === e);
	if (t === void 0) throw Error(`'${e}' is no Item; there are: ${gn.map((e) => k(e).name).join(", ")}`);
	return t;
}
function si(e) {
	let t = dn.findIndex(({ name: t }) => t === e);
	if (t < 0) throw Error(`'${e}' is no Power; there are: ${dn.map(({ name: e }) => e).join(", ")}`);
	return t;
}
var B = (e, t, n) => ({
	label: e,
	value: t,
	clause: n
}), V = (e, t) => ({
	to: e,
	fields: t
}), ci = class {
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
		let r = t ?? {}, i = "clause" in r ? li(r) : a(r), o = n.length === 0 ? null : n.map(({ to: e, fields: t }) => ({
			to: e,
			fields: a(t)
		})), s = {
			n: this.length,
			clause: r.clause ?? this.clause,
			kind: e,
			secrets: o,
			fields: i
		};
		di(s), pi(s, this.declared), this.events.push(s);
	}
};
function li({ clause: e, ...t }) {
	return a(t);
}
var ui = [
	"n",
	"clause",
	"kind",
	"secrets"
];
function di(e) {
	if (fi(e, e.fields), e.secrets !== null) for (let { fields: t } of e.secrets) fi(e, t);
}
function fi({ clause: e, kind: t }, n) {
	for (let r of ui) if (r in n) throw Error(`${e} ${t}: an event cannot have a field '${r}'`);
}
function pi(e, t) {
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
var mi = [...A.map(({ name: e }) => e), "own"], hi = nn.map(Tn), gi = hi.map((e) => ({
	items: e,
	min: 0,
	max: 1
}));
function _i(e) {
	let t = [], n = [], r = (e, r, i) => {
		for (let a = 0; a < i; a++) t.push(e), n.push(r);
	};
	for (let e of hi) for (let t of e) r(t, ln[wn(t).value] - ln[3], 1);
	for (let e of rn) r(20 + e, 1, 6);
	for (let t of Xt) r(t, w[t].coins, kn(e));
	r(6, w[6].coins, 1);
	for (let e = 7; e < 15; e++) r(e, w[e].coins, 1);
	for (let e = 0; e < dn.length; e++) r(70 + e, 1, 1);
	return {
		things: t,
		prices: n
	};
}
var vi = /* @__PURE__ */ new Map();
function yi(e) {
	let t = vi.get(e);
	if (t !== void 0) return t;
	let n = _i(e);
	return vi.set(e, n), n;
}
function bi(e) {
	let t = {
		values: on.slice(),
		energy1: 0,
		energy0: 0,
		feint: 0,
		moves: [],
		powers: []
	};
	for (let n of e) n >= 80 ? t.values[wn(n).skill] = wn(n).value : n >= 70 ? t.powers.push(n - 70) : n >= 20 ? t.values[n - 20]++ : n === 4 ? t.energy0++ : n === 5 ? t.energy1++ : n === 6 ? t.feint++ : t.moves.push(n);
	return t;
}
function xi(e, t) {
	let { things: n, prices: r } = yi(t), i = ne(e, "thing", n, 0, n.length, r, t - 15, gi);
	return oe(e, [v("who", g(e, "word", mi)), v("buy", i, {
		field: "who",
		is: ["own"]
	})]);
}
function Si(e, t, n, r) {
	nr(t, n, r);
	let i = jn(r);
	t.deck = e.staged ? i.filter((e) => e < 7) : i, t.reserve = e.staged ? i.filter((e) => e >= 7) : [];
}
var Ci = h("create", { locals: {} }, [
	{
		clause: "GL-25.5",
		run(e, t, n) {
			for (let t = 0; t < e.seats; t++) e.spare[t] = n.random.below(A.length);
		}
	},
	{
		clause: "GL-4.1",
		sealed: !0,
		ask: (e) => e.gladiators.map((e, t) => xi(t, e.coins)),
		fallback: (e, t, n) => ({ who: mi[e.spare[n.seat]] }),
		take(e, t, n, r) {
			for (let [t, i] of r.entries()) {
				let r = e.gladiators[t], a = mi.indexOf(i.who), o = a < On ? A[a].sheet : bi(i.buy);
				Si(e, r, a, o);
				let s = An(o, r.coins).total;
				r.purse = Math.max(0, r.coins - s), n.use(i.who), n.log?.emit("characterChosen", {
					seat: t,
					who: i.who,
					cards: r.deck.length + r.reserve.length
				}, V(c(t), {
					values: o.values.slice(),
					deck: jn(o),
					spent: s,
					left: r.coins - s
				}));
			}
		}
	},
	{
		clause: "GL-4.18",
		run: (e) => e.overLimit ? m(Ei) : p()
	}
]);
function wi(e, t, n) {
	let r = [], i = [];
	for (let a = 4; a <= 6; a++) {
		let o = a === 6 ? +!e.gladiators[t].extraFeint : n;
		for (let t = Math.min(o, e.stock[a - 4]); t > 0; t--) r.push(a), i.push(Ti(a));
	}
	return {
		things: r,
		prices: i
	};
}
var Ti = (e) => 2 * w[e].coins, Ei = h("over-limit", {
	locals: {
		buyers: [],
		picks: 0
	},
	shows: ["buyers", "picks"]
}, [
	{
		clause: "GL-4.20",
		run(e) {
			for (let t = 0; t < en.length; t++) e.stock[t] = en[t];
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
			let r = t.picks >= t.buyers.length, i = t.buyers[r ? 2 * t.buyers.length - 1 - t.picks : t.picks], a = n ? 4 : 2, { things: o, prices: s } = wi(e, i, a);
			return ne(i, "thing", o, 0, a, s, e.gladiators[i].purse);
		},
		fallback: () => [],
		take(e, t, n, r, i) {
			let a = e.gladiators[i];
			t.picks++, a.extra += r.length;
			for (let t of r) e.stock[t - 4]--, a.purse -= Ti(t), t === 6 && (a.extraFeint = !0), a.deck.push(t);
			return a.deck.sort((e, t) => e - t), n.reveal(c(i), s), n.log?.emit("bought", {
				seat: i,
				count: r.length
			}, V(c(i), { cards: r.slice() })), d("GL-4.22");
		}
	}
]), Di = fn.slice(1).map((e, t) => ({
	items: gn.filter((e) => k(e).symbol === t + 1),
	min: 0,
	max: 1
})), Oi = (e, t) => k(e).symbol !== 0 && k(e).symbol === k(t).symbol;
function ki(e) {
	let t = new Set(e.map((e) => k(e).symbol).filter((e) => e !== 0)), n = e.filter((e) => k(e).symbol === 0).length;
	return Math.min(2, t.size + n);
}
function Ai(e, t) {
	j(e.items, t), e.holds.push(-1);
}
function ji(e, t, n, r) {
	j(e.lostItems, n), t.log?.emit("itemRemoved", {
		clause: r,
		item: n
	});
}
var Mi = h("assign", { locals: {} }, [{
	clause: "GL-5.1",
	run: (e) => m(e.itemMethod === "auction" ? Pi : e.itemMethod === "draft" ? Li : Vi)
}, {
	clause: "GL-5.7",
	sealed: !0,
	ask(e) {
		return e.gladiators.flatMap(({ items: e }, t) => {
			let n = ki(e);
			return e.length === n ? [] : [_(t, "thing", e, n, n, Di)];
		});
	},
	fallback: (e, t, n) => Ni(e.gladiators[n.seat].items),
	take(e, t, n, r) {
		for (let [t, i] of r.entries()) {
			if (i === null) continue;
			let r = e.gladiators[t];
			for (let t of r.items.slice()) i.includes(t) || (Mn(r.items, t), r.holds.pop(), ji(e, n, t, "GL-5.6"));
			n.log?.emit("kept", {
				seat: t,
				items: r.items.slice()
			});
		}
	}
}]);
function Ni(e) {
	let t = (e) => k(e).attack + k(e).defence + k(e).hp, n = [];
	for (let r of e.slice().sort((e, n) => t(n) - t(e) || e - n)) n.length < 2 && !n.some((e) => Oi(e, r)) && n.push(r);
	return n.sort((e, t) => e - t);
}
var Pi = h("auction", {
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
			if (t.held === 2 * e.seats) return p();
			t.held++;
			let r = e.itemDeck.pop();
			e.faceUp.push(r), n.reveal(0, s), n.log?.emit("lotOffered", { item: r });
		}
	},
	{
		clause: "GL-5.11",
		sealed: !0,
		ask: (e) => e.gladiators.map((e, t) => _(t, "thing", e.deck.filter(Zt), 0, e.deck.length)),
		fallback: () => [],
		take(e, t, n, r) {
			let i = e.faceUp.pop(), a = r.map((e) => e.reduce((e, t) => e + w[t].energy, 0));
			if (n.log !== null) for (let [e, t] of r.entries()) n.log.emit("bid", {
				seat: e,
				cards: t.slice(),
				energy: a[e]
			});
			let o = Fi(r, a);
			for (let t of o) Ii(e, t, r[t]);
			return o.length === 1 && r[o[0]].length > 0 ? (Ai(e.gladiators[o[0]], i), n.use("auction"), n.log?.emit("itemWon", {
				clause: "GL-5.14",
				seat: o[0],
				item: i
			})) : ji(e, n, i, "GL-5.16"), d("GL-5.10 lot");
		}
	}
]);
function Fi(e, t) {
	let n = Math.max(...t), r = e.map((e, t) => t).filter((e) => t[e] === n), i = Math.max(...r.map((t) => e[t].length));
	return r.filter((t) => e[t].length === i);
}
function Ii(e, t, n) {
	let r = e.gladiators[t];
	for (let e of n) N(r, r.deck, r.discard, e);
}
var Li = h("draft", {
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
			for (let t = 0; t < 2 * e.seats + 1; t++) j(e.faceUp, e.itemDeck.pop());
			n.reveal(0, s), n.log?.emit("laidOut", { items: e.faceUp.slice() });
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
			return e.faceUp.find((e) => !r.some((t) => Oi(e, t))) ?? e.faceUp[0];
		},
		take(e, t, n, r, i) {
			return t.taken++, Mn(e.faceUp, r), Ai(e.gladiators[i], r), n.use("draft"), n.log?.emit("picked", {
				seat: i,
				item: r
			}), d("GL-5.26");
		}
	},
	{
		clause: "GL-5.27",
		run: (e, t, n) => ji(e, n, e.faceUp.pop(), "GL-5.27")
	}
]);
function Ri(e, t, n) {
	let r = e.gladiators[t], i = n.filter((e) => !r.items.some((t) => Oi(e, t)));
	if (r.character >= On) return {
		from: i,
		first: []
	};
	let { preferred: a } = A[r.character], o = i.filter((e) => a.includes(k(e).type));
	return ki([...r.items, ...o]) === 2 ? {
		from: o,
		first: []
	} : {
		from: i,
		first: o
	};
}
function zi(e, t, n) {
	let { from: r, first: i } = Ri(e, t, e.itemDeck);
	return _(t, "thing", r, n, n, i.length === 0 ? Di : [...Di, {
		items: i,
		min: 1,
		max: 1
	}]);
}
function Bi(e, t) {
	let n = 2 - e.gladiators[t].items.length, { from: r, first: i } = Ri(e, t, e.itemDeck), a = i.slice(0, 1);
	for (let e of r) a.length < n && !a.some((t) => t === e || Oi(e, t)) && a.push(e);
	return a.sort((e, t) => e - t);
}
var Vi = h("selection", { locals: {} }, [{
	clause: "GL-5.29",
	sealed: !0,
	ask(e) {
		return e.gladiators.flatMap((t, n) => {
			let r = 2 - t.items.length;
			return r === 0 ? [] : [zi(e, n, r)];
		});
	},
	fallback: (e, t, n) => Bi(e, n.seat),
	take(e, t, n, r) {
		if (n.log !== null) for (let [e, t] of r.entries()) t !== null && n.log.emit("wished", {
			seat: e,
			items: t.slice()
		});
		for (let t of gn) {
			let i = r.flatMap((e, n) => e?.includes(t) ? [n] : []);
			if (i.length === 0) continue;
			let a = i.length === 1 ? i[0] : i[n.random.below(i.length)];
			Mn(e.itemDeck, t), Ai(e.gladiators[a], t), n.use("selection"), n.log?.emit("picked", {
				clause: "GL-5.30",
				seat: a,
				item: t
			});
		}
		return e.gladiators.some(({ items: e }) => e.length < 2) ? d("GL-5.29") : void 0;
	}
}]), Hi = Array.from({ length: b.size }, (e, t) => t), Ui = [
	0,
	1,
	2,
	3,
	4,
	5
];
function Wi(e, t, n) {
	if (!e.freePlacement) return !1;
	for (let [r, i] of e.gladiators.entries()) if (i.cell >= 0 && Ur(e, t, r) && b.distance(n, i.cell) < 3) return !0;
	return !1;
}
function Gi(e, t) {
	let n = [];
	for (let r of e.freePlacement ? Hi : Bt) L(e, r) < 0 && !Wi(e, t, r) && n.push(r);
	return n;
}
var Ki = h("set-up", {
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
			return n === void 0 ? null : oe(n, [v("cell", g(n, "cell", Gi(e, n))), v("facing", g(n, "direction", Ui))]);
		},
		fallback(e, t) {
			let n = Gi(e, e.order[t.placed]), r = Bt.find((e) => n.includes(e)) ?? n[0];
			return {
				cell: r,
				facing: b.bearing(r, Vt, -1)
			};
		},
		barred(e, t, { seat: n }) {
			let r = [];
			for (let t of e.freePlacement ? Hi : Bt) L(e, t) >= 0 ? r.push({
				item: t,
				clause: "GL-6.4",
				reason: "another gladiator stands there"
			}) : Wi(e, n, t) && r.push({
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
			}), d("GL-6.4");
		}
	}
]), qi = (e, t) => e.now[t] > 0;
function Ji(e, t, n, r) {
	let i = e.gladiators[n];
	i.powers &= ~(1 << r), i.used |= 1 << r, R(t, n), t.use(dn[r].name);
}
function Yi(e, t, n) {
	let r = e.hand.slice();
	for (let i = 0; i < D.length; i++) if ((!n || an(i)) && !hr(e, i)) for (let n = Math.min(t, e.now[i]); n > 0; n--) r.push(20 + i);
	return r;
}
function Xi(e, t, n, r) {
	let i = e.gladiators[n], a = pr(i, r);
	R(t, n), t.log?.emit("spent", {
		seat: n,
		count: a,
		points: r.length - a,
		hand: i.hand.length,
		hp: i.hp.length
	}, V(c(n), { elements: r.slice() }));
}
function Zi(e, t, n) {
	let r = e.discard.slice();
	for (let i = 0; i < D.length; i++) if ((!n || i !== 3 && i !== 4 && i !== 2) && !hr(e, i)) for (let n = Math.min(t, e.initial[i] - e.now[i]); n > 0; n--) r.push(20 + i);
	return r;
}
function Qi(e, t, n, r) {
	let i = e.gladiators[n], a = mr(i, $i(e) ? i.deck : i.hand, r);
	R(t, n), t.log?.emit("recovered", {
		seat: n,
		count: a,
		points: r.length - a,
		hand: i.hand.length,
		hp: i.hp.length
	}, V(c(n), { elements: r.slice() }));
}
function $i(e) {
	let t = e.flow.frames[e.flow.frames.length - 1];
	return t?.rule === "rest" || t?.rule === "turn";
}
var ea = [
	3,
	4,
	0,
	1,
	2
].map((e) => 20 + e);
function ta(e, t, n) {
	let r = e.filter((e) => !cn(e)).sort(n), i = e.filter(cn).sort((e, t) => ea.indexOf(e) - ea.indexOf(t));
	return [...r, ...i].slice(0, t);
}
var na = (e, t) => Math.max(0, e - 2) * (t ? 2 : 1);
function ra(e, t) {
	for (let n = 0; n < e.seats; n++) if (Wr(e, t, n) && qr(e, t, n)) return !0;
	for (let n = 0; n < e.animals.length; n++) if (qr(e, t, 4 + n)) return !0;
	return !1;
}
function ia(e, t, n) {
	return jt(Ft(), t, n, (t) => {
		let n = L(e, t);
		return n >= 0 && (F(n) || !e.gladiators[n].down);
	});
}
function aa(e, t, n) {
	let r = e.gladiators[t], i = Hr(e, n);
	return b.inCone(r.cell, i, r.facing) && ia(e, r.cell, i);
}
function oa(e, t) {
	let n = [];
	for (let r = 0; r < e.seats; r++) I(e, r) && Wr(e, t, r) && aa(e, t, r) && n.push(r);
	for (let r = 0; r < e.animals.length; r++) e.animals[r].where === 2 && aa(e, t, 4 + r) && n.push(4 + r);
	return n;
}
function sa(e, t, n) {
	let r = e.gladiators[t];
	for (let e = 0; e < r.items.length; e++) {
		let t = hn[r.items[e] - 30];
		if (t.thrown && t.type === "net" === n && r.holds[e] < 0) return !0;
	}
	return !1;
}
var ca = [
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
function la(e, t, n) {
	let r = e.gladiators[t], i = [];
	for (let t of n) {
		let n = b.neighbours[r.cell][(r.facing + t) % 6], a = L(e, n);
		a >= 0 && i.push(a);
	}
	return i;
}
function ua(e, t) {
	let n = e.gladiators[t], r = b.neighbours[n.cell][n.facing];
	if (r < 0) return [];
	let i = [];
	for (let n = 0; n < e.seats; n++) e.gladiators[n].cell === r && Wr(e, t, n) && i.push(n);
	for (let t = 0; t < e.animals.length; t++) e.animals[t].where === 2 && e.animals[t].cell === r && i.push(4 + t);
	return i;
}
function da(e, t) {
	let n = e.gladiators[t];
	for (let r of [
		0,
		1,
		2,
		4,
		5
	]) {
		let i = b.neighbours[n.cell][(n.facing + r) % 6], a = L(e, i);
		if (a >= 0 && Wr(e, t, a)) return !0;
	}
	let r = sa(e, t, !0), i = sa(e, t, !1) && !ra(e, t);
	return (r || i) && oa(e, t).length > 0;
}
function fa(e, t) {
	let n = e.gladiators[t], r = ["none"];
	if (M(n) === 3) return r;
	let i = ua(e, t);
	for (let e of i) r.push(`attack:${P(e)}`);
	let a = n.stack.includes(12) && pa(e, t, 12);
	if (a) for (let t of i) for (let n of ma(e, t)) r.push(`break:${k(n).name}:${P(t)}`);
	return n.stack.includes(7) && pa(e, t, 7) && ha(e, t, a, r), ga(e, t, i, r), _a(e, t, i, r), r;
}
var pa = (e, t, n) => !(w[n].needs & 1) || !Br(e.gladiators[t]), ma = (e, t) => F(t) ? [] : e.gladiators[t].items;
function ha(e, t, n, r) {
	let { facing: i } = e.gladiators[t], a = /* @__PURE__ */ new Set();
	for (let o of ca) {
		let s = la(e, t, o), c = s.join();
		if (a.has(c) || !s.some((n) => Wr(e, t, n))) continue;
		a.add(c);
		let l = `sweep:${o.map((e) => It[(i + e) % 6]).join(">")}`;
		if (r.push(l), n) {
			for (let n of s) if (Wr(e, t, n)) for (let t of ma(e, n)) r.push(`${l}:${k(t).name}:${P(n)}`);
		}
	}
}
function ga(e, t, n, r) {
	let i = e.gladiators[t], a = sa(e, t, !0), o = sa(e, t, !1) && !ra(e, t);
	if (!a && !o) return;
	let s = oa(e, t);
	for (let [a, c] of i.items.entries()) {
		if (!k(c).thrown || i.holds[a] >= 0) continue;
		let { name: l } = k(c);
		if (_n(c)) {
			for (let i of e.netBeside ? s.filter((n) => qr(e, t, n)) : n) r.push(`net:${l}:${P(i)}`);
			for (let e of s) r.push(`cast:${l}:${P(e)}`);
		} else if (o) for (let e of s) r.push(`throw:${l}:${P(e)}`);
	}
}
function _a(e, t, n, r) {
	let i = e.helpInMelee ? va(e, t) : n;
	for (let n = 0; n < e.seats; n++) if (I(e, n) && Gr(e, t, n)) for (let a of i) ya(e, t, n, a) && r.push(`help:${P(n)}:${P(a)}`);
}
function va(e, t) {
	let n = [];
	for (let r = 0; r < e.seats; r++) Wr(e, t, r) && qr(e, t, r) && n.push(r);
	for (let r = 0; r < e.animals.length; r++) qr(e, t, 4 + r) && n.push(4 + r);
	return n;
}
function ya(e, t, n, r) {
	if (!qr(e, n, r)) return !1;
	if (F(r)) return !0;
	let i = e.gladiators[r];
	return Gt(i.cell, i.facing, e.gladiators[t].cell);
}
function ba(e, t, n) {
	let [r, i = "", a = "", o = ""] = n.split(":"), s = {
		kind: r,
		targets: [],
		weapon: -1,
		item: -1,
		owner: -1,
		ally: -1
	}, c = (e) => gn.find((t) => k(t).name === e) ?? -1;
	switch (s.kind) {
		case "attack":
			s.targets = [Ar(i)];
			break;
		case "break":
			s.item = c(i), s.owner = Ar(a), s.targets = [s.owner];
			break;
		case "sweep": {
			let { facing: n } = e.gladiators[t];
			s.targets = la(e, t, i.split(">").map((e) => (kr(e) - n + 6) % 6)), s.item = c(a), s.owner = Ar(o);
			break;
		}
		case "throw":
		case "net":
		case "cast":
			s.weapon = c(i), s.targets = [Ar(a)];
			break;
		case "help": s.ally = Ar(i), s.targets = [Ar(a)];
	}
	return s;
}
var xa = (e) => Yt.map((t) => `${e}-${w[t].name}`), Sa = xa("new"), Ca = xa("again"), wa = xa("standby"), Ta = xa("turn-down"), Ea = (e, t) => e.row.length - t, Da = (e, t) => fr(e, 3, Ea(e, t));
function Oa(e, t, n, r) {
	let i = e.gladiators[n];
	for (let e of r) rr(i, i.hand, i.stack, e);
	r.length !== 0 && (R(t, n), t.log?.emit("added", {
		seat: n,
		count: r.length,
		hand: i.hand.length
	}, V(c(n), { cards: r.slice() })));
}
var ka = (e, t) => e.feintInStack || Kr(e) && (e.active < 0 || e.active === t);
function Aa(e, t) {
	let n = ka(e, t);
	return e.gladiators[t].hand.filter((e) => $t(e) || n && e === 6);
}
function ja(e, t) {
	for (let n = 0; n < e.seats; n++) {
		let r = e.gladiators[n];
		r.open.length > 0 && (t.log?.emit("discarded", {
			clause: "GL-8.47",
			seat: n,
			cards: r.open.slice()
		}), lr(r)), r.using = -1, r.fresh = !1, r.passive = !1, r.warded = !1, r.inert = 0, r.twos = 0, r.deed = jr();
	}
}
function Ma(e, t, n, r) {
	return t & 1 && Br(e) || t & 8 && r ? !1 : t & 6 ? n === 0 && !!(t & 2) || n === 1 && !!(t & 4) : !0;
}
var Na = (e, t, n, r) => e.open.includes(t) && !(e.inert & 1 << t) && Ma(e, w[t].needs, n, r);
function Pa(e, t, n) {
	let r = e.gladiators[n];
	if (!(r.using < 0)) {
		sr(r), R(t, n);
		for (let e of r.open) t.use(w[e].name);
		t.log?.emit("revealed", {
			clause: "GL-24.4",
			seat: n,
			card: r.row[r.using],
			cards: r.open.slice()
		});
	}
}
function Fa(e, t, n, r, i) {
	let a = e.gladiators[n];
	a.down || a.out !== 0 || (a.pendingWhite += r, t.log?.emit("unbalanced", {
		clause: i,
		seat: n,
		markers: r
	}));
}
function Ia(e, t, n) {
	let r = e.gladiators[n];
	r.pendingGrey + r.pendingWhite !== 0 && (r.out === 0 && (r.pendingGrey > 0 && (r.grey = 3), r.white = Math.min(2, r.white + r.pendingWhite), r.white === 2 && (r.down = !0), t.log?.emit("statusChanged", {
		clause: "GL-8.46",
		seat: n,
		grey: r.grey,
		white: r.white,
		down: r.down
	})), r.pendingGrey = 0, r.pendingWhite = 0);
}
function La(e, t) {
	for (let n = 0; n < e.seats; n++) Ia(e, t, n);
}
function Ra(e, t, n, r) {
	let i = e.gladiators[n];
	r ? i.grey-- : i.white--, i.white === 0 && (i.down = !1), t.log?.emit("freed", {
		clause: "GL-16.18",
		seat: n,
		grey: i.grey,
		white: i.white,
		down: i.down
	}), za(e, t);
}
function za(e, t) {
	for (let n = 0; n < e.seats; n++) {
		let r = e.gladiators[n];
		for (let i = r.items.length - 1; i >= 0; i--) {
			let a = r.holds[i];
			if (a < 0) continue;
			let o = Hr(e, a);
			if (!(F(a) ? Nr(e, a).where === 2 && Nr(e, a).grey > 0 : e.gladiators[a].out === 0 && e.gladiators[a].grey + e.gladiators[a].pendingGrey > 0)) r.holds[i] = -1;
			else if (r.out !== 0 || b.distance(r.cell, o) > 1) {
				let a = r.items[i];
				Ba(e, n, a), t.log?.emit("itemLost", {
					clause: "GL-12.25",
					seat: n,
					item: a
				});
			}
		}
	}
}
function Ba(e, t, n) {
	let r = e.gladiators[t], i = r.items.indexOf(n);
	r.items.splice(i, 1), r.holds.splice(i, 1), r.damaged &= ~Nn(n), e.lostItems.push(n), e.lostItems.sort((e, t) => e - t);
}
var Va = (e, t) => Yi(e.gladiators[t], 2, !1).length >= 2, Ha = h("free", {
	locals: {
		seat: -1,
		grey: !1
	},
	shows: ["seat", "grey"]
}, [{
	clause: "GL-16.18",
	ask: (e, t) => _(t.seat, "thing", Yi(e.gladiators[t.seat], 2, !1), 2, 2),
	fallback: (e, t) => Yi(e.gladiators[t.seat], 2, !1).slice(0, 2),
	take(e, t, n, r) {
		Xi(e, n, t.seat, r), Ra(e, n, t.seat, t.grey);
	}
}]), Ua = ["turn-right", "turn-left"], Wa = new Map([...x, ...S].map((e, t) => [e, t]));
function Ga(e, t, n) {
	let r = e.gladiators[t];
	if (Br(r)) {
		r.turnedRound || n.push(Ua[0], Ua[1]);
		return;
	}
	let i = b.neighbours[r.cell];
	for (let t = 0; t < 6; t++) {
		let r = i[t];
		r < 0 || L(e, r) >= 0 || n.push(x[3 * t], x[3 * t + 1], x[3 * t + 2]);
	}
	n.push(S[0], S[1], S[2], S[3]);
}
var Ka = (e) => Wa.has(e);
function qa(e, t, n, r, i) {
	let a = e.gladiators[n], o = Wa.get(r), s = o < x.length;
	Br(a) && (a.turnedRound = !0);
	let { cell: c, facing: l } = a;
	s && (a.cell = b.neighbours[a.cell][Math.floor(o / 3)]);
	let u = s ? o % 3 - 1 : Kt[o - x.length];
	return a.facing = (a.facing + u + 6) % 6, t.log?.emit("moved", {
		clause: i,
		seat: n,
		cell: a.cell,
		facing: a.facing,
		from: c,
		fromFacing: l
	}), s && za(e, t), s;
}
var Ja = nn.map((e) => D[e]), Ya = (e) => Math.min(5, 2 * e), Xa = h("prepare", {
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
			let n = e.gladiators[t.seat], r = n.open.filter((e) => Qt(e) && !(n.inert & 1 << e) || e === 6);
			if (Yr(e)) for (let e = 0; e < dn.length; e++) n.powers & 1 << e && r.push(70 + e);
			return _(t.seat, "thing", r, 0, r.length);
		},
		fallback: () => [],
		take: (e, t, n, r) => Za(e, t, n, r)
	},
	{
		clause: "GL-13.28",
		ask(e, t) {
			let n = e.gladiators[t.seat];
			if (!Na(n, 11, t.role, t.thrown) || n.hp.length + n.discard.length === 0) return null;
			let r = ["none"], i = (t) => $t(t) || e.feintInStack && t === 6;
			for (let e of new Set(n.discard)) i(e) && r.push(e);
			for (let e of new Set(n.hp)) i(e) && r.push(50 + e);
			return g(t.seat, "thing", r);
		},
		fallback: () => "none",
		take: (e, t, n, r) => Qa(e, t, n, r)
	},
	{
		clause: "GL-13.17",
		ask(e, t) {
			let n = e.gladiators[t.seat];
			return !Na(n, 8, t.role, t.thrown) || n.hand.length === 0 ? null : g(t.seat, "thing", ["none", ...new Set(n.hand)]);
		},
		fallback: () => "none",
		take: (e, t, n, r) => $a(e, t, n, r)
	},
	{
		clause: "GL-13.22",
		ask(e, t) {
			let n = e.gladiators[t.seat];
			if (!Na(n, 10, t.role, t.thrown)) return null;
			let r = Ja.filter((e, t) => n.now[t] > 0 && !hr(n, t)), i = [v("skill", g(t.seat, "word", ["none", ...r]))];
			for (let e of r) {
				let r = Ya(n.now[Ja.indexOf(e)]);
				i.push(v("gain", ie(t.seat, "points", 1, r), {
					field: "skill",
					is: [e]
				}));
			}
			return oe(t.seat, i);
		},
		fallback: () => ({ skill: "none" }),
		take: (e, t, n, r) => eo(e, t, n, r)
	}
]);
function Za(e, t, n, r) {
	let i = e.gladiators[t.seat];
	if (r.length !== 0) {
		i.twos += r.length;
		for (let a of r) a >= 70 ? (Ji(e, n, t.seat, a - 70), i.deed.powers |= 1 << a - 70) : i.inert |= 1 << a;
		R(n, t.seat), n.log?.emit("usedForTwo", {
			seat: t.seat,
			things: r.slice()
		});
	}
}
function Qa(e, t, n, r) {
	if (r === "none") return;
	let i = e.gladiators[t.seat], a = r >= 50, o = a ? r - 50 : r;
	N(i, a ? i.hp : i.discard, i.open, o), N(i, i.open, i.discard, 11), i.deed.raged = o, i.deed.fromHp = a, (o === 7 || o === 12) && (i.inert |= 1 << o), R(n, t.seat), n.use(w[o].name), n.log?.emit("raged", {
		seat: t.seat,
		card: o,
		from: a ? "hp" : "discard"
	});
}
function $a(e, t, n, r) {
	if (r === "none") return;
	let i = e.gladiators[t.seat];
	N(i, i.hand, i.removed, r), i.deed.sacrificed = r, R(n, t.seat), n.log?.emit("sacrificed", {
		seat: t.seat,
		card: r
	});
}
function eo(e, t, n, r) {
	let i = e.gladiators[t.seat];
	if (r.skill !== "none") {
		let e = Ja.indexOf(r.skill);
		i.now[e] += r.gain, i.boosted |= 1 << e, i.deed.boost = e, i.deed.gain = r.gain;
	}
	n.log?.emit("overskilled", { seat: t.seat }, V(c(t.seat), {
		skill: r.skill,
		gain: r.gain ?? 0
	}));
}
var to = h("reflex", {
	locals: {
		seat: -1,
		used: 0
	},
	shows: ["seat", "used"]
}, [{
	clause: "GL-13.50",
	ask(e, t) {
		let n = e.gladiators[t.seat];
		if (!I(e, t.seat) || Br(n) || n.inert & 16384) return null;
		let r = ["stop"];
		return (t.used === 0 || n.now[4] > 0) && Ga(e, t.seat, r), g(t.seat, "move", r);
	},
	fallback: () => "stop",
	hints: (e, t) => Ss(e, t.seat, Ns(e, t)),
	take(e, t, n, r) {
		return r === "stop" ? p(t.used) : (t.used > 0 && (fr(e.gladiators[t.seat], 4, 1), R(n, t.seat)), t.used++, qa(e, n, t.seat, r, "GL-13.50"), d("GL-13.50"));
	}
}, {
	clause: "GL-13.51",
	run: (e, t) => p(t.used)
}]), no = ["yes", "no"], ro = ["no"], io = h("ward", {
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
		if (Pa(e, n, t.seat), !e.gladiators[t.seat].passive) return m(Xa, {
			seat: t.seat,
			role: 1,
			thrown: t.thrown,
			animal: F(t.against)
		});
	}
}, {
	clause: "GL-11.5",
	ask: (e, t) => oo(e, t),
	fallback: (e, t, n) => so(e, t, n),
	hints: (e, t, n) => Ms(e, t, n),
	take: (e, t, n, r) => p(uo(e, t, n, r))
}]), ao = (e) => M(e) === 3;
function oo(e, t) {
	let n = e.gladiators[t.seat], r = [v("guard", g(t.seat, "word", qi(n, 1) ? no : ro))];
	return ao(n) && r.push(v("speed", ie(t.seat, "points", 0, Math.min(2, n.now[4])))), Na(n, 9, 1, t.thrown) && r.push(v("acrobatic", g(t.seat, "word", no))), oe(t.seat, r);
}
function so(e, t, n) {
	let r = e.gladiators[t.seat], i = G(co(e, t, 0, 0, !1, r.plusFour && !r.passive ? 4 : 0)), a = ao(r) ? Math.floor(t.fav / 2) : t.fav, o = qi(r, 1) && a > i && a <= i + r.now[1];
	return Object.fromEntries(n.fields.map(({ name: e }) => [e, e === "guard" ? o ? "yes" : "no" : e === "speed" ? 0 : "no"]));
}
function co(e, t, n, r, i, a) {
	let o = e.gladiators[t.seat], s = M(o), c = [], l = (e, t, n) => {
		t !== 0 && c.push(B(e, t, n));
	};
	return s === 0 && l("energy", Ps(o), "GL-10.1"), s === 1 && l("half the hand", o.hand.length >> 1, "GL-10.2"), s === 2 && l("oppose", 5, "GL-10.3"), s === 3 && l("speed", 2 * r, "GL-10.6"), s >= 0 && s === t.card && l("matching", 5, "GL-10.10"), s !== 3 && !t.net && l("items", o.items.reduce((e, t, n) => e + (o.holds[n] >= 0 ? 0 : In(o, t)), 0), "GL-11.5"), l("guard", n, "GL-2.9"), l("ally", lo(o, t.against), "GL-20.6"), l("trapped", o.grey > 0 ? -3 : 0, "GL-16.5"), l("face-down", o.down ? -5 : 0, "GL-16.11"), l("from behind", t.side === 0 ? 0 : -3, "GL-11.7"), l("acrobatic strike", i ? 3 : 0, "GL-13.19"), l("sacrifice", o.deed.sacrificed >= 0 ? 3 : 0, "GL-13.17"), l("delay", o.delayed >= Pr(e) ? 3 : 0, "GL-14.40"), l("unbeatable", a, "GL-14.10"), l("against an animal", 2 * o.twos, "GL-23.53"), c;
}
function lo(e, t) {
	let n = 0;
	for (let r = 0; r < e.aid.length; r += 2) e.aid[r] === t && (n += e.aid[r + 1]);
	return n;
}
function uo(e, t, n, r) {
	let i = e.gladiators[t.seat], a = r.speed ?? 0, o = vr(i, {
		skill: 1,
		isUsed: r.guard === "yes",
		ability: 4,
		points: a,
		most: ao(i) ? 2 : 0
	}), s = i.passive ? 0 : Gs(i), l = co(e, t, o, a, r.acrobatic === "yes", s);
	Ys(i, t.against), i.warded = !0;
	let u = G(l);
	return R(n, t.seat), n.log?.emit("defenceValued", {
		seat: t.seat,
		against: t.against,
		total: u
	}, V(c(t.seat), { parts: l })), {
		fdv: u,
		dodged: ao(i),
		acrobatic: r.acrobatic === "yes"
	};
}
var H = (e, t, n) => ({
	item: e,
	clause: t,
	reason: n
});
function fo(e, t, n) {
	let r = e.gladiators[t];
	return n && r.now[4] === 0 ? [...x, ...S].map((e) => H(e, "GL-8.5", "there is no Speed left")) : Br(r) ? (r.turnedRound ? [...x, ...S] : [
		...x,
		S[0],
		S[3]
	]).map((e) => e.startsWith("step") ? H(e, "GL-16.7", "a Trapped or Face-down gladiator cannot move") : H(e, "GL-16.8", "a Trapped or Face-down gladiator turns by one side once a round")) : b.neighbours[r.cell].flatMap((t, n) => {
		if (t >= 0 && L(e, t) < 0) return [];
		let [r, i] = t < 0 ? ["GL-9.19", "the wall of the arena is there"] : ["GL-9.18", "somebody stands there"];
		return [
			0,
			1,
			2
		].map((e) => H(x[3 * n + e], r, i));
	});
}
function po(e) {
	return e.row.flatMap((t, n) => t < 0 ? [] : [...mo(e, n), ...ho(e, n)].slice(0, 1));
}
function mo({ row: e, turned: t }, n) {
	return t[n] & 2 ? [H(Ca[e[n]], "GL-9.10", "a Standby card serves for nothing more this turn")] : [];
}
function ho(e, t) {
	let n = Ea(e, t);
	return n <= e.now[3] ? [] : [H(Ca[e.row[t]], "GL-8.13", `it costs ${n} Blood, and there is ${e.now[3]}`)];
}
function go(e) {
	return e.row.flatMap((t, n) => {
		if (t < 0) return [];
		let r = mo(e, n);
		if (r.length > 0) return r;
		if (e.turned[n] & 1) {
			let e = "it was used for an Action this turn";
			return [H(Ca[t], "GL-8.14", e), H(Ta[t], "GL-8.14", e)];
		}
		return ho(e, n);
	});
}
function _o(e, t) {
	let n = new Set(e.gladiators[t].hand), r = [];
	for (let i of n) E(i) && r.push(H(i, "GL-8.20", "only Energy and Special Move cards are added")), i === 6 && !ka(e, t) && r.push(H(i, "GL-8.21", "a Feint is played later, from the hand"));
	return r;
}
function vo(e, t) {
	let n = e.gladiators[t], r = [], i = b.neighbours[n.cell][n.facing], a = L(e, i);
	if (a >= 0 && M(n) === 3 ? r.push(H(`attack:${P(a)}`, "GL-8.28", "a Movement Action does not fight")) : a >= 0 && !Wr(e, t, a) && r.push(H(`attack:${P(a)}`, "GL-8.34", "an ally is not attacked")), !ra(e, t)) return r;
	for (let i of n.items) if (k(i).type === "spear") for (let n of oa(e, t)) r.push(H(`throw:${k(i).name}:${P(n)}`, "GL-12.4", "nothing but a Net is thrown while in melee"));
	return r;
}
function yo(e, t) {
	let n = e.grey > 0;
	return t === 2 ? 0 : t === 1 ? n || e.down ? 0 : 8 : n && e.down ? 0 : n ? 4 : e.down ? 1 : 15;
}
var bo = h("reaction", {
	locals: {
		seat: -1,
		side: 0
	},
	shows: ["seat", "side"]
}, [
	{
		clause: "GL-10.13",
		run(e, t, n) {
			let r = e.gladiators[t.seat], i = yo(r, t.side), a = r.hand.length > 0 || r.row.some((e, t) => xo(r, t) && !!(i & 1 << e));
			if (!(i !== 0 && a)) return wo(e, n, t.seat, i === 0 ? "GL-15.3" : "GL-15.4"), p();
		}
	},
	{
		clause: "GL-8.37",
		ask: (e, t) => g(t.seat, "action", So(e.gladiators[t.seat], t.side)),
		fallback: () => "pass",
		barred: (e, t) => Co(e.gladiators[t.seat], t.side),
		hints: (e, t, n) => ks(e, t, n),
		take: (e, t, n, r) => To(e, t, n, r)
	},
	{
		clause: "GL-8.41",
		ask(e, t) {
			let { hand: n } = e.gladiators[t.seat];
			return n.length === 0 ? null : _(t.seat, "thing", Aa(e, t.seat), 0, n.length);
		},
		fallback: () => [],
		barred: (e, t) => _o(e, t.seat),
		hints: (e, t, n) => tc(e, t, n),
		take: (e, t, n, r) => Oa(e, n, t.seat, r)
	}
]), xo = (e, t) => !(e.turned[t] & 2);
function So(e, t) {
	let n = yo(e, t), r = ["pass"];
	for (let t of e.hand) E(t) && n & 1 << t && r.push(Sa[t]);
	for (let t = 0; t < e.row.length; t++) {
		let i = e.row[t];
		xo(e, t) && n & 1 << i && Ea(e, t) <= e.now[3] && r.push(Ca[i]);
	}
	return r;
}
function Co(e, t) {
	let n = yo(e, t), r = t === 0 ? e.grey > 0 ? "GL-16.6" : "GL-16.12" : "GL-15.3", i = t === 0 ? e.grey > 0 ? "not while Trapped" : "not while Face-down" : "not against an attack from behind", a = Yt.filter((e) => !(n & 1 << e)).flatMap((e) => [{
		item: Sa[e],
		clause: r,
		reason: i
	}, {
		item: Ca[e],
		clause: r,
		reason: i
	}]);
	return [...a, ...po(e).filter(({ item: e }) => a.every((t) => t.item !== e))];
}
function wo(e, t, n, r) {
	e.gladiators[n].passive = !0, t.use("passive"), t.log?.emit("stayedPassive", {
		clause: r,
		seat: n
	});
}
function To(e, t, n, r) {
	let i = e.gladiators[t.seat];
	if (r === "pass") return wo(e, n, t.seat, "GL-15.2"), p();
	R(n, t.seat);
	let a = w.findIndex(({ name: e }) => r.endsWith(`-${e}`));
	if (r.startsWith("new")) {
		ar(i, a, yo(i, t.side), 2), i.using = i.row.length - 1, i.fresh = !0, n.log?.emit("reacted", {
			clause: "GL-8.40",
			seat: t.seat,
			fresh: !0,
			blood: 0
		}, V(c(t.seat), { card: a }));
		return;
	}
	i.using = i.row.indexOf(a);
	let o = Ea(i, i.using);
	Da(i, i.using), n.log?.emit("reacted", {
		clause: "GL-8.38",
		seat: t.seat,
		fresh: !1,
		card: a,
		blood: o
	});
}
var U = {
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
}, Eo = {
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
function Do(e, t, n, r, i) {
	r !== 0 && Ir(e) && (e.vp[n] += r, e.active === n || e.acted.includes(n) ? e.aside[n] = !0 : e.arrived[n] = ++e.clock, t.log?.emit("vpChanged", {
		clause: i,
		seat: n,
		why: Eo[i],
		points: r,
		vp: e.vp[n]
	}));
}
function Oo(e, t, n, r, i) {
	r && Do(e, t, n, U.attack, "GL-17.3"), i && Do(e, t, n, U.rearAttack, "GL-17.11");
}
function ko(e, t, n, r, i, a, o) {
	if (!Ur(e, n, r)) return;
	let s = i === 0;
	s ? Do(e, t, n, a, "GL-17.4") : Do(e, t, n, U.rearDamage * a, "GL-17.12"), s && a > 0 && !e.firstBlood && (e.firstBlood = !0, Do(e, t, n, U.firstBlood, "GL-17.8")), o && Do(e, t, n, s ? U.kill : U.rearKill, "GL-17.10");
}
var Ao = () => ({
	cell: -1,
	facing: 0,
	foes: [],
	foeCells: []
});
function jo(e, t, n) {
	let r = e.gladiators[t], i = n ?? [];
	if (n === null) for (let n = 0; n < e.seats; n++) Ur(e, t, n) && qr(e, t, n) && i.push(n);
	return {
		cell: r.cell,
		facing: r.facing,
		foes: i,
		foeCells: i.map((t) => e.gladiators[t].cell)
	};
}
function Mo(e, t, n, r) {
	for (let i = 0; i < e.seats; i++) if (i !== n && I(e, i) && Ur(e, t, i) && r(e.gladiators[i].cell)) return !0;
	for (let t = 0; t < e.animals.length; t++) if (e.animals[t].where === 2 && r(Hr(e, 4 + t))) return !0;
	return !1;
}
function No(e, t, n, r) {
	for (let [i, a] of n.foes.entries()) {
		if (!I(e, a)) continue;
		let o = n.foeCells[i];
		if (!(b.distance(r, o) - b.distance(n.cell, o) < 2) && !Mo(e, t, a, (e) => b.distance(r, e) < b.distance(n.cell, e))) return !0;
	}
	return !1;
}
function Po(e, t, n) {
	let r = Wt(e, t, n);
	return r === 1 || r === 2;
}
function Fo(e, t, n, r, i) {
	for (let [a, o] of n.foes.entries()) if (I(e, o) && Gt(n.cell, n.facing, n.foeCells[a]) && Po(r, i, n.foeCells[a]) && Po(r, i, e.gladiators[o].cell) && !Mo(e, t, o, (e) => b.inCone(r, e, i))) return !0;
	return !1;
}
function Io(e, t, n, r) {
	if (!I(e, n)) return;
	let { cell: i, facing: a } = e.gladiators[n], o = No(e, n, r, i), s = Fo(e, n, r, i, a);
	o && Do(e, t, n, U.fleeing, "GL-17.16"), s && Do(e, t, n, U.cowardice, "GL-17.17");
}
var Lo = (e, t) => t >= 30 ? Ln(e, t) : T[t];
function Ro(e, t) {
	let n = e.gladiators[t.seat], r = t.damage > zn(n), i = [v("do", g(t.seat, "word", r ? ["die"] : ["pay"]))];
	if (!r) {
		let e = [...n.hp, ...n.items].filter((e) => Lo(n, e) > 0);
		i.push(v("with", re(t.seat, "thing", e, e.map((e) => Lo(n, e)), t.damage, !1, !0)));
	}
	return oe(t.seat, i);
}
function zo(e, t) {
	let n = [...e.hp, ...e.items].filter((t) => Lo(e, t) > 0), r = [], i = [], a = (t) => {
		let n = (e) => t.filter(e).length, a = [
			t.reduce((t, n) => t + Lo(e, n), 0),
			n((e) => e >= 30),
			n(E),
			t.length,
			...t
		], o = a.findIndex((e, t) => e !== i[t]);
		(r.length === 0 || a[o] < i[o]) && (r = t, i = a);
	}, o = (r, i, s) => {
		if (s >= t) a(i);
		else for (let t = r; t < n.length; t++) t > r && n[t] === n[t - 1] || o(t + 1, [...i, n[t]], s + Lo(e, n[t]));
	};
	return o(0, [], 0), r;
}
var Bo = h("wound", {
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
			if (zr(r)) return r.after -= t.damage, Ko(e, n, t.seat, "GL-14.13"), p();
		}
	},
	{
		clause: "GL-25.19",
		run(e, t, n) {
			let r = e.gladiators[t.seat];
			R(n, t.seat), r.passive && t.damage > zn(r) && Ho(e, t, n, r);
		}
	},
	{
		clause: "GL-11.45",
		ask: (e, t) => t.killed ? null : Ro(e, t),
		fallback(e, t) {
			let n = e.gladiators[t.seat];
			return t.damage > zn(n) ? { do: "die" } : {
				do: "pay",
				with: zo(n, t.damage)
			};
		},
		take(e, t, n, r) {
			r.do === "pay" ? Vo(e, t, n, r.with) : Ho(e, t, n, e.gladiators[t.seat]);
		}
	},
	{
		clause: "GL-14.8",
		ask: (e, t) => t.killed ? Wo(e, t.seat) : null,
		fallback: (e, t) => Jr(e, t.seat, 2) ? "unbeatable" : "no",
		take: (e, t, n, r) => Go(e, n, t.seat, r)
	},
	{
		clause: "GL-17.19",
		run(e, t, n) {
			F(t.by) || ko(e, n, t.by, t.seat, t.side, t.effective, t.killed), t.killed && !zr(e.gladiators[t.seat]) && Ko(e, n, t.seat, "GL-11.53");
		}
	}
]);
function Vo(e, t, n, r) {
	let i = e.gladiators[t.seat];
	for (let n of r) n >= 30 ? Ba(e, t.seat, n) : N(i, i.hp, i.removed, n);
	t.effective = t.damage, n.reveal(c(t.seat), s), n.log?.emit("paid", {
		seat: t.seat,
		damage: t.damage,
		things: r.slice(),
		hp: i.hp.length
	});
}
function Ho(e, t, n, r) {
	t.effective = Math.min(t.damage, zn(r) + 1), t.killed = !0, r.after = zn(r) + 1 - t.damage, Uo(e, n, t.seat, t.damage);
}
function Uo(e, t, n, r) {
	let i = e.gladiators[n], a = [...i.hp, ...i.items];
	for (; i.hp.length > 0;) N(i, i.hp, i.removed, i.hp[0]);
	for (let t of i.items.slice()) Ba(e, n, t);
	i.cover = !1, R(t, n), t.log?.emit("killed", {
		clause: "GL-11.51",
		seat: n,
		damage: r,
		things: a
	});
}
function Wo(e, t) {
	return !Yr(e) || e.gladiators[t].used & 4 ? null : g(t, "word", Jr(e, t, 2) ? ["unbeatable", "no"] : ["no"]);
}
function Go(e, t, n, r) {
	if (r !== "unbeatable") return;
	let i = e.gladiators[n];
	Ji(e, t, n, 2), i.due = Pr(e) + 1, i.plusFour = !0, t.log?.emit("unbeatable", {
		clause: "GL-14.8",
		seat: n
	});
}
function Ko(e, t, n, r) {
	let i = e.gladiators[n];
	i.out = 1, i.cell = -1, t.log?.emit("leftArena", {
		clause: r,
		seat: n
	}), za(e, t);
}
function qo(e, t, n, r) {
	let i = e.random.die(6), a = n === 2 ? e.random.die(6) : 0, o = n === 2 && i === a && (r || t.doublesInDefence), s = n === 2 && i + a === 7 && (r || t.sevenInDefence) && t.seven !== "nothing", c = [B("die", i, "GL-23.17")];
	return n === 2 && c.push(B("die", a, "GL-23.17")), t.extra > 0 && c.push(B("extra die", e.random.die(6), "GL-23.47")), o && t.doubles === "two-more" && c.push(B("doubles", 2 * (n + t.extra), "GL-23.48")), {
		total: c.reduce((e, t) => e + t.value, 0),
		parts: c,
		base: i,
		doubles: o,
		seven: s
	};
}
function Jo(e, t, n) {
	e.animals.push({
		species: n,
		where: 1,
		from: Pr(e) + 1,
		cell: -1,
		grey: 0
	}), t.use("reinforce"), t.log?.emit("reinforced", {
		clause: n === 0 ? "GL-23.39" : "GL-23.40",
		animal: 4 + e.animals.length - 1,
		species: bn(n)
	});
}
function Yo(e, t, n, r) {
	let i = Nr(e, n);
	r >= 5 && i.grey--, t.log?.emit("animalStrained", {
		clause: "GL-23.29",
		animal: n,
		die: r,
		grey: i.grey
	}), za(e, t);
}
function Xo(e, t, n) {
	let r = Nr(e, n), i = Rr(e, r.species), a = qo(t, i, 2, !1);
	return t.use(i.name), t.log?.emit("animalDefended", {
		clause: "GL-23.25",
		animal: n,
		parts: a.parts,
		total: a.total
	}), a.doubles && i.doubles === "reinforce" && Jo(e, t, r.species), {
		total: a.total,
		lose: a.seven && i.seven === "lose"
	};
}
function Zo(e, t, n, r) {
	let i = Nr(e, r);
	i.where = 3, i.cell = -1, t.log?.emit("animalKilled", {
		clause: "GL-23.28",
		animal: r,
		seat: n
	}), za(e, t), Do(e, t, n, U.animal, "GL-23.57");
}
var Qo = h("bear-loss", {
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
			let n = e.gladiators[t.seat], r = (e) => e >= 30 ? Ln(n, e) : T[e];
			return (n.hp.length > 0 ? n.hp : n.items).reduce((e, t) => r(t) < r(e) ? t : e);
		},
		take(e, t, n, r) {
			let i = e.gladiators[t.seat], a = r;
			return a >= 30 ? Ba(e, t.seat, a) : N(i, i.hp, i.removed, a), R(n, t.seat), n.log?.emit("clawed", {
				clause: "GL-23.50",
				seat: t.seat,
				thing: a
			}), p();
		}
	},
	{
		clause: "GL-23.51",
		at: "GL-23.51 cover",
		run(e, t, n) {
			let r = e.gladiators[t.seat];
			if (zr(r)) return p();
			t.killed = !0, r.after = 0, Uo(e, n, t.seat, 0);
		}
	},
	{
		clause: "GL-14.21",
		ask: (e, t) => Wo(e, t.seat),
		fallback: (e, t, n) => n.kind === "pick" ? n.from[0] : "no",
		take: (e, t, n, r) => Go(e, n, t.seat, r)
	},
	{
		clause: "GL-11.53",
		run: (e, t, n) => zr(e.gladiators[t.seat]) ? void 0 : Ko(e, n, t.seat, "GL-11.53")
	}
]), $o = {
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
}, es = (e, t) => Rr(e, Nr(e, t.figure).species), ts = h("beast-attack", {
	locals: $o,
	shows: [...Object.keys($o), "result"]
}, [
	{
		clause: "GL-23.17",
		run(e, t, n) {
			let r = Nr(e, t.figure), i = e.gladiators[t.on], a = r.grey > 0, o = a ? 1 : t.moved ? es(e, t).afterMove : 2, s = qo(n, es(e, t), o, !0);
			t.fav = s.total, t.doubles = s.doubles, t.seven = s.seven, t.side = Wt(i.cell, i.facing, r.cell), n.use(es(e, t).name), n.log?.emit("animalAttacked", {
				animal: t.figure,
				seat: t.on,
				parts: s.parts,
				total: s.total
			}), a && Yo(e, n, t.figure, s.base), t.doubles && es(e, t).doubles === "reinforce" && Jo(e, n, r.species);
		}
	},
	{
		clause: "GL-23.44",
		ask(e, t) {
			let n = e.gladiators[t.on];
			if (!t.doubles || es(e, t).doubles !== "step-back" || Br(n)) return null;
			let r = b.neighbours[n.cell][(n.facing + 3) % 6];
			return r < 0 || L(e, r) >= 0 ? null : g(t.on, "word", n.now[4] > 0 ? ["stand", "step-back"] : ["stand"]);
		},
		fallback: () => "stand",
		take(e, t, n, r) {
			if (r === "stand") return;
			let i = e.gladiators[t.on];
			return fr(i, 4, 1), R(n, t.on), i.cell = b.neighbours[i.cell][(i.facing + 3) % 6], n.use("step-back"), n.log?.emit("steppedBack", {
				seat: t.on,
				cell: i.cell
			}), za(e, n), p();
		}
	},
	{
		clause: "GL-23.21",
		run: (e, t) => m(bo, {
			seat: t.on,
			side: t.side
		})
	},
	{
		clause: "GL-23.23",
		run: (e, t) => m(io, {
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
			let i = t.dodged ? Math.floor(t.fav / 2) : t.fav, a = t.doubles && es(e, t).doubles === "step-back" ? 2 : 1, o = Math.max(0, i - t.fdv) * a;
			return n.log?.emit(o > 0 ? "mauled" : "fendedOff", {
				seat: t.on,
				animal: t.figure,
				fav: i,
				fdv: t.fdv,
				halved: t.dodged ? t.fav : 0,
				damage: o
			}), o > 0 ? m(Bo, {
				seat: t.on,
				by: t.figure,
				side: t.side,
				damage: o
			}) : void 0;
		}
	},
	{
		clause: "GL-23.50",
		run: (e, t) => t.seven && es(e, t).seven === "lose" && I(e, t.on) ? m(Qo, { seat: t.on }) : void 0
	},
	{
		clause: "GL-23.52",
		run(e, t, n) {
			let { seven: r } = es(e, t);
			t.seven && !t.dodged && r === "unbalance" && Fa(e, n, t.on, 1, "GL-23.42"), t.seven && !t.dodged && r === "face-down" && Fa(e, n, t.on, 2, "GL-23.46"), t.acrobatic && Fa(e, n, t.on, 1, "GL-13.21");
			let i = e.gladiators[t.on];
			return i.passive = !1, i.open.includes(14) ? m(to, { seat: t.on }) : void 0;
		}
	},
	{
		clause: "GL-8.47",
		run(e, t, n) {
			La(e, n), ja(e, n);
		}
	}
]), ns = (e) => ({
	figure: e,
	side: 0,
	fav: 0,
	fdv: 0,
	dodged: !1,
	feinted: !1,
	acrobatic: !1,
	seven: !1,
	toppling: !1,
	watch: Ao(),
	reflexed: !1
}), rs = {
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
}, is = [...Object.keys(rs), "result"], as = (e) => e.place >= e.targets.length, os = (e, t) => e.targets.find((e) => e.figure === t), ss = (e) => e === "net" || e === "cast";
function cs(e, t, n) {
	let r = Xo(e, t, n.figure);
	n.fdv = r.total, n.seven = r.lose;
}
function ls(e, t, n, r, i) {
	let { figure: a, side: o, fdv: s } = r;
	if (ss(t.style)) {
		ds(e, t, n, a);
		return;
	}
	if (F(a)) {
		Zo(e, n, t.by, a);
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
	else return m(Bo, {
		seat: a,
		by: t.by,
		side: o,
		damage: d
	});
}
function us(e, t, n) {
	let r = e.gladiators[t.owner], i = Ln(r, t.item), a = t.broken >= i || Pn(r, t.item);
	a ? Ba(e, t.owner, t.item) : r.damaged |= Nn(t.item), n.use(a ? "item-broken" : "item-damaged"), n.log?.emit(a ? "itemBroken" : "itemDamaged", {
		clause: a ? "GL-13.33" : "GL-13.34",
		seat: t.owner,
		item: t.item
	}), a && e.breakItemScores && ko(e, n, t.by, t.owner, os(t, t.owner).side, Math.min(t.broken, i), !1);
}
function ds(e, t, n, r) {
	let i = e.gladiators[t.by];
	F(r) ? Nr(e, r).grey = 3 : e.gladiators[r].pendingGrey = 3, t.style === "net" && (i.holds[i.items.indexOf(t.weapon)] = r), n.use("trapped"), n.log?.emit("trapped", {
		clause: "GL-12.19",
		target: r,
		item: t.weapon
	});
}
function fs(e, t) {
	let n = e.gladiators[t.by], r = [];
	if (!I(e, t.by)) return r;
	for (let { figure: i, fav: a } of t.targets) if (!(F(i) || a <= 0 || !I(e, i) || Br(e.gladiators[i])) && Gt(n.cell, n.facing, Hr(e, i))) for (let t of b.steps[Hr(e, i)]) L(e, t) < 0 && r.push(`${P(i)}:${Er(t)}`);
	return r;
}
function ps(e, t, n, r) {
	if (r === "none") return;
	let [i = "", a = ""] = r.split(":"), o = Ar(i), s = e.gladiators[o];
	s.cell = Dr(a), os(t, o).watch.cell = s.cell, n.log?.emit("wrestled", {
		seat: t.by,
		target: o,
		cell: s.cell
	}), za(e, n), Fa(e, n, o, 1, "GL-14.30");
}
var ms = 2, hs = h("unbalanced", {
	locals: { seat: -1 },
	shows: ["seat"]
}, [{
	clause: "GL-13.40",
	ask(e, t) {
		let n = e.gladiators[t.seat], r = Yi(n, ms, n.passive), i = r.length >= ms, a = [v("do", g(t.seat, "word", i ? ["marker", "pay"] : ["marker"]))];
		return i && a.push(v("with", _(t.seat, "thing", r, ms, ms), {
			field: "do",
			is: ["pay"]
		})), oe(t.seat, a);
	},
	fallback: () => ({ do: "marker" }),
	take(e, t, n, r) {
		return r.do === "marker" ? p(!0) : (Xi(e, n, t.seat, r.with), p(!1));
	}
}]), gs = (e, t) => 1 + t.open.reduce((t, n) => t + (n === 6 && !e.feintInStack ? 0 : 1), 0);
function _s(e, t, n) {
	F(n) || (Pa(e, t, n), e.gladiators[n].passive || Gs(e.gladiators[n]));
}
var vs = [
	{
		clause: "GL-8.35",
		run(e, t) {
			let n = e.gladiators[t.by].cell;
			for (let r of t.targets) {
				let { figure: i } = r, a = !F(i), o = a ? e.gladiators[i] : null;
				r.side = o === null ? 0 : Wt(o.cell, o.facing, n), r.watch = jo(e, a ? i : t.by, a && Ur(e, t.by, i) ? [t.by] : []);
			}
		}
	},
	{
		clause: "GL-8.43",
		run(e, t) {
			if (as(t)) return;
			let { figure: n, side: r } = t.targets[t.place++];
			return F(n) ? d("GL-8.43") : m(bo, {
				seat: n,
				side: r
			}, "GL-8.43");
		}
	},
	{
		clause: "GL-11.1",
		run: (e, t) => m(Rs, {
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
			if (t.damage = r.damage, t.wrestling = r.wrestling, t.acrobatic = r.acrobatic, t.cards = gs(e, e.gladiators[t.by]), t.place = 0, !t.targets.some(({ fav: e }) => e > 0)) {
				n.log?.emit("attackNullified", { seat: t.by });
				for (let { figure: r } of t.targets) _s(e, n, r);
				return d("GL-12.3");
			}
		}
	},
	{
		clause: "GL-13.40",
		run(e, t) {
			let { figure: n } = t.targets[0];
			return t.targets.length > 1 || F(n) || e.gladiators[n].down || !Na(e.gladiators[t.by], 13, 0, Fs(t.style)) ? d("GL-11.5") : m(hs, { seat: n });
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
			if (as(t)) return d("GL-13.49");
			let r = t.targets[t.place], { figure: i, side: a, fav: o } = r, s = o <= 0;
			if (s || F(i)) return s ? _s(e, n, i) : cs(e, n, r), t.place++, d("GL-11.5");
			let c = M(e.gladiators[t.by]), l = ss(t.style);
			return m(io, {
				seat: i,
				against: t.by,
				side: a,
				fav: o,
				card: c,
				net: l,
				thrown: Fs(t.style)
			});
		}
	},
	{
		clause: "GL-11.15",
		run(e, t) {
			let n = t.result, r = t.targets[t.place++];
			return r.fdv = n.fdv, r.dodged = n.dodged, r.acrobatic = n.acrobatic, d("GL-11.5");
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
			for (; !as(t); t.place++) {
				let { figure: n, fav: r } = t.targets[t.place];
				if (!(F(n) || r <= 0) && !e.gladiators[t.by].down && Na(e.gladiators[n], 13, 1, Fs(t.style))) return m(hs, { seat: t.by });
			}
			return d("GL-11.19");
		}
	},
	{
		clause: "GL-13.49",
		at: "GL-13.49 answered",
		run(e, t) {
			return t.targets[t.place++].toppling = t.result === !0, d("GL-13.49 next");
		}
	}
], W = (e, t, n) => ({
	item: e,
	key: t,
	values: n
}), ys = (e) => Object.fromEntries(e.map(({ label: e, value: t }) => [e, t]));
function bs(e, t) {
	if (Fr(e)) return null;
	for (let n of e.flow.frames) {
		if (n.rule === "activation" && n.by === t) return n.watch;
		if (n.rule !== "fight") continue;
		let e = n.targets.find(({ figure: e }) => e === t);
		if (e !== void 0) return e.watch;
	}
	return null;
}
function xs(e, t, n, r, i) {
	return n === null || n.foes.length === 0 ? [0, 0] : [No(e, t, n, r) ? U.fleeing : 0, Fo(e, t, n, r, i) ? U.cowardice : 0];
}
function Ss(e, t, n) {
	let r = e.gladiators[t], i = bs(e, t), a = [];
	for (let [n, o] of [...x, ...S].entries()) {
		let s = n < x.length, c = s ? b.neighbours[r.cell][Math.floor(n / 3)] : r.cell, l = s ? n % 3 - 1 : Kt[n - x.length], [u, d] = c < 0 ? [0, 0] : xs(e, t, i, c, (r.facing + l + 6) % 6);
		u + d !== 0 && a.push(W(o, "honour", { vp: u + d }));
	}
	let o = Br(r) ? ws(r.cell, r.facing, r.turnedRound ? 0 : n) : Ts(e, t, n);
	for (let n = 0; n < b.size; n++) {
		let r = {};
		for (let a = 0; a < 6; a++) {
			let s = o[6 * n + a];
			if (s < 0) continue;
			r[`c${a}`] = s;
			let [c, l] = xs(e, t, i, n, a);
			c !== 0 && (r[`f${a}`] = c), l !== 0 && (r[`w${a}`] = l);
		}
		Object.keys(r).length > 0 && a.push(W(n, "reach", r));
	}
	return a;
}
var Cs = () => Array(6 * b.size).fill(-1);
function ws(e, t, n) {
	let r = Cs();
	if (r[6 * e + t] = 0, n > 0) for (let n of [1, 5]) r[6 * e + (t + n) % 6] = 1;
	return r;
}
function Ts(e, t, n) {
	let r = e.gladiators[t], i = Cs();
	i[6 * r.cell + r.facing] = 0;
	let a = [6 * r.cell + r.facing];
	for (let t = 1; t <= n; t++) {
		let n = [], r = (e, r) => {
			let a = 6 * e + r;
			i[a] >= 0 || (i[a] = t, n.push(a));
		};
		for (let t of a) {
			let n = Math.floor(t / 6);
			for (let e of Kt) r(n, (t % 6 + e + 6) % 6);
			for (let i of b.steps[n]) if (L(e, i) < 0) for (let e of [
				5,
				6,
				7
			]) r(i, (t % 6 + e) % 6);
		}
		a = n;
	}
	return i;
}
function Es(e, t, n) {
	return n.kind === "pick" ? n.from.flatMap((n) => {
		let r = n.startsWith("new-");
		if (!r && !n.startsWith("again-")) return [];
		let i = Ds(n), a = Os(e.gladiators[t], i, r), o = r ? 0 : Ea(a, a.using), s = r ? [] : [W(n, "blood", { blood: o })];
		if (i === 3) return s;
		let c = Vs({
			...e,
			gladiators: e.gladiators.with(t, a)
		}, {
			by: t,
			targets: [],
			style: "attack",
			weapon: -1,
			entered: 0
		}, { offense: "no" }, 0, a.plusFour ? 4 : 0, a.hand.length), l = {
			skill: a.now[0],
			ability: i === 2 ? 2 * Math.min(3, a.now[3] - o) : 0,
			energy: i === 0 ? a.hand.reduce((e, t) => e + w[t].energy, 0) : 0
		};
		return [
			...s,
			W(n, "parts", ys(c)),
			W(n, "later", l)
		];
	}) : [];
}
var Ds = (e) => w.findIndex(({ name: t }) => e.endsWith(`-${t}`));
function Os(e, t, n) {
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
function ks(e, t, n) {
	if (n.kind !== "pick") return [];
	let r = e.flow.frames.find(({ rule: e }) => e === "fight"), i = e.flow.frames.find(({ rule: e }) => e === "beast-attack"), a = r?.by ?? i?.figure ?? 0, o = r?.style === "net" || r?.style === "cast", s = r === void 0 ? -1 : Bn(e.gladiators[r.by]), c = {
		seat: t.seat,
		against: a,
		side: t.side,
		fav: 0,
		card: s,
		net: o,
		thrown: !1
	};
	return n.from.flatMap((n) => {
		let r = Ds(n), i = Os(e.gladiators[t.seat], r, n.startsWith("new")), a = {
			...e,
			gladiators: e.gladiators.with(t.seat, i)
		}, o = n.startsWith("again") ? Ea(i, i.using) : 0, s = co(a, c, 0, 0, !1, r >= 0 && i.plusFour ? 4 : 0), l = r === 3 ? 2 * Math.min(2, i.now[4]) : 0;
		return [W(n, "defence", {
			total: G(s),
			blood: o,
			guard: i.now[1],
			speed: l,
			halves: +(r === 3)
		}), W(n, "parts", ys(s))];
	});
}
function As(e, t, n) {
	if (n.kind !== "pick") return [];
	let { cell: r } = e.gladiators[t];
	return n.from.flatMap((n) => {
		let { kind: i, targets: a, weapon: o } = ba(e, t, n);
		if (i === "none" || i === "help") return [];
		let s = a.filter((n) => !F(n) && Ur(e, t, n) && Ir(e)), c = (t) => {
			let { cell: n, facing: i } = e.gladiators[t];
			return Wt(n, i, r) === 0;
		}, l = s.some(c) ? U.attack : 0, u = s.every(c) ? 0 : U.rearAttack, d = i === "throw" || i === "cast" ? na(b.distance(r, Hr(e, a[0])), _n(o)) : 0;
		return [W(n, u === 0 ? "front" : l === 0 ? "rear" : "both", {
			front: l,
			rear: u,
			each: u === 0 ? 0 : U.rearDamage,
			range: 0 - d
		})];
	});
}
function js(e, t, n) {
	if (n.kind !== "form") return [];
	let r = e.gladiators[t.by], i = r.plusFour ? 4 : 0, a = (n, a = 0, o = 0) => Vs(e, t, {
		offense: "no",
		...n
	}, a, i, r.hand.length - o), o = G(a({})), s = t.style === "sweep" ? t.targets.length : 0, c = [W("base", "parts", {
		...ys(a({})),
		...s > 0 ? { sweep: Us[0] } : {}
	}), W("sweep", "targets", { count: s })], l = {
		offense: { each: G(a({}, r.now[0])) - o },
		blood: { each: G(a({ blood: 1 })) - o },
		acrobatic: { each: G(a({ acrobatic: "yes" })) - o },
		leapAttack: { each: G(a({ leapAttack: 1 })) - o },
		leapDamage: {
			each: 0,
			damage: 1
		},
		deep: {
			each: G(a({ deep: 1 })) - o,
			damage: 1
		}
	};
	for (let e of [
		1,
		2,
		3
	]) {
		let t = r.hand.slice(0, e);
		l.lunge = {
			...l.lunge,
			[`n${e}`]: G(a({ lunge: t }, 0, t.length)) - o
		};
	}
	for (let { name: e } of n.fields) l[e] !== void 0 && c.push(W(e, "adds", l[e]));
	return c.push(W("damage", "damage", { damage: 1 + (gs(e, r) >> 1) })), c;
}
function Ms(e, t, n) {
	if (n.kind !== "form") return [];
	let r = e.gladiators[t.seat], i = co(e, t, 0, 0, !1, r.plusFour && !r.passive ? 4 : 0), a = ao(r), o = {
		guard: r.now[1],
		speed: 2,
		acrobatic: 3
	};
	return [
		W("base", "parts", ys(i)),
		...n.fields.map(({ name: e }) => W(e, "adds", { each: o[e] })),
		W("against", "against", {
			fav: a ? Math.floor(t.fav / 2) : t.fav,
			full: t.fav
		})
	];
}
var Ns = (e, t) => +(t.used === 0) + e.gladiators[t.seat].now[4], G = (e) => {
	let t = 0;
	for (let n of e) t += n.value;
	return t;
};
function Ps(e) {
	let t = 0;
	for (let n of e.open) t += w[n].energy;
	return t;
}
var Fs = (e) => e === "throw" || e === "cast", Is = ["yes", "no"], Ls = ["no"], Rs = h("strike", {
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
		Pa(e, n, t.by);
		let r = t.targets.some(({ figure: e }) => F(e));
		return m(Xa, {
			seat: t.by,
			role: 0,
			thrown: Fs(t.style),
			animal: r
		});
	}
}, {
	clause: "GL-11.3",
	ask: (e, t) => Bs(e, t),
	fallback(e, t, n) {
		let r = n.fields;
		return Object.fromEntries(r.map(({ name: e, request: t }) => [e, zs(e, t)]));
	},
	hints: (e, t, n) => js(e, t, n),
	take(e, t, n, r) {
		return p(Hs(e, t, n, r));
	}
}]);
function zs(e, t) {
	return e === "offense" || e === "acrobatic" ? t.kind === "pick" && t.from.includes("yes") ? "yes" : "no" : t.kind === "subset" ? [] : t.kind === "amount" ? 0 : "no";
}
function Bs(e, t) {
	let n = t.by, r = e.gladiators[n], i = Fs(t.style), a = (t) => Jr(e, n, t) && Ma(r, dn[t].needs, 0, i), o = [v("offense", g(n, "word", qi(r, 0) ? Is : Ls))], s = null;
	M(r) === 2 && o.push(v("blood", ie(n, "points", 0, Math.min(3, r.now[3])))), Na(r, 9, 0, i) && o.push(v("acrobatic", g(n, "word", Is))), a(0) && r.hand.length > 0 && o.push(v("lunge", _(n, "thing", r.hand, 0, 3)));
	let c = Math.min(3, t.entered);
	return c > 0 && a(3) && (o.push(v("leapAttack", ie(n, "points", 0, c)), v("leapDamage", ie(n, "points", 0, c))), s = [{
		fields: ["leapAttack", "leapDamage"],
		max: c
	}]), t.style !== "help" && (a(4) && o.push(v("deep", ie(n, "points", 0, 3))), a(5) && t.targets.some(({ figure: e }) => !F(e)) && o.push(v("wrestle", g(n, "word", Is)))), oe(n, o, null, s);
}
function Vs(e, t, n, r, i, a) {
	let o = e.gladiators[t.by], s = M(o), c = [], l = (e, t, n) => {
		t !== 0 && c.push(B(e, t, n));
	};
	return s === 0 && l("energy", Ps(o), "GL-9.1"), s === 1 && l("half the hand", a >> 1, "GL-9.2"), s === 2 && l("blood", 2 * (n.blood ?? 0), "GL-9.5"), Js(o, t.style, t.weapon, l), l("offense", r, "GL-2.8"), l("trapped", o.grey > 0 ? -3 : 0, "GL-16.5"), l("face-down", o.down ? -5 : 0, "GL-16.11"), l("acrobatic strike", n.acrobatic === "yes" ? 3 : 0, "GL-13.19"), l("sacrifice", o.deed.sacrificed >= 0 ? 3 : 0, "GL-13.17"), l("lunge", 2 * (n.lunge ?? []).length, "GL-14.3"), l("leap", 2 * (n.leapAttack ?? 0), "GL-14.22"), l("deep wounds", -(n.deep ?? 0), "GL-14.25"), l("unbeatable", i, "GL-14.10"), Fs(t.style) && l("range", -na(b.distance(o.cell, Hr(e, t.targets[0].figure)), _n(t.weapon)), _n(t.weapon) ? "GL-12.7" : "GL-12.5"), c;
}
function Hs(e, t, n, r) {
	let i = e.gladiators[t.by], a = r.lunge ?? [];
	a.length > 0 && qs(e, n, t.by, a);
	let o = (r.leapAttack ?? 0) + (r.leapDamage ?? 0);
	o > 0 && Ks(e, n, t.by, 3, o), (r.deep ?? 0) > 0 && Ks(e, n, t.by, 4, r.deep), r.wrestle === "yes" && Ks(e, n, t.by, 5, 0);
	let s = Vs(e, t, r, vr(i, {
		skill: 0,
		isUsed: r.offense === "yes",
		ability: 3,
		points: r.blood ?? 0,
		most: M(i) === 2 ? 3 : 0
	}), Gs(i), i.hand.length);
	return R(n, t.by), {
		favs: t.targets.map((r, i) => Ws(e, t, n, s, i)),
		damage: (r.leapDamage ?? 0) + (r.deep ?? 0),
		wrestling: r.wrestle === "yes",
		acrobatic: r.acrobatic === "yes"
	};
}
var Us = [
	1,
	-3,
	-7
];
function Ws(e, t, n, r, i) {
	let a = e.gladiators[t.by], { figure: o, side: s } = t.targets[i], l = r.slice();
	t.style === "sweep" && l.push(B("sweep", Us[i], "GL-13.10"));
	let u = t.style === "help" || s !== 0 ? 0 : Ys(a, o);
	u > 0 && l.push(B("ally", u, "GL-20.6")), F(o) && a.twos > 0 && l.push(B("against an animal", 2 * a.twos, "GL-23.53"));
	let d = G(l);
	return n.log?.emit("attackValued", {
		clause: "GL-11.3",
		seat: t.by,
		target: o,
		total: d
	}, V(c(t.by), { parts: l })), d;
}
function Gs(e) {
	return e.plusFour ? (e.plusFour = !1, e.deed.unbeatable = !0, 4) : 0;
}
function Ks(e, t, n, r, i) {
	Ji(e, t, n, r), e.gladiators[n].deed.powers |= 1 << r, t.log?.emit("powerUsed", {
		clause: "GL-14.35",
		seat: n,
		power: 70 + r,
		points: i
	});
}
function qs(e, t, n, r) {
	let i = e.gladiators[n];
	for (let e of r) rr(i, i.hand, i.discard, e), i.deed.lunged.push(e);
	Ks(e, t, n, 0, r.length);
}
function Js(e, t, n, r) {
	let i = 0, a = 0;
	for (let r = 0; r < e.items.length; r++) {
		let o = e.items[r];
		e.holds[r] >= 0 || (i += Fn(e, o), o === n && Fs(t) && (a = Fn(e, o)));
	}
	r("items", i, "GL-11.4"), r("thrown", a, "GL-12.1");
}
function Ys(e, t) {
	let n = 0;
	for (let r = e.aid.length - 2; r >= 0; r -= 2) e.aid[r] === t && (n += e.aid[r + 1], e.deed.aid.push(t, e.aid[r + 1]), e.aid.splice(r, 2));
	return n;
}
var Xs = (e, t, n) => ({
	item: e,
	key: t,
	values: n
}), Zs = (e, t, n) => ({
	...e,
	open: [...e.open, ...t],
	hand: e.hand.slice(n)
});
function Qs(e, t, n) {
	if (t.kind !== "subset") return [];
	let r = n([], 0), i = G(r), a = {};
	for (let t = 1; t <= e.hand.length; t++) a[`n${t}`] = G(n([], t)) - i;
	return [
		Xs("base", "parts", Object.fromEntries(r.map(({ label: e, value: t }) => [e, t]))),
		Xs("hand", "adds", a),
		...[...new Set(t.from)].map((e) => Xs(e, "adds", { each: G(n([e], 0)) - i }))
	];
}
function $s(e, t, n, r, i) {
	return n.kind !== "subset" || Kr(e) ? [] : [...new Set(n.from)].flatMap((e) => {
		let { needs: n } = w[e];
		return !Qt(e) || Ma(t, n, r, i) ? [] : [Xs(e, "idle", { clause: n & 1 && Br(t) ? 2 : n & 8 && i ? 4 : 3 })];
	});
}
function ec(e, t, n) {
	let r = e.gladiators[t], i = M(r);
	if (i < 0) return [];
	if (i === 3) return $s(e, r, n, 2, !1);
	let a = (n, i) => {
		let a = Zs(r, n, i), o = Na(a, 9, 0, !1) ? "yes" : "no", s = {
			by: t,
			targets: [],
			style: "attack",
			weapon: -1,
			entered: 0
		};
		return Vs({
			...e,
			gladiators: e.gladiators.with(t, a)
		}, s, {
			offense: "no",
			acrobatic: o
		}, 0, r.plusFour ? 4 : 0, a.hand.length);
	}, o = i === 2 ? 2 * Math.min(3, r.now[3]) : 0;
	return [
		...Qs(r, n, a),
		...$s(e, r, n, 0, !1),
		Xs("damage", "damage", { cards: gs(e, r) }),
		Xs("later", "adds", {
			skill: r.now[0],
			ability: o
		})
	];
}
function tc(e, t, n) {
	let r = e.gladiators[t.seat], i = e.flow.frames.find(({ rule: e }) => e === "fight"), a = e.flow.frames.find(({ rule: e }) => e === "beast-attack"), o = i !== void 0 && Fs(i.style), s = {
		seat: t.seat,
		against: i?.by ?? a?.figure ?? 0,
		side: t.side,
		fav: 0,
		card: i === void 0 ? -1 : Bn(e.gladiators[i.by]),
		net: i !== void 0 && ss(i.style),
		thrown: o
	}, c = (n, i) => {
		let a = Zs(r, n, i);
		return co({
			...e,
			gladiators: e.gladiators.with(t.seat, a)
		}, s, 0, 0, Na(a, 9, 1, o), r.plusFour ? 4 : 0);
	}, l = M(r) === 3;
	return [
		...Qs(r, n, c),
		...$s(e, r, n, 1, o),
		Xs("later", "adds", {
			skill: r.now[1],
			ability: l ? 2 * Math.min(2, r.now[4]) : 0
		}),
		...l ? [Xs("later", "halves", { halves: 1 })] : []
	];
}
var nc = {
	by: -1,
	watch: Ao(),
	entered: 0,
	passed: !1,
	yielding: !1,
	standby: !1,
	declared: "none",
	points: 0
};
function rc(e) {
	let t = [];
	for (let n of e.hand) E(n) && t.push(Sa[n], wa[n]);
	for (let n = 0; n < e.row.length; n++) {
		if (e.turned[n] !== 0) continue;
		let r = e.row[n];
		Ea(e, n) <= e.now[3] && t.push(Ca[r]), t.push(Ta[r]);
	}
	return t.push("pass"), t;
}
function ic(e) {
	let t = e.turned.indexOf(0);
	if (t >= 0) return Ta[e.row[t]];
	for (let t = 3; t >= 0; t--) if (e.hand.includes(t)) return wa[t];
	return "pass";
}
var ac = (e) => w.findIndex(({ name: t }) => e.endsWith(`-${t}`));
function oc(e, t, n, r) {
	let i = e.gladiators[t.by];
	if (r === "pass") return sc(e, t, n);
	let a = ac(r);
	if (R(n, t.by), r.startsWith("standby")) ar(i, a, 15, 3), n.log?.emit("stoodBy", {
		clause: "GL-9.8",
		seat: t.by,
		fresh: !0
	}, V(c(t.by), { card: a }));
	else if (r.startsWith("turn-down")) i.turned[i.row.indexOf(a)] = 3, n.log?.emit("stoodBy", {
		clause: "GL-9.8",
		seat: t.by,
		fresh: !1,
		card: a
	});
	else if (r.startsWith("new")) ar(i, a, 15, 2), i.using = i.row.length - 1, i.fresh = !0, n.log?.emit("acted", {
		clause: "GL-8.10",
		seat: t.by,
		fresh: !0,
		blood: 0
	}, V(c(t.by), { card: a }));
	else {
		i.using = i.row.indexOf(a);
		let e = Ea(i, i.using);
		Da(i, i.using), n.log?.emit("acted", {
			clause: "GL-8.11",
			seat: t.by,
			fresh: !1,
			card: a,
			blood: e
		});
	}
	return i.using >= 0 ? (n.use(w[a].name), d("GL-8.19")) : (t.standby = !0, n.use("standby"), d("GL-9.11"));
}
function sc(e, t, n) {
	return t.passed = !0, e.gladiators[t.by].passive = !0, n.log?.emit("passed", {
		clause: "GL-8.17",
		seat: t.by
	}), d("GL-8.49");
}
var cc = {
	name: "surrender",
	clause: "GL-17.27",
	offer(e, t) {
		let n = e.flow.frames[e.flow.frames.length - 1];
		return n?.rule !== "activation" || n.at !== "GL-8.5" || n.by !== t ? null : g(t, "word", [n.yielding ? "surrender" : "announce"]);
	},
	take(e, t, n, r) {
		let i = e.flow.frames[e.flow.frames.length - 1];
		i.yielding = !0, n !== "announce" && (lc(e, t, r), i.at = "GL-8.49");
	}
};
function lc(e, t, n) {
	let r = e.gladiators[n];
	t.use("surrender"), t.log?.emit("surrendered", {
		clause: "GL-17.28",
		seat: n
	}), Do(e, t, n, U.surrender, "GL-17.29"), r.out = 2, r.cell = -1, za(e, t);
}
var uc = [
	{
		clause: "GL-17.3",
		run(e, t, n) {
			if (t.place = 0, t.feinted) return d("GL-11.33");
			let r = (n) => t.targets.some(({ figure: r, fav: i, side: a }) => !F(r) && Ur(e, t.by, r) && i > 0 && a === 0 === n);
			Oo(e, n, t.by, r(!0), r(!1));
		}
	},
	{
		clause: "GL-11.39",
		run(e, t, n) {
			if (as(t)) return d("GL-12.3");
			let r = t.targets[t.place], i = r.dodged ? Math.floor(r.fav / 2) : r.fav, a = i > r.fdv;
			return r.fav > 0 && n.log?.emit(a ? "hit" : "missed", {
				seat: t.by,
				target: r.figure,
				fav: i,
				fdv: r.fdv,
				halved: r.dodged ? r.fav : 0
			}), a ? ls(e, t, n, r, i) : void 0;
		}
	},
	{
		clause: "GL-23.50",
		run(e, t) {
			let { seven: n } = t.targets[t.place++];
			return n && I(e, t.by) ? m(Qo, { seat: t.by }, "GL-11.39") : d("GL-11.39");
		}
	},
	{
		clause: "GL-12.3",
		run(e, t, n) {
			t.broken >= 0 && us(e, t, n), Fs(t.style) && e.gladiators[t.by].items.includes(t.weapon) && (Ba(e, t.by, t.weapon), n.log?.emit("itemLost", {
				seat: t.by,
				item: t.weapon
			}));
		}
	},
	{
		clause: "GL-11.33",
		run(e, t, n) {
			t.feinted || (t.style === "sweep" && Fa(e, n, t.by, 1, "GL-13.13"), t.acrobatic && Fa(e, n, t.by, 1, "GL-13.20"), t.toppled && Fa(e, n, t.targets[0].figure, 1, "GL-13.40"));
			for (let { figure: r, feinted: i, acrobatic: a, toppling: o } of t.targets) F(r) || i || (a && Fa(e, n, r, 1, "GL-13.21"), o && Fa(e, n, t.by, 1, "GL-13.40"));
			for (let { figure: n } of t.targets) F(n) || (e.gladiators[n].passive = !1);
		}
	},
	{
		clause: "GL-14.27",
		ask(e, t) {
			if (!t.wrestling || t.feinted) return null;
			let n = fs(e, t);
			return n.length === 0 ? null : g(t.by, "throw", [...n, "none"]);
		},
		fallback: () => "none",
		take: (e, t, n, r) => ps(e, t, n, r)
	},
	{
		clause: "GL-13.53",
		run(e, t) {
			return t.place = 0, !t.feinted && e.gladiators[t.by].open.includes(14) ? m(to, { seat: t.by }) : void 0;
		}
	},
	{
		clause: "GL-13.54",
		run(e, t) {
			for (; !as(t); t.place++) {
				let { figure: n } = t.targets[t.place];
				if (!F(n) && e.gladiators[n].open.includes(14)) return m(to, { seat: n });
			}
			return d("GL-17.20");
		}
	},
	{
		clause: "GL-13.54",
		at: "GL-13.54 moved",
		run(e, t) {
			return t.targets[t.place++].reflexed = t.result > 0, d("GL-13.54");
		}
	},
	{
		clause: "GL-17.20",
		run(e, t, n) {
			for (let { figure: r, reflexed: i, watch: a } of t.targets) i && Io(e, n, r, a);
		}
	}
];
function dc(e, t) {
	let { hand: n } = e.gladiators[t];
	return n.length === 0 ? null : g(t, "word", n.includes(6) ? ["no", "feint"] : ["no"]);
}
function fc(e, t, n, r) {
	if (r === "no") return !1;
	let i = e.gladiators[n];
	return N(i, i.hand, i.discard, 6), R(t, n), t.use("feint"), t.log?.emit("feinted", { seat: n }), pc(i), !0;
}
function pc(e) {
	let { deed: t } = e;
	for (t.raged >= 0 && (ir(e.open, t.fromHp ? e.hp : e.discard, t.raged), e.discard.includes(11) && N(e, e.discard, e.open, 11)); e.open.length > 0;) N(e, e.open, e.hand, e.open[0]);
	t.sacrificed >= 0 && N(e, e.removed, e.hand, t.sacrificed);
	for (let n of t.lunged) e.discard.includes(n) && ir(e.discard, e.hand, n);
	yr(e), t.powers & 128 && (e.delayed = -1), e.powers |= t.powers, e.used &= ~t.powers, t.unbeatable && (e.plusFour = !0), e.aid.push(...t.aid), e.fresh && cr(e), e.using = -1, e.inert = 0, e.twos = 0, e.deed = jr();
}
var mc = h("fight", {
	locals: rs,
	shows: is
}, [
	...vs,
	{
		clause: "GL-11.19",
		ask: (e, t) => dc(e, t.by),
		fallback: () => "no",
		take(e, t, n, r) {
			t.place = 0, t.feinted = fc(e, n, t.by, r);
		}
	},
	{
		clause: "GL-11.30",
		ask(e, t) {
			if (!t.feinted) return null;
			for (let n = t.place; n < t.targets.length; n++) {
				let { figure: r } = t.targets[n];
				if (F(r) || e.gladiators[r].passive) continue;
				let i = dc(e, r);
				if (i !== null) return i;
			}
			return null;
		},
		fallback: () => "no",
		take(e, t, n, r, i) {
			let a = os(t, i);
			return a.feinted = fc(e, n, i, r), t.place = t.targets.indexOf(a) + 1, f;
		}
	},
	...uc
]), hc = 3;
function gc(e, t, n) {
	let r = e.gladiators[t], i = I(e, t) && (r.cover || zr(r));
	return e.turn > 0 && !e.ended && i && !r.passive && Jr(e, t, n);
}
var _c = (e) => e.flow.frames[e.flow.frames.length - 1]?.rule === "turn", vc = {
	name: "adaptation",
	clause: "GL-14.36",
	offer(e, t) {
		if (!gc(e, t, 6) || _c(e)) return null;
		let n = e.gladiators[t], r = [...n.hand, ...n.hp.map((e) => 50 + e)];
		return r.length === 0 ? null : _(t, "thing", r, 1, hc);
	},
	take(e, t, n, r) {
		let i = e.gladiators[r];
		Ji(e, t, r, 6);
		let a = 0;
		for (let e of n) {
			let t = e >= 50, n = t ? e - 50 : e;
			rr(i, t ? i.hp : i.hand, t ? i.hand : i.hp, n), t && a++;
		}
		t.reopen(r);
		let o = {
			toHand: a,
			toHp: n.length - a
		};
		t.log?.emit("adapted", {
			seat: r,
			...o
		}, V(c(r), { things: n.slice() }));
	}
}, yc = {
	name: "resistance",
	clause: "GL-14.43",
	offer(e, t) {
		if (!gc(e, t, 8)) return null;
		let n = Zi(e.gladiators[t], hc, !1);
		return n.length === 0 ? null : _(t, "thing", n, 1, hc);
	},
	take(e, t, n, r) {
		Ji(e, t, r, 8), t.log?.emit("powerUsed", {
			seat: r,
			power: 78,
			points: n.length
		}), Qi(e, t, r, n), t.reopen(r);
	}
};
function bc(e, t) {
	return e.flow.frames.find(({ rule: e }) => e === "fight")?.targets.some(({ figure: e }) => e === t) ?? !1;
}
var xc = {
	name: "delay",
	clause: "GL-14.40",
	offer(e, t) {
		return gc(e, t, 7) ? e.gladiators[t].warded ? null : g(t, "word", ["defence"]) : null;
	},
	take(e, t, n, r) {
		Ji(e, t, r, 7), e.feintReturnsDelay && bc(e, r) && (e.gladiators[r].deed.powers |= 128), e.gladiators[r].delayed = $i(e) ? Pr(e) + 1 : Pr(e), t.log?.emit("powerUsed", {
			seat: r,
			power: 77,
			points: 3
		}), t.reopen(r);
	}
}, Sc = {
	name: "stand-up",
	clause: "GL-25.14",
	offer(e, t) {
		let n = e.gladiators[t];
		return e.active !== t || !gc(e, t, 1) || n.grey + n.white === 0 ? null : g(t, "word", ["stand-up"]);
	},
	take: (e, t, n, r) => Cc(e, t, r)
};
function Cc(e, t, n) {
	let r = e.gladiators[n];
	Ji(e, t, n, 1), r.grey = 0, r.white = 0, r.down = !1, t.log?.emit("stoodUp", {
		clause: "GL-14.5",
		seat: n
	}), za(e, t);
}
var wc = [
	vc,
	yc,
	xc,
	Sc
];
function Tc(e, t) {
	if (e.ended) return;
	let n = Vr(e);
	(Fr(e) ? n.length === 0 || e.animals.every(({ where: e }) => e === 3) : new Set(n.map((t) => e.gladiators[t].side)).size <= 1) && (e.ended = !0, t.log?.emit("gameEnded", { clause: Fr(e) ? "GL-23.61" : "GL-19.2" }));
}
var Ec = (e, t) => I(e, t) && !zr(e.gladiators[t]);
function Dc(e, t) {
	if (!Ec(e, t)) return 0;
	let n = e.gladiators[t], r = n.items.reduce((e, t) => e + Ln(n, t), 0);
	return Rn(n.hand) + Rn(n.hp) + Rn(n.deck) + r + 1;
}
var Oc = h("finish", { locals: {} }, [
	{
		clause: "GL-17.30",
		run(e, t, n) {
			if (!Fr(e)) for (let t = 0; t < e.seats; t++) {
				let r = Ec(e, t) ? U.survival : 0, i = [B("points", e.vp[t], "GL-17.1"), B("survival", r, "GL-17.30")];
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
			if (Fr(e) || n.log === null) return;
			let r = new Set(e.gladiators.map(({ side: e }) => e));
			for (let t of r) {
				let r = [];
				for (let n = 0; n < e.seats; n++) e.gladiators[n].side === t && r.push(n);
				if (r.length < 2) continue;
				let i = r.map((t) => B("points", e.vp[t], "GL-20.1"));
				kc(e, t) && i.push(B("pair", U.pair, "GL-17.32")), n.log.emit("sideScored", {
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
			for (let t = 0; t < e.seats; t++) n.reveal(c(t), s);
		}
	}
]), kc = (e, t) => e.shape === "twoVsOne" && t === 1;
function Ac(e) {
	if (Fr(e)) return jc(e);
	let t = /* @__PURE__ */ new Map();
	for (let n = 0; n < e.seats; n++) {
		let { side: r } = e.gladiators[n], i = t.get(r) ?? {
			vp: kc(e, r) ? U.pair : 0,
			hp: 0
		};
		t.set(r, {
			vp: i.vp + e.vp[n],
			hp: i.hp + Dc(e, n)
		});
	}
	let n = (n) => t.get(e.gladiators[n].side), r = (e, t) => n(e).vp > n(t).vp || n(e).vp === n(t).vp && n(e).hp > n(t).hp, i = e.gladiators.map((e, t) => t);
	return {
		clause: "GL-19.5",
		places: i.map((e) => 1 + i.filter((t) => r(t, e)).length),
		scores: i.map((e) => n(e).vp)
	};
}
function jc(e) {
	let t = e.gladiators.map((t, n) => +!!Ec(e, n)), n = t.filter((e) => e === 1).length, r = n === 0 ? 2 : n + 1;
	return {
		clause: n === 0 ? "GL-23.60" : "GL-23.59",
		places: t.map((e) => e === 1 ? 1 : r),
		scores: t
	};
}
var Mc = h("help", {
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
			return m(Rs, {
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
		ask: (e, t) => dc(e, t.by),
		fallback: () => "no",
		take: (e, t, n, r) => fc(e, n, t.by, r) ? p() : void 0
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
			}), t.result?.acrobatic && Fa(e, n, t.by, 1, "GL-13.20"), e.gladiators[t.by].open.includes(14) ? m(to, { seat: t.by }) : void 0;
		}
	}
]), Nc = h("activation", {
	locals: nc,
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
			e.active = t.by, t.watch = jo(e, t.by, null), n.log?.emit("activationBegan", { seat: t.by });
		}
	},
	{
		clause: "GL-8.5",
		ask: (e, t) => g(t.by, "move", Pc(e, t.by)),
		fallback: () => "done",
		barred: (e, t) => fo(e, t.by, !0),
		hints: (e, t) => Ss(e, t.by, e.gladiators[t.by].now[4]),
		take: (e, t, n, r) => Ic(e, t, n, r)
	},
	{
		clause: "GL-8.8",
		ask(e, t) {
			let n = e.gladiators[t.by];
			return n.hand.length === 0 && !n.turned.some((e) => e === 0) ? null : g(t.by, "action", rc(n));
		},
		fallback: (e, t) => ic(e.gladiators[t.by]),
		barred: (e, t) => go(e.gladiators[t.by]),
		hints: (e, t, n) => Es(e, t.by, n),
		take: (e, t, n, r) => oc(e, t, n, r)
	},
	{
		clause: "GL-8.16",
		run: (e, t, n) => sc(e, t, n)
	},
	{
		clause: "GL-9.11",
		ask: (e, t) => _(t.by, "thing", Zi(e.gladiators[t.by], 3, !1), 0, 3),
		fallback: (e, t) => ta(Zi(e.gladiators[t.by], 3, !1), 3, (e, t) => T[t] - T[e]),
		take(e, t, n, r) {
			return Qi(e, n, t.by, r), d("GL-16.19");
		}
	},
	{
		clause: "GL-8.19",
		ask(e, t) {
			let { hand: n } = e.gladiators[t.by];
			return n.length === 0 ? null : _(t.by, "thing", Aa(e, t.by), 0, n.length);
		},
		fallback: () => [],
		barred: (e, t) => _o(e, t.by),
		hints: (e, t, n) => ec(e, t.by, n),
		take: (e, t, n, r) => Oa(e, n, t.by, r)
	},
	{
		clause: "GL-8.26",
		ask: (e, t) => da(e, t.by) ? g(t.by, "declaration", fa(e, t.by)) : null,
		fallback(e, t) {
			let n = ua(e, t.by)[0];
			return n === void 0 || M(e.gladiators[t.by]) === 3 ? "none" : `attack:${P(n)}`;
		},
		barred: (e, t) => vo(e, t.by),
		hints: (e, t, n) => As(e, t.by, n),
		take: (e, t, n, r) => Rc(e, t, n, r)
	},
	{
		clause: "GL-8.44",
		run(e, t) {
			let { kind: n, targets: r, weapon: i, item: a, owner: o, ally: s } = ba(e, t.by, t.declared);
			if (n === "none") return;
			let c = t.entered;
			return n === "help" ? m(Mc, {
				by: t.by,
				ally: s,
				foe: r[0],
				entered: c
			}, "GL-16.19") : m(mc, {
				by: t.by,
				targets: r.map(ns),
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
			return Pa(e, n, t.by), r.plusFour = !1, t.points = M(r) === 3 ? 3 : 0, m(Xa, {
				seat: t.by,
				role: 2
			});
		}
	},
	{
		clause: "GL-9.15",
		ask(e, t) {
			if (t.points === 0 || !I(e, t.by)) return null;
			let n = ["stop"];
			return Ga(e, t.by, n), n.length === 1 ? null : g(t.by, "move", n);
		},
		fallback: () => "stop",
		barred: (e, t) => fo(e, t.by, !1),
		hints: (e, t) => Ss(e, t.by, t.points),
		take(e, t, n, r) {
			return t.points = r === "stop" ? 0 : t.points - 1, r !== "stop" && qa(e, n, t.by, r, "GL-9.15"), d("GL-9.15");
		}
	},
	{
		clause: "GL-13.55",
		run: (e, t) => e.gladiators[t.by].open.includes(14) ? m(to, { seat: t.by }) : void 0
	},
	{
		clause: "GL-16.19",
		ask(e, t) {
			let n = e.gladiators[t.by];
			if (t.passed || n.grey + n.white === 0 || !I(e, t.by)) return null;
			let r = ["done"];
			return Fc(e, t.by, r), g(t.by, "move", r);
		},
		fallback: () => "done",
		take: (e, t, n, r) => Lc(e, t, n, r, "GL-16.19", "GL-8.49")
	},
	{
		clause: "GL-8.49",
		run(e, t, n) {
			Io(e, n, t.by, t.watch), La(e, n), zc(e, t, n), Tc(e, n);
		}
	}
]);
function Pc(e, t) {
	let n = e.gladiators[t], r = ["done"];
	return n.now[4] > 0 && Ga(e, t, r), Fc(e, t, r), r;
}
function Fc(e, t, n) {
	let r = e.gladiators[t];
	r.grey + r.white !== 0 && (Va(e, t) && (r.grey > 0 && n.push("free-grey"), r.white > 0 && n.push("free-white")), Jr(e, t, 1) && n.push("stand-up"));
}
function Ic(e, t, n, r) {
	let i = e.gladiators[t.by];
	return t.yielding = !1, Ka(r) ? (fr(i, 4, 1), R(n, t.by), qa(e, n, t.by, r, "GL-8.5") && t.entered++, d("GL-8.5")) : Lc(e, t, n, r, "GL-8.5", "GL-8.8");
}
function Lc(e, t, n, r, i, a) {
	return r === "done" ? d(a) : r === "stand-up" ? (Cc(e, n, t.by), d(i)) : (R(n, t.by), m(Ha, {
		seat: t.by,
		grey: r === "free-grey"
	}, i));
}
function Rc(e, t, n, r) {
	let i = e.gladiators[t.by];
	if (t.declared = r, r === "none") return;
	R(n, t.by), or(i);
	let { kind: a, targets: o, item: s, owner: c, weapon: l, ally: u } = ba(e, t.by, r), d = (e) => {
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
function zc(e, t, n) {
	let r = e.gladiators[t.by];
	r.using >= 0 && (r.turned[r.using] = r.turned[r.using] | 1), r.aid.length = 0, ja(e, n), e.active = -1, e.acted.push(t.by);
}
var Bc = h("rest", { locals: {} }, [{
	clause: "GL-18.1",
	run(e, t, n) {
		for (let t of Vr(e)) ur(e.gladiators[t]);
		n.log?.emit("restBegan");
	}
}, {
	clause: "GL-18.2",
	sealed: !0,
	ask: (e) => Vr(e).map((t) => Hc(e, t)),
	fallback(e, t, n) {
		let r = e.gladiators[n.seat], i = r.now[2];
		return i === 0 || Zi(r, 9, !0).length < 3 ? { use: "no" } : {
			use: "yes",
			elements: ta(Vc(e, n.seat), i, (e, t) => Number(E(t)) - Number(E(e)) || T[t] - T[e])
		};
	},
	take(e, t, n, r) {
		for (let [t, i] of r.entries()) i !== null && i.use === "yes" && Uc(e, n, t, i.elements);
	}
}]), Vc = (e, t) => {
	let n = e.gladiators[t];
	return Zi(n, n.now[2], !0);
};
function Hc(e, t) {
	let n = e.gladiators[t], r = qi(n, 2), i = [v("use", g(t, "word", r ? ["yes", "no"] : ["no"]))];
	if (r) {
		let r = Vc(e, t);
		i.push(v("elements", _(t, "thing", r, 0, n.now[2]), {
			field: "use",
			is: ["yes"]
		}));
	}
	return oe(t, i);
}
function Uc(e, t, n, r) {
	_r(e.gladiators[n], 2), Qi(e, t, n, r), t.use("rest");
}
function Wc(e, t) {
	for (let n of Vr(e)) {
		let r = e.gladiators[n];
		dr(r);
		for (let e = 0; e <= 2; e++) r.boosted & 1 << e && (r.now[e] = 0);
		if (r.boosted = 0, e.turn === 1 && r.reserve.length > 0) {
			for (let e of r.reserve) j(r.deck, e);
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
var Gc = (e) => ({
	species: e,
	where: 0,
	from: 0,
	cell: -1,
	grey: 0
});
function Kc(e, t, n) {
	let { name: r, suggested: i } = Rr(e, n), [a, o] = i;
	for (let r = 0; r < e.seats; r++) {
		let r = a + t.random.below(o - a + 1);
		for (let t = 0; t < r; t++) e.animals.push(Gc(n));
	}
	t.log?.emit("herdFormed", {
		species: r,
		count: e.animals.length
	});
}
function qc(e, t) {
	if (e.animals.length === 0) return;
	let n = e.animals.filter(({ where: e }) => e === 0), r = n.length;
	if (!Fr(e)) {
		let n = t.random.die(6);
		r = Math.min(r, Number(e.entry[n - 1])), t.log?.emit("entryRolled", {
			die: n,
			count: r
		});
	} else if (e.turn > 1) return;
	for (let t = 0; t < r; t++) n[t].where = 1, n[t].from = (e.turn - 1) * 2 + 1;
}
function Jc(e, t) {
	let n = L(e, t);
	return n < 0 || zt(t) && F(n);
}
function Yc(e, t) {
	let n = new Int16Array(b.size).fill(-1), r = [t];
	n[t] = 0;
	for (let t = 0; t < r.length; t++) for (let i of b.steps[r[t]]) n[i] >= 0 || !Jc(e, i) || (n[i] = n[r[t]] + 1, r.push(i));
	return n;
}
function Xc(e, t) {
	for (let n of b.steps[t]) {
		let t = L(e, n);
		if (t >= 0 && !F(t)) return !0;
	}
	return !1;
}
function Zc(e, t) {
	let n = (e) => {
		let n = Infinity, r = [];
		for (let i = 0; i < b.size; i++) {
			if (t[i] < 0) continue;
			let a = e(i);
			a < n ? (n = a, r = [i]) : a === n && r.push(i);
		}
		return n === Infinity ? [] : r;
	}, r = n((n) => Xc(e, n) ? t[n] : Infinity);
	if (r.length > 0) return r;
	let i = Vr(e);
	return n((t) => Math.min(...i.map((n) => b.distance(t, e.gladiators[n].cell))));
}
function Qc(e, t, n, r) {
	if (Xc(e, n.cell)) return [];
	let i = Zc(e, Yc(e, n.cell)), a = i.length > 1 ? i[t.random.below(i.length)] : i[0], o = Yc(e, a), s = [];
	for (; s.length < r && n.cell !== a;) {
		let e = $c(o, n.cell), t = b.neighbours[n.cell].find((t) => o[t] === e - 1);
		if (t === void 0) break;
		n.cell = t, s.push(t);
	}
	return s;
}
function $c(e, t) {
	let n = Infinity;
	for (let r of b.steps[t]) e[r] >= 0 && (n = Math.min(n, e[r] + 1));
	return n;
}
function el(e, t, n) {
	if (Jc(e, n)) return n;
	let r = Infinity, i = [];
	for (let t = 0; t < b.size; t++) {
		if (L(e, t) >= 0) continue;
		let a = b.distance(n, t);
		a < r ? (r = a, i = [t]) : a === r && i.push(t);
	}
	return i.length > 1 ? i[t.random.below(i.length)] : i[0];
}
var tl = h("beasts", {
	locals: {
		order: [],
		next: 0
	},
	shows: ["order", "next"]
}, [
	{
		clause: "GL-23.20",
		run(e, t, n) {
			let r = Pr(e);
			for (let [n, { where: i, from: a }] of e.animals.entries()) (i === 2 || i === 1 && a <= r) && t.order.push(4 + n);
			n.random.shuffle(t.order);
		}
	},
	{
		clause: "GL-23.15",
		run(e, t, n) {
			let r = t.order[t.next++];
			if (r === void 0 || e.ended || Vr(e).length === 0) return p();
			let i = e.animals[r - 4];
			if (i.where !== 2 && i.where !== 1) return d("GL-23.15");
			let a = !1;
			if (i.where === 1) nl(e, n, r), a = !0;
			else if (i.grey > 0) {
				if (!Xc(e, i.cell)) return Yo(e, n, r, n.random.die(6)), d("GL-23.15");
			} else if (!Xc(e, i.cell)) {
				let t = n.random.die(6), o = Qc(e, n, i, t);
				a = !0, n.log?.emit("animalMoved", {
					clause: "GL-23.11",
					animal: r,
					die: t,
					cells: o
				});
			}
			return Xc(e, i.cell) ? m(ts, {
				figure: r,
				on: rl(e, n, i),
				moved: a
			}) : d("GL-23.15");
		}
	},
	{
		clause: "GL-23.63",
		run(e, t, n) {
			return Tc(e, n), d("GL-23.15");
		}
	}
]);
function nl(e, t, n) {
	let r = e.animals[n - 4], i = t.random.die(6), a = el(e, t, i <= 3 ? Lt : Rt);
	r.cell = a, r.where = 2;
	let o = Qc(e, t, r, i);
	t.log?.emit("animalEntered", {
		clause: "GL-23.7",
		animal: n,
		species: bn(r.species),
		die: i,
		cell: a,
		cells: o
	});
}
function rl(e, t, n) {
	let r = Vr(e).filter((t) => b.distance(e.gladiators[t].cell, n.cell) === 1);
	return r.length > 1 ? r[t.random.below(r.length)] : r[0];
}
var il = h("game", {
	locals: { herd: -1 },
	shows: ["herd"]
}, [
	{
		clause: "GL-23.3",
		run: (e, t, n) => t.herd < 0 ? void 0 : Kc(e, n, t.herd)
	},
	{
		clause: "GL-4.1",
		run: () => m(Ci)
	},
	{
		clause: "GL-5.1",
		run: () => m(Mi)
	},
	{
		clause: "GL-6.1",
		run: () => m(Ki)
	},
	{
		clause: "GL-7.1",
		run(e, t, n) {
			if (!(e.ended || e.turn === 6)) return e.turn++, e.round = 0, n.log?.emit("turnBegan", { turn: e.turn }), m(al, {}, "GL-7.1");
		}
	},
	{
		clause: "GL-19.5",
		run: () => m(Oc)
	}
]), al = h("turn", { locals: {} }, [
	{
		clause: "GL-23.5",
		run: (e, t, n) => qc(e, n)
	},
	{
		clause: "GL-7.3",
		sealed: !0,
		ask(e) {
			return Vr(e).filter((t) => e.gladiators[t].deck.length > 0).map((t) => {
				let { deck: n } = e.gladiators[t];
				return _(t, "thing", n, 0, n.length);
			});
		},
		fallback: (e, t, n) => sl(e, n.seat),
		take(e, t, n, r) {
			for (let [t, i] of r.entries()) i !== null && ol(e, n, t, i);
		}
	},
	{
		clause: "GL-7.1",
		run(e) {
			if (e.ended) return p();
			if (e.round !== 2) return e.round++, m(ll, {}, "GL-7.1");
		}
	},
	{
		clause: "GL-18.1",
		run: () => m(Bc)
	},
	{
		clause: "GL-18.10",
		run: (e, t, n) => Wc(e, n)
	}
]);
function ol(e, t, n, r) {
	let i = e.gladiators[n];
	for (let e of r) rr(i, i.deck, i.hand, e);
	i.hp = i.deck, i.deck = [], i.lastHand = i.hand.slice(), i.lastHp = i.hp.slice(), t.log?.emit("split", {
		seat: n,
		hand: i.hand.length,
		hp: i.hp.length
	}, V(c(n), { cards: r.slice() }));
}
function sl(e, t) {
	let n = e.gladiators[t], r = n.lastHand.slice(), i = n.lastHp.slice(), a = (e, t) => {
		let n = e.indexOf(t);
		return n >= 0 && e.splice(n, 1), n >= 0;
	};
	return n.deck.filter((e) => a(r, e) || !a(i, e) && e !== 4);
}
function cl(e) {
	return Vr(e).sort((t, n) => e.vp[t] - e.vp[n] || e.arrived[n] - e.arrived[t]);
}
var ll = h("round", {
	locals: { next: 0 },
	shows: ["next"]
}, [
	{
		clause: "GL-7.7",
		run(e, t, n) {
			e.order = cl(e);
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
			if (!Yr(e) || e.order.length < 2) return null;
			let t = e.order.map((e, t) => t + 1);
			return e.order.map((n) => g(n, "word", Jr(e, n, 7) ? ["no", ...t] : ["no"]));
		},
		fallback: () => "no",
		take(e, t, n, r) {
			for (let t of e.order.slice()) {
				let i = r[t];
				typeof i == "number" && (Ji(e, n, t, 7), e.order.splice(e.order.indexOf(t), 1), e.order.splice(i - 1, 0, t), n.log?.emit("delayed", {
					seat: t,
					place: i,
					seats: e.order.slice()
				}));
			}
		}
	},
	{
		clause: "GL-7.15",
		run: (e) => e.animals.length > 0 ? m(tl) : void 0
	},
	{
		clause: "GL-8.1",
		run(e, t) {
			if (e.ended) return p();
			let n = e.order[t.next++];
			if (n !== void 0) return I(e, n) ? m(Nc, { by: n }, "GL-8.1") : d("GL-8.1");
		}
	},
	{
		clause: "GL-7.12",
		run: (e, t, n) => ul(e, n)
	}
]);
function ul(e, t) {
	for (let t of e.acted) e.aside[t] && (e.arrived[t] = ++e.clock), e.aside[t] = !1;
	e.acted.length = 0;
	for (let n = 0; n < e.seats; n++) {
		let r = e.gladiators[n];
		r.out === 0 && zr(r) && r.due <= Pr(e) && Ko(e, t, n, "GL-14.9");
	}
	Tc(e, t);
}
var dl = ge([
	il,
	Ci,
	Ei,
	Mi,
	Pi,
	Li,
	Vi,
	Ki,
	al,
	ll,
	Nc,
	bo,
	mc,
	Mc,
	Rs,
	io,
	Bo,
	Xa,
	to,
	hs,
	Ha,
	Bc,
	Oc,
	tl,
	ts,
	Qo
]), fl = (e) => ({
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
}), pl = (e) => ({
	low: e.low.slice(),
	high: e.high.slice(),
	floor: e.floor.slice(),
	discard: e.discard.slice(),
	hand: e.hand.slice(),
	owns: e.owns.slice()
}), ml = (e) => ({
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
	deed: fl(e.deed),
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
	known: pl(e.known)
}), hl = (e) => ({
	species: e.species,
	where: e.where,
	from: e.from,
	cell: e.cell,
	grey: e.grey
}), gl = (e) => ({
	flow: ve(dl, e.flow),
	seats: e.seats,
	mode: e.mode,
	shape: e.shape,
	itemMethod: e.itemMethod,
	freePlacement: e.freePlacement,
	marginDamage: e.marginDamage,
	overLimit: e.overLimit,
	staged: e.staged,
	helpInMelee: e.helpInMelee,
	netBeside: e.netBeside,
	breakItemScores: e.breakItemScores,
	feintInStack: e.feintInStack,
	feintReturnsDelay: e.feintReturnsDelay,
	campaign: e.campaign,
	entry: e.entry,
	beast: Lr(e.beast),
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
	gladiators: e.gladiators.map(ml),
	animals: e.animals.map(hl),
	active: e.active
});
function _l(e, t, n) {
	return l(e, t) ? vl(n) : n.length;
}
var vl = (e) => e.length === 0 ? [] : e.slice(), yl = (e) => typeof e != "number", K = (e) => typeof e == "number" ? e : e.length;
function bl(e, t) {
	let n = e.slice();
	for (let e of t) {
		let t = n.indexOf(e);
		if (t < 0) throw Error(`${String(e)} is not there to be taken away`);
		n[t] = n[n.length - 1], n.length--;
	}
	return n;
}
function xl(e) {
	let t = [
		e.deck,
		e.hand,
		e.hp,
		e.discard,
		e.reserve,
		e.stack,
		e.covert
	], n = e.removed.length + e.open.length + e.row.filter((e) => e >= 0).length;
	return t.reduce((e, t) => e + K(t), n) - Yt.length;
}
function Sl(e, t, n) {
	let { owns: r, floor: i, low: a } = e.known, o = r.slice(), s = D.map((e, t) => Math.min(9, Math.max(3, i[t], a[t]))), c = dn.map((e, t) => t).filter((t) => !!(e.used & 1 << t)), l = e.coins - s.reduce((e, t, n) => e + wl(n, t), 0) - c.length;
	for (let e = 4; e < 15; e++) l -= o[e] * w[e].coins;
	l = Tl(e, t, o, l, n), l = Ol(s, l, n), kl(c, l, n);
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
function Cl(e, t, n) {
	let r = [], i = jn(t), a = e.coins - An(t, e.coins).total, o = (e) => {
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
var wl = (e, t) => an(e) ? ln[t] : t;
function Tl(e, t, n, r, i) {
	let a = xl(e) - n.reduce((e, t) => e + t, 0), o = kn(e.coins) + e.extra, s = t.staged && (t.turn <= 1 || K(e.reserve) > 0), c = s ? K(e.reserve) : a, l = s ? a - c : a, u = r, d = [], f = (e, t) => {
		for (let n = 0; n < t; n++) d.push(e);
	};
	f(4, o - n[4]), f(5, o - n[5]), a > K(e.stack) + 1 && f(6, 1 + Math.min(1, e.extra) - n[6]);
	for (let e = 7; e < 15; e++) f(e, 1 - n[e]);
	i.shuffle(d);
	for (let e = a; e > 0; e--) {
		let t = d.findIndex((t, n) => (!s || (t >= 7 ? c > 0 : l > 0)) && w[t].coins + Dl(d, n, e - 1, s, c - +(t >= 7)) <= u), r = t >= 0 ? t : El(d, s, c, l), [i] = d.splice(r, 1);
		n[i]++, u -= w[i].coins, i >= 7 ? c-- : l--;
	}
	return u;
}
function El(e, t, n, r) {
	let i = -1;
	for (let [a, o] of e.entries()) t && (o >= 7 ? n <= 0 : r <= 0) || (i < 0 || w[o].coins < w[e[i]].coins) && (i = a);
	return i;
}
function Dl(e, t, n, r, i) {
	let a = (n) => e.filter((e, r) => r !== t && n(e)).map((e) => w[e].coins).sort((e, t) => e - t), o = (e, t) => e.slice(0, t).reduce((e, t) => e + t, 0);
	return r ? o(a((e) => e >= 7), i) + o(a((e) => e < 7), n - i) : o(a(() => !0), n);
}
function Ol(e, t, n) {
	let r = t;
	for (let t = n.below(24); t > 0; t--) {
		let t = n.below(D.length), i = e[t];
		if (i === 9) continue;
		let a = wl(t, i + 1) - wl(t, i);
		a > r || (e[t] = i + 1, r -= a);
	}
	return r;
}
function kl(e, t, n) {
	let r = dn.map((e, t) => t).filter((t) => !e.includes(t));
	n.shuffle(r), e.push(...r.slice(0, Math.min(Math.max(0, t), n.below(6))));
}
function Al(e) {
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
function jl(e, t, n) {
	let r = e.gladiators[t], i = Mr.own(e, t);
	return {
		side: r.side,
		coins: r.coins,
		character: r.character,
		used: r.used,
		extra: r.extra,
		deck: _l(i, n, r.deck),
		hand: _l(i, n, r.hand),
		hp: _l(i, n, r.hp),
		cover: r.cover,
		discard: _l(i, n, r.discard),
		removed: r.removed.slice(),
		reserve: _l(i, n, r.reserve),
		stack: _l(i, n, r.stack),
		open: r.open.slice(),
		row: r.row.slice(),
		turned: r.turned.slice(),
		covert: _l(i, n, r.covert),
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
		secret: l(i, n) ? Al(r) : null
	};
}
var Ml = [
	4,
	4,
	1
], Nl = (e) => e.flow.frames.some(({ rule: e }) => e === "over-limit") ? e.stock.map((e, t) => Math.max(0, Math.min(e, Ml[t]))) : [
	0,
	0,
	0
], Pl = (e, t) => ({
	viewer: t,
	flow: ye(dl, e, t),
	mode: e.mode,
	shape: e.shape,
	itemMethod: e.itemMethod,
	freePlacement: e.freePlacement,
	marginDamage: e.marginDamage,
	overLimit: e.overLimit,
	staged: e.staged,
	helpInMelee: e.helpInMelee,
	netBeside: e.netBeside,
	breakItemScores: e.breakItemScores,
	feintInStack: e.feintInStack,
	feintReturnsDelay: e.feintReturnsDelay,
	campaign: e.campaign,
	entry: e.entry,
	beast: Lr(e.beast),
	turn: e.turn,
	round: e.round,
	ended: e.ended,
	spare: e.spare.slice(),
	stock: Nl(e),
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
	gladiators: e.gladiators.map((n, r) => jl(e, r, t)),
	animals: e.animals.map((e) => ({
		species: e.species,
		where: e.where,
		from: e.from,
		cell: e.cell,
		grey: e.grey
	})),
	active: e.active
}), Fl = (e, t) => e - t, Il = (e) => yl(e) ? e.slice() : [], Ll = ({ animals: e, active: t, feintInStack: n }, r) => n || (t < 0 || t === r) && e.some(({ where: e }) => e === 2);
function Rl(e, t) {
	let n = e.gladiators.map((n, r) => n.secret === null ? Ul(n, e, Ll(e, r), t) : Hl(n));
	return {
		flow: be(dl, e.flow, e.viewer),
		seats: n.length,
		mode: e.mode,
		shape: e.shape,
		itemMethod: e.itemMethod,
		freePlacement: e.freePlacement,
		marginDamage: e.marginDamage,
		overLimit: e.overLimit,
		staged: e.staged,
		helpInMelee: e.helpInMelee,
		netBeside: e.netBeside,
		breakItemScores: e.breakItemScores,
		feintInStack: e.feintInStack,
		feintReturnsDelay: e.feintReturnsDelay,
		campaign: e.campaign,
		entry: e.entry,
		beast: Lr(e.beast),
		turn: e.turn,
		round: e.round,
		ended: e.ended,
		spare: e.spare.slice(),
		stock: zl(e, n),
		itemDeck: yl(e.itemDeck) ? e.itemDeck.slice() : Bl(e, t),
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
function zl(e, t) {
	return e.stock.map((e, n) => {
		if (e < Ml[n]) return e;
		let r = t.reduce((e, { deck: t }) => e + t.filter((e) => e === 4 + n).length, 0);
		return Math.max(e, en[n] - r);
	});
}
function Bl(e, t) {
	let n = bl(gn, [
		...e.faceUp,
		...e.lostItems,
		...e.gladiators.flatMap(({ items: e }) => e)
	]);
	return t.shuffle(n), n;
}
function Vl(e) {
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
		deck: Il(e.deck),
		hand: Il(e.hand),
		hp: Il(e.hp),
		cover: e.cover,
		discard: Il(e.discard),
		removed: e.removed.slice(),
		reserve: Il(e.reserve),
		stack: Il(e.stack),
		open: e.open.slice(),
		row: e.row.slice(),
		turned: e.turned.slice(),
		covert: Il(e.covert),
		maybe: e.maybe.slice(),
		using: e.using,
		fresh: e.fresh,
		passive: e.passive,
		warded: e.warded,
		inert: e.inert,
		twos: e.twos,
		deed: jr(),
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
function Hl(e) {
	let t = Vl(e), { initial: n, now: r, boosted: i, powers: a, extraFeint: o, purse: s, deed: c, lastHand: l, lastHp: u } = e.secret;
	return t.extraFeint = o, t.purse = s, t.initial = n.slice(), t.now = r.slice(), t.boosted = i, t.powers = a, t.deed = {
		...c,
		aid: c.aid.slice(),
		lunged: c.lunged.slice()
	}, t.lastHand = l.slice(), t.lastHp = u.slice(), t;
}
function Ul(e, t, n, r) {
	let i = Vl(e);
	if (e.character < 0) return i.initial = D.map(() => 0), i.now = D.map(() => 0), i;
	let a = e.character < On ? A[e.character].sheet : Sl(e, t, r);
	i.initial = a.values.slice(), i.now = a.values.map((e, t) => Wl(i.known.low[t], Math.min(i.known.high[t], e), r)), i.powers = a.powers.reduce((e, t) => e | 1 << t, 0) & ~e.used;
	let o = e.character < On ? Cl(e, a, r) : [];
	Gl(i, e, [...jn(a), ...o], n, r);
	let s = Kl(t, t.gladiators.indexOf(e));
	return s > 0 && ql(i, e, s), i.deed = Yl(i, e, r), i;
}
var Wl = (e, t, n) => t <= e ? Math.max(0, e) : e + n.below(t - e + 1);
function Gl(e, t, n, r, i) {
	let a = bl(n, [
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
	e.covert = Jl(t, a.filter(E));
	for (let t of e.covert) a.splice(a.indexOf(t), 1);
	e.reserve = o(K(t.reserve), Qt).sort(Fl), e.stack = o(K(t.stack), (e) => $t(e) || r && e === 6).sort(Fl);
	let s = () => !0;
	e.hand = [...t.known.hand, ...o(K(t.hand) - t.known.hand.length, s)].sort(Fl), e.discard = [...t.known.discard, ...o(K(t.discard) - t.known.discard.length, s)].sort(Fl), e.hp = o(K(t.hp), s).sort(Fl), e.deck = o(K(t.deck), s).sort(Fl);
}
function Kl(e, t) {
	let n = e.flow.scenes[e.flow.scenes.length - 1];
	return n?.rule !== "wound" || n.at !== "GL-11.45" || n.seat !== t || !e.gladiators[t].passive ? 0 : n.damage;
}
function ql(e, t, n) {
	for (; zn(e) < n;) {
		let n = bl(e.hand, t.known.hand), r = bl(e.discard, t.known.discard);
		if (n.length + r.length === 0 || e.hp.length === 0) return;
		let i = [...n, ...r].reduce((e, t) => T[t] > T[e] ? t : e), a = e.hp.reduce((e, t) => T[t] < T[e] ? t : e);
		if (T[i] <= T[a]) return;
		let o = n.includes(i) ? e.hand : e.discard;
		Un(o, e.hp, i), Un(e.hp, o, a);
	}
}
function Jl(e, t) {
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
function Yl(e, t, n) {
	let r = bl(e.discard, t.known.discard);
	n.shuffle(r);
	let i = [];
	for (let e of r.slice(0, t.deed.lunged)) j(i, e);
	let { sacrificed: a, raged: o, fromHp: s, powers: c, unbeatable: l, aid: u } = t.deed;
	return {
		...jr(),
		sacrificed: a,
		raged: o,
		fromHp: s,
		powers: c,
		unbeatable: l,
		aid: u.slice(),
		lunged: i
	};
}
function Xl(e) {
	let t = e.flow.frames[e.flow.frames.length - 1];
	if (t?.rule !== "wound" || t.at !== "GL-11.45") return !0;
	let n = e.gladiators[t.seat];
	return !n.passive || zn(n) >= t.damage;
}
function Zl(e, t) {
	return Xl(e) ? e.gladiators.every((t, n) => {
		let r = Ll(e, n), i = (e, t) => {
			let n = e.slice();
			return t.every((e) => {
				let t = n.indexOf(e);
				return t >= 0 && n.splice(t, 1), t >= 0;
			});
		};
		return i(t.discard, t.known.discard) && i(t.hand, t.known.hand) && t.covert.every((e, n) => E(e) && !!(t.maybe[n] & 1 << e)) && t.stack.every((e) => $t(e) || r && e === 6) && t.reserve.every(Qt) && (t.reserve.length === 0 || ![
			...t.deck,
			...t.hand,
			...t.hp,
			...t.discard
		].some(Qt));
	}) : !1;
}
function Ql(e, t) {
	let n = (e) => t[e] ?? e, r = [$l(e, n), ...ru(e)];
	for (let [t, i] of e.gladiators.entries()) r.push(...du(e, t, i, n));
	return e.animals.length > 0 && r.push(su(e, n)), e.faceUp.length > 0 && r.push(`${n("items")}: ${e.faceUp.map((e) => cu(e, n)).join(", ")}`), r.join("\n");
}
function $l(e, t) {
	if (e.turn === 0) return t("rule.set-up");
	let n = `${t("turn")} ${e.turn}/6`;
	return e.round === 0 ? n : `${n} · ${t("round")} ${e.round}/2`;
}
var eu = 2, tu = 4, nu = Array.from("ABCDEFGHIJKLM", (e) => e.padEnd(4)).join("");
function ru(e) {
	let t = [`${" ".repeat(tu)}${nu.trimEnd()}`];
	for (let n = -4; n <= 4; n++) {
		let r = Cr(n);
		for (let t = -6; t <= 6; t++) {
			let i = b.cellAt(t, n);
			i >= 0 && (r = r.padEnd(tu + eu * (2 * t + n + 12)) + ou(e, i));
		}
		t.push(r);
	}
	return t;
}
var iu = [
	"→",
	"↗",
	"↖",
	"←",
	"↙",
	"↘"
], au = (e) => tn[e][0].toUpperCase();
function ou(e, t) {
	let n = e.gladiators.findIndex((e) => e.cell === t && e.out === 0);
	if (n >= 0) return `${au(n)}${e.gladiators[n].down ? "_" : iu[e.gladiators[n].facing]}`;
	let r = e.animals.findIndex((e) => e.where === 2 && e.cell === t);
	return r >= 0 ? `a${r + 1}` : zt(t) ? "#" : Bt.includes(t) ? "o" : "·";
}
function su(e, t) {
	let n = e.animals.filter(({ where: e }) => e === 0).length, r = e.animals.flatMap((e, n) => e.where === 2 ? [`a${n + 1} ${t(`animal.${bn(e.species)}`)} ${Er(e.cell)}${"•".repeat(e.grey)}`] : []);
	return `${t("animals")}: ${r.join(", ") || "–"} · ${t("waiting")} ${n}`;
}
function cu(e, t) {
	let { name: n, attack: r, defence: i, hp: a } = k(e);
	return `${t(`item.${n}`)} ${r}/${i}/${a}`;
}
function lu(e, t) {
	if (typeof e == "number") return String(e);
	let n = /* @__PURE__ */ new Map();
	for (let t of e) n.set(t, (n.get(t) ?? 0) + 1);
	return [...n].map(([e, n]) => t(`card.${w[e].name}`) + (n > 1 ? ` ×${n}` : "")).join(", ") || "–";
}
function uu(e, t) {
	return e.out === 0 ? [
		e.cell >= 0 ? `${Er(e.cell)} ${It[e.facing]}` : "–",
		e.grey > 0 ? `${t("trapped")} ${e.grey}` : "",
		e.down ? t("faceDown") : e.white > 0 ? `${t("unbalanced")} ${e.white}` : ""
	].filter((e) => e !== "").join(", ") : t(e.out === 1 ? "dead" : "surrendered");
}
function du(e, t, n, r) {
	let i = r(`colour.${tn[t]}`), a = i.toLowerCase() === tn[t] ? "" : ` (${tn[t]})`, o = n.character < 0 ? "–" : n.character < 5 ? r(`character.${A[n.character].name}`) : r("own"), s = n.row.map((e, t) => {
		let i = e < 0 && typeof n.covert != "number" ? n.covert[Hn(n, t)] : e;
		return `${i < 0 ? "?" : r(`card.${w[i].name}`)}${n.turned[t] & 1 ? "↻" : ""}${n.turned[t] & 2 ? "▒" : ""}`;
	}), c = [
		`${t === e.viewer ? "*" : " "}${t} ${au(t)} ${i}${a}`,
		o,
		uu(n, r)
	];
	e.mode !== "solo" && e.mode !== "coop" && c.push(`${r("vp")} ${e.vp[t]}`), c.push(n.items.map((e) => cu(e, r)).join(", ") || "–");
	let l = [`${r("hand")} ${lu(n.hand, r)}`, `${r("hp")} ${lu(n.hp, r)}`];
	K(n.deck) > 0 && l.unshift(`${r("deck")} ${lu(n.deck, r)}`), K(n.discard) > 0 && l.push(`${r("discard")} ${K(n.discard)}`), l.push(`${r("row")} ${s.join(" ") || "–"}`);
	let u = [c.join(" · "), `   ${l.join(" · ")}`];
	if (n.secret !== null) {
		let { now: e, initial: t, powers: i } = n.secret, a = D.map((n, i) => `${r(`value.${n}`)} ${e[i]}/${t[i]}`).join(" "), o = dn.filter((e, t) => !!(i & 1 << t)).map(({ name: e }) => r(`power.${e}`));
		u.push(`   ${a} · ${r("powers")} ${o.join(", ") || "–"}`);
	}
	return u;
}
var fu = (...e) => ({ oneOf: e }), pu = (e) => ({ sumOf: e }), mu = (e) => ({ recordsBy: e }), q = (e) => ({ secret: e }), hu = (e, t) => ({
	begins: e,
	with: t
}), gu = ({ by: e }, t) => e === null || !Array.isArray(t) ? t : t.map((t) => t[e]);
function _u(e, t) {
	let n = {};
	for (let [e, r] of Object.entries(t)) {
		let t = typeof r.begins == "string" && "with" in r;
		n[e] = {
			begins: t ? r.begins : null,
			fields: bu(t ? r.with : r)
		};
	}
	return { kinds: n };
}
var vu = (e, t) => bu(t), yu = (e, t, n) => e[`${t}.${n}`] ?? e[n], bu = (e) => Object.fromEntries(Object.entries(e).map(([e, t]) => [e, Su(t)])), xu = {
	"": "one",
	"[]": "list",
	"[][]": "lists",
	"[seat]": "seats"
};
function Su(e) {
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
			...Su(e.secret),
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
		shape: xu[r],
		optional: i === "?"
	};
}
function Cu(e, t, n) {
	return n[Ar(e)] ?? `${t.animal} ${e.replace(/\D/g, "")}`;
}
function wu(e, t, n) {
	let [r = "", ...i] = e.split(":"), a = t[`declare.${r}`];
	if (a === void 0) return t[`choice.${e}`] ?? e;
	let o = i.map((e) => t[`item.${e}`] ?? (e.includes(">") ? e.replaceAll(">", " ") : null)), s = o.filter((e) => e !== null), c = i.filter((e, t) => o[t] === null).map((e) => Cu(e, t, n));
	return [
		a,
		...s,
		...c.slice(0, -1),
		...c.slice(-1).flatMap((e) => ["→", e])
	].join(" ");
}
var Tu = {
	facing: (e, t) => ({
		name: t[`way.${e}`] ?? Or(e),
		about: null
	}),
	declaration: (e, t, n) => ({
		name: wu(String(e), t, n),
		about: null
	}),
	cell: (e, t) => ({
		name: typeof e == "number" ? Er(e) : t[`choice.${e}`] ?? e,
		about: null
	})
}, Eu = (e) => ({
	print: En,
	groups: [
		e,
		"card",
		"item",
		"power",
		"value",
		"character"
	]
}), Du = (e) => ({
	print: P,
	groups: [e, "animal"],
	seats: !0
}), Ou = {
	thing: Eu("thing"),
	card: Eu("card"),
	item: Eu("item"),
	weapon: Eu("weapon"),
	element: Eu("element"),
	power: Eu("power"),
	who: Eu("who"),
	skill: Eu("skill"),
	style: Eu("style"),
	cell: { print: Er },
	direction: { print: Or },
	declaration: {
		print: String,
		called: Tu.declaration
	},
	form: {
		print: Er,
		called: Tu.cell
	},
	facing: {
		print: Or,
		called: Tu.facing
	},
	target: Du("target"),
	animal: { print: P },
	against: Du("against"),
	foe: Du("foe"),
	figure: Du("figure"),
	owner: Du("owner")
}, ku = { seat: "seat" }, Au = {
	seat: "seat",
	item: "item"
}, ju = {
	parts: pu("total"),
	total: "number"
}, Mu = {
	seat: "seat",
	grey: "number",
	white: "number",
	down: "flag"
}, Nu = {
	fav: "number",
	fdv: "number",
	halved: "number"
}, Pu = {
	seat: "seat",
	count: "number",
	points: "number",
	hand: "number",
	hp: "number",
	elements: q("element[]")
}, Fu = _u(Ou, {
	characterChosen: {
		seat: "seat",
		who: "who",
		cards: "number",
		values: q("number[]"),
		deck: q("number[]"),
		spent: q("number"),
		left: q("number")
	},
	buyersNamed: { seats: "seat[]" },
	bought: {
		seat: "seat",
		count: "number",
		cards: q("card[]")
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
	itemWon: Au,
	itemRemoved: { item: "item" },
	laidOut: { items: "item[]" },
	firstChosen: ku,
	picked: Au,
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
	turnBegan: hu("turn", { turn: "number" }),
	split: {
		seat: "seat",
		hand: "number",
		hp: "number",
		cards: q("card[]")
	},
	roundBegan: hu("round", {
		turn: "number",
		round: "number",
		seats: "seat[]"
	}),
	delayed: {
		seat: "seat",
		place: "number",
		seats: "seat[]"
	},
	activationBegan: ku,
	moved: {
		seat: "seat",
		cell: "cell",
		facing: "facing",
		from: "cell",
		fromFacing: "facing"
	},
	passed: ku,
	surrendered: ku,
	acted: {
		seat: "seat",
		fresh: "flag",
		blood: "number",
		card: q("card")
	},
	stoodBy: {
		seat: "seat",
		fresh: "flag",
		card: q("card")
	},
	stayedPassive: ku,
	reacted: {
		seat: "seat",
		fresh: "flag",
		blood: "number",
		card: q("card")
	},
	added: {
		seat: "seat",
		count: "number",
		hand: "number",
		cards: q("card[]")
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
		parts: q(pu("total"))
	},
	defenceValued: {
		seat: "seat",
		against: "figure",
		total: "number",
		parts: q(pu("total"))
	},
	attackNullified: ku,
	feinted: ku,
	hit: {
		seat: "seat",
		target: "figure",
		...Nu
	},
	missed: {
		seat: "seat",
		target: "figure",
		...Nu
	},
	damaged: {
		seat: "seat",
		...ju
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
	unbeatable: ku,
	leftArena: ku,
	trapped: {
		target: "figure",
		item: "item"
	},
	itemBroken: Au,
	itemDamaged: Au,
	itemLost: Au,
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
		from: fu("hp", "discard")
	},
	sacrificed: {
		seat: "seat",
		card: "card"
	},
	overskilled: {
		seat: "seat",
		skill: q("skill"),
		gain: q("number")
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
		things: q("thing[]")
	},
	spent: Pu,
	recovered: Pu,
	unbalanced: {
		seat: "seat",
		markers: "number"
	},
	statusChanged: Mu,
	freed: Mu,
	stoodUp: ku,
	vpChanged: {
		seat: "seat",
		why: "word",
		points: "number",
		vp: "number"
	},
	restBegan: {},
	movesJoined: ku,
	turnEnded: { turn: "number" },
	gameEnded: {},
	scored: {
		seat: "seat",
		...ju
	},
	sideScored: {
		seats: "seat[]",
		...ju
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
		...ju
	},
	animalDefended: {
		animal: "animal",
		...ju
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
		...Nu,
		damage: "number"
	},
	fendedOff: {
		seat: "seat",
		animal: "animal",
		...Nu,
		damage: "number"
	},
	clawed: {
		seat: "seat",
		thing: "thing"
	}
}), Iu = vu(Ou, {
	by: "seat",
	seat: "seat",
	on: "seat",
	first: "seat",
	ally: "seat",
	buyers: "seat[]",
	targets: mu("figure"),
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
}), Lu = {
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
	choices: {
		least: 75,
		most: 115
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
}, Ru = (e) => `{seat} {power, select, ${[
	[0, e.lunge],
	[3, e.leap],
	[4, e.deepWounds],
	[5, e.wrestling],
	[7, e.delay],
	[8, e.resistance]
].map(([e, t]) => `${70 + e} {${t}}`).join(" ")} other {${e.other}}}`, zu = {
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
	"event.orderSet": "In the first turn they act in this order: {seats}",
	"event.placed": "{seat} starts at {cell}, facing {facing}",
	"event.herdFormed": "{species, select, dog {The dogs} wolf {The wolves} lion {The lions} own {The beasts} other {The bears}} wait outside: {count}",
	"event.turnBegan": "Turn {turn}",
	"event.entryRolled": "The entry die shows {die}: {count, plural, =0 {no animal} one {# animal} other {# animals}}",
	"event.split": "{seat} takes {hand, plural, one {# card} other {# cards}} in hand{cards} and leaves {hp} in the HP deck",
	"event.roundBegan": "Turn {turn}, round {round}, in this order: {seats}",
	"event.delayed": "{seat} uses Delay to act {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}; the order now: {seats}",
	"event.activationBegan": "{seat} acts",
	"event.moved": "{seat} now stands on {cell}, facing {facing}",
	"run.moved": "{seat} goes from {from} to {cell}, facing {facing}",
	"stay.moved": "{seat} turns to face {facing}, on {cell}",
	"you-run.moved": "You go from {from} to {cell}, facing {facing}",
	"you-stay.moved": "You turn to face {facing}, on {cell}",
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
	"event.powerUsed": Ru({
		lunge: "uses Lunge: {points, plural, one {# card thrown away for +2} =2 {2 cards thrown away for +4} other {# cards thrown away for +6}} to the attack",
		leap: "uses Leap: {points, plural, one {# hex of the run-up counts} other {# hexes of the run-up count}} for attack or damage",
		deepWounds: "uses Deep Wounds: attack −{points}, damage +{points}",
		wrestling: "uses Wrestling: after the fight the opponent can be thrown to a hex beside him",
		delay: "uses Delay: +{points} in defence until the end of the round",
		resistance: "uses Resistance and recovers {points, plural, one {# card or point} other {# cards or points}}",
		other: "uses a Power"
	}),
	"event.usedForTwo": "{seat} uses {things} for +2 each",
	"event.raged": "{seat} brings in {card} with Rage",
	"event.sacrificed": "{seat} sacrifices {card}",
	"event.overskilled": "{gain, plural, =0 {{seat} may boost a Skill} other {{seat} boosts {skill} by #}}",
	"event.spent": "{seat} spends {count, plural, =0 {{points, plural, =0 {nothing} other {}}} other {}}{count, plural, =0 {} one {# card} other {# cards}}{count, plural, =0 {} other {{points, plural, =0 {} other { and }}}}{points, plural, =0 {} one {# point} other {# points}}{elements}",
	"event.recovered": "{seat} recovers {count, plural, =0 {{points, plural, =0 {nothing} other {}}} other {}}{count, plural, =0 {} one {# card} other {# cards}}{count, plural, =0 {} other {{points, plural, =0 {} other { and }}}}{points, plural, =0 {} one {# point} other {# points}}{elements}",
	"event.feinted": "{seat} feints",
	"event.hit": "{seat} hits {target}: {fav}{halved, plural, =0 {} other { (# halved by a Dodge)}} against {fdv}",
	"event.missed": "{seat} misses {target}: {fav}{halved, plural, =0 {} other { (# halved by a Dodge)}} against {fdv}",
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
	"event.unbalanced": "{seat} gets {markers, plural, one {# Unbalanced marker} other {# Unbalanced markers}} after the fight",
	"event.statusChanged": "{seat} {grey, plural, =0 {{white, plural, =0 {has no marker} other {now has}}} other {now has}}{grey, plural, =0 {{white, plural, =0 {} other { }}} other { }}{grey, plural, =0 {} one {# Trapped marker} other {# Trapped markers}}{grey, plural, =0 {} other {{white, plural, =0 {} other { and }}}}{white, plural, =0 {} =2 {2 Unbalanced markers: face-down} one {# Unbalanced marker} other {# Unbalanced markers}}",
	"event.freed": "{seat} removes a marker{grey, plural, =0 {{white, plural, =0 {} other {: }}} other {: }}{grey, plural, =0 {} other {# Trapped}}{grey, plural, =0 {} other {{white, plural, =0 {} other {, }}}}{white, plural, =0 {} other {# Unbalanced}}{grey, plural, =0 {{white, plural, =0 {} other { left}}} other { left}}",
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
	"event.mauled": "{animal} wounds {seat}: {fav}{halved, plural, =0 {} other { (# halved by a Dodge)}} against {fdv}, {damage} damage",
	"event.fendedOff": "{seat} fends off {animal}: {fav}{halved, plural, =0 {} other { (# halved by a Dodge)}} against {fdv}",
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
	"part.one": "a hit",
	"part.half the cards": "half the cards",
	"part.powers": "Powers",
	"part.margin": "margin",
	"part.die": "die",
	"part.extra die": "extra die",
	"part.doubles": "doubles",
	"part.points": "points",
	"part.survival": "survival",
	"part.pair": "two against one",
	"way.0": "east",
	"way.1": "north-east",
	"way.2": "north-west",
	"way.3": "west",
	"way.4": "south-west",
	"way.5": "south-east",
	"field.who": "character",
	"field.buy": "what you buy",
	"field.cell": "hex",
	"field.facing": "facing",
	"field.do": "your choice",
	"field.with": "payment",
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
	"outcome.GL-23.59": "All who are still alive have won.",
	"outcome.GL-23.60": "Nobody is alive: the animals have won."
}, Bu = {
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
	"event.orderSet": "Au premier tour ils agissent dans cet ordre : {seats}",
	"event.placed": "{seat} commence en {cell}, tourné vers {facing}",
	"event.herdFormed": "{species, select, dog {Les chiens} wolf {Les loups} lion {Les lions} own {Les fauves} other {Les ours}} attendent dehors : {count}",
	"event.turnBegan": "Tour {turn}",
	"event.entryRolled": "Le dé d’entrée donne {die} : {count, plural, =0 {aucun animal} one {# animal} other {# animaux}}",
	"event.split": "{seat} prend {hand, plural, one {# carte} other {# cartes}} en main{cards} et en laisse {hp} dans le paquet de PS",
	"event.roundBegan": "Tour {turn}, round {round}, dans cet ordre : {seats}",
	"event.delayed": "{seat} utilise Décalage et agit en position {place}, dans cet ordre : {seats}",
	"event.activationBegan": "{seat} agit",
	"event.moved": "{seat} est maintenant en {cell}, tourné vers {facing}",
	"run.moved": "{seat} va de {from} en {cell}, tourné vers {facing}",
	"stay.moved": "{seat} se tourne vers {facing}, en {cell}",
	"you-run.moved": "Vous allez de {from} en {cell}, tourné vers {facing}",
	"you-stay.moved": "Vous vous tournez vers {facing}, en {cell}",
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
	"event.powerUsed": Ru({
		lunge: "utilise Fente : {points, plural, one {# carte défaussée pour +2} =2 {2 cartes défaussées pour +4} other {# cartes défaussées pour +6}} à l’attaque",
		leap: "utilise Saut : {points, plural, one {# hexagone d’élan compte} other {# hexagones d’élan comptent}} pour l’attaque ou les dégâts",
		deepWounds: "utilise Plaies profondes : attaque −{points}, dégâts +{points}",
		wrestling: "utilise Lutte : après le combat, l’adversaire peut être projeté sur un hexagone voisin",
		delay: "utilise Décalage : +{points} en défense jusqu’à la fin du round",
		resistance: "utilise Résistance et récupère {points, plural, one {# carte ou point} other {# cartes ou points}}",
		other: "utilise un Pouvoir"
	}),
	"event.usedForTwo": "{seat} utilise {things} pour +2 chacun",
	"event.raged": "{seat} fait venir {card} avec la Rage",
	"event.sacrificed": "{seat} sacrifie {card}",
	"event.overskilled": "{gain, plural, =0 {{seat} peut augmenter une Compétence} other {{seat} augmente {skill} de #}}",
	"event.spent": "{seat} dépense {count, plural, =0 {{points, plural, =0 {rien} other {}}} other {}}{count, plural, =0 {} one {# carte} other {# cartes}}{count, plural, =0 {} other {{points, plural, =0 {} other { et }}}}{points, plural, =0 {} one {# point} other {# points}}{elements}",
	"event.recovered": "{seat} récupère {count, plural, =0 {{points, plural, =0 {rien} other {}}} other {}}{count, plural, =0 {} one {# carte} other {# cartes}}{count, plural, =0 {} other {{points, plural, =0 {} other { et }}}}{points, plural, =0 {} one {# point} other {# points}}{elements}",
	"event.feinted": "{seat} fait une Feinte",
	"event.hit": "{seat} touche {target} : {fav}{halved, plural, =0 {} other { (#, réduit de moitié par une Esquive)}} contre {fdv}",
	"event.missed": "{seat} manque {target} : {fav}{halved, plural, =0 {} other { (#, réduit de moitié par une Esquive)}} contre {fdv}",
	"event.damaged": "{seat} subit {total, plural, one {# dégât} other {# dégâts}}{parts}",
	"event.paid": "{seat} paie {damage} avec {things}",
	"event.killed": "{seat} est tué",
	"event.unbeatable": "{seat} est Imbattable et combat encore",
	"event.leftArena": "{seat} quitte l’arène",
	"event.trapped": "{target} est pris dans {item}",
	"event.itemBroken": "{item} de {seat} se brise",
	"event.itemDamaged": "{item} de {seat} est endommagé",
	"event.itemLost": "{seat} perd {item}",
	"event.wrestled": "{seat} projette {target} en {cell}",
	"event.unbalanced": "{seat} aura {markers, plural, one {# marqueur Déséquilibré} other {# marqueurs Déséquilibré}} après le combat",
	"event.statusChanged": "{seat} {grey, plural, =0 {{white, plural, =0 {n’a plus de marqueur} other {a maintenant}}} other {a maintenant}}{grey, plural, =0 {{white, plural, =0 {} other { }}} other { }}{grey, plural, =0 {} one {# marqueur Piégé} other {# marqueurs Piégé}}{grey, plural, =0 {} other {{white, plural, =0 {} other { et }}}}{white, plural, =0 {} =2 {2 marqueurs Déséquilibré : à terre} one {# marqueur Déséquilibré} other {# marqueurs Déséquilibré}}",
	"event.freed": "{seat} retire un marqueur{grey, plural, =0 {{white, plural, =0 {} other { ; il reste }}} other { ; il reste }}{grey, plural, =0 {} other {# Piégé}}{grey, plural, =0 {} other {{white, plural, =0 {} other {, }}}}{white, plural, =0 {} other {# Déséquilibré}}",
	"event.stoodUp": "{seat} se relève",
	"event.adapted": "{seat} met {toHand, plural, one {# carte} other {# cartes}} en main et {toHp} dans le paquet de PS{things}",
	"event.discarded": "{seat} défausse {cards}",
	"event.helped": "{seat} aide {partner} contre {target} : +{points}",
	"event.vpChanged": "{seat} : {points} PV pour {why, select, attack {une attaque de face} damage {les dégâts} firstBlood {le Premier Sang} kill {le coup mortel} rearAttack {une attaque dans le dos} rearDamage {des dégâts dans le dos} fleeing {la fuite} cowardice {le dos tourné} surrender {la reddition} other {un animal tué}}, maintenant {vp}",
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
	"event.animalStrained": "{animal} se débat dans le filet : {die}, il reste {grey, plural, one {# marqueur} other {# marqueurs}}",
	"event.reinforced": "Encore {species, select, dog {un chien} wolf {un loup} lion {un lion} own {un fauve} other {un ours}} : {animal}",
	"event.steppedBack": "{seat} recule en {cell}",
	"event.mauled": "{animal} blesse {seat} : {fav}{halved, plural, =0 {} other { (#, réduit de moitié par une Esquive)}} contre {fdv}, {damage, plural, one {# dégât} other {# dégâts}}",
	"event.fendedOff": "{seat} repousse {animal} : {fav}{halved, plural, =0 {} other { (#, réduit de moitié par une Esquive)}} contre {fdv}",
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
	"part.one": "coup porté",
	"part.half the cards": "moitié des cartes",
	"part.powers": "Pouvoirs",
	"part.margin": "écart",
	"part.die": "dé",
	"part.extra die": "dé supplémentaire",
	"part.doubles": "double",
	"part.points": "points",
	"part.survival": "survie",
	"part.pair": "deux contre un",
	"way.0": "l’est",
	"way.1": "le nord-est",
	"way.2": "le nord-ouest",
	"way.3": "l’ouest",
	"way.4": "le sud-ouest",
	"way.5": "le sud-est",
	"field.who": "personnage",
	"field.buy": "achats",
	"field.cell": "hexagone",
	"field.facing": "orientation",
	"field.do": "votre choix",
	"field.with": "paiement",
	"field.use": "utiliser l’Endurance",
	"field.elements": "Éléments",
	"field.offense": "utiliser l’Assaut",
	"field.guard": "utiliser la Garde",
	"field.blood": "Sang dépensé",
	"field.speed": "Rapidité dépensée",
	"field.acrobatic": "Attaque acrobatique",
	"field.lunge": "cartes pour la Fente",
	"field.leapAttack": "Saut : hexagones pour l’attaque",
	"field.leapDamage": "Saut : hexagones pour les dégâts",
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
	"scene.entered": "hexagones parcourus",
	"scene.animal": "Animal",
	"scene.figure": "animal",
	"outcome.GL-23.59": "Ceux qui sont en vie ont gagné.",
	"outcome.GL-23.60": "Plus personne n’est en vie : les animaux ont gagné."
}, Vu = {
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
	"event.orderSet": "Nel primo turno agiscono in quest’ordine: {seats}",
	"event.placed": "{seat} comincia in {cell}, rivolto verso {facing}",
	"event.herdFormed": "{species, select, dog {I cani} wolf {I lupi} lion {I leoni} own {Le belve} other {Gli orsi}} aspettano fuori: {count}",
	"event.turnBegan": "Turno {turn}",
	"event.entryRolled": "Il dado d’entrata dà {die}: {count, plural, =0 {nessun animale} one {# animale} other {# animali}}",
	"event.split": "{seat} prende {hand, plural, one {# carta} other {# carte}} in mano{cards} e ne lascia {hp} nel mazzo PF",
	"event.roundBegan": "Turno {turn}, round {round}, in quest’ordine: {seats}",
	"event.delayed": "{seat} usa Ritardo e agisce al posto {place}, in quest’ordine: {seats}",
	"event.activationBegan": "{seat} agisce",
	"event.moved": "{seat} è ora in {cell}, rivolto verso {facing}",
	"run.moved": "{seat} va da {from} a {cell}, rivolto verso {facing}",
	"stay.moved": "{seat} si volta verso {facing}, in {cell}",
	"you-run.moved": "Vai da {from} a {cell}, rivolto verso {facing}",
	"you-stay.moved": "Ti volti verso {facing}, in {cell}",
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
	"event.powerUsed": Ru({
		lunge: "usa Affondo: {points, plural, one {# carta scartata per +2} =2 {2 carte scartate per +4} other {# carte scartate per +6}} all’attacco",
		leap: "usa Balzo: {points, plural, one {# esagono di rincorsa conta} other {# esagoni di rincorsa contano}} per attacco o danni",
		deepWounds: "usa Ferite profonde: attacco −{points}, danni +{points}",
		wrestling: "usa Lotta: dopo il combattimento l’avversario può essere proiettato su un esagono vicino",
		delay: "usa Ritardo: +{points} in difesa fino alla fine del round",
		resistance: "usa Resistenza e recupera {points, plural, one {# carta o punto} other {# carte o punti}}",
		other: "usa un Potere"
	}),
	"event.usedForTwo": "{seat} usa {things} per +2 ciascuno",
	"event.raged": "{seat} porta {card} con la Rabbia",
	"event.sacrificed": "{seat} sacrifica {card}",
	"event.overskilled": "{gain, plural, =0 {{seat} può potenziare un’Abilità} other {{seat} potenzia {skill} di #}}",
	"event.spent": "{seat} spende {count, plural, =0 {{points, plural, =0 {nulla} other {}}} other {}}{count, plural, =0 {} one {# carta} other {# carte}}{count, plural, =0 {} other {{points, plural, =0 {} other { e }}}}{points, plural, =0 {} one {# punto} other {# punti}}{elements}",
	"event.recovered": "{seat} recupera {count, plural, =0 {{points, plural, =0 {nulla} other {}}} other {}}{count, plural, =0 {} one {# carta} other {# carte}}{count, plural, =0 {} other {{points, plural, =0 {} other { e }}}}{points, plural, =0 {} one {# punto} other {# punti}}{elements}",
	"event.feinted": "{seat} fa una Finta",
	"event.hit": "{seat} colpisce {target}: {fav}{halved, plural, =0 {} other { (# dimezzato da una Schivata)}} contro {fdv}",
	"event.missed": "{seat} manca {target}: {fav}{halved, plural, =0 {} other { (# dimezzato da una Schivata)}} contro {fdv}",
	"event.damaged": "{seat} subisce {total, plural, one {# danno} other {# danni}}{parts}",
	"event.paid": "{seat} paga {damage} con {things}",
	"event.killed": "{seat} è ucciso",
	"event.unbeatable": "{seat} è Imbattibile e combatte ancora",
	"event.leftArena": "{seat} lascia l’arena",
	"event.trapped": "{target} è preso in {item}",
	"event.itemBroken": "{item} di {seat} si rompe",
	"event.itemDamaged": "{item} di {seat} è danneggiato",
	"event.itemLost": "{seat} perde {item}",
	"event.wrestled": "{seat} proietta {target} in {cell}",
	"event.unbalanced": "{seat} avrà {markers, plural, one {# segnalino Sbilanciato} other {# segnalini Sbilanciato}} dopo lo scontro",
	"event.statusChanged": "{seat} {grey, plural, =0 {{white, plural, =0 {non ha più segnalini} other {ha ora}}} other {ha ora}}{grey, plural, =0 {{white, plural, =0 {} other { }}} other { }}{grey, plural, =0 {} one {# segnalino Intrappolato} other {# segnalini Intrappolato}}{grey, plural, =0 {} other {{white, plural, =0 {} other { e }}}}{white, plural, =0 {} =2 {2 segnalini Sbilanciato: a terra} one {# segnalino Sbilanciato} other {# segnalini Sbilanciato}}",
	"event.freed": "{seat} toglie un segnalino{grey, plural, =0 {{white, plural, =0 {} other {; resta }}} other {; resta }}{grey, plural, =0 {} other {# Intrappolato}}{grey, plural, =0 {} other {{white, plural, =0 {} other {, }}}}{white, plural, =0 {} other {# Sbilanciato}}",
	"event.stoodUp": "{seat} si alza",
	"event.adapted": "{seat} mette {toHand, plural, one {# carta} other {# carte}} in mano e {toHp} nel mazzo PF{things}",
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
	"event.animalStrained": "{animal} si dibatte nella rete: {die}, {grey, plural, one {resta # segnalino} other {restano # segnalini}}",
	"event.reinforced": "Arriva ancora {species, select, dog {un cane} wolf {un lupo} lion {un leone} own {una belva} other {un orso}}: {animal}",
	"event.steppedBack": "{seat} indietreggia in {cell}",
	"event.mauled": "{animal} ferisce {seat}: {fav}{halved, plural, =0 {} other { (# dimezzato da una Schivata)}} contro {fdv}, {damage, plural, one {# danno} other {# danni}}",
	"event.fendedOff": "{seat} respinge {animal}: {fav}{halved, plural, =0 {} other { (# dimezzato da una Schivata)}} contro {fdv}",
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
	"part.one": "colpo a segno",
	"part.half the cards": "metà delle carte",
	"part.powers": "poteri",
	"part.margin": "scarto",
	"part.die": "dado",
	"part.extra die": "dado in più",
	"part.doubles": "doppio",
	"part.points": "punti",
	"part.survival": "sopravvivenza",
	"part.pair": "due contro uno",
	"way.0": "est",
	"way.1": "nord-est",
	"way.2": "nord-ovest",
	"way.3": "ovest",
	"way.4": "sud-ovest",
	"way.5": "sud-est",
	"field.who": "personaggio",
	"field.buy": "acquisti",
	"field.cell": "esagono",
	"field.facing": "orientamento",
	"field.do": "la tua scelta",
	"field.with": "pagamento",
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
	"outcome.GL-23.60": "Nessuno è vivo: hanno vinto gli animali."
}, Hu = (e, t, n, r, i) => e.replace("{seat} ", t).replaceAll(`{${n} `, `{${r} `).replace(...i), Uu = "{count, plural, one {# card} other {# cards}}", Wu = "{count, plural, one {# carte} other {# cartes}}", Gu = "{count, plural, one {# carta} other {# carte}}", Ku = "{blood, plural, =0 {} other { for # Blood}}", qu = "{blood, plural, =0 {} other { pour # de Sang}}", Ju = "{blood, plural, =0 {} other { per # di Sangue}}", Yu = {
	you: {
		characterChosen: [
			"You play {who} with {cards} cards",
			"Vous jouez {who} avec {cards} cartes",
			"Giochi {who} con {cards} carte"
		],
		bought: [
			`You buy ${Uu} above the limit{cards}`,
			`Vous achetez ${Wu} au-delà de la limite{cards}`,
			`Compri ${Gu} oltre il limite{cards}`
		],
		bid: [
			"You bid {cards}, energy {energy}",
			"Vous misez {cards}, énergie {energy}",
			"Offri {cards}, energia {energy}"
		],
		itemWon: [
			"You win {item}",
			"Vous gagnez {item}",
			"Vinci {item}"
		],
		firstChosen: [
			"You pick first",
			"Vous choisissez en premier",
			"Scegli per primo"
		],
		picked: [
			"You take {item}",
			"Vous prenez {item}",
			"Prendi {item}"
		],
		wished: [
			"You want {items}",
			"Vous souhaitez {items}",
			"Desideri {items}"
		],
		kept: [
			"You keep {items}",
			"Vous gardez {items}",
			"Tieni {items}"
		],
		placed: [
			"You start at {cell}, facing {facing}",
			"Vous commencez en {cell}, tourné vers {facing}",
			"Cominci in {cell}, rivolto verso {facing}"
		],
		split: [
			"You take {hand, plural, one {# card} other {# cards}} in hand{cards} and leave {hp} in the HP deck",
			"Vous prenez {hand, plural, one {# carte} other {# cartes}} en main{cards} et en laissez {hp} dans le paquet de PS",
			"Prendi {hand, plural, one {# carta} other {# carte}} in mano{cards} e ne lasci {hp} nel mazzo PF"
		],
		delayed: [
			"You use Delay to act {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}; the order now: {seats}",
			"Vous utilisez Décalage et agissez en position {place}, dans cet ordre : {seats}",
			"Usi Ritardo e agisci al posto {place}, in quest’ordine: {seats}"
		],
		activationBegan: [
			"You act",
			"À vous d’agir",
			"Tocca a te"
		],
		moved: [
			"You now stand on {cell}, facing {facing}",
			"Vous êtes maintenant en {cell}, tourné vers {facing}",
			"Ora sei in {cell}, rivolto verso {facing}"
		],
		surrendered: [
			"You surrender",
			"Vous abandonnez",
			"Ti arrendi"
		],
		acted: [
			`You take an Action{card}${Ku}`,
			`Vous faites une Action{card}${qu}`,
			`Compi un’Azione{card}${Ju}`
		],
		stoodBy: [
			"You stand by{card}",
			"Vous vous mettez en Attente{card}",
			"Ti metti in Attesa{card}"
		],
		passed: [
			"You pass",
			"Vous passez",
			"Passi"
		],
		added: [
			`You add ${Uu}{cards}`,
			`Vous ajoutez ${Wu}{cards}`,
			`Aggiungi ${Gu}{cards}`
		],
		declared: [
			"{how, select, sweep {You sweep {targets}} break {You strike at {item} of {owner}} throw {You throw {weapon} at {targets}} net {You cast for {targets} with {weapon} in hand} cast {You throw {weapon} over {targets}} help {You help {partner} against {targets}} other {You attack {targets}}}",
			"{how, select, sweep {Vous balayez {targets}} break {Vous visez {item} de {owner}} throw {Vous lancez {weapon} sur {targets}} net {Vous voulez prendre {targets} dans {weapon}, filet en main} cast {Vous jetez {weapon} sur {targets}} help {Vous aidez {partner} contre {targets}} other {Vous attaquez {targets}}}",
			"{how, select, sweep {Spazzi {targets}} break {Miri a {item} di {owner}} throw {Lanci {weapon} contro {targets}} net {Vuoi prendere {targets} con {weapon} in mano} cast {Getti {weapon} su {targets}} help {Aiuti {partner} contro {targets}} other {Attacchi {targets}}}"
		],
		stayedPassive: [
			"You are Passive",
			"Vous êtes Passif",
			"Sei Passivo"
		],
		reacted: [
			`You react{card}${Ku}`,
			`Vous réagissez{card}${qu}`,
			`Reagisci{card}${Ju}`
		],
		revealed: [
			"You reveal {card}{cards}",
			"Vous révélez {card}{cards}",
			"Riveli {card}{cards}"
		],
		attackValued: [
			"You attack {target} with {total}{parts}",
			"Vous attaquez {target} avec {total}{parts}",
			"Attacchi {target} con {total}{parts}"
		],
		defenceValued: [
			"You defend against {against} with {total}{parts}",
			"Vous vous défendez contre {against} avec {total}{parts}",
			"Ti difendi da {against} con {total}{parts}"
		],
		attackNullified: [
			"Your attack is null",
			"Votre attaque est nulle",
			"Il tuo attacco è nullo"
		],
		powerUsed: [
			Hu(zu["event.powerUsed"], "You ", "uses", "use", [" and recovers ", " and recover "]),
			Hu(Bu["event.powerUsed"], "Vous ", "utilise", "utilisez", [" et récupère ", " et récupérez "]),
			Hu(Vu["event.powerUsed"], "", "usa", "Usi", [" e recupera ", " e recuperi "])
		],
		usedForTwo: [
			"You use {things} for +2 each",
			"Vous utilisez {things} pour +2 chacun",
			"Usi {things} per +2 ciascuno"
		],
		raged: [
			"You bring in {card} with Rage",
			"Vous faites venir {card} avec la Rage",
			"Porti {card} con la Rabbia"
		],
		sacrificed: [
			"You sacrifice {card}",
			"Vous sacrifiez {card}",
			"Sacrifichi {card}"
		],
		overskilled: [
			"{gain, plural, =0 {You boost no Skill} other {You boost {skill} by #}}",
			"{gain, plural, =0 {Vous n’augmentez aucune Compétence} other {Vous augmentez {skill} de #}}",
			"{gain, plural, =0 {Non potenzi nessuna Abilità} other {Potenzi {skill} di #}}"
		],
		spent: [
			zu["event.spent"].replace("{seat} spends", "You spend"),
			Bu["event.spent"].replace("{seat} dépense", "Vous dépensez"),
			Vu["event.spent"].replace("{seat} spende", "Spendi")
		],
		recovered: [
			zu["event.recovered"].replace("{seat} recovers", "You recover"),
			Bu["event.recovered"].replace("{seat} récupère", "Vous récupérez"),
			Vu["event.recovered"].replace("{seat} recupera", "Recuperi")
		],
		feinted: [
			"You feint",
			"Vous faites une Feinte",
			"Fai una Finta"
		],
		hit: [
			"You hit {target}: {fav}{halved, plural, =0 {} other { (# halved by a Dodge)}} against {fdv}",
			"Vous touchez {target} : {fav}{halved, plural, =0 {} other { (#, réduit de moitié par une Esquive)}} contre {fdv}",
			"Colpisci {target}: {fav}{halved, plural, =0 {} other { (# dimezzato da una Schivata)}} contro {fdv}"
		],
		missed: [
			"You miss {target}: {fav}{halved, plural, =0 {} other { (# halved by a Dodge)}} against {fdv}",
			"Vous manquez {target} : {fav}{halved, plural, =0 {} other { (#, réduit de moitié par une Esquive)}} contre {fdv}",
			"Manchi {target}: {fav}{halved, plural, =0 {} other { (# dimezzato da una Schivata)}} contro {fdv}"
		],
		damaged: [
			"You take {total} damage{parts}",
			"Vous subissez {total, plural, one {# dégât} other {# dégâts}}{parts}",
			"Subisci {total, plural, one {# danno} other {# danni}}{parts}"
		],
		paid: [
			"You pay {damage} with {things}",
			"Vous payez {damage} avec {things}",
			"Paghi {damage} con {things}"
		],
		killed: [
			"You are killed",
			"Vous êtes tué",
			"Sei ucciso"
		],
		unbeatable: [
			"You are Unbeatable and fight on",
			"Vous êtes Imbattable et combattez encore",
			"Sei Imbattibile e combatti ancora"
		],
		leftArena: [
			"You leave the arena",
			"Vous quittez l’arène",
			"Lasci l’arena"
		],
		trapped: [
			"You are caught in {item}",
			"Vous êtes pris dans {item}",
			"Sei preso in {item}"
		],
		itemBroken: [
			"Your {item} breaks",
			"Votre {item} se brise",
			"Un tuo oggetto si rompe: {item}"
		],
		itemDamaged: [
			"Your {item} is damaged",
			"Votre {item} est endommagé",
			"Un tuo oggetto è danneggiato: {item}"
		],
		itemLost: [
			"You lose {item}",
			"Vous perdez {item}",
			"Perdi {item}"
		],
		wrestled: [
			"You throw {target} to {cell}",
			"Vous projetez {target} en {cell}",
			"Proietti {target} in {cell}"
		],
		unbalanced: [
			zu["event.unbalanced"].replace("{seat} gets", "You get"),
			Bu["event.unbalanced"].replace("{seat} aura", "Vous aurez"),
			Vu["event.unbalanced"].replace("{seat} avrà", "Avrai")
		],
		statusChanged: [
			zu["event.statusChanged"].replace("{seat} ", "You ").replaceAll("has no", "have no").replaceAll("now has", "now have"),
			Bu["event.statusChanged"].replace("{seat} ", "Vous ").replaceAll("n’a plus", "n’avez plus").replaceAll("a maintenant", "avez maintenant"),
			Vu["event.statusChanged"].replace("{seat} ", "").replaceAll("non ha più", "Non hai più").replaceAll("ha ora", "Ora hai")
		],
		freed: [
			zu["event.freed"].replace("{seat} removes", "You remove"),
			Bu["event.freed"].replace("{seat} retire", "Vous retirez"),
			Vu["event.freed"].replace("{seat} toglie", "Togli")
		],
		stoodUp: [
			"You stand up",
			"Vous vous relevez",
			"Ti alzi"
		],
		adapted: [
			"You move {toHand, plural, one {# card} other {# cards}} to the hand and {toHp} to the HP deck{things}",
			"Vous mettez {toHand, plural, one {# carte} other {# cartes}} en main et {toHp} dans le paquet de PS{things}",
			"Metti {toHand, plural, one {# carta} other {# carte}} in mano e {toHp} nel mazzo PF{things}"
		],
		discarded: [
			"You discard {cards}",
			"Vous défaussez {cards}",
			"Scarti {cards}"
		],
		helped: [
			"You help {partner} against {target}: +{points}",
			"Vous aidez {partner} contre {target} : +{points}",
			"Aiuti {partner} contro {target}: +{points}"
		],
		vpChanged: [
			zu["event.vpChanged"].replace("{seat}:", "You:"),
			Bu["event.vpChanged"].replace("{seat} :", "Vous :"),
			Vu["event.vpChanged"].replace("{seat}:", "Tu:")
		],
		movesJoined: [
			"Your Special Moves join the deck",
			"Vos Coups spéciaux rejoignent le paquet",
			"Le tue mosse speciali entrano nel mazzo"
		],
		scored: [
			"You end with {total} VP{parts}",
			"Vous finissez avec {total} PV{parts}",
			"Finisci con {total} PV{parts}"
		],
		animalAttacked: [
			"{animal} attacks you with {total}{parts}",
			"{animal} vous attaque avec {total}{parts}",
			"{animal} ti attacca con {total}{parts}"
		],
		animalKilled: [
			"You kill {animal}",
			"Vous tuez {animal}",
			"Uccidi {animal}"
		],
		steppedBack: [
			"You step back to {cell}",
			"Vous reculez en {cell}",
			"Indietreggi in {cell}"
		],
		mauled: [
			"{animal} wounds you: {fav}{halved, plural, =0 {} other { (# halved by a Dodge)}} against {fdv}, {damage} damage",
			"{animal} vous blesse : {fav}{halved, plural, =0 {} other { (#, réduit de moitié par une Esquive)}} contre {fdv}, {damage, plural, one {# dégât} other {# dégâts}}",
			"{animal} ti ferisce: {fav}{halved, plural, =0 {} other { (# dimezzato da una Schivata)}} contro {fdv}, {damage, plural, one {# danno} other {# danni}}"
		],
		fendedOff: [
			"You fend off {animal}: {fav}{halved, plural, =0 {} other { (# halved by a Dodge)}} against {fdv}",
			"Vous repoussez {animal} : {fav}{halved, plural, =0 {} other { (#, réduit de moitié par une Esquive)}} contre {fdv}",
			"Respingi {animal}: {fav}{halved, plural, =0 {} other { (# dimezzato da una Schivata)}} contro {fdv}"
		],
		clawed: [
			"You lose {thing} to the bear",
			"Vous perdez {thing} à cause de l’ours",
			"Perdi {thing} per l’orso"
		]
	},
	atYou: {
		attackValued: [
			"{seat} attacks you with {total}{parts}",
			"{seat} vous attaque avec {total}{parts}",
			"{seat} ti attacca con {total}{parts}"
		],
		declared: [
			"{how, select, sweep {{seat} sweeps {targets}} break {{seat} strikes at your {item}} throw {{seat} throws {weapon} at you} net {{seat} casts for you with {weapon} in hand} cast {{seat} throws {weapon} over you} help {{seat} helps {partner} against {targets}} other {{seat} attacks you}}",
			"{how, select, sweep {{seat} balaie : {targets}} break {{seat} vise votre {item}} throw {{seat} vous lance {weapon}} net {{seat} veut vous prendre dans {weapon}, filet en main} cast {{seat} jette {weapon} sur vous} help {{seat} vient en aide à {partner} contre {targets}} other {{seat} vous attaque}}",
			"{how, select, sweep {{seat} spazza: {targets}} break {{seat} mira a un tuo oggetto: {item}} throw {{seat} ti lancia {weapon}} net {{seat} vuole prenderti con {weapon} in mano} cast {{seat} getta {weapon} su di te} help {Alleati: {seat} e {partner}; bersaglio: {targets}} other {{seat} ti attacca}}"
		],
		defenceValued: [
			"{seat} defends against you with {total}{parts}",
			"{seat} se défend contre vous avec {total}{parts}",
			"{seat} si difende da te con {total}{parts}"
		],
		hit: [
			"{seat} hits you: {fav}{halved, plural, =0 {} other { (# halved by a Dodge)}} against {fdv}",
			"{seat} vous touche : {fav}{halved, plural, =0 {} other { (#, réduit de moitié par une Esquive)}} contre {fdv}",
			"{seat} ti colpisce: {fav}{halved, plural, =0 {} other { (# dimezzato da una Schivata)}} contro {fdv}"
		],
		missed: [
			"{seat} misses you: {fav}{halved, plural, =0 {} other { (# halved by a Dodge)}} against {fdv}",
			"{seat} vous manque : {fav}{halved, plural, =0 {} other { (#, réduit de moitié par une Esquive)}} contre {fdv}",
			"{seat} ti manca: {fav}{halved, plural, =0 {} other { (# dimezzato da una Schivata)}} contro {fdv}"
		],
		orderSet: [
			"The order of the first turn: {seats}",
			"L’ordre du premier tour : {seats}",
			"L’ordine del primo turno: {seats}"
		],
		delayed: [
			zu["event.delayed"],
			Bu["event.delayed"],
			Vu["event.delayed"]
		],
		roundBegan: [
			"Turn {turn}, round {round}, in this order: {seats}",
			"Tour {turn}, round {round}, dans cet ordre : {seats}",
			"Turno {turn}, round {round}, in quest’ordine: {seats}"
		],
		wrestled: [
			"{seat} throws you to {cell}",
			"{seat} vous projette en {cell}",
			"{seat} ti proietta in {cell}"
		]
	}
}, Xu = {
	...zu,
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
	own: "own gladiator",
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
	"option.netBeside": "The Net as a melee weapon on the two hexes beside too",
	"option.breakItemScores": "An Item broken by Break Item counts as damage",
	"option.feintInStack": "A Feint can be added as a card without energy",
	"option.feintReturnsDelay": "A defender’s Feint gives back the Delay of this fight",
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
	"ask.GL-14.39": "Do you use Delay to act at another place in this round? “No” keeps the Power.",
	"ask.GL-8.5": "What do you do before your Action? Each step or turn costs 1 Speed.",
	"ask.GL-8.8": "Which Action do you take?",
	"ask.GL-9.11": "What do you recover?",
	"ask.GL-8.19": "Which cards do you add to your Action?",
	"ask.GL-8.26": "Whom do you fight?",
	"ask.GL-9.15": "Where do you move?",
	"ask.GL-16.19": "Do you remove a marker?",
	"ask.GL-16.18": "Which two Elements, cards or points, do you spend?",
	"ask.GL-8.37": "How do you react?",
	"ask.GL-8.41": "Which cards do you add to your Reaction?",
	"ask.GL-23.53": "What do you use for +2 against the animal?",
	"ask.GL-13.28": "Which card does Rage bring in?",
	"ask.GL-13.17": "Which card do you sacrifice?",
	"ask.GL-13.22": "Overskill: which Skill do you boost, and by how much? Once used it drops to 0.",
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
	"ask.GL-18.2": "Do you use Endurance, and which cards and Skill points do you take back?",
	"ask.GL-23.44": "Do you step back?",
	"ask.GL-23.51": "What does the bear take?",
	"command.adaptation": "Adaptation",
	"command.adaptation.do": "Move {count, plural, one {this card} other {these # cards}}",
	"command.adaptation.about": "Up to 3 cards change between your hand and your HP deck. A Power is used once.",
	"command.resistance": "Resistance",
	"command.resistance.do": "Recover {count, plural, one {this} other {these #}}",
	"command.resistance.about": "You recover up to 3 spent cards or points. A Power is used once.",
	"command.delay": "Delay",
	"command.delay.do": "Take +3 in defence",
	"command.delay.about": "Your defence is 3 higher until the end of the round. A Power is used once.",
	"command.stand-up": "Stand up!",
	"command.stand-up.do": "Stand up",
	"command.stand-up.about": "You lose all markers of Trapped and Unbalanced at once. A Power is used once.",
	"command.surrender": "surrender",
	"command.surrender.do": "{choice, select, announce {Announce your surrender} other {Surrender for −15 VP}}",
	"command.surrender.about": "You leave the arena alive, out of the match, for −15 VP. First announced, then confirmed.",
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
	"choice.1": "act first",
	"choice.2": "act second",
	"choice.3": "act third",
	"choice.4": "act fourth",
	"choice.announce": "announce that you surrender",
	"choice.surrender": "surrender",
	"move.stand-up": "Stand up!",
	"word.unbeatable": "Unbeatable",
	"choice.stand-up": "use Stand up!",
	"choice.free-grey": "remove a Trapped marker for 2 cards or points",
	"choice.free-white": "remove an Unbalanced marker for 2 cards or points",
	"choice.pass": "pass",
	"choice.none": "nothing",
	"choice.offense": "Offense",
	"choice.guard": "Guard",
	"choice.endurance": "Endurance",
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
	"barred.GL-9.18": "a figure stands there",
	"barred.GL-9.19": "the wall of the arena is there",
	"barred.GL-12.4": "nothing but a Net is thrown while in melee",
	"barred.GL-15.3": "not against an attack from behind",
	"barred.GL-16.6": "not while Trapped",
	"barred.GL-16.7": "a Trapped or Face-down gladiator cannot move",
	"barred.GL-16.8": "a Trapped or Face-down gladiator turns by one side once a round",
	"barred.GL-16.12": "not while Face-down"
}, Zu = {
	...Bu,
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
	own: "gladiateur sur mesure",
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
	"option.netBeside": "Le Filet sert au contact aussi sur les deux hexagones voisins",
	"option.breakItemScores": "Un Objet brisé par Briser objet compte comme dégâts",
	"option.feintInStack": "Une Feinte peut s’ajouter comme carte sans énergie",
	"option.feintReturnsDelay": "La Feinte d’un défenseur rend le Décalage de ce combat",
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
	"ask.GL-14.39": "Utilisez-vous Décalage pour agir à une autre place dans ce round ? « Non » garde le Pouvoir.",
	"ask.GL-8.5": "Que faites-vous avant votre Action ? Chaque pas ou rotation coûte 1 de Rapidité.",
	"ask.GL-8.8": "Quelle Action choisissez-vous ?",
	"ask.GL-9.11": "Que récupérez-vous ?",
	"ask.GL-8.19": "Quelles cartes ajoutez-vous à votre Action ?",
	"ask.GL-8.26": "Qui combattez-vous ?",
	"ask.GL-9.15": "Où vous déplacez-vous ?",
	"ask.GL-16.19": "Retirez-vous un marqueur ?",
	"ask.GL-16.18": "Quels deux Éléments, cartes ou points, dépensez-vous ?",
	"ask.GL-8.37": "Comment réagissez-vous ?",
	"ask.GL-8.41": "Quelles cartes ajoutez-vous à votre Réaction ?",
	"ask.GL-23.53": "Qu’utilisez-vous pour +2 contre l’animal ?",
	"ask.GL-13.28": "Quelle carte la Rage fait-elle venir ?",
	"ask.GL-13.17": "Quelle carte sacrifiez-vous ?",
	"ask.GL-13.22": "Adrénaline : quelle Compétence augmentez-vous, et de combien ? Une fois utilisée, elle tombe à 0.",
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
	"ask.GL-18.2": "Utilisez-vous l’Endurance, et que reprenez-vous : cartes, points de Compétence ?",
	"ask.GL-23.44": "Reculez-vous ?",
	"ask.GL-23.51": "Que prend l’ours ?",
	"command.adaptation": "Adaptation",
	"command.adaptation.do": "Déplacer {count, plural, one {cette carte} other {ces # cartes}}",
	"command.adaptation.about": "Jusqu’à 3 cartes passent entre votre main et votre paquet de PS. Un Pouvoir sert une fois.",
	"command.resistance": "Résistance",
	"command.resistance.do": "Récupérer {count, plural, one {ceci} other {ces # éléments}}",
	"command.resistance.about": "Vous récupérez jusqu’à 3 cartes ou points dépensés. Un Pouvoir sert une fois.",
	"command.delay": "Décalage",
	"command.delay.do": "Prendre +3 en défense",
	"command.delay.about": "Votre défense gagne 3 jusqu’à la fin du round. Un Pouvoir sert une fois.",
	"command.stand-up": "Debout !",
	"command.stand-up.do": "Se relever",
	"command.stand-up.about": "Vous perdez aussitôt tous vos marqueurs Piégé et Déséquilibré. Un Pouvoir sert une fois.",
	"command.surrender": "abandonner",
	"command.surrender.do": "{choice, select, announce {Annoncer l’abandon} other {Abandonner pour −15 PV}}",
	"command.surrender.about": "Vous quittez l’arène vivant, hors de la partie, pour −15 PV. L’abandon s’annonce, puis se confirme.",
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
	"choice.step-E-left": "aller à l’est, tourner à gauche",
	"choice.step-E-right": "aller à l’est, tourner à droite",
	"choice.step-NE": "aller au nord-est",
	"choice.step-NE-left": "aller au nord-est, tourner à gauche",
	"choice.step-NE-right": "aller au nord-est, tourner à droite",
	"choice.step-NW": "aller au nord-ouest",
	"choice.step-NW-left": "aller au nord-ouest, tourner à gauche",
	"choice.step-NW-right": "aller au nord-ouest, tourner à droite",
	"choice.step-W": "aller à l’ouest",
	"choice.step-W-left": "aller à l’ouest, tourner à gauche",
	"choice.step-W-right": "aller à l’ouest, tourner à droite",
	"choice.step-SW": "aller au sud-ouest",
	"choice.step-SW-left": "aller au sud-ouest, tourner à gauche",
	"choice.step-SW-right": "aller au sud-ouest, tourner à droite",
	"choice.step-SE": "aller au sud-est",
	"choice.step-SE-left": "aller au sud-est, tourner à gauche",
	"choice.step-SE-right": "aller au sud-est, tourner à droite",
	"choice.turn-left": "tourner à gauche",
	"choice.turn-right": "tourner à droite",
	"choice.turn-left-2": "tourner deux fois à gauche",
	"choice.turn-right-2": "tourner deux fois à droite",
	"choice.done": "continuer",
	"choice.stop": "s’arrêter",
	"choice.1": "agir en premier",
	"choice.2": "agir en deuxième",
	"choice.3": "agir en troisième",
	"choice.4": "agir en quatrième",
	"choice.announce": "annoncer l’abandon",
	"choice.surrender": "abandonner",
	"move.stand-up": "Debout !",
	"word.unbeatable": "Imbattable",
	"choice.stand-up": "utiliser Debout !",
	"choice.free-grey": "retirer un marqueur Piégé pour 2 cartes ou points",
	"choice.free-white": "retirer un marqueur Déséquilibré pour 2 cartes ou points",
	"choice.pass": "passer",
	"choice.none": "rien",
	"choice.offense": "Assaut",
	"choice.guard": "Garde",
	"choice.endurance": "Endurance",
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
	"barred.GL-6.6": "un adversaire est trop près : il faut deux hexagones vides entre les deux",
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
}, Qu = {
	...Vu,
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
	own: "gladiatore su misura",
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
	"option.netBeside": "La Rete in mischia anche sui due esagoni accanto",
	"option.breakItemScores": "Un Oggetto rotto da Rompi oggetto vale come danno",
	"option.feintInStack": "Una Finta si può aggiungere come carta senza energia",
	"option.feintReturnsDelay": "La Finta di un difensore restituisce il Ritardo di questo scontro",
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
	"option.beastSeven.lose": "costa un oggetto o una carta",
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
	"ask.GL-14.39": "Usi Ritardo per agire a un altro posto in questo round? «No» conserva il Potere.",
	"ask.GL-8.5": "Che cosa fai prima dell’Azione? Ogni passo o rotazione costa 1 di Velocità.",
	"ask.GL-8.8": "Quale Azione scegli?",
	"ask.GL-9.11": "Che cosa recuperi?",
	"ask.GL-8.19": "Quali carte aggiungi all’Azione?",
	"ask.GL-8.26": "Chi affronti?",
	"ask.GL-9.15": "Dove ti muovi?",
	"ask.GL-16.19": "Togli un segnalino?",
	"ask.GL-16.18": "Quali due Elementi, carte o punti, spendi?",
	"ask.GL-8.37": "Come reagisci?",
	"ask.GL-8.41": "Quali carte aggiungi alla Reazione?",
	"ask.GL-23.53": "Che cosa usi per +2 contro l’animale?",
	"ask.GL-13.28": "Quale carta porta la Rabbia?",
	"ask.GL-13.17": "Quale carta sacrifichi?",
	"ask.GL-13.22": "Adrenalina: quale abilità potenzi, e di quanto? Una volta usata scende a 0.",
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
	"ask.GL-18.2": "Usi la Resistenza fisica, e che cosa riprendi: carte, punti Abilità?",
	"ask.GL-23.44": "Indietreggi?",
	"ask.GL-23.51": "Che cosa prende l’orso?",
	"command.adaptation": "Adattamento",
	"command.adaptation.do": "Sposta {count, plural, one {questa carta} other {queste # carte}}",
	"command.adaptation.about": "Fino a 3 carte passano tra la tua mano e il tuo mazzo PF. Un Potere si usa una volta.",
	"command.resistance": "Resistenza",
	"command.resistance.do": "Recupera {count, plural, one {questo} other {questi #}}",
	"command.resistance.about": "Recuperi fino a 3 carte o punti spesi. Un Potere si usa una volta.",
	"command.delay": "Ritardo",
	"command.delay.do": "Prendi +3 in difesa",
	"command.delay.about": "La tua difesa sale di 3 fino alla fine del round. Un Potere si usa una volta.",
	"command.stand-up": "In piedi!",
	"command.stand-up.do": "Alzati",
	"command.stand-up.about": "Perdi subito tutti i segnalini Intrappolato e Sbilanciato. Un Potere si usa una volta.",
	"command.surrender": "arrenditi",
	"command.surrender.do": "{choice, select, announce {Annuncia la resa} other {Arrenditi per −15 PV}}",
	"command.surrender.about": "Lasci l’arena vivo, fuori dalla partita, per −15 PV. Prima si annuncia, poi si conferma.",
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
	"declare.sweep": "spazzata",
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
	"choice.1": "agisci per primo",
	"choice.2": "agisci per secondo",
	"choice.3": "agisci per terzo",
	"choice.4": "agisci per quarto",
	"choice.announce": "annuncia la resa",
	"choice.surrender": "arrenditi",
	"move.stand-up": "In piedi!",
	"word.unbeatable": "Imbattibile",
	"choice.stand-up": "usa In piedi!",
	"choice.free-grey": "togli un segnalino Intrappolato per 2 carte o punti",
	"choice.free-white": "togli un segnalino Sbilanciato per 2 carte o punti",
	"choice.pass": "passa",
	"choice.none": "niente",
	"choice.offense": "Offesa",
	"choice.guard": "Guardia",
	"choice.endurance": "Resistenza fisica",
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
}, $u = [
	"en",
	"fr",
	"it"
];
function ed({ you: e, atYou: t }, n) {
	let r = $u.indexOf(n), i = (e, t) => Object.entries(t).map(([t, n]) => [`${e}.${t}`, n[r]]);
	return Object.fromEntries([...i("you", e), ...i("at-you", t)]);
}
function td(e) {
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
var nd = 120;
function rd(e) {
	let t = {};
	for (let n = 0; n < nd; n++) t[`animal.${P(4 + n)}`] = `${e.animal} ${n + 1}`;
	for (let { name: n } of w) t[`thing.hp:${n}`] = `${e[`card.${n}`]} (${e.hp})`;
	return {
		...e,
		...t
	};
}
var id = td({
	en: () => ({
		...rd(Xu),
		...ed(Yu, "en")
	}),
	fr: () => ({
		...rd(Zu),
		...ed(Yu, "fr")
	}),
	it: () => ({
		...rd(Qu),
		...ed(Yu, "it")
	})
}), ad = (e) => ({
	kind: "flag",
	default: !1,
	clause: e
}), od = (e, t) => ({
	kind: "number",
	min: 0,
	max: t,
	default: 0,
	clause: e
}), sd = {
	kind: "number",
	min: -200,
	max: 200,
	default: 0,
	clause: "GL-21.14",
	when: { campaign: [!0] }
}, cd = (e) => ({
	kind: "number",
	min: 0,
	max: 9,
	default: e,
	clause: "GL-23.66",
	when: { mode: ["coliseum"] }
}), ld = {
	clause: "GL-23.67",
	when: { species: ["own"] }
}, ud = (e) => ({
	kind: "number",
	min: 1,
	max: 12,
	default: e,
	...ld
}), dd = {
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
	freePlacement: ad("GL-6.6"),
	marginDamage: ad("GL-11.43"),
	overLimit: ad("GL-4.18"),
	staged: ad("GL-22.1"),
	helpInMelee: ad("GL-20.11"),
	netBeside: ad("GL-12.22"),
	breakItemScores: ad("GL-17.7"),
	feintInStack: ad("GL-8.21"),
	feintReturnsDelay: ad("GL-11.56"),
	campaign: ad("GL-21.1"),
	xpRed: sd,
	xpGreen: sd,
	xpYellow: sd,
	xpBlue: sd,
	coins: {
		kind: "number",
		min: 15,
		max: 150,
		default: 55,
		clause: "GL-4.2"
	},
	coinsRed: od("GL-4.3", 150),
	coinsGreen: od("GL-4.3", 150),
	coinsYellow: od("GL-4.3", 150),
	coinsBlue: od("GL-4.3", 150),
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
	dogs: od("GL-23.3", 24),
	wolves: od("GL-23.3", 24),
	lions: od("GL-23.3", 24),
	bears: od("GL-23.3", 24),
	beasts: {
		kind: "number",
		min: 0,
		max: 24,
		default: 0,
		...ld
	},
	beastLower: ud(1),
	beastUpper: ud(1),
	beastDice: {
		kind: "number",
		min: 1,
		max: 2,
		default: 1,
		...ld
	},
	beastExtra: {
		kind: "flag",
		default: !1,
		...ld
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
		...ld
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
		...ld
	},
	beastDefence: {
		kind: "flag",
		default: !1,
		...ld
	},
	beastXp: {
		kind: "number",
		min: 0,
		max: 5,
		default: 1,
		...ld
	},
	entry1: cd(0),
	entry2: cd(0),
	entry3: cd(1),
	entry4: cd(2),
	entry5: cd(3),
	entry6: cd(3)
}, fd = {
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
function pd({ mode: e, sides: t }) {
	return fd[e === "coliseum" && t !== "ffa" ? t : e];
}
var md = {
	id: Lu.id,
	title: "Gladiatori",
	rules: "gladiatori@4",
	prefix: "GL",
	seats: Lu.seats,
	seatsFor: pd,
	options: dd,
	nouns: Ou,
	events: Fu,
	locals: Iu,
	words: id
}, hd = (e, t) => new gd(e, t), gd = class {
	#e;
	viewer;
	gladiators;
	constructor(e, t) {
		this.#e = e, this.viewer = t, this.gladiators = e.gladiators.map((n, r) => new _d(n, l(Mr.own(e, r), t)));
	}
	get flow() {
		return ye(dl, this.#e, this.viewer);
	}
	get animals() {
		return this.#e.animals;
	}
}, _d = class {
	#e;
	#t;
	constructor(e, t) {
		this.#e = e, this.#t = t;
	}
	get side() {
		return this.#e.side;
	}
	get using() {
		return this.#e.using;
	}
	get cell() {
		return this.#e.cell;
	}
	get facing() {
		return this.#e.facing;
	}
	get grey() {
		return this.#e.grey;
	}
	get white() {
		return this.#e.white;
	}
	get down() {
		return this.#e.down;
	}
	get out() {
		return this.#e.out;
	}
	get hand() {
		return this.#n(this.#e.hand);
	}
	get covert() {
		return this.#n(this.#e.covert);
	}
	get row() {
		return this.#e.row;
	}
	get items() {
		return this.#e.items;
	}
	get secret() {
		return this.#t ? this.#e : null;
	}
	#n(e) {
		return this.#t ? e : e.length;
	}
}, vd = {
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
	read: yd,
	pace: (e) => 2 * e.turn + e.round,
	fits: (e) => e.shape === "ffa",
	weights: {
		rules: "gladiatori@4",
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
	},
	glance: hd
};
function yd(e, t, n) {
	let r = e.gladiators[t];
	if (n.fill(0), r.character < 0) return;
	let i = 0, a = 0;
	for (let e of r.hand) (E(e) || Qt(e)) && i++, e === 5 && a++;
	let o = 0, s = 0;
	for (let e of r.items) o += Fn(r, e), s += In(r, e);
	let c = e.vp[t] / 5, l = zn(r);
	n[0] = c, n[1] = r.hand.length / 5, n[2] = Rn(r.hand) / 5, n[3] = Rn(r.hp) / 5, n[4] = l / 5, n[5] = i / 3, n[6] = a, n[7] = o / 3, n[8] = s / 3, n[9] = r.grey + +!!r.down, n[10] = Sd(r.powers), n[11] = +(r.out > 0), n[12] = xd(r) / 5, bd(e, t, n), n[15] = r.discard.length / 5, n[16] = c * Math.max(0, e.turn - 1) / 5, n[17] = +(l < 4), n[18] = +(r.due >= 0);
}
function bd(e, t, n) {
	let r = e.gladiators[t];
	if (!(r.out !== 0 || r.cell < 0)) for (let i = 0; i < e.seats; i++) {
		let a = e.gladiators[i];
		i === t || a.out !== 0 || a.cell < 0 || b.distance(r.cell, a.cell) !== 1 || (b.direction(r.cell, a.cell) === r.facing && (n[13] = 1), Wt(r.cell, r.facing, a.cell) !== 0 && (n[14] = 1));
	}
}
function xd(e) {
	let t = 0;
	for (let n of e.now) t += n;
	return t;
}
function Sd(e) {
	let t = 0;
	for (let n = e; n !== 0; n &= n - 1) t++;
	return t;
}
function Cd(e, t) {
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
var J = 1e4, wd = 1e6, Td = 1e5;
function Ed(e) {
	let t = [1];
	for (let n of e) {
		let e = Array(t.length + n.count).fill(0);
		for (let r = 0; r < t.length; r++) for (let i = 0; i <= n.count; i++) e[r + i] += t[r];
		t = e;
	}
	return t;
}
function Dd(e) {
	if (e.groups !== null || e.worth !== null) return kd(e, J).length;
	let t = Ed(Cd(e.from, null)), n = 0;
	for (let r = e.min; r <= e.max; r++) n += t[r];
	return n;
}
var Od = (e, t) => {
	for (let n of e ?? []) {
		let e = le(n, t);
		if (e > n.max || e < n.min) return !1;
	}
	return !0;
};
function kd(e, t) {
	let n = Cd(e.from, e.worth), r = [], i = [], a = Array(n.length + 1).fill(0);
	for (let e = n.length - 1; e >= 0; e--) a[e] = a[e + 1] + n[e].count;
	let o = 0, s = (c, l, u) => {
		if (r.length >= t || l > a[c] || ++o > wd) return;
		if (l === 0) {
			Od(e.groups, i) && r.push(i.slice());
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
function Ad(e) {
	let { due: t, exact: n } = e;
	if (e.irreducible || t > Td) return jd(e, J, !e.irreducible).length;
	let r = Array(t + 1).fill(0);
	r[0] = 1;
	for (let i of Cd(e.from, e.worth)) {
		let e = Array(t + 1).fill(0);
		for (let a = 0; a <= t; a++) for (let o = 0; o <= i.count; o++) {
			let s = a + o * i.worth;
			(s <= t || !n) && (e[Math.min(s, t)] += r[a]);
		}
		r = e;
	}
	return r[t];
}
function jd(e, t, n = !1) {
	let r = Cd(e.from, e.worth), i = n && !e.irreducible, a = [], o = Array(r.length).fill(0), s = Array(r.length + 1).fill(0);
	for (let e = r.length - 1; e >= 0; e--) s[e] = s[e + 1] + r[e].count * r[e].worth;
	let c = /* @__PURE__ */ new Set(), l = 0, u = (n, d, f) => {
		if (a.length >= t || d + s[n] < e.due || ++l > wd || e.exact && c.has(`${n} ${d}`) || e.exact && d > e.due || !i && d - f >= e.due) return;
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
var Md = 1, Nd = 2;
function Pd(e, t = e) {
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
var Fd = (e) => {
	e.marks.fill(0);
}, Id = (e, t) => {
	e.marks[t] = e.marks[t] | Md;
}, Ld = (e, t) => {
	e.marks[t] = e.marks[t] | Nd;
};
function Rd(e, t, n, r, i = null) {
	let { cost: a, via: o, marks: s, head: c, next: l, back: u } = e;
	if (r > e.farthest) throw RangeError(`This search reaches up to ${e.farthest}, not ${r}: make it with more room.`);
	a.fill(-1), o.fill(-1), c.fill(-1), a[n] = 0, l[n] = -1, c[0] = n;
	let d = typeof i == "function" ? i : null, f = typeof i == "function" ? null : i, p = 1;
	for (let i = 0; p > 0; i++) for (let m = c[i]; m >= 0; m = l[m]) {
		if (p--, (s[m] & Nd) !== 0 && m !== n) continue;
		let ee = t[m], te = f === null ? null : f[m];
		for (let t = 0; t < ee.length; t++) {
			let n = ee[t];
			if (n < 0 || (s[n] & Md) !== 0) continue;
			let f = te === null ? d === null ? 1 : d(m, n, t) : te[t], h = i + f;
			if (f < 1 || h > r) continue;
			let g = a[n];
			if (g >= 0 && g <= h) {
				g === h && m < o[n] && (o[n] = m);
				continue;
			}
			g >= 0 ? zd(e, n, g) : p++;
			let _ = c[h];
			_ >= 0 && (u[_] = n), u[n] = -1, l[n] = _, c[h] = n, a[n] = h, o[n] = m;
		}
	}
}
function zd(e, t, n) {
	let { head: r, next: i, back: a } = e, o = a[t], s = i[t];
	o < 0 ? r[n] = s : i[o] = s, s >= 0 && (a[s] = o);
}
function Bd(e, t) {
	if (e.cost[t] < 0) return null;
	let n = [];
	for (let r = t; e.via[r] >= 0; r = e.via[r]) n.push(r);
	return n.reverse();
}
var Vd = /* @__PURE__ */ new Map();
function Hd(e) {
	let t = e.steps.length, n = Vd.get(t);
	(n === void 0 || n.farthest < e.budget) && (n = Pd(t, Math.max(t, e.budget)), Vd.set(t, n)), Fd(n);
	for (let t of e.blocked ?? []) Id(n, t);
	for (let t of e.halts ?? []) Ld(n, t);
	return Rd(n, e.steps, e.start, e.budget, e.costs), n;
}
function Ud(e, t) {
	let n = Hd(e), r = [];
	for (let t = 0; t < n.size; t++) n.cost[t] !== -1 && (t === e.start ? e.mayStay : e.ends === null || e.ends.includes(t)) && r.push(t);
	return r.sort((e, t) => n.cost[e] - n.cost[t] || e - t), r.length > t && (r.length = t), r.map((e) => Bd(n, e));
}
function Wd(e, t) {
	let n = t[t.length - 1];
	return n === void 0 ? [] : n === e.start ? e.mayStay ? [] : t.slice() : t.length === 1 ? t.slice() : Bd(Hd(e), n);
}
function Gd(e) {
	switch (e.kind) {
		case "pick": return new Set(e.from).size;
		case "amount": return Math.floor((e.max - e.min) / e.step) + 1;
		case "subset": return Dd(e);
		case "pay": return Ad(e);
		case "path": return Ud(e, J).length;
		case "order": return Jd(e.items);
		case "offer": return Zd(e);
		case "form": return tf(e, 0, {}, J);
	}
}
function Kd(e, t) {
	switch (e.kind) {
		case "pick": return [...new Set(e.from)].slice(0, t);
		case "amount": return qd(e.min, Gd(e), e.step, t);
		case "subset": return kd(e, t);
		case "pay": return jd(e, t, Ad(e) <= t);
		case "path": return Ud(e, t);
		case "order": return Yd(e, t);
		case "offer": return Zd(e) <= t ? Qd(e) : $d(e).slice(0, t);
		case "form": return rf(e, t);
	}
}
function qd(e, t, n, r) {
	let i = [], a = Math.min(t, r);
	for (let r = 0; r < a; r++) {
		let o = a === t ? r : Math.round(r * (t - 1) / Math.max(1, a - 1));
		i.push(e + o * n);
	}
	return i;
}
function Jd(e) {
	let t = 1, n = /* @__PURE__ */ new Map();
	for (let r = 0; r < e.length; r++) {
		let i = (n.get(e[r]) ?? 0) + 1;
		n.set(e[r], i), t = t * (r + 1) / i;
	}
	return t;
}
function Yd(e, t) {
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
var Xd = (e) => _(0, "", e, 0, e.length);
function Zd(e) {
	let t = Dd(Xd(e.give)) * (e.coins + 1), n = +!!e.mayDecline;
	for (let r of e.partners) n += t * Dd(Xd(r.items)) * (r.coins + 1) - 1;
	return n;
}
function Qd(e) {
	let t = e.mayDecline ? ["none"] : [];
	for (let n of e.partners) for (let r of kd(Xd(e.give), J)) for (let i of kd(Xd(n.items), J)) for (let a = 0; a <= e.coins; a++) for (let e = 0; e <= n.coins; e++) r.length + i.length + a + e > 0 && t.push({
		with: n.seat,
		give: r,
		giveCoins: a,
		want: i,
		wantCoins: e
	});
	return t;
}
function $d(e) {
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
var ef = (e, t) => e.fields.some((e) => e.when?.field === t) || (e.distinct ?? []).some((e) => e.includes(t)) || (e.totals ?? []).some((e) => e.fields.includes(t));
function tf(e, t, n, r) {
	let i = e.fields[t];
	if (i === void 0) return +(Ge(e, n) === null);
	if (!se(i, n)) return tf(e, t + 1, n, r);
	if (!ef(e, i.name)) return Gd(i.request) * tf(e, t + 1, n, r);
	let a = 0;
	for (let o of Kd(i.request, r)) if (a += tf(e, t + 1, {
		...n,
		[i.name]: o
	}, r), a > r) break;
	return a;
}
var nf = J * J;
function rf(e, t) {
	let n = [], r = (i, a, o) => {
		if (n.length >= t) return;
		let s = e.fields[i];
		if (s === void 0) Ge(e, a) === null && n.push(a);
		else if (!se(s, a)) r(i + 1, a, o);
		else {
			let e = Kd(s.request, Math.max(2, o)), t = Math.max(1, Math.floor(o / e.length));
			for (let n of e) r(i + 1, {
				...a,
				[s.name]: n
			}, t);
		}
	};
	return r(0, {}, tf(e, 0, {}, t) <= t ? nf : t), n;
}
var af = 8, of = 8, sf = 4, cf = 16, lf = 4;
function uf(e, t) {
	switch (e.kind) {
		case "pick": return e.from[t.below(e.from.length)];
		case "amount": return e.min + e.step * t.below(Math.floor((e.max - e.min) / e.step) + 1);
		case "subset": return ff(e, t);
		case "pay": return mf(e, t);
		case "path": return hf(e, t);
		case "order": {
			let n = e.items.slice();
			return t.shuffle(n), n;
		}
		case "offer": return df(e, t);
		case "form": return gf(e, t);
	}
}
function df(e, t) {
	if (e.partners.length === 0 || e.mayDecline && t.below(2) === 0) return "none";
	let n = e.partners[t.below(e.partners.length)], r = (e) => de(ff(_(0, "", e, 0, Math.min(2, e.length)), t));
	for (let i = 0; i < af; i++) {
		let i = r(e.give), a = r(n.items), o = t.below(2) === 0 ? 0 : t.below(e.coins + 1), s = t.below(2) === 0 ? 0 : t.below(n.coins + 1), c = {
			with: n.seat,
			give: i,
			giveCoins: o,
			want: a,
			wantCoins: s
		};
		if (i.length + a.length + o + s > 0) return c;
	}
	let i = Kd(e, J);
	return i[t.below(i.length)];
}
function ff(e, t) {
	let n = e.groups === null && e.worth === null;
	for (let r = 0; r < of; r++) {
		let r = e.min + t.below(e.max - e.min + 1), i = e.from.slice(), a = 0, o = e.atMost;
		for (let s = 0; s < i.length && a < r; s++) {
			let r = s + t.below(i.length - s), c = i[r];
			i[r] = i[s], i[s] = c, (n || pf(e, i, a, c, o)) && (e.worth !== null && (o -= e.worth[e.from.indexOf(c)]), i[s] = i[a], i[a++] = c);
		}
		if (i.length = a, n || xe(e, i) === null) return i;
	}
	let r = kd(e, J);
	return r[t.below(r.length)];
}
function pf(e, t, n, r, i) {
	if (e.worth !== null && e.worth[e.from.indexOf(r)] > i) return !1;
	for (let i of e.groups ?? []) {
		if (!i.items.includes(r)) continue;
		let e = 0;
		for (let r = 0; r < n; r++) i.items.includes(t[r]) && e++;
		if (e >= i.max) return !1;
	}
	return !0;
}
function mf(e, t) {
	if (e.exact) {
		let n = jd(e, J, !0);
		return n[t.below(n.length)];
	}
	let n = [];
	for (let t = 0; t < e.from.length; t++) n.push(t);
	t.shuffle(n);
	let r = 0, i = 0;
	for (; r < e.due && i < n.length;) r += e.worth[n[i++]];
	let a = !e.irreducible && t.below(lf) === 0, o = [];
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
function hf(e, t) {
	for (let n = 0; n < sf; n++) {
		let n = [], r = e.start, i = e.budget;
		for (let a = t.below(e.budget + 1); a > 0 && i > 0; a--) {
			let a = e.steps[r], o = t.below(a.length), s = a[o], c = e.costs === null ? 1 : e.costs[r][o];
			if (c < 1 || c > i || e.blocked?.includes(s) || (n.push(s), r = s, i -= c, e.halts?.includes(s))) break;
		}
		if (xe(e, n) === null) return n;
	}
	let n = Ud(e, J);
	return n[t.below(n.length)];
}
function gf(e, t) {
	for (let n = 0; n < cf; n++) {
		let r = {};
		for (let i of e.fields) {
			if (!se(i, r)) continue;
			let a = n === 0 ? i.request : _f(e, i, r);
			r[i.name] = uf(a, t);
		}
		if (e.distinct === null && e.totals === null || Ge(e, r) === null) return r;
	}
	let n = Kd(e, J);
	return n[t.below(n.length)];
}
function _f({ distinct: e, totals: t }, { name: n, request: r }, i) {
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
function vf(e, t) {
	return e.kind === "path" && !e.passing ? Wd(e, t) : e.kind === "form" ? bf(e, t, vf) : yf(e, t);
}
function yf(e, t) {
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
		case "form": return bf(e, t, yf);
		case "path":
		case "order": return t.slice();
		default: return t;
	}
}
function bf(e, t, n) {
	let r = {};
	for (let i of e.fields) se(i, r) && (r[i.name] = n(i.request, t[i.name]));
	return r;
}
function xf(e) {
	let t = Kd(e, 2);
	return t.length === 1 ? t[0] : null;
}
function Sf(e) {
	let { side: t } = e.gladiators[e.viewer], n = [];
	for (let r of e.gladiators) r.out === 0 && r.cell >= 0 && r.side !== t && n.push({
		cell: r.cell,
		facing: r.facing
	});
	for (let t of e.animals) t.where === 2 && n.push({
		cell: t.cell,
		facing: -1
	});
	return n;
}
function Cf(e) {
	let { cell: t } = e.gladiators[e.viewer], n = -1;
	for (let r of Sf(e)) (n < 0 || b.distance(t, r.cell) < b.distance(t, n)) && (n = r.cell);
	return n;
}
function wf(e, { cell: t, facing: n }) {
	let r = 0, i = Infinity;
	for (let a of e) {
		let e = b.distance(t, a.cell), o = Wt(t, n, a.cell), s = -3 * e;
		e === 1 && b.direction(t, a.cell) === n && (s += 4), (o === 1 || o === 2) && (s -= 3), e === 1 && a.facing >= 0 && Wt(a.cell, a.facing, t) !== 0 && (s -= 2), e < i ? (i = e, r = s) : e === i && (r = Math.max(r, s));
	}
	return r;
}
var Tf = ({ cell: e, facing: t }, n) => {
	let r = x.indexOf(n);
	if (r >= 0) return {
		cell: b.neighbours[e][Math.floor(r / 3)],
		facing: (t + r % 3 + 5) % 6
	};
	let i = S.indexOf(n);
	return {
		cell: e,
		facing: i < 0 ? t : (t + Kt[i] + 6) % 6
	};
};
function Ef(e, t, n) {
	let r = e.gladiators[e.viewer];
	if (t.includes("stand-up") && (r.down || r.grey > 1)) return "stand-up";
	if (r.down && t.includes("free-white")) return "free-white";
	if (r.grey > 0 && t.includes("free-grey") && typeof r.hand != "number" && r.hand.length > 5) return "free-grey";
	let i = Sf(e);
	if (i.length === 0) return n;
	let a = n, o = wf(i, r);
	for (let e of t) {
		if (x.indexOf(e) < 0 && S.indexOf(e) < 0) continue;
		let t = wf(i, Tf(r, e));
		t > o && (o = t, a = e);
	}
	return a;
}
function Df(e, t) {
	let n = e.gladiators[Ar(t)];
	return n === void 0 ? 0 : Wt(n.cell, n.facing, e.gladiators[e.viewer].cell);
}
function Of(e, t, n) {
	switch (t.kind) {
		case "pick": return Nf(e, t, n);
		case "subset": return Wf(e, t, n);
		case "form": return Jf(e, t, n);
		default: return uf(t, n);
	}
}
var kf = (e) => e.gladiators[e.viewer], Af = (e) => typeof e.hand == "number" ? [] : e.hand, jf = (e, t) => e.filter((e) => e === t).length;
function Mf(e, t) {
	let n = e[0], r = t(n);
	for (let i = 1; i < e.length; i++) {
		let a = t(e[i]);
		a > r && (r = a, n = e[i]);
	}
	return n;
}
function Nf(e, t, n) {
	let { from: r } = t;
	switch (t.clause) {
		case "GL-8.5": return Ef(e, r, "done");
		case "GL-9.15":
		case "GL-13.50": return Ef(e, r, "stop");
		case "GL-8.8": return Lf(e, r);
		case "GL-8.26": return Rf(e, r);
		case "GL-8.37": return zf(e, r);
		case "GL-5.26": return Vf(e, r);
		case "GL-11.19":
		case "GL-11.30": return r.includes("feint") && Uf(e) ? "feint" : "no";
		case "GL-14.8":
		case "GL-14.21": return r[0];
		case "GL-23.44": return r[r.length - 1];
		case "GL-23.51": return Hf(r);
		case "GL-16.19":
		case "GL-14.39":
		case "GL-13.17":
		case "GL-4.23": return r.includes("done") ? "done" : r.includes("none") ? "none" : "no";
		case "GL-14.27": return "none";
		case "GL-13.28": return r.find((e) => e === 9 || e === 59) ?? "none";
		default: return r[n.below(r.length)];
	}
}
function Pf(e, t) {
	let n = Af(e);
	return t === 0 ? jf(n, 5) : t === 1 ? n.length - 1 >> 1 : t === 2 ? 2 * Math.min(3, e.secret?.now[3] ?? 0) : 0;
}
function Ff(e) {
	let t = If.get(e);
	return t === void 0 && (t = w.findIndex(({ name: t }) => e.endsWith(`-${t}`)), If.set(e, t)), t;
}
var If = /* @__PURE__ */ new Map();
function Lf(e, t) {
	let n = kf(e), r = Cf(e), i = r < 0 ? -1 : b.direction(n.cell, r);
	return Mf(t, (e) => {
		let t = Ff(e), r = e.startsWith("new");
		if (e.startsWith("standby") || e.startsWith("turn-down")) return t === 3 ? 1.2 : 1;
		if (!r && !e.startsWith("again")) return 0;
		let a = r ? 0 : 1.5;
		return t === 3 ? i >= 0 && i === n.facing ? .5 : 6 - a : i >= 0 && i === n.facing ? 8 + Pf(n, t) - a : .8;
	});
}
function Rf(e, t) {
	return Mf(t, (t) => {
		let [n, r = "", i = ""] = t.split(":");
		if (n === "none") return 0;
		if (n === "help") return 1;
		if (n === "sweep") return 3.5;
		let a = n === "attack" ? r : i;
		return Df(e, a) !== 0 && !a.startsWith("a") ? -1 : n === "attack" ? 3 : n === "throw" ? 4 : n === "break" ? 2 : 2.5;
	});
}
function zf(e, t) {
	let n = kf(e);
	return Mf(t, (e) => {
		if (e === "pass") return 1;
		let t = Ff(e);
		return (t === 2 ? 5 : t === 3 ? 4.5 : Pf(n, t)) - (e.startsWith("again") ? 1 : .5);
	});
}
var Bf = (e) => 1.3 * k(e).attack + k(e).defence + .5 * k(e).hp + +!!k(e).thrown;
function Vf(e, t) {
	let n = kf(e).items.map((e) => k(e).symbol);
	return Mf(t, (e) => Bf(e) - (k(e).symbol !== 0 && n.includes(k(e).symbol) ? 10 : 0));
}
function Hf(e) {
	let t = (e) => e >= 30 ? Bf(e) : T[e];
	return Mf(e, (e) => -t(e));
}
function Uf(e) {
	return e.flow.scenes.find(({ rule: e }) => e === "fight")?.targets.every(({ fav: e, fdv: t }) => e <= t) ?? !1;
}
function Wf(e, t, n) {
	let r = t.from;
	switch (t.clause) {
		case "GL-7.3": return Kf(r);
		case "GL-8.19":
		case "GL-8.41": return qf(e, r, t.clause === "GL-8.41");
		case "GL-5.11": return kf(e).items.length >= 2 ? [] : r.slice(0, Math.min(r.length, 1 + n.below(3)));
		case "GL-9.11": return r.slice().sort((e, t) => Gf(t) - Gf(e)).slice(0, t.max);
		case "GL-16.18": return r.slice().sort((e, t) => Gf(e) - Gf(t)).slice(0, t.min);
		case "GL-4.22":
		case "GL-23.53": return [];
		case "GL-5.7":
		case "GL-5.29": return Mf(Kd(t, 200), (e) => e.reduce((e, t) => e + Bf(t), 0));
		default: return uf(t, n);
	}
}
var Gf = (e) => cn(e) ? 2.5 : E(e) ? 4 : Qt(e) ? 3.5 : e === 5 ? 3 : 1;
function Kf(e) {
	let t = 0, n = e.filter((e) => E(e) || Qt(e) && e !== 11 || e === 5 && t++ < 4), r = e.filter((e) => e === 4);
	return [...n, ...r.slice(0, r.length >> 1)].sort((e, t) => e - t);
}
function qf(e, t, n) {
	let r = kf(e), i = r.using, a = typeof r.covert == "number" ? [] : r.covert, o = i < 0 ? -1 : r.row[i] >= 0 ? r.row[i] : a[a.length - 1];
	if (o === 3 && !n) return t.filter((e) => e === 14);
	let s = t.filter((e) => e === 9 && r.white === 0), c = o === 0 ? 5 : 4, l = o === 0 ? 4 : n || o === 1 ? 0 : 2;
	return [...s, ...t.filter((e) => e === c).slice(0, l)].sort((e, t) => e - t);
}
function Jf(e, t, n) {
	switch (t.clause) {
		case "GL-4.1": return { who: t.fields[0].request.from[n.below(5)] };
		case "GL-6.4": return Yf(t);
		case "GL-11.3":
		case "GL-11.5": return Object.fromEntries(t.fields.map(({ name: t, request: n }) => [t, Xf(e, t, n)]));
		case "GL-13.40": return kf(e).white > 0 && t.fields.length > 1 ? uf(t, n) : { do: "marker" };
		case "GL-11.45": return Zf(t, n);
		case "GL-18.2": {
			let e = t.fields[1]?.request;
			return e === void 0 || e.from.length < 2 ? { use: "no" } : {
				use: "yes",
				elements: e.from.slice().sort((e, t) => Gf(t) - Gf(e)).slice(0, e.max).sort((e, t) => e - t)
			};
		}
		default: return uf(t, n);
	}
}
function Yf(e) {
	let t = e.fields[0].request.from, n = Mf(t, (e) => -b.distance(e, Vt));
	return {
		cell: n,
		facing: n === Vt ? 0 : b.bearing(n, Vt, -1)
	};
}
function Xf(e, t, n) {
	return n.kind === "pick" ? t !== "wrestle" && n.from.includes("yes") ? "yes" : "no" : n.kind === "amount" ? t === "deep" || t === "leapDamage" ? 0 : Math.min(n.max, t === "speed" ? 1 : n.max) : [];
}
function Zf(e, t) {
	if (e.fields.length === 1) return { do: "die" };
	let n = (e) => e.reduce((e, t) => e + (t >= 30 ? 1.5 * Bf(t) : T[t] + .1), 0), r = Kd(e.fields[1].request, 300);
	return r.length === 0 ? uf(e, t) : {
		do: "pay",
		with: Mf(r, (e) => -n(e))
	};
}
var Qf = (e) => Math.max(0, Math.floor(e / 2));
function $f(e, t) {
	let n = e === 1 && t.mode === "ffa" ? "solo" : t.mode, r = n === "coliseum" ? t.sides : n, i = r === "team" || r === "twoVsOne" ? r : n === "solo" || n === "coop" ? "together" : "ffa", a = Ye(md, e, t);
	if (a !== null) throw Error(`${a}.`);
	let { animals: o, herd: s } = ip(n) ? ap(e, t) : {
		animals: [],
		herd: -1
	};
	return {
		flow: u(e, il.frame({ herd: s })),
		seats: e,
		mode: n,
		shape: i,
		itemMethod: t.items,
		freePlacement: t.freePlacement,
		marginDamage: t.marginDamage,
		overLimit: t.overLimit,
		staged: t.staged,
		helpInMelee: t.helpInMelee,
		netBeside: t.netBeside,
		breakItemScores: t.breakItemScores,
		feintInStack: t.feintInStack,
		feintReturnsDelay: t.feintReturnsDelay,
		campaign: t.campaign,
		entry: [
			1,
			2,
			3,
			4,
			5,
			6
		].map((e) => t[`entry${e}`]).join(""),
		beast: o.some(({ species: e }) => e === np) || s === np ? rp(t) : null,
		turn: 0,
		round: 0,
		ended: !1,
		spare: Array(e).fill(0),
		stock: [
			0,
			0,
			0
		],
		itemDeck: gn.slice(),
		faceUp: [],
		lostItems: [],
		order: [],
		vp: Array(e).fill(10),
		arrived: Array(e).fill(0),
		clock: 0,
		acted: [],
		aside: Array(e).fill(!1),
		firstBlood: !1,
		gladiators: Array.from({ length: e }, (e, n) => op(ep(t, i, n), tp(t, i, n))),
		animals: o,
		active: -1
	};
}
function ep({ alone: e, partner: t }, n, r) {
	switch (n) {
		case "together": return 0;
		case "team": return r === 0 || tn[r] === t ? 0 : 1;
		case "twoVsOne": return tn[r] === e ? 0 : 1;
		case "ffa": return r;
	}
}
function tp(e, t, n) {
	let r = (t) => e[t + [
		"Red",
		"Green",
		"Yellow",
		"Blue"
	][n]], i = e.campaign === !0 ? Qf(r("xp")) : 0;
	return r("coins") > 0 ? Math.max(15, r("coins")) + i : (t === "twoVsOne" && ep(e, t, n) === 0 ? 70 : e.coins) + i;
}
var np = xn.length;
function rp(e) {
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
var ip = (e) => e === "solo" || e === "coop" || e === "coliseum";
function ap(e, t) {
	let n = t.species === "own", r = [
		"dogs",
		"wolves",
		"lions",
		"bears"
	].map((e) => t[e]);
	if (n && r.push(t.beasts), !r.some((e) => e > 0)) {
		let i = n ? np : xn.findIndex(({ name: e }) => e === t.species);
		if (t.animals === "random") return {
			animals: [],
			herd: i
		};
		let { suggested: a } = n ? rp(t) : xn[i];
		r[i] = a[+(t.animals === "upper")] * e;
	}
	return {
		animals: r.flatMap((e, t) => Array.from({ length: e }, () => Gc(t))),
		herd: -1
	};
}
var op = (e, t) => ({
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
	deed: jr(),
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
	known: Xr()
}), sp = (e) => e.flow.frames.some((e) => e.rule === "create" || e.rule === "over-limit") || e.gladiators[0].character < 0;
function cp(e) {
	let t = {};
	if (sp(e)) return t;
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
function lp(e) {
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
		}), sp(e) || r.character >= On || r.extra > 0) continue;
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
var up = _e({
	...md,
	setup: $f,
	book: dl,
	commands: [...wc, cc],
	clone: gl,
	visibility: Mr,
	zones: lp,
	conserved: cp,
	viewFor: Pl,
	determinise: Rl,
	consistent: Zl,
	outcome: Ac,
	heuristic: Of,
	evaluation: vd,
	uses: [
		...w.map(({ name: e }) => e),
		...dn.map(({ name: e }) => e),
		...xn.map(({ name: e }) => e),
		...A.map(({ name: e }) => e),
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
	draw: Ql,
	arrange: Qr
}), dp = 2, fp = class {
	list = [];
	keys = [];
	request;
	most;
	isWide;
	isProposed = !1;
	constructor(e, t, n) {
		this.request = e, this.most = t, this.isWide = n;
	}
	get isFull() {
		return this.list.length >= this.most;
	}
	add(e) {
		let t = vf(this.request, e), n = typeof t == "object" ? JSON.stringify(t) : t;
		return !this.keys.includes(n) && (this.keys.push(n), this.list.push(e), !0);
	}
};
function pp(e, t, n, r, i) {
	let a = new fp(n, i, !0);
	return hp(e, t, n, r, a), !a.isProposed && !a.isFull && Cp(n, r, a), a.list;
}
function mp(e, t, n, r, i) {
	let a = new fp(n, i, !1);
	return hp(e, t, n, r, a), a.list.length === 1 && n.kind !== "form" && Cp(n, r, a), a.list;
}
function hp(e, t, n, r, i) {
	if (i.add(e.heuristic(t, n, r)), !i.isFull) {
		for (let r of e.alternatives?.(t, n, i.most) ?? []) i.isFull || i.add(r);
		if (i.isProposed = i.list.length > 1, !i.isProposed) switch (n.kind) {
			case "pick":
				gp(e, t, n, r, i);
				break;
			case "amount":
				_p(n, i);
				break;
			case "form":
				i.isWide && xp(e, t, n, r, i), Sp(e, t, n, r, i), _p(n, i);
				break;
			default: Sp(e, t, n, r, i), _p(n, i);
		}
	}
}
function gp(e, t, n, r, i) {
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
function _p(e, t) {
	for (let n of vp(e, t.list[0], t.isWide)) {
		if (t.isFull) return;
		xe(e, n) === null && t.add(n);
	}
}
function* vp(e, t, n) {
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
			yield* n ? yp(e, t) : bp(e, t);
			return;
		case "path":
			for (let e = t.length - 1; e >= 0; e--) yield t.slice(0, e);
			return;
		case "form": for (let { name: r, request: i } of e.fields.toReversed()) {
			let e = t[r];
			if (e !== void 0) for (let a of vp(i, e, n)) yield {
				...t,
				[r]: a
			};
		}
	}
}
function* yp({ from: e }, t) {
	let n = e.slice();
	for (let e of t) n.splice(n.indexOf(e), 1);
	let r = [...new Set(n)], i = (e) => t.toSpliced(t.indexOf(e), 1);
	for (let e = 0; e < Math.max(t.length, r.length); e++) e < t.length && (yield i(t[e])), e < r.length && (yield [...t, r[e]]);
	for (let e of new Set(t)) for (let t of r) yield [...i(e), t];
}
function* bp(e, t) {
	let n = [...yp(e, t)];
	for (let e of [
		1,
		0,
		-1
	]) for (let r of n) r.length - t.length === e && (yield r);
}
function xp(e, t, n, r, i) {
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
		i.add(xe(u, d) === null ? d : uf(u, r));
	}
}
function Sp(e, t, n, r, i) {
	for (let a = 0; a < dp && !i.isFull;) a = i.add(e.heuristic(t, n, r)) ? 0 : a + 1;
}
function Cp(e, t, n) {
	for (let t of Kd(e, n.most)) {
		if (n.isFull) return;
		xe(e, t) === null && n.add(t);
	}
	for (let r = n.most; r > 0 && !n.isFull; r--) n.add(uf(e, t));
}
function wp(e, t) {
	let n = Tp(e);
	if (n !== null) throw Error(n);
	let { values: r } = e.evaluation.weights, i = Object.keys(r).map(Number), a = i.filter((e) => e <= t);
	return Object.values(r[a.length > 0 ? Math.max(...a) : Math.min(...i)]);
}
function Tp({ id: e, rules: t, evaluation: n }) {
	if (n === void 0) return `${e} has no features that could be weighed`;
	let { weights: r, features: i } = n, a = Object.values(r.values).find((e) => Object.keys(e).join() !== i.join()), o = r.rules === t ? a === void 0 ? null : `the features ${Object.keys(a).join(", ")}, but there are ${i.join(", ")}` : `the rules '${r.rules}', but these are '${t}'`;
	return o === null ? null : `the weights of ${e} (games/${e}/player/weights.ts) were fitted to ${o}: fit them again with ./harena train ${e}, or, where the old ones still mean the same, stamp them with ./harena train ${e} --stamp`;
}
function Ep(e, t, n) {
	let { places: r } = e.outcome(t), i = 0;
	for (let e of r) e === 1 && i++;
	for (let e = 0; e < r.length; e++) n[e] = r[e] === 1 ? 1 / i : 0;
}
var Dp = class {
	evaluation;
	weights;
	features;
	constructor(e, t) {
		this.evaluation = e.evaluation, this.weights = wp(e, t), this.features = new Float64Array(this.weights.length);
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
}, Op = [
	1634760805,
	857760878,
	2036477234,
	1797285236
];
function kp(e) {
	let t = new DataView(e.buffer, e.byteOffset, e.byteLength), n = new Int32Array(e.length / 4);
	for (let e = 0; e < n.length; e++) n[e] = t.getInt32(e * 4, !0);
	return n;
}
function Ap(e, t) {
	let n = /* @__PURE__ */ new Int32Array(16);
	return n.set(Op, 0), n.set(e, 4), n.set(t, 13), n;
}
function jp(e, t, n) {
	let r = Mp;
	e[12] = t, r.set(e);
	for (let e = 0; e < 10; e++) Np(r, 0, 4, 8, 12), Np(r, 1, 5, 9, 13), Np(r, 2, 6, 10, 14), Np(r, 3, 7, 11, 15), Np(r, 0, 5, 10, 15), Np(r, 1, 6, 11, 12), Np(r, 2, 7, 8, 13), Np(r, 3, 4, 9, 14);
	for (let t = 0; t < 16; t++) n[t] = r[t] + e[t];
}
var Mp = /* @__PURE__ */ new Int32Array(16);
function Np(e, t, n, r, i) {
	let a = e[t], o = e[n], s = e[r], c = e[i];
	a = a + o | 0, c ^= a, c = c << 16 | c >>> 16, s = s + c | 0, o ^= s, o = o << 12 | o >>> 20, a = a + o | 0, c ^= a, c = c << 8 | c >>> 24, s = s + c | 0, o ^= s, o = o << 7 | o >>> 25, e[t] = a, e[n] = o, e[r] = s, e[i] = c;
}
var Pp = new Int32Array([
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
]), Y = 64, Fp = [
	1779033703,
	3144134277,
	1013904242,
	2773480762,
	1359893119,
	2600822924,
	528734635,
	1541459225
], Ip = new TextEncoder(), Lp = /* @__PURE__ */ new Int32Array(64);
function Rp(e, t, n) {
	let r = Lp;
	for (let e = 0, i = n; e < 16; e++, i += 4) r[e] = t[i] << 24 | t[i + 1] << 16 | t[i + 2] << 8 | t[i + 3];
	for (let e = 16; e < 64; e++) {
		let t = r[e - 15], n = r[e - 2], i = (t >>> 7 | t << 25) ^ (t >>> 18 | t << 14) ^ t >>> 3, a = (n >>> 17 | n << 15) ^ (n >>> 19 | n << 13) ^ n >>> 10;
		r[e] = r[e - 16] + i + r[e - 7] + a | 0;
	}
	let i = e[0], a = e[1], o = e[2], s = e[3], c = e[4], l = e[5], u = e[6], d = e[7];
	for (let e = 0; e < 64; e++) {
		let t = (c >>> 6 | c << 26) ^ (c >>> 11 | c << 21) ^ (c >>> 25 | c << 7), n = d + t + (u ^ c & (l ^ u)) + Pp[e] + r[e] | 0, f = ((i >>> 2 | i << 30) ^ (i >>> 13 | i << 19) ^ (i >>> 22 | i << 10)) + (i & a ^ o & (i ^ a)) | 0;
		d = u, u = l, l = c, c = s + n | 0, s = o, o = a, a = i, i = n + f | 0;
	}
	e[0] += i, e[1] += a, e[2] += o, e[3] += s, e[4] += c, e[5] += l, e[6] += u, e[7] += d;
}
var zp = class {
	#e = new Int32Array(Fp);
	#t = new Uint8Array(Y);
	#n = 0;
	#r = 0;
	#i = !1;
	update(e) {
		if (this.#i) throw Error("This hash is already finished; begin a new Sha256 for more data.");
		return this.#a(qp(e)), this;
	}
	digest() {
		if (this.#i) throw Error("This hash is already finished; keep its digest, or begin a new Sha256.");
		this.#i = !0;
		let e = this.#t, t = this.#e;
		e[this.#n] = 128, e.fill(0, this.#n + 1), this.#n >= 56 && (Rp(t, e, 0), e.fill(0));
		let n = new DataView(e.buffer);
		n.setUint32(56, Math.floor(this.#r / 536870912)), n.setUint32(60, this.#r % 536870912 * 8), Rp(t, e, 0);
		let r = /* @__PURE__ */ new Uint8Array(32), i = new DataView(r.buffer);
		for (let e = 0; e < 8; e++) i.setInt32(e * 4, t[e]);
		return r;
	}
	hex() {
		return Yp(this.digest());
	}
	#a(e) {
		this.#r += e.length;
		let t = this.#t, n = 0;
		if (this.#n > 0) {
			if (n = Math.min(Y - this.#n, e.length), t.set(e.subarray(0, n), this.#n), this.#n += n, this.#n < Y) return;
			Rp(this.#e, t, 0);
		}
		for (; n + Y <= e.length; n += Y) Rp(this.#e, e, n);
		t.set(e.subarray(n)), this.#n = e.length - n;
	}
}, Bp = /* @__PURE__ */ new Int32Array(8), Vp = /* @__PURE__ */ new Uint8Array(128);
function Hp(e) {
	for (let e = 0; e < 8; e++) Bp[e] = Fp[e];
	let { length: t } = e, n = 0;
	for (; n + Y <= t; n += Y) Rp(Bp, e, n);
	let r = t - n;
	Vp.fill(0);
	for (let t = 0; t < r; t++) Vp[t] = e[n + t];
	Vp[r] = 128;
	let i = r >= 56 ? 128 : Y, a = t * 8;
	for (let e = i - 1; a > 0; e--) Vp[e] = a % 256, a = Math.floor(a / 256);
	for (let e = 0; e < i; e += Y) Rp(Bp, Vp, e);
}
function Up(e) {
	Hp(qp(e));
	let t = /* @__PURE__ */ new Uint8Array(32);
	for (let e = 0; e < 32; e++) t[e] = Bp[e >> 2] >>> 24 - 8 * (e & 3);
	return t;
}
function Wp(e) {
	Hp(qp(e));
	let t = "";
	for (let e = 0; e < 8; e++) t += Gp(Bp[e]);
	return t;
}
var Gp = (e) => `${Jp[e >>> 24]}${Jp[e >>> 16 & 255]}${Jp[e >>> 8 & 255]}${Jp[e & 255]}`;
function Kp(e, t) {
	let n = qp(e), r = n.length > Y ? Up(n) : n, i = new Uint8Array(Y).fill(54), a = new Uint8Array(Y).fill(92);
	for (let e = 0; e < r.length; e++) i[e] = i[e] ^ r[e], a[e] = a[e] ^ r[e];
	return new zp().update(a).update(new zp().update(i).update(t).digest()).digest();
}
function qp(e) {
	return typeof e == "string" ? Ip.encode(e) : e;
}
var Jp = Array.from({ length: 256 }, (e, t) => t.toString(16).padStart(2, "0"));
function Yp(e) {
	let t = "";
	for (let n = 0; n < e.length; n++) t += Jp[e[n]];
	return t;
}
function Xp(e) {
	if (e.length % 2 != 0 || /[^0-9a-f]/i.test(e)) throw Error(`"${e}" is not hexadecimal; give two digits of 0-9 and a-f for every byte.`);
	let t = new Uint8Array(e.length / 2);
	for (let n = 0; n < t.length; n++) t[n] = Number.parseInt(e.slice(n * 2, n * 2 + 2), 16);
	return t;
}
function Zp({ seed: e, match: t, rules: n }) {
	return Wp(nm([
		"harena commitment 1",
		tm(e),
		t,
		n
	]));
}
function Qp(e, { seed: t, match: n, rules: r }) {
	return em(t) && e.toLowerCase() === Zp({
		seed: t,
		match: n,
		rules: r
	});
}
function $p({ seed: e, match: t, rules: n, nonces: r }) {
	return Kp(tm(e), nm([
		"harena stream 1",
		t,
		n,
		...r
	]));
}
function em(e) {
	return /^[0-9a-f]{64}$/i.test(e);
}
function tm(e) {
	if (!em(e)) throw Error(`A seed is 64 hexadecimal characters, but this one is not (its length is ${e.length}); make one with newSeed.`);
	return Xp(e);
}
function nm(e) {
	let t = 0, n = [];
	for (let r of e) {
		if (typeof r == "string" && !r.isWellFormed()) throw Error(`The text ${JSON.stringify(r)} holds half a character; send well-formed Unicode.`);
		let e = qp(r);
		n.push(e), t += 4 + e.length;
	}
	let r = new Uint8Array(t), i = new DataView(r.buffer), a = 0;
	for (let e of n) i.setUint32(a, e.length), r.set(e, a + 4), a += 4 + e.length;
	return r;
}
var rm = 4294967296, im = rm * 16, am = 2097152, om = /* @__PURE__ */ new Int32Array(3);
function sm(e) {
	return new um(Yp($p(e)), 0);
}
function cm(e) {
	if (typeof e == "number") {
		if (!Number.isSafeInteger(e)) throw Error(`A fast stream's seed is a whole number, but ${e} is not one.`);
		return mm(e | 0, Math.floor(e / rm) | 0, 0, 0);
	}
	if (!_m(e)) throw Error(`A fast stream's seed is one whole number or four of 32 bits, but [${e}] is neither.`);
	return mm(e[0], e[1], e[2], e[3]);
}
function lm(e) {
	switch (e.kind) {
		case "match":
			if (!/^[0-9a-f]{64}$/.test(e.key)) throw ym("its key is not 64 hexadecimal characters");
			if (!gm(e.at) || e.at >= im) throw ym(`it cannot stand at word ${e.at}`);
			return new um(e.key, e.at);
		case "fast":
			if (!_m(e.s)) throw ym(`[${e.s}] is not four integers of 32 bits`);
			if (!gm(e.draws)) throw ym(`it cannot have made ${e.draws} draws`);
			return new dm(e.s[0], e.s[1], e.s[2], e.s[3], e.draws);
		case "fixed":
			if (!gm(e.at) || e.at > e.rolls.length) throw ym(`it cannot stand at rolls[${e.at}] of ${e.rolls.length}`);
			if (!["roll", "keep"].includes(e.shuffles)) throw ym(`shuffles cannot be "${e.shuffles}"`);
			return new fm(e.rolls.slice(), e.at, e.shuffles);
		default: throw ym(`there is no kind "${e.kind}"`);
	}
}
var um = class {
	#e;
	#t;
	#n = /* @__PURE__ */ new Uint32Array(16);
	#r;
	#i;
	constructor(e, t) {
		this.#e = e, this.#t = Ap(kp(Xp(e)), om), this.#r = Math.floor(t / 16), this.#i = t % 16, jp(this.#t, this.#r, this.#n);
	}
	get draws() {
		return this.#r * 16 + this.#i;
	}
	below(e) {
		if (e >>> 0 !== e || e === 0) throw vm(e);
		let t = rm - rm % e, n = this.#a();
		for (; n >= t;) n = this.#a();
		return n % e;
	}
	die(e) {
		return 1 + this.below(e);
	}
	shuffle(e) {
		for (let t = e.length - 1; t > 0; t--) hm(e, t, this.below(t + 1));
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
			this.#r++, this.#i = 0, jp(this.#t, this.#r, this.#n);
		}
		return this.#n[this.#i++];
	}
}, dm = class {
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
		if (e >>> 0 !== e || e === 0) throw vm(e);
		let t = this.word();
		if (e > am) {
			let n = rm - rm % e;
			for (; t >= n;) t = this.word();
			return t % e;
		}
		let n = Math.imul(t, e) >>> 0;
		if (n < e) {
			let r = rm % e;
			for (; n < r;) t = this.word(), n = Math.imul(t, e) >>> 0;
		}
		return t * e / rm | 0;
	}
	die(e) {
		return 1 + this.below(e);
	}
	shuffle(e) {
		for (let t = e.length - 1; t > 0; t--) hm(e, t, this.below(t + 1));
	}
	fork() {
		return mm(this.word() | 0, this.word() | 0, this.word() | 0, this.word() | 0);
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
}, fm = class {
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
		if (e >>> 0 !== e || e === 0) throw vm(e);
		return this.#r(`below(${e})`, 0, e - 1);
	}
	die(e) {
		if (e >>> 0 !== e || e === 0) throw vm(e);
		return this.#r(`a die with ${e} sides`, 1, e);
	}
	shuffle(e) {
		if (this.#t !== "keep") for (let t = e.length - 1; t > 0; t--) hm(e, t, this.below(t + 1));
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
}, pm = 15;
function mm(e, t, n, r) {
	let i = new dm(e, t, n, r, -15);
	for (let e = 0; e < pm; e++) i.word();
	return i;
}
function hm(e, t, n) {
	let r = e[t];
	e[t] = e[n], e[n] = r;
}
function gm(e) {
	return Number.isSafeInteger(e) && e >= 0;
}
function _m(e) {
	return Array.isArray(e) && e.length === 4 && e.every((e) => e === (e | 0));
}
function vm(e) {
	return /* @__PURE__ */ Error(`A random number needs a whole number of outcomes from 1 to 4294967295, but ${e} was given.`);
}
function ym(e) {
	return /* @__PURE__ */ Error(`This saved random stream is damaged: ${e}; restore it from an undamaged copy.`);
}
var bm = (e, t, n, r) => ({
	...r,
	fallback: n.fallback?.(e, t, r) ?? null
});
function xm(e, t, n, r) {
	let i = bm(e, t, n, r);
	return i.barred = n.barred?.(e, t, r) ?? null, n.hints !== void 0 && (i.hints = n.hints(e, t, r)), i;
}
function Sm(e) {
	if (e.kind !== "path") return a(e);
	let { steps: t, costs: n, ...r } = e, i = (e) => Object.isFrozen(e) ? e : a(e);
	return {
		...a(r),
		steps: i(t),
		costs: i(n)
	};
}
var Cm = 1e4, wm = [], Tm = class e {
	game;
	state;
	random;
	log;
	trace = null;
	asked = wm;
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
		this.asked = wm;
		for (let t = Cm; e.length > 0; t--) {
			if (t === 0) throw Error(`no decision after ${Cm} steps at ${this.where()}`);
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
		return i === null && this.accept(e, r, yf(r, n)), i;
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
		let n = xe(e, t);
		return n === null || typeof e.id == "string" ? n : xe(this.dress(e, xm), t) ?? n;
	}
	accept(e, t, n) {
		typeof t.id == "string" ? this.command(e, t.id, n) : this.take(t, n);
	}
	requestFor(e) {
		let t = this.pending(e);
		return t === null ? null : Sm(this.dress(t, xm));
	}
	requestForBot(e) {
		let t = this.pending(e);
		return t === null ? null : Sm(this.dress(t, bm));
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
			r !== null && t.push(Sm(this.stampCommand(n, r)));
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
			let a = xf(i[0]);
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
			t !== null && xe(e, t) === null ? r[e.seat] = t : i = !1;
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
			this.follow(n, r, i, s), (s !== f || this.top() !== n) && o.visits++;
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
		else if (r !== f) {
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
}, Em = 5e3, Dm = 1e-6, Om = 1 << 30, km = 6, Am = 1540483477, jm = class {
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
	constructor(e, t, n, r, i, a = pp, o = null) {
		let { seats: s } = n.flow;
		this.game = e, this.effort = t, this.view = n, this.seat = r.seat, this.random = i, this.judge = e.evaluation === void 0 ? null : new Dp(e, s), this.play = e.evaluation?.playout ?? e.heuristic, this.shares = new Float64Array(s), this.regard = o, this.choices = a(e, n, r, i, t.candidates), this.results = this.choices.map(() => []);
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
		let a = r / t.length, o = Math.max(Dm, i / t.length - a * a);
		return a >= this.effort.margin * Math.sqrt(o / t.length);
	}
	tryWorld(e) {
		let { game: t, random: n } = this, r = t.determinise(this.view, n), i = n.below(Om);
		for (let n = 0; n < e.length; n++) {
			let a = new Tm(t, n === e.length - 1 ? r : t.clone(r), cm(i), null).run(), { id: o } = a.asked.find((e) => e.seat === this.seat);
			this.decide(a, this.seat, o, this.choices[e[n]]), this.playOut(a, cm(i ^ Am)), this.results[e[n]].push(this.worth());
		}
	}
	worth() {
		let { shares: e, regard: t, seat: n } = this, r = e[n];
		if (t !== null) for (let n = 0; n < e.length; n++) r += t[n] * e[n];
		return r;
	}
	playOut(e, t) {
		let { game: n, effort: r, judge: i, shares: a } = this, o = i !== null && (i.evaluation.fits?.(e.state) ?? !0), s = o ? r.decisions : Em, c = o && r.rounds > 0 ? i.evaluation.pace : Mm, l = c(e.state) + Math.max(1, r.rounds), u = this.looksAt(e.state), d = 0;
		for (; d < s && !e.over && c(e.state) < l; d++) {
			let n = e.waiting, r = n.kind === "pick" && n.from.length === 1 ? n.from[0] : this.play(u(n.seat), n, t);
			this.decide(e, n.seat, n.id, r);
		}
		this.worked += km + d, e.over ? Ep(n, e.state, a) : o ? i.shares(e.state, a) : a.fill(1 / a.length);
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
}, Mm = (e) => 0, Nm = 4, Pm = 3, Fm = [
	"stop",
	"done",
	"end"
];
function Im(e, t, n, r, i) {
	if (t === 0) return e.heuristic(n, r, i);
	let a = i.below(100);
	if (a >= t) return e.heuristic(n, r, i);
	let [o, ...s] = mp(e, n, r, i, Nm), c = Lm(s, r.fallback), l = Rm(o, r.fallback) || Fm.includes(c[0]);
	if (a >= t * s.length / 3 / (l ? Pm : 1)) return o;
	let u = 0;
	for (; u < c.length - 1 && i.below(2) === 0;) u++;
	return c[u];
}
function Lm(e, t) {
	let n = e.filter((e) => !Rm(e, t));
	return n.length > 0 ? n : e;
}
var Rm = (e, t) => e === t || typeof e == "object" && JSON.stringify(e) === JSON.stringify(t), zm = (e, t, n, r) => ({
	level: t,
	choose: (i, a, o) => Hm(e, t, a, Bm(e, n, r, i, a, o))
});
function Bm(e, t, n, r, i, a) {
	switch (t.kind) {
		case "any": return uf(i, a);
		case "slips": return Im(e, t.rate, r, i, a);
		case "search": return Vm(n, new jm(e, t.effort, r, i, a));
	}
}
function Vm(e, t) {
	let n = e === Infinity ? e : performance.now() + e;
	return t.run(() => n !== Infinity && performance.now() >= n), t.choices[t.best];
}
function Hm(e, t, n, r) {
	let i = xe(n, r);
	if (i === null) return r;
	throw Error(`the bot '${t}' of ${e.id} answered ${n.clause} (${n.kind}) with ${JSON.stringify(r)}, which is refused: ${i.clause} ${i.code}, ${i.text}`);
}
var Um = [
	"tiro",
	"novice",
	"fighter",
	"tactician",
	"veteran",
	"champion"
], Wm = ["random", "heuristic"], Gm = (e) => [...Um, ...Wm].includes(e), X = (e, t, n, r, i = .5) => ({
	playouts: e,
	candidates: t,
	rounds: n,
	decisions: r,
	margin: i
}), Z = 400, Km = {
	tiro: 200,
	novice: 70,
	tactician: X(16, 4, 1, Z),
	veteran: X(64, 8, 1, Z),
	champion: X(256, 16, 1, Z)
}, qm = {
	gladiatori: {
		tiro: 52,
		novice: 22,
		tactician: X(8, 4, 1, Z),
		veteran: X(200, 12, 2, Z),
		champion: X(2e3, 24, 3, Z)
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
		tactician: X(24, 6, 2, Z),
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
			...X(900, 12, 2, Z),
			work: 6e4
		},
		champion: {
			...X(2e3, 16, 2, Z),
			work: 15e4
		}
	}
};
function Jm(e, t) {
	let n = qm[t] ?? Km;
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
var Ym = {
	deals: !0,
	margin: .002,
	gratitude: .1,
	grudge: .05,
	reserve: 0,
	gifts: 0
};
({ ...Ym }), { ...Ym }, { ...Ym }, { ...Ym }, { ...Ym }, { ...Ym };
var Xm = (e, t, n = Infinity) => zm(t, e, Jm(e, t.id), n);
function Zm(e) {
	let t = JSON.stringify(e);
	if (t === void 0) throw Error(`A value of type ${typeof e} has no JSON text; hash a plain JSON value.`);
	return Wp(t).slice(0, 16);
}
var Qm = "either the file was altered or this build plays otherwise, so compare it with the file that its host kept";
function $m(e, t, n, r) {
	let { header: i, decisions: a, ending: o } = t, s = n.get(i.rules) ?? n.get(i.game);
	if (s === void 0 || s.rules !== i.rules) return eh(1, nh(i, s, n));
	let c = a.length + 2, { match: l, rules: u, began: d } = i;
	if (!Qp(i.commitment, {
		seed: o.seed,
		match: l,
		rules: d ?? u
	})) return eh(c, {
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
		return eh(1, Q("set-up", `asks for what cannot be set up (${th(e)})`));
	}
	if (JSON.stringify(m.header.options) !== JSON.stringify(i.options)) return eh(1, Q("set-up", "does not write the options as Harena writes them, all of them and in order"));
	let ee = a.slice(0, r.until);
	r.each?.(m, null);
	for (let e of ee) {
		let t = rh(m, e);
		if (t !== null) return eh(e.n + 1, t);
		r.each?.(m, e);
	}
	let te = ee.length < a.length ? null : ih(m, o);
	return te === null ? {
		match: m,
		fault: null
	} : eh(c, te);
}
var eh = (e, { code: t, text: n }) => ({
	match: null,
	fault: {
		line: e,
		code: t,
		text: `Line ${e} ${n}.`
	}
}), Q = (e, t) => ({
	code: e,
	text: `${t}; ${Qm}`
}), th = (e) => e.message.replace(/\.$/, "");
function nh(e, t, n) {
	let r = Te(e.rules);
	return t === void 0 ? {
		code: "no-game",
		text: `${`names the game '${Te(e.game)}', and this build plays ${[...n.keys()].filter((e) => !e.includes("@")).join(", ")}`}; open it with a build that plays ${r}`
	} : {
		code: "rules",
		text: `${`says it was made under ${r}, this build plays ${t.rules}`}: open it with a build that plays ${r}`
	};
}
function rh(e, { n: t, seat: n, clause: r, id: i, choice: a, text: o, by: s, hash: c }) {
	let l = typeof i == "string" ? e.game.commands.find((e) => e.name === i) : e.table.requestFor(n);
	if (l && l.clause !== r) return Q("clause", `puts decision ${t} under ${Te(r)}, where the rules come to ${l.clause}`);
	try {
		let t = e.decide(n, i, a, s);
		if (t !== null) return Q("refused", `holds a decision that ${t.clause || e.game.title} refuses: ${t.text}`);
	} catch (e) {
		return Q("stopped", `holds a decision that makes the rules stop (${th(e)})`);
	}
	let u = e.decisions[t - 1];
	return u === void 0 ? Q("replaced", "replaces a sealed answer that Harena would not have kept") : JSON.stringify(u.choice) === JSON.stringify(a) ? u.text === o ? u.hash === c ? null : Q("hash", `notes the state ${c} after decision ${t}, where the rules come to ${u.hash}`) : Q("text", `says '${Te(o)}' for the choice '${Te(u.text)}'`) : Q("choice", `does not write the choice ${JSON.stringify(u.choice)} as Harena writes it`);
}
function ih(e, { result: t, draws: n, hash: r }) {
	let { state: i, random: a } = e.table, o = Zm(i);
	if (o !== r) return Q("hash", `notes the state ${r} at the end, where the rules come to ${o}`);
	if (a.draws !== n) return Q("draws", `counts ${n} random numbers, where the rules take ${a.draws}`);
	let { outcome: s } = e;
	return JSON.stringify(s) === JSON.stringify(t) ? null : Q("result", `says that the game ${ah(t)}, where by the rules it ${ah(s)}`);
}
var ah = (e) => e === null ? "goes on" : `ended with ${JSON.stringify(e)}`;
function oh(...e) {
	let t = [];
	for (let n = 0; n < e.length; n++) {
		let r = e[n], i = ch(r);
		for (let e = 0; e < i.length; e++) t.push(lh(r[i[e]]));
	}
	return () => {
		let n = 0;
		for (let r of e) for (let e of ch(r)) r[e] = t[n++];
	};
}
var sh = /* @__PURE__ */ new WeakMap();
function ch(e) {
	let t = sh.get(e.constructor);
	if (t !== void 0 && e.constructor !== Object) return t;
	let n = Object.keys(e);
	return sh.set(e.constructor, n), n;
}
function lh(e) {
	return Array.isArray(e) ? Array.isArray(e[0]) ? e.map((e) => e.slice()) : e.slice() : e instanceof Map ? new Map(e) : e;
}
function uh(e) {
	let t = {};
	for (let [n, r] of Object.entries(e)) t[n] = r instanceof Map ? [...r] : r;
	return t;
}
function dh(e, t) {
	let n = e;
	for (let r of Object.keys(e)) {
		if (!(r in t)) throw Error(`what was saved has no '${r}'`);
		n[r] = n[r] instanceof Map ? new Map(t[r]) : t[r];
	}
}
function fh(e) {
	let { game: t, seats: n, seed: r, match: i, nonces: a, began: o = null, names: s = null, started: c = null } = e, l = Ze(t.options, e.options);
	if (Qe(l)) throw Error(`${l.text}.`);
	let u = Ye(t, n, l);
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
		commitment: Zp({
			seed: r,
			match: i,
			rules: o ?? f
		}),
		nonces: [...a],
		names: s,
		started: c
	};
}
var ph = class {
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
			this.why[e] = mh(r);
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
		let i = hh(e, n);
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
}, mh = (e) => ({
	clause: e,
	code: "undo-sealed",
	text: "a sealed answer is not taken back: while its question is open, answer again and the new answer counts"
});
function hh(e, t) {
	let { clause: n, disclosed: r } = t, i = `after the decision at ${n}`, a = (e, t) => ({
		clause: n,
		code: e,
		text: t
	});
	return t.drew ? a("undo-dice", `dice were thrown or cards shuffled ${i}`) : (r & ~c(e)) === 0 ? r === 0 ? t.final ? a("undo-final", `${n} makes it final`) : t.clock ? a("undo-clock", `the clock made the decision at ${n} for seat ${e}`) : t.sealing ? a("undo-sealing", `several seats are asked in secret ${i}`) : t.over ? a("undo-over", `the game was over ${i}`) : null : a("undo-learned", `seat ${e} came to know something hidden ${i}`) : a("undo-revealed", `something hidden was shown to others ${i}`);
}
var gh = (e, t, n) => e[t]?.print(n) ?? String(n);
function _h(e, t, n) {
	switch (e.kind) {
		case "pick": return gh(n, e.of, t);
		case "amount": return String(t);
		case "subset":
		case "pay": return vh(n, e.of, t);
		case "path": return t.map((t) => gh(n, e.of, t)).join(">") || ".";
		case "order": return t.map((t) => gh(n, e.of, t)).join(">") || ".";
		case "offer": return t === "none" ? "none" : yh(n, e, t);
		case "form": {
			let r = t, i = [];
			for (let t of e.fields) {
				if (!se(t, r)) continue;
				let e = _h(t.request, r[t.name], n);
				i.push(t.request.kind === "form" ? `(${e})` : e);
			}
			return i.join(" ");
		}
	}
}
function vh(e, t, n) {
	let r = [], i = n.slice().sort(ue);
	for (let n = 0; n < i.length;) {
		let a = 1;
		for (; i[n + a] === i[n];) a++;
		r.push(gh(e, t, i[n]) + (a > 1 ? `*${a}` : "")), n += a;
	}
	return r.join("+") || "-";
}
function yh(e, t, n) {
	let r = (n, r) => [n.length > 0 ? vh(e, t.of, n) : "", r > 0 ? `$${r}` : ""].filter((e) => e !== "").join("+") || "-";
	return `${n.with}:${r(n.give, n.giveCoins)}/${r(n.want, n.wantCoins)}`;
}
var bh = 1e7, xh = (e) => typeof e == "string" ? e : JSON.parse(JSON.stringify(e)), Sh = ({ flow: e }) => e.frames[e.frames.length - 1], Ch = class e {
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
		let { match: r, nonces: i } = t, a = sm({
			seed: n,
			match: r,
			rules: t.began ?? t.rules,
			nonces: [...i]
		});
		this.currentTable = new Tm(e, e.setup(t.seats, t.options), a, new ci()).run(), this.undoable = new ph(t.seats);
	}
	static start(t) {
		return new e(t.game, fh(t), t.seed);
	}
	static follow(t, n, r = {}) {
		return $m((t, n) => e.start({
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
			id: e.id + this.timesTakenBack * bh
		};
	}
	decide(e, t, n, r = null) {
		let i = this.currentTable, a = typeof t == "number" ? t - this.timesTakenBack * bh : t;
		if (typeof a == "number" && !(a >= 0 && a < bh)) return {
			clause: i.asked[0]?.clause ?? "",
			code: "stale",
			text: "this answers a question of before a decision was taken back; look at what is asked now"
		};
		let o = i.question(e, a);
		if (o === null) return i.noQuestion(e, a);
		let s = i.refusalOf(o, n);
		if (s !== null) return s;
		let c = xh(yf(o, n)), { clause: l } = o, u = this.recorded.length + 1, d = _h(o, c, this.game.nouns), f = {
			state: this.game.clone(i.state),
			decisions: this.recorded.length,
			events: this.log.length
		}, p = i.random.save(), { draws: m } = i.random, ee = typeof a == "number" && i.isSealed ? Sh(i.state) : null;
		i.disclosed = 0;
		try {
			i.accept(e, o, yf(o, c));
		} catch (e) {
			throw this.putBack(f, lm(p)), e;
		}
		this.last = {
			before: f,
			random: p
		};
		let te = u % 8 == 0 ? Zm(i.state) : null, h = ee !== null && ee.sealed !== null;
		return this.recorded.push({
			n: u,
			seat: e,
			clause: l,
			id: a,
			choice: c,
			text: d,
			by: r,
			hash: te
		}), h && this.dropReplaced(f.state), this.undoable.note(e, f, {
			clause: l,
			placed: h,
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
		let e = oh(this, this.undoable);
		return () => {
			let { last: t } = this;
			e(), t !== null && this.putBack(t.before, lm(t.random));
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
			undo: uh(this.undoable)
		};
	}
	resume(e) {
		let { key: t } = this.currentTable.random.save(), n = new ci();
		for (let t of e.events) n.events.push(t);
		let r = lm({
			kind: "match",
			key: t,
			at: e.draws
		});
		this.recorded = [...e.decisions], this.timesTakenBack = e.takebacks, this.sealedBefore = e.sealedBefore, dh(this.undoable, e.undo), this.currentTable = new Tm(this.game, e.state, r, n).run();
	}
	dropReplaced(e) {
		let t = this.recorded, { asked: n, state: r } = this.currentTable, { seat: i } = t[t.length - 1], a = (e) => n.some((t) => t.seat === e?.seat && t.id === e.id), o = t.length - 2;
		for (a(t[o]) || (this.sealedBefore = Sh(e).sealed); a(t[o]) && t[o].seat !== i;) o--;
		if (!a(t[o])) return;
		t.splice(o, 1);
		let s = this.game.clone(r), { sealed: c } = Sh(s);
		for (let e = t.length - 1; e >= o; e--) {
			let n = e + 1;
			t[e] = {
				...t[e],
				n,
				hash: n % 8 == 0 ? Zm(s) : null
			}, c[t[e].seat] = this.sealedBefore?.[t[e].seat] ?? null;
		}
	}
	putBack({ state: e, decisions: t, events: n }, r) {
		let { trace: i } = this.currentTable, a = new ci();
		for (let e of this.log.events.slice(0, n)) a.events.push(e);
		this.recorded.length = t, this.currentTable = new Tm(this.game, e, r, a), this.currentTable.trace = i, this.currentTable.run();
	}
}, wh = "fighter";
function Th(e, t) {
	for (let [n, { of: r, shape: i }] of e) {
		let e = t[n];
		if (r === "seat" && i === "one" && typeof e == "number" && e >= 0) return e;
	}
	return null;
}
function Eh(e, t, n, r) {
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
var Dh = (e, t) => e.flatMap(([e, { of: n }]) => {
	let r = t[e];
	return n === "cell" ? (Array.isArray(r) ? r : [r]).filter((e) => typeof e == "number" && e >= 0) : [];
});
function Oh(e) {
	let t = /* @__PURE__ */ new Map();
	for (let n of e) t.set(n, (t.get(n) ?? 0) + 1);
	return [...t].map(([e, t]) => t > 1 ? `${e} ×${t}` : e).join(", ");
}
var kh = (e) => e == null, Ah = {
	of: "",
	shape: "one",
	optional: !0,
	secret: !1,
	words: null,
	total: null,
	by: null
};
function jh({ of: e, shape: n }, r) {
	if (t(r)) return r.hidden !== 0;
	if (kh(r)) return !1;
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
var Mh = "_any", Nh = "_count", Ph = (e) => Array.isArray(e) ? e.length : 0;
function Fh(e, t) {
	let n = t && t.cache ? t.cache : Gh, r = t && t.serializer ? t.serializer : Uh;
	return (t && t.strategy ? t.strategy : Bh)(e, {
		cache: n,
		serializer: r
	});
}
function Ih(e) {
	return e == null || typeof e == "number" || typeof e == "boolean";
}
function Lh(e, t, n, r) {
	let i = Ih(r) ? r : n(r), a = t.get(i);
	return a === void 0 && (a = e.call(this, r), t.set(i, a)), a;
}
function Rh(e, t, n) {
	let r = Array.prototype.slice.call(arguments, 3), i = n(r), a = t.get(i);
	return a === void 0 && (a = e.apply(this, r), t.set(i, a)), a;
}
function zh(e, t, n, r, i) {
	return n.bind(t, e, r, i);
}
function Bh(e, t) {
	let n = e.length === 1 ? Lh : Rh;
	return zh(e, this, n, t.cache.create(), t.serializer);
}
function Vh(e, t) {
	return zh(e, this, Rh, t.cache.create(), t.serializer);
}
function Hh(e, t) {
	return zh(e, this, Lh, t.cache.create(), t.serializer);
}
var Uh = function() {
	return JSON.stringify(arguments);
}, Wh = class {
	constructor() {
		this.cache = Object.create(null);
	}
	get(e) {
		return this.cache[e];
	}
	set(e, t) {
		this.cache[e] = t;
	}
}, Gh = { create: function() {
	return new Wh();
} }, Kh = {
	variadic: Vh,
	monadic: Hh
}, qh = /(?:[Eec]{1,6}|G{1,5}|[Qq]{1,5}|(?:[yYur]+|U{1,5})|[ML]{1,5}|d{1,2}|D{1,3}|F{1}|[abB]{1,5}|[hkHK]{1,2}|w{1,2}|W{1}|m{1,2}|s{1,2}|[zZOvVxX]{1,4})(?=([^']*'[^']*')*[^']*$)/g;
function Jh(e) {
	let t = {};
	return e.replace(qh, (e) => {
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
var Yh = /[\t-\r \x85\u200E\u200F\u2028\u2029]/i;
function Xh(e) {
	if (e.length === 0) throw Error("Number skeleton cannot be empty");
	let t = e.split(Yh).filter((e) => e.length > 0), n = [];
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
function Zh(e) {
	return e.replace(/^(.*?)-/, "");
}
var Qh = /^\.(?:(0+)(\*)?|(#+)|(0+)(#+))$/g, $h = /^(@+)?(\+|#+)?[rs]?$/g, eg = /(\*)(0+)|(#+)(0+)|(0+)/g, tg = /^(0+)$/;
function ng(e) {
	let t = {};
	return e[e.length - 1] === "r" ? t.roundingPriority = "morePrecision" : e[e.length - 1] === "s" && (t.roundingPriority = "lessPrecision"), e.replace($h, function(e, n, r) {
		return typeof r == "string" ? r === "+" ? t.minimumSignificantDigits = n.length : n[0] === "#" ? t.maximumSignificantDigits = n.length : (t.minimumSignificantDigits = n.length, t.maximumSignificantDigits = n.length + (typeof r == "string" ? r.length : 0)) : (t.minimumSignificantDigits = n.length, t.maximumSignificantDigits = n.length), "";
	}), t;
}
function rg(e) {
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
function ig(e) {
	let t;
	if (e[0] === "E" && e[1] === "E" ? (t = { notation: "engineering" }, e = e.slice(2)) : e[0] === "E" && (t = { notation: "scientific" }, e = e.slice(1)), t) {
		let n = e.slice(0, 2);
		if (n === "+!" ? (t.signDisplay = "always", e = e.slice(2)) : n === "+?" && (t.signDisplay = "exceptZero", e = e.slice(2)), !tg.test(e)) throw Error("Malformed concise eng/scientific notation");
		t.minimumIntegerDigits = e.length;
	}
	return t;
}
function ag(e) {
	return rg(e) || {};
}
function og(e) {
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
				t.style = "unit", t.unit = Zh(n.options[0]);
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
						...ag(t)
					}), {})
				};
				continue;
			case "engineering":
				t = {
					...t,
					notation: "engineering",
					...n.options.reduce((e, t) => ({
						...e,
						...ag(t)
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
				n.options[0].replace(eg, function(e, n, r, i, a, o) {
					if (n) t.minimumIntegerDigits = r.length;
					else if (i && a) throw Error("We currently do not support maximum integer digits");
					else if (o) throw Error("We currently do not support exact integer digits");
					return "";
				});
				continue;
		}
		if (tg.test(n.stem)) {
			t.minimumIntegerDigits = n.stem.length;
			continue;
		}
		if (Qh.test(n.stem)) {
			if (n.options.length > 1) throw RangeError("Fraction-precision stems only accept a single optional option");
			n.stem.replace(Qh, function(e, n, r, i, a, o) {
				return r === "*" ? t.minimumFractionDigits = n.length : i && i[0] === "#" ? t.maximumFractionDigits = i.length : a && o ? (t.minimumFractionDigits = a.length, t.maximumFractionDigits = a.length + o.length) : (t.minimumFractionDigits = n.length, t.maximumFractionDigits = n.length), "";
			});
			let e = n.options[0];
			e === "w" ? t = {
				...t,
				trailingZeroDisplay: "stripIfInteger"
			} : e && (t = {
				...t,
				...ng(e)
			});
			continue;
		}
		if ($h.test(n.stem)) {
			t = {
				...t,
				...ng(n.stem)
			};
			continue;
		}
		let e = rg(n.stem);
		e && (t = {
			...t,
			...e
		});
		let r = ig(n.stem);
		r && (t = {
			...t,
			...r
		});
	}
	return t;
}
var sg = /* @__PURE__ */ function(e) {
	return e[e.EXPECT_ARGUMENT_CLOSING_BRACE = 1] = "EXPECT_ARGUMENT_CLOSING_BRACE", e[e.EMPTY_ARGUMENT = 2] = "EMPTY_ARGUMENT", e[e.MALFORMED_ARGUMENT = 3] = "MALFORMED_ARGUMENT", e[e.EXPECT_ARGUMENT_TYPE = 4] = "EXPECT_ARGUMENT_TYPE", e[e.INVALID_ARGUMENT_TYPE = 5] = "INVALID_ARGUMENT_TYPE", e[e.EXPECT_ARGUMENT_STYLE = 6] = "EXPECT_ARGUMENT_STYLE", e[e.INVALID_NUMBER_SKELETON = 7] = "INVALID_NUMBER_SKELETON", e[e.INVALID_DATE_TIME_SKELETON = 8] = "INVALID_DATE_TIME_SKELETON", e[e.EXPECT_NUMBER_SKELETON = 9] = "EXPECT_NUMBER_SKELETON", e[e.EXPECT_DATE_TIME_SKELETON = 10] = "EXPECT_DATE_TIME_SKELETON", e[e.UNCLOSED_QUOTE_IN_ARGUMENT_STYLE = 11] = "UNCLOSED_QUOTE_IN_ARGUMENT_STYLE", e[e.EXPECT_SELECT_ARGUMENT_OPTIONS = 12] = "EXPECT_SELECT_ARGUMENT_OPTIONS", e[e.EXPECT_PLURAL_ARGUMENT_OFFSET_VALUE = 13] = "EXPECT_PLURAL_ARGUMENT_OFFSET_VALUE", e[e.INVALID_PLURAL_ARGUMENT_OFFSET_VALUE = 14] = "INVALID_PLURAL_ARGUMENT_OFFSET_VALUE", e[e.EXPECT_SELECT_ARGUMENT_SELECTOR = 15] = "EXPECT_SELECT_ARGUMENT_SELECTOR", e[e.EXPECT_PLURAL_ARGUMENT_SELECTOR = 16] = "EXPECT_PLURAL_ARGUMENT_SELECTOR", e[e.EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT = 17] = "EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT", e[e.EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT = 18] = "EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT", e[e.INVALID_PLURAL_ARGUMENT_SELECTOR = 19] = "INVALID_PLURAL_ARGUMENT_SELECTOR", e[e.DUPLICATE_PLURAL_ARGUMENT_SELECTOR = 20] = "DUPLICATE_PLURAL_ARGUMENT_SELECTOR", e[e.DUPLICATE_SELECT_ARGUMENT_SELECTOR = 21] = "DUPLICATE_SELECT_ARGUMENT_SELECTOR", e[e.MISSING_OTHER_CLAUSE = 22] = "MISSING_OTHER_CLAUSE", e[e.INVALID_TAG = 23] = "INVALID_TAG", e[e.INVALID_TAG_NAME = 25] = "INVALID_TAG_NAME", e[e.UNMATCHED_CLOSING_TAG = 26] = "UNMATCHED_CLOSING_TAG", e[e.UNCLOSED_TAG = 27] = "UNCLOSED_TAG", e;
}({});
function cg(e) {
	return e.type === 0;
}
function lg(e) {
	return e.type === 1;
}
function ug(e) {
	return e.type === 2;
}
function dg(e) {
	return e.type === 3;
}
function fg(e) {
	return e.type === 4;
}
function pg(e) {
	return e.type === 5;
}
function mg(e) {
	return e.type === 6;
}
function hg(e) {
	return e.type === 7;
}
function gg(e) {
	return e.type === 8;
}
function _g(e) {
	return !!(e && typeof e == "object" && e.type === 0);
}
function vg(e) {
	return !!(e && typeof e == "object" && e.type === 1);
}
var yg = /[ \xA0\u1680\u2000-\u200A\u202F\u205F\u3000]/, bg = /([^\t-\r -\/:-@\[-\^`\{-~\x85\xA0-\xA7\xA9\xAB\xAC\xAE\xB0\xB1\xB6\xBB\xBF\xD7\xF7\u1680\u2000-\u200A\u2010-\u2029\u202F-\u203E\u2041-\u2053\u2055-\u205F\u2190-\u245F\u2500-\u2775\u2794-\u2BFF\u2E00-\u2E7F\u3000-\u3003\u3008-\u3020\u3030\uFD3E\uFD3F\uFE45\uFE46]*)/g, xg = {
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
function Sg(e, t) {
	let n = "";
	for (let r = 0; r < e.length; r++) {
		let i = e.charAt(r);
		if (i === "j") {
			let a = 0;
			for (; r + 1 < e.length && e.charAt(r + 1) === i;) a++, r++;
			let o = 1 + (a & 1), s = a < 2 ? 1 : 3 + (a >> 1), c = Cg(t);
			for ((c == "H" || c == "k") && (s = 0); s-- > 0;) n += "a";
			for (; o-- > 0;) n = c + n;
		} else n += i === "J" ? "H" : i;
	}
	return n;
}
function Cg(e) {
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
	return n !== "root" && (r = e.maximize().region), (xg[`${n}-${r}`] || xg[r || ""] || xg[n || ""] || xg[`${n}-001`] || xg["001"])[0].charAt(0);
}
var wg = RegExp(`^${yg.source}*`), Tg = RegExp(`${yg.source}*$`);
function $(e, t) {
	return {
		start: e,
		end: t
	};
}
var Eg = !!Object.fromEntries, Dg = !!String.prototype.trimStart, Og = !!String.prototype.trimEnd, kg = Eg ? Object.fromEntries : function(e) {
	let t = {};
	for (let [n, r] of e) t[n] = r;
	return t;
}, Ag = Dg ? function(e) {
	return e.trimStart();
} : function(e) {
	return e.replace(wg, "");
}, jg = Og ? function(e) {
	return e.trimEnd();
} : function(e) {
	return e.replace(Tg, "");
}, Mg = Ng();
function Ng() {
	try {
		let e = /* @__PURE__ */ RegExp("([^\\p{White_Space}\\p{Pattern_Syntax}]*)", "yu");
		if (e.exec("a ")?.[1] === "a") return e;
	} catch {}
	return bg;
}
function Pg(e, t) {
	return Mg.lastIndex = t, Mg.exec(e)[1] ?? "";
}
function Fg(e) {
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
var Ig = class {
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
				let e = Fg(this.message);
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
			} else if (i === 60 && !this.ignoreTag && Lg(this.peek() || 0)) {
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
				if (this.isEOF() || !Lg(this.char())) return this.error(23, $(o, this.clonePosition()));
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
		for (this.bump(); !this.isEOF() && zg(this.char());) this.bump();
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
		return !this.isEOF() && this.char() === 60 && (this.ignoreTag || !Rg(this.peek() || 0)) ? (this.bump(), "<") : null;
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
		let e = this.clonePosition(), t = this.offset(), n = Pg(this.message, t), r = t + n.length;
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
					let r = jg(n.val);
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
					let t = Ag(e.style.slice(2));
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
						this.locale && (r = Sg(t, this.locale));
						let o = {
							type: 1,
							pattern: r,
							location: e.styleLocation,
							parsedOptions: this.shouldParseSkeletons ? Jh(r) : {}
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
						options: kg(c.val),
						location: u
					},
					err: null
				} : {
					val: {
						type: 6,
						value: n,
						options: kg(c.val),
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
			n = Xh(e);
		} catch {
			return this.error(7, t);
		}
		return {
			val: {
				type: 0,
				tokens: n,
				location: t,
				parsedOptions: this.shouldParseSkeletons ? og(n) : {}
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
		for (; !this.isEOF() && Bg(this.char());) this.bump();
	}
	peek() {
		if (this.isEOF()) return null;
		let e = this.char(), t = this.offset();
		return this.message.charCodeAt(t + (e >= 65536 ? 2 : 1)) ?? null;
	}
};
function Lg(e) {
	return e >= 97 && e <= 122 || e >= 65 && e <= 90;
}
function Rg(e) {
	return Lg(e) || e === 47;
}
function zg(e) {
	return e === 45 || e === 46 || e >= 48 && e <= 57 || e === 95 || e >= 97 && e <= 122 || e >= 65 && e <= 90 || e == 183 || e >= 192 && e <= 214 || e >= 216 && e <= 246 || e >= 248 && e <= 893 || e >= 895 && e <= 8191 || e >= 8204 && e <= 8205 || e >= 8255 && e <= 8256 || e >= 8304 && e <= 8591 || e >= 11264 && e <= 12271 || e >= 12289 && e <= 55295 || e >= 63744 && e <= 64975 || e >= 65008 && e <= 65533 || e >= 65536 && e <= 983039;
}
function Bg(e) {
	return e >= 9 && e <= 13 || e === 32 || e === 133 || e >= 8206 && e <= 8207 || e === 8232 || e === 8233;
}
function Vg(e) {
	e.forEach((e) => {
		if (delete e.location, pg(e) || mg(e)) for (let t in e.options) delete e.options[t].location, Vg(e.options[t].value);
		else ug(e) && _g(e.style) || (dg(e) || fg(e)) && vg(e.style) ? delete e.style.location : gg(e) && Vg(e.children);
	});
}
function Hg(e, t = {}) {
	t = {
		shouldParseSkeletons: !0,
		requiresOtherClause: !0,
		...t
	};
	let n = new Ig(e, t).parse();
	if (n.err) {
		let e = SyntaxError(sg[n.err.kind]);
		throw e.location = n.err.location, e.originalMessage = n.err.message, e;
	}
	return t?.captureLocation || Vg(n.val), n.val;
}
var Ug = class extends Error {
	constructor(e, t, n) {
		super(e), this.code = t, this.originalMessage = n;
	}
	toString() {
		return `[formatjs Error: ${this.code}] ${this.message}`;
	}
}, Wg = class extends Ug {
	constructor(e, t, n, r) {
		super(`Invalid values for "${e}": "${t}". Options are "${Object.keys(n).join("\", \"")}"`, "INVALID_VALUE", r);
	}
}, Gg = class extends Ug {
	constructor(e, t, n) {
		super(`Value for "${e}" must be of type ${t}`, "INVALID_VALUE", n);
	}
}, Kg = class extends Ug {
	constructor(e, t) {
		super(`The intl string context variable "${e}" was not provided to the string "${t}"`, "MISSING_VALUE", t);
	}
};
function qg(e) {
	return e.length < 2 ? e : e.reduce((e, t) => {
		let n = e[e.length - 1];
		return !n || n.type !== 0 || t.type !== 0 ? e.push(t) : n.value += t.value, e;
	}, []);
}
function Jg(e) {
	return typeof e == "function";
}
function Yg(e, t, n, r, i, a, o) {
	if (e.length === 1 && cg(e[0])) return [{
		type: 0,
		value: e[0].value
	}];
	let s = [];
	for (let c of e) {
		if (cg(c)) {
			s.push({
				type: 0,
				value: c.value
			});
			continue;
		}
		if (hg(c)) {
			typeof a == "number" && s.push({
				type: 0,
				value: n.getNumberFormat(t).format(a)
			});
			continue;
		}
		let { value: e } = c;
		if (!(i && e in i)) throw new Kg(e, o);
		let l = i[e];
		if (lg(c)) (!l || typeof l == "string" || typeof l == "number" || typeof l == "bigint") && (l = typeof l == "string" || typeof l == "number" || typeof l == "bigint" ? String(l) : ""), s.push({
			type: typeof l == "string" ? 0 : 1,
			value: l
		});
		else if (dg(c)) {
			let e = typeof c.style == "string" ? r.date[c.style] : vg(c.style) ? c.style.parsedOptions : void 0;
			s.push({
				type: 0,
				value: n.getDateTimeFormat(t, e).format(l)
			});
		} else if (fg(c)) {
			let e = typeof c.style == "string" ? r.time[c.style] : vg(c.style) ? c.style.parsedOptions : r.time.medium;
			s.push({
				type: 0,
				value: n.getDateTimeFormat(t, e).format(l)
			});
		} else if (ug(c)) {
			let e = typeof c.style == "string" ? r.number[c.style] : _g(c.style) ? c.style.parsedOptions : void 0;
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
			if (gg(c)) {
				let { children: e, value: l } = c, u = i[l];
				if (!Jg(u)) throw new Gg(l, "function", o);
				let d = u(Yg(e, t, n, r, i, a).map((e) => e.value));
				Array.isArray(d) || (d = [d]), s.push(...d.map((e) => ({
					type: typeof e == "string" ? 0 : 1,
					value: e
				})));
			}
			if (pg(c)) {
				let e = l, a = (Object.prototype.hasOwnProperty.call(c.options, e) ? c.options[e] : void 0) || c.options.other;
				if (!a) throw new Wg(c.value, l, Object.keys(c.options), o);
				s.push(...Yg(a.value, t, n, r, i));
			} else if (mg(c)) {
				let e = `=${l}`, a = Object.prototype.hasOwnProperty.call(c.options, e) ? c.options[e] : void 0;
				if (!a) {
					if (!Intl.PluralRules) throw new Ug("Intl.PluralRules is not available in this environment.\nTry polyfilling it using \"@formatjs/intl-pluralrules\"\n", "MISSING_INTL_API", o);
					let e = typeof l == "bigint" ? Number(l) : l, r = n.getPluralRules(t, { type: c.pluralType }).select(e - (c.offset || 0));
					a = (Object.prototype.hasOwnProperty.call(c.options, r) ? c.options[r] : void 0) || c.options.other;
				}
				if (!a) throw new Wg(c.value, l, Object.keys(c.options), o);
				let u = typeof l == "bigint" ? Number(l) : l;
				s.push(...Yg(a.value, t, n, r, i, u - (c.offset || 0)));
			}
		}
	}
	return qg(s);
}
function Xg(e, t) {
	return t ? {
		...e,
		...t,
		...Object.keys(e).reduce((n, r) => (n[r] = {
			...e[r],
			...t[r]
		}, n), {})
	} : e;
}
function Zg(e, t) {
	return t ? Object.keys(e).reduce((n, r) => (n[r] = Xg(e[r], t[r]), n), { ...e }) : e;
}
function Qg(e) {
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
function $g(e = {
	number: {},
	dateTime: {},
	pluralRules: {}
}) {
	return {
		getNumberFormat: Fh((...e) => new Intl.NumberFormat(...e), {
			cache: Qg(e.number),
			strategy: Kh.variadic
		}),
		getDateTimeFormat: Fh((...e) => new Intl.DateTimeFormat(...e), {
			cache: Qg(e.dateTime),
			strategy: Kh.variadic
		}),
		getPluralRules: Fh((...e) => new Intl.PluralRules(...e), {
			cache: Qg(e.pluralRules),
			strategy: Kh.variadic
		})
	};
}
var e_ = class e {
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
		}), this.formatToParts = ((e) => Yg(this.ast, this.locales, this.formatters, this.formats, e, void 0, this.message)), this.resolvedOptions = () => ({ locale: this.resolvedLocale?.toString() || Intl.NumberFormat.supportedLocalesOf(this.locales)[0] }), this.getAst = () => this.ast, this.locales = n, this.resolvedLocale = e.resolveLocale(n), typeof t == "string") {
			if (this.message = t, !e.__parse) throw TypeError("IntlMessageFormat.__parse must be set to process `message` of type `string`");
			let { ...n } = i || {};
			this.ast = e.__parse(t, {
				...n,
				locale: this.resolvedLocale
			});
		} else this.ast = t;
		if (!Array.isArray(this.ast)) throw TypeError("A message must be provided as a String or AST.");
		this.formats = Zg(e.formats, r), this.formatters = i && i.formatters || $g(this.formatterCache);
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
		this.__parse = Hg;
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
}, t_ = /* @__PURE__ */ new Map();
function n_(e, t) {
	let n = `${t} ${e}`, r = t_.get(n);
	return r === void 0 && (r = new e_(e, t, void 0, { ignoreTag: !0 }), t_.set(n, r)), r;
}
function r_(e, t, n = {}) {
	let r = String(n_(e, t).format({ ...n }));
	return t === "fr" ? s_(r) : r;
}
var i_ = /(?<![\p{L}\p{N}])-(?=\d)/gu, a_ = (e) => e.replace(i_, "−"), o_ = /(?<!\p{L})([Dd]|[Qq]u)e (?=[aeiouàâäéèêëîïôöùûœ](?!\p{Ll}*nz|ui(?!\p{L})))/giu, s_ = (e) => e.replace(o_, "$1’"), c_ = 0, l_ = 1, u_ = 7;
function d_(e, t) {
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
			if (e === c_) t = /[\p{L}\p{N}]$/u.test(n.value);
			else {
				e !== u_ && r(n.value, t && e === l_, e !== l_);
				for (let e of Object.values(n.options ?? {})) i(e.value);
				t = !0;
			}
		}
	};
	return i(n_(e, t).getAst()), [...n.values()];
}
var f_ = {
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
}, p_ = {
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
}, m_ = {
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
}, h_ = {
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
}, g_ = {
	en: f_,
	fr: p_,
	it: m_
}, __ = (e, t) => t.filter((e) => e.value !== 0).map(({ label: t, value: n }, r) => {
	let i = e[`part.${t}`] ?? e[t] ?? t, a = /\d$/.test(i) ? `${i}:` : i, o = Math.abs(n);
	return r === 0 ? `${a} ${n < 0 ? "−" : ""}${o}` : `${n < 0 ? "−" : "+"} ${a} ${o}`;
}).join(" ");
function v_(e, t, n) {
	return n === null ? "-" : n === void 0 ? "undefined" : Array.isArray(n) ? `[${n.map((n) => v_(e, t, n)).join(" ")}]` : typeof n == "object" ? `{${y_(e, {}, n).join(" ")}}` : typeof n == "boolean" ? String(n) : Object.hasOwn(e, t) && !(typeof n == "number" && n < 0) ? e[t].print(n) : typeof n == "number" ? String(n) : b_(n) ? n : JSON.stringify(n);
}
var y_ = (e, t, n) => Object.entries(n).map(([n, r]) => `${n}=${v_(e, t[n]?.of ?? "", r)}`), b_ = (e) => /^[A-Za-zÀ-ž][\w.'’À-ž-]*$/.test(e) && e !== "true" && e !== "false", x_ = {
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
}, S_ = class {
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
	spaced(e) {
		return this.colon === ": " ? e : e.replace(/(?<=[\p{L})]):(?=\s|$)/gmu, this.colon.trimEnd());
	}
	get colon() {
		return x_[this.language].colon;
	}
	field(e) {
		return this.words[`field.${e}`] ?? this.words[e] ?? e;
	}
	name(e) {
		return this.names[e] ?? String(e);
	}
	addition(e, t, n) {
		if (kh(n) || Array.isArray(n) && n.length === 0) return "";
		let r = this.value(e, t, n);
		return r === "" ? "" : ` (${r})`;
	}
	value(e, n, r) {
		let { of: i, shape: a } = n, o = gu(n, r);
		return t(o) ? this.tell("hidden", { count: o.hidden }) : i === "sum" ? __(this.words, o) : i === "bargain" ? this.bargain(o) : a === "seats" && Array.isArray(o) ? this.bySeat(o) : i === "seat" ? Array.isArray(o) ? this.list(o.map((e) => this.seat(e))) : this.seat(o) : this.isFigure(n) ? this.figures(i, o) : Array.isArray(o) ? this.items(i, o) : this.single(e, i, o);
	}
	item(e, t) {
		if (e === "seat" && typeof t == "number") return this.name(t);
		let n = this.called(e, t);
		if (n !== null) return n.name;
		let r = gh(this.game.nouns, e, t), i = (this.noun(e)?.groups ?? [e]).map((e) => this.words[`${e}.${r}`]).find((e) => e !== void 0);
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
		if (r !== void 0) return r_(r, this.language, n.values);
		let i = this.called(e.of, t);
		if (i !== null) return i.about;
		let a = this.words[`choice.${gh(this.game.nouns, e.of, t)}`] ?? null;
		return a === this.item(e.of, t) ? null : a;
	}
	reason(e) {
		let { clause: t, code: n, text: r } = e;
		return this.words[n === "barred" ? `barred.${t}` : `refused.${n}`] ?? this.naming(e) ?? g_[this.language][n] ?? r;
	}
	naming({ code: e, of: t = "", items: n = [], numbers: r, typed: i = "" }) {
		let a = h_[this.language][e];
		if (a === void 0 || n.length === 0 && r === void 0) return null;
		let o = [...new Set(n.map((e) => this.item(t, e)))], [s = 0, c = 0] = r ?? [];
		return r_(a, this.language, {
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
		let n = (t) => typeof t != "number" || t < 0 ? v_(this.game.nouns, e, t) : this.names[t] ?? this.written(e, t);
		return Array.isArray(t) ? this.list(t.map(n)) : n(t);
	}
	seat(e) {
		if (typeof e != "number" || e < 0) return String(e ?? "–");
		let t = Object.keys(this.game.nouns).find((e) => this.game.nouns[e].seats === !0);
		return this.names[e] ?? (t === void 0 ? String(e) : this.written(t, e));
	}
	items(e, t) {
		if (t.length === 0) return this.tell("nothing");
		let n = this.noun(e) !== null, r = t.every((e) => typeof e == "number" || typeof e == "string"), i = t.map((t) => r ? this.written(n ? e : "", t) : v_(this.game.nouns, e, t));
		return this.readable ? n ? Oh(i) : i.join(", ") : i.join(" ");
	}
	single(e, t, n) {
		let r = this.readable && typeof n == "string" ? this.words[`${e}.${n}`] : void 0;
		if (r !== void 0) return r;
		let i = this.noun(t) !== null && (typeof n == "string" || n >= 0);
		return this.readable && i ? this.item(t, n) : v_(this.game.nouns, t, n);
	}
	written(e, t) {
		return this.readable ? this.item(e, t) : gh(this.game.nouns, e, t);
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
		return r_(x_[this.language][e], this.language, t);
	}
}, C_ = (e, t) => t.some((t) => e.startsWith(t)) ? e : e.charAt(0).toUpperCase() + e.slice(1), w_ = ({ run: e }) => typeof e == "string" ? e : null, T_ = class e extends S_ {
	readerTelling = null;
	ownerTelling = null;
	event(e) {
		let t = this.addressing(e), n = t ?? this.messageOf(w_(e) ?? "event", e);
		if (n === void 0) return this.bare(e);
		let r = t === void 0 ? this.toOwner : this.toReader, i = {};
		for (let { name: t, addition: a, decides: o } of d_(n, this.language)) {
			let n = e[t], s = this.fieldOf(e.kind, t);
			if (t.endsWith("_count")) i[t] = Ph(e[t.slice(0, -Nh.length)]);
			else if (t.endsWith("_any")) {
				let n = t.slice(0, -Mh.length);
				i[t] = jh(this.fieldOf(e.kind, n), e[n] ?? null) ? "yes" : "no";
			} else i[t] = t.endsWith("_own") ? e[t.slice(0, -4)] === this.seatOf(e) ? "yes" : "no" : o ? typeof n == "number" || typeof n == "string" ? n : 0 : a ? r.addition(t, s, n) : kh(n) ? "?" : r.value(t, s, n);
		}
		let a = r_(n, this.language, i);
		return this.readable ? a_(C_(a, this.names)) : a;
	}
	messageOf(e, { kind: t, clause: n }) {
		return this.words[`${e}.${t}.${n}`] ?? this.words[`${e}.${t}`];
	}
	addressing(e) {
		if (this.reader === null) return;
		let t = Eh(this.fieldsOf(e), e, this.reader, (e) => e.of === "seat" || this.isFigure(e)), n = w_(e);
		return t === null ? void 0 : this.messageOf(n === null ? t : `${t}-${n}`, e);
	}
	get pronoun() {
		return this.reader === null ? null : {
			seat: this.reader,
			word: x_[this.language].You
		};
	}
	get toReader() {
		return this.readerTelling ??= new e(this.game, this.names.map((e, t) => t === this.reader ? x_[this.language].you : e), this.language, this.readable), this.readerTelling.owner = this.reader, this.readerTelling;
	}
	get toOwner() {
		return this.reader === null ? this : (this.ownerTelling ??= new e(this.game, this.names, this.language, this.readable), this.ownerTelling.owner = this.reader, this.ownerTelling);
	}
	get byName() {
		return this.reader === null ? this : new e(this.game, this.names, this.language, this.readable);
	}
	explains(e) {
		let t = this.fieldsOf(e).flatMap(([t, n]) => {
			let r = gu(n, e[t] ?? null);
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
		return Th(this.fieldsOf(e), e);
	}
	cellsOf(e) {
		return Dh(this.fieldsOf(e), e);
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
		for (let { name: r, decides: i } of d_(e, this.language)) {
			let e = t?.[r];
			n[r] = i ? typeof e == "number" || typeof e == "string" ? e : 0 : kh(e) ? "?" : this.value(r, this.localOf(t, r), e);
		}
		return r_(e, this.language, n);
	}
	ask(e, t) {
		let n = this.words[`ask.${e}`];
		return n === void 0 ? null : this.question(n, t);
	}
	situation({ rule: e, at: t, sealed: n, ...r }, i) {
		let a = Object.entries(r).flatMap(([t, n]) => {
			let r = this.words[`scene.${t}`], a = yu(this.game.locals, e, t);
			return r === void 0 || a === void 0 || !jh(a, n) || (a.of === "seat" || this.isFigure(a)) && n === i ? [] : [n === !0 ? r : `${r} ${this.value(t, a, n)}`];
		});
		return a.length === 0 ? "" : `${this.words[`rule.${e}`] ?? e}${this.colon}${a.join(" · ")}`;
	}
	localOf(e, t) {
		return (e === null ? void 0 : yu(this.game.locals, e.rule, t)) ?? Ah;
	}
	fieldOf(e, t) {
		return this.game.events.kinds[e]?.fields[t] ?? Ah;
	}
	bare({ n: e, clause: t, kind: n, ...r }) {
		return [n, ...Object.entries(r).map(([e, t]) => `${e} ${this.value(e, this.fieldOf(n, e), t)}`)].join(", ").replace(",", ":");
	}
}, E_ = 1500, D_ = ((e, t) => ({
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
	start: (t) => Ch.start({
		...t,
		game: e
	}),
	tell: (t, n, r) => new T_(e, t, n, r),
	answer: (t, n, r, i) => Xm(Gm(t) ? t : wh, e, E_).choose(n, r, lm(i))
}))(up, null);
export { D_ as default };
