// The three catalogues of this table belong together: same keys, same placeholders, and all of them parse.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CATALOGUES } from '#client/tables/gladiatori/words.ts';
import type { Language } from '#engine/game.ts';
import { placesOf } from '#telling/messages.ts';

const LANGUAGES = Object.keys(CATALOGUES) as Language[];
const places = (message: string, language: Language): string[] =>
  placesOf(message, language)
    .map(({ name }) => name)
    .sort();

test('every language has the same messages with the same places', () => {
  for (const language of LANGUAGES) {
    assert.deepEqual(Object.keys(CATALOGUES[language]), Object.keys(CATALOGUES.en), language);
    for (const [key, message] of Object.entries(CATALOGUES[language])) {
      const english = CATALOGUES.en[key as keyof typeof CATALOGUES.en];
      assert.deepEqual(places(message, language), places(english, 'en'), `${language} ${key}`);
      assert.notEqual(message.trim(), '', `${language} ${key}`);
    }
  }
});

test('French and Italian are not left in English', () => {
  // Words that are the same in both languages, beside signs and messages made of placeholders alone.
  const same = new Set(['symbol.triangle', 'plan.pricePoints', 'things.points', 'use.act', 'step.2', 'fight.animal']);
  const isWordless = (message: string): boolean => !/\p{L}{3}/u.test(message.replace(/\{[^}]*\}/g, ''));
  for (const language of ['fr', 'it'] as const) {
    const left = Object.entries(CATALOGUES[language]).filter(
      ([key, message]) =>
        message === CATALOGUES.en[key as keyof typeof CATALOGUES.en] &&
        !isWordless(message) &&
        !same.has(key) &&
        !key.startsWith('phase.round'),
    );
    assert.deepEqual(left, [], language);
  }
});
