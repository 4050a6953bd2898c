// Nodes on one PostgreSQL: notices over LISTEN and NOTIFY, presence and shared limits in tables.
//
// A notice is a hint and never the truth. It is not part of the transaction that it tells of, because PostgreSQL commits
// transactions that notify one after the other; instead the notices of a moment are sent together. One that is lost, with
// the node that should have sent it, is made up for by comparing heads now and then (server/peer-watch.ts).

import type { Connected, Notice, Peers } from '#server/store/peers.ts';
import type { PostgresConnections, Sql } from '#server/store/postgres-open.ts';
import { escaped, unescaped } from '#server/store/postgres-text.ts';

const CHANNEL = 'notice';
/** Notices are collected for so many milliseconds. */
const COLLECT = 2;
/** PostgreSQL takes 8,000 bytes at most. */
const MOST_BYTES = 7000;
/** A node that does not renew its presence in this time is gone. */
const PRESENT_FOR = 45_000;
const RENEW_EVERY = 15_000;
const MINUTE = 60_000;

const LETTERS = { log: 'l', seats: 's', chat: 'c', renamed: 'r', forgotten: 'f' } as const;
const ABOUT = new Map(Object.entries(LETTERS).map(([about, letter]) => [letter as string, about as Notice['about']]));

export type TellPeers = (about: Notice['about'], id: string) => void;

export class PostgresPeers implements Peers {
  private readonly connections: PostgresConnections;
  private readonly node: string;
  private readonly now: () => number;
  private readonly timers: NodeJS.Timeout[];
  private readonly waiting = new Set<string>();
  private readonly present = new Set<string>();
  private sending: NodeJS.Timeout | null = null;

  constructor(connections: PostgresConnections, node: string, now: () => number) {
    this.connections = connections;
    this.node = node;
    this.now = now;
    this.timers = [setInterval(() => void this.renew().catch(() => {}), RENEW_EVERY).unref()];
  }

  /** Tells the other nodes, soon. */
  tell(about: Notice['about'], id: string): void {
    this.waiting.add(`${LETTERS[about]}${id}`);
    this.sending ??= setTimeout(() => void this.send(), COLLECT).unref();
  }

  onNotice(heard: (notice: Notice | null) => void): void {
    const hear = (text: string): void => {
      const [from, ...lines] = text.split('\n');
      if (from === this.node) return;
      for (const line of lines) {
        const about = ABOUT.get(line[0]!);
        const id = line.slice(1);
        if (about === 'renamed' || about === 'forgotten') heard({ about, guest: id });
        else if (about !== undefined) heard({ about, match: id });
      }
    };
    this.connections.listen(CHANNEL, hear, () => heard(null));
  }

  async heads(matches: readonly string[]): Promise<Map<string, number>> {
    const ids = JSON.stringify(matches);
    const rows = await this.connections.other(
      (sql) => sql`SELECT id, head FROM match WHERE id IN (SELECT json_array_elements_text(${ids}::text::json))`,
    );
    return new Map(rows.map(({ id, head }) => [id as string, head as number]));
  }

  async setPresence(match: string, connected: Connected): Promise<void> {
    if (connected.viewers.length === 0) {
      this.present.delete(match);
      await this.connections.about(
        match,
        (sql) => sql`DELETE FROM presence WHERE match = ${match} AND node = ${this.node}`,
      );
    } else {
      this.present.add(match);
      const text = escaped(JSON.stringify(connected));
      const until = this.now() + PRESENT_FOR;
      await this.connections.about(
        match,
        (
          sql,
        ) => sql`INSERT INTO presence (match, node, viewers, until) VALUES (${match}, ${this.node}, ${text}, ${until})
          ON CONFLICT (match, node) DO UPDATE SET viewers = excluded.viewers, until = excluded.until`,
      );
    }
    this.tell('seats', match);
  }

  async presence(match: string): Promise<Connected> {
    const rows = await this.connections.about(
      match,
      (sql) => sql`SELECT viewers FROM presence
        WHERE match = ${match} AND node <> ${this.node} AND until > ${this.now()} ORDER BY node`,
    );
    const all = rows.map(({ viewers }) => JSON.parse(unescaped(viewers as string)) as Connected);
    return { viewers: all.flatMap((one) => one.viewers), watchers: all.flatMap((one) => one.watchers) };
  }

  async take(name: string, most: number): Promise<boolean> {
    const period = Math.floor(this.now() / MINUTE);
    const [row] = await this.connections.other(
      (sql) => sql`INSERT INTO spent (name, period, amount) VALUES (${name}, ${period}, 1)
        ON CONFLICT (name, period) DO UPDATE SET amount = spent.amount + 1 RETURNING amount`,
    );
    return (row!['amount'] as number) <= most;
  }

  stop(): void {
    for (const timer of this.timers) clearTimeout(timer);
    if (this.sending !== null) clearTimeout(this.sending);
  }

  /** The last notices, and that nobody is connected here any more. */
  async farewell(sql: Sql): Promise<void> {
    for (const match of this.present) this.waiting.add(`${LETTERS.seats}${match}`);
    await sql`DELETE FROM presence WHERE node = ${this.node}`;
    await this.send((text) => this.connections.notifyOn(sql, CHANNEL, text));
  }

  private async send(notify = (text: string): Promise<void> => this.connections.notify(CHANNEL, text)): Promise<void> {
    this.sending = null;
    const lines = [...this.waiting];
    this.waiting.clear();
    for (let text = this.node; lines.length > 0; text = this.node) {
      while (lines.length > 0 && text.length + lines[0]!.length < MOST_BYTES) text += `\n${lines.shift()}`;
      // The others compare heads in any case.
      await notify(text).catch(() => {});
    }
  }

  private async renew(): Promise<void> {
    const until = this.now() + PRESENT_FOR;
    await this.connections.other(async (sql) => {
      if (this.present.size > 0) await sql`UPDATE presence SET until = ${until} WHERE node = ${this.node}`;
      await sql`DELETE FROM presence WHERE until < ${this.now() - MINUTE}`;
      await sql`DELETE FROM spent WHERE period < ${Math.floor(this.now() / MINUTE) - 1}`;
    });
  }
}
