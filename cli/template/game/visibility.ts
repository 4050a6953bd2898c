// What lies where, and who knows it (NV-1.3).

import { EVERYBODY, NOBODY, only, type Seat } from '#engine/seat.ts';
import type { Visibility, Zone } from '#engine/visibility.ts';
import type { Novus } from './state.ts';

export const visibility = {
  hand: (_g: Novus, owner: Seat) => only(owner),
  deck: () => NOBODY,
  open: () => EVERYBODY,
} satisfies Visibility<Novus>;

/** What belongs to no seat is written down as seat 0's: nobody asks. */
const holding = (zone: keyof typeof visibility, items: number[], owner: Seat = 0): Zone => ({
  zone,
  owner,
  pool: 'card',
  items,
});

export const zones = (g: Novus): Zone[] => [
  holding('deck', g.deck),
  holding('open', g.laid),
  holding('open', g.discard),
  ...g.hands.map((hand, seat) => holding('hand', hand, seat)),
];
