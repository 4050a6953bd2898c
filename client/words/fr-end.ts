// La fin d’une partie, in French.

import type { end as english } from '#client/words/en-end.ts';

export const end: { readonly [K in keyof typeof english]: string } = {
  'rematch.ask': 'Demander une revanche',
  'rematch.title': 'Rejouer ?',
  'rematch.wanted': '{count, plural, one {{names} veut} other {{names} veulent}} rejouer à {game}.',
  'rematch.no': 'Pas cette fois',
  'rematch.still': 'S’asseoir quand même',
  'rematch.go': 'À la table',
  'rematch.watch': 'Regarder la revanche',
  'rematch.yes': 'rejoue',
  'rematch.asked': 'n’a pas encore répondu',
  'rematch.declined': 'ne joue pas cette fois',
  'rematch.bot': 'un bot',
  'rematch.agrees': 'rejoue, même avec un bot',
  'rematch.bots': 'Jouer avec des bots à la place des absents',
  'rematch.bots.agreed': 'Vous acceptez des bots. La partie commence dès que {names} acceptent aussi.',
  'rematch.leave': 'Quitter la table',
  'rematch.own': 'On vous demande une revanche',
  'problem.still-asked': 'Tout le monde n’a pas répondu ; il reste une minute. Un bot pourra s’asseoir ensuite.',
};
