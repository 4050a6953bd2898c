// axe-core on every screen: pages, the waiting room and its link, the table under every clause that asks, dialogs, the
// end, the replay; on a desktop in light and on a phone in dark.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { ADDRESSES } from '#client/e2e/testing/addresses.ts';
import { faultsOf } from '#client/e2e/testing/axe.ts';
import { type House, openHouse, startMatch, visit } from '#client/e2e/testing/house.ts';
import { answer, dice, untilAsked } from '#client/e2e/testing/player.ts';
import { CATALOGUE } from '#games/catalogue.ts';

const LOOKS: { readonly [name: string]: BrowserContextOptions } = {
  'on a desk in the light': { colorScheme: 'light' },
  'on a phone in the dark': {
    colorScheme: 'dark',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  },
};

const DECISIONS = 45;

let house: House;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

/** What axe finds, with where it was. */
async function look(page: Page, where: string, found: string[]): Promise<void> {
  for (const fault of await faultsOf(page)) found.push(`${where}: ${fault}`);
}

const isLoaded = (page: Page) =>
  page.waitForFunction(
    () => document.querySelector('h1, .table-page, .curtain') !== null && document.querySelector('.loading') === null,
  );

for (const [how, options] of Object.entries(LOOKS)) {
  test(`pages, a table that waits and its link, ${how}`, { timeout: 240_000 }, async () => {
    const { page, context, watched } = await visit(house, options);
    const found: string[] = [];
    for (const path of ADDRESSES) {
      await page.goto(house.url + path);
      await isLoaded(page);
      await look(page, path, found);
    }
    await page.goto(house.url);
    await page.click('.friends-make .btn');
    await page.waitForSelector('.qr path');
    await look(page, 'the link', found);
    await page.click('.friends-seats .btn');
    await page.waitForSelector('.waiting');
    await look(page, 'waiting', found);
    const other = await visit(house, options);
    await other.page.goto(page.url());
    await other.page.waitForSelector('.join-form');
    await look(other.page, 'sitting down', found);
    assert.deepEqual(found, []);
    assert.deepEqual(watched.strangers, []);
    await Promise.all([context.close(), other.context.close()]);
  });

  for (const game of CATALOGUE) {
    test(`${game} under every clause that asks, ${how}`, { timeout: 300_000 }, async () => {
      const { page, context, watched } = await visit(house, options);
      if (game === 'harenula') {
        await page.goto(`${house.url}new/${game}`);
        await page.click('[data-start]');
      } else await startMatch(page, house, game);
      const found: string[] = [];
      const clauses = new Set<string>();
      const roll = dice(23);
      for (let n = 0; n < DECISIONS && (await untilAsked(page)) === 'asked'; n++) {
        const clause = (await page.getAttribute('.table-page', 'data-clause'))!;
        if (!clauses.has(clause)) await look(page, clause, found);
        clauses.add(clause);
        await answer(page, roll);
      }
      await page.click('.top [aria-haspopup=dialog]');
      await page.waitForSelector('dialog[open]');
      await look(page, 'the menu', found);
      await page.keyboard.press('Escape');
      await page.waitForSelector('dialog', { state: 'detached' });
      await page.keyboard.press('?');
      await page.keyboard.press('Escape');
      if ((await untilAsked(page)) === 'over') {
        await look(page, 'the end', found);
        await page.click('.result-acts a');
        await page.waitForSelector('.replay-bar');
        await look(page, 'the replay', found);
      }
      console.log(`${game} ${how}: ${clauses.size} clauses`);
      assert.deepEqual(found, []);
      assert.deepEqual(watched, { faults: [], strangers: [] });
      await context.close();
    });
  }
}
