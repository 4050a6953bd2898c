// A finger that drags: real touches, so that the browser decides whether it scrolls or lets the page drag.

import type { Locator, Page } from 'playwright-core';

const STEPS = 8;

async function middleOf(thing: Locator): Promise<[number, number]> {
  const box = (await thing.boundingBox())!;
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** From the middle of one thing to the middle of the other. It goes up or down first, out of the strip it lies in. */
export async function dragByFinger(page: Page, from: Locator, to: Locator): Promise<void> {
  const [[x, y], [u, v]] = [await middleOf(from), await middleOf(to)];
  const touches = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: readonly { x: number; y: number }[]) =>
    touches.send('Input.dispatchTouchEvent', { type, touchPoints: [...at] });
  await send('touchStart', [{ x, y }]);
  const way = [
    ...Array.from({ length: STEPS }, (_, i) => ({ x, y: y + ((v - y) * (i + 1)) / STEPS })),
    ...Array.from({ length: STEPS }, (_, i) => ({ x: x + ((u - x) * (i + 1)) / STEPS, y: v })),
  ];
  for (const at of way) await send('touchMove', [at]);
  await send('touchEnd', []);
  await touches.detach();
}
