// A store in a file whose last bytes are lost, and one whose process is killed.

import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, rmSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { TestContext } from 'node:test';
import { temporaryFolder } from '#checks/testing/project.ts';
import { fastRandom } from '#engine/chance/random.ts';
import { sampleEntry } from '#live/conformance/place.ts';
import { sampleSetup } from '#server/store/conformance-setup.ts';
import { openSqlite } from '#server/store/sqlite.ts';
import { copyOpen, openHere } from '#server/store/testing/files.ts';

const SNAPSHOT_EVERY = 7;
/** So many entries has each match. */
const LAST = 60;

/** A log torn off at any byte opens, and each match is a beginning of what was written. */
export async function tornAnywhere(t: TestContext, copies: number): Promise<void> {
  const folder = temporaryFolder(t);
  const path = join(folder, 'harena.db');
  const store = await openSqlite(path);
  const matches = ['m0', 'm1', 'm2', 'm3'];
  for (const id of matches) await store.createMatch(sampleSetup(id));
  await store.close();
  const writing = await openSqlite(path);
  for (let seq = 1; seq <= LAST; seq++) {
    const append = (match: string) =>
      writing.append({
        match,
        seq,
        key: `k${seq}`,
        entry: sampleEntry(`${match} ${seq}`),
        deadline: seq,
        ...(seq % SNAPSHOT_EVERY === 0 ? { snapshot: `after ${seq}` } : {}),
      });
    await Promise.all(matches.map(append));
  }
  const copy = join(folder, 'copy.db');
  copyOpen(path, copy);
  await writing.close();

  const size = statSync(`${copy}-wal`).size;
  const random = fastRandom(7);
  const lengths = new Set<number>();
  for (let i = 0; i < copies; i++) {
    const torn = join(folder, `torn-${i}.db`);
    copyFileSync(copy, torn);
    copyFileSync(`${copy}-wal`, `${torn}-wal`);
    truncateSync(`${torn}-wal`, i === 0 ? 0 : i === 1 ? size : random.below(size));
    const { calls, close } = openHere(torn);
    for (const id of matches) {
      const entries = calls.read(0, id, 0);
      const { head } = calls.match(0, id)!;
      assert.equal(entries.length, head);
      assert.ok(
        entries.every(({ seq, entry }, i) => seq === i + 1 && entry === JSON.stringify(sampleEntry(`${id} ${seq}`))),
      );
      const seq = head - (head % SNAPSHOT_EVERY);
      assert.deepEqual(calls.snapshot(0, id), seq === 0 ? null : { seq, body: `after ${seq}` });
      const next = { match: id, seq: head + 1, key: 'on', entry: '', deadline: null };
      assert.equal(calls.append(0, next).kind, 'ok', 'it can be played on');
      lengths.add(head);
    }
    close();
    for (const end of ['', '-wal']) rmSync(torn + end, { force: true });
  }
  // A log has 61 lengths, and long entries are torn more often than short ones.
  const places = Math.min(copies / 4, LAST / 2);
  assert.ok(lengths.has(0) && lengths.has(LAST) && lengths.size > places, `torn at ${lengths.size} places only`);
}

/** After kill -9 nothing acknowledged is lost, doubled or out of order. */
export async function killedOften(t: TestContext, times: number): Promise<void> {
  const folder = temporaryFolder(t);
  const path = join(folder, 'harena.db');
  const random = fastRandom(11);
  const acknowledged = new Map<string, string>();
  let kills = 0;
  for (; kills < times; kills++) {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'appender.ts'), path, '8'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const read = readAcks(child, acknowledged);
    await read.ready;
    await new Promise((resolve) => setTimeout(resolve, 50 + random.below(200)));
    child.kill('SIGKILL');
    await once(child, 'close');

    const store = await openSqlite(path);
    for (let i = 0; i < 8; i++) {
      const entries = await store.read(`m${i}`, 0);
      const keys = new Map(entries.map(({ seq, key }) => [seq, key]));
      assert.equal(new Set(keys.values()).size, entries.length, 'a key twice');
      assert.equal(entries[entries.length - 1]?.seq ?? 0, entries.length, 'a gap');
      for (const [place, key] of acknowledged) {
        const [match, seq] = place.split(' ');
        if (match === `m${i}`) assert.equal(keys.get(Number(seq)), key, `${place} was acknowledged and is lost`);
      }
    }
    await store.close();
  }
  assert.ok(acknowledged.size > times * 8, `only ${acknowledged.size} entries in ${kills} runs`);
}

/** Collects every entry that the process reports as acknowledged. */
function readAcks(child: ChildProcess, acknowledged: Map<string, string>): { ready: Promise<void> } {
  const lines = createInterface({ input: child.stdout! });
  const ready = new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error('The process ended before it was ready.')));
    lines.on('line', (line) => {
      if (line === 'ready') return resolve();
      if (line.startsWith('failed')) return reject(new Error(line));
      const [match, seq, key] = line.split(' ');
      const place = `${match} ${seq}`;
      assert.ok(!acknowledged.has(place), `${place} was acknowledged twice`);
      acknowledged.set(place, key!);
    });
  });
  return { ready };
}
