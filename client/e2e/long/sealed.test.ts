// What is sent to others while a player seals a bid: nothing. Every frame of every socket is recorded and searched.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { type House, openHouse, visit } from '#client/e2e/testing/house.ts';
import { ASKED, answer, dice, seqOf, turnOf } from '#client/e2e/testing/player.ts';
import { SPECTATOR } from '#engine/seat.ts';

let house: House;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

const isBidding = async (page: Page): Promise<boolean> =>
  (await turnOf(page)) === 'asked' && (await page.locator('.tray .amount').count()) > 0;

/** Sealed answers of others in a frame: `answered` may contain only the receiver's own. */
const answersIn = (frames: readonly string[], viewer: number): string[] =>
  frames.filter((frame) => {
    const message = JSON.parse(frame) as { t: string; viewer?: number; answered?: unknown };
    return message.t === 'update' && message.viewer !== viewer && message.answered != null;
  });

test('SP-7.17 while Anna seals her bid, Ben and the spectators are told nothing', { timeout: 240_000 }, async () => {
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
    const both = [anna.page, ben.page];
    await Promise.race(both.map((page) => page.waitForSelector(ASKED).catch(() => null)));
    if ((await isBidding(anna.page)) && (await isBidding(ben.page))) {
      const before = [heard['ben']!.length, heard['cleo']!.length];
      await anna.page.click('.tray .stepper button:last-of-type');
      await anna.page.click('.bar .btn.go');
      await anna.page.waitForSelector('.table-page[data-answered]:not([data-sending])');
      // The page has its acknowledgement, so the server has sent everything by now; a round trip brings it here.
      await Promise.all([ben, cleo].map(({ page }) => echoed(page)));
      const said = [heard['ben']!.slice(before[0]), heard['cleo']!.slice(before[1])].flat();
      assert.deepEqual(
        said.filter((frame) => (JSON.parse(frame) as { t: string }).t !== 'pong'),
        [],
        'something was told about a sealed bid',
      );
      const seq = await seqOf(ben.page);
      await ben.page.click('.bar .btn.go');
      await ben.page.waitForFunction(
        (then) => Number(document.querySelector<HTMLElement>('.table-page')!.dataset['seq']) > then,
        seq,
      );
      auctions++;
      continue;
    }
    for (const page of both) {
      if ((await turnOf(page)) === 'asked' && !(await isBidding(page))) await answer(page, roll);
    }
  }
  assert.ok(auctions > 0, 'no auction came');
  assert.deepEqual(answersIn(heard['ben']!, 1), []);
  assert.deepEqual(answersIn(heard['cleo']!, SPECTATOR), []);
  console.log(`${heard['ben']!.length} and ${heard['cleo']!.length} frames searched, ${auctions} auctions`);
  await Promise.all([anna, ben, cleo].map(({ context }) => context.close()));
});

/** A fetch to the server and back: everything sent before has arrived. */
const echoed = (page: Page): Promise<unknown> => page.evaluate(() => fetch('/healthz').then((answer) => answer.text()));
