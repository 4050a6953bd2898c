// The games recorded of every mode that npm test leaves out.

import { testRecorded } from '#games/gladiatori/testing/recorded.ts';

testRecorded([3, 4, 5]);
