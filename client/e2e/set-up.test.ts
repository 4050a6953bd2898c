// The page on which a match is set up: seats round a table, characters, levels, what differs from the book, and options that
// mean something only beside others.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { faultsOf } from '#client/e2e/testing/axe.ts';
import { type House, openHouse, type Visit, visit } from '#client/e2e/testing/house.ts';
import { untilAsked } from '#client/e2e/testing/player.ts';
import { level, seats } from '#client/e2e/testing/set-up.ts';
import { newRecord } from '#games/gladiatori/rules/21-campaign.ts';

let house: House;
/** Of all tests that need no other. */
let visitor: Visit;
before(async () => {
  house = await openHouse();
  visitor = await visit(house);
});
after(() => house.close());

test('Gladiatori: rates and an own animal are offered where they count, and experience is carried over', async () => {
  const { page, context, watched } = visitor;
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
});

test('seats, characters and levels are chosen at the table, and what differs from the book is counted', async () => {
  const { page, watched } = visitor;
  await page.goto(`${house.url}new/spartacus`);
  await seats(page, 3);
  const places = page.locator('.place-tag');
  await page.waitForFunction(() => document.querySelectorAll('.place-tag').length === 3);
  // By keyboard: the third seat, another character there, and a step for it alone.
  await page.focus('[data-seat="2"]');
  await page.keyboard.press('Enter');
  await page.focus('[data-character="drusus"]');
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-seat="2"]:has-text("Drusus")');
  await level(page, 'tiro');
  await page.waitForSelector('[data-seat="2"]:has-text("blunt, Tiro")');
  assert.match(
    (await places.allInnerTexts()).join(),
    /Varro[^,]*greedy, Novice/,
    'the other bot stays where it stands',
  );
  // A character who sits already is gone to, not seated twice.
  await page.click('[data-character="varro"]');
  await page.waitForSelector('[data-seat="1"][aria-pressed="true"]');
  await page.waitForSelector('[data-start]:has-text("Varro and Drusus")');

  await page.click('.lengths label:has([value="advanced"])');
  await page.waitForSelector('.differs:has-text("Length of the game (advanced")');
  assert.equal(await page.innerText('.differs-count'), '1');
  assert.deepEqual(await faultsOf(page), []);
  await page.click('[data-as-in-the-book]');
  await page.waitForSelector('.differs:has-text("Nothing differs")');

  // Friends by link take the bots' seats in the same place.
  await page.click('[data-ask]');
  await page.waitForSelector('[data-seat="2"]:has-text("comes by link")');
  await page.waitForSelector('[data-start]:has-text("link")');
  await page.click('[data-seat="1"]');
  await page.click('[data-character="livia"]');
  await page.click('[data-seat="2"]');
  await page.click('[data-character="jonas"]');
  await page.click('[data-start]');
  await untilAsked(page);
  await page.waitForSelector('text=Livia');
  assert.deepEqual(watched, { faults: [], strangers: [] });
});
