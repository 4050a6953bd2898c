// Chapter 19: conceding in the middle of a card, and what silence takes from a hand.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CARDS } from '#games/jugula/cards.ts';
import { discarding, effect } from '#games/jugula/rules/19-effects.ts';
import { askedOf, events, tableAt } from '#games/jugula/testing/positions.ts';

const HANDS = ['seat 0 hand J01 J02', 'seat 1 hand J01 J02'];

test('JU-19.16 JU-18.11 who concedes when asked for an opponent carries out nothing more of the card', () => {
  const card = CARDS.findIndex(({ id }) => id === 'J10');
  const t = tableAt([...HANDS, 'seat 2 hand J01 J02'], { seats: 3, frames: [effect.frame({ card })] });
  assert.equal(askedOf(t, 0), 'JU-19.16');
  assert.equal(t.decide(0, 'concede', 'yes'), null);
  assert.deepEqual([events(t, 'discarded').length, events(t, 'drew').length], [0, 0]);
});

test('JU-21.9 silent: of two cards as strong as each other the lower one is taken from the hand that was seen', () => {
  const strong = CARDS.map((one, card) => ({ card, combat: one.combat })).filter(({ card }) => card < 12);
  const [one, other] = strong
    .flatMap((a) => strong.filter((b) => b.card > a.card && b.combat === a.combat).map((b) => [a, b] as const))
    .at(0)!;
  const weaker = strong.filter(({ combat }) => combat < one.combat).slice(0, 2);
  const hand = [one, other, ...weaker].map(({ card }) => CARDS[card]!.id).join(' ');
  const t = tableAt(['seat 0 hand J01 J02', `seat 1 hand ${hand}`], { frames: [discarding.frame({ seat: 1, n: 1 })] });
  assert.deepEqual(t.requestFor(0)!.fallback, [one.card]);
});
