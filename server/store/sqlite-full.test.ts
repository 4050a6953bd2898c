import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { temporaryFolder } from '#checks/testing/project.ts';
import { sampleEntry } from '#live/conformance/place.ts';
import { sampleSetup } from '#server/store/conformance-setup.ts';
import { openSqlite } from '#server/store/sqlite.ts';
import { StoreError } from '#server/store/store.ts';

test('a file at its limit refuses, acknowledges nothing, and all goes on when there is room', async (t) => {
  const path = join(temporaryFolder(t), 'harena.db');
  const store = await openSqlite(path, { maxBytes: 400 * 1024 });
  await store.createMatch(sampleSetup('big'));
  await store.say({
    match: 'big',
    key: 'k',
    guest: null,
    from: null,
    name: '',
    to: 'table',
    text: 'x'.repeat(150_000),
  });
  await store.createMatch(sampleSetup('m0'));
  const append = (seq: number, size = 2000) =>
    store.append({ match: 'm0', seq, key: `k${seq}`, entry: sampleEntry('y'.repeat(size)), deadline: null });
  let head = 0;
  const full = await (async () => {
    for (;;) {
      try {
        await append(head + 1);
        head++;
      } catch (error) {
        return error;
      }
    }
  })();
  assert.ok(full instanceof StoreError && full.fault === 'full', String(full));
  assert.match(full.message, /no space left. Nothing was kept; make room and try again/);
  const small = store.createGuest({ id: 'g', name: 'fits', cookie: 'c' });
  const together = await Promise.allSettled([small, append(head + 1, 100_000), store.touchGuest('g')]);
  assert.deepEqual(
    together.map(({ status }) => status),
    ['fulfilled', 'rejected', 'fulfilled'],
    'one that does not fit sinks the others',
  );
  assert.equal((await store.read('m0', 0)).length, head);
  assert.ok(await store.removeMatch('big'));
  assert.deepEqual((await append(head + 1)).kind, 'ok');
  await store.close();
  const again = await openSqlite(path);
  assert.equal((await again.read('m0', 0)).length, head + 1);
  await again.close();
});

test('a disk that is really full refuses, and all goes on when there is room', async (t) => {
  const disk = join(temporaryFolder(t), 'disk');
  mkdirSync(disk);
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=3m', 'tmpfs', disk]);
  if (mounted.status !== 0) {
    // The limit above replaces it where a small disk cannot be made.
    t.skip('this account may not mount a small disk');
    return;
  }
  try {
    const path = join(disk, 'harena.db');
    const ballast = join(disk, 'ballast');
    const store = await openSqlite(path);
    await store.createMatch(sampleSetup('m0'));
    writeFileSync(ballast, Buffer.alloc(1_500_000));
    let head = 0;
    const append = async (): Promise<string> => {
      const seq = head + 1;
      const entry = sampleEntry('z'.repeat(5000));
      try {
        const { kind } = await store.append({ match: 'm0', seq, key: `k${seq}`, entry, deadline: null });
        head++;
        return kind;
      } catch (error) {
        return (error as StoreError).fault;
      }
    };
    while ((await append()) === 'ok');
    assert.deepEqual([await append(), await append()], ['full', 'full']);
    assert.equal((await store.read('m0', 0)).length, head, 'what is there can be read');
    await assert.rejects(store.probe(), /no space left/);
    rmSync(ballast);
    await store.probe();
    assert.equal(await append(), 'ok');
    // Closed where the file and its WAL do not both have room: the file's end is in the WAL.
    writeFileSync(ballast, Buffer.alloc(3_145_728 - 500_000 - statSync(path).size - statSync(`${path}-wal`).size));
    await store.close();
    const { size } = statSync(path);
    assert.ok(size < 4096 * readFileSync(path).readUInt32BE(28) && existsSync(`${path}-wal`));
    rmSync(ballast);
    const again = await openSqlite(path);
    assert.equal((await again.read('m0', 0)).length, head);
    await again.close();
    const last = await openSqlite(path);
    assert.equal((await last.read('m0', 0)).length, head);
    await last.close();
    truncateSync(path, statSync(path).size - 4096);
    await assert.rejects(openSqlite(path), /its end is missing/);
  } finally {
    spawnSync('umount', [disk]);
  }
});
