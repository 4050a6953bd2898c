// Everything a person reads of House of Gladiators, as ICU messages: the sentences, and the names of all cards and tasks.

import type { Language, Words } from '#engine/game.ts';
import { SECOND_CARDS } from '#games/house-of-gladiators/cards/gladiators.ts';
import { TASK_CARDS } from '#games/house-of-gladiators/cards/tasks.ts';
import {
  ATTRIBUTES,
  CLASS_NAMES,
  FIRST_CLASSES,
  RESOURCE_NAMES,
  RESOURCES,
  SECOND_HP,
  SECOND_NAMES,
  SECOND_STATS,
  slugOf,
  TASK_NAMES,
  TIRO_CLASS,
  TIRO_HP,
  TIRO_NAMES,
  TIRO_STATS,
} from '#games/house-of-gladiators/cards.ts';
import { aboutCard, aboutTask } from '#games/house-of-gladiators/words/about.ts';
import { addressed } from '#games/house-of-gladiators/words/addressed.ts';
import { en } from '#games/house-of-gladiators/words/en.ts';
import { fr } from '#games/house-of-gladiators/words/fr.ts';
import { it } from '#games/house-of-gladiators/words/it.ts';
import { FR, IT } from '#games/house-of-gladiators/words/names.ts';
import { PHRASES } from '#games/house-of-gladiators/words/phrases.ts';
import { sketchWords } from '#games/house-of-gladiators/words/table.ts';
import { addressing } from '#games/shared/words/addressed.ts';
import { wordsByLanguage } from '#games/shared/words.ts';

interface Names {
  resources: readonly string[];
  seconds: readonly string[];
  tasks: readonly string[];
  /** Those that are called otherwise than in the book. */
  classes: { readonly [name: string]: string };
}

const EN: Names = {
  resources: RESOURCES.map((card) => card.name),
  seconds: SECOND_CARDS.map((card) => card.name),
  tasks: TASK_CARDS.map((card) => card.name),
  classes: {},
};

/** Between a card and what it does. */
const COLON: { readonly [L in Language]: string } = { en: ': ', fr: ' : ', it: ': ' };

/** `card.<name>`, `second.<name>`, `task.<name>`; what they do as `about.<name>`; both where one chooses (`choice.`). */
function namesOf(names: Names, language: Language): Words {
  const words: { [key: string]: string } = {};
  const add = (
    noun: string,
    slugs: readonly string[],
    texts: readonly string[],
    about: (item: number) => string,
  ): void => {
    if (slugs.length !== texts.length)
      throw new Error(`there are ${texts.length} names for ${slugs.length} of '${noun}'`);
    for (const [item, slug] of slugs.entries()) {
      words[`${noun}.${slug}`] = texts[item]!;
      words[`about.${slug}`] = about(item);
      // Where the notation is the name already, only what it does need be said.
      words[`choice.${slug}`] =
        slugOf(texts[item]!) === slug ? about(item) : `${texts[item]}${COLON[language]}${about(item)}`;
      if (noun === 'card') words[`part.${slug}`] = texts[item]!;
    }
  };
  add('card', RESOURCE_NAMES, names.resources, (card) => aboutCard(card, language));
  add('second', SECOND_NAMES, names.seconds, (second) => gained(second, language));
  add('task', TASK_NAMES, names.tasks, (task) => aboutTask(task, language));
  for (const name of CLASS_NAMES) words[`class.${name}`] = names.classes[name] ?? name;
  for (const [tiro, name] of TIRO_NAMES.entries()) {
    words[`choice.${name}`] =
      `${words[`class.${FIRST_CLASSES[TIRO_CLASS[tiro]!]}`]}, ${statsOf(TIRO_STATS[tiro]!, language, '')}, ${PHRASES[language].fullHealth.replace('{n}', String(TIRO_HP[tiro]))}`;
  }
  return words;
}

/** The order of the wheel (HG-14.15), in which cards show them. */
const WHEEL = ['speed', 'endurance', 'strength'] as const;

/** Attributes with their names: three bare numbers are read in the wrong order. */
const statsOf = (stats: readonly number[], language: Language, sign: string): string =>
  WHEEL.map((one) => `${PHRASES[language][one]} ${sign}${stats[ATTRIBUTES.indexOf(one)]}`).join(', ');

/** What a second-level card adds. */
const gained = (second: number, language: Language): string =>
  `${statsOf(SECOND_STATS[second]!, language, '+')}, +${SECOND_HP[second]} ${PHRASES[language].health}`;

export const words = wordsByLanguage({
  en: () => ({ ...en, ...namesOf(EN, 'en'), ...sketchWords.en, ...addressing(addressed, 'en') }),
  fr: () => ({ ...fr, ...namesOf(FR, 'fr'), ...sketchWords.fr, ...addressing(addressed, 'fr') }),
  it: () => ({ ...it, ...namesOf(IT, 'it'), ...sketchWords.it, ...addressing(addressed, 'it') }),
});
