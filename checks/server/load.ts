// The storm 'load': many matches at once, decided at a steady rate, or as fast as can be. It measures the time from a
// decision to the moment at which the last of the other players has received its effect: rules, disk, projection and
// sockets; and what the server uses for a decision. In the same minutes a bare relay of messages of the same size is
// measured, and how often the disk can sync: on another machine, or a busy one, the ratios to these two mean something.
//
// Against several nodes on one PostgreSQL the players of a match are at different ones, which is the hardest case: each
// decision is seen by way of the database.

import { Faults, type Findings, inTurns, type Progress, pause } from '#checks/server/findings.ts';
import { loadRelay } from '#checks/server/load-relay.ts';
import { LoadTable } from '#checks/server/load-table.ts';
import { MemoryWatch } from '#checks/server/memory-watch.ts';
import { Site } from '#checks/server/site.ts';
import { type Rates, steadily, Times } from '#checks/server/steady.ts';
import { between, syncsPerSecond, type Usage } from '#checks/server/usage.ts';
import { fastRandom } from '#engine/chance/random.ts';
import { ScriptedClient } from '#server/scripted-client.ts';

export interface LoadOptions extends Rates {
  matches: number;
  seats: number;
  game: string;
  seed: number;
  /** On one PostgreSQL; 0: one server on a file. */
  nodes: number;
}

export const LOAD: LoadOptions = {
  matches: 250,
  seats: 2,
  game: 'harenula',
  seed: 1,
  nodes: 0,
  perSecond: 500,
  seconds: 30,
  warmUp: 5,
};

/** A longer measurement of the relay says no more. */
const RELAY_SECONDS = 60;

export async function load(options: LoadOptions, say: Progress): Promise<Findings> {
  const faults = new Faults();
  const real = await loadServer(options, faults, say);
  const seconds = Math.min(options.seconds, RELAY_SECONDS);
  const relay = await loadRelay({ ...options, seconds }, Math.round(real.bytes), say);
  const { seen, acknowledged, missed, used, decisions } = real;
  const counted = options.seconds - options.warmUp;
  const each = (amount: number): number => Math.round(amount / Math.max(1, decisions));
  return {
    figures: {
      nodes: options.nodes === 0 ? 'one, on a file' : options.nodes,
      matches: options.matches,
      sockets: options.matches * options.seats,
      'decisions/s wanted': options.perSecond === 0 ? 'all' : options.perSecond,
      'decisions/s done': Math.round(acknowledged.count / counted),
      'starts with no table free': missed,
      'matches ended and made anew': real.again,
      'sockets lost': real.lost,
      'decision to seen p50 ms': seen.quantile(0.5),
      'decision to seen p99 ms': seen.quantile(0.99),
      'decision to acknowledged p50 ms': acknowledged.quantile(0.5),
      'decision to acknowledged p99 ms': acknowledged.quantile(0.99),
      'bare relay/s': Math.round(relay.count / (seconds - options.warmUp)),
      'bare relay p50 ms': relay.quantile(0.5),
      'bare relay p99 ms': relay.quantile(0.99),
      'syncs/s of the disk': Math.round(real.syncs),
      'main thread a decision µs': each(1e6 * used.main),
      'other threads a decision µs': each(1e6 * used.others),
      ...(options.nodes === 0
        ? {}
        : { 'PostgreSQL a decision µs': each(1e6 * (real.database.main + real.database.others)) }),
      'bytes written a decision': each(used.written + real.database.written),
      'bytes an update': Math.round(real.bytes),
      'memory of the server MB': Math.round(used.memory),
      ...(real.quarters.length === 0 ? {} : { 'memory in each quarter of the time MB': real.quarters.join(', ') }),
      'memory a match KB': Math.round(real.perMatch * 1024),
      'processor of the server %': Math.round((100 * (used.main + used.others)) / options.seconds),
      faults: faults.count,
    },
    faults: faults.list,
  };
}

interface Loaded {
  seen: Times;
  acknowledged: Times;
  missed: number;
  /** How often a player lost the socket and came back. */
  lost: number;
  /** How many matches ended and were followed by a new one, whose making is part of what was used. */
  again: number;
  /** How many were acknowledged while `used` was used, the warm-up included. */
  decisions: number;
  /** By the servers, and by PostgreSQL. */
  used: Usage;
  database: Usage;
  /** Of an update. */
  bytes: number;
  /** Megabytes. */
  perMatch: number;
  /** Megabytes in each quarter of the time, if it was long. */
  quarters: number[];
  syncs: number;
}

async function loadServer(options: LoadOptions, faults: Faults, say: Progress): Promise<Loaded> {
  const house = await Site.start(options.nodes, true);
  const tables: LoadTable[] = [];
  try {
    await pause(500);
    const empty = house.usage.memory;
    const random = fastRandom(options.seed);
    const counts = { updates: 0, bytes: 0, lost: 0, again: 0 };
    let decisions = 0;
    let seen = new Times(0);
    let acknowledged = new Times(0);
    const onSeen = (started: number): void => seen.add(started);
    const onAcknowledged = (started: number): void => {
      decisions++;
      acknowledged.add(started);
    };
    for (let i = 0; i < options.matches; i++) {
      const { urls } = house;
      const clients = Array.from({ length: options.seats }, (_, s) => new ScriptedClient(urls[(i + s) % urls.length]!));
      tables.push(new LoadTable({ clients, game: options.game, random, counts, faults, onSeen, onAcknowledged }));
    }
    await inTurns(tables, 8, (table) => table.sit());
    await pause(1000);
    const perMatch = (house.usage.memory - empty) / options.matches;
    say(`${tables.length} matches, ${tables.length * options.seats} sockets`);
    const before = [house.usage, await house.databaseUsage()] as const;
    seen = new Times(options.warmUp);
    acknowledged = new Times(options.warmUp);
    let next = 0;
    const watch = new MemoryWatch(() => house.usage.memory, say);
    const missed = await steadily(options, () => {
      for (let tried = 0; tried < tables.length; tried++) if (tables[next++ % tables.length]!.decide()) return true;
      return false;
    }).finally(() => watch.stop());
    await pause(500);
    const used = between(before[0], house.usage);
    const database = between(before[1], await house.databaseUsage());
    faults.check(house.isUp, () => `the server went down: ${house.complaints.slice(-3).join(' ')}`);
    for (const line of house.complaints.slice(0, 3)) faults.add(`the server had trouble: ${line}`);
    const bytes = counts.bytes / Math.max(1, counts.updates);
    const syncs = syncsPerSecond(house.folder);
    const { quarters } = watch;
    const { lost, again } = counts;
    return { seen, acknowledged, missed, lost, again, decisions, used, database, bytes, perMatch, quarters, syncs };
  } finally {
    for (const table of tables) table.leave();
    await house.remove();
  }
}
