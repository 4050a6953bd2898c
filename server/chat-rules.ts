// The rules of the chat: who may write to whom at a table, and who receives it.
//
// Players write to the table; two of them in private where the match allows it and has begun: a line in private is one to a
// seat, and before the start another player may sit down there. Spectators write to each other, and the players do not
// receive it while they play. With chat 'all' spectators receive the table's lines; with 'table' only the players do; with
// 'off' there is no chat. Muting a player is left to each client.

import type { Refusal } from '#engine/requests/legal.ts';
import { type Seat, SPECTATOR } from '#engine/seat.ts';
import { refuse } from '#live/entry.ts';
import type { ChatLine, TableInfo } from '#live/messages.ts';

type ChatRules = Pick<TableInfo, 'chat' | 'pairs' | 'stage'> & { seats: number };

/** Why `viewer` may not write to `to`, or null. */
export function chatRefusal(rules: ChatRules, viewer: Seat, to: ChatLine['to']): Refusal | null {
  const { chat, pairs, seats, stage } = rules;
  if (chat === 'off') return refuse('chat-off', 'there is no chat at this table');
  if (viewer === SPECTATOR) {
    if (chat !== 'all') return refuse('chat-table', 'only the players talk at this table');
    return to === 'gallery' ? null : refuse('chat-gallery', 'spectators talk among themselves; say it to the gallery');
  }
  if (to === 'gallery') return refuse('chat-players', 'players talk to the table; the gallery talks by itself');
  if (to === 'table') return null;
  if (!pairs) return refuse('chat-pairs', 'at this table nobody talks apart; say it to the table');
  if (stage === 'waiting')
    return refuse('not-begun', 'players talk apart once the match has begun; say it to the table');
  return to < seats && to !== viewer ? null : refuse('no-seat', 'there is no such other seat at this table');
}

/** Whether `viewer` receives a line. */
export function hears({ chat }: ChatRules, { from, to }: Pick<ChatLine, 'from' | 'to'>, viewer: Seat): boolean {
  if (to === 'gallery') return viewer === SPECTATOR;
  if (to === 'table') return viewer !== SPECTATOR || chat === 'all';
  return viewer !== SPECTATOR && (viewer === from || viewer === to);
}
