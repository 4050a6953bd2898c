// Pictures of every screen, at both sizes, light and dark, for docs/screens and for our own eyes.
//
//   .harena/node24/bin/node client/e2e/sample-screens.ts [FOLDER [WORD [png]]]   only looks whose name has WORD

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { answerByKeys, answerByTouch, nextScene, type Scene, step, tabTo } from '#client/e2e/sample-gladiator.ts';
import { type House, openHouse, startMatch, visit } from '#client/e2e/sample-house.ts';
import { answer, dice, untilAsked } from '#client/e2e/sample-player.ts';

const [folder = join(import.meta.dirname, '..', '..', 'docs', 'screens'), word = '', type = 'webp'] =
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
  ['watch', 'watch'],
  ['rules', 'rules/gladiatori#GL-11.39'],
  ['settings', 'settings'],
  ['credits', 'credits'],
  ['missing', 'nowhere'],
];

/** How many decisions into a match its picture is taken; Spartacus once more, in the arena. */
const MOMENTS: readonly [string, string, number][] = [
  ['spartacus', 'spartacus', 9],
  ['spartacus-arena', 'spartacus', 40],
  ['jugula', 'jugula', 14],
  ['house-of-gladiators', 'house-of-gladiators', 9],
];

/** Of Gladiatori: these scenes, when they come the first time; hexes are shown with a plan. */
const SCENES: readonly Scene[] = ['create', 'items', 'place', 'split', 'walk', 'cards', 'things'];
const MOST = 60;

/** A picture as WebP, made by the browser. */
async function compressed(page: Page, png: Buffer): Promise<Buffer> {
  const address = await page.evaluate(async (source) => {
    const image = new Image();
    image.src = `data:image/png;base64,${source}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.width;
    canvas.height = image.height;
    canvas.getContext('2d')!.drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', 0.7);
  }, png.toString('base64'));
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

async function play(page: Page, decisions: number, seed: number): Promise<void> {
  const roll = dice(seed);
  for (let n = 0; n < decisions; n++) {
    if ((await untilAsked(page)) === 'over') return;
    await answer(page, roll);
  }
  await untilAsked(page);
}

/** A match of four at Gladiatori's own table. */
async function playGladiatori(page: Page, house: House, touch: boolean, shoot: Shoot): Promise<void> {
  await page.goto(`${house.url}new/gladiatori`);
  await page.click('.seat-count button >> nth=0');
  await page.click('.seat-count button >> nth=0');
  await page.click('[data-start]');
  await page.waitForSelector('.table-page');
  const roll = dice(5);
  const wanted = new Set(SCENES);
  for (let n = 0; n < MOST && wanted.size > 0; n++) {
    const scene = await nextScene(page);
    if (scene === 'over') return;
    if (wanted.delete(scene)) {
      if (scene === 'walk' && !touch) await planWalk(page);
      await shoot(`gladiatori-${scene}`);
    }
    await step(page, touch ? answerByTouch : answerByKeys, scene, roll);
  }
}

async function planWalk(page: Page): Promise<void> {
  await tabTo(page, '.gl-cell');
  for (let i = 0; i < 14; i++) await page.keyboard.press('l');
  await page.keyboard.press('Enter');
}

type Shoot = (name: string) => Promise<void>;

async function take(house: House, look: string, options: BrowserContextOptions, folder: string): Promise<void> {
  const { page, context } = await visit(house, options);
  const press = await context.newPage();
  const shoot: Shoot = async (name) => {
    await page.waitForTimeout(350);
    const png = await page.screenshot();
    writeFileSync(join(folder, `${name}-${look}.${type}`), type === 'png' ? png : await compressed(press, png));
  };
  await playGladiatori(page, house, options.hasTouch === true, shoot);
  for (const [name, game, decisions] of MOMENTS) {
    await startMatch(page, house, game);
    await play(page, decisions, 7);
    await shoot(name);
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
