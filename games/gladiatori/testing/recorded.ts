// Games of every mode, played again: recorded.txt holds for each what they came to when it was written, a sum for each of
// five seeds. A sum that differs says that the rules, the views or the sampled worlds have changed. Where that was meant,
// replace the sum by the one the failure shows.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { playGame } from '#games/gladiatori/testing/games.ts';

/** Makes a test of each mode for these of the five seeds. */
export function testRecorded(seeds: readonly number[]): void {
  const lines = readFileSync(new URL('../tests/recorded.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  for (const line of lines) {
    const [, seats = '', options = '', sums = ''] = /^(\d) (\{.*\}) (.+)$/.exec(line) ?? [];
    const written = sums.split(' ');
    test(`GL-25.1 state, decisions and seed reproduce a game exactly: ${seats} seats with ${options}`, () => {
      for (const seed of seeds)
        assert.equal(playGame(Number(seats), JSON.parse(options), seed).sum, written[seed - 1], `seed ${seed}`);
    });
  }
}
