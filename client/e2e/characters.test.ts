import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { faultsOf } from '#client/e2e/testing/axe.ts';
import { type House, openHouse, visit } from '#client/e2e/testing/house.ts';
import { untilAsked } from '#client/e2e/testing/player.ts';
import { chooseSeat, level } from '#client/e2e/testing/set-up.ts';

let house: House;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

test('opponents are chosen by level and character, sit there under their names, and a hint comes from the worker', async () => {
  const { page, context, watched } = await visit(house);
  await page.goto(`${house.url}new/spartacus`);
  await chooseSeat(page, 2);
  await level(page, 'tiro');
  await page.click('[data-character="livia"]');
  await page.waitForSelector('[data-seat="1"]:has-text("vengeful, Tiro")');
  assert.ok(await page.isChecked('[data-hints]'), 'alone against bots hints are on');
  await page.click('[data-start]');
  await untilAsked(page);
  await page.waitForSelector('text=Livia');
  await page.click('[data-hint]');
  await page.waitForSelector('.hints li');
  const hints = await page.locator('.hints li').allInnerTexts();
  assert.ok(hints.length >= 1 && hints.length <= 3 && hints.every((hint) => /wins \d+ %/.test(hint)), hints.join());
  assert.deepEqual(await faultsOf(page), []);
  await page.click('.hints li:first-child button');
  await page.waitForSelector('.hints', { state: 'detached' });
  assert.deepEqual(watched, { faults: [], strangers: [] });
  await context.close();
});
