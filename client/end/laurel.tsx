// The winner's medallion in a laurel, on a roundel of tesserae with a running key.

import laurels from 'icon:laurels';
import { Icon } from '#client/shell/icon.tsx';
import { Medallion } from '#client/shell/medallion.tsx';

/** One turn of the key, from the outer ring to the inner: # dark. */
const KEY = ['#######', '.......', '#####..', '#...#..', '#.#.#..', '###.#..', '....###', '.......', '#######'];
const TURNS = 16;
const STONES = KEY[0]!.length * TURNS;
const OUTER = 98;
const RING = 4.2;
const TAU = 2 * Math.PI;

/** A stone of a ring, slightly narrower than its place. */
function stone(radius: number, place: number): string {
  const [from, to] = [place + 0.06, place + 0.94].map((at) => (at * TAU) / STONES);
  const at = (far: number, angle: number): string =>
    `${(far * Math.cos(angle)).toFixed(1)} ${(far * Math.sin(angle)).toFixed(1)}`;
  const inner = radius - RING + 0.4;
  return `M${at(radius, from!)}L${at(radius, to!)}L${at(inner, to!)}L${at(inner, from!)}z`;
}

/** Stones of one colour are one path. */
const lay = (sign: string): string =>
  KEY.map((row, ring) =>
    Array.from({ length: STONES }, (_, place) =>
      row[place % row.length] === sign ? stone(OUTER - ring * RING, place) : '',
    ).join(''),
  ).join('');

const DARK = lay('#');
const LIGHT = lay('.');

export function Laurel({ winner, emblem }: { winner: number | null; emblem?: string | undefined }) {
  return (
    <span class="end-laurel" aria-hidden="true">
      <svg viewBox="-100 -100 200 200">
        <circle r="100" class="rim" />
        <path d={LIGHT} class="light" />
        <path d={DARK} class="dark" />
        <circle r={OUTER - KEY.length * RING} class="floor" />
      </svg>
      <Icon of={laurels} />
      {winner !== null && <Medallion seat={winner} emblem={emblem} />}
    </span>
  );
}
