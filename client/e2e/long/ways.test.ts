// Whole matches in other ways than by mouse: by keyboard alone, by touch on a phone, and on a server with a reload every
// few decisions.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type House, openHouse, startMatch, visit } from '#client/e2e/testing/house.ts';
import { answer, dice, typeAnswer, untilAsked } from '#client/e2e/testing/player.ts';

const MOST = 1500;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

let house: House;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

test('gladiatori by keyboard alone, from the home page to the end', { timeout: 900_000 }, async () => {
  const { page, context, watched } = await visit(house);
  await page.goto(house.url);
  const tabTo = async (selector: string): Promise<void> => {
    for (let n = 0; n < 60; n++) {
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`${selector} is not reached with Tab`);
  };
  await page.waitForSelector('a.game');
  await tabTo('a.game[href$="new/gladiatori"]');
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-start]');
  await tabTo('[data-start]');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.table-page');
  let decisions = 0;
  while ((await untilAsked(page)) !== 'over') {
    assert.ok(decisions++ < MOST, 'the match does not end');
    await typeAnswer(page);
  }
  console.log(`gladiatori by keyboard: over after ${decisions} decisions`);
  assert.deepEqual(watched, { faults: [], strangers: [] });
  await context.close();
});

for (const game of ['gladiatori', 'jugula']) {
  test(`${game} by touch on a phone, nothing ever wider than the screen`, { timeout: 900_000 }, async () => {
    const { page, context, watched } = await visit(house, PHONE);
    await startMatch(page, house, game);
    const roll = dice(8);
    let decisions = 0;
    while ((await untilAsked(page)) !== 'over') {
      assert.ok(decisions++ < MOST, 'the match does not end');
      assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= PHONE.viewport.width);
      await answer(page, roll);
    }
    console.log(`${game} by touch: over after ${decisions} decisions`);
    assert.deepEqual(watched, { faults: [], strangers: [] });
    await context.close();
  });
}

test('jugula on a server against a bot, reloaded again and again, and watched as a replay', {
  timeout: 900_000,
}, async () => {
  const { page, context, watched } = await visit(house);
  await page.goto(house.url);
  await page.selectOption('.friends select', 'jugula');
  await page.click('.friends-make .btn');
  await page.click('.friends-seats .btn');
  await page.click('.waiting > .btn');
  await page.waitForSelector('.table-page');
  const roll = dice(6);
  const state = async (): Promise<unknown> => [
    await page.innerText('.status p'),
    await page.locator('.log li').count(),
  ];
  let decisions = 0;
  while ((await untilAsked(page)) !== 'over') {
    assert.ok(decisions++ < MOST, 'the match does not end');
    if (decisions % 4 === 0) {
      const before = await state();
      await page.reload();
      await untilAsked(page);
      assert.deepEqual(await state(), before);
    }
    await answer(page, roll);
  }
  await page.click('.result-acts a');
  await page.waitForSelector('.replay-bar');
  await page.keyboard.press('End');
  await page.waitForFunction(() => /(\d+)\D+\1$/.test(document.querySelector('.replay-bar output')?.textContent ?? ''));
  assert.deepEqual(watched.strangers, []);
  await context.close();
});
