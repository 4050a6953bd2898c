// Why an answer was refused, by the engine's code.
//
// The engine's own sentences are English and name no items. Where a sentence is missing here, the engine's is shown; what
// is allowed is repeated below it in any case. Where the engine names the items, `naming` has a sentence with their names.

import type { Language } from '#engine/game.ts';
import type { Refusal } from '#engine/requests/legal.ts';
import { format } from '#telling/messages.ts';
import type { Telling } from '#telling/telling.ts';

type Sentences = { readonly [code: string]: string };

const en: Sentences = {
  'not-offered': 'that is not offered here',
  'too-many-of': 'something was named more often than it is there',
  superfluous: 'something in it is not needed to pay',
  'group-max': 'too many of one group',
  'group-min': 'too few of one group',
  'no-step': 'one step of this way does not lead to a neighbour',
  blocked: 'the way leads through a place that cannot be entered',
  halted: 'the way goes on where it must end',
  'no-end': 'the way may not end there',
  'not-distinct': 'answers that must differ are the same',
  'field-missing': 'an answer is still missing',
  'undo-other': 'somebody else has decided since',
  'undo-none': 'you have decided nothing yet that could be taken back',
  'undo-sealed': 'a sealed answer is not taken back; while its question is open you can answer again',
  'undo-sealing': 'several have been asked in secret since',
  'undo-dice': 'dice were thrown or cards shuffled since',
  'undo-revealed': 'something hidden was shown to others since',
  'undo-learned': 'you have learned something hidden since',
  'undo-clock': 'the clock decided for you',
  'undo-final': 'the rule makes it final',
  'undo-over': 'the game was over',
  'undo-rewound': 'the match was taken back to here by everybody’s consent',
};

const fr: Sentences = {
  unreadable: 'cette réponse n’est pas lisible ici',
  'not-offered': 'ce n’est pas proposé ici',
  'not-a-number': 'il faut un nombre entier',
  'out-of-range': 'ce nombre est trop petit ou trop grand',
  'off-step': 'ce nombre n’est pas un des pas permis',
  'not-a-list': 'il faut une liste',
  'too-many': 'il y en a trop',
  'too-many-of': 'quelque chose est nommé plus souvent qu’il n’est là',
  'too-few': 'il en manque',
  'group-max': 'trop d’un même groupe',
  'group-min': 'trop peu d’un même groupe',
  'too-dear': 'c’est trop cher',
  'too-little': 'cela ne suffit pas à payer',
  'too-much': 'il faut payer juste ce qui est dû',
  superfluous: 'quelque chose n’est pas nécessaire pour payer',
  'must-move': 'on ne peut pas rester ici',
  'no-step': 'un pas de ce chemin ne mène pas à une case voisine',
  blocked: 'le chemin passe par un endroit où l’on ne peut entrer',
  'too-far': 'c’est trop loin',
  halted: 'le chemin continue là où il doit finir',
  'no-end': 'le chemin ne peut pas finir là',
  'not-all': 'il faut tous les mettre en ordre',
  'must-offer': 'il faut un marché',
  'no-bargain': 'ce n’est pas un marché',
  'no-partner': 'aucun marché n’est possible avec cette place ici',
  empty: 'un marché doit déplacer quelque chose',
  'field-missing': 'il manque une réponse',
  'not-distinct': 'des réponses qui doivent différer sont égales',
  total: 'la somme est trop grande',
  'not-now': 'ce n’est pas ouvert maintenant',
  stale: 'cette réponse vient trop tard, la question n’est plus posée',
  'undo-other': 'un autre a décidé depuis',
  'undo-none': 'vous n’avez rien décidé encore',
  'undo-sealed': 'une réponse scellée ne s’annule pas',
  'undo-sealing': 'plusieurs ont depuis à répondre en secret',
  'undo-dice': 'des dés ont été jetés ou des cartes mélangées depuis',
  'undo-revealed': 'quelque chose de caché a été montré depuis',
  'undo-learned': 'vous avez appris quelque chose de caché depuis',
  'undo-clock': 'l’horloge a décidé à votre place',
  'undo-final': 'la règle le rend définitif',
  'undo-over': 'la partie était finie',
  'undo-rewound': 'la partie a été ramenée là d’un commun accord',
  paused: 'la partie est en pause ; proposez de continuer',
  over: 'la partie est finie',
  'no-takeback': 'il n’y a pas tant de décisions à reprendre',
  'not-paused': 'la partie n’est pas en pause',
  'clock-decides': 'à cette table l’horloge décide quand un bot prend une place',
  'not-awaited': 'un bot ne remplace que celui que la table attend',
  'own-seat': 'quittez la table pour qu’un bot joue pour vous',
  'not-away': 'aucun bot ne tient cette place',
  'no-talk': 'à un seul écran on se parle de vive voix',
  'no-match': 'cette partie n’est pas gardée ici',
};

const it: Sentences = {
  unreadable: 'questa risposta qui non si può leggere',
  'not-offered': 'qui non è offerto',
  'not-a-number': 'ci vuole un numero intero',
  'out-of-range': 'questo numero è troppo piccolo o troppo grande',
  'off-step': 'questo numero non è uno dei passi permessi',
  'not-a-list': 'ci vuole una lista',
  'too-many': 'sono troppi',
  'too-many-of': 'qualcosa è nominato più spesso di quanto ci sia',
  'too-few': 'sono troppo pochi',
  'group-max': 'troppi di uno stesso gruppo',
  'group-min': 'troppo pochi di uno stesso gruppo',
  'too-dear': 'è troppo caro',
  'too-little': 'non basta per pagare',
  'too-much': 'si deve pagare esattamente il dovuto',
  superfluous: 'qualcosa non serve per pagare',
  'must-move': 'qui non si può restare',
  'no-step': 'un passo di questa via non porta a una casella vicina',
  blocked: 'la via passa per un luogo dove non si può entrare',
  'too-far': 'è troppo lontano',
  halted: 'la via continua dove deve finire',
  'no-end': 'la via non può finire là',
  'not-all': 'si devono mettere tutti in ordine',
  'must-offer': 'ci vuole un affare',
  'no-bargain': 'questo non è un affare',
  'no-partner': 'qui nessun affare è possibile con questo posto',
  empty: 'un affare deve spostare qualcosa',
  'field-missing': 'manca una risposta',
  'not-distinct': 'risposte che devono differire sono uguali',
  total: 'la somma è troppo grande',
  'not-now': 'adesso non è aperto',
  stale: 'questa risposta arriva tardi, la domanda non c’è più',
  'undo-other': 'un altro ha deciso nel frattempo',
  'undo-none': 'non hai ancora deciso niente',
  'undo-sealed': 'una risposta sigillata non si annulla',
  'undo-sealing': 'da allora più di uno deve rispondere in segreto',
  'undo-dice': 'nel frattempo si sono tirati dadi o mescolate carte',
  'undo-revealed': 'nel frattempo si è mostrato qualcosa di nascosto',
  'undo-learned': 'nel frattempo hai saputo qualcosa di nascosto',
  'undo-clock': 'l’orologio ha deciso al tuo posto',
  'undo-final': 'la regola lo rende definitivo',
  'undo-over': 'la partita era finita',
  'undo-rewound': 'la partita è stata riportata là di comune accordo',
  paused: 'la partita è in pausa; proponi di continuare',
  over: 'la partita è finita',
  'no-takeback': 'non ci sono tante decisioni da riprendere',
  'not-paused': 'la partita non è in pausa',
  'clock-decides': 'a questo tavolo è l’orologio a decidere quando un bot prende un posto',
  'not-awaited': 'un bot sostituisce solo chi il tavolo aspetta',
  'own-seat': 'lascia il tavolo perché un bot giochi per te',
  'not-away': 'nessun bot tiene questo posto',
  'no-talk': 'a un solo schermo ci si parla a voce',
  'no-match': 'questa partita non è tenuta qui',
};

const namingEn: Sentences = {
  unreadable: '{first, plural, =0 {“{typed}” is not offered here} other {“{typed}” could mean several things}}',
  'too-many-of': '{items} was named more often than it is there',
  superfluous: '{items} is not needed: the rest already pays {first}',
  total: 'this comes to {first}, at most {second} is allowed',
  'group-max': 'at most {first} of these, not {second}: {items}',
  'group-min': 'at least {first} of these, not {second}: {items}',
  blocked: '{items} cannot be entered',
  halted: 'the way must end at {items}',
  'no-end': 'the way may not end at {items}',
};

const namingFr: Sentences = {
  unreadable:
    '{first, plural, =0 {« {typed} » n’est pas proposé ici} other {« {typed} » peut désigner plusieurs choses}}',
  'too-many-of': '{items} : nommé plus souvent que présent',
  superfluous: '{items} n’est pas nécessaire : le reste paie déjà {first}',
  total: 'cela fait {first}, au plus {second} est permis',
  'group-max': 'au plus {first} parmi ceux-ci, pas {second} : {items}',
  'group-min': 'au moins {first} parmi ceux-ci, pas {second} : {items}',
  blocked: 'on ne peut pas entrer en {items}',
  halted: 'le chemin doit finir en {items}',
  'no-end': 'le chemin ne peut pas finir en {items}',
};

const namingIt: Sentences = {
  unreadable: '{first, plural, =0 {«{typed}» qui non è offerto} other {«{typed}» può indicare più cose}}',
  'too-many-of': '{items}: nominato più spesso di quanto ci sia',
  superfluous: '{items} non serve: il resto paga già {first}',
  total: 'questo fa {first}, al massimo {second} è permesso',
  'group-max': 'al massimo {first} di questi, non {second}: {items}',
  'group-min': 'almeno {first} di questi, non {second}: {items}',
  blocked: 'in {items} non si può entrare',
  halted: 'la via deve finire in {items}',
  'no-end': 'la via non può finire in {items}',
};

/** With the names of a refusal's items, or the word that could not be read. */
export const naming: { readonly [L in Language]: Sentences } = { en: namingEn, fr: namingFr, it: namingIt };

export const refusals: { readonly [L in Language]: Sentences } = { en, fr, it };

/** The sentence with the items of a refusal; null: it is about none in particular. */
function namedIn(telling: Telling, { code, of = '', items = [], numbers, typed = '' }: Refusal): string | null {
  const message = naming[telling.language][code];
  if (message === undefined || (items.length === 0 && numbers === undefined)) return null;
  const names = [...new Set(items.map((item) => telling.item(of, item)))];
  const [first = 0, second = 0] = numbers ?? [];
  return format(message, telling.language, { items: names.join(', '), first, second, typed });
}

/** In the game's words (`barred.<clause>`, `refused.<code>`), in ours, or the engine's. */
export function reasonOf(telling: Telling, refusal: Refusal): string {
  const { clause, code, text } = refusal;
  const own = telling.words[code === 'barred' ? `barred.${clause}` : `refused.${code}`];
  return own ?? namedIn(telling, refusal) ?? refusals[telling.language][code] ?? text;
}
