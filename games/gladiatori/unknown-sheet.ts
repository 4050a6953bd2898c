// A sheet that an unknown character could have: as many cards as can be counted, all that was seen of it, within the
// budget. Whatever is not known is drawn at random.

import type { Random } from '#engine/chance/random.ts';
import { howMany } from '#engine/visibility.ts';
import {
  ACTIONS,
  CARDS,
  ENERGY_0,
  ENERGY_1,
  FEINT,
  isSkill,
  KINDS,
  LEAST_VALUE,
  MOST_VALUE,
  POWERS,
  SKILL_PRICE,
  SWEEP,
  VALUES,
} from '#games/gladiatori/cards.ts';
import { deckOf, energyLimit, FEINT_LIMIT, pricesOf, type Sheet } from '#games/gladiatori/characters.ts';
import type { GladiatoriView, GladiatorView } from '#games/gladiatori/view.ts';

/** All cards of a gladiator but his four Actions. */
function combatCards(one: GladiatorView): number {
  const hidden = [one.deck, one.hand, one.hp, one.discard, one.reserve, one.stack, one.covert];
  const shown = one.removed.length + one.open.length + one.row.filter((card) => card >= 0).length;
  return hidden.reduce<number>((sum, zone) => sum + howMany(zone), shown) - ACTIONS.length;
}

export function sampleSheet(one: GladiatorView, view: GladiatoriView, random: Random): Sheet {
  const { owns, floor, low } = one.known;
  const counts = owns.slice();
  const values = VALUES.map((_, value) => Math.min(MOST_VALUE, Math.max(LEAST_VALUE, floor[value]!, low[value]!)));
  const powers = POWERS.map((_, power) => power).filter((power) => (one.used & (1 << power)) !== 0);
  let coins = one.coins - values.reduce((sum, points, value) => sum + price(value, points), 0) - powers.length;
  for (let kind = ENERGY_0; kind < KINDS; kind++) coins -= counts[kind]! * CARDS[kind]!.coins;
  coins = addCards(one, view, counts, coins, random);
  coins = addPoints(values, coins, random);
  addPowers(powers, coins, random);
  const moves: number[] = [];
  for (let move = SWEEP; move < KINDS; move++) if (counts[move]! > 0) moves.push(move);
  return {
    values,
    energy0: counts[ENERGY_0]!,
    energy1: counts[ENERGY_1]!,
    feint: counts[FEINT]!,
    moves,
    powers: powers.sort((a, b) => a - b),
  };
}

/** GL-4.18, GL-4.19: what a ready-made character may have bought above his sheet: as many cards as were counted. */
export function extraCards(one: GladiatorView, sheet: Sheet, random: Random): number[] {
  const bought: number[] = [];
  const deck = deckOf(sheet);
  let purse = one.coins - pricesOf(sheet, one.coins).total;
  const buy = (kind: number): void => {
    bought.push(kind);
    purse -= 2 * CARDS[kind]!.coins;
  };
  for (let kind = ENERGY_0; kind <= FEINT; kind++) {
    const printed = deck.filter((card) => card === kind).length;
    for (let i = one.known.owns[kind]! - printed; i > 0; i--) buy(kind);
  }
  while (bought.length < one.extra) {
    // The rest must still be paid, with the cheapest cards at the least.
    const spare = purse - 2 * CARDS[ENERGY_0]!.coins * (one.extra - bought.length - 1);
    const kinds = [ENERGY_0, ENERGY_1, FEINT].filter(
      (kind) => 2 * CARDS[kind]!.coins <= spare && (kind !== FEINT || !bought.includes(FEINT)),
    );
    buy(kinds.length === 0 ? ENERGY_0 : kinds[random.below(kinds.length)]!);
  }
  return bought;
}

const price = (value: number, points: number): number => (isSkill(value) ? SKILL_PRICE[points]! : points);

/** The cards that are there but were never seen; each is drawn so that the rest can still be paid. */
function addCards(one: GladiatorView, view: GladiatoriView, counts: number[], coins: number, random: Random): number {
  const wanted = combatCards(one) - counts.reduce((sum, count) => sum + count, 0);
  const limit = energyLimit(one.coins) + one.extra;
  // In the first turn of a staged game the Special Moves lie apart, and their number is known (GL-22.1). Those of a
  // gladiator who left the arena in that turn stay there.
  const apart = view.staged && (view.turn <= 1 || howMany(one.reserve) > 0);
  let moves = apart ? howMany(one.reserve) : wanted;
  let others = apart ? wanted - moves : wanted;
  let purse = coins;
  const units: number[] = [];
  const put = (kind: number, count: number): void => {
    for (let i = 0; i < count; i++) units.push(kind);
  };
  put(ENERGY_0, limit - counts[ENERGY_0]!);
  put(ENERGY_1, limit - counts[ENERGY_1]!);
  // Face-down cards of a stack are no Feints, unless animals are there.
  if (wanted > howMany(one.stack) + 1) put(FEINT, FEINT_LIMIT + Math.min(1, one.extra) - counts[FEINT]!);
  for (let move = SWEEP; move < KINDS; move++) put(move, 1 - counts[move]!);
  random.shuffle(units);
  for (let missing = wanted; missing > 0; missing--) {
    const place = units.findIndex((kind, i) => {
      const isOpen = !apart || (kind >= SWEEP ? moves > 0 : others > 0);
      return (
        isOpen && CARDS[kind]!.coins + cheapest(units, i, missing - 1, apart, moves - (kind >= SWEEP ? 1 : 0)) <= purse
      );
    });
    const chosen = place >= 0 ? place : cheapestPlace(units, apart, moves, others);
    const [kind] = units.splice(chosen, 1);
    counts[kind!]!++;
    purse -= CARDS[kind!]!.coins;
    if (kind! >= SWEEP) moves--;
    else others--;
  }
  return purse;
}

function cheapestPlace(units: readonly number[], apart: boolean, moves: number, others: number): number {
  let best = -1;
  for (const [i, kind] of units.entries()) {
    if (apart && (kind >= SWEEP ? moves <= 0 : others <= 0)) continue;
    if (best < 0 || CARDS[kind]!.coins < CARDS[units[best]!]!.coins) best = i;
  }
  return best;
}

/** The least that `count` of the units cost without the one at `left`. */
function cheapest(units: readonly number[], left: number, count: number, apart: boolean, moves: number): number {
  const prices = (test: (kind: number) => boolean): number[] =>
    units
      .filter((kind, i) => i !== left && test(kind))
      .map((kind) => CARDS[kind]!.coins)
      .sort((a, b) => a - b);
  const sum = (list: readonly number[], n: number): number => list.slice(0, n).reduce((all, one) => all + one, 0);
  if (!apart)
    return sum(
      prices(() => true),
      count,
    );
  return (
    sum(
      prices((kind) => kind >= SWEEP),
      moves,
    ) +
    sum(
      prices((kind) => kind < SWEEP),
      count - moves,
    )
  );
}

function addPoints(values: number[], coins: number, random: Random): number {
  let purse = coins;
  for (let tries = random.below(24); tries > 0; tries--) {
    const value = random.below(VALUES.length);
    const points = values[value]!;
    if (points === MOST_VALUE) continue;
    const cost = price(value, points + 1) - price(value, points);
    if (cost > purse) continue;
    values[value] = points + 1;
    purse -= cost;
  }
  return purse;
}

function addPowers(powers: number[], coins: number, random: Random): void {
  const others = POWERS.map((_, power) => power).filter((power) => !powers.includes(power));
  random.shuffle(others);
  powers.push(...others.slice(0, Math.min(Math.max(0, coins), random.below(6))));
}
