// The table of Jugula in a browser: answered by touching, played beat by beat, and nothing in it moves.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { faultsOf } from '#client/e2e/testing/axe.ts';
import { type House, openHouse, startMatch, visit } from '#client/e2e/testing/house.ts';
import { touchAnswer } from '#client/e2e/testing/jugula.ts';
import { LOOKS } from '#client/e2e/testing/looks.ts';
import { plant, reach } from '#client/e2e/testing/planted.ts';
import { dice, seqOf, settled, untilAsked } from '#client/e2e/testing/player.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The boxes of everything that must not move, the arena's own among them. */
const boxes = (page: Page): Promise<string> =>
  page.evaluate(() =>
    ['.status', '.at-own', '.board-box', '.ju-arena', '.hand-box', '.at-others', '.at-log', '.bar']
      .map((zone) => {
        const { x, y, width, height } = document.querySelector(zone)!.getBoundingClientRect();
        return `${zone} ${[x, y, width, height].map(Math.round).join(' ')}`;
      })
      .join('\n'),
  );

/** Answers so many questions on the table alone; returns their clauses. */
async function playOn(page: Page, roll: (below: number) => number, most: number): Promise<string[]> {
  const asked: string[] = [];
  const zones = await boxes(page);
  for (let n = 0; n < most; n++) {
    if ((await untilAsked(page)) === 'over') break;
    const clause = (await page.getAttribute('.table-page', 'data-clause'))!;
    asked.push(clause);
    assert.equal(await boxes(page), zones, `at ${clause}`);
    assert.equal(await page.locator('.tray').count(), 0, `${clause} is answered on the table`);
    await touchAnswer(page, roll);
  }
  return asked;
}

describe('the table of Jugula', () => {
  let house: House;
  before(async () => {
    house = await openHouse();
  });
  after(() => house.close());

  const open = (page: Page, name: string) => plant(page, house, reach(LOOKS.find((look) => look.name === name)!));

  test('a match from its familia on by mouse, on the table alone, and no zone moves', async () => {
    const { page, watched, context } = await visit(house);
    await startMatch(page, house, 'jugula');
    const asked = await playOn(page, dice(11), 34);
    for (const clause of ['JU-21.1', 'JU-21.2', 'JU-21.3']) assert.ok(asked.includes(clause), asked.join());
    assert.deepEqual(watched.faults, []);
    await context.close();
  });

  test('turns by touch on a phone, on the table alone', async () => {
    const { page, watched, context } = await visit(house, PHONE);
    await open(page, 'jugula-move');
    const asked = await playOn(page, dice(7), 12);
    assert.ok(asked.includes('JU-21.5') && asked.includes('JU-21.3'), asked.join());
    assert.deepEqual(watched.faults, []);
    await context.close();
  });

  test('a card opens as the chooser of its uses, and the filled button plays it', async () => {
    const { page, context } = await visit(house);
    await open(page, 'jugula-card');
    const before = await seqOf(page);
    await page.locator('.ju-hand .can').first().click();
    assert.ok((await page.locator('.ju-use').count()) === 6);
    await page.locator('button.ju-use').filter({ hasText: 'draw 3 cards' }).first().click();
    assert.match(await page.innerText('.bar'), /hand \d → \d/);
    await page.click('.bar .btn.go');
    await settled(page);
    assert.ok((await seqOf(page)) > before);
    await context.close();
  });

  test('several are taken one by one, and what is wrong with them is said before they are sent', async () => {
    const { page, context } = await visit(house);
    await open(page, 'jugula-familia');
    const cards = page.locator('.ju-shelf .ju-armatura');
    for (const name of ['Murmillo', 'Secutor', 'Thraex']) await cards.filter({ hasText: name }).click();
    assert.equal(await page.locator('.ju-armatura[aria-pressed=true]').count(), 3);
    assert.match(await page.innerText('.bar small'), /JU-4\.1/);
    await cards.filter({ hasText: 'Veles' }).click();
    await page.click('.bar .btn.go');
    await page.locator('.ju-shelf').waitFor({ state: 'detached' });
    await context.close();
  });

  test('by keyboard alone: arrows go from square to square, Enter plans one, and the way to look is chosen', async () => {
    const { page, context } = await visit(house);
    await open(page, 'jugula-move');
    const before = await seqOf(page);
    await page.locator('.ju-arena [data-place][tabindex="0"]').focus();
    const placeOf = () => page.evaluate(() => Number((document.activeElement as SVGElement).dataset['place']));
    const first = await placeOf();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    assert.notEqual(await placeOf(), first);
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
    await context.close();
  });

  test('who points at a fighter sees his zones, and the target of an attack shows where he would end', async () => {
    const { page, context } = await visit(house);
    await open(page, 'jugula-aim');
    assert.equal(await page.locator('.ju-zones').count(), 0);
    await page.locator('.ju-arena .sk-spot.foe').first().hover();
    assert.ok((await page.locator('.ju-zones rect').count()) >= 3);
    await page.locator('.ju-arena .sk-spot.foe').first().click();
    await page.waitForSelector('.ju-aim');
    assert.match(await page.innerText('.ju-ledger'), /%/);
    assert.match(await page.innerText('.ju-ledger .sum'), /JU-3\.5/);
    await context.close();
  });

  for (const [size, options] of [
    ['wide', {}],
    ['phone, dark', { ...PHONE, colorScheme: 'dark' }],
  ] as const) {
    test(`axe finds nothing: ${size}`, async () => {
      const { page, watched, context } = await visit(house, options);
      for (const name of ['jugula-familia', 'jugula-card', 'jugula-move', 'jugula-combat', 'jugula-fought']) {
        await open(page, name);
        assert.deepEqual(await faultsOf(page), [], name);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
        assert.equal(wide, false, name);
      }
      assert.deepEqual(watched.faults, []);
      await context.close();
    });
  }
});
