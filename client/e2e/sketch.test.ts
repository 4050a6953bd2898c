// The table that every game has which has none of its own: by mouse, by keyboard, at both sizes, in both themes.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { faultsOf } from '#client/e2e/testing/axe.ts';
import { type House, openHouse, visit } from '#client/e2e/testing/house.ts';
import { LOOKS } from '#client/e2e/testing/looks.ts';
import { plant, reach } from '#client/e2e/testing/planted.ts';
import { ASKED, seqOf, settled } from '#client/e2e/testing/player.ts';

let house: House;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

const open = (page: Page, name: string) => plant(page, house, reach(LOOKS.find((look) => look.name === name)!));

/** Words that stick out of their panel or of the page at the right. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wide = document.documentElement.scrollWidth > innerWidth ? ['the page'] : [];
    const words = [...document.querySelectorAll<HTMLElement>('.sk-stand *, .sk-duel *, .sk-middle *')].filter(
      (one) =>
        one.childElementCount === 0 && one.textContent !== '' && one.closest('.vh, .med, svg, .sk-piles') === null,
    );
    const cut = words.filter((one) => {
      const { right, width } = one.getBoundingClientRect();
      const panel = one.closest('.sk-stand, .sk-side, .sk-card, .sk-middle, .sk-duel')!.getBoundingClientRect();
      return width > 1 && right > panel.right + 1;
    });
    return [...wide, ...cut.map((one) => `${one.className} ${one.textContent}`)];
  });

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const SHOWN = ['spartacus-intrigue', 'spartacus-arena', 'jugula-combat', 'house-of-gladiators-bout'];

for (const [size, options] of [
  ['wide and light', { colorScheme: 'light' }],
  ['on a phone and dark', { ...PHONE, colorScheme: 'dark' }],
] as const) {
  test(`${size}: axe-core finds nothing serious at the tables, and nothing is cut off`, async () => {
    const { page, context, watched } = await visit(house, options);
    for (const name of SHOWN) {
      await open(page, name);
      assert.deepEqual(await faultsOf(page), [], name);
      assert.deepEqual(await cutOff(page), [], name);
    }
    assert.deepEqual(watched.faults, []);
    await context.close();
  });
}

test('a card opens with what it can be played for, and a click plays it', async () => {
  const { page, context } = await visit(house);
  await open(page, 'jugula-card');
  const before = await seqOf(page);
  assert.equal(await page.locator('.tray').count(), 0);
  await page.locator('.sk-hand .can').first().click();
  assert.ok((await page.locator('.sk-uses .opt').count()) >= 2);
  await page.keyboard.press('Escape');
  assert.equal(await page.locator('.sk-uses').count(), 0);
  await page.locator('.sk-hand .can').first().click();
  await page.keyboard.press('4');
  await settled(page);
  assert.ok((await seqOf(page)) > before);
  await page.waitForSelector(ASKED);
  await context.close();
});

test('several are taken one by one, and what is wrong with them is said before they are sent', async () => {
  const { page, context } = await visit(house);
  await open(page, 'jugula-familia');
  const cards = page.locator('.sk-middle .sk-card.can');
  for (const name of ['Murmillo', 'Secutor', 'Thraex']) await cards.filter({ hasText: name }).click();
  assert.equal(await page.locator('.sk-middle .sk-card[aria-pressed=true]').count(), 3);
  assert.match(await page.innerText('.bar small'), /JU-4\.1/);
  await cards.filter({ hasText: 'Veles' }).click();
  await page.click('.bar .btn.go');
  await page.waitForSelector('.sk-field');
  await context.close();
});

test('by keyboard alone: arrows go from square to square, Enter chooses one and the way to look', async () => {
  const { page, context } = await visit(house);
  await open(page, 'jugula-move');
  const before = await seqOf(page);
  await page.locator('.sk-spot[tabindex="0"]').focus();
  const placeOf = () => page.evaluate(() => Number((document.activeElement as SVGElement).dataset['place']));
  const first = await placeOf();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  assert.notEqual(await placeOf(), first);
  assert.match((await page.locator('.sk-spot:focus').getAttribute('aria-label')) ?? '', /^\d,\d/);
  await page.keyboard.press('Enter');
  await page.waitForSelector('.sk-rose');
  await page.keyboard.press('Tab');
  assert.match((await page.locator('.sk-rose :focus').getAttribute('aria-label')) ?? '', /looking/);
  await page.keyboard.press('Enter');
  await settled(page);
  assert.ok((await seqOf(page)) > before);
  await context.close();
});

test('what is opened never covers the field, and behind the tabs of a phone it is read where it was touched', async () => {
  const { page, context } = await visit(house);
  await open(page, 'jugula-card');
  await page.locator('.sk-hand .can').first().click();
  const uses = (await page.locator('.sk-uses').boundingBox())!;
  const field = (await page.locator('.sk-field').boundingBox())!;
  assert.ok(field.y + field.height <= uses.y, 'the field lies above what is opened');
  // The other cards are tabs now.
  await page.locator('.sk-hand.folded .can').nth(1).click();
  assert.equal(
    await page.locator('.sk-uses .band').innerText(),
    await page.locator('.sk-hand .can .band').nth(1).innerText(),
  );
  await context.close();

  const phone = await visit(house, PHONE);
  await open(phone.page, 'jugula-card');
  await phone.page.locator('.tabs button').nth(1).tap();
  await phone.page.locator('.at-own .sk-person').first().tap();
  await phone.page.locator('.sk-uses .band').waitFor();
  assert.ok(await phone.page.locator('.at-own').isVisible());
  await phone.page.locator('.sk-shut').tap();
  await phone.page.locator('.sk-uses').waitFor({ state: 'detached' });
  await phone.context.close();
});
