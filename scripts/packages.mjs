// The npm packages of package-lock.json, in node_modules.
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from './npm.mjs';
import { ROOT, SYSTEM, stamped } from './things.mjs';

/** What the stamp says when the packages are those of the lock, for this system. */
export function packageStamp(root = ROOT) {
  const lock = readFileSync(join(root, 'package-lock.json'));
  return `${createHash('sha256').update(lock).digest('hex')} ${SYSTEM}`;
}

const { find, get } = stamped('node_modules', packageStamp, async (staging) => {
  for (const file of ['package.json', 'package-lock.json']) copyFileSync(join(ROOT, file), join(staging, file));
  await npm(['ci'], staging);
  const made = join(staging, 'node_modules');
  mkdirSync(made, { recursive: true }); // npm makes none where there are no packages
  return made;
});

export const packages = {
  name: 'packages',
  find,
  ways: () => [{ doing: 'Installing the packages', get }],
  remedy: () => 'npm ci',
};
