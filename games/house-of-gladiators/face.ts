// What can be shown of the game before its rules are loaded: its name, its options, its nouns and its words.

import type { Face, Noun } from '#engine/game.ts';
import type { Item } from '#engine/requests/request.ts';
import { KINDS, RESOURCE_NAMES, SECOND_NAMES, TASK_NAMES, TIRO_NAMES } from '#games/house-of-gladiators/cards.ts';
import { SLOT_NAMES } from '#games/house-of-gladiators/conditions.ts';
import { listing } from '#games/house-of-gladiators/listing.ts';
import { words } from '#games/house-of-gladiators/words/index.ts';

export const face: Face = {
  id: listing.id,
  title: 'House of Gladiators',
  rules: 'house-of-gladiators@2',
  prefix: 'HG',
  seats: listing.seats,
  options: {
    roundLimit: { kind: 'number', min: 0, max: 99, default: 15, clause: 'HG-3.6' },
    auction: { kind: 'choice', of: ['open', 'sealed'], default: 'open', clause: 'HG-5.9' },
    taskExchange: { kind: 'flag', default: false, clause: 'HG-20.6' },
  },
  nouns: {
    card: told('card', RESOURCE_NAMES),
    gear: { ...told('card', RESOURCE_NAMES), print: (item) => (typeof item === 'number' ? gearName(item) : item) },
    slot: {
      ...noun(SLOT_NAMES),
      called: (item, words) => ({ name: words[noun(SLOT_NAMES).print(item)] ?? String(item), about: null }),
    },
    bought: told('card', RESOURCE_NAMES),
    gladiator: noun(TIRO_NAMES),
    trainee: noun(TIRO_NAMES),
    fighter: noun(TIRO_NAMES),
    tiro: noun(TIRO_NAMES),
    second: told('second', SECOND_NAMES),
    task: told('task', TASK_NAMES),
  },
  words,
};

function noun(names: readonly string[]): { print(item: Item): string } {
  return { print: (item) => (typeof item === 'number' ? names[item]! : item) };
}

/** A card is called by its name alone; what it does stands beside it. */
function told(kind: string, names: readonly string[]): Noun {
  return {
    ...noun(names),
    called: (item, words) => {
      const name = typeof item === 'number' ? names[item % names.length]! : item;
      const word = typeof item === 'number' ? words[`${kind}.${name}`] : words[`choice.${name}`];
      return { name: word ?? name, about: words[`about.${name}`] ?? null };
    },
  };
}

/** The second copy of a card is written with #2. */
const gearName = (gear: number): string =>
  gear < KINDS ? RESOURCE_NAMES[gear]! : `${RESOURCE_NAMES[gear % KINDS]}#${1 + Math.floor(gear / KINDS)}`;
