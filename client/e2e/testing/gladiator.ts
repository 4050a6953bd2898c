// A scripted player of Gladiatori at its own table, by keyboard alone or with a finger.
//
// He does what the table asks, in the way the table expects it: hexes in the arena, cards of the hand, buttons of the
// action bar. By keyboard the player goes from control to control with Tab, as a player without a mouse must.

import type { Page } from 'playwright-core';
import { seqOf, settled } from '#client/e2e/testing/player.ts';
import { tabTo } from '#client/e2e/testing/tab.ts';

/** What the table asks now. */
export type AskedScene =
  | 'create'
  | 'items'
  | 'auction'
  | 'place'
  | 'split'
  | 'walk'
  | 'aim'
  | 'cards'
  | 'things'
  | 'other'
  | 'wait'
  | 'over';

export const sceneOf = (page: Page): Promise<AskedScene> =>
  page.evaluate(() => {
    const has = (selector: string): boolean => document.querySelector(selector) !== null;
    if (has('.gl-ending')) return 'over';
    if (has('.table-page[data-sending]')) return 'wait';
    if (!has('.bar .btn.go') && !has('.tray') && !has('.bar [data-fallback]')) return 'wait';
    if (has('.gl-create')) return 'create';
    if (has('.gl-purse')) return 'auction';
    if (has('.gl-cards-out .card.can')) return 'items';
    if (has('.gl-split')) return 'split';
    if (has('.gl-cell.place')) return 'place';
    if (has('.gl-cell.go')) return 'walk';
    if (has('.gl-cell.can')) return 'aim';
    if (has('.gl-tray .card.can')) return 'cards';
    if (has('.gl-thing')) return 'things';
    return 'other';
  });

/** The next scene in which something is asked, or the end. */
export async function nextScene(page: Page): Promise<AskedScene> {
  for (;;) {
    const scene = await sceneOf(page);
    if (scene !== 'wait') return scene;
    await page.waitForFunction(
      () =>
        document.querySelector('.table-page[data-sending]') === null &&
        document.querySelector('.gl-ending, .bar .btn.go, .tray, .bar [data-fallback]') !== null,
      undefined,
      { timeout: 20_000 },
    );
  }
}

const GO = '.bar .btn.go:not([aria-disabled="true"])';
const FALLBACK = '.bar [data-fallback]';
const OTHERS = '.bar .btn:not(.ghost):not([aria-disabled="true"]), .tray .opt';

const isThere = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.querySelector(wanted) !== null, selector);

async function pressOn(page: Page, selector: string): Promise<void> {
  if (!(await tabTo(page, selector)))
    throw new Error(`no Tab leads to ${selector}: ${await page.innerText('.status')}`);
  await page.keyboard.press('Enter');
}

/** Clicks it, or takes the default. */
async function send(page: Page): Promise<void> {
  await page.waitForSelector(`${GO}, ${FALLBACK}, ${OTHERS}`);
  if (await isThere(page, GO)) await pressOn(page, GO);
  else if (await isThere(page, FALLBACK)) await pressOn(page, FALLBACK);
  else await pressOn(page, OTHERS);
}

/** Answers one question by keyboard; `roll` decides where there is a choice. */
export async function answerByKeys(page: Page, scene: AskedScene, roll: (below: number) => number): Promise<void> {
  switch (scene) {
    case 'create':
      await pressOn(page, '.gl-ready-take');
      return send(page);
    case 'items':
      await pressOn(page, '.gl-cards-out .card.can');
      return send(page);
    case 'place':
    case 'aim':
      await tabTo(page, '.gl-cell');
      await page.keyboard.press('l');
      await page.keyboard.press('Enter');
      return send(page);
    case 'walk':
      if (roll(2) === 0) return pressOn(page, FALLBACK);
      await tabTo(page, '.gl-cell');
      for (let i = roll(9); i >= 0; i--) await page.keyboard.press('l');
      await page.keyboard.press('Enter');
      if (roll(2) === 0) await page.keyboard.press('.');
      return send(page);
    case 'cards':
      if (roll(3) > 0) await pressOn(page, '.gl-tray .card.can');
      return send(page);
    case 'things':
      if (await isThere(page, FALLBACK)) return pressOn(page, FALLBACK);
      await pressOn(page, '.gl-thing');
      return send(page);
    default:
      return send(page);
  }
}

/** Answers one question with a finger. */
export async function answerByTouch(page: Page, scene: AskedScene, roll: (below: number) => number): Promise<void> {
  const tap = async (selector: string): Promise<void> => {
    const found = page.locator(selector);
    const count = await found.count();
    if (count === 0) throw new Error(`nothing to tap: ${selector}`);
    await found.nth(roll(count)).tap();
  };
  if (scene === 'create') await tap('.gl-ready-take');
  if (scene === 'items') await tap('.gl-cards-out .card.can');
  if (scene === 'place' || scene === 'aim') await tap('.gl-cell.can');
  if (scene === 'cards' && roll(3) > 0) await tap('.gl-tray li:not(:has(+ li.same)) .card.can');
  await page.waitForSelector(`${GO}, ${FALLBACK}, ${OTHERS}`);
  if (await isThere(page, GO)) return tap(GO);
  if (await isThere(page, FALLBACK)) return tap(FALLBACK);
  return tap(OTHERS);
}

/** Answers one question, and waits until the table has accepted the answer. */
export async function step(
  page: Page,
  answer: typeof answerByKeys,
  scene: AskedScene,
  roll: (below: number) => number,
): Promise<void> {
  const before = await seqOf(page);
  await answer(page, scene, roll);
  await settled(page);
  if ((await seqOf(page)) === before)
    throw new Error(`${scene} was not answered: ${await page.innerText('.status')} ${await page.innerText('.bar')}`);
}

/** Plays until the match is over, or so many questions are answered; returns how many were. */
export async function playOn(
  page: Page,
  answer: typeof answerByKeys,
  roll: (below: number) => number,
  most: number,
): Promise<number> {
  for (let count = 0; count < most; count++) {
    const scene = await nextScene(page);
    if (scene === 'over') return count;
    await step(page, answer, scene, roll);
  }
  return most;
}

/** Answers by keyboard until the table shows such a scene. */
export async function untilScene(page: Page, wanted: string, roll: (below: number) => number): Promise<void> {
  for (let i = 0; i < 60; i++) {
    const scene = await nextScene(page);
    if (scene === wanted) return;
    await step(page, answerByKeys, scene, roll);
  }
  throw new Error(`the scene '${wanted}' did not come`);
}
