// The client in French and Italian: no English word of the interface on any screen.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { ADDRESSES } from '#client/e2e/testing/addresses.ts';
import { type House, openHouse, startMatch, visit } from '#client/e2e/testing/house.ts';
import { answer, dice, untilAsked } from '#client/e2e/testing/player.ts';
import { englishOn, type Foreign } from '#client/e2e/testing/words.ts';

let house: House;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

const TITLES: { readonly [L in Foreign]: string } = { fr: 'Le sable est ratissé.', it: 'La sabbia è rastrellata.' };
/** The long run plays all games in both. */
const GAMES: { readonly [L in Foreign]: string } = { fr: 'gladiatori', it: 'spartacus' };

for (const language of ['fr', 'it'] as const) {
  test(`${language}: the language is chosen in the settings, and no English word of the interface is left`, async () => {
    const { page, context } = await visit(house);
    await page.goto(`${house.url}settings`);
    await page.selectOption('[data-language]', language);
    for (const screen of ADDRESSES) {
      await page.goto(house.url + screen);
      await page.waitForFunction(
        () => document.querySelector('h1, .lesson-step') !== null && document.querySelector('.loading') === null,
      );
      if (screen === '') assert.equal(await page.innerText('h1'), TITLES[language]);
      assert.deepEqual(await englishOn(page, language), [], screen);
      assert.equal(await page.getAttribute('html', 'lang'), language);
    }
    const game = GAMES[language];
    await startMatch(page, house, game);
    await untilAsked(page);
    assert.deepEqual(await englishOn(page, language), [], game);
    await answer(page, dice(1));
    await untilAsked(page);
    assert.deepEqual(await englishOn(page, language), [], game);
    await page.click('.top [aria-haspopup=dialog]');
    await page.waitForSelector('dialog[open]');
    assert.deepEqual(await englishOn(page, language), [], `${game}, menu`);
    await context.close();
  });
}
