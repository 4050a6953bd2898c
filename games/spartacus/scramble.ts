// Secrets of Spartacus that lie in no zone, changed into others that a viewer could not tell from the truth: plans for
// which support was sought and the gold attached, offers between others, gold that passed unseen, and what the others
// have learned. Feeds the secrecy tests of the engine, which deal the hidden cards again before.

import type { Random } from '#engine/chance/random.ts';
import type { Frame } from '#engine/flow/flow.ts';
import { sample } from '#engine/requests/choices.ts';
import { type Bargain, offer } from '#engine/requests/request.ts';
import type { Seat } from '#engine/seat.ts';
import { isReady, isScheme, REQS } from '#games/spartacus/cards.ts';
import { freeGold } from '#games/spartacus/rules/03-turn.ts';
import type { TurnFrame } from '#games/spartacus/rules/05-intrigue.ts';
import type { SupportLocals } from '#games/spartacus/rules/05-support.ts';
import { tradeOf } from '#games/spartacus/rules/07-offers.ts';
import { MOST_OFFERS } from '#games/spartacus/rules/07-trades.ts';
import { isHidden, pairAt, type Spartacus, type Trade } from '#games/spartacus/state.ts';

export function scramble(g: Spartacus, viewer: Seat, random: Random): void {
  changeLearned(g, viewer, random);
  changePlans(g, viewer, random);
  const other = (trade: Trade): Trade =>
    trade.from === viewer || trade.to === viewer ? trade : anotherOffer(g, trade, random);
  g.trades = g.trades.map(other);
  g.refused = g.refused.map(other);
  g.offers = g.offers.map((made, seat) => (seat === viewer ? made : random.below(MOST_OFFERS)));
  changeSlipped(g, viewer, random);
}

/** What the others have seen of hands and of the Market is something that lies there. */
function changeLearned(g: Spartacus, viewer: Seat, random: Random): void {
  for (let other = 0; other < g.seats; other++) {
    if (other === viewer) continue;
    for (let owner = 0; owner < g.seats; owner++) {
      const list = g.known[pairAt(g, other, owner)]!;
      const hand = g.houses[owner]!.hand.slice();
      random.shuffle(hand);
      g.known[pairAt(g, other, owner)] = hand.slice(0, list.length).sort((a, b) => a - b);
    }
    const seen = g.seen[other]!;
    for (let i = 0; i < seen.length; i += 2) {
      const place = seen[i]!;
      seen[i + 1] = place < g.market.length ? g.market[place]! : g.row[place - g.market.length]!;
    }
  }
}

/** SP-5.30, SP-16.29: one scheme stands for another of the hand, everywhere the same one; and other gold is attached. */
function changePlans(g: Spartacus, viewer: Seat, random: Random): void {
  const turn = g.flow.frames.find((frame) => frame.rule === 'intrigue-turn') as TurnFrame | undefined;
  if (turn === undefined) return;
  const request = g.flow.frames.find((frame) => frame.rule === 'support') as (Frame & SupportLocals) | undefined;
  if (turn.by !== viewer) {
    const other = otherPlans(g, turn.by, random);
    turn.plans = turn.plans.map(other);
    if (turn.asking !== null) turn.asking = other(turn.asking);
    if (request !== undefined) request.card = other(request.card);
  }
  if (request === undefined || request.by === viewer || request.askedSeats.includes(viewer)) return;
  // Once a player has agreed, everybody has seen what that player got.
  if (request.open.length < request.askedSeats.length) return;
  request.gold = random.below(Math.floor(g.gold[request.by]! / request.open.length) + 1);
}

/** Different schemes become different schemes; what is past stays so. */
function otherPlans(g: Spartacus, by: Seat, random: Random): (kind: number) => number {
  const { hand, influence } = g.houses[by]!;
  const left = [...new Set(hand)].filter((kind) => isScheme(kind) && REQS[kind]! > influence);
  random.shuffle(left);
  const chosen = new Map<number, number>([[-1, -1]]);
  return (kind) => {
    if (!chosen.has(kind)) chosen.set(kind, left.pop() ?? kind);
    return chosen.get(kind)!;
  };
}

/** Some other bargain that the same two could have in mind. */
function anotherOffer(g: Spartacus, { from, to }: Trade, random: Random): Trade {
  const goods = (seat: Seat): number[] => g.houses[seat]!.assets.filter(isReady);
  const partner = { seat: to, items: goods(to), coins: g.gold[to]! };
  const request = offer(from, 'asset', [partner], goods(from), g.gold[from]!, false);
  return tradeOf(from, sample(request, random) as Bargain);
}

/** Gold that passed between two others whose gold is hidden was more, or less, but at least one coin. */
function changeSlipped(g: Spartacus, viewer: Seat, random: Random): void {
  for (let from = 0; from < g.seats; from++) {
    for (let to = 0; to < g.seats; to++) {
      const place = pairAt(g, from, to);
      const slipped = g.slipped[place]!;
      if (slipped === 0 || from === viewer || to === viewer || !isHidden(g, from) || !isHidden(g, to)) continue;
      const back = Math.min(slipped - 1, freeGold(g, to));
      const more = random.below(back + freeGold(g, from) + 1) - back;
      g.slipped[place] = slipped + more;
      g.gold[from]! -= more;
      g.gold[to]! += more;
    }
  }
}
