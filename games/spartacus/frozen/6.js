// spartacus@6, frozen by ./harena freeze: data, not source (engine/frozen.ts).
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
}), ie = (e, t, n, r, i, a = {}) => ({
	kind: "path",
	id: 0,
	seat: e,
	clause: "",
	of: t,
	fallback: null,
	barred: null,
	start: n,
	steps: r,
	costs: a.costs ?? null,
	budget: i,
	mayStay: a.mayStay ?? !0,
	blocked: a.blocked ?? null,
	halts: a.halts ?? null,
	ends: a.ends ?? null,
	passing: a.passing ?? !1
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
}), se = (e, t, n, r, i, a) => ({
	kind: "offer",
	id: 0,
	seat: e,
	clause: "",
	of: t,
	fallback: null,
	barred: null,
	partners: n,
	give: r,
	coins: i,
	mayDecline: a
}), ce = (e, t, n = null) => ({
	name: e,
	request: t,
	when: n
}), le = (e, t, n = null, r = null) => ({
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
function ue(e, t) {
	if (e.when === null) return !0;
	let n = t[e.when.field];
	return n !== void 0 && e.when.is.includes(n);
}
var de = ({ of: e, when: t }, { request: n, when: r }) => (e === void 0 || e === n.of) && (t === void 0 || (r?.is.includes(t) ?? !1));
function fe(e, t) {
	let n = 0;
	for (let r of t) e.items.includes(r) && n++;
	return n;
}
function pe(e, t) {
	return typeof e == "number" && typeof t == "number" ? e - t : typeof e == typeof t ? e < t ? -1 : +(e > t) : typeof e == "number" ? -1 : 1;
}
var me = (e) => e.length < 2 ? e.slice() : e.slice().sort(pe), he = "simultaneous";
function ge(e) {
	let { clause: t, triggers: n } = e, r = (e, t, r) => n.filter((e) => e.on === t.kind)[r].frame(e, t.subject), i = (e, t) => t.due.map((n) => r(e, t, n).rule);
	return g(he, {
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
			return i === void 0 ? m() : {
				to: `${t} next`,
				call: r(e, n, i),
				end: !1,
				result: null
			};
		}
	}]);
}
function _e(e, t) {
	let n = e.state.flow.frames;
	for (let { kind: r, subject: i } of t.reverse()) {
		let t = e.game.triggers.get(r) ?? [], a = [...t.keys()].filter((n) => t[n].when(e.state, i)), o = a.length > 1 ? e.game.simultaneous?.chooser(e.state, r, i) ?? null : null, s = o === null ? void 0 : e.game.book.get(he);
		if (s !== void 0) n.push(s.frame({
			kind: r,
			subject: i,
			due: a,
			by: o
		}));
		else for (let r of a.reverse()) n.push(t[r].frame(e.state, i));
	}
}
var ve = class extends Map {
	recent = [];
	ruleOf(e, t) {
		let n = this.recent[t];
		if (n !== void 0 && n.name === e.rule) return n;
		let r = this.get(e.rule);
		if (r === void 0) throw Error(`there is no rule '${e.rule}'`);
		return this.recent[t] = r, r;
	}
};
function ye(e, t = null) {
	let n = new ve(), r = t === null ? e : [...e, ge(t)];
	for (let e of r) {
		if (n.has(e.name)) throw Error(`there are two rules '${e.name}'`);
		n.set(e.name, e);
	}
	return n;
}
function be(e) {
	let t = /* @__PURE__ */ new Map();
	for (let n of e.triggers ?? []) t.set(n.on, [...t.get(n.on) ?? [], n]);
	return {
		...e,
		triggers: t,
		commands: e.commands ?? [],
		simultaneous: e.simultaneous ?? null
	};
}
function xe(e, t) {
	let n = Array(t.frames.length);
	for (let r = 0; r < n.length; r++) n[r] = e.ruleOf(t.frames[r], r).copy(t.frames[r]);
	return {
		frames: n,
		visits: t.visits,
		decided: t.decided.slice()
	};
}
function Se(e, t, n) {
	let { frames: r, visits: i, decided: a } = t.flow, o = Array(r.length);
	for (let i = 0; i < r.length; i++) o[i] = e.ruleOf(r[i], i).scene(t, r[i], n);
	return {
		seats: a.length,
		visits: i,
		decided: a[n] ?? 0,
		scenes: o
	};
}
function Ce(e, t, n) {
	let r = Array(t.seats).fill(0);
	return n < t.seats && (r[n] = t.decided), {
		frames: t.scenes.map((r) => e.get(r.rule).restore(r, n, t.seats)),
		visits: t.visits,
		decided: r
	};
}
function we(e) {
	let t = [];
	for (let n = 0; n < e.length; n++) for (let r = 0; r < e[n]; r++) t.push(n);
	return t;
}
function Te(e, t) {
	let n = e.length;
	for (e.push(t); n > 0 && e[n - 1] > t;) e[n] = e[n - 1], n--;
	e[n] = t;
}
function Ee(e, t) {
	let n = e.indexOf(t);
	if (n < 0) throw Error(`there is no card ${t} to take`);
	e.splice(n, 1);
}
function De(e, t, ...n) {
	for (let t of n) {
		for (let n of t) e.push(n);
		t.length = 0;
	}
	t.shuffle(e);
}
var Oe = (e, t, n) => (e - t + n) % n, ke = (e, t, n) => ((e + t) % n + n) % n;
function Ae(e, t, n) {
	let r = (e - t + n) % n;
	return r * 2 > n ? n - r : r;
}
var je = (e, t, n, r) => t >= 0 && (e >> Oe(t, n, r) & 1) == 1, Me = [
	1,
	1,
	0,
	-1,
	-1,
	0
], Ne = [
	0,
	-1,
	-1,
	0,
	1,
	1
], Pe = (e, t) => Math.max(Math.abs(e), Math.abs(t), Math.abs(e + t)), Fe = [
	-1,
	3,
	4,
	2,
	-1,
	5,
	1,
	0,
	-1
], Ie = (e, t) => e < -1 || e > 1 || t < -1 || t > 1 ? -1 : Fe[e * 3 + t + 4], Le = [
	1,
	0,
	-1,
	-1,
	0,
	1
], Re = [
	0,
	-1,
	-1,
	0,
	1,
	1
];
function ze(e, t, n) {
	let r = ke(0, n, 6);
	return Le[r] * e + Re[r] * t | 0;
}
var Be = (e, t, n) => ze(e, t, n - 2), Ve = [
	2,
	1,
	-1,
	-2,
	-1,
	1
], He = [
	1,
	-1,
	-2,
	-1,
	1,
	2
];
function Ue(e, t, n) {
	let r = -1, i = 0;
	for (let a = 0; a < 6; a++) {
		let o = Ve[a] * e + He[a] * t;
		o < i || (o > i ? (i = o, r = a) : r >= 0 && n >= 0 && Ae(a, n, 6) < Ae(r, n, 6) && (r = a));
	}
	return r;
}
function We(e, t, n) {
	let r = ze(e, t, n);
	return r >= 0 && r + Be(e, t, n) >= 0 && (e !== 0 || t !== 0);
}
var Ge = (e) => Number.isInteger(e) && e >= -64 && e <= 63;
function Ke(e) {
	for (let [t, n] of e) if (!Ge(t) || !Ge(n)) throw RangeError(`Hex (${t}, ${n}): use whole numbers from -64 to 63.`);
	let t = [...e].sort((e, t) => e[0] - t[0] || e[1] - t[1]), n = t.length;
	if (n === 0) throw RangeError("A board needs at least one hex: list its coordinates.");
	let r = Int8Array.from(t, (e) => e[0]), i = Int8Array.from(t, (e) => e[1]), a = r[0], s = Math.min(...i), c = Math.max(...i) - s + 1;
	if (c > 26) throw RangeError(`A board has at most 26 rows, one for each letter; this one has ${c}.`);
	let l = new Int16Array((r[n - 1] - a + 1) * c).fill(-1), u = (e, t) => t < s || t >= s + c ? -1 : l[(e - a) * c + t - s] ?? -1;
	t.forEach(([e, t], n) => {
		if (u(e, t) >= 0) throw RangeError(`Hex (${e}, ${t}) is listed twice: list it once.`);
		l[(e - a) * c + t - s] = n;
	});
	let d = (e, t) => r[t] - r[e], f = (e, t) => i[t] - i[e], p = t.map(([e, t]) => Me.map((n, r) => u(e + n, t + Ne[r]))), m = new Uint8Array(n * n);
	for (let e = 0; e < n; e++) for (let t = 0; t < n; t++) m[e * n + t] = Pe(d(e, t), f(e, t));
	let h = qe(i, s), ee = new Map(h.map((e, t) => [e, t]));
	return {
		size: n,
		q: r,
		r: i,
		neighbours: o(p),
		steps: o(p.map((e) => e.filter((e) => e >= 0))),
		cellAt: u,
		distance: (e, t) => m[e * n + t],
		direction: (e, t) => Ie(d(e, t), f(e, t)),
		bearing: (e, t, n) => Ue(d(e, t), f(e, t), n),
		inArc: (e, t, n, r) => je(r, Ie(d(e, t), f(e, t)), n, 6),
		inCone: (e, t, n) => We(d(e, t), f(e, t), n),
		name: (e) => h[e],
		parse: (e) => ee.get(e) ?? -1
	};
}
function qe(e, t) {
	let n = [];
	return Array.from(e, (e) => {
		let r = e - t, i = (n[r] ?? 0) + 1;
		return n[r] = i, String.fromCharCode(97 + r) + i;
	});
}
var Je = [];
for (let e = -3; e <= 3; e++) for (let t = -3; t <= 3; t++) Math.abs(e + t) <= 3 && Je.push([e, t]);
var v = Ke(Je), Ye = [v.cellAt(-3, 0), v.cellAt(3, 0)], Xe = [
	"gladiator",
	"slave",
	"combatant",
	"nonChampion",
	"equipment",
	"guard",
	"injured"
], y = [
	"ATK",
	"DEF",
	"SPD"
], Ze = ["double", "triple"], Qe = [
	"ledgersBalanced",
	"schemeLaunched",
	"intrigueTurnEnded",
	"bidsRevealed",
	"invitationDeclined",
	"betsPlaced",
	"betsResolved",
	"thumbDown"
], $e = {
	scheme: [],
	react: ["windows"],
	guardTry: [],
	intrigue: [],
	static: [],
	healFailed: [],
	guardFailed: [],
	tributeStep: [],
	preInit: [],
	oppTurn: [],
	attackDeclared: [],
	defenseDeclared: [],
	attackRolled: [],
	defenseRolled: [],
	oppAttackRolled: [],
	oppDefenseRolled: [],
	woundsDealt: [],
	woundsTaken: [],
	combatWon: []
}, et = {
	exhaustSelf: [],
	exhaust: ["number", "filter"],
	pay: ["number"],
	payEach: ["number"],
	payLauncher: ["number"],
	discardHand: ["number"]
}, tt = {
	readyCount: ["filter", "number"],
	targetGoldZero: [],
	targetInfluenceAtMostMine: [],
	schemeTargetsMe: [],
	iBidThisRound: [],
	iDeclined: [],
	iWonABet: [],
	iSupportIt: [],
	iGaveSupport: [],
	supportedInVain: [],
	targetSupportsMe: [],
	notInvited: [],
	dealtAtLeast: ["number"]
}, nt = {
	self: [],
	rival: [],
	any: [],
	launcher: [],
	active: [],
	host: [],
	participant: [],
	opp: [],
	none: []
}, rt = {
	gold: ["number"],
	steal: ["number"],
	influence: ["number"],
	draw: ["number"],
	peekCard: ["number"],
	peekHandDiscard: ["number"],
	peekMarket: ["number", "number"],
	injure: ["filter"],
	kill: ["filter"],
	tap: ["filter"],
	take: ["filter"],
	lose: ["number", "filter"],
	cure: ["filter"],
	recall: ["filter"],
	addFavor: ["number", "number"],
	schemeBonus: ["number"],
	supportersGold: ["number"],
	supportersInfluence: ["number"],
	foil: [],
	guardRoll: ["number"],
	retryGuard: [],
	healRetry: [],
	income: ["number"],
	noUpkeep: [],
	tribute: ["number"],
	addBid: ["number"],
	excuse: [],
	swapCombatant: [],
	openingWound: ["number"],
	spare: []
}, it = {
	reroll: ["pool", "number"],
	forceReroll: ["pool", "number"],
	range: ["number"],
	speedAttack: ["number"],
	ignoreWound: ["number"],
	extraWound: ["number"],
	winInitiative: [],
	initBonus: ["number"],
	moveBonus: ["number"],
	slow: ["number"],
	addDice: ["pool", "number"],
	autoWoundPer: ["set", "pool"]
}, at = {
	perTurn: ["number"],
	perRoll: ["number"],
	perCombat: ["number"]
}, ot = [
	{
		opens: "T:",
		what: "trigger",
		words: $e,
		many: ""
	},
	{
		opens: "C:",
		what: "cost",
		words: et,
		many: "+"
	},
	{
		opens: "IF:",
		what: "condition",
		words: tt,
		many: "&"
	},
	{
		opens: "TG:",
		what: "target",
		words: nt,
		many: ""
	},
	{
		opens: "E:",
		what: "effect",
		words: {
			...rt,
			...it
		},
		many: "+"
	},
	{
		opens: "L:",
		what: "limit",
		words: at,
		many: ""
	}
];
function st(e, t) {
	return t.trim() === "-" ? [] : t.split(" || ").map((t) => ct(e, t.trim()));
}
function ct(e, t) {
	let n = /* @__PURE__ */ new Map(), r = -1;
	for (let i of t.split(/\s+/)) {
		let t = ot.findIndex((e) => i.startsWith(e.opens));
		if (t <= r) throw Error(`card ${e}: '${i}' does not belong there; an ability is T: C: IF: TG: E: L:, in this order`);
		r = t;
		let { opens: a, what: o, words: s, many: c } = ot[t], l = i.slice(a.length), u = c === "" ? [l] : l.split(c);
		n.set(a, u.map((t) => lt(e, o, s, t)));
	}
	let i = n.get("T:")?.[0], a = n.get("E:");
	if (i === void 0 || a === void 0) throw Error(`card ${e}: '${t}' lacks its ${i ? "effect" : "trigger"}`);
	return {
		trigger: i.name,
		windows: i.args[0] ?? 0,
		costs: n.get("C:") ?? [],
		conditions: n.get("IF:") ?? [],
		target: n.get("TG:")?.[0]?.name ?? "none",
		effects: a,
		limit: n.get("L:")?.[0] ?? null
	};
}
function lt(e, t, n, r) {
	let [, i = r, a] = /^(\w+)(?:\(([^()]*)\))?$/.exec(r) ?? [], o = Object.hasOwn(n, i) ? n[i] : null;
	if (o === null) throw Error(`card ${e}: '${i}' is no ${t} of the card language`);
	let s = a === void 0 ? [] : a.split(",");
	if (s.length !== o.length) throw Error(`card ${e}: '${i}' takes ${o.length} arguments, '${r}' gives ${s.length}`);
	return {
		name: i,
		args: s.map((t, n) => dt(e, i, o[n], t.trim()))
	};
}
var ut = {
	filter: Xe,
	pool: y,
	set: Ze
};
function dt(e, t, n, r) {
	if (n === "windows") return r.split("|").reduce((n, r) => n | 1 << ft(e, t, "window", Qe, r.trim()), 0);
	if (n !== "number") return ft(e, t, n, ut[n], r);
	if (!/^-?\d+$/.test(r)) throw Error(`card ${e}: '${r}' in '${t}' is no whole number`);
	return Number(r);
}
function ft(e, t, n, r, i) {
	let a = r.indexOf(i);
	if (a < 0) throw Error(`card ${e}: '${i}' in '${t}' is no ${n}; there are ${r.join(", ")}`);
	return a;
}
var pt = (e) => mt.has(e), mt = new Set(Object.keys(it)), ht = "\nH-BAT ; Batiatus ; 3 2 1 13 ; Fighters for Hire ; Weight of the Ludus ; T:intrigue C:exhaust(2,gladiator) TG:self E:gold(2) || T:intrigue IF:readyCount(gladiator,2) TG:self E:schemeBonus(2) L:perTurn(1)\nH-GLA ; Glaber ; 1 2 2 11 ; Reports of the Watch ; Call up Veterans ; T:intrigue C:exhaust(2,guard) TG:self E:draw(1) L:perTurn(1) || T:intrigue C:pay(3) TG:self E:recall(guard) L:perTurn(1)\nH-SOL ; Solonius ; 2 3 1 8 ; Change of Plan ; Eyes on the Slave Ships ; T:intrigue C:discardHand(1) TG:self E:draw(1) L:perTurn(1) || T:intrigue C:exhaust(1,slave) TG:self E:peekMarket(3,1) L:perTurn(1)\nH-TUL ; Tullius ; 2 1 2 13 ; Collect the Rent ; Deep Purse ; T:intrigue IF:targetInfluenceAtMostMine TG:rival E:steal(1) L:perTurn(1) || T:intrigue C:pay(1) TG:self E:schemeBonus(2) L:perTurn(1)\n", gt = "\nIS-01 ; Inside Information ; 6 ; 2 ; 2 ; T:scheme TG:any E:draw(2)\nIS-02 ; Black Market Profits ; 7 ; 3 ; 2 ; T:scheme TG:any E:gold(5)\nIS-03 ; A Visitor from Rome ; 10 ; 4 ; 2 ; T:scheme TG:self E:influence(1)\nIS-04 ; Grand Feast ; 7 ; 3 ; 2 ; T:scheme C:payEach(2) TG:any E:influence(1)\nIS-05 ; Petty Theft ; 2 ; 1 ; 2 ; T:scheme TG:rival E:steal(2)\nIS-07 ; Poisoned Tongues ; 8 ; 2 ; 2 ; T:scheme TG:rival E:influence(-1)\nIS-06 ; Forged Accounts ; 7 ; 2 ; 2 ; T:scheme TG:rival E:steal(4)\nIS-08 ; Disgrace in the Forum ; 14 ; 4 ; 2 ; T:scheme TG:rival E:influence(-2)\nIS-09 ; Gift to the Aedile ; 5 ; 2 ; 2 ; T:scheme C:pay(6) TG:self E:influence(1)\nIS-10 ; Parade of the Ludus ; 6 ; 2 ; 1 ; T:scheme IF:readyCount(gladiator,3) TG:self E:influence(1)\nIS-11 ; Pride of Capua ; 8 ; 3 ; 1 ; T:scheme IF:readyCount(gladiator,5) TG:self E:influence(2)\nIS-12 ; Household of Note ; 6 ; 2 ; 1 ; T:scheme IF:readyCount(slave,4) TG:self E:influence(1)\nIS-13 ; Tainted Cup ; 9 ; 2 ; 2 ; T:scheme TG:rival E:injure(combatant)\nIS-14 ; Knife after Dark ; 12 ; 3 ; 2 ; T:scheme TG:rival E:kill(nonChampion)\nIS-15 ; Runaway ; 5 ; 1 ; 1 ; T:scheme TG:rival E:lose(1,slave)\nIS-16 ; Cut Straps ; 4 ; 1 ; 1 ; T:scheme TG:rival E:tap(equipment)\nIS-17 ; Raided Armory ; 11 ; 3 ; 1 ; T:scheme TG:rival E:take(equipment)\nIS-18 ; Bribed Sentries ; 4 ; 1 ; 1 ; T:scheme TG:rival E:lose(2,guard)\nIS-20 ; Healing Balm ; 3 ; 1 ; 1 ; T:scheme TG:any E:cure(injured)\nIS-21 ; Back from the Mines ; 5 ; 2 ; 1 ; T:scheme TG:self E:recall(slave)\nIS-22 ; Darling of the Crowd ; 9 ; 3 ; 1 ; T:scheme TG:any E:addFavor(1,2)\nIS-23 ; Common Cause ; 13 ; 3 ; 1 ; T:scheme TG:self E:influence(1)+supportersInfluence(1)\nIS-24 ; Sworn Brothers ; 11 ; 3 ; 2 ; T:scheme TG:self E:gold(6)+supportersGold(3)\nIS-19 ; Spy in the Household ; 3 ; 1 ; 2 ; T:scheme TG:rival E:peekHandDiscard(1)\nIS-25 ; An Ally Sold ; 5 ; 2 ; 1 ; T:scheme IF:targetSupportsMe TG:rival E:steal(5)\nIS-26 ; Triumvirate ; 16 ; 4 ; 1 ; T:scheme C:pay(3) TG:self E:influence(2)+supportersGold(4)\nIS-27 ; Seized by Decree ; 15 ; 4 ; 1 ; T:scheme TG:rival E:take(nonChampion)\n", _t = "\nIR-01 ; Whispered Rumors ; 5 ; 2 ; 3 ; T:react(schemeLaunched) TG:launcher E:foil\nIR-02 ; Forewarned ; 2 ; 1 ; 2 ; T:react(schemeLaunched) IF:schemeTargetsMe TG:launcher E:foil\nIR-03 ; Exposed Plot ; 8 ; 3 ; 2 ; T:react(schemeLaunched) TG:launcher E:foil+gold(-2)\nIR-04 ; Price of Silence ; 1 ; 1 ; 1 ; T:react(schemeLaunched) C:payLauncher(2) TG:launcher E:foil\nIR-05 ; Destitute! ; 3 ; 1 ; 2 ; T:react(ledgersBalanced|intrigueTurnEnded|betsResolved) IF:targetGoldZero TG:rival E:influence(-1)\nIR-06 ; Late Substitution ; 6 ; 2 ; 1 ; T:react(betsPlaced) TG:participant E:swapCombatant\nIR-07 ; Drugged Wine ; 5 ; 2 ; 2 ; T:react(betsPlaced) TG:participant E:openingWound(1)\nIR-08 ; Roar of the Crowd ; 4 ; 1 ; 2 ; T:react(thumbDown) TG:none E:spare\nIR-09 ; Hidden Purse ; 4 ; 2 ; 1 ; T:react(bidsRevealed) IF:iBidThisRound TG:self E:addBid(2)\nIR-10 ; Ready Excuse ; 3 ; 1 ; 1 ; T:react(invitationDeclined) IF:iDeclined TG:self E:excuse\nIR-11 ; Bookmaker's Slip ; 4 ; 1 ; 1 ; T:react(betsResolved) IF:iWonABet TG:self E:gold(3)\nIR-12 ; Turncoat ; 4 ; 2 ; 1 ; T:react(schemeLaunched) IF:iSupportIt TG:launcher E:foil+steal(2)\nIR-13 ; Debt of Honor ; 2 ; 1 ; 2 ; T:react(intrigueTurnEnded) IF:iGaveSupport TG:self E:gold(3)\nIR-14 ; Broken Word ; 3 ; 1 ; 1 ; T:react(intrigueTurnEnded) IF:supportedInVain TG:active E:influence(-1)\nIR-15 ; Slighted Guest ; 3 ; 1 ; 1 ; T:react(betsPlaced) IF:notInvited TG:host E:steal(2)\nIR-16 ; Wrath of the Crowd ; 5 ; 2 ; 1 ; T:react(thumbDown) TG:host E:influence(-1)\n", vt = "\nIG-01 ; Guard ; 0 ; 2 ; 13 ; T:guardTry TG:launcher E:guardRoll(4)\nIG-02 ; Night Watch ; 0 ; 2 ; 3 ; T:guardTry TG:launcher E:guardRoll(4)+gold(-1)\n", yt = "\nSG-1 ; Thracian Warrior ; 3 2 3 ; 2 ; 2 ; -\nSG-2 ; Gallic Recruit ; 3 3 2 ; 2 ; 2 ; T:combatWon TG:self E:gold(1)\nSG-3 ; Numidian Runner ; 2 2 4 ; 2 ; 2 ; T:static TG:self E:initBonus(2)\nSG-4 ; Samnite Recruit ; 2 4 2 ; 2 ; 2 ; -\n", bt = "\nSS-1 ; House Servant ; 1 1 2 ; 2 ; 2 ; T:intrigue C:exhaustSelf+pay(1) TG:self E:schemeBonus(1)\nSS-2 ; Kitchen Hand ; 1 2 1 ; 2 ; 2 ; -\nSS-3 ; Water Carrier ; 1 1 3 ; 2 ; 2 ; T:healFailed C:exhaustSelf TG:self E:healRetry L:perRoll(1)\nSS-4 ; Field Hand ; 2 1 2 ; 2 ; 2 ; -\n", xt = "\nMG-01 ; Spartacus ; 4 4 5 ; 8 ; 1 ; T:attackRolled TG:opp E:autoWoundPer(double,ATK)\nMG-02 ; Theokeles ; 6 5 3 ; 8 ; 1 ; -\nMG-03 ; Agron ; 4 4 3 ; 5 ; 1 ; T:defenseRolled TG:opp E:autoWoundPer(triple,DEF)\nMG-04 ; Gallic Veteran ; 3 3 3 ; 3 ; 2 ; T:defenseRolled TG:self E:reroll(DEF,1) L:perCombat(1)\nMG-05 ; Crixus ; 5 4 3 ; 7 ; 1 ; T:woundsDealt IF:dealtAtLeast(1) TG:opp E:extraWound(1) L:perCombat(1)\nMG-06 ; Oenomaus ; 4 4 4 ; 7 ; 1 ; T:defenseRolled TG:self E:reroll(DEF,1) L:perRoll(1)\nMG-07 ; Castus ; 4 3 4 ; 6 ; 1 ; T:static TG:self E:initBonus(2)\nMG-08 ; Gannicus ; 4 3 5 ; 6 ; 1 ; T:intrigue C:exhaustSelf TG:self E:gold(2)\nMG-09 ; Priscus ; 4 4 3 ; 5 ; 1 ; T:combatWon TG:self E:gold(2)\nMG-10 ; Verus ; 3 4 4 ; 5 ; 1 ; -\nMG-11 ; Flamma ; 5 4 4 ; 8 ; 1 ; T:attackRolled TG:self E:reroll(ATK,1) L:perCombat(1)\nMG-12 ; Celadus ; 3 3 4 ; 4 ; 1 ; T:tributeStep TG:self E:tribute(2)\nMG-13 ; Hilarus ; 4 3 3 ; 4 ; 1 ; -\nMG-14 ; Tetraites ; 3 5 2 ; 4 ; 1 ; T:defenseDeclared TG:self E:addDice(DEF,1) L:perCombat(1)\nMG-15 ; Spiculus ; 5 3 3 ; 5 ; 1 ; T:woundsDealt IF:dealtAtLeast(2) TG:opp E:extraWound(1) L:perCombat(1)\nMG-16 ; Carpophorus ; 4 5 3 ; 7 ; 1 ; T:woundsTaken TG:self E:ignoreWound(1) L:perCombat(1)\nMG-17 ; Bato ; 5 3 2 ; 4 ; 1 ; T:static TG:self E:noUpkeep\n", St = "\nMS-01 ; Pietros ; 1 2 2 ; 3 ; 1 ; T:intrigue C:exhaustSelf TG:self E:gold(1)\nMS-02 ; Indus ; 2 1 3 ; 3 ; 1 ; T:intrigue C:exhaustSelf TG:rival E:peekCard(1)\nMS-03 ; Medicus ; 1 1 2 ; 4 ; 1 ; T:healFailed TG:self E:healRetry L:perRoll(1)\nMS-04 ; Dispensator ; 1 1 2 ; 4 ; 1 ; T:static TG:self E:income(2)\nMS-05 ; Nuntius ; 1 1 4 ; 3 ; 1 ; T:intrigue C:exhaustSelf TG:self E:schemeBonus(1)\nMS-06 ; Nomenclator ; 1 2 2 ; 4 ; 1 ; T:intrigue C:exhaustSelf+pay(2) TG:self E:schemeBonus(3)\nMS-07 ; Praegustator ; 2 2 1 ; 3 ; 1 ; T:guardFailed C:exhaustSelf TG:self E:retryGuard L:perRoll(1)\nMS-08 ; Scriba ; 1 1 2 ; 3 ; 1 ; T:intrigue C:exhaustSelf+discardHand(1) TG:self E:draw(1)\nMS-09 ; Ancilla ; 1 1 3 ; 3 ; 1 ; T:intrigue C:exhaustSelf IF:targetInfluenceAtMostMine TG:rival E:steal(1)\nMS-10 ; Institor ; 1 2 3 ; 3 ; 1 ; T:intrigue C:exhaustSelf TG:self E:peekMarket(2,1)\n", Ct = "\nEW-1 ; Sword ; WEAPON ; 3 ; 2 ; T:attackRolled TG:self E:reroll(ATK,1) L:perRoll(1)\nEW-2 ; Trident ; WEAPON ; 3 ; 2 ; T:static TG:self E:range(2)\nEW-3 ; War Axe ; WEAPON ; 4 ; 1 ; T:woundsDealt C:exhaustSelf TG:opp E:extraWound(1)\nEW-4 ; Sica ; WEAPON ; 4 ; 1 ; T:oppDefenseRolled C:exhaustSelf TG:opp E:forceReroll(DEF,1)\nEA-1 ; Helmet ; ARMOR ; 3 ; 2 ; T:defenseRolled TG:self E:reroll(DEF,1) L:perRoll(1)\nEA-2 ; Scutum ; ARMOR ; 3 ; 2 ; T:woundsTaken C:exhaustSelf TG:self E:ignoreWound(1)\nEA-3 ; Greaves ; ARMOR ; 2 ; 1 ; T:static TG:self E:moveBonus(1)\nEA-4 ; Lorica ; ARMOR ; 4 ; 1 ; T:defenseDeclared C:exhaustSelf TG:self E:addDice(DEF,2)\nES-1 ; Net ; SPECIAL ; 4 ; 2 ; T:preInit C:exhaustSelf TG:self E:winInitiative\nES-2 ; Javelin ; SPECIAL ; 2 ; 2 ; T:attackDeclared C:exhaustSelf TG:opp E:speedAttack(3)\nES-3 ; Lasso ; SPECIAL ; 2 ; 1 ; T:oppTurn C:exhaustSelf TG:opp E:slow(2)\nES-4 ; Handful of Sand ; SPECIAL ; 3 ; 1 ; T:oppAttackRolled C:exhaustSelf TG:opp E:forceReroll(ATK,1)\n", wt = (e) => e.toLowerCase().replaceAll("'", "").replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
function Tt(e, t) {
	return e.trim().split("\n").map((e) => {
		let n = e.split(" ; ").map((e) => e.trim());
		if (n.length !== t) throw Error(`card ${n[0]}: its line has ${n.length} columns, not ${t}`);
		return n;
	});
}
var Et = {
	req: 0,
	dice: [],
	start: !1,
	holdings: null,
	powers: []
};
function Dt(e, t, n) {
	return Tt(e, 6).map(([e = "", r = "", i = "", a, o, s = ""]) => ({
		...Et,
		id: e,
		name: r,
		slug: wt(r),
		type: t,
		value: Number(a),
		start: n,
		count: Number(o),
		dice: i.split(" ").map(Number),
		abilities: st(e, s)
	}));
}
var Ot = () => Tt(Ct, 6).map(([e = "", t = "", n = "", r, i, a = ""]) => ({
	...Et,
	id: e,
	name: t,
	slug: wt(t),
	type: n.toLowerCase(),
	value: Number(r),
	count: Number(i),
	abilities: st(e, a)
}));
function kt(e, t) {
	return Tt(e, 6).map(([e = "", n = "", r, i, a, o = ""]) => ({
		...Et,
		id: e,
		name: n,
		slug: wt(n),
		type: t,
		value: Number(i),
		req: Number(r),
		count: Number(a),
		abilities: st(e, o)
	}));
}
var At = () => Tt(ht, 6).map(([e = "", t = "", n = "", r = "", i = "", a = ""]) => {
	let [o = 0, s = 0, c = 0, l = 0] = n.split(" ").map(Number), u = st(e, a);
	return {
		...Et,
		id: e,
		name: t,
		slug: wt(t),
		type: "house",
		value: 0,
		count: 1,
		abilities: u,
		holdings: {
			gladiators: o,
			slaves: s,
			guards: c,
			gold: l
		},
		powers: [r, i]
	};
}), b = [
	...Dt(yt, "gladiator", !0),
	...Dt(bt, "slave", !0),
	...Dt(xt, "gladiator", !1),
	...Dt(St, "slave", !1),
	...Ot(),
	...kt(gt, "scheme"),
	...kt(_t, "reaction"),
	...kt(vt, "guard"),
	...At()
], jt = 127;
if (b.length > jt) throw Error(`there are ${b.length} kinds of cards, at most ${jt} can be told apart`);
for (let [e, { id: t, slug: n, abilities: r }] of b.entries()) {
	if (r.length > 4) throw Error(`card ${t}: it has more than 4 abilities`);
	if (b.findIndex((e) => e.slug === n) !== e) throw Error(`card ${t}: another card is called ${n} too`);
}
var Mt = b.map((e) => e.type), Nt = b.map((e) => e.value), x = b.map((e) => e.req), Pt = (e) => b.findIndex((t) => t.id === e), Ft = Pt("IS-01"), It = Pt("H-BAT"), Lt = b.findIndex((e) => e.type === "guard"), Rt = we(b.map((e, t) => t < Ft ? e.count : 0)), zt = we(b.map((e, t) => t >= Ft && t < It ? e.count : 0)), Bt = b.flatMap((e, t) => e.type === "house" ? [t] : []), Vt = b.map((e) => e.type === "reaction" ? e.abilities.reduce((e, t) => e | t.windows, 0) : 0), S = (e) => Mt[e] === "guard", Ht = (e) => Mt[e] === "scheme", Ut = /* @__PURE__ */ new Map(), Wt = [];
for (let e of new Set(b.flatMap((e) => e.abilities.map((e) => e.trigger)))) Ut.set(e, b.map(({ abilities: t }) => t.flatMap((t, n) => t.trigger === e ? [n] : [])));
var Gt = (e, t) => Ut.get(t)?.[e] ?? Wt, Kt = 9, qt = 3, Jt = 2048, Yt = 127, C = (e) => e & Yt, Xt = (e) => b[e & Yt], w = (e) => Mt[e & Yt], T = (e) => Nt[e & Yt], E = (e) => !(e & 384), Zt = (e) => !!(e & 256), D = (e) => (e & Jt) !== 0, Qt = (e) => e >> Kt & qt, $t = (e, t) => e & -1537 | t << Kt, en = (e) => w(e) === "gladiator" || w(e) === "slave", tn = (e) => {
	let t = w(e);
	return t === "weapon" || t === "armor" || t === "special";
}, nn = [
	(e) => E(e) && w(e) === "gladiator",
	(e) => E(e) && w(e) === "slave",
	(e) => E(e) && en(e),
	(e) => E(e) && en(e) && !D(e),
	(e) => E(e) && tn(e),
	(e) => E(e) && w(e) === "guard",
	Zt
], O = (e, t) => nn[e](t);
function rn(e) {
	let t = Qt(e);
	return Xt(e).slug + (t > 0 ? `.${t}` : "") + (D(e) ? ".champion" : "") + (Zt(e) ? ".injured" : e & 128 ? ".x" : "");
}
function an(e, t, n) {
	for (let n of b[e].abilities) if (n.trigger === "static") {
		for (let { name: e, args: r } of n.effects) if (e === t) return r[0] ?? 1;
	}
	return n;
}
function on(e) {
	if (!E(e)) return 0;
	let t = w(e);
	return t === "slave" ? an(C(e), "income", 1) : t === "gladiator" && an(C(e), "noUpkeep", 0) !== 1 ? -1 : 0;
}
var k = [
	"victory-1",
	"victory-2",
	"injury",
	"decapitation"
], sn = (e, t) => e * k.length + t, A = (e, t, n) => t * e + n, j = (e, t) => e * y.length + t, cn = ["I", "II"], ln = 1e5, un = (e, t, n) => (t + n) % e.seats, dn = (e, t) => !!(e.hidden & 1 << t), fn = (e) => e <= 3 ? 3 : e <= 6 ? 4 : e <= 9 ? 5 : 6, pn = (e) => ({
	seats: [],
	cards: [],
	gear: [],
	health: [],
	cells: [],
	round: 0,
	idle: 0,
	struck: !1,
	slowed: [0, 0],
	used: [],
	loser: -1,
	degree: 0,
	tournament: e
}), mn = (e) => Array.from({ length: e }, () => []), hn = (e, t, n, { turnLimit: r, tiedHostPays: i }) => ({
	flow: e,
	seats: t,
	turnLimit: r,
	tiedHostPays: i,
	turn: 0,
	host: 0,
	gold: [...Array(t).fill(0), ln],
	hidden: 0,
	showed: Array(t).fill(0),
	slipped: Array(t * t).fill(0),
	houses: Array.from({ length: t }, () => ({
		card: -1,
		influence: n,
		hand: [],
		assets: []
	})),
	market: Rt.slice(),
	row: [],
	lot: [],
	marketDiscard: [],
	intrigue: zt.slice(),
	intrigueDiscard: [],
	played: [],
	known: mn(t * t),
	seen: mn(t),
	trades: [],
	refused: [],
	offers: Array(t).fill(0),
	fight: null,
	bets: Array(sn(t, 0)).fill(0),
	winner: -1,
	decidedBy: ""
});
function gn(e, t) {
	let [n = "", ...r] = t.trim().split(/\s+/);
	switch (n) {
		case "seat": return _n(e, M(r[0], e.seats - 1), r[1] ?? "", r.slice(2));
		case "turn":
			e.turn = M(r[0], 999);
			return;
		case "host":
			e.host = M(r[0], e.seats - 1);
			return;
		case "hidden":
			for (let t of r) {
				let n = M(t, e.seats - 1);
				e.hidden |= 1 << n, e.showed[n] = e.gold[n];
			}
			return;
		case "top": return Cn(e, r.map(bn));
		case "discard":
			for (let t of r.map(bn)) Ee(Sn(e, t), t), (t < Ft ? e.marketDiscard : e.intrigueDiscard).push(t);
			return;
		case "lot":
			for (let t of r.map(bn)) Ee(e.market, t), e.lot.push(t);
			return;
		case "played":
			for (let t of r.map(bn)) Ee(e.intrigue, t), e.played.push(t);
			return;
		case "empty": return yn(e, r[0] ?? "");
		case "fight": return vn(e, r);
		case "round":
			e.fight.round = M(r[0], 99);
			return;
		case "idle":
			e.fight.idle = M(r[0], 99);
			return;
		case "defeat":
			e.fight.loser = M(r[0], 2) - 1, e.fight.degree = M(r[1], 3);
			return;
		default: throw Error(`'${n}' cannot be set; there are: seat, turn, host, hidden, top, discard, lot, played, empty, fight, round, idle, defeat`);
	}
}
function _n(e, t, n, r) {
	let i = e.houses[t];
	switch (n) {
		case "house":
			i.card = bn(r[0] ?? "");
			return;
		case "influence":
			i.influence = M(r[0], 12);
			return;
		case "gold": {
			let n = M(r[0], 999);
			e.gold[e.seats] += e.gold[t] - n, e.gold[t] = n;
			return;
		}
		case "hand":
			for (let t of r.map(bn)) Ee(e.intrigue, t), Te(i.hand, t);
			return;
		case "table":
			for (let t of r.map(xn)) Ee(Sn(e, C(t)), C(t)), i.assets.push(t);
			return;
		case "bets":
			for (let [n, i] of r.entries()) e.bets[sn(t, n)] = M(i, 3);
			return;
		default: throw Error(`'seat ${t} ${n}' cannot be set; there are: house, influence, gold, hand, table, bets (${k.join(", ")})`);
	}
}
function vn(e, t) {
	let n = pn(t[0] === "tournament"), r = t.filter((e) => e !== "tournament").join(" ").split(" against ");
	for (let [t, i] of r.entries()) {
		let [r, a = "", ...o] = i.split(" ");
		n.seats.push(M(r, e.seats - 1)), n.cards.push(xn(a)), n.cells.push(Ye[t]), n.gear.push([]);
		let { dice: s } = b[C(xn(a))];
		for (let e = 0; e < 3; e++) n.health.push(s[e]);
		for (let e of o) /^\d+\/\d+\/\d+$/.test(e) ? n.health.splice(j(t, 0), y.length, ...e.split("/").map(Number)) : v.parse(e) >= 0 ? n.cells[t] = v.parse(e) : n.gear[t].push(xn(e));
		for (let r of [n.cards[t], ...n.gear[t]]) if (!e.houses[n.seats[t]].assets.includes(r)) throw Error(`${rn(r)} is not on that table`);
	}
	e.fight = n;
}
function yn(e, t) {
	if (t === "intrigue") e.intrigueDiscard.push(...e.intrigue.splice(0));
	else if (t === "market") e.marketDiscard.push(...e.market.splice(0));
	else throw Error(`the decks are intrigue and market, not '${t}'`);
}
function M(e, t) {
	if (e === void 0 || !/^\d+$/.test(e) || Number(e) > t) throw Error(`a number from 0 to ${t} is needed, not '${e}'`);
	return Number(e);
}
function bn(e) {
	let t = b.findIndex((t) => t.slug === e);
	if (t < 0) throw Error(`'${e}' is no card`);
	return t;
}
function xn(e) {
	let [t = "", ...n] = e.split("."), r = bn(t);
	for (let e of n) e === "x" ? r |= 128 : e === "injured" ? r |= 384 : e === "champion" ? r |= Jt : r = $t(r, M(e, 2));
	return r;
}
var Sn = (e, t) => t < Ft ? e.market : e.intrigue;
function Cn(e, t) {
	for (let n of t.reverse()) {
		let t = Sn(e, n);
		Ee(t, n), t.push(n);
	}
}
var N = (e, t, n) => ({
	label: e,
	value: t,
	clause: n
}), wn = (e, t) => ({
	to: e,
	fields: t
}), Tn = class {
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
		let r = t ?? {}, i = "clause" in r ? En(r) : a(r), o = n.length === 0 ? null : n.map(({ to: e, fields: t }) => ({
			to: e,
			fields: a(t)
		})), s = {
			n: this.length,
			clause: r.clause ?? this.clause,
			kind: e,
			secrets: o,
			fields: i
		};
		On(s), An(s, this.declared), this.events.push(s);
	}
};
function En({ clause: e, ...t }) {
	return a(t);
}
var Dn = [
	"n",
	"clause",
	"kind",
	"secrets"
];
function On(e) {
	if (kn(e, e.fields), e.secrets !== null) for (let { fields: t } of e.secrets) kn(e, t);
}
function kn({ clause: e, kind: t }, n) {
	for (let r of Dn) if (r in n) throw Error(`${e} ${t}: an event cannot have a field '${r}'`);
}
function An(e, t) {
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
function jn(e, t, n, r, i, a) {
	Nn(e, t, n, r, i, a, null);
}
function Mn(e, t, n, r, i) {
	Nn(e, t, r, i, "card", "SP-14.3", n);
}
function Nn(e, t, n, r, i, a, o) {
	let s = e.houses[n], c = s.influence + r, l = c < 0 ? 0 : c > 12 ? 12 : c;
	if (t.log !== null) {
		let e = [N(i, r, a)];
		l !== c && e.push(N("bound", l - c, "SP-0.4")), t.log.emit("influenceChanged", {
			clause: a,
			seat: n,
			influence: l,
			...o === null ? {} : { cause: o },
			...o === null || e.length > 1 ? { parts: e } : {},
			total: l - s.influence
		});
	}
	s.influence = l;
}
function P(e, t, n, r) {
	if (!(r >= 0 && r <= e.gold[t])) throw Error(`${t} has ${e.gold[t]} gold, ${r} cannot be taken`);
	e.gold[t] -= r, e.gold[n] += r;
}
var F = (e, t) => dn(e, t) ? null : e.gold[t], I = (e) => e.seats;
function Pn(e, t, n, r) {
	let i = Math.min(r, e.gold[t]);
	return P(e, t, n, i), i;
}
function Fn(e, t, n, r) {
	let i = [];
	for (; i.length < r;) {
		if (e.intrigue.length === 0) {
			if (e.intrigueDiscard.length === 0) break;
			De(e.intrigue, t.random, e.intrigueDiscard), t.log?.emit("reshuffled", {
				clause: "SP-3.24",
				deck: "intrigue",
				count: e.intrigue.length
			});
		}
		let r = e.intrigue.pop();
		Te(e.houses[n].hand, r), i.push(r);
	}
	i.length > 0 && t.reveal(0, c(n)), t.log?.emit("drew", {
		seat: n,
		count: i.length,
		hand: e.houses[n].hand.length
	}, wn(c(n), { cards: i }));
}
function In(e, t) {
	if (e.market.length > 0) return !0;
	if (e.marketDiscard.length === 0) return !1;
	De(e.market, t.random, e.marketDiscard);
	for (let t of e.seen) for (let n = 0; n < t.length; n += 2) t[n] += e.market.length;
	return t.log?.emit("reshuffled", {
		clause: "SP-3.25",
		deck: "market",
		count: e.market.length
	}), !0;
}
function Ln(e, t, n, r) {
	Ee(e.houses[n].hand, r);
	for (let t = 0; t < e.seats; t++) {
		let i = e.known[A(e.seats, t, n)], a = i.indexOf(r);
		a >= 0 && i.splice(a, 1);
	}
	Rn(e, n, r), t.reveal(c(n), s);
}
function Rn(e, t, n) {
	if (!e.houses[t].hand.includes(n)) for (let r of e.flow.frames) {
		if (r.rule !== "intrigue-turn" || r.by !== t) continue;
		let { plans: e } = r;
		for (let t = 0; t < e.length; t++) e[t] === n && (e[t] = -1);
	}
}
function zn(e, t, n, r) {
	let i = e.known[A(e.seats, t, n)], a = i.slice();
	for (let e of r) {
		let t = a.indexOf(e);
		t >= 0 ? a.splice(t, 1) : Te(i, e);
	}
}
function Bn(e, t) {
	(t < Ft ? e.marketDiscard : e.intrigueDiscard).push(t);
}
function Vn(e, t, n, r) {
	for (let i of r) Ln(e, t, n, i), Bn(e, i);
	t.log?.emit("discarded", {
		seat: n,
		cards: r
	});
}
function Hn(e, t, n, r) {
	r !== 0 && jn(e, t, n, r, "champion", r > 0 ? "SP-3.28" : "SP-3.29");
}
function Un(e, t, n, r) {
	e.houses[n].assets.push(r), D(r) && Hn(e, t, n, 1);
}
function Wn(e, t, n, r) {
	Ee(e.houses[n].assets, r), D(r) && Hn(e, t, n, -1);
}
function Gn(e, t, n, r) {
	Wn(e, t, n, r), Bn(e, C(r));
}
function Kn(e, t, n, r) {
	let { assets: i } = e.houses[t], a = i.indexOf(n);
	if (a < 0) throw Error(`seat ${t} has no asset ${n}`);
	i[a] = r;
}
function qn(e, t, n) {
	let r = 0;
	for (let i of e.houses[t].assets) O(n, i) && r++;
	return r;
}
var Jn = (e, t, n) => e.houses[t].assets.filter((e) => O(n, e));
function Yn(e, t, n) {
	for (let r of e.houses[t].assets) if (C(r) === n && E(r)) return r;
	return -1;
}
var Xn = (e, t, n) => e.houses[t].assets.filter((e) => E(e) && w(e) === n), Zn = (e, t) => t.slice().sort((t, n) => (t - e.host + e.seats) % e.seats - (n - e.host + e.seats) % e.seats);
function Qn(e, t, n, r, i = !1) {
	let a = Zn(e, n);
	do {
		let e = a.map(() => t.random.die(6)), n = i ? Math.min(...e) : Math.max(...e), o = a.filter((t, r) => e[r] === n);
		t.log?.emit("rolledOff", {
			clause: r,
			seats: a,
			rolls: e,
			best: o
		}), a = o;
	} while (a.length > 1);
	return a[0];
}
var $n = (e) => Bt.filter((t) => !e.houses.some((e) => e.card === t)), er = g("set-up", { locals: {} }, [
	{
		clause: "SP-2.2",
		run(e, t, n) {
			e.host = Qn(e, n, e.houses.map((e, t) => t), "SP-2.2"), n.log?.emit("hostChosen", {
				clause: "SP-2.3",
				seat: e.host
			});
		}
	},
	{
		clause: "SP-2.4",
		auto: !0,
		ask(e) {
			for (let t = 0; t < e.seats; t++) {
				let n = un(e, e.host, t);
				if (e.houses[n].card < 0) return _(n, "house", $n(e));
			}
			return null;
		},
		fallback: (e) => $n(e)[0],
		take(e, t, n, r, i) {
			return e.houses[i].card = r, n.log?.emit("chose", {
				seat: i,
				house: r
			}), p;
		}
	},
	{
		clause: "SP-2.8",
		run(e, t, n) {
			tr(e, n, "gladiator"), tr(e, n, "slave");
		}
	},
	{
		clause: "SP-2.10",
		run(e, t, n) {
			for (let t = 0; t < e.seats; t++) {
				let r = un(e, e.host, t), { guards: i } = b[e.houses[r].card].holdings;
				for (let t = 0; t < i; t++) Ee(e.intrigue, Lt), Un(e, n, r, Lt);
				n.log?.emit("guardsReceived", {
					clause: "SP-2.11",
					seat: r,
					count: i
				});
			}
		}
	},
	{
		clause: "SP-2.12",
		run(e, t, n) {
			for (let t = 0; t < e.seats; t++) {
				let { gold: r } = b[e.houses[t].card].holdings;
				P(e, I(e), t, r), n.log?.emit("goldChanged", {
					seat: t,
					total: r,
					purse: F(e, t)
				});
			}
		}
	},
	{
		clause: "SP-2.19",
		run(e, t, n) {
			n.random.shuffle(e.intrigue), n.random.shuffle(e.market), n.log?.emit("shuffled", {
				intrigue: e.intrigue.length,
				market: e.market.length
			});
		}
	}
]);
function tr(e, t, n) {
	let r = (e) => b[e].start && b[e].type === n, i = e.market.filter(r);
	e.market = e.market.filter((e) => !r(e)), t.random.shuffle(i);
	let a = e.houses.map((e) => {
		let t = b[e.card].holdings;
		return n === "gladiator" ? t.gladiators : t.slaves;
	});
	for (let n = 0; a.some((e) => e > n); n++) for (let r = 0; r < e.seats; r++) {
		let o = un(e, e.host, r);
		if (a[o] <= n) continue;
		let c = i.pop();
		Un(e, t, o, c), t.reveal(0, s), t.log?.emit("dealt", {
			seat: o,
			card: c
		});
	}
	e.market.push(...i);
}
var nr = {
	bidsOpened: {
		bids: "number[seat]",
		stacks: "number[seat]"
	},
	tied: {
		seats: "seat[]",
		stacks: "number[seat]"
	}
}, rr = {
	bidders: "seat[]",
	stacks: "number[seat]",
	bids: "number[seat]"
}, ir = (e) => e.log;
function ar(e) {
	let t = -1, n = !0, r = [];
	for (let i of e.bidders) {
		let a = e.bids[i] ?? 0;
		a > 0 && (n = !1);
		let o = e.stacks[i] + a;
		o > t ? (t = o, r = [i]) : o === t && r.push(i);
	}
	return {
		total: t,
		leaders: r,
		failed: n
	};
}
function or(e, t) {
	return e.stacks[t] + (e.sealed?.[t] ?? 0);
}
var sr = -1;
function cr(e) {
	let { bid: t, award: n, tie: r, fail: i } = e.clauses;
	return g(e.name, {
		locals: {
			bidders: [],
			stacks: [],
			bids: []
		},
		shows: [
			"bidders",
			"stacks",
			"bids"
		]
	}, [
		{
			clause: t,
			sealed: !0,
			ask: (t, n) => n.bidders.map((r) => ae(r, "coins", 0, e.purse(t, r) - n.stacks[r])),
			fallback: () => 0,
			take(e, t, n, r) {
				t.bids = r.slice(), ir(n)?.emit("bidsOpened", {
					bids: t.bids.slice(),
					stacks: t.stacks.slice()
				});
			}
		},
		{
			clause: t,
			at: `${t} shown`,
			run: (t, n, r) => e.shown?.(t, n, r)
		},
		{
			clause: i,
			run(t, n, r) {
				if (ar(n).failed) return e.failed(t, r, n.bidders), m(sr);
			}
		},
		{
			clause: r,
			run(n, r, i) {
				let { leaders: a } = ar(r);
				if (!(a.length === 1 || e.breakTie)) {
					for (let e of r.bidders) r.stacks[e] = a.includes(e) ? r.stacks[e] + r.bids[e] : 0;
					return r.bidders = a, ir(i)?.emit("tied", {
						seats: a.slice(),
						stacks: r.stacks.slice()
					}), f(t);
				}
			}
		},
		{
			clause: n,
			run(t, n, r) {
				let { leaders: i, total: a } = ar(n), o = i.length > 1 && e.breakTie ? e.breakTie(t, i) : i[0];
				return e.won(t, r, o, a), m(o);
			}
		}
	]);
}
function lr(e, t, n, r = null) {
	return h(e, {
		bidders: n,
		stacks: Array(t).fill(0)
	}, r);
}
var ur = [
	"cash",
	"launch",
	"use",
	"ask",
	"lay",
	"end",
	"play",
	"table",
	"hand",
	"pass",
	"drop",
	"none",
	"move",
	"attack",
	"rest"
], dr = 128, fr = 8, pr = 8, mr = 64, hr = /* @__PURE__ */ new Map(), gr = /* @__PURE__ */ new Map();
function L(e, t = -1, n = -1, r = 0, i = 0) {
	let a = (((ur.indexOf(e) * dr + t + 1) * fr + n + 1) * pr + r) * mr + i;
	return hr.get(a) ?? _r(a, {
		verb: e,
		card: t,
		ability: r,
		seat: n,
		number: i
	});
}
function _r(e, t) {
	let { verb: n, card: r, ability: i, seat: a, number: o } = t, s = n + (r >= 0 ? `.${b[r].slug}` : "") + (i > 0 ? `#${i + 1}` : "") + (a >= 0 ? `.${a}` : "") + (o > 0 ? `=${o}` : "");
	return hr.set(e, s), gr.set(s, t), s;
}
function R(e) {
	let t = gr.get(e);
	if (t !== void 0) return t;
	let [, n = "", r, i, a, o] = /^([a-z-]+)(?:\.([a-z][a-z0-9-]*))?(?:#(\d))?(?:\.(\d))?(?:=(\d+))?$/.exec(e) ?? [], s = r === void 0 ? -1 : b.findIndex((e) => e.slug === r);
	if (!ur.includes(n) || r !== void 0 && s < 0) throw Error(`'${e}' is no act`);
	return L(n, s, a === void 0 ? -1 : Number(a), i === void 0 ? 0 : Number(i) - 1, Number(o ?? 0)), gr.get(e);
}
var z = L("none"), vr = L("pass"), yr = L("end"), br = 8, xr = (e) => e & 7, Sr = (e) => e < br, Cr = (e) => e.map(xr).sort((e, t) => t - e);
function wr(e, t) {
	let n = [];
	for (let r = 0; r < t; r++) n.push(e.random.die(6));
	return n;
}
function Tr(e, t, n, r, i, a) {
	let o = n.findIndex((e) => xr(e) === r && (!i || Sr(e))), s = e.random.die(6);
	n[o] = s + (i || !Sr(n[o]) ? br : 0), e.log?.emit("rerolled", {
		clause: i ? "SP-12.11" : "SP-12.15",
		seat: t,
		card: a,
		die: r,
		now: s,
		dice: Cr(n)
	});
}
var Er = /* @__PURE__ */ new Uint8Array(7);
function Dr(e, t) {
	Er.fill(0);
	for (let t of e) Er[xr(t)]++;
	let n = 0;
	for (let e of Er) n += Math.floor(e / t);
	return n;
}
var Or = (e, t) => e.map((e, n) => n < t.length ? [e, t[n]] : [e]);
function kr(e, t) {
	let n = Cr(e), r = Cr(t), i = 0, a = 0;
	for (let e = 0; e < n.length; e++) e < r.length ? i += +(n[e] > r[e]) : a += +(n[e] >= 3);
	return {
		opposed: i,
		unopposed: a
	};
}
function B(e, t, n = t) {
	let { frames: r } = e.flow;
	for (let e = r.length - 1; e >= 0; e--) {
		let i = r[e];
		if (i.rule === t || i.rule === n) return i;
	}
	throw Error(`neither ${t} nor ${n} is being carried out`);
}
var Ar = (e) => B(e, "window"), jr = {
	readyCount: (e, t, n, [r, i]) => qn(e, t, r) >= i,
	targetGoldZero: (e, t, n) => e.gold[n] === 0,
	targetInfluenceAtMostMine: (e, t, n) => e.houses[n].influence <= e.houses[t].influence,
	schemeTargetsMe: (e, t) => Ar(e).target === t,
	iBidThisRound: (e, t) => Ar(e).seats.includes(t),
	iDeclined: (e, t) => Ar(e).concernedSeat === t,
	iWonABet: (e, t) => Ar(e).winners.includes(t),
	iSupportIt: (e, t) => Ar(e).allies.includes(t),
	iGaveSupport: (e, t) => Ar(e).allies.includes(t),
	supportedInVain: (e, t) => Ar(e).forsaken.includes(t),
	targetSupportsMe: (e, t, n) => B(e, "intrigue-turn").backers.some((e) => !!(e & 1 << n)),
	notInvited: (e, t) => !B(e, "arena").invited.includes(t),
	dealtAtLeast: (e, t, n, [r]) => B(e, "attack").wounds >= r
};
function Mr(e, t, n, r) {
	for (let { name: i, args: a } of t.conditions) if (!jr[i](e, n, r, a)) return !1;
	return !0;
}
var Nr = Array.from({ length: 5 }, (e, t) => [...Array(t).keys()]), Pr = Nr.map((e) => e.map((t) => e.filter((e) => e !== t))), Fr = (e, t) => e === t ? [] : [e], Ir = {
	self: (e, t) => [t],
	rival: (e, t) => Pr[e.seats][t],
	any: (e) => Nr[e.seats],
	launcher: (e) => [Ar(e).activeSeat],
	active: (e, t) => Fr(Ar(e).activeSeat, t),
	host: (e, t) => Fr(e.host, t),
	participant: (e) => e.fight.seats,
	opp: (e, t) => [e.fight.seats[+(e.fight.seats[0] === t)]],
	none: () => [-1]
}, Lr = (e) => B(e, "attack"), Rr = { run: () => {} }, zr = {
	reroll: { run(e, t, n, [r]) {
		let i = Lr(e);
		Tr(n, t.by, r === 1 ? i.defense : i.offense, t.number, !0, t.card);
	} },
	forceReroll: { run(e, t, n, [r]) {
		let i = Lr(e);
		Tr(n, t.by, r === 1 ? i.defense : i.offense, t.number, !1, t.card);
	} },
	range: Rr,
	speedAttack: { run(e, t) {
		Lr(e).speed = t.card;
	} },
	ignoreWound: { run(e, t, n, [r]) {
		let i = Lr(e);
		i.wounds = Math.max(0, i.wounds - r), n.log?.emit("ignored", {
			clause: "SP-12.28",
			wounds: i.wounds
		});
	} },
	extraWound: { run(e, t, n, [r]) {
		let i = Lr(e);
		i.wounds += r, n.log?.emit("added", {
			clause: "SP-12.29",
			wounds: i.wounds
		});
	} },
	winInitiative: { run(e, t) {
		B(e, "fight").winnerSlot = e.fight.seats.indexOf(t.by);
	} },
	initBonus: Rr,
	moveBonus: Rr,
	slow: { run(e, t, n, [r]) {
		let i = 1 - e.fight.seats.indexOf(t.by);
		e.fight.slowed[i] += r, n.log?.emit("slowed", {
			seat: e.fight.seats[i],
			steps: r
		});
	} },
	addDice: { run(e, t, n, [r, i]) {
		let a = Lr(e);
		r === 1 ? a.moreDefense += i : a.moreOffense += i;
	} },
	autoWoundPer: Rr
}, Br = {
	exhaustSelf: { pay: (e, t, n, r) => Vr(e, t, n, Yn(e, n, r)) },
	exhaust: {},
	pay: {
		gold: (e, [t]) => t,
		pay: (e, t, n, r, [i]) => {
			P(e, n, I(e), i), t.log?.emit("paid", {
				seat: n,
				gold: i,
				purse: F(e, n)
			});
		}
	},
	payEach: {
		gold: (e, [t]) => t * (e.seats - 1),
		pay: (e, t, n, r, [i]) => {
			for (let t = 0; t < e.seats; t++) t !== n && P(e, n, t, i);
			t.log?.emit("paidEach", {
				seat: n,
				gold: i,
				purses: e.houses.map((t, n) => F(e, n))
			});
		}
	},
	payLauncher: {
		gold: (e, [t]) => t,
		pay: (e, t, n, r, [i]) => {
			let a = Ar(e).activeSeat;
			P(e, n, a, i), t.log?.emit("paidTo", {
				seat: n,
				to: a,
				gold: i,
				purse: F(e, n),
				toPurse: F(e, a)
			});
		}
	},
	discardHand: { hand: ([e]) => e }
};
function Vr(e, t, n, r) {
	Kn(e, n, r, r | 128);
	let i = e.fight === null ? -1 : e.fight.seats.indexOf(n);
	if (i >= 0) {
		let { gear: t, cards: n } = e.fight, a = t[i]?.indexOf(r) ?? -1;
		a >= 0 ? t[i][a] = r | 128 : n[i] === r && (n[i] = r | 128);
	}
	t.log?.emit("exhausted", {
		clause: "SP-12.2",
		seat: n,
		card: C(r)
	});
}
var Hr = new Uint8Array(Xe.length);
function Ur(e, t, n, r, i, a = e.gold[t]) {
	let o = 0, s = +!!i, c = null, l = !1;
	for (let { name: i, args: a } of r.costs) {
		let r = Br[i];
		if (o += r.gold?.(e, a) ?? 0, s += r.hand?.(a) ?? 0, i === "exhaust" && (l || Hr.fill(0), l = !0, Hr[a[1]] += a[0]), i === "exhaustSelf" && (c = Yn(e, t, n), c === -1)) return !1;
	}
	if (o > a || s > e.houses[t].hand.length) return !1;
	if (!l) return !0;
	for (let n = 0; n < Hr.length; n++) {
		if (Hr[n] === 0) continue;
		let r = c !== null && O(n, c) ? 1 : 0;
		if (qn(e, t, n) < Hr[n] + r) return !1;
	}
	return !0;
}
var Wr = g("guard-roll", {
	locals: {
		by: 0,
		least: 4,
		rolls: 0,
		again: !1
	},
	shows: [
		"by",
		"least",
		"rolls",
		"again"
	]
}, [
	{
		clause: "SP-6.12",
		run(e, t, n) {
			let r = n.random.die(6), i = r >= t.least;
			return t.rolls++, n.log?.emit("guardRolled", {
				seat: t.by,
				die: r,
				least: t.least,
				outcome: i ? "foils" : "fails"
			}), i ? (Ar(e).undone = !0, m()) : t.rolls > 1 ? m() : void 0;
		}
	},
	{
		clause: "SP-6.12",
		at: "SP-6.12 retry",
		ask(e, t) {
			let n = Aa(e, t.by, "guardFailed");
			return n.length === 0 ? null : _(t.by, "act", [...n, "keep"]);
		},
		fallback: () => "keep",
		take(e, t, n, r) {
			if (r === "keep") return m();
			let { card: i, ability: a } = R(r);
			return h(Da, {
				by: t.by,
				card: i,
				ability: a,
				target: t.by
			});
		}
	},
	{
		clause: "SP-6.12",
		at: "SP-6.12 again",
		run(e, t) {
			if (t.again) return t.again = !1, f("SP-6.12");
		}
	}
]), Gr = 3, Kr = 2, qr = k.indexOf("injury"), Jr = k.indexOf("decapitation"), Yr = 2, Xr = 3, Zr = g("bets", { locals: {} }, [{
	clause: "SP-8.22",
	sealed: !0,
	ask: (e) => e.houses.map((t, n) => $r(e, n)),
	fallback: (e, t, n) => Object.fromEntries($r(e, n.seat).fields.map((e) => [e.name, 0])),
	barred: (e, t, n) => k.slice(0, Kr).filter((t, r) => !Qr(e, n.seat, r)).map((e) => ({
		item: e,
		clause: "SP-8.26",
		reason: "nobody bets against his own combatant"
	})),
	take(e, t, n, r) {
		for (let [t, i] of r.entries()) {
			for (let n = 0; n < k.length; n++) e.bets[sn(t, n)] = i?.[k[n]] ?? 0;
			let [r, a, o, s] = e.bets.slice(sn(t, 0), sn(t + 1, 0));
			n.log?.emit("bet", {
				clause: "SP-8.33",
				seat: t,
				victory1: r,
				victory2: a,
				injury: o,
				decapitation: s
			});
		}
	}
}]), Qr = (e, t, n) => n >= Kr || e.fight.seats[1 - n] !== t;
function $r(e, t) {
	let n = e.gold[t], r = [];
	for (let i = 0; i < k.length; i++) Qr(e, t, i) && r.push(ce(k[i], ae(t, "gold", 0, Math.min(Gr, n))));
	return le(t, r, null, Gr * r.length <= n ? null : [{
		fields: r.map((e) => e.name),
		max: n
	}]);
}
function ei(e, t) {
	let { loser: n, degree: r } = e.fight;
	return t < Kr ? t === n ? 0 : Yr : t === (r === 2 ? qr : r === 3 ? Jr : -1) ? Xr : 0;
}
function ti(e, t) {
	let n = [];
	for (let r = 0; r < e.seats; r++) {
		let i = 0, a = 0;
		for (let n = 0; n < k.length; n++) {
			let o = e.bets[sn(r, n)], s = ei(e, n) * o;
			i += o, a += s, s !== 0 && t.use(k[n]);
		}
		i !== 0 && (a !== 0 && n.push(r), P(e, r, I(e), i), P(e, I(e), r, a), t.log?.emit("betSettled", {
			clause: a === 0 ? "SP-8.32" : "SP-8.31",
			seat: r,
			staked: i,
			back: a,
			won: k.filter((t, n) => e.bets[sn(r, n)] > 0 && ei(e, n) !== 0),
			purse: F(e, r)
		}));
	}
	return e.bets.fill(0), n;
}
var ni = [
	"",
	"yield",
	"injury",
	"decapitation"
], ri = [
	"",
	"SP-9.29",
	"SP-9.30",
	"SP-9.31"
], ii = (e, t) => e.health[j(t, 0)] + e.health[j(t, 1)] + e.health[j(t, 2)], ai = (e, t) => e.health.slice(j(t, 0), j(t + 1, 0)), oi = g("wound", {
	locals: {
		slot: 0,
		count: 0,
		opening: !1
	},
	shows: [
		"slot",
		"count",
		"opening"
	]
}, [{
	clause: "SP-9.26",
	run(e, t, n) {
		let r = e.fight, i = ii(r, t.slot) - y.length;
		t.opening && (t.count = Math.min(t.count, i));
		let a = t.count - i;
		if (a <= 0) return t.count === 0 ? m() : void 0;
		r.loser = t.slot, r.degree = Math.min(3, a);
		for (let e = 0; e < y.length; e++) r.health[j(t.slot, e)] = +(e < y.length - r.degree);
		let o = ri[r.degree];
		return n.log?.emit("defeated", {
			clause: o,
			seat: r.seats[t.slot],
			degree: ni[r.degree],
			wounds: t.count,
			left: ai(r, t.slot)
		}), m();
	}
}, {
	clause: "SP-9.23",
	auto: !0,
	ask: (e, t) => ne(e.fight.seats[t.slot], "pool", si(e.fight, t.slot), t.count, t.count),
	fallback: (e, t) => ci(e.fight, t),
	barred: (e, t) => [
		0,
		1,
		2
	].flatMap((n) => e.fight.health[j(t.slot, n)] > 1 ? [] : [{
		item: n,
		clause: "SP-9.25",
		reason: "no pool goes below 1 die until all are at 1"
	}]),
	take(e, t, n, r) {
		for (let n of r) e.fight.health[j(t.slot, n)]--;
		let i = e.fight;
		n.log?.emit("wounded", {
			clause: "SP-9.22",
			seat: i.seats[t.slot],
			pools: r,
			left: ai(i, t.slot)
		});
	}
}]);
function si(e, t) {
	let n = [];
	for (let r = 0; r < y.length; r++) for (let i = 1; i < e.health[j(t, r)]; i++) n.push(r);
	return n;
}
function ci(e, t) {
	let n = ai(e, t.slot), r = [];
	for (; r.length < t.count;) {
		let e = 2;
		for (let t = 1; t >= 0; t--) n[t] > n[e] && (e = t);
		n[e]--, r.push(e);
	}
	return r.sort((e, t) => e - t);
}
function li(e, t, n) {
	let r = n === 0 ? e.fight.cards[t] : e.fight.gear[t][n - 1];
	return E(r) ? C(r) : -1;
}
var ui = (e, t) => e.fight.gear[t].length + 1;
function di(e, t, n, r) {
	let i = 0;
	for (let a = 0; a < ui(e, n); a++) {
		let o = li(e, n, a), s = o < 0 ? 0 : an(o, r, 0);
		s > 0 && t?.use(b[o].id), i += s;
	}
	return i;
}
function fi(e, t) {
	let n = 1;
	for (let r = 0; r < ui(e, t); r++) {
		let i = li(e, t, r);
		i >= 0 && (n = Math.max(n, an(i, "range", 1)));
	}
	return n;
}
var pi = (e, t, n) => xa(t, n) * cn.length + e;
function mi(e, t, n, r, i) {
	let { limit: a } = V(n, r), o = pi(t, n, r);
	return a?.name === "perCombat" && wa(e.fight.used, o) >= a.args[0] ? !1 : wa(i, o) < (a?.name === "perRoll" ? a.args[0] : 1);
}
var hi = [];
function gi(e, t, n, r = hi) {
	let i = [];
	return _i(e, t, n, r, (e, t) => {
		i.push(L("use", e, -1, t));
	}), i;
}
function _i(e, t, n, r, i) {
	let a = e.fight.seats[t];
	for (let o = 0; o < ui(e, t); o++) {
		let s = li(e, t, o);
		if (!(s < 0)) for (let o of Gt(s, n)) mi(e, t, s, o, r) && ka(e, a, s, o, e.fight.seats[1 - t], !1) && i(s, o);
	}
}
var vi = L("attack");
function yi(e, t) {
	let { cells: n } = e.fight, r = v.distance(n[0], n[1]), i = r <= fi(e, t), a = i ? [vi] : [];
	return _i(e, t, "attackDeclared", hi, (e, t) => {
		let n = V(e, t).effects.find((e) => e.name === "speedAttack");
		(n === void 0 ? i : r <= n.args[0]) && a.push(L("attack", e, -1, t));
	}), a;
}
function bi(e, t, n, r, i, a) {
	let o = [], s = xi(r), c = (e, t) => {
		for (let { name: n, args: r } of V(e, t).effects) if (n === (s ? "reroll" : "forceReroll") && r[0] === a) for (let n = 1; n <= 6; n++) i.some((e) => xr(e) === n && (!s || Sr(e))) && o.push(L("use", e, -1, t, n));
	};
	return Si(t, r) ? c(Sa(t.going), Ca(t.going)) : _i(e, n, r, t.uses, c), o;
}
var xi = (e) => e === "attackRolled" || e === "defenseRolled", Si = (e, t) => e.left > 0 && V(Sa(e.going), Ca(e.going)).trigger === t, Ci = (e, t) => V(e, t).effects.find((e) => e.name === "reroll" || e.name === "forceReroll")?.args[1] ?? 1;
function wi(e, t, n, r, i = null) {
	let { card: a, ability: o, number: s } = R(n), c = e.fight.seats[t], l = pi(t, a, o);
	return e.fight.used.push(l), i?.push(l), h(Da, {
		by: c,
		card: a,
		ability: o,
		target: e.fight.seats[1 - t],
		number: s
	}, r);
}
function Ti(e, t, n, r, i, a) {
	let o = 0;
	for (let s = 0; s < ui(e, n); s++) {
		let c = li(e, n, s);
		if (!(c < 0)) for (let e of Gt(c, r)) for (let { name: n, args: r } of V(c, e).effects) {
			if (n !== "autoWoundPer" || r[1] !== i) continue;
			let e = a(r[0] + 2);
			e > 0 && t.use(b[c].id), o += e;
		}
	}
	return o;
}
var Ei = {
	slot: 0,
	deed: vi,
	speed: -1,
	offense: [],
	defense: [],
	moreOffense: 0,
	moreDefense: 0,
	uses: [],
	going: 0,
	left: 0,
	wounds: 0
}, Di = (e, t) => t === "attacker" ? e.slot : 1 - e.slot, Oi = (e) => e.speed >= 0 ? 2 : 0, ki = (e, t, n, r, i) => ({
	clause: e,
	at: t,
	ask(e, t) {
		let a = Di(t, n), o = bi(e, t, a, r, t[i], i === "defense" ? 1 : Oi(t));
		return o.length === 0 ? null : _(e.fight.seats[a], "act", [z, ...o]);
	},
	fallback: () => z,
	take(e, a, o, s) {
		let c = Di(a, n);
		if (s === z) return;
		let { card: l, ability: u, number: d } = R(s);
		return Si(a, r) ? (a.left--, Tr(o, e.fight.seats[c], a[i], d, xi(r), l), f(t)) : (a.going = xa(l, u), a.left = Ci(l, u) - 1, wi(e, c, s, t, a.uses));
	}
}), Ai = (e, t, n, r) => ({
	clause: e,
	at: t,
	ask(e, t) {
		let i = Di(t, n), a = r(e, t, i);
		return a.length === 0 ? null : _(e.fight.seats[i], "act", [z, ...a]);
	},
	take(e, r, i, a) {
		return a === z ? void 0 : wi(e, Di(r, n), a, t, r.uses);
	}
}), ji = (e, t) => {
	let n = (e, t, n) => t.wounds === 0 ? [] : gi(e, n, "woundsTaken", t.uses);
	return {
		...Ai("SP-12.28", e, t, n),
		fallback: (e, r) => n(e, r, Di(r, t))[0]
	};
}, Mi = g("attack", {
	locals: Ei,
	shows: Object.keys(Ei)
}, [
	{
		clause: "SP-9.12",
		run(e, t, n) {
			let r = e.fight;
			if (r.struck = !0, n.log?.emit("attacked", {
				seat: r.seats[t.slot],
				target: r.seats[1 - t.slot]
			}), t.deed !== vi) {
				let { card: n, ability: r } = R(t.deed);
				return wi(e, t.slot, L("use", n, -1, r), "SP-9.20 defender", t.uses);
			}
			v.distance(r.cells[0], r.cells[1]) > 1 && di(e, n, t.slot, "range");
		}
	},
	{
		...Ai("SP-9.20", "SP-9.20 defender", "defender", (e, t, n) => gi(e, n, "defenseDeclared", t.uses)),
		fallback: () => z
	},
	{
		clause: "SP-9.13",
		run(e, t, n) {
			let { health: r, seats: i } = e.fight;
			for (let a of Zn(e, i)) a === i[t.slot] ? t.offense = wr(n, r[j(t.slot, Oi(t))] + t.moreOffense) : t.defense = wr(n, r[j(1 - t.slot, 1)] + t.moreDefense);
			let a = t.speed >= 0 ? "SP-12.25" : "SP-9.13";
			n.log?.emit("rolled", {
				clause: a,
				seat: i[t.slot],
				dice: Cr(t.offense),
				against: Cr(t.defense),
				target: i[1 - t.slot],
				pool: Oi(t)
			});
		}
	},
	ki("SP-12.22", "SP-12.22", "attacker", "attackRolled", "offense"),
	ki("SP-12.14", "SP-12.14 attacker", "attacker", "oppDefenseRolled", "defense"),
	ki("SP-12.14", "SP-12.14 defender", "defender", "oppAttackRolled", "offense"),
	ki("SP-12.23", "SP-12.23", "defender", "defenseRolled", "defense"),
	{
		clause: "SP-9.20",
		run(e, t, n) {
			let r = Ti(e, n, 1 - t.slot, "defenseRolled", 1, (e) => Dr(t.defense, e));
			if (r === 0) return f("SP-9.15");
			t.wounds = r, n.log?.emit("struckBack", {
				clause: "SP-12.20",
				seat: e.fight.seats[1 - t.slot],
				wounds: r
			});
		}
	},
	ji("SP-12.28 attacker", "attacker"),
	{
		clause: "SP-9.20",
		at: "SP-9.20 struck back",
		run: (e, t) => t.wounds === 0 ? void 0 : h(oi, {
			slot: t.slot,
			count: t.wounds
		})
	},
	{
		clause: "SP-9.21",
		run: (e) => e.fight.loser >= 0 ? m() : void 0
	},
	{
		clause: "SP-9.15",
		run(e, t, n) {
			let { opposed: r, unopposed: i } = kr(t.offense, t.defense), a = Ti(e, n, t.slot, "attackRolled", Oi(t), (e) => Dr(t.offense, e));
			if (t.wounds = r + i + a, n.log === null) return;
			let o = [N("opposed", r, "SP-9.15"), N("unopposed", i, "SP-9.17")];
			a > 0 && o.push(N("automatic", a, "SP-12.20"));
			let [s, c] = [Cr(t.offense), Cr(t.defense)], [l, u] = [e.fight.seats[t.slot], e.fight.seats[1 - t.slot]], d = Or(s, c);
			n.log.emit("hit", {
				seat: l,
				dice: s,
				against: c,
				pairs: d,
				target: u,
				parts: o,
				total: t.wounds
			});
		}
	},
	{
		...Ai("SP-12.29", "SP-12.29", "attacker", (e, t, n) => gi(e, n, "woundsDealt", t.uses)),
		fallback: (e, t) => gi(e, t.slot, "woundsDealt", t.uses)[0]
	},
	ji("SP-12.28", "defender"),
	{
		clause: "SP-9.22",
		run: (e, t) => t.wounds === 0 ? void 0 : h(oi, {
			slot: 1 - t.slot,
			count: t.wounds
		})
	}
]), Ni = 5, Pi = g("fight", {
	locals: {
		answered: 0,
		winnerSlot: -1,
		firstSlot: -1
	},
	shows: [
		"answered",
		"winnerSlot",
		"firstSlot"
	]
}, [
	{
		clause: "SP-9.3",
		run(e, t, n) {
			let { seats: r, cards: i, gear: a, health: o, cells: s } = e.fight;
			for (let e of i) b[C(e)].abilities.length === 0 && n.use(b[C(e)].id);
			n.log?.emit("fightBegan", {
				seats: r.slice(),
				cards: i.map(C),
				gear: a.map((e) => e.map(C)),
				health: o.slice(),
				cells: s.slice()
			});
		}
	},
	{
		clause: "SP-9.4",
		run(e, t, n) {
			let r = e.fight;
			r.round++, r.struck = !1, r.slowed[0] = 0, r.slowed[1] = 0, t.answered = 0, t.winnerSlot = -1, t.firstSlot = -1, n.log?.emit("roundBegan", { round: r.round });
		}
	},
	{
		clause: "SP-12.31",
		ask(e, t) {
			for (let n = t.answered; n < 2 && t.winnerSlot < 0; n++) {
				let t = gi(e, n, "preInit");
				if (t.length > 0) return _(e.fight.seats[n], "act", [z, ...t]);
			}
			return null;
		},
		fallback: () => z,
		take(e, t, n, r, i) {
			let a = e.fight.seats.indexOf(i);
			return r === z ? (t.answered = a + 1, p) : wi(e, a, r, "SP-12.31");
		}
	},
	{
		clause: "SP-9.5",
		run(e, t, n) {
			t.winnerSlot >= 0 ? n.log?.emit("initiativeWon", {
				clause: "SP-12.32",
				seat: e.fight.seats[t.winnerSlot]
			}) : Fi(e, t, n);
		}
	},
	{
		clause: "SP-9.7",
		ask: (e, t) => _(e.fight.seats[t.winnerSlot], "word", ["first", "second"]),
		fallback: () => "first",
		take(e, t, n, r) {
			t.firstSlot = r === "first" ? t.winnerSlot : 1 - t.winnerSlot, n.log?.emit("orderChosen", {
				seat: e.fight.seats[t.winnerSlot],
				leader: e.fight.seats[t.firstSlot]
			});
		}
	},
	{
		clause: "SP-9.8",
		run: (e, t) => h(Ri, { slot: t.firstSlot })
	},
	{
		clause: "SP-9.8",
		at: "SP-9.8 second",
		run: (e, t) => e.fight.loser >= 0 ? f("SP-9.28") : h(Ri, { slot: 1 - t.firstSlot })
	},
	{
		clause: "SP-9.34",
		run(e, t, n) {
			let r = e.fight;
			if (r.loser >= 0 || (r.idle = r.struck ? 0 : r.idle + 1, r.idle < Ni)) return;
			let i = Qn(e, n, r.seats, "SP-9.34", !0);
			return h(oi, {
				slot: r.seats.indexOf(i),
				count: 1
			});
		}
	},
	{
		clause: "SP-9.28",
		run: (e) => e.fight.loser >= 0 ? m() : f("SP-9.4")
	}
]);
function Fi(e, t, n) {
	let r = e.fight, i = [0, 0];
	do
		for (let t of Zn(e, r.seats)) {
			let a = r.seats.indexOf(t), o = wr(n, r.health[j(a, 2)]), s = di(e, n, a, "initBonus");
			if (i[a] = o.reduce((e, t) => e + t, s), n.log !== null) {
				let e = o.map((e) => N("die", e, "SP-9.5"));
				s > 0 && e.push(N("bonus", s, "SP-14.2")), n.log.emit("initiativeRolled", {
					seat: t,
					dice: o,
					parts: e,
					total: i[a]
				});
			}
		}
	while (i[0] === i[1]);
	t.winnerSlot = i[0] > i[1] ? 0 : 1, n.log?.emit("initiativeWon", { seat: r.seats[t.winnerSlot] });
}
var Ii = "move", Li = "rest", Ri = g("action", {
	locals: { slot: 0 },
	shows: ["slot"]
}, [
	{
		clause: "SP-14.2",
		ask(e, t) {
			let n = gi(e, 1 - t.slot, "oppTurn");
			return n.length === 0 ? null : _(e.fight.seats[1 - t.slot], "act", [z, ...n]);
		},
		fallback: () => z,
		take: (e, t, n, r) => r === z ? void 0 : wi(e, 1 - t.slot, r, "SP-14.2")
	},
	{
		clause: "SP-9.8",
		ask(e, t) {
			let n = yi(e, t.slot);
			return n.length === 0 ? null : _(e.fight.seats[t.slot], "act", [
				...n,
				Ii,
				Li
			]);
		},
		fallback: (e, t) => yi(e, t.slot)[0],
		take(e, t, n, r) {
			if (r === Li) return m();
			if (r !== Ii) return h(Mi, {
				slot: t.slot,
				deed: r
			}, "SP-9.9");
		}
	},
	{
		clause: "SP-9.10",
		ask: (e, t) => Bi(e, t.slot),
		fallback: (e, t) => Hi(e, t.slot),
		barred: (e, t) => [{
			item: e.fight.cells[1 - t.slot],
			clause: "SP-9.11",
			reason: "the opponent stands there"
		}],
		take: (e, t, n, r) => Vi(e, t, n, r)
	},
	{
		clause: "SP-9.12",
		ask(e, t) {
			let n = yi(e, t.slot);
			return n.length === 0 ? null : _(e.fight.seats[t.slot], "act", [...n, Li]);
		},
		fallback: (e, t) => yi(e, t.slot)[0],
		take: (e, t, n, r) => r === Li ? m() : h(Mi, {
			slot: t.slot,
			deed: r
		}, "SP-9.9 end")
	},
	{
		clause: "SP-9.9",
		at: "SP-9.9 end",
		run: () => m()
	},
	{
		clause: "SP-9.9",
		ask: (e, t) => e.fight.loser >= 0 ? null : Bi(e, t.slot),
		fallback: () => [],
		take: (e, t, n, r) => Vi(e, t, n, r)
	}
]);
function zi(e, t) {
	let n = e.fight;
	return Math.max(0, n.health[j(t, 2)] + di(e, null, t, "moveBonus") - n.slowed[t]);
}
function Bi(e, t) {
	let { seats: n, cells: r } = e.fight, i = zi(e, t);
	return i === 0 ? null : ie(n[t], "cell", r[t], v.steps, i, { blocked: [r[1 - t]] });
}
function Vi(e, t, n, r) {
	let i = r[r.length - 1];
	if (i === void 0) return;
	r.length > e.fight.health[j(t.slot, 2)] && di(e, n, t.slot, "moveBonus");
	let a = e.fight.cells[t.slot];
	e.fight.cells[t.slot] = i, n.log?.emit("moved", {
		clause: "SP-9.10",
		seat: e.fight.seats[t.slot],
		from: a,
		cells: r.slice()
	});
}
function Hi(e, t) {
	let { cells: n } = e.fight, r = n[1 - t], i = [], a = n[t];
	for (let n = zi(e, t); n > 0 && v.distance(a, r) > 1; n--) {
		let e = v.distance(a, r);
		a = v.steps[a].slice().sort((e, t) => e - t).find((t) => v.distance(t, r) < e), i.push(a);
	}
	return i;
}
var Ui = 3, Wi = g("victory", {
	locals: { winners: [] },
	shows: ["winners"]
}, [
	{
		clause: "SP-10.1",
		run(e, t, n) {
			jn(e, n, e.fight.seats[1 - e.fight.loser], 1, "victory", "SP-10.1");
		}
	},
	{
		clause: "SP-10.2",
		run(e, t, n) {
			Gi(e, n, 1 - e.fight.loser);
			let r = 1 - e.fight.loser, i = C(e.fight.cards[r]);
			return h(Oa, {
				by: e.fight.seats[r],
				card: i,
				trigger: "combatWon"
			});
		}
	},
	{
		clause: "SP-10.19",
		run: (e, t, n) => Ki(e, n)
	},
	{
		clause: "SP-10.8",
		run(e, t, n) {
			t.winners = ti(e, n);
		}
	},
	{
		clause: "SP-10.20",
		run: (e, t) => Pa(e, "betsResolved", {
			activeSeat: e.host,
			winners: t.winners
		})
	},
	{
		clause: "SP-10.9",
		auto: !0,
		ask(e) {
			let { degree: t, loser: n, cards: r } = e.fight;
			return t === 3 ? null : _(e.host, "word", D(r[n]) ? ["up"] : ["up", "down"]);
		},
		fallback: () => "up",
		take(e, t, n, r) {
			if (n.log?.emit("verdictGiven", {
				seat: e.host,
				owner: e.fight.seats[e.fight.loser],
				verdict: r
			}), r === "up") return f("SP-10.10");
			n.use("thumb-down");
			let i = e.fight.seats[e.fight.loser];
			return {
				...Pa(e, "thumbDown", {
					activeSeat: e.host,
					concernedSeat: i
				}),
				to: "SP-10.11"
			};
		}
	},
	{
		clause: "SP-10.10",
		run: () => f("SP-10.18")
	},
	{
		clause: "SP-10.11",
		run(e, t, n) {
			if (t.result === "cancelled") return;
			let { loser: r, cards: i, seats: a } = e.fight, o = i[r];
			Qt(o) > 0 && jn(e, n, e.host, -Qt(o), "executed favorite", "SP-10.12"), Gn(e, n, a[r], o), n.log?.emit("executed", {
				seat: a[r],
				card: C(o)
			});
		}
	},
	{
		clause: "SP-10.18",
		run(e) {
			e.fight = null;
		}
	}
]);
function Gi(e, t, n) {
	let r = e.fight, i = r.seats[n], a = r.cards[n];
	if (D(a)) return;
	let o = Qt(a) + 1, s = o < Ui ? $t(a, o) : $t(a, 0) | Jt;
	Kn(e, i, a, s), r.cards[n] = s, t.log?.emit("favored", {
		seat: i,
		card: C(a),
		favor: o
	}), D(s) && (t.use("champion"), t.log?.emit("crowned", {
		clause: "SP-10.3",
		seat: i,
		card: C(a)
	}), jn(e, t, i, 1, "champion", "SP-10.5"));
}
function Ki(e, t) {
	let { degree: n, loser: r, seats: i, cards: a } = e.fight, o = i[r], s = a[r];
	if (n === 2) {
		let n = s | 384;
		Kn(e, o, s, n), a[r] = n, t.log?.emit("injured", {
			clause: "SP-9.30",
			seat: o,
			card: C(s)
		});
	} else n === 3 && (Gn(e, t, o, s), t.log?.emit("killed", {
		clause: "SP-9.31",
		seat: o,
		card: C(s)
	}));
}
var qi = g("arena", {
	locals: {
		invited: [],
		guest: -1,
		paid: 0
	},
	shows: [
		"invited",
		"guest",
		"paid"
	]
}, [
	{
		clause: "SP-8.2",
		run(e, t, n) {
			e.fight = pn(!1), jn(e, n, e.host, 1, "honor", "SP-8.2");
		}
	},
	{
		clause: "SP-8.3",
		run(e, t) {
			if (e.fight.seats.length === 2) return f("SP-8.18");
			if (t.invited.length === e.seats) return f("SP-8.15");
		}
	},
	{
		clause: "SP-8.13",
		auto: !0,
		ask: (e, t) => _(e.host, "seat", Ji(e, t.invited)),
		barred: (e, t) => t.invited.map((e) => ({
			item: e,
			clause: "SP-8.10",
			reason: "nobody is invited twice"
		})),
		fallback: (e, t) => Ji(e, t.invited)[0],
		take(e, t, n, r) {
			t.guest = r, t.invited.push(r), n.log?.emit("invited", {
				seat: e.host,
				guest: r
			});
		}
	},
	{
		clause: "SP-8.5",
		ask(e, t) {
			return qn(e, t.guest, 2) === 0 ? null : Yi(e, t.guest, !0);
		},
		fallback: () => ({ combatant: "decline" }),
		barred: (e, t) => Xi(e, t.guest),
		take(e, t, n, r) {
			if (r.combatant !== "decline") return Zi(e, n, t.guest, r), f("SP-8.3");
		}
	},
	{
		clause: "SP-8.17",
		run(e, t, n) {
			return n.log?.emit("declined", {
				clause: "SP-8.11",
				seat: t.guest
			}), Pa(e, "invitationDeclined", {
				activeSeat: e.host,
				concernedSeat: t.guest,
				seats: [t.guest]
			});
		}
	},
	{
		clause: "SP-8.11",
		run(e, t, n) {
			return t.result !== "cancelled" && jn(e, n, t.guest, -1, "declined", "SP-8.11"), f("SP-8.3");
		}
	},
	{
		clause: "SP-8.15",
		run(e, t, n) {
			return n.log?.emit("fightCancelled", { clause: e.fight.seats.length === 0 ? "SP-8.16" : "SP-8.15" }), e.fight = null, m();
		}
	},
	{
		clause: "SP-8.18",
		run(e, t, n) {
			if (t.paid === 2) return f("SP-8.21");
			let r = t.paid++;
			ta(e, n, r);
			let i = C(e.fight.cards[r]);
			return h(Oa, {
				by: e.fight.seats[r],
				card: i,
				trigger: "tributeStep"
			}, "SP-8.18");
		}
	},
	{
		clause: "SP-8.21",
		run: () => h(Zr)
	},
	{
		clause: "SP-8.33",
		run: (e) => Pa(e, "betsPlaced", { activeSeat: e.host })
	},
	{
		clause: "SP-8.34",
		run: () => h(Pi)
	},
	{
		clause: "SP-10.1",
		run: () => h(Wi)
	}
]);
function Ji(e, t) {
	let n = [];
	for (let r = 1; r <= e.seats; r++) {
		let i = un(e, e.host, r);
		t.includes(i) || n.push(i);
	}
	return n;
}
function Yi(e, t, n) {
	let r = Jn(e, t, 2), i = [ce("combatant", _(t, "asset", n ? [...r, "decline"] : r))], a = {
		field: "combatant",
		is: r
	};
	for (let n of [
		"weapon",
		"armor",
		"special"
	]) {
		let r = Xn(e, t, n);
		r.length > 0 && i.push(ce(n, _(t, "asset", [...r, "none"]), a));
	}
	return le(t, i);
}
var Xi = (e, t) => e.houses[t].assets.filter((e) => !E(e)).map((e) => ({
	item: e,
	clause: "SP-8.8",
	reason: "only ready cards can be chosen"
}));
function Zi(e, t, n, r) {
	let i = [];
	for (let e of [
		r.weapon,
		r.armor,
		r.special
	]) typeof e == "number" && i.push(e);
	let a = e.fight.seats.length;
	e.fight.seats.push(n), e.fight.cards.push(r.combatant), e.fight.gear.push(i), e.fight.cells.push(Ye[a]), Qi(e, a);
	let o = C(r.combatant);
	t.log?.emit("accepted", {
		seat: n,
		slot: a,
		card: o,
		cards: i.map(C),
		cell: Ye[a],
		health: ai(e.fight, a)
	});
}
function Qi(e, t) {
	let { dice: n } = Xt(e.fight.cards[t]);
	for (let r = 0; r < y.length; r++) e.fight.health[j(t, r)] = n[r];
}
var $i = 2, ea = 6;
function ta(e, t, n) {
	let r = e.fight.cards[n], i = e.fight.seats[n], a = D(r) ? ea : $i * Qt(r);
	if (a === 0) return;
	P(e, I(e), i, a);
	let o = D(r) ? N("champion", a, "SP-8.19") : N("favor", a, "SP-8.18");
	t.log?.emit("tributeReceived", {
		clause: o.clause,
		seat: i,
		card: C(r),
		parts: [o],
		total: a,
		purse: F(e, i)
	});
}
var na = g("substitute", {
	locals: { seat: 0 },
	shows: ["seat"]
}, [{
	clause: "SP-14.3",
	auto: !0,
	ask: (e, t) => _(t.seat, "asset", ba(e, t.seat)),
	fallback: (e, t) => ba(e, t.seat).reduce((e, t) => T(t) > T(e) ? t : e),
	take(e, t, n, r) {
		let i = e.fight.seats.indexOf(t.seat);
		e.fight.cards[i] = r, Qi(e, i), n.log?.emit("substituted", {
			seat: t.seat,
			card: C(r),
			slot: i,
			health: ai(e.fight, i)
		});
	}
}]), ra = (e, t) => e.houses[t.owner].assets.filter((e) => t.effect === "addFavor" ? ya(e, t.cap) : O(t.filter, e)), ia = g("choose", {
	locals: {
		chooser: 0,
		by: 0,
		owner: 0,
		effect: "",
		filter: 0,
		count: 1,
		cap: 0
	},
	shows: [
		"chooser",
		"by",
		"owner",
		"effect",
		"filter",
		"count",
		"cap"
	]
}, [{
	clause: "SP-5.24",
	auto: !0,
	ask(e, t) {
		let n = ra(e, t);
		if (n.length === 0) return null;
		if (t.effect !== "lose") return _(t.chooser, "asset", n);
		let r = Math.min(t.count, n.length);
		return ne(t.chooser, "asset", n, r, r);
	},
	fallback(e, t) {
		let n = ra(e, t);
		return t.effect === "lose" ? n.slice().sort((e, t) => T(e) - T(t)).slice(0, t.count).sort((e, t) => e - t) : n.reduce((e, t) => T(t) > T(e) ? t : e);
	},
	take(e, t, n, r) {
		for (let i of Array.isArray(r) ? r : [r]) aa[t.effect](e, t, n, i);
	}
}]), aa = {
	injure(e, t, n, r) {
		Kn(e, t.owner, r, r | 384), n.log?.emit("injured", {
			seat: t.owner,
			card: C(r)
		});
	},
	kill(e, t, n, r) {
		Gn(e, n, t.owner, r), n.log?.emit("killed", {
			seat: t.owner,
			card: C(r)
		});
	},
	tap: (e, t, n, r) => Vr(e, n, t.owner, r),
	take(e, t, n, r) {
		Wn(e, n, t.owner, r), Un(e, n, t.by, r), n.log?.emit("took", {
			seat: t.by,
			from: t.owner,
			card: C(r)
		});
	},
	lose(e, t, n, r) {
		Gn(e, n, t.owner, r), n.log?.emit("lost", {
			seat: t.owner,
			card: C(r)
		});
	},
	cure(e, t, n, r) {
		if (!Zt(r)) throw Error("only an injured card is cured");
		Kn(e, t.owner, r, r & -385), n.log?.emit("cured", {
			seat: t.owner,
			card: C(r)
		});
	},
	addFavor(e, t, n, r) {
		let i = Math.min(t.cap, Qt(r) + t.count);
		Kn(e, t.owner, r, $t(r, i)), n.log?.emit("favored", {
			seat: t.owner,
			card: C(r),
			favor: i
		});
	}
}, oa = g("spy", {
	locals: {
		by: 0,
		owner: 0,
		count: 0
	},
	shows: [
		"by",
		"owner",
		"count"
	]
}, [
	{
		clause: "SP-5.24",
		at: "SP-5.24 look",
		run(e, t, n) {
			let r = e.houses[t.owner].hand.slice();
			zn(e, t.by, t.owner, r), n.reveal(c(t.owner), c(t.by) | c(t.owner)), n.log?.emit("peeked", {
				seat: t.by,
				target: t.owner,
				count: r.length
			}, wn(c(t.by), { cards: r }));
		}
	},
	{
		clause: "SP-16.9",
		run(e, t, n) {
			let { hand: r } = e.houses[t.owner];
			if (!(r.length > t.count)) return r.length > 0 && Vn(e, n, t.owner, r.slice()), m();
		}
	},
	{
		clause: "SP-5.24",
		ask(e, t) {
			let { hand: n } = e.houses[t.owner], r = Math.min(t.count, n.length);
			return r === 0 ? null : ne(t.by, "card", n, r, r);
		},
		fallback: (e, t) => sa(e.houses[t.owner].hand, t.count),
		take: (e, t, n, r) => Vn(e, n, t.owner, r)
	}
]), sa = (e, t) => e.slice().sort((e, t) => T(t) - T(e) || e - t).slice(0, t).sort((e, t) => e - t), ca = g("scout", {
	locals: {
		by: 0,
		count: 0,
		most: 0
	},
	shows: [
		"by",
		"count",
		"most"
	]
}, [{
	clause: "SP-14.3",
	at: "SP-14.3 look",
	run(e, t, n) {
		In(e, n), t.count = Math.min(t.count, e.market.length);
		let r = e.seen[t.by], i = e.market.length - t.count;
		da(r, i);
		for (let t = i; t < e.market.length; t++) r.push(t, e.market[t]);
		n.reveal(0, c(t.by)), n.log?.emit("scouted", {
			seat: t.by,
			count: t.count
		}, wn(c(t.by), { cards: la(e, t) }));
	}
}, {
	clause: "SP-14.3",
	ask: (e, t) => t.count === 0 ? null : ne(t.by, "card", la(e, t), 0, t.most),
	fallback: () => [],
	take(e, t, n, r) {
		n.log?.emit("buried", {
			seat: t.by,
			count: r.length
		}, wn(c(t.by), { cards: r })), r.length > 0 && ua(e, t, r);
	}
}]), la = (e, t) => e.market.slice(e.market.length - t.count).reverse();
function ua(e, t, n) {
	let r = e.market.length - t.count;
	for (let [n, i] of e.seen.entries()) n !== t.by && da(i, r);
	let i = e.market.splice(r, t.count);
	for (let e of n) i.splice(i.lastIndexOf(e), 1);
	e.market.unshift(...n), e.market.push(...i);
	for (let t of e.seen) for (let e = 0; e < t.length; e += 2) t[e] += n.length;
	let a = e.seen[t.by];
	da(a, e.market.length - i.length);
	for (let t = 0; t < i.length; t++) a.push(e.market.length - i.length + t, i[t]);
	a.unshift(...n.flatMap((e, t) => [t, e]));
}
function da(e, t) {
	let n = 0;
	for (; n < e.length && e[n] < t;) n += 2;
	e.length = n;
}
var fa = (e) => ({
	legal: (e, t, n, [r]) => qn(e, n, r) > 0,
	run: (t, n, r, [i]) => h(ia, {
		chooser: n.by,
		by: n.by,
		owner: n.target,
		effect: e,
		filter: i
	})
}), pa = (e) => ({ run(t, n, r) {
	Ar(t).undone = !0, r.log?.emit(e, { seat: n.by });
} }), ma = { run: () => {} }, ha = {
	gold: { run(e, t, n, [r]) {
		let i = Math.max(r, -Hs(e, t.target));
		i >= 0 ? P(e, I(e), t.target, i) : P(e, t.target, I(e), -i);
		let a = i === r ? void 0 : [N("card", r, "SP-14.3"), N("all there is", i - r, "SP-0.5")];
		n.log?.emit("goldChanged", {
			seat: t.target,
			cause: t.card,
			...a ? { parts: a } : {},
			total: i,
			purse: F(e, t.target)
		});
	} },
	steal: { run(e, t, n, [r]) {
		let i = Pn(e, t.target, t.by, Math.min(r, Hs(e, t.target)));
		n.log?.emit("stole", {
			seat: t.by,
			from: t.target,
			gold: i,
			purse: F(e, t.by),
			fromPurse: F(e, t.target)
		});
	} },
	influence: { run: (e, t, n, [r]) => Mn(e, n, t.card, t.target, r) },
	draw: { run: (e, t, n, [r]) => Fn(e, n, t.target, r) },
	peekCard: { run(e, t, n, [r]) {
		let i = e.houses[t.target].hand.slice(), a = [];
		for (; a.length < r && i.length > 0;) a.push(...i.splice(n.random.below(i.length), 1));
		a.sort((e, t) => e - t), zn(e, t.by, t.target, a), n.reveal(c(t.target), c(t.by) | c(t.target)), n.log?.emit("peeked", {
			seat: t.by,
			target: t.target,
			count: a.length
		}, wn(c(t.by), { cards: a }));
	} },
	peekHandDiscard: { run: (e, t, n, [r]) => h(oa, {
		by: t.by,
		owner: t.target,
		count: r
	}) },
	peekMarket: { run: (e, t, n, [r, i]) => h(ca, {
		by: t.by,
		count: r,
		most: i
	}) },
	injure: fa("injure"),
	kill: fa("kill"),
	tap: fa("tap"),
	take: fa("take"),
	lose: {
		legal: (e, t, n, [, r]) => qn(e, n, r) > 0,
		run: (e, t, n, [r, i]) => h(ia, {
			chooser: t.target,
			by: t.by,
			owner: t.target,
			effect: "lose",
			filter: i,
			count: r
		})
	},
	cure: fa("cure"),
	recall: {
		legal: (e, t, n, [r]) => va(e, r) >= 0,
		run(e, t, n, [r]) {
			let i = va(e, r), [a] = _a(e, r).splice(i, 1);
			Un(e, n, t.by, a), n.log?.emit("recalled", {
				seat: t.by,
				card: a
			});
		}
	},
	addFavor: {
		legal: (e, t, n, [, r]) => e.houses[n].assets.some((e) => ya(e, r)),
		run: (e, t, n, [r, i]) => h(ia, {
			chooser: t.by,
			by: t.by,
			owner: t.target,
			effect: "addFavor",
			count: r,
			cap: i
		})
	},
	schemeBonus: { run(e, t, n, [r]) {
		let i = B(e, "intrigue-turn");
		i.bonus += r, n.log?.emit("bonusGained", {
			seat: t.by,
			total: i.bonus
		});
	} },
	supportersGold: { run(e, t, n, [r]) {
		for (let i of ga(e)) P(e, I(e), i, r), n.log?.emit("goldChanged", {
			seat: i,
			cause: t.card,
			total: r,
			purse: F(e, i)
		});
	} },
	supportersInfluence: { run(e, t, n, [r]) {
		for (let i of ga(e)) Mn(e, n, t.card, i, r);
	} },
	foil: pa("foiled"),
	guardRoll: { run: (e, t, n, [r]) => h(Wr, {
		by: t.by,
		least: r
	}) },
	retryGuard: { run(e) {
		B(e, "guard-roll").again = !0;
	} },
	healRetry: { run(e, t) {
		B(e, "heal").again = t.by;
	} },
	income: ma,
	noUpkeep: ma,
	tribute: { run(e, t, n, [r]) {
		P(e, I(e), t.target, r), n.log?.emit("goldChanged", {
			seat: t.target,
			cause: t.card,
			total: r,
			purse: F(e, t.target)
		});
	} },
	addBid: { run(e, t, n) {
		let r = B(e, "auction", "hosting");
		r.bids[t.by] = r.bids[t.by] + t.number, n.log?.emit("raised", {
			seat: t.by,
			gold: t.number,
			bid: r.bids[t.by]
		});
	} },
	excuse: pa("excused"),
	swapCombatant: {
		legal: (e, t, n) => ba(e, n).length > 0,
		run: (e, t) => h(na, { seat: t.target })
	},
	openingWound: { run: (e, t, n, [r]) => h(oi, {
		slot: e.fight.seats.indexOf(t.target),
		count: r,
		opening: !0
	}) },
	spare: pa("spared")
}, ga = (e) => B(e, "scheme").allies, _a = (e, t) => t === 5 ? e.intrigueDiscard : e.marketDiscard;
function va(e, t) {
	let n = _a(e, t);
	for (let e = n.length - 1; e >= 0; e--) if (O(t, n[e])) return e;
	return -1;
}
var ya = (e, t) => O(0, e) && !D(e) && Qt(e) < t;
function ba(e, t) {
	let n = e.houses[t].assets.filter((e) => O(2, e)), r = n.indexOf(e.fight.cards[e.fight.seats.indexOf(t)]);
	return r >= 0 && n.splice(r, 1), n;
}
var xa = (e, t) => e * 4 + t, Sa = (e) => Math.floor(e / 4), Ca = (e) => e % 4;
function wa(e, t) {
	let n = 0;
	for (let r of e) r === t && n++;
	return n;
}
var V = (e, t) => b[e].abilities[t], Ta = (e, t) => b[e].type === "house" ? `${b[e].id}-${t + 1}` : b[e].id, Ea = (e, t, n, r, i) => pt(r) ? zr[r].run(e, t, n, i) : ha[r].run(e, t, n, i), Da = g("ability", {
	locals: {
		by: 0,
		card: 0,
		ability: 0,
		target: -1,
		number: 0,
		costs: 0,
		effects: 0
	},
	shows: [
		"by",
		"card",
		"ability",
		"target",
		"number",
		"costs",
		"effects"
	]
}, [
	{
		clause: "SP-14.3",
		at: "SP-14.3 costs",
		run(e, t, n) {
			let { costs: r } = V(t.card, t.ability);
			for (; t.costs < r.length;) {
				let { name: i, args: a } = r[t.costs];
				if (i === "exhaust") return f("SP-14.3 exhaust");
				if (i === "discardHand") {
					if (e.houses[t.by].hand.length > a[0]) return f("SP-14.3 discard");
					Vn(e, n, t.by, e.houses[t.by].hand.slice()), t.costs++;
				} else Br[i].pay(e, n, t.by, t.card, a), t.costs++;
			}
			return n.use(Ta(t.card, t.ability)), f("SP-14.3");
		}
	},
	{
		clause: "SP-14.3",
		at: "SP-14.3 exhaust",
		auto: !0,
		ask(e, t) {
			let [n, r] = V(t.card, t.ability).costs[t.costs].args;
			return ne(t.by, "asset", Jn(e, t.by, r), n, n);
		},
		take(e, t, n, r) {
			for (let i of r) Vr(e, n, t.by, i);
			return t.costs++, f("SP-14.3 costs");
		}
	},
	{
		clause: "SP-14.3",
		at: "SP-14.3 discard",
		ask(e, t) {
			let [n] = V(t.card, t.ability).costs[t.costs].args;
			return ne(t.by, "card", e.houses[t.by].hand, n, n);
		},
		take(e, t, n, r) {
			return Vn(e, n, t.by, r), t.costs++, f("SP-14.3 costs");
		}
	},
	{
		clause: "SP-14.3",
		run(e, t, n) {
			let { effects: r } = V(t.card, t.ability);
			if (t.effects === r.length) return m();
			let { name: i, args: a } = r[t.effects++], o = Ea(e, t, n, i, a);
			return o?.call ? {
				...o,
				to: "SP-14.3"
			} : f("SP-14.3");
		}
	}
]), Oa = g("abilities", {
	locals: {
		by: 0,
		card: 0,
		trigger: "combatWon",
		next: 0
	},
	shows: [
		"by",
		"card",
		"trigger",
		"next"
	]
}, [{
	clause: "SP-14.4",
	run(e, t) {
		let n = Gt(t.card, t.trigger)[t.next++];
		return n === void 0 ? m() : h(Da, {
			by: t.by,
			card: t.card,
			ability: n,
			target: t.by
		}, "SP-14.4");
	}
}]);
function ka(e, t, n, r, i, a, o = e.gold[t]) {
	let s = V(n, r);
	if (!Ur(e, t, n, s, a, o) || !Mr(e, s, t, i)) return !1;
	for (let { name: n, args: r } of s.effects) if (!pt(n) && ha[n].legal?.(e, t, i, r) === !1) return !1;
	return !0;
}
function Aa(e, t, n) {
	let r = [];
	for (let i of e.houses[t].assets) {
		let a = C(i);
		if (E(i)) for (let i of Gt(a, n)) ka(e, t, a, i, t, !1) && r.push(L("use", a, -1, i));
	}
	return r;
}
var ja = (e, t, n, r) => Ir[V(n, r).target](e, t), Ma = Object.fromEntries(Qe.map((e, t) => [e, 1 << t])), Na = (e, t) => (Vt[e] & Ma[t.window]) !== 0;
function Pa(e, t, n, r = null) {
	let i = [];
	for (let r = 0; r < e.seats; r++) (t !== "schemeLaunched" || r !== n.activeSeat) && i.push(r);
	return h(Ia, {
		window: t,
		seats: i,
		...n
	}, r);
}
var Fa = {
	window: "ledgersBalanced",
	activeSeat: 0,
	concernedSeat: null,
	target: null,
	allies: [],
	forsaken: [],
	seats: [],
	winners: [],
	undone: !1,
	player: null,
	deed: null
}, Ia = g("window", {
	locals: Fa,
	shows: Object.keys(Fa)
}, [
	{
		clause: "SP-16.10",
		sealed: !0,
		ask(e, t) {
			let n = [];
			for (let r of t.seats) za(e, t, r) && n.push(_(r, "act", Ba(e, t, r)));
			return n.length === 0 ? null : n;
		},
		fallback: () => vr,
		barred: (e, t, n) => Ha(e, t, n.seat),
		take(e, t, n, r) {
			for (let n = 0; n <= e.seats && t.player === null; n++) {
				let i = n === 0 ? t.concernedSeat : un(e, t.activeSeat, n), a = i === null ? null : r[i] ?? null;
				i !== null && a !== null && a !== vr && Va(e, t, i).includes(a) && (t.player = i, t.deed = a);
			}
		}
	},
	{
		clause: "SP-16.12",
		run(e, t, n) {
			if (t.player === null) return m();
			let { verb: r, card: i, ability: a, seat: o, number: s } = R(t.deed);
			return r === "play" ? (Ln(e, n, t.player, i), Bn(e, i), n.log?.emit("played", {
				clause: "SP-6.5",
				seat: t.player,
				card: i,
				target: o < 0 ? null : o,
				hand: e.houses[t.player].hand.length
			}), h(Da, {
				by: t.player,
				card: i,
				ability: a,
				target: o,
				number: s
			})) : (r === "hand" ? (Ln(e, n, t.player, i), Bn(e, i)) : Gn(e, n, t.player, i), n.log?.emit("guarded", {
				clause: "SP-6.13",
				seat: t.player,
				card: i,
				place: r
			}), h(Da, {
				by: t.player,
				card: i,
				ability: a,
				target: t.activeSeat
			}));
		}
	},
	{
		clause: "SP-16.14",
		run(e, t) {
			return t.player = null, t.deed = null, t.undone ? m("cancelled") : f("SP-16.10");
		}
	}
]), La = (e, t) => e.window === "schemeLaunched" && e.target === t && t !== e.activeSeat, Ra = (e, t, n) => La(t, n) && qn(e, n, 5) > 0, za = (e, t, n) => e.houses[n].hand.length > 0 || Ra(e, t, n);
function Ba(e, t, n) {
	let r = Va(e, t, n), i = t.sealed?.[n] ?? null;
	return typeof i == "string" && !r.includes(i) && r.push(i), r;
}
function Va(e, t, n) {
	let { hand: r, influence: i } = e.houses[n], a = [vr];
	for (let o = 0; o < r.length; o++) {
		let s = r[o];
		s !== r[o - 1] && (S(s) ? La(t, n) && a.push(L("hand", s)) : Na(s, t) && x[s] <= i && Wa(e, t, n, s, a));
	}
	return Ra(e, t, n) && Ua(e, n, a), a;
}
function Ha(e, t, n) {
	let { hand: r, influence: i } = e.houses[n], a = Va(e, t, n), o = [], s = (e, t, n) => {
		a.includes(e) || o.push({
			item: e,
			clause: t,
			reason: n
		});
	};
	for (let n of new Set(r)) if (S(n) && s(L("hand", n), "SP-6.11", "a guard is used only against a scheme of another at its own House"), Vt[n] !== 0) for (let r = -1; r < e.seats; r++) {
		let e = L("play", n, r);
		Na(n, t) ? x[n] > i ? s(e, "SP-6.2", `it needs influence ${x[n]}, there is ${i}`) : s(e, "SP-14.3", "its condition does not hold for this target, or its costs cannot be paid") : s(e, "SP-6.1", "it is played at another moment");
	}
	return o;
}
function Ua(e, t, n) {
	let { assets: r } = e.houses[t];
	for (let e = 0; e < r.length; e++) O(5, r[e]) && r.indexOf(r[e]) === e && n.push(L("table", r[e]));
}
function Wa(e, t, n, r, i) {
	for (let [a, o] of b[r].abilities.entries()) {
		if ((o.windows & Ma[t.window]) === 0) continue;
		let s = o.effects.find((e) => e.name === "addBid"), c = s === void 0 ? 0 : Math.min(s.args[0], Hs(e, n));
		for (let t of ja(e, n, r, a)) if (ka(e, n, r, a, t, !0)) {
			s === void 0 && i.push(L("play", r, t, a));
			for (let e = 1; e <= c; e++) i.push(L("play", r, t, a, e));
		}
	}
}
function Ga(e, t, n) {
	for (let r of e.houses[n].assets) {
		let e = C(r), { abilities: n } = b[e], i = n.length === 0 ? w(r) === "slave" : n[0].trigger === "static" && Ka(e);
		E(r) && i && t.use(Ta(e, 0));
	}
}
var Ka = (e) => an(e, "income", 0) > 0 || an(e, "noUpkeep", 0) > 0, qa = g("upkeep", { locals: {} }, [
	{
		clause: "SP-4.1",
		run: (e) => h(Ya, { open: e.houses.flatMap((e, t) => e.assets.some(Ja) ? [t] : []) })
	},
	{
		clause: "SP-4.8",
		run: () => h($a)
	},
	{
		clause: "SP-4.16",
		run: () => h(ro)
	},
	{
		clause: "SP-4.26",
		run: (e) => Pa(e, "ledgersBalanced", { activeSeat: e.host })
	}
]), Ja = (e) => !!(e & 128) && !Zt(e), Ya = g("refresh", {
	locals: { open: [] },
	shows: ["open"]
}, [{
	clause: "SP-4.6",
	ask: (e, t) => t.open.map((t) => {
		let n = e.houses[t].assets.filter(Ja);
		return ne(t, "asset", n, 0, n.length);
	}),
	fallback: () => [],
	take(e, t, n, r, i) {
		let { assets: a } = e.houses[i], o = r.slice(), s = [];
		for (let e = 0; e < a.length; e++) {
			if (!Ja(a[e])) continue;
			let t = o.indexOf(a[e]);
			t >= 0 ? o.splice(t, 1) : (a[e] &= -129, s.push(C(a[e])));
		}
		return t.open = t.open.filter((e) => e !== i), n.log?.emit("refreshed", {
			clause: "SP-4.4",
			seat: i,
			cards: s
		}), p;
	}
}]), Xa = "keep", Za = 4, Qa = 1, $a = g("heal", {
	locals: {
		todo: [],
		failed: [],
		shown: [],
		again: -1
	},
	shows: [
		"todo",
		"failed",
		"shown",
		"again"
	]
}, [
	{
		clause: "SP-4.8",
		run(e, t, n) {
			t.todo = e.houses.map((e) => e.assets.filter(Zt)), t.failed = e.houses.map(() => -1), t.shown = e.houses.map(() => 0);
			for (let r = 0; r < e.seats; r++) eo(e, t, n, un(e, e.host, r));
		}
	},
	{
		clause: "SP-4.12",
		ask(e, t) {
			let n = [];
			for (let r = 0; r < e.seats; r++) t.failed[r] >= 0 ? n.push(_(r, "act", [...Aa(e, r, "healFailed"), Xa])) : t.todo[r].length > 0 && n.push(_(r, "asset", t.todo[r]));
			return n.length === 0 ? null : n;
		},
		fallback: (e, t, n) => t.failed[n.seat] >= 0 ? Aa(e, n.seat, "healFailed")[0] : t.todo[n.seat][0],
		take(e, t, n, r, i) {
			if (typeof r == "number") t.todo[i].splice(t.todo[i].indexOf(r), 1), to(e, t, n, i, r);
			else if (r === Xa) no(e, t, n, i);
			else {
				let { card: e, ability: t } = R(r);
				return h(Da, {
					by: i,
					card: e,
					ability: t,
					target: i
				}, "SP-4.14");
			}
			return eo(e, t, n, i), p;
		}
	},
	{
		clause: "SP-4.14",
		run(e, t, n) {
			let r = t.again;
			if (r >= 0) {
				t.again = -1;
				let i = t.failed[r];
				t.shown[r] = n.random.die(6), n.log?.emit("healingRolled", {
					seat: r,
					card: C(i),
					die: t.shown[r],
					again: !0
				}), no(e, t, n, r), eo(e, t, n, r);
			}
			return t.todo.some((e, n) => e.length > 0 || t.failed[n] >= 0) ? f("SP-4.12") : void 0;
		}
	}
]);
function eo(e, t, n, r) {
	let i = t.todo[r];
	for (; t.failed[r] < 0 && i.length > 0 && i.every((e) => e === i[0]);) to(e, t, n, r, i.pop());
}
function to(e, t, n, r, i) {
	let a = n.random.die(6);
	n.log?.emit("healingRolled", {
		clause: "SP-4.8",
		seat: r,
		card: C(i),
		die: a,
		again: !1
	}), t.failed[r] = i, t.shown[r] = a, (a >= Za || Aa(e, r, "healFailed").length === 0) && no(e, t, n, r);
}
function no(e, t, n, r) {
	let i = t.failed[r], a = t.shown[r];
	t.failed[r] = -1, a >= Za ? (Kn(e, r, i, i & -385), n.log?.emit("healed", {
		clause: "SP-4.9",
		seat: r,
		card: C(i)
	})) : a === Qa ? (Wn(e, n, r, i), Bn(e, C(i)), n.log?.emit("died", {
		clause: "SP-4.11",
		seat: r,
		card: C(i)
	})) : n.log?.emit("stayedInjured", {
		clause: "SP-4.10",
		seat: r,
		card: C(i)
	});
}
var ro = g("ledgers", {
	locals: { open: [] },
	shows: ["open"]
}, [
	{
		clause: "SP-4.16",
		run(e, t, n) {
			for (let r = 0; r < e.seats; r++) {
				let i = un(e, e.host, r);
				ao(e, i) > 0 ? t.open.push(i) : oo(e, n, i, []);
			}
			t.open.sort((e, t) => e - t);
		}
	},
	{
		clause: "SP-4.21",
		ask(e, t) {
			let n = [];
			for (let r of t.open) {
				let t = ao(e, r);
				t > 0 && n.push(ne(r, "asset", Jn(e, r, 0), t, t));
			}
			return n.length === 0 ? null : n;
		},
		fallback(e, t, n) {
			return Jn(e, n.seat, 0).sort((e, t) => Number(D(e)) - Number(D(t)) || T(e) - T(t)).slice(0, ao(e, n.seat)).sort((e, t) => e - t);
		},
		take(e, t, n, r, i) {
			return t.open = t.open.filter((e) => e !== i), oo(e, n, i, r), p;
		}
	},
	{
		clause: "SP-4.19",
		run(e, t, n) {
			for (let r of t.open) oo(e, n, r, []);
		}
	}
]);
function io(e, t) {
	let n = 0, r = 0;
	for (let i of e.houses[t].assets) {
		let e = on(i);
		n += Math.max(0, e), r -= Math.min(0, e);
	}
	return {
		income: n,
		cost: r
	};
}
function ao(e, t) {
	let { income: n, cost: r } = io(e, t);
	return Math.max(0, r - n - e.gold[t]);
}
function oo(e, t, n, r) {
	let { income: i, cost: a } = io(e, n), o = r.length, s = i - a + o;
	if (t.trace !== null && Ga(e, t, n), s >= 0 ? P(e, I(e), n, s) : P(e, n, I(e), -s), t.log !== null) {
		let r = [N("slaves", i, "SP-4.16"), N("gladiators", -a, "SP-4.17")];
		o > 0 && r.push(N("unpaid", o, "SP-4.20")), t.log.emit("balanced", {
			clause: "SP-4.19",
			seat: n,
			gold: e.gold[n],
			parts: r,
			total: s
		});
	}
	for (let i of r) Gn(e, t, n, i), t.log?.emit("lost", {
		clause: "SP-4.22",
		seat: n,
		card: C(i)
	});
}
var so = 3, co = 3, lo = (e) => B(e, "intrigue-turn");
function uo({ asks: e, refusals: t }, n) {
	if (e[n] < so) return 0;
	let r = 0;
	for (let e = 0; e < t.length; e += 2) t[e] === n && (r = Math.max(r, t[e + 1] + 1));
	return r;
}
function fo(e, t, n) {
	let r = wo(t, n), i = Hs(e, t.by), a = 0;
	for (let n = 0; n < e.seats; n++) n !== t.by && !(r & 1 << n) && uo(t, n) <= i && (a |= 1 << n);
	return a;
}
var po = (e) => e.givenUp >= co, mo = (e, t, n) => !po(t) && fo(e, t, n) !== 0;
function ho(e) {
	let t = [];
	for (let n = 1; n < 1 << e.length; n++) {
		let r = 0;
		for (let t = 0; t < e.length; t++) n & 1 << t && (r |= 1 << e[t]);
		t.push(r);
	}
	return t.sort((e, t) => go(e) - go(t) || e - t);
}
var go = (e) => {
	let t = 0;
	for (let n = e; n > 0; n &= n - 1) t++;
	return t;
}, _o = (e) => {
	let t = [];
	for (let n = 0; e >> n > 0; n++) e & 1 << n && t.push(n);
	return t;
}, vo = g("ask-support", {
	locals: { by: 0 },
	shows: ["by"]
}, [{
	clause: "SP-5.28",
	ask(e, t) {
		let n = lo(e), r = Hs(e, t.by), i = ho(_o(fo(e, n, n.asking))).flatMap((e) => {
			let t = Math.max(..._o(e).map((e) => uo(n, e))), i = Math.floor(r / go(e));
			return t > i ? [] : [{
				group: e,
				least: t,
				most: i
			}];
		}), a = [ce("to", _(t.by, "group", [...i.map(({ group: e }) => e), "none"]))];
		for (let { least: e, most: n } of i) {
			let r = i.filter((t) => t.least === e && t.most === n).map(({ group: e }) => e);
			a.some(({ when: e }) => e?.is.includes(r[0])) || a.push(ce("gold", ae(t.by, "gold", e, n), {
				field: "to",
				is: r
			}));
		}
		return le(t.by, a);
	},
	fallback: () => ({ to: "none" }),
	take(e, t, n, r) {
		let i = lo(e), a = i.asking;
		if (i.asking = null, r.to === "none") return i.givenUp++, m();
		let o = _o(r.to);
		for (let e of o) i.asks[e]++;
		return n.reveal(c(t.by), s), n.log?.emit("asked", {
			seat: t.by,
			seats: o
		}, ...yo(t.by, r.to, a, r.gold)), h(xo, {
			by: t.by,
			card: a,
			gold: r.gold,
			askedSeats: o.slice(),
			open: o
		});
	}
}]), yo = (e, t, n, r) => [wn(c(e) | t, { gold: r }), wn(c(e), { card: n })], bo = (e) => e.askedSeats.reduce((e, t) => e | c(t), c(e.by)), xo = g("support", {
	locals: {
		by: 0,
		card: -1,
		gold: 0,
		askedSeats: [],
		open: []
	},
	shows: [
		"by",
		"askedSeats",
		"open"
	],
	veils: {
		card: (e, t) => c(t.by),
		gold: (e, t) => bo(t)
	}
}, [{
	clause: "SP-5.27",
	ask: (e, t) => t.open.length === 0 ? null : t.open.map((e) => _(e, "word", ["agree", "refuse"])),
	fallback: () => "refuse",
	take(e, t, n, r, i) {
		if (t.open = t.open.filter((e) => e !== i), r === "refuse") return lo(e).refusals.push(i, t.gold), n.log?.emit("unsupported", {
			seat: i,
			by: t.by
		}), p;
		n.use("support"), P(e, t.by, i, t.gold);
		let a = lo(e);
		return a.plans.push(t.card), a.backers.push(1 << i), n.reveal(bo(t), s), n.log?.emit("supported", {
			seat: i,
			by: t.by,
			gold: t.gold,
			influence: e.houses[i].influence,
			purse: F(e, i),
			byPurse: F(e, t.by)
		}), p;
	}
}]), So = {
	name: "withdraw",
	clause: "SP-16.26",
	offer(e, t) {
		let n = e.flow.frames[e.flow.frames.length - 1];
		return n?.rule === "support" && n.by === t ? _(t, "word", ["withdraw"]) : null;
	},
	take(e, t, n, r) {
		let i = e.flow.frames[e.flow.frames.length - 1];
		for (let t of i.open) lo(e).refusals.push(t, i.gold);
		t.log?.emit("withdrew", {
			seat: r,
			seats: i.open
		}), i.open = [];
	}
}, Co = (e, t) => e.houses[t].hand.length > fn(e.houses[t].influence);
function wo({ plans: e, backers: t }, n) {
	let r = 0;
	for (let i = 0; i < e.length; i++) n >= 0 && e[i] === n && (r |= t[i]);
	return r;
}
function To(e, t) {
	let n = 0;
	for (let r = 0; r < e.seats; r++) t & 1 << r && (n += e.houses[r].influence);
	return n;
}
function Eo(e, t, n) {
	let r = wo(t, n);
	return {
		own: e.houses[t.by].influence,
		support: To(e, r),
		bonus: t.bonus,
		backers: r
	};
}
var Do = (e, t, n) => e.houses[t.by].influence + To(e, wo(t, n)) + t.bonus >= x[n];
function Oo(e, t) {
	let { hand: n, card: r, assets: i } = e.houses[t.by], a = Co(e, t.by) ? [] : [yr];
	for (let r = 0; r < n.length; r++) {
		let i = n[r];
		if (i !== n[r - 1] && (a.push(L("cash", i)), S(i) && a.push(L("lay", i)), Ht(i))) {
			if (!Do(e, t, i)) mo(e, t, i) && a.push(L("ask", i));
			else for (let n of ja(e, t.by, i, 0)) ka(e, t.by, i, 0, n, !0) && a.push(L("launch", i, n));
		}
	}
	ko(e, t, r, a);
	for (let n = 0; n < i.length; n++) {
		let r = i[n];
		E(r) && i.indexOf(r) === n && ko(e, t, C(r), a);
	}
	return a;
}
function ko(e, t, n, r) {
	for (let i of Gt(n, "intrigue")) {
		if (Mo(t, n, i)) continue;
		let { target: a } = V(n, i);
		for (let o of ja(e, t.by, n, i)) ka(e, t.by, n, i, o, !1) && r.push(L("use", n, a === "self" ? -1 : o, i));
	}
}
function Ao(e, t) {
	let { card: n, assets: r } = e.houses[t.by];
	if (jo(e, t, n)) return !0;
	for (let n of r) if (E(n) && jo(e, t, C(n))) return !0;
	return !1;
}
function jo(e, t, n) {
	for (let r of Gt(n, "intrigue")) if (!Mo(t, n, r)) {
		for (let i of ja(e, t.by, n, r)) if (ka(e, t.by, n, r, i, !1, Infinity)) return !0;
	}
	return !1;
}
function Mo(e, t, n) {
	let { limit: r } = V(t, n);
	return r !== null && wa(e.used, xa(t, n)) >= r.args[0];
}
function No(e, t) {
	let { hand: n, influence: r, card: i, assets: a } = e.houses[t.by], o = [];
	if (Co(e, t.by)) {
		let e = `${n.length} cards are more than the hand size of ${fn(r)}: launch, cash in or lay guards first`;
		o.push({
			item: yr,
			clause: "SP-5.6",
			reason: e
		});
	}
	for (let r of new Set(n)) {
		if (!Ht(r)) continue;
		let n = Do(e, t, r), { own: i, support: a, bonus: s } = Eo(e, t, r);
		for (let c of ja(e, t.by, r, 0)) {
			if (n && ka(e, t.by, r, 0, c, !0)) continue;
			let l = n ? "its costs, its condition or a card it could be aimed at are lacking" : `it needs influence ${x[r]}, there is ${i + a + s}`;
			o.push({
				item: L("launch", r, c),
				clause: n ? "SP-5.25" : "SP-5.20",
				reason: l
			});
		}
		n ? o.push({
			item: L("ask", r),
			clause: "SP-5.26",
			reason: "there is influence enough without support"
		}) : po(t) && o.push({
			item: L("ask", r),
			clause: "SP-5.46",
			reason: "it was begun and given up three times"
		});
	}
	for (let n of /* @__PURE__ */ new Set([i, ...a.map(C)])) for (let r of Gt(n, "intrigue")) Po(e, t, n, r, o);
	return o;
}
function Po(e, t, n, r, i) {
	let a = V(n, r), o = n !== e.houses[t.by].card && Yn(e, t.by, n) < 0;
	for (let s of ja(e, t.by, n, r)) {
		let c = L("use", n, a.target === "self" ? -1 : s, r);
		o ? i.push({
			item: c,
			clause: "SP-12.3",
			reason: `${b[n].name} is exhausted`
		}) : Mo(t, n, r) ? i.push({
			item: c,
			clause: "SP-14.3",
			reason: "it has been used this turn"
		}) : ka(e, t.by, n, r, s, !1) || i.push({
			item: c,
			clause: "SP-14.3",
			reason: "its costs cannot be paid, or its condition does not hold"
		});
	}
}
var Fo = g("scheme", {
	locals: {
		by: 0,
		target: 0,
		own: 0,
		support: 0,
		bonus: 0,
		allies: []
	},
	shows: [
		"by",
		"target",
		"own",
		"support",
		"bonus",
		"allies"
	]
}, [
	{
		clause: "SP-5.21",
		run(e, t, n) {
			if (n.log !== null) {
				let r = [
					N("own", t.own, "SP-5.20"),
					N("support", t.support, "SP-5.26"),
					N("bonus", t.bonus, "SP-5.32")
				], i = t.own + t.support + t.bonus;
				n.log.emit("launched", {
					seat: t.by,
					card: e.played[0],
					target: t.target,
					parts: r,
					total: i
				});
			}
			let r = t.target === t.by ? null : t.target, i = t.allies.slice();
			return Pa(e, "schemeLaunched", {
				activeSeat: t.by,
				concernedSeat: r,
				target: t.target,
				allies: i
			});
		}
	},
	{
		clause: "SP-5.39",
		run(e, t, n) {
			if (t.result === "cancelled") return n.log?.emit("schemeFoiled", {
				seat: t.by,
				card: e.played[0]
			}), Io(e, n, t), m();
		}
	},
	{
		clause: "SP-5.38",
		run(e, t, n) {
			let r = e.played[0];
			if (!ka(e, t.by, r, 0, t.target, !1)) return n.log?.emit("schemeVoided", {
				seat: t.by,
				card: r
			}), Io(e, n, t), m();
		}
	},
	{
		clause: "SP-5.37",
		run: (e, t) => h(Da, {
			by: t.by,
			card: e.played[0],
			ability: 0,
			target: t.target
		})
	},
	{
		clause: "SP-5.37",
		at: "SP-5.37 done",
		run: (e, t, n) => Io(e, n, t)
	}
]);
function Io(e, t, n) {
	let r = e.played.pop();
	Bn(e, r), t.log?.emit("discarded", {
		seat: n.by,
		cards: [r]
	});
}
var Lo = 3, Ro = g("intrigue", {
	locals: { taken: 0 },
	shows: ["taken"]
}, [
	{
		clause: "SP-5.1",
		run(e, t, n) {
			for (let t = 0; t < e.seats; t++) Fn(e, n, un(e, e.host, t), Lo);
		}
	},
	{
		clause: "SP-5.10",
		run(e, t, n) {
			if (t.taken === e.seats) return f("SP-5.8");
			let r = un(e, e.host, t.taken++);
			return n.log?.emit("intrigueTurnBegan", { seat: r }), h(Vo, {
				by: r,
				asks: e.houses.map(() => 0)
			}, "SP-5.42");
		}
	},
	{
		clause: "SP-5.42",
		run(e, t) {
			let n = un(e, e.host, t.taken - 1), r = t.result;
			return Pa(e, "intrigueTurnEnded", {
				activeSeat: n,
				...r
			}, "SP-5.10");
		}
	},
	{
		clause: "SP-5.8",
		ask(e) {
			let t = [];
			for (let n = 0; n < e.seats; n++) Co(e, n) && t.push(_(n, "act", Bo(e, n)));
			return t.length === 0 ? null : t;
		},
		fallback(e, t, n) {
			let { hand: r } = e.houses[n.seat], [i] = Zs(e, n.seat);
			return i ?? L("drop", r.reduce((e, t) => Nt[t] < Nt[e] ? t : e));
		},
		take(e, t, n, r, i) {
			let { verb: a, card: o } = R(r);
			return a === "lay" ? Js(e, n, i, o) : Vn(e, n, i, [o]), p;
		}
	}
]);
function zo({ backers: e, launched: t }) {
	let [n, r] = [0, 0];
	for (let i = 0; i < e.length; i++) n |= e[i], t.includes(i) || (r |= e[i]);
	return {
		allies: _o(n),
		forsaken: _o(r)
	};
}
function Bo(e, t) {
	let { hand: n } = e.houses[t];
	return [...n.filter((e, t) => n[t - 1] !== e).map((e) => L("drop", e)), ...Zs(e, t)];
}
var Vo = g("intrigue-turn", {
	locals: {
		by: 0,
		bonus: 0,
		used: [],
		plans: [],
		backers: [],
		launched: [],
		asks: [],
		refusals: [],
		givenUp: 0,
		asking: null
	},
	shows: [
		"by",
		"bonus",
		"used",
		"backers",
		"launched",
		"asks",
		"givenUp"
	],
	veils: {
		plans: (e, t) => c(t.by),
		asking: (e, t) => c(t.by),
		refusals: (e, t) => c(t.by)
	}
}, [{
	clause: "SP-5.12",
	ask(e, t) {
		let n = Oo(e, t);
		return n.length === 1 && e.houses[t.by].hand.length === 0 && !Ao(e, t) ? null : _(t.by, "act", n);
	},
	barred: (e, t) => No(e, t),
	fallback(e, t) {
		if (!Co(e, t.by)) return yr;
		let { hand: n } = e.houses[t.by], [r] = Zs(e, t.by);
		return r ?? L("cash", n.reduce((e, t) => Nt[t] > Nt[e] ? t : e));
	},
	take(e, t, n, r) {
		let { verb: i, card: a, ability: o, seat: l } = R(r);
		switch (i) {
			case "cash": return Ho(e, t, n, a), p;
			case "lay": return Js(e, n, t.by, a), p;
			case "use": return t.used.push(xa(a, o)), n.log?.emit("used", {
				clause: "SP-5.18",
				seat: t.by,
				card: a,
				power: o + 1,
				target: l < 0 ? null : l
			}), h(Da, {
				by: t.by,
				card: a,
				ability: o,
				target: l < 0 ? t.by : l
			}, "SP-5.12");
			case "ask": return n.reveal(c(t.by), s), t.asking = a, h(vo, { by: t.by }, "SP-5.12");
			case "launch": return Uo(e, t, n, a, l);
			default: return f("SP-5.41");
		}
	}
}, {
	clause: "SP-5.41",
	run(e, t, n) {
		return n.log?.emit("intrigueTurnEnded", { seat: t.by }), m({ ...zo(t) });
	}
}]);
function Ho(e, t, n, r) {
	Ln(e, n, t.by, r), Bn(e, r), P(e, I(e), t.by, Nt[r]), n.log?.emit("cashed", {
		clause: "SP-5.13",
		seat: t.by,
		card: r,
		gold: Nt[r],
		purse: F(e, t.by),
		hand: e.houses[t.by].hand.length
	});
}
function Uo(e, t, n, r, i) {
	let { own: a, support: o, bonus: s, backers: c } = Eo(e, t, r);
	for (let e = 0; e < t.plans.length; e++) t.plans[e] === r && (t.plans[e] = -1, t.launched.push(e));
	return Ln(e, n, t.by, r), e.played.push(r), t.bonus = 0, h(Fo, {
		by: t.by,
		target: i,
		own: a,
		support: o,
		bonus: s,
		allies: _o(c)
	}, "SP-5.12");
}
var Wo = 16, Go = (e, t) => e * Wo + t, Ko = (e) => Math.floor(e / Wo), qo = (e) => e % Wo, Jo = (e) => `${Ko(e)}.${qo(e)}`;
function Yo(e, { with: t, give: n, giveCoins: r, want: i, wantCoins: a }) {
	let o = Math.min(r, a);
	return {
		from: e,
		to: t,
		give: Xo(n, i),
		giveGold: r - o,
		want: Xo(i, n),
		wantGold: a - o
	};
}
function Xo(e, t) {
	let n = t.slice();
	return e.filter((e) => {
		let t = n.indexOf(e);
		return t >= 0 && n.splice(t, 1), t < 0;
	});
}
function Zo(e) {
	e.trades.length > 0 && (e.trades = e.trades.filter((t) => Qo(e, t)));
}
function Qo(e, t) {
	let { from: n, to: r, give: i, giveGold: a, want: o, wantGold: s } = t;
	return e.gold[n] >= a && e.gold[r] >= s && $o(e, n, i) && $o(e, r, o);
}
function $o(e, t, n) {
	let { assets: r } = e.houses[t];
	for (let e = 0; e < n.length; e++) {
		let t = 0, i = 0;
		for (let r of n) r === n[e] && t++;
		for (let t of r) t === n[e] && i++;
		if (i < t) return !1;
	}
	return !0;
}
var es = 10, ts = g("open-market", {
	locals: {
		open: [],
		waiting: [],
		lastCall: !1
	},
	shows: [
		"open",
		"waiting",
		"lastCall"
	]
}, [{
	clause: "SP-7.3",
	ask(e, t) {
		let n = [];
		for (let r of t.open) t.waiting.includes(r) || n.push(is(e, t, r));
		return n.length === 0 ? null : n;
	},
	fallback: () => ({ do: "done" }),
	barred: (e, t, n) => [...fs(e, n.seat), ...ps(e, n.seat)],
	take(e, t, n, r, i) {
		if (r.do === "wait") return t.waiting.push(i), n.log?.emit("waited", {
			clause: "SP-16.8",
			seat: i
		}), t.waiting.length < t.open.length || (t.waiting = [], t.lastCall = !0, n.log?.emit("lastCallMade", { clause: "SP-16.8" })), p;
		switch (t.waiting = [], r.do !== "done" && (t.lastCall = !1), r.do) {
			case "sell":
				ms(e, n, i, r.asset);
				break;
			case "offer":
				hs(e, n, i, r.bargain);
				break;
			case "accept":
				bs(e, n, vs(e, Ko(r.trade), i, r.trade));
				break;
			case "refuse":
				ys(e, n, vs(e, Ko(r.trade), i, r.trade));
				break;
			case "withdraw":
				gs(n, "withdrawn", vs(e, i, Ko(r.trade), r.trade));
				break;
			case "done": Cs(e, t, n, i);
		}
		return Zo(e), p;
	}
}]);
function ns(e) {
	for (let t of e.flow.frames) {
		if (t.rule !== "open-market") continue;
		let e = t;
		e.waiting = [], e.lastCall = !1;
	}
}
var rs = (e, t) => e.houses[t].assets.filter(E);
function is(e, t, n) {
	let r = rs(e, n), i = t.lastCall ? ["done"] : ["done", "wait"], a = [ce("do", _(n, "word", i))];
	r.length > 0 && (i.push("sell"), a.push(ce("asset", _(n, "asset", r), as)));
	let o = us(e, n, !0), s = us(e, n, !1), c = o.length >= es || e.offers[n] >= 20 ? [] : ds(e, t.open, n), l = r.length + e.gold[n] + c.reduce((e, t) => e + t.items.length + t.coins, 0);
	return c.length > 0 && l > 0 && (i.push("offer"), a.push(ce("bargain", se(n, "asset", c, r, e.gold[n], !1), os))), s.length > 0 && (i.push("accept", "refuse"), a.push(ce("trade", _(n, "trade", s), ss))), o.length > 0 && (i.push("withdraw"), a.push(ce("trade", _(n, "trade", o), cs))), le(n, a);
}
var as = {
	field: "do",
	is: ["sell"]
}, os = {
	field: "do",
	is: ["offer"]
}, ss = {
	field: "do",
	is: ["accept", "refuse"]
}, cs = {
	field: "do",
	is: ["withdraw"]
}, ls = [];
function us(e, t, n) {
	if (e.trades.length === 0) return ls;
	let r = [];
	for (let i of e.trades) {
		if ((n ? i.from : i.to) !== t) continue;
		let e = Go(n ? i.to : i.from, 1);
		for (; r.includes(e);) e++;
		r.push(e);
	}
	return r;
}
function ds(e, t, n) {
	let r = [];
	for (let i of t) i !== n && r.push({
		seat: i,
		items: rs(e, i),
		coins: e.gold[i]
	});
	return r;
}
function fs(e, t) {
	let n = /* @__PURE__ */ new Map();
	for (let r of [e.houses[t], ...e.houses]) for (let e of r.assets) E(e) || n.set(e, {
		item: e,
		clause: "SP-7.8",
		reason: "exhausted cards cannot be bought, sold or swapped"
	});
	return [...n.values()];
}
function ps(e, t) {
	return e.offers[t] < 20 ? [] : [{
		item: "offer",
		clause: "SP-16.30",
		reason: "20 offers have been made in this Open Market"
	}];
}
function ms(e, t, n, r) {
	Gn(e, t, n, r), P(e, I(e), n, T(r)), t.log?.emit("sold", {
		clause: "SP-7.6",
		seat: n,
		card: C(r),
		gold: T(r),
		purse: F(e, n)
	});
}
function hs(e, t, n, r) {
	let i = Yo(n, r);
	e.trades.push(i), e.offers[n]++, gs(t, "offered", i);
}
function gs(e, t, n) {
	if (e.log === null) return;
	let { from: r, to: i, giveGold: a, wantGold: o } = n, s = {
		what: t,
		seat: r,
		to: i,
		giveCards: _s(n.give),
		giveGold: a,
		wantCards: _s(n.want),
		wantGold: o
	};
	e.log.emit("whispered", { clause: "SP-16.21" }, wn(l(r, i), s));
}
var _s = (e) => e.map(C);
function vs(e, t, n, r) {
	let i = qo(r) - 1, a = e.trades.findIndex((e) => e.from === t && e.to === n && i-- === 0);
	return e.trades.splice(a, 1)[0];
}
function ys(e, t, n) {
	e.refused.push(n), gs(t, "refused", n);
}
function bs(e, t, n) {
	let { from: r, to: i, give: a, giveGold: o, want: c, wantGold: u } = n;
	if (t.use("trade"), t.reveal(l(r, i), s), P(e, r, i, o), P(e, i, r, u), t.log !== null) {
		let [n, s] = [_s(a), _s(c)], l = {
			purse: F(e, r),
			toPurse: F(e, i)
		};
		t.log.emit("traded", {
			clause: "SP-7.9",
			seat: r,
			to: i,
			giveCards: n,
			giveGold: o,
			wantCards: s,
			wantGold: u,
			...l
		});
	}
	for (let t of a) xs(e, r, i, t);
	for (let t of c) xs(e, i, r, t);
	let d = Ss(c) - Ss(a);
	Hn(e, t, r, d), Hn(e, t, i, -d);
}
function xs(e, t, n, r) {
	Ee(e.houses[t].assets, r), e.houses[n].assets.push(r);
}
function Ss(e) {
	let t = 0;
	for (let n of e) D(n) && t++;
	return t;
}
function Cs(e, t, n, r) {
	t.open = t.open.filter((e) => e !== r), e.trades = e.trades.filter((e) => e.from !== r && e.to !== r), e.hidden |= 1 << r, e.showed[r] = e.gold[r], n.log?.emit("doneTrading", {
		clause: "SP-7.11",
		seat: r
	}), !(t.open.length > 0) && (e.refused = [], e.offers.fill(0));
}
var ws = (e) => e.houses.map((e, t) => t), Ts = g("market", { locals: {} }, [
	{
		clause: "SP-7.2",
		run: (e) => h(ts, { open: ws(e) })
	},
	{
		clause: "SP-7.15",
		run(e, t, n) {
			for (; e.row.length < e.seats && In(e, n);) e.row.unshift(e.market.pop());
			n.log?.emit("rowLaidOut", { count: e.row.length });
		}
	},
	{
		clause: "SP-7.16",
		run(e, t, n) {
			let r = e.row.pop();
			if (r === void 0) return f("SP-7.28");
			for (let t of e.seen) da(t, e.market.length + e.row.length);
			return e.lot.push(r), n.reveal(0, s), n.log?.emit("lotOffered", {
				card: r,
				left: e.row.length
			}), lr(Os, e.seats, ws(e), "SP-7.16");
		}
	},
	{
		clause: "SP-7.28",
		run: (e) => lr(ks, e.seats, ws(e))
	},
	{
		clause: "SP-7.36",
		run(e, t, n) {
			e.hidden = 0, e.showed.fill(0), e.slipped.fill(0), n.reveal(0, s), n.log?.emit("goldShown", { gold: e.gold.slice(0, e.seats) });
		}
	}
]), Es = (e, t) => Pa(e, "bidsRevealed", {
	activeSeat: e.host,
	seats: t.bidders.slice()
});
function Ds(e, t, n) {
	P(e, t, I(e), n), e.showed[t] -= n;
}
var Os = cr({
	name: "auction",
	clauses: {
		bid: "SP-7.17",
		award: "SP-7.18",
		tie: "SP-7.21",
		fail: "SP-7.24"
	},
	purse: (e, t) => e.gold[t],
	shown: (e, t) => Es(e, t),
	won(e, t, n, r) {
		let i = e.lot.pop();
		Ds(e, n, r), Un(e, t, n, i), t.log?.emit("bought", {
			clause: "SP-7.18",
			seat: n,
			card: i,
			gold: r,
			purse: F(e, n)
		});
	},
	failed(e, t) {
		let n = e.lot.pop();
		Bn(e, n), t.log?.emit("unsold", {
			clause: "SP-7.24",
			card: n
		});
	}
}), ks = cr({
	name: "hosting",
	clauses: {
		bid: "SP-7.28",
		award: "SP-7.29",
		tie: "SP-7.22",
		fail: "SP-7.32"
	},
	purse: (e, t) => e.gold[t],
	shown: (e, t) => Es(e, t),
	won(e, t, n, r) {
		Ds(e, n, r), As(e, t, n, r, "SP-7.29");
	},
	failed(e, t, n) {
		let r = Qn(e, t, n, "SP-7.32"), i = e.tiedHostPays ? B(e, "hosting").stacks[r] : 0;
		Ds(e, r, i), As(e, t, r, i, "SP-7.34");
	}
});
function As(e, t, n, r, i) {
	e.host = n, t.log?.emit("hosted", {
		clause: i,
		seat: n,
		gold: r,
		purse: F(e, n)
	});
}
function js(e, t) {
	let n = [];
	for (let t = 0; t < e.seats; t++) e.houses[t].influence === 12 && n.push(t);
	return n.length === 1 && Ms(e, t, n[0], "SP-11.2"), n.length > 1 ? h(Is, { seats: n }) : void 0;
}
function Ms(e, t, n, r) {
	e.winner = n, e.decidedBy = r, t.log?.emit("won", {
		clause: r,
		seat: n
	});
}
function Ns(e, t) {
	if (e.turnLimit === 0 || e.turn < e.turnLimit) return;
	let n = Math.max(...e.houses.map((e) => e.influence)), r = e.houses.flatMap((e, t) => e.influence === n ? [t] : []), i = Math.max(...r.map((t) => Ps(e, t))), a = r.filter((t) => Ps(e, t) === i);
	Ms(e, t, a.length === 1 ? a[0] : Qn(e, t, a, "SP-11.16"), "SP-11.16");
}
var Ps = (e, t) => e.houses[t].assets.reduce((e, t) => e + (E(t) ? T(t) : 0), Hs(e, t)), Fs = (e, t) => e.houses[t].assets.reduce((e, t) => e + (E(t) && (w(t) === "gladiator" || tn(t)) ? T(t) : 0), 0), Is = g("tournament", {
	locals: {
		seats: [],
		line: []
	},
	shows: ["seats", "line"]
}, [
	{
		clause: "SP-11.4",
		run(e, t, n) {
			n.use("tournament"), n.log?.emit("tournamentBegan", { seats: t.seats.slice() }), t.line = t.seats.length === 2 ? t.seats.slice() : Ls(e, n, t.seats);
		}
	},
	{
		clause: "SP-11.5",
		run(e, t, n) {
			let [r, i, ...a] = t.line;
			return i === void 0 ? (Ms(e, n, r, "SP-11.4"), m()) : (t.line = a, h(Rs, { pair: Zn(e, [r, i]) }, "SP-11.7"));
		}
	},
	{
		clause: "SP-11.7",
		run(e, t) {
			return t.line.push(t.result), f("SP-11.5");
		}
	}
]);
function Ls(e, t, n) {
	let r = (t) => Fs(e, t);
	if (t.log !== null) for (let e of n) t.log.emit("valuesCounted", {
		clause: "SP-11.10",
		seat: e,
		parts: [N("values", r(e), "SP-11.10")],
		total: r(e)
	});
	let i = n.slice().sort((e, t) => r(e) - r(t) || e - t), a = i.slice(0, 2), o = i.slice(2);
	if (r(a[1]) !== r(o[0])) return i;
	let s = i.filter((e) => r(e) === r(a[1])), c = i.filter((e) => r(e) < r(a[1]));
	for (; c.length < 2;) {
		let n = Qn(e, t, s, "SP-11.9", !0);
		s.splice(s.indexOf(n), 1), c.push(n);
	}
	return [...c, ...i.filter((e) => !c.includes(e))];
}
var Rs = g("duel", {
	locals: { pair: [] },
	shows: ["pair"]
}, [
	{
		clause: "SP-11.14",
		run(e, t, n) {
			let r = t.pair.filter((t) => qn(e, t, 2) > 0);
			if (r.length === 2) return;
			let i = r.length === 1 ? r[0] : Qn(e, n, t.pair, "SP-11.14");
			return n.log?.emit("forfeited", { seat: i }), m(i);
		}
	},
	{
		clause: "SP-11.11",
		sealed: !0,
		ask: (e, t) => t.pair.map((t) => Yi(e, t, !1)),
		fallback: (e, t, n) => zs(e, n.seat),
		take(e, t, n, r) {
			e.fight = pn(!0);
			for (let i of t.pair) Zi(e, n, i, r[i]);
			return h(Pi);
		}
	},
	{
		clause: "SP-11.12",
		run(e, t, n) {
			let r = e.fight.seats[1 - e.fight.loser];
			return Ki(e, n), e.fight = null, m(r);
		}
	}
]);
function zs(e, t) {
	let n = (n) => {
		let r = e.houses[t].assets.filter((e) => E(e) && n(e));
		return r.length === 0 ? void 0 : r.reduce((e, t) => T(t) > T(e) ? t : e);
	}, r = { combatant: n((e) => O(2, e)) };
	for (let e of [
		"weapon",
		"armor",
		"special"
	]) {
		let t = n((t) => w(t) === e);
		t !== void 0 && (r[e] = t);
	}
	return r;
}
var Bs = (e) => ({
	clause: e.decidedBy || "SP-11.2",
	places: e.houses.map((t, n) => n === e.winner ? 1 : 2),
	scores: e.houses.map((e) => e.influence)
}), Vs = g("game", { locals: {} }, [
	{
		clause: "SP-2.1",
		run: () => h(er)
	},
	{
		clause: "SP-3.1",
		run(e, t, n) {
			return e.turn++, n.log?.emit("turnBegan", {
				turn: e.turn,
				host: e.host
			}), h(qa);
		}
	},
	{
		clause: "SP-5.1",
		run: () => h(Ro)
	},
	{
		clause: "SP-11.2",
		at: "SP-11.2 intrigue",
		run: (e, t, n) => js(e, n)
	},
	{
		clause: "SP-7.1",
		run: (e) => e.winner >= 0 ? m() : h(Ts)
	},
	{
		clause: "SP-11.2",
		at: "SP-11.2 market",
		run: (e, t, n) => js(e, n)
	},
	{
		clause: "SP-8.1",
		run: (e) => e.winner >= 0 ? m() : h(qi)
	},
	{
		clause: "SP-11.2",
		run: (e, t, n) => js(e, n)
	},
	{
		clause: "SP-11.16",
		run(e, t, n) {
			return e.winner < 0 && Ns(e, n), e.winner >= 0 ? m() : f("SP-3.1");
		}
	}
]);
function Hs(e, t) {
	return e.gold[t] - Us(e, t);
}
function Us(e, t) {
	let n = 0;
	for (let r = 0; r < k.length; r++) n += e.bets[sn(t, r)];
	for (let r of e.flow.frames) if (r.rule === "auction" || r.rule === "hosting") n += Ws(r, t);
	else if (r.rule === "bets") {
		let e = r.sealed?.[t];
		for (let t in e) n += e[t];
	} else if (r.rule === "support") {
		let { by: e, open: i, gold: a } = r;
		e === t && (n += i.length * a);
	}
	return n;
}
var Ws = (e, t) => or(e, t) + (e.at === "SP-7.17" || e.at === "SP-7.28" ? 0 : e.bids[t] ?? 0), Gs = {
	name: "give",
	clause: "SP-3.4",
	final: !0,
	offer(e, t) {
		let n = Hs(e, t);
		return n <= 0 ? null : le(t, [ce("to", _(t, "seat", e.houses.map((e, t) => t).filter((e) => e !== t))), ce("gold", ae(t, "gold", 1, n))]);
	},
	take(e, t, n, r) {
		Ks(e, t, r, n.to, n.gold);
	}
};
function Ks(e, t, n, r, i) {
	P(e, n, r, i), dn(e, n) || dn(e, r) ? (e.slipped[A(e.seats, n, r)] += i, t.reveal(c(n), s), t.log?.emit("slipped", { clause: "SP-3.6" }, wn(l(n, r), {
		seat: n,
		to: r,
		gold: i
	}))) : (qs(e, n) && t.reveal(c(n), s), t.log?.emit("gave", {
		seat: n,
		to: r,
		gold: i,
		purse: F(e, n),
		toPurse: F(e, r)
	})), Zo(e), ns(e);
}
var qs = (e, t) => e.flow.frames.some((e) => e.rule === "bets" || e.rule === "support" && e.by === t);
function Js(e, t, n, r) {
	Ln(e, t, n, r), Un(e, t, n, r), ns(e), t.log?.emit("laid", {
		clause: "SP-3.12",
		seat: n,
		card: r,
		hand: e.houses[n].hand.length
	});
}
var Ys = {
	name: "guard",
	clause: "SP-3.12",
	offer(e, t) {
		let n = Zs(e, t);
		return n.length === 0 || e.houses[t].hand.length <= Xs(e, t) ? null : _(t, "act", n);
	},
	take: (e, t, n, r) => Js(e, t, r, R(n).card)
};
function Xs(e, t) {
	let n = e.flow.frames[e.flow.frames.length - 1];
	return n.rule !== "ability" || n.at !== "SP-14.3 discard" || n.by !== t ? 0 : V(n.card, n.ability).costs[n.costs].args[0];
}
function Zs(e, t) {
	let { hand: n } = e.houses[t], r = [];
	for (let e = 0; e < n.length; e++) S(n[e]) && n[e - 1] !== n[e] && r.push(L("lay", n[e]));
	return r;
}
var Qs = ye([
	Vs,
	er,
	qa,
	Ya,
	$a,
	ro,
	Ro,
	Vo,
	Fo,
	vo,
	xo,
	Ia,
	Wr,
	Ts,
	ts,
	Os,
	ks,
	qi,
	na,
	Zr,
	Pi,
	Ri,
	Mi,
	oi,
	Wi,
	Is,
	Rs,
	Da,
	Oa,
	ia,
	oa,
	ca
]);
function $s(e, t, n) {
	return u(e, t) ? H(n) : n.length;
}
var H = (e) => e.length === 0 ? [] : e.slice(), ec = (e) => typeof e != "number", tc = (e) => typeof e == "number" ? e : e.length;
function nc(e, t) {
	let n = e.slice();
	for (let e of t) {
		let t = n.indexOf(e);
		if (t < 0) throw Error(`${String(e)} is not there to be taken away`);
		n[t] = n[n.length - 1], n.length--;
	}
	return n;
}
var rc = (e) => ({
	card: e.card,
	influence: e.influence,
	hand: H(e.hand),
	assets: e.assets.slice()
}), ic = (e) => {
	let t = Array(e.length);
	for (let n = 0; n < e.length; n++) t[n] = rc(e[n]);
	return t;
}, ac = (e) => ({
	from: e.from,
	to: e.to,
	give: e.give.slice(),
	giveGold: e.giveGold,
	want: e.want.slice(),
	wantGold: e.wantGold
}), oc = (e) => {
	let t = [];
	for (let n = 0; n < e.length; n++) t.push(ac(e[n]));
	return t;
}, sc = (e) => ({
	seats: e.seats.slice(),
	cards: e.cards.slice(),
	gear: e.gear.map((e) => e.slice()),
	health: e.health.slice(),
	cells: e.cells.slice(),
	round: e.round,
	idle: e.idle,
	struck: e.struck,
	slowed: e.slowed.slice(),
	used: e.used.slice(),
	loser: e.loser,
	degree: e.degree,
	tournament: e.tournament
}), cc = (e) => {
	let t = Array(e.length);
	for (let n = 0; n < e.length; n++) t[n] = H(e[n]);
	return t;
}, lc = (e) => ({
	flow: xe(Qs, e.flow),
	seats: e.seats,
	turnLimit: e.turnLimit,
	tiedHostPays: e.tiedHostPays,
	turn: e.turn,
	host: e.host,
	gold: e.gold.slice(),
	hidden: e.hidden,
	showed: e.showed.slice(),
	slipped: e.slipped.slice(),
	houses: ic(e.houses),
	market: e.market.slice(),
	row: H(e.row),
	lot: H(e.lot),
	marketDiscard: H(e.marketDiscard),
	intrigue: e.intrigue.slice(),
	intrigueDiscard: H(e.intrigueDiscard),
	played: H(e.played),
	known: cc(e.known),
	seen: cc(e.seen),
	trades: oc(e.trades),
	refused: oc(e.refused),
	offers: e.offers.slice(),
	fight: e.fight === null ? null : sc(e.fight),
	bets: H(e.bets),
	winner: e.winner,
	decidedBy: e.decidedBy
}), uc = (e, t) => e - t, dc = (e) => ({
	...e,
	give: e.give.slice(),
	want: e.want.slice()
}), fc = ({ trades: e, refused: t }, n) => [...e, ...t].filter(({ from: e }) => e === n).length;
function pc(e, t) {
	let { viewer: n } = e, r = e.houses.length, i = Ce(Qs, e.flow, n), a = mc(e, t), o = a.unseen, { market: s, row: c } = hc(e, t), l = gc(e, i), u = Array.from({ length: r * r }, () => []), d = Array.from({ length: r }, () => []), f = Array(r * r).fill(0);
	if (n !== 15) {
		d[n] = e.seen.slice();
		for (let [t, i] of e.houses.entries()) u[A(r, n, t)] = i.known.slice(), i.slipped > 0 ? f[A(r, n, t)] = i.slipped : i.slipped < 0 && (f[A(r, t, n)] = -i.slipped);
	}
	for (let [t, n] of i.frames.entries()) vc(n, e.flow.scenes[t], a.dealt);
	return {
		flow: i,
		seats: r,
		turnLimit: e.turnLimit,
		tiedHostPays: e.tiedHostPays,
		turn: e.turn,
		host: e.host,
		gold: l,
		hidden: e.hidden,
		showed: e.houses.map((e) => e.showed),
		slipped: f,
		houses: a.dealt,
		market: s,
		row: c,
		lot: e.lot.slice(),
		marketDiscard: e.marketDiscard.slice(),
		intrigue: o,
		intrigueDiscard: e.intrigueDiscard.slice(),
		played: e.played.slice(),
		known: u,
		seen: d,
		trades: e.trades.map(dc),
		refused: e.refused.map(dc),
		offers: e.houses.map((t, r) => r === n ? e.offers : fc(e, r)),
		fight: e.fight === null ? null : sc(e.fight),
		bets: e.bets.slice(),
		winner: e.winner,
		decidedBy: e.decidedBy
	};
}
function mc(e, t) {
	let n = [...e.intrigueDiscard, ...e.played];
	for (let t of e.houses) {
		for (let e of t.assets) S(C(e)) && n.push(C(e));
		n.push(...ec(t.hand) ? t.hand : t.known);
	}
	let r = nc(zt, n);
	return t.shuffle(r), {
		dealt: e.houses.map((e) => {
			let t = ec(e.hand) ? e.hand.slice() : e.known.slice(), n = ec(e.hand) ? 0 : e.hand - t.length;
			return n > 0 && t.push(...r.splice(r.length - n, n)), {
				card: e.card,
				influence: e.influence,
				hand: t.sort(uc),
				assets: e.assets.slice()
			};
		}),
		unseen: r
	};
}
function hc(e, t) {
	let n = [...e.marketDiscard, ...e.lot];
	for (let t of e.houses) for (let e of t.assets) S(C(e)) || n.push(C(e));
	let r = Array(e.market + e.row).fill(-1);
	for (let t = 0; t < e.seen.length; t += 2) r[e.seen[t]] = e.seen[t + 1], n.push(e.seen[t + 1]);
	let i = nc(Rt, n);
	t.shuffle(i);
	for (let e = 0; e < r.length; e++) r[e] < 0 && (r[e] = i.pop());
	return {
		market: r.slice(0, e.market),
		row: r.slice(e.market)
	};
}
function gc(e, t) {
	let n = e.houses.map((e, n) => e.gold ?? Math.max(_c(t, n), e.showed + e.slipped, 0));
	return [...n, ln - n.reduce((e, t) => e + t, 0)];
}
function _c(e, t) {
	let n = 0;
	for (let r of e.frames) (r.rule === "auction" || r.rule === "hosting") && (n += Ws(r, t));
	return n;
}
function vc(e, n, r) {
	if (e.rule === "intrigue-turn") {
		let i = e, { plans: a, asking: o, refusals: s } = n, c = yc(r[i.by]);
		t(a) && (i.plans = Array(a.hidden).fill(c)), t(o) && o.hidden > 0 && (i.asking = c), t(s) && (i.refusals = Array(s.hidden).fill(0));
	} else if (e.rule === "support" && t(n.card)) {
		let t = e;
		t.card = yc(r[t.by]);
	}
}
var yc = (e) => e.hand.find((t) => Ht(t) && x[t] > e.influence) ?? -1;
function bc(e) {
	for (let t = 0; t < e.seats; t++) {
		for (let n = 0; n < e.seats; n++) if (!xc(e.houses[n].hand, e.known[A(e.seats, t, n)])) return !1;
		let n = e.seen[t];
		for (let t = 0; t < n.length; t += 2) {
			let r = n[t];
			if ((r < e.market.length ? e.market[r] : e.row[r - e.market.length]) !== n[t + 1]) return !1;
		}
	}
	for (let t of e.flow.frames) if (t.rule === "intrigue-turn") {
		let { by: n, plans: r, asking: i } = t;
		if (![...r, i ?? -1].every((t) => t < 0 || e.houses[n].hand.includes(t))) return !1;
	} else if (t.rule === "support") {
		let { by: n, card: r } = t;
		if (r >= 0 && !e.houses[n].hand.includes(r)) return !1;
	}
	return !0;
}
function xc(e, t) {
	let n = e.slice();
	for (let e of t) {
		let t = n.indexOf(e);
		if (t < 0) return !1;
		n.splice(t, 1);
	}
	return !0;
}
function Sc(e, t) {
	let n = (e) => t[e] ?? e, r = [`${n("turn")} ${e.turn} · ${n("host")} ${e.host} · ${n("market")} ${e.market}+${e.row} · ${n("intrigue")} ${e.intrigue}`];
	for (let t of e.lot) r.push(`${n("lot")}: ${Dc(t, n)}`);
	for (let t of e.played) r.push(`${n("scheme")}: ${Dc(t, n)}`);
	for (let [t, i] of e.houses.entries()) r.push(...Cc(i, t, e.viewer, n));
	return r.push(...wc(e, !1, n), ...wc(e, !0, n)), e.fight !== null && e.fight.seats.length > 0 && r.push("", ...kc(e.fight, n)), [...r, ...Oc(e, n)].join("\n");
}
function Cc(e, t, n, r) {
	let i = e.card < 0 ? "–" : b[e.card].slug, a = fn(e.influence), o = typeof e.hand == "number" ? `${e.hand}/${a}` : `${e.hand.length}/${a} ${e.hand.map((e) => b[e].slug).join(" ")}`.trimEnd(), s = e.known.length === 0 ? "" : ` (${e.known.map((e) => b[e].slug).join(" ")})`;
	return [`${t === n ? "*" : " "}${t} ${i.padEnd(9)} ${r("influence")} ${String(e.influence).padStart(2)}  ${r("gold")} ${e.gold ?? "?"}  ${r("hand")} ${o}${s}`, `     ${e.assets.map(Ec).join(" ") || "–"}`];
}
function wc({ trades: e, viewer: t }, n, r) {
	let i = [], a = [];
	for (let r of e) {
		if ((n ? r.from : r.to) !== t) continue;
		let e = n ? r.to : r.from;
		a[e] = (a[e] ?? 0) + 1;
		let { give: o, giveGold: s, want: c, wantGold: l } = r;
		i.push(`  ${Jo(Go(e, a[e]))}  ${Tc(o, s)} → ${Tc(c, l)}`);
	}
	return i.length === 0 ? [] : [
		"",
		`${r(n ? "offers.made" : "offers.got")}:`,
		...i
	];
}
var Tc = (e, t) => [...e.map(rn), ...t > 0 ? [`$${t}`] : []].join("+") || "–", Ec = (e) => en(e) ? `${rn(e)}(${Xt(e).dice.join("/")})` : rn(e), Dc = (e, t) => `${b[e].slug} ${t(`text.card.${b[e].slug}`)}`;
function Oc(e, t) {
	let n = [], r = e.houses[e.viewer];
	if (r !== void 0 && typeof r.hand != "number" && r.hand.length > 0) {
		n.push("", `${t("hand")}:`);
		for (let e of new Set(r.hand)) n.push(`  ${Dc(e, t)}`);
	}
	if (r !== void 0 && r.card >= 0 && e.fight === null) {
		let { id: e, powers: i } = b[r.card];
		n.push("", `${t("house")}:`);
		for (let r = 1; r <= i.length; r++) n.push(`  ${t(`power.${e}-${r}`)}: ${t(`text.power.${e}-${r}`)}`);
	}
	let i = new Set(e.houses.flatMap((e) => e.assets.map(C)));
	if (r !== void 0 && typeof r.hand != "number") for (let e of r.hand) i.delete(e);
	let a = [...i].filter((e) => b[e].abilities.length > 0).sort((e, t) => e - t);
	return a.length > 0 && n.push("", `${t("tables")}:`, ...a.map((e) => `  ${Dc(e, t)}`)), n;
}
function kc(e, t) {
	let n = [];
	for (let r = 0; r < e.seats.length; r++) {
		let i = e.health.slice(j(r, 0), j(r + 1, 0)).join("/"), a = e.gear[r].map((e) => rn(e)).join(" ");
		n.push(`${cn[r].padEnd(2)} ${t("seat")} ${e.seats[r]} ${Xt(e.cards[r]).slug} ATK/DEF/SPD ${i} ${a}`.trimEnd());
	}
	if (e.seats.length < 2) return n;
	for (let t = -3; t <= 3; t++) {
		let r = "   ".repeat(Math.abs(t));
		for (let n = -3; n <= 3; n++) {
			let i = v.cellAt(n, t);
			if (i < 0) continue;
			let a = e.cells.indexOf(i);
			r += (a < 0 ? v.name(i) : `[${cn[a]}]`).padEnd(6);
		}
		n.push(`  ${r.trimEnd()}`);
	}
	return n;
}
var Ac = (...e) => ({ oneOf: e }), jc = (e) => ({ sumOf: e }), U = (e) => ({ secret: e }), Mc = (e, t) => ({
	begins: e,
	with: t
}), Nc = ({ by: e }, t) => e === null || !Array.isArray(t) ? t : t.map((t) => t[e]);
function Pc(e, t) {
	let n = {};
	for (let [e, r] of Object.entries(t)) {
		let t = typeof r.begins == "string" && "with" in r;
		n[e] = {
			begins: t ? r.begins : null,
			fields: Lc(t ? r.with : r)
		};
	}
	return { kinds: n };
}
var Fc = (e, t) => Lc(t), Ic = (e, t, n) => e[`${t}.${n}`] ?? e[n], Lc = (e) => Object.fromEntries(Object.entries(e).map(([e, t]) => [e, zc(t)])), Rc = {
	"": "one",
	"[]": "list",
	"[][]": "lists",
	"[seat]": "seats"
};
function zc(e) {
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
			...zc(e.secret),
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
		shape: Rc[r],
		optional: i === "?"
	};
}
var Bc = (e, t) => t[`card.${b[e].slug}`] ?? b[e].name;
function Vc(e, t) {
	let n = Qt(e), r = [
		n > 0 ? `${n} ${t.favor}` : "",
		D(e) ? t.champion : "",
		Zt(e) ? t.injured : e & 128 ? t.exhausted : ""
	].filter((e) => e !== ""), i = t[`card.${Xt(e).slug}`] ?? Xt(e).name;
	return r.length === 0 ? i : `${i} (${r.join(", ")})`;
}
var Hc = (e, t) => ({
	name: t[`choice.${e}`] ?? t[`field.${e}`] ?? e,
	about: null
}), Uc = (e) => ur.includes(/^[a-z]+/.exec(e)?.[0] ?? "");
function Wc(e, t, n) {
	let { verb: r, card: i, seat: a, number: o } = R(e), s = t[`choice.${e}`] ?? t[`choice.${L(r, i, a)}`] ?? (i >= 0 && S(i) ? t[`choice.${r}.guard`] : void 0);
	if (i < 0 || s === void 0) return Hc(e, t);
	let c = Bc(i, t), l = n[a] ?? String(a + 1), u = t[`act.${r}`]?.replace("{player}", l) ?? `${s} → ${l}`, d = o > 0 && t[`choice.${e}`] === void 0 ? ` (${o})` : "", f = (a < 0 ? s : u) + d, p = t[`text.card.${b[i].slug}`] ?? null;
	return {
		name: `${c}${t.colon}${f}`,
		about: p?.includes(s) ? null : p
	};
}
var Gc = {
	card: (e, t) => typeof e == "number" ? {
		name: Bc(e, t),
		about: t[`text.card.${b[e].slug}`] ?? null
	} : Hc(e, t),
	asset: (e, t) => typeof e == "number" ? {
		name: Vc(e, t),
		about: t[`text.card.${Xt(e).slug}`] ?? null
	} : Hc(e, t),
	act: (e, t, n) => typeof e == "string" && Uc(e) ? Wc(e, t, n) : Hc(String(e), t),
	pool: (e, t) => ({
		name: t[`sketch.${y[e]}`],
		about: null
	}),
	group: (e, t, n) => typeof e == "number" ? {
		name: _o(e).map((e) => n[e] ?? String(e + 1)).join(" + "),
		about: null
	} : Hc(e, t),
	trade: (e, t, n) => ({
		name: `${n[Ko(e)] ?? Ko(e)}, ${qo(e)}`,
		about: null
	})
}, Kc = {
	card: {
		print: (e) => typeof e == "number" ? b[e].slug : e,
		called: Gc.card
	},
	house: {
		print: (e) => typeof e == "number" ? b[e].slug : e,
		groups: ["card"],
		called: Gc.card
	},
	asset: {
		print: (e) => typeof e == "number" ? rn(e) : e,
		groups: ["card"],
		called: Gc.asset
	},
	act: {
		print: String,
		called: Gc.act
	},
	form: {
		print: (e) => typeof e == "number" ? rn(e) : e,
		groups: ["card"],
		called: Gc.asset
	},
	cell: { print: (e) => v.name(e) },
	trade: {
		print: (e) => Jo(e),
		called: Gc.trade
	},
	pool: {
		print: (e) => y[e],
		called: Gc.pool
	},
	slot: { print: (e) => cn[e] },
	group: {
		print: (e) => typeof e == "number" ? _o(e).join("&") : e,
		called: Gc.group
	}
}, qc = { seat: "seat" }, W = {
	seat: "seat",
	card: "card"
}, Jc = {
	parts: jc("total"),
	total: "number"
}, G = "number?", Yc = Pc(Kc, {
	...nr,
	rolledOff: {
		seats: "seat[]",
		rolls: "die[]",
		best: "seat[]"
	},
	hostChosen: qc,
	chose: {
		seat: "seat",
		house: "house"
	},
	dealt: W,
	guardsReceived: {
		seat: "seat",
		count: "number"
	},
	shuffled: {
		intrigue: "number",
		market: "number"
	},
	reshuffled: {
		deck: Ac("intrigue", "market"),
		count: "number"
	},
	turnBegan: Mc("turn", {
		turn: "number",
		host: "seat"
	}),
	goldChanged: {
		seat: "seat",
		parts: jc("total?"),
		total: "number",
		purse: G,
		cause: "card?"
	},
	influenceChanged: {
		seat: "seat",
		influence: "number",
		cause: "card?",
		parts: jc("total?"),
		total: "number"
	},
	drew: {
		seat: "seat",
		count: "number",
		hand: "number",
		cards: U("card[]")
	},
	discarded: {
		seat: "seat",
		cards: "card[]"
	},
	gave: {
		seat: "seat",
		to: "seat",
		gold: "number",
		purse: G,
		toPurse: G
	},
	slipped: {
		seat: U("seat"),
		to: U("seat"),
		gold: U("number")
	},
	laid: {
		...W,
		hand: "number"
	},
	exhausted: W,
	refreshed: {
		seat: "seat",
		cards: "card[]"
	},
	healingRolled: {
		seat: "seat",
		card: "card",
		die: "die",
		again: "flag"
	},
	healed: W,
	stayedInjured: W,
	died: W,
	balanced: {
		seat: "seat",
		gold: "number",
		...Jc
	},
	lost: W,
	intrigueTurnBegan: qc,
	intrigueTurnEnded: qc,
	cashed: {
		...W,
		gold: "number",
		purse: G,
		hand: "number"
	},
	used: {
		...W,
		power: "number",
		target: "seat?"
	},
	asked: {
		seat: "seat",
		seats: "seat[]",
		gold: U("number"),
		card: U("card")
	},
	supported: {
		seat: "seat",
		by: "seat",
		gold: "number",
		influence: "number",
		purse: G,
		byPurse: G
	},
	unsupported: {
		seat: "seat",
		by: "seat"
	},
	withdrew: {
		seat: "seat",
		seats: "seat[]"
	},
	launched: {
		...W,
		target: "seat",
		...Jc
	},
	schemeFoiled: W,
	schemeVoided: W,
	played: {
		...W,
		target: "seat?",
		hand: "number"
	},
	guarded: {
		...W,
		place: Ac("hand", "table")
	},
	guardRolled: {
		seat: "seat",
		die: "die",
		least: "number",
		outcome: Ac("foils", "fails")
	},
	paid: {
		seat: "seat",
		gold: "number",
		purse: G
	},
	paidEach: {
		seat: "seat",
		gold: "number",
		purses: "number[seat]"
	},
	paidTo: {
		seat: "seat",
		to: "seat",
		gold: "number",
		purse: G,
		toPurse: G
	},
	stole: {
		seat: "seat",
		from: "seat",
		gold: "number",
		purse: G,
		fromPurse: G
	},
	peeked: {
		seat: "seat",
		target: "seat",
		count: "number",
		cards: U("card[]")
	},
	scouted: {
		seat: "seat",
		count: "number",
		cards: U("card[]")
	},
	buried: {
		seat: "seat",
		count: "number",
		cards: U("card[]")
	},
	recalled: W,
	bonusGained: {
		seat: "seat",
		total: "number"
	},
	raised: {
		seat: "seat",
		gold: "number",
		bid: "number"
	},
	foiled: qc,
	excused: qc,
	spared: qc,
	injured: W,
	killed: W,
	took: {
		...W,
		from: "seat"
	},
	cured: W,
	favored: {
		...W,
		favor: "number"
	},
	sold: {
		...W,
		gold: "number",
		purse: G
	},
	whispered: {
		what: U(Ac("offered", "withdrawn", "refused")),
		seat: U("seat"),
		to: U("seat"),
		giveCards: U("card[]"),
		giveGold: U("number"),
		wantCards: U("card[]"),
		wantGold: U("number")
	},
	traded: {
		seat: "seat",
		to: "seat",
		giveCards: "card[]",
		giveGold: "number",
		wantCards: "card[]",
		wantGold: "number",
		purse: G,
		toPurse: G
	},
	waited: qc,
	lastCallMade: {},
	doneTrading: qc,
	rowLaidOut: { count: "number" },
	lotOffered: {
		card: "card",
		left: "number"
	},
	bought: {
		...W,
		gold: "number",
		purse: G
	},
	unsold: { card: "card" },
	hosted: {
		seat: "seat",
		gold: "number",
		purse: G
	},
	goldShown: { gold: "number[seat]" },
	invited: {
		seat: "seat",
		guest: "seat"
	},
	declined: qc,
	fightCancelled: {},
	accepted: {
		seat: "seat",
		slot: "slot",
		card: "card",
		cards: "card[]",
		cell: "cell",
		health: "number[]"
	},
	substituted: {
		...W,
		slot: "slot",
		health: "number[]"
	},
	tributeReceived: {
		...W,
		...Jc,
		purse: G
	},
	bet: {
		seat: "seat",
		victory1: "number",
		victory2: "number",
		injury: "number",
		decapitation: "number"
	},
	betSettled: {
		seat: "seat",
		staked: "number",
		back: "number",
		won: "word[]",
		purse: G
	},
	fightBegan: {
		seats: "seat[]",
		cards: "card[]",
		gear: "card[][]",
		health: "number[]",
		cells: "cell[]"
	},
	roundBegan: Mc("round", { round: "number" }),
	initiativeRolled: {
		seat: "seat",
		dice: "die[]",
		...Jc
	},
	initiativeWon: qc,
	orderChosen: {
		seat: "seat",
		leader: "seat"
	},
	moved: {
		seat: "seat",
		from: "cell",
		cells: "cell[]"
	},
	slowed: {
		seat: "seat",
		steps: "number"
	},
	attacked: {
		seat: "seat",
		target: "seat"
	},
	rolled: {
		seat: "seat",
		dice: "die[]",
		against: "die[]",
		target: "seat",
		pool: "pool"
	},
	rerolled: {
		...W,
		die: "die",
		now: "die",
		dice: "die[]"
	},
	struckBack: {
		seat: "seat",
		wounds: "number"
	},
	hit: {
		seat: "seat",
		dice: "die[]",
		against: "die[]",
		pairs: "die[][]",
		target: "seat",
		...Jc
	},
	ignored: { wounds: "number" },
	added: { wounds: "number" },
	wounded: {
		seat: "seat",
		pools: "pool[]",
		left: "number[]"
	},
	defeated: {
		seat: "seat",
		degree: Ac("yield", "injury", "decapitation"),
		wounds: "number",
		left: "number[]"
	},
	crowned: W,
	verdictGiven: {
		seat: "seat",
		owner: "seat",
		verdict: Ac("up", "down")
	},
	executed: W,
	tournamentBegan: { seats: "seat[]" },
	valuesCounted: {
		seat: "seat",
		...Jc
	},
	forfeited: qc,
	won: qc
}), Xc = Fc(Kc, {
	...rr,
	by: "seat",
	seat: "seat",
	seats: "seat[]",
	target: "seat?",
	owner: "seat",
	chooser: "seat",
	player: "seat?",
	guest: "seat",
	activeSeat: "seat",
	concernedSeat: "seat?",
	askedSeats: "seat[]",
	open: "seat[]",
	waiting: "seat[]",
	invited: "seat[]",
	winners: "seat[]",
	allies: "seat[]",
	forsaken: "seat[]",
	line: "seat[]",
	pair: "seat[]",
	card: "card",
	speed: "card",
	plans: "card[]",
	asking: "card?",
	todo: "asset[][]",
	failed: "asset[]",
	slot: "slot",
	winnerSlot: "slot",
	firstSlot: "slot",
	window: "word",
	deed: "word?",
	effect: "word",
	trigger: "word",
	undone: "flag",
	lastCall: "flag",
	opening: "flag",
	again: "flag",
	"heal.again": "seat",
	taken: "number",
	bonus: "number",
	own: "number",
	support: "number",
	gold: "number",
	paid: "number",
	answered: "number",
	moreOffense: "number",
	moreDefense: "number",
	going: "number",
	left: "number",
	wounds: "number",
	count: "number",
	ability: "number",
	number: "number",
	costs: "number",
	effects: "number",
	filter: "number",
	cap: "number",
	most: "number",
	least: "number",
	rolls: "number",
	next: "number",
	used: "number[]",
	uses: "number[]",
	backers: "number[]",
	launched: "number[]",
	asks: "number[]",
	refusals: "number[]",
	givenUp: "number",
	shown: "number[]",
	offense: "number[]",
	defense: "number[]"
}), Zc = {
	id: "spartacus",
	name: "Spartacus",
	seats: {
		min: 2,
		max: 4
	},
	offered: !0,
	lead: {
		en: "Bribe, bid and betray; then the arena settles it.",
		fr: "Corrompez, enchérissez, trahissez ; puis l’arène tranche.",
		it: "Corrompi, rilancia e tradisci; poi decide l’arena."
	},
	choices: null,
	goal: {
		figure: "12",
		en: "influence wins",
		fr: "d’influence pour gagner",
		it: "di influenza per vincere"
	},
	learn: {
		en: [
			"You are the head of a house in Capua. Whoever alone has 12 influence at the end of a phase wins.",
			"Intrigue first: a scheme needs influence, your own and that of those who support you; guards and reactions may foil it.",
			"Then the market: trade, and bid in secret for gladiators, slaves, equipment and the right to host the games.",
			"Last the arena: two fight with dice that are also their health, everybody may bet, and the host decides whether the loser lives."
		],
		fr: [
			"Vous êtes à la tête d’une maison de Capoue. Soyez seul à 12 d’influence à la fin d’une phase, et vous gagnez.",
			"D’abord l’intrigue : un complot demande de l’influence, la vôtre et celle de vos soutiens ; gardes et réactions peuvent le déjouer.",
			"Puis le marché : on échange, et on enchérit en secret pour des gladiateurs, des esclaves, des équipements et le droit d’accueillir les jeux.",
			"Enfin l’arène : deux combattants lancent des dés qui sont aussi leur santé, chacun peut parier, et l’hôte décide si le vaincu vivra."
		],
		it: [
			"Sei a capo di una Casata di Capua. Vince chi, alla fine di una fase, è il solo ad avere 12 di influenza.",
			"Prima l’intrigo: un piano chiede influenza, la tua e quella di chi ti appoggia; guardie e reazioni possono sventarlo.",
			"Poi il mercato: si scambia e si offre in segreto per gladiatori, schiavi, equipaggiamenti e il diritto di ospitare i giochi.",
			"Infine l’arena: due combattono con dadi che sono anche la loro salute, tutti possono scommettere, e l’ospite decide se lo sconfitto vive."
		]
	},
	credit: {
		en: "Spartacus: A Game of Blood and Treachery by Aaron Dill, John Kovaleski and Sean Sweigart",
		fr: "Spartacus: A Game of Blood and Treachery d’Aaron Dill, John Kovaleski et Sean Sweigart",
		it: "Spartacus: A Game of Blood and Treachery di Aaron Dill, John Kovaleski e Sean Sweigart"
	},
	stone: "red",
	figure: /* @__PURE__ */ ". ##                           ##. #c#                         #c#.  #c##                     ##c#.   #cc#                   #cc#.   #ccc#                 #ccc#.    #ccc##             ##ccc#.     #cccc#           #cccc#.     #ccccc#         #ccccc#.      #ccc###       ###ccc#.       #c#  ###   ###  #c#.        #c# ##c#  ### #c#.         #c#  #c#    #c#.          #c# #cc#  #c#.          #cc# #cc#  ##.           #cc# #cc#.            #cc# ##c#.    #      # #cc#  #c#      #.   ##     ##  #cc# ##c#     ##.   #c#   #c#   #cc#  #c#   #c#.    #c# #c## #  #cc# ##c# #c#.     #c#c#  #c#  #cc#  #c#c#.      #cc# #cc#   #cc# #cc#.       #cc#cc#     #cc#cc#.       #cccc#       #cccc#.      ####c#         #c##c#.     ##   #c#       #c#  #c#.    ###    #c#     #c#    ###.   ##       #c## ##c#       ##.  ###        ##   ##        #c#. ##                          #c#. ##                           ##. #                            ##".split(".")
}, Qc = [
	"en",
	"fr",
	"it"
];
function $c({ you: e, atYou: t }, n) {
	let r = Qc.indexOf(n), i = (e, t) => Object.entries(t).map(([t, n]) => [`${e}.${t}`, n[r]]);
	return Object.fromEntries([...i("you", e), ...i("at-you", t)]);
}
function el(e) {
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
var tl = [
	"victory1",
	"victory2",
	"injury",
	"decapitation"
];
function nl(e, t) {
	let n = (e) => tl.slice(e).map((n, r) => `{${n}, plural, =0 {} other {, ${t[e + r]}}}`).join(""), r = (i) => i === tl.length ? e : `{${tl[i]}, plural, =0 {${r(i + 1)}} other {${t[i]}${n(i + 1)}}}`;
	return r(0);
}
function rl(e, { and: t, gold: n, nothing: r }) {
	let i = `${e}Gold, plural`;
	return `{${e}Cards_count, plural, =0 {{${i}, =0 {${r}} other {# ${n}}}} other {${`{${e}Cards}{${i}, =0 {} other { ${t} # ${n}}}`}}}`;
}
var il = (e) => `${rl("give", e)} ${e.against} ${rl("want", e)}`, K = {
	en: il({
		and: "and",
		gold: "gold",
		nothing: "nothing",
		against: "for"
	}),
	fr: il({
		and: "et",
		gold: "or",
		nothing: "rien",
		against: "contre"
	}),
	it: il({
		and: "e",
		gold: "oro",
		nothing: "niente",
		against: "per"
	})
}, q = "{gold, plural, one {# pièce d’or} other {# pièces d’or}}", J = "{gold, plural, one {# moneta d’oro} other {# monete d’oro}}", al = "{total, number, ::sign-except-zero}", ol = {
	you: {
		accepted: [
			"You accept and send {card} as fighter {slot}{cards}",
			"Vous acceptez et envoyez {card}, combattant {slot}{cards}",
			"Accetti e mandi {card}, combattente {slot}{cards}"
		],
		asked: [
			"You ask {seats} for support{gold, plural, =0 {} other { and offer # gold for it}}{card}",
			"Vous demandez du soutien à {seats}{gold, plural, =0 {} other { contre # or}}{card}",
			"Chiedi sostegno a {seats}{gold, plural, =0 {} other { per # oro}}{card}"
		],
		attacked: [
			"You attack {target}",
			"Vous attaquez {target}",
			"Attacchi {target}"
		],
		struckBack: [
			"Your dice strike back: {wounds, plural, one {# wound} other {# wounds}}",
			"Vos dés ripostent : {wounds, plural, one {# blessure} other {# blessures}}",
			"I tuoi dadi colpiscono: {wounds, plural, one {# ferita} other {# ferite}}"
		],
		balanced: [
			`You balance the ledgers: ${al} gold{parts}, now {gold}`,
			`Vous faites vos comptes : ${al} or{parts}, désormais {gold}`,
			`Fai quadrare i conti: ${al} oro{parts}, ora {gold}`
		],
		bet: [
			`You bet ${nl("nothing", [
				"# on Victory I",
				"# on Victory II",
				"# on Injury",
				"# on Decapitation"
			])}`,
			`Vous pariez ${nl("rien", [
				"# sur Victoire I",
				"# sur Victoire II",
				"# sur Blessure",
				"# sur Décapitation"
			])}`,
			`Scommetti ${nl("niente", [
				"# su Vittoria I",
				"# su Vittoria II",
				"# su Ferita grave",
				"# su Decapitazione"
			])}`
		],
		betSettled: [
			"You staked {staked} and get {back}",
			"Vous avez misé {staked} et recevez {back}",
			"Hai puntato {staked} e ricevi {back}"
		],
		bonusGained: [
			"You have a bonus of {total} for the next scheme",
			"Vous avez un bonus de {total} pour le prochain complot",
			"Hai un bonus di {total} per il prossimo piano"
		],
		bought: [
			"You buy {card} for {gold} gold",
			`Vous achetez {card} pour ${q}`,
			`Compri {card} per ${J}`
		],
		buried: [
			"You put {count, plural, =0 {nothing} one {# card} other {# cards}} under the deck{cards}",
			"Vous mettez {count, plural, =0 {rien} one {# carte} other {# cartes}} sous la pioche{cards}",
			"Metti {count, plural, =0 {nulla} one {# carta} other {# carte}} in fondo al mazzo{cards}"
		],
		cashed: [
			"You cash in {card} for {gold} gold",
			`Vous monnayez {card} pour ${q}`,
			`Incassi ${J} per {card}`
		],
		chose: [
			"You choose House {house}",
			"Vous choisissez la Maison {house}",
			"Scegli la Casata {house}"
		],
		crowned: [
			"Your {card} is crowned champion",
			"Votre {card} devient champion",
			"Il tuo {card} diventa campione"
		],
		cured: [
			"Your {card} is cured",
			"Votre {card} est soigné",
			"Il tuo {card} è curato"
		],
		dealt: [
			"You get {card}",
			"Vous recevez {card}",
			"Ricevi {card}"
		],
		declined: [
			"You decline",
			"Vous refusez",
			"Rifiuti"
		],
		defeated: [
			"You are defeated with {wounds, plural, one {# wound} other {# wounds}}: {degree, select, yield {your fighter yields} injury {your fighter is injured} other {your fighter loses his head}}",
			"Vous êtes vaincu avec {wounds, plural, one {# blessure} other {# blessures}} : {degree, select, yield {votre combattant se rend} injury {votre combattant est blessé} other {votre combattant est décapité}}",
			"Sei sconfitto con {wounds, plural, one {# ferita} other {# ferite}}: {degree, select, yield {il tuo combattente si arrende} injury {il tuo combattente è ferito gravemente} other {il tuo combattente è decapitato}}"
		],
		died: [
			"Your {card} dies of his wounds",
			"Votre {card} meurt de ses blessures",
			"Il tuo {card} muore per le ferite"
		],
		discarded: [
			"You discard {cards}",
			"Vous défaussez {cards}",
			"Scarti {cards}"
		],
		doneTrading: [
			"You close the market and hide your gold",
			"Vous fermez votre marché et cachez votre or",
			"Chiudi il mercato e nascondi l’oro"
		],
		drew: [
			"You draw {count, plural, one {# card} other {# cards}}{cards}",
			"Vous piochez {count, plural, one {# carte} other {# cartes}}{cards}",
			"Peschi {count, plural, one {# carta} other {# carte}}{cards}"
		],
		excused: [
			"You have an excuse",
			"Vous avez une excuse",
			"Hai una scusa"
		],
		executed: [
			"Your {card} is executed",
			"Votre {card} est exécuté",
			"Il tuo {card} è giustiziato"
		],
		exhausted: [
			"Your {card} is exhausted",
			"Votre {card} est épuisé",
			"Il tuo {card} è esausto"
		],
		favored: [
			"Your {card} now has {favor, plural, one {# Favor} other {# Favors}}",
			"Votre {card} a maintenant {favor, plural, one {# Faveur} other {# Faveurs}}",
			"Il tuo {card} ha ora {favor, plural, one {# Favore} other {# Favori}}"
		],
		foiled: [
			"You foil the scheme",
			"Vous déjouez le complot",
			"Sventi il piano"
		],
		forfeited: [
			"You win without a fight",
			"Vous gagnez sans combattre",
			"Vinci senza combattere"
		],
		gave: [
			"You give {to} {gold} gold",
			`Vous donnez à {to} ${q}`,
			`Dai a {to} ${J}`
		],
		goldChanged: [
			`You: ${al} gold{cause}{parts}`,
			`Vous : ${al} or{cause}{parts}`,
			`Tu: ${al} oro{cause}{parts}`
		],
		guardRolled: [
			"Your guard rolls {die} and {outcome, select, foils {foils the scheme} other {fails}}",
			"Votre garde lance {die} et {outcome, select, foils {déjoue le complot} other {échoue}}",
			"La tua guardia tira {die} e {outcome, select, foils {sventa il piano} other {fallisce}}"
		],
		guarded: [
			"You use a guard from the {place, select, hand {hand} other {table}}",
			"Vous employez un garde {place, select, hand {de la main} other {de la table}}",
			"Usi una guardia {place, select, hand {dalla mano} other {dal tavolo}}"
		],
		guardsReceived: [
			"You start with {count, plural, one {# guard} other {# guards}}",
			"Vous commencez avec {count, plural, one {# garde} other {# gardes}}",
			"Cominci con {count, plural, one {# guardia} other {# guardie}}"
		],
		healingRolled: [
			"You roll {die} for {card}",
			"Vous lancez {die} pour {card}",
			"Tiri {die} per {card}"
		],
		healed: [
			"Your {card} is healed",
			"Votre {card} est guéri",
			"Il tuo {card} è guarito"
		],
		hit: [
			"You inflict {total, plural, =0 {no wound} one {# wound} other {# wounds}}{parts}: {dice} against {against}",
			"{total, plural, =0 {Vous n’infligez aucune blessure} one {Vous infligez # blessure} other {Vous infligez # blessures}}{parts} : {dice} contre {against}",
			"{total, plural, =0 {Non infliggi ferite} one {Infliggi # ferita} other {Infliggi # ferite}}{parts}: {dice} contro {against}"
		],
		hostChosen: [
			"You take the marker of the Host",
			"Vous prenez le marqueur d’Hôte",
			"Prendi il segnalino dell’Ospite"
		],
		hosted: [
			"You host the games for {gold} gold",
			`Vous êtes l’Hôte des jeux pour ${q}`,
			`Ospiti i giochi per ${J}`
		],
		influenceChanged: [
			`You: {total, plural, =0 {influence stays at {influence}{cause}} other {${al} influence{cause}{parts}, now {influence}}}`,
			`Vous : {total, plural, =0 {l’influence reste à {influence}{cause}} other {${al} d’influence{cause}{parts}, soit {influence}}}`,
			`Tu: {total, plural, =0 {l’influenza resta a {influence}{cause}} other {${al} influenza{cause}{parts}, ora {influence}}}`
		],
		initiativeWon: [
			"You win the initiative",
			"Vous gagnez l’initiative",
			"Vinci l’iniziativa"
		],
		injured: [
			"Your {card} is injured",
			"Votre {card} est blessé",
			"Il tuo {card} è ferito"
		],
		intrigueTurnBegan: [
			"Your Intrigue turn begins",
			"Votre tour d’Intrigue",
			"Il tuo turno di Intrigo"
		],
		invited: [
			"{guest_own, select, yes {As Host you take one of the two places} other {You invite {guest}}}",
			"{guest_own, select, yes {En tant qu’Hôte, vous prenez une des deux places} other {Vous invitez {guest}}}",
			"{guest_own, select, yes {Da Ospite prendi uno dei due posti} other {Inviti {guest}}}"
		],
		killed: [
			"Your {card} is dead",
			"Votre {card} est mort",
			"Il tuo {card} è morto"
		],
		laid: [
			"You lay a guard on the table",
			"Vous posez un garde sur la table",
			"Metti una guardia sul tavolo"
		],
		launched: [
			"You launch {card}{target_own, select, yes {} other { at {target}}} with influence {total}{parts}",
			"Vous lancez {card}{target_own, select, yes {} other { contre {target}}} avec {total} d’influence{parts}",
			"Lanci {card}{target_own, select, yes {} other { contro {target}}} con influenza {total}{parts}"
		],
		lost: [
			"You lose {card}",
			"Vous perdez {card}",
			"Perdi {card}"
		],
		"lost.SP-4.22": [
			"You cannot pay the Upkeep of {card} and lose it",
			"Vous ne pouvez pas payer l’entretien de {card} et le perdez",
			"Non puoi pagare le spese per {card} e lo perdi"
		],
		moved: [
			"You move {cells_count, plural, one {# hex} other {# hexes}}",
			"Vous avancez de {cells_count, plural, one {# hexagone} other {# hexagones}}",
			"Ti muovi di {cells_count, plural, one {# esagono} other {# esagoni}}"
		],
		orderChosen: [
			"{leader_own, select, yes {You decide to act first} other {You decide: {leader} acts first}}",
			"{leader_own, select, yes {Vous décidez d’agir en premier} other {Vous décidez : {leader} agit le premier}}",
			"{leader_own, select, yes {Decidi di agire per primo} other {Decidi: {leader} agisce per primo}}"
		],
		paid: [
			"You pay {gold} gold",
			`Vous payez ${q}`,
			`Paghi ${J}`
		],
		paidEach: [
			"You pay {gold} gold to everybody",
			`Vous payez ${q} à chacun`,
			`Paghi ${J} a tutti`
		],
		paidTo: [
			"You pay {to} {gold} gold",
			`Vous payez à {to} ${q}`,
			`Paghi a {to} ${J}`
		],
		peeked: [
			"You look at {count, plural, =0 {no card} one {# card} other {# cards}} of {target}{cards}",
			"Vous regardez {count, plural, =0 {aucune carte} one {# carte} other {# cartes}} de {target}{cards}",
			"Sbirci {count, plural, =0 {nessuna carta} one {# carta} other {# carte}} di {target}{cards}"
		],
		played: [
			"You play {card}{target_own, select, yes {} other {{target}}}",
			"Vous jouez {card}{target_own, select, yes {} other {{target}}}",
			"Giochi {card}{target_own, select, yes {} other {{target}}}"
		],
		raised: [
			"You add {gold} gold: {bid}",
			`Vous ajoutez ${q} : {bid}`,
			`Aggiungi ${J}: {bid}`
		],
		recalled: [
			"You take {card} back from the discard pile",
			"Vous reprenez {card} de la défausse",
			"Riprendi {card} dagli scarti"
		],
		refreshed: [
			"You refresh {cards}",
			"Vous redressez {cards}",
			"Rendi abili {cards}"
		],
		rerolled: [
			"You have a {die} rolled again with {card}: {now}",
			"Vous faites relancer un {die} avec {card} : {now}",
			"Fai ritirare un {die} con {card}: {now}"
		],
		rolled: [
			"You roll {dice} against {against}",
			"Vous lancez {dice} contre {against}",
			"Tiri {dice} contro {against}"
		],
		initiativeRolled: [
			"You roll for initiative: {total}{parts}",
			"Vous lancez pour l’initiative : {total}{parts}",
			"Tiri per l’iniziativa: {total}{parts}"
		],
		schemeFoiled: [
			"Your scheme comes to nothing: {card}",
			"Votre complot échoue : {card}",
			"Il tuo piano è sventato: {card}"
		],
		scouted: [
			"You look at the top {count, plural, one {card} other {# cards}} of the Market deck{cards}",
			"Vous regardez {count, plural, one {la première carte} other {les # premières cartes}} du Marché{cards}",
			"Guardi {count, plural, one {la prima carta} other {le prime # carte}} del mazzo Mercato{cards}"
		],
		slowed: [
			"You are slowed by {steps}",
			"Vous êtes ralenti de {steps}",
			"Sei rallentato di {steps}"
		],
		sold: [
			"You sell {card} to the bank for {gold} gold",
			`Vous vendez {card} à la banque pour ${q}`,
			`Vendi {card} alla banca per ${J}`
		],
		spared: [
			"You save the condemned",
			"Vous sauvez le condamné",
			"Salvi il condannato"
		],
		stayedInjured: [
			"Your {card} stays injured",
			"Votre {card} reste blessé",
			"Il tuo {card} resta ferito"
		],
		stole: [
			"You take {gold} gold from {from}",
			`Vous prenez ${q} à {from}`,
			`Prendi ${J} a {from}`
		],
		substituted: [
			"You send {card} instead",
			"Vous envoyez {card} à la place",
			"Mandi invece {card}"
		],
		supported: [
			"You support {by} with influence {influence} for {gold} gold",
			`Vous soutenez {by} avec {influence} d’influence pour ${q}`,
			`Dai sostegno a {by} con influenza {influence} per ${J}`
		],
		took: [
			"You take {card} from {from}",
			"Vous prenez {card} à {from}",
			"Prendi {card} a {from}"
		],
		valuesCounted: [
			"You have a total of {total}",
			"Vous avez un total de {total}",
			"Hai un totale di {total}"
		],
		traded: [
			`You and {to} trade: ${K.en}`,
			`Vous et {to} faites un échange : ${K.fr}`,
			`Tu e {to} fate uno scambio: ${K.it}`
		],
		tributeReceived: [
			"You receive a tribute of {total} gold for {card}",
			"Vous recevez un tribut de {total, plural, one {# pièce d’or} other {# pièces d’or}} pour {card}",
			"Ricevi un tributo di {total, plural, one {# moneta d’oro} other {# monete d’oro}} per {card}"
		],
		turnBegan: [
			"Turn {turn}: you are Host",
			"Tour {turn} : vous êtes l’Hôte",
			"Turno {turn}: ospiti tu"
		],
		intrigueTurnEnded: [
			"You end the Intrigue turn",
			"Vous finissez votre tour d’Intrigue",
			"Finisci il turno di Intrigo"
		],
		unsupported: [
			"You refuse to support {by}",
			"Vous refusez de soutenir {by}",
			"Neghi il sostegno a {by}"
		],
		verdictGiven: [
			"You give the thumb {verdict, select, up {up} other {down}}",
			"Vous {verdict, select, up {levez} other {baissez}} le pouce",
			"Mostri il pollice {verdict, select, up {su} other {verso}}"
		],
		schemeVoided: [
			"Your scheme has no effect: {card}",
			"Votre complot est sans effet : {card}",
			"Il tuo piano non ha effetto: {card}"
		],
		waited: [
			"You wait",
			"Vous attendez",
			"Aspetti"
		],
		whispered: [
			`{what, select, offered {You offer {to}: ${K.en}} refused {{to} refuses what you offered: ${K.en}} withdrawn {You take back the offer to {to}: ${K.en}} other {There is bargaining}}`,
			`{what, select, offered {Vous proposez à {to} : ${K.fr}} refused {{to} refuse votre offre : ${K.fr}} withdrawn {Vous retirez votre offre à {to} : ${K.fr}} other {On marchande}}`,
			`{what, select, offered {Proponi a {to}: ${K.it}} refused {{to} rifiuta la tua offerta: ${K.it}} withdrawn {Ritiri l’offerta a {to}: ${K.it}} other {Si contratta}}`
		],
		withdrew: [
			"You withdraw the request for support",
			"Vous retirez votre demande de soutien",
			"Ritiri la richiesta di sostegno"
		],
		won: [
			"You win the game",
			"Vous gagnez la partie",
			"Vinci la partita"
		],
		wounded: [
			"You give up {pools}; of Attack, Defense and Speed {left} are left",
			"Vous abandonnez {pools} ; reste en Attaque, Défense et Vitesse : {left}",
			"Perdi {pools}; restano in Attacco, Difesa e Velocità: {left}"
		]
	},
	atYou: {
		asked: [
			"{seat} asks you{seats_count, plural, one {} other { and others}} for support{gold, plural, =0 {} other { and offers # gold for it}}{card}",
			"{seat} vous demande du soutien{seats_count, plural, one {} other {, à d’autres aussi}}{gold, plural, =0 {} other { contre # or}}{card}",
			"{seat} ti chiede sostegno{seats_count, plural, one {} other {, e ad altri}}{gold, plural, =0 {} other { per # oro}}{card}"
		],
		attacked: [
			"{seat} attacks you",
			"{seat} vous attaque",
			"{seat} ti attacca"
		],
		gave: [
			"{seat} gives you {gold} gold",
			`{seat} vous donne ${q}`,
			`{seat} ti dà ${J}`
		],
		hit: [
			"{seat} inflicts {total, plural, =0 {no wound} one {# wound} other {# wounds}} on you{parts}: {dice} against {against}",
			"{seat} {total, plural, =0 {ne vous inflige aucune blessure} one {vous inflige # blessure} other {vous inflige # blessures}}{parts} : {dice} contre {against}",
			"{seat} {total, plural, =0 {non ti infligge ferite} one {ti infligge # ferita} other {ti infligge # ferite}}{parts}: {dice} contro {against}"
		],
		invited: [
			"{seat} invites you",
			"{seat} vous invite",
			"{seat} ti invita"
		],
		launched: [
			"{seat} launches {card} at you with influence {total}{parts}",
			"{seat} lance {card} contre vous avec {total} d’influence{parts}",
			"{seat} lancia {card} contro di te con influenza {total}{parts}"
		],
		orderChosen: [
			"{seat} decides: you act first",
			"{seat} décide : vous agissez en premier",
			"{seat} decide: agisci tu per primo"
		],
		paidTo: [
			"{seat} pays you {gold} gold",
			`{seat} vous paie ${q}`,
			`{seat} ti paga ${J}`
		],
		peeked: [
			"{seat} looks at {count, plural, =0 {no card} one {# card} other {# cards}} of yours{cards}",
			"{seat} regarde {count, plural, =0 {aucune carte} one {# carte} other {# cartes}} chez vous{cards}",
			"{seat} sbircia {count, plural, =0 {nessuna carta} one {# carta} other {# carte}} da te{cards}"
		],
		played: [
			"{seat} plays {card} at you",
			"{seat} joue {card} sur vous",
			"{seat} gioca {card} su di te"
		],
		rolledOff: [
			"A roll-off of {seats}: {rolls}",
			"Lancent les dés, {seats} : {rolls}",
			"Tirano i dadi, {seats}: {rolls}"
		],
		tied: [
			"A tie: {seats} bid again, on top of what you have bid",
			"Égalité : {seats} misez encore, en plus de vos mises",
			"Parità: {seats} offrite ancora, oltre a quanto già offerto"
		],
		stole: [
			"{seat} takes {gold} gold from you",
			`{seat} vous prend ${q}`,
			`{seat} ti prende ${J}`
		],
		supported: [
			"{seat} supports you with influence {influence} for {gold} gold",
			`{seat} vous soutient avec {influence} d’influence pour ${q}`,
			`{seat} ti dà sostegno con influenza {influence} per ${J}`
		],
		took: [
			"{seat} takes {card} from you",
			"{seat} vous prend {card}",
			"{seat} ti prende {card}"
		],
		traded: [
			`{seat} and you trade: ${K.en}`,
			`{seat} et vous faites un échange : ${K.fr}`,
			`{seat} e tu fate uno scambio: ${K.it}`
		],
		unsupported: [
			"{seat} refuses to support you",
			"{seat} refuse de vous soutenir",
			"{seat} ti nega il sostegno"
		],
		verdictGiven: [
			"{seat} gives your fighter the thumb {verdict, select, up {up} other {down}}",
			"{seat} {verdict, select, up {lève} other {baisse}} le pouce pour votre combattant",
			"{seat} mostra il pollice {verdict, select, up {su} other {verso}} al tuo combattente"
		],
		whispered: [
			`{what, select, offered {{seat} offers you: ${K.en}} refused {You refuse what {seat} offered: ${K.en}} withdrawn {{seat} takes back the offer to you: ${K.en}} other {There is bargaining}}`,
			`{what, select, offered {{seat} vous propose : ${K.fr}} refused {Vous refusez l’offre de {seat} : ${K.fr}} withdrawn {{seat} retire son offre : ${K.fr}} other {On marchande}}`,
			`{what, select, offered {{seat} ti propone: ${K.it}} refused {Rifiuti l’offerta di {seat}: ${K.it}} withdrawn {{seat} ritira l’offerta: ${K.it}} other {Si contratta}}`
		]
	}
}, sl = {
	fr: {
		"barred.SP-5.6": "la main est trop grande : lancez, échangez ou posez des gardes d’abord",
		"barred.SP-5.20": "l’influence ne suffit pas",
		"barred.SP-5.25": "il manque de quoi payer, sa condition ou une carte à viser",
		"barred.SP-5.26": "l’influence suffit sans soutien",
		"barred.SP-5.46": "trois fois déjà la demande a été commencée puis abandonnée",
		"barred.SP-6.1": "elle se joue à un autre moment",
		"barred.SP-6.2": "l’influence ne suffit pas",
		"barred.SP-6.11": "un garde ne sert que contre un complot d’un autre qui vise sa propre Maison",
		"barred.SP-7.8": "des cartes épuisées ne s’achètent, ne se vendent et ne s’échangent pas",
		"barred.SP-8.8": "seules des cartes prêtes peuvent être choisies",
		"barred.SP-8.10": "personne n’est invité deux fois",
		"barred.SP-8.26": "on ne parie pas contre son propre combattant",
		"barred.SP-9.11": "l’adversaire s’y tient",
		"barred.SP-9.25": "aucune réserve ne descend sous 1 dé avant que toutes soient à 1",
		"barred.SP-12.3": "la carte est épuisée",
		"barred.SP-14.3": "elle a servi ce tour-ci, ne peut être payée, ou sa condition n’est pas remplie",
		"barred.SP-16.30": "vingt offres ont déjà été faites dans ce marché libre"
	},
	it: {
		"barred.SP-5.6": "la mano è troppo grande: prima lancia, incassa o schiera guardie",
		"barred.SP-5.20": "l’influenza non basta",
		"barred.SP-5.25": "mancano i costi, la condizione o una carta da colpire",
		"barred.SP-5.26": "l’influenza basta senza sostegno",
		"barred.SP-5.46": "la richiesta è già stata iniziata e abbandonata tre volte",
		"barred.SP-6.1": "si gioca in un altro momento",
		"barred.SP-6.2": "l’influenza non basta",
		"barred.SP-6.11": "una guardia serve solo contro un piano altrui ai danni della propria Casata",
		"barred.SP-7.8": "le carte esauste non si comprano, non si vendono e non si scambiano",
		"barred.SP-8.8": "si possono scegliere solo carte pronte",
		"barred.SP-8.10": "nessuno è invitato due volte",
		"barred.SP-8.26": "nessuno scommette contro il proprio combattente",
		"barred.SP-9.11": "lì sta l’avversario",
		"barred.SP-9.25": "nessuna riserva scende sotto 1 dado finché non sono tutte a 1",
		"barred.SP-12.3": "la carta è esausta",
		"barred.SP-14.3": "è già servita in questo turno, non si può pagare o la sua condizione non vale",
		"barred.SP-16.30": "in questo mercato libero sono già state fatte venti offerte"
	}
}, cl = new Map("SG-1 ; Guerrier thrace ; Thracian Warrior\nSG-2 ; Recrue gauloise ; Recluta gallica\nSG-3 ; Coureur numide ; Corridore numida\nSG-4 ; Recrue samnite ; Recluta sannita\nSS-1 ; Serviteur ; Servo di casa\nSS-2 ; Aide de cuisine ; Sguattero\nSS-3 ; Porteur d’eau ; Portatore d’acqua\nSS-4 ; Ouvrier des champs ; Bracciante\nMG-04 ; Vétéran gaulois ; Veterano gallico\nEW-1 ; Épée ; Spada\nEW-2 ; Trident ; Tridente\nEW-3 ; Hache de guerre ; Ascia da guerra\nEW-4 ; Sica ; Sica\nEA-1 ; Casque ; Elmetto\nEA-2 ; Scutum ; Scudo\nEA-3 ; Jambières ; Schinieri\nEA-4 ; Lorica ; Lorica\nES-1 ; Filet ; Rete\nES-2 ; Javelot ; Giavellotto\nES-3 ; Lasso ; Laccio\nES-4 ; Poignée de sable ; Manciata di sabbia\nIS-01 ; Renseignements secrets ; Inside Information\nIS-02 ; Profits du marché noir ; Black Market Profits\nIS-03 ; Un visiteur de Rome ; A Visitor from Rome\nIS-04 ; Grand festin ; Grand Feast\nIS-05 ; Menu larcin ; Furtarello\nIS-06 ; Comptes falsifiés ; Conti falsificati\nIS-07 ; Langues de vipère ; Lingue avvelenate\nIS-08 ; Disgrâce au Forum ; Vergogna nel Foro\nIS-09 ; Cadeau à l’édile ; Dono all’edile\nIS-10 ; Parade du ludus ; Parata del ludus\nIS-11 ; Fierté de Capoue ; Orgoglio di Capua\nIS-12 ; Maisonnée de renom ; Casa rinomata\nIS-13 ; Coupe empoisonnée ; Coppa avvelenata\nIS-14 ; Le couteau dans la nuit ; Coltello nella notte\nIS-15 ; Fugitif ; Fuggitivo\nIS-16 ; Sangles coupées ; Cinghie tagliate\nIS-17 ; Armurerie pillée ; Armeria saccheggiata\nIS-18 ; Sentinelles soudoyées ; Sentinelle corrotte\nIS-19 ; Espion dans la maison ; Spia in casa\nIS-20 ; Baume guérisseur ; Balsamo curativo\nIS-21 ; Retour des mines ; Ritorno dalle miniere\nIS-22 ; Chéri de la foule ; Beniamino della folla\nIS-23 ; Cause commune ; Causa comune\nIS-24 ; Frères jurés ; Fratelli giurati\nIS-25 ; Un allié vendu ; Un alleato venduto\nIS-26 ; Triumvirat ; Triumvirato\nIS-27 ; Saisi par décret ; Sequestro per decreto\nIR-01 ; Rumeurs ; Whispered Rumors\nIR-02 ; Averti à temps ; Preavvertito\nIR-03 ; Complot éventé ; Trama scoperta\nIR-04 ; Le prix du silence ; Il prezzo del silenzio\nIR-05 ; Sans le sou ! ; Destitute!\nIR-06 ; Remplacement tardif ; Sostituzione tardiva\nIR-07 ; Vin drogué ; Vino drogato\nIR-08 ; Clameur de la foule ; Ruggito della folla\nIR-09 ; Bourse cachée ; Borsa nascosta\nIR-10 ; Excuse toute prête ; Scusa pronta\nIR-11 ; Billet du parieur ; Ricevuta dell’allibratore\nIR-12 ; Volte-face ; Voltafaccia\nIR-13 ; Dette d’honneur ; Debito d’onore\nIR-14 ; Parole rompue ; Parola infranta\nIR-15 ; Invité dédaigné ; Invitato ignorato\nIR-16 ; Colère de la foule ; Ira della folla\nIG-01 ; Garde ; Guardia\nIG-02 ; Ronde de nuit ; Ronda notturna\nH-BAT-1 ; Combattants à louer ; Combattenti a nolo\nH-BAT-2 ; Le poids du ludus ; Il peso del ludus\nH-GLA-1 ; Rapports de la garde ; Rapporti della guardia\nH-GLA-2 ; Rappel des vétérans ; Richiamo dei veterani\nH-SOL-1 ; Changement de plan ; Cambio di programma\nH-SOL-2 ; Un œil sur les navires d’esclaves ; Occhi sulle navi di schiavi\nH-TUL-1 ; Toucher les loyers ; Riscuotere l’affitto\nH-TUL-2 ; Bourse profonde ; Borsa capiente".split("\n").map((e) => {
	let [t = "", n = "", r = ""] = e.split(" ; ");
	return [t, [n, r]];
}));
function ll(e) {
	let t = {};
	for (let { id: n, name: r, powers: i } of b) {
		t[`card.${wt(r)}`] = e(n, r);
		for (let [r, a] of i.entries()) t[`power.${n}-${r + 1}`] = e(`${n}-${r + 1}`, a);
	}
	return t;
}
function ul(e, [t, n]) {
	return `{card, select, ${b.flatMap(({ id: r, slug: i, abilities: a, powers: o }, s) => {
		if (!a.some(({ trigger: e }) => e === "intrigue")) return [];
		let [c, l] = [1, 2].map((a) => {
			let c = o.length > 0 ? e[`power.${r}-${a}`] : e[`card.${i}`], l = e[`does.${s}-${a}`];
			return `${c}{target}${l === void 0 ? "" : `${t}${l}${n}`}`;
		});
		return `${s} {{power, plural, =1 {${c}} other {${l}}}}`;
	}).join(" ")} other {?}}`;
}
function dl(e, t, n) {
	return {
		"event.used": `${e} ${n}`,
		"you.used": `${t} ${n}`,
		"at-you.used": `${e} ${n}`
	};
}
var fl = {
	en: ll((e, t) => t),
	fr: ll((e, t) => cl.get(e)?.[0] ?? t),
	it: ll((e, t) => cl.get(e)?.[1] ?? t)
}, pl = {
	en: (e) => dl("{seat} uses", "You use", ul(e, [": “", "”"])),
	fr: (e) => dl("{seat} emploie", "Vous employez", ul(e, ["\xA0: «\xA0", "\xA0»"])),
	it: (e) => dl("{seat} usa", "Usi", ul(e, [": «", "»"]))
}, ml = K.en, hl = {
	turn: "turn",
	host: "Host: seat",
	market: "Market deck",
	intrigue: "Intrigue deck",
	lot: "for sale",
	scheme: "scheme launched",
	influence: "influence",
	gold: "gold",
	hand: "hand",
	value: "value",
	needs: "needs influence",
	cash: "cashes for",
	house: "your House",
	tables: "on the tables",
	"offers.got": "offers to you",
	"offers.made": "your offers",
	weapon: "weapon",
	armor: "armor",
	special: "special",
	seat: "seat",
	asset: "cards",
	ready: "ready",
	exhausted: "exhausted",
	injured: "injured",
	champion: "champion",
	favor: "Favor",
	"option.length": "length of the game",
	"option.length.quick": "quick (influence 7)",
	"option.length.quick.about": "from 7 influence to 12; about half an hour against bots, under 2 hours at a real table",
	"option.length.standard": "standard (influence 4)",
	"option.length.standard.about": "from 4 influence to 12; about an hour against bots, 2 to 3 hours at a real table",
	"option.length.advanced": "advanced (influence 1)",
	"option.length.advanced.about": "from 1 influence to 12; more than an hour against bots, over 3 hours at a real table",
	"option.tiedHostPays": "the Host chosen by dice after a tie pays what is on the table",
	"option.turnLimit": "turns at most (0: no limit)",
	"window.ledgersBalanced": "the ledgers are balanced",
	"window.schemeLaunched": "a scheme is launched",
	"window.intrigueTurnEnded": "an Intrigue turn has ended",
	"window.bidsRevealed": "the bids are open",
	"window.invitationDeclined": "an invitation is declined",
	"window.betsPlaced": "the bets are placed",
	"window.betsResolved": "the bets are settled",
	"window.thumbDown": "the thumb points down",
	"rule.intrigue-turn": "Intrigue turn",
	"rule.window": "reactions",
	"rule.support": "request for support",
	"rule.auction": "auction",
	"rule.hosting": "bid for hosting",
	"rule.open-market": "Open Market",
	"rule.fight": "fight",
	"rule.attack": "attack",
	"rule.action": "action",
	"rule.wound": "wounds",
	"rule.ask-support": "asking for support",
	"rule.guard-roll": "a guard",
	"rule.ability": "using a card",
	"rule.choose": "choosing cards",
	"rule.spy": "looking into a hand",
	"rule.scout": "looking into the Market deck",
	"rule.substitute": "another combatant",
	"scene.slot": "fighter",
	"scene.by": "from",
	"scene.card": "card",
	"scene.count": "how many",
	"scene.askedSeats": "asked",
	"scene.winnerSlot": "initiative",
	"scene.firstSlot": "acts first",
	"scene.answered": "slots asked",
	"scene.window": "moment",
	"scene.activeSeat": "on turn",
	"scene.concernedSeat": "concerned",
	"scene.target": "aimed at",
	"scene.gold": "gold",
	"scene.seat": "seat",
	"scene.seats": "may react",
	"scene.lastCall": "last call",
	"scene.bonus": "bonus for the next scheme",
	"scene.bidders": "bidding",
	"scene.stacks": "on the table",
	colon: ": ",
	"field.do": "your choice",
	"field.asset": "card",
	"field.bargain": "offer",
	"field.trade": "which offer",
	"field.to": "to whom",
	"field.gold": "gold",
	"field.combatant": "combatant",
	"field.weapon": "weapon",
	"field.armor": "armor",
	"field.special": "special equipment",
	"field.victory-1": "Victory I",
	"field.victory-2": "Victory II",
	"field.injury": "Injury",
	"field.decapitation": "Decapitation",
	"act.launch": "launch it at {player}",
	"act.play": "play it at {player}",
	"choice.sell": "sell to the bank",
	"choice.offer": "make an offer",
	"choice.end": "end the turn",
	"choice.none": "use nothing",
	"choice.pass": "do not react",
	"choice.keep": "let the die stand",
	"choice.lay.guard": "lay a guard on the table",
	"choice.table.guard": "use a guard from the table",
	"choice.hand.guard": "use a guard from the hand",
	"choice.attack": "attack",
	"choice.move": "move first",
	"choice.rest": "do nothing more",
	"choice.decline": "decline the invitation",
	"choice.agree": "give support",
	"choice.refuse": "refuse",
	"choice.withdraw": "withdraw the request",
	"choice.accept": "accept",
	"choice.done": "done: collect and hide the gold",
	"choice.wait": "wait and see what the others offer",
	"choice.up": "thumb up: he lives",
	"choice.down": "thumb down: he dies",
	"choice.first": "act first",
	"choice.second": "act second",
	"part.card": "card",
	"part.honor": "honor to the Host",
	"part.declined": "invitation declined",
	"part.victory": "victory",
	"part.champion": "champion",
	"part.favor": "Favor tokens",
	"part.executed favorite": "a favorite executed",
	"part.bound": "beyond the track",
	"part.all there is": "all there is",
	"part.own": "own influence",
	"part.support": "support",
	"part.bonus": "bonus",
	"part.slaves": "ready slaves",
	"part.gladiators": "ready gladiators",
	"part.unpaid": "unpaid",
	"part.die": "die",
	"part.opposed": "better dice",
	"part.unopposed": "unopposed dice",
	"part.automatic": "automatic wounds",
	"part.values": "gladiators and equipment",
	"ask.SP-2.4": "Which House do you choose?",
	"ask.SP-4.6": "Which cards stay exhausted?",
	"ask.SP-4.12": "Healing: which card do you roll for, or do you roll again?",
	"ask.SP-4.21": "You cannot pay your gladiators: whom do you discard?",
	"ask.SP-5.8": "Your hand is too large: what goes?",
	"ask.SP-5.12": "Your Intrigue turn: what do you do?",
	"ask.SP-5.24": "Which card does it hit?",
	"ask.SP-5.27": "Do you support this scheme?",
	"ask.SP-5.28": "Whom do you ask for support, and for how much gold?",
	"ask.SP-6.12": "The guard has failed: does it roll again?",
	"ask.SP-7.3": "Open Market: what do you do?",
	"ask.SP-7.17": "How much do you bid for the card?",
	"ask.SP-7.28": "How much do you bid for hosting the games?",
	"ask.SP-8.5": "Do you accept the invitation, and whom do you send?",
	"ask.SP-8.13": "Whom do you invite into the arena?",
	"ask.SP-8.22": "What do you bet? Victory wins once the stake, Injury and Decapitation twice.",
	"ask.SP-9.7": "Do you act first or second?",
	"ask.SP-9.8": "Attack first, or move?",
	"ask.SP-9.9": "Where do you move after the attack?",
	"ask.SP-9.10": "Where do you move?",
	"ask.SP-9.12": "Do you attack now?",
	"ask.SP-9.20": "Do you use something for this attack?",
	"ask.SP-9.23": "Which dice do you give up?",
	"ask.SP-10.9": "Life or death?",
	"ask.SP-11.11": "Whom do you send into the tournament?",
	"ask.SP-12.14": "Which die must your opponent roll again?",
	"ask.SP-12.22": "Which attack die do you roll again?",
	"ask.SP-12.23": "Which defense die do you roll again?",
	"ask.SP-12.28": "Do you cancel a wound?",
	"ask.SP-12.29": "Do you add a wound?",
	"ask.SP-12.31": "Do you win the initiative without a roll?",
	"ask.SP-14.2": "Do you hinder your opponent before he acts?",
	"ask.SP-14.3": "Which cards?",
	"ask.SP-16.10": "{window, select, ledgersBalanced {The ledgers are balanced.} schemeLaunched {A scheme is launched.} intrigueTurnEnded {An Intrigue turn has ended.} bidsRevealed {The bids are open.} invitationDeclined {You decline an invitation.} betsPlaced {The bets are placed.} betsResolved {The bets are settled.} thumbDown {The thumb points down.} other {}} Do you react?",
	"command.give": "give gold",
	"command.give.do": "Give {gold} gold to {to}",
	"command.give.about": "Your free gold goes to another House, for any reason or none. It cannot be taken back.",
	"command.guard": "lay a guard",
	"command.guard.do": "Lay a guard on the table",
	"command.guard.about": "A guard goes from your hand to your table. It guards you there as well and takes no place in your hand; all see it.",
	"command.withdraw": "withdraw the request",
	"command.withdraw.do": "Withdraw the request",
	"command.withdraw.about": "Those who have not answered are asked no longer, and the gold you offered them is free again.",
	"ask.SP-3.4": "Give gold to whom, and how much?",
	"ask.SP-3.12": "Lay a guard on the table?",
	"ask.SP-16.26": "Withdraw your request for support?",
	"event.accepted": "{seat} accepts and sends {card} as fighter {slot}{cards}",
	"event.added": "One wound is added: {wounds} in all",
	"event.asked": "{seat} asks {seats} for support{gold, plural, =0 {} other { and offers # gold for it}}{card}",
	"event.attacked": "{seat} attacks {target}",
	"event.struckBack": "The dice of {seat} strike back: {wounds, plural, one {# wound} other {# wounds}}",
	"event.balanced": "{seat} balances the ledgers: {total, number, ::sign-except-zero} gold{parts}, now {gold}",
	"event.bet": `{seat} bets ${nl("nothing", [
		"# on Victory I",
		"# on Victory II",
		"# on Injury",
		"# on Decapitation"
	])}`,
	"event.betSettled": "{seat} staked {staked} and gets {back}",
	"event.bidsOpened": "The bids: {bids}",
	"event.bonusGained": "{seat} has a bonus of {total} for the next scheme",
	"event.bought": "{seat} buys {card} for {gold} gold",
	"event.buried": "{seat} puts {count, plural, =0 {nothing} one {# card} other {# cards}} under the deck{cards}",
	"event.cashed": "{seat} cashes in {card} for {gold} gold",
	"event.chose": "{seat} chooses House {house}",
	"event.crowned": "{card} of {seat} is crowned champion",
	"event.cured": "{card} of {seat} is cured",
	"event.dealt": "{seat} gets {card}",
	"event.declined": "{seat} declines",
	"event.defeated": "{seat} is defeated with {wounds, plural, one {# wound} other {# wounds}}: {degree, select, yield {the fighter yields} injury {the fighter is injured} other {the fighter loses his head}}",
	"event.died": "{card} of {seat} dies of his wounds",
	"event.discarded": "{seat} discards {cards}",
	"event.doneTrading": "{seat} closes the market and hides the gold",
	"event.drew": "{seat} draws {count, plural, one {# card} other {# cards}}{cards}",
	"event.excused": "{seat} has an excuse",
	"event.executed": "{card} of {seat} is executed",
	"event.exhausted": "{card} of {seat} is exhausted",
	"event.favored": "{card} of {seat} now has {favor, plural, one {# Favor} other {# Favors}}",
	"event.fightBegan": "The fight begins: {cards}",
	"event.foiled": "{seat} foils the scheme",
	"event.forfeited": "{seat} wins without a fight",
	"event.gave": "{seat} gives {to} {gold} gold",
	"event.goldChanged": "{seat}: {total, number, ::sign-except-zero} gold{cause}{parts}",
	"event.goldShown": "All gold is put back in view: {gold}",
	"event.guardRolled": "The guard of {seat} rolls {die} and {outcome, select, foils {foils the scheme} other {fails}}",
	"event.guarded": "{seat} uses a guard from the {place, select, hand {hand} other {table}}",
	"event.guardsReceived": "{seat} starts with {count, plural, one {# guard} other {# guards}}",
	"event.healingRolled": "{seat} rolls {die} for {card}",
	"event.healed": "{card} of {seat} is healed",
	"event.hit": "{seat} inflicts {total, plural, =0 {no wound} one {# wound} other {# wounds}}{parts}: {dice} against {against}",
	"event.hostChosen": "{seat} takes the Host marker",
	"event.hosted": "{seat} hosts the games for {gold} gold",
	"event.ignored": "A wound is cancelled: {wounds} left",
	"event.influenceChanged": "{seat}: {total, plural, =0 {influence stays at {influence}{cause}} other {{total, number, ::sign-except-zero} influence{cause}{parts}, now {influence}}}",
	"event.initiativeWon": "{seat} wins the initiative",
	"event.injured": "{card} of {seat} is injured",
	"event.intrigueTurnBegan": "{seat} takes the Intrigue turn",
	"event.invited": "{guest_own, select, yes {As Host {seat} takes one of the two places} other {{seat} invites {guest}}}",
	"event.killed": "{card} of {seat} is dead",
	"event.lastCallMade": "All wait: this is the last call",
	"event.laid": "{seat} lays a guard on the table",
	"event.launched": "{seat} launches {card}{target_own, select, yes {} other { at {target}}} with influence {total}{parts}",
	"event.lost": "{seat} loses {card}",
	"event.lost.SP-4.22": "{seat} cannot pay the Upkeep of {card} and loses it",
	"event.lotOffered": "{card} is for sale",
	"event.moved": "{seat} moves {cells_count, plural, one {# hex} other {# hexes}}",
	"event.fightCancelled": "There is no fight",
	"event.orderChosen": "{leader_own, select, yes {{seat} decides to act first} other {{seat} decides: {leader} acts first}}",
	"event.paid": "{seat} pays {gold} gold",
	"event.paidEach": "{seat} pays {gold} gold to everybody",
	"event.paidTo": "{seat} pays {to} {gold} gold",
	"event.peeked": "{seat} looks at {count, plural, =0 {no card} one {# card} other {# cards}} of {target}{cards}",
	"event.played": "{seat} plays {card}{target}",
	"event.raised": "{seat} adds {gold} gold: {bid}",
	"event.recalled": "{seat} takes {card} back from the discard pile",
	"event.refreshed": "{seat} refreshes {cards}",
	"event.rerolled": "{seat} has a {die} rolled again with {card}: {now}",
	"event.reshuffled": "The {deck, select, market {Market} other {Intrigue}} deck is shuffled again: {count, plural, one {# card} other {# cards}}",
	"event.rolled": "{seat} rolls {dice} against {against}",
	"event.initiativeRolled": "{seat} rolls for initiative: {total}{parts}",
	"event.rolledOff": "A roll-off of {seats}: {rolls}",
	"event.roundBegan": "Round {round} of the fight",
	"event.rowLaidOut": "{count, plural, =0 {No card is} one {# card is} other {# cards are}} laid out for auction",
	"event.schemeFoiled": "The scheme of {seat} comes to nothing: {card}",
	"event.scouted": "{seat} looks at the top {count, plural, one {card} other {# cards}} of the Market deck{cards}",
	"event.shuffled": "The decks are shuffled: {intrigue} Intrigue and {market} Market cards",
	"event.slipped": "Gold passes unseen{gold}{seat}{to}",
	"event.slowed": "{seat} is slowed by {steps}",
	"event.sold": "{seat} sells {card} to the bank for {gold} gold",
	"event.spared": "{seat} saves the condemned",
	"event.stayedInjured": "{card} of {seat} stays injured",
	"event.stole": "{seat} takes {gold} gold from {from}",
	"event.substituted": "{seat} sends {card} instead",
	"event.supported": "{seat} supports {by} with influence {influence} for {gold} gold",
	"event.took": "{seat} takes {card} from {from}",
	"event.tied": "A tie: {seats} bid again, on top of what they have bid",
	"event.valuesCounted": "{seat} has a total of {total}",
	"event.tournamentBegan": "A tournament decides: {seats}",
	"event.traded": `{seat} and {to} trade: ${ml}`,
	"event.tributeReceived": "{seat} receives a tribute of {total} gold for {card}",
	"event.turnBegan": "Turn {turn}: {host} is Host",
	"event.intrigueTurnEnded": "{seat} ends the Intrigue turn",
	"event.unsold": "Nobody wants {card}",
	"event.unsupported": "{seat} refuses to support {by}",
	"event.verdictGiven": "{seat} gives the thumb {verdict, select, up {up} other {down}}",
	"event.schemeVoided": "The scheme of {seat} has no effect: {card}",
	"event.waited": "{seat} waits",
	"event.whispered": `{what, select, offered {{seat} offers {to}: ${ml}} refused {{to} refuses what {seat} offered: ${ml}} withdrawn {{seat} takes back the offer to {to}: ${ml}} other {There is bargaining}}`,
	"event.withdrew": "{seat} withdraws the request for support",
	"event.won": "{seat} wins the game",
	"event.wounded": "{seat} gives up {pools}; of Attack, Defense and Speed {left} are left"
}, gl = K.fr, _l = {
	turn: "tour",
	host: "Hôte : place",
	market: "pioche du Marché",
	intrigue: "pioche d’Intrigue",
	lot: "en vente",
	scheme: "complot lancé",
	influence: "influence",
	gold: "or",
	hand: "main",
	value: "valeur",
	needs: "demande influence",
	cash: "vaut en or",
	house: "votre maison",
	tables: "sur les tables",
	"offers.got": "offres qu’on vous fait",
	"offers.made": "vos offres",
	weapon: "arme",
	armor: "armure",
	special: "spécial",
	seat: "place",
	asset: "cartes",
	ready: "prêt",
	exhausted: "épuisé",
	injured: "blessé",
	champion: "champion",
	favor: "Faveur",
	"option.length": "durée de la partie",
	"option.length.quick": "rapide (influence 7)",
	"option.length.quick.about": "de 7 d’influence à 12 ; une demi-heure environ contre des bots, moins de 2 heures autour d’une vraie table",
	"option.length.standard": "normale (influence 4)",
	"option.length.standard.about": "de 4 d’influence à 12 ; une heure environ contre des bots, 2 à 3 heures autour d’une vraie table",
	"option.length.advanced": "longue (influence 1)",
	"option.length.advanced.about": "de 1 d’influence à 12 ; plus d’une heure contre des bots, plus de 3 heures autour d’une vraie table",
	"option.tiedHostPays": "l’hôte désigné aux dés après une égalité paie ce qui est sur la table",
	"option.turnLimit": "tours au plus (0 : sans limite)",
	"window.ledgersBalanced": "les comptes sont faits",
	"window.schemeLaunched": "un complot est lancé",
	"window.intrigueTurnEnded": "un tour d’Intrigue est fini",
	"window.bidsRevealed": "les mises sont révélées",
	"window.invitationDeclined": "une invitation est refusée",
	"window.betsPlaced": "les paris sont faits",
	"window.betsResolved": "les paris sont payés",
	"window.thumbDown": "le pouce est baissé",
	"rule.intrigue-turn": "tour d’Intrigue",
	"rule.window": "réactions",
	"rule.support": "demande de soutien",
	"rule.auction": "enchère",
	"rule.hosting": "enchère pour les jeux",
	"rule.open-market": "Marché libre",
	"rule.fight": "combat",
	"rule.attack": "attaque",
	"rule.action": "action",
	"rule.wound": "blessures",
	"rule.ask-support": "demander du soutien",
	"rule.guard-roll": "un garde",
	"rule.ability": "emploi d’une carte",
	"rule.choose": "choix de cartes",
	"rule.spy": "regard dans une main",
	"rule.scout": "regard dans la pioche du Marché",
	"rule.substitute": "un autre combattant",
	"scene.slot": "combattant",
	"scene.by": "de",
	"scene.card": "carte",
	"scene.count": "combien",
	"scene.askedSeats": "sollicités",
	"scene.winnerSlot": "initiative",
	"scene.firstSlot": "agit en premier",
	"scene.answered": "places interrogées",
	"scene.window": "moment",
	"scene.activeSeat": "à son tour",
	"scene.concernedSeat": "concerné",
	"scene.target": "visé",
	"scene.gold": "or",
	"scene.seat": "place",
	"scene.seats": "peuvent réagir",
	"scene.lastCall": "dernier appel",
	"scene.bonus": "bonus pour le prochain complot",
	"scene.bidders": "enchérissent",
	"scene.stacks": "sur la table",
	colon: " : ",
	"field.do": "votre choix",
	"field.asset": "carte",
	"field.bargain": "offre",
	"field.trade": "quelle offre",
	"field.to": "à qui",
	"field.gold": "or",
	"field.combatant": "combattant",
	"field.weapon": "arme",
	"field.armor": "armure",
	"field.special": "équipement spécial",
	"field.victory-1": "Victoire I",
	"field.victory-2": "Victoire II",
	"field.injury": "Blessure",
	"field.decapitation": "Décapitation",
	"act.launch": "lancer contre {player}",
	"act.play": "la jouer contre {player}",
	"choice.sell": "vendre à la banque",
	"choice.offer": "faire une offre",
	"choice.end": "finir le tour",
	"choice.none": "ne rien employer",
	"choice.pass": "ne pas réagir",
	"choice.keep": "garder le dé",
	"choice.lay.guard": "poser un garde sur la table",
	"choice.table.guard": "employer un garde de la table",
	"choice.hand.guard": "employer un garde de la main",
	"choice.attack": "attaquer",
	"choice.move": "bouger d’abord",
	"choice.rest": "ne rien faire de plus",
	"choice.decline": "refuser l’invitation",
	"choice.agree": "soutenir",
	"choice.refuse": "refuser",
	"choice.withdraw": "retirer la demande",
	"choice.accept": "accepter",
	"choice.done": "fini : ramasser et cacher l’or",
	"choice.wait": "attendre les offres des autres",
	"choice.up": "pouce levé : il vit",
	"choice.down": "pouce baissé : il meurt",
	"choice.first": "agir le premier",
	"choice.second": "agir le second",
	"part.card": "carte",
	"part.honor": "honneur à l’Hôte",
	"part.declined": "invitation refusée",
	"part.victory": "victoire",
	"part.champion": "champion",
	"part.favor": "marqueurs Faveur",
	"part.executed favorite": "favori exécuté",
	"part.bound": "hors de la piste",
	"part.all there is": "tout ce qu’il y a",
	"part.own": "influence propre",
	"part.support": "soutien",
	"part.bonus": "bonus",
	"part.slaves": "esclaves prêts",
	"part.gladiators": "gladiateurs prêts",
	"part.unpaid": "impayé",
	"part.die": "dé",
	"part.opposed": "dés plus hauts",
	"part.unopposed": "dés sans opposition",
	"part.automatic": "blessures automatiques",
	"part.values": "gladiateurs et équipement",
	"ask.SP-2.4": "Quelle Maison choisissez-vous ?",
	"ask.SP-4.6": "Quelles cartes restent épuisées ?",
	"ask.SP-4.12": "Guérison : pour quelle carte lancez-vous, ou relancez-vous ?",
	"ask.SP-4.21": "Vous ne pouvez pas payer vos gladiateurs : qui défaussez-vous ?",
	"ask.SP-5.8": "Votre main est trop grande : que quittez-vous ?",
	"ask.SP-5.12": "Votre tour d’Intrigue : que faites-vous ?",
	"ask.SP-5.24": "Quelle carte est touchée ?",
	"ask.SP-5.27": "Soutenez-vous ce complot ?",
	"ask.SP-5.28": "À qui demandez-vous du soutien, et pour combien d’or ?",
	"ask.SP-6.12": "Le garde a échoué : relance-t-il ?",
	"ask.SP-7.3": "Marché libre : que faites-vous ?",
	"ask.SP-7.17": "Combien misez-vous pour la carte ?",
	"ask.SP-7.28": "Combien misez-vous pour être l’Hôte des jeux ?",
	"ask.SP-8.5": "Acceptez-vous l’invitation, et qui envoyez-vous ?",
	"ask.SP-8.13": "Qui invitez-vous dans l’arène ?",
	"ask.SP-8.22": "Que pariez-vous ? La victoire rapporte une fois la mise, blessure et décapitation deux fois.",
	"ask.SP-9.7": "Agissez-vous le premier ou le second ?",
	"ask.SP-9.8": "Attaquer d’abord, ou bouger ?",
	"ask.SP-9.9": "Où allez-vous après l’attaque ?",
	"ask.SP-9.10": "Où allez-vous ?",
	"ask.SP-9.12": "Attaquez-vous maintenant ?",
	"ask.SP-9.20": "Employez-vous quelque chose pour cette attaque ?",
	"ask.SP-9.23": "Quels dés abandonnez-vous ?",
	"ask.SP-10.9": "La vie ou la mort ?",
	"ask.SP-11.11": "Qui envoyez-vous au tournoi ?",
	"ask.SP-12.14": "Quel dé l’adversaire doit-il relancer ?",
	"ask.SP-12.22": "Quel dé d’attaque relancez-vous ?",
	"ask.SP-12.23": "Quel dé de défense relancez-vous ?",
	"ask.SP-12.28": "Annulez-vous une blessure ?",
	"ask.SP-12.29": "Ajoutez-vous une blessure ?",
	"ask.SP-12.31": "Gagnez-vous l’initiative sans lancer ?",
	"ask.SP-14.2": "Gênez-vous l’adversaire avant qu’il agisse ?",
	"ask.SP-14.3": "Quelles cartes ?",
	"ask.SP-16.10": "{window, select, ledgersBalanced {Les comptes sont faits.} schemeLaunched {Un complot est lancé.} intrigueTurnEnded {Un tour d’intrigue est fini.} bidsRevealed {Les enchères sont ouvertes.} invitationDeclined {Vous déclinez une invitation.} betsPlaced {Les paris sont placés.} betsResolved {Les paris sont réglés.} thumbDown {Le pouce est baissé.} other {}} Réagissez-vous ?",
	"command.give": "donner de l’or",
	"command.give.do": "Donner {gold} or à {to}",
	"command.give.about": "Votre or libre passe à une autre maison, avec ou sans raison. Il ne se reprend pas.",
	"command.guard": "poser un garde",
	"command.guard.do": "Poser un garde sur la table",
	"command.guard.about": "Un garde passe de votre main à votre table. Il vous protège aussi de là et ne prend plus de place en main ; tous le voient.",
	"command.withdraw": "retirer la demande",
	"command.withdraw.do": "Retirer la demande",
	"command.withdraw.about": "Ceux qui n’ont pas répondu ne sont plus sollicités, et l’or que vous leur offriez est de nouveau libre.",
	"ask.SP-3.4": "À qui donnez-vous de l’or, et combien ?",
	"ask.SP-3.12": "Poser un garde sur la table ?",
	"ask.SP-16.26": "Retirer votre demande de soutien ?",
	"event.accepted": "{seat} accepte et envoie {card}, combattant {slot}{cards}",
	"event.added": "Une blessure s’ajoute : {wounds} en tout",
	"event.asked": "{seat} demande du soutien à {seats}{gold, plural, =0 {} other { contre # or}}{card}",
	"event.attacked": "{seat} attaque {target}",
	"event.struckBack": "Les dés de {seat} ripostent : {wounds, plural, one {# blessure} other {# blessures}}",
	"event.balanced": "{seat} fait ses comptes : {total, number, ::sign-except-zero} or{parts}, désormais {gold}",
	"event.bet": `{seat} parie ${nl("rien", [
		"# sur Victoire I",
		"# sur Victoire II",
		"# sur Blessure",
		"# sur Décapitation"
	])}`,
	"event.betSettled": "{seat} a misé {staked} et reçoit {back}",
	"event.bidsOpened": "Les mises : {bids}",
	"event.bonusGained": "{seat} a un bonus de {total} pour le prochain complot",
	"event.bought": "{seat} achète {card} pour {gold, plural, one {# pièce d’or} other {# pièces d’or}}",
	"event.buried": "{seat} met {count, plural, =0 {rien} one {# carte} other {# cartes}} sous la pioche{cards}",
	"event.cashed": "{seat} monnaie {card} pour {gold, plural, one {# pièce d’or} other {# pièces d’or}}",
	"event.chose": "{seat} choisit la Maison {house}",
	"event.crowned": "{card} de {seat} devient champion",
	"event.cured": "{card} de {seat} est soigné",
	"event.dealt": "{seat} reçoit {card}",
	"event.declined": "{seat} refuse",
	"event.defeated": "{seat} est vaincu avec {wounds, plural, one {# blessure} other {# blessures}} : {degree, select, yield {le combattant se rend} injury {le combattant est blessé} other {le combattant est décapité}}",
	"event.died": "{card} de {seat} meurt de ses blessures",
	"event.discarded": "{seat} défausse {cards}",
	"event.doneTrading": "{seat} ferme son marché et cache son or",
	"event.drew": "{seat} pioche {count, plural, one {# carte} other {# cartes}}{cards}",
	"event.excused": "{seat} a une excuse",
	"event.executed": "{card} de {seat} est exécuté",
	"event.exhausted": "{card} de {seat} est épuisé",
	"event.favored": "{card} de {seat} a maintenant {favor, plural, one {# Faveur} other {# Faveurs}}",
	"event.fightBegan": "Le combat commence : {cards}",
	"event.foiled": "{seat} déjoue le complot",
	"event.forfeited": "{seat} gagne sans combattre",
	"event.gave": "{seat} donne à {to} {gold, plural, one {# pièce d’or} other {# pièces d’or}}",
	"event.goldChanged": "{seat} : {total, number, ::sign-except-zero} or{cause}{parts}",
	"event.goldShown": "Tout l’or redevient visible : {gold}",
	"event.guardRolled": "Le garde de {seat} lance {die} et {outcome, select, foils {déjoue le complot} other {échoue}}",
	"event.guarded": "{seat} emploie un garde {place, select, hand {de la main} other {de la table}}",
	"event.guardsReceived": "{seat} commence avec {count, plural, one {# garde} other {# gardes}}",
	"event.healingRolled": "{seat} lance {die} pour {card}",
	"event.healed": "{card} de {seat} est guéri",
	"event.hit": "{seat} {total, plural, =0 {n’inflige aucune blessure} one {inflige # blessure} other {inflige # blessures}}{parts} : {dice} contre {against}",
	"event.hostChosen": "{seat} prend le marqueur d’Hôte",
	"event.hosted": "{seat} est l’Hôte des jeux pour {gold, plural, one {# pièce d’or} other {# pièces d’or}}",
	"event.ignored": "Une blessure est annulée : il en reste {wounds}",
	"event.influenceChanged": "{seat} : {total, plural, =0 {l’influence reste à {influence}{cause}} other {{total, number, ::sign-except-zero} d’influence{cause}{parts}, soit {influence}}}",
	"event.initiativeWon": "{seat} gagne l’initiative",
	"event.injured": "{card} de {seat} est blessé",
	"event.intrigueTurnBegan": "Tour d’Intrigue de {seat}",
	"event.invited": "{guest_own, select, yes {En tant qu’Hôte, {seat} prend une des deux places} other {{seat} invite {guest}}}",
	"event.killed": "{card} de {seat} est mort",
	"event.lastCallMade": "Tous attendent : c’est le dernier appel",
	"event.laid": "{seat} pose un garde sur la table",
	"event.launched": "{seat} lance {card}{target_own, select, yes {} other { contre {target}}} avec {total} d’influence{parts}",
	"event.lost": "{seat} perd {card}",
	"event.lost.SP-4.22": "{seat} ne peut pas payer l’entretien de {card} et le perd",
	"event.lotOffered": "{card} est en vente",
	"event.moved": "{seat} avance de {cells_count, plural, one {# hexagone} other {# hexagones}}",
	"event.fightCancelled": "Il n’y a pas de combat",
	"event.orderChosen": "{leader_own, select, yes {{seat} décide d’agir en premier} other {{seat} décide : {leader} agit le premier}}",
	"event.paid": "{seat} paie {gold, plural, one {# pièce d’or} other {# pièces d’or}}",
	"event.paidEach": "{seat} paie {gold, plural, one {# pièce d’or} other {# pièces d’or}} à chacun",
	"event.paidTo": "{seat} paie à {to} {gold, plural, one {# pièce d’or} other {# pièces d’or}}",
	"event.peeked": "{seat} regarde {count, plural, =0 {aucune carte} one {# carte} other {# cartes}} de {target}{cards}",
	"event.played": "{seat} joue {card}{target}",
	"event.raised": "{seat} ajoute {gold, plural, one {# pièce d’or} other {# pièces d’or}} : {bid}",
	"event.recalled": "{seat} reprend {card} de la défausse",
	"event.refreshed": "{seat} redresse {cards}",
	"event.rerolled": "{seat} fait relancer un {die} avec {card} : {now}",
	"event.reshuffled": "La pioche {deck, select, market {du Marché} other {d’Intrigue}} est mélangée : {count, plural, one {# carte} other {# cartes}}",
	"event.rolled": "{seat} lance {dice} contre {against}",
	"event.initiativeRolled": "{seat} lance pour l’initiative : {total}{parts}",
	"event.rolledOff": "Lancent les dés {seats} : {rolls}",
	"event.roundBegan": "Manche {round} du combat",
	"event.rowLaidOut": "{count, plural, =0 {Aucune carte} one {# carte} other {# cartes}} aux enchères",
	"event.schemeFoiled": "Le complot de {seat} échoue : {card}",
	"event.scouted": "{seat} regarde {count, plural, one {la première carte} other {les # premières cartes}} du Marché{cards}",
	"event.shuffled": "Les pioches sont mélangées : {intrigue} cartes Intrigue et {market} cartes Marché",
	"event.slipped": "De l’or passe en secret{gold}{seat}{to}",
	"event.slowed": "{seat} est ralenti de {steps}",
	"event.sold": "{seat} vend {card} à la banque pour {gold, plural, one {# pièce d’or} other {# pièces d’or}}",
	"event.spared": "{seat} sauve le condamné",
	"event.stayedInjured": "{card} de {seat} reste blessé",
	"event.stole": "{seat} prend {gold, plural, one {# pièce d’or} other {# pièces d’or}} à {from}",
	"event.substituted": "{seat} envoie {card} à la place",
	"event.supported": "{seat} soutient {by} avec {influence} d’influence pour {gold, plural, one {# pièce d’or} other {# pièces d’or}}",
	"event.took": "{seat} prend {card} à {from}",
	"event.tied": "Égalité : {seats} misent encore, en plus de leur mise",
	"event.valuesCounted": "{seat} a un total de {total}",
	"event.tournamentBegan": "Un tournoi décide : {seats}",
	"event.traded": `{seat} et {to} font un échange : ${gl}`,
	"event.tributeReceived": "{seat} reçoit un tribut de {total, plural, one {# pièce d’or} other {# pièces d’or}} pour {card}",
	"event.turnBegan": "Tour {turn} : {host} est l’Hôte",
	"event.intrigueTurnEnded": "{seat} finit son tour d’Intrigue",
	"event.unsold": "Personne ne veut de {card}",
	"event.unsupported": "{seat} refuse de soutenir {by}",
	"event.verdictGiven": "{seat} {verdict, select, up {lève} other {baisse}} le pouce",
	"event.schemeVoided": "Le complot de {seat} est sans effet : {card}",
	"event.waited": "{seat} attend",
	"event.whispered": `{what, select, offered {{seat} propose à {to} : ${gl}} refused {{to} refuse l’offre de {seat} : ${gl}} withdrawn {{seat} retire son offre à {to} : ${gl}} other {On marchande}}`,
	"event.withdrew": "{seat} retire sa demande de soutien",
	"event.won": "{seat} gagne la partie",
	"event.wounded": "{seat} abandonne {pools} ; reste en Attaque, Défense et Vitesse : {left}"
}, vl = K.it, yl = {
	turn: "turno",
	host: "Ospite: posto",
	market: "mazzo Mercato",
	intrigue: "mazzo Intrigo",
	lot: "all’asta",
	scheme: "piano lanciato",
	influence: "influenza",
	gold: "oro",
	hand: "mano",
	value: "valore",
	needs: "richiede influenza",
	cash: "vale oro",
	house: "la tua Casata",
	tables: "sui tavoli",
	"offers.got": "offerte per te",
	"offers.made": "le tue offerte",
	weapon: "arma",
	armor: "armatura",
	special: "speciale",
	seat: "posto",
	asset: "carte",
	ready: "abile",
	exhausted: "esausto",
	injured: "ferito",
	champion: "campione",
	favor: "Favore",
	"option.length": "durata della partita",
	"option.length.quick": "veloce (influenza 7)",
	"option.length.quick.about": "da 7 di influenza a 12; circa mezz’ora contro i bot, meno di 2 ore a un vero tavolo",
	"option.length.standard": "standard (influenza 4)",
	"option.length.standard.about": "da 4 di influenza a 12; circa un’ora contro i bot, da 2 a 3 ore a un vero tavolo",
	"option.length.advanced": "avanzata (influenza 1)",
	"option.length.advanced.about": "da 1 di influenza a 12; più di un’ora contro i bot, più di 3 ore a un vero tavolo",
	"option.tiedHostPays": "l’ospite scelto ai dadi dopo un pareggio paga ciò che è sul tavolo",
	"option.turnLimit": "turni al massimo (0: senza limite)",
	"window.ledgersBalanced": "i conti sono in pari",
	"window.schemeLaunched": "un piano è lanciato",
	"window.intrigueTurnEnded": "un turno di Intrigo è finito",
	"window.bidsRevealed": "le offerte sono rivelate",
	"window.invitationDeclined": "un invito è rifiutato",
	"window.betsPlaced": "le scommesse sono piazzate",
	"window.betsResolved": "le scommesse sono pagate",
	"window.thumbDown": "il pollice è verso il basso",
	"rule.intrigue-turn": "turno di Intrigo",
	"rule.window": "reazioni",
	"rule.support": "richiesta di sostegno",
	"rule.auction": "asta",
	"rule.hosting": "diritto di ospitare i giochi",
	"rule.open-market": "Mercato libero",
	"rule.fight": "combattimento",
	"rule.attack": "attacco",
	"rule.action": "azione",
	"rule.wound": "ferite",
	"rule.ask-support": "chiedere sostegno",
	"rule.guard-roll": "una guardia",
	"rule.ability": "uso di una carta",
	"rule.choose": "scelta di carte",
	"rule.spy": "sguardo in una mano",
	"rule.scout": "sguardo nel mazzo Mercato",
	"rule.substitute": "un altro combattente",
	"scene.slot": "combattente",
	"scene.by": "da parte di",
	"scene.card": "carta",
	"scene.count": "quanti",
	"scene.askedSeats": "interpellati",
	"scene.winnerSlot": "iniziativa",
	"scene.firstSlot": "agisce per primo",
	"scene.answered": "posti interrogati",
	"scene.window": "momento",
	"scene.activeSeat": "di turno",
	"scene.concernedSeat": "interessato",
	"scene.target": "bersaglio",
	"scene.gold": "oro",
	"scene.seat": "posto",
	"scene.seats": "possono reagire",
	"scene.lastCall": "ultima chiamata",
	"scene.bonus": "bonus per il prossimo piano",
	"scene.bidders": "offrono",
	"scene.stacks": "sul tavolo",
	colon: ": ",
	"field.do": "la tua scelta",
	"field.asset": "carta",
	"field.bargain": "proposta",
	"field.trade": "quale proposta",
	"field.to": "a chi",
	"field.gold": "oro",
	"field.combatant": "combattente",
	"field.weapon": "arma",
	"field.armor": "armatura",
	"field.special": "equipaggiamento speciale",
	"field.victory-1": "Vittoria I",
	"field.victory-2": "Vittoria II",
	"field.injury": "Ferita grave",
	"field.decapitation": "Decapitazione",
	"act.launch": "lancialo contro {player}",
	"act.play": "giocala contro {player}",
	"choice.sell": "vendi alla banca",
	"choice.offer": "fai un’offerta",
	"choice.end": "finire il turno",
	"choice.none": "non usare nulla",
	"choice.pass": "non reagire",
	"choice.keep": "tenere il dado",
	"choice.lay.guard": "mettere una guardia sul tavolo",
	"choice.table.guard": "usare una guardia dal tavolo",
	"choice.hand.guard": "usare una guardia dalla mano",
	"choice.attack": "attaccare",
	"choice.move": "prima muovere",
	"choice.rest": "non fare altro",
	"choice.decline": "rifiutare l’invito",
	"choice.agree": "dare sostegno",
	"choice.refuse": "rifiutare",
	"choice.withdraw": "ritirare la richiesta",
	"choice.accept": "accettare",
	"choice.done": "finito: raccogliere e nascondere l’oro",
	"choice.wait": "aspettare le offerte degli altri",
	"choice.up": "pollice su: vive",
	"choice.down": "pollice verso: muore",
	"choice.first": "agire per primo",
	"choice.second": "agire per secondo",
	"part.card": "carta",
	"part.honor": "onore all’Ospite",
	"part.declined": "invito rifiutato",
	"part.victory": "vittoria",
	"part.champion": "campione",
	"part.favor": "segnalini Favore",
	"part.executed favorite": "favorito giustiziato",
	"part.bound": "oltre il tracciato",
	"part.all there is": "tutto quello che c’è",
	"part.own": "influenza propria",
	"part.support": "sostegno",
	"part.bonus": "bonus",
	"part.slaves": "schiavi abili",
	"part.gladiators": "gladiatori abili",
	"part.unpaid": "non pagato",
	"part.die": "dado",
	"part.opposed": "dadi migliori",
	"part.unopposed": "dadi senza opposizione",
	"part.automatic": "ferite automatiche",
	"part.values": "gladiatori ed equipaggiamenti",
	"ask.SP-2.4": "Quale Casata scegli?",
	"ask.SP-4.6": "Quali carte restano esauste?",
	"ask.SP-4.12": "Guarigione: per quale carta tiri, o tiri di nuovo?",
	"ask.SP-4.21": "Non puoi pagare i tuoi gladiatori: chi scarti?",
	"ask.SP-5.8": "Hai troppe carte in mano: che cosa lasci?",
	"ask.SP-5.12": "Il tuo turno di Intrigo: che cosa fai?",
	"ask.SP-5.24": "Quale carta colpisce?",
	"ask.SP-5.27": "Dai sostegno a questo piano?",
	"ask.SP-5.28": "A chi chiedi sostegno, e per quanto oro?",
	"ask.SP-6.12": "La guardia ha fallito: ritira il dado?",
	"ask.SP-7.3": "Mercato libero: che cosa fai?",
	"ask.SP-7.17": "Quanto offri per la carta?",
	"ask.SP-7.28": "Quanto offri per ospitare i giochi?",
	"ask.SP-8.5": "Accetti l’invito, e chi mandi?",
	"ask.SP-8.13": "Chi inviti nell’arena?",
	"ask.SP-8.22": "Quanto scommetti? La vittoria rende una volta la puntata, ferita grave e decapitazione due volte.",
	"ask.SP-9.7": "Agisci per primo o per secondo?",
	"ask.SP-9.8": "Prima attacchi o ti muovi?",
	"ask.SP-9.9": "Dove vai dopo l’attacco?",
	"ask.SP-9.10": "Dove vai?",
	"ask.SP-9.12": "Attacchi ora?",
	"ask.SP-9.20": "Usi qualcosa per questo attacco?",
	"ask.SP-9.23": "Quali dadi perdi?",
	"ask.SP-10.9": "Vita o morte?",
	"ask.SP-11.11": "Chi mandi al torneo?",
	"ask.SP-12.14": "Quale dado deve ritirare l’avversario?",
	"ask.SP-12.22": "Quale dado di attacco ritiri?",
	"ask.SP-12.23": "Quale dado di difesa ritiri?",
	"ask.SP-12.28": "Ignori una ferita?",
	"ask.SP-12.29": "Aggiungi una ferita?",
	"ask.SP-12.31": "Vinci l’iniziativa senza tirare?",
	"ask.SP-14.2": "Ostacoli l’avversario prima che agisca?",
	"ask.SP-14.3": "Quali carte?",
	"ask.SP-16.10": "{window, select, ledgersBalanced {I conti sono fatti.} schemeLaunched {Un piano è lanciato.} intrigueTurnEnded {Un turno d’intrigo è finito.} bidsRevealed {Le offerte sono scoperte.} invitationDeclined {Declini un invito.} betsPlaced {Le scommesse sono piazzate.} betsResolved {Le scommesse sono regolate.} thumbDown {Il pollice è verso.} other {}} Reagisci?",
	"command.give": "dona oro",
	"command.give.do": "Dona {gold} oro a {to}",
	"command.give.about": "Il tuo oro libero passa a un’altra Casata, con o senza motivo. Non si può riprendere.",
	"command.guard": "metti una guardia",
	"command.guard.do": "Metti una guardia sul tavolo",
	"command.guard.about": "Una guardia passa dalla tua mano al tuo tavolo. Ti protegge anche da lì e non occupa più posto in mano; tutti la vedono.",
	"command.withdraw": "ritira la richiesta",
	"command.withdraw.do": "Ritira la richiesta",
	"command.withdraw.about": "Chi non ha ancora risposto non è più interpellato, e l’oro che gli offrivi torna libero.",
	"ask.SP-3.4": "A chi dai oro, e quanto?",
	"ask.SP-3.12": "Metti una guardia sul tavolo?",
	"ask.SP-16.26": "Ritiri la richiesta di sostegno?",
	"event.accepted": "{seat} accetta e manda {card}, combattente {slot}{cards}",
	"event.added": "Si aggiunge una ferita: {wounds} in tutto",
	"event.asked": "{seat} chiede sostegno a {seats}{gold, plural, =0 {} other { per # oro}}{card}",
	"event.attacked": "{seat} attacca {target}",
	"event.struckBack": "I dadi di {seat} colpiscono: {wounds, plural, one {# ferita} other {# ferite}}",
	"event.balanced": "{seat} fa quadrare i conti: {total, number, ::sign-except-zero} oro{parts}, ora {gold}",
	"event.bet": `{seat} scommette ${nl("niente", [
		"# su Vittoria I",
		"# su Vittoria II",
		"# su Ferita grave",
		"# su Decapitazione"
	])}`,
	"event.betSettled": "{seat} ha puntato {staked} e riceve {back}",
	"event.bidsOpened": "Le offerte: {bids}",
	"event.bonusGained": "{seat} ha un bonus di {total} per il prossimo piano",
	"event.bought": "{seat} compra {card} per {gold, plural, one {# moneta d’oro} other {# monete d’oro}}",
	"event.buried": "{seat} mette {count, plural, =0 {nulla} one {# carta} other {# carte}} in fondo al mazzo{cards}",
	"event.cashed": "{seat} incassa {gold, plural, one {# moneta d’oro} other {# monete d’oro}} per {card}",
	"event.chose": "{seat} sceglie la Casata {house}",
	"event.crowned": "{card} di {seat} diventa campione",
	"event.cured": "{card} di {seat} è curato",
	"event.dealt": "{seat} riceve {card}",
	"event.declined": "{seat} rifiuta",
	"event.defeated": "{seat} è sconfitto con {wounds, plural, one {# ferita} other {# ferite}}: {degree, select, yield {il combattente si arrende} injury {il combattente è ferito gravemente} other {il combattente è decapitato}}",
	"event.died": "{card} di {seat} muore per le ferite",
	"event.discarded": "{seat} scarta {cards}",
	"event.doneTrading": "{seat} chiude il mercato e nasconde l’oro",
	"event.drew": "{seat} pesca {count, plural, one {# carta} other {# carte}}{cards}",
	"event.excused": "{seat} ha una scusa",
	"event.executed": "{card} di {seat} è giustiziato",
	"event.exhausted": "{card} di {seat} è esausto",
	"event.favored": "{card} di {seat} ha ora {favor, plural, one {# Favore} other {# Favori}}",
	"event.fightBegan": "Comincia il combattimento: {cards}",
	"event.foiled": "{seat} sventa il piano",
	"event.forfeited": "{seat} vince senza combattere",
	"event.gave": "{seat} dà a {to} {gold, plural, one {# moneta d’oro} other {# monete d’oro}}",
	"event.goldChanged": "{seat}: {total, number, ::sign-except-zero} oro{cause}{parts}",
	"event.goldShown": "L’oro torna visibile a tutti: {gold}",
	"event.guardRolled": "La guardia di {seat} tira {die} e {outcome, select, foils {sventa il piano} other {fallisce}}",
	"event.guarded": "{seat} usa una guardia {place, select, hand {dalla mano} other {dal tavolo}}",
	"event.guardsReceived": "{seat} comincia con {count, plural, one {# guardia} other {# guardie}}",
	"event.healingRolled": "{seat} tira {die} per {card}",
	"event.healed": "{card} di {seat} è guarito",
	"event.hit": "{seat} {total, plural, =0 {non infligge ferite} one {infligge # ferita} other {infligge # ferite}}{parts}: {dice} contro {against}",
	"event.hostChosen": "{seat} prende il segnalino dell’Ospite",
	"event.hosted": "{seat} ospita i giochi per {gold, plural, one {# moneta d’oro} other {# monete d’oro}}",
	"event.ignored": "Una ferita è ignorata: ne restano {wounds}",
	"event.influenceChanged": "{seat}: {total, plural, =0 {l’influenza resta a {influence}{cause}} other {{total, number, ::sign-except-zero} influenza{cause}{parts}, ora {influence}}}",
	"event.initiativeWon": "{seat} vince l’iniziativa",
	"event.injured": "{card} di {seat} è ferito",
	"event.intrigueTurnBegan": "Turno di Intrigo di {seat}",
	"event.invited": "{guest_own, select, yes {Da Ospite, {seat} prende uno dei due posti} other {{seat} invita {guest}}}",
	"event.killed": "{card} di {seat} è morto",
	"event.lastCallMade": "Tutti aspettano: è l’ultima chiamata",
	"event.laid": "{seat} mette una guardia sul tavolo",
	"event.launched": "{seat} lancia {card}{target_own, select, yes {} other { contro {target}}} con influenza {total}{parts}",
	"event.lost": "{seat} perde {card}",
	"event.lost.SP-4.22": "{seat} non può pagare le spese per {card} e lo perde",
	"event.lotOffered": "{card} va all’asta",
	"event.moved": "{seat} si muove di {cells_count, plural, one {# esagono} other {# esagoni}}",
	"event.fightCancelled": "Non c’è combattimento",
	"event.orderChosen": "{leader_own, select, yes {{seat} decide di agire per primo} other {{seat} decide: {leader} agisce per primo}}",
	"event.paid": "{seat} paga {gold, plural, one {# moneta d’oro} other {# monete d’oro}}",
	"event.paidEach": "{seat} paga {gold, plural, one {# moneta d’oro} other {# monete d’oro}} a tutti",
	"event.paidTo": "{seat} paga a {to} {gold, plural, one {# moneta d’oro} other {# monete d’oro}}",
	"event.peeked": "{seat} sbircia {count, plural, =0 {nessuna carta} one {# carta} other {# carte}} di {target}{cards}",
	"event.played": "{seat} gioca {card}{target}",
	"event.raised": "{seat} aggiunge {gold, plural, one {# moneta d’oro} other {# monete d’oro}}: {bid}",
	"event.recalled": "{seat} riprende {card} dagli scarti",
	"event.refreshed": "{seat} rende abili {cards}",
	"event.rerolled": "{seat} fa ritirare un {die} con {card}: {now}",
	"event.reshuffled": "Il mazzo {deck, select, market {Mercato} other {Intrigo}} è rimescolato: {count, plural, one {# carta} other {# carte}}",
	"event.rolled": "{seat} tira {dice} contro {against}",
	"event.initiativeRolled": "{seat} tira per l’iniziativa: {total}{parts}",
	"event.rolledOff": "Tirano {seats}: {rolls}",
	"event.roundBegan": "Round {round} del combattimento",
	"event.rowLaidOut": "{count, plural, =0 {Nessuna carta} one {# carta} other {# carte}} per l’asta",
	"event.schemeFoiled": "Il piano di {seat} è sventato: {card}",
	"event.scouted": "{seat} guarda {count, plural, one {la prima carta} other {le prime # carte}} del mazzo Mercato{cards}",
	"event.shuffled": "I mazzi sono mescolati: {intrigue} carte Intrigo e {market} carte Mercato",
	"event.slipped": "Oro passa di nascosto{gold}{seat}{to}",
	"event.slowed": "{seat} è rallentato di {steps}",
	"event.sold": "{seat} vende {card} alla banca per {gold, plural, one {# moneta d’oro} other {# monete d’oro}}",
	"event.spared": "{seat} salva il condannato",
	"event.stayedInjured": "{card} di {seat} resta ferito",
	"event.stole": "{seat} prende {gold, plural, one {# moneta d’oro} other {# monete d’oro}} a {from}",
	"event.substituted": "{seat} manda invece {card}",
	"event.supported": "{seat} dà sostegno a {by} con influenza {influence} per {gold, plural, one {# moneta d’oro} other {# monete d’oro}}",
	"event.took": "{seat} prende {card} a {from}",
	"event.tied": "Parità: {seats} offrono ancora, oltre a quanto già offerto",
	"event.valuesCounted": "{seat} ha un totale di {total}",
	"event.tournamentBegan": "Decide un torneo: {seats}",
	"event.traded": `{seat} e {to} fanno uno scambio: ${vl}`,
	"event.tributeReceived": "{seat} riceve un tributo di {total, plural, one {# moneta d’oro} other {# monete d’oro}} per {card}",
	"event.turnBegan": "Turno {turn}: ospita {host}",
	"event.intrigueTurnEnded": "{seat} finisce il turno di Intrigo",
	"event.unsold": "Asta deserta: {card}",
	"event.unsupported": "{seat} nega il sostegno a {by}",
	"event.verdictGiven": "{seat} mostra il pollice {verdict, select, up {su} other {verso}}",
	"event.schemeVoided": "Il piano di {seat} non ha effetto: {card}",
	"event.waited": "{seat} aspetta",
	"event.whispered": `{what, select, offered {{seat} propone a {to}: ${vl}} refused {{to} rifiuta l’offerta di {seat}: ${vl}} withdrawn {{seat} ritira l’offerta a {to}: ${vl}} other {Si contratta}}`,
	"event.withdrew": "{seat} ritira la richiesta di sostegno",
	"event.won": "{seat} vince la partita",
	"event.wounded": "{seat} perde {pools}; restano in Attacco, Difesa e Velocità: {left}"
}, bl = {
	en: {
		"sketch.turn": "Turn {n}",
		"phase.upkeep": "Upkeep",
		"phase.intrigue": "Intrigue",
		"phase.market": "Market",
		"phase.arena": "Arena",
		"sort.gladiator": "gladiator",
		"sort.slave": "slave",
		"sort.weapon": "weapon",
		"sort.armor": "armor",
		"sort.special": "special equipment",
		"sort.scheme": "scheme",
		"sort.reaction": "reaction",
		"sort.guard": "guard",
		"sort.house": "House",
		"sketch.gladiators": "Gladiators",
		"sketch.slaves": "Slaves",
		"sketch.equipment": "Equipment",
		"sketch.guards": "Guards",
		"sketch.abilities": "Abilities",
		"sketch.hand": "Hand",
		"sketch.known": "Known of the hand",
		"sketch.host": "Host",
		"sketch.ATK": "Attack",
		"sketch.DEF": "Defense",
		"sketch.SPD": "Speed",
		"sketch.bets": "bets",
		"sketch.houses": "Houses to choose from",
		"sketch.discard.market": "Market discards",
		"sketch.discard.intrigue": "Intrigue discards",
		"sketch.row": "lots to come"
	},
	fr: {
		"sketch.turn": "Tour {n}",
		"phase.upkeep": "Entretien",
		"phase.intrigue": "Intrigue",
		"phase.market": "Marché",
		"phase.arena": "Arène",
		"sort.gladiator": "gladiateur",
		"sort.slave": "esclave",
		"sort.weapon": "arme",
		"sort.armor": "armure",
		"sort.special": "équipement spécial",
		"sort.scheme": "complot",
		"sort.reaction": "réaction",
		"sort.guard": "garde",
		"sort.house": "Maison",
		"sketch.gladiators": "Gladiateurs",
		"sketch.slaves": "Esclaves",
		"sketch.equipment": "Équipement",
		"sketch.guards": "Gardes",
		"sketch.abilities": "Capacités",
		"sketch.hand": "Main",
		"sketch.known": "Connu de la main",
		"sketch.host": "Hôte",
		"sketch.ATK": "Attaque",
		"sketch.DEF": "Défense",
		"sketch.SPD": "Vitesse",
		"sketch.bets": "paris",
		"sketch.houses": "Maisons au choix",
		"sketch.discard.market": "défausse du Marché",
		"sketch.discard.intrigue": "défausse d’Intrigue",
		"sketch.row": "lots à venir"
	},
	it: {
		"sketch.turn": "Turno {n}",
		"phase.upkeep": "Mantenimento",
		"phase.intrigue": "Intrigo",
		"phase.market": "Mercato",
		"phase.arena": "Arena",
		"sort.gladiator": "gladiatore",
		"sort.slave": "schiavo",
		"sort.weapon": "arma",
		"sort.armor": "armatura",
		"sort.special": "equipaggiamento speciale",
		"sort.scheme": "piano",
		"sort.reaction": "reazione",
		"sort.guard": "guardia",
		"sort.house": "Casata",
		"sketch.gladiators": "Gladiatori",
		"sketch.slaves": "Schiavi",
		"sketch.equipment": "Equipaggiamento",
		"sketch.guards": "Guardie",
		"sketch.abilities": "Abilità",
		"sketch.hand": "Mano",
		"sketch.known": "Noto della mano",
		"sketch.host": "Ospite",
		"sketch.ATK": "Attacco",
		"sketch.DEF": "Difesa",
		"sketch.SPD": "Velocità",
		"sketch.bets": "scommesse",
		"sketch.houses": "Casate tra cui scegliere",
		"sketch.discard.market": "scarti del Mercato",
		"sketch.discard.intrigue": "scarti di Intrigo",
		"sketch.row": "lotti a venire"
	}
}, xl = "\nT:react ; When {w}: ; Quand {w} : ; Quando {w}:\nT:guardTry ; When a scheme is launched at your House: ; Quand un complot vise votre maison : ; Quando un piano riguarda la tua Casata:\nT:intrigue ; On your Intrigue turn: ; À votre tour d’Intrigue : ; Nel tuo turno di Intrigo:\nT:healFailed ; When your healing die shows 1–3: ; Quand votre dé de guérison montre 1–3 : ; Quando il tuo dado di guarigione mostra 1–3:\nT:guardFailed ; When the die of your guard shows 1–3: ; Quand le dé de votre garde montre 1–3 : ; Quando il dado della tua guardia mostra 1–3:\nT:tributeStep ; At the tribute: ; Au tribut : ; Al tributo:\nT:preInit ; Before the initiative roll: ; Avant le jet d’initiative : ; Prima del tiro d’iniziativa:\nT:oppTurn ; Before the opponent acts: ; Avant que l’adversaire agisse : ; Prima che l’avversario agisca:\nT:attackDeclared ; Instead of a normal attack: ; Au lieu d’une attaque normale : ; Al posto di un attacco normale:\nT:defenseDeclared ; When attacked, before the dice: ; Attaqué, avant les dés : ; Attaccato, prima dei dadi:\nT:attackRolled ; After your attack roll: ; Après votre jet d’attaque : ; Dopo il tuo tiro d’attacco:\nT:defenseRolled ; After your defense roll: ; Après votre jet de défense : ; Dopo il tuo tiro di difesa:\nT:oppAttackRolled ; After the opponent’s attack roll: ; Après le jet d’attaque adverse : ; Dopo il tiro d’attacco avversario:\nT:oppDefenseRolled ; After the opponent’s defense roll: ; Après le jet de défense adverse : ; Dopo il tiro di difesa avversario:\nT:woundsDealt ; After your attack’s dice are compared: ; Après la comparaison de votre attaque : ; Dopo il confronto del tuo attacco:\nT:woundsTaken ; When you are wounded: ; Quand vous êtes blessé : ; Quando sei ferito:\nT:combatWon ; After a victory in the arena: ; Après une victoire dans l’arène : ; Dopo una vittoria nell’arena:\nC:exhaustSelf ; exhaust this card ; épuiser cette carte ; esaurisci questa carta\nC:exhaust ; exhaust {n1} ; épuiser {n1} ; esaurisci {n1}\nC:pay ; pay {0} gold ; payer {0} or ; paga {0} oro\nC:payEach ; pay {0} gold to each other player ; payer {0} or à chaque autre joueur ; paga {0} oro a ogni altro giocatore\nC:payLauncher ; pay {0} gold to the launcher ; payer {0} or à l’auteur du complot ; paga {0} oro a chi ordisce il piano\nC:discardHand ; discard {0} other {0|card|cards} of your hand ; défausser {0} autre{0||s} carte{0||s} de la main ; scarta {0} altr{0|a|e} cart{0|a|e} della mano\nIF:readyCount ; only with at least {0of1} ready ; seulement avec au moins {0of1} prêts ; solo con almeno {0of1} abili\nIF:targetGoldZero ; only if it has no gold ; seulement s’il n’a plus d’or ; solo se non ha oro\nIF:targetInfluenceAtMostMine ; only if its influence is not above yours ; seulement si son influence ne dépasse pas la vôtre ; solo se la sua influenza non supera la tua\nIF:schemeTargetsMe ; only if it is aimed at you ; seulement s’il vous vise ; solo se riguarda te\nIF:iBidThisRound ; only if you have bid ; seulement si vous avez misé ; solo se hai offerto\nIF:iDeclined ; only if you have declined ; seulement si vous avez décliné ; solo se hai rifiutato\nIF:iWonABet ; only if you have won a bet ; seulement si vous avez gagné un pari ; solo se hai vinto una scommessa\nIF:iSupportIt ; only if you support the scheme ; seulement si vous soutenez le complot ; solo se sostieni il piano\nIF:iGaveSupport ; only if you agreed to support that player ; seulement si vous avez accepté de soutenir ce joueur ; solo se hai accettato di sostenere quel giocatore\nIF:supportedInVain ; only if it did not launch a scheme that you agreed to support ; seulement s’il n’a pas lancé un complot que vous aviez accepté de soutenir ; solo se non ha ordito un piano che avevi accettato di sostenere\nIF:targetSupportsMe ; only if it agreed to support you this turn ; seulement s’il a accepté de vous soutenir ce tour-ci ; solo se ha accettato di sostenerti in questo turno\nIF:notInvited ; only if you were not invited ; seulement si vous n’avez pas été invité ; solo se non sei stato invitato\nIF:dealtAtLeast ; only if it inflicts at least {0} {0|wound|wounds} ; seulement si elle inflige au moins {0} blessure{0||s} ; solo se infligge almeno {0} ferit{0|a|e}\nTG:rival ; a rival: ; un rival : ; un rivale:\nTG:any ; any player: ; un joueur au choix : ; un giocatore a scelta:\nTG:launcher ; the launcher: ; l’auteur du complot : ; chi ordisce il piano:\nTG:active ; that player: ; ce joueur : ; quel giocatore:\nTG:host ; the Host: ; l’hôte : ; l’ospite:\nTG:participant ; one of the two in the arena: ; l’un des deux de l’arène : ; uno dei due nell’arena:\nE:gold ; gold {+0} ; or {+0} ; oro {+0}\nE:steal ; you take up to {0} gold ; vous prenez jusqu’à {0} or ; prendi fino a {0} oro\nE:influence ; influence {+0} ; influence {+0} ; influenza {+0}\nE:draw ; draw {0} Intrigue {0|card|cards} ; pioche de {0} carte{0||s} Intrigue ; pesca di {0} cart{0|a|e} Intrigo\nE:peekCard ; you see {0} random {0|card|cards} of the hand ; vous voyez {0} carte{0||s} de la main au hasard ; vedi {0} cart{0|a|e} a caso della mano\nE:peekHandDiscard ; you see the hand and discard {0} {0|card|cards} of it ; vous voyez la main et en défaussez {0} carte{0||s} ; vedi la mano e ne scarti {0} cart{0|a|e}\nE:peekMarket ; see the top {0} Market cards and put up to {1} under the deck ; voir les {0} premières cartes du Marché, en mettre jusqu’à {1} sous la pioche ; guarda le prime {0} carte Mercato, mettine fino a {1} in fondo al mazzo\nE:injure ; you injure {a0} ; vous blessez {a0} ; ferisci {a0}\nE:kill ; you kill {a0} ; vous tuez {a0} ; uccidi {a0}\nE:tap ; you exhaust {a0} ; vous épuisez {a0} ; esaurisci {a0}\nE:take ; you take {a0} ; vous prenez {a0} ; prendi {a0}\nE:lose ; discards {n1} of its choice ; défausse {n1} de son choix ; scarta {n1} a sua scelta\nE:cure ; you cure {a0} ; vous guérissez {a0} ; guarisci {a0}\nE:recall ; take back {a0}, the uppermost in the discard pile ; reprendre {a0}, le plus haut de la défausse ; riprendi {a0} dagli scarti, a partire dall’alto\nE:addFavor ; a ready gladiator gets {0} Favor, {1} at most ; un gladiateur prêt reçoit {0} Faveur, {1} au plus ; un gladiatore abile riceve {0} Favore, al massimo {1}\nE:schemeBonus ; influence {+0} for your next scheme this turn ; influence {+0} pour votre prochain complot ce tour-ci ; influenza {+0} per il tuo prossimo piano in questo turno\nE:supportersGold ; each supporter of this scheme: gold {+0} ; chaque soutien de ce complot : or {+0} ; ogni sostenitore di questo piano: oro {+0}\nE:supportersInfluence ; each supporter of this scheme: influence {+0} ; chaque soutien de ce complot : influence {+0} ; ogni sostenitore di questo piano: influenza {+0}\nE:foil ; the scheme is foiled ; le complot est déjoué ; il piano è sventato\nE:guardRoll ; roll a die: on {0} or more the scheme is foiled ; lancez un dé : à {0} ou plus le complot est déjoué ; lancia un dado: con {0} o più il piano è sventato\nE:retryGuard ; roll it again ; relancez-le ; rilancialo\nE:healRetry ; roll it again ; relancez-le ; rilancialo\nE:income ; brings {0} gold in the ledgers instead of 1 ; rapporte {0} or aux comptes au lieu de 1 ; rende {0} oro nei conti invece di 1\nE:noUpkeep ; costs nothing in the ledgers ; ne coûte rien aux comptes ; non costa nulla nei conti\nE:tribute ; {0} gold more ; {0} or de plus ; {0} oro in più\nE:addBid ; add 1 to {0} gold to your bid ; ajoutez 1 à {0} or à votre mise ; aggiungi da 1 a {0} oro alla tua offerta\nE:excuse ; it costs no influence ; cela ne coûte pas d’influence ; non costa influenza\nE:swapCombatant ; must send another ready combatant ; doit envoyer un autre combattant prêt ; deve mandare un altro combattente abile\nE:openingWound ; the combatant gives up {0} {0|die|dice} before the fight ; le combattant perd {0} dé{0||s} avant le combat ; il combattente perde {0} dad{0|o|i} prima dello scontro\nE:spare ; the condemned lives ; le condamné vit ; il condannato vive\nE:reroll ; roll {1} of your {p0} dice again ; relancez {1} de vos dés {p0} ; rilancia {1} dei tuoi dadi {p0}\nE:forceReroll ; the opponent rolls {1} {p0} {1|die|dice} of your choice again ; l’adversaire relance {1} dé{1||s} {p0} de votre choix ; l’avversario rilancia {1} dad{1|o|i} {p0} a tua scelta\nE:range ; attacks reach {0} hexes ; les attaques portent à {0} cases ; gli attacchi arrivano a {0} esagoni\nE:speedAttack ; attack with the SPD dice, up to {0} hexes far ; attaque avec les dés SPD, jusqu’à {0} cases ; attacco con i dadi SPD, fino a {0} esagoni\nE:ignoreWound ; cancel {0} {0|wound|wounds} ; annulez {0} blessure{0||s} ; annulla {0} ferit{0|a|e}\nE:extraWound ; {0} {0|wound|wounds} more ; {0} blessure{0||s} de plus ; {0} ferit{0|a|e} in più\nE:winInitiative ; win the initiative without a roll ; gagnez l’initiative sans jet ; vinci l’iniziativa senza tiro\nE:initBonus ; initiative {+0} ; initiative {+0} ; iniziativa {+0}\nE:moveBonus ; movement {+0} ; déplacement {+0} ; movimento {+0}\nE:slow ; the opponent moves {0} hexes less ; l’adversaire se déplace de {0} cases de moins ; l’avversario si muove di {0} esagoni in meno\nE:addDice ; {1} {p0} {1|die|dice} more in this roll ; {1} dé{1||s} {p0} de plus à ce jet ; {1} dad{1|o|i} {p0} in più in questo tiro\nE:autoWoundPer ; one wound for each {s0} of your {p1} dice, whatever the opponent rolls ; une blessure par {s0} de vos dés {p1}, quoi que montre l’adversaire ; una ferita per ogni {s0} dei tuoi dadi {p1}, qualunque cosa mostri l’avversario\nL:perTurn ; once a turn ; une fois par tour ; una volta per turno\nL:perRoll ; once a roll ; une fois par jet ; una volta per tiro\nL:perCombat ; once a fight ; une fois par combat ; una volta per scontro\nS:double ; double ; double ; doppia\nS:triple ; triple ; triple ; tripla\nV:house ; {0} {0|gladiator|gladiators}, {1} {1|slave|slaves}, {2} {2|guard|guards}, {3} gold ; {0} gladiateur{0||s}, {1} esclave{1||s}, {2} garde{2||s}, {3} or ; {0} gladiator{0|e|i}, {1} schiav{1|o|i}, {2} guardi{2|a|e}, {3} oro\nV:cash ; cash it in for {0} gold ; l’échanger contre {0} or ; scambiala per {0} oro\nV:drop ; discard it, without gold ; la défausser, sans or ; scartala, senza oro\nV:launch ; launch it at seat {0} ; lancer contre le siège {0} ; ordiscilo contro il posto {0}\nV:ask ; ask for support ; demander du soutien ; chiedi sostegno\nV:play ; play it ; la jouer ; giocala\nV:playAt ; play it at seat {0} ; la jouer contre le siège {0} ; giocala contro il posto {0}\nV:face ; roll a {0} again ; relancer un {0} ; rilancia un {0}\n", Sl = "\ngladiator ; a gladiator ; gladiators ; un gladiateur ; gladiateurs ; un gladiatore ; gladiatori\nslave ; a slave ; slaves ; un esclave ; esclaves ; uno schiavo ; schiavi\ncombatant ; a gladiator or slave ; gladiators or slaves ; un gladiateur ou esclave ; gladiateurs ou esclaves ; un gladiatore o schiavo ; gladiatori o schiavi\nnonChampion ; a gladiator or slave who is no champion ; gladiators or slaves who are no champions ; un gladiateur ou esclave qui n’est pas champion ; gladiateurs ou esclaves non champions ; un gladiatore o schiavo che non è campione ; gladiatori o schiavi non campioni\nequipment ; a piece of equipment ; pieces of equipment ; un équipement ; équipements ; un equipaggiamento ; equipaggiamenti\nguard ; a guard ; guards ; un garde ; gardes ; una guardia ; guardie\ninjured ; an injured card ; injured cards ; une carte blessée ; cartes blessées ; una carta ferita ; carte ferite\n", Cl = (e) => new Map(e.trim().split("\n").map((e) => {
	let [t = "", ...n] = e.split(" ; ");
	return [t, n];
})), wl = Cl(xl), Tl = Cl(Sl), El = [
	0,
	1,
	2,
	3
], Dl = [
	1,
	2,
	3,
	4,
	5,
	6
];
function Ol(e, t, n) {
	let r = wl.get(t)?.[e.place];
	if (r === void 0) throw Error(`there are no words for '${t}'`);
	let i = (t, r) => Tl.get(Xe[n[t]])[e.place * 2 + +!!r];
	return r.replace(/\{(\d)\|([^|}]*)\|([^}]*)\}/g, (e, t, r, i) => n[t] === 1 ? r : i).replace(/\{a(\d)\}/g, (e, t) => i(Number(t), !1)).replace("{n1}", () => n[0] === 1 ? i(1, !1) : `${n[0]} ${i(1, !0)}`).replace("{0of1}", () => `${n[1]} ${i(0, !0)}`).replace(/\{p(\d)\}/g, (e, t) => y[n[t]]).replace("{s0}", () => Ol(e, `S:${Ze[n[0]]}`, [])).replace("{+0}", () => `${n[0] < 0 ? "−" : "+"}${Math.abs(n[0])}`).replace("{w}", () => kl(e, n[0])).replace(/\{(\d)\}/g, (e, t) => String(n[t]));
}
var kl = (e, t) => Qe.filter((e, n) => !!(t & 1 << n)).map((t) => e.windows[`window.${t}`]).join(` ${e.or} `), Al = ({ target: e, effects: t }) => wl.has(`TG:${e}`) && t.some(({ name: e }) => e !== "foil" && e !== "guardRoll");
function jl(e, t, n) {
	let { trigger: r, windows: i, costs: a, conditions: o, target: s, effects: c, limit: l } = t, u = (t) => (n) => Ol(e, t + n.name, n.args), d = [];
	n && wl.has(`T:${r}`) && d.push(Ol(e, `T:${r}`, [i])), a.length > 0 && d.push(a.map(u("C:")).join(", "), "→"), Al(t) && d.push(Ol(e, `TG:${s}`, []));
	let f = [...o.map(u("IF:")), ...l === null ? [] : [Ol(e, `L:${l.name}`, [])]];
	return [...d, [c.map(u("E:")).join(", "), ...f].join(e.comma)].join(" ");
}
function Ml(e, t, n, r) {
	let i = (e, t) => {
		r[`choice.${e}`] ??= t;
	};
	if ((w(n) === "scheme" || w(n) === "reaction" || S(n)) && (i(L("cash", n), Ol(e, "V:cash", [t.value])), i(L("drop", n), Ol(e, "V:drop", []))), Ht(n)) {
		i(L("ask", n), Ol(e, "V:ask", []));
		for (let t of El) i(L("launch", n, t), Ol(e, "V:launch", [t]));
	} else if (w(n) === "reaction") {
		i(L("play", n), Ol(e, "V:play", []));
		for (let t of El) i(L("play", n, t), Ol(e, "V:playAt", [t]));
	} else if (n !== Lt) for (let [r, a] of t.abilities.entries()) {
		let t = jl(e, a, !1);
		i(L("use", n, -1, r), t);
		for (let e of El) i(L("use", n, e, r), t);
		if (a.trigger === "attackDeclared" && i(L("attack", n, -1, r), t), a.effects.some(({ name: e }) => e === "reroll" || e === "forceReroll")) for (let t of Dl) i(L("use", n, -1, r, t), Ol(e, "V:face", [t]));
	}
}
function Nl({ type: e, dice: t, value: n, req: r }, i) {
	return `(${(e === "scheme" || e === "reaction" || e === "guard" ? [`${i.needs} ${r}`, `${i.cash} ${n}`] : [t.length > 0 ? t.join("/") : i[e], `${i.value} ${n}`]).join(", ")})`;
}
function Pl(e, t, n) {
	let r = {
		place: e,
		or: t,
		comma: e === 1 ? " ; " : "; ",
		windows: n
	}, i = {};
	for (let [e, t] of b.entries()) {
		let a = t.abilities.map((e) => jl(r, e, !0));
		if (i[`effect.card.${t.slug}`] = a.join(". "), t.holdings === null) i[`text.card.${t.slug}`] = [Nl(t, n), ...a].join(" ");
		else {
			let { gladiators: e, slaves: n, guards: o, gold: s } = t.holdings, c = Ol(r, "V:house", [
				e,
				n,
				o,
				s
			]);
			i[`text.card.${t.slug}`] = [c, ...a].join(". "), i[`text.start.${t.slug}`] = c, i[`choice.${t.slug}`] = i[`text.card.${t.slug}`];
			for (let [e, n] of t.abilities.entries()) i[`text.power.${t.id}-${e + 1}`] = a[e], i[`effect.power.${t.id}-${e + 1}`] = jl(r, n, n.trigger !== "intrigue");
		}
		for (let [n, a] of t.abilities.entries()) a.trigger === "intrigue" && (i[`does.${e}-${n + 1}`] = jl(r, a, !1).split(r.comma)[0]);
		Ml(r, t, e, i);
	}
	return i;
}
var Fl = (e, t) => ({
	...t,
	...e(t)
}), Il = el({
	en: () => Fl(pl.en, {
		...$c(ol, "en"),
		...Pl(0, "or", hl),
		...hl,
		...fl.en,
		...bl.en
	}),
	fr: () => Fl(pl.fr, {
		...$c(ol, "fr"),
		...Pl(1, "ou", _l),
		..._l,
		...fl.fr,
		...sl.fr,
		...bl.fr
	}),
	it: () => Fl(pl.it, {
		...$c(ol, "it"),
		...Pl(2, "o", yl),
		...yl,
		...fl.it,
		...sl.it,
		...bl.it
	})
}), Ll = {
	quick: 7,
	standard: 4,
	advanced: 1
}, Rl = {
	id: Zc.id,
	title: "Spartacus: A Game of Blood and Treachery",
	rules: "spartacus@6",
	prefix: "SP",
	seats: Zc.seats,
	options: {
		length: {
			kind: "choice",
			of: Object.keys(Ll),
			default: "quick",
			clause: "SP-2.18"
		},
		tiedHostPays: {
			kind: "flag",
			default: !1,
			clause: "SP-7.34"
		},
		turnLimit: {
			kind: "number",
			min: 0,
			max: 200,
			default: 30,
			clause: "SP-11.16"
		}
	},
	nouns: Kc,
	events: Yc,
	locals: Xc,
	words: Il
}, zl = (e, t) => e.houses[t.seat], Bl = (e) => e.gold ?? e.showed, Vl = (e) => w(e) === "slave", Hl = (e) => T(e) + 1.5 * Qt(e) + (D(e) ? 8 : 0) + +!!Vl(e);
function Ul(e) {
	let [t = 0, n = 0, r = 0] = Xt(e).dice;
	return t * 1.3 + n * 1.1 + r * .7 + (Xt(e).abilities.length > 0 ? .5 : 0);
}
var Wl = (e) => e.assets.filter((e) => E(e) && en(e)), Gl = (e) => Wl(e).reduce((e, t) => Math.max(e, Ul(t)), 0), Kl = (e) => 5 + Math.max(0, e - 6) * 1.5;
function Y(e, t) {
	let n = e[0], r = -Infinity;
	for (let i of e) {
		let e = t(i);
		e > r && (r = e, n = i);
	}
	return n;
}
var ql = 3;
function Jl(e, t) {
	let n = 0, r = 0, i = 0, a = 0, o = 0, s = 0, c = 0, l = 0;
	for (let u of t) {
		let t = w(u);
		n += Hl(u), D(u) && (n += Kl(e.influence) - 8), t === "gladiator" ? i++ : t === "weapon" ? s++ : t === "armor" ? c++ : t === "special" && l++, S(C(u)) && a++, E(u) && en(u) && (r++, o = Math.max(o, Ul(u)));
	}
	n += 1.5 * Math.min(r, 2) + .3 * o + Math.min(a, 2), n += Yl(s), n += Yl(c), n += Yl(l);
	let u = Xl(e, t);
	return n + u - (u > 0 ? 0 : 1.2 * Math.max(0, i - 3));
}
var Yl = (e) => e === 0 ? 0 : .5 - 1.5 * (e - 1);
function Xl(e, t) {
	if (!ec(e.hand)) return 0;
	let n = 0;
	for (let r of e.hand) n += Ql(e, t, r);
	return n;
}
var Zl = b.map((e, t) => {
	if (!Ht(t)) return null;
	let n = e.abilities[0], r = n.conditions.find(({ name: e }) => e === "readyCount"), i = n.effects.find(({ name: e }) => e === "influence")?.args[0] ?? 0;
	if (r === void 0 || i <= 0) return null;
	let [a, o] = r.args;
	return {
		filter: a,
		needed: o,
		gain: i
	};
});
function Ql(e, t, n) {
	let r = Zl[n];
	if (r === null || x[n] > e.influence + ql) return 0;
	let i = 0;
	for (let e of t) O(r.filter, e) && i++;
	let a = Math.min(1, i / r.needed);
	return r.gain * Kl(e.influence) * a * a;
}
function $l(e, t, n, r = Jl(e, e.assets)) {
	let i = e.assets.slice();
	for (let e of n) i.splice(i.indexOf(e), 1);
	return i.push(...t), Jl(e, i) - r;
}
var eu = {
	features: [
		"influence",
		"influence9",
		"influence11",
		"gold",
		"holdings",
		"hand",
		"handValue",
		"guards",
		"best",
		"men",
		"host",
		"fight",
		"fighting",
		"goldRoot"
	],
	read: tu,
	pace: (e) => e.turn,
	weights: {
		rules: "spartacus@6",
		values: { 2: {
			influence: .3906,
			influence9: .3011,
			influence11: .6067,
			gold: .0999,
			holdings: .0332,
			hand: .0748,
			handValue: .0178,
			guards: -.0412,
			best: .1885,
			men: -.0145,
			host: -.0404,
			fight: .3896,
			fighting: 0,
			goldRoot: -.0406
		} }
	}
};
function tu(e, t, n) {
	let r = e.houses[t], { influence: i } = r, a = 0, o = 0, s = 0;
	for (let e of r.assets) S(C(e)) && a++, E(e) && en(e) && (s++, o = Math.max(o, Ul(e)));
	let c = 0;
	for (let e of r.hand) c += Nt[e];
	n[0] = i, n[1] = Math.max(0, i - 8), n[2] = +(i >= 11), n[3] = e.gold[t], n[4] = Jl(r, r.assets), n[5] = r.hand.length, n[6] = c, n[7] = a, n[8] = o, n[9] = Math.min(s, 3), n[10] = +(e.host === t);
	let l = e.fight === null || e.fight.health.length < 6 ? -1 : e.fight.seats.indexOf(t);
	n[11] = l < 0 ? 0 : nu(e.fight, l), n[12] = l < 0 ? 0 : 1, n[13] = Math.sqrt(e.gold[t]);
}
function nu({ health: e, loser: t }, n) {
	if (t >= 0) return t === n ? -2 : 2;
	let r = 0;
	for (let t = 0; t < 6; t++) r += Math.floor(t / 3) === n ? e[t] : -e[t];
	return r / 5;
}
var ru = eu.features.indexOf("holdings"), iu = {
	influence: .2945,
	influence9: .3521,
	influence11: .0921,
	gold: .0334,
	holdings: .0299,
	hand: .0239,
	handValue: .0095,
	guards: -.052,
	best: .0469,
	men: .067,
	host: -.0598,
	goldRoot: .399
}, au = 2, ou = 8, su = 3, cu = .003, lu = 1, uu = class {
	shell;
	weights;
	features;
	sums;
	regard;
	constructor(e, { weights: t, regard: n }) {
		this.weights = e.houses.length > 2 ? eu.features.map((e) => iu[e] ?? 0) : t, this.regard = n, this.features = new Float64Array(this.weights.length), this.shell = {
			houses: e.houses.map(({ card: e, influence: t, hand: n, assets: r }) => ({
				card: e,
				influence: t,
				assets: r,
				hand: ec(n) ? n : Array(tc(n)).fill(Lt)
			})),
			gold: e.houses.map(Bl),
			host: e.host,
			fight: e.fight
		}, this.sums = e.houses.map((e, t) => this.sum(t));
	}
	gains(e, t, n, r, i) {
		let { houses: a, gold: o } = this.shell, [s, c] = [a[e], a[t]], l = [
			s.assets,
			c.assets,
			s.influence,
			c.influence
		], u = n.filter(D).length - r.filter(D).length;
		s.assets = fu(s.assets, n, r), c.assets = fu(c.assets, r, n), s.influence = du(s.influence - u), c.influence = du(c.influence + u), o[e] -= i, o[t] += i;
		let d = this.sums.slice();
		d[e] = this.sum(e), d[t] = this.sum(t), [s.assets, c.assets, s.influence, c.influence] = l, o[e] += i, o[t] -= i;
		let [f, p] = [pu(this.sums), pu(d)], m = 0;
		for (let t = 0; t < p.length; t++) m += (t === e ? 1 : this.regard[t]) * (p[t] - f[t]);
		return [m, p[t] - f[t]];
	}
	sum(e) {
		eu.read(this.shell, e, this.features);
		let t = 1 * this.weights[ru] * this.features[ru];
		for (let e = 0; e < this.weights.length; e++) t += this.weights[e] * this.features[e];
		return t;
	}
}, du = (e) => Math.max(0, Math.min(12, e));
function fu(e, t, n) {
	let r = e.slice();
	for (let e of t) r.splice(r.indexOf(e), 1);
	return r.push(...n), r;
}
function pu(e) {
	let t = Math.max(...e), n = e.map((e) => Math.exp(e - t)), r = n.reduce((e, t) => e + t, 0);
	return n.map((e) => e / r);
}
function mu(e, t, n) {
	let r = new uu(e, n), i = hu(e, t.seat, n, r);
	if (i !== null) return i;
	let a = t.fields.find(({ name: e }) => e === "bargain"), o = e.trades.filter(({ from: e }) => e === t.seat).length;
	if (a === void 0 || o >= au || e.offers >= ou) return null;
	let s = gu(e, a.request, n, r);
	return s === null ? null : {
		do: "offer",
		bargain: s
	};
}
function hu(e, t, { style: n }, r) {
	let i = /* @__PURE__ */ new Map(), a = {
		trade: -1,
		gain: -Infinity
	};
	for (let o of e.trades) {
		if (o.to !== t) continue;
		let s = (i.get(o.from) ?? 0) + 1;
		i.set(o.from, s);
		let [c] = r.gains(t, o.from, o.want, o.give, o.wantGold - o.giveGold), l = Bl(e.houses[t]) - o.wantGold + o.giveGold < n.reserve && o.wantGold > 0 ? -Infinity : c;
		(a.trade < 0 || l > a.gain) && (a = {
			trade: Go(o.from, s),
			gain: l
		});
	}
	return a.trade < 0 ? null : {
		do: n.deals && a.gain >= n.margin ? "accept" : "refuse",
		trade: a.trade
	};
}
function gu(e, { partners: t, give: n, coins: r }, i, a) {
	let { style: o } = i, s = null, c = (t, n, i) => {
		let [c, l] = a.gains(e.viewer, t.seat, n, i, 0);
		if (c + l < o.margin) return;
		let u = yu(e, t, n, i), d = vu(Math.max(u.least, lu - t.coins), Math.min(u.most, r - Math.max(lu, o.reserve)), (r) => r >= u.taken || a.gains(e.viewer, t.seat, n, i, r)[1] >= cu);
		if (d === null || i.length === 0 && d >= 0) return;
		let [f] = a.gains(e.viewer, t.seat, n, i, d);
		if (f < o.margin || f <= (s?.gain ?? 0)) return;
		let [p, m] = [Math.max(0, d), Math.max(0, -d)];
		s = {
			bargain: {
				with: t.seat,
				give: [...n],
				giveCoins: p,
				want: [...i],
				wantCoins: m
			},
			gain: f
		};
	}, l = [...new Set(n)];
	for (let n of t) {
		if (_u(e, n.seat) >= su) continue;
		let t = [...new Set(n.items)];
		for (let e of t) c(n, [], [e]);
		for (let e of l) c(n, [e], []);
		for (let e of l) for (let r of t) e !== r && c(n, [e], [r]);
	}
	return s?.bargain ?? null;
}
var _u = ({ refused: e, viewer: t }, n) => e.reduce((e, { from: r, to: i }) => e + +(r === t && i === n), 0);
function vu(e, t, n) {
	if (e > t || !n(t)) return null;
	let [r, i] = [e, t];
	for (; r < i;) {
		let e = Math.floor((r + i) / 2);
		n(e) ? i = e : r = e + 1;
	}
	return r;
}
function yu({ refused: e, trades: t, viewer: n }, { seat: r }, i, a) {
	let o = {
		least: -Infinity,
		most: Infinity,
		taken: Infinity
	}, s = (e) => e.from === n && e.to === r && bu(e.give, i) && bu(e.want, a);
	if (t.some(s)) return {
		...o,
		most: -Infinity
	};
	for (let t of e) {
		let e = t.giveGold - t.wantGold;
		s(t) && (o.least = Math.max(o.least, e + 1 + Math.floor(Math.abs(e) / 4))), t.from === r && t.to === n && bu(t.want, i) && bu(t.give, a) && (o.taken = Math.min(o.taken, -e), o.most = Math.min(o.most, -e - 1));
	}
	return o;
}
var bu = (e, t) => e.join() === t.join(), xu = 2;
function Su(e, t, n) {
	let { influence: r } = e.houses[t];
	return r >= 11 ? 5 : r === 10 ? 4 : r > e.houses[n].influence ? 2 : 1;
}
var Cu = (e, t, n) => n.length * Math.max(...n.map((n) => Su(e, t, n)));
function wu(e, t, n) {
	let r = e.flow.scenes.find((e) => e.rule === "intrigue-turn"), i = r?.plans ?? [], a = r?.backers ?? [], o = e.houses[t].influence + (r?.bonus ?? 0);
	for (let [t, r] of i.entries()) if (r === n) for (let n of _o(a[t])) o += e.houses[n].influence;
	return x[n] - o;
}
var Tu = (e, t) => t.reduce((t, n) => t + e.houses[n].influence, 0);
function Eu(e, t) {
	let n = e.flow.scenes.find((e) => e.rule === "intrigue-turn")?.asks ?? [];
	return e.houses.map((e, t) => t).filter((e) => e !== t && (n[e] ?? 0) === 0);
}
function Du(e, t, n, r) {
	let i = Eu(e, t);
	return r.filter((r) => r.every((e) => i.includes(e)) && Tu(e, r) >= wu(e, t, n) && Cu(e, t, r) <= Bl(e.houses[t]));
}
function Ou(e, t, n) {
	let r = [];
	for (let t = 1; t < 1 << e.houses.length; t++) r.push(_o(t));
	let i = Du(e, t, n, r).map((n) => Cu(e, t, n));
	return Math.min(...i) + xu;
}
function ku(e, t) {
	if (t.kind !== "form") return null;
	let { seat: n } = t, r = e.flow.scenes.find((e) => e.rule === "intrigue-turn"), i = t.fields[0].request.from.filter((e) => typeof e == "number"), a = Du(e, n, r.asking, i.map(_o));
	if (a.length === 0) return { to: "none" };
	let o = Y(a, (t) => -Cu(e, n, t));
	return {
		to: o.reduce((e, t) => e | 1 << t, 0),
		gold: Cu(e, n, o) / o.length
	};
}
function Au(e, t, n) {
	let r = e.flow.scenes[e.flow.scenes.length - 1], i = r.by;
	return r.gold >= Su(e, i, t.seat) || e.houses[i].influence < zl(e, t).influence && n.below(4) === 0 ? "agree" : "refuse";
}
function ju(e, t, n) {
	switch (t.clause) {
		case "SP-5.12": return t.kind === "pick" ? Iu(e, t, t.from, n) : null;
		case "SP-5.8": return t.kind === "pick" ? Y(t.from, (n) => -Vu(e, t, n)) : null;
		case "SP-5.28": return ku(e, t);
		case "SP-5.27": return Au(e, t, n);
		case "SP-6.12": return t.kind === "pick" ? t.from[0] : null;
		default: return Hu(e, t);
	}
}
function Mu(e, t, n, r) {
	let i = r === t || r < 0, a = e.houses[r < 0 ? t : r], o = 0;
	for (let { name: e, args: t } of n.effects) {
		let n = t[0] ?? 0, r = i ? 1 : -.5;
		if (e === "influence") {
			let e = n > 0 ? Math.min(n, 12 - a.influence) : Math.max(n, -a.influence);
			o += e * Kl(a.influence) * (i ? 1 : -.7);
		} else e === "gold" || e === "tribute" ? o += n * r : e === "supportersGold" ? o -= .4 * n : e === "supportersInfluence" ? o -= .4 * n * Kl(a.influence) : e === "steal" ? o += Math.min(n, Bl(a)) * 1.3 : e === "draw" ? o += 1.6 * n * r : e === "peekHandDiscard" ? o += 1.2 : e === "peekCard" || e === "peekMarket" ? o += .3 : e === "recall" ? o += n === 5 ? Nu(a.assets) : 3 : e === "addFavor" || e === "cure" ? o += i ? 3 : -2 : e === "lose" ? o += 2.2 * Math.min(n, a.assets.filter((e) => O(t[1], e)).length) : [
			"injure",
			"kill",
			"tap",
			"take"
		].includes(e) && (o += Fu(a.assets, e, n));
	}
	for (let { name: t, args: r } of n.costs) t === "pay" ? o -= r[0] : t === "payEach" ? o -= r[0] * (e.houses.length - 1) * 1.2 : t === "discardHand" ? o -= 1.2 * r[0] : t === "exhaust" && (o -= r[0] * (r[1] === 5 ? .4 : .9));
	return o;
}
var Nu = (e) => e.filter((e) => O(5, e)).length < 2 ? 3 : 1.5, Pu = {
	injure: .6,
	kill: 1,
	tap: .4,
	take: 1.6
};
function Fu(e, t, n) {
	let r = 0;
	for (let t of e) O(n, t) && (r = Math.max(r, Hl(t)));
	return r * Pu[t];
}
function Iu(e, t, n, r) {
	return Y(n, (n) => Lu(e, t, n) + r.below(8) / 16);
}
function Lu(e, t, n) {
	let { verb: r, card: i, ability: a, seat: o } = R(n), s = zl(e, t), c = s.hand, l = c.length - fn(s.influence);
	switch (r) {
		case "end": return .9;
		case "launch": return Mu(e, t.seat, b[i].abilities[0], o);
		case "use": return zu(e, t, i, a, o);
		case "ask": return Bu(e, t, i) - Ou(e, t.seat, i);
		case "lay": return l > 0 ? 3 : c.filter(S).length > 1 ? 1.2 : 0;
		default: return (l > 0 ? 3 : +(Bl(s) < 3)) + Nt[i] * .5 - Ru(e, t, i);
	}
}
function Ru(e, t, n) {
	let r = zl(e, t);
	return Ht(n) ? (x[n] <= r.influence + 2 ? 2.2 : 1) + Ql(r, r.assets, n) : S(n) ? 2.2 : x[n] <= r.influence ? 2.4 : 1.6;
}
function zu(e, t, n, r, i) {
	let a = zl(e, t), o = b[n].abilities[r], s = o.effects.find((e) => e.name === "schemeBonus")?.args[0], c = Mu(e, t.seat, o, i < 0 ? t.seat : i);
	if (s !== void 0) {
		let n = e.flow.scenes.find((e) => e.rule === "intrigue-turn"), r = a.influence + (n?.bonus ?? 0);
		return a.hand.filter((e) => Ht(e) && x[e] > r && x[e] <= r + s).reduce((n, r) => Math.max(n, Bu(e, t, r)), 0) + c - 1;
	}
	let l = o.costs.some((e) => e.name === "exhaustSelf") && w(n) === "gladiator", u = a.assets.filter((e) => E(e) && w(e) === "gladiator" && C(e) !== n);
	return l ? u.length > 1 ? c : -1 : o.costs.some((e) => e.name === "exhaust" && e.args[1] === 0) ? Bl(a) < 4 && u.length > 3 ? c + 1 : -1 : c + 1;
}
function Bu(e, t, n) {
	let r = b[n].abilities[0], { assets: i } = zl(e, t);
	for (let { name: e, args: t } of r.conditions) if (e === "readyCount" && i.filter((e) => O(t[0], e)).length < t[1]) return 0;
	let a = 0;
	for (let n = 0; n < e.houses.length; n++) (r.target === "self" == (n === t.seat) || r.target === "any") && (a = Math.max(a, Mu(e, t.seat, r, n)));
	return a;
}
function Vu(e, t, n) {
	let { verb: r, card: i } = R(n);
	return r === "lay" ? 0 : Ru(e, t, i) + Nt[i] * .1;
}
function Hu(e, t) {
	let n = e.flow.scenes[e.flow.scenes.length - 1];
	if (t.kind === "pick") {
		let e = n.effect === "addFavor" || n.effect === "cure";
		return Y(t.from, (t) => e ? Ul(t) : Hl(t));
	}
	if (t.kind !== "subset") return null;
	if (n.rule === "scout") return [];
	let r = n.rule !== "spy";
	return t.from.slice().sort((e, n) => (r ? 1 : -1) * (Uu(t, e) - Uu(t, n))).slice(0, t.min);
}
var Uu = (e, t) => e.of === "asset" ? Hl(t) : Nt[t] + (Ht(t) ? .5 : 0), Wu = 3, Gu = 2, Ku = 11, qu = .5;
function Ju(e, t, n) {
	let r = zl(e, t), i = t.fields[0].request.from, a = Yu(e, t.seat);
	if (a !== null) return a;
	let o = i.includes("sell") ? $u(r) : null;
	if (o !== null) return {
		do: "sell",
		asset: o
	};
	let s = e.trades.filter((e) => e.from === t.seat).length;
	if (i.includes("offer") && s < Gu && n.below(2) === 0) {
		let n = td(e, r, t.fields.find((e) => e.name === "bargain").request);
		if (n !== null) return {
			do: "offer",
			bargain: n
		};
	}
	return { do: i.includes("wait") ? "wait" : "done" };
}
function Yu(e, t) {
	let n = Xu(e, t);
	return n === null ? null : {
		do: n.gain > 0 ? "accept" : "refuse",
		trade: n.trade
	};
}
function Xu(e, t) {
	let n = e.houses[t], r = /* @__PURE__ */ new Map(), i = null;
	for (let a of e.trades) {
		if (a.to !== t) continue;
		let o = (r.get(a.from) ?? 0) + 1;
		r.set(a.from, o);
		let s = Qu(e, n, a);
		(i === null || s > i.gain) && (i = {
			trade: Go(a.from, o),
			gain: s
		});
	}
	return i;
}
function Zu(e, t) {
	let n = Xu(e, t.seat);
	return n === null || n.gain > -1 ? [] : [{ do: t.fields[0].request.from.includes("wait") ? "wait" : "done" }];
}
function Qu(e, t, n) {
	return n.want.some(D) && e.houses[n.from].influence >= Ku ? -Infinity : $l(t, n.give, n.want) + n.giveGold - n.wantGold;
}
function $u(e) {
	let t = e.assets.filter((t) => E(t) && $l(e, [], [t]) + T(t) > -ed(e));
	return t.length === 0 ? null : Y(t, (t) => $l(e, [], [t]) + T(t));
}
var ed = (e) => +(Bl(e) < Wu);
function td(e, t, { partners: n, give: r, coins: i }) {
	let a = null, o = qu, s = Jl(t, t.assets), c = [...new Set(r)];
	for (let r of n) {
		let n = e.houses[r.seat], l = Jl(n, n.assets), u = (c, u) => {
			if (c.some(D) && n.influence >= Ku) return;
			let d = $l(t, u, c, s), f = $l(n, c, u, l), p = Math.ceil(qu - f);
			if (d - p <= o || p > i - Wu || -p > r.coins - 1) return;
			let m = {
				with: r.seat,
				give: c.slice(),
				giveCoins: Math.max(0, p),
				want: u.slice(),
				wantCoins: Math.max(0, -p)
			};
			nd(e, m) || (o = d - p, a = m);
		}, d = [...new Set(r.items)];
		for (let e of d) u([], [e]);
		for (let e of c) u([e], []);
		for (let e of c) for (let t of d) e !== t && u([e], [t]);
	}
	return a;
}
function nd({ refused: e, viewer: t }, n) {
	let { with: r, give: i, giveCoins: a, want: o, wantCoins: s } = n;
	return e.some((e) => e.from === t && e.to === r && e.giveGold === a && e.wantGold === s && e.give.join() === i.join() && e.want.join() === o.join());
}
var rd = .8, id = {
	support: 2,
	trade: .5,
	spared: 3,
	doomed: 4,
	scheme: 3,
	reaction: 1.5,
	ability: 1,
	card: 4
}, ad = .2, od = {
	kinds: [
		"turnBegan",
		"gave",
		"slipped",
		"supported",
		"traded",
		"invited",
		"verdictGiven",
		"launched",
		"played",
		"used",
		"stole",
		"took"
	],
	remember: sd,
	narrow: fd,
	bargain: pd,
	horizons: {
		"SP-7.17": {
			rounds: 0,
			decisions: 30
		},
		"SP-7.28": {
			rounds: 0,
			decisions: 30
		},
		"SP-8.13": {
			rounds: 1,
			decisions: 200
		},
		"SP-10.9": {
			rounds: 1,
			decisions: 200
		}
	},
	courted: ["SP-8.13", "SP-10.9"],
	hope(e, { fight: t, host: n }, r) {
		return n === r ? null : e === "SP-8.13" ? r : t?.seats[t.loser] === r ? "up" : null;
	},
	gift: (e, t) => ({
		command: "give",
		choice: {
			to: e,
			gold: t
		}
	}),
	coins: (e, t) => Bl(e.houses[t])
};
function sd(e, t, n) {
	let { seat: r, to: i, by: a, target: o, from: s, guest: c, owner: l } = e, u = e.gold ?? 0;
	switch (e.kind) {
		case "turnBegan":
			ld(n);
			break;
		case "gave":
		case "slipped":
			i === t && (n.good[r] += u), r === t && (n.given[i] += u);
			break;
		case "supported":
			a === t && (n.good[r] += Math.max(0, id.support - u));
			break;
		case "traded":
			r === t && (n.good[i] += id.trade), i === t && (n.good[r] += id.trade);
			break;
		case "invited":
			ud(n, r, c === t);
			break;
		case "verdictGiven":
			l === t && dd(n, r, e.verdict === "up");
			break;
		case "stole":
			s === t && (n.harm[r] += u);
			break;
		case "took":
			s === t && (n.harm[r] += id.card);
			break;
		default: o === t && r !== t && (n.harm[r] += cd[e.kind]);
	}
}
var cd = {
	launched: id.scheme,
	played: id.reaction,
	used: id.ability
};
function ld({ good: e, harm: t, given: n }) {
	for (let r = 0; r < e.length; r++) e[r] *= rd, t[r] *= rd, n[r] = 0;
}
function ud({ trust: e, given: t, harm: n }, r, i) {
	t[r] !== 0 && (e[r] = i ? Math.min(1, 2 * e[r]) : e[r] / 2, i || (n[r] += t[r]), t[r] = 0);
}
function dd(e, t, n) {
	ud(e, t, n), n ? e.good[t] += id.spared : e.harm[t] += id.doomed;
}
function fd(e, t, { deals: n, reserve: r }) {
	return t.kind === "amount" && r > 0 && (t.clause === "SP-7.17" || t.clause === "SP-7.28") ? {
		...t,
		max: Math.max(t.min, t.max - r)
	} : t.kind !== "pick" || t.clause !== "SP-5.12" || n ? t : {
		...t,
		from: t.from.filter((e) => !String(e).startsWith("ask."))
	};
}
function pd(e, t, n, r) {
	switch (t.clause) {
		case "SP-7.3": return t.kind === "form" ? md(e, t, n, r) : null;
		case "SP-5.27": return n.style.deals ? vd(n, _d(e), "agree", "refuse") : "refuse";
		case "SP-5.12": return n.searches || t.kind !== "pick" ? null : gd(e, t, n, r);
		case "SP-10.9": return vd(n, e.fight.seats[e.fight.loser], "up", "down");
		default: return null;
	}
}
function md(e, t, n, r) {
	if (n.weights === null) return null;
	let i = e.trades.some(({ to: e }) => e === t.seat);
	return (n.style.deals || i ? mu(e, t, n) : null) ?? Ju(e, hd(t), r);
}
function hd(e) {
	let [t, ...n] = e.fields, r = t.request, i = r.from.filter((e) => e !== "offer");
	return {
		...e,
		fields: [{
			...t,
			request: {
				...r,
				from: i
			}
		}, ...n]
	};
}
function gd(e, t, { regard: n }, r) {
	let i = ju(e, t, r);
	if (i === null) return null;
	let { verb: a, card: o, seat: s } = R(i);
	if (a !== "launch" || s === t.seat) return i;
	let [c, l] = [i, n[s] - ad];
	for (let e of t.from) {
		let r = R(e);
		r.verb !== "launch" || r.card !== o || r.seat === t.seat || n[r.seat] > l || ([c, l] = [e, n[r.seat]]);
	}
	return c;
}
var _d = ({ flow: e }) => e.scenes[e.scenes.length - 1].by;
function vd({ regard: e, searches: t }, n, r, i) {
	let a = e[n] ?? 0;
	return t || Math.abs(a) < ad ? null : a > 0 ? r : i;
}
function yd(e, t) {
	let n = [];
	for (let r = 0; r < e.length; r++) {
		let i = n.find((t) => t.item === e[r]);
		i ? i.count++ : n.push({
			item: e[r],
			count: 1,
			worth: t === null ? 0 : t[r]
		});
	}
	return n.sort((e, t) => pe(e.item, t.item));
}
var bd = 1e4, xd = 1e6, Sd = 1e5;
function Cd(e) {
	let t = [1];
	for (let n of e) {
		let e = Array(t.length + n.count).fill(0);
		for (let r = 0; r < t.length; r++) for (let i = 0; i <= n.count; i++) e[r + i] += t[r];
		t = e;
	}
	return t;
}
function wd(e) {
	if (e.groups !== null || e.worth !== null) return Ed(e, bd).length;
	let t = Cd(yd(e.from, null)), n = 0;
	for (let r = e.min; r <= e.max; r++) n += t[r];
	return n;
}
var Td = (e, t) => {
	for (let n of e ?? []) {
		let e = fe(n, t);
		if (e > n.max || e < n.min) return !1;
	}
	return !0;
};
function Ed(e, t) {
	let n = yd(e.from, e.worth), r = [], i = [], a = Array(n.length + 1).fill(0);
	for (let e = n.length - 1; e >= 0; e--) a[e] = a[e + 1] + n[e].count;
	let o = 0, s = (c, l, u) => {
		if (r.length >= t || l > a[c] || ++o > xd) return;
		if (l === 0) {
			Td(e.groups, i) && r.push(i.slice());
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
function Dd(e) {
	let { due: t, exact: n } = e;
	if (e.irreducible || t > Sd) return Od(e, bd, !e.irreducible).length;
	let r = Array(t + 1).fill(0);
	r[0] = 1;
	for (let i of yd(e.from, e.worth)) {
		let e = Array(t + 1).fill(0);
		for (let a = 0; a <= t; a++) for (let o = 0; o <= i.count; o++) {
			let s = a + o * i.worth;
			(s <= t || !n) && (e[Math.min(s, t)] += r[a]);
		}
		r = e;
	}
	return r[t];
}
function Od(e, t, n = !1) {
	let r = yd(e.from, e.worth), i = n && !e.irreducible, a = [], o = Array(r.length).fill(0), s = Array(r.length + 1).fill(0);
	for (let e = r.length - 1; e >= 0; e--) s[e] = s[e + 1] + r[e].count * r[e].worth;
	let c = /* @__PURE__ */ new Set(), l = 0, u = (n, d, f) => {
		if (a.length >= t || d + s[n] < e.due || ++l > xd || e.exact && c.has(`${n} ${d}`) || e.exact && d > e.due || !i && d - f >= e.due) return;
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
function kd(e, t) {
	switch (e.kind) {
		case "pick": return Fd(t) && e.from.includes(t) ? null : Ld(e, t);
		case "amount": return Rd(e.min, e.max, e.step, t, e);
		case "subset": return Ud(e, t);
		case "pay": return Wd(e, t);
		case "path": return Gd(e, t);
		case "order": return Kd(e, t);
		case "offer": return Yd(e, t);
		case "form": return Zd(e, t);
	}
}
var X = (e, t, n) => ({
	clause: (e.kind === "subset" ? e.clauses?.[t] : void 0) ?? e.clause,
	code: t,
	text: n
}), Ad = (e, t, n, r, i) => {
	let a = {
		...X(e, t, n),
		of: e.of,
		items: r
	};
	return i === void 0 ? a : {
		...a,
		numbers: i
	};
}, jd = 60, Md = 8, Nd = (e) => e.length > jd ? `${e.slice(0, 57)}…` : e;
function Pd(e) {
	return Array.isArray(e) ? `[${e.slice(0, Md).map((e) => typeof e == "object" && e ? "…" : Pd(e)).join(", ")}${e.length > Md ? ", …" : ""}]` : typeof e == "object" && e ? `{ ${Object.keys(e).slice(0, Md).join(", ").slice(0, jd)} }` : Nd(typeof e == "string" ? JSON.stringify(e) : String(e));
}
var Fd = (e) => typeof e == "string" || typeof e == "number" && !Object.is(e, -0);
function Id({ barred: e }, t) {
	let n = e?.find((e) => e.item === t);
	return n ? {
		clause: n.clause,
		code: "barred",
		text: n.reason
	} : null;
}
function Ld(e, t) {
	return Id(e, t) ?? X(e, "not-offered", `this is not among the ${e.of} choices offered here`);
}
function Rd(e, t, n, r, i) {
	return typeof r != "number" || !Number.isInteger(r) || Object.is(r, -0) ? X(i, "not-a-number", `a whole number from ${e} to ${t} is asked for, not ${Pd(r)}`) : r < e || r > t ? X(i, "out-of-range", `${r} is outside ${e} to ${t}`) : (r - e) % n === 0 ? null : X(i, "off-step", `${r} is not ${e} plus a multiple of ${n}`);
}
var zd = 31, Bd = class {
	bits = 0;
	flags;
	constructor(e) {
		this.flags = e > zd ? Array(e).fill(!1) : null;
	}
	take(e, t) {
		for (let n = 0; n < e.length; n++) if (e[n] === t && (this.flags === null ? !(this.bits & 1 << n) : !this.flags[n])) return this.flags === null ? this.bits |= 1 << n : this.flags[n] = !0, n;
		return -1;
	}
};
function Vd(e, t, n) {
	if (!Array.isArray(n)) return X(e, "not-a-list", `a list is asked for, not ${Pd(n)}`);
	if (n.length > t.length) return X(e, "too-many", `${n.length} were chosen, there are ${t.length}`);
	let r = new Bd(t.length);
	for (let i of n) if (!(Fd(i) && r.take(t, i) >= 0)) return t.includes(i) ? Ad(e, "too-many-of", "something was chosen more often than it is there", [i]) : Ld(e, i);
	return null;
}
function Hd(e, t, n) {
	let r = 0;
	for (let i of n) r += t[e.indexOf(i)];
	return r;
}
function Ud(e, t) {
	let n = Vd(e, e.from, t);
	if (n) return n;
	let r = t;
	if (r.length < e.min) return X(e, "too-few", `at least ${e.min} must be chosen, not ${r.length}`);
	if (r.length > e.max) return X(e, "too-many", `at most ${e.max} may be chosen, not ${r.length}`);
	for (let t of e.groups ?? []) {
		let n = fe(t, r);
		if (n > t.max) return Ad(e, "group-max", `at most ${t.max} of a group may be chosen, not ${n}`, t.items, [t.max, n]);
		if (n < t.min) return Ad(e, "group-min", `at least ${t.min} of a group must be chosen, not ${n}`, t.items, [t.min, n]);
	}
	if (e.worth !== null) {
		let t = Hd(e.from, e.worth, r);
		if (t > e.atMost) return X(e, "too-dear", `this comes to ${t}, at most ${e.atMost} may be spent`);
	}
	return null;
}
function Wd(e, t) {
	let n = Vd(e, e.from, t);
	if (n) return n;
	let r = t, i = Hd(e.from, e.worth, r);
	if (i < e.due) return X(e, "too-little", `${e.due} must be paid, and this pays ${i}`);
	if (e.exact && i > e.due) return X(e, "too-much", `exactly ${e.due} must be paid, and this pays ${i}`);
	if (e.irreducible) {
		for (let t of r) if (i - e.worth[e.from.indexOf(t)] >= e.due) return Ad(e, "superfluous", `something is not needed: the rest already pays ${e.due}`, [t], [e.due]);
	}
	return null;
}
function Gd(e, t) {
	if (!Array.isArray(t)) return X(e, "not-a-list", `a list of ${e.of}s is asked for, not ${Pd(t)}`);
	if (t.length === 0) return e.mayStay ? null : X(e, "must-move", "staying is not allowed here");
	let n = e.start, r = 0;
	for (let i = 0; i < t.length; i++) {
		let a = t[i], o = e.steps[n].indexOf(a);
		if (o < 0 || a < 0 || !Fd(a)) return X(e, "no-step", "one step does not lead to a neighbour");
		if (e.blocked?.includes(a)) return Id(e, a) ?? Ad(e, "blocked", "the walk leads through what cannot be entered", [a]);
		let s = e.costs === null ? 1 : e.costs[n][o];
		if (s < 1) return X(e, "no-step", "one step does not lead to a neighbour");
		if (r += s, r > e.budget) return X(e, "too-far", `this walk costs at least ${r}, there is ${e.budget} to spend`);
		if (n = a, i < t.length - 1 && e.halts?.includes(n)) return Ad(e, "halted", "the walk goes on where it must end", [n]);
	}
	return e.ends !== null && !e.ends.includes(n) ? Ad(e, "no-end", "the walk may not end there", [n]) : null;
}
function Kd(e, t) {
	let n = Vd(e, e.items, t);
	if (n) return n;
	let r = t.length;
	return r === e.items.length ? null : X(e, "not-all", `all ${e.items.length} must be put in order, ${r} were given`);
}
var qd = (e, t) => Object.keys(e).every((e) => t.includes(e)), Jd = [
	"with",
	"give",
	"giveCoins",
	"want",
	"wantCoins"
];
function Yd(e, t) {
	if (t === "none") return e.mayDecline ? null : X(e, "must-offer", "a bargain is asked for");
	if (typeof t != "object" || !t || Array.isArray(t) || !qd(t, Jd)) return X(e, "no-bargain", `a bargain is { ${Jd.join(", ")} }, not ${Pd(t)}`);
	let n = t, r = e.partners.find((e) => Object.is(e.seat, n.with));
	return r ? Xd(e, r, n) : X(e, "no-partner", "no bargain can be made with this seat here");
}
function Xd(e, t, n) {
	return (Vd(e, e.give, n.give) ?? Vd(e, t.items, n.want) ?? Rd(0, e.coins, 1, n.giveCoins, e) ?? Rd(0, t.coins, 1, n.wantCoins, e)) || (n.give.length + n.want.length + n.giveCoins + n.wantCoins === 0 ? X(e, "empty", "a bargain must move something") : null);
}
function Zd(e, t) {
	if (typeof t != "object" || !t || Array.isArray(t)) return X(e, "no-form", `the fields of a form are asked for, not ${Pd(t)}`);
	let n = t, r = {};
	for (let t of e.fields) {
		if (!ue(t, r)) continue;
		if (!Object.hasOwn(n, t.name)) return X(e, "field-missing", `the field '${t.name}' is missing`);
		let i = kd(e.barred === null || t.request.barred !== null ? t.request : Qd(t, e), n[t.name]);
		if (i) return {
			...i,
			clause: i.clause || e.clause,
			text: `${t.name}: ${i.text}`
		};
		r[t.name] = n[t.name];
	}
	for (let t of Object.keys(n)) if (!Object.hasOwn(r, t)) return X(e, "field-unasked", `the field '${t}' is not asked for here`);
	return $d(e, r);
}
var Qd = (e, { barred: t }) => ({
	...e.request,
	barred: t.filter((t) => de(t, e))
});
function $d(e, t) {
	if (e.distinct !== null) {
		for (let n of e.distinct) if (ef(e.fields, n, t)) return X(e, "not-distinct", `${n.join(", ")} must differ`);
	}
	for (let n of e.totals ?? []) {
		let r = 0;
		for (let e of n.fields) r += t[e] ?? 0;
		if (r > n.max) return {
			...X(e, "total", `${n.fields.join(" + ")} comes to ${r}, at most ${n.max} is allowed`),
			numbers: [r, n.max]
		};
	}
	return null;
}
function ef(e, t, n) {
	for (let r = 1; r < t.length; r++) {
		let i = n[t[r]];
		if (i !== void 0) {
			for (let a = 0; a < r; a++) if (n[t[a]] === i && !tf(e, t[r], i)) return !0;
		}
	}
	return !1;
}
var tf = (e, t, n) => n === "none" && e.some((e) => e.name === t && e.request.kind === "pick"), nf = 1, rf = 2;
function af(e, t = e) {
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
var of = (e) => {
	e.marks.fill(0);
}, sf = (e, t) => {
	e.marks[t] = e.marks[t] | nf;
}, cf = (e, t) => {
	e.marks[t] = e.marks[t] | rf;
};
function lf(e, t, n, r, i = null) {
	let { cost: a, via: o, marks: s, head: c, next: l, back: u } = e;
	if (r > e.farthest) throw RangeError(`This search reaches up to ${e.farthest}, not ${r}: make it with more room.`);
	a.fill(-1), o.fill(-1), c.fill(-1), a[n] = 0, l[n] = -1, c[0] = n;
	let d = typeof i == "function" ? i : null, f = typeof i == "function" ? null : i, p = 1;
	for (let i = 0; p > 0; i++) for (let m = c[i]; m >= 0; m = l[m]) {
		if (p--, (s[m] & rf) !== 0 && m !== n) continue;
		let h = t[m], ee = f === null ? null : f[m];
		for (let t = 0; t < h.length; t++) {
			let n = h[t];
			if (n < 0 || (s[n] & nf) !== 0) continue;
			let f = ee === null ? d === null ? 1 : d(m, n, t) : ee[t], te = i + f;
			if (f < 1 || te > r) continue;
			let g = a[n];
			if (g >= 0 && g <= te) {
				g === te && m < o[n] && (o[n] = m);
				continue;
			}
			g >= 0 ? uf(e, n, g) : p++;
			let _ = c[te];
			_ >= 0 && (u[_] = n), u[n] = -1, l[n] = _, c[te] = n, a[n] = te, o[n] = m;
		}
	}
}
function uf(e, t, n) {
	let { head: r, next: i, back: a } = e, o = a[t], s = i[t];
	o < 0 ? r[n] = s : i[o] = s, s >= 0 && (a[s] = o);
}
function df(e, t) {
	if (e.cost[t] < 0) return null;
	let n = [];
	for (let r = t; e.via[r] >= 0; r = e.via[r]) n.push(r);
	return n.reverse();
}
var ff = /* @__PURE__ */ new Map();
function pf(e) {
	let t = e.steps.length, n = ff.get(t);
	(n === void 0 || n.farthest < e.budget) && (n = af(t, Math.max(t, e.budget)), ff.set(t, n)), of(n);
	for (let t of e.blocked ?? []) sf(n, t);
	for (let t of e.halts ?? []) cf(n, t);
	return lf(n, e.steps, e.start, e.budget, e.costs), n;
}
function mf(e, t) {
	let n = pf(e), r = [];
	for (let t = 0; t < n.size; t++) n.cost[t] !== -1 && (t === e.start ? e.mayStay : e.ends === null || e.ends.includes(t)) && r.push(t);
	return r.sort((e, t) => n.cost[e] - n.cost[t] || e - t), r.length > t && (r.length = t), r.map((e) => df(n, e));
}
function hf(e) {
	switch (e.kind) {
		case "pick": return new Set(e.from).size;
		case "amount": return Math.floor((e.max - e.min) / e.step) + 1;
		case "subset": return wd(e);
		case "pay": return Dd(e);
		case "path": return mf(e, bd).length;
		case "order": return vf(e.items);
		case "offer": return xf(e);
		case "form": return Tf(e, 0, {}, bd);
	}
}
function gf(e, t) {
	switch (e.kind) {
		case "pick": return [...new Set(e.from)].slice(0, t);
		case "amount": return _f(e.min, hf(e), e.step, t);
		case "subset": return Ed(e, t);
		case "pay": return Od(e, t, Dd(e) <= t);
		case "path": return mf(e, t);
		case "order": return yf(e, t);
		case "offer": return xf(e) <= t ? Sf(e) : Cf(e).slice(0, t);
		case "form": return Df(e, t);
	}
}
function _f(e, t, n, r) {
	let i = [], a = Math.min(t, r);
	for (let r = 0; r < a; r++) {
		let o = a === t ? r : Math.round(r * (t - 1) / Math.max(1, a - 1));
		i.push(e + o * n);
	}
	return i;
}
function vf(e) {
	let t = 1, n = /* @__PURE__ */ new Map();
	for (let r = 0; r < e.length; r++) {
		let i = (n.get(e[r]) ?? 0) + 1;
		n.set(e[r], i), t = t * (r + 1) / i;
	}
	return t;
}
function yf(e, t) {
	let n = [], r = me(e.items), i = [], a = () => {
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
var bf = (e) => ne(0, "", e, 0, e.length);
function xf(e) {
	let t = wd(bf(e.give)) * (e.coins + 1), n = +!!e.mayDecline;
	for (let r of e.partners) n += t * wd(bf(r.items)) * (r.coins + 1) - 1;
	return n;
}
function Sf(e) {
	let t = e.mayDecline ? ["none"] : [];
	for (let n of e.partners) for (let r of Ed(bf(e.give), bd)) for (let i of Ed(bf(n.items), bd)) for (let a = 0; a <= e.coins; a++) for (let e = 0; e <= n.coins; e++) r.length + i.length + a + e > 0 && t.push({
		with: n.seat,
		give: r,
		giveCoins: a,
		want: i,
		wantCoins: e
	});
	return t;
}
function Cf(e) {
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
var wf = (e, t) => e.fields.some((e) => e.when?.field === t) || (e.distinct ?? []).some((e) => e.includes(t)) || (e.totals ?? []).some((e) => e.fields.includes(t));
function Tf(e, t, n, r) {
	let i = e.fields[t];
	if (i === void 0) return +($d(e, n) === null);
	if (!ue(i, n)) return Tf(e, t + 1, n, r);
	if (!wf(e, i.name)) return hf(i.request) * Tf(e, t + 1, n, r);
	let a = 0;
	for (let o of gf(i.request, r)) if (a += Tf(e, t + 1, {
		...n,
		[i.name]: o
	}, r), a > r) break;
	return a;
}
var Ef = bd * bd;
function Df(e, t) {
	let n = [], r = (i, a, o) => {
		if (n.length >= t) return;
		let s = e.fields[i];
		if (s === void 0) $d(e, a) === null && n.push(a);
		else if (!ue(s, a)) r(i + 1, a, o);
		else {
			let e = gf(s.request, Math.max(2, o)), t = Math.max(1, Math.floor(o / e.length));
			for (let n of e) r(i + 1, {
				...a,
				[s.name]: n
			}, t);
		}
	};
	return r(0, {}, Tf(e, 0, {}, t) <= t ? Ef : t), n;
}
var Of = 8, kf = 8, Af = 4, jf = 16, Mf = 4;
function Nf(e, t) {
	switch (e.kind) {
		case "pick": return e.from[t.below(e.from.length)];
		case "amount": return e.min + e.step * t.below(Math.floor((e.max - e.min) / e.step) + 1);
		case "subset": return Ff(e, t);
		case "pay": return Lf(e, t);
		case "path": return Rf(e, t);
		case "order": {
			let n = e.items.slice();
			return t.shuffle(n), n;
		}
		case "offer": return Pf(e, t);
		case "form": return zf(e, t);
	}
}
function Pf(e, t) {
	if (e.partners.length === 0 || e.mayDecline && t.below(2) === 0) return "none";
	let n = e.partners[t.below(e.partners.length)], r = (e) => me(Ff(ne(0, "", e, 0, Math.min(2, e.length)), t));
	for (let i = 0; i < Of; i++) {
		let i = r(e.give), a = r(n.items), o = t.below(2) === 0 ? 0 : t.below(e.coins + 1), s = t.below(2) === 0 ? 0 : t.below(n.coins + 1), c = {
			with: n.seat,
			give: i,
			giveCoins: o,
			want: a,
			wantCoins: s
		};
		if (i.length + a.length + o + s > 0) return c;
	}
	let i = gf(e, bd);
	return i[t.below(i.length)];
}
function Ff(e, t) {
	let n = e.groups === null && e.worth === null;
	for (let r = 0; r < kf; r++) {
		let r = e.min + t.below(e.max - e.min + 1), i = e.from.slice(), a = 0, o = e.atMost;
		for (let s = 0; s < i.length && a < r; s++) {
			let r = s + t.below(i.length - s), c = i[r];
			i[r] = i[s], i[s] = c, (n || If(e, i, a, c, o)) && (e.worth !== null && (o -= e.worth[e.from.indexOf(c)]), i[s] = i[a], i[a++] = c);
		}
		if (i.length = a, n || kd(e, i) === null) return i;
	}
	let r = Ed(e, bd);
	return r[t.below(r.length)];
}
function If(e, t, n, r, i) {
	if (e.worth !== null && e.worth[e.from.indexOf(r)] > i) return !1;
	for (let i of e.groups ?? []) {
		if (!i.items.includes(r)) continue;
		let e = 0;
		for (let r = 0; r < n; r++) i.items.includes(t[r]) && e++;
		if (e >= i.max) return !1;
	}
	return !0;
}
function Lf(e, t) {
	if (e.exact) {
		let n = Od(e, bd, !0);
		return n[t.below(n.length)];
	}
	let n = [];
	for (let t = 0; t < e.from.length; t++) n.push(t);
	t.shuffle(n);
	let r = 0, i = 0;
	for (; r < e.due && i < n.length;) r += e.worth[n[i++]];
	let a = !e.irreducible && t.below(Mf) === 0, o = [];
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
function Rf(e, t) {
	for (let n = 0; n < Af; n++) {
		let n = [], r = e.start, i = e.budget;
		for (let a = t.below(e.budget + 1); a > 0 && i > 0; a--) {
			let a = e.steps[r], o = t.below(a.length), s = a[o], c = e.costs === null ? 1 : e.costs[r][o];
			if (c < 1 || c > i || e.blocked?.includes(s) || (n.push(s), r = s, i -= c, e.halts?.includes(s))) break;
		}
		if (kd(e, n) === null) return n;
	}
	let n = mf(e, bd);
	return n[t.below(n.length)];
}
function zf(e, t) {
	for (let n = 0; n < jf; n++) {
		let r = {};
		for (let i of e.fields) {
			if (!ue(i, r)) continue;
			let a = n === 0 ? i.request : Bf(e, i, r);
			r[i.name] = Nf(a, t);
		}
		if (e.distinct === null && e.totals === null || $d(e, r) === null) return r;
	}
	let n = gf(e, bd);
	return n[t.below(n.length)];
}
function Bf({ distinct: e, totals: t }, { name: n, request: r }, i) {
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
function Vf(e, t) {
	switch (e.kind) {
		case "subset":
		case "pay": return me(t);
		case "offer": {
			if (t === "none") return t;
			let { with: e, give: n, giveCoins: r, want: i, wantCoins: a } = t;
			return {
				with: e,
				give: me(n),
				giveCoins: r,
				want: me(i),
				wantCoins: a
			};
		}
		case "form": return Hf(e, t, Vf);
		case "path":
		case "order": return t.slice();
		default: return t;
	}
}
function Hf(e, t, n) {
	let r = {};
	for (let i of e.fields) ue(i, r) && (r[i.name] = n(i.request, t[i.name]));
	return r;
}
function Uf(e) {
	let t = gf(e, 2);
	return t.length === 1 ? t[0] : null;
}
function Wf(e, t, n) {
	switch (t.clause) {
		case "SP-8.13": return t.kind === "pick" ? Kf(e, t.seat, t.from) : null;
		case "SP-8.5": return t.kind === "form" ? Yf(e, t) : null;
		case "SP-11.11": return t.kind === "form" ? Xf(t, Jf(t)) : null;
		case "SP-8.22": return t.kind === "form" ? Zf(e, t, n) : null;
		default: return Qf(e, t, n);
	}
}
function Gf(e, t) {
	let n = e.fight;
	return n.seats.length <= t ? 0 : Ul(n.cards[t]) + .8 * n.gear[t].length;
}
function Kf(e, t, n) {
	let r = Gl(e.houses[t]), i = Gf(e, 0);
	return Y(n, (n) => {
		let { influence: a } = e.houses[n];
		if (n === t) return r > 0 && (i === 0 ? r > 8 : r >= i) ? 5 : -5;
		let o = Gl(e.houses[n]), s = a * .3;
		return o === 0 ? 6 + s : (o < (i === 0 ? r : i) ? 2 + s : -s) - o * .1;
	});
}
var qf = (e) => e.fields[0].request.from.filter((e) => typeof e == "number"), Jf = (e) => Y(qf(e), Ul);
function Yf(e, t) {
	let n = Jf(t), r = Gf(e, 0);
	return r === 0 || Ul(n) >= r - 3 ? Xf(t, n) : zl(e, t).influence === 0 ? { combatant: "decline" } : Xf(t, Y(qf(t), (e) => -Hl(e)));
}
function Xf(e, t) {
	let n = { combatant: t };
	for (let t of e.fields.slice(1)) {
		let e = t.request.from.filter((e) => typeof e == "number");
		n[t.name] = Y(e, T);
	}
	return n;
}
function Zf(e, t, n) {
	let r = Bl(zl(e, t)), i = Gf(e, 0) - Gf(e, 1), a = i >= 0 ? 0 : 1, o = Math.abs(i) > 3 ? 3 : Math.abs(i) > 1 ? 2 : 1, s = r, c = {};
	for (let e of t.fields) {
		let t = k.indexOf(e.name), i = t === a ? o : t === 2 && r > 6 ? n.below(2) : 0, l = Math.min(i, s, 3);
		c[e.name] = l, s -= l;
	}
	return c;
}
function Qf(e, t, n) {
	let { seats: r, cards: i, loser: a } = e.fight, o = i[a], s = r[a] !== t.seat, c = en(o) && Qt(o) === 0 && (e.houses[r[a]].influence >= zl(e, t).influence || n.below(2) === 0);
	return s && c ? "down" : "up";
}
function Z(e, t, n) {
	let r = e.fight, i = r.seats.indexOf(t.seat);
	switch (t.clause) {
		case "SP-9.7": return "first";
		case "SP-9.8":
		case "SP-9.12": return t.kind === "pick" ? t.from.find((e) => String(e).startsWith("attack")) : null;
		case "SP-9.9": return [];
		case "SP-9.10": return t.kind === "path" ? $f(t, r.cells[1 - i]) : null;
		case "SP-9.23": return t.kind === "subset" ? tp(t.from, t.min) : null;
		case "SP-12.31": return t.kind === "pick" && n.below(2) === 0 ? t.from[1] : z;
		case "SP-12.22":
		case "SP-12.23": return t.kind === "pick" ? ep(t.from, (e) => e <= 3 ? 4 - e : -1) : null;
		case "SP-12.14": return t.kind === "pick" ? ep(t.from, (e) => e - 3.5) : null;
		default: return t.kind === "pick" ? t.from[1] ?? z : null;
	}
}
function $f(e, t) {
	return Y(gf(e, 64), (n) => {
		let r = n[n.length - 1] ?? e.start;
		return -v.distance(r, t) - n.length * .01;
	});
}
var ep = (e, t) => Y(e, (e) => e === z ? 0 : t(R(e).number));
function tp(e, t) {
	let n = [
		0,
		0,
		0
	];
	for (let t of e) n[t]++;
	let r = [];
	for (; r.length < t;) {
		let e = Y([
			2,
			1,
			0
		], (e) => n[e] > 0 ? n[e] + [
			0,
			.3,
			.6
		][e] * -1 : -10);
		n[e]--, r.push(e);
	}
	return r;
}
function np(e, t, n) {
	if (t.clause === "SP-7.3") return t.kind === "form" ? Ju(e, t, n) : null;
	if (t.kind !== "amount") return null;
	let r = t.clause === "SP-7.28" ? ap(e, t, n) : ip(e, t, n);
	return Math.max(t.min, Math.min(t.max, r));
}
var rp = (e) => Math.max(1, Math.floor(e.row / 2) + 1);
function ip(e, t, n) {
	let r = zl(e, t), i = Bl(r) - op(e, t.seat), a = $l(r, [e.lot[0]], []), o = Math.round(a * .55) + n.below(3) - op(e, t.seat);
	return Math.min(o, i - rp(e));
}
function ap(e, t, n) {
	let r = zl(e, t), i = Bl(r) - op(e, t.seat), a = Math.max(...e.houses.map((e) => e.influence)) >= 11;
	return r.influence === 11 ? i : Math.min((a ? 5 : 2) + n.below(4) - op(e, t.seat), i - (a ? 0 : 2));
}
function op(e, t) {
	return e.flow.scenes[e.flow.scenes.length - 1].stacks?.[t] ?? 0;
}
function sp(e, t) {
	if (t.kind !== "pick" || t.from.length === 1) return vr;
	let n = e.flow.scenes[e.flow.scenes.length - 1];
	return Y(t.from, (r) => cp(e, t.seat, n, r));
}
function cp(e, t, n, r) {
	if (r === vr) return 0;
	let { verb: i, card: a, seat: o, number: s } = R(r);
	switch (n.window) {
		case "schemeLaunched": {
			let r = i === "table" ? 1 : i === "hand" ? 1.2 : 1.5 + b[a].req * .1;
			return up(e, t, n) + lp(e, t, n, a) - r;
		}
		case "thumbDown":
			if (o < 0) return n.concernedSeat === t ? 1 : -1;
			break;
		case "betsPlaced":
			if (e.fight.seats.includes(o) && !b[a].abilities[0].conditions.length) return dp(e, t, o);
			break;
		case "bidsRevealed": return fp(e, t, s);
	}
	return Mu(e, t, b[a].abilities[0], o) + .1;
}
function lp(e, t, n, r) {
	let { activeSeat: i, allies: a } = n, o = Mu(e, t, b[r].abilities[0], i);
	if (!a.includes(t)) return o;
	let s = 0;
	for (let { name: n, args: r } of b[e.played[0]].abilities[0].effects) n === "supportersGold" ? s += r[0] : n === "supportersInfluence" && (s += r[0] * Kl(e.houses[t].influence));
	return o - s;
}
function up(e, t, n) {
	let r = b[e.played[0]].abilities[0], i = Mu(e, n.activeSeat, r, n.target);
	if (n.target === t) return i;
	let a = e.houses[n.activeSeat];
	return n.target === n.activeSeat && a.influence >= 9 ? i * .6 : 0;
}
function dp(e, t, n) {
	return e.fight.seats.includes(t) ? n === t ? -1 : 1 : n !== t && e.houses[n].influence >= 9 ? .5 : -1;
}
function fp(e, t, n) {
	let r = e.flow.scenes[e.flow.scenes.length - 2], i = r.bids, a = r.stacks, o = (e) => (a[e] ?? 0) + (i[e] ?? 0), s = Math.max(...e.houses.map((e, n) => n === t ? 0 : o(n))), c = o(t) <= s && o(t) + n > s, l = e.lot.length > 0 ? b[e.lot[0]].value >= o(t) + n : Gl(e.houses[t]) > 0;
	return c && l ? 1 / n : -1;
}
function pp(e, t) {
	return t.kind === "subset" ? t.clause === "SP-4.6" ? [] : t.from.slice().sort((e, t) => Hl(e) - Hl(t)).slice(0, t.min) : t.kind === "pick" ? t.from.find((e) => typeof e == "string" && e.startsWith("use.")) ?? Y(t.from, Hl) : null;
}
var mp = {
	"SP-4.6": pp,
	"SP-4.12": pp,
	"SP-4.21": pp,
	"SP-5.8": ju,
	"SP-5.12": ju,
	"SP-5.24": ju,
	"SP-5.27": ju,
	"SP-5.28": ju,
	"SP-6.12": ju,
	"SP-14.3": ju,
	"SP-16.10": sp,
	"SP-7.3": np,
	"SP-7.17": np,
	"SP-7.28": np,
	"SP-8.5": Wf,
	"SP-8.13": Wf,
	"SP-8.22": Wf,
	"SP-10.9": Wf,
	"SP-11.11": Wf,
	"SP-9.7": Z,
	"SP-9.8": Z,
	"SP-9.9": Z,
	"SP-9.10": Z,
	"SP-9.12": Z,
	"SP-9.20": Z,
	"SP-9.23": Z,
	"SP-12.14": Z,
	"SP-12.22": Z,
	"SP-12.23": Z,
	"SP-12.28": Z,
	"SP-12.29": Z,
	"SP-12.31": Z,
	"SP-14.2": Z
};
function hp(e, t, n) {
	let r = mp[t.clause]?.(e, t, n) ?? null;
	return r !== null && kd(t, r) === null ? r : Nf(t, n);
}
function gp(e, t) {
	return t.clause === "SP-7.3" && t.kind === "form" ? Zu(e, t) : [];
}
function _p(e, t, n) {
	vp(e, t, n), yp(e, t, n);
	let r = (r) => r.from === t || r.to === t ? r : xp(e, r, n);
	e.trades = e.trades.map(r), e.refused = e.refused.map(r), e.offers = e.offers.map((e, r) => r === t ? e : n.below(20)), Sp(e, t, n);
}
function vp(e, t, n) {
	for (let r = 0; r < e.seats; r++) {
		if (r === t) continue;
		for (let t = 0; t < e.seats; t++) {
			let i = e.known[A(e.seats, r, t)], a = e.houses[t].hand.slice();
			n.shuffle(a), e.known[A(e.seats, r, t)] = a.slice(0, i.length).sort((e, t) => e - t);
		}
		let i = e.seen[r];
		for (let t = 0; t < i.length; t += 2) {
			let n = i[t];
			i[t + 1] = n < e.market.length ? e.market[n] : e.row[n - e.market.length];
		}
	}
}
function yp(e, t, n) {
	let r = e.flow.frames.find((e) => e.rule === "intrigue-turn");
	if (r === void 0) return;
	let i = e.flow.frames.find((e) => e.rule === "support");
	if (r.by !== t) {
		let t = bp(e, r.by, n);
		r.plans = r.plans.map(t), r.asking !== null && (r.asking = t(r.asking)), i !== void 0 && (i.card = t(i.card));
	}
	i === void 0 || i.by === t || i.askedSeats.includes(t) || i.open.length < i.askedSeats.length || (i.gold = n.below(Math.floor(e.gold[i.by] / i.open.length) + 1));
}
function bp(e, t, n) {
	let { hand: r, influence: i } = e.houses[t], a = [...new Set(r)].filter((e) => Ht(e) && x[e] > i);
	n.shuffle(a);
	let o = /* @__PURE__ */ new Map([[-1, -1]]);
	return (e) => (o.has(e) || o.set(e, a.pop() ?? e), o.get(e));
}
function xp(e, { from: t, to: n }, r) {
	let i = (t) => e.houses[t].assets.filter(E);
	return Yo(t, Nf(se(t, "asset", [{
		seat: n,
		items: i(n),
		coins: e.gold[n]
	}], i(t), e.gold[t], !1), r));
}
function Sp(e, t, n) {
	for (let r = 0; r < e.seats; r++) for (let i = 0; i < e.seats; i++) {
		let a = A(e.seats, r, i), o = e.slipped[a];
		if (o === 0 || r === t || i === t || !dn(e, r) || !dn(e, i)) continue;
		let s = Math.min(o - 1, Hs(e, i)), c = n.below(s + Hs(e, r) + 1) - s;
		e.slipped[a] = o + c, e.gold[r] -= c, e.gold[i] += c;
	}
}
var Cp = {
	hand: (e, t) => c(t),
	market: () => 0,
	row: () => 0,
	intrigue: () => 0,
	open: () => s
};
function wp(e) {
	let t = (t, n, r, i = e.host) => ({
		zone: t,
		owner: i,
		pool: n,
		items: r
	}), n = [
		t("market", "market", e.market),
		t("row", "market", e.row),
		t("open", "market", e.lot),
		t("open", "market", e.marketDiscard),
		t("intrigue", "intrigue", e.intrigue),
		t("open", "intrigue", e.intrigueDiscard),
		t("open", "intrigue", e.played)
	];
	for (let [r, { hand: i, assets: a }] of e.houses.entries()) {
		let e = a.map(C);
		n.push(t("hand", "intrigue", i, r));
		let o = e.filter((e) => !S(e));
		n.push(t("open", "market", o, r), t("open", "intrigue", e.filter(S), r));
	}
	return n;
}
var Tp = (e) => ({
	...e,
	give: e.give.slice(),
	want: e.want.slice()
});
function Ep(e, t) {
	let n = [];
	for (let r = 0; r < e.length; r++) {
		let i = e[r];
		(i.from === t || i.to === t) && n.push(Tp(i));
	}
	return n;
}
function Dp(e, t) {
	let n = t !== 15, r = Array(e.seats);
	for (let i = 0; i < e.seats; i++) {
		let { card: a, influence: o, hand: s, assets: c } = e.houses[i];
		r[i] = {
			card: a,
			influence: o,
			gold: dn(e, i) && i !== t ? null : e.gold[i],
			showed: e.showed[i],
			slipped: n ? e.slipped[A(e.seats, t, i)] - e.slipped[A(e.seats, i, t)] : 0,
			hand: $s(Cp.hand(e, i), t, s),
			known: n ? H(e.known[A(e.seats, t, i)]) : [],
			assets: c.slice()
		};
	}
	return r;
}
function Op(e, t) {
	let n = t !== 15;
	return {
		viewer: t,
		flow: Se(Qs, e, t),
		turnLimit: e.turnLimit,
		tiedHostPays: e.tiedHostPays,
		turn: e.turn,
		host: e.host,
		hidden: e.hidden,
		houses: Dp(e, t),
		market: e.market.length,
		row: e.row.length,
		intrigue: e.intrigue.length,
		lot: H(e.lot),
		played: H(e.played),
		marketDiscard: H(e.marketDiscard),
		intrigueDiscard: H(e.intrigueDiscard),
		seen: n ? H(e.seen[t]) : [],
		trades: Ep(e.trades, t),
		refused: Ep(e.refused, t),
		offers: n ? e.offers[t] : 0,
		fight: e.fight === null ? null : sc(e.fight),
		bets: H(e.bets),
		winner: e.winner,
		decidedBy: e.decidedBy
	};
}
var kp = [
	...b.flatMap((e, t) => e.type === "house" ? [Ta(t, 0), Ta(t, 1)] : [e.id]),
	...k,
	"support",
	"trade",
	"champion",
	"thumb-down",
	"tournament"
], Ap = be({
	...Rl,
	setup(e, t) {
		let n = Ll[t.length];
		return hn(d(e, Vs.frame()), e, n, {
			turnLimit: t.turnLimit,
			tiedHostPays: t.tiedHostPays
		});
	},
	book: Qs,
	commands: [
		Gs,
		Ys,
		So
	],
	clone: lc,
	visibility: Cp,
	zones: wp,
	conserved: (e) => ({ gold: e.gold.reduce((e, t) => e + t, 0) }),
	viewFor: Op,
	determinise: pc,
	consistent: bc,
	scramble: _p,
	outcome: Bs,
	heuristic: hp,
	alternatives: gp,
	evaluation: eu,
	dealings: od,
	uses: kp,
	draw: Sc,
	arrange: gn
}), jp = (e) => `place ${e}`, Mp = (e) => `seat ${e}`, Np = (e, t = null) => ({
	key: e,
	turn: t
}), Pp = (e, t, n = {}) => ({
	label: e,
	value: t,
	of: null,
	emblem: null,
	keys: [],
	...n
}), Fp = (e, t, n = "plain", r = []) => ({
	label: e,
	value: String(t),
	tone: n,
	keys: r
}), Ip = (e, t = {}) => ({
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
function Lp(e, t, n) {
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
var Rp = (e, t = {}) => ({
	title: e,
	cards: [],
	sides: [],
	piles: [],
	...t
}), zp = (e, t, n, r = {}) => ({
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
}), Bp = {
	gladiator: ["market", "helmet"],
	slave: ["market", "person"],
	weapon: ["item", "sword"],
	armor: ["item", "armour"],
	special: ["item", "net"],
	scheme: ["combat", "scheme"],
	reaction: ["action", "reaction"],
	guard: ["action", "guard"],
	house: ["market", "house"]
}, Vp = {
	"thracian-warrior": "crest",
	"numidian-runner": "galea",
	"samnite-recruit": "centurion",
	spartacus: "spartan",
	crixus: "crest",
	theokeles: "visor",
	gannicus: "galea",
	oenomaus: "centurion",
	flamma: "spartan",
	trident: "trident",
	net: "net",
	lasso: "lasso",
	javelin: "spear",
	scutum: "shield",
	helmet: "helmet",
	greaves: "greaves",
	sica: "dagger",
	"war-axe": "axe"
}, Hp = [
	"attack",
	"defence",
	"speed"
], Up = (e, t) => e.map((e, n) => Fp(t[`sketch.${y[n]}`] ?? y[n], e, Hp[n])), Wp = (e) => Vp[b[e].slug] ?? Bp[b[e].type][1];
function Gp(e, t, n = {}) {
	let { slug: r, type: i, value: a, req: o, dice: s } = b[e], c = i === "scheme" || i === "reaction" || i === "guard", l = c && o > 0 ? [Fp(t.needs, o)] : [];
	return Ip(Bc(e, t), {
		sort: t[`sort.${i}`] ?? i,
		band: Bp[i][0],
		emblem: Wp(e),
		stats: s.length > 0 ? Up(s, t) : l,
		about: t[`effect.card.${r}`] || null,
		price: i === "house" ? null : {
			label: t[c ? "cash" : "value"],
			value: String(a)
		},
		...n
	});
}
var Kp = (e, t, n) => Gp(e, n, { keys: [`card ${t} ${e}`] });
function qp(e, t, n) {
	let r = Qt(e), i = !!(e & 128) || Zt(e), a = [
		...D(e) ? [n.champion] : [],
		...r > 0 ? [`${r} ${n.favor}`] : [],
		...Zt(e) ? [n.injured] : i ? [n.exhausted] : []
	];
	return Gp(C(e), n, {
		keys: [`asset ${t} ${e}`, `kind ${t} ${C(e)}`],
		marks: a,
		state: i ? "spent" : "ready",
		hurt: Zt(e)
	});
}
var Jp = (e, t) => Gp(e, t, {
	keys: [`house ${e}`],
	about: [t[`text.start.${b[e].slug}`], ...Yp(e, t).map(({ about: e }) => e)].join("\n")
}), Yp = (e, t) => b[e].powers.map((n, r) => {
	let i = `${b[e].id}-${r + 1}`;
	return Ip(t[`power.${i}`] ?? i, {
		keys: [`power ${e} ${r}`],
		emblem: "house",
		band: "action",
		about: t[`text.power.${i}`] ?? null
	});
}), Xp = (e) => [
	"weapon",
	"armor",
	"special"
].includes(Xt(e).type), Zp = [
	"upkeep",
	"intrigue",
	"market",
	"arena"
], Qp = ["victory", "tournament"], $p = ({ flow: e }) => Math.max(...e.scenes.map(({ rule: e }) => Zp.indexOf(Qp.includes(e) ? "arena" : e)), -1);
function em(e, t, n) {
	let r = e.fight !== null && e.fight.seats.length > 0 ? e.fight : null;
	return {
		round: e.turn === 0 ? "" : t["sketch.turn"].replace("{n}", String(e.turn)),
		phases: Zp.map((e) => t[`phase.${e}`] ?? e),
		phase: $p(e),
		field: r === null || r.seats.length < 2 || r.cells.length < 2 ? null : cm(r, t),
		centre: tm(e, r, t, n),
		stands: e.houses.map((r, i) => {
			let a = rm(e, r, i, t);
			return i === e.viewer ? {
				...a,
				groups: [...nm(e, t, n), ...a.groups]
			} : a;
		})
	};
}
function tm(e, t, n, r) {
	let i = [
		{
			name: n.market,
			count: e.market,
			band: "market"
		},
		...e.row === 0 ? [] : [{
			name: n["sketch.row"],
			count: e.row,
			band: "market"
		}],
		{
			name: n["sketch.discard.market"],
			count: e.marketDiscard.length,
			band: "market"
		},
		{
			name: n.intrigue,
			count: e.intrigue,
			band: "combat"
		},
		{
			name: n["sketch.discard.intrigue"],
			count: e.intrigueDiscard.length,
			band: "combat"
		}
	].filter(({ count: e }) => e > 0);
	if (e.flow.scenes.some(({ rule: e }) => e === "set-up")) {
		let t = new Set(e.houses.map(({ card: e }) => e)), r = Bt.filter((e) => !t.has(e));
		return Rp(n["sketch.houses"], {
			cards: r.map((e) => Jp(e, n)),
			piles: []
		});
	}
	if (t !== null) return Rp(n["rule.fight"], { sides: t.seats.map((r, i) => am(e, t, i, n)) });
	if (e.lot.length > 0) return Rp(n.lot, {
		cards: e.lot.map((e) => Gp(e, n)),
		piles: i
	});
	if (e.played.length > 0) {
		let t = e.flow.scenes.findLast(({ rule: e }) => e === "scheme"), a = [t?.by, t?.target].flatMap((e) => typeof e == "number" && e >= 0 ? [r[e]] : []);
		return Rp([n.scheme, a.join(" → ")].filter((e) => e !== "").join(": "), {
			cards: e.played.map((e) => Gp(e, n)),
			piles: i
		});
	}
	return Rp("", { piles: i });
}
function nm({ trades: e, viewer: t }, n, r) {
	let i = (e, t) => [...e.map((e) => Vc(e, n)), ...t > 0 ? [`${n.gold} ${t}`] : []].join(" + ") || "–";
	return [!1, !0].flatMap((a) => {
		let o = [], s = e.flatMap((e) => {
			if ((a ? e.from : e.to) !== t) return [];
			let n = a ? e.to : e.from;
			return o[n] = (o[n] ?? 0) + 1, [Ip(`${Jo(Go(n, o[n]))} ${r[n] ?? ""}`, {
				about: `${i(e.give, e.giveGold)} → ${i(e.want, e.wantGold)}`,
				emblem: "scroll"
			})];
		});
		return Lp(n[a ? "offers.made" : "offers.got"], "notes", s);
	});
}
function rm(e, t, n, r) {
	let i = typeof t.hand == "number" ? null : t.hand, a = i ?? t.known, o = i?.length ?? t.hand, s = e.bets.slice(n * k.length, (n + 1) * k.length), c = (e, i, a) => Lp(r[e], i, t.assets.filter(a).map((e) => qp(e, n, r)));
	return {
		seat: n,
		title: t.card < 0 ? "" : Bc(t.card, r),
		score: Pp(r.influence, t.influence, {
			of: 12,
			emblem: "laurel"
		}),
		tallies: [
			Pp(r.gold, t.gold, { emblem: "coins" }),
			Pp(r.hand, `${o}/${fn(t.influence)}`, { emblem: "hand" }),
			...s.flatMap((e, t) => e === 0 ? [] : [Pp(r[`field.${k[t]}`], e, { emblem: "coins" })])
		],
		groups: [
			...Lp(r[i === null ? "sketch.known" : "sketch.hand"], i === null ? "names" : "cards", [...a.map((e) => Kp(e, n, r))]),
			...c("sketch.gladiators", "people", (e) => w(e) === "gladiator"),
			...c("sketch.slaves", "people", (e) => w(e) === "slave"),
			...c("sketch.equipment", "notes", Xp),
			...c("sketch.guards", "names", (e) => w(e) === "guard"),
			...n === e.viewer && t.card >= 0 ? Lp(r["sketch.abilities"], "notes", Yp(t.card, r)) : []
		],
		note: e.host === n && e.turn > 0 ? r["sketch.host"] : null
	};
}
function im({ flow: e }, t) {
	let n = e.scenes.findLast(({ rule: e }) => e === "attack");
	if (n === void 0) return [];
	let r = n.slot === t ? n.offense : n.defense;
	return Array.isArray(r) ? r : [];
}
function am(e, t, n, r) {
	let i = t.cards[n], a = t.seats[n];
	if (i === void 0) return zp(a, cn[n], "helmet");
	let o = C(i), s = b[o].dice;
	return zp(a, Bc(o, r), Wp(o), {
		about: [r["scene.slot"], cn[n]].join(" "),
		tallies: y.map((i, o) => {
			let c = t.health[j(n, o)] ?? s[o];
			return Pp(r[`sketch.${i}`], c, {
				of: Math.max(s[o], c),
				keys: a === e.viewer ? [`pool ${o}`] : []
			});
		}),
		gear: (t.gear[n] ?? []).map((e) => {
			let { name: t, about: n } = qp(e, a, r);
			return {
				label: t,
				value: n ?? ""
			};
		}),
		dice: im(e, n)
	});
}
var om = Math.sqrt(3) / 2, sm = Array.from({ length: v.size }, (e, t) => ({
	x: v.q[t] + v.r[t] / 2,
	y: v.r[t] * om,
	name: v.name(t)
})), cm = (e, t) => ({
	shape: "hex",
	places: sm,
	edges: null,
	figures: e.cells.flatMap((n, r) => n < 0 || r >= e.seats.length ? [] : [{
		keys: [`slot ${r}`],
		place: n,
		seat: e.seats[r],
		name: Bc(C(e.cards[r]), t),
		emblem: Wp(C(e.cards[r])),
		turn: null,
		hurt: e.health.slice(j(r, 0), j(r + 1, 0)).some((t, n) => t < b[C(e.cards[r])].dice[n])
	}])
});
function lm(e, t, n) {
	if (e.of === "act") return typeof t == "string" ? dm(t, n) : null;
	if (typeof t != "number") return null;
	switch (e.of) {
		case "card": return n.flow.scenes.at(-1).rule === "scout" ? null : Np(`card ${um(n)} ${t}`);
		case "house": return Np(`house ${t}`);
		case "asset": return Np(`asset ${um(n)} ${t}`);
		case "seat": return Np(Mp(t));
		case "cell": return Np(jp(t));
		case "pool": return Np(`pool ${t}`);
		default: return null;
	}
}
function um({ flow: e, viewer: t }) {
	let { rule: n, owner: r } = e.scenes.at(-1);
	return (n === "choose" || n === "spy") && typeof r == "number" ? r : t;
}
function dm(e, { viewer: t }) {
	if (!e.includes(".")) return null;
	let { verb: n, card: r, ability: i } = R(e);
	return r < 0 ? null : b[r].type === "house" ? Np(`power ${r} ${i}`) : Np(n === "use" || n === "table" || n === "attack" ? `kind ${t} ${r}` : `card ${t} ${r}`);
}
var fm = {
	sketch: em,
	where: lm
}, pm = 2, mm = class {
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
function hm(e, t, n, r, i) {
	let a = new mm(i, !0);
	return _m(e, t, n, r, a), !a.isProposed && !a.isFull && Tm(n, r, a), a.list;
}
function gm(e, t, n, r, i) {
	let a = new mm(i, !1);
	return _m(e, t, n, r, a), a.list.length === 1 && n.kind !== "form" && Tm(n, r, a), a.list;
}
function _m(e, t, n, r, i) {
	if (i.add(e.heuristic(t, n, r)), !i.isFull) {
		for (let r of e.alternatives?.(t, n, i.most) ?? []) i.isFull || i.add(r);
		if (i.isProposed = i.list.length > 1, !i.isProposed) switch (n.kind) {
			case "pick":
				vm(e, t, n, r, i);
				break;
			case "amount":
				ym(n, i);
				break;
			case "form":
				i.isWide && Cm(e, t, n, r, i), wm(e, t, n, r, i), ym(n, i);
				break;
			default: wm(e, t, n, r, i), ym(n, i);
		}
	}
}
function vm(e, t, n, r, i) {
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
function ym(e, t) {
	for (let n of bm(e, t.list[0], t.isWide)) {
		if (t.isFull) return;
		kd(e, n) === null && t.add(n);
	}
}
function* bm(e, t, n) {
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
			yield* n ? xm(e, t) : Sm(e, t);
			return;
		case "path":
			for (let e = t.length - 1; e >= 0; e--) yield t.slice(0, e);
			return;
		case "form": for (let { name: r, request: i } of e.fields.toReversed()) {
			let e = t[r];
			if (e !== void 0) for (let a of bm(i, e, n)) yield {
				...t,
				[r]: a
			};
		}
	}
}
function* xm({ from: e }, t) {
	let n = e.slice();
	for (let e of t) n.splice(n.indexOf(e), 1);
	let r = [...new Set(n)], i = (e) => t.toSpliced(t.indexOf(e), 1);
	for (let e = 0; e < Math.max(t.length, r.length); e++) e < t.length && (yield i(t[e])), e < r.length && (yield [...t, r[e]]);
	for (let e of new Set(t)) for (let t of r) yield [...i(e), t];
}
function* Sm(e, t) {
	let n = [...xm(e, t)];
	for (let e of [
		1,
		0,
		-1
	]) for (let r of n) r.length - t.length === e && (yield r);
}
function Cm(e, t, n, r, i) {
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
		i.add(kd(u, d) === null ? d : Nf(u, r));
	}
}
function wm(e, t, n, r, i) {
	for (let a = 0; a < pm && !i.isFull;) a = i.add(e.heuristic(t, n, r)) ? 0 : a + 1;
}
function Tm(e, t, n) {
	for (let t of gf(e, n.most)) {
		if (n.isFull) return;
		kd(e, t) === null && n.add(t);
	}
	for (let r = n.most; r > 0 && !n.isFull; r--) n.add(Nf(e, t));
}
function Em(e, t) {
	let n = Dm(e);
	if (n !== null) throw Error(n);
	let { values: r } = e.evaluation.weights, i = Object.keys(r).map(Number), a = i.filter((e) => e <= t);
	return Object.values(r[a.length > 0 ? Math.max(...a) : Math.min(...i)]);
}
function Dm({ id: e, rules: t, evaluation: n }) {
	if (n === void 0) return `${e} has no features that could be weighed`;
	let { weights: r, features: i } = n, a = Object.values(r.values).find((e) => Object.keys(e).join() !== i.join()), o = r.rules === t ? a === void 0 ? null : `the features ${Object.keys(a).join(", ")}, but there are ${i.join(", ")}` : `the rules '${r.rules}', but these are '${t}'`;
	return o === null ? null : `the weights of ${e} (games/${e}/player/weights.ts) were fitted to ${o}: fit them again with ./harena train ${e}, or, where the old ones still mean the same, stamp them with ./harena train ${e} --stamp`;
}
function Om(e, t, n) {
	let { places: r } = e.outcome(t), i = 0;
	for (let e of r) e === 1 && i++;
	for (let e = 0; e < r.length; e++) n[e] = r[e] === 1 ? 1 / i : 0;
}
var km = class {
	evaluation;
	weights;
	features;
	constructor(e, t) {
		this.evaluation = e.evaluation, this.weights = Em(e, t), this.features = new Float64Array(this.weights.length);
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
}, Am = [
	1634760805,
	857760878,
	2036477234,
	1797285236
];
function jm(e) {
	let t = new DataView(e.buffer, e.byteOffset, e.byteLength), n = new Int32Array(e.length / 4);
	for (let e = 0; e < n.length; e++) n[e] = t.getInt32(e * 4, !0);
	return n;
}
function Mm(e, t) {
	let n = /* @__PURE__ */ new Int32Array(16);
	return n.set(Am, 0), n.set(e, 4), n.set(t, 13), n;
}
function Nm(e, t, n) {
	let r = Pm;
	e[12] = t, r.set(e);
	for (let e = 0; e < 10; e++) Fm(r, 0, 4, 8, 12), Fm(r, 1, 5, 9, 13), Fm(r, 2, 6, 10, 14), Fm(r, 3, 7, 11, 15), Fm(r, 0, 5, 10, 15), Fm(r, 1, 6, 11, 12), Fm(r, 2, 7, 8, 13), Fm(r, 3, 4, 9, 14);
	for (let t = 0; t < 16; t++) n[t] = r[t] + e[t];
}
var Pm = /* @__PURE__ */ new Int32Array(16);
function Fm(e, t, n, r, i) {
	let a = e[t], o = e[n], s = e[r], c = e[i];
	a = a + o | 0, c ^= a, c = c << 16 | c >>> 16, s = s + c | 0, o ^= s, o = o << 12 | o >>> 20, a = a + o | 0, c ^= a, c = c << 8 | c >>> 24, s = s + c | 0, o ^= s, o = o << 7 | o >>> 25, e[t] = a, e[n] = o, e[r] = s, e[i] = c;
}
var Im = new Int32Array([
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
]), Lm = 64, Rm = [
	1779033703,
	3144134277,
	1013904242,
	2773480762,
	1359893119,
	2600822924,
	528734635,
	1541459225
], zm = new TextEncoder(), Bm = /* @__PURE__ */ new Int32Array(64);
function Vm(e, t, n) {
	let r = Bm;
	for (let e = 0, i = n; e < 16; e++, i += 4) r[e] = t[i] << 24 | t[i + 1] << 16 | t[i + 2] << 8 | t[i + 3];
	for (let e = 16; e < 64; e++) {
		let t = r[e - 15], n = r[e - 2], i = (t >>> 7 | t << 25) ^ (t >>> 18 | t << 14) ^ t >>> 3, a = (n >>> 17 | n << 15) ^ (n >>> 19 | n << 13) ^ n >>> 10;
		r[e] = r[e - 16] + i + r[e - 7] + a | 0;
	}
	let i = e[0], a = e[1], o = e[2], s = e[3], c = e[4], l = e[5], u = e[6], d = e[7];
	for (let e = 0; e < 64; e++) {
		let t = (c >>> 6 | c << 26) ^ (c >>> 11 | c << 21) ^ (c >>> 25 | c << 7), n = d + t + (u ^ c & (l ^ u)) + Im[e] + r[e] | 0, f = ((i >>> 2 | i << 30) ^ (i >>> 13 | i << 19) ^ (i >>> 22 | i << 10)) + (i & a ^ o & (i ^ a)) | 0;
		d = u, u = l, l = c, c = s + n | 0, s = o, o = a, a = i, i = n + f | 0;
	}
	e[0] += i, e[1] += a, e[2] += o, e[3] += s, e[4] += c, e[5] += l, e[6] += u, e[7] += d;
}
var Hm = class {
	#e = new Int32Array(Rm);
	#t = new Uint8Array(Lm);
	#n = 0;
	#r = 0;
	#i = !1;
	update(e) {
		if (this.#i) throw Error("This hash is already finished; begin a new Sha256 for more data.");
		return this.#a(Xm(e)), this;
	}
	digest() {
		if (this.#i) throw Error("This hash is already finished; keep its digest, or begin a new Sha256.");
		this.#i = !0;
		let e = this.#t, t = this.#e;
		e[this.#n] = 128, e.fill(0, this.#n + 1), this.#n >= 56 && (Vm(t, e, 0), e.fill(0));
		let n = new DataView(e.buffer);
		n.setUint32(56, Math.floor(this.#r / 536870912)), n.setUint32(60, this.#r % 536870912 * 8), Vm(t, e, 0);
		let r = /* @__PURE__ */ new Uint8Array(32), i = new DataView(r.buffer);
		for (let e = 0; e < 8; e++) i.setInt32(e * 4, t[e]);
		return r;
	}
	hex() {
		return Qm(this.digest());
	}
	#a(e) {
		this.#r += e.length;
		let t = this.#t, n = 0;
		if (this.#n > 0) {
			if (n = Math.min(Lm - this.#n, e.length), t.set(e.subarray(0, n), this.#n), this.#n += n, this.#n < Lm) return;
			Vm(this.#e, t, 0);
		}
		for (; n + Lm <= e.length; n += Lm) Vm(this.#e, e, n);
		t.set(e.subarray(n)), this.#n = e.length - n;
	}
}, Um = /* @__PURE__ */ new Int32Array(8), Wm = /* @__PURE__ */ new Uint8Array(128);
function Gm(e) {
	for (let e = 0; e < 8; e++) Um[e] = Rm[e];
	let { length: t } = e, n = 0;
	for (; n + Lm <= t; n += Lm) Vm(Um, e, n);
	let r = t - n;
	Wm.fill(0);
	for (let t = 0; t < r; t++) Wm[t] = e[n + t];
	Wm[r] = 128;
	let i = r >= 56 ? 128 : Lm, a = t * 8;
	for (let e = i - 1; a > 0; e--) Wm[e] = a % 256, a = Math.floor(a / 256);
	for (let e = 0; e < i; e += Lm) Vm(Um, Wm, e);
}
function Km(e) {
	Gm(Xm(e));
	let t = /* @__PURE__ */ new Uint8Array(32);
	for (let e = 0; e < 32; e++) t[e] = Um[e >> 2] >>> 24 - 8 * (e & 3);
	return t;
}
function qm(e) {
	Gm(Xm(e));
	let t = "";
	for (let e = 0; e < 8; e++) t += Jm(Um[e]);
	return t;
}
var Jm = (e) => `${Zm[e >>> 24]}${Zm[e >>> 16 & 255]}${Zm[e >>> 8 & 255]}${Zm[e & 255]}`;
function Ym(e, t) {
	let n = Xm(e), r = n.length > Lm ? Km(n) : n, i = new Uint8Array(Lm).fill(54), a = new Uint8Array(Lm).fill(92);
	for (let e = 0; e < r.length; e++) i[e] = i[e] ^ r[e], a[e] = a[e] ^ r[e];
	return new Hm().update(a).update(new Hm().update(i).update(t).digest()).digest();
}
function Xm(e) {
	return typeof e == "string" ? zm.encode(e) : e;
}
var Zm = Array.from({ length: 256 }, (e, t) => t.toString(16).padStart(2, "0"));
function Qm(e) {
	let t = "";
	for (let n = 0; n < e.length; n++) t += Zm[e[n]];
	return t;
}
function $m(e) {
	if (e.length % 2 != 0 || /[^0-9a-f]/i.test(e)) throw Error(`"${e}" is not hexadecimal; give two digits of 0-9 and a-f for every byte.`);
	let t = new Uint8Array(e.length / 2);
	for (let n = 0; n < t.length; n++) t[n] = Number.parseInt(e.slice(n * 2, n * 2 + 2), 16);
	return t;
}
function eh({ seed: e, match: t, rules: n }) {
	return qm(ah([
		"harena commitment 1",
		ih(e),
		t,
		n
	]));
}
function th(e, { seed: t, match: n, rules: r }) {
	return rh(t) && e.toLowerCase() === eh({
		seed: t,
		match: n,
		rules: r
	});
}
function nh({ seed: e, match: t, rules: n, nonces: r }) {
	return Ym(ih(e), ah([
		"harena stream 1",
		t,
		n,
		...r
	]));
}
function rh(e) {
	return /^[0-9a-f]{64}$/i.test(e);
}
function ih(e) {
	if (!rh(e)) throw Error(`A seed is 64 hexadecimal characters, but this one is not (its length is ${e.length}); make one with newSeed.`);
	return $m(e);
}
function ah(e) {
	let t = 0, n = [];
	for (let r of e) {
		if (typeof r == "string" && !r.isWellFormed()) throw Error(`The text ${JSON.stringify(r)} holds half a character; send well-formed Unicode.`);
		let e = Xm(r);
		n.push(e), t += 4 + e.length;
	}
	let r = new Uint8Array(t), i = new DataView(r.buffer), a = 0;
	for (let e of n) i.setUint32(a, e.length), r.set(e, a + 4), a += 4 + e.length;
	return r;
}
var oh = 4294967296, sh = oh * 16, ch = 2097152, lh = /* @__PURE__ */ new Int32Array(3);
function uh(e) {
	return new ph(Qm(nh(e)), 0);
}
function dh(e) {
	if (typeof e == "number") {
		if (!Number.isSafeInteger(e)) throw Error(`A fast stream's seed is a whole number, but ${e} is not one.`);
		return _h(e | 0, Math.floor(e / oh) | 0, 0, 0);
	}
	if (!bh(e)) throw Error(`A fast stream's seed is one whole number or four of 32 bits, but [${e}] is neither.`);
	return _h(e[0], e[1], e[2], e[3]);
}
function fh(e) {
	switch (e.kind) {
		case "match":
			if (!/^[0-9a-f]{64}$/.test(e.key)) throw Sh("its key is not 64 hexadecimal characters");
			if (!yh(e.at) || e.at >= sh) throw Sh(`it cannot stand at word ${e.at}`);
			return new ph(e.key, e.at);
		case "fast":
			if (!bh(e.s)) throw Sh(`[${e.s}] is not four integers of 32 bits`);
			if (!yh(e.draws)) throw Sh(`it cannot have made ${e.draws} draws`);
			return new mh(e.s[0], e.s[1], e.s[2], e.s[3], e.draws);
		case "fixed":
			if (!yh(e.at) || e.at > e.rolls.length) throw Sh(`it cannot stand at rolls[${e.at}] of ${e.rolls.length}`);
			if (!["roll", "keep"].includes(e.shuffles)) throw Sh(`shuffles cannot be "${e.shuffles}"`);
			return new hh(e.rolls.slice(), e.at, e.shuffles);
		default: throw Sh(`there is no kind "${e.kind}"`);
	}
}
var ph = class {
	#e;
	#t;
	#n = /* @__PURE__ */ new Uint32Array(16);
	#r;
	#i;
	constructor(e, t) {
		this.#e = e, this.#t = Mm(jm($m(e)), lh), this.#r = Math.floor(t / 16), this.#i = t % 16, Nm(this.#t, this.#r, this.#n);
	}
	get draws() {
		return this.#r * 16 + this.#i;
	}
	below(e) {
		if (e >>> 0 !== e || e === 0) throw xh(e);
		let t = oh - oh % e, n = this.#a();
		for (; n >= t;) n = this.#a();
		return n % e;
	}
	die(e) {
		return 1 + this.below(e);
	}
	shuffle(e) {
		for (let t = e.length - 1; t > 0; t--) vh(e, t, this.below(t + 1));
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
			this.#r++, this.#i = 0, Nm(this.#t, this.#r, this.#n);
		}
		return this.#n[this.#i++];
	}
}, mh = class {
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
		if (e >>> 0 !== e || e === 0) throw xh(e);
		let t = this.word();
		if (e > ch) {
			let n = oh - oh % e;
			for (; t >= n;) t = this.word();
			return t % e;
		}
		let n = Math.imul(t, e) >>> 0;
		if (n < e) {
			let r = oh % e;
			for (; n < r;) t = this.word(), n = Math.imul(t, e) >>> 0;
		}
		return t * e / oh | 0;
	}
	die(e) {
		return 1 + this.below(e);
	}
	shuffle(e) {
		for (let t = e.length - 1; t > 0; t--) vh(e, t, this.below(t + 1));
	}
	fork() {
		return _h(this.word() | 0, this.word() | 0, this.word() | 0, this.word() | 0);
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
}, hh = class {
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
		if (e >>> 0 !== e || e === 0) throw xh(e);
		return this.#r(`below(${e})`, 0, e - 1);
	}
	die(e) {
		if (e >>> 0 !== e || e === 0) throw xh(e);
		return this.#r(`a die with ${e} sides`, 1, e);
	}
	shuffle(e) {
		if (this.#t !== "keep") for (let t = e.length - 1; t > 0; t--) vh(e, t, this.below(t + 1));
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
}, gh = 15;
function _h(e, t, n, r) {
	let i = new mh(e, t, n, r, -15);
	for (let e = 0; e < gh; e++) i.word();
	return i;
}
function vh(e, t, n) {
	let r = e[t];
	e[t] = e[n], e[n] = r;
}
function yh(e) {
	return Number.isSafeInteger(e) && e >= 0;
}
function bh(e) {
	return Array.isArray(e) && e.length === 4 && e.every((e) => e === (e | 0));
}
function xh(e) {
	return /* @__PURE__ */ Error(`A random number needs a whole number of outcomes from 1 to 4294967295, but ${e} was given.`);
}
function Sh(e) {
	return /* @__PURE__ */ Error(`This saved random stream is damaged: ${e}; restore it from an undamaged copy.`);
}
var Ch = (e, t, n, r) => ({
	...r,
	fallback: n.fallback?.(e, t, r) ?? null
});
function wh(e, t, n, r) {
	let i = Ch(e, t, n, r);
	return i.barred = n.barred?.(e, t, r) ?? null, n.hints !== void 0 && (i.hints = n.hints(e, t, r)), i;
}
function Th(e) {
	if (e.kind !== "path") return a(e);
	let { steps: t, costs: n, ...r } = e, i = (e) => Object.isFrozen(e) ? e : a(e);
	return {
		...a(r),
		steps: i(t),
		costs: i(n)
	};
}
var Eh = 1e4, Dh = [], Oh = class e {
	game;
	state;
	random;
	log;
	trace = null;
	asked = Dh;
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
		this.asked = Dh;
		for (let t = Eh; e.length > 0; t--) {
			if (t === 0) throw Error(`no decision after ${Eh} steps at ${this.where()}`);
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
		return i === null && this.accept(e, r, Vf(r, n)), i;
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
		let n = kd(e, t);
		return n === null || typeof e.id == "string" ? n : kd(this.dress(e, wh), t) ?? n;
	}
	accept(e, t, n) {
		typeof t.id == "string" ? this.command(e, t.id, n) : this.take(t, n);
	}
	requestFor(e) {
		let t = this.pending(e);
		return t === null ? null : Th(this.dress(t, wh));
	}
	requestForBot(e) {
		let t = this.pending(e);
		return t === null ? null : Th(this.dress(t, Ch));
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
			r !== null && t.push(Th(this.stampCommand(n, r)));
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
			let a = Uf(i[0]);
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
			t !== null && kd(e, t) === null ? r[e.seat] = t : i = !1;
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
		this.raised.length > 0 && _e(this, this.raised.splice(0));
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
}, kh = 5e3, Ah = 1e-6, jh = 1 << 30, Mh = 6, Nh = 1540483477, Ph = class {
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
	constructor(e, t, n, r, i, a = hm, o = null) {
		let { seats: s } = n.flow;
		this.game = e, this.effort = t, this.view = n, this.seat = r.seat, this.random = i, this.judge = e.evaluation === void 0 ? null : new km(e, s), this.play = e.evaluation?.playout ?? e.heuristic, this.shares = new Float64Array(s), this.regard = o, this.choices = a(e, n, r, i, t.candidates), this.results = this.choices.map(() => []);
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
		let a = r / t.length, o = Math.max(Ah, i / t.length - a * a);
		return a >= this.effort.margin * Math.sqrt(o / t.length);
	}
	tryWorld(e) {
		let { game: t, random: n } = this, r = t.determinise(this.view, n), i = n.below(jh);
		for (let n = 0; n < e.length; n++) {
			let a = new Oh(t, n === e.length - 1 ? r : t.clone(r), dh(i), null).run(), { id: o } = a.asked.find((e) => e.seat === this.seat);
			this.decide(a, this.seat, o, this.choices[e[n]]), this.playOut(a, dh(i ^ Nh)), this.results[e[n]].push(this.worth());
		}
	}
	worth() {
		let { shares: e, regard: t, seat: n } = this, r = e[n];
		if (t !== null) for (let n = 0; n < e.length; n++) r += t[n] * e[n];
		return r;
	}
	playOut(e, t) {
		let { game: n, effort: r, judge: i, shares: a } = this, o = i !== null && (i.evaluation.fits?.(e.state) ?? !0), s = o ? r.decisions : kh, c = o && r.rounds > 0 ? i.evaluation.pace : Fh, l = c(e.state) + Math.max(1, r.rounds), u = this.looksAt(e.state), d = 0;
		for (; d < s && !e.over && c(e.state) < l; d++) {
			let n = e.waiting, r = n.kind === "pick" && n.from.length === 1 ? n.from[0] : this.play(u(n.seat), n, t);
			this.decide(e, n.seat, n.id, r);
		}
		this.worked += Mh + d, e.over ? Om(n, e.state, a) : o ? i.shares(e.state, a) : a.fill(1 / a.length);
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
}, Fh = (e) => 0, Ih = 4, Lh = 3, Rh = [
	"stop",
	"done",
	"end"
];
function zh(e, t, n, r, i) {
	if (t === 0) return e.heuristic(n, r, i);
	let a = i.below(100);
	if (a >= t) return e.heuristic(n, r, i);
	let [o, ...s] = gm(e, n, r, i, Ih), c = Bh(s, r.fallback), l = Vh(o, r.fallback) || Rh.includes(c[0]);
	if (a >= t * s.length / 3 / (l ? Lh : 1)) return o;
	let u = 0;
	for (; u < c.length - 1 && i.below(2) === 0;) u++;
	return c[u];
}
function Bh(e, t) {
	let n = e.filter((e) => !Vh(e, t));
	return n.length > 0 ? n : e;
}
var Vh = (e, t) => e === t || typeof e == "object" && JSON.stringify(e) === JSON.stringify(t), Hh = (e, t, n, r) => ({
	level: t,
	choose: (i, a, o) => Gh(e, t, a, Uh(e, n, r, i, a, o))
});
function Uh(e, t, n, r, i, a) {
	switch (t.kind) {
		case "any": return Nf(i, a);
		case "slips": return zh(e, t.rate, r, i, a);
		case "search": return Wh(n, new Ph(e, t.effort, r, i, a));
	}
}
function Wh(e, t) {
	let n = e === Infinity ? e : performance.now() + e;
	return t.run(() => n !== Infinity && performance.now() >= n), t.choices[t.best];
}
function Gh(e, t, n, r) {
	let i = kd(n, r);
	if (i === null) return r;
	throw Error(`the bot '${t}' of ${e.id} answered ${n.clause} (${n.kind}) with ${JSON.stringify(r)}, which is refused: ${i.clause} ${i.code}, ${i.text}`);
}
var Kh = [
	"tiro",
	"novice",
	"fighter",
	"tactician",
	"veteran",
	"champion"
], qh = ["random", "heuristic"], Jh = (e) => [...Kh, ...qh].includes(e), Q = (e, t, n, r, i = .5) => ({
	playouts: e,
	candidates: t,
	rounds: n,
	decisions: r,
	margin: i
}), Yh = 400, Xh = {
	tiro: 200,
	novice: 70,
	tactician: Q(16, 4, 1, Yh),
	veteran: Q(64, 8, 1, Yh),
	champion: Q(256, 16, 1, Yh)
}, Zh = {
	gladiatori: {
		tiro: 52,
		novice: 22,
		tactician: Q(8, 4, 1, Yh),
		veteran: Q(200, 12, 2, Yh),
		champion: Q(640, 24, 2, Yh)
	},
	spartacus: {
		tiro: 70,
		novice: 34,
		tactician: Q(24, 6, 0, 12),
		veteran: Q(300, 24, 0, 24),
		champion: Q(800, 24, 0, 32)
	},
	jugula: {
		tiro: 80,
		novice: 36,
		tactician: Q(48, 8, 1, Yh),
		veteran: Q(200, 12, 3, Yh),
		champion: Q(600, 16, 4, Yh)
	},
	"house-of-gladiators": {
		tiro: 126,
		novice: 76,
		fighter: 30,
		tactician: {
			...Q(72, 6, 1, Yh),
			work: 3600
		},
		veteran: {
			...Q(384, 10, 1, Yh),
			work: 2e4
		},
		champion: {
			...Q(900, 12, 2, Yh),
			work: 6e4
		}
	}
};
function Qh(e, t) {
	let n = Zh[t] ?? Xh;
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
var $h = {
	deals: !0,
	margin: .002,
	gratitude: .1,
	grudge: .05,
	reserve: 0,
	gifts: 0
};
({ ...$h }), { ...$h }, { ...$h }, { ...$h }, { ...$h }, { ...$h };
var eg = (e, t, n = Infinity) => Hh(t, e, Qh(e, t.id), n);
function tg(e) {
	let t = JSON.stringify(e);
	if (t === void 0) throw Error(`A value of type ${typeof e} has no JSON text; hash a plain JSON value.`);
	return qm(t).slice(0, 16);
}
var ng = "either the file was altered or this build plays otherwise, so compare it with the file that its host kept";
function rg(e, t, n, r) {
	let { header: i, decisions: a, ending: o } = t, s = n.get(i.rules) ?? n.get(i.game);
	if (s === void 0 || s.rules !== i.rules) return ig(1, sg(i, s, n));
	let c = a.length + 2, { match: l, rules: u, began: d } = i;
	if (!th(i.commitment, {
		seed: o.seed,
		match: l,
		rules: d ?? u
	})) return ig(c, {
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
		return ig(1, ag("set-up", `asks for what cannot be set up (${og(e)})`));
	}
	if (JSON.stringify(m.header.options) !== JSON.stringify(i.options)) return ig(1, ag("set-up", "does not write the options as Harena writes them, all of them and in order"));
	let h = a.slice(0, r.until);
	r.each?.(m, null);
	for (let e of h) {
		let t = cg(m, e);
		if (t !== null) return ig(e.n + 1, t);
		r.each?.(m, e);
	}
	let ee = h.length < a.length ? null : lg(m, o);
	return ee === null ? {
		match: m,
		fault: null
	} : ig(c, ee);
}
var ig = (e, { code: t, text: n }) => ({
	match: null,
	fault: {
		line: e,
		code: t,
		text: `Line ${e} ${n}.`
	}
}), ag = (e, t) => ({
	code: e,
	text: `${t}; ${ng}`
}), og = (e) => e.message.replace(/\.$/, "");
function sg(e, t, n) {
	let r = Nd(e.rules);
	return t === void 0 ? {
		code: "no-game",
		text: `${`names the game '${Nd(e.game)}', and this build plays ${[...n.keys()].filter((e) => !e.includes("@")).join(", ")}`}; open it with a build that plays ${r}`
	} : {
		code: "rules",
		text: `${`says it was made under ${r}, this build plays ${t.rules}`}: open it with a build that plays ${r}`
	};
}
function cg(e, { n: t, seat: n, clause: r, id: i, choice: a, text: o, by: s, hash: c }) {
	let l = typeof i == "string" ? e.game.commands.find((e) => e.name === i) : e.table.requestFor(n);
	if (l && l.clause !== r) return ag("clause", `puts decision ${t} under ${Nd(r)}, where the rules come to ${l.clause}`);
	try {
		let t = e.decide(n, i, a, s);
		if (t !== null) return ag("refused", `holds a decision that ${t.clause || e.game.title} refuses: ${t.text}`);
	} catch (e) {
		return ag("stopped", `holds a decision that makes the rules stop (${og(e)})`);
	}
	let u = e.decisions[t - 1];
	return u === void 0 ? ag("replaced", "replaces a sealed answer that Harena would not have kept") : JSON.stringify(u.choice) === JSON.stringify(a) ? u.text === o ? u.hash === c ? null : ag("hash", `notes the state ${c} after decision ${t}, where the rules come to ${u.hash}`) : ag("text", `says '${Nd(o)}' for the choice '${Nd(u.text)}'`) : ag("choice", `does not write the choice ${JSON.stringify(u.choice)} as Harena writes it`);
}
function lg(e, { result: t, draws: n, hash: r }) {
	let { state: i, random: a } = e.table, o = tg(i);
	if (o !== r) return ag("hash", `notes the state ${r} at the end, where the rules come to ${o}`);
	if (a.draws !== n) return ag("draws", `counts ${n} random numbers, where the rules take ${a.draws}`);
	let { outcome: s } = e;
	return JSON.stringify(s) === JSON.stringify(t) ? null : ag("result", `says that the game ${ug(t)}, where by the rules it ${ug(s)}`);
}
var ug = (e) => e === null ? "goes on" : `ended with ${JSON.stringify(e)}`;
function dg(...e) {
	let t = [];
	for (let n = 0; n < e.length; n++) {
		let r = e[n], i = pg(r);
		for (let e = 0; e < i.length; e++) t.push(mg(r[i[e]]));
	}
	return () => {
		let n = 0;
		for (let r of e) for (let e of pg(r)) r[e] = t[n++];
	};
}
var fg = /* @__PURE__ */ new WeakMap();
function pg(e) {
	let t = fg.get(e.constructor);
	if (t !== void 0 && e.constructor !== Object) return t;
	let n = Object.keys(e);
	return fg.set(e.constructor, n), n;
}
function mg(e) {
	return Array.isArray(e) ? Array.isArray(e[0]) ? e.map((e) => e.slice()) : e.slice() : e instanceof Map ? new Map(e) : e;
}
function hg(e) {
	let t = {};
	for (let [n, r] of Object.entries(e)) t[n] = r instanceof Map ? [...r] : r;
	return t;
}
function gg(e, t) {
	let n = e;
	for (let r of Object.keys(e)) {
		if (!(r in t)) throw Error(`what was saved has no '${r}'`);
		n[r] = n[r] instanceof Map ? new Map(t[r]) : t[r];
	}
}
function _g({ seats: { min: e, max: t }, seatsFor: n }, r) {
	return n?.(r) ?? Array.from({ length: t - e + 1 }, (t, n) => e + n);
}
function vg(e, t, n) {
	let { min: r, max: i } = e.seats;
	if (!Number.isInteger(t) || t < r || t > i) return `${e.title} takes ${r} to ${i} seats, not ${t}`;
	let a = _g(e, n);
	return a.includes(t) ? null : a.length === 0 ? `${e.title} cannot be played with these options together` : `${e.title} takes ${a.join(" or ")} seats with these options, not ${t}`;
}
function yg(e) {
	let t = {};
	for (let n in e) t[n] = e[n].default;
	return t;
}
function bg(e, t) {
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
				text: `there is no option '${Nd(n)}'; there are: ${t}`
			};
		}
		let i = Sg(t, r);
		if (i !== null) return {
			clause: t.clause,
			code: "bad-option",
			text: `option '${n}' must be ${i}, not ${Pd(r)}`
		};
	}
	return {
		...yg(e),
		...t
	};
}
var xg = (e) => typeof e.code == "string" && "text" in e;
function Sg(e, t) {
	switch (e.kind) {
		case "flag": return typeof t == "boolean" ? null : "true or false";
		case "number": return typeof t == "number" && Number.isInteger(t) && t >= e.min && t <= e.max ? null : `a whole number from ${e.min} to ${e.max}`;
		case "choice": return typeof t == "string" && e.of.includes(t) ? null : `one of ${e.of.join(", ")}`;
	}
}
function Cg(e) {
	let { game: t, seats: n, seed: r, match: i, nonces: a, began: o = null, names: s = null, started: c = null } = e, l = bg(t.options, e.options);
	if (xg(l)) throw Error(`${l.text}.`);
	let u = vg(t, n, l);
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
		commitment: eh({
			seed: r,
			match: i,
			rules: o ?? f
		}),
		nonces: [...a],
		names: s,
		started: c
	};
}
var wg = class {
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
			this.why[e] = Tg(r);
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
		let i = Eg(e, n);
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
}, Tg = (e) => ({
	clause: e,
	code: "undo-sealed",
	text: "a sealed answer is not taken back: while its question is open, answer again and the new answer counts"
});
function Eg(e, t) {
	let { clause: n, disclosed: r } = t, i = `after the decision at ${n}`, a = (e, t) => ({
		clause: n,
		code: e,
		text: t
	});
	return t.drew ? a("undo-dice", `dice were thrown or cards shuffled ${i}`) : (r & ~c(e)) === 0 ? r === 0 ? t.final ? a("undo-final", `${n} makes it final`) : t.clock ? a("undo-clock", `the clock made the decision at ${n} for seat ${e}`) : t.sealing ? a("undo-sealing", `several seats are asked in secret ${i}`) : t.over ? a("undo-over", `the game was over ${i}`) : null : a("undo-learned", `seat ${e} came to know something hidden ${i}`) : a("undo-revealed", `something hidden was shown to others ${i}`);
}
var Dg = (e, t, n) => e[t]?.print(n) ?? String(n);
function Og(e, t, n) {
	switch (e.kind) {
		case "pick": return Dg(n, e.of, t);
		case "amount": return String(t);
		case "subset":
		case "pay": return kg(n, e.of, t);
		case "path": return t.map((t) => Dg(n, e.of, t)).join(">") || ".";
		case "order": return t.map((t) => Dg(n, e.of, t)).join(">") || ".";
		case "offer": return t === "none" ? "none" : Ag(n, e, t);
		case "form": {
			let r = t, i = [];
			for (let t of e.fields) {
				if (!ue(t, r)) continue;
				let e = Og(t.request, r[t.name], n);
				i.push(t.request.kind === "form" ? `(${e})` : e);
			}
			return i.join(" ");
		}
	}
}
function kg(e, t, n) {
	let r = [], i = n.slice().sort(pe);
	for (let n = 0; n < i.length;) {
		let a = 1;
		for (; i[n + a] === i[n];) a++;
		r.push(Dg(e, t, i[n]) + (a > 1 ? `*${a}` : "")), n += a;
	}
	return r.join("+") || "-";
}
function Ag(e, t, n) {
	let r = (n, r) => [n.length > 0 ? kg(e, t.of, n) : "", r > 0 ? `$${r}` : ""].filter((e) => e !== "").join("+") || "-";
	return `${n.with}:${r(n.give, n.giveCoins)}/${r(n.want, n.wantCoins)}`;
}
var jg = 1e7, Mg = (e) => typeof e == "string" ? e : JSON.parse(JSON.stringify(e)), Ng = ({ flow: e }) => e.frames[e.frames.length - 1], Pg = class e {
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
		let { match: r, nonces: i } = t, a = uh({
			seed: n,
			match: r,
			rules: t.began ?? t.rules,
			nonces: [...i]
		});
		this.currentTable = new Oh(e, e.setup(t.seats, t.options), a, new Tn()).run(), this.undoable = new wg(t.seats);
	}
	static start(t) {
		return new e(t.game, Cg(t), t.seed);
	}
	static follow(t, n, r = {}) {
		return rg((t, n) => e.start({
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
			id: e.id + this.timesTakenBack * jg
		};
	}
	decide(e, t, n, r = null) {
		let i = this.currentTable, a = typeof t == "number" ? t - this.timesTakenBack * jg : t;
		if (typeof a == "number" && !(a >= 0 && a < jg)) return {
			clause: i.asked[0]?.clause ?? "",
			code: "stale",
			text: "this answers a question of before a decision was taken back; look at what is asked now"
		};
		let o = i.question(e, a);
		if (o === null) return i.noQuestion(e, a);
		let s = i.refusalOf(o, n);
		if (s !== null) return s;
		let c = Mg(Vf(o, n)), { clause: l } = o, u = this.recorded.length + 1, d = Og(o, c, this.game.nouns), f = {
			state: this.game.clone(i.state),
			decisions: this.recorded.length,
			events: this.log.length
		}, p = i.random.save(), { draws: m } = i.random, h = typeof a == "number" && i.isSealed ? Ng(i.state) : null;
		i.disclosed = 0;
		try {
			i.accept(e, o, Vf(o, c));
		} catch (e) {
			throw this.putBack(f, fh(p)), e;
		}
		this.last = {
			before: f,
			random: p
		};
		let ee = u % 8 == 0 ? tg(i.state) : null, te = h !== null && h.sealed !== null;
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
		let e = dg(this, this.undoable);
		return () => {
			let { last: t } = this;
			e(), t !== null && this.putBack(t.before, fh(t.random));
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
			undo: hg(this.undoable)
		};
	}
	resume(e) {
		let { key: t } = this.currentTable.random.save(), n = new Tn();
		for (let t of e.events) n.events.push(t);
		let r = fh({
			kind: "match",
			key: t,
			at: e.draws
		});
		this.recorded = [...e.decisions], this.timesTakenBack = e.takebacks, this.sealedBefore = e.sealedBefore, gg(this.undoable, e.undo), this.currentTable = new Oh(this.game, e.state, r, n).run();
	}
	dropReplaced(e) {
		let t = this.recorded, { asked: n, state: r } = this.currentTable, { seat: i } = t[t.length - 1], a = (e) => n.some((t) => t.seat === e?.seat && t.id === e.id), o = t.length - 2;
		for (a(t[o]) || (this.sealedBefore = Ng(e).sealed); a(t[o]) && t[o].seat !== i;) o--;
		if (!a(t[o])) return;
		t.splice(o, 1);
		let s = this.game.clone(r), { sealed: c } = Ng(s);
		for (let e = t.length - 1; e >= o; e--) {
			let n = e + 1;
			t[e] = {
				...t[e],
				n,
				hash: n % 8 == 0 ? tg(s) : null
			}, c[t[e].seat] = this.sealedBefore?.[t[e].seat] ?? null;
		}
	}
	putBack({ state: e, decisions: t, events: n }, r) {
		let { trace: i } = this.currentTable, a = new Tn();
		for (let e of this.log.events.slice(0, n)) a.events.push(e);
		this.recorded.length = t, this.currentTable = new Oh(this.game, e, r, a), this.currentTable.trace = i, this.currentTable.run();
	}
}, Fg = "fighter";
function Ig(e, t) {
	for (let [n, { of: r, shape: i }] of e) {
		let e = t[n];
		if (r === "seat" && i === "one" && typeof e == "number" && e >= 0) return e;
	}
	return null;
}
function Lg(e, t, n, r) {
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
var Rg = (e, t) => e.flatMap(([e, { of: n }]) => {
	let r = t[e];
	return n === "cell" ? (Array.isArray(r) ? r : [r]).filter((e) => typeof e == "number" && e >= 0) : [];
});
function zg(e) {
	let t = /* @__PURE__ */ new Map();
	for (let n of e) t.set(n, (t.get(n) ?? 0) + 1);
	return [...t].map(([e, t]) => t > 1 ? `${e} ×${t}` : e).join(", ");
}
var Bg = (e) => e == null, Vg = {
	of: "",
	shape: "one",
	optional: !0,
	secret: !1,
	words: null,
	total: null,
	by: null
};
function Hg({ of: e, shape: n }, r) {
	if (t(r)) return r.hidden !== 0;
	if (Bg(r)) return !1;
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
var Ug = "_count", Wg = (e) => Array.isArray(e) ? e.length : 0;
function Gg(e, t) {
	let n = t && t.cache ? t.cache : t_, r = t && t.serializer ? t.serializer : $g;
	return (t && t.strategy ? t.strategy : Xg)(e, {
		cache: n,
		serializer: r
	});
}
function Kg(e) {
	return e == null || typeof e == "number" || typeof e == "boolean";
}
function qg(e, t, n, r) {
	let i = Kg(r) ? r : n(r), a = t.get(i);
	return a === void 0 && (a = e.call(this, r), t.set(i, a)), a;
}
function Jg(e, t, n) {
	let r = Array.prototype.slice.call(arguments, 3), i = n(r), a = t.get(i);
	return a === void 0 && (a = e.apply(this, r), t.set(i, a)), a;
}
function Yg(e, t, n, r, i) {
	return n.bind(t, e, r, i);
}
function Xg(e, t) {
	let n = e.length === 1 ? qg : Jg;
	return Yg(e, this, n, t.cache.create(), t.serializer);
}
function Zg(e, t) {
	return Yg(e, this, Jg, t.cache.create(), t.serializer);
}
function Qg(e, t) {
	return Yg(e, this, qg, t.cache.create(), t.serializer);
}
var $g = function() {
	return JSON.stringify(arguments);
}, e_ = class {
	constructor() {
		this.cache = Object.create(null);
	}
	get(e) {
		return this.cache[e];
	}
	set(e, t) {
		this.cache[e] = t;
	}
}, t_ = { create: function() {
	return new e_();
} }, n_ = {
	variadic: Zg,
	monadic: Qg
}, r_ = /(?:[Eec]{1,6}|G{1,5}|[Qq]{1,5}|(?:[yYur]+|U{1,5})|[ML]{1,5}|d{1,2}|D{1,3}|F{1}|[abB]{1,5}|[hkHK]{1,2}|w{1,2}|W{1}|m{1,2}|s{1,2}|[zZOvVxX]{1,4})(?=([^']*'[^']*')*[^']*$)/g;
function i_(e) {
	let t = {};
	return e.replace(r_, (e) => {
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
var a_ = /[\t-\r \x85\u200E\u200F\u2028\u2029]/i;
function o_(e) {
	if (e.length === 0) throw Error("Number skeleton cannot be empty");
	let t = e.split(a_).filter((e) => e.length > 0), n = [];
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
function s_(e) {
	return e.replace(/^(.*?)-/, "");
}
var c_ = /^\.(?:(0+)(\*)?|(#+)|(0+)(#+))$/g, l_ = /^(@+)?(\+|#+)?[rs]?$/g, u_ = /(\*)(0+)|(#+)(0+)|(0+)/g, d_ = /^(0+)$/;
function f_(e) {
	let t = {};
	return e[e.length - 1] === "r" ? t.roundingPriority = "morePrecision" : e[e.length - 1] === "s" && (t.roundingPriority = "lessPrecision"), e.replace(l_, function(e, n, r) {
		return typeof r == "string" ? r === "+" ? t.minimumSignificantDigits = n.length : n[0] === "#" ? t.maximumSignificantDigits = n.length : (t.minimumSignificantDigits = n.length, t.maximumSignificantDigits = n.length + (typeof r == "string" ? r.length : 0)) : (t.minimumSignificantDigits = n.length, t.maximumSignificantDigits = n.length), "";
	}), t;
}
function p_(e) {
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
function m_(e) {
	let t;
	if (e[0] === "E" && e[1] === "E" ? (t = { notation: "engineering" }, e = e.slice(2)) : e[0] === "E" && (t = { notation: "scientific" }, e = e.slice(1)), t) {
		let n = e.slice(0, 2);
		if (n === "+!" ? (t.signDisplay = "always", e = e.slice(2)) : n === "+?" && (t.signDisplay = "exceptZero", e = e.slice(2)), !d_.test(e)) throw Error("Malformed concise eng/scientific notation");
		t.minimumIntegerDigits = e.length;
	}
	return t;
}
function h_(e) {
	return p_(e) || {};
}
function g_(e) {
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
				t.style = "unit", t.unit = s_(n.options[0]);
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
						...h_(t)
					}), {})
				};
				continue;
			case "engineering":
				t = {
					...t,
					notation: "engineering",
					...n.options.reduce((e, t) => ({
						...e,
						...h_(t)
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
				n.options[0].replace(u_, function(e, n, r, i, a, o) {
					if (n) t.minimumIntegerDigits = r.length;
					else if (i && a) throw Error("We currently do not support maximum integer digits");
					else if (o) throw Error("We currently do not support exact integer digits");
					return "";
				});
				continue;
		}
		if (d_.test(n.stem)) {
			t.minimumIntegerDigits = n.stem.length;
			continue;
		}
		if (c_.test(n.stem)) {
			if (n.options.length > 1) throw RangeError("Fraction-precision stems only accept a single optional option");
			n.stem.replace(c_, function(e, n, r, i, a, o) {
				return r === "*" ? t.minimumFractionDigits = n.length : i && i[0] === "#" ? t.maximumFractionDigits = i.length : a && o ? (t.minimumFractionDigits = a.length, t.maximumFractionDigits = a.length + o.length) : (t.minimumFractionDigits = n.length, t.maximumFractionDigits = n.length), "";
			});
			let e = n.options[0];
			e === "w" ? t = {
				...t,
				trailingZeroDisplay: "stripIfInteger"
			} : e && (t = {
				...t,
				...f_(e)
			});
			continue;
		}
		if (l_.test(n.stem)) {
			t = {
				...t,
				...f_(n.stem)
			};
			continue;
		}
		let e = p_(n.stem);
		e && (t = {
			...t,
			...e
		});
		let r = m_(n.stem);
		r && (t = {
			...t,
			...r
		});
	}
	return t;
}
var __ = /* @__PURE__ */ function(e) {
	return e[e.EXPECT_ARGUMENT_CLOSING_BRACE = 1] = "EXPECT_ARGUMENT_CLOSING_BRACE", e[e.EMPTY_ARGUMENT = 2] = "EMPTY_ARGUMENT", e[e.MALFORMED_ARGUMENT = 3] = "MALFORMED_ARGUMENT", e[e.EXPECT_ARGUMENT_TYPE = 4] = "EXPECT_ARGUMENT_TYPE", e[e.INVALID_ARGUMENT_TYPE = 5] = "INVALID_ARGUMENT_TYPE", e[e.EXPECT_ARGUMENT_STYLE = 6] = "EXPECT_ARGUMENT_STYLE", e[e.INVALID_NUMBER_SKELETON = 7] = "INVALID_NUMBER_SKELETON", e[e.INVALID_DATE_TIME_SKELETON = 8] = "INVALID_DATE_TIME_SKELETON", e[e.EXPECT_NUMBER_SKELETON = 9] = "EXPECT_NUMBER_SKELETON", e[e.EXPECT_DATE_TIME_SKELETON = 10] = "EXPECT_DATE_TIME_SKELETON", e[e.UNCLOSED_QUOTE_IN_ARGUMENT_STYLE = 11] = "UNCLOSED_QUOTE_IN_ARGUMENT_STYLE", e[e.EXPECT_SELECT_ARGUMENT_OPTIONS = 12] = "EXPECT_SELECT_ARGUMENT_OPTIONS", e[e.EXPECT_PLURAL_ARGUMENT_OFFSET_VALUE = 13] = "EXPECT_PLURAL_ARGUMENT_OFFSET_VALUE", e[e.INVALID_PLURAL_ARGUMENT_OFFSET_VALUE = 14] = "INVALID_PLURAL_ARGUMENT_OFFSET_VALUE", e[e.EXPECT_SELECT_ARGUMENT_SELECTOR = 15] = "EXPECT_SELECT_ARGUMENT_SELECTOR", e[e.EXPECT_PLURAL_ARGUMENT_SELECTOR = 16] = "EXPECT_PLURAL_ARGUMENT_SELECTOR", e[e.EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT = 17] = "EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT", e[e.EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT = 18] = "EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT", e[e.INVALID_PLURAL_ARGUMENT_SELECTOR = 19] = "INVALID_PLURAL_ARGUMENT_SELECTOR", e[e.DUPLICATE_PLURAL_ARGUMENT_SELECTOR = 20] = "DUPLICATE_PLURAL_ARGUMENT_SELECTOR", e[e.DUPLICATE_SELECT_ARGUMENT_SELECTOR = 21] = "DUPLICATE_SELECT_ARGUMENT_SELECTOR", e[e.MISSING_OTHER_CLAUSE = 22] = "MISSING_OTHER_CLAUSE", e[e.INVALID_TAG = 23] = "INVALID_TAG", e[e.INVALID_TAG_NAME = 25] = "INVALID_TAG_NAME", e[e.UNMATCHED_CLOSING_TAG = 26] = "UNMATCHED_CLOSING_TAG", e[e.UNCLOSED_TAG = 27] = "UNCLOSED_TAG", e;
}({});
function v_(e) {
	return e.type === 0;
}
function y_(e) {
	return e.type === 1;
}
function b_(e) {
	return e.type === 2;
}
function x_(e) {
	return e.type === 3;
}
function S_(e) {
	return e.type === 4;
}
function C_(e) {
	return e.type === 5;
}
function w_(e) {
	return e.type === 6;
}
function T_(e) {
	return e.type === 7;
}
function E_(e) {
	return e.type === 8;
}
function D_(e) {
	return !!(e && typeof e == "object" && e.type === 0);
}
function O_(e) {
	return !!(e && typeof e == "object" && e.type === 1);
}
var k_ = /[ \xA0\u1680\u2000-\u200A\u202F\u205F\u3000]/, A_ = /([^\t-\r -\/:-@\[-\^`\{-~\x85\xA0-\xA7\xA9\xAB\xAC\xAE\xB0\xB1\xB6\xBB\xBF\xD7\xF7\u1680\u2000-\u200A\u2010-\u2029\u202F-\u203E\u2041-\u2053\u2055-\u205F\u2190-\u245F\u2500-\u2775\u2794-\u2BFF\u2E00-\u2E7F\u3000-\u3003\u3008-\u3020\u3030\uFD3E\uFD3F\uFE45\uFE46]*)/g, j_ = {
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
function M_(e, t) {
	let n = "";
	for (let r = 0; r < e.length; r++) {
		let i = e.charAt(r);
		if (i === "j") {
			let a = 0;
			for (; r + 1 < e.length && e.charAt(r + 1) === i;) a++, r++;
			let o = 1 + (a & 1), s = a < 2 ? 1 : 3 + (a >> 1), c = N_(t);
			for ((c == "H" || c == "k") && (s = 0); s-- > 0;) n += "a";
			for (; o-- > 0;) n = c + n;
		} else n += i === "J" ? "H" : i;
	}
	return n;
}
function N_(e) {
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
	return n !== "root" && (r = e.maximize().region), (j_[`${n}-${r}`] || j_[r || ""] || j_[n || ""] || j_[`${n}-001`] || j_["001"])[0].charAt(0);
}
var P_ = RegExp(`^${k_.source}*`), F_ = RegExp(`${k_.source}*$`);
function $(e, t) {
	return {
		start: e,
		end: t
	};
}
var I_ = !!Object.fromEntries, L_ = !!String.prototype.trimStart, R_ = !!String.prototype.trimEnd, z_ = I_ ? Object.fromEntries : function(e) {
	let t = {};
	for (let [n, r] of e) t[n] = r;
	return t;
}, B_ = L_ ? function(e) {
	return e.trimStart();
} : function(e) {
	return e.replace(P_, "");
}, V_ = R_ ? function(e) {
	return e.trimEnd();
} : function(e) {
	return e.replace(F_, "");
}, H_ = U_();
function U_() {
	try {
		let e = /* @__PURE__ */ RegExp("([^\\p{White_Space}\\p{Pattern_Syntax}]*)", "yu");
		if (e.exec("a ")?.[1] === "a") return e;
	} catch {}
	return A_;
}
function W_(e, t) {
	return H_.lastIndex = t, H_.exec(e)[1] ?? "";
}
function G_(e) {
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
var K_ = class {
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
				let e = G_(this.message);
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
			} else if (i === 60 && !this.ignoreTag && q_(this.peek() || 0)) {
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
				if (this.isEOF() || !q_(this.char())) return this.error(23, $(o, this.clonePosition()));
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
		for (this.bump(); !this.isEOF() && Y_(this.char());) this.bump();
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
		return !this.isEOF() && this.char() === 60 && (this.ignoreTag || !J_(this.peek() || 0)) ? (this.bump(), "<") : null;
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
		let e = this.clonePosition(), t = this.offset(), n = W_(this.message, t), r = t + n.length;
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
					let r = V_(n.val);
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
					let t = B_(e.style.slice(2));
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
						this.locale && (r = M_(t, this.locale));
						let o = {
							type: 1,
							pattern: r,
							location: e.styleLocation,
							parsedOptions: this.shouldParseSkeletons ? i_(r) : {}
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
						options: z_(c.val),
						location: u
					},
					err: null
				} : {
					val: {
						type: 6,
						value: n,
						options: z_(c.val),
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
			n = o_(e);
		} catch {
			return this.error(7, t);
		}
		return {
			val: {
				type: 0,
				tokens: n,
				location: t,
				parsedOptions: this.shouldParseSkeletons ? g_(n) : {}
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
		for (; !this.isEOF() && X_(this.char());) this.bump();
	}
	peek() {
		if (this.isEOF()) return null;
		let e = this.char(), t = this.offset();
		return this.message.charCodeAt(t + (e >= 65536 ? 2 : 1)) ?? null;
	}
};
function q_(e) {
	return e >= 97 && e <= 122 || e >= 65 && e <= 90;
}
function J_(e) {
	return q_(e) || e === 47;
}
function Y_(e) {
	return e === 45 || e === 46 || e >= 48 && e <= 57 || e === 95 || e >= 97 && e <= 122 || e >= 65 && e <= 90 || e == 183 || e >= 192 && e <= 214 || e >= 216 && e <= 246 || e >= 248 && e <= 893 || e >= 895 && e <= 8191 || e >= 8204 && e <= 8205 || e >= 8255 && e <= 8256 || e >= 8304 && e <= 8591 || e >= 11264 && e <= 12271 || e >= 12289 && e <= 55295 || e >= 63744 && e <= 64975 || e >= 65008 && e <= 65533 || e >= 65536 && e <= 983039;
}
function X_(e) {
	return e >= 9 && e <= 13 || e === 32 || e === 133 || e >= 8206 && e <= 8207 || e === 8232 || e === 8233;
}
function Z_(e) {
	e.forEach((e) => {
		if (delete e.location, C_(e) || w_(e)) for (let t in e.options) delete e.options[t].location, Z_(e.options[t].value);
		else b_(e) && D_(e.style) || (x_(e) || S_(e)) && O_(e.style) ? delete e.style.location : E_(e) && Z_(e.children);
	});
}
function Q_(e, t = {}) {
	t = {
		shouldParseSkeletons: !0,
		requiresOtherClause: !0,
		...t
	};
	let n = new K_(e, t).parse();
	if (n.err) {
		let e = SyntaxError(__[n.err.kind]);
		throw e.location = n.err.location, e.originalMessage = n.err.message, e;
	}
	return t?.captureLocation || Z_(n.val), n.val;
}
var $_ = class extends Error {
	constructor(e, t, n) {
		super(e), this.code = t, this.originalMessage = n;
	}
	toString() {
		return `[formatjs Error: ${this.code}] ${this.message}`;
	}
}, ev = class extends $_ {
	constructor(e, t, n, r) {
		super(`Invalid values for "${e}": "${t}". Options are "${Object.keys(n).join("\", \"")}"`, "INVALID_VALUE", r);
	}
}, tv = class extends $_ {
	constructor(e, t, n) {
		super(`Value for "${e}" must be of type ${t}`, "INVALID_VALUE", n);
	}
}, nv = class extends $_ {
	constructor(e, t) {
		super(`The intl string context variable "${e}" was not provided to the string "${t}"`, "MISSING_VALUE", t);
	}
};
function rv(e) {
	return e.length < 2 ? e : e.reduce((e, t) => {
		let n = e[e.length - 1];
		return !n || n.type !== 0 || t.type !== 0 ? e.push(t) : n.value += t.value, e;
	}, []);
}
function iv(e) {
	return typeof e == "function";
}
function av(e, t, n, r, i, a, o) {
	if (e.length === 1 && v_(e[0])) return [{
		type: 0,
		value: e[0].value
	}];
	let s = [];
	for (let c of e) {
		if (v_(c)) {
			s.push({
				type: 0,
				value: c.value
			});
			continue;
		}
		if (T_(c)) {
			typeof a == "number" && s.push({
				type: 0,
				value: n.getNumberFormat(t).format(a)
			});
			continue;
		}
		let { value: e } = c;
		if (!(i && e in i)) throw new nv(e, o);
		let l = i[e];
		if (y_(c)) (!l || typeof l == "string" || typeof l == "number" || typeof l == "bigint") && (l = typeof l == "string" || typeof l == "number" || typeof l == "bigint" ? String(l) : ""), s.push({
			type: typeof l == "string" ? 0 : 1,
			value: l
		});
		else if (x_(c)) {
			let e = typeof c.style == "string" ? r.date[c.style] : O_(c.style) ? c.style.parsedOptions : void 0;
			s.push({
				type: 0,
				value: n.getDateTimeFormat(t, e).format(l)
			});
		} else if (S_(c)) {
			let e = typeof c.style == "string" ? r.time[c.style] : O_(c.style) ? c.style.parsedOptions : r.time.medium;
			s.push({
				type: 0,
				value: n.getDateTimeFormat(t, e).format(l)
			});
		} else if (b_(c)) {
			let e = typeof c.style == "string" ? r.number[c.style] : D_(c.style) ? c.style.parsedOptions : void 0;
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
			if (E_(c)) {
				let { children: e, value: l } = c, u = i[l];
				if (!iv(u)) throw new tv(l, "function", o);
				let d = u(av(e, t, n, r, i, a).map((e) => e.value));
				Array.isArray(d) || (d = [d]), s.push(...d.map((e) => ({
					type: typeof e == "string" ? 0 : 1,
					value: e
				})));
			}
			if (C_(c)) {
				let e = l, a = (Object.prototype.hasOwnProperty.call(c.options, e) ? c.options[e] : void 0) || c.options.other;
				if (!a) throw new ev(c.value, l, Object.keys(c.options), o);
				s.push(...av(a.value, t, n, r, i));
			} else if (w_(c)) {
				let e = `=${l}`, a = Object.prototype.hasOwnProperty.call(c.options, e) ? c.options[e] : void 0;
				if (!a) {
					if (!Intl.PluralRules) throw new $_("Intl.PluralRules is not available in this environment.\nTry polyfilling it using \"@formatjs/intl-pluralrules\"\n", "MISSING_INTL_API", o);
					let e = typeof l == "bigint" ? Number(l) : l, r = n.getPluralRules(t, { type: c.pluralType }).select(e - (c.offset || 0));
					a = (Object.prototype.hasOwnProperty.call(c.options, r) ? c.options[r] : void 0) || c.options.other;
				}
				if (!a) throw new ev(c.value, l, Object.keys(c.options), o);
				let u = typeof l == "bigint" ? Number(l) : l;
				s.push(...av(a.value, t, n, r, i, u - (c.offset || 0)));
			}
		}
	}
	return rv(s);
}
function ov(e, t) {
	return t ? {
		...e,
		...t,
		...Object.keys(e).reduce((n, r) => (n[r] = {
			...e[r],
			...t[r]
		}, n), {})
	} : e;
}
function sv(e, t) {
	return t ? Object.keys(e).reduce((n, r) => (n[r] = ov(e[r], t[r]), n), { ...e }) : e;
}
function cv(e) {
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
function lv(e = {
	number: {},
	dateTime: {},
	pluralRules: {}
}) {
	return {
		getNumberFormat: Gg((...e) => new Intl.NumberFormat(...e), {
			cache: cv(e.number),
			strategy: n_.variadic
		}),
		getDateTimeFormat: Gg((...e) => new Intl.DateTimeFormat(...e), {
			cache: cv(e.dateTime),
			strategy: n_.variadic
		}),
		getPluralRules: Gg((...e) => new Intl.PluralRules(...e), {
			cache: cv(e.pluralRules),
			strategy: n_.variadic
		})
	};
}
var uv = class e {
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
		}), this.formatToParts = ((e) => av(this.ast, this.locales, this.formatters, this.formats, e, void 0, this.message)), this.resolvedOptions = () => ({ locale: this.resolvedLocale?.toString() || Intl.NumberFormat.supportedLocalesOf(this.locales)[0] }), this.getAst = () => this.ast, this.locales = n, this.resolvedLocale = e.resolveLocale(n), typeof t == "string") {
			if (this.message = t, !e.__parse) throw TypeError("IntlMessageFormat.__parse must be set to process `message` of type `string`");
			let { ...n } = i || {};
			this.ast = e.__parse(t, {
				...n,
				locale: this.resolvedLocale
			});
		} else this.ast = t;
		if (!Array.isArray(this.ast)) throw TypeError("A message must be provided as a String or AST.");
		this.formats = sv(e.formats, r), this.formatters = i && i.formatters || lv(this.formatterCache);
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
		this.__parse = Q_;
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
}, dv = /* @__PURE__ */ new Map();
function fv(e, t) {
	let n = `${t} ${e}`, r = dv.get(n);
	return r === void 0 && (r = new uv(e, t, void 0, { ignoreTag: !0 }), dv.set(n, r)), r;
}
function pv(e, t, n = {}) {
	let r = String(fv(e, t).format({ ...n }));
	return t === "fr" ? _v(r) : r;
}
var mv = /(?<![\p{L}\p{N}])-(?=\d)/gu, hv = (e) => e.replace(mv, "−"), gv = /(?<!\p{L})([Dd]|[Qq]u)e (?=[aeiouàâäéèêëîïôöùûœ](?!\p{Ll}*nz|ui(?!\p{L})))/giu, _v = (e) => e.replace(gv, "$1’"), vv = 0, yv = 1, bv = 7;
function xv(e, t) {
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
			if (e === vv) t = /[\p{L}\p{N}]$/u.test(n.value);
			else {
				e !== bv && r(n.value, t && e === yv, e !== yv);
				for (let e of Object.values(n.options ?? {})) i(e.value);
				t = !0;
			}
		}
	};
	return i(fv(e, t).getAst()), [...n.values()];
}
var Sv = {
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
}, Cv = {
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
}, wv = {
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
}, Tv = {
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
}, Ev = {
	en: Sv,
	fr: Cv,
	it: wv
}, Dv = (e, t) => t.filter((e) => e.value !== 0).map(({ label: t, value: n }, r) => {
	let i = e[`part.${t}`] ?? e[t] ?? t, a = /\d$/.test(i) ? `${i}:` : i, o = Math.abs(n);
	return r === 0 ? `${a} ${n < 0 ? "−" : ""}${o}` : `${n < 0 ? "−" : "+"} ${a} ${o}`;
}).join(" ");
function Ov(e, t, n) {
	return n === null ? "-" : n === void 0 ? "undefined" : Array.isArray(n) ? `[${n.map((n) => Ov(e, t, n)).join(" ")}]` : typeof n == "object" ? `{${kv(e, {}, n).join(" ")}}` : typeof n == "boolean" ? String(n) : Object.hasOwn(e, t) && !(typeof n == "number" && n < 0) ? e[t].print(n) : typeof n == "number" ? String(n) : Av(n) ? n : JSON.stringify(n);
}
var kv = (e, t, n) => Object.entries(n).map(([n, r]) => `${n}=${Ov(e, t[n]?.of ?? "", r)}`), Av = (e) => /^[A-Za-zÀ-ž][\w.'’À-ž-]*$/.test(e) && e !== "true" && e !== "false", jv = {
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
}, Mv = class {
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
		return jv[this.language].colon;
	}
	field(e) {
		return this.words[`field.${e}`] ?? this.words[e] ?? e;
	}
	name(e) {
		return this.names[e] ?? String(e);
	}
	addition(e, t, n) {
		if (Bg(n) || Array.isArray(n) && n.length === 0) return "";
		let r = this.value(e, t, n);
		return r === "" ? "" : ` (${r})`;
	}
	value(e, n, r) {
		let { of: i, shape: a } = n, o = Nc(n, r);
		return t(o) ? this.tell("hidden", { count: o.hidden }) : i === "sum" ? Dv(this.words, o) : i === "bargain" ? this.bargain(o) : a === "seats" && Array.isArray(o) ? this.bySeat(o) : i === "seat" ? Array.isArray(o) ? this.list(o.map((e) => this.seat(e))) : this.seat(o) : this.isFigure(n) ? this.figures(i, o) : Array.isArray(o) ? this.items(i, o) : this.single(e, i, o);
	}
	item(e, t) {
		if (e === "seat" && typeof t == "number") return this.name(t);
		let n = this.called(e, t);
		if (n !== null) return n.name;
		let r = Dg(this.game.nouns, e, t), i = (this.noun(e)?.groups ?? [e]).map((e) => this.words[`${e}.${r}`]).find((e) => e !== void 0);
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
		if (r !== void 0) return pv(r, this.language, n.values);
		let i = this.called(e.of, t);
		if (i !== null) return i.about;
		let a = this.words[`choice.${Dg(this.game.nouns, e.of, t)}`] ?? null;
		return a === this.item(e.of, t) ? null : a;
	}
	reason(e) {
		let { clause: t, code: n, text: r } = e;
		return this.words[n === "barred" ? `barred.${t}` : `refused.${n}`] ?? this.naming(e) ?? Ev[this.language][n] ?? r;
	}
	naming({ code: e, of: t = "", items: n = [], numbers: r, typed: i = "" }) {
		let a = Tv[this.language][e];
		if (a === void 0 || n.length === 0 && r === void 0) return null;
		let o = [...new Set(n.map((e) => this.item(t, e)))], [s = 0, c = 0] = r ?? [];
		return pv(a, this.language, {
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
		let n = (t) => typeof t != "number" || t < 0 ? Ov(this.game.nouns, e, t) : this.names[t] ?? this.written(e, t);
		return Array.isArray(t) ? this.list(t.map(n)) : n(t);
	}
	seat(e) {
		if (typeof e != "number" || e < 0) return String(e ?? "–");
		let t = Object.keys(this.game.nouns).find((e) => this.game.nouns[e].seats === !0);
		return this.names[e] ?? (t === void 0 ? String(e) : this.written(t, e));
	}
	items(e, t) {
		if (t.length === 0) return this.tell("nothing");
		let n = this.noun(e) !== null, r = t.every((e) => typeof e == "number" || typeof e == "string"), i = t.map((t) => r ? this.written(n ? e : "", t) : Ov(this.game.nouns, e, t));
		return this.readable ? n ? zg(i) : i.join(", ") : i.join(" ");
	}
	single(e, t, n) {
		let r = this.readable && typeof n == "string" ? this.words[`${e}.${n}`] : void 0;
		if (r !== void 0) return r;
		let i = this.noun(t) !== null && (typeof n == "string" || n >= 0);
		return this.readable && i ? this.item(t, n) : Ov(this.game.nouns, t, n);
	}
	written(e, t) {
		return this.readable ? this.item(e, t) : Dg(this.game.nouns, e, t);
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
		return pv(jv[this.language][e], this.language, t);
	}
}, Nv = (e, t) => t.some((t) => e.startsWith(t)) ? e : e.charAt(0).toUpperCase() + e.slice(1), Pv = ({ run: e }) => typeof e == "string" ? e : null, Fv = class e extends Mv {
	readerTelling = null;
	ownerTelling = null;
	event(e) {
		let t = this.addressing(e), n = t ?? this.messageOf(Pv(e) ?? "event", e);
		if (n === void 0) return this.bare(e);
		let r = t === void 0 ? this.toOwner : this.toReader, i = {};
		for (let { name: t, addition: a, decides: o } of xv(n, this.language)) {
			let n = e[t], s = this.fieldOf(e.kind, t);
			i[t] = t.endsWith("_count") ? Wg(e[t.slice(0, -Ug.length)]) : t.endsWith("_own") ? e[t.slice(0, -4)] === this.seatOf(e) ? "yes" : "no" : o ? typeof n == "number" || typeof n == "string" ? n : 0 : a ? r.addition(t, s, n) : Bg(n) ? "?" : r.value(t, s, n);
		}
		let a = pv(n, this.language, i);
		return this.readable ? hv(Nv(a, this.names)) : a;
	}
	messageOf(e, { kind: t, clause: n }) {
		return this.words[`${e}.${t}.${n}`] ?? this.words[`${e}.${t}`];
	}
	addressing(e) {
		if (this.reader === null) return;
		let t = Lg(this.fieldsOf(e), e, this.reader, (e) => e.of === "seat" || this.isFigure(e)), n = Pv(e);
		return t === null ? void 0 : this.messageOf(n === null ? t : `${t}-${n}`, e);
	}
	get pronoun() {
		return this.reader === null ? null : {
			seat: this.reader,
			word: jv[this.language].You
		};
	}
	get toReader() {
		return this.readerTelling ??= new e(this.game, this.names.map((e, t) => t === this.reader ? jv[this.language].you : e), this.language, this.readable), this.readerTelling.owner = this.reader, this.readerTelling;
	}
	get toOwner() {
		return this.reader === null ? this : (this.ownerTelling ??= new e(this.game, this.names, this.language, this.readable), this.ownerTelling.owner = this.reader, this.ownerTelling);
	}
	get byName() {
		return this.reader === null ? this : new e(this.game, this.names, this.language, this.readable);
	}
	explains(e) {
		let t = this.fieldsOf(e).flatMap(([t, n]) => {
			let r = Nc(n, e[t] ?? null);
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
		return Ig(this.fieldsOf(e), e);
	}
	cellsOf(e) {
		return Rg(this.fieldsOf(e), e);
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
		for (let { name: r, decides: i } of xv(e, this.language)) {
			let e = t?.[r];
			n[r] = i ? typeof e == "number" || typeof e == "string" ? e : 0 : Bg(e) ? "?" : this.value(r, this.localOf(t, r), e);
		}
		return pv(e, this.language, n);
	}
	ask(e, t) {
		let n = this.words[`ask.${e}`];
		return n === void 0 ? null : this.question(n, t);
	}
	situation({ rule: e, at: t, sealed: n, ...r }, i) {
		let a = Object.entries(r).flatMap(([t, n]) => {
			let r = this.words[`scene.${t}`], a = Ic(this.game.locals, e, t);
			return r === void 0 || a === void 0 || !Hg(a, n) || (a.of === "seat" || this.isFigure(a)) && n === i ? [] : [n === !0 ? r : `${r} ${this.value(t, a, n)}`];
		});
		return a.length === 0 ? "" : `${this.words[`rule.${e}`] ?? e}${this.colon}${a.join(" · ")}`;
	}
	localOf(e, t) {
		return (e === null ? void 0 : Ic(this.game.locals, e.rule, t)) ?? Vg;
	}
	fieldOf(e, t) {
		return this.game.events.kinds[e]?.fields[t] ?? Vg;
	}
	bare({ n: e, clause: t, kind: n, ...r }) {
		return [n, ...Object.entries(r).map(([e, t]) => `${e} ${this.value(e, this.fieldOf(n, e), t)}`)].join(", ").replace(",", ":");
	}
}, Iv = 1500, Lv = ((e, t) => ({
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
	start: (t) => Pg.start({
		...t,
		game: e
	}),
	tell: (t, n, r) => new Fv(e, t, n, r),
	answer: (t, n, r, i) => eg(Jh(t) ? t : Fg, e, Iv).choose(n, r, fh(i))
}))(Ap, fm ?? null);
export { Lv as default };
