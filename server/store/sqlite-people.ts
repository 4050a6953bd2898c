// Guests, invitations and chat in SQLite.

import type { DatabaseSync } from 'node:sqlite';
import { asInvite, asLine, type ChatSql, type InviteSql } from '#server/store/rows.ts';
import { needed, neededGuest } from '#server/store/sqlite-matches.ts';
import type { Calls } from '#server/store/sqlite-messages.ts';
import { type Guest, type GuestExport, StoreError } from '#server/store/store.ts';

export type PeopleCalls = Pick<
  Calls,
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

const GUEST = 'SELECT id, name, created, seen FROM guest';
const CHAT =
  'SELECT id AS match, chat.n, guest, sayer, name, hears, text, at FROM chat JOIN match ON match.n = chat.match';
const INVITE = 'SELECT id AS match, seat, invite.created, revoked FROM invite JOIN match ON match.n = invite.match';

export function peopleCalls(db: DatabaseSync): PeopleCalls {
  return { ...guestCalls(db), ...inviteCalls(db), ...chatCalls(db) };
}

function guestCalls(db: DatabaseSync) {
  const insert = db.prepare('INSERT INTO guest (id, name, cookie, created, seen) VALUES (?, ?, ?, ?, ?)');
  const clash = db.prepare('SELECT 1 FROM guest WHERE id = ? OR cookie = ?');
  const byId = db.prepare(`${GUEST} WHERE id = ?`);
  const byCookie = db.prepare(`${GUEST} WHERE cookie = ?`);
  const rename = db.prepare('UPDATE guest SET name = ? WHERE id = ? AND cookie IS NOT NULL');
  const touch = db.prepare('UPDATE guest SET seen = ? WHERE id = ?');
  const forget = db.prepare('UPDATE guest SET name = ?, cookie = NULL WHERE id = ?');
  const unsay = db.prepare('DELETE FROM chat WHERE guest = ?');
  const held = db.prepare(`SELECT match.id AS match, game, seat, nonce FROM seat JOIN match ON match.n = seat.match
    WHERE guest = ? ORDER BY match.created, match.id, seat`);
  const hosted = db.prepare('SELECT id FROM match WHERE host = ? ORDER BY created, id');
  const said = db.prepare(`${CHAT} WHERE guest = ? ORDER BY at, match.id, chat.n`);

  const one = (row: unknown): Guest | null => (row === undefined ? null : { ...(row as Guest) });

  return {
    createGuest(at, { id, name, cookie }) {
      if (clash.get(id, cookie) !== undefined) throw new StoreError('exists', 'There is such a guest already.');
      insert.run(id, name, cookie, at, at);
      return { id, name, created: at, seen: at };
    },
    guest: (_at, id) => one(byId.get(id)),
    guestByCookie: (_at, cookie) => one(byCookie.get(cookie)),
    renameGuest: (_at, id, name) => rename.run(name, id).changes > 0,
    touchGuest(at, id) {
      touch.run(at, id);
    },
    exportGuest(_at, id): GuestExport | null {
      const guest = one(byId.get(id));
      if (guest === null) return null;
      return {
        guest,
        seats: (held.all(id) as unknown as GuestExport['seats']).map((row) => ({ ...row })),
        hosted: (hosted.all(id) as { id: string }[]).map((row) => row.id),
        chat: (said.all(id) as unknown as ChatSql[]).map(asLine),
      };
    },
    deleteGuest(_at, id, pseudonym) {
      unsay.run(id);
      return forget.run(pseudonym, id).changes > 0;
    },
  } satisfies Partial<PeopleCalls>;
}

function inviteCalls(db: DatabaseSync) {
  const seat = db.prepare('SELECT n FROM match JOIN seat ON seat.match = match.n WHERE id = ? AND seat = ?');
  const insert = db.prepare('INSERT INTO invite (token, match, seat, created, revoked) VALUES (?, ?, ?, ?, 0)');
  const byToken = db.prepare(`${INVITE} WHERE token = ?`);
  const all = db.prepare(`${INVITE} WHERE id = ? ORDER BY seat, invite.created, token`);
  const revoke = db.prepare(`UPDATE invite SET revoked = 1
    WHERE match = (SELECT n FROM match WHERE id = ?) AND seat = ? AND revoked = 0`);

  return {
    createInvite(at, invite) {
      const { n } = needed(seat.get(invite.match, invite.seat) as { n: number } | undefined, 'match', invite.match);
      if (byToken.get(invite.token) !== undefined)
        throw new StoreError('exists', 'There is such an invitation already.');
      insert.run(invite.token, n, invite.seat, at);
    },
    invite(_at, token) {
      const row = byToken.get(token);
      return row === undefined ? null : asInvite(row as unknown as InviteSql);
    },
    invites: (_at, match) => (all.all(match) as unknown as InviteSql[]).map(asInvite),
    revokeInvites: (_at, match, seat) => Number(revoke.run(match, seat).changes),
  } satisfies Partial<PeopleCalls>;
}

function chatCalls(db: DatabaseSync) {
  const number = db.prepare('SELECT n FROM match WHERE id = ?');
  const byKey = db.prepare(`${CHAT} WHERE chat.match = ? AND key = ?`);
  const insert = db.prepare(`INSERT INTO chat (match, n, key, guest, sayer, name, hears, text, at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  const next = db.prepare('SELECT coalesce(max(n), 0) + 1 AS n FROM chat WHERE match = ?');
  const last = db.prepare(`${CHAT} WHERE id = ? ORDER BY chat.n DESC LIMIT ?`);

  return {
    say(at, { match, key, guest, from, name, to, text }) {
      const { n: of } = needed(number.get(match) as { n: number } | undefined, 'match', match);
      const kept = byKey.get(of, key);
      if (kept !== undefined) return asLine(kept as unknown as ChatSql);
      if (guest !== null) neededGuest(db, guest, true);
      const { n } = next.get(of) as { n: number };
      insert.run(of, n, key, guest, from, name, String(to), text, at);
      return { match, n, guest, from, name, to, text, at };
    },
    chat: (_at, match, limit) => (last.all(match, limit) as unknown as ChatSql[]).map(asLine).reverse(),
  } satisfies Partial<PeopleCalls>;
}
