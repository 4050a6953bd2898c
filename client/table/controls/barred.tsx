// Items that are not offered now: readable, in their place, with the reason and the clause that forbids them, grouped by
// reason.

import { ClauseLink } from '#client/table/clause-link.tsx';
import { reasonText } from '#client/table/refusals.ts';
import { say } from '#client/words.ts';
import type { Barred as Bar, Request } from '#engine/requests/request.ts';
import { inDetail } from '#telling/choices.ts';
import type { Telling } from '#telling/telling.ts';

/** So many are named at once; the others open on demand. */
const LISTED = 8;
/** With more reasons than this the list is closed at first, because the table needs the room. */
const REASONS = 2;

interface BarredProps {
  request: Request;
  telling: Telling;
  openRule(clause: string): void;
}

export function Barred({ request, telling, openRule }: BarredProps) {
  if (request.barred === null || request.barred.length === 0) return null;
  const told = ({ clause, reason }: Bar): string => reasonText(telling, { clause, code: 'barred', text: reason });
  const detailed = inDetail(request.barred);
  const groups = Map.groupBy(detailed, (one) => `${one.clause} ${told(one)}`);
  const list = (
    <ul class="barred">
      {[...groups].map(([key, barred]) => {
        const names = [
          ...new Set(
            barred.map(({ item, of, when }) => {
              const name = telling.item(of ?? request.of, item);
              return when === undefined ? name : `${telling.item('word', when)}${telling.colon}${name}`;
            }),
          ),
        ];
        return (
          <li key={key}>
            {names.slice(0, LISTED).map((name) => (
              <span key={name} class="barred-item" aria-disabled="true">
                {name}
              </span>
            ))}
            {names.length > LISTED && (
              <details>
                <summary>{say('bar.barred.more', { count: names.length - LISTED })}</summary>
                {names.slice(LISTED).join(', ')}
              </details>
            )}
            <span class="why">
              {told(barred[0]!)} <ClauseLink clause={barred[0]!.clause} openRule={openRule} />
            </span>
          </li>
        );
      })}
    </ul>
  );
  if (groups.size <= REASONS) return list;
  return (
    <details class="barred-all">
      <summary>{say('bar.barred.all', { count: detailed.length })}</summary>
      {list}
    </details>
  );
}
