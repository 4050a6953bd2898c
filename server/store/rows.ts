// Rows of a database as the store returns them: the same columns in SQLite and in PostgreSQL.

import {
  type ChatRow,
  type Holder,
  type Invite,
  type MatchRow,
  type SeatRow,
  StoreError,
} from '#server/store/store.ts';

export const missing = (what: string, id: string): StoreError =>
  new StoreError('missing', `There is no ${what} '${id}'.`, what === 'match' ? id : null);

export interface MatchSql {
  n: number;
  id: string;
  game: string;
  rules: string;
  options: string;
  commitment: string | null;
  listed: number;
  clock: string;
  on_timeout: string;
  chat: string;
  pairs: number;
  stand_in: string;
  hints: number;
  host: string | null;
  rematch_of: string | null;
  stage: string;
  head: number;
  created: number;
  changed: number;
  rematch: string | null;
}

export interface SeatSql extends HolderSql {
  seat: number;
  nonce: string | null;
  bots: number;
  name: string | null;
}

/** A bot has a level, a person an id. */
export interface HolderSql {
  kind: Holder['kind'];
  level: string | null;
  guest: string | null;
}

export interface ChatSql {
  match: string;
  n: number;
  guest: string | null;
  sayer: number | null;
  name: string;
  hears: string;
  text: string;
  at: number;
}

export interface InviteSql {
  match: string;
  seat: number;
  created: number;
  revoked: number;
}

export function asMatch(row: MatchSql, seats: readonly SeatSql[]): MatchRow {
  try {
    return {
      id: row.id,
      game: row.game,
      rules: row.rules,
      options: JSON.parse(row.options) as MatchRow['options'],
      commitment: row.commitment,
      listed: row.listed === 1,
      clock: JSON.parse(row.clock) as MatchRow['clock'],
      onTimeout: row.on_timeout as MatchRow['onTimeout'],
      chat: row.chat as MatchRow['chat'],
      pairs: row.pairs === 1,
      standIn: row.stand_in,
      hints: row.hints === 1,
      host: row.host,
      rematchOf: row.rematch_of,
      seats: seats.map(asSeat),
      stage: row.stage as MatchRow['stage'],
      head: row.head,
      created: row.created,
      changed: row.changed,
      rematch: row.rematch,
    };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new StoreError('damaged', `What is kept of match '${row.id}' is damaged; it is left as it is.`, row.id);
  }
}

const asSeat = ({ seat, kind, level, guest, nonce, bots, name }: SeatSql): SeatRow => ({
  seat,
  holder: kind === 'bot' ? { kind, level: level! } : kind === 'person' ? { kind, guest: guest! } : { kind },
  name,
  nonce,
  bots: bots === 1,
});

export const holderSql = (holder: Holder): HolderSql => ({
  kind: holder.kind,
  level: holder.kind === 'bot' ? holder.level : null,
  guest: holder.kind === 'person' ? holder.guest : null,
});

export function asLine({ match, n, guest, sayer, name, hears, text, at }: ChatSql): ChatRow {
  const to = hears === 'table' || hears === 'gallery' ? hears : Number(hears);
  return { match, n, guest, from: sayer, name, to, text, at };
}

export const asInvite = ({ match, seat, created, revoked }: InviteSql): Invite => ({
  match,
  seat,
  created,
  revoked: revoked === 1,
});
