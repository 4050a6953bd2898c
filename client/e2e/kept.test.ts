// What this browser stores of its matches, also when the disk fails.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { counted } from '#client/e2e/testing/counted.ts';
import { type House, openHouse, startMatch, visit } from '#client/e2e/testing/house.ts';
import { answer, dice, linesOf, seqOf, untilAsked } from '#client/e2e/testing/player.ts';
import { face as harenula } from '#games/harenula/face.ts';

let house: House;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

/** The numbers under which the entries of the one match in this browser are stored, in order. */
const keptNumbers = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    const opened = await new Promise<IDBDatabase>((resolve, reject) => {
      const asking = indexedDB.open('harena');
      asking.onsuccess = () => resolve(asking.result);
      asking.onerror = () => reject(asking.error);
    });
    const asked = opened.transaction('entries').objectStore('entries').getAllKeys();
    await new Promise((resolve) => {
      asked.onsuccess = resolve;
    });
    opened.close();
    return (asked.result as [string, number][]).map(([, number]) => number);
  });

/** From now on the worker's next `times` writes fail, as on a full disk. */
async function failWrites(page: Page, times: number): Promise<void> {
  const [worker] = page.workers();
  await worker!.evaluate((count) => {
    const { put, add } = IDBObjectStore.prototype;
    let left = count;
    const failing = (real: typeof put) =>
      function (this: IDBObjectStore, ...args: Parameters<typeof put>): IDBRequest<IDBValidKey> {
        if (left-- > 0) throw new DOMException('the disk is full', 'QuotaExceededError');
        return real.apply(this, args);
      };
    IDBObjectStore.prototype.put = failing(put);
    IDBObjectStore.prototype.add = failing(add);
  }, times);
}

test('two clicks to a match; what could not be kept was not done: the player is told so, answers again, and a reload finds everything as it was', async () => {
  const { page, context } = await visit(house);
  await startMatch(page, house, 'jugula');
  const roll = dice(3);
  await untilAsked(page);
  await answer(page, roll);
  await untilAsked(page);
  const told = await seqOf(page);
  await failWrites(page, 1);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.locator('[data-fallback]').first().click();
  await page.waitForSelector('.bar .refused');
  assert.match(await page.innerText('.bar .refused'), /could not be kept|not done/);
  assert.equal(await seqOf(page), told, 'an answer that was not kept has moved the match');
  await answer(page, roll);
  await untilAsked(page);
  const numbers = await keptNumbers(page);
  assert.deepEqual(
    numbers,
    numbers.map((_, i) => numbers[0]! + i),
    'entries are missing',
  );
  const [status, lines] = [await page.innerText('.status'), await linesOf(page)];
  await page.reload();
  await untilAsked(page);
  await counted(page.locator('.log .ln, .log .log-head'), lines);
  assert.equal(await page.innerText('.status'), status);
  await context.close();
});

/** The suites of logs and rooms as a script that a page can run. */
async function bundledSuite(): Promise<string> {
  const { build } = await import('vite');
  const entry = fileURLToPath(new URL('./testing/log-suite.ts', import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, minify: false, target: 'es2022', lib: { entry, formats: ['iife'], name: 'logSuite' } },
  });
  const [made] = Array.isArray(built) ? built : [built];
  if (!('output' in made!)) throw new Error('the suite was not built');
  return made.output[0].code;
}

declare const logSuite: typeof import('#client/e2e/testing/log-suite.ts');

test('IndexedDB keeps what a log promises, and rooms stand on it', async (t) => {
  const { page, context } = await visit(house);
  await page.goto(`${house.url}credits`);
  await page.evaluate(await bundledSuite().then((code) => `${code};window.logSuite = logSuite;`));
  const titles = await page.evaluate(() => logSuite.titles);
  assert.ok(titles.length > 15);
  for (const title of titles) {
    await t.test(title, async () => {
      assert.equal(await page.evaluate((one) => logSuite.run(one), title), null);
    });
  }
  await context.close();
});

test('matches of the first version are found again, and one that had lost an entry goes on before the loss', async () => {
  const { page, context } = await visit(house);
  // A page without the worker, so that the store does not exist yet.
  await page.goto(`${house.url}theme.js`);
  await page.evaluate(async (rules) => {
    const opened = await new Promise<IDBDatabase>((resolve, reject) => {
      const asking = indexedDB.open('harena', 1);
      asking.onupgradeneeded = () => {
        asking.result.createObjectStore('matches', { keyPath: 'match' });
        asking.result.createObjectStore('entries', { keyPath: ['match', 'n'] });
      };
      asking.onsuccess = () => resolve(asking.result);
      asking.onerror = () => reject(asking.error);
    });
    const start = { t: 'start', at: 1000, nonces: ['', ''], bots: [null, 'heuristic'], persons: [0, 1] };
    const row = {
      game: 'harenula',
      rules,
      options: {},
      seed: 'ab'.repeat(32),
      names: ['Anna', 'Ben'],
      start,
    };
    const work = opened.transaction(['matches', 'entries'], 'readwrite');
    const decided = (seat: number) => ({ t: 'decide', at: 2000, seat, id: 0, choice: [], by: null });
    for (const match of ['here-whole', 'here-lossy']) {
      work.objectStore('matches').put({ ...row, match, changed: 1000, over: false, waiting: [0] });
    }
    const put = (match: string, n: number, entry: unknown) => work.objectStore('entries').put({ match, n, entry });
    put('here-whole', 1, decided(0));
    put('here-whole', 2, decided(1));
    put('here-lossy', 1, decided(0));
    put('here-lossy', 3, decided(0));
    await new Promise((resolve) => {
      work.oncomplete = resolve;
    });
    opened.close();
  }, harenula.rules);
  const numbers: number[] = [];
  for (const match of ['here-whole', 'here-lossy']) {
    await page.goto(`${house.url}m/${match}`);
    await untilAsked(page);
    await answer(page, dice(1));
    numbers.push(await seqOf(page));
  }
  assert.ok(
    numbers.every((seq) => seq > 3),
    String(numbers),
  );
  await context.close();
});
