// Everything a person reads of House of Gladiators, as ICU messages: the sentences, and the names of all cards and tasks.

import type { Words } from '#engine/game.ts';
import { CLASS_NAMES, RESOURCE_NAMES, RESOURCES, SECOND_NAMES, TASK_NAMES } from '#games/house-of-gladiators/cards.ts';
import { SECOND_CARDS } from '#games/house-of-gladiators/data/gladiators.ts';
import { TASK_CARDS } from '#games/house-of-gladiators/data/tasks.ts';
import { en } from '#games/house-of-gladiators/words/en.ts';
import { fr } from '#games/house-of-gladiators/words/fr.ts';
import { it } from '#games/house-of-gladiators/words/it.ts';
import { FR, IT } from '#games/house-of-gladiators/words/names.ts';

interface Names {
  resources: readonly string[];
  seconds: readonly string[];
  tasks: readonly string[];
}

const EN: Names = {
  resources: RESOURCES.map((card) => card.name),
  seconds: SECOND_CARDS.map((card) => card.name),
  tasks: TASK_CARDS.map((card) => card.name),
};

/** `card.<name>`, `second.<name>`, `task.<name>`, the same where one chooses (`choice.`), and cards as parts of a sum. */
function namesOf(names: Names): Words {
  const words: { [key: string]: string } = {};
  const add = (noun: string, slugs: readonly string[], texts: readonly string[]): void => {
    if (slugs.length !== texts.length)
      throw new Error(`there are ${texts.length} names for ${slugs.length} of '${noun}'`);
    for (const [i, slug] of slugs.entries()) {
      words[`${noun}.${slug}`] = texts[i]!;
      words[`choice.${slug}`] = texts[i]!;
      if (noun === 'card') words[`part.${slug}`] = texts[i]!;
    }
  };
  add('card', RESOURCE_NAMES, names.resources);
  add('second', SECOND_NAMES, names.seconds);
  add('task', TASK_NAMES, names.tasks);
  for (const name of CLASS_NAMES) words[`class.${name}`] = name;
  return words;
}

export const words = {
  en: { ...en, ...namesOf(EN) },
  fr: { ...fr, ...namesOf(FR) },
  it: { ...it, ...namesOf(IT) },
};
