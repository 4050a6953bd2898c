// ./harena doctor: whether this machine has what Harena needs, and what to do if not.
//
// A finding is `ok`, `missing` (Harena needs it) or `note` (it runs without).

import { accessSync, constants, mkdtempSync, rmdirSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#checks/flaw.ts';
import { rulebookNames } from '#checks/rulebook.ts';
import { type Arguments, type Subcommand, UserError } from '#cli/subcommand.ts';
import { languageOf } from '#cli/words.ts';
import { games } from '#games/index.ts';
import { browser } from '../scripts/browser.ts';
import { isNewEnough, node24 } from '../scripts/node24.mjs';
import { packages as lockedPackages } from '../scripts/packages.mjs';
import { explain } from '../scripts/surroundings.mjs';
import { have } from '../scripts/things.mjs';

export const doctor: Subcommand = {
  name: 'doctor',
  summary: 'check that this machine has what Harena needs',
  usage: `./harena doctor [--install-chromium] [--json]

Looks at Node, the packages, the disk, the project's folder, the games, the browser for the browser tests and the
terminal. The exit code is 1 when something that Harena needs is missing; each line says what to do.

  --install-chromium   get a browser where that can be done without asking: Debian's as root, else one from npm
  --json               print one JSON document: { ok, findings }`,
  options: { 'install-chromium': { type: 'boolean' }, json: { type: 'boolean' } },
  run,
};

export interface Finding {
  name: string;
  state: 'ok' | 'note' | 'missing';
  found: string;
  /** What to do; null: nothing. */
  todo: string | null;
}

const MEGABYTE = 1024 * 1024;
const NEEDED_SPACE = 50;
const WISHED_SPACE = 500;

async function run(args: Arguments): Promise<number> {
  if (args.flag('install-chromium')) await getChromium();
  const findings = [
    node(process.version),
    packages(),
    space(freeSpace(ROOT)),
    folder(ROOT),
    rules(),
    await chromium(),
    terminal(),
  ];
  const ok = findings.every(({ state }) => state !== 'missing');
  process.stdout.write(
    args.flag('json') ? `${JSON.stringify({ ok, findings }, null, 2)}\n` : `${asText(findings, ok)}\n`,
  );
  return ok ? 0 : 1;
}

async function getChromium(): Promise<void> {
  try {
    await have(browser);
  } catch (error) {
    throw new UserError(`${explain(error) ?? (error as Error).message} Get one with: ${browser.remedy()}.`);
  }
}

const MARKS = { ok: '✓ ok     ', note: '· note   ', missing: '✗ missing' };

function asText(findings: readonly Finding[], ok: boolean): string {
  const width = Math.max(...findings.map(({ name }) => name.length));
  const lines = findings.flatMap(({ name, state, found, todo }) => [
    `${MARKS[state]}  ${name.padEnd(width)}  ${found}`,
    ...(todo === null ? [] : [`           ${' '.repeat(width)}  → ${todo}`]),
  ]);
  return [
    ...lines,
    '',
    ok ? 'Harena has what it needs.' : 'Something that Harena needs is missing; the lines with → say what to do.',
  ].join('\n');
}

const ok = (name: string, found: string): Finding => ({ name, state: 'ok', found, todo: null });
const note = (name: string, found: string, todo: string): Finding => ({ name, state: 'note', found, todo });
const missing = (name: string, found: string, todo: string): Finding => ({ name, state: 'missing', found, todo });

export function node(version: string): Finding {
  if (isNewEnough(version)) return ok('Node', version);
  return missing(
    'Node',
    `${version}, and Harena runs on ${node24.name}`,
    'Start it with ./harena, which fetches the right one.',
  );
}

function packages(): Finding {
  if (lockedPackages.find() !== null) return ok('packages', 'as package-lock.json names them');
  return missing(
    'packages',
    'not those that package-lock.json names',
    'Start Harena with ./harena, which installs them.',
  );
}

/** In megabytes. */
function freeSpace(path: string): number {
  const { bavail, bsize } = statfsSync(path);
  return Math.floor((bavail * bsize) / MEGABYTE);
}

export function space(free: number): Finding {
  const found = `${free} MB free`;
  if (free < NEEDED_SPACE) return missing('disk', found, `Free at least ${NEEDED_SPACE} MB.`);
  if (free < WISHED_SPACE)
    return note('disk', found, `An update may need ${WISHED_SPACE} MB; free some space before it.`);
  return ok('disk', found);
}

/** Whether files can be created there; permission is not enough on a read-only disk. */
export function folder(path: string): Finding {
  try {
    accessSync(path, constants.W_OK);
    rmdirSync(mkdtempSync(join(path, '.harena-doctor-')));
    return ok('folder', path);
  } catch (error) {
    return missing('folder', `${path} cannot be written`, explain(error) ?? (error as Error).message);
  }
}

function rules(): Finding {
  const books = rulebookNames();
  const without = [...games.keys()].filter((id) => !books.includes(id));
  const found = `${games.size} ${games.size === 1 ? 'game' : 'games'}: ${[...games.keys()].join(', ')}`;
  if (without.length === 0) return ok('games', found);
  return missing(
    'games',
    `no rulebook of ${without.join(', ')}`,
    'Put rulebooks/ back (git can: git checkout rulebooks).',
  );
}

/** It counts as found only if it starts. */
async function chromium(): Promise<Finding> {
  const todo =
    'Only the browser tests need it: ./harena doctor --install-chromium, or set CHROMIUM to the path of one.';
  try {
    const found = await browser.find();
    return found === null ? note('Chromium', 'none was found', todo) : ok('Chromium', found);
  } catch (error) {
    return note('Chromium', explain(error) ?? (error as Error).message, todo);
  }
}

function terminal(): Finding {
  const { stdout, env } = process;
  if (!stdout.isTTY)
    return note('terminal', 'the output goes to a file or a program', 'To play, run ./harena at a terminal.');
  const size = `${stdout.columns} by ${stdout.rows}`;
  const colour = env['NO_COLOR'] ? 'no colour (NO_COLOR is set)' : 'colour';
  const found = `${size}, ${colour}, language ${languageOf(env)}`;
  if (stdout.columns >= 80) return ok('terminal', found);
  return note('terminal', found, 'Make the window at least 80 columns wide, so that tables need not be folded.');
}
