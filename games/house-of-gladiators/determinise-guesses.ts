// What may lie hidden, for all that can be seen from outside: who lies in the Hypogeum and with what, which card was just
// bought; and whether a state agrees with what a viewer has learned. Serves the determiniser and the secrecy tests.

import { remove } from '#engine/chance/deck.ts';
import type { Random } from '#engine/chance/random.ts';
import type { Frame } from '#engine/flow/flow.ts';
import type { Seat } from '#engine/seat.ts';
import { COMBAT, SPECIAL, TYPE_OF, TYPES } from '#games/house-of-gladiators/cards.ts';
import type { Lot } from '#games/house-of-gladiators/rules/05-auctions.ts';
import { cardsHeld, type Gladiator, type House, type Ludi, type Plan } from '#games/house-of-gladiators/state.ts';

export const tiroOf = (gladiator: Gladiator): number => gladiator.tiro;

export function shuffled(cards: number[], random: Random): number[] {
  random.shuffle(cards);
  return cards;
}

/** HG-12.7, HG-13.10: who can lie in the Hypogeum. */
const fitOf = (house: House): number[] =>
  house.ludus.filter((one) => one.hp > 0 && !house.busy.includes(one.tiro)).map(tiroOf);

/** A fit gladiator for every slot that is filled (HG-12.14), equipped by chance. */
export function guessPlan(house: House, filled: readonly boolean[], random: Random): Plan {
  const plan: Plan = { fighters: [], combat: [], special: [] };
  const fit = shuffled(fitOf(house), random);
  const cards = cardsHeld(house).slice();
  const equip = (type: number): number => {
    const fitting = cards.filter((card) => TYPE_OF[card] === type);
    const at = random.below(2 * fitting.length + 1);
    if (at >= fitting.length) return -1;
    remove(cards, fitting[at]!);
    return fitting[at]!;
  };
  for (const isFilled of filled) {
    plan.fighters.push(isFilled ? fit.pop()! : -1);
    plan.combat.push(isFilled ? equip(COMBAT) : -1);
    plan.special.push(isFilled ? equip(SPECIAL) : -1);
  }
  return plan;
}

/** HG-6.2: of the cards of that type, one that the viewer has not seen in this hand before; null where there is none. */
export function guessBought(house: House, viewer: Seat, type: Lot['type'], random: Random): number | null {
  const rest = house.hand.slice();
  for (const card of house.seen[viewer] ?? []) if (rest.includes(card)) remove(rest, card);
  const cards = rest.filter((card) => TYPES[TYPE_OF[card]!] === type);
  return cards.length === 0 ? null : cards[random.below(cards.length)]!;
}

/** What every viewer holds possible: the backs tell the types, the looks tell cards, and equipment comes from the hand. */
export function consistent(g: Ludi, viewer: Seat): boolean {
  const count = (cards: readonly number[], type: number): number =>
    cards.reduce((sum, card) => (TYPE_OF[card] === type ? sum + 1 : sum), 0);
  for (let type = 0; type < TYPES.length; type++) {
    if (count(g.unseen, type) !== g.unseenBacks[type]) return false;
    for (const house of g.houses) if (count(house.hand, type) !== house.backs[type]) return false;
  }
  if (g.lot.length > 0 && TYPE_OF[g.lot[0]!] !== g.lotType) return false;
  for (const frame of g.flow.frames) {
    const { bought, type } = frame as Frame & Lot;
    if (frame.rule === 'lot' && bought !== null && TYPES[TYPE_OF[bought]!] !== type) return false;
  }
  return g.houses.every((house) => isPossible(house, viewer));
}

const isPossible = (house: House, viewer: Seat): boolean =>
  house.task.every((task) => ((house.ruledOut | (house.elsewhere[viewer] ?? 0)) & (1 << task)) === 0) &&
  isWithin(house.seen[viewer] ?? [], house.hand) &&
  isWithin(equipped(house.plan), cardsHeld(house)) &&
  house.plan.combat.every((card) => card < 0 || TYPE_OF[card] === COMBAT) &&
  house.plan.special.every((card) => card < 0 || TYPE_OF[card] === SPECIAL) &&
  isWithin(
    house.plan.fighters.filter((tiro) => tiro >= 0),
    fitOf(house),
  );

const equipped = (plan: Plan): number[] => [...plan.combat, ...plan.special].filter((card) => card >= 0);

function isWithin(some: readonly number[], all: readonly number[]): boolean {
  const rest = all.slice();
  return some.every((card) => {
    const place = rest.indexOf(card);
    if (place < 0) return false;
    rest.splice(place, 1);
    return true;
  });
}
