import { test } from 'node:test';
import { MESSAGES } from '#client/tables/jugula/words.ts';
import { messageTests } from '#client/tables/testing/words.ts';

for (const [title, body] of messageTests(MESSAGES, ['zone.danger', 'vox.title', 'hand.combat', 'combat.title']))
  test(title, body);
