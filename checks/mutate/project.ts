// The files of a game that can take an error, the tests that should find it, and the copies to plant it in.
//
// A copy is a folder with all that the tests need. Its TypeScript is stripped of types beforehand (offsets and lines
// stay), so that a test process need not load the stripper; stage.mjs knows.

import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, matchesGlob } from 'node:path';
import { strip } from '#checks/source.ts';

const COPIED = [
  'engine',
  'games',
  'bots',
  'telling',
  'books',
  'cli',
  'checks',
  'rulebooks',
  'package.json',
  'tsconfig.json',
];

/** Beside the chapters in rules/: the state and what is made from it. */
const RULES = /^(rules\/|(state|board|cards|view|visibility|determinise|clone)\b[^/]*(\.ts$|\/))/;
/** Prose and advice; no rules. */
const NO_RULES = /^(player|words|draw|table|tests|testing)[^/]*(\.ts$|\/)/;

/** Paths from the root, in order. With a glob (from the root or from the game's folder) the files are those it names. */
export function ruleFiles(root: string, game: string, glob: string | null): string[] {
  const wanted = (path: string): boolean =>
    glob === null
      ? RULES.test(path) && !NO_RULES.test(path)
      : matchesGlob(path, glob) || matchesGlob(`games/${game}/${path}`, glob);
  return gameFiles(root, game)
    .filter((path) => !path.endsWith('.test.ts') && wanted(path))
    .map((path) => `games/${game}/${path}`);
}

/**
 * The game's test files in stages, paths from the root: what is quick and precise first (the file named after the game
 * holds its scenarios), random play last. A later stage runs only if the earlier ones have found nothing. Sums of
 * recorded games are left out: they notice any change whatever, and would hide that a rule has no test of its own.
 */
export function testStages(root: string, game: string): string[][] {
  const tests = gameFiles(root, game).filter((path) => path.endsWith('.test.ts') && !isRecorded(path));
  const rank = (path: string): number => (basename(path) === `${game}.test.ts` ? 0 : path.includes('scenario') ? 1 : 2);
  const first = tests.filter((path) => !isSlow(path)).sort((a, b) => rank(a) - rank(b));
  return [first, tests.filter(isSlow)]
    .filter((stage) => stage.length > 0)
    .map((stage) => stage.map((path) => `games/${game}/${path}`));
}

const isRecorded = (path: string): boolean => basename(path).startsWith('recorded');
const isSlow = (path: string): boolean => /^(conformance|uses)\./.test(basename(path));

/** The stages for an error in a file: the tests of its own chapter first, since they most likely find it. */
export function stagesFor(file: string, stages: readonly string[][]): { files: readonly string[]; stage: number }[] {
  const chapter = /^\d+-/.exec(basename(file))?.[0];
  return stages.flatMap((files, stage) => {
    const own = chapter === undefined ? [] : files.filter((path) => basename(path).startsWith(chapter));
    const rest = files.filter((path) => !own.includes(path));
    return [own, rest].filter((part) => part.length > 0).map((part) => ({ files: part, stage }));
  });
}

/** Paths from the game's folder, in order. */
function gameFiles(root: string, game: string): string[] {
  const folder = join(root, 'games', game);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { encoding: 'utf8', recursive: true })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts'))
    .sort();
}

/** Folders to plant errors in, one for each job, away from the tree. They are gone after `remove`. */
export interface ProjectCopies {
  folders: readonly string[];
  remove(): void;
}

export function makeCopies(root: string, jobs: number): ProjectCopies {
  const above = realpathSync(mkdtempSync(join(tmpdir(), 'harena-mutate-')));
  const remove = (): void => rmSync(above, { recursive: true, force: true, maxRetries: 5 });
  try {
    const folders = Array.from({ length: jobs }, (_, job) => join(above, String(job)));
    copyTree(root, folders[0]!);
    for (const folder of folders.slice(1)) cpSync(folders[0]!, folder, { recursive: true, verbatimSymlinks: true });
    return { folders, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

function copyTree(from: string, to: string): void {
  mkdirSync(to);
  const filter = (path: string): boolean => basename(path) !== 'node_modules';
  for (const name of COPIED) {
    if (existsSync(join(from, name))) cpSync(join(from, name), join(to, name), { recursive: true, filter });
  }
  for (const path of readdirSync(to, { encoding: 'utf8', recursive: true })) {
    if (path.endsWith('.ts')) writeFileSync(join(to, path), strip(readFileSync(join(to, path), 'utf8')));
  }
  if (existsSync(join(from, 'node_modules')))
    symlinkSync(realpathSync(join(from, 'node_modules')), join(to, 'node_modules'));
}
