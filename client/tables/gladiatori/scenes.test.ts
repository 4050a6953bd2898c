// A recorded match of Gladiatori on the stage: nothing is skipped unasked, and every total is shown.

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { effect } from '@preact/signals';
import type { Scenes } from '#client/stage/beat.ts';
import { Stage } from '#client/stage/stage.ts';
import { HandClock } from '#client/stage/testing/clock.ts';
import { recorded } from '#client/stage/testing/recorded.ts';
import { boutOf } from '#client/tables/gladiatori/bout.ts';
import type { GladiatoriProps as Props } from '#client/tables/gladiatori/props.ts';
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

test('both totals, the cards and the wounds of a fight lie on the table until the next act or the next turn', () => {
  const told = recorded(join(import.meta.dirname, '../../../games/gladiatori/records/default.ndjson'), SPECTATOR);
  const { events, view } = told.at(-1)!;
  const boutAfter = (count: number) => boutOf({ events: events.slice(0, count), view } as unknown as Props);
  let seen = 0;
  for (const [i, { kind }] of events.entries()) {
    if (kind !== 'paid') continue;
    const fight = boutAfter(i + 1)!;
    assert.notEqual(fight.blows[0]!.attack, null);
    assert.notEqual(fight.blows[0]!.defence, null);
    // A Passive defender turns nothing over (GL-15.2).
    assert.equal(fight.shown.length, fight.blows[0]!.isPassive ? 1 : 2);
    const begins = events.findIndex((one, n) => n > i && one.kind === 'activationBegan');
    if (begins < 0) continue;
    const act = events.findIndex(
      (one, n) =>
        (n > i && one.kind === 'turnBegan') ||
        (n > begins && ['moved', 'passed', 'stoodBy', 'acted', 'surrendered'].includes(one.kind)),
    );
    for (let n = i + 1; n <= act; n++) {
      const lies = boutAfter(n)!;
      assert.deepEqual([lies.blows[0]!.paid, lies.shown], [fight.blows[0]!.paid, fight.shown], `event ${n}`);
    }
    assert.equal(boutAfter(act + 1), null);
    seen++;
  }
  assert.ok(seen > 0);
});
