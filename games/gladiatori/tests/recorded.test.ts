// Two of the five games recorded of every mode; tests/long has the others.

import { testRecorded } from '#games/gladiatori/testing/recorded.ts';

testRecorded([1, 2]);
