// The table of Spartacus in a browser: answered by touching, played beat by beat, and nothing in it moves. Whole matches
// and every scene are in long/spartacus.test.ts.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { faultsOf } from '#client/e2e/testing/axe.ts';
import { type House, openHouse, type Visit, visit } from '#client/e2e/testing/house.ts';
import { type Moment, plant, plantHere, reach } from '#client/e2e/testing/planted.ts';
import { dice, seqOf, untilAsked } from '#client/e2e/testing/player.ts';
import { SPARTACUS } from '#client/e2e/testing/spartacus.ts';
import { type Hand, touchAnswer, watchLists } from '#client/e2e/testing/toucher.ts';
import { boxes } from '#client/e2e/testing/zones.ts';
import type { Request } from '#engine/requests/request.ts';
import type { SpartacusView } from '#games/spartacus/view.ts';

const moment = (name: string, clause: string, when?: (view: SpartacusView) => boolean): Moment =>
  ({ name, game: 'spartacus', seats: 4, clause, ...(when === undefined ? {} : { when }) }) as Moment;

const BETS = moment('bets', 'SP-8.22', (view) => view.fight!.seats.includes(0));
const MARKET = moment('market', 'SP-7.3', (view) => view.turn >= 2);
const INTRIGUE = moment('intrigue', 'SP-5.12', (view) => view.turn >= 2);
const AUCTION = moment('auction', 'SP-7.17', (view) => view.houses[0]!.gold! >= 4);

/** After the bets, with a card that can be aimed at either fighter: the arena has no roundel on which it could open. */
const REACTION = {
  ...moment('reaction', 'SP-16.10'),
  tries: 200,
  when: ({ flow }: SpartacusView, request: Request) =>
    flow.scenes.some((one) => one['window'] === 'betsPlaced') &&
    request.kind === 'pick' &&
    request.from.filter((word) => String(word).startsWith('play')).length > 1,
} as Moment;

interface Player extends Visit {
  /** The clauses under which the list was shown. */
  listed(): Promise<string[]>;
}

/** Plays on until a question under a clause that is wanted has been answered; the clauses that were. */
async function playTo({ page, listed }: Player, hand: Hand, wanted: RegExp, most = 24): Promise<string[]> {
  const roll = dice(5);
  const zones = await boxes(page);
  const touched: string[] = [];
  do {
    assert.notEqual(await untilAsked(page), 'over');
    const clause = (await page.getAttribute('.table-page', 'data-clause'))!;
    assert.equal(await boxes(page), zones, `before ${clause}`);
    await touchAnswer(page, roll, SPARTACUS, hand);
    touched.push(clause);
  } while (!wanted.test(touched.at(-1)!) && touched.length < most);
  assert.match(touched.at(-1)!, wanted, touched.join());
  assert.deepEqual(await listed(), [], 'the list was opened');
  return touched;
}

const told = (page: Page) => page.waitForSelector('.explain');
const gone = (page: Page) => page.waitForSelector('.explain', { state: 'detached' });

describe('the table of Spartacus', () => {
  let house: House;
  let wide: Player;
  let phone: Player;
  before(async () => {
    house = await openHouse();
    const sit = async (options?: BrowserContextOptions): Promise<Player> => {
      const visitor = await visit(house, options);
      return { ...visitor, listed: await watchLists(visitor.page) };
    };
    wide = await sit();
    phone = await sit({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  });
  after(() => house.close());

  test('goods are laid on the scales by mouse, on the table alone, and no zone moves', async () => {
    const { page, watched } = wide;
    await plantHere(page, house, reach(MARKET));
    await playTo(wide, 'mouse', /^SP-7\.3$/);
    assert.deepEqual(watched.faults, []);
  });

  test('a bid is laid with the keyboard alone', async () => {
    const { page } = wide;
    await plantHere(page, house, reach(AUCTION));
    // The lead says what has come up, the steps where in the phase that is.
    assert.match(await page.innerText('.status p b'), /^For sale: .+\.\s*$/);
    assert.equal(await page.innerText('.status .steps'), '2 of 3, Auction');
    const before = await seqOf(page);
    await page.locator('.sp-coin[tabindex="0"]').focus();
    for (let coins = 0; coins < 3; coins++) await page.keyboard.press('ArrowRight');
    await page.waitForFunction(() => document.querySelectorAll('.sp-coin.on').length === 3);
    await page.keyboard.press('ArrowLeft');
    await page.waitForFunction(() => document.querySelectorAll('.sp-coin.on').length === 2);
    await page.locator('.bar .btn.go').focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      (seq) => Number(document.querySelector<HTMLElement>('.table-page')!.dataset['seq']) > seq,
      before,
    );
  });

  test('a card explains itself on hover and on keyboard focus', async () => {
    const card = '.sp-hand .sp-card';
    await plantHere(wide.page, house, reach(INTRIGUE));
    // On a phone axe looks in long/screens.test.ts.
    assert.deepEqual(await faultsOf(wide.page), []);
    await wide.page.hover(card);
    const about = await (await told(wide.page)).innerText();
    const name = await wide.page.innerText(`${card} .band`);
    assert.ok(about.startsWith(name) && about.length > name.length, about);
    await wide.page.mouse.move(1, 1);
    await gone(wide.page);
    await wide.page.keyboard.press('Tab');
    await wide.page.focus(card);
    await told(wide.page);
    await wide.page.keyboard.press('Escape');
    await gone(wide.page);
    assert.equal(await wide.page.locator('.table-page [title]').count(), 0);
    // What is explained may be secret: the words go with the thing, whatever takes it away.
    await wide.page.keyboard.press('Tab');
    await wide.page.focus(card);
    await told(wide.page);
    await wide.page.evaluate(() => document.querySelector('.sp-mine')!.remove());
    await gone(wide.page);

    assert.deepEqual(wide.watched.faults, []);
  });

  for (const [name, hand] of [
    ['wide', 'mouse'],
    ['phone', 'touch'],
  ] as const)
    test(`a reaction to the bets opens over the arena and is aimed there, by ${hand}`, async () => {
      const player = name === 'wide' ? wide : phone;
      const { page } = player;
      await plantHere(page, house, reach(REACTION));
      assert.equal(await page.innerText('.status .steps'), '4 of 6, Bets');
      const zones = await boxes(page);
      await page.click('.sp-hand .can');
      const plates = page.locator('.sp-over .sp-plate');
      await plates.first().waitFor();
      assert.ok((await plates.count()) > 1);
      assert.notEqual(await page.innerText('.sp-over .eyebrow'), '');
      await plates.first().click();
      await page.waitForSelector('.sp-plate[aria-pressed="true"]');
      assert.equal(await page.getAttribute('.bar .btn.go', 'aria-disabled'), 'false');
      assert.equal(await boxes(page), zones);
      assert.deepEqual(await player.listed(), []);
    });

  test('an Intrigue turn by touch on a phone, on the table alone; a long press explains a card and does nothing else', async () => {
    const { page, watched } = phone;
    await plantHere(page, house, reach(INTRIGUE));
    const fingers = await page.context().newCDPSession(page);
    const box = (await page.locator('.sp-hand .can').first().boundingBox())!;
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await told(page);
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.waitForTimeout(100);
    assert.equal(await page.locator('.sp-hand .chosen').count(), 0);
    await page.tap('.sp-hand .can');
    await page.waitForSelector('.sp-hand .chosen');
    await playTo(phone, 'touch', /^SP-5\.12$/);
    assert.deepEqual(watched.faults, []);
  });

  test('at normal pace dice are to be seen before the next question, Space skips and End catches up', async () => {
    const { page, watched } = wide;
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('harena.settings')!) as object;
      // So slow that nothing is over before it is looked at.
      localStorage.setItem('harena.settings', JSON.stringify({ ...kept, pace: 5000 }));
    });
    await plant(page, house, reach({ ...BETS, name: 'paced' }));
    await touchAnswer(page, dice(3), SPARTACUS);
    await page.waitForSelector('.table-page[data-beat]');
    const seq = await seqOf(page);
    // While it is played nothing is asked, so Space can only skip.
    assert.equal(await page.getAttribute('.table-page', 'data-asked'), null);
    const first = await page.getAttribute('.table-page', 'data-beat');
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press('Space');
    await page.waitForFunction(
      (beat) => document.querySelector<HTMLElement>('.table-page')!.dataset['beat'] !== beat,
      first,
    );
    await page.keyboard.press('End');
    await page.waitForFunction(() => document.querySelector('.table-page[data-waiting]') === null);
    assert.ok((await seqOf(page)) >= seq);
    assert.deepEqual(watched.faults, []);
  });
});
