// Chapter 4: the injured heal.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Frame } from '#engine/flow/flow.ts';
import type { HealLocals } from '#games/spartacus/rules/04-upkeep.ts';
import { sit } from '#games/spartacus/testing/sitting.ts';

test('SP-4.12 while nobody may roll again no die has failed', () => {
  const table = sit({ at: [['heal', {}]], set: ['seat 1 table agron.injured crixus.injured'] });
  const heal = table.state.flow.frames[0] as Frame & HealLocals;
  assert.deepEqual([heal.failed, heal.shown, heal.again], [[-1, -1], [0, 0], -1]);
});
