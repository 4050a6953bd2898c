// A copy of a state that shares nothing with it, field by field: search makes millions of them.

import { cloneFlow } from '#engine/game.ts';
import { book } from '#games/spartacus/book.ts';
import type { Fight, House, Spartacus, Trade } from '#games/spartacus/state.ts';

const cloneHouse = (house: House): House => ({
  card: house.card,
  influence: house.influence,
  hand: house.hand.slice(),
  assets: house.assets.slice(),
});

const cloneTrade = (trade: Trade): Trade => ({
  from: trade.from,
  to: trade.to,
  give: trade.give.slice(),
  giveGold: trade.giveGold,
  want: trade.want.slice(),
  wantGold: trade.wantGold,
});

// Both lists are mostly empty, and `map` costs more than a loop then.
const cloneTrades = (trades: readonly Trade[]): Trade[] => {
  const copy: Trade[] = [];
  for (let i = 0; i < trades.length; i++) copy.push(cloneTrade(trades[i]!));
  return copy;
};

export const cloneFight = (fight: Fight): Fight => ({
  seats: fight.seats.slice(),
  cards: fight.cards.slice(),
  gear: fight.gear.map((gear) => gear.slice()),
  health: fight.health.slice(),
  cells: fight.cells.slice(),
  round: fight.round,
  idle: fight.idle,
  struck: fight.struck,
  slowed: fight.slowed.slice(),
  used: fight.used.slice(),
  loser: fight.loser,
  degree: fight.degree,
  tournament: fight.tournament,
});

const cloneLists = (lists: readonly number[][]): number[][] => {
  const copy = new Array<number[]>(lists.length);
  for (let i = 0; i < lists.length; i++) copy[i] = lists[i]!.slice();
  return copy;
};

export const clone = (g: Spartacus): Spartacus => ({
  flow: cloneFlow(book, g.flow),
  seats: g.seats,
  turnLimit: g.turnLimit,
  tiedHostPays: g.tiedHostPays,
  turn: g.turn,
  host: g.host,
  gold: g.gold.slice(),
  hidden: g.hidden,
  showed: g.showed.slice(),
  slipped: g.slipped.slice(),
  houses: g.houses.map(cloneHouse),
  market: g.market.slice(),
  row: g.row.slice(),
  lot: g.lot.slice(),
  marketDiscard: g.marketDiscard.slice(),
  intrigue: g.intrigue.slice(),
  intrigueDiscard: g.intrigueDiscard.slice(),
  played: g.played.slice(),
  known: cloneLists(g.known),
  seen: cloneLists(g.seen),
  trades: cloneTrades(g.trades),
  refused: cloneTrades(g.refused),
  offers: g.offers.slice(),
  fight: g.fight === null ? null : cloneFight(g.fight),
  bets: g.bets.slice(),
  winner: g.winner,
  decidedBy: g.decidedBy,
});
