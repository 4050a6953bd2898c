// Acts and their words.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { act, actOf, VERBS } from '#games/spartacus/acts.ts';

test('acts are read back from their words', () => {
  const words = [
    'launch.petty-theft.2',
    'use.batiatus#2',
    'use.tullius.1',
    'play.hidden-purse.1=2',
    'use.sword=3',
    'hand.guard',
    'end',
  ];
  for (const word of words) {
    const { verb, card, seat, ability, number } = actOf(word);
    assert.equal(act(verb, card, seat, ability, number), word);
    assert.ok(VERBS.includes(verb));
  }
  assert.throws(() => actOf('launch.nothing.1'), /is no act/);
  assert.throws(() => actOf('sing'), /is no act/);
});
