// Scenario files: finding, reading and playing them, and reporting the result.

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Flaw, ROOT, shortPath } from '#checks/flaw.ts';
import { type Rulebook, readRulebook } from '#checks/rulebook.ts';
import { type Mismatch, parseScenario } from '#checks/scenario.ts';
import { runScenario, type ScenarioRun } from '#checks/scenario-run.ts';
import type { Game } from '#engine/game.ts';

/** A file's scenario and its run; `run` is null where the file could not be read. */
export interface Played {
  file: string;
  title: string;
  problems: Mismatch[];
  run: ScenarioRun | null;
}

/** The file extension of scenarios. */
export const SCENARIO = /\.txt$/;

/** Texts of a game's folder that are no scenarios. */
const OTHER_TEXTS = /(^|[/\\])(waivers|recorded)\.txt$/;

/** The files at a path: the file itself, or all files of that name in that folder and below it, in order. */
export function scenarioFiles(path: string, named: RegExp = SCENARIO): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { encoding: 'utf8', recursive: true })
    .filter((name) => named.test(name) && !OTHER_TEXTS.test(name))
    .sort()
    .map((name) => join(path, name));
}

/** The rulebook of a game, or null where there is none yet. */
export const rulebookOf = (game: Game, root: string = ROOT): Rulebook | null =>
  existsSync(join(root, 'rulebooks', `${game.id}.md`)) ? readRulebook(game.id, root) : null;

/** Plays a file of a game that `gameNamed` finds; null from there: there is no such game. */
export function playFile(
  file: string,
  gameNamed: (id: string) => Game | null,
  bookFor: (game: Game) => Rulebook | null,
  thaw = false,
): Played {
  try {
    const scenario = parseScenario(readFileSync(file, 'utf8'), file);
    const game = gameNamed(scenario.game.text);
    if (game === null) throw new Flaw(file, scenario.game.line, `there is no game '${scenario.game.text}' here.`);
    const run = runScenario(game, scenario, { book: bookFor(game), thaw });
    return { file, title: scenario.title.text, problems: run.problems, run };
  } catch (error) {
    if (!(error instanceof Flaw)) throw error;
    return { file, title: shortPath(file), problems: [{ line: error.line, text: error.what }], run: null };
  }
}

/** FILE:LINE: what is wrong, one problem after the other. */
export const describeProblems = (played: Played): string =>
  played.problems.map(({ line, text }) => `${shortPath(played.file)}:${line}: ${text}`).join('\n');
