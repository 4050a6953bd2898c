// How touching a square, or the gladiator on it, changes the answer.

import { choicesOf, figureKey, pairNames, squareKey, strikeNames } from '#client/tables/jugula/choices.ts';
import {
  askedOf,
  gladiatorAt,
  hintOf,
  itemsOf,
  nameOfGladiator,
  type JugulaProps as Props,
  sharedBy,
  toggle,
  touch,
} from '#client/tables/jugula/props.ts';
import { facingOf, isNorthern, squareOf } from '#games/jugula/board.ts';
import type { Gladiator } from '#games/jugula/table-things.ts';

/** The gladiator on a square. */
export const standingOn = ({ view }: Props, cell: number): Gladiator | null =>
  view.gladiators.find((one) => one.cell === cell) ?? null;

/** The gladiator that moves or is deployed now. */
export function moverOf({ view }: Props): Gladiator | null {
  const name = view.flow.scenes.findLast(({ gladiator }) => typeof gladiator === 'number')?.['gladiator'];
  return typeof name === 'number' ? gladiatorAt(view, name) : null;
}

/** Whether the gladiator who moves has another square to go to. */
export function mayLeave(props: Props): boolean {
  const request = askedOf(props);
  const stances = request?.kind === 'pick' && request.of === 'stance' ? (request.from as readonly number[]) : [];
  return stances.some((stance) => squareOf(stance) !== moverOf(props)?.cell);
}

/** The cheapest stance of a square; among equals his facing, or for a gladiator who enters the one to the middle. */
export function firstStance(props: Props, items: readonly number[]): number {
  const request = askedOf(props);
  const mover = moverOf(props);
  const facing =
    mover !== null && mover.cell >= 0 ? mover.facing : isNorthern(props.view.seats, request?.seat ?? 0) ? 4 : 0;
  const price = (stance: number): number => hintOf(request, stance)?.values['mp'] ?? 0;
  const away = (stance: number): number =>
    Math.min((facingOf(stance) - facing + 8) % 8, (facing - facingOf(stance) + 8) % 8);
  return items.toSorted((a, b) => price(a) - price(b) || away(a) - away(b))[0]!;
}

/** Whether a gladiator enters the arena now, so that he may be dragged to a square; null: none. */
export function enteringNow(props: Props): Gladiator | null {
  const mover = askedOf(props)?.of === 'stance' ? moverOf(props) : null;
  return mover !== null && mover.cell < 0 ? mover : null;
}

/** He was dropped on a square: the answer is the one that a touch of it gives, and it waits to be sent. */
export function dropOn(props: Props, cell: number): void {
  const items = itemsOf(props, squareKey(cell)) as readonly number[];
  if (items.length > 0) props.draft.value = firstStance(props, items);
}

export interface Spot {
  cell: number;
  gladiator: Gladiator | null;
  can: boolean;
  isTaken: boolean;
  price: number | null;
  press(): void;
}

/** How a square takes a touch now. */
export function spotOn(props: Props, cell: number): Spot {
  const request = askedOf(props);
  const gladiator = standingOn(props, cell);
  const spot = { cell, gladiator, can: false, isTaken: false, price: null, press: () => {} };
  if (request === null) return spot;
  const squares = itemsOf(props, squareKey(cell)) as readonly number[];
  if (squares.length > 0) return squareSpot(props, spot, request.of, squares);
  if (gladiator === null) return spot;
  const name = nameOfGladiator(gladiator);
  const { first } = sharedBy(props);
  const { draft } = props;
  const items = itemsOf(props, figureKey(name)) as readonly number[];
  const drafted = typeof draft.value === 'number' ? draft.value : null;
  switch (request.of) {
    case 'gladiator': {
      if (items.length === 0) return spot;
      const isTaken = request.kind === 'subset' ? ((draft.value ?? []) as number[]).includes(name) : drafted === name;
      return {
        ...spot,
        can: true,
        isTaken,
        press: () => (request.kind === 'subset' ? toggle(props, name) : touch(props, name)),
      };
    }
    case 'strike': {
      const isOwn = gladiator.seat === request.seat;
      if (isOwn) {
        const all = choicesOf(request, props.view).placed.flatMap((one) => one.items as number[]);
        if (!all.some((strike) => strikeNames(strike, request.seat).by === name)) return spot;
        const by = drafted === null ? first.value : strikeNames(drafted, request.seat).by;
        // Another attacker strikes the enemy that is planned already, if he reaches him, or the only one whom he reaches.
        const his = all.filter((strike) => strikeNames(strike, request.seat).by === name);
        const on = drafted === null ? -1 : strikeNames(drafted, request.seat).on;
        const found = his.find((strike) => strikeNames(strike, request.seat).on === on);
        const foes = new Set(his.map((strike) => strikeNames(strike, request.seat).on));
        const next = found ?? (foes.size === 1 ? his[0]! : null);
        const press = (): void => {
          first.value = by === name ? -1 : name;
          draft.value = by === name ? null : next;
        };
        return { ...spot, can: true, isTaken: by === name, press };
      }
      if (items.length === 0) return spot;
      const mine = items.filter((strike) => strikeNames(strike, request.seat).by === first.value);
      const among = mine.length > 0 ? mine : items;
      const isTaken = drafted !== null && items.includes(drafted);
      const next = isTaken && (first.value < 0 || mine.includes(drafted)) ? drafted : among[0]!;
      return { ...spot, can: true, isTaken, press: () => touch(props, next) };
    }
    case 'pivot':
      if (items.length === 0) return spot;
      return {
        ...spot,
        can: true,
        isTaken: first.value === name || (drafted !== null && items.includes(drafted)),
        press: () => {
          first.value = name;
          draft.value = null;
        },
      };
    case 'pair': {
      const all = choicesOf(request, props.view).placed.flatMap((one) => one.items as number[]);
      const his = all.filter((pair) => pairNames(pair, request.seat).includes(name));
      if (his.length === 0) return spot;
      const with_ = his.filter((pair) => first.value >= 0 && pairNames(pair, request.seat).includes(first.value));
      const [only] = with_.length > 0 && first.value !== name ? with_ : his.length === 1 ? his : [];
      const press = (): void => {
        if (only !== undefined) touch(props, only);
        else first.value = first.value === name ? -1 : name;
      };
      return {
        ...spot,
        can: true,
        isTaken: first.value === name || (drafted !== null && his.includes(drafted)),
        press,
      };
    }
    default:
      return spot;
  }
}

function squareSpot(props: Props, spot: Spot, of: string, items: readonly number[]): Spot {
  const { draft } = props;
  const drafted = typeof draft.value === 'number' ? draft.value : null;
  if (of === 'cell')
    return { ...spot, can: true, isTaken: drafted === spot.cell, press: () => touch(props, spot.cell) };
  const isTaken = drafted !== null && squareOf(drafted) === spot.cell;
  const first = firstStance(props, items);
  return {
    ...spot,
    can: true,
    isTaken,
    price: hintOf(askedOf(props), first)?.values['mp'] ?? null,
    press: () => touch(props, isTaken ? drafted : first),
  };
}
