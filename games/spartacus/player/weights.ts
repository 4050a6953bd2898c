// How much each feature counts (features.ts), by number of seats. Written by ./harena train spartacus.

import type { Weights } from '#engine/game.ts';

export const weights: Weights = {
  rules: 'spartacus@6',
  values: {
    2: {
      influence: 0.3906,
      influence9: 0.3011,
      influence11: 0.6067,
      gold: 0.0999,
      holdings: 0.0332,
      hand: 0.0748,
      handValue: 0.0178,
      guards: -0.0412,
      best: 0.1885,
      men: -0.0145,
      host: -0.0404,
      fight: 0.3896,
      fighting: 0,
      goldRoot: -0.0406,
    },
    4: {
      influence: 0.3312,
      influence9: 0.2402,
      influence11: 0.3192,
      gold: 0.0327,
      holdings: 0.0261,
      hand: 0.0198,
      handValue: 0.0246,
      guards: -0.0428,
      best: -0.0069,
      men: 0.1592,
      host: 0.0159,
      fight: 0.1073,
      fighting: 0.2448,
      goldRoot: 0.136,
    },
  },
};
