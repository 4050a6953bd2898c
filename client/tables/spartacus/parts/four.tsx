// Four places round the stage, clockwise from the upper left: the Houses in seat order, or a scene's own four things.

import type { ComponentChildren } from 'preact';
import { Medallion } from '#client/shell/medallion.tsx';
import { calledTo } from '#client/tables/called.ts';
import { emblemProps } from '#client/tables/spartacus/houses.tsx';
import { houseOf, type SpartacusProps as Props } from '#client/tables/spartacus/props.ts';

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
  return (
    <header>
      <Medallion seat={seat} size="s" {...emblemProps(props, seat)} />
      <span>
        <b class="name">{calledTo(props, seat)}</b>
        <small>{houseOf(props, seat)}</small>
      </span>
    </header>
  );
}
