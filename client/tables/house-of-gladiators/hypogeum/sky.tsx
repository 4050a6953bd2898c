// The sky over a mat in stones: sunrise, noon, the moon.

import { memo } from 'preact/compat';

const [COLUMNS, ROWS, SIZE] = [62, 20, 5];

/** A pseudo-random number from 0 to 1 for a place, always the same. */
function grain(x: number, y: number): number {
  const n = Math.imul(Math.imul(x + 11, 374761393) ^ Math.imul(y + 5, 668265263), 1274126177);
  return ((n ^ (n >>> 15)) >>> 0) / 4294967296;
}

function colourAt(slot: number, x: number, y: number): string {
  const random = grain(x + slot * 97, y);
  const [dx, dy] = [x - COLUMNS / 2, y - [16, 9, 9][slot]!];
  const far = Math.hypot(dx, dy);
  const ray = Math.abs(Math.sin(Math.atan2(dy, dx) * 6)) > 0.8;
  if (slot === 2) {
    const isMoon = far < 7.5 && Math.hypot(dx - 4, dy + 1) > 6.5;
    if (isMoon) return 'white';
    return y > ROWS - 4 ? (x % 4 < 2 && y === ROWS - 3 ? 'ochre' : 'ink') : random < 0.05 ? 'ochre' : 'blue';
  }
  if (far < 5.5) return random < 0.2 ? 'red' : 'ochre';
  if (far > 6.5 && far < 10.5 && ray && (slot === 1 || y < 16)) return random < 0.4 ? 'red' : 'ochre';
  if (slot === 0 && y > 15) return random < 0.3 ? 'red' : random < 0.7 ? 'ochre' : 'white';
  return slot === 1 && random < 0.1 ? 'green' : 'white';
}

function lay(slot: number): [string, string][] {
  const paths = new Map<string, string>();
  for (let y = 0; y < ROWS; y++)
    for (let x = 0; x < COLUMNS; x++) {
      const colour = colourAt(slot, x, y);
      const shift = (grain(y, x) * 0.8).toFixed(1);
      paths.set(colour, `${paths.get(colour) ?? ''}M${x * SIZE + Number(shift)} ${y * SIZE}h4v4h-4z`);
    }
  return [...paths];
}
const SKIES = [0, 1, 2].map(lay);

export const Sky = memo(({ slot }: { slot: number }) => (
  <svg
    class="hg-sky"
    viewBox={`0 0 ${COLUMNS * SIZE} ${ROWS * SIZE}`}
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    {SKIES[slot]!.map(([colour, path]) => (
      <path key={colour} d={path} fill={`var(--st-${colour})`} />
    ))}
  </svg>
));
