// Matches and seats in SQLite.

import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { firstLink } from '#server/store/chain.ts';
import { asMatch, holderSql, type MatchSql, missing, type SeatSql } from '#server/store/rows.ts';
import type { Calls } from '#server/store/sqlite-messages.ts';
import type { Hot, Tail } from '#server/store/sqlite-tail.ts';
import { type MatchFilter, type MatchRow, StoreError } from '#server/store/store.ts';

export type MatchCalls = Pick<
  Calls,
  'createMatch' | 'match' | 'matches' | 'seed' | 'removeMatch' | 'changeSeat' | 'agreeToBots'
>;

/** All but the seed and the links. */
const MATCH = `SELECT n, id, game, rules, options, commitment, listed, clock, on_timeout, chat, pairs, stand_in, hints,
  host, rematch_of,   stage, head, created, changed, (SELECT id FROM match AS next WHERE next.rematch_of = match.id) AS rematch FROM match`;
const OF_PERSON = 'SELECT n FROM match WHERE host = ? UNION SELECT match FROM seat WHERE guest = ?';
export const HAS_SEAT = 'EXISTS (SELECT 1 FROM seat WHERE seat.match = match.n AND';

export function matchCalls(db: DatabaseSync, tail: Tail): MatchCalls {
  const insertMatch =
    db.prepare(`INSERT INTO match (id, game, rules, options, seed, commitment, listed, clock, on_timeout,
    chat, pairs, stand_in, hints, host, rematch_of, stage, head, link, created, changed)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'waiting', 0, ?, ?, ?)`);
  const insertSeat = db.prepare('INSERT INTO seat (match, seat, kind, level, guest, nonce) VALUES (?, ?, ?, ?, ?, ?)');
  const follower = db.prepare('SELECT id FROM match WHERE rematch_of = ?');
  const one = db.prepare(`${MATCH} WHERE id = ?`);
  const seats = seatsOf(db);
  const seedOf = db.prepare('SELECT seed FROM match WHERE id = ?');
  const remove = db.prepare("DELETE FROM match WHERE id = ? AND stage = 'waiting'");
  const hand = db.prepare(`UPDATE seat SET kind = ?, level = ?, guest = ?, nonce = ?, bots = 0
    WHERE match = (SELECT n FROM match WHERE id = ?) AND seat = ? AND kind = ? AND level IS ? AND guest IS ?`);
  const agree = db.prepare('UPDATE seat SET bots = 1 WHERE match = (SELECT n FROM match WHERE id = ?) AND seat = ?');
  const touch = db.prepare('UPDATE match SET changed = ? WHERE id = ?');
  const ofPerson = db.prepare(OF_PERSON);
  const listed = new Map<string, StatementSync>();

  /** Whether a match may be in a list, by what is known of it without a look at its row. Those of a person are few. */
  const mayFit = ({ guest, of = guest, stage, listed }: MatchFilter): ((hot: Hot) => boolean) => {
    const own = of === undefined ? null : new Set((ofPerson.all(of, of) as { n: number }[]).map(({ n }) => n));
    return (hot) =>
      (own === null || own.has(hot.n)) &&
      (stage === undefined || stage === hot.stage) &&
      (listed === undefined || listed === hot.listed);
  };

  const matchRow = (row: MatchSql): MatchRow => {
    const hot = tail.hot(row.id);
    if (hot === null) return asMatch(row, seats(row.n));
    return asMatch({ ...row, head: hot.head, changed: Math.max(row.changed, hot.changed) }, seats(row.n));
  };
  /** One unreadable match does not break the list. */
  const readable = (row: MatchSql): MatchRow[] => {
    try {
      return [matchRow(row)];
    } catch (error) {
      if (error instanceof StoreError) return [];
      throw error;
    }
  };

  return {
    createMatch(at, setup) {
      if (setup.rematchOf !== null) {
        const row = follower.get(setup.rematchOf) as { id: string } | undefined;
        if (row !== undefined) return row.id;
        needed(one.get(setup.rematchOf), 'match', setup.rematchOf);
      }
      if (one.get(setup.id) !== undefined) throw new StoreError('exists', `There is a match '${setup.id}' already.`);
      for (const guest of [setup.host, ...setup.seats.map(({ holder }) => holderSql(holder).guest)]) {
        if (guest !== null) neededGuest(db, guest);
      }
      const { lastInsertRowid: n } = insertMatch.run(
        setup.id,
        setup.game,
        setup.rules,
        JSON.stringify(setup.options),
        setup.seed,
        setup.commitment,
        Number(setup.listed),
        JSON.stringify(setup.clock),
        setup.onTimeout,
        setup.chat,
        Number(setup.pairs),
        setup.standIn,
        Number(setup.hints),
        setup.host,
        setup.rematchOf,
        firstLink(setup),
        at,
        at,
      );
      for (const [seat, { holder, nonce }] of setup.seats.entries()) {
        const { kind, level, guest } = holderSql(holder);
        insertSeat.run(n, seat, kind, level, guest, nonce);
      }
      return setup.id;
    },

    match(_at, id) {
      const row = one.get(id) as MatchSql | undefined;
      return row === undefined ? null : matchRow(row);
    },

    matches(_at, filter) {
      tail.saveChanges(mayFit(filter));
      const { where, values } = conditions(filter);
      let query = listed.get(where);
      if (query === undefined) {
        query = db.prepare(`${MATCH} ${where} ORDER BY changed DESC, id DESC LIMIT ?`);
        listed.set(where, query);
      }
      return (query.all(...values, filter.limit) as unknown as MatchSql[]).flatMap(readable);
    },

    seed(_at, id) {
      const row = seedOf.get(id) as { seed: string } | undefined;
      return row?.seed ?? null;
    },

    removeMatch(_at, id) {
      tail.forget(id);
      return remove.run(id).changes > 0;
    },

    changeSeat(at, { match, seat, from, to, nonce }) {
      needed(one.get(match), 'match', match);
      const old = holderSql(from);
      const next = holderSql(to);
      if (next.guest !== null) neededGuest(db, next.guest, true);
      const { changes } = hand.run(
        next.kind,
        next.level,
        next.guest,
        nonce,
        match,
        seat,
        old.kind,
        old.level,
        old.guest,
      );
      if (changes === 0) return false;
      touch.run(at, match);
      return true;
    },

    agreeToBots(_at, match, seat) {
      needed(one.get(match), 'match', match);
      agree.run(match, seat);
    },
  };
}

/** The seats of the match with number n, in order. */
export function seatsOf(db: DatabaseSync): (n: number) => SeatSql[] {
  const query =
    db.prepare(`SELECT seat, kind, level, guest, nonce, bots, name FROM seat LEFT JOIN guest ON guest.id = guest
    WHERE match = ? ORDER BY seat`);
  return (n) => query.all(n) as unknown as SeatSql[];
}

/** Throws if there is no such thing. */
export function needed<T>(row: T | undefined, what: string, id: string): T {
  if (row === undefined) throw missing(what, id);
  return row;
}

/** `isKnown`: one who was not deleted. */
export function neededGuest(db: DatabaseSync, id: string, isKnown = false): void {
  const query = `SELECT 1 FROM guest WHERE id = ?${isKnown ? ' AND cookie IS NOT NULL' : ''}`;
  needed(db.prepare(query).get(id), 'guest', id);
}

function conditions(filter: MatchFilter): { where: string; values: SQLInputValue[] } {
  const all: [unknown, string, SQLInputValue[]][] = [
    // In the text, so that the index of the listed ones is used.
    [filter.listed, `listed = ${Number(filter.listed)}`, []],
    // The matches of a person are few: they are found by the person, not by the stage.
    [
      filter.stage,
      filter.guest === undefined && filter.of === undefined ? 'stage = ?' : '+stage = ?',
      [filter.stage ?? null],
    ],
    [filter.guest, 'n IN (SELECT match FROM seat WHERE guest = ?)', [filter.guest ?? null]],
    [filter.of, `n IN (${OF_PERSON})`, [filter.of ?? null, filter.of ?? null]],
    [filter.open, `${HAS_SEAT} kind = 'open') = ?`, [Number(filter.open)]],
    [filter.bots, `${HAS_SEAT} kind = 'bot') = ?`, [Number(filter.bots)]],
    [filter.after, '(changed, id) < (?, ?)', [filter.after?.changed ?? 0, filter.after?.id ?? '']],
  ];
  const given = all.filter(([value]) => value !== undefined);
  const where = given.length === 0 ? '' : `WHERE ${given.map(([, text]) => text).join(' AND ')}`;
  return { where, values: given.flatMap(([, , values]) => values) };
}
