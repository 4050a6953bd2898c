// Builds the client into .harena/client; does nothing if nothing has changed since the last build. It is built in a
// temporary folder and moved into place.

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLIENT_FOLDER, config } from '#client/build/config.ts';
import { stop } from '../../scripts/surroundings.mjs';
import { contents, putInPlace, toStderr } from '../../scripts/things.mjs';
import { takeTurn } from '../../scripts/turn.mjs';

const ROOT = join(import.meta.dirname, '..', '..');
/** The sources of the built client. */
const SOURCES = ['client', 'telling', 'books', 'live', 'bots', 'games', 'engine', 'rulebooks', 'package-lock.json'];
const STAMP = '.stamp';
const ASIDE = 'build-';
const TURNS = join(ROOT, '.harena', 'building');

/** Paths, sizes and times of all sources: cheap to read, and different whenever a file is. */
function stampOf(root: string): string {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    const path = join(root, source);
    if (!existsSync(path)) continue;
    const files = statSync(path).isDirectory()
      ? readdirSync(path, { encoding: 'utf8', recursive: true })
          .filter((file) => /\.(tsx?|css|html|md|svg|png|webmanifest|js)$/.test(file) && !/\.test\.ts$/.test(file))
          .map((file) => join(path, file))
          .sort()
      : [path];
    for (const file of files) {
      const { size, mtimeMs } = statSync(file);
      hash.update(`${file} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

const isFresh = (stamp: string): boolean => contents(join(CLIENT_FOLDER, STAMP)) === stamp;

/** Removes what earlier builds have left behind, aborted ones too. Only for the process that holds the lock. */
function clearAside(): void {
  for (const name of readdirSync(TURNS).filter((one) => one.startsWith(ASIDE)))
    rmSync(join(TURNS, name), { recursive: true, force: true });
}

/** Builds if something changed; returns whether it did. Of several processes one does it. */
export async function buildClient(say: (line: string) => void = toStderr): Promise<boolean> {
  const stamp = stampOf(ROOT);
  if (isFresh(stamp)) return false;
  mkdirSync(TURNS, { recursive: true });
  const giveBack = await takeTurn(TURNS, { waiting: () => say('Another start is building the web client; waiting …') });
  try {
    if (isFresh(stamp)) return false;
    say('Building the web client …');
    const { build } = await import('vite');
    const made = join(mkdtempSync(join(TURNS, ASIDE)), 'client');
    await build(config(made));
    writeFileSync(join(made, STAMP), stamp);
    putInPlace(made, CLIENT_FOLDER, STAMP);
    return true;
  } finally {
    clearAside();
    giveBack();
  }
}

if (import.meta.main) {
  const start = performance.now();
  await buildClient().then((built) => {
    if (!built && process.argv.includes('--quiet')) return;
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    toStderr(`The web client ${built ? 'is built' : 'is up to date'} (${seconds} s).`);
  }, stop);
}
