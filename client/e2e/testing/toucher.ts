// A scripted player who answers on a game's table alone, by mouse, with a finger or by keyboard: he touches things, and the
// filled button sends. He never opens the list.

import type { Page } from 'playwright-core';
import { seqOf, settled } from '#client/e2e/testing/player.ts';

/** By keyboard he takes what Tab leads to; inside an arena, which is one stop, he goes on with the arrow keys. */
export type Hand = 'mouse' | 'touch' | 'keys';

export interface Things {
  /** Everything on the table that stands for an answer or a part of one. */
  things: readonly string[];
  /** What he takes first where it is to be seen. */
  first?: string;
  /** One in so many times he takes a button of the bar instead. */
  leaves: number;
}

const GO = '.bar .btn.go:not([aria-disabled="true"])';
const BESIDE = '.bar .btn:not(.go, .ghost)';
const MOST = 80;
const ARROWS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'];

/** Which of the elements that a selector finds can be seen, by their numbers. */
type Seen = { [selector: string]: number[] };

const seenOn = (page: Page, selectors: readonly string[]): Promise<Seen> =>
  page.evaluate((all) => {
    const isSeen = (node: Element): boolean => node.checkVisibility({ visibilityProperty: true });
    const seen: Seen = {};
    for (const selector of all)
      seen[selector] = [...document.querySelectorAll(selector)].flatMap((node, i) => (isSeen(node) ? [i] : []));
    return seen;
  }, selectors);

/** Where the focus is on something that fits, Enter presses it. */
async function pressByKeys(page: Page, selector: string, n: number, roll: (below: number) => number): Promise<void> {
  const found = page.locator(selector).nth(n);
  const isStop = await found.evaluate((node) => (node as HTMLElement).tabIndex >= 0);
  if (isStop) await found.focus({ timeout: 2000 });
  else {
    // It is one of many inside a stop: that has the focus first, and arrows lead on.
    await page.locator('[data-place][tabindex="0"]').first().focus({ timeout: 2000 });
    for (let steps = roll(8); steps > 0; steps--) await page.keyboard.press(ARROWS[roll(4)]!);
  }
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
          ? found.tap({ timeout: 1500 })
          : found.click({ timeout: 1500 });
    // What has just gone with its question is no mistake.
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

/** Counts how often the house's list was shown on this page from now on, however it came there. */
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
