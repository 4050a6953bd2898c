// Chapter 18: the end of the game.

import type { Table } from '#engine/flow/table.ts';
import type { Outcome } from '#engine/game.ts';
import type { Seat } from '#engine/seat.ts';
import { changeVox } from '#games/jugula/rules/07-vox.ts';
import { damageOf, leaveArena } from '#games/jugula/rules/15-wounds.ts';
import { isPlaying, type Jugula } from '#games/jugula/state.ts';

/** JU-18.9: so many rounds without an attack, and the crowd grows restless. */
export const PATIENCE = 3;

/** JU-18.1, JU-18.2, JU-18.3, JU-18.13: whether a familia has had enough; the number of players at the start decides how. */
export function isBeaten(g: Jugula, seat: Seat): boolean {
  if (g.seats === 2) return damageOf(g, seat) >= g.size;
  let left = 0;
  let unwounded = 0;
  for (let who = seat * g.size; who < (seat + 1) * g.size; who++) {
    const { cell, wounds } = g.gladiators[who]!;
    if (cell < 0) continue;
    left++;
    if (wounds === 0) unwounded++;
  }
  return left <= 1 || unwounded === 0;
}

/** Looks after every wound whether a familia is beaten; JU-18.10: of several the active player's is placed last. */
export function judge(g: Jugula, t: Table<Jugula>): void {
  const beaten: Seat[] = [];
  for (let seat = 0; seat < g.seats; seat++) if (isPlaying(g, seat) && isBeaten(g, seat)) beaten.push(seat);
  if (beaten.length === 0) return;
  const own = beaten.indexOf(g.active);
  if (own >= 0) {
    beaten.splice(own, 1);
    withdraw(g, t, g.active, ++g.exits, g.seats === 2 ? 'JU-18.1' : 'JU-18.3');
  }
  if (beaten.length === 0) return settle(g, t);
  g.exits++;
  for (const seat of beaten) withdraw(g, t, seat, g.exits, g.seats === 2 ? 'JU-18.1' : 'JU-18.3');
  settle(g, t);
}

/** JU-18.4: a familia leaves the game; nobody gains glory by it. */
function withdraw(g: Jugula, t: Table<Jugula>, seat: Seat, exit: number, clause: string): void {
  const lanista = g.lanistae[seat]!;
  const damage = damageOf(g, seat);
  lanista.left = exit;
  lanista.toll = damage;
  t.log?.emit(clause === 'JU-18.11' ? 'conceded' : 'withdrew', { clause, seat, damage });
  if (g.seats === 2) return;
  for (let who = seat * g.size; who < (seat + 1) * g.size; who++) leaveArena(g, t, who);
}

/** JU-18.1, JU-18.5: the game is over once one familia is left. */
function settle(g: Jugula, t: Table<Jugula>, clause = g.seats === 2 ? 'JU-18.1' : 'JU-18.5'): void {
  let playing = 0;
  let winner: Seat | null = null;
  for (let seat = 0; seat < g.seats; seat++) {
    if (!isPlaying(g, seat)) continue;
    playing++;
    winner = seat;
  }
  if (playing > 1) return;
  g.ending = clause;
  t.log?.emit('won', { clause, seat: winner });
}

/** JU-18.11 */
export function concede(g: Jugula, t: Table<Jugula>, seat: Seat): void {
  withdraw(g, t, seat, ++g.exits, 'JU-18.11');
  settle(g, t, g.seats === 2 ? 'JU-18.11' : 'JU-18.5');
}

/** JU-17.5, JU-18.7, JU-18.9: what the end of a round brings. */
export function endRound(g: Jugula, t: Table<Jugula>): void {
  g.calm = g.fought ? 0 : g.calm + 1;
  g.fought = false;
  t.log?.emit('roundEnded', { clause: 'JU-17.5', round: g.round });
  if (g.calm >= PATIENCE) {
    for (let seat = 0; seat < g.seats; seat++) if (isPlaying(g, seat)) changeVox(g, t, seat, -1, 'JU-18.9');
  }
  if (g.round < g.roundLimit) {
    g.round++;
    return;
  }
  g.ending = 'JU-18.7';
  t.log?.emit('timeRanOut', { clause: 'JU-18.7', round: g.round });
}

const unwoundedOf = (g: Jugula, seat: Seat): number =>
  g.gladiators.filter((one) => one.seat === seat && one.cell >= 0 && one.wounds === 0).length;

/** JU-18.8: below 0 where `a` stands better. */
export function compareStanding(g: Jugula, a: Seat, b: Seat): number {
  const one = g.lanistae[a]!;
  const other = g.lanistae[b]!;
  const damage = (seat: Seat): number => (isPlaying(g, seat) ? damageOf(g, seat) : g.lanistae[seat]!.toll);
  return (
    damage(a) - damage(b) || other.glory - one.glory || other.vox - one.vox || unwoundedOf(g, b) - unwoundedOf(g, a)
  );
}

/** JU-18.5, JU-18.6: below 0 where `a` is placed before `b`. */
function comparePlace(g: Jugula, a: Seat, b: Seat): number {
  const one = g.lanistae[a]!.left;
  const other = g.lanistae[b]!.left;
  if (one === other) return compareStanding(g, a, b);
  if (one === 0 || other === 0) return one === 0 ? -1 : 1;
  return other - one;
}

/** Scores are what is left of a familia: two points for each gladiator less its damage, none for those who left. */
export function outcome(g: Jugula): Outcome {
  const seats = g.lanistae.map((_, seat) => seat);
  const places = seats.map((seat) => 1 + seats.filter((other) => comparePlace(g, other, seat) < 0).length);
  const scores = seats.map((seat) => (isPlaying(g, seat) ? 2 * g.size - damageOf(g, seat) : 0));
  return { clause: g.ending ?? 'JU-18.8', places, scores };
}
