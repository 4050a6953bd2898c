// Which test files are run, in which order, and how long each may take.

import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const FOLDERS = ['engine', 'games', 'telling', 'books', 'bots', 'live', 'server', 'client', 'cli', 'checks', 'scripts'];
/** Tests that take minutes; `npm run long` runs them. */
const LONG = '/long/';
/**
 * A file may take five times as long as its last run here, and at least five minutes, for a machine under load. Files that
 * share a process share the time too: each further one adds half a minute.
 */
const LEAST_LIMIT = 300;
const EACH_MORE = 30;
const LONG_LIMIT = 1800;
/** Files share a process as long as they take no more seconds together: then several processes end at about one time. */
const MOST_TOGETHER = 60;
/** The assumed duration of an unknown file, in seconds; only the order and the sharing depend on it. */
const GUESSES: readonly (readonly [RegExp, number])[] = [
  [/\/e2e\//, 7],
  [/^cli\/(play|campaign|familia)\.|^bots\/bots\.|conformance\.test|conformance\/(leaks|broken)/, 10],
];

/** Seconds that files took the last time, by path. */
export type Durations = { [file: string]: number };

/** Paths from the root, in order: those that contain one of the words, or all but the long ones. */
export function testFiles(root: string, words: readonly string[]): string[] {
  return readdirSync(root)
    .filter((name) => FOLDERS.includes(name))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { encoding: 'utf8', recursive: true }).map((path) => `${folder}/${path}`),
    )
    .filter((file) => file.endsWith('.test.ts'))
    .filter((file) => (words.length === 0 ? !file.includes(LONG) : words.some((word) => file.includes(word))))
    .sort();
}

/** The files by the process that runs them; the longest first, so that none of them runs alone at the end. */
export function processes(root: string, files: readonly string[], durations: Durations): string[][] {
  const secondsOf = (file: string): number =>
    durations[file] ?? GUESSES.find(([pattern]) => pattern.test(file))?.[1] ?? 1;
  const found: { files: string[]; seconds: number; folder: string }[] = [];
  for (const file of files.toSorted((a, b) => secondsOf(b) - secondsOf(a))) {
    const folder = sharedFolder(root, file) ?? file;
    const seconds = secondsOf(file);
    const room = found.find((one) => one.folder === folder && one.seconds + seconds <= MOST_TOGETHER);
    if (room === undefined) found.push({ files: [file], seconds, folder });
    else {
      room.files.push(file);
      room.seconds += seconds;
    }
  }
  return found.toSorted((a, b) => b.seconds - a.seconds).map((one) => one.files);
}

/**
 * A process loads what many files need: those of one folder share one. Not so a file that changes something of the whole
 * process, and one whose tests are written elsewhere: Node reports a test with the file it is written in.
 */
const ALONE =
  /\bstoreConformance\(|^(?:before|after)Each\(|\bprocess\.(?:chdir|exit|on|once|exitCode|env\[[^\]]+\] =)|\bglobalThis\b/m;

function sharedFolder(root: string, file: string): string | null {
  const folder = /^(?:games\/[^/]+|client\/e2e|[^/]+)\//.exec(file)?.[0];
  return folder === undefined || file.includes(LONG) || ALONE.test(readFileSync(join(root, file), 'utf8'))
    ? null
    : folder;
}

/** For the files of one process, in milliseconds. */
export function limitOf(files: readonly string[], durations: Durations): number {
  const least = files.some((file) => file.includes(LONG)) ? LONG_LIMIT : LEAST_LIMIT;
  const seconds = files.reduce((sum, file) => sum + (durations[file] ?? 0), 0);
  return 1000 * Math.ceil(Math.max(least + EACH_MORE * (files.length - 1), 5 * seconds));
}

/** What runs first: the engine, and the games that changed; where git cannot tell, all games but their long tests. */
export function comesFirst(file: string, changed: readonly string[] | null): boolean {
  if (file.startsWith('engine/')) return true;
  const game = /^games\/([^/]+)\//.exec(file)?.[0];
  if (game === undefined) return false;
  return changed === null ? !file.includes('conformance') : changed.some((path) => path.startsWith(game));
}

/** The files that differ from the main branch, or from the last commit; null where git cannot tell. */
export function changedFiles(root: string): string[] | null {
  const git = (...args: string[]): string | null => {
    const { status, stdout } = spawnSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return status === 0 ? stdout.trim() : null;
  };
  const base = git('merge-base', 'HEAD', 'origin/main') ?? git('merge-base', 'HEAD', 'main') ?? 'HEAD';
  const edited = git('diff', '--name-only', base);
  const fresh = git('ls-files', '--others', '--exclude-standard');
  return edited === null || fresh === null ? null : `${edited}\n${fresh}`.split('\n').filter(Boolean);
}

const memory = (root: string): string => join(root, '.harena', 'durations.json');

export function readDurations(root: string): Durations {
  try {
    return JSON.parse(readFileSync(memory(root), 'utf8')) as Durations;
  } catch {
    return {}; // the first run here, or a file that was cut short
  }
}

export function rememberDurations(root: string, latest: Durations): void {
  const file = memory(root);
  const aside = `${file}.${process.pid}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(aside, JSON.stringify({ ...readDurations(root), ...latest }, null, 1));
  renameSync(aside, file);
}
