// Everything a person reads of Jugula, in French, as ICU messages.

import type { Words } from '#engine/game.ts';
import type { Tongue } from '#games/jugula/words/tongue.ts';

export const fr: Words = {
  round: 'manche',
  turn: 'à jouer : place',
  out: 'hors jeu',
  waiting: 'à placer',
  wounded: 'blessé',
  hindered: 'entravé',
  netted: 'porte un marqueur',
  nets: 'filets',
  vox: 'Vox Populi',
  limit: 'main maximale',
  bonus: 'attaque',
  damage: 'dégâts',
  glory: 'gloire',
  hand: 'main',
  deck: 'pioche',
  discard: 'défausse',
  reserve: 'Prima',
  played: 'en jeu',
  points: 'points',
  roster: 'Armaturae (classe ; ATT et DEF contre Léger/Lourd ; points de mouvement)',
  ready: 'Familiae toutes prêtes',
  legend: 'M mouvement · A attaque · V Vox Populi · D pioche · P Prima · C combat ; puis son effet spécial',
  sums: 'Avant d’ajouter les cartes',
  'sums.dice': 'Avant d’ajouter les dés',
  odds: 'Chances, si chacun prend la carte du dessus',
  'odds.held': 'résiste',
  'odds.even': 'nul',
  'odds.pushed': 'recul',
  'odds.wounded': 'blessé',
  'odds.dust': 'mord la poussière',
  'hint.odds': 'résiste {held} %, nul {even} %, recul {pushed} %, blessé {wounded} %, poussière {dust} %',
  'hint.netOdds': 'résiste {held} %, nul {even} %, entravé {netted} %',
  'hint.prospect': 'résiste {held} %, nul {even} %, recul {pushed} %, blessé {wounded} %, poussière {dust} %',
  'hint.oddsWith': 'résiste {held} %, nul {even} %, recul {pushed} %, blessé {wounded} %, poussière {dust} %',
  'hint.noTarget': 'personne n’est à portée',
  'hint.price': '{mp} PM',
  'hint.inReach':
    '{n, plural, =0 {personne n’est à portée} one {une attaque possible} other {# attaques possibles, une par homme}}',
  'hint.voxTo': 'Vox Populi {from} → {to}',
  'hint.handTo': 'main {from} → {to}, limite {limit}{over, plural, =0 {} other { : défausser #}}',
  armatura: 'combattant',
  light: 'léger',
  heavy: 'lourd',
  'col.att': 'ATT',
  'col.def': 'DEF',
  'col.mp': 'PM',
  'col.move': 'aller',
  'col.attack': 'attaque',
  'col.vox': 'Vox',
  'col.draw': 'pioche',
  'col.prima': 'Prima',
  'col.combat': 'combat',
  'trait.range': 'Portée {n}',
  'trait.hindrance': 'Entrave {n}',
  'trait.bow': 'Arc',
  'trait.harassment': 'Harcèlement',
  'trait.massive': 'Massif',
  'trait.stoic': 'Stoïque',
  'option.familiaSize': 'gladiateurs par familia',
  'option.budget': 'points par familia',
  'option.budget.standard': 'normal',
  'option.budget.none': 'sans limite',
  'option.roster': 'gladiateurs au choix',
  'option.roster.basic': 'les 12 de base',
  'option.roster.extended': 'tous les 14',
  'option.roundLimit': 'nombre maximal de manches',
  'option.combatSource': 'combat avec',
  'option.combatSource.cards': 'cartes',
  'option.combatSource.dice': 'dés',
  'option.backingOut': 'après le recul hors d’une zone de danger',
  'option.backingOut.goesOn': 'le mouvement continue',
  'option.backingOut.ends': 'le mouvement s’arrête',
  'option.pushRule': 'qui est repoussé recule',
  'option.pushRule.straight': 'tout droit',
  'option.pushRule.fan': 'tout droit ou de biais',
  'choice.stop': 'rien de plus',
  'choice.top': 'la carte du dessus de la pioche',
  'choice.free': 'renoncer au mouvement et retirer le marqueur d’entrave',
  'choice.yes': 'oui',
  'part.ahead': 'tout droit',
  'part.aside': 'de côté ou en arrière',
  'part.step back': 'pas en arrière',
  'part.back': 'dans le dos',
  'part.front zone': 'sortie d’une zone frontale',
  'part.turn': 'rotation',
  'part.before': 'avant',
  'part.change': 'changement',
  'part.lost': 'perdu',
  'part.card': 'carte',
  'part.no card': 'aucune carte',
  'part.die': 'dé',
  'part.ATT': 'ATT',
  'part.DEF': 'DEF',
  'part.boost': 'bonus',
  'part.harassment': 'Harcèlement',
  'part.ATT floor': 'ATT pas sous 0',
  'part.DEF floor': 'DEF pas sous 0',
  'part.side': 'de côté',
  'part.rear': 'par l’arrière',
  'part.vox': 'Vox Populi',
  'part.threats': 'menaces',
  'part.effect': 'effet spécial',
  'part.bow': 'distance',
  'part.massive': 'Massif',
  'part.hindered': 'entravé',
  'part.at least 1': 'au moins 1',
  'rule.attack': 'combat',
  'rule.attacks': 'attaques',
  'rule.moves': 'mouvements',
  'rule.movement': 'mouvement',
  'rule.charge': 'mouvement et attaque',
  'rule.turn': 'tour',
  'rule.effect': 'effet spécial',
  'rule.set-up': 'déploiement',
  'rule.boost': 'bonus',
  'rule.discarding': 'défausse',
  'rule.prima': 'Prima',
  'rule.recover': 'reprise',
  'rule.freeing': 'libération',
  'rule.shove': 'bousculade',
  'rule.swap': 'échange de places',
  'rule.turning': 'rotation',
  'scene.byGladiator': 'attaquant',
  'scene.onGladiator': 'cible',
  'scene.gladiator': 'gladiateur',
  'scene.seat': 'main de',
  'scene.n': 'nombre',
  'scene.step': 'étape',
  'scene.left': 'restent',
  'scene.mp': 'PM de plus',
  'scene.att': 'bonus',
  'scene.attack': 'attaque',
  'scene.defence': 'défense',
  'scene.net': 'filet',
  'scene.card': 'carte',
  'scene.play': 'carte et usage',
  'scene.done': 'familiae dans l’arène',
  'ask.JU-21.1': 'Quels gladiateurs forment votre familia ?',
  'ask.JU-21.2': 'Où déployez-vous {gladiator}, et tourné vers où ?',
  'ask.JU-21.3': 'Quelle carte jouez-vous, et pour quoi ?',
  'ask.JU-21.4': 'Qui se déplace ?{left, plural, =0 {} one { Encore # mouvement.} other { Encore # mouvements.}}',
  'ask.JU-21.5': 'Où {gladiator} finit-il son mouvement, et tourné vers où ?',
  'ask.JU-21.6': 'Qui attaque qui ?{left, plural, =0 {} one { Encore # attaque.} other { Encore # attaques.}}',
  'ask.JU-21.7': 'Quelle carte utilisez-vous dans le combat de {byGladiator} contre {onGladiator} ?',
  'ask.JU-21.8': 'Quelles cartes Prima prenez-vous ?',
  'ask.JU-21.9': '{n, plural, one {Quelle carte} other {Quelles # cartes}} de la main de {seat} faut-il défausser ?',
  'ask.JU-21.10': 'Que défaussez-vous ? Votre limite de main est dépassée.',
  'command.concede': 'abandonner',
  'command.concede.do': 'Abandonner la partie',
  'command.concede.about': 'À deux, l’autre gagne aussitôt. À plus, vous vous retirez et les autres continuent.',
  'ask.JU-21.11': 'Abandonnez-vous ?',
  'ask.JU-21.15': 'Où {onGladiator} est-il repoussé ?',
  'ask.JU-19.4': 'Qui se déplace et attaque ?',
  'ask.JU-19.5': 'Qui se tourne, et vers où ?',
  'ask.JU-19.6': 'Qui bouscule qui ?',
  'ask.JU-19.7': 'Qui reçoit le bonus ?',
  'ask.JU-19.11': 'Quelles cartes reprenez-vous de votre défausse ?',
  'ask.JU-19.13': 'Qui est libéré de son marqueur d’entrave ?',
  'ask.JU-19.14': 'Lesquels échangent leurs places ?',
  'ask.JU-19.16': 'Quel adversaire ?',
  'event.familiaChosen': '{seat} mène {armatura}, {cost, plural, one {# point} other {# points}}',
  'event.firstChosen': '{seat} se déploie en premier et commencera',
  'gladiator.own': 'votre',
  'event.deployed': '{gladiator} entre en {stance}',
  'event.drew': '{seat} pioche {count, plural, one {# carte} other {# cartes}}{cards}',
  'event.drew.JU-8.11':
    '{seat} pioche {count, plural, one {# carte} other {# cartes}}{cards} : la foule soutient la familia qui a subi le plus de dégâts',
  'event.reshuffled': '{seat} mélange {count, plural, one {# carte} other {# cartes}} en une nouvelle pioche',
  'event.exhausted': '{seat} n’a plus de carte à piocher',
  'event.turnBegan': 'Manche {round} : à {seat} de jouer',
  'event.played':
    '{seat} joue {card} {use, select, move {pour bouger} attack {pour attaquer} vox {pour le Vox Populi} draw {pour piocher} prima {pour des cartes Prima} other {pour son effet spécial}}',
  'event.voxChanged': 'Vox Populi de {seat} : {total}{parts}',
  'event.voxChanged.JU-7.6': 'La foule apprécie : Vox Populi de {seat} à {total}{parts}',
  'event.voxChanged.JU-18.9':
    'Trois manches sans attaque : la foule reprend 1 Vox Populi, il en reste {total} à {seat}{parts}',
  'event.discarded': '{seat} défausse {cards}',
  'event.discarded.JU-17.1': '{seat} défausse {cards}, au-delà de la limite de main',
  'event.discarded.JU-19.10': '{seat} doit défausser {cards} : effet de la carte qui vient d’être jouée',
  'event.acquired': '{seat} acquiert {cards}',
  'event.stayed': '{gladiator} reste sur place',
  'event.moved': '{gladiator} {cells_count, plural, =0 {se tourne en} other {va en}} {stance}, pour {total} PM{parts}',
  'event.freed': '{gladiator} est débarrassé du marqueur d’entrave',
  'event.foundNoTarget': 'Personne n’est à portée des gladiateurs de {seat}',
  'event.attacked': '{gladiator} attaque {onGladiator}',
  'event.netThrown': '{gladiator} lance le filet sur {onGladiator} (attaque d’entrave)',
  'event.combatCardUsed':
    '{fromHand_any, select, yes {{seat} utilise {card}} other {{seat} retourne {card}, dessus de la pioche}}',
  'event.attackScored': '{gladiator} attaque avec {total}{parts}',
  'event.defenceScored': '{gladiator} se défend avec {total}{parts}',
  'event.held': '{gladiator} tient bon',
  'event.scoresTied': 'Les scores sont égaux : l’attaque ne donne rien',
  'event.netted': '{gladiator} est pris par {byGladiator}',
  'event.pushed': '{gladiator} est repoussé en {cell}',
  'event.pinned': '{gladiator} ne peut pas reculer',
  'event.wounded': '{gladiator} est blessé',
  'event.bitTheDust': '{gladiator} mord la poussière',
  'event.withdrew':
    'La familia de {seat} est battue, avec {damage, plural, one {# point de dégâts} other {# points de dégâts}}',
  'event.withdrew.JU-18.3': '{seat} se retire : un seul homme reste, ou des blessés seulement',
  'event.conceded': '{seat} abandonne',
  'event.won': '{seat} gagne',
  'event.roundEnded': 'La manche {round} est finie',
  'event.timeRanOut': 'Le temps est écoulé après la manche {round}',
  'event.peeked': '{seat} regarde la main de {owner}{cards}',
  'event.boosted': 'Bonus de +{k} {stat} pour {gladiators}',
  'event.recovered': '{seat} reprend {cards}',
  'event.turned': '{gladiator} se tourne vers {facing}',
  'event.shoved': '{gladiator} bouscule {onGladiator} en {cell}',
  'event.stoodFirm': '{gladiator} bouscule {onGladiator} en vain',
  'event.swapped': '{gladiator} et {withGladiator} échangent leurs places',
};

const until = {
  endOfTurn: 'ce tour',
  ownNextTurnStart: 'jusqu’à votre prochain tour',
  ownNextTurnEnd: 'jusqu’à la fin de votre prochain tour',
};
const upTo = (n: number, one: string, many: string): string => (n === 1 ? one : `jusqu’à ${n} ${many}`);

export const french: Tongue = {
  colon: ' : ',
  semicolon: '\u00a0; ',
  use: [
    (n) => upTo(n, 'un mouvement', 'mouvements'),
    (n) => upTo(n, 'une attaque', 'attaques'),
    (n) => `Vox Populi\u00a0+${n}`,
    (n) => `piocher ${n} cartes`,
    (n) => `${upTo(n, 'une carte Prima', 'cartes Prima')}, plus fortes, en main`,
  ],
  unused: ['mouvement', 'attaque', 'Vox Populi', 'pioche', 'cartes Prima'],
  effect(step) {
    switch (step.op) {
      case 'MOVE':
        return `${upTo(step.n, 'un mouvement', 'mouvements')}${step.mp > 0 ? ` avec ${step.mp} PM de plus` : ''}`;
      case 'ATTACK':
        return `${upTo(step.n, 'une attaque', 'attaques')}${step.att > 0 ? ` à +${step.att}` : ''}`;
      case 'MOVE_ATTACK':
        return `un gladiateur se déplace${step.mp > 0 ? ` avec ${step.mp} PM de plus` : ''} et attaque${step.att > 0 ? ` à +${step.att}` : ''}`;
      case 'TURN':
        return `${upTo(step.n, 'un gladiateur se tourne', 'gladiateurs se tournent')} librement`;
      case 'SHOVE':
        return `bousculer ${upTo(step.n, 'un ennemi', 'ennemis')}`;
      case 'BOOST':
        return `+${step.k} ${step.stat} pour ${upTo(step.n, 'un gladiateur', 'gladiateurs')}, ${until[step.until]}`;
      case 'VOX':
        return `Vox Populi\u00a0${step.k > 0 ? '+' : '−'}${Math.abs(step.k)}${step.who === 'target' ? ' pour un adversaire' : ''}`;
      case 'DRAW':
        return step.n === 1 ? 'piocher une carte' : `piocher ${step.n} cartes`;
      case 'DISCARD':
        if (step.mode === 'choose') return step.n === 1 ? 'défausser une carte' : `défausser ${step.n} cartes`;
        return step.mode === 'random'
          ? `un adversaire défausse ${step.n === 1 ? '1 carte' : `${step.n} cartes`} au hasard`
          : `défausser ${step.n} des cartes vues`;
      case 'RECOVER':
        return `reprendre ${upTo(step.n, 'une carte défaussée', 'cartes défaussées')}`;
      case 'PRIMA':
        return `prendre ${upTo(step.n, 'une carte Prima', 'cartes Prima')} en main`;
      case 'FREE':
        return `libérer ${upTo(step.n, 'un gladiateur', 'gladiateurs')} du filet`;
      case 'SWAP':
        return 'deux voisins échangent leurs places';
      case 'PEEK':
        return 'regarder la main d’un adversaire';
    }
  },
};
