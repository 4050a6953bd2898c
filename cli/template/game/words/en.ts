// Everything a person reads of the game, in English, as ICU messages: event.KIND, ask.CLAUSE, card.NAME, and words that
// stand by themselves on the table.

import type { Words } from '#engine/game.ts';

export const en: Words = {
  round: 'round',
  deck: 'deck',
  laid: 'on the sand',
  discard: 'discard pile',
  points: 'points',
  hand: 'hand',
  'card.dagger': 'dagger',
  'card.sword': 'sword',
  'card.spear': 'spear',
  'rule.round': 'Round',
  'scene.by': 'to lay',
  'ask.NV-3.2': 'Which card do you lay?',
  'event.dealt': '{count, plural, one {{seat} gets # card} other {{seat} gets # cards}}{cards}',
  'event.roundBegan': 'Round {round}',
  'event.laid': '{seat} lays: {card}',
  'event.scored':
    '{points, plural, one {{seat} takes a point and has # point} other {{seat} takes a point and has # points}}',
};
