// A newcomer: from the home page into a match with one click, a tip that is dismissed for good, and the end of a match.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { faultsOf } from '#client/e2e/testing/axe.ts';
import { type House, openHouse, visit } from '#client/e2e/testing/house.ts';
import { answer, dice, untilAsked } from '#client/e2e/testing/player.ts';

let house: House;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

for (const game of ['gladiatori', 'spartacus', 'jugula', 'house-of-gladiators']) {
  test(`${game}: one click from home to a match against a Novice`, async () => {
    const { page, context } = await visit(house);
    await page.goto(house.url);
    await page.evaluate((id) => {
      const kept = JSON.parse(localStorage.getItem('harena.settings')!) as object;
      localStorage.setItem('harena.settings', JSON.stringify({ ...kept, game: id }));
      localStorage.removeItem('harena.tips');
    }, game);
    await page.reload();
    assert.match(await page.innerText('[data-play]'), /against a Novice/);
    await page.click('[data-play]');
    await page.waitForSelector(`.table-page.of-${game}`);
    const roll = dice(4);
    // Some phase of the first questions has a tip.
    for (let n = 0; n < 12 && (await page.locator('[data-tip]').count()) === 0; n++) {
      if ((await untilAsked(page)) === 'over') break;
      await answer(page, roll);
      await untilAsked(page);
    }
    await page.waitForSelector('[data-tip]');
    assert.deepEqual(await faultsOf(page), []);
    const text = await page.innerText('.tip p');
    await page.click('[data-tip]');
    await page.waitForSelector('.tip', { state: 'detached' });
    await page.reload();
    await untilAsked(page);
    assert.notEqual(
      await page
        .locator('.tip p')
        .textContent({ timeout: 500 })
        .catch(() => ''),
      text,
    );
    await context.close();
  });
}

test('the end of a match: why, standings, a rematch against the bot, and the level that fits next time', async () => {
  const { page, context } = await visit(house);
  await page.goto(`${house.url}new/harenula`);
  await page.click('[data-start]');
  const roll = dice(12);
  while ((await untilAsked(page)) !== 'over') await answer(page, roll);
  await page.waitForSelector('.result.end');
  assert.deepEqual(await faultsOf(page), []);
  const noted = await page.evaluate(() => JSON.parse(localStorage.getItem('harena.results')!) as { level: string }[]);
  assert.deepEqual(
    noted.map(({ level }) => level),
    ['novice'],
    'a newcomer’s first match is set up at the level that fits',
  );
  await page.click('.result-acts .btn.ghost');
  await page.waitForSelector('.result-fold');
  await page.click('.result-fold');
  await page.click('[data-again]');
  await page.waitForSelector('.table-page[data-asked]');
  assert.equal(await page.locator('.result').count(), 0);
  await context.close();
});
