// Four people in four browsers at a table of Spartacus on a server: a trade, a supported scheme, a foil by a guard, a tie in
// an auction, a declined invitation, bets and a verdict, all by touching what lies on the table. The four play towards
// these things: they ask each other for support and agree, launch at Houses with guards, answer with the guards, and in a
// fight go for each other.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { type House, openHouse, visit } from '#client/e2e/testing/house.ts';
import { ASKED, dice, seqOf, settled, turnOf } from '#client/e2e/testing/player.ts';
import { seat, seats } from '#client/e2e/testing/set-up.ts';
import { SPARTACUS } from '#client/e2e/testing/spartacus.ts';
import { touchAnswer, watchLists } from '#client/e2e/testing/toucher.ts';

const MOST = 900;
const NAMES = ['Anna', 'Ben', 'Cleo', 'Dora'];
const NUMERALS = ['I', 'II', 'III', 'IV'];
const GO = '.bar .btn.go:not([aria-disabled="true"])';
const BESIDE = '.bar .btn:not(.go, .ghost)';

/** What must have happened, as the log tells it. */
const WANTED: { readonly [what: string]: RegExp } = {
  'a trade': / trade: /,
  'a supported scheme': / launches .*\dsupport/,
  'a foil by a guard': /The guard of .* foils the scheme/,
  'a tie in an auction': /A tie: /,
  'a declined invitation': / declines/,
  bets: / bets \d/,
  'a verdict': / gives the thumb /,
};

let house: House;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

const seen = new Set<string>();

/** Everything the log of this page has told so far; what the influence of a launch was made of is opened first. */
async function readLog(page: Page): Promise<void> {
  const launched = page.locator('.log .ln', { hasText: ' launches ' }).locator('.opens[aria-expanded="false"]');
  while (!seen.has('a supported scheme') && (await launched.count()) > 0) await launched.first().click();
  const lines = await page.locator('.log .ln').allTextContents();
  for (const [what, pattern] of Object.entries(WANTED)) if (lines.some((line) => pattern.test(line))) seen.add(what);
}

/** Touches one thing after the other; false where one of them is not there. */
async function touchAll(page: Page, ...selectors: readonly string[]): Promise<boolean> {
  for (const selector of selectors) {
    const found = page.locator(selector).first();
    if ((await found.count()) === 0) return false;
    await found.click({ timeout: 4000 });
  }
  return true;
}

/** Offers a coin for the first thing of a neighbour, or takes what is offered; then closes. */
async function bargain(page: Page, seat: number): Promise<boolean> {
  if (seen.has('a trade')) return touchAll(page, BESIDE);
  if ((await page.locator('.sp-offers .yours').count()) > 0) return touchAll(page, '.sp-offers button:has(.yours)', GO);
  if (seat === 0 && (await page.locator('.sp-offers button').count()) === 0)
    return touchAll(page, '.sp-counter .can', '.sp-pan.give .sp-step .sp-thing', GO);
  // The second of these is to wait.
  return touchAll(page, `${BESIDE} >> nth=${(await page.locator(BESIDE).count()) > 1 ? 1 : 0}`);
}

const SCHEMES = '.sp-hand .f-scheme.can';
const ASK = '.sp-uses button:not([aria-disabled="true"]):has(.n:text-is("?"))';
const LAUNCH = '.sp-uses li:first-child button:not([aria-disabled="true"]):not(:has(.n:text-is("?")))';
const RIVAL = '.sp-house:not(.s):has(button.sp-medal)';

/** Opens one scheme of the hand after the other: launches one that can be launched, else asks for support for one. */
async function plot(page: Page): Promise<boolean> {
  if (seen.has('a supported scheme') && seen.has('a foil by a guard')) return touchAll(page, BESIDE);
  for (const goal of ['launch', 'ask'] as const) {
    for (let n = 0; n < (await page.locator(SCHEMES).count()); n++) {
      const card = page.locator(SCHEMES).nth(n);
      // A second touch would close it.
      if ((await card.getAttribute('aria-pressed')) !== 'true') await card.click({ timeout: 4000 });
      await page.waitForSelector('.sp-open', { timeout: 4000 });
      if (goal === 'ask') {
        if (seen.has('a supported scheme')) break;
        if (await touchAll(page, ASK, GO)) return true;
      } else if (await launch(page)) return true;
    }
  }
  return touchAll(page, BESIDE);
}

/** At a rival with guards before others; a scheme for the player's own House only once that is supported. */
async function launch(page: Page): Promise<boolean> {
  const guarded = page.locator(RIVAL).filter({ hasText: /[1-9]\d* guards?/i });
  const rivals = (await guarded.count()) > 0 ? guarded : page.locator(RIVAL);
  if ((await rivals.count()) > 0) {
    await rivals.first().locator('button.sp-medal').click({ timeout: 4000 });
    return touchAll(page, GO);
  }
  const isSupported = (await page.locator('.sp-sumr > span').count()) > 2;
  return isSupported && touchAll(page, LAUNCH, GO);
}

/** A guard where one can be used, of the table before those of the hand; everything else is let pass. */
async function guard(page: Page): Promise<boolean> {
  if (!seen.has('a foil by a guard'))
    for (const guards of ['.sp-plaques .can', '.sp-hand .f-guard.can'])
      if (await touchAll(page, guards, GO)) return true;
  return touchAll(page, BESIDE);
}

/** Walks to the hex nearest to the opponent. */
async function approach(page: Page, seat: number): Promise<boolean> {
  const cell = await page.evaluate((own) => {
    const middleOf = (node: Element): DOMPoint => {
      const { x, y, width, height } = node.getBoundingClientRect();
      return new DOMPoint(x + width / 2, y + height / 2);
    };
    const discs = [...document.querySelectorAll('.sp-disc')];
    const foe = discs.find((disc) => disc.querySelector('.sp-tag text')?.textContent !== own);
    if (foe === undefined) return null;
    const goal = middleOf(foe);
    const wayTo = (spot: Element): number => {
      const { x, y } = middleOf(spot);
      return Math.hypot(x - goal.x, y - goal.y);
    };
    const spots = [...document.querySelectorAll('.sp-spot')].sort((a, b) => wayTo(a) - wayTo(b));
    return spots[0]?.getAttribute('data-cell') ?? null;
  }, NUMERALS[seat]!);
  return cell !== null && touchAll(page, `.sp-spot[data-cell="${cell}"]`, GO);
}

/** Answers in a way that brings about what is wanted; false: in any way. */
async function bringAbout(page: Page, clause: string, seat: number): Promise<boolean> {
  switch (clause) {
    case 'SP-5.12':
      return plot(page);
    case 'SP-5.28':
      return touchAll(page, '.sp-asks button:not([aria-disabled="true"])', GO);
    case 'SP-5.27':
      return touchAll(page, '.sp-plate', GO);
    case 'SP-16.10':
      return guard(page);
    case 'SP-7.3':
      return bargain(page, seat);
    case 'SP-7.17':
    case 'SP-7.28':
      // All bid one coin, and nobody goes higher.
      return (await page.locator('.sp-coin.stack').count()) > 0 ||
        (await page.locator('.sp-coin.sp-thing').count()) === 0
        ? touchAll(page, BESIDE)
        : touchAll(page, '.sp-coin.sp-thing', GO);
    case 'SP-8.5':
      return seen.has('a declined invitation')
        ? touchAll(page, '.sp-entry .can', GO)
        : touchAll(page, '.sp-thumb.down', GO);
    case 'SP-9.10':
      return approach(page, seat);
    case 'SP-9.8':
    case 'SP-9.12':
      return touchAll(page, '.sp-spot.foe', GO);
    case 'SP-9.9':
      return touchAll(page, BESIDE);
    case 'SP-8.22':
      return touchAll(page, '.sp-slot:not([aria-disabled="true"])', GO);
    default:
      return false;
  }
}

async function act(page: Page, seat: number, roll: (below: number) => number): Promise<void> {
  const clause = (await page.getAttribute('.table-page', 'data-clause')) ?? '';
  const seq = await seqOf(page);
  const done = await bringAbout(page, clause, seat).catch(() => false);
  await settled(page);
  const isAnswered = (await seqOf(page)) !== seq || (await turnOf(page)) !== 'asked';
  if (!done || !isAnswered) await touchAnswer(page, roll, SPARTACUS);
}

test('four people bargain, plot, bid, fight and judge', { timeout: 1_500_000 }, async () => {
  const visits = await Promise.all(NAMES.map(() => visit(house)));
  const pages = visits.map(({ page }) => page);
  const listed = await Promise.all(pages.map(watchLists));
  const [anna, ...others] = pages as [Page, ...Page[]];
  await anna.goto(`${house.url}new/spartacus`);
  await anna.waitForSelector('[data-start]');
  await seats(anna, 4);
  for (const row of [2, 3, 4]) await seat(anna, row, 'open');
  await anna.click('.lengths label:has([value="standard"])');
  await anna.click('[data-start]');
  await anna.waitForSelector('.waiting');
  for (const [i, page] of others.entries()) {
    await page.goto(anna.url());
    await page.fill('.join-form input', NAMES[i + 1]!);
    await page.click('.join-form .btn');
  }
  await Promise.all(pages.map((page) => page.waitForSelector('.table-page')));

  const roll = dice(43);
  let decisions = 0;
  while (seen.size < Object.keys(WANTED).length) {
    assert.ok(decisions < MOST, `after ${decisions} decisions only: ${[...seen].join(', ')}`);
    await Promise.race(pages.map((page) => page.waitForSelector(`${ASKED}, .result`, { timeout: 60_000 })));
    if ((await turnOf(anna)) === 'over') break;
    for (const [seat, page] of pages.entries()) {
      if ((await turnOf(page)) !== 'asked') continue;
      await act(page, seat, roll);
      decisions++;
    }
    await readLog(anna);
  }
  console.log(`${decisions} decisions of four people: ${[...seen].join(', ')}`);
  assert.deepEqual([...seen].sort(), Object.keys(WANTED).sort());
  for (const [i, { watched, context }] of visits.entries()) {
    assert.deepEqual(await listed[i]!(), [], 'the list was opened');
    assert.deepEqual(watched, { faults: [], strangers: [] });
    await context.close();
  }
});
