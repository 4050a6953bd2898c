// What becomes of an entry: a change, and whom it concerns, or a refusal.

import type { Refusal } from '#engine/requests/legal.ts';
import type { Viewers } from '#engine/seat.ts';

/** What an entry changed. */
export interface Change {
  /** Whose streams went on. */
  viewers: Viewers;
  /** Whether something changed that is told to all about the table: who plays, the stage, a pause. */
  table: boolean;
  vote: boolean;
}

export const changed = (viewers: Viewers, table = false, vote = false): Change => ({ viewers, table, vote });

/** A refusal that is not the rulebook's. */
export const refuse = (code: string, text: string): Refusal => ({ clause: '', code, text });

export const isRefused = (answer: Change | Refusal): answer is Refusal => 'code' in answer;
