// A short run of the conformance suite, with every option and number of seats at least once. The long one is in
// long/conformance.test.ts.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastRandom } from '#engine/chance/random.ts';
import { type Chooser, conformance, newStats } from '#engine/conformance/index.ts';
import { Table } from '#engine/flow/table.ts';
import { Trace } from '#engine/flow/trace.ts';
import { defaultOptions } from '#engine/options.ts';
import { sample } from '#engine/requests/choices.ts';
import { houseOfGladiators } from '#games/house-of-gladiators/index.ts';
import type { Ludi } from '#games/house-of-gladiators/state.ts';

const heuristic: Chooser = (table, request, random) =>
  houseOfGladiators.heuristic(houseOfGladiators.viewFor(table.state as Ludi, request.seat), request, random);

const stats = newStats();

test('random games conform', () => {
  conformance(houseOfGladiators, { games: 3, seed: 1, every: 40 }, stats);
});

test('games of heuristic players conform', () => {
  conformance(houseOfGladiators, { games: 3, seed: 20, every: 40, choose: heuristic }, stats);
});

test('HG-5.9, HG-20.6 games with sealed auctions, exchange of tasks and another round limit conform', () => {
  const options = { auction: 'sealed', taskExchange: true, roundLimit: 6 };
  conformance(houseOfGladiators, { games: 3, seed: 40, every: 40, options }, stats);
});

test('every check was made, with every number of Houses', () => {
  for (const [check, made] of Object.entries(stats.checks)) assert.ok(made > 0, `${check} was never made`);
  for (const seats of [2, 3, 4]) assert.ok(stats.seats[seats]! > 0, `${seats} Houses`);
});

const STEPS = [...houseOfGladiators.book].flatMap(([rule, { steps }]) =>
  steps.map((step) => `${rule} ${step.at ?? step.clause}`),
);

test('every card, gladiator and task comes into play, and every step', () => {
  const trace = new Trace();
  const random = fastRandom(100);
  const unseen = (): string[] => [
    ...STEPS.filter((step) => !trace.steps.has(step)),
    ...houseOfGladiators.uses.filter((use) => !trace.uses.has(use)),
  ];
  for (let game = 0; game < 240 && unseen().length > 0; game++) {
    const options = game % 4 === 0 ? { auction: 'sealed', taskExchange: true } : {};
    const state = houseOfGladiators.setup(2 + (game % 3), { ...defaultOptions(houseOfGladiators.options), ...options });
    const t = new Table(houseOfGladiators, state, random, null);
    t.trace = trace;
    t.run();
    while (!t.over) {
      const open = t.asked.filter((request) => !t.hasAnswered(request.seat));
      const request = open[random.below(open.length)]!;
      // Now and then anything, so that what is never sensible happens too.
      const choice =
        random.below(10) === 0 ? sample(request, random) : heuristic(t as unknown as Table, request, random);
      assert.equal(t.decide(request.seat, request.id, choice), null);
    }
  }
  assert.deepEqual(unseen(), []);
});
