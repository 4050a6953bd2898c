// A scripted player who answers on a game's table alone, by mouse, with a finger or by keyboard. The player touches things,
// the filled button sends, and the list is never opened.

import type { Page } from 'playwright-core';
import { seqOf, settled } from '#client/e2e/testing/player.ts';
import { tabTo } from '#client/e2e/testing/tab.ts';

export type Hand = 'mouse' | 'touch' | 'keys';

export interface Things {
  /** Everything on the table that stands for an answer or a part of one. */
  things: readonly string[];
  /** What is taken first where it is shown. */
  first?: string;
  /** One in so many times a button of the bar is taken instead. */
  leaves: number;
}

const GO = '.bar .btn.go:not([aria-disabled="true"])';
const BESIDE = '.bar .btn:not(.go, .ghost)';
const MOST = 80;
/** Milliseconds after which an element has gone with its question; a busy machine needs some for a click. */
const GONE = 5000;
const ARROWS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'];

/** Which of the elements that a selector finds are visible, by their numbers. */
type Seen = { [selector: string]: number[] };

const seenOn = (page: Page, selectors: readonly string[]): Promise<Seen> =>
  page.evaluate((all) => {
    const isSeen = (node: Element): boolean => node.checkVisibility({ visibilityProperty: true });
    const seen: Seen = {};
    for (const selector of all)
      seen[selector] = [...document.querySelectorAll(selector)].flatMap((node, i) => (isSeen(node) ? [i] : []));
    return seen;
  }, selectors);

/** Of things that arrow keys move between, such as the cells of an arena, Tab stops at one alone. */
const STOP = 'data-stop-of-things';

/** In the page: marks where Tab must stop on the way to an element; whether arrow keys lead on from there. */
function markStop([selector, n, mark]: readonly [string, number, string]): 'none' | 'alone' | 'among' {
  for (const old of document.querySelectorAll(`[${mark}]`)) old.removeAttribute(mark);
  const thing = document.querySelectorAll<HTMLElement>(selector)[n];
  if (thing === undefined) return 'none';
  if (thing.tabIndex >= 0) {
    thing.setAttribute(mark, '');
    return thing.parentElement?.querySelector(':scope > [tabindex="-1"]') == null ? 'alone' : 'among';
  }
  for (let group = thing.parentElement; group !== null; group = group.parentElement) {
    const stop = group.querySelector('[data-place][tabindex="0"]') ?? group.querySelector('[tabindex="0"]');
    stop?.setAttribute(mark, '');
    if (stop !== null) return 'among';
  }
  return 'none';
}

/** Tab leads to the thing, or to the stop it belongs to, and there arrow keys lead on. Enter presses what fits. */
async function pressByKeys(page: Page, selector: string, n: number, roll: (below: number) => number): Promise<void> {
  const stop = await page.evaluate(markStop, [selector, n, STOP] as const);
  if (stop === 'none') return;
  if (!(await tabTo(page, `[${STOP}]`, 0))) await page.locator(`[${STOP}]`).focus({ timeout: GONE });
  for (let steps = stop === 'among' ? roll(8) : 0; steps > 0; steps--) await page.keyboard.press(ARROWS[roll(4)]!);
  const isThere = await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
  if (isThere) await page.keyboard.press('Enter');
}

/** Answers the question on the page; afterwards it is answered, and the table has said so. */
export async function touchAnswer(
  page: Page,
  roll: (below: number) => number,
  { things, first, leaves }: Things,
  hand: Hand = 'mouse',
): Promise<void> {
  const before = await seqOf(page);
  const all = things.join(', ');
  const press = async (selector: string, n: number): Promise<void> => {
    const found = page.locator(selector).nth(n);
    const done =
      hand === 'keys'
        ? pressByKeys(page, selector, n, roll)
        : hand === 'touch'
          ? found.tap({ timeout: GONE })
          : found.click({ timeout: GONE });
    // An element that has just gone with its question is no error.
    await done.catch(() => {});
  };
  for (let tries = 0; tries < MOST; tries++) {
    const seen = await seenOn(page, [GO, BESIDE, all, ...(first === undefined ? [] : [first])]);
    const [go, beside, offered, early] = [seen[GO]!, seen[BESIDE]!, seen[all]!, seen[first ?? all]!];
    const any = (numbers: readonly number[]): number => numbers[roll(numbers.length)]!;
    if (go.length > 0 && (roll(3) > 0 || tries > 12)) await press(GO, go[0]!);
    else if (first !== undefined && early.length > 0 && roll(4) > 0) await press(first, any(early));
    else if (beside.length > 0 && (offered.length === 0 || roll(leaves) === 0 || tries > 50))
      await press(BESIDE, any(beside));
    else if (offered.length > 0) await press(all, any(offered));
    await settled(page);
    if ((await seqOf(page)) !== before) return;
  }
  throw new Error(`nothing on the table answers: ${await page.innerText('.status')} ${await page.innerText('.bar')}`);
}

/** Notes from now on when the house's list is shown on this page; the returned function gives the clauses. */
export async function watchLists(page: Page): Promise<() => Promise<string[]>> {
  const watch = (): void => {
    const shown: string[] = [];
    Object.assign(globalThis, { shown });
    new MutationObserver(() => {
      const clause = document.querySelector<HTMLElement>('.table-page')?.dataset['clause'] ?? '';
      if (document.querySelector('.tray') !== null && shown.at(-1) !== clause) shown.push(clause);
    }).observe(document, { childList: true, subtree: true });
  };
  await page.addInitScript(watch);
  await page.evaluate(watch);
  return () => page.evaluate(() => (globalThis as unknown as { shown: string[] }).shown);
}
