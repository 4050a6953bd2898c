// Chapter 12: abilities used in a fight.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Frame } from '#engine/flow/flow.ts';
import type { Table } from '#engine/flow/table.ts';
import type { AttackLocals } from '#games/spartacus/rules/09-attack.ts';
import { facesOf, reroll } from '#games/spartacus/rules/09-dice.ts';
import type { Spartacus } from '#games/spartacus/state.ts';
import { withAbility } from '#games/spartacus/testing/card.ts';
import { say, sit } from '#games/spartacus/testing/sitting.ts';

/** What can be answered, word for word. */
function items(table: Table<Spartacus>, seat: number): readonly unknown[] {
  const request = table.requestFor(seat)!;
  assert.ok(request.kind === 'pick');
  return request.from;
}

test('SP-12.3 SP-14.3 an exhausted card lets no guard roll again, whatever it costs, and none rolls a third time', () => {
  withAbility('praegustator', 'T:guardFailed TG:self E:retryGuard L:perRoll(1)', () => {
    const launched = (helper: string, again = 5): Table<Spartacus> => {
      const table = sit({
        at: [['intrigue-turn', { by: 0, asks: [0, 0] }]],
        set: ['seat 0 influence 8', 'seat 0 hand poisoned-tongues guard', `seat 1 table guard ${helper}`],
        dice: [2, again],
      });
      say(table, '0: launch.poisoned-tongues.1', '1: table.guard');
      return table;
    };
    assert.equal(launched('praegustator').asked[0]!.clause, 'SP-6.12');
    assert.equal(launched('praegustator.x').asked[0]!.clause, 'SP-5.12');
    const twice = launched('praegustator', 3);
    say(twice, '1: use.praegustator');
    assert.equal(twice.asked[0]!.clause, 'SP-5.12', 'the second result is final');
  });
});

test('SP-12.15 of two dice that show the same face the one not yet rolled again is taken', () => {
  const table = sit({ at: [['ledgers', {}]], dice: [5, 6] });
  const rerolled = 8;
  const dice = [3 + rerolled, 3];
  reroll(table, 0, dice, 3, true, 0);
  assert.deepEqual(dice, [3 + rerolled, 5 + rerolled]);
  reroll(table, 0, dice, 5, false, 0);
  assert.deepEqual(dice, [3 + rerolled, 6 + rerolled], 'a forced roll does not make a die fresh');
});

test('SP-12.28 what can be used in a fight is offered by its name alone', () => {
  const table = sit({
    at: [['attack', { slot: 0 }]],
    set: [
      'seat 0 table hilarus',
      'seat 1 table verus scutum',
      'fight 0 hilarus 1/3/3 d4 against 1 verus scutum 1/1/3 d5',
    ],
    dice: [6, 1],
  });
  assert.deepEqual(items(table, 1), ['none', 'use.scutum']);
});

/** The dice of the attack that is going on, highest first. */
const attackDice = (table: Table<Spartacus>): number[] =>
  facesOf((table.state.flow.frames.find(({ rule }) => rule === 'attack') as Frame & AttackLocals).offense);

const sworded = (dice: readonly number[]): Table<Spartacus> =>
  sit({
    at: [['attack', { slot: 0 }]],
    set: [
      'seat 0 table hilarus sword',
      'seat 1 table verus handful-of-sand',
      'fight 0 hilarus sword 3/3/3 d4 against 1 verus handful-of-sand 3/1/4 d5',
    ],
    dice,
  });

test('SP-12.11 a card that lets two dice be rolled again rolls both', () => {
  withAbility('sword', 'T:attackRolled TG:self E:reroll(ATK,2) L:perRoll(1)', () => {
    const table = sworded([1, 2, 3, 6, 5, 4]);
    say(table, '0: use.sword=1');
    assert.deepEqual(attackDice(table), [5, 3, 2]);
    say(table, '0: use.sword=2');
    assert.deepEqual(attackDice(table), [5, 4, 3]);
  });
});

test('SP-12.22 a card that lets one die be rolled again does so once in a roll, also where it states no limit', () => {
  withAbility('sword', 'T:attackRolled TG:self E:reroll(ATK,1)', () => {
    const table = sworded([1, 2, 3, 6, 5]);
    say(table, '0: use.sword=1');
    assert.equal(table.requestFor(0), null);
    assert.equal(table.requestFor(1)!.clause, 'SP-12.14');
  });
});

test('SP-12.19 SP-12.20 triples of ATK dice: two alike wound nobody by themselves, three do', () => {
  withAbility('spartacus', 'T:attackRolled TG:opp E:autoWoundPer(triple,ATK)', () => {
    const automatic = (dice: readonly number[]): unknown => {
      const table = sit({
        at: [['attack', { slot: 0 }]],
        set: ['seat 0 table spartacus', 'seat 1 table verus', 'fight 0 spartacus 3/4/5 d4 against 1 verus 5/3/5 d5'],
        dice: [...dice, 6, 6, 6],
      });
      return table.log!.events.find(({ kind }) => kind === 'hit')!.fields['total'];
    };
    assert.deepEqual([automatic([2, 2, 3]), automatic([2, 2, 2])], [0, 1]);
  });
});
