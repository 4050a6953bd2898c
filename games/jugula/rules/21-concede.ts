// Chapter 21: giving up, a free command.

import type { Command } from '#engine/game.ts';
import { pick } from '#engine/requests/request.ts';
import type { Seat } from '#engine/seat.ts';
import { seatOfName } from '#games/jugula/armaturae.ts';
import { handSize } from '#games/jugula/rules/06-cards.ts';
import type { Attack } from '#games/jugula/rules/14-outcome.ts';
import { concede } from '#games/jugula/rules/18-end-of-game.ts';
import { isPlaying, type Jugula } from '#games/jugula/state.ts';

/** JU-18.11, JU-21.11: players may concede at any of their decisions. */
export const giveUp: Command<Jugula> = {
  name: 'concede',
  clause: 'JU-21.11',
  seldom: true,
  offer: (g, seat) => (isPlaying(g, seat) && isDeciding(g, seat) ? pick(seat, 'word', ['yes']) : null),
  take(g, t, _choice, seat) {
    concede(g, t, seat);
  },
};

/** JU-21.12: the defender decides nothing in another player's turn but his combat card. */
function isDeciding(g: Jugula, seat: Seat): boolean {
  const frame = g.flow.frames[g.flow.frames.length - 1]!;
  switch (frame.rule) {
    case 'game':
      return true;
    case 'set-up':
      return (frame as unknown as { seat: Seat }).seat === seat;
    case 'attack': {
      const { byGladiator, onGladiator } = frame as unknown as Attack;
      if (frame.at !== 'JU-21.7') return g.active === seat;
      const fights = seatOfName(byGladiator) === seat || seatOfName(onGladiator) === seat;
      return fights && handSize(g.lanistae[seat]!) > 1;
    }
    default:
      return g.active === seat;
  }
}
