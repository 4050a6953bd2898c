// A scripted player who plays by mouse, without a plan, who takes what is offered until it can be sent.
//
// The player uses only the house's controls, which every game has; where a game draws a request itself, the list is opened.
// On a touch screen things are tapped.

import type { Locator, Page } from 'playwright-core';

/** Random numbers that are the same every time. */
export function dice(seed: number): (below: number) => number {
  let state = seed >>> 0 || 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

/** The page has an unanswered question, and nothing is on its way. */
export const ASKED = '.table-page[data-asked]:not([data-answered], [data-sending])';

export type Turn = 'asked' | 'over' | 'waiting' | 'curtain';

/** In the page: what the player must do now. */
function turnHere(): Turn {
  if (document.querySelector('.curtain') !== null) return 'curtain';
  if (document.querySelector('.result') !== null) return 'over';
  return document.querySelector('.table-page[data-asked]:not([data-answered], [data-sending])') === null
    ? 'waiting'
    : 'asked';
}
export const turnOf = (page: Page): Promise<Turn> => page.evaluate(turnHere);

/** Waits until a seat is asked or the match is over. */
export async function untilAsked(page: Page, within = 20_000): Promise<Turn> {
  const end = Date.now() + within;
  for (;;) {
    const turn = await turnOf(page);
    if (turn !== 'waiting') return turn;
    if (Date.now() > end) throw new Error(`nobody was asked within ${within} ms: ${await page.innerText('.status')}`);
    await page.waitForFunction((asked) => document.querySelector(`${asked}, .result, .curtain`) !== null, ASKED, {
      timeout: within,
    });
  }
}

/** The number of the page's last update; it increases with every event. */
export const seqOf = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.querySelector<HTMLElement>('.table-page')?.dataset['seq'] ?? -1));

/** Waits until no message of this page is on its way. */
export const settled = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => document.querySelector('.table-page[data-sending]') === null);
};

/** Lines of the log that the page shows. */
export const linesOf = (page: Page): Promise<number> => page.locator('.log .ln, .log .log-head').count();

const isTouched = (page: Page): Promise<boolean> => page.evaluate(() => navigator.maxTouchPoints > 0);

const press = async (found: Locator): Promise<void> => ((await isTouched(found.page())) ? found.tap() : found.click());

/** Answers the question on the page, and waits until the table has accepted the answer. */
export async function answer(page: Page, roll: (below: number) => number): Promise<void> {
  const before = await seqOf(page);
  for (let tries = 0; tries < 60; tries++) {
    const list = page.locator('.bar button[aria-pressed="false"]');
    if ((await page.locator('.tray').count()) === 0 && (await list.count()) > 0) await press(list.first());
    if (tries > 25 && (await page.locator('[data-fallback]').count()) > 0)
      await press(page.locator('[data-fallback]').first());
    else {
      const go = page.locator('.bar .btn.go:not([aria-disabled="true"])');
      const sends = (await go.count()) > 0 && (roll(3) > 0 || tries > 12);
      if (sends) await press(go);
      else await touch(page, roll);
    }
    await settled(page);
    if ((await seqOf(page)) !== before) return;
  }
  throw new Error(`no answer was found to: ${await page.innerText('.status')}`);
}

/** Clicks something in the tray. */
async function touch(page: Page, roll: (below: number) => number): Promise<void> {
  const found = page.locator('.tray .opt, .tray .chip:not(.many), .tray .stepper button:not([aria-disabled="true"])');
  const count = await found.count();
  if (count > 0) await press(found.nth(roll(count)));
}

/** Answers by keyboard alone: opens the box for typed answers and types its example. */
export async function typeAnswer(page: Page): Promise<void> {
  const before = await seqOf(page);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('/');
  await page.waitForSelector('[data-typing]:focus');
  await page.keyboard.type((await page.getAttribute('[data-typing]', 'placeholder')) ?? '');
  await page.keyboard.press('Enter');
  await settled(page);
  if ((await seqOf(page)) === before) throw new Error(`the example was not taken: ${await page.innerText('.bar')}`);
}
