// The course of a match as a curve: one line for each seat, with its colour and its dashes and its numeral at the end, the
// rounds below it, and seals at the turning points.

import { type Mark, type MatchCourse, standingOf } from '#client/end/course.ts';
import { labelsOf, type OuterStretch, scaleOf } from '#client/end/stretches.ts';
import { NUMERALS, seatClass } from '#client/shell/medallion.tsx';
import { narrow } from '#client/shell/narrow.ts';
import { language } from '#client/shell/settings.ts';
import { colon } from '#client/words/unbroken.ts';
import { say } from '#client/words.ts';
import '#client/end/curve.css';

/** On a phone the drawing is as wide as the screen, so that its numbers can be read. */
const WIDE = { width: 640, height: 380 };
const NARROW = { width: 350, height: 280 };
/** Without luck and awards beside it. */
const BROAD = { width: 960, height: 380 };
const PAD = { left: 34, right: 44, top: 26, bottom: 34 };
const DASHES = ['', '9 4', '2.5 4.5', '12 4 3 4'];
/** The least distance between two numerals at the ends of their lines. */
const APART = 25;

interface CurveProps {
  course: MatchCourse;
  points: readonly Mark[];
  stretches: readonly OuterStretch[];
  names: readonly string[];
  /** The reader's seat; null: nobody in particular reads. */
  own: number | null;
  /** What is reached by who wins, in words; empty: no number wins. */
  goalWords: string;
  /** The number of the last event. */
  last: number;
  /** Whether nothing is beside it but the story. */
  isAlone: boolean;
}

/** The heights, moved apart where they would lie on each other; none below the floor. */
function apart(heights: readonly number[], floor: number): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => heights[a]! - heights[b]!);
  const moved = [...heights];
  for (let i = 1; i < order.length; i++) moved[order[i]!] = Math.max(moved[order[i]!]!, moved[order[i - 1]!]! + APART);
  for (let i = order.length - 1, most = floor; i >= 0; i--, most -= APART)
    moved[order[i]!] = Math.min(moved[order[i]!]!, most);
  return moved;
}

/** Where seals lie along the axis: of several at one place the earlier ones lie left of the last. */
function beside(places: readonly (readonly [number, number])[]): number[] {
  const put: number[] = [];
  for (let i = places.length - 1; i >= 0; i--) {
    const [at, height] = places[i]!;
    put[i] = at;
    for (let j = i + 1; j < places.length; j++) {
      const isHere = Math.abs(places[j]![1] - height) < APART && Math.abs(put[j]! - put[i]!) < APART;
      if (isHere) put[i] = put[j]! - APART;
    }
  }
  return put;
}

export function Curve({ course, points, stretches, names, own, goalWords, last, isAlone }: CurveProps) {
  const { start, marks, goal } = course;
  const { width, height } = narrow.value ? NARROW : isAlone ? BROAD : WIDE;
  const [right, floor] = [width - PAD.right, height - PAD.bottom];
  const values = [...start, ...marks.map(({ after }) => after), ...(goal === null ? [] : [goal])];
  const low = Math.min(...values);
  const high = Math.max(...values, low + 1);
  const scale = scaleOf(stretches, last);
  const along = (part: number): number => PAD.left + (right - PAD.left) * part;
  const x = (n: number): number => along(scale(n));
  const y = (value: number): number => floor - ((floor - PAD.top) * (value - low)) / (high - low);
  const step = Math.max(1, Math.ceil((high - low) / 8));
  const lines = Array.from({ length: Math.floor((high - low) / step) + 1 }, (_, i) => low + i * step);
  const pathOf = (seat: number): string => {
    let d = `M${PAD.left} ${y(start[seat]!)}`;
    for (const mark of marks) if (mark.seat === seat) d += `H${x(mark.n).toFixed(1)}V${y(mark.after).toFixed(1)}`;
    return `${d}H${right}`;
  };
  const told = names
    .map((name, seat) => `${name}${colon(language.value)}${start[seat]} → ${standingOf(course, seat)}`)
    .join(', ');
  const ends = apart(
    names.map((_, seat) => y(standingOf(course, seat))),
    floor,
  );
  const seals = beside(points.map(({ n, after }) => [x(n), y(after)]));
  // The reader's line lies over the others.
  const order = names.map((_, seat) => seat).sort((a, b) => Number(a === own) - Number(b === own));
  return (
    <svg class="end-curve" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`${say('end.curve')}. ${told}`}>
      {lines.map((value) => (
        <g key={value} class="grid">
          <path d={`M${PAD.left} ${y(value)}H${right}`} />
          <text x={PAD.left - 8} y={y(value) + 5}>
            {value}
          </text>
        </g>
      ))}
      {stretches.map(({ n }, i) =>
        i === 0 ? null : <path key={n} class="tick" d={`M${along(i / stretches.length)} ${PAD.top}V${floor}`} />,
      )}
      {labelsOf(stretches, right - PAD.left).map(({ at, text }) => (
        <text key={text} class="label" x={along(at)} y={height - 8}>
          {text}
        </text>
      ))}
      {goal !== null && (
        <g class="goal">
          <path d={`M${PAD.left} ${y(goal)}H${right}`} />
          <text x={PAD.left + 4} y={y(goal) - 8}>
            {goalWords}
          </text>
        </g>
      )}
      <g class="lines">
        {order.map((seat) => (
          <g key={seat} class={`${seatClass(seat)}${seat === own ? ' own' : ''}`}>
            <path class="halo" d={pathOf(seat)} />
            <path class="line" d={pathOf(seat)} stroke-dasharray={DASHES[seat] ?? ''} />
          </g>
        ))}
      </g>
      {names.map((name, seat) => (
        <g key={name} class={`tail ${seatClass(seat)}`}>
          <circle class="rim" cx={right + 28} cy={ends[seat]} r="12" />
          <circle class="face" cx={right + 28} cy={ends[seat]} r="9" />
          <text x={right + 28} y={ends[seat]! + 4.5}>
            {NUMERALS[seat]}
          </text>
        </g>
      ))}
      {points.map(({ n, after }, i) => (
        <g key={n} class="seal">
          <path d={`M${x(n)} ${y(after)}V${floor}`} />
          <circle cx={seals[i]} cy={y(after)} r="12" />
          <text x={seals[i]} y={y(after) + 5}>
            {i + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Whose line is whose: each dashed as it is drawn. */
export function Legend({ names }: { names: readonly string[] }) {
  return (
    <p class="end-legend">
      {names.map((name, seat) => (
        <span key={name} class={seatClass(seat)}>
          <svg viewBox="0 0 40 8" aria-hidden="true">
            <path d="M0 4H40" stroke-dasharray={DASHES[seat] ?? ''} />
          </svg>
          {NUMERALS[seat]} {name}
        </span>
      ))}
    </p>
  );
}
