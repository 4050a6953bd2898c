// How many events of a match the player has seen, stored in the browser, to show what came while away.

import { signal } from '@preact/signals';

const keyOf = (match: string, viewer: number): string => `harena.seen.${match}.${viewer}`;

export function seenOf(match: string, viewer: number): number | null {
  try {
    const kept = localStorage.getItem(keyOf(match, viewer));
    return kept === null ? null : Number(kept);
  } catch {
    return null;
  }
}

export function noteSeen(match: string, viewer: number, events: number): void {
  try {
    localStorage.setItem(keyOf(match, viewer), String(events));
  } catch {
    // Without storage the next visit starts at the end of the log.
  }
}

/** Whether the page is visible. */
export const looked = signal(document.visibilityState === 'visible');
document.addEventListener('visibilitychange', () => {
  looked.value = document.visibilityState === 'visible';
});
