// The npm packages of package-lock.json, in node_modules.
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from './npm.mjs';
import { contents, putInPlace, SYSTEM } from './things.mjs';

const STAMP = '.harena-stamp';

/**
 * What the stamp says when the packages are those of the lock, for this system.
 * @param {string} root
 */
export function packageStamp(root) {
  const lock = readFileSync(join(root, 'package-lock.json'));
  return `${createHash('sha256').update(lock).digest('hex')} ${SYSTEM}\n`;
}

/** @type {import('./things.mjs').Thing & { find: (root: string) => string | null }} */
export const packages = {
  name: 'packages',
  find: (root) => {
    const place = join(root, 'node_modules');
    return contents(join(place, STAMP)) === packageStamp(root) ? place : null;
  },
  ways: () => [{ doing: 'Installing the packages', get }],
  remedy: () => 'npm ci',
};

/**
 * @param {string} staging
 * @param {string} root
 */
async function get(staging, root) {
  for (const file of ['package.json', 'package-lock.json']) copyFileSync(join(root, file), join(staging, file));
  const stamp = packageStamp(staging);
  await npm(['ci'], staging, root);
  const made = join(staging, 'node_modules');
  if (!existsSync(made)) mkdirSync(made); // npm makes none where there are no packages
  writeFileSync(join(made, STAMP), stamp);
  putInPlace(made, join(root, 'node_modules'), STAMP);
}
