// A long run of the conformance suite, with every option.

import { test } from 'node:test';
import { type Chooser, conformance } from '#engine/conformance/index.ts';
import { houseOfGladiators } from '#games/house-of-gladiators/index.ts';
import type { Ludi } from '#games/house-of-gladiators/state.ts';

const heuristic: Chooser = (table, request, random) =>
  houseOfGladiators.heuristic(houseOfGladiators.viewFor(table.state as Ludi, request.seat), request, random);

for (const options of [{}, { auction: 'sealed', taskExchange: true, roundLimit: 6 }]) {
  test(`HG-5.9, HG-20.6 random games and games of heuristic players conform, with ${JSON.stringify(options)}`, () => {
    conformance(houseOfGladiators, { games: 12, seed: 1, every: 15, options });
    conformance(houseOfGladiators, { games: 12, seed: 20, every: 15, options, choose: heuristic });
  });
}
