// One hex of the arena: a button with a name, what can be done there, and the zone of the figure that is lit.

import { memo } from '#client/shell/memo.tsx';
import type { Acts, HexAct } from '#client/tables/gladiatori/acts.ts';
import { describe, type Figure, figuresOf, figureTitle } from '#client/tables/gladiatori/figures.ts';
import { at, HEX, HEX_INSIDE, HIDDEN, hexName } from '#client/tables/gladiatori/geometry.ts';
import type { Threat } from '#client/tables/gladiatori/overlay.ts';
import { type GladiatoriProps as Props, type Shared, sayOf } from '#client/tables/gladiatori/props.ts';
import { tellHex } from '#client/tables/gladiatori/why.ts';
import { isGate, STARTS } from '#games/gladiatori/board.ts';

/** A hex as it is read aloud. */
export function cellTitle(
  props: Props,
  cell: number,
  figures: readonly Figure[],
  act: HexAct | null,
  threat: Threat | null,
): string {
  const say = sayOf(props);
  const there = figures.filter((figure) => figure.cell === cell);
  const said = [hexName(cell)];
  if (isGate(cell)) said.push(say('hex.gate'));
  if (STARTS.includes(cell) && there.length === 0) said.push(say('hex.start'));
  said.push(there.length === 0 ? say('hex.empty') : there.map((figure) => describe(props, figure)).join('; '));
  if (act !== null) {
    if (act.kind === 'go') said.push(say('hex.go', { cost: act.cost! }));
    if (act.kind === 'place') said.push(say('hex.place'));
    if (act.kind === 'strike') said.push(say('hex.strike'));
    if (act.kind === 'throw') said.push(say('hex.throw'));
    if (act.isCostly) said.push(say('hex.shame'));
    if (act.isChosen) said.push(say('hex.chosen'));
  }
  if (threat !== null)
    said.push(say(`danger.${threat.danger}`, { who: threat.by.map((id) => figureTitle(props, id)).join(', ') }));
  return said.join(', ');
}

/** What pointer and focus do to a hex. */
export type HexGesture = 'click' | 'focus' | 'enter' | 'leave';

/** The newest props for the hexes' event handlers, whenever the hexes were rendered. */
export interface Around {
  props: Props;
  shared: Shared;
  acts: Acts;
}

export function touched({ props, shared, acts }: Around, cell: number, how: HexGesture): void {
  const act = acts.by.get(cell);
  if (how === 'click' || how === 'focus') shared.cursor.value = cell;
  if (how === 'leave') shared.lit.value = -1;
  if (how === 'focus' || how === 'enter')
    shared.lit.value = figuresOf(props.view).find((figure) => figure.cell === cell)?.id ?? -1;
  if (how !== 'click') return;
  if (act === undefined) tellHex(props, shared, acts, cell);
  else if (act.isChosen && props.draft.value !== null) props.choose(props.draft.value);
  else act.aim();
}

interface CellProps {
  cell: number;
  /** What can be done here; null: nothing. */
  kind: HexAct['kind'] | null;
  cost: number | null;
  isCostly: boolean;
  isChosen: boolean;
  zone: string | null;
  name: string;
  isCursor: boolean;
  touch(cell: number, how: HexGesture): void;
}

/** A click changes few of the many hexes, so only those are rendered again. */
export const Cell = memo(function Cell(props: CellProps) {
  const { cell, kind, cost, isCostly, isChosen, zone, name, isCursor, touch } = props;
  const near = cost === null ? '' : `c${Math.min(4, cost)}`;
  return (
    <g
      id={`gl-hex-${cell}`}
      class={`gl-cell ${kind === null ? '' : `can ${kind} ${near}`} ${isChosen ? 'chosen' : ''}`}
      transform={at(cell)}
      role="button"
      tabindex={isCursor ? 0 : -1}
      aria-label={name}
      aria-disabled={kind === null}
      aria-pressed={kind === null ? undefined : isChosen}
      onClick={() => touch(cell, 'click')}
      onFocus={() => touch(cell, 'focus')}
      onPointerEnter={() => touch(cell, 'enter')}
      onPointerLeave={() => touch(cell, 'leave')}
    >
      <path d={HEX} class="gl-hex" />
      {kind !== null && kind !== 'strike' && <path d={HEX_INSIDE} class="gl-can" />}
      {zone !== null && <path d={HEX_INSIDE} class={`gl-zone ${zone}`} />}
      {cost !== null && cost > 0 && (
        <text {...HIDDEN} y="5.500" class={isCostly ? 'costly' : ''}>
          {cost}
        </text>
      )}
      {(kind === 'place' || kind === 'throw') && <path d="M0 -7l7 7-7 7-7-7z" class="gl-lozenge" />}
      {isCostly && kind === 'go' && <path d="M-4 10.500h8l-4 6z" class="gl-shame" />}
    </g>
  );
});
