// spartacus@2, frozen from commit b80c966 by ./harena freeze: data, not source (engine/frozen.ts).
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
var i = 65535, a = (e) => e === (e & 15) ? 1 << e : 0, o = (e, t) => a(e) | a(t), s = (e, t) => (e & a(t)) !== 0, c = (e, t) => ({
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
var p = class e {
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
		this.name = e, this.steps = r.map(te), this.names = r.map((e) => e.at ?? e.clause);
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
		let t = m(this.keys.length) ? {
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
		} : ee(e, o);
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
		let t = e, r = m(this.shown.length + this.veiled.length) ? {} : { ...this.blankScene };
		r.rule = e.rule, r.at = e.at, r.sealed = null;
		for (let e = 0; e < this.shown.length; e++) {
			let i = this.shown[e];
			r[i] = n(t[i]);
		}
		for (let e = 0; e < this.veiled.length; e++) {
			let n = this.veiled[e];
			r[n] = ne(t[n]);
		}
		return r;
	}
	unveil(e, t, n, r) {
		return this.fill(e, t, n, ee(r, this.shown.length + this.veiled.length));
	}
	fill(e, t, r, i) {
		let a = t, o = i;
		t.sealed !== null && (o.sealed = n(t.sealed[r] ?? null));
		for (let i = 0; i < this.veiled.length; i++) {
			let c = this.veiled[i];
			s(this.veils[i](e, t), r) && (o[c] = n(a[c]));
		}
		return o;
	}
	restore(e, t, r) {
		let { rule: i, at: a, sealed: o, ...s } = e, c = this.frame(), l = c;
		c.at = a;
		for (let e in s) h(s[e]) || (l[e] = n(s[e]));
		return o !== null && (c.sealed = Array(r).fill(null), c.sealed[t] = n(o)), c;
	}
}, m = (e) => e <= 12, ee = (e, t) => m(t) ? Object.assign({}, e) : { ...e };
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
var ne = (e) => ({ hidden: Array.isArray(e) ? e.length : e === null ? 0 : 1 }), h = (e) => typeof e == "object" && !!e && "hidden" in e;
function g(e, t, n) {
	return new p(e, t, n);
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
}), re = (e, t, n, r, i, a = null) => ({
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
}), v = (e, t, n = null) => ({
	name: e,
	request: t,
	when: n
}), ce = (e, t, n = null, r = null) => ({
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
function le(e, t) {
	if (e.when === null) return !0;
	let n = t[e.when.field];
	return n !== void 0 && e.when.is.includes(n);
}
var ue = ({ of: e, when: t }, { request: n, when: r }) => (e === void 0 || e === n.of) && (t === void 0 || (r?.is.includes(t) ?? !1));
function de(e, t) {
	return typeof e == "number" && typeof t == "number" ? e - t : typeof e == typeof t ? e < t ? -1 : +(e > t) : typeof e == "number" ? -1 : 1;
}
var fe = (e) => e.length < 2 ? e.slice() : e.slice().sort(de), pe = "simultaneous";
function me(e) {
	let { clause: t, triggers: n } = e, r = (e, t, r) => n.filter((e) => e.on === t.kind)[r].frame(e, t.subject), i = (e, t) => t.due.map((n) => r(e, t, n).rule);
	return g(pe, {
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
			return i === void 0 ? d() : {
				...u,
				to: `${t} next`,
				call: r(e, n, i)
			};
		}
	}]);
}
function he(e, t) {
	let n = e.state.flow.frames;
	for (let { kind: r, subject: i } of t.reverse()) {
		let t = e.game.triggers.get(r) ?? [], a = [...t.keys()].filter((n) => t[n].when(e.state, i)), o = a.length > 1 ? e.game.simultaneous?.chooser(e.state, r, i) ?? null : null, s = o === null ? void 0 : e.game.book.get(pe);
		if (s !== void 0) n.push(s.frame({
			kind: r,
			subject: i,
			due: a,
			by: o
		}));
		else for (let r of a.reverse()) n.push(t[r].frame(e.state, i));
	}
}
var ge = [
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
], _e = [
	"bids",
	"stacks",
	"scores",
	"places"
], ve = class extends Map {
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
	let n = new ve(), r = t === null ? e : [...e, me(t)];
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
function Oe(e) {
	let t = 0;
	for (let n of e) t |= 1 << n;
	return t;
}
var ke = (e, t, n) => (e - t + n) % n, Ae = (e, t, n) => ((e + t) % n + n) % n;
function je(e, t, n) {
	let r = (e - t + n) % n;
	return r * 2 > n ? n - r : r;
}
var Me = (e, t, n, r) => t >= 0 && (e >> ke(t, n, r) & 1) == 1, Ne = [
	1,
	1,
	0,
	-1,
	-1,
	0
], Pe = [
	0,
	-1,
	-1,
	0,
	1,
	1
];
Oe([
	5,
	0,
	1
]), Oe([
	2,
	3,
	4
]);
var Fe = (e, t) => Math.max(Math.abs(e), Math.abs(t), Math.abs(e + t)), Ie = [
	-1,
	3,
	4,
	2,
	-1,
	5,
	1,
	0,
	-1
], Le = (e, t) => e < -1 || e > 1 || t < -1 || t > 1 ? -1 : Ie[e * 3 + t + 4], Re = [
	1,
	0,
	-1,
	-1,
	0,
	1
], ze = [
	0,
	-1,
	-1,
	0,
	1,
	1
];
function Be(e, t, n) {
	let r = Ae(0, n, 6);
	return Re[r] * e + ze[r] * t | 0;
}
var Ve = (e, t, n) => Be(e, t, n - 2), He = [
	2,
	1,
	-1,
	-2,
	-1,
	1
], Ue = [
	1,
	-1,
	-2,
	-1,
	1,
	2
];
function We(e, t, n) {
	let r = -1, i = 0;
	for (let a = 0; a < 6; a++) {
		let o = He[a] * e + Ue[a] * t;
		o < i || (o > i ? (i = o, r = a) : r >= 0 && n >= 0 && je(a, n, 6) < je(r, n, 6) && (r = a));
	}
	return r;
}
function Ge(e, t, n) {
	let r = Be(e, t, n);
	return r >= 0 && r + Ve(e, t, n) >= 0 && (e !== 0 || t !== 0);
}
var Ke = (e) => Number.isInteger(e) && e >= -64 && e <= 63;
function qe(e) {
	for (let [t, n] of e) if (!Ke(t) || !Ke(n)) throw RangeError(`Hex (${t}, ${n}): use whole numbers from -64 to 63.`);
	let t = [...e].sort((e, t) => e[0] - t[0] || e[1] - t[1]), n = t.length;
	if (n === 0) throw RangeError("A board needs at least one hex: list its coordinates.");
	let i = Int8Array.from(t, (e) => e[0]), a = Int8Array.from(t, (e) => e[1]), o = i[0], s = Math.min(...a), c = Math.max(...a) - s + 1;
	if (c > 26) throw RangeError(`A board has at most 26 rows, one for each letter; this one has ${c}.`);
	let l = new Int16Array((i[n - 1] - o + 1) * c).fill(-1), u = (e, t) => t < s || t >= s + c ? -1 : l[(e - o) * c + t - s] ?? -1;
	t.forEach(([e, t], n) => {
		if (u(e, t) >= 0) throw RangeError(`Hex (${e}, ${t}) is listed twice: list it once.`);
		l[(e - o) * c + t - s] = n;
	});
	let d = (e, t) => i[t] - i[e], f = (e, t) => a[t] - a[e], p = t.map(([e, t]) => Ne.map((n, r) => u(e + n, t + Pe[r]))), m = new Uint8Array(n * n);
	for (let e = 0; e < n; e++) for (let t = 0; t < n; t++) m[e * n + t] = Fe(d(e, t), f(e, t));
	let ee = Je(a, s), te = new Map(ee.map((e, t) => [e, t]));
	return {
		size: n,
		q: i,
		r: a,
		neighbours: r(p),
		steps: r(p.map((e) => e.filter((e) => e >= 0))),
		at: u,
		distance: (e, t) => m[e * n + t],
		direction: (e, t) => Le(d(e, t), f(e, t)),
		bearing: (e, t, n) => We(d(e, t), f(e, t), n),
		inArc: (e, t, n, r) => Me(r, Le(d(e, t), f(e, t)), n, 6),
		inCone: (e, t, n) => Ge(d(e, t), f(e, t), n),
		name: (e) => ee[e],
		parse: (e) => te.get(e) ?? -1
	};
}
function Je(e, t) {
	let n = [];
	return Array.from(e, (e) => {
		let r = e - t, i = (n[r] ?? 0) + 1;
		return n[r] = i, String.fromCharCode(97 + r) + i;
	});
}
var Ye = [];
for (let e = -3; e <= 3; e++) for (let t = -3; t <= 3; t++) Math.abs(e + t) <= 3 && Ye.push([e, t]);
var y = qe(Ye), Xe = [y.at(-3, 0), y.at(3, 0)], Ze = "\nH-BAT ; Batiatus ; 3 2 1 12 ; Fighters for Hire ; Weight of the Ludus ; T:intrigue C:exhaust(2,gladiator) TG:self E:gold(2) || T:intrigue IF:readyCount(gladiator,3) TG:self E:schemeBonus(2) L:perTurn(1)\nH-GLA ; Glaber ; 1 2 3 9 ; Reports of the Watch ; Call up Veterans ; T:intrigue C:exhaust(2,guard) TG:self E:draw(1) || T:intrigue C:pay(3) TG:self E:recall(guard) L:perTurn(1)\nH-SOL ; Solonius ; 2 3 1 9 ; Change of Plan ; Eyes on the Slave Ships ; T:intrigue C:discardHand(1) TG:self E:draw(1) L:perTurn(1) || T:intrigue C:exhaust(1,slave) TG:self E:peekMarket(3,1) L:perTurn(1)\nH-TUL ; Tullius ; 2 1 2 14 ; Collect the Rent ; Deep Purse ; T:intrigue IF:targetInfluenceAtMostMine TG:rival E:steal(1) L:perTurn(1) || T:intrigue C:pay(2) TG:self E:schemeBonus(2) L:perTurn(1)\n", Qe = "\nIS-01 ; Inside Information ; 6 ; 2 ; 3 ; T:scheme TG:any E:draw(2)\nIS-02 ; Black Market Profits ; 7 ; 3 ; 3 ; T:scheme TG:any E:gold(5)\nIS-03 ; A Visitor from Rome ; 10 ; 4 ; 2 ; T:scheme TG:self E:influence(1)\nIS-04 ; Grand Feast ; 7 ; 3 ; 2 ; T:scheme C:payEach(2) TG:any E:influence(1)\nIS-05 ; Petty Theft ; 2 ; 1 ; 3 ; T:scheme TG:rival E:steal(2)\nIS-06 ; Forged Accounts ; 6 ; 2 ; 2 ; T:scheme TG:rival E:steal(4)\nIS-07 ; Poisoned Tongues ; 8 ; 2 ; 3 ; T:scheme TG:rival E:influence(-1)\nIS-08 ; Disgrace in the Forum ; 14 ; 4 ; 1 ; T:scheme TG:rival E:influence(-2)\nIS-09 ; Gift to the Aedile ; 5 ; 2 ; 2 ; T:scheme C:pay(6) TG:self E:influence(1)\nIS-10 ; Parade of the Ludus ; 6 ; 2 ; 1 ; T:scheme IF:readyCount(gladiator,3) TG:self E:influence(1)\nIS-11 ; Pride of Capua ; 8 ; 3 ; 1 ; T:scheme IF:readyCount(gladiator,5) TG:self E:influence(2)\nIS-12 ; Household of Note ; 6 ; 2 ; 1 ; T:scheme IF:readyCount(slave,4) TG:self E:influence(1)\nIS-13 ; Tainted Cup ; 6 ; 2 ; 3 ; T:scheme TG:rival E:injure(combatant)\nIS-14 ; Knife after Dark ; 10 ; 3 ; 2 ; T:scheme TG:rival E:kill(nonChampion)\nIS-15 ; Runaway ; 5 ; 1 ; 1 ; T:scheme TG:rival E:lose(1,slave)\nIS-16 ; Cut Straps ; 4 ; 1 ; 2 ; T:scheme TG:rival E:tap(equipment)\nIS-17 ; Raided Armory ; 8 ; 3 ; 1 ; T:scheme TG:rival E:take(equipment)\nIS-18 ; Bribed Sentries ; 4 ; 1 ; 2 ; T:scheme TG:rival E:lose(2,guard)\nIS-19 ; Spy in the Household ; 3 ; 1 ; 2 ; T:scheme TG:rival E:peekHandDiscard(1)\nIS-20 ; Healing Balm ; 3 ; 1 ; 1 ; T:scheme TG:any E:cure(injured)\nIS-21 ; Back from the Mines ; 5 ; 2 ; 1 ; T:scheme TG:self E:recall(slave)\nIS-22 ; Darling of the Crowd ; 9 ; 3 ; 1 ; T:scheme TG:any E:addFavor(1,2)\n", $e = "\nIR-01 ; Whispered Rumors ; 5 ; 2 ; 4 ; T:react(schemeLaunched) TG:launcher E:foil\nIR-02 ; Forewarned ; 2 ; 1 ; 3 ; T:react(schemeLaunched) IF:schemeTargetsMe TG:launcher E:foil\nIR-03 ; Exposed Plot ; 8 ; 3 ; 2 ; T:react(schemeLaunched) TG:launcher E:foil+gold(-2)\nIR-04 ; Price of Silence ; 1 ; 1 ; 1 ; T:react(schemeLaunched) C:payLauncher(2) TG:launcher E:foil\nIR-05 ; Destitute! ; 3 ; 1 ; 2 ; T:react(ledgersBalanced|intrigueTurnEnded|betsResolved) IF:targetGoldZero TG:rival E:influence(-1)\nIR-06 ; Late Substitution ; 6 ; 2 ; 1 ; T:react(betsPlaced) TG:participant E:swapCombatant\nIR-07 ; Drugged Wine ; 5 ; 2 ; 2 ; T:react(betsPlaced) TG:participant E:openingWound(1)\nIR-08 ; Roar of the Crowd ; 4 ; 1 ; 2 ; T:react(thumbDown) TG:none E:spare\nIR-09 ; Hidden Purse ; 4 ; 2 ; 1 ; T:react(bidsRevealed) IF:iBidThisRound TG:self E:addBid(2)\nIR-10 ; Ready Excuse ; 3 ; 1 ; 1 ; T:react(invitationDeclined) IF:iDeclined TG:self E:excuse\nIR-11 ; Bookmaker's Slip ; 4 ; 1 ; 1 ; T:react(betsResolved) IF:iWonABet TG:self E:gold(3)\n", et = "\nIG-01 ; Guard ; 0 ; 2 ; 20 ; T:guardTry TG:launcher E:guardRoll(4)\n", tt = [
	"gladiator",
	"slave",
	"combatant",
	"nonChampion",
	"equipment",
	"guard",
	"injured"
], nt = [
	"ATK",
	"DEF",
	"SPD"
], rt = ["double", "triple"], it = [
	"ledgersBalanced",
	"schemeLaunched",
	"intrigueTurnEnded",
	"bidsRevealed",
	"invitationDeclined",
	"betsPlaced",
	"betsResolved",
	"thumbDown"
], at = {
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
}, ot = {
	exhaustSelf: [],
	exhaust: ["number", "filter"],
	pay: ["number"],
	payEach: ["number"],
	payLauncher: ["number"],
	discardHand: ["number"]
}, st = {
	readyCount: ["filter", "number"],
	targetGoldZero: [],
	targetInfluenceAtMostMine: [],
	schemeTargetsMe: [],
	iBidThisRound: [],
	iDeclined: [],
	iWonABet: [],
	dealtAtLeast: ["number"]
}, ct = {
	self: [],
	rival: [],
	any: [],
	launcher: [],
	participant: [],
	opp: [],
	none: []
}, lt = {
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
}, ut = {
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
}, dt = {
	perTurn: ["number"],
	perRoll: ["number"],
	perCombat: ["number"]
}, ft = [
	{
		opens: "T:",
		what: "trigger",
		words: at,
		many: ""
	},
	{
		opens: "C:",
		what: "cost",
		words: ot,
		many: "+"
	},
	{
		opens: "IF:",
		what: "condition",
		words: st,
		many: "&"
	},
	{
		opens: "TG:",
		what: "target",
		words: ct,
		many: ""
	},
	{
		opens: "E:",
		what: "effect",
		words: {
			...lt,
			...ut
		},
		many: "+"
	},
	{
		opens: "L:",
		what: "limit",
		words: dt,
		many: ""
	}
];
function pt(e, t) {
	return t.trim() === "-" ? [] : t.split(" || ").map((t) => mt(e, t.trim()));
}
function mt(e, t) {
	let n = /* @__PURE__ */ new Map(), r = -1;
	for (let i of t.split(/\s+/)) {
		let t = ft.findIndex((e) => i.startsWith(e.opens));
		if (t <= r) throw Error(`card ${e}: '${i}' does not belong there; an ability is T: C: IF: TG: E: L:, in this order`);
		r = t;
		let { opens: a, what: o, words: s, many: c } = ft[t], l = i.slice(a.length), u = c === "" ? [l] : l.split(c);
		n.set(a, u.map((t) => ht(e, o, s, t)));
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
function ht(e, t, n, r) {
	let [, i = r, a] = /^(\w+)(?:\(([^()]*)\))?$/.exec(r) ?? [], o = Object.hasOwn(n, i) ? n[i] : null;
	if (o === null) throw Error(`card ${e}: '${i}' is no ${t} of the card language`);
	let s = a === void 0 ? [] : a.split(",");
	if (s.length !== o.length) throw Error(`card ${e}: '${i}' takes ${o.length} arguments, '${r}' gives ${s.length}`);
	return {
		name: i,
		args: s.map((t, n) => _t(e, i, o[n], t.trim()))
	};
}
var gt = {
	filter: tt,
	pool: nt,
	set: rt
};
function _t(e, t, n, r) {
	if (n === "windows") return r.split("|").reduce((n, r) => n | 1 << vt(e, t, "window", it, r.trim()), 0);
	if (n !== "number") return vt(e, t, n, gt[n], r);
	if (!/^-?\d+$/.test(r)) throw Error(`card ${e}: '${r}' in '${t}' is no whole number`);
	return Number(r);
}
function vt(e, t, n, r, i) {
	let a = r.indexOf(i);
	if (a < 0) throw Error(`card ${e}: '${i}' in '${t}' is no ${n}; there are ${r.join(", ")}`);
	return a;
}
var yt = (e) => Object.hasOwn(ut, e), bt = "\nSG-1 ; Thracian Warrior ; 3 2 3 ; 2 ; 2 ; -\nSG-2 ; Gallic Recruit ; 3 3 2 ; 2 ; 2 ; -\nSG-3 ; Numidian Runner ; 2 2 4 ; 2 ; 2 ; -\nSG-4 ; Samnite Recruit ; 2 4 2 ; 2 ; 2 ; -\n", xt = "\nSS-1 ; House Servant ; 1 1 2 ; 2 ; 2 ; -\nSS-2 ; Kitchen Hand ; 1 2 1 ; 2 ; 2 ; -\nSS-3 ; Water Carrier ; 1 1 3 ; 2 ; 2 ; -\nSS-4 ; Field Hand ; 2 1 2 ; 2 ; 2 ; -\n", St = "\nMG-01 ; Spartacus ; 4 4 5 ; 8 ; 1 ; T:attackRolled TG:opp E:autoWoundPer(double,ATK)\nMG-02 ; Theokeles ; 6 5 3 ; 8 ; 1 ; -\nMG-03 ; Agron ; 4 4 3 ; 5 ; 1 ; T:defenseRolled TG:opp E:autoWoundPer(triple,DEF)\nMG-04 ; Gallic Veteran ; 3 3 3 ; 3 ; 2 ; -\nMG-05 ; Crixus ; 5 4 3 ; 7 ; 1 ; T:woundsDealt IF:dealtAtLeast(1) TG:opp E:extraWound(1) L:perCombat(1)\nMG-06 ; Oenomaus ; 4 4 4 ; 7 ; 1 ; T:defenseRolled TG:self E:reroll(DEF,1) L:perRoll(1)\nMG-07 ; Castus ; 4 3 4 ; 6 ; 1 ; T:static TG:self E:initBonus(2)\nMG-08 ; Gannicus ; 4 3 5 ; 6 ; 1 ; T:intrigue C:exhaustSelf TG:self E:gold(2)\nMG-09 ; Priscus ; 4 4 3 ; 5 ; 1 ; T:combatWon TG:self E:gold(2)\nMG-10 ; Verus ; 3 4 4 ; 5 ; 1 ; -\nMG-11 ; Flamma ; 5 4 4 ; 8 ; 1 ; T:attackRolled TG:self E:reroll(ATK,1) L:perCombat(1)\nMG-12 ; Celadus ; 3 3 4 ; 4 ; 1 ; T:tributeStep TG:self E:tribute(2)\nMG-13 ; Hilarus ; 4 3 3 ; 4 ; 1 ; -\nMG-14 ; Tetraites ; 3 5 2 ; 4 ; 1 ; -\nMG-15 ; Spiculus ; 5 3 3 ; 5 ; 1 ; -\nMG-16 ; Carpophorus ; 4 5 3 ; 7 ; 1 ; T:woundsTaken TG:self E:ignoreWound(1) L:perCombat(1)\nMG-17 ; Bato ; 5 3 2 ; 4 ; 1 ; T:static TG:self E:noUpkeep\n", Ct = "\nMS-01 ; Pietros ; 1 2 2 ; 3 ; 1 ; T:intrigue C:exhaustSelf TG:self E:gold(1)\nMS-02 ; Indus ; 2 1 3 ; 3 ; 1 ; T:intrigue C:exhaustSelf TG:rival E:peekCard(1)\nMS-03 ; Medicus ; 1 1 2 ; 4 ; 1 ; T:healFailed TG:self E:healRetry L:perRoll(1)\nMS-04 ; Dispensator ; 1 1 2 ; 4 ; 1 ; T:static TG:self E:income(2)\nMS-05 ; Nuntius ; 1 1 4 ; 3 ; 1 ; T:intrigue C:exhaustSelf TG:self E:schemeBonus(1)\nMS-06 ; Nomenclator ; 1 2 2 ; 4 ; 1 ; T:intrigue C:exhaustSelf+pay(2) TG:self E:schemeBonus(3)\nMS-07 ; Praegustator ; 2 2 1 ; 3 ; 1 ; T:guardFailed C:exhaustSelf TG:self E:retryGuard L:perRoll(1)\nMS-08 ; Scriba ; 1 1 2 ; 3 ; 1 ; T:intrigue C:exhaustSelf+discardHand(1) TG:self E:draw(1)\nMS-09 ; Ancilla ; 1 1 3 ; 3 ; 1 ; T:intrigue C:exhaustSelf IF:targetInfluenceAtMostMine TG:rival E:steal(1)\nMS-10 ; Institor ; 1 2 3 ; 3 ; 1 ; T:intrigue C:exhaustSelf TG:self E:peekMarket(2,1)\n", wt = "\nEW-1 ; Sword ; WEAPON ; 3 ; 2 ; T:attackRolled TG:self E:reroll(ATK,1) L:perRoll(1)\nEW-2 ; Trident ; WEAPON ; 3 ; 2 ; T:static TG:self E:range(2)\nEW-3 ; War Axe ; WEAPON ; 4 ; 1 ; T:woundsDealt C:exhaustSelf TG:opp E:extraWound(1)\nEW-4 ; Sica ; WEAPON ; 4 ; 1 ; T:oppDefenseRolled C:exhaustSelf TG:opp E:forceReroll(DEF,1)\nEA-1 ; Helmet ; ARMOR ; 3 ; 2 ; T:defenseRolled TG:self E:reroll(DEF,1) L:perRoll(1)\nEA-2 ; Scutum ; ARMOR ; 3 ; 2 ; T:woundsTaken C:exhaustSelf TG:self E:ignoreWound(1)\nEA-3 ; Greaves ; ARMOR ; 2 ; 1 ; T:static TG:self E:moveBonus(1)\nEA-4 ; Lorica ; ARMOR ; 4 ; 1 ; T:defenseDeclared C:exhaustSelf TG:self E:addDice(DEF,2)\nES-1 ; Net ; SPECIAL ; 4 ; 2 ; T:preInit C:exhaustSelf TG:self E:winInitiative\nES-2 ; Javelin ; SPECIAL ; 2 ; 2 ; T:attackDeclared C:exhaustSelf TG:opp E:speedAttack(3)\nES-3 ; Lasso ; SPECIAL ; 2 ; 1 ; T:oppTurn C:exhaustSelf TG:opp E:slow(2)\nES-4 ; Handful of Sand ; SPECIAL ; 3 ; 1 ; T:oppAttackRolled C:exhaustSelf TG:opp E:forceReroll(ATK,1)\n", Tt = (e) => e.toLowerCase().replaceAll("'", "").replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
function Et(e, t) {
	return e.trim().split("\n").map((e) => {
		let n = e.split(" ; ").map((e) => e.trim());
		if (n.length !== t) throw Error(`card ${n[0]}: its line has ${n.length} columns, not ${t}`);
		return n;
	});
}
var Dt = {
	req: 0,
	dice: [],
	start: !1,
	holdings: null,
	powers: []
};
function Ot(e, t, n) {
	return Et(e, 6).map(([e = "", r = "", i = "", a, o, s = ""]) => ({
		...Dt,
		id: e,
		name: r,
		slug: Tt(r),
		type: t,
		value: Number(a),
		start: n,
		count: Number(o),
		dice: i.split(" ").map(Number),
		abilities: pt(e, s)
	}));
}
var kt = () => Et(wt, 6).map(([e = "", t = "", n = "", r, i, a = ""]) => ({
	...Dt,
	id: e,
	name: t,
	slug: Tt(t),
	type: n.toLowerCase(),
	value: Number(r),
	count: Number(i),
	abilities: pt(e, a)
}));
function At(e, t) {
	return Et(e, 6).map(([e = "", n = "", r, i, a, o = ""]) => ({
		...Dt,
		id: e,
		name: n,
		slug: Tt(n),
		type: t,
		value: Number(i),
		req: Number(r),
		count: Number(a),
		abilities: pt(e, o)
	}));
}
var jt = () => Et(Ze, 6).map(([e = "", t = "", n = "", r = "", i = "", a = ""]) => {
	let [o = 0, s = 0, c = 0, l = 0] = n.split(" ").map(Number), u = pt(e, a);
	return {
		...Dt,
		id: e,
		name: t,
		slug: Tt(t),
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
	...Ot(bt, "gladiator", !0),
	...Ot(xt, "slave", !0),
	...Ot(St, "gladiator", !1),
	...Ot(Ct, "slave", !1),
	...kt(),
	...At(Qe, "scheme"),
	...At($e, "reaction"),
	...At(et, "guard"),
	...jt()
], Mt = 127, Nt = 4;
if (b.length > Mt) throw Error(`there are ${b.length} kinds of cards, at most ${Mt} can be told apart`);
for (let [e, { id: t, slug: n, abilities: r }] of b.entries()) {
	if (r.length > Nt) throw Error(`card ${t}: it has more than ${Nt} abilities`);
	if (b.findIndex((e) => e.slug === n) !== e) throw Error(`card ${t}: another card is called ${n} too`);
}
var Pt = b.map((e) => e.type), Ft = b.map((e) => e.value), x = b.map((e) => e.req), It = (e) => b.findIndex((t) => t.id === e), Lt = It("IS-01"), Rt = It("H-BAT"), zt = b.findIndex((e) => e.type === "guard"), Bt = we(b.map((e, t) => t < Lt ? e.count : 0)), Vt = we(b.map((e, t) => t >= Lt && t < Rt ? e.count : 0)), Ht = b.flatMap((e, t) => e.type === "house" ? [t] : []), Ut = b.map((e) => e.type === "reaction" ? e.abilities.reduce((e, t) => e | t.windows, 0) : 0), Wt = (e) => Pt[e] === "guard", Gt = (e) => Pt[e] === "scheme", Kt = /* @__PURE__ */ new Map(), qt = [];
for (let e of new Set(b.flatMap((e) => e.abilities.map((e) => e.trigger)))) Kt.set(e, b.map(({ abilities: t }) => {
	let n = t.flatMap((t, n) => t.trigger === e ? [n] : []);
	return n.length === 0 ? qt : n;
}));
var Jt = (e, t) => Kt.get(t)?.[e] ?? qt, Yt = 512, Xt = 2048, Zt = 127, S = (e) => e & Zt, C = (e) => b[e & Zt], w = (e) => Pt[e & Zt], T = (e) => Ft[e & Zt], E = (e) => !(e & 384), Qt = (e) => !!(e & 256), D = (e) => (e & Xt) !== 0, O = (e) => e >> 9 & 3, $t = (e, t) => e & -1537 | t * Yt, en = (e) => w(e) === "gladiator" || w(e) === "slave", tn = (e) => {
	let t = w(e);
	return t === "weapon" || t === "armor" || t === "special";
}, nn = [
	(e) => E(e) && w(e) === "gladiator",
	(e) => E(e) && w(e) === "slave",
	(e) => E(e) && en(e),
	(e) => E(e) && en(e) && !D(e),
	(e) => E(e) && tn(e),
	(e) => E(e) && w(e) === "guard",
	Qt
], k = (e, t) => nn[e](t);
function rn(e) {
	let t = O(e);
	return C(e).slug + (t > 0 ? `.${t}` : "") + (D(e) ? ".champion" : "") + (Qt(e) ? ".injured" : e & 128 ? ".x" : "");
}
var A = [
	"victory-1",
	"victory-2",
	"injury",
	"decapitation"
], an = ["I", "II"], on = 1e5, j = (e, t, n) => (t + n) % e.seats, sn = (e, t) => !!(e.hidden & 1 << t), cn = (e) => e <= 3 ? 3 : e <= 6 ? 4 : e <= 9 ? 5 : 6, ln = (e) => ({
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
}), un = (e) => Array.from({ length: e }, () => []), dn = (e, t, n, r) => ({
	flow: e,
	seats: t,
	turnLimit: r,
	turn: 0,
	host: 0,
	gold: [...Array(t).fill(0), on],
	hidden: 0,
	showed: Array(t).fill(0),
	slipped: Array(t * t).fill(0),
	houses: Array.from({ length: t }, () => ({
		card: -1,
		influence: n,
		hand: [],
		assets: []
	})),
	market: Bt.slice(),
	row: [],
	lot: [],
	marketDiscard: [],
	intrigue: Vt.slice(),
	intrigueDiscard: [],
	played: [],
	known: un(t * t),
	seen: un(t),
	trades: [],
	fight: null,
	bets: Array(t * 4).fill(0),
	winner: -1,
	decidedBy: ""
});
function fn(e, t) {
	let [n = "", ...r] = t.trim().split(/\s+/);
	switch (n) {
		case "seat": return pn(e, M(r[0], e.seats - 1), r[1] ?? "", r.slice(2));
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
		case "top": return yn(e, r.map(gn));
		case "discard":
			for (let t of r.map(gn)) Ee(vn(e, t), t), (t < Lt ? e.marketDiscard : e.intrigueDiscard).push(t);
			return;
		case "lot":
			for (let t of r.map(gn)) Ee(e.market, t), e.lot.push(t);
			return;
		case "played":
			for (let t of r.map(gn)) Ee(e.intrigue, t), e.played.push(t);
			return;
		case "empty": return hn(e, r[0] ?? "");
		case "fight": return mn(e, r);
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
function pn(e, t, n, r) {
	let i = e.houses[t];
	switch (n) {
		case "house":
			i.card = gn(r[0] ?? "");
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
			for (let t of r.map(gn)) Ee(e.intrigue, t), Te(i.hand, t);
			return;
		case "table":
			for (let t of r.map(_n)) Ee(vn(e, S(t)), S(t)), i.assets.push(t);
			return;
		case "bets":
			for (let [n, i] of r.entries()) e.bets[t * 4 + n] = M(i, 3);
			return;
		default: throw Error(`'seat ${t} ${n}' cannot be set; there are: house, influence, gold, hand, table, bets (${A.join(", ")})`);
	}
}
function mn(e, t) {
	let n = ln(t[0] === "tournament"), r = t.filter((e) => e !== "tournament").join(" ").split(" against ");
	for (let [t, i] of r.entries()) {
		let [r, a = "", ...o] = i.split(" ");
		n.seats.push(M(r, e.seats - 1)), n.cards.push(_n(a)), n.cells.push(Xe[t]), n.gear.push([]);
		let { dice: s } = b[S(_n(a))];
		for (let e = 0; e < 3; e++) n.health.push(s[e]);
		for (let e of o) /^\d+\/\d+\/\d+$/.test(e) ? n.health.splice(t * 3, 3, ...e.split("/").map(Number)) : y.parse(e) >= 0 ? n.cells[t] = y.parse(e) : n.gear[t].push(_n(e));
		for (let r of [n.cards[t], ...n.gear[t]]) if (!e.houses[n.seats[t]].assets.includes(r)) throw Error(`${rn(r)} is not on that table`);
	}
	e.fight = n;
}
function hn(e, t) {
	if (t === "intrigue") e.intrigueDiscard.push(...e.intrigue.splice(0));
	else if (t === "market") e.marketDiscard.push(...e.market.splice(0));
	else throw Error(`the decks are intrigue and market, not '${t}'`);
}
function M(e, t) {
	if (e === void 0 || !/^\d+$/.test(e) || Number(e) > t) throw Error(`a number from 0 to ${t} is needed, not '${e}'`);
	return Number(e);
}
function gn(e) {
	let t = b.findIndex((t) => t.slug === e);
	if (t < 0) throw Error(`'${e}' is no card`);
	return t;
}
function _n(e) {
	let [t = "", ...n] = e.split("."), r = gn(t);
	for (let e of n) e === "x" ? r |= 128 : e === "injured" ? r |= 384 : e === "champion" ? r |= Xt : r = $t(r, M(e, 2));
	return r;
}
var vn = (e, t) => t < Lt ? e.market : e.intrigue;
function yn(e, t) {
	for (let n of t.reverse()) {
		let t = vn(e, n);
		Ee(t, n), t.push(n);
	}
}
var N = (e, t, n) => ({
	label: e,
	value: t,
	clause: n
}), bn = (e, t) => ({
	to: e,
	fields: t
}), xn = class {
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
		Cn(s), wn(s), this.events.push(s);
	}
}, Sn = [
	"n",
	"clause",
	"kind",
	"secrets"
];
function Cn(e) {
	for (let t of [e.fields, ...(e.secrets ?? []).map((e) => e.fields)]) for (let n of Sn) if (n in t) throw Error(`${e.clause} ${e.kind}: an event cannot have a field '${n}'`);
}
function wn(e) {
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
function Tn(e, t, n, r, i, a) {
	let o = e.houses[n], s = o.influence + r, c = s < 0 ? 0 : s > 12 ? 12 : s;
	if (t.log !== null) {
		let e = [N(i, r, a)];
		c !== s && e.push(N("bound", c - s, "SP-0.4")), t.log.emit({
			kind: "influence",
			clause: a,
			seat: n,
			influence: c,
			parts: e,
			total: c - o.influence
		});
	}
	o.influence = c;
}
function P(e, t, n, r) {
	if (!(r >= 0 && r <= e.gold[t])) throw Error(`${t} has ${e.gold[t]} gold, ${r} cannot be taken`);
	e.gold[t] -= r, e.gold[n] += r;
}
var F = (e) => e.seats;
function En(e, t, n, r) {
	let i = Math.min(r, e.gold[t]);
	return P(e, t, n, i), i;
}
function Dn(e, t, n, r) {
	let i = [];
	for (; i.length < r;) {
		if (e.intrigue.length === 0) {
			if (e.intrigueDiscard.length === 0) break;
			De(e.intrigue, t.random, e.intrigueDiscard), t.log?.emit({
				kind: "reshuffled",
				clause: "SP-3.24",
				deck: "intrigue",
				count: e.intrigue.length
			});
		}
		let r = e.intrigue.pop();
		Te(e.houses[n].hand, r), i.push(r);
	}
	i.length > 0 && t.reveal(0, a(n)), t.log?.emit({
		kind: "drew",
		seat: n,
		count: i.length
	}, bn(a(n), { cards: i }));
}
function On(e, t) {
	if (e.market.length > 0) return !0;
	if (e.marketDiscard.length === 0) return !1;
	De(e.market, t.random, e.marketDiscard);
	for (let t of e.seen) for (let n = 0; n < t.length; n += 2) t[n] += e.market.length;
	return t.log?.emit({
		kind: "reshuffled",
		clause: "SP-3.25",
		deck: "market",
		count: e.market.length
	}), !0;
}
function kn(e, t, n, r) {
	Ee(e.houses[n].hand, r);
	for (let t = 0; t < e.seats; t++) {
		let i = e.known[t * e.seats + n], a = i.indexOf(r);
		a >= 0 && i.splice(a, 1);
	}
	An(e, n, r), t.reveal(a(n), i);
}
function An(e, t, n) {
	if (!e.houses[t].hand.includes(n)) for (let r of e.flow.frames) {
		if (r.rule !== "intrigue-turn" || r.by !== t) continue;
		let { plans: e } = r;
		for (let t = 0; t < e.length; t++) e[t] === n && (e[t] = -1);
	}
}
function jn(e, t, n, r) {
	let i = e.known[t * e.seats + n], a = i.slice();
	for (let e of r) {
		let t = a.indexOf(e);
		t >= 0 ? a.splice(t, 1) : Te(i, e);
	}
}
function Mn(e, t) {
	(t < Lt ? e.marketDiscard : e.intrigueDiscard).push(t);
}
function Nn(e, t, n, r) {
	e.houses[n].assets.push(r), D(r) && Tn(e, t, n, 1, "champion", "SP-3.28");
}
function Pn(e, t, n, r) {
	Ee(e.houses[n].assets, r), D(r) && Tn(e, t, n, -1, "champion", "SP-3.29");
}
function Fn(e, t, n, r) {
	Pn(e, t, n, r), Mn(e, S(r));
}
function In(e, t, n, r) {
	let { assets: i } = e.houses[t], a = i.indexOf(n);
	if (a < 0) throw Error(`seat ${t} has no asset ${n}`);
	i[a] = r;
}
function Ln(e, t, n) {
	let r = 0;
	for (let i of e.houses[t].assets) k(n, i) && r++;
	return r;
}
var Rn = (e, t, n) => e.houses[t].assets.filter((e) => k(n, e));
function zn(e, t, n) {
	for (let r of e.houses[t].assets) if (S(r) === n && E(r)) return r;
	return -1;
}
var Bn = (e, t, n) => e.houses[t].assets.filter((e) => E(e) && w(e) === n), Vn = (e, t) => t.slice().sort((t, n) => (t - e.host + e.seats) % e.seats - (n - e.host + e.seats) % e.seats);
function Hn(e, t, n, r, i = !1) {
	let a = Vn(e, n);
	do {
		let e = a.map(() => t.random.die(6));
		t.log?.emit({
			kind: "rolled-off",
			clause: r,
			seats: a,
			rolls: e
		});
		let n = i ? Math.min(...e) : Math.max(...e);
		a = a.filter((t, r) => e[r] === n);
	} while (a.length > 1);
	return a[0];
}
var Un = (e) => Ht.filter((t) => !e.houses.some((e) => e.card === t)), Wn = g("set-up", { locals: {} }, [
	{
		clause: "SP-2.2",
		run(e, t, n) {
			e.host = Hn(e, n, e.houses.map((e, t) => t), "SP-2.2"), n.log?.emit({
				kind: "host",
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
				let n = j(e, e.host, t);
				if (e.houses[n].card < 0) return _(n, "house", Un(e));
			}
			return null;
		},
		fallback: (e) => Un(e)[0],
		take(e, t, n, r, i) {
			return e.houses[i].card = r, n.log?.emit({
				kind: "chose",
				seat: i,
				house: r
			}), u;
		}
	},
	{
		clause: "SP-2.8",
		run(e, t, n) {
			Gn(e, n, "gladiator"), Gn(e, n, "slave");
		}
	},
	{
		clause: "SP-2.10",
		run(e, t, n) {
			for (let t = 0; t < e.seats; t++) {
				let r = j(e, e.host, t), { guards: i } = b[e.houses[r].card].holdings;
				for (let t = 0; t < i; t++) Ee(e.intrigue, zt), Nn(e, n, r, zt);
				n.log?.emit({
					kind: "guards",
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
				P(e, F(e), t, r), n.log?.emit({
					kind: "gold",
					seat: t,
					total: r
				});
			}
		}
	},
	{
		clause: "SP-2.19",
		run(e, t, n) {
			n.random.shuffle(e.intrigue), n.random.shuffle(e.market), n.log?.emit({
				kind: "shuffled",
				intrigue: e.intrigue.length,
				market: e.market.length
			});
		}
	}
]);
function Gn(e, t, n) {
	let r = (e) => b[e].start && b[e].type === n, a = e.market.filter(r);
	e.market = e.market.filter((e) => !r(e)), t.random.shuffle(a);
	let o = e.houses.map((e) => {
		let t = b[e.card].holdings;
		return n === "gladiator" ? t.gladiators : t.slaves;
	});
	for (let n = 0; o.some((e) => e > n); n++) for (let r = 0; r < e.seats; r++) {
		let s = j(e, e.host, r);
		if (o[s] <= n) continue;
		let c = a.pop();
		Nn(e, t, s, c), t.reveal(0, i), t.log?.emit({
			kind: "dealt",
			seat: s,
			card: c
		});
	}
	e.market.push(...a);
}
function Kn(e) {
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
function qn(e, t) {
	return e.stacks[t] + (e.sealed?.[t] ?? 0);
}
function Jn(e) {
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
				t.bids = r.slice(), n.log?.emit({
					kind: "bids",
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
				if (Kn(n).failed) return e.failed(t, r, n.bidders), d(-1);
			}
		},
		{
			clause: r,
			run(n, r, i) {
				let { leaders: a } = Kn(r);
				if (!(a.length === 1 || e.breakTie)) {
					for (let e of r.bidders) r.stacks[e] = a.includes(e) ? r.stacks[e] + r.bids[e] : 0;
					return r.bidders = a, i.log?.emit({
						kind: "tied",
						seats: a.slice(),
						stacks: r.stacks.slice()
					}), l(t);
				}
			}
		},
		{
			clause: n,
			run(t, n, r) {
				let { leaders: i, total: a } = Kn(n), o = i.length > 1 && e.breakTie ? e.breakTie(t, i) : i[0];
				return e.won(t, r, o, a), d(o);
			}
		}
	]);
}
function Yn(e, t, n, r = null) {
	return f(e, {
		bidders: n,
		stacks: Array(t).fill(0)
	}, r);
}
var Xn = [
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
], Zn = /* @__PURE__ */ new Map(), Qn = /* @__PURE__ */ new Map();
function I(e, t = -1, n = -1, r = 0, i = 0) {
	let a = (((Xn.indexOf(e) * 128 + t + 1) * 8 + n + 1) * 8 + r) * 64 + i;
	return Zn.get(a) ?? $n(a, {
		verb: e,
		card: t,
		ability: r,
		seat: n,
		number: i
	});
}
function $n(e, t) {
	let { verb: n, card: r, ability: i, seat: a, number: o } = t, s = n + (r >= 0 ? `.${b[r].slug}` : "") + (i > 0 ? `#${i + 1}` : "") + (a >= 0 ? `.${a}` : "") + (o > 0 ? `=${o}` : "");
	return Zn.set(e, s), Qn.set(s, t), s;
}
function L(e) {
	let t = Qn.get(e);
	if (t !== void 0) return t;
	let [, n = "", r, i, a, o] = /^([a-z-]+)(?:\.([a-z][a-z0-9-]*))?(?:#(\d))?(?:\.(\d))?(?:=(\d+))?$/.exec(e) ?? [], s = r === void 0 ? -1 : b.findIndex((e) => e.slug === r);
	if (!Xn.includes(n) || r !== void 0 && s < 0) throw Error(`'${e}' is no act`);
	return I(n, s, a === void 0 ? -1 : Number(a), i === void 0 ? 0 : Number(i) - 1, Number(o ?? 0)), Qn.get(e);
}
var R = I("none"), er = I("pass"), tr = I("end"), nr = 8, rr = (e) => e & 7, ir = (e) => e < nr, ar = (e) => e.map(rr).sort((e, t) => t - e);
function or(e, t) {
	let n = [];
	for (let r = 0; r < t; r++) n.push(e.random.die(6));
	return n;
}
function sr(e, t, n, r, i, a) {
	let o = n.findIndex((e) => rr(e) === r && (!i || ir(e))), s = e.random.die(6);
	n[o] = s + (i || !ir(n[o]) ? nr : 0), e.log?.emit({
		kind: "rerolled",
		clause: i ? "SP-12.11" : "SP-12.15",
		seat: t,
		card: a,
		die: r,
		now: s
	});
}
var cr = [
	0,
	0,
	0,
	0,
	0,
	0,
	0
];
function lr(e, t) {
	cr.fill(0);
	for (let t of e) cr[rr(t)]++;
	let n = 0;
	for (let e of cr) n += Math.floor(e / t);
	return n;
}
function ur(e, t) {
	let n = ar(e), r = ar(t), i = 0, a = 0;
	for (let e = 0; e < n.length; e++) e < r.length ? i += +(n[e] > r[e]) : a += +(n[e] >= 3);
	return {
		opposed: i,
		unopposed: a
	};
}
function dr(e, ...t) {
	let { frames: n } = e.flow;
	for (let e = n.length - 1; e >= 0; e--) if (t.includes(n[e].rule)) return n[e];
	throw Error(`${t.join(", ")} is not being carried out`);
}
var fr = (e) => dr(e, "window"), pr = {
	readyCount: (e, t, n, [r, i]) => Ln(e, t, r) >= i,
	targetGoldZero: (e, t, n) => e.gold[n] === 0,
	targetInfluenceAtMostMine: (e, t, n) => e.houses[n].influence <= e.houses[t].influence,
	schemeTargetsMe: (e, t) => fr(e).target === t,
	iBidThisRound: (e, t) => fr(e).seats.includes(t),
	iDeclined: (e, t) => fr(e).concernedSeat === t,
	iWonABet: (e, t) => fr(e).winners.includes(t),
	dealtAtLeast: (e, t, n, [r]) => dr(e, "attack").wounds >= r
};
function mr(e, t, n, r) {
	for (let { name: i, args: a } of t.conditions) if (!pr[i](e, n, r, a)) return !1;
	return !0;
}
var hr = (e) => e.houses.map((e, t) => t), gr = {
	self: (e, t) => [t],
	rival: (e, t) => hr(e).filter((e) => e !== t),
	any: (e) => hr(e),
	launcher: (e) => [fr(e).activeSeat],
	participant: (e) => e.fight.seats,
	opp: (e, t) => [e.fight.seats[+(e.fight.seats[0] === t)]],
	none: () => [-1]
}, _r = (e) => dr(e, "attack"), vr = { run: () => {} }, yr = {
	reroll: { run(e, t, n, [r]) {
		let i = _r(e);
		sr(n, t.by, r === 1 ? i.defense : i.offense, t.number, !0, t.card);
	} },
	forceReroll: { run(e, t, n, [r]) {
		let i = _r(e);
		sr(n, t.by, r === 1 ? i.defense : i.offense, t.number, !1, t.card);
	} },
	range: vr,
	speedAttack: { run(e, t) {
		_r(e).speed = t.card;
	} },
	ignoreWound: { run(e, t, n, [r]) {
		let i = _r(e);
		i.wounds = Math.max(0, i.wounds - r), n.log?.emit({
			kind: "ignored",
			clause: "SP-12.28",
			wounds: i.wounds
		});
	} },
	extraWound: { run(e, t, n, [r]) {
		let i = _r(e);
		i.wounds += r, n.log?.emit({
			kind: "added",
			clause: "SP-12.29",
			wounds: i.wounds
		});
	} },
	winInitiative: { run(e, t) {
		dr(e, "fight").winnerSlot = e.fight.seats.indexOf(t.by);
	} },
	initBonus: vr,
	moveBonus: vr,
	slow: { run(e, t, n, [r]) {
		let i = 1 - e.fight.seats.indexOf(t.by);
		e.fight.slowed[i] += r, n.log?.emit({
			kind: "slowed",
			seat: e.fight.seats[i],
			steps: r
		});
	} },
	addDice: { run(e, t, n, [r, i]) {
		let a = _r(e);
		r === 1 ? a.moreDefense += i : a.moreOffense += i;
	} },
	autoWoundPer: vr
}, br = {
	exhaustSelf: { pay: (e, t, n, r) => xr(e, t, n, zn(e, n, r)) },
	exhaust: {},
	pay: {
		gold: (e, [t]) => t,
		pay: (e, t, n, r, [i]) => {
			P(e, n, F(e), i), t.log?.emit({
				kind: "paid",
				seat: n,
				gold: i
			});
		}
	},
	payEach: {
		gold: (e, [t]) => t * (e.seats - 1),
		pay: (e, t, n, r, [i]) => {
			for (let t = 0; t < e.seats; t++) t !== n && P(e, n, t, i);
			t.log?.emit({
				kind: "paid-each",
				seat: n,
				gold: i
			});
		}
	},
	payLauncher: {
		gold: (e, [t]) => t,
		pay: (e, t, n, r, [i]) => {
			P(e, n, fr(e).activeSeat, i), t.log?.emit({
				kind: "paid-to",
				seat: n,
				to: fr(e).activeSeat,
				gold: i
			});
		}
	},
	discardHand: { hand: ([e]) => e }
};
function xr(e, t, n, r) {
	In(e, n, r, r | 128);
	let i = e.fight === null ? -1 : e.fight.seats.indexOf(n);
	if (i >= 0) {
		let { gear: t, cards: n } = e.fight, a = t[i]?.indexOf(r) ?? -1;
		a >= 0 ? t[i][a] = r | 128 : n[i] === r && (n[i] = r | 128);
	}
	t.log?.emit({
		kind: "exhausted",
		clause: "SP-12.2",
		seat: n,
		card: S(r)
	});
}
var Sr = tt.length, Cr = Array(Sr).fill(0);
function wr(e, t, n, r, i) {
	if (r.costs.length === 0) return !0;
	let a = 0, o = +!!i;
	Cr.fill(0);
	let s = -1;
	for (let { name: i, args: c } of r.costs) {
		let r = br[i];
		if (a += r.gold?.(e, c) ?? 0, o += r.hand?.(c) ?? 0, i === "exhaust" && (Cr[c[1]] += c[0]), i === "exhaustSelf" && (s = zn(e, t, n), s === -1)) return !1;
	}
	if (a > e.gold[t] || o > e.houses[t].hand.length) return !1;
	for (let n = 0; n < Sr; n++) {
		let r = Cr[n] > 0 && s !== -1 && k(n, s) ? 1 : 0;
		if (Cr[n] + r > 0 && Ln(e, t, n) < Cr[n] + r) return !1;
	}
	return !0;
}
var Tr = g("guard-roll", {
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
			return t.rolls++, t.again = !1, n.log?.emit({
				kind: "guard-rolled",
				seat: t.by,
				die: r,
				outcome: i ? "foils" : "fails"
			}), i ? (fr(e).undone = !0, d()) : t.rolls > 1 ? d() : void 0;
		}
	},
	{
		clause: "SP-6.12",
		at: "SP-6.12 retry",
		ask(e, t) {
			let n = Er(e, t.by);
			return n.length === 0 ? null : _(t.by, "act", [...n, "keep"]);
		},
		fallback: () => "keep",
		take(e, t, n, r) {
			if (r === "keep") return d();
			let { card: i, ability: a } = L(r);
			return f(Qi, {
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
		run: (e, t) => t.again ? l("SP-6.12") : d()
	}
]);
function Er(e, t) {
	let n = [];
	for (let r of e.houses[t].assets) {
		let i = S(r);
		if (E(r)) for (let r of Jt(i, "guardFailed")) ta(e, t, i, r, t, !1) && n.push(I("use", i, -1, r));
	}
	return n;
}
var Dr = 3, Or = 2, kr = 3, Ar = g("bets", { locals: {} }, [{
	clause: "SP-8.22",
	sealed: !0,
	ask: (e) => e.houses.map((t, n) => Mr(e, n)),
	fallback: (e, t, n) => Object.fromEntries(Mr(e, n.seat).fields.map((e) => [e.name, 0])),
	barred: (e, t, n) => A.slice(0, 2).filter((t, r) => !jr(e, n.seat, r)).map((e) => ({
		item: e,
		clause: "SP-8.26",
		reason: "nobody bets against his own combatant"
	})),
	take(e, t, n, r) {
		for (let [t, i] of r.entries()) {
			for (let n = 0; n < 4; n++) e.bets[t * 4 + n] = i?.[A[n]] ?? 0;
			let [r, a, o, s] = e.bets.slice(t * 4, t * 4 + 4);
			n.log?.emit({
				kind: "bet",
				clause: "SP-8.33",
				seat: t,
				victory1: r,
				victory2: a,
				injury: o,
				decapitation: s
			});
		}
	}
}]), jr = (e, t, n) => n > 1 || e.fight.seats[1 - n] !== t;
function Mr(e, t) {
	let n = e.gold[t], r = [];
	for (let i = 0; i < 4; i++) jr(e, t, i) && r.push(v(A[i], ae(t, "gold", 0, Math.min(Dr, n))));
	return ce(t, r, null, Dr * r.length <= n ? null : [{
		fields: r.map((e) => e.name),
		max: n
	}]);
}
function Nr(e, t) {
	let { loser: n, degree: r } = e.fight, i = [];
	for (let a = 0; a < e.seats; a++) {
		let o = 0, s = 0;
		for (let c = 0; c < 4; c++) {
			let l = e.bets[a * 4 + c];
			if (o += l, l !== 0) {
				if (c < 2 && c !== n) s += 2 * l;
				else if (c === Or && r === 2 || c === kr && r === 3) s += 3 * l;
				else continue;
				i.includes(a) || i.push(a), t.use(A[c]);
			}
		}
		o !== 0 && (P(e, a, F(e), o), P(e, F(e), a, s), t.log?.emit({
			kind: "bet-settled",
			clause: s > 0 ? "SP-8.31" : "SP-8.32",
			seat: a,
			staked: o,
			back: s
		}));
	}
	return e.bets.fill(0), i;
}
var Pr = [
	"",
	"yield",
	"injury",
	"decapitation"
], Fr = (e, t) => e.health[t * 3] + e.health[t * 3 + 1] + e.health[t * 3 + 2], Ir = g("wound", {
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
		let r = e.fight, i = Fr(r, t.slot) - 3;
		t.opening && (t.count = Math.min(t.count, i));
		let a = t.count - i;
		if (a <= 0) return t.count === 0 ? d() : void 0;
		r.loser = t.slot, r.degree = Math.min(3, a);
		for (let e = 0; e < 3; e++) r.health[t.slot * 3 + e] = +(e < 3 - r.degree);
		let o = `SP-9.${28 + r.degree}`;
		return n.log?.emit({
			kind: "defeated",
			clause: o,
			seat: r.seats[t.slot],
			degree: Pr[r.degree],
			wounds: t.count
		}), d();
	}
}, {
	clause: "SP-9.23",
	auto: !0,
	ask: (e, t) => re(e.fight.seats[t.slot], "pool", Lr(e.fight, t.slot), t.count, t.count),
	fallback: (e, t) => Rr(e.fight, t),
	barred: (e, t) => [
		0,
		1,
		2
	].flatMap((n) => e.fight.health[t.slot * 3 + n] > 1 ? [] : [{
		item: n,
		clause: "SP-9.25",
		reason: "no pool goes below 1 die until all are at 1"
	}]),
	take(e, t, n, r) {
		for (let n of r) e.fight.health[t.slot * 3 + n]--;
		let i = e.fight.health.slice(t.slot * 3, t.slot * 3 + 3);
		n.log?.emit({
			kind: "wounded",
			clause: "SP-9.22",
			seat: e.fight.seats[t.slot],
			pools: r,
			left: i
		});
	}
}]);
function Lr(e, t) {
	let n = [];
	for (let r = 0; r < 3; r++) for (let i = 1; i < e.health[t * 3 + r]; i++) n.push(r);
	return n;
}
function Rr(e, t) {
	let n = e.health.slice(t.slot * 3, t.slot * 3 + 3), r = [];
	for (; r.length < t.count;) {
		let e = 2;
		for (let t = 1; t >= 0; t--) n[t] > n[e] && (e = t);
		n[e]--, r.push(e);
	}
	return r.sort((e, t) => e - t);
}
function zr(e, t, n) {
	let r = n === 0 ? e.fight.cards[t] : e.fight.gear[t][n - 1];
	return E(r) ? S(r) : -1;
}
var Br = (e, t) => e.fight.gear[t].length + 1;
function Vr(e, t, n, r) {
	let i = 0;
	for (let a = 0; a < Br(e, n); a++) {
		let o = zr(e, n, a), s = o < 0 ? 0 : ra(o, r, 0);
		s > 0 && t?.use(b[o].id), i += s;
	}
	return i;
}
function Hr(e, t) {
	let n = 1;
	for (let r = 0; r < Br(e, t); r++) {
		let i = zr(e, t, r);
		i >= 0 && (n = Math.max(n, ra(i, "range", 1)));
	}
	return n;
}
var Ur = (e, t) => {
	let n = 0;
	for (let r of e) r === t && n++;
	return n;
};
function Wr(e, t, n, r, i) {
	let { limit: a } = z(n, r), o = Yi(n, r);
	return a?.name === "perCombat" && Ur(e.fight.used, o * 2 + t) >= a.args[0] ? !1 : Ur(i, o * 2 + t) < (a?.name === "perRoll" ? a.args[0] : 1);
}
var Gr = [];
function Kr(e, t, n, r = Gr) {
	let i = [];
	return qr(e, t, n, r, (e, t) => {
		i.push(I("use", e, -1, t));
	}), i;
}
function qr(e, t, n, r, i) {
	let a = e.fight.seats[t];
	for (let o = 0; o < Br(e, t); o++) {
		let s = zr(e, t, o);
		if (!(s < 0)) for (let o of Jt(s, n)) Wr(e, t, s, o, r) && ta(e, a, s, o, e.fight.seats[1 - t], !1) && i(s, o);
	}
}
var Jr = I("attack");
function Yr(e, t) {
	let { cells: n } = e.fight, r = y.distance(n[0], n[1]), i = r <= Hr(e, t), a = i ? [Jr] : [];
	return qr(e, t, "attackDeclared", Gr, (e, t) => {
		let n = z(e, t).effects.find((e) => e.name === "speedAttack");
		(n === void 0 ? i : r <= n.args[0]) && a.push(I("attack", e, -1, t));
	}), a;
}
function Xr(e, t, n, r, i, a) {
	let o = [], s = r === "attackRolled" || r === "defenseRolled", c = (e, t) => {
		for (let { name: n, args: r } of z(e, t).effects) if (n === (s ? "reroll" : "forceReroll") && r[0] === a) for (let n = 1; n <= 6; n++) i.some((e) => rr(e) === n && (!s || ir(e))) && o.push(I("use", e, -1, t, n));
	};
	return Zr(t, r) ? c(t.going >> 2, t.going & 3) : qr(e, n, r, t.uses, c), o;
}
var Zr = (e, t) => e.left > 0 && z(e.going >> 2, e.going & 3).trigger === t, Qr = (e, t) => z(e, t).effects.find((e) => e.name === "reroll" || e.name === "forceReroll")?.args[1] ?? 1;
function $r(e, t, n, r, i = null) {
	let { card: a, ability: o, number: s } = L(n), c = e.fight.seats[t], l = Yi(a, o) * 2 + t;
	return e.fight.used.push(l), i?.push(l), f(Qi, {
		by: c,
		card: a,
		ability: o,
		target: e.fight.seats[1 - t],
		number: s
	}, r);
}
function ei(e, t, n, r, i, a) {
	let o = 0;
	for (let s = 0; s < Br(e, n); s++) {
		let c = zr(e, n, s);
		if (!(c < 0)) for (let e of Jt(c, r)) for (let { name: n, args: r } of z(c, e).effects) {
			if (n !== "autoWoundPer" || r[1] !== i) continue;
			let e = a(r[0] + 2);
			e > 0 && t.use(b[c].id), o += e;
		}
	}
	return o;
}
var ti = 0, ni = 1, ri = 2, ii = {
	slot: 0,
	deed: Jr,
	speed: -1,
	offense: [],
	defense: [],
	moreOffense: 0,
	moreDefense: 0,
	uses: [],
	going: 0,
	left: 0,
	wounds: 0
}, ai = (e, t, n, r, i) => ({
	clause: e,
	at: t,
	ask(e, t) {
		let a = n === "attacker" ? t.slot : 1 - t.slot, o = Xr(e, t, a, r, t[i], i === "defense" ? ni : t.speed >= 0 ? ri : ti);
		return o.length === 0 ? null : _(e.fight.seats[a], "act", [R, ...o]);
	},
	fallback: () => R,
	take(e, a, o, s) {
		let c = n === "attacker" ? a.slot : 1 - a.slot;
		if (s === R) return;
		let { card: u, ability: d, number: f } = L(s);
		return Zr(a, r) ? (a.left--, sr(o, e.fight.seats[c], a[i], f, r === "attackRolled" || r === "defenseRolled", u), l(t)) : (a.going = Yi(u, d), a.left = Qr(u, d) - 1, $r(e, c, s, t, a.uses));
	}
}), oi = (e, t, n, r) => ({
	clause: e,
	at: t,
	ask(e, t) {
		let i = n === "attacker" ? t.slot : 1 - t.slot, a = r(e, t, i);
		return a.length === 0 ? null : _(e.fight.seats[i], "act", [R, ...a]);
	},
	take(e, r, i, a) {
		return a === R ? void 0 : $r(e, n === "attacker" ? r.slot : 1 - r.slot, a, t, r.uses);
	}
}), si = g("attack", {
	locals: ii,
	shows: Object.keys(ii)
}, [
	{
		clause: "SP-9.12",
		run(e, t, n) {
			let r = e.fight;
			if (r.struck = !0, n.log?.emit({
				kind: "attacked",
				seat: r.seats[t.slot],
				target: r.seats[1 - t.slot]
			}), t.deed !== Jr) {
				let { card: n, ability: r } = L(t.deed);
				return $r(e, t.slot, I("use", n, -1, r), "SP-9.20 defender", t.uses);
			}
			y.distance(r.cells[0], r.cells[1]) > 1 && Vr(e, n, t.slot, "range");
		}
	},
	{
		...oi("SP-9.20", "SP-9.20 defender", "defender", (e, t, n) => Kr(e, n, "defenseDeclared", t.uses)),
		fallback: () => R
	},
	{
		clause: "SP-9.13",
		run(e, t, n) {
			let { health: r, seats: i } = e.fight;
			for (let a of Vn(e, i)) a === i[t.slot] ? t.offense = or(n, r[t.slot * 3 + (t.speed >= 0 ? ri : ti)] + t.moreOffense) : t.defense = or(n, r[(1 - t.slot) * 3 + ni] + t.moreDefense);
			let a = t.speed >= 0 ? "SP-12.25" : "SP-9.13";
			n.log?.emit({
				kind: "rolled",
				clause: a,
				seat: i[t.slot],
				dice: ar(t.offense),
				against: ar(t.defense)
			});
		}
	},
	ai("SP-12.22", "SP-12.22", "attacker", "attackRolled", "offense"),
	ai("SP-12.14", "SP-12.14 attacker", "attacker", "oppDefenseRolled", "defense"),
	ai("SP-12.14", "SP-12.14 defender", "defender", "oppAttackRolled", "offense"),
	ai("SP-12.23", "SP-12.23", "defender", "defenseRolled", "defense"),
	{
		clause: "SP-9.20",
		run(e, t, n) {
			let r = ei(e, n, 1 - t.slot, "defenseRolled", ni, (e) => lr(t.defense, e));
			if (r !== 0) return n.log?.emit({
				kind: "automatic",
				clause: "SP-12.20",
				seat: e.fight.seats[1 - t.slot],
				wounds: r
			}), f(Ir, {
				slot: t.slot,
				count: r
			});
		}
	},
	{
		clause: "SP-9.21",
		run: (e) => e.fight.loser >= 0 ? d() : void 0
	},
	{
		clause: "SP-9.15",
		run(e, t, n) {
			let { opposed: r, unopposed: i } = ur(t.offense, t.defense), a = t.speed >= 0 ? ri : ti, o = ei(e, n, t.slot, "attackRolled", a, (e) => lr(t.offense, e));
			if (t.wounds = r + i + o, n.log === null) return;
			let s = [N("opposed", r, "SP-9.15"), N("unopposed", i, "SP-9.17")];
			o > 0 && s.push(N("automatic", o, "SP-12.20"));
			let [c, l] = [ar(t.offense), ar(t.defense)];
			n.log.emit({
				kind: "hit",
				seat: e.fight.seats[t.slot],
				dice: c,
				against: l,
				parts: s,
				total: t.wounds
			});
		}
	},
	{
		...oi("SP-12.29", "SP-12.29", "attacker", (e, t, n) => Kr(e, n, "woundsDealt", t.uses)),
		fallback: (e, t) => Kr(e, t.slot, "woundsDealt", t.uses)[0]
	},
	{
		...oi("SP-12.28", "SP-12.28", "defender", (e, t, n) => t.wounds === 0 ? [] : Kr(e, n, "woundsTaken", t.uses)),
		fallback: (e, t) => Kr(e, 1 - t.slot, "woundsTaken", t.uses)[0]
	},
	{
		clause: "SP-9.22",
		run: (e, t) => t.wounds === 0 ? void 0 : f(Ir, {
			slot: 1 - t.slot,
			count: t.wounds
		})
	}
]), ci = 2, li = 5, ui = g("fight", {
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
			let { seats: r, cards: i, health: a } = e.fight;
			for (let e of i) b[S(e)].abilities.length === 0 && n.use(b[S(e)].id);
			n.log?.emit({
				kind: "fight",
				seats: r.slice(),
				cards: i.map(S),
				health: a.slice()
			});
		}
	},
	{
		clause: "SP-9.4",
		run(e, t, n) {
			let r = e.fight;
			r.round++, r.struck = !1, r.slowed[0] = 0, r.slowed[1] = 0, t.answered = 0, t.winnerSlot = -1, t.firstSlot = -1, n.log?.emit({
				kind: "round",
				round: r.round
			});
		}
	},
	{
		clause: "SP-12.31",
		ask(e, t) {
			for (let n = t.answered; n < 2 && t.winnerSlot < 0; n++) {
				let t = Kr(e, n, "preInit");
				if (t.length > 0) return _(e.fight.seats[n], "act", [R, ...t]);
			}
			return null;
		},
		fallback: () => R,
		take(e, t, n, r, i) {
			let a = e.fight.seats.indexOf(i);
			return r === R ? (t.answered = a + 1, u) : $r(e, a, r, "SP-12.31");
		}
	},
	{
		clause: "SP-9.5",
		run(e, t, n) {
			t.winnerSlot >= 0 ? n.log?.emit({
				kind: "initiative",
				clause: "SP-12.32",
				seat: e.fight.seats[t.winnerSlot]
			}) : di(e, t, n);
		}
	},
	{
		clause: "SP-9.7",
		ask: (e, t) => _(e.fight.seats[t.winnerSlot], "word", ["first", "second"]),
		fallback: () => "first",
		take(e, t, n, r) {
			t.firstSlot = r === "first" ? t.winnerSlot : 1 - t.winnerSlot, n.log?.emit({
				kind: "order",
				seat: e.fight.seats[t.winnerSlot],
				leader: e.fight.seats[t.firstSlot]
			});
		}
	},
	{
		clause: "SP-9.8",
		run: (e, t) => f(mi, { slot: t.firstSlot })
	},
	{
		clause: "SP-9.8",
		at: "SP-9.8 second",
		run: (e, t) => e.fight.loser >= 0 ? l("SP-9.28") : f(mi, { slot: 1 - t.firstSlot })
	},
	{
		clause: "SP-9.34",
		run(e, t, n) {
			let r = e.fight;
			if (r.loser >= 0 || (r.idle = r.struck ? 0 : r.idle + 1, r.idle < li)) return;
			let i = Hn(e, n, r.seats, "SP-9.34", !0);
			return f(Ir, {
				slot: r.seats.indexOf(i),
				count: 1
			});
		}
	},
	{
		clause: "SP-9.28",
		run: (e) => e.fight.loser >= 0 ? d() : l("SP-9.4")
	}
]);
function di(e, t, n) {
	let r = e.fight, i = [0, 0];
	do
		for (let t of Vn(e, r.seats)) {
			let a = r.seats.indexOf(t), o = or(n, r.health[a * 3 + ci]), s = Vr(e, n, a, "initBonus");
			if (i[a] = o.reduce((e, t) => e + t, s), n.log !== null) {
				let e = o.map((e) => N("die", e, "SP-9.5"));
				s > 0 && e.push(N("bonus", s, "SP-14.2")), n.log.emit({
					kind: "rolled-initiative",
					seat: t,
					parts: e,
					total: i[a]
				});
			}
		}
	while (i[0] === i[1]);
	t.winnerSlot = i[0] > i[1] ? 0 : 1, n.log?.emit({
		kind: "initiative",
		seat: r.seats[t.winnerSlot]
	});
}
var fi = "move", pi = "rest", mi = g("action", {
	locals: { slot: 0 },
	shows: ["slot"]
}, [
	{
		clause: "SP-14.2",
		ask(e, t) {
			let n = Kr(e, 1 - t.slot, "oppTurn");
			return n.length === 0 ? null : _(e.fight.seats[1 - t.slot], "act", [R, ...n]);
		},
		fallback: () => R,
		take: (e, t, n, r) => r === R ? void 0 : $r(e, 1 - t.slot, r, "SP-14.2")
	},
	{
		clause: "SP-9.8",
		ask(e, t) {
			let n = Yr(e, t.slot);
			return n.length === 0 ? null : _(e.fight.seats[t.slot], "act", [
				...n,
				fi,
				pi
			]);
		},
		fallback: (e, t) => Yr(e, t.slot)[0],
		take(e, t, n, r) {
			if (r === pi) return d();
			if (r !== fi) return f(si, {
				slot: t.slot,
				deed: r
			}, "SP-9.9");
		}
	},
	{
		clause: "SP-9.10",
		ask: (e, t) => gi(e, t.slot),
		fallback: (e, t) => vi(e, t.slot),
		barred: (e, t) => [{
			item: e.fight.cells[1 - t.slot],
			clause: "SP-9.11",
			reason: "the opponent stands there"
		}],
		take: (e, t, n, r) => _i(e, t, n, r)
	},
	{
		clause: "SP-9.12",
		ask(e, t) {
			let n = Yr(e, t.slot);
			return n.length === 0 ? null : _(e.fight.seats[t.slot], "act", [...n, pi]);
		},
		fallback: (e, t) => Yr(e, t.slot)[0],
		take: (e, t, n, r) => r === pi ? d() : f(si, {
			slot: t.slot,
			deed: r
		}, "SP-9.9 end")
	},
	{
		clause: "SP-9.9",
		at: "SP-9.9 end",
		run: () => d()
	},
	{
		clause: "SP-9.9",
		ask: (e, t) => e.fight.loser >= 0 ? null : gi(e, t.slot),
		fallback: () => [],
		take: (e, t, n, r) => _i(e, t, n, r)
	}
]);
function hi(e, t) {
	let n = e.fight;
	return Math.max(0, n.health[t * 3 + ci] + Vr(e, null, t, "moveBonus") - n.slowed[t]);
}
function gi(e, t) {
	let { seats: n, cells: r } = e.fight, i = hi(e, t);
	return i === 0 ? null : ie(n[t], "cell", r[t], y.steps, i, { blocked: [r[1 - t]] });
}
function _i(e, t, n, r) {
	let i = r[r.length - 1];
	i !== void 0 && (r.length > e.fight.health[t.slot * 3 + ci] && Vr(e, n, t.slot, "moveBonus"), e.fight.cells[t.slot] = i, n.log?.emit({
		kind: "moved",
		clause: "SP-9.10",
		seat: e.fight.seats[t.slot],
		cells: r.slice()
	}));
}
function vi(e, t) {
	let { cells: n } = e.fight, r = n[1 - t], i = [], a = n[t];
	for (let n = hi(e, t); n > 0 && y.distance(a, r) > 1; n--) {
		let e = y.distance(a, r);
		a = y.steps[a].slice().sort((e, t) => e - t).find((t) => y.distance(t, r) < e), i.push(a);
	}
	return i;
}
var yi = 3, bi = g("victory", {
	locals: { winners: [] },
	shows: ["winners"]
}, [
	{
		clause: "SP-10.1",
		run(e, t, n) {
			Tn(e, n, e.fight.seats[1 - e.fight.loser], 1, "victory", "SP-10.1");
		}
	},
	{
		clause: "SP-10.2",
		run(e, t, n) {
			xi(e, n, 1 - e.fight.loser);
			let r = 1 - e.fight.loser, i = S(e.fight.cards[r]);
			return f($i, {
				by: e.fight.seats[r],
				card: i,
				trigger: "combatWon"
			});
		}
	},
	{
		clause: "SP-10.19",
		run: (e, t, n) => Si(e, n)
	},
	{
		clause: "SP-10.8",
		run(e, t, n) {
			t.winners = Nr(e, n);
		}
	},
	{
		clause: "SP-10.20",
		run: (e, t) => oa(e, "betsResolved", {
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
		barred: (e) => D(e.fight.cards[e.fight.loser]) ? [{
			item: "down",
			clause: "SP-10.13",
			reason: "a champion cannot be given the thumb down"
		}] : [],
		take(e, t, n, r) {
			if (n.log?.emit({
				kind: "verdict",
				seat: e.host,
				owner: e.fight.seats[e.fight.loser],
				verdict: r
			}), r === "up") return l("SP-10.10");
			n.use("thumb-down");
			let i = e.fight.seats[e.fight.loser];
			return {
				...oa(e, "thumbDown", {
					activeSeat: e.host,
					concernedSeat: i
				}),
				to: "SP-10.11"
			};
		}
	},
	{
		clause: "SP-10.10",
		run: () => l("SP-10.18")
	},
	{
		clause: "SP-10.11",
		run(e, t, n) {
			if (t.result === "cancelled") return;
			let { loser: r, cards: i, seats: a } = e.fight, o = i[r];
			O(o) > 0 && Tn(e, n, e.host, -O(o), "executed favorite", "SP-10.12"), Fn(e, n, a[r], o), n.log?.emit({
				kind: "executed",
				seat: a[r],
				card: S(o)
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
function xi(e, t, n) {
	let r = e.fight, i = r.seats[n], a = r.cards[n];
	if (D(a)) return;
	let o = O(a) + 1, s = o < yi ? $t(a, o) : $t(a, 0) | Xt;
	In(e, i, a, s), r.cards[n] = s, t.log?.emit({
		kind: "favored",
		seat: i,
		card: S(a),
		favor: o
	}), D(s) && (t.use("champion"), t.log?.emit({
		kind: "crowned",
		clause: "SP-10.3",
		seat: i,
		card: S(a)
	}), Tn(e, t, i, 1, "champion", "SP-10.5"));
}
function Si(e, t) {
	let { degree: n, loser: r, seats: i, cards: a } = e.fight, o = i[r], s = a[r];
	if (n === 2) {
		let n = s | 384;
		In(e, o, s, n), a[r] = n, t.log?.emit({
			kind: "injured",
			clause: "SP-9.30",
			seat: o,
			card: S(s)
		});
	} else n === 3 && (Fn(e, t, o, s), t.log?.emit({
		kind: "killed",
		clause: "SP-9.31",
		seat: o,
		card: S(s)
	}));
}
var Ci = g("arena", {
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
			e.fight = ln(!1), Tn(e, n, e.host, 1, "honor", "SP-8.2");
		}
	},
	{
		clause: "SP-8.3",
		run(e, t) {
			if (e.fight.seats.length === 2) return l("SP-8.18");
			if (t.invited.length === e.seats) return l("SP-8.15");
		}
	},
	{
		clause: "SP-8.13",
		auto: !0,
		ask: (e, t) => _(e.host, "seat", wi(e, t.invited)),
		barred: (e, t) => t.invited.map((e) => ({
			item: e,
			clause: "SP-8.10",
			reason: "nobody is invited twice"
		})),
		fallback: (e, t) => wi(e, t.invited)[0],
		take(e, t, n, r) {
			t.guest = r, t.invited.push(r), n.log?.emit({
				kind: "invited",
				seat: e.host,
				guest: r
			});
		}
	},
	{
		clause: "SP-8.5",
		ask(e, t) {
			return Ln(e, t.guest, 2) === 0 ? null : Ti(e, t.guest, !0);
		},
		fallback: () => ({ combatant: "decline" }),
		barred: (e, t) => Ei(e, t.guest),
		take(e, t, n, r) {
			if (r.combatant !== "decline") return Di(e, n, t.guest, r), l("SP-8.3");
		}
	},
	{
		clause: "SP-8.17",
		run(e, t, n) {
			return n.log?.emit({
				kind: "declined",
				clause: "SP-8.11",
				seat: t.guest
			}), oa(e, "invitationDeclined", {
				activeSeat: e.host,
				concernedSeat: t.guest,
				seats: [t.guest]
			});
		}
	},
	{
		clause: "SP-8.11",
		run(e, t, n) {
			return t.result !== "cancelled" && Tn(e, n, t.guest, -1, "declined", "SP-8.11"), l("SP-8.3");
		}
	},
	{
		clause: "SP-8.15",
		run(e, t, n) {
			return n.log?.emit({
				kind: "no-fight",
				clause: e.fight.seats.length === 0 ? "SP-8.16" : "SP-8.15"
			}), e.fight = null, d();
		}
	},
	{
		clause: "SP-8.18",
		run(e, t, n) {
			if (t.paid === 2) return l("SP-8.21");
			let r = t.paid++;
			ki(e, n, r);
			let i = S(e.fight.cards[r]);
			return f($i, {
				by: e.fight.seats[r],
				card: i,
				trigger: "tributeStep"
			}, "SP-8.18");
		}
	},
	{
		clause: "SP-8.21",
		run: () => f(Ar)
	},
	{
		clause: "SP-8.33",
		run: (e) => oa(e, "betsPlaced", { activeSeat: e.host })
	},
	{
		clause: "SP-8.34",
		run: () => f(ui)
	},
	{
		clause: "SP-10.1",
		run: () => f(bi)
	}
]);
function wi(e, t) {
	let n = [];
	for (let r = 1; r <= e.seats; r++) {
		let i = j(e, e.host, r);
		t.includes(i) || n.push(i);
	}
	return n;
}
function Ti(e, t, n) {
	let r = Rn(e, t, 2), i = [v("combatant", _(t, "asset", n ? [...r, "decline"] : r))], a = {
		field: "combatant",
		is: r
	};
	for (let n of [
		"weapon",
		"armor",
		"special"
	]) {
		let r = Bn(e, t, n);
		r.length > 0 && i.push(v(n, _(t, "asset", [...r, "none"]), a));
	}
	return ce(t, i);
}
var Ei = (e, t) => e.houses[t].assets.filter((e) => !E(e)).map((e) => ({
	item: e,
	clause: "SP-8.8",
	reason: "only ready cards can be chosen"
}));
function Di(e, t, n, r) {
	let i = [];
	for (let e of [
		r.weapon,
		r.armor,
		r.special
	]) typeof e == "number" && i.push(e);
	let a = e.fight.seats.length;
	e.fight.seats.push(n), e.fight.cards.push(r.combatant), e.fight.gear.push(i), e.fight.cells.push(Xe[a]), Oi(e, a);
	let o = S(r.combatant);
	t.log?.emit({
		kind: "accepted",
		seat: n,
		slot: a,
		card: o,
		cards: i.map(S),
		cell: Xe[a]
	});
}
function Oi(e, t) {
	let { dice: n } = C(e.fight.cards[t]);
	for (let r = 0; r < 3; r++) e.fight.health[t * 3 + r] = n[r];
}
function ki(e, t, n) {
	let r = e.fight.cards[n], i = e.fight.seats[n], a = D(r) ? 6 : 2 * O(r);
	if (a === 0) return;
	P(e, F(e), i, a);
	let o = D(r) ? N("champion", 6, "SP-8.19") : N("favor", a, "SP-8.18");
	t.log?.emit({
		kind: "tribute",
		clause: o.clause,
		seat: i,
		card: S(r),
		parts: [o],
		total: a
	});
}
var Ai = g("substitute", {
	locals: { seat: 0 },
	shows: ["seat"]
}, [{
	clause: "SP-14.3",
	auto: !0,
	ask: (e, t) => _(t.seat, "asset", Ji(e, t.seat)),
	fallback: (e, t) => Ji(e, t.seat).reduce((e, t) => T(t) > T(e) ? t : e),
	take(e, t, n, r) {
		let i = e.fight.seats.indexOf(t.seat);
		e.fight.cards[i] = r, Oi(e, i), n.log?.emit({
			kind: "substituted",
			seat: t.seat,
			card: S(r)
		});
	}
}]), ji = (e, t) => e.houses[t.owner].assets.filter((e) => t.effect === "addFavor" ? qi(e, t.cap) : k(t.filter, e)), Mi = g("choose", {
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
		let n = ji(e, t);
		if (n.length === 0) return null;
		if (t.effect !== "lose") return _(t.chooser, "asset", n);
		let r = Math.min(t.count, n.length);
		return re(t.chooser, "asset", n, r, r);
	},
	fallback(e, t) {
		let n = ji(e, t);
		return t.effect === "lose" ? n.slice().sort((e, t) => T(e) - T(t)).slice(0, t.count).sort((e, t) => e - t) : n.reduce((e, t) => T(t) > T(e) ? t : e);
	},
	take(e, t, n, r) {
		for (let i of Array.isArray(r) ? r : [r]) Ni[t.effect](e, t, n, i);
	}
}]), Ni = {
	injure(e, t, n, r) {
		In(e, t.owner, r, r | 384), n.log?.emit({
			kind: "injured",
			seat: t.owner,
			card: S(r)
		});
	},
	kill(e, t, n, r) {
		Fn(e, n, t.owner, r), n.log?.emit({
			kind: "killed",
			seat: t.owner,
			card: S(r)
		});
	},
	tap: (e, t, n, r) => xr(e, n, t.owner, r),
	take(e, t, n, r) {
		Pn(e, n, t.owner, r), Nn(e, n, t.by, r), n.log?.emit({
			kind: "taken",
			seat: t.by,
			from: t.owner,
			card: S(r)
		});
	},
	lose(e, t, n, r) {
		Fn(e, n, t.owner, r), n.log?.emit({
			kind: "lost",
			seat: t.owner,
			card: S(r)
		});
	},
	cure(e, t, n, r) {
		if (!Qt(r)) throw Error("only an injured card is cured");
		In(e, t.owner, r, r & -385), n.log?.emit({
			kind: "cured",
			seat: t.owner,
			card: S(r)
		});
	},
	addFavor(e, t, n, r) {
		let i = Math.min(t.cap, O(r) + t.count);
		In(e, t.owner, r, $t(r, i)), n.log?.emit({
			kind: "favored",
			seat: t.owner,
			card: S(r),
			favor: i
		});
	}
}, Pi = g("spy", {
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
			jn(e, t.by, t.owner, r), n.reveal(a(t.owner), a(t.by) | a(t.owner)), n.log?.emit({
				kind: "peeked",
				seat: t.by,
				target: t.owner,
				count: r.length
			}, bn(a(t.by), { cards: r }));
		}
	},
	{
		clause: "SP-16.9",
		run(e, t, n) {
			let { hand: r } = e.houses[t.owner];
			if (!(r.length > t.count)) return r.length > 0 && Fi(e, t, n, r.slice()), d();
		}
	},
	{
		clause: "SP-5.24",
		ask(e, t) {
			let { hand: n } = e.houses[t.owner], r = Math.min(t.count, n.length);
			return r === 0 ? null : re(t.by, "card", n, r, r);
		},
		fallback: (e, t) => Ii(e.houses[t.owner].hand, t.count),
		take: (e, t, n, r) => Fi(e, t, n, r)
	}
]);
function Fi(e, t, n, r) {
	for (let i of r) kn(e, n, t.owner, i), Mn(e, i);
	n.log?.emit({
		kind: "discarded",
		seat: t.owner,
		cards: r
	});
}
var Ii = (e, t) => e.slice().sort((e, t) => T(t) - T(e) || e - t).slice(0, t).sort((e, t) => e - t), Li = g("scout", {
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
		On(e, n), t.count = Math.min(t.count, e.market.length);
		let r = e.seen[t.by], i = e.market.length - t.count;
		Bi(r, i);
		for (let t = i; t < e.market.length; t++) r.push(t, e.market[t]);
		n.reveal(0, a(t.by)), n.log?.emit({
			kind: "scouted",
			seat: t.by,
			count: t.count
		}, bn(a(t.by), { cards: Ri(e, t) }));
	}
}, {
	clause: "SP-14.3",
	ask: (e, t) => t.count === 0 ? null : re(t.by, "card", Ri(e, t), 0, t.most),
	fallback: () => [],
	take(e, t, n, r) {
		n.log?.emit({
			kind: "buried",
			seat: t.by,
			count: r.length
		}, bn(a(t.by), { cards: r })), r.length > 0 && zi(e, t, r);
	}
}]), Ri = (e, t) => e.market.slice(e.market.length - t.count).reverse();
function zi(e, t, n) {
	let r = e.market.length - t.count;
	for (let [n, i] of e.seen.entries()) n !== t.by && Bi(i, r);
	let i = e.market.splice(r, t.count);
	for (let e of n) i.splice(i.lastIndexOf(e), 1);
	e.market.unshift(...n), e.market.push(...i);
	for (let t of e.seen) for (let e = 0; e < t.length; e += 2) t[e] += n.length;
	let a = e.seen[t.by];
	Bi(a, e.market.length - i.length);
	for (let t = 0; t < i.length; t++) a.push(e.market.length - i.length + t, i[t]);
	a.unshift(...n.flatMap((e, t) => [t, e]));
}
function Bi(e, t) {
	let n = 0;
	for (; n < e.length && e[n] < t;) n += 2;
	e.length = n;
}
var Vi = (e) => ({
	legal: (e, t, n, [r]) => Ln(e, n, r) > 0,
	run: (t, n, r, [i]) => f(Mi, {
		chooser: n.by,
		by: n.by,
		owner: n.target,
		effect: e,
		filter: i
	})
}), Hi = (e) => ({ run(t, n, r) {
	fr(t).undone = !0, r.log?.emit({
		kind: e,
		seat: n.by
	});
} }), Ui = { run: () => {} }, Wi = {
	gold: { run(e, t, n, [r]) {
		let i = Math.max(r, -e.gold[t.target]);
		i >= 0 ? P(e, F(e), t.target, i) : P(e, t.target, F(e), -i);
		let a = i === r ? void 0 : [N("card", r, "SP-14.3"), N("all there is", i - r, "SP-0.5")];
		n.log?.emit({
			kind: "gold",
			seat: t.target,
			...a ? { parts: a } : {},
			total: i
		});
	} },
	steal: { run(e, t, n, [r]) {
		let i = En(e, t.target, t.by, r);
		n.log?.emit({
			kind: "stole",
			seat: t.by,
			from: t.target,
			gold: i
		});
	} },
	influence: { run: (e, t, n, [r]) => Tn(e, n, t.target, r, "card", "SP-14.3") },
	draw: { run: (e, t, n, [r]) => Dn(e, n, t.target, r) },
	peekCard: { run(e, t, n, [r]) {
		let i = e.houses[t.target].hand.slice(), o = [];
		for (; o.length < r && i.length > 0;) o.push(...i.splice(n.random.below(i.length), 1));
		o.sort((e, t) => e - t), jn(e, t.by, t.target, o), n.reveal(a(t.target), a(t.by) | a(t.target)), n.log?.emit({
			kind: "peeked",
			seat: t.by,
			target: t.target,
			count: o.length
		}, bn(a(t.by), { cards: o }));
	} },
	peekHandDiscard: { run: (e, t, n, [r]) => f(Pi, {
		by: t.by,
		owner: t.target,
		count: r
	}) },
	peekMarket: { run: (e, t, n, [r, i]) => f(Li, {
		by: t.by,
		count: r,
		most: i
	}) },
	injure: Vi("injure"),
	kill: Vi("kill"),
	tap: Vi("tap"),
	take: Vi("take"),
	lose: {
		legal: (e, t, n, [, r]) => Ln(e, n, r) > 0,
		run: (e, t, n, [r, i]) => f(Mi, {
			chooser: t.target,
			by: t.by,
			owner: t.target,
			effect: "lose",
			filter: i,
			count: r
		})
	},
	cure: Vi("cure"),
	recall: {
		legal: (e, t, n, [r]) => Ki(e, r) >= 0,
		run(e, t, n, [r]) {
			let i = Ki(e, r), [a] = Gi(e, r).splice(i, 1);
			Nn(e, n, t.by, a), n.log?.emit({
				kind: "recalled",
				seat: t.by,
				card: a
			});
		}
	},
	addFavor: {
		legal: (e, t, n, [, r]) => e.houses[n].assets.some((e) => qi(e, r)),
		run: (e, t, n, [r, i]) => f(Mi, {
			chooser: t.by,
			by: t.by,
			owner: t.target,
			effect: "addFavor",
			count: r,
			cap: i
		})
	},
	schemeBonus: { run(e, t, n, [r]) {
		let i = dr(e, "intrigue-turn");
		i.bonus += r, n.log?.emit({
			kind: "bonus",
			seat: t.by,
			total: i.bonus
		});
	} },
	foil: Hi("foiled"),
	guardRoll: { run: (e, t, n, [r]) => f(Tr, {
		by: t.by,
		least: r
	}) },
	retryGuard: { run(e) {
		dr(e, "guard-roll").again = !0;
	} },
	healRetry: { run(e, t) {
		dr(e, "heal").again = t.by;
	} },
	income: Ui,
	noUpkeep: Ui,
	tribute: { run(e, t, n, [r]) {
		P(e, F(e), t.target, r), n.log?.emit({
			kind: "gold",
			seat: t.target,
			total: r
		});
	} },
	addBid: { run(e, t, n) {
		let r = dr(e, "auction", "hosting");
		r.bids[t.by] = r.bids[t.by] + t.number, n.log?.emit({
			kind: "raised",
			seat: t.by,
			gold: t.number,
			bid: r.bids[t.by]
		});
	} },
	excuse: Hi("excused"),
	swapCombatant: {
		legal: (e, t, n) => Ji(e, n).length > 0,
		run: (e, t) => f(Ai, { seat: t.target })
	},
	openingWound: { run: (e, t, n, [r]) => f(Ir, {
		slot: e.fight.seats.indexOf(t.target),
		count: r,
		opening: !0
	}) },
	spare: Hi("spared")
}, Gi = (e, t) => t === 5 ? e.intrigueDiscard : e.marketDiscard;
function Ki(e, t) {
	let n = Gi(e, t);
	for (let e = n.length - 1; e >= 0; e--) if (k(t, n[e])) return e;
	return -1;
}
var qi = (e, t) => k(0, e) && !D(e) && O(e) < t;
function Ji(e, t) {
	let n = e.houses[t].assets.filter((e) => k(2, e)), r = n.indexOf(e.fight.cards[e.fight.seats.indexOf(t)]);
	return r >= 0 && n.splice(r, 1), n;
}
var Yi = (e, t) => e * 4 + t, z = (e, t) => b[e].abilities[t], Xi = (e, t) => b[e].type === "house" ? `${b[e].id}-${t + 1}` : b[e].id, Zi = (e, t, n, r, i) => yt(r) ? yr[r].run(e, t, n, i) : Wi[r].run(e, t, n, i), Qi = g("ability", {
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
			let { costs: r } = z(t.card, t.ability);
			for (; t.costs < r.length;) {
				let { name: i, args: a } = r[t.costs];
				if (i === "exhaust") return l("SP-14.3 exhaust");
				if (i === "discardHand") {
					if (e.houses[t.by].hand.length > a[0]) return l("SP-14.3 discard");
					ea(e, n, t.by, e.houses[t.by].hand.slice()), t.costs++;
				} else br[i].pay(e, n, t.by, t.card, a), t.costs++;
			}
			return n.use(Xi(t.card, t.ability)), l("SP-14.3");
		}
	},
	{
		clause: "SP-14.3",
		at: "SP-14.3 exhaust",
		auto: !0,
		ask(e, t) {
			let [n, r] = z(t.card, t.ability).costs[t.costs].args;
			return re(t.by, "asset", Rn(e, t.by, r), n, n);
		},
		take(e, t, n, r) {
			for (let i of r) xr(e, n, t.by, i);
			return t.costs++, l("SP-14.3 costs");
		}
	},
	{
		clause: "SP-14.3",
		at: "SP-14.3 discard",
		ask(e, t) {
			let [n] = z(t.card, t.ability).costs[t.costs].args;
			return re(t.by, "card", e.houses[t.by].hand, n, n);
		},
		take(e, t, n, r) {
			return ea(e, n, t.by, r), t.costs++, l("SP-14.3 costs");
		}
	},
	{
		clause: "SP-14.3",
		run(e, t, n) {
			let { effects: r } = z(t.card, t.ability);
			if (t.effects === r.length) return d();
			let { name: i, args: a } = r[t.effects++], o = Zi(e, t, n, i, a);
			return o?.call ? {
				...o,
				to: "SP-14.3"
			} : l("SP-14.3");
		}
	}
]), $i = g("abilities", {
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
		let n = Jt(t.card, t.trigger)[t.next++];
		return n === void 0 ? d() : f(Qi, {
			by: t.by,
			card: t.card,
			ability: n,
			target: t.by
		}, "SP-14.4");
	}
}]);
function ea(e, t, n, r) {
	for (let i of r) kn(e, t, n, i), Mn(e, i);
	t.log?.emit({
		kind: "discarded",
		seat: n,
		cards: r
	});
}
function ta(e, t, n, r, i, a) {
	let o = z(n, r);
	if (!wr(e, t, n, o, a) || !mr(e, o, t, i)) return !1;
	for (let { name: n, args: r } of o.effects) if (!yt(n) && Wi[n].legal?.(e, t, i, r) === !1) return !1;
	return !0;
}
var na = (e, t, n, r) => gr[z(n, r).target](e, t);
function ra(e, t, n) {
	for (let n of b[e].abilities) if (n.trigger === "static") {
		for (let { name: e, args: r } of n.effects) if (e === t) return r[0] ?? 1;
	}
	return n;
}
var ia = Object.fromEntries(it.map((e, t) => [e, 1 << t])), aa = (e, t) => (Ut[e] & ia[t.window]) !== 0;
function oa(e, t, n, r = null) {
	let i = [];
	for (let r = 0; r < e.seats; r++) (t !== "schemeLaunched" || r !== n.activeSeat) && i.push(r);
	return f(ca, {
		window: t,
		seats: i,
		...n
	}, r);
}
var sa = {
	window: "ledgersBalanced",
	activeSeat: 0,
	concernedSeat: null,
	target: null,
	seats: [],
	winners: [],
	undone: !1,
	player: null,
	deed: null
}, ca = g("window", {
	locals: sa,
	shows: Object.keys(sa)
}, [
	{
		clause: "SP-16.10",
		sealed: !0,
		ask(e, t) {
			let n = [];
			for (let r of t.seats) da(e, t, r) && n.push(_(r, "act", fa(e, t, r)));
			return n.length === 0 ? null : n;
		},
		fallback: () => er,
		barred: (e, t, n) => ma(e, t, n.seat),
		take(e, t, n, r) {
			for (let n = 0; n <= e.seats && t.player === null; n++) {
				let i = n === 0 ? t.concernedSeat : j(e, t.activeSeat, n), a = i === null ? null : r[i] ?? null;
				i !== null && a !== null && a !== er && pa(e, t, i).includes(a) && (t.player = i, t.deed = a);
			}
		}
	},
	{
		clause: "SP-16.12",
		run(e, t, n) {
			if (t.player === null) return d();
			let { verb: r, card: i, ability: a, seat: o, number: s } = L(t.deed);
			return r === "play" ? (kn(e, n, t.player, i), Mn(e, i), n.log?.emit({
				kind: "played",
				clause: "SP-6.5",
				seat: t.player,
				card: i,
				target: o < 0 ? null : o
			}), f(Qi, {
				by: t.player,
				card: i,
				ability: a,
				target: o,
				number: s
			})) : (r === "hand" ? (kn(e, n, t.player, i), Mn(e, i)) : Fn(e, n, t.player, i), n.log?.emit({
				kind: "guarded",
				clause: "SP-6.13",
				seat: t.player,
				card: i,
				place: r
			}), f(Qi, {
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
			return t.player = null, t.deed = null, t.undone ? d("cancelled") : l("SP-16.10");
		}
	}
]), la = (e, t) => e.window === "schemeLaunched" && e.target === t && t !== e.activeSeat, ua = (e, t, n) => la(t, n) && Ln(e, n, 5) > 0, da = (e, t, n) => e.houses[n].hand.length > 0 || ua(e, t, n);
function fa(e, t, n) {
	let r = pa(e, t, n), i = t.sealed?.[n] ?? null;
	return typeof i == "string" && !r.includes(i) && r.push(i), r;
}
function pa(e, t, n) {
	let { hand: r, influence: i } = e.houses[n], a = [er];
	for (let o = 0; o < r.length; o++) {
		let s = r[o];
		s !== r[o - 1] && (Wt(s) ? la(t, n) && a.push(I("hand", s)) : aa(s, t) && x[s] <= i && ga(e, t, n, s, a));
	}
	return ua(e, t, n) && ha(e, n, a), a;
}
function ma(e, t, n) {
	let { hand: r, influence: i } = e.houses[n], a = pa(e, t, n), o = [], s = (e, t, n) => {
		a.includes(e) || o.push({
			item: e,
			clause: t,
			reason: n
		});
	};
	for (let n of new Set(r)) if (Wt(n) && s(I("hand", n), "SP-6.11", "a guard is used only against a scheme of another at its own House"), Ut[n] !== 0) for (let r = -1; r < e.seats; r++) {
		let e = I("play", n, r);
		aa(n, t) ? x[n] > i ? s(e, "SP-6.2", `it needs influence ${x[n]}, there is ${i}`) : s(e, "SP-14.3", "its condition does not hold for this target, or its costs cannot be paid") : s(e, "SP-6.1", "it is played at another moment");
	}
	return o;
}
function ha(e, t, n) {
	let { assets: r } = e.houses[t];
	for (let e = 0; e < r.length; e++) k(5, r[e]) && r.indexOf(r[e]) === e && n.push(I("table", r[e]));
}
function ga(e, t, n, r, i) {
	for (let [a, o] of b[r].abilities.entries()) {
		if ((o.windows & ia[t.window]) === 0) continue;
		let s = o.effects.find((e) => e.name === "addBid"), c = s === void 0 ? 0 : Math.min(s.args[0], Zo(e, n));
		for (let t of na(e, n, r, a)) if (ta(e, n, r, a, t, !0)) {
			s === void 0 && i.push(I("play", r, t, a));
			for (let e = 1; e <= c; e++) i.push(I("play", r, t, a, e));
		}
	}
}
var _a = g("upkeep", { locals: {} }, [
	{
		clause: "SP-4.1",
		run: (e) => f(ya, { open: e.houses.flatMap((e, t) => e.assets.some(va) ? [t] : []) })
	},
	{
		clause: "SP-4.8",
		run: () => f(xa)
	},
	{
		clause: "SP-4.16",
		run: () => f(Ea)
	},
	{
		clause: "SP-4.26",
		run: (e) => oa(e, "ledgersBalanced", { activeSeat: e.host })
	}
]), va = (e) => !!(e & 128) && !Qt(e), ya = g("refresh", {
	locals: { open: [] },
	shows: ["open"]
}, [{
	clause: "SP-4.6",
	ask: (e, t) => t.open.map((t) => {
		let n = e.houses[t].assets.filter(va);
		return re(t, "asset", n, 0, n.length);
	}),
	fallback: () => [],
	take(e, t, n, r, i) {
		let { assets: a } = e.houses[i], o = r.slice(), s = [];
		for (let e = 0; e < a.length; e++) {
			if (!va(a[e])) continue;
			let t = o.indexOf(a[e]);
			t >= 0 ? o.splice(t, 1) : (a[e] &= -129, s.push(S(a[e])));
		}
		return t.open = t.open.filter((e) => e !== i), n.log?.emit({
			kind: "refreshed",
			clause: "SP-4.4",
			seat: i,
			cards: s
		}), u;
	}
}]), ba = "keep", xa = g("heal", {
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
			t.todo = e.houses.map((e) => e.assets.filter(Qt)), t.failed = e.houses.map(() => -1), t.shown = e.houses.map(() => 0);
			for (let r = 0; r < e.seats; r++) Ca(e, t, n, j(e, e.host, r));
		}
	},
	{
		clause: "SP-4.12",
		ask(e, t) {
			let n = [];
			for (let r = 0; r < e.seats; r++) t.failed[r] >= 0 ? n.push(_(r, "act", [...Sa(e, r), ba])) : t.todo[r].length > 0 && n.push(_(r, "asset", t.todo[r]));
			return n.length === 0 ? null : n;
		},
		fallback: (e, t, n) => t.failed[n.seat] >= 0 ? Sa(e, n.seat)[0] : t.todo[n.seat][0],
		take(e, t, n, r, i) {
			if (typeof r == "number") t.todo[i].splice(t.todo[i].indexOf(r), 1), wa(e, t, n, i, r);
			else if (r === ba) Ta(e, t, n, i);
			else {
				let { card: e, ability: t } = L(r);
				return f(Qi, {
					by: i,
					card: e,
					ability: t,
					target: i
				}, "SP-4.14");
			}
			return Ca(e, t, n, i), u;
		}
	},
	{
		clause: "SP-4.14",
		run(e, t, n) {
			let r = t.again;
			if (r >= 0) {
				t.again = -1;
				let i = t.failed[r];
				t.shown[r] = n.random.die(6), n.log?.emit({
					kind: "heal-rolled",
					seat: r,
					card: S(i),
					die: t.shown[r],
					again: !0
				}), Ta(e, t, n, r), Ca(e, t, n, r);
			}
			return t.todo.some((e, n) => e.length > 0 || t.failed[n] >= 0) ? {
				...u,
				to: "SP-4.12"
			} : void 0;
		}
	}
]);
function Sa(e, t) {
	let n = [];
	for (let r of e.houses[t].assets) {
		let i = S(r);
		if (E(r)) for (let r of Jt(i, "healFailed")) ta(e, t, i, r, t, !1) && n.push(I("use", i, -1, r));
	}
	return n;
}
function Ca(e, t, n, r) {
	let i = t.todo[r];
	for (; t.failed[r] < 0 && i.length > 0 && i.every((e) => e === i[0]);) wa(e, t, n, r, i.pop());
}
function wa(e, t, n, r, i) {
	let a = n.random.die(6);
	n.log?.emit({
		kind: "heal-rolled",
		clause: "SP-4.8",
		seat: r,
		card: S(i),
		die: a,
		again: !1
	}), t.failed[r] = i, t.shown[r] = a, (a >= 4 || Sa(e, r).length === 0) && Ta(e, t, n, r);
}
function Ta(e, t, n, r) {
	let i = t.failed[r], a = t.shown[r];
	t.failed[r] = -1, a >= 4 ? (In(e, r, i, i & -385), n.log?.emit({
		kind: "healed",
		clause: "SP-4.9",
		seat: r,
		card: S(i)
	})) : a === 1 ? (Pn(e, n, r, i), Mn(e, S(i)), n.log?.emit({
		kind: "died",
		clause: "SP-4.11",
		seat: r,
		card: S(i)
	})) : n.log?.emit({
		kind: "still-injured",
		clause: "SP-4.10",
		seat: r,
		card: S(i)
	});
}
var Ea = g("ledgers", {
	locals: { open: [] },
	shows: ["open"]
}, [
	{
		clause: "SP-4.16",
		run(e, t, n) {
			for (let r = 0; r < e.seats; r++) {
				let i = j(e, e.host, r);
				Oa(e, i) > 0 ? t.open.push(i) : ka(e, n, i, []);
			}
			t.open.sort((e, t) => e - t);
		}
	},
	{
		clause: "SP-4.21",
		ask(e, t) {
			let n = [];
			for (let r of t.open) {
				let t = Oa(e, r);
				t > 0 && n.push(re(r, "asset", Rn(e, r, 0), t, t));
			}
			return n.length === 0 ? null : n;
		},
		fallback(e, t, n) {
			let r = (e) => T(e) + (D(e) ? 100 : 0);
			return Rn(e, n.seat, 0).sort((e, t) => r(e) - r(t)).slice(0, Oa(e, n.seat)).sort((e, t) => e - t);
		},
		take(e, t, n, r, i) {
			return t.open = t.open.filter((e) => e !== i), ka(e, n, i, r), u;
		}
	},
	{
		clause: "SP-4.19",
		run(e, t, n) {
			for (let r of t.open) ka(e, n, r, []);
		}
	}
]);
function Da(e, t) {
	let n = 0, r = 0;
	for (let i of e.houses[t].assets) {
		if (!E(i)) continue;
		let e = w(i);
		e === "slave" ? n += ra(S(i), "income", 1) : e === "gladiator" && (r += ra(S(i), "noUpkeep", 0) === 1 ? 0 : 1);
	}
	return {
		income: n,
		cost: r
	};
}
function Oa(e, t) {
	let { income: n, cost: r } = Da(e, t);
	return Math.max(0, r - n - e.gold[t]);
}
function ka(e, t, n, r) {
	let { income: i, cost: a } = Da(e, n), o = r.length, s = i - a + o;
	if (t.trace !== null && Aa(e, t, n), s >= 0 ? P(e, F(e), n, s) : P(e, n, F(e), -s), t.log !== null) {
		let r = [N("slaves", i, "SP-4.16"), N("gladiators", -a, "SP-4.17")];
		o > 0 && r.push(N("unpaid", o, "SP-4.20")), t.log.emit({
			kind: "balanced",
			clause: "SP-4.19",
			seat: n,
			gold: e.gold[n],
			parts: r,
			total: s
		});
	}
	for (let i of r) Fn(e, t, n, i), t.log?.emit({
		kind: "lost",
		clause: "SP-4.22",
		seat: n,
		card: S(i)
	});
}
function Aa(e, t, n) {
	for (let r of e.houses[n].assets) {
		let e = S(r), { abilities: n } = b[e], i = n.length === 0 ? w(r) === "slave" : n[0].trigger === "static" && ja(e);
		E(r) && i && t.use(Xi(e, 0));
	}
}
var ja = (e) => ra(e, "income", 0) > 0 || ra(e, "noUpkeep", 0) > 0, Ma = g("scheme", {
	locals: {
		by: 0,
		target: 0,
		own: 0,
		support: 0,
		bonus: 0
	},
	shows: [
		"by",
		"target",
		"own",
		"support",
		"bonus"
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
				n.log.emit({
					kind: "launched",
					seat: t.by,
					card: e.played[0],
					target: t.target,
					parts: r,
					total: i
				});
			}
			let r = t.target === t.by ? null : t.target;
			return oa(e, "schemeLaunched", {
				activeSeat: t.by,
				concernedSeat: r,
				target: t.target
			});
		}
	},
	{
		clause: "SP-5.39",
		run(e, t, n) {
			if (t.result === "cancelled") return n.log?.emit({
				kind: "scheme-foiled",
				seat: t.by,
				card: e.played[0]
			}), Na(e, n, t), d();
		}
	},
	{
		clause: "SP-5.38",
		run(e, t, n) {
			let r = e.played[0];
			if (!ta(e, t.by, r, 0, t.target, !1)) return n.log?.emit({
				kind: "void",
				seat: t.by,
				card: r
			}), Na(e, n, t), d();
		}
	},
	{
		clause: "SP-5.37",
		run: (e, t) => f(Qi, {
			by: t.by,
			card: e.played[0],
			ability: 0,
			target: t.target
		})
	},
	{
		clause: "SP-5.37",
		at: "SP-5.37 done",
		run: (e, t, n) => Na(e, n, t)
	}
]);
function Na(e, t, n) {
	let r = e.played.pop();
	Mn(e, r), t.log?.emit({
		kind: "discarded",
		seat: n.by,
		cards: [r]
	});
}
var Pa = 3, Fa = (e) => dr(e, "intrigue-turn");
function Ia(e, t, n) {
	let { backers: r } = Za(e, t, n), i = [];
	for (let n = 0; n < e.seats; n++) n !== t.by && t.asks[n] < Pa && !(r & 1 << n) && i.push(n);
	return i;
}
var La = (e, t, n) => Ia(e, t, n).length > 0;
function Ra(e) {
	let t = [];
	for (let n = 1; n < 1 << e.length; n++) {
		let r = 0;
		for (let t = 0; t < e.length; t++) n & 1 << t && (r |= 1 << e[t]);
		t.push(r);
	}
	return t.sort((e, t) => za(e) - za(t) || e - t);
}
var za = (e) => {
	let t = 0;
	for (let n = e; n > 0; n &= n - 1) t++;
	return t;
}, Ba = (e) => {
	let t = [];
	for (let n = 0; e >> n > 0; n++) e & 1 << n && t.push(n);
	return t;
}, Va = g("ask-support", {
	locals: { by: 0 },
	shows: ["by"]
}, [{
	clause: "SP-5.28",
	ask(e, t) {
		let n = Ra(Ia(e, Fa(e), Fa(e).asking)), r = Zo(e, t.by), i = [v("to", _(t.by, "group", [...n, "none"]))];
		for (let a = 1; a < e.seats; a++) {
			let e = n.filter((e) => za(e) === a);
			e.length > 0 && i.push(v("gold", ae(t.by, "gold", 0, Math.floor(r / a)), {
				field: "to",
				is: e
			}));
		}
		return ce(t.by, i);
	},
	fallback: () => ({ to: "none" }),
	take(e, t, n, r) {
		let o = Fa(e), s = o.asking;
		if (o.asking = null, r.to === "none") return d();
		let c = Ba(r.to);
		for (let e of c) o.asks[e]++;
		return n.reveal(a(t.by), i), n.log?.emit({
			kind: "asked",
			seat: t.by,
			seats: c
		}, ...Ha(t.by, r.to, s, r.gold)), f(Wa, {
			by: t.by,
			card: s,
			gold: r.gold,
			askedSeats: c.slice(),
			open: c
		});
	}
}]), Ha = (e, t, n, r) => [{
	to: a(e) | t,
	fields: { gold: r }
}, {
	to: a(e),
	fields: { card: n }
}], Ua = (e) => e.askedSeats.reduce((e, t) => e | a(t), a(e.by)), Wa = g("support", {
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
		card: (e, t) => a(t.by),
		gold: (e, t) => Ua(t)
	}
}, [{
	clause: "SP-5.27",
	ask: (e, t) => t.open.length === 0 ? null : t.open.map((e) => _(e, "word", ["agree", "refuse"])),
	fallback: () => "refuse",
	take(e, t, n, r, a) {
		if (t.open = t.open.filter((e) => e !== a), r === "refuse") return n.log?.emit({
			kind: "unsupported",
			seat: a,
			by: t.by
		}), u;
		n.use("support"), P(e, t.by, a, t.gold);
		let o = Fa(e);
		return o.plans.push(t.card), o.backers.push(1 << a), n.reveal(Ua(t), i), n.log?.emit({
			kind: "supported",
			seat: a,
			by: t.by,
			gold: t.gold,
			influence: e.houses[a].influence
		}), u;
	}
}]), Ga = {
	name: "withdraw",
	clause: "SP-16.26",
	offer(e, t) {
		let n = e.flow.frames[e.flow.frames.length - 1];
		return n?.rule === "support" && n.by === t ? _(t, "word", ["withdraw"]) : null;
	},
	take(e, t, n, r) {
		let i = e.flow.frames[e.flow.frames.length - 1];
		t.log?.emit({
			kind: "withdrawn",
			seat: r,
			seats: i.open
		}), i.open = [];
	}
}, Ka = g("intrigue", {
	locals: { taken: 0 },
	shows: ["taken"]
}, [
	{
		clause: "SP-5.1",
		run(e, t, n) {
			for (let t = 0; t < e.seats; t++) Dn(e, n, j(e, e.host, t), 3);
		}
	},
	{
		clause: "SP-5.10",
		run(e, t, n) {
			if (t.taken === e.seats) return l("SP-5.8");
			let r = j(e, e.host, t.taken++);
			return n.log?.emit({
				kind: "intrigue-turn",
				seat: r
			}), f(Ya, {
				by: r,
				asks: e.houses.map(() => 0)
			}, "SP-5.42");
		}
	},
	{
		clause: "SP-5.42",
		run(e, t) {
			return oa(e, "intrigueTurnEnded", { activeSeat: j(e, e.host, t.taken - 1) }, "SP-5.10");
		}
	},
	{
		clause: "SP-5.8",
		ask(e) {
			let t = [];
			for (let n = 0; n < e.seats; n++) qa(e, n) && t.push(_(n, "act", Ja(e, n)));
			return t.length === 0 ? null : t;
		},
		fallback(e, t, n) {
			let { hand: r } = e.houses[n.seat], [i] = os(e, n.seat);
			return i ?? I("drop", r.reduce((e, t) => Ft[t] < Ft[e] ? t : e));
		},
		take(e, t, n, r, i) {
			let { verb: a, card: o } = L(r);
			return a === "lay" ? rs(e, n, i, o) : (kn(e, n, i, o), Mn(e, o), n.log?.emit({
				kind: "discarded",
				seat: i,
				cards: [o]
			})), u;
		}
	}
]), qa = (e, t) => e.houses[t].hand.length > cn(e.houses[t].influence);
function Ja(e, t) {
	let { hand: n } = e.houses[t];
	return [...n.filter((e, t) => n[t - 1] !== e).map((e) => I("drop", e)), ...os(e, t)];
}
var Ya = g("intrigue-turn", {
	locals: {
		by: 0,
		bonus: 0,
		used: [],
		plans: [],
		backers: [],
		asks: [],
		asking: null
	},
	shows: [
		"by",
		"bonus",
		"used",
		"backers",
		"asks"
	],
	veils: {
		plans: (e, t) => a(t.by),
		asking: (e, t) => a(t.by)
	}
}, [{
	clause: "SP-5.12",
	ask(e, t) {
		let n = eo(e, t);
		return n.length === 1 && e.houses[t.by].hand.length === 0 ? null : _(t.by, "act", n);
	},
	barred: (e, t) => ro(e, t),
	fallback(e, t) {
		if (!qa(e, t.by)) return tr;
		let { hand: n } = e.houses[t.by], [r] = os(e, t.by);
		return r ?? I("cash", n.reduce((e, t) => Ft[t] > Ft[e] ? t : e));
	},
	take(e, t, n, r) {
		let { verb: o, card: s, ability: c, seat: d } = L(r);
		switch (o) {
			case "cash": return Xa(e, t, n, s), u;
			case "lay": return rs(e, n, t.by, s), u;
			case "use": return t.used.push(Yi(s, c)), n.log?.emit({
				kind: "used",
				clause: "SP-5.18",
				seat: t.by,
				card: s,
				power: c + 1,
				target: d < 0 ? null : d
			}), f(Qi, {
				by: t.by,
				card: s,
				ability: c,
				target: d < 0 ? t.by : d
			}, "SP-5.12");
			case "ask": return n.reveal(a(t.by), i), t.asking = s, f(Va, { by: t.by }, "SP-5.12");
			case "launch": return $a(e, t, n, s, d);
			default: return l("SP-5.41");
		}
	}
}, {
	clause: "SP-5.41",
	run(e, t, n) {
		return n.log?.emit({
			kind: "turn-ended",
			seat: t.by
		}), d();
	}
}]);
function Xa(e, t, n, r) {
	kn(e, n, t.by, r), Mn(e, r), P(e, F(e), t.by, Ft[r]), n.log?.emit({
		kind: "cashed",
		clause: "SP-5.13",
		seat: t.by,
		card: r,
		gold: Ft[r]
	});
}
function Za(e, t, n) {
	let r = 0;
	for (let e = 0; e < t.plans.length; e++) n >= 0 && t.plans[e] === n && (r |= t.backers[e]);
	let i = 0;
	for (let t = 0; t < e.seats; t++) r & 1 << t && (i += e.houses[t].influence);
	return {
		own: e.houses[t.by].influence,
		support: i,
		bonus: t.bonus,
		backers: r
	};
}
function Qa(e, t, n) {
	let { own: r, support: i, bonus: a } = Za(e, t, n);
	return r + i + a >= x[n];
}
function $a(e, t, n, r, i) {
	let { own: a, support: o, bonus: s } = Za(e, t, r);
	kn(e, n, t.by, r), e.played.push(r);
	for (let e = 0; e < t.plans.length; e++) t.plans[e] === r && (t.plans[e] = -1);
	return t.bonus = 0, f(Ma, {
		by: t.by,
		target: i,
		own: a,
		support: o,
		bonus: s
	}, "SP-5.12");
}
function eo(e, t) {
	let { hand: n, card: r, assets: i } = e.houses[t.by], a = qa(e, t.by) ? [] : [tr];
	for (let r = 0; r < n.length; r++) {
		let i = n[r];
		if (i !== n[r - 1] && (a.push(I("cash", i)), Wt(i) && a.push(I("lay", i)), Gt(i))) {
			if (!Qa(e, t, i)) La(e, t, i) && a.push(I("ask", i));
			else for (let n of na(e, t.by, i, 0)) ta(e, t.by, i, 0, n, !0) && a.push(I("launch", i, n));
		}
	}
	to(e, t, r, a);
	for (let n = 0; n < i.length; n++) {
		let r = i[n];
		E(r) && i.indexOf(r) === n && to(e, t, S(r), a);
	}
	return a;
}
function to(e, t, n, r) {
	for (let i of Jt(n, "intrigue")) {
		let { limit: a, target: o } = z(n, i);
		if (!(a !== null && no(t, Yi(n, i)) >= a.args[0])) for (let a of na(e, t.by, n, i)) ta(e, t.by, n, i, a, !1) && r.push(I("use", n, o === "self" ? -1 : a, i));
	}
}
function no(e, t) {
	let n = 0;
	for (let r of e.used) r === t && n++;
	return n;
}
function ro(e, t) {
	let { hand: n, influence: r, card: i, assets: a } = e.houses[t.by], o = [];
	if (qa(e, t.by)) {
		let e = `${n.length} cards are more than the hand size of ${cn(r)}: launch, cash in or lay guards first`;
		o.push({
			item: tr,
			clause: "SP-5.6",
			reason: e
		});
	}
	for (let r of new Set(n)) {
		if (!Gt(r)) continue;
		let n = Qa(e, t, r), { own: i, support: a, bonus: s } = Za(e, t, r);
		for (let c of na(e, t.by, r, 0)) {
			if (n && ta(e, t.by, r, 0, c, !0)) continue;
			let l = n ? "its costs, its condition or a card it could be aimed at are lacking" : `it needs influence ${x[r]}, there is ${i + a + s}`;
			o.push({
				item: I("launch", r, c),
				clause: n ? "SP-5.25" : "SP-5.20",
				reason: l
			});
		}
		n && o.push({
			item: I("ask", r),
			clause: "SP-5.26",
			reason: "there is influence enough without support"
		});
	}
	for (let n of /* @__PURE__ */ new Set([i, ...a.map(S)])) for (let r of Jt(n, "intrigue")) io(e, t, n, r, o);
	return o;
}
function io(e, t, n, r, i) {
	let a = z(n, r), o = n !== e.houses[t.by].card && zn(e, t.by, n) < 0, s = a.limit !== null && no(t, Yi(n, r)) >= a.limit.args[0];
	for (let c of na(e, t.by, n, r)) {
		let l = I("use", n, a.target === "self" ? -1 : c, r);
		o ? i.push({
			item: l,
			clause: "SP-12.3",
			reason: `${b[n].name} is exhausted`
		}) : s ? i.push({
			item: l,
			clause: "SP-14.3",
			reason: "it has been used this turn"
		}) : ta(e, t.by, n, r, c, !1) || i.push({
			item: l,
			clause: "SP-14.3",
			reason: "its costs cannot be paid, or its condition does not hold"
		});
	}
}
var ao = 10, oo = g("open-market", {
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
		for (let r of t.open) t.waiting.includes(r) || n.push(lo(e, t, r));
		return n.length === 0 ? null : n;
	},
	fallback: () => ({ do: "done" }),
	barred: (e, t, n) => yo(e, n.seat),
	take(e, t, n, r, i) {
		if (r.do === "wait") return t.waiting.push(i), n.log?.emit({
			kind: "waits",
			clause: "SP-16.8",
			seat: i
		}), t.waiting.length < t.open.length || (t.waiting = [], t.lastCall = !0, n.log?.emit({
			kind: "last-call",
			clause: "SP-16.8"
		})), u;
		switch (t.waiting = [], r.do !== "done" && (t.lastCall = !1), r.do) {
			case "sell":
				bo(e, n, i, r.asset);
				break;
			case "offer":
				xo(e, n, i, r.bargain);
				break;
			case "accept":
				Do(e, n, Eo(e, r.trade >> 4, i, r.trade));
				break;
			case "refuse":
				wo(n, "refused", Eo(e, r.trade >> 4, i, r.trade));
				break;
			case "withdraw":
				wo(n, "withdrawn", Eo(e, i, r.trade >> 4, r.trade));
				break;
			case "done": ko(e, t, n, i);
		}
		return Ao(e), u;
	}
}]);
function so(e) {
	for (let t of e.flow.frames) {
		if (t.rule !== "open-market") continue;
		let e = t;
		e.waiting = [], e.lastCall = !1;
	}
}
var co = (e, t) => e.houses[t].assets.filter(E);
function lo(e, t, n) {
	let r = co(e, n), i = t.lastCall ? ["done"] : ["done", "wait"], a = [v("do", _(n, "word", i))];
	r.length > 0 && (i.push("sell"), a.push(v("asset", _(n, "asset", r), uo)));
	let o = go(e, n, !0), s = go(e, n, !1), c = o.length >= ao ? [] : vo(e, t.open, n), l = r.length + e.gold[n] + c.reduce((e, t) => e + t.items.length + t.coins, 0);
	return c.length > 0 && l > 0 && (i.push("offer"), a.push(v("bargain", se(n, "asset", c, r, e.gold[n], !1), fo))), s.length > 0 && (i.push("accept", "refuse"), a.push(v("trade", _(n, "trade", s), po))), o.length > 0 && (i.push("withdraw"), a.push(v("trade", _(n, "trade", o), mo))), ce(n, a);
}
var uo = {
	field: "do",
	is: ["sell"]
}, fo = {
	field: "do",
	is: ["offer"]
}, po = {
	field: "do",
	is: ["accept", "refuse"]
}, mo = {
	field: "do",
	is: ["withdraw"]
}, ho = [];
function go(e, t, n) {
	if (e.trades.length === 0) return ho;
	let r = [];
	for (let i of e.trades) {
		if ((n ? i.from : i.to) !== t) continue;
		let e = (n ? i.to : i.from) * 16 + 1;
		for (; r.includes(e);) e++;
		r.push(e);
	}
	return r;
}
var _o = (e) => `${e >> 4}.${e & 15}`;
function vo(e, t, n) {
	let r = [];
	for (let i of t) i !== n && r.push({
		seat: i,
		items: co(e, i),
		coins: e.gold[i]
	});
	return r;
}
function yo(e, t) {
	let n = /* @__PURE__ */ new Map();
	for (let r of [e.houses[t], ...e.houses]) for (let e of r.assets) E(e) || n.set(e, {
		item: e,
		clause: "SP-7.8",
		reason: "exhausted cards cannot be bought, sold or swapped"
	});
	return [...n.values()];
}
function bo(e, t, n, r) {
	Fn(e, t, n, r), P(e, F(e), n, T(r)), t.log?.emit({
		kind: "sold",
		clause: "SP-7.6",
		seat: n,
		card: S(r),
		gold: T(r)
	});
}
function xo(e, t, n, r) {
	let i = So(n, r);
	e.trades.push(i), wo(t, "offered", i);
}
function So(e, { with: t, give: n, giveCoins: r, want: i, wantCoins: a }) {
	let o = Math.min(r, a);
	return {
		from: e,
		to: t,
		give: Co(n, i),
		giveGold: r - o,
		want: Co(i, n),
		wantGold: a - o
	};
}
function Co(e, t) {
	let n = t.slice();
	return e.filter((e) => {
		let t = n.indexOf(e);
		return t >= 0 && n.splice(t, 1), t < 0;
	});
}
function wo(e, t, n) {
	if (e.log === null) return;
	let { from: r, to: i, giveGold: a, wantGold: s } = n, c = {
		what: t,
		seat: r,
		to: i,
		giveCards: To(n.give),
		giveGold: a,
		wantCards: To(n.want),
		wantGold: s
	};
	e.log.emit({
		kind: "whispered",
		clause: "SP-16.21"
	}, bn(o(r, i), c));
}
var To = (e) => e.map(S);
function Eo(e, t, n, r) {
	let i = (r & 15) - 1, a = e.trades.findIndex((e) => e.from === t && e.to === n && i-- === 0);
	return e.trades.splice(a, 1)[0];
}
function Do(e, t, n) {
	let { from: r, to: a, give: s, giveGold: c, want: l, wantGold: u } = n;
	if (t.use("trade"), t.reveal(o(r, a), i), t.log !== null) {
		let [e, n] = [To(s), To(l)];
		t.log.emit({
			kind: "traded",
			clause: "SP-7.9",
			seat: r,
			to: a,
			giveCards: e,
			giveGold: c,
			wantCards: n,
			wantGold: u
		});
	}
	P(e, r, a, c), P(e, a, r, u);
	for (let n of s) Oo(e, t, r, a, n);
	for (let n of l) Oo(e, t, a, r, n);
}
function Oo(e, t, n, r, i) {
	Pn(e, t, n, i), Nn(e, t, r, i);
}
function ko(e, t, n, r) {
	t.open = t.open.filter((e) => e !== r), e.trades = e.trades.filter((e) => e.from !== r && e.to !== r), e.hidden |= 1 << r, e.showed[r] = e.gold[r], n.log?.emit({
		kind: "done",
		clause: "SP-7.11",
		seat: r
	});
}
function Ao(e) {
	e.trades.length > 0 && (e.trades = e.trades.filter((t) => jo(e, t)));
}
function jo(e, t) {
	let { from: n, to: r, give: i, giveGold: a, want: o, wantGold: s } = t;
	return e.gold[n] >= a && e.gold[r] >= s && Mo(e, n, i) && Mo(e, r, o);
}
function Mo(e, t, n) {
	let { assets: r } = e.houses[t];
	for (let e = 0; e < n.length; e++) {
		let t = 0, i = 0;
		for (let r of n) r === n[e] && t++;
		for (let t of r) t === n[e] && i++;
		if (i < t) return !1;
	}
	return !0;
}
var No = (e) => e.houses.map((e, t) => t), Po = g("market", { locals: {} }, [
	{
		clause: "SP-7.2",
		run: (e) => f(oo, { open: No(e) })
	},
	{
		clause: "SP-7.15",
		run(e, t, n) {
			for (; e.row.length < e.seats && On(e, n);) e.row.unshift(e.market.pop());
			n.log?.emit({
				kind: "row",
				count: e.row.length
			});
		}
	},
	{
		clause: "SP-7.16",
		run(e, t, n) {
			let r = e.row.pop();
			if (r === void 0) return l("SP-7.28");
			for (let t of e.seen) Bi(t, e.market.length + e.row.length);
			return e.lot.push(r), n.reveal(0, i), n.log?.emit({
				kind: "lot",
				card: r
			}), Yn(Lo, e.seats, No(e), "SP-7.16");
		}
	},
	{
		clause: "SP-7.28",
		run: (e) => Yn(Ro, e.seats, No(e))
	},
	{
		clause: "SP-7.36",
		run(e, t, n) {
			e.hidden = 0, e.showed.fill(0), e.slipped.fill(0), n.reveal(0, i), n.log?.emit({
				kind: "gold-shown",
				gold: e.gold.slice(0, e.seats)
			});
		}
	}
]), Fo = (e, t) => oa(e, "bidsRevealed", {
	activeSeat: e.host,
	seats: t.bidders.slice()
});
function Io(e, t, n) {
	P(e, t, F(e), n), e.showed[t] -= n;
}
var Lo = Jn({
	name: "auction",
	clauses: {
		bid: "SP-7.17",
		award: "SP-7.18",
		tie: "SP-7.21",
		fail: "SP-7.24"
	},
	purse: (e, t) => e.gold[t],
	shown: (e, t) => Fo(e, t),
	won(e, t, n, r) {
		let i = e.lot.pop();
		Io(e, n, r), Nn(e, t, n, i), t.log?.emit({
			kind: "bought",
			clause: "SP-7.18",
			seat: n,
			card: i,
			gold: r
		});
	},
	failed(e, t) {
		let n = e.lot.pop();
		Mn(e, n), t.log?.emit({
			kind: "unsold",
			clause: "SP-7.24",
			card: n
		});
	}
}), Ro = Jn({
	name: "hosting",
	clauses: {
		bid: "SP-7.28",
		award: "SP-7.29",
		tie: "SP-7.22",
		fail: "SP-7.32"
	},
	purse: (e, t) => e.gold[t],
	shown: (e, t) => Fo(e, t),
	won(e, t, n, r) {
		Io(e, n, r), zo(e, t, n, r, "SP-7.29");
	},
	failed(e, t, n) {
		zo(e, t, Hn(e, t, n, "SP-7.32"), 0, "SP-7.34");
	}
});
function zo(e, t, n, r, i) {
	e.host = n, t.log?.emit({
		kind: "hosts",
		clause: i,
		seat: n,
		gold: r
	});
}
function Bo(e, t) {
	let n = [];
	for (let t = 0; t < e.seats; t++) e.houses[t].influence === 12 && n.push(t);
	return n.length === 1 && Vo(e, t, n[0], "SP-11.2"), n.length > 1 ? f(Go, { seats: n }) : void 0;
}
function Vo(e, t, n, r) {
	e.winner = n, e.decidedBy = r, t.log?.emit({
		kind: "won",
		clause: r,
		seat: n
	});
}
function Ho(e, t) {
	if (e.turnLimit === 0 || e.turn < e.turnLimit) return;
	let n = Math.max(...e.houses.map((e) => e.influence)), r = e.houses.flatMap((e, t) => e.influence === n ? [t] : []);
	if (r.length > 1) {
		let t = r.map((t) => Uo(e, t)), n = Math.max(...t);
		r = r.filter((e, r) => t[r] === n);
	}
	Vo(e, t, r.length === 1 ? r[0] : Hn(e, t, r, "SP-11.16"), "SP-11.16");
}
var Uo = (e, t) => e.houses[t].assets.reduce((e, t) => e + (E(t) ? T(t) : 0), Zo(e, t)), Wo = (e, t) => e.houses[t].assets.reduce((e, t) => e + (E(t) && (w(t) === "gladiator" || tn(t)) ? T(t) : 0), 0), Go = g("tournament", {
	locals: {
		seats: [],
		line: []
	},
	shows: ["seats", "line"]
}, [
	{
		clause: "SP-11.4",
		run(e, t, n) {
			n.use("tournament"), n.log?.emit({
				kind: "tournament",
				seats: t.seats.slice()
			}), t.line = t.seats.length === 2 ? t.seats.slice() : Ko(e, n, t.seats);
		}
	},
	{
		clause: "SP-11.5",
		run(e, t, n) {
			let [r, i, ...a] = t.line;
			return i === void 0 ? (Vo(e, n, r, "SP-11.4"), d()) : (t.line = a, f(qo, { pair: Vn(e, [r, i]) }, "SP-11.7"));
		}
	},
	{
		clause: "SP-11.7",
		run(e, t) {
			return t.line.push(t.result), l("SP-11.5");
		}
	}
]);
function Ko(e, t, n) {
	let r = (t) => Wo(e, t);
	if (t.log !== null) for (let e of n) t.log.emit({
		kind: "total",
		clause: "SP-11.10",
		seat: e,
		parts: [N("values", r(e), "SP-11.10")],
		total: r(e)
	});
	let i = n.slice().sort((e, t) => r(e) - r(t) || e - t), a = i.slice(0, 2), o = i.slice(2);
	if (r(a[1]) !== r(o[0])) return i;
	let s = i.filter((e) => r(e) === r(a[1])), c = i.filter((e) => r(e) < r(a[1]));
	for (; c.length < 2;) {
		let n = Hn(e, t, s, "SP-11.9", !0);
		s.splice(s.indexOf(n), 1), c.push(n);
	}
	return [...c, ...i.filter((e) => !c.includes(e))];
}
var qo = g("duel", {
	locals: { pair: [] },
	shows: ["pair"]
}, [
	{
		clause: "SP-11.14",
		run(e, t, n) {
			let r = t.pair.filter((t) => Ln(e, t, 2) > 0);
			if (r.length === 2) return;
			let i = r.length === 1 ? r[0] : Hn(e, n, t.pair, "SP-11.14");
			return n.log?.emit({
				kind: "forfeit",
				seat: i
			}), d(i);
		}
	},
	{
		clause: "SP-11.11",
		sealed: !0,
		ask: (e, t) => t.pair.map((t) => Ti(e, t, !1)),
		fallback: (e, t, n) => Jo(e, n.seat),
		take(e, t, n, r) {
			e.fight = ln(!0);
			for (let i of t.pair) Di(e, n, i, r[i]);
			return f(ui);
		}
	},
	{
		clause: "SP-11.12",
		run(e, t, n) {
			let r = e.fight.seats[1 - e.fight.loser];
			return Si(e, n), e.fight = null, d(r);
		}
	}
]);
function Jo(e, t) {
	let n = (n) => {
		let r = e.houses[t].assets.filter((e) => E(e) && n(e));
		return r.length === 0 ? void 0 : r.reduce((e, t) => T(t) > T(e) ? t : e);
	}, r = { combatant: n((e) => k(2, e)) };
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
var Yo = (e) => ({
	clause: e.decidedBy || "SP-11.2",
	places: e.houses.map((t, n) => n === e.winner ? 1 : 2),
	scores: e.houses.map((e) => e.influence)
}), Xo = g("game", { locals: {} }, [
	{
		clause: "SP-2.1",
		run: () => f(Wn)
	},
	{
		clause: "SP-3.1",
		run(e, t, n) {
			return e.turn++, n.log?.emit({
				kind: "turn",
				turn: e.turn,
				host: e.host
			}), f(_a);
		}
	},
	{
		clause: "SP-5.1",
		run: () => f(Ka)
	},
	{
		clause: "SP-11.2",
		at: "SP-11.2 intrigue",
		run: (e, t, n) => Bo(e, n)
	},
	{
		clause: "SP-7.1",
		run: (e) => e.winner >= 0 ? d() : f(Po)
	},
	{
		clause: "SP-11.2",
		at: "SP-11.2 market",
		run: (e, t, n) => Bo(e, n)
	},
	{
		clause: "SP-8.1",
		run: (e) => e.winner >= 0 ? d() : f(Ci)
	},
	{
		clause: "SP-11.2",
		run: (e, t, n) => Bo(e, n)
	},
	{
		clause: "SP-11.16",
		run(e, t, n) {
			return e.winner < 0 && Ho(e, n), e.winner >= 0 ? d() : l("SP-3.1");
		}
	}
]);
function Zo(e, t) {
	return e.gold[t] - Qo(e, t);
}
function Qo(e, t) {
	let n = 0;
	for (let r = 0; r < 4; r++) n += e.bets[t * 4 + r];
	for (let r of e.flow.frames) if (r.rule === "auction" || r.rule === "hosting") n += $o(r, t);
	else if (r.rule === "bets") {
		let e = r.sealed?.[t];
		for (let t in e) n += e[t];
	} else if (r.rule === "support") {
		let { by: e, open: i, gold: a } = r;
		e === t && (n += i.length * a);
	}
	return n;
}
var $o = (e, t) => qn(e, t) + (e.at === "SP-7.17" || e.at === "SP-7.28" ? 0 : e.bids[t] ?? 0), es = {
	name: "give",
	clause: "SP-3.4",
	final: !0,
	offer(e, t) {
		let n = Zo(e, t);
		return n <= 0 ? null : ce(t, [v("to", _(t, "seat", e.houses.map((e, t) => t).filter((e) => e !== t))), v("gold", ae(t, "gold", 1, n))]);
	},
	take(e, t, n, r) {
		ts(e, t, r, n.to, n.gold);
	}
};
function ts(e, t, n, r, s) {
	P(e, n, r, s), sn(e, n) || sn(e, r) ? (e.slipped[n * e.seats + r] += s, t.reveal(a(n), i), t.log?.emit({
		kind: "slipped",
		clause: "SP-3.6"
	}, bn(o(n, r), {
		seat: n,
		to: r,
		gold: s
	}))) : (ns(e, n) && t.reveal(a(n), i), t.log?.emit({
		kind: "gave",
		seat: n,
		to: r,
		gold: s
	})), Ao(e), so(e);
}
var ns = (e, t) => e.flow.frames.some((e) => e.rule === "bets" || e.rule === "support" && e.by === t);
function rs(e, t, n, r) {
	kn(e, t, n, r), Nn(e, t, n, r), so(e), t.log?.emit({
		kind: "laid",
		clause: "SP-3.12",
		seat: n,
		card: r
	});
}
var is = {
	name: "guard",
	clause: "SP-3.12",
	offer(e, t) {
		let n = os(e, t);
		return n.length === 0 || e.houses[t].hand.length <= as(e, t) ? null : _(t, "act", n);
	},
	take: (e, t, n, r) => rs(e, t, r, L(n).card)
};
function as(e, t) {
	let n = e.flow.frames[e.flow.frames.length - 1];
	return n.rule !== "ability" || n.at !== "SP-14.3 discard" || n.by !== t ? 0 : z(n.card, n.ability).costs[n.costs].args[0];
}
function os(e, t) {
	let { hand: n } = e.houses[t], r = [];
	for (let e = 0; e < n.length; e++) Wt(n[e]) && n[e - 1] !== n[e] && r.push(I("lay", n[e]));
	return r;
}
var ss = ye([
	Xo,
	Wn,
	_a,
	ya,
	xa,
	Ea,
	Ka,
	Ya,
	Ma,
	Va,
	Wa,
	ca,
	Tr,
	Po,
	oo,
	Lo,
	Ro,
	Ci,
	Ai,
	Ar,
	ui,
	mi,
	si,
	Ir,
	bi,
	Go,
	qo,
	Qi,
	$i,
	Mi,
	Pi,
	Li
]), cs = (e) => ({
	card: e.card,
	influence: e.influence,
	hand: e.hand.slice(),
	assets: e.assets.slice()
}), ls = (e) => ({
	from: e.from,
	to: e.to,
	give: e.give.slice(),
	giveGold: e.giveGold,
	want: e.want.slice(),
	wantGold: e.wantGold
}), us = (e) => ({
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
}), ds = (e) => {
	let t = Array(e.length);
	for (let n = 0; n < e.length; n++) t[n] = e[n].slice();
	return t;
}, fs = (e) => ({
	flow: xe(ss, e.flow),
	seats: e.seats,
	turnLimit: e.turnLimit,
	turn: e.turn,
	host: e.host,
	gold: e.gold.slice(),
	hidden: e.hidden,
	showed: e.showed.slice(),
	slipped: e.slipped.slice(),
	houses: e.houses.map(cs),
	market: e.market.slice(),
	row: e.row.slice(),
	lot: e.lot.slice(),
	marketDiscard: e.marketDiscard.slice(),
	intrigue: e.intrigue.slice(),
	intrigueDiscard: e.intrigueDiscard.slice(),
	played: e.played.slice(),
	known: ds(e.known),
	seen: ds(e.seen),
	trades: e.trades.map(ls),
	fight: e.fight === null ? null : us(e.fight),
	bets: e.bets.slice(),
	winner: e.winner,
	decidedBy: e.decidedBy
});
function ps(e, t, n) {
	return s(e, t) ? ms(n) : n.length;
}
var ms = (e) => e.length === 0 ? [] : e.slice(), hs = (e) => typeof e != "number";
function gs(e, t) {
	let n = e.slice();
	for (let e of t) {
		let t = n.indexOf(e);
		if (t < 0) throw Error(`${String(e)} is not there to be taken away`);
		n[t] = n[n.length - 1], n.length--;
	}
	return n;
}
var _s = (e, t) => e - t;
function vs(e, t) {
	let { viewer: n } = e, r = e.houses.length, i = Ce(ss, e.flow, n), a = ys(e, t), o = a.unseen, { market: s, row: c } = bs(e, t), l = xs(e, i), u = Array.from({ length: r * r }, () => []), d = Array.from({ length: r }, () => []), f = Array(r * r).fill(0);
	if (n !== 15) {
		d[n] = e.seen.slice();
		for (let [t, i] of e.houses.entries()) u[n * r + t] = i.known.slice(), i.slipped > 0 ? f[n * r + t] = i.slipped : f[t * r + n] = -i.slipped;
	}
	for (let [t, n] of i.frames.entries()) Cs(n, e.flow.scenes[t], a.dealt);
	return {
		flow: i,
		seats: r,
		turnLimit: e.turnLimit,
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
		trades: e.trades.map((e) => ({
			...e,
			give: e.give.slice(),
			want: e.want.slice()
		})),
		fight: e.fight === null ? null : us(e.fight),
		bets: e.bets.slice(),
		winner: e.winner,
		decidedBy: e.decidedBy
	};
}
function ys(e, t) {
	let n = [...e.intrigueDiscard, ...e.played];
	for (let t of e.houses) {
		for (let e of t.assets) S(e) >= Lt && n.push(S(e));
		n.push(...hs(t.hand) ? t.hand : t.known);
	}
	let r = gs(Vt, n);
	return t.shuffle(r), {
		dealt: e.houses.map((e) => {
			let t = hs(e.hand) ? e.hand.slice() : e.known.slice(), n = hs(e.hand) ? 0 : e.hand - t.length;
			return n > 0 && t.push(...r.splice(r.length - n, n)), {
				card: e.card,
				influence: e.influence,
				hand: t.sort(_s),
				assets: e.assets.slice()
			};
		}),
		unseen: r
	};
}
function bs(e, t) {
	let n = [...e.marketDiscard, ...e.lot];
	for (let t of e.houses) for (let e of t.assets) S(e) < Lt && n.push(S(e));
	let r = Array(e.market + e.row).fill(-1);
	for (let t = 0; t < e.seen.length; t += 2) r[e.seen[t]] = e.seen[t + 1], n.push(e.seen[t + 1]);
	let i = gs(Bt, n);
	t.shuffle(i);
	for (let e = 0; e < r.length; e++) r[e] < 0 && (r[e] = i.pop());
	return {
		market: r.slice(0, e.market),
		row: r.slice(e.market)
	};
}
function xs(e, t) {
	let n = e.houses.map((e, n) => e.gold ?? Math.max(Ss(t, n), e.showed + e.slipped, 0));
	return [...n, on - n.reduce((e, t) => e + t, 0)];
}
function Ss(e, t) {
	let n = 0;
	for (let r of e.frames) (r.rule === "auction" || r.rule === "hosting") && (n += $o(r, t));
	return n;
}
function Cs(e, t, n) {
	if (e.rule === "intrigue-turn") {
		let r = e, { plans: i, asking: a } = t, o = ws(n[r.by]);
		h(i) && (r.plans = Array(i.hidden).fill(o)), h(a) && a.hidden > 0 && (r.asking = o);
	} else if (e.rule === "support" && h(t.card)) {
		let t = e;
		t.card = ws(n[t.by]);
	}
}
var ws = (e) => e.hand.find((t) => Gt(t) && x[t] > e.influence) ?? -1;
function Ts(e) {
	for (let t = 0; t < e.seats; t++) {
		for (let n = 0; n < e.seats; n++) if (!Es(e.houses[n].hand, e.known[t * e.seats + n])) return !1;
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
function Es(e, t) {
	let n = e.slice();
	for (let e of t) {
		let t = n.indexOf(e);
		if (t < 0) return !1;
		n.splice(t, 1);
	}
	return !0;
}
function Ds(e, t) {
	let n = (e) => t[e] ?? e, r = [`${n("turn")} ${e.turn} · ${n("host")} ${e.host} · ${n("market")} ${e.market}+${e.row} · ${n("intrigue")} ${e.intrigue}`];
	for (let t of e.lot) r.push(`${n("lot")}: ${Ms(t, n)}`);
	for (let t of e.played) r.push(`${n("scheme")}: ${Ms(t, n)}`);
	for (let [t, i] of e.houses.entries()) r.push(...Os(i, t, e.viewer, n));
	return r.push(...ks(e, !1, n), ...ks(e, !0, n)), e.fight !== null && e.fight.seats.length > 0 && r.push("", ...Ps(e.fight, n)), [...r, ...Ns(e, n)].join("\n");
}
function Os(e, t, n, r) {
	let i = e.card < 0 ? "–" : b[e.card].slug, a = cn(e.influence), o = typeof e.hand == "number" ? `${e.hand}/${a}` : `${e.hand.length}/${a} ${e.hand.map((e) => b[e].slug).join(" ")}`.trimEnd(), s = e.known.length === 0 ? "" : ` (${e.known.map((e) => b[e].slug).join(" ")})`;
	return [`${t === n ? "*" : " "}${t} ${i.padEnd(9)} ${r("influence")} ${String(e.influence).padStart(2)}  ${r("gold")} ${e.gold ?? "?"}  ${r("hand")} ${o}${s}`, `     ${e.assets.map(js).join(" ") || "–"}`];
}
function ks({ trades: e, viewer: t }, n, r) {
	let i = [], a = [];
	for (let r of e) {
		if ((n ? r.from : r.to) !== t) continue;
		let e = n ? r.to : r.from;
		a[e] = (a[e] ?? 0) + 1;
		let { give: o, giveGold: s, want: c, wantGold: l } = r;
		i.push(`  ${_o(e * 16 + a[e])}  ${As(o, s)} → ${As(c, l)}`);
	}
	return i.length === 0 ? [] : [
		"",
		`${r(n ? "offers.made" : "offers.got")}:`,
		...i
	];
}
var As = (e, t) => [...e.map(rn), ...t > 0 ? [`$${t}`] : []].join("+") || "–", js = (e) => en(e) ? `${rn(e)}(${C(e).dice.join("/")})` : rn(e), Ms = (e, t) => `${b[e].slug} ${t(`text.card.${b[e].slug}`)}`;
function Ns(e, t) {
	let n = [], r = e.houses[e.viewer];
	if (r !== void 0 && typeof r.hand != "number" && r.hand.length > 0) {
		n.push("", `${t("hand")}:`);
		for (let e of new Set(r.hand)) n.push(`  ${Ms(e, t)}`);
	}
	if (r !== void 0 && r.card >= 0 && e.fight === null) {
		let { id: e, powers: i } = b[r.card];
		n.push("", `${t("house")}:`);
		for (let r = 1; r <= i.length; r++) n.push(`  ${t(`power.${e}-${r}`)}: ${t(`text.power.${e}-${r}`)}`);
	}
	let i = new Set(e.houses.flatMap((e) => e.assets.map(S)));
	if (r !== void 0 && typeof r.hand != "number") for (let e of r.hand) i.delete(e);
	let a = [...i].filter((e) => b[e].abilities.length > 0).sort((e, t) => e - t);
	return a.length > 0 && n.push("", `${t("tables")}:`, ...a.map((e) => `  ${Ms(e, t)}`)), n;
}
function Ps(e, t) {
	let n = [];
	for (let r = 0; r < e.seats.length; r++) {
		let i = e.health.slice(r * 3, r * 3 + 3).join("/"), a = e.gear[r].map((e) => rn(e)).join(" ");
		n.push(`${an[r].padEnd(2)} ${t("seat")} ${e.seats[r]} ${C(e.cards[r]).slug} ATK/DEF/SPD ${i} ${a}`.trimEnd());
	}
	if (e.seats.length < 2) return n;
	for (let t = -3; t <= 3; t++) {
		let r = "   ".repeat(Math.abs(t));
		for (let n = -3; n <= 3; n++) {
			let i = y.at(n, t);
			if (i < 0) continue;
			let a = e.cells.indexOf(i);
			r += (a < 0 ? y.name(i) : `[${an[a]}]`).padEnd(6);
		}
		n.push(`  ${r.trimEnd()}`);
	}
	return n;
}
var Fs = (e, t) => t[`card.${b[e].slug}`] ?? b[e].name;
function Is(e, t) {
	let n = O(e), r = [
		n > 0 ? `${n} ${t.favor}` : "",
		D(e) ? t.champion : "",
		Qt(e) ? t.injured : e & 128 ? t.exhausted : ""
	].filter((e) => e !== ""), i = t[`card.${C(e).slug}`] ?? C(e).name;
	return r.length === 0 ? i : `${i} (${r.join(", ")})`;
}
var Ls = (e, t) => ({
	name: t[`choice.${e}`] ?? t[`field.${e}`] ?? e,
	about: null
}), Rs = (e) => Xn.includes(/^[a-z]+/.exec(e)?.[0] ?? "");
function zs(e, t, n) {
	let { verb: r, card: i, seat: a, number: o } = L(e), s = t[`choice.${e}`] ?? t[`choice.${I(r, i, a)}`];
	if (i < 0 || s === void 0) return Ls(e, t);
	let c = Fs(i, t), l = n[a] ?? String(a + 1), u = t[`act.${r}`]?.replace("{player}", l) ?? `${s} → ${l}`, d = o > 0 && t[`choice.${e}`] === void 0 ? ` (${o})` : "", f = (a < 0 ? s : u) + d, p = t[`text.card.${b[i].slug}`] ?? null;
	return {
		name: `${c}${t.colon}${f}`,
		about: p?.includes(s) ? null : p
	};
}
var Bs = {
	card: (e, t) => typeof e == "number" ? {
		name: Fs(e, t),
		about: t[`text.card.${b[e].slug}`] ?? null
	} : Ls(e, t),
	asset: (e, t) => typeof e == "number" ? {
		name: Is(e, t),
		about: t[`text.card.${C(e).slug}`] ?? null
	} : Ls(e, t),
	act: (e, t, n) => typeof e == "string" && Rs(e) ? zs(e, t, n) : Ls(String(e), t),
	pool: (e, t) => ({
		name: t[`sketch.${nt[e]}`],
		about: null
	}),
	group: (e, t, n) => typeof e == "number" ? {
		name: Ba(e).map((e) => n[e] ?? String(e + 1)).join(" + "),
		about: null
	} : Ls(e, t),
	trade: (e, t, n) => ({
		name: `${n[e >> 4] ?? e >> 4}, ${e & 15}`,
		about: null
	})
}, Vs = {
	fr: {
		"barred.SP-5.6": "la main est trop grande : lancez, échangez ou posez des gardes d’abord",
		"barred.SP-5.20": "l’influence ne suffit pas",
		"barred.SP-5.25": "il manque de quoi payer, sa condition ou une carte à viser",
		"barred.SP-5.26": "l’influence suffit sans soutien",
		"barred.SP-6.1": "elle se joue à un autre moment",
		"barred.SP-6.2": "l’influence ne suffit pas",
		"barred.SP-6.11": "un garde ne sert que contre un complot d’un autre qui vise sa propre Maison",
		"barred.SP-7.8": "des cartes épuisées ne s’achètent, ne se vendent et ne s’échangent pas",
		"barred.SP-8.8": "seules des cartes prêtes peuvent être choisies",
		"barred.SP-8.10": "personne n’est invité deux fois",
		"barred.SP-8.26": "on ne parie pas contre son propre combattant",
		"barred.SP-9.11": "l’adversaire s’y tient",
		"barred.SP-9.25": "aucune réserve ne descend sous 1 dé avant que toutes soient à 1",
		"barred.SP-10.13": "le pouce ne se baisse pas sur un champion",
		"barred.SP-12.3": "la carte est épuisée",
		"barred.SP-14.3": "elle a servi ce tour-ci, ne peut être payée, ou sa condition n’est pas remplie"
	},
	it: {
		"barred.SP-5.6": "la mano è troppo grande: prima lancia, incassa o schiera guardie",
		"barred.SP-5.20": "l’influenza non basta",
		"barred.SP-5.25": "mancano i costi, la condizione o una carta da colpire",
		"barred.SP-5.26": "l’influenza basta senza sostegno",
		"barred.SP-6.1": "si gioca in un altro momento",
		"barred.SP-6.2": "l’influenza non basta",
		"barred.SP-6.11": "una guardia serve solo contro un piano altrui ai danni della propria Casata",
		"barred.SP-7.8": "le carte esauste non si comprano, non si vendono e non si scambiano",
		"barred.SP-8.8": "si possono scegliere solo carte pronte",
		"barred.SP-8.10": "nessuno è invitato due volte",
		"barred.SP-8.26": "nessuno scommette contro il proprio combattente",
		"barred.SP-9.11": "lì sta l’avversario",
		"barred.SP-9.25": "nessuna riserva scende sotto 1 dado finché non sono tutte a 1",
		"barred.SP-10.13": "a un campione non si dà il pollice verso",
		"barred.SP-12.3": "la carta è esausta",
		"barred.SP-14.3": "è già servita in questo turno, non si può pagare o la sua condizione non vale"
	}
}, Hs = new Map("SG-1 ; Guerrier thrace ; Thracian Warrior\nSG-2 ; Recrue gauloise ; Recluta gallica\nSG-3 ; Coureur numide ; Corridore numida\nSG-4 ; Recrue samnite ; Recluta sannita\nSS-1 ; Serviteur ; Servo di casa\nSS-2 ; Aide de cuisine ; Sguattero\nSS-3 ; Porteur d’eau ; Portatore d’acqua\nSS-4 ; Ouvrier des champs ; Bracciante\nMG-04 ; Vétéran gaulois ; Veterano gallico\nEW-1 ; Épée ; Spada\nEW-2 ; Trident ; Tridente\nEW-3 ; Hache de guerre ; Ascia da guerra\nEW-4 ; Sica ; Sica\nEA-1 ; Casque ; Elmetto\nEA-2 ; Scutum ; Scudo\nEA-3 ; Jambières ; Schinieri\nEA-4 ; Lorica ; Lorica\nES-1 ; Filet ; Rete\nES-2 ; Javelot ; Giavellotto\nES-3 ; Lasso ; Laccio\nES-4 ; Poignée de sable ; Manciata di sabbia\nIS-01 ; Renseignements secrets ; Inside Information\nIS-02 ; Profits du marché noir ; Black Market Profits\nIS-03 ; Un visiteur de Rome ; A Visitor from Rome\nIS-04 ; Grand festin ; Grand Feast\nIS-05 ; Menu larcin ; Furtarello\nIS-06 ; Comptes falsifiés ; Conti falsificati\nIS-07 ; Langues de vipère ; Lingue avvelenate\nIS-08 ; Disgrâce au Forum ; Vergogna nel Foro\nIS-09 ; Cadeau à l’édile ; Dono all’edile\nIS-10 ; Parade du ludus ; Parata del ludus\nIS-11 ; Fierté de Capoue ; Orgoglio di Capua\nIS-12 ; Maisonnée de renom ; Casa rinomata\nIS-13 ; Coupe empoisonnée ; Coppa avvelenata\nIS-14 ; Le couteau dans la nuit ; Coltello nella notte\nIS-15 ; Fugitif ; Fuggitivo\nIS-16 ; Sangles coupées ; Cinghie tagliate\nIS-17 ; Armurerie pillée ; Armeria saccheggiata\nIS-18 ; Sentinelles soudoyées ; Sentinelle corrotte\nIS-19 ; Espion dans la maison ; Spia in casa\nIS-20 ; Baume guérisseur ; Balsamo curativo\nIS-21 ; Retour des mines ; Ritorno dalle miniere\nIS-22 ; Chéri de la foule ; Beniamino della folla\nIR-01 ; Rumeurs ; Whispered Rumors\nIR-02 ; Averti à temps ; Preavvertito\nIR-03 ; Complot éventé ; Trama scoperta\nIR-04 ; Le prix du silence ; Il prezzo del silenzio\nIR-05 ; Sans le sou ! ; Destitute!\nIR-06 ; Remplacement tardif ; Sostituzione tardiva\nIR-07 ; Vin drogué ; Vino drogato\nIR-08 ; Clameur de la foule ; Ruggito della folla\nIR-09 ; Bourse cachée ; Borsa nascosta\nIR-10 ; Excuse toute prête ; Scusa pronta\nIR-11 ; Billet du parieur ; Ricevuta dell’allibratore\nIG-01 ; Garde ; Guardia\nH-BAT-1 ; Combattants à louer ; Combattenti a nolo\nH-BAT-2 ; Le poids du ludus ; Il peso del ludus\nH-GLA-1 ; Rapports de la garde ; Rapporti della guardia\nH-GLA-2 ; Rappel des vétérans ; Richiamo dei veterani\nH-SOL-1 ; Changement de plan ; Cambio di programma\nH-SOL-2 ; Un œil sur les navires d’esclaves ; Occhi sulle navi di schiavi\nH-TUL-1 ; Toucher les loyers ; Riscuotere l’affitto\nH-TUL-2 ; Bourse profonde ; Borsa capiente".split("\n").map((e) => {
	let [t = "", n = "", r = ""] = e.split(" ; ");
	return [t, [n, r]];
}));
function Us(e) {
	let t = {};
	for (let { id: n, name: r, powers: i } of b) {
		t[`card.${Tt(r)}`] = e(n, r);
		for (let [r, a] of i.entries()) t[`power.${n}-${r + 1}`] = e(`${n}-${r + 1}`, a);
	}
	return t;
}
var Ws = {
	en: Us((e, t) => t),
	fr: Us((e, t) => Hs.get(e)?.[0] ?? t),
	it: Us((e, t) => Hs.get(e)?.[1] ?? t)
}, Gs = {
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
	"option.length.standard": "standard (influence 4)",
	"option.length.advanced": "advanced (influence 1)",
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
	"scene.asks": "asked",
	"scene.window": "moment",
	"scene.activeSeat": "on turn",
	"scene.concernedSeat": "concerned",
	"scene.target": "aimed at",
	"scene.seats": "may react",
	"scene.lastCall": "last call",
	"scene.bonus": "bonus for the next scheme",
	"scene.bidders": "bidding",
	"scene.stacks": "on the table",
	colon: ": ",
	"field.do": "what you do",
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
	"ask.SP-3.4": "Give gold to whom, and how much?",
	"ask.SP-3.12": "Lay a guard on the table?",
	"ask.SP-16.26": "Withdraw your request for support?",
	"event.accepted": "{seat} accepts and sends {card} into slot {slot}{cards}",
	"event.added": "One wound more: {wounds}",
	"event.asked": "{seat} asks {seats} for support{gold, plural, =0 {} other { and offers # gold for it}}{card}",
	"event.attacked": "{seat} attacks {target}",
	"event.automatic": "The dice of {seat} strike back: {wounds, plural, one {# wound} other {# wounds}}",
	"event.balanced": "{seat} balances the ledgers: {total, number, ::sign-except-zero}{parts}, gold {gold}",
	"event.bet": "{seat} bets {victory1} on Victory I, {victory2} on Victory II, {injury} on Injury, {decapitation} on Decapitation",
	"event.bet-settled": "{seat} staked {staked} and gets {back}",
	"event.bids": "The bids: {bids}",
	"event.bonus": "{seat} has a bonus of {total} for the next scheme",
	"event.bought": "{seat} buys {card} for {gold} gold",
	"event.buried": "{seat} puts {count, plural, =0 {nothing} one {# card} other {# cards}} under the deck{cards}",
	"event.cashed": "{seat} cashes in {card} for {gold} gold",
	"event.chose": "{seat} chooses House {house}",
	"event.crowned": "{card} of {seat} is crowned champion",
	"event.cured": "{card} of {seat} is cured",
	"event.dealt": "{seat} gets {card}",
	"event.declined": "{seat} declines",
	"event.defeated": "{seat} is defeated with {wounds, plural, one {# wound} other {# wounds}}: {degree, select, yield {he yields} injury {he is injured} other {he loses his head}}",
	"event.died": "{card} of {seat} dies of his wounds",
	"event.discarded": "{seat} discards {cards}",
	"event.done": "{seat} collects and hides the gold",
	"event.drew": "{seat} draws {count, plural, one {# card} other {# cards}}{cards}",
	"event.excused": "{seat} has an excuse",
	"event.executed": "{card} of {seat} is executed",
	"event.exhausted": "{card} of {seat} is exhausted",
	"event.favored": "{card} of {seat} now has {favor, plural, one {# Favor} other {# Favors}}",
	"event.fight": "The fight begins: {cards}",
	"event.foiled": "{seat} foils the scheme",
	"event.forfeit": "{seat} wins without a fight",
	"event.gave": "{seat} gives {to} {gold} gold",
	"event.gold": "{seat}: {total, number, ::sign-except-zero} gold{parts}",
	"event.gold-shown": "All gold is put back in view: {gold}",
	"event.guard-rolled": "The guard of {seat} rolls {die} and {outcome, select, foils {foils the scheme} other {fails}}",
	"event.guarded": "{seat} uses a guard from the {place, select, hand {hand} other {table}}",
	"event.guards": "{seat} starts with {count, plural, one {# guard} other {# guards}}",
	"event.heal-rolled": "{seat} rolls {die} for {card}",
	"event.healed": "{card} of {seat} is healed",
	"event.hit": "{seat} inflicts {total, plural, one {# wound} other {# wounds}}{parts}: {dice} against {against}",
	"event.host": "{seat} takes the Host marker",
	"event.hosts": "{seat} hosts the games for {gold} gold",
	"event.ignored": "A wound is cancelled: {wounds} left",
	"event.influence": "{seat} now has influence {influence}: {total, number, ::sign-except-zero}{parts}",
	"event.initiative": "{seat} wins the initiative",
	"event.injured": "{card} of {seat} is injured",
	"event.intrigue-turn": "{seat} takes the Intrigue turn",
	"event.invited": "{seat} invites {guest}",
	"event.killed": "{card} of {seat} is dead",
	"event.last-call": "All wait: this is the last call",
	"event.laid": "{seat} lays a guard on the table",
	"event.launched": "{seat} launches {card} at {target} with influence {total}{parts}",
	"event.lost": "{seat} loses {card}",
	"event.lot": "{card} is for sale",
	"event.moved": "{seat} moves: {cells}",
	"event.no-fight": "There is no fight",
	"event.order": "{seat} decides: {leader} acts first",
	"event.paid": "{seat} pays {gold} gold",
	"event.paid-each": "{seat} pays {gold} gold to everybody",
	"event.paid-to": "{seat} pays {to} {gold} gold",
	"event.peeked": "{seat} looks at {count, plural, =0 {no card} one {# card} other {# cards}} of {target}{cards}",
	"event.played": "{seat} plays {card}{target}",
	"event.raised": "{seat} adds {gold} gold: {bid}",
	"event.recalled": "{seat} takes {card} back from the discard pile",
	"event.refreshed": "{seat} refreshes {cards}",
	"event.rerolled": "{seat} has a {die} rolled again with {card}: {now}",
	"event.reshuffled": "The {deck, select, market {Market} other {Intrigue}} deck is shuffled anew: {count}",
	"event.rolled": "{seat} rolls {dice} against {against}",
	"event.rolled-initiative": "{seat} rolls for initiative: {total}{parts}",
	"event.rolled-off": "A roll-off of {seats}: {rolls}",
	"event.round": "Round {round} of the fight",
	"event.row": "{count, plural, =0 {No card is} one {# card is} other {# cards are}} laid out for auction",
	"event.scheme-foiled": "The scheme of {seat} comes to nothing: {card}",
	"event.scouted": "{seat} looks at the top {count, plural, one {card} other {# cards}} of the Market deck{cards}",
	"event.shuffled": "The decks are shuffled: {intrigue} Intrigue and {market} Market cards",
	"event.slipped": "Gold passes unseen{gold}{seat}{to}",
	"event.slowed": "{seat} is slowed by {steps}",
	"event.sold": "{seat} sells {card} to the bank for {gold} gold",
	"event.spared": "{seat} saves the condemned",
	"event.still-injured": "{card} of {seat} stays injured",
	"event.stole": "{seat} takes {gold} gold from {from}",
	"event.substituted": "{seat} sends {card} instead",
	"event.supported": "{seat} supports {by} with influence {influence} for {gold} gold",
	"event.taken": "{seat} takes {card} from {from}",
	"event.tied": "A tie: {seats} bid again, on top of what they have bid",
	"event.total": "{seat} has a total of {total}",
	"event.tournament": "A tournament decides: {seats}",
	"event.traded": "{seat} and {to} trade: {giveCards} and {giveGold} gold for {wantCards} and {wantGold} gold",
	"event.tribute": "{seat} receives a tribute of {total} gold for {card}",
	"event.turn": "Turn {turn}, Host {host}",
	"event.turn-ended": "{seat} ends the Intrigue turn",
	"event.unsold": "Nobody wants {card}",
	"event.unsupported": "{seat} refuses to support {by}",
	"event.used": "{seat} uses {card}{power, plural, =1 {} other { (second ability)}}{target}",
	"event.verdict": "{seat} gives the thumb {verdict, select, up {up} other {down}}",
	"event.void": "The scheme of {seat} has no effect: {card}",
	"event.waits": "{seat} waits",
	"event.whispered": "{what, select, offered {{seat} offers {to}: {giveCards} and {giveGold} gold for {wantCards} and {wantGold} gold} refused {{to} refuses what {seat} offered: {giveCards} and {giveGold} gold for {wantCards} and {wantGold} gold} withdrawn {{seat} takes back the offer to {to}: {giveCards} and {giveGold} gold for {wantCards} and {wantGold} gold} other {There is bargaining}}",
	"event.withdrawn": "{seat} withdraws the request for support",
	"event.won": "{seat} wins the game",
	"event.wounded": "{seat} gives up {pools}: {left} left"
}, Ks = {
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
	"option.length.standard": "normale (influence 4)",
	"option.length.advanced": "longue (influence 1)",
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
	"scene.asks": "demandes",
	"scene.window": "moment",
	"scene.activeSeat": "à son tour",
	"scene.concernedSeat": "concerné",
	"scene.target": "visé",
	"scene.seats": "peuvent réagir",
	"scene.lastCall": "dernier appel",
	"scene.bonus": "bonus pour le prochain complot",
	"scene.bidders": "enchérissent",
	"scene.stacks": "sur la table",
	colon: " : ",
	"field.do": "ce que vous faites",
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
	"ask.SP-3.4": "À qui donnez-vous de l’or, et combien ?",
	"ask.SP-3.12": "Poser un garde sur la table ?",
	"ask.SP-16.26": "Retirer votre demande de soutien ?",
	"event.accepted": "{seat} accepte et envoie {card} à la place {slot}{cards}",
	"event.added": "Une blessure de plus : {wounds}",
	"event.asked": "{seat} demande du soutien à {seats}{gold, plural, =0 {} other { contre # or}}{card}",
	"event.attacked": "{seat} attaque {target}",
	"event.automatic": "Les dés de {seat} ripostent : {wounds, plural, one {# blessure} other {# blessures}}",
	"event.balanced": "{seat} fait ses comptes : {total, number, ::sign-except-zero}{parts}, or {gold}",
	"event.bet": "{seat} parie {victory1} sur Victoire I, {victory2} sur Victoire II, {injury} sur Blessure, {decapitation} sur Décapitation",
	"event.bet-settled": "{seat} a misé {staked} et reçoit {back}",
	"event.bids": "Les mises : {bids}",
	"event.bonus": "{seat} a un bonus de {total} pour le prochain complot",
	"event.bought": "{seat} achète {card} pour {gold, plural, one {# pièce d’or} other {# pièces d’or}}",
	"event.buried": "{seat} met {count, plural, =0 {rien} one {# carte} other {# cartes}} sous la pioche{cards}",
	"event.cashed": "{seat} échange {card} contre {gold, plural, one {# pièce d’or} other {# pièces d’or}}",
	"event.chose": "{seat} choisit la Maison {house}",
	"event.crowned": "{card} de {seat} devient champion",
	"event.cured": "{card} de {seat} est soigné",
	"event.dealt": "{seat} reçoit {card}",
	"event.declined": "{seat} refuse",
	"event.defeated": "{seat} est vaincu avec {wounds, plural, one {# blessure} other {# blessures}} : {degree, select, yield {il se rend} injury {il est blessé} other {il est décapité}}",
	"event.died": "{card} de {seat} meurt de ses blessures",
	"event.discarded": "{seat} défausse {cards}",
	"event.done": "{seat} ramasse et cache son or",
	"event.drew": "{seat} pioche {count, plural, one {# carte} other {# cartes}}{cards}",
	"event.excused": "{seat} a une excuse",
	"event.executed": "{card} de {seat} est exécuté",
	"event.exhausted": "{card} de {seat} est épuisé",
	"event.favored": "{card} de {seat} a maintenant {favor, plural, one {# Faveur} other {# Faveurs}}",
	"event.fight": "Le combat commence : {cards}",
	"event.foiled": "{seat} déjoue le complot",
	"event.forfeit": "{seat} gagne sans combattre",
	"event.gave": "{seat} donne à {to} {gold, plural, one {# pièce d’or} other {# pièces d’or}}",
	"event.gold": "{seat} : {total, number, ::sign-except-zero} or{parts}",
	"event.gold-shown": "Tout l’or redevient visible : {gold}",
	"event.guard-rolled": "Le garde de {seat} lance {die} et {outcome, select, foils {déjoue le complot} other {échoue}}",
	"event.guarded": "{seat} emploie un garde {place, select, hand {de la main} other {de la table}}",
	"event.guards": "{seat} commence avec {count, plural, one {# garde} other {# gardes}}",
	"event.heal-rolled": "{seat} lance {die} pour {card}",
	"event.healed": "{card} de {seat} est guéri",
	"event.hit": "{seat} inflige {total, plural, one {# blessure} other {# blessures}}{parts} : {dice} contre {against}",
	"event.host": "{seat} prend le marqueur d’Hôte",
	"event.hosts": "{seat} est l’Hôte des jeux pour {gold, plural, one {# pièce d’or} other {# pièces d’or}}",
	"event.ignored": "Une blessure est annulée : il en reste {wounds}",
	"event.influence": "{seat} a maintenant {influence} d’influence : {total, number, ::sign-except-zero}{parts}",
	"event.initiative": "{seat} gagne l’initiative",
	"event.injured": "{card} de {seat} est blessé",
	"event.intrigue-turn": "Tour d’Intrigue de {seat}",
	"event.invited": "{seat} invite {guest}",
	"event.killed": "{card} de {seat} est mort",
	"event.last-call": "Tous attendent : c’est le dernier appel",
	"event.laid": "{seat} pose un garde sur la table",
	"event.launched": "{seat} lance {card} contre {target} avec {total} d’influence{parts}",
	"event.lost": "{seat} perd {card}",
	"event.lot": "{card} est en vente",
	"event.moved": "{seat} se déplace : {cells}",
	"event.no-fight": "Il n’y a pas de combat",
	"event.order": "{seat} décide : {leader} agit le premier",
	"event.paid": "{seat} paie {gold, plural, one {# pièce d’or} other {# pièces d’or}}",
	"event.paid-each": "{seat} paie {gold, plural, one {# pièce d’or} other {# pièces d’or}} à chacun",
	"event.paid-to": "{seat} paie à {to} {gold, plural, one {# pièce d’or} other {# pièces d’or}}",
	"event.peeked": "{seat} regarde {count, plural, =0 {zéro carte} one {# carte} other {# cartes}} de {target}{cards}",
	"event.played": "{seat} joue {card}{target}",
	"event.raised": "{seat} ajoute {gold, plural, one {# pièce d’or} other {# pièces d’or}} : {bid}",
	"event.recalled": "{seat} reprend {card} de la défausse",
	"event.refreshed": "{seat} redresse {cards}",
	"event.rerolled": "{seat} fait relancer un {die} avec {card} : {now}",
	"event.reshuffled": "La pioche {deck, select, market {du Marché} other {d’Intrigue}} est mélangée : {count}",
	"event.rolled": "{seat} lance {dice} contre {against}",
	"event.rolled-initiative": "{seat} lance pour l’initiative : {total}{parts}",
	"event.rolled-off": "Lancent les dés {seats} : {rolls}",
	"event.round": "Manche {round} du combat",
	"event.row": "{count, plural, =0 {Aucune carte} one {# carte} other {# cartes}} aux enchères",
	"event.scheme-foiled": "Le complot de {seat} échoue : {card}",
	"event.scouted": "{seat} regarde {count, plural, one {la première carte} other {les # premières cartes}} du Marché{cards}",
	"event.shuffled": "Les pioches sont mélangées : {intrigue} cartes Intrigue et {market} cartes Marché",
	"event.slipped": "De l’or passe en secret{gold}{seat}{to}",
	"event.slowed": "{seat} est ralenti de {steps}",
	"event.sold": "{seat} vend {card} à la banque pour {gold, plural, one {# pièce d’or} other {# pièces d’or}}",
	"event.spared": "{seat} sauve le condamné",
	"event.still-injured": "{card} de {seat} reste blessé",
	"event.stole": "{seat} prend {gold, plural, one {# pièce d’or} other {# pièces d’or}} à {from}",
	"event.substituted": "{seat} envoie {card} à la place",
	"event.supported": "{seat} soutient {by} avec {influence} d’influence pour {gold, plural, one {# pièce d’or} other {# pièces d’or}}",
	"event.taken": "{seat} prend {card} à {from}",
	"event.tied": "Égalité : {seats} misent encore, en plus de leur mise",
	"event.total": "{seat} a un total de {total}",
	"event.tournament": "Un tournoi décide : {seats}",
	"event.traded": "{seat} et {to} font un échange : {giveCards} et {giveGold} or contre {wantCards} et {wantGold} or",
	"event.tribute": "{seat} reçoit un tribut de {total, plural, one {# pièce d’or} other {# pièces d’or}} pour {card}",
	"event.turn": "Tour {turn}, Hôte {host}",
	"event.turn-ended": "{seat} finit son tour d’Intrigue",
	"event.unsold": "Personne ne veut de {card}",
	"event.unsupported": "{seat} refuse de soutenir {by}",
	"event.used": "{seat} emploie {card}{power, plural, =1 {} other { (seconde capacité)}}{target}",
	"event.verdict": "{seat} {verdict, select, up {lève} other {baisse}} le pouce",
	"event.void": "Le complot de {seat} est sans effet : {card}",
	"event.waits": "{seat} attend",
	"event.whispered": "{what, select, offered {{seat} propose à {to} : {giveCards} et {giveGold} or contre {wantCards} et {wantGold} or} refused {{to} refuse l’offre de {seat} : {giveCards} et {giveGold} or contre {wantCards} et {wantGold} or} withdrawn {{seat} retire son offre à {to} : {giveCards} et {giveGold} or contre {wantCards} et {wantGold} or} other {On marchande}}",
	"event.withdrawn": "{seat} retire sa demande de soutien",
	"event.won": "{seat} gagne la partie",
	"event.wounded": "{seat} abandonne {pools} : reste {left}"
}, qs = {
	turn: "turno",
	host: "Ospite: posto",
	market: "mazzo Mercato",
	intrigue: "mazzo Intrigo",
	lot: "all’asta",
	scheme: "piano ordito",
	influence: "influenza",
	gold: "oro",
	hand: "mano",
	value: "valore",
	needs: "richiede influenza",
	cash: "vale oro",
	house: "la tua casata",
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
	favor: "Favor token",
	"option.length": "durata della partita",
	"option.length.quick": "veloce (influenza 7)",
	"option.length.standard": "standard (influenza 4)",
	"option.length.advanced": "avanzata (influenza 1)",
	"option.turnLimit": "turni al massimo (0: senza limite)",
	"window.ledgersBalanced": "i conti sono in pari",
	"window.schemeLaunched": "un piano è ordito",
	"window.intrigueTurnEnded": "un turno di Intrigo è finito",
	"window.bidsRevealed": "le offerte sono rivelate",
	"window.invitationDeclined": "un invito è rifiutato",
	"window.betsPlaced": "le scommesse sono piazzate",
	"window.betsResolved": "le scommesse sono pagate",
	"window.thumbDown": "il pollice è verso il basso",
	"rule.intrigue-turn": "turno di Intrigo",
	"rule.window": "reazioni",
	"rule.support": "richiesta di supporto",
	"rule.auction": "asta",
	"rule.hosting": "diritto di ospitare i giochi",
	"rule.open-market": "Mercato libero",
	"rule.fight": "combattimento",
	"rule.attack": "attacco",
	"rule.action": "azione",
	"rule.wound": "ferite",
	"rule.ask-support": "chiedere supporto",
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
	"scene.asks": "richieste",
	"scene.window": "momento",
	"scene.activeSeat": "di turno",
	"scene.concernedSeat": "interessato",
	"scene.target": "bersaglio",
	"scene.seats": "possono reagire",
	"scene.lastCall": "ultima chiamata",
	"scene.bonus": "bonus per il prossimo piano",
	"scene.bidders": "offrono",
	"scene.stacks": "sul tavolo",
	colon: ": ",
	"field.do": "che cosa fai",
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
	"act.launch": "ordiscilo contro {player}",
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
	"choice.agree": "dare supporto",
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
	"part.favor": "Favor token",
	"part.executed favorite": "favorito giustiziato",
	"part.bound": "oltre il tracciato",
	"part.all there is": "tutto quello che c’è",
	"part.own": "influenza propria",
	"part.support": "supporto",
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
	"ask.SP-5.27": "Dai supporto a questo piano?",
	"ask.SP-5.28": "A chi chiedi supporto, e per quanto oro?",
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
	"ask.SP-3.4": "A chi dai oro, e quanto?",
	"ask.SP-3.12": "Metti una guardia sul tavolo?",
	"ask.SP-16.26": "Ritiri la richiesta di supporto?",
	"event.accepted": "{seat} accetta e manda {card} nel posto {slot}{cards}",
	"event.added": "Una ferita in più: {wounds}",
	"event.asked": "{seat} chiede supporto a {seats}{gold, plural, =0 {} other { per # oro}}{card}",
	"event.attacked": "{seat} attacca {target}",
	"event.automatic": "I dadi di {seat} colpiscono: {wounds, plural, one {# ferita} other {# ferite}}",
	"event.balanced": "{seat} fa quadrare i conti: {total, number, ::sign-except-zero}{parts}, oro {gold}",
	"event.bet": "{seat} scommette {victory1} su Vittoria I, {victory2} su Vittoria II, {injury} su Ferita grave, {decapitation} su Decapitazione",
	"event.bet-settled": "{seat} ha puntato {staked} e riceve {back}",
	"event.bids": "Le offerte: {bids}",
	"event.bonus": "{seat} ha un bonus di {total} per il prossimo piano",
	"event.bought": "{seat} compra {card} per {gold, plural, one {# moneta d’oro} other {# monete d’oro}}",
	"event.buried": "{seat} mette {count, plural, =0 {nulla} one {# carta} other {# carte}} in fondo al mazzo{cards}",
	"event.cashed": "{seat} scambia {card} per {gold, plural, one {# moneta d’oro} other {# monete d’oro}}",
	"event.chose": "{seat} sceglie la Casata {house}",
	"event.crowned": "{card} di {seat} diventa campione",
	"event.cured": "{card} di {seat} è curato",
	"event.dealt": "{seat} riceve {card}",
	"event.declined": "{seat} rifiuta",
	"event.defeated": "{seat} è sconfitto con {wounds, plural, one {# ferita} other {# ferite}}: {degree, select, yield {si arrende} injury {è ferito gravemente} other {è decapitato}}",
	"event.died": "{card} di {seat} muore per le ferite",
	"event.discarded": "{seat} scarta {cards}",
	"event.done": "{seat} raccoglie e nasconde l’oro",
	"event.drew": "{seat} pesca {count, plural, one {# carta} other {# carte}}{cards}",
	"event.excused": "{seat} ha una scusa",
	"event.executed": "{card} di {seat} è giustiziato",
	"event.exhausted": "{card} di {seat} è esausto",
	"event.favored": "{card} di {seat} ha ora {favor, plural, one {# Favor token} other {# Favor token}}",
	"event.fight": "Comincia il combattimento: {cards}",
	"event.foiled": "{seat} sventa il piano",
	"event.forfeit": "{seat} vince senza combattere",
	"event.gave": "{seat} dà a {to} {gold, plural, one {# moneta d’oro} other {# monete d’oro}}",
	"event.gold": "{seat}: {total, number, ::sign-except-zero} oro{parts}",
	"event.gold-shown": "L’oro torna visibile a tutti: {gold}",
	"event.guard-rolled": "La guardia di {seat} tira {die} e {outcome, select, foils {sventa il piano} other {fallisce}}",
	"event.guarded": "{seat} usa una guardia {place, select, hand {dalla mano} other {dal tavolo}}",
	"event.guards": "{seat} comincia con {count, plural, one {# guardia} other {# guardie}}",
	"event.heal-rolled": "{seat} tira {die} per {card}",
	"event.healed": "{card} di {seat} è guarito",
	"event.hit": "{seat} infligge {total, plural, one {# ferita} other {# ferite}}{parts}: {dice} contro {against}",
	"event.host": "{seat} prende l’Host marker",
	"event.hosts": "{seat} ospita i giochi per {gold, plural, one {# moneta d’oro} other {# monete d’oro}}",
	"event.ignored": "Una ferita è ignorata: ne restano {wounds}",
	"event.influence": "{seat} ha ora influenza {influence}: {total, number, ::sign-except-zero}{parts}",
	"event.initiative": "{seat} vince l’iniziativa",
	"event.injured": "{card} di {seat} è ferito",
	"event.intrigue-turn": "Turno di Intrigo di {seat}",
	"event.invited": "{seat} invita {guest}",
	"event.killed": "{card} di {seat} è morto",
	"event.last-call": "Tutti aspettano: è l’ultima chiamata",
	"event.laid": "{seat} mette una guardia sul tavolo",
	"event.launched": "{seat} ordisce {card} contro {target} con influenza {total}{parts}",
	"event.lost": "{seat} perde {card}",
	"event.lot": "{card} va all’asta",
	"event.moved": "{seat} si muove: {cells}",
	"event.no-fight": "Non c’è combattimento",
	"event.order": "{seat} decide: {leader} agisce per primo",
	"event.paid": "{seat} paga {gold, plural, one {# moneta d’oro} other {# monete d’oro}}",
	"event.paid-each": "{seat} paga {gold, plural, one {# moneta d’oro} other {# monete d’oro}} a tutti",
	"event.paid-to": "{seat} paga a {to} {gold, plural, one {# moneta d’oro} other {# monete d’oro}}",
	"event.peeked": "{seat} sbircia {count, plural, =0 {nessuna carta} one {# carta} other {# carte}} di {target}{cards}",
	"event.played": "{seat} gioca {card}{target}",
	"event.raised": "{seat} aggiunge {gold, plural, one {# moneta d’oro} other {# monete d’oro}}: {bid}",
	"event.recalled": "{seat} riprende {card} dagli scarti",
	"event.refreshed": "{seat} rende abili {cards}",
	"event.rerolled": "{seat} fa ritirare un {die} con {card}: {now}",
	"event.reshuffled": "Il mazzo {deck, select, market {Mercato} other {Intrigo}} è rimescolato: {count}",
	"event.rolled": "{seat} tira {dice} contro {against}",
	"event.rolled-initiative": "{seat} tira per l’iniziativa: {total}{parts}",
	"event.rolled-off": "Tirano {seats}: {rolls}",
	"event.round": "Round {round} del combattimento",
	"event.row": "{count, plural, =0 {Nessuna carta} one {# carta} other {# carte}} per l’asta",
	"event.scheme-foiled": "Il piano di {seat} è sventato: {card}",
	"event.scouted": "{seat} guarda {count, plural, one {la prima carta} other {le prime # carte}} del mazzo Mercato{cards}",
	"event.shuffled": "I mazzi sono mescolati: {intrigue} carte Intrigo e {market} carte Mercato",
	"event.slipped": "Oro passa di nascosto{gold}{seat}{to}",
	"event.slowed": "{seat} è rallentato di {steps}",
	"event.sold": "{seat} vende {card} alla banca per {gold, plural, one {# moneta d’oro} other {# monete d’oro}}",
	"event.spared": "{seat} salva il condannato",
	"event.still-injured": "{card} di {seat} resta ferito",
	"event.stole": "{seat} prende {gold, plural, one {# moneta d’oro} other {# monete d’oro}} a {from}",
	"event.substituted": "{seat} manda invece {card}",
	"event.supported": "{seat} dà supporto a {by} con influenza {influence} per {gold, plural, one {# moneta d’oro} other {# monete d’oro}}",
	"event.taken": "{seat} prende {card} a {from}",
	"event.tied": "Parità: {seats} offrono ancora, oltre a quanto già offerto",
	"event.total": "{seat} ha un totale di {total}",
	"event.tournament": "Decide un torneo: {seats}",
	"event.traded": "{seat} e {to} fanno uno scambio: {giveCards} e {giveGold} oro per {wantCards} e {wantGold} oro",
	"event.tribute": "{seat} riceve un tributo di {total, plural, one {# moneta d’oro} other {# monete d’oro}} per {card}",
	"event.turn": "Turno {turn}, Ospite {host}",
	"event.turn-ended": "{seat} finisce il turno di Intrigo",
	"event.unsold": "Asta deserta: {card}",
	"event.unsupported": "{seat} nega il supporto a {by}",
	"event.used": "{seat} usa {card}{power, plural, =1 {} other { (seconda abilità)}}{target}",
	"event.verdict": "{seat} mostra il pollice {verdict, select, up {su} other {verso}}",
	"event.void": "Il piano di {seat} non ha effetto: {card}",
	"event.waits": "{seat} aspetta",
	"event.whispered": "{what, select, offered {{seat} propone a {to}: {giveCards} e {giveGold} oro per {wantCards} e {wantGold} oro} refused {{to} rifiuta l’offerta di {seat}: {giveCards} e {giveGold} oro per {wantCards} e {wantGold} oro} withdrawn {{seat} ritira l’offerta a {to}: {giveCards} e {giveGold} oro per {wantCards} e {wantGold} oro} other {Si contratta}}",
	"event.withdrawn": "{seat} ritira la richiesta di supporto",
	"event.won": "{seat} vince la partita",
	"event.wounded": "{seat} perde {pools}: restano {left}"
}, Js = {
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
}, Ys = "\nT:react ; When {w}: ; Quand {w} : ; Quando {w}:\nT:guardTry ; When a scheme is launched at your House: ; Quand un complot vise votre maison : ; Quando un piano riguarda la tua casata:\nT:intrigue ; On your Intrigue turn: ; À votre tour d’Intrigue : ; Nel tuo turno di Intrigo:\nT:healFailed ; When your healing die shows 1–3: ; Quand votre dé de guérison montre 1–3 : ; Quando il tuo dado di guarigione mostra 1–3:\nT:guardFailed ; When the die of your guard shows 1–3: ; Quand le dé de votre garde montre 1–3 : ; Quando il dado della tua guardia mostra 1–3:\nT:tributeStep ; At the tribute: ; Au tribut : ; Al tributo:\nT:preInit ; Before the initiative roll: ; Avant le jet d’initiative : ; Prima del tiro d’iniziativa:\nT:oppTurn ; Before the opponent acts: ; Avant que l’adversaire agisse : ; Prima che l’avversario agisca:\nT:attackDeclared ; Instead of a normal attack: ; Au lieu d’une attaque normale : ; Al posto di un attacco normale:\nT:defenseDeclared ; When attacked, before the dice: ; Attaqué, avant les dés : ; Attaccato, prima dei dadi:\nT:attackRolled ; After your attack roll: ; Après votre jet d’attaque : ; Dopo il tuo tiro d’attacco:\nT:defenseRolled ; After your defense roll: ; Après votre jet de défense : ; Dopo il tuo tiro di difesa:\nT:oppAttackRolled ; After the opponent’s attack roll: ; Après le jet d’attaque adverse : ; Dopo il tiro d’attacco avversario:\nT:oppDefenseRolled ; After the opponent’s defense roll: ; Après le jet de défense adverse : ; Dopo il tiro di difesa avversario:\nT:woundsDealt ; After your attack’s dice are compared: ; Après la comparaison de votre attaque : ; Dopo il confronto del tuo attacco:\nT:woundsTaken ; When you are wounded: ; Quand vous êtes blessé : ; Quando sei ferito:\nT:combatWon ; After a victory in the arena: ; Après une victoire dans l’arène : ; Dopo una vittoria nell’arena:\nC:exhaustSelf ; exhaust this card ; épuiser cette carte ; esaurisci questa carta\nC:exhaust ; exhaust {n1} ; épuiser {n1} ; esaurisci {n1}\nC:pay ; pay {0} gold ; payer {0} or ; paga {0} oro\nC:payEach ; pay {0} gold to each other player ; payer {0} or à chaque autre joueur ; paga {0} oro a ogni altro giocatore\nC:payLauncher ; pay {0} gold to the launcher ; payer {0} or à l’auteur du complot ; paga {0} oro a chi ordisce il piano\nC:discardHand ; discard {0} other {0|card|cards} of your hand ; défausser {0} autre{0||s} carte{0||s} de la main ; scarta {0} altr{0|a|e} cart{0|a|e} della mano\nIF:readyCount ; with at least {0of1} ready ; avec au moins {0of1} prêts ; con almeno {0of1} abili\nIF:targetGoldZero ; only if it has no gold ; seulement s’il n’a plus d’or ; solo se non ha oro\nIF:targetInfluenceAtMostMine ; only if its influence is not above yours ; seulement si son influence ne dépasse pas la vôtre ; solo se la sua influenza non supera la tua\nIF:schemeTargetsMe ; only if it is aimed at you ; seulement s’il vous vise ; solo se riguarda te\nIF:iBidThisRound ; only if you have bid ; seulement si vous avez misé ; solo se hai offerto\nIF:iDeclined ; only if you have declined ; seulement si vous avez décliné ; solo se hai rifiutato\nIF:iWonABet ; only if you have won a bet ; seulement si vous avez gagné un pari ; solo se hai vinto una scommessa\nIF:dealtAtLeast ; only if it inflicts at least {0} {0|wound|wounds} ; seulement si elle inflige au moins {0} blessure{0||s} ; solo se infligge almeno {0} ferit{0|a|e}\nTG:rival ; a rival: ; un rival : ; un rivale:\nTG:any ; any player: ; un joueur au choix : ; un giocatore a scelta:\nTG:launcher ; the launcher: ; l’auteur du complot : ; chi ordisce il piano:\nTG:participant ; one of the two in the arena: ; l’un des deux de l’arène : ; uno dei due nell’arena:\nE:gold ; gold {+0} ; or {+0} ; oro {+0}\nE:steal ; you take up to {0} gold ; vous prenez jusqu’à {0} or ; prendi fino a {0} oro\nE:influence ; influence {+0} ; influence {+0} ; influenza {+0}\nE:draw ; draw {0} Intrigue {0|card|cards} ; pioche de {0} carte{0||s} Intrigue ; pesca di {0} cart{0|a|e} Intrigo\nE:peekCard ; you see {0} random {0|card|cards} of the hand ; vous voyez {0} carte{0||s} de la main au hasard ; vedi {0} cart{0|a|e} a caso della mano\nE:peekHandDiscard ; you see the hand and discard {0} {0|card|cards} of it ; vous voyez la main et en défaussez {0} carte{0||s} ; vedi la mano e ne scarti {0} cart{0|a|e}\nE:peekMarket ; see the top {0} Market cards and put up to {1} under the deck ; voir les {0} premières cartes du Marché, en mettre jusqu’à {1} sous la pioche ; guarda le prime {0} carte Mercato, mettine fino a {1} in fondo al mazzo\nE:injure ; you injure {a0} ; vous blessez {a0} ; ferisci {a0}\nE:kill ; you kill {a0} ; vous tuez {a0} ; uccidi {a0}\nE:tap ; you exhaust {a0} ; vous épuisez {a0} ; esaurisci {a0}\nE:take ; you take {a0} ; vous prenez {a0} ; prendi {a0}\nE:lose ; discards {n1} of its choice ; défausse {n1} de son choix ; scarta {n1} a sua scelta\nE:cure ; you cure {a0} ; vous guérissez {a0} ; guarisci {a0}\nE:recall ; take back {a0}, the uppermost in the discard pile ; reprendre {a0}, le plus haut de la défausse ; riprendi {a0} dagli scarti, a partire dall’alto\nE:addFavor ; a ready gladiator gets {0} Favor, {1} at most ; un gladiateur prêt reçoit {0} Faveur, {1} au plus ; un gladiatore abile riceve {0} Favore, al massimo {1}\nE:schemeBonus ; influence {+0} for your next scheme this turn ; influence {+0} pour votre prochain complot ce tour-ci ; influenza {+0} per il tuo prossimo piano in questo turno\nE:foil ; the scheme is foiled ; le complot est déjoué ; il piano è sventato\nE:guardRoll ; roll a die: on {0} or more the scheme is foiled ; lancez un dé : à {0} ou plus le complot est déjoué ; lancia un dado: con {0} o più il piano è sventato\nE:retryGuard ; roll it again ; relancez-le ; rilancialo\nE:healRetry ; roll it again ; relancez-le ; rilancialo\nE:income ; brings {0} gold in the ledgers instead of 1 ; rapporte {0} or aux comptes au lieu de 1 ; rende {0} oro nei conti invece di 1\nE:noUpkeep ; costs nothing in the ledgers ; ne coûte rien aux comptes ; non costa nulla nei conti\nE:tribute ; {0} gold more ; {0} or de plus ; {0} oro in più\nE:addBid ; add 1 to {0} gold to your bid ; ajoutez 1 à {0} or à votre mise ; aggiungi da 1 a {0} oro alla tua offerta\nE:excuse ; it costs no influence ; cela ne coûte pas d’influence ; non costa influenza\nE:swapCombatant ; must send another ready combatant ; doit envoyer un autre combattant prêt ; deve mandare un altro combattente abile\nE:openingWound ; the combatant gives up {0} {0|die|dice} before the fight ; le combattant perd {0} dé{0||s} avant le combat ; il combattente perde {0} dad{0|o|i} prima dello scontro\nE:spare ; the condemned lives ; le condamné vit ; il condannato vive\nE:reroll ; roll {1} of your {p0} dice again ; relancez {1} de vos dés {p0} ; rilancia {1} dei tuoi dadi {p0}\nE:forceReroll ; the opponent rolls {1} {p0} {1|die|dice} of your choice again ; l’adversaire relance {1} dé{1||s} {p0} de votre choix ; l’avversario rilancia {1} dad{1|o|i} {p0} a tua scelta\nE:range ; attacks reach {0} hexes ; les attaques portent à {0} cases ; gli attacchi arrivano a {0} esagoni\nE:speedAttack ; attack with the SPD dice, up to {0} hexes far ; attaque avec les dés SPD, jusqu’à {0} cases ; attacco con i dadi SPD, fino a {0} esagoni\nE:ignoreWound ; cancel {0} {0|wound|wounds} ; annulez {0} blessure{0||s} ; annulla {0} ferit{0|a|e}\nE:extraWound ; {0} {0|wound|wounds} more ; {0} blessure{0||s} de plus ; {0} ferit{0|a|e} in più\nE:winInitiative ; win the initiative without a roll ; gagnez l’initiative sans jet ; vinci l’iniziativa senza tiro\nE:initBonus ; initiative {+0} ; initiative {+0} ; iniziativa {+0}\nE:moveBonus ; movement {+0} ; déplacement {+0} ; movimento {+0}\nE:slow ; the opponent moves {0} hexes less ; l’adversaire se déplace de {0} cases de moins ; l’avversario si muove di {0} esagoni in meno\nE:addDice ; {1} {p0} {1|die|dice} more in this roll ; {1} dé{1||s} {p0} de plus à ce jet ; {1} dad{1|o|i} {p0} in più in questo tiro\nE:autoWoundPer ; one wound for each {s0} of your {p1} dice, whatever the opponent rolls ; une blessure par {s0} de vos dés {p1}, quoi que montre l’adversaire ; una ferita per ogni {s0} dei tuoi dadi {p1}, qualunque cosa mostri l’avversario\nL:perTurn ; once a turn ; une fois par tour ; una volta per turno\nL:perRoll ; once a roll ; une fois par jet ; una volta per tiro\nL:perCombat ; once a fight ; une fois par combat ; una volta per scontro\nS:double ; double ; double ; doppia\nS:triple ; triple ; triple ; tripla\nV:house ; {0} {0|gladiator|gladiators}, {1} {1|slave|slaves}, {2} {2|guard|guards}, {3} gold ; {0} gladiateur{0||s}, {1} esclave{1||s}, {2} garde{2||s}, {3} or ; {0} gladiator{0|e|i}, {1} schiav{1|o|i}, {2} guardi{2|a|e}, {3} oro\nV:cash ; cash it in for {0} gold ; l’échanger contre {0} or ; scambiala per {0} oro\nV:drop ; discard it, without gold ; la défausser, sans or ; scartala, senza oro\nV:launch ; launch it at seat {0} ; lancer contre le siège {0} ; ordiscilo contro il posto {0}\nV:ask ; ask for support ; demander du soutien ; chiedi supporto\nV:play ; play it ; la jouer ; giocala\nV:playAt ; play it at seat {0} ; la jouer contre le siège {0} ; giocala contro il posto {0}\nV:face ; roll a {0} again ; relancer un {0} ; rilancia un {0}\n", Xs = "\ngladiator ; a gladiator ; gladiators ; un gladiateur ; gladiateurs ; un gladiatore ; gladiatori\nslave ; a slave ; slaves ; un esclave ; esclaves ; uno schiavo ; schiavi\ncombatant ; a gladiator or slave ; gladiators or slaves ; un gladiateur ou esclave ; gladiateurs ou esclaves ; un gladiatore o schiavo ; gladiatori o schiavi\nnonChampion ; a gladiator or slave who is no champion ; gladiators or slaves who are no champions ; un gladiateur ou esclave qui n’est pas champion ; gladiateurs ou esclaves non champions ; un gladiatore o schiavo che non è campione ; gladiatori o schiavi non campioni\nequipment ; a piece of equipment ; pieces of equipment ; un équipement ; équipements ; un equipaggiamento ; equipaggiamenti\nguard ; a guard ; guards ; un garde ; gardes ; una guardia ; guardie\ninjured ; an injured card ; injured cards ; une carte blessée ; cartes blessées ; una carta ferita ; carte ferite\n", Zs = (e) => new Map(e.trim().split("\n").map((e) => {
	let [t = "", ...n] = e.split(" ; ");
	return [t, n];
})), Qs = Zs(Ys), $s = Zs(Xs), ec = [
	0,
	1,
	2,
	3
], tc = [
	1,
	2,
	3,
	4,
	5,
	6
];
function B(e, t, n) {
	let r = Qs.get(t)?.[e.place];
	if (r === void 0) throw Error(`there are no words for '${t}'`);
	let i = (t, r) => $s.get(tt[n[t]])[e.place * 2 + +!!r];
	return r.replace(/\{(\d)\|([^|}]*)\|([^}]*)\}/g, (e, t, r, i) => n[t] === 1 ? r : i).replace(/\{a(\d)\}/g, (e, t) => i(Number(t), !1)).replace("{n1}", () => n[0] === 1 ? i(1, !1) : `${n[0]} ${i(1, !0)}`).replace("{0of1}", () => `${n[1]} ${i(0, !0)}`).replace(/\{p(\d)\}/g, (e, t) => nt[n[t]]).replace("{s0}", () => B(e, `S:${rt[n[0]]}`, [])).replace("{+0}", () => `${n[0] < 0 ? "−" : "+"}${Math.abs(n[0])}`).replace("{w}", () => nc(e, n[0])).replace(/\{(\d)\}/g, (e, t) => String(n[t]));
}
var nc = (e, t) => it.filter((e, n) => !!(t & 1 << n)).map((t) => e.windows[`window.${t}`]).join(` ${e.or} `), rc = ({ target: e, effects: t }) => Qs.has(`TG:${e}`) && t.some(({ name: e }) => e !== "foil" && e !== "guardRoll");
function ic(e, t, n) {
	let { trigger: r, windows: i, costs: a, conditions: o, target: s, effects: c, limit: l } = t, u = (t) => (n) => B(e, t + n.name, n.args), d = [];
	n && Qs.has(`T:${r}`) && d.push(B(e, `T:${r}`, [i])), a.length > 0 && d.push(a.map(u("C:")).join(", "), "→"), rc(t) && d.push(B(e, `TG:${s}`, []));
	let f = [...o.map(u("IF:")), ...l === null ? [] : [B(e, `L:${l.name}`, [])]];
	return [...d, [c.map(u("E:")).join(", "), ...f].join(e.comma)].join(" ");
}
function ac(e, t, n, r) {
	let i = (e, t) => {
		r[`choice.${e}`] ??= t;
	};
	if ((w(n) === "scheme" || w(n) === "reaction" || Wt(n)) && (i(I("cash", n), B(e, "V:cash", [t.value])), i(I("drop", n), B(e, "V:drop", []))), Gt(n)) {
		i(I("ask", n), B(e, "V:ask", []));
		for (let t of ec) i(I("launch", n, t), B(e, "V:launch", [t]));
	} else if (w(n) === "reaction") {
		i(I("play", n), B(e, "V:play", []));
		for (let t of ec) i(I("play", n, t), B(e, "V:playAt", [t]));
	} else if (n !== zt) for (let [r, a] of t.abilities.entries()) {
		let t = ic(e, a, !1);
		i(I("use", n, -1, r), t);
		for (let e of ec) i(I("use", n, e, r), t);
		if (a.trigger === "attackDeclared" && i(I("attack", n, -1, r), t), a.effects.some(({ name: e }) => e === "reroll" || e === "forceReroll")) for (let t of tc) i(I("use", n, -1, r, t), B(e, "V:face", [t]));
	}
}
function oc({ type: e, dice: t, value: n, req: r }, i) {
	return `(${(e === "scheme" || e === "reaction" || e === "guard" ? [`${i.needs} ${r}`, `${i.cash} ${n}`] : [t.length > 0 ? t.join("/") : i[e], `${i.value} ${n}`]).join(", ")})`;
}
function sc(e, t, n) {
	let r = {
		place: e,
		or: t,
		comma: e === 1 ? " ; " : "; ",
		windows: n
	}, i = {};
	for (let [e, t] of b.entries()) {
		let a = t.abilities.map((e) => ic(r, e, !0));
		if (i[`effect.card.${t.slug}`] = a.join(". "), t.holdings === null) i[`text.card.${t.slug}`] = [oc(t, n), ...a].join(" ");
		else {
			let { gladiators: e, slaves: n, guards: o, gold: s } = t.holdings, c = B(r, "V:house", [
				e,
				n,
				o,
				s
			]);
			i[`text.card.${t.slug}`] = [c, ...a].join(". "), i[`text.start.${t.slug}`] = c, i[`choice.${t.slug}`] = i[`text.card.${t.slug}`];
			for (let [e, n] of a.entries()) i[`text.power.${t.id}-${e + 1}`] = n;
		}
		ac(r, t, e, i);
	}
	return i;
}
var cc = {
	en: {
		...sc(0, "or", Gs),
		...Gs,
		...Ws.en,
		...Js.en
	},
	fr: {
		...sc(1, "ou", Ks),
		...Ks,
		...Ws.fr,
		...Vs.fr,
		...Js.fr
	},
	it: {
		...sc(2, "o", qs),
		...qs,
		...Ws.it,
		...Vs.it,
		...Js.it
	}
}, lc = {
	quick: 7,
	standard: 4,
	advanced: 1
}, uc = {
	id: "spartacus",
	title: "Spartacus: A Game of Blood and Treachery",
	rules: "spartacus@2",
	prefix: "SP",
	seats: {
		min: 2,
		max: 4
	},
	options: {
		length: {
			kind: "choice",
			of: Object.keys(lc),
			default: "quick",
			clause: "SP-2.18"
		},
		turnLimit: {
			kind: "number",
			min: 0,
			max: 200,
			default: 30,
			clause: "SP-11.16"
		}
	},
	nouns: {
		card: {
			print: (e) => typeof e == "number" ? b[e].slug : e,
			called: Bs.card
		},
		house: {
			print: (e) => typeof e == "number" ? b[e].slug : e,
			called: Bs.card
		},
		asset: {
			print: (e) => typeof e == "number" ? rn(e) : e,
			called: Bs.asset
		},
		act: {
			print: String,
			called: Bs.act
		},
		form: {
			print: (e) => typeof e == "number" ? rn(e) : e,
			called: Bs.asset
		},
		cell: { print: (e) => y.name(e) },
		trade: {
			print: (e) => _o(e),
			called: Bs.trade
		},
		pool: {
			print: (e) => nt[e],
			called: Bs.pool
		},
		slot: { print: (e) => an[e] },
		group: {
			print: (e) => typeof e == "number" ? Ba(e).join("&") : e,
			called: Bs.group
		}
	},
	seatLists: [..._e, "gold"],
	words: cc
};
function dc(e, t) {
	let n = [];
	for (let r = 0; r < e.length; r++) {
		let i = n.find((t) => t.item === e[r]);
		i ? i.count++ : n.push({
			item: e[r],
			count: 1,
			worth: t === null ? 0 : t[r]
		});
	}
	return n.sort((e, t) => de(e.item, t.item));
}
var V = 1e4, fc = 1e6, pc = 1e5;
function mc(e) {
	let t = [1];
	for (let n of e) {
		let e = Array(t.length + n.count).fill(0);
		for (let r = 0; r < t.length; r++) for (let i = 0; i <= n.count; i++) e[r + i] += t[r];
		t = e;
	}
	return t;
}
function hc(e) {
	if (e.groups !== null || e.worth !== null) return _c(e, V).length;
	let t = mc(dc(e.from, null)), n = 0;
	for (let r = e.min; r <= e.max; r++) n += t[r];
	return n;
}
var gc = (e, t) => {
	for (let n of e ?? []) {
		let e = 0;
		for (let r of t) n.items.includes(r) && e++;
		if (e > n.max || e < n.min) return !1;
	}
	return !0;
};
function _c(e, t) {
	let n = dc(e.from, e.worth), r = [], i = [], a = Array(n.length + 1).fill(0);
	for (let e = n.length - 1; e >= 0; e--) a[e] = a[e + 1] + n[e].count;
	let o = 0, s = (c, l, u) => {
		if (r.length >= t || l > a[c] || ++o > fc) return;
		if (l === 0) {
			gc(e.groups, i) && r.push(i.slice());
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
function vc(e) {
	let { due: t, exact: n } = e;
	if (e.irreducible || t > pc) return yc(e, V, !e.irreducible).length;
	let r = Array(t + 1).fill(0);
	r[0] = 1;
	for (let i of dc(e.from, e.worth)) {
		let e = Array(t + 1).fill(0);
		for (let a = 0; a <= t; a++) for (let o = 0; o <= i.count; o++) {
			let s = a + o * i.worth;
			(s <= t || !n) && (e[Math.min(s, t)] += r[a]);
		}
		r = e;
	}
	return r[t];
}
function yc(e, t, n = !1) {
	let r = dc(e.from, e.worth), i = n && !e.irreducible, a = [], o = Array(r.length).fill(0), s = Array(r.length + 1).fill(0);
	for (let e = r.length - 1; e >= 0; e--) s[e] = s[e + 1] + r[e].count * r[e].worth;
	let c = /* @__PURE__ */ new Set(), l = 0, u = (n, d, f) => {
		if (a.length >= t || d + s[n] < e.due || ++l > fc || e.exact && c.has(`${n} ${d}`) || e.exact && d > e.due || !i && d - f >= e.due) return;
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
function H(e, t) {
	switch (e.kind) {
		case "pick": return e.from.includes(t) ? null : xc(e, t);
		case "amount": return Sc(e.min, e.max, e.step, t, e);
		case "subset": return Dc(e, t);
		case "pay": return Oc(e, t);
		case "path": return kc(e, t);
		case "order": return Ac(e, t);
		case "offer": return Nc(e, t);
		case "form": return Fc(e, t);
	}
}
var U = (e, t, n) => ({
	clause: (e.kind === "subset" ? e.clauses?.[t] : void 0) ?? e.clause,
	code: t,
	text: n
});
function W(e) {
	if (Array.isArray(e)) return `[${e.slice(0, 8).map((e) => typeof e == "object" && e ? "…" : W(e)).join(", ")}${e.length > 8 ? ", …" : ""}]`;
	if (typeof e == "object" && e) return `{ ${Object.keys(e).slice(0, 8).join(", ").slice(0, 60)} }`;
	let t = typeof e == "string" ? JSON.stringify(e) : String(e);
	return t.length > 60 ? `${t.slice(0, 57)}…` : t;
}
var bc = (e) => typeof e == "number" || typeof e == "string";
function xc(e, t) {
	let n = e.barred?.find((e) => e.item === t);
	return n ? {
		clause: n.clause,
		code: "barred",
		text: n.reason
	} : U(e, "not-offered", `${W(t)} is not among the ${e.of} choices offered here`);
}
function Sc(e, t, n, r, i) {
	return typeof r != "number" || !Number.isInteger(r) ? U(i, "not-a-number", `a whole number from ${e} to ${t} is asked for, not ${W(r)}`) : r < e || r > t ? U(i, "out-of-range", `${r} is outside ${e} to ${t}`) : (r - e) % n === 0 ? null : U(i, "off-step", `${r} is not ${e} plus a multiple of ${n}`);
}
var Cc = class {
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
function wc(e, t, n) {
	if (!Array.isArray(n)) return U(e, "not-a-list", `a list is asked for, not ${W(n)}`);
	if (n.length > t.length) return U(e, "too-many", `${n.length} were chosen, there are ${t.length}`);
	let r = new Cc(t.length);
	for (let i of n) if (!(bc(i) && r.take(t, i) >= 0)) return t.includes(i) ? U(e, "too-many-of", `${W(i)} was chosen more often than it is there`) : xc(e, i);
	return null;
}
function Tc(e, t, n) {
	let r = 0;
	for (let i of n) r += t[e.indexOf(i)];
	return r;
}
var Ec = (e, t) => {
	let n = 0;
	for (let r of t) e.items.includes(r) && n++;
	return n;
};
function Dc(e, t) {
	let n = wc(e, e.from, t);
	if (n) return n;
	let r = t;
	if (r.length < e.min) return U(e, "too-few", `at least ${e.min} must be chosen, not ${r.length}`);
	if (r.length > e.max) return U(e, "too-many", `at most ${e.max} may be chosen, not ${r.length}`);
	for (let t of e.groups ?? []) {
		let n = Ec(t, r);
		if (n > t.max) return U(e, "group-max", `at most ${t.max} of ${W(t.items)} may be chosen, not ${n}`);
		if (n < t.min) return U(e, "group-min", `at least ${t.min} of ${W(t.items)} must be chosen, not ${n}`);
	}
	if (e.worth !== null) {
		let t = Tc(e.from, e.worth, r);
		if (t > e.atMost) return U(e, "too-dear", `this comes to ${t}, at most ${e.atMost} may be spent`);
	}
	return null;
}
function Oc(e, t) {
	let n = wc(e, e.from, t);
	if (n) return n;
	let r = t, i = Tc(e.from, e.worth, r);
	if (i < e.due) return U(e, "too-little", `${e.due} is due, this pays ${i}`);
	if (e.exact && i > e.due) return U(e, "too-much", `exactly ${e.due} is due, this pays ${i}`);
	if (e.irreducible) {
		for (let t of r) if (i - e.worth[e.from.indexOf(t)] >= e.due) return U(e, "superfluous", `${W(t)} is not needed: the rest already pays ${e.due}`);
	}
	return null;
}
function kc(e, t) {
	if (!Array.isArray(t)) return U(e, "not-a-list", `a list of ${e.of}s is asked for, not ${W(t)}`);
	if (t.length === 0) return e.mayStay ? null : U(e, "must-move", "staying is not allowed here");
	let n = e.start, r = 0;
	for (let i = 0; i < t.length; i++) {
		let a = t[i], o = e.steps[n].indexOf(a);
		if (o < 0 || a < 0) return U(e, "no-step", `there is no step from ${n} to ${W(a)}`);
		if (e.blocked?.includes(a)) {
			let t = e.barred?.find((e) => e.item === a);
			return t ? {
				clause: t.clause,
				code: "barred",
				text: t.reason
			} : U(e, "blocked", `${W(a)} cannot be entered`);
		}
		let s = e.costs === null ? 1 : e.costs[n][o];
		if (s < 1) return U(e, "no-step", `there is no step from ${n} to ${W(a)}`);
		if (r += s, r > e.budget) return U(e, "too-far", `this walk costs at least ${r}, there is ${e.budget} to spend`);
		if (n = a, i < t.length - 1 && e.halts?.includes(n)) return U(e, "halted", `the walk ends on entering ${n}`);
	}
	return e.ends !== null && !e.ends.includes(n) ? U(e, "no-end", `the walk may not end on ${n}`) : null;
}
function Ac(e, t) {
	let n = wc(e, e.items, t);
	if (n) return n;
	let r = t.length;
	return r === e.items.length ? null : U(e, "not-all", `all ${e.items.length} must be put in order, ${r} were given`);
}
var jc = (e, t) => Object.keys(e).every((e) => t.includes(e)), Mc = [
	"with",
	"give",
	"giveCoins",
	"want",
	"wantCoins"
];
function Nc(e, t) {
	if (t === "none") return e.mayDecline ? null : U(e, "must-offer", "a bargain is asked for");
	if (typeof t != "object" || !t || Array.isArray(t) || !jc(t, Mc)) return U(e, "no-bargain", `a bargain is { ${Mc.join(", ")} }, not ${W(t)}`);
	let n = t, r = e.partners.find((e) => e.seat === n.with);
	return r ? Pc(e, r, n) : U(e, "no-partner", `no bargain can be made with ${W(n.with)} here`);
}
function Pc(e, t, n) {
	return (wc(e, e.give, n.give) ?? wc(e, t.items, n.want) ?? Sc(0, e.coins, 1, n.giveCoins, e) ?? Sc(0, t.coins, 1, n.wantCoins, e)) || (n.give.length + n.want.length + n.giveCoins + n.wantCoins === 0 ? U(e, "empty", "a bargain must move something") : null);
}
function Fc(e, t) {
	if (typeof t != "object" || !t || Array.isArray(t)) return U(e, "no-form", `the fields of a form are asked for, not ${W(t)}`);
	let n = t, r = {};
	for (let t of e.fields) {
		if (!le(t, r)) continue;
		if (!Object.hasOwn(n, t.name)) return U(e, "field-missing", `the field '${t.name}' is missing`);
		let i = H(e.barred === null || t.request.barred !== null ? t.request : Ic(t, e), n[t.name]);
		if (i) return {
			clause: i.clause || e.clause,
			code: i.code,
			text: `${t.name}: ${i.text}`
		};
		r[t.name] = n[t.name];
	}
	for (let t of Object.keys(n)) if (!Object.hasOwn(r, t)) return U(e, "field-unasked", `the field '${t}' is not asked for here`);
	return Lc(e, r);
}
var Ic = (e, { barred: t }) => ({
	...e.request,
	barred: t.filter((t) => ue(t, e))
});
function Lc(e, t) {
	for (let n of e.distinct ?? []) {
		let r = [];
		for (let i of n) {
			let a = t[i];
			if (!(a === void 0 || Rc(e.fields, i, a))) {
				if (r.includes(a)) return U(e, "not-distinct", `${n.join(", ")} must differ: ${W(a)} twice`);
				r.push(a);
			}
		}
	}
	for (let n of e.totals ?? []) {
		let r = 0;
		for (let e of n.fields) r += t[e] ?? 0;
		if (r > n.max) return U(e, "total", `${n.fields.join(" + ")} comes to ${r}, at most ${n.max} is allowed`);
	}
	return null;
}
var Rc = (e, t, n) => n === "none" && e.some((e) => e.name === t && e.request.kind === "pick"), zc = 1, Bc = 2;
function Vc(e, t = e) {
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
var Hc = (e) => {
	e.marks.fill(0);
}, Uc = (e, t) => {
	e.marks[t] = e.marks[t] | zc;
}, Wc = (e, t) => {
	e.marks[t] = e.marks[t] | Bc;
};
function Gc(e, t, n, r, i = null) {
	let { cost: a, via: o, marks: s, head: c, next: l, back: u } = e;
	if (r > e.farthest) throw RangeError(`This search reaches up to ${e.farthest}, not ${r}: make it with more room.`);
	a.fill(-1), o.fill(-1), c.fill(-1), a[n] = 0, l[n] = -1, c[0] = n;
	let d = typeof i == "function" ? i : null, f = typeof i == "function" ? null : i, p = 1;
	for (let i = 0; p > 0; i++) for (let m = c[i]; m >= 0; m = l[m]) {
		if (p--, (s[m] & Bc) !== 0 && m !== n) continue;
		let ee = t[m], te = f === null ? null : f[m];
		for (let t = 0; t < ee.length; t++) {
			let n = ee[t];
			if (n < 0 || (s[n] & zc) !== 0) continue;
			let f = te === null ? d === null ? 1 : d(m, n, t) : te[t], ne = i + f;
			if (f < 1 || ne > r) continue;
			let h = a[n];
			if (h >= 0 && h <= ne) {
				h === ne && m < o[n] && (o[n] = m);
				continue;
			}
			h >= 0 ? Kc(e, n, h) : p++;
			let g = c[ne];
			g >= 0 && (u[g] = n), u[n] = -1, l[n] = g, c[ne] = n, a[n] = ne, o[n] = m;
		}
	}
}
function Kc(e, t, n) {
	let { head: r, next: i, back: a } = e, o = a[t], s = i[t];
	o < 0 ? r[n] = s : i[o] = s, s >= 0 && (a[s] = o);
}
function qc(e, t) {
	if (e.cost[t] < 0) return null;
	let n = [];
	for (let r = t; e.via[r] >= 0; r = e.via[r]) n.push(r);
	return n.reverse();
}
var Jc = /* @__PURE__ */ new Map();
function Yc(e) {
	let t = e.steps.length, n = Jc.get(t);
	(n === void 0 || n.farthest < e.budget) && (n = Vc(t, Math.max(t, e.budget)), Jc.set(t, n)), Hc(n);
	for (let t of e.blocked ?? []) Uc(n, t);
	for (let t of e.halts ?? []) Wc(n, t);
	return Gc(n, e.steps, e.start, e.budget, e.costs), n;
}
function Xc(e, t) {
	let n = Yc(e), r = [];
	for (let t = 0; t < n.size; t++) n.cost[t] !== -1 && (t === e.start ? e.mayStay : e.ends === null || e.ends.includes(t)) && r.push(t);
	return r.sort((e, t) => n.cost[e] - n.cost[t] || e - t), r.length > t && (r.length = t), r.map((e) => qc(n, e));
}
function Zc(e) {
	switch (e.kind) {
		case "pick": return new Set(e.from).size;
		case "amount": return Math.floor((e.max - e.min) / e.step) + 1;
		case "subset": return hc(e);
		case "pay": return vc(e);
		case "path": return Xc(e, V).length;
		case "order": return el(e.items);
		case "offer": return rl(e);
		case "form": return sl(e, 0, {}, V);
	}
}
function Qc(e, t) {
	switch (e.kind) {
		case "pick": return [...new Set(e.from)].slice(0, t);
		case "amount": return $c(e.min, Zc(e), e.step, t);
		case "subset": return _c(e, t);
		case "pay": return yc(e, t, vc(e) <= t);
		case "path": return Xc(e, t);
		case "order": return tl(e, t);
		case "offer": return rl(e) <= t ? il(e) : al(e).slice(0, t);
		case "form": return cl(e, t);
	}
}
function $c(e, t, n, r) {
	let i = [], a = Math.min(t, r);
	for (let r = 0; r < a; r++) {
		let o = a === t ? r : Math.round(r * (t - 1) / Math.max(1, a - 1));
		i.push(e + o * n);
	}
	return i;
}
function el(e) {
	let t = 1, n = /* @__PURE__ */ new Map();
	for (let r = 0; r < e.length; r++) {
		let i = (n.get(e[r]) ?? 0) + 1;
		n.set(e[r], i), t = t * (r + 1) / i;
	}
	return t;
}
function tl(e, t) {
	let n = [], r = fe(e.items), i = [], a = () => {
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
var nl = (e) => re(0, "", e, 0, e.length);
function rl(e) {
	let t = hc(nl(e.give)) * (e.coins + 1), n = +!!e.mayDecline;
	for (let r of e.partners) n += t * hc(nl(r.items)) * (r.coins + 1) - 1;
	return n;
}
function il(e) {
	let t = e.mayDecline ? ["none"] : [];
	for (let n of e.partners) for (let r of _c(nl(e.give), V)) for (let i of _c(nl(n.items), V)) for (let a = 0; a <= e.coins; a++) for (let e = 0; e <= n.coins; e++) r.length + i.length + a + e > 0 && t.push({
		with: n.seat,
		give: r,
		giveCoins: a,
		want: i,
		wantCoins: e
	});
	return t;
}
function al(e) {
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
var ol = (e, t) => e.fields.some((e) => e.when?.field === t) || (e.distinct ?? []).some((e) => e.includes(t)) || (e.totals ?? []).some((e) => e.fields.includes(t));
function sl(e, t, n, r) {
	let i = e.fields[t];
	if (i === void 0) return +(Lc(e, n) === null);
	if (!le(i, n)) return sl(e, t + 1, n, r);
	if (!ol(e, i.name)) return Zc(i.request) * sl(e, t + 1, n, r);
	let a = 0;
	for (let o of Qc(i.request, r)) if (a += sl(e, t + 1, {
		...n,
		[i.name]: o
	}, r), a > r) break;
	return a;
}
function cl(e, t) {
	let n = [], r = (i, a, o) => {
		if (n.length >= t) return;
		let s = e.fields[i];
		if (s === void 0) Lc(e, a) === null && n.push(a);
		else if (!le(s, a)) r(i + 1, a, o);
		else {
			let e = Qc(s.request, Math.max(2, o)), t = Math.max(1, Math.floor(o / e.length));
			for (let n of e) r(i + 1, {
				...a,
				[s.name]: n
			}, t);
		}
	};
	return r(0, {}, sl(e, 0, {}, t) <= t ? V * V : t), n;
}
function ll(e, t) {
	switch (e.kind) {
		case "pick": return e.from[t.below(e.from.length)];
		case "amount": return e.min + e.step * t.below(Math.floor((e.max - e.min) / e.step) + 1);
		case "subset": return dl(e, t);
		case "pay": return pl(e, t);
		case "path": return ml(e, t);
		case "order": {
			let n = e.items.slice();
			return t.shuffle(n), n;
		}
		case "offer": return ul(e, t);
		case "form": return hl(e, t);
	}
}
function ul(e, t) {
	if (e.partners.length === 0 || e.mayDecline && t.below(2) === 0) return "none";
	let n = e.partners[t.below(e.partners.length)], r = (e) => fe(dl(re(0, "", e, 0, Math.min(2, e.length)), t));
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
	let i = Qc(e, V);
	return i[t.below(i.length)];
}
function dl(e, t) {
	let n = e.groups === null && e.worth === null;
	for (let r = 0; r < 8; r++) {
		let r = e.min + t.below(e.max - e.min + 1), i = e.from.slice(), a = 0, o = e.atMost;
		for (let s = 0; s < i.length && a < r; s++) {
			let r = s + t.below(i.length - s), c = i[r];
			i[r] = i[s], i[s] = c, (n || fl(e, i, a, c, o)) && (e.worth !== null && (o -= e.worth[e.from.indexOf(c)]), i[s] = i[a], i[a++] = c);
		}
		if (i.length = a, n || H(e, i) === null) return i;
	}
	let r = _c(e, V);
	return r[t.below(r.length)];
}
function fl(e, t, n, r, i) {
	if (e.worth !== null && e.worth[e.from.indexOf(r)] > i) return !1;
	for (let i of e.groups ?? []) {
		if (!i.items.includes(r)) continue;
		let e = 0;
		for (let r = 0; r < n; r++) i.items.includes(t[r]) && e++;
		if (e >= i.max) return !1;
	}
	return !0;
}
function pl(e, t) {
	if (e.exact) {
		let n = yc(e, V, !0);
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
function ml(e, t) {
	for (let n = 0; n < 4; n++) {
		let n = [], r = e.start, i = e.budget;
		for (let a = t.below(e.budget + 1); a > 0 && i > 0; a--) {
			let a = e.steps[r], o = t.below(a.length), s = a[o], c = e.costs === null ? 1 : e.costs[r][o];
			if (c < 1 || c > i || e.blocked?.includes(s) || (n.push(s), r = s, i -= c, e.halts?.includes(s))) break;
		}
		if (H(e, n) === null) return n;
	}
	let n = Xc(e, V);
	return n[t.below(n.length)];
}
function hl(e, t) {
	for (let n = 0; n < 16; n++) {
		let n = {};
		for (let r of e.fields) le(r, n) && (n[r.name] = ll(r.request, t));
		if (e.distinct === null && e.totals === null || Lc(e, n) === null) return n;
	}
	let n = Qc(e, V);
	return n[t.below(n.length)];
}
function gl(e, t) {
	switch (e.kind) {
		case "subset":
		case "pay": return fe(t);
		case "offer": {
			if (t === "none") return t;
			let { with: e, give: n, giveCoins: r, want: i, wantCoins: a } = t;
			return {
				with: e,
				give: fe(n),
				giveCoins: r,
				want: fe(i),
				wantCoins: a
			};
		}
		case "form": return _l(e, t, gl);
		case "path":
		case "order": return t.slice();
		default: return t;
	}
}
function _l(e, t, n) {
	let r = {};
	for (let i of e.fields) le(i, r) && (r[i.name] = n(i.request, t[i.name]));
	return r;
}
function vl(e) {
	let t = Qc(e, 2);
	return t.length === 1 ? t[0] : null;
}
var G = (e, t) => e.houses[t.seat], yl = (e) => e.gold ?? e.showed, bl = (e) => w(e) === "slave", xl = (e) => T(e) + 1.5 * O(e) + (D(e) ? 8 : 0) + +!!bl(e);
function Sl(e) {
	let [t = 0, n = 0, r = 0] = C(e).dice;
	return t * 1.3 + n * 1.1 + r * .7 + (C(e).abilities.length > 0 ? .5 : 0);
}
var Cl = (e) => e.assets.filter((e) => E(e) && en(e)), wl = (e) => Cl(e).reduce((e, t) => Math.max(e, Sl(t)), 0), Tl = (e) => 5 + Math.max(0, e - 6) * 1.5;
function K(e, t) {
	let n = e[0], r = -Infinity;
	for (let i of e) {
		let e = t(i);
		e > r && (r = e, n = i);
	}
	return n;
}
function El(e, t, n) {
	switch (t.clause) {
		case "SP-8.13": return t.kind === "pick" ? Ol(e, t.seat, t.from) : null;
		case "SP-8.5": return t.kind === "form" ? jl(e, t) : null;
		case "SP-11.11": return t.kind === "form" ? Ml(t, Al(t)) : null;
		case "SP-8.22": return t.kind === "form" ? Nl(e, t, n) : null;
		default: return Pl(e, t, n);
	}
}
function Dl(e, t) {
	let n = e.fight;
	return n.seats.length <= t ? 0 : Sl(n.cards[t]) + .8 * n.gear[t].length;
}
function Ol(e, t, n) {
	let r = wl(e.houses[t]), i = Dl(e, 0);
	return K(n, (n) => {
		let { influence: a } = e.houses[n];
		if (n === t) return r > 0 && (i === 0 ? r > 8 : r >= i) ? 5 : -5;
		let o = wl(e.houses[n]), s = a * .3;
		return o === 0 ? 6 + s : (o < (i === 0 ? r : i) ? 2 + s : -s) - o * .1;
	});
}
var kl = (e) => e.fields[0].request.from.filter((e) => typeof e == "number"), Al = (e) => K(kl(e), Sl);
function jl(e, t) {
	let n = Al(t), r = Dl(e, 0);
	return r === 0 || Sl(n) >= r - 3 ? Ml(t, n) : G(e, t).influence === 0 ? { combatant: "decline" } : Ml(t, K(kl(t), (e) => -xl(e)));
}
function Ml(e, t) {
	let n = { combatant: t };
	for (let t of e.fields.slice(1)) {
		let e = t.request.from.filter((e) => typeof e == "number");
		n[t.name] = K(e, T);
	}
	return n;
}
function Nl(e, t, n) {
	let r = yl(G(e, t)), i = Dl(e, 0) - Dl(e, 1), a = i >= 0 ? 0 : 1, o = Math.abs(i) > 3 ? 3 : Math.abs(i) > 1 ? 2 : 1, s = r, c = {};
	for (let e of t.fields) {
		let t = A.indexOf(e.name), i = t === a ? o : t === 2 && r > 6 ? n.below(2) : 0, l = Math.min(i, s, 3);
		c[e.name] = l, s -= l;
	}
	return c;
}
function Pl(e, t, n) {
	let { seats: r, cards: i, loser: a } = e.fight, o = i[a], s = r[a] !== t.seat, c = en(o) && O(o) === 0 && (e.houses[r[a]].influence >= G(e, t).influence || n.below(2) === 0);
	return s && c ? "down" : "up";
}
function q(e, t, n) {
	let r = e.fight, i = r.seats.indexOf(t.seat);
	switch (t.clause) {
		case "SP-9.7": return "first";
		case "SP-9.8":
		case "SP-9.12": return t.kind === "pick" ? t.from.find((e) => String(e).startsWith("attack")) : null;
		case "SP-9.9": return [];
		case "SP-9.10": return t.kind === "path" ? Fl(t, r.cells[1 - i]) : null;
		case "SP-9.23": return t.kind === "subset" ? Ll(t.from, t.min) : null;
		case "SP-12.31": return t.kind === "pick" && n.below(2) === 0 ? t.from[1] : R;
		case "SP-12.22":
		case "SP-12.23": return t.kind === "pick" ? Il(t.from, (e) => e <= 3 ? 4 - e : -1) : null;
		case "SP-12.14": return t.kind === "pick" ? Il(t.from, (e) => e - 3.5) : null;
		default: return t.kind === "pick" ? t.from[1] ?? R : null;
	}
}
function Fl(e, t) {
	return K(Qc(e, 64), (n) => {
		let r = n[n.length - 1] ?? e.start;
		return -y.distance(r, t) - n.length * .01;
	});
}
var Il = (e, t) => K(e, (e) => e === R ? 0 : t(L(e).number));
function Ll(e, t) {
	let n = [
		0,
		0,
		0
	];
	for (let t of e) n[t]++;
	let r = [];
	for (; r.length < t;) {
		let e = K([
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
var Rl = 3, zl = 3;
function Bl(e, t) {
	let n = 0, r = 0, i = 0, a = 0, o = 0, s = {
		weapon: 0,
		armor: 0,
		special: 0
	};
	for (let c of t) {
		let t = w(c);
		n += xl(c), D(c) && (n += Tl(e.influence) - 8), t === "gladiator" && i++, t in s && s[t]++, Wt(S(c)) && a++, E(c) && en(c) && (r++, o = Math.max(o, Sl(c)));
	}
	n += 1.5 * Math.min(r, 2) + .3 * o + Math.min(a, 2);
	for (let e of Object.values(s)) n += e === 0 ? 0 : .5 - 1.5 * (e - 1);
	let c = Vl(e, t);
	return n + c - (c > 0 ? 0 : 1.2 * Math.max(0, i - Rl));
}
function Vl(e, t) {
	if (!hs(e.hand)) return 0;
	let n = 0;
	for (let r of e.hand) n += Hl(e, t, r);
	return n;
}
function Hl(e, t, n) {
	if (!Gt(n) || x[n] > e.influence + zl) return 0;
	let r = b[n].abilities[0], i = r.conditions.find(({ name: e }) => e === "readyCount"), a = r.effects.find(({ name: e }) => e === "influence")?.args[0] ?? 0;
	if (i === void 0 || a <= 0) return 0;
	let [o, s] = i.args, c = t.reduce((e, t) => e + +!!k(o, t), 0), l = Math.min(1, c / s);
	return a * Tl(e.influence) * l * l;
}
function Ul(e, t, n) {
	let r = e.assets.slice();
	for (let e of n) r.splice(r.indexOf(e), 1);
	return r.push(...t), Bl(e, r) - Bl(e, e.assets);
}
var Wl = 2;
function Gl(e, t, n) {
	let { influence: r } = e.houses[t];
	return r >= 11 ? 5 : r === 10 ? 4 : r > e.houses[n].influence ? 2 : 1;
}
var Kl = (e, t, n) => n.length * Math.max(...n.map((n) => Gl(e, t, n)));
function ql(e, t, n) {
	let r = e.flow.scenes.find((e) => e.rule === "intrigue-turn"), i = r?.plans ?? [], a = r?.backers ?? [], o = e.houses[t].influence + (r?.bonus ?? 0);
	for (let [t, r] of i.entries()) if (r === n) for (let n of Ba(a[t])) o += e.houses[n].influence;
	return x[n] - o;
}
var Jl = (e, t) => t.reduce((t, n) => t + e.houses[n].influence, 0);
function Yl(e, t) {
	let n = e.flow.scenes.find((e) => e.rule === "intrigue-turn")?.asks ?? [];
	return e.houses.map((e, t) => t).filter((e) => e !== t && (n[e] ?? 0) === 0);
}
function Xl(e, t, n, r) {
	let i = Yl(e, t);
	return r.filter((r) => r.every((e) => i.includes(e)) && Jl(e, r) >= ql(e, t, n) && Kl(e, t, r) <= yl(e.houses[t]));
}
function Zl(e, t, n) {
	let r = [];
	for (let t = 1; t < 1 << e.houses.length; t++) r.push(Ba(t));
	let i = Xl(e, t, n, r).map((n) => Kl(e, t, n));
	return Math.min(...i) + Wl;
}
function Ql(e, t) {
	if (t.kind !== "form") return null;
	let { seat: n } = t, r = e.flow.scenes.find((e) => e.rule === "intrigue-turn"), i = t.fields[0].request.from.filter((e) => typeof e == "number"), a = Xl(e, n, r.asking, i.map(Ba));
	if (a.length === 0) return { to: "none" };
	let o = K(a, (t) => -Kl(e, n, t));
	return {
		to: o.reduce((e, t) => e | 1 << t, 0),
		gold: Kl(e, n, o) / o.length
	};
}
function $l(e, t, n) {
	let r = e.flow.scenes[e.flow.scenes.length - 1], i = r.by;
	return r.gold >= Gl(e, i, t.seat) || e.houses[i].influence < G(e, t).influence && n.below(4) === 0 ? "agree" : "refuse";
}
function eu(e, t, n) {
	switch (t.clause) {
		case "SP-5.12": return t.kind === "pick" ? iu(e, t, t.from, n) : null;
		case "SP-5.8": return t.kind === "pick" ? K(t.from, (n) => -lu(e, t, n)) : null;
		case "SP-5.28": return Ql(e, t);
		case "SP-5.27": return $l(e, t, n);
		case "SP-6.12": return t.kind === "pick" ? t.from[0] : null;
		default: return uu(e, t);
	}
}
function tu(e, t, n, r) {
	let i = r === t || r < 0, a = e.houses[r < 0 ? t : r], o = 0;
	for (let { name: e, args: t } of n.effects) {
		let n = t[0] ?? 0, r = i ? 1 : -.5;
		if (e === "influence") {
			let e = n > 0 ? Math.min(n, 12 - a.influence) : Math.max(n, -a.influence);
			o += e * Tl(a.influence) * (i ? 1 : -.7);
		} else e === "gold" || e === "tribute" ? o += n * r : e === "steal" ? o += Math.min(n, yl(a)) * 1.3 : e === "draw" ? o += 1.6 * n * r : e === "peekHandDiscard" ? o += 1.2 : e === "peekCard" || e === "peekMarket" ? o += .3 : e === "recall" ? o += 3 : e === "addFavor" || e === "cure" ? o += i ? 3 : -2 : e === "lose" ? o += 2.2 * Math.min(n, a.assets.filter((e) => k(t[1], e)).length) : [
			"injure",
			"kill",
			"tap",
			"take"
		].includes(e) && (o += ru(a.assets, e, n));
	}
	for (let { name: t, args: r } of n.costs) t === "pay" ? o -= r[0] : t === "payEach" ? o -= r[0] * (e.houses.length - 1) * 1.2 : t === "discardHand" ? o -= 1.2 * r[0] : t === "exhaust" && (o -= r[0] * .9);
	return o;
}
var nu = {
	injure: .6,
	kill: 1,
	tap: .4,
	take: 1.6
};
function ru(e, t, n) {
	let r = 0;
	for (let t of e) k(n, t) && (r = Math.max(r, xl(t)));
	return r * nu[t];
}
function iu(e, t, n, r) {
	return K(n, (n) => au(e, t, n) + r.below(8) / 16);
}
function au(e, t, n) {
	let { verb: r, card: i, ability: a, seat: o } = L(n), s = G(e, t), c = s.hand, l = c.length - cn(s.influence);
	switch (r) {
		case "end": return .9;
		case "launch": return tu(e, t.seat, b[i].abilities[0], o);
		case "use": return su(e, t, i, a, o);
		case "ask": return cu(e, t, i) - Zl(e, t.seat, i);
		case "lay": return l > 0 ? 3 : c.filter(Wt).length > 1 ? 1.2 : 0;
		default: return (l > 0 ? 3 : +(yl(s) < 3)) + Ft[i] * .5 - ou(e, t, i);
	}
}
function ou(e, t, n) {
	let r = G(e, t);
	return Gt(n) ? (x[n] <= r.influence + 2 ? 2.2 : 1) + Hl(r, r.assets, n) : Wt(n) ? 2.2 : x[n] <= r.influence ? 2.4 : 1.6;
}
function su(e, t, n, r, i) {
	let a = G(e, t), o = b[n].abilities[r], s = o.effects.find((e) => e.name === "schemeBonus")?.args[0], c = tu(e, t.seat, o, i < 0 ? t.seat : i);
	if (s !== void 0) {
		let n = e.flow.scenes.find((e) => e.rule === "intrigue-turn"), r = a.influence + (n?.bonus ?? 0);
		return a.hand.filter((e) => Gt(e) && x[e] > r && x[e] <= r + s).reduce((n, r) => Math.max(n, cu(e, t, r)), 0) + c - 1;
	}
	let l = o.costs.some((e) => e.name === "exhaustSelf") && w(n) === "gladiator", u = a.assets.filter((e) => E(e) && w(e) === "gladiator" && S(e) !== n);
	return l ? u.length > 1 ? c : -1 : o.costs.some((e) => e.name === "exhaust" && e.args[1] === 0) ? yl(a) < 4 && u.length > 3 ? c + 1 : -1 : c + 1;
}
function cu(e, t, n) {
	let r = b[n].abilities[0], { assets: i } = G(e, t);
	for (let { name: e, args: t } of r.conditions) if (e === "readyCount" && i.filter((e) => k(t[0], e)).length < t[1]) return 0;
	let a = 0;
	for (let n = 0; n < e.houses.length; n++) (r.target === "self" == (n === t.seat) || r.target === "any") && (a = Math.max(a, tu(e, t.seat, r, n)));
	return a;
}
function lu(e, t, n) {
	let { verb: r, card: i } = L(n);
	return r === "lay" ? 0 : ou(e, t, i) + Ft[i] * .1;
}
function uu(e, t) {
	let n = e.flow.scenes[e.flow.scenes.length - 1];
	if (t.kind === "pick") {
		let e = n.effect === "addFavor" || n.effect === "cure";
		return K(t.from, (t) => e ? Sl(t) : xl(t));
	}
	if (t.kind !== "subset") return null;
	if (n.rule === "scout") return [];
	let r = n.rule !== "spy";
	return t.from.slice().sort((e, n) => (r ? 1 : -1) * (du(t, e) - du(t, n))).slice(0, t.min);
}
var du = (e, t) => e.of === "asset" ? xl(t) : Ft[t] + (Gt(t) ? .5 : 0), fu = 3, pu = 2, mu = 11, hu = .5;
function gu(e, t, n) {
	let r = G(e, t), i = t.fields[0].request.from, a = _u(e, t.seat);
	if (a !== null) return a;
	let o = i.includes("sell") ? yu(r) : null;
	if (o !== null) return {
		do: "sell",
		asset: o
	};
	let s = e.trades.filter((e) => e.from === t.seat).length;
	if (i.includes("offer") && s < pu && n.below(2) === 0) {
		let n = xu(e, r, t.fields.find((e) => e.name === "bargain").request);
		if (n !== null) return {
			do: "offer",
			bargain: n
		};
	}
	return { do: i.includes("wait") ? "wait" : "done" };
}
function _u(e, t) {
	let n = e.houses[t], r = /* @__PURE__ */ new Map(), i = {
		trade: -1,
		gain: 0
	};
	for (let a of e.trades) {
		if (a.to !== t) continue;
		let o = (r.get(a.from) ?? 0) + 1;
		r.set(a.from, o);
		let s = vu(e, n, a);
		(i.trade < 0 || s > i.gain) && (i = {
			trade: a.from * 16 + o,
			gain: s
		});
	}
	return i.trade < 0 ? null : {
		do: i.gain > 0 ? "accept" : "refuse",
		trade: i.trade
	};
}
function vu(e, t, n) {
	return n.want.some(D) && e.houses[n.from].influence >= mu ? -Infinity : Ul(t, n.give, n.want) + n.giveGold - n.wantGold;
}
function yu(e) {
	let t = e.assets.filter((t) => Ul(e, [], [t]) + T(t) > -bu(e));
	return t.length === 0 ? null : K(t, (t) => Ul(e, [], [t]) + T(t));
}
var bu = (e) => +(yl(e) < fu);
function xu(e, t, { partners: n, give: r, coins: i }) {
	let a = null, o = hu, s = (n, r, s) => {
		let c = e.houses[n.seat];
		if (r.some(D) && c.influence >= mu) return;
		let l = Ul(t, s, r), u = Ul(c, r, s), d = Math.ceil(hu - u);
		l - d <= o || d > i - fu || -d > n.coins - 1 || (o = l - d, a = {
			with: n.seat,
			give: r.slice(),
			giveCoins: Math.max(0, d),
			want: s.slice(),
			wantCoins: Math.max(0, -d)
		});
	}, c = [...new Set(r)];
	for (let e of n) {
		let t = [...new Set(e.items)];
		for (let n of t) s(e, [], [n]);
		for (let t of c) s(e, [t], []);
		for (let n of c) for (let r of t) n !== r && s(e, [n], [r]);
	}
	return a;
}
function Su(e, t, n) {
	if (t.clause === "SP-7.3") return t.kind === "form" ? gu(e, t, n) : null;
	if (t.kind !== "amount") return null;
	let r = t.clause === "SP-7.28" ? Tu(e, t, n) : wu(e, t, n);
	return Math.max(t.min, Math.min(t.max, r));
}
var Cu = (e) => Math.max(1, Math.floor(e.row / 2) + 1);
function wu(e, t, n) {
	let r = G(e, t), i = yl(r) - Eu(e, t.seat), a = Ul(r, [e.lot[0]], []), o = Math.round(a * .55) + n.below(3) - Eu(e, t.seat);
	return Math.min(o, i - Cu(e));
}
function Tu(e, t, n) {
	let r = G(e, t), i = yl(r) - Eu(e, t.seat), a = Math.max(...e.houses.map((e) => e.influence)) >= 11;
	return r.influence === 11 ? i : Math.min((a ? 5 : 2) + n.below(4) - Eu(e, t.seat), i - (a ? 0 : 2));
}
function Eu(e, t) {
	return e.flow.scenes[e.flow.scenes.length - 1].stacks?.[t] ?? 0;
}
function Du(e, t) {
	if (t.kind !== "pick" || t.from.length === 1) return er;
	let n = e.flow.scenes[e.flow.scenes.length - 1];
	return K(t.from, (r) => Ou(e, t.seat, n, r));
}
function Ou(e, t, n, r) {
	if (r === er) return 0;
	let { verb: i, card: a, seat: o, number: s } = L(r);
	switch (n.window) {
		case "schemeLaunched": return ku(e, t, n) - (i === "table" ? 1 : i === "hand" ? 1.2 : 1.5 + b[a].req * .1);
		case "thumbDown": return n.concernedSeat === t ? 1 : -1;
		case "betsPlaced": return Au(e, t, o);
		case "bidsRevealed": return ju(e, t, s);
		default: return tu(e, t, b[a].abilities[0], o) + .1;
	}
}
function ku(e, t, n) {
	let r = b[e.played[0]].abilities[0], i = tu(e, n.activeSeat, r, n.target);
	if (n.target === t) return i;
	let a = e.houses[n.activeSeat];
	return n.target === n.activeSeat && a.influence >= 9 ? i * .6 : 0;
}
function Au(e, t, n) {
	return e.fight.seats.includes(t) ? n === t ? -1 : 1 : n !== t && e.houses[n].influence >= 9 ? .5 : -1;
}
function ju(e, t, n) {
	let r = e.flow.scenes[e.flow.scenes.length - 2], i = r.bids, a = r.stacks, o = (e) => (a[e] ?? 0) + (i[e] ?? 0), s = Math.max(...e.houses.map((e, n) => n === t ? 0 : o(n))), c = o(t) <= s && o(t) + n > s, l = e.lot.length > 0 ? b[e.lot[0]].value >= o(t) + n : wl(e.houses[t]) > 0;
	return c && l ? 1 / n : -1;
}
function Mu(e, t) {
	return t.kind === "subset" ? t.clause === "SP-4.6" ? [] : t.from.slice().sort((e, t) => xl(e) - xl(t)).slice(0, t.min) : t.kind === "pick" ? t.from.find((e) => typeof e == "string" && e.startsWith("use.")) ?? K(t.from, xl) : null;
}
var Nu = {
	"SP-4.6": Mu,
	"SP-4.12": Mu,
	"SP-4.21": Mu,
	"SP-5.8": eu,
	"SP-5.12": eu,
	"SP-5.24": eu,
	"SP-5.27": eu,
	"SP-5.28": eu,
	"SP-6.12": eu,
	"SP-14.3": eu,
	"SP-16.10": Du,
	"SP-7.3": Su,
	"SP-7.17": Su,
	"SP-7.28": Su,
	"SP-8.5": El,
	"SP-8.13": El,
	"SP-8.22": El,
	"SP-10.9": El,
	"SP-11.11": El,
	"SP-9.7": q,
	"SP-9.8": q,
	"SP-9.9": q,
	"SP-9.10": q,
	"SP-9.12": q,
	"SP-9.20": q,
	"SP-9.23": q,
	"SP-12.14": q,
	"SP-12.22": q,
	"SP-12.23": q,
	"SP-12.28": q,
	"SP-12.29": q,
	"SP-12.31": q,
	"SP-14.2": q
};
function Pu(e, t, n) {
	let r = Nu[t.clause]?.(e, t, n) ?? null;
	return r !== null && H(t, r) === null ? r : ll(t, n);
}
function Fu(e, t, n) {
	Iu(e, t, n), Lu(e, t, n), e.trades = e.trades.map((r) => r.from === t || r.to === t ? r : zu(e, r, n)), Bu(e, t, n);
}
function Iu(e, t, n) {
	for (let r = 0; r < e.seats; r++) {
		if (r === t) continue;
		for (let t = 0; t < e.seats; t++) {
			let i = e.known[r * e.seats + t], a = e.houses[t].hand.slice();
			n.shuffle(a), e.known[r * e.seats + t] = a.slice(0, i.length).sort((e, t) => e - t);
		}
		let i = e.seen[r];
		for (let t = 0; t < i.length; t += 2) {
			let n = i[t];
			i[t + 1] = n < e.market.length ? e.market[n] : e.row[n - e.market.length];
		}
	}
}
function Lu(e, t, n) {
	let r = e.flow.frames.find((e) => e.rule === "intrigue-turn");
	if (r === void 0) return;
	let i = e.flow.frames.find((e) => e.rule === "support");
	if (r.by !== t) {
		let t = Ru(e, r.by, n);
		r.plans = r.plans.map(t), r.asking !== null && (r.asking = t(r.asking)), i !== void 0 && (i.card = t(i.card));
	}
	i === void 0 || i.by === t || i.askedSeats.includes(t) || i.open.length < i.askedSeats.length || (i.gold = n.below(Math.floor(e.gold[i.by] / i.open.length) + 1));
}
function Ru(e, t, n) {
	let { hand: r, influence: i } = e.houses[t], a = [...new Set(r)].filter((e) => Gt(e) && x[e] > i);
	n.shuffle(a);
	let o = /* @__PURE__ */ new Map([[-1, -1]]);
	return (e) => (o.has(e) || o.set(e, a.pop() ?? e), o.get(e));
}
function zu(e, { from: t, to: n }, r) {
	let i = (t) => e.houses[t].assets.filter(E);
	return So(t, ll(se(t, "asset", [{
		seat: n,
		items: i(n),
		coins: e.gold[n]
	}], i(t), e.gold[t], !1), r));
}
function Bu(e, t, n) {
	for (let r = 0; r < e.seats; r++) for (let i = 0; i < e.seats; i++) {
		let a = r * e.seats + i, o = e.slipped[a];
		if (o === 0 || r === t || i === t || !sn(e, r) || !sn(e, i)) continue;
		let s = Math.min(o - 1, Zo(e, i)), c = n.below(s + Zo(e, r) + 1) - s;
		e.slipped[a] = o + c, e.gold[r] -= c, e.gold[i] += c;
	}
}
var Vu = {
	hand: (e, t) => a(t),
	market: () => 0,
	row: () => 0,
	intrigue: () => 0,
	open: () => i
};
function Hu(e) {
	let t = (e, t, n, r) => ({
		zone: e,
		owner: n,
		pool: t,
		items: r
	}), n = [
		t("market", "market", 0, e.market),
		t("row", "market", 0, e.row),
		t("open", "market", 0, e.lot),
		t("open", "market", 0, e.marketDiscard),
		t("intrigue", "intrigue", 0, e.intrigue),
		t("open", "intrigue", 0, e.intrigueDiscard),
		t("open", "intrigue", 0, e.played)
	];
	for (let [r, { hand: i, assets: a }] of e.houses.entries()) {
		let e = a.map(S);
		n.push(t("hand", "intrigue", r, i));
		let o = e.filter((e) => !Wt(e));
		n.push(t("open", "market", r, o), t("open", "intrigue", r, e.filter(Wt)));
	}
	return n;
}
var Uu = (e) => ({
	...e,
	give: e.give.slice(),
	want: e.want.slice()
});
function Wu(e, t) {
	let n = t !== 15;
	return {
		viewer: t,
		flow: Se(ss, e, t),
		turnLimit: e.turnLimit,
		turn: e.turn,
		host: e.host,
		hidden: e.hidden,
		houses: e.houses.map((r, i) => ({
			card: r.card,
			influence: r.influence,
			gold: sn(e, i) && i !== t ? null : e.gold[i],
			showed: e.showed[i],
			slipped: n ? e.slipped[t * e.seats + i] - e.slipped[i * e.seats + t] : 0,
			hand: ps(Vu.hand(e, i), t, r.hand),
			known: n ? e.known[t * e.seats + i].slice() : [],
			assets: r.assets.slice()
		})),
		market: e.market.length,
		row: e.row.length,
		intrigue: e.intrigue.length,
		lot: e.lot.slice(),
		played: e.played.slice(),
		marketDiscard: e.marketDiscard.slice(),
		intrigueDiscard: e.intrigueDiscard.slice(),
		seen: n ? e.seen[t].slice() : [],
		trades: e.trades.filter((e) => e.from === t || e.to === t).map(Uu),
		fight: e.fight === null ? null : us(e.fight),
		bets: e.bets.slice(),
		winner: e.winner,
		decidedBy: e.decidedBy
	};
}
var Gu = /* @__PURE__ */ t({ spartacus: () => qu }), Ku = [
	...b.flatMap((e, t) => e.type === "house" ? [Xi(t, 0), Xi(t, 1)] : [e.id]),
	...A,
	"support",
	"trade",
	"champion",
	"thumb-down",
	"tournament"
], qu = be({
	...uc,
	setup(e, t) {
		let n = lc[t.length];
		return dn(c(e, Xo.frame()), e, n, t.turnLimit);
	},
	book: ss,
	commands: [
		es,
		is,
		Ga
	],
	clone: fs,
	visibility: Vu,
	zones: Hu,
	conserved: (e) => ({ gold: e.gold.reduce((e, t) => e + t, 0) }),
	viewFor: Wu,
	determinise: vs,
	consistent: Ts,
	scramble: Fu,
	outcome: Yo,
	heuristic: Pu,
	uses: Ku,
	draw: Ds,
	arrange: fn
}), Ju = (e) => `place ${e}`, Yu = (e) => `seat ${e}`, Xu = (e, t = null) => ({
	key: e,
	turn: t
}), Zu = (e, t, n = {}) => ({
	label: e,
	value: t,
	of: null,
	emblem: null,
	keys: [],
	...n
}), Qu = (e, t, n = "plain", r = []) => ({
	label: e,
	value: String(t),
	tone: n,
	keys: r
}), $u = (e, t = {}) => ({
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
function ed(e, t, n) {
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
var td = (e, t = {}) => ({
	title: e,
	cards: [],
	sides: [],
	piles: [],
	...t
}), nd = (e, t, n, r = {}) => ({
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
}), rd = {
	gladiator: ["market", "helmet"],
	slave: ["market", "person"],
	weapon: ["item", "sword"],
	armor: ["item", "armour"],
	special: ["item", "net"],
	scheme: ["combat", "scheme"],
	reaction: ["action", "reaction"],
	guard: ["action", "guard"],
	house: ["market", "house"]
}, id = {
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
}, ad = [
	"attack",
	"defence",
	"speed"
], od = (e, t) => e.map((e, n) => Qu(t[`sketch.${nt[n]}`] ?? nt[n], e, ad[n])), sd = (e) => id[b[e].slug] ?? rd[b[e].type][1];
function cd(e, t, n = {}) {
	let { slug: r, type: i, value: a, req: o, dice: s } = b[e], c = i === "scheme" || i === "reaction" || i === "guard", l = c && o > 0 ? [Qu(t.needs, o)] : [];
	return $u(Fs(e, t), {
		sort: t[`sort.${i}`] ?? i,
		band: rd[i][0],
		emblem: sd(e),
		stats: s.length > 0 ? od(s, t) : l,
		about: t[`effect.card.${r}`] || null,
		price: i === "house" ? null : {
			label: t[c ? "cash" : "value"],
			value: String(a)
		},
		...n
	});
}
var ld = (e, t, n) => cd(e, n, { keys: [`card ${t} ${e}`] });
function ud(e, t, n) {
	let r = O(e), i = !!(e & 128) || Qt(e), a = [
		...D(e) ? [n.champion] : [],
		...r > 0 ? [`${r} ${n.favor}`] : [],
		...Qt(e) ? [n.injured] : i ? [n.exhausted] : []
	];
	return cd(S(e), n, {
		keys: [`asset ${t} ${e}`, `kind ${t} ${S(e)}`],
		marks: a,
		state: i ? "spent" : "ready",
		hurt: Qt(e)
	});
}
var dd = (e, t) => cd(e, t, {
	keys: [`house ${e}`],
	about: [t[`text.start.${b[e].slug}`], ...fd(e, t).map(({ about: e }) => e)].join("\n")
}), fd = (e, t) => b[e].powers.map((n, r) => {
	let i = `${b[e].id}-${r + 1}`;
	return $u(t[`power.${i}`] ?? i, {
		keys: [`power ${e} ${r}`],
		emblem: "house",
		band: "action",
		about: t[`text.power.${i}`] ?? null
	});
}), pd = (e) => [
	"weapon",
	"armor",
	"special"
].includes(C(e).type), md = [
	"upkeep",
	"intrigue",
	"market",
	"arena"
], hd = ["victory", "tournament"], gd = ({ flow: e }) => Math.max(...e.scenes.map(({ rule: e }) => md.indexOf(hd.includes(e) ? "arena" : e)), -1);
function _d(e, t, n) {
	let r = e.fight !== null && e.fight.seats.length > 0 ? e.fight : null;
	return {
		round: e.turn === 0 ? "" : t["sketch.turn"].replace("{n}", String(e.turn)),
		phases: md.map((e) => t[`phase.${e}`] ?? e),
		phase: gd(e),
		field: r === null || r.seats.length < 2 || r.cells.length < 2 ? null : Td(r, t),
		centre: vd(e, r, t, n),
		stands: e.houses.map((r, i) => {
			let a = bd(e, r, i, t);
			return i === e.viewer ? {
				...a,
				groups: [...yd(e, t, n), ...a.groups]
			} : a;
		})
	};
}
function vd(e, t, n, r) {
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
		let t = new Set(e.houses.map(({ card: e }) => e)), r = Ht.filter((e) => !t.has(e));
		return td(n["sketch.houses"], {
			cards: r.map((e) => dd(e, n)),
			piles: []
		});
	}
	if (t !== null) return td(n["rule.fight"], { sides: t.seats.map((r, i) => Sd(e, t, i, n)) });
	if (e.lot.length > 0) return td(n.lot, {
		cards: e.lot.map((e) => cd(e, n)),
		piles: i
	});
	if (e.played.length > 0) {
		let t = e.flow.scenes.findLast(({ rule: e }) => e === "scheme"), a = [t?.by, t?.target].flatMap((e) => typeof e == "number" && e >= 0 ? [r[e]] : []);
		return td([n.scheme, a.join(" → ")].filter((e) => e !== "").join(": "), {
			cards: e.played.map((e) => cd(e, n)),
			piles: i
		});
	}
	return td("", { piles: i });
}
function yd({ trades: e, viewer: t }, n, r) {
	let i = (e, t) => [...e.map((e) => Is(e, n)), ...t > 0 ? [`${n.gold} ${t}`] : []].join(" + ") || "–";
	return [!1, !0].flatMap((a) => {
		let o = [], s = e.flatMap((e) => {
			if ((a ? e.from : e.to) !== t) return [];
			let n = a ? e.to : e.from;
			return o[n] = (o[n] ?? 0) + 1, [$u(`${_o(n * 16 + o[n])} ${r[n] ?? ""}`, {
				about: `${i(e.give, e.giveGold)} → ${i(e.want, e.wantGold)}`,
				emblem: "scroll"
			})];
		});
		return ed(n[a ? "offers.made" : "offers.got"], "notes", s);
	});
}
function bd(e, t, n, r) {
	let i = typeof t.hand == "number" ? null : t.hand, a = i ?? t.known, o = i?.length ?? t.hand, s = e.bets.slice(n * A.length, (n + 1) * A.length), c = (e, i, a) => ed(r[e], i, t.assets.filter(a).map((e) => ud(e, n, r)));
	return {
		seat: n,
		title: t.card < 0 ? "" : Fs(t.card, r),
		score: Zu(r.influence, t.influence, {
			of: 12,
			emblem: "laurel"
		}),
		tallies: [
			Zu(r.gold, t.gold, { emblem: "coins" }),
			Zu(r.hand, `${o}/${cn(t.influence)}`, { emblem: "hand" }),
			...s.flatMap((e, t) => e === 0 ? [] : [Zu(r[`field.${A[t]}`], e, { emblem: "coins" })])
		],
		groups: [
			...ed(r[i === null ? "sketch.known" : "sketch.hand"], i === null ? "names" : "cards", [...a.map((e) => ld(e, n, r))]),
			...c("sketch.gladiators", "people", (e) => w(e) === "gladiator"),
			...c("sketch.slaves", "people", (e) => w(e) === "slave"),
			...c("sketch.equipment", "notes", pd),
			...c("sketch.guards", "names", (e) => w(e) === "guard"),
			...n === e.viewer && t.card >= 0 ? ed(r["sketch.abilities"], "notes", fd(t.card, r)) : []
		],
		note: e.host === n && e.turn > 0 ? r["sketch.host"] : null
	};
}
function xd({ flow: e }, t) {
	let n = e.scenes.findLast(({ rule: e }) => e === "attack");
	if (n === void 0) return [];
	let r = n.slot === t ? n.offense : n.defense;
	return Array.isArray(r) ? r : [];
}
function Sd(e, t, n, r) {
	let i = t.cards[n], a = t.seats[n];
	if (i === void 0) return nd(a, an[n], "helmet");
	let o = S(i), s = b[o].dice;
	return nd(a, Fs(o, r), sd(o), {
		about: [r["scene.slot"], an[n]].join(" "),
		tallies: nt.map((i, o) => {
			let c = t.health[n * nt.length + o] ?? s[o];
			return Zu(r[`sketch.${i}`], c, {
				of: Math.max(s[o], c),
				keys: a === e.viewer ? [`pool ${o}`] : []
			});
		}),
		gear: (t.gear[n] ?? []).map((e) => {
			let { name: t, about: n } = ud(e, a, r);
			return {
				label: t,
				value: n ?? ""
			};
		}),
		dice: xd(e, n)
	});
}
var Cd = Math.sqrt(3) / 2, wd = Array.from({ length: y.size }, (e, t) => ({
	x: y.q[t] + y.r[t] / 2,
	y: y.r[t] * Cd,
	name: y.name(t)
})), Td = (e, t) => ({
	shape: "hex",
	places: wd,
	edges: null,
	figures: e.cells.flatMap((n, r) => n < 0 || r >= e.seats.length ? [] : [{
		keys: [`slot ${r}`],
		place: n,
		seat: e.seats[r],
		name: Fs(S(e.cards[r]), t),
		emblem: sd(S(e.cards[r])),
		turn: null,
		hurt: e.health.slice(r * 3, r * 3 + 3).some((t, n) => t < b[S(e.cards[r])].dice[n])
	}])
});
function Ed(e, t, n) {
	if (e.of === "act") return typeof t == "string" ? Od(t, n) : null;
	if (typeof t != "number") return null;
	switch (e.of) {
		case "card": return n.flow.scenes.at(-1).rule === "scout" ? null : Xu(`card ${Dd(n)} ${t}`);
		case "house": return Xu(`house ${t}`);
		case "asset": return Xu(`asset ${Dd(n)} ${t}`);
		case "seat": return Xu(Yu(t));
		case "cell": return Xu(Ju(t));
		case "pool": return Xu(`pool ${t}`);
		default: return null;
	}
}
function Dd({ flow: e, viewer: t }) {
	let { rule: n, owner: r } = e.scenes.at(-1);
	return (n === "choose" || n === "spy") && typeof r == "number" ? r : t;
}
function Od(e, { viewer: t }) {
	if (!e.includes(".")) return null;
	let { verb: n, card: r, ability: i } = L(e);
	return r < 0 ? null : b[r].type === "house" ? Xu(`power ${r} ${i}`) : Xu(n === "use" || n === "table" || n === "attack" ? `kind ${t} ${r}` : `card ${t} ${r}`);
}
var kd = {
	sketch: _d,
	where: Ed
}, Ad = [
	1634760805,
	857760878,
	2036477234,
	1797285236
];
function jd(e) {
	let t = new DataView(e.buffer, e.byteOffset, e.byteLength), n = new Int32Array(e.length / 4);
	for (let e = 0; e < n.length; e++) n[e] = t.getInt32(e * 4, !0);
	return n;
}
function Md(e, t) {
	let n = /* @__PURE__ */ new Int32Array(16);
	return n.set(Ad, 0), n.set(e, 4), n.set(t, 13), n;
}
function Nd(e, t, n) {
	let r = Pd;
	e[12] = t, r.set(e);
	for (let e = 0; e < 10; e++) Fd(r, 0, 4, 8, 12), Fd(r, 1, 5, 9, 13), Fd(r, 2, 6, 10, 14), Fd(r, 3, 7, 11, 15), Fd(r, 0, 5, 10, 15), Fd(r, 1, 6, 11, 12), Fd(r, 2, 7, 8, 13), Fd(r, 3, 4, 9, 14);
	for (let t = 0; t < 16; t++) n[t] = r[t] + e[t];
}
var Pd = /* @__PURE__ */ new Int32Array(16);
function Fd(e, t, n, r, i) {
	let a = e[t], o = e[n], s = e[r], c = e[i];
	a = a + o | 0, c ^= a, c = c << 16 | c >>> 16, s = s + c | 0, o ^= s, o = o << 12 | o >>> 20, a = a + o | 0, c ^= a, c = c << 8 | c >>> 24, s = s + c | 0, o ^= s, o = o << 7 | o >>> 25, e[t] = a, e[n] = o, e[r] = s, e[i] = c;
}
var Id = new Int32Array([
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
]), Ld = 64, Rd = [
	1779033703,
	3144134277,
	1013904242,
	2773480762,
	1359893119,
	2600822924,
	528734635,
	1541459225
], zd = new TextEncoder(), Bd = /* @__PURE__ */ new Int32Array(64);
function Vd(e, t, n) {
	let r = Bd;
	for (let e = 0, i = n; e < 16; e++, i += 4) r[e] = t[i] << 24 | t[i + 1] << 16 | t[i + 2] << 8 | t[i + 3];
	for (let e = 16; e < 64; e++) {
		let t = r[e - 15], n = r[e - 2], i = (t >>> 7 | t << 25) ^ (t >>> 18 | t << 14) ^ t >>> 3, a = (n >>> 17 | n << 15) ^ (n >>> 19 | n << 13) ^ n >>> 10;
		r[e] = r[e - 16] + i + r[e - 7] + a | 0;
	}
	let i = e[0], a = e[1], o = e[2], s = e[3], c = e[4], l = e[5], u = e[6], d = e[7];
	for (let e = 0; e < 64; e++) {
		let t = (c >>> 6 | c << 26) ^ (c >>> 11 | c << 21) ^ (c >>> 25 | c << 7), n = d + t + (u ^ c & (l ^ u)) + Id[e] + r[e] | 0, f = ((i >>> 2 | i << 30) ^ (i >>> 13 | i << 19) ^ (i >>> 22 | i << 10)) + (i & a ^ o & (i ^ a)) | 0;
		d = u, u = l, l = c, c = s + n | 0, s = o, o = a, a = i, i = n + f | 0;
	}
	e[0] += i, e[1] += a, e[2] += o, e[3] += s, e[4] += c, e[5] += l, e[6] += u, e[7] += d;
}
var Hd = class {
	#e = new Int32Array(Rd);
	#t = new Uint8Array(Ld);
	#n = 0;
	#r = 0;
	#i = !1;
	update(e) {
		if (this.#i) throw Error("This hash is already finished; begin a new Sha256 for more data.");
		return this.#a(Kd(e)), this;
	}
	digest() {
		if (this.#i) throw Error("This hash is already finished; keep its digest, or begin a new Sha256.");
		this.#i = !0;
		let e = this.#t, t = this.#e;
		e[this.#n] = 128, e.fill(0, this.#n + 1), this.#n >= 56 && (Vd(t, e, 0), e.fill(0));
		let n = new DataView(e.buffer);
		n.setUint32(56, Math.floor(this.#r / 536870912)), n.setUint32(60, this.#r % 536870912 * 8), Vd(t, e, 0);
		let r = /* @__PURE__ */ new Uint8Array(32), i = new DataView(r.buffer);
		for (let e = 0; e < 8; e++) i.setInt32(e * 4, t[e]);
		return r;
	}
	hex() {
		return Jd(this.digest());
	}
	#a(e) {
		this.#r += e.length;
		let t = this.#t, n = 0;
		if (this.#n > 0) {
			if (n = Math.min(Ld - this.#n, e.length), t.set(e.subarray(0, n), this.#n), this.#n += n, this.#n < Ld) return;
			Vd(this.#e, t, 0);
		}
		for (; n + Ld <= e.length; n += Ld) Vd(this.#e, e, n);
		t.set(e.subarray(n)), this.#n = e.length - n;
	}
};
function Ud(e) {
	return new Hd().update(e).digest();
}
function Wd(e) {
	return new Hd().update(e).hex();
}
function Gd(e, t) {
	let n = Kd(e), r = n.length > Ld ? Ud(n) : n, i = new Uint8Array(Ld).fill(54), a = new Uint8Array(Ld).fill(92);
	for (let e = 0; e < r.length; e++) i[e] = i[e] ^ r[e], a[e] = a[e] ^ r[e];
	return new Hd().update(a).update(new Hd().update(i).update(t).digest()).digest();
}
function Kd(e) {
	return typeof e == "string" ? zd.encode(e) : e;
}
var qd = Array.from({ length: 256 }, (e, t) => t.toString(16).padStart(2, "0"));
function Jd(e) {
	let t = "";
	for (let n = 0; n < e.length; n++) t += qd[e[n]];
	return t;
}
function Yd(e) {
	if (e.length % 2 != 0 || /[^0-9a-f]/i.test(e)) throw Error(`"${e}" is not hexadecimal; give two digits of 0-9 and a-f for every byte.`);
	let t = new Uint8Array(e.length / 2);
	for (let n = 0; n < t.length; n++) t[n] = Number.parseInt(e.slice(n * 2, n * 2 + 2), 16);
	return t;
}
function Xd({ seed: e, match: t, rules: n }) {
	return Wd(tf([
		"harena commitment 1",
		ef(e),
		t,
		n
	]));
}
function Zd(e, { seed: t, match: n, rules: r }) {
	return $d(t) && e.toLowerCase() === Xd({
		seed: t,
		match: n,
		rules: r
	});
}
function Qd({ seed: e, match: t, rules: n, nonces: r }) {
	return Gd(ef(e), tf([
		"harena stream 1",
		t,
		n,
		...r
	]));
}
function $d(e) {
	return /^[0-9a-f]{64}$/i.test(e);
}
function ef(e) {
	if (!$d(e)) throw Error(`A seed is 64 hexadecimal characters, but this one is not (its length is ${e.length}); make one with newSeed.`);
	return Yd(e);
}
function tf(e) {
	let t = 0, n = [];
	for (let r of e) {
		if (typeof r == "string" && !r.isWellFormed()) throw Error(`The text ${JSON.stringify(r)} holds half a character; send well-formed Unicode.`);
		let e = Kd(r);
		n.push(e), t += 4 + e.length;
	}
	let r = new Uint8Array(t), i = new DataView(r.buffer), a = 0;
	for (let e of n) i.setUint32(a, e.length), r.set(e, a + 4), a += 4 + e.length;
	return r;
}
var nf = 4294967296, rf = nf * 16, af = 2097152, of = /* @__PURE__ */ new Int32Array(3);
function sf(e) {
	return new lf(Jd(Qd(e)), 0);
}
function cf(e) {
	switch (e.kind) {
		case "match":
			if (!/^[0-9a-f]{64}$/.test(e.key)) throw _f("its key is not 64 hexadecimal characters");
			if (!mf(e.at) || e.at >= rf) throw _f(`it cannot stand at word ${e.at}`);
			return new lf(e.key, e.at);
		case "fast":
			if (!hf(e.s)) throw _f(`[${e.s}] is not four integers of 32 bits`);
			if (!mf(e.draws)) throw _f(`it cannot have made ${e.draws} draws`);
			return new uf(e.s[0], e.s[1], e.s[2], e.s[3], e.draws);
		case "fixed":
			if (!mf(e.at) || e.at > e.rolls.length) throw _f(`it cannot stand at rolls[${e.at}] of ${e.rolls.length}`);
			if (!["roll", "keep"].includes(e.shuffles)) throw _f(`shuffles cannot be "${e.shuffles}"`);
			return new df(e.rolls.slice(), e.at, e.shuffles);
		default: throw _f(`there is no kind "${e.kind}"`);
	}
}
var lf = class {
	#e;
	#t;
	#n = /* @__PURE__ */ new Uint32Array(16);
	#r;
	#i;
	constructor(e, t) {
		this.#e = e, this.#t = Md(jd(Yd(e)), of), this.#r = Math.floor(t / 16), this.#i = t % 16, Nd(this.#t, this.#r, this.#n);
	}
	get draws() {
		return this.#r * 16 + this.#i;
	}
	below(e) {
		if (e >>> 0 !== e || e === 0) throw gf(e);
		let t = nf - nf % e, n = this.#a();
		for (; n >= t;) n = this.#a();
		return n % e;
	}
	die(e) {
		return 1 + this.below(e);
	}
	shuffle(e) {
		for (let t = e.length - 1; t > 0; t--) pf(e, t, this.below(t + 1));
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
			this.#r++, this.#i = 0, Nd(this.#t, this.#r, this.#n);
		}
		return this.#n[this.#i++];
	}
}, uf = class {
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
		if (e >>> 0 !== e || e === 0) throw gf(e);
		let t = this.word();
		if (e > af) {
			let n = nf - nf % e;
			for (; t >= n;) t = this.word();
			return t % e;
		}
		let n = Math.imul(t, e) >>> 0;
		if (n < e) {
			let r = nf % e;
			for (; n < r;) t = this.word(), n = Math.imul(t, e) >>> 0;
		}
		return t * e / nf | 0;
	}
	die(e) {
		return 1 + this.below(e);
	}
	shuffle(e) {
		for (let t = e.length - 1; t > 0; t--) pf(e, t, this.below(t + 1));
	}
	fork() {
		return ff(this.word() | 0, this.word() | 0, this.word() | 0, this.word() | 0);
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
}, df = class {
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
		if (e >>> 0 !== e || e === 0) throw gf(e);
		return this.#r(`below(${e})`, 0, e - 1);
	}
	die(e) {
		if (e >>> 0 !== e || e === 0) throw gf(e);
		return this.#r(`a die with ${e} sides`, 1, e);
	}
	shuffle(e) {
		if (this.#t !== "keep") for (let t = e.length - 1; t > 0; t--) pf(e, t, this.below(t + 1));
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
function ff(e, t, n, r) {
	let i = new uf(e, t, n, r, -15);
	for (let e = 0; e < 15; e++) i.word();
	return i;
}
function pf(e, t, n) {
	let r = e[t];
	e[t] = e[n], e[n] = r;
}
function mf(e) {
	return Number.isSafeInteger(e) && e >= 0;
}
function hf(e) {
	return Array.isArray(e) && e.length === 4 && e.every((e) => e === (e | 0));
}
function gf(e) {
	return /* @__PURE__ */ Error(`A random number needs a whole number of outcomes from 1 to 4294967295, but ${e} was given.`);
}
function _f(e) {
	return /* @__PURE__ */ Error(`This saved random stream is damaged: ${e}; restore it from an undamaged copy.`);
}
function vf(e, t, n, r) {
	let i = H(n, r);
	if (i === null) return r;
	throw Error(`the bot '${t}' of ${e.id} answered ${n.clause} (${n.kind}) with ${JSON.stringify(r)}, which is refused: ${i.clause} ${i.code}, ${i.text}`);
}
var yf = (e) => ({
	level: "heuristic",
	choose: (t, n, r) => vf(e, "heuristic", n, e.heuristic(t, n, r))
}), bf = {
	level: "random",
	choose: (e, t, n) => ll(t, n)
}, xf = {
	random: () => bf,
	heuristic: yf
};
Object.keys(xf);
var Sf = (e, t) => xf[e](t);
function Cf(e) {
	let t = JSON.stringify(e);
	if (t === void 0) throw Error(`A value of type ${typeof e} has no JSON text; hash a plain JSON value.`);
	return Wd(t).slice(0, 16);
}
var wf = (e) => e.length > 60 ? `${e.slice(0, 57)}…` : e, Tf = "either the file was altered or this build plays otherwise, so compare it with the file of whoever ran the match";
function Ef(e, t, n, r) {
	let { header: i, decisions: a, ending: o } = t, s = n.get(i.game);
	if (s === void 0 || s.rules !== i.rules) return Df(1, kf(i, s, n));
	let c = a.length + 2;
	if (!Zd(i.commitment, {
		seed: o.seed,
		match: i.match,
		rules: i.rules
	})) return Df(c, {
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
		return Df(1, J("set-up", `asks for what cannot be set up (${Of(e)})`));
	}
	if (JSON.stringify(l.header.options) !== JSON.stringify(i.options)) return Df(1, J("set-up", "does not write the options as Harena writes them, all of them and in order"));
	let u = a.slice(0, r.until);
	r.each?.(l, null);
	for (let e of u) {
		let t = Af(l, e);
		if (t !== null) return Df(e.n + 1, t);
		r.each?.(l, e);
	}
	let d = u.length < a.length ? null : jf(l, o);
	return d === null ? {
		match: l,
		fault: null
	} : Df(c, d);
}
var Df = (e, { code: t, text: n }) => ({
	match: null,
	fault: {
		line: e,
		code: t,
		text: `Line ${e} ${n}.`
	}
}), J = (e, t) => ({
	code: e,
	text: `${t}; ${Tf}`
}), Of = (e) => e.message.replace(/\.$/, "");
function kf(e, t, n) {
	let r = wf(e.rules);
	return t === void 0 ? {
		code: "no-game",
		text: `${`names the game '${wf(e.game)}', and this build plays ${[...n.keys()].join(", ")}`}; open it with a build that plays ${r}`
	} : {
		code: "rules",
		text: `${`says it was made under ${r}, this build plays ${t.rules}`}: open it with a build that plays ${r}`
	};
}
function Af(e, { n: t, seat: n, clause: r, id: i, choice: a, text: o, by: s, hash: c }) {
	let l = typeof i == "string" ? e.game.commands.find((e) => e.name === i) : e.table.requestFor(n);
	if (l && l.clause !== r) return J("clause", `puts decision ${t} under ${wf(r)}, where the rules come to ${l.clause}`);
	try {
		let t = e.decide(n, i, a, s);
		if (t !== null) return J("refused", `holds a decision that ${t.clause || e.game.title} refuses: ${t.text}`);
	} catch (e) {
		return J("stopped", `holds a decision that makes the rules stop (${Of(e)})`);
	}
	let u = e.decisions[t - 1];
	return u === void 0 ? J("replaced", "replaces a sealed answer that Harena would not have kept") : JSON.stringify(u.choice) === JSON.stringify(a) ? u.text === o ? u.hash === c ? null : J("hash", `notes the state ${c} after decision ${t}, where the rules come to ${u.hash}`) : J("text", `says '${wf(o)}' for the choice '${wf(u.text)}'`) : J("choice", `does not write the choice ${JSON.stringify(u.choice)} as Harena writes it`);
}
function jf(e, { result: t, draws: n, hash: r }) {
	let { state: i, random: a } = e.table, o = Cf(i);
	if (o !== r) return J("hash", `notes the state ${r} at the end, where the rules come to ${o}`);
	if (a.draws !== n) return J("draws", `counts ${n} random numbers, where the rules take ${a.draws}`);
	let { outcome: s } = e;
	return JSON.stringify(s) === JSON.stringify(t) ? null : J("result", `says that the game ${Mf(t)}, where by the rules it ${Mf(s)}`);
}
var Mf = (e) => e === null ? "goes on" : `ended with ${JSON.stringify(e)}`, Nf = (e, t, n) => e[t]?.print(n) ?? String(n);
function Pf(e, t, n) {
	switch (e.kind) {
		case "pick": return Nf(n, e.of, t);
		case "amount": return String(t);
		case "subset":
		case "pay": return Ff(n, e.of, t);
		case "path": return t.map((t) => Nf(n, e.of, t)).join(">") || ".";
		case "order": return t.map((t) => Nf(n, e.of, t)).join(">") || ".";
		case "offer": return t === "none" ? "none" : If(n, e, t);
		case "form": {
			let r = t, i = [];
			for (let t of e.fields) {
				if (!le(t, r)) continue;
				let e = Pf(t.request, r[t.name], n);
				i.push(t.request.kind === "form" ? `(${e})` : e);
			}
			return i.join(" ");
		}
	}
}
function Ff(e, t, n) {
	let r = [], i = n.slice().sort(de);
	for (let n = 0; n < i.length;) {
		let a = 1;
		for (; i[n + a] === i[n];) a++;
		r.push(Nf(e, t, i[n]) + (a > 1 ? `*${a}` : "")), n += a;
	}
	return r.join("+") || "-";
}
function If(e, t, n) {
	let r = (n, r) => [n.length > 0 ? Ff(e, t.of, n) : "", r > 0 ? `$${r}` : ""].filter((e) => e !== "").join("+") || "-";
	return `${n.with}:${r(n.give, n.giveCoins)}/${r(n.want, n.wantCoins)}`;
}
function Lf({ seats: { min: e, max: t }, seatsFor: n }, r) {
	return n?.(r) ?? Array.from({ length: t - e + 1 }, (t, n) => e + n);
}
function Rf(e, t, n) {
	let { min: r, max: i } = e.seats;
	if (!Number.isInteger(t) || t < r || t > i) return `${e.title} takes ${r} to ${i} seats, not ${t}`;
	let a = Lf(e, n);
	return a.includes(t) ? null : a.length === 0 ? `${e.title} cannot be played with these options together` : `${e.title} takes ${a.join(" or ")} seats with these options, not ${t}`;
}
function zf(e) {
	return Object.fromEntries(Object.entries(e).map(([e, t]) => [e, t.default]));
}
function Bf(e, t) {
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
		let i = Hf(t, r);
		if (i !== null) return {
			clause: t.clause,
			code: "bad-option",
			text: `option '${n}' must be ${i}, not ${W(r)}`
		};
	}
	return {
		...zf(e),
		...t
	};
}
var Vf = (e) => typeof e.code == "string" && "text" in e;
function Hf(e, t) {
	switch (e.kind) {
		case "flag": return typeof t == "boolean" ? null : "true or false";
		case "number": return typeof t == "number" && Number.isInteger(t) && t >= e.min && t <= e.max ? null : `a whole number from ${e.min} to ${e.max}`;
		case "choice": return typeof t == "string" && e.of.includes(t) ? null : `one of ${e.of.join(", ")}`;
	}
}
var Uf = "This save holds the seed and with it every die to come: show it to nobody who plays.", Wf = (e) => ({
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
}), Gf = ({ n: e, seat: t, clause: n, id: r, choice: i, text: a, by: o, hash: s }) => ({
	n: e,
	seat: t,
	clause: n,
	...typeof r == "string" ? { command: r } : { id: r },
	choice: i,
	text: a,
	...o === null ? {} : { by: o },
	...s === null ? {} : { hash: s }
}), Kf = ({ result: e, ...t }) => e === null ? { save: {
	secret: Uf,
	...t
} } : {
	result: e,
	...t
}, qf = (e) => JSON.stringify(e).slice(0, -1), Jf = (e, t) => new Hd().update(e).update(t).hex().slice(0, 16), Yf = /,"sum":"([0-9a-f]{16})"\}$/, Xf = 26, Zf = 10, Qf = 40, Y = "get the file again from where it came from", X = class extends Error {
	fault;
	constructor(e, t, n) {
		super(n), this.fault = {
			line: e,
			code: t,
			text: `Line ${e} ${n}.`
		};
	}
};
function $f(e) {
	try {
		return {
			replay: ep(Kd(e)),
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
function ep(e) {
	if (e.length === 0) throw new X(1, "empty", `is missing, for the file is empty; ${Y}`);
	let t = new TextDecoder("utf-8", {
		fatal: !0,
		ignoreBOM: !0
	}), n = [], r = null, i = null, a = "", o = 0;
	for (let s = 0; s < e.length;) {
		o++;
		let c = e.indexOf(Zf, s), l = e.subarray(s, c < 0 ? e.length : c);
		if (c < 0 && o > 1) throw new X(o, "cut", `is cut off, there is no line break after it; ${Y}`);
		let u = np(t, l, o), d = rp(u, o);
		if (o === 1 && ap(d), c < 0) throw new X(o, "cut", `is all there is, without a line break after it; ${Y}`);
		if (!Yf.test(u)) throw new X(o, "sum", `does not end in its sum; ${Y}`);
		if (i !== null) throw new X(o, "added", `stands after the end of the match; ${Y}`);
		let f = r === null ? null : n.length + 1;
		if (a = Jf(a, l.subarray(0, l.length - Xf)), d.sum !== a) throw new X(o, "sum", `${sp(d, f)}; ${Y}`);
		let p = u.slice(0, -26);
		if (f === null) r = pp(d), op(Wf(r), p, o);
		else if ("n" in d) {
			let e = mp(d, o, f, r.seats);
			op(Gf(e), p, o), n.push(e);
		} else i = hp(d, o, n.length), op(Kf(i), p, o);
		s = c + 1;
	}
	if (i === null) throw new X(o + 1, "cut", `is missing: the file stops before the end of the match was noted; ${Y}`);
	return {
		header: r,
		decisions: n,
		ending: i
	};
}
var tp = (e) => e === 1 ? ", and a replay opens with a header, {\"harena\":1, …}" : "";
function np(e, t, n) {
	let r;
	try {
		r = e.decode(t);
	} catch {
		throw new X(n, "not-utf8", `is not UTF-8 text${tp(n)}; ${Y}`);
	}
	if (!r.endsWith("\r")) return r;
	throw new X(n, "line-breaks", "ends in CR LF, for some program changed the line breaks; copy the file again, as binary data");
}
function rp(e, t) {
	if (ip(e)) throw new X(t, "deep", "holds lists within lists, deeper than any match; get another file");
	let n;
	try {
		n = JSON.parse(e);
	} catch {
		throw new X(t, "not-json", `is not JSON${tp(t)}; ${Y}`);
	}
	if (!dp(n)) throw new X(t, "not-json", `is no JSON object${tp(t)}; ${Y}`);
	return n;
}
function ip(e) {
	let t = 0, n = !1;
	for (let r = 0; r < e.length; r++) {
		let i = e[r];
		if (i === "\"" ? n = !n : n ? r += +(i === "\\") : i === "[" || i === "{" ? t++ : (i === "]" || i === "}") && t--, t > Qf) return !0;
	}
	return !1;
}
function ap(e) {
	let t = e.harena;
	if (t === void 0) throw new X(1, "no-replay", "has no field \"harena\": this is no replay; give the file that Harena wrote");
	if (t !== 1) throw new X(1, "format", `${`is in format ${W(t)}, and this build reads format 1`}; open it with the build that wrote it`);
	if ("seen" in e) throw new X(1, "seen", "says that these are the events that one viewer saw, and they cannot be replayed; ask for the replay once the match is over");
}
function op(e, t, n) {
	if (qf(e) !== t) throw new X(n, "written", "is not as Harena writes it: something in it was added, doubled, moved or spelt otherwise; give the file that Harena wrote");
}
function sp(e, t) {
	let n = e.n;
	return t === null || typeof n != "number" || n === t ? "does not agree with its sum: it was changed, or the line before it was taken out" : `holds decision ${n} where decision ${t} should stand: a line was taken out, put in or moved`;
}
var cp = (e) => typeof e == "string", lp = (e) => Number.isSafeInteger(e) && e >= 0, up = (e) => Array.isArray(e) && e.every(cp), dp = (e) => typeof e == "object" && !!e && !Array.isArray(e), fp = (e, t) => cp(e) && e.length === t && !/[^0-9a-f]/.test(e);
function Z(e, t, n, r) {
	if (!e) throw new X(t, "field", `needs "${n}", which must be ${r}; give the file that Harena wrote`);
}
function pp(e) {
	let { game: t, rules: n, match: r, seats: i, options: a, commitment: o, nonces: s, names: c = null, started: l = null } = e;
	return Z(cp(t), 1, "game", "the name of a game"), Z(cp(n), 1, "rules", "a version of rules"), Z(cp(r), 1, "match", "the name of the match"), Z(lp(i), 1, "seats", "the number of seats"), Z(dp(a), 1, "options", "an object"), Z(fp(o, 64), 1, "commitment", "64 hexadecimal characters"), Z(up(s), 1, "nonces", "a list of texts"), Z(c === null || up(c), 1, "names", "a list of texts"), Z(l === null || cp(l), 1, "started", "a text"), {
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
function mp(e, t, n, r) {
	let { n: i, seat: a, clause: o, id: s, command: c, choice: l, text: u, by: d = null, hash: f = null } = e;
	Z(i === n, t, "n", `${n}`), Z(lp(a) && a < r, t, "seat", `a seat from 0 to ${r - 1}`), Z(cp(o), t, "clause", "a clause"), Z(lp(s) !== cp(c), t, "id", "the question's number, or else command the free command's name"), Z(l !== void 0, t, "choice", "what was chosen"), Z(cp(u), t, "text", "a text"), Z(d === null || d === "clock" || d === "bot", t, "by", "\"clock\" or \"bot\"");
	let p = n % 8 == 0;
	return Z(p ? fp(f, 16) : f === null, t, "hash", p ? "16 hexadecimal characters" : "left out here"), {
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
function hp(e, t, n) {
	let { result: r = null, save: i = null } = e;
	Z(dp(r) !== dp(i), t, "result", "how the game ended, or else save what goes on");
	let { seed: a, decisions: o, draws: s, hash: c } = dp(i) ? i : e;
	return Z(fp(a, 64), t, "seed", "64 hexadecimal characters"), Z(o === n, t, "decisions", `${n}`), Z(lp(s), t, "draws", "a whole number"), Z(fp(c, 16), t, "hash", "16 hexadecimal characters"), {
		result: dp(r) ? r : null,
		seed: a,
		decisions: o,
		draws: s,
		hash: c
	};
}
var gp = 1e4, _p = [];
function vp(e) {
	if (e.kind !== "path") return n(e);
	let { steps: t, costs: r, ...i } = e, a = (e) => Object.isFrozen(e) ? e : n(e);
	return {
		...n(i),
		steps: a(t),
		costs: a(r)
	};
}
var yp = class e {
	game;
	state;
	random;
	log;
	trace = null;
	asked = _p;
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
		this.asked = _p;
		for (let t = gp; e.length > 0; t--) {
			if (t === 0) throw Error(`no decision after ${gp} steps at ${this.where()}`);
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
		let i = H(r, n);
		return i === null ? (this.take(r, gl(r, n)), null) : H(this.dress(r), n) ?? i;
	}
	requestFor(e) {
		let t = this.pending(e);
		return t === null ? null : vp(this.dress(t));
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
			r !== null && t.push(vp(this.stampCommand(n, r)));
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
			let a = vl(i[0]);
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
			t !== null && H(e, t) === null ? r[e.seat] = t : i = !1;
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
		let a = H(this.stampCommand(r, i), n);
		if (a !== null) return a;
		this.log !== null && (this.log.clause = r.clause), this.trace?.step("command", t, r.clause);
		let o = this.top(), s = r.take(this.state, this, gl(i, n), e);
		return s?.call && this.state.flow.frames.push(s.call), this.raiseTriggers(), this.top() !== o && this.state.flow.visits++, this.run(), null;
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
		this.raised.length > 0 && he(this, this.raised.splice(0));
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
}, bp = class {
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
			this.why[e] = xp(r);
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
		let i = Sp(e, n);
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
}, xp = (e) => ({
	clause: e,
	code: "undo-sealed",
	text: "a sealed answer is not taken back: while its question is open, answer again and the new answer counts"
});
function Sp(e, t) {
	let { clause: n, disclosed: r } = t, i = `after the decision at ${n}`, o = (e, t) => ({
		clause: n,
		code: e,
		text: t
	});
	return t.drew ? o("undo-dice", `dice were thrown or cards shuffled ${i}`) : (r & ~a(e)) === 0 ? r === 0 ? t.final ? o("undo-final", `${n} makes it final`) : t.clock ? o("undo-clock", `the clock made the decision at ${n} for seat ${e}`) : t.sealing ? o("undo-sealing", `several seats are asked in secret ${i}`) : t.over ? o("undo-over", `the game was over ${i}`) : null : o("undo-learned", `seat ${e} came to know something hidden ${i}`) : o("undo-revealed", `something hidden was shown to others ${i}`);
}
var Cp = 1e7, wp = ({ flow: e }) => e.frames[e.frames.length - 1], Tp = class e {
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
		let { match: r, rules: i, nonces: a } = t, o = sf({
			seed: n,
			match: r,
			rules: i,
			nonces: [...a]
		});
		this.now = new yp(e, e.setup(t.seats, t.options), o, new xn()).run(), this.taken = new bp(t.seats);
	}
	static start(t) {
		let { game: n, seats: r, seed: i, match: a, nonces: o, names: s = null, started: c = null } = t, l = Bf(n.options, t.options);
		if (Vf(l)) throw Error(`${l.text}.`);
		let u = Rf(n, r, l);
		if (u !== null) throw Error(`${u}; choose another number.`);
		if (o.length > r) throw Error(`There are ${o.length} nonces for ${r} seats; give one a seat.`);
		if (s !== null && s.length !== r) throw Error(`There are ${s.length} names for ${r} seats; give one a seat.`);
		let { id: d, rules: f } = n, p = {
			game: d,
			rules: f,
			match: a,
			seats: r,
			options: l,
			commitment: Xd({
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
		let { replay: r, fault: i } = $f(t);
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
		return Ef(e.start, t, n, r);
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
			id: t.id + this.back * Cp
		};
	}
	decide(e, t, n, r = null) {
		let i = this.now, a = typeof t == "number" ? t - this.back * Cp : t;
		if (typeof a == "number" && !(a >= 0 && a < Cp)) return {
			clause: i.asked[0]?.clause ?? "",
			code: "stale",
			text: "this answers a question of before a decision was taken back; look at what is asked now"
		};
		let o = this.question(e, a);
		if (o === null || H(o, n) !== null) return i.decide(e, a, n);
		let s = JSON.parse(JSON.stringify(gl(o, n))), { clause: c } = o, l = this.list.length + 1, u = Pf(o, s, this.game.nouns), d = {
			state: this.game.clone(i.state),
			decisions: this.list.length,
			events: this.log.length
		}, f = i.random.save(), { draws: p } = i.random, m = typeof a == "number" && this.isSealed() ? wp(i.state) : null;
		i.disclosed = 0;
		try {
			let t = i.decide(e, a, s);
			if (t !== null) return t;
		} catch (e) {
			throw this.putBack(d, cf(f)), e;
		}
		let ee = l % 8 == 0 ? Cf(i.state) : null, te = m !== null && m.sealed !== null;
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
		for (a(t[o]) || (this.lain = wp(e).sealed); a(t[o]) && t[o].seat !== i;) o--;
		if (!a(t[o])) return;
		t.splice(o, 1);
		let s = this.game.clone(r), { sealed: c } = wp(s);
		for (let e = t.length - 1; e >= o; e--) {
			let n = e + 1;
			t[e] = {
				...t[e],
				n,
				hash: n % 8 == 0 ? Cf(s) : null
			}, c[t[e].seat] = this.lain?.[t[e].seat] ?? null;
		}
	}
	putBack({ state: e, decisions: t, events: n }, r) {
		let { log: i, trace: a } = this.now;
		this.list.length = t, i.events.length = n, this.now = new yp(this.game, e, r, i), this.now.trace = a, this.now.run();
	}
	question(e, t) {
		return typeof t == "string" ? this.now.offersFor(e).find((e) => e.id === t) ?? null : this.now.asked.find((n) => n.seat === e && n.id === t) ?? null;
	}
	isSealed() {
		let { rule: e, at: t } = wp(this.now.state), n = this.game.book.get(e);
		return n.steps[n.place(t)].sealed === !0;
	}
};
function Ep(e, t) {
	let n = t && t.cache ? t.cache : Ip, r = t && t.serializer ? t.serializer : Pp;
	return (t && t.strategy ? t.strategy : jp)(e, {
		cache: n,
		serializer: r
	});
}
function Dp(e) {
	return e == null || typeof e == "number" || typeof e == "boolean";
}
function Op(e, t, n, r) {
	let i = Dp(r) ? r : n(r), a = t.get(i);
	return a === void 0 && (a = e.call(this, r), t.set(i, a)), a;
}
function kp(e, t, n) {
	let r = Array.prototype.slice.call(arguments, 3), i = n(r), a = t.get(i);
	return a === void 0 && (a = e.apply(this, r), t.set(i, a)), a;
}
function Ap(e, t, n, r, i) {
	return n.bind(t, e, r, i);
}
function jp(e, t) {
	let n = e.length === 1 ? Op : kp;
	return Ap(e, this, n, t.cache.create(), t.serializer);
}
function Mp(e, t) {
	return Ap(e, this, kp, t.cache.create(), t.serializer);
}
function Np(e, t) {
	return Ap(e, this, Op, t.cache.create(), t.serializer);
}
var Pp = function() {
	return JSON.stringify(arguments);
}, Fp = class {
	constructor() {
		this.cache = Object.create(null);
	}
	get(e) {
		return this.cache[e];
	}
	set(e, t) {
		this.cache[e] = t;
	}
}, Ip = { create: function() {
	return new Fp();
} }, Lp = {
	variadic: Mp,
	monadic: Np
}, Rp = /(?:[Eec]{1,6}|G{1,5}|[Qq]{1,5}|(?:[yYur]+|U{1,5})|[ML]{1,5}|d{1,2}|D{1,3}|F{1}|[abB]{1,5}|[hkHK]{1,2}|w{1,2}|W{1}|m{1,2}|s{1,2}|[zZOvVxX]{1,4})(?=([^']*'[^']*')*[^']*$)/g;
function zp(e) {
	let t = {};
	return e.replace(Rp, (e) => {
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
var Bp = /[\t-\r \x85\u200E\u200F\u2028\u2029]/i;
function Vp(e) {
	if (e.length === 0) throw Error("Number skeleton cannot be empty");
	let t = e.split(Bp).filter((e) => e.length > 0), n = [];
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
function Hp(e) {
	return e.replace(/^(.*?)-/, "");
}
var Up = /^\.(?:(0+)(\*)?|(#+)|(0+)(#+))$/g, Wp = /^(@+)?(\+|#+)?[rs]?$/g, Gp = /(\*)(0+)|(#+)(0+)|(0+)/g, Kp = /^(0+)$/;
function qp(e) {
	let t = {};
	return e[e.length - 1] === "r" ? t.roundingPriority = "morePrecision" : e[e.length - 1] === "s" && (t.roundingPriority = "lessPrecision"), e.replace(Wp, function(e, n, r) {
		return typeof r == "string" ? r === "+" ? t.minimumSignificantDigits = n.length : n[0] === "#" ? t.maximumSignificantDigits = n.length : (t.minimumSignificantDigits = n.length, t.maximumSignificantDigits = n.length + (typeof r == "string" ? r.length : 0)) : (t.minimumSignificantDigits = n.length, t.maximumSignificantDigits = n.length), "";
	}), t;
}
function Jp(e) {
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
function Yp(e) {
	let t;
	if (e[0] === "E" && e[1] === "E" ? (t = { notation: "engineering" }, e = e.slice(2)) : e[0] === "E" && (t = { notation: "scientific" }, e = e.slice(1)), t) {
		let n = e.slice(0, 2);
		if (n === "+!" ? (t.signDisplay = "always", e = e.slice(2)) : n === "+?" && (t.signDisplay = "exceptZero", e = e.slice(2)), !Kp.test(e)) throw Error("Malformed concise eng/scientific notation");
		t.minimumIntegerDigits = e.length;
	}
	return t;
}
function Xp(e) {
	return Jp(e) || {};
}
function Zp(e) {
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
				t.style = "unit", t.unit = Hp(n.options[0]);
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
						...Xp(t)
					}), {})
				};
				continue;
			case "engineering":
				t = {
					...t,
					notation: "engineering",
					...n.options.reduce((e, t) => ({
						...e,
						...Xp(t)
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
				n.options[0].replace(Gp, function(e, n, r, i, a, o) {
					if (n) t.minimumIntegerDigits = r.length;
					else if (i && a) throw Error("We currently do not support maximum integer digits");
					else if (o) throw Error("We currently do not support exact integer digits");
					return "";
				});
				continue;
		}
		if (Kp.test(n.stem)) {
			t.minimumIntegerDigits = n.stem.length;
			continue;
		}
		if (Up.test(n.stem)) {
			if (n.options.length > 1) throw RangeError("Fraction-precision stems only accept a single optional option");
			n.stem.replace(Up, function(e, n, r, i, a, o) {
				return r === "*" ? t.minimumFractionDigits = n.length : i && i[0] === "#" ? t.maximumFractionDigits = i.length : a && o ? (t.minimumFractionDigits = a.length, t.maximumFractionDigits = a.length + o.length) : (t.minimumFractionDigits = n.length, t.maximumFractionDigits = n.length), "";
			});
			let e = n.options[0];
			e === "w" ? t = {
				...t,
				trailingZeroDisplay: "stripIfInteger"
			} : e && (t = {
				...t,
				...qp(e)
			});
			continue;
		}
		if (Wp.test(n.stem)) {
			t = {
				...t,
				...qp(n.stem)
			};
			continue;
		}
		let e = Jp(n.stem);
		e && (t = {
			...t,
			...e
		});
		let r = Yp(n.stem);
		r && (t = {
			...t,
			...r
		});
	}
	return t;
}
var Qp = /* @__PURE__ */ function(e) {
	return e[e.EXPECT_ARGUMENT_CLOSING_BRACE = 1] = "EXPECT_ARGUMENT_CLOSING_BRACE", e[e.EMPTY_ARGUMENT = 2] = "EMPTY_ARGUMENT", e[e.MALFORMED_ARGUMENT = 3] = "MALFORMED_ARGUMENT", e[e.EXPECT_ARGUMENT_TYPE = 4] = "EXPECT_ARGUMENT_TYPE", e[e.INVALID_ARGUMENT_TYPE = 5] = "INVALID_ARGUMENT_TYPE", e[e.EXPECT_ARGUMENT_STYLE = 6] = "EXPECT_ARGUMENT_STYLE", e[e.INVALID_NUMBER_SKELETON = 7] = "INVALID_NUMBER_SKELETON", e[e.INVALID_DATE_TIME_SKELETON = 8] = "INVALID_DATE_TIME_SKELETON", e[e.EXPECT_NUMBER_SKELETON = 9] = "EXPECT_NUMBER_SKELETON", e[e.EXPECT_DATE_TIME_SKELETON = 10] = "EXPECT_DATE_TIME_SKELETON", e[e.UNCLOSED_QUOTE_IN_ARGUMENT_STYLE = 11] = "UNCLOSED_QUOTE_IN_ARGUMENT_STYLE", e[e.EXPECT_SELECT_ARGUMENT_OPTIONS = 12] = "EXPECT_SELECT_ARGUMENT_OPTIONS", e[e.EXPECT_PLURAL_ARGUMENT_OFFSET_VALUE = 13] = "EXPECT_PLURAL_ARGUMENT_OFFSET_VALUE", e[e.INVALID_PLURAL_ARGUMENT_OFFSET_VALUE = 14] = "INVALID_PLURAL_ARGUMENT_OFFSET_VALUE", e[e.EXPECT_SELECT_ARGUMENT_SELECTOR = 15] = "EXPECT_SELECT_ARGUMENT_SELECTOR", e[e.EXPECT_PLURAL_ARGUMENT_SELECTOR = 16] = "EXPECT_PLURAL_ARGUMENT_SELECTOR", e[e.EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT = 17] = "EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT", e[e.EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT = 18] = "EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT", e[e.INVALID_PLURAL_ARGUMENT_SELECTOR = 19] = "INVALID_PLURAL_ARGUMENT_SELECTOR", e[e.DUPLICATE_PLURAL_ARGUMENT_SELECTOR = 20] = "DUPLICATE_PLURAL_ARGUMENT_SELECTOR", e[e.DUPLICATE_SELECT_ARGUMENT_SELECTOR = 21] = "DUPLICATE_SELECT_ARGUMENT_SELECTOR", e[e.MISSING_OTHER_CLAUSE = 22] = "MISSING_OTHER_CLAUSE", e[e.INVALID_TAG = 23] = "INVALID_TAG", e[e.INVALID_TAG_NAME = 25] = "INVALID_TAG_NAME", e[e.UNMATCHED_CLOSING_TAG = 26] = "UNMATCHED_CLOSING_TAG", e[e.UNCLOSED_TAG = 27] = "UNCLOSED_TAG", e;
}({});
function $p(e) {
	return e.type === 0;
}
function em(e) {
	return e.type === 1;
}
function tm(e) {
	return e.type === 2;
}
function nm(e) {
	return e.type === 3;
}
function rm(e) {
	return e.type === 4;
}
function im(e) {
	return e.type === 5;
}
function am(e) {
	return e.type === 6;
}
function om(e) {
	return e.type === 7;
}
function sm(e) {
	return e.type === 8;
}
function cm(e) {
	return !!(e && typeof e == "object" && e.type === 0);
}
function lm(e) {
	return !!(e && typeof e == "object" && e.type === 1);
}
var um = /[ \xA0\u1680\u2000-\u200A\u202F\u205F\u3000]/, dm = /([^\t-\r -\/:-@\[-\^`\{-~\x85\xA0-\xA7\xA9\xAB\xAC\xAE\xB0\xB1\xB6\xBB\xBF\xD7\xF7\u1680\u2000-\u200A\u2010-\u2029\u202F-\u203E\u2041-\u2053\u2055-\u205F\u2190-\u245F\u2500-\u2775\u2794-\u2BFF\u2E00-\u2E7F\u3000-\u3003\u3008-\u3020\u3030\uFD3E\uFD3F\uFE45\uFE46]*)/g, fm = {
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
function pm(e, t) {
	let n = "";
	for (let r = 0; r < e.length; r++) {
		let i = e.charAt(r);
		if (i === "j") {
			let a = 0;
			for (; r + 1 < e.length && e.charAt(r + 1) === i;) a++, r++;
			let o = 1 + (a & 1), s = a < 2 ? 1 : 3 + (a >> 1), c = mm(t);
			for ((c == "H" || c == "k") && (s = 0); s-- > 0;) n += "a";
			for (; o-- > 0;) n = c + n;
		} else n += i === "J" ? "H" : i;
	}
	return n;
}
function mm(e) {
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
	return n !== "root" && (r = e.maximize().region), (fm[`${n}-${r}`] || fm[r || ""] || fm[n || ""] || fm[`${n}-001`] || fm["001"])[0].charAt(0);
}
var hm = RegExp(`^${um.source}*`), gm = RegExp(`${um.source}*$`);
function Q(e, t) {
	return {
		start: e,
		end: t
	};
}
var _m = !!Object.fromEntries, vm = !!String.prototype.trimStart, ym = !!String.prototype.trimEnd, bm = _m ? Object.fromEntries : function(e) {
	let t = {};
	for (let [n, r] of e) t[n] = r;
	return t;
}, xm = vm ? function(e) {
	return e.trimStart();
} : function(e) {
	return e.replace(hm, "");
}, Sm = ym ? function(e) {
	return e.trimEnd();
} : function(e) {
	return e.replace(gm, "");
}, Cm = wm();
function wm() {
	try {
		let e = /* @__PURE__ */ RegExp("([^\\p{White_Space}\\p{Pattern_Syntax}]*)", "yu");
		if (e.exec("a ")?.[1] === "a") return e;
	} catch {}
	return dm;
}
function Tm(e, t) {
	return Cm.lastIndex = t, Cm.exec(e)[1] ?? "";
}
function Em(e) {
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
var Dm = class {
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
				let e = Em(this.message);
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
			} else if (i === 60 && !this.ignoreTag && Om(this.peek() || 0)) {
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
				if (this.isEOF() || !Om(this.char())) return this.error(23, Q(o, this.clonePosition()));
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
		for (this.bump(); !this.isEOF() && Am(this.char());) this.bump();
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
		return !this.isEOF() && this.char() === 60 && (this.ignoreTag || !km(this.peek() || 0)) ? (this.bump(), "<") : null;
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
		let e = this.clonePosition(), t = this.offset(), n = Tm(this.message, t), r = t + n.length;
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
					let r = Sm(n.val);
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
					let t = xm(e.style.slice(2));
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
						this.locale && (r = pm(t, this.locale));
						let o = {
							type: 1,
							pattern: r,
							location: e.styleLocation,
							parsedOptions: this.shouldParseSkeletons ? zp(r) : {}
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
						options: bm(c.val),
						location: u
					},
					err: null
				} : {
					val: {
						type: 6,
						value: n,
						options: bm(c.val),
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
			n = Vp(e);
		} catch {
			return this.error(7, t);
		}
		return {
			val: {
				type: 0,
				tokens: n,
				location: t,
				parsedOptions: this.shouldParseSkeletons ? Zp(n) : {}
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
		for (; !this.isEOF() && jm(this.char());) this.bump();
	}
	peek() {
		if (this.isEOF()) return null;
		let e = this.char(), t = this.offset();
		return this.message.charCodeAt(t + (e >= 65536 ? 2 : 1)) ?? null;
	}
};
function Om(e) {
	return e >= 97 && e <= 122 || e >= 65 && e <= 90;
}
function km(e) {
	return Om(e) || e === 47;
}
function Am(e) {
	return e === 45 || e === 46 || e >= 48 && e <= 57 || e === 95 || e >= 97 && e <= 122 || e >= 65 && e <= 90 || e == 183 || e >= 192 && e <= 214 || e >= 216 && e <= 246 || e >= 248 && e <= 893 || e >= 895 && e <= 8191 || e >= 8204 && e <= 8205 || e >= 8255 && e <= 8256 || e >= 8304 && e <= 8591 || e >= 11264 && e <= 12271 || e >= 12289 && e <= 55295 || e >= 63744 && e <= 64975 || e >= 65008 && e <= 65533 || e >= 65536 && e <= 983039;
}
function jm(e) {
	return e >= 9 && e <= 13 || e === 32 || e === 133 || e >= 8206 && e <= 8207 || e === 8232 || e === 8233;
}
function Mm(e) {
	e.forEach((e) => {
		if (delete e.location, im(e) || am(e)) for (let t in e.options) delete e.options[t].location, Mm(e.options[t].value);
		else tm(e) && cm(e.style) || (nm(e) || rm(e)) && lm(e.style) ? delete e.style.location : sm(e) && Mm(e.children);
	});
}
function Nm(e, t = {}) {
	t = {
		shouldParseSkeletons: !0,
		requiresOtherClause: !0,
		...t
	};
	let n = new Dm(e, t).parse();
	if (n.err) {
		let e = SyntaxError(Qp[n.err.kind]);
		throw e.location = n.err.location, e.originalMessage = n.err.message, e;
	}
	return t?.captureLocation || Mm(n.val), n.val;
}
var Pm = class extends Error {
	constructor(e, t, n) {
		super(e), this.code = t, this.originalMessage = n;
	}
	toString() {
		return `[formatjs Error: ${this.code}] ${this.message}`;
	}
}, Fm = class extends Pm {
	constructor(e, t, n, r) {
		super(`Invalid values for "${e}": "${t}". Options are "${Object.keys(n).join("\", \"")}"`, "INVALID_VALUE", r);
	}
}, Im = class extends Pm {
	constructor(e, t, n) {
		super(`Value for "${e}" must be of type ${t}`, "INVALID_VALUE", n);
	}
}, Lm = class extends Pm {
	constructor(e, t) {
		super(`The intl string context variable "${e}" was not provided to the string "${t}"`, "MISSING_VALUE", t);
	}
};
function Rm(e) {
	return e.length < 2 ? e : e.reduce((e, t) => {
		let n = e[e.length - 1];
		return !n || n.type !== 0 || t.type !== 0 ? e.push(t) : n.value += t.value, e;
	}, []);
}
function zm(e) {
	return typeof e == "function";
}
function Bm(e, t, n, r, i, a, o) {
	if (e.length === 1 && $p(e[0])) return [{
		type: 0,
		value: e[0].value
	}];
	let s = [];
	for (let c of e) {
		if ($p(c)) {
			s.push({
				type: 0,
				value: c.value
			});
			continue;
		}
		if (om(c)) {
			typeof a == "number" && s.push({
				type: 0,
				value: n.getNumberFormat(t).format(a)
			});
			continue;
		}
		let { value: e } = c;
		if (!(i && e in i)) throw new Lm(e, o);
		let l = i[e];
		if (em(c)) (!l || typeof l == "string" || typeof l == "number" || typeof l == "bigint") && (l = typeof l == "string" || typeof l == "number" || typeof l == "bigint" ? String(l) : ""), s.push({
			type: typeof l == "string" ? 0 : 1,
			value: l
		});
		else if (nm(c)) {
			let e = typeof c.style == "string" ? r.date[c.style] : lm(c.style) ? c.style.parsedOptions : void 0;
			s.push({
				type: 0,
				value: n.getDateTimeFormat(t, e).format(l)
			});
		} else if (rm(c)) {
			let e = typeof c.style == "string" ? r.time[c.style] : lm(c.style) ? c.style.parsedOptions : r.time.medium;
			s.push({
				type: 0,
				value: n.getDateTimeFormat(t, e).format(l)
			});
		} else if (tm(c)) {
			let e = typeof c.style == "string" ? r.number[c.style] : cm(c.style) ? c.style.parsedOptions : void 0;
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
			if (sm(c)) {
				let { children: e, value: l } = c, u = i[l];
				if (!zm(u)) throw new Im(l, "function", o);
				let d = u(Bm(e, t, n, r, i, a).map((e) => e.value));
				Array.isArray(d) || (d = [d]), s.push(...d.map((e) => ({
					type: typeof e == "string" ? 0 : 1,
					value: e
				})));
			}
			if (im(c)) {
				let e = l, a = (Object.prototype.hasOwnProperty.call(c.options, e) ? c.options[e] : void 0) || c.options.other;
				if (!a) throw new Fm(c.value, l, Object.keys(c.options), o);
				s.push(...Bm(a.value, t, n, r, i));
			} else if (am(c)) {
				let e = `=${l}`, a = Object.prototype.hasOwnProperty.call(c.options, e) ? c.options[e] : void 0;
				if (!a) {
					if (!Intl.PluralRules) throw new Pm("Intl.PluralRules is not available in this environment.\nTry polyfilling it using \"@formatjs/intl-pluralrules\"\n", "MISSING_INTL_API", o);
					let e = typeof l == "bigint" ? Number(l) : l, r = n.getPluralRules(t, { type: c.pluralType }).select(e - (c.offset || 0));
					a = (Object.prototype.hasOwnProperty.call(c.options, r) ? c.options[r] : void 0) || c.options.other;
				}
				if (!a) throw new Fm(c.value, l, Object.keys(c.options), o);
				let u = typeof l == "bigint" ? Number(l) : l;
				s.push(...Bm(a.value, t, n, r, i, u - (c.offset || 0)));
			}
		}
	}
	return Rm(s);
}
function Vm(e, t) {
	return t ? {
		...e,
		...t,
		...Object.keys(e).reduce((n, r) => (n[r] = {
			...e[r],
			...t[r]
		}, n), {})
	} : e;
}
function Hm(e, t) {
	return t ? Object.keys(e).reduce((n, r) => (n[r] = Vm(e[r], t[r]), n), { ...e }) : e;
}
function Um(e) {
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
function Wm(e = {
	number: {},
	dateTime: {},
	pluralRules: {}
}) {
	return {
		getNumberFormat: Ep((...e) => new Intl.NumberFormat(...e), {
			cache: Um(e.number),
			strategy: Lp.variadic
		}),
		getDateTimeFormat: Ep((...e) => new Intl.DateTimeFormat(...e), {
			cache: Um(e.dateTime),
			strategy: Lp.variadic
		}),
		getPluralRules: Ep((...e) => new Intl.PluralRules(...e), {
			cache: Um(e.pluralRules),
			strategy: Lp.variadic
		})
	};
}
var Gm = class e {
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
		}), this.formatToParts = ((e) => Bm(this.ast, this.locales, this.formatters, this.formats, e, void 0, this.message)), this.resolvedOptions = () => ({ locale: this.resolvedLocale?.toString() || Intl.NumberFormat.supportedLocalesOf(this.locales)[0] }), this.getAst = () => this.ast, this.locales = n, this.resolvedLocale = e.resolveLocale(n), typeof t == "string") {
			if (this.message = t, !e.__parse) throw TypeError("IntlMessageFormat.__parse must be set to process `message` of type `string`");
			let { ...n } = i || {};
			this.ast = e.__parse(t, {
				...n,
				locale: this.resolvedLocale
			});
		} else this.ast = t;
		if (!Array.isArray(this.ast)) throw TypeError("A message must be provided as a String or AST.");
		this.formats = Hm(e.formats, r), this.formatters = i && i.formatters || Wm(this.formatterCache);
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
		this.__parse = Nm;
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
}, Km = /* @__PURE__ */ new Map();
function qm(e, t) {
	let n = `${t} ${e}`, r = Km.get(n);
	return r === void 0 && (r = new Gm(e, t, void 0, { ignoreTag: !0 }), Km.set(n, r)), r;
}
var Jm = (e, t, n = {}) => String(qm(e, t).format({ ...n })), Ym = 0, Xm = 1, Zm = 7;
function Qm(e, t) {
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
			if (e === Ym) t = /[\p{L}\p{N}]$/u.test(n.value);
			else {
				e !== Zm && r(n.value, t && e === Xm, e !== Xm);
				for (let e of Object.values(n.options ?? {})) i(e.value);
				t = !0;
			}
		}
	};
	return i(qm(e, t).getAst()), [...n.values()];
}
var $m = {
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
function eh(e, t) {
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
function th(e, t, n) {
	if (n === null) return "-";
	if (n === void 0) return "undefined";
	if (Array.isArray(n)) {
		let r = eh(e, t)?.noun ?? "";
		return `[${n.map((t) => th(e, r, t)).join(" ")}]`;
	}
	if (typeof n == "object") return `{${nh(e, n).join(" ")}}`;
	if (typeof n == "boolean") return String(n);
	let r = eh(e, t);
	return r !== null && !r.many && !(typeof n == "number" && n < 0) ? e[r.noun].print(n) : typeof n == "number" ? String(n) : rh(n) ? n : JSON.stringify(n);
}
var nh = (e, t) => Object.entries(t).map(([t, n]) => `${t}=${th(e, t, n)}`), rh = (e) => /^[A-Za-zÀ-ž][\w.'’À-ž-]*$/.test(e) && e !== "true" && e !== "false", ih = {
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
}, ah = [
	"card",
	"item",
	"power",
	"value",
	"character",
	"animal",
	"type"
];
function oh(e) {
	let t = /* @__PURE__ */ new Map();
	for (let n of e) t.set(n, (t.get(n) ?? 0) + 1);
	return [...t].map(([e, t]) => t > 1 ? `${e} ×${t}` : e).join(", ");
}
var sh = (e) => e == null, ch = (e) => typeof e == "object" && !!e && "giveCoins" in e && "wantCoins" in e, lh = (e) => e === null || e === !1 || e === "none" || typeof e == "number" && e < 0 || Array.isArray(e) && e.every((e) => e === 0 || e === null) || h(e) && e.hidden === 0, uh = class {
	game;
	language;
	names;
	roles;
	bySeatLists;
	readable;
	constructor(e, t, n, r = !1) {
		this.game = e, this.names = t, this.language = n, this.roles = new Set(e.seatFields ?? ge), this.bySeatLists = new Set(e.seatLists ?? _e), this.readable = r;
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
		return ih[this.language].colon;
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
		for (let { name: r, addition: i, decides: a } of Qm(t, this.language)) {
			let t = e[r];
			n[r] = a ? typeof t == "number" || typeof t == "string" ? t : 0 : i ? this.addition(r, t) : sh(t) ? "?" : this.value(r, t);
		}
		return Jm(t, this.language, n);
	}
	question(e, t) {
		let n = {};
		for (let { name: r, decides: i } of Qm(e, this.language)) {
			let e = t?.[r];
			n[r] = i ? typeof e == "number" || typeof e == "string" ? e : 0 : sh(e) ? "?" : this.value(r, e);
		}
		return Jm(e, this.language, n);
	}
	situation({ rule: e, at: t, sealed: n, ...r }, i) {
		let a = Object.entries(r).flatMap(([e, t]) => {
			let n = this.words[`scene.${e}`] ?? this.words[e];
			return n === void 0 || lh(t) || !this.isTellable(e, t) || (this.isRole(e) || this.isFigure(e)) && t === i ? [] : [t === !0 ? n : `${n} ${this.value(e, t)}`];
		});
		return a.length === 0 ? "" : `${this.words[`rule.${e}`] ?? e}: ${a.join(" · ")}`;
	}
	isTellable(e, t) {
		return eh(this.game.nouns, e) !== null || this.isRole(e) ? !0 : Array.isArray(t) ? this.bySeatLists.has(e) || this.isRole(e.replace(/s$/, "")) : typeof t == "object" && t ? h(t) || ch(t) : t !== 0;
	}
	bare({ n: e, clause: t, kind: n, ...r }) {
		return [n, ...Object.entries(r).map(([e, t]) => `${e} ${this.value(e, t)}`)].join(", ").replace(",", ":");
	}
	addition(e, t) {
		if (sh(t) || Array.isArray(t) && t.length === 0) return "";
		let n = this.value(e, t);
		return n === "" ? "" : ` (${n})`;
	}
	value(e, t) {
		if (e === "parts") return this.parts(t);
		let n = e.replace(/s$/, "");
		return this.bySeatLists.has(e) && Array.isArray(t) ? this.bySeat(t) : Array.isArray(t) && (this.isRole(e) || this.isRole(n)) ? this.list(t.map((e) => this.seat(e))) : this.isRole(e) ? this.seat(t) : this.isFigure(e) ? this.figures(e, t) : Array.isArray(t) ? this.items(e, t) : h(t) ? this.tell("hidden", { count: t.hidden }) : ch(t) ? this.bargain(t) : this.single(e, t);
	}
	item(e, t) {
		if (e === "seat" && typeof t == "number") return this.name(t);
		let n = this.called(e, t);
		if (n !== null) return n.name;
		let r = Nf(this.game.nouns, e, t), i = [e, ...ah].map((e) => this.words[`${e}.${r}`]).find((e) => e !== void 0);
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
		if (r !== void 0) return Jm(r, this.language, n.values);
		let i = this.called(e.of, t);
		if (i !== null) return i.about;
		let a = this.words[`choice.${Nf(this.game.nouns, e.of, t)}`] ?? null;
		return a === this.item(e.of, t) ? null : a;
	}
	ask(e, t) {
		let n = this.words[`ask.${e}`];
		return n === void 0 ? null : this.question(n, t);
	}
	reason({ clause: e, code: t, text: n }) {
		return this.words[t === "barred" ? `barred.${e}` : `refused.${t}`] ?? $m[this.language][t] ?? n;
	}
	called(e, t) {
		return !this.readable || !Object.hasOwn(this.game.nouns, e) ? null : this.game.nouns[e].called?.(t, this.words, this.names) ?? null;
	}
	isRole(e) {
		return (this.roles.has(e) || e.endsWith("Seat")) && eh(this.game.nouns, e) === null;
	}
	isFigure(e) {
		let t = eh(this.game.nouns, e);
		return t !== null && this.game.nouns[t.noun].seats === !0;
	}
	figures(e, t) {
		let n = eh(this.game.nouns, e).noun, r = (e) => typeof e != "number" || e < 0 ? th(this.game.nouns, n, e) : this.names[e] ?? this.written(n, e);
		return Array.isArray(t) ? this.list(t.map(r)) : r(t);
	}
	seat(e) {
		if (typeof e != "number" || e < 0) return String(e ?? "–");
		let t = Object.keys(this.game.nouns).find((e) => this.game.nouns[e].seats === !0);
		return this.names[e] ?? (t === void 0 ? String(e) : this.written(t, e));
	}
	items(e, t) {
		if (t.length === 0) return this.tell("nothing");
		let n = eh(this.game.nouns, e)?.noun ?? "", r = t.every((e) => typeof e == "number" || typeof e == "string"), i = t.map((t) => r ? this.written(n, t) : th(this.game.nouns, e, t));
		return this.readable ? n === "" ? i.join(", ") : oh(i) : i.join(" ");
	}
	single(e, t) {
		let n = eh(this.game.nouns, e), r = this.readable && typeof t == "string" ? this.words[`${e}.${t}`] : void 0;
		if (r !== void 0) return r;
		let i = n !== null && !n.many && (typeof t == "string" || t >= 0);
		return this.readable && i ? this.item(n.noun, t) : th(this.game.nouns, e, t);
	}
	written(e, t) {
		return this.readable ? this.item(e, t) : Nf(this.game.nouns, e, t);
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
		return Jm(ih[this.language][e], this.language, t);
	}
	parts(e) {
		return e.filter((e) => e.value !== 0).map(({ label: e, value: t }, n) => {
			let r = t < 0 ? n === 0 ? "−" : "− " : n === 0 ? "" : "+ ", i = this.words[`part.${e}`] ?? this.words[e] ?? e;
			return `${r}${i}${/\d$/.test(i) ? ":" : ""} ${Math.abs(t)}`;
		}).join(" ");
	}
}, $ = Object.values(Gu).find((e) => e !== null && "setup" in e);
function dh(e) {
	let t = Tp.start({
		...e,
		game: $
	}), n = t, r = {
		...t.header,
		began: null
	}, i = () => t.table.state.flow.frames.at(-1);
	return {
		game: gh,
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
				let e = new xn();
				e.events.push(...c), n.now = new yp($, o, cf(s), e).run(), Object.assign(n, {
					list: l,
					back: r,
					lain: i
				}), a.epoch = u.epoch, a.owner = u.owner, a.kept.splice(0, a.kept.length, ...u.kept), a.why.splice(0, a.why.length, ...u.why);
			};
		}
	};
}
var fh = $.seatFields ?? ge, ph = {
	round: "round",
	roundBegan: "round",
	turn: "turn",
	turnBegan: "turn",
	phase: "phase"
}, mh = (e) => Array.isArray(e) && e.length > 0 && e.every((e) => typeof e == "object" && !!e && "label" in e);
function hh(e, t, n) {
	let r = new uh($, e, t, n);
	return {
		event: (e) => r.event(e),
		begins: ({ kind: e }) => ph[e] ?? null,
		seatOf(e) {
			for (let [t, n] of Object.entries(e)) if ((fh.includes(t) || t.endsWith("Seat")) && typeof n == "number" && n >= 0) return n;
			return null;
		},
		sums: (e) => Object.entries(e).flatMap(([e, t]) => mh(t) ? [{
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
var gh = {
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
	sketcher: kd ?? null,
	viewFor: (e, t) => $.viewFor(e, t),
	draw: (e, t) => $.draw(e, t),
	start: dh,
	tell: hh,
	answer: (e, t, n, r) => Sf(e === "random" ? "random" : "heuristic", $).choose(t, n, cf(r))
};
export { gh as default };
