// One at a time: the turn is a file, made by the process that has it, with its owner's name in it.
//
// The owner touches it every second (a beat). It is stale when its owner is a dead process of this machine, or when its
// beat has not moved for as long as we have patience; the next in line removes a stale turn.
import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, statSync, utimes, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { codeOf, contents } from './files.mjs';

/**
 * Waits for the turn in `folder` and takes it.
 * @param {string} folder made if need be, in a folder that exists
 * @param {{ waiting?: () => void, patience?: number, beat?: number }} [options] `waiting` is called once if we have to
 *   wait; the others are milliseconds
 * @returns {Promise<() => void>} gives the turn back
 */
export async function takeTurn(folder, { waiting = () => {}, patience = 15_000, beat = 1000 } = {}) {
  try {
    mkdirSync(folder); // not `recursive`, which calls a read-only disk a missing folder
  } catch (error) {
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
  const file = join(folder, 'turn');
  const me = `${hostname()} ${process.pid} ${randomUUID()}`;
  let [seen, since, told] = ['', performance.now(), false];
  while (!isTaken(file, me)) {
    const owner = contents(file) ?? '';
    const sign = `${owner} ${statSync(file, { throwIfNoEntry: false })?.mtimeMs}`;
    if (sign !== seen) [seen, since] = [sign, performance.now()];
    if (isDead(owner) || performance.now() - since > patience) remove(file, owner);
    else {
      if (!told) waiting();
      told = true;
      await pause(100);
    }
  }
  // A file that was removed under us cannot be touched, and need not be.
  const beating = setInterval(() => utimes(file, new Date(), new Date(), () => {}), beat).unref();
  return () => {
    clearInterval(beating);
    remove(file, me);
  };
}

/** @type {(file: string, me: string) => boolean} whether the turn is ours now; false when another process has it */
function isTaken(file, me) {
  try {
    writeFileSync(file, me, { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    rmSync(file, { force: true }); // the disk is full
    throw error;
  }
}

/** Removes the turn if it is still `owner`'s. @type {(file: string, owner: string) => void} */
function remove(file, owner) {
  const aside = `${file}-aside`;
  try {
    if ((contents(file) ?? '') !== owner) return;
    renameSync(file, aside);
    // Between the look and the move it may have become another's: then it goes back.
    if (contents(aside) === owner) rmSync(aside, { force: true });
    else renameSync(aside, file);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}

/** @param {string} owner */
function isDead(owner) {
  const [host, pid] = owner.split(' ');
  if (host !== hostname()) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return codeOf(error) === 'ESRCH';
  }
}
