// What is not offered now: readable, in its place, with the reason and the clause that forbids it.

import { reasonText } from '#client/table/refusals.ts';
import type { Request } from '#engine/request.ts';
import type { Telling } from '#telling/telling.ts';

interface BarredProps {
  request: Request;
  telling: Telling;
  openRule(clause: string): void;
}

export function Barred({ request, telling, openRule }: BarredProps) {
  if (request.barred === null || request.barred.length === 0) return null;
  return (
    <ul class="barred">
      {request.barred.map(({ item, clause, reason }) => (
        <li key={`${item} ${clause}`}>
          <span class="barred-item" aria-disabled="true">
            {telling.item(request.of, item)}
          </span>
          <span class="why">
            {reasonText(telling, { clause, code: 'barred', text: reason })}{' '}
            <ClauseLink clause={clause} openRule={openRule} />
          </span>
        </li>
      ))}
    </ul>
  );
}

interface ClauseLinkProps {
  clause: string;
  openRule(clause: string): void;
  /** −1 where Tab passes it by, as in all lines of a log but one. */
  tabIndex?: number;
}

/** A clause that opens the book where it stands. */
export function ClauseLink({ clause, openRule, tabIndex }: ClauseLinkProps) {
  if (clause === '') return null;
  return (
    <button type="button" class="rule" tabIndex={tabIndex} onClick={() => openRule(clause)}>
      {clause}
    </button>
  );
}
