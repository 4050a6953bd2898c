// The arena itself: sand and mosaic, the wall with its meander, the gates, the crowd. It never changes, so it is drawn
// once. What repeats is a dashed line or one path, so that a phone paints some forty nodes instead of thousands.

import {
  CENTRES,
  FLOOR,
  HEX,
  HIDDEN,
  hexName,
  meander,
  round,
  TRACK,
  VIEW,
  WALL,
} from '#client/tables/gladiatori/geometry.ts';
import { STARTS } from '#games/gladiatori/board.ts';

/** Rows of spectators: how far outside the track, the length of a dash pattern, and its colour. */
const CROWD: readonly { out: number; dash: string; shift: number; colour: string; size: number }[] = [
  { out: 9, dash: '0 9', shift: 0, colour: 'var(--crowd)', size: 6.5 },
  { out: 9, dash: '0 63', shift: 18, colour: 'var(--st-red)', size: 6.5 },
  { out: 9, dash: '0 99', shift: 45, colour: 'var(--st-blue)', size: 6.5 },
  { out: 18, dash: '0 9', shift: 4.5, colour: 'var(--crowd)', size: 6.2 },
  { out: 18, dash: '0 81', shift: 31.5, colour: 'var(--st-ochre)', size: 6.2 },
  { out: 18, dash: '0 54', shift: 13.5, colour: 'var(--line-2)', size: 6.2 },
  { out: 27, dash: '0 9', shift: 0, colour: 'var(--crowd)', size: 5.8 },
  { out: 27, dash: '0 72', shift: 27, colour: 'var(--st-green)', size: 5.8 },
  { out: 27, dash: '0 117', shift: 63, colour: 'var(--st-red)', size: 5.8 },
  { out: 36, dash: '0 9', shift: 4.5, colour: 'var(--line-2)', size: 5.2 },
  { out: 36, dash: '0 45', shift: 22.5, colour: 'var(--crowd)', size: 5.2 },
];

/** Rings of tesserae inside the wall, each row of stones a dashed line. */
const STONES: readonly { inside: number; dash: string; shift: number; opacity: number }[] = [
  { inside: 4, dash: '5.2 1.300', shift: 0, opacity: 0.5 },
  { inside: 10.5, dash: '5 1.500', shift: 3, opacity: 0.38 },
  { inside: 17, dash: '5.200 1.300 5 14', shift: 1, opacity: 0.3 },
  { inside: 23.5, dash: '5 21 5 40 5 9', shift: 5, opacity: 0.26 },
  { inside: 30, dash: '5 67 5 31', shift: 9, opacity: 0.22 },
];

const MEANDER = meander({ rx: FLOOR.rx + 3.5, ry: FLOOR.ry + 3.5 }, 12, 116);

const Gate = ({ side }: { side: 1 | -1 }) => (
  <g transform={`translate(${side * 326} 0) scale(${side} 1)`}>
    <rect x="-30" y="-27" width="56" height="54" class="gl-gate" />
    <rect x="-26" y="-19" width="52" height="38" class="gl-gate-dark" />
    <path d="M-26 -9.500H24M-26 0H24M-26 9.500H24M-15 -19V19M-3 -19V19M9 -19V19" class="gl-gate-bars" />
    <path d="M-30 -23.500H26M-30 23.500H26" class="gl-gate-stones" />
  </g>
);

/** What all drawings of this table paint with. */
export const Paints = () => (
  <defs>
    <radialGradient id="gl-sand" cx=".5" cy=".46" r=".62">
      <stop offset="0" stop-color="var(--sand-hi)" />
      <stop offset=".72" stop-color="var(--sand)" />
      <stop offset="1" stop-color="var(--sand-lo)" />
    </radialGradient>
    <radialGradient id="gl-fade" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="392" gradientTransform="scale(1 .755)">
      <stop offset=".87" stop-color="var(--page)" stop-opacity="0" />
      <stop offset="1" stop-color="var(--page)" stop-opacity=".88" />
    </radialGradient>
    <radialGradient id="gl-bronze" cx=".38" cy=".3" r=".85">
      <stop offset="0" stop-color="#F0D3A2" />
      <stop offset=".55" stop-color="#C5924F" />
      <stop offset="1" stop-color="#7F5225" />
    </radialGradient>
    <pattern id="gl-p1" width="8" height="8" patternUnits="userSpaceOnUse">
      <rect width="8" height="8" fill="var(--c1)" />
    </pattern>
    <pattern id="gl-p2" width="7" height="5" patternUnits="userSpaceOnUse">
      <rect width="7" height="5" fill="var(--c2)" />
      <path d="M0 4.400L3.500 1 7 4.400" fill="none" stroke="#1D1713" stroke-opacity=".72" stroke-width="1.300" />
    </pattern>
    <pattern id="gl-p3" width="5" height="5" patternUnits="userSpaceOnUse">
      <rect width="5" height="5" fill="var(--c3)" />
      <circle cx="2.500" cy="2.500" r="1.250" fill="#2A211B" fill-opacity=".75" />
    </pattern>
    <pattern id="gl-p4" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="6" height="6" fill="var(--c4)" />
      <rect width="2" height="6" fill="#FFF6E8" fill-opacity=".62" />
    </pattern>
    <pattern id="gl-rear" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
      <rect width="7" height="7" fill="var(--danger)" fill-opacity=".1" />
      <rect width="1.700" height="7" fill="var(--danger)" fill-opacity=".62" />
    </pattern>
    <pattern id="gl-hid" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="1.200" height="6" fill="var(--muted)" fill-opacity=".6" />
    </pattern>
    <pattern id="gl-grain" width="26" height="26" patternUnits="userSpaceOnUse">
      <path
        d="M2 3h4v4H2zM9 1.500h4.500v4H9zM17 3.500h4v4h-4zM5 10h4.500v4H5zM13 9h4v4.500h-4zM20.500 11h4v4h-4zM1.500 17.500h4v4h-4zM9.500 17h4v4.500h-4zM17 18.500h4.500v4H17z"
        fill="var(--sand-lo)"
        fill-opacity=".13"
      />
    </pattern>
  </defs>
);

/** All that lies below the figures. */
export function Floor() {
  return (
    <g {...HIDDEN} class="gl-floor">
      {CROWD.map(({ out, dash, shift, colour, size }) => (
        <ellipse
          key={`${out} ${dash}`}
          rx={TRACK.rx + out}
          ry={TRACK.ry + out}
          class="gl-crowd"
          stroke={colour}
          stroke-width={size}
          stroke-dasharray={dash}
          stroke-dashoffset={shift}
        />
      ))}
      <rect x={VIEW.x - 40} y={VIEW.y - 40} width={VIEW.width + 80} height={VIEW.height + 80} fill="url(#gl-fade)" />
      <ellipse {...TRACK} class="gl-track" />
      <ellipse {...WALL} class="gl-wall" />
      <path d={MEANDER} class="gl-meander" />
      <ellipse {...FLOOR} class="gl-sand" fill="url(#gl-sand)" />
      <ellipse {...FLOOR} fill="url(#gl-grain)" />
      {STONES.map(({ inside, dash, shift, opacity }) => (
        <ellipse
          key={inside}
          rx={FLOOR.rx - inside}
          ry={FLOOR.ry - inside}
          class="gl-stones"
          stroke-dasharray={dash}
          stroke-dashoffset={shift}
          stroke-opacity={opacity}
        />
      ))}
      <Gate side={-1} />
      <Gate side={1} />
      {STARTS.map((cell) => (
        <path
          key={cell}
          d={HEX}
          class="gl-start"
          transform={`translate(${CENTRES[cell]!.x} ${CENTRES[cell]!.y}) scale(.62)`}
        />
      ))}
      {/* Log, bar and typed answers name hexes; here a player finds them. */}
      {CENTRES.map(({ x, y }, cell) => (
        <text key={cell} x={round(x)} y={round(y - 14.5)} class="gl-hex-name">
          {hexName(cell)}
        </text>
      ))}
    </g>
  );
}
