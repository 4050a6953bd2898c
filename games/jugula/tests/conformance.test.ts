// A short run of the conformance suite, with every option at least once. The long one is in long/conformance.test.ts.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Chooser, conformance, newStats } from '#engine/conformance/index.ts';
import { failureOf, withSight } from '#engine/conformance/plant.ts';
import { jugula } from '#games/jugula/index.ts';
import type { Jugula } from '#games/jugula/state.ts';

const stats = newStats();

test('random games conform', () => {
  conformance(jugula, { games: 3, seed: 1, every: 6 }, stats);
});

test('games of heuristic players conform', () => {
  const choose: Chooser = (table, request, random) =>
    jugula.heuristic(jugula.viewFor(table.state as Jugula, request.seat), request, random);
  conformance(jugula, { games: 3, seed: 11, every: 6, choose }, stats);
});

test('games with every option set to what is not its default conform', () => {
  const variants = [
    { combatSource: 'dice', pushRule: 'straight', familiaSize: 3 },
    { budget: 'none', roster: 'basic', familiaSize: 2, backingOut: 'ends', roundLimit: 30 },
  ];
  assert.deepEqual(variants.flatMap(Object.keys).sort(), [...Object.keys(jugula.options), 'familiaSize'].sort());
  for (const options of variants) conformance(jugula, { games: 2, seed: 21, every: 8, options }, stats);
});

test('every check was made', () => {
  assert.equal(stats.games, 3 + 3 + 4);
  for (const [check, made] of Object.entries(stats.checks)) assert.ok(made > 0, `${check} was never made`);
});

test('JU-21.13 found: a view that tells which cards of a hand others have looked at', () => {
  const telling = withSight(jugula, (g) => ({ looked: g.lanistae.map(({ known }) => known.map(({ to }) => to)) }));
  const settings = { games: 1, seed: 1, every: 5, checks: ['views'] } as const;
  assert.match(failureOf(telling, settings).message, /"looked"/);
  const { scramble: _, ...blind } = telling;
  assert.ok(conformance(blind, settings).checks.views > 0, 'dealing cards anew alone would not find it');
});
