// One hex of the arena: a button with a name, what can be done there, and the zone of the figure that is lit.

import type { Act } from '#client/tables/gladiatori/acts.ts';
import { describe, type Figure, figuresOf, figureTitle } from '#client/tables/gladiatori/figures.ts';
import { at, HEX, HEX_INSIDE, hexName } from '#client/tables/gladiatori/geometry.ts';
import type { Threat } from '#client/tables/gladiatori/overlay.ts';
import { type Props, type Shared, sayOf } from '#client/tables/gladiatori/props.ts';
import { isGate, STARTS } from '#games/gladiatori/board.ts';

/** A hex as it is read aloud. */
export function cellTitle(
  props: Props,
  cell: number,
  figures: readonly Figure[],
  act: Act | null,
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

interface CellProps {
  cell: number;
  act: Act | null;
  zone: string | null;
  name: string;
  isCursor: boolean;
  props: Props;
  shared: Shared;
}

export function Cell({ cell, act, zone, name, isCursor, props, shared }: CellProps) {
  const click = (): void => {
    shared.cursor.value = cell;
    if (act === null) return;
    if (act.isChosen && props.draft.value !== null) props.choose(props.draft.value);
    else act.aim();
  };
  const point = (): void => {
    shared.lit.value = figuresOf(props.view).find((figure) => figure.cell === cell)?.id ?? -1;
  };
  const near = act === null || act.cost === null ? '' : `c${Math.min(4, act.cost)}`;
  return (
    <g
      id={`gl-hex-${cell}`}
      class={`gl-cell ${act === null ? '' : `can ${act.kind} ${near}`} ${act?.isChosen ? 'chosen' : ''}`}
      transform={at(cell)}
      role="button"
      tabindex={isCursor ? 0 : -1}
      aria-label={name}
      aria-disabled={act === null}
      aria-pressed={act === null ? undefined : act.isChosen}
      onClick={click}
      onFocus={() => {
        shared.cursor.value = cell;
        point();
      }}
      onPointerEnter={point}
      onPointerLeave={() => {
        shared.lit.value = -1;
      }}
    >
      <path d={HEX} class="gl-hex" />
      {act !== null && act.kind !== 'strike' && <path d={HEX_INSIDE} class="gl-can" />}
      {zone !== null && <path d={HEX_INSIDE} class={`gl-zone ${zone}`} />}
      {act !== null && act.cost !== null && act.cost > 0 && (
        <text y="5.500" class={act.isCostly ? 'costly' : ''}>
          {act.cost}
        </text>
      )}
      {act !== null && (act.kind === 'place' || act.kind === 'throw') && (
        <path d="M0 -7l7 7-7 7-7-7z" class="gl-lozenge" />
      )}
      {act?.isCostly === true && act.kind === 'go' && <path d="M-4 10.500h8l-4 6z" class="gl-shame" />}
    </g>
  );
}
