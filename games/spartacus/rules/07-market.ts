// Chapter 7: the Market phase: Open Market, auctions, the bid for hosting.

import { auction, auctionRule, type Bidding } from '#engine/auction.ts';
import { call, type Frame, rule, to } from '#engine/flow/flow.ts';
import { NOBODY, type Seat } from '#engine/seat.ts';
import { bank, discard, gainAsset, layOpen, move, type Play, purse, refillMarket } from '#games/spartacus/house.ts';
import { rollOff } from '#games/spartacus/rules/02-set-up.ts';
import { openWindow } from '#games/spartacus/rules/06-reactions.ts';
import { openMarket } from '#games/spartacus/rules/07-trades.ts';
import { forgetFrom } from '#games/spartacus/rules/14-choices.ts';
import { frameOf } from '#games/spartacus/rules/14-conditions.ts';
import type { Spartacus } from '#games/spartacus/state.ts';

const allSeats = (g: Spartacus): Seat[] => g.houses.map((_, seat) => seat);

export const market = rule<Spartacus>('market', { locals: {} }, [
  { clause: 'SP-7.2', run: (g) => call(openMarket, { open: allSeats(g) }) },
  {
    clause: 'SP-7.15',
    run(g, _f, t) {
      while (g.row.length < g.seats && refillMarket(g, t)) g.row.unshift(g.market.pop()!);
      t.log?.emit('rowLaidOut', { count: g.row.length });
    },
  },
  {
    clause: 'SP-7.16',
    run(g, _f, t) {
      const card = g.row.pop();
      if (card === undefined) return to('SP-7.28');
      for (const list of g.seen) forgetFrom(list, g.market.length + g.row.length);
      g.lot.push(card);
      layOpen(t, NOBODY);
      t.log?.emit('lotOffered', { card, left: g.row.length });
      return auction(lots, g.seats, allSeats(g), 'SP-7.16');
    },
  },
  { clause: 'SP-7.28', run: (g) => auction(hosting, g.seats, allSeats(g)) },
  {
    clause: 'SP-7.36',
    run(g, _f, t) {
      g.hidden = NOBODY;
      g.showed.fill(0);
      g.slipped.fill(0);
      layOpen(t, NOBODY);
      t.log?.emit('goldShown', { gold: g.gold.slice(0, g.seats) });
    },
  },
]);

/** SP-7.26 */
const bidsRevealed = (g: Spartacus, f: Frame & Bidding) =>
  openWindow(g, 'bidsRevealed', { activeSeat: g.host, seats: f.bidders.slice() });

function payBid(g: Spartacus, seat: Seat, total: number): void {
  move(g, seat, bank(g), total);
  g.showed[seat]! -= total;
}

export const lots = auctionRule<Spartacus>({
  name: 'auction',
  clauses: { bid: 'SP-7.17', award: 'SP-7.18', tie: 'SP-7.21', fail: 'SP-7.24' },
  purse: (g, seat) => g.gold[seat]!,
  shown: (g, f) => bidsRevealed(g, f),
  won(g, t, seat, total) {
    const card = g.lot.pop()!;
    payBid(g, seat, total);
    gainAsset(g, t, seat, card);
    t.log?.emit('bought', { clause: 'SP-7.18', seat, card, gold: total, purse: purse(g, seat) });
  },
  failed(g, t) {
    const card = g.lot.pop()!;
    discard(g, card);
    t.log?.emit('unsold', { clause: 'SP-7.24', card });
  },
});

export const hosting = auctionRule<Spartacus>({
  name: 'hosting',
  clauses: { bid: 'SP-7.28', award: 'SP-7.29', tie: 'SP-7.22', fail: 'SP-7.32' },
  purse: (g, seat) => g.gold[seat]!,
  shown: (g, f) => bidsRevealed(g, f),
  won(g, t, seat, total) {
    payBid(g, seat, total);
    becomeHost(g, t, seat, total, 'SP-7.29');
  },
  failed(g, t, bidders) {
    const seat = rollOff(g, t, bidders, 'SP-7.32');
    const stack = g.tiedHostPays ? frameOf<Bidding>(g, 'hosting').stacks[seat]! : 0;
    payBid(g, seat, stack);
    becomeHost(g, t, seat, stack, 'SP-7.34');
  },
});

/** SP-7.30, SP-7.31 */
function becomeHost(g: Spartacus, t: Play, seat: Seat, gold: number, clause: string): void {
  g.host = seat;
  t.log?.emit('hosted', { clause, seat, gold, purse: purse(g, seat) });
}
