// A full state that a viewer cannot tell from the truth: what the viewer knows stays, the rest is dealt again.

import type { Bidding } from '#engine/auction.ts';
import type { Random } from '#engine/chance/random.ts';
import type { Flow, Frame } from '#engine/flow/flow.ts';
import { isVeil, type Scene } from '#engine/flow/scene.ts';
import { restoreFlow } from '#engine/game.ts';
import { type Seat, SPECTATOR } from '#engine/seat.ts';
import { isShown, without } from '#engine/visibility.ts';
import { book } from '#games/spartacus/book.ts';
import { INTRIGUE, isGuard, isScheme, kindOf, MARKET, REQS } from '#games/spartacus/cards.ts';
import { cloneFight } from '#games/spartacus/clone.ts';
import { inAuction } from '#games/spartacus/rules/03-turn.ts';
import type { TurnFrame } from '#games/spartacus/rules/05-intrigue.ts';
import type { SupportLocals } from '#games/spartacus/rules/05-support.ts';
import { timesIn } from '#games/spartacus/rules/14-ability.ts';
import { BANK, type House, pairAt, type Spartacus, type Trade } from '#games/spartacus/state.ts';
import type { SpartacusView } from '#games/spartacus/view.ts';

const byNumber = (a: number, b: number): number => a - b;

const copyTrade = (trade: Trade): Trade => ({ ...trade, give: trade.give.slice(), want: trade.want.slice() });

/** The offers of a seat that the viewer knows of. */
const offersFrom = ({ trades, refused }: SpartacusView, seat: Seat): number =>
  [...trades, ...refused].filter(({ from }) => from === seat).length;

export function determinise(view: SpartacusView, random: Random): Spartacus {
  const { viewer } = view;
  const seats = view.houses.length;
  const table = { seats };
  const flow = restoreFlow(book, view.flow, viewer);
  const houses = dealHands(view, random);
  const intrigue = houses.unseen;
  const { market, row } = dealMarket(view, random);
  const gold = purses(view, flow);
  const known = Array.from({ length: seats * seats }, (): number[] => []);
  const seen = Array.from({ length: seats }, (): number[] => []);
  const slipped = new Array<number>(seats * seats).fill(0);
  if (viewer !== SPECTATOR) {
    seen[viewer] = view.seen.slice();
    for (const [seat, house] of view.houses.entries()) {
      known[pairAt(table, viewer, seat)] = house.known.slice();
      slipped[pairAt(table, viewer, seat)] = Math.max(0, house.slipped);
      slipped[pairAt(table, seat, viewer)] = Math.max(0, -house.slipped);
    }
  }
  for (const [i, frame] of flow.frames.entries()) guessPlans(frame, view.flow.scenes[i]!, houses.dealt);
  return {
    flow,
    seats,
    turnLimit: view.turnLimit,
    tiedHostPays: view.tiedHostPays,
    turn: view.turn,
    host: view.host,
    gold,
    hidden: view.hidden,
    showed: view.houses.map((house) => house.showed),
    slipped,
    houses: houses.dealt,
    market,
    row,
    lot: view.lot.slice(),
    marketDiscard: view.marketDiscard.slice(),
    intrigue,
    intrigueDiscard: view.intrigueDiscard.slice(),
    played: view.played.slice(),
    known,
    seen,
    trades: view.trades.map(copyTrade),
    refused: view.refused.map(copyTrade),
    offers: view.houses.map((_, seat) => (seat === viewer ? view.offers : offersFrom(view, seat))),
    fight: view.fight === null ? null : cloneFight(view.fight),
    bets: view.bets.slice(),
    winner: view.winner,
    decidedBy: view.decidedBy,
  };
}

/** Hands: what is known stays, the rest comes from the unseen cards, and what is left over is the deck. */
function dealHands(view: SpartacusView, random: Random): { dealt: House[]; unseen: number[] } {
  const open = [...view.intrigueDiscard, ...view.played];
  for (const house of view.houses) {
    for (const asset of house.assets) if (isGuard(kindOf(asset))) open.push(kindOf(asset));
    open.push(...(isShown(house.hand) ? house.hand : house.known));
  }
  const unseen = without(INTRIGUE, open);
  random.shuffle(unseen);
  const dealt = view.houses.map((house) => {
    const hand = isShown(house.hand) ? house.hand.slice() : house.known.slice();
    const missing = isShown(house.hand) ? 0 : house.hand - hand.length;
    hand.push(...unseen.splice(unseen.length - missing, missing));
    return { card: house.card, influence: house.influence, hand: hand.sort(byNumber), assets: house.assets.slice() };
  });
  return { dealt, unseen };
}

function dealMarket(view: SpartacusView, random: Random): { market: number[]; row: number[] } {
  const open = [...view.marketDiscard, ...view.lot];
  for (const house of view.houses) {
    for (const asset of house.assets) if (!isGuard(kindOf(asset))) open.push(kindOf(asset));
  }
  const places = new Array<number>(view.market + view.row).fill(-1);
  for (let i = 0; i < view.seen.length; i += 2) {
    places[view.seen[i]!] = view.seen[i + 1]!;
    open.push(view.seen[i + 1]!);
  }
  const unseen = without(MARKET, open);
  random.shuffle(unseen);
  const cards = places.map((kind) => (kind === -1 ? unseen.pop()! : kind));
  return { market: cards.slice(0, view.market), row: cards.slice(view.market) };
}

/** Hidden gold: what was last seen of it, and what the viewer passed on; never less than lies on the table. */
function purses(view: SpartacusView, flow: Flow): number[] {
  const gold = view.houses.map(
    (house, seat) => house.gold ?? Math.max(onTable(flow, seat), house.showed + house.slipped),
  );
  return [...gold, BANK - gold.reduce((sum, one) => sum + one, 0)];
}

function onTable(flow: Flow, seat: Seat): number {
  let gold = 0;
  for (const frame of flow.frames) {
    if (frame.rule !== 'auction' && frame.rule !== 'hosting') continue;
    gold += inAuction(frame as Frame & Bidding, seat);
  }
  return gold;
}

/** Schemes committed unseen: some scheme of the hand that needs support, where there is one. */
function guessPlans(frame: Frame, scene: Scene, houses: readonly House[]): void {
  if (frame.rule === 'intrigue-turn') {
    const turn = frame as TurnFrame;
    const { plans, asking, refusals } = scene;
    const likely = likelyPlan(houses[turn.by]!);
    if (isVeil(plans!)) turn.plans = new Array<number>(plans.hidden).fill(likely);
    if (isVeil(asking!) && asking.hidden !== 0) turn.asking = likely;
    if (isVeil(refusals!)) turn.refusals = new Array<number>(refusals.hidden).fill(0);
  } else if (isVeil(scene['card'] ?? null)) {
    // Only a request for support has a card that not all know.
    const request = frame as Frame & SupportLocals;
    request.card = likelyPlan(houses[request.by]!);
  }
}

const likelyPlan = (house: House): number =>
  house.hand.find((kind) => isScheme(kind) && REQS[kind]! > house.influence) ?? -1;

/** Whether a state agrees with everything its seats have learned; for states whose hidden cards were changed about. */
export function consistent(g: Spartacus): boolean {
  // The row lies on the deck.
  const deck = [...g.market, ...g.row];
  for (const [viewer, seen] of g.seen.entries()) {
    for (const [owner, { hand }] of g.houses.entries()) {
      if (!holds(hand, g.known[pairAt(g, viewer, owner)]!)) return false;
    }
    // Place, kind, place, kind …
    if (!seen.every((one, i) => i % 2 === 1 || deck[one] === seen[i + 1])) return false;
  }
  for (const frame of g.flow.frames) {
    if (frame.rule === 'intrigue-turn') {
      const { by, plans, asking } = frame as TurnFrame;
      if (![...plans, asking ?? -1].every((kind) => kind === -1 || g.houses[by]!.hand.includes(kind))) return false;
    } else if (frame.rule === 'support') {
      const { by, card } = frame as Frame & SupportLocals;
      if (card !== -1 && !g.houses[by]!.hand.includes(card)) return false;
    }
  }
  return true;
}

const holds = (hand: readonly number[], known: readonly number[]): boolean =>
  known.every((kind) => timesIn(hand, kind) >= timesIn(known, kind));
