// Builds the client into .harena/client; does nothing if nothing has changed since the last build.

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { stop } from '../../scripts/surroundings.mjs';
import { have, ROOT, stamped, type Thing, toStderr } from '../../scripts/things.mjs';

export const CLIENT_FOLDER = join(ROOT, '.harena', 'client');
/** The sources of the built client. */
const SOURCES = ['client', 'telling', 'books', 'live', 'bots', 'games', 'engine', 'rulebooks', 'package-lock.json'];

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

/** The built client, in CLIENT_FOLDER; it is built anew when a source has changed. */
const built = stamped(
  CLIENT_FOLDER,
  () => stampOf(ROOT),
  async (staging) => {
    // Loaded only where there is something to build.
    const [{ build }, { config }] = await Promise.all([import('vite'), import('#client/build/config.ts')]);
    await build(config(join(staging, 'client')));
    return join(staging, 'client');
  },
);

export const client: Thing = {
  name: 'web client',
  find: built.find,
  ways: () => [{ doing: 'Building the web client', get: built.get }],
  remedy: () => 'npm run build',
};

if (import.meta.main) {
  if (built.find() !== null && !process.argv.includes('--quiet')) toStderr('The web client is up to date.');
  await have(client).catch(stop);
}
