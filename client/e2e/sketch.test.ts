// The table of games without their own: by mouse, by keyboard, at both sizes, in both themes.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { faultsOf } from '#client/e2e/testing/axe.ts';
import { type House, openHouse, visit } from '#client/e2e/testing/house.ts';
import { LOOKS } from '#client/e2e/testing/looks.ts';
import { plant, reach } from '#client/e2e/testing/planted.ts';

let house: House;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

const open = (page: Page, name: string) => plant(page, house, reach(LOOKS.find((look) => look.name === name)!));

/** Words that overflow their panel or the page at the right. */
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
const SHOWN = ['house-of-gladiators-training', 'house-of-gladiators-bout'];

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
