// A scripted player of Spartacus on its table alone: he touches things, and the filled button sends. He never opens the list.
//
// He plays with the mouse, with a finger, or with keys: then Tab and arrow keys lead him to what he touches, and Enter
// touches it.

import type { Page } from 'playwright-core';
import { settled } from '#client/e2e/testing/player.ts';

export type PlayedBy = 'mouse' | 'touch' | 'keys';

/** Everything on the table that stands for an answer or a part of one. */
const THINGS = [
  '.sp-spot',
  'button.sp-medal',
  '.sp-uses button:not([aria-disabled="true"])',
  '.sp-hand .can',
  '.sp-plaques .can',
  '.sp-plate',
  '.sp-die-button',
  '.sp-pooled button:not([aria-disabled="true"])',
  '.sp-slot:not([aria-disabled="true"])',
  '.sp-thumb:not([aria-disabled="true"])',
  '.sp-asks button:not([aria-disabled="true"])',
  '.sp-thing:not([aria-disabled="true"])',
].join(', ');

const GO = '.bar .btn.go:not([aria-disabled="true"])';
const BESIDE = '.bar .btn:not(.go, .ghost)';

/** Keys reach only one of the things that arrow keys move between. */
const REACHED = THINGS.split(', ')
  .map((thing) => `${thing}:not([tabindex="-1"])`)
  .join(', ');

interface Offered {
  seq: number;
  go: number;
  things: number;
  beside: number;
}

const offered = (page: Page, things: string): Promise<Offered> =>
  page.evaluate(
    ([go, thing, beside]) => {
      const count = (selector: string): number => document.querySelectorAll(selector).length;
      const seq = Number(document.querySelector<HTMLElement>('.table-page')?.dataset['seq'] ?? -1);
      return { seq, go: count(go), things: count(thing), beside: count(beside) };
    },
    [GO, things, BESIDE] as const,
  );

/** Whether the question on the page is answered by the house's list, because nothing on the table stands for it. */
export const isListed = async (page: Page): Promise<boolean> => (await page.locator('.tray').count()) > 0;

/** Counts from now on how often a list is opened on any page of this visitor. */
export async function watchLists(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(globalThis, { lists: 0 });
    let isOpen = false;
    new MutationObserver(() => {
      const opens = document.querySelector('.tray') !== null;
      if (opens && !isOpen) (globalThis as unknown as { lists: number }).lists++;
      isOpen = opens;
    }).observe(document, { childList: true, subtree: true });
  });
}
export const listsOpened = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { lists: number }).lists);

/** In the page: how many stops of Tab there are from what has the focus to the thing; negative: backwards. */
function stopsTo([selector, n]: readonly [string, number]): number {
  const stops = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]'),
  ].filter((one) => one.tabIndex >= 0 && !one.matches(':disabled') && one.checkVisibility());
  const goal = document.querySelectorAll<HTMLElement>(selector)[n];
  const to = goal === undefined ? -1 : stops.indexOf(goal);
  if (to < 0) return 0;
  const active = document.activeElement;
  const at = active === null || active === document.body ? -1 : stops.indexOf(active as HTMLElement);
  if (at >= 0) return to - at;
  // From something that is no stop itself, such as the status line, Tab goes to the next stop behind it.
  const next = stops.findIndex(
    (one) => active === null || active.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  return to - next + 1;
}

/** Leads the focus to a thing with Tab alone; whether it came there. */
async function tabTo(page: Page, selector: string, n: number): Promise<boolean> {
  for (let tries = 0; tries < 4; tries++) {
    const stops = await page.evaluate(stopsTo, [selector, n] as const);
    const key = stops < 0 ? 'Shift+Tab' : 'Tab';
    // Keys arrive in the order in which they were sent.
    await Promise.all(Array.from({ length: Math.abs(stops) }, () => page.keyboard.press(key)));
    const isThere = await page.evaluate(
      ([wanted, at]) => document.activeElement === (document.querySelectorAll(wanted)[at] ?? null),
      [selector, n] as const,
    );
    if (isThere) return true;
  }
  return false;
}

/** Touches one of the things; what has gone with its question meanwhile is no mistake. */
async function press(page: Page, way: PlayedBy, selector: string, n: number, roll: (below: number) => number) {
  if (way === 'keys') {
    if (!(await tabTo(page, selector, n))) return;
    const isOneOfMany = await page.evaluate(
      () => document.activeElement!.parentElement!.querySelector(':scope > [tabindex="-1"]') !== null,
    );
    for (let steps = isOneOfMany ? roll(4) : 0; steps > 0; steps--)
      await page.keyboard.press(roll(2) === 0 ? 'ArrowRight' : 'ArrowDown');
    await page.keyboard.press('Enter');
    return;
  }
  const found = page.locator(selector).nth(n);
  await (way === 'touch' ? found.tap({ timeout: 2000 }) : found.click({ timeout: 2000 })).catch(() => {});
}

/** Answers the question on the page by touching; afterwards it is answered, and the table has said so. */
export async function touchAnswer(page: Page, roll: (below: number) => number, way: PlayedBy = 'mouse'): Promise<void> {
  const selector = way === 'keys' ? REACHED : THINGS;
  let before = -1;
  for (let tries = 0; tries < 80; tries++) {
    const { seq, go, things, beside } = await offered(page, selector);
    if (before < 0) before = seq;
    else if (seq !== before) return;
    if (go > 0 && (roll(2) > 0 || tries > 20)) await press(page, way, GO, 0, roll);
    else if (things > 0 && (roll(6) > 0 || beside === 0) && tries < 60)
      await press(page, way, selector, roll(things), roll);
    else if (beside > 0) await press(page, way, BESIDE, roll(beside), roll);
    await settled(page);
  }
  if ((await offered(page, selector)).seq !== before) return;
  throw new Error(`nothing on the table answers: ${await page.innerText('.status')} ${await page.innerText('.bar')}`);
}
