// People who play one match after the other at several tables of a server under stress, and remember all they were told.

import { type Faults, pause } from '#checks/server/findings.ts';
import { Seated } from '#checks/server/seated.ts';
import { compare, type Memory } from '#checks/server/witness.ts';
import { ScriptedClient } from '#server/scripted-client.ts';
import type { Store } from '#server/store/store.ts';

export interface CrowdOptions {
  tables: number;
  seats: number;
  game: string;
  seed: number;
}

interface Sitting {
  match: string;
  people: Seated[];
}

export class Crowd {
  acknowledged = 0;
  private readonly url: string;
  private readonly options: CrowdOptions;
  private readonly current: Sitting[] = [];
  private readonly finished: Sitting[] = [];
  /** By match: the decisions of people in the store. */
  private readonly kept = new Map<string, number>();
  private playing: Promise<unknown> = Promise.resolve();
  private isEnding = false;

  constructor(url: string, options: CrowdOptions) {
    this.url = url;
    this.options = options;
  }

  get seats(): number {
    return this.options.tables * this.options.seats;
  }

  get matches(): number {
    return this.kept.size;
  }

  get decisionsKept(): number {
    return [...this.kept.values()].reduce((sum, count) => sum + count, 0);
  }

  begin(): void {
    const tables = Array.from({ length: this.options.tables }, (_, table) => this.keepPlaying(table).catch(() => {}));
    this.playing = Promise.all(tables);
  }

  /** Waits until every seat could have decided something since then. */
  async underLoad(patience = 10_000): Promise<void> {
    const wanted = this.acknowledged + this.seats;
    for (let waited = 0; this.acknowledged < wanted && waited < patience; waited += 10) await pause(10);
  }

  async end(): Promise<void> {
    this.isEnding = true;
    for (const sitting of this.current) for (const person of sitting?.people ?? []) person.leave();
    await this.playing;
  }

  /** Compares what is stored with what all clients remember. Nothing may be appended meanwhile. */
  async examine(store: Store, faults: Faults): Promise<void> {
    for (const { match, people } of [...this.finished.splice(0), ...this.current.filter((one) => one !== undefined)]) {
      this.kept.set(match, await compare(store, match, people.map(memoryOf), faults));
      for (const person of people) for (const fault of person.faults.splice(0)) faults.add(`${match}: ${fault}`);
    }
  }

  /** Plays matches at one table until the storm ends. */
  private async keepPlaying(table: number): Promise<void> {
    const { seats, game, seed } = this.options;
    const clients = Array.from({ length: seats }, () => new ScriptedClient(this.url));
    for (const [i, client] of clients.entries()) {
      await this.insist(() => client.must('/api/me', { name: `P${table}-${i}` }));
    }
    for (let n = 0; !this.isEnding; n++) {
      const match = await this.insist(() => newMatch(clients, game));
      const people = clients.map((client, seat) => {
        const person = new Seated(client, match, seat, seed + 1000 * table + 10 * n + seat);
        person.onAcknowledged = () => {
          this.acknowledged++;
        };
        return person;
      });
      const sitting = { match, people };
      this.current[table] = sitting;
      await Promise.all(people.map((person) => person.play()));
      if (people.every(({ isOver }) => isOver)) this.finished.push(sitting);
    }
  }

  private insist<T>(work: () => Promise<T>): Promise<T> {
    return insist(work, () => this.isEnding);
  }
}

/** Retries while the server is down, or has closed the connection that the request was sent over. */
export async function insist<T>(work: () => Promise<T>, isEnding: () => boolean): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (isEnding() || (error as Error).message.includes(': 4')) throw error;
      await pause(50);
    }
  }
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
