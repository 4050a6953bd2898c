// What a bout brings at House Duties is to come from the moment it is won, and no longer once it was collected.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { folds } from '#client/tables/house-of-gladiators/scenes/view.ts';
import { newGladiator } from '#games/house-of-gladiators/table-things.ts';
import type { LudiView } from '#games/house-of-gladiators/view.ts';

const houseWith = (...tiros: number[]) => ({ coins: 0, rations: 0, ludus: tiros.map((tiro) => newGladiator(tiro)) });
const before = { round: 2, noted: [], houses: [houseWith(0, 1), houseWith(2)] } as unknown as LudiView;

/** The view after an event; only what its fold reads is given. */
const after = (view: LudiView, kind: keyof typeof folds, event: object): LudiView =>
  (folds[kind] as (view: LudiView, event: object) => LudiView)(view, event);

/** Who has what to come. */
const noted = (view: LudiView) => view.noted.map(({ seat, tiro, coins, glory }) => ({ seat, tiro, coins, glory }));

test('HG-18.8 a reward is to come until House Duties have paid it', () => {
  const won = after(before, 'won', { seat: 0, gladiator: 1, slot: 'evening', glory: 7, coins: 7, rations: 3 });
  assert.deepEqual(noted(won), [{ seat: 0, tiro: 1, coins: 7, glory: 7 }]);
  const both = after(won, 'wonOutright', { seat: 1, gladiator: 2, coins: 3, rations: 1 });
  const paid = { seat: 0, gladiator: 1, glory: 7, coins: 7, rations: 3, purse: 7, store: 3 };
  const rewarded = after(both, 'rewarded', paid);
  assert.deepEqual(noted(rewarded), [{ seat: 1, tiro: 2, coins: 3, glory: 0 }]);
  assert.equal(rewarded.houses[0]!.ludus[1]!.glory, 7);
  assert.deepEqual(noted(after(rewarded, 'roundBegan', { round: 3 })), []);
});

test('HG-18.6 HG-13.15 a drawn bout pays each House once, also the one that supplied both men', () => {
  const draw = { coins: 2, rations: 1 };
  assert.deepEqual(
    noted(after(before, 'boutDrawn', { ...draw, gladiators: [0, 2] })).map(({ seat }) => seat),
    [0, 1],
  );
  assert.deepEqual(
    noted(after(before, 'boutDrawn', { ...draw, gladiators: [0, 1] })).map(({ seat }) => seat),
    [0],
  );
});
