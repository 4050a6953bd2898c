// What the log says to the player who reads it.

import type { Addressed } from '#games/shared/words/addressed.ts';

const COINS = [
  '{coins, plural, one {# coin} other {# coins}}',
  '{coins, plural, one {# pièce} other {# pièces}}',
  '{coins, plural, one {# moneta} other {# monete}}',
] as const;
const RATIONS = [
  '{rations, plural, one {# ration} other {# rations}}',
  '{rations, plural, one {# ration} other {# rations}}',
  '{rations, plural, one {# razione} other {# razioni}}',
] as const;
const CARDS = [
  '{count, plural, one {# card} other {# cards}}',
  '{count, plural, one {# carte} other {# cartes}}',
  '{count, plural, one {# carta} other {# carte}}',
] as const;
const SLOT = [
  '{slot, select, morning {Morning} afternoon {Afternoon} other {Evening}}: ',
  '{slot, select, morning {Matin} afternoon {Après-midi} other {Soir}} : ',
  '{slot, select, morning {Mattino} afternoon {Pomeriggio} other {Sera}}: ',
] as const;
const ATTRIBUTE = [
  '{attribute, select, speed {Speed} strength {Strength} other {Endurance}}',
  '{attribute, select, speed {Vitesse} strength {Force} other {Endurance}}',
  '{attribute, select, speed {Velocità} strength {Forza} other {Resistenza}}',
] as const;
const TYPE = [
  '{type, select, combat {Combat} special {Special} other {Blessing}}',
  '{type, select, combat {Combat} special {Spéciale} other {Bénédiction}}',
  '{type, select, combat {Combattimento} special {Speciale} other {Benedizione}}',
] as const;

export const addressed: Addressed = {
  you: {
    firstChosen: ['You are the start House', 'Vous êtes la maison de départ', 'Sei la casa di partenza'],
    received: [
      'You receive the starter cards{cards}',
      'Vous recevez les cartes de départ{cards}',
      'Ricevi le carte iniziali{cards}',
    ],
    drafted: ['You take {gladiator}', 'Vous prenez {gladiator}', 'Prendi {gladiator}'],
    drew: [`You draw ${CARDS[0]}{cards}`, `Vous piochez ${CARDS[1]}{cards}`, `Peschi ${CARDS[2]}{cards}`],
    dealt: [
      'You are dealt {count, plural, one {# task} other {# tasks}}{tasks}',
      'Vous recevez {count, plural, one {# tâche} other {# tâches}}{tasks}',
      'Ricevi {count, plural, one {# compito} other {# compiti}}{tasks}',
    ],
    kept: ['You keep a task{task}', 'Vous gardez une tâche{task}', 'Tieni un compito{task}'],
    exchanged: [
      `You pay ${COINS[0]} for another task`,
      `Vous payez ${COINS[1]} pour une autre tâche`,
      `Paghi ${COINS[2]} per un altro compito`,
    ],
    roundBegan: ['Round {round}; you are first', 'Manche {round} ; vous commencez', 'Turno {round}; cominci tu'],
    bid: [`You bid ${COINS[0]}`, `Vous offrez ${COINS[1]}`, `Offri ${COINS[2]}`],
    passed: ['You pass', 'Vous passez', 'Passi'],
    bought: [
      `You buy the card for ${COINS[0]}{card}`,
      `Vous achetez la carte pour ${COINS[1]}{card}`,
      `Compri la carta per ${COINS[2]}{card}`,
    ],
    recruited: [
      `You buy {gladiator} for ${COINS[0]}`,
      `Vous achetez {gladiator} pour ${COINS[1]}`,
      `Compri {gladiator} per ${COINS[2]}`,
    ],
    discarded: ['You throw away {cards}', 'Vous défaussez {cards}', 'Scarti {cards}'],
    sold: [
      `You sell {gladiator} for ${COINS[0]}`,
      `Vous vendez {gladiator} pour ${COINS[1]}`,
      `Vendi {gladiator} per ${COINS[2]}`,
    ],
    freed: ['You set {gladiator} free', 'Vous affranchissez {gladiator}', 'Liberi {gladiator}'],
    fed: [
      `You heal {gladiator} with ${RATIONS[0]}: {hp} health`,
      `Vous soignez {gladiator} avec ${RATIONS[1]} : {hp} de santé`,
      `Curi {gladiator} con ${RATIONS[2]}: {hp} di salute`,
    ],
    blessed: ['You play {card}', 'Vous jouez {card}', 'Giochi {card}'],
    healed: [
      'Your {gladiator} regains {count}: {hp} health',
      'Votre {gladiator} regagne {count} : {hp} de santé',
      'Il tuo {gladiator} recupera {count}: {hp} di salute',
    ],
    gained: [
      `You gain {rations, plural, =0 {${COINS[0]}} other {{coins, plural, =0 {} one {# coin and } other {# coins and }}${RATIONS[0]}}}`,
      `Vous gagnez {rations, plural, =0 {${COINS[1]}} other {{coins, plural, =0 {} one {# pièce et } other {# pièces et }}${RATIONS[1]}}}`,
      `Guadagni {rations, plural, =0 {${COINS[2]}} other {{coins, plural, =0 {} one {# moneta e } other {# monete e }}${RATIONS[2]}}}`,
    ],
    peeked: [
      'You look at the task of {of}{tasks}',
      'Vous regardez la tâche de {of}{tasks}',
      'Guardi il compito di {of}{tasks}',
    ],
    searched: [
      'You look at the hand of {of}{cards}',
      'Vous regardez la main de {of}{cards}',
      'Guardi la mano di {of}{cards}',
    ],
    paid: [
      `You pay ${COINS[0]} and ${RATIONS[0]} to upgrade {gladiator}`,
      `Vous payez ${COINS[1]} et ${RATIONS[1]} pour promouvoir {gladiator}`,
      `Paghi ${COINS[2]} e ${RATIONS[2]} per promuovere {gladiator}`,
    ],
    trained: [
      `You draw ${CARDS[0]} of the second level{seconds}`,
      `Vous piochez ${CARDS[1]} du second niveau{seconds}`,
      `Peschi ${CARDS[2]} del secondo livello{seconds}`,
    ],
    upgraded: [
      'Your {gladiator} rises to level 2 with {second}: {hp} health',
      'Votre {gladiator} passe au niveau 2 avec {second} : {hp} de santé',
      'Il tuo {gladiator} sale al livello 2 con {second}: {hp} di salute',
    ],
    locked: ['You have finished the training', 'Vous avez fini l’entraînement', 'Hai finito l’addestramento'],
    paired: [
      `${SLOT[0]}you meet {guestSeat}`,
      `${SLOT[1]}vous rencontrez {guestSeat}`,
      `${SLOT[2]}incontri {guestSeat}`,
    ],
    byeGiven: [`${SLOT[0]}you have a bye`, `${SLOT[1]}vous êtes au repos`, `${SLOT[2]}riposi`],
    assigned: [
      'You seal the Hypogeum: {slots}{gladiators}',
      'Vous scellez l’hypogée : {slots}{gladiators}',
      'Sigilli l’ipogeo: {slots}{gladiators}',
    ],
    forfeited: [`${SLOT[0]}you send nobody`, `${SLOT[1]}vous n’envoyez personne`, `${SLOT[2]}non mandi nessuno`],
    wonOutright: [
      'Your {gladiator} wins outright',
      'Votre {gladiator} gagne d’office',
      'Il tuo {gladiator} vince a tavolino',
    ],
    substituted: [
      'You let {gladiator} fight as the substitute; {by} rolls for him',
      'Vous faites combattre {gladiator} comme remplaçant ; {by} lance les dés pour lui',
      'Fai combattere {gladiator} come sostituto; {by} tira per lui',
    ],
    entered: [
      'Your {gladiator} enters with {hp} health{cards}',
      'Votre {gladiator} entre avec {hp} de santé{cards}',
      'Il tuo {gladiator} entra con {hp} di salute{cards}',
    ],
    cancelled: [
      `{card} cancels your ${TYPE[0]} card`,
      `{card} annule votre carte ${TYPE[1]}`,
      `{card} annulla la tua carta ${TYPE[2]}`,
    ],
    prepared: [
      'Your {gladiator} begins with {hp} health',
      'Votre {gladiator} commence avec {hp} de santé',
      'Il tuo {gladiator} comincia con {hp} di salute',
    ],
    reversed: [
      'You turn the wheel backwards',
      'Vous faites tourner la roue à l’envers',
      'Fai girare la ruota al contrario',
    ],
    chooserNamed: [
      'For {gladiator} you choose the first attribute',
      'Pour {gladiator}, vous choisissez le premier attribut',
      'Per {gladiator} scegli il primo attributo',
    ],
    attributeChosen: [
      `You start the cycle with ${ATTRIBUTE[0]}`,
      `Vous ouvrez le cycle avec ${ATTRIBUTE[1]}`,
      `Apri il ciclo con ${ATTRIBUTE[2]}`,
    ],
    rolled: ['You roll {die}{dice}', 'Vous lancez {die}{dice}', 'Tiri {die}{dice}'],
    rerolled: [
      '{card}: you roll again, {die}{dice}',
      '{card} : vous relancez, {die}{dice}',
      '{card}: ritiri, {die}{dice}',
    ],
    scored: [
      'With {gladiator} you score {total}{parts}',
      'Avec {gladiator} vous marquez {total}{parts}',
      'Con {gladiator} segni {total}{parts}',
    ],
    hurt: [
      'Your {gladiator} loses {total}{parts}: {hp} health left',
      'Votre {gladiator} perd {total}{parts} : reste {hp}',
      'Il tuo {gladiator} perde {total}{parts}: resta {hp}',
    ],
    fell: [
      'Your {gladiator} falls in roll {roll}',
      'Votre {gladiator} tombe au lancer {roll}',
      'Il tuo {gladiator} cade al tiro {roll}',
    ],
    survived: [
      'Your {gladiator} holds out with {hp} health',
      'Votre {gladiator} tient bon avec {hp} de santé',
      'Il tuo {gladiator} resiste con {hp} di salute',
    ],
    condemned: ['You have {gladiator} killed', 'Vous faites tuer {gladiator}', 'Fai uccidere {gladiator}'],
    spared: ['You spare {gladiator}', 'Vous épargnez {gladiator}', 'Risparmi {gladiator}'],
    abandoned: ['You let {gladiator} die', 'Vous laissez mourir {gladiator}', 'Lasci morire {gladiator}'],
    saved: ['You keep {gladiator} alive', 'Vous gardez {gladiator} en vie', 'Tieni in vita {gladiator}'],
    died: [
      'Your {gladiator} dies{glory, plural, =0 {} other {; # Glory is lost}}',
      'Votre {gladiator} meurt{glory, plural, =0 {} other { ; # de Gloire perdue}}',
      'Il tuo {gladiator} muore{glory, plural, =0 {} other {; # di Gloria perduta}}',
    ],
    won: [
      `Your {gladiator}, with {hp} health left, wins: {glory} Glory, ${COINS[0]}, ${RATIONS[0]}`,
      `Votre {gladiator} gagne avec {hp} de santé : {glory} de Gloire, ${COINS[1]}, ${RATIONS[1]}`,
      `Il tuo {gladiator} vince con {hp} di salute: {glory} di Gloria, ${COINS[2]}, ${RATIONS[2]}`,
    ],
    returned: ['{card} comes back to you', '{card} vous revient', '{card} torna a te'],
    used: ['Your {card} card is used up', 'Votre carte {card} est défaussée', 'La tua carta {card} è scartata'],
    collected: [
      'You take from the discard pile: {cards}',
      'Vous prenez dans la défausse : {cards}',
      'Prendi dagli scarti: {cards}',
    ],
    rewarded: [
      `You collect ${COINS[0]}, ${RATIONS[0]}{glory, plural, =0 {} other {; {gladiator} gains # Glory}}`,
      `Vous encaissez ${COINS[1]}, ${RATIONS[1]}{glory, plural, =0 {} other { ; {gladiator} gagne # de Gloire}}`,
      `Incassi ${COINS[2]}, ${RATIONS[2]}{glory, plural, =0 {} other {; {gladiator} guadagna # di Gloria}}`,
    ],
    penalised: [
      `You pay ${COINS[0]} and ${RATIONS[0]} for the forfeit`,
      `Vous payez ${COINS[1]} et ${RATIONS[1]} pour le forfait`,
      `Paghi ${COINS[2]} e ${RATIONS[2]} per il forfait`,
    ],
    tolled: ['You play {card} for {gladiator}', 'Vous jouez {card} pour {gladiator}', 'Giochi {card} per {gladiator}'],
    reimbursed: [
      `You get ${COINS[0]} for the dead {gladiator}`,
      `Vous recevez ${COINS[1]} pour la mort de {gladiator}`,
      `Ricevi ${COINS[2]} per la morte di {gladiator}`,
    ],
    rested: [
      'Your {gladiator} has rested: {hp} health',
      'Votre {gladiator} s’est reposé : {hp} de santé',
      'Il tuo {gladiator} ha riposato: {hp} di salute',
    ],
    completed: [
      'You complete {task}, task {count} of 3',
      'Vous accomplissez {task}, tâche {count} sur 3',
      'Completi {task}, compito {count} di 3',
    ],
    incomeReceived: [`You earn ${COINS[0]}`, `Vous touchez ${COINS[1]}`, `Ricevi ${COINS[2]}`],
    provisionsReceived: [`You get ${RATIONS[0]}`, `Vous recevez ${RATIONS[1]}`, `Ricevi ${RATIONS[2]}`],
    leftGame: [
      'You have no gladiator left and are out',
      'Vous n’avez plus de gladiateur et quittez le jeu',
      'Non hai più gladiatori e sei fuori',
    ],
  },
  atYou: {
    paired: [`${SLOT[0]}{seat} meets you`, `${SLOT[1]}{seat} vous rencontre`, `${SLOT[2]}{seat} ti incontra`],
    peeked: ['{seat} looks at your task', '{seat} regarde votre tâche', '{seat} guarda il tuo compito'],
    searched: ['{seat} looks at your hand', '{seat} regarde votre main', '{seat} guarda la tua mano'],
    substituted: [
      '{seat} lets {gladiator} fight as the substitute; you roll for him',
      '{seat} fait combattre {gladiator} comme remplaçant ; vous lancez les dés pour lui',
      '{seat} fa combattere {gladiator} come sostituto; tiri tu per lui',
    ],
  },
};
