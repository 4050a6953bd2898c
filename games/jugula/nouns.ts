// What things are called in the notation, and by people.

import type { Noun } from '#engine/game.ts';
import { ARMATURAE, printName } from '#games/jugula/armaturae.ts';
import {
  FACING_NAMES,
  facingOf,
  squareCalled,
  squareName,
  squareOf,
  squareWritten,
  stanceName,
  stanceNamed,
} from '#games/jugula/board.ts';
import { called } from '#games/jugula/called.ts';
import { CARDS, playName } from '#games/jugula/cards.ts';
import { strikeName } from '#games/jugula/rules/12-attack.ts';
import { pairName, pivotName } from '#games/jugula/rules/19-manoeuvres.ts';

const named = (print: (item: number) => string) => ({
  print: (item: number | string) => (typeof item === 'number' ? print(item) : item),
});

/** Written in one way, called in another. */
const known = (kind: keyof typeof called, print: (item: number) => string) => ({
  ...named(print),
  called: called[kind],
});

/** Squares as they stand on the edge of the board, `d4`; with a facing `d4ne`. */
const cellTyped = {
  print: (item: number | string) => (typeof item === 'number' ? squareCalled(item) : item),
  read: (word: string) => (squareWritten(word) < 0 ? null : squareName(squareWritten(word))),
};
const stanceTyped = {
  print: (item: number | string) =>
    typeof item === 'number' ? squareCalled(squareOf(item)) + FACING_NAMES[facingOf(item)]! : item,
  read: (word: string) => {
    const at = squareWritten(word.slice(0, 2));
    const name = at < 0 ? '' : squareName(at) + word.slice(2);
    return stanceNamed(name) < 0 ? null : name;
  },
};

export const nouns = {
  card: known('card', (card) => CARDS[card]!.id),
  play: known('play', playName),
  armatura: named((kind) => ARMATURAE[kind]!.id),
  gladiator: known('gladiator', printName),
  strike: known('strike', strikeName),
  pivot: known('pivot', pivotName),
  pair: known('pair', pairName),
  cell: { ...known('cell', squareName), typed: cellTyped },
  stance: { ...known('stance', stanceName), isName: (word) => stanceNamed(word) >= 0, typed: stanceTyped },
  facing: known('facing', (facing) => FACING_NAMES[facing]!),
} satisfies { [of: string]: Noun };
