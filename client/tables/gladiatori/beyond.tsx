// Figures outside the frame, while the arena is seen close: each has a mark at the edge, with an arrow to where it stands.
// Hexes below a mark are touched through it. The names of the hexes say the same to players who do not see it.

import { NUMERALS } from '#client/shell/medallion.tsx';
import type { Figure } from '#client/tables/gladiatori/figures.ts';
import { CENTRES, edgeOf, HIDDEN, type Point, round } from '#client/tables/gladiatori/geometry.ts';

/** So many pixels from the edge lies the middle of a mark. */
const EDGE = 27;

/** The arrow head, for a figure in the east. */
const ARROW = 'M15.500 -7L25 0L15.500 7z';

interface BeyondProps {
  figures: readonly Figure[];
  /** The middle of the frame, and half of its width and height. */
  middle: Point;
  half: Point;
  /** How many pixels a unit of the drawing has. */
  scale: number;
}

export function Beyond({ figures, middle, half, scale }: BeyondProps) {
  return (
    <g {...HIDDEN}>
      {figures.map(({ id, seat, cell }) => {
        const to = CENTRES[cell]!;
        const at = edgeOf(to, middle, half, EDGE / scale);
        if (at === null) return null;
        const angle = (Math.atan2(to.y - at.y, to.x - at.x) * 180) / Math.PI;
        return (
          <g
            key={id}
            class="gl-beyond"
            transform={`translate(${round(at.x)} ${round(at.y)}) scale(${round(100 / scale) / 100})`}
          >
            <path d={ARROW} class="gl-notch" transform={`rotate(${round(angle)})`} />
            <circle
              r="14"
              fill={seat === null ? undefined : `url(#gl-p${seat + 1})`}
              class={seat === null ? 'gl-beast' : 'gl-disc-line'}
            />
            <circle r="10.500" class="gl-marker-in" />
            <text y="4.600">{seat === null ? id - 3 : NUMERALS[seat]}</text>
          </g>
        );
      })}
    </g>
  );
}
