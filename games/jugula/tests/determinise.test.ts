// What a determinised state keeps and what it deals again.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastRandom } from '#engine/chance/random.ts';
import { EVERYBODY, SPECTATOR } from '#engine/seat.ts';
import { CARDS, EVERY_CARD } from '#games/jugula/cards.ts';
import { jugula } from '#games/jugula/index.ts';
import { handOf, handSize } from '#games/jugula/rules/06-cards.ts';
import type { Jugula } from '#games/jugula/state.ts';
import { position } from '#games/jugula/testing/positions.ts';

const HANDS = ['seat 0 hand J01 J02 J03', 'seat 1 hand J04 J05', 'seat 1 discard J06', 'seat 1 played J07'];
const guess = (g: Jugula, viewer: number, seed = 1): Jugula =>
  jugula.determinise(jugula.viewFor(g, viewer), fastRandom(seed));
const ids = (cards: readonly number[]): string => cards.map((card) => CARDS[card]!.id).join(' ');

test('JU-21.13 a viewer keeps his own hand and everything open; of the others the numbers of cards stay', () => {
  const g = position(HANDS);
  const guessed = guess(g, 0);
  assert.equal(ids(guessed.lanistae[0]!.hand), 'J01 J02 J03');
  // Nobody has seen anything, so nothing is noted as seen.
  assert.deepEqual(
    guessed.lanistae.map(({ known }) => known),
    [[], []],
  );
  const { hand, deck, discard, played, reserve } = guessed.lanistae[1]!;
  assert.deepEqual([hand.length, deck.length, ids(discard), ids(played), reserve.length], [2, 8, 'J06', 'J07', 12]);
  const all = [...hand, ...deck, ...discard, ...played, ...reserve].sort((a, b) => a - b);
  assert.deepEqual(all, EVERY_CARD);
});

test('JU-21.13 what is unknown differs from guess to guess: hands of others, and every draw pile', () => {
  const g = position(HANDS);
  const hands = new Set<string>();
  const decks = new Set<string>();
  for (let seed = 0; seed < 60; seed++) {
    const guessed = guess(g, 0, seed);
    hands.add(ids(guessed.lanistae[1]!.hand));
    decks.add(ids(guessed.lanistae[0]!.deck));
    assert.equal(ids(guessed.lanistae[1]!.hand), ids(guessed.lanistae[1]!.hand.toSorted((a, b) => a - b)));
  }
  assert.ok(hands.size > 20 && decks.size > 50);
});

test('JU-21.13 cards taken openly stay known to all, a hand that was looked at to the seat that looked', () => {
  const g = position([...HANDS, 'seat 1 open J08', 'seat 0 peeked J09']);
  const mine = guess(g, 1);
  assert.deepEqual(mine.lanistae[0]!.known, [{ to: 0b11, cards: [8] }]);
  assert.deepEqual(mine.lanistae[1]!.known, [{ to: EVERYBODY, cards: [7] }]);
  assert.equal(handSize(mine.lanistae[0]!), 4);
  const spectator = guess(g, SPECTATOR);
  assert.deepEqual([spectator.lanistae[0]!.known.length, handSize(spectator.lanistae[0]!)], [0, 4]);
  // The viewer knows their own hand, no matter who has looked at it.
  assert.equal(ids(handOf(guess(g, 0).lanistae[0]!)), 'J01 J02 J03 J09');
});
