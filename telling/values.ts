// Values as a person reads them.
//
//   nothing -    yes true    no false    number 3    word laurel    other text "two words"
//   list [blow-2 trick]    record {by=0 on=1}
//
// An item of the game is written with the game's own word for it. The game declares which values are items: of an event in
// its events, of a local in its locals.

import type { Fields } from '#engine/events/declare.ts';
import type { Game } from '#engine/game.ts';
import type { Json } from '#engine/json.ts';
import type { Item } from '#engine/requests/request.ts';

export type GameNouns = Game['nouns'];

/** A value, or a list of values, of the kind `of`: a noun of the game, or anything else. */
export function printValue(nouns: GameNouns, of: string, value: Json): string {
  if (value === null) return '-';
  // Not JSON, so a scenario should show it.
  if (value === undefined) return 'undefined';
  if (Array.isArray(value)) return `[${value.map((one: Json) => printValue(nouns, of, one)).join(' ')}]`;
  if (typeof value === 'object') return `{${printFields(nouns, {}, value as { [key: string]: Json }).join(' ')}}`;
  if (typeof value === 'boolean') return String(value);
  // A negative number is no item: −1 means none.
  if (Object.hasOwn(nouns, of) && !(typeof value === 'number' && value < 0)) return nouns[of]!.print(value as Item);
  if (typeof value === 'number') return String(value);
  return isPlainWord(value as string) ? (value as string) : JSON.stringify(value);
}

/** `key=value` for each field, according to `kinds`. */
export const printFields = (nouns: GameNouns, kinds: Fields, fields: { readonly [key: string]: Json }): string[] =>
  Object.entries(fields).map(([key, value]) => `${key}=${printValue(nouns, kinds[key]?.of ?? '', value)}`);

const isPlainWord = (text: string): boolean =>
  /^[A-Za-zÀ-ž][\w.'’À-ž-]*$/.test(text) && text !== 'true' && text !== 'false';
