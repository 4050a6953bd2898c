// Chapter 3: gold that is locked, hidden or passed on unseen.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastRandom } from '#engine/chance/random.ts';
import { EVERYBODY, NOBODY, SPECTATOR } from '#engine/seat.ts';
import { spartacus } from '#games/spartacus/index.ts';
import { inAuction, lockedGold } from '#games/spartacus/rules/03-turn.ts';
import { say, sit, turnOf } from '#games/spartacus/testing/sitting.ts';

test('SP-3.5 SP-16.29 a gift of a seat that has gold locked unseen discloses something, so it cannot be taken back', () => {
  const disclosed = (at: [string, object][], seat: number): number => {
    const table = sit({
      seats: 3,
      at,
      set: [
        'seat 0 gold 5',
        'seat 1 gold 5',
        'seat 1 table agron',
        'seat 2 table crixus',
        'fight 1 agron against 2 crixus',
      ],
    });
    table.disclosed = NOBODY;
    assert.equal(table.decide(seat, 'give', { to: 2, gold: 1 }), null);
    return table.disclosed;
  };
  const asked: [string, object][] = [
    ['intrigue-turn', { by: 0, asks: [0, 1, 0] }],
    ['support', { by: 0, card: 0, gold: 1, askedSeats: [1], open: [1] }],
  ];
  assert.equal(disclosed(asked, 0) & 0b111, 0b110);
  assert.equal(disclosed(asked, 1), NOBODY);
  assert.equal(disclosed([['bets', {}]], 1) & 0b111, EVERYBODY & 0b101);
});

test('SP-3.6 a spectator learns nothing of gold that passed unseen', () => {
  const table = sit({
    at: [['auction', { bidders: [0, 1], stacks: [0, 0] }]],
    set: ['lot agron', 'seat 0 gold 4', 'seat 1 gold 4', 'hidden 0 1'],
  });
  assert.equal(table.decide(0, 'give', { to: 1, gold: 3 }), null);
  const slipped = (viewer: number): number[] =>
    spartacus.viewFor(table.state, viewer).houses.map((house) => house.slipped);
  assert.deepEqual(
    [slipped(0), slipped(1), slipped(SPECTATOR)],
    [
      [0, 3],
      [-3, 0],
      [0, 0],
    ],
  );
});

test('SP-3.6 a world dealt from the view of either side holds the gold that passed unseen, a single coin too', () => {
  const table = sit({
    at: [['auction', { bidders: [0, 1], stacks: [0, 0] }]],
    set: ['lot agron', 'seat 0 gold 4', 'seat 1 gold 4', 'hidden 0 1'],
  });
  assert.equal(table.decide(0, 'give', { to: 1, gold: 1 }), null);
  for (const viewer of [0, 1]) {
    const world = spartacus.determinise(spartacus.viewFor(table.state, viewer), fastRandom(1));
    assert.deepEqual([...world.slipped], [0, 1, 0, 0]);
  }
});

test('SP-3.5 what is locked in an auction: the stack, the sealed bid, the open bid', () => {
  const table = sit({
    at: [['auction', { bidders: [0, 1], stacks: [2, 2] }]],
    set: ['lot agron', 'seat 0 gold 9', 'seat 1 gold 9', 'seat 1 hand guard'],
  });
  assert.deepEqual([lockedGold(table.state, 0), lockedGold(table.state, 1)], [2, 2]);
  say(table, '0: 3');
  assert.deepEqual([lockedGold(table.state, 0), lockedGold(table.state, 1)], [5, 2]);
  say(table, '1: 1');
  assert.deepEqual([lockedGold(table.state, 0), lockedGold(table.state, 1)], [5, 3]);
  say(table, '1: pass');
  assert.deepEqual(table.state.gold.slice(0, 2), [4, 9]);
});

test('SP-3.4 SP-16.18 gold passes between players: nobody gives to himself', () => {
  const table = sit({
    seats: 3,
    at: [['intrigue-turn', { by: 0, asks: [0, 0, 0] }]],
    set: ['seat 0 hand black-market-profits', 'seat 1 gold 4'],
  });
  assert.notEqual(table.decide(1, 'give', { to: 1, gold: 1 }), null);
  assert.equal(table.state.gold[1], 4);
  assert.equal(table.decide(1, 'give', { to: 2, gold: 1 }), null);
  assert.deepEqual(table.state.gold.slice(1, 3), [3, 1]);
});

test('SP-3.4 SP-16.18 a gift is at least 1 gold, from any seat', () => {
  const table = sit({
    seats: 3,
    at: [['intrigue-turn', { by: 0, asks: [0, 0, 0] }]],
    set: ['seat 0 hand black-market-profits', 'seat 0 gold 4', 'seat 2 gold 4'],
  });
  for (const seat of [0, 2]) {
    assert.notEqual(table.decide(seat, 'give', { to: 1, gold: 0 }), null, 'nothing is no gift');
    assert.equal(table.decide(seat, 'give', { to: 1, gold: 1 }), null);
  }
  assert.equal(table.state.gold[1], 2);
});

test('SP-3.6 a gift passes unseen as soon as the gold of either side is hidden', () => {
  const gave = (hidden: string): unknown => {
    const table = sit({
      at: [['open-market', { open: [0, 1] }]],
      set: ['seat 0 gold 4', 'seat 1 gold 4', ...(hidden === '' ? [] : [`hidden ${hidden}`])],
    });
    assert.equal(table.decide(0, 'give', { to: 1, gold: 3 }), null);
    return [table.log!.events.at(-1)!.kind, table.state.slipped];
  };
  assert.deepEqual(gave(''), ['gave', [0, 0, 0, 0]]);
  for (const hidden of ['0', '1', '0 1']) assert.deepEqual(gave(hidden), ['slipped', [0, 3, 0, 0]]);
});

test('SP-3.5 a bid is locked for its bidder only', () => {
  const auction = spartacus.book.get('auction')!.frame({ bidders: [0], stacks: [0, 0], bids: [2, null] } as never);
  const locked = (seat: number): number => inAuction({ ...auction, at: 'SP-7.18' } as never, seat);
  assert.deepEqual([locked(0), locked(1)], [2, 0]);
});

test('SP-3.5 a gift on the own turn discloses nothing while nobody is asked for support', () => {
  const table = sit({ at: turnOf(0), set: ['seat 0 gold 5', 'seat 0 hand guard'] });
  table.disclosed = NOBODY;
  assert.equal(table.decide(0, 'give', { to: 1, gold: 1 }), null);
  assert.equal(table.disclosed, NOBODY);
});
