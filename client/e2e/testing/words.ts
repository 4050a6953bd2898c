// English left on a page in another language: a text of the English catalogues, or a word that only English has.
//
// Every text node is checked, and every attribute that is read to people. Rulebooks and other parts marked as English
// (`lang="en"`) are exempt, and so is what a player has typed.

import type { Page } from 'playwright-core';
import { CATALOGUES as LESSONS } from '#client/lessons/words.ts';
import { CATALOGUES } from '#client/tables/gladiatori/words.ts';
import { en } from '#client/words/en.ts';
import { fr } from '#client/words/fr.ts';
import { it } from '#client/words/it.ts';
import { games } from '#games/index.ts';

export type Foreign = 'fr' | 'it';

/** Texts that are the same in both languages on purpose; names and signs besides. */
export const SHARED: { readonly [L in Foreign]: ReadonlySet<string> } = {
  fr: new Set([
    'Pages',
    'Options',
    'Table',
    'Pause',
    'Moment',
    'triangle',
    'Action',
    'Round 1',
    'Round 2',
    'Animal',
    'Points',
  ]),
  // A throw of the dice is «tiro» in Italian.
  it: new Set(['Replay', 'Esc', 'Round 1', 'Round 2', 'No', 'Tiro']),
};

/** Words of English that French and Italian have not. */
const ENGLISH =
  /(?<![\p{L}-])(the|of|and|your|you|with|is|are|not|this|that|these|from|to|has|have|must|may|his|her|who|which|nothing|player|card|cards|hand|choose|turn|attack|move|game|bids?|deck|empty|open|down)(?![\p{L}-])/iu;

/** Names of cards that the Italian books themselves leave in English. */
const CARDS = [...games.values()].flatMap(({ words }) =>
  Object.entries(words.en).flatMap(([key, name]) =>
    key.startsWith('card.') && words.it[key] === name && ENGLISH.test(name) ? [name] : [],
  ),
);

/** Titles and licences, which nobody translates. */
const NAMES = [
  ...CARDS,
  'House of Gladiators',
  'Spartacus: A Game of Blood and Treachery',
  'The Cinzel Project Authors',
  'SIL Open Font License 1.1',
];

const isWordless = (text: string): boolean => !/\p{L}{2}/u.test(text.replace(/\{[^}]*\}/g, ''));
const ours = { fr: [fr, CATALOGUES.fr, LESSONS.fr], it: [it, CATALOGUES.it, LESSONS.it] };
const english = [en, CATALOGUES.en, LESSONS.en].flatMap((catalogue) => Object.values(catalogue));

/** Everything on the page that a player may read or hear. */
const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const isEnglish = (element: Element | null): boolean => element?.closest('[lang=en]:not(html)') != null;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (isEnglish(parent) || parent?.closest('script, style') != null) continue;
      found.add(node.textContent!.trim());
    }
    for (const name of ['aria-label', 'aria-description', 'title', 'placeholder', 'alt']) {
      for (const element of document.querySelectorAll(`[${name}]`))
        if (!isEnglish(element) && !element.matches('[data-typing]')) found.add(element.getAttribute(name)!.trim());
    }
    return [...found];
  });

/** The texts of a page that are English and should not be. */
export async function englishOn(page: Page, language: Foreign): Promise<string[]> {
  const own = new Set<string>(ours[language].flatMap((catalogue) => Object.values(catalogue)));
  const left = new Set(english.filter((text) => !own.has(text) && !SHARED[language].has(text) && !isWordless(text)));
  // Soft hyphens are invisible.
  const texts = (await textsOf(page)).map((text) => text.replaceAll('\u00ad', ''));
  return texts.filter((text) => {
    if (left.has(text)) return true;
    const plain = NAMES.reduce((rest, name) => rest.replaceAll(name, ''), text);
    return ENGLISH.test(plain);
  });
}
