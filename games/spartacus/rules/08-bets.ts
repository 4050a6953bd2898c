// Chapter 8d: bets, and how they are settled (SP-10.8).

import { rule } from '#engine/flow/flow.ts';
import { amount, type Field, type Form, field, form } from '#engine/requests/request.ts';
import type { Seat } from '#engine/seat.ts';
import { bank, move, type Play, purse } from '#games/spartacus/house.ts';
import { CORNERS, DECAPITATION, INJURY, opponentOf, type Spartacus, stakeAt } from '#games/spartacus/state.ts';

/** SP-8.22 */
const HIGHEST = 3;
/** The first corners are those of a victory, one for each slot. */
const VICTORIES = 2;
const INJURY_CORNER = CORNERS.indexOf('injury');
const DECAPITATION_CORNER = CORNERS.indexOf('decapitation');
/** SP-8.28 to SP-8.31: how many times its stake a corner pays. */
const FOR_VICTORY = 2;
const FOR_DEGREE = 3;

type Stakes = { [corner: string]: number };

export const betting = rule<Spartacus>('bets', { locals: {} }, [
  {
    clause: 'SP-8.22',
    sealed: true,
    ask: (g) => g.houses.map((_, seat) => betForm(g, seat)),
    fallback: (g, _f, request) => Object.fromEntries(betForm(g, request.seat).fields.map((one) => [one.name, 0])),
    barred: (g, _f, request) =>
      CORNERS.filter((_, corner) => !isOpen(g, request.seat, corner)).map((item) => ({
        item,
        clause: 'SP-8.26',
        reason: 'nobody bets against his own combatant',
      })),
    take(g, _f, t, answers: (Stakes | null)[]) {
      for (const [seat, stakes] of answers.entries()) {
        const laid = CORNERS.map((corner) => stakes?.[corner] ?? 0);
        for (const [corner, gold] of laid.entries()) g.bets[stakeAt(seat, corner)] = gold;
        const [victory1, victory2, injury, decapitation] = laid as [number, number, number, number];
        t.log?.emit('bet', { clause: 'SP-8.33', seat, victory1, victory2, injury, decapitation });
      }
    },
  },
]);

/** SP-8.26, SP-8.27: a seat with a fighter in the arena does not bet on the other one; injury and death are of no slot. */
const isOpen = (g: Spartacus, seat: Seat, corner: number): boolean => opponentOf(g, corner) !== seat;

function betForm(g: Spartacus, seat: Seat): Form {
  const gold = g.gold[seat]!;
  const fields: Field[] = [];
  for (const [corner, name] of CORNERS.entries()) {
    if (isOpen(g, seat, corner)) fields.push(field(name, amount(seat, 'gold', 0, Math.min(HIGHEST, gold))));
  }
  const total = HIGHEST * fields.length <= gold ? null : [{ fields: fields.map((one) => one.name), max: gold }];
  return form(seat, fields, null, total);
}

function payout(g: Spartacus, corner: number): number {
  const { loser, degree } = g.fight!;
  if (corner < VICTORIES) return corner === loser ? 0 : FOR_VICTORY;
  const won = degree === INJURY ? INJURY_CORNER : degree === DECAPITATION ? DECAPITATION_CORNER : null;
  return corner === won ? FOR_DEGREE : 0;
}

/** SP-8.28 to SP-8.32; returns who has won a bet. */
export function settleBets(g: Spartacus, t: Play): Seat[] {
  const winners: Seat[] = [];
  for (let seat = 0; seat < g.seats; seat++) {
    let staked = 0;
    let back = 0;
    for (const [corner, name] of CORNERS.entries()) {
      const stake = g.bets[stakeAt(seat, corner)]!;
      const won = payout(g, corner) * stake;
      staked += stake;
      back += won;
      if (won !== 0) t.use(name);
    }
    if (staked === 0) continue;
    if (back !== 0) winners.push(seat);
    move(g, seat, bank(g), staked);
    move(g, bank(g), seat, back);
    t.log?.emit('betSettled', {
      clause: back !== 0 ? 'SP-8.31' : 'SP-8.32',
      seat,
      staked,
      back,
      won: CORNERS.filter((_, corner) => g.bets[stakeAt(seat, corner)] !== 0 && payout(g, corner) !== 0),
      purse: purse(g, seat),
    });
  }
  g.bets.fill(0);
  return winners;
}
