// Everything a person reads of the game, in French, as ICU messages: event.KIND, ask.CLAUSE, card.NAME, and words that
// stand by themselves on the table.

import type { Words } from '#engine/game.ts';

export const fr: Words = {
  round: 'manche',
  deck: 'pioche',
  laid: 'sur le sable',
  discard: 'défausse',
  points: 'points',
  hand: 'main',
  'card.dagger': 'dague',
  'card.sword': 'épée',
  'card.spear': 'lance',
  'rule.round': 'Manche',
  'scene.by': 'doit poser',
  'ask.NV-3.2': 'Quelle carte posez-vous ?',
  'event.dealt': '{count, plural, one {{seat} reçoit # carte} other {{seat} reçoit # cartes}}{cards}',
  'event.roundBegan': 'Manche {round}',
  'event.laid': '{seat} pose : {card}',
  'event.scored': '{points, plural, one {{seat} prend un point et en a #} other {{seat} prend un point et en a #}}',
};
