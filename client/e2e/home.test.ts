import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { faultsOf } from '#client/e2e/testing/axe.ts';
import { type House, openHouse, type Visit, visit } from '#client/e2e/testing/house.ts';

/** Compressed, for the first load of the home page. */
const MOST_BYTES = 300_000;

let house: House;
/** Of all tests that need no other. */
let visitor: Visit;
before(async () => {
  house = await openHouse();
  visitor = await visit(house);
});
after(() => house.close());

/** The shortest book: axe takes long for the others, which are in long/screens.test.ts. */
const BOOK = 'rules/harenula#HA-5.3';
const SCREENS = ['', 'new/gladiatori', 'learn', BOOK, 'settings', 'credits', 'watch', 'rules/nowhere'];
/** The others are looked at in long/screens.test.ts. */
const IN_THE_DARK = ['', 'new/gladiatori', BOOK];

test('light and dark: axe-core finds nothing serious on any page, and no page sends a request to another site', async () => {
  const { page, watched } = visitor;
  const isIn = (theme: string) =>
    page.waitForFunction(
      (wanted) => document.documentElement.dataset['theme'] === wanted && document.getAnimations().length === 0,
      theme,
    );
  for (const screen of SCREENS) {
    await page.goto(house.url + screen);
    await page.waitForFunction(
      () => document.querySelector('h1') !== null && document.querySelector('.loading') === null,
    );
    await isIn('light');
    assert.deepEqual(await faultsOf(page), [], screen);
    // Nothing but its colours is different in the dark, and pages share them: three are looked at.
    if (!IN_THE_DARK.includes(screen)) continue;
    await page.emulateMedia({ colorScheme: 'dark' });
    await isIn('dark');
    assert.deepEqual(await faultsOf(page, ['color-contrast', 'link-in-text-block']), [], `${screen} in the dark`);
    await page.emulateMedia({ colorScheme: 'light' });
  }
  // The last address is nobody's, and the server says so too.
  const faults = ['Failed to load resource: the server responded with a status of 404 (Not Found)'];
  assert.deepEqual(watched, { faults, strangers: [] });
  watched.faults.length = 0;
});

test('an address that no page has, or that nobody can decode, says so', async () => {
  const { page, watched } = visitor;
  for (const address of ['new/nowhere', 'learn/nowhere', '%ff', '#%zz']) {
    await page.goto(house.url + address);
    await page.waitForSelector(address.startsWith('#') ? '.home-main' : '.missing .btn.go');
  }
  watched.faults.length = 0;
});

test('the rules are searched by words and by clause; mentions and the words of the game lead to clauses', async () => {
  const { page, watched } = visitor;
  await page.goto(`${house.url}rules/gladiatori#GL-11.39`);
  await page.waitForSelector('[id="GL-11.39"].here');
  await page.fill('.reader-find input', 'unbalancing strike');
  await page.waitForSelector('.found button');
  await page.fill('.reader-find input', 'feint');
  await page.waitForSelector('.found button:has-text("Feint")');
  const first = await page.innerText('.found button b >> nth=0');
  await page.click('.found button >> nth=0');
  await page.waitForSelector(`[id="${first}"].here`);
  const mention = page.locator('.clause a[href*="#GL-"]').first();
  const clause = (await mention.getAttribute('href'))!.split('#')[1]!;
  await mention.click();
  await page.waitForSelector(`[id="${clause}"].here`);
  await page.click('[data-glossary] summary');
  await page.click('[data-glossary] div:has(dt:text-is("Standby")) .rule');
  await page.waitForSelector('[id="GL-9.8"].here');
  assert.deepEqual(watched, { faults: [], strangers: [] });
});

test('a request that goes anywhere else is noticed', async () => {
  const { page, context, watched } = await visit(house);
  await page.goto(house.url.replace('127.0.0.1', 'localhost'));
  await context.close();
  assert.ok(watched.strangers.length > 0);
  assert.deepEqual(house.strangers, watched.strangers);
  house.strangers.length = 0;
});

test('an icon says what it means under the pointer and with the focus, until Escape', async () => {
  const { page } = visitor;
  await page.goto(house.url);
  const icon = page.locator('.top a[href*="settings"]');
  const name = (await icon.getAttribute('aria-label'))!;
  await icon.hover();
  await page.waitForSelector(`.explain:has-text("${name}")`);
  await page.mouse.move(5, 400);
  await page.waitForSelector('.explain', { state: 'detached' });
  // By keyboard.
  await page.keyboard.press('Tab');
  await icon.focus();
  await page.waitForSelector(`.explain:has-text("${name}")`);
  await page.keyboard.press('Escape');
  await page.waitForSelector('.explain', { state: 'detached' });
  // The words may be secret: they go with their thing, also when it goes in the moment in which they come.
  await page.mouse.move(5, 400);
  const left = page.evaluate(
    () =>
      new Promise<number>((count) => {
        const gone = new MutationObserver(() => {
          if (document.querySelector('.explain') === null) return;
          gone.disconnect();
          document.querySelector('.top a[href*="settings"]')!.remove();
          setTimeout(() => count(document.querySelectorAll('.explain').length));
        });
        gone.observe(document.body, { childList: true, subtree: true });
      }),
  );
  await icon.hover();
  assert.equal(await left, 0);
  // And they never come when it went before.
  const theme = page.locator('.top button.tbtn[aria-label]').last();
  await theme.hover();
  await theme.evaluate((thing) => thing.remove());
  await page.waitForTimeout(600);
  assert.equal(await page.locator('.explain').count(), 0);
});

test('the home page loads within 300 KB compressed', async () => {
  const { page, context } = await visit(house);
  let bytes = 0;
  const pending: Promise<void>[] = [];
  const files: string[] = [];
  // The context's answers are those of the page and of its worker.
  context.on('response', (response) => {
    files.push(response.url());
    const taken = async (): Promise<void> => {
      const body = await response.body().catch(() => Buffer.alloc(0));
      bytes += /woff2|image\/png/.test(response.headers()['content-type'] ?? '') ? body.length : gzipSync(body).length;
    };
    pending.push(taken());
  });
  await page.goto(house.url);
  await page.waitForSelector('a.game');
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  await Promise.all(pending);
  assert.ok(
    files.some((file) => file.endsWith('.woff2')),
    'the typefaces count too',
  );
  console.log(`the home page loads ${Math.round(bytes / 1000)} KB compressed`);
  assert.ok(bytes > 10_000 && bytes < MOST_BYTES, `${bytes} bytes`);
  await context.close();
});
