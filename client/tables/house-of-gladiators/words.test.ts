import { MESSAGES } from '#client/tables/house-of-gladiators/words.ts';
import { testMessages } from '#client/tables/testing/words.ts';

testMessages(MESSAGES, ['ludus.rations', 'duties.provisions']);
