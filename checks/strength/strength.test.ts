// Whether each level still beats the one below, by a short sequential test, so that a broken bot is noticed. Those that
// search longest are in long/, and the whole ladder is a command of its own (./harena ladder).

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isStronger } from '#checks/strength/stronger.ts';
import { games } from '#games/index.ts';

for (const id of games.keys()) {
  // Its matches are long; two rungs at once need fewer of them.
  if (id === 'house-of-gladiators') {
    test(`${id}: a Fighter beats a Tiro`, () => {
      assert.ok(isStronger(id, 'fighter', 'tiro', 0.8));
    });
    continue;
  }
  test(`${id}: a Fighter beats a Novice, and a Novice a Tiro`, () => {
    assert.ok(isStronger(id, 'fighter', 'novice'));
    assert.ok(isStronger(id, 'novice', 'tiro'));
  });
}

// A search of sixteen playouts shows whether searching spoils the heuristic.
test("jugula: a small search beats a bot of the level 'novice'", () => {
  assert.ok(isStronger('jugula', '16/8/1/400/0.5', 'novice', 0.8));
});

test('a bot is not stronger than itself', () => {
  assert.equal(isStronger('harenula', 'fighter', 'heuristic'), false);
});
