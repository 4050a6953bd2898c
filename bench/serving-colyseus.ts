// Players at a Colyseus server.

import { fastRandom } from '../engine/chance/random.ts';
import type { Dice, Flat } from './flat.ts';
import { choose } from './flat-choose.ts';
import { type OnSeen, type Pair, type Peer, SEATS } from './serving-peer.ts';

interface Room {
  readonly roomId: string;
  onMessage(type: string, hear: (message: View) => void): void;
  send(type: string, message?: unknown): void;
  leave(): Promise<unknown>;
}
interface Sdk {
  Client: new (url: string) => { create(room: string): Promise<Room>; joinById(id: string): Promise<Room> };
}
interface View {
  count: number;
  g: Flat;
}

const NAME = '@colyseus/sdk';
const dice: Dice = fastRandom(1);

class ColyseusPair implements Pair {
  private readonly url: string;
  private readonly onSeen: OnSeen;
  private rooms: Room[] = [];
  private count = -1;
  private views = new Map<number, Flat>();
  private since = 0;

  constructor(port: string, onSeen: OnSeen) {
    this.url = `ws://127.0.0.1:${port}`;
    this.onSeen = onSeen;
    void this.sit();
  }

  leave(): void {
    for (const room of this.rooms) void room.leave();
  }

  private async sit(): Promise<void> {
    const { Client } = (await import(NAME)) as Sdk;
    const client = new Client(this.url);
    const first = await client.create('harenula');
    const second = await client.joinById(first.roomId);
    this.rooms = [first, second];
    this.count = -1;
    this.since = 0;
    for (const seat of SEATS) {
      this.rooms[seat]!.onMessage('view', (view) => this.take(seat, view));
      this.rooms[seat]!.send('ready');
    }
  }

  private take(seat: number, { count, g }: View): void {
    if (count < this.count) return;
    if (count > this.count) {
      this.count = count;
      this.views = new Map();
    }
    this.views.set(seat, g);
    if (this.views.size < SEATS.length) return;
    if (this.since > 0) this.onSeen(performance.now() - this.since);
    if (g.phase === 'over') {
      this.leave();
      void this.sit();
      return;
    }
    const decider = g.open[0]!;
    this.since = performance.now();
    this.rooms[decider]!.send('play', choose(this.views.get(decider)!, decider, dice));
  }
}

export const colyseus: Peer = {
  program: 'colyseus-process.ts',
  pair: (port, _name, onSeen) => new ColyseusPair(port, onSeen),
};
