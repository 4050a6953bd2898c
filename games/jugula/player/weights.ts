// How much each feature counts (features.ts), by number of seats. Written by ./harena train jugula.

import type { Weights } from '#engine/game.ts';

export const weights: Weights = {
  rules: 'jugula@2',
  values: {
    2: {
      damage: -0.4565,
      out: -0.1896,
      vox: 0.1013,
      glory: 0.4565,
      hand: 0.1881,
      quality: 0.0061,
      deckQuality: 0.0988,
      standing: 0.0583,
      hindered: 0.182,
      nets: -0.1399,
      active: 0.2781,
      left: 0,
      nearlyBeaten: -0.7934,
    },
  },
};
