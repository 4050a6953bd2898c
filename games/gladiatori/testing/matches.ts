// Matches in every mode, for the conformance suite, and players for them.

import type { Chooser } from '#engine/conformance/index.ts';
import { sample } from '#engine/requests/choices.ts';
import { gladiatori } from '#games/gladiatori/index.ts';
import type { Gladiatori } from '#games/gladiatori/state.ts';

/** Half of the time a sensible choice, so that gladiators meet. */
export const mixed: Chooser = (table, request, random) => {
  if (random.below(2) === 0 && typeof request.id === 'number') {
    const view = gladiatori.viewFor(table.state as Gladiatori, request.seat);
    return gladiatori.heuristic(view, table.requestFor(request.seat)!, random);
  }
  return sample(request, random);
};

/** Every mode, with every method and option. */
export const MATCHES: [seats: number, options: { [name: string]: string | boolean | number }][] = [
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
