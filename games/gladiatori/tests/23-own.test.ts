// Chapter 23: what the players set themselves, the rates of a coliseum game and an animal of their own.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fixedRandom } from '#engine/chance/random.ts';
import { campaignResults } from '#games/gladiatori/rules/21-campaign.ts';
import { roll } from '#games/gladiatori/rules/23-beasts.ts';
import { man, type Scene, stage } from '#games/gladiatori/testing/stage.ts';

type Given = NonNullable<Scene['options']>;

test('GL-23.66 the players set how many animals each face of the entry die lets in', () => {
  const due = (options: Given, die: number): number =>
    stage({
      options: { mode: 'coliseum', wolves: 12, ...options },
      at: [['turn']],
      set: ['turn 1', man(0, '0,0 facing 0', '', ['deck strength']), man(1, '4,0 facing 0')],
      dice: [die],
    }).g.animals.filter(({ where }) => where === 1).length;
  const printed = [0, 0, 1, 2, 3, 3];
  const own: Given = { entry1: 9, entry2: 1, entry3: 0, entry4: 4, entry5: 5, entry6: 7 };
  for (let die = 1; die <= 6; die++) {
    assert.equal(due({}, die), printed[die - 1]);
    assert.equal(due(own, die), own[`entry${die}`]);
  }
});

const OWN: Given = { mode: 'solo', species: 'own' };
const count = (options: Given, seats = 1): number[] => {
  const counts = [0, 0, 0, 0, 0];
  for (const { species } of stage({ seats, options }).g.animals) counts[species]!++;
  return counts;
};

test('GL-23.64, GL-23.67 an animal of the players’ own: how many there are', () => {
  assert.deepEqual(count(OWN), [0, 0, 0, 0, 1]);
  assert.deepEqual(count({ ...OWN, beastLower: 3 }), [0, 0, 0, 0, 3]);
  assert.deepEqual(
    count({ ...OWN, mode: 'coop', beastLower: 2, beastUpper: 5, animals: 'upper' }, 3),
    [0, 0, 0, 0, 15],
  );
  assert.deepEqual(count({ ...OWN, beastLower: 4, beastUpper: 2, animals: 'upper' }), [0, 0, 0, 0, 4]);
  assert.deepEqual(count({ ...OWN, beasts: 2, dogs: 1 }), [1, 0, 0, 0, 2]);
  assert.deepEqual(count({ ...OWN, species: 'lion', beasts: 2 }), [0, 0, 1, 0, 0]);
  assert.equal(stage({ options: { mode: 'coliseum' } }).g.beast, null);
});

/** The own animal attacks the lone gladiator, without moving or after it. */
const attack = (options: Given, dice: number[], moved = false) =>
  stage({
    seats: 1,
    options: { ...OWN, ...options },
    at: [['rest'], ['beast-attack', { figure: 4, on: 0, moved }]],
    set: ['turn 3', 'round 1', man(0, '0,0 facing 0'), 'animal own at H05'],
    dice,
  });
const total = (options: Given, dice: number[], moved = false): unknown =>
  attack(options, dice, moved).log.events.find(({ kind }) => kind === 'animalAttacked')!.fields['total'];

test('GL-23.67 its dice: one or two after moving, and perhaps one more', () => {
  assert.equal(total({}, [3], true), 3);
  assert.equal(total({ beastDice: 2 }, [3, 1], true), 4);
  assert.equal(total({}, [3, 1]), 4);
  assert.equal(total({ beastExtra: true }, [3, 1, 6]), 10);
});

test('GL-23.67 its powers are those of the printed species', () => {
  assert.equal(attack({ beastDoubles: 'reinforce' }, [2, 2]).g.animals.length, 2);
  assert.equal(attack({}, [2, 2]).g.animals.length, 1);
  assert.equal(total({ beastDoubles: 'two-more' }, [2, 2]), 8);
  const down = attack({ beastSeven: 'face-down' }, [3, 4]);
  down.play('0: yes | 0: pay energy-1+energy-0');
  assert.equal(down.seat(0).down, true);
  const shaken = attack({ beastSeven: 'unbalance' }, [3, 4]);
  shaken.play('0: yes | 0: pay energy-1+energy-0');
  assert.deepEqual([shaken.seat(0).down, shaken.seat(0).white], [false, 1]);
});

test('GL-23.67 in defence its powers work only where the players say so, and where they can', () => {
  const t = (rolls: number[]) => ({ random: fixedRandom(rolls) }) as never;
  const guarded = (options: Given): boolean[] => {
    const kind = stage({ seats: 1, options: { ...OWN, ...options } }).g.beast!;
    return [roll(t([2, 2]), kind, 2, false).doubles, roll(t([3, 4]), kind, 2, false).seven];
  };
  assert.deepEqual(guarded({ beastDoubles: 'reinforce', beastSeven: 'lose' }), [false, false]);
  assert.deepEqual(guarded({ beastDoubles: 'reinforce', beastSeven: 'lose', beastDefence: true }), [true, true]);
  assert.deepEqual(guarded({ beastDoubles: 'step-back', beastSeven: 'unbalance', beastDefence: true }), [false, false]);
});

test('GL-21.12, GL-23.67 the XP of a game won against it', () => {
  const prize = (options: Given): unknown =>
    campaignResults(stage({ seats: 1, options: { ...OWN, ...options } }).g)[0]!.against;
  assert.deepEqual([prize({}), prize({ beastXp: 4 }), prize({ beastXp: 4, beastLower: 3, beasts: 2 })], [1, 4, 0]);
});
