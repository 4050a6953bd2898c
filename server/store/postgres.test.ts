import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import postgres from 'postgres';
import { temporaryFolder } from '#checks/testing/project.ts';
import { sampleEntry } from '#live/conformance/place.ts';
import { storeConformance } from '#server/store/conformance.ts';
import { isFault } from '#server/store/conformance-setup.ts';
import { copyAll } from '#server/store/copy.ts';
import { openPostgres } from '#server/store/postgres.ts';
import { Cluster } from '#server/store/postgres-cluster.ts';
import { POSTGRES_MIGRATIONS } from '#server/store/postgres-schema.ts';
import { openSqlite } from '#server/store/sqlite.ts';
import type { Store } from '#server/store/store.ts';
import { contentsOf, fillStore } from '#server/store/testing/matches.ts';

let cluster: Cluster;
before(async () => {
  cluster = await Cluster.make();
});
after(() => cluster.remove());

let places = 0;
storeConformance('PostgreSQL', async () => {
  const url = cluster.url(`place_${places++}`);
  return { open: () => openPostgres(url), remove: async () => {} };
});

test('matches are moved from SQLite to PostgreSQL and back, and a backup is a SQLite file', async (t) => {
  const folder = temporaryFolder(t);
  const first = await openSqlite(join(folder, 'first.db'));
  const middle = await openPostgres(cluster.url('moved'));
  const last = await openSqlite(join(folder, 'last.db'));
  await fillStore(first);
  assert.deepEqual(await copyAll(first, middle), { matches: 3, guests: 3, damaged: [] });
  assert.deepEqual(await contentsOf(middle), await contentsOf(first));
  await copyAll(middle, last);
  assert.deepEqual(await contentsOf(last), await contentsOf(first));
  const more = { match: 'next', seq: 8, key: 'more', entry: sampleEntry('more'), deadline: null };
  assert.equal((await middle.append(more)).kind, 'ok', 'the chain goes on from the one that was written elsewhere');
  assert.equal((await middle.read('next', 0)).length, 8);
  await middle.backup(join(folder, 'backup.db'));
  await assert.rejects(middle.backup(join(folder, 'backup.db')), isFault('exists'));
  const backup = await openSqlite(join(folder, 'backup.db'));
  assert.deepEqual(await contentsOf(backup), await contentsOf(middle));
  for (const store of [first, middle, last, backup]) await store.close();
});

test('a database that cannot be reached, is newer or is not named right is told of in one sentence', async () => {
  const nowhere = 'postgres://harena:secret@127.0.0.1:1/harena';
  await assert.rejects(openPostgres(nowhere), (error: Error) => {
    assert.match(error.message, /^postgres:\/\/127\.0\.0\.1:1\/harena cannot be reached \(ECONNREFUSED\)/);
    assert.ok(!error.message.includes('secret'));
    return true;
  });
  await assert.rejects(openPostgres('postgres://['), isFault('foreign'));
  await assert.rejects(openPostgres(cluster.url('Bad-Name')), isFault('foreign'));
  const url = cluster.url('newer');
  await (await openPostgres(url, { migrations: [...POSTGRES_MIGRATIONS, { version: 99, sql: 'SELECT 1' }] })).close();
  await assert.rejects(openPostgres(url), isFault('newer'));
});

test('an entry of the log is never changed, and one that was is noticed', async () => {
  const url = cluster.url('damaged');
  const store = await openPostgres(url);
  await fillStore(store);
  const raw = postgres(url.replace(/\?.*/, ''), { max: 1, onnotice: () => {} });
  await assert.rejects(raw`UPDATE damaged.entry SET entry = 'x'`, /never changed/);
  await raw`ALTER TABLE damaged.entry DISABLE TRIGGER entry_stays`;
  await raw`UPDATE damaged.entry SET entry = replace(entry, '3', '4')
    WHERE seq = 3 AND match = (SELECT n FROM damaged.match WHERE id = 'over')`;
  await raw.end();
  await assert.rejects(store.read('over', 0), isFault('damaged'));
  await assert.rejects(
    store.append({ match: 'over', seq: 21, key: 'k', entry: sampleEntry(''), deadline: null }),
    isFault('damaged'),
  );
  assert.equal((await store.verifyNext(null))!.match, 'over');
  assert.notEqual((await store.verifyNext(null))!.damage, null);
  assert.equal((await store.verifyNext('over'))!.damage, null);
  await store.close();
});

test('a deadline that one node handles is not handed to another, until the claim lapses', async () => {
  const url = cluster.url('claims');
  const [one, two] = [await openPostgres(url), await openPostgres(url)];
  await fillStore(one);
  const due = async (store: Store, at: number) => (await store.dueDeadlines(at, 9)).map(({ match }) => match);
  assert.deepEqual(
    [await due(one, 6_000_000), await due(two, 6_000_000), await due(one, 6_000_001)],
    [['next'], [], ['next']],
  );
  assert.deepEqual(await due(two, 6_010_000), ['next']);
  await Promise.all([one.close(), two.close()]);
});
