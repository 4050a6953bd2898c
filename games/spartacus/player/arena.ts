// The heuristic player around a fight: invitations, entries, bets, the verdict.

import type { Random } from '#engine/chance/random.ts';
import type { Choice, Form, Request } from '#engine/requests/request.ts';
import { favorOf, isCombatant, priceOf } from '#games/spartacus/cards.ts';
import { assetWorth, bestOf, bestStrength, goldOf, own, strength } from '#games/spartacus/player/worth.ts';
import { CORNERS } from '#games/spartacus/state.ts';
import type { SpartacusView } from '#games/spartacus/view.ts';

export function chooseIn(view: SpartacusView, request: Request, random: Random): Choice | null {
  switch (request.clause) {
    case 'SP-8.13':
      return request.kind === 'pick' ? invite(view, request.seat, request.from as number[]) : null;
    case 'SP-8.5':
      return request.kind === 'form' ? enter(view, request) : null;
    case 'SP-11.11':
      return request.kind === 'form' ? equip(request, bestFighter(request)) : null;
    case 'SP-8.22':
      return request.kind === 'form' ? bet(view, request, random) : null;
    default:
      return verdict(view, request, random);
  }
}

/** How strong a slot is with what it wears; 0 while it is empty. */
export function slotStrength(view: SpartacusView, slot: number): number {
  const fight = view.fight!;
  return fight.seats.length <= slot ? 0 : strength(fight.cards[slot]!) + 0.8 * fight.gear[slot]!.length;
}

/** First a House that cannot come, since declining costs it; itself where it is stronger; else a House that will lose. */
function invite(view: SpartacusView, self: number, seats: readonly number[]): number {
  const mine = bestStrength(view.houses[self]!);
  const facing = slotStrength(view, 0);
  return bestOf(seats, (seat) => {
    const { influence } = view.houses[seat]!;
    if (seat === self) return mine > 0 && (facing === 0 ? mine > 8 : mine >= facing) ? 5 : -5;
    const theirs = bestStrength(view.houses[seat]!);
    const threat = influence * 0.3;
    if (theirs === 0) return 6 + threat;
    // A rival who will be beaten is the better the closer he is to winning; one who will win, the worse.
    const beaten = theirs < (facing === 0 ? mine : facing);
    return (beaten ? 2 + threat : -threat) - theirs * 0.1;
  });
}

const candidates = (request: Form): number[] =>
  (request.fields[0]!.request as { from: readonly (number | string)[] }).from.filter(
    (item) => typeof item === 'number',
  ) as number[];

const bestFighter = (request: Form): number => bestOf(candidates(request), strength);

/** The best fighter if he has a chance; else a cheap one, since declining costs influence where there is any. */
function enter(view: SpartacusView, request: Form): Choice {
  const best = bestFighter(request);
  const facing = slotStrength(view, 0);
  if (facing === 0 || strength(best) >= facing - 3) return equip(request, best);
  if (own(view, request).influence === 0) return { combatant: 'decline' };
  return equip(
    request,
    bestOf(candidates(request), (asset) => -assetWorth(asset)),
  );
}

function equip(request: Form, combatant: number): Choice {
  const entry: { [field: string]: Choice } = { combatant };
  for (const field of request.fields.slice(1)) {
    const pieces = (field.request as { from: readonly (number | string)[] }).from.filter(
      (item) => typeof item === 'number',
    );
    entry[field.name] = bestOf(pieces as number[], priceOf);
  }
  return entry;
}

function bet(view: SpartacusView, request: Form, random: Random): Choice {
  const gold = goldOf(own(view, request));
  const edge = slotStrength(view, 0) - slotStrength(view, 1);
  const likely = edge >= 0 ? 0 : 1;
  const sure = Math.abs(edge) > 3 ? 3 : Math.abs(edge) > 1 ? 2 : 1;
  let left = gold;
  const bets: { [corner: string]: Choice } = {};
  for (const field of request.fields) {
    const corner = (CORNERS as readonly string[]).indexOf(field.name);
    const wanted = corner === likely ? sure : corner === 2 && gold > 6 ? random.below(2) : 0;
    const stake = Math.min(wanted, left, 3);
    bets[field.name] = stake;
    left -= stake;
  }
  return bets;
}

/** Death for a rival's man where it costs nothing. */
function verdict(view: SpartacusView, request: Request, random: Random): Choice {
  const { seats, cards, loser } = view.fight!;
  const card = cards[loser]!;
  const rival = seats[loser] !== request.seat;
  const worthIt =
    isCombatant(card) &&
    favorOf(card) === 0 &&
    (view.houses[seats[loser]!]!.influence >= own(view, request).influence || random.below(2) === 0);
  return rival && worthIt ? 'down' : 'up';
}
