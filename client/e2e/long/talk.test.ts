// Talk apart at a table of three: what two say to each other reaches no other browser, not even as a frame; and a phrase
// is read by each in their own language.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { type House, openHouse, visit } from '#client/e2e/testing/house.ts';
import { seat, seats } from '#client/e2e/testing/set-up.ts';

let house: House;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

const SECRET = 'Varro must not host tonight';

const hears = (page: Page, text: string) =>
  page.waitForFunction((wanted) => document.querySelector('.talk-lines')?.textContent?.includes(wanted), text);

test('two talk apart, a third browser is sent nothing of it; a phrase crosses languages', async () => {
  const people = [
    await visit(house),
    await visit(house, { locale: 'fr-FR' }),
    await visit(house, { locale: 'it-IT' }),
    await visit(house),
  ];
  const [anna, ben, cleo, dora] = people.map(({ page }) => page) as [Page, Page, Page, Page];
  await anna.goto(`${house.url}new/spartacus`);
  await anna.waitForSelector('[data-start]');
  await seat(anna, 2, 'open');
  await seats(anna, 3);
  await seat(anna, 3, 'open');
  await anna.check('[data-pairs]');
  await anna.click('[data-start]');
  await anna.waitForSelector('.waiting');
  const link = anna.url();
  const frames: string[][] = [[], []];
  for (const [i, page] of [cleo, dora].entries())
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames[i]!.push(String(payload))));
  for (const [page, name] of [
    [ben, 'Ben'],
    [cleo, 'Cleo'],
  ] as const) {
    await page.goto(link);
    await page.fill('.join-form input', name);
    await page.click('.join-form .btn');
  }
  await dora.goto(link);
  await Promise.all([anna, ben, cleo, dora].map((page) => page.waitForSelector('.table-page')));
  for (const page of [anna, ben, cleo, dora]) await page.click('.talk summary');

  await anna.selectOption('.talk select', '1');
  await anna.fill('.talk form input', SECRET);
  await anna.click('.talk form .btn');
  await hears(ben, SECRET);
  await ben.selectOption('.talk select', '0');
  await ben.click('[data-phrase="phrase.agreed"]');
  await hears(anna, 'Agreed.');
  await hears(ben, 'D’accord.');
  // What comes later to all has come last: whatever was sent before it has come as well.
  await anna.selectOption('.talk select', 'table');
  await anna.click('[data-phrase="phrase.played"]');
  await hears(ben, 'Bien joué.');
  await hears(cleo, 'Ben giocato.');
  await hears(dora, 'Well played.');
  for (const [i, page] of [cleo, dora].entries()) {
    const lines = frames[i]!.map((frame) => JSON.parse(frame) as { t: string; line?: { n: number; text: string } });
    const said = lines.filter(({ t }) => t === 'chat').map(({ line }) => line!);
    assert.deepEqual(
      said.map(({ text }) => text),
      ['Well played.'],
    );
    // Not even the number of the line tells that there were others.
    assert.equal(said[0]!.n, 1);
    assert.equal(frames[i]!.filter((frame) => frame.includes(SECRET) || frame.includes('Agreed.')).length, 0);
    assert.equal(await page.locator('.talk-lines li').count(), 1);
  }
  await Promise.all(people.map(({ context }) => context.close()));
});
