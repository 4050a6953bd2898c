// What the end page counts in Spartacus: influence, dice, and who schemed, guarded, hosted and bet best.

import { counted, diceOf, each, type MatchEnding, numberOf, seatOf } from '#client/end/ending.ts';
import { turningTold } from '#client/tables/spartacus/turning.ts';
import { sayer } from '#client/tables/spartacus/words.ts';
import type { SeenEvent } from '#engine/event.ts';
import type { SpartacusView } from '#games/spartacus/view.ts';

const own = (field: string) => (event: SeenEvent) => [{ seat: seatOf(event), dice: diceOf(event, field) }];
const ownDie = (field: string) => (event: SeenEvent) => [{ seat: seatOf(event), dice: [numberOf(event, field)] }];

export const ending: MatchEnding = {
  told: turningTold,
  // Null while gold is hidden: a match can be given up in an auction.
  besides: (view, seat, language) => {
    const { gold } = (view as SpartacusView).houses[seat]!;
    return gold === null ? '' : sayer(language)('end.besides', { gold });
  },
  measure: { start: null, goal: 12, isHarm: false, read: counted('influenceChanged', 'influence', 'total') },
  throws: {
    initiativeRolled: own('dice'),
    rolled: (event) => [
      { seat: seatOf(event), dice: diceOf(event, 'dice') },
      { seat: seatOf(event, 'target'), dice: diceOf(event, 'against') },
    ],
    rerolled: ownDie('now'),
    guardRolled: ownDie('die'),
    healingRolled: ownDie('die'),
  },
  awards: {
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
      event.kind === 'betSettled'
        ? { seat: seatOf(event), by: numberOf(event, 'back') - numberOf(event, 'staked') }
        : null,
  },
};
