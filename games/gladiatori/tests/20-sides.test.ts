// Chapter 20: who plays with whom.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { outcome } from '#games/gladiatori/rules/19-ending.ts';
import { man, stage } from '#games/gladiatori/testing/stage.ts';

const sides = (seats: number, options: { [name: string]: string }): number[] =>
  stage({ seats, options }).g.gladiators.map(({ side }) => side);

test('GL-20.22 of two against one any colour plays alone, and has the coins and the victory of the one', () => {
  assert.deepEqual(sides(3, { mode: 'twoVsOne' }), [0, 1, 1]);
  assert.deepEqual(sides(3, { mode: 'twoVsOne', alone: 'green' }), [1, 0, 1]);
  assert.deepEqual(sides(3, { mode: 'coliseum', sides: 'twoVsOne', alone: 'yellow' }), [1, 1, 0]);
  const { g } = stage({ seats: 3, options: { mode: 'twoVsOne', alone: 'green' } });
  assert.deepEqual(
    g.gladiators.map(({ coins }) => coins),
    [55, 70, 55],
  );
  g.vp = [12, 13, 11];
  assert.deepEqual(outcome(g).scores, [13, 13, 13]);
});

test('GL-20.22 of two teams any colour is the partner of Red', () => {
  assert.deepEqual(sides(4, { mode: 'team' }), [0, 1, 0, 1]);
  assert.deepEqual(sides(4, { mode: 'team', partner: 'green' }), [0, 0, 1, 1]);
  assert.deepEqual(sides(4, { mode: 'coliseum', sides: 'team', partner: 'blue' }), [0, 1, 1, 0]);
});

/** What seat 0 can declare as help, a Strength card in use. Where nothing can be declared nobody is asked. */
function helpsIn(s: ReturnType<typeof stage>): string[] {
  s.play('0: done | 0: new-strength');
  const isAsked = s.table.asked.some(({ seat }) => seat === 0);
  return isAsked ? s.from(0).filter((word) => word.startsWith('help')) : [];
}

test('GL-20.11 with `helpInMelee` a helper need not look straight at the opponent, but stands in his Front', () => {
  const helps = (helpInMelee: boolean, mine: string, foe = '1,0 facing 3'): string[] =>
    helpsIn(
      stage({
        seats: 4,
        options: { mode: 'team', helpInMelee },
        set: [
          'turn 3',
          'round 1',
          man(0, mine, 'strength'),
          man(1, foe, 'strength'),
          man(2, '1,-1 facing 5', 'strength dexterity'),
          man(3, '-4,2 facing 0'),
        ],
      }),
    );
  const help = ['help:yellow:green'];
  assert.deepEqual([helps(false, '0,0 facing 0'), helps(true, '0,0 facing 0')], [help, help]);
  assert.deepEqual([helps(false, '0,0 facing 1'), helps(true, '0,0 facing 1')], [[], help], 'he looks aside');
  assert.deepEqual(helps(true, '0,0 facing 1', '1,0 facing 0'), [], 'from behind');
  assert.deepEqual(helps(true, '-1,0 facing 0'), [], 'too far away');
});

test('GL-20.11, GL-20.19 with `helpInMelee` an animal next to the helper will do, and no other', () => {
  const helps = (helpInMelee: boolean, mine: string): string[] =>
    helpsIn(
      stage({
        options: { mode: 'coop', dogs: 1, helpInMelee },
        set: ['turn 3', 'round 1', man(0, mine, 'strength'), man(1, '1,-1 facing 5', 'strength'), 'animal dog at H05'],
      }),
    );
  assert.deepEqual([helps(false, '0,0 facing 1'), helps(true, '0,0 facing 1')], [[], ['help:green:animal-1']]);
  assert.deepEqual(helps(true, '-1,0 facing 0'), []);
});

test('GL-20.11 with `helpInMelee` help is against opponents in melee with the helper: no animal further away, no partner', () => {
  const s = stage({
    seats: 3,
    options: { mode: 'coop', dogs: 2, helpInMelee: true },
    set: [
      ...['turn 3', 'round 1', man(0, '0,0 facing 1', 'strength'), man(1, '1,-1 facing 5', 'strength')],
      ...[man(2, '0,-1 facing 5', 'strength'), 'animal dog at 1,0', 'animal dog at 2,-2'],
    ],
  });
  assert.deepEqual(helpsIn(s), ['help:green:animal-1']);
});

test('GL-20.11 with `helpInMelee` an opponent directly behind the helper, who looks at him, or an animal there, will do', () => {
  const behind = (helpInMelee: boolean, foe = '1,0 facing 3', ally = '1,-1 facing 5'): string[] =>
    helpsIn(
      stage({
        seats: 4,
        options: { mode: 'team', helpInMelee },
        set: [
          'turn 3',
          'round 1',
          ...[man(0, '0,0 facing 3', 'strength'), man(1, foe, 'strength'), man(2, ally), man(3, '-4,2 facing 0')],
        ],
      }),
    );
  assert.deepEqual([behind(false), behind(true)], [[], ['help:yellow:green']]);
  assert.deepEqual(behind(true, '1,0 facing 0'), [], 'back to back');
  assert.deepEqual(behind(true, '1,0 facing 3', '4,-1 facing 5'), [], 'the ally is not in melee');
  const animal = (at: string): string[] =>
    helpsIn(
      stage({
        options: { mode: 'coop', dogs: 1, helpInMelee: true },
        set: ['turn 3', 'round 1', man(0, '0,0 facing 3', 'strength'), man(1, '1,-1 facing 5'), `animal dog at ${at}`],
      }),
    );
  assert.deepEqual([animal('H05'), animal('1,0')], [['help:green:animal-1'], ['help:green:animal-1']]);
});
