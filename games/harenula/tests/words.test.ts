// The words of the three languages belong together: same keys, same places, and something for all that can be told.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Language, Words } from '#engine/game.ts';
import { harenula } from '#games/harenula/index.ts';

const LANGUAGES = Object.keys(harenula.words) as Language[];
const { en } = harenula.words;

/** The names in braces, those inside plurals too. */
const places = (message: string): string[] =>
  [...new Set([...message.matchAll(/\{(\w+)(?=[},])/g)].map(([, name]) => name!))].sort();

const rules = new URL('../rules/', import.meta.url);
const sources = [...readdirSync(rules).map((name) => new URL(name, rules)), new URL('../state.ts', import.meta.url)]
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

const has = (words: Words, key: string): boolean => Object.hasOwn(words, key);

test('every language has the same messages with the same places', () => {
  // The words of the notation and the reasons of the rules are English, and need saying in other languages only.
  const needed = (words: Words): string[] =>
    Object.keys(words).filter((key) => !/^(choice|barred)\./.test(key) || has(en, key));
  for (const language of LANGUAGES) {
    const words = harenula.words[language];
    assert.deepEqual(needed(words).sort(), Object.keys(en).sort(), language);
    for (const [key, message] of Object.entries(words)) {
      assert.deepEqual(places(message), places(en[key] ?? ''), `${language} ${key}`);
    }
  }
  assert.deepEqual(Object.keys(harenula.words.fr), Object.keys(harenula.words.it));
});

test('every event that the rules name has words, and no words are left of events that are gone', () => {
  const kinds = [...sources.matchAll(/kind: (?:'(\w+)'|\w+ \? '(\w+)' : '(\w+)')/g)].flatMap(([, ...names]) =>
    names.filter((name) => name !== undefined),
  );
  // The auction is the engine's.
  const told = new Set([...kinds, 'bidsOpened', 'tied']);
  const worded = Object.keys(en).filter((key) => key.startsWith('event.'));
  assert.deepEqual([...told].map((kind) => `event.${kind}`).sort(), worded.sort());
});

test('every question and every part of a sum has words', () => {
  for (const rule of harenula.book.values()) {
    for (const { ask, clause } of rule.steps) if (ask !== undefined) assert.ok(has(en, `ask.${clause}`), clause);
  }
  for (const { clause } of harenula.commands) assert.ok(has(en, `ask.${clause}`), clause);
  const labels = [...sources.matchAll(/part\('([^']+)'/g)].map(([, label]) => label!);
  assert.ok(labels.length > 0);
  for (const label of [...labels, 'blow', 'guard']) assert.ok(has(en, `part.${label}`), label);
});
