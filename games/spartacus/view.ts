// What a viewer of Spartacus may know, in a type of its own, built field by field (SP-1.24 to SP-1.26).

import { type FlowView, flowFor } from '#engine/game.ts';
import { type Seat, SPECTATOR, type Viewers } from '#engine/seat.ts';
import { copyOf, type Shown, show } from '#engine/visibility.ts';
import { book } from '#games/spartacus/book.ts';
import { cloneFight } from '#games/spartacus/clone.ts';
import { type Fight, isHidden, pairAt, type Spartacus, type Trade } from '#games/spartacus/state.ts';
import { visibility } from '#games/spartacus/visibility.ts';

export interface HouseView {
  card: number;
  influence: number;
  /** Null while it is hidden from this viewer. */
  gold: number | null;
  /** What it had when it hid its gold, less what it has paid in the open since. */
  showed: number;
  /** What this viewer has given it unseen since then, less what it gave the viewer. */
  slipped: number;
  hand: Shown<number>;
  /** Of a hidden hand: what this viewer has seen of it. */
  known: number[];
  assets: number[];
}

export interface SpartacusView {
  viewer: Seat;
  flow: FlowView;
  turnLimit: number;
  tiedHostPays: boolean;
  turn: number;
  host: Seat;
  hidden: Viewers;
  houses: HouseView[];
  /** The number of cards in the decks and in the row. */
  market: number;
  row: number;
  intrigue: number;
  lot: number[];
  played: number[];
  marketDiscard: number[];
  intrigueDiscard: number[];
  /** What this viewer has seen of the Market deck and row: place from the bottom, kind, and so on. */
  seen: number[];
  /** The offers the viewer makes or gets. */
  trades: Trade[];
  /** Offers between the viewer and others that were refused in this Open Market, and how many the viewer has made in it. */
  refused: Trade[];
  offers: number;
  fight: Fight | null;
  bets: number[];
  winner: number;
  decidedBy: string;
}

const copyTrade = (trade: Trade): Trade => ({ ...trade, give: trade.give.slice(), want: trade.want.slice() });

/** SP-16.21: only the two sides know of an offer. */
function tradesOf(trades: readonly Trade[], viewer: Seat): Trade[] {
  const own: Trade[] = [];
  for (let i = 0; i < trades.length; i++) {
    const trade = trades[i]!;
    if (trade.from === viewer || trade.to === viewer) own.push(copyTrade(trade));
  }
  return own;
}

function housesFor(g: Spartacus, viewer: Seat): HouseView[] {
  const sits = viewer !== SPECTATOR;
  const houses = new Array<HouseView>(g.seats);
  for (let seat = 0; seat < g.seats; seat++) {
    const { card, influence, hand, assets } = g.houses[seat]!;
    houses[seat] = {
      card,
      influence,
      gold: isHidden(g, seat) && seat !== viewer ? null : g.gold[seat]!,
      showed: g.showed[seat]!,
      slipped: sits ? g.slipped[pairAt(g, viewer, seat)]! - g.slipped[pairAt(g, seat, viewer)]! : 0,
      hand: show(visibility.hand(g, seat), viewer, hand),
      known: sits ? copyOf(g.known[pairAt(g, viewer, seat)]!) : [],
      assets: assets.slice(),
    };
  }
  return houses;
}

export function viewFor(g: Spartacus, viewer: Seat): SpartacusView {
  const sits = viewer !== SPECTATOR;
  return {
    viewer,
    flow: flowFor(book, g, viewer),
    turnLimit: g.turnLimit,
    tiedHostPays: g.tiedHostPays,
    turn: g.turn,
    host: g.host,
    hidden: g.hidden,
    houses: housesFor(g, viewer),
    market: g.market.length,
    row: g.row.length,
    intrigue: g.intrigue.length,
    lot: copyOf(g.lot),
    played: copyOf(g.played),
    marketDiscard: copyOf(g.marketDiscard),
    intrigueDiscard: copyOf(g.intrigueDiscard),
    seen: sits ? copyOf(g.seen[viewer]!) : [],
    trades: tradesOf(g.trades, viewer),
    refused: tradesOf(g.refused, viewer),
    offers: sits ? g.offers[viewer]! : 0,
    fight: g.fight === null ? null : cloneFight(g.fight),
    bets: copyOf(g.bets),
    winner: g.winner,
    decidedBy: g.decidedBy,
  };
}
