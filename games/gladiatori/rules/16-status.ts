// Chapter 16: Trapped, Face-down, and their markers.

import { rule } from '#engine/flow/flow.ts';
import { subset } from '#engine/requests/request.ts';
import type { Seat } from '#engine/seat.ts';
import { arena } from '#games/gladiatori/board.ts';
import { spend, spendable } from '#games/gladiatori/rules/02-elements.ts';
import { animalOf, cellOf, type Gladiatori, isAnimal, PRESENT, type T, UNSET } from '#games/gladiatori/state.ts';

/** GL-16.5, GL-16.11 */
export const TRAPPED_PENALTY = 3;
export const FACE_DOWN_PENALTY = 5;
/** GL-12.19 */
export const NET_MARKERS = 3;
/** GL-16.18: the price of a marker, in Elements. */
export const MARKER_PRICE = 2;

/** GL-16.15, GL-16.16, GL-13.43: a Face-down figure gets no white marker. */
export function unbalance(g: Gladiatori, t: T, seat: Seat, markers: number, clause: string): void {
  const one = g.gladiators[seat]!;
  if (one.down || one.out !== 0) return;
  one.pendingWhite += markers;
  t.log?.emit('unbalanced', { clause, seat, markers });
}

/** GL-8.46, GL-16.10, GL-16.17, GL-12.29: pending markers take effect. */
export function settle(g: Gladiatori, t: T, seat: Seat): void {
  const one = g.gladiators[seat]!;
  if (one.pendingGrey + one.pendingWhite === 0) return;
  if (one.out === 0) {
    if (one.pendingGrey > 0) one.grey = NET_MARKERS;
    one.white = Math.min(2, one.white + one.pendingWhite);
    if (one.white === 2) one.down = true;
    t.log?.emit('statusChanged', { clause: 'GL-8.46', seat, grey: one.grey, white: one.white, down: one.down });
  }
  one.pendingGrey = 0;
  one.pendingWhite = 0;
}

export function settleAll(g: Gladiatori, t: T): void {
  for (let seat = 0; seat < g.seats; seat++) settle(g, t, seat);
}

/** GL-16.4, GL-16.13: takes a marker off; the last white one lets the figure stand up. */
export function takeOff(g: Gladiatori, t: T, seat: Seat, grey: boolean): void {
  const one = g.gladiators[seat]!;
  if (grey) one.grey--;
  else one.white--;
  if (one.white === 0) one.down = false;
  t.log?.emit('freed', { clause: 'GL-16.18', seat, grey: one.grey, white: one.white, down: one.down });
  releaseNets(g, t);
}

/** GL-12.25 to GL-12.28: a Net that holds a victim is lost when the two part, and free when the victim is. */
export function releaseNets(g: Gladiatori, t: T): void {
  for (let seat = 0; seat < g.seats; seat++) {
    const one = g.gladiators[seat]!;
    for (let i = one.items.length - 1; i >= 0; i--) {
      const victim = one.holds[i]!;
      if (victim < 0) continue;
      const cell = cellOf(g, victim);
      const isBound = isAnimal(victim)
        ? animalOf(g, victim).where === PRESENT && animalOf(g, victim).grey > 0
        : g.gladiators[victim]!.out === 0 && g.gladiators[victim]!.grey + g.gladiators[victim]!.pendingGrey > 0;
      if (!isBound) one.holds[i] = -1;
      else if (one.out !== 0 || arena.distance(one.cell, cell) > 1) {
        const item = one.items[i]!;
        removeItem(g, seat, item);
        t.log?.emit('itemLost', { clause: 'GL-12.25', seat, item });
      }
    }
  }
}

/** An Item leaves the game. */
export function removeItem(g: Gladiatori, seat: Seat, item: number): void {
  const one = g.gladiators[seat]!;
  const place = one.items.indexOf(item);
  one.items.splice(place, 1);
  one.holds.splice(place, 1);
  one.damaged &= ~(1 << (item - 30));
  g.lostItems.push(item);
  g.lostItems.sort((a, b) => a - b);
}

/** Whether two Elements can be found for a marker. */
export const canFree = (g: Gladiatori, seat: Seat): boolean =>
  spendable(g.gladiators[seat]!, MARKER_PRICE, false).length >= MARKER_PRICE;

/** GL-16.18: pays for one marker. */
export const free = rule<Gladiatori, { seat: Seat; grey: boolean }>(
  'free',
  { locals: { seat: UNSET, grey: false }, shows: ['seat', 'grey'] },
  [
    {
      clause: 'GL-16.18',
      ask: (g, f) =>
        subset(f.seat, 'thing', spendable(g.gladiators[f.seat]!, MARKER_PRICE, false), MARKER_PRICE, MARKER_PRICE),
      fallback: (g, f) => spendable(g.gladiators[f.seat]!, MARKER_PRICE, false).slice(0, MARKER_PRICE),
      take(g, f, t, elements: number[]) {
        spend(g, t, f.seat, elements);
        takeOff(g, t, f.seat, f.grey);
      },
    },
  ],
);
