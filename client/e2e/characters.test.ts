import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
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
  assert.ok(hints.length >= 1 && hints.length <= 3 && hints.every((hint) => /\d+%/.test(hint)), hints.join());
  // What is advised has its number where it lies.
  await page.waitForSelector('.thing-numbers.advised b');
  await page.click('.hints li:first-child button');
  await page.waitForSelector('.hints', { state: 'detached' });
  await page.waitForSelector('.sp-house-card.can[aria-pressed="true"]');
  // Digits are shown beside things once a key was pressed, and choose them.
  await page.keyboard.press('Escape');
  await page.waitForSelector('.sp-house-card.can[aria-pressed="true"]', { state: 'detached' });
  await page.waitForSelector('.thing-numbers.digits b');
  await page.keyboard.press('2');
  await page.waitForFunction(
    () => document.querySelectorAll('.sp-house-card.can')[1]?.getAttribute('aria-pressed') === 'true',
  );
  // A refusal stands beside what was touched.
  await page.locator('.bar .undo').click({ force: true });
  await page.waitForSelector('.refused-note');
  assert.deepEqual(watched, { faults: [], strangers: [] });
  await context.close();
});
