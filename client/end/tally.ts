// What can be counted at the end besides: the dice each seat threw, and what each did more often than all others.

import type { SeenEvent } from '#engine/event.ts';
import type { Seat } from '#engine/seat.ts';
import { seatOfName } from '#games/jugula/armaturae.ts';

/** The mean of a die with six sides. */
const MEAN = 3.5;

export interface Luck {
  seat: Seat;
  dice: number;
  expected: number;
  thrown: number;
}

type Thrown = { seat: Seat; dice: readonly number[] };

const seatOf = (event: SeenEvent, field = 'seat'): Seat => event[field] as unknown as number;
const diceOf = (event: SeenEvent, field: string): readonly number[] => event[field] as unknown as number[];

/** House of Gladiators lists dice only where several were thrown. */
const oneOrMore = (event: SeenEvent): Thrown[] => {
  const dice = diceOf(event, 'dice');
  return [{ seat: seatOf(event), dice: dice.length > 0 ? dice : [seatOf(event, 'die')] }];
};

/** Whose dice an event shows; each die once. */
const THROWS: { readonly [game: string]: { readonly [kind: string]: (event: SeenEvent) => Thrown[] } } = {
  spartacus: {
    initiativeRolled: (event) => [{ seat: seatOf(event), dice: diceOf(event, 'dice') }],
    rolled: (event) => [
      { seat: seatOf(event), dice: diceOf(event, 'dice') },
      { seat: seatOf(event, 'target'), dice: diceOf(event, 'against') },
    ],
    rerolled: (event) => [{ seat: seatOf(event), dice: [seatOf(event, 'now')] }],
    guardRolled: (event) => [{ seat: seatOf(event), dice: [seatOf(event, 'die')] }],
    healingRolled: (event) => [{ seat: seatOf(event), dice: [seatOf(event, 'die')] }],
  },
  'house-of-gladiators': { rolled: oneOrMore, rerolled: oneOrMore },
};

/** By seat; null where the game throws no dice. */
export function luckOf(game: string, events: readonly SeenEvent[], seats: number): Luck[] | null {
  const throws = THROWS[game];
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

/** What a seat can be first in: `award.KEY` in the words. */
export type AwardKey =
  | 'schemes'
  | 'guards'
  | 'host'
  | 'bets'
  | 'hits'
  | 'powers'
  | 'steps'
  | 'pushes'
  | 'nets'
  | 'held'
  | 'bouts'
  | 'mercy'
  | 'men';

export interface Award {
  key: AwardKey;
  seat: Seat;
  count: number;
}

/** How much an event adds to whose count; null: nothing. */
type Counts = (event: SeenEvent) => { seat: Seat; by: number } | null;

const each =
  (kind: string, seat: (event: SeenEvent) => Seat = seatOf): Counts =>
  (event) =>
    event.kind === kind ? { seat: seat(event), by: 1 } : null;

const owner =
  (field: string) =>
  (event: SeenEvent): Seat =>
    seatOfName(seatOf(event, field));

const AWARDS: { readonly [game: string]: { readonly [K in AwardKey]?: Counts } } = {
  spartacus: {
    schemes: (event) =>
      event.kind === 'launched'
        ? { seat: seatOf(event), by: 1 }
        : event.kind === 'schemeFoiled'
          ? { seat: seatOf(event), by: -1 }
          : null,
    guards: (event) =>
      event.kind === 'guardRolled' && (event['outcome'] as unknown as string) === 'foils'
        ? { seat: seatOf(event), by: 1 }
        : null,
    host: each('hosted'),
    bets: (event) =>
      event.kind === 'betSettled' ? { seat: seatOf(event), by: seatOf(event, 'back') - seatOf(event, 'staked') } : null,
  },
  gladiatori: { hits: each('hit'), powers: each('powerUsed'), steps: each('moved') },
  jugula: {
    pushes: each('pushed', owner('byGladiator')),
    nets: each('netted', owner('byGladiator')),
    held: each('held', owner('gladiator')),
  },
  'house-of-gladiators': { bouts: each('won'), mercy: each('spared'), men: each('recruited') },
};

const LEAST = 2;

/** What one seat alone did most often, and at least twice. */
export function awardsOf(game: string, events: readonly SeenEvent[], seats: number): Award[] {
  return (Object.entries(AWARDS[game] ?? {}) as [AwardKey, Counts][]).flatMap(([key, counts]) => {
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
