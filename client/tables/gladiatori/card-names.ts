// What cards and Items are called, and what a card does.

import { type GladiatoriProps as Props, sayOf } from '#client/tables/gladiatori/props.ts';
import { CARDS, isAction, itemOf } from '#games/gladiatori/cards.ts';

export const cardName = ({ telling }: Props, kind: number): string => telling.words[`card.${CARDS[kind]!.name}`]!;
export const reactionName = ({ telling }: Props, kind: number): string =>
  telling.words[`reaction.${CARDS[kind]!.name}`]!;
export const itemName = ({ telling }: Props, item: number): string => telling.words[`item.${itemOf(item).name}`]!;

/** Special Moves, in the order of their cards. */
const MOVES = [
  'sweep',
  'sacrifice',
  'acrobatic-strike',
  'overskill',
  'rage',
  'break-item',
  'unbalancing-strike',
  'reflex',
] as const;

/** What a card does, in a sentence or two. */
export function cardAbout(props: Props, kind: number): string {
  const say = sayOf(props);
  const { name } = CARDS[kind]!;
  if (isAction(kind))
    return say('card.action', {
      action: cardName(props, kind),
      does: say(`does.${name}` as 'does.strength'),
      reaction: reactionName(props, kind),
      reacts: say(`reacts.${name}` as 'reacts.strength'),
    });
  const move = MOVES.find((one) => one === name);
  return move === undefined ? say(`card.${name}` as 'card.feint') : say(`move.${move}`);
}
