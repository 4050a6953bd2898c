// The table of House of Gladiators in a browser: answered by touching, played beat by beat, and nothing in it moves.
// Whole matches are played in long/two-tables.test.ts. All tests share two visitors, at a desk and with a phone.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { faultsOf } from '#client/e2e/testing/axe.ts';
import { type House, openHouse, type Visit, visit } from '#client/e2e/testing/house.ts';
import { LUDI } from '#client/e2e/testing/ludi.ts';
import { type Moment, plant, reach } from '#client/e2e/testing/planted.ts';
import { dice } from '#client/e2e/testing/player.ts';
import { boxes, playOn } from '#client/e2e/testing/zones.ts';
import type { LudiView } from '#games/house-of-gladiators/view.ts';

const moment = (name: string, clause: string, when?: (view: LudiView) => boolean): Moment =>
  ({ name, game: 'house-of-gladiators', seats: 2, clause, ...(when === undefined ? {} : { when }) }) as Moment;

const TRAINING = moment('training', 'HG-10.1', (view) => view.round >= 2);
const WHEEL = moment('wheel', 'HG-14.16', (view) => view.round >= 3);
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

describe('the table of House of Gladiators', () => {
  let house: House;
  let [desk, phone]: Visit[] = [];
  before(async () => {
    house = await openHouse();
    [desk, phone] = [await visit(house), await visit(house, PHONE)];
  });
  after(async () => {
    assert.deepEqual([desk?.watched.faults, phone?.watched.faults], [[], []]);
    await house.close();
  });

  test('from Training through the Hypogeum and the Arena to the next market by mouse, on the table alone, and axe finds nothing', async () => {
    const { page } = desk!;
    await plant(page, house, reach(TRAINING));
    const [roll, zones] = [dice(5), await boxes(page)];
    assert.deepEqual(await faultsOf(page), [], 'training');
    for (const [name, clause] of [
      ['hypogeum', 'HG-12.5'],
      ['market', 'HG-5.4'],
    ] as const) {
      const asked = await playOn(page, roll, { things: LUDI, most: 60, until: (next) => next === clause });
      assert.ok(asked.includes(name === 'market' ? 'HG-12.5' : 'HG-10.1'), asked.join());
      assert.equal(await boxes(page), zones, `at ${clause}`);
      assert.deepEqual(await faultsOf(page), [], name);
    }
  });

  test('a bout by touch on a phone, on the table alone', async () => {
    const { page } = phone!;
    await plant(page, house, reach(WHEEL));
    const until = (clause: string): boolean => !/^HG-(14|17|23)/.test(clause);
    const asked = await playOn(page, dice(7), { things: LUDI, hand: 'touch', most: 6, until });
    assert.ok(asked.includes('HG-14.16'), asked.join());
  });

  test('a third of the wheel by keyboard; at normal pace dice, sums and health are seen before the next question', async () => {
    const { page } = desk!;
    await plant(page, house, reach(WHEEL));
    const pace = (ms: number): Promise<void> =>
      page.evaluate((to) => {
        const kept = JSON.parse(localStorage.getItem('harena.settings')!) as object;
        localStorage.setItem('harena.settings', JSON.stringify({ ...kept, pace: to }));
      }, ms);
    await pace(500);
    await page.reload();
    await page.waitForSelector('.table-page[data-asked]');
    // What was there at some moment is kept, however soon it goes.
    await page.evaluate(() => {
      const seen = new Set<string>();
      Object.assign(globalThis, { seen });
      const count = (selector: string): number => document.querySelectorAll(selector).length;
      new MutationObserver(() => {
        if (document.querySelector('.table-page[data-beat]') === null) return;
        if (count('.throw .hg-die') === 2) seen.add('dice');
        if (count('.hg-ro.now .hg-rs.w') === 1) seen.add('sums');
        if (count('.hg-ro') === 6) seen.add('six');
      }).observe(document, { childList: true, subtree: true, attributes: true });
    });
    await page.locator('button.hg-third').first().focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector('button.hg-third[aria-pressed=true]');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => (globalThis as unknown as { seen: Set<string> }).seen.size === 3);
    await pace(0);
  });

  test('axe finds nothing where thumbs are asked for', async () => {
    const { page } = desk!;
    await plant(page, house, reach(moment('thumbs', 'HG-17.2')));
    assert.deepEqual(await faultsOf(page), []);
  });
});
