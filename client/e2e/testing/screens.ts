// Takes pictures of every screen, at both sizes, light and dark, for docs/screens and for review.
//
//   .harena/node24/bin/node client/e2e/testing/screens.ts [--to FOLDER] [--only NAME] [--look LOOK] [--png]
//
// --only takes screens whose name has NAME in it, --look sizes and themes whose name has LOOK in it (wide-light,
// wide-dark, phone-light, phone-dark). Matches are played by bots from fixed seeds, so the same rules give the same
// pictures.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { type House, openHouse, visit } from '#client/e2e/testing/house.ts';
import { LOOKS, type Look, PAGES } from '#client/e2e/testing/looks.ts';
import { plant, reach } from '#client/e2e/testing/planted.ts';
import { seat } from '#client/e2e/testing/set-up.ts';

const { values } = parseArgs({
  options: {
    to: { type: 'string', default: join(import.meta.dirname, '..', '..', '..', 'docs', 'screens') },
    only: { type: 'string', default: '' },
    look: { type: 'string', default: '' },
    png: { type: 'boolean', default: false },
  },
});

const WIDE = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const SIZES: readonly [string, BrowserContextOptions][] = [
  ['wide-light', { ...WIDE, colorScheme: 'light' }],
  ['wide-dark', { ...WIDE, colorScheme: 'dark' }],
  ['phone-light', { ...PHONE, colorScheme: 'light' }],
  ['phone-dark', { ...PHONE, colorScheme: 'dark' }],
];

/** All pictures together are 10 MB at most, so they are smaller than the screens and strongly compressed. */
const QUALITY = 0.46;
const SCALES: { readonly [size: string]: number } = { wide: 0.7, phone: 0.6 };

/** A picture as WebP, made by the browser. */
async function compressed(page: Page, png: Buffer, scale: number): Promise<Buffer> {
  const address = await page.evaluate(
    async ([source, quality, part]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${source}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = Math.round(image.width * part);
      canvas.height = Math.round(image.height * part);
      const paper = canvas.getContext('2d')!;
      paper.imageSmoothingQuality = 'high';
      paper.drawImage(image, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL('image/webp', quality);
    },
    [png.toString('base64'), QUALITY, scale] as const,
  );
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

/** Everything that takes pictures at one size and in one theme. */
interface Camera {
  house: House;
  page: Page;
  /** What a page of this size and theme is opened with. */
  size: BrowserContextOptions;
  /** Whether a screen is wanted. */
  wants(name: string): boolean;
  shoot(name: string, of?: Page): Promise<void>;
}

const reached = new Map<string, ReturnType<typeof reach>>();

async function takeMoment({ house, page, shoot }: Camera, look: Look): Promise<void> {
  const match = reached.get(look.name) ?? reach(look);
  reached.set(look.name, match);
  await plant(page, house, match);
  if (look.opens) await page.locator(look.opens).first().click();
  await shoot(look.name);
}

async function takePages({ house, page, wants, shoot }: Camera): Promise<void> {
  for (const [name, path] of PAGES) {
    if (!wants(name)) continue;
    await page.goto(house.url + path);
    await page.waitForSelector('h1');
    await shoot(name);
  }
}

/** A lesson in its first step, and the rulebook beside a table. */
async function takeLesson({ house, page, shoot }: Camera): Promise<void> {
  await page.goto(`${house.url}learn/gladiatori`);
  await page.waitForSelector('.table-page[data-asked]');
  await shoot('lesson');
  await page.click('.top .tbtn:has-text("Rules"), .top .tbtn >> nth=1');
  await shoot('rule-drawer');
}

/** Matches to continue, the last one first on the home page. */
const GOING_ON = ['house-of-gladiators-bout', 'jugula-card', 'spartacus-auction', 'gladiatori-arena'];

/** The home page, an invitation, the waiting room, and what a friend sees who follows the link. */
async function takeFriends(camera: Camera): Promise<void> {
  const { house, page, size, shoot } = camera;
  for (const going of GOING_ON)
    await takeMoment({ ...camera, shoot: async () => {} }, { ...LOOKS.find(({ name }) => name === going)!, opens: '' });
  await page.goto(house.url);
  await page.waitForSelector('.cont li');
  await shoot('home');
  await page.click('.friends-make .btn.make');
  await page.waitForSelector('.qr path');
  await page.locator('.qr').scrollIntoViewIfNeeded();
  await shoot('home-link');
  await page.click('.friends-seats a.btn');
  await page.waitForSelector('.waiting');
  await shoot('waiting-room');
  const friend = await visit(house, size);
  await friend.page.goto(page.url());
  await friend.page.waitForSelector('.join-form');
  await shoot('join', friend.page);
  await friend.context.close();
  await page.goto(`${house.url}new/jugula`);
  await seat(page, 2, 'open');
  await page.check('[data-listed]');
  await page.click('[data-start]');
  await page.waitForSelector('.waiting');
  await page.goto(`${house.url}watch`);
  await page.waitForSelector('.public-tables a');
  await shoot('watch');
}

async function takeCurtain({ house, page, shoot }: Camera): Promise<void> {
  await page.goto(`${house.url}new/spartacus?people=2`);
  await page.click('[data-start]');
  await page.waitForSelector('.curtain');
  await shoot('curtain');
}

async function takeReplay(camera: Camera): Promise<void> {
  const { page, shoot } = camera;
  await takeMoment({ ...camera, shoot: async () => {} }, LOOKS.find(({ name }) => name === 'spartacus-end')!);
  await page.click('.result-acts a');
  await page.waitForSelector('.replay-bar');
  for (let n = 0; n < 4; n++) await page.keyboard.press('PageDown');
  await shoot('replay');
}

/** In the page: what she has set. */
const settle = (): void =>
  localStorage.setItem('harena.settings', JSON.stringify({ pace: 0, volume: 0, forced: 'asked', name: 'Marta' }));

async function take(house: House, look: string, size: BrowserContextOptions): Promise<void> {
  const { page, context } = await visit(house, size);
  const press = await context.newPage();
  const wants = (name: string): boolean => name.includes(values.only);
  const shoot: Camera['shoot'] = async (name, of = page) => {
    if (!wants(name)) return;
    await of.waitForTimeout(350);
    const png = await of.screenshot();
    const file = join(values.to, `${name}-${look}.${values.png ? 'png' : 'webp'}`);
    writeFileSync(file, values.png ? png : await compressed(press, png, SCALES[look.split('-')[0]!]!));
  };
  await page.goto(`${house.url}credits`);
  await page.evaluate(settle);
  const camera: Camera = { house, page, size, wants, shoot };
  for (const look of LOOKS) if (wants(look.name)) await takeMoment(camera, look);
  await takePages(camera);
  if (['lesson', 'rule-drawer'].some(wants)) await takeLesson(camera);
  if (wants('curtain')) await takeCurtain(camera);
  if (wants('replay')) await takeReplay(camera);
  if (['home', 'home-link', 'waiting-room', 'join', 'watch'].some(wants)) {
    // Another browser context: in this one too many matches are running by now.
    const other = await visit(house, size);
    await other.page.goto(`${house.url}credits`);
    await other.page.evaluate(settle);
    await takeFriends({ ...camera, page: other.page, shoot: (name, of = other.page) => shoot(name, of) });
    await other.context.close();
  }
  await context.close();
}

mkdirSync(values.to, { recursive: true });
const house = await openHouse();
try {
  for (const [look, size] of SIZES) if (look.includes(values.look)) await take(house, look, size);
} finally {
  await house.close();
}
