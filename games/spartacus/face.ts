// What can be shown of the game before its rules are loaded: its name, its options, its nouns and its words.

import { type Face, SEAT_LISTS } from '#engine/game.ts';
import { arena } from '#games/spartacus/board.ts';
import { called } from '#games/spartacus/called.ts';
import { POOLS } from '#games/spartacus/cards/language.ts';
import { assetName, CARDS } from '#games/spartacus/cards.ts';
import { seatsIn } from '#games/spartacus/rules/05-support.ts';
import { tradeName } from '#games/spartacus/rules/07-trades.ts';
import { SLOTS } from '#games/spartacus/state.ts';
import { words } from '#games/spartacus/words/index.ts';

/** SP-2.15 to SP-2.17: the influence everybody starts with. */
export const LENGTHS = { quick: 7, standard: 4, advanced: 1 } as const;

export const face: Face = {
  id: 'spartacus',
  title: 'Spartacus: A Game of Blood and Treachery',
  rules: 'spartacus@3',
  prefix: 'SP',
  seats: { min: 2, max: 4 },
  options: {
    length: { kind: 'choice', of: Object.keys(LENGTHS), default: 'quick', clause: 'SP-2.18' },
    turnLimit: { kind: 'number', min: 0, max: 200, default: 30, clause: 'SP-11.16' },
  },
  nouns: {
    card: { print: (item) => (typeof item === 'number' ? CARDS[item]!.slug : item), called: called.card },
    house: { print: (item) => (typeof item === 'number' ? CARDS[item]!.slug : item), called: called.card },
    asset: { print: (item) => (typeof item === 'number' ? assetName(item) : item), called: called.asset },
    act: { print: String, called: called.act },
    // What is barred in a form is a card on a table, or a word.
    form: { print: (item) => (typeof item === 'number' ? assetName(item) : item), called: called.asset },
    cell: { print: (item) => arena.name(item as number) },
    trade: { print: (item) => tradeName(item as number), called: called.trade },
    pool: { print: (item) => POOLS[item as number]!, called: called.pool },
    slot: { print: (item) => SLOTS[item as number]! },
    group: { print: (item) => (typeof item === 'number' ? seatsIn(item).join('&') : item), called: called.group },
  },
  seatLists: [...SEAT_LISTS, 'gold'],
  words,
};
