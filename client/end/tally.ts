// What can be counted at the end besides: the dice each seat threw, and what each did more often than all others.

import type { AwardCount, AwardKey, MatchEnding } from '#client/end/ending.ts';
import type { SeenEvent } from '#engine/event.ts';
import type { Outcome } from '#engine/game.ts';
import type { Seat } from '#engine/seat.ts';

/** Whether others have as much as the winners: what decided is what the rules compare next. */
export const isTie = ({ scores }: Pick<Outcome, 'scores'>, winners: readonly Seat[]): boolean =>
  winners.length > 0 && scores.some((score, seat) => !winners.includes(seat) && score === scores[winners[0]!]);

/** Of a die, and its mean. */
const SIDES = 6;
const MEAN = 3.5;

export interface Luck {
  seat: Seat;
  dice: number;
  expected: number;
  thrown: number;
}

/** By seat; null where the game throws no dice. */
export function luckOf({ throws }: MatchEnding, events: readonly SeenEvent[], seats: number): Luck[] | null {
  if (throws === undefined) return null;
  const luck = Array.from({ length: seats }, (_, seat) => ({ seat, dice: 0, expected: 0, thrown: 0 }));
  for (const event of events) {
    for (const { seat, dice } of throws[event.kind]?.(event) ?? []) {
      const one = luck[seat];
      if (one === undefined) continue;
      one.dice += dice.length;
      one.expected += MEAN * dice.length;
      one.thrown += dice.reduce((sum, die) => sum + die, 0);
    }
  }
  return luck.some(({ dice }) => dice > 0) ? luck : null;
}

/** In how many of 100 matches with as many dice a seat would have thrown less; an equal throw counts as half of one. */
export function luckierThan({ dice, thrown }: Pick<Luck, 'dice' | 'thrown'>): number {
  // How likely each sum is, die after die.
  let chances = [1];
  for (let die = 0; die < dice; die++) {
    const next = new Array<number>(chances.length + SIDES).fill(0);
    for (const [sum, chance] of chances.entries()) {
      for (let pips = 1; pips <= SIDES; pips++) next[sum + pips]! += chance / SIDES;
    }
    chances = next;
  }
  const less = chances.slice(0, thrown).reduce((sum, chance) => sum + chance, 0);
  return Math.round(100 * (less + chances[thrown]! / 2));
}

export interface Award {
  key: AwardKey;
  seat: Seat;
  count: number;
}

const LEAST = 2;

/** What one seat alone did most often, and at least twice. */
export function awardsOf({ awards = {} }: MatchEnding, events: readonly SeenEvent[], seats: number): Award[] {
  return (Object.entries(awards) as [AwardKey, AwardCount][]).flatMap(([key, counts]) => {
    const sums = new Array<number>(seats).fill(0);
    for (const event of events) {
      const one = counts(event);
      if (one !== null && one.seat < seats) sums[one.seat]! += one.by;
    }
    const count = Math.max(...sums);
    const first = sums.indexOf(count);
    return count >= LEAST && sums.lastIndexOf(count) === first ? [{ key, seat: first, count }] : [];
  });
}
