import { MESSAGES } from '#client/tables/spartacus/words.ts';
import { testMessages } from '#client/tables/testing/words.ts';

testMessages(MESSAGES, [
  'tab.arena',
  'house.bot',
  'house.influence',
  'round.title',
  'rim.influence',
  'support.bonus',
  'change.influence',
  'invite.ledger',
  'entry.title',
  'entry.price',
  'step.guests',
  'step.combat',
]);
