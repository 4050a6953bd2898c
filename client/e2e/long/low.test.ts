// The table without eyes or without a mouse, and on low or enlarged screens.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { type House, openHouse, visit } from '#client/e2e/testing/house.ts';
import { LOOKS } from '#client/e2e/testing/looks.ts';
import { plant, reach } from '#client/e2e/testing/planted.ts';
import { ASKED, answer, dice, seqOf, settled, untilAsked } from '#client/e2e/testing/player.ts';

let house: House;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

const open = (page: Page, name: string) => plant(page, house, reach(LOOKS.find((look) => look.name === name)!));

/** The announcement, once it matches. */
const told = (page: Page, text: RegExp) =>
  page.waitForFunction(
    (source) => new RegExp(source).test(document.querySelector('[data-live]')?.textContent ?? ''),
    text.source,
  );

test('after an answer by keyboard the focus is at the status line, never lost', async () => {
  const { page, context } = await visit(house);
  await open(page, 'spartacus-auction');
  const before = await seqOf(page);
  await page.locator('.sp-coin[tabindex="0"]').focus();
  await page.keyboard.press('ArrowRight');
  await page.locator('.bar .btn.go').focus();
  await page.keyboard.press('Enter');
  await settled(page);
  await page.waitForSelector(`${ASKED}, .result`);
  assert.ok((await seqOf(page)) > before);
  await page.waitForFunction(() => document.activeElement?.matches('[data-status]'));
  await context.close();
});

test('cards say whether they can be chosen, and numbers what they count', async () => {
  const { page, context } = await visit(house);
  await open(page, 'spartacus-intrigue');
  const card = page.locator('.sp-hand .can').first();
  assert.match((await card.textContent()) ?? '', /can be chosen/);
  assert.equal(await card.getAttribute('aria-pressed'), 'false');
  await card.click();
  assert.equal(await card.getAttribute('aria-pressed'), 'true');
  await page.locator('.sp-open').waitFor();
  const stand = page.locator('.sp-stand').first();
  assert.match(await stand.innerText(), /influence[\s\S]*Gladiators[\s\S]*Guards[\s\S]*Gold/);
  assert.match((await stand.locator('[role=img].sp-infl').getAttribute('aria-label')) ?? '', /Influence \d+ of 12/);
  assert.equal(await page.locator('h1').count(), 1);
  await context.close();
});

test('an answer of several parts is told while it grows, with what is wrong with it', async () => {
  const { page, context } = await visit(house);
  await open(page, 'jugula-familia');
  await page.locator('.ju-shelf .can').first().click();
  await told(page, /Murmillo.* [Aa]t least 4 must be chosen, not 1/);
  await context.close();
});

for (const [width, height] of [
  [1152, 720],
  [720, 450],
  [844, 390],
] as const) {
  test(`at ${width}×${height}, as on an enlarged page, the board keeps its size and nothing lies over anything`, async () => {
    const { page, context } = await visit(house, { viewport: { width, height } });
    for (const name of ['gladiatori-arena', 'spartacus-intrigue', 'jugula-card', 'house-of-gladiators-training']) {
      await open(page, name);
      const board = (await page.locator('.board-box').boundingBox())!;
      assert.ok(board.height >= 230, `${name}: the board is ${board.height} px high`);
      const [main, bar] = await Promise.all(['.table-main', '.bar-area'].map((one) => page.locator(one).boundingBox()));
      assert.ok(main!.y + main!.height <= bar!.y + 1, `${name}: the bar lies over the table`);
    }
    await context.close();
  });
}

test('against bots the one answer there is is given by itself, and nothing is done again that was taken back', async () => {
  const { page, context } = await visit(house);
  await page.goto(`${house.url}new/spartacus`);
  await page.click('[data-start]');
  const roll = dice(6);
  // Until there is nothing to choose, as where no card can answer what was done.
  const isForced = async (): Promise<boolean> =>
    (await page.locator('.tray .opt, .bar-area [data-fallback], .table-main .can').count()) === 1 &&
    (await page.locator('.tray :is(.amount, .chip, .form)').count()) === 0;
  await untilAsked(page);
  while (!(await isForced())) {
    await answer(page, roll);
    await untilAsked(page);
  }
  const before = await seqOf(page);
  await page.waitForTimeout(1000);
  assert.equal(await seqOf(page), before, 'who wants to be asked is asked');
  await page.evaluate(() => localStorage.setItem('harena.settings', JSON.stringify({ pace: 0, volume: 0 })));
  await page.reload();
  await page.waitForFunction(
    (seq) => Number(document.querySelector<HTMLElement>('.table-page')?.dataset['seq'] ?? 0) > seq,
    before,
  );
  await page.waitForSelector(ASKED);
  await page.click('.bar .undo');
  await settled(page);
  await page.waitForTimeout(300);
  const back = await seqOf(page);
  await page.waitForTimeout(1000);
  assert.equal(await seqOf(page), back, 'what was taken back is not done again');
  await context.close();
});
