// Pictures of every screen, at both sizes, light and dark, for docs/screens and for our own eyes.
//
//   .harena/node24/bin/node client/e2e/sample-screens.ts [FOLDER [WORD [png]]]   only looks whose name has WORD

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { type House, openHouse, startMatch, visit } from '#client/e2e/sample-house.ts';
import { answer, dice, untilAsked } from '#client/e2e/sample-player.ts';

const [folder = join(import.meta.dirname, '..', '..', 'docs', 'screens'), word = '', type = 'jpg'] =
  process.argv.slice(2);

const WIDE = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const LOOKS: readonly [string, BrowserContextOptions][] = [
  ['wide-light', { ...WIDE, colorScheme: 'light' }],
  ['wide-dark', { ...WIDE, colorScheme: 'dark' }],
  ['phone-light', { ...PHONE, colorScheme: 'light' }],
  ['phone-dark', { ...PHONE, colorScheme: 'dark' }],
];

const PAGES: readonly [string, string][] = [
  ['set-up', 'new/gladiatori'],
  ['learn', 'learn'],
  ['rules', 'rules/gladiatori#GL-11.39'],
  ['settings', 'settings'],
  ['credits', 'credits'],
  ['missing', 'nowhere'],
];

/** How many decisions into a match its picture is taken. */
const MOMENTS: readonly [string, number][] = [
  ['gladiatori', 12],
  ['spartacus', 9],
  ['jugula', 14],
  ['house-of-gladiators', 9],
];

async function play(page: Page, decisions: number, seed: number): Promise<void> {
  const roll = dice(seed);
  for (let n = 0; n < decisions; n++) {
    if ((await untilAsked(page)) === 'over') return;
    await answer(page, roll);
  }
  await untilAsked(page);
}

async function take(house: House, look: string, options: BrowserContextOptions, folder: string): Promise<void> {
  const { page, context } = await visit(house, options);
  const shoot = async (name: string): Promise<void> => {
    await page.waitForTimeout(350);
    const path = join(folder, `${name}-${look}.${type === 'png' ? 'png' : 'jpg'}`);
    await page.screenshot(type === 'png' ? { path } : { path, type: 'jpeg', quality: 82 });
  };
  for (const [game, decisions] of MOMENTS) {
    await startMatch(page, house, game);
    await play(page, decisions, 7);
    await shoot(`match-${game}`);
  }
  await page.click('.top .tbtn >> nth=1');
  await shoot('rule-drawer');
  for (const [name, path] of PAGES) {
    await page.goto(house.url + path);
    await page.waitForSelector('h1');
    if (name === 'set-up') await page.click('.options-form summary');
    await shoot(name);
  }
  await page.goto(house.url);
  await page.waitForSelector('.cont li');
  await shoot('home');
  await page.click('.friends-make .btn');
  await page.waitForSelector('.qr path');
  await shoot('home-link');
  await page.click('.friends-seats .btn');
  await page.waitForSelector('.waiting');
  await shoot('waiting-room');
  await page.goto(`${house.url}new/spartacus?people=2`);
  await page.click('[data-start]');
  await page.waitForSelector('.curtain');
  await shoot('curtain');
  await startMatch(page, house, 'jugula');
  await play(page, 200, 3);
  await shoot('result');
  await page.click('.result-acts a');
  await page.waitForSelector('.replay-bar');
  await page.keyboard.press('PageDown');
  await shoot('replay');
  await context.close();
}

mkdirSync(folder, { recursive: true });
const house = await openHouse();
try {
  for (const [look, options] of LOOKS) if (look.includes(word)) await take(house, look, options, folder);
} finally {
  await house.close();
}
