// The table of Gladiatori in a browser: by keyboard, with a finger, read aloud, and checked by axe.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { faultsOf } from '#client/e2e/testing/axe.ts';
import { counted } from '#client/e2e/testing/counted.ts';
import { type House, openHouse, type Visit, visit } from '#client/e2e/testing/house.ts';
import { plantHere, reach } from '#client/e2e/testing/planted.ts';
import { tabTo } from '#client/e2e/testing/tab.ts';
import type { Request } from '#engine/requests/request.ts';

let house: House;
/** Of all tests that need no other. */
let visitor: Visit;
before(async () => {
  house = await openHouse();
  visitor = await visit(house);
});
after(() => house.close());

test('GL-8.5 a walk of several hexes is planned with keys, read aloud, and goes on by itself', async () => {
  const { page, watched } = visitor;
  await plantHere(page, house, reach({ name: 'walk', game: 'gladiatori', seats: 2, clause: 'GL-8.5' }));
  // The second click of a double click, which was meant for the button before it, goes on to nothing.
  const second = { bubbles: true, cancelable: true, detail: 2, pointerType: 'mouse' };
  const isTaken = await page
    .locator('.bar [data-fallback]')
    .evaluate((button, init) => button.dispatchEvent(new PointerEvent('click', init)), second);
  assert.equal(isTaken, false);
  assert.ok(await tabTo(page, '.gl-cell'));
  const name = await page.evaluate(() => document.activeElement!.getAttribute('aria-label'));
  assert.match(name!, /^[A-M]0\d, .+ \(.+\), facing (north|south)?-?(east|west)/);
  const far = await page.evaluate(() => document.querySelector('.gl-cell.c3')!.getAttribute('aria-label')!);
  for (let i = 0; i < 93; i++) {
    await page.keyboard.press('l');
    if ((await page.evaluate(() => document.activeElement!.getAttribute('aria-label'))) === far) break;
  }
  await page.keyboard.press('Enter');
  const hex = far.slice(0, 3);
  assert.match(await page.innerText('.bar'), new RegExp(`Move to ${hex}.*3 Speed`, 's'));
  await page.keyboard.press('Enter');
  await page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll('.gl-cell')].some(
        (cell) =>
          cell.getAttribute('aria-label')!.startsWith(`${wanted},`) &&
          cell.getAttribute('aria-label')!.includes('facing'),
      ),
    hex,
  );
  assert.deepEqual(watched.faults, []);
});

test('T shows where others may strike, V what a throw would reach, and a planned figure is turned by dragging its ring', async () => {
  const { page, watched } = visitor;
  await plantHere(page, house, reach({ name: 'overlays', game: 'gladiatori', seats: 2, clause: 'GL-8.5' }));
  assert.ok(await tabTo(page, '.gl-cell'));
  assert.equal(await page.locator('.gl-threats, .gl-sights').count(), 0);
  await page.keyboard.press('t');
  await page.waitForSelector('[data-overlay=threat][aria-pressed=true]');
  // The one enemy looks at one hex, and at two beside it.
  await counted(page.locator('.gl-threats .ahead'), 1);
  await counted(page.locator('.gl-threats .front'), 2);
  await counted(page.locator('.gl-cell[aria-label*="struck at by"]'), 1);
  await page.keyboard.press('v');
  await page.waitForSelector('.gl-sights .clear');
  assert.deepEqual(await faultsOf(page), []);
  await page.keyboard.press('t');
  await page.click('[data-overlay=sight]');
  await page.waitForFunction(() => document.querySelector('.gl-threats, .gl-sights') === null);

  const centre = await boxOf(page, '.gl-turner .ring');
  const grip = await boxOf(page, '.gl-turner .grip');
  await page.mouse.move(grip.x, grip.y);
  await page.mouse.down();
  // Around by 60 degrees.
  const angle = Math.atan2(grip.y - centre.y, grip.x - centre.x) + Math.PI / 3;
  await page.mouse.move(centre.x + 60 * Math.cos(angle), centre.y + 60 * Math.sin(angle), { steps: 4 });
  await page.mouse.up();
  await page.waitForFunction(() => /^Turn/.test(document.querySelector('.bar .say')?.textContent ?? ''));
  const turned = await boxOf(page, '.gl-turner .grip');
  assert.ok(Math.hypot(turned.x - grip.x, turned.y - grip.y) > 10);
  assert.deepEqual(watched, { faults: [], strangers: [] });
});

/** The middle of an element on the screen. */
async function boxOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await page.locator(selector).boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

test('GL-17.22, GL-17.23 a move that costs honour is marked, and told with its price before it is made', async () => {
  const { page, watched } = visitor;
  const isShameful = ({ hints }: Request): boolean =>
    hints?.some(
      ({ key, values }) => key === 'reach' && Object.entries(values).some(([of, n]) => /^[fw]/.test(of) && n < 0),
    ) ?? false;
  const moment = { name: 'shame', game: 'gladiatori', seats: 2, clause: 'GL-8.5' };
  await plantHere(page, house, reach({ ...moment, when: (_view: never, request: Request) => isShameful(request) }));
  await page.click('.gl-cell:has(.gl-shame) >> nth=0');
  await page.waitForSelector('.gl-callout.costly');
  assert.match(await page.innerText('.gl-callout'), /−\d+ VP[\s\S]*GL-17\.2[23]/);
  assert.match(await page.innerText('.bar .note.cost'), /−\d+ VP/);
  assert.deepEqual(watched, { faults: [], strangers: [] });
});

test('GL-21.2 after a match the gladiator is kept with what it brought him, once', async () => {
  const { page, watched } = visitor;
  await plantHere(page, house, reach({ name: 'campaign', game: 'gladiatori', seats: 2, clause: null }));
  const status = '.gl-campaign [role=status]';
  await page.click('.result-acts .btn.ghost');
  await page.click('.gl-campaign summary');
  await page.fill('.gl-campaign input', 'Flamma');
  await page.click('[data-keep]');
  await page.waitForSelector(status);
  const told = await page.innerText(status);
  assert.match(told, /^Flamma(: -?\d+ XP after 1 match, built with \d+ coins| is dead for good after 1 match)/);
  await page.reload();
  await page.click('.result-acts .btn.ghost');
  await page.click('.gl-campaign summary');
  await page.waitForSelector(status);
  assert.equal(await page.innerText(status), told);
  assert.deepEqual(watched, { faults: [], strangers: [] });
});
