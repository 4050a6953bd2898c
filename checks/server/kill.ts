// The storm 'kill': a server under load is killed without warning, again and again. After each kill the file is compared
// with what the players have received.

import { Faults, type Findings, type Progress, pause, quantile } from '#checks/server/findings.ts';
import { Seated } from '#checks/server/seated.ts';
import { ServerProcess } from '#checks/server/server-process.ts';
import { compare, type Memory } from '#checks/server/witness.ts';
import { fastRandom } from '#engine/chance/random.ts';
import { ScriptedClient } from '#server/scripted-client.ts';
import { openSqlite } from '#server/store/sqlite.ts';

export interface KillOptions {
  kills: number;
  tables: number;
  seats: number;
  game: string;
  seed: number;
  /** No new kill after so many seconds. */
  seconds: number;
}

export const KILL: KillOptions = { kills: 60, tables: 8, seats: 4, game: 'harenula', seed: 1, seconds: 240 };

/** A table whose people play one match after the other. */
interface Sitting {
  match: string;
  people: Seated[];
}

export async function kill(options: KillOptions, say: Progress): Promise<Findings> {
  const { tables, seats, game, seed } = options;
  const house = new ServerProcess();
  const faults = new Faults();
  const random = fastRandom(seed);
  const current: Sitting[] = [];
  const finished: Sitting[] = [];
  /** By match: the decisions of people in the file. */
  const kept = new Map<string, number>();
  const downtimes: number[] = [];
  let kills = 0;
  let acknowledged = 0;
  let isEnding = false;
  const start = performance.now();
  const seconds = (): number => (performance.now() - start) / 1000;

  /** Plays matches at one table until the storm ends. */
  async function keepPlaying(table: number): Promise<void> {
    const clients = Array.from({ length: seats }, () => new ScriptedClient(house.url));
    for (const [i, client] of clients.entries()) await insist(() => client.must('/api/me', { name: `P${table}-${i}` }));
    for (let n = 0; !isEnding; n++) {
      const match = await insist(() => newMatch(clients, game));
      const people = clients.map((client, seat) => {
        const person = new Seated(client, match, seat, seed + 1000 * table + 10 * n + seat);
        person.onAcknowledged = () => {
          acknowledged++;
        };
        return person;
      });
      const sitting = { match, people };
      current[table] = sitting;
      await Promise.all(people.map((person) => person.play()));
      if (people.every(({ isOver }) => isOver)) finished.push(sitting);
    }
  }

  /** Retries while the server is down. */
  async function insist<T>(work: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (isEnding || (error as Error).message.includes(': 4')) throw error;
        await pause(50);
      }
    }
  }

  /** Waits until every seat could have decided something since then. */
  async function underLoad(before: number): Promise<void> {
    for (let waited = 0; acknowledged < before + tables * seats && waited < 10_000; waited += 10) await pause(10);
  }

  /** Compares the file of a stopped server with what all clients remember. */
  async function examine(): Promise<void> {
    const store = await openSqlite(house.data);
    for (const { match, people } of [...finished.splice(0), ...current.filter((one) => one !== undefined)]) {
      kept.set(match, await compare(store, match, people.map(memoryOf), faults));
      for (const person of people) for (const fault of person.faults.splice(0)) faults.add(`${match}: ${fault}`);
    }
    await store.close();
  }

  try {
    await house.start();
    const playing = Array.from({ length: tables }, (_, table) => keepPlaying(table).catch(() => {}));
    for (; kills < options.kills && seconds() < options.seconds && faults.count === 0; kills++) {
      await underLoad(acknowledged);
      await pause(random.below(400));
      faults.check(house.isUp, () => `the server went down by itself: ${house.complaints.slice(-3).join(' ')}`);
      await house.kill();
      await examine();
      const down = performance.now();
      await house.start();
      downtimes.push(performance.now() - down);
      if (kills % 10 === 9) say(`${kills + 1} kills, ${Math.round(seconds())} s`);
    }
    await pause(500);
    isEnding = true;
    for (const sitting of current) for (const person of sitting?.people ?? []) person.leave();
    await Promise.all(playing);
    await house.stop();
    await examine();
  } finally {
    isEnding = true;
    for (const sitting of current) for (const person of sitting?.people ?? []) person.leave();
    await house.kill();
    house.remove();
  }
  downtimes.sort((a, b) => a - b);
  return {
    figures: {
      kills,
      seats: tables * seats,
      matches: kept.size,
      'decisions acknowledged': acknowledged,
      'decisions kept': [...kept.values()].reduce((sum, count) => sum + count, 0),
      'start p50 ms': Math.round(quantile(downtimes, 0.5)),
      seconds: Math.round(seconds()),
      faults: faults.count,
    },
    faults: faults.list,
  };
}

/** All players take their seats, in order. */
export async function newMatch(clients: readonly ScriptedClient[], game: string, rest: object = {}): Promise<string> {
  const seats = clients.map((_, i) => ({ kind: i === 0 ? 'me' : 'open' }));
  const { match } = await clients[0]!.create({ game, seats, ...rest });
  for (const [seat, client] of clients.entries()) await client.sit(match, { seat, nonce: `n${seat}` });
  return match;
}

function memoryOf(person: Seated): Memory {
  const { seat, acknowledged, sent, update, events, isOver } = person;
  return { seat, acknowledged, sent, seq: update?.seq ?? 0, events, isOver };
}
