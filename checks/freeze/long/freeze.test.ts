// Frozen builds that are not the newest of their game.

import { test } from 'node:test';
import { answersAndTells, leavesNoTrace, NEWEST } from '#checks/freeze/testing/frozen.ts';
import { FROZEN_VERSIONS } from '#games/frozen.ts';

for (const version of FROZEN_VERSIONS.filter((one) => !NEWEST.includes(one))) {
  test(`${version}: a decision, an undo and a rewind that came to nothing leave no trace`, () =>
    leavesNoTrace(version));
  test(`${version}: bots of any level answer, and every event of its record has words in three languages`, () =>
    answersAndTells(version));
}
