// Waiting for as many elements as there should be: what a page shows comes a moment after the page.

import assert from 'node:assert/strict';
import type { Locator } from 'playwright-core';

const PATIENCE = 30_000;

/** Waits until there are so many; an error says how many there are in the end. */
export async function counted(found: Locator, wanted: number, what?: string): Promise<void> {
  const end = Date.now() + PATIENCE;
  while ((await found.count()) !== wanted && Date.now() < end) await found.page().waitForTimeout(50);
  assert.equal(await found.count(), wanted, what);
}
