// Where each decision of the rulebook's chapter 25 is answered on this table.
//
// Every entry names the decision, the clauses of its requests, the scene of the round it belongs to, and the *thing* that
// is touched to answer it. `list`: nothing on the table stands for it yet, so it is answered in the house's control.
// `before`: it is decided when the match is created, and nobody is asked at the table.

import type { Request } from '#engine/requests/request.ts';

export type LudiScene = 'start' | 'market' | 'training' | 'hypogeum' | 'forfeit' | 'bout' | 'duties';

type Thing = 'card' | 'coin' | 'row' | 'mat' | 'man' | 'wheel' | 'die' | 'thumb' | 'list' | 'before';

interface Decision {
  id: string;
  clauses: readonly string[];
  scene: LudiScene;
  thing: Thing;
}

export const DECISIONS: readonly Decision[] = [
  { id: 'HG-25.1', clauses: [], scene: 'start', thing: 'before' },
  { id: 'HG-25.2', clauses: ['HG-2.9'], scene: 'start', thing: 'card' },
  { id: 'HG-25.3', clauses: ['HG-2.12'], scene: 'start', thing: 'card' },
  { id: 'HG-25.4', clauses: ['HG-5.4', 'HG-5.9'], scene: 'market', thing: 'coin' },
  { id: 'HG-25.5', clauses: ['HG-6.5'], scene: 'market', thing: 'card' },
  { id: 'HG-25.6', clauses: ['HG-10.1'], scene: 'training', thing: 'row' },
  { id: 'HG-25.7', clauses: ['HG-11.6'], scene: 'training', thing: 'card' },
  { id: 'HG-25.8', clauses: ['HG-12.5'], scene: 'hypogeum', thing: 'mat' },
  { id: 'HG-25.9', clauses: ['HG-13.2'], scene: 'forfeit', thing: 'man' },
  { id: 'HG-25.10', clauses: ['HG-14.16'], scene: 'bout', thing: 'wheel' },
  { id: 'HG-25.11', clauses: ['HG-23.7'], scene: 'bout', thing: 'die' },
  { id: 'HG-25.12', clauses: ['HG-17.2'], scene: 'bout', thing: 'thumb' },
  { id: 'HG-25.13', clauses: ['HG-17.3'], scene: 'bout', thing: 'thumb' },
  { id: 'HG-25.14', clauses: ['HG-13.16'], scene: 'bout', thing: 'card' },
  { id: 'HG-25.15', clauses: ['HG-23.17'], scene: 'duties', thing: 'card' },
];

/** The decision of a request; null: none of the list, as for a free command. */
export const decisionOf = (request: Request): Decision | null =>
  DECISIONS.find(({ clauses }) => clauses.includes(request.clause)) ?? null;

/** Whether it is answered on the table. */
export const isOnTable = (request: Request): boolean => (decisionOf(request)?.thing ?? 'list') !== 'list';
