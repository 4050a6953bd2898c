// What the game counts, drawn over the match: a line for every seat, with its own dashes, and seals at the turning points.

import { type Mark, type MatchCourse, standingOf } from '#client/end/course.ts';
import { seatClass } from '#client/shell/medallion.tsx';
import { language } from '#client/shell/settings.ts';
import { colon } from '#client/words/unbroken.ts';
import { say } from '#client/words.ts';

const WIDTH = 640;
const HEIGHT = 360;
const PAD = { left: 34, right: 26, top: 22, bottom: 22 };
const DASHES = ['', '7 4', '2 4', '9 3 2 3'];

interface CurveProps {
  course: MatchCourse;
  points: readonly Mark[];
  names: readonly string[];
  viewer: number;
  /** The number of the last event. */
  last: number;
}

export function Curve({ course, points, names, viewer, last }: CurveProps) {
  const { start, marks, goal } = course;
  const values = [...start, ...marks.map(({ after }) => after), ...(goal === null ? [] : [goal])];
  const low = Math.min(...values);
  const high = Math.max(...values, low + 1);
  const x = (n: number): number => PAD.left + ((WIDTH - PAD.left - PAD.right) * n) / Math.max(1, last);
  const y = (value: number): number =>
    HEIGHT - PAD.bottom - ((HEIGHT - PAD.top - PAD.bottom) * (value - low)) / (high - low);
  const step = Math.max(1, Math.ceil((high - low) / 8));
  const lines = Array.from({ length: Math.floor((high - low) / step) + 1 }, (_, i) => low + i * step);
  const pathOf = (seat: number): string => {
    let d = `M${x(0)} ${y(start[seat]!)}`;
    for (const mark of marks) if (mark.seat === seat) d += `H${x(mark.n).toFixed(1)}V${y(mark.after).toFixed(1)}`;
    return `${d}H${x(last)}`;
  };
  const told = names
    .map((name, seat) => `${name}${colon(language.value)}${start[seat]} → ${standingOf(course, seat)}`)
    .join(', ');
  return (
    <svg class="end-curve" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={`${say('end.curve')}. ${told}`}>
      {lines.map((value) => (
        <g key={value} class="grid">
          <path d={`M${PAD.left} ${y(value)}H${WIDTH - PAD.right}`} />
          <text x={PAD.left - 8} y={y(value) + 5}>
            {value}
          </text>
        </g>
      ))}
      {goal !== null && <path class="goal" d={`M${PAD.left} ${y(goal)}H${WIDTH - PAD.right}`} />}
      {names.map((name, seat) => (
        <path
          key={name}
          class={`line ${seatClass(seat)}${seat === viewer ? ' own' : ''}`}
          d={pathOf(seat)}
          stroke-dasharray={DASHES[seat] ?? ''}
        />
      ))}
      {points.map(({ n, after }, i) => (
        <g key={n} class="seal">
          <circle cx={x(n)} cy={y(after)} r="12" />
          <text x={x(n)} y={y(after) + 5}>
            {i + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}
