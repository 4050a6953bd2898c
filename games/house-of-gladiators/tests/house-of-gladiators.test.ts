// The golden scenarios of House of Gladiators.

import { scenarioTests } from '#checks/scenario-tests.ts';
import { houseOfGladiators } from '#games/house-of-gladiators/index.ts';

scenarioTests(houseOfGladiators, new URL('../scenarios/', import.meta.url));
