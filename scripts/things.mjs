// A thing we need: is it there, how to get it, what to do where it cannot be had.
//
// Node 24, the packages of the lock and the browser of the tests are such things; a further one is one more object like
// theirs. What is fetched is completed in a folder of its own (staging) and moved into place in one step, so that what
// was ended half-way leaves only a staging folder, which the next start clears away. One process at a time gets things.
import { copyFileSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { explain, Trouble } from './surroundings.mjs';
import { takeTurn } from './turn.mjs';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
export const SYSTEM = `${process.platform}-${process.arch}`;
const STAGING = 'staging-';

/** @typedef {(line: string) => void} Say */
/**
 * One way to get a thing: `get` puts it into place, by way of an empty staging folder.
 * @typedef {{ doing: string, get: (staging: string, root: string) => Promise<void> }} Way
 */
/**
 * @typedef {object} Thing
 * @property {string} name as in "no browser"
 * @property {(root: string) => string | null | Promise<string | null>} find where it is; null when it is not there
 * @property {() => Way[]} ways in the order in which they are tried
 * @property {() => string} remedy what a person can do where all of them fail, as in "get one with …"
 */

/** @param {string} root */
export const privateFolder = (root) => join(root, '.harena');

/** @type {Say} */
export const toStderr = (line) => process.stderr.write(`harena: ${line}\n`);

/**
 * Finds the thing, or gets it. Where it cannot be had, the error says why.
 * @param {Thing} thing
 * @param {string} [root]
 * @param {Say} [say] takes the lines of progress
 * @returns {Promise<string>} where it is
 */
export async function have(thing, root = ROOT, say = toStderr) {
  const there = await thing.find(root);
  if (there !== null) return there;
  const waiting = () => say('Another start of Harena is installing in this folder; waiting for it …');
  const giveBack = await takeTurn(privateFolder(root), { waiting });
  try {
    clearStaging(root);
    return (await thing.find(root)) ?? (await get(thing, root, say));
  } finally {
    clearStaging(root);
    giveBack();
  }
}

/**
 * @param {Thing} thing
 * @param {string} root
 * @param {Say} say
 */
async function get(thing, root, say) {
  /** @type {unknown} */
  let reason = new Trouble(`There is no ${thing.name}, and no way to get one from here.`);
  const ways = thing.ways();
  for (const { doing, get } of ways) {
    try {
      await timed(say, doing, () => get(mkdtempSync(join(privateFolder(root), STAGING)), root));
      const got = await thing.find(root);
      if (got !== null) return got;
    } catch (error) {
      reason = error;
      if (ways.length > 1) say(explain(error) ?? String(error));
    }
  }
  throw reason;
}

/**
 * Removes what installs have left behind, ended ones too. Only for the process that has the turn.
 * @param {string} root
 */
function clearStaging(root) {
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
 * Moves what was made into place, with the file `stamp` that says it is whole.
 * @param {string} made in a staging folder
 * @param {string} place
 * @param {string} stamp
 */
export function putInPlace(made, place, stamp) {
  try {
    if (existsSync(place)) renameSync(place, join(dirname(made), 'old'));
    renameSync(made, place);
  } catch (error) {
    const code = /** @type {NodeJS.ErrnoException} */ (error).code;
    if (code !== 'EXDEV' && code !== 'EBUSY') throw error;
    // The place is a disk of its own, as in some containers: fill it, its stamp last.
    for (const name of readdirSync(place)) rmSync(join(place, name), { recursive: true, force: true });
    cpSync(made, place, { recursive: true, verbatimSymlinks: true, filter: (from) => from !== join(made, stamp) });
    copyFileSync(join(made, stamp), join(place, stamp));
  }
}

/**
 * @param {string} file
 * @returns {string | null} null where it cannot be read
 */
export function contents(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
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
