import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RESOURCE_NAMES, TASK_NAMES, TIRO_NAMES } from '#games/house-of-gladiators/cards.ts';
import { noDeeds, progress, type Win } from '#games/house-of-gladiators/conditions.ts';
import { houseOfGladiators } from '#games/house-of-gladiators/index.ts';
import { outcome } from '#games/house-of-gladiators/rules/03-objective.ts';
import { game } from '#games/house-of-gladiators/rules/04-round.ts';
import { duties } from '#games/house-of-gladiators/rules/19-duties.ts';
import { isMet, standingOf, tasks } from '#games/house-of-gladiators/rules/20-tasks.ts';
import {
  askedOf,
  decide,
  eventsOf,
  fallbackOf,
  kindsOf,
  offered,
  TWO_HOUSES,
  tableAt,
} from '#games/house-of-gladiators/sample-positions.ts';
import type { Ludi } from '#games/house-of-gladiators/state.ts';

const dutiesAt = (lines: readonly string[], at = 'HG-19.1', seats = 2) =>
  tableAt(lines, { frames: [Object.assign(duties.frame(), { at })], seats });

/** The same, with something noted in the Arena. */
function dutiesAfter(lines: readonly string[], change: (g: Ludi) => void) {
  const t = tableAt(lines, { frames: [tasks.frame()] });
  change(t.state);
  t.state.flow.frames.push(duties.frame());
  t.run();
  return t;
}

test('HG-19.1, HG-13.5 rewards are collected before penalties are paid', () => {
  const reward = { seat: 0, slot: 0, coins: 3, rations: 1, tiro: 0, glory: 3, victories: 1 };
  const t = dutiesAfter([...TWO_HOUSES, 'seat 0 coins 0'], (g) => {
    g.noted.push(reward);
    g.penalties.push({ seat: 0, slot: 1, coins: 5, rations: 2 });
  });
  assert.deepEqual(kindsOf(t).slice(0, 2), ['rewarded', 'penalised']);
  assert.deepEqual(eventsOf(t, 'penalised')[0]!.fields, { seat: 0, coins: 3, rations: 1 });
  assert.deepEqual(t.state.houses[0]!.ludus[0], { tiro: 0, second: -1, hp: 10, victories: 1, glory: 3 });
});

test('HG-19.2, HG-19.3 the dead are cleared away and reimbursed, twice as much for the upgraded', () => {
  const t = dutiesAt([...TWO_HOUSES, 'seat 0 dead seuthes', 'seat 1 dead hanno second=deep-cast']);
  assert.deepEqual(
    eventsOf(t, 'reimbursed').map((event) => event.fields['coins']),
    [5, 10],
  );
  // In House Duties only; the piles go back with the next market, or now where a deck is small (HG-19.5).
  assert.ok(t.state.tiroDiscard.includes(TIRO_NAMES.indexOf('seuthes')));
  assert.deepEqual(t.state.houses[0]!.dead, []);
});

test('HG-23.17, HG-25.15 Toll of Pluto doubles one reimbursement; silent: not', () => {
  const lines = [...TWO_HOUSES, 'seat 0 dead seuthes', 'seat 0 dead cotys', 'seat 0 hand toll-of-pluto'];
  const t = dutiesAt(lines);
  assert.equal(fallbackOf(t, 0), 'no');
  decide(t, 0, 'play toll-of-pluto cotys');
  assert.deepEqual(
    eventsOf(t, 'reimbursed').map((event) => event.fields['coins']),
    [5, 10],
  );
  assert.deepEqual(
    t.state.discard.map((card) => RESOURCE_NAMES[card]),
    ['toll-of-pluto'],
  );
});

test('HG-23.17 who has nobody left to play such a card on is not asked again', () => {
  const t = dutiesAt([...TWO_HOUSES, 'seat 0 dead seuthes', 'seat 0 hand toll-of-pluto salve-of-aesculapius']);
  decide(t, 0, 'play toll-of-pluto seuthes');
  assert.ok(t.over);
  const two = dutiesAt([
    ...TWO_HOUSES,
    'seat 0 dead seuthes',
    'seat 0 dead cotys',
    'seat 0 hand toll-of-pluto salve-of-aesculapius',
  ]);
  decide(two, 0, 'play toll-of-pluto seuthes');
  assert.deepEqual(offered(two, 0, 'do'), ['no']);
});

test('HG-25.15 everybody with dead and a Blessing is asked, whatever Blessing it is; nobody else', () => {
  const t = dutiesAt([...TWO_HOUSES, 'seat 0 dead seuthes', 'seat 0 hand salve-of-aesculapius', 'seat 1 dead hanno']);
  assert.deepEqual(
    t.asked.map((request) => request.seat),
    [0],
  );
  assert.deepEqual(offered(t, 0, 'do'), ['no']);
});

test('HG-19.5 unsold Tiros go back, and a deck with fewer than 2N+1 cards takes its discard pile', () => {
  const lines = [...TWO_HOUSES, 'deck-size market 4', 'deck-size tiros 5'];
  const t = tableAt(lines, { frames: [tasks.frame()] });
  t.state.aside.push(t.state.tiros.pop()!);
  t.state.flow.frames.push(duties.frame());
  t.run();
  assert.deepEqual([t.state.aside, t.state.discard], [[], []]);
  assert.equal(t.state.market.length, 60);
  // With the unsold one back there are 5 Tiros, which is enough.
  assert.equal(t.state.tiros.length, 5);
});

test('HG-19.10 the steps come in their order', () => {
  const t = dutiesAfter(
    [...TWO_HOUSES, 'seat 0 dead seuthes', 'seat 1 gladiator hanno hp=2', 'seat 0 coins 40'],
    (g) => {
      g.noted.push({ seat: 0, slot: 0, coins: 3, rations: 1, tiro: 0, glory: 3, victories: 1 });
    },
  );
  decide(t, 0, fallbackOf(t, 0));
  assert.deepEqual(
    [...new Set(kindsOf(t))],
    ['rewarded', 'reimbursed', 'rested', 'completed', 'dealt', 'kept', 'income', 'provisions'],
  );
});

const gameAt = (lines: readonly string[], options = {}) =>
  tableAt(lines, {
    frames: [Object.assign(game.frame(), { at: 'HG-3.6' }), Object.assign(duties.frame(), { at: 'HG-19.6' })],
    options,
  });

test('HG-3.1, HG-3.4 the first House with 3 completed tasks wins, at the check in House Duties', () => {
  const t = gameAt([...TWO_HOUSES, 'seat 0 done missio untouched', 'seat 0 coins 30']);
  assert.ok(t.over);
  assert.deepEqual(outcome(t.state), { clause: 'HG-3.1', places: [1, 2], scores: [3, 0] });
  // Before income.
  assert.equal(eventsOf(t, 'income').length, 0);
});

test('HG-3.5 of several with 3 tasks the one with more Glory wins, then coins, then rations, else it is a draw', () => {
  const lines = [
    'round 3',
    'seat 0 task strongbox',
    'seat 1 task three-schools',
    'seat 0 done missio untouched',
    'seat 1 done bare-hands two-palms',
  ];
  const ludi = (glory0: number, glory1: number) => [
    `seat 0 gladiator brasus glory=${glory0}`,
    `seat 1 gladiator florus glory=${glory1}`,
    'seat 1 gladiators dizas hanno',
  ];
  const places = (...more: string[]) => outcome(gameAt([...lines, ...more]).state).places;
  const rich = ['seat 0 coins 30', 'seat 1 coins 30'];
  assert.deepEqual(places(...ludi(3, 5), 'seat 0 coins 40'), [2, 1]);
  assert.deepEqual(places(...ludi(5, 5), 'seat 0 coins 31', 'seat 1 coins 30'), [1, 2]);
  assert.deepEqual(places(...ludi(5, 5), ...rich, 'seat 1 rations 1'), [2, 1]);
  assert.deepEqual(places(...ludi(5, 5), ...rich), [1, 1]);
});

test('HG-3.6 at the round limit more completed tasks win; without a limit the game goes on', () => {
  const t = gameAt([...TWO_HOUSES, 'round 15', 'seat 1 done missio']);
  assert.ok(t.over);
  assert.deepEqual(outcome(t.state), { clause: 'HG-3.6', places: [2, 1], scores: [0, 1] });
  const free = gameAt([...TWO_HOUSES, 'round 15'], { roundLimit: 0 });
  assert.equal(free.state.round, 16);
});

test('HG-20.1 every House has exactly one active task between the checks', () => {
  const t = dutiesAt([...TWO_HOUSES, 'seat 0 coins 30', 'tasks missio untouched'], 'HG-19.6');
  decide(t, 0, 'missio');
  for (const house of t.state.houses) assert.equal(house.task.length, 1);
});

test('HG-20.3 after a completed task: two at random, one is kept, the other returned', () => {
  const t = dutiesAt([...TWO_HOUSES, 'seat 0 coins 30', 'tasks missio untouched'], 'HG-19.6');
  const left = t.state.tasks.length;
  decide(t, 0, 'missio');
  assert.equal(t.state.tasks.length, left + 1);
  assert.deepEqual(
    t.state.houses[0]!.done.map((task) => TASK_NAMES[task]),
    ['strongbox'],
  );
});

test('HG-20.4, HG-20.5 a new task counts from the moment it is kept, and is checked in the next round', () => {
  const t = dutiesAfter([...TWO_HOUSES, 'seat 0 coins 30', 'tasks slave-market-regular missio'], (g) => {
    g.houses[0]!.deeds.auctions = [0, 2];
    g.houses[0]!.deeds.spares = 1;
  });
  decide(t, 0, 'slave-market-regular');
  assert.deepEqual(t.state.houses[0]!.deeds, noDeeds());
  assert.equal(t.state.houses[0]!.done.length, 1);
  assert.ok(t.over);
});

test('HG-20.3, HG-2.13 a new task is not known to who has seen the old one', () => {
  const t = dutiesAfter([...TWO_HOUSES, 'seat 0 coins 30', 'tasks missio untouched'], (g) => {
    g.houses[0]!.taskSeen = 2;
  });
  decide(t, 0, 'missio');
  assert.equal(houseOfGladiators.viewFor(t.state, 1).houses[0]!.task, 1);
});

test('HG-20.7 with one task left the House gets it, with none it has no task', () => {
  const hold = TASK_NAMES.filter((task) => !['strongbox', 'granary', 'missio'].includes(task));
  const t = tableAt([...TWO_HOUSES.slice(0, 3), `seat 1 done ${hold.join(' ')} strongbox granary`], {
    frames: [tasks.frame({ by: [0, 1] })],
  });
  assert.ok(t.over);
  assert.deepEqual(
    t.state.houses.map((house) => house.task.map((task) => TASK_NAMES[task])),
    [['missio'], []],
  );
});

const win = (changes: Partial<Win>): Win => ({
  round: 3,
  slot: 0,
  level: 1,
  tiro: 0,
  against: false,
  bare: false,
  loss: 5,
  substitution: false,
  ...changes,
});
const nothing = standingOf({ coins: 0, rations: 0, ludus: [] });
const have = (cond: Parameters<typeof progress>[0], wins: Win[], round = 3): number =>
  progress(cond, { ...noDeeds(), wins }, nothing, round).have;

test('HG-23.20 event conditions count what they name', () => {
  const wins = [
    win({}),
    win({ slot: 1, level: 2, tiro: 4, bare: true }),
    win({ slot: 2, round: 2, against: true, loss: 1 }),
  ];
  assert.equal(have({ op: 'WINS', n: 3 }, wins), 3);
  assert.equal(have({ op: 'WINS_IN_ROUND', n: 2 }, wins), 2);
  assert.equal(have({ op: 'WINS_IN_ROUND', n: 2 }, wins, 2), 1);
  assert.equal(have({ op: 'WIN_SLOT', slot: 'afternoon', n: 1 }, wins), 1);
  assert.equal(have({ op: 'WIN_LEVEL', level: 2, n: 1 }, wins), 1);
  assert.equal(have({ op: 'WIN_VS_ADVANTAGE', n: 1 }, wins), 1);
  assert.equal(have({ op: 'WIN_UNEQUIPPED', n: 1 }, wins), 1);
  assert.equal(have({ op: 'WIN_LOSS_AT_MOST', hp: 1, n: 1 }, wins), 1);
  assert.equal(have({ op: 'WIN_LOSS_AT_MOST', hp: 0, n: 1 }, wins), 0);
  assert.equal(have({ op: 'DISTINCT_WINNERS', n: 2 }, wins), 2);
  const deeds = { ...noDeeds(), upgrades: 1, kills: 2, spares: 3, auctions: [4, 5], freed: [7, 8] };
  const count = (cond: Parameters<typeof progress>[0]): number => progress(cond, deeds, nothing, 3).have;
  assert.equal(count({ op: 'UPGRADES', n: 1 }), 1);
  assert.equal(count({ op: 'KILLS', n: 1 }), 2);
  assert.equal(count({ op: 'SPARES', n: 1 }), 3);
  assert.equal(count({ op: 'AUCTIONS', kind: 'resource', n: 1 }), 4);
  assert.equal(count({ op: 'AUCTIONS', kind: 'gladiator', n: 1 }), 5);
  assert.equal(count({ op: 'FREED', minGlory: 8, n: 1 }), 1);
});

test('HG-23.21 state conditions look at the House as it is', () => {
  const ludus = [
    { tiro: 0, second: 0, hp: 1, victories: 0, glory: 4 },
    { tiro: 10, second: -1, hp: 1, victories: 0, glory: 9 },
    { tiro: 11, second: -1, hp: 1, victories: 0, glory: 0 },
  ];
  const now = standingOf({ coins: 12, rations: 7, ludus });
  const count = (cond: Parameters<typeof progress>[0]) => Object.values(progress(cond, noDeeds(), now, 3));
  assert.deepEqual(count({ op: 'HOUSE_GLORY', n: 25 }), [13, 25]);
  assert.deepEqual(count({ op: 'GLADIATOR_GLORY', n: 15 }), [9, 15]);
  assert.deepEqual(count({ op: 'HOLD', coins: 30 }), [12, 30]);
  assert.deepEqual(count({ op: 'HOLD', rations: 5 }), [5, 5]);
  assert.deepEqual(count({ op: 'HOLD', coins: 12, rations: 8 }), [19, 20]);
  assert.deepEqual(count({ op: 'OWN', n: 5 }), [3, 5]);
  assert.deepEqual(count({ op: 'OWN_CLASSES', n: 3 }), [2, 3]);
  assert.deepEqual(count({ op: 'OWN_LEVEL2', n: 1 }), [1, 1]);
});

test('HG-23.21 without Glory the best gladiator has none', () => {
  const ludus = [{ tiro: 0, second: -1, hp: 1, victories: 0, glory: 0 }];
  assert.equal(standingOf({ coins: 0, rations: 0, ludus }).best, 0);
});

test('HG-23.22 a win in House Substitution counts for four conditions only', () => {
  const wins = [win({ substitution: true, slot: 1, level: 2, against: true, bare: true, loss: 0 })];
  assert.equal(have({ op: 'WINS', n: 1 }, wins), 1);
  assert.equal(have({ op: 'WIN_SLOT', slot: 'afternoon', n: 1 }, wins), 1);
  assert.equal(have({ op: 'WIN_LEVEL', level: 2, n: 1 }, wins), 1);
  assert.equal(have({ op: 'DISTINCT_WINNERS', n: 1 }, wins), 1);
  assert.equal(have({ op: 'WINS_IN_ROUND', n: 1 }, wins), 0);
  assert.equal(have({ op: 'WIN_VS_ADVANTAGE', n: 1 }, wins), 0);
  assert.equal(have({ op: 'WIN_UNEQUIPPED', n: 1 }, wins), 0);
  assert.equal(have({ op: 'WIN_LOSS_AT_MOST', hp: 1, n: 1 }, wins), 0);
});

test('HG-20.2 a check that shows nothing rules out every task whose condition holds', () => {
  const t = dutiesAt([...TWO_HOUSES, 'seat 1 coins 40'], 'HG-19.6');
  const { ruledOut } = t.state.houses[1]!;
  assert.ok(isMet(t.state, 1, TASK_NAMES.indexOf('strongbox')));
  assert.equal(ruledOut, 1 << TASK_NAMES.indexOf('strongbox'));
  assert.equal(houseOfGladiators.viewFor(t.state, 0).houses[1]!.ruledOut, ruledOut);
});

test('HG-21.1–21.4 Glory belongs to gladiators, their sum to the House, and everybody sees it', () => {
  const t = dutiesAt([...TWO_HOUSES, 'seat 0 gladiator hanno glory=7', 'seat 0 gladiator juba glory=4'], 'HG-19.7');
  assert.equal(standingOf(t.state.houses[0]!).glory, 11);
  assert.deepEqual(
    houseOfGladiators.viewFor(t.state, 1).houses[0]!.ludus.map((one) => one.glory),
    [0, 0, 7, 4],
  );
  t.state.houses[0]!.ludus.pop();
  assert.equal(standingOf(t.state.houses[0]!).glory, 7);
});

test('HG-19.7, HG-19.8 who is asked nothing gets income and rations all the same', () => {
  const t = dutiesAt(TWO_HOUSES, 'HG-19.7');
  assert.ok(t.over);
  assert.deepEqual(
    t.state.houses.map(({ coins, rations }) => [coins, rations]),
    [
      [12, 4],
      [12, 4],
    ],
  );
  assert.throws(() => askedOf(t, 0));
});
