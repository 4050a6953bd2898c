// The table made from a sketch, which serves matches of earlier versions of the rules: at both sizes, in both themes.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { faultsOf } from '#client/e2e/testing/axe.ts';
import { local } from '#client/e2e/testing/frozen.ts';
import { type House, openHouse, visit } from '#client/e2e/testing/house.ts';
import { plant } from '#client/e2e/testing/planted.ts';
import { rulesOf } from '#games/index.ts';

let house: House;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

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
/** After so many decisions. */
const SHOWN = [20, 60];

for (const [size, options] of [
  ['wide and light', { colorScheme: 'light' }],
  ['on a phone and dark', { ...PHONE, colorScheme: 'dark' }],
] as const) {
  test(`${size}: axe-core finds nothing serious at the tables, and nothing is cut off`, async () => {
    const { page, context, watched } = await visit(house, options);
    const rules = (await rulesOf('spartacus', 'spartacus@2'))!;
    for (const decisions of SHOWN) {
      await plant(page, house, local(rules, `sketch-${decisions}`, decisions));
      await page.waitForSelector('.sk-stand', { state: 'attached' }); // it is drawn from its sketch
      assert.deepEqual(await faultsOf(page), [], String(decisions));
      assert.deepEqual(await cutOff(page), [], String(decisions));
    }
    assert.deepEqual(watched.faults, []);
    await context.close();
  });
}
