// What things are called in the notation, and by people.

import type { Noun } from '#engine/game.ts';
import { arena } from '#games/spartacus/board.ts';
import { called } from '#games/spartacus/called.ts';
import { POOLS } from '#games/spartacus/cards/language.ts';
import { assetName, CARDS } from '#games/spartacus/cards.ts';
import { seatsIn } from '#games/spartacus/rules/05-support.ts';
import { tradeName } from '#games/spartacus/rules/07-offers.ts';
import { SLOTS } from '#games/spartacus/state.ts';

export const nouns = {
  card: { print: (item) => (typeof item === 'number' ? CARDS[item]!.slug : item), called: called.card },
  house: {
    print: (item) => (typeof item === 'number' ? CARDS[item]!.slug : item),
    groups: ['card'],
    called: called.card,
  },
  asset: {
    print: (item) => (typeof item === 'number' ? assetName(item) : item),
    groups: ['card'],
    called: called.asset,
  },
  act: { print: String, called: called.act },
  // What is barred in a form is a card on a table, or a word.
  form: {
    print: (item) => (typeof item === 'number' ? assetName(item) : item),
    groups: ['card'],
    called: called.asset,
  },
  cell: { print: (item) => arena.name(item as number) },
  trade: { print: (item) => tradeName(item as number), called: called.trade },
  pool: { print: (item) => POOLS[item as number]!, called: called.pool },
  slot: { print: (item) => SLOTS[item as number]! },
  group: { print: (item) => (typeof item === 'number' ? seatsIn(item).join('&') : item), called: called.group },
} satisfies { [of: string]: Noun };
