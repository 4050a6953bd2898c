// The check 'clone': copies of a state equal it when they are made, and never change afterwards.

import { fingerprint } from '#engine/conformance/fingerprint.ts';
import type { Trial } from '#engine/conformance/trial.ts';
import { difference } from '#engine/conformance/trial.ts';
import type { GameState } from '#engine/flow/flow.ts';

interface Copy {
  state: GameState;
  print: number;
  decision: number;
}

export class Copies {
  private readonly kept: Copy[] = [];

  /** Keeps a copy of the state, whose fingerprint is `print`. */
  keep(trial: Trial, print: number): void {
    if (!trial.begins('clone')) return;
    const { state } = trial.table;
    const copy = trial.game.clone(state);
    if (fingerprint(copy) !== print) {
      const where = difference(JSON.stringify(state), JSON.stringify(copy));
      trial.fail('clone', `a copy differs from its original: ${where}`);
    }
    this.kept.push({ state: copy, print, decision: trial.decisions.length + 1 });
  }

  /** At the end of a game: none of the copies has changed since. */
  check(trial: Trial): void {
    for (const copy of this.kept) {
      if (fingerprint(copy.state) !== copy.print) {
        trial.fail('clone', `the copy made before decision ${copy.decision} has changed since: it shares something`);
      }
    }
  }
}
