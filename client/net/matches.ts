// Matches of this browser or of a server.

import { api } from '#client/net/api.ts';
import { isLocal, type LocalMatch, type NewMatch } from '#client/net/local.ts';
import { noteShared, sharedSeats } from '#client/net/shared.ts';
import { errand } from '#client/net/worker.ts';
import type { Rematch, TableInfo } from '#live/messages.ts';
import { botWord } from '#telling/characters/roster.ts';

/** A new match with the same game, options and seats. */
export async function againOf(table: TableInfo): Promise<string> {
  if (!isLocal(table.match)) {
    const next = await api.rematch(table.match);
    noteAgain(table.match, next);
    return next;
  }
  const seats = table.seats.map(({ name, kind, level, character }) => ({
    name: name ?? '',
    bot: kind === 'bot' ? botWord(level!, character) : null,
  }));
  const made = await errand({
    do: 'create',
    match: { game: table.game, options: table.options, seats, hints: table.hints },
  });
  if ('refusal' in made) throw new Error(made.refusal.text);
  return made.match;
}

/** Those who share this screen share it again. */
function noteAgain(before: string, next: string): void {
  const shared = sharedSeats(before);
  if (shared.length > 0) noteShared(next, shared);
}

/** Sits down at the match that follows; `seat` where the player had said no before. */
export async function sitAgain({ of, match }: Rematch, name: string, seat: number | null): Promise<void> {
  noteAgain(of, match);
  await api.join(match, name, seat);
}

export const createHere = (match: NewMatch) => errand({ do: 'create', match });
export const matchesHere = (): Promise<LocalMatch[]> => errand({ do: 'list' });
export const forgetHere = (match: string): Promise<null> => errand({ do: 'remove', match });

/** Gets up for good: at a match that is kept here, by removing it. */
export const leaveMatch = (match: string): Promise<unknown> => (isLocal(match) ? forgetHere(match) : api.leave(match));

/** The record of a finished match as text. */
export const recordText = (match: string): Promise<string> =>
  isLocal(match) ? errand({ do: 'record', match }) : api.record(match);

/** Saves the record of a finished match as a file. */
export async function recordOf(match: string): Promise<void> {
  const file = new Blob([await recordText(match)], { type: 'application/x-ndjson' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `${match}.harena.jsonl`;
  link.click();
  URL.revokeObjectURL(link.href);
}
