// What a field is drawn with: sand, the meander around it, and the figures as discs with their House's pattern and
// numeral and, where the game has a facing, a notch.

import { NUMERALS } from '#client/shell/medallion.tsx';
import { emblem } from '#client/tables/sketch/emblems.ts';
import type { Figure, Place, SketchField } from '#games/shared/table.ts';

/** For drawings without meaning to screen readers. */
export const HIDDEN = { 'aria-hidden': true } as const;

/** A place is this wide. */
export const UNIT = 100;
/** The wall around the places. */
const RIM = 62;
/** A tile of the meander; sixteen of them are as long as eight squares. */
const TILE = 50;

const SQUARE = `M${-UNIT / 2} ${-UNIT / 2}h${UNIT}v${UNIT}h${-UNIT}z`;
const SIDE = UNIT / Math.sqrt(3);
const HEX = `M0 ${-SIDE}L${UNIT / 2} ${-SIDE / 2}V${SIDE / 2}L0 ${SIDE}L${-UNIT / 2} ${SIDE / 2}V${-SIDE / 2}z`;

export const outlineOf = ({ shape }: SketchField): string => (shape === 'square' ? SQUARE : HEX);

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The places with the wall around them. */
export function frameOf({ places, shape }: SketchField): Box {
  const xs = places.map(({ x }) => x * UNIT);
  const ys = places.map(({ y }) => y * UNIT);
  const edge = shape === 'square' ? UNIT / 2 : SIDE + 10;
  const side = UNIT / 2 + (shape === 'square' ? 0 : 10);
  const left = Math.min(...xs) - side - RIM;
  const top = Math.min(...ys) - edge - RIM;
  return { left, top, width: Math.max(...xs) + side + RIM - left, height: Math.max(...ys) + edge + RIM - top };
}

export const Paints = ({ frame }: { frame: Box }) => (
  <defs>
    <radialGradient id="sk-sand" cx=".5" cy=".46" r=".72">
      <stop offset="0" stop-color="var(--sand-hi)" />
      <stop offset=".7" stop-color="var(--sand)" />
      <stop offset="1" stop-color="var(--sand-lo)" />
    </radialGradient>
    <radialGradient id="sk-bronze" cx=".38" cy=".3" r=".85">
      <stop offset="0" stop-color="#F0D3A2" />
      <stop offset=".55" stop-color="#C5924F" />
      <stop offset="1" stop-color="#7F5225" />
    </radialGradient>
    <pattern
      id="sk-meander"
      width={TILE}
      height={TILE}
      patternUnits="userSpaceOnUse"
      patternTransform={`translate(${frame.left} ${frame.top})`}
    >
      <path d="M0 43H7V7H43V34H22V22H31" class="sk-key" />
      <path d="M43 43H50" class="sk-key" />
    </pattern>
    <pattern id="sk-grout" width="10" height="10" patternUnits="userSpaceOnUse">
      <path d="M0 0H10M0 0V10" class="sk-grout" />
    </pattern>
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

/** The wall with its meander, and the sand inside. */
export const Ground = ({ frame: { left, top, width, height } }: { frame: Box }) => (
  <g {...HIDDEN}>
    <rect x={left + 2} y={top + 2} width={width - 4} height={height - 4} class="sk-wall" />
    <rect x={left} y={top} width={width} height={height} fill="url(#sk-meander)" />
    <rect x={left} y={top} width={width} height={height} fill="url(#sk-grout)" />
    <rect
      x={left + RIM - 8}
      y={top + RIM - 8}
      width={width - 2 * RIM + 16}
      height={height - 2 * RIM + 16}
      fill="url(#sk-sand)"
      class="sk-sand"
    />
  </g>
);

/** Names of columns and rows on small tablets in the wall. */
export function Edges({ field, frame }: { field: SketchField; frame: Box }) {
  if (field.edges === null) return null;
  const tablet = (x: number, y: number, text: string, key: string) => (
    <g key={key} transform={`translate(${x} ${y})`} class="sk-tablet">
      <rect x="-22" y="-22" width="44" height="44" rx="5" />
      <text dy=".36em">{text}</text>
    </g>
  );
  return (
    <g {...HIDDEN}>
      {field.edges.columns.map((text, i) => tablet(i * UNIT, frame.top + frame.height - 28, text, `column ${text}`))}
      {field.edges.rows.map((text, i) => tablet(frame.left + 28, i * UNIT, text, `row ${text}`))}
    </g>
  );
}

export function Disc({ figure, at }: { figure: Figure; at: Place }) {
  const numeral = NUMERALS[figure.seat % 4]!;
  const width = 17 + 12 * numeral.length;
  const turn = figure.turn ?? 0;
  // The numeral sits at the back, so that it never covers where the figure looks.
  const back = figure.turn === null ? 135 : turn + 180;
  const x = 37 * Math.sin((back * Math.PI) / 180);
  const y = -37 * Math.cos((back * Math.PI) / 180);
  return (
    <g style={{ transform: `translate(${at.x * UNIT}px, ${at.y * UNIT}px)` }} class="sk-disc" {...HIDDEN}>
      <ellipse cy="5" rx="38" ry="37" class="sk-shadow" />
      {figure.turn !== null && <path d="M-21 -27L0 -49L21 -27z" class="sk-notch" transform={`rotate(${turn})`} />}
      <circle r="37" fill={`url(#sk-p${(figure.seat % 4) + 1})`} class="sk-rim" />
      <circle r="29" fill="url(#sk-bronze)" class="sk-in" />
      <svg x="-22" y="-22" width="44" height="44" viewBox="0 0 512 512" class="sk-ink" aria-hidden="true">
        <path d={emblem(figure.emblem)} />
      </svg>
      {figure.hurt && <path d="M27 -43c7 10 10 14 10 19a10 10 0 0 1-20 0c0-5 3-9 10-19z" class="sk-drop" />}
      <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} class="sk-tag">
        <rect x={-width / 2} y="-14" width={width} height="28" rx="4" />
        <text y="8">{numeral}</text>
      </g>
    </g>
  );
}
