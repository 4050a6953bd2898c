// Jugula from the choice of a familia into the fight on its table alone: nothing in it moves, and axe finds nothing.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { faultsOf } from '#client/e2e/testing/axe.ts';
import { type House, openHouse, visit } from '#client/e2e/testing/house.ts';
import { JUGULA } from '#client/e2e/testing/jugula.ts';
import { LOOKS } from '#client/e2e/testing/looks.ts';
import { plant, reach } from '#client/e2e/testing/planted.ts';
import { dice } from '#client/e2e/testing/player.ts';
import { playOn } from '#client/e2e/testing/zones.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

let house: House;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

const open = (page: Page, name: string) => plant(page, house, reach(LOOKS.find((look) => look.name === name)!));

/** Axe finds nothing, and nothing is wider than the screen. */
const isSound = async (page: Page): Promise<void> => {
  assert.deepEqual(await faultsOf(page), []);
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), false);
};

test('a match from its familia on by mouse, on the table alone, and no zone moves', async () => {
  const { page, context, watched } = await visit(house);
  await open(page, 'jugula-familia');
  await isSound(page);
  let turns = 0;
  const until = (clause: string): boolean => clause === 'JU-21.3' && turns++ > 0;
  const asked = await playOn(page, dice(11), { things: JUGULA, zones: ['.ju-arena'], most: 14, until });
  for (const clause of ['JU-21.1', 'JU-21.2', 'JU-21.3']) assert.ok(asked.includes(clause), asked.join());
  assert.deepEqual(watched, { faults: [], strangers: [] });
  await context.close();
});

for (const [size, name] of [
  ['desk', 'jugula-fought'],
  ['phone, dark', 'jugula-combat'],
] as const) {
  test(`axe finds nothing after a combat: ${size}`, async () => {
    const { page, context } = await visit(house, size === 'desk' ? {} : { ...PHONE, colorScheme: 'dark' });
    await open(page, name);
    await isSound(page);
    await context.close();
  });
}
