// The lessons in French: what is the same in all of them.

import type { en } from '#client/lessons/words/en.ts';

export const fr: { readonly [K in keyof typeof en]: string } = {
  title: 'Une première partie',
  step: 'Étape {n} sur {steps}',
  wait: '{name} décide ; regardez la table.',
  show: 'Montrez-moi',
  'show.why': 'Pose la réponse sur la table ; c’est encore à vous d’appuyer sur le bouton plein.',
  there: 'Y aller',
  why: 'Pourquoi ?',
  back: 'Un pas en arrière',
  'back.few': 'Retour',
  other: 'Ce sera possible plus tard. À cette étape, faites ce qu’elle dit.',
  astray: 'Cela mène ailleurs. Revenez en arrière jusqu’à ce que vous soyez au but.',
  again: 'Recommencer',
  close: 'Continuer',
  won: 'Voir comment c’est gagné',
};
