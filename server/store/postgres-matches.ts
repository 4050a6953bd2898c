// Matches and seats on PostgreSQL.

import { firstLink } from '#server/store/chain.ts';
import type { PostgresConnections, Sql } from '#server/store/postgres-open.ts';
import type { TellPeers } from '#server/store/postgres-peers.ts';
import { knownGuest } from '#server/store/postgres-people.ts';
import { escapedOrNull, unescapedOrNull } from '#server/store/postgres-text.ts';
import { asMatch, holderSql, type MatchSql, missing, type SeatSql } from '#server/store/rows.ts';
import { type MatchFilter, type MatchRow, type StaleRule, type Store, StoreError } from '#server/store/store.ts';

export type MatchPart = Pick<
  Store,
  | 'createMatch'
  | 'match'
  | 'matches'
  | 'seed'
  | 'removeMatch'
  | 'staleMatches'
  | 'removeStale'
  | 'changeSeat'
  | 'agreeToBots'
>;

/** All but the seed and the links. */
const columns = (
  sql: Sql,
) => sql`n, id, game, rules, options, commitment, listed, clock, on_timeout, chat, pairs, stand_in,
  hints, host, rematch_of, stage, head, created, changed,
  (SELECT id FROM match AS next WHERE next.rematch_of = match.id) AS rematch,
  (SELECT json_agg(json_build_object('seat', seat, 'kind', kind, 'level', level, 'guest', guest, 'nonce', nonce,
     'bots', bots, 'name', (SELECT name FROM guest WHERE guest.id = seat.guest)) ORDER BY seat)
   FROM seat WHERE seat.match = match.n) AS seats`;

const hasSeat = (sql: Sql, kind: string) =>
  sql`EXISTS (SELECT 1 FROM seat WHERE seat.match = match.n AND kind = ${kind})`;

const isStale = (sql: Sql, { waiting, abandoned }: StaleRule) => sql`stage <> 'over' AND changed <
  CASE WHEN stage = 'waiting' OR NOT EXISTS (SELECT 1 FROM seat WHERE seat.match = match.n AND kind <> 'bot')
  THEN ${waiting}::bigint ELSE ${abandoned}::bigint END`;

/** An error of a constraint: the thing is there already, or what it refers to is not. */
const violates = (error: unknown, code: '23505' | '23503'): boolean => (error as { code?: string }).code === code;

export function matchPart(connections: PostgresConnections, now: () => number, tell: TellPeers): MatchPart {
  const followerOf = async (id: string): Promise<string | null> => {
    const [row] = await connections.other((sql) => sql`SELECT id FROM match WHERE rematch_of = ${id}`);
    return (row?.['id'] as string | undefined) ?? null;
  };

  return {
    async createMatch(setup) {
      const at = now();
      const { id, rematchOf } = setup;
      if (rematchOf !== null) {
        const follower = await followerOf(rematchOf);
        if (follower !== null) return follower;
      }
      const seats = setup.seats.map(({ holder, nonce }) => ({ ...holderSql(holder), nonce: escapedOrNull(nonce) }));
      try {
        await connections.about(
          id,
          (sql) => sql`WITH made AS (
              INSERT INTO match (id, game, rules, options, seed, commitment, listed, clock, on_timeout, chat, pairs,
                stand_in, hints, host, rematch_of, stage, head, link, created, changed)
              VALUES (${id}, ${setup.game}, ${setup.rules}, ${JSON.stringify(setup.options)}, ${setup.seed},
                ${setup.commitment}, ${Number(setup.listed)}, ${JSON.stringify(setup.clock)}, ${setup.onTimeout},
                ${setup.chat}, ${Number(setup.pairs)}, ${setup.standIn}, ${Number(setup.hints)}, ${setup.host},
                ${rematchOf}, 'waiting', 0, ${Buffer.from(firstLink(setup))}, ${at}, ${at})
              RETURNING n)
            INSERT INTO seat (match, seat, kind, level, guest, nonce)
            SELECT n, place - 1, s.kind, s.level, s.guest, s.nonce FROM made,
              ROWS FROM (json_to_recordset(${JSON.stringify(seats)}::text::json)
                AS (kind text, level text, guest text, nonce text)) WITH ORDINALITY AS s (kind, level, guest, nonce, place)`,
        );
      } catch (error) {
        if (violates(error, '23505')) {
          const follower = rematchOf === null ? null : await followerOf(rematchOf);
          if (follower !== null) return follower;
          throw new StoreError('exists', `There is a match '${id}' already.`);
        }
        if (violates(error, '23503')) throw await whatIsMissing(setup.rematchOf, error);
        throw error;
      }
      if (rematchOf !== null) tell('seats', rematchOf);
      return id;
    },

    async match(id) {
      const [row] = await connections.about(id, (sql) => sql`SELECT ${columns(sql)} FROM match WHERE id = ${id}`);
      return row === undefined ? null : matchRow(row as SeatedSql);
    },

    async matches(filter) {
      const rows = await connections.other(
        (sql) => sql`SELECT ${columns(sql)} FROM match WHERE ${conditions(sql, filter)}
          ORDER BY changed DESC, id COLLATE "C" DESC LIMIT ${filter.limit}`,
      );
      // One unreadable match does not break the list.
      return (rows as unknown as SeatedSql[]).flatMap((row) => {
        try {
          return [matchRow(row)];
        } catch (error) {
          if (error instanceof StoreError) return [];
          throw error;
        }
      });
    },

    async seed(id) {
      const [row] = await connections.about(id, (sql) => sql`SELECT seed FROM match WHERE id = ${id}`);
      return (row?.['seed'] as string | undefined) ?? null;
    },

    async removeMatch(id) {
      const { count } = await connections.about(
        id,
        (sql) => sql`DELETE FROM match WHERE id = ${id} AND stage = 'waiting'`,
      );
      if (count > 0) tell('seats', id);
      return count > 0;
    },

    async staleMatches(before, limit) {
      const rows = await connections.other(
        (sql) => sql`SELECT id FROM match WHERE ${isStale(sql, before)} ORDER BY changed, id LIMIT ${limit}`,
      );
      return rows.map(({ id }) => id as string);
    },

    async removeStale(id, before) {
      const { count } = await connections.about(
        id,
        (sql) => sql`DELETE FROM match WHERE ${isStale(sql, before)} AND id = ${id}`,
      );
      if (count > 0) tell('seats', id);
      return count > 0;
    },

    async changeSeat({ match, seat, from, to, nonce }) {
      const old = holderSql(from);
      const next = holderSql(to);
      const [row] = await connections.about(
        match,
        (sql) => sql`WITH known AS MATERIALIZED (${knownGuest(sql, next.guest)})
          SELECT ok, CASE WHEN ok THEN change_seat(${match}, ${seat}, ${old.kind}, ${old.level}, ${old.guest},
            ${next.kind}, ${next.level}, ${next.guest}, ${escapedOrNull(nonce)}, ${now()}) END AS done
          FROM (SELECT ${next.guest === null} OR EXISTS (SELECT 1 FROM known) AS ok) AS may`,
      );
      if (row!['ok'] !== true) throw missing('guest', next.guest!);
      if (row!['done'] === null) throw missing('match', match);
      if (row!['done'] === true) tell('seats', match);
      return row!['done'] as boolean;
    },

    async agreeToBots(match, seat) {
      const { count } = await connections.about(
        match,
        (sql) =>
          sql`UPDATE seat SET bots = 1 FROM match WHERE seat.match = match.n AND id = ${match} AND seat = ${seat}`,
      );
      if (count > 0) return tell('seats', match);
      const [row] = await connections.about(match, (sql) => sql`SELECT 1 FROM match WHERE id = ${match}`);
      if (row === undefined) throw missing('match', match);
    },
  };
}

/** A match with its seats in one row. */
type SeatedSql = MatchSql & { seats: readonly SeatSql[] };

const matchRow = (row: SeatedSql): MatchRow =>
  asMatch(
    row,
    row.seats.map((seat) => ({ ...seat, name: unescapedOrNull(seat.name), nonce: unescapedOrNull(seat.nonce) })),
  );

async function whatIsMissing(rematchOf: string | null, error: unknown): Promise<StoreError> {
  const { constraint_name: name = '', detail = '' } = error as { constraint_name?: string; detail?: string };
  if (rematchOf !== null && name.includes('rematch')) return missing('match', rematchOf);
  return missing('guest', /=\((.*)\)/.exec(detail)?.[1] ?? '');
}

function conditions(sql: Sql, filter: MatchFilter) {
  const { listed, stage, guest, of, open, bots, after } = filter;
  const held = (id: string) => sql`n IN (SELECT match FROM seat WHERE guest = ${id})`;
  return [
    listed === undefined ? null : sql`listed = ${Number(listed)}`,
    stage === undefined ? null : sql`stage = ${stage}`,
    guest === undefined ? null : held(guest),
    of === undefined ? null : sql`(host = ${of} OR ${held(of)})`,
    open === undefined ? null : sql`${hasSeat(sql, 'open')} = ${open}`,
    bots === undefined ? null : sql`${hasSeat(sql, 'bot')} = ${bots}`,
    after === undefined ? null : sql`(changed, id COLLATE "C") < (${after.changed}, ${after.id})`,
  ].reduce((all, one) => (one === null ? all : sql`${all!} AND ${one}`), sql`true`)!;
}
