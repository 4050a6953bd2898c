// Whether a level still beats one below, by a short sequential test, so that a broken bot or search is noticed. Single rungs
// are in long/, and the whole ladder is a command of its own (./harena ladder).

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isStronger } from '#checks/strength/stronger.ts';
import { games } from '#games/index.ts';

// Two rungs at once need fewer games.
for (const id of games.keys()) {
  test(`${id}: a Fighter beats a Tiro`, () => {
    assert.ok(isStronger(id, 'fighter', 'tiro', 0.8));
  });
}

for (const id of ['gladiatori', 'spartacus', 'jugula', 'house-of-gladiators']) {
  test(`${id}: a Tactician beats a Tiro`, () => {
    assert.ok(isStronger(id, 'tactician', 'tiro', 0.85));
  });
}

test('a bot is not stronger than itself', () => {
  assert.equal(isStronger('harenula', 'fighter', 'heuristic'), false);
});
