// What a card or an ability costs whoever uses it, from what is printed on it.

import { CARDS } from '#games/spartacus/cards.ts';
import type { SpartacusView } from '#games/spartacus/view.ts';

/** The gold that it costs in all. */
export function goldCost({ houses }: Pick<SpartacusView, 'houses'>, card: number, ability: number): number {
  const costs = CARDS[card]!.abilities[ability]?.costs ?? [];
  return costs.reduce((sum, { name, args }) => {
    if (name === 'payEach') return sum + args[0]! * (houses.length - 1);
    return name === 'pay' || name === 'payLauncher' ? sum + args[0]! : sum;
  }, 0);
}
