// Other servers under load, to be read beside `./harena storm load --rate 0`: as many matches of Harenula for two, decided
// as fast as can be, and the processor time of the server's process for a decision.
//
//   node bench/serving.ts boardgame.io|colyseus [MATCHES [SECONDS]]
//
// boardgame.io is fetched by `npm ci` in this folder. Colyseus is not in its lock file, because npm cannot lock the optional
// packages of its msgpackr everywhere: npm install --no-save @colyseus/core@0.18.17 @colyseus/ws-transport@0.18.4
// @colyseus/sdk@0.18.4
//
// Their matches are kept in memory and are gone with the process; ours are on disk before a decision is acknowledged.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { quantile } from '../checks/server/findings.ts';
import { between, usageOf } from '../checks/server/usage.ts';
import { boardgameio } from './serving-boardgameio.ts';
import { colyseus } from './serving-colyseus.ts';
import type { Peer } from './serving-peer.ts';

const PEERS: { readonly [name: string]: Peer } = { 'boardgame.io': boardgameio, colyseus };
const [name = '', ...sizes] = process.argv.slice(2);
const [matches = 60, seconds = 8] = sizes.map(Number);
const peer = PEERS[name];
if (peer === undefined) {
  process.stderr.write(`Name one server: ${Object.keys(PEERS).join(', ')}.\n`);
  process.exit(2);
}

const times: number[] = [];
const program = join(import.meta.dirname, peer.program);
const child = spawn(process.execPath, [...process.execArgv, program], { stdio: ['ignore', 'pipe', 'inherit'] });
child.once('exit', () => process.exit(1));
const [port] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
const pairs = Array.from({ length: matches }, (_, i) => peer.pair(port, `m${i}`, (ms) => times.push(ms)));
const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
await wait(1000 * Math.min(3, seconds / 2));
times.length = 0;
const before = usageOf(child.pid!);
await wait(1000 * seconds);
const used = between(before, usageOf(child.pid!));
const count = times.length;
times.sort((a, b) => a - b);
for (const pair of pairs) pair.leave();
child.removeAllListeners('exit').kill();
const each = (amount: number): number => Math.round((1e6 * amount) / Math.max(1, count));
process.stdout.write(
  `${JSON.stringify({
    server: name,
    matches,
    'decisions/s': Math.round(count / seconds),
    'decision to seen p50 ms': Math.round(10 * quantile(times, 0.5)) / 10,
    'main thread a decision µs': each(used.main),
    'other threads a decision µs': each(used.others),
    'memory of the server MB': Math.round(used.memory),
  })}\n`,
);
process.exit(0);
