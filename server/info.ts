// What every viewer may know about a table, beside the game itself.

import { type Seat, SPECTATOR } from '#engine/seat.ts';
import type { SeatInfo, TableInfo } from '#live/messages.ts';
import type { LiveTable } from '#live/table.ts';
import type { MatchRow } from '#server/store/store.ts';
import { characterName, readBotWord } from '#telling/characters/roster.ts';

/** First names: those of gladiators stand on cards. */
const BOT_NAMES = ['Lucius', 'Marcus', 'Quintus', 'Sextus', 'Titus', 'Decimus', 'Gnaeus', 'Publius'];

/** Whether a person called so could be taken for a bot. */
export const isBotName = (name: string): boolean =>
  BOT_NAMES.some((one) => one.toLowerCase() === name.toLowerCase()) || /^bot \d+$/i.test(name);

/** What a bot is called: as its character, the first who is it, or by its seat. */
function nameOf({ seats }: MatchRow, seat: Seat): string {
  const characters = seats.map(({ holder }) => (holder.kind === 'bot' ? readBotWord(holder.level).character : null));
  const own = characters[seat];
  if (own == null || characters.indexOf(own) !== seat) return BOT_NAMES[seat] ?? `Bot ${seat}`;
  return characterName(own)!;
}

/** The names by seat as they stand in a record, where a bot's level is written behind its name. */
export const recordNames = (row: MatchRow): string[] =>
  row.seats.map(({ seat, holder, name }) =>
    holder.kind === 'bot' ? `${nameOf(row, seat)} (${holder.level})` : (name ?? `Seat ${seat}`),
  );

/** `viewers`: those who are connected now, each as often as he is; `watchers`: the names of those who watch. */
export function tableInfo(
  row: MatchRow,
  live: LiveTable | null,
  viewers: readonly Seat[],
  watchers: string[] = [],
  lines = true,
): TableInfo {
  // Nothing that is only being tried is ever shown: a table's stage is that of what was kept.
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
    lines,
    paused: live?.paused ?? false,
    spectators: viewers.filter((viewer) => viewer === SPECTATOR).length,
    watchers,
    host: host?.seat ?? null,
    commitment: row.commitment,
    seed: stage === 'over' ? (live?.match.seed ?? null) : null,
    rematch: row.rematch,
  };
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
