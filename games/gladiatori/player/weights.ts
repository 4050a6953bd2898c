// How much each feature counts (features.ts), by number of seats. Written by ./harena train gladiatori.

import type { Weights } from '#engine/game.ts';

export const weights: Weights = {
  rules: 'gladiatori@5',
  values: {
    2: {
      points: 0.3041,
      hand: 0.0665,
      handHealth: 0.605,
      bodyHealth: 0.1939,
      payable: -0.0646,
      actions: -0.4322,
      energy: -0.2139,
      attack: 0.8053,
      defence: 0.4778,
      held: -0.4002,
      powers: -0.1258,
      out: -3.618,
      skills: 0.5369,
      faces: 0.698,
      flanked: 0.5041,
      discard: -0.4348,
      pointsLate: 1.6109,
      nearlyDead: -0.442,
      dying: -1.3983,
    },
  },
};
