// What things are called in the notation, and by people.

import type { Noun } from '#engine/game.ts';
import { ARMATURAE, printName } from '#games/jugula/armaturae.ts';
import { FACING_NAMES, squareName, stanceName } from '#games/jugula/board.ts';
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

export const nouns = {
  card: known('card', (card) => CARDS[card]!.id),
  play: known('play', playName),
  armatura: named((kind) => ARMATURAE[kind]!.id),
  gladiator: known('gladiator', printName),
  strike: known('strike', strikeName),
  pivot: known('pivot', pivotName),
  pair: known('pair', pairName),
  cell: known('cell', squareName),
  stance: known('stance', stanceName),
  facing: known('facing', (facing) => FACING_NAMES[facing]!),
} satisfies { [of: string]: Noun };
