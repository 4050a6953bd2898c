// Chapter 12: abilities used in a fight.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Frame } from '#engine/flow/flow.ts';
import type { Table } from '#engine/flow/table.ts';
import { spartacus } from '#games/spartacus/index.ts';
import type { AttackLocals } from '#games/spartacus/rules/09-attack.ts';
import { facesOf, reroll } from '#games/spartacus/rules/09-dice.ts';
import { standingIn } from '#games/spartacus/rules/12-abilities.ts';
import type { Spartacus } from '#games/spartacus/state.ts';
import { withAbility } from '#games/spartacus/testing/card.ts';
import { answer, items, kindNamed, say, sit, turnOf } from '#games/spartacus/testing/sitting.ts';

test('SP-12.3 SP-14.3 an exhausted card lets no guard roll again, whatever it costs, and none rolls a third time', () => {
  withAbility('praegustator', 'T:guardFailed TG:self E:retryGuard L:perRoll(1)', () => {
    const launched = (helper: string, again = 5): Table<Spartacus> => {
      const table = sit({
        at: turnOf(0),
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

/** An attack with a Sword and so many ATK dice; the defender rolls two. */
const sworded = (attack: number, dice: readonly number[]): Table<Spartacus> =>
  sit({
    at: [['attack', { slot: 0 }]],
    set: [
      'seat 0 table hilarus sword',
      'seat 1 table verus handful-of-sand',
      `fight 0 hilarus sword ${attack}/3/3 d4 against 1 verus handful-of-sand 3/2/4 d5`,
    ],
    dice,
  });

test('SP-12.11 SP-12.13 a card that lets two dice be rolled again: both, one, or as many as there are', () => {
  withAbility('sword', 'T:attackRolled TG:self E:reroll(ATK,2) L:perRoll(1)', () => {
    const both = sworded(2, [1, 2, 6, 6, 5, 4]);
    say(both, '0: use.sword=1', '0: use.sword=2');
    assert.equal(both.requestFor(1)?.clause, 'SP-12.14');
    assert.deepEqual(
      both.log!.events.flatMap(({ kind, fields }) => (kind === 'rerolled' ? [[fields['seat'], fields['card']]] : [])),
      [
        [0, kindNamed('sword')],
        [0, kindNamed('sword')],
      ],
    );
    const one = sworded(2, [1, 2, 6, 6, 5, 4]);
    say(one, '0: use.sword=1', '0: none', '1: use.handful-of-sand=5');
    const { assets } = one.state.houses[1]!;
    assert.deepEqual(
      assets.map((asset) => spartacus.nouns['asset']!.print(asset)),
      ['verus', 'handful-of-sand.x'],
    );
    const faces = sworded(3, [1, 2, 3, 6, 6, 5, 4]);
    say(faces, '0: use.sword=1');
    assert.deepEqual(attackDice(faces), [5, 3, 2]);
    say(faces, '0: use.sword=2');
    assert.deepEqual(attackDice(faces), [5, 4, 3]);
    assert.equal(faces.requestFor(0), null, 'two dice, not all three');
    const few = sworded(1, [1, 6, 6, 5]);
    say(few, '0: use.sword=1');
    assert.ok(answer(few, 1, 'use.sword=5'));
    say(few, '1: none');
  });
});

test('SP-12.22 a card that lets one die be rolled again does so once in a roll, also where it states no limit', () => {
  withAbility('sword', 'T:attackRolled TG:self E:reroll(ATK,1)', () => {
    const table = sworded(3, [1, 2, 3, 6, 6, 5]);
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

test('SP-14.3 a second roll that must be paid for is offered only to a seat that can pay', () => {
  const text = (trigger: string, effect: string): string => `T:${trigger} C:pay(2) TG:self E:${effect} L:perRoll(1)`;
  withAbility('praegustator', text('guardFailed', 'retryGuard'), () => {
    for (const gold of [1, 2]) {
      const table = sit({
        at: turnOf(0),
        set: [
          'seat 0 influence 8',
          'seat 0 hand poisoned-tongues forewarned',
          'seat 1 table guard praegustator',
          `seat 1 gold ${gold}`,
        ],
        dice: [2],
      });
      say(table, '0: launch.poisoned-tongues.1', '1: table.guard');
      assert.equal(table.requestFor(1)?.clause, gold === 2 ? 'SP-6.12' : undefined);
    }
  });
  withAbility('medicus', text('healFailed', 'healRetry'), () => {
    for (const gold of [1, 2]) {
      const set = ['seat 0 table medicus agron.injured', `seat 0 gold ${gold}`];
      const table = sit({ at: [['heal', {}]], set, dice: [2] });
      assert.equal(table.requestFor(0)?.clause, gold === 2 ? 'SP-4.12' : undefined);
    }
  });
});

test('SP-12.13 a card that may be used twice in a roll is offered a second time, and not a third', () => {
  withAbility('sword', 'T:attackRolled TG:self E:reroll(ATK,1) L:perRoll(2)', () => {
    const table = sworded(3, [1, 2, 3, 6, 6, 5, 4]);
    say(table, '0: use.sword=1', '0: use.sword=2');
    assert.equal(table.requestFor(0), null);
    assert.deepEqual(attackDice(table), [5, 4, 3]);
  });
});

test('SP-9.12 what is no speed attack is declared with a normal attack only', () => {
  withAbility('javelin', 'T:attackDeclared C:exhaustSelf TG:opp E:addDice(ATK,1)', () => {
    const acts = (cell: string): readonly unknown[] => {
      const table = sit({
        at: [['action', { slot: 0 }]],
        set: [
          'seat 0 table hilarus javelin',
          'seat 1 table verus',
          `fight 0 hilarus javelin 2/2/2 ${cell} against 1 verus 2/2/2 d5`,
        ],
      });
      return table.requestFor(0)!.kind === 'pick' ? items(table, 0) : [];
    };
    assert.deepEqual([acts('d4'), acts('d3')], [['attack', 'attack.javelin', 'move', 'rest'], []]);
  });
});

test('SP-12.28 SP-12.29 SP-16.6 silent: what adds or ignores a wound is used', () => {
  const table = sit({
    at: [['attack', { slot: 0 }]],
    set: [
      'seat 0 table hilarus war-axe',
      'seat 1 table verus scutum',
      'fight 0 hilarus war-axe 2/3/3 d4 against 1 verus scutum 3/2/3 d5',
    ],
    dice: [6, 6, 1, 1],
  });
  assert.equal(table.requestFor(0)!.fallback, 'use.war-axe');
  say(table, '0: use.war-axe');
  assert.equal(table.requestFor(1)!.fallback, 'use.scutum');
});

test('SP-12.24 a combatant without a text reaches the next hex all the same', () => {
  const table = sit({
    at: [['action', { slot: 1 }]],
    set: [
      'seat 0 table hilarus trident',
      'seat 1 table castus.x trident.x',
      'fight 0 hilarus trident 2/3/3 d4 against 1 castus.x trident.x 3/2/3 d5',
    ],
  });
  assert.deepEqual(items(table, 1), ['attack', 'move', 'rest']);
});

test('SP-12.10 what is exhausted in the arena has no text there, combatant or equipment', () => {
  const sums = (man: string, gear: string): number[] => {
    const { state } = sit({
      at: [['action', { slot: 0 }]],
      set: [`seat 0 table ${man} ${gear}`, 'seat 1 table verus', `fight 0 ${man} ${gear} 4/3/4 d1 against 1 verus d7`],
    });
    return [standingIn(state, null, 0, 'initBonus'), standingIn(state, null, 0, 'moveBonus')];
  };
  assert.deepEqual(sums('castus', 'greaves'), [2, 1]);
  assert.deepEqual(sums('castus.x', 'greaves'), [0, 1]);
  assert.deepEqual(sums('castus', 'greaves.x'), [2, 0]);
});

test('SP-12.14 SP-12.28 questions to the attacker and to the defender come by one clause', () => {
  const table = sit({
    at: [['attack', { slot: 0 }]],
    set: [
      'seat 0 table hilarus sica',
      'seat 1 table verus handful-of-sand',
      'fight 0 hilarus sica 2/3/3 d4 against 1 verus handful-of-sand 3/2/3 d5',
    ],
    dice: [6, 6, 1, 1],
  });
  assert.equal(table.requestFor(0)?.clause, 'SP-12.14');
  say(table, '0: none');
  assert.equal(table.requestFor(1)?.clause, 'SP-12.14');
});

test('SP-12.10 SP-12.20 automatic wounds come from the combatant and from its equipment, while they are ready', () => {
  withAbility('sword', 'T:attackRolled TG:opp E:autoWoundPer(double,ATK)', () => {
    const automatic = (man: string, gear: string): unknown => {
      const table = sit({
        at: [['attack', { slot: 0 }]],
        set: [
          `seat 0 table ${man} ${gear}`,
          'seat 1 table verus',
          `fight 0 ${man} ${gear} 2/4/5 d4 against 1 verus 5/3/5 d5`,
        ],
        dice: [2, 2, 6, 6, 6],
      });
      return table.log!.events.find(({ kind }) => kind === 'hit')!.fields['total'];
    };
    assert.deepEqual(
      [automatic('hilarus', 'sword'), automatic('spartacus', 'sword'), automatic('spartacus', 'net')],
      [1, 2, 1],
    );
    assert.deepEqual([automatic('spartacus.x', 'sword'), automatic('spartacus', 'sword.x')], [1, 1]);
  });
});
