// A stage as a hook: it follows the table's updates, plays sounds, and handles the keys and clicks that skip.
//
// A click on the table or Space ends the running beat, End all that wait. A click on a control goes to that control.

import { effect, untracked } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { settings, still } from '#client/shell/settings.ts';
import { sound } from '#client/shell/sound.ts';
import type { Scenes } from '#client/stage/beat.ts';
import { realClock } from '#client/stage/clock.ts';
import { type Manner, Stage, type StageState, type Told } from '#client/stage/stage.ts';
import type { Staged } from '#client/tables/table.ts';

const CONTROLS = 'button, a, input, select, textarea, summary, dialog, [role=button], [role=gridcell], [tabindex="0"]';

/** A stage that follows what `told` returns, its present state, and what the table gets of it. `speed`: how much faster a replay runs. */
export function useStage<M>(
  told: () => Told<M> | null,
  first: Told<M>,
  scenes: Scenes | undefined,
  speed: () => number = () => 1,
): { stage: Stage<M>; shown: StageState<M>; staged: Staged } {
  // Made once: the stage outlives every rendering of its table, and the table is rendered again for another viewer.
  const stage = useMemo(() => {
    const manner: Manner = {
      clock: realClock,
      pace: () => settings.value.pace / speed(),
      still: () => still.value,
      sound,
    };
    return new Stage(first, scenes, manner);
  }, []);
  useEffect(() => {
    let last: unknown = first.moment;
    const end = effect(() => {
      const next = told();
      if (next === null || next.moment === last) return;
      last = next.moment;
      untracked(() => stage.tell(next));
    });
    return () => {
      end();
      stage.close();
    };
  }, [stage]);
  useSkipping(stage);
  const shown = stage.shown.value;
  const { beat, held, waiting } = shown;
  return { stage, shown, staged: { beat, held, waiting, tempo: stage.tempo, catchUp: () => stage.catchUp() } };
}

export function useSkipping<M>(stage: Stage<M>): void {
  useEffect(() => {
    const isPlaying = (): boolean => stage.shown.peek().beat !== null;
    const press = (event: KeyboardEvent): void => {
      if (!isPlaying() || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.matches(CONTROLS)) return;
      if (event.key === ' ') stage.skip();
      else if (event.key === 'End') stage.catchUp();
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    const point = (event: PointerEvent): void => {
      if (!isPlaying() || !(event.target instanceof Element)) return;
      if (event.target.closest('.table-main, .status') === null || event.target.closest(CONTROLS) !== null) return;
      stage.skip();
    };
    const look = (): void => stage.pause(document.visibilityState !== 'visible');
    // Before the keys of the table: Space must not answer a question that appears only when a beat ends.
    addEventListener('keydown', press, true);
    addEventListener('pointerdown', point);
    document.addEventListener('visibilitychange', look);
    return () => {
      removeEventListener('keydown', press, true);
      removeEventListener('pointerdown', point);
      document.removeEventListener('visibilitychange', look);
    };
  }, [stage]);
}
