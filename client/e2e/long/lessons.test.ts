// Every guided first match, driven to its end through its own "Show me", in every language.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { faultsOf } from '#client/e2e/testing/axe.ts';
import { type House, openHouse, visit } from '#client/e2e/testing/house.ts';
import { settled } from '#client/e2e/testing/player.ts';
import { lesson as gladiatori } from '#client/lessons/gladiatori/lesson.ts';
import { lesson as house } from '#client/lessons/house-of-gladiators/lesson.ts';
import { lesson as jugula } from '#client/lessons/jugula/lesson.ts';
import { keysOf, type Lesson } from '#client/lessons/lesson.ts';
import { lesson as spartacus } from '#client/lessons/spartacus/lesson.ts';
import { teacher } from '#client/lessons/words.ts';
import type { Language } from '#engine/game.ts';
import { games } from '#games/index.ts';

let place: House;
before(async () => {
  place = await openHouse();
});
after(() => place.close());

const GO = '.bar .btn.go:not([aria-disabled="true"])';

const asked = (page: Page, id: number) => page.waitForSelector(`.table-page[data-asked="${id}"]:not([data-sending])`);

async function walk(page: Page, lesson: Lesson, language: Language, looks: boolean): Promise<void> {
  const teach = teacher(language);
  const words = games.get(lesson.game)!.words[language];
  const names = Object.fromEntries(Object.entries(lesson.names).map(([one, key]) => [one, words[key]!]));
  const values = { ...names, opponent: lesson.opponent };
  await page.goto(`${place.url}learn/${lesson.game}`);
  const box = await page.waitForSelector('.board-box').then((board) => board.boundingBox());
  for (const [i, { id, key }] of lesson.steps.entries()) {
    await asked(page, id);
    await page.waitForSelector('[data-show]');
    assert.equal(await page.innerText('.lesson-step [role=status]'), teach(`${lesson.game}.${key}`, values));
    if (i === 3 && looks) assert.deepEqual(await faultsOf(page), []);
    await page.click('[data-show]');
    await page.click(GO);
    await settled(page);
    // When the match is over its bar is gone, and in Gladiatori a scene may have no hand.
    if (lesson.game === 'gladiatori' || i === lesson.steps.length - 1) continue;
    assert.deepEqual(await page.locator('.board-box').boundingBox(), box, `${key}: the lesson moves the board`);
  }
  await page.waitForSelector('[data-close]');
  assert.equal(await page.innerText('.lesson-step [role=status]'), teach(`${lesson.game}.over`, values));
}

/** Touches what has the ring until the step is done; how often that was "Show me", where nothing on the table can be ringed. */
async function follow(page: Page, lesson: Lesson): Promise<string[]> {
  const shown: string[] = [];
  await page.goto(`${place.url}learn/${lesson.game}`);
  for (const { id, key } of lesson.steps) {
    await asked(page, id);
    for (let touches = 0; ; touches++) {
      assert.ok(touches < 16, `${key}: the ring leads nowhere`);
      const ring = page.locator('[data-ring]');
      await ring.first().waitFor();
      assert.equal(await ring.count(), 1, key);
      if ((await ring.getAttribute('data-show')) !== null) shown.push(key);
      // By its own event: a hex is covered by the figure that stands on it.
      await ring.evaluate((one) => one.dispatchEvent(new MouseEvent('click', { bubbles: true })));
      await settled(page);
      if ((await page.getAttribute('.table-page', 'data-asked')) !== String(id)) break;
      // The ring moves on in the next frame.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    }
  }
  await page.waitForSelector('[data-close]');
  return shown;
}

for (const lesson of [gladiatori, house, jugula, spartacus]) {
  test(`the lesson of ${lesson.game} is played to its end by touching nothing but what has the ring`, async () => {
    const { page, context, watched } = await visit(place);
    const shown = await follow(page, lesson);
    assert.ok(new Set(shown).size <= keysOf(lesson).length / 2, `only "Show me" had the ring: ${shown.join()}`);
    assert.deepEqual(watched, { faults: [], strangers: [] });
    await context.close();
  });
}

/** The language in which axe looks at a lesson: its findings do not depend on the words. */
const LOOKED_AT: readonly [Lesson, Language][] = [
  [gladiatori, 'it'],
  [house, 'fr'],
  [jugula, 'it'],
  [spartacus, 'fr'],
];

for (const [lesson, looked] of LOOKED_AT) {
  for (const language of ['en', 'fr', 'it'] as const) {
    test(`the lesson of ${lesson.game} is driven to its end in ${language}`, async () => {
      const { page, context, watched } = await visit(place, { locale: language });
      await walk(page, lesson, language, language === looked);
      assert.deepEqual(watched, { faults: [], strangers: [] });
      await context.close();
    });
  }
}
