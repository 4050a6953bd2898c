// Rows of PostgreSQL as they are, for copies.

import { COLUMNS, guestsOf, type MatchCopy, mustBeSame, type OwnedTable, PARTS, type Row } from '#server/store/copy.ts';
import type { PostgresConnections, Sql } from '#server/store/postgres-open.ts';
import { escaped, unescaped } from '#server/store/postgres-text.ts';
import type { Store } from '#server/store/store.ts';

export type CopyPart = Pick<Store, 'copyGuests' | 'copyMatch' | 'pasteGuests' | 'pasteMatch' | 'dropMatch'>;

type Table = keyof typeof COLUMNS;

/** Free texts are escaped, and keys are bytes (postgres-schema.ts). */
const FREE: { readonly [table in Table]?: readonly string[] } = {
  guest: ['name'],
  seat: ['nonce'],
  chat: ['name', 'text'],
};
const KEYS: readonly Table[] = ['entry', 'chat'];
/** So many rows go in one statement: PostgreSQL takes 65,534 values. */
const AT_ONCE = 5000;

function fromRow(table: Table, row: object): Row {
  const made: Row = { ...(row as Row) };
  for (const column of FREE[table] ?? []) made[column] = changed(made[column]!, unescaped);
  if (KEYS.includes(table)) made['key'] = Buffer.from(made['key'] as Uint8Array).toString();
  return made;
}

function toRow(table: Table, row: Row): Row {
  const made: Row = {};
  for (const column of COLUMNS[table]) {
    const value = row[column] ?? null;
    made[column] = value instanceof Uint8Array ? Buffer.from(value) : value;
  }
  for (const column of FREE[table] ?? []) made[column] = changed(made[column]!, escaped);
  if (KEYS.includes(table)) made['key'] = Buffer.from(row['key'] as string);
  return made;
}

const changed = (value: Row[string], how: (text: string) => string): Row[string] =>
  typeof value === 'string' ? how(value) : value;

export function copyPart(connections: PostgresConnections): CopyPart {
  const pasteGuests = async (sql: Sql, rows: readonly Row[]): Promise<void> => {
    for (let i = 0; i < rows.length; i += AT_ONCE) {
      const some = rows.slice(i, i + AT_ONCE).map((row) => toRow('guest', row));
      await sql`INSERT INTO guest ${sql(some)} ON CONFLICT DO NOTHING`;
    }
  };
  return {
    async copyGuests(after, limit) {
      const rows = await connections.other(
        (sql) => sql`SELECT ${sql(COLUMNS.guest)} FROM guest WHERE id COLLATE "C" > ${after ?? ''}
          ORDER BY id COLLATE "C" LIMIT ${limit}`,
      );
      return rows.map((row) => fromRow('guest', row));
    },

    copyMatch: (id) =>
      connections.other((sql) =>
        sql.begin('ISOLATION LEVEL REPEATABLE READ READ ONLY', async (all): Promise<MatchCopy | null> => {
          const [found] = await all`SELECT n FROM match WHERE id = ${id}`;
          if (found === undefined) return null;
          const [match] = await all`SELECT ${all(COLUMNS.match)} FROM match WHERE id = ${id}`;
          const rows = async (part: OwnedTable): Promise<Row[]> =>
            (
              await all`SELECT ${all(COLUMNS[part])} FROM ${all(part)} WHERE match = ${found['n']}
                ORDER BY ${all(COLUMNS[part][0])}`
            ).map((row) => fromRow(part, row));
          const parts = {} as MatchCopy['parts'];
          for (const part of PARTS) parts[part] = await rows(part);
          const own = fromRow('match', match!);
          const ids = JSON.stringify(guestsOf(own, parts));
          const guests = await all`SELECT ${all(COLUMNS.guest)} FROM guest
            WHERE id IN (SELECT json_array_elements_text(${ids}::text::json))`;
          return { guests: guests.map((row) => fromRow('guest', row)), match: own, parts };
        }),
      ),

    pasteGuests: (rows) => connections.other((sql) => pasteGuests(sql, rows)),

    pasteMatch: (copy) =>
      connections.other(async (sql) => {
        await sql.begin(async (all) => {
          const { match, guests, parts } = copy;
          const [there] = await all`SELECT head, link FROM match WHERE id = ${match['id'] as string}`;
          if (there !== undefined) return mustBeSame(copy, there as unknown as Row);
          await pasteGuests(all as unknown as Sql, guests);
          const [before] = await all`SELECT 1 FROM match WHERE id = ${(match['rematch_of'] as string | null) ?? ''}`;
          const row = toRow('match', before === undefined ? { ...match, rematch_of: null } : match);
          const [made] = await all`INSERT INTO match ${all(row)} RETURNING n`;
          for (const part of PARTS) {
            const rows = parts[part].map((one) => ({ match: made!['n'] as number, ...toRow(part, one) }));
            for (let i = 0; i < rows.length; i += AT_ONCE) {
              await all`INSERT INTO ${all(part)} ${all(rows.slice(i, i + AT_ONCE))}`;
            }
          }
        });
      }),

    async dropMatch(id) {
      const { count } = await connections.about(id, (sql) => sql`DELETE FROM match WHERE id = ${id}`);
      return count > 0;
    },
  };
}
