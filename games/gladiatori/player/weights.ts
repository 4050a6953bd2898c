// Fitted by ./harena train gladiatori; what the features mean stands in features.ts.

import type { Weights } from '#engine/game.ts';

export const weights: Weights = {
  rules: 'gladiatori@2',
  features: [
    'points',
    'hand',
    'handHealth',
    'bodyHealth',
    'payable',
    'actions',
    'energy',
    'attack',
    'defence',
    'held',
    'powers',
    'out',
    'skills',
    'faces',
    'flanked',
    'discard',
    'pointsLate',
    'nearlyDead',
    'dying',
  ],
  values: {
    2: [
      0.3041, 0.0665, 0.605, 0.1939, -0.0646, -0.4322, -0.2139, 0.8053, 0.4778, -0.4002, -0.1258, -3.618, 0.5369, 0.698,
      0.5041, -0.4348, 1.6109, -0.442, -1.3983,
    ],
  },
};
