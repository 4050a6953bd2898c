// Chapter 8: scoring.

import { type Part, part } from '#engine/event.ts';
import { rule } from '#engine/flow/flow.ts';
import type { Outcome } from '#engine/game.ts';
import { EVERYBODY, only, type Seat } from '#engine/seat.ts';
import { PATRONS, type Patron } from '#games/harenula/cards.ts';
import { type Harenula, stands } from '#games/harenula/state.ts';

export const score = rule<Harenula>('score', { locals: {} }, [
  {
    clause: 'HA-8.4',
    run(g, _f, t) {
      for (let seat = 0; seat < g.seats; seat++) {
        t.reveal(only(seat), EVERYBODY);
        t.use(patronOf(g, seat));
        t.log?.emit('patronShown', { seat, patron: g.gladiators[seat]!.patron[0]! });
        const parts = scoreParts(g, seat);
        t.log?.emit('scored', { clause: 'HA-8.5', seat, parts, total: totalOf(parts) });
      }
    },
  },
]);

const patronOf = (g: Harenula, seat: Seat): Patron => PATRONS[g.gladiators[seat]!.patron[0]!]!;

function scoreParts(g: Harenula, seat: Seat): Part[] {
  const { felled, laurels } = g.gladiators[seat]!;
  return [
    part('felled', 3 * felled, 'HA-8.1'),
    part('laurels', sum(laurels), 'HA-8.2'),
    part('standing', stands(g, seat) ? 2 : 0, 'HA-8.3'),
    part('patron', PATRON_POINTS[patronOf(g, seat)](g, seat), 'HA-8.4'),
  ];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const totalOf = (parts: readonly Part[]): number => sum(parts.map((one) => one.value));

/** HA-8.4 */
const PATRON_POINTS: { readonly [P in Patron]: (g: Harenula, seat: Seat) => number } = {
  avarus: (g, seat) => Math.floor(g.coins[seat]! / 3),
  ferox: (g, seat) => 2 * g.gladiators[seat]!.felled,
  magnus: (g, seat) => g.gladiators[seat]!.laurels.length,
  vivus: (g, seat) => (stands(g, seat) ? 3 : 0),
  durus: (g, seat) => Math.floor(g.gladiators[seat]!.hand.length / 2),
  pius: (g, seat) => (g.gladiators[seat]!.gifts > 0 ? 3 : 0),
};

/** HA-8.5 */
export function outcome(g: Harenula): Outcome {
  const scores = g.gladiators.map((_, seat) => totalOf(scoreParts(g, seat)));
  const isAhead = (a: Seat, b: Seat): boolean =>
    scores[a]! > scores[b]! || (scores[a] === scores[b] && g.coins[a]! > g.coins[b]!);
  const places = scores.map((_, seat) => 1 + scores.filter((_other, other) => isAhead(other, seat)).length);
  return { clause: 'HA-8.5', places, scores };
}
