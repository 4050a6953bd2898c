// Where a replay stands.

import type { Page } from 'playwright-core';

/** The replay shows this moment, and its address says so. */
export async function isAt(page: Page, step: number): Promise<void> {
  await page.waitForFunction(
    (wanted) =>
      new URLSearchParams(location.search).get('at') === String(wanted) &&
      document.querySelector('.replay-bar')?.getAttribute('data-step') === String(wanted),
    step,
  );
}
