import assert from 'node:assert/strict';
import { test } from 'node:test';
import { harena } from '#cli/testing/drive.ts';

test('duel plays every deal once for each seat, and says who wins how often, as text and as JSON', async () => {
  const words = ['duel', 'harenula', '--a', 'fighter', '--b', 'random', '--seats', '3', '--games', '9', '--seed', '4'];
  const { code, out } = await harena([...words, '--json']);
  assert.equal(code, 0);
  const duel = JSON.parse(out) as { games: number; blocks: number; share: number; seats: number };
  assert.deepEqual([duel.games, duel.blocks, duel.seats], [9, 3, 3]);
  assert.ok(duel.share >= 0 && duel.share <= 1);
  // Finished blocks are not played again: the same numbers, including the times.
  assert.equal((await harena([...words, '--json'])).out, out);
  const text = (await harena(words)).out;
  assert.match(
    text,
    /^harenula, 3 seats: fighter wins [\d.]+ ± [\d.]+ % against 2 × random \(even: 33\.3 %; 9 games, 3 blocks\)\n/,
  );
  assert.match(
    text,
    /^ {2}processor time a decision, p50 \/ p99 ms: fighter [\d.]+ \/ [\d.]+, random [\d.]+ \/ [\d.]+$/m,
  );
});

test('duel --sprt says which is stronger', async () => {
  const { out } = await harena(['duel', 'harenula', '--a', 'fighter', '--b', 'tiro', '--sprt', '--games', '400']);
  assert.match(out, /^ {2}fighter is stronger$/m);
});

test('mistakes are one sentence', async () => {
  const both = ['--a', 'fighter', '--b', 'novice'];
  for (const words of [
    ['duel'],
    ['duel', 'harenula'],
    ['duel', 'harenula', '--a', 'fighter'],
    ['duel', 'harenula', '--a', 'fighter', '--b', 'cat'],
    ['duel', 'harenula', ...both, '--seats', '9'],
    ['duel', 'harenula', ...both, '--games', '0'],
    ['duel', 'harenula', ...both, '--options', 'wings=3'],
    ['train', 'harenula'],
    ['train', 'jugula', '--games', '2'],
    ['ladder', 'nosuch'],
    ['ladder', 'jugula', '--seats', '2,9'],
  ]) {
    const { code, out, err } = await harena(words);
    assert.deepEqual([code, out], [1, ''], words.join(' '));
    assert.match(err, /^harena: [^\0]+\.\n$/);
    assert.ok(!err.includes('    at '));
  }
});
