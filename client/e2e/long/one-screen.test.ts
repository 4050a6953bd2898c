import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { type House, openHouse, visit } from '#client/e2e/testing/house.ts';
import { ASKED, answer, dice, turnOf } from '#client/e2e/testing/player.ts';
import { nameSeat, seat, seats } from '#client/e2e/testing/set-up.ts';

let house: House;
before(async () => {
  house = await openHouse({ base: '/games/' });
});
after(() => house.close());

test('two at one screen play with a third who came by link, and behind the curtain nothing of either is in the page', async () => {
  const both = await visit(house);
  const { page } = both;
  await page.goto(`${house.url}new/spartacus?people=2`);
  await nameSeat(page, 1, 'Anna');
  await nameSeat(page, 2, 'Ben');
  await seats(page, 3);
  await seat(page, 3, 'open');
  await page.click('[data-start]');
  const link = await page.inputValue('.copy input');
  const cleo = await visit(house);
  await cleo.page.goto(link);
  await cleo.page.fill('.join-form input', 'Cleo');
  await cleo.page.click('.join-form .btn');
  await cleo.page.waitForSelector('.table-page');

  const roll = dice(13);
  const lifted = new Set<string>();
  const cards = new Set<string>();
  for (let n = 0; n < 12; n++) {
    const turn = await untilEither([page, cleo.page]);
    if (turn === cleo.page) {
      await answer(cleo.page, roll);
      continue;
    }
    if ((await turnOf(page)) === 'curtain') {
      assert.equal(await page.locator('.table-page, .log').count(), 0);
      const html = await page.content();
      for (const card of cards) assert.ok(!html.includes(card), `a card is in the page behind the curtain: ${card}`);
      if (n === 5) await page.reload();
      const next = await page.innerText('.curtain h1');
      lifted.add(next);
      await page.click('.curtain .btn');
      await page.waitForSelector('.table-page');
      // After a reload another player may look at the table while it is Cleo's turn.
      if ((await turnOf(page)) !== 'asked') continue;
      const name = (await page.innerText('.status p b')).replace(/:\s*$/, '');
      assert.ok(next.endsWith(name), `${next}: ${name}`);
    }
    for (const card of await page.locator('.sp-hand.own .band').allInnerTexts()) cards.add(card);
    await answer(page, roll);
  }
  assert.ok(cards.size > 0, 'nobody had a hand to hide');
  assert.equal(lifted.size, 2, [...lifted].join());
  await Promise.all([both, cleo].map(({ context }) => context.close()));
});

/** The first of the pages with a question, or behind a curtain. */
async function untilEither(pages: readonly Page[]): Promise<Page> {
  const turns = pages.map((page) => page.waitForSelector(`${ASKED}, .curtain`).then(() => page));
  for (const turn of turns) turn.catch(() => {});
  return Promise.race(turns);
}
