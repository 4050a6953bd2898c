// Chapter 9: gifts, a free command.

import { type Bidding, committedBy } from '#engine/auction.ts';
import type { Frame } from '#engine/flow/flow.ts';
import type { Command } from '#engine/game.ts';
import { transfer } from '#engine/ledger.ts';
import { amount, field, form, pick } from '#engine/requests/request.ts';
import type { Seat } from '#engine/seat.ts';
import type { Harenula } from '#games/harenula/state.ts';

export const give: Command<Harenula> = {
  name: 'give',
  clause: 'HA-9.1',
  final: true,
  offer(g, seat) {
    const free = freeCoins(g, seat);
    if (free === 0) return null;
    const others = g.gladiators.map((_, other) => other).filter((other) => other !== seat);
    return form(seat, [field('to', pick(seat, 'seat', others)), field('coins', amount(seat, 'coins', 1, free))]);
  },
  take(g, t, choice: { to: Seat; coins: number }, seat) {
    transfer(g.coins, seat, choice.to, choice.coins);
    g.gladiators[seat]!.gifts++;
    t.use('gift');
    t.log?.emit('gave', {
      seat,
      to: choice.to,
      coins: choice.coins,
      purse: g.coins[seat]!,
      toPurse: g.coins[choice.to]!,
    });
  },
};

/** HA-9.2: the coins of a seat that are in no bid. */
export function freeCoins(g: Harenula, seat: Seat): number {
  const frame = g.flow.frames[g.flow.frames.length - 1]!;
  const bidding = frame.rule === 'auction' ? committedBy(frame as Frame & Bidding, seat) : 0;
  return g.coins[seat]! - bidding;
}
