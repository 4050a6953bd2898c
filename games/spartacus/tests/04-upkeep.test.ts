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
