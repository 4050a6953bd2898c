// Fitted by ./harena train spartacus; what the features mean stands in features.ts.

import type { Weights } from '#engine/game.ts';

export const weights: Weights = {
  rules: 'spartacus@3',
  features: [
    'influence',
    'influence9',
    'influence11',
    'gold',
    'holdings',
    'hand',
    'handValue',
    'guards',
    'best',
    'men',
    'host',
    'fight',
    'fighting',
    'goldRoot',
  ],
  values: {
    2: [
      0.3906, 0.3011, 0.6067, 0.0999, 0.0332, 0.0748, 0.0178, -0.0412, 0.1885, -0.0145, -0.0404, 0.3896, 0.0, -0.0406,
    ],
  },
};
