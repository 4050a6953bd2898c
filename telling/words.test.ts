// The words of every game in three languages belong together: the same messages with the same places, and something to
// say for everything that can be asked or set.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastRandom } from '#engine/chance/random.ts';
import { Table } from '#engine/flow/table.ts';
import type { Game, Language } from '#engine/game.ts';
import { defaultOptions } from '#engine/options.ts';
import { sample } from '#engine/requests/choices.ts';
import { games } from '#games/index.ts';
import { placesOf } from '#telling/messages.ts';

const places = (message: string, language: Language): string[] =>
  placesOf(message, language)
    .map(({ name }) => name)
    .sort();

/** Choices and reasons are English in the rules themselves; other languages add words for those that differ from English. */
const isEnglishAlready = (key: string): boolean => /^(choice|barred)\./.test(key);

/** The clauses that forbid something in whole games: of two, three and four, with all that is optional, and of random players. */
function clausesThatBar(game: Game): Set<string> {
  const clauses = new Set<string>();
  const random = fastRandom(4);
  const plain = defaultOptions(game.options);
  const flags = Object.keys(plain).filter((name) => game.options[name]!.kind === 'flag');
  const optional = { ...plain, ...Object.fromEntries(flags.map((name) => [name, true])) };
  for (const [seats, options, isRandom] of [
    [2, plain, false],
    [3, plain, false],
    [4, plain, false],
    [2, optional, false],
    [2, optional, true],
    [2, optional, true],
  ] as const) {
    const table = new Table(game, game.setup(seats, options), random, null).run();
    while (!table.over) {
      const request = table.requestFor(table.waiting!.seat)!;
      for (const { clause } of request.barred ?? []) clauses.add(clause);
      const choice = isRandom
        ? sample(request, random)
        : game.heuristic(game.viewFor(table.state, request.seat), request, random);
      assert.equal(table.decide(request.seat, request.id, choice), null);
    }
  }
  return clauses;
}

for (const game of games.values()) {
  test(`${game.id}: why something is not offered is said in French and Italian too`, () => {
    const clauses = [...clausesThatBar(game)];
    assert.ok(clauses.length > 0);
    for (const language of ['fr', 'it'] as const)
      assert.deepEqual(
        clauses.filter((clause) => !Object.hasOwn(game.words[language], `barred.${clause}`)),
        [],
        language,
      );
  });
}

for (const { id, words, book, commands, options } of games.values()) {
  test(`${id}: every language has the same messages with the same places, and leaves none empty that English has`, () => {
    const { en, ...others } = words;
    for (const [language, own] of Object.entries(others)) {
      const added = Object.keys(own).filter((key) => !Object.hasOwn(en, key));
      assert.deepEqual(
        added.filter((key) => !isEnglishAlready(key)),
        [],
        language,
      );
      assert.deepEqual(
        Object.keys(en).filter((key) => !Object.hasOwn(own, key)),
        [],
        language,
      );
      for (const [key, message] of Object.entries(own)) {
        const english = en[key] ?? message;
        assert.deepEqual(places(message, language as Language), places(english, 'en'), `${language} ${key}`);
        assert.equal(message.trim() === '', english.trim() === '', `${language} ${key}`);
      }
    }
  });

  test(`${id}: every question, every command and every option has words`, () => {
    const asking = [...book.values()].flatMap((rule) => rule.steps.filter((step) => step.ask !== undefined));
    assert.ok(asking.length > 0);
    const wanted = [...asking, ...commands].map(({ clause }) => `ask.${clause}`);
    wanted.push(...Object.keys(options).map((name) => `option.${name}`));
    assert.deepEqual(
      wanted.filter((key) => !Object.hasOwn(words.en, key)),
      [],
    );
  });
}
