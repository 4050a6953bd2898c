// Chapter 8d: bets, and how they are settled (SP-10.8).

import { rule } from '#engine/flow/flow.ts';
import { amount, type Field, type Form, field, form } from '#engine/requests/request.ts';
import type { Seat } from '#engine/seat.ts';
import { bank, move, type Play, purse } from '#games/spartacus/house.ts';
import { CORNERS, type Spartacus } from '#games/spartacus/state.ts';

/** SP-8.22 */
const HIGHEST = 3;
const INJURY = 2;
const DECAPITATION = 3;

type Stakes = { [corner: string]: number };

export const betting = rule<Spartacus>('bets', { locals: {} }, [
  {
    clause: 'SP-8.22',
    sealed: true,
    ask: (g) => g.houses.map((_, seat) => betForm(g, seat)),
    fallback: (g, _f, request) => Object.fromEntries(betForm(g, request.seat).fields.map((one) => [one.name, 0])),
    barred: (g, _f, request) =>
      CORNERS.slice(0, 2)
        .filter((_, corner) => !isOpen(g, request.seat, corner))
        .map((item) => ({ item, clause: 'SP-8.26', reason: 'nobody bets against his own combatant' })),
    take(g, _f, t, answers: (Stakes | null)[]) {
      for (const [seat, stakes] of answers.entries()) {
        for (let corner = 0; corner < 4; corner++) g.bets[seat * 4 + corner] = stakes?.[CORNERS[corner]!] ?? 0;
        const [victory1, victory2, injury, decapitation] = g.bets.slice(seat * 4, seat * 4 + 4) as [
          number,
          number,
          number,
          number,
        ];
        t.log?.emit('bet', { clause: 'SP-8.33', seat, victory1, victory2, injury, decapitation });
      }
    },
  },
]);

/** SP-8.26, SP-8.27: who has a fighter in the arena does not bet on the other one. */
const isOpen = (g: Spartacus, seat: Seat, corner: number): boolean => corner > 1 || g.fight!.seats[1 - corner] !== seat;

function betForm(g: Spartacus, seat: Seat): Form {
  const gold = g.gold[seat]!;
  const fields: Field[] = [];
  for (let corner = 0; corner < 4; corner++) {
    if (isOpen(g, seat, corner)) fields.push(field(CORNERS[corner]!, amount(seat, 'gold', 0, Math.min(HIGHEST, gold))));
  }
  const total = HIGHEST * fields.length <= gold ? null : [{ fields: fields.map((one) => one.name), max: gold }];
  return form(seat, fields, null, total);
}

/** SP-8.28 to SP-8.31: how many times its stake a corner pays. */
function payout(g: Spartacus, corner: number): number {
  const { loser, degree } = g.fight!;
  if (corner < 2) return corner === loser ? 0 : 2;
  return (corner === INJURY && degree === 2) || (corner === DECAPITATION && degree === 3) ? 3 : 0;
}

/** SP-8.28 to SP-8.32; returns who has won a bet. */
export function settleBets(g: Spartacus, t: Play): Seat[] {
  const winners: Seat[] = [];
  for (let seat = 0; seat < g.seats; seat++) {
    let staked = 0;
    let back = 0;
    for (let corner = 0; corner < 4; corner++) {
      const stake = g.bets[seat * 4 + corner]!;
      staked += stake;
      if (stake === 0) continue;
      const pays = payout(g, corner);
      if (pays === 0) continue;
      back += pays * stake;
      if (!winners.includes(seat)) winners.push(seat);
      t.use(CORNERS[corner]!);
    }
    if (staked === 0) continue;
    move(g, seat, bank(g), staked);
    move(g, bank(g), seat, back);
    t.log?.emit('betSettled', {
      clause: back > 0 ? 'SP-8.31' : 'SP-8.32',
      seat,
      staked,
      back,
      won: CORNERS.filter((_, corner) => g.bets[seat * 4 + corner]! > 0 && payout(g, corner) > 0),
      purse: purse(g, seat),
    });
  }
  g.bets.fill(0);
  return winners;
}
