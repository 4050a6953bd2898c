// What people call a declaration (`throw:hasta:green` is "throw Hasta at Ben") and what a form bars: a hex or a thing.

import type { Called, Words } from '#engine/game.ts';
import type { Item } from '#engine/requests/request.ts';
import { cellName, directionName, figureNamed } from '#games/gladiatori/names.ts';

/** A figure by the player whose it is; an animal by its number. */
function figureCalled(name: string, words: Words, players: readonly string[]): string {
  const figure = figureNamed(name);
  return players[figure] ?? `${words['animal']} ${name.replace(/\D/g, '')}`;
}

/** The names stand behind the kind: an Item and a figure, an ally and a foe, or the directions of a Sweep. */
function declared(word: string, words: Words, players: readonly string[]): string {
  const [kind = '', ...rest] = word.split(':');
  const verb = words[`declare.${kind}`];
  if (verb === undefined) return words[`choice.${word}`] ?? word;
  const named = rest.map((name) => words[`item.${name}`] ?? (name.includes('>') ? name.replaceAll('>', ' ') : null));
  const items = named.filter((name) => name !== null);
  const figures = rest.filter((_, i) => named[i] === null).map((name) => figureCalled(name, words, players));
  return [verb, ...items, ...figures.slice(0, -1), ...figures.slice(-1).flatMap((name) => ['→', name])].join(' ');
}

export const called = {
  facing: (item: Item, words: Words): Called => ({
    name: words[`way.${item}`] ?? directionName(item),
    about: null,
  }),
  declaration: (item: Item, words: Words, players: readonly string[]): Called => ({
    name: declared(String(item), words, players),
    about: null,
  }),
  cell: (item: Item, words: Words): Called => ({
    name: typeof item === 'number' ? cellName(item) : (words[`choice.${item}`] ?? item),
    about: null,
  }),
};
