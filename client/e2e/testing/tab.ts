// Leading the focus with Tab alone, as people do who have no mouse.

import type { Page } from 'playwright-core';

/** Which of the elements that a selector finds: its number, or null for the next one that Tab leads to. */
type Which = readonly [selector: string, n: number | null];

/** In the page: how many stops of Tab there are from what has the focus to the element; negative: backwards. */
function stopsTo([selector, n]: Which): number {
  const stops = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]'),
  ].filter((one) => one.tabIndex >= 0 && !one.matches(':disabled') && one.checkVisibility());
  const found = [...document.querySelectorAll<HTMLElement>(selector)];
  const goals = (n === null ? found : found.slice(n, n + 1)).map((one) => stops.indexOf(one)).filter((to) => to >= 0);
  if (goals.length === 0) return 0;
  const active = document.activeElement;
  const at = active === null || active === document.body ? -1 : stops.indexOf(active as HTMLElement);
  if (goals.includes(at)) return 0;
  // From something that is no stop itself, such as the status line, Tab goes to the next stop behind it.
  const next = stops.findIndex(
    (one) => active === null || active.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const from = at >= 0 ? at : next - 1;
  return (goals.find((to) => to > from) ?? goals.at(-1)!) - from;
}

/** Leads the focus to the n-th element that the selector finds, or to the next of them; whether it arrived. */
export async function tabTo(page: Page, selector: string, n: number | null = null): Promise<boolean> {
  for (let tries = 0; tries < 4; tries++) {
    const stops = await page.evaluate(stopsTo, [selector, n] as const);
    const key = stops < 0 ? 'Shift+Tab' : 'Tab';
    // Keys arrive in the order in which they were sent.
    await Promise.all(Array.from({ length: Math.abs(stops) }, () => page.keyboard.press(key)));
    const isThere = await page.evaluate(
      ([wanted, at]) =>
        at === null
          ? document.activeElement?.matches(wanted) === true
          : document.activeElement === (document.querySelectorAll(wanted)[at] ?? null),
      [selector, n] as const,
    );
    if (isThere) return true;
  }
  return false;
}
