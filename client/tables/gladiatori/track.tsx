// The track of victory points around the arena. A marker beside the track has acted in this round (GL-7.9); of markers on
// one space the one that came last lies on top (GL-7.11).

import { useMemo } from 'preact/hooks';
import { NUMERALS } from '#client/shell/medallion.tsx';
import { HIDDEN, type Point, Ring, round, TRACK, WALL } from '#client/tables/gladiatori/geometry.ts';
import { type GladiatoriProps as Props, sayOf } from '#client/tables/gladiatori/props.ts';

const MIDDLE = { rx: (TRACK.rx + WALL.rx) / 2, ry: (TRACK.ry + WALL.ry) / 2 };
const inner = new Ring(WALL);
const middle = new Ring(MIDDLE);

/** The first and the last space; more where a gladiator has left this range. */
function spaces(vp: readonly number[]): [number, number] {
  const low = Math.min(-9, ...vp);
  const high = Math.max(38, ...vp);
  return [low, high];
}

export function Track(props: Props) {
  const { view } = props;
  const [low, high] = spaces(view.vp);
  const ticks = useMemo(() => drawTicks(low, high), [low, high]);
  return (
    <g {...HIDDEN} class="gl-vp">
      <path d={ticks.path} class="gl-ticks" />
      {ticks.labels.map(({ value, x, y }) => (
        <text key={value} x={x} y={y + 4.5}>
          {value < 0 ? `−${-value}` : value}
        </text>
      ))}
      {view.vp.map((_, seat) => (
        <Marker key={seat} props={props} seat={seat} low={low} high={high} />
      ))}
    </g>
  );
}

const partOf = (value: number, low: number, high: number): number => (value - low + 0.5) / (high - low + 1);

function drawTicks(low: number, high: number) {
  const path: string[] = [];
  const labels: (Point & { value: number })[] = [];
  for (let value = low; value <= high; value++) {
    const part = (value - low) / (high - low + 1);
    const from = inner.point(part);
    const to = inner.point(part, TRACK.rx - WALL.rx);
    path.push(`M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`);
    const label = middle.point(partOf(value, low, high));
    // The gates are drawn over the track.
    if (value % 5 === 0 && Math.abs(label.y) > 34) labels.push({ value, ...label });
  }
  return { path: path.join(''), labels };
}

function Marker({ props, seat, low, high }: { props: Props; seat: number; low: number; high: number }) {
  const { vp, arrived, aside } = props.view;
  const value = vp[seat]!;
  const below = vp.filter(
    (other, i) => i !== seat && other === value && aside[i] === aside[seat] && arrived[i]! < arrived[seat]!,
  ).length;
  const { x, y } = middle.point(partOf(value, low, high), aside[seat] ? 27 : 0);
  return (
    <g class="gl-marker" style={{ transform: `translate(${round(x + 14 * below)}px, ${round(y - 13 * below)}px)` }}>
      <title>{sayOf(props)('track.marker', { player: props.names[seat] ?? '', vp: value })}</title>
      <circle r="12.500" fill={`url(#gl-p${seat + 1})`} class="gl-disc-line" />
      <circle r="9.400" class="gl-marker-in" />
      <text y="4.600">{NUMERALS[seat]}</text>
    </g>
  );
}
