// The arena from above: the crowd, a ring of tesserae with a meander, two gates, sand.
//
// Rows of stones are circles with dashes: a stone is a dash, the grout the gap between two. So a thousand stones take only
// fourteen nodes.

import { memo } from '#client/shell/memo.tsx';

/** One tile of the meander, from the outer row to the inner: # ink, . white. */
const MEANDER = ['#######.', '#.....#.', '#.###.#.', '#.#.###.', '#.#.....', '#.######', '........'];
const TILES = 34;
const STONES = TILES * MEANDER[0]!.length;
const OUTER = 217;
const ROW = 3.9;
const GAP = 0.14;

/** The dashes of one row for the stones of one colour, in stones: on, off, on, off … beginning with a stone. */
function dashesOf(row: string, colour: string): { dashes: number[]; offset: number } | null {
  const first = row.indexOf(colour);
  if (first < 0) return null;
  const turned = row.slice(first) + row.slice(0, first);
  const dashes: number[] = [];
  for (const stone of turned) {
    if (stone === colour) dashes.push(1 - GAP, GAP);
    else dashes[dashes.length - 1]! += 1;
  }
  return { dashes, offset: first };
}

function Row({ row, radius, colour, name }: { row: string; radius: number; colour: string; name: string }) {
  const found = dashesOf(row, colour);
  if (found === null) return null;
  const length = 2 * Math.PI * radius;
  const unit = length / STONES;
  return (
    <circle
      r={radius}
      class={`sp-row ${name}`}
      stroke-width={ROW - 0.7}
      stroke-dasharray={found.dashes.map((dash) => (dash * unit).toFixed(3)).join(' ')}
      stroke-dashoffset={(-found.offset * unit).toFixed(3)}
    />
  );
}

/** For drawings without meaning to screen readers. */
const HIDDEN = { 'aria-hidden': true } as const;

const CROWD: readonly [number, number, string][] = [
  [222, 6.9, 'a'],
  [228.5, 7.3, 'b'],
  [235, 7.7, 'c'],
  [225, 31, 'r'],
  [231.5, 43, 'u'],
  [234, 57, 'o'],
];

export const Ring = memo(function Ring() {
  return (
    <g {...HIDDEN}>
      <defs>
        <radialGradient id="sp-sand" cx=".5" cy=".46" r=".62">
          <stop offset="0" stop-color="var(--sand-hi)" />
          <stop offset=".72" stop-color="var(--sand)" />
          <stop offset="1" stop-color="var(--sand-lo)" />
        </radialGradient>
      </defs>
      {CROWD.map(([radius, gap, name]) => (
        <circle key={name} r={radius} class={`sp-crowd ${name}`} stroke-dasharray={`0.01 ${gap}`} />
      ))}
      <circle r={OUTER + 1} class="sp-wall" />
      {MEANDER.map((row, i) => {
        const radius = OUTER - 2 - (i + 0.5) * ROW;
        return (
          <g key={`${row} ${radius}`}>
            <Row row={row} radius={radius} colour="#" name="ink" />
            <Row row={row} radius={radius} colour="." name="white" />
          </g>
        );
      })}
      <circle r="188" fill="url(#sp-sand)" class="sp-sand" />
      {[-1, 1].map((side) => (
        <g key={side} transform={`translate(${side * 203} 0)`} class="sp-gate">
          <rect x="-17" y="-22" width="34" height="44" />
          <path d="M-12 -15h24v30h-24zM-4 -15v30M4 -15v30M-12 -5h24M-12 5h24" />
        </g>
      ))}
    </g>
  );
});
