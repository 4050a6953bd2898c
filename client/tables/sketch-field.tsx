// The field of a sketch: squares or hexes on sand, and the figures as discs with their House's pattern, numeral and, where
// the game has a facing, a notch. It is to be looked at; what can be done stands in the action bar.

import { NUMERALS } from '#client/shell/medallion.tsx';
import { say } from '#client/words.ts';
import type { Figure, Place, SketchField } from '#engine/sketch.ts';

/** A place is this wide. */
const UNIT = 100;
const RIM = 58;

const SQUARE = `M${-UNIT / 2} ${-UNIT / 2}h${UNIT}v${UNIT}h${-UNIT}z`;
const SIDE = UNIT / Math.sqrt(3);
const HEX = `M0 ${-SIDE}L${UNIT / 2} ${-SIDE / 2}V${SIDE / 2}L0 ${SIDE}L${-UNIT / 2} ${SIDE / 2}V${-SIDE / 2}z`;

const Paints = () => (
  <defs>
    <radialGradient id="sk-bronze" cx=".38" cy=".3" r=".85">
      <stop offset="0" stop-color="#F0D3A2" />
      <stop offset=".55" stop-color="#C5924F" />
      <stop offset="1" stop-color="#7F5225" />
    </radialGradient>
    <pattern id="sk-p1" width="8" height="8" patternUnits="userSpaceOnUse">
      <rect width="8" height="8" fill="var(--c1)" />
    </pattern>
    <pattern id="sk-p2" width="14" height="10" patternUnits="userSpaceOnUse">
      <rect width="14" height="10" fill="var(--c2)" />
      <path d="M0 9L7 2 14 9" fill="none" stroke="#1D1713" stroke-opacity=".72" stroke-width="2.600" />
    </pattern>
    <pattern id="sk-p3" width="10" height="10" patternUnits="userSpaceOnUse">
      <rect width="10" height="10" fill="var(--c3)" />
      <circle cx="5" cy="5" r="2.500" fill="#2A211B" fill-opacity=".75" />
    </pattern>
    <pattern id="sk-p4" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="12" height="12" fill="var(--c4)" />
      <rect width="4" height="12" fill="#FFF6E8" fill-opacity=".62" />
    </pattern>
  </defs>
);

function Disc({ figure, at }: { figure: Figure; at: Place }) {
  const numeral = NUMERALS[figure.seat % 4]!;
  const width = 16 + 11 * numeral.length;
  const turn = figure.turn ?? 0;
  // The numeral sits at the back, so that it never covers where the figure looks.
  const back = figure.turn === null ? 135 : turn + 180;
  const x = 36 * Math.sin((back * Math.PI) / 180);
  const y = -36 * Math.cos((back * Math.PI) / 180);
  return (
    <g transform={`translate(${at.x * UNIT} ${at.y * UNIT})`} class={`sk-disc${figure.hurt ? ' hurt' : ''}`}>
      <title>{`${figure.name}, ${at.name}`}</title>
      {figure.turn !== null && <path d="M-21 -28L0 -49L21 -28z" class="sk-notch" transform={`rotate(${turn})`} />}
      <circle r="36" fill={`url(#sk-p${(figure.seat % 4) + 1})`} class="sk-rim" />
      <circle r="27" fill="url(#sk-bronze)" class="sk-in" />
      <text class="sk-short" y="8">
        {figure.short}
      </text>
      {figure.hurt && <path d="M22 -40c7 10 10 14 10 19a10 10 0 0 1-20 0c0-5 3-9 10-19z" class="sk-drop" />}
      <g transform={`translate(${x} ${y})`} class="sk-tag">
        <rect x={-width / 2} y="-13" width={width} height="26" rx="4" />
        <text y="7">{numeral}</text>
      </g>
    </g>
  );
}

export function Field({ field }: { field: SketchField }) {
  const xs = field.places.map(({ x }) => x * UNIT);
  const ys = field.places.map(({ y }) => y * UNIT);
  const edge = field.shape === 'square' ? UNIT / 2 : SIDE;
  const left = Math.min(...xs) - UNIT / 2 - RIM;
  const top = Math.min(...ys) - edge - RIM;
  const width = Math.max(...xs) + UNIT / 2 + RIM - left;
  const height = Math.max(...ys) + edge + RIM - top;
  const names = field.figures.map(({ name, place }) => `${name}, ${field.places[place]!.name}`);
  return (
    <svg
      class="sk-field"
      viewBox={`${left} ${top} ${width} ${height}`}
      role="img"
      aria-label={`${say('table.drawing')}: ${names.join('; ')}`}
    >
      <Paints />
      <rect x={left + 3} y={top + 3} width={width - 6} height={height - 6} rx="6" class="sk-wall" />
      <rect x={left + 22} y={top + 22} width={width - 44} height={height - 44} class="sk-stones" />
      {field.places.map((place) => (
        <g key={place.name} transform={`translate(${place.x * UNIT} ${place.y * UNIT})`}>
          <path d={field.shape === 'square' ? SQUARE : HEX} class="sk-place" />
          <text class="sk-name" y={field.shape === 'square' ? 43 : 36}>
            {place.name}
          </text>
        </g>
      ))}
      {field.figures.map((figure) => (
        <Disc key={figure.name} figure={figure} at={field.places[figure.place]!} />
      ))}
    </svg>
  );
}
