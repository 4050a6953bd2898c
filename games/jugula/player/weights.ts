// How much each feature counts (features.ts), by number of seats. Written by ./harena train jugula.

import type { Weights } from '#engine/game.ts';

export const weights: Weights = {
  rules: 'jugula@5',
  values: {
    2: {
      damage: -0.4313,
      out: -0.1086,
      vox: 0.0819,
      glory: 0.4313,
      hand: 0.1693,
      quality: 0.0216,
      deckQuality: 0.1092,
      standing: 0.1973,
      hindered: 0.0934,
      active: 0.2037,
      left: 0,
      nearlyBeaten: -0.3927,
    },
    4: {
      damage: -0.6681,
      out: 0.137,
      vox: 0.1233,
      glory: 0.0099,
      hand: 0.178,
      quality: -0.0001,
      deckQuality: 0.1713,
      standing: 0.3,
      hindered: 0.113,
      active: 0.1278,
      left: -5.3648,
      nearlyBeaten: -0.0532,
    },
  },
};
