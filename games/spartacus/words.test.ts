import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { CARDS } from '#games/spartacus/cards.ts';
import { spartacus } from '#games/spartacus/index.ts';

const languages = Object.entries(spartacus.words);

test('every language has the same messages', () => {
  const english = Object.keys(spartacus.words.en).sort();
  for (const [language, words] of languages) assert.deepEqual(Object.keys(words).sort(), english, language);
});

test('every question, every command, every option and every card has its words', () => {
  const clauses = [...spartacus.book.values()].flatMap((rule) =>
    rule.steps.filter((step) => step.ask).map((step) => step.clause),
  );
  clauses.push(...spartacus.commands.map((command) => command.clause));
  for (const [language, words] of languages) {
    for (const clause of clauses) assert.ok(words[`ask.${clause}`], `${language} ask.${clause}`);
    for (const name of Object.keys(spartacus.options)) assert.ok(words[`option.${name}`], `${language} option.${name}`);
    for (const card of CARDS) assert.ok(words[`card.${card.slug}`], `${language} card.${card.slug}`);
  }
});

test('every kind of event that the rules can emit has its words', () => {
  const rules = new URL('./rules/', import.meta.url);
  const files = readdirSync(rules).map((name) => new URL(name, rules));
  files.push(new URL('./house.ts', import.meta.url), new URL('../../engine/auction.ts', import.meta.url));
  const kinds = new Set<string>(['foiled', 'excused', 'spared']);
  for (const file of files) {
    for (const [, kind] of readFileSync(file, 'utf8').matchAll(/emit\(\s*\{\s*kind: '([a-z-]+)'/g)) kinds.add(kind!);
  }
  assert.ok(kinds.size > 60);
  for (const [language, words] of languages) {
    for (const kind of kinds) assert.ok(words[`event.${kind}`], `${language} event.${kind}`);
  }
});

test('a question that tells of its moment has a name for it', () => {
  for (const [name, rule] of spartacus.book) {
    const { rule: _rule, at: _at, sealed: _sealed, result: _result, ...locals } = rule.frame();
    if (!rule.steps.some((step) => step.ask)) continue;
    for (const [language, words] of languages) {
      const told = Object.keys(locals).filter((local) => words[`scene.${local}`] ?? words[local]);
      if (told.length > 0) assert.ok(words[`rule.${name}`], `${language} rule.${name}`);
    }
  }
});

test('SP-8.3 the places in the arena go by the names they have on the board', () => {
  assert.deepEqual([0, 1].map(spartacus.nouns['slot']!.print), ['I', 'II']);
  for (const [language, words] of languages) {
    for (const name of ['slot', 'winnerSlot', 'firstSlot', 'askedSeats'])
      assert.ok(words[`scene.${name}`], `${language} scene.${name}`);
  }
});
