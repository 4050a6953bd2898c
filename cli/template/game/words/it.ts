// Everything a person reads of the game, in Italian, as ICU messages: event.KIND, ask.CLAUSE, card.NAME, and words that
// stand by themselves on the table.

import type { Words } from '#engine/game.ts';

export const it: Words = {
  round: 'round',
  deck: 'mazzo',
  laid: 'sulla sabbia',
  discard: 'scarti',
  points: 'punti',
  hand: 'mano',
  'card.dagger': 'pugnale',
  'card.sword': 'spada',
  'card.spear': 'lancia',
  'rule.round': 'Round',
  'scene.by': 'deve posare',
  'ask.NV-3.2': 'Quale carta posi?',
  'event.dealt': '{count, plural, one {{seat} riceve # carta} other {{seat} riceve # carte}}{cards}',
  'event.roundBegan': 'Round {round}',
  'event.laid': '{seat} posa: {card}',
  'event.scored': '{points, plural, one {{seat} prende un punto e ne ha #} other {{seat} prende un punto e ne ha #}}',
};
