// What a scripted player touches at the table of House of Gladiators.

import type { Things } from '#client/e2e/testing/toucher.ts';

export const LUDI: Things = {
  things: [
    'button.hg-third',
    '.hg-die-button',
    '.hg-th',
    '.hg-coin',
    '.hg-step:not([aria-disabled="true"])',
    '.hg-choice .can',
    '.hg-men button',
    '.hg-hand button',
    '.hg-act.can',
    'button.hg-mat-head',
    '.hg-rows em .btn',
  ],
  // A turn of Training ends when the player closes the ludus.
  leaves: 3,
};
