// A reaction that was not carried out: nobody else may know that it was given (SP-16.28), but who gave it is told.

import type { SpartacusProps } from '#client/tables/spartacus/props.ts';
import { sayer } from '#client/tables/spartacus/words.ts';
import type { SeenEvent } from '#engine/event.ts';
import type { Choice } from '#engine/requests/request.ts';
import { actOf, cardCalled, PASS } from '#games/spartacus/table-things.ts';

const WINDOW = 'SP-16.10';

/** Why the viewer's reaction did not count, told from what followed; null: it did, or it was a pass. */
export function voided(
  props: SpartacusProps,
  answer: Choice,
  clause: string,
  since: readonly SeenEvent[],
): string | null {
  if (clause !== WINDOW || typeof answer !== 'string' || answer === PASS) return null;
  const reactions = since.filter(({ kind }) => kind === 'played' || kind === 'guarded');
  if (reactions.some((event) => event['seat'] === props.viewer)) return null;
  const card = cardCalled(actOf(answer).card, props.telling.words);
  return sayer(props.language)(reactions.length > 0 ? 'voided.later' : 'voided.gone', { card });
}
