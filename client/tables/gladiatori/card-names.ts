// What cards and Items are called.

import type { GladiatoriProps as Props } from '#client/tables/gladiatori/props.ts';
import { CARDS, itemOf } from '#games/gladiatori/cards.ts';

export const cardName = ({ telling }: Props, kind: number): string => telling.words[`card.${CARDS[kind]!.name}`]!;
export const reactionName = ({ telling }: Props, kind: number): string =>
  telling.words[`reaction.${CARDS[kind]!.name}`]!;
export const itemName = ({ telling }: Props, item: number): string => telling.words[`item.${itemOf(item).name}`]!;
