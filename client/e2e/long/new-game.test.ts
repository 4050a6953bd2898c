// A game added to a copy of the project by its folder and its line in the catalogue alone is found everywhere.

import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { type Copy, projectCopy } from '#checks/testing/copy.ts';
import { environment } from '#checks/testing/program.ts';
import { counted } from '#client/e2e/testing/counted.ts';
import { openBrowser, type Place, startMatch, visit } from '#client/e2e/testing/house.ts';
import { answer, dice, untilAsked } from '#client/e2e/testing/player.ts';

const GAME = 'circus-parvus';
const TITLE = 'Circus Parvus';
/** Four rounds of one card each. */
const DECISIONS = 4;

let copy: Copy;
let server: ChildProcess;
let place: Place;

before(async () => {
  copy = projectCopy();
  for (const args of [['cli/main.ts', 'new-game', GAME], ['client/build/index.ts']]) {
    const { code, err } = await copy.node(...args);
    assert.equal(code, 0, err);
  }
  const data = join(copy.root, 'harena.sqlite');
  server = spawn(process.execPath, ['cli/main.ts', 'serve', '--port', '0', '--data', data, '--log', 'silent'], {
    cwd: copy.root,
    env: environment(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said = await new Promise<string>((done) => server.stdout!.once('data', (text) => done(String(text))));
  place = { browser: await openBrowser(), url: /http:\S+/.exec(said)![0], strangers: [] };
});
after(async () => {
  await place?.browser.close();
  const gone = server && new Promise((done) => server.once('exit', done));
  server?.kill('SIGTERM');
  await gone;
  copy?.remove();
});

test('it is offered at home, in the set-up, in the rules, under Learn and in the credits, in every language', async () => {
  const { page, context, watched } = await visit(place);
  await page.goto(place.url);
  const card = page.locator(`a.game[href$="new/${GAME}"]`);
  assert.match(await card.innerText(), new RegExp(`${TITLE}\\s+Lay the best card alone.*\\s+2 to 4 players`));
  await counted(card.locator('svg.mosaic'), 1);
  assert.match(await page.innerText('.lead'), /Five gladiator games/);
  await page.selectOption('.friends select', GAME);
  await page.goto(`${place.url}new/${GAME}`);
  assert.equal(await page.innerText('h1'), TITLE);
  await page.waitForSelector('[data-start]');
  await counted(page.locator(`.chooser a[aria-current][href$="new/${GAME}"]`), 1);
  await page.goto(`${place.url}rules/${GAME}#CP-3.3`);
  await page.waitForSelector('[id="CP-3.3"].here');
  assert.equal(await page.locator(`.chooser a[aria-current]`).innerText(), TITLE);
  await page.goto(`${place.url}learn`);
  const lesson = page.locator('.lesson', { hasText: TITLE });
  await counted(lesson.locator('ol li'), 4);
  await page.goto(`${place.url}credits`);
  await counted(page.locator('.new-side svg.mosaic'), 5);
  await context.close();
  for (const [locale, words] of [
    ['fr-FR', /Posez seul la meilleure carte[\s\S]*2 à 4 joueurs/],
    ['it-IT', /Posa da solo la carta migliore[\s\S]*da 2 a 4 giocatori/],
  ] as const) {
    const other = await visit(place, { locale });
    await other.page.goto(place.url);
    assert.match(await other.page.innerText(`a.game[href$="new/${GAME}"]`), words);
    await other.context.close();
  }
  assert.deepEqual(watched, { faults: [], strangers: [] });
});

test('after one visit it is played to its end without a network', { timeout: 120_000 }, async () => {
  const { page, context, watched } = await visit(place, { keepsClient: true });
  await page.goto(place.url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await startMatch(page, place, GAME);
  const roll = dice(3);
  let decisions = 0;
  while ((await untilAsked(page)) !== 'over') {
    await answer(page, roll);
    decisions++;
  }
  assert.equal(decisions, DECISIONS);
  assert.deepEqual(watched.strangers, []);
  await context.close();
});

test('the service worker keeps its rules', () => {
  const client = join(copy.root, '.harena', 'client');
  const rules = readdirSync(join(client, 'assets'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.js') && readFileSync(join(client, 'assets', file), 'utf8').includes(`${GAME}@1`),
  );
  assert.ok(rules.length > 0);
  const worker = readFileSync(join(client, 'sw.js'), 'utf8');
  for (const file of rules) assert.ok(worker.includes(`assets/${file}`), file);
});
