// A recorded match of Gladiatori on the stage: nothing is skipped unasked, and every total is shown.

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { effect } from '@preact/signals';
import type { Scenes } from '#client/stage/beat.ts';
import { Stage } from '#client/stage/stage.ts';
import { HandClock } from '#client/stage/testing/clock.ts';
import { recorded } from '#client/stage/testing/recorded.ts';
import { scenes } from '#client/tables/gladiatori/scenes.ts';
import { SPECTATOR } from '#engine/seat.ts';

test('every total of a fight is to be seen for 600 ms at normal pace, and the match ends as it did', () => {
  const told = recorded(join(import.meta.dirname, '../../../games/gladiatori/records/default.ndjson'), SPECTATOR);
  const clock = new HandClock();
  const stage = new Stage(told[0]!, scenes as Scenes, {
    clock,
    pace: () => 500,
    still: () => false,
    sound: () => {},
  });
  const ran = new Map<number, number>();
  effect(() => {
    const { beat } = stage.shown.value;
    if (beat !== null) ran.set(beat.event.n, beat.lasts);
  });
  for (const update of told.slice(1)) stage.tell(update);
  clock.rest();
  const totals = told.at(-1)!.events.filter(({ kind }) => kind === 'attackValued' || kind === 'defenceValued');
  assert.ok(totals.length >= 2);
  for (const { n, kind } of totals) assert.ok((ran.get(n) ?? 0) >= 600, `${kind} ${n} ran for ${ran.get(n)} ms`);
  assert.deepEqual(stage.shown.value.view, told.at(-1)!.view);
});
