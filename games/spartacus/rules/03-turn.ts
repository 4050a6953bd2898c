// Chapter 3: the turn and what may be done at any time.

import { type Bidding, committedBy } from '#engine/auction.ts';
import { shownTo } from '#engine/event.ts';
import { call, end, type Frame, rule, to } from '#engine/flow/flow.ts';
import type { Command } from '#engine/game.ts';
import { amount, field, form, pick } from '#engine/requests/request.ts';
import { only, type Seat } from '#engine/seat.ts';
import { act, actOf } from '#games/spartacus/acts.ts';
import { isGuard } from '#games/spartacus/cards.ts';
import { gainAsset, layOpen, leaveHand, move, type Play, purse } from '#games/spartacus/house.ts';
import { setUp } from '#games/spartacus/rules/02-set-up.ts';
import { upkeep } from '#games/spartacus/rules/04-upkeep.ts';
import { intrigue } from '#games/spartacus/rules/05-intrigue.ts';
import type { SupportLocals } from '#games/spartacus/rules/05-support.ts';
import { market } from '#games/spartacus/rules/07-market.ts';
import { dropImpossible } from '#games/spartacus/rules/07-offers.ts';
import { wake } from '#games/spartacus/rules/07-trades.ts';
import { arenaPhase } from '#games/spartacus/rules/08-arena.ts';
import { atTurnLimit, endOfPhase } from '#games/spartacus/rules/11-winning.ts';
import { type AbilityLocals, abilityOf } from '#games/spartacus/rules/14-ability.ts';
import { CORNERS, isHidden, pairAt, type Spartacus, stakeAt } from '#games/spartacus/state.ts';

export const game = rule<Spartacus>('game', { locals: {} }, [
  { clause: 'SP-2.1', run: () => call(setUp) },
  {
    clause: 'SP-3.1',
    run(g, _f, t) {
      g.turn++;
      t.log?.emit('turnBegan', { turn: g.turn, host: g.host });
      return call(upkeep);
    },
  },
  { clause: 'SP-5.1', run: () => call(intrigue) },
  { clause: 'SP-11.2', at: 'SP-11.2 intrigue', run: (g, _f, t) => endOfPhase(g, t) },
  { clause: 'SP-7.1', run: (g) => (g.winner !== -1 ? end() : call(market)) },
  { clause: 'SP-11.2', at: 'SP-11.2 market', run: (g, _f, t) => endOfPhase(g, t) },
  { clause: 'SP-8.1', run: (g) => (g.winner !== -1 ? end() : call(arenaPhase)) },
  { clause: 'SP-11.2', run: (g, _f, t) => endOfPhase(g, t) },
  {
    clause: 'SP-11.16',
    run(g, _f, t) {
      if (g.winner === -1) atTurnLimit(g, t);
      return g.winner !== -1 ? end() : to('SP-3.1');
    },
  },
]);

/** SP-3.5: the gold of a seat that is in no bid, no bet and no open request for support. */
export function freeGold(g: Spartacus, seat: Seat): number {
  return g.gold[seat]! - lockedGold(g, seat);
}

export function lockedGold(g: Spartacus, seat: Seat): number {
  let locked = 0;
  for (let corner = 0; corner < CORNERS.length; corner++) locked += g.bets[stakeAt(seat, corner)]!;
  for (const frame of g.flow.frames) {
    if (frame.rule === 'auction' || frame.rule === 'hosting') {
      locked += inAuction(frame as Frame & Bidding, seat);
    } else if (frame.rule === 'bets') {
      const bets = frame.sealed?.[seat] as { [corner: string]: number } | null | undefined;
      for (const corner in bets) locked += bets[corner]!;
    } else if (frame.rule === 'support') {
      const { by, open, gold } = frame as Frame & SupportLocals;
      if (by === seat) locked += open.length * gold;
    }
  }
  return locked;
}

/** What a seat has in an auction: its stack, its sealed bid, and its open bid until the round is decided. */
export const inAuction = (bidding: Frame & Bidding, seat: Seat): number =>
  committedBy(bidding, seat) + (bidding.at === 'SP-7.17' || bidding.at === 'SP-7.28' ? 0 : (bidding.bids[seat] ?? 0));

export const give: Command<Spartacus> = {
  name: 'give',
  clause: 'SP-3.4',
  final: true,
  offer(g, seat) {
    const free = freeGold(g, seat);
    if (free <= 0) return null;
    const others = g.houses.map((_, other) => other).filter((other) => other !== seat);
    return form(seat, [field('to', pick(seat, 'seat', others)), field('gold', amount(seat, 'gold', 1, free))]);
  },
  take(g, t, choice: { to: Seat; gold: number }, seat) {
    giveGold(g, t, seat, choice.to, choice.gold);
  },
};

/** SP-3.4 to SP-3.6 */
export function giveGold(g: Spartacus, t: Play, seat: Seat, to: Seat, gold: number): void {
  move(g, seat, to, gold);
  if (isHidden(g, seat) || isHidden(g, to)) {
    g.slipped[pairAt(g, seat, to)]! += gold;
    // The receiver, too, learns that it was there to give.
    layOpen(t, only(seat));
    t.log?.emit('slipped', { clause: 'SP-3.6' }, shownTo(only(seat) | only(to), { seat, to, gold }));
  } else {
    // SP-3.5: that this much was free reveals something about gold that is locked unseen.
    if (locksUnseen(g, seat)) layOpen(t, only(seat));
    t.log?.emit('gave', { seat, to, gold, purse: purse(g, seat), toPurse: purse(g, to) });
  }
  dropImpossible(g);
  wake(g);
}

/** Whether a seat may have gold in sealed bets, or attached to a request that not all know. */
const locksUnseen = (g: Spartacus, seat: Seat): boolean =>
  g.flow.frames.some(
    (frame) => frame.rule === 'bets' || (frame.rule === 'support' && (frame as Frame & SupportLocals).by === seat),
  );

/** SP-3.12, SP-3.31 */
export function layGuard(g: Spartacus, t: Play, seat: Seat, card: number): void {
  leaveHand(g, t, seat, card);
  gainAsset(g, t, seat, card);
  wake(g);
  t.log?.emit('laid', { clause: 'SP-3.12', seat, card, hand: g.houses[seat]!.hand.length });
}

export const guard: Command<Spartacus> = {
  name: 'guard',
  clause: 'SP-3.12',
  offer(g, seat) {
    const guards = guardsToLay(g, seat);
    return guards.length === 0 || g.houses[seat]!.hand.length <= owedCards(g, seat) ? null : pick(seat, 'act', guards);
  },
  take: (g, t, word: string, seat) => layGuard(g, t, seat, actOf(word).card),
};

/** SP-16.3: the cards a seat must discard for what it has begun to use; as many must stay in the hand. */
function owedCards(g: Spartacus, seat: Seat): number {
  const top = g.flow.frames[g.flow.frames.length - 1] as Frame & AbilityLocals;
  if (top.at !== 'SP-14.3 discard' || top.by !== seat) return 0;
  return abilityOf(top.card, top.ability).costs[top.costs]!.args[0]!;
}

/** The guards in a hand, each kind once, as acts. */
export function guardsToLay(g: Spartacus, seat: Seat): string[] {
  const found: string[] = [];
  let last: number | null = null;
  for (const kind of g.houses[seat]!.hand) {
    if (kind === last || !isGuard(kind)) continue;
    last = kind;
    found.push(act('lay', kind));
  }
  return found;
}
