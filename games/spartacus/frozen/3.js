// spartacus@3, frozen by ./harena freeze: data, not source (engine/frozen.ts).
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
var o = 65535, s = (e) => e === (e & 15) ? 1 << e : 0, c = (e, t) => s(e) | s(t), l = (e, t) => (e & s(t)) !== 0, u = (e, t) => ({
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
var ee = class a {
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
			l(this.veils[r](e, t), n) && (o[s] = i(a[s]));
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
}), ne = (e, t, n, r, i, a = {}) => ({
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
}), ae = (e, t, n, r, i, a) => ({
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
	return typeof e == "number" && typeof t == "number" ? e - t : typeof e == typeof t ? e < t ? -1 : +(e > t) : typeof e == "number" ? -1 : 1;
}
var ue = (e) => e.length < 2 ? e.slice() : e.slice().sort(le), de = "simultaneous";
function fe(e) {
	let { clause: t, triggers: n } = e, r = (e, t, r) => n.filter((e) => e.on === t.kind)[r].frame(e, t.subject), i = (e, t) => t.due.map((n) => r(e, t, n).rule);
	return h(de, {
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
			return i === void 0 ? p() : {
				...f,
				to: `${t} next`,
				call: r(e, n, i)
			};
		}
	}]);
}
function pe(e, t) {
	let n = e.state.flow.frames;
	for (let { kind: r, subject: i } of t.reverse()) {
		let t = e.game.triggers.get(r) ?? [], a = [...t.keys()].filter((n) => t[n].when(e.state, i)), o = a.length > 1 ? e.game.simultaneous?.chooser(e.state, r, i) ?? null : null, s = o === null ? void 0 : e.game.book.get(de);
		if (s !== void 0) n.push(s.frame({
			kind: r,
			subject: i,
			due: a,
			by: o
		}));
		else for (let r of a.reverse()) n.push(t[r].frame(e.state, i));
	}
}
var me = class extends Map {
	recent = [];
	ruleOf(e, t) {
		let n = this.recent[t];
		if (n !== void 0 && n.name === e.rule) return n;
		let r = this.get(e.rule);
		if (r === void 0) throw Error(`there is no rule '${e.rule}'`);
		return this.recent[t] = r, r;
	}
};
function he(e, t = null) {
	let n = new me(), r = t === null ? e : [...e, fe(t)];
	for (let e of r) {
		if (n.has(e.name)) throw Error(`there are two rules '${e.name}'`);
		n.set(e.name, e);
	}
	return n;
}
function ge(e) {
	let t = /* @__PURE__ */ new Map();
	for (let n of e.triggers ?? []) t.set(n.on, [...t.get(n.on) ?? [], n]);
	return {
		...e,
		triggers: t,
		commands: e.commands ?? [],
		simultaneous: e.simultaneous ?? null
	};
}
function _e(e, t) {
	let n = Array(t.frames.length);
	for (let r = 0; r < n.length; r++) n[r] = e.ruleOf(t.frames[r], r).copy(t.frames[r]);
	return {
		frames: n,
		visits: t.visits,
		decided: t.decided.slice()
	};
}
function ve(e, t, n) {
	let { frames: r, visits: i, decided: a } = t.flow, o = Array(r.length);
	for (let i = 0; i < r.length; i++) o[i] = e.ruleOf(r[i], i).scene(t, r[i], n);
	return {
		seats: a.length,
		visits: i,
		decided: a[n] ?? 0,
		scenes: o
	};
}
function ye(e, t, n) {
	let r = Array(t.seats).fill(0);
	return n < t.seats && (r[n] = t.decided), {
		frames: t.scenes.map((r) => e.get(r.rule).restore(r, n, t.seats)),
		visits: t.visits,
		decided: r
	};
}
function be(e) {
	let t = [];
	for (let n = 0; n < e.length; n++) for (let r = 0; r < e[n]; r++) t.push(n);
	return t;
}
function xe(e, t) {
	let n = e.length;
	for (e.push(t); n > 0 && e[n - 1] > t;) e[n] = e[n - 1], n--;
	e[n] = t;
}
function Se(e, t) {
	let n = e.indexOf(t);
	if (n < 0) throw Error(`there is no card ${t} to take`);
	e.splice(n, 1);
}
function Ce(e, t, ...n) {
	for (let t of n) {
		for (let n of t) e.push(n);
		t.length = 0;
	}
	t.shuffle(e);
}
function we(e) {
	let t = 0;
	for (let n of e) t |= 1 << n;
	return t;
}
var Te = (e, t, n) => (e - t + n) % n, Ee = (e, t, n) => ((e + t) % n + n) % n;
function De(e, t, n) {
	let r = (e - t + n) % n;
	return r * 2 > n ? n - r : r;
}
var Oe = (e, t, n, r) => t >= 0 && (e >> Te(t, n, r) & 1) == 1, ke = [
	1,
	1,
	0,
	-1,
	-1,
	0
], Ae = [
	0,
	-1,
	-1,
	0,
	1,
	1
];
we([
	5,
	0,
	1
]), we([
	2,
	3,
	4
]);
var je = (e, t) => Math.max(Math.abs(e), Math.abs(t), Math.abs(e + t)), Me = [
	-1,
	3,
	4,
	2,
	-1,
	5,
	1,
	0,
	-1
], Ne = (e, t) => e < -1 || e > 1 || t < -1 || t > 1 ? -1 : Me[e * 3 + t + 4], Pe = [
	1,
	0,
	-1,
	-1,
	0,
	1
], Fe = [
	0,
	-1,
	-1,
	0,
	1,
	1
];
function Ie(e, t, n) {
	let r = Ee(0, n, 6);
	return Pe[r] * e + Fe[r] * t | 0;
}
var Le = (e, t, n) => Ie(e, t, n - 2), Re = [
	2,
	1,
	-1,
	-2,
	-1,
	1
], ze = [
	1,
	-1,
	-2,
	-1,
	1,
	2
];
function Be(e, t, n) {
	let r = -1, i = 0;
	for (let a = 0; a < 6; a++) {
		let o = Re[a] * e + ze[a] * t;
		o < i || (o > i ? (i = o, r = a) : r >= 0 && n >= 0 && De(a, n, 6) < De(r, n, 6) && (r = a));
	}
	return r;
}
function Ve(e, t, n) {
	let r = Ie(e, t, n);
	return r >= 0 && r + Le(e, t, n) >= 0 && (e !== 0 || t !== 0);
}
var He = (e) => Number.isInteger(e) && e >= -64 && e <= 63;
function Ue(e) {
	for (let [t, n] of e) if (!He(t) || !He(n)) throw RangeError(`Hex (${t}, ${n}): use whole numbers from -64 to 63.`);
	let t = [...e].sort((e, t) => e[0] - t[0] || e[1] - t[1]), n = t.length;
	if (n === 0) throw RangeError("A board needs at least one hex: list its coordinates.");
	let r = Int8Array.from(t, (e) => e[0]), i = Int8Array.from(t, (e) => e[1]), o = r[0], s = Math.min(...i), c = Math.max(...i) - s + 1;
	if (c > 26) throw RangeError(`A board has at most 26 rows, one for each letter; this one has ${c}.`);
	let l = new Int16Array((r[n - 1] - o + 1) * c).fill(-1), u = (e, t) => t < s || t >= s + c ? -1 : l[(e - o) * c + t - s] ?? -1;
	t.forEach(([e, t], n) => {
		if (u(e, t) >= 0) throw RangeError(`Hex (${e}, ${t}) is listed twice: list it once.`);
		l[(e - o) * c + t - s] = n;
	});
	let d = (e, t) => r[t] - r[e], f = (e, t) => i[t] - i[e], p = t.map(([e, t]) => ke.map((n, r) => u(e + n, t + Ae[r]))), m = new Uint8Array(n * n);
	for (let e = 0; e < n; e++) for (let t = 0; t < n; t++) m[e * n + t] = je(d(e, t), f(e, t));
	let ee = We(i, s), te = new Map(ee.map((e, t) => [e, t]));
	return {
		size: n,
		q: r,
		r: i,
		neighbours: a(p),
		steps: a(p.map((e) => e.filter((e) => e >= 0))),
		cellAt: u,
		distance: (e, t) => m[e * n + t],
		direction: (e, t) => Ne(d(e, t), f(e, t)),
		bearing: (e, t, n) => Be(d(e, t), f(e, t), n),
		inArc: (e, t, n, r) => Oe(r, Ne(d(e, t), f(e, t)), n, 6),
		inCone: (e, t, n) => Ve(d(e, t), f(e, t), n),
		name: (e) => ee[e],
		parse: (e) => te.get(e) ?? -1
	};
}
function We(e, t) {
	let n = [];
	return Array.from(e, (e) => {
		let r = e - t, i = (n[r] ?? 0) + 1;
		return n[r] = i, String.fromCharCode(97 + r) + i;
	});
}
var Ge = [];
for (let e = -3; e <= 3; e++) for (let t = -3; t <= 3; t++) Math.abs(e + t) <= 3 && Ge.push([e, t]);
var y = Ue(Ge), Ke = [y.cellAt(-3, 0), y.cellAt(3, 0)], qe = "\nH-BAT ; Batiatus ; 3 2 1 12 ; Fighters for Hire ; Weight of the Ludus ; T:intrigue C:exhaust(2,gladiator) TG:self E:gold(2) || T:intrigue IF:readyCount(gladiator,3) TG:self E:schemeBonus(2) L:perTurn(1)\nH-GLA ; Glaber ; 1 2 3 9 ; Reports of the Watch ; Call up Veterans ; T:intrigue C:exhaust(2,guard) TG:self E:draw(1) || T:intrigue C:pay(3) TG:self E:recall(guard) L:perTurn(1)\nH-SOL ; Solonius ; 2 3 1 9 ; Change of Plan ; Eyes on the Slave Ships ; T:intrigue C:discardHand(1) TG:self E:draw(1) L:perTurn(1) || T:intrigue C:exhaust(1,slave) TG:self E:peekMarket(3,1) L:perTurn(1)\nH-TUL ; Tullius ; 2 1 2 14 ; Collect the Rent ; Deep Purse ; T:intrigue IF:targetInfluenceAtMostMine TG:rival E:steal(1) L:perTurn(1) || T:intrigue C:pay(2) TG:self E:schemeBonus(2) L:perTurn(1)\n", Je = "\nIS-01 ; Inside Information ; 6 ; 2 ; 3 ; T:scheme TG:any E:draw(2)\nIS-02 ; Black Market Profits ; 7 ; 3 ; 3 ; T:scheme TG:any E:gold(5)\nIS-03 ; A Visitor from Rome ; 10 ; 4 ; 2 ; T:scheme TG:self E:influence(1)\nIS-04 ; Grand Feast ; 7 ; 3 ; 2 ; T:scheme C:payEach(2) TG:any E:influence(1)\nIS-05 ; Petty Theft ; 2 ; 1 ; 3 ; T:scheme TG:rival E:steal(2)\nIS-06 ; Forged Accounts ; 6 ; 2 ; 2 ; T:scheme TG:rival E:steal(4)\nIS-07 ; Poisoned Tongues ; 8 ; 2 ; 3 ; T:scheme TG:rival E:influence(-1)\nIS-08 ; Disgrace in the Forum ; 14 ; 4 ; 1 ; T:scheme TG:rival E:influence(-2)\nIS-09 ; Gift to the Aedile ; 5 ; 2 ; 2 ; T:scheme C:pay(6) TG:self E:influence(1)\nIS-10 ; Parade of the Ludus ; 6 ; 2 ; 1 ; T:scheme IF:readyCount(gladiator,3) TG:self E:influence(1)\nIS-11 ; Pride of Capua ; 8 ; 3 ; 1 ; T:scheme IF:readyCount(gladiator,5) TG:self E:influence(2)\nIS-12 ; Household of Note ; 6 ; 2 ; 1 ; T:scheme IF:readyCount(slave,4) TG:self E:influence(1)\nIS-13 ; Tainted Cup ; 6 ; 2 ; 3 ; T:scheme TG:rival E:injure(combatant)\nIS-14 ; Knife after Dark ; 10 ; 3 ; 2 ; T:scheme TG:rival E:kill(nonChampion)\nIS-15 ; Runaway ; 5 ; 1 ; 1 ; T:scheme TG:rival E:lose(1,slave)\nIS-16 ; Cut Straps ; 4 ; 1 ; 2 ; T:scheme TG:rival E:tap(equipment)\nIS-17 ; Raided Armory ; 8 ; 3 ; 1 ; T:scheme TG:rival E:take(equipment)\nIS-18 ; Bribed Sentries ; 4 ; 1 ; 2 ; T:scheme TG:rival E:lose(2,guard)\nIS-19 ; Spy in the Household ; 3 ; 1 ; 2 ; T:scheme TG:rival E:peekHandDiscard(1)\nIS-20 ; Healing Balm ; 3 ; 1 ; 1 ; T:scheme TG:any E:cure(injured)\nIS-21 ; Back from the Mines ; 5 ; 2 ; 1 ; T:scheme TG:self E:recall(slave)\nIS-22 ; Darling of the Crowd ; 9 ; 3 ; 1 ; T:scheme TG:any E:addFavor(1,2)\n", Ye = "\nIR-01 ; Whispered Rumors ; 5 ; 2 ; 4 ; T:react(schemeLaunched) TG:launcher E:foil\nIR-02 ; Forewarned ; 2 ; 1 ; 3 ; T:react(schemeLaunched) IF:schemeTargetsMe TG:launcher E:foil\nIR-03 ; Exposed Plot ; 8 ; 3 ; 2 ; T:react(schemeLaunched) TG:launcher E:foil+gold(-2)\nIR-04 ; Price of Silence ; 1 ; 1 ; 1 ; T:react(schemeLaunched) C:payLauncher(2) TG:launcher E:foil\nIR-05 ; Destitute! ; 3 ; 1 ; 2 ; T:react(ledgersBalanced|intrigueTurnEnded|betsResolved) IF:targetGoldZero TG:rival E:influence(-1)\nIR-06 ; Late Substitution ; 6 ; 2 ; 1 ; T:react(betsPlaced) TG:participant E:swapCombatant\nIR-07 ; Drugged Wine ; 5 ; 2 ; 2 ; T:react(betsPlaced) TG:participant E:openingWound(1)\nIR-08 ; Roar of the Crowd ; 4 ; 1 ; 2 ; T:react(thumbDown) TG:none E:spare\nIR-09 ; Hidden Purse ; 4 ; 2 ; 1 ; T:react(bidsRevealed) IF:iBidThisRound TG:self E:addBid(2)\nIR-10 ; Ready Excuse ; 3 ; 1 ; 1 ; T:react(invitationDeclined) IF:iDeclined TG:self E:excuse\nIR-11 ; Bookmaker's Slip ; 4 ; 1 ; 1 ; T:react(betsResolved) IF:iWonABet TG:self E:gold(3)\n", Xe = "\nIG-01 ; Guard ; 0 ; 2 ; 20 ; T:guardTry TG:launcher E:guardRoll(4)\n", Ze = [
	"gladiator",
	"slave",
	"combatant",
	"nonChampion",
	"equipment",
	"guard",
	"injured"
], Qe = [
	"ATK",
	"DEF",
	"SPD"
], $e = ["double", "triple"], et = [
	"ledgersBalanced",
	"schemeLaunched",
	"intrigueTurnEnded",
	"bidsRevealed",
	"invitationDeclined",
	"betsPlaced",
	"betsResolved",
	"thumbDown"
], tt = {
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
}, nt = {
	exhaustSelf: [],
	exhaust: ["number", "filter"],
	pay: ["number"],
	payEach: ["number"],
	payLauncher: ["number"],
	discardHand: ["number"]
}, rt = {
	readyCount: ["filter", "number"],
	targetGoldZero: [],
	targetInfluenceAtMostMine: [],
	schemeTargetsMe: [],
	iBidThisRound: [],
	iDeclined: [],
	iWonABet: [],
	dealtAtLeast: ["number"]
}, it = {
	self: [],
	rival: [],
	any: [],
	launcher: [],
	participant: [],
	opp: [],
	none: []
}, at = {
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
}, ot = {
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
}, st = {
	perTurn: ["number"],
	perRoll: ["number"],
	perCombat: ["number"]
}, ct = [
	{
		opens: "T:",
		what: "trigger",
		words: tt,
		many: ""
	},
	{
		opens: "C:",
		what: "cost",
		words: nt,
		many: "+"
	},
	{
		opens: "IF:",
		what: "condition",
		words: rt,
		many: "&"
	},
	{
		opens: "TG:",
		what: "target",
		words: it,
		many: ""
	},
	{
		opens: "E:",
		what: "effect",
		words: {
			...at,
			...ot
		},
		many: "+"
	},
	{
		opens: "L:",
		what: "limit",
		words: st,
		many: ""
	}
];
function lt(e, t) {
	return t.trim() === "-" ? [] : t.split(" || ").map((t) => ut(e, t.trim()));
}
function ut(e, t) {
	let n = /* @__PURE__ */ new Map(), r = -1;
	for (let i of t.split(/\s+/)) {
		let t = ct.findIndex((e) => i.startsWith(e.opens));
		if (t <= r) throw Error(`card ${e}: '${i}' does not belong there; an ability is T: C: IF: TG: E: L:, in this order`);
		r = t;
		let { opens: a, what: o, words: s, many: c } = ct[t], l = i.slice(a.length), u = c === "" ? [l] : l.split(c);
		n.set(a, u.map((t) => dt(e, o, s, t)));
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
function dt(e, t, n, r) {
	let [, i = r, a] = /^(\w+)(?:\(([^()]*)\))?$/.exec(r) ?? [], o = Object.hasOwn(n, i) ? n[i] : null;
	if (o === null) throw Error(`card ${e}: '${i}' is no ${t} of the card language`);
	let s = a === void 0 ? [] : a.split(",");
	if (s.length !== o.length) throw Error(`card ${e}: '${i}' takes ${o.length} arguments, '${r}' gives ${s.length}`);
	return {
		name: i,
		args: s.map((t, n) => pt(e, i, o[n], t.trim()))
	};
}
var ft = {
	filter: Ze,
	pool: Qe,
	set: $e
};
function pt(e, t, n, r) {
	if (n === "windows") return r.split("|").reduce((n, r) => n | 1 << mt(e, t, "window", et, r.trim()), 0);
	if (n !== "number") return mt(e, t, n, ft[n], r);
	if (!/^-?\d+$/.test(r)) throw Error(`card ${e}: '${r}' in '${t}' is no whole number`);
	return Number(r);
}
function mt(e, t, n, r, i) {
	let a = r.indexOf(i);
	if (a < 0) throw Error(`card ${e}: '${i}' in '${t}' is no ${n}; there are ${r.join(", ")}`);
	return a;
}
var ht = (e) => Object.hasOwn(ot, e), gt = "\nSG-1 ; Thracian Warrior ; 3 2 3 ; 2 ; 2 ; -\nSG-2 ; Gallic Recruit ; 3 3 2 ; 2 ; 2 ; -\nSG-3 ; Numidian Runner ; 2 2 4 ; 2 ; 2 ; -\nSG-4 ; Samnite Recruit ; 2 4 2 ; 2 ; 2 ; -\n", _t = "\nSS-1 ; House Servant ; 1 1 2 ; 2 ; 2 ; -\nSS-2 ; Kitchen Hand ; 1 2 1 ; 2 ; 2 ; -\nSS-3 ; Water Carrier ; 1 1 3 ; 2 ; 2 ; -\nSS-4 ; Field Hand ; 2 1 2 ; 2 ; 2 ; -\n", vt = "\nMG-01 ; Spartacus ; 4 4 5 ; 8 ; 1 ; T:attackRolled TG:opp E:autoWoundPer(double,ATK)\nMG-02 ; Theokeles ; 6 5 3 ; 8 ; 1 ; -\nMG-03 ; Agron ; 4 4 3 ; 5 ; 1 ; T:defenseRolled TG:opp E:autoWoundPer(triple,DEF)\nMG-04 ; Gallic Veteran ; 3 3 3 ; 3 ; 2 ; -\nMG-05 ; Crixus ; 5 4 3 ; 7 ; 1 ; T:woundsDealt IF:dealtAtLeast(1) TG:opp E:extraWound(1) L:perCombat(1)\nMG-06 ; Oenomaus ; 4 4 4 ; 7 ; 1 ; T:defenseRolled TG:self E:reroll(DEF,1) L:perRoll(1)\nMG-07 ; Castus ; 4 3 4 ; 6 ; 1 ; T:static TG:self E:initBonus(2)\nMG-08 ; Gannicus ; 4 3 5 ; 6 ; 1 ; T:intrigue C:exhaustSelf TG:self E:gold(2)\nMG-09 ; Priscus ; 4 4 3 ; 5 ; 1 ; T:combatWon TG:self E:gold(2)\nMG-10 ; Verus ; 3 4 4 ; 5 ; 1 ; -\nMG-11 ; Flamma ; 5 4 4 ; 8 ; 1 ; T:attackRolled TG:self E:reroll(ATK,1) L:perCombat(1)\nMG-12 ; Celadus ; 3 3 4 ; 4 ; 1 ; T:tributeStep TG:self E:tribute(2)\nMG-13 ; Hilarus ; 4 3 3 ; 4 ; 1 ; -\nMG-14 ; Tetraites ; 3 5 2 ; 4 ; 1 ; -\nMG-15 ; Spiculus ; 5 3 3 ; 5 ; 1 ; -\nMG-16 ; Carpophorus ; 4 5 3 ; 7 ; 1 ; T:woundsTaken TG:self E:ignoreWound(1) L:perCombat(1)\nMG-17 ; Bato ; 5 3 2 ; 4 ; 1 ; T:static TG:self E:noUpkeep\n", yt = "\nMS-01 ; Pietros ; 1 2 2 ; 3 ; 1 ; T:intrigue C:exhaustSelf TG:self E:gold(1)\nMS-02 ; Indus ; 2 1 3 ; 3 ; 1 ; T:intrigue C:exhaustSelf TG:rival E:peekCard(1)\nMS-03 ; Medicus ; 1 1 2 ; 4 ; 1 ; T:healFailed TG:self E:healRetry L:perRoll(1)\nMS-04 ; Dispensator ; 1 1 2 ; 4 ; 1 ; T:static TG:self E:income(2)\nMS-05 ; Nuntius ; 1 1 4 ; 3 ; 1 ; T:intrigue C:exhaustSelf TG:self E:schemeBonus(1)\nMS-06 ; Nomenclator ; 1 2 2 ; 4 ; 1 ; T:intrigue C:exhaustSelf+pay(2) TG:self E:schemeBonus(3)\nMS-07 ; Praegustator ; 2 2 1 ; 3 ; 1 ; T:guardFailed C:exhaustSelf TG:self E:retryGuard L:perRoll(1)\nMS-08 ; Scriba ; 1 1 2 ; 3 ; 1 ; T:intrigue C:exhaustSelf+discardHand(1) TG:self E:draw(1)\nMS-09 ; Ancilla ; 1 1 3 ; 3 ; 1 ; T:intrigue C:exhaustSelf IF:targetInfluenceAtMostMine TG:rival E:steal(1)\nMS-10 ; Institor ; 1 2 3 ; 3 ; 1 ; T:intrigue C:exhaustSelf TG:self E:peekMarket(2,1)\n", bt = "\nEW-1 ; Sword ; WEAPON ; 3 ; 2 ; T:attackRolled TG:self E:reroll(ATK,1) L:perRoll(1)\nEW-2 ; Trident ; WEAPON ; 3 ; 2 ; T:static TG:self E:range(2)\nEW-3 ; War Axe ; WEAPON ; 4 ; 1 ; T:woundsDealt C:exhaustSelf TG:opp E:extraWound(1)\nEW-4 ; Sica ; WEAPON ; 4 ; 1 ; T:oppDefenseRolled C:exhaustSelf TG:opp E:forceReroll(DEF,1)\nEA-1 ; Helmet ; ARMOR ; 3 ; 2 ; T:defenseRolled TG:self E:reroll(DEF,1) L:perRoll(1)\nEA-2 ; Scutum ; ARMOR ; 3 ; 2 ; T:woundsTaken C:exhaustSelf TG:self E:ignoreWound(1)\nEA-3 ; Greaves ; ARMOR ; 2 ; 1 ; T:static TG:self E:moveBonus(1)\nEA-4 ; Lorica ; ARMOR ; 4 ; 1 ; T:defenseDeclared C:exhaustSelf TG:self E:addDice(DEF,2)\nES-1 ; Net ; SPECIAL ; 4 ; 2 ; T:preInit C:exhaustSelf TG:self E:winInitiative\nES-2 ; Javelin ; SPECIAL ; 2 ; 2 ; T:attackDeclared C:exhaustSelf TG:opp E:speedAttack(3)\nES-3 ; Lasso ; SPECIAL ; 2 ; 1 ; T:oppTurn C:exhaustSelf TG:opp E:slow(2)\nES-4 ; Handful of Sand ; SPECIAL ; 3 ; 1 ; T:oppAttackRolled C:exhaustSelf TG:opp E:forceReroll(ATK,1)\n", xt = (e) => e.toLowerCase().replaceAll("'", "").replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
function St(e, t) {
	return e.trim().split("\n").map((e) => {
		let n = e.split(" ; ").map((e) => e.trim());
		if (n.length !== t) throw Error(`card ${n[0]}: its line has ${n.length} columns, not ${t}`);
		return n;
	});
}
var Ct = {
	req: 0,
	dice: [],
	start: !1,
	holdings: null,
	powers: []
};
function wt(e, t, n) {
	return St(e, 6).map(([e = "", r = "", i = "", a, o, s = ""]) => ({
		...Ct,
		id: e,
		name: r,
		slug: xt(r),
		type: t,
		value: Number(a),
		start: n,
		count: Number(o),
		dice: i.split(" ").map(Number),
		abilities: lt(e, s)
	}));
}
var Tt = () => St(bt, 6).map(([e = "", t = "", n = "", r, i, a = ""]) => ({
	...Ct,
	id: e,
	name: t,
	slug: xt(t),
	type: n.toLowerCase(),
	value: Number(r),
	count: Number(i),
	abilities: lt(e, a)
}));
function Et(e, t) {
	return St(e, 6).map(([e = "", n = "", r, i, a, o = ""]) => ({
		...Ct,
		id: e,
		name: n,
		slug: xt(n),
		type: t,
		value: Number(i),
		req: Number(r),
		count: Number(a),
		abilities: lt(e, o)
	}));
}
var Dt = () => St(qe, 6).map(([e = "", t = "", n = "", r = "", i = "", a = ""]) => {
	let [o = 0, s = 0, c = 0, l = 0] = n.split(" ").map(Number), u = lt(e, a);
	return {
		...Ct,
		id: e,
		name: t,
		slug: xt(t),
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
	...wt(gt, "gladiator", !0),
	...wt(_t, "slave", !0),
	...wt(vt, "gladiator", !1),
	...wt(yt, "slave", !1),
	...Tt(),
	...Et(Je, "scheme"),
	...Et(Ye, "reaction"),
	...Et(Xe, "guard"),
	...Dt()
], Ot = 127;
if (b.length > Ot) throw Error(`there are ${b.length} kinds of cards, at most ${Ot} can be told apart`);
for (let [e, { id: t, slug: n, abilities: r }] of b.entries()) {
	if (r.length > 4) throw Error(`card ${t}: it has more than 4 abilities`);
	if (b.findIndex((e) => e.slug === n) !== e) throw Error(`card ${t}: another card is called ${n} too`);
}
var kt = b.map((e) => e.type), x = b.map((e) => e.value), S = b.map((e) => e.req), At = (e) => b.findIndex((t) => t.id === e), jt = At("IS-01"), Mt = At("H-BAT"), Nt = b.findIndex((e) => e.type === "guard"), Pt = be(b.map((e, t) => t < jt ? e.count : 0)), Ft = be(b.map((e, t) => t >= jt && t < Mt ? e.count : 0)), It = b.flatMap((e, t) => e.type === "house" ? [t] : []), Lt = b.map((e) => e.type === "reaction" ? e.abilities.reduce((e, t) => e | t.windows, 0) : 0), Rt = (e) => kt[e] === "guard", zt = (e) => kt[e] === "scheme", Bt = /* @__PURE__ */ new Map(), Vt = [];
for (let e of new Set(b.flatMap((e) => e.abilities.map((e) => e.trigger)))) Bt.set(e, b.map(({ abilities: t }) => {
	let n = t.flatMap((t, n) => t.trigger === e ? [n] : []);
	return n.length === 0 ? Vt : n;
}));
var Ht = (e, t) => Bt.get(t)?.[e] ?? Vt, Ut = 9, Wt = 3, Gt = 2048, Kt = 127, C = (e) => e & Kt, qt = (e) => b[e & Kt], w = (e) => kt[e & Kt], T = (e) => x[e & Kt], E = (e) => !(e & 384), Jt = (e) => !!(e & 256), D = (e) => (e & Gt) !== 0, O = (e) => e >> Ut & Wt, Yt = (e, t) => e & -1537 | t << Ut, Xt = (e) => w(e) === "gladiator" || w(e) === "slave", Zt = (e) => {
	let t = w(e);
	return t === "weapon" || t === "armor" || t === "special";
}, Qt = [
	(e) => E(e) && w(e) === "gladiator",
	(e) => E(e) && w(e) === "slave",
	(e) => E(e) && Xt(e),
	(e) => E(e) && Xt(e) && !D(e),
	(e) => E(e) && Zt(e),
	(e) => E(e) && w(e) === "guard",
	Jt
], k = (e, t) => Qt[e](t);
function $t(e) {
	let t = O(e);
	return qt(e).slug + (t > 0 ? `.${t}` : "") + (D(e) ? ".champion" : "") + (Jt(e) ? ".injured" : e & 128 ? ".x" : "");
}
function en(e, t, n) {
	for (let n of b[e].abilities) if (n.trigger === "static") {
		for (let { name: e, args: r } of n.effects) if (e === t) return r[0] ?? 1;
	}
	return n;
}
function tn(e) {
	if (!E(e)) return 0;
	let t = w(e);
	return t === "slave" ? en(C(e), "income", 1) : t === "gladiator" && en(C(e), "noUpkeep", 0) !== 1 ? -1 : 0;
}
var A = [
	"victory-1",
	"victory-2",
	"injury",
	"decapitation"
], nn = (e, t) => e * A.length + t, j = (e, t, n) => t * e + n, rn = ["I", "II"], an = 1e5, on = (e, t, n) => (t + n) % e.seats, sn = (e, t) => !!(e.hidden & 1 << t), cn = (e) => e <= 3 ? 3 : e <= 6 ? 4 : e <= 9 ? 5 : 6, ln = (e) => ({
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
	gold: [...Array(t).fill(0), an],
	hidden: 0,
	showed: Array(t).fill(0),
	slipped: Array(t * t).fill(0),
	houses: Array.from({ length: t }, () => ({
		card: -1,
		influence: n,
		hand: [],
		assets: []
	})),
	market: Pt.slice(),
	row: [],
	lot: [],
	marketDiscard: [],
	intrigue: Ft.slice(),
	intrigueDiscard: [],
	played: [],
	known: un(t * t),
	seen: un(t),
	trades: [],
	refused: [],
	offers: Array(t).fill(0),
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
			for (let t of r.map(gn)) Se(vn(e, t), t), (t < jt ? e.marketDiscard : e.intrigueDiscard).push(t);
			return;
		case "lot":
			for (let t of r.map(gn)) Se(e.market, t), e.lot.push(t);
			return;
		case "played":
			for (let t of r.map(gn)) Se(e.intrigue, t), e.played.push(t);
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
			for (let t of r.map(gn)) Se(e.intrigue, t), xe(i.hand, t);
			return;
		case "table":
			for (let t of r.map(_n)) Se(vn(e, C(t)), C(t)), i.assets.push(t);
			return;
		case "bets":
			for (let [n, i] of r.entries()) e.bets[nn(t, n)] = M(i, 3);
			return;
		default: throw Error(`'seat ${t} ${n}' cannot be set; there are: house, influence, gold, hand, table, bets (${A.join(", ")})`);
	}
}
function mn(e, t) {
	let n = ln(t[0] === "tournament"), r = t.filter((e) => e !== "tournament").join(" ").split(" against ");
	for (let [t, i] of r.entries()) {
		let [r, a = "", ...o] = i.split(" ");
		n.seats.push(M(r, e.seats - 1)), n.cards.push(_n(a)), n.cells.push(Ke[t]), n.gear.push([]);
		let { dice: s } = b[C(_n(a))];
		for (let e = 0; e < 3; e++) n.health.push(s[e]);
		for (let e of o) /^\d+\/\d+\/\d+$/.test(e) ? n.health.splice(t * 3, 3, ...e.split("/").map(Number)) : y.parse(e) >= 0 ? n.cells[t] = y.parse(e) : n.gear[t].push(_n(e));
		for (let r of [n.cards[t], ...n.gear[t]]) if (!e.houses[n.seats[t]].assets.includes(r)) throw Error(`${$t(r)} is not on that table`);
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
	for (let e of n) e === "x" ? r |= 128 : e === "injured" ? r |= 384 : e === "champion" ? r |= Gt : r = Yt(r, M(e, 2));
	return r;
}
var vn = (e, t) => t < jt ? e.market : e.intrigue;
function yn(e, t) {
	for (let n of t.reverse()) {
		let t = vn(e, n);
		Se(t, n), t.push(n);
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
		Cn(s), wn(s, this.declared), this.events.push(s);
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
function wn(e, t) {
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
function Tn(e, t, n, r, i, a) {
	let o = e.houses[n], s = o.influence + r, c = s < 0 ? 0 : s > 12 ? 12 : s;
	if (t.log !== null) {
		let e = [N(i, r, a)];
		c !== s && e.push(N("bound", c - s, "SP-0.4")), t.log.emit("influenceChanged", {
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
var F = (e, t) => sn(e, t) ? null : e.gold[t], I = (e) => e.seats;
function En(e, t, n, r) {
	let i = Math.min(r, e.gold[t]);
	return P(e, t, n, i), i;
}
function Dn(e, t, n, r) {
	let i = [];
	for (; i.length < r;) {
		if (e.intrigue.length === 0) {
			if (e.intrigueDiscard.length === 0) break;
			Ce(e.intrigue, t.random, e.intrigueDiscard), t.log?.emit("reshuffled", {
				clause: "SP-3.24",
				deck: "intrigue",
				count: e.intrigue.length
			});
		}
		let r = e.intrigue.pop();
		xe(e.houses[n].hand, r), i.push(r);
	}
	i.length > 0 && t.reveal(0, s(n)), t.log?.emit("drew", {
		seat: n,
		count: i.length,
		hand: e.houses[n].hand.length
	}, bn(s(n), { cards: i }));
}
function On(e, t) {
	if (e.market.length > 0) return !0;
	if (e.marketDiscard.length === 0) return !1;
	Ce(e.market, t.random, e.marketDiscard);
	for (let t of e.seen) for (let n = 0; n < t.length; n += 2) t[n] += e.market.length;
	return t.log?.emit("reshuffled", {
		clause: "SP-3.25",
		deck: "market",
		count: e.market.length
	}), !0;
}
function kn(e, t, n, r) {
	Se(e.houses[n].hand, r);
	for (let t = 0; t < e.seats; t++) {
		let i = e.known[j(e.seats, t, n)], a = i.indexOf(r);
		a >= 0 && i.splice(a, 1);
	}
	An(e, n, r), t.reveal(s(n), o);
}
function An(e, t, n) {
	if (!e.houses[t].hand.includes(n)) for (let r of e.flow.frames) {
		if (r.rule !== "intrigue-turn" || r.by !== t) continue;
		let { plans: e } = r;
		for (let t = 0; t < e.length; t++) e[t] === n && (e[t] = -1);
	}
}
function jn(e, t, n, r) {
	let i = e.known[j(e.seats, t, n)], a = i.slice();
	for (let e of r) {
		let t = a.indexOf(e);
		t >= 0 ? a.splice(t, 1) : xe(i, e);
	}
}
function Mn(e, t) {
	(t < jt ? e.marketDiscard : e.intrigueDiscard).push(t);
}
function Nn(e, t, n, r) {
	r !== 0 && Tn(e, t, n, r, "champion", r > 0 ? "SP-3.28" : "SP-3.29");
}
function Pn(e, t, n, r) {
	e.houses[n].assets.push(r), D(r) && Nn(e, t, n, 1);
}
function Fn(e, t, n, r) {
	Se(e.houses[n].assets, r), D(r) && Nn(e, t, n, -1);
}
function In(e, t, n, r) {
	Fn(e, t, n, r), Mn(e, C(r));
}
function Ln(e, t, n, r) {
	let { assets: i } = e.houses[t], a = i.indexOf(n);
	if (a < 0) throw Error(`seat ${t} has no asset ${n}`);
	i[a] = r;
}
function Rn(e, t, n) {
	let r = 0;
	for (let i of e.houses[t].assets) k(n, i) && r++;
	return r;
}
var zn = (e, t, n) => e.houses[t].assets.filter((e) => k(n, e));
function Bn(e, t, n) {
	for (let r of e.houses[t].assets) if (C(r) === n && E(r)) return r;
	return -1;
}
var Vn = (e, t, n) => e.houses[t].assets.filter((e) => E(e) && w(e) === n), Hn = (e, t) => t.slice().sort((t, n) => (t - e.host + e.seats) % e.seats - (n - e.host + e.seats) % e.seats);
function Un(e, t, n, r, i = !1) {
	let a = Hn(e, n);
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
var Wn = (e) => It.filter((t) => !e.houses.some((e) => e.card === t)), Gn = h("set-up", { locals: {} }, [
	{
		clause: "SP-2.2",
		run(e, t, n) {
			e.host = Un(e, n, e.houses.map((e, t) => t), "SP-2.2"), n.log?.emit("hostChosen", {
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
				let n = on(e, e.host, t);
				if (e.houses[n].card < 0) return g(n, "house", Wn(e));
			}
			return null;
		},
		fallback: (e) => Wn(e)[0],
		take(e, t, n, r, i) {
			return e.houses[i].card = r, n.log?.emit("chose", {
				seat: i,
				house: r
			}), f;
		}
	},
	{
		clause: "SP-2.8",
		run(e, t, n) {
			Kn(e, n, "gladiator"), Kn(e, n, "slave");
		}
	},
	{
		clause: "SP-2.10",
		run(e, t, n) {
			for (let t = 0; t < e.seats; t++) {
				let r = on(e, e.host, t), { guards: i } = b[e.houses[r].card].holdings;
				for (let t = 0; t < i; t++) Se(e.intrigue, Nt), Pn(e, n, r, Nt);
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
function Kn(e, t, n) {
	let r = (e) => b[e].start && b[e].type === n, i = e.market.filter(r);
	e.market = e.market.filter((e) => !r(e)), t.random.shuffle(i);
	let a = e.houses.map((e) => {
		let t = b[e.card].holdings;
		return n === "gladiator" ? t.gladiators : t.slaves;
	});
	for (let n = 0; a.some((e) => e > n); n++) for (let r = 0; r < e.seats; r++) {
		let s = on(e, e.host, r);
		if (a[s] <= n) continue;
		let c = i.pop();
		Pn(e, t, s, c), t.reveal(0, o), t.log?.emit("dealt", {
			seat: s,
			card: c
		});
	}
	e.market.push(...i);
}
var qn = {
	bidsOpened: {
		bids: "number[seat]",
		stacks: "number[seat]"
	},
	tied: {
		seats: "seat[]",
		stacks: "number[seat]"
	}
}, Jn = {
	bidders: "seat[]",
	stacks: "number[seat]",
	bids: "number[seat]"
}, Yn = (e) => e.log;
function Xn(e) {
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
function Zn(e, t) {
	return e.stacks[t] + (e.sealed?.[t] ?? 0);
}
function Qn(e) {
	let { bid: t, award: n, tie: r, fail: i } = e.clauses;
	return h(e.name, {
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
			ask: (t, n) => n.bidders.map((r) => re(r, "coins", 0, e.purse(t, r) - n.stacks[r])),
			fallback: () => 0,
			take(e, t, n, r) {
				t.bids = r.slice(), Yn(n)?.emit("bidsOpened", {
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
				if (Xn(n).failed) return e.failed(t, r, n.bidders), p(-1);
			}
		},
		{
			clause: r,
			run(n, r, i) {
				let { leaders: a } = Xn(r);
				if (!(a.length === 1 || e.breakTie)) {
					for (let e of r.bidders) r.stacks[e] = a.includes(e) ? r.stacks[e] + r.bids[e] : 0;
					return r.bidders = a, Yn(i)?.emit("tied", {
						seats: a.slice(),
						stacks: r.stacks.slice()
					}), d(t);
				}
			}
		},
		{
			clause: n,
			run(t, n, r) {
				let { leaders: i, total: a } = Xn(n), o = i.length > 1 && e.breakTie ? e.breakTie(t, i) : i[0];
				return e.won(t, r, o, a), p(o);
			}
		}
	]);
}
function $n(e, t, n, r = null) {
	return m(e, {
		bidders: n,
		stacks: Array(t).fill(0)
	}, r);
}
var er = [
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
], tr = 128, nr = 8, rr = 8, ir = 64, ar = /* @__PURE__ */ new Map(), or = /* @__PURE__ */ new Map();
function L(e, t = -1, n = -1, r = 0, i = 0) {
	let a = (((er.indexOf(e) * tr + t + 1) * nr + n + 1) * rr + r) * ir + i;
	return ar.get(a) ?? sr(a, {
		verb: e,
		card: t,
		ability: r,
		seat: n,
		number: i
	});
}
function sr(e, t) {
	let { verb: n, card: r, ability: i, seat: a, number: o } = t, s = n + (r >= 0 ? `.${b[r].slug}` : "") + (i > 0 ? `#${i + 1}` : "") + (a >= 0 ? `.${a}` : "") + (o > 0 ? `=${o}` : "");
	return ar.set(e, s), or.set(s, t), s;
}
function R(e) {
	let t = or.get(e);
	if (t !== void 0) return t;
	let [, n = "", r, i, a, o] = /^([a-z-]+)(?:\.([a-z][a-z0-9-]*))?(?:#(\d))?(?:\.(\d))?(?:=(\d+))?$/.exec(e) ?? [], s = r === void 0 ? -1 : b.findIndex((e) => e.slug === r);
	if (!er.includes(n) || r !== void 0 && s < 0) throw Error(`'${e}' is no act`);
	return L(n, s, a === void 0 ? -1 : Number(a), i === void 0 ? 0 : Number(i) - 1, Number(o ?? 0)), or.get(e);
}
var z = L("none"), cr = L("pass"), lr = L("end"), ur = 8, dr = (e) => e & 7, fr = (e) => e < ur, pr = (e) => e.map(dr).sort((e, t) => t - e);
function mr(e, t) {
	let n = [];
	for (let r = 0; r < t; r++) n.push(e.random.die(6));
	return n;
}
function hr(e, t, n, r, i, a) {
	let o = n.findIndex((e) => dr(e) === r && (!i || fr(e))), s = e.random.die(6);
	n[o] = s + (i || !fr(n[o]) ? ur : 0), e.log?.emit("rerolled", {
		clause: i ? "SP-12.11" : "SP-12.15",
		seat: t,
		card: a,
		die: r,
		now: s,
		dice: pr(n)
	});
}
var gr = [
	0,
	0,
	0,
	0,
	0,
	0,
	0
];
function _r(e, t) {
	gr.fill(0);
	for (let t of e) gr[dr(t)]++;
	let n = 0;
	for (let e of gr) n += Math.floor(e / t);
	return n;
}
var vr = (e, t) => e.map((e, n) => n < t.length ? [e, t[n]] : [e]);
function yr(e, t) {
	let n = pr(e), r = pr(t), i = 0, a = 0;
	for (let e = 0; e < n.length; e++) e < r.length ? i += +(n[e] > r[e]) : a += +(n[e] >= 3);
	return {
		opposed: i,
		unopposed: a
	};
}
function br(e, ...t) {
	let { frames: n } = e.flow;
	for (let e = n.length - 1; e >= 0; e--) if (t.includes(n[e].rule)) return n[e];
	throw Error(`${t.join(", ")} is not being carried out`);
}
var xr = (e) => br(e, "window"), Sr = {
	readyCount: (e, t, n, [r, i]) => Rn(e, t, r) >= i,
	targetGoldZero: (e, t, n) => e.gold[n] === 0,
	targetInfluenceAtMostMine: (e, t, n) => e.houses[n].influence <= e.houses[t].influence,
	schemeTargetsMe: (e, t) => xr(e).target === t,
	iBidThisRound: (e, t) => xr(e).seats.includes(t),
	iDeclined: (e, t) => xr(e).concernedSeat === t,
	iWonABet: (e, t) => xr(e).winners.includes(t),
	dealtAtLeast: (e, t, n, [r]) => br(e, "attack").wounds >= r
};
function Cr(e, t, n, r) {
	for (let { name: i, args: a } of t.conditions) if (!Sr[i](e, n, r, a)) return !1;
	return !0;
}
var wr = (e) => e.houses.map((e, t) => t), Tr = {
	self: (e, t) => [t],
	rival: (e, t) => wr(e).filter((e) => e !== t),
	any: (e) => wr(e),
	launcher: (e) => [xr(e).activeSeat],
	participant: (e) => e.fight.seats,
	opp: (e, t) => [e.fight.seats[+(e.fight.seats[0] === t)]],
	none: () => [-1]
}, Er = (e) => br(e, "attack"), Dr = { run: () => {} }, Or = {
	reroll: { run(e, t, n, [r]) {
		let i = Er(e);
		hr(n, t.by, r === 1 ? i.defense : i.offense, t.number, !0, t.card);
	} },
	forceReroll: { run(e, t, n, [r]) {
		let i = Er(e);
		hr(n, t.by, r === 1 ? i.defense : i.offense, t.number, !1, t.card);
	} },
	range: Dr,
	speedAttack: { run(e, t) {
		Er(e).speed = t.card;
	} },
	ignoreWound: { run(e, t, n, [r]) {
		let i = Er(e);
		i.wounds = Math.max(0, i.wounds - r), n.log?.emit("ignored", {
			clause: "SP-12.28",
			wounds: i.wounds
		});
	} },
	extraWound: { run(e, t, n, [r]) {
		let i = Er(e);
		i.wounds += r, n.log?.emit("added", {
			clause: "SP-12.29",
			wounds: i.wounds
		});
	} },
	winInitiative: { run(e, t) {
		br(e, "fight").winnerSlot = e.fight.seats.indexOf(t.by);
	} },
	initBonus: Dr,
	moveBonus: Dr,
	slow: { run(e, t, n, [r]) {
		let i = 1 - e.fight.seats.indexOf(t.by);
		e.fight.slowed[i] += r, n.log?.emit("slowed", {
			seat: e.fight.seats[i],
			steps: r
		});
	} },
	addDice: { run(e, t, n, [r, i]) {
		let a = Er(e);
		r === 1 ? a.moreDefense += i : a.moreOffense += i;
	} },
	autoWoundPer: Dr
}, kr = {
	exhaustSelf: { pay: (e, t, n, r) => Ar(e, t, n, Bn(e, n, r)) },
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
			let a = xr(e).activeSeat;
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
function Ar(e, t, n, r) {
	Ln(e, n, r, r | 128);
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
var jr = Ze.length, Mr = Array(jr).fill(0);
function Nr(e, t, n, r, i) {
	if (r.costs.length === 0) return !0;
	let a = 0, o = +!!i;
	Mr.fill(0);
	let s = -1;
	for (let { name: i, args: c } of r.costs) {
		let r = kr[i];
		if (a += r.gold?.(e, c) ?? 0, o += r.hand?.(c) ?? 0, i === "exhaust" && (Mr[c[1]] += c[0]), i === "exhaustSelf" && (s = Bn(e, t, n), s === -1)) return !1;
	}
	if (a > e.gold[t] || o > e.houses[t].hand.length) return !1;
	for (let n = 0; n < jr; n++) {
		let r = Mr[n] > 0 && s !== -1 && k(n, s) ? 1 : 0;
		if (Mr[n] + r > 0 && Rn(e, t, n) < Mr[n] + r) return !1;
	}
	return !0;
}
var Pr = h("guard-roll", {
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
			return t.rolls++, t.again = !1, n.log?.emit("guardRolled", {
				seat: t.by,
				die: r,
				least: t.least,
				outcome: i ? "foils" : "fails"
			}), i ? (xr(e).undone = !0, p()) : t.rolls > 1 ? p() : void 0;
		}
	},
	{
		clause: "SP-6.12",
		at: "SP-6.12 retry",
		ask(e, t) {
			let n = Fr(e, t.by);
			return n.length === 0 ? null : g(t.by, "act", [...n, "keep"]);
		},
		fallback: () => "keep",
		take(e, t, n, r) {
			if (r === "keep") return p();
			let { card: i, ability: a } = R(r);
			return m(pa, {
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
		run: (e, t) => t.again ? d("SP-6.12") : p()
	}
]);
function Fr(e, t) {
	let n = [];
	for (let r of e.houses[t].assets) {
		let i = C(r);
		if (E(r)) for (let r of Ht(i, "guardFailed")) ga(e, t, i, r, t, !1) && n.push(L("use", i, -1, r));
	}
	return n;
}
var Ir = 3, Lr = 2, Rr = 3, zr = h("bets", { locals: {} }, [{
	clause: "SP-8.22",
	sealed: !0,
	ask: (e) => e.houses.map((t, n) => Vr(e, n)),
	fallback: (e, t, n) => Object.fromEntries(Vr(e, n.seat).fields.map((e) => [e.name, 0])),
	barred: (e, t, n) => A.slice(0, 2).filter((t, r) => !Br(e, n.seat, r)).map((e) => ({
		item: e,
		clause: "SP-8.26",
		reason: "nobody bets against his own combatant"
	})),
	take(e, t, n, r) {
		for (let [t, i] of r.entries()) {
			for (let n = 0; n < A.length; n++) e.bets[nn(t, n)] = i?.[A[n]] ?? 0;
			let [r, a, o, s] = e.bets.slice(nn(t, 0), nn(t + 1, 0));
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
}]), Br = (e, t, n) => n > 1 || e.fight.seats[1 - n] !== t;
function Vr(e, t) {
	let n = e.gold[t], r = [];
	for (let i = 0; i < 4; i++) Br(e, t, i) && r.push(v(A[i], re(t, "gold", 0, Math.min(Ir, n))));
	return oe(t, r, null, Ir * r.length <= n ? null : [{
		fields: r.map((e) => e.name),
		max: n
	}]);
}
function Hr(e, t) {
	let { loser: n, degree: r } = e.fight;
	return t < 2 ? t === n ? 0 : 2 : t === Lr && r === 2 || t === Rr && r === 3 ? 3 : 0;
}
function Ur(e, t) {
	let n = [];
	for (let r = 0; r < e.seats; r++) {
		let i = 0, a = 0;
		for (let o = 0; o < 4; o++) {
			let s = e.bets[nn(r, o)];
			if (i += s, s === 0) continue;
			let c = Hr(e, o);
			c !== 0 && (a += c * s, n.includes(r) || n.push(r), t.use(A[o]));
		}
		i !== 0 && (P(e, r, I(e), i), P(e, I(e), r, a), t.log?.emit("betSettled", {
			clause: a > 0 ? "SP-8.31" : "SP-8.32",
			seat: r,
			staked: i,
			back: a,
			won: A.filter((t, n) => e.bets[r * 4 + n] > 0 && Hr(e, n) > 0),
			purse: F(e, r)
		}));
	}
	return e.bets.fill(0), n;
}
var Wr = [
	"",
	"yield",
	"injury",
	"decapitation"
], Gr = (e, t) => e.health[t * 3] + e.health[t * 3 + 1] + e.health[t * 3 + 2], Kr = (e, t) => e.health.slice(t * 3, t * 3 + 3), qr = h("wound", {
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
		let r = e.fight, i = Gr(r, t.slot) - 3;
		t.opening && (t.count = Math.min(t.count, i));
		let a = t.count - i;
		if (a <= 0) return t.count === 0 ? p() : void 0;
		r.loser = t.slot, r.degree = Math.min(3, a);
		for (let e = 0; e < 3; e++) r.health[t.slot * 3 + e] = +(e < 3 - r.degree);
		let o = `SP-9.${28 + r.degree}`;
		return n.log?.emit("defeated", {
			clause: o,
			seat: r.seats[t.slot],
			degree: Wr[r.degree],
			wounds: t.count,
			left: Kr(r, t.slot)
		}), p();
	}
}, {
	clause: "SP-9.23",
	auto: !0,
	ask: (e, t) => _(e.fight.seats[t.slot], "pool", Jr(e.fight, t.slot), t.count, t.count),
	fallback: (e, t) => Yr(e.fight, t),
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
		let i = e.fight;
		n.log?.emit("wounded", {
			clause: "SP-9.22",
			seat: i.seats[t.slot],
			pools: r,
			left: Kr(i, t.slot)
		});
	}
}]);
function Jr(e, t) {
	let n = [];
	for (let r = 0; r < 3; r++) for (let i = 1; i < e.health[t * 3 + r]; i++) n.push(r);
	return n;
}
function Yr(e, t) {
	let n = e.health.slice(t.slot * 3, t.slot * 3 + 3), r = [];
	for (; r.length < t.count;) {
		let e = 2;
		for (let t = 1; t >= 0; t--) n[t] > n[e] && (e = t);
		n[e]--, r.push(e);
	}
	return r.sort((e, t) => e - t);
}
function Xr(e, t, n) {
	let r = n === 0 ? e.fight.cards[t] : e.fight.gear[t][n - 1];
	return E(r) ? C(r) : -1;
}
var Zr = (e, t) => e.fight.gear[t].length + 1;
function Qr(e, t, n, r) {
	let i = 0;
	for (let a = 0; a < Zr(e, n); a++) {
		let o = Xr(e, n, a), s = o < 0 ? 0 : en(o, r, 0);
		s > 0 && t?.use(b[o].id), i += s;
	}
	return i;
}
function $r(e, t) {
	let n = 1;
	for (let r = 0; r < Zr(e, t); r++) {
		let i = Xr(e, t, r);
		i >= 0 && (n = Math.max(n, en(i, "range", 1)));
	}
	return n;
}
var ei = (e, t) => {
	let n = 0;
	for (let r of e) r === t && n++;
	return n;
}, ti = (e, t, n) => ca(t, n) * rn.length + e;
function ni(e, t, n, r, i) {
	let { limit: a } = B(n, r), o = ti(t, n, r);
	return a?.name === "perCombat" && ei(e.fight.used, o) >= a.args[0] ? !1 : ei(i, o) < (a?.name === "perRoll" ? a.args[0] : 1);
}
var ri = [];
function ii(e, t, n, r = ri) {
	let i = [];
	return ai(e, t, n, r, (e, t) => {
		i.push(L("use", e, -1, t));
	}), i;
}
function ai(e, t, n, r, i) {
	let a = e.fight.seats[t];
	for (let o = 0; o < Zr(e, t); o++) {
		let s = Xr(e, t, o);
		if (!(s < 0)) for (let o of Ht(s, n)) ni(e, t, s, o, r) && ga(e, a, s, o, e.fight.seats[1 - t], !1) && i(s, o);
	}
}
var oi = L("attack");
function si(e, t) {
	let { cells: n } = e.fight, r = y.distance(n[0], n[1]), i = r <= $r(e, t), a = i ? [oi] : [];
	return ai(e, t, "attackDeclared", ri, (e, t) => {
		let n = B(e, t).effects.find((e) => e.name === "speedAttack");
		(n === void 0 ? i : r <= n.args[0]) && a.push(L("attack", e, -1, t));
	}), a;
}
function ci(e, t, n, r, i, a) {
	let o = [], s = r === "attackRolled" || r === "defenseRolled", c = (e, t) => {
		for (let { name: n, args: r } of B(e, t).effects) if (n === (s ? "reroll" : "forceReroll") && r[0] === a) for (let n = 1; n <= 6; n++) i.some((e) => dr(e) === n && (!s || fr(e))) && o.push(L("use", e, -1, t, n));
	};
	return li(t, r) ? c(la(t.going), ua(t.going)) : ai(e, n, r, t.uses, c), o;
}
var li = (e, t) => e.left > 0 && B(la(e.going), ua(e.going)).trigger === t, ui = (e, t) => B(e, t).effects.find((e) => e.name === "reroll" || e.name === "forceReroll")?.args[1] ?? 1;
function di(e, t, n, r, i = null) {
	let { card: a, ability: o, number: s } = R(n), c = e.fight.seats[t], l = ti(t, a, o);
	return e.fight.used.push(l), i?.push(l), m(pa, {
		by: c,
		card: a,
		ability: o,
		target: e.fight.seats[1 - t],
		number: s
	}, r);
}
function fi(e, t, n, r, i, a) {
	let o = 0;
	for (let s = 0; s < Zr(e, n); s++) {
		let c = Xr(e, n, s);
		if (!(c < 0)) for (let e of Ht(c, r)) for (let { name: n, args: r } of B(c, e).effects) {
			if (n !== "autoWoundPer" || r[1] !== i) continue;
			let e = a(r[0] + 2);
			e > 0 && t.use(b[c].id), o += e;
		}
	}
	return o;
}
var pi = 0, mi = 1, hi = 2, gi = {
	slot: 0,
	deed: oi,
	speed: -1,
	offense: [],
	defense: [],
	moreOffense: 0,
	moreDefense: 0,
	uses: [],
	going: 0,
	left: 0,
	wounds: 0
}, _i = (e, t, n, r, i) => ({
	clause: e,
	at: t,
	ask(e, t) {
		let a = n === "attacker" ? t.slot : 1 - t.slot, o = ci(e, t, a, r, t[i], i === "defense" ? mi : t.speed >= 0 ? hi : pi);
		return o.length === 0 ? null : g(e.fight.seats[a], "act", [z, ...o]);
	},
	fallback: () => z,
	take(e, a, o, s) {
		let c = n === "attacker" ? a.slot : 1 - a.slot;
		if (s === z) return;
		let { card: l, ability: u, number: f } = R(s);
		return li(a, r) ? (a.left--, hr(o, e.fight.seats[c], a[i], f, r === "attackRolled" || r === "defenseRolled", l), d(t)) : (a.going = ca(l, u), a.left = ui(l, u) - 1, di(e, c, s, t, a.uses));
	}
}), vi = (e, t, n, r) => ({
	clause: e,
	at: t,
	ask(e, t) {
		let i = n === "attacker" ? t.slot : 1 - t.slot, a = r(e, t, i);
		return a.length === 0 ? null : g(e.fight.seats[i], "act", [z, ...a]);
	},
	take(e, r, i, a) {
		return a === z ? void 0 : di(e, n === "attacker" ? r.slot : 1 - r.slot, a, t, r.uses);
	}
}), yi = (e, t) => {
	let n = (e, t, n) => t.wounds === 0 ? [] : ii(e, n, "woundsTaken", t.uses);
	return {
		...vi("SP-12.28", e, t, n),
		fallback: (e, r) => n(e, r, t === "attacker" ? r.slot : 1 - r.slot)[0]
	};
}, bi = h("attack", {
	locals: gi,
	shows: Object.keys(gi)
}, [
	{
		clause: "SP-9.12",
		run(e, t, n) {
			let r = e.fight;
			if (r.struck = !0, n.log?.emit("attacked", {
				seat: r.seats[t.slot],
				target: r.seats[1 - t.slot]
			}), t.deed !== oi) {
				let { card: n, ability: r } = R(t.deed);
				return di(e, t.slot, L("use", n, -1, r), "SP-9.20 defender", t.uses);
			}
			y.distance(r.cells[0], r.cells[1]) > 1 && Qr(e, n, t.slot, "range");
		}
	},
	{
		...vi("SP-9.20", "SP-9.20 defender", "defender", (e, t, n) => ii(e, n, "defenseDeclared", t.uses)),
		fallback: () => z
	},
	{
		clause: "SP-9.13",
		run(e, t, n) {
			let { health: r, seats: i } = e.fight;
			for (let a of Hn(e, i)) a === i[t.slot] ? t.offense = mr(n, r[t.slot * 3 + (t.speed >= 0 ? hi : pi)] + t.moreOffense) : t.defense = mr(n, r[(1 - t.slot) * 3 + mi] + t.moreDefense);
			let a = t.speed >= 0 ? "SP-12.25" : "SP-9.13";
			n.log?.emit("rolled", {
				clause: a,
				seat: i[t.slot],
				dice: pr(t.offense),
				against: pr(t.defense),
				target: i[1 - t.slot],
				pool: t.speed >= 0 ? hi : pi
			});
		}
	},
	_i("SP-12.22", "SP-12.22", "attacker", "attackRolled", "offense"),
	_i("SP-12.14", "SP-12.14 attacker", "attacker", "oppDefenseRolled", "defense"),
	_i("SP-12.14", "SP-12.14 defender", "defender", "oppAttackRolled", "offense"),
	_i("SP-12.23", "SP-12.23", "defender", "defenseRolled", "defense"),
	{
		clause: "SP-9.20",
		run(e, t, n) {
			let r = fi(e, n, 1 - t.slot, "defenseRolled", mi, (e) => _r(t.defense, e));
			if (r === 0) return d("SP-9.15");
			t.wounds = r, n.log?.emit("struckBack", {
				clause: "SP-12.20",
				seat: e.fight.seats[1 - t.slot],
				wounds: r
			});
		}
	},
	yi("SP-12.28 attacker", "attacker"),
	{
		clause: "SP-9.20",
		at: "SP-9.20 struck back",
		run: (e, t) => t.wounds === 0 ? void 0 : m(qr, {
			slot: t.slot,
			count: t.wounds
		})
	},
	{
		clause: "SP-9.21",
		run: (e) => e.fight.loser >= 0 ? p() : void 0
	},
	{
		clause: "SP-9.15",
		run(e, t, n) {
			let { opposed: r, unopposed: i } = yr(t.offense, t.defense), a = t.speed >= 0 ? hi : pi, o = fi(e, n, t.slot, "attackRolled", a, (e) => _r(t.offense, e));
			if (t.wounds = r + i + o, n.log === null) return;
			let s = [N("opposed", r, "SP-9.15"), N("unopposed", i, "SP-9.17")];
			o > 0 && s.push(N("automatic", o, "SP-12.20"));
			let [c, l] = [pr(t.offense), pr(t.defense)], [u, d] = [e.fight.seats[t.slot], e.fight.seats[1 - t.slot]], f = vr(c, l);
			n.log.emit("hit", {
				seat: u,
				dice: c,
				against: l,
				pairs: f,
				target: d,
				parts: s,
				total: t.wounds
			});
		}
	},
	{
		...vi("SP-12.29", "SP-12.29", "attacker", (e, t, n) => ii(e, n, "woundsDealt", t.uses)),
		fallback: (e, t) => ii(e, t.slot, "woundsDealt", t.uses)[0]
	},
	yi("SP-12.28", "defender"),
	{
		clause: "SP-9.22",
		run: (e, t) => t.wounds === 0 ? void 0 : m(qr, {
			slot: 1 - t.slot,
			count: t.wounds
		})
	}
]), xi = 2, Si = 5, Ci = h("fight", {
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
				let t = ii(e, n, "preInit");
				if (t.length > 0) return g(e.fight.seats[n], "act", [z, ...t]);
			}
			return null;
		},
		fallback: () => z,
		take(e, t, n, r, i) {
			let a = e.fight.seats.indexOf(i);
			return r === z ? (t.answered = a + 1, f) : di(e, a, r, "SP-12.31");
		}
	},
	{
		clause: "SP-9.5",
		run(e, t, n) {
			t.winnerSlot >= 0 ? n.log?.emit("initiativeWon", {
				clause: "SP-12.32",
				seat: e.fight.seats[t.winnerSlot]
			}) : wi(e, t, n);
		}
	},
	{
		clause: "SP-9.7",
		ask: (e, t) => g(e.fight.seats[t.winnerSlot], "word", ["first", "second"]),
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
		run: (e, t) => m(Di, { slot: t.firstSlot })
	},
	{
		clause: "SP-9.8",
		at: "SP-9.8 second",
		run: (e, t) => e.fight.loser >= 0 ? d("SP-9.28") : m(Di, { slot: 1 - t.firstSlot })
	},
	{
		clause: "SP-9.34",
		run(e, t, n) {
			let r = e.fight;
			if (r.loser >= 0 || (r.idle = r.struck ? 0 : r.idle + 1, r.idle < Si)) return;
			let i = Un(e, n, r.seats, "SP-9.34", !0);
			return m(qr, {
				slot: r.seats.indexOf(i),
				count: 1
			});
		}
	},
	{
		clause: "SP-9.28",
		run: (e) => e.fight.loser >= 0 ? p() : d("SP-9.4")
	}
]);
function wi(e, t, n) {
	let r = e.fight, i = [0, 0];
	do
		for (let t of Hn(e, r.seats)) {
			let a = r.seats.indexOf(t), o = mr(n, r.health[a * 3 + xi]), s = Qr(e, n, a, "initBonus");
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
var Ti = "move", Ei = "rest", Di = h("action", {
	locals: { slot: 0 },
	shows: ["slot"]
}, [
	{
		clause: "SP-14.2",
		ask(e, t) {
			let n = ii(e, 1 - t.slot, "oppTurn");
			return n.length === 0 ? null : g(e.fight.seats[1 - t.slot], "act", [z, ...n]);
		},
		fallback: () => z,
		take: (e, t, n, r) => r === z ? void 0 : di(e, 1 - t.slot, r, "SP-14.2")
	},
	{
		clause: "SP-9.8",
		ask(e, t) {
			let n = si(e, t.slot);
			return n.length === 0 ? null : g(e.fight.seats[t.slot], "act", [
				...n,
				Ti,
				Ei
			]);
		},
		fallback: (e, t) => si(e, t.slot)[0],
		take(e, t, n, r) {
			if (r === Ei) return p();
			if (r !== Ti) return m(bi, {
				slot: t.slot,
				deed: r
			}, "SP-9.9");
		}
	},
	{
		clause: "SP-9.10",
		ask: (e, t) => ki(e, t.slot),
		fallback: (e, t) => ji(e, t.slot),
		barred: (e, t) => [{
			item: e.fight.cells[1 - t.slot],
			clause: "SP-9.11",
			reason: "the opponent stands there"
		}],
		take: (e, t, n, r) => Ai(e, t, n, r)
	},
	{
		clause: "SP-9.12",
		ask(e, t) {
			let n = si(e, t.slot);
			return n.length === 0 ? null : g(e.fight.seats[t.slot], "act", [...n, Ei]);
		},
		fallback: (e, t) => si(e, t.slot)[0],
		take: (e, t, n, r) => r === Ei ? p() : m(bi, {
			slot: t.slot,
			deed: r
		}, "SP-9.9 end")
	},
	{
		clause: "SP-9.9",
		at: "SP-9.9 end",
		run: () => p()
	},
	{
		clause: "SP-9.9",
		ask: (e, t) => e.fight.loser >= 0 ? null : ki(e, t.slot),
		fallback: () => [],
		take: (e, t, n, r) => Ai(e, t, n, r)
	}
]);
function Oi(e, t) {
	let n = e.fight;
	return Math.max(0, n.health[t * 3 + xi] + Qr(e, null, t, "moveBonus") - n.slowed[t]);
}
function ki(e, t) {
	let { seats: n, cells: r } = e.fight, i = Oi(e, t);
	return i === 0 ? null : ne(n[t], "cell", r[t], y.steps, i, { blocked: [r[1 - t]] });
}
function Ai(e, t, n, r) {
	let i = r[r.length - 1];
	if (i === void 0) return;
	r.length > e.fight.health[t.slot * 3 + xi] && Qr(e, n, t.slot, "moveBonus");
	let a = e.fight.cells[t.slot];
	e.fight.cells[t.slot] = i, n.log?.emit("moved", {
		clause: "SP-9.10",
		seat: e.fight.seats[t.slot],
		from: a,
		cells: r.slice()
	});
}
function ji(e, t) {
	let { cells: n } = e.fight, r = n[1 - t], i = [], a = n[t];
	for (let n = Oi(e, t); n > 0 && y.distance(a, r) > 1; n--) {
		let e = y.distance(a, r);
		a = y.steps[a].slice().sort((e, t) => e - t).find((t) => y.distance(t, r) < e), i.push(a);
	}
	return i;
}
var Mi = 3, Ni = h("victory", {
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
			Pi(e, n, 1 - e.fight.loser);
			let r = 1 - e.fight.loser, i = C(e.fight.cards[r]);
			return m(ma, {
				by: e.fight.seats[r],
				card: i,
				trigger: "combatWon"
			});
		}
	},
	{
		clause: "SP-10.19",
		run: (e, t, n) => Fi(e, n)
	},
	{
		clause: "SP-10.8",
		run(e, t, n) {
			t.winners = Ur(e, n);
		}
	},
	{
		clause: "SP-10.20",
		run: (e, t) => ba(e, "betsResolved", {
			activeSeat: e.host,
			winners: t.winners
		})
	},
	{
		clause: "SP-10.9",
		auto: !0,
		ask(e) {
			let { degree: t, loser: n, cards: r } = e.fight;
			return t === 3 ? null : g(e.host, "word", D(r[n]) ? ["up"] : ["up", "down"]);
		},
		fallback: () => "up",
		barred: (e) => D(e.fight.cards[e.fight.loser]) ? [{
			item: "down",
			clause: "SP-10.13",
			reason: "a champion cannot be given the thumb down"
		}] : [],
		take(e, t, n, r) {
			if (n.log?.emit("verdictGiven", {
				seat: e.host,
				owner: e.fight.seats[e.fight.loser],
				verdict: r
			}), r === "up") return d("SP-10.10");
			n.use("thumb-down");
			let i = e.fight.seats[e.fight.loser];
			return {
				...ba(e, "thumbDown", {
					activeSeat: e.host,
					concernedSeat: i
				}),
				to: "SP-10.11"
			};
		}
	},
	{
		clause: "SP-10.10",
		run: () => d("SP-10.18")
	},
	{
		clause: "SP-10.11",
		run(e, t, n) {
			if (t.result === "cancelled") return;
			let { loser: r, cards: i, seats: a } = e.fight, o = i[r];
			O(o) > 0 && Tn(e, n, e.host, -O(o), "executed favorite", "SP-10.12"), In(e, n, a[r], o), n.log?.emit("executed", {
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
function Pi(e, t, n) {
	let r = e.fight, i = r.seats[n], a = r.cards[n];
	if (D(a)) return;
	let o = O(a) + 1, s = o < Mi ? Yt(a, o) : Yt(a, 0) | Gt;
	Ln(e, i, a, s), r.cards[n] = s, t.log?.emit("favored", {
		seat: i,
		card: C(a),
		favor: o
	}), D(s) && (t.use("champion"), t.log?.emit("crowned", {
		clause: "SP-10.3",
		seat: i,
		card: C(a)
	}), Tn(e, t, i, 1, "champion", "SP-10.5"));
}
function Fi(e, t) {
	let { degree: n, loser: r, seats: i, cards: a } = e.fight, o = i[r], s = a[r];
	if (n === 2) {
		let n = s | 384;
		Ln(e, o, s, n), a[r] = n, t.log?.emit("injured", {
			clause: "SP-9.30",
			seat: o,
			card: C(s)
		});
	} else n === 3 && (In(e, t, o, s), t.log?.emit("killed", {
		clause: "SP-9.31",
		seat: o,
		card: C(s)
	}));
}
var Ii = h("arena", {
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
			if (e.fight.seats.length === 2) return d("SP-8.18");
			if (t.invited.length === e.seats) return d("SP-8.15");
		}
	},
	{
		clause: "SP-8.13",
		auto: !0,
		ask: (e, t) => g(e.host, "seat", Li(e, t.invited)),
		barred: (e, t) => t.invited.map((e) => ({
			item: e,
			clause: "SP-8.10",
			reason: "nobody is invited twice"
		})),
		fallback: (e, t) => Li(e, t.invited)[0],
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
			return Rn(e, t.guest, 2) === 0 ? null : Ri(e, t.guest, !0);
		},
		fallback: () => ({ combatant: "decline" }),
		barred: (e, t) => zi(e, t.guest),
		take(e, t, n, r) {
			if (r.combatant !== "decline") return Bi(e, n, t.guest, r), d("SP-8.3");
		}
	},
	{
		clause: "SP-8.17",
		run(e, t, n) {
			return n.log?.emit("declined", {
				clause: "SP-8.11",
				seat: t.guest
			}), ba(e, "invitationDeclined", {
				activeSeat: e.host,
				concernedSeat: t.guest,
				seats: [t.guest]
			});
		}
	},
	{
		clause: "SP-8.11",
		run(e, t, n) {
			return t.result !== "cancelled" && Tn(e, n, t.guest, -1, "declined", "SP-8.11"), d("SP-8.3");
		}
	},
	{
		clause: "SP-8.15",
		run(e, t, n) {
			return n.log?.emit("fightCancelled", { clause: e.fight.seats.length === 0 ? "SP-8.16" : "SP-8.15" }), e.fight = null, p();
		}
	},
	{
		clause: "SP-8.18",
		run(e, t, n) {
			if (t.paid === 2) return d("SP-8.21");
			let r = t.paid++;
			Hi(e, n, r);
			let i = C(e.fight.cards[r]);
			return m(ma, {
				by: e.fight.seats[r],
				card: i,
				trigger: "tributeStep"
			}, "SP-8.18");
		}
	},
	{
		clause: "SP-8.21",
		run: () => m(zr)
	},
	{
		clause: "SP-8.33",
		run: (e) => ba(e, "betsPlaced", { activeSeat: e.host })
	},
	{
		clause: "SP-8.34",
		run: () => m(Ci)
	},
	{
		clause: "SP-10.1",
		run: () => m(Ni)
	}
]);
function Li(e, t) {
	let n = [];
	for (let r = 1; r <= e.seats; r++) {
		let i = on(e, e.host, r);
		t.includes(i) || n.push(i);
	}
	return n;
}
function Ri(e, t, n) {
	let r = zn(e, t, 2), i = [v("combatant", g(t, "asset", n ? [...r, "decline"] : r))], a = {
		field: "combatant",
		is: r
	};
	for (let n of [
		"weapon",
		"armor",
		"special"
	]) {
		let r = Vn(e, t, n);
		r.length > 0 && i.push(v(n, g(t, "asset", [...r, "none"]), a));
	}
	return oe(t, i);
}
var zi = (e, t) => e.houses[t].assets.filter((e) => !E(e)).map((e) => ({
	item: e,
	clause: "SP-8.8",
	reason: "only ready cards can be chosen"
}));
function Bi(e, t, n, r) {
	let i = [];
	for (let e of [
		r.weapon,
		r.armor,
		r.special
	]) typeof e == "number" && i.push(e);
	let a = e.fight.seats.length;
	e.fight.seats.push(n), e.fight.cards.push(r.combatant), e.fight.gear.push(i), e.fight.cells.push(Ke[a]), Vi(e, a);
	let o = C(r.combatant);
	t.log?.emit("accepted", {
		seat: n,
		slot: a,
		card: o,
		cards: i.map(C),
		cell: Ke[a],
		health: Kr(e.fight, a)
	});
}
function Vi(e, t) {
	let { dice: n } = qt(e.fight.cards[t]);
	for (let r = 0; r < 3; r++) e.fight.health[t * 3 + r] = n[r];
}
function Hi(e, t, n) {
	let r = e.fight.cards[n], i = e.fight.seats[n], a = D(r) ? 6 : 2 * O(r);
	if (a === 0) return;
	P(e, I(e), i, a);
	let o = D(r) ? N("champion", 6, "SP-8.19") : N("favor", a, "SP-8.18");
	t.log?.emit("tributeReceived", {
		clause: o.clause,
		seat: i,
		card: C(r),
		parts: [o],
		total: a,
		purse: F(e, i)
	});
}
var Ui = h("substitute", {
	locals: { seat: 0 },
	shows: ["seat"]
}, [{
	clause: "SP-14.3",
	auto: !0,
	ask: (e, t) => g(t.seat, "asset", sa(e, t.seat)),
	fallback: (e, t) => sa(e, t.seat).reduce((e, t) => T(t) > T(e) ? t : e),
	take(e, t, n, r) {
		let i = e.fight.seats.indexOf(t.seat);
		e.fight.cards[i] = r, Vi(e, i), n.log?.emit("substituted", {
			seat: t.seat,
			card: C(r),
			slot: i,
			health: Kr(e.fight, i)
		});
	}
}]), Wi = (e, t) => e.houses[t.owner].assets.filter((e) => t.effect === "addFavor" ? oa(e, t.cap) : k(t.filter, e)), Gi = h("choose", {
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
		let n = Wi(e, t);
		if (n.length === 0) return null;
		if (t.effect !== "lose") return g(t.chooser, "asset", n);
		let r = Math.min(t.count, n.length);
		return _(t.chooser, "asset", n, r, r);
	},
	fallback(e, t) {
		let n = Wi(e, t);
		return t.effect === "lose" ? n.slice().sort((e, t) => T(e) - T(t)).slice(0, t.count).sort((e, t) => e - t) : n.reduce((e, t) => T(t) > T(e) ? t : e);
	},
	take(e, t, n, r) {
		for (let i of Array.isArray(r) ? r : [r]) Ki[t.effect](e, t, n, i);
	}
}]), Ki = {
	injure(e, t, n, r) {
		Ln(e, t.owner, r, r | 384), n.log?.emit("injured", {
			seat: t.owner,
			card: C(r)
		});
	},
	kill(e, t, n, r) {
		In(e, n, t.owner, r), n.log?.emit("killed", {
			seat: t.owner,
			card: C(r)
		});
	},
	tap: (e, t, n, r) => Ar(e, n, t.owner, r),
	take(e, t, n, r) {
		Fn(e, n, t.owner, r), Pn(e, n, t.by, r), n.log?.emit("took", {
			seat: t.by,
			from: t.owner,
			card: C(r)
		});
	},
	lose(e, t, n, r) {
		In(e, n, t.owner, r), n.log?.emit("lost", {
			seat: t.owner,
			card: C(r)
		});
	},
	cure(e, t, n, r) {
		if (!Jt(r)) throw Error("only an injured card is cured");
		Ln(e, t.owner, r, r & -385), n.log?.emit("cured", {
			seat: t.owner,
			card: C(r)
		});
	},
	addFavor(e, t, n, r) {
		let i = Math.min(t.cap, O(r) + t.count);
		Ln(e, t.owner, r, Yt(r, i)), n.log?.emit("favored", {
			seat: t.owner,
			card: C(r),
			favor: i
		});
	}
}, qi = h("spy", {
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
			jn(e, t.by, t.owner, r), n.reveal(s(t.owner), s(t.by) | s(t.owner)), n.log?.emit("peeked", {
				seat: t.by,
				target: t.owner,
				count: r.length
			}, bn(s(t.by), { cards: r }));
		}
	},
	{
		clause: "SP-16.9",
		run(e, t, n) {
			let { hand: r } = e.houses[t.owner];
			if (!(r.length > t.count)) return r.length > 0 && Ji(e, t, n, r.slice()), p();
		}
	},
	{
		clause: "SP-5.24",
		ask(e, t) {
			let { hand: n } = e.houses[t.owner], r = Math.min(t.count, n.length);
			return r === 0 ? null : _(t.by, "card", n, r, r);
		},
		fallback: (e, t) => Yi(e.houses[t.owner].hand, t.count),
		take: (e, t, n, r) => Ji(e, t, n, r)
	}
]);
function Ji(e, t, n, r) {
	for (let i of r) kn(e, n, t.owner, i), Mn(e, i);
	n.log?.emit("discarded", {
		seat: t.owner,
		cards: r
	});
}
var Yi = (e, t) => e.slice().sort((e, t) => T(t) - T(e) || e - t).slice(0, t).sort((e, t) => e - t), Xi = h("scout", {
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
		$i(r, i);
		for (let t = i; t < e.market.length; t++) r.push(t, e.market[t]);
		n.reveal(0, s(t.by)), n.log?.emit("scouted", {
			seat: t.by,
			count: t.count
		}, bn(s(t.by), { cards: Zi(e, t) }));
	}
}, {
	clause: "SP-14.3",
	ask: (e, t) => t.count === 0 ? null : _(t.by, "card", Zi(e, t), 0, t.most),
	fallback: () => [],
	take(e, t, n, r) {
		n.log?.emit("buried", {
			seat: t.by,
			count: r.length
		}, bn(s(t.by), { cards: r })), r.length > 0 && Qi(e, t, r);
	}
}]), Zi = (e, t) => e.market.slice(e.market.length - t.count).reverse();
function Qi(e, t, n) {
	let r = e.market.length - t.count;
	for (let [n, i] of e.seen.entries()) n !== t.by && $i(i, r);
	let i = e.market.splice(r, t.count);
	for (let e of n) i.splice(i.lastIndexOf(e), 1);
	e.market.unshift(...n), e.market.push(...i);
	for (let t of e.seen) for (let e = 0; e < t.length; e += 2) t[e] += n.length;
	let a = e.seen[t.by];
	$i(a, e.market.length - i.length);
	for (let t = 0; t < i.length; t++) a.push(e.market.length - i.length + t, i[t]);
	a.unshift(...n.flatMap((e, t) => [t, e]));
}
function $i(e, t) {
	let n = 0;
	for (; n < e.length && e[n] < t;) n += 2;
	e.length = n;
}
var ea = (e) => ({
	legal: (e, t, n, [r]) => Rn(e, n, r) > 0,
	run: (t, n, r, [i]) => m(Gi, {
		chooser: n.by,
		by: n.by,
		owner: n.target,
		effect: e,
		filter: i
	})
}), ta = (e) => ({ run(t, n, r) {
	xr(t).undone = !0, r.log?.emit(e, { seat: n.by });
} }), na = { run: () => {} }, ra = {
	gold: { run(e, t, n, [r]) {
		let i = Math.max(r, -e.gold[t.target]);
		i >= 0 ? P(e, I(e), t.target, i) : P(e, t.target, I(e), -i);
		let a = i === r ? void 0 : [N("card", r, "SP-14.3"), N("all there is", i - r, "SP-0.5")];
		n.log?.emit("goldChanged", {
			seat: t.target,
			...a ? { parts: a } : {},
			total: i,
			purse: F(e, t.target)
		});
	} },
	steal: { run(e, t, n, [r]) {
		let i = En(e, t.target, t.by, r);
		n.log?.emit("stole", {
			seat: t.by,
			from: t.target,
			gold: i,
			purse: F(e, t.by),
			fromPurse: F(e, t.target)
		});
	} },
	influence: { run: (e, t, n, [r]) => Tn(e, n, t.target, r, "card", "SP-14.3") },
	draw: { run: (e, t, n, [r]) => Dn(e, n, t.target, r) },
	peekCard: { run(e, t, n, [r]) {
		let i = e.houses[t.target].hand.slice(), a = [];
		for (; a.length < r && i.length > 0;) a.push(...i.splice(n.random.below(i.length), 1));
		a.sort((e, t) => e - t), jn(e, t.by, t.target, a), n.reveal(s(t.target), s(t.by) | s(t.target)), n.log?.emit("peeked", {
			seat: t.by,
			target: t.target,
			count: a.length
		}, bn(s(t.by), { cards: a }));
	} },
	peekHandDiscard: { run: (e, t, n, [r]) => m(qi, {
		by: t.by,
		owner: t.target,
		count: r
	}) },
	peekMarket: { run: (e, t, n, [r, i]) => m(Xi, {
		by: t.by,
		count: r,
		most: i
	}) },
	injure: ea("injure"),
	kill: ea("kill"),
	tap: ea("tap"),
	take: ea("take"),
	lose: {
		legal: (e, t, n, [, r]) => Rn(e, n, r) > 0,
		run: (e, t, n, [r, i]) => m(Gi, {
			chooser: t.target,
			by: t.by,
			owner: t.target,
			effect: "lose",
			filter: i,
			count: r
		})
	},
	cure: ea("cure"),
	recall: {
		legal: (e, t, n, [r]) => aa(e, r) >= 0,
		run(e, t, n, [r]) {
			let i = aa(e, r), [a] = ia(e, r).splice(i, 1);
			Pn(e, n, t.by, a), n.log?.emit("recalled", {
				seat: t.by,
				card: a
			});
		}
	},
	addFavor: {
		legal: (e, t, n, [, r]) => e.houses[n].assets.some((e) => oa(e, r)),
		run: (e, t, n, [r, i]) => m(Gi, {
			chooser: t.by,
			by: t.by,
			owner: t.target,
			effect: "addFavor",
			count: r,
			cap: i
		})
	},
	schemeBonus: { run(e, t, n, [r]) {
		let i = br(e, "intrigue-turn");
		i.bonus += r, n.log?.emit("bonusGained", {
			seat: t.by,
			total: i.bonus
		});
	} },
	foil: ta("foiled"),
	guardRoll: { run: (e, t, n, [r]) => m(Pr, {
		by: t.by,
		least: r
	}) },
	retryGuard: { run(e) {
		br(e, "guard-roll").again = !0;
	} },
	healRetry: { run(e, t) {
		br(e, "heal").again = t.by;
	} },
	income: na,
	noUpkeep: na,
	tribute: { run(e, t, n, [r]) {
		P(e, I(e), t.target, r), n.log?.emit("goldChanged", {
			seat: t.target,
			total: r,
			purse: F(e, t.target)
		});
	} },
	addBid: { run(e, t, n) {
		let r = br(e, "auction", "hosting");
		r.bids[t.by] = r.bids[t.by] + t.number, n.log?.emit("raised", {
			seat: t.by,
			gold: t.number,
			bid: r.bids[t.by]
		});
	} },
	excuse: ta("excused"),
	swapCombatant: {
		legal: (e, t, n) => sa(e, n).length > 0,
		run: (e, t) => m(Ui, { seat: t.target })
	},
	openingWound: { run: (e, t, n, [r]) => m(qr, {
		slot: e.fight.seats.indexOf(t.target),
		count: r,
		opening: !0
	}) },
	spare: ta("spared")
}, ia = (e, t) => t === 5 ? e.intrigueDiscard : e.marketDiscard;
function aa(e, t) {
	let n = ia(e, t);
	for (let e = n.length - 1; e >= 0; e--) if (k(t, n[e])) return e;
	return -1;
}
var oa = (e, t) => k(0, e) && !D(e) && O(e) < t;
function sa(e, t) {
	let n = e.houses[t].assets.filter((e) => k(2, e)), r = n.indexOf(e.fight.cards[e.fight.seats.indexOf(t)]);
	return r >= 0 && n.splice(r, 1), n;
}
var ca = (e, t) => e * 4 + t, la = (e) => Math.floor(e / 4), ua = (e) => e % 4, B = (e, t) => b[e].abilities[t], da = (e, t) => b[e].type === "house" ? `${b[e].id}-${t + 1}` : b[e].id, fa = (e, t, n, r, i) => ht(r) ? Or[r].run(e, t, n, i) : ra[r].run(e, t, n, i), pa = h("ability", {
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
			let { costs: r } = B(t.card, t.ability);
			for (; t.costs < r.length;) {
				let { name: i, args: a } = r[t.costs];
				if (i === "exhaust") return d("SP-14.3 exhaust");
				if (i === "discardHand") {
					if (e.houses[t.by].hand.length > a[0]) return d("SP-14.3 discard");
					ha(e, n, t.by, e.houses[t.by].hand.slice()), t.costs++;
				} else kr[i].pay(e, n, t.by, t.card, a), t.costs++;
			}
			return n.use(da(t.card, t.ability)), d("SP-14.3");
		}
	},
	{
		clause: "SP-14.3",
		at: "SP-14.3 exhaust",
		auto: !0,
		ask(e, t) {
			let [n, r] = B(t.card, t.ability).costs[t.costs].args;
			return _(t.by, "asset", zn(e, t.by, r), n, n);
		},
		take(e, t, n, r) {
			for (let i of r) Ar(e, n, t.by, i);
			return t.costs++, d("SP-14.3 costs");
		}
	},
	{
		clause: "SP-14.3",
		at: "SP-14.3 discard",
		ask(e, t) {
			let [n] = B(t.card, t.ability).costs[t.costs].args;
			return _(t.by, "card", e.houses[t.by].hand, n, n);
		},
		take(e, t, n, r) {
			return ha(e, n, t.by, r), t.costs++, d("SP-14.3 costs");
		}
	},
	{
		clause: "SP-14.3",
		run(e, t, n) {
			let { effects: r } = B(t.card, t.ability);
			if (t.effects === r.length) return p();
			let { name: i, args: a } = r[t.effects++], o = fa(e, t, n, i, a);
			return o?.call ? {
				...o,
				to: "SP-14.3"
			} : d("SP-14.3");
		}
	}
]), ma = h("abilities", {
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
		let n = Ht(t.card, t.trigger)[t.next++];
		return n === void 0 ? p() : m(pa, {
			by: t.by,
			card: t.card,
			ability: n,
			target: t.by
		}, "SP-14.4");
	}
}]);
function ha(e, t, n, r) {
	for (let i of r) kn(e, t, n, i), Mn(e, i);
	t.log?.emit("discarded", {
		seat: n,
		cards: r
	});
}
function ga(e, t, n, r, i, a) {
	let o = B(n, r);
	if (!Nr(e, t, n, o, a) || !Cr(e, o, t, i)) return !1;
	for (let { name: n, args: r } of o.effects) if (!ht(n) && ra[n].legal?.(e, t, i, r) === !1) return !1;
	return !0;
}
var _a = (e, t, n, r) => Tr[B(n, r).target](e, t), va = Object.fromEntries(et.map((e, t) => [e, 1 << t])), ya = (e, t) => (Lt[e] & va[t.window]) !== 0;
function ba(e, t, n, r = null) {
	let i = [];
	for (let r = 0; r < e.seats; r++) (t !== "schemeLaunched" || r !== n.activeSeat) && i.push(r);
	return m(Sa, {
		window: t,
		seats: i,
		...n
	}, r);
}
var xa = {
	window: "ledgersBalanced",
	activeSeat: 0,
	concernedSeat: null,
	target: null,
	seats: [],
	winners: [],
	undone: !1,
	player: null,
	deed: null
}, Sa = h("window", {
	locals: xa,
	shows: Object.keys(xa)
}, [
	{
		clause: "SP-16.10",
		sealed: !0,
		ask(e, t) {
			let n = [];
			for (let r of t.seats) Ta(e, t, r) && n.push(g(r, "act", Ea(e, t, r)));
			return n.length === 0 ? null : n;
		},
		fallback: () => cr,
		barred: (e, t, n) => Oa(e, t, n.seat),
		take(e, t, n, r) {
			for (let n = 0; n <= e.seats && t.player === null; n++) {
				let i = n === 0 ? t.concernedSeat : on(e, t.activeSeat, n), a = i === null ? null : r[i] ?? null;
				i !== null && a !== null && a !== cr && Da(e, t, i).includes(a) && (t.player = i, t.deed = a);
			}
		}
	},
	{
		clause: "SP-16.12",
		run(e, t, n) {
			if (t.player === null) return p();
			let { verb: r, card: i, ability: a, seat: o, number: s } = R(t.deed);
			return r === "play" ? (kn(e, n, t.player, i), Mn(e, i), n.log?.emit("played", {
				clause: "SP-6.5",
				seat: t.player,
				card: i,
				target: o < 0 ? null : o,
				hand: e.houses[t.player].hand.length
			}), m(pa, {
				by: t.player,
				card: i,
				ability: a,
				target: o,
				number: s
			})) : (r === "hand" ? (kn(e, n, t.player, i), Mn(e, i)) : In(e, n, t.player, i), n.log?.emit("guarded", {
				clause: "SP-6.13",
				seat: t.player,
				card: i,
				place: r
			}), m(pa, {
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
			return t.player = null, t.deed = null, t.undone ? p("cancelled") : d("SP-16.10");
		}
	}
]), Ca = (e, t) => e.window === "schemeLaunched" && e.target === t && t !== e.activeSeat, wa = (e, t, n) => Ca(t, n) && Rn(e, n, 5) > 0, Ta = (e, t, n) => e.houses[n].hand.length > 0 || wa(e, t, n);
function Ea(e, t, n) {
	let r = Da(e, t, n), i = t.sealed?.[n] ?? null;
	return typeof i == "string" && !r.includes(i) && r.push(i), r;
}
function Da(e, t, n) {
	let { hand: r, influence: i } = e.houses[n], a = [cr];
	for (let o = 0; o < r.length; o++) {
		let s = r[o];
		s !== r[o - 1] && (Rt(s) ? Ca(t, n) && a.push(L("hand", s)) : ya(s, t) && S[s] <= i && Aa(e, t, n, s, a));
	}
	return wa(e, t, n) && ka(e, n, a), a;
}
function Oa(e, t, n) {
	let { hand: r, influence: i } = e.houses[n], a = Da(e, t, n), o = [], s = (e, t, n) => {
		a.includes(e) || o.push({
			item: e,
			clause: t,
			reason: n
		});
	};
	for (let n of new Set(r)) if (Rt(n) && s(L("hand", n), "SP-6.11", "a guard is used only against a scheme of another at its own House"), Lt[n] !== 0) for (let r = -1; r < e.seats; r++) {
		let e = L("play", n, r);
		ya(n, t) ? S[n] > i ? s(e, "SP-6.2", `it needs influence ${S[n]}, there is ${i}`) : s(e, "SP-14.3", "its condition does not hold for this target, or its costs cannot be paid") : s(e, "SP-6.1", "it is played at another moment");
	}
	return o;
}
function ka(e, t, n) {
	let { assets: r } = e.houses[t];
	for (let e = 0; e < r.length; e++) k(5, r[e]) && r.indexOf(r[e]) === e && n.push(L("table", r[e]));
}
function Aa(e, t, n, r, i) {
	for (let [a, o] of b[r].abilities.entries()) {
		if ((o.windows & va[t.window]) === 0) continue;
		let s = o.effects.find((e) => e.name === "addBid"), c = s === void 0 ? 0 : Math.min(s.args[0], vs(e, n));
		for (let t of _a(e, n, r, a)) if (ga(e, n, r, a, t, !0)) {
			s === void 0 && i.push(L("play", r, t, a));
			for (let e = 1; e <= c; e++) i.push(L("play", r, t, a, e));
		}
	}
}
var ja = h("upkeep", { locals: {} }, [
	{
		clause: "SP-4.1",
		run: (e) => m(Na, { open: e.houses.flatMap((e, t) => e.assets.some(Ma) ? [t] : []) })
	},
	{
		clause: "SP-4.8",
		run: () => m(Fa)
	},
	{
		clause: "SP-4.16",
		run: () => m(Ba)
	},
	{
		clause: "SP-4.26",
		run: (e) => ba(e, "ledgersBalanced", { activeSeat: e.host })
	}
]), Ma = (e) => !!(e & 128) && !Jt(e), Na = h("refresh", {
	locals: { open: [] },
	shows: ["open"]
}, [{
	clause: "SP-4.6",
	ask: (e, t) => t.open.map((t) => {
		let n = e.houses[t].assets.filter(Ma);
		return _(t, "asset", n, 0, n.length);
	}),
	fallback: () => [],
	take(e, t, n, r, i) {
		let { assets: a } = e.houses[i], o = r.slice(), s = [];
		for (let e = 0; e < a.length; e++) {
			if (!Ma(a[e])) continue;
			let t = o.indexOf(a[e]);
			t >= 0 ? o.splice(t, 1) : (a[e] &= -129, s.push(C(a[e])));
		}
		return t.open = t.open.filter((e) => e !== i), n.log?.emit("refreshed", {
			clause: "SP-4.4",
			seat: i,
			cards: s
		}), f;
	}
}]), Pa = "keep", Fa = h("heal", {
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
			t.todo = e.houses.map((e) => e.assets.filter(Jt)), t.failed = e.houses.map(() => -1), t.shown = e.houses.map(() => 0);
			for (let r = 0; r < e.seats; r++) La(e, t, n, on(e, e.host, r));
		}
	},
	{
		clause: "SP-4.12",
		ask(e, t) {
			let n = [];
			for (let r = 0; r < e.seats; r++) t.failed[r] >= 0 ? n.push(g(r, "act", [...Ia(e, r), Pa])) : t.todo[r].length > 0 && n.push(g(r, "asset", t.todo[r]));
			return n.length === 0 ? null : n;
		},
		fallback: (e, t, n) => t.failed[n.seat] >= 0 ? Ia(e, n.seat)[0] : t.todo[n.seat][0],
		take(e, t, n, r, i) {
			if (typeof r == "number") t.todo[i].splice(t.todo[i].indexOf(r), 1), Ra(e, t, n, i, r);
			else if (r === Pa) za(e, t, n, i);
			else {
				let { card: e, ability: t } = R(r);
				return m(pa, {
					by: i,
					card: e,
					ability: t,
					target: i
				}, "SP-4.14");
			}
			return La(e, t, n, i), f;
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
				}), za(e, t, n, r), La(e, t, n, r);
			}
			return t.todo.some((e, n) => e.length > 0 || t.failed[n] >= 0) ? {
				...f,
				to: "SP-4.12"
			} : void 0;
		}
	}
]);
function Ia(e, t) {
	let n = [];
	for (let r of e.houses[t].assets) {
		let i = C(r);
		if (E(r)) for (let r of Ht(i, "healFailed")) ga(e, t, i, r, t, !1) && n.push(L("use", i, -1, r));
	}
	return n;
}
function La(e, t, n, r) {
	let i = t.todo[r];
	for (; t.failed[r] < 0 && i.length > 0 && i.every((e) => e === i[0]);) Ra(e, t, n, r, i.pop());
}
function Ra(e, t, n, r, i) {
	let a = n.random.die(6);
	n.log?.emit("healingRolled", {
		clause: "SP-4.8",
		seat: r,
		card: C(i),
		die: a,
		again: !1
	}), t.failed[r] = i, t.shown[r] = a, (a >= 4 || Ia(e, r).length === 0) && za(e, t, n, r);
}
function za(e, t, n, r) {
	let i = t.failed[r], a = t.shown[r];
	t.failed[r] = -1, a >= 4 ? (Ln(e, r, i, i & -385), n.log?.emit("healed", {
		clause: "SP-4.9",
		seat: r,
		card: C(i)
	})) : a === 1 ? (Fn(e, n, r, i), Mn(e, C(i)), n.log?.emit("died", {
		clause: "SP-4.11",
		seat: r,
		card: C(i)
	})) : n.log?.emit("stayedInjured", {
		clause: "SP-4.10",
		seat: r,
		card: C(i)
	});
}
var Ba = h("ledgers", {
	locals: { open: [] },
	shows: ["open"]
}, [
	{
		clause: "SP-4.16",
		run(e, t, n) {
			for (let r = 0; r < e.seats; r++) {
				let i = on(e, e.host, r);
				Ha(e, i) > 0 ? t.open.push(i) : Ua(e, n, i, []);
			}
			t.open.sort((e, t) => e - t);
		}
	},
	{
		clause: "SP-4.21",
		ask(e, t) {
			let n = [];
			for (let r of t.open) {
				let t = Ha(e, r);
				t > 0 && n.push(_(r, "asset", zn(e, r, 0), t, t));
			}
			return n.length === 0 ? null : n;
		},
		fallback(e, t, n) {
			let r = (e) => T(e) + (D(e) ? 100 : 0);
			return zn(e, n.seat, 0).sort((e, t) => r(e) - r(t)).slice(0, Ha(e, n.seat)).sort((e, t) => e - t);
		},
		take(e, t, n, r, i) {
			return t.open = t.open.filter((e) => e !== i), Ua(e, n, i, r), f;
		}
	},
	{
		clause: "SP-4.19",
		run(e, t, n) {
			for (let r of t.open) Ua(e, n, r, []);
		}
	}
]);
function Va(e, t) {
	let n = 0, r = 0;
	for (let i of e.houses[t].assets) {
		let e = tn(i);
		e > 0 ? n += e : r -= e;
	}
	return {
		income: n,
		cost: r
	};
}
function Ha(e, t) {
	let { income: n, cost: r } = Va(e, t);
	return Math.max(0, r - n - e.gold[t]);
}
function Ua(e, t, n, r) {
	let { income: i, cost: a } = Va(e, n), o = r.length, s = i - a + o;
	if (t.trace !== null && Wa(e, t, n), s >= 0 ? P(e, I(e), n, s) : P(e, n, I(e), -s), t.log !== null) {
		let r = [N("slaves", i, "SP-4.16"), N("gladiators", -a, "SP-4.17")];
		o > 0 && r.push(N("unpaid", o, "SP-4.20")), t.log.emit("balanced", {
			clause: "SP-4.19",
			seat: n,
			gold: e.gold[n],
			parts: r,
			total: s
		});
	}
	for (let i of r) In(e, t, n, i), t.log?.emit("lost", {
		clause: "SP-4.22",
		seat: n,
		card: C(i)
	});
}
function Wa(e, t, n) {
	for (let r of e.houses[n].assets) {
		let e = C(r), { abilities: n } = b[e], i = n.length === 0 ? w(r) === "slave" : n[0].trigger === "static" && Ga(e);
		E(r) && i && t.use(da(e, 0));
	}
}
var Ga = (e) => en(e, "income", 0) > 0 || en(e, "noUpkeep", 0) > 0, Ka = h("scheme", {
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
				n.log.emit("launched", {
					seat: t.by,
					card: e.played[0],
					target: t.target,
					parts: r,
					total: i
				});
			}
			let r = t.target === t.by ? null : t.target;
			return ba(e, "schemeLaunched", {
				activeSeat: t.by,
				concernedSeat: r,
				target: t.target
			});
		}
	},
	{
		clause: "SP-5.39",
		run(e, t, n) {
			if (t.result === "cancelled") return n.log?.emit("schemeFoiled", {
				seat: t.by,
				card: e.played[0]
			}), qa(e, n, t), p();
		}
	},
	{
		clause: "SP-5.38",
		run(e, t, n) {
			let r = e.played[0];
			if (!ga(e, t.by, r, 0, t.target, !1)) return n.log?.emit("schemeVoided", {
				seat: t.by,
				card: r
			}), qa(e, n, t), p();
		}
	},
	{
		clause: "SP-5.37",
		run: (e, t) => m(pa, {
			by: t.by,
			card: e.played[0],
			ability: 0,
			target: t.target
		})
	},
	{
		clause: "SP-5.37",
		at: "SP-5.37 done",
		run: (e, t, n) => qa(e, n, t)
	}
]);
function qa(e, t, n) {
	let r = e.played.pop();
	Mn(e, r), t.log?.emit("discarded", {
		seat: n.by,
		cards: [r]
	});
}
var Ja = 3, Ya = (e) => br(e, "intrigue-turn");
function Xa(e, t, n) {
	let { backers: r } = fo(e, t, n), i = [];
	for (let n = 0; n < e.seats; n++) n !== t.by && t.asks[n] < Ja && !(r & 1 << n) && i.push(n);
	return i;
}
var Za = (e, t, n) => Xa(e, t, n).length > 0;
function Qa(e) {
	let t = [];
	for (let n = 1; n < 1 << e.length; n++) {
		let r = 0;
		for (let t = 0; t < e.length; t++) n & 1 << t && (r |= 1 << e[t]);
		t.push(r);
	}
	return t.sort((e, t) => $a(e) - $a(t) || e - t);
}
var $a = (e) => {
	let t = 0;
	for (let n = e; n > 0; n &= n - 1) t++;
	return t;
}, eo = (e) => {
	let t = [];
	for (let n = 0; e >> n > 0; n++) e & 1 << n && t.push(n);
	return t;
}, to = h("ask-support", {
	locals: { by: 0 },
	shows: ["by"]
}, [{
	clause: "SP-5.28",
	ask(e, t) {
		let n = Qa(Xa(e, Ya(e), Ya(e).asking)), r = vs(e, t.by), i = [v("to", g(t.by, "group", [...n, "none"]))];
		for (let a = 1; a < e.seats; a++) {
			let e = n.filter((e) => $a(e) === a);
			e.length > 0 && i.push(v("gold", re(t.by, "gold", 0, Math.floor(r / a)), {
				field: "to",
				is: e
			}));
		}
		return oe(t.by, i);
	},
	fallback: () => ({ to: "none" }),
	take(e, t, n, r) {
		let i = Ya(e), a = i.asking;
		if (i.asking = null, r.to === "none") return p();
		let c = eo(r.to);
		for (let e of c) i.asks[e]++;
		return n.reveal(s(t.by), o), n.log?.emit("asked", {
			seat: t.by,
			seats: c
		}, ...no(t.by, r.to, a, r.gold)), m(io, {
			by: t.by,
			card: a,
			gold: r.gold,
			askedSeats: c.slice(),
			open: c
		});
	}
}]), no = (e, t, n, r) => [bn(s(e) | t, { gold: r }), bn(s(e), { card: n })], ro = (e) => e.askedSeats.reduce((e, t) => e | s(t), s(e.by)), io = h("support", {
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
		card: (e, t) => s(t.by),
		gold: (e, t) => ro(t)
	}
}, [{
	clause: "SP-5.27",
	ask: (e, t) => t.open.length === 0 ? null : t.open.map((e) => g(e, "word", ["agree", "refuse"])),
	fallback: () => "refuse",
	take(e, t, n, r, i) {
		if (t.open = t.open.filter((e) => e !== i), r === "refuse") return n.log?.emit("unsupported", {
			seat: i,
			by: t.by
		}), f;
		n.use("support"), P(e, t.by, i, t.gold);
		let a = Ya(e);
		return a.plans.push(t.card), a.backers.push(1 << i), n.reveal(ro(t), o), n.log?.emit("supported", {
			seat: i,
			by: t.by,
			gold: t.gold,
			influence: e.houses[i].influence,
			purse: F(e, i),
			byPurse: F(e, t.by)
		}), f;
	}
}]), ao = {
	name: "withdraw",
	clause: "SP-16.26",
	offer(e, t) {
		let n = e.flow.frames[e.flow.frames.length - 1];
		return n?.rule === "support" && n.by === t ? g(t, "word", ["withdraw"]) : null;
	},
	take(e, t, n, r) {
		let i = e.flow.frames[e.flow.frames.length - 1];
		t.log?.emit("withdrew", {
			seat: r,
			seats: i.open
		}), i.open = [];
	}
}, oo = h("intrigue", {
	locals: { taken: 0 },
	shows: ["taken"]
}, [
	{
		clause: "SP-5.1",
		run(e, t, n) {
			for (let t = 0; t < e.seats; t++) Dn(e, n, on(e, e.host, t), 3);
		}
	},
	{
		clause: "SP-5.10",
		run(e, t, n) {
			if (t.taken === e.seats) return d("SP-5.8");
			let r = on(e, e.host, t.taken++);
			return n.log?.emit("intrigueTurnBegan", { seat: r }), m(lo, {
				by: r,
				asks: e.houses.map(() => 0)
			}, "SP-5.42");
		}
	},
	{
		clause: "SP-5.42",
		run(e, t) {
			return ba(e, "intrigueTurnEnded", { activeSeat: on(e, e.host, t.taken - 1) }, "SP-5.10");
		}
	},
	{
		clause: "SP-5.8",
		ask(e) {
			let t = [];
			for (let n = 0; n < e.seats; n++) so(e, n) && t.push(g(n, "act", co(e, n)));
			return t.length === 0 ? null : t;
		},
		fallback(e, t, n) {
			let { hand: r } = e.houses[n.seat], [i] = Ds(e, n.seat);
			return i ?? L("drop", r.reduce((e, t) => x[t] < x[e] ? t : e));
		},
		take(e, t, n, r, i) {
			let { verb: a, card: o } = R(r);
			return a === "lay" ? ws(e, n, i, o) : (kn(e, n, i, o), Mn(e, o), n.log?.emit("discarded", {
				seat: i,
				cards: [o]
			})), f;
		}
	}
]), so = (e, t) => e.houses[t].hand.length > cn(e.houses[t].influence);
function co(e, t) {
	let { hand: n } = e.houses[t];
	return [...n.filter((e, t) => n[t - 1] !== e).map((e) => L("drop", e)), ...Ds(e, t)];
}
var lo = h("intrigue-turn", {
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
		plans: (e, t) => s(t.by),
		asking: (e, t) => s(t.by)
	}
}, [{
	clause: "SP-5.12",
	ask(e, t) {
		let n = ho(e, t);
		return n.length === 1 && e.houses[t.by].hand.length === 0 ? null : g(t.by, "act", n);
	},
	barred: (e, t) => vo(e, t),
	fallback(e, t) {
		if (!so(e, t.by)) return lr;
		let { hand: n } = e.houses[t.by], [r] = Ds(e, t.by);
		return r ?? L("cash", n.reduce((e, t) => x[t] > x[e] ? t : e));
	},
	take(e, t, n, r) {
		let { verb: i, card: a, ability: c, seat: l } = R(r);
		switch (i) {
			case "cash": return uo(e, t, n, a), f;
			case "lay": return ws(e, n, t.by, a), f;
			case "use": return t.used.push(ca(a, c)), n.log?.emit("used", {
				clause: "SP-5.18",
				seat: t.by,
				card: a,
				power: c + 1,
				target: l < 0 ? null : l
			}), m(pa, {
				by: t.by,
				card: a,
				ability: c,
				target: l < 0 ? t.by : l
			}, "SP-5.12");
			case "ask": return n.reveal(s(t.by), o), t.asking = a, m(to, { by: t.by }, "SP-5.12");
			case "launch": return mo(e, t, n, a, l);
			default: return d("SP-5.41");
		}
	}
}, {
	clause: "SP-5.41",
	run(e, t, n) {
		return n.log?.emit("intrigueTurnEnded", { seat: t.by }), p();
	}
}]);
function uo(e, t, n, r) {
	kn(e, n, t.by, r), Mn(e, r), P(e, I(e), t.by, x[r]), n.log?.emit("cashed", {
		clause: "SP-5.13",
		seat: t.by,
		card: r,
		gold: x[r],
		purse: F(e, t.by),
		hand: e.houses[t.by].hand.length
	});
}
function fo(e, t, n) {
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
function po(e, t, n) {
	let { own: r, support: i, bonus: a } = fo(e, t, n);
	return r + i + a >= S[n];
}
function mo(e, t, n, r, i) {
	let { own: a, support: o, bonus: s } = fo(e, t, r);
	kn(e, n, t.by, r), e.played.push(r);
	for (let e = 0; e < t.plans.length; e++) t.plans[e] === r && (t.plans[e] = -1);
	return t.bonus = 0, m(Ka, {
		by: t.by,
		target: i,
		own: a,
		support: o,
		bonus: s
	}, "SP-5.12");
}
function ho(e, t) {
	let { hand: n, card: r, assets: i } = e.houses[t.by], a = so(e, t.by) ? [] : [lr];
	for (let r = 0; r < n.length; r++) {
		let i = n[r];
		if (i !== n[r - 1] && (a.push(L("cash", i)), Rt(i) && a.push(L("lay", i)), zt(i))) {
			if (!po(e, t, i)) Za(e, t, i) && a.push(L("ask", i));
			else for (let n of _a(e, t.by, i, 0)) ga(e, t.by, i, 0, n, !0) && a.push(L("launch", i, n));
		}
	}
	go(e, t, r, a);
	for (let n = 0; n < i.length; n++) {
		let r = i[n];
		E(r) && i.indexOf(r) === n && go(e, t, C(r), a);
	}
	return a;
}
function go(e, t, n, r) {
	for (let i of Ht(n, "intrigue")) {
		let { limit: a, target: o } = B(n, i);
		if (!(a !== null && _o(t, ca(n, i)) >= a.args[0])) for (let a of _a(e, t.by, n, i)) ga(e, t.by, n, i, a, !1) && r.push(L("use", n, o === "self" ? -1 : a, i));
	}
}
function _o(e, t) {
	let n = 0;
	for (let r of e.used) r === t && n++;
	return n;
}
function vo(e, t) {
	let { hand: n, influence: r, card: i, assets: a } = e.houses[t.by], o = [];
	if (so(e, t.by)) {
		let e = `${n.length} cards are more than the hand size of ${cn(r)}: launch, cash in or lay guards first`;
		o.push({
			item: lr,
			clause: "SP-5.6",
			reason: e
		});
	}
	for (let r of new Set(n)) {
		if (!zt(r)) continue;
		let n = po(e, t, r), { own: i, support: a, bonus: s } = fo(e, t, r);
		for (let c of _a(e, t.by, r, 0)) {
			if (n && ga(e, t.by, r, 0, c, !0)) continue;
			let l = n ? "its costs, its condition or a card it could be aimed at are lacking" : `it needs influence ${S[r]}, there is ${i + a + s}`;
			o.push({
				item: L("launch", r, c),
				clause: n ? "SP-5.25" : "SP-5.20",
				reason: l
			});
		}
		n && o.push({
			item: L("ask", r),
			clause: "SP-5.26",
			reason: "there is influence enough without support"
		});
	}
	for (let n of /* @__PURE__ */ new Set([i, ...a.map(C)])) for (let r of Ht(n, "intrigue")) yo(e, t, n, r, o);
	return o;
}
function yo(e, t, n, r, i) {
	let a = B(n, r), o = n !== e.houses[t.by].card && Bn(e, t.by, n) < 0, s = a.limit !== null && _o(t, ca(n, r)) >= a.limit.args[0];
	for (let c of _a(e, t.by, n, r)) {
		let l = L("use", n, a.target === "self" ? -1 : c, r);
		o ? i.push({
			item: l,
			clause: "SP-12.3",
			reason: `${b[n].name} is exhausted`
		}) : s ? i.push({
			item: l,
			clause: "SP-14.3",
			reason: "it has been used this turn"
		}) : ga(e, t.by, n, r, c, !1) || i.push({
			item: l,
			clause: "SP-14.3",
			reason: "its costs cannot be paid, or its condition does not hold"
		});
	}
}
var bo = 16, xo = (e, t) => e * bo + t, So = (e) => Math.floor(e / bo), Co = (e) => e % bo, wo = (e) => `${So(e)}.${Co(e)}`;
function To(e, { with: t, give: n, giveCoins: r, want: i, wantCoins: a }) {
	let o = Math.min(r, a);
	return {
		from: e,
		to: t,
		give: Eo(n, i),
		giveGold: r - o,
		want: Eo(i, n),
		wantGold: a - o
	};
}
function Eo(e, t) {
	let n = t.slice();
	return e.filter((e) => {
		let t = n.indexOf(e);
		return t >= 0 && n.splice(t, 1), t < 0;
	});
}
function Do(e) {
	e.trades.length > 0 && (e.trades = e.trades.filter((t) => Oo(e, t)));
}
function Oo(e, t) {
	let { from: n, to: r, give: i, giveGold: a, want: o, wantGold: s } = t;
	return e.gold[n] >= a && e.gold[r] >= s && ko(e, n, i) && ko(e, r, o);
}
function ko(e, t, n) {
	let { assets: r } = e.houses[t];
	for (let e = 0; e < n.length; e++) {
		let t = 0, i = 0;
		for (let r of n) r === n[e] && t++;
		for (let t of r) t === n[e] && i++;
		if (i < t) return !1;
	}
	return !0;
}
var Ao = 10, jo = h("open-market", {
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
		for (let r of t.open) t.waiting.includes(r) || n.push(Po(e, t, r));
		return n.length === 0 ? null : n;
	},
	fallback: () => ({ do: "done" }),
	barred: (e, t, n) => [...Ho(e, n.seat), ...Uo(e, n.seat)],
	take(e, t, n, r, i) {
		if (r.do === "wait") return t.waiting.push(i), n.log?.emit("waited", {
			clause: "SP-16.8",
			seat: i
		}), t.waiting.length < t.open.length || (t.waiting = [], t.lastCall = !0, n.log?.emit("lastCallMade", { clause: "SP-16.8" })), f;
		switch (t.waiting = [], r.do !== "done" && (t.lastCall = !1), r.do) {
			case "sell":
				Wo(e, n, i, r.asset);
				break;
			case "offer":
				Go(e, n, i, r.bargain);
				break;
			case "accept":
				Xo(e, n, Jo(e, So(r.trade), i, r.trade));
				break;
			case "refuse":
				Yo(e, n, Jo(e, So(r.trade), i, r.trade));
				break;
			case "withdraw":
				Ko(n, "withdrawn", Jo(e, i, So(r.trade), r.trade));
				break;
			case "done": $o(e, t, n, i);
		}
		return Do(e), f;
	}
}]);
function Mo(e) {
	for (let t of e.flow.frames) {
		if (t.rule !== "open-market") continue;
		let e = t;
		e.waiting = [], e.lastCall = !1;
	}
}
var No = (e, t) => e.houses[t].assets.filter(E);
function Po(e, t, n) {
	let r = No(e, n), i = t.lastCall ? ["done"] : ["done", "wait"], a = [v("do", g(n, "word", i))];
	r.length > 0 && (i.push("sell"), a.push(v("asset", g(n, "asset", r), Fo)));
	let o = Bo(e, n, !0), s = Bo(e, n, !1), c = o.length >= Ao || e.offers[n] >= 20 ? [] : Vo(e, t.open, n), l = r.length + e.gold[n] + c.reduce((e, t) => e + t.items.length + t.coins, 0);
	return c.length > 0 && l > 0 && (i.push("offer"), a.push(v("bargain", ae(n, "asset", c, r, e.gold[n], !1), Io))), s.length > 0 && (i.push("accept", "refuse"), a.push(v("trade", g(n, "trade", s), Lo))), o.length > 0 && (i.push("withdraw"), a.push(v("trade", g(n, "trade", o), Ro))), oe(n, a);
}
var Fo = {
	field: "do",
	is: ["sell"]
}, Io = {
	field: "do",
	is: ["offer"]
}, Lo = {
	field: "do",
	is: ["accept", "refuse"]
}, Ro = {
	field: "do",
	is: ["withdraw"]
}, zo = [];
function Bo(e, t, n) {
	if (e.trades.length === 0) return zo;
	let r = [];
	for (let i of e.trades) {
		if ((n ? i.from : i.to) !== t) continue;
		let e = xo(n ? i.to : i.from, 1);
		for (; r.includes(e);) e++;
		r.push(e);
	}
	return r;
}
function Vo(e, t, n) {
	let r = [];
	for (let i of t) i !== n && r.push({
		seat: i,
		items: No(e, i),
		coins: e.gold[i]
	});
	return r;
}
function Ho(e, t) {
	let n = /* @__PURE__ */ new Map();
	for (let r of [e.houses[t], ...e.houses]) for (let e of r.assets) E(e) || n.set(e, {
		item: e,
		clause: "SP-7.8",
		reason: "exhausted cards cannot be bought, sold or swapped"
	});
	return [...n.values()];
}
function Uo(e, t) {
	return e.offers[t] < 20 ? [] : [{
		item: "offer",
		clause: "SP-16.30",
		reason: "20 offers have been made in this Open Market"
	}];
}
function Wo(e, t, n, r) {
	In(e, t, n, r), P(e, I(e), n, T(r)), t.log?.emit("sold", {
		clause: "SP-7.6",
		seat: n,
		card: C(r),
		gold: T(r),
		purse: F(e, n)
	});
}
function Go(e, t, n, r) {
	let i = To(n, r);
	e.trades.push(i), e.offers[n]++, Ko(t, "offered", i);
}
function Ko(e, t, n) {
	if (e.log === null) return;
	let { from: r, to: i, giveGold: a, wantGold: o } = n, s = {
		what: t,
		seat: r,
		to: i,
		giveCards: qo(n.give),
		giveGold: a,
		wantCards: qo(n.want),
		wantGold: o
	};
	e.log.emit("whispered", { clause: "SP-16.21" }, bn(c(r, i), s));
}
var qo = (e) => e.map(C);
function Jo(e, t, n, r) {
	let i = Co(r) - 1, a = e.trades.findIndex((e) => e.from === t && e.to === n && i-- === 0);
	return e.trades.splice(a, 1)[0];
}
function Yo(e, t, n) {
	e.refused.push(n), Ko(t, "refused", n);
}
function Xo(e, t, n) {
	let { from: r, to: i, give: a, giveGold: s, want: l, wantGold: u } = n;
	if (t.use("trade"), t.reveal(c(r, i), o), P(e, r, i, s), P(e, i, r, u), t.log !== null) {
		let [n, o] = [qo(a), qo(l)], c = {
			purse: F(e, r),
			toPurse: F(e, i)
		};
		t.log.emit("traded", {
			clause: "SP-7.9",
			seat: r,
			to: i,
			giveCards: n,
			giveGold: s,
			wantCards: o,
			wantGold: u,
			...c
		});
	}
	for (let t of a) Zo(e, r, i, t);
	for (let t of l) Zo(e, i, r, t);
	let d = Qo(l) - Qo(a);
	Nn(e, t, r, d), Nn(e, t, i, -d);
}
function Zo(e, t, n, r) {
	Se(e.houses[t].assets, r), e.houses[n].assets.push(r);
}
function Qo(e) {
	let t = 0;
	for (let n of e) D(n) && t++;
	return t;
}
function $o(e, t, n, r) {
	t.open = t.open.filter((e) => e !== r), e.trades = e.trades.filter((e) => e.from !== r && e.to !== r), e.hidden |= 1 << r, e.showed[r] = e.gold[r], n.log?.emit("doneTrading", {
		clause: "SP-7.11",
		seat: r
	}), !(t.open.length > 0) && (e.refused = [], e.offers.fill(0));
}
var es = (e) => e.houses.map((e, t) => t), ts = h("market", { locals: {} }, [
	{
		clause: "SP-7.2",
		run: (e) => m(jo, { open: es(e) })
	},
	{
		clause: "SP-7.15",
		run(e, t, n) {
			for (; e.row.length < e.seats && On(e, n);) e.row.unshift(e.market.pop());
			n.log?.emit("rowLaidOut", { count: e.row.length });
		}
	},
	{
		clause: "SP-7.16",
		run(e, t, n) {
			let r = e.row.pop();
			if (r === void 0) return d("SP-7.28");
			for (let t of e.seen) $i(t, e.market.length + e.row.length);
			return e.lot.push(r), n.reveal(0, o), n.log?.emit("lotOffered", {
				card: r,
				left: e.row.length
			}), $n(is, e.seats, es(e), "SP-7.16");
		}
	},
	{
		clause: "SP-7.28",
		run: (e) => $n(as, e.seats, es(e))
	},
	{
		clause: "SP-7.36",
		run(e, t, n) {
			e.hidden = 0, e.showed.fill(0), e.slipped.fill(0), n.reveal(0, o), n.log?.emit("goldShown", { gold: e.gold.slice(0, e.seats) });
		}
	}
]), ns = (e, t) => ba(e, "bidsRevealed", {
	activeSeat: e.host,
	seats: t.bidders.slice()
});
function rs(e, t, n) {
	P(e, t, I(e), n), e.showed[t] -= n;
}
var is = Qn({
	name: "auction",
	clauses: {
		bid: "SP-7.17",
		award: "SP-7.18",
		tie: "SP-7.21",
		fail: "SP-7.24"
	},
	purse: (e, t) => e.gold[t],
	shown: (e, t) => ns(e, t),
	won(e, t, n, r) {
		let i = e.lot.pop();
		rs(e, n, r), Pn(e, t, n, i), t.log?.emit("bought", {
			clause: "SP-7.18",
			seat: n,
			card: i,
			gold: r,
			purse: F(e, n)
		});
	},
	failed(e, t) {
		let n = e.lot.pop();
		Mn(e, n), t.log?.emit("unsold", {
			clause: "SP-7.24",
			card: n
		});
	}
}), as = Qn({
	name: "hosting",
	clauses: {
		bid: "SP-7.28",
		award: "SP-7.29",
		tie: "SP-7.22",
		fail: "SP-7.32"
	},
	purse: (e, t) => e.gold[t],
	shown: (e, t) => ns(e, t),
	won(e, t, n, r) {
		rs(e, n, r), os(e, t, n, r, "SP-7.29");
	},
	failed(e, t, n) {
		os(e, t, Un(e, t, n, "SP-7.32"), 0, "SP-7.34");
	}
});
function os(e, t, n, r, i) {
	e.host = n, t.log?.emit("hosted", {
		clause: i,
		seat: n,
		gold: r,
		purse: F(e, n)
	});
}
function ss(e, t) {
	let n = [];
	for (let t = 0; t < e.seats; t++) e.houses[t].influence === 12 && n.push(t);
	return n.length === 1 && cs(e, t, n[0], "SP-11.2"), n.length > 1 ? m(fs, { seats: n }) : void 0;
}
function cs(e, t, n, r) {
	e.winner = n, e.decidedBy = r, t.log?.emit("won", {
		clause: r,
		seat: n
	});
}
function ls(e, t) {
	if (e.turnLimit === 0 || e.turn < e.turnLimit) return;
	let n = Math.max(...e.houses.map((e) => e.influence)), r = e.houses.flatMap((e, t) => e.influence === n ? [t] : []);
	if (r.length > 1) {
		let t = r.map((t) => us(e, t)), n = Math.max(...t);
		r = r.filter((e, r) => t[r] === n);
	}
	cs(e, t, r.length === 1 ? r[0] : Un(e, t, r, "SP-11.16"), "SP-11.16");
}
var us = (e, t) => e.houses[t].assets.reduce((e, t) => e + (E(t) ? T(t) : 0), vs(e, t)), ds = (e, t) => e.houses[t].assets.reduce((e, t) => e + (E(t) && (w(t) === "gladiator" || Zt(t)) ? T(t) : 0), 0), fs = h("tournament", {
	locals: {
		seats: [],
		line: []
	},
	shows: ["seats", "line"]
}, [
	{
		clause: "SP-11.4",
		run(e, t, n) {
			n.use("tournament"), n.log?.emit("tournamentBegan", { seats: t.seats.slice() }), t.line = t.seats.length === 2 ? t.seats.slice() : ps(e, n, t.seats);
		}
	},
	{
		clause: "SP-11.5",
		run(e, t, n) {
			let [r, i, ...a] = t.line;
			return i === void 0 ? (cs(e, n, r, "SP-11.4"), p()) : (t.line = a, m(ms, { pair: Hn(e, [r, i]) }, "SP-11.7"));
		}
	},
	{
		clause: "SP-11.7",
		run(e, t) {
			return t.line.push(t.result), d("SP-11.5");
		}
	}
]);
function ps(e, t, n) {
	let r = (t) => ds(e, t);
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
		let n = Un(e, t, s, "SP-11.9", !0);
		s.splice(s.indexOf(n), 1), c.push(n);
	}
	return [...c, ...i.filter((e) => !c.includes(e))];
}
var ms = h("duel", {
	locals: { pair: [] },
	shows: ["pair"]
}, [
	{
		clause: "SP-11.14",
		run(e, t, n) {
			let r = t.pair.filter((t) => Rn(e, t, 2) > 0);
			if (r.length === 2) return;
			let i = r.length === 1 ? r[0] : Un(e, n, t.pair, "SP-11.14");
			return n.log?.emit("forfeited", { seat: i }), p(i);
		}
	},
	{
		clause: "SP-11.11",
		sealed: !0,
		ask: (e, t) => t.pair.map((t) => Ri(e, t, !1)),
		fallback: (e, t, n) => hs(e, n.seat),
		take(e, t, n, r) {
			e.fight = ln(!0);
			for (let i of t.pair) Bi(e, n, i, r[i]);
			return m(Ci);
		}
	},
	{
		clause: "SP-11.12",
		run(e, t, n) {
			let r = e.fight.seats[1 - e.fight.loser];
			return Fi(e, n), e.fight = null, p(r);
		}
	}
]);
function hs(e, t) {
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
var gs = (e) => ({
	clause: e.decidedBy || "SP-11.2",
	places: e.houses.map((t, n) => n === e.winner ? 1 : 2),
	scores: e.houses.map((e) => e.influence)
}), _s = h("game", { locals: {} }, [
	{
		clause: "SP-2.1",
		run: () => m(Gn)
	},
	{
		clause: "SP-3.1",
		run(e, t, n) {
			return e.turn++, n.log?.emit("turnBegan", {
				turn: e.turn,
				host: e.host
			}), m(ja);
		}
	},
	{
		clause: "SP-5.1",
		run: () => m(oo)
	},
	{
		clause: "SP-11.2",
		at: "SP-11.2 intrigue",
		run: (e, t, n) => ss(e, n)
	},
	{
		clause: "SP-7.1",
		run: (e) => e.winner >= 0 ? p() : m(ts)
	},
	{
		clause: "SP-11.2",
		at: "SP-11.2 market",
		run: (e, t, n) => ss(e, n)
	},
	{
		clause: "SP-8.1",
		run: (e) => e.winner >= 0 ? p() : m(Ii)
	},
	{
		clause: "SP-11.2",
		run: (e, t, n) => ss(e, n)
	},
	{
		clause: "SP-11.16",
		run(e, t, n) {
			return e.winner < 0 && ls(e, n), e.winner >= 0 ? p() : d("SP-3.1");
		}
	}
]);
function vs(e, t) {
	return e.gold[t] - ys(e, t);
}
function ys(e, t) {
	let n = 0;
	for (let r = 0; r < A.length; r++) n += e.bets[nn(t, r)];
	for (let r of e.flow.frames) if (r.rule === "auction" || r.rule === "hosting") n += bs(r, t);
	else if (r.rule === "bets") {
		let e = r.sealed?.[t];
		for (let t in e) n += e[t];
	} else if (r.rule === "support") {
		let { by: e, open: i, gold: a } = r;
		e === t && (n += i.length * a);
	}
	return n;
}
var bs = (e, t) => Zn(e, t) + (e.at === "SP-7.17" || e.at === "SP-7.28" ? 0 : e.bids[t] ?? 0), xs = {
	name: "give",
	clause: "SP-3.4",
	final: !0,
	offer(e, t) {
		let n = vs(e, t);
		return n <= 0 ? null : oe(t, [v("to", g(t, "seat", e.houses.map((e, t) => t).filter((e) => e !== t))), v("gold", re(t, "gold", 1, n))]);
	},
	take(e, t, n, r) {
		Ss(e, t, r, n.to, n.gold);
	}
};
function Ss(e, t, n, r, i) {
	P(e, n, r, i), sn(e, n) || sn(e, r) ? (e.slipped[j(e.seats, n, r)] += i, t.reveal(s(n), o), t.log?.emit("slipped", { clause: "SP-3.6" }, bn(c(n, r), {
		seat: n,
		to: r,
		gold: i
	}))) : (Cs(e, n) && t.reveal(s(n), o), t.log?.emit("gave", {
		seat: n,
		to: r,
		gold: i,
		purse: F(e, n),
		toPurse: F(e, r)
	})), Do(e), Mo(e);
}
var Cs = (e, t) => e.flow.frames.some((e) => e.rule === "bets" || e.rule === "support" && e.by === t);
function ws(e, t, n, r) {
	kn(e, t, n, r), Pn(e, t, n, r), Mo(e), t.log?.emit("laid", {
		clause: "SP-3.12",
		seat: n,
		card: r,
		hand: e.houses[n].hand.length
	});
}
var Ts = {
	name: "guard",
	clause: "SP-3.12",
	offer(e, t) {
		let n = Ds(e, t);
		return n.length === 0 || e.houses[t].hand.length <= Es(e, t) ? null : g(t, "act", n);
	},
	take: (e, t, n, r) => ws(e, t, r, R(n).card)
};
function Es(e, t) {
	let n = e.flow.frames[e.flow.frames.length - 1];
	return n.rule !== "ability" || n.at !== "SP-14.3 discard" || n.by !== t ? 0 : B(n.card, n.ability).costs[n.costs].args[0];
}
function Ds(e, t) {
	let { hand: n } = e.houses[t], r = [];
	for (let e = 0; e < n.length; e++) Rt(n[e]) && n[e - 1] !== n[e] && r.push(L("lay", n[e]));
	return r;
}
var Os = he([
	_s,
	Gn,
	ja,
	Na,
	Fa,
	Ba,
	oo,
	lo,
	Ka,
	to,
	io,
	Sa,
	Pr,
	ts,
	jo,
	is,
	as,
	Ii,
	Ui,
	zr,
	Ci,
	Di,
	bi,
	qr,
	Ni,
	fs,
	ms,
	pa,
	ma,
	Gi,
	qi,
	Xi
]), ks = (e) => ({
	card: e.card,
	influence: e.influence,
	hand: e.hand.slice(),
	assets: e.assets.slice()
}), As = (e) => ({
	from: e.from,
	to: e.to,
	give: e.give.slice(),
	giveGold: e.giveGold,
	want: e.want.slice(),
	wantGold: e.wantGold
}), js = (e) => ({
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
}), Ms = (e) => {
	let t = Array(e.length);
	for (let n = 0; n < e.length; n++) t[n] = e[n].slice();
	return t;
}, Ns = (e) => ({
	flow: _e(Os, e.flow),
	seats: e.seats,
	turnLimit: e.turnLimit,
	turn: e.turn,
	host: e.host,
	gold: e.gold.slice(),
	hidden: e.hidden,
	showed: e.showed.slice(),
	slipped: e.slipped.slice(),
	houses: e.houses.map(ks),
	market: e.market.slice(),
	row: e.row.slice(),
	lot: e.lot.slice(),
	marketDiscard: e.marketDiscard.slice(),
	intrigue: e.intrigue.slice(),
	intrigueDiscard: e.intrigueDiscard.slice(),
	played: e.played.slice(),
	known: Ms(e.known),
	seen: Ms(e.seen),
	trades: e.trades.map(As),
	refused: e.refused.map(As),
	offers: e.offers.slice(),
	fight: e.fight === null ? null : js(e.fight),
	bets: e.bets.slice(),
	winner: e.winner,
	decidedBy: e.decidedBy
});
function Ps(e, t, n) {
	return l(e, t) ? Fs(n) : n.length;
}
var Fs = (e) => e.length === 0 ? [] : e.slice(), Is = (e) => typeof e != "number", Ls = (e) => typeof e == "number" ? e : e.length;
function Rs(e, t) {
	let n = e.slice();
	for (let e of t) {
		let t = n.indexOf(e);
		if (t < 0) throw Error(`${String(e)} is not there to be taken away`);
		n[t] = n[n.length - 1], n.length--;
	}
	return n;
}
var zs = (e, t) => e - t, Bs = (e) => ({
	...e,
	give: e.give.slice(),
	want: e.want.slice()
}), Vs = ({ trades: e, refused: t }, n) => [...e, ...t].filter(({ from: e }) => e === n).length;
function Hs(e, t) {
	let { viewer: n } = e, r = e.houses.length, i = ye(Os, e.flow, n), a = Us(e, t), o = a.unseen, { market: s, row: c } = Ws(e, t), l = Gs(e, i), u = Array.from({ length: r * r }, () => []), d = Array.from({ length: r }, () => []), f = Array(r * r).fill(0);
	if (n !== 15) {
		d[n] = e.seen.slice();
		for (let [t, i] of e.houses.entries()) u[j(r, n, t)] = i.known.slice(), i.slipped > 0 ? f[j(r, n, t)] = i.slipped : f[j(r, t, n)] = -i.slipped;
	}
	for (let [t, n] of i.frames.entries()) qs(n, e.flow.scenes[t], a.dealt);
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
		trades: e.trades.map(Bs),
		refused: e.refused.map(Bs),
		offers: e.houses.map((t, r) => r === n ? e.offers : Vs(e, r)),
		fight: e.fight === null ? null : js(e.fight),
		bets: e.bets.slice(),
		winner: e.winner,
		decidedBy: e.decidedBy
	};
}
function Us(e, t) {
	let n = [...e.intrigueDiscard, ...e.played];
	for (let t of e.houses) {
		for (let e of t.assets) C(e) >= jt && n.push(C(e));
		n.push(...Is(t.hand) ? t.hand : t.known);
	}
	let r = Rs(Ft, n);
	return t.shuffle(r), {
		dealt: e.houses.map((e) => {
			let t = Is(e.hand) ? e.hand.slice() : e.known.slice(), n = Is(e.hand) ? 0 : e.hand - t.length;
			return n > 0 && t.push(...r.splice(r.length - n, n)), {
				card: e.card,
				influence: e.influence,
				hand: t.sort(zs),
				assets: e.assets.slice()
			};
		}),
		unseen: r
	};
}
function Ws(e, t) {
	let n = [...e.marketDiscard, ...e.lot];
	for (let t of e.houses) for (let e of t.assets) C(e) < jt && n.push(C(e));
	let r = Array(e.market + e.row).fill(-1);
	for (let t = 0; t < e.seen.length; t += 2) r[e.seen[t]] = e.seen[t + 1], n.push(e.seen[t + 1]);
	let i = Rs(Pt, n);
	t.shuffle(i);
	for (let e = 0; e < r.length; e++) r[e] < 0 && (r[e] = i.pop());
	return {
		market: r.slice(0, e.market),
		row: r.slice(e.market)
	};
}
function Gs(e, t) {
	let n = e.houses.map((e, n) => e.gold ?? Math.max(Ks(t, n), e.showed + e.slipped, 0));
	return [...n, an - n.reduce((e, t) => e + t, 0)];
}
function Ks(e, t) {
	let n = 0;
	for (let r of e.frames) (r.rule === "auction" || r.rule === "hosting") && (n += bs(r, t));
	return n;
}
function qs(e, n, r) {
	if (e.rule === "intrigue-turn") {
		let i = e, { plans: a, asking: o } = n, s = Js(r[i.by]);
		t(a) && (i.plans = Array(a.hidden).fill(s)), t(o) && o.hidden > 0 && (i.asking = s);
	} else if (e.rule === "support" && t(n.card)) {
		let t = e;
		t.card = Js(r[t.by]);
	}
}
var Js = (e) => e.hand.find((t) => zt(t) && S[t] > e.influence) ?? -1;
function Ys(e) {
	for (let t = 0; t < e.seats; t++) {
		for (let n = 0; n < e.seats; n++) if (!Xs(e.houses[n].hand, e.known[j(e.seats, t, n)])) return !1;
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
function Xs(e, t) {
	let n = e.slice();
	for (let e of t) {
		let t = n.indexOf(e);
		if (t < 0) return !1;
		n.splice(t, 1);
	}
	return !0;
}
function Zs(e, t) {
	let n = (e) => t[e] ?? e, r = [`${n("turn")} ${e.turn} · ${n("host")} ${e.host} · ${n("market")} ${e.market}+${e.row} · ${n("intrigue")} ${e.intrigue}`];
	for (let t of e.lot) r.push(`${n("lot")}: ${nc(t, n)}`);
	for (let t of e.played) r.push(`${n("scheme")}: ${nc(t, n)}`);
	for (let [t, i] of e.houses.entries()) r.push(...Qs(i, t, e.viewer, n));
	return r.push(...$s(e, !1, n), ...$s(e, !0, n)), e.fight !== null && e.fight.seats.length > 0 && r.push("", ...ic(e.fight, n)), [...r, ...rc(e, n)].join("\n");
}
function Qs(e, t, n, r) {
	let i = e.card < 0 ? "–" : b[e.card].slug, a = cn(e.influence), o = typeof e.hand == "number" ? `${e.hand}/${a}` : `${e.hand.length}/${a} ${e.hand.map((e) => b[e].slug).join(" ")}`.trimEnd(), s = e.known.length === 0 ? "" : ` (${e.known.map((e) => b[e].slug).join(" ")})`;
	return [`${t === n ? "*" : " "}${t} ${i.padEnd(9)} ${r("influence")} ${String(e.influence).padStart(2)}  ${r("gold")} ${e.gold ?? "?"}  ${r("hand")} ${o}${s}`, `     ${e.assets.map(tc).join(" ") || "–"}`];
}
function $s({ trades: e, viewer: t }, n, r) {
	let i = [], a = [];
	for (let r of e) {
		if ((n ? r.from : r.to) !== t) continue;
		let e = n ? r.to : r.from;
		a[e] = (a[e] ?? 0) + 1;
		let { give: o, giveGold: s, want: c, wantGold: l } = r;
		i.push(`  ${wo(xo(e, a[e]))}  ${ec(o, s)} → ${ec(c, l)}`);
	}
	return i.length === 0 ? [] : [
		"",
		`${r(n ? "offers.made" : "offers.got")}:`,
		...i
	];
}
var ec = (e, t) => [...e.map($t), ...t > 0 ? [`$${t}`] : []].join("+") || "–", tc = (e) => Xt(e) ? `${$t(e)}(${qt(e).dice.join("/")})` : $t(e), nc = (e, t) => `${b[e].slug} ${t(`text.card.${b[e].slug}`)}`;
function rc(e, t) {
	let n = [], r = e.houses[e.viewer];
	if (r !== void 0 && typeof r.hand != "number" && r.hand.length > 0) {
		n.push("", `${t("hand")}:`);
		for (let e of new Set(r.hand)) n.push(`  ${nc(e, t)}`);
	}
	if (r !== void 0 && r.card >= 0 && e.fight === null) {
		let { id: e, powers: i } = b[r.card];
		n.push("", `${t("house")}:`);
		for (let r = 1; r <= i.length; r++) n.push(`  ${t(`power.${e}-${r}`)}: ${t(`text.power.${e}-${r}`)}`);
	}
	let i = new Set(e.houses.flatMap((e) => e.assets.map(C)));
	if (r !== void 0 && typeof r.hand != "number") for (let e of r.hand) i.delete(e);
	let a = [...i].filter((e) => b[e].abilities.length > 0).sort((e, t) => e - t);
	return a.length > 0 && n.push("", `${t("tables")}:`, ...a.map((e) => `  ${nc(e, t)}`)), n;
}
function ic(e, t) {
	let n = [];
	for (let r = 0; r < e.seats.length; r++) {
		let i = e.health.slice(r * 3, r * 3 + 3).join("/"), a = e.gear[r].map((e) => $t(e)).join(" ");
		n.push(`${rn[r].padEnd(2)} ${t("seat")} ${e.seats[r]} ${qt(e.cards[r]).slug} ATK/DEF/SPD ${i} ${a}`.trimEnd());
	}
	if (e.seats.length < 2) return n;
	for (let t = -3; t <= 3; t++) {
		let r = "   ".repeat(Math.abs(t));
		for (let n = -3; n <= 3; n++) {
			let i = y.cellAt(n, t);
			if (i < 0) continue;
			let a = e.cells.indexOf(i);
			r += (a < 0 ? y.name(i) : `[${rn[a]}]`).padEnd(6);
		}
		n.push(`  ${r.trimEnd()}`);
	}
	return n;
}
var ac = (...e) => ({ oneOf: e }), oc = (e) => ({ sumOf: e }), V = (e) => ({ secret: e }), sc = (e, t) => ({
	begins: e,
	with: t
}), cc = ({ by: e }, t) => e === null || !Array.isArray(t) ? t : t.map((t) => t[e]);
function lc(e, t) {
	let n = {};
	for (let [e, r] of Object.entries(t)) {
		let t = typeof r.begins == "string" && "with" in r;
		n[e] = {
			begins: t ? r.begins : null,
			fields: fc(t ? r.with : r)
		};
	}
	return { kinds: n };
}
var uc = (e, t) => fc(t), dc = (e, t, n) => e[`${t}.${n}`] ?? e[n], fc = (e) => Object.fromEntries(Object.entries(e).map(([e, t]) => [e, mc(t)])), pc = {
	"": "one",
	"[]": "list",
	"[][]": "lists",
	"[seat]": "seats"
};
function mc(e) {
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
			...mc(e.secret),
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
		shape: pc[r],
		optional: i === "?"
	};
}
var hc = (e, t) => t[`card.${b[e].slug}`] ?? b[e].name;
function gc(e, t) {
	let n = O(e), r = [
		n > 0 ? `${n} ${t.favor}` : "",
		D(e) ? t.champion : "",
		Jt(e) ? t.injured : e & 128 ? t.exhausted : ""
	].filter((e) => e !== ""), i = t[`card.${qt(e).slug}`] ?? qt(e).name;
	return r.length === 0 ? i : `${i} (${r.join(", ")})`;
}
var _c = (e, t) => ({
	name: t[`choice.${e}`] ?? t[`field.${e}`] ?? e,
	about: null
}), vc = (e) => er.includes(/^[a-z]+/.exec(e)?.[0] ?? "");
function yc(e, t, n) {
	let { verb: r, card: i, seat: a, number: o } = R(e), s = t[`choice.${e}`] ?? t[`choice.${L(r, i, a)}`];
	if (i < 0 || s === void 0) return _c(e, t);
	let c = hc(i, t), l = n[a] ?? String(a + 1), u = t[`act.${r}`]?.replace("{player}", l) ?? `${s} → ${l}`, d = o > 0 && t[`choice.${e}`] === void 0 ? ` (${o})` : "", f = (a < 0 ? s : u) + d, p = t[`text.card.${b[i].slug}`] ?? null;
	return {
		name: `${c}${t.colon}${f}`,
		about: p?.includes(s) ? null : p
	};
}
var bc = {
	card: (e, t) => typeof e == "number" ? {
		name: hc(e, t),
		about: t[`text.card.${b[e].slug}`] ?? null
	} : _c(e, t),
	asset: (e, t) => typeof e == "number" ? {
		name: gc(e, t),
		about: t[`text.card.${qt(e).slug}`] ?? null
	} : _c(e, t),
	act: (e, t, n) => typeof e == "string" && vc(e) ? yc(e, t, n) : _c(String(e), t),
	pool: (e, t) => ({
		name: t[`sketch.${Qe[e]}`],
		about: null
	}),
	group: (e, t, n) => typeof e == "number" ? {
		name: eo(e).map((e) => n[e] ?? String(e + 1)).join(" + "),
		about: null
	} : _c(e, t),
	trade: (e, t, n) => ({
		name: `${n[So(e)] ?? So(e)}, ${Co(e)}`,
		about: null
	})
}, xc = {
	card: {
		print: (e) => typeof e == "number" ? b[e].slug : e,
		called: bc.card
	},
	house: {
		print: (e) => typeof e == "number" ? b[e].slug : e,
		groups: ["card"],
		called: bc.card
	},
	asset: {
		print: (e) => typeof e == "number" ? $t(e) : e,
		groups: ["card"],
		called: bc.asset
	},
	act: {
		print: String,
		called: bc.act
	},
	form: {
		print: (e) => typeof e == "number" ? $t(e) : e,
		groups: ["card"],
		called: bc.asset
	},
	cell: { print: (e) => y.name(e) },
	trade: {
		print: (e) => wo(e),
		called: bc.trade
	},
	pool: {
		print: (e) => Qe[e],
		called: bc.pool
	},
	slot: { print: (e) => rn[e] },
	group: {
		print: (e) => typeof e == "number" ? eo(e).join("&") : e,
		called: bc.group
	}
}, H = { seat: "seat" }, U = {
	seat: "seat",
	card: "card"
}, Sc = {
	parts: oc("total"),
	total: "number"
}, W = "number?", Cc = lc(xc, {
	...qn,
	rolledOff: {
		seats: "seat[]",
		rolls: "die[]",
		best: "seat[]"
	},
	hostChosen: H,
	chose: {
		seat: "seat",
		house: "house"
	},
	dealt: U,
	guardsReceived: {
		seat: "seat",
		count: "number"
	},
	shuffled: {
		intrigue: "number",
		market: "number"
	},
	reshuffled: {
		deck: ac("intrigue", "market"),
		count: "number"
	},
	turnBegan: sc("turn", {
		turn: "number",
		host: "seat"
	}),
	goldChanged: {
		seat: "seat",
		parts: oc("total?"),
		total: "number",
		purse: W
	},
	influenceChanged: {
		seat: "seat",
		influence: "number",
		...Sc
	},
	drew: {
		seat: "seat",
		count: "number",
		hand: "number",
		cards: V("card[]")
	},
	discarded: {
		seat: "seat",
		cards: "card[]"
	},
	gave: {
		seat: "seat",
		to: "seat",
		gold: "number",
		purse: W,
		toPurse: W
	},
	slipped: {
		seat: V("seat"),
		to: V("seat"),
		gold: V("number")
	},
	laid: {
		...U,
		hand: "number"
	},
	exhausted: U,
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
	healed: U,
	stayedInjured: U,
	died: U,
	balanced: {
		seat: "seat",
		gold: "number",
		...Sc
	},
	lost: U,
	intrigueTurnBegan: H,
	intrigueTurnEnded: H,
	cashed: {
		...U,
		gold: "number",
		purse: W,
		hand: "number"
	},
	used: {
		...U,
		power: "number",
		target: "seat?"
	},
	asked: {
		seat: "seat",
		seats: "seat[]",
		gold: V("number"),
		card: V("card")
	},
	supported: {
		seat: "seat",
		by: "seat",
		gold: "number",
		influence: "number",
		purse: W,
		byPurse: W
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
		...U,
		target: "seat",
		...Sc
	},
	schemeFoiled: U,
	schemeVoided: U,
	played: {
		...U,
		target: "seat?",
		hand: "number"
	},
	guarded: {
		...U,
		place: ac("hand", "table")
	},
	guardRolled: {
		seat: "seat",
		die: "die",
		least: "number",
		outcome: ac("foils", "fails")
	},
	paid: {
		seat: "seat",
		gold: "number",
		purse: W
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
		purse: W,
		toPurse: W
	},
	stole: {
		seat: "seat",
		from: "seat",
		gold: "number",
		purse: W,
		fromPurse: W
	},
	peeked: {
		seat: "seat",
		target: "seat",
		count: "number",
		cards: V("card[]")
	},
	scouted: {
		seat: "seat",
		count: "number",
		cards: V("card[]")
	},
	buried: {
		seat: "seat",
		count: "number",
		cards: V("card[]")
	},
	recalled: U,
	bonusGained: {
		seat: "seat",
		total: "number"
	},
	raised: {
		seat: "seat",
		gold: "number",
		bid: "number"
	},
	foiled: H,
	excused: H,
	spared: H,
	injured: U,
	killed: U,
	took: {
		...U,
		from: "seat"
	},
	cured: U,
	favored: {
		...U,
		favor: "number"
	},
	sold: {
		...U,
		gold: "number",
		purse: W
	},
	whispered: {
		what: V(ac("offered", "withdrawn", "refused")),
		seat: V("seat"),
		to: V("seat"),
		giveCards: V("card[]"),
		giveGold: V("number"),
		wantCards: V("card[]"),
		wantGold: V("number")
	},
	traded: {
		seat: "seat",
		to: "seat",
		giveCards: "card[]",
		giveGold: "number",
		wantCards: "card[]",
		wantGold: "number",
		purse: W,
		toPurse: W
	},
	waited: H,
	lastCallMade: {},
	doneTrading: H,
	rowLaidOut: { count: "number" },
	lotOffered: {
		card: "card",
		left: "number"
	},
	bought: {
		...U,
		gold: "number",
		purse: W
	},
	unsold: { card: "card" },
	hosted: {
		seat: "seat",
		gold: "number",
		purse: W
	},
	goldShown: { gold: "number[seat]" },
	invited: {
		seat: "seat",
		guest: "seat"
	},
	declined: H,
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
		...U,
		slot: "slot",
		health: "number[]"
	},
	tributeReceived: {
		...U,
		...Sc,
		purse: W
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
		purse: W
	},
	fightBegan: {
		seats: "seat[]",
		cards: "card[]",
		gear: "card[][]",
		health: "number[]",
		cells: "cell[]"
	},
	roundBegan: sc("round", { round: "number" }),
	initiativeRolled: {
		seat: "seat",
		dice: "die[]",
		...Sc
	},
	initiativeWon: H,
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
		...U,
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
		...Sc
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
		degree: ac("yield", "injury", "decapitation"),
		wounds: "number",
		left: "number[]"
	},
	crowned: U,
	verdictGiven: {
		seat: "seat",
		owner: "seat",
		verdict: ac("up", "down")
	},
	executed: U,
	tournamentBegan: { seats: "seat[]" },
	valuesCounted: {
		seat: "seat",
		...Sc
	},
	forfeited: H,
	won: H
}), wc = uc(xc, {
	...Jn,
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
	asks: "number[]",
	shown: "number[]",
	offense: "number[]",
	defense: "number[]"
}), Tc = {
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
			"Sei a capo di una casata di Capua. Vince chi, alla fine di una fase, è il solo ad avere 12 di influenza.",
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
}, Ec = {
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
		"barred.SP-14.3": "elle a servi ce tour-ci, ne peut être payée, ou sa condition n’est pas remplie",
		"barred.SP-16.30": "vingt offres ont déjà été faites dans ce marché libre"
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
		"barred.SP-14.3": "è già servita in questo turno, non si può pagare o la sua condizione non vale",
		"barred.SP-16.30": "in questo mercato libero sono già state fatte venti offerte"
	}
}, Dc = new Map("SG-1 ; Guerrier thrace ; Thracian Warrior\nSG-2 ; Recrue gauloise ; Recluta gallica\nSG-3 ; Coureur numide ; Corridore numida\nSG-4 ; Recrue samnite ; Recluta sannita\nSS-1 ; Serviteur ; Servo di casa\nSS-2 ; Aide de cuisine ; Sguattero\nSS-3 ; Porteur d’eau ; Portatore d’acqua\nSS-4 ; Ouvrier des champs ; Bracciante\nMG-04 ; Vétéran gaulois ; Veterano gallico\nEW-1 ; Épée ; Spada\nEW-2 ; Trident ; Tridente\nEW-3 ; Hache de guerre ; Ascia da guerra\nEW-4 ; Sica ; Sica\nEA-1 ; Casque ; Elmetto\nEA-2 ; Scutum ; Scudo\nEA-3 ; Jambières ; Schinieri\nEA-4 ; Lorica ; Lorica\nES-1 ; Filet ; Rete\nES-2 ; Javelot ; Giavellotto\nES-3 ; Lasso ; Laccio\nES-4 ; Poignée de sable ; Manciata di sabbia\nIS-01 ; Renseignements secrets ; Inside Information\nIS-02 ; Profits du marché noir ; Black Market Profits\nIS-03 ; Un visiteur de Rome ; A Visitor from Rome\nIS-04 ; Grand festin ; Grand Feast\nIS-05 ; Menu larcin ; Furtarello\nIS-06 ; Comptes falsifiés ; Conti falsificati\nIS-07 ; Langues de vipère ; Lingue avvelenate\nIS-08 ; Disgrâce au Forum ; Vergogna nel Foro\nIS-09 ; Cadeau à l’édile ; Dono all’edile\nIS-10 ; Parade du ludus ; Parata del ludus\nIS-11 ; Fierté de Capoue ; Orgoglio di Capua\nIS-12 ; Maisonnée de renom ; Casa rinomata\nIS-13 ; Coupe empoisonnée ; Coppa avvelenata\nIS-14 ; Le couteau dans la nuit ; Coltello nella notte\nIS-15 ; Fugitif ; Fuggitivo\nIS-16 ; Sangles coupées ; Cinghie tagliate\nIS-17 ; Armurerie pillée ; Armeria saccheggiata\nIS-18 ; Sentinelles soudoyées ; Sentinelle corrotte\nIS-19 ; Espion dans la maison ; Spia in casa\nIS-20 ; Baume guérisseur ; Balsamo curativo\nIS-21 ; Retour des mines ; Ritorno dalle miniere\nIS-22 ; Chéri de la foule ; Beniamino della folla\nIR-01 ; Rumeurs ; Whispered Rumors\nIR-02 ; Averti à temps ; Preavvertito\nIR-03 ; Complot éventé ; Trama scoperta\nIR-04 ; Le prix du silence ; Il prezzo del silenzio\nIR-05 ; Sans le sou ! ; Destitute!\nIR-06 ; Remplacement tardif ; Sostituzione tardiva\nIR-07 ; Vin drogué ; Vino drogato\nIR-08 ; Clameur de la foule ; Ruggito della folla\nIR-09 ; Bourse cachée ; Borsa nascosta\nIR-10 ; Excuse toute prête ; Scusa pronta\nIR-11 ; Billet du parieur ; Ricevuta dell’allibratore\nIG-01 ; Garde ; Guardia\nH-BAT-1 ; Combattants à louer ; Combattenti a nolo\nH-BAT-2 ; Le poids du ludus ; Il peso del ludus\nH-GLA-1 ; Rapports de la garde ; Rapporti della guardia\nH-GLA-2 ; Rappel des vétérans ; Richiamo dei veterani\nH-SOL-1 ; Changement de plan ; Cambio di programma\nH-SOL-2 ; Un œil sur les navires d’esclaves ; Occhi sulle navi di schiavi\nH-TUL-1 ; Toucher les loyers ; Riscuotere l’affitto\nH-TUL-2 ; Bourse profonde ; Borsa capiente".split("\n").map((e) => {
	let [t = "", n = "", r = ""] = e.split(" ; ");
	return [t, [n, r]];
}));
function Oc(e) {
	let t = {};
	for (let { id: n, name: r, powers: i } of b) {
		t[`card.${xt(r)}`] = e(n, r);
		for (let [r, a] of i.entries()) t[`power.${n}-${r + 1}`] = e(`${n}-${r + 1}`, a);
	}
	return t;
}
var kc = {
	en: Oc((e, t) => t),
	fr: Oc((e, t) => Dc.get(e)?.[0] ?? t),
	it: Oc((e, t) => Dc.get(e)?.[1] ?? t)
}, Ac = [
	"victory1",
	"victory2",
	"injury",
	"decapitation"
];
function jc(e, t) {
	let n = (e) => Ac.slice(e).map((n, r) => `{${n}, plural, =0 {} other {, ${t[e + r]}}}`).join(""), r = (i) => i === Ac.length ? e : `{${Ac[i]}, plural, =0 {${r(i + 1)}} other {${t[i]}${n(i + 1)}}}`;
	return r(0);
}
function Mc(e, { and: t, gold: n, nothing: r }) {
	let i = `${e}Gold, plural`;
	return `{${e}Cards_count, plural, =0 {{${i}, =0 {${r}} other {# ${n}}}} other {${`{${e}Cards}{${i}, =0 {} other { ${t} # ${n}}}`}}}`;
}
var Nc = (e) => `${Mc("give", e)} ${e.against} ${Mc("want", e)}`, Pc = Nc({
	and: "and",
	gold: "gold",
	nothing: "nothing",
	against: "for"
}), Fc = {
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
	"event.struckBack": "The dice of {seat} strike back: {wounds, plural, one {# wound} other {# wounds}}",
	"event.balanced": "{seat} balances the ledgers: {total, number, ::sign-except-zero}{parts}, gold {gold}",
	"event.bet": `{seat} bets ${jc("nothing", [
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
	"event.defeated": "{seat} is defeated with {wounds, plural, one {# wound} other {# wounds}}: {degree, select, yield {he yields} injury {he is injured} other {he loses his head}}",
	"event.died": "{card} of {seat} dies of his wounds",
	"event.discarded": "{seat} discards {cards}",
	"event.doneTrading": "{seat} collects and hides the gold",
	"event.drew": "{seat} draws {count, plural, one {# card} other {# cards}}{cards}",
	"event.excused": "{seat} has an excuse",
	"event.executed": "{card} of {seat} is executed",
	"event.exhausted": "{card} of {seat} is exhausted",
	"event.favored": "{card} of {seat} now has {favor, plural, one {# Favor} other {# Favors}}",
	"event.fightBegan": "The fight begins: {cards}",
	"event.foiled": "{seat} foils the scheme",
	"event.forfeited": "{seat} wins without a fight",
	"event.gave": "{seat} gives {to} {gold} gold",
	"event.goldChanged": "{seat}: {total, number, ::sign-except-zero} gold{parts}",
	"event.goldShown": "All gold is put back in view: {gold}",
	"event.guardRolled": "The guard of {seat} rolls {die} and {outcome, select, foils {foils the scheme} other {fails}}",
	"event.guarded": "{seat} uses a guard from the {place, select, hand {hand} other {table}}",
	"event.guardsReceived": "{seat} starts with {count, plural, one {# guard} other {# guards}}",
	"event.healingRolled": "{seat} rolls {die} for {card}",
	"event.healed": "{card} of {seat} is healed",
	"event.hit": "{seat} inflicts {total, plural, one {# wound} other {# wounds}}{parts}: {dice} against {against}",
	"event.hostChosen": "{seat} takes the Host marker",
	"event.hosted": "{seat} hosts the games for {gold} gold",
	"event.ignored": "A wound is cancelled: {wounds} left",
	"event.influenceChanged": "{seat} now has influence {influence}: {total, number, ::sign-except-zero}{parts}",
	"event.initiativeWon": "{seat} wins the initiative",
	"event.injured": "{card} of {seat} is injured",
	"event.intrigueTurnBegan": "{seat} takes the Intrigue turn",
	"event.invited": "{seat} invites {guest}",
	"event.killed": "{card} of {seat} is dead",
	"event.lastCallMade": "All wait: this is the last call",
	"event.laid": "{seat} lays a guard on the table",
	"event.launched": "{seat} launches {card} at {target} with influence {total}{parts}",
	"event.lost": "{seat} loses {card}",
	"event.lotOffered": "{card} is for sale",
	"event.moved": "{seat} moves: {cells}",
	"event.fightCancelled": "There is no fight",
	"event.orderChosen": "{seat} decides: {leader} acts first",
	"event.paid": "{seat} pays {gold} gold",
	"event.paidEach": "{seat} pays {gold} gold to everybody",
	"event.paidTo": "{seat} pays {to} {gold} gold",
	"event.peeked": "{seat} looks at {count, plural, =0 {no card} one {# card} other {# cards}} of {target}{cards}",
	"event.played": "{seat} plays {card}{target}",
	"event.raised": "{seat} adds {gold} gold: {bid}",
	"event.recalled": "{seat} takes {card} back from the discard pile",
	"event.refreshed": "{seat} refreshes {cards}",
	"event.rerolled": "{seat} has a {die} rolled again with {card}: {now}",
	"event.reshuffled": "The {deck, select, market {Market} other {Intrigue}} deck is shuffled anew: {count}",
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
	"event.traded": `{seat} and {to} trade: ${Pc}`,
	"event.tributeReceived": "{seat} receives a tribute of {total} gold for {card}",
	"event.turnBegan": "Turn {turn}, Host {host}",
	"event.intrigueTurnEnded": "{seat} ends the Intrigue turn",
	"event.unsold": "Nobody wants {card}",
	"event.unsupported": "{seat} refuses to support {by}",
	"event.used": "{seat} uses {card}{power, plural, =1 {} other { (second ability)}}{target}",
	"event.verdictGiven": "{seat} gives the thumb {verdict, select, up {up} other {down}}",
	"event.schemeVoided": "The scheme of {seat} has no effect: {card}",
	"event.waited": "{seat} waits",
	"event.whispered": `{what, select, offered {{seat} offers {to}: ${Pc}} refused {{to} refuses what {seat} offered: ${Pc}} withdrawn {{seat} takes back the offer to {to}: ${Pc}} other {There is bargaining}}`,
	"event.withdrew": "{seat} withdraws the request for support",
	"event.won": "{seat} wins the game",
	"event.wounded": "{seat} gives up {pools}; of Attack, Defense and Speed {left} are left"
}, Ic = Nc({
	and: "et",
	gold: "or",
	nothing: "rien",
	against: "contre"
}), Lc = {
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
	"event.struckBack": "Les dés de {seat} ripostent : {wounds, plural, one {# blessure} other {# blessures}}",
	"event.balanced": "{seat} fait ses comptes : {total, number, ::sign-except-zero}{parts}, or {gold}",
	"event.bet": `{seat} parie ${jc("rien", [
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
	"event.cashed": "{seat} échange {card} contre {gold, plural, one {# pièce d’or} other {# pièces d’or}}",
	"event.chose": "{seat} choisit la Maison {house}",
	"event.crowned": "{card} de {seat} devient champion",
	"event.cured": "{card} de {seat} est soigné",
	"event.dealt": "{seat} reçoit {card}",
	"event.declined": "{seat} refuse",
	"event.defeated": "{seat} est vaincu avec {wounds, plural, one {# blessure} other {# blessures}} : {degree, select, yield {il se rend} injury {il est blessé} other {il est décapité}}",
	"event.died": "{card} de {seat} meurt de ses blessures",
	"event.discarded": "{seat} défausse {cards}",
	"event.doneTrading": "{seat} ramasse et cache son or",
	"event.drew": "{seat} pioche {count, plural, one {# carte} other {# cartes}}{cards}",
	"event.excused": "{seat} a une excuse",
	"event.executed": "{card} de {seat} est exécuté",
	"event.exhausted": "{card} de {seat} est épuisé",
	"event.favored": "{card} de {seat} a maintenant {favor, plural, one {# Faveur} other {# Faveurs}}",
	"event.fightBegan": "Le combat commence : {cards}",
	"event.foiled": "{seat} déjoue le complot",
	"event.forfeited": "{seat} gagne sans combattre",
	"event.gave": "{seat} donne à {to} {gold, plural, one {# pièce d’or} other {# pièces d’or}}",
	"event.goldChanged": "{seat} : {total, number, ::sign-except-zero} or{parts}",
	"event.goldShown": "Tout l’or redevient visible : {gold}",
	"event.guardRolled": "Le garde de {seat} lance {die} et {outcome, select, foils {déjoue le complot} other {échoue}}",
	"event.guarded": "{seat} emploie un garde {place, select, hand {de la main} other {de la table}}",
	"event.guardsReceived": "{seat} commence avec {count, plural, one {# garde} other {# gardes}}",
	"event.healingRolled": "{seat} lance {die} pour {card}",
	"event.healed": "{card} de {seat} est guéri",
	"event.hit": "{seat} inflige {total, plural, one {# blessure} other {# blessures}}{parts} : {dice} contre {against}",
	"event.hostChosen": "{seat} prend le marqueur d’Hôte",
	"event.hosted": "{seat} est l’Hôte des jeux pour {gold, plural, one {# pièce d’or} other {# pièces d’or}}",
	"event.ignored": "Une blessure est annulée : il en reste {wounds}",
	"event.influenceChanged": "{seat} a maintenant {influence} d’influence : {total, number, ::sign-except-zero}{parts}",
	"event.initiativeWon": "{seat} gagne l’initiative",
	"event.injured": "{card} de {seat} est blessé",
	"event.intrigueTurnBegan": "Tour d’Intrigue de {seat}",
	"event.invited": "{seat} invite {guest}",
	"event.killed": "{card} de {seat} est mort",
	"event.lastCallMade": "Tous attendent : c’est le dernier appel",
	"event.laid": "{seat} pose un garde sur la table",
	"event.launched": "{seat} lance {card} contre {target} avec {total} d’influence{parts}",
	"event.lost": "{seat} perd {card}",
	"event.lotOffered": "{card} est en vente",
	"event.moved": "{seat} se déplace : {cells}",
	"event.fightCancelled": "Il n’y a pas de combat",
	"event.orderChosen": "{seat} décide : {leader} agit le premier",
	"event.paid": "{seat} paie {gold, plural, one {# pièce d’or} other {# pièces d’or}}",
	"event.paidEach": "{seat} paie {gold, plural, one {# pièce d’or} other {# pièces d’or}} à chacun",
	"event.paidTo": "{seat} paie à {to} {gold, plural, one {# pièce d’or} other {# pièces d’or}}",
	"event.peeked": "{seat} regarde {count, plural, =0 {zéro carte} one {# carte} other {# cartes}} de {target}{cards}",
	"event.played": "{seat} joue {card}{target}",
	"event.raised": "{seat} ajoute {gold, plural, one {# pièce d’or} other {# pièces d’or}} : {bid}",
	"event.recalled": "{seat} reprend {card} de la défausse",
	"event.refreshed": "{seat} redresse {cards}",
	"event.rerolled": "{seat} fait relancer un {die} avec {card} : {now}",
	"event.reshuffled": "La pioche {deck, select, market {du Marché} other {d’Intrigue}} est mélangée : {count}",
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
	"event.traded": `{seat} et {to} font un échange : ${Ic}`,
	"event.tributeReceived": "{seat} reçoit un tribut de {total, plural, one {# pièce d’or} other {# pièces d’or}} pour {card}",
	"event.turnBegan": "Tour {turn}, Hôte {host}",
	"event.intrigueTurnEnded": "{seat} finit son tour d’Intrigue",
	"event.unsold": "Personne ne veut de {card}",
	"event.unsupported": "{seat} refuse de soutenir {by}",
	"event.used": "{seat} emploie {card}{power, plural, =1 {} other { (seconde capacité)}}{target}",
	"event.verdictGiven": "{seat} {verdict, select, up {lève} other {baisse}} le pouce",
	"event.schemeVoided": "Le complot de {seat} est sans effet : {card}",
	"event.waited": "{seat} attend",
	"event.whispered": `{what, select, offered {{seat} propose à {to} : ${Ic}} refused {{to} refuse l’offre de {seat} : ${Ic}} withdrawn {{seat} retire son offre à {to} : ${Ic}} other {On marchande}}`,
	"event.withdrew": "{seat} retire sa demande de soutien",
	"event.won": "{seat} gagne la partie",
	"event.wounded": "{seat} abandonne {pools} ; reste en Attaque, Défense et Vitesse : {left}"
}, Rc = Nc({
	and: "e",
	gold: "oro",
	nothing: "niente",
	against: "per"
}), zc = {
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
	"event.struckBack": "I dadi di {seat} colpiscono: {wounds, plural, one {# ferita} other {# ferite}}",
	"event.balanced": "{seat} fa quadrare i conti: {total, number, ::sign-except-zero}{parts}, oro {gold}",
	"event.bet": `{seat} scommette ${jc("niente", [
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
	"event.cashed": "{seat} scambia {card} per {gold, plural, one {# moneta d’oro} other {# monete d’oro}}",
	"event.chose": "{seat} sceglie la Casata {house}",
	"event.crowned": "{card} di {seat} diventa campione",
	"event.cured": "{card} di {seat} è curato",
	"event.dealt": "{seat} riceve {card}",
	"event.declined": "{seat} rifiuta",
	"event.defeated": "{seat} è sconfitto con {wounds, plural, one {# ferita} other {# ferite}}: {degree, select, yield {si arrende} injury {è ferito gravemente} other {è decapitato}}",
	"event.died": "{card} di {seat} muore per le ferite",
	"event.discarded": "{seat} scarta {cards}",
	"event.doneTrading": "{seat} raccoglie e nasconde l’oro",
	"event.drew": "{seat} pesca {count, plural, one {# carta} other {# carte}}{cards}",
	"event.excused": "{seat} ha una scusa",
	"event.executed": "{card} di {seat} è giustiziato",
	"event.exhausted": "{card} di {seat} è esausto",
	"event.favored": "{card} di {seat} ha ora {favor, plural, one {# Favor token} other {# Favor token}}",
	"event.fightBegan": "Comincia il combattimento: {cards}",
	"event.foiled": "{seat} sventa il piano",
	"event.forfeited": "{seat} vince senza combattere",
	"event.gave": "{seat} dà a {to} {gold, plural, one {# moneta d’oro} other {# monete d’oro}}",
	"event.goldChanged": "{seat}: {total, number, ::sign-except-zero} oro{parts}",
	"event.goldShown": "L’oro torna visibile a tutti: {gold}",
	"event.guardRolled": "La guardia di {seat} tira {die} e {outcome, select, foils {sventa il piano} other {fallisce}}",
	"event.guarded": "{seat} usa una guardia {place, select, hand {dalla mano} other {dal tavolo}}",
	"event.guardsReceived": "{seat} comincia con {count, plural, one {# guardia} other {# guardie}}",
	"event.healingRolled": "{seat} tira {die} per {card}",
	"event.healed": "{card} di {seat} è guarito",
	"event.hit": "{seat} infligge {total, plural, one {# ferita} other {# ferite}}{parts}: {dice} contro {against}",
	"event.hostChosen": "{seat} prende l’Host marker",
	"event.hosted": "{seat} ospita i giochi per {gold, plural, one {# moneta d’oro} other {# monete d’oro}}",
	"event.ignored": "Una ferita è ignorata: ne restano {wounds}",
	"event.influenceChanged": "{seat} ha ora influenza {influence}: {total, number, ::sign-except-zero}{parts}",
	"event.initiativeWon": "{seat} vince l’iniziativa",
	"event.injured": "{card} di {seat} è ferito",
	"event.intrigueTurnBegan": "Turno di Intrigo di {seat}",
	"event.invited": "{seat} invita {guest}",
	"event.killed": "{card} di {seat} è morto",
	"event.lastCallMade": "Tutti aspettano: è l’ultima chiamata",
	"event.laid": "{seat} mette una guardia sul tavolo",
	"event.launched": "{seat} ordisce {card} contro {target} con influenza {total}{parts}",
	"event.lost": "{seat} perde {card}",
	"event.lotOffered": "{card} va all’asta",
	"event.moved": "{seat} si muove: {cells}",
	"event.fightCancelled": "Non c’è combattimento",
	"event.orderChosen": "{seat} decide: {leader} agisce per primo",
	"event.paid": "{seat} paga {gold, plural, one {# moneta d’oro} other {# monete d’oro}}",
	"event.paidEach": "{seat} paga {gold, plural, one {# moneta d’oro} other {# monete d’oro}} a tutti",
	"event.paidTo": "{seat} paga a {to} {gold, plural, one {# moneta d’oro} other {# monete d’oro}}",
	"event.peeked": "{seat} sbircia {count, plural, =0 {nessuna carta} one {# carta} other {# carte}} di {target}{cards}",
	"event.played": "{seat} gioca {card}{target}",
	"event.raised": "{seat} aggiunge {gold, plural, one {# moneta d’oro} other {# monete d’oro}}: {bid}",
	"event.recalled": "{seat} riprende {card} dagli scarti",
	"event.refreshed": "{seat} rende abili {cards}",
	"event.rerolled": "{seat} fa ritirare un {die} con {card}: {now}",
	"event.reshuffled": "Il mazzo {deck, select, market {Mercato} other {Intrigo}} è rimescolato: {count}",
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
	"event.supported": "{seat} dà supporto a {by} con influenza {influence} per {gold, plural, one {# moneta d’oro} other {# monete d’oro}}",
	"event.took": "{seat} prende {card} a {from}",
	"event.tied": "Parità: {seats} offrono ancora, oltre a quanto già offerto",
	"event.valuesCounted": "{seat} ha un totale di {total}",
	"event.tournamentBegan": "Decide un torneo: {seats}",
	"event.traded": `{seat} e {to} fanno uno scambio: ${Rc}`,
	"event.tributeReceived": "{seat} riceve un tributo di {total, plural, one {# moneta d’oro} other {# monete d’oro}} per {card}",
	"event.turnBegan": "Turno {turn}, Ospite {host}",
	"event.intrigueTurnEnded": "{seat} finisce il turno di Intrigo",
	"event.unsold": "Asta deserta: {card}",
	"event.unsupported": "{seat} nega il supporto a {by}",
	"event.used": "{seat} usa {card}{power, plural, =1 {} other { (seconda abilità)}}{target}",
	"event.verdictGiven": "{seat} mostra il pollice {verdict, select, up {su} other {verso}}",
	"event.schemeVoided": "Il piano di {seat} non ha effetto: {card}",
	"event.waited": "{seat} aspetta",
	"event.whispered": `{what, select, offered {{seat} propone a {to}: ${Rc}} refused {{to} rifiuta l’offerta di {seat}: ${Rc}} withdrawn {{seat} ritira l’offerta a {to}: ${Rc}} other {Si contratta}}`,
	"event.withdrew": "{seat} ritira la richiesta di supporto",
	"event.won": "{seat} vince la partita",
	"event.wounded": "{seat} perde {pools}; restano in Attacco, Difesa e Velocità: {left}"
}, Bc = {
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
}, Vc = "\nT:react ; When {w}: ; Quand {w} : ; Quando {w}:\nT:guardTry ; When a scheme is launched at your House: ; Quand un complot vise votre maison : ; Quando un piano riguarda la tua casata:\nT:intrigue ; On your Intrigue turn: ; À votre tour d’Intrigue : ; Nel tuo turno di Intrigo:\nT:healFailed ; When your healing die shows 1–3: ; Quand votre dé de guérison montre 1–3 : ; Quando il tuo dado di guarigione mostra 1–3:\nT:guardFailed ; When the die of your guard shows 1–3: ; Quand le dé de votre garde montre 1–3 : ; Quando il dado della tua guardia mostra 1–3:\nT:tributeStep ; At the tribute: ; Au tribut : ; Al tributo:\nT:preInit ; Before the initiative roll: ; Avant le jet d’initiative : ; Prima del tiro d’iniziativa:\nT:oppTurn ; Before the opponent acts: ; Avant que l’adversaire agisse : ; Prima che l’avversario agisca:\nT:attackDeclared ; Instead of a normal attack: ; Au lieu d’une attaque normale : ; Al posto di un attacco normale:\nT:defenseDeclared ; When attacked, before the dice: ; Attaqué, avant les dés : ; Attaccato, prima dei dadi:\nT:attackRolled ; After your attack roll: ; Après votre jet d’attaque : ; Dopo il tuo tiro d’attacco:\nT:defenseRolled ; After your defense roll: ; Après votre jet de défense : ; Dopo il tuo tiro di difesa:\nT:oppAttackRolled ; After the opponent’s attack roll: ; Après le jet d’attaque adverse : ; Dopo il tiro d’attacco avversario:\nT:oppDefenseRolled ; After the opponent’s defense roll: ; Après le jet de défense adverse : ; Dopo il tiro di difesa avversario:\nT:woundsDealt ; After your attack’s dice are compared: ; Après la comparaison de votre attaque : ; Dopo il confronto del tuo attacco:\nT:woundsTaken ; When you are wounded: ; Quand vous êtes blessé : ; Quando sei ferito:\nT:combatWon ; After a victory in the arena: ; Après une victoire dans l’arène : ; Dopo una vittoria nell’arena:\nC:exhaustSelf ; exhaust this card ; épuiser cette carte ; esaurisci questa carta\nC:exhaust ; exhaust {n1} ; épuiser {n1} ; esaurisci {n1}\nC:pay ; pay {0} gold ; payer {0} or ; paga {0} oro\nC:payEach ; pay {0} gold to each other player ; payer {0} or à chaque autre joueur ; paga {0} oro a ogni altro giocatore\nC:payLauncher ; pay {0} gold to the launcher ; payer {0} or à l’auteur du complot ; paga {0} oro a chi ordisce il piano\nC:discardHand ; discard {0} other {0|card|cards} of your hand ; défausser {0} autre{0||s} carte{0||s} de la main ; scarta {0} altr{0|a|e} cart{0|a|e} della mano\nIF:readyCount ; with at least {0of1} ready ; avec au moins {0of1} prêts ; con almeno {0of1} abili\nIF:targetGoldZero ; only if it has no gold ; seulement s’il n’a plus d’or ; solo se non ha oro\nIF:targetInfluenceAtMostMine ; only if its influence is not above yours ; seulement si son influence ne dépasse pas la vôtre ; solo se la sua influenza non supera la tua\nIF:schemeTargetsMe ; only if it is aimed at you ; seulement s’il vous vise ; solo se riguarda te\nIF:iBidThisRound ; only if you have bid ; seulement si vous avez misé ; solo se hai offerto\nIF:iDeclined ; only if you have declined ; seulement si vous avez décliné ; solo se hai rifiutato\nIF:iWonABet ; only if you have won a bet ; seulement si vous avez gagné un pari ; solo se hai vinto una scommessa\nIF:dealtAtLeast ; only if it inflicts at least {0} {0|wound|wounds} ; seulement si elle inflige au moins {0} blessure{0||s} ; solo se infligge almeno {0} ferit{0|a|e}\nTG:rival ; a rival: ; un rival : ; un rivale:\nTG:any ; any player: ; un joueur au choix : ; un giocatore a scelta:\nTG:launcher ; the launcher: ; l’auteur du complot : ; chi ordisce il piano:\nTG:participant ; one of the two in the arena: ; l’un des deux de l’arène : ; uno dei due nell’arena:\nE:gold ; gold {+0} ; or {+0} ; oro {+0}\nE:steal ; you take up to {0} gold ; vous prenez jusqu’à {0} or ; prendi fino a {0} oro\nE:influence ; influence {+0} ; influence {+0} ; influenza {+0}\nE:draw ; draw {0} Intrigue {0|card|cards} ; pioche de {0} carte{0||s} Intrigue ; pesca di {0} cart{0|a|e} Intrigo\nE:peekCard ; you see {0} random {0|card|cards} of the hand ; vous voyez {0} carte{0||s} de la main au hasard ; vedi {0} cart{0|a|e} a caso della mano\nE:peekHandDiscard ; you see the hand and discard {0} {0|card|cards} of it ; vous voyez la main et en défaussez {0} carte{0||s} ; vedi la mano e ne scarti {0} cart{0|a|e}\nE:peekMarket ; see the top {0} Market cards and put up to {1} under the deck ; voir les {0} premières cartes du Marché, en mettre jusqu’à {1} sous la pioche ; guarda le prime {0} carte Mercato, mettine fino a {1} in fondo al mazzo\nE:injure ; you injure {a0} ; vous blessez {a0} ; ferisci {a0}\nE:kill ; you kill {a0} ; vous tuez {a0} ; uccidi {a0}\nE:tap ; you exhaust {a0} ; vous épuisez {a0} ; esaurisci {a0}\nE:take ; you take {a0} ; vous prenez {a0} ; prendi {a0}\nE:lose ; discards {n1} of its choice ; défausse {n1} de son choix ; scarta {n1} a sua scelta\nE:cure ; you cure {a0} ; vous guérissez {a0} ; guarisci {a0}\nE:recall ; take back {a0}, the uppermost in the discard pile ; reprendre {a0}, le plus haut de la défausse ; riprendi {a0} dagli scarti, a partire dall’alto\nE:addFavor ; a ready gladiator gets {0} Favor, {1} at most ; un gladiateur prêt reçoit {0} Faveur, {1} au plus ; un gladiatore abile riceve {0} Favore, al massimo {1}\nE:schemeBonus ; influence {+0} for your next scheme this turn ; influence {+0} pour votre prochain complot ce tour-ci ; influenza {+0} per il tuo prossimo piano in questo turno\nE:foil ; the scheme is foiled ; le complot est déjoué ; il piano è sventato\nE:guardRoll ; roll a die: on {0} or more the scheme is foiled ; lancez un dé : à {0} ou plus le complot est déjoué ; lancia un dado: con {0} o più il piano è sventato\nE:retryGuard ; roll it again ; relancez-le ; rilancialo\nE:healRetry ; roll it again ; relancez-le ; rilancialo\nE:income ; brings {0} gold in the ledgers instead of 1 ; rapporte {0} or aux comptes au lieu de 1 ; rende {0} oro nei conti invece di 1\nE:noUpkeep ; costs nothing in the ledgers ; ne coûte rien aux comptes ; non costa nulla nei conti\nE:tribute ; {0} gold more ; {0} or de plus ; {0} oro in più\nE:addBid ; add 1 to {0} gold to your bid ; ajoutez 1 à {0} or à votre mise ; aggiungi da 1 a {0} oro alla tua offerta\nE:excuse ; it costs no influence ; cela ne coûte pas d’influence ; non costa influenza\nE:swapCombatant ; must send another ready combatant ; doit envoyer un autre combattant prêt ; deve mandare un altro combattente abile\nE:openingWound ; the combatant gives up {0} {0|die|dice} before the fight ; le combattant perd {0} dé{0||s} avant le combat ; il combattente perde {0} dad{0|o|i} prima dello scontro\nE:spare ; the condemned lives ; le condamné vit ; il condannato vive\nE:reroll ; roll {1} of your {p0} dice again ; relancez {1} de vos dés {p0} ; rilancia {1} dei tuoi dadi {p0}\nE:forceReroll ; the opponent rolls {1} {p0} {1|die|dice} of your choice again ; l’adversaire relance {1} dé{1||s} {p0} de votre choix ; l’avversario rilancia {1} dad{1|o|i} {p0} a tua scelta\nE:range ; attacks reach {0} hexes ; les attaques portent à {0} cases ; gli attacchi arrivano a {0} esagoni\nE:speedAttack ; attack with the SPD dice, up to {0} hexes far ; attaque avec les dés SPD, jusqu’à {0} cases ; attacco con i dadi SPD, fino a {0} esagoni\nE:ignoreWound ; cancel {0} {0|wound|wounds} ; annulez {0} blessure{0||s} ; annulla {0} ferit{0|a|e}\nE:extraWound ; {0} {0|wound|wounds} more ; {0} blessure{0||s} de plus ; {0} ferit{0|a|e} in più\nE:winInitiative ; win the initiative without a roll ; gagnez l’initiative sans jet ; vinci l’iniziativa senza tiro\nE:initBonus ; initiative {+0} ; initiative {+0} ; iniziativa {+0}\nE:moveBonus ; movement {+0} ; déplacement {+0} ; movimento {+0}\nE:slow ; the opponent moves {0} hexes less ; l’adversaire se déplace de {0} cases de moins ; l’avversario si muove di {0} esagoni in meno\nE:addDice ; {1} {p0} {1|die|dice} more in this roll ; {1} dé{1||s} {p0} de plus à ce jet ; {1} dad{1|o|i} {p0} in più in questo tiro\nE:autoWoundPer ; one wound for each {s0} of your {p1} dice, whatever the opponent rolls ; une blessure par {s0} de vos dés {p1}, quoi que montre l’adversaire ; una ferita per ogni {s0} dei tuoi dadi {p1}, qualunque cosa mostri l’avversario\nL:perTurn ; once a turn ; une fois par tour ; una volta per turno\nL:perRoll ; once a roll ; une fois par jet ; una volta per tiro\nL:perCombat ; once a fight ; une fois par combat ; una volta per scontro\nS:double ; double ; double ; doppia\nS:triple ; triple ; triple ; tripla\nV:house ; {0} {0|gladiator|gladiators}, {1} {1|slave|slaves}, {2} {2|guard|guards}, {3} gold ; {0} gladiateur{0||s}, {1} esclave{1||s}, {2} garde{2||s}, {3} or ; {0} gladiator{0|e|i}, {1} schiav{1|o|i}, {2} guardi{2|a|e}, {3} oro\nV:cash ; cash it in for {0} gold ; l’échanger contre {0} or ; scambiala per {0} oro\nV:drop ; discard it, without gold ; la défausser, sans or ; scartala, senza oro\nV:launch ; launch it at seat {0} ; lancer contre le siège {0} ; ordiscilo contro il posto {0}\nV:ask ; ask for support ; demander du soutien ; chiedi supporto\nV:play ; play it ; la jouer ; giocala\nV:playAt ; play it at seat {0} ; la jouer contre le siège {0} ; giocala contro il posto {0}\nV:face ; roll a {0} again ; relancer un {0} ; rilancia un {0}\n", Hc = "\ngladiator ; a gladiator ; gladiators ; un gladiateur ; gladiateurs ; un gladiatore ; gladiatori\nslave ; a slave ; slaves ; un esclave ; esclaves ; uno schiavo ; schiavi\ncombatant ; a gladiator or slave ; gladiators or slaves ; un gladiateur ou esclave ; gladiateurs ou esclaves ; un gladiatore o schiavo ; gladiatori o schiavi\nnonChampion ; a gladiator or slave who is no champion ; gladiators or slaves who are no champions ; un gladiateur ou esclave qui n’est pas champion ; gladiateurs ou esclaves non champions ; un gladiatore o schiavo che non è campione ; gladiatori o schiavi non campioni\nequipment ; a piece of equipment ; pieces of equipment ; un équipement ; équipements ; un equipaggiamento ; equipaggiamenti\nguard ; a guard ; guards ; un garde ; gardes ; una guardia ; guardie\ninjured ; an injured card ; injured cards ; une carte blessée ; cartes blessées ; una carta ferita ; carte ferite\n", Uc = (e) => new Map(e.trim().split("\n").map((e) => {
	let [t = "", ...n] = e.split(" ; ");
	return [t, n];
})), Wc = Uc(Vc), Gc = Uc(Hc), Kc = [
	0,
	1,
	2,
	3
], qc = [
	1,
	2,
	3,
	4,
	5,
	6
];
function G(e, t, n) {
	let r = Wc.get(t)?.[e.place];
	if (r === void 0) throw Error(`there are no words for '${t}'`);
	let i = (t, r) => Gc.get(Ze[n[t]])[e.place * 2 + +!!r];
	return r.replace(/\{(\d)\|([^|}]*)\|([^}]*)\}/g, (e, t, r, i) => n[t] === 1 ? r : i).replace(/\{a(\d)\}/g, (e, t) => i(Number(t), !1)).replace("{n1}", () => n[0] === 1 ? i(1, !1) : `${n[0]} ${i(1, !0)}`).replace("{0of1}", () => `${n[1]} ${i(0, !0)}`).replace(/\{p(\d)\}/g, (e, t) => Qe[n[t]]).replace("{s0}", () => G(e, `S:${$e[n[0]]}`, [])).replace("{+0}", () => `${n[0] < 0 ? "−" : "+"}${Math.abs(n[0])}`).replace("{w}", () => Jc(e, n[0])).replace(/\{(\d)\}/g, (e, t) => String(n[t]));
}
var Jc = (e, t) => et.filter((e, n) => !!(t & 1 << n)).map((t) => e.windows[`window.${t}`]).join(` ${e.or} `), Yc = ({ target: e, effects: t }) => Wc.has(`TG:${e}`) && t.some(({ name: e }) => e !== "foil" && e !== "guardRoll");
function Xc(e, t, n) {
	let { trigger: r, windows: i, costs: a, conditions: o, target: s, effects: c, limit: l } = t, u = (t) => (n) => G(e, t + n.name, n.args), d = [];
	n && Wc.has(`T:${r}`) && d.push(G(e, `T:${r}`, [i])), a.length > 0 && d.push(a.map(u("C:")).join(", "), "→"), Yc(t) && d.push(G(e, `TG:${s}`, []));
	let f = [...o.map(u("IF:")), ...l === null ? [] : [G(e, `L:${l.name}`, [])]];
	return [...d, [c.map(u("E:")).join(", "), ...f].join(e.comma)].join(" ");
}
function Zc(e, t, n, r) {
	let i = (e, t) => {
		r[`choice.${e}`] ??= t;
	};
	if ((w(n) === "scheme" || w(n) === "reaction" || Rt(n)) && (i(L("cash", n), G(e, "V:cash", [t.value])), i(L("drop", n), G(e, "V:drop", []))), zt(n)) {
		i(L("ask", n), G(e, "V:ask", []));
		for (let t of Kc) i(L("launch", n, t), G(e, "V:launch", [t]));
	} else if (w(n) === "reaction") {
		i(L("play", n), G(e, "V:play", []));
		for (let t of Kc) i(L("play", n, t), G(e, "V:playAt", [t]));
	} else if (n !== Nt) for (let [r, a] of t.abilities.entries()) {
		let t = Xc(e, a, !1);
		i(L("use", n, -1, r), t);
		for (let e of Kc) i(L("use", n, e, r), t);
		if (a.trigger === "attackDeclared" && i(L("attack", n, -1, r), t), a.effects.some(({ name: e }) => e === "reroll" || e === "forceReroll")) for (let t of qc) i(L("use", n, -1, r, t), G(e, "V:face", [t]));
	}
}
function Qc({ type: e, dice: t, value: n, req: r }, i) {
	return `(${(e === "scheme" || e === "reaction" || e === "guard" ? [`${i.needs} ${r}`, `${i.cash} ${n}`] : [t.length > 0 ? t.join("/") : i[e], `${i.value} ${n}`]).join(", ")})`;
}
function $c(e, t, n) {
	let r = {
		place: e,
		or: t,
		comma: e === 1 ? " ; " : "; ",
		windows: n
	}, i = {};
	for (let [e, t] of b.entries()) {
		let a = t.abilities.map((e) => Xc(r, e, !0));
		if (i[`effect.card.${t.slug}`] = a.join(". "), t.holdings === null) i[`text.card.${t.slug}`] = [Qc(t, n), ...a].join(" ");
		else {
			let { gladiators: e, slaves: n, guards: o, gold: s } = t.holdings, c = G(r, "V:house", [
				e,
				n,
				o,
				s
			]);
			i[`text.card.${t.slug}`] = [c, ...a].join(". "), i[`text.start.${t.slug}`] = c, i[`choice.${t.slug}`] = i[`text.card.${t.slug}`];
			for (let [e, n] of a.entries()) i[`text.power.${t.id}-${e + 1}`] = n;
		}
		Zc(r, t, e, i);
	}
	return i;
}
var el = {
	en: {
		...$c(0, "or", Fc),
		...Fc,
		...kc.en,
		...Bc.en
	},
	fr: {
		...$c(1, "ou", Lc),
		...Lc,
		...kc.fr,
		...Ec.fr,
		...Bc.fr
	},
	it: {
		...$c(2, "o", zc),
		...zc,
		...kc.it,
		...Ec.it,
		...Bc.it
	}
}, tl = {
	quick: 7,
	standard: 4,
	advanced: 1
}, nl = {
	id: Tc.id,
	title: "Spartacus: A Game of Blood and Treachery",
	rules: "spartacus@3",
	prefix: "SP",
	seats: Tc.seats,
	options: {
		length: {
			kind: "choice",
			of: Object.keys(tl),
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
	nouns: xc,
	events: Cc,
	locals: wc,
	words: el
}, rl = (e, t) => e.houses[t.seat], il = (e) => e.gold ?? e.showed, al = (e) => w(e) === "slave", ol = (e) => T(e) + 1.5 * O(e) + (D(e) ? 8 : 0) + +!!al(e);
function sl(e) {
	let [t = 0, n = 0, r = 0] = qt(e).dice;
	return t * 1.3 + n * 1.1 + r * .7 + (qt(e).abilities.length > 0 ? .5 : 0);
}
var cl = (e) => e.assets.filter((e) => E(e) && Xt(e)), ll = (e) => cl(e).reduce((e, t) => Math.max(e, sl(t)), 0), ul = (e) => 5 + Math.max(0, e - 6) * 1.5;
function K(e, t) {
	let n = e[0], r = -Infinity;
	for (let i of e) {
		let e = t(i);
		e > r && (r = e, n = i);
	}
	return n;
}
var dl = 3, fl = 3;
function pl(e, t) {
	let n = 0, r = 0, i = 0, a = 0, o = 0, s = {
		weapon: 0,
		armor: 0,
		special: 0
	};
	for (let c of t) {
		let t = w(c);
		n += ol(c), D(c) && (n += ul(e.influence) - 8), t === "gladiator" && i++, t in s && s[t]++, Rt(C(c)) && a++, E(c) && Xt(c) && (r++, o = Math.max(o, sl(c)));
	}
	n += 1.5 * Math.min(r, 2) + .3 * o + Math.min(a, 2);
	for (let e of Object.values(s)) n += e === 0 ? 0 : .5 - 1.5 * (e - 1);
	let c = ml(e, t);
	return n + c - (c > 0 ? 0 : 1.2 * Math.max(0, i - dl));
}
function ml(e, t) {
	if (!Is(e.hand)) return 0;
	let n = 0;
	for (let r of e.hand) n += hl(e, t, r);
	return n;
}
function hl(e, t, n) {
	if (!zt(n) || S[n] > e.influence + fl) return 0;
	let r = b[n].abilities[0], i = r.conditions.find(({ name: e }) => e === "readyCount"), a = r.effects.find(({ name: e }) => e === "influence")?.args[0] ?? 0;
	if (i === void 0 || a <= 0) return 0;
	let [o, s] = i.args, c = t.reduce((e, t) => e + +!!k(o, t), 0), l = Math.min(1, c / s);
	return a * ul(e.influence) * l * l;
}
function gl(e, t, n) {
	let r = e.assets.slice();
	for (let e of n) r.splice(r.indexOf(e), 1);
	return r.push(...t), pl(e, r) - pl(e, e.assets);
}
var _l = {
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
	read: vl,
	pace: (e) => e.turn,
	weights: {
		rules: "spartacus@3",
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
function vl(e, t, n) {
	let r = e.houses[t], { influence: i } = r, a = 0, o = 0, s = 0;
	for (let e of r.assets) Rt(C(e)) && a++, E(e) && Xt(e) && (s++, o = Math.max(o, sl(e)));
	let c = 0;
	for (let e of r.hand) c += x[e];
	n[0] = i, n[1] = Math.max(0, i - 8), n[2] = +(i >= 11), n[3] = e.gold[t], n[4] = pl(r, r.assets), n[5] = r.hand.length, n[6] = c, n[7] = a, n[8] = o, n[9] = Math.min(s, 3), n[10] = +(e.host === t);
	let l = e.fight === null || e.fight.health.length < 6 ? -1 : e.fight.seats.indexOf(t);
	n[11] = l < 0 ? 0 : yl(e.fight, l), n[12] = l < 0 ? 0 : 1, n[13] = Math.sqrt(e.gold[t]);
}
function yl({ health: e, loser: t }, n) {
	if (t >= 0) return t === n ? -2 : 2;
	let r = 0;
	for (let t = 0; t < 6; t++) r += Math.floor(t / 3) === n ? e[t] : -e[t];
	return r / 5;
}
var bl = _l.features.indexOf("holdings"), xl = {
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
}, Sl = 2, Cl = 8, wl = 3, Tl = .003, El = 1, Dl = class {
	shell;
	weights;
	features;
	sums;
	regard;
	constructor(e, { weights: t, regard: n }) {
		this.weights = e.houses.length > 2 ? _l.features.map((e) => xl[e] ?? 0) : t, this.regard = n, this.features = new Float64Array(this.weights.length), this.shell = {
			houses: e.houses.map(({ card: e, influence: t, hand: n, assets: r }) => ({
				card: e,
				influence: t,
				assets: r,
				hand: Is(n) ? n : Array(Ls(n)).fill(Nt)
			})),
			gold: e.houses.map(il),
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
		s.assets = kl(s.assets, n, r), c.assets = kl(c.assets, r, n), s.influence = Ol(s.influence - u), c.influence = Ol(c.influence + u), o[e] -= i, o[t] += i;
		let d = this.sums.slice();
		d[e] = this.sum(e), d[t] = this.sum(t), [s.assets, c.assets, s.influence, c.influence] = l, o[e] += i, o[t] -= i;
		let [f, p] = [Al(this.sums), Al(d)], m = 0;
		for (let t = 0; t < p.length; t++) m += (t === e ? 1 : this.regard[t]) * (p[t] - f[t]);
		return [m, p[t] - f[t]];
	}
	sum(e) {
		_l.read(this.shell, e, this.features);
		let t = 1 * this.weights[bl] * this.features[bl];
		for (let e = 0; e < this.weights.length; e++) t += this.weights[e] * this.features[e];
		return t;
	}
}, Ol = (e) => Math.max(0, Math.min(12, e));
function kl(e, t, n) {
	let r = e.slice();
	for (let e of t) r.splice(r.indexOf(e), 1);
	return r.push(...n), r;
}
function Al(e) {
	let t = Math.max(...e), n = e.map((e) => Math.exp(e - t)), r = n.reduce((e, t) => e + t, 0);
	return n.map((e) => e / r);
}
function jl(e, t, n) {
	let r = new Dl(e, n), i = Ml(e, t.seat, n, r);
	if (i !== null) return i;
	let a = t.fields.find(({ name: e }) => e === "bargain"), o = e.trades.filter(({ from: e }) => e === t.seat).length;
	if (a === void 0 || o >= Sl || e.offers >= Cl) return null;
	let s = Nl(e, a.request, n, r);
	return s === null ? null : {
		do: "offer",
		bargain: s
	};
}
function Ml(e, t, { style: n }, r) {
	let i = /* @__PURE__ */ new Map(), a = {
		trade: -1,
		gain: -Infinity
	};
	for (let o of e.trades) {
		if (o.to !== t) continue;
		let s = (i.get(o.from) ?? 0) + 1;
		i.set(o.from, s);
		let [c] = r.gains(t, o.from, o.want, o.give, o.wantGold - o.giveGold), l = il(e.houses[t]) - o.wantGold + o.giveGold < n.reserve && o.wantGold > 0 ? -Infinity : c;
		(a.trade < 0 || l > a.gain) && (a = {
			trade: xo(o.from, s),
			gain: l
		});
	}
	return a.trade < 0 ? null : {
		do: n.deals && a.gain >= n.margin ? "accept" : "refuse",
		trade: a.trade
	};
}
function Nl(e, { partners: t, give: n, coins: r }, i, a) {
	let { style: o } = i, s = null, c = (t, n, i) => {
		let [c, l] = a.gains(e.viewer, t.seat, n, i, 0);
		if (c + l < o.margin) return;
		let u = Il(e, t, n, i), d = Fl(Math.max(u.least, El - t.coins), Math.min(u.most, r - Math.max(El, o.reserve)), (r) => r >= u.taken || a.gains(e.viewer, t.seat, n, i, r)[1] >= Tl);
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
		if (Pl(e, n.seat) >= wl) continue;
		let t = [...new Set(n.items)];
		for (let e of t) c(n, [], [e]);
		for (let e of l) c(n, [e], []);
		for (let e of l) for (let r of t) e !== r && c(n, [e], [r]);
	}
	return s?.bargain ?? null;
}
var Pl = ({ refused: e, viewer: t }, n) => e.reduce((e, { from: r, to: i }) => e + +(r === t && i === n), 0);
function Fl(e, t, n) {
	if (e > t || !n(t)) return null;
	let [r, i] = [e, t];
	for (; r < i;) {
		let e = Math.floor((r + i) / 2);
		n(e) ? i = e : r = e + 1;
	}
	return r;
}
function Il({ refused: e, trades: t, viewer: n }, { seat: r }, i, a) {
	let o = {
		least: -Infinity,
		most: Infinity,
		taken: Infinity
	}, s = (e) => e.from === n && e.to === r && Ll(e.give, i) && Ll(e.want, a);
	if (t.some(s)) return {
		...o,
		most: -Infinity
	};
	for (let t of e) {
		let e = t.giveGold - t.wantGold;
		s(t) && (o.least = Math.max(o.least, e + 1 + Math.floor(Math.abs(e) / 4))), t.from === r && t.to === n && Ll(t.want, i) && Ll(t.give, a) && (o.taken = Math.min(o.taken, -e), o.most = Math.min(o.most, -e - 1));
	}
	return o;
}
var Ll = (e, t) => e.join() === t.join(), Rl = 2;
function zl(e, t, n) {
	let { influence: r } = e.houses[t];
	return r >= 11 ? 5 : r === 10 ? 4 : r > e.houses[n].influence ? 2 : 1;
}
var Bl = (e, t, n) => n.length * Math.max(...n.map((n) => zl(e, t, n)));
function Vl(e, t, n) {
	let r = e.flow.scenes.find((e) => e.rule === "intrigue-turn"), i = r?.plans ?? [], a = r?.backers ?? [], o = e.houses[t].influence + (r?.bonus ?? 0);
	for (let [t, r] of i.entries()) if (r === n) for (let n of eo(a[t])) o += e.houses[n].influence;
	return S[n] - o;
}
var Hl = (e, t) => t.reduce((t, n) => t + e.houses[n].influence, 0);
function Ul(e, t) {
	let n = e.flow.scenes.find((e) => e.rule === "intrigue-turn")?.asks ?? [];
	return e.houses.map((e, t) => t).filter((e) => e !== t && (n[e] ?? 0) === 0);
}
function Wl(e, t, n, r) {
	let i = Ul(e, t);
	return r.filter((r) => r.every((e) => i.includes(e)) && Hl(e, r) >= Vl(e, t, n) && Bl(e, t, r) <= il(e.houses[t]));
}
function Gl(e, t, n) {
	let r = [];
	for (let t = 1; t < 1 << e.houses.length; t++) r.push(eo(t));
	let i = Wl(e, t, n, r).map((n) => Bl(e, t, n));
	return Math.min(...i) + Rl;
}
function Kl(e, t) {
	if (t.kind !== "form") return null;
	let { seat: n } = t, r = e.flow.scenes.find((e) => e.rule === "intrigue-turn"), i = t.fields[0].request.from.filter((e) => typeof e == "number"), a = Wl(e, n, r.asking, i.map(eo));
	if (a.length === 0) return { to: "none" };
	let o = K(a, (t) => -Bl(e, n, t));
	return {
		to: o.reduce((e, t) => e | 1 << t, 0),
		gold: Bl(e, n, o) / o.length
	};
}
function ql(e, t, n) {
	let r = e.flow.scenes[e.flow.scenes.length - 1], i = r.by;
	return r.gold >= zl(e, i, t.seat) || e.houses[i].influence < rl(e, t).influence && n.below(4) === 0 ? "agree" : "refuse";
}
function Jl(e, t, n) {
	switch (t.clause) {
		case "SP-5.12": return t.kind === "pick" ? Ql(e, t, t.from, n) : null;
		case "SP-5.8": return t.kind === "pick" ? K(t.from, (n) => -ru(e, t, n)) : null;
		case "SP-5.28": return Kl(e, t);
		case "SP-5.27": return ql(e, t, n);
		case "SP-6.12": return t.kind === "pick" ? t.from[0] : null;
		default: return iu(e, t);
	}
}
function Yl(e, t, n, r) {
	let i = r === t || r < 0, a = e.houses[r < 0 ? t : r], o = 0;
	for (let { name: e, args: t } of n.effects) {
		let n = t[0] ?? 0, r = i ? 1 : -.5;
		if (e === "influence") {
			let e = n > 0 ? Math.min(n, 12 - a.influence) : Math.max(n, -a.influence);
			o += e * ul(a.influence) * (i ? 1 : -.7);
		} else e === "gold" || e === "tribute" ? o += n * r : e === "steal" ? o += Math.min(n, il(a)) * 1.3 : e === "draw" ? o += 1.6 * n * r : e === "peekHandDiscard" ? o += 1.2 : e === "peekCard" || e === "peekMarket" ? o += .3 : e === "recall" ? o += 3 : e === "addFavor" || e === "cure" ? o += i ? 3 : -2 : e === "lose" ? o += 2.2 * Math.min(n, a.assets.filter((e) => k(t[1], e)).length) : [
			"injure",
			"kill",
			"tap",
			"take"
		].includes(e) && (o += Zl(a.assets, e, n));
	}
	for (let { name: t, args: r } of n.costs) t === "pay" ? o -= r[0] : t === "payEach" ? o -= r[0] * (e.houses.length - 1) * 1.2 : t === "discardHand" ? o -= 1.2 * r[0] : t === "exhaust" && (o -= r[0] * .9);
	return o;
}
var Xl = {
	injure: .6,
	kill: 1,
	tap: .4,
	take: 1.6
};
function Zl(e, t, n) {
	let r = 0;
	for (let t of e) k(n, t) && (r = Math.max(r, ol(t)));
	return r * Xl[t];
}
function Ql(e, t, n, r) {
	return K(n, (n) => $l(e, t, n) + r.below(8) / 16);
}
function $l(e, t, n) {
	let { verb: r, card: i, ability: a, seat: o } = R(n), s = rl(e, t), c = s.hand, l = c.length - cn(s.influence);
	switch (r) {
		case "end": return .9;
		case "launch": return Yl(e, t.seat, b[i].abilities[0], o);
		case "use": return tu(e, t, i, a, o);
		case "ask": return nu(e, t, i) - Gl(e, t.seat, i);
		case "lay": return l > 0 ? 3 : c.filter(Rt).length > 1 ? 1.2 : 0;
		default: return (l > 0 ? 3 : +(il(s) < 3)) + x[i] * .5 - eu(e, t, i);
	}
}
function eu(e, t, n) {
	let r = rl(e, t);
	return zt(n) ? (S[n] <= r.influence + 2 ? 2.2 : 1) + hl(r, r.assets, n) : Rt(n) ? 2.2 : S[n] <= r.influence ? 2.4 : 1.6;
}
function tu(e, t, n, r, i) {
	let a = rl(e, t), o = b[n].abilities[r], s = o.effects.find((e) => e.name === "schemeBonus")?.args[0], c = Yl(e, t.seat, o, i < 0 ? t.seat : i);
	if (s !== void 0) {
		let n = e.flow.scenes.find((e) => e.rule === "intrigue-turn"), r = a.influence + (n?.bonus ?? 0);
		return a.hand.filter((e) => zt(e) && S[e] > r && S[e] <= r + s).reduce((n, r) => Math.max(n, nu(e, t, r)), 0) + c - 1;
	}
	let l = o.costs.some((e) => e.name === "exhaustSelf") && w(n) === "gladiator", u = a.assets.filter((e) => E(e) && w(e) === "gladiator" && C(e) !== n);
	return l ? u.length > 1 ? c : -1 : o.costs.some((e) => e.name === "exhaust" && e.args[1] === 0) ? il(a) < 4 && u.length > 3 ? c + 1 : -1 : c + 1;
}
function nu(e, t, n) {
	let r = b[n].abilities[0], { assets: i } = rl(e, t);
	for (let { name: e, args: t } of r.conditions) if (e === "readyCount" && i.filter((e) => k(t[0], e)).length < t[1]) return 0;
	let a = 0;
	for (let n = 0; n < e.houses.length; n++) (r.target === "self" == (n === t.seat) || r.target === "any") && (a = Math.max(a, Yl(e, t.seat, r, n)));
	return a;
}
function ru(e, t, n) {
	let { verb: r, card: i } = R(n);
	return r === "lay" ? 0 : eu(e, t, i) + x[i] * .1;
}
function iu(e, t) {
	let n = e.flow.scenes[e.flow.scenes.length - 1];
	if (t.kind === "pick") {
		let e = n.effect === "addFavor" || n.effect === "cure";
		return K(t.from, (t) => e ? sl(t) : ol(t));
	}
	if (t.kind !== "subset") return null;
	if (n.rule === "scout") return [];
	let r = n.rule !== "spy";
	return t.from.slice().sort((e, n) => (r ? 1 : -1) * (au(t, e) - au(t, n))).slice(0, t.min);
}
var au = (e, t) => e.of === "asset" ? ol(t) : x[t] + (zt(t) ? .5 : 0), ou = 3, su = 2, cu = 11, lu = .5;
function uu(e, t, n) {
	let r = rl(e, t), i = t.fields[0].request.from, a = du(e, t.seat);
	if (a !== null) return a;
	let o = i.includes("sell") ? pu(r) : null;
	if (o !== null) return {
		do: "sell",
		asset: o
	};
	let s = e.trades.filter((e) => e.from === t.seat).length;
	if (i.includes("offer") && s < su && n.below(2) === 0) {
		let n = hu(e, r, t.fields.find((e) => e.name === "bargain").request);
		if (n !== null) return {
			do: "offer",
			bargain: n
		};
	}
	return { do: i.includes("wait") ? "wait" : "done" };
}
function du(e, t) {
	let n = e.houses[t], r = /* @__PURE__ */ new Map(), i = {
		trade: -1,
		gain: 0
	};
	for (let a of e.trades) {
		if (a.to !== t) continue;
		let o = (r.get(a.from) ?? 0) + 1;
		r.set(a.from, o);
		let s = fu(e, n, a);
		(i.trade < 0 || s > i.gain) && (i = {
			trade: xo(a.from, o),
			gain: s
		});
	}
	return i.trade < 0 ? null : {
		do: i.gain > 0 ? "accept" : "refuse",
		trade: i.trade
	};
}
function fu(e, t, n) {
	return n.want.some(D) && e.houses[n.from].influence >= cu ? -Infinity : gl(t, n.give, n.want) + n.giveGold - n.wantGold;
}
function pu(e) {
	let t = e.assets.filter((t) => E(t) && gl(e, [], [t]) + T(t) > -mu(e));
	return t.length === 0 ? null : K(t, (t) => gl(e, [], [t]) + T(t));
}
var mu = (e) => +(il(e) < ou);
function hu(e, t, { partners: n, give: r, coins: i }) {
	let a = null, o = lu, s = (n, r, s) => {
		let c = e.houses[n.seat];
		if (r.some(D) && c.influence >= cu) return;
		let l = gl(t, s, r), u = gl(c, r, s), d = Math.ceil(lu - u);
		if (l - d <= o || d > i - ou || -d > n.coins - 1) return;
		let f = {
			with: n.seat,
			give: r.slice(),
			giveCoins: Math.max(0, d),
			want: s.slice(),
			wantCoins: Math.max(0, -d)
		};
		gu(e, f) || (o = l - d, a = f);
	}, c = [...new Set(r)];
	for (let e of n) {
		let t = [...new Set(e.items)];
		for (let n of t) s(e, [], [n]);
		for (let t of c) s(e, [t], []);
		for (let n of c) for (let r of t) n !== r && s(e, [n], [r]);
	}
	return a;
}
function gu({ refused: e, viewer: t }, n) {
	let { with: r, give: i, giveCoins: a, want: o, wantCoins: s } = n;
	return e.some((e) => e.from === t && e.to === r && e.giveGold === a && e.wantGold === s && e.give.join() === i.join() && e.want.join() === o.join());
}
var _u = .8, vu = {
	support: 2,
	trade: .5,
	spared: 3,
	doomed: 4,
	scheme: 3,
	reaction: 1.5,
	ability: 1,
	card: 4
}, yu = .2, bu = {
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
	remember: xu,
	narrow: Eu,
	bargain: Du,
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
	coins: (e, t) => il(e.houses[t])
};
function xu(e, t, n) {
	let { seat: r, to: i, by: a, target: o, from: s, guest: c, owner: l } = e, u = e.gold ?? 0;
	switch (e.kind) {
		case "turnBegan":
			Cu(n);
			break;
		case "gave":
		case "slipped":
			i === t && (n.good[r] += u), r === t && (n.given[i] += u);
			break;
		case "supported":
			a === t && (n.good[r] += Math.max(0, vu.support - u));
			break;
		case "traded":
			r === t && (n.good[i] += vu.trade), i === t && (n.good[r] += vu.trade);
			break;
		case "invited":
			wu(n, r, c === t);
			break;
		case "verdictGiven":
			l === t && Tu(n, r, e.verdict === "up");
			break;
		case "stole":
			s === t && (n.harm[r] += u);
			break;
		case "took":
			s === t && (n.harm[r] += vu.card);
			break;
		default: o === t && r !== t && (n.harm[r] += Su[e.kind]);
	}
}
var Su = {
	launched: vu.scheme,
	played: vu.reaction,
	used: vu.ability
};
function Cu({ good: e, harm: t, given: n }) {
	for (let r = 0; r < e.length; r++) e[r] *= _u, t[r] *= _u, n[r] = 0;
}
function wu({ trust: e, given: t, harm: n }, r, i) {
	t[r] !== 0 && (e[r] = i ? Math.min(1, 2 * e[r]) : e[r] / 2, i || (n[r] += t[r]), t[r] = 0);
}
function Tu(e, t, n) {
	wu(e, t, n), n ? e.good[t] += vu.spared : e.harm[t] += vu.doomed;
}
function Eu(e, t, { deals: n, reserve: r }) {
	return t.kind === "amount" && r > 0 && (t.clause === "SP-7.17" || t.clause === "SP-7.28") ? {
		...t,
		max: Math.max(t.min, t.max - r)
	} : t.kind !== "pick" || t.clause !== "SP-5.12" || n ? t : {
		...t,
		from: t.from.filter((e) => !String(e).startsWith("ask."))
	};
}
function Du(e, t, n, r) {
	switch (t.clause) {
		case "SP-7.3": return t.kind === "form" ? Ou(e, t, n, r) : null;
		case "SP-5.27": return n.style.deals ? Mu(n, ju(e), "agree", "refuse") : "refuse";
		case "SP-5.12": return n.searches || t.kind !== "pick" ? null : Au(e, t, n, r);
		case "SP-10.9": return Mu(n, e.fight.seats[e.fight.loser], "up", "down");
		default: return null;
	}
}
function Ou(e, t, n, r) {
	if (n.weights === null) return null;
	let i = e.trades.some(({ to: e }) => e === t.seat);
	return (n.style.deals || i ? jl(e, t, n) : null) ?? uu(e, ku(t), r);
}
function ku(e) {
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
function Au(e, t, { regard: n }, r) {
	let i = Jl(e, t, r);
	if (i === null) return null;
	let { verb: a, card: o, seat: s } = R(i);
	if (a !== "launch" || s === t.seat) return i;
	let [c, l] = [i, n[s] - yu];
	for (let e of t.from) {
		let r = R(e);
		r.verb !== "launch" || r.card !== o || r.seat === t.seat || n[r.seat] > l || ([c, l] = [e, n[r.seat]]);
	}
	return c;
}
var ju = ({ flow: e }) => e.scenes[e.scenes.length - 1].by;
function Mu({ regard: e, searches: t }, n, r, i) {
	let a = e[n] ?? 0;
	return t || Math.abs(a) < yu ? null : a > 0 ? r : i;
}
function Nu(e, t) {
	let n = [];
	for (let r = 0; r < e.length; r++) {
		let i = n.find((t) => t.item === e[r]);
		i ? i.count++ : n.push({
			item: e[r],
			count: 1,
			worth: t === null ? 0 : t[r]
		});
	}
	return n.sort((e, t) => le(e.item, t.item));
}
var q = 1e4, Pu = 1e6, Fu = 1e5;
function Iu(e) {
	let t = [1];
	for (let n of e) {
		let e = Array(t.length + n.count).fill(0);
		for (let r = 0; r < t.length; r++) for (let i = 0; i <= n.count; i++) e[r + i] += t[r];
		t = e;
	}
	return t;
}
function Lu(e) {
	if (e.groups !== null || e.worth !== null) return zu(e, q).length;
	let t = Iu(Nu(e.from, null)), n = 0;
	for (let r = e.min; r <= e.max; r++) n += t[r];
	return n;
}
var Ru = (e, t) => {
	for (let n of e ?? []) {
		let e = 0;
		for (let r of t) n.items.includes(r) && e++;
		if (e > n.max || e < n.min) return !1;
	}
	return !0;
};
function zu(e, t) {
	let n = Nu(e.from, e.worth), r = [], i = [], a = Array(n.length + 1).fill(0);
	for (let e = n.length - 1; e >= 0; e--) a[e] = a[e + 1] + n[e].count;
	let o = 0, s = (c, l, u) => {
		if (r.length >= t || l > a[c] || ++o > Pu) return;
		if (l === 0) {
			Ru(e.groups, i) && r.push(i.slice());
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
function Bu(e) {
	let { due: t, exact: n } = e;
	if (e.irreducible || t > Fu) return Vu(e, q, !e.irreducible).length;
	let r = Array(t + 1).fill(0);
	r[0] = 1;
	for (let i of Nu(e.from, e.worth)) {
		let e = Array(t + 1).fill(0);
		for (let a = 0; a <= t; a++) for (let o = 0; o <= i.count; o++) {
			let s = a + o * i.worth;
			(s <= t || !n) && (e[Math.min(s, t)] += r[a]);
		}
		r = e;
	}
	return r[t];
}
function Vu(e, t, n = !1) {
	let r = Nu(e.from, e.worth), i = n && !e.irreducible, a = [], o = Array(r.length).fill(0), s = Array(r.length + 1).fill(0);
	for (let e = r.length - 1; e >= 0; e--) s[e] = s[e + 1] + r[e].count * r[e].worth;
	let c = /* @__PURE__ */ new Set(), l = 0, u = (n, d, f) => {
		if (a.length >= t || d + s[n] < e.due || ++l > Pu || e.exact && c.has(`${n} ${d}`) || e.exact && d > e.due || !i && d - f >= e.due) return;
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
function Hu(e, t) {
	switch (e.kind) {
		case "pick": return Gu(t) && e.from.includes(t) ? null : Ku(e, t);
		case "amount": return qu(e.min, e.max, e.step, t, e);
		case "subset": return Qu(e, t);
		case "pay": return $u(e, t);
		case "path": return ed(e, t);
		case "order": return td(e, t);
		case "offer": return id(e, t);
		case "form": return od(e, t);
	}
}
var J = (e, t, n) => ({
	clause: (e.kind === "subset" ? e.clauses?.[t] : void 0) ?? e.clause,
	code: t,
	text: n
}), Uu = (e, t, n, r, i) => {
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
function Wu(e) {
	if (Array.isArray(e)) return `[${e.slice(0, 8).map((e) => typeof e == "object" && e ? "…" : Wu(e)).join(", ")}${e.length > 8 ? ", …" : ""}]`;
	if (typeof e == "object" && e) return `{ ${Object.keys(e).slice(0, 8).join(", ").slice(0, 60)} }`;
	let t = typeof e == "string" ? JSON.stringify(e) : String(e);
	return t.length > 60 ? `${t.slice(0, 57)}…` : t;
}
var Gu = (e) => typeof e == "string" || typeof e == "number" && !Object.is(e, -0);
function Ku(e, t) {
	let n = e.barred?.find((e) => e.item === t);
	return n ? {
		clause: n.clause,
		code: "barred",
		text: n.reason
	} : J(e, "not-offered", `this is not among the ${e.of} choices offered here`);
}
function qu(e, t, n, r, i) {
	return typeof r != "number" || !Number.isInteger(r) || Object.is(r, -0) ? J(i, "not-a-number", `a whole number from ${e} to ${t} is asked for, not ${Wu(r)}`) : r < e || r > t ? J(i, "out-of-range", `${r} is outside ${e} to ${t}`) : (r - e) % n === 0 ? null : J(i, "off-step", `${r} is not ${e} plus a multiple of ${n}`);
}
var Ju = class {
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
function Yu(e, t, n) {
	if (!Array.isArray(n)) return J(e, "not-a-list", `a list is asked for, not ${Wu(n)}`);
	if (n.length > t.length) return J(e, "too-many", `${n.length} were chosen, there are ${t.length}`);
	let r = new Ju(t.length);
	for (let i of n) if (!(Gu(i) && r.take(t, i) >= 0)) return t.includes(i) ? Uu(e, "too-many-of", "something was chosen more often than it is there", [i]) : Ku(e, i);
	return null;
}
function Xu(e, t, n) {
	let r = 0;
	for (let i of n) r += t[e.indexOf(i)];
	return r;
}
var Zu = (e, t) => {
	let n = 0;
	for (let r of t) e.items.includes(r) && n++;
	return n;
};
function Qu(e, t) {
	let n = Yu(e, e.from, t);
	if (n) return n;
	let r = t;
	if (r.length < e.min) return J(e, "too-few", `at least ${e.min} must be chosen, not ${r.length}`);
	if (r.length > e.max) return J(e, "too-many", `at most ${e.max} may be chosen, not ${r.length}`);
	for (let t of e.groups ?? []) {
		let n = Zu(t, r);
		if (n > t.max) return Uu(e, "group-max", `at most ${t.max} of a group may be chosen, not ${n}`, t.items, [t.max, n]);
		if (n < t.min) return Uu(e, "group-min", `at least ${t.min} of a group must be chosen, not ${n}`, t.items, [t.min, n]);
	}
	if (e.worth !== null) {
		let t = Xu(e.from, e.worth, r);
		if (t > e.atMost) return J(e, "too-dear", `this comes to ${t}, at most ${e.atMost} may be spent`);
	}
	return null;
}
function $u(e, t) {
	let n = Yu(e, e.from, t);
	if (n) return n;
	let r = t, i = Xu(e.from, e.worth, r);
	if (i < e.due) return J(e, "too-little", `${e.due} is due, this pays ${i}`);
	if (e.exact && i > e.due) return J(e, "too-much", `exactly ${e.due} is due, this pays ${i}`);
	if (e.irreducible) {
		for (let t of r) if (i - e.worth[e.from.indexOf(t)] >= e.due) return Uu(e, "superfluous", `something is not needed: the rest already pays ${e.due}`, [t], [e.due]);
	}
	return null;
}
function ed(e, t) {
	if (!Array.isArray(t)) return J(e, "not-a-list", `a list of ${e.of}s is asked for, not ${Wu(t)}`);
	if (t.length === 0) return e.mayStay ? null : J(e, "must-move", "staying is not allowed here");
	let n = e.start, r = 0;
	for (let i = 0; i < t.length; i++) {
		let a = t[i], o = e.steps[n].indexOf(a);
		if (o < 0 || a < 0 || !Gu(a)) return J(e, "no-step", "one step does not lead to a neighbour");
		if (e.blocked?.includes(a)) {
			let t = e.barred?.find((e) => e.item === a);
			return t ? {
				clause: t.clause,
				code: "barred",
				text: t.reason
			} : Uu(e, "blocked", "the walk leads through what cannot be entered", [a]);
		}
		let s = e.costs === null ? 1 : e.costs[n][o];
		if (s < 1) return J(e, "no-step", "one step does not lead to a neighbour");
		if (r += s, r > e.budget) return J(e, "too-far", `this walk costs at least ${r}, there is ${e.budget} to spend`);
		if (n = a, i < t.length - 1 && e.halts?.includes(n)) return Uu(e, "halted", "the walk goes on where it must end", [n]);
	}
	return e.ends !== null && !e.ends.includes(n) ? Uu(e, "no-end", "the walk may not end there", [n]) : null;
}
function td(e, t) {
	let n = Yu(e, e.items, t);
	if (n) return n;
	let r = t.length;
	return r === e.items.length ? null : J(e, "not-all", `all ${e.items.length} must be put in order, ${r} were given`);
}
var nd = (e, t) => Object.keys(e).every((e) => t.includes(e)), rd = [
	"with",
	"give",
	"giveCoins",
	"want",
	"wantCoins"
];
function id(e, t) {
	if (t === "none") return e.mayDecline ? null : J(e, "must-offer", "a bargain is asked for");
	if (typeof t != "object" || !t || Array.isArray(t) || !nd(t, rd)) return J(e, "no-bargain", `a bargain is { ${rd.join(", ")} }, not ${Wu(t)}`);
	let n = t, r = e.partners.find((e) => Object.is(e.seat, n.with));
	return r ? ad(e, r, n) : J(e, "no-partner", "no bargain can be made with this seat here");
}
function ad(e, t, n) {
	return (Yu(e, e.give, n.give) ?? Yu(e, t.items, n.want) ?? qu(0, e.coins, 1, n.giveCoins, e) ?? qu(0, t.coins, 1, n.wantCoins, e)) || (n.give.length + n.want.length + n.giveCoins + n.wantCoins === 0 ? J(e, "empty", "a bargain must move something") : null);
}
function od(e, t) {
	if (typeof t != "object" || !t || Array.isArray(t)) return J(e, "no-form", `the fields of a form are asked for, not ${Wu(t)}`);
	let n = t, r = {};
	for (let t of e.fields) {
		if (!se(t, r)) continue;
		if (!Object.hasOwn(n, t.name)) return J(e, "field-missing", `the field '${t.name}' is missing`);
		let i = Hu(e.barred === null || t.request.barred !== null ? t.request : sd(t, e), n[t.name]);
		if (i) return {
			...i,
			clause: i.clause || e.clause,
			text: `${t.name}: ${i.text}`
		};
		r[t.name] = n[t.name];
	}
	for (let t of Object.keys(n)) if (!Object.hasOwn(r, t)) return J(e, "field-unasked", `the field '${t}' is not asked for here`);
	return cd(e, r);
}
var sd = (e, { barred: t }) => ({
	...e.request,
	barred: t.filter((t) => ce(t, e))
});
function cd(e, t) {
	if (e.distinct !== null) for (let n = 0; n < e.distinct.length; n++) {
		let r = e.distinct[n];
		if (ld(e.fields, r, t) !== null) return J(e, "not-distinct", `${r.join(", ")} must differ`);
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
function ld(e, t, n) {
	for (let r = 1; r < t.length; r++) {
		let i = n[t[r]];
		if (i !== void 0) {
			for (let a = 0; a < r; a++) if (n[t[a]] === i && !ud(e, t[r], i)) return i;
		}
	}
	return null;
}
var ud = (e, t, n) => n === "none" && e.some((e) => e.name === t && e.request.kind === "pick"), dd = 1, fd = 2;
function pd(e, t = e) {
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
var md = (e) => {
	e.marks.fill(0);
}, hd = (e, t) => {
	e.marks[t] = e.marks[t] | dd;
}, gd = (e, t) => {
	e.marks[t] = e.marks[t] | fd;
};
function _d(e, t, n, r, i = null) {
	let { cost: a, via: o, marks: s, head: c, next: l, back: u } = e;
	if (r > e.farthest) throw RangeError(`This search reaches up to ${e.farthest}, not ${r}: make it with more room.`);
	a.fill(-1), o.fill(-1), c.fill(-1), a[n] = 0, l[n] = -1, c[0] = n;
	let d = typeof i == "function" ? i : null, f = typeof i == "function" ? null : i, p = 1;
	for (let i = 0; p > 0; i++) for (let m = c[i]; m >= 0; m = l[m]) {
		if (p--, (s[m] & fd) !== 0 && m !== n) continue;
		let ee = t[m], te = f === null ? null : f[m];
		for (let t = 0; t < ee.length; t++) {
			let n = ee[t];
			if (n < 0 || (s[n] & dd) !== 0) continue;
			let f = te === null ? d === null ? 1 : d(m, n, t) : te[t], h = i + f;
			if (f < 1 || h > r) continue;
			let g = a[n];
			if (g >= 0 && g <= h) {
				g === h && m < o[n] && (o[n] = m);
				continue;
			}
			g >= 0 ? vd(e, n, g) : p++;
			let _ = c[h];
			_ >= 0 && (u[_] = n), u[n] = -1, l[n] = _, c[h] = n, a[n] = h, o[n] = m;
		}
	}
}
function vd(e, t, n) {
	let { head: r, next: i, back: a } = e, o = a[t], s = i[t];
	o < 0 ? r[n] = s : i[o] = s, s >= 0 && (a[s] = o);
}
function yd(e, t) {
	if (e.cost[t] < 0) return null;
	let n = [];
	for (let r = t; e.via[r] >= 0; r = e.via[r]) n.push(r);
	return n.reverse();
}
var bd = /* @__PURE__ */ new Map();
function xd(e) {
	let t = e.steps.length, n = bd.get(t);
	(n === void 0 || n.farthest < e.budget) && (n = pd(t, Math.max(t, e.budget)), bd.set(t, n)), md(n);
	for (let t of e.blocked ?? []) hd(n, t);
	for (let t of e.halts ?? []) gd(n, t);
	return _d(n, e.steps, e.start, e.budget, e.costs), n;
}
function Sd(e, t) {
	let n = xd(e), r = [];
	for (let t = 0; t < n.size; t++) n.cost[t] !== -1 && (t === e.start ? e.mayStay : e.ends === null || e.ends.includes(t)) && r.push(t);
	return r.sort((e, t) => n.cost[e] - n.cost[t] || e - t), r.length > t && (r.length = t), r.map((e) => yd(n, e));
}
function Cd(e) {
	switch (e.kind) {
		case "pick": return new Set(e.from).size;
		case "amount": return Math.floor((e.max - e.min) / e.step) + 1;
		case "subset": return Lu(e);
		case "pay": return Bu(e);
		case "path": return Sd(e, q).length;
		case "order": return Ed(e.items);
		case "offer": return kd(e);
		case "form": return Nd(e, 0, {}, q);
	}
}
function wd(e, t) {
	switch (e.kind) {
		case "pick": return [...new Set(e.from)].slice(0, t);
		case "amount": return Td(e.min, Cd(e), e.step, t);
		case "subset": return zu(e, t);
		case "pay": return Vu(e, t, Bu(e) <= t);
		case "path": return Sd(e, t);
		case "order": return Dd(e, t);
		case "offer": return kd(e) <= t ? Ad(e) : jd(e).slice(0, t);
		case "form": return Pd(e, t);
	}
}
function Td(e, t, n, r) {
	let i = [], a = Math.min(t, r);
	for (let r = 0; r < a; r++) {
		let o = a === t ? r : Math.round(r * (t - 1) / Math.max(1, a - 1));
		i.push(e + o * n);
	}
	return i;
}
function Ed(e) {
	let t = 1, n = /* @__PURE__ */ new Map();
	for (let r = 0; r < e.length; r++) {
		let i = (n.get(e[r]) ?? 0) + 1;
		n.set(e[r], i), t = t * (r + 1) / i;
	}
	return t;
}
function Dd(e, t) {
	let n = [], r = ue(e.items), i = [], a = () => {
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
var Od = (e) => _(0, "", e, 0, e.length);
function kd(e) {
	let t = Lu(Od(e.give)) * (e.coins + 1), n = +!!e.mayDecline;
	for (let r of e.partners) n += t * Lu(Od(r.items)) * (r.coins + 1) - 1;
	return n;
}
function Ad(e) {
	let t = e.mayDecline ? ["none"] : [];
	for (let n of e.partners) for (let r of zu(Od(e.give), q)) for (let i of zu(Od(n.items), q)) for (let a = 0; a <= e.coins; a++) for (let e = 0; e <= n.coins; e++) r.length + i.length + a + e > 0 && t.push({
		with: n.seat,
		give: r,
		giveCoins: a,
		want: i,
		wantCoins: e
	});
	return t;
}
function jd(e) {
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
var Md = (e, t) => e.fields.some((e) => e.when?.field === t) || (e.distinct ?? []).some((e) => e.includes(t)) || (e.totals ?? []).some((e) => e.fields.includes(t));
function Nd(e, t, n, r) {
	let i = e.fields[t];
	if (i === void 0) return +(cd(e, n) === null);
	if (!se(i, n)) return Nd(e, t + 1, n, r);
	if (!Md(e, i.name)) return Cd(i.request) * Nd(e, t + 1, n, r);
	let a = 0;
	for (let o of wd(i.request, r)) if (a += Nd(e, t + 1, {
		...n,
		[i.name]: o
	}, r), a > r) break;
	return a;
}
function Pd(e, t) {
	let n = [], r = (i, a, o) => {
		if (n.length >= t) return;
		let s = e.fields[i];
		if (s === void 0) cd(e, a) === null && n.push(a);
		else if (!se(s, a)) r(i + 1, a, o);
		else {
			let e = wd(s.request, Math.max(2, o)), t = Math.max(1, Math.floor(o / e.length));
			for (let n of e) r(i + 1, {
				...a,
				[s.name]: n
			}, t);
		}
	};
	return r(0, {}, Nd(e, 0, {}, t) <= t ? q * q : t), n;
}
function Fd(e, t) {
	switch (e.kind) {
		case "pick": return e.from[t.below(e.from.length)];
		case "amount": return e.min + e.step * t.below(Math.floor((e.max - e.min) / e.step) + 1);
		case "subset": return Ld(e, t);
		case "pay": return zd(e, t);
		case "path": return Bd(e, t);
		case "order": {
			let n = e.items.slice();
			return t.shuffle(n), n;
		}
		case "offer": return Id(e, t);
		case "form": return Vd(e, t);
	}
}
function Id(e, t) {
	if (e.partners.length === 0 || e.mayDecline && t.below(2) === 0) return "none";
	let n = e.partners[t.below(e.partners.length)], r = (e) => ue(Ld(_(0, "", e, 0, Math.min(2, e.length)), t));
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
	let i = wd(e, q);
	return i[t.below(i.length)];
}
function Ld(e, t) {
	let n = e.groups === null && e.worth === null;
	for (let r = 0; r < 8; r++) {
		let r = e.min + t.below(e.max - e.min + 1), i = e.from.slice(), a = 0, o = e.atMost;
		for (let s = 0; s < i.length && a < r; s++) {
			let r = s + t.below(i.length - s), c = i[r];
			i[r] = i[s], i[s] = c, (n || Rd(e, i, a, c, o)) && (e.worth !== null && (o -= e.worth[e.from.indexOf(c)]), i[s] = i[a], i[a++] = c);
		}
		if (i.length = a, n || Hu(e, i) === null) return i;
	}
	let r = zu(e, q);
	return r[t.below(r.length)];
}
function Rd(e, t, n, r, i) {
	if (e.worth !== null && e.worth[e.from.indexOf(r)] > i) return !1;
	for (let i of e.groups ?? []) {
		if (!i.items.includes(r)) continue;
		let e = 0;
		for (let r = 0; r < n; r++) i.items.includes(t[r]) && e++;
		if (e >= i.max) return !1;
	}
	return !0;
}
function zd(e, t) {
	if (e.exact) {
		let n = Vu(e, q, !0);
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
function Bd(e, t) {
	for (let n = 0; n < 4; n++) {
		let n = [], r = e.start, i = e.budget;
		for (let a = t.below(e.budget + 1); a > 0 && i > 0; a--) {
			let a = e.steps[r], o = t.below(a.length), s = a[o], c = e.costs === null ? 1 : e.costs[r][o];
			if (c < 1 || c > i || e.blocked?.includes(s) || (n.push(s), r = s, i -= c, e.halts?.includes(s))) break;
		}
		if (Hu(e, n) === null) return n;
	}
	let n = Sd(e, q);
	return n[t.below(n.length)];
}
function Vd(e, t) {
	for (let n = 0; n < 16; n++) {
		let r = {};
		for (let i of e.fields) {
			if (!se(i, r)) continue;
			let a = n === 0 ? i.request : Hd(e, i, r);
			r[i.name] = Fd(a, t);
		}
		if (e.distinct === null && e.totals === null || cd(e, r) === null) return r;
	}
	let n = wd(e, q);
	return n[t.below(n.length)];
}
function Hd({ distinct: e, totals: t }, { name: n, request: r }, i) {
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
function Ud(e, t) {
	switch (e.kind) {
		case "subset":
		case "pay": return ue(t);
		case "offer": {
			if (t === "none") return t;
			let { with: e, give: n, giveCoins: r, want: i, wantCoins: a } = t;
			return {
				with: e,
				give: ue(n),
				giveCoins: r,
				want: ue(i),
				wantCoins: a
			};
		}
		case "form": return Wd(e, t, Ud);
		case "path":
		case "order": return t.slice();
		default: return t;
	}
}
function Wd(e, t, n) {
	let r = {};
	for (let i of e.fields) se(i, r) && (r[i.name] = n(i.request, t[i.name]));
	return r;
}
function Gd(e) {
	let t = wd(e, 2);
	return t.length === 1 ? t[0] : null;
}
function Kd(e, t, n) {
	switch (t.clause) {
		case "SP-8.13": return t.kind === "pick" ? Jd(e, t.seat, t.from) : null;
		case "SP-8.5": return t.kind === "form" ? Zd(e, t) : null;
		case "SP-11.11": return t.kind === "form" ? Qd(t, Xd(t)) : null;
		case "SP-8.22": return t.kind === "form" ? $d(e, t, n) : null;
		default: return ef(e, t, n);
	}
}
function qd(e, t) {
	let n = e.fight;
	return n.seats.length <= t ? 0 : sl(n.cards[t]) + .8 * n.gear[t].length;
}
function Jd(e, t, n) {
	let r = ll(e.houses[t]), i = qd(e, 0);
	return K(n, (n) => {
		let { influence: a } = e.houses[n];
		if (n === t) return r > 0 && (i === 0 ? r > 8 : r >= i) ? 5 : -5;
		let o = ll(e.houses[n]), s = a * .3;
		return o === 0 ? 6 + s : (o < (i === 0 ? r : i) ? 2 + s : -s) - o * .1;
	});
}
var Yd = (e) => e.fields[0].request.from.filter((e) => typeof e == "number"), Xd = (e) => K(Yd(e), sl);
function Zd(e, t) {
	let n = Xd(t), r = qd(e, 0);
	return r === 0 || sl(n) >= r - 3 ? Qd(t, n) : rl(e, t).influence === 0 ? { combatant: "decline" } : Qd(t, K(Yd(t), (e) => -ol(e)));
}
function Qd(e, t) {
	let n = { combatant: t };
	for (let t of e.fields.slice(1)) {
		let e = t.request.from.filter((e) => typeof e == "number");
		n[t.name] = K(e, T);
	}
	return n;
}
function $d(e, t, n) {
	let r = il(rl(e, t)), i = qd(e, 0) - qd(e, 1), a = i >= 0 ? 0 : 1, o = Math.abs(i) > 3 ? 3 : Math.abs(i) > 1 ? 2 : 1, s = r, c = {};
	for (let e of t.fields) {
		let t = A.indexOf(e.name), i = t === a ? o : t === 2 && r > 6 ? n.below(2) : 0, l = Math.min(i, s, 3);
		c[e.name] = l, s -= l;
	}
	return c;
}
function ef(e, t, n) {
	let { seats: r, cards: i, loser: a } = e.fight, o = i[a], s = r[a] !== t.seat, c = Xt(o) && O(o) === 0 && (e.houses[r[a]].influence >= rl(e, t).influence || n.below(2) === 0);
	return s && c ? "down" : "up";
}
function Y(e, t, n) {
	let r = e.fight, i = r.seats.indexOf(t.seat);
	switch (t.clause) {
		case "SP-9.7": return "first";
		case "SP-9.8":
		case "SP-9.12": return t.kind === "pick" ? t.from.find((e) => String(e).startsWith("attack")) : null;
		case "SP-9.9": return [];
		case "SP-9.10": return t.kind === "path" ? tf(t, r.cells[1 - i]) : null;
		case "SP-9.23": return t.kind === "subset" ? rf(t.from, t.min) : null;
		case "SP-12.31": return t.kind === "pick" && n.below(2) === 0 ? t.from[1] : z;
		case "SP-12.22":
		case "SP-12.23": return t.kind === "pick" ? nf(t.from, (e) => e <= 3 ? 4 - e : -1) : null;
		case "SP-12.14": return t.kind === "pick" ? nf(t.from, (e) => e - 3.5) : null;
		default: return t.kind === "pick" ? t.from[1] ?? z : null;
	}
}
function tf(e, t) {
	return K(wd(e, 64), (n) => {
		let r = n[n.length - 1] ?? e.start;
		return -y.distance(r, t) - n.length * .01;
	});
}
var nf = (e, t) => K(e, (e) => e === z ? 0 : t(R(e).number));
function rf(e, t) {
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
function af(e, t, n) {
	if (t.clause === "SP-7.3") return t.kind === "form" ? uu(e, t, n) : null;
	if (t.kind !== "amount") return null;
	let r = t.clause === "SP-7.28" ? cf(e, t, n) : sf(e, t, n);
	return Math.max(t.min, Math.min(t.max, r));
}
var of = (e) => Math.max(1, Math.floor(e.row / 2) + 1);
function sf(e, t, n) {
	let r = rl(e, t), i = il(r) - lf(e, t.seat), a = gl(r, [e.lot[0]], []), o = Math.round(a * .55) + n.below(3) - lf(e, t.seat);
	return Math.min(o, i - of(e));
}
function cf(e, t, n) {
	let r = rl(e, t), i = il(r) - lf(e, t.seat), a = Math.max(...e.houses.map((e) => e.influence)) >= 11;
	return r.influence === 11 ? i : Math.min((a ? 5 : 2) + n.below(4) - lf(e, t.seat), i - (a ? 0 : 2));
}
function lf(e, t) {
	return e.flow.scenes[e.flow.scenes.length - 1].stacks?.[t] ?? 0;
}
function uf(e, t) {
	if (t.kind !== "pick" || t.from.length === 1) return cr;
	let n = e.flow.scenes[e.flow.scenes.length - 1];
	return K(t.from, (r) => df(e, t.seat, n, r));
}
function df(e, t, n, r) {
	if (r === cr) return 0;
	let { verb: i, card: a, seat: o, number: s } = R(r);
	switch (n.window) {
		case "schemeLaunched": return ff(e, t, n) - (i === "table" ? 1 : i === "hand" ? 1.2 : 1.5 + b[a].req * .1);
		case "thumbDown": return n.concernedSeat === t ? 1 : -1;
		case "betsPlaced": return pf(e, t, o);
		case "bidsRevealed": return mf(e, t, s);
		default: return Yl(e, t, b[a].abilities[0], o) + .1;
	}
}
function ff(e, t, n) {
	let r = b[e.played[0]].abilities[0], i = Yl(e, n.activeSeat, r, n.target);
	if (n.target === t) return i;
	let a = e.houses[n.activeSeat];
	return n.target === n.activeSeat && a.influence >= 9 ? i * .6 : 0;
}
function pf(e, t, n) {
	return e.fight.seats.includes(t) ? n === t ? -1 : 1 : n !== t && e.houses[n].influence >= 9 ? .5 : -1;
}
function mf(e, t, n) {
	let r = e.flow.scenes[e.flow.scenes.length - 2], i = r.bids, a = r.stacks, o = (e) => (a[e] ?? 0) + (i[e] ?? 0), s = Math.max(...e.houses.map((e, n) => n === t ? 0 : o(n))), c = o(t) <= s && o(t) + n > s, l = e.lot.length > 0 ? b[e.lot[0]].value >= o(t) + n : ll(e.houses[t]) > 0;
	return c && l ? 1 / n : -1;
}
function hf(e, t) {
	return t.kind === "subset" ? t.clause === "SP-4.6" ? [] : t.from.slice().sort((e, t) => ol(e) - ol(t)).slice(0, t.min) : t.kind === "pick" ? t.from.find((e) => typeof e == "string" && e.startsWith("use.")) ?? K(t.from, ol) : null;
}
var gf = {
	"SP-4.6": hf,
	"SP-4.12": hf,
	"SP-4.21": hf,
	"SP-5.8": Jl,
	"SP-5.12": Jl,
	"SP-5.24": Jl,
	"SP-5.27": Jl,
	"SP-5.28": Jl,
	"SP-6.12": Jl,
	"SP-14.3": Jl,
	"SP-16.10": uf,
	"SP-7.3": af,
	"SP-7.17": af,
	"SP-7.28": af,
	"SP-8.5": Kd,
	"SP-8.13": Kd,
	"SP-8.22": Kd,
	"SP-10.9": Kd,
	"SP-11.11": Kd,
	"SP-9.7": Y,
	"SP-9.8": Y,
	"SP-9.9": Y,
	"SP-9.10": Y,
	"SP-9.12": Y,
	"SP-9.20": Y,
	"SP-9.23": Y,
	"SP-12.14": Y,
	"SP-12.22": Y,
	"SP-12.23": Y,
	"SP-12.28": Y,
	"SP-12.29": Y,
	"SP-12.31": Y,
	"SP-14.2": Y
};
function _f(e, t, n) {
	let r = gf[t.clause]?.(e, t, n) ?? null;
	return r !== null && Hu(t, r) === null ? r : Fd(t, n);
}
function vf(e, t, n) {
	yf(e, t, n), bf(e, t, n);
	let r = (r) => r.from === t || r.to === t ? r : Sf(e, r, n);
	e.trades = e.trades.map(r), e.refused = e.refused.map(r), e.offers = e.offers.map((e, r) => r === t ? e : n.below(20)), Cf(e, t, n);
}
function yf(e, t, n) {
	for (let r = 0; r < e.seats; r++) {
		if (r === t) continue;
		for (let t = 0; t < e.seats; t++) {
			let i = e.known[j(e.seats, r, t)], a = e.houses[t].hand.slice();
			n.shuffle(a), e.known[j(e.seats, r, t)] = a.slice(0, i.length).sort((e, t) => e - t);
		}
		let i = e.seen[r];
		for (let t = 0; t < i.length; t += 2) {
			let n = i[t];
			i[t + 1] = n < e.market.length ? e.market[n] : e.row[n - e.market.length];
		}
	}
}
function bf(e, t, n) {
	let r = e.flow.frames.find((e) => e.rule === "intrigue-turn");
	if (r === void 0) return;
	let i = e.flow.frames.find((e) => e.rule === "support");
	if (r.by !== t) {
		let t = xf(e, r.by, n);
		r.plans = r.plans.map(t), r.asking !== null && (r.asking = t(r.asking)), i !== void 0 && (i.card = t(i.card));
	}
	i === void 0 || i.by === t || i.askedSeats.includes(t) || i.open.length < i.askedSeats.length || (i.gold = n.below(Math.floor(e.gold[i.by] / i.open.length) + 1));
}
function xf(e, t, n) {
	let { hand: r, influence: i } = e.houses[t], a = [...new Set(r)].filter((e) => zt(e) && S[e] > i);
	n.shuffle(a);
	let o = /* @__PURE__ */ new Map([[-1, -1]]);
	return (e) => (o.has(e) || o.set(e, a.pop() ?? e), o.get(e));
}
function Sf(e, { from: t, to: n }, r) {
	let i = (t) => e.houses[t].assets.filter(E);
	return To(t, Fd(ae(t, "asset", [{
		seat: n,
		items: i(n),
		coins: e.gold[n]
	}], i(t), e.gold[t], !1), r));
}
function Cf(e, t, n) {
	for (let r = 0; r < e.seats; r++) for (let i = 0; i < e.seats; i++) {
		let a = j(e.seats, r, i), o = e.slipped[a];
		if (o === 0 || r === t || i === t || !sn(e, r) || !sn(e, i)) continue;
		let s = Math.min(o - 1, vs(e, i)), c = n.below(s + vs(e, r) + 1) - s;
		e.slipped[a] = o + c, e.gold[r] -= c, e.gold[i] += c;
	}
}
var wf = {
	hand: (e, t) => s(t),
	market: () => 0,
	row: () => 0,
	intrigue: () => 0,
	open: () => o
};
function Tf(e) {
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
		let e = a.map(C);
		n.push(t("hand", "intrigue", r, i));
		let o = e.filter((e) => !Rt(e));
		n.push(t("open", "market", r, o), t("open", "intrigue", r, e.filter(Rt)));
	}
	return n;
}
var Ef = (e) => ({
	...e,
	give: e.give.slice(),
	want: e.want.slice()
}), Df = (e, t) => e.filter((e) => e.from === t || e.to === t).map(Ef);
function Of(e, t) {
	let n = t !== 15;
	return {
		viewer: t,
		flow: ve(Os, e, t),
		turnLimit: e.turnLimit,
		turn: e.turn,
		host: e.host,
		hidden: e.hidden,
		houses: e.houses.map((r, i) => ({
			card: r.card,
			influence: r.influence,
			gold: sn(e, i) && i !== t ? null : e.gold[i],
			showed: e.showed[i],
			slipped: n ? e.slipped[j(e.seats, t, i)] - e.slipped[j(e.seats, i, t)] : 0,
			hand: Ps(wf.hand(e, i), t, r.hand),
			known: n ? e.known[j(e.seats, t, i)].slice() : [],
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
		trades: Df(e.trades, t),
		refused: Df(e.refused, t),
		offers: n ? e.offers[t] : 0,
		fight: e.fight === null ? null : js(e.fight),
		bets: e.bets.slice(),
		winner: e.winner,
		decidedBy: e.decidedBy
	};
}
var kf = [
	...b.flatMap((e, t) => e.type === "house" ? [da(t, 0), da(t, 1)] : [e.id]),
	...A,
	"support",
	"trade",
	"champion",
	"thumb-down",
	"tournament"
], Af = ge({
	...nl,
	setup(e, t) {
		let n = tl[t.length];
		return dn(u(e, _s.frame()), e, n, t.turnLimit);
	},
	book: Os,
	commands: [
		xs,
		Ts,
		ao
	],
	clone: Ns,
	visibility: wf,
	zones: Tf,
	conserved: (e) => ({ gold: e.gold.reduce((e, t) => e + t, 0) }),
	viewFor: Of,
	determinise: Hs,
	consistent: Ys,
	scramble: vf,
	outcome: gs,
	heuristic: _f,
	evaluation: _l,
	dealings: bu,
	uses: kf,
	draw: Zs,
	arrange: fn
}), jf = (e) => `place ${e}`, Mf = (e) => `seat ${e}`, Nf = (e, t = null) => ({
	key: e,
	turn: t
}), Pf = (e, t, n = {}) => ({
	label: e,
	value: t,
	of: null,
	emblem: null,
	keys: [],
	...n
}), Ff = (e, t, n = "plain", r = []) => ({
	label: e,
	value: String(t),
	tone: n,
	keys: r
}), If = (e, t = {}) => ({
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
function Lf(e, t, n) {
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
var Rf = (e, t = {}) => ({
	title: e,
	cards: [],
	sides: [],
	piles: [],
	...t
}), zf = (e, t, n, r = {}) => ({
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
}), Bf = {
	gladiator: ["market", "helmet"],
	slave: ["market", "person"],
	weapon: ["item", "sword"],
	armor: ["item", "armour"],
	special: ["item", "net"],
	scheme: ["combat", "scheme"],
	reaction: ["action", "reaction"],
	guard: ["action", "guard"],
	house: ["market", "house"]
}, Vf = {
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
}, Hf = [
	"attack",
	"defence",
	"speed"
], Uf = (e, t) => e.map((e, n) => Ff(t[`sketch.${Qe[n]}`] ?? Qe[n], e, Hf[n])), Wf = (e) => Vf[b[e].slug] ?? Bf[b[e].type][1];
function Gf(e, t, n = {}) {
	let { slug: r, type: i, value: a, req: o, dice: s } = b[e], c = i === "scheme" || i === "reaction" || i === "guard", l = c && o > 0 ? [Ff(t.needs, o)] : [];
	return If(hc(e, t), {
		sort: t[`sort.${i}`] ?? i,
		band: Bf[i][0],
		emblem: Wf(e),
		stats: s.length > 0 ? Uf(s, t) : l,
		about: t[`effect.card.${r}`] || null,
		price: i === "house" ? null : {
			label: t[c ? "cash" : "value"],
			value: String(a)
		},
		...n
	});
}
var Kf = (e, t, n) => Gf(e, n, { keys: [`card ${t} ${e}`] });
function qf(e, t, n) {
	let r = O(e), i = !!(e & 128) || Jt(e), a = [
		...D(e) ? [n.champion] : [],
		...r > 0 ? [`${r} ${n.favor}`] : [],
		...Jt(e) ? [n.injured] : i ? [n.exhausted] : []
	];
	return Gf(C(e), n, {
		keys: [`asset ${t} ${e}`, `kind ${t} ${C(e)}`],
		marks: a,
		state: i ? "spent" : "ready",
		hurt: Jt(e)
	});
}
var Jf = (e, t) => Gf(e, t, {
	keys: [`house ${e}`],
	about: [t[`text.start.${b[e].slug}`], ...Yf(e, t).map(({ about: e }) => e)].join("\n")
}), Yf = (e, t) => b[e].powers.map((n, r) => {
	let i = `${b[e].id}-${r + 1}`;
	return If(t[`power.${i}`] ?? i, {
		keys: [`power ${e} ${r}`],
		emblem: "house",
		band: "action",
		about: t[`text.power.${i}`] ?? null
	});
}), Xf = (e) => [
	"weapon",
	"armor",
	"special"
].includes(qt(e).type), Zf = [
	"upkeep",
	"intrigue",
	"market",
	"arena"
], Qf = ["victory", "tournament"], $f = ({ flow: e }) => Math.max(...e.scenes.map(({ rule: e }) => Zf.indexOf(Qf.includes(e) ? "arena" : e)), -1);
function ep(e, t, n) {
	let r = e.fight !== null && e.fight.seats.length > 0 ? e.fight : null;
	return {
		round: e.turn === 0 ? "" : t["sketch.turn"].replace("{n}", String(e.turn)),
		phases: Zf.map((e) => t[`phase.${e}`] ?? e),
		phase: $f(e),
		field: r === null || r.seats.length < 2 || r.cells.length < 2 ? null : cp(r, t),
		centre: tp(e, r, t, n),
		stands: e.houses.map((r, i) => {
			let a = rp(e, r, i, t);
			return i === e.viewer ? {
				...a,
				groups: [...np(e, t, n), ...a.groups]
			} : a;
		})
	};
}
function tp(e, t, n, r) {
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
		let t = new Set(e.houses.map(({ card: e }) => e)), r = It.filter((e) => !t.has(e));
		return Rf(n["sketch.houses"], {
			cards: r.map((e) => Jf(e, n)),
			piles: []
		});
	}
	if (t !== null) return Rf(n["rule.fight"], { sides: t.seats.map((r, i) => ap(e, t, i, n)) });
	if (e.lot.length > 0) return Rf(n.lot, {
		cards: e.lot.map((e) => Gf(e, n)),
		piles: i
	});
	if (e.played.length > 0) {
		let t = e.flow.scenes.findLast(({ rule: e }) => e === "scheme"), a = [t?.by, t?.target].flatMap((e) => typeof e == "number" && e >= 0 ? [r[e]] : []);
		return Rf([n.scheme, a.join(" → ")].filter((e) => e !== "").join(": "), {
			cards: e.played.map((e) => Gf(e, n)),
			piles: i
		});
	}
	return Rf("", { piles: i });
}
function np({ trades: e, viewer: t }, n, r) {
	let i = (e, t) => [...e.map((e) => gc(e, n)), ...t > 0 ? [`${n.gold} ${t}`] : []].join(" + ") || "–";
	return [!1, !0].flatMap((a) => {
		let o = [], s = e.flatMap((e) => {
			if ((a ? e.from : e.to) !== t) return [];
			let n = a ? e.to : e.from;
			return o[n] = (o[n] ?? 0) + 1, [If(`${wo(xo(n, o[n]))} ${r[n] ?? ""}`, {
				about: `${i(e.give, e.giveGold)} → ${i(e.want, e.wantGold)}`,
				emblem: "scroll"
			})];
		});
		return Lf(n[a ? "offers.made" : "offers.got"], "notes", s);
	});
}
function rp(e, t, n, r) {
	let i = typeof t.hand == "number" ? null : t.hand, a = i ?? t.known, o = i?.length ?? t.hand, s = e.bets.slice(n * A.length, (n + 1) * A.length), c = (e, i, a) => Lf(r[e], i, t.assets.filter(a).map((e) => qf(e, n, r)));
	return {
		seat: n,
		title: t.card < 0 ? "" : hc(t.card, r),
		score: Pf(r.influence, t.influence, {
			of: 12,
			emblem: "laurel"
		}),
		tallies: [
			Pf(r.gold, t.gold, { emblem: "coins" }),
			Pf(r.hand, `${o}/${cn(t.influence)}`, { emblem: "hand" }),
			...s.flatMap((e, t) => e === 0 ? [] : [Pf(r[`field.${A[t]}`], e, { emblem: "coins" })])
		],
		groups: [
			...Lf(r[i === null ? "sketch.known" : "sketch.hand"], i === null ? "names" : "cards", [...a.map((e) => Kf(e, n, r))]),
			...c("sketch.gladiators", "people", (e) => w(e) === "gladiator"),
			...c("sketch.slaves", "people", (e) => w(e) === "slave"),
			...c("sketch.equipment", "notes", Xf),
			...c("sketch.guards", "names", (e) => w(e) === "guard"),
			...n === e.viewer && t.card >= 0 ? Lf(r["sketch.abilities"], "notes", Yf(t.card, r)) : []
		],
		note: e.host === n && e.turn > 0 ? r["sketch.host"] : null
	};
}
function ip({ flow: e }, t) {
	let n = e.scenes.findLast(({ rule: e }) => e === "attack");
	if (n === void 0) return [];
	let r = n.slot === t ? n.offense : n.defense;
	return Array.isArray(r) ? r : [];
}
function ap(e, t, n, r) {
	let i = t.cards[n], a = t.seats[n];
	if (i === void 0) return zf(a, rn[n], "helmet");
	let o = C(i), s = b[o].dice;
	return zf(a, hc(o, r), Wf(o), {
		about: [r["scene.slot"], rn[n]].join(" "),
		tallies: Qe.map((i, o) => {
			let c = t.health[n * Qe.length + o] ?? s[o];
			return Pf(r[`sketch.${i}`], c, {
				of: Math.max(s[o], c),
				keys: a === e.viewer ? [`pool ${o}`] : []
			});
		}),
		gear: (t.gear[n] ?? []).map((e) => {
			let { name: t, about: n } = qf(e, a, r);
			return {
				label: t,
				value: n ?? ""
			};
		}),
		dice: ip(e, n)
	});
}
var op = Math.sqrt(3) / 2, sp = Array.from({ length: y.size }, (e, t) => ({
	x: y.q[t] + y.r[t] / 2,
	y: y.r[t] * op,
	name: y.name(t)
})), cp = (e, t) => ({
	shape: "hex",
	places: sp,
	edges: null,
	figures: e.cells.flatMap((n, r) => n < 0 || r >= e.seats.length ? [] : [{
		keys: [`slot ${r}`],
		place: n,
		seat: e.seats[r],
		name: hc(C(e.cards[r]), t),
		emblem: Wf(C(e.cards[r])),
		turn: null,
		hurt: e.health.slice(r * 3, r * 3 + 3).some((t, n) => t < b[C(e.cards[r])].dice[n])
	}])
});
function lp(e, t, n) {
	if (e.of === "act") return typeof t == "string" ? dp(t, n) : null;
	if (typeof t != "number") return null;
	switch (e.of) {
		case "card": return n.flow.scenes.at(-1).rule === "scout" ? null : Nf(`card ${up(n)} ${t}`);
		case "house": return Nf(`house ${t}`);
		case "asset": return Nf(`asset ${up(n)} ${t}`);
		case "seat": return Nf(Mf(t));
		case "cell": return Nf(jf(t));
		case "pool": return Nf(`pool ${t}`);
		default: return null;
	}
}
function up({ flow: e, viewer: t }) {
	let { rule: n, owner: r } = e.scenes.at(-1);
	return (n === "choose" || n === "spy") && typeof r == "number" ? r : t;
}
function dp(e, { viewer: t }) {
	if (!e.includes(".")) return null;
	let { verb: n, card: r, ability: i } = R(e);
	return r < 0 ? null : b[r].type === "house" ? Nf(`power ${r} ${i}`) : Nf(n === "use" || n === "table" || n === "attack" ? `kind ${t} ${r}` : `card ${t} ${r}`);
}
var fp = {
	sketch: ep,
	where: lp
}, pp = 2, mp = class {
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
function hp(e, t, n, r, i) {
	let a = new mp(i, !0);
	return _p(e, t, n, r, a), !a.isProposed && !a.isFull && wp(n, r, a), a.list;
}
function gp(e, t, n, r, i) {
	let a = new mp(i, !1);
	return _p(e, t, n, r, a), a.list.length === 1 && wp(n, r, a), a.list;
}
function _p(e, t, n, r, i) {
	if (i.add(e.heuristic(t, n, r)), !i.isFull) {
		for (let r of e.alternatives?.(t, n, i.most) ?? []) i.isFull || i.add(r);
		if (i.isProposed = i.list.length > 1, !i.isProposed) switch (n.kind) {
			case "pick":
				vp(e, t, n, r, i);
				break;
			case "amount":
				yp(n, i);
				break;
			case "form":
				Sp(e, t, n, r, i), Cp(e, t, n, r, i), yp(n, i);
				break;
			default: Cp(e, t, n, r, i), yp(n, i);
		}
	}
}
function vp(e, t, n, r, i) {
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
function yp(e, t) {
	for (let n of bp(e, t.list[0])) {
		if (t.isFull) return;
		Hu(e, n) === null && t.add(n);
	}
}
function* bp(e, t) {
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
			yield* xp(e, t);
			return;
		case "path":
			for (let e = t.length - 1; e >= 0; e--) yield t.slice(0, e);
			return;
		case "form": for (let { name: n, request: r } of e.fields.toReversed()) {
			let e = t[n];
			if (e !== void 0) for (let i of bp(r, e)) yield {
				...t,
				[n]: i
			};
		}
	}
}
function* xp({ from: e }, t) {
	let n = e.slice();
	for (let e of t) n.splice(n.indexOf(e), 1);
	let r = [...new Set(n)], i = (e) => t.toSpliced(t.indexOf(e), 1);
	for (let e = 0; e < Math.max(t.length, r.length); e++) e < t.length && (yield i(t[e])), e < r.length && (yield [...t, r[e]]);
	for (let e of new Set(t)) for (let t of r) yield [...i(e), t];
}
function Sp(e, t, n, r, i) {
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
		Hu(u, d) === null ? i.add(d) : i.isWide && i.add(Fd(u, r));
	}
}
function Cp(e, t, n, r, i) {
	for (let a = 0; a < pp && !i.isFull;) a = i.add(e.heuristic(t, n, r)) ? 0 : a + 1;
}
function wp(e, t, n) {
	for (let t of wd(e, n.most)) {
		if (n.isFull) return;
		Hu(e, t) === null && n.add(t);
	}
	for (let r = n.most; r > 0 && !n.isFull; r--) n.add(Fd(e, t));
}
function Tp(e, t) {
	let n = Ep(e);
	if (n !== null) throw Error(n);
	let { values: r } = e.evaluation.weights, i = Object.keys(r).map(Number), a = i.filter((e) => e <= t);
	return Object.values(r[a.length > 0 ? Math.max(...a) : Math.min(...i)]);
}
function Ep({ id: e, rules: t, evaluation: n }) {
	if (n === void 0) return `${e} has no features that could be weighed`;
	let { weights: r, features: i } = n, a = Object.values(r.values).find((e) => Object.keys(e).join() !== i.join()), o = r.rules === t ? a === void 0 ? null : `the features ${Object.keys(a).join(", ")}, but there are ${i.join(", ")}` : `the rules '${r.rules}', but these are '${t}'`;
	return o === null ? null : `the weights of ${e} (games/${e}/player/weights.ts) were fitted to ${o}: fit them again with ./harena train ${e}, or, where the old ones still mean the same, stamp them with ./harena train ${e} --stamp`;
}
function Dp(e, t, n) {
	let { places: r } = e.outcome(t), i = 0;
	for (let e of r) e === 1 && i++;
	for (let e = 0; e < r.length; e++) n[e] = r[e] === 1 ? 1 / i : 0;
}
var Op = class {
	evaluation;
	weights;
	features;
	constructor(e, t) {
		this.evaluation = e.evaluation, this.weights = Tp(e, t), this.features = new Float64Array(this.weights.length);
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
}, kp = [
	1634760805,
	857760878,
	2036477234,
	1797285236
];
function Ap(e) {
	let t = new DataView(e.buffer, e.byteOffset, e.byteLength), n = new Int32Array(e.length / 4);
	for (let e = 0; e < n.length; e++) n[e] = t.getInt32(e * 4, !0);
	return n;
}
function jp(e, t) {
	let n = /* @__PURE__ */ new Int32Array(16);
	return n.set(kp, 0), n.set(e, 4), n.set(t, 13), n;
}
function Mp(e, t, n) {
	let r = Np;
	e[12] = t, r.set(e);
	for (let e = 0; e < 10; e++) Pp(r, 0, 4, 8, 12), Pp(r, 1, 5, 9, 13), Pp(r, 2, 6, 10, 14), Pp(r, 3, 7, 11, 15), Pp(r, 0, 5, 10, 15), Pp(r, 1, 6, 11, 12), Pp(r, 2, 7, 8, 13), Pp(r, 3, 4, 9, 14);
	for (let t = 0; t < 16; t++) n[t] = r[t] + e[t];
}
var Np = /* @__PURE__ */ new Int32Array(16);
function Pp(e, t, n, r, i) {
	let a = e[t], o = e[n], s = e[r], c = e[i];
	a = a + o | 0, c ^= a, c = c << 16 | c >>> 16, s = s + c | 0, o ^= s, o = o << 12 | o >>> 20, a = a + o | 0, c ^= a, c = c << 8 | c >>> 24, s = s + c | 0, o ^= s, o = o << 7 | o >>> 25, e[t] = a, e[n] = o, e[r] = s, e[i] = c;
}
var Fp = new Int32Array([
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
]), Ip = 64, Lp = [
	1779033703,
	3144134277,
	1013904242,
	2773480762,
	1359893119,
	2600822924,
	528734635,
	1541459225
], Rp = new TextEncoder(), zp = /* @__PURE__ */ new Int32Array(64);
function Bp(e, t, n) {
	let r = zp;
	for (let e = 0, i = n; e < 16; e++, i += 4) r[e] = t[i] << 24 | t[i + 1] << 16 | t[i + 2] << 8 | t[i + 3];
	for (let e = 16; e < 64; e++) {
		let t = r[e - 15], n = r[e - 2], i = (t >>> 7 | t << 25) ^ (t >>> 18 | t << 14) ^ t >>> 3, a = (n >>> 17 | n << 15) ^ (n >>> 19 | n << 13) ^ n >>> 10;
		r[e] = r[e - 16] + i + r[e - 7] + a | 0;
	}
	let i = e[0], a = e[1], o = e[2], s = e[3], c = e[4], l = e[5], u = e[6], d = e[7];
	for (let e = 0; e < 64; e++) {
		let t = (c >>> 6 | c << 26) ^ (c >>> 11 | c << 21) ^ (c >>> 25 | c << 7), n = d + t + (u ^ c & (l ^ u)) + Fp[e] + r[e] | 0, f = ((i >>> 2 | i << 30) ^ (i >>> 13 | i << 19) ^ (i >>> 22 | i << 10)) + (i & a ^ o & (i ^ a)) | 0;
		d = u, u = l, l = c, c = s + n | 0, s = o, o = a, a = i, i = n + f | 0;
	}
	e[0] += i, e[1] += a, e[2] += o, e[3] += s, e[4] += c, e[5] += l, e[6] += u, e[7] += d;
}
var Vp = class {
	#e = new Int32Array(Lp);
	#t = new Uint8Array(Ip);
	#n = 0;
	#r = 0;
	#i = !1;
	update(e) {
		if (this.#i) throw Error("This hash is already finished; begin a new Sha256 for more data.");
		return this.#a(Gp(e)), this;
	}
	digest() {
		if (this.#i) throw Error("This hash is already finished; keep its digest, or begin a new Sha256.");
		this.#i = !0;
		let e = this.#t, t = this.#e;
		e[this.#n] = 128, e.fill(0, this.#n + 1), this.#n >= 56 && (Bp(t, e, 0), e.fill(0));
		let n = new DataView(e.buffer);
		n.setUint32(56, Math.floor(this.#r / 536870912)), n.setUint32(60, this.#r % 536870912 * 8), Bp(t, e, 0);
		let r = /* @__PURE__ */ new Uint8Array(32), i = new DataView(r.buffer);
		for (let e = 0; e < 8; e++) i.setInt32(e * 4, t[e]);
		return r;
	}
	hex() {
		return qp(this.digest());
	}
	#a(e) {
		this.#r += e.length;
		let t = this.#t, n = 0;
		if (this.#n > 0) {
			if (n = Math.min(Ip - this.#n, e.length), t.set(e.subarray(0, n), this.#n), this.#n += n, this.#n < Ip) return;
			Bp(this.#e, t, 0);
		}
		for (; n + Ip <= e.length; n += Ip) Bp(this.#e, e, n);
		t.set(e.subarray(n)), this.#n = e.length - n;
	}
};
function Hp(e) {
	return new Vp().update(e).digest();
}
function Up(e) {
	return new Vp().update(e).hex();
}
function Wp(e, t) {
	let n = Gp(e), r = n.length > Ip ? Hp(n) : n, i = new Uint8Array(Ip).fill(54), a = new Uint8Array(Ip).fill(92);
	for (let e = 0; e < r.length; e++) i[e] = i[e] ^ r[e], a[e] = a[e] ^ r[e];
	return new Vp().update(a).update(new Vp().update(i).update(t).digest()).digest();
}
function Gp(e) {
	return typeof e == "string" ? Rp.encode(e) : e;
}
var Kp = Array.from({ length: 256 }, (e, t) => t.toString(16).padStart(2, "0"));
function qp(e) {
	let t = "";
	for (let n = 0; n < e.length; n++) t += Kp[e[n]];
	return t;
}
function Jp(e) {
	if (e.length % 2 != 0 || /[^0-9a-f]/i.test(e)) throw Error(`"${e}" is not hexadecimal; give two digits of 0-9 and a-f for every byte.`);
	let t = new Uint8Array(e.length / 2);
	for (let n = 0; n < t.length; n++) t[n] = Number.parseInt(e.slice(n * 2, n * 2 + 2), 16);
	return t;
}
function Yp({ seed: e, match: t, rules: n }) {
	return Up(em([
		"harena commitment 1",
		$p(e),
		t,
		n
	]));
}
function Xp(e, { seed: t, match: n, rules: r }) {
	return Qp(t) && e.toLowerCase() === Yp({
		seed: t,
		match: n,
		rules: r
	});
}
function Zp({ seed: e, match: t, rules: n, nonces: r }) {
	return Wp($p(e), em([
		"harena stream 1",
		t,
		n,
		...r
	]));
}
function Qp(e) {
	return /^[0-9a-f]{64}$/i.test(e);
}
function $p(e) {
	if (!Qp(e)) throw Error(`A seed is 64 hexadecimal characters, but this one is not (its length is ${e.length}); make one with newSeed.`);
	return Jp(e);
}
function em(e) {
	let t = 0, n = [];
	for (let r of e) {
		if (typeof r == "string" && !r.isWellFormed()) throw Error(`The text ${JSON.stringify(r)} holds half a character; send well-formed Unicode.`);
		let e = Gp(r);
		n.push(e), t += 4 + e.length;
	}
	let r = new Uint8Array(t), i = new DataView(r.buffer), a = 0;
	for (let e of n) i.setUint32(a, e.length), r.set(e, a + 4), a += 4 + e.length;
	return r;
}
var tm = 4294967296, nm = tm * 16, rm = 2097152, im = /* @__PURE__ */ new Int32Array(3);
function am(e) {
	return new cm(qp(Zp(e)), 0);
}
function om(e) {
	if (typeof e == "number") {
		if (!Number.isSafeInteger(e)) throw Error(`A fast stream's seed is a whole number, but ${e} is not one.`);
		return dm(e | 0, Math.floor(e / tm) | 0, 0, 0);
	}
	if (!mm(e)) throw Error(`A fast stream's seed is one whole number or four of 32 bits, but [${e}] is neither.`);
	return dm(e[0], e[1], e[2], e[3]);
}
function sm(e) {
	switch (e.kind) {
		case "match":
			if (!/^[0-9a-f]{64}$/.test(e.key)) throw gm("its key is not 64 hexadecimal characters");
			if (!pm(e.at) || e.at >= nm) throw gm(`it cannot stand at word ${e.at}`);
			return new cm(e.key, e.at);
		case "fast":
			if (!mm(e.s)) throw gm(`[${e.s}] is not four integers of 32 bits`);
			if (!pm(e.draws)) throw gm(`it cannot have made ${e.draws} draws`);
			return new lm(e.s[0], e.s[1], e.s[2], e.s[3], e.draws);
		case "fixed":
			if (!pm(e.at) || e.at > e.rolls.length) throw gm(`it cannot stand at rolls[${e.at}] of ${e.rolls.length}`);
			if (!["roll", "keep"].includes(e.shuffles)) throw gm(`shuffles cannot be "${e.shuffles}"`);
			return new um(e.rolls.slice(), e.at, e.shuffles);
		default: throw gm(`there is no kind "${e.kind}"`);
	}
}
var cm = class {
	#e;
	#t;
	#n = /* @__PURE__ */ new Uint32Array(16);
	#r;
	#i;
	constructor(e, t) {
		this.#e = e, this.#t = jp(Ap(Jp(e)), im), this.#r = Math.floor(t / 16), this.#i = t % 16, Mp(this.#t, this.#r, this.#n);
	}
	get draws() {
		return this.#r * 16 + this.#i;
	}
	below(e) {
		if (e >>> 0 !== e || e === 0) throw hm(e);
		let t = tm - tm % e, n = this.#a();
		for (; n >= t;) n = this.#a();
		return n % e;
	}
	die(e) {
		return 1 + this.below(e);
	}
	shuffle(e) {
		for (let t = e.length - 1; t > 0; t--) fm(e, t, this.below(t + 1));
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
			this.#r++, this.#i = 0, Mp(this.#t, this.#r, this.#n);
		}
		return this.#n[this.#i++];
	}
}, lm = class {
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
		if (e >>> 0 !== e || e === 0) throw hm(e);
		let t = this.word();
		if (e > rm) {
			let n = tm - tm % e;
			for (; t >= n;) t = this.word();
			return t % e;
		}
		let n = Math.imul(t, e) >>> 0;
		if (n < e) {
			let r = tm % e;
			for (; n < r;) t = this.word(), n = Math.imul(t, e) >>> 0;
		}
		return t * e / tm | 0;
	}
	die(e) {
		return 1 + this.below(e);
	}
	shuffle(e) {
		for (let t = e.length - 1; t > 0; t--) fm(e, t, this.below(t + 1));
	}
	fork() {
		return dm(this.word() | 0, this.word() | 0, this.word() | 0, this.word() | 0);
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
}, um = class {
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
		if (e >>> 0 !== e || e === 0) throw hm(e);
		return this.#r(`below(${e})`, 0, e - 1);
	}
	die(e) {
		if (e >>> 0 !== e || e === 0) throw hm(e);
		return this.#r(`a die with ${e} sides`, 1, e);
	}
	shuffle(e) {
		if (this.#t !== "keep") for (let t = e.length - 1; t > 0; t--) fm(e, t, this.below(t + 1));
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
function dm(e, t, n, r) {
	let i = new lm(e, t, n, r, -15);
	for (let e = 0; e < 15; e++) i.word();
	return i;
}
function fm(e, t, n) {
	let r = e[t];
	e[t] = e[n], e[n] = r;
}
function pm(e) {
	return Number.isSafeInteger(e) && e >= 0;
}
function mm(e) {
	return Array.isArray(e) && e.length === 4 && e.every((e) => e === (e | 0));
}
function hm(e) {
	return /* @__PURE__ */ Error(`A random number needs a whole number of outcomes from 1 to 4294967295, but ${e} was given.`);
}
function gm(e) {
	return /* @__PURE__ */ Error(`This saved random stream is damaged: ${e}; restore it from an undamaged copy.`);
}
var _m = 1e4, vm = [];
function ym(e) {
	if (e.kind !== "path") return i(e);
	let { steps: t, costs: n, ...r } = e, a = (e) => Object.isFrozen(e) ? e : i(e);
	return {
		...i(r),
		steps: a(t),
		costs: a(n)
	};
}
var bm = class e {
	game;
	state;
	random;
	log;
	trace = null;
	asked = vm;
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
		this.asked = vm;
		for (let t = _m; e.length > 0; t--) {
			if (t === 0) throw Error(`no decision after ${_m} steps at ${this.where()}`);
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
		return i === null && this.accept(e, r, Ud(r, n)), i;
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
		let n = Hu(e, t);
		return n === null || typeof e.id == "string" ? n : Hu(this.dress(e), t) ?? n;
	}
	accept(e, t, n) {
		typeof t.id == "string" ? this.command(e, t.id, n) : this.take(t, n);
	}
	requestFor(e) {
		let t = this.pending(e);
		return t === null ? null : ym(this.dress(t));
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
			r !== null && t.push(ym(this.stampCommand(n, r)));
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
			let a = Gd(i[0]);
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
			t !== null && Hu(e, t) === null ? r[e.seat] = t : i = !1;
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
		this.raised.length > 0 && pe(this, this.raised.splice(0));
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
}, xm = 5e3, Sm = 1e-6, Cm = 1 << 30, wm = 1540483477, Tm = class {
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
	constructor(e, t, n, r, i, a = hp, o = null) {
		let { seats: s } = n.flow;
		this.game = e, this.effort = t, this.view = n, this.seat = r.seat, this.random = i, this.judge = e.evaluation === void 0 ? null : new Op(e, s), this.play = e.evaluation?.playout ?? e.heuristic, this.shares = new Float64Array(s), this.regard = o, this.choices = a(e, n, r, i, t.candidates), this.results = this.choices.map(() => []);
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
		let a = r / t.length, o = Math.max(Sm, i / t.length - a * a);
		return a >= this.effort.margin * Math.sqrt(o / t.length);
	}
	tryWorld(e) {
		let { game: t, random: n } = this, r = t.determinise(this.view, n), i = n.below(Cm);
		for (let n = 0; n < e.length; n++) {
			let a = new bm(t, n === e.length - 1 ? r : t.clone(r), om(i), null).run(), { id: o } = a.asked.find((e) => e.seat === this.seat);
			this.decide(a, this.seat, o, this.choices[e[n]]), this.playOut(a, om(i ^ wm)), this.results[e[n]].push(this.worth());
		}
	}
	worth() {
		let { shares: e, regard: t, seat: n } = this, r = e[n];
		if (t !== null) for (let n = 0; n < e.length; n++) r += t[n] * e[n];
		return r;
	}
	playOut(e, t) {
		let { game: n, effort: r, judge: i, shares: a } = this, o = i !== null && (i.evaluation.fits?.(e.state) ?? !0), s = o ? r.decisions : xm, c = o && r.rounds > 0 ? i.evaluation.pace : Em, l = c(e.state) + Math.max(1, r.rounds);
		for (let r = 0; r < s && !e.over && c(e.state) < l; r++) {
			let r = e.waiting, i = r.kind === "pick" && r.from.length === 1 ? r.from[0] : this.play(n.viewFor(e.state, r.seat), r, t);
			this.decide(e, r.seat, r.id, i);
		}
		e.over ? Dp(n, e.state, a) : o ? i.shares(e.state, a) : a.fill(1 / a.length);
	}
	decide(e, t, n, r) {
		let i = e.decide(t, n, r);
		if (i !== null) throw Error(`in a world of ${this.game.id} seat ${t} was refused ${JSON.stringify(r)}: ${i.clause} ${i.text}`);
	}
}, Em = (e) => 0, Dm = 4;
function Om(e, t, n, r, i) {
	if (t === 0) return e.heuristic(n, r, i);
	let a = i.below(100);
	if (a >= t) return e.heuristic(n, r, i);
	let o = gp(e, n, r, i, Dm);
	if (a >= t * (o.length - 1) / 3) return o[0];
	let s = 1;
	for (; s < o.length - 1 && i.below(2) === 0;) s++;
	return o[s];
}
var km = (e, t, n, r) => ({
	level: t,
	choose: (i, a, o) => jm(e, t, a, Am(e, n, r, i, a, o))
});
function Am(e, t, n, r, i, a) {
	switch (t.kind) {
		case "any": return Fd(i, a);
		case "slips": return Om(e, t.rate, r, i, a);
		case "search": {
			let o = n === Infinity ? n : performance.now() + n, s = new Tm(e, t.effort, r, i, a);
			return s.run(() => o !== Infinity && performance.now() >= o), s.choices[s.best];
		}
	}
}
function jm(e, t, n, r) {
	let i = Hu(n, r);
	if (i === null) return r;
	throw Error(`the bot '${t}' of ${e.id} answered ${n.clause} (${n.kind}) with ${JSON.stringify(r)}, which is refused: ${i.clause} ${i.code}, ${i.text}`);
}
var Mm = [
	"tiro",
	"novice",
	"fighter",
	"tactician",
	"veteran",
	"champion"
], Nm = ["random", "heuristic"], Pm = (e) => [...Mm, ...Nm].includes(e), X = (e, t, n, r, i = .5) => ({
	playouts: e,
	candidates: t,
	rounds: n,
	decisions: r,
	margin: i
}), Z = 400, Fm = {
	tiro: 90,
	novice: 45,
	tactician: X(16, 4, 1, Z),
	veteran: X(64, 8, 1, Z),
	champion: X(256, 16, 1, Z)
}, Im = {
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
function Lm(e, t) {
	let n = Im[t] ?? Fm;
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
var Rm = {
	deals: !0,
	margin: .002,
	gratitude: .1,
	grudge: .05,
	reserve: 0,
	gifts: 0
};
({ ...Rm }), { ...Rm }, { ...Rm }, { ...Rm }, { ...Rm }, { ...Rm };
var zm = (e, t, n = Infinity) => km(t, e, Lm(e, t.id), n);
function Bm(e) {
	let t = JSON.stringify(e);
	if (t === void 0) throw Error(`A value of type ${typeof e} has no JSON text; hash a plain JSON value.`);
	return Up(t).slice(0, 16);
}
var Vm = (e) => e.length > 60 ? `${e.slice(0, 57)}…` : e, Hm = "either the file was altered or this build plays otherwise, so compare it with the file that its host kept";
function Um(e, t, n, r) {
	let { header: i, decisions: a, ending: o } = t, s = n.get(i.rules) ?? n.get(i.game);
	if (s === void 0 || s.rules !== i.rules) return Wm(1, Km(i, s, n));
	let c = a.length + 2, { match: l, rules: u, began: d } = i;
	if (!Xp(i.commitment, {
		seed: o.seed,
		match: l,
		rules: d ?? u
	})) return Wm(c, {
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
		return Wm(1, Q("set-up", `asks for what cannot be set up (${Gm(e)})`));
	}
	if (JSON.stringify(m.header.options) !== JSON.stringify(i.options)) return Wm(1, Q("set-up", "does not write the options as Harena writes them, all of them and in order"));
	let ee = a.slice(0, r.until);
	r.each?.(m, null);
	for (let e of ee) {
		let t = qm(m, e);
		if (t !== null) return Wm(e.n + 1, t);
		r.each?.(m, e);
	}
	let te = ee.length < a.length ? null : Jm(m, o);
	return te === null ? {
		match: m,
		fault: null
	} : Wm(c, te);
}
var Wm = (e, { code: t, text: n }) => ({
	match: null,
	fault: {
		line: e,
		code: t,
		text: `Line ${e} ${n}.`
	}
}), Q = (e, t) => ({
	code: e,
	text: `${t}; ${Hm}`
}), Gm = (e) => e.message.replace(/\.$/, "");
function Km(e, t, n) {
	let r = Vm(e.rules);
	return t === void 0 ? {
		code: "no-game",
		text: `${`names the game '${Vm(e.game)}', and this build plays ${[...n.keys()].filter((e) => !e.includes("@")).join(", ")}`}; open it with a build that plays ${r}`
	} : {
		code: "rules",
		text: `${`says it was made under ${r}, this build plays ${t.rules}`}: open it with a build that plays ${r}`
	};
}
function qm(e, { n: t, seat: n, clause: r, id: i, choice: a, text: o, by: s, hash: c }) {
	let l = typeof i == "string" ? e.game.commands.find((e) => e.name === i) : e.table.requestFor(n);
	if (l && l.clause !== r) return Q("clause", `puts decision ${t} under ${Vm(r)}, where the rules come to ${l.clause}`);
	try {
		let t = e.decide(n, i, a, s);
		if (t !== null) return Q("refused", `holds a decision that ${t.clause || e.game.title} refuses: ${t.text}`);
	} catch (e) {
		return Q("stopped", `holds a decision that makes the rules stop (${Gm(e)})`);
	}
	let u = e.decisions[t - 1];
	return u === void 0 ? Q("replaced", "replaces a sealed answer that Harena would not have kept") : JSON.stringify(u.choice) === JSON.stringify(a) ? u.text === o ? u.hash === c ? null : Q("hash", `notes the state ${c} after decision ${t}, where the rules come to ${u.hash}`) : Q("text", `says '${Vm(o)}' for the choice '${Vm(u.text)}'`) : Q("choice", `does not write the choice ${JSON.stringify(u.choice)} as Harena writes it`);
}
function Jm(e, { result: t, draws: n, hash: r }) {
	let { state: i, random: a } = e.table, o = Bm(i);
	if (o !== r) return Q("hash", `notes the state ${r} at the end, where the rules come to ${o}`);
	if (a.draws !== n) return Q("draws", `counts ${n} random numbers, where the rules take ${a.draws}`);
	let { outcome: s } = e;
	return JSON.stringify(s) === JSON.stringify(t) ? null : Q("result", `says that the game ${Ym(t)}, where by the rules it ${Ym(s)}`);
}
var Ym = (e) => e === null ? "goes on" : `ended with ${JSON.stringify(e)}`;
function Xm({ seats: { min: e, max: t }, seatsFor: n }, r) {
	return n?.(r) ?? Array.from({ length: t - e + 1 }, (t, n) => e + n);
}
function Zm(e, t, n) {
	let { min: r, max: i } = e.seats;
	if (!Number.isInteger(t) || t < r || t > i) return `${e.title} takes ${r} to ${i} seats, not ${t}`;
	let a = Xm(e, n);
	return a.includes(t) ? null : a.length === 0 ? `${e.title} cannot be played with these options together` : `${e.title} takes ${a.join(" or ")} seats with these options, not ${t}`;
}
function Qm(e) {
	return Object.fromEntries(Object.entries(e).map(([e, t]) => [e, t.default]));
}
function $m(e, t) {
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
		let i = th(t, r);
		if (i !== null) return {
			clause: t.clause,
			code: "bad-option",
			text: `option '${n}' must be ${i}, not ${Wu(r)}`
		};
	}
	return {
		...Qm(e),
		...t
	};
}
var eh = (e) => typeof e.code == "string" && "text" in e;
function th(e, t) {
	switch (e.kind) {
		case "flag": return typeof t == "boolean" ? null : "true or false";
		case "number": return typeof t == "number" && Number.isInteger(t) && t >= e.min && t <= e.max ? null : `a whole number from ${e.min} to ${e.max}`;
		case "choice": return typeof t == "string" && e.of.includes(t) ? null : `one of ${e.of.join(", ")}`;
	}
}
function nh(...e) {
	let t = [], n = [];
	for (let r of e) {
		let e = Object.keys(r);
		t.push(e);
		for (let t of e) n.push(rh(r[t]));
	}
	return () => {
		let r = 0;
		for (let [i, a] of e.entries()) for (let e of t[i]) a[e] = n[r++];
	};
}
function rh(e) {
	return Array.isArray(e) ? Array.isArray(e[0]) ? e.map((e) => e.slice()) : e.slice() : e instanceof Map ? new Map(e) : e;
}
var ih = class {
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
			this.why[e] = ah(r);
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
		let i = oh(e, n);
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
}, ah = (e) => ({
	clause: e,
	code: "undo-sealed",
	text: "a sealed answer is not taken back: while its question is open, answer again and the new answer counts"
});
function oh(e, t) {
	let { clause: n, disclosed: r } = t, i = `after the decision at ${n}`, a = (e, t) => ({
		clause: n,
		code: e,
		text: t
	});
	return t.drew ? a("undo-dice", `dice were thrown or cards shuffled ${i}`) : (r & ~s(e)) === 0 ? r === 0 ? t.final ? a("undo-final", `${n} makes it final`) : t.clock ? a("undo-clock", `the clock made the decision at ${n} for seat ${e}`) : t.sealing ? a("undo-sealing", `several seats are asked in secret ${i}`) : t.over ? a("undo-over", `the game was over ${i}`) : null : a("undo-learned", `seat ${e} came to know something hidden ${i}`) : a("undo-revealed", `something hidden was shown to others ${i}`);
}
var sh = (e, t, n) => e[t]?.print(n) ?? String(n);
function ch(e, t, n) {
	switch (e.kind) {
		case "pick": return sh(n, e.of, t);
		case "amount": return String(t);
		case "subset":
		case "pay": return lh(n, e.of, t);
		case "path": return t.map((t) => sh(n, e.of, t)).join(">") || ".";
		case "order": return t.map((t) => sh(n, e.of, t)).join(">") || ".";
		case "offer": return t === "none" ? "none" : uh(n, e, t);
		case "form": {
			let r = t, i = [];
			for (let t of e.fields) {
				if (!se(t, r)) continue;
				let e = ch(t.request, r[t.name], n);
				i.push(t.request.kind === "form" ? `(${e})` : e);
			}
			return i.join(" ");
		}
	}
}
function lh(e, t, n) {
	let r = [], i = n.slice().sort(le);
	for (let n = 0; n < i.length;) {
		let a = 1;
		for (; i[n + a] === i[n];) a++;
		r.push(sh(e, t, i[n]) + (a > 1 ? `*${a}` : "")), n += a;
	}
	return r.join("+") || "-";
}
function uh(e, t, n) {
	let r = (n, r) => [n.length > 0 ? lh(e, t.of, n) : "", r > 0 ? `$${r}` : ""].filter((e) => e !== "").join("+") || "-";
	return `${n.with}:${r(n.give, n.giveCoins)}/${r(n.want, n.wantCoins)}`;
}
var dh = 1e7, fh = ({ flow: e }) => e.frames[e.frames.length - 1], ph = class e {
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
		let { match: r, nonces: i } = t, a = am({
			seed: n,
			match: r,
			rules: t.began ?? t.rules,
			nonces: [...i]
		});
		this.currentTable = new bm(e, e.setup(t.seats, t.options), a, new xn()).run(), this.undoable = new ih(t.seats);
	}
	static start(t) {
		let { game: n, seats: r, seed: i, match: a, nonces: o, began: s = null, names: c = null, started: l = null } = t, u = $m(n.options, t.options);
		if (eh(u)) throw Error(`${u.text}.`);
		let d = Zm(n, r, u);
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
			commitment: Yp({
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
		return Um((t, n) => e.start({
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
			id: t.id + this.timesTakenBack * dh
		};
	}
	decide(e, t, n, r = null) {
		let i = this.currentTable, a = typeof t == "number" ? t - this.timesTakenBack * dh : t;
		if (typeof a == "number" && !(a >= 0 && a < dh)) return {
			clause: i.asked[0]?.clause ?? "",
			code: "stale",
			text: "this answers a question of before a decision was taken back; look at what is asked now"
		};
		let o = i.question(e, a);
		if (o === null) return i.noQuestion(e, a);
		let s = i.refusalOf(o, n);
		if (s !== null) return s;
		let c = JSON.parse(JSON.stringify(Ud(o, n))), { clause: l } = o, u = this.recorded.length + 1, d = ch(o, c, this.game.nouns), f = {
			state: this.game.clone(i.state),
			decisions: this.recorded.length,
			events: this.log.length
		}, p = i.random.save(), { draws: m } = i.random, ee = typeof a == "number" && i.isSealed ? fh(i.state) : null;
		i.disclosed = 0;
		try {
			i.accept(e, o, Ud(o, c));
		} catch (e) {
			throw this.putBack(f, sm(p)), e;
		}
		this.last = {
			before: f,
			random: p
		};
		let te = u % 8 == 0 ? Bm(i.state) : null, h = ee !== null && ee.sealed !== null;
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
		let e = nh(this, this.undoable);
		return () => {
			let { last: t } = this;
			e(), t !== null && this.putBack(t.before, sm(t.random));
		};
	}
	dropReplaced(e) {
		let t = this.recorded, { asked: n, state: r } = this.currentTable, { seat: i } = t[t.length - 1], a = (e) => n.some((t) => t.seat === e?.seat && t.id === e.id), o = t.length - 2;
		for (a(t[o]) || (this.sealedBefore = fh(e).sealed); a(t[o]) && t[o].seat !== i;) o--;
		if (!a(t[o])) return;
		t.splice(o, 1);
		let s = this.game.clone(r), { sealed: c } = fh(s);
		for (let e = t.length - 1; e >= o; e--) {
			let n = e + 1;
			t[e] = {
				...t[e],
				n,
				hash: n % 8 == 0 ? Bm(s) : null
			}, c[t[e].seat] = this.sealedBefore?.[t[e].seat] ?? null;
		}
	}
	putBack({ state: e, decisions: t, events: n }, r) {
		let { trace: i } = this.currentTable, a = new xn();
		for (let e of this.log.events.slice(0, n)) a.events.push(e);
		this.recorded.length = t, this.currentTable = new bm(this.game, e, r, a), this.currentTable.trace = i, this.currentTable.run();
	}
}, mh = "fighter";
function hh(e) {
	let t = /* @__PURE__ */ new Map();
	for (let n of e) t.set(n, (t.get(n) ?? 0) + 1);
	return [...t].map(([e, t]) => t > 1 ? `${e} ×${t}` : e).join(", ");
}
var gh = (e) => e == null, _h = {
	of: "",
	shape: "one",
	optional: !0,
	secret: !1,
	words: null,
	total: null,
	by: null
};
function vh({ of: e, shape: n }, r) {
	if (t(r)) return r.hidden !== 0;
	if (gh(r)) return !1;
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
var yh = "_count", bh = (e) => Array.isArray(e) ? e.length : 0;
function xh(e, t) {
	let n = t && t.cache ? t.cache : jh, r = t && t.serializer ? t.serializer : kh;
	return (t && t.strategy ? t.strategy : Eh)(e, {
		cache: n,
		serializer: r
	});
}
function Sh(e) {
	return e == null || typeof e == "number" || typeof e == "boolean";
}
function Ch(e, t, n, r) {
	let i = Sh(r) ? r : n(r), a = t.get(i);
	return a === void 0 && (a = e.call(this, r), t.set(i, a)), a;
}
function wh(e, t, n) {
	let r = Array.prototype.slice.call(arguments, 3), i = n(r), a = t.get(i);
	return a === void 0 && (a = e.apply(this, r), t.set(i, a)), a;
}
function Th(e, t, n, r, i) {
	return n.bind(t, e, r, i);
}
function Eh(e, t) {
	let n = e.length === 1 ? Ch : wh;
	return Th(e, this, n, t.cache.create(), t.serializer);
}
function Dh(e, t) {
	return Th(e, this, wh, t.cache.create(), t.serializer);
}
function Oh(e, t) {
	return Th(e, this, Ch, t.cache.create(), t.serializer);
}
var kh = function() {
	return JSON.stringify(arguments);
}, Ah = class {
	constructor() {
		this.cache = Object.create(null);
	}
	get(e) {
		return this.cache[e];
	}
	set(e, t) {
		this.cache[e] = t;
	}
}, jh = { create: function() {
	return new Ah();
} }, Mh = {
	variadic: Dh,
	monadic: Oh
}, Nh = /(?:[Eec]{1,6}|G{1,5}|[Qq]{1,5}|(?:[yYur]+|U{1,5})|[ML]{1,5}|d{1,2}|D{1,3}|F{1}|[abB]{1,5}|[hkHK]{1,2}|w{1,2}|W{1}|m{1,2}|s{1,2}|[zZOvVxX]{1,4})(?=([^']*'[^']*')*[^']*$)/g;
function Ph(e) {
	let t = {};
	return e.replace(Nh, (e) => {
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
var Fh = /[\t-\r \x85\u200E\u200F\u2028\u2029]/i;
function Ih(e) {
	if (e.length === 0) throw Error("Number skeleton cannot be empty");
	let t = e.split(Fh).filter((e) => e.length > 0), n = [];
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
function Lh(e) {
	return e.replace(/^(.*?)-/, "");
}
var Rh = /^\.(?:(0+)(\*)?|(#+)|(0+)(#+))$/g, zh = /^(@+)?(\+|#+)?[rs]?$/g, Bh = /(\*)(0+)|(#+)(0+)|(0+)/g, Vh = /^(0+)$/;
function Hh(e) {
	let t = {};
	return e[e.length - 1] === "r" ? t.roundingPriority = "morePrecision" : e[e.length - 1] === "s" && (t.roundingPriority = "lessPrecision"), e.replace(zh, function(e, n, r) {
		return typeof r == "string" ? r === "+" ? t.minimumSignificantDigits = n.length : n[0] === "#" ? t.maximumSignificantDigits = n.length : (t.minimumSignificantDigits = n.length, t.maximumSignificantDigits = n.length + (typeof r == "string" ? r.length : 0)) : (t.minimumSignificantDigits = n.length, t.maximumSignificantDigits = n.length), "";
	}), t;
}
function Uh(e) {
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
function Wh(e) {
	let t;
	if (e[0] === "E" && e[1] === "E" ? (t = { notation: "engineering" }, e = e.slice(2)) : e[0] === "E" && (t = { notation: "scientific" }, e = e.slice(1)), t) {
		let n = e.slice(0, 2);
		if (n === "+!" ? (t.signDisplay = "always", e = e.slice(2)) : n === "+?" && (t.signDisplay = "exceptZero", e = e.slice(2)), !Vh.test(e)) throw Error("Malformed concise eng/scientific notation");
		t.minimumIntegerDigits = e.length;
	}
	return t;
}
function Gh(e) {
	return Uh(e) || {};
}
function Kh(e) {
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
				t.style = "unit", t.unit = Lh(n.options[0]);
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
						...Gh(t)
					}), {})
				};
				continue;
			case "engineering":
				t = {
					...t,
					notation: "engineering",
					...n.options.reduce((e, t) => ({
						...e,
						...Gh(t)
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
				n.options[0].replace(Bh, function(e, n, r, i, a, o) {
					if (n) t.minimumIntegerDigits = r.length;
					else if (i && a) throw Error("We currently do not support maximum integer digits");
					else if (o) throw Error("We currently do not support exact integer digits");
					return "";
				});
				continue;
		}
		if (Vh.test(n.stem)) {
			t.minimumIntegerDigits = n.stem.length;
			continue;
		}
		if (Rh.test(n.stem)) {
			if (n.options.length > 1) throw RangeError("Fraction-precision stems only accept a single optional option");
			n.stem.replace(Rh, function(e, n, r, i, a, o) {
				return r === "*" ? t.minimumFractionDigits = n.length : i && i[0] === "#" ? t.maximumFractionDigits = i.length : a && o ? (t.minimumFractionDigits = a.length, t.maximumFractionDigits = a.length + o.length) : (t.minimumFractionDigits = n.length, t.maximumFractionDigits = n.length), "";
			});
			let e = n.options[0];
			e === "w" ? t = {
				...t,
				trailingZeroDisplay: "stripIfInteger"
			} : e && (t = {
				...t,
				...Hh(e)
			});
			continue;
		}
		if (zh.test(n.stem)) {
			t = {
				...t,
				...Hh(n.stem)
			};
			continue;
		}
		let e = Uh(n.stem);
		e && (t = {
			...t,
			...e
		});
		let r = Wh(n.stem);
		r && (t = {
			...t,
			...r
		});
	}
	return t;
}
var qh = /* @__PURE__ */ function(e) {
	return e[e.EXPECT_ARGUMENT_CLOSING_BRACE = 1] = "EXPECT_ARGUMENT_CLOSING_BRACE", e[e.EMPTY_ARGUMENT = 2] = "EMPTY_ARGUMENT", e[e.MALFORMED_ARGUMENT = 3] = "MALFORMED_ARGUMENT", e[e.EXPECT_ARGUMENT_TYPE = 4] = "EXPECT_ARGUMENT_TYPE", e[e.INVALID_ARGUMENT_TYPE = 5] = "INVALID_ARGUMENT_TYPE", e[e.EXPECT_ARGUMENT_STYLE = 6] = "EXPECT_ARGUMENT_STYLE", e[e.INVALID_NUMBER_SKELETON = 7] = "INVALID_NUMBER_SKELETON", e[e.INVALID_DATE_TIME_SKELETON = 8] = "INVALID_DATE_TIME_SKELETON", e[e.EXPECT_NUMBER_SKELETON = 9] = "EXPECT_NUMBER_SKELETON", e[e.EXPECT_DATE_TIME_SKELETON = 10] = "EXPECT_DATE_TIME_SKELETON", e[e.UNCLOSED_QUOTE_IN_ARGUMENT_STYLE = 11] = "UNCLOSED_QUOTE_IN_ARGUMENT_STYLE", e[e.EXPECT_SELECT_ARGUMENT_OPTIONS = 12] = "EXPECT_SELECT_ARGUMENT_OPTIONS", e[e.EXPECT_PLURAL_ARGUMENT_OFFSET_VALUE = 13] = "EXPECT_PLURAL_ARGUMENT_OFFSET_VALUE", e[e.INVALID_PLURAL_ARGUMENT_OFFSET_VALUE = 14] = "INVALID_PLURAL_ARGUMENT_OFFSET_VALUE", e[e.EXPECT_SELECT_ARGUMENT_SELECTOR = 15] = "EXPECT_SELECT_ARGUMENT_SELECTOR", e[e.EXPECT_PLURAL_ARGUMENT_SELECTOR = 16] = "EXPECT_PLURAL_ARGUMENT_SELECTOR", e[e.EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT = 17] = "EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT", e[e.EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT = 18] = "EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT", e[e.INVALID_PLURAL_ARGUMENT_SELECTOR = 19] = "INVALID_PLURAL_ARGUMENT_SELECTOR", e[e.DUPLICATE_PLURAL_ARGUMENT_SELECTOR = 20] = "DUPLICATE_PLURAL_ARGUMENT_SELECTOR", e[e.DUPLICATE_SELECT_ARGUMENT_SELECTOR = 21] = "DUPLICATE_SELECT_ARGUMENT_SELECTOR", e[e.MISSING_OTHER_CLAUSE = 22] = "MISSING_OTHER_CLAUSE", e[e.INVALID_TAG = 23] = "INVALID_TAG", e[e.INVALID_TAG_NAME = 25] = "INVALID_TAG_NAME", e[e.UNMATCHED_CLOSING_TAG = 26] = "UNMATCHED_CLOSING_TAG", e[e.UNCLOSED_TAG = 27] = "UNCLOSED_TAG", e;
}({});
function Jh(e) {
	return e.type === 0;
}
function Yh(e) {
	return e.type === 1;
}
function Xh(e) {
	return e.type === 2;
}
function Zh(e) {
	return e.type === 3;
}
function Qh(e) {
	return e.type === 4;
}
function $h(e) {
	return e.type === 5;
}
function eg(e) {
	return e.type === 6;
}
function tg(e) {
	return e.type === 7;
}
function ng(e) {
	return e.type === 8;
}
function rg(e) {
	return !!(e && typeof e == "object" && e.type === 0);
}
function ig(e) {
	return !!(e && typeof e == "object" && e.type === 1);
}
var ag = /[ \xA0\u1680\u2000-\u200A\u202F\u205F\u3000]/, og = /([^\t-\r -\/:-@\[-\^`\{-~\x85\xA0-\xA7\xA9\xAB\xAC\xAE\xB0\xB1\xB6\xBB\xBF\xD7\xF7\u1680\u2000-\u200A\u2010-\u2029\u202F-\u203E\u2041-\u2053\u2055-\u205F\u2190-\u245F\u2500-\u2775\u2794-\u2BFF\u2E00-\u2E7F\u3000-\u3003\u3008-\u3020\u3030\uFD3E\uFD3F\uFE45\uFE46]*)/g, sg = {
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
function cg(e, t) {
	let n = "";
	for (let r = 0; r < e.length; r++) {
		let i = e.charAt(r);
		if (i === "j") {
			let a = 0;
			for (; r + 1 < e.length && e.charAt(r + 1) === i;) a++, r++;
			let o = 1 + (a & 1), s = a < 2 ? 1 : 3 + (a >> 1), c = lg(t);
			for ((c == "H" || c == "k") && (s = 0); s-- > 0;) n += "a";
			for (; o-- > 0;) n = c + n;
		} else n += i === "J" ? "H" : i;
	}
	return n;
}
function lg(e) {
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
	return n !== "root" && (r = e.maximize().region), (sg[`${n}-${r}`] || sg[r || ""] || sg[n || ""] || sg[`${n}-001`] || sg["001"])[0].charAt(0);
}
var ug = RegExp(`^${ag.source}*`), dg = RegExp(`${ag.source}*$`);
function $(e, t) {
	return {
		start: e,
		end: t
	};
}
var fg = !!Object.fromEntries, pg = !!String.prototype.trimStart, mg = !!String.prototype.trimEnd, hg = fg ? Object.fromEntries : function(e) {
	let t = {};
	for (let [n, r] of e) t[n] = r;
	return t;
}, gg = pg ? function(e) {
	return e.trimStart();
} : function(e) {
	return e.replace(ug, "");
}, _g = mg ? function(e) {
	return e.trimEnd();
} : function(e) {
	return e.replace(dg, "");
}, vg = yg();
function yg() {
	try {
		let e = /* @__PURE__ */ RegExp("([^\\p{White_Space}\\p{Pattern_Syntax}]*)", "yu");
		if (e.exec("a ")?.[1] === "a") return e;
	} catch {}
	return og;
}
function bg(e, t) {
	return vg.lastIndex = t, vg.exec(e)[1] ?? "";
}
function xg(e) {
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
var Sg = class {
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
				let e = xg(this.message);
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
			} else if (i === 60 && !this.ignoreTag && Cg(this.peek() || 0)) {
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
				if (this.isEOF() || !Cg(this.char())) return this.error(23, $(o, this.clonePosition()));
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
		for (this.bump(); !this.isEOF() && Tg(this.char());) this.bump();
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
		return !this.isEOF() && this.char() === 60 && (this.ignoreTag || !wg(this.peek() || 0)) ? (this.bump(), "<") : null;
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
		let e = this.clonePosition(), t = this.offset(), n = bg(this.message, t), r = t + n.length;
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
					let r = _g(n.val);
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
					let t = gg(e.style.slice(2));
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
						this.locale && (r = cg(t, this.locale));
						let o = {
							type: 1,
							pattern: r,
							location: e.styleLocation,
							parsedOptions: this.shouldParseSkeletons ? Ph(r) : {}
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
						options: hg(c.val),
						location: u
					},
					err: null
				} : {
					val: {
						type: 6,
						value: n,
						options: hg(c.val),
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
			n = Ih(e);
		} catch {
			return this.error(7, t);
		}
		return {
			val: {
				type: 0,
				tokens: n,
				location: t,
				parsedOptions: this.shouldParseSkeletons ? Kh(n) : {}
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
		for (; !this.isEOF() && Eg(this.char());) this.bump();
	}
	peek() {
		if (this.isEOF()) return null;
		let e = this.char(), t = this.offset();
		return this.message.charCodeAt(t + (e >= 65536 ? 2 : 1)) ?? null;
	}
};
function Cg(e) {
	return e >= 97 && e <= 122 || e >= 65 && e <= 90;
}
function wg(e) {
	return Cg(e) || e === 47;
}
function Tg(e) {
	return e === 45 || e === 46 || e >= 48 && e <= 57 || e === 95 || e >= 97 && e <= 122 || e >= 65 && e <= 90 || e == 183 || e >= 192 && e <= 214 || e >= 216 && e <= 246 || e >= 248 && e <= 893 || e >= 895 && e <= 8191 || e >= 8204 && e <= 8205 || e >= 8255 && e <= 8256 || e >= 8304 && e <= 8591 || e >= 11264 && e <= 12271 || e >= 12289 && e <= 55295 || e >= 63744 && e <= 64975 || e >= 65008 && e <= 65533 || e >= 65536 && e <= 983039;
}
function Eg(e) {
	return e >= 9 && e <= 13 || e === 32 || e === 133 || e >= 8206 && e <= 8207 || e === 8232 || e === 8233;
}
function Dg(e) {
	e.forEach((e) => {
		if (delete e.location, $h(e) || eg(e)) for (let t in e.options) delete e.options[t].location, Dg(e.options[t].value);
		else Xh(e) && rg(e.style) || (Zh(e) || Qh(e)) && ig(e.style) ? delete e.style.location : ng(e) && Dg(e.children);
	});
}
function Og(e, t = {}) {
	t = {
		shouldParseSkeletons: !0,
		requiresOtherClause: !0,
		...t
	};
	let n = new Sg(e, t).parse();
	if (n.err) {
		let e = SyntaxError(qh[n.err.kind]);
		throw e.location = n.err.location, e.originalMessage = n.err.message, e;
	}
	return t?.captureLocation || Dg(n.val), n.val;
}
var kg = class extends Error {
	constructor(e, t, n) {
		super(e), this.code = t, this.originalMessage = n;
	}
	toString() {
		return `[formatjs Error: ${this.code}] ${this.message}`;
	}
}, Ag = class extends kg {
	constructor(e, t, n, r) {
		super(`Invalid values for "${e}": "${t}". Options are "${Object.keys(n).join("\", \"")}"`, "INVALID_VALUE", r);
	}
}, jg = class extends kg {
	constructor(e, t, n) {
		super(`Value for "${e}" must be of type ${t}`, "INVALID_VALUE", n);
	}
}, Mg = class extends kg {
	constructor(e, t) {
		super(`The intl string context variable "${e}" was not provided to the string "${t}"`, "MISSING_VALUE", t);
	}
};
function Ng(e) {
	return e.length < 2 ? e : e.reduce((e, t) => {
		let n = e[e.length - 1];
		return !n || n.type !== 0 || t.type !== 0 ? e.push(t) : n.value += t.value, e;
	}, []);
}
function Pg(e) {
	return typeof e == "function";
}
function Fg(e, t, n, r, i, a, o) {
	if (e.length === 1 && Jh(e[0])) return [{
		type: 0,
		value: e[0].value
	}];
	let s = [];
	for (let c of e) {
		if (Jh(c)) {
			s.push({
				type: 0,
				value: c.value
			});
			continue;
		}
		if (tg(c)) {
			typeof a == "number" && s.push({
				type: 0,
				value: n.getNumberFormat(t).format(a)
			});
			continue;
		}
		let { value: e } = c;
		if (!(i && e in i)) throw new Mg(e, o);
		let l = i[e];
		if (Yh(c)) (!l || typeof l == "string" || typeof l == "number" || typeof l == "bigint") && (l = typeof l == "string" || typeof l == "number" || typeof l == "bigint" ? String(l) : ""), s.push({
			type: typeof l == "string" ? 0 : 1,
			value: l
		});
		else if (Zh(c)) {
			let e = typeof c.style == "string" ? r.date[c.style] : ig(c.style) ? c.style.parsedOptions : void 0;
			s.push({
				type: 0,
				value: n.getDateTimeFormat(t, e).format(l)
			});
		} else if (Qh(c)) {
			let e = typeof c.style == "string" ? r.time[c.style] : ig(c.style) ? c.style.parsedOptions : r.time.medium;
			s.push({
				type: 0,
				value: n.getDateTimeFormat(t, e).format(l)
			});
		} else if (Xh(c)) {
			let e = typeof c.style == "string" ? r.number[c.style] : rg(c.style) ? c.style.parsedOptions : void 0;
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
			if (ng(c)) {
				let { children: e, value: l } = c, u = i[l];
				if (!Pg(u)) throw new jg(l, "function", o);
				let d = u(Fg(e, t, n, r, i, a).map((e) => e.value));
				Array.isArray(d) || (d = [d]), s.push(...d.map((e) => ({
					type: typeof e == "string" ? 0 : 1,
					value: e
				})));
			}
			if ($h(c)) {
				let e = l, a = (Object.prototype.hasOwnProperty.call(c.options, e) ? c.options[e] : void 0) || c.options.other;
				if (!a) throw new Ag(c.value, l, Object.keys(c.options), o);
				s.push(...Fg(a.value, t, n, r, i));
			} else if (eg(c)) {
				let e = `=${l}`, a = Object.prototype.hasOwnProperty.call(c.options, e) ? c.options[e] : void 0;
				if (!a) {
					if (!Intl.PluralRules) throw new kg("Intl.PluralRules is not available in this environment.\nTry polyfilling it using \"@formatjs/intl-pluralrules\"\n", "MISSING_INTL_API", o);
					let e = typeof l == "bigint" ? Number(l) : l, r = n.getPluralRules(t, { type: c.pluralType }).select(e - (c.offset || 0));
					a = (Object.prototype.hasOwnProperty.call(c.options, r) ? c.options[r] : void 0) || c.options.other;
				}
				if (!a) throw new Ag(c.value, l, Object.keys(c.options), o);
				let u = typeof l == "bigint" ? Number(l) : l;
				s.push(...Fg(a.value, t, n, r, i, u - (c.offset || 0)));
			}
		}
	}
	return Ng(s);
}
function Ig(e, t) {
	return t ? {
		...e,
		...t,
		...Object.keys(e).reduce((n, r) => (n[r] = {
			...e[r],
			...t[r]
		}, n), {})
	} : e;
}
function Lg(e, t) {
	return t ? Object.keys(e).reduce((n, r) => (n[r] = Ig(e[r], t[r]), n), { ...e }) : e;
}
function Rg(e) {
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
function zg(e = {
	number: {},
	dateTime: {},
	pluralRules: {}
}) {
	return {
		getNumberFormat: xh((...e) => new Intl.NumberFormat(...e), {
			cache: Rg(e.number),
			strategy: Mh.variadic
		}),
		getDateTimeFormat: xh((...e) => new Intl.DateTimeFormat(...e), {
			cache: Rg(e.dateTime),
			strategy: Mh.variadic
		}),
		getPluralRules: xh((...e) => new Intl.PluralRules(...e), {
			cache: Rg(e.pluralRules),
			strategy: Mh.variadic
		})
	};
}
var Bg = class e {
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
		}), this.formatToParts = ((e) => Fg(this.ast, this.locales, this.formatters, this.formats, e, void 0, this.message)), this.resolvedOptions = () => ({ locale: this.resolvedLocale?.toString() || Intl.NumberFormat.supportedLocalesOf(this.locales)[0] }), this.getAst = () => this.ast, this.locales = n, this.resolvedLocale = e.resolveLocale(n), typeof t == "string") {
			if (this.message = t, !e.__parse) throw TypeError("IntlMessageFormat.__parse must be set to process `message` of type `string`");
			let { ...n } = i || {};
			this.ast = e.__parse(t, {
				...n,
				locale: this.resolvedLocale
			});
		} else this.ast = t;
		if (!Array.isArray(this.ast)) throw TypeError("A message must be provided as a String or AST.");
		this.formats = Lg(e.formats, r), this.formatters = i && i.formatters || zg(this.formatterCache);
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
		this.__parse = Og;
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
}, Vg = /* @__PURE__ */ new Map();
function Hg(e, t) {
	let n = `${t} ${e}`, r = Vg.get(n);
	return r === void 0 && (r = new Bg(e, t, void 0, { ignoreTag: !0 }), Vg.set(n, r)), r;
}
var Ug = (e, t, n = {}) => String(Hg(e, t).format({ ...n })), Wg = 0, Gg = 1, Kg = 7;
function qg(e, t) {
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
			if (e === Wg) t = /[\p{L}\p{N}]$/u.test(n.value);
			else {
				e !== Kg && r(n.value, t && e === Gg, e !== Gg);
				for (let e of Object.values(n.options ?? {})) i(e.value);
				t = !0;
			}
		}
	};
	return i(Hg(e, t).getAst()), [...n.values()];
}
var Jg = {
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
}, Yg = {
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
}, Xg = {
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
}, Zg = {
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
}, Qg = {
	en: Jg,
	fr: Yg,
	it: Xg
};
function $g(e, t, n) {
	return n === null ? "-" : n === void 0 ? "undefined" : Array.isArray(n) ? `[${n.map((n) => $g(e, t, n)).join(" ")}]` : typeof n == "object" ? `{${e_(e, {}, n).join(" ")}}` : typeof n == "boolean" ? String(n) : Object.hasOwn(e, t) && !(typeof n == "number" && n < 0) ? e[t].print(n) : typeof n == "number" ? String(n) : t_(n) ? n : JSON.stringify(n);
}
var e_ = (e, t, n) => Object.entries(n).map(([n, r]) => `${n}=${$g(e, t[n]?.of ?? "", r)}`), t_ = (e) => /^[A-Za-zÀ-ž][\w.'’À-ž-]*$/.test(e) && e !== "true" && e !== "false", n_ = {
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
}, r_ = class {
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
		return n_[this.language].colon;
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
		for (let { name: r, addition: i, decides: a } of qg(t, this.language)) {
			let t = e[r], o = this.fieldOf(e.kind, r);
			n[r] = r.endsWith("_count") ? bh(e[r.slice(0, -yh.length)]) : a ? typeof t == "number" || typeof t == "string" ? t : 0 : i ? this.addition(r, o, t) : gh(t) ? "?" : this.value(r, o, t);
		}
		return Ug(t, this.language, n);
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
		for (let { name: r, decides: i } of qg(e, this.language)) {
			let e = t?.[r];
			n[r] = i ? typeof e == "number" || typeof e == "string" ? e : 0 : gh(e) ? "?" : this.value(r, this.localOf(t, r), e);
		}
		return Ug(e, this.language, n);
	}
	situation({ rule: e, at: t, sealed: n, ...r }, i) {
		let a = Object.entries(r).flatMap(([t, n]) => {
			let r = this.words[`scene.${t}`], a = dc(this.game.locals, e, t);
			return r === void 0 || a === void 0 || !vh(a, n) || (a.of === "seat" || this.isFigure(a)) && n === i ? [] : [n === !0 ? r : `${r} ${this.value(t, a, n)}`];
		});
		return a.length === 0 ? "" : `${this.words[`rule.${e}`] ?? e}: ${a.join(" · ")}`;
	}
	localOf(e, t) {
		return (e === null ? void 0 : dc(this.game.locals, e.rule, t)) ?? _h;
	}
	fieldOf(e, t) {
		return this.game.events.kinds[e]?.fields[t] ?? _h;
	}
	bare({ n: e, clause: t, kind: n, ...r }) {
		return [n, ...Object.entries(r).map(([e, t]) => `${e} ${this.value(e, this.fieldOf(n, e), t)}`)].join(", ").replace(",", ":");
	}
	addition(e, t, n) {
		if (gh(n) || Array.isArray(n) && n.length === 0) return "";
		let r = this.value(e, t, n);
		return r === "" ? "" : ` (${r})`;
	}
	value(e, n, r) {
		let { of: i, shape: a } = n, o = cc(n, r);
		return t(o) ? this.tell("hidden", { count: o.hidden }) : i === "sum" ? this.parts(o) : i === "bargain" ? this.bargain(o) : a === "seats" && Array.isArray(o) ? this.bySeat(o) : i === "seat" ? Array.isArray(o) ? this.list(o.map((e) => this.seat(e))) : this.seat(o) : this.isFigure(n) ? this.figures(i, o) : Array.isArray(o) ? this.items(i, o) : this.single(e, i, o);
	}
	item(e, t) {
		if (e === "seat" && typeof t == "number") return this.name(t);
		let n = this.called(e, t);
		if (n !== null) return n.name;
		let r = sh(this.game.nouns, e, t), i = (this.noun(e)?.groups ?? [e]).map((e) => this.words[`${e}.${r}`]).find((e) => e !== void 0);
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
		if (r !== void 0) return Ug(r, this.language, n.values);
		let i = this.called(e.of, t);
		if (i !== null) return i.about;
		let a = this.words[`choice.${sh(this.game.nouns, e.of, t)}`] ?? null;
		return a === this.item(e.of, t) ? null : a;
	}
	ask(e, t) {
		let n = this.words[`ask.${e}`];
		return n === void 0 ? null : this.question(n, t);
	}
	reason(e) {
		let { clause: t, code: n, text: r } = e;
		return this.words[n === "barred" ? `barred.${t}` : `refused.${n}`] ?? this.naming(e) ?? Qg[this.language][n] ?? r;
	}
	naming({ code: e, of: t = "", items: n = [], numbers: r, typed: i = "" }) {
		let a = Zg[this.language][e];
		if (a === void 0 || n.length === 0 && r === void 0) return null;
		let o = [...new Set(n.map((e) => this.item(t, e)))], [s = 0, c = 0] = r ?? [];
		return Ug(a, this.language, {
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
		let n = (t) => typeof t != "number" || t < 0 ? $g(this.game.nouns, e, t) : this.names[t] ?? this.written(e, t);
		return Array.isArray(t) ? this.list(t.map(n)) : n(t);
	}
	seat(e) {
		if (typeof e != "number" || e < 0) return String(e ?? "–");
		let t = Object.keys(this.game.nouns).find((e) => this.game.nouns[e].seats === !0);
		return this.names[e] ?? (t === void 0 ? String(e) : this.written(t, e));
	}
	items(e, t) {
		if (t.length === 0) return this.tell("nothing");
		let n = this.noun(e) !== null, r = t.every((e) => typeof e == "number" || typeof e == "string"), i = t.map((t) => r ? this.written(n ? e : "", t) : $g(this.game.nouns, e, t));
		return this.readable ? n ? hh(i) : i.join(", ") : i.join(" ");
	}
	single(e, t, n) {
		let r = this.readable && typeof n == "string" ? this.words[`${e}.${n}`] : void 0;
		if (r !== void 0) return r;
		let i = this.noun(t) !== null && (typeof n == "string" || n >= 0);
		return this.readable && i ? this.item(t, n) : $g(this.game.nouns, t, n);
	}
	written(e, t) {
		return this.readable ? this.item(e, t) : sh(this.game.nouns, e, t);
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
		return Ug(n_[this.language][e], this.language, t);
	}
	parts(e) {
		return e.filter((e) => e.value !== 0).map(({ label: e, value: t }, n) => {
			let r = t < 0 ? n === 0 ? "−" : "− " : n === 0 ? "" : "+ ", i = this.words[`part.${e}`] ?? this.words[e] ?? e;
			return `${r}${i}${/\d$/.test(i) ? ":" : ""} ${Math.abs(t)}`;
		}).join(" ");
	}
}, i_ = 1500, a_ = ((e, t) => ({
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
	start: (t) => ph.start({
		...t,
		game: e
	}),
	tell: (t, n, r) => new r_(e, t, n, r),
	answer: (t, n, r, i) => zm(Pm(t) ? t : mh, e, i_).choose(n, r, sm(i))
}))(Af, fp ?? null);
export { a_ as default };
