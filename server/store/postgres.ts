// The store on PostgreSQL, for several nodes: any number of processes may use one database at the same time.
//
// No node owns a match. Two that append at once get one `ok` and one `conflict` (live/log.ts); the other node then reads on.
// So that people at another node need not wait until somebody acts there, every change is also told to the other nodes
// (postgres-notices.ts).
//
// The clock of all nodes is the database's: a node measures how far its own is off, and never goes back.

import { randomBytes } from 'node:crypto';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { copyAll } from '#server/store/copy.ts';
import { copyPart } from '#server/store/postgres-copy.ts';
import { logPart } from '#server/store/postgres-log.ts';
import { matchPart } from '#server/store/postgres-matches.ts';
import { PostgresConnections, type PostgresOptions } from '#server/store/postgres-open.ts';
import { PostgresPeers } from '#server/store/postgres-peers.ts';
import { peoplePart } from '#server/store/postgres-people.ts';
import { openSqlite } from '#server/store/sqlite.ts';
import { type Store, StoreError } from '#server/store/store.ts';

/** How often the clock is compared with the database's, in milliseconds. */
const COMPARE_EVERY = 30_000;

/** Opens or sets up the database. Rejects with a StoreError whose message can be shown. */
export async function openPostgres(url: string, options: PostgresOptions = {}): Promise<Store> {
  const connections = new PostgresConnections(url, options);
  try {
    await connections.setUp(options.migrations);
    const clock = new DatabaseClock(connections);
    await clock.compare();
    return storeOn(connections, clock);
  } catch (error) {
    await connections.close().catch(() => {});
    throw error;
  }
}

class DatabaseClock {
  private readonly connections: PostgresConnections;
  private readonly timer: NodeJS.Timeout;
  /** The database's clock less ours, in milliseconds. */
  private ahead = 0;
  private last = 0;

  constructor(connections: PostgresConnections) {
    this.connections = connections;
    this.timer = setInterval(() => void this.compare().catch(() => {}), COMPARE_EVERY).unref();
  }

  readonly now = (): number => {
    this.last = Math.max(this.last, Math.floor(performance.now() + this.ahead));
    return this.last;
  };

  /** The answer was made between the question and now: half the time between is the error at most. */
  async compare(): Promise<void> {
    const asked = performance.now();
    const [row] = await this.connections.other(
      (sql) => sql`SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now,
        (SELECT coalesce(max(greatest(changed, at)), 0) FROM (SELECT n, head, changed FROM match
          ORDER BY changed DESC LIMIT 100) AS latest
          LEFT JOIN entry ON entry.match = n AND seq = head) AS last`,
    );
    const { now, last } = row as { now: number; last: number };
    this.ahead = now - (asked + performance.now()) / 2;
    // What was written by a node whose clock is a little ahead is not in the future.
    if (last - now < COMPARE_EVERY) this.last = Math.max(this.last, last);
  }

  stop(): void {
    clearInterval(this.timer);
  }
}

function storeOn(connections: PostgresConnections, clock: DatabaseClock): Store {
  const { now } = clock;
  const node = randomBytes(9).toString('base64url');
  const peers = new PostgresPeers(connections, node, now);
  const tell = peers.tell.bind(peers);
  const matches = matchPart(connections, now, tell);
  const log = logPart(connections, { node, now, tell });
  let closing: Promise<void> | null = null;
  const store: Store = {
    now,
    ...matches,
    ...log,
    ...peoplePart(connections, now, tell),
    ...copyPart(connections),
    peers,

    async verifyNext(after) {
      const [row] = await connections.other(
        (sql) => sql`SELECT id FROM match WHERE n > coalesce((SELECT n FROM match WHERE id = ${after}), 0)
          ORDER BY n LIMIT 1`,
      );
      if (row === undefined) return null;
      const match = row['id'] as string;
      try {
        await matches.match(match);
        await log.read(match, 0);
        return { match, damage: null };
      } catch (error) {
        if (error instanceof StoreError && error.fault === 'damaged') return { match, damage: error.message };
        throw error;
      }
    },

    async probe() {
      await connections.other(
        (sql) => sql`INSERT INTO probe (n, body) VALUES (0, decode(repeat('5a', 8192), 'hex'))
          ON CONFLICT (n) DO UPDATE SET body = excluded.body`,
      );
    },

    get waiting() {
      return connections.waiting;
    },

    /** As a SQLite file, which needs no PostgreSQL to be read. Each match is copied as it is at one moment. */
    async backup(path) {
      if (existsSync(path))
        throw new StoreError('exists', `${path} is there already; name another file for the backup.`);
      const part = `${path}.part`;
      rmSync(part, { force: true });
      const copy = await openSqlite(part);
      try {
        await copyAll(store, copy);
      } finally {
        await copy.close();
      }
      renameSync(part, path);
    },

    close() {
      clock.stop();
      peers.stop();
      closing ??= connections.close((sql) => peers.farewell(sql));
      return closing;
    },
  };
  return store;
}
