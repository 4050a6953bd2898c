// What a player may want to do but cannot do now, and the clause that forbids it: for people, never in search.

import type { Barred } from '#engine/requests/request.ts';
import type { Seat } from '#engine/seat.ts';
import { arena, STEP_NAMES, TURN_NAMES } from '#games/gladiatori/board.ts';
import { BLOOD, FACE_DOWN, FEINT, isAction, ROTATED, SPEED } from '#games/gladiatori/cards.ts';
import { AGAIN_CARD, mayAddFeint, reuseCost, STANDBY_ROW } from '#games/gladiatori/rules/08-row.ts';
import { figureAt, type Gladiator, type Gladiatori, isHeld } from '#games/gladiatori/state.ts';

export const bar = (item: string | number, clause: string, reason: string): Barred => ({ item, clause, reason });

/** Moves that are not possible; `paid` where each costs Speed. */
export function barredMoves(g: Gladiatori, seat: Seat, paid: boolean): Barred[] {
  const one = g.gladiators[seat]!;
  if (paid && one.now[SPEED] === 0)
    return [...STEP_NAMES, ...TURN_NAMES].map((name) => bar(name, 'GL-8.5', 'there is no Speed left'));
  if (isHeld(one)) {
    const names = one.turnedRound ? [...STEP_NAMES, ...TURN_NAMES] : [...STEP_NAMES, TURN_NAMES[0]!, TURN_NAMES[3]!];
    return names.map((name) =>
      name.startsWith('step')
        ? bar(name, 'GL-16.7', 'a Trapped or Face-down gladiator cannot move')
        : bar(name, 'GL-16.8', 'a Trapped or Face-down gladiator turns by one side once a round'),
    );
  }
  return arena.neighbours[one.cell]!.flatMap((cell, d) => {
    if (cell >= 0 && figureAt(g, cell) < 0) return [];
    const [clause, reason] =
      cell < 0 ? ['GL-9.19', 'the wall of the arena is there'] : ['GL-9.18', 'somebody stands there'];
    return [0, 1, 2].map((turn) => bar(STEP_NAMES[3 * d + turn]!, clause!, reason!));
  });
}

/** Cards of the row that cannot be used for a Reaction, although such a Reaction is legal. */
export function barredAgain(one: Gladiator): Barred[] {
  return one.row.flatMap((card, place) =>
    card < 0 ? [] : [...standby(one, place), ...costly(one, place)].slice(0, 1),
  );
}

const STANDBY = 'a Standby card serves for nothing more this turn';

function standby({ row, turned }: Gladiator, place: number): Barred[] {
  return (turned[place]! & FACE_DOWN) === 0 ? [] : [bar(AGAIN_CARD[row[place]!]!, 'GL-9.10', STANDBY)];
}

function costly(one: Gladiator, place: number): Barred[] {
  const cost = reuseCost(one, place);
  return cost <= one.now[BLOOD]!
    ? []
    : [bar(AGAIN_CARD[one.row[place]!]!, 'GL-8.13', `it costs ${cost} Blood, and there is ${one.now[BLOOD]}`)];
}

/** Cards of the row that cannot be used for an Action. */
export function barredActions(one: Gladiator): Barred[] {
  return one.row.flatMap((card, place) => {
    if (card < 0) return [];
    const resting = standby(one, place);
    if (resting.length > 0) return [...resting, bar(STANDBY_ROW[card]!, 'GL-9.10', STANDBY)];
    if ((one.turned[place]! & ROTATED) !== 0) {
      const used = 'it was used for an Action this turn';
      return [bar(AGAIN_CARD[card]!, 'GL-8.14', used), bar(STANDBY_ROW[card]!, 'GL-8.14', used)];
    }
    return costly(one, place);
  });
}

/** Cards of the hand that cannot be added to an Action or a Reaction. */
export function barredAdditions(g: Gladiatori, seat: Seat): Barred[] {
  const kinds = new Set(g.gladiators[seat]!.hand);
  const list: Barred[] = [];
  for (const card of kinds) {
    if (isAction(card)) list.push(bar(card, 'GL-8.20', 'only Energy and Special Move cards are added'));
    if (card === FEINT && !mayAddFeint(g, seat))
      list.push(bar(card, 'GL-8.21', 'a Feint is played later, from the hand'));
  }
  return list;
}
