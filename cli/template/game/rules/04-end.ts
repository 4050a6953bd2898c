// Chapter 4: the end.

import type { Outcome } from '#engine/game.ts';
import type { Novus } from '../state.ts';

/** NV-4.1 */
export function outcome(g: Novus): Outcome {
  const places = g.points.map((own) => 1 + g.points.filter((points) => points > own).length);
  return { clause: 'NV-4.1', places, scores: g.points.slice() };
}
