// A match on a stage with a clock moved by hand: what was shown, and when.

import assert from 'node:assert/strict';
import { effect } from '@preact/signals';
import type { Scenes } from '#client/stage/beat.ts';
import { type Manner, Stage, type StageState, type Told } from '#client/stage/stage.ts';
import { HandClock } from '#client/stage/testing/clock.ts';

/** What was shown from this time on. */
export interface StageFrame extends StageState<number> {
  at: number;
}

interface Played {
  frames: StageFrame[];
  stage: Stage<number>;
  clock: HandClock;
}

/** All decisions of bots arrive at once, as from the fastest server; the stage plays them. */
const flood = (told: readonly Told<number>[], stage: Stage<number>, clock: HandClock): void => {
  for (const update of told.slice(1)) stage.tell(update);
  clock.rest();
};

export function playOnStage(scenes: unknown, told: readonly Told<number>[], pace: number, tell = flood): Played {
  const clock = new HandClock();
  const manner: Manner = { clock, pace: () => pace, still: () => false, sound: () => {} };
  const stage = new Stage(told[0]!, scenes as Scenes, manner);
  const frames: StageFrame[] = [];
  effect(() => {
    frames.push({ ...stage.shown.value, at: clock.now });
  });
  tell(told, stage, clock);
  return { frames, stage, clock };
}

/** Every event was told once and in order, the log never went back, and the table ends as the match does. */
export function assertToldWhole(told: readonly Told<number>[], { frames, stage }: Played): void {
  const [shown, last] = [stage.shown.value, told.at(-1)!];
  assert.deepEqual(
    shown.events.map(({ n }) => n),
    last.events.map(({ n }) => n),
  );
  assert.deepEqual(shown.view, last.view);
  assert.equal(shown.moment, told.length - 1);
  assert.equal(shown.beat, null);
  for (const [i, frame] of frames.entries())
    assert.ok(i === 0 || frame.events.length >= frames[i - 1]!.events.length, 'the log never goes back');
}
