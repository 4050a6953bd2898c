// One at a time: the turn is a file, made by the process that has it, with its owner's name in it.
//
// The owner touches it every second (a beat). It is stale when its owner is a dead process of this machine, or when
// its beat has not moved for as long as we have patience; the next in line removes a stale turn.
import { randomUUID } from 'node:crypto';
import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** @param {unknown} error */
const codeOf = (error) => /** @type {NodeJS.ErrnoException} */ (error).code;

/**
 * Waits for the turn in `folder` and takes it.
 * @param {string} folder made if need be, in a folder that exists
 * @param {{ waiting?: () => void, patience?: number, beat?: number }} [options] `waiting` is called once if we have to
 *   wait; the others are milliseconds
 * @returns {Promise<() => void>} gives the turn back
 */
export async function takeTurn(folder, { waiting = () => {}, patience = 15_000, beat = 1000 } = {}) {
  makeFolder(folder);
  const file = join(folder, 'turn');
  const me = JSON.stringify({ host: hostname(), pid: process.pid, id: randomUUID() });
  let [seen, since, told] = ['', performance.now(), false];
  while (!tryToTake(file, me)) {
    const owner = ownerOf(file);
    const sign = owner + (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? '');
    if (sign !== seen) [seen, since] = [sign, performance.now()];
    if (isDead(owner) || performance.now() - since > patience) remove(file, owner);
    else {
      if (!told) waiting();
      told = true;
      await pause(100);
    }
  }
  const beating = setInterval(() => {
    const now = new Date();
    try {
      utimesSync(file, now, now);
    } catch {
      clearInterval(beating); // the folder has been removed under us: nothing left to keep
    }
  }, beat);
  beating.unref();
  return () => {
    clearInterval(beating);
    try {
      remove(file, me);
    } catch {
      // on a disk that is full or gone; a turn whose owner has ended is stale anyway
    }
  };
}

/** @param {string} folder */
function makeFolder(folder) {
  try {
    mkdirSync(folder); // not `recursive`, which calls a read-only disk a missing folder
  } catch (error) {
    if (codeOf(error) !== 'EEXIST' || !statSync(folder).isDirectory()) throw error;
  }
}

/**
 * @param {string} file
 * @param {string} me
 * @returns {boolean} whether the turn is ours now; false when another process has it
 */
function tryToTake(file, me) {
  let made;
  try {
    made = openSync(file, 'wx');
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
  try {
    writeSync(made, me);
    return true;
  } catch (error) {
    rmSync(file, { force: true }); // the disk is full
    throw error;
  } finally {
    closeSync(made);
  }
}

/**
 * Removes the turn if it is still `owner`'s.
 * @param {string} file
 * @param {string} owner
 */
function remove(file, owner) {
  const aside = `${file}-aside`;
  try {
    if (ownerOf(file) !== owner) return;
    renameSync(file, aside);
    // Between the look and the move it may have become another's: then it goes back.
    if (ownerOf(aside) === owner) rmSync(aside, { recursive: true, force: true });
    else renameSync(aside, file);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}

/** @param {string} file */
function ownerOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return ''; // given back while we looked, or damaged: then patience ends it
  }
}

/** @param {string} owner */
function isDead(owner) {
  try {
    const { host, pid } = JSON.parse(owner);
    return host === hostname() && hasEnded(pid);
  } catch {
    return false; // damaged
  }
}

/**
 * A killed process keeps its number until its parent has looked after it, which in some containers nobody does.
 * @param {number} pid of a process of this machine
 */
export function hasEnded(pid) {
  try {
    process.kill(pid, 0);
    if (process.platform !== 'linux') return false;
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.charAt(stat.lastIndexOf(')') + 2) === 'Z';
  } catch (error) {
    return ['ESRCH', 'ENOENT'].includes(String(codeOf(error)));
  }
}
