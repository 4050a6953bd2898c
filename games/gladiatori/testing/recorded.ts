// Games of every mode, played again: tests/recorded.txt holds for each what they came to when it was written, a sum for each
// of five seeds. A sum that differs says that the rules, the views or the sampled worlds have changed. Where that was meant,
// replace the sum by the one the failure shows.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { playGame } from '#games/gladiatori/testing/games.ts';

export interface Mode {
  name: string;
  /** Plays these of the five seeds. */
  play(seeds: readonly number[]): void;
}

export function recordedModes(): Mode[] {
  const lines = readFileSync(new URL('../tests/recorded.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => {
    const [, seats = '', options = '', sums = ''] = /^(\d) (\{.*\}) (.+)$/.exec(line) ?? [];
    const written = sums.split(' ');
    const play = (seeds: readonly number[]): void => {
      for (const seed of seeds)
        assert.equal(playGame(Number(seats), JSON.parse(options), seed).sum, written[seed - 1], `seed ${seed}`);
    };
    return { name: `${seats} seats with ${options}`, play };
  });
}
