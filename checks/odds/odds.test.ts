// The odds that are shown, counted: a few positions of each game. `checks/odds/main.ts` counts more, and for longer.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findings, positionsOf, SUBJECTS } from '#checks/odds/odds.ts';

const POSITIONS = 4;
const TRIES = 1500;

for (const subject of SUBJECTS) {
  test(`${subject.game}: the odds shown are those of the rules, in ${POSITIONS} positions`, () => {
    const positions = positionsOf(subject, POSITIONS);
    assert.equal(positions.length, POSITIONS);
    const all = positions.flatMap((position) => findings(position, TRIES));
    assert.ok(all.length >= POSITIONS * 3);
    assert.deepEqual(
      all.filter(({ isRight }) => !isRight),
      [],
    );
  });
}
