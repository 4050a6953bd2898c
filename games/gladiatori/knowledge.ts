// What everybody learns about a gladiator's secrets, kept as bounds and lists: views show it, and worlds that are sampled
// from a view keep to it. Everything here is worked out from public facts only (GL-24.15). Only handling.ts calls these.

import { ENDURANCE, isAction, MOST_VALUE, OFFENSE, OVERSKILL, VALUES } from '#games/gladiatori/cards.ts';
import { OWN_CHARACTER, READY_MADE } from '#games/gladiatori/characters.ts';
import type { Gladiator } from '#games/gladiatori/state.ts';

const most = (one: Gladiator, value: number): number =>
  one.character < OWN_CHARACTER ? READY_MADE[one.character]!.sheet.values[value]! : MOST_VALUE;

/** GL-24.9: a ready-made sheet is known to all. */
export function learnSheet(one: Gladiator): void {
  if (one.character >= OWN_CHARACTER) return;
  for (let value = 0; value < VALUES.length; value++) {
    const points = most(one, value);
    one.known.low[value] = points;
    one.known.high[value] = points;
    one.known.floor[value] = points;
  }
}

/** Points seen to be spent. */
export function learnSpent(one: Gladiator, value: number, points: number): void {
  const { low, high, floor } = one.known;
  const least = Math.max(low[value]!, points);
  floor[value] = Math.max(floor[value]!, Math.min(MOST_VALUE, least));
  low[value] = least - points;
  high[value] = Math.max(low[value]!, high[value]! - points);
}

/** Points that may have been spent unseen. */
export function maybeSpent(one: Gladiator, value: number, points: number): void {
  one.known.low[value] = Math.max(0, one.known.low[value]! - points);
}

/** Points that may have been recovered unseen. */
export function maybeGained(one: Gladiator, value: number, points: number): void {
  one.known.high[value] = Math.max(one.known.high[value]!, Math.min(most(one, value), one.known.high[value]! + points));
}

/** GL-24.11: of Elements spent or recovered only the number of cards and of points is known. */
export function learnElements(one: Gladiator, points: number, gained: boolean): void {
  for (let value = 0; value < VALUES.length && points > 0; value++) {
    if (gained) maybeGained(one, value, points);
    else maybeSpent(one, value, points);
  }
}

/** A Skill that was used and added `points`: 0 says that it was not used, or was worth nothing. */
export function learnSkill(one: Gladiator, skill: number, points: number): void {
  const { low, high, floor } = one.known;
  if (points === 0) return;
  if (points > most(one, skill) || isBoostable(one)) {
    low[skill] = 0;
    high[skill] = Math.max(0, Math.min(most(one, skill), points - 1));
    return;
  }
  floor[skill] = Math.max(floor[skill]!, points);
  low[skill] = points - 1;
  high[skill] = points - 1;
}

/** A Skill may or may not have been used. */
export function maybeUsed(one: Gladiator, skill: number): void {
  if (isBoostable(one)) one.known.low[skill] = 0;
  else maybeSpent(one, skill, 1);
}

/** Overskill was shown at some time, so a Skill may be boosted, and will then fall to 0 (GL-13.25). */
const isBoostable = (one: Gladiator): boolean => one.known.owns[OVERSKILL]! > 0;

/** An Overskill card was shown: any Skill may be boosted now, or will be 0. */
export function learnOverskill(one: Gladiator): void {
  for (let skill = OFFENSE; skill <= ENDURANCE; skill++) one.known.low[skill] = 0;
}

/** The cards of a kind now known to lie somewhere say how many he owns at least; of each Action he owns one. */
export function learnOwned(one: Gladiator, kind: number): void {
  if (isAction(kind)) return;
  const { owns, discard, hand } = one.known;
  const seen = howOften(one.removed, kind) + howOften(one.open, kind) + howOften(discard, kind) + howOften(hand, kind);
  if (seen > owns[kind]!) owns[kind] = seen;
}

function howOften(cards: readonly number[], kind: number): number {
  let times = 0;
  for (const card of cards) if (card === kind) times++;
  return times;
}
