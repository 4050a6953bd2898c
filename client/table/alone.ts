// Whether a player sits at a table with bots only.

import { isLocal } from '#client/net/local.ts';
import type { Seat } from '#engine/seat.ts';
import type { SeatInfo } from '#live/messages.ts';

export const hasOnlyBots = (seats: readonly SeatInfo[], viewer: Seat): boolean =>
  seats.every(({ seat, kind }) => kind === 'bot' || seat === viewer);

/** Nobody else can be there: on a server others may watch. */
export const isAlone = (match: string, seats: readonly SeatInfo[], viewer: Seat): boolean =>
  isLocal(match) && hasOnlyBots(seats, viewer);
