// Matches of every game in French and Italian: after every decision everything on the page is read.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type House, openHouse, startMatch, visit } from '#client/e2e/testing/house.ts';
import { OFFERED } from '#client/e2e/testing/offered.ts';
import { answer, dice, untilAsked } from '#client/e2e/testing/player.ts';
import { englishOn } from '#client/e2e/testing/words.ts';

const DECISIONS = 60;

let house: House;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

for (const language of ['fr', 'it'] as const) {
  for (const game of OFFERED) {
    test(`${language}: ${game} is told, asked and refused without an English word`, { timeout: 240_000 }, async () => {
      const { page, context, watched } = await visit(house);
      await page.goto(`${house.url}settings`);
      await page.selectOption('[data-language]', language);
      await startMatch(page, house, game);
      const roll = dice(14);
      const left = new Set<string>();
      for (let n = 0; n < DECISIONS && (await untilAsked(page)) === 'asked'; n++) {
        for (const text of await englishOn(page, language)) left.add(text);
        await answer(page, roll);
      }
      assert.deepEqual([...left], []);
      assert.deepEqual(watched.faults, []);
      await context.close();
    });
  }
}
