// A small match of Jugula, two gladiators a side, played to its end: the crowd, the net, the blow from behind.

import type { Lesson } from '#client/lessons/lesson.ts';

const [MURMILLO, THRAEX, RETIARIUS, LAQUEARIUS] = [0, 6, 8, 9];
/** Squares with the facing: eight to a square, from a8 on, row by row. */
const [D7_SOUTH, E7_SOUTH, D5_NORTH, D4_NORTH] = [92, 100, 216, 280];
const [D2_NORTH, F2_NORTH, F3_NORTH_WEST] = [408, 424, 367];

export const lesson: Lesson = {
  game: 'jugula',
  options: { familiaSize: 2, roster: 'basic' },
  seed: '5b64'.padStart(64, '0'),
  began: 'jugula@3',
  level: 'fighter',
  opponent: 'Prisca',
  names: {},
  steps: [
    { id: 0, key: 'familia', clause: 'JU-4.7', answer: [MURMILLO, RETIARIUS] },
    { id: 2, key: 'murmillo', clause: 'JU-2.9', answer: D7_SOUTH },
    { id: 3, key: 'retiarius', clause: 'JU-16.1', answer: E7_SOUTH },
    { id: 5, key: 'crowd', clause: 'JU-7.3', answer: 26 },
    { id: 10, key: 'draw', clause: 'JU-9.4', answer: 3 },
    { id: 14, key: 'strike', clause: 'JU-9.6', answer: 23 },
    { id: 16, key: 'net', clause: 'JU-16.9', answer: 937 },
    { id: 18, key: 'card', clause: 'JU-13.1', answer: 6 },
    { id: 22, key: 'charge', clause: 'JU-19.4', answer: 53 },
    { id: 24, key: 'who', clause: 'JU-9.8', answer: MURMILLO },
    { id: 26, key: 'behind', clause: 'JU-10.14', answer: D4_NORTH },
    { id: 28, key: 'back', clause: 'JU-13.9', answer: 40 },
    { id: 30, key: 'furor', clause: 'JU-14.4', answer: 10 },
    { id: 34, key: 'last', clause: 'JU-8.6', answer: 45 },
    { id: 39, key: 'run', clause: 'JU-9.1', answer: 12 },
    { id: 41, key: 'follow', clause: 'JU-10.3', answer: MURMILLO },
    { id: 43, key: 'step', clause: 'JU-10.3', answer: D5_NORTH },
    { id: 45, key: 'stop', clause: 'JU-9.7', answer: 'stop' },
    { id: 49, key: 'defend', clause: 'JU-13.1', answer: 'top' },
    { id: 51, key: 'finish', clause: 'JU-9.2', answer: 7 },
    { id: 53, key: 'target', clause: 'JU-16.12', answer: 936 },
    { id: 55, key: 'end', clause: 'JU-13.3', answer: 11 },
  ],
  script: [
    [THRAEX, LAQUEARIUS],
    D2_NORTH,
    F2_NORTH,
    14,
    6,
    20,
    D5_NORTH,
    33,
    [7],
    'top',
    21,
    [4],
    8,
    57,
    [4],
    60,
    23,
    F3_NORTH_WEST,
    67,
    1009,
    6,
  ],
};
