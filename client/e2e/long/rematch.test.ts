import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { type House, openHouse } from '#client/e2e/testing/house.ts';
import { playOut, sitTogether } from '#client/e2e/testing/rematch.ts';

let house: House;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

/** So many of the seats have given this answer. */
const says = (page: Page, answer: string, count: number) =>
  page.waitForFunction(([wanted, n]) => document.querySelectorAll(`[data-answer="${wanted}"]`).length === n, [
    answer,
    count,
  ] as const);

test('four browsers, one of them reloading: three play again, the fourth does not, and all three agree to a bot', async () => {
  const { people } = await sitTogether(house, ['Anna', 'Ben', 'Cleo', 'Dino']);
  const pages = people.map(({ page }) => page);
  const [anna, ben, cleo, dino] = pages as [Page, Page, Page, Page];
  await playOut(pages, 9);
  await anna.click('[data-again]');
  await ben.reload();
  await ben.waitForSelector('.result-rematch [data-rematch="sit"]');
  await ben.click('[data-rematch="sit"]');
  await says(anna, 'yes', 2);
  await cleo.goto(`${house.url}learn`);
  await cleo.reload();
  await cleo.waitForSelector('.summons');
  await dino.click('[data-rematch="no"]');
  await says(anna, 'no', 1);
  await cleo.click('.summons [data-rematch="sit"]');
  await says(anna, 'yes', 3);
  // Whoever reloads in the room finds it as it was.
  await anna.reload();
  await says(anna, 'yes', 3);
  await anna.click('[data-rematch="bots"]');
  await ben.click('[data-rematch="bots"]');
  assert.equal(await cleo.locator('.table-page').count(), 0, 'it began before all had agreed');
  await cleo.click('[data-rematch="bots"]');
  await Promise.all([anna, ben, cleo].map((page) => page.waitForSelector('.table-page')));
  await dino.waitForSelector('[data-rematch="go"]');
  await Promise.all(people.map(({ context }) => context.close()));
});
