// Why something cannot be chosen now, by the clause that forbids it. English is the reason that the rules give, with its
// numbers.

import type { Words } from '#engine/game.ts';

export const reasons: { readonly fr: Words; readonly it: Words } = {
  fr: {
    'barred.SP-5.6': 'la main est trop grande : lancez, échangez ou posez des gardes d’abord',
    'barred.SP-5.20': 'l’influence ne suffit pas',
    'barred.SP-5.25': 'il manque de quoi payer, sa condition ou une carte à viser',
    'barred.SP-5.26': 'l’influence suffit sans soutien',
    'barred.SP-5.46': 'trois fois déjà la demande a été commencée puis abandonnée',
    'barred.SP-6.1': 'elle se joue à un autre moment',
    'barred.SP-6.2': 'l’influence ne suffit pas',
    'barred.SP-6.11': 'un garde ne sert que contre un complot d’un autre qui vise sa propre Maison',
    'barred.SP-7.8': 'des cartes épuisées ne s’achètent, ne se vendent et ne s’échangent pas',
    'barred.SP-8.8': 'seules des cartes prêtes peuvent être choisies',
    'barred.SP-8.10': 'personne n’est invité deux fois',
    'barred.SP-8.26': 'on ne parie pas contre son propre combattant',
    'barred.SP-9.11': 'l’adversaire s’y tient',
    'barred.SP-9.25': 'aucune réserve ne descend sous 1 dé avant que toutes soient à 1',
    'barred.SP-12.3': 'la carte est épuisée',
    'barred.SP-14.3': 'elle a servi ce tour-ci, ne peut être payée, ou sa condition n’est pas remplie',
    'barred.SP-16.30': 'vingt offres ont déjà été faites dans ce marché libre',
  },
  it: {
    'barred.SP-5.6': 'la mano è troppo grande: prima lancia, incassa o schiera guardie',
    'barred.SP-5.20': 'l’influenza non basta',
    'barred.SP-5.25': 'mancano i costi, la condizione o una carta da colpire',
    'barred.SP-5.26': 'l’influenza basta senza sostegno',
    'barred.SP-5.46': 'la richiesta è già stata iniziata e abbandonata tre volte',
    'barred.SP-6.1': 'si gioca in un altro momento',
    'barred.SP-6.2': 'l’influenza non basta',
    'barred.SP-6.11': 'una guardia serve solo contro un piano altrui ai danni della propria Casata',
    'barred.SP-7.8': 'le carte esauste non si comprano, non si vendono e non si scambiano',
    'barred.SP-8.8': 'si possono scegliere solo carte pronte',
    'barred.SP-8.10': 'nessuno è invitato due volte',
    'barred.SP-8.26': 'nessuno scommette contro il proprio combattente',
    'barred.SP-9.11': 'lì sta l’avversario',
    'barred.SP-9.25': 'nessuna riserva scende sotto 1 dado finché non sono tutte a 1',
    'barred.SP-12.3': 'la carta è esausta',
    'barred.SP-14.3': 'è già servita in questo turno, non si può pagare o la sua condizione non vale',
    'barred.SP-16.30': 'in questo mercato libero sono già state fatte venti offerte',
  },
};
