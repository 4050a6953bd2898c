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
    const path = sharedPart(state, copy, '');
    if (path !== null) trial.fail('clone', `a copy shares ${path.slice(1)} with its original`);
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

/**
 * Where both hold the very same list or object, which a change to one of them would change in the other; null: nowhere. An
 * empty list may be shared by games that replace it instead of filling it; whether they do is seen by `check`.
 */
function sharedPart(a: unknown, b: unknown, path: string): string | null {
  if (typeof a !== 'object' || a === null || Object.isFrozen(a)) return null;
  if (a === b) return Array.isArray(a) && a.length === 0 ? null : path;
  for (const [key, part] of Object.entries(a)) {
    const found = sharedPart(part, (b as Record<string, unknown>)[key], `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}
