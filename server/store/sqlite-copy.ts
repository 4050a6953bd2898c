// Rows of SQLite as they are, for copies.

import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { COLUMNS, guestsOf, type MatchCopy, mustBeSame, type OwnedTable, PARTS, type Row } from '#server/store/copy.ts';
import { packed, unpacked } from '#server/store/sqlite-log.ts';
import type { Calls } from '#server/store/sqlite-messages.ts';
import type { Tail } from '#server/store/sqlite-tail.ts';

export type CopyCalls = Pick<Calls, 'copyGuests' | 'copyMatch' | 'pasteGuests' | 'pasteMatch' | 'dropMatch'>;

export function copyCalls(db: DatabaseSync, tail: Tail): CopyCalls {
  const select = (table: keyof typeof COLUMNS): string => `SELECT ${COLUMNS[table].join(', ')} FROM ${table}`;
  const insert = (table: keyof typeof COLUMNS, before: readonly string[] = [], or = ''): string => {
    const columns = [...before, ...COLUMNS[table]];
    return `INSERT ${or} INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`;
  };
  const values = (table: keyof typeof COLUMNS, row: Row): SQLInputValue[] =>
    COLUMNS[table].map((column) => row[column] as SQLInputValue);
  const plain = (row: unknown): Row => ({ ...(row as Row) });

  const pasteGuests = (_at: number, rows: readonly Row[]): void => {
    const put = db.prepare(insert('guest', [], 'OR IGNORE'));
    for (const row of rows) put.run(...values('guest', row));
  };

  return {
    copyGuests: (_at, after, limit) =>
      db
        .prepare(`${select('guest')} WHERE id > ? ORDER BY id LIMIT ?`)
        .all(after ?? '', limit)
        .map(plain),

    copyMatch(_at, id) {
      tail.settleId(id);
      const found = db.prepare('SELECT n FROM match WHERE id = ?').get(id) as { n: number } | undefined;
      if (found === undefined) return null;
      const match = plain(db.prepare(`${select('match')} WHERE n = ?`).get(found.n));
      const rows = (part: OwnedTable): Row[] =>
        db
          .prepare(`${select(part)} WHERE match = ? ORDER BY ${COLUMNS[part][0]}`)
          .all(found.n)
          .map(plain);
      const parts = Object.fromEntries(PARTS.map((part) => [part, rows(part)])) as MatchCopy['parts'];
      // As text: other stores compress in their own way. A damaged one is left out, the log has it all.
      parts.snapshot = parts.snapshot.flatMap((row) => {
        const body = unpacked(row['body'] as Uint8Array);
        return body === null ? [] : [{ ...row, body }];
      });
      const guest = db.prepare(`${select('guest')} WHERE id = ?`);
      return { guests: guestsOf(match, parts).map((one) => plain(guest.get(one))), match, parts };
    },

    pasteGuests,

    pasteMatch(at, copy) {
      const { match, guests, parts } = copy;
      tail.settleId(match['id'] as string);
      const there = db.prepare('SELECT head, link FROM match WHERE id = ?').get(match['id'] as string);
      if (there !== undefined) return mustBeSame(copy, there as Row);
      pasteGuests(at, guests);
      const follows = db.prepare('SELECT 1 FROM match WHERE id = ?').get(match['rematch_of'] ?? '');
      const row = follows === undefined ? { ...match, rematch_of: null } : match;
      const { lastInsertRowid: n } = db.prepare(insert('match')).run(...values('match', row));
      for (const part of PARTS) {
        const put = db.prepare(insert(part, ['match']));
        for (const one of parts[part]) {
          const row = part === 'snapshot' ? { ...one, body: packed(one['body'] as string) } : one;
          put.run(n, ...values(part, row));
        }
      }
    },

    dropMatch(_at, id) {
      tail.forget(id);
      return db.prepare('DELETE FROM match WHERE id = ?').run(id).changes > 0;
    },
  };
}
