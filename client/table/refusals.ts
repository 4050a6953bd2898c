// Why a choice cannot be sent, as a sentence with its clause.

import { say } from '#client/words.ts';
import { type Refusal, refusalOf } from '#engine/requests/legal.ts';
import type { Choice, Request } from '#engine/requests/request.ts';
import type { Telling } from '#telling/telling.ts';

/**
 * The reason in the reader's language. Where the game has no words for it in that language, the engine's English would not
 * help: the clause is shown.
 */
export function reasonText(telling: Telling, refusal: Refusal): string {
  const text = telling.reason(refusal);
  if (telling.language !== 'en' && text === refusal.text) return say('reason.clause');
  // In a list of barred items it is a phrase; elsewhere it is a sentence.
  return refusal.code === 'barred' ? text : sentence(text, refusal.clause);
}

/** With a capital, and without the clause at its end, which is shown beside it as a link. */
function sentence(text: string, clause: string): string {
  const ends = clause === '' ? [] : [` at ${clause}`, ` (${clause})`];
  const end = ends.find((one) => text.endsWith(one)) ?? '';
  const said = text.slice(0, text.length - end.length);
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** A form's reason begins with the field it is about, as programs call it. */
function withoutField(request: Request, refusal: Refusal): Refusal {
  if (request.kind !== 'form') return refusal;
  const field = request.fields.find(({ name }) => refusal.text.startsWith(`${name}: `));
  return field === undefined ? refusal : { ...refusal, text: refusal.text.slice(field.name.length + 2) };
}

/** Null when the choice is legal. */
export function refusalText(
  telling: Telling,
  request: Request,
  choice: Choice,
): { text: string; clause: string } | null {
  const refusal = refusalOf(request, choice);
  return refusal === null
    ? null
    : { text: reasonText(telling, withoutField(request, refusal)), clause: refusal.clause };
}
