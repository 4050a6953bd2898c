// One at a time: a turn is a folder that only one process can hold.
//
// It is made elsewhere, with its owner's name in it, and moved into place, so it never stands there without an owner.
// The owner touches it every second (a beat). It is stale when its owner is a dead process of this machine, or when
// its beat has not moved for as long as we have patience; a stale turn is moved aside by the next in line.
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Waits for the turn in `folder` and takes it.
 * @param {string} folder made if need be, in a folder that exists
 * @param {{ waiting?: () => void, patience?: number, beat?: number }} [options] `waiting` is called once if we have to
 *   wait; the others are milliseconds
 * @returns {Promise<() => void>} gives the turn back
 */
export async function takeTurn(folder, { waiting = () => {}, patience = 15_000, beat = 1000 } = {}) {
  makeFolder(folder);
  const place = join(folder, 'turn');
  const mine = mkdtempSync(join(folder, 'aside-'));
  const name = JSON.stringify({ host: hostname(), pid: process.pid, id: basename(mine) });
  try {
    writeFileSync(join(mine, 'owner'), name);
    await queue(folder, place, mine, waiting, patience);
  } catch (error) {
    rmSync(mine, { recursive: true, force: true });
    throw error;
  }
  sweep(folder);
  const beating = setInterval(() => {
    const now = new Date();
    try {
      utimesSync(join(place, 'owner'), now, now);
    } catch {
      clearInterval(beating); // the folder has been removed under us: nothing left to keep
    }
  }, beat);
  beating.unref();
  return () => {
    clearInterval(beating);
    try {
      moveAside(folder, place, name);
    } catch {
      // on a disk that is full or gone; a turn whose owner has ended is stale anyway
    }
  };
}

/**
 * @param {string} folder
 * @param {string} place
 * @param {string} mine
 * @param {() => void} waiting
 * @param {number} patience
 */
async function queue(folder, place, mine, waiting, patience) {
  let told = false;
  let seen = '';
  let since = performance.now();
  while (!moved(mine, place)) {
    const sign = read(place);
    if (seen !== sign.owner + sign.beat) {
      seen = sign.owner + sign.beat;
      since = performance.now();
    }
    if (isDead(sign.owner) || performance.now() - since > patience) {
      moveAside(folder, place, sign.owner);
      continue;
    }
    if (!told) waiting();
    told = true;
    await pause(100);
  }
}

/** @param {string} folder */
function makeFolder(folder) {
  try {
    mkdirSync(folder); // not `recursive`, which calls a read-only disk a missing folder
  } catch (error) {
    const stands = /** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST' && statSync(folder).isDirectory();
    if (!stands) throw error;
  }
}

/**
 * @param {string} from
 * @param {string} to
 * @returns {boolean} false when another process stands there already
 */
function moved(from, to) {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    const code = /** @type {NodeJS.ErrnoException} */ (error).code;
    if (code === 'ENOTEMPTY' || code === 'EEXIST') return false;
    throw error;
  }
}

/** @param {string} place */
function read(place) {
  const file = join(place, 'owner');
  try {
    return { owner: readFileSync(file, 'utf8'), beat: statSync(file).mtimeMs };
  } catch {
    return { owner: '', beat: 0 }; // given back while we looked, or damaged: then patience ends it
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
    return ['ESRCH', 'ENOENT'].includes(String(/** @type {NodeJS.ErrnoException} */ (error).code));
  }
}

/**
 * Removes the turn if it is still `owner`'s.
 * @param {string} folder
 * @param {string} place
 * @param {string} owner
 */
function moveAside(folder, place, owner) {
  const aside = mkdtempSync(join(folder, 'aside-'));
  try {
    if (read(place).owner !== owner) return;
    renameSync(place, aside);
    // Between the look and the move it may have become another's: then it goes back.
    if (read(aside).owner !== owner) moved(aside, place);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') throw error;
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

/**
 * Clears away what others left when they were ended while waiting.
 * @param {string} folder
 */
function sweep(folder) {
  for (const name of readdirSync(folder)) {
    const left = join(folder, name);
    if (name.startsWith('aside-') && isDead(read(left).owner)) rmSync(left, { recursive: true, force: true });
  }
}
