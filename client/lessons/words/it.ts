// The lessons in Italian: what is the same in all of them.

import type { en } from '#client/lessons/words/en.ts';

export const it: { readonly [K in keyof typeof en]: string } = {
  title: 'Una prima partita',
  step: 'Passo {n} di {steps}',
  wait: 'Decide {name}; guarda il tavolo.',
  show: 'Mostrami',
  'show.why': 'La mette sul tavolo per te; il pulsante pieno lo premi ancora tu.',
  there: 'Vai lì',
  why: 'Perché?',
  back: 'Un passo indietro',
  'back.few': 'Indietro',
  other: 'Questo si potrà più tardi. In questo passo fa’ ciò che dice.',
  astray: 'Così si va altrove. Torna indietro finché non sei alla meta.',
  again: 'Ricomincia',
  close: 'Continua',
  won: 'Guarda come hai vinto',
};
