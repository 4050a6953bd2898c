// What a card or an ability costs whoever uses it, from what is printed on it, and what of that is lacking.

import type { SpartacusProps as Props } from '#client/tables/spartacus/props.ts';
import { sayer } from '#client/tables/spartacus/words.ts';
import { homeOf } from '#client/tables/touch.ts';
import { CARDS, matches } from '#games/spartacus/cards.ts';
import type { SpartacusView } from '#games/spartacus/view.ts';

/** The gold that it costs in all. */
export function goldCost({ houses }: Pick<SpartacusView, 'houses'>, card: number, ability: number): number {
  const costs = CARDS[card]!.abilities[ability]?.costs ?? [];
  return costs.reduce((sum, { name, args }) => {
    if (name === 'payEach') return sum + args[0]! * (houses.length - 1);
    return name === 'pay' || name === 'payLauncher' ? sum + args[0]! : sum;
  }, 0);
}

/** A hidden hand is a number. */
const sizeOf = (hand: number | readonly number[]): number => (typeof hand === 'number' ? hand : hand.length);

/** What a use of it lacks besides gold, as a sentence; null: its text says all that can be said. */
export function lackOf(props: Props, card: number, ability: number): string | null {
  const say = sayer(props.language);
  const { houses } = props.view;
  const own = houses[homeOf(props)]!;
  const { costs, conditions, effects } = CARDS[card]!.abilities[ability]!;
  const tooFew = (filter: number, least: number): string | null => {
    const ready = own.assets.filter((asset) => matches(filter, asset)).length;
    return ready < least ? say('why.ready', { least, ready }) : null;
  };
  for (const { name, args } of costs) {
    const lack = name === 'exhaust' ? tooFew(args[1]!, args[0]!) : null;
    if (lack !== null) return lack;
    if (name === 'discardHand' && sizeOf(own.hand) < args[0]!) return say('why.hand');
  }
  for (const { name, args } of conditions) {
    const lack = name === 'readyCount' ? tooFew(args[0]!, args[1]!) : null;
    if (lack !== null) return lack;
    const isLow = (influence: number, seat: number): boolean => seat !== homeOf(props) && influence <= own.influence;
    if (name === 'targetInfluenceAtMostMine' && !houses.some(({ influence }, seat) => isLow(influence, seat)))
      return say('why.above', { count: houses.length - 1 });
    if (name === 'targetSupportsMe') return say('why.unsupported');
  }
  return effects.some(({ name }) => name === 'recall') ? say('why.recall') : null;
}
