import assert from 'node:assert/strict';
import { test } from 'node:test';
import { harenaHere as harena } from '#cli/testing/here.ts';
import { games } from '#games/index.ts';

test('games lists every game with its seats and options', async () => {
  const { code, out } = await harena(['games']);
  assert.equal(code, 0);
  for (const { id, title, seats, options } of games.values()) {
    assert.match(out, new RegExp(`^${id} +${title}, ${seats.min}( to ${seats.max})? seats`, 'm'));
    for (const [name, { clause }] of Object.entries(options))
      assert.match(out, new RegExp(`^ +${name}: .+\\[${clause}\\]$`, 'm'));
  }
  assert.match(out, /^ +rounds: 1 to 12; 6 unless given \[HA-3\.1\]$/m);
});

test('games --json says the same to programs', async () => {
  const { out } = await harena(['games', '--json']);
  const list = JSON.parse(out) as { id: string; seats: object; options: object }[];
  assert.deepEqual(
    list.map(({ id, seats, options }) => ({ id, seats, options })),
    [...games.values()].map(({ id, seats, options }) => ({ id, seats, options })),
  );
});
