// What is told to screen readers: one polite region for the whole page.

import { signal } from '@preact/signals';

const told = signal('');

export function announce(text: string): void {
  // The same words twice in a row must be heard twice.
  told.value = told.value === text ? `${text}\u00a0` : text;
}

/** The signal itself is the text: it changes at once, without waiting for the page to be drawn. */
export function LiveRegion() {
  return (
    <div class="vh" role="status" aria-live="polite" data-live>
      {told}
    </div>
  );
}
