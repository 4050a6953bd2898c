// Views, requests and offers that share objects with the state, or with a table of the game, must be found; and all
// overwritten objects are restored.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { failureOf, withSight, withStep } from '#engine/conformance/plant.ts';
import { spoil } from '#engine/conformance/spoil.ts';
import type { Game } from '#engine/game.ts';
import type { Request } from '#engine/requests/request.ts';
import { arena } from '#games/harenula/board.ts';
import { harenula } from '#games/harenula/index.ts';
import type { Harenula } from '#games/harenula/state.ts';
import type { HarenulaView } from '#games/harenula/view.ts';

const MAP = [[0, 1, 2]];
const HALF_FROZEN = Object.freeze(arena.steps.map((row) => row.slice()));

const PLANTED: [name: string, planted: Game<Harenula, HarenulaView>, message: RegExp][] = [
  [
    'a view that hands out the live discard pile',
    withSight(harenula, (g) => ({ discard: g.discard })),
    /writes into the view of seat 0 /,
  ],
  [
    'a view that hands its viewer his live hand',
    withSight(harenula, (g, viewer) => ({ mine: g.gladiators[viewer]?.hand ?? [] })),
    /writes into the view of seat 0 /,
  ],
  [
    'views made together that hand out a live list',
    {
      ...harenula,
      viewsFor: (g, viewers) => viewers.map((viewer) => ({ ...harenula.viewFor(g, viewer), discard: g.discard })),
    },
    /writes into the views made together /,
  ],
  [
    'a view with a table of the game that any caller can change',
    withSight(harenula, () => ({ map: MAP })),
    /writes into the view of seat 0 /,
  ],
  [
    'a question with a board that is frozen on the outside only',
    withStep(harenula, 'turn', 'HA-4.2', (step) => ({
      ask: (g, f) => ({ ...(step.ask(g, f) as Request), steps: HALF_FROZEN }) as Request,
    })),
    /writes into the question of HA-4\.2 /,
  ],
];

for (const [name, planted, message] of PLANTED) {
  test(`found: ${name}`, () => {
    const tables = JSON.stringify([MAP, HALF_FROZEN, arena.steps]);
    const error = failureOf(planted, { games: 4, seed: 1, checks: ['aliases'] });
    assert.equal(error.check, 'aliases', error.message);
    assert.match(error.message, message);
    assert.equal(JSON.stringify([MAP, HALF_FROZEN, arena.steps]), tables);
  });
}

test('spoil writes over all that is not frozen, and puts it back', () => {
  const shared = [1, 2];
  const frozen = Object.freeze({ inner: [3] });
  const value = { a: shared, b: { c: shared, d: null }, frozen, empty: [] as number[], text: 'x' };
  const before = JSON.stringify(value);
  const mend = spoil(value);
  assert.deepEqual(shared, ['spoilt', 'spoilt', 'spoilt']);
  assert.deepEqual(frozen, { inner: ['spoilt', 'spoilt'] });
  assert.equal(value.text, 'spoilt');
  mend();
  assert.equal(JSON.stringify(value), before);
  assert.equal(value.a, value.b.c);
});
