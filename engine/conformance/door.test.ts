// A table that answers callers it must refuse has to be found.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkDoor } from '#engine/conformance/door.ts';
import { Nonconformance } from '#engine/conformance/index.ts';
import { newStats, shown, Trial } from '#engine/conformance/trial.ts';
import type { Table } from '#engine/flow/table.ts';
import type { Game } from '#engine/game.ts';
import { SPECTATOR } from '#engine/seat.ts';
import { harenula } from '#games/harenula/index.ts';

const PLANTED: [name: string, plant: (table: Table, honest: Table) => Partial<Table>, message: RegExp][] = [
  [
    "a table that asks seat '0'",
    (_table, honest) => ({ requestFor: (seat) => honest.requestFor(Number(seat)) }),
    /no seat 0, and yet there is a question/,
  ],
  [
    'a table that makes offers to spectators',
    (_table, honest) => ({ offersFor: (seat) => honest.offersFor(seat === SPECTATOR ? 0 : seat) }),
    /no seat 15, and yet there is an offer/,
  ],
  [
    'a table whose offers break down for a seat that is not there',
    (table, honest) => ({
      offersFor(seat) {
        if (table.state.flow.decided[seat] === undefined) throw new Error('nobody sits there');
        return honest.offersFor(seat);
      },
    }),
    /an offer for seat .* throws: Error: nobody sits there/,
  ],
  [
    'a table that takes the half seat for the whole one',
    (_table, honest) => ({ decide: (seat, id, choice) => honest.decide(Math.floor(seat), id, choice) }),
    /seat 0\.5, question '.*', choice .* was taken/,
  ],
  [
    'a refusal that cannot be written',
    (_table, honest) => ({
      decide: (seat, id, choice) => {
        const refusal = honest.decide(seat, id, choice);
        return refusal === null ? null : { ...refusal, text: `this answers ${id}` };
      },
    }),
    /question '\{"toString":null,"valueOf":null\}', .* throws: TypeError/,
  ],
  [
    'a refusal that leaves something behind',
    (table, honest) => ({
      decide: (seat, id, choice) => {
        if (seat === null) table.state.flow.visits++;
        return honest.decide(seat, id, choice);
      },
    }),
    /seat null, .* was refused but changed the state/,
  ],
];

/** Runs the check on the first requests of a game, with the table changed by `plant`. */
function checkPlanted(plant: (typeof PLANTED)[number][1]): void {
  const trial = new Trial(harenula as unknown as Game, 1, { games: 1, seed: 1, checks: ['door'] }, newStats());
  const { table } = trial;
  table.run();
  const honest = {
    requestFor: table.requestFor.bind(table),
    offersFor: table.offersFor.bind(table),
    decide: table.decide.bind(table),
  } as Table;
  Object.assign(table, plant(table, honest));
  for (let i = 0; i < 10; i++) checkDoor(trial);
}

for (const [name, plant, message] of PLANTED) {
  test(`found: ${name}`, () => {
    assert.throws(
      () => checkPlanted(plant),
      (error) => {
        assert.ok(error instanceof Nonconformance, String((error as Error).stack));
        assert.equal(error.check, 'door');
        assert.match(error.message, message);
        return true;
      },
    );
  });
}

test('an honest door passes', () => {
  checkPlanted(() => ({}));
});

test('shown writes whatever comes in', () => {
  let deep: unknown = 0;
  for (let i = 0; i < 100_000; i++) deep = [deep];
  assert.equal(shown(deep), 'something too deep to write');
  assert.equal(shown(Number.NaN), 'NaN');
  assert.equal(shown(undefined), 'undefined');
  assert.equal(shown([1, null]), '[1,null]');
  assert.equal(shown('x'.repeat(500)).length, 198);
});
