// Gladiatori at its own table: whole matches by keyboard alone and with a finger on a phone.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { faultsOf } from '#client/e2e/testing/axe.ts';
import { answerByKeys, answerByTouch, playOn, untilScene } from '#client/e2e/testing/gladiator.ts';
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

test('by keyboard alone one comes from the creation of a gladiator into the arena, and axe finds nothing serious', async () => {
  const { context, page, watched } = await visit(house);
  await startMatch(page, house, 'gladiatori');
  const roll = dice(7);
  for (const scene of ['create', 'split', 'walk', 'cards']) {
    await untilScene(page, scene, roll);
    assert.deepEqual(await faultsOf(page), [], scene);
  }
  assert.deepEqual(watched, { faults: [], strangers: [] });
  await context.close();
});

test('with a finger on a phone one plays on, and hexes are large enough', async () => {
  const { context, page, watched } = await visit(house, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await startMatch(page, house, 'gladiatori');
  const roll = dice(11);
  assert.ok((await playOn(page, answerByTouch, roll, 14)) > 0);
  const width = await page.evaluate(() => document.querySelector('.gl-hex')?.getBoundingClientRect().width ?? 99);
  assert.ok(width >= 42, `a hex is ${width} pixels wide`);
  assert.deepEqual(watched.faults, []);
  await context.close();
});
