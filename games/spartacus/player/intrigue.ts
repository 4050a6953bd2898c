// The heuristic player in the Intrigue phase. Schemes are judged by the words on them, not by their names.

import type { Random } from '#engine/chance/random.ts';
import type { Choice, Request } from '#engine/requests/request.ts';
import { actOf } from '#games/spartacus/acts.ts';
import type { Ability } from '#games/spartacus/cards/language.ts';
import {
  CARDS,
  GUARD_FILTER,
  isGuard,
  isReady,
  isScheme,
  kindOf,
  matches,
  REQS,
  typeOf,
  VALUES,
} from '#games/spartacus/cards.ts';
import { wishWorth } from '#games/spartacus/player/holdings.ts';
import { answerSupport, askCost, requestSupport } from '#games/spartacus/player/support.ts';
import { assetWorth, bestOf, goldOf, influenceWorth, own, strength } from '#games/spartacus/player/worth.ts';
import { handSize } from '#games/spartacus/state.ts';
import type { SpartacusView } from '#games/spartacus/view.ts';

export function chooseIntrigue(view: SpartacusView, request: Request, random: Random): Choice | null {
  switch (request.clause) {
    case 'SP-5.12':
      return request.kind === 'pick' ? deed(view, request, request.from as string[], random) : null;
    case 'SP-5.8':
      return request.kind === 'pick'
        ? bestOf(request.from as string[], (word) => -dropLoss(view, request, word))
        : null;
    case 'SP-5.28':
      return requestSupport(view, request);
    case 'SP-5.27':
      return answerSupport(view, request, random);
    case 'SP-6.12':
      return request.kind === 'pick' ? request.from[0]! : null;
    default:
      return chooseCards(view, request);
  }
}

/** With less gold it cannot host. */
const POOR = 5;

/** What an ability is worth to `by` when it is aimed at `target`. */
export function worthOf(view: SpartacusView, by: number, ability: Ability, target: number): number {
  const self = target === by || target < 0;
  const house = view.houses[target < 0 ? by : target]!;
  let worth = 0;
  for (const { name, args } of ability.effects) {
    const n = args[0] ?? 0;
    const side = self ? 1 : -0.5;
    if (name === 'influence') {
      const room = n > 0 ? Math.min(n, 12 - house.influence) : Math.max(n, -house.influence);
      worth += room * influenceWorth(house.influence) * (self ? 1 : -0.7);
    } else if (name === 'gold' || name === 'tribute') worth += n * side;
    else if (name === 'supportersGold') worth -= 0.4 * n;
    else if (name === 'supportersInfluence') worth -= 0.4 * n * influenceWorth(house.influence);
    else if (name === 'steal') worth += Math.min(n, goldOf(house)) * 1.3;
    else if (name === 'draw') worth += 1.6 * n * side;
    else if (name === 'peekHandDiscard') worth += 1.2;
    else if (name === 'peekCard' || name === 'peekMarket') worth += 0.3;
    else if (name === 'recall') worth += n === GUARD_FILTER ? guardWorth(house.assets) : 3;
    else if (name === 'addFavor' || name === 'cure') worth += self ? 3 : -2;
    else if (name === 'lose')
      worth += 2.2 * Math.min(n, house.assets.filter((asset) => matches(args[1]!, asset)).length);
    else if (['injure', 'kill', 'tap', 'take'].includes(name)) worth += damage(house.assets, name, n);
  }
  for (const { name, args } of ability.costs) {
    if (name === 'pay') worth -= args[0]!;
    else if (name === 'payEach') worth -= args[0]! * (view.houses.length - 1) * 1.2;
    else if (name === 'discardHand') worth -= 1.2 * args[0]!;
    else if (name === 'exhaust') worth -= args[0]! * (args[1] === GUARD_FILTER ? 0.4 : 0.9);
  }
  return worth;
}

/** What one guard more is worth, by how many there are, those included that rest until Upkeep. */
const GUARD_WORTH = [3, 1.5, 0.5];
const guardWorth = (assets: readonly number[]): number =>
  GUARD_WORTH[assets.filter((asset) => isGuard(kindOf(asset))).length] ?? 0;

const HARM: { readonly [effect: string]: number } = { injure: 0.6, kill: 1, tap: 0.4, take: 1.6 };

function damage(assets: readonly number[], effect: string, filter: number): number {
  let most = 0;
  for (const asset of assets) if (matches(filter, asset)) most = Math.max(most, assetWorth(asset));
  return most * HARM[effect]!;
}

function deed(view: SpartacusView, request: Request, words: readonly string[], random: Random): string {
  return bestOf(words, (word) => deedWorth(view, request, word) + random.below(8) / 16);
}

function deedWorth(view: SpartacusView, request: Request, word: string): number {
  const { verb, card, ability, seat } = actOf(word);
  const house = own(view, request);
  const hand = house.hand as readonly number[];
  const over = hand.length - handSize(house.influence);
  switch (verb) {
    case 'end':
      return 0.9;
    case 'launch':
      return worthOf(view, request.seat, CARDS[card]!.abilities[0]!, seat);
    case 'use':
      return abilityWorth(view, request, card, ability, seat);
    case 'ask':
      return schemeWorth(view, request, card) - askCost(view, request.seat, card);
    case 'lay':
      return over > 0 ? 3 : hand.filter(isGuard).length > 1 ? 1.2 : 0;
    default: {
      // Cash is for what will not be played, and for when it is needed.
      const need = over > 0 ? 3 : goldOf(house) < POOR ? 2 : 0;
      return need + VALUES[card]! * 0.5 - keepWorth(view, request, card);
    }
  }
}

/** What it is worth to keep a card in hand. */
function keepWorth(view: SpartacusView, request: Request, card: number): number {
  const house = own(view, request);
  if (!isScheme(card)) return isGuard(card) ? 2.2 : REQS[card]! <= house.influence ? 2.4 : 1.6;
  return (REQS[card]! <= house.influence + 2 ? 2.2 : 0.5) + wishWorth(house, house.assets, card);
}

function abilityWorth(view: SpartacusView, request: Request, card: number, ability: number, seat: number): number {
  const house = own(view, request);
  const power = CARDS[card]!.abilities[ability]!;
  const bonus = power.effects.find((effect) => effect.name === 'schemeBonus')?.args[0];
  const worth = worthOf(view, request.seat, power, seat < 0 ? request.seat : seat);
  if (bonus !== undefined) {
    const turn = view.flow.scenes.find((scene) => scene.rule === 'intrigue-turn');
    const reach = house.influence + ((turn?.['bonus'] as number | undefined) ?? 0);
    const wanted = (house.hand as readonly number[]).filter(
      (kind) => isScheme(kind) && REQS[kind]! > reach && REQS[kind]! <= reach + bonus,
    );
    const gain = wanted.reduce((most, kind) => Math.max(most, schemeWorth(view, request, kind)), 0);
    return gain + worth - 1;
  }
  // A fighter who is put to other work cannot fight this turn.
  const tires = power.costs.some((cost) => cost.name === 'exhaustSelf') && typeOf(card) === 'gladiator';
  const rested = house.assets.filter(
    (asset) => isReady(asset) && typeOf(asset) === 'gladiator' && kindOf(asset) !== card,
  );
  if (tires) return rested.length > 1 ? worth : -1;
  if (power.costs.some((cost) => cost.name === 'exhaust' && cost.args[1] === 0)) {
    return goldOf(house) < 4 && rested.length > 3 ? worth + 1 : -1;
  }
  return worth + 1;
}

/** The best a scheme could do for this seat; nothing while its condition does not hold. */
function schemeWorth(view: SpartacusView, request: Request, kind: number): number {
  const ability = CARDS[kind]!.abilities[0]!;
  const { assets } = own(view, request);
  for (const { name, args } of ability.conditions) {
    if (name === 'readyCount' && assets.filter((asset) => matches(args[0]!, asset)).length < args[1]!) return 0;
  }
  let best = 0;
  for (let seat = 0; seat < view.houses.length; seat++) {
    if ((ability.target === 'self') === (seat === request.seat) || ability.target === 'any') {
      best = Math.max(best, worthOf(view, request.seat, ability, seat));
    }
  }
  return best;
}

function dropLoss(view: SpartacusView, request: Request, word: string): number {
  const { verb, card } = actOf(word);
  return verb === 'lay' ? 0 : keepWorth(view, request, card) + VALUES[card]! * 0.1;
}

/** Cards to give or to take: its own cheapest, the others' most expensive. */
function chooseCards(view: SpartacusView, request: Request): Choice | null {
  const scene = view.flow.scenes[view.flow.scenes.length - 1]!;
  if (request.kind === 'pick') {
    const good = scene['effect'] === 'addFavor' || scene['effect'] === 'cure';
    return bestOf(request.from as number[], (asset) => (good ? strength(asset) : assetWorth(asset)));
  }
  if (request.kind !== 'subset') return null;
  if (scene.rule === 'scout') return [];
  const mine = scene.rule !== 'spy';
  const sorted = (request.from as number[])
    .slice()
    .sort((a, b) => (mine ? 1 : -1) * (worthHere(request, a) - worthHere(request, b)));
  return sorted.slice(0, request.min);
}

const worthHere = (request: Request, item: number): number =>
  request.of === 'asset' ? assetWorth(item) : VALUES[item]! + (isScheme(item) ? 0.5 : 0);
