import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { temporaryFolder } from '#checks/testing/project.ts';
import { fastRandom } from '#engine/chance/random.ts';
import { sampleEntry } from '#live/conformance/place.ts';
import { sampleSetup } from '#server/store/conformance-setup.ts';
import { openSqlite } from '#server/store/sqlite.ts';
import { type CallsOnTail, callsOn, runGroup } from '#server/store/sqlite-calls.ts';
import type { Ask, Method } from '#server/store/sqlite-messages.ts';
import { openDatabase } from '#server/store/sqlite-open.ts';
import type { Deadline, MatchRow } from '#server/store/store.ts';
import { copyOpen } from '#server/store/testing/files.ts';

const LIMITS = { ofMatch: 5, rows: 40, removed: 4 };
const IDS = ['m0', 'm1', 'm2', 'm3', 'm4', 'm5'];

/** A match as it should be. */
interface Model {
  keys: string[];
  changed: number;
  deadline: number | null;
}

/** A database without its thread, and what should be in it. */
class Place {
  readonly models = new Map<string, Model>();
  now = 1000;
  path: string;
  private db: ReturnType<typeof openDatabase>;
  private on: CallsOnTail;
  private readonly folder: string;
  private copies = 0;

  constructor(folder: string) {
    this.folder = folder;
    this.path = join(folder, 'harena.db');
    this.db = openDatabase(this.path);
    this.on = callsOn(this.db, LIMITS);
  }

  ask(...calls: [Method, ...unknown[]][]): unknown[] {
    const asks = calls.map(([method, ...args], id): Ask => ({ id, at: this.now, method, args }));
    return runGroup(this.db, this.on, asks).map((answer) => ('result' in answer ? answer.result : answer.fault));
  }

  /** As if the machine had been switched off: what is on disk goes on, in a new file. */
  crash(): void {
    const copy = join(this.folder, `copy-${++this.copies}.db`);
    copyOpen(this.path, copy);
    this.close();
    this.path = copy;
    this.db = openDatabase(copy);
    this.on = callsOn(this.db, LIMITS);
  }

  close(): void {
    this.db.close();
  }

  /** The file cannot grow any more. */
  limitToPresent(): void {
    const { page_count: pages } = this.db.prepare('PRAGMA page_count').get() as { page_count: number };
    this.db.exec(`PRAGMA max_page_count = ${pages}`);
  }

  get tailRows(): number {
    return (this.db.prepare('SELECT count(*) AS n FROM tail').get() as { n: number }).n;
  }

  /** When the match last changed, as its row says. */
  savedChange(id: string): number {
    return (this.db.prepare('SELECT changed FROM match WHERE id = ?').get(id) as { changed: number }).changed;
  }

  /** Everything is as the model says. */
  check(): void {
    for (const [id, { keys, changed }] of this.models) {
      const [row, read, found] = this.ask(
        ['match', id],
        ['read', id, 0],
        ['lookUp', id, keys.at(-1) ?? '', 'asked'],
      ) as [MatchRow, { seq: number; key: string }[], string];
      assert.deepEqual([row.head, row.changed], [keys.length, changed], id);
      assert.deepEqual(
        read.map(({ seq, key }) => [seq, key]),
        keys.map((key, i) => [i + 1, key]),
      );
      assert.equal(found, keys.length === 0 ? 'new' : 'duplicate');
    }
    const [list] = this.ask(['matches', { limit: 100 }]) as [MatchRow[]];
    const order = [...this.models].sort(([a, x], [b, y]) => y.changed - x.changed || (a < b ? 1 : -1));
    assert.deepEqual(
      list.map(({ id, head }) => [id, head]),
      order.map(([id, { keys }]) => [id, keys.length]),
    );
    const [due] = this.ask(['dueDeadlines', this.now, 100]) as [Deadline[]];
    const late = [...this.models].filter(([, { deadline }]) => deadline !== null && deadline <= this.now);
    assert.deepEqual(
      due.map(({ match, seq, due: at }) => [match, seq, at]).sort(),
      late.map(([id, { keys, deadline }]) => [id, keys.length, deadline]).sort(),
    );
  }
}

function step(place: Place, n: number, random: ReturnType<typeof fastRandom>): void {
  const { models } = place;
  const id = IDS[random.below(IDS.length)]!;
  const model = models.get(id);
  const roll = random.below(40);
  place.now += random.below(3);
  if (model === undefined) {
    place.ask(['createMatch', sampleSetup(id)]);
    models.set(id, { keys: [], changed: place.now, deadline: null });
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
    const place = new Place(temporaryFolder(t));
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

/** So many entries of a match that is there. */
function fill(place: Place, id: string, count: number): void {
  for (let n = 0; n < count; n++) {
    const model = place.models.get(id)!;
    const [seq, key] = [model.keys.length + 1, `${id} ${model.keys.length}`];
    const entry = JSON.stringify(sampleEntry(key));
    place.ask(['append', { match: id, seq, key, entry, asked: 'asked', deadline: null }]);
    model.keys.push(key);
    model.changed = place.now;
  }
}

test('the entries of a match that was deleted do not come back in another', (t) => {
  const place = new Place(temporaryFolder(t));
  for (const id of ['m0', 'm1']) {
    place.ask(['createMatch', sampleSetup(id)]);
    place.models.set(id, { keys: [], changed: place.now, deadline: null });
    fill(place, id, 3);
  }
  for (const [method, more] of [
    ['dropMatch', []],
    ['removeMatch', []],
    ['removeStale', [{ waiting: 1e9, abandoned: 1e9 }]],
  ] as const) {
    assert.deepEqual(place.ask([method, 'm1', ...more]), [true]);
    // It gets the number of the deleted one.
    place.ask(['createMatch', sampleSetup('m1')]);
    place.models.set('m1', { keys: [], changed: place.now, deadline: null });
    place.crash();
    place.check();
    fill(place, 'm1', 3);
  }
  place.close();
});

test('a call that fails after it has settled a match leaves it as it was', (t) => {
  const place = new Place(temporaryFolder(t));
  place.ask(['createMatch', sampleSetup('m0')]);
  place.models.set('m0', { keys: [], changed: place.now, deadline: null });
  const [copy] = place.ask(['copyMatch', 'm0']);
  fill(place, 'm0', 3);
  assert.deepEqual(place.ask(['pasteMatch', copy]), ['exists']);
  place.check();
  fill(place, 'm0', 1);
  place.crash();
  place.check();
  place.close();
});

test('a list is in the order of now, and does not write the times of all other matches', (t) => {
  const place = new Place(temporaryFolder(t));
  place.ask(['createGuest', { id: 'g1', name: 'a', cookie: 'c1' }]);
  const seats = [{ holder: { kind: 'person', guest: 'g1' } as const, nonce: null }];
  const setups = [{ seats }, { host: 'g1' }, { listed: true }, { listed: true }, {}];
  for (const [i, setup] of setups.entries()) {
    place.ask(['createMatch', sampleSetup(`m${i}`, setup)]);
    place.models.set(`m${i}`, { keys: [], changed: place.now, deadline: null });
  }
  const play = (id: string): void => {
    place.now++;
    fill(place, id, 1);
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
  const place = new Place(temporaryFolder(t));
  for (const id of IDS) {
    place.ask(['createMatch', sampleSetup(id)]);
    place.models.set(id, { keys: [], changed: place.now, deadline: null });
    fill(place, id, 3);
  }
  place.now++;
  fill(place, 'm0', 1);
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
