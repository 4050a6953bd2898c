// The golden scenarios, and what a scenario cannot show.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scenarioTests } from '#checks/scenario-tests.ts';
import { fastRandom } from '#engine/chance/random.ts';
import { Table } from '#engine/flow/table.ts';
import { defaultChoice } from '#engine/requests/choices.ts';
import { SPECTATOR } from '#engine/seat.ts';
import { CARDS, DECK } from '../cards.ts';
import game from '../index.ts';

for (const [title, body] of scenarioTests(game, new URL('../scenarios/', import.meta.url))) test(title, body);

const dealt = (seats: number) => new Table(game, game.setup(seats, {}), fastRandom(1), null).run();

test('NV-1.1 the game takes 2 to 4 seats', () => {
  assert.deepEqual(game.seats, { min: 2, max: 4 });
});

test('NV-1.2 the deck', () => {
  assert.deepEqual(
    CARDS.map(({ name, worth }, card) => [name, worth, DECK.filter((one) => one === card).length]),
    [
      ['dagger', 1, 6],
      ['sword', 2, 6],
      ['spear', 3, 6],
    ],
  );
});

test('NV-1.3 a seat sees its own hand, and of the others how many cards they have', () => {
  const { state } = dealt(3);
  assert.deepEqual(game.viewFor(state, 1).hands, [4, state.hands[1], 4]);
  assert.deepEqual(game.viewFor(state, SPECTATOR).hands, [4, 4, 4]);
});

test('NV-2.1 four cards are dealt to each seat, shuffled', () => {
  for (const seats of [2, 3, 4]) assert.equal(dealt(seats).state.deck.length, DECK.length - 4 * seats);
  const hands = new Set<string>();
  for (let seed = 0; seed < 20; seed++) {
    hands.add(String(new Table(game, game.setup(2, {}), fastRandom(seed), null).run().state.hands[0]));
  }
  assert.ok(hands.size > 3, [...hands].join(' '));
});

test('NV-3.2 a silent seat lays the card that is worth least', () => {
  const table = dealt(2);
  assert.equal(defaultChoice(table.requestFor(0)!), Math.min(...table.state.hands[0]!));
});

test('every language has the same messages', () => {
  const { en, fr, it } = game.words;
  assert.deepEqual(Object.keys(fr), Object.keys(en));
  assert.deepEqual(Object.keys(it), Object.keys(en));
});
