// Chapter 6: reactions, and what lets a guard roll again.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CARDS, WINDOW_BITS } from '#games/spartacus/cards.ts';
import type { WindowFrame } from '#games/spartacus/rules/06-reactions.ts';
import { withAbility } from '#games/spartacus/testing/card.ts';
import { items, say, sit, turnOf } from '#games/spartacus/testing/sitting.ts';

test('SP-6.1 SP-6.2 what cannot be played now is said once, with its reason', () => {
  const table = sit({
    seats: 3,
    at: [['window', { window: 'schemeLaunched', activeSeat: 1, target: 2, seats: [0, 2] }]],
    set: ['seat 0 influence 3', 'seat 0 hand whispered-rumors destitute guard', 'played petty-theft'],
  });
  const barred = table.requestFor(0)!.barred!;
  const told = barred.map(({ item }) => item);
  assert.equal(new Set(told).size, told.length);
  assert.deepEqual(barred.find(({ item }) => item === 'play.whispered-rumors.1')?.clause, 'SP-6.2');
  assert.deepEqual(barred.find(({ item }) => item === 'play.destitute.1')?.clause, 'SP-6.1');
  assert.deepEqual(barred.find(({ item }) => item === 'hand.guard')?.clause, 'SP-6.11');
  for (const item of told) assert.match(String(item), /^(play\.[a-z-]+(\.[012])?|hand\.guard)$/);
});

test('SP-6.1 in every window a reaction for another one is barred because of its moment', () => {
  const other = (window: string): string => (window === 'schemeLaunched' ? 'destitute' : 'roar-of-the-crowd');
  for (const window of ['ledgersBalanced', 'intrigueTurnEnded', 'schemeLaunched']) {
    const table = sit({
      seats: 3,
      at: [['window', { window, activeSeat: 1, seats: [0, 2] }]],
      set: ['seat 0 influence 12', `seat 0 hand ${other(window)}`],
    });
    const barred = table.requestFor(0)!.barred!;
    assert.deepEqual([...new Set(barred.map(({ clause }) => clause))], ['SP-6.1'], window);
  }
});

test('SP-6.12 the card that lets a guard roll again is offered by its name alone', () => {
  const table = sit({
    at: turnOf(0),
    set: ['seat 0 influence 8', 'seat 0 hand poisoned-tongues', 'seat 1 table guard praegustator'],
    dice: [2],
  });
  say(table, '0: launch.poisoned-tongues.1', '1: table.guard');
  assert.deepEqual(items(table, 1), ['use.praegustator', 'keep']);
});

test('SP-6.1 only reactions have windows', () => {
  for (const [kind, { type }] of CARDS.entries()) assert.equal(WINDOW_BITS[kind]! > 0, type === 'reaction');
});

test('SP-6.12 SP-14.3 a guard that foils is not rolled again', () => {
  const table = sit({
    at: turnOf(0),
    set: ['seat 0 influence 8', 'seat 0 hand poisoned-tongues guard', 'seat 1 table guard praegustator'],
    dice: [4],
  });
  say(table, '0: launch.poisoned-tongues.1', '1: table.guard');
  assert.deepEqual(
    table.asked.map(({ seat, clause }) => `${seat} ${clause}`),
    ['0 SP-5.12'],
  );
});

test('SP-16.13 a scheme at a House concerns its Dominus first; one at home concerns nobody', () => {
  const concerned = (target: number): unknown => {
    const table = sit({
      seats: 3,
      at: turnOf(0, 3),
      set: ['seat 0 influence 7', 'seat 0 hand black-market-profits', 'seat 1 hand guard', 'seat 2 hand guard'],
    });
    say(table, `0: launch.black-market-profits.${target}`);
    const { concernedSeat, seats } = table.state.flow.frames.at(-1) as WindowFrame;
    return [concernedSeat, seats];
  };
  assert.deepEqual(
    [concerned(0), concerned(2)],
    [
      [null, [1, 2]],
      [2, [1, 2]],
    ],
  );
});

test('SP-6.1 SP-6.2 SP-6.11 why a card is not played in a window is said of each card and each target once', () => {
  const table = sit({
    at: [['window', { window: 'betsPlaced', activeSeat: 0, seats: [0, 1] }]],
    set: [
      'seat 0 influence 4',
      'seat 0 hand guard roar-of-the-crowd drugged-wine petty-theft guard',
      'seat 0 table crixus guard.x',
      'seat 1 table agron',
      'fight 0 crixus against 1 agron',
    ],
  });
  const barred = table.requestFor(0)!.barred!.map(({ item, clause }) => `${item} ${clause}`);
  assert.deepEqual(barred, [
    'play.drugged-wine SP-6.2',
    'play.drugged-wine.0 SP-6.2',
    'play.drugged-wine.1 SP-6.2',
    'play.roar-of-the-crowd SP-6.1',
    'play.roar-of-the-crowd.0 SP-6.1',
    'play.roar-of-the-crowd.1 SP-6.1',
    'hand.guard SP-6.11',
    'table.guard SP-6.11',
  ]);
});

test('SP-16.14 a window that is offered again holds nothing of the reaction before', () => {
  const table = sit({
    at: [['window', { window: 'ledgersBalanced', activeSeat: 0, seats: [0, 1] }]],
    set: [
      'seat 0 influence 3',
      'seat 0 hand destitute guard',
      'seat 1 influence 3',
      'seat 1 gold 0',
      'seat 1 hand guard',
    ],
  });
  say(table, '0: play.destitute.1', '1: pass');
  const { player, deed } = table.state.flow.frames.at(-1) as WindowFrame;
  assert.deepEqual([player, deed, table.requestFor(0)?.clause], [null, null, 'SP-16.10']);
});

test('SP-6.1 what can be played is not barred, but for the targets at which it cannot', () => {
  const table = sit({
    at: [['window', { window: 'betsPlaced', activeSeat: 0, seats: [0, 1] }]],
    set: [
      'seat 0 influence 5',
      'seat 0 hand drugged-wine',
      'seat 0 table crixus',
      'seat 1 table agron',
      'fight 0 crixus against 1 agron',
    ],
  });
  const barred = table.requestFor(0)!.barred!.map(({ item, clause }) => `${item} ${clause}`);
  assert.deepEqual(barred, ['play.drugged-wine SP-14.3']);
});

test('SP-6.17 several guards of a kind on a table are one answer, and the exhausted none', () => {
  const table = sit({
    at: turnOf(0),
    set: ['seat 0 influence 8', 'seat 0 hand poisoned-tongues', 'seat 1 table guard.x guard guard night-watch crixus'],
  });
  say(table, '0: launch.poisoned-tongues.1');
  assert.deepEqual(items(table, 1), ['pass', 'table.guard', 'table.night-watch']);
});

test('SP-6.5 copies of a reaction are one answer, and what it costs is counted without it', () => {
  const offered = (hand: string): readonly unknown[] => {
    const table = sit({
      at: [['window', { window: 'schemeLaunched', activeSeat: 1, target: 1, seats: [0] }]],
      set: ['seat 0 influence 5', `seat 0 hand ${hand}`, 'played petty-theft'],
    });
    return items(table, 0);
  };
  assert.deepEqual(offered('whispered-rumors whispered-rumors'), ['pass', 'play.whispered-rumors.1']);
  withAbility('price-of-silence', 'T:react(schemeLaunched) C:discardHand(1) TG:launcher E:foil', () => {
    assert.deepEqual(offered('price-of-silence'), ['pass']);
    assert.deepEqual(offered('price-of-silence guard'), ['pass', 'play.price-of-silence.1']);
  });
});
