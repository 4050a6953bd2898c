import { MESSAGES } from '#client/tables/jugula/words.ts';
import { testMessages } from '#client/tables/testing/words.ts';

testMessages(MESSAGES, ['zone.danger', 'vox.title', 'hand.combat', 'combat.title']);
