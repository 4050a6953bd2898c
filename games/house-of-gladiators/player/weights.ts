// How much each feature counts (features.ts), by number of seats. Written by ./harena train house-of-gladiators.

import type { Weights } from '#engine/game.ts';

export const weights: Weights = {
  rules: 'house-of-gladiators@3',
  values: {
    2: {
      done: 0.4945,
      doneSquared: 0.2725,
      effort: -0.198,
      progress: 0.1469,
      coins: -0.1337,
      coinsRoot: 0.4576,
      rations: 0.1268,
      bestThree: 0.2772,
      others: 0.0643,
      men: 0.4858,
      seconds: 0.1995,
      glory: 0.0101,
      cards: 0.156,
      out: 0,
      victories: 0.0745,
    },
  },
};
