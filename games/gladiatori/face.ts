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

/** GL-21.14 */
const xp = { kind: 'number', min: -200, max: 200, default: 0, clause: 'GL-21.14', when: { campaign: [true] } } as const;

/** GL-23.66 */
const entry = (count: number) =>
  ({ kind: 'number', min: 0, max: 9, default: count, clause: 'GL-23.66', when: { mode: ['coliseum'] } }) as const;

/** GL-23.67 */
const OWN = { clause: 'GL-23.67', when: { species: ['own'] } } as const;
const beasts = (count: number) => ({ kind: 'number', min: 1, max: 12, default: count, ...OWN }) as const;

/** GL-0.8. A seat's own budget of 0 means the suggested one (GL-4.2, GL-4.4). */
const options = {
  mode: {
    kind: 'choice',
    of: ['ffa', 'team', 'twoVsOne', 'solo', 'coop', 'coliseum'],
    default: 'ffa',
    clause: 'GL-0.8',
  },
  sides: {
    kind: 'choice',
    of: ['ffa', 'team', 'twoVsOne'],
    default: 'ffa',
    clause: 'GL-0.8',
    when: { mode: ['coliseum'] },
  },
  alone: {
    kind: 'choice',
    of: ['red', 'green', 'yellow'],
    default: 'red',
    clause: 'GL-20.22',
    when: { mode: ['twoVsOne', 'coliseum'] },
  },
  partner: {
    kind: 'choice',
    of: ['green', 'yellow', 'blue'],
    default: 'yellow',
    clause: 'GL-20.22',
    when: { mode: ['team', 'coliseum'] },
  },
  items: { kind: 'choice', of: ['auction', 'draft', 'selection'], default: 'draft', clause: 'GL-5.1' },
  freePlacement: flag('GL-6.6'),
  marginDamage: flag('GL-11.43'),
  overLimit: flag('GL-4.18'),
  staged: flag('GL-22.1'),
  helpInMelee: flag('GL-20.11'),
  netBeside: flag('GL-12.22'),
  breakItemScores: flag('GL-17.7'),
  feintInStack: flag('GL-8.21'),
  feintReturnsDelay: flag('GL-11.56'),
  campaign: flag('GL-21.1'),
  xpRed: xp,
  xpGreen: xp,
  xpYellow: xp,
  xpBlue: xp,
  coins: { kind: 'number', min: 15, max: 150, default: NORMAL_COINS, clause: 'GL-4.2' },
  coinsRed: number('GL-4.3', 150),
  coinsGreen: number('GL-4.3', 150),
  coinsYellow: number('GL-4.3', 150),
  coinsBlue: number('GL-4.3', 150),
  species: { kind: 'choice', of: ['dog', 'wolf', 'lion', 'bear', 'own'], default: 'dog', clause: 'GL-23.10' },
  animals: { kind: 'choice', of: ['lower', 'upper', 'random'], default: 'lower', clause: 'GL-23.3' },
  dogs: number('GL-23.3', 24),
  wolves: number('GL-23.3', 24),
  lions: number('GL-23.3', 24),
  bears: number('GL-23.3', 24),
  beasts: { kind: 'number', min: 0, max: 24, default: 0, ...OWN },
  beastLower: beasts(1),
  beastUpper: beasts(1),
  beastDice: { kind: 'number', min: 1, max: 2, default: 1, ...OWN },
  beastExtra: { kind: 'flag', default: false, ...OWN },
  beastDoubles: {
    kind: 'choice',
    of: ['nothing', 'reinforce', 'step-back', 'two-more'],
    default: 'nothing',
    ...OWN,
  },
  beastSeven: { kind: 'choice', of: ['nothing', 'unbalance', 'face-down', 'lose'], default: 'nothing', ...OWN },
  beastDefence: { kind: 'flag', default: false, ...OWN },
  beastXp: { kind: 'number', min: 0, max: 5, default: 1, ...OWN },
  entry1: entry(0),
  entry2: entry(0),
  entry3: entry(1),
  entry4: entry(2),
  entry5: entry(3),
  entry6: entry(3),
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
  rules: 'gladiatori@5',
  prefix: 'GL',
  seats: listing.seats,
  seatsFor,
  options,
  nouns,
  events,
  locals,
  words,
};
