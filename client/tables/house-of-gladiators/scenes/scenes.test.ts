// Recorded matches on the stage: what was shown, for how long, and that nothing was skipped unasked.

import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { StageState } from '#client/stage/stage.ts';
import { assertToldWhole, playOnStage } from '#client/stage/testing/play.ts';
import { recorded } from '#client/stage/testing/recorded.ts';
import type { Bout } from '#client/tables/house-of-gladiators/pictures.ts';
import { scenes } from '#client/tables/house-of-gladiators/scenes/index.ts';
import { SPECTATOR } from '#engine/seat.ts';
import type { LudiView } from '#games/house-of-gladiators/view.ts';

const FOLDER = join(import.meta.dirname, '../../../../games/house-of-gladiators/records');
const RECORDS = readdirSync(FOLDER).map((file) => join(FOLDER, file));
const SEEN = 600;

const boutIn = ({ held }: StageState<number>): Bout | null => (held['bout']?.picture as Bout | undefined) ?? null;

/** The dice of the last roll, with ids, so that another throw is another die. */
function diceIn(frame: StageState<number>): string | null {
  const bout = boutIn(frame);
  const roll = bout?.rolls.at(-1);
  if (bout == null || roll === undefined || roll.sides.some((side) => side === null)) return null;
  const men = bout.sides.map(({ man }) => man.tiro).join();
  return `${bout.slot} ${men} ${roll.roll} ${roll.sides.map((side) => `${side!.die}${side!.again ? ' again' : ''}`).join()}`;
}

for (const file of RECORDS) {
  const name = file.split('/').at(-1)!;
  const told = recorded(file, SPECTATOR);
  const all = told.at(-1)!.events;
  const played = playOnStage(scenes, told, 500);
  const { frames } = played;

  test(`${name}: every event is told once and in order, and the table ends as the match does`, () =>
    assertToldWhole(told, played));

  test(`${name}: every throw lay there for ${SEEN} ms at normal pace, and both dice at once`, () => {
    const since = new Map<string, number>();
    const seen = new Set<string>();
    for (const frame of frames) {
      const dice = diceIn(frame);
      for (const [die, from] of since) {
        if (die === dice) continue;
        assert.ok(frame.at - from >= SEEN, `${die} lay for ${frame.at - from} ms`);
        since.delete(die);
      }
      if (dice === null || since.has(dice)) continue;
      since.set(dice, frame.at);
      seen.add(dice);
    }
    const rolls = all.filter(({ kind }) => kind === 'rolled').length / 2;
    assert.ok(rolls > 0 && seen.size >= rolls * 0.9, `${seen.size} of ${rolls}`);
  });

  test(`${name}: a bout keeps all its rolls, their sums are the parts, and health falls by what was lost`, () => {
    let ended = 0;
    for (const frame of frames) {
      const bout = boutIn(frame);
      if (bout == null) continue;
      assert.deepEqual(
        bout.rolls.map(({ roll }) => roll),
        bout.rolls.map((_, i) => i + 1),
      );
      for (const { sides } of bout.rolls)
        for (const side of sides)
          if (side?.total != null)
            assert.equal(
              side.parts.reduce((sum, { value }) => sum + value, 0),
              side.total,
            );
      if (bout.ending === null) continue;
      ended++;
      const last = frame.events.findLast(({ kind }) => kind === 'won' || kind === 'boutDrawn');
      assert.equal(bout.ending.coins, last!['coins']);
    }
    assert.ok(ended > 0);
  });

  test(`${name}: a beat runs for every event that has a scene, and none is skipped unasked`, () => {
    const begun = new Set(frames.flatMap(({ beat }) => (beat === null ? [] : [beat.event.n])));
    const view = told[0]!.view as LudiView;
    for (const event of all.slice(told[0]!.events.length)) {
      const made = scenes.beat(event, view, {}, []);
      if (made === null || (made.lasts ?? 0) === 0) continue;
      // Of two gladiators that enter, the second event shows both.
      if (event.kind === 'entered') continue;
      assert.ok(begun.has(event.n), `${event.kind} ${event.n} was not played`);
    }
  });

  test(`${name}: while events are played health and purses are never ahead of what was told`, () => {
    for (const { view, events } of frames) {
      const last = events.findLast(({ kind }) => kind === 'hurt' || kind === 'incomeReceived');
      if (last === undefined || last !== events.at(-1)) continue;
      const house = (view as LudiView).houses[last['seat'] as number]!;
      if (last.kind === 'incomeReceived') assert.equal(house.coins, last['purse']);
      else assert.equal(house.ludus.find(({ tiro }) => tiro === last['gladiator'])?.hp, last['hp']);
    }
  });
}
