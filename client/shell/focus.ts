// Where the focus goes when its element is gone, so that it never falls back to the top of the page silently.

import { effect } from '@preact/signals';
import { route } from '#client/shell/router.ts';

/** Focuses an element that Tab skips, such as a heading. */
export function focusOn(element: HTMLElement): void {
  element.tabIndex = -1;
  // A new page is shown from its beginning; a closed dialog leaves the scroll position.
  element.focus({ preventScroll: true });
}

const statusLine = (): HTMLElement | null => document.querySelector('[data-status]');

/** To the status line; nowhere where there is no table. */
export function focusStatus(): void {
  const line = statusLine();
  if (line !== null) focusOn(line);
}

export const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** Back to the element that had the focus; to the status line if that is gone. */
export function giveBack(before: Element | null): void {
  if (before instanceof HTMLElement || before instanceof SVGElement) {
    if (before !== document.body && before.isConnected) before.focus({ preventScroll: true });
    if (document.activeElement === before && before !== document.body) return;
  }
  focusStatus();
}

/** The element that had the focus when the player went to another page. */
let left: Element | null = null;
effect(() => {
  route.value;
  left = document.activeElement;
});

/** The timeout for a page that is being loaded. */
const PATIENCE = 10_000;

/** After going to another page: to its heading, or to the status line of a table, as soon as it is there. */
export function arrive(): () => void {
  const main = document.getElementById('main');
  const before = left;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const done = (): void => {
    watcher.disconnect();
    clearTimeout(timer);
  };
  const look = (): void => {
    // A page that focuses something itself, and a player who has moved on, are left alone.
    if (!isFocusLost() && document.activeElement !== before) return done();
    const goal = statusLine() ?? main?.querySelector<HTMLElement>('h1') ?? null;
    if (goal === null) return;
    done();
    focusOn(goal);
  };
  const watcher = new MutationObserver(look);
  if (main !== null) watcher.observe(main, { childList: true, subtree: true });
  timer = setTimeout(done, PATIENCE);
  look();
  return done;
}
