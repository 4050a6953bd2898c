// The roundel in the middle of a table: rings of tesserae, a running wave between two dark rims.
//
// Stones of one colour are one path, computed once; their irregular shapes come from a fixed formula.

/** One wave, read from the outer ring to the inner: b blue, w white. */
const WAVE = [
  'bbbbbbbbbbbb',
  'bbbwwwwbbbbb',
  'bbwwbbwwbbbb',
  'bwwbbbbwbbbb',
  'wwwbbwwwbbbb',
  'wwwwbbbbbwww',
  'wwwwwwwwwwww',
];
const WAVES = 14;
const STONES = WAVE[0]!.length * WAVES;
const OUTER = 244;
const RING = 8.2;
const TAU = 2 * Math.PI;

/** A pseudo-random number from 0 to 1 for a place, always the same. */
function grain(x: number, y: number): number {
  const n = Math.imul(Math.imul(x + 7, 374761393) ^ Math.imul(y + 3, 668265263), 1274126177);
  return ((n ^ (n >>> 15)) >>> 0) / 4294967296;
}

function stone(ring: number, place: number, count: number): string {
  const uneven = (grain(ring, place) - 0.5) * 0.12;
  const [from, to] = [place + 0.06 + uneven, place + 0.94 + uneven].map((at) => (at * TAU) / count);
  const [out, inn] = [OUTER - ring * RING - 0.5, OUTER - (ring + 1) * RING + 0.7];
  const point = (radius: number, angle: number): string =>
    `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  return `M${point(out, from!)}L${point(out, to!)}L${point(inn, to!)}L${point(inn, from!)}z`;
}

function lay(): [string, string][] {
  const paths = new Map<string, string>();
  const put = (colour: string, path: string): void => {
    paths.set(colour, (paths.get(colour) ?? '') + path);
  };
  for (let place = 0; place < STONES; place++) put('ink', stone(0, place, STONES));
  for (const [row, line] of WAVE.entries()) {
    for (let place = 0; place < STONES; place++) {
      const colour = line[place % line.length] === 'b' ? 'blue' : 'white';
      put(grain(place, row) < 0.18 ? `${colour} dim` : colour, stone(row + 1, place, STONES));
    }
  }
  for (let place = 0; place < STONES; place++) put('ink', stone(WAVE.length + 1, place, STONES));
  const inner = Math.round(STONES * 0.62);
  for (let place = 0; place < inner; place++) if (place % 3 !== 2) put('red', stone(WAVE.length + 4, place, inner));
  return [...paths];
}

let laid: [string, string][] | null = null;

export function Roundel() {
  laid ??= lay();
  return (
    <svg class="sk-roundel" viewBox="-250 -250 500 500" aria-hidden="true">
      <defs>
        <radialGradient id="sk-floor" cx=".5" cy=".45" r=".6">
          <stop offset="0" stop-color="var(--sand-hi)" />
          <stop offset="1" stop-color="var(--sand)" />
        </radialGradient>
      </defs>
      <circle r="247" class="sk-rim-line" />
      <circle r={OUTER - (WAVE.length + 2) * RING} fill="url(#sk-floor)" class="sk-floor" />
      {laid.map(([colour, d]) => (
        <path key={colour} d={d} class={`st-${colour}`} />
      ))}
    </svg>
  );
}
