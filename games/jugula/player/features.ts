// How a search reads a position: what speaks for a lanista, as numbers. Their weights are fitted (weights.ts).

import type { Evaluation } from '#engine/game.ts';
import type { Seat } from '#engine/seat.ts';
import { QUALITY, type Trial } from '#games/jugula/player/judgement.ts';
import { standing } from '#games/jugula/player/standings.ts';
import { weights } from '#games/jugula/player/weights.ts';
import { isHindered, type Jugula } from '#games/jugula/state.ts';
import type { JugulaView } from '#games/jugula/view.ts';

const FEATURES = [
  ...['damage', 'out', 'vox', 'glory', 'hand', 'quality', 'deckQuality', 'standing', 'hindered'],
  ...['active', 'left', 'nearlyBeaten'],
];

export const evaluation: Evaluation<Jugula, JugulaView> = {
  features: FEATURES,
  read,
  pace: (g) => g.turn,
  weights,
};

function read(g: Jugula, seat: Seat, out: Float64Array): void {
  const lanista = g.lanistae[seat]!;
  // Nothing is tried out here, so the state itself may stand for the copy of the arena that a trial usually is.
  const arena = {
    view: g,
    seat,
    size: g.size,
    binding: g.binding,
    gladiators: g.gladiators,
    lanistae: g.lanistae,
  } as unknown as Trial;
  let damage = 0;
  let fallen = 0;
  let hindered = 0;
  let stand = 0;
  for (let who = seat * g.size; who < (seat + 1) * g.size; who++) {
    const one = g.gladiators[who]!;
    damage += one.wounds;
    if (one.kind < 0) continue;
    if (one.cell < 0 && one.wounds > 0) fallen++;
    if (one.cell >= 0) {
      if (isHindered(one)) hindered++;
      stand += standing(arena, who);
    }
  }
  out[0] = damage;
  out[1] = fallen;
  out[2] = lanista.vox;
  out[3] = lanista.glory;
  let cards = lanista.hand.length;
  let quality = qualityOf(lanista.hand);
  for (const known of lanista.known) {
    cards += known.cards.length;
    quality += qualityOf(known.cards);
  }
  out[4] = cards;
  out[5] = quality;
  out[6] = (qualityOf(lanista.deck) + qualityOf(lanista.discard)) / 10;
  out[7] = stand;
  out[8] = hindered;
  out[9] = g.active === seat ? 1 : 0;
  out[10] = lanista.left > 0 ? 1 : 0;
  out[11] = damage >= g.size - 1 ? 1 : 0;
}

function qualityOf(cards: readonly number[]): number {
  let sum = 0;
  for (const card of cards) sum += QUALITY[card]!;
  return sum;
}
