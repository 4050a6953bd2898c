// The suite of every log (live/log.ts): order, idempotency keys, conflicts, snapshots.

import { append, holds, type LogCheck, same, sampleEntry } from '#live/conformance/place.ts';

const kindsOf = (all: readonly { kind: string }[]): string[] => all.map(({ kind }) => kind).sort();

export const LOG_CHECKS: { readonly [title: string]: LogCheck } = {
  'entries come back in order, as they were, also after opening again': async (place) => {
    await place.create('m1');
    const texts = ['', 'a\u0000b', '🏛é', '\ud800', 'x'.repeat(100_000)];
    for (const [i, text] of texts.entries()) {
      same((await append(place, i + 1, { entry: sampleEntry(text) })).kind, 'ok');
    }
    for (const open of [async () => {}, () => place.again()]) {
      await open();
      const { log } = place;
      const read = await log.read('m1', 0);
      same(
        read.map(({ seq, key, entry }) => [seq, key, entry]),
        texts.map((text, i) => [i + 1, `k${i + 1}`, sampleEntry(text)]),
      );
      holds(
        read.every(({ at }, i) => at <= log.now() && (i === 0 || at >= read[i - 1]!.at)),
        'timestamps do not rise',
      );
      same(await log.read('m1', 2, 2), read.slice(2, 4));
      same([await log.read('m1', 5), await log.read('m1', 9)], [[], []]);
    }
  },

  'of many that want one number one gets it, the others are told the head': async (place) => {
    await place.create('m1');
    for (let seq = 1; seq <= 20; seq++) {
      const all = await Promise.all(Array.from({ length: 6 }, (_, i) => append(place, seq, { key: `${seq} of ${i}` })));
      same(all.filter(({ kind }) => kind === 'ok').length, 1);
      for (const one of all) if (one.kind !== 'ok') same(one, { kind: 'conflict', head: seq });
    }
    same(await append(place, 25), { kind: 'conflict', head: 20 }, 'a gap');
    same(await append(place, 0), { kind: 'conflict', head: 20 });
    same((await place.log.read('m1', 0)).length, 20);
  },

  'what is asked twice under one key is kept once': async (place) => {
    await place.create('m1');
    await place.create('m2');
    const entry = sampleEntry('5');
    same((await append(place, 1, { key: 'a', entry, asked: 'north' })).kind, 'ok');
    const duplicate = { kind: 'duplicate', seq: 1 };
    const later = sampleEntry('6');
    same(await append(place, 2, { key: 'a', entry: later, asked: 'north' }), duplicate);
    same(await append(place, 1, { key: 'a', entry: later, asked: 'north' }), duplicate);
    same(await append(place, 2, { key: 'a', entry, asked: 'south' }), { kind: 'misused', seq: 1 });
    same(await append(place, 2, { key: 'a', entry }), { kind: 'misused', seq: 1 });
    same((await append(place, 1, { match: 'm2', key: 'a', entry })).kind, 'ok', 'keys are of their match');
    same(await append(place, 2, { match: 'm2', key: 'a', entry }), duplicate, 'the entry itself is what was asked');
    await place.again();
    const { log } = place;
    same(await append(place, 2, { key: 'a', entry: later, asked: 'north' }), duplicate);
    const found = ['north', 'south'].map((asked) => log.lookUp('m1', 'a', asked));
    same(await Promise.all([...found, log.lookUp('m1', 'b', 'north')]), ['duplicate', 'misused', 'new']);
    same((await log.read('m1', 0)).length, 1);
  },

  'five times the same at once is kept once': async (place) => {
    await place.create('m1');
    for (let seq = 1; seq <= 20; seq++) {
      const all = await Promise.all(Array.from({ length: 5 }, () => append(place, seq)));
      same(kindsOf(all), ['duplicate', 'duplicate', 'duplicate', 'duplicate', 'ok']);
    }
    same((await place.log.read('m1', 0)).length, 20);
  },

  'an append to a match that is not there is an error, and sinks no other': async (place) => {
    await place.create('m1');
    const all = await Promise.allSettled([append(place, 1), append(place, 1, { match: 'none' }), append(place, 2)]);
    same(
      all.map(({ status }) => status),
      ['fulfilled', 'rejected', 'fulfilled'],
    );
    same((await place.log.read('m1', 0)).length, 2);
  },

  'the latest snapshot is kept with the entry it belongs to': async (place) => {
    await place.create('m1');
    same(await place.log.snapshot('m1'), null);
    await append(place, 1, { snapshot: 'one' });
    await append(place, 2);
    same(await place.log.snapshot('m1'), { seq: 1, body: 'one' });
    await append(place, 9, { snapshot: 'never' });
    await append(place, 3, { snapshot: 'three' });
    await place.again();
    same(await place.log.snapshot('m1'), { seq: 3, body: 'three' });
  },

  'many matches at once keep to themselves': async (place) => {
    const ids = Array.from({ length: 40 }, (_, i) => `m${i}`);
    await Promise.all(ids.map((id) => place.create(id)));
    for (let seq = 1; seq <= 10; seq++) {
      const all = await Promise.all(
        ids.map((match) => append(place, seq, { match, entry: sampleEntry(`${match} ${seq}`) })),
      );
      holds(
        all.every(({ kind }) => kind === 'ok'),
        'one was not kept',
      );
    }
    for (const id of ids) {
      const entries = (await place.log.read(id, 0)).map(({ entry }) => entry);
      same(
        entries,
        Array.from({ length: 10 }, (_, i) => sampleEntry(`${id} ${i + 1}`)),
      );
    }
  },

  'the clock never goes back': async (place) => {
    let last = place.log.now();
    for (let i = 0; i < 1000; i++) {
      const now = place.log.now();
      holds(now >= last, 'the clock went back');
      last = now;
    }
    holds(Math.abs(last - Date.now()) < 1000, 'the clock is wrong');
    await place.again();
    holds(place.log.now() >= last, 'the clock went back after opening again');
  },
};
