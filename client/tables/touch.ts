// What tables share where cards, coins and figures are touched to answer a request.

import type { TableProps } from '#client/tables/table.ts';
import type { Scene } from '#engine/flow/scene.ts';
import type { Choice, Pick as PickRequest, Request } from '#engine/requests/request.ts';
import { SPECTATOR } from '#engine/seat.ts';

type Answering = Pick<TableProps, 'draft' | 'choose' | 'refusal'>;

/** Whether two answers are the same one. */
export const isSame = (a: Choice | null, b: Choice): boolean => a !== null && JSON.stringify(a) === JSON.stringify(b);

/** The first touch drafts the choice, the second one sends it. */
export function touch({ draft, choose, refusal }: Answering, choice: Choice): void {
  if (isSame(draft.value, choice) && refusal(choice) === null) choose(choice);
  else draft.value = choice;
}

export const isDrafted = ({ draft }: Pick<TableProps, 'draft'>, choice: Choice): boolean => isSame(draft.value, choice);

/** The seat that is drawn nearest: the viewer's own, or the first seat for a spectator. */
export const homeOf = ({ viewer }: Pick<TableProps, 'viewer'>): number => (viewer === SPECTATOR ? 0 : viewer);

/** The innermost running frame of a rule, as the viewer may know it. */
export const frameOf = (view: { flow: { scenes: readonly Scene[] } }, rule: string): Scene | null =>
  view.flow.scenes.findLast((one) => one.rule === rule) ?? null;

export const isPick = (request: Request | null): request is PickRequest => request?.kind === 'pick';

/** Something that components share besides the draft. It belongs to one request: the next request gets a new one. */
export function perRequest<S>(make: () => S): (props: Pick<TableProps, 'draft'>) => S {
  const made = new WeakMap<object, S>();
  return ({ draft }) => {
    const known = made.get(draft) ?? make();
    made.set(draft, known);
    return known;
  };
}
