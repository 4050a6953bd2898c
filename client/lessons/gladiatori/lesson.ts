// The first match of Gladiatori: a hoplomachus meets a thraex, walks up to him, strikes from the front, and is struck.
//
// The learning game of the rulebook (GL-22.1): without Special Moves in the first turn, without Powers in the first two.

import type { Lesson, LessonStep } from '#client/lessons/lesson.ts';
import type { GladiatoriView } from '#games/gladiatori/view.ts';

const HEXES = ['E-right', 'E-right', 'E', 'E', 'SE', 'SE', 'SE-left'];
/** The first question of the walk; every step has one, and the numbers go up by two. */
const WALK = 13;
/** I06, looking south-east. */
const BEFORE_HIM = { cell: 65, facing: 5 };

const walk: LessonStep[] = HEXES.map((step, i) => ({
  id: WALK + 2 * i,
  key: 'walk',
  clause: 'GL-8.5',
  answer: `step-${step}`,
  like: 'step-',
}));

export const lesson: Lesson = {
  game: 'gladiatori',
  options: { staged: true },
  seed: '5147'.padStart(64, '0'),
  began: 'gladiatori@4',
  level: 'heuristic',
  opponent: 'Verus',
  names: {},
  steps: [
    { id: 0, key: 'create', clause: 'GL-4.1', answer: { who: 'hoplomachus' } },
    { id: 2, key: 'item', clause: 'GL-5.26', answer: 44 },
    { id: 6, key: 'helm', clause: 'GL-5.26', answer: 40 },
    { id: 8, key: 'place', clause: 'GL-6.4', answer: { cell: 26, facing: 0 } },
    { id: 11, key: 'split', clause: 'GL-7.3', answer: [0, 1, 2, 3, 4, 4, 4, 4, 5, 5] },
    ...walk,
    { id: 27, key: 'arrived', clause: 'GL-17.3', answer: 'done', at: BEFORE_HIM },
    { id: 29, key: 'action', clause: 'GL-8.8', answer: 'new-berserk' },
    { id: 31, key: 'energy', clause: 'GL-8.19', answer: [4, 4] },
    { id: 33, key: 'declare', clause: 'GL-17.3', answer: 'attack:green' },
    { id: 37, key: 'value', clause: 'GL-11.3', answer: { offense: 'yes', blood: 3 } },
    { id: 40, key: 'feint', clause: 'GL-11.19', answer: 'no' },
    { id: 47, key: 'react', clause: 'GL-8.37', answer: 'new-movement' },
    { id: 49, key: 'alone', clause: 'GL-8.41', answer: [] },
    { id: 52, key: 'guard', clause: 'GL-11.5', answer: { guard: 'yes', speed: 0 } },
    { id: 55, key: 'pay', clause: 'GL-11.45', answer: { do: 'pay', with: [4, 4] } },
  ],
  stands: (view, { cell, facing }) => {
    const [own] = (view as GladiatoriView).gladiators;
    return own?.cell === cell && own.facing === facing;
  },
  script: [
    { who: 'thraex' },
    33,
    32,
    { cell: 66, facing: 2 },
    [0, 1, 2, 3, 4, 4, 4, 5, 5, 5, 5],
    'new-dexterity',
    [],
    { guard: 'yes' },
    { do: 'pay', with: [5] },
    'done',
    'new-berserk',
    [4, 4],
    'attack:red',
    { offense: 'yes', blood: 3 },
    'no',
  ],
};
