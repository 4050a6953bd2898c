// For every decision of the rulebook's list 16c a moment of a real match at which its viewer is asked it. What bots do on
// the way depends on the name of the moment as well as on its seed.

import { DECISIONS, decisionOf } from '#client/tables/spartacus/registry.ts';
import type { OptionValue } from '#engine/options.ts';
import type { Request } from '#engine/requests/request.ts';
import type { SpartacusView } from '#games/spartacus/view.ts';

export interface DecisionMoment {
  name: string;
  game: 'spartacus';
  seats: number;
  options: { [name: string]: OptionValue };
  seed?: string;
  tries?: number;
  viewer: number;
  clause: string;
  when(view: SpartacusView, request: Request): boolean;
}

const LONG = { length: 'standard' };

/** Where bots come to a decision only now and then: a seed with which they do, and who is asked. A change of the rules
    changes what they do: then the next seeds are tried, up to MANY. */
const MANY = 400;
const RARE: { readonly [id: string]: { seed?: string; viewer?: number } } = {
  'D-03 SP-4.12': { seed: 'sp1', viewer: 2 },
  'D-04 SP-4.12': { seed: 'sp0x', viewer: 2 },
  'D-05 SP-4.21': { seed: 'sp0', viewer: 0 },
  'D-09 SP-6.12': { seed: 'sp0', viewer: 0 },
  'D-11 SP-14.3': { seed: 'sp0', viewer: 0 },
  'D-12 SP-5.8': { seed: 'sp2', viewer: 2 },
  'D-24 SP-12.14': { seed: 'sp0x', viewer: 1 },
  'D-25 SP-12.14': { seed: 'sp0x', viewer: 0 },
  'D-28 SP-9.23': { seed: 'sp0', viewer: 0 },
  'D-30 SP-11.11': { seed: 'sp0', viewer: 0 },
  'D-31 SP-14.2': { seed: 'sp0', viewer: 1 },
};

/** A thing that a decision needs besides its clause, where one clause serves several. */
const NEEDS: { readonly [id: string]: (view: SpartacusView, request: Request) => boolean } = {
  'D-03': (_, request) => request.kind === 'pick' && request.of !== 'act',
  'D-04': (_, request) => request.kind === 'pick' && request.of === 'act',
  'D-19': ({ flow }) => !flow.scenes.some(({ rule }) => rule === 'attack'),
  'D-24': ({ fight, viewer, flow }) => attackerIn(flow) === fight!.seats.indexOf(viewer),
  'D-25': ({ fight, viewer, flow }) => attackerIn(flow) !== fight!.seats.indexOf(viewer),
  'D-28': ({ flow }) => flow.scenes.some(({ rule }) => rule === 'attack'),
};

const attackerIn = (flow: SpartacusView['flow']): unknown =>
  flow.scenes.findLast(({ rule }) => rule === 'attack')?.['slot'];

export const MOMENTS: readonly DecisionMoment[] = DECISIONS.flatMap(({ id, clauses }) =>
  clauses.map((clause) => ({
    name: clauses.length === 1 ? id : `${id}-${clause.replace('.', '-')}`,
    game: 'spartacus' as const,
    seats: 4,
    options: LONG,
    viewer: 0,
    clause,
    ...(`${id} ${clause}` in RARE ? { tries: MANY, ...RARE[`${id} ${clause}`] } : {}),
    when: (view, request) => {
      const isIt = decisionOf(request, view)?.id === id || id in NEEDS;
      return isIt && (NEEDS[id]?.(view, request) ?? true);
    },
  })),
);
