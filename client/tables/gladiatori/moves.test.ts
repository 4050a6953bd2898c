// Planned walks agree with the rules: each of them, played step by step, ends where it says.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reachOf, walkTo } from '#client/tables/gladiatori/moves.ts';
import { MOMENTS, reach } from '#client/tables/gladiatori/testing/moments.ts';
import { Table } from '#engine/flow/table.ts';
import type { Match } from '#engine/records/match.ts';
import { arena } from '#games/gladiatori/board.ts';
import type { Gladiatori } from '#games/gladiatori/state.ts';

const named = (name: string): Match => reach(MOMENTS.find((moment) => moment.name === name)!)!;

/** A copy of the position on a table of its own, to try things on. */
function copyOf(match: Match): Table {
  const { game, table } = match;
  return new Table(game, game.clone(table.state), table.random, null).run();
}

for (const [name, clause] of [
  ['movement', 'GL-8.5'],
  ['moving', 'GL-9.15'],
] as const) {
  test(`${clause} every hex that is shown as reachable is reached at the price that is shown`, () => {
    const match = named(name);
    const request = match.requestFor(0)!;
    const shown = reachOf(request);
    let walks = 0;
    for (let place = 0; place < 6 * arena.size; place++) {
      if (shown.cost[place]! <= 0) continue;
      const to = { cell: Math.floor(place / 6), facing: place % 6 };
      const walk = walkTo(shown, to, clause)!;
      assert.equal(walk.steps.length, shown.cost[place]);
      const table = copyOf(match);
      for (const [i, step] of walk.steps.entries()) {
        assert.equal(table.decide(0, table.requestFor(0)!.id, step), null, `${step} of ${walk.steps.join()}`);
        const { cell, facing } = (table.state as unknown as Gladiatori).gladiators[0]!;
        assert.deepEqual({ cell, facing }, walk.stands[i]);
      }
      walks++;
    }
    assert.ok(walks > 20, `${walks} walks`);
  });
}

test('GL-8.5 nothing else can be reached: one step more leads nowhere new', () => {
  const match = named('movement');
  const shown = reachOf(match.requestFor(0)!);
  const from = copyOf(match).requestFor(0)!;
  assert.equal(from.kind, 'pick');
  for (const step of (from as typeof from & { from: readonly string[] }).from) {
    if (!/^(step|turn)-/.test(step)) continue;
    const table = copyOf(match);
    table.decide(0, table.requestFor(0)!.id, step);
    const { cell, facing } = (table.state as unknown as Gladiatori).gladiators[0]!;
    assert.ok(shown.cost[6 * cell + facing]! <= 1 && shown.cost[6 * cell + facing]! >= 0, step);
  }
});
