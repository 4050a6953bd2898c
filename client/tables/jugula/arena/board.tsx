// The arena, seen from the viewer's side: eight by eight squares in sand with a meander around them. It keeps its size
// through a match; marks are painted over a square and never move it. Arrow keys go from one usable square to the next.

import { useRef } from 'preact/hooks';
import { about } from '#client/shell/explain.ts';
import { isTyping } from '#client/table/type-box.tsx';
import { Figure } from '#client/tables/jugula/arena/figure.tsx';
import {
  AimMark,
  aimed,
  CombatMark,
  CombatWord,
  Ghost,
  Rose,
  ThreatMarks,
  TrailMark,
  WayMark,
} from '#client/tables/jugula/arena/marks.tsx';
import { enteringNow, moverOf, type Spot, spotOn } from '#client/tables/jugula/arena/press.ts';
import { whyNot } from '#client/tables/jugula/arena/why.ts';
import { HATCH, Zones } from '#client/tables/jugula/arena/zones.tsx';
import {
  armaturaName,
  askedOf,
  gladiatorAt,
  isTurned,
  nameOfGladiator,
  type JugulaProps as Props,
  pointed,
  sayOf,
  spotOf,
  wayOf,
} from '#client/tables/jugula/props.ts';
import { Ground, HIDDEN, Paints, UNIT } from '#client/tables/sketch/field-parts.tsx';
import { SPECTATOR } from '#engine/seat.ts';
import { facingOf, SIDE, SQUARES, squareCalled, squareOf } from '#games/jugula/board.ts';
import { type Gladiator, threatsAt, threatsOn } from '#games/jugula/table-things.ts';

const FRAME = { left: -112, top: -112, width: 924, height: 924 };

const ARROWS: { readonly [key: string]: readonly [number, number] } = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The nearest of these squares in the direction of the arrow; sideways distance counts double. */
function nextOf(props: Props, from: number, others: readonly Spot[], [dx, dy]: readonly [number, number]): number {
  const here = spotOf(props, from);
  let [best, found] = [Number.POSITIVE_INFINITY, -1];
  for (const { cell } of others) {
    const { x, y } = spotOf(props, cell);
    const along = (x - here.x) * dx + (y - here.y) * dy;
    const aside = Math.abs((x - here.x) * dy) + Math.abs((y - here.y) * dx);
    if (along > 0 && along + 2 * aside < best) [best, found] = [along + 2 * aside, cell];
  }
  return found;
}

export function Arena({ props }: { props: Props }) {
  const svg = useRef<SVGSVGElement>(null);
  const say = sayOf(props);
  const spots = Array.from({ length: SQUARES }, (_, cell) => spotOn(props, cell));
  // In drawing order, from the top left.
  const place = ({ cell }: Spot): number => spotOf(props, cell).y * SIDE + spotOf(props, cell).x;
  const stops = spots
    .filter(({ can, gladiator }) => can || gladiator !== null)
    .toSorted((one, other) => place(one) - place(other));
  const open = stops.filter(({ can }) => can);
  const first = open.find(({ isTaken }) => isTaken) ?? open[0] ?? stops[0];
  const move = (event: KeyboardEvent): void => {
    const way = ARROWS[event.key];
    const from = Number((document.activeElement as SVGElement | null)?.dataset['place'] ?? -1);
    if (way === undefined || from < 0) return;
    const next = nextOf(props, from, stops, way);
    if (next < 0) return;
    svg.current?.querySelector<SVGElement>(`[data-place="${next}"]`)?.focus();
    event.preventDefault();
  };
  return (
    <svg
      ref={svg}
      class="ju-arena"
      viewBox={`${FRAME.left} ${FRAME.top} ${FRAME.width} ${FRAME.height}`}
      role="group"
      aria-label={say('arena.title')}
      onKeyDown={move}
    >
      <Paints frame={FRAME} />
      <defs>{HATCH}</defs>
      <Ground frame={FRAME} />
      <Edges props={props} />
      <Shown props={props} />
      {spots.map((spot) => (
        <Square key={spot.cell} props={props} spot={spot} isStop={spot === first} />
      ))}
      <TrailMark props={props} />
      <WayMark props={props} />
      <CombatMark props={props} />
      {props.view.gladiators
        .filter(({ cell, kind }) => cell >= 0 && kind >= 0)
        .map((gladiator) => (
          <Figure key={nameOfGladiator(gladiator)} props={props} gladiator={gladiator} />
        ))}
      <Ghost props={props} />
      <ThreatMarks props={props} />
      <AimMark props={props} />
      <CombatWord props={props} />
      <Rose props={props} />
    </svg>
  );
}

/** The middle of the arena, and where the points of the compass are in its wall: between two tablets. */
const MIDDLE = ((SIDE - 1) * UNIT) / 2;
const WALL = 434;
const COMPASS = [
  ['n', MIDDLE, MIDDLE - WALL],
  ['e', MIDDLE + WALL, MIDDLE],
  ['s', MIDDLE, MIDDLE + WALL],
  ['w', MIDDLE - WALL, MIDDLE],
] as const;

/**
 * Columns a to h and rows 1 to 8, on small tablets in the wall. On round ones the points of the compass, where they are
 * used: in what a spectator reads, and in typed answers such as `d4n`. A player reads "away from you" everywhere else.
 */
function Edges({ props }: { props: Props }) {
  const isRound = isTurned(props);
  const tablet = (x: number, y: number, text: string) => (
    <g key={text} transform={`translate(${x} ${y})`} class="sk-tablet">
      <rect x="-22" y="-22" width="44" height="44" rx="5" />
      <text dy=".36em">{text}</text>
    </g>
  );
  const place = (i: number): number => (isRound ? SIDE - 1 - i : i) * UNIT;
  return (
    <g {...HIDDEN}>
      {[...'abcdefgh'].map((text, i) => tablet(place(i), 784, text))}
      {[...'87654321'].map((text, i) => tablet(-84, place(i), text))}
      {(props.viewer === SPECTATOR || isTyping()) &&
        COMPASS.map(([point, x, y]) => (
          <g
            key={point}
            class="ju-compass"
            transform={`translate(${isRound ? MIDDLE * 2 - x : x} ${isRound ? MIDDLE * 2 - y : y})`}
          >
            <circle r="24" />
            <text dy=".36em">{props.telling.words[`facing.${point}`]}</text>
          </g>
        ))}
    </g>
  );
}

/** Whose zones are shown: the gladiator under the pointer, else the target of a planned attack, else the planned stand. */
function Shown({ props }: { props: Props }) {
  const request = askedOf(props);
  const drafted = typeof props.draft.value === 'number' ? props.draft.value : null;
  const shown = (gladiator: Gladiator | null, far = true) =>
    gladiator === null || gladiator.cell < 0 || gladiator.kind < 0 ? null : (
      <Zones props={props} gladiator={gladiator} far={far} bare={request?.of === 'stance'} />
    );
  const aim = aimed(props);
  // Of the target only that matters from where he is struck.
  if (pointed.value >= 0) return shown(gladiatorAt(props.view, pointed.value), aim?.on !== pointed.value);
  if (aim !== null) return shown(gladiatorAt(props.view, aim.on), false);
  const mover = request?.of === 'stance' && drafted !== null ? moverOf(props) : null;
  return mover === null ? null : shown({ ...mover, cell: squareOf(drafted!), facing: facingOf(drafted!) });
}

/** Who threatens the gladiator that moves, where he may end; nobody: not asked. */
function threatsHere(props: Props, { cell, gladiator, can }: Spot): readonly number[] {
  const mover = can && gladiator === null && askedOf(props)?.of === 'stance' ? moverOf(props) : null;
  return mover === null || mover.kind < 0 ? [] : threatsAt(props.view, nameOfGladiator(mover), cell);
}

function toldOf(props: Props, spot: Spot): string {
  const { cell, gladiator, price } = spot;
  const say = sayOf(props);
  const square = squareCalled(cell);
  const cost = price === null ? [] : [say('arena.price', { mp: price })];
  if (gladiator === null) {
    const there = threatsHere(props, spot);
    const list = there.map(armaturaName).join(', ');
    return [square, ...cost, ...(there.length > 0 ? [say('arena.threatened', { list })] : [])].join(', ');
  }
  const { seat, facing, wounds, net, boosts } = gladiator;
  const stats = ['ATT', 'DEF', 'MP'];
  const threats = threatsOn(props.view, nameOfGladiator(gladiator));
  return [
    say('arena.figure', {
      name: armaturaName(nameOfGladiator(gladiator)),
      player: props.names[seat]!,
      square,
      way: wayOf(props, facing),
    }),
    ...(wounds > 0 ? [say('arena.wounded')] : []),
    ...(net >= 0 ? [say('arena.netted')] : []),
    ...(threats.length > 0 ? [say('arena.threatened', { list: threats.map(armaturaName).join(', ') })] : []),
    ...(boosts.length > 0
      ? [say('arena.boosted', { boosts: boosts.map(({ stat, k }) => `+${k} ${stats[stat]!}`).join(', ') })]
      : []),
    ...cost,
  ].join(', ');
}

/** Whether the zones of the man who is pressed were shown already. */
let wasPointed = false;

function Square({ props, spot, isStop }: { props: Props; spot: Spot; isStop: boolean }) {
  const { cell, gladiator, can, isTaken, price, press } = spot;
  const { x, y } = spotOf(props, cell);
  const move = `translate(${x * UNIT} ${y * UNIT})`;
  const place = <rect x="-50" y="-50" width="100" height="100" class="sk-place" />;
  const name = gladiator === null ? -1 : nameOfGladiator(gladiator);
  const point = {
    onMouseEnter: () => {
      pointed.value = name;
    },
    onMouseLeave: () => {
      pointed.value = -1;
    },
    onFocus: () => {
      pointed.value = name;
    },
    onBlur: () => {
      pointed.value = -1;
    },
  };
  if (!can && gladiator === null) return <g transform={move}>{place}</g>;
  const told = toldOf(props, spot);
  if (!can) {
    // No answer is about him: touching him shows his zones.
    const show = (was: boolean): void => {
      pointed.value = was ? -1 : name;
    };
    const why = whyNot(props, name);
    return (
      <g
        transform={move}
        class={why === '' ? 'ju-stand' : 'ju-stand cannot'}
        {...about(why)}
        role="button"
        aria-label={told}
        aria-pressed={pointed.value === name}
        tabindex={isStop ? 0 : -1}
        data-place={cell}
        // A finger brings the pointer and the focus with it, before it clicks.
        onPointerDown={() => {
          wasPointed = pointed.value === name;
        }}
        onClick={() => show(wasPointed)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          show(pointed.value === name);
        }}
        {...point}
      >
        {place}
      </g>
    );
  }
  const isOwn = gladiator !== null && gladiator.seat === props.request?.seat;
  const threats = threatsHere(props, spot);
  return (
    <g transform={move}>
      <g
        class={`sk-spot can${isTaken ? ' taken' : ''}${gladiator !== null && !isOwn ? ' foe' : ''}`}
        role="button"
        tabindex={isStop ? 0 : -1}
        aria-label={`${told}, ${sayOf(props)('arena.can')}`}
        aria-pressed={isTaken}
        data-place={cell}
        data-drop={enteringNow(props) === null ? undefined : cell}
        onClick={press}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          press();
        }}
        {...point}
      >
        {place}
        {gladiator !== null ? (
          <path d="M-44 -26V-44H-26M26 -44H44V-26M44 26V44H26M-26 44H-44V26" class="sk-brackets" />
        ) : price === null ? (
          <circle r="9" class="sk-dot" />
        ) : (
          <text class="sk-cost" y="11">
            {price}
          </text>
        )}
        {threats.length > 0 && <path d="M22 -46H46V-22z" class="ju-risk" />}
      </g>
    </g>
  );
}
