// The public facts about a table, apart from the game itself.

import { type Seat, SPECTATOR } from '#engine/seat.ts';
import type { Rematch, RematchSeat, SeatInfo, TableInfo } from '#live/messages.ts';
import type { LiveTable } from '#live/table.ts';
import { BOT_NAMES } from '#server/names.ts';
import { type Connected, NOBODY } from '#server/store/peers.ts';
import type { MatchRow, SeatRow } from '#server/store/store.ts';
import { characterName, readBotWord } from '#telling/characters/roster.ts';

/** What a bot is called: as its character, the first who is it, or by its seat. */
function nameOf({ seats }: MatchRow, seat: Seat): string {
  const characters = seats.map(({ holder }) => (holder.kind === 'bot' ? readBotWord(holder.level).character : null));
  const own = characters[seat];
  if (own == null || characters.indexOf(own) !== seat) return BOT_NAMES[seat] ?? `Bot ${seat}`;
  return characterName(own)!;
}

/** The names by seat as a record has them, with a bot's level behind its name. */
export const recordNames = (row: MatchRow): string[] =>
  row.seats.map(({ seat, holder, name }) =>
    holder.kind === 'bot' ? `${nameOf(row, seat)} (${holder.level})` : (name ?? `Seat ${seat}`),
  );

/** `beside`: the match this one follows while it waits, or the one that follows it when it is over; null: none. */
export function tableInfo(
  row: MatchRow,
  live: LiveTable | null,
  { viewers, watchers }: Connected = NOBODY,
  beside: MatchRow | null = null,
): TableInfo {
  // An entry on trial is never shown: the stage is that of what was stored.
  const stage = live === null ? row.stage : live.over ? 'over' : 'playing';
  const host = row.seats.find(({ holder }) => holder.kind === 'person' && holder.guest === row.host);
  return {
    match: row.id,
    game: row.game,
    rules: row.rules,
    options: row.options,
    seats: row.seats.map((_, seat) => seatInfo(row, live, seat, viewers)),
    stage,
    listed: row.listed,
    clock: row.clock,
    onTimeout: row.onTimeout,
    chat: row.chat,
    pairs: row.pairs,
    standIn: row.standIn,
    hints: row.hints,
    lines: true,
    paused: live?.paused ?? false,
    spectators: viewers.filter((viewer) => viewer === SPECTATOR).length,
    watchers: [...watchers].sort(),
    host: host?.seat ?? null,
    commitment: row.commitment,
    seed: stage === 'over' ? (live?.match.seed ?? null) : null,
    rematch: beside === null ? null : stage === 'over' ? rematchInfo(row, beside) : rematchInfo(beside, row),
  };
}

/** What the people of a match have said to the one that follows it. */
function rematchInfo(before: MatchRow, next: MatchRow): Rematch {
  const seats = next.seats.map(
    ({ seat, holder, name, nonce, bots }): RematchSeat => ({
      name: holder.kind === 'bot' ? nameOf(next, seat) : (name ?? before.seats[seat]!.name),
      answer: answerOf(holder, nonce),
      bots,
    }),
  );
  return { of: before.id, match: next.id, hasBegun: next.stage !== 'waiting', seats };
}

function answerOf(holder: SeatRow['holder'], nonce: string | null): RematchSeat['answer'] {
  if (holder.kind === 'person') return nonce === null ? 'asked' : 'yes';
  return holder.kind === 'bot' ? 'bot' : 'no';
}

function seatInfo(row: MatchRow, live: LiveTable | null, seat: Seat, viewers: readonly Seat[]): SeatInfo {
  const { holder, name } = row.seats[seat]!;
  const standIn = live?.isStandIn(seat) ?? false;
  if (holder.kind === 'bot') {
    const { level, character } = readBotWord(holder.level);
    return { seat, kind: 'bot', name: nameOf(row, seat), level, character, standIn: false, online: true };
  }
  const level = standIn ? readBotWord(live!.bots[seat]!).level : null;
  return { seat, kind: holder.kind, name, level, character: null, standIn, online: viewers.includes(seat) };
}
