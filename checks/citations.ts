// Where the code of a game cites its clauses.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rulebook } from '#checks/rulebook.ts';
import { type AnyNode, lineAt, readSource, walk } from '#checks/source.ts';
import { testTitles } from '#checks/titles.ts';
import type { Game } from '#engine/game.ts';

/** A place in the code that cites a clause; `rule` is the procedure around it, `text` the code there. */
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

/** A clause that the game names as data, and where. */
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

/** Words for people, and what only tests use, carry out no clause. */
const carriesOut = (name: string): boolean => !isTest(name) && !/(^|[\\/])(words|testing)[\\/]/.test(name);

/**
 * The places of a game's code that cite each clause: in quotes, as steps, events and parts do, or in a comment, alone, in a
 * list or in a range (see Rulebook.cited).
 */
export function codeCitations(
  root: string,
  game: string,
  book: Rulebook,
): ReadonlyMap<string, readonly CodeCitation[]> {
  const found = new Map<string, CodeCitation[]>();
  for (const file of sources(join(root, 'games', game), carriesOut)) {
    const text = readFileSync(file, 'utf8');
    if (!text.includes(`${book.prefix}-`)) continue;
    const { bare, tree } = readSource(file, text);
    const lines = bare.split('\n');
    const rules = ruleCalls(tree);
    for (const { ids, index } of book.citations(flowing(text))) {
      const line = lineAt(text, index);
      const rule = rules.findLast(({ start, end }) => start < index && index < end)?.name ?? null;
      for (const id of ids) {
        const places = found.get(id) ?? found.set(id, []).get(id)!;
        if (places.at(-1)?.file === file && places.at(-1)?.line === line) continue;
        places.push({ rule, file, line, text: codeAt(lines, text.split('\n'), line) });
      }
    }
  }
  return found;
}

/** Joins comments of several lines, so that a range may continue on the next line; every character keeps its place. */
const flowing = (text: string): string =>
  text.replace(/\n[ \t]*(?:\*(?!\/)|\/\/)/g, (gutter) => ' '.repeat(gutter.length));

/** The calls `rule('name', …)`. */
function ruleCalls(tree: AnyNode): { name: string; start: number; end: number }[] {
  const calls: { name: string; start: number; end: number }[] = [];
  walk(tree, (node) => {
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier' || node.callee.name !== 'rule') return true;
    const [name] = node.arguments;
    if (name?.type === 'Literal' && typeof name.value === 'string')
      calls.push({ name: name.value, start: node.start, end: node.end });
    return true;
  });
  return calls;
}

/** The code on a line; for a comment that fills its line, the code below it. */
function codeAt(bare: readonly string[], written: readonly string[], line: number): string {
  for (let i = line - 1; i < bare.length; i++) if (bare[i]!.trim() !== '') return written[i]!.trim();
  return written[line - 1]!.trim();
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
