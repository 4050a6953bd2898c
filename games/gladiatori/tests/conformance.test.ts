// Random games in every mode, with every method and option, held to everything the engine promises.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Chooser, conformance, newStats } from '#engine/conformance/index.ts';
import { sample } from '#engine/requests/choices.ts';
import { gladiatori } from '#games/gladiatori/index.ts';
import type { Gladiatori } from '#games/gladiatori/state.ts';

const stats = newStats();

/** Half of the time a sensible choice, so that gladiators meet. */
const choose: Chooser = (table, request, random) => {
  if (random.below(2) === 0 && typeof request.id === 'number') {
    const view = gladiatori.viewFor(table.state as Gladiatori, request.seat);
    return gladiatori.heuristic(view, table.requestFor(request.seat)!, random);
  }
  return sample(request, random);
};

const MATCHES: [seats: number, options: { [name: string]: string | boolean | number }][] = [
  [2, {}],
  [3, { items: 'auction', overLimit: true, coins: 70, feintInStack: true, feintReturnsDelay: true }],
  [4, { items: 'selection', freePlacement: true, netBeside: true, breakItemScores: true }],
  [2, { staged: true, marginDamage: true, campaign: true }],
  [4, { mode: 'team', helpInMelee: true }],
  [3, { mode: 'twoVsOne' }],
  [1, { mode: 'solo', species: 'lion' }],
  [1, { mode: 'solo', species: 'bear' }],
  [2, { mode: 'coop', species: 'wolf' }],
  [3, { mode: 'coop', species: 'dog' }],
  [2, { mode: 'coliseum', species: 'dog' }],
  [2, { mode: 'coliseum', species: 'wolf' }],
  [2, { mode: 'coliseum', species: 'bear' }],
  [4, { mode: 'coliseum', sides: 'team', lions: 2 }],
  [
    2,
    { mode: 'coliseum', species: 'own', beasts: 3, beastDoubles: 'reinforce', beastSeven: 'lose', beastDefence: true },
  ],
];

for (const [i, [seats, options]] of MATCHES.entries()) {
  test(`games of ${seats} with ${JSON.stringify(options)} keep every promise`, () => {
    const seen = conformance(gladiatori, { games: 2, seed: 10 + 7 * i, seats, options, every: 8, choose });
    assert.equal(seen.games, 2);
    for (const [check, made] of Object.entries(seen.checks)) stats.checks[check as keyof typeof stats.checks] += made;
    for (const [use, times] of seen.trace.uses) stats.trace.uses.set(use, times);
  });
}

test('every check was made, and most cards, Powers and animals came into play', () => {
  for (const [check, made] of Object.entries(stats.checks)) assert.ok(made > 0, `${check} was never made`);
  const missing = gladiatori.uses.filter((use) => !stats.trace.uses.has(use));
  assert.ok(missing.length < 12, missing.join(', '));
});
