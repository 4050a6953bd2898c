// Values as a person reads them.
//
//   nothing -    yes true    no false    number 3    word laurel    other text "two words"
//   list [blow-2 trick]    record {by=0 on=1}
//
// A value that is an item of the game is written with the game's own word for it. Which values are items is told by the
// name they go by: `card`, `fromCell` and `cards` are written with the nouns `card` and `cell`; of a plural only the
// members of a list are items, since `cards=3` is a number of cards.

import type { Game } from '#engine/game.ts';
import type { Json } from '#engine/json.ts';
import type { Item } from '#engine/requests/request.ts';

export type Nouns = Game['nouns'];

/** The noun a field's name speaks of, and whether it speaks of many. */
export function nounOf(nouns: Nouns, name: string): { noun: string; many: boolean } | null {
  const last = /[A-Z]?[a-z0-9]*$/.exec(name)?.[0].toLowerCase() ?? '';
  for (const word of [name, last]) {
    if (Object.hasOwn(nouns, word)) return { noun: word, many: false };
    const singular = [word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/ies$/, 'y')];
    const noun = singular.find((one) => one !== word && Object.hasOwn(nouns, one));
    if (noun !== undefined) return { noun, many: true };
  }
  return null;
}

export function printValue(nouns: Nouns, name: string, value: Json): string {
  if (value === null) return '-';
  // No JSON, so a scenario should show it.
  if (value === undefined) return 'undefined';
  if (Array.isArray(value)) {
    const of = nounOf(nouns, name)?.noun ?? '';
    return `[${value.map((one: Json) => printValue(nouns, of, one)).join(' ')}]`;
  }
  if (typeof value === 'object') return `{${printFields(nouns, value as { [key: string]: Json }).join(' ')}}`;
  if (typeof value === 'boolean') return String(value);
  const known = nounOf(nouns, name);
  // No item is negative: −1 says that there is none.
  const isItem = known !== null && !known.many && !(typeof value === 'number' && value < 0);
  if (isItem) return nouns[known.noun]!.print(value as Item);
  if (typeof value === 'number') return String(value);
  return isPlainWord(value as string) ? (value as string) : JSON.stringify(value);
}

export const printFields = (nouns: Nouns, fields: { readonly [key: string]: Json }): string[] =>
  Object.entries(fields).map(([key, value]) => `${key}=${printValue(nouns, key, value)}`);

const isPlainWord = (text: string): boolean =>
  /^[A-Za-zÀ-ž][\w.'’À-ž-]*$/.test(text) && text !== 'true' && text !== 'false';
