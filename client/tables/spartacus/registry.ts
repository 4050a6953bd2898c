// Where each decision of the rulebook's list 16c is answered on this table.
//
// Every entry names the decision, the clauses of its requests, the scene of the turn it belongs to, and the *thing* that
// is touched to answer it. `list`: nothing on the table stands for it yet, so it is answered in the house's control.

import type { Request } from '#engine/requests/request.ts';
import type { SpartacusView } from '#games/spartacus/view.ts';

export type SpartacusScene =
  | 'house'
  | 'upkeep'
  | 'intrigue'
  | 'market'
  | 'auction'
  | 'inviting'
  | 'invited'
  | 'bets'
  | 'fight'
  | 'verdict'
  | 'tournament'
  | 'plain';

type Thing = 'card' | 'medallion' | 'hex' | 'coin' | 'die' | 'corner' | 'scales' | 'thumb' | 'button' | 'list';

interface Decision {
  id: string;
  clauses: readonly string[];
  scene: SpartacusScene;
  thing: Thing;
  /** Where one clause serves several decisions: the rule it is asked in. */
  rule?: string;
}

export const DECISIONS: readonly Decision[] = [
  { id: 'D-01', clauses: ['SP-2.4'], scene: 'house', thing: 'card' },
  { id: 'D-02', clauses: ['SP-4.6'], scene: 'upkeep', thing: 'card' },
  { id: 'D-03', clauses: ['SP-4.12'], scene: 'upkeep', thing: 'card' },
  { id: 'D-04', clauses: ['SP-4.12'], scene: 'upkeep', thing: 'card' },
  { id: 'D-05', clauses: ['SP-4.21'], scene: 'upkeep', thing: 'card' },
  { id: 'D-06', clauses: ['SP-5.12', 'SP-5.28'], scene: 'intrigue', thing: 'card' },
  { id: 'D-07', clauses: ['SP-5.27'], scene: 'intrigue', thing: 'button' },
  { id: 'D-08', clauses: ['SP-16.10'], scene: 'intrigue', thing: 'card' },
  { id: 'D-09', clauses: ['SP-6.12'], scene: 'intrigue', thing: 'card' },
  { id: 'D-10', clauses: ['SP-5.24', 'SP-14.3'], scene: 'intrigue', thing: 'card' },
  { id: 'D-11', clauses: ['SP-14.3'], scene: 'intrigue', thing: 'card', rule: 'scout' },
  { id: 'D-12', clauses: ['SP-5.8'], scene: 'intrigue', thing: 'card' },
  { id: 'D-13', clauses: ['SP-7.3'], scene: 'market', thing: 'scales' },
  { id: 'D-14', clauses: ['SP-7.17', 'SP-7.28'], scene: 'auction', thing: 'coin' },
  { id: 'D-15', clauses: ['SP-8.13'], scene: 'inviting', thing: 'corner' },
  { id: 'D-16', clauses: ['SP-8.5'], scene: 'invited', thing: 'card' },
  { id: 'D-17', clauses: ['SP-8.22'], scene: 'bets', thing: 'corner' },
  { id: 'D-18', clauses: ['SP-14.3'], scene: 'fight', thing: 'card', rule: 'substitute' },
  { id: 'D-19', clauses: ['SP-9.23'], scene: 'fight', thing: 'die' },
  { id: 'D-20', clauses: ['SP-12.31'], scene: 'fight', thing: 'card' },
  { id: 'D-21', clauses: ['SP-9.7'], scene: 'fight', thing: 'button' },
  { id: 'D-22', clauses: ['SP-9.8', 'SP-9.10', 'SP-9.12', 'SP-9.9'], scene: 'fight', thing: 'hex' },
  { id: 'D-23', clauses: ['SP-9.20'], scene: 'fight', thing: 'card' },
  { id: 'D-24', clauses: ['SP-12.22', 'SP-12.14'], scene: 'fight', thing: 'die' },
  { id: 'D-25', clauses: ['SP-12.23', 'SP-12.14'], scene: 'fight', thing: 'die' },
  { id: 'D-26', clauses: ['SP-12.29'], scene: 'fight', thing: 'card' },
  { id: 'D-27', clauses: ['SP-12.28'], scene: 'fight', thing: 'card' },
  { id: 'D-28', clauses: ['SP-9.23'], scene: 'fight', thing: 'die' },
  { id: 'D-29', clauses: ['SP-10.9'], scene: 'verdict', thing: 'thumb' },
  { id: 'D-30', clauses: ['SP-11.11'], scene: 'tournament', thing: 'card' },
  { id: 'D-31', clauses: ['SP-14.2'], scene: 'fight', thing: 'card' },
];

/** The decision of a request; null: none of the list, as for a free command. */
export function decisionOf(request: Request, view: SpartacusView): Decision | null {
  const rule = view.flow.scenes.at(-1)?.rule;
  const fitting = DECISIONS.filter(({ clauses }) => clauses.includes(request.clause));
  return fitting.find((one) => one.rule === rule) ?? fitting.find((one) => one.rule === undefined) ?? null;
}

/** Whether it is answered on the table. */
export const isOnTable = (request: Request, view: SpartacusView): boolean =>
  (decisionOf(request, view)?.thing ?? 'list') !== 'list';
