// The name of what this server plays with: the same for the same rules and the same engine, byte for byte.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
/** What only tests and people need. */
const ASIDE = /(^|\/)(tests|testing|scenarios|records|frozen|conformance|words)(\/|$)|\.test\.ts$/;
const names = new Map<string, string>();

/** The build of a game's present rules, with the engine and the tables under them. */
export function buildOf(game: string): string {
  let name = names.get(game);
  if (name === undefined) {
    name = hashOfFolders(['engine', 'live', join('games', 'shared'), join('games', game)]);
    names.set(game, name);
  }
  return name;
}

function hashOfFolders(folders: readonly string[]): string {
  const sum = createHash('sha256');
  for (const folder of folders) {
    const files = readdirSync(join(ROOT, folder), { recursive: true }) as string[];
    for (const file of files.filter((one) => one.endsWith('.ts') && !ASIDE.test(one)).sort()) {
      sum
        .update(`${folder}/${file}\0`)
        .update(readFileSync(join(ROOT, folder, file)))
        .update('\0');
    }
  }
  return sum.digest('base64url').slice(0, 22);
}
