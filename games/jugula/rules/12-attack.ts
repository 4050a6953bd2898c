// Chapter 12: declaring an attack, alone or in a row of them.
//
// An attack is offered as one item: attacker, target, and whether it is a Hindering attack; `retiarius:thraex.1` and
// `retiarius:thraex.1~net`. The attacker is always one of the active player's.

import { call, rule, to } from '#engine/flow/flow.ts';
import { type Barred, type Item, pick } from '#engine/requests/request.ts';
import { ARMATURAE, nameOf, printName } from '#games/jugula/armaturae.ts';
import { distance } from '#games/jugula/board.ts';
import { listing } from '#games/jugula/listing.ts';
import { oddsHints } from '#games/jugula/odds.ts';
import { attack } from '#games/jugula/rules/14-outcome.ts';
import { canNet, reaches } from '#games/jugula/rules/16-traits.ts';
import { type Gladiator, isHindered, type Jugula, type Sand } from '#games/jugula/state.ts';

/** How many names of gladiators there are: one for each kind at each seat. */
const NAMES = nameOf(listing.seats.max, 0);

export const strikeOf = (kind: number, target: number, net: boolean): number =>
  (kind * NAMES + target) * 2 + (net ? 1 : 0);
export const attackerKind = (strike: number): number => Math.floor(strike / (2 * NAMES));
export const targetName = (strike: number): number => (strike >> 1) % NAMES;
export const isNet = (strike: number): boolean => (strike & 1) === 1;
export const strikeName = (strike: number): string =>
  `${ARMATURAE[attackerKind(strike)]!.id}:${printName(targetName(strike))}${isNet(strike) ? '~net' : ''}`;

/** JU-12.1 to JU-12.8: adds what this gladiator may attack now. */
export function addStrikes(sand: Sand, by: number, into: Item[]): void {
  const attacker = sand.gladiators[by]!;
  // JU-16.12
  if (attacker.cell < 0 || attacker.attacked || isHindered(attacker)) return;
  for (let on = 0; on < sand.gladiators.length; on++) {
    const target = sand.gladiators[on]!;
    if (target.cell < 0 || target.seat === attacker.seat || target.hurt || !reaches(attacker, target.cell)) continue;
    const name = nameOf(target.seat, target.kind);
    into.push(strikeOf(attacker.kind, name, false));
    if (canNet(attacker, target)) into.push(strikeOf(attacker.kind, name, true));
  }
}

export function strikesOf(g: Jugula): Item[] {
  const strikes: Item[] = [];
  for (let by = g.active * g.size; by < (g.active + 1) * g.size; by++) addStrikes(g, by, strikes);
  return strikes;
}

/** Carries out the attack that an item means, with the effect's bonus. */
export const callStrike = (g: Jugula, strike: number, att: number, after: string): ReturnType<typeof call> =>
  call(
    attack,
    { byGladiator: nameOf(g.active, attackerKind(strike)), onGladiator: targetName(strike), net: isNet(strike), att },
    after,
  );

interface Attacks {
  /** How many gladiators may still attack. */
  left: number;
  /** What a card's effect adds to the attack score. */
  att: number;
}

/** JU-9.2, JU-19.3: several gladiators attack, one after the other. */
export const attacks = rule<Jugula, Attacks>('attacks', { locals: { left: 0, att: 0 }, shows: ['left', 'att'] }, [
  {
    clause: 'JU-21.6',
    ask(g, f) {
      if (f.left === 0 || g.ending !== null) return null;
      const strikes = strikesOf(g);
      if (strikes.length === 0) return null;
      strikes.push('stop');
      return pick(g.active, 'strike', strikes);
    },
    fallback: () => 'stop',
    barred: (g) => whyNoStrike(g),
    hints: (g, f, request) => oddsHints(g, request, f.att),
    take(g, f, _t, choice: Item) {
      if (choice === 'stop') return to('JU-9.7');
      f.left--;
      return callStrike(g, choice as number, f.att, 'JU-21.6');
    },
  },
  { clause: 'JU-9.7', run: () => {} },
]);

/** What a person may want to attack and cannot; `only` one gladiator where no other may attack (JU-19.4). */
export function whyNoStrike(g: Jugula, only = -1): Barred[] {
  const barred: Barred[] = [];
  for (let by = g.active * g.size; by < (g.active + 1) * g.size; by++) {
    const attacker = g.gladiators[by]!;
    if (attacker.cell < 0 || (only >= 0 && by !== only)) continue;
    for (const target of g.gladiators) {
      if (target === attacker || target.cell < 0 || isFarFriend(attacker, target)) continue;
      const name = nameOf(target.seat, target.kind);
      const why = whyNotAttacked(attacker, target);
      if (why !== null) barred.push({ item: strikeOf(attacker.kind, name, false), ...why });
      const whyNet = why ?? whyNoNet(attacker, target);
      if (whyNet !== null) barred.push({ item: strikeOf(attacker.kind, name, true), ...whyNet });
    }
  }
  return barred;
}

type Reason = Pick<Barred, 'clause' | 'reason'>;

/** Nobody tries to strike a friend who does not stand within reach. */
const isFarFriend = (attacker: Gladiator, { seat, cell }: Gladiator): boolean =>
  seat === attacker.seat && distance(attacker.cell, cell) > 1 && !reaches(attacker, cell);

function whyNotAttacked(attacker: Gladiator, target: Gladiator): Reason | null {
  if (target.seat === attacker.seat) return { clause: 'JU-12.8', reason: 'friends cannot be attacked' };
  if (attacker.attacked) return { clause: 'JU-12.3', reason: 'he has attacked this turn' };
  if (isHindered(attacker)) return { clause: 'JU-12.4', reason: 'a hindered gladiator may not attack' };
  if (target.hurt) return { clause: 'JU-12.5', reason: 'he was wounded this turn and is safe until it is over' };
  return reaches(attacker, target.cell) ? null : outOfReach(attacker, target.cell);
}

function outOfReach({ kind, cell }: Gladiator, target: number): Reason {
  const { massive, bow } = ARMATURAE[kind]!;
  if (massive) return { clause: 'JU-16.26', reason: 'a Massive gladiator attacks only in his Danger Zone' };
  return bow && distance(cell, target) < 2
    ? { clause: 'JU-16.20', reason: 'a bowman never attacks a neighbour' }
    : { clause: 'JU-12.1', reason: 'the target does not stand in his front zone' };
}

function whyNoNet(attacker: Gladiator, target: Gladiator): Reason | null {
  if (canNet(attacker, target)) return null;
  if (ARMATURAE[attacker.kind]!.hindrance === 0) return { clause: 'JU-16.6', reason: 'he has no Hindrance trait' };
  return attacker.nets === 0
    ? { clause: 'JU-16.6', reason: 'he has no Hindrance marker that is not in use' }
    : { clause: 'JU-16.17', reason: 'the target carries a Hindrance marker already' };
}
