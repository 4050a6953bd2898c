// Turn and attack, where a single scenario shows too little.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastRandom } from '#engine/chance/random.ts';
import { Log } from '#engine/event.ts';
import { Table } from '#engine/flow/table.ts';
import { Trace } from '#engine/flow/trace.ts';
import { arena } from '#games/harenula/board.ts';
import { CARDS } from '#games/harenula/cards.ts';
import { harenula } from '#games/harenula/index.ts';
import { turn } from '#games/harenula/rules/04-turn.ts';
import { attack } from '#games/harenula/rules/05-attack.ts';
import { tableAt } from '#games/harenula/testing/table.ts';

test('HA-4.2 every hex with another gladiator is barred, with the reason, and no other', () => {
  const lines = ['seat 0 at c3', 'seat 1 at c1', 'seat 3 at e3'];
  const { barred } = tableAt(turn.frame({ by: 1 }), lines, 4).requestFor(1)!;
  assert.deepEqual(
    barred!.map(({ item, clause, reason }) => [arena.name(item as number), clause, reason]),
    [
      ['c3', 'HA-4.2', 'a gladiator stands there'],
      ['e3', 'HA-4.2', 'a gladiator stands there'],
    ],
  );
});

test('HA-5.5 HA-5.6 both sides roll a die of six', () => {
  const rolled = (kind: 'struck' | 'stood'): number[] => {
    const seen = new Set<number>();
    for (let seed = 0; seed < 100; seed++) {
      const state = harenula.setup(2, { rounds: 6 });
      state.flow.frames = [attack.frame({ by: 0, on: 1 })];
      const log = new Log();
      new Table(harenula, state, fastRandom(seed), log).run();
      seen.add(log.events.find((event) => event.kind === kind)!.fields['total'] as number);
    }
    return [...seen].sort();
  };
  assert.deepEqual(rolled('struck'), [1, 2, 3, 4, 5, 6]);
  assert.deepEqual(rolled('stood'), [1, 2, 3, 4, 5, 6]);
});

test('a blow and a guard come into play where they are laid, not where they are only held', () => {
  const used = (blow: number[], guard: number[]): string[] => {
    const state = harenula.setup(2, { rounds: 6 });
    const frame = attack.frame({ by: 0, on: 1, blow, guard });
    frame.at = 'HA-5.5';
    state.flow.frames = [frame];
    state.gladiators[0]!.hand.push(CARDS.indexOf('blow-2'));
    state.gladiators[1]!.hand.push(CARDS.indexOf('guard-2'));
    const table = new Table(harenula, state, fastRandom(1), null);
    table.trace = new Trace();
    table.run();
    return [...table.trace.uses.keys()].filter((use) => use === 'blow' || use === 'guard');
  };
  assert.deepEqual(used([CARDS.indexOf('blow-1')], [CARDS.indexOf('guard-1')]), ['blow', 'guard']);
  assert.deepEqual(used([], []), []);
});
