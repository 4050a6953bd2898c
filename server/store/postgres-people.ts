// Guests, invitations and chat on PostgreSQL.

import type { PostgresConnections, Sql } from '#server/store/postgres-open.ts';
import type { TellPeers } from '#server/store/postgres-peers.ts';
import { escaped, unescaped, unescapedOrNull } from '#server/store/postgres-text.ts';
import { asInvite, asLine, type ChatSql, type InviteSql, missing } from '#server/store/rows.ts';
import { type ChatRow, type Guest, type GuestExport, type Store, StoreError } from '#server/store/store.ts';

export type PeoplePart = Pick<
  Store,
  | 'createGuest'
  | 'guest'
  | 'guestByCookie'
  | 'renameGuest'
  | 'touchGuest'
  | 'exportGuest'
  | 'deleteGuest'
  | 'createInvite'
  | 'invite'
  | 'invites'
  | 'revokeInvites'
  | 'say'
  | 'chat'
>;

export const peoplePart = (connections: PostgresConnections, now: () => number, tell: TellPeers): PeoplePart => ({
  ...guestPart(connections, now, tell),
  ...invitePart(connections, now),
  ...chatPart(connections, now, tell),
});

const guestColumns = (sql: Sql) => sql`SELECT id, name, created, seen FROM guest`;
const chatColumns = (sql: Sql) => sql`SELECT id AS match, chat.n, guest, sayer, name, hears, text, at
  FROM chat JOIN match ON match.n = chat.match`;
const inviteColumns = (sql: Sql) => sql`SELECT id AS match, seat, invite.created, revoked
  FROM invite JOIN match ON match.n = invite.match`;

/** A person who was not deleted, and is not while the statement runs. */
export const knownGuest = (sql: Sql, id: string | null) =>
  sql`SELECT 1 FROM guest WHERE id = ${id} AND cookie IS NOT NULL FOR SHARE`;

const asGuest = (row: object | undefined): Guest | null => {
  if (row === undefined) return null;
  const { id, name, created, seen } = row as Guest;
  return { id, name: unescaped(name), created, seen };
};

function guestPart(connections: PostgresConnections, now: () => number, tell: TellPeers) {
  return {
    async createGuest({ id, name, cookie }) {
      const at = now();
      const { count } = await connections.other(
        (
          sql,
        ) => sql`INSERT INTO guest (id, name, cookie, created, seen) VALUES (${id}, ${escaped(name)}, ${cookie}, ${at}, ${at})
          ON CONFLICT DO NOTHING`,
      );
      if (count === 0) throw new StoreError('exists', 'There is such a guest already.');
      return { id, name, created: at, seen: at };
    },
    async guest(id) {
      const [row] = await connections.other((sql) => sql`${guestColumns(sql)} WHERE id = ${id}`);
      return asGuest(row);
    },
    async guestByCookie(cookie) {
      const [row] = await connections.other((sql) => sql`${guestColumns(sql)} WHERE cookie = ${cookie}`);
      return asGuest(row);
    },
    async renameGuest(id, name) {
      const { count } = await connections.other(
        (sql) => sql`UPDATE guest SET name = ${escaped(name)} WHERE id = ${id} AND cookie IS NOT NULL`,
      );
      if (count > 0) tell('renamed', id);
      return count > 0;
    },
    async touchGuest(id) {
      await connections.other((sql) => sql`UPDATE guest SET seen = ${now()} WHERE id = ${id}`);
    },
    async exportGuest(id): Promise<GuestExport | null> {
      return connections.other(async (sql) => {
        const [row] = await sql`${guestColumns(sql)} WHERE id = ${id}`;
        const guest = asGuest(row);
        if (guest === null) return null;
        const seats = await sql`SELECT match.id AS match, game, seat, nonce FROM seat JOIN match ON match.n = seat.match
          WHERE guest = ${id} ORDER BY match.created, match.id, seat`;
        const hosted = await sql`SELECT id FROM match WHERE host = ${id} ORDER BY created, id`;
        const chat = await sql`${chatColumns(sql)} WHERE guest = ${id} ORDER BY at, match.id, chat.n`;
        return {
          guest,
          seats: (seats as unknown as GuestExport['seats']).map(({ match, game, seat, nonce }) => {
            return { match, game, seat, nonce: unescapedOrNull(nonce) };
          }),
          hosted: hosted.map((row) => row['id'] as string),
          chat: (chat as unknown as ChatSql[]).map(lineOf),
        };
      });
    },
    async deleteGuest(id, pseudonym) {
      // The person first: a line that is being said at another node is stored before, or not at all.
      const [{ count }] = await connections.other((sql) =>
        sql.begin((all) => [
          all`UPDATE guest SET name = ${escaped(pseudonym)}, cookie = NULL WHERE id = ${id}`,
          all`DELETE FROM chat WHERE guest = ${id}`,
        ]),
      );
      if (count > 0) tell('forgotten', id);
      return count > 0;
    },
  } satisfies Partial<PeoplePart>;
}

function invitePart(connections: PostgresConnections, now: () => number) {
  return {
    async createInvite({ token, match, seat }) {
      const [row] = await connections.about(
        match,
        (sql) => sql`WITH place AS (SELECT n FROM match JOIN seat ON seat.match = match.n
            WHERE id = ${match} AND seat = ${seat}),
          made AS (INSERT INTO invite (token, match, seat, created, revoked)
            SELECT ${token}, n, ${seat}, ${now()}, 0 FROM place ON CONFLICT DO NOTHING RETURNING 1)
          SELECT (SELECT count(*) FROM place)::integer AS places, (SELECT count(*) FROM made)::integer AS made`,
      );
      const { places, made } = row as { places: number; made: number };
      if (places === 0) throw missing('match', match);
      if (made === 0) throw new StoreError('exists', 'There is such an invitation already.');
    },
    async invite(token) {
      const [row] = await connections.other((sql) => sql`${inviteColumns(sql)} WHERE token = ${token}`);
      return row === undefined ? null : asInvite(row as InviteSql);
    },
    async invites(match) {
      const rows = await connections.about(
        match,
        (sql) => sql`${inviteColumns(sql)} WHERE id = ${match} ORDER BY seat, invite.created, token`,
      );
      return (rows as unknown as InviteSql[]).map(asInvite);
    },
    async revokeInvites(match, seat) {
      const { count } = await connections.about(
        match,
        (sql) => sql`UPDATE invite SET revoked = 1
          WHERE match = (SELECT n FROM match WHERE id = ${match}) AND seat = ${seat} AND revoked = 0`,
      );
      return count;
    },
  } satisfies Partial<PeoplePart>;
}

function chatPart(connections: PostgresConnections, now: () => number, tell: TellPeers) {
  return {
    async say({ match, key, guest, from, name, to, text }) {
      const [row] = await connections.about(
        match,
        (sql) => sql`WITH known AS MATERIALIZED (${knownGuest(sql, guest)})
            SELECT ok, CASE WHEN ok THEN say_line(${match}, ${Buffer.from(key)}, ${guest}, ${from}, ${escaped(name)},
              ${String(to)}, ${escaped(text)}, ${now()}) END AS n
            FROM (SELECT ${guest === null} OR EXISTS (SELECT 1 FROM known) AS ok) AS may`,
      );
      if (row!['ok'] !== true) throw missing('guest', guest!);
      const n = row!['n'] as number | null;
      if (n === null) throw missing('match', match);
      const [line] = await connections.about(
        match,
        (sql) => sql`${chatColumns(sql)} WHERE id = ${match} AND chat.n = ${n}`,
      );
      tell('chat', match);
      return lineOf(line as ChatSql);
    },
    async chat(match, limit) {
      const rows = await connections.about(
        match,
        (sql) => sql`${chatColumns(sql)} WHERE id = ${match} ORDER BY chat.n DESC LIMIT ${limit}`,
      );
      return (rows as unknown as ChatSql[]).map(lineOf).reverse();
    },
  } satisfies Partial<PeoplePart>;
}

const lineOf = (row: ChatSql): ChatRow => asLine({ ...row, name: unescaped(row.name), text: unescaped(row.text) });
