import { test } from 'node:test';
import { MESSAGES } from '#client/tables/spartacus/words.ts';
import { messageTests } from '#client/tables/testing/words.ts';

for (const [title, body] of messageTests(MESSAGES, [
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
]))
  test(title, body);
