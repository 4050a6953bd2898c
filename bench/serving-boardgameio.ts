// Players at boardgame.io's server.

import { createRequire } from 'node:module';
import { fastRandom } from '../engine/chance/random.ts';
import type { Dice, Flat } from './flat.ts';
import { choose } from './flat-choose.ts';
import { type OnSeen, type Pair, type Peer, SEATS } from './serving-peer.ts';

interface Socket {
  on(event: string, hear: (...args: never[]) => void): void;
  emit(event: string, ...args: unknown[]): void;
  close(): void;
}
interface State {
  G: Flat;
  _stateID: number;
}

const dice: Dice = fastRandom(1);

/** Each match is made when the first of the two asks for it. */
class BoardgameioPair implements Pair {
  private readonly sockets: Socket[];
  private readonly name: string;
  private readonly onSeen: OnSeen;
  private n = 0;
  private state = -1;
  /** The views of the present state that have come, by seat. */
  private views = new Map<number, Flat>();
  private since = 0;

  constructor(port: string, name: string, onSeen: OnSeen) {
    const { io } = createRequire(import.meta.url)('socket.io-client') as { io(url: string, options: object): Socket };
    this.name = name;
    this.onSeen = onSeen;
    this.sockets = SEATS.map((seat) => {
      const socket = io(`http://127.0.0.1:${port}/harenula`, { transports: ['websocket'], forceNew: true });
      socket.on('connect', () => this.join(seat));
      socket.on('sync', (match: string, { state }: { state: State }) => this.take(seat, match, state));
      socket.on('update', (match: string, state: State) => this.take(seat, match, state));
      return socket;
    });
  }

  leave(): void {
    for (const socket of this.sockets) socket.close();
  }

  private get match(): string {
    return `${this.name}-${this.n}`;
  }

  private join(seat: number): void {
    this.sockets[seat]!.emit('sync', this.match, String(seat), undefined, SEATS.length);
  }

  private take(seat: number, match: string, { G, _stateID }: State): void {
    if (match !== this.match || _stateID < this.state) return;
    if (_stateID > this.state) {
      this.state = _stateID;
      this.views = new Map();
    }
    this.views.set(seat, G);
    if (this.views.size < SEATS.length) return;
    if (this.since > 0) this.onSeen(performance.now() - this.since);
    if (G.phase === 'over') return this.again();
    const decider = G.open[0]!;
    this.decide(decider, this.views.get(decider)!);
  }

  private decide(seat: number, view: Flat): void {
    const payload = { type: 'play', args: [choose(view, seat, dice)], playerID: String(seat) };
    this.since = performance.now();
    this.sockets[seat]!.emit('update', { type: 'MAKE_MOVE', payload }, this.state, this.match, String(seat));
  }

  private again(): void {
    this.n++;
    this.state = -1;
    this.since = 0;
    for (const seat of SEATS) this.join(seat);
  }
}

export const boardgameio: Peer = {
  program: 'boardgameio-process.ts',
  pair: (port, name, onSeen) => new BoardgameioPair(port, name, onSeen),
};
