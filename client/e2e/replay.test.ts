// Replays: all navigation, the address, and what is shown of a finished and of a running match.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type House, openHouse, type Visit, visit } from '#client/e2e/testing/house.ts';
import { plantHere, reach } from '#client/e2e/testing/planted.ts';
import { isAt } from '#client/e2e/testing/replay.ts';

let house: House;
/** Of all tests that need no other. */
let visitor: Visit;
before(async () => {
  house = await openHouse();
  visitor = await visit(house);
});
after(() => house.close());

test('a finished match is watched again: by key, button, round, slider and by itself, from every seat', async () => {
  const { page, watched } = visitor;
  await plantHere(page, house, reach({ name: 'replayed', game: 'harenula', seats: 2, clause: null }));
  await page.click('.result-acts a');
  await page.waitForSelector('.replay-bar');
  await isAt(page, 0);
  const steps = Number(await page.getAttribute('.replay-bar .slider', 'max'));
  assert.ok(steps > 11, `${steps} steps`);
  for (const [key, step] of [
    ['ArrowRight', 1],
    ['ArrowRight', 2],
    ['ArrowLeft', 1],
    ['PageDown', 11],
    ['PageUp', 1],
    ['End', steps],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await isAt(page, step);
  }
  await page.click('[data-about="Ten on"]');
  await isAt(page, 10);
  await page.click('[data-about="Ten back"]');
  await isAt(page, 0);
  const lines = async (): Promise<number> => page.locator('.log-head').count();
  const heads = await lines();
  await page.keyboard.press(']');
  await page.waitForFunction((n) => document.querySelectorAll('.log-head').length > n, heads);
  await page.click('[data-about="Round back"]');
  await page.waitForFunction((n) => document.querySelectorAll('.log-head').length === n, heads);

  await page.fill('.slider', '7');
  await isAt(page, 7);
  // A line of the log leads to the moment just after it.
  const last = await page.innerText('.log .ln-text >> nth=-1');
  await page.keyboard.press('End');
  await isAt(page, steps);
  await page.getByRole('button', { name: last, exact: true }).first().click();
  await page.waitForFunction((n) => Number(new URLSearchParams(location.search).get('at')) < n, steps);
  await page.waitForFunction(
    (text) => [...document.querySelectorAll<HTMLElement>('.log .ln-text')].at(-1)?.innerText === text,
    last,
  );
  await page.fill('.slider', '7');
  await isAt(page, 7);
  // Slow for the pause, so that it is not over before; fast to its end.
  await page.click('[aria-label="Play"]');
  await page.waitForFunction(() => Number(new URLSearchParams(location.search).get('at')) >= 8);
  await page.click('[aria-label="Pause"]');
  await page.fill('.slider', String(steps - 1));
  await isAt(page, steps - 1);
  await page.selectOption('.replay-bar select >> nth=0', '4');
  await page.click('[aria-label="Play"]');
  await isAt(page, steps);
  await page.waitForSelector('[aria-label="Play"]');

  // Everybody sees the backs of cards; once the match is over every seat's own view is open.
  await page.goto(`${house.url}${new URL(page.url()).pathname.slice(1)}?at=7`);
  await isAt(page, 7);
  const gallery = await page.innerText('.table-main');
  await page.selectOption('.replay-bar select >> nth=1', '1');
  await page.waitForFunction(
    (before) => document.querySelector<HTMLElement>('.table-main')!.innerText !== before,
    gallery,
  );
  assert.match(page.url(), /at=7&seat=1/);
  assert.deepEqual(watched, { faults: [], strangers: [] });
});
