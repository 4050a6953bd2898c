import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { test } from 'node:test';
import { en } from '#client/words/en.ts';
import { fr } from '#client/words/fr.ts';
import { it } from '#client/words/it.ts';
import { TIPS } from '#client/words/tips.ts';
import { divisible } from '#client/words/unbroken.ts';
import { games } from '#games/index.ts';
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

/** A sign that French sets off with a space, glued to a letter, a number or a place; times and the text of a link are not meant. */
const GLUED = /[\p{L}\d)}»][;:!?](?![\d/])/gu;
/** What a message may say, without the syntax of its choices. */
const plainOf = (message: string): string =>
  message.replace(/\{\s*\w+\s*,\s*(?:plural|select|selectordinal)\s*,/g, '{').replace(/\{(\w+)\}/g, 'x');

test('fr: a space stands before every high sign, in the client and in the games', async () => {
  const tables = readdirSync(join(import.meta.dirname, 'tables'), { encoding: 'utf8', recursive: true })
    .filter((file) => /\/words\/[\w-]+\.ts$|sketch\/words\.ts$/.test(file))
    .map((file) => join(import.meta.dirname, 'tables', file));
  const said: [string, string][] = Object.entries(fr);
  for (const file of tables) {
    const held: { [name: string]: unknown } = await import(file);
    for (const all of Object.values(held)) {
      if (typeof all !== 'object' || all === null) continue;
      const isFrench = basename(file).startsWith('fr');
      for (const [key, text] of Object.entries(all as { [key: string]: unknown })) {
        if (Array.isArray(text) && typeof text[1] === 'string') said.push([key, text[1]]);
        else if (isFrench && typeof text === 'string') said.push([key, text]);
      }
    }
  }
  for (const lesson of ['gladiatori', 'spartacus', 'jugula', 'house-of-gladiators']) {
    const { fr: words }: { fr: { [key: string]: string } } = await import(`#client/lessons/${lesson}/words.ts`);
    said.push(...Object.entries(words));
  }
  for (const game of games.values()) said.push(...Object.entries(game.words.fr ?? {}));
  for (const [clause, tip] of Object.entries(TIPS)) said.push([clause, tip.fr]);
  assert.ok(said.length > 3000, String(said.length));
  const glued = said.filter(([, text]) => plainOf(text).search(GLUED) >= 0);
  assert.deepEqual(glued, []);
});

/** Code that puts a colon or a semicolon between two values says it in English alone. */
test('no page joins a name and what is said of it with an English colon', () => {
  const found: string[] = [];
  for (const file of readdirSync(import.meta.dirname, { encoding: 'utf8', recursive: true })) {
    if (!file.endsWith('.tsx')) continue;
    const text = readFileSync(join(import.meta.dirname, file), 'utf8');
    for (const [, line] of text.matchAll(/^([^\n]*`[^`\n]*\}[:;] [^`\n]*`[^\n]*)$/gm))
      found.push(`${file}: ${line!.trim()}`);
  }
  assert.deepEqual(found, []);
});

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

test('a long word divides between double consonants, and only there', () => {
  assert.equal(divisible('Combattente'), 'Combat\u00adtente');
  assert.equal(divisible('Campione'), 'Campione');
});
