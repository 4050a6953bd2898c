// What an item is called, and what there is to say about it: the game's word for it, else its notation made readable.

import type { Called, Noun, Words } from '#engine/game.ts';
import { printItem } from '#engine/requests/notation.ts';
import type { Item, Request } from '#engine/requests/request.ts';
import { format } from '#telling/messages.ts';
import type { GameFace, Telling } from '#telling/telling.ts';

/** The words by which items are called. */
interface Naming {
  game: Pick<GameFace, 'nouns'>;
  words: Words;
  names: readonly string[];
  /** By their names for people, not in the notation. */
  readable: boolean;
}

export const nounIn = ({ nouns }: Pick<GameFace, 'nouns'>, of: string): Noun | null =>
  Object.hasOwn(nouns, of) ? nouns[of]! : null;

const calledIn = ({ game, words, names, readable }: Naming, of: string, item: Item): Called | null =>
  readable ? (nounIn(game, of)?.called?.(item, words, names) ?? null) : null;

/** The name of a thing, but not of a seat. */
export function itemIn(naming: Naming, of: string, item: Item): string {
  const { game, words, readable } = naming;
  const called = calledIn(naming, of, item);
  if (called !== null) return called.name;
  const text = printItem(game.nouns, of, item);
  const groups = nounIn(game, of)?.groups ?? [of];
  const word = groups.map((group) => words[`${group}.${text}`]).find((one) => one !== undefined);
  if (word !== undefined) return word;
  const meant = words[`choice.${text}`];
  if (meant !== undefined && (typeof item === 'string' || !Object.hasOwn(game.nouns, of))) return meant;
  if (typeof item === 'string' && readable && words[text] !== undefined) return words[text]!;
  if (!/^[a-zà-ž]/i.test(text) || /[,:]/.test(text)) return text;
  const plain = text.replaceAll('-', ' ');
  // A noun prints names; words of the notation are plain words.
  return typeof item === 'number' && plain.length > 2 ? plain.charAt(0).toUpperCase() + plain.slice(1) : plain;
}

/** What the game says about an item beyond its name: odds, a price, an effect; null: nothing. */
export function aboutIn(telling: Telling, naming: Naming, request: Request, item: Item): string | null {
  const { words, game } = naming;
  const hint = request.hints?.find((one) => one.item === item);
  const message = hint === undefined ? undefined : words[`hint.${hint.key}`];
  if (message !== undefined) return format(message, telling.language, hint!.values);
  const called = calledIn(naming, request.of, item);
  if (called !== null) return called.about;
  const meant = words[`choice.${printItem(game.nouns, request.of, item)}`] ?? null;
  return meant === telling.item(request.of, item) ? null : meant;
}
