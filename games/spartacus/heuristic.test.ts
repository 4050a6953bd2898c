import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultOptions } from '#engine/options.ts';
import { fastRandom } from '#engine/random.ts';
import { Table } from '#engine/table.ts';
import { spartacus } from '#games/spartacus/index.ts';
import { say, sit } from '#games/spartacus/sample-sitting.ts';
import type { Spartacus } from '#games/spartacus/state.ts';

/** What the heuristic player answers for a seat now. */
const choiceOf = (table: Table<Spartacus>, seat: number) =>
  spartacus.heuristic(spartacus.viewFor(table.state, seat), table.requestFor(seat)!, fastRandom(1));

test('the heuristic player accepts a good trade and refuses a bad one', () => {
  const set = ['seat 0 gold 9', 'seat 1 table sword house-servant', 'seat 1 gold 4'];
  const good = sit({ at: [['open-market', { open: [0, 1] }]], set });
  say(good, '0: offer 1:$8/sword');
  assert.deepEqual(choiceOf(good, 1), { do: 'accept', trade: 1 });
  const bad = sit({ at: [['open-market', { open: [0, 1] }]], set });
  say(bad, '0: offer 1:$1/sword');
  assert.deepEqual(choiceOf(bad, 1), { do: 'refuse', trade: 1 });
});

test('the heuristic player guards its House and lets schemes at others pass', () => {
  const table = sit({
    seats: 3,
    at: [['intrigue-turn', { by: 0, asks: [0, 0, 0] }]],
    set: ['seat 0 influence 8', 'seat 0 hand poisoned-tongues', 'seat 1 table guard', 'seat 2 hand whispered-rumors'],
  });
  say(table, '0: launch.poisoned-tongues.1');
  assert.equal(choiceOf(table, 1), 'table.guard');
  assert.equal(choiceOf(table, 2), 'pass');
});

test('the heuristic player launches for influence, and asks for support where it is worth it', () => {
  const strong = sit({
    at: [['intrigue-turn', { by: 0, asks: [0, 0] }]],
    set: ['seat 0 influence 10', 'seat 0 hand a-visitor-from-rome petty-theft'],
  });
  assert.equal(choiceOf(strong, 0), 'launch.a-visitor-from-rome.0');
  const weak = sit({
    at: [['intrigue-turn', { by: 0, asks: [0, 0] }]],
    set: ['seat 0 influence 7', 'seat 0 gold 5', 'seat 0 hand a-visitor-from-rome'],
  });
  assert.equal(choiceOf(weak, 0), 'ask.a-visitor-from-rome');
});

test('the heuristic player bids for fighters, bets on the stronger and strikes', () => {
  const lot = sit({
    at: [['auction', { bidders: [0, 1], stacks: [0, 0] }]],
    set: ['lot theokeles', 'seat 0 gold 12'],
  });
  assert.ok((choiceOf(lot, 0) as number) >= 4);
  const set = ['seat 0 table theokeles', 'seat 1 table house-servant', 'seat 2 gold 9'];
  const bets = sit({ seats: 3, at: [['bets', {}]], set: [...set, 'fight 0 theokeles against 1 house-servant'] });
  assert.equal((choiceOf(bets, 2) as { [corner: string]: number })['victory-1'], 3);
  const near = sit({
    seats: 3,
    at: [['action', { slot: 0 }]],
    set: [...set, 'fight 0 theokeles d3 against 1 house-servant d4'],
  });
  assert.equal(choiceOf(near, 0), 'attack');
});

test('games of heuristic players take as many turns as those of people', () => {
  const random = fastRandom(4);
  for (const [length, least, most] of [
    ['quick', 2, 12],
    ['standard', 4, 20],
    ['advanced', 5, 25],
  ] as const) {
    for (let game = 0; game < 6; game++) {
      const state = spartacus.setup(4, { ...defaultOptions(spartacus.options), length });
      const table = new Table<Spartacus>(spartacus as never, state, random, null).run();
      while (!table.over) {
        const open = table.asked.filter((request) => !table.hasAnswered(request.seat));
        const request = open[random.below(open.length)]!;
        const choice = spartacus.heuristic(spartacus.viewFor(table.state, request.seat), request, random);
        assert.equal(table.decide(request.seat, request.id, choice), null);
      }
      const { turn } = table.state;
      assert.ok(turn >= least && turn <= most, `${length}: ${turn} turns`);
    }
  }
});
