import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { faultsOf } from '#client/e2e/sample-axe.ts';
import { type House, openHouse, startMatch, visit } from '#client/e2e/sample-house.ts';
import { answer, dice, untilAsked } from '#client/e2e/sample-player.ts';
import { en } from '#client/words/en.ts';
import { fr } from '#client/words/fr.ts';
import { it } from '#client/words/it.ts';

/** Compressed, for the first load of the home page. */
const MOST_BYTES = 300_000;

let house: House;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

const SCREENS = [
  '',
  'new/gladiatori',
  'new/spartacus?people=2',
  'learn',
  'rules/jugula#JU-13.6',
  'settings',
  'credits',
  'nowhere',
];

for (const colorScheme of ['light', 'dark'] as const) {
  test(`${colorScheme}: axe-core finds nothing serious on any page, and no page asks anybody else for anything`, async () => {
    const { page, context, watched } = await visit(house, { colorScheme });
    for (const screen of SCREENS) {
      await page.goto(house.url + screen);
      await page.waitForFunction(() => document.querySelector('h1') !== null);
      await page.waitForTimeout(100);
      assert.deepEqual(await faultsOf(page), [], screen);
    }
    assert.deepEqual(watched, { faults: [], strangers: [] });
    await context.close();
  });
}

test('the rules are searched by words and by clause, and mentions lead to each other', async () => {
  const { page, context, watched } = await visit(house);
  await page.goto(`${house.url}rules/gladiatori#GL-11.39`);
  await page.waitForSelector('[id="GL-11.39"].here');
  await page.fill('.reader-find input', 'unbalancing strike');
  await page.waitForSelector('.found button');
  const took = await page.evaluate(() => {
    const box = document.querySelector<HTMLInputElement>('.reader-find input')!;
    const start = performance.now();
    box.value = 'feint';
    box.dispatchEvent(new Event('input', { bubbles: true }));
    return performance.now() - start;
  });
  assert.ok(took < 100, `a search took ${took} ms`);
  await page.click('.found button >> nth=0');
  await page.waitForSelector('.clause.here');
  await page.click('.clause.here a >> nth=0', { timeout: 2000 }).catch(() => {});
  assert.deepEqual(watched, { faults: [], strangers: [] });
  await context.close();
});

/** English sentences of the catalogue that another language does not share. */
const sentences = Object.entries(en).flatMap(([key, text]) => {
  const shared = [fr, it].some((other) => other[key as keyof typeof en] === text);
  return shared || !text.includes(' ') || /[{}]/.test(text) ? [] : [text];
});

for (const [language, title] of [
  ['fr', 'Le sable est ratissé.'],
  ['it', 'La sabbia è rastrellata.'],
] as const) {
  test(`${language}: the language is chosen in the settings, and no English sentence of the interface is left`, async () => {
    const { page, context } = await visit(house);
    await page.goto(`${house.url}settings`);
    await page.selectOption('[data-language]', language);
    for (const screen of ['', 'new/gladiatori', 'learn', 'settings', 'credits']) {
      await page.goto(house.url + screen);
      await page.waitForFunction(() => document.querySelector('h1') !== null);
      const text = await page.innerText('body');
      if (screen === '') assert.ok(text.includes(title));
      assert.deepEqual(
        sentences.filter((sentence) => text.includes(sentence)),
        [],
        screen,
      );
      assert.equal(await page.getAttribute('html', 'lang'), language);
    }
    await startMatch(page, house, 'spartacus');
    await untilAsked(page);
    await answer(page, dice(1));
    await untilAsked(page);
    const table = await page.innerText('body');
    assert.deepEqual(
      sentences.filter((sentence) => table.includes(sentence)),
      [],
    );
    await context.close();
  });
}

test('the home page loads within 300 KB compressed', async () => {
  const { page, context } = await visit(house, { serviceWorkers: 'block' });
  let bytes = 0;
  const pending: Promise<void>[] = [];
  page.on('response', (response) => {
    const taken = async (): Promise<void> => {
      const body = await response.body().catch(() => Buffer.alloc(0));
      bytes += /woff2|image\/png/.test(response.headers()['content-type'] ?? '') ? body.length : gzipSync(body).length;
    };
    pending.push(taken());
  });
  await page.goto(house.url, { waitUntil: 'networkidle' });
  await Promise.all(pending);
  console.log(`the home page loads ${Math.round(bytes / 1000)} KB compressed`);
  assert.ok(bytes > 10_000 && bytes < MOST_BYTES, `${bytes} bytes`);
  await context.close();
});
