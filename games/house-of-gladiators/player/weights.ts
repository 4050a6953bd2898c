// Fitted by ./harena train house-of-gladiators; what the features mean stands in features.ts.

import type { Weights } from '#engine/game.ts';

export const weights: Weights = {
  rules: 'house-of-gladiators@2',
  features: [
    'done',
    'doneSquared',
    'effort',
    'progress',
    'coins',
    'coinsRoot',
    'rations',
    'bestThree',
    'others',
    'men',
    'seconds',
    'glory',
    'cards',
    'out',
    'victories',
  ],
  values: {
    2: [
      0.4817, 0.3069, -0.3219, -0.0298, -0.0628, 0.2713, 0.2396, 0.2453, -0.0172, -0.2601, -0.03, -0.034, 0.0627, 0,
      0.1312,
    ],
  },
};
