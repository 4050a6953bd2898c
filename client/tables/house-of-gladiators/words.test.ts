import { test } from 'node:test';
import { MESSAGES } from '#client/tables/house-of-gladiators/words.ts';
import { messageTests } from '#client/tables/testing/words.ts';

for (const [title, body] of messageTests(MESSAGES, ['ludus.rations', 'duties.provisions'])) test(title, body);
