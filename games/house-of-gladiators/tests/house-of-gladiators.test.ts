// The golden scenarios of House of Gladiators.

import { test } from 'node:test';
import { scenarioTests } from '#checks/scenario-tests.ts';
import { houseOfGladiators } from '#games/house-of-gladiators/index.ts';

for (const [title, body] of scenarioTests(houseOfGladiators, new URL('../scenarios/', import.meta.url)))
  test(title, body);
