// Where the code of a game cites its clauses.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rulebook } from '#checks/rulebook.ts';
import { testTitles } from '#checks/titles.ts';
import type { Game } from '#engine/game.ts';

/** A line of code with a clause in quotes; `rule` is the procedure it stands in. */
export interface CodeCitation {
  rule: string | null;
  file: string;
  line: number;
  text: string;
}

/** A test whose title names clauses. */
export interface TestCitation {
  file: string;
  line: number;
  title: string;
  ids: string[];
  unknown: string[];
}

/** A clause that the game names as data, and what names it. */
export interface DataCitation {
  clause: string;
  by: string;
}

function sources(folder: string, wanted: (name: string) => boolean): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { encoding: 'utf8', recursive: true });
  return names
    .filter((name) => name.endsWith('.ts') && wanted(name))
    .sort()
    .map((name) => join(folder, name));
}

const isTest = (name: string): boolean => name.endsWith('.test.ts');

/** The lines of a game's rules that name a clause, in quotes as steps, events and parts do. */
export function codeCitations(root: string, game: string, clause: string): CodeCitation[] {
  const found: CodeCitation[] = [];
  for (const file of sources(join(root, 'games', game), (name) => !isTest(name))) {
    const text = readFileSync(file, 'utf8');
    if (!text.includes(clause)) continue;
    const rules = [...text.matchAll(/\brule\s*(?:<[^()]*>)?\(\s*['"`]([^'"`]+)['"`]/g)];
    for (const hit of text.matchAll(new RegExp(`['"\`]${clause.replaceAll('.', '\\.')}['"\`]`, 'g'))) {
      const line = text.slice(0, hit.index).split('\n').length;
      const rule = rules.findLast((one) => one.index < hit.index)?.[1] ?? null;
      if (found.at(-1)?.line === line && found.at(-1)?.file === file) continue;
      found.push({ rule, file, line, text: text.split('\n')[line - 1]!.trim() });
    }
  }
  return found;
}

/** The tests of a game and of the engine whose titles name clauses of its book. */
export function testCitations(root: string, game: string, book: Rulebook): TestCitation[] {
  const files = [join(root, 'games', game), join(root, 'engine')].flatMap((folder) => sources(folder, isTest));
  return files
    .filter((file) => readFileSync(file, 'utf8').includes(`${book.prefix}-`))
    .flatMap((file) => testTitles(file).map(({ title, line }) => ({ file, line, title, ...book.cited(title) })))
    .filter(({ ids, unknown }) => ids.length + unknown.length > 0);
}

/** Every clause that steps, commands, triggers and options of a game name. */
export function dataCitations(game: Game): DataCitation[] {
  const cited: DataCitation[] = [];
  for (const rule of game.book.values()) {
    for (const step of rule.steps) cited.push({ clause: step.clause, by: `a step of the rule '${rule.name}'` });
  }
  for (const command of game.commands) cited.push({ clause: command.clause, by: `the command '${command.name}'` });
  for (const trigger of [...game.triggers.values()].flat()) {
    cited.push({ clause: trigger.clause, by: `a trigger on '${trigger.on}'` });
  }
  for (const [name, option] of Object.entries(game.options))
    cited.push({ clause: option.clause, by: `the option '${name}'` });
  return cited;
}
