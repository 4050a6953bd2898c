// What a scripted player touches at the table of Jugula.

import type { Things } from '#client/e2e/testing/toucher.ts';

export const JUGULA: Things = {
  things: [
    '.ju-arena .sk-spot',
    '.ju-rose > :is(g, button)',
    'button.ju-use',
    '.ju-hand .can',
    '.ju-shelf .can',
    '.ju-ready button',
    'button.ju-familia',
  ],
  first: 'button.ju-use',
  leaves: 6,
};
