// The table of Jugula in a browser: answered by touching, played beat by beat, and nothing in it moves. Every scene
// and whole matches are in long/. All tests share two visitors, at a desk and with a phone.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { faultsOf } from '#client/e2e/testing/axe.ts';
import { counted } from '#client/e2e/testing/counted.ts';
import { type House, openHouse, type Visit, visit } from '#client/e2e/testing/house.ts';
import { JUGULA } from '#client/e2e/testing/jugula.ts';
import { LOOKS } from '#client/e2e/testing/looks.ts';
import { plantHere, reach } from '#client/e2e/testing/planted.ts';
import { dice, linesOf, seqOf, settled } from '#client/e2e/testing/player.ts';
import { playOn } from '#client/e2e/testing/zones.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

describe('the table of Jugula', () => {
  let house: House;
  let [desk, phone]: Visit[] = [];
  before(async () => {
    house = await openHouse();
    [desk, phone] = [await visit(house), await visit(house, { ...PHONE, colorScheme: 'dark' })];
  });
  after(async () => {
    assert.deepEqual([desk?.watched.faults, phone?.watched.faults], [[], []]);
    await house.close();
  });

  /** `as`: a match of its own, where another test goes on with the same one. */
  const open = (page: Page, name: string, as = name) =>
    plantHere(page, house, reach({ ...LOOKS.find((look) => look.name === name)!, name: as }));

  test('turns by touch on a phone, on the table alone, and axe finds nothing', async () => {
    const { page } = phone!;
    await open(page, 'jugula-move');
    // On a desk axe looks in long/screens.test.ts.
    assert.deepEqual(await faultsOf(page), []);
    const asked = await playOn(page, dice(7), { things: JUGULA, hand: 'touch', zones: ['.ju-arena'], most: 2 });
    assert.ok(asked.includes('JU-21.5'), asked.join());
  });

  test('on a phone a man is turned below the arena, where no price is covered, and each way has its price', async () => {
    const { page } = phone!;
    await open(page, 'jugula-move', 'turned');
    const ways = page.locator('.ju-turns button');
    // On the farthest squares no point is left to turn.
    for (const spot of await page.locator('.ju-arena .sk-spot').all()) {
      await spot.tap();
      await ways.first().waitFor();
      if ((await ways.count()) > 1) break;
    }
    assert.equal(await page.locator('.ju-arena .ju-rose').count(), 0);
    const [arena, row] = [await page.locator('.ju-arena').boundingBox(), await page.locator('.ju-turns').boundingBox()];
    assert.ok(row!.y >= arena!.y + arena!.height - 1, 'below the arena');
    for (const box of await Promise.all((await ways.all()).map((one) => one.boundingBox())))
      assert.ok(box!.width >= 40 && box!.height >= 44, 'large enough for a finger');
    assert.match(await ways.first().innerText(), /\d MP/);
    assert.deepEqual(await faultsOf(page), []);
    const way = page.locator('.ju-turns button:not(.taken)').first();
    const facing = await way.getAttribute('data-facing');
    await way.tap();
    await page.locator(`.ju-turns button.taken[data-facing="${facing}"]`).waitFor();
  });

  test('the points of the compass are there while answers are typed: a player reads "away from you"', async () => {
    const { page } = desk!;
    await open(page, 'jugula-move', 'compass');
    assert.equal(await page.locator('.ju-compass').count(), 0);
    await page.locator('[data-status]').focus();
    await page.keyboard.press('/');
    await counted(page.locator('.ju-compass'), 4);
    await page.locator('[data-typing]:focus').waitFor();
    await page.keyboard.press('Escape');
    await counted(page.locator('.ju-compass'), 0);
  });

  test('a card opens as the chooser of its uses, and the filled button plays it', async () => {
    const { page } = desk!;
    await open(page, 'jugula-card');
    const [before, lines] = [await seqOf(page), await linesOf(page)];
    await page.locator('.ju-hand .can').first().click();
    await counted(page.locator('.ju-use'), 6);
    await page
      .locator('button.ju-use')
      .filter({ hasText: /draw \d cards/ })
      .first()
      .click();
    assert.match(await page.innerText('.bar'), /hand \d → \d/);
    await page.click('.bar .btn.go');
    await settled(page);
    assert.ok((await seqOf(page)) > before);
    await page.waitForFunction((n) => document.querySelectorAll('.log .ln, .log .log-head').length > n, lines);
  });

  test('several are taken one by one, and what is wrong with them is said before they are sent', async () => {
    const { page } = desk!;
    await open(page, 'jugula-familia', 'several');
    const cards = page.locator('.ju-shelf .ju-armatura');
    for (const name of ['Murmillo', 'Secutor', 'Thraex']) await cards.filter({ hasText: name }).click();
    await counted(page.locator('.ju-armatura[aria-pressed=true]'), 3);
    assert.match(await page.innerText('.bar small'), /JU-4\.1/);
    await cards.filter({ hasText: 'Veles' }).click();
    await page.click('.bar .btn.go');
    await page.locator('.ju-shelf').waitFor({ state: 'detached' });
  });

  test('by keyboard alone: arrows go from square to square, Enter plans one, and the way to look is chosen', async () => {
    const { page } = desk!;
    await open(page, 'jugula-move');
    const before = await seqOf(page);
    await page.locator('.ju-arena [data-place][tabindex="0"]').focus();
    const first = await page.evaluate(() => Number((document.activeElement as SVGElement).dataset['place']));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(
      (place) => Number((document.activeElement as SVGElement).dataset['place']) !== place,
      first,
    );
    const spot = page.locator('.ju-arena .sk-spot:not(.taken)').first();
    await spot.focus();
    assert.match((await spot.getAttribute('aria-label')) ?? '', /^(.* on )?[a-h][1-8], /);
    await page.keyboard.press('Enter');
    await page.waitForSelector('.ju-rose');
    await page.locator('.ju-rose > g').last().focus();
    assert.match((await page.locator('.ju-rose :focus').getAttribute('aria-label')) ?? '', /facing/);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await settled(page);
    assert.ok((await seqOf(page)) > before);
  });

  test('a square before an enemy is marked, and the bar says who threatens there', async () => {
    const { page } = desk!;
    await open(page, 'jugula-move', 'marked');
    const risky = page.locator('.ju-arena .sk-spot:has(.ju-risk)').first();
    await risky.waitFor();
    const told = (await risky.getAttribute('aria-label')) ?? '';
    const name = /threatened by ([A-Z][a-z]+)/.exec(told)?.[1] ?? '';
    assert.notEqual(name, '', told);
    await risky.click();
    const notes = page.locator('.bar .say .note.cost');
    await notes.first().waitFor();
    assert.ok((await notes.allInnerTexts()).join(' ').includes(name), told);
  });

  test('how far a fighter with Range strikes is drawn and told, and no card of the hand moves for a combat', async () => {
    const { page } = desk!;
    await open(page, 'jugula-move', 'reached');
    const ranged = page.locator('.ju-fighters li').filter({ hasText: /Range\s\d/ });
    await ranged.first().hover();
    await page.locator('.ju-zones .reach').first().waitFor();
    assert.match(await page.innerText('.ju-caption'), /Range \d|Bow/);
    await open(page, 'jugula-aim', 'unmoved');
    const placeOf = async (): Promise<number> => (await page.locator('.ju-hand .ju-card').first().boundingBox())!.x;
    const before = await placeOf();
    await page.locator('.ju-arena .sk-spot.foe').first().click();
    await page.click('.bar .btn.go');
    await page.locator('button.ju-top').waitFor();
    assert.equal(await placeOf(), before);
  });

  test('pointing at a fighter shows the zones, and the target of an attack shows where it would be pushed', async () => {
    const { page } = desk!;
    await open(page, 'jugula-aim');
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), false);
    assert.equal(await page.locator('.ju-zones').count(), 0);
    await page.locator('.ju-arena .sk-spot.foe').first().hover();
    await page.waitForFunction(() => document.querySelectorAll('.ju-zones rect').length >= 3);
    await page.locator('.ju-arena .sk-spot.foe').first().click();
    await page.waitForSelector('.ju-aim');
    assert.match(await page.innerText('.ju-ledger'), /%/);
    assert.match(await page.innerText('.ju-ledger .sum'), /JU-3\.5/);
  });
});
