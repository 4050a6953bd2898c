// A figure in the arena: the House's pattern on the rim, bronze, the emblem in ink. The notch shows where it looks, the
// numeral sits at its back; markers hang below. The name of its hex says all of it, so it is not read aloud again.

import { NUMERALS } from '#client/shell/medallion.tsx';
import type { Figure } from '#client/tables/gladiatori/figures.ts';
import { along, CENTRES, HIDDEN, round } from '#client/tables/gladiatori/geometry.ts';

/** The arrow head at the rim, for a figure that looks east. */
const NOTCH = 'M14 -10.800L24 0L14 10.800z';

interface DiscProps {
  figure: Figure;
  ghost?: boolean;
  /** Moves over from where it stood before. */
  class?: string;
}

export function Disc({ figure, ghost = false, class: name = '' }: DiscProps) {
  const { x, y } = CENTRES[figure.cell]!;
  return (
    <g
      {...HIDDEN}
      class={`gl-disc ${name} ${ghost ? 'ghost' : ''} ${figure.down ? 'down' : ''}`}
      style={{ transform: `translate(${round(x)}px, ${round(y)}px)` }}
    >
      {figure.seat === null ? <Beast figure={figure} /> : <Man figure={figure} seat={figure.seat} />}
      <Markers grey={figure.grey} white={figure.white} />
    </g>
  );
}

function Man({ figure, seat }: { figure: Figure; seat: number }) {
  const facing = figure.facing ?? 0;
  const back = along(facing, -19.5);
  const numeral = NUMERALS[seat]!;
  const width = 9 + 5.6 * numeral.length;
  return (
    <>
      <ellipse cy="3" rx="18.500" ry="18" class="gl-shadow" />
      <path d={NOTCH} class="gl-notch" style={{ transform: `rotate(${-60 * facing}deg)` }} />
      <circle r="18" fill={`url(#gl-p${seat + 1})`} class="gl-disc-line" />
      <circle r="14.400" fill="url(#gl-bronze)" class="gl-disc-in" />
      <svg x="-11.500" y="-11.500" width="23" height="23" viewBox="0 0 512 512" class="gl-ink" aria-hidden="true">
        <path d={figure.emblem} />
      </svg>
      {figure.down && <path d="M-13 13L13 -13" class="gl-lying" />}
      <g class="gl-tag" style={{ transform: `translate(${round(back.x)}px, ${round(back.y)}px)` }}>
        <rect x={-width / 2} y="-8.300" width={width} height="16.600" rx="2.500" />
        <text y="4.700">{numeral}</text>
      </g>
    </>
  );
}

/** An animal has no back, so it has no notch: a stone disc with teeth all around. */
const Beast = ({ figure }: { figure: Figure }) => (
  <>
    <ellipse cy="3" rx="17.500" ry="17" class="gl-shadow" />
    <circle r="17" class="gl-beast" />
    <circle r="13.500" class="gl-beast-in" />
    <svg x="-11.500" y="-11.500" width="23" height="23" viewBox="0 0 512 512" class="gl-ink" aria-hidden="true">
      <path d={figure.emblem} />
    </svg>
    <g class="gl-tag beast" style={{ transform: 'translate(13px, 12px)' }}>
      <rect x="-9" y="-7.500" width="18" height="15" rx="2.500" />
      <text y="4.500">{figure.id - 3}</text>
    </g>
  </>
);

/** GL-16.3: grey cubes for Trapped, white ones for Unbalanced; square and round, so that no colour is needed. */
function Markers({ grey, white }: { grey: number; white: number }) {
  const all = [...Array.from({ length: grey }, () => 'grey'), ...Array.from({ length: white }, () => 'white')];
  return (
    <>
      {all.map((kind, i) => {
        const x = (i - (all.length - 1) / 2) * 9;
        return kind === 'grey' ? (
          <path key={i} d={`M${x - 3.8} 16.500h7.600v7.600h-7.600z`} class="gl-cube grey" />
        ) : (
          <circle key={i} cx={x} cy="20.300" r="4" class="gl-cube white" />
        );
      })}
    </>
  );
}
