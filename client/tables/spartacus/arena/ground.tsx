// The sand with its hexes, the fighters on it, and the hexes to go to or to attack. The first touch of a hex plans it, the
// second does it.

import swords from 'icon:crossed-swords';
import drop from 'icon:drop';
import { useRef } from 'preact/hooks';
import { NUMERALS } from '#client/shell/medallion.tsx';
import { isReader } from '#client/tables/called.ts';
import { cellAfter, HEX, POINTS, walksOf } from '#client/tables/spartacus/arena/hexes.ts';
import { Ring } from '#client/tables/spartacus/arena/ring.tsx';
import { cardEmblem } from '#client/tables/spartacus/emblems.ts';
import { type Attack, isMoving, lying } from '#client/tables/spartacus/pictures.ts';
import { cardName, isPick, type SpartacusProps as Props, sayOf, touch } from '#client/tables/spartacus/props.ts';
import type { Choice } from '#engine/requests/request.ts';
import { arena } from '#games/spartacus/board.ts';
import { kindOf } from '#games/spartacus/cards.ts';
import { act } from '#games/spartacus/table-things.ts';

/** For drawings without meaning to screen readers, and for pictures with a name. */
const HIDDEN = { 'aria-hidden': true } as const;
const PICTURE = { role: 'img' } as const;

const ATTACK = act('attack');

/** The answer that each hex stands for now. */
function answersOf(props: Props): ReadonlyMap<number, { choice: Choice; cost: number | null }> {
  const { request, view, viewer } = props;
  const answers = new Map<number, { choice: Choice; cost: number | null }>();
  for (const [cell, walk] of walksOf(request)) answers.set(cell, { choice: walk as number[], cost: walk.length });
  const { fight } = view;
  if (fight !== null && isPick(request) && request.from.includes(ATTACK)) {
    const slot = fight.seats.indexOf(viewer);
    if (slot >= 0) answers.set(fight.cells[1 - slot]!, { choice: ATTACK, cost: null });
  }
  return answers;
}

/** A fighter who is not on the sand yet. */
export interface Entrant {
  seat: number;
  asset: number;
  cell: number;
}

export function Ground({ entrant = null, ...props }: Props & { entrant?: Entrant | null }) {
  const say = sayOf(props);
  const svg = useRef<SVGSVGElement>(null);
  const { view, draft, request, replaying } = props;
  const fight = view.fight!;
  const answers = replaying ? new Map() : answersOf(props);
  const cells = [...answers.keys()];
  const move = (event: KeyboardEvent): void => {
    const from = Number((document.activeElement as SVGElement | null)?.dataset['cell'] ?? -1);
    const next = from < 0 ? -1 : cellAfter(from, cells, event.key);
    if (next < 0) return;
    svg.current?.querySelector<SVGElement>(`[data-cell="${next}"]`)?.focus();
    event.preventDefault();
  };
  return (
    <svg
      ref={svg}
      class="sp-arena"
      viewBox="-240 -240 480 480"
      role="group"
      aria-label={say('arena.label')}
      onKeyDown={move}
    >
      <Ring />
      {POINTS.map(({ x, y }, cell) => {
        const answer = answers.get(cell);
        const place = `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
        if (answer === undefined) return <path key={cell} d={HEX} transform={place} class="sp-hex" {...HIDDEN} />;
        const isFoe = answer.cost === null;
        const isChosen = JSON.stringify(draft.value) === JSON.stringify(answer.choice);
        const name = isFoe
          ? say('arena.strike', { name: fighterName(props, slotAt(props, cell)) })
          : say('arena.go', { hex: arena.name(cell), cost: answer.cost });
        return (
          <g
            key={cell}
            transform={place}
            class={`sp-spot${isFoe ? ' foe' : ''}${isChosen ? ' chosen' : ''}`}
            role="button"
            tabindex={cell === cells[0] ? 0 : -1}
            data-cell={cell}
            aria-label={name}
            aria-pressed={isChosen}
            onClick={() => touch(props, answer.choice)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ' ') return;
              event.preventDefault();
              event.stopPropagation();
              touch(props, answer.choice);
            }}
          >
            <path d={HEX} class="sp-hex" />
            {!isFoe && <text y="6">{answer.cost}</text>}
          </g>
        );
      })}
      <Way props={props} />
      <Planned props={props} />
      {entrant !== null && <Ghost {...entrant} />}
      <Struck props={props} />
      {fight.cells.map((cell, slot) =>
        slot < fight.seats.length && cell >= 0 ? <Figure key={fight.seats[slot]} props={props} slot={slot} /> : null,
      )}
      {/* It would lie over the price of a hex. */}
      {(replaying || request?.kind !== 'path') && <Blow props={props} />}
      {fight.round === 0 && fight.seats.length === 2 && (
        <text class="sp-apart" y="-10">
          {say('arena.apart', { count: arena.distance(fight.cells[0]!, fight.cells[1]!) })}
        </text>
      )}
    </svg>
  );
}

const slotAt = ({ view }: Props, cell: number): number => view.fight!.cells.indexOf(cell);

export const fighterName = (props: Props, slot: number): string =>
  props.view.fight?.cards[slot] === undefined ? '' : cardName(props, kindOf(props.view.fight.cards[slot]));

const lineOf = (cells: readonly number[]): string =>
  cells.map((cell, i) => `${i === 0 ? 'M' : 'L'}${POINTS[cell]!.x.toFixed(1)} ${POINTS[cell]!.y.toFixed(1)}`).join('');

/** Two fighters of one name are told apart by whose they are. */
export function fighterTold(props: Props, slot: number): string {
  const card = fighterName(props, slot);
  const seat = props.view.fight?.seats[slot];
  if (card === '' || seat === undefined || card !== fighterName(props, 1 - slot)) return card;
  const say = sayOf(props);
  return say('fig.apart', { card, name: isReader(props, seat) ? say('fig.you') : props.names[seat]! });
}

/** The last way of a fighter; it stays until the next round. */
function Way({ props }: { props: Props }) {
  const trail = lying(props.stage, 'trail');
  if (trail === null || trail.cells.length < 2) return null;
  return <path d={lineOf(trail.cells)} class="sp-trail" {...HIDDEN} />;
}

/** The way that is planned, with its cost and a ghost at its end. */
function Planned({ props }: { props: Props }) {
  const { draft, request, view, viewer } = props;
  const walk = draft.value;
  if (request?.kind !== 'path' || !Array.isArray(walk) || walk.length === 0) return null;
  const cells = [request.start, ...(walk as number[])];
  const { x, y } = POINTS[cells.at(-1)!]!;
  const slot = view.fight!.seats.indexOf(viewer);
  return (
    <g {...HIDDEN}>
      <path d={lineOf(cells)} class="sp-trail plan" />
      <g class="sp-ghost" style={`transform:translate(${x}px,${y}px)`}>
        <Disc seat={viewer} asset={view.fight!.cards[slot]!} />
      </g>
    </g>
  );
}

function Ghost({ seat, asset, cell }: Entrant) {
  const { x, y } = POINTS[cell]!;
  return (
    <g class="sp-ghost" style={`transform:translate(${x}px,${y}px)`} {...HIDDEN}>
      <Disc seat={seat} asset={asset} />
    </g>
  );
}

const seatPaint = (seat: number): string => `var(--c${(seat % 4) + 1})`;

function Disc({ seat, asset }: { seat: number; asset: number }) {
  const numeral = NUMERALS[seat % 4]!;
  return (
    <>
      <ellipse cy="3" rx="22" ry="21" class="sp-shadow" />
      <circle r="21.500" fill={seatPaint(seat)} class="sp-rim" />
      <circle r="21.500" fill={`url(#sp-pat-${(seat % 4) + 1})`} />
      <circle r="16.500" fill="url(#sp-bronze)" class="sp-in" />
      <svg x="-12" y="-12" width="24" height="24" viewBox="0 0 512 512" class="sp-ink" aria-hidden="true">
        <path d={cardEmblem(kindOf(asset))} />
      </svg>
      <g transform="translate(15 15)" class="sp-tag">
        <rect x={-6 - 2.5 * numeral.length} y="-8" width={12 + 5 * numeral.length} height="16" rx="2.500" />
        <text y="5">{numeral}</text>
      </g>
    </>
  );
}

function Figure({ props, slot }: { props: Props; slot: number }) {
  const { view, stage } = props;
  const fight = view.fight!;
  const { x, y } = POINTS[fight.cells[slot]!]!;
  const trail = lying(stage, 'trail');
  const isWalking = isMoving(stage, 'trail') && trail !== null && trail.seat === fight.seats[slot];
  const isDown = fight.loser === slot;
  return (
    <g
      class={`sp-disc${isWalking ? ' walks' : ''}${isDown ? ' down' : ''}`}
      style={`transform:translate(${x}px,${y}px)${isWalking ? `;--steps:${trail.cells.length - 1}` : ''}`}
      {...PICTURE}
      aria-label={sayOf(props)('arena.stands', { name: fighterName(props, slot), hex: arena.name(fight.cells[slot]!) })}
    >
      <Disc seat={fight.seats[slot]!} asset={fight.cards[slot]!} />
      {isDown && (
        <svg x="-27" y="-27" width="18" height="18" viewBox="0 0 512 512" class="sp-drop" aria-hidden="true">
          <path d={drop} />
        </svg>
      )}
    </g>
  );
}

/** The attack that lies on the table; null: none, or one of an earlier round. */
function blowOn(props: Props): Attack | null {
  const attack = lying(props.stage, 'attack');
  const fight = props.view.fight!;
  return attack === null || attack.isPast || fight.seats.length < 2 || fight.loser >= 0 ? null : attack;
}

/** Round the one who is struck, below his disc: the number of his seat stays readable. */
function Struck({ props }: { props: Props }) {
  const attack = blowOn(props);
  const fight = props.view.fight!;
  if (attack === null) return null;
  const { x, y } = POINTS[fight.cells[fight.seats.indexOf(attack.target)]!]!;
  return <path d={HEX} class="sp-struck" style={`transform:translate(${x}px,${y}px)`} {...HIDDEN} />;
}

/** Swords between the two while an attack lies on the table. */
function Blow({ props }: { props: Props }) {
  const fight = props.view.fight!;
  if (blowOn(props) === null) return null;
  const [a, b] = [POINTS[fight.cells[0]!]!, POINTS[fight.cells[1]!]!];
  // Beside the line from one to the other, on its upper side: over neither of them.
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const off = (dx < 0 ? 30 : -30) / Math.hypot(dx, dy);
  const [x, y] = [(a.x + b.x) / 2 - dy * off, (a.y + b.y) / 2 + dx * off];
  return (
    <g {...HIDDEN}>
      <g class="sp-blow" style={`transform:translate(${x}px,${y}px)`}>
        <circle r="13" />
        <svg x="-9" y="-9" width="18" height="18" viewBox="0 0 512 512" aria-hidden="true">
          <path d={swords} />
        </svg>
      </g>
    </g>
  );
}

/** Patterns of the seats and the bronze of the discs, once for all drawings of the arena. */
export const Paints = () => (
  <svg width="0" height="0" class="sp-paints" aria-hidden="true">
    <defs>
      <radialGradient id="sp-bronze" cx=".38" cy=".3" r=".85">
        <stop offset="0" stop-color="#F0D3A2" />
        <stop offset=".55" stop-color="#C5924F" />
        <stop offset="1" stop-color="#7F5225" />
      </radialGradient>
      <pattern id="sp-pat-1" width="8" height="8" patternUnits="userSpaceOnUse" />
      <pattern id="sp-pat-4" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="2" height="6" fill="#FFF6E8" fill-opacity=".62" />
      </pattern>
      <pattern id="sp-pat-3" width="5" height="5" patternUnits="userSpaceOnUse">
        <circle cx="2.500" cy="2.500" r="1.250" fill="#2A211B" fill-opacity=".75" />
      </pattern>
      <pattern id="sp-pat-2" width="7" height="5" patternUnits="userSpaceOnUse">
        <path d="M0 4.400L3.500 1 7 4.400" fill="none" stroke="#1D1713" stroke-opacity=".72" stroke-width="1.300" />
      </pattern>
    </defs>
  </svg>
);
