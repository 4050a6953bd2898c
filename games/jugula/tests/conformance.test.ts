// A short run of the conformance suite, with every option at least once. The long one is in long/conformance.test.ts.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { conformance } from '#engine/conformance/index.ts';
import { failureOf, withSight } from '#engine/conformance/plant.ts';
import { jugula } from '#games/jugula/index.ts';

test('random games conform', () => {
  conformance(jugula, { games: 3, seed: 1, every: 6 });
});

test('games of heuristic players conform', () => {
  const choose = (
    table: Parameters<NonNullable<Parameters<typeof conformance>[1]['choose']>>[0],
    request: Parameters<typeof jugula.heuristic>[1],
    random: Parameters<typeof jugula.heuristic>[2],
  ) => jugula.heuristic(jugula.viewFor(table.state as never, request.seat), request, random);
  conformance(jugula, { games: 3, seed: 11, every: 6, choose });
});

test('the variants conform', () => {
  const variants = [
    { combatSource: 'dice', pushRule: 'fan', familiaSize: 3 },
    { budget: 'none', roster: 'basic', familiaSize: 2, pushRule: 'fan' },
  ];
  for (const options of variants) conformance(jugula, { games: 2, seed: 21, every: 8, options });
});

test('JU-21.13 found: a view that tells which cards of a hand others have looked at', () => {
  const telling = withSight(jugula, (g) => ({ looked: g.lanistae.map(({ known }) => known.map(({ to }) => to)) }));
  const settings = { games: 1, seed: 1, every: 5, checks: ['views'] } as const;
  assert.match(failureOf(telling, settings).message, /"looked"/);
  const { scramble: _, ...blind } = telling;
  assert.ok(conformance(blind, settings).checks.views > 0, 'dealing cards anew alone would not find it');
});
