// A spoiled page in a database that is too large to be read through after a crash.

import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type TestContext, test } from 'node:test';
import { temporaryFolder } from '#checks/testing/project.ts';
import { sampleEntry } from '#live/conformance/place.ts';
import { isFault, sampleSetup } from '#server/store/conformance-setup.ts';
import { openSqlite } from '#server/store/sqlite.ts';
import type { Store } from '#server/store/store.ts';
import { copyOpen } from '#server/store/testing/files.ts';
import { fillMatch, fillStore } from '#server/store/testing/matches.ts';

/** Every match, and what is wrong with it. */
async function verified(store: Store): Promise<Map<string, string | null>> {
  const results = new Map<string, string | null>();
  for (let last: string | null = null; ; ) {
    const next = await store.verifyNext(last);
    if (next === null) return results;
    results.set(next.match, next.damage);
    last = next.match;
  }
}

test('a large database opens after a crash without being read through; a damaged match is named, the others go on', async (t) => {
  const path = join(temporaryFolder(t), 'harena.db');
  const first = await openSqlite(path);
  await Promise.all(Array.from({ length: 12 }, (_, i) => fillMatch(first, `m${i}`, 40)));
  await first.close();
  const store = await openSqlite(path);
  await store.append({ match: 'm0', seq: 41, key: 'last', entry: sampleEntry('in the WAL'), deadline: null });
  const crashed = join(temporaryFolder(t), 'crashed.db');
  copyOpen(path, crashed);
  await store.close();
  const bytes = readFileSync(crashed);
  // A page with entries of this match, and perhaps of the next.
  const page = 4096 * Math.floor(bytes.indexOf('m6 marker 20.') / 4096);
  bytes.fill(0xee, page, page + 4096);
  writeFileSync(crashed, bytes);
  await assert.rejects(openSqlite(crashed), isFault('damaged'));
  const again = await openSqlite(crashed, { checkedBytes: 0 });
  assert.equal((await again.read('m0', 0)).length, 41, 'what was only in the WAL is there');
  const named = [...(await verified(again))].filter(([, damage]) => damage !== null).map(([match]) => match);
  assert.ok(named.includes('m6') && named.length <= 3, named.join(' '));
  await assert.rejects(again.read('m6', 0), isFault('damaged'));
  const next = { seq: 41, key: 'next', entry: sampleEntry('on'), deadline: null };
  await assert.rejects(again.append({ match: 'm6', ...next }), isFault('damaged'));
  for (let n = 1; n < 12; n++) {
    if (named.includes(`m${n}`)) continue;
    assert.equal((await again.append({ match: `m${n}`, ...next })).kind, 'ok');
    assert.equal((await again.read(`m${n}`, 0)).length, 41);
  }
  await again.close();
});

test('matches whose rows cannot be read are named, and so are those after them', async (t) => {
  const path = join(temporaryFolder(t), 'harena.db');
  const first = await openSqlite(path);
  const ids = Array.from({ length: 60 }, (_, i) => `m${i}`);
  for (const id of ids) await first.createMatch(sampleSetup(id, { commitment: `promise of ${id}.` }));
  await fillMatch(first, 'last', 5);
  await first.close();
  const bytes = readFileSync(path);
  const page = 4096 * Math.floor(bytes.indexOf('promise of m30.') / 4096);
  bytes.fill(0xee, page, page + 4096);
  const log = bytes.indexOf('last marker 3.');
  bytes.write('LAST', log);
  writeFileSync(path, bytes);
  const store = await openSqlite(path, { checkedBytes: 0 });
  t.after(() => store.close());
  const results = await verified(store);
  assert.deepEqual([...results.keys()], [...ids, 'last']);
  const named = ids.filter((id) => results.get(id) !== null);
  assert.ok(named.includes('m30') && named.length < 30, named.join(' '));
  assert.notEqual(results.get('last'), null);
});

/** Opens a database of some matches after the first page of a table, or of an index, was spoiled. */
async function withSpoiled(t: TestContext, name: string): Promise<Store> {
  const path = join(temporaryFolder(t), 'harena.db');
  const first = await openSqlite(path);
  await fillStore(first);
  await first.close();
  const database = new DatabaseSync(path);
  const { rootpage } = database.prepare('SELECT rootpage FROM sqlite_master WHERE name = ?').get(name) as {
    rootpage: number;
  };
  database.close();
  const bytes = readFileSync(path);
  bytes.fill(0xee, 4096 * (rootpage - 1), 4096 * rootpage);
  writeFileSync(path, bytes);
  const store = await openSqlite(path);
  t.after(() => store.close());
  return store;
}

test('a server is not ready where those who come for the first time could not make a match', async (t) => {
  for (const name of ['guest', 'sqlite_autoindex_guest_1', 'sqlite_autoindex_guest_2', 'match', 'match_host', 'seat']) {
    const store = await withSpoiled(t, name);
    await assert.rejects(store.probe(), isFault('damaged'), name);
  }
});

test('nor where a page can still be read, and takes no new row', async (t) => {
  const path = join(temporaryFolder(t), 'harena.db');
  const first = await openSqlite(path);
  for (let i = 0; i < 40; i++) await first.createMatch(sampleSetup(`m${i}`));
  await first.close();
  const database = new DatabaseSync(path);
  const [{ page }] = database.prepare("SELECT rootpage AS page FROM sqlite_master WHERE name = 'seat'").all() as [
    { page: number },
  ];
  database.close();
  const bytes = readFileSync(path);
  // In the header of the page: where its contents begin, and the first of the free pieces among them.
  bytes.writeUInt16BE(4090, 4096 * (page - 1) + 1);
  writeFileSync(path, bytes);
  const store = await openSqlite(path, { checkedBytes: 0 });
  t.after(() => store.close());
  assert.notEqual(await store.match('m39'), null);
  await assert.rejects(store.createMatch(sampleSetup('m40')), isFault('damaged'));
  await assert.rejects(store.probe(), isFault('damaged'));
});

test('spoiled snapshots close no match: it is played again from its log, and goes on', async (t) => {
  const store = await withSpoiled(t, 'snapshot');
  assert.equal(await store.snapshot('next'), null);
  assert.equal((await store.read('next', 0)).length, 7);
  const entry = { match: 'next', seq: 8, key: 'more', entry: sampleEntry('more'), deadline: null, snapshot: '{}' };
  assert.equal((await store.append(entry)).kind, 'ok');
  assert.equal((await store.read('next', 0)).length, 8);
  await store.probe();
});
