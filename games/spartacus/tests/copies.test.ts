// Copies and dealt worlds of positions with a fight, with offers and with guards on the tables.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastRandom } from '#engine/chance/random.ts';
import { CARDS } from '#games/spartacus/cards.ts';
import { clone } from '#games/spartacus/clone.ts';
import { spartacus } from '#games/spartacus/index.ts';
import type { Spartacus } from '#games/spartacus/state.ts';
import { say, sit } from '#games/spartacus/testing/sitting.ts';
import { zones } from '#games/spartacus/visibility.ts';

const FIGHT = [
  'seat 0 table gallic-veteran guard',
  'seat 1 table crixus net',
  'fight 0 gallic-veteran against 1 crixus net',
];
const dealt = (state: Spartacus, viewer: number): Spartacus =>
  spartacus.determinise(spartacus.viewFor(state, viewer), fastRandom(5));

test('SP-8.3 a fight is copied with all that is in it, and shared by no copy', () => {
  const { state } = sit({ at: [['action', { slot: 0 }]], set: FIGHT });
  for (const copy of [clone(state), dealt(state, 1)]) {
    assert.deepEqual(copy.fight, state.fight);
    copy.fight!.gear[1]!.length = 0;
    copy.fight!.health[0] = 9;
    assert.notDeepEqual(copy.fight, state.fight);
  }
});

test('SP-16.21 in a dealt world the viewer finds the offers between it and others, and how many it has made', () => {
  const table = sit({
    seats: 3,
    at: [['open-market', { open: [0, 1, 2] }]],
    set: ['seat 0 gold 5', 'seat 1 gold 5', 'seat 2 gold 5', 'seat 1 table crixus'],
  });
  const bargain = { with: 1, give: [], giveCoins: 2, want: table.state.houses[1]!.assets.slice(), wantCoins: 0 };
  assert.equal(table.decide(0, table.requestFor(0)!.id, { do: 'offer', bargain }), null);
  for (const viewer of [0, 1, 2]) {
    const world = dealt(table.state, viewer);
    assert.deepEqual(world.trades, viewer === 2 ? [] : table.state.trades, `seat ${viewer}`);
    assert.equal(world.offers[viewer], viewer === 0 ? 1 : 0);
    if (viewer !== 2) assert.notEqual(world.trades[0]!.want, table.state.trades[0]!.want);
  }
  assert.equal(dealt(table.state, 1).offers[0], 1);
});

test('SP-1.23 of a dealt world every card lies in one place, guards on tables among them', () => {
  const { state } = sit({ at: [['action', { slot: 0 }]], set: FIGHT });
  const count = (g: Spartacus, pool: string): number[] =>
    zones(g)
      .filter((zone) => zone.pool === pool)
      .flatMap(({ items }) => items as number[])
      .sort((a, b) => a - b);
  for (const pool of ['market', 'intrigue']) {
    const all = count(state, pool);
    assert.equal(new Set(all.map((kind) => CARDS[kind]!.type)).has('guard'), pool === 'intrigue');
    for (const viewer of [0, 1]) assert.deepEqual(count(dealt(state, viewer), pool), all);
  }
});

test('SP-16.9 a player whose House ability lacks only gold is asked, since a gift could help', () => {
  const asked = (discarded: string): number =>
    sit({
      at: [['intrigue-turn', { by: 0, asks: [0, 0] }]],
      set: ['seat 0 house glaber', 'seat 0 gold 0', `${discarded}`],
    }).asked.filter(({ clause }) => clause === 'SP-5.12').length;
  assert.equal(asked('discard guard'), 1);
});

test('SP-14.2 who declines to use a card in the turn of the opponent keeps it ready', () => {
  const table = sit({
    at: [['action', { slot: 0 }]],
    set: ['seat 0 table gallic-veteran', 'seat 1 table crixus lasso', 'fight 0 gallic-veteran against 1 crixus lasso'],
  });
  say(table, '1: none');
  assert.deepEqual(table.state.fight!.slowed, [0, 0]);
  assert.equal(table.asked[0]!.seat, 0);
});
