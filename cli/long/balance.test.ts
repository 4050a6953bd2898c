import assert from 'node:assert/strict';
import { test } from 'node:test';
import { harena } from '#cli/testing/drive.ts';

interface Counted {
  games: number;
  seats: number[];
  rounds: number;
  limit: number;
}

for (const game of ['jugula', 'house-of-gladiators']) {
  test(`balance ${game}: every game has its winners, the same seed gives the same, as text and as JSON`, async () => {
    const words = ['balance', game, '--games', '3', '--seats', '3', '--seed', '5'];
    const { code, out } = await harena([...words, '--json']);
    assert.equal(code, 0);
    const report = JSON.parse(out) as Counted;
    assert.deepEqual([report.games, report.seats.length], [3, 3]);
    assert.ok(Math.abs(report.seats.reduce((sum, won) => sum + won, 0) - 3) < 1e-9);
    assert.ok(report.rounds >= 3 && report.limit <= 3);
    assert.equal((await harena([...words, '--json'])).out, out);
    const text = await harena(words);
    assert.match(text.out, /^3 games of heuristic players with 3 (seats|Houses): /);
    assert.match(text.out, /^won by seat.*: [\d.]+ % \/ [\d.]+ % \/ [\d.]+ %/m);
  });
}

test('balance plays with the options given', async () => {
  const words = ['balance', 'jugula', '--games', '2', '--options', 'roundLimit=1', '--json'];
  const report = JSON.parse((await harena(words)).out) as Counted;
  assert.deepEqual([report.rounds, report.limit], [2, 2]);
});

test('mistakes are one sentence', async () => {
  for (const words of [[], ['harenula'], ['jugula', '--seats', '5'], ['jugula', '--options', 'wings=3']]) {
    const { code, out, err } = await harena(['balance', ...words]);
    assert.deepEqual([code, out], [1, ''], words.join(' '));
    assert.match(err, /^harena: .+\.\n$/);
  }
});
