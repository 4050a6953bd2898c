// The Houses one below the other, each with a mark at the right: what each does in a phase that all play at once.

import type { ComponentChildren } from 'preact';
import { Medallion, seatClass } from '#client/shell/medallion.tsx';
import { labelOf, type LudiProps as Props } from '#client/tables/house-of-gladiators/props.ts';

interface RowsProps {
  props: Props;
  seats: readonly number[];
  about(seat: number): string;
  mark(seat: number): ComponentChildren;
}

export const HouseRows = ({ props, seats, about, mark }: RowsProps) => (
  <ul class="hg-rows" tabIndex={0}>
    {seats.map((seat) => (
      <li key={seat} class={seatClass(seat)}>
        <Medallion seat={seat} size="s" />
        <span>
          <b>{labelOf(props, seat)}</b>
          <small>{about(seat)}</small>
        </span>
        <em>{mark(seat)}</em>
      </li>
    ))}
  </ul>
);
