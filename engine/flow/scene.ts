// A scene: a frame as one viewer may know it, what stands in it for a hidden local, and how frames and scenes are copied.

import type { Json } from '#engine/json.ts';
import type { Choice } from '#engine/requests/request.ts';

/** A frame as one viewer may know it. */
export type Scene = { rule: string; at: string; sealed: Choice | null } & { [local: string]: Json };

/** What stands for a hidden local: of a list its length, of anything else only that it is hidden. */
export const veil = (value: Json): Json => ({ hidden: Array.isArray(value) ? value.length : value === null ? 0 : 1 });
export const isVeil = (value: Json): value is { hidden: number } =>
  typeof value === 'object' && value !== null && 'hidden' in value;

/**
 * Frames and scenes have many shapes, and V8 has fast ways for two sorts. Small ones can be filled field by field and
 * copied with `assign`, which beats a spread by far. Large ones would become slow tables that way, so they are spread.
 */
export const isSmall = (fields: number): boolean => fields <= 12;
export const twin = <T extends object>(one: T, fields: number): T =>
  isSmall(fields) ? Object.assign({}, one) : { ...one };
