// Questions filled with what is true at the moment.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { games } from '#games/index.ts';
import { Telling } from '#telling/telling.ts';
import { LANGUAGES } from '#telling/words.ts';

test('HG-14.16 a question can select its words by what is true at the moment', () => {
  const house = games.get('house-of-gladiators')!;
  const scene = (reversed: boolean) => ({ rule: 'bout', at: 'HG-14.16', sealed: null, reversed });
  for (const language of LANGUAGES) {
    const told = new Telling(house, ['Anna', 'Ben'], language);
    const [speed, strength, endurance] = ['speed', 'strength', 'endurance'].map((one) => told.words[one]!);
    const asked = (reversed: boolean): string => told.ask('HG-14.16', scene(reversed))!;
    assert.ok(asked(false).includes(`${speed}, ${endurance}, ${strength}`), asked(false));
    assert.ok(asked(true).includes(`${speed}, ${strength}, ${endurance}`), asked(true));
    assert.equal(told.ask('HG-14.16', null), asked(false));
  }
});
