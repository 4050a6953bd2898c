import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { faultsOf } from '#client/e2e/testing/axe.ts';
import { counted } from '#client/e2e/testing/counted.ts';
import { type House, openHouse, startMatch, visit } from '#client/e2e/testing/house.ts';
import { type Moment, plant, reach } from '#client/e2e/testing/planted.ts';
import { answer, dice, seqOf, typeAnswer, untilAsked } from '#client/e2e/testing/player.ts';
import type { SpartacusView } from '#games/spartacus/view.ts';

const AT_ONE_SCREEN = {
  name: 'one-screen',
  game: 'spartacus',
  seats: 3,
  clause: 'SP-5.12',
  when: (view: SpartacusView) => view.turn >= 2 && view.houses.slice(0, 2).every(({ hand }) => count(hand) > 1),
} as Moment;

/** Of a hand, which others know only by its size. */
const count = (hand: number | readonly unknown[]): number => (typeof hand === 'number' ? hand : hand.length);

/** What is in the page whenever something changes while the curtain is there, from its first moment on. */
async function keepCurtains(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const kept = new Set<string>();
    new MutationObserver(() => {
      if (document.querySelector('.curtain') !== null) kept.add(document.documentElement.outerHTML);
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    Object.assign(window, { keptCurtains: kept });
  });
  return () =>
    page.evaluate(() => {
      const { keptCurtains: kept } = window as unknown as { keptCurtains: Set<string> };
      const all = [...kept];
      kept.clear();
      return all;
    });
}

let house: House;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

test('without a network, after one visit, a match is started, played and kept', async () => {
  const { page, context } = await visit(house, { keepsClient: true });
  await page.goto(house.url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await startMatch(page, house, 'jugula');
  await untilAsked(page);
  await answer(page, dice(5));
  await untilAsked(page);
  await page.reload();
  await untilAsked(page);
  await page.goto(house.url);
  await page.waitForSelector('.cont li');
  await context.close();
});

test('one screen: nothing of a player is in the page before the curtain is lifted, nor while another sits there', async () => {
  const { page, context, watched } = await visit(house);
  const curtains = await keepCurtains(page);
  // Two people and a bot, in the second round: both people hold cards.
  const made = reach(AT_ONE_SCREEN);
  made.row.bots[1] = null;
  await plant(page, house, made, '.curtain');
  const hands = new Map<string, string[]>();
  const holders = new Set<string>();
  let searched = 0;
  const roll = dice(9);
  // Until both have held cards and some were searched for; when that happens depends on how they play.
  const isSearched = (): boolean => holders.size === 2 && searched > 5;
  for (let n = 0; n < 200 && (n < 6 || !isSearched()); n++) {
    if ((await untilAsked(page)) === 'curtain') {
      assert.equal(await page.locator('.table-page, .log').count(), 0);
      for (const html of [await page.content(), ...(await curtains())]) {
        for (const card of [...hands.values()].flat())
          assert.ok(!html.includes(card), `a card is in the page behind the curtain: ${card}`);
        assert.doesNotMatch(html, /\byou\b/i);
      }
      if (n === 0) assert.deepEqual(await faultsOf(page), []);
      await page.click('.curtain .btn');
      await page.waitForSelector('.table-page');
      assert.equal(await untilAsked(page), 'asked');
    }
    const name = (await page.innerText('.status p b')).replace(/\W+$/, '');
    const held = await page.locator('.sp-hand.own .band').allTextContents();
    // Guards lie on the table too, and the word is printed on cards.
    const own = held.filter((card) => card !== 'Guard');
    const told = (await page.textContent('.log')) ?? '';
    const html = await page.content();
    for (const card of [...hands].flatMap(([holder, cards]) => (holder === name ? [] : cards))) {
      // The player's own things, or what everybody was told, may be there.
      if (own.includes(card) || told.includes(card)) continue;
      assert.ok(!html.includes(card), `${name} finds another's card in the page: ${card}`);
      searched++;
    }
    hands.set(name, own);
    if (own.length > 0) holders.add(name);
    await answer(page, roll);
  }
  assert.ok(isSearched(), `both had a hand to hide: ${[...holders]}, ${searched} cards`);
  assert.deepEqual(watched, { faults: [], strangers: [] });
  await context.close();
});

test('a game that has nothing but its drawing as text, by keyboard alone: digits choose, Space takes the default, ? opens the rules at the clause, / takes typed answers', async () => {
  const { page, watched } = await visit(house);
  await page.goto(`${house.url}new/harenula`);
  await page.waitForSelector('[data-start]');
  for (let n = 0; n < 40 && !(await page.evaluate(() => document.activeElement?.matches('[data-start]'))); n++)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await untilAsked(page);
  const drawn = await page.innerText('.drawing pre');
  assert.match(drawn, /^round \d\/6/);
  assert.match(drawn, /^\*0 .+ hand .+/m);
  await counted(page.locator('.at-others .seat-list li'), 2);
  assert.deepEqual(await faultsOf(page), []);
  const clause = await page.innerText('.bar .say .rule');
  await page.keyboard.press('?');
  await page.waitForSelector(`dialog [id="${clause}"].here`);
  assert.deepEqual(await faultsOf(page), []);
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog', { state: 'detached' });
  await page.keyboard.press('/');
  await page.waitForSelector('[data-typing]:focus');
  await page.keyboard.type('nonsense');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.bar .refused');
  await page.keyboard.press('Escape');
  for (let n = 0; n < 5 && (await untilAsked(page)) === 'asked'; n++) {
    const before = await seqOf(page);
    const picks = (await page.locator('[data-digit="1"]').count()) > 0;
    if (!picks && (await page.locator('[data-fallback]').count()) === 0) {
      await typeAnswer(page);
      continue;
    }
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press(picks ? '1' : ' ');
    await page.waitForFunction(
      (seq) => document.querySelector<HTMLElement>('.table-page')?.dataset['seq'] !== String(seq),
      before,
    );
  }
  assert.match(await page.innerText('[data-live]'), /\S/);
  assert.notEqual(await page.innerText('.drawing pre'), drawn, 'the drawing does not follow');
  assert.deepEqual(watched, { faults: [], strangers: [] });
});
