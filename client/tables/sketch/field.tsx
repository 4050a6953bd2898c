// The field: squares or hexes on sand. Choosable places are tinted and bracketed; arrow keys go from one of them to the
// next. Where an answer includes a facing, a rose of arrows opens around the place.

import { useRef } from 'preact/hooks';
import { optionsAt } from '#client/tables/sketch/choosing.ts';
import { Disc, Edges, frameOf, Ground, HIDDEN, outlineOf, Paints, UNIT } from '#client/tables/sketch/field-parts.tsx';
import type { At } from '#client/tables/sketch/table.ts';
import type { SketchKey } from '#client/tables/sketch/words.ts';
import { type Figure, type Place, placeKey, type SketchField } from '#games/shared/table.ts';

const WAYS = 8;
const wayOf = (turn: number): SketchKey => `way.${(Math.round(turn / 45) + WAYS) % WAYS}` as SketchKey;

/** The answers at a place: about the place itself, or about the figure on it. */
interface Spot {
  place: number;
  keys: readonly string[];
  figure: Figure | null;
}

const spotsOf = ({ places, figures }: SketchField): Spot[] =>
  places.map((_, place) => {
    const figure = figures.find((one) => one.place === place) ?? null;
    return { place, figure, keys: [placeKey(place), ...(figure?.keys ?? [])] };
  });

function nameOf(at: At, field: SketchField, { place, figure }: Spot): string {
  const { name } = field.places[place]!;
  if (figure === null) return name;
  const told = [
    at.say('field.figure', { name: figure.name, place: name }),
    ...(figure.turn === null ? [] : [at.say('field.facing', { way: at.say(wayOf(figure.turn)) })]),
    ...(figure.hurt ? [at.say('field.hurt')] : []),
  ];
  return told.join(', ');
}

const ARROWS: { readonly [key: string]: readonly [number, number] } = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The nearest of `others` in the direction of the arrow; sideways distance counts double. */
function nextOf(from: Place, others: readonly Place[], [dx, dy]: readonly [number, number]): number {
  let [best, found] = [Number.POSITIVE_INFINITY, -1];
  for (const [i, { x, y }] of others.entries()) {
    const along = (x - from.x) * dx + (y - from.y) * dy;
    const aside = Math.abs((x - from.x) * dy) + Math.abs((y - from.y) * dx);
    if (along > 0.1 && along + 2 * aside < best) [best, found] = [along + 2 * aside, i];
  }
  return found;
}

export function Field({ at, field }: { at: At; field: SketchField }) {
  const svg = useRef<SVGSVGElement>(null);
  const frame = frameOf(field);
  const spots = spotsOf(field);
  const touches = spots.map((spot) =>
    at.touch(nameOf(at, field, spot), spot.keys, null, spot.figure?.name ?? field.places[spot.place]!.name),
  );
  const open = spots.filter((_, i) => touches[i]!.state === 'can');
  const outline = outlineOf(field);
  const move = (event: KeyboardEvent): void => {
    const way = ARROWS[event.key];
    const from = Number((document.activeElement as SVGElement | null)?.dataset['place'] ?? -1);
    if (way === undefined || from < 0) return;
    const next = nextOf(
      field.places[from]!,
      open.map(({ place }) => field.places[place]!),
      way,
    );
    if (next < 0) return;
    svg.current?.querySelector<SVGElement>(`[data-place="${open[next]!.place}"]`)?.focus();
    event.preventDefault();
  };
  return (
    <svg
      ref={svg}
      class="sk-field"
      viewBox={`${frame.left} ${frame.top} ${frame.width} ${frame.height}`}
      role="group"
      aria-label={at.say('field.label')}
      onKeyDown={move}
    >
      <Paints frame={frame} />
      <Ground frame={frame} />
      <Edges field={field} frame={frame} />
      {spots.map((spot, i) => (
        <SpotView
          key={spot.place}
          at={at}
          field={field}
          spot={spot}
          outline={outline}
          touch={touches[i]!}
          isStop={open[0] === spot}
        />
      ))}
      {field.figures.map((figure) => (
        <Disc key={figure.keys.join()} figure={figure} at={field.places[figure.place]!} />
      ))}
      <Rose at={at} field={field} spots={spots} />
    </svg>
  );
}

interface SpotProps {
  at: At;
  field: SketchField;
  spot: Spot;
  outline: string;
  touch: ReturnType<At['touch']>;
  isStop: boolean;
}

function SpotView({ at, field, spot, outline, touch, isStop }: SpotProps) {
  const { x, y, name } = field.places[spot.place]!;
  const move = `translate(${(x * UNIT).toFixed(1)} ${(y * UNIT).toFixed(1)})`;
  const place = <path d={outline} class="sk-place" />;
  const called = field.edges === null && spot.figure === null && (
    <text class="sk-placename" y="38" pointer-events="none" {...HIDDEN}>
      {name}
    </text>
  );
  if (touch.state !== 'can') {
    return (
      <g
        transform={move}
        role={spot.figure === null ? undefined : 'img'}
        aria-label={spot.figure === null ? undefined : nameOf(at, field, spot)}
      >
        {place}
        {called}
      </g>
    );
  }
  const [option] = optionsAt(at.choosing, spot.keys);
  const cost = option?.cost ?? null;
  const told = [nameOf(at, field, spot), ...(cost === null ? [] : [at.say('field.cost', { cost })])].join(', ');
  // The text beside the button is no part of its name.
  return (
    <g transform={move}>
      <g
        class={`sk-spot can${touch.taken > 0 || touch.isOpen ? ' taken' : ''}`}
        role="button"
        tabindex={isStop ? 0 : -1}
        aria-label={at.say('field.go', { place: told })}
        aria-pressed={touch.taken > 0 || touch.isOpen}
        data-place={spot.place}
        data-fallback={touch.isDefault ? '' : undefined}
        onClick={touch.press}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          touch.press();
        }}
      >
        {place}
        {spot.figure === null ? (
          cost === null ? (
            <circle r="9" class="sk-dot" />
          ) : (
            <text class="sk-cost" y="11">
              {cost}
            </text>
          )
        ) : (
          <path d="M-44 -26V-44H-26M26 -44H44V-26M44 26V44H26M-26 44H-44V26" class="sk-brackets" />
        )}
      </g>
      {called}
    </g>
  );
}

/** How large the arrows are and how far from the middle: a finger needs more than a mouse. */
const FOR_MICE = { size: 24, away: 74 };
const FOR_FINGERS = { size: 58, away: 162 };

/** The facings to choose at the open place, as arrows around it. */
function Rose({ at, field, spots }: { at: At; field: SketchField; spots: readonly Spot[] }) {
  const { opened } = at;
  const spot = opened === null ? undefined : spots.find(({ keys }) => keys.join() === opened.keys.join());
  const options = spot === undefined ? [] : optionsAt(at.choosing, spot.keys);
  if (spot === undefined || options.length === 0 || options.some(({ turn }) => turn === null)) return null;
  const { x, y, name } = field.places[spot.place]!;
  const { size, away } = matchMedia('(max-width: 820px)').matches ? FOR_FINGERS : FOR_MICE;
  // Near the wall the arrows move inwards a little, so that all of them are on the screen.
  const { left, top, width, height } = frameOf(field);
  const inside = (middle: number, from: number, length: number): number =>
    Math.min(Math.max(middle, from + away + size), from + length - away - size);
  return (
    <g transform={`translate(${inside(x * UNIT, left, width)} ${inside(y * UNIT, top, height)})`} class="sk-rose">
      {options.map(({ item, choice, turn }, i) => (
        <g
          key={item}
          role="button"
          tabindex={0}
          data-digit={i + 1}
          aria-label={at.say('field.turn', { place: name, way: at.say(wayOf(turn!)) })}
          transform={`rotate(${turn}) translate(0 ${-away}) scale(${size / FOR_MICE.size})`}
          onClick={() => at.choose(choice)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') at.close();
            if (event.key !== 'Enter' && event.key !== ' ') return;
            event.preventDefault();
            at.choose(choice);
          }}
        >
          <circle r="24" />
          <path d="M0 -13L12 9L0 3L-12 9z" />
        </g>
      ))}
    </g>
  );
}
