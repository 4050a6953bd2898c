// The part of the suite that is about the log: order, keys, snapshots, deadlines, and that what was acknowledged stays.

import assert from 'node:assert/strict';
import { type Check, isFault, sampleSetup } from '#server/store/conformance-setup.ts';
import type { Append, Appended, Holder, Store } from '#server/store/store.ts';

function append(store: Store, seq: number, more: Partial<Append> = {}): Promise<Appended> {
  return store.append({ match: 'm1', seq, key: `k${seq}`, entry: `{"n":${seq}}`, deadline: null, ...more });
}

export const LOG_CHECKS: { [title: string]: Check } = {
  'entries come back in order, as they were, also after opening again': async (store, again) => {
    await store.createMatch(sampleSetup('m1'));
    const texts = ['', 'a\u0000b', '🏛é', JSON.stringify('\ud800'), 'x'.repeat(100_000)];
    for (const [i, entry] of texts.entries()) assert.equal((await append(store, i + 1, { entry })).kind, 'ok');
    for (const open of [async () => store, again]) {
      const now = await open();
      const read = await now.read('m1', 0);
      assert.deepEqual(
        read.map(({ seq, key, entry }) => [seq, key, entry]),
        texts.map((text, i) => [i + 1, `k${i + 1}`, text]),
      );
      assert.ok(read.every(({ at }, i) => at <= now.now() && (i === 0 || at >= read[i - 1]!.at)));
      assert.deepEqual(await now.read('m1', 2, 2), read.slice(2, 4));
      assert.deepEqual([await now.read('m1', 5), await now.read('m1', 9)], [[], []]);
      assert.equal((await now.match('m1'))!.head, 5);
      assert.deepEqual(await now.find('m1', 'k3'), read[2]);
      assert.equal(await now.find('m1', 'k9'), null);
    }
  },

  'of many who want one number one gets it, the others are told the head': async (store) => {
    await store.createMatch(sampleSetup('m1'));
    for (let seq = 1; seq <= 20; seq++) {
      const all = await Promise.all(Array.from({ length: 6 }, (_, i) => append(store, seq, { key: `${seq} of ${i}` })));
      assert.equal(all.filter(({ kind }) => kind === 'ok').length, 1);
      for (const one of all) if (one.kind !== 'ok') assert.deepEqual(one, { kind: 'conflict', head: seq });
    }
    assert.deepEqual(await append(store, 25), { kind: 'conflict', head: 20 }, 'a gap');
    assert.deepEqual(await append(store, 0), { kind: 'conflict', head: 20 });
    assert.equal((await store.read('m1', 0)).length, 20);
  },

  'a quiet entry leaves no trace in the lists, and time goes on from it': async (store, again) => {
    await store.createMatch(sampleSetup('m1'));
    await append(store, 1, { stage: 'playing' });
    const { changed } = (await store.match('m1'))!;
    while (store.now() <= changed) await new Promise((done) => setTimeout(done, 1));
    const quiet = await append(store, 2, { quiet: true });
    assert.ok(quiet.kind === 'ok' && quiet.at > changed);
    const { head, changed: after } = (await store.match('m1'))!;
    assert.deepEqual([head, after], [2, changed]);
    const later = await again();
    assert.equal((await later.match('m1'))!.changed, changed);
    assert.ok(later.now() >= quiet.at);
    await append(later, 3);
    assert.ok((await later.match('m1'))!.changed > changed);
  },

  'what is asked twice under one key happens once': async (store, again) => {
    await store.createMatch(sampleSetup('m1'));
    await store.createMatch(sampleSetup('m2'));
    const first = await append(store, 1, { key: 'a', entry: '"at 5"', asked: 'north' });
    assert.ok(first.kind === 'ok');
    const duplicate = { kind: 'duplicate', seq: 1, entry: '"at 5"', at: first.at };
    assert.deepEqual(await append(store, 2, { key: 'a', entry: '"at 6"', asked: 'north' }), duplicate);
    assert.deepEqual(await append(store, 1, { key: 'a', entry: '"at 6"', asked: 'north' }), duplicate);
    assert.deepEqual(await append(store, 2, { key: 'a', entry: '"at 5"', asked: 'south' }), {
      kind: 'misused',
      seq: 1,
    });
    assert.deepEqual(await append(store, 2, { key: 'a', entry: '"at 5"' }), { kind: 'misused', seq: 1 });
    assert.equal((await append(store, 1, { match: 'm2', key: 'a', entry: '' })).kind, 'ok', 'keys are of their match');
    const later = await again();
    assert.deepEqual(await append(later, 2, { key: 'a', entry: '', asked: 'north' }), duplicate);
    assert.equal((await later.read('m1', 0)).length, 1);
  },

  'five times the same at once happens once': async (store) => {
    await store.createMatch(sampleSetup('m1'));
    for (let seq = 1; seq <= 20; seq++) {
      const all = await Promise.all(Array.from({ length: 5 }, () => append(store, seq)));
      assert.deepEqual(all.map(({ kind }) => kind).sort(), ['duplicate', 'duplicate', 'duplicate', 'duplicate', 'ok']);
    }
    assert.equal((await store.read('m1', 0)).length, 20);
  },

  'a match that is not there is said to be missing, and sinks nobody else': async (store) => {
    await store.createMatch(sampleSetup('m1'));
    const all = await Promise.allSettled([
      append(store, 1),
      append(store, 1, { match: 'none' }),
      append(store, 2),
      store.read('none', 0),
      append(store, 3),
    ]);
    assert.deepEqual(
      all.map((one) => (one.status === 'fulfilled' ? (one.value as Appended).kind : one.reason.fault)),
      ['ok', 'missing', 'ok', 'missing', 'ok'],
    );
    assert.equal((await store.read('m1', 0)).length, 3);
  },

  'the first entry can depend on who sits where': async (store) => {
    await store.createMatch(sampleSetup('m1'));
    const open: Holder = { kind: 'open' };
    const bot: Holder = { kind: 'bot', level: 'random' };
    assert.ok(await store.changeSeat({ match: 'm1', seat: 0, from: open, to: bot, nonce: null }));
    assert.deepEqual(await append(store, 1, { seats: [open, open] }), { kind: 'conflict', head: 0 });
    assert.deepEqual(await append(store, 1, { seats: [bot] }), { kind: 'conflict', head: 0 });
    const other: Holder = { kind: 'bot', level: 'heuristic' };
    assert.deepEqual(await append(store, 1, { seats: [other, open] }), { kind: 'conflict', head: 0 });
    assert.equal((await append(store, 1, { seats: [bot, open], stage: 'playing' })).kind, 'ok');
    assert.equal((await store.match('m1'))!.stage, 'playing');
    assert.equal((await append(store, 2, { stage: 'over' })).kind, 'ok');
    assert.equal((await append(store, 3)).kind, 'ok');
    assert.equal((await store.match('m1'))!.stage, 'over');
  },

  'the latest snapshot is kept with the entry it belongs to': async (store, again) => {
    await store.createMatch(sampleSetup('m1'));
    assert.equal(await store.snapshot('m1'), null);
    await append(store, 1, { snapshot: 'one' });
    await append(store, 2);
    assert.deepEqual(await store.snapshot('m1'), { seq: 1, body: 'one' });
    await append(store, 9, { snapshot: 'never' });
    await append(store, 3, { snapshot: 'three' });
    assert.deepEqual(await (await again()).snapshot('m1'), { seq: 3, body: 'three' });
  },

  'deadlines come due in order, and go with the entry that meets them': async (store, again) => {
    for (const id of ['m1', 'm2', 'm3']) await store.createMatch(sampleSetup(id));
    const now = store.now();
    await append(store, 1, { deadline: now + 1000 });
    await append(store, 1, { match: 'm2', deadline: now + 500 });
    await append(store, 1, { match: 'm3', deadline: now + 9000 });
    const due = (at: number, limit = 10) =>
      store.dueDeadlines(at, limit).then((all) => all.map(({ match, seq }) => `${match} ${seq}`));
    assert.deepEqual(
      [await due(now), await due(now + 1000), await due(now + 1000, 1)],
      [[], ['m2 1', 'm1 1'], ['m2 1']],
    );
    await append(store, 2, { match: 'm2', deadline: null });
    await append(store, 2, { deadline: now + 2000 });
    assert.deepEqual([await due(now + 1999), await due(now + 2000)], [[], ['m1 2']]);
    assert.equal(await store.setDeadline({ match: 'm1', seq: 1, due: now }), false, 'the match has gone on');
    assert.equal(await store.setDeadline({ match: 'm1', seq: 2, due: now + 5 }), true);
    assert.deepEqual(await due(now + 5), ['m1 2']);
    assert.equal(await store.setDeadline({ match: 'm1', seq: 2, due: null }), true);
    const later = await again();
    assert.deepEqual(await later.dueDeadlines(now + 10_000, 9), [{ match: 'm3', seq: 1, due: now + 9000 }]);
  },

  'many matches at once keep to themselves': async (store) => {
    const ids = Array.from({ length: 40 }, (_, i) => `m${i}`);
    await Promise.all(ids.map((id) => store.createMatch(sampleSetup(id))));
    for (let seq = 1; seq <= 10; seq++) {
      const all = await Promise.all(ids.map((match) => append(store, seq, { match, entry: `${match} ${seq}` })));
      assert.ok(all.every(({ kind }) => kind === 'ok'));
    }
    for (const id of ids) {
      const texts = (await store.read(id, 0)).map(({ entry }) => entry);
      assert.deepEqual(
        texts,
        Array.from({ length: 10 }, (_, i) => `${id} ${i + 1}`),
      );
    }
  },

  'what was asked for before closing is done, what comes after is refused': async (store, again) => {
    await store.createMatch(sampleSetup('m1'));
    const before = Array.from({ length: 10 }, (_, i) => append(store, i + 1));
    const opened = again();
    await assert.rejects(append(store, 11), isFault('closed'));
    assert.ok((await Promise.all(before)).every(({ kind }) => kind === 'ok'));
    assert.equal((await (await opened).match('m1'))!.head, 10);
  },

  'the clock never goes back': async (store, again) => {
    let last = store.now();
    for (let i = 0; i < 1000; i++) {
      const now = store.now();
      assert.ok(now >= last);
      last = now;
    }
    assert.ok(Math.abs(last - Date.now()) < 1000);
    assert.ok((await again()).now() >= last);
  },
};
