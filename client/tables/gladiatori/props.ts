// What the components of this table are given and what they share: the walk the player plans, the hex under the cursor.

import { type Signal, signal } from '@preact/signals';
import type { Overlays } from '#client/tables/gladiatori/overlay.ts';
import { type SayGladiatori, sayer } from '#client/tables/gladiatori/words.ts';
import type { TableProps } from '#client/tables/table.ts';
import { ITEM } from '#games/gladiatori/cards.ts';
import type { GladiatoriView, GladiatorView } from '#games/gladiatori/view.ts';

export type GladiatoriProps = TableProps<GladiatoriView>;

/** A hex to stand on, and a facing. */
export interface Stand {
  cell: number;
  facing: number;
}

/** Movement points one after the other: the choices, and where each of them leads. Only the first is the draft. */
export interface Walk {
  /** The clause under which they are asked for. */
  clause: string;
  steps: readonly string[];
  stands: readonly Stand[];
}

/** Why something cannot be chosen. It is shown for one question and for the choice it was about. */
export interface Why {
  /** The name of the hex or of the card. */
  what: string;
  text: string;
  clause: string;
  /** −1 for a card. */
  cell: number;
  about: string;
}

export interface Shared {
  walk: Signal<Walk | null>;
  /** The hex under the keyboard cursor. */
  cursor: Signal<number>;
  /** The figure whose front and back are lit because the player points at it; −1 for none. */
  lit: Signal<number>;
  /** The overlays that are switched on. */
  overlays: Signal<Overlays>;
  /** The free command that is being answered. */
  command: Signal<string | null>;
  /** Why what was chosen last cannot be chosen. */
  why: Signal<Why | null>;
}

const shared = new WeakMap<object, Shared>();

/** What the components of one table share. It lives as long as the table; `pointed` is the one prop that never changes. */
export function sharedBy({ pointed }: GladiatoriProps): Shared {
  const known = shared.get(pointed);
  if (known !== undefined) return known;
  const made: Shared = {
    walk: signal(null),
    cursor: signal(-1),
    lit: signal(-1),
    overlays: signal({ threat: false, sight: false }),
    command: signal(null),
    why: signal(null),
  };
  shared.set(pointed, made);
  return made;
}

export const sayOf = ({ language }: GladiatoriProps): SayGladiatori => sayer(language);

/** The viewer's own gladiator; null for a spectator. */
export const ownOf = ({ view, viewer }: GladiatoriProps): GladiatorView | null => view.gladiators[viewer] ?? null;

/** The cards of a place; none where the viewer may not look into it. */
export const cardsOf = (shown: readonly number[] | number): readonly number[] =>
  typeof shown === 'number' ? [] : shown;
export const countOf = (shown: readonly number[] | number): number =>
  typeof shown === 'number' ? shown : shown.length;

/** The kinds in a list, each with how often it is there, in the order of the list. */
export function grouped<T>(items: readonly T[]): { item: T; count: number }[] {
  const found = new Map<T, number>();
  for (const item of items) found.set(item, (found.get(item) ?? 0) + 1);
  return [...found].map(([item, count]) => ({ item, count }));
}

/** GL-13.34: a damaged Item counts half. */
export const isDamaged = ({ damaged }: Pick<GladiatorView, 'damaged'>, item: number): boolean =>
  (damaged & (1 << (item - ITEM))) !== 0;
