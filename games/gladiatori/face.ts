// What can be shown of the game before its rules are loaded: its name, its options, its nouns and its words.

import type { Face } from '#engine/game.ts';
import type { Options } from '#engine/options.ts';
import { NORMAL_COINS } from '#games/gladiatori/characters.ts';
import { events, locals } from '#games/gladiatori/events.ts';
import { listing } from '#games/gladiatori/listing.ts';
import { nouns } from '#games/gladiatori/nouns.ts';
import { words } from '#games/gladiatori/words/index.ts';

const flag = (clause: string) => ({ kind: 'flag', default: false, clause }) as const;
const number = (clause: string, max: number) => ({ kind: 'number', min: 0, max, default: 0, clause }) as const;

/** GL-0.8. A seat's own budget of 0 means the suggested one (GL-4.2, GL-4.4). */
const options = {
  mode: {
    kind: 'choice',
    of: ['ffa', 'team', 'twoVsOne', 'solo', 'coop', 'coliseum'],
    default: 'ffa',
    clause: 'GL-0.8',
  },
  sides: { kind: 'choice', of: ['ffa', 'team', 'twoVsOne'], default: 'ffa', clause: 'GL-0.8' },
  items: { kind: 'choice', of: ['auction', 'draft', 'selection'], default: 'draft', clause: 'GL-5.1' },
  freePlacement: flag('GL-6.6'),
  marginDamage: flag('GL-11.43'),
  overLimit: flag('GL-4.18'),
  staged: flag('GL-22.1'),
  campaign: flag('GL-21.1'),
  coins: { kind: 'number', min: 15, max: 150, default: NORMAL_COINS, clause: 'GL-4.2' },
  coinsRed: number('GL-4.3', 150),
  coinsGreen: number('GL-4.3', 150),
  coinsYellow: number('GL-4.3', 150),
  coinsBlue: number('GL-4.3', 150),
  species: { kind: 'choice', of: ['dog', 'wolf', 'lion', 'bear'], default: 'dog', clause: 'GL-23.10' },
  animals: { kind: 'choice', of: ['lower', 'upper', 'random'], default: 'lower', clause: 'GL-23.3' },
  dogs: number('GL-23.3', 24),
  wolves: number('GL-23.3', 24),
  lions: number('GL-23.3', 24),
  bears: number('GL-23.3', 24),
} as const;

/** GL-20.3, GL-23.1: how many players a mode takes. One alone fights animals, whatever the mode. */
const SEATS: { readonly [mode: string]: readonly number[] } = {
  ffa: [1, 2, 3, 4],
  team: [4],
  twoVsOne: [3],
  solo: [1],
  coop: [2, 3, 4],
  coliseum: [2, 3, 4],
};

function seatsFor({ mode, sides }: Options): readonly number[] {
  const shape = mode === 'coliseum' && sides !== 'ffa' ? sides : mode;
  return SEATS[shape as string]!;
}

export const face: Face = {
  id: listing.id,
  title: 'Gladiatori',
  rules: 'gladiatori@3',
  prefix: 'GL',
  seats: listing.seats,
  seatsFor,
  options,
  nouns,
  events,
  locals,
  words,
};
