import assert from 'node:assert/strict';
import { test } from 'node:test';
import { arena, hiddenBy } from '#games/gladiatori/board.ts';
import { thingName } from '#games/gladiatori/cards.ts';
import { hasClearPath, inRange, isEngaged } from '#games/gladiatori/rules/12-throwing.ts';
import { duel, man, stage } from '#games/gladiatori/testing/stage.ts';

test('GL-12.4 an ally or a dead enemy beside the thrower engages nobody; an animal does', () => {
  const team = stage({
    seats: 4,
    options: { mode: 'team' },
    set: [
      'turn 1',
      'round 1',
      man(0, '0,0 facing 0'),
      man(1, '4,0 facing 3'),
      man(2, '1,0 facing 3'),
      man(3, '-4,0 facing 0'),
    ],
  });
  assert.equal(isEngaged(team.g, 0), false);
  assert.equal(isEngaged(team.g, 1), false);
  const beast = (at: string): boolean =>
    isEngaged(
      stage({
        options: { mode: 'coliseum', dogs: 1 },
        set: ['turn 1', 'round 1', man(0, '0,0 facing 0'), man(1, '4,0 facing 3'), `animal dog at ${at}`],
      }).g,
      0,
    );
  assert.deepEqual([beast('F05'), beast('E05')], [true, false]);
  const dead = stage({ set: [duel()] });
  assert.equal(isEngaged(dead.g, 0), true);
  dead.seat(1).out = 1;
  assert.deepEqual([isEngaged(dead.g, 0), inRange(dead.g, 0)], [false, []]);
});

test('GL-12.4, GL-25.4 a gladiator who is in melee and has nothing but a spear is not asked to declare', () => {
  const s = stage({
    seats: 3,
    set: [
      'turn 1',
      'round 1',
      man(0, '0,0 facing 0', 'strength', ['items hasta']),
      man(1, '3,0 facing 3'),
      man(2, '-1,0 facing 0'),
    ],
  });
  s.play('0: done | 0: new-strength');
  assert.equal(s.table.over, true);
});

test('GL-12.11, GL-12.13, GL-12.15 a standing gladiator and an animal hide what is behind them, a gladiator who lies does not', () => {
  const reached = (more: string[], animal = ''): number[] => {
    const s = stage({
      seats: 3,
      options: { mode: 'coliseum', dogs: 1 },
      set: [
        'turn 1',
        'round 1',
        man(0, '-3,0 facing 0'),
        man(1, '2,0 facing 3'),
        man(2, animal === '' ? '0,0 facing 3' : '0,4 facing 3', '', more),
        animal === '' ? 'waiting dog' : animal,
      ],
    });
    return inRange(s.g, 0);
  };
  assert.deepEqual(reached([]), [2]);
  assert.deepEqual(reached(['white 2', 'down']), [1, 2]);
  assert.deepEqual(reached([], 'animal dog at 0,0'), [2, 4]);
  assert.deepEqual(reached([], 'animal dog at -5,4'), [1, 2], 'out of the zone');
});

test('GL-12.2, GL-12.23 of two weapons only the one thrown is doubled and lost', () => {
  const s = stage({
    set: [
      'turn 1',
      'round 1',
      man(0, '0,0 facing 0', 'strength', ['items hasta weighted-net', 'offense 9']),
      man(1, '4,0 facing 3', '', ['items scutum']),
    ],
  });
  s.play('0: done | 0: new-strength');
  assert.deepEqual(s.from(0), ['none', 'throw:hasta:green', 'cast:weighted-net:green']);
  s.play('0: cast:weighted-net:green | 0: yes | 1: no');
  assert.deepEqual(s.totals('attackValued'), [9 + 3 + 2 + 2 - 4]);
  assert.deepEqual([s.totals('defenceValued'), s.seat(1).grey, s.seat(0).items.map(thingName)], [[0], 3, ['hasta']]);
  assert.deepEqual(s.seat(0).holds, [-1], 'a Net that was thrown holds nobody for its owner');
});

test('GL-12.25 a Net that has just trapped is lost when its owner walks away in the same activation', () => {
  const s = stage({ set: [duel('strength reflex', '', ['items weighted-net', 'offense 9'])] });
  s.play('0: done | 0: new-strength | 0: reflex | 0: net:weighted-net:green | 0: yes | 1: no');
  assert.equal(s.asked(), '0 GL-13.50');
  s.play('0: step-W | 0: stop');
  assert.deepEqual([s.seat(0).items, s.seat(1).grey], [[], 3]);
});

test('GL-12.27 a Net that holds the first player is no weapon either: no bonus, no attack, no question', () => {
  const s = stage({
    at: [['activation', { by: 1 }]],
    set: [duel('', 'strength', ['grey 3'], ['items weighted-net', 'holds weighted-net 0'])],
  });
  s.play('1: done | 1: new-strength');
  assert.deepEqual(s.from(1), ['none', 'attack:red']);
  s.play('1: attack:red | 1: yes');
  assert.deepEqual(s.totals('attackValued'), [5]);
  const second = stage({
    at: [['activation', { by: 1 }]],
    set: [duel('', 'strength', ['grey 3'], ['items wide-net weighted-net', 'holds weighted-net 0'])],
  });
  second.play('1: done | 1: new-strength');
  assert.deepEqual(
    second.from(1),
    ['none', 'attack:red', 'net:wide-net:red', 'cast:wide-net:red'],
    'only the one at hand',
  );
  const beside = stage({
    seats: 3,
    at: [['activation', { by: 1 }]],
    set: [
      duel('', 'strength', ['grey 3'], ['items weighted-net', 'holds weighted-net 0']),
      'seat 1 at 1,0 facing 0',
      man(2, '4,0 facing 3'),
    ],
  });
  beside.play('1: done | 1: new-strength');
  assert.equal(beside.table.over, true, 'a target in reach, but nothing to throw');
});

test('GL-12.27 a Net that holds a foe adds nothing to the defence of its owner', () => {
  const defence = (...his: string[]): number[] => {
    const s = stage({ set: [duel('strength', '', ['grey 1'], his)] });
    return s.play('0: done | 0: new-strength | 0: attack:green | 0: yes | 1: no').totals('defenceValued');
  };
  assert.deepEqual(defence('items weighted-net', 'holds weighted-net 0'), defence());
});

test('GL-12.25, GL-12.26 a Net that holds the first player is lost when he is parted from it, and free when he is', () => {
  const held = (more: string): string => duel('energy-0*2', '', [more], ['items wide-net', 'holds wide-net 0']);
  const parted = stage({ at: [['activation', { by: 1 }]], set: [held('grey 3')] });
  parted.play('1: step-E');
  assert.deepEqual([parted.seat(1).items, parted.seat(0).grey], [[], 3]);
  const freed = stage({ set: [held('grey 1')] });
  freed.play('0: free-grey | 0: energy-0*2');
  assert.deepEqual([freed.seat(1).items.map(thingName), freed.seat(1).holds], [['wide-net'], [-1]]);
});

test('GL-12.10 of several figures on the line the one next to the thrower is what hides the target', () => {
  const cell = (q: number): number => arena.cellAt(q, 0);
  const all = (): boolean => true;
  assert.deepEqual([hiddenBy(cell(-2), cell(2), all), hiddenBy(cell(2), cell(-2), all)], [cell(-1), cell(1)]);
  assert.equal(
    hiddenBy(cell(-2), cell(2), (one) => one === cell(1)),
    cell(1),
  );
  assert.equal(
    hiddenBy(cell(-2), cell(2), () => false),
    -1,
  );
});

test('GL-12.10 the lines run from the middle of the thrower’s hex to the flanks of the target’s, not the other way', () => {
  const places = [man(0, '0,0 facing 3'), man(1, '-4,-2 facing 0'), man(2, '0,-1 facing 0')];
  const { g } = stage({ seats: 3, set: ['turn 1', 'round 1', ...places] });
  const [near, far] = [arena.cellAt(0, 0), arena.cellAt(-4, -2)];
  assert.deepEqual([hasClearPath(g, near, far), hasClearPath(g, far, near)], [true, false]);
});
