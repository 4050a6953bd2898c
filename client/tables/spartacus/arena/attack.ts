// The current attack: what the stage laid on the table, or after a reload what the rules still know of it.

import { type Attack, lying, type ThrownDie } from '#client/tables/spartacus/pictures.ts';
import { frameOf, type SpartacusProps as Props } from '#client/tables/spartacus/props.ts';
import { faceOf, isFresh } from '#games/spartacus/table-things.ts';

const diceOf = (list: unknown): ThrownDie[] =>
  Array.isArray(list)
    ? (list as number[]).map((die) => ({ face: faceOf(die), again: !isFresh(die) })).sort((a, b) => b.face - a.face)
    : [];

const sorted = (dice: readonly ThrownDie[]): ThrownDie[] => dice.slice().sort((a, b) => b.face - a.face);

export function attackOn(props: Props): Attack | null {
  const laid = lying(props.stage, 'attack');
  if (laid !== null) return { ...laid, offense: sorted(laid.offense), defense: sorted(laid.defense) };
  const { fight } = props.view;
  const frame = frameOf(props.view, 'attack');
  if (frame === null || fight === null) return null;
  const offense = diceOf(frame['offense']);
  if (offense.length === 0) return null;
  const slot = frame['slot'] as number;
  const defense = diceOf(frame['defense']);
  const isCompared = frameOf(props.view, 'wound') !== null || (frame['wounds'] as number) > 0;
  return {
    seat: fight.seats[slot]!,
    target: fight.seats[1 - slot]!,
    isSpeed: (frame['speed'] as number) >= 0,
    offense,
    defense,
    wounds: isCompared ? (frame['wounds'] as number) : null,
    parts: [],
    isPast: false,
  };
}

export type Pairing = 'hit' | 'held' | 'none' | 'open';

/** How many attack dice hit as they lie. */
export function hitsOf(attack: Attack | null): number {
  if (attack === null) return 0;
  return attack.offense.filter((_, rank) => ['hit', 'open'].includes(pairAt(attack, rank))).length;
}

/** SP-9.14 to SP-9.19: the result of the attack die at this rank. */
export function pairAt({ offense, defense }: Attack, rank: number): Pairing {
  const die = offense[rank]?.face ?? 0;
  const against = defense[rank]?.face;
  if (against !== undefined) return die > against ? 'hit' : 'held';
  return die >= 3 ? 'open' : 'none';
}
