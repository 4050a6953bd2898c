// The steps of a walk are one line.

import assert from 'node:assert/strict';
import test from 'node:test';
import type { SeenEvent } from '#engine/event.ts';
import { face as gladiatori } from '#games/gladiatori/face.ts';
import { cellNamed } from '#games/gladiatori/names.ts';
import { placesOf } from '#telling/messages.ts';
import { runsIn } from '#telling/runs.ts';
import { Telling } from '#telling/telling.ts';
import { LANGUAGES } from '#telling/words.ts';

let n = 0;
const seen = (event: object): SeenEvent => ({ n: n++, clause: 'GL-8.5', ...event }) as unknown as SeenEvent;
const step = (seat: number, from: string, cell: string, facing = 0, clause = 'GL-8.5'): SeenEvent =>
  seen({ kind: 'moved', seat, from: cellNamed(from), cell: cellNamed(cell), facing, fromFacing: 0, clause });
const acts = (seat: number): SeenEvent => seen({ kind: 'activationBegan', seat });

const told = (
  events: readonly SeenEvent[],
  language: (typeof LANGUAGES)[number] = 'en',
  reader: number | null = null,
) => {
  const telling = new Telling(gladiatori, ['Ann', 'Ben'], language, true, reader ?? undefined);
  return runsIn(telling, events).map(({ event }) => telling.event(event));
};

test('a walk is one line, from where it began to where it ended', () => {
  const walk = [step(1, 'D03', 'E03'), step(1, 'E03', 'F03'), step(1, 'F03', 'G03', 3)];
  assert.deepEqual(told(walk), ['Ben goes from D03 to G03, facing west']);
  assert.deepEqual(told(walk, 'fr'), ['Ben va de D03 en G03, tourné vers l’ouest']);
  assert.deepEqual(told(walk, 'it'), ['Ben va da D03 a G03, rivolto verso ovest']);
  assert.deepEqual(told(walk, 'en', 1), ['You go from D03 to G03, facing west']);
});

test('who only turns stays where he is', () => {
  const turned = [step(0, 'D03', 'D03', 1), step(0, 'D03', 'D03', 2)];
  assert.deepEqual(told(turned), ['Ann turns to face north-west, on D03']);
  assert.deepEqual(told([step(0, 'D03', 'E03'), step(0, 'E03', 'D03', 3)]), ['Ann turns to face west, on D03']);
});

test('another seat, another clause, a jump and anything in between begin a new line', () => {
  assert.equal(told([step(0, 'D03', 'E03'), step(1, 'E03', 'F03')]).length, 2);
  assert.equal(told([step(0, 'D03', 'E03'), step(0, 'E03', 'F03', 0, 'GL-9.15')]).length, 2);
  assert.equal(told([step(0, 'D03', 'E03'), step(0, 'G03', 'H03')]).length, 2);
  assert.equal(told([step(0, 'D03', 'E03'), acts(0), step(0, 'E03', 'F03')]).length, 3);
});

test('a walk that grows keeps its number, and one that did not change is the same object', () => {
  const telling = new Telling(gladiatori, ['Ann', 'Ben'], 'en');
  const walk = [step(1, 'D03', 'E03'), step(1, 'E03', 'F03')];
  const [before] = runsIn(telling, walk.slice(0, 1));
  const [after] = runsIn(telling, walk);
  assert.equal(after!.first, before!.first);
  assert.deepEqual(after!.event['path'], ['D03', 'E03', 'F03'].map(cellNamed));
  assert.equal(runsIn(telling, walk)[0]!.event, after!.event);
});

test('the words of a walk speak of the fields of its event, in every language', () => {
  const fields = Object.keys(gladiatori.events.kinds['moved']!.fields);
  for (const language of LANGUAGES)
    for (const key of ['run.moved', 'stay.moved', 'you-run.moved', 'you-stay.moved'])
      for (const { name } of placesOf(gladiatori.words[language][key]!, language))
        assert.ok(fields.includes(name), `${language} ${key}: {${name}}`);
});
