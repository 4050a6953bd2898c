// What an event names, by the declaration of its fields.

import type { SeenEvent } from '#engine/event.ts';
import type { EventField } from '#engine/events/declare.ts';
import type { Json } from '#engine/json.ts';
import type { Seat } from '#engine/seat.ts';

type Fields = readonly [string, EventField][];

/** The first seat it names; null: none. */
export function seatIn(fields: Fields, event: SeenEvent): Seat | null {
  for (const [name, { of, shape }] of fields) {
    const value = event[name] as Json | undefined;
    if (of === 'seat' && shape === 'one' && typeof value === 'number' && value >= 0) return value;
  }
  return null;
}

/**
 * What the reader is in it: `you`, the first it names, who acts; `at-you`, another; null: it does not name the reader.
 * `isSeat`: whether a field of this kind names seats.
 */
export function readerIn(
  fields: Fields,
  event: SeenEvent,
  reader: Seat,
  isSeat: (field: EventField) => boolean,
): 'you' | 'at-you' | null {
  let isFirst = true;
  for (const [name, field] of fields) {
    const value = event[name] as Json | undefined;
    if (!isSeat(field) || value === null || value === undefined || value === -1) continue;
    if (field.shape === 'one' && value === reader) return isFirst ? 'you' : 'at-you';
    if (Array.isArray(value) && field.shape !== 'seats' && value.includes(reader)) return 'at-you';
    if (field.shape === 'one') isFirst = false;
  }
  return null;
}

/** The cells it names, those of a way included. */
export const cellsIn = (fields: Fields, event: SeenEvent): number[] =>
  fields.flatMap(([name, { of }]) => {
    const value = event[name] as Json | undefined;
    if (of !== 'cell') return [];
    return (Array.isArray(value) ? value : [value]).filter((one): one is number => typeof one === 'number' && one >= 0);
  });
