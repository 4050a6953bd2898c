// What can be shown of the game before its rules are loaded: its name, its options, its nouns and its words.

import type { Face } from '#engine/game.ts';
import { ARMATURAE, printName } from '#games/jugula/armaturae.ts';
import { FACING_NAMES, squareName, stanceName } from '#games/jugula/board.ts';
import { called } from '#games/jugula/called.ts';
import { CARDS, playName } from '#games/jugula/cards.ts';
import { listing } from '#games/jugula/listing.ts';
import { strikeName } from '#games/jugula/rules/12-attack.ts';
import { pairName, pivotName } from '#games/jugula/rules/19-manoeuvres.ts';
import { words } from '#games/jugula/words/index.ts';

const named = (print: (item: number) => string) => ({
  print: (item: number | string) => (typeof item === 'number' ? print(item) : item),
});

/** Written in one way, called in another. */
const known = (kind: keyof typeof called, print: (item: number) => string) => ({
  ...named(print),
  called: called[kind],
});

export const face: Face = {
  id: listing.id,
  title: 'Jugula',
  rules: 'jugula@2',
  prefix: 'JU',
  seats: listing.seats,
  options: {
    familiaSize: { kind: 'number', min: 2, max: 4, default: 4, clause: 'JU-4.7' },
    budget: { kind: 'choice', of: ['standard', 'none'], default: 'standard', clause: 'JU-4.4' },
    roster: { kind: 'choice', of: ['basic', 'extended'], default: 'extended', clause: 'JU-3.2' },
    roundLimit: { kind: 'number', min: 1, max: 200, default: 40, clause: 'JU-18.7' },
    combatSource: { kind: 'choice', of: ['cards', 'dice'], default: 'cards', clause: 'JU-13.18' },
    pushRule: { kind: 'choice', of: ['straight', 'fan'], default: 'straight', clause: 'JU-20.6' },
  },
  nouns: {
    card: known('card', (card) => CARDS[card]!.id),
    play: known('play', playName),
    armatura: named((kind) => ARMATURAE[kind]!.id),
    gladiator: known('gladiator', printName),
    strike: known('strike', strikeName),
    pivot: known('pivot', pivotName),
    pair: known('pair', pairName),
    cell: named(squareName),
    stance: known('stance', stanceName),
    facing: known('facing', (facing) => FACING_NAMES[facing]!),
  },
  words,
};
