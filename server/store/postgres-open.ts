// PostgresConnections to PostgreSQL, and the set-up of the database.
//
// The calls about one match go over one connection, so that they are done in the order in which they were made; several
// matches share it, and nothing waits for an answer before the next is sent. Lists and people have connections of their own.
//
// A call that gets no answer in time fails, and its connection is replaced: the network may have gone without a word.

import postgres from 'postgres';
import type { Migration } from '#server/store/migrations.ts';
import { POSTGRES_MIGRATIONS } from '#server/store/postgres-schema.ts';
import { StoreError } from '#server/store/store.ts';

export type Sql = postgres.Sql<{ bigint: number }>;

export interface PostgresOptions {
  /** How many connections the calls about matches share. */
  lanes?: number;
  /** After so many milliseconds without an answer a call fails. */
  patience?: number;
  /** For tests of the migrations. */
  migrations?: readonly Migration[];
}

const LANES = 8;
const OTHERS = 3;
const PATIENCE = 10_000;
/** So many milliseconds are given to what is done last. */
const FAREWELL = 1000;
/** Milliseconds until a lost connection for notices is made anew. */
const LISTEN_AGAIN = 300;
/** Seconds to wait for a connection. */
const CONNECT = 5;
const SCHEMA = 'harena';
/** One node at a time sets up the database; the number is the name of the lock. */
const SETTING_UP = 0x48415245;

export const isPostgres = (data: string): boolean => /^postgres(?:ql)?:\/\//.test(data);

/** The address without its password, for people. */
export function shown(url: string): string {
  try {
    const { host, pathname } = new URL(url);
    return `postgres://${host}${pathname}`;
  } catch {
    return 'the database';
  }
}

/** The address as given, and the schema to use; `?schema=NAME` chooses another. */
function addressOf(given: string): { url: string; schema: string } {
  let url: URL;
  try {
    url = new URL(given);
  } catch {
    throw new StoreError('foreign', 'The address of the database must be like postgres://user:password@host/name.');
  }
  const schema = url.searchParams.get('schema') ?? SCHEMA;
  url.searchParams.delete('schema');
  if (!/^[a-z_][a-z0-9_]*$/.test(schema)) {
    throw new StoreError('foreign', `A schema is named with small letters, digits and _, not '${schema}'.`);
  }
  return { url: url.href, schema };
}

/** All connections of one store. */
export class PostgresConnections {
  private readonly url: string;
  private readonly schema: string;
  private readonly name: string;
  private readonly patience: number;
  private readonly lanes: Sql[];
  private others: Sql;
  private listening: Sql | null = null;
  private readonly pending = new Set<Promise<unknown>>();
  private closed = false;

  constructor(given: string, options: PostgresOptions) {
    const { url, schema } = addressOf(given);
    this.url = url;
    this.schema = schema;
    this.name = shown(given);
    this.patience = options.patience ?? PATIENCE;
    this.lanes = Array.from({ length: options.lanes ?? LANES }, () => this.connect(1));
    this.others = this.connect(OTHERS);
  }

  /** How many calls wait for an answer. */
  get waiting(): number {
    return this.pending.size;
  }

  /** A call about this match: after the earlier ones about it. */
  about<T>(match: string, call: (sql: Sql) => Promise<T>): Promise<T> {
    const lane = laneOf(match, this.lanes.length);
    return this.timed(this.lanes[lane]!, call, () => {
      this.lanes[lane] = this.connect(1);
    });
  }

  /** Any other call. */
  other<T>(call: (sql: Sql) => Promise<T>): Promise<T> {
    return this.timed(this.others, call, () => {
      this.others = this.connect(OTHERS);
    });
  }

  /** Prepares the database: schema, tables, functions. */
  async setUp(migrations: readonly Migration[] = POSTGRES_MIGRATIONS): Promise<void> {
    await this.other((sql) =>
      sql.begin(async (all) => {
        await all`SELECT pg_advisory_xact_lock(${SETTING_UP})`;
        await all.unsafe(`CREATE SCHEMA IF NOT EXISTS ${this.schema}`);
        await all.unsafe('CREATE TABLE IF NOT EXISTS harena_version (version integer NOT NULL)');
        const [row] = await all`SELECT max(version) AS version FROM harena_version`;
        const version = (row?.['version'] as number | null) ?? 0;
        const known = migrations.at(-1)!.version;
        if (version > known) {
          throw new StoreError(
            'newer',
            `${this.name} was set up by a newer version of Harena (${version}, this one knows ${known}); start that version.`,
          );
        }
        for (const one of migrations.filter((one) => one.version > version)) {
          await all.unsafe(one.sql);
          await all`INSERT INTO harena_version (version) VALUES (${one.version})`;
        }
      }),
    );
  }

  /**
   * Calls `heard` for what other nodes notify on this channel, and `again` whenever a connection for it was made. The
   * driver's own way gives up when the database is away for longer.
   */
  listen(channel: string, heard: (text: string) => void, again: () => void): void {
    if (this.closed) return;
    let isOver = false;
    const over = (): void => {
      if (isOver) return;
      isOver = true;
      this.listening = null;
      void sql.end({ timeout: 0 }).catch(() => {});
      setTimeout(() => this.listen(channel, heard, again), LISTEN_AGAIN).unref();
    };
    const sql = this.connect(1, { onnotify: (_: string, text: string) => heard(text), onclose: over });
    this.listening = sql;
    sql.unsafe(`LISTEN ${this.schema}_${channel}`).then(again, over);
  }

  /** Notifies all nodes, this one too. */
  async notify(channel: string, text: string): Promise<void> {
    await this.other((sql) => this.notifyOn(sql, channel, text));
  }

  async notifyOn(sql: Sql, channel: string, text: string): Promise<void> {
    await sql`SELECT pg_notify(${`${this.schema}_${channel}`}, ${text})`;
  }

  /** Finishes open calls, and then `last`; later calls are refused. */
  async close(last: (sql: Sql) => Promise<unknown> = async () => {}): Promise<void> {
    this.closed = true;
    await Promise.allSettled(this.pending);
    await Promise.race([last(this.others).catch(() => {}), new Promise((done) => setTimeout(done, FAREWELL).unref())]);
    const all = this.listening === null ? [] : [this.listening];
    await Promise.all([...all, ...this.lanes, this.others].map((sql) => sql.end({ timeout: this.patience / 1000 })));
  }

  private connect(max: number, more: object = {}): Sql {
    return postgres(this.url, {
      ...more,
      max,
      connect_timeout: CONNECT,
      idle_timeout: 0,
      max_lifetime: null,
      backoff: (tries) => Math.min(1, 0.05 * 2 ** tries),
      connection: { application_name: 'harena', search_path: this.schema, statement_timeout: this.patience },
      types: { bigint: { to: 20, from: [20], parse: Number, serialize: String } },
      onnotice: () => {},
      // The driver asks for the types of arrays at every connection, and a failure of that ends the process. Nothing here
      // is an array: lists are passed as JSON.
      fetch_types: false,
    }) as unknown as Sql;
  }

  private async timed<T>(sql: Sql, call: (sql: Sql) => Promise<T>, replace: () => void): Promise<T> {
    if (this.closed) throw new StoreError('closed', 'The store is closed.');
    let timer: NodeJS.Timeout | null = null;
    const late = new Promise<never>((_, failed) => {
      timer = setTimeout(() => {
        replace();
        void sql.end({ timeout: 0 }).catch(() => {});
        failed(this.unreachable('it gave no answer'));
      }, this.patience).unref();
    });
    const answer = Promise.race([call(sql), late]);
    this.pending.add(answer);
    try {
      return await answer;
    } catch (error) {
      throw this.explained(error);
    } finally {
      if (timer !== null) clearTimeout(timer);
      this.pending.delete(answer);
    }
  }

  private unreachable(why: string): StoreError {
    return new StoreError('disk', `${this.name} cannot be reached (${why}); check that the database runs.`);
  }

  /** An error of the database or the connection, as a sentence for the operator. */
  private explained(error: unknown): unknown {
    if (error instanceof StoreError || !(error instanceof Error)) return error;
    const code = String((error as { code?: unknown }).code ?? '');
    if (this.closed && /^CONNECTION_/.test(code)) return new StoreError('closed', 'The store is closed.');
    if (
      /^(?:CONNECTION_|CONNECT_TIMEOUT|ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_|ENOENT|08|57P0|57014)/.test(code)
    )
      return this.unreachable(code);
    if (code === '53100') return new StoreError('full', `${this.name} has no space left. Nothing was kept.`);
    if (/^53/.test(code)) return new StoreError('busy', `${this.name} has too much to do; try again in a moment.`);
    if (/^(?:28|3D)/.test(code)) return new StoreError('foreign', `${this.name} refuses: ${error.message}.`);
    if (/^(?:42501|25006)/.test(code))
      return new StoreError('disk', `${this.name} cannot be written: ${error.message}.`);
    if (/^XX00[12]/.test(code)) return new StoreError('damaged', `${this.name} is damaged: ${error.message}.`);
    return error;
  }
}

/** The same lane for the same match, in every process. */
function laneOf(match: string, lanes: number): number {
  let sum = 0;
  for (let i = 0; i < match.length; i++) sum = (sum * 31 + match.charCodeAt(i)) | 0;
  return Math.abs(sum) % lanes;
}
