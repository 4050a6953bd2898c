// Chance in the set-up, which scenarios leave out: whatever may come up does.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastRandom } from '#engine/chance/random.ts';
import { Table } from '#engine/flow/table.ts';
import { only } from '#engine/seat.ts';
import { CARDS } from '#games/harenula/cards.ts';
import { harenula } from '#games/harenula/index.ts';
import { setUp } from '#games/harenula/rules/02-set-up.ts';
import type { Harenula } from '#games/harenula/state.ts';
import { tableAt } from '#games/harenula/testing/table.ts';

const SEEDS = 200;
const KINDS = CARDS.map((_, card) => card);

/** What came up over many games, after `exchange` was answered by both seats. */
function found(look: (g: Harenula) => number, exchange: (hand: readonly number[]) => number[] = () => []): number[] {
  const seen = new Set<number>();
  for (let seed = 0; seed < SEEDS; seed++) {
    const table = new Table(harenula, harenula.setup(2, { rounds: 6 }), fastRandom(seed), null).run();
    for (const { seat, id } of table.asked) table.decide(seat, id, exchange(table.state.gladiators[seat]!.hand));
    seen.add(look(table.state));
  }
  return [...seen].sort((a, b) => a - b);
}

test('HA-2.1 any card may come first, and hands differ from game to game', () => {
  assert.deepEqual(
    found((g) => g.deck.at(-1)!),
    KINDS,
  );
  const hands = found((g) => g.gladiators[1]!.hand.reduce((number, card) => number * CARDS.length + card, 0));
  assert.ok(hands.length > 40, `${hands.length} different hands`);
});

test('HA-2.2 any patron may fall to a seat', () => {
  assert.deepEqual(
    found((g) => g.gladiators[0]!.patron[0]!),
    [0, 1, 2, 3, 4, 5],
  );
});

test('HA-2.2 every seat learns its own patron, and that is declared', () => {
  const frame = setUp.frame();
  frame.at = 'HA-2.2';
  assert.equal(tableAt(frame, [], 3).disclosed, only(0) | only(1) | only(2));
});

test('HA-2.3 any laurel may lie on top', () => {
  assert.deepEqual(
    found((g) => g.laurels.at(-1)!),
    [1, 2, 3],
  );
});

test('HA-2.5 what was laid back may lie anywhere in the deck', () => {
  // Both lay back a card of the highest kind they have; left at either end of the deck it would give itself away.
  const at = (place: number): number[] =>
    found(
      (g) => g.deck.at(place)!,
      (hand) => hand.slice(-1),
    );
  assert.deepEqual([at(-1), at(0)], [KINDS, KINDS]);
});

test('HA-2.6 any seat may be first', () => {
  assert.deepEqual(
    found((g) => g.first),
    [0, 1],
  );
});
