// The running rules, as the table needs them.

import type { Scene } from '#engine/flow/scene.ts';
import type { JugulaView } from '#games/jugula/view.ts';

/** The innermost running frame of a rule, as the viewer may know it. */
export const frameOf = (view: JugulaView, rule: string): Scene | null =>
  view.flow.scenes.findLast((one) => one.rule === rule) ?? null;

/** 0 familia, 1 deployment, 2 card and use, 3 resolve, 4 combat; −1 between turns. */
export function phaseOf({ flow }: JugulaView): number {
  const rules = flow.scenes.map(({ rule }) => rule);
  if (rules.at(-1) === 'game') return 0;
  if (rules.includes('set-up')) return 1;
  if (rules.includes('attack')) return 4;
  return rules.at(-1) === 'turn' ? 2 : rules.includes('turn') ? 3 : -1;
}
