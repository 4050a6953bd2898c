// The table of a game in parts that can be drawn well: what everybody looks at, and for every seat what lies before it.
//
// A *sketch* is what a page shows of a game that has no table of its own. Things stand in it under the names people use;
// a terminal's drawing writes them as they are typed. Its words: a *thing* is whatever a request may be about (a card, a
// figure, a place, a seat) and has *keys*; `where` says which key an item of a request belongs to. A *tally* is
// something counted, a *group* some cards under a heading, a *stand* all that belongs to a seat.

import type { Item, Request } from '#engine/requests/request.ts';
import type { Seat } from '#engine/seat.ts';

export interface Fact {
  label: string;
  value: string;
}

export interface Tally {
  label: string;
  /** Null where the viewer may not know it. */
  value: number | string | null;
  /** A row of so many stones, of which `value` are filled; null where a number says it. */
  of: number | null;
  /** The name of an emblem, null for none. */
  emblem: string | null;
  keys: readonly string[];
}

/** By what a number is good for, so that the same kind has the same shape and colour on every card. */
export type Tone = 'attack' | 'defence' | 'speed' | 'plain';

export interface Stat {
  label: string;
  value: string;
  tone: Tone;
  keys: readonly string[];
}

/** The families of cards, each with a band of its own colour. */
export type Band = 'action' | 'combat' | 'item' | 'market';

export interface Card {
  keys: readonly string[];
  name: string;
  /** What sort of card it is, in a word or two. */
  sort: string;
  band: Band;
  emblem: string;
  stats: readonly Stat[];
  health: { now: number; of: number } | null;
  /** What it does, a line for each thing. */
  about: string | null;
  price: Fact | null;
  /** What lies on it or has happened to it, in words. */
  marks: readonly string[];
  state: 'ready' | 'spent' | 'gone';
  hurt: boolean;
  count: number;
}

/** `cards`: held, to be read; `people`: a disc, a name and numbers; `notes`: a name and what it does; `names` alone. */
export type Form = 'cards' | 'people' | 'notes' | 'names';

export interface Group {
  title: string;
  as: Form;
  cards: readonly Card[];
}

export interface Stand {
  seat: Seat;
  /** What the seat is in the game, such as a family; '' where it is no more than its player. */
  title: string;
  /** The number that wins; null where there is none. */
  score: Tally | null;
  tallies: readonly Tally[];
  groups: readonly Group[];
  /** One word on how it stands, such as "Host"; null for nothing. */
  note: string | null;
}

/** A place of the field: its middle, in widths of a place. */
export interface Place {
  x: number;
  y: number;
  name: string;
}

export interface Figure {
  keys: readonly string[];
  place: number;
  seat: Seat;
  name: string;
  emblem: string;
  /** Where it looks, in degrees clockwise from straight up; null where the game has no facing. */
  turn: number | null;
  hurt: boolean;
}

export interface SketchField {
  shape: 'square' | 'hex';
  places: readonly Place[];
  /** The names of columns and rows, which then stand at the rim; null where every place has its own. */
  edges: { columns: readonly string[]; rows: readonly string[] } | null;
  figures: readonly Figure[];
}

/** A deck or a pile. */
export interface Pile {
  name: string;
  count: number;
  band: Band;
}

/** One of two who are measured against each other. */
export interface Side {
  seat: Seat;
  name: string;
  about: string;
  emblem: string;
  tallies: readonly Tally[];
  stats: readonly Stat[];
  gear: readonly Fact[];
  /** What was thrown. */
  dice: readonly number[];
  total: number | null;
  parts: readonly Fact[];
}

/** What everybody looks at now. */
export interface Centre {
  title: string;
  cards: readonly Card[];
  sides: readonly Side[];
  piles: readonly Pile[];
}

export interface Sketch {
  /** Such as "Turn 3"; '' before the first. */
  round: string;
  phases: readonly string[];
  /** Which of the phases it is, −1 for none of them. */
  phase: number;
  field: SketchField | null;
  centre: Centre;
  stands: readonly Stand[];
}

/** A thing that an item is about; `turn` where the item also says which way to look. */
export interface Where {
  key: string;
  turn: number | null;
}

export interface Sketcher<V> {
  sketch(view: V, words: { readonly [key: string]: string }, players: readonly string[]): Sketch;
  /** Null where nothing on the table stands for the item. */
  where(request: Request, item: Item, view: V): Where | null;
}

export const placeKey = (place: number): string => `place ${place}`;
export const seatKey = (seat: Seat): string => `seat ${seat}`;
export const at = (key: string, turn: number | null = null): Where => ({ key, turn });

export const tally = (label: string, value: Tally['value'], parts: Partial<Tally> = {}): Tally => ({
  label,
  value,
  of: null,
  emblem: null,
  keys: [],
  ...parts,
});

export const stat = (label: string, value: number | string, tone: Tone = 'plain', keys: string[] = []): Stat => ({
  label,
  value: String(value),
  tone,
  keys,
});

/** A card of which nothing but its name is told, to be filled by name. */
export const card = (name: string, parts: Partial<Card> = {}): Card => ({
  keys: [],
  name,
  sort: '',
  band: 'market',
  emblem: 'scroll',
  stats: [],
  health: null,
  about: null,
  price: null,
  marks: [],
  state: 'ready',
  hurt: false,
  count: 1,
  ...parts,
});

/** A group, left out where it is empty; equal cards lie on each other, in the order in which they first come. */
export function group(title: string, as: Form, cards: readonly Card[]): Group[] {
  if (cards.length === 0) return [];
  const found = new Map<string, Card>();
  for (const one of cards) {
    const key = [one.name, one.state, one.hurt, ...one.marks, ...one.keys].join();
    const before = found.get(key);
    found.set(key, before === undefined ? one : { ...before, count: before.count + one.count });
  }
  return [{ title, as, cards: [...found.values()] }];
}

export const centre = (title: string, parts: Partial<Centre> = {}): Centre => ({
  title,
  cards: [],
  sides: [],
  piles: [],
  ...parts,
});

/** A side of which nothing but who it is is told, to be filled by name. */
export const side = (seat: Seat, name: string, emblem: string, parts: Partial<Side> = {}): Side => ({
  seat,
  name,
  about: '',
  emblem,
  tallies: [],
  stats: [],
  gear: [],
  dice: [],
  total: null,
  parts: [],
  ...parts,
});
