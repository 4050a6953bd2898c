// What a determinised state may hold, and that it holds all of it sooner or later; and what the secrecy tests change.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastRandom } from '#engine/chance/random.ts';
import { conformance } from '#engine/conformance/index.ts';
import { failureOf, withSight } from '#engine/conformance/plant.ts';
import type { Frame } from '#engine/flow/flow.ts';
import type { Table } from '#engine/flow/table.ts';
import { only, type Seat } from '#engine/seat.ts';
import { ALL_TASKS, RESOURCE_NAMES, TASK_NAMES, TIRO_NAMES } from '#games/house-of-gladiators/cards.ts';
import { guessBought } from '#games/house-of-gladiators/determinise-guesses.ts';
import { houseOfGladiators } from '#games/house-of-gladiators/index.ts';
import { type Lot, lot } from '#games/house-of-gladiators/rules/05-auctions.ts';
import { training } from '#games/house-of-gladiators/rules/10-training.ts';
import { arena } from '#games/house-of-gladiators/rules/14-arena.ts';
import type { Ludi } from '#games/house-of-gladiators/state.ts';
import { decide, TWO_HOUSES, tableAt } from '#games/house-of-gladiators/testing/positions.ts';

/** What comes up in many states determinised for a viewer, in order and once each. */
function guesses(t: Table<Ludi>, viewer: Seat, read: (g: Ludi) => string, times = 200): string[] {
  const random = fastRandom(7);
  const view = houseOfGladiators.viewFor(t.state, viewer);
  const found = new Set<string>();
  for (let i = 0; i < times; i++) found.add(read(houseOfGladiators.determinise(view, random)));
  return [...found].sort();
}

const trainingAt = (lines: readonly string[], seats = 2) =>
  tableAt([...TWO_HOUSES, ...lines], { seats, frames: [training.frame({ open: [0, 1] })] });

test('HG-6.2 the card just bought is one of the type sold that the viewer has not seen in that hand', () => {
  const hand = 'seat 0 hand feint oiled-limbs tall-scutum trip-cord';
  const t = tableAt([...TWO_HOUSES, 'round 3', hand, 'lot no-quarter', 'seat 1 coins 0'], {
    frames: [lot.frame({ openerSeat: 0, by: 0, type: 'special' })],
  });
  const { houses, flow } = t.state;
  houses[0]!.seen[1] = [RESOURCE_NAMES.indexOf('feint')];
  decide(t, 0, 'bid 1');
  decide(t, 1, 'pass');
  const boughtIn = (g: Ludi): string => RESOURCE_NAMES[(g.flow.frames.at(-1) as Frame & Lot).bought!]!;
  assert.equal(boughtIn(t.state), 'no-quarter');
  assert.equal((flow.frames.at(-1) as Frame & Lot).at, 'HG-6.5');
  const found = guesses(t, 1, boughtIn, 400);
  const specials = RESOURCE_NAMES.slice(RESOURCE_NAMES.indexOf('feint'), RESOURCE_NAMES.indexOf('no-quarter') + 1);
  assert.deepEqual(found, specials.toSorted());
  // One feint the viewer has seen before; where it is bought, it is the second copy.
  for (let i = 0; i < 100; i++) {
    const g = houseOfGladiators.determinise(houseOfGladiators.viewFor(t.state, 1), fastRandom(i));
    const feints = g.houses[0]!.hand.filter((card) => RESOURCE_NAMES[card] === 'feint').length;
    assert.ok(boughtIn(g) !== 'feint' || feints === 2);
  }
});

test('HG-6.2 a hand dealt again without a card of that type is left to be found impossible', () => {
  const t = tableAt([...TWO_HOUSES, 'seat 0 hand feint oiled-limbs', 'seat 1 coins 0'], {
    frames: [lot.frame({ openerSeat: 0, by: 0, type: 'blessing' })],
  });
  const bidding = t.state.flow.frames[0] as Frame & Lot;
  Object.assign(bidding, { leader: 0, bought: RESOURCE_NAMES.indexOf('purse-of-mercury') });
  t.state.houses[0]!.seen[1] = [RESOURCE_NAMES.indexOf('no-quarter')];
  assert.equal(guessBought(t.state.houses[0]!, 1, 'blessing', fastRandom(1)), null);
  houseOfGladiators.scramble!(t.state, 1, fastRandom(1));
  assert.equal(RESOURCE_NAMES[bidding.bought!], 'purse-of-mercury');
  assert.equal(RESOURCE_NAMES[guessBought(t.state.houses[0]!, 1, 'combat', fastRandom(1))!], 'oiled-limbs');
});

test('HG-12.14 any fit gladiator may lie in a filled slot, with any equipment of the hand or none', () => {
  const lines = ['seat 1 gladiators hanno juba', 'seat 1 starters practice-sica', 'seat 1 open feint'];
  const t = trainingAt([...lines, 'seat 1 plan morning florus', 'seat 1 plan evening castor', 'seat 1 busy hanno']);
  t.state.houses[1]!.ludus.find((one) => TIRO_NAMES[one.tiro] === 'juba')!.hp = 0;
  const name = (names: readonly string[], item: number): string => (item < 0 ? '–' : names[item]!);
  const plans = guesses(t, 0, (g) => {
    const { fighters, combat, special } = g.houses[1]!.plan;
    return [0, 1, 2]
      .map((slot) =>
        [
          name(TIRO_NAMES, fighters[slot]!),
          name(RESOURCE_NAMES, combat[slot]!),
          name(RESOURCE_NAMES, special[slot]!),
        ].join(),
      )
      .join(' ');
  });
  const slots = [
    [',practice-sica,feint', ',–,–'],
    [',practice-sica,–', ',–,feint'],
    [',practice-sica,–', ',–,–'],
    [',–,feint', ',practice-sica,–'],
    [',–,feint', ',–,–'],
    [',–,–', ',practice-sica,feint'],
    [',–,–', ',practice-sica,–'],
    [',–,–', ',–,feint'],
    [',–,–', ',–,–'],
  ];
  const wanted = slots.flatMap(([morning, evening]) => [
    `florus${morning} –,–,– castor${evening}`,
    `castor${morning} –,–,– florus${evening}`,
  ]);
  assert.deepEqual(plans, wanted.sort());
});

test('HG-20.2, HG-20.3 every task that nothing rules out may be the hidden one, and no other', () => {
  const t = trainingAt(['seat 2 task missio', 'seat 2 done untouched'], 3);
  const { houses } = t.state;
  const bit = (name: string): number => 1 << TASK_NAMES.indexOf(name);
  houses[1]!.ruledOut = bit('missio');
  houses[1]!.elsewhere = [bit('bare-hands'), 0, bit('two-palms')];
  const taskOf = (seat: Seat) => (g: Ludi) => TASK_NAMES[g.houses[seat]!.task[0]!]!;
  const none = ['strongbox', 'untouched', 'missio', 'bare-hands'];
  assert.deepEqual(guesses(t, 0, taskOf(1), 600), TASK_NAMES.filter((name) => !none.includes(name)).toSorted());
  assert.equal(guesses(t, 1, taskOf(1)).join(), 'granary');
  houses[1]!.taskSeen = only(0);
  assert.equal(guesses(t, 0, taskOf(1)).join(), 'granary');
});

test('HG-20.2 where only one task is left for a House, it is found, and the other Houses get what remains', () => {
  const t = trainingAt(['seat 2 task missio'], 3);
  const { houses } = t.state;
  const all = ALL_TASKS.reduce((bits, task) => bits | (1 << task), 0);
  const [granary, missio, untouched] = ['granary', 'missio', 'untouched'].map((name) => 1 << TASK_NAMES.indexOf(name));
  houses[1]!.ruledOut = all & ~granary! & ~missio!;
  houses[2]!.ruledOut = all & ~missio!;
  const both = (g: Ludi): string => [1, 2].map((seat) => TASK_NAMES[g.houses[seat]!.task[0]!]!).join();
  assert.deepEqual(guesses(t, 0, both, 60), ['granary,missio']);
  houses[2]!.ruledOut = all & ~missio! & ~untouched!;
  assert.deepEqual(guesses(t, 0, both, 400), ['granary,missio', 'granary,untouched', 'missio,untouched']);
});

test('HG-23.16 a House keeps in mind what others have seen of its hand', () => {
  const t = trainingAt(['seat 0 hand whisper-of-fortuna', 'seat 1 hand feint oiled-limbs']);
  decide(t, 0, 'bless whisper-of-fortuna 1');
  const seen = t.state.houses[1]!.hand;
  assert.deepEqual(houseOfGladiators.viewFor(t.state, 1).houses[1]!.seenBy, [seen, []]);
  assert.deepEqual(houseOfGladiators.viewFor(t.state, 0).houses[1]!.seenBy, []);
  const g = houseOfGladiators.determinise(houseOfGladiators.viewFor(t.state, 1), fastRandom(1));
  assert.deepEqual(g.houses[1]!.seen, [seen, []]);
});

test('HG-12.14 found: a view that tells who lies in the Hypogeum', () => {
  const telling = withSight(houseOfGladiators, (g) => ({ plans: g.houses.map(({ plan }) => plan.fighters) }));
  const settings = { games: 2, seed: 3, every: 10, checks: ['views'] } as const;
  assert.match(failureOf(telling, settings).message, /"plans"/);
  const { scramble: _, ...blind } = telling;
  assert.ok(conformance(blind, settings).checks.views > 0, 'dealing cards anew alone would not find it');
});

test('HG-12.14 what is changed for the secrecy tests leaves the plan of the viewer and empty slots as they are', () => {
  const lines = ['round 3', 'seat 0 plan morning brasus', 'seat 1 plan evening florus'];
  const t = tableAt([...TWO_HOUSES, ...lines], { frames: [arena.frame({ slot: 3 })] });
  const state = houseOfGladiators.clone(t.state);
  for (const [seat, place, name] of [
    [0, 0, 'brasus'],
    [1, 2, 'florus'],
  ] as const)
    state.houses[seat]!.plan.fighters[place] = TIRO_NAMES.indexOf(name);
  const others = new Set<string>();
  for (let seed = 0; seed < 40; seed++) {
    const changed = houseOfGladiators.clone(state);
    houseOfGladiators.scramble!(changed, 0, fastRandom(seed));
    assert.deepEqual(changed.houses[0]!.plan, state.houses[0]!.plan);
    const { fighters } = changed.houses[1]!.plan;
    assert.deepEqual([fighters[0], fighters[1]], [-1, -1]);
    others.add(TIRO_NAMES[fighters[2]!]!);
  }
  assert.deepEqual([...others].sort(), ['castor', 'florus']);
});

test('HG-20.2 of all the ways in which hidden tasks can lie each is equally likely', () => {
  const free = ['granary', 'missio', 'untouched', 'bare-hands'];
  const gone = TASK_NAMES.filter((name) => !free.includes(name) && name !== 'strongbox');
  const t = trainingAt(['seat 2 task missio', `seat 2 done ${gone.join(' ')}`], 3);
  const allBut = (...names: string[]): number =>
    ALL_TASKS.reduce((bits, task) => (names.includes(TASK_NAMES[task]!) ? bits : bits | (1 << task)), 0);
  t.state.houses[1]!.ruledOut = allBut('granary', 'missio');
  t.state.houses[2]!.ruledOut = allBut('missio', 'untouched');
  const view = houseOfGladiators.viewFor(t.state, 0);
  const random = fastRandom(7);
  const counts = new Map<string, number>();
  for (let i = 0; i < 600; i++) {
    const { houses } = houseOfGladiators.determinise(view, random);
    const both = [1, 2].map((seat) => TASK_NAMES[houses[seat]!.task[0]!]!).join();
    counts.set(both, (counts.get(both) ?? 0) + 1);
  }
  assert.deepEqual([...counts.keys()].sort(), ['granary,missio', 'granary,untouched', 'missio,untouched']);
  // 200 each; dealing to one House after the other would have the last one 300 times.
  for (const [both, count] of counts) assert.ok(count > 160 && count < 240, `${both} ${count}`);
});
