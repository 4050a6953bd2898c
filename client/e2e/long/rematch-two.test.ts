import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type House, openHouse } from '#client/e2e/testing/house.ts';
import { playOut, sitTogether } from '#client/e2e/testing/rematch.ts';

let house: House;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

test('one asks, the other sees it on another page, sits down with one click, and it begins', async () => {
  const { match, people } = await sitTogether(house, ['Anna', 'Ben']);
  const [anna, ben] = people.map(({ page }) => page);
  await playOut([anna!, ben!], 5);

  // Ben looks at something else when he is asked.
  await ben!.goto(`${house.url}settings`);
  await anna!.click('[data-again]');
  await anna!.waitForSelector('.waiting [data-answer="yes"]');
  assert.match(await anna!.innerText('.rematch-answers'), /Ben\s+has not answered yet/);
  await ben!.waitForSelector('.summons');
  assert.match(await ben!.innerText('.summons'), /Anna wants to play/);
  await ben!.click('.summons [data-rematch="sit"]');
  await Promise.all([anna!, ben!].map((page) => page.waitForSelector('.table-page')));
  assert.equal(anna!.url(), ben!.url());
  assert.ok(!anna!.url().includes(match));

  // The second time Ben has enough: Anna is told, and plays on with a bot.
  await playOut([anna!, ben!], 6);
  await ben!.click('[data-again]');
  await anna!.click('.result-rematch [data-rematch="no"]');
  await ben!.waitForSelector('[data-answer="no"]');
  assert.match(await ben!.innerText('.rematch-answers'), /Anna\s+does not play this time/);
  await anna!.waitForSelector('.result-rematch [data-rematch="sit"]');
  await ben!.click('[data-rematch="bots"]');
  await ben!.waitForSelector('.table-page');
  await Promise.all(people.map(({ context }) => context.close()));
});
