// One test for each scenario file of a game.

import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { describeProblems, playFile, rulebookOf, scenarioFiles } from '#checks/scenario-files.ts';
import type { Game } from '#engine/game.ts';

/** A game, whatever its state and views are. */
type AnyGame = Pick<Game, 'id' | 'book' | 'nouns'>;

/**
 * The title and the body of a test for every scenario in the folder and below it, each played twice: as it is, and with
 * the state going through JSON before every decision. In a test file of the game:
 *
 *     for (const [title, body] of scenarioTests(harenula, new URL('./scenarios/', import.meta.url))) test(title, body);
 *
 * Node reports a test with the file in which it calls `test`, so that the files of a game can share a process.
 */
export function scenarioTests(game: AnyGame, folder: URL | string): [title: string, body: () => void][] {
  const path = typeof folder === 'string' ? folder : fileURLToPath(folder);
  const files = scenarioFiles(path);
  if (files.length === 0) throw new Error(`there is no scenario in ${path}`);
  const played = game as unknown as Game;
  const book = rulebookOf(played);
  const find = (id: string): Game | null => (id === played.id ? played : null);
  return files.map((file) => {
    const plain = playFile(file, find, () => book);
    const body = (): void => {
      assert.ok(plain.problems.length === 0, `\n${describeProblems(plain)}\n`);
      const thawed = playFile(file, find, () => book, true);
      assert.ok(thawed.problems.length === 0, `with the state through JSON\n${describeProblems(thawed)}\n`);
    };
    return [plain.title, body];
  });
}
