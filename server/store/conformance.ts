// The suite of every store. One call registers all of it with Node's test runner:
//
//   storeConformance('SQLite', async () => ({ open: () => openSqlite(path), remove: … }));
//
// A *place* is where one store's data is. Each test has its own place, opens it as often as it likes, and uses only the
// interface.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { LOG_CHECKS } from '#live/conformance/log.ts';
import { sampleEntry } from '#live/conformance/place.ts';
import { ROOM_CHECKS } from '#live/conformance/room.ts';
import { DEADLINE_CHECKS } from '#server/store/conformance-log.ts';
import { isFault, type StoreCheck, sampleSetup } from '#server/store/conformance-setup.ts';
import type { Holder, MatchRow, Store } from '#server/store/store.ts';

export interface StorePlace {
  open(): Promise<Store>;
  remove(): Promise<void>;
}

export function storeConformance(name: string, newPlace: () => Promise<StorePlace>): void {
  describe(`${name} keeps what a store promises`, () => {
    const checks = { ...MATCH_CHECKS, ...DEADLINE_CHECKS, ...PEOPLE_CHECKS, ...LOG_AND_ROOM_CHECKS };
    for (const [title, check] of Object.entries(checks)) {
      test(title, async () => {
        const place = await newPlace();
        let store = await place.open();
        try {
          await check(store, async () => {
            await store.close();
            store = await place.open();
            return store;
          });
        } finally {
          await store.close();
          await place.remove();
        }
      });
    }
  });
}

/** What a store promises as the log of its matches, and rooms on it. */
const LOG_AND_ROOM_CHECKS: { [title: string]: StoreCheck } = Object.fromEntries(
  Object.entries({ ...LOG_CHECKS, ...ROOM_CHECKS }).map(([title, check]): [string, StoreCheck] => [
    title,
    async (store, again) => {
      let log = store;
      await check({
        get log() {
          return log;
        },
        beside: { deadline: null },
        create: async (match) => void (await log.createMatch(sampleSetup(match))),
        again: async () => {
          log = await again();
        },
      });
    },
  ]),
);

const OPEN: Holder = { kind: 'open' };

const MATCH_CHECKS: { [title: string]: StoreCheck } = {
  'a match comes back as it was made, also after opening again': async (store, again) => {
    await store.createGuest({ id: 'g1', name: 'Vera 🏛', cookie: 'c1' });
    const setup = sampleSetup('m1', {
      options: { rounds: 3, fast: true, map: 'great' },
      seats: [
        { holder: { kind: 'person', guest: 'g1' }, nonce: 'n\u00001' },
        { holder: { kind: 'bot', level: 'greedy' }, nonce: null },
        { holder: OPEN, nonce: null },
      ],
      clock: { kind: 'live', bank: 600_000, increment: 5000 },
      onTimeout: 'bot',
      listed: true,
      pairs: true,
      standIn: 'veteran',
      hints: true,
      host: 'g1',
    });
    const before = store.now();
    assert.equal(await store.createMatch(setup), 'm1');
    const { seed, seats: _, ...rest } = setup;
    for (const open of [async () => store, again]) {
      const now = await open();
      const match = await now.match('m1');
      assert.ok(match !== null && match.created >= before && match.created <= now.now());
      assert.deepEqual(match, {
        ...rest,
        seats: [
          { seat: 0, holder: { kind: 'person', guest: 'g1' }, name: 'Vera 🏛', nonce: 'n\u00001', bots: false },
          { seat: 1, holder: { kind: 'bot', level: 'greedy' }, name: null, nonce: null, bots: false },
          { seat: 2, holder: OPEN, name: null, nonce: null, bots: false },
        ],
        stage: 'waiting',
        head: 0,
        created: match.created,
        changed: match.created,
        rematch: null,
      });
      assert.equal(await now.seed('m1'), seed);
      assert.ok(!JSON.stringify(await now.matches({ limit: 10 })).includes(seed), 'a list gives the seed away');
      assert.deepEqual([await now.match('none'), await now.seed('none')], [null, null]);
    }
  },

  'an id is used once, and what a match refers to must be there': async (store) => {
    await store.createMatch(sampleSetup('m1'));
    await assert.rejects(store.createMatch(sampleSetup('m1')), isFault('exists'));
    await assert.rejects(store.createMatch(sampleSetup('m2', { host: 'nobody' })), isFault('missing'));
    await assert.rejects(store.createMatch(sampleSetup('m2', { rematchOf: 'm0' })), isFault('missing'));
    assert.equal(await store.match('m2'), null);
  },

  'of many who ask for a rematch one makes it, and all are led to it': async (store) => {
    await store.createMatch(sampleSetup('m1'));
    const ids = await Promise.all(
      Array.from({ length: 8 }, (_, i) => store.createMatch(sampleSetup(`r${i}`, { rematchOf: 'm1' }))),
    );
    assert.equal(new Set(ids).size, 1);
    assert.equal((await store.match('m1'))?.rematch, ids[0]);
    assert.equal((await store.matches({ limit: 100 })).length, 2);
  },

  'of many who want one seat one gets it': async (store) => {
    await store.createMatch(sampleSetup('m1'));
    for (let i = 0; i < 8; i++) await store.createGuest({ id: `g${i}`, name: `n${i}`, cookie: `c${i}` });
    const take = (i: number) =>
      store.changeSeat({ match: 'm1', seat: 1, from: OPEN, to: { kind: 'person', guest: `g${i}` }, nonce: `x${i}` });
    const got = await Promise.all(Array.from({ length: 8 }, (_, i) => take(i)));
    assert.equal(got.filter(Boolean).length, 1);
    const winner = got.indexOf(true);
    const seat = (await store.match('m1'))!.seats[1]!;
    assert.deepEqual(seat, {
      seat: 1,
      holder: { kind: 'person', guest: `g${winner}` },
      name: `n${winner}`,
      nonce: `x${winner}`,
      bots: false,
    });
    await store.agreeToBots('m1', 1);
    assert.ok((await store.match('m1'))!.seats[1]!.bots);
    const leave = { match: 'm1', seat: 1, from: seat.holder, to: OPEN, nonce: null };
    assert.deepEqual([await store.changeSeat(leave), await store.changeSeat(leave)], [true, false]);
    assert.ok(!(await store.match('m1'))!.seats[1]!.bots, 'what one holder agreed to binds no other');
    await assert.rejects(store.agreeToBots('none', 0), isFault('missing'));
    const away = { ...leave, from: OPEN, seat: 9, to: { kind: 'bot', level: 'x' } } as const;
    assert.equal(await store.changeSeat(away), false, 'a seat that is not there');
    await assert.rejects(store.changeSeat({ ...leave, match: 'none' }), isFault('missing'));
  },

  'lists give those that fit, page by page, the latest first': async (store) => {
    await store.createGuest({ id: 'g1', name: 'a', cookie: 'c1' });
    for (let i = 0; i < 25; i++) {
      const seats = [
        { holder: i % 5 === 0 ? ({ kind: 'person', guest: 'g1' } as const) : OPEN, nonce: null },
        { holder: i % 2 === 0 ? ({ kind: 'bot', level: 'random' } as const) : OPEN, nonce: null },
      ];
      await store.createMatch(sampleSetup(`m${i}`, { listed: i % 3 === 0, seats }));
    }
    await store.append({ match: 'm4', seq: 1, key: 'k', entry: sampleEntry(''), deadline: null, stage: 'playing' });
    const count = async (filter: object) => (await store.matches({ ...filter, limit: 100 })).length;
    assert.deepEqual(
      [await count({}), await count({ listed: true }), await count({ guest: 'g1' }), await count({ stage: 'playing' })],
      [25, 9, 5, 1],
    );
    assert.deepEqual([await count({ bots: true }), await count({ open: false })], [13, 3]);
    assert.equal((await store.matches({ limit: 1 }))[0]!.id, 'm4', 'the latest changed');
    const seen: MatchRow[] = [];
    for (let page = await store.matches({ limit: 4 }); page.length > 0; ) {
      seen.push(...page);
      page = await store.matches({ limit: 4, after: page[page.length - 1]! });
    }
    assert.equal(seen.length, 25);
    assert.equal(new Set(seen.map(({ id }) => id)).size, 25);
    for (const [i, { changed }] of seen.entries()) assert.ok(i === 0 || changed <= seen[i - 1]!.changed);
  },

  'a match that has not begun can be taken away, one that has cannot': async (store) => {
    await store.createMatch(sampleSetup('m1'));
    await store.createInvite({ token: 't', match: 'm1', seat: 0 });
    assert.deepEqual([await store.removeMatch('m1'), await store.removeMatch('m1')], [true, false]);
    assert.deepEqual([await store.match('m1'), await store.invite('t')], [null, null]);
    await store.createMatch(sampleSetup('m2'));
    await store.append({ match: 'm2', seq: 1, key: 'k', entry: sampleEntry(''), deadline: null, stage: 'playing' });
    assert.equal(await store.removeMatch('m2'), false);
  },
};

const PEOPLE_CHECKS: { [title: string]: StoreCheck } = {
  'a guest is known by cookie, renamed, seen': async (store, again) => {
    const made = await store.createGuest({ id: 'g1', name: 'Ana', cookie: 'c1' });
    assert.deepEqual(await store.guestByCookie('c1'), made);
    await assert.rejects(store.createGuest({ id: 'g2', name: 'B', cookie: 'c1' }), isFault('exists'));
    await assert.rejects(store.createGuest({ id: 'g1', name: 'B', cookie: 'c2' }), isFault('exists'));
    assert.deepEqual([await store.renameGuest('g1', 'Äna'), await store.renameGuest('g9', 'x')], [true, false]);
    await store.touchGuest('g1');
    const now = await (await again()).guest('g1');
    assert.ok(now!.name === 'Äna' && now!.seen >= made.seen && now!.created === made.created);
  },

  'all that is kept of a person is given out, and forgotten': async (store) => {
    await store.createGuest({ id: 'g1', name: 'Ana', cookie: 'c1' });
    await store.createGuest({ id: 'g2', name: 'Bo', cookie: 'c2' });
    const seats = ['g1', 'g2'].map((guest) => ({ holder: { kind: 'person', guest } as const, nonce: `of ${guest}` }));
    await store.createMatch(sampleSetup('m1', { host: 'g1', seats }));
    const line = { match: 'm1', from: 0, to: 'table', text: 'salve' } as const;
    const mine = await store.say({ ...line, key: 'a', guest: 'g1', name: 'Ana' });
    const other = await store.say({ ...line, key: 'b', guest: 'g2', name: 'Bo' });
    const guest = (await store.guest('g1'))!;
    assert.deepEqual(await store.exportGuest('g1'), {
      guest,
      seats: [{ match: 'm1', game: 'harenula', seat: 0, nonce: 'of g1' }],
      hosted: ['m1'],
      chat: [mine],
    });
    assert.deepEqual([await store.deleteGuest('g1', 'Guest 7'), await store.deleteGuest('g9', 'x')], [true, false]);
    assert.equal(await store.guestByCookie('c1'), null);
    const match = (await store.match('m1'))!;
    assert.deepEqual(
      match.seats.map(({ name }) => name),
      ['Guest 7', 'Bo'],
    );
    assert.deepEqual(await store.chat('m1', 10), [other]);
    // What was on its way comes too late.
    assert.equal(await store.renameGuest('g1', 'Ana'), false);
    await assert.rejects(store.say({ ...line, key: 'c', guest: 'g1', name: 'Ana' }), isFault('missing'));
    const to = { kind: 'person', guest: 'g1' } as const;
    const from = { kind: 'person', guest: 'g2' } as const;
    await assert.rejects(store.changeSeat({ match: 'm1', seat: 1, from, to, nonce: null }), isFault('missing'));
    assert.equal((await store.guest('g1'))!.name, 'Guest 7');
    assert.deepEqual(await store.chat('m1', 10), [other]);
  },

  'an invitation is to one seat and can be revoked': async (store) => {
    await store.createMatch(sampleSetup('m1'));
    await store.createInvite({ token: 't1', match: 'm1', seat: 1 });
    await assert.rejects(store.createInvite({ token: 't1', match: 'm1', seat: 0 }), isFault('exists'));
    await assert.rejects(store.createInvite({ token: 't2', match: 'm1', seat: 7 }), isFault('missing'));
    const invite = (await store.invite('t1'))!;
    assert.deepEqual({ ...invite, created: 0 }, { match: 'm1', seat: 1, created: 0, revoked: false });
    assert.deepEqual([await store.revokeInvites('m1', 1), await store.revokeInvites('m1', 1)], [1, 0]);
    assert.deepEqual([(await store.invite('t1'))!.revoked, (await store.invites('m1')).length], [true, 1]);
    assert.equal(await store.invite('t9'), null);
  },

  'lines are numbered, and one said twice is said once': async (store) => {
    await store.createMatch(sampleSetup('m1'));
    const line = { match: 'm1', guest: null, from: null, name: 'x', to: 'gallery' } as const;
    const said = await Promise.all(
      ['a', 'b', 'a', 'c'].map((key) => store.say({ ...line, key, text: `${key}\u0000é🏛` })),
    );
    assert.deepEqual(
      said.map(({ n, text }) => [n, text[0]]),
      [
        [1, 'a'],
        [2, 'b'],
        [1, 'a'],
        [3, 'c'],
      ],
    );
    assert.deepEqual(await store.chat('m1', 2), [said[1], said[3]]);
    const toSeat = await store.say({ ...line, key: 'd', to: 2, text: 'apart' });
    assert.deepEqual((await store.chat('m1', 1))[0], toSeat);
    await assert.rejects(store.say({ ...line, match: 'none', key: 'e', text: '' }), isFault('missing'));
  },
};
