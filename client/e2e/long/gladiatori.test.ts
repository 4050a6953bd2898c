// Whole matches of Gladiatori at its own table: one by keyboard alone, one with a finger on a phone.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { answerByKeys, answerByTouch, playOn } from '#client/e2e/testing/gladiator.ts';
import { type House, openHouse, startMatch, visit } from '#client/e2e/testing/house.ts';
import { dice } from '#client/e2e/testing/player.ts';

let house: House;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

const MOST = 400;

test('a whole match by keyboard alone', async () => {
  const { context, page, watched } = await visit(house);
  await startMatch(page, house, 'gladiatori');
  assert.ok((await playOn(page, answerByKeys, dice(5), MOST)) < MOST, 'the match came to its end');
  assert.match(await page.innerText('.gl-ending'), /VP|points/);
  assert.deepEqual(watched, { faults: [], strangers: [] });
  await context.close();
});

test('a whole match with a finger on a phone', async () => {
  const { context, page, watched } = await visit(house, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await startMatch(page, house, 'gladiatori');
  assert.ok((await playOn(page, answerByTouch, dice(17), MOST)) < MOST, 'the match came to its end');
  assert.deepEqual(watched, { faults: [], strangers: [] });
  await context.close();
});
