// What the log says to the player who reads it.

import type { Addressed } from '#games/shared/words/addressed.ts';

const CARDS_EN = '{count, plural, one {# card} other {# cards}}';
const CARDS_FR = '{count, plural, one {# carte} other {# cartes}}';
const CARDS_IT = '{count, plural, one {# carta} other {# carte}}';

export const addressed: Addressed = {
  you: {
    familiaChosen: [
      'You lead {armatura}, {cost, plural, one {# point} other {# points}}',
      'Vous menez {armatura}, {cost, plural, one {# point} other {# points}}',
      'Guidi {armatura}, {cost, plural, one {# punto} other {# punti}}',
    ],
    firstChosen: [
      'You deploy first and will begin',
      'Vous vous déployez en premier et commencerez',
      'Schieri per primo e comincerai',
    ],
    drew: [`You draw ${CARDS_EN}{cards}`, `Vous piochez ${CARDS_FR}{cards}`, `Peschi ${CARDS_IT}{cards}`],
    'drew.JU-8.11': [
      `You draw ${CARDS_EN}{cards}: the crowd is with you, your familia has taken most damage`,
      `Vous piochez ${CARDS_FR}{cards} : la foule vous soutient, votre familia a subi le plus de dégâts`,
      `Peschi ${CARDS_IT}{cards}: la folla è con te, la tua familia ha subito più danni`,
    ],
    reshuffled: [
      `You shuffle ${CARDS_EN} into a new draw pile`,
      `Vous mélangez ${CARDS_FR} en une nouvelle pioche`,
      `Mescoli ${CARDS_IT} in un nuovo mazzo`,
    ],
    exhausted: ['You have no card left to draw', 'Vous n’avez plus de carte à piocher', 'Non hai più carte da pescare'],
    turnBegan: ['Round {round}: your turn', 'Manche {round} : à vous de jouer', 'Giro {round}: tocca a te'],
    played: [
      'You play {card} {use, select, move {to move} attack {to attack} vox {for Vox Populi} draw {to draw} prima {for Prima cards} other {for its special effect}}',
      'Vous jouez {card} {use, select, move {pour bouger} attack {pour attaquer} vox {pour le Vox Populi} draw {pour piocher} prima {pour des cartes Prima} other {pour son effet spécial}}',
      'Giochi {card} {use, select, move {per muovere} attack {per attaccare} vox {per il Vox Populi} draw {per pescare} prima {per carte Prima} other {per l’effetto speciale}}',
    ],
    voxChanged: [
      'Your Vox Populi: {total}{parts}',
      'Votre Vox Populi : {total}{parts}',
      'Il tuo Vox Populi: {total}{parts}',
    ],
    'voxChanged.JU-7.6': [
      'The crowd likes it: your Vox Populi now {total}{parts}',
      'La foule apprécie : votre Vox Populi à {total}{parts}',
      'La folla apprezza: il tuo Vox Populi a {total}{parts}',
    ],
    'voxChanged.JU-18.9': [
      'Three rounds without an attack: the crowd takes 1 Vox Populi, you have {total}{parts}',
      'Trois manches sans attaque : la foule reprend 1 Vox Populi, il vous en reste {total}{parts}',
      'Tre giri senza attacchi: la folla toglie 1 Vox Populi, te ne restano {total}{parts}',
    ],
    discarded: ['You discard {cards}', 'Vous défaussez {cards}', 'Scarti {cards}'],
    'discarded.JU-17.1': [
      'You discard {cards}, over the hand limit',
      'Vous défaussez {cards}, au-delà de la limite de main',
      'Scarti {cards}, oltre il limite di mano',
    ],
    'discarded.JU-19.10': [
      'You must discard {cards}: the effect of the card just played',
      'Vous devez défausser {cards} : effet de la carte qui vient d’être jouée',
      'Devi scartare {cards}: effetto della carta appena giocata',
    ],
    acquired: ['You acquire {cards}', 'Vous acquérez {cards}', 'Acquisisci {cards}'],
    recovered: ['You take back {cards}', 'Vous reprenez {cards}', 'Riprendi {cards}'],
    peeked: [
      'You look at the hand of {owner}{cards}',
      'Vous regardez la main de {owner}{cards}',
      'Guardi la mano di {owner}{cards}',
    ],
    foundNoTarget: [
      'Nobody is in reach of your gladiators',
      'Personne n’est à portée de vos gladiateurs',
      'Nessuno è a portata dei tuoi gladiatori',
    ],
    combatCardUsed: [
      '{fromHand_any, select, yes {You use {card}} other {You turn up {card}, top of your pile}}',
      '{fromHand_any, select, yes {Vous utilisez {card}} other {Vous retournez {card}, dessus de votre pioche}}',
      '{fromHand_any, select, yes {Usi {card}} other {Giri {card}, prima del tuo mazzo}}',
    ],
    withdrew: [
      'Your familia is beaten, with {damage, plural, one {# damage point} other {# damage points}}',
      'Votre familia est battue, avec {damage, plural, one {# point de dégâts} other {# points de dégâts}}',
      'La tua familia è battuta, con {damage, plural, one {# punto di danno} other {# punti di danno}}',
    ],
    'withdrew.JU-18.3': [
      'You withdraw: one man is left to you, or wounded men alone',
      'Vous vous retirez : il vous reste un seul homme, ou des blessés seulement',
      'Ti ritiri: ti resta un solo uomo, o soli feriti',
    ],
    conceded: ['You concede', 'Vous abandonnez', 'Ti arrendi'],
    won: ['You win', 'Vous gagnez', 'Vinci'],
  },
  atYou: {
    peeked: ['{seat} looks at your hand', '{seat} regarde votre main', '{seat} guarda la tua mano'],
  },
};
