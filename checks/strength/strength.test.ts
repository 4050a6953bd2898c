// Whether each level still beats the one below, by a short sequential test, so that a broken bot is noticed. The whole
// ladder is a command of its own (./harena ladder).

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contestant } from '#checks/strength/contestants.ts';
import { playBlock } from '#checks/strength/duel.ts';
import { sequential } from '#checks/strength/statistics.ts';
import { games } from '#games/index.ts';

/** The most blocks that are played; a rung that needs more to be told from an even match counts as none. */
const MOST = 100;

/** `share`: what A wins where all is well; the further from a half, the fewer games tell. */
function isStronger(id: string, a: string, b: string, share = 0.65): boolean {
  const game = games.get(id)!;
  const pairing = { game: id, seats: 2, options: {}, a, b };
  const bots = [contestant(a, game)!, contestant(b, game)!] as const;
  const shares: number[] = [];
  while (shares.length < MOST) {
    shares.push(playBlock(game, pairing, bots, 300_000 + shares.length).share);
    const verdict = sequential(shares, 0.5, share);
    if (verdict !== 'open') return verdict === 'high';
  }
  return false;
}

for (const id of games.keys()) {
  // Its matches are long; two rungs at once need fewer of them.
  if (id === 'house-of-gladiators') {
    test(`${id}: a Fighter beats a Tiro`, () => {
      assert.ok(isStronger(id, 'fighter', 'tiro', 0.8));
    });
    continue;
  }
  test(`${id}: a Fighter beats a Novice, and a Novice a Tiro`, () => {
    assert.ok(isStronger(id, 'fighter', 'novice'));
    assert.ok(isStronger(id, 'novice', 'tiro'));
  });
}

for (const id of ['gladiatori', 'spartacus']) {
  test(`${id}: a Tactician beats a Fighter, and the heuristic there was before him`, () => {
    assert.ok(isStronger(id, 'tactician', 'fighter', 0.85));
    assert.ok(isStronger(id, 'tactician', 'first', 0.85));
  });
}

// Tacticians of these think too long for a test: a search of sixteen playouts shows whether searching spoils the heuristic.
for (const [id, small, below] of [
  ['jugula', '16/8/1/400/0.5', 'novice'],
  ['house-of-gladiators', '16/6/1/400/0.5', 'tiro'],
] as const) {
  test(`${id}: a small search beats a bot of the level '${below}'`, () => {
    assert.ok(isStronger(id, small, below, 0.8));
  });
}

test('a bot is not stronger than itself', () => {
  assert.equal(isStronger('harenula', 'fighter', 'heuristic'), false);
});
