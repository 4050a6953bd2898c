// How likely a gladiator beats another: both lose or keep health by the sum of all rolls, so what counts is how far he is
// ahead before the dice. That a bout ends early at zero health is ignored: the side that is ahead then mostly stays so.

import { SECOND_STATS, TIRO_STATS } from '#games/house-of-gladiators/cards.ts';
import { hasAdvantage } from '#games/house-of-gladiators/rules/14-advantage.ts';
import { ROLLS } from '#games/house-of-gladiators/rules/14-cycle.ts';
import { type Gladiator, statOf } from '#games/house-of-gladiators/state.ts';

/** No sum of six differences of dice is larger. */
const MOST = 30;

/** How often the differences of so many pairs of dice sum to each number, from −MOST. */
function sumsOf(rolls: number): number[] {
  let sums = new Array<number>(2 * MOST + 1).fill(0);
  sums[MOST] = 1;
  for (let roll = 0; roll < rolls; roll++) {
    const next = new Array<number>(sums.length).fill(0);
    for (const [at, share] of sums.entries()) {
      if (share === 0) continue;
      for (let d = -5; d <= 5; d++) next[at + d]! += (share * (6 - Math.abs(d))) / 36;
    }
    sums = next;
  }
  return sums;
}

/** By slot, the chance to end ahead for a start from −MOST to MOST; a draw counts half. */
const CHANCES: readonly Float64Array[] = ROLLS.map((rolls) => {
  const sums = sumsOf(rolls);
  return Float64Array.from({ length: 2 * MOST + 1 }, (_, i) => {
    let chance = 0;
    for (const [at, share] of sums.entries()) {
      const end = i - MOST + at - MOST;
      chance += end > 0 ? share : end === 0 ? share / 2 : 0;
    }
    return chance;
  });
});

/** HG-11.7: the sum of the attributes of both cards. */
const sumOf = (one: Gladiator): number => TIRO_SUMS[one.tiro]! + (one.second < 0 ? 0 : SECOND_SUMS[one.second]!);
const added = (stats: readonly number[]): number => stats.reduce((sum, one) => sum + one, 0);
const TIRO_SUMS: readonly number[] = TIRO_STATS.map(added);
const SECOND_SUMS: readonly number[] = SECOND_STATS.map(added);

/** The chance that `one` beats `other` in a slot. */
export function chanceOf(one: Gladiator, other: Gladiator, slot: number): number {
  const cycles = slot === 2 ? 2 : 1;
  let ahead = one.hp - other.hp + cycles * (sumOf(one) - sumOf(other));
  // HG-16.2: the fourth roll of the Afternoon is by the attribute that the one with advantage likes best.
  if (slot === 1)
    ahead += hasAdvantage(one, other) ? lead(one, other) : hasAdvantage(other, one) ? -lead(other, one) : 0;
  return ahead >= MOST ? 1 : ahead <= -MOST ? 0 : CHANCES[slot]![ahead + MOST]!;
}

/** How far he is ahead in the attribute that he likes best. */
function lead(one: Gladiator, other: Gladiator): number {
  let most = Number.NEGATIVE_INFINITY;
  for (let attribute = 0; attribute < 3; attribute++) {
    const by = statOf(one, attribute) - statOf(other, attribute);
    if (by > most) most = by;
  }
  return most;
}
