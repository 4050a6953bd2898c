// Two people over a link at the table of Gladiatori: a reload under every clause that asks, and a minute without network.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { type House, openHouse, type Visit, visit } from '#client/e2e/testing/house.ts';
import { ASKED, answer, dice, linesOf, turnOf } from '#client/e2e/testing/player.ts';

const DECISIONS = 130;
const MINUTE = 60_000;
/** How soon a player must be back at the same state. */
const SOON = 2000;

let house: House;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

/** What must be the same after a reload. */
const standOf = async (page: Page): Promise<unknown> => ({
  asked: await page.getAttribute('.table-page', 'data-asked'),
  clause: await page.getAttribute('.table-page', 'data-clause'),
  status: await page.innerText('.status'),
  lines: await linesOf(page),
});

async function nextAsked(visits: readonly Visit[]): Promise<Visit | null> {
  const turns = visits.map((one) => one.page.waitForSelector(`${ASKED}, .result`).then(() => one));
  for (const turn of turns) turn.catch(() => {});
  const one = await Promise.race(turns);
  return (await turnOf(one.page)) === 'over' ? null : one;
}

test('reloads in every phase, a minute offline, and nothing is lost or done twice', { timeout: 600_000 }, async () => {
  const [anna, ben] = [await visit(house), await visit(house)];
  await anna.page.goto(house.url);
  await anna.page.selectOption('.friends select', 'gladiatori');
  await anna.page.click('.friends-make .btn');
  const link = await anna.page.inputValue('.copy input');
  await anna.page.goto(link);
  await ben.page.goto(link);
  await ben.page.fill('.join-form input', 'Ben');
  await ben.page.click('.join-form .btn');
  await Promise.all([anna, ben].map(({ page }) => page.waitForSelector('.table-page')));

  const roll = dice(21);
  const reloaded = new Map<string, number>();
  let slowest = 0;
  const play = async (decisions: number): Promise<void> => {
    for (let n = 0; n < decisions; n++) {
      const one = await nextAsked([anna, ben]);
      if (one === null) return;
      const { page } = one;
      const clause = (await page.getAttribute('.table-page', 'data-clause'))!;
      if (!reloaded.has(clause)) {
        const before = await standOf(page);
        const start = performance.now();
        await page.reload();
        await page.waitForSelector(ASKED);
        slowest = Math.max(slowest, performance.now() - start);
        assert.deepEqual(await standOf(page), before, clause);
        reloaded.set(clause, n);
      }
      await answer(page, roll);
    }
  };
  await play(40);

  await ben.context.setOffline(true);
  const gone = performance.now();
  await ben.page.waitForSelector('.banner.warn');
  // Anna plays on as far as she can; what Ben chooses meanwhile is sent when he is back.
  const choosesOffline =
    (await turnOf(ben.page)) === 'asked' && (await ben.page.locator('[data-fallback]').count()) > 0;
  if (choosesOffline) await ben.page.locator('[data-fallback]').first().click();
  while ((await turnOf(anna.page)) === 'asked') await answer(anna.page, roll);
  await ben.page.waitForTimeout(MINUTE - (performance.now() - gone));
  await ben.context.setOffline(false);
  const back = performance.now();
  await ben.page.waitForSelector('.banner.warn', { state: 'detached' });
  console.log(`back after ${Math.round(performance.now() - back)} ms; chosen while offline: ${choosesOffline}`);
  await play(DECISIONS - 40);
  for (const [one, other] of [
    [anna, ben],
    [ben, anna],
  ] as const) {
    const lines = await linesOf(other.page);
    await one.page.waitForFunction((n) => document.querySelectorAll('.log .ln, .log .log-head').length >= n, lines);
  }
  assert.equal(await linesOf(anna.page), await linesOf(ben.page));
  console.log(`reloaded under ${[...reloaded.keys()].join(' ')}; the slowest was back after ${Math.round(slowest)} ms`);
  assert.ok(reloaded.size >= 8, `only ${reloaded.size} clauses asked`);
  assert.ok(slowest < 5 * SOON, `a reload took ${slowest} ms`);
  await Promise.all([anna, ben].map(({ context }) => context.close()));
});
