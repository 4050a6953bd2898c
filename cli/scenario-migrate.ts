// ./harena scenario --migrate: migrates scenarios and records of an earlier Harena.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Flaw, shortPath } from '#checks/flaw.ts';
import { migrateRecord } from '#checks/migrate/record.ts';
import { migrateScenario } from '#checks/migrate/scenario.ts';
import { parseScenario } from '#checks/scenario.ts';
import { SCENARIO, scenarioFiles } from '#checks/scenario-files.ts';
import type { CommandOutput } from '#cli/given.ts';
import { type Arguments, UserError } from '#cli/subcommand.ts';
import { games } from '#games/index.ts';

/** Migrates files; reports what was written, and what could not be. */
export function migrate(args: Arguments): CommandOutput {
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

/** The files of an argument: one file, or all of a folder. */
export function filesAt(word: string, named: RegExp = SCENARIO): string[] {
  const path = resolve(word);
  if (!existsSync(path)) throw new UserError(`There is no file or folder '${word}'.`);
  const files = scenarioFiles(path, named);
  if (files.length === 0) throw new UserError(`There is no scenario (.txt) in '${word}'.`);
  return files;
}
