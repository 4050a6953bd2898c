// boardgame.io's server under load, to be read beside `./harena storm load --rate 0`: as many matches of Harenula for two,
// decided as fast as can be, and the processor time of its process for a decision.
//
//   node bench/serving.ts [MATCHES [SECONDS]]
//
// Its matches are kept in memory and are gone with the process; ours are on disk before a decision is acknowledged.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { quantile } from '../checks/server/findings.ts';
import { between, usageOf } from '../checks/server/usage.ts';
import { fastRandom } from '../engine/chance/random.ts';
import type { Dice, Flat } from './flat.ts';
import { choose } from './flat-choose.ts';

interface Socket {
  on(event: string, hear: (...args: never[]) => void): void;
  emit(event: string, ...args: unknown[]): void;
  close(): void;
}
interface State {
  G: Flat;
  _stateID: number;
}

const { io } = createRequire(import.meta.url)('socket.io-client') as { io(url: string, options: object): Socket };
const matches = Number(process.argv[2] ?? 60);
const seconds = Number(process.argv[3] ?? 8);
const SEATS = [0, 1];
const dice: Dice = fastRandom(1);
const times: number[] = [];
let count = 0;

/** Two players at one match after the other; each match is made when the first of them asks for it. */
class Pair {
  private readonly sockets: Socket[];
  private readonly name: string;
  private n = 0;
  private state = -1;
  /** The views of the present state that have come, by seat. */
  private views = new Map<number, Flat>();
  private since = 0;

  constructor(url: string, name: string) {
    this.name = name;
    this.sockets = SEATS.map((seat) => {
      const socket = io(`${url}/harenula`, { transports: ['websocket'], forceNew: true });
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
    if (this.since > 0) {
      count++;
      times.push(performance.now() - this.since);
    }
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

const program = join(import.meta.dirname, 'boardgameio-process.ts');
const flags = process.execArgv;
const child = spawn(process.execPath, [...flags, program], { stdio: ['ignore', 'pipe', 'inherit'] });
const [port] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
const pairs = Array.from({ length: matches }, (_, i) => new Pair(`http://127.0.0.1:${port}`, `m${i}`));
const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
await wait(1000 * Math.min(3, seconds / 2));
count = 0;
times.length = 0;
const before = usageOf(child.pid!);
await wait(1000 * seconds);
const used = between(before, usageOf(child.pid!));
times.sort((a, b) => a - b);
for (const pair of pairs) pair.leave();
child.kill();
const each = (amount: number): number => Math.round((1e6 * amount) / Math.max(1, count));
process.stdout.write(
  `${JSON.stringify({
    matches,
    'decisions/s': Math.round(count / seconds),
    'decision to seen p50 ms': Math.round(10 * quantile(times, 0.5)) / 10,
    'main thread a decision µs': each(used.main),
    'other threads a decision µs': each(used.others),
    'memory of the server MB': Math.round(used.memory),
  })}\n`,
);
process.exit(0);
