// What travels to others while a player seals a bid or a Hypogeum: nothing at all. Every frame of every socket is kept and
// searched.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { type House, openHouse, visit } from '#client/e2e/testing/house.ts';
import { LUDI } from '#client/e2e/testing/ludi.ts';
import { ASKED, answer, dice, seqOf, turnOf } from '#client/e2e/testing/player.ts';
import { touchAnswer } from '#client/e2e/testing/toucher.ts';
import { SPECTATOR } from '#engine/seat.ts';
import type { HouseView, LudiView } from '#games/house-of-gladiators/view.ts';

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

/** Anna and Ben at a table of their own, Cleo watches; `heard` are the frames that reach Ben and Cleo. */
async function seated(game: string) {
  const [anna, ben, cleo] = [await visit(house), await visit(house), await visit(house)];
  await anna.page.goto(house.url);
  await anna.page.selectOption('.friends select', game);
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
  return { anna, ben, cleo, heard };
}

test('SP-7.17 while Anna seals her bid, Ben and the spectators are told nothing', { timeout: 240_000 }, async () => {
  const { anna, ben, cleo, heard } = await seated('spartacus');
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

const isAssigning = async (page: Page): Promise<boolean> =>
  (await turnOf(page)) === 'asked' && (await page.getAttribute('.table-page', 'data-clause')) === 'HG-12.5';

/**
 * What the updates among these frames say of the first House: its plan, where it has changed, and its events with their
 * secrets. Most updates come as `changed`, with the parts of the view that have.
 */
const toldOfAnna = (frames: readonly string[]): { plan: HouseView['plan'] | undefined; assigned: object[] }[] =>
  frames.flatMap((frame) => {
    const { t, view, events } = JSON.parse(frame) as {
      t: string;
      view?: Partial<LudiView>;
      events?: { kind: string; seat?: number }[];
    };
    if (t !== 'update' && t !== 'changed') return [];
    const own = (events ?? []).filter(({ seat }) => seat === 0);
    return {
      plan: view?.houses?.[0]?.plan,
      assigned: own.filter(({ kind }) => kind === 'assigned'),
    };
  });

test('HG-12.5 while Anna seals her Hypogeum, Ben and the spectators are told nothing, and after it only which mats are filled', {
  timeout: 400_000,
}, async () => {
  const { anna, ben, cleo, heard } = await seated('house-of-gladiators');
  const both = [anna.page, ben.page];
  const roll = dice(9);
  for (let n = 0; n < 300 && !((await isAssigning(anna.page)) && (await isAssigning(ben.page))); n++) {
    await Promise.race(both.map((page) => page.waitForSelector(ASKED).catch(() => null)));
    for (const page of both)
      if ((await turnOf(page)) === 'asked' && !(await isAssigning(page))) await touchAnswer(page, roll, LUDI);
  }
  assert.ok(await isAssigning(anna.page), 'no Hypogeum came');
  const before = [heard['ben']!.length, heard['cleo']!.length];
  await anna.page.locator('.hg-men button').first().click();
  const name = await anna.page.locator('.hg-mat .hg-lies .name').first().innerText();
  await anna.page.click('.bar .btn.go');
  await anna.page.waitForSelector('.table-page[data-answered]:not([data-sending])');
  await Promise.all([ben, cleo].map(({ page }) => echoed(page)));
  const said = [heard['ben']!.slice(before[0]), heard['cleo']!.slice(before[1])].flat();
  assert.deepEqual(
    said.filter((frame) => (JSON.parse(frame) as { t: string }).t !== 'pong'),
    [],
    'something was told about a sealed Hypogeum',
  );
  assert.equal(await ben.page.locator('.hg-mat', { hasText: name }).count(), 0);
  const seq = await seqOf(ben.page);
  await ben.page.locator('.hg-men button').first().click();
  await ben.page.click('.bar .btn.go');
  await ben.page.waitForFunction(
    (then) => Number(document.querySelector<HTMLElement>('.table-page')!.dataset['seq']) > then,
    seq,
  );
  await Promise.all([ben, cleo].map(({ page }) => echoed(page)));
  let searched = 0;
  for (const [who, from] of [
    ['ben', before[0]!],
    ['cleo', before[1]!],
  ] as const)
    for (const { plan, assigned } of toldOfAnna(heard[who]!.slice(from))) {
      // HG-12.14: a back where a card lies, and nothing that says which.
      if (plan !== undefined) searched++;
      for (const list of plan === undefined ? [] : [plan.fighters, plan.combat, plan.special])
        for (const item of list) assert.ok(item < 0, `${who} was told the plan ${JSON.stringify(plan)}`);
      for (const event of assigned)
        assert.deepEqual(
          Object.keys(event).filter((key) => /gladiators|cards/.test(key)),
          [],
        );
    }
  assert.ok(searched > 0, 'no update was searched');
  assert.deepEqual(answersIn(heard['ben']!, 1), []);
  assert.deepEqual(answersIn(heard['cleo']!, SPECTATOR), []);
  console.log(
    `${heard['ben']!.length} and ${heard['cleo']!.length} frames searched, ${searched} of them updates after the seal`,
  );
  await Promise.all([anna, ben, cleo].map(({ context }) => context.close()));
});

/** A fetch to the server and back: what it had sent before has come. */
const echoed = (page: Page): Promise<unknown> => page.evaluate(() => fetch('/healthz').then((answer) => answer.text()));
