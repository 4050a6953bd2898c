// Chapter 5: what a player can do on its Intrigue turn, and what it is told of the rest.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { WindowFrame } from '#games/spartacus/rules/06-reactions.ts';
import { withAbility } from '#games/spartacus/testing/card.ts';
import { items, say, sit, turnOf } from '#games/spartacus/testing/sitting.ts';

test('SP-5.12 cards of a kind are one answer, in the hand and on the table', () => {
  const table = sit({
    at: turnOf(0),
    set: [
      'seat 0 house batiatus',
      'seat 0 gold 5',
      'seat 0 hand guard guard petty-theft petty-theft',
      'seat 0 influence 9',
      'seat 0 table house-servant house-servant pietros nuntius.x scriba',
    ],
  });
  assert.deepEqual(items(table, 0), [
    'end',
    'cash.petty-theft',
    'launch.petty-theft.1',
    'cash.guard',
    'lay.guard',
    'use.house-servant',
    'use.pietros',
    'use.scriba',
  ]);
});

test('SP-5.20 SP-5.23 SP-5.26 at the start of a turn just that is barred which cannot be done', () => {
  const barred = (influence: number): unknown => {
    const table = sit({
      seats: 3,
      at: turnOf(0, 3),
      set: ['seat 0 house batiatus', `seat 0 influence ${influence}`, 'seat 0 hand petty-theft guard', 'seat 1 gold 1'],
    });
    return table
      .requestFor(0)!
      .barred!.filter(({ item }) => !String(item).startsWith('use'))
      .map(({ item, clause }) => `${item} ${clause}`);
  };
  assert.deepEqual(barred(2), ['ask.petty-theft SP-5.26', 'launch.petty-theft.0 SP-5.23']);
  assert.deepEqual(barred(1), [
    'launch.petty-theft.1 SP-5.20',
    'launch.petty-theft.2 SP-5.20',
    'launch.petty-theft.0 SP-5.23',
  ]);
});

test('SP-16.9 SP-12.3 an exhausted card that lacks gold keeps no turn open', () => {
  withAbility('indus', 'T:intrigue C:pay(3) TG:self E:draw(1) L:perTurn(1)', () => {
    const waits = (card: string): boolean => {
      const table = sit({ at: turnOf(0), set: ['seat 0 house batiatus', 'seat 0 gold 2', `seat 0 table ${card}`] });
      return !table.over;
    };
    assert.deepEqual([waits('indus'), waits('indus.x'), waits('crixus')], [true, false, false]);
  });
});

test('SP-16.9 SP-14.3 a turn waits for gold only while an ability could be used with it', () => {
  const tullius = sit({
    at: turnOf(0),
    set: ['seat 0 house tullius', 'seat 0 gold 1', 'seat 0 influence 3', 'seat 1 influence 9'],
  });
  say(tullius, '0: use.tullius#2');
  assert.ok(tullius.over, 'it works once a turn');
  withAbility('indus', 'T:intrigue C:pay(3) IF:targetInfluenceAtMostMine TG:rival E:steal(1)', () => {
    const waits = (mine: number, theirs: number): boolean => {
      const set = ['seat 0 house batiatus', 'seat 0 gold 2', `seat 0 influence ${mine}`, `seat 1 influence ${theirs}`];
      return !sit({ at: turnOf(0), set: [...set, 'seat 0 table indus'] }).over;
    };
    assert.deepEqual([waits(5, 3), waits(5, 7)], [true, false]);
  });
});

test('SP-14.3 what must be discarded for a card is counted without the card, where it lies in the hand', () => {
  const barred = (house: string, hand: string): unknown[] => {
    const table = sit({ at: turnOf(0), set: [`seat 0 house ${house}`, 'seat 0 influence 7', `seat 0 hand ${hand}`] });
    return table.requestFor(0)!.barred!.map(({ item }) => item);
  };
  assert.ok(!barred('solonius', 'guard').includes('use.solonius'));
  withAbility('black-market-profits', 'T:scheme C:discardHand(1) TG:self E:gold(5)', () => {
    const launch = 'launch.black-market-profits.0';
    assert.ok(barred('glaber', 'black-market-profits').includes(launch));
    assert.ok(!barred('glaber', 'black-market-profits guard').includes(launch));
  });
});

test('SP-5.22 SP-14.3 the Darling of the Crowd is launched at a House with a gladiator who can gain Favor', () => {
  const may = (cards: string): boolean =>
    items(
      sit({
        at: turnOf(0),
        set: ['seat 0 influence 9', 'seat 0 hand darling-of-the-crowd', `seat 1 table ${cards}`],
      }),
      0,
    ).includes('launch.darling-of-the-crowd.1');
  assert.deepEqual(['crixus', 'crixus.1', 'crixus.2', 'crixus.champion', 'crixus.x', 'pietros'].map(may), [
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

test('SP-5.42 the window at the end of a turn is about the player whose turn it was', () => {
  const table = sit({
    seats: 3,
    at: [['intrigue', {}, 'SP-5.10']],
    set: ['host 1', ...[0, 1, 2].flatMap((seat) => [`seat ${seat} house batiatus`, `seat ${seat} hand guard`])],
  });
  const order: unknown[] = [];
  for (const seat of [1, 2, 0]) {
    say(table, `${seat}: end`);
    order.push((table.state.flow.frames.at(-1) as WindowFrame).activeSeat);
    for (const one of [0, 1, 2]) say(table, `${one}: pass`);
  }
  assert.deepEqual(order, [1, 2, 0]);
});
