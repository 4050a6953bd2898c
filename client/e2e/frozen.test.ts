// Matches of earlier versions of the rules in the browser: on a server, whose file an earlier server made, and in the
// browser's own store.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { local } from '#client/e2e/testing/frozen.ts';
import { type House, openHouse, type Visit, visit } from '#client/e2e/testing/house.ts';
import { plant } from '#client/e2e/testing/planted.ts';
import { answer, dice, untilAsked } from '#client/e2e/testing/player.ts';
import { games, rulesOf } from '#games/index.ts';
import { COOKIE, oldMatches, SPARTACUS } from '#server/testing/old-matches.ts';

let house: House;
/** Of all tests. */
let visitor: Visit;
before(async () => {
  house = await openHouse({ data: oldMatches() });
  visitor = await visit(house);
});
after(() => house.close());

test('a server’s match of an earlier version is opened, described in its own words and played on', async () => {
  const { page, context, watched } = visitor;
  await context.addCookies([{ ...COOKIE, url: house.url }]);
  const wanted: string[] = [];
  context.on('request', (request) => wanted.push(request.url()));
  await page.goto(`${house.url}credits`);
  assert.ok(!wanted.some((url) => url.includes('/frozen/')), 'nothing of it is loaded before it is wanted');
  // A bot plays the other seat, which Anna holds as well.
  const left = await page.evaluate(
    (match) =>
      fetch(`/api/matches/${match}/leave`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"seat":1}',
      }).then((one) => one.status),
    SPARTACUS,
  );
  assert.equal(left, 200);
  await page.goto(`${house.url}m/${SPARTACUS}`);
  await page.waitForSelector('.table-page.of-spartacus');
  await page.waitForSelector('.sk-board');
  assert.ok(wanted.some((url) => url.includes('/frozen/')));
  const roll = dice(4);
  if ((await untilAsked(page)) === 'asked') await answer(page, roll);
  await page.waitForFunction(() => document.querySelectorAll('.log .ln, .log .log-head').length > 5);
  assert.doesNotMatch(await page.innerText('.log'), /undefined|event\./);
  assert.deepEqual(watched, { faults: [], strangers: [] });
});

test('a match of this browser under an earlier version goes on and is replayed', async () => {
  const { page, watched } = visitor;
  const rules = (await rulesOf('gladiatori', 'gladiatori@2'))!;
  await plant(page, house, local(rules, 'earlier', 30));
  await page.waitForSelector('.drawing pre');
  if ((await untilAsked(page)) === 'asked') await answer(page, dice(2));
  await page.goto(`${house.url}m/here-earlier?at=3`);
  await page.waitForSelector('.replay-bar[data-step="3"]');
  assert.deepEqual(watched, { faults: [], strangers: [] });
});

test('where no file of its version is kept the page says so, and the match is downloaded and left', async () => {
  const { page } = visitor;
  const made = local(games.get('harenula')!, 'gone', 4);
  made.row.rules = 'harenula@0';
  await page.goto(house.url);
  await plant(page, house, made, '.missing');
  assert.match(await page.innerText('.missing h1'), /rules of this match are not kept/);
  const [download] = await Promise.all([page.waitForEvent('download'), page.click('.missing .btn.go')]);
  const text = readFileSync((await download.path())!, 'utf8');
  assert.match(text, /^\{"harena":1,"game":"harenula","rules":"harenula@0"/);
  assert.equal(text.trim().split('\n').length, 1 + made.entries.length + 1);
  await page.click('.missing .acts .btn:nth-child(2)');
  await page.waitForURL(house.url);
  await page.goto(`${house.url}m/here-gone`);
  await page.waitForFunction(() => /is not here/.test(document.querySelector('.missing h1')?.textContent ?? ''));
});
