import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { temporaryFolder } from '#checks/testing/project.ts';
import { sampleEntry } from '#live/conformance/place.ts';
import { storeConformance } from '#server/store/conformance.ts';
import { sampleSetup } from '#server/store/conformance-setup.ts';
import { openSqlite } from '#server/store/sqlite.ts';
import { openHere } from '#server/store/testing/files.ts';

storeConformance('SQLite', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'harena-store-'));
  return {
    open: () => openSqlite(join(folder, 'data', 'harena.db')),
    remove: async () => rmSync(folder, { recursive: true }),
  };
});

test('entries of databases from before 2026-11-15, kept with what was asked for, are read as they were', async (t) => {
  const path = join(temporaryFolder(t), 'harena.db');
  const entry = sampleEntry('old');
  const { calls, close } = openHere(path);
  calls.createMatch(1, sampleSetup('m1'));
  const text = JSON.stringify({ entry, asked: 'north' });
  calls.append(2, { match: 'm1', seq: 1, key: 'k', entry: text, asked: 'north', deadline: null });
  close();
  const store = await openSqlite(path);
  assert.deepEqual(await store.read('m1', 0), [{ seq: 1, key: 'k', entry, at: 2 }]);
  assert.equal(await store.lookUp('m1', 'k', 'north'), 'duplicate');
  await store.close();
});
