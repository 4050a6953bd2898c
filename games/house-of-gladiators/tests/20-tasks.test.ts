import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastRandom } from '#engine/chance/random.ts';
import { NOBODY, only, SPECTATOR } from '#engine/seat.ts';
import { TASK_NAMES } from '#games/house-of-gladiators/cards.ts';
import { noDeeds, progress, type Win } from '#games/house-of-gladiators/conditions.ts';
import { consistent } from '#games/house-of-gladiators/determinise-guesses.ts';
import { houseOfGladiators } from '#games/house-of-gladiators/index.ts';
import { training } from '#games/house-of-gladiators/rules/10-training.ts';
import { bout } from '#games/house-of-gladiators/rules/14-bout.ts';
import { standingOf, tasks } from '#games/house-of-gladiators/rules/20-tasks.ts';
import {
  askedOf,
  decide,
  dutiesAfter,
  dutiesAt,
  TWO_HOUSES,
  tableAt,
} from '#games/house-of-gladiators/testing/positions.ts';

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

test('HG-20.3, HG-25.18 what was known not to be the old task may be the new one', () => {
  const t = dutiesAfter([...TWO_HOUSES, 'seat 0 coins 30', 'tasks missio untouched'], (g) => {
    g.houses[0]!.ruledOut = 1 << TASK_NAMES.indexOf('missio');
  });
  decide(t, 0, 'missio');
  assert.equal(t.state.houses[0]!.ruledOut & (1 << TASK_NAMES.indexOf('missio')), 0);
});

test('HG-20.3, HG-2.13 a new task is not known to a House that has seen the old one', () => {
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

test('HG-20.7 a House without a task is dealt one at the next check, if one has returned', () => {
  const hold = TASK_NAMES.filter((task) => !['granary', 'missio'].includes(task));
  const t = dutiesAt(
    [...TWO_HOUSES.slice(0, 3), `seat 1 done ${hold.slice(0, 2).join(' ')}`, 'seat 1 task granary'],
    'HG-19.6',
  );
  assert.equal(askedOf(t, 0).clause, 'HG-2.12');
  assert.equal(t.requestFor(1), null);
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

test('HG-2.12, HG-20.3, HG-25.18 a House that held a task knows that nobody else had it then; what is dealt later may be it', () => {
  const bits = (...names: string[]): number => names.reduce((sum, name) => sum | (1 << TASK_NAMES.indexOf(name)), 0);
  const t = tableAt(['tasks missio untouched granary strongbox'], { frames: [tasks.frame({ by: [0, 1] })] });
  decide(t, 0, 'untouched');
  decide(t, 1, 'strongbox');
  const known = (viewer: number): number[] =>
    houseOfGladiators.viewFor(t.state, viewer).houses.map((house) => house.elsewhere);
  assert.deepEqual([0, 1, SPECTATOR].map(known), [
    [0, bits('missio', 'untouched')],
    [bits('granary', 'strongbox'), 0],
    [0, 0],
  ]);
  for (let seed = 1; seed <= 30; seed++) {
    const guess = houseOfGladiators.determinise(houseOfGladiators.viewFor(t.state, 0), fastRandom(seed));
    assert.ok(!['missio', 'untouched'].includes(TASK_NAMES[guess.houses[1]!.task[0]!]!));
    assert.ok(consistent(guess, 0));
  }
  t.state.houses[1]!.task[0] = TASK_NAMES.indexOf('missio');
  assert.ok(!consistent(t.state, 0));
  // Seat 1 is dealt new ones: all that was known of its old task is void, but seat 0 still has its own.
  t.state.houses[1]!.task.length = 0;
  t.state.flow.frames.push(tasks.frame({ by: [1] }));
  t.run();
  assert.deepEqual(known(0), [0, 0]);
  assert.equal(t.state.houses[0]!.elsewhere[1]! & bits('granary', 'strongbox'), bits('granary', 'strongbox'));
});

test('HG-20.6, HG-25.18 the task given back in an exchange is known to be nobody else’s', () => {
  const t = tableAt([...TWO_HOUSES], { frames: [training.frame({ open: [0] })], options: { taskExchange: true } });
  t.state.houses[0]!.taskSeen = only(1);
  decide(t, 0, 'exchange');
  assert.equal(t.state.houses[0]!.taskSeen, NOBODY, 'who had seen it has not seen what comes');
  const bit = 1 << TASK_NAMES.indexOf('strongbox');
  assert.equal(houseOfGladiators.viewFor(t.state, 0).houses[1]!.elsewhere & bit, bit);
  assert.equal(houseOfGladiators.viewFor(t.state, 1).houses[0]!.elsewhere & bit, 0);
});

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
  assert.equal(have({ op: 'WIN_AGAINST_ODDS', n: 1 }, wins), 1);
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

test('HG-23.20 what a bout is noted with: round, slot, level, advantage, equipment and health lost', () => {
  const lines = [...TWO_HOUSES, 'seat 0 plan morning brasus', 'seat 1 plan morning florus practice-gladius'];
  const frames = [bout.frame({ slot: 0, houses: [0, 1], control: [0, 1] })];
  const t = tableAt(lines, { frames, dice: [4, 2, 1, 5, 6, 2] });
  decide(t, 0, 'speed');
  assert.deepEqual(t.state.houses[0]!.deeds.wins, [win({ bare: true, loss: 4 })]);
  const other = tableAt(lines, {
    frames: [bout.frame({ slot: 0, houses: [0, 1], control: [0, 1] })],
    dice: [3, 4, 3, 4, 1, 4],
  });
  decide(other, 0, 'speed');
  assert.deepEqual(other.state.houses[1]!.deeds.wins, [win({ tiro: 10, against: true, loss: 0 })]);
});

test('HG-23.20 against the odds: a man with advantage who had less health before the first roll, not one with as much', () => {
  const fought = (hp: number, dice: number[]) => {
    const men = ['round 3', `seat 0 gladiator brasus second=twin-fangs hp=${hp}`, 'seat 1 gladiators florus castor'];
    const t = tableAt([...men, 'seat 0 plan morning brasus', 'seat 1 plan morning florus'], {
      frames: [bout.frame({ slot: 0, houses: [0, 1], control: [0, 1] })],
      dice,
    });
    decide(t, 0, 'speed');
    return t.state.houses[0]!.deeds.wins.map(({ against }) => against);
  };
  // Florus has 10 health.
  assert.deepEqual(fought(9, [4, 3, 3, 3, 3, 3]), [true]);
  assert.deepEqual(fought(10, [4, 3, 3, 3, 3, 3]), [false]);
});

test('HG-23.20 mercy counts as SPARES in rolls 2–4 only, not where a card gives the attacker rolls 5–6', () => {
  const weak = ['round 3', 'seat 0 gladiators brasus dizas', 'seat 1 gladiator florus hp=2', 'seat 1 gladiator castor'];
  const plans = ['seat 0 hand no-quarter', 'seat 0 plan evening brasus no-quarter', 'seat 1 plan evening florus'];
  const t = tableAt([...weak, ...plans], {
    frames: [bout.frame({ slot: 2, houses: [0, 1], control: [0, 1] })],
    dice: [3, 4, 3, 3, 3, 2, 3, 4, 6, 1],
  });
  decide(t, 0, 'speed');
  decide(t, 0, 'speed');
  assert.equal(askedOf(t, 0).clause, 'HG-17.2');
  decide(t, 0, 'spare');
  assert.equal(t.state.houses[0]!.deeds.spares, 0);
});

test('HG-23.22 a win in House Substitution counts for four conditions only', () => {
  const wins = [win({ substitution: true, slot: 1, level: 2, against: true, bare: true, loss: 0 })];
  assert.equal(have({ op: 'WINS', n: 1 }, wins), 1);
  assert.equal(have({ op: 'WIN_SLOT', slot: 'afternoon', n: 1 }, wins), 1);
  assert.equal(have({ op: 'WIN_LEVEL', level: 2, n: 1 }, wins), 1);
  assert.equal(have({ op: 'DISTINCT_WINNERS', n: 1 }, wins), 1);
  assert.equal(have({ op: 'WINS_IN_ROUND', n: 1 }, wins), 0);
  assert.equal(have({ op: 'WIN_AGAINST_ODDS', n: 1 }, wins), 0);
  assert.equal(have({ op: 'WIN_UNEQUIPPED', n: 1 }, wins), 0);
  assert.equal(have({ op: 'WIN_LOSS_AT_MOST', hp: 1, n: 1 }, wins), 0);
});

test('HG-20.2 a check that shows nothing rules out every task whose condition holds', () => {
  const t = dutiesAt([...TWO_HOUSES, 'seat 1 coins 40'], 'HG-19.6');
  const { ruledOut } = t.state.houses[1]!;
  assert.equal(ruledOut, 1 << TASK_NAMES.indexOf('strongbox'));
  assert.equal(houseOfGladiators.viewFor(t.state, 0).houses[1]!.ruledOut, ruledOut);
});
