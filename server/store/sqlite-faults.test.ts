import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { temporaryFolder } from '#checks/testing/project.ts';
import { fastRandom } from '#engine/chance/random.ts';
import { sampleEntry } from '#live/conformance/place.ts';
import { isFault, sampleSetup } from '#server/store/conformance-setup.ts';
import { MIGRATIONS } from '#server/store/migrations.ts';
import { openSqlite } from '#server/store/sqlite.ts';
import { openDatabase } from '#server/store/sqlite-open.ts';
import { type Store, StoreError, type StoreFault } from '#server/store/store.ts';
import { bytesIn, commitsIn, copyOpen, openHere } from '#server/store/testing/files.ts';
import { fillMatch } from '#server/store/testing/matches.ts';

/** Opening fails with this fault and a message that says so, and no byte in the folder changes. */
async function refusedUntouched(folder: string, path: string, fault: StoreFault, says: RegExp): Promise<void> {
  const before = bytesIn(folder);
  await assert.rejects(openSqlite(path), (error) => {
    assert.ok(error instanceof StoreError, String(error));
    assert.equal(error.fault, fault);
    assert.match(error.message, says);
    return true;
  });
  assert.deepEqual(bytesIn(folder), before);
}

async function fill(store: Store, matches: number, entries: number): Promise<void> {
  for (let i = 0; i < matches; i++) await fillMatch(store, `m${i}`, entries);
}

test('a database of a newer version is refused and left as it is', async (t) => {
  const folder = temporaryFolder(t);
  const path = join(folder, 'harena.db');
  await (await openSqlite(path)).close();
  const raw = new DatabaseSync(path);
  raw.exec('PRAGMA user_version = 99');
  raw.close();
  await refusedUntouched(
    folder,
    path,
    'newer',
    /newer version of Harena \(99, this one knows \d+\); start that version/,
  );
});

test('what is not our database is refused and left as it is', async (t) => {
  const folder = temporaryFolder(t);
  const text = join(folder, 'notes.txt');
  writeFileSync(text, 'Not a database at all. '.repeat(20));
  await refusedUntouched(folder, text, 'foreign', /is not a database; name another file/);
  const other = join(folder, 'other.db');
  const raw = new DatabaseSync(other);
  raw.exec('CREATE TABLE mine (x)');
  raw.close();
  await refusedUntouched(folder, other, 'foreign', /is a database of another program/);
  mkdirSync(join(folder, 'folder.db'));
  await assert.rejects(openSqlite(join(folder, 'folder.db')), isFault('disk'));
  await assert.rejects(openSqlite(join(text, 'harena.db')), isFault('disk'));
});

test('a damaged database is refused and left as it is', async (t) => {
  const folder = temporaryFolder(t);
  const path = join(folder, 'harena.db');
  const first = await openSqlite(path);
  await fill(first, 20, 20);
  await first.close();
  const store = await openSqlite(path);
  await store.append({ match: 'm0', seq: 21, key: 'last', entry: sampleEntry('in the WAL'), deadline: null });
  const crashed = join(temporaryFolder(t), 'crashed.db');
  copyOpen(path, crashed);
  await store.close();
  const bytes = readFileSync(crashed);
  bytes.fill(0xee, 6 * 4096, bytes.length - 4096);
  writeFileSync(crashed, bytes);
  await refusedUntouched(join(crashed, '..'), crashed, 'damaged', /is damaged .*Put a backup in its place/s);
  truncateSync(path, statSync(path).size - 4096);
  await refusedUntouched(folder, path, 'damaged', /its end is missing/);
});

test('a crashed database that is sound opens', async (t) => {
  const folder = temporaryFolder(t);
  const store = await openSqlite(join(folder, 'harena.db'));
  await fill(store, 2, 5);
  const copy = join(folder, 'copy.db');
  copyOpen(join(folder, 'harena.db'), copy);
  await store.close();
  const again = await openSqlite(copy);
  assert.equal((await again.read('m1', 0)).length, 5);
  await again.close();
  assert.deepEqual(Object.keys(bytesIn(folder)), ['copy.db', 'harena.db'], 'nothing is left beside a closed database');
});

test('a file has one owner, in this process and among processes', async (t) => {
  const folder = temporaryFolder(t);
  const path = join(folder, 'harena.db');
  const store = await openSqlite(path);
  const program = join(import.meta.dirname, 'testing', 'appender.ts');
  const other = spawnSync(process.execPath, [program, path, '1'], { encoding: 'utf8', timeout: 20_000 });
  assert.match(
    other.stdout,
    /^failed .*harena\.db is in use by another process; stop that one, or name another file\.\n$/,
  );
  await assert.rejects(openSqlite(join(folder, '..', folder.split('/').pop()!, 'harena.db')), isFault('taken'));
  await fill(store, 1, 2);
  await store.close();
  assert.equal(statSync(path).mode & 0o077, 0, 'others may read the seeds');
});

test('one flipped bit in a log is noticed, that match alone is quarantined', async (t) => {
  const path = join(temporaryFolder(t), 'harena.db');
  const store = await openSqlite(path);
  await fill(store, 4, 10);
  await store.close();
  const bytes = readFileSync(path);
  const random = fastRandom(3);
  for (let flips = 0; flips < 60; flips++) {
    const match = `m${random.below(4)}`;
    const marker = `${match} marker ${1 + random.below(10)}.`;
    const [byte, bit] = [random.below(marker.length), random.below(8)];
    const flipped = Buffer.from(bytes);
    // A page split leaves an unused copy behind: the bit is flipped wherever the marker is.
    for (let found = bytes.indexOf(marker); found >= 0; found = bytes.indexOf(marker, found + 1)) {
      flipped[found + byte]! ^= 1 << bit;
    }
    writeFileSync(path, flipped);
    const { calls, close } = openHere(path);
    assert.throws(
      () => calls.read(0, match, 0),
      /The log of match 'm\d' is damaged: entry \d+ is not what was written/,
    );
    const next = { match, seq: 11, key: 'x', entry: '', deadline: null };
    assert.throws(() => calls.append(0, next), isFault('damaged'));
    for (const other of ['m0', 'm1', 'm2', 'm3']) {
      if (other !== match) assert.equal(calls.read(0, other, 0).length, 10);
    }
    close();
  }
});

test('a log with a row lost, at its end or within, or hung on another set-up is noticed', async (t) => {
  const path = join(temporaryFolder(t), 'harena.db');
  const store = await openSqlite(path);
  await fill(store, 4, 10);
  await store.append({
    match: 'm3',
    seq: 11,
    key: 'k11',
    entry: sampleEntry(''),
    deadline: null,
    snapshot: 'the state',
  });
  await store.close();
  const raw = new DatabaseSync(path);
  raw.exec(`DELETE FROM entry WHERE match = 1 AND seq = 10; DELETE FROM entry WHERE match = 2 AND seq = 4;
    UPDATE match SET options = '{"rounds":4}' WHERE n = 3; UPDATE snapshot SET body = x'4b'`);
  assert.throws(() => raw.exec("UPDATE entry SET key = 'other'"), /never changed/);
  raw.close();
  const again = await openSqlite(path);
  await assert.rejects(again.read('m0', 0), /entry 10 is missing/);
  await assert.rejects(again.read('m1', 0), /entry 4 is missing/);
  await assert.rejects(again.read('m2', 0), /entry 1 is not what was written/);
  assert.equal((await again.read('m3', 0)).length, 11);
  assert.equal(await again.snapshot('m3'), null, 'a snapshot that is not what was written');
  await again.close();
});

test('what comes at once is committed together', async (t) => {
  const path = join(temporaryFolder(t), 'harena.db');
  const ids = Array.from({ length: 200 }, (_, i) => `m${i}`);
  const making = await openSqlite(path);
  await Promise.all(ids.map((id) => making.createMatch(sampleSetup(id))));
  await making.close();
  const store = await openSqlite(path);
  const append = (match: string) => store.append({ match, seq: 1, key: 'k', entry: sampleEntry(''), deadline: null });
  assert.ok((await Promise.all(ids.map(append))).every(({ kind }) => kind === 'ok'));
  const commits = commitsIn(path);
  assert.ok(commits >= 1 && commits <= 20, `${commits} commits for ${ids.length} entries`);
  await store.close();
});

test('a backup can be made while work goes on, and is a store like any other', async (t) => {
  const folder = temporaryFolder(t);
  const store = await openSqlite(join(folder, 'harena.db'));
  await fill(store, 5, 40);
  const copy = join(folder, 'backup.db');
  let done = false;
  const backup = store.backup(copy).then(() => {
    done = true;
  });
  let seq = 40;
  while (!done)
    await store.append({ match: 'm0', seq: ++seq, key: `k${seq}`, entry: sampleEntry('meanwhile'), deadline: null });
  await backup;
  assert.equal(statSync(copy).mode & 0o077, 0, 'others could read the seeds');
  await assert.rejects(store.backup(copy), isFault('exists'));
  await assert.rejects(store.backup(join(folder, 'none', 'b.db')), isFault('disk'));
  await store.close();
  const restored = await openSqlite(copy);
  const { length } = await restored.read('m0', 0);
  assert.ok(length >= 40 && length <= seq, `${length} of ${seq}`);
  assert.equal((await restored.read('m4', 0)).length, 40);
  assert.deepEqual(
    (await restored.append({ match: 'm4', seq: 41, key: 'on', entry: sampleEntry(''), deadline: null })).kind,
    'ok',
  );
  await restored.close();
});

test('migrations are run in order on what is there, and one that fails changes nothing', async (t) => {
  const folder = temporaryFolder(t);
  const path = join(folder, 'harena.db');
  const store = await openSqlite(path);
  await fill(store, 1, 3);
  await store.close();
  const newest = MIGRATIONS.at(-1)!.version;
  const second = { version: newest + 1, sql: "ALTER TABLE guest ADD COLUMN flag TEXT NOT NULL DEFAULT 'eagle'" };
  const wrong = { version: newest + 2, sql: 'CREATE TABLE third (x); INSERT INTO nowhere VALUES (1)' };
  assert.throws(() => openHere(path, { migrations: [...MIGRATIONS, second, wrong] }), /nowhere/);
  const { db, calls, close } = openHere(path, { migrations: [...MIGRATIONS, second] });
  assert.equal(calls.read(0, 'm0', 0).length, 3);
  calls.createGuest(0, { id: 'g', name: 'x', cookie: 'c' });
  assert.deepEqual({ ...db.prepare('SELECT flag FROM guest').get() }, { flag: 'eagle' });
  close();
  await refusedUntouched(folder, path, 'newer', new RegExp(`${newest + 1}, this one knows ${newest}`));
});

test('time goes on from the last thing kept when the clock of the machine was set back', async (t) => {
  const path = join(temporaryFolder(t), 'harena.db');
  const ahead = Date.now() + 3_600_000;
  const { calls, close } = openHere(path);
  calls.createMatch(ahead, sampleSetup('m0'));
  close();
  const store = await openSqlite(path);
  assert.ok(store.now() >= ahead && store.now() < ahead + 60_000);
  await store.close();
});

test('a clock that was once a year ahead does not stay there', async (t) => {
  const path = join(temporaryFolder(t), 'harena.db');
  const { calls, close } = openHere(path);
  calls.createMatch(Date.now() + 365 * 86_400_000, sampleSetup('m0'));
  close();
  const store = await openSqlite(path);
  assert.ok(Math.abs(store.now() - Date.now()) < 60_000);
  await store.close();
});

test('before a database is migrated a copy of it is made, which the earlier version reads', async (t) => {
  const path = join(temporaryFolder(t), 'harena.db');
  const earlier = MIGRATIONS.slice(0, -1);
  openDatabase(path, { migrations: earlier }).close();
  await (await openSqlite(path)).close();
  const copy = `${path}.version-${earlier.at(-1)!.version}`;
  assert.equal(statSync(copy).mode & 0o777, 0o600);
  const raw = new DatabaseSync(copy, { readOnly: true });
  const { user_version: version } = raw.prepare('PRAGMA user_version').get() as { user_version: number };
  raw.close();
  assert.equal(version, earlier.at(-1)!.version);
  openDatabase(copy, { migrations: earlier }).close();
});
