// What this table says besides the games' own words: ICU messages by key, in three languages.

import type { Language } from '#engine/game.ts';
import { format, type Values } from '#telling/messages.ts';

const en = {
  hidden: 'hidden',
  can: 'can be chosen',
  health: 'health',
  close: 'Close',
  'phase.title': 'Where in the round we are',
  'tally.of': '{label}: {value} of {max}',
  'uses.title': '{name}: what can be done with it',
  'uses.none': 'Nothing can be done with it now.',
  'field.label': 'Arena. Arrow keys go to the next place that can be chosen, Enter chooses it.',
  'field.figure': '{name} on {place}',
  'field.facing': 'looks {way}',
  'field.hurt': 'wounded',
  'field.go': '{place}, can be chosen',
  'field.cost': 'cost {cost}',
  'field.turn': '{place}, looking {way}',
  'way.0': 'north',
  'way.1': 'north-east',
  'way.2': 'east',
  'way.3': 'south-east',
  'way.4': 'south',
  'way.5': 'south-west',
  'way.6': 'west',
  'way.7': 'north-west',
  'dice.label': 'dice {dice}',
};

export type SketchKey = keyof typeof en;
type Catalogue = { readonly [key in SketchKey]: string };

const fr: Catalogue = {
  hidden: 'caché',
  can: 'possible',
  health: 'santé',
  close: 'Fermer',
  'phase.title': 'Où en est la manche',
  'tally.of': '{label} : {value} sur {max}',
  'uses.title': '{name} : ce qu’on peut en faire',
  'uses.none': 'On ne peut rien en faire maintenant.',
  'field.label': 'Arène. Les flèches vont à la prochaine case possible, Entrée la choisit.',
  'field.figure': '{name} en {place}',
  'field.facing': 'regarde vers {way}',
  'field.hurt': 'blessé',
  'field.go': '{place}, possible',
  'field.cost': 'coûte {cost}',
  'field.turn': '{place}, tourné vers {way}',
  'way.0': 'le nord',
  'way.1': 'le nord-est',
  'way.2': 'l’est',
  'way.3': 'le sud-est',
  'way.4': 'le sud',
  'way.5': 'le sud-ouest',
  'way.6': 'l’ouest',
  'way.7': 'le nord-ouest',
  'dice.label': 'dés {dice}',
};

const it: Catalogue = {
  hidden: 'nascosto',
  can: 'si può scegliere',
  health: 'salute',
  close: 'Chiudi',
  'phase.title': 'A che punto è il giro',
  'tally.of': '{label}: {value} su {max}',
  'uses.title': '{name}: che cosa se ne può fare',
  'uses.none': 'Ora non se ne può fare nulla.',
  'field.label': 'Arena. Le frecce vanno alla prossima casella possibile, Invio la sceglie.',
  'field.figure': '{name} in {place}',
  'field.facing': 'guarda a {way}',
  'field.hurt': 'ferito',
  'field.go': '{place}, possibile',
  'field.cost': 'costa {cost}',
  'field.turn': '{place}, rivolto a {way}',
  'way.0': 'nord',
  'way.1': 'nord-est',
  'way.2': 'est',
  'way.3': 'sud-est',
  'way.4': 'sud',
  'way.5': 'sud-ovest',
  'way.6': 'ovest',
  'way.7': 'nord-ovest',
  'dice.label': 'dadi {dice}',
};

export const CATALOGUES: { readonly [L in Language]: Catalogue } = { en, fr, it };

export type SaySketch = (key: SketchKey, values?: Values) => string;

export const sayer =
  (language: Language): SaySketch =>
  (key, values = {}) =>
    format(CATALOGUES[language][key], language, values);
