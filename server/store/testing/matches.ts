// A store with a bit of everything: people, matches in every stage, talk, invitations, deadlines, NUL characters.

import { sampleEntry } from '#live/conformance/place.ts';
import { sampleSetup } from '#server/store/conformance-setup.ts';
import type { Store } from '#server/store/store.ts';

export async function fillStore(store: Store): Promise<void> {
  for (const name of ['anna', 'bruno', 'carla'])
    await store.createGuest({ id: name, name: `${name}\\0 é🏛`, cookie: name });
  const person = (guest: string) => ({ holder: { kind: 'person', guest } as const, nonce: `\0of ${guest}` });
  const bot = { holder: { kind: 'bot', level: 'tiro' } as const, nonce: null };
  await store.createMatch(sampleSetup('over', { seats: [person('anna'), bot], host: 'anna', options: { rounds: 2 } }));
  await store.createMatch(sampleSetup('next', { seats: [person('bruno'), bot], rematchOf: 'over', hints: true }));
  await store.createMatch(sampleSetup('open', { listed: true, host: 'bruno' }));
  for (const [match, last] of [
    ['over', 20],
    ['next', 7],
  ] as const) {
    for (let seq = 1; seq <= last; seq++) {
      const key = `seat:0:${seq}\0`;
      const stage = match === 'over' && seq === last ? 'over' : 'playing';
      const deadline = stage === 'over' ? null : 5_000_000 + seq;
      const snapshot = `${match} after ${seq}`;
      await store.append({ match, seq, key, entry: sampleEntry(`${match} \0 ${seq}`), deadline, stage, snapshot });
    }
  }
  await store.createInvite({ token: 't', match: 'open', seat: 1 });
  const line = { match: 'next', from: 0, name: 'bruno', guest: 'bruno', to: 'table' } as const;
  for (const key of ['a', 'b\0']) await store.say({ ...line, key, text: `${key} salve\\0\0` });
}

/** A match with so many entries; each holds `MATCH marker SEQ.`. */
export async function fillMatch(store: Store, match: string, entries: number): Promise<void> {
  await store.createMatch(sampleSetup(match));
  for (let seq = 1; seq <= entries; seq++) {
    await store.append({ match, seq, key: `k${seq}`, entry: sampleEntry(`${match} marker ${seq}.`), deadline: null });
  }
}

/** All that can be seen of a store, to be compared. */
export async function contentsOf(store: Store): Promise<unknown> {
  const matches = ['over', 'next', 'open'];
  return {
    rows: await Promise.all(matches.map((id) => store.match(id))),
    seeds: await Promise.all(matches.map((id) => store.seed(id))),
    entries: await Promise.all(matches.map((id) => store.read(id, 0))),
    snapshots: await Promise.all(matches.map((id) => store.snapshot(id))),
    known: await store.lookUp('over', 'seat:0:3\0', JSON.stringify(sampleEntry('over \0 3'))),
    due: await store.dueDeadlines(9_000_000, 10),
    people: await Promise.all(['anna', 'bruno', 'carla'].map((id) => store.exportGuest(id))),
    byCookie: await store.guestByCookie('carla'),
    invites: await store.invites('open'),
    chat: await store.chat('next', 10),
  };
}
