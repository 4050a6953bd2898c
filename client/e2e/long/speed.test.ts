// How long people wait: for a table they can play at, and for the answer to a click. Measured and printed beside the
// promise, and not asserted: on a machine that does other things at the same time a test of time tests the machine.

import assert from 'node:assert/strict';
import { availableParallelism, loadavg } from 'node:os';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { type House, openHouse, startMatch, visit } from '#client/e2e/testing/house.ts';
import { OFFERED } from '#client/e2e/testing/offered.ts';
import { ASKED, answer, dice, untilAsked } from '#client/e2e/testing/player.ts';

/** Milliseconds promised, for the middle one of the times, on a machine that does nothing else. */
const PLAYABLE = 2000;
const CLICK = 50;
const TIMES = 5;

let house: House;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

/** How many want each processor, this test included. */
const crowd = (): number => Math.max(1, loadavg()[0]! / availableParallelism());

const told = (times: readonly number[], promised: number): string => {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number): number => Math.round(sorted[Math.floor((sorted.length - 1) * part)]!);
  return `best ${at(0)} ms, quarter ${at(0.25)} ms, median ${at(0.5)} ms, worst ${at(1)} ms of ${sorted.length} (promised ${promised} ms; ${crowd().toFixed(1)} want each processor)`;
};

for (const game of OFFERED) {
  test(`${game}: from the start button of a first visit to a playable table`, async () => {
    const times: number[] = [];
    for (let n = 0; n < TIMES; n++) {
      const { page, context } = await visit(house);
      await page.goto(`${house.url}new/${game}`);
      await page.waitForSelector('[data-start]');
      const start = performance.now();
      await page.click('[data-start]');
      await page.waitForSelector(ASKED);
      times.push(performance.now() - start);
      await context.close();
    }
    console.log(`${game}, playable after: ${told(times, PLAYABLE)}`);
  });
}

/** What must change for a click to be answered: anything at the table, or the number of the last update. */
type Answer = 'anything' | 'update';

/**
 * Clicks with the mouse, and takes the time in the page: from the moment the button is up until the first frame is
 * painted that shows the answer.
 */
async function clickTime(page: Page, selector: string, answer: Answer): Promise<number> {
  const painted = await page.evaluateHandle((wanted) => {
    let up = Number.POSITIVE_INFINITY;
    addEventListener('pointerup', ({ timeStamp }) => (up = timeStamp), { capture: true, once: true });
    const time = new Promise<number>((done) => {
      const watcher = new MutationObserver(() => {
        if (up > performance.now()) return;
        watcher.disconnect();
        // A message that is posted while a frame is made comes when it has been painted.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => done(performance.now() - up);
          port2.postMessage(null);
        });
      });
      const how =
        wanted === 'update'
          ? { attributes: true, attributeFilter: ['data-seq'] }
          : { subtree: true, childList: true, attributes: true, characterData: true };
      watcher.observe(document.querySelector('.table-page')!, how);
    });
    return { time };
  }, answer);
  await page.locator(selector).first().click();
  return painted.evaluate(({ time }) => time);
}

/** Bots take a moment, as they do for people: their next decision is not drawn in the same breath. */
const PACE = 150;
async function slowBots(page: Page): Promise<void> {
  await page.addInitScript(
    (pace) => localStorage.setItem('harena.settings', JSON.stringify({ pace, volume: 0 })),
    PACE,
  );
}

test('a click on the table of Gladiatori is answered at once', async () => {
  const { page, context } = await visit(house);
  await slowBots(page);
  await startMatch(page, house, 'gladiatori');
  const roll = dice(5);
  const times: number[] = [];
  for (let n = 0; n < 60 && (await untilAsked(page)) === 'asked'; n++) {
    const can = ['.gl-ready-take', '.gl-cards-out .card.can', '.gl-tray .card.can', '.gl-cell.can', '.gl-cell.go'];
    for (const selector of can) {
      if ((await page.locator(selector).count()) === 0) continue;
      times.push(await clickTime(page, selector, 'anything'));
      break;
    }
    await answer(page, roll);
  }
  console.log(`a click answered after: ${told(times, CLICK)}`);
  assert.ok(times.length >= 5, `${times.length} clicks`);
  await context.close();
});

for (const game of OFFERED) {
  test(`${game}: a decision at a table of this browser is taken as fast`, async () => {
    const { page, context } = await visit(house);
    await slowBots(page);
    await startMatch(page, house, game);
    const times: number[] = [];
    for (let n = 0; n < 25 && (await untilAsked(page)) === 'asked'; n++) {
      if ((await page.locator('[data-fallback]').count()) === 0) await answer(page, dice(n + 1));
      else times.push(await clickTime(page, '[data-fallback]', 'update'));
    }
    console.log(`${game}, a decision taken after: ${told(times, CLICK)}`);
    assert.ok(times.length >= 3, `${times.length} answers`);
    await context.close();
  });
}
