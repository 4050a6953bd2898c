// Chapter 2: what is there before the cards are dealt.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastRandom } from '#engine/chance/random.ts';
import { Table } from '#engine/flow/table.ts';
import { defaultOptions } from '#engine/options.ts';
import { CARDS, HOUSES } from '#games/spartacus/cards.ts';
import { spartacus } from '#games/spartacus/index.ts';
import type { Spartacus } from '#games/spartacus/state.ts';
import { sit } from '#games/spartacus/testing/sitting.ts';

test('SP-2.12 SP-2.13 before the cards are dealt nobody has gold, cards, bets or knowledge', () => {
  const g = sit({ seats: 3, at: [['ledgers', {}]] }).state;
  assert.deepEqual(g.gold.slice(0, 3), [0, 0, 0]);
  for (const numbers of [g.showed, g.slipped, g.bets]) assert.ok(numbers.every((one) => one === 0));
  assert.deepEqual([g.showed.length, g.slipped.length, g.bets.length], [3, 9, 12]);
  for (const list of [...g.known, ...g.seen, g.row, g.lot, g.played, g.trades]) assert.equal(list.length, 0);
});

/** A table of four after set-up. */
function setUp(seed: number): Spartacus {
  const g = spartacus.setup(4, defaultOptions(spartacus.options));
  const table = new Table<Spartacus>(spartacus as never, g, fastRandom(seed), null).run();
  for (let i = 0; i < 3; i++) {
    const { seat, id } = table.asked[0]!;
    assert.equal(table.decide(seat, id, table.requestFor(seat)!.fallback!), null);
  }
  return g;
}

test('SP-2.19 both decks are shuffled', () => {
  // In the order of the book no card comes after one of a higher number.
  const falls = (deck: readonly number[]): number => deck.filter((kind, i) => i > 0 && kind < deck[i - 1]!).length;
  const { market, intrigue } = setUp(1);
  for (const deck of [market, intrigue]) assert.ok(falls(deck) > deck.length / 4, String(deck));
});

test('SP-2.8 starting cards are dealt at random', () => {
  const dealt = new Set<string>();
  for (let seed = 0; seed < 12; seed++) {
    const g = setUp(seed);
    const batiatus = g.houses.find((house) => house.card === HOUSES[0])!;
    dealt.add(batiatus.assets.filter((asset) => CARDS[asset]?.type === 'gladiator').join());
  }
  assert.ok(dealt.size > 3, [...dealt].join(' | '));
});

test('SP-2.4 SP-16.6 silent: the first House that is left is chosen', () => {
  const table = sit({ at: [['set-up', {}, 'SP-2.4']], set: ['host 1', 'seat 1 house batiatus'] });
  assert.equal(CARDS[table.requestFor(0)!.fallback as number]!.slug, 'glaber');
});
