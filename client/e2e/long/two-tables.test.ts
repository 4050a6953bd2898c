// Whole matches of House of Gladiators and Jugula on their tables alone: by mouse, by keyboard, with a finger on a phone.
// Nothing in them moves, nothing is wider than the screen, and the house's list is never seen.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { BrowserContextOptions } from 'playwright-core';
import { type House, openHouse, visit } from '#client/e2e/testing/house.ts';
import { JUGULA } from '#client/e2e/testing/jugula.ts';
import { LUDI } from '#client/e2e/testing/ludi.ts';
import { type Moment, plant, reach } from '#client/e2e/testing/planted.ts';
import { dice } from '#client/e2e/testing/player.ts';
import { type Hand, type Things, watchLists } from '#client/e2e/testing/toucher.ts';
import { playOn } from '#client/e2e/testing/zones.ts';

// The others play at random: against them a match lasts long enough to meet nearly every decision.

/** No match of two takes more decisions of one seat than this. */
const MOST = 900;
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

interface Played {
  game: string;
  clause: string;
  things: Things;
  zones: readonly string[];
  seats: number;
}
const GAMES: readonly Played[] = [
  { game: 'house-of-gladiators', clause: 'HG-2.9', things: LUDI, zones: ['.hg-stage'], seats: 3 },
  { game: 'jugula', clause: 'JU-21.1', things: JUGULA, zones: ['.ju-arena'], seats: 2 },
];
const HANDS: readonly [Hand, BrowserContextOptions][] = [
  ['mouse', {}],
  ['keys', {}],
  ['touch', PHONE],
];

let house: House;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

for (const { game, clause, things, zones, seats } of GAMES)
  for (const [hand, options] of HANDS) {
    test(`${game}: a whole match by ${hand}, on the table alone`, { timeout: 1_500_000 }, async () => {
      const { page, context, watched } = await visit(house, options);
      await page.goto(house.url);
      const listed = await watchLists(page);
      await plant(page, house, reach({ name: `whole-${hand}`, game, seats, clause, level: 'random' } as Moment));
      const asked = await playOn(page, dice(11), { things, hand, zones, most: MOST });
      assert.equal(await page.locator('.result').count(), 1, `the match does not end: ${asked.at(-1)}`);
      assert.deepEqual(await listed(), []);
      const ending = (await page.locator('.result').innerText()).replaceAll(/\s+/g, ' ').slice(0, 160);
      console.log(
        `${game} by ${hand}: ${asked.length} decisions under ${[...new Set(asked)].sort().join(' ')}: ${ending}`,
      );
      assert.deepEqual(watched, { faults: [], strangers: [] });
      await context.close();
    });
  }
