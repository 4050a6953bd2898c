// The influence of a House as a track of twelve stones; the last is the victory.

import { type SpartacusProps as Props, sayOf } from '#client/tables/spartacus/props.ts';
import { GOAL } from '#games/spartacus/table-things.ts';

export function Influence({ props, value }: { props: Props; value: number }) {
  return (
    <span class="sp-infl" role="img" aria-label={sayOf(props)('house.influence.of', { value, most: GOAL })}>
      {Array.from({ length: GOAL }, (_, i) => (
        <i key={i} class={i < value ? 'f' : ''} />
      ))}
    </span>
  );
}
