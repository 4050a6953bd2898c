// A scene: a frame as one viewer may know it, what replaces a hidden local in it, and how frames and scenes are copied.

import type { Json } from '#engine/json.ts';
import type { Choice } from '#engine/requests/request.ts';

/** A frame as one viewer may know it. */
export type Scene = { rule: string; at: string; sealed: Choice | null } & { [local: string]: Json };

/** What replaces a hidden local: for a list its length, for anything else only that it is hidden. */
export const veil = (value: Json): Json => ({ hidden: Array.isArray(value) ? value.length : value === null ? 0 : 1 });
export const isVeil = (value: Json): value is { hidden: number } =>
  typeof value === 'object' && value !== null && 'hidden' in value;

/**
 * Frames and scenes have many shapes, and V8 is fast in two different ways. Small ones are filled field by field and
 * copied with `assign`, which is much faster than a spread. Large ones would become slow dictionaries that way, so they
 * are spread.
 */
const MOST_SMALL = 12;
export const isSmall = (fields: number): boolean => fields <= MOST_SMALL;
/** A copy of a frame or a scene whose values are shared with the original. */
export const shallowCopy = <T extends object>(one: T, fields: number): T =>
  isSmall(fields) ? Object.assign({}, one) : { ...one };
