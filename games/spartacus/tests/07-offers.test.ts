// Chapter 7: which trade offers can be made, and how long they stay.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CARDS } from '#games/spartacus/cards.ts';
import { answer, say, sit } from '#games/spartacus/testing/sitting.ts';

const market = (...set: string[]) => sit({ seats: 3, at: [['open-market', { open: [0, 1, 2] }]], set });

test('SP-16.19 SP-7.11 an offer is gone as soon as either side is done, and no other can be made', () => {
  for (const done of [0, 1]) {
    const table = market('seat 0 gold 5', 'seat 1 table sword', 'seat 2 gold 5');
    say(table, '0: offer 1:$3/sword', '2: offer 1:$2/sword', `${done}: done`);
    assert.deepEqual(
      table.state.trades.map(({ from }) => from),
      done === 0 ? [2] : [],
    );
    if (done === 1) assert.notEqual(answer(table, 0, 'offer 1:$1/sword'), null);
  }
});

test('SP-16.19 SP-16.20 an offer is gone once the other side cannot pay what is wanted', () => {
  const table = market('seat 0 table sword', 'seat 1 gold 3');
  say(table, '0: offer 1:sword/$3');
  assert.equal(table.decide(1, 'give', { to: 2, gold: 1 }), null);
  assert.equal(table.state.trades.length, 0);
});

test('SP-16.19 an offer of two copies needs both', () => {
  const table = market('seat 0 table guard guard guard', 'seat 1 gold 3');
  say(table, '0: offer 1:guard*2/$1', '0: sell guard');
  assert.equal(table.state.trades.length, 1);
  say(table, '0: sell guard');
  assert.equal(table.state.trades.length, 0);
});

test('SP-16.19 the offer that is refused is the one named, not the latest', () => {
  const table = market('seat 0 gold 5', 'seat 1 table sword', 'seat 2 gold 5');
  say(table, '0: offer 1:$3/sword', '2: offer 1:$2/sword', '0: offer 1:$4/sword', '1: refuse 0.1');
  const told = (list: typeof table.state.trades): string[] => list.map(({ from, giveGold }) => `${from}: ${giveGold}`);
  assert.deepEqual(told(table.state.refused), ['0: 3']);
  assert.deepEqual(told(table.state.trades), ['2: 2', '0: 4']);
});

test('SP-16.19 an offer of the same player to another one is not taken for it', () => {
  const table = market('seat 0 gold 9', 'seat 1 table sword', 'seat 2 table sword');
  say(table, '0: offer 1:$3/sword', '0: offer 2:$4/sword', '2: accept 0.1');
  assert.equal(table.state.gold[2], 4 + market().state.gold[2]!);
  assert.deepEqual(
    table.state.trades.map(({ to }) => to),
    [1],
  );
});

test('SP-16.19 what both sides name alike cancels out, copy by copy, and nothing else does', () => {
  const table = market('seat 0 table sword guard guard', 'seat 1 table net guard');
  say(table, '0: offer 1:sword+guard*2/net+guard');
  const named = (cards: readonly number[]): string[] => cards.map((kind) => CARDS[kind]!.slug).sort();
  const [trade] = table.state.trades;
  assert.deepEqual([named(trade!.give), named(trade!.want)], [['guard', 'sword'], ['net']]);
  const again = market('seat 0 table guard net sword', 'seat 1 table guard net sica');
  say(again, '0: offer 1:guard+net+sword/guard+net+sica');
  assert.deepEqual(
    again.state.trades.map(({ give, want }) => [named(give), named(want)]),
    [[['sword'], ['sica']]],
  );
  const copies = market('seat 0 table guard guard', 'seat 1 table guard', 'seat 1 gold 4');
  say(copies, '0: offer 1:guard*2/guard+$1');
  assert.deepEqual([named(copies.state.trades[0]!.give), copies.state.trades[0]!.want], [['guard'], []]);
});

test('SP-7.5 a guard on the table is not barred because another one is in the hand', () => {
  const barred = (...set: string[]): unknown[] => {
    const bars = market('seat 0 hand guard', ...set).requestFor(0)!.barred!;
    return bars.filter(({ clause }) => clause === 'SP-7.5').map(({ item }) => CARDS[item as number]!.slug);
  };
  assert.deepEqual([barred(), barred('seat 0 table guard')], [['guard'], []]);
});
