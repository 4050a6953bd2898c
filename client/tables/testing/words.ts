// What every table's messages must be: the same placeholders in every language, all of them parse, none is left in English.

import assert from 'node:assert/strict';
import { LANGUAGES, type Trio } from '#client/tables/say.ts';
import type { Language } from '#engine/game.ts';
import { format, placesOf } from '#telling/messages.ts';

const places = (message: string, language: Language): string[] =>
  placesOf(message, language)
    .map(({ name }) => name)
    .sort();

/** Titles and bodies of tests; `same`: the messages whose words are the same in two languages. */
export function messageTests(
  messages: { readonly [key: string]: Trio },
  same: readonly string[],
): [title: string, body: () => void][] {
  const all = Object.entries(messages);

  const canBeTold = (): void => {
    for (const [key, trio] of all) {
      for (const [i, language] of LANGUAGES.entries()) {
        const named = places(trio[i]!, language);
        assert.deepEqual(named, places(trio[0], 'en'), `${language} ${key}`);
        const text = format(trio[i]!, language, Object.fromEntries(named.map((name) => [name, 7])));
        assert.ok(text.trim() !== '' && !/[{}]/.test(text), `${language} ${key}: ${text}`);
      }
    }
  };

  const isTranslated = (): void => {
    // Signs, and messages made of placeholders alone.
    const isWordless = (message: string): boolean => !/\p{L}{3}/u.test(message.replace(/\{[^}]*\}/g, ''));
    const left = all.filter(
      ([key, [en, fr, it]]) => !same.includes(key) && !isWordless(en) && (fr === en || it === en) && en.length > 5,
    );
    assert.deepEqual(
      left.map(([key]) => key),
      [],
    );
  };
  return [
    ['every message has the same places in every language and can be told', canBeTold],
    ['French and Italian are not left in English', isTranslated],
  ];
}
