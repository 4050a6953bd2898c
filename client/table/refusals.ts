// Why a choice cannot be sent, as a sentence with its clause.

import { isLegal } from '#engine/legal.ts';
import type { Choice, Request } from '#engine/request.ts';
import type { Telling } from '#telling/telling.ts';

/** Null when the choice is legal. */
export function refusalOf(telling: Telling, request: Request, choice: Choice): { text: string; clause: string } | null {
  const refusal = isLegal(request, choice);
  return refusal === null ? null : { text: telling.reason(refusal), clause: refusal.clause };
}
