// What the tables of House of Gladiators and Jugula show at moments of their own: each is planted and looked at.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { type House, openHouse, type Visit, visit } from '#client/e2e/testing/house.ts';
import { LOOKS } from '#client/e2e/testing/looks.ts';
import { LUDI } from '#client/e2e/testing/ludi.ts';
import { type Moment, plant, reach } from '#client/e2e/testing/planted.ts';
import { dice, seqOf, settled } from '#client/e2e/testing/player.ts';
import { playOn } from '#client/e2e/testing/zones.ts';
import type { LudiView } from '#games/house-of-gladiators/view.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

let house: House;
let [desk, phone]: Visit[] = [];
before(async () => {
  house = await openHouse();
  [desk, phone] = [await visit(house), await visit(house, PHONE)];
});
after(async () => {
  assert.deepEqual([desk?.watched.faults, phone?.watched.faults], [[], []]);
  await house.close();
});

const ludi = (name: string, clause: string | null, when?: (view: LudiView) => boolean): Moment =>
  ({ name, game: 'house-of-gladiators', seats: 3, clause, ...(when === undefined ? {} : { when }) }) as Moment;
const open = (page: Page, moment: Moment) => plant(page, house, reach(moment));
const jugula = (name: string, as = `scene-${name}`): Moment => ({
  ...LOOKS.find((look) => look.name === `jugula-${name}`)!,
  name: as,
});

/** Keeps every selector that was visible at some moment from now on. */
const watch = (page: Page, selectors: readonly string[]): Promise<void> =>
  page.evaluate((all) => {
    const seen = new Set<string>();
    Object.assign(globalThis, { seen });
    const look = (): void => {
      for (const selector of all) if (document.querySelector(selector) !== null) seen.add(selector);
    };
    look();
    new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
  }, selectors);
const seenOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(globalThis as unknown as { seen: Set<string> }).seen]);

async function pace(page: Page, ms: number): Promise<void> {
  await page.evaluate((to) => {
    const kept = JSON.parse(localStorage.getItem('harena.settings')!) as object;
    localStorage.setItem('harena.settings', JSON.stringify({ ...kept, pace: to }));
  }, ms);
  await page.reload();
  await page.waitForSelector('.table-page[data-asked]');
}

test('HG-14.16 every start comes with its chances, and the wheel, dice, sums, health and rewards are seen', async () => {
  const { page } = desk!;
  await open(
    page,
    ludi('bout', 'HG-14.16', (view) => view.round >= 2),
  );
  const rows = await page.locator('.hg-chances tbody tr').allInnerTexts();
  assert.equal(rows.length, 3);
  for (const row of rows) assert.match(row, /\d+ %\s+\d+ %\s+\d+ %/);
  await pace(page, 60);
  const wanted = ['.hg-wheel.open', '.throw .hg-die', '.hg-rs.w', '.hg-reward', '.hg-fly', '.hg-duty li'];
  await watch(page, wanted);
  await playOn(page, dice(3), { things: LUDI, most: 25, until: (clause) => clause === 'HG-5.4' });
  const seen = await seenOn(page);
  for (const selector of wanted) assert.ok(seen.includes(selector), `${selector}: ${seen.join()}`);
  await pace(page, 0);
});

test('HG-12.5 a man and a card are dragged to a mat', async () => {
  const { page } = desk!;
  await open(
    page,
    ludi('drag', 'HG-12.5', (view) => view.round >= 3),
  );
  const mat = page.locator('.hg-mat:has(button.hg-mat-head)').last();
  const name = await page.locator('.hg-men button > span:not(.med) > b').first().innerText();
  await page.locator('.hg-men button').first().dragTo(mat);
  await page.waitForFunction((man) => document.querySelector('.hg-mat .hg-lies .name')?.textContent === man, name);
  assert.equal(await mat.locator('.hg-lies .name').innerText(), name);
  const cards = page.locator('.hg-hand button.can');
  if ((await cards.count()) > 0) {
    const card = await cards.first().locator('b').innerText();
    await cards.first().dragTo(mat);
    await mat.locator('.hg-socket b', { hasText: card }).waitFor();
  }
});

test('HG-5.4 an amount that nobody has chosen is not shown, and the first one offered has no coin', async () => {
  const { page } = desk!;
  await open(
    page,
    ludi('unchosen', 'HG-5.4', (view) => view.houses[0]!.coins >= 12),
  );
  assert.equal(await page.innerText('.hg-between output'), '–');
  const first = Number(await page.locator('.hg-coin').nth(5).innerText()) + 1;
  await page.locator('.hg-step').last().click();
  await page.locator('.bar .btn.go', { hasText: `Bid ${first},` }).waitFor();
  assert.equal(await page.innerText('.hg-between output'), String(first));
});

test('HG-5.4 an amount between the coins is bid', async () => {
  const { page } = desk!;
  await open(
    page,
    ludi('between', 'HG-5.4', (view) => view.houses[0]!.coins >= 12),
  );
  const before = await seqOf(page);
  // The six least bids lie there: how high they are depends on what was bid before.
  const coin = page.locator('.hg-coin').nth(5);
  const next = Number(await coin.innerText()) + 1;
  await coin.click();
  await page.locator('.hg-step').last().click();
  await page.locator('.bar .btn.go', { hasText: `Bid ${next},` }).waitFor();
  await page.click('.bar .btn.go');
  await settled(page);
  assert.ok((await seqOf(page)) > before);
});

for (const [name, clause, thing] of [
  ['re-roll', 'HG-23.7', '.hg-die-button'],
  ['forfeit', 'HG-13.2', '.hg-forfeit .hg-th'],
  ['collecting', 'HG-13.16', '.hg-choice .can'],
  ['owner', 'HG-17.3', '.hg-th'],
  ['second level', 'HG-11.6', '.hg-choice .can'],
] as const) {
  test(`${clause} ${name}: the thing is there, and one touch and the button answer`, async () => {
    const { page } = desk!;
    await open(page, { ...ludi(`scene ${name}`, clause), level: clause.startsWith('HG-13') ? 'random' : 'heuristic' });
    const before = await seqOf(page);
    await page.locator(thing).first().click();
    await page.click('.bar .btn.go:not([aria-disabled="true"])');
    await settled(page);
    assert.ok((await seqOf(page)) > before);
  });
}

test('tasks with their progress, the race and the end', async () => {
  const { page } = desk!;
  await open(
    page,
    ludi('race', 'HG-10.1', (view) => view.round >= 2),
  );
  assert.match(await page.innerText('.hg-task em'), /\d+ of \d+/);
  assert.equal(await page.locator('.hg-race li').count(), 3);
  await open(page, ludi('over', null));
  await page.waitForSelector('.result');
  assert.equal((await page.locator('.hg-race .seals .done').count()) >= 3, true);
});

test('JU-21.5 the way of a planned movement is drawn, and a square is typed as on the board', async () => {
  const { page } = desk!;
  await open(page, jugula('move', 'jugula-move'));
  await page.locator('.ju-arena .sk-spot').nth(4).click();
  await page.waitForSelector('.ju-way polyline');
  await page.keyboard.press('/');
  await page.waitForSelector('[data-typing]:focus');
  const example = (await page.getAttribute('[data-typing]', 'placeholder'))!;
  assert.match(example, /^([a-h][1-8][nesw]+|free)$/);
  const before = await seqOf(page);
  const label = await page.locator('.ju-arena .sk-spot:not(.taken)').first().getAttribute('aria-label');
  const [square] = /[a-h][1-8]/.exec(label!)!;
  for (const facing of ['n', 's', 'e', 'w', 'ne', 'nw', 'se', 'sw']) {
    await page.fill('[data-typing]', `${square}${facing}`);
    await page.keyboard.press('Enter');
    await settled(page);
    if ((await seqOf(page)) > before) break;
  }
  assert.ok((await seqOf(page)) > before);
  await page.keyboard.press('Escape');
});

test('JU-21.7 the odds that were seen stay with the combat, and what came is framed', async () => {
  const { page } = desk!;
  await open(page, jugula('combat'));
  await page.locator('.ju-hand .can').first().click();
  const odds = await page.locator('.ju-ledger .ju-bars').first().innerText();
  // The other may attack again at once: what was visible is kept.
  await page.evaluate(() => {
    const kept = { text: '', came: 0 };
    Object.assign(globalThis, { kept });
    new MutationObserver(() => {
      const bars = document.querySelector<HTMLElement>('.ju-were .ju-bars');
      if (bars === null || kept.text !== '') return;
      Object.assign(kept, { text: bars.innerText, came: bars.querySelectorAll('.came').length });
    }).observe(document, { childList: true, subtree: true });
  });
  await page.click('.bar .btn.go');
  const kept = await page.waitForFunction(() => {
    const { kept } = globalThis as unknown as { kept: { text: string; came: number } };
    return kept.text === '' ? null : kept;
  });
  assert.deepEqual(await kept.jsonValue(), { text: odds, came: 1 });
});

test('JU-13.14 who threatens a fighter is named and drawn; JU-21.8 the reserve lies beside the count of the deck', async () => {
  const { page } = desk!;
  await open(page, jugula('aim'));
  await page.locator('.ju-arena .sk-spot.foe').first().hover();
  await page.waitForSelector('.ju-threats .head');
  assert.match(await page.innerText('.ju-caption'), /Threatened by \w+[^:]*: −1/);
  await open(page, jugula('prima'));
  const edges = await page
    .locator('.ju-shelf, .ju-ledger')
    .evaluateAll((boxes) => boxes.map((box) => box.getBoundingClientRect()).map(({ left, right }) => [left, right]));
  assert.ok(edges[0]![1]! <= edges[1]![0]!, JSON.stringify(edges));
  const cut = await page
    .locator('.ju-shelf .ju-full')
    .evaluateAll((cards) => cards.filter((card) => card.scrollWidth > card.clientWidth + 2).length);
  assert.equal(cut, 0);
  await page.locator('.ju-shelf .can').first().click();
  assert.match(await page.innerText('.ju-deck'), /cards\s+12\s+13/);
});

test('JU-21.1 a familia is copied as text and taken from text; what is wrong with one is said', async () => {
  const { page } = desk!;
  await open(page, jugula('familia'));
  await page.fill('.ju-kept input', 'murmillo, murmillo');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.ju-kept output');
  await page.fill('.ju-kept input', 'veles, secutor, thraex, scissor');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelectorAll('.ju-armatura[aria-pressed=true]').length === 4);
  await page.locator('.ju-ready button').first().click();
  await page.locator('.ju-kept button[type=button]').click();
  assert.equal(await page.inputValue('.ju-kept input'), 'murmillo, provocator, thraex, retiarius');
});

test('on a phone Vox Populi is a strip above the arena', async () => {
  const { page } = phone!;
  await open(page, jugula('aim'));
  assert.equal(await page.locator('.ju-strip li:not(.head)').count(), 11);
  assert.equal(await page.locator('.ju-strip .med').count(), 2);
});
