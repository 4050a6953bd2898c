// A match in play as plain JSON, for snapshots (live/saved.ts).

import type { GameEvent } from '#engine/event.ts';
import type { Frame } from '#engine/flow/flow.ts';
import type { SavedPart } from '#engine/records/checkpoint.ts';
import type { RecordedDecision } from '#engine/records/record.ts';

/** Without what the set-up says. It holds all secrets but the seed. */
export interface SavedMatch {
  state: object;
  /** How many random words were drawn. */
  draws: number;
  events: readonly GameEvent[];
  decisions: readonly RecordedDecision[];
  takebacks: number;
  sealedBefore: Frame['sealed'];
  undo: SavedPart;
}
