// The glossaries agree with the rulebooks and with themselves.

import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '#checks/flaw.ts';
import { readRulebook } from '#checks/rulebook.ts';
import { CATALOGUE } from '#games/catalogue.ts';
import type { Term } from '#games/shared/words/term.ts';

const fileOf = (game: string): string => join(ROOT, 'games', game, 'words', 'glossary.ts');

async function read(game: string): Promise<readonly Term[]> {
  const { glossary } = (await import(fileOf(game))) as { glossary: readonly Term[] };
  return glossary;
}

// A game without a glossary, such as one that was just made, has none yet.
for (const game of CATALOGUE.filter((one) => existsSync(fileOf(one))))
  test(`${game}: every word of the glossary has a clause and is said in three languages`, async () => {
    const glossary = await read(game);
    const book = readRulebook(game);
    const ids = glossary.map(({ id }) => id);
    assert.equal(new Set(ids).size, ids.length, 'two words with one id');
    for (const { id, clause, said } of glossary) {
      assert.ok(
        book.clauses.some((one) => one.id === clause),
        `${id}: ${clause} is not in the rulebook`,
      );
      for (const language of ['en', 'fr', 'it'] as const) {
        const [word, meaning] = said[language];
        assert.match(word, /^\p{Lu}/u, `${language} ${id}`);
        assert.match(meaning, /^\p{Lu}.*[.]$/u, `${language} ${id}: a sentence`);
      }
      for (const language of ['fr', 'it'] as const) assert.notEqual(said[language][1], said.en[1], `${language} ${id}`);
    }
  });
