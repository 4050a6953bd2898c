// What people at a table on a server can do besides playing: clocks, votes, chat, and news after an absence.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { type House, openHouse, visit } from '#client/e2e/testing/house.ts';
import { ASKED, answer, dice, linesOf } from '#client/e2e/testing/player.ts';
import { nameSeat, seat } from '#client/e2e/testing/set-up.ts';

let house: House;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

/** Waits until one of the pages has a question, and returns it. */
async function whoIsAsked(pages: readonly Page[]): Promise<Page> {
  const asked = pages.map((page) => page.waitForSelector(ASKED).then(() => page));
  for (const one of asked) one.catch(() => {});
  return Promise.race(asked);
}

const has = (page: Page, selector: string, text: RegExp) =>
  page.waitForFunction(
    ([where, pattern]) => new RegExp(pattern!).test(document.querySelector(where!)?.textContent ?? ''),
    [selector, text.source],
  );

test('a public table with a clock: found, joined, paused, a decision taken back, a player muted, news for one who was away', async () => {
  const [anna, ben] = [await visit(house), await visit(house)];
  await anna.page.goto(`${house.url}new/jugula`);
  await nameSeat(anna.page, 1, 'Anna');
  await seat(anna.page, 2, 'open');
  await anna.page.selectOption('[data-clock]', 'fast');
  await anna.page.check('[data-listed]');
  await anna.page.click('[data-start]');
  await anna.page.waitForSelector('.waiting');

  await ben.page.goto(house.url);
  await ben.page.click('.friends a[href$="watch"]');
  await ben.page.click('.public-tables a');
  await ben.page.fill('.join-form input', 'Ben');
  await ben.page.click('.join-form .btn');
  const pages = [anna.page, ben.page];
  await Promise.all(pages.map((page) => page.waitForSelector('.table-page')));

  // The clock of the seat that is asked runs, and everybody sees it.
  for (const page of pages) {
    const shown = await page.innerText('.clock');
    assert.match(shown, /Time left for \w+\s+\d:\d\d/);
    await page.waitForFunction((before) => document.querySelector<HTMLElement>('.clock')?.innerText !== before, shown);
  }

  // A pause needs the other's consent.
  await anna.page.click('.top [aria-haspopup=dialog]');
  await anna.page.click('dialog .opt:nth-child(2)');
  await ben.page.click('.banner .btn.go');
  for (const page of pages) await has(page, '.banners', /paused/);
  await ben.page.click('.banner .btn');
  await anna.page.click('.banner .btn.go');
  for (const page of pages)
    await page.waitForFunction(() => !/paused/.test(document.querySelector('.banners')?.textContent ?? ''));

  // A decision is undone when the other player agrees, and not when he refuses.
  const roll = dice(4);
  for (let n = 0; n < 3; n++) await answer(await whoIsAsked(pages), roll);
  // Both must have the same state before counting.
  const told = Math.max(...(await Promise.all(pages.map(linesOf))));
  for (const page of pages)
    await page.waitForFunction((n) => document.querySelectorAll('.log .ln, .log .log-head').length >= n, told);
  const before = await linesOf(anna.page);
  for (const [asks, answers, agrees] of [
    [ben.page, anna.page, false],
    [anna.page, ben.page, true],
  ] as const) {
    await asks.click('.top [aria-haspopup=dialog]');
    await asks.click('dialog .opt:nth-child(1)');
    await answers.click(agrees ? '.banner .btn.go' : '.banner .btn:not(.go)');
    await asks.waitForFunction(() => document.querySelector('.banner small') === null);
    if (!agrees) assert.equal(await linesOf(asks), before);
  }
  for (const page of pages)
    await page.waitForFunction((n) => document.querySelectorAll('.log .ln, .log .log-head').length < n, before);

  // A muted player's lines are hidden, after a reload too.
  await ben.page.click('.talk summary');
  await ben.page.fill('.talk form input', 'Hurry up!');
  await ben.page.click('.talk form .btn');
  await has(anna.page, '.said', /Hurry up!/);
  assert.equal(await ben.page.locator('.said').count(), 0);
  await anna.page.click('.talk summary');
  await has(anna.page, '.talk-lines', /Hurry up!/);
  await anna.page.click('.talk-mute button');
  await anna.page.waitForFunction(() => !document.querySelector('.talk-lines')!.textContent!.includes('Hurry'));
  await anna.page.reload();
  await anna.page.waitForSelector('.talk-mute button[aria-pressed=true]', { state: 'attached' });
  assert.equal(await anna.page.locator('.talk-lines li').count(), 0);

  // Who is here: those who play, with a button to hear a muted player again, and those who watch.
  const cleo = await visit(house);
  await cleo.page.goto(`${house.url}watch`);
  await cleo.page.click('.public-tables a');
  await has(cleo.page, '.banners', /watching/);
  await anna.page.waitForSelector('.watchers');
  await anna.page.click('.top [aria-haspopup=dialog]');
  await has(anna.page, '.people', /Anna.*Ben.*without a name/);
  await anna.page.click('.people [aria-pressed=true]');
  await has(anna.page, '.talk-lines', /Hurry up!/);
  await anna.page.keyboard.press('Escape');
  await cleo.context.close();
  await anna.page.waitForSelector('.watchers', { state: 'detached' });

  // Ben plays on from his phone. The news are shown when he is back at his desk.
  const address = ben.page.url();
  const seen = await linesOf(ben.page);
  const cookies = await ben.context.cookies();
  await ben.page.close();
  const phone = await visit(house);
  await phone.context.addCookies(cookies);
  await phone.page.goto(address);
  await phone.page.waitForSelector('.table-page');
  const both = [anna.page, phone.page];
  while ((await linesOf(anna.page)) <= seen) await answer(await whoIsAsked(both), roll);
  const desk = await ben.context.newPage();
  await desk.goto(address);
  await has(desk, '.banner.news', /While you were away/);
  // Each line can be played once more.
  await desk.waitForSelector('.banner.news li [data-recall]');
  await phone.context.close();
  await Promise.all([anna, ben].map(({ context }) => context.close()));
});
