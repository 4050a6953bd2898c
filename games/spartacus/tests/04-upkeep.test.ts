// Chapter 4: the injured heal.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Frame } from '#engine/flow/flow.ts';
import type { HealLocals } from '#games/spartacus/rules/04-upkeep.ts';
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
