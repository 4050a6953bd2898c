// Whole matches of every game by mouse; each takes a minute or more.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type House, openHouse, startMatch, visit } from '#client/e2e/testing/house.ts';
import { answer, dice, untilAsked } from '#client/e2e/testing/player.ts';
import { CATALOGUE } from '#games/catalogue.ts';

/** More decisions of one seat than any match of two has. */
const MOST = 1500;

let house: House;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

for (const game of CATALOGUE) {
  test(`${game}: a whole match against a bot by mouse, its replay and its record`, { timeout: 900_000 }, async () => {
    const { page, context, watched } = await visit(house);
    if (game === 'harenula') {
      await page.goto(`${house.url}new/${game}`);
      await page.click('[data-start]');
      await page.waitForSelector('.table-page');
    } else await startMatch(page, house, game);
    const roll = dice(20);
    let decisions = 0;
    while ((await untilAsked(page)) !== 'over') {
      assert.ok(decisions++ < MOST, 'the match does not end');
      await answer(page, roll);
    }
    console.log(`${game}: over after ${decisions} decisions of one seat`);
    await page.click('.result-acts a');
    await page.waitForSelector('.replay-bar');
    await page.keyboard.press('End');
    await page.waitForFunction(() =>
      /(\d+)\D+\1$/.test(document.querySelector('.replay-bar output')?.textContent ?? ''),
    );
    await page.keyboard.press('Home');
    await page.waitForFunction(() => /^0\D/.test(document.querySelector('.replay-bar output')?.textContent ?? ''));
    assert.deepEqual(watched, { faults: [], strangers: [] });
    await context.close();
  });
}
