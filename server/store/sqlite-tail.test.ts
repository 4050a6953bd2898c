import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { temporaryFolder } from '#checks/testing/project.ts';
import { fastRandom } from '#engine/chance/random.ts';
import { sampleEntry } from '#live/conformance/place.ts';
import { sampleSetup } from '#server/store/conformance-setup.ts';
import { openSqlite } from '#server/store/sqlite.ts';
import { openDatabase } from '#server/store/sqlite-open.ts';
import type { MatchRow } from '#server/store/store.ts';
import { copyOpen } from '#server/store/testing/files.ts';
import { LIMITS, TailPlace } from '#server/store/testing/tail.ts';

const IDS = ['m0', 'm1', 'm2', 'm3', 'm4', 'm5'];

function step(place: TailPlace, n: number, random: ReturnType<typeof fastRandom>): void {
  const { models } = place;
  const id = IDS[random.below(IDS.length)]!;
  const model = models.get(id);
  const roll = random.below(40);
  place.now += random.below(3);
  if (model === undefined) {
    place.create(id);
  } else if (roll === 0) {
    assert.deepEqual(place.ask(['dropMatch', id]), [true]);
    models.delete(id);
  } else if (roll === 1) place.crash();
  else if (roll === 2) {
    const deadline = random.below(2) === 0 ? null : place.now + random.below(20);
    assert.deepEqual(place.ask(['setDeadline', { match: id, seq: model.keys.length, due: deadline }]), [true]);
    model.deadline = deadline;
  } else if (roll === 3) {
    const [copy] = place.ask(['copyMatch', id]) as [{ parts: { entry: unknown[] } }];
    assert.equal(copy.parts.entry.length, model.keys.length);
  } else {
    const [seq, key] = [model.keys.length + 1, `k${n}`];
    const quiet = random.below(4) === 0;
    const deadline = random.below(3) === 0 ? place.now + random.below(20) : null;
    const entry = JSON.stringify(sampleEntry(String(n)));
    const snapshot = random.below(12) === 0 ? { snapshot: 'a snapshot' } : {};
    const append = { match: id, seq, key, entry, asked: 'asked', deadline, quiet, ...snapshot };
    // The same twice in one group, one for a match that is not there, and one that comes too late.
    const answers = place.ask(
      ['append', append],
      ['append', append],
      ['append', { ...append, match: 'none' }],
      ['append', { ...append, key: 'late' }],
    );
    const head = { kind: 'conflict', head: seq };
    assert.deepEqual(answers, [{ kind: 'ok', seq, at: place.now }, { kind: 'duplicate', seq }, 'missing', head]);
    model.keys.push(key);
    model.deadline = deadline;
    if (!quiet) model.changed = Math.max(model.changed, place.now);
  }
}

test('whatever is done in whatever order, the tail and the tables together are what was written', (t) => {
  for (const seed of [1, 2]) {
    const place = new TailPlace(temporaryFolder(t));
    const random = fastRandom(seed);
    for (let n = 0; n < 400; n++) {
      step(place, n, random);
      if (n % 7 === 0) place.check();
      assert.ok(place.tailRows <= LIMITS.rows + LIMITS.removed, `${place.tailRows} rows`);
    }
    place.check();
    place.close();
  }
});

test('the entries of a match that was deleted do not come back in another', (t) => {
  const place = new TailPlace(temporaryFolder(t));
  for (const id of ['m0', 'm1']) {
    place.create(id);
    place.fill(id, 3);
  }
  for (const [method, more] of [
    ['dropMatch', []],
    ['removeMatch', []],
    ['removeStale', [{ waiting: 1e9, abandoned: 1e9 }]],
  ] as const) {
    assert.deepEqual(place.ask([method, 'm1', ...more]), [true]);
    // It gets the number of the deleted one.
    place.create('m1');
    place.crash();
    place.check();
    place.fill('m1', 3);
  }
  place.close();
});

test('a call that fails after it has settled a match leaves it as it was', (t) => {
  const place = new TailPlace(temporaryFolder(t));
  place.create('m0');
  const [copy] = place.ask(['copyMatch', 'm0']);
  place.fill('m0', 3);
  assert.deepEqual(place.ask(['pasteMatch', copy]), ['exists']);
  place.check();
  place.fill('m0', 1);
  place.crash();
  place.check();
  place.close();
});

test('a list is in the order of now, and does not write the times of all other matches', (t) => {
  const place = new TailPlace(temporaryFolder(t));
  place.ask(['createGuest', { id: 'g1', name: 'a', cookie: 'c1' }]);
  const seats = [{ holder: { kind: 'person', guest: 'g1' } as const, nonce: null }];
  const setups = [{ seats }, { host: 'g1' }, { listed: true }, { listed: true }, {}];
  for (const [i, setup] of setups.entries()) {
    place.create(`m${i}`, setup);
  }
  const play = (id: string): void => {
    place.now++;
    place.fill(id, 1);
  };
  const list = (filter: object): string[] =>
    (place.ask(['matches', { ...filter, limit: 9 }])[0] as MatchRow[]).map(({ id }) => id);
  const begin = { seq: 1, key: 'begin', entry: '', asked: '', deadline: null, stage: 'playing' };
  for (const id of ['m3', 'm4']) {
    place.ask(['append', { ...begin, match: id }]);
    place.models.get(id)!.keys.push('begin');
  }
  const old = place.now;
  for (const id of ['m4', 'm1', 'm0', 'm3', 'm2']) play(id);
  assert.deepEqual(list({ guest: 'g1' }), ['m0']);
  assert.deepEqual(list({ listed: true, stage: 'waiting' }), ['m2']);
  assert.deepEqual(
    IDS.slice(0, 5).map((id) => place.savedChange(id) > old),
    [true, true, true, false, false],
    'those of the person, and the listed one that waits',
  );
  assert.deepEqual(list({ of: 'g1' }), ['m0', 'm1']);
  play('m1');
  assert.deepEqual(list({ of: 'g1' }), ['m1', 'm0']);
  assert.equal(place.savedChange('m4'), old, 'no list had it');
  assert.deepEqual(list({ stage: 'playing' }), ['m3', 'm4']);
  play('m4');
  assert.deepEqual(list({ stage: 'playing' }), ['m4', 'm3']);
  place.close();
});

test('where the disk is full nothing is moved, and what is there can be read and listed', (t) => {
  const place = new TailPlace(temporaryFolder(t));
  for (const id of IDS) {
    place.create(id);
    place.fill(id, 3);
  }
  place.now++;
  place.fill('m0', 1);
  place.limitToPresent();
  const append = { match: 'm0', seq: 5, key: 'big', entry: 'x'.repeat(100_000), asked: 'asked', deadline: null };
  assert.deepEqual(place.ask(['append', append], ['read', 'm1', 9], ['append', append]), ['full', [], 'full']);
  const small = { ...append, match: 'm2', seq: 4, key: 'small', entry: '' };
  const stored = { kind: 'ok', seq: 4, at: place.now };
  assert.deepEqual(place.ask(['append', small], ['append', append]), [stored, 'full'], 'rolled back and done again');
  place.models.set('m2', {
    ...place.models.get('m2')!,
    keys: [...place.models.get('m2')!.keys, 'small'],
    changed: place.now,
  });
  place.check();
  place.crash();
  place.check();
  place.close();
});

test('a file that was closed is ordered by matches, and one that was not is read all the same', async (t) => {
  const folder = temporaryFolder(t);
  const path = join(folder, 'harena.db');
  const store = await openSqlite(path);
  await store.createMatch(sampleSetup('m0'));
  for (let seq = 1; seq <= 10; seq++) {
    await store.append({ match: 'm0', seq, key: `k${seq}`, entry: sampleEntry(''), deadline: seq * 100 });
  }
  const last = store.now();
  const crashed = join(folder, 'crashed.db');
  copyOpen(path, crashed);
  const rows = (file: string, table: string): number => {
    const db = openDatabase(file);
    const { n } = db.prepare(`SELECT count(*) AS n FROM ${table}`).get() as { n: number };
    db.close();
    return n;
  };
  await store.close();
  assert.deepEqual([rows(path, 'entry'), rows(path, 'tail')], [10, 0]);
  assert.deepEqual([rows(crashed, 'entry'), rows(crashed, 'tail')], [0, 10]);
  for (const file of [path, crashed]) {
    const again = await openSqlite(file);
    assert.equal((await again.read('m0', 3, 4)).map(({ seq }) => seq).join(), '4,5,6,7');
    assert.deepEqual(await again.dueDeadlines(1000, 9), [{ match: 'm0', seq: 10, due: 1000 }]);
    assert.equal(await again.lookUp('m0', 'k10', JSON.stringify(sampleEntry(''))), 'duplicate');
    assert.ok(again.now() >= last - 1000);
    await again.close();
  }
});
