// Where each decision of the rulebook's list (JU-21.1 to JU-21.11, JU-21.15) is answered on this table.
//
// Every entry names the decision by its clause, the clauses of its requests where they differ, and the *thing* that is
// touched to answer it. `bar`: a free command of the action bar.

import type { Request } from '#engine/requests/request.ts';

type Thing = 'armatura' | 'square' | 'use' | 'figure' | 'card' | 'seat' | 'bar';

interface Decision {
  id: string;
  clause: string;
  thing: Thing;
}

export const DECISIONS: readonly Decision[] = [
  { id: 'JU-21.1', clause: 'JU-21.1', thing: 'armatura' },
  { id: 'JU-21.2', clause: 'JU-21.2', thing: 'square' },
  { id: 'JU-21.3', clause: 'JU-21.3', thing: 'use' },
  { id: 'JU-21.4', clause: 'JU-21.4', thing: 'figure' },
  { id: 'JU-21.5', clause: 'JU-21.5', thing: 'square' },
  { id: 'JU-21.6', clause: 'JU-21.6', thing: 'figure' },
  { id: 'JU-21.7', clause: 'JU-21.7', thing: 'card' },
  { id: 'JU-21.8', clause: 'JU-21.8', thing: 'card' },
  { id: 'JU-21.9', clause: 'JU-21.9', thing: 'card' },
  { id: 'JU-21.9', clause: 'JU-19.4', thing: 'figure' },
  { id: 'JU-21.9', clause: 'JU-19.5', thing: 'figure' },
  { id: 'JU-21.9', clause: 'JU-19.6', thing: 'figure' },
  { id: 'JU-21.9', clause: 'JU-19.7', thing: 'figure' },
  { id: 'JU-21.9', clause: 'JU-19.11', thing: 'card' },
  { id: 'JU-21.9', clause: 'JU-19.13', thing: 'figure' },
  { id: 'JU-21.9', clause: 'JU-19.14', thing: 'figure' },
  { id: 'JU-21.9', clause: 'JU-19.16', thing: 'seat' },
  { id: 'JU-21.10', clause: 'JU-21.10', thing: 'card' },
  { id: 'JU-21.11', clause: 'JU-21.11', thing: 'bar' },
  { id: 'JU-21.15', clause: 'JU-21.15', thing: 'square' },
];

/** The decision of a request; null: none of the list. */
export const decisionOf = (request: Request): Decision | null =>
  DECISIONS.find(({ clause }) => clause === request.clause) ?? null;

/** Whether it is answered on the table. */
export const isOnTable = (request: Request): boolean => (decisionOf(request)?.thing ?? 'bar') !== 'bar';
