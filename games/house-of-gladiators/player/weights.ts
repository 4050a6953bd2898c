// How much each feature counts (features.ts), by number of seats. Written by ./harena train house-of-gladiators.

import type { Weights } from '#engine/game.ts';

export const weights: Weights = {
  rules: 'house-of-gladiators@3',
  values: {
    2: {
      done: 0.5355,
      doneSquared: 0.2223,
      effort: -0.3228,
      progress: -0.2148,
      coins: -0.0215,
      coinsRoot: 0.1923,
      rations: 0.3423,
      bestThree: 0.2684,
      others: 0.0537,
      men: -0.1584,
      seconds: 0.2481,
      glory: -0.1385,
      cards: 0.0961,
      out: 0,
      victories: 0.2507,
    },
  },
};
