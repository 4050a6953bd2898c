// Whole matches of Spartacus on its table alone: by mouse, by keyboard, and by touch on a phone. The list is never opened,
// and no zone of the table ever moves.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { BrowserContextOptions } from 'playwright-core';
import { faultsOf } from '#client/e2e/testing/axe.ts';
import { type House, openHouse, visit } from '#client/e2e/testing/house.ts';
import { type Moment, plant, reach } from '#client/e2e/testing/planted.ts';
import { dice, seqOf, untilAsked } from '#client/e2e/testing/player.ts';
import { SPARTACUS } from '#client/e2e/testing/spartacus.ts';
import { type Hand, touchAnswer, watchLists } from '#client/e2e/testing/toucher.ts';
import { boxes, playOn } from '#client/e2e/testing/zones.ts';
import { MOMENTS } from '#client/tables/spartacus/testing/moments.ts';
import type { SpartacusView } from '#games/spartacus/view.ts';

const MOST = 1000;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

let house: House;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

const WAYS: readonly [Hand, string, BrowserContextOptions, number][] = [
  ['mouse', 'by mouse', {}, 31],
  ['keys', 'by keyboard alone', {}, 37],
  ['touch', 'by touch on a phone', PHONE, 41],
];

for (const [way, how, options, seed] of WAYS) {
  test(`a whole match ${how}, from the choice of a House to the end`, { timeout: 1_200_000 }, async () => {
    const { page, watched, context } = await visit(house, options);
    const listed = await watchLists(page);
    await plant(page, house, reach({ name: `whole-${way}`, game: 'spartacus', seats: 4, clause: 'SP-2.4' }));
    const asked = await playOn(page, dice(seed), { things: SPARTACUS, hand: way, most: MOST });
    assert.equal(await page.locator('.result').count(), 1, `the match does not end: ${asked.at(-1)}`);
    console.log(`${how}: over after ${asked.length} decisions under ${[...new Set(asked)].sort().join(' ')}`);
    assert.deepEqual(await listed(), [], 'the list was opened');
    assert.deepEqual(watched, { faults: [], strangers: [] });
    await context.close();
  });
}

for (const [way, how, options] of WAYS.filter(([name]) => name !== 'keys')) {
  test(`every decision of list 16c is answered on the table ${how}, and axe finds nothing`, {
    timeout: 1_200_000,
  }, async () => {
    const { page, watched, context } = await visit(house, options);
    const listed = await watchLists(page);
    const found: string[] = [];
    for (const [n, moment] of MOMENTS.entries()) {
      await plant(page, house, reach(moment as Moment));
      const zones = await boxes(page);
      for (const fault of await faultsOf(page)) found.push(`${moment.name}: ${fault}`);
      await touchAnswer(page, dice(n + 1), SPARTACUS, way).catch((error: Error) =>
        found.push(`${moment.name}: ${error.message}`),
      );
      if ((await untilAsked(page)) !== 'over') assert.equal(await boxes(page), zones, moment.name);
      if ((await listed()).length > 0) found.push(`${moment.name}: the list was opened`);
    }
    assert.deepEqual(found, []);
    assert.deepEqual(watched, { faults: [], strangers: [] });
    await context.close();
  });
}

/** A window in which the viewer is asked for a reaction, as the target of what happens or not. */
const windowAt = (name: string, isTarget: boolean): Moment =>
  ({
    name,
    game: 'spartacus',
    seats: 4,
    clause: 'SP-16.10',
    when: ({ flow }: SpartacusView) => {
      const window = flow.scenes.findLast(({ rule }) => rule === 'window');
      return [window?.['target'], window?.['concernedSeat']].includes(0) === isTarget;
    },
  }) as Moment;

/** Longer than a pass by switch waits. */
const LONGER = 3000;

test('a pass by switch goes out by itself, and one until the viewer is the target does not where the viewer is', async () => {
  const { page, watched, context } = await visit(house);
  const [target, phase] = ['.sp-switch >> nth=0', '.sp-switch >> nth=1'];
  const passes = async (): Promise<void> => {
    const before = await seqOf(page);
    await page.waitForFunction(
      (seq) => Number(document.querySelector<HTMLElement>('.table-page')!.dataset['seq']) > seq,
      before,
    );
  };
  await plant(page, house, reach(windowAt('pass-bystander', false)));
  await page.click(target);
  await passes();
  await plant(page, house, reach(windowAt('pass-target', true)));
  const asked = await page.getAttribute('.table-page', 'data-asked');
  await page.click(target);
  await page.waitForTimeout(LONGER);
  assert.equal(await page.getAttribute('.table-page', 'data-asked'), asked);
  await page.click(phase);
  await passes();
  assert.deepEqual(watched.faults, []);
  await context.close();
});

test('with reduced motion every result is there at once', async () => {
  const { page, context } = await visit(house, { reducedMotion: 'reduce' });
  // Wounds of an attack: before the first round a card deals some without dice.
  const when = ({ fight }: SpartacusView): boolean => fight !== null && fight.round > 0;
  await plant(page, house, reach({ name: 'wounds', game: 'spartacus', seats: 4, clause: 'SP-9.23', when }));
  await page.waitForFunction(() => document.querySelectorAll('.sp-pair .sp-die').length > 1);
  assert.equal(await page.evaluate(() => document.getAnimations().length), 0);
  await context.close();
});
