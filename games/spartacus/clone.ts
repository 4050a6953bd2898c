// A copy of a state that shares nothing with it, field by field: search makes millions of them.

import { cloneFlow } from '#engine/game.ts';
import { copyOf } from '#engine/visibility.ts';
import { book } from '#games/spartacus/book.ts';
import type { Fight, House, Spartacus, Trade } from '#games/spartacus/state.ts';

const cloneHouse = (house: House): House => ({
  card: house.card,
  influence: house.influence,
  hand: copyOf(house.hand),
  assets: house.assets.slice(),
});

// Here and below: `map` costs more than a loop for the few things there are.
const cloneHouses = (houses: readonly House[]): House[] => {
  const copy = new Array<House>(houses.length);
  for (let i = 0; i < houses.length; i++) copy[i] = cloneHouse(houses[i]!);
  return copy;
};

const cloneTrade = (trade: Trade): Trade => ({
  from: trade.from,
  to: trade.to,
  give: trade.give.slice(),
  giveGold: trade.giveGold,
  want: trade.want.slice(),
  wantGold: trade.wantGold,
});

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
  for (let i = 0; i < lists.length; i++) copy[i] = copyOf(lists[i]!);
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
  houses: cloneHouses(g.houses),
  market: g.market.slice(),
  row: copyOf(g.row),
  lot: copyOf(g.lot),
  marketDiscard: copyOf(g.marketDiscard),
  intrigue: g.intrigue.slice(),
  intrigueDiscard: copyOf(g.intrigueDiscard),
  played: copyOf(g.played),
  known: cloneLists(g.known),
  seen: cloneLists(g.seen),
  trades: cloneTrades(g.trades),
  refused: cloneTrades(g.refused),
  offers: g.offers.slice(),
  fight: g.fight === null ? null : cloneFight(g.fight),
  bets: copyOf(g.bets),
  winner: g.winner,
  decidedBy: g.decidedBy,
});
