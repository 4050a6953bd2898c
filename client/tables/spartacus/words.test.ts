// The messages of this table: the same placeholders in every language, all of them parse, none is left in English.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES, type Trio } from '#client/tables/say.ts';
import { MESSAGES } from '#client/tables/spartacus/words.ts';
import type { Language } from '#engine/game.ts';
import { format, placesOf } from '#telling/messages.ts';

const all = Object.entries(MESSAGES) as [string, Trio][];
const places = (message: string, language: Language): string[] =>
  placesOf(message, language)
    .map(({ name }) => name)
    .sort();

test('every message has the same places in every language and can be told', () => {
  for (const [key, messages] of all) {
    for (const [i, language] of LANGUAGES.entries()) {
      const named = places(messages[i]!, language);
      assert.deepEqual(named, places(messages[0], 'en'), `${language} ${key}`);
      const text = format(messages[i]!, language, Object.fromEntries(named.map((name) => [name, 7])));
      assert.ok(text.trim() !== '' && !/[{}]/.test(text), `${language} ${key}: ${text}`);
    }
  }
});

test('French and Italian are not left in English', () => {
  /** Words that are the same in both languages, beside signs and messages made of placeholders alone. */
  const same = new Set([
    'tab.arena',
    'house.bot',
    'house.influence',
    'round.title',
    'rim.influence',
    'support.bonus',
    'change.influence',
    'invite.ledger',
    'entry.title',
    'entry.price',
    'step.guests',
    'step.combat',
  ]);
  const isWordless = (message: string): boolean => !/\p{L}{3}/u.test(message.replace(/\{[^}]*\}/g, ''));
  const left = all.filter(
    ([key, [en, fr, it]]) => !same.has(key) && !isWordless(en) && (fr === en || it === en) && en.length > 5,
  );
  assert.deepEqual(
    left.map(([key]) => key),
    [],
  );
});
