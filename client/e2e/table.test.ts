// The log of a table by keyboard and when scrolled back, the way to the settings and back, and sound. What people do at a table on a server is in long/people.test.ts.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type House, openHouse, visit } from '#client/e2e/testing/house.ts';
import { answer, dice, untilAsked } from '#client/e2e/testing/player.ts';

let house: House;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

test('the log is one stop for Tab: arrow keys go from line to line, a sum opens, and the book leads back to its line; the settings lead back to the table', async () => {
  const { page, context, watched } = await visit(house);
  await page.goto(`${house.url}new/harenula`);
  await page.click('[data-start]');
  await page.waitForSelector('.table-page');
  const roll = dice(2);
  while ((await untilAsked(page)) === 'asked' && (await page.locator('.log .opens').count()) === 0)
    await answer(page, roll);
  const stops = await page.locator('.log [tabindex="0"]').count();
  assert.ok(stops >= 1 && stops <= 3, `${stops} stops`);
  assert.equal(await page.locator('.log button:not([tabindex])').count(), 0);
  await page.focus('.log li[tabindex="0"]');
  const numberOf = (): Promise<number> =>
    page.evaluate(() => [...document.querySelectorAll('.log li')].indexOf(document.activeElement!));
  const last = await numberOf();
  await page.keyboard.press('ArrowUp');
  assert.equal(await numberOf(), last - 1);
  await page.keyboard.press('Home');
  assert.equal(await page.evaluate(() => document.activeElement?.matches('.log li[data-line]')), true);
  const first = await numberOf();
  await page.keyboard.press('ArrowDown');
  assert.equal(await numberOf(), first + 1);
  await page.keyboard.press('End');
  assert.equal(await numberOf(), last);

  // The parts of a sum add up to the total below them, each with its clause.
  await page.focus('.log li:has(.opens)');
  await page.keyboard.press('ArrowRight');
  const numbers = (await page.locator('.sum .n').allInnerTexts()).map((text) => Number(text.replace('−', '-')));
  const total = numbers.pop();
  assert.equal(
    numbers.reduce((sum, part) => sum + part, 0),
    total,
  );
  assert.equal(await page.locator('.sum tr:not(.t) .rule').count(), numbers.length);

  // From a part to its clause in the book, and from the book to the line it came from.
  const clause = await page.innerText('.sum .rule >> nth=0');
  await page.click('.sum .rule >> nth=0');
  await page.waitForSelector(`dialog [id="${clause}"].here`);
  await page.click('.uses summary');
  const use = await page.innerText('.uses .use >> nth=-1');
  await page.click('.uses .use >> nth=-1');
  await page.waitForSelector('dialog', { state: 'detached' });
  await page.waitForFunction((text) => document.activeElement?.querySelector('.ln-text')?.textContent === text, use);

  // Who has scrolled back is led to the newest lines by one button.
  const newest = page.locator('.log-newest');
  while ((await page.locator('.log').evaluate((log) => log.clientHeight - log.parentElement!.clientHeight)) < 100)
    if ((await untilAsked(page)) === 'asked') await answer(page, roll);
  await page.locator('.log-scroll').evaluate((scroll) => scroll.scrollTo({ top: 0 }));
  await newest.waitFor({ state: 'detached' });
  await page.locator('.log-scroll').evaluate((scroll) => scroll.scrollTo({ top: -scroll.scrollHeight }));
  await newest.click();
  await newest.waitFor({ state: 'detached' });
  assert.equal(await page.locator('.log-scroll').evaluate((scroll) => scroll.scrollTop), 0);

  // The settings lead back to the table.
  await page.click('.top a[href*="settings"]');
  await page.click('.settings .page-head a.btn');
  await page.waitForSelector('.table-page');

  // Sound off and on again, in the menu and by key.
  await page.click('.top [aria-haspopup=dialog]');
  await page.check('[data-muted]');
  await page.keyboard.press('Escape');
  await page.keyboard.press('m');
  await page.click('.top [aria-haspopup=dialog]');
  assert.equal(await page.isChecked('[data-muted]'), false);
  assert.deepEqual(watched, { faults: [], strangers: [] });
  await context.close();
});
