// Whether events are what the game declares. Each function returns the first fault as a sentence, or null.

import type { GameEvent } from '#engine/event.ts';
import type { EventField, EventKind, Events, Fields } from '#engine/events/declare.ts';
import type { Noun } from '#engine/game.ts';
import type { Json } from '#engine/json.ts';

/** What a value is checked against. */
export interface Ground {
  seats: number;
  nouns: { readonly [of: string]: Noun };
}

export function eventFault(events: Events, event: GameEvent, ground: Ground): string | null {
  const kind = Object.hasOwn(events.kinds, event.kind) ? events.kinds[event.kind]! : null;
  if (kind === null) return `the game declares no event '${event.kind}'`;
  const secrets = (event.secrets ?? []).map((secret) => secret.fields);
  return (
    missingField(kind, event, secrets) ??
    fieldsFault(kind.fields, event.fields, ground) ??
    secrets.map((fields) => secretFault(kind.fields, fields, ground)).find((fault) => fault !== null) ??
    null
  );
}

function missingField(kind: EventKind, event: GameEvent, secrets: readonly GameEvent['fields'][]): string | null {
  for (const [name, { optional, secret }] of Object.entries(kind.fields)) {
    if (optional || Object.hasOwn(event.fields, name)) continue;
    if (!secret || !secrets.some((fields) => Object.hasOwn(fields, name))) return `it has no '${name}'`;
  }
  return null;
}

function secretFault(declared: Fields, fields: GameEvent['fields'], ground: Ground): string | null {
  const open = Object.keys(fields).find((name) => declared[name]?.secret === false);
  return open === undefined
    ? fieldsFault(declared, fields, ground)
    : `'${open}' is emitted as a secret but not declared secret(…)`;
}

function fieldsFault(declared: Fields, fields: GameEvent['fields'], ground: Ground): string | null {
  for (const [name, value] of Object.entries(fields)) {
    if (!Object.hasOwn(declared, name)) return `it has a field '${name}' that is not declared`;
    const fault = valueFault(declared[name]!, value, ground);
    if (fault !== null) return `its '${name}' ${fault}`;
  }
  return null;
}

/** What is wrong with a value of this kind, as the end of a sentence: `is 7, not a seat`; null: nothing. */
export function valueFault(field: EventField, value: Json | undefined, ground: Ground): string | null {
  if (value === null || value === undefined) return field.optional ? null : 'is missing';
  if (field.shape === 'one') return oneFault(field, value, ground);
  if (!Array.isArray(value)) return `is ${JSON.stringify(value)}, not a list`;
  if (field.shape === 'seats' && value.length !== ground.seats)
    return `has ${value.length} entries, not one for each seat`;
  for (const one of value as Json[]) {
    const inner =
      field.shape === 'lists'
        ? valueFault({ ...field, shape: 'list' }, one, ground)
        : one === null && field.shape === 'seats'
          ? null
          : oneFault(field, one, ground);
    if (inner !== null) return inner;
  }
  return null;
}

function oneFault({ of, optional, words }: EventField, value: Json, ground: Ground): string | null {
  const fits = isOf(of, value, ground) || (optional && value === NONE);
  if (!fits) return `is ${JSON.stringify(value)}, not a ${of}`;
  if (words !== null && !words.includes(value as string)) return `is '${value}', not one of ${words.join(', ')}`;
  return null;
}

/** A negative number is no seat and no item: it means that there is none. */
const NONE = -1;

function isOf(of: string, value: Json, { seats, nouns }: Ground): boolean {
  const isWhole = typeof value === 'number' && Number.isInteger(value);
  switch (of) {
    case 'number':
      return isWhole;
    case 'die':
      return isWhole && value >= 1;
    case 'flag':
      return typeof value === 'boolean';
    case 'word':
    case 'clause':
      return typeof value === 'string';
    case 'seat':
      // Where figures begin with the seats, a figure without a seat may take a seat's place.
      return isWhole && value >= 0 && (value < seats || Object.values(nouns).some((noun) => noun.seats === true));
    case 'sum':
      return typeof value === 'object' && value !== null && 'label' in value && 'value' in value && 'clause' in value;
    case 'bargain':
      return typeof value === 'object' && value !== null && 'give' in value && 'want' in value;
    default:
      return (
        Object.hasOwn(nouns, of) && (typeof value === 'string' || (isWhole && value >= 0 && prints(nouns[of]!, value)))
      );
  }
}

function prints(noun: Noun, item: number): boolean {
  try {
    return typeof noun.print(item) === 'string';
  } catch {
    return false;
  }
}
