// Chapter 15: wounds and biting the dust.

import type { Table } from '#engine/flow/table.ts';
import type { Seat } from '#engine/seat.ts';
import { drawCards } from '#games/jugula/rules/06-cards.ts';
import { removeNet } from '#games/jugula/rules/16-traits.ts';
import { judge } from '#games/jugula/rules/18-end-of-game.ts';
import { isPlaying, type Jugula, nameAt, type Sand } from '#games/jugula/state.ts';

/** JU-15.5: the damage of a gladiator who is out of combat. */
const OUT = 2;

/** JU-15.5: 1 for each wounded gladiator, 2 for each one who is out of combat. */
export function damageOf(sand: Sand, seat: Seat): number {
  let damage = 0;
  for (let who = seat * sand.size; who < (seat + 1) * sand.size; who++) damage += sand.gladiators[who]!.wounds;
  return damage;
}

/** JU-8.11: how many damage points a familia must be behind every other one to draw a card for it. */
const BEHIND = 2;

/** JU-8.11 */
export function drawIfTrailing(g: Jugula, t: Table<Jugula>): void {
  const damage = damageOf(g, g.active);
  for (let other = 0; other < g.seats; other++)
    if (other !== g.active && isPlaying(g, other) && damageOf(g, other) + BEHIND > damage) return;
  drawCards(g, t, g.active, 1);
}

/** JU-15.1, JU-15.2: one wound; with the second the gladiator bites the dust. */
export function wound(g: Jugula, t: Table<Jugula>, who: number, by: Seat, clause: string): void {
  const gladiator = g.gladiators[who]!;
  if (gladiator.wounds > 0) return biteDust(g, t, who, by, 'JU-15.2');
  gladiator.wounds = 1;
  gladiator.hurt = true;
  // JU-15.6
  g.lanistae[by]!.glory++;
  t.log?.emit('wounded', { clause, gladiator: nameAt(g, who), damage: damageOf(g, gladiator.seat), wounds: 1 });
  judge(g, t);
}

/** JU-14.5, JU-15.4, JU-15.7 */
export function biteDust(g: Jugula, t: Table<Jugula>, who: number, by: Seat, clause: string): void {
  const gladiator = g.gladiators[who]!;
  g.lanistae[by]!.glory += OUT - gladiator.wounds;
  gladiator.wounds = OUT;
  t.log?.emit('bitTheDust', {
    clause,
    gladiator: nameAt(g, who),
    damage: damageOf(g, gladiator.seat),
    wounds: OUT,
    cell: gladiator.cell,
  });
  leaveArena(g, t, who);
  judge(g, t);
}

/** JU-15.4, JU-15.7: the gladiator leaves without boosts, and a net on it goes back. */
export function leaveArena(g: Jugula, t: Table<Jugula>, who: number): void {
  const gladiator = g.gladiators[who]!;
  if (gladiator.net >= 0) removeNet(g, t, who, 'JU-15.4');
  gladiator.cell = -1;
  gladiator.facing = 0;
  gladiator.nets = 0;
  gladiator.boosts.length = 0;
}
