// Games of every mode, played again: recorded.txt holds for each what they came to when it was written, a sum for each of
// five seeds. A sum that differs says that the rules, the views or the sampled worlds have changed. Where that was meant,
// replace the line by the one the failure shows.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { playGame } from '#games/gladiatori/testing/games.ts';

const SEEDS = [1, 2, 3, 4, 5];
const lines = readFileSync(new URL('./recorded.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');

for (const line of lines) {
  const [, seats = '', options = ''] = /^(\d) (\{.*\}) /.exec(line) ?? [];
  test(`GL-25.1 state, decisions and seed reproduce a game exactly: ${seats} seats with ${options}`, () => {
    const sums = SEEDS.map((seed) => playGame(Number(seats), JSON.parse(options), seed).sum);
    assert.equal([seats, options, ...sums].join(' '), line);
  });
}
