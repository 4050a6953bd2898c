import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import type { Face, Language } from '#engine/game.ts';
import { CATALOGUE } from '#games/catalogue.ts';
import type { Listing } from '#games/shared/listing.ts';

const games = new URL('../games/', import.meta.url);
const LANGUAGES: readonly Language[] = ['en', 'fr', 'it'];

test('every folder of a game is in the catalogue, once', () => {
  const folders = readdirSync(games, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const names = folders.map(({ name }) => name).filter((name) => name !== 'shared');
  assert.deepEqual([...CATALOGUE].sort(), names.sort());
});

for (const game of CATALOGUE) {
  test(`${game}: its listing has its folder's name and says everything in every language`, async () => {
    const { listing } = (await import(new URL(`${game}/listing.ts`, games).href)) as { listing: Listing };
    const { face } = (await import(new URL(`${game}/face.ts`, games).href)) as { face: Face };
    assert.deepEqual([listing.id, face.id], [game, game]);
    assert.equal(face.seats, listing.seats);
    assert.ok(existsSync(new URL(`../rulebooks/${game}.md`, games)), 'it has a rulebook');
    for (const texts of [listing.lead, ...(listing.credit === null ? [] : [listing.credit])]) {
      assert.equal(new Set(LANGUAGES.map((language) => texts[language])).size, 3, texts.en);
    }
    const sentences = LANGUAGES.flatMap((language) => listing.learn[language]);
    assert.equal(new Set(sentences).size, 12, 'four sentences in each language, none of them left in English');
    const rows = listing.figure ?? [];
    assert.ok(rows.length <= 34 && rows.every((row) => row.length <= 33 && /^[ #c]*$/.test(row)), 'its mosaic');
  });
}
