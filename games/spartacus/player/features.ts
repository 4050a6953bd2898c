// How a search reads a position: what speaks for a House, as numbers. Their weights are fitted (weights.ts).

import type { Evaluation } from '#engine/game.ts';
import type { Seat } from '#engine/seat.ts';
import { isCombatant, isGuard, isReady, kindOf, VALUES } from '#games/spartacus/cards.ts';
import { holdingsWorth } from '#games/spartacus/player/holdings.ts';
import { weights } from '#games/spartacus/player/weights.ts';
import { strength } from '#games/spartacus/player/worth.ts';
import type { Fight, Spartacus } from '#games/spartacus/state.ts';
import type { HouseView, SpartacusView } from '#games/spartacus/view.ts';

const FEATURES = [
  ...['influence', 'influence9', 'influence11', 'gold', 'holdings', 'hand', 'handValue', 'guards', 'best', 'men'],
  ...['host', 'fight', 'fighting', 'goldRoot'],
];

export const evaluation: Evaluation<Spartacus, SpartacusView> = {
  features: FEATURES,
  read,
  pace: (g) => g.turn,
  weights,
};

function read(g: Spartacus, seat: Seat, out: Float64Array): void {
  const house = g.houses[seat]!;
  const { influence } = house;
  let guards = 0;
  let best = 0;
  let men = 0;
  for (const asset of house.assets) {
    if (isGuard(kindOf(asset))) guards++;
    if (!isReady(asset) || !isCombatant(asset)) continue;
    men++;
    best = Math.max(best, strength(asset));
  }
  let value = 0;
  for (const kind of house.hand) value += VALUES[kind]!;
  out[0] = influence;
  out[1] = Math.max(0, influence - 8);
  out[2] = influence >= 11 ? 1 : 0;
  out[3] = g.gold[seat]!;
  // It reads the hand and the influence of a House only, and those are the same in a state.
  out[4] = holdingsWorth(house as unknown as HouseView, house.assets);
  out[5] = house.hand.length;
  out[6] = value;
  out[7] = guards;
  out[8] = best;
  out[9] = Math.min(men, 3);
  out[10] = g.host === seat ? 1 : 0;
  const slot = g.fight === null || g.fight.health.length < 6 ? -1 : g.fight.seats.indexOf(seat);
  out[11] = slot < 0 ? 0 : lead(g.fight!, slot);
  out[12] = slot < 0 ? 0 : 1;
  out[13] = Math.sqrt(g.gold[seat]!);
}

/** How far a fighter is ahead of the other, in fifths of a die; two once it is decided. */
function lead({ health, loser }: Fight, slot: number): number {
  if (loser >= 0) return loser === slot ? -2 : 2;
  let dice = 0;
  for (let i = 0; i < 6; i++) dice += Math.floor(i / 3) === slot ? health[i]! : -health[i]!;
  return dice / 5;
}
