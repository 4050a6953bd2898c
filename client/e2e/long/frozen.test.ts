// Finished matches of earlier versions of the rules in the browser: watched again from a server, and saved as records.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { local } from '#client/e2e/testing/frozen.ts';
import { type House, openHouse, visit } from '#client/e2e/testing/house.ts';
import { plant } from '#client/e2e/testing/planted.ts';
import { linesOf } from '#client/e2e/testing/player.ts';
import { verifyReplay } from '#engine/records/replay.ts';
import { gamesWith, rulesOf } from '#games/index.ts';
import { FINISHED, oldMatches } from '#server/testing/old-matches.ts';

let house: House;
before(async () => {
  house = await openHouse({ data: oldMatches() });
});
after(() => house.close());

test('a finished match of an earlier version is replayed from a server', async () => {
  const { page, context, watched } = await visit(house);
  await page.goto(`${house.url}m/${FINISHED}?at=0`);
  await page.waitForSelector('.replay-bar[data-step="0"]');
  const first = await linesOf(page);
  await page.keyboard.press('End');
  await page.waitForSelector('.replay-bar[data-step="31"]');
  await page.waitForFunction((n) => document.querySelectorAll('.log .ln, .log .log-head').length > n, first);
  assert.deepEqual(watched, { faults: [], strangers: [] });
  await context.close();
});

test('the record of a finished match of this browser under an earlier version verifies', async () => {
  const { page, context } = await visit(house);
  const rules = (await rulesOf('spartacus', 'spartacus@2'))!;
  const { row, entries } = local(rules, 'saved', Number.POSITIVE_INFINITY, { turnLimit: 1 });
  await plant(page, house, { row, entries });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the record' }).click(),
  ]);
  const file = readFileSync((await download.path())!);
  const { proof, fault } = verifyReplay(file, await gamesWith([{ game: 'spartacus', rules: 'spartacus@2' }]));
  assert.equal(fault, null, fault?.text);
  assert.equal(proof!.decisions, entries.length - 1);
  await context.close();
});
