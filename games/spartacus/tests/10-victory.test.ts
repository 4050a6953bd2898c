// Chapter 10: what follows a fight.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sit } from '#games/spartacus/testing/sitting.ts';

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
