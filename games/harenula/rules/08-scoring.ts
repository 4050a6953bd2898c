// Chapter 8: scoring.

import { type Part, part } from '#engine/event.ts';
import { rule } from '#engine/flow.ts';
import type { Outcome } from '#engine/game.ts';
import { EVERYBODY, only, type Seat } from '#engine/seat.ts';
import { PATRONS } from '#games/harenula/cards.ts';
import { type Harenula, stands } from '#games/harenula/state.ts';

export const score = rule<Harenula>('score', { locals: {} }, [
  {
    clause: 'HA-8.4',
    run(g, _f, t) {
      for (const [seat, gladiator] of g.gladiators.entries()) {
        t.reveal(only(seat), EVERYBODY);
        t.use(PATRONS[gladiator.patron[0]!]!);
        t.log?.emit({ kind: 'shown', seat, patron: gladiator.patron[0] });
        const parts = points(g, seat);
        t.log?.emit({ kind: 'scored', clause: 'HA-8.5', seat, parts, total: sum(parts) });
      }
    },
  },
]);

const sum = (parts: readonly Part[]): number => parts.reduce((all, one) => all + one.value, 0);

/** HA-8.1 to HA-8.4 */
export function points(g: Harenula, seat: Seat): Part[] {
  const { felled, laurels } = g.gladiators[seat]!;
  return [
    part('felled', 3 * felled, 'HA-8.1'),
    part(
      'laurels',
      laurels.reduce((all, one) => all + one, 0),
      'HA-8.2',
    ),
    part('standing', stands(g, seat) ? 2 : 0, 'HA-8.3'),
    part('patron', patronPoints(g, seat), 'HA-8.4'),
  ];
}

function patronPoints(g: Harenula, seat: Seat): number {
  const gladiator = g.gladiators[seat]!;
  switch (PATRONS[gladiator.patron[0]!]) {
    case 'avarus':
      return Math.floor(g.coins[seat]! / 3);
    case 'ferox':
      return 2 * gladiator.felled;
    case 'magnus':
      return gladiator.laurels.length;
    case 'vivus':
      return stands(g, seat) ? 3 : 0;
    case 'durus':
      return Math.floor(gladiator.hand.length / 2);
    case 'pius':
      return gladiator.gifts > 0 ? 3 : 0;
    default:
      return 0;
  }
}

/** HA-8.5 */
export function outcome(g: Harenula): Outcome {
  const scores = g.gladiators.map((_, seat) => sum(points(g, seat)));
  const ahead = (a: Seat, b: Seat): boolean =>
    scores[a]! > scores[b]! || (scores[a] === scores[b] && g.coins[a]! > g.coins[b]!);
  const places = scores.map((_, seat) => 1 + scores.filter((_other, other) => ahead(other, seat)).length);
  return { clause: 'HA-8.5', places, scores };
}
