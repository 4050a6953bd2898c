import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catalogues, LANGUAGES, languageOf, type TerminalKey, tellIn } from '#cli/words.ts';
import { placesOf } from '#telling/messages.ts';
import { refusals } from '#telling/refusals.ts';

const placeNames = (message: string, language: (typeof LANGUAGES)[number]): string[] =>
  placesOf(message, language)
    .map(({ name }) => name)
    .sort();

for (const language of LANGUAGES) {
  test(`${language}: every text has the places that the English one has, and can be told`, () => {
    for (const [key, message] of Object.entries(catalogues[language])) {
      const places = placeNames(message, language);
      assert.deepEqual(places, placeNames(catalogues.en[key as TerminalKey], 'en'), key);
      const text = tellIn(language)(key as TerminalKey, Object.fromEntries(places.map((name) => [name, 7])));
      assert.ok(text.length > 0 && !/[{}]/.test(text), `${key}: ${text}`);
    }
  });
}

test('the other languages have a sentence for every code that one of them has', () => {
  assert.deepEqual(Object.keys(refusals.fr), Object.keys(refusals.it));
  for (const code of Object.keys(refusals.en)) assert.ok(Object.hasOwn(refusals.fr, code), code);
});

test('the language of the surroundings is found as programs of a terminal find it', () => {
  assert.equal(languageOf({ LC_ALL: 'fr_FR.UTF-8', LANG: 'it_IT' }), 'fr');
  assert.equal(languageOf({ LC_ALL: '', LC_MESSAGES: 'it_CH', LANG: 'fr_FR' }), 'it');
  assert.equal(languageOf({ LANG: 'de_DE.UTF-8' }), 'en');
  assert.equal(languageOf({}), 'en');
});

test('a place behind a word is an addition, one behind a blank is not', () => {
  const places = placesOf('{a} draws {n, plural, one {# card{b}} other {# cards}}{c} for l’{d} and {e}', 'en');
  assert.deepEqual(
    places
      .filter(({ addition }) => addition)
      .map(({ name }) => name)
      .sort(),
    ['b', 'c'],
  );
  assert.deepEqual(
    places.filter(({ decides }) => decides).map(({ name }) => name),
    ['n'],
  );
});
