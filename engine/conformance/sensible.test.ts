// Games under test with sensible players, who take most answers from the game's heuristic.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { conformance, type SuiteSettings } from '#engine/conformance/index.ts';
import { failureOf } from '#engine/conformance/plant.ts';
import type { Game } from '#engine/game.ts';
import { harenula } from '#games/harenula/index.ts';

/** The number of decisions that came from the heuristic, and the number of games with any. */
function play(settings: Partial<SuiteSettings>): { decisions: number; sense: number; games: number } {
  let sense = 0;
  let games = 0;
  let last = 0;
  const counting: typeof harenula = {
    ...harenula,
    setup(seats, options) {
      if (sense > last) games++;
      last = sense;
      return harenula.setup(seats, options);
    },
    heuristic(view, request, random) {
      sense++;
      return harenula.heuristic(view, request, random);
    },
  };
  const stats = conformance(counting, { games: 12, seed: 1, checks: ['conservation'], ...settings });
  return { decisions: stats.decisions, sense, games: games + (sense > last ? 1 : 0) };
}

test('without being asked nobody plays sensibly', () => {
  assert.equal(play({}).sense, 0);
  assert.equal(play({ sensible: 0 }).sense, 0);
});

test('sensible players leave most of their answers to the heuristic, and some to chance: in some games many, in some few', () => {
  const shares: number[] = [];
  for (let seed = 1; seed <= 24; seed++) {
    const { decisions, sense, games } = play({ sensible: 1, games: 1, seed });
    assert.equal(games, 1);
    assert.ok(sense > decisions * 0.4, `${sense} of ${decisions}`);
    shares.push(sense / decisions);
  }
  const few = shares.filter((share) => share > 0.88).length;
  assert.ok(few >= 6 && few <= 18, `${few} of 24`);
  assert.ok(shares.reduce((sum, share) => sum + share, 0) < 0.95 * shares.length);
});

test('one game in so many is played by sensible players, whatever the number of seats', () => {
  for (const seats of [2, 3]) {
    const { games } = play({ sensible: 3, games: 60, seats });
    assert.ok(games >= 10 && games <= 30, `${games} of 60`);
  }
});

test('what the heuristic answers is what a sensible player does', () => {
  const wild = { ...harenula, heuristic: () => -77 } as unknown as Game;
  // Without checks nobody but the player asks the heuristic.
  const { message } = failureOf(wild, { games: 1, seed: 1, sensible: 1, checks: [] });
  assert.match(message, /: -77 is refused under HA-2\.5/);
});
