// A scripted player of Spartacus on its table alone: he touches things, and the filled button sends. He never opens the list.

import type { Page } from 'playwright-core';
import { seqOf, settled } from '#client/e2e/testing/player.ts';

/** Everything on the table that stands for an answer or a part of one. */
const THINGS = [
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
].join(', ');

const GO = '.bar .btn.go:not([aria-disabled="true"])';
const BESIDE = '.bar .btn:not(.go, .ghost)';

/** Whether the question on the page is answered by the house's list, because nothing on the table stands for it. */
export const isListed = async (page: Page): Promise<boolean> => (await page.locator('.tray').count()) > 0;

/** Answers the question on the page by touching, and waits until the table has accepted the answer. */
export async function touchAnswer(page: Page, roll: (below: number) => number): Promise<void> {
  const before = await seqOf(page);
  const isTouched = await page.evaluate(() => navigator.maxTouchPoints > 0);
  const press = async (selector: string, n: number): Promise<void> => {
    const found = page.locator(selector).nth(n);
    // An element that has just disappeared with its question is no error.
    await (isTouched ? found.tap({ timeout: 2000 }) : found.click({ timeout: 2000 })).catch(() => {});
  };
  for (let tries = 0; tries < 80; tries++) {
    const [go, things, beside] = [
      await page.locator(GO).count(),
      await page.locator(THINGS).count(),
      await page.locator(BESIDE).count(),
    ];
    if (go > 0 && (roll(2) > 0 || tries > 20)) await press(GO, 0);
    else if (things > 0 && (roll(6) > 0 || beside === 0) && tries < 60) await press(THINGS, roll(things));
    else if (beside > 0) await press(BESIDE, roll(beside));
    await settled(page);
    if ((await seqOf(page)) !== before) return;
  }
  throw new Error(`nothing on the table answers: ${await page.innerText('.status')} ${await page.innerText('.bar')}`);
}
