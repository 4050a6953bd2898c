// A seat at a glance: colour, pattern, emblem and numeral, always all four, so that no colour is needed.

import bull from 'icon:bull-horns';
import eagle from 'icon:eagle-emblem';
import snake from 'icon:snake';
import wolf from 'icon:wolf-head';
import { Icon } from '#client/shell/icon.tsx';

const EMBLEMS = [eagle, wolf, snake, bull];
export const NUMERALS = ['I', 'II', 'III', 'IV'];

/** The class that brings a seat's colours and pattern. */
export const seatClass = (seat: number): string => `seat-${(seat % 4) + 1}`;

interface MedallionProps {
  seat: number;
  size?: 's' | 'm' | 'l';
  /** Another emblem than the seat's own, such as its gladiator's helmet. */
  emblem?: string | undefined;
  name?: string;
}

export function Medallion({ seat, size = 'm', emblem, name }: MedallionProps) {
  const classes = `med ${size} ${seatClass(seat)}`;
  const inside = (
    <>
      <Icon of={emblem ?? EMBLEMS[seat % 4]!} />
      <b>{NUMERALS[seat % 4]}</b>
    </>
  );
  if (name === undefined) {
    return (
      <span class={classes} data-pattern={seat % 4} aria-hidden="true">
        {inside}
      </span>
    );
  }
  return (
    <span class={classes} data-pattern={seat % 4} role="img" aria-label={name}>
      {inside}
    </span>
  );
}
