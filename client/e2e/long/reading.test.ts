// For players with a screen reader and a keyboard: what is announced, and where the focus goes.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { type House, openHouse, visit } from '#client/e2e/testing/house.ts';
import { hasFocus, heardOn, hears, listen, question } from '#client/e2e/testing/listener.ts';
import { answer, dice, untilAsked } from '#client/e2e/testing/player.ts';
import { seat } from '#client/e2e/testing/set-up.ts';

let house: House;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

/** A match of the smallest game. */
async function start(page: Page): Promise<void> {
  await page.goto(`${house.url}new/harenula`);
  await page.click('[data-start]');
  await untilAsked(page);
}

/** Waits for the title, which is set a moment after the page is shown. */
const titled = (page: Page, title: string) => page.waitForFunction((wanted) => document.title === wanted, title);

test('bots take the time that the settings give them, from the first match on and when it changes', async () => {
  const { page, context } = await visit(house);
  await page.addInitScript(() => {
    localStorage.setItem('harena.settings', JSON.stringify({ pace: 700, volume: 0 }));
    const paces: number[] = [];
    Object.assign(globalThis, { paces });
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, message: never): void {
      const { errand } = message as { errand?: { do: string; pace: number } };
      if (errand?.do === 'pace') paces.push(errand.pace);
      post.call(this, message);
    } as typeof post;
  });
  await page.goto(`${house.url}new/harenula`);
  await seat(page, 1, 'bot');
  await page.click('[data-start]');
  await page.waitForSelector('.log .ln');
  const gaps = await page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const times: number[] = [];
        const gaps = (): number[] => times.slice(1).map((time, i) => time - times[i]!);
        setTimeout(() => resolve(gaps()), 6000);
        // In a hidden page events take no time: lines of the log do.
        new MutationObserver(() => {
          times.push(performance.now());
          if (times.length === 4) resolve(gaps());
        }).observe(document.querySelector('.log')!, { childList: true });
      }),
  );
  assert.equal(gaps.length, 3);
  for (const gap of gaps) assert.ok(gap > 600, `${gap} ms between two decisions of bots`);
  await page.click('.top a[href*="settings"]');
  await page.fill('.settings .stack:nth-of-type(2) input[type=range]', '300');
  assert.deepEqual(await page.evaluate(() => (globalThis as unknown as { paces: number[] }).paces), [700, 300]);
  await context.close();
});

test('news comes in one piece: what is left out is counted, and the question stands last', async () => {
  const { page, context } = await visit(house);
  await listen(page);
  await start(page);
  const roll = dice(5);
  for (let n = 0; n < 3 && (await untilAsked(page)) === 'asked'; n++) await answer(page, roll);
  await untilAsked(page);
  await page.waitForTimeout(1300);
  const heard = (await heardOn(page)).filter(({ text }) => text !== '');
  for (const [i, { at }] of heard.slice(1).entries()) assert.ok(at - heard[i]!.at > 250, JSON.stringify(heard));
  assert.ok(
    heard
      .at(-1)!
      .text.trim()
      .endsWith(await question(page)),
    heard.at(-1)!.text,
  );
  await page.reload();
  await untilAsked(page);
  await hears(page, /and \d+ more, see the log\. /);
  assert.ok(
    (await heardOn(page))
      .at(-1)!
      .text.trim()
      .endsWith(await question(page)),
  );

  // Nobody takes it along to another page.
  await page.click('.top .brand');
  await hasFocus(page, 'h1');
  assert.equal(await page.textContent('[data-live]'), '');
  await context.close();
});

test('a dialog gives the focus back, and the book leads to the clause', async () => {
  const { page, context } = await visit(house);
  await start(page);
  const clause = await page.innerText('.bar .say .rule');
  const close = async (way: string): Promise<void> => {
    if (way === 'Escape') await page.keyboard.press(way);
    else await page.click(way);
    await page.waitForSelector('dialog', { state: 'detached' });
  };
  for (const [opener, way] of [
    ['.bar .say .rule', 'Escape'],
    ['.bar .say .rule', 'dialog header .tbtn'],
    ['.top .r > button.tbtn:first-child', 'Escape'],
    ['.bar .btn.ghost:not(.undo)', 'Escape'],
    ['.top [aria-haspopup=dialog]', 'Escape'],
    ['.top [aria-haspopup=dialog]', 'dialog header .tbtn'],
  ] as const) {
    await page.focus(opener);
    await page.keyboard.press('Enter');
    await page.waitForSelector('dialog');
    if (opener === '.bar .say .rule') await hasFocus(page, `dialog [id="${clause}"].here[aria-current=true]`);
    await close(way);
    await hasFocus(page, opener);
  }
  // By key, from the log and from nowhere.
  await page.focus('.log li[tabindex="0"]');
  await page.keyboard.press('?');
  await hasFocus(page, `dialog [id="${clause}"].here`);
  await close('Escape');
  await hasFocus(page, '.log li[tabindex="0"]');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('?');
  await hasFocus(page, 'dialog .here');
  await close('Escape');
  await hasFocus(page, '.status p');
  await context.close();
});

test('every page has its title, and a player who goes there is led to its heading; at a table to the status line', async () => {
  const { page, context } = await visit(house);
  await page.goto(house.url);
  await page.waitForSelector('h1');
  await titled(page, 'Play — Harena');
  await page.waitForTimeout(100);
  assert.equal(await page.evaluate(() => document.activeElement === document.body), true, 'not on the first load');
  for (const [link, title] of [
    ['.nav a[href$="learn"]', 'Learn by playing'],
    ['.nav a[href*="rules"]', 'Gladiatori: the rules'],
    ['.chooser a[href$="jugula"]', 'Jugula: the rules'],
    ['.top a[href*="settings"]', 'Settings'],
    ['.foot a', 'Credits'],
    ['.top .brand', 'Play'],
    ['a.game[href$="spartacus"]', 'Spartacus: a new table'],
    ['.chooser a[href$="jugula"]', 'Jugula: a new table'],
  ] as const) {
    await page.focus(link);
    await page.keyboard.press('Enter');
    await page.waitForFunction((wanted) => document.title === wanted, `${title} — Harena`, { timeout: 5000 });
    await hasFocus(page, '#main h1');
  }
  await page.click('[data-start]');
  await hasFocus(page, '.status p');
  await untilAsked(page);
  await page.waitForFunction(() => document.title === '● Jugula — Harena', undefined, { timeout: 5000 });
  await page.goBack();
  await hasFocus(page, '#main h1');
  await context.close();
});

test('one screen: the player who lifts the curtain is led to the status line', async () => {
  const { page, context } = await visit(house);
  await page.goto(`${house.url}new/harenula?people=2`);
  await page.click('[data-start]');
  await hasFocus(page, '.curtain .btn');
  await page.keyboard.press('Enter');
  await hasFocus(page, '.status p');
  await context.close();
});

test('a replay tells what happened at each step; arrow keys in lists are theirs, single keys can be switched off', async () => {
  const { page, context } = await visit(house);
  await page.goto(`${house.url}new/jugula`);
  await page.click('[data-start]');
  await untilAsked(page);
  const roll = dice(3);
  for (let n = 0; n < 4; n++) {
    await answer(page, roll);
    await untilAsked(page);
  }
  await page.goto(`${page.url()}?at=1`);
  await page.waitForSelector('.replay-bar');
  await titled(page, 'Jugula: the replay — Harena');
  const stepOf = (): Promise<string | null> => page.evaluate(() => new URLSearchParams(location.search).get('at'));
  // On to the next step at which something happened that everybody saw.
  const lines = await page.locator('.log li').count();
  let step = 1;
  while ((await page.locator('.log li').count()) === lines) {
    await page.keyboard.press('ArrowRight');
    await page.waitForSelector(`.replay-bar[data-step="${++step}"]`, { timeout: 5000 });
  }
  await hears(page, new RegExp(`^${step} of \\d+\\. \\S`));
  const last = await page.locator('.log li').last().locator('.ln-text, > span').innerText();
  assert.ok((await page.textContent('[data-live]'))!.includes(last.replace(/\.$/, '')));
  await page.focus('.log li[tabindex="0"]');
  await page.keyboard.press('ArrowLeft');
  assert.equal(await stepOf(), String(step));

  await page.click('.top a[href*="settings"]');
  await page.uncheck('[data-shortcuts]');
  await page.goBack();
  await page.waitForSelector('.replay-bar');
  for (const key of ['[', ']', ' ']) await page.keyboard.press(key);
  assert.equal(await stepOf(), String(step));
  await page.keyboard.press('ArrowLeft');
  assert.equal(await stepOf(), String(step - 1));
  await context.close();
});

test('a link that was made gets the focus; talk and pauses of others are announced, those of muted players are not', async () => {
  const [anna, ben] = [await visit(house), await visit(house)];
  await anna.page.goto(house.url);
  await anna.page.selectOption('.friends select', 'jugula');
  await anna.page.click('.friends-make .btn');
  await hasFocus(anna.page, '.copy input');
  await hears(anna.page, /The link is ready/);
  const link = await anna.page.inputValue('.copy input');
  await anna.page.click('.friends-seats .btn');
  await anna.page.waitForFunction(() => document.title === 'Jugula: waiting for players — Harena');
  await ben.page.goto(link);
  await ben.page.fill('.join-form input', 'Ben');
  await ben.page.click('.join-form .btn');
  const pages = [anna.page, ben.page];
  await Promise.all(pages.map((page) => page.waitForSelector('.table-page')));
  const says = async (text: string): Promise<void> => {
    await ben.page.fill('.talk form input', text);
    await ben.page.click('.talk form .btn');
  };
  await ben.page.click('.talk summary');
  await says('Salve!');
  await hears(anna.page, /Ben says: Salve!/);
  await anna.page.click('.top [aria-haspopup=dialog]');
  await anna.page.click('dialog .opt:nth-child(2)');
  await ben.page.click('.banner .btn.go');
  for (const page of pages) await hears(page, /The match is paused/);
  await ben.page.click('.banner .btn');
  await anna.page.click('.banner .btn.go');
  for (const page of pages) await hears(page, /The match goes on/);
  await anna.page.click('.talk summary');
  await anna.page.click('.talk-mute button');
  await says('Hurry up!');
  await ben.page.waitForFunction(() => document.querySelector('.talk-lines')?.textContent?.includes('Hurry'));
  await anna.page.waitForTimeout(600);
  assert.doesNotMatch((await anna.page.textContent('[data-live]'))!, /Hurry/);
  await Promise.all([anna, ben].map(({ context }) => context.close()));
});

test('the same refusal is announced as often as it comes, and names its clause once; a closed sum leaves the focus on its line', async () => {
  const { page, context } = await visit(house);
  await start(page);
  const roll = dice(2);
  while ((await page.locator('.log .opens').count()) === 0) {
    await answer(page, roll);
    await untilAsked(page);
  }
  // An alert is read when it appears, not while it stays.
  await page.evaluate(() => {
    const count = { alerts: 0 };
    Object.assign(globalThis, { count });
    let stood = false;
    new MutationObserver(() => {
      const stands = document.querySelector('.refused[role=alert]') !== null;
      if (stands && !stood) count.alerts++;
      stood = stands;
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });
  const alerts = (n: number) =>
    page.waitForFunction(
      (wanted) => (globalThis as unknown as { count: { alerts: number } }).count.alerts === wanted,
      n,
      { timeout: 3000 },
    );
  await page.keyboard.press('/');
  await page.waitForSelector('[data-typing]:focus');
  await page.keyboard.type('zzz');
  for (const n of [1, 2, 3]) {
    await page.keyboard.press('Enter');
    await alerts(n);
  }

  await page.focus('.log li:has(.opens)');
  await page.keyboard.press('ArrowRight');
  await page.focus('.sum .rule');
  await page.keyboard.press('ArrowLeft');
  await hasFocus(page, '.log li:has(.opens)');

  await page.keyboard.press('u');
  await page.waitForSelector('.refused .rule', { timeout: 3000 });
  const [refusal, clause] = [await page.innerText('.refused'), await page.innerText('.refused .rule')];
  assert.match(refusal, /^\p{Lu}/u);
  assert.equal(refusal.split(clause).length, 2, refusal);
  await context.close();
});
