// The check 'clone': copies of a state equal it when they are made, and never change afterwards.

import type { Trial } from '#engine/conformance/trial.ts';
import { difference } from '#engine/conformance/trial.ts';
import type { GameState } from '#engine/flow.ts';

interface Copy {
  state: GameState;
  text: string;
  decision: number;
}

export class Copies {
  private readonly kept: Copy[] = [];

  /** Keeps a copy of the state, whose JSON is `text`. */
  keep(trial: Trial, text: string): void {
    if (!trial.on('clone')) return;
    const state = trial.game.clone(trial.table.state);
    const copied = JSON.stringify(state);
    if (copied !== text) trial.fail('clone', `a copy differs from its original: ${difference(text, copied)}`);
    this.kept.push({ state, text, decision: trial.decisions.length + 1 });
  }

  /** At the end of a game: none of the copies has changed since. */
  check(trial: Trial): void {
    for (const copy of this.kept) {
      if (JSON.stringify(copy.state) !== copy.text) {
        trial.fail('clone', `the copy made before decision ${copy.decision} has changed since: it shares something`);
      }
    }
  }
}
