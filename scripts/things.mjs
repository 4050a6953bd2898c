// A thing we need: is it there, how to get it, what to do where it cannot be had.
//
// Node 24, the packages of the lock, the built client, the browser and the database of the tests are such things; a further
// one is one more object like theirs. What is made is completed in a folder of its own (staging) and moved into place, so
// that what was ended half-way is never taken for whole. One process at a time makes things.
import { cpSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { codeOf, contents } from './files.mjs';
import { explain, Trouble } from './surroundings.mjs';
import { takeTurn } from './turn.mjs';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
export const SYSTEM = `${process.platform}-${process.arch}`;
const PRIVATE = join(ROOT, '.harena');
const STAGING = 'staging-';
/** The file that says what a folder was made from. It is written last. */
const STAMP = '.harena-stamp';

/**
 * @typedef {object} Thing
 * @property {string} name as in "no browser"
 * @property {() => string | null | Promise<string | null>} find where it is; null when it is not there
 * @property {() => Way[]} ways to get it, in the order in which they are tried
 * @property {() => string} remedy what a person can do where all of them fail, as in "get one with …"
 *
 * @typedef {object} Way
 * @property {string} doing as in "Installing the packages …"
 * @property {(staging: string) => Promise<void>} get puts it into place, by way of an empty staging folder
 */

/** @param {string} line */
export const toStderr = (line) => void process.stderr.write(`harena: ${line}\n`);

/**
 * Finds the thing, or gets it. Where it cannot be had, the error says why.
 * @param {Thing} thing
 * @returns {Promise<string>} where it is
 */
export async function have(thing) {
  const there = await thing.find();
  if (there !== null) return there;
  const waiting = () => toStderr('Another start of Harena is making this folder ready; waiting for it …');
  const giveBack = await takeTurn(PRIVATE, { waiting });
  try {
    clearStaging();
    return (await thing.find()) ?? (await get(thing));
  } finally {
    clearStaging();
    giveBack();
  }
}

/** @param {Thing} thing */
async function get(thing) {
  /** @type {unknown} */
  let reason = new Trouble(
    `There is no ${thing.name} for ${SYSTEM} that we could fetch. Get one with: ${thing.remedy()}.`,
  );
  const ways = thing.ways();
  for (const { doing, get } of ways) {
    const start = performance.now();
    const seconds = () => `${((performance.now() - start) / 1000).toFixed(1)} s`;
    toStderr(`${doing} …`);
    const still = setInterval(() => toStderr(`  … still at it (${seconds()})`), 10_000);
    try {
      await get(mkdtempSync(join(PRIVATE, STAGING)));
      toStderr(`  … done (${seconds()})`);
      const got = await thing.find();
      if (got !== null) return got;
    } catch (error) {
      reason = error;
      if (ways.length > 1) toStderr(explain(error) ?? String(error));
    } finally {
      clearInterval(still);
    }
  }
  throw reason;
}

/** Removes what is left of ended installs too. Only for the process that has the turn. */
function clearStaging() {
  for (const name of readdirSync(PRIVATE).filter((one) => one.startsWith(STAGING))) {
    try {
      rmSync(join(PRIVATE, name), { recursive: true, force: true, maxRetries: 2 });
    } catch {
      // an npm whose parent was killed may still be writing there; the next install will clear it
    }
  }
}

/**
 * A thing that is a folder: it is there when its stamp says that it was made from what is wanted now.
 * @param {string} at from the root
 * @param {() => string} stamp
 * @param {(staging: string) => Promise<string>} make returns the finished folder, inside the staging folder
 */
export const stamped = (at, stamp, make) => ({
  find: () => (contents(resolve(ROOT, at, STAMP)) === stamp() ? resolve(ROOT, at) : null),
  /** @param {string} staging */
  get: async (staging) => {
    const [wanted, place] = [stamp(), resolve(ROOT, at)];
    const made = await make(staging);
    try {
      if (existsSync(place)) renameSync(place, join(staging, 'old'));
      renameSync(made, place);
    } catch (error) {
      if (!['EXDEV', 'EBUSY'].includes(codeOf(error))) throw error;
      cpSync(made, place, { recursive: true, verbatimSymlinks: true }); // a disk of its own, as in some containers
    }
    writeFileSync(join(place, STAMP), wanted);
  },
});
