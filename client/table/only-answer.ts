// The only answer to a question, where it may be given automatically.

import { isAlone } from '#client/table/alone.ts';
import type { TableProps } from '#client/tables/table.ts';
import { onlyChoice } from '#engine/requests/choices.ts';
import type { Choice } from '#engine/requests/request.ts';

export type Answerable = Pick<TableProps, 'match' | 'request' | 'answered' | 'offers' | 'seats' | 'viewer' | 'outcome'>;

/**
 * The only answer; null: there is a choice, or others could learn from it. While a free command can be given after which the
 * answer may come to something else (`Command.opens`), there is a choice.
 */
export function onlyAnswer(asked: Answerable): Choice | null {
  const { match, request, answered, offers, seats, viewer, outcome } = asked;
  if (request === null || answered !== null || outcome !== null) return null;
  if (offers.some(({ opens }) => opens)) return null;
  if (!isAlone(match, seats, viewer)) return null;
  return onlyChoice(request);
}
