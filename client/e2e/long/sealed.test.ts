// What travels to others while somebody seals a bid: nothing at all.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { type House, openHouse, visit } from '#client/e2e/sample-house.ts';
import { answer, dice, turnOf } from '#client/e2e/sample-player.ts';

let house: House;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

const isBidding = async (page: Page): Promise<boolean> =>
  (await turnOf(page)) === 'asked' && (await page.locator('.tray .amount').count()) > 0;

test('SP-7.17 while Anna seals her bid, Ben and whoever watches are told nothing', { timeout: 240_000 }, async () => {
  const [anna, ben, cleo] = [await visit(house), await visit(house), await visit(house)];
  await anna.page.goto(house.url);
  await anna.page.selectOption('.friends select', 'spartacus');
  await anna.page.click('.friends-make .btn');
  const link = await anna.page.inputValue('.copy input');
  const heard: { [name: string]: string[] } = { ben: [], cleo: [] };
  for (const [name, { page }] of [
    ['ben', ben],
    ['cleo', cleo],
  ] as const) {
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard[name]!.push(String(payload))));
  }
  await anna.page.goto(link);
  await ben.page.goto(link);
  await ben.page.fill('.join-form input', 'Ben');
  await ben.page.click('.join-form .btn');
  await cleo.page.goto(link);
  await Promise.all([anna, ben, cleo].map(({ page }) => page.waitForSelector('.table-page')));

  const roll = dice(5);
  let auctions = 0;
  for (let n = 0; n < 300 && auctions < 2; n++) {
    if ((await isBidding(anna.page)) && (await isBidding(ben.page))) {
      const before = [heard['ben']!.length, heard['cleo']!.length];
      await anna.page.click('.tray .stepper button:last-of-type').catch(() => {});
      await anna.page.click('.bar .btn.go');
      await anna.page.waitForFunction(() => /sealed/i.test(document.querySelector('.status')?.textContent ?? ''));
      await ben.page.waitForTimeout(800);
      const said = [heard['ben']!.slice(before[0]), heard['cleo']!.slice(before[1])].flat();
      assert.deepEqual(
        said.filter((frame) => !frame.includes('"pong"')),
        [],
      );
      await ben.page.click('.bar .btn.go');
      auctions++;
      await ben.page.waitForTimeout(300);
      continue;
    }
    for (const { page } of [anna, ben]) {
      if ((await turnOf(page)) === 'asked' && !(await isBidding(page))) await answer(page, roll);
    }
    await anna.page.waitForTimeout(30);
  }
  assert.ok(auctions > 0, 'no auction came');
  await Promise.all([anna, ben, cleo].map(({ context }) => context.close()));
});
