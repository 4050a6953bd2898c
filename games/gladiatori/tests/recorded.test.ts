// Two of the five games recorded of every mode; tests/long has the others.

import { test } from 'node:test';
import { recordedModes } from '#games/gladiatori/testing/recorded.ts';

for (const { name, play } of recordedModes()) {
  test(`GL-25.1 state, decisions and seed reproduce a game exactly: ${name}`, () => play([1, 2]));
}
