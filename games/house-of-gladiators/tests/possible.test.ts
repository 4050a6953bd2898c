// What no viewer can hold possible: a dealt world that contradicts what lies open is refused, point by point.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Frame } from '#engine/flow/flow.ts';
import { BLESSING, COMBAT, RESOURCE_NAMES, SPECIAL, TASK_NAMES, TIRO_NAMES } from '#games/house-of-gladiators/cards.ts';
import { consistent } from '#games/house-of-gladiators/determinise-guesses.ts';
import { type Lot, lot } from '#games/house-of-gladiators/rules/05-auctions.ts';
import { training } from '#games/house-of-gladiators/rules/10-training.ts';
import type { Ludi } from '#games/house-of-gladiators/state.ts';
import { TWO_HOUSES, tableAt } from '#games/house-of-gladiators/testing/positions.ts';

const card = (name: string): number => RESOURCE_NAMES.indexOf(name);
const tiro = (name: string): number => TIRO_NAMES.indexOf(name);
const LINES = [...TWO_HOUSES, 'seat 0 hand feint tall-scutum', 'seat 1 hand feint', 'seat 0 gladiators hanno'];

/** Whether seat 1 holds the position possible once it is changed so. */
function possible(change: (g: Ludi) => void, viewer = 1): boolean {
  const { state } = tableAt(LINES, { frames: [training.frame({ open: [0, 1] })] });
  assert.ok(consistent(state, viewer));
  change(state);
  return consistent(state, viewer);
}

test('HG-1.9 the backs of a hand tell the types in it', () => {
  for (const type of [COMBAT, SPECIAL, BLESSING]) {
    for (const seat of [0, 1]) {
      assert.ok(!possible((g) => g.houses[seat]!.backs[type]!++));
      assert.ok(!possible((g) => g.houses[seat]!.backs[type]!--));
    }
  }
});

test('HG-6.3 the backs of the cards that nobody wanted tell their types', () => {
  for (const type of [COMBAT, SPECIAL, BLESSING]) assert.ok(!possible((g) => g.unseenBacks[type]!++));
  const laid = (g: Ludi, type: number): void => {
    g.unseen.push(card('feint'));
    g.unseenBacks[type]!++;
  };
  assert.ok(possible((g) => laid(g, SPECIAL)));
  assert.ok(!possible((g) => laid(g, COMBAT)));
});

test('HG-6.1 the card that is auctioned has the type that its back shows', () => {
  const offered = (g: Ludi, type: number): void => {
    g.lot.push(card('feint'));
    g.lotType = type;
  };
  assert.ok(possible((g) => offered(g, SPECIAL)));
  assert.ok(!possible((g) => offered(g, COMBAT)));
});

test('HG-6.2 the card bought has the type that was sold', () => {
  const sold = (type: Lot['type'], bought: number | null): boolean => {
    const { state } = tableAt(LINES, { frames: [lot.frame({ openerSeat: 0, by: 0, type })] });
    (state.flow.frames[0] as Frame & Lot).bought = bought;
    return consistent(state, 1);
  };
  assert.ok(sold('special', card('feint')));
  assert.ok(!sold('combat', card('feint')));
  assert.ok(sold('combat', null));
});

test('HG-20.2 an active task is none that was ruled out, by all or by the viewer alone', () => {
  const strongbox = 1 << TASK_NAMES.indexOf('strongbox');
  assert.ok(!possible((g) => (g.houses[0]!.ruledOut |= strongbox)));
  assert.ok(!possible((g) => (g.houses[0]!.elsewhere[1]! |= strongbox)));
  assert.ok(possible((g) => (g.houses[0]!.elsewhere[1]! |= strongbox), 0));
  assert.ok(possible((g) => (g.houses[0]!.ruledOut |= 1 << TASK_NAMES.indexOf('granary'))));
});

test('HG-23.16 what the viewer has seen of a hand is in it', () => {
  const saw = (...names: string[]): boolean => possible((g) => (g.houses[0]!.seen[1] = names.map(card)));
  assert.ok(saw('feint', 'tall-scutum'));
  assert.ok(!saw('feint', 'feint'));
  assert.ok(!saw('no-quarter'));
});

test('HG-12.7, HG-12.8 in a slot lies a fit gladiator with a card of each type at most, from the hand', () => {
  const plan = (fighter: string, combat: string | null, special: string | null): boolean =>
    possible((g) => {
      const house = g.houses[0]!;
      house.plan.fighters[0] = tiro(fighter);
      house.plan.combat[0] = combat === null ? -1 : card(combat);
      house.plan.special[0] = special === null ? -1 : card(special);
    });
  assert.ok(plan('hanno', 'tall-scutum', 'feint'));
  assert.ok(plan('hanno', null, null));
  assert.ok(!plan('hanno', 'feint', null));
  assert.ok(!plan('hanno', null, 'tall-scutum'));
  assert.ok(!plan('hanno', null, 'no-quarter'));
  assert.ok(!plan('florus', null, null));
  assert.ok(!possible((g) => g.houses[0]!.plan.fighters.splice(0, 2, tiro('hanno'), tiro('hanno'))));
});

test('HG-12.7 one point of health is enough to lie in a slot, and none is not', () => {
  const withHealth = (hp: number): boolean =>
    possible((g) => {
      const house = g.houses[0]!;
      house.plan.fighters[0] = tiro('hanno');
      house.ludus.find((one) => one.tiro === tiro('hanno'))!.hp = hp;
    });
  assert.deepEqual([withHealth(1), withHealth(0)], [true, false]);
});
