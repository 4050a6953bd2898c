// The table of Spartacus in a browser: answered by touching, played beat by beat, and nothing in it moves.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { faultsOf } from '#client/e2e/testing/axe.ts';
import { type House, openHouse, visit } from '#client/e2e/testing/house.ts';
import { type Moment, plant, reach } from '#client/e2e/testing/planted.ts';
import { answer, dice, seqOf, untilAsked } from '#client/e2e/testing/player.ts';
import { isListed, touchAnswer } from '#client/e2e/testing/spartacus.ts';
import type { SpartacusView } from '#games/spartacus/view.ts';

const moment = (name: string, clause: string, when?: (view: SpartacusView) => boolean): Moment =>
  ({ name, game: 'spartacus', seats: 4, clause, ...(when === undefined ? {} : { when }) }) as Moment;

const BETS = moment('bets', 'SP-8.22', (view) => view.fight!.seats.includes(0));
const MARKET = moment('market', 'SP-7.3', (view) => view.turn >= 2);
const HOUSES = moment('houses', 'SP-2.4');
const INTRIGUE = moment('intrigue', 'SP-5.12', (view) => view.turn >= 2);

/** The boxes of everything that must not move. */
const boxes = (page: Page): Promise<string> =>
  page.evaluate(() =>
    ['.status', '.at-own', '.board-box', '.hand-box', '.at-others', '.at-log', '.bar']
      .map((zone) => {
        const { x, y, width, height } = document.querySelector(zone)!.getBoundingClientRect();
        return `${zone} ${[x, y, width, height].map(Math.round).join(' ')}`;
      })
      .join('\n'),
  );

/** Plays on from the present page; returns the clauses that were answered on the table and in the list. */
async function playOn(page: Page, roll: (below: number) => number, most: number, until: (clause: string) => boolean) {
  const touched: string[] = [];
  const listed: string[] = [];
  const zones = await boxes(page);
  for (let n = 0; n < most; n++) {
    if ((await untilAsked(page)) === 'over') break;
    const clause = (await page.getAttribute('.table-page', 'data-clause'))!;
    if (n > 0 && until(clause)) break;
    assert.equal(await boxes(page), zones, `after ${clause}`);
    if (await isListed(page)) {
      listed.push(clause);
      await answer(page, roll);
    } else {
      touched.push(clause);
      await touchAnswer(page, roll);
    }
  }
  return { touched, listed };
}

describe('the table of Spartacus', () => {
  let house: House;
  before(async () => {
    house = await openHouse();
  });
  after(() => house.close());

  test('from the bets through the fight by mouse, on the table alone, and no zone moves', async () => {
    const { page, watched, context } = await visit(house);
    await plant(page, house, reach(BETS));
    const { touched, listed } = await playOn(page, dice(5), 26, (clause) => clause.startsWith('SP-4'));
    assert.ok(touched.includes('SP-8.22'), touched.join());
    assert.ok(
      touched.some((clause) => clause.startsWith('SP-9')),
      touched.join(),
    );
    assert.deepEqual(
      listed.filter((clause) => /^SP-(9|10|12|16)/.test(clause) || clause === 'SP-8.22'),
      [],
    );
    assert.deepEqual(watched.faults, []);
    await context.close();
  });

  test('an Intrigue phase by touch on a phone, on the table alone', async () => {
    const { page, watched, context } = await visit(house, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await plant(page, house, reach(INTRIGUE));
    const { touched, listed } = await playOn(page, dice(7), 40, (clause) => clause.startsWith('SP-7'));
    assert.ok(touched.includes('SP-5.12'), touched.join());
    assert.deepEqual(listed, []);
    assert.deepEqual(watched.faults, []);
    await context.close();
  });

  test('from the Open Market through auctions and hosting by mouse, on the table alone, and no zone moves', async () => {
    const { page, watched, context } = await visit(house);
    await plant(page, house, reach(MARKET));
    const { touched, listed } = await playOn(page, dice(11), 40, (clause) => /^SP-(9|4)/.test(clause));
    assert.ok(touched.includes('SP-7.3'), touched.join());
    assert.ok(touched.includes('SP-7.17'), touched.join());
    assert.ok(touched.includes('SP-7.28'), touched.join());
    assert.deepEqual(listed, []);
    assert.deepEqual(watched.faults, []);
    await context.close();
  });

  test('a House is chosen and the first evening played by touch on a phone, on the table alone', async () => {
    const { page, watched, context } = await visit(house, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await plant(page, house, reach(HOUSES));
    const { touched, listed } = await playOn(page, dice(13), 60, (clause) => clause.startsWith('SP-9'));
    assert.equal(touched[0], 'SP-2.4');
    assert.ok(touched.includes('SP-7.17'), touched.join());
    assert.deepEqual(listed, []);
    assert.deepEqual(watched.faults, []);
    await context.close();
  });

  test('a bid is laid with the keyboard alone', async () => {
    const { page, context } = await visit(house);
    await plant(page, house, reach(moment('keys', 'SP-7.17', (view) => view.houses[0]!.gold! >= 4)));
    const before = await seqOf(page);
    await page.locator('.sp-coin[tabindex="0"]').focus();
    for (let coins = 0; coins < 3; coins++) await page.keyboard.press('ArrowRight');
    assert.equal(await page.locator('.sp-coin.on').count(), 3);
    await page.keyboard.press('ArrowLeft');
    assert.equal(await page.locator('.sp-coin.on').count(), 2);
    await page.locator('.bar .btn.go').focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      (seq) => Number(document.querySelector<HTMLElement>('.table-page')!.dataset['seq']) > seq,
      before,
    );
    await context.close();
  });

  test('at normal pace dice are to be seen before the next question, Space skips and End catches up', async () => {
    const { page, watched, context } = await visit(house);
    await plant(page, house, reach(BETS));
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('harena.settings')!) as object;
      localStorage.setItem('harena.settings', JSON.stringify({ ...kept, pace: 500 }));
    });
    await page.reload();
    await page.waitForSelector('.table-page[data-asked]');
    await touchAnswer(page, dice(3));
    await page.waitForSelector('.table-page[data-beat]');
    const seq = await seqOf(page);
    // While beats are played nothing is asked, so Space can only skip.
    assert.equal(await page.getAttribute('.table-page', 'data-asked'), null);
    const first = await page.getAttribute('.table-page', 'data-beat');
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press('Space');
    await page.waitForFunction(
      (beat) => document.querySelector<HTMLElement>('.table-page')!.dataset['beat'] !== beat,
      first,
    );
    await page.keyboard.press('End');
    await page.waitForFunction(() => document.querySelector('.table-page[data-waiting]') === null);
    assert.ok((await seqOf(page)) >= seq);
    assert.deepEqual(watched.faults, []);
    await context.close();
  });

  test('who wants no movement sees every result stand at once', async () => {
    const { page, context } = await visit(house, { reducedMotion: 'reduce' });
    await plant(page, house, reach(moment('wounds', 'SP-9.23')));
    assert.ok((await page.locator('.sp-pair .sp-die').count()) > 1);
    const running = await page.evaluate(() => document.getAnimations().length);
    assert.equal(running, 0);
    await context.close();
  });

  for (const [name, clause] of [
    ['bets', 'SP-8.22'],
    ['wounds', 'SP-9.23'],
    ['verdict', 'SP-10.9'],
    ['intrigue', 'SP-5.12'],
    ['reaction', 'SP-16.10'],
    ['support', 'SP-5.28'],
    ['houses', 'SP-2.4'],
    ['refresh', 'SP-4.6'],
    ['market', 'SP-7.3'],
    ['auction', 'SP-7.17'],
    ['hosting', 'SP-7.28'],
    ['inviting', 'SP-8.13'],
    ['invited', 'SP-8.5'],
  ] as const) {
    test(`axe finds nothing: ${name}`, async () => {
      const { page, context } = await visit(house);
      await plant(page, house, reach(moment(`axe-${name}`, clause)));
      assert.deepEqual(await faultsOf(page), []);
      await context.close();
    });
  }
});
