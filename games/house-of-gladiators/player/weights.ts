// How much each feature counts (features.ts), by number of seats. Written by ./harena train house-of-gladiators.

import type { Weights } from '#engine/game.ts';

export const weights: Weights = {
  rules: 'house-of-gladiators@2',
  values: {
    2: {
      done: 0.4817,
      doneSquared: 0.3069,
      effort: -0.3219,
      progress: -0.0298,
      coins: -0.0628,
      coinsRoot: 0.2713,
      rations: 0.2396,
      bestThree: 0.2453,
      others: -0.0172,
      men: -0.2601,
      seconds: -0.03,
      glory: -0.034,
      cards: 0.0627,
      out: 0,
      victories: 0.1312,
    },
  },
};
