// Builds the client into .harena/client, where nothing has changed since the last time it does nothing.

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLIENT_FOLDER, config } from '#client/build/config.ts';
import { takeTurn } from '../../scripts/turn.mjs';

const ROOT = join(import.meta.dirname, '..', '..');
/** What the built client is made of. */
const SOURCES = ['client', 'telling', 'books', 'live', 'bots', 'games', 'engine', 'rulebooks', 'package-lock.json'];
const STAMP = join(CLIENT_FOLDER, '.stamp');
const TURNS = join(ROOT, '.harena', 'building');

/** Paths, sizes and times of all sources: cheap to take, and different whenever a file is. */
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

const isFresh = (stamp: string): boolean => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp;

/** Builds when something changed; whether it did. Of several that want to, one does. */
export async function buildClient(say: (line: string) => void): Promise<boolean> {
  const stamp = stampOf(ROOT);
  if (isFresh(stamp)) return false;
  mkdirSync(TURNS, { recursive: true });
  const giveBack = await takeTurn(TURNS, { waiting: () => say('Another start is building the web client; waiting …') });
  try {
    if (isFresh(stamp)) return false;
    say('Building the web client …');
    const { build } = await import('vite');
    await build(config());
    writeFileSync(STAMP, stamp);
    return true;
  } finally {
    giveBack();
  }
}

if (import.meta.main) {
  const start = performance.now();
  const built = await buildClient((line) => process.stderr.write(`harena: ${line}\n`));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stderr.write(`harena: The web client ${built ? 'is built' : 'is up to date'} (${seconds} s).\n`);
}
