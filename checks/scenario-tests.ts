// One test for each scenario file of a game.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { describeProblems, playFile, rulebookOf, scenarioFiles } from '#checks/scenario-files.ts';
import type { Game } from '#engine/game.ts';

/** A game, whatever its state and views are. */
type AnyGame = Pick<Game, 'id' | 'book' | 'nouns'>;

/**
 * Registers a test for every scenario in the folder and below it, each played twice: as it is, and with the state going
 * through JSON before every decision. Call it in a test file of the game:
 *
 *     scenarioTests(harenula, new URL('./scenarios/', import.meta.url));
 */
export function scenarioTests(game: AnyGame, folder: URL | string): void {
  const path = typeof folder === 'string' ? folder : fileURLToPath(folder);
  const files = scenarioFiles(path);
  if (files.length === 0) throw new Error(`there is no scenario in ${path}`);
  const played = game as unknown as Game;
  const book = rulebookOf(played);
  const find = (id: string): Game | null => (id === played.id ? played : null);
  for (const file of files) {
    const plain = playFile(file, find, () => book);
    test(plain.title, () => {
      assert.ok(plain.problems.length === 0, `\n${describeProblems(plain)}\n`);
      const thawed = playFile(file, find, () => book, true);
      assert.ok(thawed.problems.length === 0, `with the state through JSON\n${describeProblems(thawed)}\n`);
    });
  }
}
