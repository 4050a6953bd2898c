// Chapter 9d: the dice of an attack. A die is its face, plus REROLLED once its owner has rolled it again (SP-12.15).

import type { Seat } from '#engine/seat.ts';
import type { Play } from '#games/spartacus/house.ts';

const REROLLED = 8;

export const faceOf = (die: number): number => die & (REROLLED - 1);
export const isFresh = (die: number): boolean => faceOf(die) === die;
export const facesOf = (dice: readonly number[]): number[] => dice.map(faceOf).sort((a, b) => b - a);

export function rollDice(t: Play, count: number): number[] {
  const dice: number[] = [];
  for (let i = 0; i < count; i++) dice.push(t.random.die(6));
  return dice;
}

/** SP-12.11, SP-12.12: one die that shows `face` is rolled again; the new face is final. */
export function reroll(t: Play, seat: Seat, dice: number[], face: number, own: boolean, card: number): void {
  const place = dice.findIndex((die) => faceOf(die) === face && (!own || isFresh(die)));
  const now = t.random.die(6);
  dice[place] = now + (own || !isFresh(dice[place]!) ? REROLLED : 0);
  t.log?.emit('rerolled', { clause: own ? 'SP-12.11' : 'SP-12.15', seat, card, die: face, now, dice: facesOf(dice) });
}

const counts = new Uint8Array(REROLLED);

/** SP-12.19: how many sets of `size` equal faces there are, each die counted once. */
export function setsOf(dice: readonly number[], size: number): number {
  counts.fill(0);
  for (const die of dice) counts[faceOf(die)]!++;
  let sets = 0;
  for (const count of counts) sets += Math.floor(count / size);
  return sets;
}

/** The dice that face each other, highest first; an attack die that nothing faces stands alone. */
export const pairsOf = (attack: readonly number[], defense: readonly number[]): number[][] =>
  attack.map((die, rank) => (rank < defense.length ? [die, defense[rank]!] : [die]));

export interface Comparison {
  /** Attack dice that beat the defense die facing them, and unopposed ones of 3 or more. */
  opposed: number;
  unopposed: number;
}

/** SP-9.14 to SP-9.19: rank by rank from the highest. */
export function compare(attack: readonly number[], defense: readonly number[]): Comparison {
  const high = facesOf(attack);
  const facing = facesOf(defense);
  let opposed = 0;
  let unopposed = 0;
  for (let rank = 0; rank < high.length; rank++) {
    if (rank < facing.length) opposed += high[rank]! > facing[rank]! ? 1 : 0;
    else unopposed += high[rank]! >= 3 ? 1 : 0;
  }
  return { opposed, unopposed };
}
