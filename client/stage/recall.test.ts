// What is played once more: which beats, over which pictures, and for how long.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Scenes } from '#client/stage/beat.ts';
import { recalled } from '#client/stage/recall.ts';
import type { SeenEvent } from '#engine/event.ts';

const event = (n: number, kind: string, die = 0): SeenEvent => ({ n, clause: 'SP-0.0', kind, die });

const scenes: Scenes = {
  beat: ({ kind, die }) => {
    if (kind === 'throw') return { name: 'throw', lasts: 1000, lays: { dice: die } };
    if (kind === 'add') return { name: 'add', lasts: 500 };
    return null;
  },
};
const log = [event(0, 'throw', 5), event(1, 'add'), event(2, 'word'), event(3, 'throw', 2), event(4, 'add')];
const past = {
  scenes,
  view: {},
  log,
  before: (at: number) => (at === 0 ? {} : { dice: 5 }),
  now: { dice: 2 },
  tempo: 0.5,
};

test('one event is shown over what lay there then, for long enough at any pace, and then the table is as it was', () => {
  const beats = recalled(past, [log[1]!]);
  assert.deepEqual(
    beats.map(({ beat, again }) => [beat.lasts, beat.lays, again?.n]),
    [
      [0, { dice: 5 }, undefined],
      [3200, {}, 1],
      [0, { dice: 2 }, undefined],
    ],
  );
});

test('of several each lasts as long as it did, and what lay between them is laid at once', () => {
  const beats = recalled(past, [log[1]!, log[4]!]);
  assert.deepEqual(
    beats.map(({ beat, again }) => [beat.lasts, again?.n]),
    [
      [0, undefined],
      [500, 1],
      [0, 3],
      [500, 4],
      [0, undefined],
    ],
  );
});

test('what the log does not have cannot be played', () => {
  assert.deepEqual(recalled(past, [event(99, 'throw')]), []);
});
