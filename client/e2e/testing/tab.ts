// Leading the focus with Tab alone, as people do who have no mouse.

import type { Page } from 'playwright-core';

/** In the page: how many stops of Tab there are from what has the focus to the element; negative: backwards. */
function stopsTo([selector, n]: readonly [string, number]): number {
  const stops = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]'),
  ].filter((one) => one.tabIndex >= 0 && !one.matches(':disabled') && one.checkVisibility());
  const goal = document.querySelectorAll<HTMLElement>(selector)[n];
  const to = goal === undefined ? -1 : stops.indexOf(goal);
  if (to < 0) return 0;
  const active = document.activeElement;
  const at = active === null || active === document.body ? -1 : stops.indexOf(active as HTMLElement);
  if (at >= 0) return to - at;
  // From something that is no stop itself, such as the status line, Tab goes to the next stop behind it.
  const next = stops.findIndex(
    (one) => active === null || active.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  return to - next + 1;
}

/** Leads the focus to the n-th element that the selector finds; whether it arrived. */
export async function tabTo(page: Page, selector: string, n: number): Promise<boolean> {
  for (let tries = 0; tries < 4; tries++) {
    const stops = await page.evaluate(stopsTo, [selector, n] as const);
    const key = stops < 0 ? 'Shift+Tab' : 'Tab';
    // Keys arrive in the order in which they were sent.
    await Promise.all(Array.from({ length: Math.abs(stops) }, () => page.keyboard.press(key)));
    const isThere = await page.evaluate(
      ([wanted, at]) => document.activeElement === (document.querySelectorAll(wanted)[at] ?? null),
      [selector, n] as const,
    );
    if (isThere) return true;
  }
  return false;
}
