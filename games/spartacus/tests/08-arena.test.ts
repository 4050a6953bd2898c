// Chapter 8: invitations, bets, and the gold they lock.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { refusalOf } from '#engine/requests/legal.ts';
import { spartacus } from '#games/spartacus/index.ts';
import { lockedGold } from '#games/spartacus/rules/03-turn.ts';
import { answer, say, sit } from '#games/spartacus/testing/sitting.ts';

test('SP-8.8 SP-8.12 a champion can be invited and sent like any other combatant', () => {
  const table = sit({
    at: [['arena', {}]],
    set: ['host 0', 'seat 1 table agron.champion', 'seat 0 table crixus'],
  });
  say(table, '0: 1', '1: agron.champion');
  assert.deepEqual(table.state.fight!.seats[0], 1);
});

test('SP-8.27 SP-8.33 sealed bets lock their gold until they are settled', () => {
  const table = sit({
    seats: 3,
    at: [['bets', {}]],
    set: ['seat 0 table crixus', 'seat 1 table agron', 'seat 2 gold 7', 'fight 0 crixus against 1 agron'],
  });
  say(table, '2: 1 0 2 1');
  assert.equal(lockedGold(table.state, 2), 4);
  assert.equal(answer(table, 2, '0 0 0 1'), null);
  assert.equal(lockedGold(table.state, 2), 1);
});

test('SP-8.26 the corner of the opponent is barred to the owners of the two combatants, and only to them', () => {
  const table = sit({
    seats: 3,
    at: [['bets', {}]],
    set: ['seat 2 table crixus', 'seat 1 table agron', 'fight 2 crixus against 1 agron'],
  });
  const barred = [0, 1, 2].map((seat) => table.requestFor(seat)!.barred!.map(({ item, clause }) => [item, clause]));
  assert.deepEqual(barred, [[], [['victory-1', 'SP-8.26']], [['victory-2', 'SP-8.26']]]);
  const staked = { 'victory-1': 0, 'victory-2': 0, injury: 0, decapitation: 0 };
  const refused = [0, 1, 2].map((seat) => refusalOf(table.requestFor(seat)!, staked)?.clause);
  assert.deepEqual(refused, [undefined, 'SP-8.26', 'SP-8.26']);
});

test('SP-8.31 SP-8.32 SP-3.5 settled bets lock no gold any more', () => {
  const table = sit({
    seats: 3,
    at: [['victory', {}]],
    set: [
      'host 2',
      'seat 0 gold 3',
      'seat 1 gold 3',
      'seat 0 table hilarus',
      'seat 1 table verus',
      'fight 0 hilarus against 1 verus',
      'defeat 2 1',
      'seat 0 bets 3 0 0 0',
      'seat 1 bets 0 2 0 0',
    ],
  });
  assert.deepEqual([lockedGold(table.state, 0), lockedGold(table.state, 1)], [0, 0]);
  assert.equal(table.decide(0, 'give', { to: 1, gold: 6 }), null);
  assert.deepEqual(table.state.gold.slice(0, 2), [0, 7]);
});

test('SP-8.22 bets are limited all together where the purse does not hold the most for every corner', () => {
  const total = (gold: number, seat: number): unknown => {
    const table = sit({
      seats: 3,
      at: [['bets', {}]],
      set: ['seat 0 table crixus', 'seat 1 table agron', `seat ${seat} gold ${gold}`, 'fight 0 crixus against 1 agron'],
    });
    const request = table.requestFor(seat)!;
    return request.kind === 'form' && request.totals;
  };
  const corners = ['victory-1', 'victory-2', 'injury', 'decapitation'];
  assert.equal(total(12, 2), null);
  assert.deepEqual(total(11, 2), [{ fields: corners, max: 11 }]);
  assert.equal(total(9, 1), null);
  assert.deepEqual(total(8, 1), [{ fields: corners.slice(1), max: 8 }]);
});

test('SP-3.4 SP-3.5 what a player has bet is not for giving away; what others have bet is no matter', () => {
  const table = sit({
    seats: 3,
    at: [['window', { window: 'betsPlaced', activeSeat: 2, seats: [2] }]],
    set: [
      'seat 0 table hilarus',
      'seat 1 table verus',
      'fight 0 hilarus against 1 verus',
      'seat 0 gold 5',
      'seat 1 gold 3',
      'seat 0 bets 0 0 1 2',
      'seat 1 bets 3 0 0 0',
      'seat 2 hand guard',
    ],
  });
  assert.deepEqual(
    [0, 1, 2].map((seat) => lockedGold(table.state, seat)),
    [3, 3, 0],
  );
  const given = (seat: number): unknown => {
    const offered = table.offersFor(seat).find(({ id }) => id === 'give');
    const gold = offered?.kind === 'form' ? offered.fields[1]!.request : null;
    return gold?.kind === 'amount' ? [gold.min, gold.max] : null;
  };
  assert.deepEqual([given(0), given(1)], [[1, 2], null]);
});

test('SP-16.6 silent: nobody bets without saying so', () => {
  const table = sit({
    at: [['bets', {}]],
    set: ['seat 0 gold 3', 'seat 0 table crixus', 'seat 1 table agron', 'fight 0 crixus against 1 agron'],
  });
  assert.deepEqual(table.requestFor(0)!.fallback, { 'victory-1': 0, injury: 0, decapitation: 0 });
});

test('SP-8.13 SP-16.6 silent: the Host invites clockwise from its left, itself last', () => {
  const invited = (host: number): unknown =>
    sit({ seats: 3, at: [['arena', {}]], set: [`host ${host}`] }).requestFor(host)!.fallback;
  assert.deepEqual([invited(0), invited(1), invited(2)], [1, 2, 0]);
});

test('SP-8.8 to an invitation just the exhausted cards are barred', () => {
  const table = sit({ at: [['arena', {}]], set: ['host 0', 'seat 1 table crixus agron.x net castus.injured sword.x'] });
  say(table, '0: 1');
  assert.deepEqual(
    table.requestFor(1)!.barred!.map(({ item }) => spartacus.nouns['asset']!.print(item as number)),
    ['agron.x', 'castus.injured', 'sword.x'],
  );
});
