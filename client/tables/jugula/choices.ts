// Which things on the table stand for which items of a request, and which items are buttons of the action bar.

import type { Item, Pick, Request, Subset } from '#engine/requests/request.ts';
import { KINDS, nameOf } from '#games/jugula/armaturae.ts';
import { squareOf } from '#games/jugula/board.ts';
import { cardOf } from '#games/jugula/cards.ts';
import { attackerKind, pivotKind, targetName } from '#games/jugula/table-things.ts';
import type { JugulaView } from '#games/jugula/view.ts';

export interface Placed {
  /** `gladiator 5`, `square 12`, `card 3`, `armatura 2`, `seat 1`; the top card is `card top`. */
  key: string;
  items: readonly Item[];
}

export interface Choices {
  placed: readonly Placed[];
  beside: readonly Item[];
}

export const squareKey = (cell: number): string => `square ${cell}`;
export const figureKey = (name: number): string => `gladiator ${name}`;
export const cardKey = (card: Item): string => `card ${card}`;
export const seatKey = (seat: number): string => `seat ${seat}`;
export const armaturaKey = (kind: number): string => `armatura ${kind}`;

/** The two gladiators of a pair. */
export const pairNames = (pair: number, seat: number): [number, number] => [
  nameOf(seat, Math.floor(pair / KINDS)),
  nameOf(seat, pair % KINDS),
];

function keyOf({ of, seat }: Request, item: Item): string | null {
  if (item === 'top') return cardKey(item);
  if (typeof item !== 'number') return null;
  switch (of) {
    case 'card':
      return cardKey(item);
    case 'play':
      return cardKey(cardOf(item));
    case 'gladiator':
      return figureKey(item);
    case 'strike':
      return figureKey(targetName(item));
    case 'pivot':
      return figureKey(nameOf(seat, pivotKind(item)));
    case 'pair':
      return figureKey(pairNames(item, seat)[0]);
    case 'stance':
      return squareKey(squareOf(item));
    case 'cell':
      return squareKey(item);
    case 'armatura':
      return armaturaKey(item);
    case 'seat':
      return seatKey(item);
    default:
      return null;
  }
}

const NONE: Choices = { placed: [], beside: [] };
const known = new WeakMap<Request, Choices>();

/** All items of a request, each at its thing. */
export function choicesOn(request: Pick | Subset, _view: JugulaView): Choices {
  const found = known.get(request);
  if (found !== undefined) return found;
  const by = new Map<string, Item[]>();
  const beside: Item[] = [];
  for (const item of new Set(request.from)) {
    const key = keyOf(request, item);
    if (key === null) beside.push(item);
    else by.set(key, [...(by.get(key) ?? []), item]);
  }
  const made = { placed: [...by].map(([key, items]) => ({ key, items })), beside };
  known.set(request, made);
  return made;
}

export const choicesOf = (request: Request | null, view: JugulaView): Choices =>
  request?.kind === 'pick' || request?.kind === 'subset' ? choicesOn(request, view) : NONE;

/** The items that a thing stands for now. */
export const itemsAt = (request: Request | null, view: JugulaView, key: string): readonly Item[] =>
  choicesOf(request, view).placed.find((one) => one.key === key)?.items ?? [];

/** Who attacks whom in a strike. */
export const strikeNames = (strike: number, seat: number): { by: number; on: number } => ({
  by: nameOf(seat, attackerKind(strike)),
  on: targetName(strike),
});
