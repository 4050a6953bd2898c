// The check 'conservation' where pools and sums are created during a game.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { conformance } from '#engine/conformance/index.ts';
import { allCoins } from '#engine/ledger.ts';
import { harenula } from '#games/harenula/index.ts';

test('a sum that appears later is held to what it was when it appeared', () => {
  const later = {
    ...harenula,
    conserved: (g: Parameters<typeof harenula.conserved>[0]) => (g.round === 0 ? {} : { coins: allCoins(g.coins) }),
  };
  assert.equal(conformance(later, { games: 2, seed: 1, checks: ['conservation'] }).games, 2);
  const growing = {
    ...harenula,
    conserved: (g: Parameters<typeof harenula.conserved>[0]) => (g.round === 0 ? {} : { rounds: g.round }),
  };
  assert.throws(
    () => conformance(growing, { games: 2, seed: 1, checks: ['conservation'] }),
    /it was 'rounds = 1' and is now 'rounds = 2'/,
  );
});

test('a pool that goes away is missed', () => {
  const losing = {
    ...harenula,
    conserved: (g: Parameters<typeof harenula.conserved>[0]) => (g.round < 2 ? { coins: allCoins(g.coins) } : {}),
  };
  assert.throws(
    () => conformance(losing, { games: 2, seed: 1, checks: ['conservation'] }),
    /it was 'coins = \d+' and is now 'nothing'/,
  );
});
