// Where cards go back into a deck it is shuffled for good: these tables shuffle in earnest, not as the others do.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastRandom } from '#engine/chance/random.ts';
import type { Frame } from '#engine/flow/flow.ts';
import { Table } from '#engine/flow/table.ts';
import { defaultOptions, type Options } from '#engine/options.ts';
import { houseOfGladiators } from '#games/house-of-gladiators/index.ts';
import { market } from '#games/house-of-gladiators/rules/05-auctions.ts';
import { training } from '#games/house-of-gladiators/rules/10-training.ts';
import { duties } from '#games/house-of-gladiators/rules/19-duties.ts';
import { testDefeat } from '#games/house-of-gladiators/rules/22-houses.ts';
import type { Ludi } from '#games/house-of-gladiators/state.ts';
import { decide, offered, TWO_HOUSES } from '#games/house-of-gladiators/testing/positions.ts';

function arranged(lines: readonly string[], frames: Frame[], options: Options = {}): Ludi {
  const state = houseOfGladiators.setup(2, { ...defaultOptions(houseOfGladiators.options), ...options });
  state.flow.frames.splice(0, state.flow.frames.length, ...frames);
  for (const line of lines) houseOfGladiators.arrange(state, line);
  return state;
}
const tableOf = (state: Ludi, seed = 5) => new Table(houseOfGladiators, state, fastRandom(seed), null);

/** The cards that were in the deck before lie in another order now. */
function assertShuffled(before: readonly number[], after: readonly number[]): void {
  const kept = after.filter((card) => before.includes(card));
  const left = before.filter((card) => after.includes(card));
  assert.ok(kept.length > 5);
  assert.notDeepEqual(kept, left);
}

/** Houses that can neither bid nor sell, so that a market runs through unasked. */
const POOR = ['seat 0 gladiator brasus', 'seat 1 gladiator florus', 'seat 0 coins 0', 'seat 1 coins 0'];

test('HG-2.10, HG-2.12 the Tiro left over and the tasks not kept are shuffled in', () => {
  const state = houseOfGladiators.setup(2, defaultOptions(houseOfGladiators.options));
  const t = tableOf(state).run();
  let tiros: number[] = [];
  while (state.shown.length > 1) {
    tiros = state.tiros.slice();
    decide(t, t.asked[0]!.seat, offered(t, t.asked[0]!.seat)[0]!);
    if (t.asked.length > 1) break;
  }
  assertShuffled(tiros, state.tiros);
  const tasks = state.tasks.slice();
  for (const seat of [0, 1]) decide(t, seat, offered(t, seat)[0]!);
  assertShuffled(tasks, state.tasks);
});

test('HG-8.1, HG-8.4 decks that get their discard piles are shuffled, in odd rounds and in even ones', () => {
  for (const round of [1, 2]) {
    const state = arranged(
      [...POOR, `round ${round}`, 'discard feint', 'deck-size tiros 20', 'deck-size murmillo 7'],
      [market.frame()],
    );
    const { market: cards, tiros } = structuredClone(state);
    const second = state.seconds[1]!.slice();
    assert.ok(tableOf(state).run().over);
    assertShuffled(cards, state.market);
    assertShuffled(tiros, state.tiros);
    assertShuffled(second, state.seconds[1]!);
    assert.deepEqual([state.discard, state.tiroDiscard, state.secondDiscard[1]], [[], [], []]);
  }
});

test('HG-8.4 a deck without a discard pile stays as it lies', () => {
  const state = arranged([...POOR, 'round 2'], [market.frame()]);
  const { market: cards, seconds } = structuredClone(state);
  assert.ok(tableOf(state).run().over);
  assert.deepEqual([state.market, state.seconds], [cards, seconds]);
});

test('HG-5.10 the discard pile is shuffled before it is put on top', () => {
  const state = arranged([...TWO_HOUSES, 'round 2', 'deck-size tiros 3'], [market.frame()]);
  const pile = state.tiroDiscard.slice();
  const old = state.tiros.slice(0, 2);
  tableOf(state).run();
  assertShuffled(pile, state.tiros.slice(0, pile.length));
  assert.deepEqual(state.tiros.slice(pile.length), old);
});

test('HG-7.2, HG-19.5 unsold Tiros and the pile of a small deck are shuffled in when the round ends', () => {
  const state = arranged([...TWO_HOUSES, 'deck-size market 4'], [duties.frame()]);
  state.aside.push(state.tiros.pop()!);
  const tiros = state.tiros.slice();
  const pile = state.discard.slice();
  tableOf(state).run();
  assertShuffled(tiros, state.tiros);
  assertShuffled(pile, state.market);
});

test('HG-20.6 the task given back is shuffled in before two are dealt', () => {
  const dealt = [1, 2, 3, 4].map((seed) => {
    const state = arranged(TWO_HOUSES, [training.frame({ open: [0] })], { taskExchange: true });
    const t = tableOf(state, seed).run();
    decide(t, 0, 'exchange');
    return offered(t, 0).join();
  });
  assert.ok(new Set(dealt).size > 1);
});

test('HG-22.5 the cards and the task of a House that is out are shuffled in', () => {
  // There is one Handful of Sand: what comes back cannot be taken for a card that was there.
  const state = arranged([...TWO_HOUSES, 'seat 1 hand handful-of-sand'], [training.frame({ open: [0] })]);
  const { market: cards, tasks } = structuredClone(state);
  const t = tableOf(state).run();
  state.houses[1]!.dead = state.houses[1]!.ludus.splice(0);
  testDefeat(state, t, 1);
  assertShuffled(cards, state.market);
  assertShuffled(tasks, state.tasks);
});
