// Four places round the stage, clockwise from the upper left: the Houses in seat order, or a scene's own four things.

import type { ComponentChildren } from 'preact';
import { Medallion } from '#client/shell/medallion.tsx';
import { emblemProps } from '#client/tables/spartacus/houses.tsx';
import { houseName, type SpartacusProps as Props, sayOf } from '#client/tables/spartacus/props.ts';

export const Four = ({ places, children }: { places: readonly ComponentChildren[]; children: ComponentChildren }) => (
  <div class="sp-four">
    {places.map((place, i) => (
      <div key={i} class={`sp-place at-${i}`}>
        {place}
      </div>
    ))}
    <div class="sp-mid">{children}</div>
  </div>
);

/** Whose place it is. */
export function PlaceHead({ props, seat }: { props: Props; seat: number }) {
  const say = sayOf(props);
  return (
    <header>
      <Medallion seat={seat} size="s" {...emblemProps(props, seat)} />
      <span>
        <b class="name">{houseName(props, seat)}</b>
        <small>{seat === props.viewer ? say('fig.you') : props.names[seat]}</small>
      </span>
    </header>
  );
}
