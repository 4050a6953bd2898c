// Whole matches of Spartacus on its table alone: by mouse, by keyboard, and by touch on a phone. The list is never opened,
// and no zone of the table ever moves.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { BrowserContextOptions } from 'playwright-core';
import { type House, openHouse, visit } from '#client/e2e/testing/house.ts';
import { plant, reach } from '#client/e2e/testing/planted.ts';
import { dice, untilAsked } from '#client/e2e/testing/player.ts';
import { listsOpened, type PlayedBy, touchAnswer, watchLists } from '#client/e2e/testing/spartacus.ts';
import { boxes } from '#client/e2e/testing/zones.ts';

const MOST = 1000;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

let house: House;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

const WAYS: readonly [PlayedBy, string, BrowserContextOptions, number][] = [
  ['mouse', 'by mouse', {}, 31],
  ['keys', 'by keyboard alone', {}, 37],
  ['touch', 'by touch on a phone', PHONE, 41],
];

for (const [way, how, options, seed] of WAYS) {
  test(`a whole match ${how}, from the choice of a House to the end`, { timeout: 1_200_000 }, async () => {
    const { page, watched, context } = await visit(house, options);
    await watchLists(page);
    await plant(page, house, reach({ name: `whole-${way}`, game: 'spartacus', seats: 4, clause: 'SP-2.4' }));
    const roll = dice(seed);
    const zones = await boxes(page);
    const answered = new Map<string, number>();
    let decisions = 0;
    while ((await untilAsked(page)) !== 'over') {
      assert.ok(decisions++ < MOST, 'the match does not end');
      const clause = (await page.getAttribute('.table-page', 'data-clause'))!;
      answered.set(clause, (answered.get(clause) ?? 0) + 1);
      assert.equal(await boxes(page), zones, `before ${clause}`);
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `wider at ${clause}`);
      await touchAnswer(page, roll, way);
    }
    console.log(`${how}: over after ${decisions} decisions under ${[...answered.keys()].sort().join(' ')}`);
    assert.equal(await listsOpened(page), 0, 'the list was opened');
    assert.deepEqual(watched, { faults: [], strangers: [] });
    await context.close();
  });
}
