// ./harena scenario: plays golden scenarios and says what came out otherwise than written.

import { existsSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { shortPath } from '#checks/flaw.ts';
import type { Rulebook } from '#checks/rulebook.ts';
import { describeProblems, type Played, playFile, rulebookOf, scenarioFiles } from '#checks/scenario-files.ts';
import { updated } from '#checks/scenario-update.ts';
import { type Arguments, type Subcommand, UserError } from '#cli/subcommand.ts';
import type { Game } from '#engine/game.ts';
import { games } from '#games/index.ts';

export const scenario: Subcommand = {
  name: 'scenario',
  summary: 'play golden scenarios and compare every event with what is written',
  usage: `./harena scenario FILE… [--update] [--json]

Plays each scenario; a folder stands for all .txt files in it and below. checks/scenario.ts describes the format.

  --update   write the events into the files as they happen now; review the changes
  --json     print one JSON document`,
  options: { update: { type: 'boolean' }, json: { type: 'boolean' } },
  run,
};

function run(args: Arguments): number {
  const { text, code } = playScenarios(args);
  process.stdout.write(text);
  return code;
}

/** What is printed, and the exit code. */
export function playScenarios(args: Arguments): { text: string; code: number } {
  const files = [...new Set(args.words.flatMap(filesAt))];
  if (files.length === 0)
    throw new UserError('Name a scenario file or a folder of them, such as games/harenula/scenarios.');
  const books = new Map<Game, Rulebook | null>();
  const bookFor = (game: Game): Rulebook | null => {
    if (!books.has(game)) books.set(game, rulebookOf(game));
    return books.get(game)!;
  };
  const play = (file: string): Played => playFile(file, (id) => games.get(id) ?? null, bookFor);
  const written: string[] = [];
  const results = files.map((file) => {
    const played = play(file);
    if (!args.flag('update') || played.run === null) return played;
    const text = updated(played.run);
    if (text === `${played.run.scenario.lines.join('\n')}\n`) return played;
    writeFileSync(file, text);
    written.push(shortPath(file));
    return play(file);
  });
  const text = args.flag('json') ? asJson(results, written) : asText(results, written);
  return { text, code: results.every((played) => played.problems.length === 0) ? 0 : 1 };
}

function filesAt(word: string): string[] {
  const path = resolve(word);
  if (!existsSync(path)) throw new UserError(`There is no file or folder '${word}'.`);
  const files = scenarioFiles(path);
  if (files.length === 0) throw new UserError(`There is no scenario (.txt) in '${word}'.`);
  return files;
}

function asText(results: readonly Played[], written: readonly string[]): string {
  const failed = results.filter((played) => played.problems.length > 0);
  const lines = failed.map((played) => `${describeProblems(played)}\n`);
  lines.push(...written.map((file) => `written: ${file}`));
  const count = `${results.length} ${results.length === 1 ? 'scenario' : 'scenarios'}`;
  lines.push(failed.length === 0 ? `${count}, all as written.` : `${count}, ${failed.length} failed.`);
  return `${lines.join('\n')}\n`;
}

function asJson(results: readonly Played[], written: readonly string[]): string {
  const scenarios = results.map(({ file, title, problems, run: played }) => ({
    file: shortPath(file),
    title,
    passed: problems.length === 0,
    problems,
    clauses: played === null ? [] : [...played.touched.keys()].sort(),
  }));
  const failed = scenarios.filter((one) => !one.passed).length;
  return `${JSON.stringify({ scenarios, passed: scenarios.length - failed, failed, written }, null, 2)}\n`;
}
