// What the log of a store promises beyond live/log.ts: lists, seats, deadlines, and durability.

import assert from 'node:assert/strict';
import { sampleEntry } from '#live/conformance/place.ts';
import type { Append, Appended } from '#live/log.ts';
import { isFault, type StoreCheck, sampleSetup } from '#server/store/conformance-setup.ts';
import type { BesideEntry, Holder, Store } from '#server/store/store.ts';

function append(store: Store, seq: number, more: Partial<Append & BesideEntry> = {}): Promise<Appended> {
  return store.append({ match: 'm1', seq, key: `k${seq}`, entry: sampleEntry(String(seq)), deadline: null, ...more });
}

export const DEADLINE_CHECKS: { [title: string]: StoreCheck } = {
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

  'what was asked for before closing is done, what comes after is refused': async (store, again) => {
    await store.createMatch(sampleSetup('m1'));
    const before = Array.from({ length: 10 }, (_, i) => append(store, i + 1));
    const opened = again();
    await assert.rejects(append(store, 11), isFault('closed'));
    assert.ok((await Promise.all(before)).every(({ kind }) => kind === 'ok'));
    assert.equal((await (await opened).match('m1'))!.head, 10);
  },
};
