// The table of House of Gladiators in a browser: answered by touching, played beat by beat, and nothing in it moves.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { faultsOf } from '#client/e2e/testing/axe.ts';
import { type House, openHouse, visit } from '#client/e2e/testing/house.ts';
import { isListed, touchAnswer } from '#client/e2e/testing/ludi.ts';
import { type Moment, plant, reach } from '#client/e2e/testing/planted.ts';
import { answer, dice, untilAsked } from '#client/e2e/testing/player.ts';
import type { LudiView } from '#games/house-of-gladiators/view.ts';

const moment = (name: string, clause: string, when?: (view: LudiView) => boolean): Moment =>
  ({ name, game: 'house-of-gladiators', seats: 2, clause, ...(when === undefined ? {} : { when }) }) as Moment;

const TRAINING = moment('training', 'HG-10.1', (view) => view.round >= 2);
const WHEEL = moment('wheel', 'HG-14.16', (view) => view.round >= 3);

/** The boxes of everything that must not move. */
const boxes = (page: Page): Promise<string> =>
  page.evaluate(() =>
    ['.status', '.board-box', '.hand-box', '.at-others', '.at-log', '.bar']
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

describe('the table of House of Gladiators', () => {
  let house: House;
  before(async () => {
    house = await openHouse();
  });
  after(() => house.close());

  test('from Training through the Hypogeum and the Arena to the next market by mouse, on the table alone', async () => {
    const { page, watched, context } = await visit(house);
    await plant(page, house, reach(TRAINING));
    const { touched, listed } = await playOn(page, dice(5), 60, (clause) => clause === 'HG-5.4');
    for (const clause of ['HG-10.1', 'HG-12.5']) assert.ok(touched.includes(clause), touched.join());
    assert.deepEqual(
      listed.filter((clause) => clause !== 'HG-23.17' && clause !== 'HG-13.16'),
      [],
    );
    assert.deepEqual(watched.faults, []);
    await context.close();
  });

  test('a whole short match by mouse, from the first Tiro to the end, on the table alone', async () => {
    const { page, watched, context } = await visit(house);
    await plant(page, house, reach({ ...moment('whole', 'HG-2.9'), options: { roundLimit: 2 } }));
    const { touched, listed } = await playOn(page, dice(11), 220, () => false);
    assert.equal(await page.locator('.result').count(), 1, touched.at(-1));
    assert.deepEqual(listed, []);
    assert.deepEqual(watched.faults, []);
    await context.close();
  });

  test('a bout by touch on a phone, on the table alone', async () => {
    const { page, watched, context } = await visit(house, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await plant(page, house, reach(WHEEL));
    const { touched } = await playOn(page, dice(7), 12, (clause) => !/^HG-(14|17|23)/.test(clause));
    assert.ok(touched.includes('HG-14.16'), touched.join());
    assert.deepEqual(watched.faults, []);
    await context.close();
  });

  test('a third of the wheel by keyboard; at normal pace dice, sums and health are seen before the next question', async () => {
    const { page, watched, context } = await visit(house);
    await plant(page, house, reach(WHEEL));
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('harena.settings')!) as object;
      localStorage.setItem('harena.settings', JSON.stringify({ ...kept, pace: 500 }));
    });
    await page.reload();
    await page.waitForSelector('.table-page[data-asked]');
    await page.locator('button.hg-third').first().focus();
    await page.keyboard.press('Enter');
    assert.equal(await page.getAttribute('button.hg-third >> nth=0', 'aria-pressed'), 'true');
    await page.keyboard.press('Enter');
    const seen = new Set<string>();
    await page.waitForSelector('.table-page[data-beat]');
    for (let n = 0; n < 80 && seen.size < 3; n++) {
      if ((await page.locator('.throw .hg-die').count()) === 2) seen.add('dice');
      if ((await page.locator('.hg-ro.now .hg-rs.w').count()) === 1) seen.add('sums');
      if ((await page.locator('.hg-ro').count()) === 6) seen.add('six');
      await page.waitForTimeout(100);
    }
    assert.deepEqual([...seen].sort(), ['dice', 'six', 'sums']);
    assert.deepEqual(watched.faults, []);
    await context.close();
  });

  for (const [name, clause] of [
    ['draft', 'HG-2.9'],
    ['tasks', 'HG-2.12'],
    ['market', 'HG-5.4'],
    ['training', 'HG-10.1'],
    ['hypogeum', 'HG-12.5'],
    ['wheel', 'HG-14.16'],
    ['thumbs', 'HG-17.2'],
  ] as const) {
    test(`axe finds nothing: ${name}`, async () => {
      const { page, context } = await visit(house);
      await plant(page, house, reach(moment(`axe-${name}`, clause)));
      assert.deepEqual(await faultsOf(page), []);
      await context.close();
    });
  }
});
