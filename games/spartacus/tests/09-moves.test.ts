// Chapter 9: who acts first, and how far a combatant moves.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Frame } from '#engine/flow/flow.ts';
import type { Table } from '#engine/flow/table.ts';
import { Trace } from '#engine/flow/trace.ts';
import { printItem } from '#engine/requests/notation.ts';
import { spartacus } from '#games/spartacus/index.ts';
import type { FightLocals } from '#games/spartacus/rules/09-combat.ts';
import type { Spartacus } from '#games/spartacus/state.ts';
import { say, sit } from '#games/spartacus/testing/sitting.ts';

test('SP-9.4 a round begins without initiative and without anybody who acts first', () => {
  const table = sit({
    at: [['fight', { answered: 2, winnerSlot: 0, firstSlot: 1 }, 'SP-9.4']],
    set: ['host 0', 'seat 0 table hilarus', 'seat 1 table verus', 'fight 0 hilarus 2/2/1 against 1 verus 2/2/1'],
    dice: [1, 6],
  });
  const { answered, winnerSlot, firstSlot } = table.state.flow.frames[0] as Frame & FightLocals;
  assert.deepEqual([answered, winnerSlot, firstSlot], [0, 1, -1]);
});

test('SP-9.3 before the first round nobody has initiative', () => {
  const { winnerSlot, firstSlot } = spartacus.book.get('fight')!.frame({}) as Frame & FightLocals;
  assert.deepEqual([winnerSlot, firstSlot], [-1, -1]);
});

test('SP-13.7 a combatant slowed to a standstill is not asked to move', () => {
  for (const spd of [1, 2]) {
    const table = sit({
      at: [['action', { slot: 0 }]],
      set: [
        'seat 0 table hilarus',
        'seat 1 table verus lasso',
        `fight 0 hilarus 4/3/${spd} d1 against 1 verus lasso d7`,
      ],
    });
    say(table, '1: use.lasso');
    assert.ok(table.over, table.where());
  }
});

test('SP-9.10 SP-16.6 of several shortest ways the one by the lowest cells is taken', () => {
  const way = (from: string, to: string): unknown => {
    const table = sit({
      at: [['action', { slot: 0 }]],
      set: ['seat 0 table hilarus', 'seat 1 table verus', `fight 0 hilarus 2/2/2 ${from} against 1 verus 2/2/2 ${to}`],
    });
    const cells = table.requestFor(0)!.fallback as number[];
    return cells.map((cell) => printItem(spartacus.nouns, 'cell', cell)).join(' ');
  };
  assert.deepEqual([way('d1', 'a4'), way('a4', 'd1'), way('c2', 'e5')], ['c1 b1', 'a3 a2', 'd3 e3']);
});

test('SP-9.12 an attack is barred only where the opponent is out of reach', () => {
  const barred = (cell: string): unknown => {
    const table = sit({
      at: [['action', { slot: 0 }]],
      set: [
        'seat 0 table hilarus javelin',
        'seat 1 table verus',
        `fight 0 hilarus javelin 2/2/2 ${cell} against 1 verus 2/2/2 d5`,
      ],
    });
    return table.requestFor(0)!.barred!.map(({ item, clause }) => [item, clause]);
  };
  assert.deepEqual([barred('d4'), barred('d3')], [[], [['attack', 'SP-9.12']]]);
});

/** The cards that have counted as used in what follows from these answers. */
function used(table: Table<Spartacus>, ...answers: string[]): string[] {
  table.trace = new Trace();
  say(table, ...answers);
  return [...table.trace.uses.keys()];
}

test('SP-12.24 SP-15.1 a Trident counts as used where it is needed to reach, and not beside the opponent', () => {
  const attacked = (cell: string): string[] =>
    used(
      sit({
        at: [['action', { slot: 0 }]],
        set: [
          'seat 0 table hilarus trident',
          'seat 1 table verus',
          `fight 0 hilarus trident 1/2/2 ${cell} against 1 verus 2/1/2 d5`,
        ],
        dice: [1, 6],
      }),
      '0: attack',
    );
  assert.deepEqual([attacked('d4'), attacked('d3')], [[], ['EW-2']]);
});

test('SP-13.7 SP-15.1 Greaves count as used by the step that only they allow', () => {
  const moved = (cells: string): string[] =>
    used(
      sit({
        at: [['action', { slot: 0 }]],
        set: [
          'seat 0 table hilarus greaves',
          'seat 1 table verus',
          'fight 0 hilarus greaves 1/2/2 d1 against 1 verus 2/1/2 d7',
        ],
      }),
      `0: ${cells}`,
    );
  assert.deepEqual([moved('d2>d3'), moved('d2>d3>d4')], [[], ['EA-3']]);
});
