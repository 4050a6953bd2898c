// What a seat can be asked: a small closed vocabulary of plain data.
//
// A request says everything about what is allowed, so that the same functions serve the table (legal.ts), bots and
// fuzzers (choices.ts), logs and terminals (notation.ts) and the client. An item is what is chosen: a kind of card, a
// seat, a cell, a word. Items may repeat in `from`; equal items are interchangeable, so that sixteen cards never mean
// 2^16 choices, and hidden cards cannot be tracked.
//
// `id` and `clause` are stamped by the table; `fallback` (the rulebook's default) and `barred` (what is not offered, and
// why) are filled in only when a request leaves the engine, never in search.

import type { Seat } from '#engine/seat.ts';

export type Item = number | string;

/** A bargain: what the chooser gives and wants, and from whom; 'none' where no bargain is a legal answer. */
export interface Bargain {
  with: Seat;
  give: Item[];
  giveCoins: number;
  want: Item[];
  wantCoins: number;
}
export type FormChoice = { [field: string]: Choice };
export type Choice = Item | Item[] | Bargain | FormChoice;

/** An item that is not offered now, and the clause that forbids it. */
export interface Barred {
  item: Item;
  /** In a form: the noun of the item, where numbers of several sorts are asked for; 'seat' bars a partner of an offer. */
  of?: string;
  /** In a form: the answer to an earlier field with which it is barred; with another answer it may be possible. */
  when?: string;
  /** In a form: the fields in which it is barred; in others it may be possible. */
  fields?: readonly string[];
  clause: string;
  reason: string;
  /** An offered item that comes to the same: the exact name of the barred one is read as that. */
  instead?: Item;
  /** The item is offered, and this forbids more of it than that. */
  more?: true;
}

/** A fact about an item that the seat could compute itself, such as odds; `key` names the message `hint.<key>`. */
export interface Hint {
  item: Item;
  key: string;
  values: { readonly [name: string]: number };
}

interface Common {
  /** Increases with every new request to this seat; for a free command its name. */
  id: number | string;
  seat: Seat;
  clause: string;
  /** What the items are: a noun of the game's notation, such as 'card', 'seat', 'cell', or 'word' for plain words. */
  of: string;
  fallback: Choice | null;
  barred: readonly Barred[] | null;
  /** Like `barred` only present when the request leaves the engine, and only where a step gives hints. */
  hints?: readonly Hint[];
  /**
   * The clause that a refusal names where it is not the clause of the request: by the code of the refusal; of an amount by
   * 'below' and 'above'; of a form by the field whose answer repeats another's.
   */
  clauses?: { readonly [what: string]: string };
  /** The offer of a free command without which no only answer may be given automatically (`Command.opens`). */
  opens?: true;
}

/** One of `from`. */
export interface Pick extends Common {
  kind: 'pick';
  from: readonly Item[];
}

/** Of these items at least `min` and at most `max` may be taken. */
export interface Group {
  items: readonly Item[];
  min: number;
  max: number;
  /** What forbids more or fewer, where that is not the clause of the question. */
  clause?: string;
}

/** Between `min` and `max` of `from`; with `worth`, of a total worth of at most `atMost`. */
export interface Subset extends Common {
  kind: 'subset';
  from: readonly Item[];
  min: number;
  max: number;
  groups: readonly Group[] | null;
  worth: readonly number[] | null;
  atMost: number;
}

/** Items worth `due` or more (`exact`: exactly `due`); `irreducible`: no item may be superfluous. */
export interface Pay extends Common {
  kind: 'pay';
  from: readonly Item[];
  worth: readonly number[];
  due: number;
  exact: boolean;
  irreducible: boolean;
}

/**
 * A walk from `start` over the graph `steps`, as the list of nodes entered. Entering the k-th neighbour of a node costs
 * `costs[node][k]`, or 1; a price below 1 closes the step. Blocked nodes cannot be entered, `halts` end the walk, `ends`
 * (null: all) may be its last node. `passing` says whether the nodes on the way matter; if not, two walks to the same end
 * are the same choice.
 */
export interface Path extends Common {
  kind: 'path';
  start: number;
  steps: readonly (readonly number[])[];
  costs: readonly (readonly number[])[] | null;
  budget: number;
  mayStay: boolean;
  blocked: readonly number[] | null;
  halts: readonly number[] | null;
  ends: readonly number[] | null;
  passing: boolean;
}

/** What restricts a walk beyond its graph and its budget. */
export interface Limits {
  costs?: Path['costs'];
  mayStay?: boolean;
  blocked?: Path['blocked'];
  halts?: Path['halts'];
  ends?: Path['ends'];
  passing?: boolean;
}

/** A whole number from `min` to `max` in steps of `step`. */
export interface Amount extends Common {
  kind: 'amount';
  min: number;
  max: number;
  step: number;
}

/** All of `items`, in an order that the seat chooses. */
export interface Order extends Common {
  kind: 'order';
  items: readonly Item[];
}

/** What a partner could be asked for. */
export interface Partner {
  seat: Seat;
  items: readonly Item[];
  coins: number;
}

/** A bargain with one of `partners`, or none where `mayDecline`. A bargain must move something. */
export interface Offer extends Common {
  kind: 'offer';
  partners: readonly Partner[];
  give: readonly Item[];
  coins: number;
  mayDecline: boolean;
}

/** A part of a form. It is asked only `when` an earlier field was answered with one of `is`. */
export interface Field {
  name: string;
  request: Request;
  when: { field: string; is: readonly Item[] } | null;
}

/**
 * Several answers at once, field by field; a first field with conditions on it makes a choice between kinds of answers.
 * Two fields may share a name where their conditions exclude each other. `distinct` fields must differ; `totals` cap the
 * sum of amounts.
 */
export interface Form extends Common {
  kind: 'form';
  fields: readonly Field[];
  distinct: readonly (readonly string[])[] | null;
  totals: readonly { fields: readonly string[]; max: number }[] | null;
}

export type Request = Pick | Subset | Pay | Path | Amount | Order | Offer | Form;

/** Whether this field is asked, given the answers so far. */
export function isAsked(asked: Field, answers: FormChoice): boolean {
  if (asked.when === null) return true;
  const earlier = answers[asked.when.field];
  return earlier !== undefined && asked.when.is.includes(earlier as Item);
}

/** Whether the bars of a form apply to this field. An offer names a seat besides its items. */
export const isBarredIn = ({ of, when, fields }: Barred, { name, request, when: asked }: Field): boolean =>
  (of === undefined || of === request.of || (of === 'seat' && request.kind === 'offer')) &&
  (when === undefined || (asked?.is.includes(when) ?? false)) &&
  (fields === undefined || fields.includes(name));

/** How many of `items` belong to the group. */
export function countIn(group: Group, items: readonly Item[]): number {
  let count = 0;
  for (const item of items) if (group.items.includes(item)) count++;
  return count;
}

/** Numbers before words, each in their own order: the canonical order of a set of items. */
export function compareItems(a: Item, b: Item): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1;
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Items in canonical order. */
export const sorted = (items: readonly Item[]): Item[] =>
  items.length < 2 ? items.slice() : items.slice().sort(compareItems);

export * from '#engine/requests/make.ts';
