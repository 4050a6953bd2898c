// What a scripted player touches at the table of Spartacus.

import type { Things } from '#client/e2e/testing/toucher.ts';

export const SPARTACUS: Things = {
  things: [
    '.sp-spot',
    'button.sp-medal',
    '.sp-uses button:not([aria-disabled="true"])',
    '.sp-hand .can',
    '.sp-plaques .can',
    '.sp-plate',
    '.sp-die-button',
    '.sp-pooled button:not([aria-disabled="true"])',
    '.sp-slot:not([aria-disabled="true"])',
    '.sp-thumb:not([aria-disabled="true"])',
    '.sp-asks button:not([aria-disabled="true"])',
    '.sp-thing:not([aria-disabled="true"])',
  ],
  leaves: 6,
};
