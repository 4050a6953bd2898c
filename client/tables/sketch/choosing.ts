// Which things on the table stand for which answers.
//
// Every answer to a request belongs to a thing (`by`) or, where nothing on the table stands for it, to the action bar
// (`besides`). A request with too many answers outside the table is not drawn: it is answered in a list.

import { costOfWalk, enumerate } from '#engine/requests/choices.ts';
import type { Barred, Choice, Item, Request } from '#engine/requests/request.ts';
import { type Card, placeKey, type Sketch, type Sketcher, seatKey } from '#games/shared/table.ts';

/** An answer given by clicking a thing: the whole of it, or one item of several. */
export interface ClickAnswer {
  item: Item;
  choice: Choice;
  turn: number | null;
  /** Of a walk. */
  cost: number | null;
}

export interface Choosing {
  request: Request;
  by: ReadonlyMap<string, readonly ClickAnswer[]>;
  barred: ReadonlyMap<string, readonly Barred[]>;
  besides: readonly Choice[];
}

/** So many answers fit into the action bar. */
const BESIDES = 4;
/** More than the destinations on any of our boards. */
const EVERY_END = 400;

/** The keys of all things that can be clicked. */
export function keysOf({ centre, field, stands }: Sketch): Set<string> {
  const keys = new Set<string>();
  const add = ({ keys: own }: { keys: readonly string[] }): void => {
    for (const key of own) keys.add(key);
  };
  const addCard = (card: Card): void => add(card);
  centre.cards.forEach(addCard);
  for (const side of centre.sides) [...side.tallies, ...side.stats].forEach(add);
  field?.figures.forEach(add);
  for (let place = 0; place < (field?.places.length ?? 0); place++) keys.add(placeKey(place));
  for (const stand of stands) {
    keys.add(seatKey(stand.seat));
    for (const group of stand.groups) group.cards.forEach(addCard);
  }
  return keys;
}

/** The answers one by one; null for a request that is answered in another way. */
function optionsOf(request: Request): { item: Item; choice: Choice; cost: number | null }[] | null {
  switch (request.kind) {
    case 'pick':
      return [...new Set(request.from)].map((item) => ({ item, choice: item, cost: null }));
    case 'subset':
      return [...new Set(request.from)].map((item) => ({ item, choice: [item], cost: null }));
    case 'path':
      if (request.passing) return null;
      return (enumerate(request, EVERY_END) as number[][]).map((walk) => ({
        item: walk.at(-1) ?? 'stay',
        choice: walk,
        cost: costOfWalk(request, walk),
      }));
    default:
      return null;
  }
}

/** Null where the request is not drawn. */
export function choosingOf<V>(sketcher: Sketcher<V>, sketch: Sketch, view: V, request: Request): Choosing | null {
  const options = optionsOf(request);
  if (options === null) return null;
  const keys = keysOf(sketch);
  const by = new Map<string, ClickAnswer[]>();
  const besides: Choice[] = [];
  for (const { item, choice, cost } of options) {
    const where = sketcher.where(request, item, view);
    if (where !== null && keys.has(where.key)) {
      const known = by.get(where.key) ?? [];
      by.set(where.key, [...known, { item, choice, cost, turn: where.turn }]);
    } else if (request.kind === 'subset' || typeof item === 'number') return null;
    else besides.push(choice);
  }
  if (by.size === 0 || besides.length > BESIDES) return null;
  if (request.kind === 'subset' && request.fallback !== null) besides.push(request.fallback);
  const barred = new Map<string, Barred[]>();
  for (const one of request.barred ?? []) {
    const where = sketcher.where(request, one.item, view);
    if (where !== null && keys.has(where.key)) barred.set(where.key, [...(barred.get(where.key) ?? []), one]);
  }
  return { request, by, barred, besides };
}

/** The first of a thing's keys that has answers, with those answers. */
export const optionsAt = (choosing: Choosing | null, keys: readonly string[]): readonly ClickAnswer[] =>
  keys.flatMap((key) => choosing?.by.get(key) ?? []);

export const barredAt = (choosing: Choosing | null, keys: readonly string[]): readonly Barred[] =>
  keys.flatMap((key) => choosing?.barred.get(key) ?? []);
