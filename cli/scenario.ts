// ./harena scenario: plays golden scenarios and says what came out otherwise than written.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Flaw, shortPath } from '#checks/flaw.ts';
import { migrateRecord } from '#checks/migrate/record.ts';
import { migrateScenario } from '#checks/migrate/scenario.ts';
import type { Rulebook } from '#checks/rulebook.ts';
import { parseScenario } from '#checks/scenario.ts';
import {
  describeProblems,
  type Played,
  playFile,
  rulebookOf,
  SCENARIO,
  scenarioFiles,
} from '#checks/scenario-files.ts';
import { updated } from '#checks/scenario-update.ts';
import { type Arguments, type Subcommand, UserError } from '#cli/subcommand.ts';
import type { Game } from '#engine/game.ts';
import { games } from '#games/index.ts';

export const scenario: Subcommand = {
  name: 'scenario',
  summary: 'play golden scenarios and compare every event with what is written',
  usage: `./harena scenario FILE… [--update | --migrate] [--json]

Plays each scenario; a folder stands for all .txt files in it and below. checks/scenario.ts describes the format.

  --update    write the events into the files as they happen now; review the changes
  --migrate   bring scenarios and records (.ndjson) that an earlier Harena wrote up to date: names of events, fields that
              came in, versions of rules and hashes of states. A file in which anything else differs is left alone
  --json      print one JSON document`,
  options: { update: { type: 'boolean' }, migrate: { type: 'boolean' }, json: { type: 'boolean' } },
  run,
};

function run(args: Arguments): number {
  const { text, code } = playScenarios(args);
  process.stdout.write(text);
  return code;
}

/** What is printed, and the exit code. */
export function playScenarios(args: Arguments): { text: string; code: number } {
  if (args.flag('migrate')) return migrate(args);
  const files = [...new Set(args.words.flatMap((word) => filesAt(word)))];
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

/** Brings files up to date; what is written is told, and what could not be. */
function migrate(args: Arguments): { text: string; code: number } {
  if (args.flag('update')) throw new UserError('--update and --migrate cannot go together; choose one.');
  const files = [...new Set(args.words.flatMap((word) => filesAt(word, /\.(txt|ndjson)$/)))];
  if (files.length === 0) throw new UserError('Name scenarios or records to bring up to date, or folders of them.');
  const [written, failed]: [string[], string[]] = [[], []];
  for (const file of files) {
    const before = readFileSync(file, 'utf8');
    const { text, faults } = migrated(file, before);
    failed.push(...faults);
    if (faults.length > 0 || text === before) continue;
    writeFileSync(file, text);
    written.push(shortPath(file));
  }
  const told = args.flag('json')
    ? JSON.stringify({ files: files.length, written, failed }, null, 2)
    : [
        ...failed,
        ...written.map((file) => `written: ${file}`),
        `${files.length} ${files.length === 1 ? 'file' : 'files'}, ${written.length} brought up to date.`,
      ].join('\n');
  return { text: `${told}\n`, code: failed.length === 0 ? 0 : 1 };
}

function migrated(file: string, before: string): { text: string; faults: string[] } {
  if (file.endsWith('.ndjson')) {
    const { text, fault } = migrateRecord(before, games);
    return fault === null ? { text, faults: [] } : { text: before, faults: [`${shortPath(file)}: ${fault}`] };
  }
  try {
    const { game: named } = parseScenario(before, file);
    const game = games.get(named.text);
    if (game === undefined) throw new Flaw(file, named.line, `there is no game '${named.text}' here.`);
    const { text, problems } = migrateScenario(game, before, file);
    return { text, faults: problems.map((problem) => `${shortPath(file)}:${problem.line}: ${problem.text}`) };
  } catch (error) {
    if (error instanceof Flaw) return { text: before, faults: [error.message] };
    throw error;
  }
}

function filesAt(word: string, named: RegExp = SCENARIO): string[] {
  const path = resolve(word);
  if (!existsSync(path)) throw new UserError(`There is no file or folder '${word}'.`);
  const files = scenarioFiles(path, named);
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
