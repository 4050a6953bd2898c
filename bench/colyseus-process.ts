// A Colyseus server with Harenula, as a process of its own; it keeps its rooms in memory. Prints its port.
//
// Each player is sent his own view after every decision, because the state has secrets and a room's shared state is the
// same for all. The framework gives rooms, seats, sockets and messages; rules and views are those of the flat program.

import type { AddressInfo, Server } from 'node:net';
import { fastRandom } from '../engine/chance/random.ts';
import { viewOf } from './boardgameio.ts';
import { apply, type Dice, type Flat, type FlatMove, setup } from './flat.ts';

interface Client {
  sessionId: string;
  send(type: string, message: unknown): void;
}
interface Framework {
  Room: new () => {
    maxClients: number;
    clients: Client[];
    onMessage(type: string, hear: (client: Client, message: never) => void): void;
  };
  Server: new (
    options: object,
  ) => { define(name: string, room: unknown): void; listen(port: number): Promise<unknown> };
}
interface Transports {
  WebSocketTransport: new (options: object) => { server?: Server };
}

process.env['NODE_ENV'] = 'production';
// Its start is announced on the output, where only the port should be.
console.log = () => {};
console.info = () => {};
const [CORE, TRANSPORT] = ['@colyseus/core', '@colyseus/ws-transport'];
const { Room, Server: RoomServer } = (await import(CORE!)) as Framework;
const { WebSocketTransport } = (await import(TRANSPORT!)) as Transports;
const dice: Dice = fastRandom(2);
const SEATS = 2;

class Harenula extends Room {
  private readonly g: Flat = setup(SEATS, dice);
  private count = 0;
  private ready = 0;

  onCreate(): void {
    this.maxClients = SEATS;
    this.onMessage('ready', () => {
      if (++this.ready === SEATS) this.show();
    });
    this.onMessage('play', (client: Client, move: FlatMove) => {
      const seat = this.clients.indexOf(client);
      if (!this.g.open.includes(seat)) return;
      apply(this.g, seat, move, dice);
      this.count++;
      this.show();
    });
  }

  private show(): void {
    for (const [seat, client] of this.clients.entries())
      client.send('view', { count: this.count, g: viewOf(this.g, seat) });
  }
}

const transport = new WebSocketTransport({});
const server = new RoomServer({ transport, greet: false });
server.define('harenula', Harenula);
await server.listen(0);
process.stdout.write(`${(transport.server!.address() as AddressInfo).port}\n`);
