// A short match on a server between browsers, played to its end.

import type { Page } from 'playwright-core';
import { type House, type Visit, visit } from '#client/e2e/testing/house.ts';
import { answer, dice, turnOf } from '#client/e2e/testing/player.ts';

/** Asks the server as the page's own person. */
const post = (page: Page, path: string, body: object): Promise<{ match: string }> =>
  page.evaluate(
    async ([address, text]) => {
      const response = await fetch(address!, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: text!,
      });
      if (!response.ok) throw new Error(await response.text());
      return response.json();
    },
    [path, JSON.stringify(body)],
  );

/** People at a table of Harenula for one round, each in a separate browser. */
export async function sitTogether(house: House, names: readonly string[]): Promise<{ match: string; people: Visit[] }> {
  const people: Visit[] = [];
  let match = '';
  for (const name of names) {
    const one = await visit(house);
    people.push(one);
    await one.page.goto(house.url);
    if (match === '') {
      const seats = names.map((_, seat) => ({ kind: seat === 0 ? 'me' : 'open' }));
      const made = { game: 'harenula', options: { rounds: 1 }, seats, name };
      match = (await post(one.page, `${house.url}api/matches`, made)).match;
    }
    await post(one.page, `${house.url}api/matches/${match}/join`, { name, nonce: name });
  }
  await Promise.all(people.map(({ page }) => page.goto(`${house.url}m/${match}`)));
  await Promise.all(people.map(({ page }) => page.waitForSelector('.table-page')));
  return { match, people };
}

/** Plays until all pages show the result. */
export async function playOut(pages: readonly Page[], seed: number): Promise<void> {
  const roll = dice(seed);
  for (let n = 0; n < 400; n++) {
    const turns = await Promise.all(pages.map(turnOf));
    if (turns.every((turn) => turn === 'over')) return;
    const page = pages[turns.indexOf('asked')];
    if (page === undefined) await pages[0]!.waitForTimeout(50);
    else await answer(page, roll);
  }
  throw new Error('the match did not end');
}
