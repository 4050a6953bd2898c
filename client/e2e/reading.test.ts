// For whoever listens instead of looking, and plays by keyboard: what is announced, and where the focus goes.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { type House, openHouse, visit } from '#client/e2e/sample-house.ts';
import { answer, dice, untilAsked } from '#client/e2e/sample-player.ts';

let house: House;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

/** A match of the smallest game. */
async function start(page: Page): Promise<void> {
  await page.goto(`${house.url}new/harenula`);
  await page.click('[data-start]');
  await untilAsked(page);
}

test('bots take the time that the settings give them, from the first match on and when it changes', async () => {
  const { page, context } = await visit(house);
  await page.addInitScript(() => {
    localStorage.setItem('harena.settings', JSON.stringify({ pace: 700, volume: 0 }));
    const paces: number[] = [];
    Object.assign(globalThis, { paces });
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, message: never): void {
      const { errand } = message as { errand?: { do: string; pace: number } };
      if (errand?.do === 'pace') paces.push(errand.pace);
      post.call(this, message);
    } as typeof post;
  });
  await page.goto(`${house.url}new/harenula`);
  await page.selectOption('.seat-row:nth-of-type(1) select', 'heuristic');
  await page.click('[data-start]');
  await page.waitForSelector('.log .ln');
  const gaps = await page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const times: number[] = [];
        const gaps = (): number[] => times.slice(1).map((time, i) => time - times[i]!);
        setTimeout(() => resolve(gaps()), 6000);
        // What nobody sees happen takes no time: lines of the log do.
        new MutationObserver(() => {
          times.push(performance.now());
          if (times.length === 4) resolve(gaps());
        }).observe(document.querySelector('.log')!, { childList: true });
      }),
  );
  assert.equal(gaps.length, 3);
  for (const gap of gaps) assert.ok(gap > 600, `${gap} ms between two decisions of bots`);
  await page.click('.top a[href$="settings"]');
  await page.fill('.settings .stack:nth-of-type(2) input[type=range]', '300');
  assert.deepEqual(await page.evaluate(() => (globalThis as unknown as { paces: number[] }).paces), [700, 300]);
  await context.close();
});
