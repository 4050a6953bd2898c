// Whether the levels that search still beat those that do not. A Tactician of House of Gladiators thinks too long even
// for this: there a search of sixteen playouts shows whether searching spoils the heuristic.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isStronger } from '#checks/strength/stronger.ts';

for (const id of ['gladiatori', 'spartacus']) {
  test(`${id}: a Tactician beats a Fighter, and the heuristic before the search`, () => {
    assert.ok(isStronger(id, 'tactician', 'fighter', 0.85));
    assert.ok(isStronger(id, 'tactician', 'first', 0.85));
  });
}

test("house-of-gladiators: a small search beats a bot of the level 'tiro'", () => {
  assert.ok(isStronger('house-of-gladiators', '16/6/1/400/0.5', 'tiro', 0.8));
});

// A search of sixteen playouts shows whether searching spoils the heuristic.
test("jugula: a small search beats a bot of the level 'novice'", () => {
  assert.ok(isStronger('jugula', '16/8/1/400/0.5', 'novice', 0.8));
});
