// A net thrown at a Stoic man may succeed, and then does nothing (JU-16.30): neither odds nor results call him hindered.

import { hintOf, type JugulaProps as Props } from '#client/tables/jugula/props.ts';
import { frameOf } from '#client/tables/jugula/scene.ts';
import type { Hint, Item, Request } from '#engine/requests/request.ts';
import { ARMATURAE, kindOfName } from '#games/jugula/armaturae.ts';
import { targetName } from '#games/jugula/table-things.ts';

export const isStoic = (name: number): boolean => ARMATURAE[kindOfName(name)]?.stoic ?? false;

/** Whom an item of the request would strike: the attacks name him, the cards are for the combat that runs. */
function victimOf({ view }: Props, request: Request, item: Item): number {
  if (request.of === 'strike') return targetName(item as number);
  return (frameOf(view, 'attack')?.['onGladiator'] as number | undefined) ?? -1;
}

/** The odds as they are told: a success that hinders nobody is `idle`. */
export function asTold(props: Props, request: Request, hint: Hint): Hint {
  const { netted, ...values } = hint.values;
  if (netted === undefined || !isStoic(victimOf(props, request, hint.item))) return hint;
  return { ...hint, values: { ...values, idle: netted } };
}

export function oddsOf(props: Props, request: Request | null, item: Item): Hint | null {
  const hint = hintOf(request, item);
  return request === null || hint === null ? null : asTold(props, request, hint);
}
