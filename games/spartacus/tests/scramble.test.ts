import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastRandom } from '#engine/chance/random.ts';
import type { Frame } from '#engine/flow/flow.ts';
import type { Table } from '#engine/flow/table.ts';
import { SPECTATOR } from '#engine/seat.ts';
import { CARDS } from '#games/spartacus/cards.ts';
import { spartacus } from '#games/spartacus/index.ts';
import type { TurnFrame } from '#games/spartacus/rules/05-intrigue.ts';
import type { SupportLocals } from '#games/spartacus/rules/05-support.ts';
import type { Spartacus } from '#games/spartacus/state.ts';
import { say, sit } from '#games/spartacus/testing/sitting.ts';

/** The worlds that `viewer` could take for this one; in each of them the view is the same. */
function worlds(table: Table<Spartacus>, viewer: number): Spartacus[] {
  const seen = spartacus.viewFor(table.state, viewer);
  return Array.from({ length: 30 }, (_, seed) => {
    const state = spartacus.clone(table.state);
    spartacus.scramble!(state, viewer, fastRandom(seed));
    assert.deepEqual(spartacus.viewFor(state, viewer), seen);
    assert.deepEqual(spartacus.conserved(state), spartacus.conserved(table.state));
    assert.ok(spartacus.consistent!(state, viewer));
    return state;
  });
}

const kinds = (list: readonly Spartacus[], of: (g: Spartacus) => unknown): number =>
  new Set(list.map((g) => JSON.stringify(of(g)))).size;

test('SP-5.30 SP-16.29 plans and the gold attached to them are others for those who do not know them', () => {
  const table = sit({
    seats: 3,
    at: [['intrigue-turn', { by: 0, asks: [0, 0, 0] }]],
    set: ['seat 0 influence 4', 'seat 0 gold 6', 'seat 0 hand poisoned-tongues grand-feast petty-theft forewarned'],
  });
  const turn = (g: Spartacus): TurnFrame => g.flow.frames[0] as TurnFrame;
  const request = (g: Spartacus): SupportLocals => g.flow.frames[1] as Frame & SupportLocals;
  say(table, '0: ask.poisoned-tongues');
  assert.equal(
    kinds(worlds(table, 0), (g) => turn(g).asking),
    1,
  );
  const asking = worlds(table, 1).map((g) => CARDS[turn(g).asking!]!.slug);
  assert.deepEqual(new Set(asking), new Set(['poisoned-tongues', 'grand-feast']));
  say(table, '0: 1 2');
  assert.equal(
    kinds(worlds(table, 0), (g) => [request(g).card, request(g).gold]),
    1,
  );
  assert.equal(
    kinds(worlds(table, 1), (g) => request(g).gold),
    1,
    'who is asked knows what he is offered',
  );
  assert.equal(
    kinds(worlds(table, 1), (g) => request(g).card),
    2,
  );
  const gold = worlds(table, 2).map((g) => request(g).gold);
  assert.deepEqual([Math.min(...gold), Math.max(...gold)], [0, 6]);
  say(table, '1: agree');
  assert.equal(
    kinds(worlds(table, 0), (g) => turn(g).plans),
    1,
  );
  assert.equal(
    kinds(worlds(table, 1), (g) => turn(g).plans),
    2,
  );
});

test('SP-16.29 what one of several has been paid is no secret any more', () => {
  const table = sit({
    seats: 4,
    at: [['intrigue-turn', { by: 0, asks: [0, 0, 0, 0] }]],
    set: ['seat 0 influence 4', 'seat 0 gold 6', 'seat 0 hand poisoned-tongues'],
  });
  say(table, '0: ask.poisoned-tongues', '0: 1&2 2');
  const gold = (g: Spartacus): number => (g.flow.frames[1] as Frame & SupportLocals).gold;
  const before = worlds(table, 3).map(gold);
  assert.deepEqual([Math.min(...before), Math.max(...before)], [0, 3]);
  say(table, '1: agree');
  assert.equal(kinds(worlds(table, 3), gold), 1);
});

test('SP-16.21 offers are others for all but their two sides, and can be carried out', () => {
  const table = sit({
    seats: 3,
    at: [['open-market', { open: [0, 1, 2] }]],
    set: ['seat 0 gold 3', 'seat 1 gold 2', 'seat 0 table agron', 'seat 1 table sword crixus.x'],
  });
  say(table, '0: offer 1:$3/sword');
  for (const viewer of [0, 1])
    assert.equal(
      kinds(worlds(table, viewer), (g) => g.trades),
      1,
    );
  for (const viewer of [2, SPECTATOR]) assert.ok(kinds(worlds(table, viewer), (g) => g.trades) > 5);
  for (const { trades } of worlds(table, 2)) {
    const [{ from, to, giveGold, wantGold, want }] = trades as [Spartacus['trades'][0]];
    assert.deepEqual([from, to], [0, 1]);
    assert.ok(giveGold <= 3 && wantGold <= 2 && want.length <= 1);
  }
});

test('SP-3.6 SP-7.14 gold that passed unseen was more or less for those who did not see it', () => {
  const table = sit({
    seats: 3,
    at: [['auction', { bidders: [0, 1, 2], stacks: [0, 0, 0] }]],
    set: ['lot agron', 'seat 0 gold 4', 'seat 1 gold 4', 'seat 2 gold 4', 'hidden 0 1 2'],
  });
  assert.equal(
    kinds(worlds(table, 2), (g) => g.gold),
    1,
    'nothing has passed',
  );
  assert.equal(table.decide(0, 'give', { to: 1, gold: 3 }), null);
  for (const viewer of [0, 1])
    assert.equal(
      kinds(worlds(table, viewer), (g) => g.gold),
      1,
    );
  const gold = worlds(table, 2).map((g) => g.gold[0]!);
  assert.deepEqual([Math.min(...gold), Math.max(...gold)], [0, 3]);
  say(table, '1: 6');
  assert.equal(Math.max(...worlds(table, 2).map((g) => g.gold[0]!)), 2, 'what is bid was there to bid');
});

test('SP-1.25 what another has seen is something that lies there', () => {
  const table = sit({
    at: [['intrigue-turn', { by: 0, asks: [0, 0] }]],
    set: ['seat 0 house solonius', 'seat 0 table indus house-servant', 'top crixus agron', 'seat 1 hand guard runaway'],
    dice: [1],
  });
  say(table, '0: use.indus.1', '0: use.solonius#2');
  assert.equal(
    kinds(worlds(table, 0), (g) => g.known),
    1,
  );
  assert.equal(
    kinds(worlds(table, 1), (g) => g.known),
    2,
  );
  const dealt = spartacus.clone(table.state);
  dealt.market.reverse();
  assert.ok(!spartacus.consistent!(dealt, 1));
  spartacus.scramble!(dealt, 1, fastRandom(1));
  assert.ok(spartacus.consistent!(dealt, 1));
});

test('SP-16.30 what was refused between others, and how many offers they made, is known to them alone', () => {
  const table = sit({
    seats: 3,
    at: [['open-market', { open: [0, 1, 2] }]],
    set: ['seat 0 gold 6', 'seat 1 gold 4', 'seat 1 table sword', 'seat 2 gold 9'],
  });
  say(table, '0: offer 1:$2/sword', '1: refuse 0.1');
  for (const side of [0, 1])
    assert.equal(
      kinds(worlds(table, side), (g) => g.refused),
      1,
    );
  assert.ok(kinds(worlds(table, 2), (g) => g.refused) > 1);
  assert.equal(
    kinds(worlds(table, 0), (g) => g.offers[0]),
    1,
  );
  assert.ok(kinds(worlds(table, 1), (g) => g.offers[0]) > 1);
  assert.deepEqual(spartacus.viewFor(table.state, 2).refused, []);
  assert.deepEqual(spartacus.viewFor(table.state, SPECTATOR).offers, 0);
});
