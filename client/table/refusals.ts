// Why a choice cannot be sent, as a sentence with its clause.

import { say } from '#client/words.ts';
import { isLegal, type Refusal } from '#engine/legal.ts';
import type { Choice, Request } from '#engine/request.ts';
import type { Telling } from '#telling/telling.ts';

/**
 * The reason in the reader's language. Where the game has no words for it in his, the engine's English would be none
 * either: he is shown the clause.
 */
export function reasonText(telling: Telling, refusal: Refusal): string {
  const text = telling.reason(refusal);
  return telling.language !== 'en' && text === refusal.text ? say('reason.clause') : text;
}

/** Null when the choice is legal. */
export function refusalOf(telling: Telling, request: Request, choice: Choice): { text: string; clause: string } | null {
  const refusal = isLegal(request, choice);
  return refusal === null ? null : { text: reasonText(telling, refusal), clause: refusal.clause };
}
