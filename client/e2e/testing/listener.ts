// A scripted player with a screen reader and a keyboard: what the live region says, and where the focus is.

import type { Page } from 'playwright-core';

/** All announcements of the live region since the page was loaded, with their times. */
export interface Heard {
  text: string;
  at: number;
}

export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: Heard[] = [];
    Object.assign(globalThis, { heard });
    new MutationObserver(() => {
      const text = document.querySelector('[data-live]')?.textContent ?? '';
      if (text !== (heard.at(-1)?.text ?? '')) heard.push({ text, at: performance.now() });
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
}
export const heardOn = (page: Page): Promise<Heard[]> =>
  page.evaluate(() => (globalThis as unknown as { heard: Heard[] }).heard);

/** The live region says something like this, now or soon. */
export const hears = (page: Page, text: RegExp) =>
  page.waitForFunction(
    (pattern) => new RegExp(pattern).test(document.querySelector('[data-live]')?.textContent ?? ''),
    text.source,
  );

/** The focus is on what the selector finds, now or soon. */
export const hasFocus = (page: Page, selector: string) =>
  page.waitForFunction((wanted) => document.activeElement?.matches(wanted), selector);

/** What the status line asks, without the name before it. */
export const question = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector('.status p')!.lastChild!.textContent ?? '');
