// Fitted by ./harena train jugula; what the features mean stands in features.ts.

import type { Weights } from '#engine/game.ts';

export const weights: Weights = {
  rules: 'jugula@2',
  features: [
    'damage',
    'out',
    'vox',
    'glory',
    'hand',
    'quality',
    'deckQuality',
    'standing',
    'hindered',
    'nets',
    'active',
    'left',
    'nearlyBeaten',
  ],
  values: {
    2: [-0.4565, -0.1896, 0.1013, 0.4565, 0.1881, 0.0061, 0.0988, 0.0583, 0.182, -0.1399, 0.2781, 0, -0.7934],
  },
};
