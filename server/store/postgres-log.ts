// The log of each match on PostgreSQL.

import { type ChainHead, chainDamage, digest, equalBytes, type Link, snapshotSum } from '#server/store/chain.ts';
import type { PostgresConnections } from '#server/store/postgres-open.ts';
import type { TellPeers } from '#server/store/postgres-peers.ts';
import { holderSql, missing } from '#server/store/rows.ts';
import { type Holder, type Store, StoreError } from '#server/store/store.ts';

export type LogPart = Pick<Store, 'append' | 'read' | 'lookUp' | 'snapshot' | 'setDeadline' | 'dueDeadlines'>;

/** A deadline is claimed for so many milliseconds by the node that handles it. */
const CLAIM = 5000;

interface EntrySql {
  seq: number;
  key: Buffer;
  asked: Buffer;
  entry: string;
  at: number;
  link: Link;
}

export interface LogSurroundings {
  node: string;
  now(): number;
  /** Tells the other nodes. */
  tell: TellPeers;
}

export function logPart(connections: PostgresConnections, { node, now, tell }: LogSurroundings): LogPart {
  const quarantined = new Map<string, StoreError>();

  function unlessQuarantined(match: string): void {
    const error = quarantined.get(match);
    if (error !== undefined) throw error;
  }

  function quarantine(match: string, what: string): StoreError {
    const text = `The log of match '${match}' is damaged: ${what}. It is kept as it is and not played on.`;
    const error = new StoreError('damaged', text, match);
    quarantined.set(match, error);
    return error;
  }

  return {
    async append({ match, seq, key, entry, asked, deadline, snapshot, stage, quiet, seats }) {
      unlessQuarantined(match);
      const at = now();
      const text = JSON.stringify(entry);
      const [row] = await connections.about(
        match,
        (sql) => sql`SELECT kind, at_seq FROM append_entry(${match}, ${seq}, ${Buffer.from(key)},
          ${Buffer.from(digest(asked ?? text))}, ${text}, ${at}, ${deadline}, ${snapshot ?? null}, ${stage ?? null},
          ${quiet ?? false}, ${seats === undefined ? null : JSON.stringify(seats.map(holderFields))}::text::jsonb)`,
      );
      const { kind, at_seq: found } = row as { kind: string; at_seq: number };
      switch (kind) {
        case 'ok':
          tell('log', match);
          return { kind, seq, at };
        case 'conflict':
          return { kind, head: found };
        case 'duplicate':
        case 'misused':
          return { kind, seq: found };
        default:
          throw missing('match', match);
      }
    },

    async read(match, after, limit = Number.MAX_SAFE_INTEGER) {
      unlessQuarantined(match);
      // In one statement: another node may append between two.
      const rows = (await connections.about(
        match,
        (sql) => sql`SELECT head, match.link AS end_link, id, game, rules, options, seed, commitment,
            e.seq, e.key, e.asked, e.entry, e.at, e.link
          FROM match LEFT JOIN LATERAL (
            SELECT * FROM entry WHERE entry.match = match.n AND seq >= ${after} ORDER BY seq
            LIMIT ${Math.min(limit + (after > 0 ? 1 : 0), Number.MAX_SAFE_INTEGER)}) e ON true
          WHERE id = ${match} ORDER BY e.seq`,
      )) as unknown as (EntrySql & Omit<ChainHead, 'link'> & { end_link: Link })[];
      const setup = rows[0];
      if (setup === undefined) throw missing('match', match);
      if (after >= setup.head) return [];
      const read = rows.filter(({ seq }) => seq !== null).map((row) => ({ ...row, key: row.key.toString() }));
      const damage = chainDamage({ ...setup, link: setup.end_link }, after, limit, read);
      if (damage !== null) throw quarantine(match, damage);
      return (after > 0 ? read.slice(1) : read).map(({ seq, key, entry, at }) => {
        return { seq, key, entry: JSON.parse(entry), at };
      });
    },

    async lookUp(match, key, asked) {
      const [row] = await connections.about(
        match,
        (sql) => sql`SELECT asked, match.n IS NOT NULL AS there FROM match
          LEFT JOIN entry ON entry.match = match.n AND key = ${Buffer.from(key)} WHERE id = ${match}`,
      );
      if (row === undefined) throw missing('match', match);
      if (row['asked'] === null) return 'new';
      return equalBytes(row['asked'] as Buffer, digest(asked)) ? 'duplicate' : 'misused';
    },

    async snapshot(match) {
      const [row] = await connections.about(
        match,
        (sql) => sql`SELECT snapshot.seq, body, sum, entry.link FROM match
          LEFT JOIN snapshot ON snapshot.match = match.n
          LEFT JOIN entry ON entry.match = snapshot.match AND entry.seq = snapshot.seq WHERE id = ${match}`,
      );
      if (row === undefined) throw missing('match', match);
      const { seq, body, sum, link } = row as { seq: number; body: string; sum: Buffer; link: Link | null };
      if (link === null) return null;
      return equalBytes(sum, snapshotSum(link, body)) ? { seq, body } : null;
    },

    async setDeadline({ match, seq, due }) {
      const [row] = await connections.about(match, (sql) => sql`SELECT set_deadline(${match}, ${seq}, ${due}) AS done`);
      if (row!['done'] === null) throw missing('match', match);
      return row!['done'] as boolean;
    },

    async dueDeadlines(at, limit) {
      const rows = await connections.other(
        (sql) => sql`WITH due AS (
            SELECT match FROM deadline WHERE due <= ${at}
              AND (claimed_until IS NULL OR claimed_until <= ${at} OR claimed_by = ${node})
            ORDER BY due LIMIT ${limit} FOR UPDATE SKIP LOCKED)
          UPDATE deadline SET claimed_by = ${node}, claimed_until = ${at + CLAIM} FROM due, match
            WHERE deadline.match = due.match AND match.n = due.match
            RETURNING match.id, deadline.seq, deadline.due`,
      );
      return rows
        .map(({ id, seq, due }) => ({ match: id as string, seq: seq as number, due: due as number }))
        .sort((a, b) => a.due - b.due || (a.match < b.match ? -1 : 1));
    },
  };
}

function holderFields(holder: Holder): (string | null)[] {
  const { kind, level, guest } = holderSql(holder);
  return [kind, level, guest];
}
