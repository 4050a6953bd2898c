// Chapter 9: comparing dice, and who gives them up.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { printItem } from '#engine/requests/notation.ts';
import { spartacus } from '#games/spartacus/index.ts';
import { compare } from '#games/spartacus/rules/09-dice.ts';
import { say, sit } from '#games/spartacus/testing/sitting.ts';

test('SP-9.23 SP-16.6 without an answer the largest pool of the wounded gives, in either slot', () => {
  const given = (slot: number): unknown => {
    const table = sit({
      at: [['wound', { slot, count: 2 }]],
      set: ['seat 0 table theokeles', 'seat 1 table tetraites', 'fight 0 theokeles 6/2/2 against 1 tetraites 1/5/2'],
    });
    return table.requestFor(slot)!.fallback;
  };
  assert.deepEqual(
    [given(0), given(1)],
    [
      [0, 0],
      [1, 1],
    ],
  );
});

test('SP-9.14–9.19 comparison of dice, case by case', () => {
  const cases: [attack: number[], defense: number[], opposed: number, unopposed: number][] = [
    [[6], [5], 1, 0],
    [[5], [5], 0, 0],
    [[1, 6], [6, 1], 0, 0],
    [[6, 5, 4], [5, 5, 3], 2, 0],
    [[4, 3, 2, 1], [1], 1, 1],
    [[2, 3], [], 0, 1],
    [[6], [1, 1, 1, 6], 0, 0],
  ];
  for (const [attack, defense, opposed, unopposed] of cases)
    assert.deepEqual(compare(attack, defense), { opposed, unopposed });
});

test('SP-13.7 SP-12.35 a Lasso slows the coming action only, in either slot', () => {
  for (const slow of [0, 1]) {
    const gear = (seat: number): string => (seat === slow ? '' : ' lasso');
    const table = sit({
      at: [['fight', {}]],
      set: [
        'host 0',
        `seat 0 table hilarus${gear(0)}`,
        `seat 1 table verus${gear(1)}`,
        `fight 0 hilarus${gear(0)} 2/2/3 d1 against 1 verus${gear(1)} 2/2/3 d7`,
      ],
      dice: slow === 0 ? [6, 6, 6, 1, 1, 1, 6, 6, 6, 1, 1, 1] : [1, 1, 1, 6, 6, 6, 1, 1, 1, 6, 6, 6],
    });
    const steps = (seat: number): unknown => {
      const request = table.requestFor(seat)!;
      return request.kind === 'path' ? request.budget : null;
    };
    say(table, `${slow}: first`, `${1 - slow}: use.lasso`);
    assert.equal(steps(slow), 1);
    say(table, `${slow}: .`);
    assert.equal(steps(1 - slow), 3);
    say(table, `${1 - slow}: .`, `${slow}: first`);
    assert.equal(steps(slow), 3);
  }
});

test('SP-12.28 there is nothing to ignore where no wound is suffered', () => {
  const table = sit({
    at: [['attack', { slot: 0 }]],
    set: [
      'seat 0 table hilarus',
      'seat 1 table verus scutum',
      'fight 0 hilarus 2/2/2 d3 against 1 verus scutum 2/2/2 d4',
    ],
    dice: [1, 2, 6, 6],
  });
  assert.equal(table.requestFor(1), null);
  assert.deepEqual(table.state.houses[1]!.assets.length, 2);
  assert.ok(!table.log!.events.some(({ kind }) => kind === 'exhausted'));
});

test('SP-9.34 rounds without an attack are counted from the last round with one', () => {
  const table = sit({
    at: [['fight', {}]],
    set: [
      'host 0',
      'seat 0 table hilarus',
      'seat 1 table verus',
      'fight 0 hilarus 2/2/1 d4 against 1 verus 2/2/1 d5',
      'idle 3',
    ],
    dice: [6, 1, 1, 1, 6, 6, 6, 1, 6, 1],
  });
  say(table, '0: first', '0: attack', '0: .', '1: rest');
  assert.equal(table.state.fight!.idle, 0);
  say(table, '0: first', '0: rest', '1: rest');
  assert.deepEqual([table.state.fight!.round, table.state.fight!.idle], [3, 1]);
});

test('SP-9.34 four rounds without an attack hurt nobody yet', () => {
  const fighters = 'fight 0 hilarus 2/2/1 d4 against 1 verus 2/2/1 d5';
  const table = sit({
    at: [['fight', {}, 'SP-9.34']],
    set: ['seat 0 table hilarus', 'seat 1 table verus', fighters, 'idle 3'],
    dice: [6, 1],
  });
  assert.equal(table.state.fight!.idle, 4);
  assert.ok(!table.log!.events.some(({ kind }) => kind === 'rolledOff'));
});

test('SP-9.12 SP-16.6 without an answer a combatant beside its opponent attacks, before it moves and after', () => {
  const fighters = 'fight 0 hilarus 2/2/2 d4 against 1 verus 2/2/2 d5';
  const table = sit({ at: [['action', { slot: 0 }]], set: ['seat 0 table hilarus', 'seat 1 table verus', fighters] });
  assert.equal(table.requestFor(0)!.fallback, 'attack');
  say(table, '0: move', '0: .');
  assert.equal(table.requestFor(0)!.fallback, 'attack');
});

test('SP-9.10 SP-9.11 SP-16.6 without an answer a combatant goes up to its opponent, and no further', () => {
  const way = (spd: number): unknown => {
    const table = sit({
      at: [['action', { slot: 0 }]],
      set: ['seat 0 table hilarus', 'seat 1 table verus', `fight 0 hilarus 2/2/${spd} d2 against 1 verus 2/2/2 d5`],
    });
    const request = table.requestFor(0)!;
    assert.equal(request.kind, 'path');
    return (request.fallback as number[]).map((cell) => printItem(spartacus.nouns, 'cell', cell));
  };
  assert.deepEqual([way(1), way(2), way(5)], [['d3'], ['d3', 'd4'], ['d3', 'd4']]);
});

test('SP-9.25 a pool at 1 is barred, with its reason, and one with a die to spare is not', () => {
  const barred = (dice: string): unknown[] => {
    const table = sit({
      at: [['wound', { slot: 0, count: 1 }]],
      set: ['seat 0 table gallic-veteran', 'seat 1 table crixus', `fight 0 gallic-veteran ${dice} against 1 crixus`],
    });
    return table.requestFor(0)!.barred!.map(({ item, clause }) => [item, clause]);
  };
  assert.deepEqual(barred('3/2/1'), [[2, 'SP-9.25']]);
  assert.deepEqual(barred('1/2/2'), [[0, 'SP-9.25']]);
  assert.deepEqual(barred('2/3/2'), []);
});

test('SP-9.25 SP-16.6 without an answer equal pools give SPD before DEF before ATK', () => {
  const given = (dice: string): unknown => {
    const table = sit({
      at: [['wound', { slot: 0, count: 1 }]],
      set: ['seat 0 table theokeles', 'seat 1 table tetraites', `fight 0 theokeles ${dice} against 1 tetraites`],
    });
    return table.requestFor(0)!.fallback;
  };
  assert.deepEqual([given('3/3/3'), given('3/3/2'), given('2/3/3'), given('3/2/2')], [[2], [1], [2], [0]]);
});

test('SP-9.30 a defeat leaves the dice of the victor as they are', () => {
  for (const slot of [0, 1]) {
    const table = sit({
      at: [['wound', { slot, count: 5 }]],
      set: ['seat 0 table theokeles', 'seat 1 table tetraites', 'fight 0 theokeles 2/2/2 against 1 tetraites 2/2/2'],
    });
    const { health } = table.state.fight!;
    assert.deepEqual([health.length, health.slice(3 * (1 - slot), 3 * (2 - slot))], [6, [2, 2, 2]]);
    assert.deepEqual(health.slice(3 * slot, 3 * (slot + 1)), [1, 0, 0]);
  }
});
