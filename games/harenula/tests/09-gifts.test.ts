// Gifts, where they touch what a scenario cannot show: undo.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Game } from '#engine/game.ts';
import { Match } from '#engine/records/match.ts';
import { harenula } from '#games/harenula/index.ts';

const game = harenula as unknown as Game;
const start = (): Match =>
  Match.start({ game, seats: 2, options: {}, seed: '5'.padStart(64, '0'), match: 'gifts', nonces: [] });

test('HA-9.1 a gift is final: it cannot be taken back', () => {
  const match = start();
  for (const seat of [0, 1]) match.decide(seat, match.table.requestFor(seat)!.id, []);
  assert.equal(match.decide(0, 'give', { to: 1, coins: 2 }), null);
  const refusal = match.undo(0);
  assert.deepEqual([refusal?.code, refusal?.clause], ['undo-final', 'HA-9.1']);
  assert.deepEqual((match.table.state as unknown as { coins: number[] }).coins, [4, 8, 20]);
});

test('HA-3.2 a bargain that was not proposed can still be thought over', () => {
  const match = start();
  for (const seat of [0, 1]) match.decide(seat, match.table.requestFor(seat)!.id, []);
  assert.equal(match.decide(0, match.table.requestFor(0)!.id, 'none'), null);
  assert.equal(match.table.requestFor(0), null);
  assert.equal(match.undo(0), null);
  assert.equal(match.table.requestFor(0)!.clause, 'HA-3.2');
});
