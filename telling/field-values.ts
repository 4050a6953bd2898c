// The values of fields: whether there is one, whether it is worth showing, and how equal names are counted.

import type { EventField } from '#engine/events/declare.ts';
import { isVeil } from '#engine/flow/scene.ts';
import type { Json } from '#engine/json.ts';

/** Equal names once, with their number: `Energy 0 ×2, Rage`. */
export function inCounts(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count > 1 ? `${name} ×${count}` : name)).join(', ');
}

export const isUnset = (value: Json | undefined): value is null | undefined => value === undefined || value === null;

/** A value that the game does not declare: written unchanged. */
export const UNDECLARED: EventField = {
  of: '',
  shape: 'one',
  optional: true,
  secret: false,
  words: null,
  total: null,
  by: null,
};

/** Whether a value adds something to its name: an absent value does not, and a list of numbers could be anything. */
export function isTellable({ of, shape }: EventField, value: Json): boolean {
  if (isVeil(value)) return value.hidden !== 0;
  if (isUnset(value)) return false;
  if (Array.isArray(value)) {
    if (shape === 'seats') return value.some((one) => one !== 0 && one !== null);
    return value.length > 0 && of !== 'number';
  }
  switch (of) {
    case 'flag':
      return value === true;
    case 'word':
    case 'clause':
      return value !== 'none';
    case 'number':
    case 'die':
      return (value as number) > 0;
    case 'bargain':
      return true;
    // A negative number is no item and no seat: −1 means none.
    default:
      return value !== 'none' && !(typeof value === 'number' && value < 0);
  }
}

/** The ending of a placeholder for whether a value adds something to its name: yes or no. */
export const ANY = '_any';
/** The ending of a placeholder for the length of a list. */
export const COUNT = '_count';
/** The ending of a placeholder for whether a seat is the one that acts: yes or no. */
export const OWN = '_own';
export const countIn = (value: unknown): number => (Array.isArray(value) ? value.length : 0);
