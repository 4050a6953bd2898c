// La fine di una partita, in Italian.

import type { end as english } from '#client/words/en-end.ts';

export const end: { readonly [K in keyof typeof english]: string } = {
  'rematch.ask': 'Chiedi la rivincita',
  'rematch.title': 'Si rigioca?',
  'rematch.wanted': '{count, plural, one {{names} vuole} other {{names} vogliono}} rigiocare a {game}.',
  'rematch.no': 'Questa volta no',
  'rematch.still': 'Siediti comunque',
  'rematch.go': 'Al tavolo',
  'rematch.watch': 'Guarda la rivincita',
  'rematch.yes': 'rigioca',
  'rematch.asked': 'non ha ancora risposto',
  'rematch.declined': 'questa volta non gioca',
  'rematch.bot': 'un bot',
  'rematch.agrees': 'rigioca, anche con un bot',
  'rematch.bots': 'Gioca con i bot al posto di chi manca',
  'rematch.bots.agreed': 'Accetti i bot. Si comincia quando anche {names} accettano.',
  'rematch.leave': 'Lascia il tavolo',
  'rematch.own': 'Ti si chiede la rivincita',
  'problem.still-asked': 'Non tutti hanno risposto; hanno un minuto. Poi può sedersi un bot.',
};
