// What can be done with the hexes of the arena now, for every question that is answered there.
//
// An *act* belongs to a hex: `aim` puts it into the draft (and says in the action bar what would happen), a second click
// on the same hex sends the draft.

import { figuresOf } from '#client/tables/gladiatori/figures.ts';
import {
  facingsAt,
  isWalking,
  leastCost,
  type Reach,
  reachOf,
  shameAt,
  stepTo,
  walkTo,
} from '#client/tables/gladiatori/moves.ts';
import { ownOf, type GladiatoriProps as Props, type Shared, type Stand } from '#client/tables/gladiatori/props.ts';
import { type Target, targetsOf } from '#client/tables/gladiatori/targets.ts';
import type { Form, Pick } from '#engine/requests/request.ts';
import { arena } from '#games/gladiatori/board.ts';
import { cellNamed } from '#games/gladiatori/names.ts';

export interface HexAct {
  kind: 'go' | 'place' | 'strike' | 'throw';
  /** Movement points to get there. */
  cost: number | null;
  /** It costs honour. */
  isCostly: boolean;
  isChosen: boolean;
  aim(): void;
}

export interface Acts {
  by: ReadonlyMap<number, HexAct>;
  /** Where the figure would stand; null: nothing is planned. */
  ghost: Stand | null;
  /** The planned way, hex by hex, from where the figure stands. */
  path: readonly Stand[];
  reach: Reach | null;
  targets: readonly Target[];
  /** Turns the planned figure by one side, where that is possible. */
  turn(by: 1 | -1): void;
  /** Lets it look that way, where that is possible; null: nothing can be turned. */
  face: ((facing: number) => void) | null;
}

const NONE: Acts = { by: new Map(), ghost: null, path: [], reach: null, targets: [], turn: () => {}, face: null };

export function actsOf(props: Props, shared: Shared): Acts {
  const { request, replaying } = props;
  if (request === null || replaying) return NONE;
  if (request.kind === 'pick' && isWalking(request)) return walking(props, shared, request);
  if (request.kind === 'form' && request.clause === 'GL-6.4') return placing(props, request);
  if (request.kind === 'pick' && request.of === 'declaration') return declaring(props, request);
  if (request.kind === 'pick' && request.of === 'throw') return throwing(props, request);
  return NONE;
}

/** The planned way, as long as the draft is still its first step. */
const plannedWalk = ({ draft, request }: Props, { walk }: Shared) =>
  walk.value !== null && walk.value.clause === request?.clause && draft.value === walk.value.steps[0]
    ? walk.value
    : null;

function walking(props: Props, shared: Shared, request: Pick): Acts {
  const own = ownOf(props)!;
  const reach = reachOf(request);
  const planned = plannedWalk(props, shared) ?? stepTo(reach, props.draft.value, request.clause);
  const ghost = planned?.stands.at(-1) ?? null;
  const plan = (to: Stand): void => {
    const walk = walkTo(reach, to, request.clause);
    shared.walk.value = walk;
    props.draft.value = walk?.steps[0] ?? null;
  };
  const by = new Map<number, HexAct>();
  for (let cell = 0; cell < arena.size; cell++) {
    const cost = leastCost(reach, cell);
    if (cost < 0) continue;
    if (cell === own.cell && ghost === null) {
      const facing = turnedTo(props, reach);
      if (facing !== null)
        by.set(cell, { kind: 'go', cost: 0, isCostly: false, isChosen: false, aim: () => plan({ cell, facing }) });
      continue;
    }
    const facings = facingsAt(reach, cell, lookingAt(props, cell) ?? own.facing);
    by.set(cell, {
      kind: 'go',
      cost,
      isCostly: shameAt(reach, 6 * cell + facings[0]!) < 0,
      isChosen: ghost?.cell === cell,
      aim: () => plan({ cell, facing: preferred(props, reach, cell) }),
    });
  }
  const turn = (step: 1 | -1): void => {
    const from = ghost ?? own;
    for (let i = 1; i < 6; i++) {
      const facing = (from.facing + step * i + 6) % 6;
      if (reach.cost[6 * from.cell + facing]! >= 0) return plan({ cell: from.cell, facing });
    }
  };
  const face = (facing: number): void => {
    const { cell } = ghost ?? own;
    if (reach.cost[6 * cell + facing]! >= 0) plan({ cell, facing });
  };
  const path = planned === null ? [] : [own, ...planned.stands];
  const { cell } = ghost ?? own;
  const canTurn = [0, 1, 2, 3, 4, 5].some((facing) => reach.cost[6 * cell + facing]! > 0);
  return { by, ghost, path, reach, targets: [], turn, face: canTurn ? face : null };
}

/** Where the figure would look when it is touched: to the nearest enemy, else one side to the left; null: it cannot turn. */
function turnedTo(props: Props, reach: Reach): number | null {
  const { cell, facing } = ownOf(props)!;
  const wanted = lookingAt(props, cell);
  return (
    [wanted ?? facing, (facing + 1) % 6, (facing + 5) % 6].find(
      (one) => one !== facing && reach.cost[6 * cell + one]! > 0,
    ) ?? null
  );
}

/** The direction in which the nearest enemy lies; null: there is none. */
function lookingAt(props: Props, cell: number): number | null {
  const own = ownOf(props)!;
  const foes = figuresOf(props.view).filter(
    ({ seat, cell: there }) => (seat === null || props.view.gladiators[seat]!.side !== own.side) && there !== cell,
  );
  const near = foes.sort((a, b) => arena.distance(cell, a.cell) - arena.distance(cell, b.cell))[0];
  return near === undefined ? null : arena.bearing(cell, near.cell, own.facing);
}

/** Among equal costs, the facing a player most likely wants: towards the nearest enemy. */
function preferred(props: Props, reach: Reach, cell: number): number {
  const own = ownOf(props)!;
  return facingsAt(reach, cell, lookingAt(props, cell) ?? own.facing)[0]!;
}

function placing(props: Props, request: Form): Acts {
  const from = request.fields.find(({ name }) => name === 'cell')!.request as Pick;
  // The list may have put together only a part of it.
  const given = props.draft.value as { cell?: number; facing?: number } | null;
  const draft =
    given?.cell === undefined || given.facing === undefined ? null : { cell: given.cell, facing: given.facing };
  const place = (to: Stand): void => {
    props.draft.value = { cell: to.cell, facing: to.facing };
  };
  const by = new Map<number, HexAct>();
  for (const item of from.from) {
    const cell = item as number;
    by.set(cell, {
      kind: 'place',
      cost: null,
      isCostly: false,
      isChosen: draft?.cell === cell,
      aim: () =>
        place({ cell, facing: draft?.facing ?? lookingAt(props, cell) ?? arena.bearing(cell, arena.cellAt(0, 0), 0) }),
    });
  }
  const turn = (step: 1 | -1): void => {
    if (draft !== null) place({ cell: draft.cell, facing: (draft.facing + step + 6) % 6 });
  };
  const face = draft === null ? null : (facing: number): void => place({ cell: draft.cell, facing });
  return { by, ghost: draft, path: [], reach: null, targets: [], turn, face };
}

function declaring(props: Props, request: Pick): Acts {
  const targets = targetsOf(props, request);
  const by = new Map<number, HexAct>();
  for (const target of targets) {
    const chosen = target.ways.find(({ item }) => item === props.draft.value);
    by.set(target.cell, {
      kind: 'strike',
      cost: null,
      isCostly: target.ways.every(({ rear }) => rear < 0),
      isChosen: chosen !== undefined,
      aim: () => {
        props.draft.value = target.ways[0]!.item;
      },
    });
  }
  return { ...NONE, by, targets };
}

/** GL-14.27: such as `green:D07` */
function throwing(props: Props, request: Pick): Acts {
  const by = new Map<number, HexAct>();
  for (const item of request.from) {
    const cell = cellNamed(String(item).split(':')[1] ?? '');
    if (cell < 0) continue;
    const aim = (): void => {
      props.draft.value = item;
    };
    by.set(cell, { kind: 'throw', cost: null, isCostly: false, isChosen: props.draft.value === item, aim });
  }
  return { ...NONE, by };
}
