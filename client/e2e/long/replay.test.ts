// Replays of matches that go on.

import { after, before, test } from 'node:test';
import { counted } from '#client/e2e/testing/counted.ts';
import { type House, openHouse, type Visit, visit } from '#client/e2e/testing/house.ts';
import { answer, dice, untilAsked } from '#client/e2e/testing/player.ts';
import { isAt } from '#client/e2e/testing/replay.ts';

let house: House;
let visitor: Visit;
before(async () => {
  house = await openHouse();
  visitor = await visit(house);
});
after(() => house.close());

test('a match that goes on: here what everybody may see, on a server a plain word why not yet', async () => {
  const { page } = visitor;
  await page.goto(`${house.url}new/harenula`);
  await page.click('[data-start]');
  await page.waitForSelector('.table-page');
  await untilAsked(page);
  await answer(page, dice(1));
  await page.goto(`${page.url()}?at=1`);
  await isAt(page, 1);
  await counted(page.locator('.replay-bar select'), 1, 'no seat can be looked into');

  await page.goto(house.url);
  await page.selectOption('.friends select', 'jugula');
  await page.click('.friends-make .btn');
  await page.click('.friends-seats .btn');
  await page.click('.waiting > .btn');
  await page.waitForSelector('.table-page');
  await page.goto(`${page.url()}?at=0`);
  await page.waitForFunction(() => /once it is over/.test(document.body.textContent ?? ''));
});
