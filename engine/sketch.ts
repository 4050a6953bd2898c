// The table of a game in parts that can be set well: facts, a field with figures, sections of tables and lists.
//
// A *sketch* is what a page shows of a game that has no table of its own yet. Things stand in it under the names people
// use; a terminal's drawing writes them as they are typed.

import type { Seat } from '#engine/seat.ts';

export interface Fact {
  label: string;
  value: string;
}

/** Something in a list; `about` is what it does, null where nothing is to be said. */
export interface Entry {
  name: string;
  about: string | null;
  count: number;
}

export interface Row {
  cells: readonly string[];
  /** No longer in play. */
  faint: boolean;
}

export interface SketchTable {
  title: string;
  heads: readonly string[];
  rows: readonly Row[];
}

export interface SketchList {
  title: string;
  entries: readonly Entry[];
}

export interface Section {
  /** Null where it belongs to everybody. */
  seat: Seat | null;
  title: string;
  facts: readonly Fact[];
  tables: readonly SketchTable[];
  lists: readonly SketchList[];
}

/** A place of the field: its middle, in widths of a place. */
export interface Place {
  x: number;
  y: number;
  name: string;
}

export interface Figure {
  place: number;
  seat: Seat;
  name: string;
  /** Two or three letters for the disc. */
  short: string;
  /** Where it looks, in degrees clockwise from straight up; null where the game has no facing. */
  turn: number | null;
  hurt: boolean;
}

export interface SketchField {
  shape: 'square' | 'hex';
  places: readonly Place[];
  figures: readonly Figure[];
}

export interface Sketch {
  facts: readonly Fact[];
  field: SketchField | null;
  sections: readonly Section[];
}

export type SketchOf<V> = (view: V, words: { readonly [key: string]: string }, players: readonly string[]) => Sketch;

/** A section without anything in it, to be filled by name. */
export const section = (title: string, parts: Partial<Section> = {}): Section => ({
  seat: null,
  title,
  facts: [],
  tables: [],
  lists: [],
  ...parts,
});

/** Equal names together, in the order in which they first come. */
export function entries(names: readonly string[], about: (name: string, at: number) => string | null): Entry[] {
  const found = new Map<string, Entry>();
  for (const [at, name] of names.entries()) {
    const before = found.get(name);
    found.set(
      name,
      before === undefined ? { name, about: about(name, at), count: 1 } : { ...before, count: before.count + 1 },
    );
  }
  return [...found.values()];
}

/** A list, left out where it is empty. */
export const list = (title: string, all: readonly Entry[]): SketchList[] =>
  all.length === 0 ? [] : [{ title, entries: all }];
