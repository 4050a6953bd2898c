// Chapter 10: what follows a fight.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { items, sit } from '#games/spartacus/testing/sitting.ts';

test("SP-10.20 SP-14.3 a Bookmaker's Slip is for a player who has won a bet himself", () => {
  const offered = (seat: number, winners: number[]): number => {
    const table = sit({
      seats: 3,
      at: [['window', { window: 'betsResolved', activeSeat: 0, seats: [0, 1, 2], winners }]],
      set: [`seat ${seat} hand bookmakers-slip`, `seat ${seat} influence 4`],
    });
    const request = table.requestFor(seat)!;
    return request.kind === 'pick' ? request.from.length : 0;
  };
  for (const seat of [0, 1, 2]) {
    assert.equal(offered(seat, [seat]), 2);
    assert.equal(offered(seat, [(seat + 1) % 3, (seat + 2) % 3]), 1);
    assert.equal(offered(seat, []), 1);
  }
});

test("SP-8.28–8.30 SP-14.3 who has won a bet: a Bookmaker's Slip is open to those whose corner pays, and to no other", () => {
  const bets = ['3 0 0 0', '0 2 0 0', '0 0 1 0', '0 0 0 1'];
  const offered = (seat: number): unknown[] => {
    const table = sit({
      seats: 4,
      at: [['victory', {}]],
      set: [
        // The first combatant wins, and the second is injured.
        ...['host 2', 'seat 0 table hilarus', 'seat 1 table verus', 'fight 0 hilarus against 1 verus', 'defeat 2 2'],
        ...bets.flatMap((stakes, one) => [`seat ${one} gold 3`, `seat ${one} bets ${stakes}`]),
        ...[`seat ${seat} hand bookmakers-slip`, `seat ${seat} influence 4`],
      ],
    });
    return items(table, seat).map((item) => String(item).split('.')[0]);
  };
  assert.deepEqual([0, 1, 2, 3].map(offered), [['pass', 'play'], ['pass'], ['pass', 'play'], ['pass']]);
});
