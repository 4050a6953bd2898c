// The set-up page, as tests use it.

import type { Page } from 'playwright-core';

type Kind = 'me' | 'here' | 'open' | 'bot';

/** Clicks a seat at the table; seats count from 1. */
export const chooseSeat = (page: Page, seat: number): Promise<void> => page.click(`[data-seat="${seat - 1}"]`);

/** Says who sits at a seat. */
export async function seat(page: Page, place: number, kind: Kind): Promise<void> {
  await chooseSeat(page, place);
  await page.click(`.seat-form label:has([value="${kind}"])`);
}

export async function nameSeat(page: Page, place: number, name: string): Promise<void> {
  await chooseSeat(page, place);
  await page.fill('.seat-form input[type="text"]', name);
}

/** So many seats at the table. */
export const seats = (page: Page, count: number): Promise<void> =>
  page.click(`[data-seats] label:has([value="${count}"])`);

/** The level of the bot that was chosen last. */
export const level = (page: Page, name: string): Promise<void> => page.click(`.stairs label:has([value="${name}"])`);
