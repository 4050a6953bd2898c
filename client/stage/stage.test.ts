// The stage with a clock advanced by hand: what is shown when, what stays, what can be skipped and by whom.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { effect } from '@preact/signals';
import type { Beat, Scenes } from '#client/stage/beat.ts';
import { lengthOf, tempoOf } from '#client/stage/pace.ts';
import { type Manner, Stage, type Told } from '#client/stage/stage.ts';
import { HandClock } from '#client/stage/testing/clock.ts';
import type { SeenEvent } from '#engine/event.ts';

const event = (n: number, kind: string, fields: { [name: string]: number } = {}): SeenEvent => ({
  n,
  clause: 'SP-0.0',
  kind,
  ...fields,
});

/** `throw` takes a second and stays, `act` clears the table, `add` changes the view, everything else is only told. */
const scenes: Scenes<{ sum: number }> = {
  beat: ({ kind, die }) => {
    if (kind === 'throw') return { name: 'throw', lasts: 1000, least: 600, sound: 'dice', lays: { dice: die } };
    if (kind === 'act') return { name: 'act', lasts: 0, clears: 'all' };
    if (kind === 'add') return { name: 'add', lasts: 500 };
    return null;
  },
  after: (view, { kind, by }) => (kind === 'add' ? { sum: view.sum + (by as number) } : view),
};

interface Set {
  stage: Stage<number>;
  clock: HandClock;
  sounds: string[];
  manner: { pace: number; still: boolean };
  log: SeenEvent[];
  /** Tells of further events. */
  tell(sum: number, ...events: [string, { [name: string]: number }?][]): void;
}

function setUp(): Set {
  const clock = new HandClock();
  const sounds: string[] = [];
  const now = { pace: 500, still: false };
  const manner: Manner = {
    clock,
    pace: () => now.pace,
    still: () => now.still,
    sound: (name) => sounds.push(name),
  };
  const log: SeenEvent[] = [];
  let moment = 0;
  const stage = new Stage<number>({ moment, view: { sum: 0 }, events: [], from: 0 }, scenes as Scenes, manner);
  return {
    stage,
    clock,
    sounds,
    manner: now,
    log,
    tell: (sum, ...events) => {
      const from = log.length;
      for (const [kind, fields] of events) log.push(event(log.length, kind, fields));
      stage.tell({ moment: ++moment, view: { sum }, events: log.slice(), from });
    },
  };
}

const kinds = ({ stage }: Set): string[] => stage.shown.value.events.map(({ kind }) => kind);

test('what has no scene is shown at once', () => {
  const set = setUp();
  set.tell(3, ['word'], ['word']);
  assert.deepEqual(kinds(set), ['word', 'word']);
  assert.equal(set.stage.shown.value.moment, 1);
  assert.equal(set.stage.shown.value.fresh, 2);
  assert.equal(set.stage.shown.value.beat, null);
});

test('a beat runs for its length, sounds, and the moment is told with its last event', () => {
  const set = setUp();
  set.tell(0, ['word'], ['throw', { die: 6 }], ['word']);
  const { stage, clock } = set;
  assert.deepEqual(kinds(set), ['word']);
  assert.equal(stage.shown.value.beat!.name, 'throw');
  assert.equal(stage.shown.value.moment, 0);
  assert.deepEqual(set.sounds, ['dice']);
  clock.pass(999);
  assert.notEqual(stage.shown.value.beat, null);
  clock.pass(1);
  assert.deepEqual(kinds(set), ['word', 'throw', 'word']);
  assert.equal(stage.shown.value.beat, null);
  assert.equal(stage.shown.value.moment, 1);
});

test('what dice came to is told when they have fallen, once, and anything else with its beat', () => {
  for (const end of [
    (set: Set) => set.clock.rest(),
    (set: Set) => set.stage.skip(),
    (set: Set) => set.stage.catchUp(),
  ]) {
    const set = setUp();
    set.tell(1, ['throw', { die: 6 }], ['add', { by: 1 }]);
    assert.deepEqual(kinds(set), []);
    assert.equal(set.stage.shown.value.beat!.tellsAfter, true);
    end(set);
    assert.deepEqual(kinds(set), ['throw', 'add']);
  }
});

test('a question comes with the end of the beat that led to it, and a click brings it at once', () => {
  for (const end of [
    (set: Set) => set.clock.rest(),
    (set: Set) => set.stage.skip(),
    (set: Set) => set.stage.catchUp(),
  ]) {
    const set = setUp();
    set.tell(0, ['word'], ['throw', { die: 6 }]);
    assert.equal(set.stage.shown.value.moment, 0);
    end(set);
    assert.equal(set.stage.shown.value.moment, 1);
  }
});

test('a result lies on the table until the next act', () => {
  const set = setUp();
  set.tell(0, ['throw', { die: 4 }]);
  const { stage, clock } = set;
  clock.rest();
  set.tell(0, ['word']);
  set.tell(5, ['add', { by: 5 }]);
  clock.rest();
  assert.equal(stage.shown.value.held['dice']!.picture, 4);
  set.tell(5, ['act']);
  assert.deepEqual(stage.shown.value.held, {});
});

test('the view changes with its beat, and is the told one after the last', () => {
  const set = setUp();
  set.tell(99, ['add', { by: 2 }], ['add', { by: 3 }], ['add', { by: 4 }]);
  const { stage, clock } = set;
  assert.deepEqual(stage.shown.value.view, { sum: 2 });
  clock.pass(500);
  assert.deepEqual(stage.shown.value.view, { sum: 5 });
  clock.pass(500);
  assert.deepEqual(stage.shown.value.view, { sum: 99 });
});

test('what comes meanwhile waits, and nothing is left out', () => {
  const set = setUp();
  const { stage, clock } = set;
  const dice: unknown[] = [];
  let last = 0;
  effect(() => {
    const { beat, held } = stage.shown.value;
    if (beat === null || beat.n === last) return;
    last = beat.n;
    dice.push(held['dice']!.picture);
  });
  for (let die = 1; die <= 6; die++) set.tell(0, ['throw', { die }]);
  assert.equal(stage.shown.value.waiting, 5);
  const took = clock.rest();
  assert.deepEqual(dice, [1, 2, 3, 4, 5, 6]);
  assert.equal(took, 6000);
});

test('a click ends the beat that runs and no other', () => {
  const set = setUp();
  set.tell(0, ['throw', { die: 1 }], ['throw', { die: 2 }]);
  const { stage } = set;
  assert.equal(stage.skip(), true);
  assert.equal(stage.shown.value.held['dice']!.picture, 2);
  assert.notEqual(stage.shown.value.beat, null);
  stage.skip();
  assert.equal(stage.shown.value.beat, null);
  assert.equal(stage.skip(), false);
});

test('one key catches up: all is told, and what lies there is what would lie there', () => {
  const set = setUp();
  set.tell(0, ['throw', { die: 1 }], ['act'], ['throw', { die: 2 }], ['word'], ['throw', { die: 3 }]);
  assert.equal(set.stage.catchUp(), 3);
  const { beat, held, moment, waiting } = set.stage.shown.value;
  assert.deepEqual(kinds(set), ['throw', 'act', 'throw', 'word', 'throw']);
  assert.deepEqual([beat, held['dice']!.picture, moment, waiting], [null, 3, 1, 0]);
});

test('what was taken back is gone at once, with all that was still to be played', () => {
  const set = setUp();
  set.tell(0, ['throw', { die: 1 }], ['throw', { die: 2 }]);
  set.stage.tell({ moment: 7, view: { sum: 1 }, events: set.log.slice(0, 1), from: 1 } as Told<number>);
  const { beat, held, moment, events } = set.stage.shown.value;
  assert.deepEqual([beat, held['dice']!.picture, moment, events.length], [null, 1, 7, 1]);
  set.clock.rest();
  assert.equal(set.stage.shown.value.moment, 7);
});

test('at the end of a match the log is told again, and the last act is played nevertheless', () => {
  const set = setUp();
  set.tell(0, ['word'], ['secret']);
  const log = [event(0, 'word'), event(1, 'secret', { card: 5 }), event(2, 'throw', { die: 4 })];
  set.stage.tell({ moment: 9, view: { sum: 0 }, events: log, from: 0, isOver: true });
  assert.equal(set.stage.shown.value.beat?.name, 'throw');
  assert.notEqual(set.stage.shown.value.moment, 9, 'the result waits for it');
  assert.equal(set.stage.shown.value.events[1]!['card'], 5, 'what was secret is told');
  set.clock.pass(1000);
  assert.equal(set.stage.shown.value.moment, 9);
  assert.deepEqual(kinds(set), ['word', 'secret', 'throw']);
});

test('a viewer who comes to a table finds what the last acts have left there', () => {
  const { manner, log } = setUp();
  for (const [kind, die] of [
    ['throw', 1],
    ['act', 0],
    ['throw', 5],
    ['word', 0],
  ] as const)
    log.push(event(log.length, kind, { die }));
  const clock = new HandClock();
  const of = { clock, pace: () => manner.pace, still: () => false, sound: () => assert.fail('nothing sounds') };
  const stage = new Stage<number>({ moment: 1, view: { sum: 0 }, events: log, from: 0 }, scenes as Scenes, of);
  assert.equal(stage.shown.value.held['dice']!.picture, 5);
  assert.equal(stage.shown.value.beat, null);
  assert.equal(clock.rest(), 0);
});

test('with reduced motion the end of every beat is shown, long enough to read it', () => {
  const set = setUp();
  set.manner.still = true;
  set.tell(0, ['throw', { die: 1 }], ['throw', { die: 2 }]);
  assert.equal(set.clock.rest(), 1200);
});

test('while nobody looks nothing is played', () => {
  const set = setUp();
  set.stage.pause(true);
  set.tell(0, ['throw', { die: 1 }], ['throw', { die: 2 }]);
  set.clock.pass(60_000);
  assert.deepEqual(kinds(set), []);
  set.stage.pause(false);
  assert.equal(set.clock.rest(), 2000);
  assert.equal(kinds(set).length, 2);
});

test('an update that tells of nothing comes after what is being played', () => {
  const set = setUp();
  set.tell(0, ['throw', { die: 1 }]);
  set.tell(8);
  assert.deepEqual(set.stage.shown.value.view, { sum: 0 });
  assert.equal(set.stage.shown.value.moment, 0);
  set.clock.rest();
  assert.deepEqual(set.stage.shown.value.view, { sum: 8 });
  assert.equal(set.stage.shown.value.moment, 2);
});

test('what happened is played once more, over what lay there then, and afterwards the table is as it was', () => {
  const set = setUp();
  set.tell(4, ['throw', { die: 1 }], ['add', { by: 4 }]);
  set.clock.rest();
  set.stage.recall(set.log);
  assert.equal(set.stage.shown.value.beat!.name, 'throw');
  assert.equal(set.clock.rest(), 1500);
  assert.deepEqual(set.stage.shown.value.view, { sum: 4 });
  assert.equal(set.stage.shown.value.events.length, 2);
});

const beat = (lasts: number, least: number): Beat => ({
  name: 'b',
  lasts,
  least,
  sound: null,
  tellsAfter: false,
  clears: [],
  lays: {},
});

test('the pace of the bots is the measure of every beat', () => {
  assert.equal(tempoOf(500), 1);
  assert.equal(tempoOf(2000), 2.5);
  assert.ok(tempoOf(0) > 0 && tempoOf(0) < 0.2);
  for (let pace = 0; pace < 2000; pace += 100) assert.ok(tempoOf(pace) < tempoOf(pace + 100));
  assert.equal(lengthOf(beat(1000, 600), tempoOf(2000), false, 0), 2500);
});

test('where much waits beats are hurried, at normal pace never below what it takes to see them', () => {
  assert.equal(lengthOf(beat(1000, 600), 1, false, 6000), 1000);
  assert.equal(lengthOf(beat(1000, 600), 1, false, 8000), 750);
  assert.equal(lengthOf(beat(1000, 600), 1, false, 80_000), 600);
  assert.equal(lengthOf(beat(1000, 0), 1, false, 80_000), 250);
  // A beat that is shorter than this is not made longer.
  assert.equal(lengthOf(beat(300, 600), 1, false, 80_000), 300);
});
