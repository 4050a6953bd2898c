// A round of House of Gladiators on its table alone: nothing in it moves, and axe finds nothing in any of its scenes.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { faultsOf } from '#client/e2e/testing/axe.ts';
import { type House, openHouse, visit } from '#client/e2e/testing/house.ts';
import { LUDI } from '#client/e2e/testing/ludi.ts';
import { type Moment, plant, reach } from '#client/e2e/testing/planted.ts';
import { dice } from '#client/e2e/testing/player.ts';
import { boxes, playOn } from '#client/e2e/testing/zones.ts';
import type { LudiView } from '#games/house-of-gladiators/view.ts';

const moment = (name: string, clause: string, when?: (view: LudiView) => boolean): Moment =>
  ({ name, game: 'house-of-gladiators', seats: 2, clause, ...(when === undefined ? {} : { when }) }) as Moment;

let house: House;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

test('from Training through the Hypogeum and the Arena to the next market by mouse, on the table alone, and axe finds nothing', async () => {
  const { page, context, watched } = await visit(house);
  await plant(page, house, reach(moment('training', 'HG-10.1', (view) => view.round >= 2)));
  const [roll, zones] = [dice(5), await boxes(page)];
  assert.deepEqual(await faultsOf(page), [], 'training');
  for (const [name, clause] of [
    ['hypogeum', 'HG-12.5'],
    ['market', 'HG-5.4'],
  ] as const) {
    const asked = await playOn(page, roll, { things: LUDI, most: 60, until: (next) => next === clause });
    assert.ok(asked.includes(name === 'market' ? 'HG-12.5' : 'HG-10.1'), asked.join());
    assert.equal(await boxes(page), zones, `at ${clause}`);
    assert.deepEqual(await faultsOf(page), [], name);
  }
  assert.deepEqual(watched, { faults: [], strangers: [] });
  await context.close();
});

test('axe finds nothing where thumbs are asked for', async () => {
  const { page, context, watched } = await visit(house);
  await plant(page, house, reach(moment('thumbs', 'HG-17.2')));
  assert.deepEqual(await faultsOf(page), []);
  assert.deepEqual(watched, { faults: [], strangers: [] });
  await context.close();
});
