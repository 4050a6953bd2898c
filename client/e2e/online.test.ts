import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { type House, openHouse, visit } from '#client/e2e/testing/house.ts';
import { ASKED, answer, dice, linesOf, seqOf, turnOf } from '#client/e2e/testing/player.ts';

let house: House;
before(async () => {
  house = await openHouse({ base: '/games/' });
});
after(() => house.close());

/** The page shows so many lines of the log. */
const shows = (page: Page, lines: number) =>
  page.waitForFunction((n) => document.querySelectorAll('.log .ln, .log .log-head').length >= n, lines);

/** Both pages show the same lines: each has what the other has. */
async function sameLines(one: Page, other: Page): Promise<void> {
  await shows(other, await linesOf(one));
  await shows(one, await linesOf(other));
  assert.equal(await linesOf(other), await linesOf(one));
}

/** Plays on until so many decisions were made, the match is over, or no person is asked. */
async function playOn(pages: readonly Page[], decisions: number, roll: (below: number) => number): Promise<number> {
  let made = 0;
  while (made < decisions) {
    const turns = await Promise.all(pages.map(turnOf));
    if (turns.includes('over')) break;
    const page = pages[turns.indexOf('asked')];
    if (page === undefined) {
      if (pages.length === 1) break;
      await Promise.race(pages.map((one) => moves(one)));
      continue;
    }
    await answer(page, roll);
    made++;
  }
  return made;
}

/** The page has news, or a question. */
async function moves(page: Page): Promise<void> {
  const seq = await seqOf(page);
  await page.waitForFunction(
    ([before, asked]) =>
      document.querySelector<HTMLElement>('.table-page')?.dataset['seq'] !== before ||
      document.querySelector(asked!) !== null,
    [String(seq), ASKED],
  );
}

test('a link is enough: two people sit down, play, reload, lose the network and go on; a third one watches', async () => {
  const anna = await visit(house);
  await anna.page.goto(house.url);
  await anna.page.selectOption('.friends select', 'jugula');
  await anna.page.click('.friends-make .btn');
  const link = await anna.page.inputValue('.copy input');
  assert.ok(link.startsWith(`${house.url}m/`), link);
  await anna.page.waitForSelector('.qr path');
  await anna.page.click('.friends-seats .btn');
  await anna.page.waitForSelector('.waiting');
  await anna.page.waitForSelector('.terms li:has-text("no match begins is removed after 7 days")');

  const ben = await visit(house);
  await ben.page.goto(link);
  await ben.page.fill('.join-form input', 'Ben');
  await ben.page.click('.join-form .btn');
  await Promise.all([anna, ben].map(({ page }) => page.waitForSelector('.table-page')));

  const roll = dice(11);
  await playOn([anna.page, ben.page], 2, roll);
  await ben.page.reload();
  await ben.page.waitForSelector('.table-page .bar');
  await sameLines(anna.page, ben.page);

  const cleo = await visit(house);
  await cleo.page.goto(link);
  await cleo.page.waitForSelector('.table-page');
  await cleo.page.waitForSelector('.banners:has-text("watching")');
  assert.equal(await cleo.page.locator('.bar .btn.go, .tray').count(), 0);

  await anna.page.click('.talk summary');
  await anna.page.fill('.talk form input', 'Salve!');
  await anna.page.click('.talk form .btn');
  await ben.page.waitForFunction(() => document.querySelector('.talk-lines')?.textContent?.includes('Salve!'));

  await ben.context.setOffline(true);
  await ben.page.waitForSelector('.banner.warn');
  await playOn([anna.page], 1, roll);
  await ben.context.setOffline(false);
  await ben.page.waitForSelector('.banner.warn', { state: 'detached' });
  await playOn([anna.page, ben.page], 1, roll);
  await sameLines(anna.page, ben.page);
  for (const { watched } of [anna, ben, cleo]) assert.deepEqual(watched.strangers, []);
  await Promise.all([anna, ben, cleo].map(({ context }) => context.close()));
});

test('the server is away for a while: the page says so, what was chosen meanwhile arrives, and the match goes on', async () => {
  const { page, context } = await visit(house);
  await page.goto(house.url);
  await page.selectOption('.friends select', 'jugula');
  await page.click('.friends-make .btn');
  await page.click('.friends-seats .btn');
  await page.click('.waiting > .btn');
  await page.waitForSelector('.ju-ready button');
  const before = await linesOf(page);
  await house.restart(async () => {
    await page.waitForSelector('.banner.warn');
    await page.click('.ju-ready button');
    await page.click('.bar .btn.go');
  });
  await page.waitForSelector('.banner.warn', { state: 'detached', timeout: 20_000 });
  await shows(page, before + 1);
  await context.close();
});
