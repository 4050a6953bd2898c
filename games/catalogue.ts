// The catalogue: every game is one line here and a folder beside this file. Pages, terminal and server find the rest.
//
// The order is the one in which the games are offered.

// biome-ignore format: one line for each game
export const CATALOGUE: readonly string[] = [
  'gladiatori',
  'spartacus',
  'jugula',
  'house-of-gladiators',
  'harenula',
];
