// What each viewer knows (HA-1.8), and what is dealt for the rest.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastRandom } from '#engine/chance/random.ts';
import type { Table } from '#engine/flow/table.ts';
import { NOBODY, only, SPECTATOR } from '#engine/seat.ts';
import { arena } from '#games/harenula/board.ts';
import { CARDS, isBlow, isGuard, LAURELS, SAND } from '#games/harenula/cards.ts';
import { clone } from '#games/harenula/clone.ts';
import { harenula } from '#games/harenula/index.ts';
import { attack } from '#games/harenula/rules/05-attack.ts';
import type { Harenula } from '#games/harenula/state.ts';
import { tableAt } from '#games/harenula/testing/table.ts';
import { zones } from '#games/harenula/visibility.ts';

const card = (name: (typeof CARDS)[number]): number => CARDS.indexOf(name);

/** Seat 0 attacks seat 1; both have laid a card, and seat 2 knows the top of the deck. */
function inTheMiddle(): Table<Harenula> {
  const lines = [
    'round 3',
    'first 2',
    'seat 0 at c2',
    'seat 1 at c3',
    'seat 0 coins 5',
    'bank 21',
    'seat 0 patron avarus',
    'seat 1 patron pius',
    'seat 2 patron durus',
    'seat 0 laurels 2 3',
    'lot 1',
    'seat 0 hand blow-1 blow-3 trick',
    'seat 1 hand guard-1 guard-2',
    'seat 1 buried guard-1 guard-2',
    'seat 2 buried guard-2',
    'discard blow-2 trick',
    'top guard-1',
  ];
  const table = tableAt(attack.frame({ by: 0, on: 1 }), lines, 3);
  const { state } = table;
  state.top.push(state.deck.pop()!);
  state.peekers = only(2);
  state.lost.push(state.laurels.pop()!);
  table.decide(0, table.requestFor(0)!.id, card('blow-3'));
  table.decide(1, table.requestFor(1)!.id, card('guard-2'));
  return table;
}

test('HA-1.8 a seat sees its own hand, patron, buried and laid cards, and of the others how many', () => {
  const { flow, ...view } = harenula.viewFor(inTheMiddle().state, 1);
  const { blow, guard, by, on, at } = flow.scenes[0]!;
  assert.deepEqual(
    { by, on, at, blow, guard },
    { by: 0, on: 1, at: 'HA-5.3', blow: { hidden: 1 }, guard: [card('guard-2')] },
  );
  assert.deepEqual(view, {
    viewer: 1,
    rounds: 6,
    round: 3,
    first: 2,
    bank: 21,
    deck: SAND.length - 10,
    top: 1,
    peekers: only(2),
    discard: [card('blow-2'), card('trick')],
    patrons: 3,
    laurels: 2,
    lot: [1],
    lost: [3],
    gladiators: [
      { cell: arena.cellAt(-1, 0), coins: 5, felled: 0, gifts: 0, laurels: [2, 3], hand: 2, buried: 0, patron: 1 },
      {
        cell: arena.cellAt(0, 0),
        coins: 6,
        felled: 0,
        gifts: 0,
        laurels: [],
        hand: [card('guard-1')],
        buried: [card('guard-1'), card('guard-2')],
        patron: [5],
      },
      { cell: -1, coins: 6, felled: 0, gifts: 0, laurels: [], hand: 0, buried: 1, patron: 1 },
    ],
  });
});

test('HA-1.8 HA-6.2 the top card is seen by the seat that looked at it, and nothing hidden by a spectator', () => {
  const { state } = inTheMiddle();
  assert.deepEqual(harenula.viewFor(state, 2).top, [card('guard-1')]);
  const { gladiators, top, flow } = harenula.viewFor(state, SPECTATOR);
  assert.equal(top, 1);
  assert.deepEqual([flow.scenes[0]!['blow'], flow.scenes[0]!['guard']], [{ hidden: 1 }, { hidden: 1 }]);
  for (const { hand, buried, patron } of gladiators) {
    assert.deepEqual(
      [hand, buried, patron].map((shown) => typeof shown),
      ['number', 'number', 'number'],
    );
  }
});

test('HA-8.4 patrons are shown when the game is over, and not before', () => {
  const { state } = inTheMiddle();
  assert.deepEqual(harenula.viewFor(state, SPECTATOR).gladiators[0]!.patron, 1);
  state.flow.frames = [];
  assert.deepEqual(harenula.viewFor(state, SPECTATOR).gladiators[0]!.patron, [0]);
});

test('a determinised state keeps what the viewer knows, deals the rest, and loses nothing', () => {
  const { state } = inTheMiddle();
  const all = (g: Harenula, pool: string): unknown[] =>
    zones(g)
      .filter((zone) => zone.pool === pool)
      .flatMap((zone) => zone.items)
      .sort();
  const hands = new Set<string>();
  const patrons = new Set<number>();
  const laurels = new Set<number>();
  for (let seed = 0; seed < 100; seed++) {
    const viewer = [0, 1, 2, SPECTATOR][seed % 4]!;
    const view = harenula.viewFor(state, viewer);
    const dealt = harenula.determinise(view, fastRandom(seed));
    assert.deepEqual(harenula.viewFor(dealt, viewer), view);
    assert.deepEqual(all(dealt, 'sand'), SAND);
    assert.deepEqual(all(dealt, 'laurel'), LAURELS);
    assert.deepEqual(all(dealt, 'patron'), [0, 1, 2, 3, 4, 5]);
    hands.add(dealt.gladiators[0]!.hand.join());
    patrons.add(dealt.gladiators[2]!.patron[0]!);
    laurels.add(dealt.laurels.at(-1)!);
  }
  assert.ok(hands.size > 10, `${hands.size} different hands were dealt`);
  assert.equal(patrons.size, 6);
  // A laurel of 1 is on offer, and one of 3 is lost and one won.
  assert.deepEqual([...laurels].sort(), [1, 2]);
});

test('HA-5.1 HA-5.2 HA-5.4 what was laid or buried is dealt as what it must be', () => {
  const { state } = inTheMiddle();
  const blows = new Set<number>();
  for (let seed = 0; seed < 100; seed++) {
    const dealt = harenula.determinise(harenula.viewFor(state, SPECTATOR), fastRandom(seed));
    const { blow, guard } = dealt.flow.frames[0] as unknown as { blow: number[]; guard: number[] };
    const buried = dealt.gladiators.flatMap((gladiator) => gladiator.buried);
    assert.deepEqual([blow.length, guard.length, buried.length], [1, 1, 3]);
    assert.ok(blow.every(isBlow), `${blow}`);
    assert.ok([...guard, ...buried].every(isGuard), `${guard} ${buried}`);
    blows.add(blow[0]!);
  }
  assert.deepEqual([...blows].sort(), [...CARDS.keys()].filter(isBlow));
});

test('a determinised state has its hidden lists sorted, so that their order tells nothing', () => {
  const { state } = inTheMiddle();
  const isSorted = (list: readonly number[]): boolean => list.every((one, i) => i === 0 || list[i - 1]! <= one);
  for (let seed = 0; seed < 20; seed++) {
    const dealt = harenula.determinise(harenula.viewFor(state, SPECTATOR), fastRandom(seed));
    for (const { hand, buried } of dealt.gladiators) assert.ok(isSorted(hand) && isSorted(buried));
  }
});

test('a copy shares nothing with its original', () => {
  const { state } = inTheMiddle();
  const copy = clone(state);
  assert.deepEqual(copy, state);
  const before = JSON.stringify(copy);
  for (const { items } of zones(state)) items.push(9);
  for (const gladiator of state.gladiators) gladiator.cell = gladiator.felled = gladiator.gifts = 7;
  state.coins[0] = state.round = state.first = 7;
  state.peekers = NOBODY;
  state.flow.decided[0] = state.flow.visits = 77;
  assert.equal(JSON.stringify(copy), before);
});
