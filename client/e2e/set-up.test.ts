// The page on which a match is set up: options that mean nothing are not shown, and a kept gladiator brings his
// experience into a campaign game.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type House, openHouse, visit } from '#client/e2e/testing/house.ts';
import { newRecord } from '#games/gladiatori/rules/21-campaign.ts';

let house: House;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

test('Gladiatori: rates and an own animal are offered where they count, and experience is carried over', async () => {
  const { page, context, watched } = await visit(house);
  const verus = { ...newRecord('Verus', 'thraex'), xp: 9, matches: [] };
  const dead = { ...newRecord('Priscus', 'secutor'), xp: 4, dead: true, matches: [] };
  await context.addInitScript(
    (roster) => {
      localStorage.setItem('harena.gladiatori.roster', roster);
    },
    JSON.stringify({ version: 1, gladiators: [verus, dead] }),
  );
  await page.goto(`${house.url}new/gladiatori`);
  await page.click('.options-form summary');
  const shows = (label: string): Promise<number> => page.locator('.option', { hasText: label }).count();
  assert.deepEqual([await shows('Animals let in by a 1'), await shows('Doubles of the beast')], [0, 0]);
  const mode = page.locator('.option select').first();
  await mode.selectOption('coliseum');
  await page.getByText('Animals let in by a 6').waitFor();
  await page.getByLabel('Species of animals').selectOption('own');
  await page.getByText('Doubles of the beast').waitFor();
  await mode.selectOption('ffa');
  await page.getByText('Animals let in by a 6').waitFor({ state: 'detached' });

  assert.equal(await page.locator('[data-kept]').count(), 0);
  await page.getByLabel('Campaign').check();
  const red = page.locator('[data-kept] select').first();
  await red.waitFor();
  assert.deepEqual(await red.locator('option').allInnerTexts(), ['nobody kept', 'Verus, 9 XP'], 'the dead stay away');
  await red.selectOption('Verus');
  await page.waitForFunction(() => /Experience of Red \(9\)/.test(document.querySelector('.differs')!.textContent!));
  await page.click('[data-start]');
  await page.click('.gl-switch button:last-child');
  await page.waitForFunction(() => document.querySelector<HTMLMeterElement>('.gl-coins meter')?.max === 59);
  assert.deepEqual(watched, { faults: [], strangers: [] });
  await context.close();
});
