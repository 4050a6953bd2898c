// Panels and friezes of tesserae, laid row by row and slightly uneven.
//
// A stone is a small square with a grout line around it. All stones of one colour are one path, so a panel of three
// thousand stones is a dozen nodes, and the colours follow the theme. The unevenness comes from a fixed formula, so it is
// always the same.

import { listingOf } from '#client/catalogue.ts';

const COLUMNS = 63;
const ROWS = 50;
/** Where a figure's first row and column lie in the panel. */
const FIGURE_TOP = 8;
const FIGURE_LEFT = 15;
/** Units of the drawing to a stone. */
const STONE = 10;

/** A pseudo-random number from 0 to 1 for a place, always the same. */
function grain(x: number, y: number, salt: number): number {
  let n = Math.imul(x + 1, 374761393) + Math.imul(y + 1, 668265263) + Math.imul(salt + 1, 2147483647);
  n = Math.imul(n ^ (n >>> 13), 1274126177);
  return ((n ^ (n >>> 16)) >>> 0) / 4294967296;
}

/** The stones of a drawing by colour and shade. */
class Stones {
  private readonly paths = new Map<string, string>();

  lay(x: number, y: number, colour: string): void {
    const shade = grain(x, y, 1) < 0.2 ? 1 : 0;
    const size = STONE - 1.2 - grain(x, y, 2) * 0.7;
    const left = (x * STONE + grain(x, y, 3) * 0.9).toFixed(1);
    const top = (y * STONE + grain(x, y, 4) * 0.9).toFixed(1);
    const key = `${colour}/${shade}`;
    const [w, h] = [size.toFixed(1), (size - 0.3 + grain(x, y, 5) * 0.6).toFixed(1)];
    this.paths.set(key, `${this.paths.get(key) ?? ''}M${left} ${top}h${w}v${h}h-${w}z`);
  }

  draw() {
    return [...this.paths].map(([key, d]) => {
      const [colour, shade] = key.split('/');
      return <path key={key} d={d} class={`st-${colour}${shade === '1' ? ' dim' : ''}`} />;
    });
  }
}

/** The stone at a place of the frame: white rim, two rows of chequers, white, an ink line; null inside. */
function frameStone(x: number, y: number): string | null {
  const depth = Math.min(x, y, COLUMNS - 1 - x, ROWS - 1 - y);
  if (depth === 0 || depth === 3) return 'white';
  if (depth === 4) return 'ink';
  if (depth > 4) return null;
  const along = y <= 2 || y >= ROWS - 3 ? x : y;
  return (along + (depth === 1 ? 0 : 2)) % 4 < 2 ? 'own' : 'ink';
}

const panels = new Map<readonly string[], ReturnType<Stones['draw']>>();

function panelOf(figure: readonly string[]) {
  const made = panels.get(figure);
  if (made !== undefined) return made;
  const mark = (x: number, y: number): string => figure[y - FIGURE_TOP]?.[x - FIGURE_LEFT] ?? ' ';
  const touches = (x: number, y: number): boolean => {
    for (let dy = -1; dy <= 1; dy++) for (let dx = -1; dx <= 1; dx++) if (mark(x + dx, y + dy) !== ' ') return true;
    return false;
  };
  const stones = new Stones();
  for (let y = 0; y < ROWS; y++) {
    for (let x = 0; x < COLUMNS; x++) {
      const chance = grain(x, y, 6);
      const sand =
        y >= 38 ? (chance < 0.25 ? 'sand3' : 'ground') : chance < 0.53 ? 'sand1' : chance < 0.92 ? 'sand2' : 'sand3';
      const inside = mark(x, y);
      const figured =
        inside === '#' ? 'ink' : inside === 'c' ? (chance < 0.09 ? 'gold' : 'own') : touches(x, y) ? 'white' : sand;
      stones.lay(x, y, frameStone(x, y) ?? figured);
    }
  }
  const drawn = stones.draw();
  panels.set(figure, drawn);
  return drawn;
}

/** The mosaic of a game, where it has one: # of its figure is ink, c the game's own stone. */
export function Mosaic({ game }: { game: string }) {
  const listing = listingOf(game);
  if (listing === null || listing.figure === null) return null;
  return (
    <svg class={`mosaic of-${listing.stone}`} viewBox={`0 0 ${COLUMNS * STONE} ${ROWS * STONE}`} aria-hidden="true">
      <rect class="st-grout" width="100%" height="100%" />
      {panelOf(listing.figure)}
    </svg>
  );
}

/** One wave of the running border, in white on the game's red. */
const WAVE = [
  'ccccccccccccc',
  'ccccwwwwwcccc',
  'cccwwcccwwccc',
  'ccwwcwwccwwcc',
  'ccwwccwwcwwcc',
  'cwwwcccccwwwc',
  'wwwwwcccwwwww',
  'wwwwwwwwwwwww',
];
const WAVES = 6;

let border: ReturnType<Stones['draw']> | null = null;

function borderStones() {
  if (border !== null) return border;
  const stones = new Stones();
  const width = WAVE[0]!.length * WAVES;
  for (let x = 0; x < width; x++) {
    for (let y = 0; y < WAVE.length + 2; y++) {
      const wave = WAVE[y - 1]?.[x % WAVE[0]!.length];
      stones.lay(x, y, wave === undefined ? 'ink' : wave === 'w' ? 'white' : 'red');
    }
  }
  border = stones.draw();
  return border;
}

/** The running border below the top bar; one tile of it, repeated. */
export function Frieze() {
  const [w, h] = [WAVE[0]!.length * WAVES * STONE, (WAVE.length + 2) * STONE];
  return (
    <svg class="frieze" aria-hidden="true">
      <defs>
        <pattern id="frieze" width={w * 0.34} height={h * 0.34} patternUnits="userSpaceOnUse">
          <g transform="scale(0.34)">
            <rect class="st-grout" width={w} height={h} />
            {borderStones()}
          </g>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill="url(#frieze)" />
    </svg>
  );
}
