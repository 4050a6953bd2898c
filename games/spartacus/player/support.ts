// The heuristic player seeking and giving support: what it asks of whom, what it pays for it, and what it takes for its
// own. Both sides reckon with the same price, so that an offer is neither mean nor lavish.

import type { Random } from '#engine/chance/random.ts';
import type { Choice, Item, Request } from '#engine/requests/request.ts';
import { REQS } from '#games/spartacus/cards.ts';
import { bestOf, goldOf, own } from '#games/spartacus/player/worth.ts';
import { seatsIn } from '#games/spartacus/rules/05-support.ts';
import type { SpartacusView } from '#games/spartacus/view.ts';

/** Even for enough gold a House may refuse, or foil the scheme. */
const RISK = 2;

/** What support for a rival should bring: more from who is ahead, most from who is about to win. */
function priceFor(view: SpartacusView, asker: number, supporter: number): number {
  const { influence } = view.houses[asker]!;
  if (influence >= 11) return 5;
  if (influence === 10) return 4;
  return influence > view.houses[supporter]!.influence ? 2 : 1;
}

/** What a group asks in all; each of them gets the same. */
const costOf = (view: SpartacusView, by: number, group: readonly number[]): number =>
  group.length * Math.max(...group.map((seat) => priceFor(view, by, seat)));

/** How much influence a scheme still lacks for this seat. */
function lacking(view: SpartacusView, by: number, card: number): number {
  const turn = view.flow.scenes.find((scene) => scene.rule === 'intrigue-turn');
  const plans = (turn?.['plans'] as readonly number[] | undefined) ?? [];
  const backers = (turn?.['backers'] as readonly number[] | undefined) ?? [];
  let there = view.houses[by]!.influence + ((turn?.['bonus'] as number | undefined) ?? 0);
  for (const [i, plan] of plans.entries()) {
    if (plan === card) for (const seat of seatsIn(backers[i]!)) there += view.houses[seat]!.influence;
  }
  return REQS[card]! - there;
}

const influenceOf = (view: SpartacusView, group: readonly number[]): number =>
  group.reduce((sum, seat) => sum + view.houses[seat]!.influence, 0);

/** Those whom this seat has not asked yet this turn: who has refused will refuse again. */
function fresh(view: SpartacusView, by: number): number[] {
  const turn = view.flow.scenes.find((scene) => scene.rule === 'intrigue-turn');
  const asks = (turn?.['asks'] as readonly number[] | undefined) ?? [];
  return view.houses.map((_, seat) => seat).filter((seat) => seat !== by && (asks[seat] ?? 0) === 0);
}

/** The groups that bring enough and can be paid. */
function helpers(view: SpartacusView, by: number, card: number, groups: readonly (readonly number[])[]) {
  const able = fresh(view, by);
  return groups.filter(
    (group) =>
      group.every((seat) => able.includes(seat)) &&
      influenceOf(view, group) >= lacking(view, by, card) &&
      costOf(view, by, group) <= goldOf(view.houses[by]!),
  );
}

/** What the support for a scheme is going to cost, infinitely much where it cannot be had. */
export function askCost(view: SpartacusView, by: number, card: number): number {
  const groups: number[][] = [];
  for (let bits = 1; bits < 1 << view.houses.length; bits++) groups.push(seatsIn(bits));
  const costs = helpers(view, by, card, groups).map((group) => costOf(view, by, group));
  return Math.min(...costs) + RISK;
}

/** The cheapest group that brings enough, and its price. */
export function requestSupport(view: SpartacusView, request: Request): Choice | null {
  if (request.kind !== 'form') return null;
  const { seat: by } = request;
  const turn = view.flow.scenes.find((scene) => scene.rule === 'intrigue-turn');
  const offered = (request.fields[0]!.request as { from: readonly Item[] }).from.filter(
    (item) => typeof item === 'number',
  ) as number[];
  const able = helpers(view, by, turn!['asking'] as number, offered.map(seatsIn));
  if (able.length === 0) return { to: 'none' };
  const group = bestOf(able, (seats) => -costOf(view, by, seats));
  const to = group.reduce((bits, seat) => bits | (1 << seat), 0);
  return { to, gold: costOf(view, by, group) / group.length };
}

/** Gold in the hand, or now and then a favor to a House that is behind. */
export function answerSupport(view: SpartacusView, request: Request, random: Random): Choice {
  const scene = view.flow.scenes[view.flow.scenes.length - 1]!;
  const asker = scene['by'] as number;
  const gold = scene['gold'] as number;
  if (gold >= priceFor(view, asker, request.seat)) return 'agree';
  const isBehind = view.houses[asker]!.influence < own(view, request).influence;
  return isBehind && random.below(4) === 0 ? 'agree' : 'refuse';
}
