// Scenes that several test files begin with.

import { man, type Scene, type Stage, stage } from '#games/gladiatori/testing/stage.ts';

type Frames = NonNullable<Scene['at']>;

/** A lone gladiator on G05, facing east, and one animal, in the third turn; Rest comes after `frames`. */
export const solo = (
  species: string,
  at: string,
  dice: number[],
  more: string[] = [],
  hand = '',
  frames: Frames = [['beasts']],
): Stage =>
  stage({
    seats: 1,
    options: { mode: 'solo', [`${species === 'wolf' ? 'wolve' : species}s`]: 1 },
    at: [['rest'], ...frames],
    set: ['turn 3', 'round 1', man(0, '0,0 facing 0', hand, more), `animal ${species} at ${at}`],
    dice,
  });

/** The same, before the gladiator attacks the animal in front of him. */
export const striking = (species: string, dice: number[], more: string[] = [], hand = 'strength'): Stage =>
  solo(species, 'H05', dice, more, hand, [['activation', { by: 0 }]]);

/** Seats 0 and 2 against 1 and 3: both can reach seat 1, so that seat 0 may help; seat 3 is far away. */
export const allies = (
  hand: string,
  more: string[] = [],
  ally = '1,-1 facing 5',
  foe = '1,0 facing 3',
  at: Frames = [['activation', { by: 0 }]],
): Stage =>
  stage({
    seats: 4,
    options: { mode: 'team' },
    at,
    set: [
      'turn 3',
      'round 1',
      man(0, '0,0 facing 0', hand, more),
      man(1, foe, 'strength'),
      man(2, ally, 'strength dexterity'),
      man(3, '-4,2 facing 0'),
    ],
  });
