// Chapter 7: what can be done in the Open Market, and what is known of it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Table } from '#engine/flow/table.ts';
import { EVERYBODY, NOBODY, only } from '#engine/seat.ts';
import { spartacus } from '#games/spartacus/index.ts';
import { dropImpossible, offerName, offerNumber, otherSide } from '#games/spartacus/rules/07-offers.ts';
import type { Spartacus, Trade } from '#games/spartacus/state.ts';
import { kindNamed, say, sit } from '#games/spartacus/testing/sitting.ts';

const open: [string, object][] = [['open-market', { open: [0, 1] }]];

/** The deeds open to a seat. */
function deeds(table: Table<Spartacus>, seat: number): readonly unknown[] {
  const request = table.requestFor(seat);
  assert.ok(request?.kind === 'form');
  const words = request.fields[0]!.request;
  return words.kind === 'pick' ? words.from : [];
}

test('SP-7.9 an offer can be made where either side has anything at all to give', () => {
  const may = (...set: string[]): boolean =>
    deeds(sit({ at: open, set: ['seat 0 gold 0', 'seat 1 gold 0', ...set] }), 0).includes('offer');
  assert.equal(may(), false);
  assert.equal(may('seat 0 gold 1'), true);
  assert.equal(may('seat 1 gold 1'), true);
  assert.equal(may('seat 0 table crixus'), true);
  assert.equal(may('seat 1 table crixus'), true);
  assert.equal(may('seat 0 table crixus.x', 'seat 1 table agron.x'), false);
});

test('SP-16.19 an offer goes by the other side and its number', () => {
  const name = offerName(2, 1);
  assert.deepEqual([name, otherSide(name), offerNumber(name), offerName(0, 10)], [33, 2, 1, 10]);
});

test('SP-1.24 what comes to light in the Market is known to all from then on', () => {
  const learned = (at: [string, object, string?][], set: string[], ...answers: string[]): number => {
    const table = sit({ at, set });
    if (answers.length > 0) table.disclosed = NOBODY;
    say(table, ...answers);
    return table.disclosed;
  };
  assert.equal(learned([['market', {}, 'SP-7.36']], ['hidden 0 1']), EVERYBODY);
  assert.equal(learned([['set-up', {}, 'SP-2.8']], ['seat 0 house solonius', 'seat 1 house glaber']), EVERYBODY);
  const third = sit({
    seats: 3,
    at: [['open-market', { open: [0, 1, 2] }]],
    set: ['seat 0 table crixus', 'seat 1 gold 5', 'hidden 0 1 2'],
  });
  const bargain = { with: 1, give: [kindNamed('crixus')], giveCoins: 0, want: [], wantCoins: 2 };
  assert.equal(third.decide(0, third.requestFor(0)!.id, { do: 'offer', bargain }), null);
  third.disclosed = NOBODY;
  say(third, '1: accept 0.1');
  assert.equal(third.disclosed, EVERYBODY & ~only(0) & ~only(1));
});

test('SP-16.19 just the offer that is named is refused, accepted or withdrawn', () => {
  const table = sit({
    seats: 3,
    at: [['open-market', { open: [0, 1, 2] }]],
    set: ['seat 0 gold 9', 'seat 1 gold 9', 'seat 2 gold 9'],
  });
  const offer = (from: number, to: number, giveCoins: number): void => {
    const bargain = { with: to, give: [], giveCoins, want: [], wantCoins: 0 };
    assert.equal(table.decide(from, table.requestFor(from)!.id, { do: 'offer', bargain }), null);
  };
  const left = (): number[] => table.state.trades.map(({ giveGold }) => giveGold);
  for (const gold of [1, 2, 3, 4, 5]) offer(2, 1, gold);
  offer(0, 1, 6);
  say(table, '1: refuse 2.2');
  assert.deepEqual(left(), [1, 3, 4, 5, 6]);
  assert.deepEqual(
    table.state.refused.map(({ giveGold }) => giveGold),
    [2],
  );
  say(table, '1: accept 2.1');
  assert.deepEqual(
    [left(), table.state.gold.slice(0, 3)],
    [
      [3, 4, 5, 6],
      [9, 10, 8],
    ],
  );
  say(table, '2: withdraw 1.2');
  assert.deepEqual(left(), [3, 5, 6]);
});

test('SP-1.25 SP-7.16 what was known of a card is forgotten when it is auctioned, and no more', () => {
  const table = sit({ seats: 3, at: [['market', {}]], set: ['top crixus agron castus'] });
  const { market, seen } = table.state;
  const last = market.length - 1;
  for (const place of [0, last - 2, last - 1, last]) seen[1]!.push(place, market[place]!);
  const [bottom, third, second] = [market[0], market[last - 2], market[last - 1]];
  say(table, '0: done', '1: done', '2: done');
  assert.deepEqual(table.state.lot, [kindNamed('crixus')]);
  assert.deepEqual(table.state.seen[1], [0, bottom, last - 2, third, last - 1, second]);
});

test('SP-7.8 SP-7.9 SP-7.12 in the Open Market just the exhausted cards and the players who cannot deal are barred', () => {
  const table = sit({
    seats: 3,
    at: [['open-market', { open: [0, 1] }]],
    set: ['seat 0 table crixus agron.x', 'seat 1 table net.x verus', 'seat 2 table castus', 'seat 0 hand petty-theft'],
  });
  const barred = table.requestFor(0)!.barred!.map(({ item, of, clause }) => {
    const shown = typeof item === 'number' && of !== 'seat' ? spartacus.nouns['asset']!.print(item) : item;
    return `${shown} ${clause}`;
  });
  assert.deepEqual(barred, ['agron.x SP-7.8', 'net.x SP-7.8', 'petty-theft SP-7.5', '0 SP-7.9', '2 SP-7.12']);
});

test('SP-16.30 offers and refusals are remembered until the last player is done', () => {
  const table = sit({ seats: 3, at: [['open-market', { open: [0, 1, 2] }]], set: ['seat 0 gold 9'] });
  const bargain = { with: 1, give: [], giveCoins: 2, want: [], wantCoins: 0 };
  assert.equal(table.decide(0, table.requestFor(0)!.id, { do: 'offer', bargain }), null);
  const remembered = (): unknown => [table.state.refused.length, table.state.offers];
  say(table, '1: refuse 0.1', '0: done', '1: done');
  assert.deepEqual(remembered(), [1, [1, 0, 0]]);
  say(table, '2: done');
  assert.deepEqual(remembered(), [0, [0, 0, 0]]);
});

test('SP-16.19 of several offers just those vanish that have become impossible', () => {
  const { state } = sit({ at: open, set: ['seat 0 gold 3', 'seat 1 gold 0'] });
  const offer = (giveGold: number): Trade => ({ from: 0, to: 1, give: [], giveGold, want: [], wantGold: 0 });
  const left = (...gold: number[]): number[] => {
    state.trades = gold.map(offer);
    dropImpossible(state);
    return state.trades.map(({ giveGold }) => giveGold);
  };
  assert.deepEqual(left(4, 1, 5, 3, 2), [1, 3, 2]);
  assert.deepEqual([left(4), left(3), left(1, 4), left(4, 1)], [[], [3], [1], [1]]);
});
