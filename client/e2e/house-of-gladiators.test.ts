// The table of House of Gladiators in a browser: answered by touching, played beat by beat, and nothing in it moves.
// A round and whole matches are played in long/. All tests share two visitors, at a desk and with a phone.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { faultsOf } from '#client/e2e/testing/axe.ts';
import { type House, openHouse, type Visit, visit } from '#client/e2e/testing/house.ts';
import { LUDI } from '#client/e2e/testing/ludi.ts';
import { type Moment, plantHere, reach } from '#client/e2e/testing/planted.ts';
import { dice, linesOf } from '#client/e2e/testing/player.ts';
import { playOn } from '#client/e2e/testing/zones.ts';
import type { LudiView } from '#games/house-of-gladiators/view.ts';

const moment = (name: string, clause: string, when?: (view: LudiView) => boolean): Moment =>
  ({ name, game: 'house-of-gladiators', seats: 2, clause, ...(when === undefined ? {} : { when }) }) as Moment;

const TRAINING = moment('training', 'HG-10.1', (view) => view.round >= 2);
const MARKET = moment('market', 'HG-5.4');
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

  test('in Training an answer is given by mouse, on the table alone, and axe finds nothing', async () => {
    const { page } = desk!;
    await plantHere(page, house, reach(TRAINING));
    assert.deepEqual(await faultsOf(page), []);
    const lines = await linesOf(page);
    const asked = await playOn(page, dice(5), { things: LUDI, most: 2 });
    assert.ok(asked.includes('HG-10.1'), asked.join());
    await page.waitForFunction((n) => document.querySelectorAll('.log .ln, .log .log-head').length > n, lines);
  });

  test('a bout by touch on a phone, on the table alone', async () => {
    const { page } = phone!;
    await plantHere(page, house, reach(WHEEL));
    const until = (clause: string): boolean => !/^HG-(14|17|23)/.test(clause);
    const asked = await playOn(page, dice(7), { things: LUDI, hand: 'touch', most: 3, until });
    assert.ok(asked.includes('HG-14.16'), asked.join());
  });

  test('on a phone no coin moves under the finger when the tip gives way to the bid', async () => {
    const { page } = phone!;
    await plantHere(page, house, reach(MARKET));
    await page.evaluate(() => localStorage.removeItem('harena.tips'));
    await page.reload();
    await page.waitForSelector('.bar .tip');
    const place = (): Promise<string> =>
      page.evaluate(() => {
        const { left, top } = document.querySelector('.hg-coin')!.getBoundingClientRect();
        return `${Math.round(left)} ${Math.round(top)}`;
      });
    const before = await place();
    await page.locator('.hg-coin').first().tap();
    await page.waitForSelector('.bar .tip', { state: 'detached' });
    await page.waitForSelector('.bar .btn.go:not(.idle)');
    assert.equal(await place(), before);
  });

  test('a third of the wheel by keyboard; at normal pace dice, sums and health are seen before the next question', async () => {
    const { page } = desk!;
    await plantHere(page, house, reach(WHEEL));
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
      Object.assign(window, { seen });
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
    await page.waitForFunction(() => (window as unknown as { seen: Set<string> }).seen.size === 3);
    await pace(0);
  });
});
