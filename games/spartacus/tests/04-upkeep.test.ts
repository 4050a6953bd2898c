// Chapter 4: the injured heal.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Frame } from '#engine/flow/flow.ts';
import type { Table } from '#engine/flow/table.ts';
import { spartacus } from '#games/spartacus/index.ts';
import type { HealLocals } from '#games/spartacus/rules/04-upkeep.ts';
import type { Spartacus } from '#games/spartacus/state.ts';
import { say, sit } from '#games/spartacus/testing/sitting.ts';

test('SP-4.12 while nobody may roll again no die has failed', () => {
  const table = sit({ at: [['heal', {}]], set: ['seat 1 table agron.injured crixus.injured'] });
  const heal = table.state.flow.frames[0] as Frame & HealLocals;
  assert.deepEqual([heal.failed, heal.shown, heal.again], [[-1, -1], [0, 0], -1]);
});

test('SP-16.6 silent after a die that does not heal: who can roll it again does', () => {
  const set = ['seat 0 table medicus agron.injured'];
  const table = sit({ at: [['heal', {}]], set, dice: [2] });
  assert.equal(table.requestFor(0)!.fallback, 'use.medicus');
});

test('SP-4.14 a die is rolled again once; what is said of the next one rolls it no third time', () => {
  const table = sit({
    at: [['heal', {}]],
    set: ['host 0', 'seat 0 table medicus agron.injured crixus.injured'],
    dice: [2, 5, 3],
  });
  say(table, '0: agron.injured', '0: use.medicus', '0: keep');
  const rolls = table.log!.events.filter(({ kind }) => kind === 'healingRolled').map(({ fields }) => fields);
  assert.deepEqual(
    rolls.map(({ die, again }) => [die, again]),
    [
      [2, false],
      [5, true],
      [3, false],
    ],
  );
  assert.ok(table.over);
});

test('SP-4.6 everybody may ready all that is exhausted, or keep any of it face down', () => {
  const table = sit({
    seats: 3,
    at: [['refresh', { open: [0, 2] }]],
    set: ['seat 0 table agron.x', 'seat 2 table crixus.x'],
  });
  const asked = [0, 2].map((seat) => table.requestFor(seat)!);
  assert.deepEqual(
    asked.map((request) => (request.kind === 'subset' ? [request.min, request.max, request.seat] : [])),
    [
      [0, 1, 0],
      [0, 1, 2],
    ],
  );
});

test('SP-4.21 Houses short of gold are asked at once, listed by seat wherever the Host sits', () => {
  const table = sit({
    at: [['ledgers', {}]],
    set: ['host 1', 'seat 0 table agron crixus', 'seat 1 table priscus verus'],
  });
  assert.deepEqual(
    table.asked.map(({ seat, clause }) => `${seat} ${clause}`),
    ['0 SP-4.21', '1 SP-4.21'],
  );
});

/** What a seat's table is now. */
const assets = (table: Table<Spartacus>, seat: number): string[] =>
  table.state.houses[seat]!.assets.map((asset) => spartacus.nouns['asset']!.print(asset));

test('SP-4.6 of several exhausted cards just those stay so that are named', () => {
  const refreshed = (cards: string): string[] => {
    const table = sit({ at: [['refresh', { open: [0] }]], set: [`seat 0 table ${cards}`] });
    say(table, '0: crixus.x+agron.x');
    return assets(table, 0);
  };
  assert.deepEqual(refreshed('crixus.x agron.x castus.x'), ['crixus.x', 'agron.x', 'castus']);
  assert.deepEqual(refreshed('agron.x castus.x crixus.x'), ['agron.x', 'castus', 'crixus.x']);
});

test('SP-4.9 SP-4.13 a die that heals is not rolled again, whoever could do it', () => {
  const table = sit({ at: [['heal', {}]], set: ['seat 0 table medicus agron.injured'], dice: [4] });
  assert.ok(table.over);
  assert.deepEqual(assets(table, 0), ['medicus', 'agron']);
});

test('SP-16.6 silent with several injured: the first of them is rolled for', () => {
  const table = sit({ at: [['heal', {}]], set: ['seat 1 table agron.injured crixus.injured'] });
  assert.equal(spartacus.nouns['asset']!.print(table.requestFor(1)!.fallback as number), 'agron.injured');
});

test('SP-4.12 SP-4.14 a seat that rolls again keeps no other from rolling', () => {
  const table = sit({
    at: [['heal', {}]],
    set: ['host 0', 'seat 0 table medicus castus.injured', 'seat 1 table agron.injured crixus.injured'],
    dice: [2, 5, 6, 6],
  });
  say(table, '0: use.medicus', '1: crixus.injured');
  assert.ok(table.over);
  assert.deepEqual(assets(table, 1), ['agron', 'crixus']);
});

test('SP-4.21 SP-16.6 silent in debt: the cheapest gladiators of that House go, champions last', () => {
  const named = (table: string): unknown => {
    const asking = sit({ at: [['ledgers', {}]], set: ['seat 0 table theokeles', 'seat 0 gold 1', table] });
    return (asking.requestFor(1)!.fallback as number[]).map((asset) => spartacus.nouns['asset']!.print(asset));
  };
  // A slave pays for one of the three.
  assert.deepEqual(named('seat 1 table kitchen-hand crixus verus gallic-recruit'), ['gallic-recruit', 'verus']);
  assert.deepEqual(named('seat 1 table kitchen-hand crixus gallic-recruit.champion'), ['crixus']);
  assert.deepEqual(named('seat 1 table kitchen-hand agron spartacus bato priscus castus'), [
    'agron',
    'priscus',
    'bato',
  ]);
});

test('SP-4.21 SP-4.23 each House in debt answers for itself, and only gladiators that are not ready are barred', () => {
  const table = sit({
    at: [['ledgers', {}]],
    set: ['seat 0 table crixus agron', 'seat 1 table priscus verus bato.x pietros.x guard.x'],
  });
  const barred = table.requestFor(1)!.barred!.map(({ item }) => spartacus.nouns['asset']!.print(item as number));
  assert.deepEqual(barred, ['bato.x']);
  say(table, '0: agron+crixus');
  assert.equal(table.requestFor(0), null);
  assert.equal(table.requestFor(1)?.clause, 'SP-4.21');
});
