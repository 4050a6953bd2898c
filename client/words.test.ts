import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { en } from '#client/words/en.ts';
import { fr } from '#client/words/fr.ts';
import { it } from '#client/words/it.ts';
import { format, placesOf } from '#telling/messages.ts';

const catalogues = { en, fr, it };
const placeNames = (message: string, language: keyof typeof catalogues): string[] =>
  placesOf(message, language)
    .map(({ name }) => name)
    .sort();

for (const language of ['en', 'fr', 'it'] as const) {
  test(`${language}: every text is there, has the places that the English one has, and can be told`, () => {
    const catalogue: { readonly [key: string]: string } = catalogues[language];
    assert.deepEqual(Object.keys(catalogue).sort(), Object.keys(en).sort());
    for (const [key, message] of Object.entries(catalogue)) {
      const places = placeNames(message, language);
      assert.deepEqual(places, placeNames(en[key as keyof typeof en], 'en'), key);
      const text = format(message, language, Object.fromEntries(places.map((name) => [name, 7])));
      assert.ok(text.length > 0 && !/[{}]/.test(text), `${key}: ${text}`);
    }
  });
}

/** Texts that are rightly the same as in English: words both languages have, names, and signs. */
const SAME_TEXTS = {
  fr: [
    'nav.title',
    'new.options',
    'seat.bot',
    'level.novice',
    'level.champion',
    'tab.others',
    'result.points',
    'end.unit.spartacus',
    'replay.pause',
    'replay.slider',
  ],
  it: ['seat.bot', 'replay.title', 'key.escape.name', 'credits.games.between'],
};
const SAME_SIGNS = [
  'free.rest',
  'new.sum.bot',
  'sits.bot.manner',
  'seat.character',
  'settings.seconds',
  'key.digits.name',
  'key.question.name',
  'key.undo.name',
  'key.mute.name',
  'key.slash.name',
];

for (const language of ['fr', 'it'] as const) {
  test(`${language}: nothing is left in English but what is on the list`, () => {
    const same = Object.entries(catalogues[language]).filter(([key, text]) => en[key as keyof typeof en] === text);
    assert.deepEqual(
      same.map(([key]) => key).sort(),
      [...SAME_TEXTS[language], ...SAME_SIGNS, 'credits.fonts.text'].sort(),
    );
  });
}

/** Words between tags, or in an attribute that is read to people: only the name of the house is the same everywhere. */
const LITERAL = /(?<!=)>\s*([^<>{}\n]*\p{L}{2}[^<>{}\n]*)\s*<\/?[a-zA-Z]/gu;
const ATTRIBUTE = /\b(?:aria-label|aria-description|title|placeholder|alt)="([^"]*\p{L}{2}[^"]*)"/gu;
const SAME_EVERYWHERE = new Set(['Harena']);

test('no page holds a text of its own: everything that is read stands in the catalogues', () => {
  const found: string[] = [];
  for (const file of readdirSync(import.meta.dirname, { encoding: 'utf8', recursive: true })) {
    if (!file.endsWith('.tsx')) continue;
    const text = readFileSync(join(import.meta.dirname, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
    for (const pattern of [LITERAL, ATTRIBUTE]) {
      for (const [, words] of text.matchAll(pattern)) {
        if (!SAME_EVERYWHERE.has(words!.trim()) && !/[=;()]|^\s*[:?]/.test(words!))
          found.push(`${file}: ${words!.trim()}`);
      }
    }
  }
  assert.deepEqual(found, []);
});
