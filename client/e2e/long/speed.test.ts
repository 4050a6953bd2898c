// How long people wait: for a table they can play at, and for the answer to a click. Measured and printed beside the
// target, and not asserted: on a busy machine a test of time tests the machine.

import assert from 'node:assert/strict';
import { availableParallelism, loadavg } from 'node:os';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { type House, openHouse, startMatch, visit } from '#client/e2e/testing/house.ts';
import { OFFERED } from '#client/e2e/testing/offered.ts';
import { type Moment, plant, reach } from '#client/e2e/testing/planted.ts';
import { ASKED, answer, dice, typeAnswer, untilAsked } from '#client/e2e/testing/player.ts';
import { chooseSeat, level, seats } from '#client/e2e/testing/set-up.ts';
import { SPARTACUS } from '#client/e2e/testing/spartacus.ts';
import { tasksWhile } from '#client/e2e/testing/tasks.ts';
import { touchAnswer } from '#client/e2e/testing/toucher.ts';
import type { SpartacusView } from '#games/spartacus/view.ts';

/** The target in milliseconds for the median, on an idle machine. */
const PLAYABLE = 2000;
const CLICK = 50;
const TIMES = 5;

let house: House;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

/** The load per processor, this test included. */
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

/** What must change when a click is answered: anything at the table, or the number of the last update. */
type Answer = 'anything' | 'update';

/**
 * Clicks with the mouse, and measures in the page: from the release of the button to the first painted frame with the
 * answer.
 */
async function clickTime(page: Page, selector: string, answer: Answer): Promise<number> {
  const painted = await page.evaluateHandle((wanted) => {
    let up = Number.POSITIVE_INFINITY;
    addEventListener('pointerup', ({ timeStamp }) => (up = timeStamp), { capture: true, once: true });
    const time = new Promise<number>((done) => {
      const watcher = new MutationObserver(() => {
        if (up > performance.now()) return;
        watcher.disconnect();
        // A message posted while a frame is made arrives after it was painted.
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

/** Bots take a moment, as they do for people, so that their next decision is not in the same frame. */
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

/** Where the longest scenes of Spartacus begin. */
const LONGEST: readonly [string, string, (view: SpartacusView) => boolean][] = [
  ['bets and fight', 'SP-8.22', (view) => view.fight!.seats.includes(0)],
  ['Open Market and auctions', 'SP-7.3', (view) => view.turn >= 3],
  ['Intrigue', 'SP-5.12', (view) => view.turn >= 3],
];

for (const [name, clause, when] of LONGEST) {
  test(`spartacus, ${name}: no task is long`, { timeout: 180_000 }, async () => {
    const { page, context } = await visit(house);
    await slowBots(page);
    await plant(page, house, reach({ name: 'tasks', game: 'spartacus', seats: 4, clause, when } as Moment));
    const roll = dice(5);
    const tasks = await tasksWhile(house.browser, page, async () => {
      for (let n = 0; n < 12 && (await untilAsked(page, 60_000)) === 'asked'; n++)
        await touchAnswer(page, roll, SPARTACUS);
    });
    const longest = tasks.slice(0, 5).map((time) => Math.round(time));
    console.log(
      `spartacus, ${name}: the longest of ${tasks.length} tasks took ${longest.join(', ')} ms (promised ${CLICK} ms)`,
    );
    assert.ok(tasks.length > 100, `${tasks.length} tasks`);
    await context.close();
  });
}

const ANSWERS = 30;

for (const game of OFFERED) {
  test(`${game}: against a Champion no task of the page is long`, { timeout: 300_000 }, async () => {
    const { page, context } = await visit(house);
    await slowBots(page);
    await page.goto(`${house.url}new/${game}`);
    await seats(page, 2);
    await chooseSeat(page, 2);
    await level(page, 'champion');
    await page.click('[data-start]');
    let answers = 0;
    const tasks = await tasksWhile(house.browser, page, async () => {
      for (; answers < ANSWERS && (await untilAsked(page, 60_000)) === 'asked'; answers++) await typeAnswer(page);
    });
    const longest = tasks.slice(0, 5).map((time) => Math.round(time));
    console.log(
      `${game} against a Champion, ${answers} answers: the longest of ${tasks.length} tasks took ${longest.join(', ')} ms (promised ${CLICK} ms)`,
    );
    assert.ok(tasks.length > 100 && answers > 3, `${tasks.length} tasks, ${answers} answers`);
    await context.close();
  });
}
