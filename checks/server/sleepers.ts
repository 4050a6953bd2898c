// The storm 'sleepers': a file with very many matches in which nobody is. How long does the server take to start, how much
// memory do they cost, and how long until one of them is awake?

import { Faults, type Findings, type Progress, pause, quantile } from '#checks/server/findings.ts';
import { Line } from '#checks/server/line.ts';
import { ServerProcess } from '#checks/server/server-process.ts';
import { commitment } from '#engine/chance/random.ts';
import { sha256Hex } from '#engine/chance/sha256.ts';
import { defaultOptions } from '#engine/options.ts';
import { harenula } from '#games/harenula/index.ts';
import type { Entry } from '#live/entry.ts';
import { keyOf } from '#live/key.ts';
import { hashed } from '#server/guests.ts';
import { ScriptedClient } from '#server/scripted-client.ts';
import { digest, firstLink, type Link, nextLink } from '#server/store/chain.ts';
import { openDatabase } from '#server/store/sqlite-open.ts';

export interface SleepersOptions {
  matches: number;
  /** How many of them are woken, one after the other. */
  woken: number;
}

export const SLEEPERS: SleepersOptions = { matches: 100_000, woken: 100 };

/** So many matches have the same two people. */
const PER_PERSON = 50;
const COMMIT_EVERY = 20_000;

const secretOf = (person: string): string => Buffer.from(person.padEnd(32, '.')).toString('base64url');

export async function sleepers(options: SleepersOptions, say: Progress): Promise<Findings> {
  const faults = new Faults();
  const [empty, house] = [new ServerProcess(), new ServerProcess()];
  try {
    const started = async (one: ServerProcess): Promise<number> => {
      const since = performance.now();
      await one.start();
      return performance.now() - since;
    };
    // The first start of all compiles; the others find what it has compiled.
    await started(empty);
    await empty.stop();
    const bare = await started(empty);
    const bareUsed = empty.usage;
    await pause(1000);
    const without = empty.usage.memory;
    await empty.stop();
    const bytes = fill(house.data, options.matches, say);
    await started(house);
    await house.stop();
    const clean = await started(house);
    const used = house.usage;
    await pause(1000);
    const memory = house.usage.memory - without;
    const first = await timed(() => listed(house));
    const times: number[] = [];
    for (let i = 0; i < options.woken; i++) {
      const n = Math.floor((i * options.matches) / options.woken);
      times.push(await timed(() => woken(house, n, faults)));
    }
    times.sort((a, b) => a - b);
    await house.kill();
    const killed = await started(house);
    for (const line of house.complaints.slice(0, 3)) faults.add(`the server had trouble: ${line}`);
    return {
      figures: {
        matches: options.matches,
        'bytes of the file a match': Math.round(bytes / options.matches),
        'start ms, empty file': Math.round(bare),
        'start processor ms, empty file': Math.round(1000 * (bareUsed.main + bareUsed.others)),
        'start ms': Math.round(clean),
        'start processor ms': Math.round(1000 * (used.main + used.others)),
        'start ms, after kill -9': Math.round(killed),
        'memory a match bytes': Math.round((memory * 1024 * 1024) / options.matches),
        'a list ms': Math.round(first),
        'asleep to joined p50 ms': Math.round(10 * quantile(times, 0.5)) / 10,
        'asleep to joined p99 ms': Math.round(10 * quantile(times, 0.99)) / 10,
        faults: faults.count,
      },
      faults: faults.list,
    };
  } finally {
    for (const one of [empty, house]) {
      await one.kill();
      one.remove();
    }
  }
}

async function timed(work: () => Promise<void>): Promise<number> {
  const since = performance.now();
  await work();
  return performance.now() - since;
}

async function listed({ url }: ServerProcess): Promise<void> {
  await new ScriptedClient(url).get('/api/matches?which=open');
}

/** A player joins, and receives the game. */
async function woken({ url }: ServerProcess, n: number, faults: Faults): Promise<void> {
  const client = new ScriptedClient(url);
  client.cookie = `harena=${secretOf(peopleOf(n)[0]!)}`;
  await new Promise<void>((done) => {
    const line: Line = new Line(client, {
      match: idOf(n),
      seat: 0,
      after: null,
      hear: (message) => {
        if (message.t === 'refused') faults.add(`match ${n}: ${message.refusal.code}`);
        if (message.t !== 'refused' && message.t !== 'update') return;
        line.drop();
        done();
      },
    });
  });
}

const idOf = (n: number): string => `sleeper-${n}`;
const peopleOf = (n: number): string[] => [0, 1].map((seat) => `p${Math.floor(n / PER_PERSON)}-${seat}`);

/** Writes the matches. Returns the size of the file. */
function fill(path: string, count: number, say: Progress): number {
  const db = openDatabase(path);
  const guest = db.prepare('INSERT INTO guest (id, name, cookie, created, seen) VALUES (?, ?, ?, ?, ?)');
  const match = db.prepare(`INSERT INTO match (n, id, game, rules, options, seed, commitment, listed, clock, on_timeout,
    chat, pairs, host, stage, head, link, created, changed)
    VALUES (?, ?, ?, ?, ?, ?, ?, 0, '{"kind":"none"}', 'default', 'all', 0, ?, 'playing', ?, ?, ?, ?)`);
  const seat = db.prepare("INSERT INTO seat (match, seat, kind, guest, nonce) VALUES (?, ?, 'person', ?, ?)");
  const entry = db.prepare('INSERT INTO entry (match, seq, key, asked, entry, at, link) VALUES (?, ?, ?, ?, ?, ?, ?)');
  const { id: game, rules } = harenula;
  const options = defaultOptions(harenula.options);
  const text = JSON.stringify(options);
  const now = Date.now();
  db.exec('BEGIN');
  for (let n = 0; n < count; n++) {
    const [id, people] = [idOf(n), peopleOf(n)];
    if (n % PER_PERSON === 0) for (const one of people) guest.run(one, one, hashed(secretOf(one)), now, now);
    const seed = sha256Hex(id);
    const promised = commitment({ seed, match: id, rules });
    let link: Link = firstLink({ id, game, rules, options, seed, commitment: promised });
    const entries = entriesAt(now);
    const rows = entries.map((one, i) => {
      const row = { seq: i + 1, key: keyOf(i, `key-${i}`), asked: digest(`${i}`), entry: JSON.stringify(one), at: now };
      link = nextLink(link, row);
      return { ...row, link };
    });
    match.run(n + 1, id, game, rules, text, seed, promised, people[0]!, rows.length, link, now, now);
    for (const [i, one] of people.entries()) seat.run(n + 1, i, one, `n${i}`);
    for (const { seq, key, asked, entry: body, at, link: own } of rows)
      entry.run(n + 1, seq, key, asked, body, at, own);
    if (n % COMMIT_EVERY !== COMMIT_EVERY - 1) continue;
    db.exec('COMMIT; BEGIN');
    if ((n + 1) % 100_000 === 0) say(`${n + 1} matches`);
  }
  db.exec('COMMIT; PRAGMA wal_checkpoint(TRUNCATE)');
  const { bytes } = db
    .prepare('SELECT page_count * page_size AS bytes FROM pragma_page_count, pragma_page_size')
    .get() as { bytes: number };
  db.close();
  return bytes;
}

/** A match that has just begun: both have kept their cards. */
const entriesAt = (at: number): Entry[] => [
  { t: 'start', at, nonces: ['n0', 'n1'], bots: [null, null], standIn: 'fighter', persons: [0, 1] },
  { t: 'decide', at, seat: 0, id: 0, choice: [], by: null },
  { t: 'decide', at, seat: 1, id: 0, choice: [], by: null },
];
