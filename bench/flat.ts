// Harenula again, as it is written without an engine: a phase, a switch, fields for whatever is pending.
//
// It is the game that the peers play (boardgameio.ts wraps it) and, bare, the measure of what a loop over plain objects
// costs. Same rules, same random play; no log, no clauses, no refusals, no views but the ones in boardgameio.ts.

import { arena, STARTS } from '../games/harenula/board.ts';
import { ALL_PATRONS, LAURELS, SAND, TRICK, WORTH } from '../games/harenula/cards.ts';

export interface Dice {
  below(n: number): number;
  shuffle(items: number[]): void;
}

export interface Flat {
  phase:
    | 'exchange'
    | 'bargains'
    | 'answer'
    | 'bid'
    | 'move'
    | 'attack'
    | 'blow'
    | 'guard'
    | 'feint'
    | 'pay'
    | 'order'
    | 'spoil'
    | 'over';
  seats: number;
  rounds: number;
  round: number;
  first: number;
  taken: number;
  coins: number[];
  deck: number[];
  top: number[];
  discard: number[];
  patrons: number[];
  laurels: number[];
  lot: number;
  lost: number[];
  cells: number[];
  felled: number[];
  won: number[][];
  hands: number[][];
  buried: number[][];
  patron: number[];
  /** Who must still decide in a phase for several seats; else the one who must. */
  open: number[];
  sealed: (number | number[] | null)[];
  bidders: number[];
  stacks: number[];
  bargain: Deal | null;
  by: number;
  on: number;
  blow: number;
  shield: number;
  feinted: boolean;
  hurt: number;
  queue: string[];
}

export interface Deal {
  from: number;
  to: number;
  give: number[];
  giveCoins: number;
  want: number[];
  wantCoins: number;
}

export type FlatMove = number | string | number[] | Deal | string[];

export function setup(seats: number, dice: Dice): Flat {
  const each = <T>(make: () => T): T[] => Array.from({ length: seats }, make);
  const g: Flat = {
    phase: 'exchange',
    seats,
    rounds: 6,
    round: 0,
    first: 0,
    taken: 0,
    coins: [...each(() => 6), 20],
    deck: SAND.slice(),
    top: [],
    discard: [],
    patrons: ALL_PATRONS.slice(),
    laurels: LAURELS.slice(),
    lot: 0,
    lost: [],
    cells: STARTS.slice(0, seats),
    felled: each(() => 0),
    won: each(() => []),
    hands: each(() => []),
    buried: each(() => []),
    patron: [],
    open: [],
    sealed: each(() => null),
    bidders: [],
    stacks: each(() => 0),
    bargain: null,
    by: 0,
    on: 0,
    blow: -1,
    shield: -1,
    feinted: false,
    hurt: 0,
    queue: [],
  };
  dice.shuffle(g.deck);
  for (let seat = 0; seat < seats; seat++) drawCards(g, seat, 5, dice);
  dice.shuffle(g.patrons);
  for (let seat = 0; seat < seats; seat++) g.patron.push(g.patrons.pop()!);
  dice.shuffle(g.laurels);
  g.open = seatsOf(g);
  return g;
}

const seatsOf = (g: Flat): number[] => g.cells.map((_, seat) => seat);
export const standing = (g: Flat): number[] => seatsOf(g).filter((seat) => g.cells[seat]! >= 0);

function topCard(g: Flat, dice: Dice): number {
  if (g.top.length > 0) return g.top.pop()!;
  if (g.deck.length === 0) {
    g.deck.push(...g.discard, ...g.buried.flat());
    g.discard.length = 0;
    for (const pile of g.buried) pile.length = 0;
    dice.shuffle(g.deck);
  }
  return g.deck.pop() ?? -1;
}

function drawCards(g: Flat, seat: number, count: number, dice: Dice): void {
  const hand = g.hands[seat]!;
  for (let i = 0; i < count && hand.length < 7; i++) {
    const card = topCard(g, dice);
    if (card < 0) return;
    hand.push(card);
    hand.sort((a, b) => a - b);
  }
}

function take(cards: number[], card: number): void {
  cards.splice(cards.indexOf(card), 1);
}

/** Who must decide: several in phases for all, else one. */
export const toDecide = (g: Flat): readonly number[] => g.open;

export const adjacent = (g: Flat, seat: number): number[] =>
  standing(g).filter((other) => other !== seat && arena.distance(g.cells[seat]!, g.cells[other]!) === 1);

/** Carries out a move; the caller has checked that it is this seat's turn. */
export function apply(g: Flat, seat: number, move: FlatMove, dice: Dice): void {
  switch (g.phase) {
    case 'exchange':
    case 'bid':
      g.sealed[seat] = move as number | number[];
      g.open = g.open.filter((other) => other !== seat);
      if (g.open.length === 0) (g.phase === 'bid' ? showBids : exchange)(g, dice);
      return;
    case 'bargains':
      g.open = g.open.filter((other) => other !== seat);
      if (move === 'none') return afterBargain(g);
      g.bargain = move as Deal;
      g.queue = g.open.map(String);
      g.phase = 'answer';
      g.open = [g.bargain.to];
      return;
    case 'answer':
      if (move === 'accept') trade(g, g.bargain!);
      g.phase = 'bargains';
      g.open = g.queue.map(Number);
      g.queue = [];
      return afterBargain(g);
    case 'move': {
      const walk = move as number[];
      if (walk.length > 0) g.cells[seat] = walk[walk.length - 1]!;
      g.phase = 'attack';
      if (adjacent(g, seat).length === 0) endTurn(g, seat, true, dice);
      return;
    }
    case 'attack':
      if (move === 'nobody') return endTurn(g, seat, true, dice);
      Object.assign(g, { by: seat, on: move, blow: -1, shield: -1, feinted: false, hurt: 0, phase: 'blow' });
      if (g.hands[seat]!.length === 0) askGuard(g, dice);
      return;
    case 'blow':
      g.blow = move as number;
      if (g.blow >= 0) take(g.hands[seat]!, g.blow);
      return askGuard(g, dice);
    case 'guard':
      g.shield = move as number;
      if (g.shield >= 0) take(g.hands[seat]!, g.shield);
      if (g.feinted || g.shield < 0 || g.hands[g.by]!.length === 0) return strike(g, dice);
      g.phase = 'feint';
      g.open = [g.by];
      return;
    case 'feint':
      if (move === 'no') return strike(g, dice);
      g.feinted = true;
      take(g.hands[seat]!, TRICK);
      g.discard.push(TRICK);
      g.buried[g.on]!.push(g.shield);
      g.shield = -1;
      return askGuard(g, dice);
    case 'pay':
      if (move === 'fall') return fall(g);
      for (const card of move as number[]) {
        take(g.hands[seat]!, card);
        g.discard.push(card);
      }
      return endTurn(g, g.by, false, dice);
    case 'order':
      g.queue = (move as string[]).slice();
      return afterFall(g, dice);
    case 'spoil':
      if (move === 'take') {
        g.hands[seat]!.push(g.top.pop()!);
        g.hands[seat]!.sort((a, b) => a - b);
      }
      return afterFall(g, dice);
  }
}

function exchange(g: Flat, dice: Dice): void {
  for (const [seat, cards] of g.sealed.entries()) {
    for (const card of cards as number[]) take(g.hands[seat]!, card);
    drawCards(g, seat, (cards as number[]).length, dice);
  }
  for (const cards of g.sealed) g.deck.push(...(cards as number[]));
  dice.shuffle(g.deck);
  g.sealed.fill(null);
  g.first = dice.below(g.seats);
  nextRound(g);
}

function nextRound(g: Flat): void {
  if (g.round === g.rounds || standing(g).length < 2) {
    g.phase = 'over';
    g.open = [];
    return;
  }
  g.round++;
  g.phase = 'bargains';
  g.open = standing(g);
}

function trade(g: Flat, deal: Deal): void {
  const hand = (items: number[], from: number, to: number): void => {
    for (const item of items) {
      take(g.won[from]!, item);
      g.won[to]!.push(item);
    }
  };
  if (g.coins[deal.from]! < deal.giveCoins || g.coins[deal.to]! < deal.wantCoins) return;
  hand(deal.give, deal.from, deal.to);
  hand(deal.want, deal.to, deal.from);
  g.coins[deal.from]! += deal.wantCoins - deal.giveCoins;
  g.coins[deal.to]! += deal.giveCoins - deal.wantCoins;
}

function afterBargain(g: Flat): void {
  if (g.open.length > 0) return;
  g.taken = 0;
  if (g.laurels.length === 0) return nextTurn(g);
  g.lot = g.laurels.pop()!;
  g.phase = 'bid';
  g.bidders = standing(g);
  g.open = g.bidders.slice();
  g.stacks.fill(0);
}

function showBids(g: Flat): void {
  let best = -1;
  let all = 0;
  let leaders: number[] = [];
  for (const seat of g.bidders) {
    const bid = g.sealed[seat] as number;
    all += bid;
    const total = g.stacks[seat]! + bid;
    if (total > best) {
      best = total;
      leaders = [seat];
    } else if (total === best) leaders.push(seat);
  }
  if (all > 0 && leaders.length > 1) {
    for (const seat of g.bidders) g.stacks[seat] = leaders.includes(seat) ? best : 0;
    g.bidders = leaders;
    g.open = leaders.slice();
    g.sealed.fill(null);
    return;
  }
  if (all === 0) g.lost.push(g.lot);
  else {
    g.coins[leaders[0]!]! -= best;
    g.coins[g.seats]! += best;
    g.won[leaders[0]!]!.push(g.lot);
  }
  g.lot = 0;
  g.sealed.fill(null);
  nextTurn(g);
}

function nextTurn(g: Flat): void {
  while (g.taken < g.seats) {
    const seat = (g.first + g.taken++) % g.seats;
    if (g.cells[seat]! < 0) continue;
    g.phase = 'move';
    g.open = [seat];
    return;
  }
  g.phase = 'over';
}

function endTurn(g: Flat, seat: number, idle: boolean, dice: Dice): void {
  if (idle) drawCards(g, seat, 1, dice);
  if (standing(g).length < 2) return nextRound(g);
  nextTurn(g);
  if (g.phase !== 'over') return;
  for (let i = 0; i < g.seats; i++) {
    const other = (g.first + i) % g.seats;
    if (g.cells[other]! >= 0) drawCards(g, other, 2, dice);
  }
  do g.first = (g.first + 1) % g.seats;
  while (g.cells[g.first]! < 0);
  nextRound(g);
}

function askGuard(g: Flat, dice: Dice): void {
  g.phase = 'guard';
  g.open = [g.on];
  if (g.hands[g.on]!.length === 0) strike(g, dice);
}

function strike(g: Flat, dice: Dice): void {
  const force = (g.blow < 0 ? 0 : WORTH[g.blow]!) + dice.below(6) + 1;
  const stand = (g.shield < 0 ? 0 : WORTH[g.shield]!) + dice.below(6) + 1;
  g.hurt = Math.max(0, force - stand);
  if (g.blow >= 0) g.discard.push(g.blow);
  if (g.shield >= 0) g.discard.push(g.shield);
  if (g.hurt === 0) return endTurn(g, g.by, false, dice);
  if (g.hands[g.on]!.length === 0) return fall(g);
  g.phase = 'pay';
  g.open = [g.on];
}

function fall(g: Flat): void {
  g.discard.push(...g.hands[g.on]!);
  g.hands[g.on]!.length = 0;
  g.cells[g.on] = -1;
  g.felled[g.by]!++;
  g.phase = 'order';
  g.open = [g.by];
}

function afterFall(g: Flat, dice: Dice): void {
  const next = g.queue.shift();
  if (next === undefined) return endTurn(g, g.by, false, dice);
  if (next === 'crowd') {
    const coins = Math.min(2, g.coins[g.seats]!);
    g.coins[g.by]! += coins;
    g.coins[g.seats]! -= coins;
    return afterFall(g, dice);
  }
  const card = topCard(g, dice);
  if (card < 0) return afterFall(g, dice);
  g.top.push(card);
  g.phase = 'spoil';
  g.open = [g.by];
}
