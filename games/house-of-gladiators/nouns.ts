// What things are called in the notation, and by people.

import type { Noun } from '#engine/game.ts';
import type { Item } from '#engine/requests/request.ts';
import { KINDS, RESOURCE_NAMES, SECOND_NAMES, TASK_NAMES, TIRO_NAMES } from '#games/house-of-gladiators/cards.ts';
import { SLOT_NAMES } from '#games/house-of-gladiators/conditions.ts';

export const nouns = {
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
} satisfies { [of: string]: Noun };

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
