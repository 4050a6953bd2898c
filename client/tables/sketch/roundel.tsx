// The roundel in the middle of a table: rings of tesserae, a running wave between two dark rims.
//
// Stones of one colour are one path, computed once; their irregular shapes come from a fixed formula.

/** One wave, read from the outer ring to the inner: b blue, w white. */
const WAVE = [
  'bbbbbbbbbbbbb',
  'bbbbwwwwwbbbb',
  'bbbwwbbbwwbbb',
  'bbwwbwwbbwwbb',
  'bbwwbbwwbwwbb',
  'bwwwbbbbbwwwb',
  'wwwwwbbbwwwww',
  'wwwwwwwwwwwww',
];
const WAVES = 21;
const STONES = WAVE[0]!.length * WAVES;
const OUTER = 244;
const RING = 5.4;
/** The inner edge of the wave's border: three rings more than the wave. */
const FLOOR = OUTER - (WAVE.length + 3) * RING;
/** Stepped triangles on the floor: how many, how many stones apart, how many steps high. */
const TRIANGLES = 30;
const PITCH = 8;
const STEPS = 4;
const TAU = 2 * Math.PI;

/** A pseudo-random number from 0 to 1 for a place, always the same. */
function grain(x: number, y: number): number {
  const n = Math.imul(Math.imul(x + 7, 374761393) ^ Math.imul(y + 3, 668265263), 1274126177);
  return ((n ^ (n >>> 15)) >>> 0) / 4294967296;
}

/** One stone of a ring whose outer edge has this radius. */
function stone(radius: number, height: number, place: number, count: number): string {
  const uneven = (grain(Math.round(radius), place) - 0.5) * 0.12;
  const [from, to] = [place + 0.07 + uneven, place + 0.93 + uneven].map((at) => (at * TAU) / count);
  const [out, inn] = [radius - 0.35, radius - height + 0.45];
  const point = (far: number, angle: number): string =>
    `${(far * Math.cos(angle)).toFixed(1)} ${(far * Math.sin(angle)).toFixed(1)}`;
  return `M${point(out, from!)}L${point(out, to!)}L${point(inn, to!)}L${point(inn, from!)}z`;
}

function lay(): [string, string][] {
  const paths = new Map<string, string>();
  const put = (colour: string, path: string): void => {
    paths.set(colour, (paths.get(colour) ?? '') + path);
  };
  const ring = (radius: number, count: number, colourAt: (place: number) => string): void => {
    for (let place = 0; place < count; place++) {
      const dims = grain(place, Math.round(radius * 3)) < 0.2 ? ' dim' : '';
      put(colourAt(place) + dims, stone(radius, RING, place, count));
    }
  };
  ring(OUTER, STONES, () => 'ink');
  for (const [row, line] of WAVE.entries())
    ring(OUTER - (row + 1) * RING, STONES, (place) => (line[place % line.length] === 'b' ? 'blue' : 'white'));
  ring(FLOOR + 2 * RING, STONES, () => 'ink');
  ring(FLOOR + RING, STONES, () => 'white');
  ring(FLOOR - RING, Math.round(STONES * 0.7), () => 'red');
  const count = TRIANGLES * PITCH;
  const base = FLOOR - 3.4 * RING;
  const step = (TAU * base) / count;
  for (let row = 0; row < STEPS; row++)
    for (let place = 0; place < count; place++) {
      const along = place % PITCH;
      if (along >= row && along < 2 * STEPS - 1 - row) put('ink', stone(base - row * step, step, place, count));
    }
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
      <circle r={FLOOR} fill="url(#sk-floor)" class="sk-floor" />
      {laid.map(([colour, d]) => (
        <path key={colour} d={d} class={`st-${colour}`} />
      ))}
    </svg>
  );
}
