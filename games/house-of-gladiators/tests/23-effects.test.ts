// What the effect language allows and no card says today, and effects seen from both sides of a bout.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Part } from '#engine/event.ts';
import { RESOURCE_NAMES } from '#games/house-of-gladiators/cards.ts';
import type { EffectOf } from '#games/house-of-gladiators/effects.ts';
import { picks, startOf } from '#games/house-of-gladiators/rules/14-advantage.ts';
import { bout } from '#games/house-of-gladiators/rules/14-bout.ts';
import { startingHp } from '#games/house-of-gladiators/rules/14-entry.ts';
import { newGladiator } from '#games/house-of-gladiators/state.ts';
import {
  boutOf,
  decide,
  eventsOf,
  kindsOf,
  TWO_HOUSES,
  tableAt,
} from '#games/house-of-gladiators/testing/positions.ts';

test('HG-23.4 PICK_START may be for the first cycle, for the second, or for all', () => {
  const pick = (cycle: 1 | 2 | 'all'): EffectOf<'PICK_START'> => ({ on: 'REVEAL', op: 'PICK_START', cycle });
  const given = (effect: EffectOf<'PICK_START'> | null): boolean[] => [picks(effect, 0), picks(effect, 3)];
  assert.deepEqual(given(pick(1)), [true, false]);
  assert.deepEqual(given(pick(2)), [false, true]);
  assert.deepEqual(given(pick('all')), [true, true]);
  assert.deepEqual(given(null), [false, false]);
});

test('HG-23.4 whichever side carries PICK_START alone selects, though the other is the chooser', () => {
  const card = [RESOURCE_NAMES.indexOf('darling-of-the-stands')];
  assert.equal(startOf(bout.frame({ gear: [card, []], chooser: 1 })), 0);
  assert.equal(startOf(bout.frame({ gear: [[], card], chooser: 0 })), 1);
});

test('HG-15.7, HG-23.4 after the dice the side that selected this cycle is asked first, by PICK_START too', () => {
  const darling = ['seat 1 hand darling-of-the-stands', 'seat 1 plan morning florus darling-of-the-stands'];
  const t = tableAt([...TWO_HOUSES, 'seat 0 plan morning brasus', ...darling], {
    frames: [bout.frame({ slot: 0, houses: [0, 1], control: [0, 1] })],
    dice: [3, 3, 5, 6, 3, 3, 3, 3],
  });
  // More than a gladiator may carry, so that both have something to use.
  for (const [side, card] of ['feint', 'trip-cord'].entries()) boutOf(t).gear[side]!.push(RESOURCE_NAMES.indexOf(card));
  assert.equal(boutOf(t).chooser, 0);
  decide(t, 1, 'speed');
  for (const seat of [1, 0]) {
    assert.deepEqual(
      t.asked.map((request) => request.seat),
      [seat],
    );
    decide(t, seat, 'reroll');
  }
  // Trip Cord first, then Feint: both have the die of seat 0 rolled again.
  assert.deepEqual(
    eventsOf(t, 'rerolled').map(({ fields }) => [fields['seat'], fields['die']]),
    [
      [0, 5],
      [0, 6],
    ],
  );
});

test('HG-23.13 GAIN for a win adds rations as well', () => {
  const plans = ['seat 0 plan morning brasus', 'seat 1 plan morning florus'];
  const t = tableAt([...TWO_HOUSES, ...plans], {
    frames: [bout.frame({ slot: 0, houses: [0, 1], control: [0, 1] })],
    dice: [6, 1, 3, 3, 3, 3],
  });
  // No card says so today; the one that gives 3 in Training stands for it.
  boutOf(t).gear[0] = [RESOURCE_NAMES.indexOf('sheaf-of-ceres')];
  decide(t, 0, 'speed');
  assert.deepEqual(
    t.state.noted.map(({ seat, rations }) => [seat, rations]),
    [[0, 1 + 3]],
  );
});

test('HG-23.3 HP_START leaves at least 1 and at most the maximum', () => {
  const at = (hp: number) => ({ ...newGladiator(0), hp });
  assert.equal(startingHp(at(10), -5), 5);
  assert.equal(startingHp(at(5), -5), 1);
  assert.equal(startingHp(at(7), 2), 9);
  assert.equal(startingHp(at(7), 5), 10);
});

test('HG-23.10 SURVIVE helps once, whichever side carries it, and also when the damage is just what is left', () => {
  for (const side of [0, 1]) {
    const other = 1 - side;
    const lines = [
      'round 3',
      `seat ${side} gladiator castor hp=8`,
      `seat ${side} hand one-last-breath`,
      `seat ${side} plan morning castor one-last-breath`,
      `seat ${other} gladiator mucapor`,
      `seat ${other} plan morning mucapor`,
    ];
    const dice = side === 0 ? [1, 6, 1, 6] : [6, 1, 6, 1];
    const t = tableAt(lines, { frames: [bout.frame({ slot: 0, houses: [0, 1], control: [0, 1] })], dice });
    decide(t, other, 'speed');
    assert.deepEqual(
      eventsOf(t, 'survived').map((event) => event.fields['seat']),
      [side],
    );
    assert.deepEqual(
      eventsOf(t, 'fell').map((event) => event.fields['roll']),
      [2],
    );
  }
});

/** Brasus with a card that cancels meets Florus with the one that is cancelled; he has advantage by class. */
function cancelling(canceller: string, card: string, dice: number[], hp = 10) {
  const lines = [
    'round 3',
    'seat 0 gladiator brasus',
    `seat 0 hand ${canceller}`,
    `seat 0 plan morning brasus ${canceller}`,
    `seat 1 gladiator florus hp=${hp}`,
    'seat 1 gladiator castor',
    `seat 1 hand ${card}`,
    `seat 1 plan morning florus ${card}`,
  ];
  return tableAt(lines, { frames: [bout.frame({ slot: 0, houses: [0, 1], control: [0, 1] })], dice });
}

test('HG-23.12 a cancelled card does nothing, whatever its effect is', () => {
  const even = [3, 3, 3, 3, 3, 3];
  assert.equal(cancelling('handful-of-sand', 'darling-of-the-stands', []).asked[0]!.seat, 0);
  assert.equal(boutOf(cancelling('handful-of-sand', 'turned-tide', [])).reversed, false);
  assert.ok(!kindsOf(cancelling('disarming-hook', 'bloodied-standard', [])).includes('prepared'));
  // Neither a second die nor a question about a reroll.
  for (const card of ['opening-salute', 'feint']) {
    const t = cancelling('handful-of-sand', card, even);
    decide(t, 0, 'speed');
    assert.ok(t.over, card);
  }
  const breath = cancelling('handful-of-sand', 'one-last-breath', [6, 1], 2);
  decide(breath, 0, 'speed');
  assert.equal(breath.state.houses[1]!.dead.length, 1);
  const palm = cancelling('handful-of-sand', 'palm-branch', [1, 6, 3, 3, 3, 3]);
  decide(palm, 0, 'speed');
  assert.deepEqual(
    palm.state.noted.map(({ seat, glory }) => [seat, glory]),
    [[1, 3]],
  );
});

test('HG-23.2, HG-23.12 what a cancelled card would take from the opponent is no part of his score either', () => {
  for (const side of [0, 1]) {
    const gear = ['midday-sun', 'disarming-hook'];
    if (side === 1) gear.reverse();
    const lines = gear.flatMap((card, seat) => [
      `seat ${seat} hand ${card}`,
      `seat ${seat} plan morning ${['brasus', 'florus'][seat]} ${card}`,
    ]);
    const t = tableAt([...TWO_HOUSES, ...lines], {
      frames: [bout.frame({ slot: 0, houses: [0, 1], control: [0, 1] })],
      dice: [3, 3, 3, 3, 3, 3],
    });
    decide(t, 0, 'endurance');
    const parts = eventsOf(t, 'scored').map((event) =>
      (event.fields['parts'] as unknown as Part[]).map(({ label }) => label),
    );
    assert.ok(parts.length > 0 && parts.every((labels) => !labels.includes('midday-sun')), `side ${side}`);
  }
});
