// Rules about the text of a single file: its length, its header, chance and clocks, and words that the engine must not
// know.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type CodeFile, isForTests, type Violation } from '#checks/code-file.ts';
import { type AnyNode, lineAt, type Source, walk } from '#checks/source.ts';

const LONGEST = 300;
/** Files that are better read in one piece, and why. */
const LONGER: { readonly [path: string]: string } = {
  'bench/flat.ts': 'a whole game in one file is what it shows',
  'engine/flow/table.ts': 'the interpreter',
  'engine/flow/table.test.ts': 'the interpreter, case by case',
  'engine/records/replay.test.ts': 'every way in which a record can be wrong',
  'engine/requests/legal.ts': 'legality of all eight requests',
  'games/jugula/tests/06-cards.test.ts': 'every card',
};
/** Tables of data grow with the game. */
const IS_TABLE = /(^|\/)(cards|words)[^/]*(\.ts$|\/)/;

/** Besides the games' own names. */
const GAME_WORDS = ['gladiator', 'arena', 'house', 'ludus', 'dominus', 'lanista', 'familia', 'gladiatrix'];
const FIXTURE_BOOK = 'harenula.md';

export function fileViolations(root: string): (file: CodeFile) => Violation[] {
  const words = gameWords(root);
  const clauses = gameClauses(root);
  return (file) => {
    const found = [...lengthOf(file), ...headerOf(file)];
    const folder = file.path.slice(0, file.path.indexOf('/'));
    if (file.source !== null && (folder === 'engine' || folder === 'games')) found.push(...chanceIn(file.source));
    if (folder === 'engine' && !isForTests(file.path)) found.push(...wordsIn(file, words, clauses));
    return found;
  };
}

function lengthOf({ path, text }: CodeFile): Violation[] {
  const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
  if (Object.hasOwn(LONGER, path)) {
    const what = `${lines} lines are not too many any more; take it off the list in checks/file-rules.ts`;
    return lines > LONGEST ? [] : [{ where: `${path}:1`, what }];
  }
  if (lines <= LONGEST || IS_TABLE.test(path)) return [];
  return [
    {
      where: `${path}:${LONGEST + 1}`,
      what: `${lines} lines are too many to read at once (${LONGEST} at most); split it by its subjects`,
    },
  ];
}

function headerOf({ path, text }: CodeFile): Violation[] {
  if (path.endsWith('.test.ts') || /^(#!.*\n)?(\/\/|\/\*)/.test(text)) return [];
  return [{ where: `${path}:1`, what: 'has no header; open the file with a comment that says what it is' }];
}

/** Chance and clocks: a game must give the same result every time it is replayed. */
function chanceIn(source: Source): Violation[] {
  const found: Violation[] = [];
  walk(source.tree, (node, parents) => {
    const what = chance(node, parents);
    if (what !== null) found.push({ where: `${source.file}:${lineAt(source.text, node.start)}`, what });
    return true;
  });
  return found;
}

function chance(node: AnyNode, parents: readonly AnyNode[]): string | null {
  if (node.type !== 'Identifier') return null;
  const around = parents[parents.length - 1]!;
  const isMember = around.type === 'MemberExpression' && around.property === node && !around.computed;
  if (isMember && !(around.object.type === 'Identifier' && around.object.name === 'globalThis')) return null;
  if (!isMember && 'key' in around && around.key === node && !('shorthand' in around && around.shorthand)) return null;
  switch (node.name) {
    case 'Date':
    case 'performance':
      return `'${node.name}' makes a game depend on the clock; leave time to the caller that runs the game`;
    case 'Math': {
      const outer = isMember ? parents[parents.length - 2] : around;
      const object = isMember ? around : node;
      if (outer?.type === 'MemberExpression' && outer.object === object && !outer.computed) {
        const isRandom = outer.property.type === 'Identifier' && outer.property.name === 'random';
        return isRandom
          ? "'Math.random' cannot be replayed; take numbers from the table's random stream (engine/chance/random.ts)"
          : null;
      }
      return "'Math' is used as a whole, which may hide Math.random; write Math.name at each use";
    }
    default:
      return null;
  }
}

/** The words of the games' names, and other words of games. */
function gameWords(root: string): ReadonlySet<string> {
  const names = [
    ...list(root, 'games').filter((name) => name !== 'shared'),
    ...list(root, 'rulebooks').map((name) => basename(name, '.md')),
  ];
  const words = new Set(GAME_WORDS);
  for (const name of names)
    if (!name.includes('.')) for (const word of name.split('-')) if (word.length > 2) words.add(word);
  for (const word of [...words]) words.add(otherNumber(word));
  return words;
}

/** The plural of a word, or the singular of a plural. */
const otherNumber = (word: string): string => (word.endsWith('s') ? word.replace(/s$/, '') : `${word}s`);

/** The first word of a game's name that the engine uses itself, so that no game can have that name; null for none. */
export function engineWordIn(root: string, name: string): string | null {
  const words = name.split('-').filter((word) => word.length > 2);
  const wanted = new Map(words.flatMap((word) => [[word, word] as const, [otherNumber(word), word] as const]));
  for (const path of readdirSync(join(root, 'engine'), { encoding: 'utf8', recursive: true })) {
    if (!path.endsWith('.ts') || isForTests(`engine/${path}`)) continue;
    for (const [word] of readFileSync(join(root, 'engine', path), 'utf8').matchAll(WORD)) {
      const used = wanted.get(word.toLowerCase());
      if (used !== undefined) return used;
    }
  }
  return null;
}

/** Names are split at capitals: arenaSize is about an arena. */
const WORD = /[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g;

/** The clause prefixes of the books; the fixture's may serve as examples. */
function gameClauses(root: string): ReadonlySet<string> {
  const prefixes = new Set<string>();
  for (const book of list(root, 'rulebooks').filter((name) => name.endsWith('.md') && name !== FIXTURE_BOOK)) {
    const prefix = /\*\*([A-Z]{2,})-\d/.exec(readFileSync(join(root, 'rulebooks', book), 'utf8'))?.[1];
    if (prefix !== undefined) prefixes.add(prefix);
  }
  return prefixes;
}

const list = (root: string, folder: string): string[] =>
  existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [];

function wordsIn({ path, text }: CodeFile, words: ReadonlySet<string>, clauses: ReadonlySet<string>): Violation[] {
  const found: Violation[] = [];
  for (const [i, line] of text.split('\n').entries()) {
    const where = `${path}:${i + 1}`;
    for (const [word] of line.matchAll(WORD)) {
      if (words.has(word.toLowerCase()))
        found.push({
          where,
          what: `'${word}' is a word of a game, and the engine knows none; say it without the game`,
        });
    }
    for (const [clause, prefix] of line.matchAll(/\b([A-Z]{2,})-(?:EX-)?\d[\d.]*\d?/g)) {
      if (clauses.has(prefix!))
        found.push({
          where,
          what: `'${clause}' is a clause of a game, and the engine knows none; cite none, or an example of HA`,
        });
    }
  }
  return found;
}
