// The table of Gladiatori for keyboard and screen reader: where the focus goes, what is announced.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { faultsOf } from '#client/e2e/testing/axe.ts';
import { type House, openHouse, visit } from '#client/e2e/testing/house.ts';
import { plant, reach } from '#client/e2e/testing/planted.ts';
import { tabTo } from '#client/e2e/testing/tab.ts';
import type { Choice, Request } from '#engine/requests/request.ts';
import { ENERGY_0, UNBALANCING } from '#games/gladiatori/cards.ts';
import type { GladiatoriView } from '#games/gladiatori/view.ts';

let house: House;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

const game = 'gladiatori';
const held = (view: GladiatoriView): number[] => view.gladiators[0]!.hand as unknown as number[];
/** Waits for an announcement. */
const hears = (page: Page, text: RegExp) =>
  page.waitForFunction(
    (source) => new RegExp(source).test(document.querySelector('[data-live]')?.textContent ?? ''),
    text.source,
  );
/** Whether the element with the focus matches. */
const hasFocus = (page: Page, selector: string): Promise<unknown> =>
  page.waitForFunction((wanted) => document.activeElement?.matches(wanted) ?? false, selector, { timeout: 3000 });

test('Space chooses a hex, as Enter does, and does not answer the question', async () => {
  const { context, page, watched } = await visit(house);
  await plant(page, house, reach({ name: 'space', game, seats: 2, clause: 'GL-8.5' }));
  const asked = await page.getAttribute('.table-page', 'data-asked');
  await tabTo(page, '.gl-cell');
  await page.keyboard.press('l');
  await page.keyboard.press('Space');
  await page.waitForSelector('.gl-cell[aria-pressed=true]');
  assert.match(await page.innerText('.bar .say'), /^(Move to|Turn)/);
  assert.equal(await page.getAttribute('.table-page', 'data-asked'), asked);
  assert.deepEqual(watched, { faults: [], strangers: [] });
  await context.close();
});

test('a hex and a card that are barred say why, with the clause; Esc closes the reason and keeps the focus', async () => {
  const { context, page, watched } = await visit(house);
  await plant(page, house, reach({ name: 'barred', game, seats: 2, clause: 'GL-8.5' }));
  await tabTo(page, '.gl-cell');
  await page.keyboard.press(']');
  if (await page.evaluate(() => document.activeElement!.getAttribute('aria-label')!.includes('Marta')))
    await page.keyboard.press(']');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.gl-callout.why');
  assert.match(await page.innerText('.gl-callout.why'), /a figure stands there[\s\S]*GL-9\.18/i);
  await hears(page, /^[A-M]\d\d: a figure stands there/);
  assert.deepEqual(await faultsOf(page), []);
  await page.keyboard.press('Escape');
  await page.waitForSelector('.gl-callout.why', { state: 'detached' });
  await hasFocus(page, '.gl-cell');

  const isBarred = (_view: never, { barred }: Request): boolean =>
    barred?.some(({ clause }) => clause === 'GL-8.14') ?? false;
  await plant(page, house, reach({ name: 'used', game, seats: 2, clause: 'GL-8.8', when: isBarred }));
  await page.focus('.gl-row-card.rot .card');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.gl-callout.why');
  assert.match(await page.innerText('.gl-callout.why'), /used for an Action this turn[\s\S]*GL-8\.14/i);
  await hears(page, /used for an Action this turn/);
  assert.deepEqual(watched, { faults: [], strangers: [] });
  await context.close();
});

test('a Power takes the focus into its panel and gives it back to its seal; the next question closes it', async () => {
  const { context, page, watched } = await visit(house);
  const plays = ({ clause }: Request): Choice | null => (clause === 'GL-4.1' ? { who: 'secutor' } : null);
  await plant(page, house, reach({ name: 'power', game, seats: 2, clause: 'GL-8.5', plays }));
  const seal = 'button.gl-power[aria-expanded]';
  await tabTo(page, seal);
  assert.equal(await page.locator(seal).first().getAttribute('aria-expanded'), 'false');
  await page.keyboard.press('Enter');
  await hasFocus(page, '#gl-power-panel');
  assert.equal(await page.locator(`${seal}[aria-expanded=true][aria-controls=gl-power-panel]`).count(), 1);
  assert.deepEqual(await faultsOf(page), []);
  await page.keyboard.press('Escape');
  await hasFocus(page, `${seal}[aria-expanded=false]`);
  assert.equal(await page.locator('#gl-power-panel').count(), 0);
  // Closing it leads back as well.
  await page.keyboard.press('Enter');
  await hasFocus(page, '#gl-power-panel');
  await tabTo(page, '#gl-power-panel .btn.ghost');
  await page.keyboard.press('Enter');
  await hasFocus(page, seal);
  await page.keyboard.press('Enter');
  await page.waitForSelector('#gl-power-panel');
  await page.click('.bar [data-fallback]');
  await page.waitForSelector('.gl-tray .card.can');
  assert.equal(await page.locator('#gl-power-panel').count(), 0);
  assert.deepEqual(watched, { faults: [], strangers: [] });
  await context.close();
});

test('the keys of the arena are listed on demand; Esc closes the list, and the focus returns', async () => {
  const { context, page, watched } = await visit(house);
  await plant(page, house, reach({ name: 'keys', game, seats: 2, clause: 'GL-8.5' }));
  await tabTo(page, '.gl-keys-tool');
  await page.keyboard.press('Enter');
  await page.waitForSelector('dialog[open] .gl-keys');
  const told = await page.innerText('.gl-keys');
  for (const key of ['Q', 'L', '[', ',', 'Space', 'I', 'T', 'V']) assert.ok(told.split(/\s+/).includes(key), key);
  assert.deepEqual(await faultsOf(page), []);
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog', { state: 'detached' });
  await hasFocus(page, '.gl-keys-tool');
  assert.deepEqual(watched, { faults: [], strangers: [] });
  await context.close();
});

test('copies of a card are one to those who listen, and figures are read with their hexes only', async () => {
  const { context, page, watched } = await visit(house);
  const several = (view: never): boolean => held(view).filter((card) => card === ENERGY_0).length > 2;
  await plant(page, house, reach({ name: 'copies', game, seats: 4, clause: 'GL-8.5', when: several }));
  const hand = await page.locator('.gl-hand').ariaSnapshot();
  assert.equal(hand.match(/button "Energy 0/g)?.length, 1, hand);
  assert.match(hand, /Energy 0, \d cards, HP \d each/);
  const arena = await page.locator('.gl-board').ariaSnapshot();
  assert.doesNotMatch(arena, /text:/);
  assert.doesNotMatch(arena, /\b(II|III|IV)\b/);
  assert.equal(await page.locator('.gl-row ol:empty').count(), 0);
  assert.deepEqual(watched, { faults: [], strangers: [] });
  await context.close();
});

test('whom one changes is said, names stand apart, and nobody acts after the end', async () => {
  const { context, page, watched } = await visit(house);
  await plant(page, house, reach({ name: 'names', game, seats: 4, clause: 'GL-4.1' }));
  const changes = await page.getByRole('button', { name: /^Change him/ }).all();
  const said = await Promise.all(changes.map((button) => button.innerText()));
  assert.equal(new Set(said).size, 5, said.join(' '));
  await plant(page, house, reach({ name: 'open', game, seats: 4, clause: 'GL-11.3' }));
  assert.match(await page.locator('.gl-fight').ariaSnapshot(), /status: total not known yet/);
  await plant(page, house, reach({ name: 'ended', game, seats: 4, clause: null }));
  const names = await page.locator('.gl-other .o1').allTextContents();
  assert.equal(names.length, 3);
  for (const name of names) assert.match(name, /^\p{L}+ \p{L}+/u);
  assert.doesNotMatch((await page.locator('.gl-other').allInnerTexts()).join(' '), /acts at place|has acted|acting/);
  assert.deepEqual(watched.strangers, []);
  await context.close();
});

test('in colours of the system full and empty stones differ, and so do the swatches of the legend', async () => {
  const { context, page } = await visit(house, { forcedColors: 'active' });
  await plant(page, house, reach({ name: 'forced', game, seats: 2, clause: 'GL-8.5' }));
  /** The paint of the first such element, or of the square at its left edge: colours are forced only when painted. */
  const paint = async (selector: string, size = 0): Promise<string> => {
    const { x, y, width, height } = (await page.locator(selector).first().boundingBox())!;
    const clip = size === 0 ? { x, y, width, height } : { x, y: y + (height - size) / 2, width: size, height: size };
    return (await page.screenshot({ clip })).toString('base64');
  };
  assert.notEqual(await paint('.gl-pips .full'), await paint('.gl-pips i:not(.full, .spent)'));
  const swatches = [];
  for (const key of ['front', 'rear', 'cost']) swatches.push(await paint(`.gl-key .${key}`, 14));
  assert.equal(new Set(swatches).size, 3);
  await context.close();
});

test('GL-6.4 on a phone the starting hexes are as large as a finger and inside the frame', async () => {
  const { context, page, watched } = await visit(house, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const some = ({ gladiators }: GladiatoriView): boolean => gladiators.some(({ cell }) => cell >= 0);
  await plant(page, house, reach({ name: 'placing', game, seats: 4, clause: 'GL-6.4', when: some as never }));
  await page.waitForFunction(
    () => document.querySelector('.gl-cell.place .gl-hex')!.getBoundingClientRect().width >= 43.5,
    undefined,
    { timeout: 3000 },
  );
  const outside = await page.evaluate(() => {
    const frame = document.querySelector('.gl-board')!.getBoundingClientRect();
    return [...document.querySelectorAll('.gl-cell.place .gl-hex, .gl-disc')].filter((hex) => {
      const { left, right, top, bottom } = hex.getBoundingClientRect();
      return left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom;
    }).length;
  });
  assert.equal(outside, 0);
  assert.deepEqual(watched, { faults: [], strangers: [] });
  await context.close();
});

test('a long French name breaks inside its card, in a browser that knows no French', async () => {
  const { context, page } = await visit(house, { locale: 'fr-FR' });
  const has = (view: never): boolean => held(view).includes(UNBALANCING);
  await plant(page, house, reach({ name: 'long', game, seats: 4, clause: 'GL-8.5', when: has }));
  // The text, and the room inside its band.
  const [text, room] = await page.evaluate(() => {
    const band = [...document.querySelectorAll<HTMLElement>('.gl-fan .band')].find(
      ({ textContent }) => textContent.replaceAll('\u00ad', '') === 'Coup déséquilibrant',
    )!;
    const written = document.createRange();
    written.selectNodeContents(band);
    const { paddingLeft, paddingRight } = getComputedStyle(band);
    return [
      written.getBoundingClientRect().width,
      band.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight),
    ];
  });
  // A card of the fan is rotated, which makes the box around its text a little wider.
  assert.ok(text! <= room! + 3, `${text} in ${room}`);
  await context.close();
});
