import assert from 'node:assert/strict';
import { test } from 'node:test';
import { harena } from '#cli/testing/drive.ts';

test('bench compares with another checkout, here with itself', async () => {
  const { code, out } = await harena(['bench', 'harenula', '--against', '.', '--quick', '--rounds', '1', '--json']);
  assert.equal(code, 0);
  const { harenula } = JSON.parse(out) as {
    harenula: { [what: string]: { here: number; there: number; ratio: number } };
  };
  assert.deepEqual(Object.keys(harenula), ['plain', 'clone', 'view']);
  for (const { here, there, ratio } of Object.values(harenula))
    assert.ok(here > 0 && there > 0 && ratio === here / there);
});

test('bench says what is missing in a folder that is no checkout', async () => {
  const { code, err } = await harena(['bench', 'harenula', '--against', 'games']);
  assert.equal(code, 1);
  assert.equal(err, 'harena: games is no checkout of this repository: it has no bench/candidates.ts.\n');
});
