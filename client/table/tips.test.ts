import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { TIPS } from '#client/words/tips.ts';

const BOOKS: { readonly [prefix: string]: string } = {
  SP: 'spartacus',
  JU: 'jugula',
  HG: 'house-of-gladiators',
  GL: 'gladiatori',
};

test('every tip belongs to a clause of its book', () => {
  for (const clause of Object.keys(TIPS)) {
    const game = BOOKS[clause.split('-')[0]!]!;
    const book = readFileSync(new URL(`../../rulebooks/${game}.md`, import.meta.url), 'utf8');
    assert.ok(book.includes(`**${clause}**`), clause);
  }
});
