// What can happen, and what the locals of the rules are.

import { begins, defineEvents, defineLocals, secret } from '#engine/events/declare.ts';
import { nouns } from './nouns.ts';

export const events = defineEvents(nouns, {
  dealt: { seat: 'seat', count: 'number', cards: secret('card[]') },
  roundBegan: begins('round', { round: 'number' }),
  laid: { seat: 'seat', card: 'card' },
  scored: { seat: 'seat', points: 'number' },
});

export const locals = defineLocals(nouns, { by: 'seat' });
