// Which of many errors to plant: the same ones for the same seed, spread over the files.
//
// Files take turns, so that a long table of cards does not crowd out a short chapter of rules.

import { fastRandom } from '#engine/chance/random.ts';

/** All items in the order in which they should be taken; a shorter sample is the beginning of a longer one. */
export function spread<T>(files: readonly (readonly T[])[], seed: number): T[] {
  const random = fastRandom(seed);
  const piles = files.map((items) => {
    const pile = items.slice();
    random.shuffle(pile);
    return pile;
  });
  random.shuffle(piles);
  const order: T[] = [];
  for (let round = 0; piles.some((pile) => pile.length > round); round++) {
    for (const pile of piles) if (pile.length > round) order.push(pile[round]!);
  }
  return order;
}
