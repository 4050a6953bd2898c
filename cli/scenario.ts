// ./harena scenario: plays golden scenarios and reports differences.

import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { differences } from '#checks/diff.ts';
import { shortPath } from '#checks/flaw.ts';
import type { Rulebook } from '#checks/rulebook.ts';
import { describeProblems, type Played, playFile, rulebookOf } from '#checks/scenario-files.ts';
import { updated } from '#checks/scenario-update.ts';
import { type CommandOutput, inJson, printed } from '#cli/given.ts';
import { filesAt, migrate } from '#cli/scenario-migrate.ts';
import { type Arguments, type Subcommand, UserError } from '#cli/subcommand.ts';
import type { Game } from '#engine/game.ts';
import { games } from '#games/index.ts';

export const scenario: Subcommand = {
  name: 'scenario',
  summary: 'play golden scenarios and compare every event with what is written',
  usage: `./harena scenario FILE… [--update [--yes] | --migrate] [--json]

Plays each scenario; a folder stands for all .txt files in it and below. checks/scenario.ts describes the format.

  --update    show how the events differ from the file, and ask whether to update it
  --yes       write without asking
  --migrate   migrate scenarios and records (.ndjson) of an earlier Harena: names of events, added fields, versions of
              rules and hashes of states. A file with any other difference is left alone
  --json      print one JSON document`,
  options: {
    update: { type: 'boolean' },
    yes: { type: 'boolean' },
    migrate: { type: 'boolean' },
    json: { type: 'boolean' },
  },
  run,
};

async function run(args: Arguments): Promise<number> {
  if (args.flag('update') && !(await agreesToUpdate(args))) return 1;
  return printed(playScenarios(args));
}

export function playScenarios(args: Arguments): CommandOutput {
  if (args.flag('migrate')) return migrate(args);
  const play = player();
  const written: string[] = [];
  const results = filesNamed(args).map((file) => {
    const played = play(file);
    const text = args.flag('update') ? changedText(played) : null;
    if (text === null) return played;
    writeFileSync(file, text);
    written.push(shortPath(file));
    return play(file);
  });
  const text = args.flag('json') ? asJson(results, written) : asText(results, written);
  return { text, code: results.every((played) => played.problems.length === 0) ? 0 : 1 };
}

/** Plays files; every rulebook is read once. */
function player(): (file: string) => Played {
  const books = new Map<Game, Rulebook | null>();
  const bookFor = (game: Game): Rulebook | null => {
    if (!books.has(game)) books.set(game, rulebookOf(game));
    return books.get(game)!;
  };
  return (file) => playFile(file, (id) => games.get(id) ?? null, bookFor);
}

const textOf = (lines: readonly string[]): string => `${lines.join('\n')}\n`;

/** The file with updated events; null: it is up to date, or cannot be played. */
function changedText({ run: played }: Played): string | null {
  const text = played === null ? null : updated(played);
  return text === null || text === textOf(played!.scenario.lines) ? null : text;
}

/** Shows what --update would write and asks; true where there is nothing to ask. */
async function agreesToUpdate(args: Arguments): Promise<boolean> {
  const changes = filesNamed(args)
    .map(player())
    .flatMap((played) => {
      const text = changedText(played);
      return text === null ? [] : [{ file: played.file, before: played.run!.scenario.lines, after: text.split('\n') }];
    });
  if (changes.length === 0) return true;
  if (!args.flag('json')) for (const change of changes) process.stdout.write(textOf(diffLines(change)));
  if (args.flag('yes')) return true;
  if (!process.stdin.isTTY || !process.stdout.isTTY || args.flag('json')) {
    throw new UserError('Nothing was written: this is no terminal to ask at. Read the changes, then add --yes.');
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const many = changes.length === 1 ? 'this file' : `these ${changes.length} files`;
  const answer = await terminal.question(`Does the rulebook say so? Write ${many} (y/N) `);
  terminal.close();
  const agrees = /^y(es)?$/i.test(answer.trim());
  if (!agrees) process.stdout.write('Nothing was written.\n');
  return agrees;
}

/** The differences, each line with its number in the present file. */
function diffLines({
  file,
  before,
  after,
}: {
  file: string;
  before: readonly string[];
  after: readonly string[];
}): string[] {
  const lines = [shortPath(file)];
  let place = 1;
  // The text ends with a line break; no line follows it.
  for (const { sign, first, second } of differences(before, after.slice(0, -1))) {
    if (sign !== '+') place = first + 1;
    if (sign !== ' ')
      lines.push(`${String(place).padStart(5)} ${sign} ${sign === '-' ? before[first] : after[second]}`);
  }
  return lines;
}

function filesNamed(args: Arguments): string[] {
  const files = [...new Set(args.words.flatMap((word) => filesAt(word)))];
  if (files.length > 0) return files;
  throw new UserError('Name a scenario file or a folder of them, such as games/harenula/scenarios.');
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
  return inJson({ scenarios, passed: scenarios.length - failed, failed, written });
}
