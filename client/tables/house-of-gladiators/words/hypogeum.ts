// The Hypogeum: mats, sockets, possible opponents.

import type { Trio } from '#client/tables/say.ts';

export const hypogeum = {
  'mat.asks': [
    'Who fights when? Fill {n, plural, one {your place} other {your # places}} in the Hypogeum in secret, then seal.',
    'Qui combat quand ? Garnissez en secret {n, plural, one {votre place} other {vos # places}} dans l’hypogée, puis scellez.',
    'Chi combatte quando? Riempi in segreto {n, plural, one {il tuo posto} other {i tuoi # posti}} nell’ipogeo, poi sigilla.',
  ],
  'mat.asks.full': [
    'Who fights when? Every place is filled: seal the Hypogeum.',
    'Qui combat quand ? Toutes les places sont garnies : scellez l’hypogée.',
    'Chi combatte quando? Tutti i posti sono pieni: sigilla l’ipogeo.',
  ],
  'mat.rolls': ['{n} rolls', '{n} jets', '{n} tiri'],
  'mat.prize': [
    'The winner gets {glory} Glory, {coins} coins, {rations, plural, one {# ration} other {# rations}}',
    'Le vainqueur reçoit {glory} de Gloire, {coins} pièces, {rations, plural, one {# ration} other {# rations}}',
    'Il vincitore riceve {glory} di Gloria, {coins} monete, {rations, plural, one {# razione} other {# razioni}}',
  ],
  'mat.against': ['against {name}', 'contre {name}', 'contro {name}'],
  'mat.bye': ['bye: nobody to meet', 'exempt : pas d’adversaire', 'riposo: nessun avversario'],
  'mat.later': ['from round {n}', 'dès la manche {n}', 'dal turno {n}'],
  'mat.fighter': ['Gladiator', 'Gladiateur', 'Gladiatore'],
  'mat.lay': ['touch a man below', 'touchez un homme ci-dessous', 'tocca un uomo qui sotto'],
  'mat.none': ['none', 'aucune', 'nessuna'],
  'mat.here': ['lay things here', 'poser ici', 'posa qui'],
  'mat.takeOff': ['touch to take it off', 'toucher pour retirer', 'tocca per togliere'],
  'mat.back': [
    'Touch to take him back, or drag him to another place.',
    'Touchez pour le reprendre, ou faites-le glisser à une autre place.',
    'Tocca per riprenderlo, oppure trascinalo in un altro posto.',
  ],
  'mat.back.card': ['Touch to take it back.', 'Touchez pour la reprendre.', 'Tocca per riprenderla.'],
  'mat.first': [
    'Touch to choose this place; a second touch takes him back.',
    'Touchez pour choisir cette place ; une seconde fois pour le reprendre.',
    'Tocca per scegliere questo posto; una seconda volta per riprenderlo.',
  ],
  'mat.empty': ['empty: a forfeit', 'vide : forfait', 'vuoto: rinuncia'],
  'mat.unfit': ['no health left', 'plus de santé', 'senza salute'],
  'mat.rests': ['rests', 'se repose', 'riposa'],
  'mat.others': ['The others', 'Les autres', 'Gli altri'],
  'mat.hidden': ['hidden until all are in', 'caché jusqu’à la fin', 'nascosto finché tutti hanno finito'],
  'mat.sealed': ['Sealed', 'Scellé', 'Sigillato'],
  'mat.thinks': ['Thinking', 'Réfléchit', 'Riflette'],
  'mat.meets': ['{man} may meet', 'Face à {man}', 'Avversari di {man}'],
  'mat.advantage': ['the wheel', 'la roue', 'la ruota'],
  'mat.advantage.about': [
    'Who turns the wheel chooses which attribute is rolled first.',
    'Qui tourne la roue choisit l’attribut du premier jet.',
    'Chi gira la ruota sceglie l’attributo del primo tiro.',
  ],
  'mat.meets.note': [
    'Compared with him, without cards.',
    'Comparé à lui, sans les cartes.',
    'Rispetto a lui, senza carte.',
  ],
  'mat.compared': [
    '{attribute} of {man} compared with his, without cards',
    '{attribute} de {man} comparée à la sienne, sans les cartes',
    '{attribute} di {man} rispetto alla sua, senza carte',
  ],
  'mat.yours': [
    '{by, select, level {you: level} other {you: class}}',
    '{by, select, level {vous : niveau} other {vous : classe}}',
    '{by, select, level {tu: livello} other {tu: classe}}',
  ],
  'mat.his': [
    '{by, select, level {he: level} other {he: class}}',
    '{by, select, level {lui : niveau} other {lui : classe}}',
    '{by, select, level {lui: livello} other {lui: classe}}',
  ],
  'mat.glory': ['equal Glory', 'Gloire égale', 'pari Gloria'],
  'mat.glory.yours': ['you: less Glory', 'vous : moins de Gloire', 'tu: meno Gloria'],
  'mat.glory.his': ['he: less Glory', 'lui : moins de Gloire', 'lui: meno Gloria'],
  'mat.glory.about': [
    'Neither class has advantage: the House with less Glory chooses; with equal Glory, the one that chose last.',
    'Aucune classe n’a l’avantage : la maison qui a moins de Gloire choisit ; à égalité, celle qui a choisi en dernier.',
    'Nessuna classe ha il vantaggio: sceglie la casa con meno Gloria; a parità, quella che ha scelto per ultima.',
  ],
  'mat.bare': [
    'No card goes with them: touch one to lay it',
    'Aucune carte avec eux : touchez-en une pour la poser',
    'Nessuna carta con loro: toccane una per metterla',
  ],
  'mat.choose': [
    'Touch a place, then a man or a card, or drag them there; then seal.',
    'Touchez une place, puis un homme ou une carte, ou faites-les glisser. Scellez quand vous voulez.',
    'Tocca un posto, poi un uomo o una carta, oppure trascinali. Sigilla quando vuoi.',
  ],
  'mat.says': [
    '{list}{rest, plural, =0 {} other {; the others rest}}.',
    '{list}{rest, plural, =0 {} other { ; les autres se reposent}}.',
    '{list}{rest, plural, =0 {} other {; gli altri riposano}}.',
  ],
  'mat.says.none': [
    'Every place is empty: forfeits all day.',
    'Toutes les places sont vides : forfait.',
    'Tutti i posti sono vuoti: rinuncia.',
  ],
  'mat.forfeit': [
    'An empty place: you may have to pay its coins and rations',
    'Place vide : vous pourriez devoir payer ses pièces et rations',
    'Posto vuoto: potresti dover pagare le sue monete e razioni',
  ],
  'mat.unfilled': [
    '{n, plural, one {# place empty} other {# places empty}}',
    '{n, plural, one {# place vide} other {# places vides}}',
    '{n, plural, one {# posto vuoto} other {# posti vuoti}}',
  ],
  'mat.do': ['Seal the Hypogeum', 'Sceller l’hypogée', 'Sigilla l’ipogeo'],
  'mat.opened': ['{n} filled', '{n} occupées', '{n} occupati'],
} satisfies { [key: string]: Trio };
