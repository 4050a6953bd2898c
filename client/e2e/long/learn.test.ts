// The guided first match of Gladiatori, by keyboard alone, left and resumed.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { faultsOf } from '#client/e2e/testing/axe.ts';
import { type House, openHouse, visit } from '#client/e2e/testing/house.ts';
import { seqOf, settled, untilAsked } from '#client/e2e/testing/player.ts';
import { tabTo } from '#client/e2e/testing/tab.ts';
import { lesson } from '#client/lessons/gladiatori/lesson.ts';
import { teacher } from '#client/lessons/words.ts';

let house: House;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

const teach = teacher('en');
const names = { opponent: lesson.opponent };
const GO = '.bar .btn.go:not([aria-disabled="true"])';

/** The question of that number is on the page. */
const asked = (page: Page, id: number) => page.waitForSelector(`.table-page[data-asked="${id}"]:not([data-sending])`);

async function press(page: Page, selector: string): Promise<void> {
  await page.focus(selector);
  await page.keyboard.press('Enter');
}

test('the lesson is found under Learn, explains every step, and is played to its end by keyboard', async () => {
  const { page, context, watched } = await visit(house);
  await page.goto(`${house.url}learn`);
  assert.ok(await tabTo(page, 'a[href$="learn/gladiatori"]'));
  await page.keyboard.press('Enter');
  for (const { id, key, clause } of lesson.steps) {
    await asked(page, id);
    const said = await page.innerText('.lesson-step [role=status]');
    assert.equal(said, teach(`gladiatori.${key}`, names), key);
    if (key === 'create') {
      await press(page, '[data-why]');
      assert.ok((await page.innerText('.lesson-why')).startsWith(teach('gladiatori.create.why', names)));
    }
    assert.equal(await page.innerText('.lesson-why .rule'), clause);
    if (key === 'place') {
      await page.reload();
      await asked(page, id);
      await press(page, '[data-why]');
      assert.deepEqual(await faultsOf(page), []);
    }
    if (key === 'action') {
      // Another card than the one of the step is not played.
      const before = await seqOf(page);
      assert.ok(await tabTo(page, '.gl-tray .card.can'));
      await page.keyboard.press('Enter');
      await press(page, GO);
      await page.waitForSelector('.lesson-stray');
      assert.equal(await seqOf(page), before);
    }
    await press(page, '[data-show]');
    await press(page, GO);
    await settled(page);
  }
  await untilAsked(page);
  await page.waitForSelector('[data-close]');
  assert.ok((await page.innerText('.lesson-step')).includes(teach('gladiatori.over', names)));
  await press(page, '[data-close]');
  await page.waitForSelector('.lesson-step', { state: 'detached' });
  await page.reload();
  await untilAsked(page);
  assert.equal(await page.locator('.lesson-step').count(), 0, 'a player who has read it is left alone');
  assert.deepEqual(watched, { faults: [], strangers: [] });
  await context.close();
});
