import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { temporaryFolder } from '#checks/testing/project.ts';
import { sampleEntry } from '#live/conformance/place.ts';
import { isFault } from '#server/store/conformance-setup.ts';
import { copyAll, copyOne } from '#server/store/copy.ts';
import { openSqlite } from '#server/store/sqlite.ts';
import { contentsOf, fillStore } from '#server/store/testing/matches.ts';

test('a copy is the same, goes on by itself, and may be made twice', async (t) => {
  const folder = temporaryFolder(t);
  const from = await openSqlite(join(folder, 'from.db'));
  const to = await openSqlite(join(folder, 'to.db'));
  await fillStore(from);
  assert.deepEqual(await copyAll(from, to), { matches: 3, guests: 3, damaged: [] });
  assert.deepEqual(await contentsOf(to), await contentsOf(from));
  assert.deepEqual(await copyAll(from, to), { matches: 3, guests: 3, damaged: [] });
  const more = { match: 'next', seq: 8, key: 'more', entry: sampleEntry('more'), deadline: null };
  assert.equal((await to.append(more)).kind, 'ok');
  assert.equal((await to.read('next', 0)).length, 8);
  await assert.rejects(copyOne(from, to, 'next'), isFault('exists'), 'what has gone on is not overwritten');
  await assert.rejects(copyOne(from, to, 'none'), isFault('missing'));
  assert.deepEqual([await from.dropMatch('next'), await from.dropMatch('next')], [true, false]);
  assert.equal(await from.match('next'), null);
  await from.close();
  await to.close();
});

test('one match is copied with its people alone, and follows nothing that is not there', async (t) => {
  const folder = temporaryFolder(t);
  const from = await openSqlite(join(folder, 'from.db'));
  const to = await openSqlite(join(folder, 'to.db'));
  await fillStore(from);
  await copyOne(from, to, 'next');
  assert.equal((await to.match('next'))!.rematchOf, null);
  assert.deepEqual(await to.read('next', 0), await from.read('next', 0));
  assert.deepEqual([(await to.guest('bruno'))?.id, await to.guest('carla')], ['bruno', null]);
  await from.close();
  await to.close();
});

test('a damaged match is named and left out, and the others are copied', async (t) => {
  const folder = temporaryFolder(t);
  const path = join(folder, 'from.db');
  const before = await openSqlite(path);
  await fillStore(before);
  await before.close();
  const raw = new DatabaseSync(path);
  raw.exec(`DROP TRIGGER entry_stays; UPDATE entry SET entry = replace(entry, '3', '4')
    WHERE seq = 3 AND match = (SELECT n FROM match WHERE id = 'over')`);
  raw.close();
  const from = await openSqlite(path);
  const to = await openSqlite(join(folder, 'to.db'));
  const report = await copyAll(from, to);
  assert.deepEqual([report.matches, report.damaged.map(({ match }) => match)], [2, ['over']]);
  assert.equal(await to.match('over'), null);
  await from.close();
  await to.close();
});
