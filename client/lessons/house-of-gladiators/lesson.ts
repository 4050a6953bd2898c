// The first round of House of Gladiators: two men, a task, five lots, a bout in the Morning, and a third man.

import type { Lesson } from '#client/lessons/lesson.ts';

const [SEUTHES, RHOLES, ZALMO, FLORUS] = [2, 4, 6, 10];
const PASS = { do: 'pass' };
const bid = (coins: number) => ({ do: 'bid', coins });

export const lesson: Lesson = {
  game: 'house-of-gladiators',
  options: {},
  seed: '104673'.padStart(64, '0'),
  began: 'house-of-gladiators@3',
  level: 'fighter',
  opponent: 'Varro',
  names: {
    barracks: 'task.full-barracks',
    sica: 'card.practice-sica',
    pommel: 'card.leaden-pommel',
    limbs: 'card.oiled-limbs',
    whisper: 'card.whisper-of-fortuna',
  },
  steps: [
    { id: 0, key: 'man', clause: 'HG-2.9', answer: SEUTHES },
    { id: 1, key: 'second', clause: 'HG-2.9', answer: FLORUS },
    { id: 2, key: 'task', clause: 'HG-3.1', answer: 9 },
    { id: 4, key: 'bid', clause: 'HG-5.4', answer: bid(1) },
    { id: 7, key: 'raise', clause: 'HG-5.4', answer: bid(3) },
    { id: 11, key: 'pass', clause: 'HG-5.6', answer: PASS },
    { id: 13, key: 'cheap', clause: 'HG-5.8', answer: bid(1) },
    { id: 16, key: 'full', clause: 'HG-6.5', answer: 0 },
    { id: 19, key: 'save', clause: 'HG-5.6', answer: PASS },
    { id: 22, key: 'save', clause: 'HG-5.6', answer: PASS },
    { id: 25, key: 'training', clause: 'HG-10.4', answer: { do: 'lock' } },
    {
      id: 26,
      key: 'assign',
      clause: 'HG-12.8',
      answer: { morning: SEUTHES, 'morning-combat': 7 },
    },
    { id: 28, key: 'wheel', clause: 'HG-14.15', answer: 'strength' },
    { id: 31, key: 'catasta', clause: 'HG-4.2', answer: bid(5) },
  ],
  script: [
    RHOLES,
    ZALMO,
    16,
    bid(2),
    PASS,
    bid(1),
    PASS,
    bid(1),
    0,
    PASS,
    { do: 'lock' },
    { morning: ZALMO, 'morning-combat': 12, 'morning-special': 'none' },
    PASS,
  ],
};
