// Moments of House of Gladiators that come seldom, each looked at where it stands in a match that is over; and what is
// dragged, thrown away and explained on the tables of House of Gladiators and Jugula.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { dragByFinger } from '#client/e2e/testing/finger.ts';
import { type House, openHouse, type Visit, visit } from '#client/e2e/testing/house.ts';
import { LOOKS } from '#client/e2e/testing/looks.ts';
import { type Moment, plant, reach } from '#client/e2e/testing/planted.ts';
import { seqOf, settled } from '#client/e2e/testing/player.ts';
import { setupOf } from '#client/worker/local-setup.ts';
import type { Game } from '#engine/game.ts';
import type { Request } from '#engine/requests/request.ts';
import type { LudiView } from '#games/house-of-gladiators/view.ts';
import { games } from '#games/index.ts';
import type { StartEntry } from '#live/entry.ts';
import { LiveTable } from '#live/table.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const TABLET = { viewport: { width: 1024, height: 768 }, hasTouch: true };
const GAME = 'house-of-gladiators';
const SEEDS = 12;

let house: House;
let [desk, phone, tablet]: Visit[] = [];
before(async () => {
  house = await openHouse();
  [desk, phone, tablet] = [await visit(house), await visit(house, PHONE), await visit(house, TABLET)];
});
after(async () => {
  for (const one of [desk, phone, tablet]) assert.deepEqual(one?.watched.faults, []);
  await house.close();
});

type Reached = ReturnType<typeof reach>;
interface Over {
  match: Reached;
  kinds: readonly string[];
  /** How many events there are after each decision. */
  told: readonly number[];
}
const played = new Map<string, Over>();

/** A match that was played to its end. */
function over(level: string, seed: number): Over {
  const name = `moments-${level}-${seed}`;
  const known = played.get(name);
  if (known !== undefined) return known;
  const match = reach({ name, game: GAME, seats: 3, clause: null, level, seed: name } as Moment);
  const table = new LiveTable(setupOf(match.row, games.get(GAME) as unknown as Game), match.entries[0] as StartEntry);
  const { log } = table.match;
  const told = [log.length];
  for (const entry of match.entries.slice(1)) {
    table.apply(entry);
    told.push(log.length);
  }
  const made = { match, told, kinds: log.events.map(({ kind }) => kind) };
  played.set(name, made);
  return made;
}

/** The first match in which such an event comes, and the decision it follows. Against random players men stay away. */
function find(kind: string): { match: Reached; step: number } {
  for (let seed = 0; seed < SEEDS; seed++)
    for (const level of ['random', 'heuristic']) {
      const { match, kinds, told } = over(level, seed);
      const n = kinds.indexOf(kind);
      if (n >= 0) return { match, step: told.findIndex((count) => count > n) };
    }
  throw new Error(`${kind} never came`);
}

const MOMENTS: readonly { kind: string; told: string; seen: string; text?: string }[] = [
  { kind: 'boutDrawn', told: 'HG-18.2 a drawn bout', seen: '.hg-reward', text: 'a draw' },
  { kind: 'deserted', told: 'HG-13.1 nobody comes to a slot', seen: '.hg-missing .none' },
  { kind: 'forfeited', told: 'HG-13.1 a House sends nobody', seen: '.hg-missing .none' },
  { kind: 'wonOutright', told: 'HG-13.2 a slot without an opponent', seen: '.hg-forfeit', text: 'without a fight' },
  { kind: 'substituted', told: 'HG-13.12 a substitute', seen: '.hg-forfeit', text: 'substitute' },
  { kind: 'rerolled', told: 'HG-23.7 a die rolled again', seen: '.hg-bout:has(.acts) .throw', text: 'rolled again' },
  { kind: 'cancelled', told: 'HG-23.12 a card that cancels another', seen: '.hg-bout:has(.acts) .hg-eq .off' },
  { kind: 'reversed', told: 'HG-23.6 a wheel that turns back', seen: '.hg-bout:has(.acts) svg[aria-label*="turned"]' },
  { kind: 'prepared', told: 'HG-23.2 a card that changes health on entering', seen: '.hg-eq .acts' },
];

for (const { kind, told, seen, text } of MOMENTS)
  test(`${told}: it is seen at its moment`, async () => {
    const { page } = desk!;
    const { match, step } = find(kind);
    await plant(page, house, match);
    await setPace(page, 40);
    await page.goto(`${house.url}m/${match.row.match}?at=${step - 1}`);
    await page.waitForSelector('.replay-bar');
    // The step is played, and what was there at some moment of it is kept.
    await page.evaluate(
      ([wanted, says]) => {
        const look = (): void => {
          const all = [...document.querySelectorAll(wanted!)];
          if (all.some((node) => node.textContent.includes(says!))) Object.assign(globalThis, { wasSeen: true });
        };
        new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
      },
      [seen, text ?? ''],
    );
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(() => 'wasSeen' in globalThis);
    await setPace(page, 0);
  });

const setPace = (page: Page, pace: number): Promise<void> =>
  page.evaluate((to) => {
    const kept = JSON.parse(localStorage.getItem('harena.settings')!) as object;
    localStorage.setItem('harena.settings', JSON.stringify({ ...kept, pace: to }));
  }, pace);

const moment = (name: string, clause: string, when?: (view: LudiView) => boolean): Moment =>
  ({ name, game: GAME, seats: 3, clause, ...(when === undefined ? {} : { when }) }) as Moment;
const open = (page: Page, one: Moment) => plant(page, house, reach(one));

for (const [name, look] of [
  ['a phone', 'phone'],
  ['a tablet', 'tablet'],
] as const)
  test(`HG-12.5 on ${name} a man and a card are dragged to a mat with a finger`, async () => {
    const { page } = (look === 'phone' ? phone : tablet)!;
    await open(
      page,
      moment(`finger-${look}`, 'HG-12.5', (view) => view.round >= 3 && view.houses[0]!.hand !== 0),
    );
    const mat = page.locator('.hg-mat:has(button.hg-mat-head)').first();
    await mat.evaluate((node) => node.scrollIntoView({ inline: 'center' }));
    const man = await page.locator('.hg-men button > span:not(.med) > b').first().innerText();
    await dragByFinger(page, page.locator('.hg-men button').first(), mat);
    await mat.locator('.hg-lies .name', { hasText: new RegExp(`^${man}$`, 'i') }).waitFor();
    const card = page.locator('.hg-hand button.can').first();
    const called = await card.locator('b').innerText();
    await dragByFinger(page, card, mat);
    await mat.locator('.hg-socket b', { hasText: called }).waitFor();
  });

test('HG-6.7 in Training cards are thrown away on the table, by touching them and by dragging them', async () => {
  const { page } = desk!;
  await open(
    page,
    moment('throw', 'HG-10.1', (view) => view.round >= 3 && (view.houses[0]!.hand as number[]).length >= 3),
  );
  const cards = page.locator('.hg-hand .hg-held');
  const count = await cards.count();
  await page.click('.hg-pile');
  await cards.nth(0).click();
  await cards.nth(1).click();
  await page.locator('.bar .btn.go', { hasText: 'Throw 2 cards away' }).waitFor();
  await cards.nth(1).click();
  const before = await seqOf(page);
  await page.locator('.bar .btn.go', { hasText: 'Throw 1 card away' }).click();
  await settled(page);
  assert.ok((await seqOf(page)) > before);
  await page.waitForFunction((n) => document.querySelectorAll('.hg-hand .hg-held').length === n, count - 1);
  await cards.nth(0).dragTo(page.locator('.hg-pile'));
  await page.locator('.bar .btn.go', { hasText: 'Throw 1 card away' }).waitFor();
});

for (const [hand, who] of [
  ['a mouse', 'desk'],
  ['a finger', 'phone'],
] as const)
  test(`JU-21.2 a gladiator is dragged to his square with ${hand}`, async () => {
    const { page } = (who === 'desk' ? desk : phone)!;
    await plant(
      page,
      house,
      reach({ ...LOOKS.find((look) => look.name === 'jugula-deployment')!, name: `dragged-${who}` }),
    );
    const disc = page.locator('.ju-entering .drags');
    const spot = page.locator('.ju-arena [data-drop]').nth(5);
    const square = (await spot.getAttribute('aria-label'))!.slice(0, 2);
    if (who === 'desk') await disc.dragTo(spot);
    else await dragByFinger(page, disc, spot);
    await page.locator('.bar .btn.go', { hasText: `Deploy on ${square}` }).waitFor();
    const before = await seqOf(page);
    await page.click('.bar .btn.go');
    await settled(page);
    assert.ok((await seqOf(page)) > before);
  });

test('JU-12.1 the odds of every attack stand under the card that would allow it', async () => {
  const { page } = desk!;
  const when = (_view: never, { hints }: Request): boolean => hints?.some(({ key }) => key === 'prospect') ?? false;
  await plant(page, house, reach({ ...LOOKS.find((look) => look.name === 'jugula-card')!, name: 'prospects', when }));
  // Not every card of the hand allows an attack.
  const cards = page.locator('.ju-hand .can');
  let reach_: RegExpExecArray | null = null;
  for (let n = 0; reach_ === null && n < (await cards.count()); n++) {
    await cards.nth(n).click();
    reach_ = /(\d+|one) ways? to attack/.exec(await page.innerText('.ju-uses'));
  }
  assert.ok(reach_ !== null);
  const lines = await page.locator('.ju-prospects li').allInnerTexts();
  assert.equal(lines.length, reach_[1] === 'one' ? 1 : Number(reach_[1]));
  for (const line of lines) assert.match(line, /→[\s\S]*\d+\s%/);
});

test('what a card means opens beside it: under the mouse, with the focus, and under a finger that stays', async () => {
  const name = moment('about', 'HG-12.5', (view) => view.round >= 3);
  const note = (page: Page) => page.locator('.explain');
  await open(desk!.page, name);
  const card = desk!.page.locator('.hg-hand [data-about]').first();
  const text = (await card.getAttribute('data-about'))!;
  await card.hover();
  await note(desk!.page).filter({ hasText: text }).waitFor();
  await desk!.page.mouse.move(5, 5);
  await note(desk!.page).waitFor({ state: 'detached' });
  await desk!.page.locator('.hg-men button').first().click();
  await desk!.page.locator('.hg-hand button').first().waitFor();
  await desk!.page.locator('.hg-hand').focus();
  await desk!.page.keyboard.press('Tab');
  await note(desk!.page).waitFor();
  await desk!.page.keyboard.press('Escape');
  await note(desk!.page).waitFor({ state: 'detached' });
  assert.equal(await desk!.page.locator('.table-main [title]').count(), 0);
  await open(phone!.page, { ...name, name: 'about-phone' });
  const held = phone!.page.locator('.hg-hand [data-about]').first();
  const box = (await held.boundingBox())!;
  const touches = await phone!.context.newCDPSession(phone!.page);
  const at = { x: box.x + 20, y: box.y + 20 };
  await touches.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await note(phone!.page).waitFor();
  await touches.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
});
