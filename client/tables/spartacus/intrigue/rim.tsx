// The roundel with the Houses at its rim, in seat order, the viewer's in the south. A House that can be aimed at has a
// dashed ring and a lozenge, the chosen one a full ring and a line of dots from the House that aims.

import type { ComponentChildren } from 'preact';
import { Medallion } from '#client/shell/medallion.tsx';
import { calledTo } from '#client/tables/called.ts';
import { Roundel } from '#client/tables/sketch/roundel.tsx';
import { emblemProps } from '#client/tables/spartacus/houses.tsx';
import { houseName, type SpartacusProps as Props, rivalsOf, sayOf } from '#client/tables/spartacus/props.ts';

export interface RimHouse {
  seat: number;
  /** `chosen` is aimed at; `helped` is one's own House that is served, or one that is asked for support. */
  state: 'can' | 'chosen' | 'helped' | 'source' | 'target' | 'barred' | 'plain';
  /** What stands beside it. */
  lines: readonly string[];
  press?: (() => void) | undefined;
}

/** The place of each House: s is the viewer's, then clockwise. */
const PLACES: { readonly [count: number]: readonly string[] } = {
  1: ['n'],
  2: ['w', 'e'],
  3: ['w', 'n', 'e'],
};
const ANGLES: { readonly [place: string]: number } = { s: 90, w: 180, n: 270, e: 0 };

export function placeOf(props: Props, seat: number): string {
  const rivals = rivalsOf(props);
  const place = rivals.indexOf(seat);
  return place < 0 ? 's' : PLACES[rivals.length]![place]!;
}

interface RimProps {
  props: Props;
  houses: readonly RimHouse[];
  aim: { from: number; to: number; isPlanned: boolean } | null;
  /** Plain sand in the middle, for what lies there. */
  isCleared: boolean;
  children?: ComponentChildren;
}

export function Rim({ props, houses, aim, isCleared, children }: RimProps) {
  const say = sayOf(props);
  return (
    <div class="sp-round sp-rim-stage">
      <div class="sp-disk">
        <Roundel />
        {isCleared && <i class="sp-floor" aria-hidden="true" />}
        {aim !== null && aim.from !== aim.to && (
          <Aim from={placeOf(props, aim.from)} to={placeOf(props, aim.to)} isPlanned={aim.isPlanned} />
        )}
        {houses.map(({ seat, state, lines, press }) => {
          const place = placeOf(props, seat);
          const name = houseName(props, seat);
          const medal = <Medallion seat={seat} size="l" {...emblemProps(props, seat)} />;
          return (
            <div key={seat} class={`sp-house ${place} ${state}`}>
              {press === undefined ? (
                <span class="sp-medal">{medal}</span>
              ) : (
                <button
                  type="button"
                  class="sp-medal"
                  aria-pressed={state === 'chosen' || state === 'helped'}
                  onClick={press}
                >
                  {medal}
                  <span class="vh">
                    {say('rim.house', { house: name, name: props.names[seat]!, about: lines.join(', ') })}
                  </span>
                </button>
              )}
              {lines.length > 0 && (
                <p class="sp-tagged">
                  <b class="name">{calledTo(props, seat)}</b>
                  {lines.map((line) => (
                    <span key={line}>{line}</span>
                  ))}
                </p>
              )}
            </div>
          );
        })}
        {children}
      </div>
    </div>
  );
}

const RADIUS = 225;
const MARGIN = 14;

/** Dots along the rim from one House to another, the shorter way. */
function Aim({ from, to, isPlanned }: { from: string; to: string; isPlanned: boolean }) {
  const start = ANGLES[from]!;
  const half = ((ANGLES[to]! - start + 540) % 360) - 180;
  // Straight across it goes round on the left: what stands beside the upper and the lower House lies on the right.
  const turn = half === -180 && from === 's' ? 180 : half;
  const way = turn >= 0 ? 1 : -1;
  const point = (angle: number, radius = RADIUS): string => {
    const radian = (angle * Math.PI) / 180;
    return `${(radius * Math.cos(radian)).toFixed(1)} ${(radius * Math.sin(radian)).toFixed(1)}`;
  };
  const end = start + turn - way * (MARGIN + 4);
  const line = `M${point(start + way * MARGIN)}A${RADIUS} ${RADIUS} 0 0 ${way > 0 ? 1 : 0} ${point(end)}`;
  const head = `M${point(end + way * 5)}L${point(end - way, RADIUS - 12)}L${point(end - way, RADIUS + 12)}z`;
  return (
    <svg class={`sp-aim${isPlanned ? ' plan' : ''}`} viewBox="-250 -250 500 500" aria-hidden="true">
      <path d={line} class="hl" />
      <path d={line} />
      <path d={head} class="hd" />
    </svg>
  );
}
