// A long run of the conformance suite, with every option.

import { test } from 'node:test';
import { type Chooser, conformance } from '#engine/conformance/index.ts';
import { jugula } from '#games/jugula/index.ts';
import type { Jugula } from '#games/jugula/state.ts';

const heuristic: Chooser = (table, request, random) =>
  jugula.heuristic(jugula.viewFor(table.state as Jugula, request.seat), request, random);

const VARIANTS = [
  {},
  { combatSource: 'dice', pushRule: 'straight', familiaSize: 3 },
  { budget: 'none', roster: 'basic', familiaSize: 2, backingOut: 'ends', roundLimit: 30 },
];

for (const options of VARIANTS) {
  test(`random games and games of heuristic players conform, with ${JSON.stringify(options)}`, () => {
    conformance(jugula, { games: 12, seed: 1, every: 3, options });
    conformance(jugula, { games: 12, seed: 11, every: 3, options, choose: heuristic });
  });
}
