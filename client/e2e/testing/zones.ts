// Playing on at a table that keeps its boxes: nothing in it may move, whatever is asked.

import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { untilAsked } from '#client/e2e/testing/player.ts';
import { type Hand, type Things, touchAnswer } from '#client/e2e/testing/toucher.ts';

const ZONES = ['.status', '.at-own', '.board-box', '.hand-box', '.at-others', '.at-log', '.bar'];

/** The boxes of everything that must not move. */
export const boxes = (page: Page, more: readonly string[] = []): Promise<string> =>
  page.evaluate(
    (zones) =>
      zones
        .map((zone) => {
          const box = document.querySelector(zone)?.getBoundingClientRect();
          return `${zone} ${box === undefined ? '' : [box.x, box.y, box.width, box.height].map(Math.round).join(' ')}`;
        })
        .join('\n'),
    [...ZONES, ...more],
  );

export interface PlayManner {
  things: Things;
  hand?: Hand;
  /** Zones of the game's own that must not move either. */
  zones?: readonly string[];
  most: number;
  /** Where to stop. */
  until?(clause: string): boolean;
}

/** Plays on from where the page stands, on the table alone; the clauses that were answered. */
export async function playOn(page: Page, roll: (below: number) => number, manner: PlayManner): Promise<string[]> {
  const { things, hand, zones = [], most, until } = manner;
  const asked: string[] = [];
  const before = await boxes(page, zones);
  for (let n = 0; n < most; n++) {
    if ((await untilAsked(page)) === 'over') break;
    const clause = (await page.getAttribute('.table-page', 'data-clause'))!;
    if (n > 0 && until?.(clause)) break;
    assert.equal(await boxes(page, zones), before, `at ${clause}`);
    assert.equal(await page.locator('.tray').count(), 0, `${clause} is answered on the table`);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `wider at ${clause}`);
    asked.push(clause);
    await touchAnswer(page, roll, things, hand);
  }
  return asked;
}
