// Why something is not allowed, in the reader's language.

import { language } from '#client/shell/settings.ts';
import { isKey, say } from '#client/words.ts';
import { isLegal, type Refusal } from '#engine/legal.ts';
import type { Choice, Request } from '#engine/request.ts';
import { refusals } from '#telling/refusals.ts';

/** The sentence for a refusal; the engine's own where there is none for its code. */
export function refusalText({ code, text }: Refusal): string {
  const key = `refused.${code}`;
  if (isKey(key)) return say(key);
  return refusals[language.value][code] ?? text;
}

export function refusalOf(request: Request, choice: Choice): { text: string; clause: string } | null {
  const refusal = isLegal(request, choice);
  return refusal === null ? null : { text: refusalText(refusal), clause: refusal.clause };
}
