import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { fittingLevel, noteResult, resultsAt } from '#client/shell/results.ts';

const kept = new Map<string, string>();
(globalThis as { localStorage?: unknown }).localStorage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
};
beforeEach(() => kept.clear());

let matches = 0;
const played = (level: string, won: boolean, game = 'jugula'): void =>
  noteResult({ match: `here-${matches++}`, game, level, won });

test('a newcomer meets a Novice; two victories in a row lead a step up, two defeats a step down', () => {
  assert.equal(fittingLevel('jugula'), 'novice');
  played('novice', true);
  assert.equal(fittingLevel('jugula'), 'novice');
  played('novice', true);
  assert.equal(fittingLevel('jugula'), 'fighter');
  played('fighter', false);
  assert.equal(fittingLevel('jugula'), 'fighter');
  played('fighter', false);
  assert.equal(fittingLevel('jugula'), 'novice');
  assert.equal(fittingLevel('spartacus'), 'novice', 'each game for itself');
});

test('nobody goes below the first step or beyond the last, and a match counts once', () => {
  played('tiro', false);
  played('tiro', false);
  assert.equal(fittingLevel('jugula'), 'tiro');
  played('champion', true);
  played('champion', true);
  assert.equal(fittingLevel('jugula'), 'champion');
  noteResult({ match: 'here-x', game: 'jugula', level: 'tiro', won: true });
  noteResult({ match: 'here-x', game: 'jugula', level: 'tiro', won: false });
  assert.deepEqual(resultsAt('jugula', 'tiro', 6), [false, false, true]);
});
