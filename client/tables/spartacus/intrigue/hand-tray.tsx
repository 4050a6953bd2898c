// The hand: equal cards are stacked. The caller says which of them can be touched, and what that does.

import { type CardButton, HandCard } from '#client/tables/spartacus/parts/card.tsx';
import { homeOf, type SpartacusProps as Props, sayOf } from '#client/tables/spartacus/props.ts';

const PLAIN: CardButton = { state: 'plain', isChosen: false, press: () => {} };

/** Kinds with how many of each there are. */
export function stacksOf(hand: readonly number[]): [number, number][] {
  const counts = new Map<number, number>();
  for (const kind of hand) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts];
}

export function HandTray({ props, button }: { props: Props; button?: (kind: number) => CardButton }) {
  const { hand, known } = props.view.houses[homeOf(props)]!;
  const kinds = typeof hand === 'number' ? known : hand;
  const say = sayOf(props);
  if (kinds.length === 0)
    return <p class="sp-quiet">{hand === 0 || typeof hand !== 'number' ? say('hand.empty') : say('hand.hidden')}</p>;
  return (
    <ul class="sp-hand own">
      {stacksOf(kinds).map(([kind, count]) => (
        <HandCard key={kind} props={props} kind={kind} count={count} button={button?.(kind) ?? PLAIN} />
      ))}
    </ul>
  );
}
