import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type House, openHouse, visit } from '#client/e2e/testing/house.ts';
import { answer, dice, untilAsked } from '#client/e2e/testing/player.ts';
import { seats } from '#client/e2e/testing/set-up.ts';

let house: House;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

test('bots say something now and then, in the language of the page, and are silent where the settings say so', async () => {
  const { page, context } = await visit(house);
  await page.goto(`${house.url}new/spartacus`);
  await seats(page, 4);
  await page.click('[data-start]');
  const roll = dice(7);
  for (let n = 0; n < 60 && (await page.locator('.spoken').count()) === 0; n++) {
    if ((await untilAsked(page)) === 'over') break;
    await answer(page, roll);
  }
  await page.waitForSelector('.spoken', { state: 'attached' });
  const match = page.url();
  await page.goto(`${house.url}settings`);
  await page.uncheck('[data-bot-lines]');
  await page.goto(match);
  await untilAsked(page);
  assert.equal(await page.locator('.spoken').count(), 0);
  await context.close();
});
