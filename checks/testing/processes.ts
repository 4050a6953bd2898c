// Whether processes that a test has started are gone.

import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';

/** A busy machine takes its time. */
const PATIENCE = 60_000;

/** Waits until there is no process of this number any more. */
export async function untilGone(pid: number): Promise<void> {
  for (const deadline = Date.now() + PATIENCE; isAlive(pid); await sleep(20))
    assert.ok(Date.now() < deadline, `process ${pid} still runs`);
}

/** Signal 0 only asks whether the process is there. */
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
