import assert from 'node:assert/strict';
import { test } from 'node:test';
import { courseOf, standingOf, turningPoints } from '#client/end/course.ts';
import { headingOf, labelsOf, scaleOf, stretchesOf } from '#client/end/stretches.ts';
import { awardsOf, luckierThan, luckOf } from '#client/end/tally.ts';
import { lesson } from '#client/lessons/jugula/lesson.ts';
import { matchOf, stepFor } from '#client/lessons/lesson.ts';
import { ending as gladiatori } from '#client/tables/gladiatori/end.ts';
import { ending as house } from '#client/tables/house-of-gladiators/end.ts';
import { ending as jugula } from '#client/tables/jugula/end.ts';
import { ending as spartacus } from '#client/tables/spartacus/end.ts';
import { en } from '#client/words/en.ts';
import type { SeenEvent } from '#engine/event.ts';
import { games } from '#games/index.ts';
import { LiveTable } from '#live/table.ts';
import { Telling } from '#telling/telling.ts';

const told = (kind: string, n: number, rest: object): SeenEvent => ({ n, clause: '', kind, ...rest }) as never;

test('the turning points are the largest changes, in their order, and of equal ones the later', () => {
  const change = (n: number, seat: number, influence: number, total: number) =>
    told('influenceChanged', n, { seat, influence, total });
  const events = [
    change(3, 0, 8, 1),
    change(5, 1, 5, -2),
    change(7, 0, 9, 1),
    change(8, 1, 6, 1),
    change(9, 0, 11, 2),
    change(11, 1, 5, -1),
    change(12, 0, 12, 1),
  ];
  const course = courseOf(spartacus, events, 3)!;
  assert.deepEqual(course.start, [7, 7, 7], 'a House that never moved began like the others');
  assert.deepEqual(
    turningPoints(course).map(({ n, before, after }) => [n, before, after]),
    [
      [5, 7, 5],
      [8, 5, 6],
      [9, 9, 11],
      [11, 6, 5],
      [12, 11, 12],
    ],
  );
  assert.equal(courseOf({}, events, 2), null, 'a game that counts nothing');
});

test('what a fight of Gladiatori pays in several steps is one turning point, told by its hit', () => {
  const paid = (n: number, seat: number, vp: number, points: number, clause = 'GL-17.4') =>
    told('vpChanged', n, { seat, vp, points, clause });
  const events = [
    told('activationBegan', 1, { seat: 0 }),
    told('declared', 2, { seat: 0 }),
    paid(3, 0, 12, 2, 'GL-17.3'),
    told('hit', 4, { seat: 0, target: 1 }),
    paid(5, 0, 14, 2),
    paid(6, 0, 17, 3),
    paid(7, 0, 15, -2),
    told('activationBegan', 8, { seat: 1 }),
    told('declared', 9, { seat: 1 }),
    paid(10, 1, 12, 2, 'GL-17.3'),
    told('restBegan', 11, {}),
    told('scored', 12, { seat: 1, parts: [{ label: 'survival', value: 5 }], total: 17 }),
  ];
  const course = courseOf(gladiatori, events, 2)!;
  assert.deepEqual(
    turningPoints(course).map(({ n, event, seat, before, after }) => [n, event.kind, seat, before, after]),
    [
      [6, 'hit', 0, 10, 17],
      [7, 'vpChanged', 0, 17, 15],
    ],
    'an attack that comes to nothing is none',
  );
  const [blow] = turningPoints(courseOf(gladiatori, events.slice(7), 2)!);
  assert.deepEqual([blow?.n, blow?.before, blow?.after], [10, 10, 12], 'unless nothing else happened');
});

test('where nothing was counted a course is what every seat began with, if the rules fix it', () => {
  const course = courseOf(house, [], 2)!;
  assert.deepEqual([course.start, standingOf(course, 1), turningPoints(course)], [[0, 0], 0, []]);
  assert.equal(courseOf(spartacus, [], 2), null, 'the influence at the start is an option');
});

test('luck counts every die once, for the one who threw it', () => {
  const events = [
    told('rolled', 1, { seat: 0, dice: [6, 5], target: 1, against: [1] }),
    told('rerolled', 2, { seat: 0, die: 5, now: 2, dice: [6, 2] }),
    told('guardRolled', 3, { seat: 1, die: 4, least: 4, outcome: 'foils' }),
  ];
  assert.deepEqual(luckOf(spartacus, events, 2), [
    { seat: 0, dice: 3, expected: 10.5, thrown: 13 },
    { seat: 1, dice: 2, expected: 7, thrown: 5 },
  ]);
  assert.equal(luckOf(jugula, events, 2), null);
  const bout = [told('rolled', 1, { seat: 0, die: 4, dice: [] }), told('rolled', 2, { seat: 1, die: 6, dice: [2, 6] })];
  assert.deepEqual(luckOf(house, bout, 2), [
    { seat: 0, dice: 1, expected: 3.5, thrown: 4 },
    { seat: 1, dice: 2, expected: 7, thrown: 8 },
  ]);
});

test('how rare a throw is, is counted over all throws of as many dice', () => {
  // Two dice: 15 of 36 are below 7 and 6 are 7; one is below 3, half of 2.
  assert.equal(luckierThan({ dice: 2, thrown: 7 }), 50);
  assert.equal(luckierThan({ dice: 2, thrown: 12 }), 99);
  assert.equal(luckierThan({ dice: 2, thrown: 3 }), 6);
  assert.equal(luckierThan({ dice: 100, thrown: 350 }), 50);
  // Its standard deviation is 17.1: one of it above the mean is more than 84 of 100.
  assert.equal(luckierThan({ dice: 100, thrown: 367 }), 84);
});

test('the course of Gladiatori ends with what the survivors get', () => {
  const points = (value: number) => [{ label: 'points', value }];
  const course = courseOf(
    gladiatori,
    [
      told('vpChanged', 1, { seat: 0, vp: 12, points: 2 }),
      told('scored', 2, { seat: 0, parts: [...points(12), { label: 'survival', value: 5 }], total: 17 }),
      told('scored', 3, { seat: 1, parts: [...points(10), { label: 'survival', value: 0 }], total: 10 }),
    ],
    2,
  )!;
  assert.deepEqual(course.start, [10, 10]);
  assert.deepEqual([standingOf(course, 0), standingOf(course, 1)], [17, 10]);
});

test('an award is for what one alone did most often, and at least twice', () => {
  const hosted = (seat: number, n: number) => told('hosted', n, { seat, gold: 1, purse: 1 });
  assert.deepEqual(awardsOf(spartacus, [hosted(0, 1), hosted(1, 2)], 2), []);
  assert.deepEqual(awardsOf(spartacus, [hosted(0, 1), hosted(1, 2), hosted(1, 3)], 2), [
    { key: 'host', seat: 1, count: 2 },
  ]);
  const launched = (n: number) => told('launched', n, { seat: 0, card: 1, target: 1 });
  const foiled = [launched(1), launched(2), told('schemeFoiled', 3, { seat: 0, card: 1 })];
  assert.deepEqual(awardsOf(spartacus, foiled, 2), [], 'a scheme that was foiled does not count');
});

test('a Power counts as used under whatever name it is told', () => {
  const used = ['powerUsed', 'adapted', 'stoodUp', 'delayed', 'unbeatable'].map((kind, n) =>
    told(kind, n, { seat: 0 }),
  );
  assert.deepEqual(awardsOf(gladiatori, used, 2), [{ key: 'powers', seat: 0, count: 5 }]);
});

test('a gain of Vox Populi counts without what was there before, and a loss not at all', () => {
  const changed = (seat: number, before: number, change: number, lost = 0): SeenEvent => {
    const parts = [
      { label: 'before', value: before },
      { label: 'change', value: change },
      { label: 'lost', value: lost },
    ];
    return { n: 1, kind: 'voxChanged', clause: 'JU-7.7', seat, parts, total: before + change + lost } as never;
  };
  const events = [changed(0, 8, 3, -1), changed(1, 0, 3), changed(1, 3, -1)];
  assert.deepEqual(awardsOf(jugula, events, 2), [{ key: 'favour', seat: 1, count: 3 }]);
  assert.deepEqual(awardsOf(jugula, events.slice(0, 1), 2), [{ key: 'favour', seat: 0, count: 2 }]);
});

test('a match that was really played has its course: the harm each familia took', () => {
  const game = games.get('jugula')!;
  const start = { t: 'start' as const, at: 0, nonces: ['', ''], bots: [null, 'fighter'], persons: [0, 1] };
  const setup = { match: matchOf(lesson), names: ['A', 'B'], clock: { kind: 'none' as const }, game };
  const table = new LiveTable({ ...setup, options: lesson.options, seed: lesson.seed, began: lesson.began }, start);
  let scripted = 0;
  while (!table.over) {
    const seat = table.open.find((one) => one === 1) ?? 0;
    const request = table.match.requestFor(seat)!;
    const choice = seat === 0 ? stepFor(lesson, request.id)!.answer : lesson.script[scripted++]!;
    table.apply({ t: 'decide', at: 0, seat, id: request.id, choice, by: null });
  }
  const { events, outcome } = table.catchUp(0, null, 0)!;
  const course = courseOf(jugula, events, 2)!;
  assert.deepEqual(
    course.marks.map(({ seat, before, after }) => [seat, before, after]),
    [
      [1, 0, 1],
      [1, 1, 2],
    ],
  );
  assert.ok(`why.${outcome!.clause}` in en);
});

test('the axis of the curve has rounds of equal width, and names as many of them as there is room for', () => {
  const telling = new Telling(games.get('jugula')!, ['A', 'B'], 'en', true, 0);
  const turns = [1, 1, 2, 2, 3].map((round, i) => told('turnBegan', 10 * i + 4, { round, seat: i % 2 }));
  const rounds = stretchesOf(telling, turns);
  assert.deepEqual(
    rounds.map(({ n, label }) => [n, label]),
    [
      [4, 'Round 1'],
      [24, 'Round 2'],
      [44, 'Round 3'],
    ],
    'every player begins in it; the round is one',
  );
  const scale = scaleOf(rounds, 50);
  assert.deepEqual([scale(1), scale(4), scale(14), scale(24), scale(50)], [0, 0, 1 / 6, 1 / 3, 1]);
  assert.deepEqual(
    labelsOf(rounds, 600).map(({ text }) => text),
    ['Round 1', 'Round 2', 'Round 3'],
  );
  const many = Array.from({ length: 30 }, (_, i) => ({ n: i, label: `Round ${i + 1}` }));
  assert.deepEqual(
    labelsOf(many, 300).map(({ text }) => text),
    ['Round 1', '10', '15', '20', '25', '30'],
  );
  assert.deepEqual(labelsOf([], 300), []);
  assert.deepEqual([headingOf(rounds, 2), headingOf(rounds, 30)], ['', 'Round 2']);
});
