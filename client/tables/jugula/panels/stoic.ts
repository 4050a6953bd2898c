// The odds as they are told, and what a combat came to. A net thrown at a Stoic man may succeed, and then does nothing
// (JU-16.30): neither odds nor results call him hindered. When the reader's own man holds, it is the reader whose Vox Populi
// rises.

import type { Combat } from '#client/tables/jugula/pictures.ts';
import { hintOf, type JugulaProps as Props } from '#client/tables/jugula/props.ts';
import { frameOf } from '#client/tables/jugula/scene.ts';
import type { Hint, Item, Request } from '#engine/requests/request.ts';
import { ARMATURAE, kindOfName, seatOfName } from '#games/jugula/armaturae.ts';
import { targetName } from '#games/jugula/table-things.ts';

export const isStoic = (name: number): boolean => ARMATURAE[kindOfName(name)]?.stoic ?? false;

/** Whom an item of the request would strike: the attacks name him, the cards are for the combat that runs. */
function victimOf({ view }: Props, request: Request, item: Item): number {
  if (request.of === 'strike') return targetName(item as number);
  return (frameOf(view, 'attack')?.['onGladiator'] as number | undefined) ?? -1;
}

/** The odds as they are told: a success that hinders nobody is `idle`, and a defence of the reader's `held.you`. */
export function asTold(props: Props, request: Request, hint: Hint): Hint {
  const victim = victimOf(props, request, hint.item);
  const { netted, held, ...values } = hint.values;
  const isOwn = victim >= 0 && seatOfName(victim) === props.viewer;
  return {
    ...hint,
    values: {
      ...values,
      ...(netted === undefined ? {} : { [isStoic(victim) ? 'idle' : 'netted']: netted }),
      ...(held === undefined ? {} : { [isOwn ? 'held.you' : 'held']: held }),
    },
  };
}

export function oddsOf(props: Props, request: Request | null, item: Item): Hint | null {
  const hint = hintOf(request, item);
  return request === null || hint === null ? null : asTold(props, request, hint);
}

/** What a combat came to, as its sentence calls it. */
export function resultKind({ outcome, wounded, clause, on }: Combat): string {
  // In the dust by one blow, or by a second wound (JU-15.2).
  if (outcome === 'dust' && clause !== 'JU-14.5') return 'second';
  if (outcome === 'pushed' && wounded) return 'wounded';
  // Whether it wounds him or is his second wound, the next event tells.
  if (outcome === 'pinned' && !wounded) return 'pinned.half';
  return outcome === 'netted' && isStoic(on) ? 'idle' : outcome!;
}

/** What a combat came to, as the odds call it; null: it is not over. */
export function oddsKind({ outcome, wounded, on }: Combat): string | null {
  if (outcome === 'pinned') return wounded ? 'wounded' : null;
  if (outcome === 'pushed' && wounded) return 'wounded';
  return outcome === 'netted' && isStoic(on) ? 'idle' : outcome;
}
