// What a card would do to a House, as before and after, from what is printed on it.

import { guardsOf, handCount, type SpartacusProps as Props, sayOf } from '#client/tables/spartacus/props.ts';
import { CARDS, GUARD_FILTER } from '#games/spartacus/cards.ts';
import { GOAL } from '#games/spartacus/table-things.ts';

/**
 * One line for each number of the House that would change; empty where the card changes none. `spends`: the card is still
 * in this House's hand, and leaves it.
 */
export function changesAt(props: Props, card: number, ability: number, seat: number, spends = false): string[] {
  const say = sayOf(props);
  const house = props.view.houses[seat]!;
  return (CARDS[card]?.abilities[ability]?.effects ?? []).flatMap(({ name, args }) => {
    const n = Number(args[0] ?? 0);
    if (name === 'influence') {
      const to = Math.min(GOAL, Math.max(0, house.influence + n));
      return [say('change.influence', { from: house.influence, to })];
    }
    if (name === 'lose' && args[1] === GUARD_FILTER) {
      const from = guardsOf(props.view, seat);
      return [say('change.guards', { from, to: Math.max(0, from - n) })];
    }
    if (name === 'draw') {
      const from = handCount(props.view, seat);
      return [say('change.hand', { from, to: from - (spends ? 1 : 0) + n })];
    }
    if (house.gold === null) return [];
    if (name === 'steal') return [say('change.gold', { from: house.gold, to: Math.max(0, house.gold - n) })];
    if (name === 'gold') return [say('change.gold', { from: house.gold, to: Math.max(0, house.gold + n) })];
    return [];
  });
}

/** Whether a card makes its target lose guards. */
export const takesGuards = (card: number, ability: number): boolean =>
  (CARDS[card]?.abilities[ability]?.effects ?? []).some(
    ({ name, args }) => name === 'lose' && args[1] === GUARD_FILTER,
  );
