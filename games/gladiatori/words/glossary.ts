// The words of Gladiatori, in three languages.

import { term } from '#games/shared/words/term.ts';

export const glossary = [
  term(
    'vp',
    'GL-17.3',
    [
      'Victory points (VP)',
      'What the match is about. Attacks and damage from the front bring them; blows from behind, fleeing and cowardice cost them.',
    ],
    [
      'Points de victoire (PV)',
      'L’enjeu de la partie. Attaques et dégâts de face en rapportent ; coups dans le dos, fuite et lâcheté en coûtent.',
    ],
    [
      'Punti vittoria (PV)',
      'La posta della partita. Attacchi e danni di fronte ne danno; colpi alle spalle, fuga e codardia ne costano.',
    ],
  ),
  term(
    'skills',
    'GL-2.2',
    ['Skills', 'Offense, Guard and Endurance. Using one gives its whole value; then it falls by 1.'],
    ['Compétences', 'Assaut, Garde et Endurance. En utiliser une donne toute sa valeur ; puis elle baisse de 1.'],
    ['Abilità', 'Offesa, Guardia e Resistenza fisica. Usarne una dà tutto il suo valore; poi cala di 1.'],
  ),
  term(
    'offense',
    'GL-2.8',
    ['Offense', 'A Skill that adds to one attack of yours.'],
    ['Assaut', 'Une Compétence qui s’ajoute à une de vos attaques.'],
    ['Offesa', 'Un’Abilità che si aggiunge a un tuo attacco.'],
  ),
  term(
    'guard',
    'GL-2.9',
    ['Guard', 'A Skill that adds to your defence when you are attacked.'],
    ['Garde', 'Une Compétence qui s’ajoute à votre défense quand on vous attaque.'],
    ['Guardia', 'Un’Abilità che si aggiunge alla difesa quando ti attaccano.'],
  ),
  term(
    'endurance',
    'GL-2.10',
    ['Endurance', 'A Skill for the Rest: you take back as many cards and Skill points as it has.'],
    [
      'Endurance',
      'Une Compétence pour le Repos : vous reprenez autant de cartes et de points de Compétence qu’elle a de points.',
    ],
    ['Resistenza fisica', 'Un’Abilità per il Riposo: riprendi tante carte e punti Abilità quanti ne ha.'],
  ),
  term(
    'abilities',
    'GL-2.11',
    [
      'Abilities',
      'Blood and Speed: points that you spend one by one. The Rest does not bring them back, Standby does.',
    ],
    ['Capacités', 'Sang et Rapidité : des points que l’on dépense un à un. Le Repos ne les rend pas, l’Attente si.'],
    ['Capacità', 'Sangue e Velocità: punti che si spendono uno a uno. Il Riposo non li rende, l’Attesa sì.'],
  ),
  term(
    'blood',
    'GL-2.12',
    ['Blood', 'Pays for using a card of your row again, and for more attack with Berserk.'],
    ['Sang', 'Paie la réutilisation d’une carte de votre rangée, et plus d’attaque avec Berserk.'],
    ['Sangue', 'Paga per riusare una carta della tua fila, e più attacco con Berserk.'],
  ),
  term(
    'speed',
    'GL-2.13',
    ['Speed', 'Pays for steps and turns before the Action, and for a better Dodge.'],
    ['Rapidité', 'Paie les pas et rotations avant l’Action, et une meilleure Esquive.'],
    ['Velocità', 'Paga passi e rotazioni prima dell’Azione, e una Schivata migliore.'],
  ),
  term(
    'powers',
    'GL-2.16',
    ['Powers', 'Each can be used once in the whole match.'],
    ['Pouvoirs', 'Chacun sert une seule fois dans la partie.'],
    ['Poteri', 'Ognuno si usa una sola volta nella partita.'],
  ),
  term(
    'elements',
    'GL-2.18',
    [
      'Elements',
      'Cards, Skill points and points of Blood and Speed. Primary Elements are cards and Skill points only.',
    ],
    [
      'Éléments',
      'Cartes, points de Compétence, de Sang et de Rapidité. Les Éléments primaires : cartes et points de Compétence seulement.',
    ],
    ['Elementi', 'Carte, punti Abilità, Sangue e Velocità. Gli Elementi primari: solo carte e punti Abilità.'],
  ),
  term(
    'front',
    'GL-3.7',
    ['Front', 'The three hexes before a figure. An attack strikes the middle one, directly ahead.'],
    ['Devant', 'Les trois hexagones face à une figure. Une attaque frappe celui du milieu, droit devant.'],
    ['Fronte', 'I tre esagoni davanti a una figura. Un attacco colpisce quello di mezzo, dritto davanti.'],
  ),
  term(
    'behind',
    'GL-3.8',
    [
      'Behind',
      'The three hexes at its back. Who is struck from there can hardly react, and it costs the attacker points.',
    ],
    [
      'Dans le dos',
      'Les trois hexagones à l’arrière. Frappé de là, on ne réagit guère, et l’attaquant y perd des points.',
    ],
    ['Alle spalle', 'I tre esagoni dietro. Chi è colpito da lì reagisce a stento, e l’attaccante perde punti.'],
  ),
  term(
    'hand',
    'GL-7.3',
    ['Hand and HP deck', 'At the start of a turn you divide your cards: the hand fights, the HP deck pays for wounds.'],
    [
      'Main et paquet de PS',
      'Au début du tour vous partagez vos cartes : la main combat, le paquet de PS paie les blessures.',
    ],
    ['Mano e mazzo PF', 'All’inizio del turno dividi le carte: la mano combatte, il mazzo PF paga le ferite.'],
  ),
  term(
    'row',
    'GL-8.8',
    ['Row', 'Your Action cards on the table. A card there can be used again for Blood.'],
    ['Rangée', 'Vos cartes Action sur la table. Une carte s’y réutilise contre du Sang.'],
    ['Fila', 'Le tue carte Azione sul tavolo. Una carta lì si riusa pagando Sangue.'],
  ),
  term(
    'standby',
    'GL-9.8',
    ['Standby', 'No Action in this activation; you take back up to three Elements, Blood and Speed too.'],
    ['Attente', 'Pas d’Action pour cette activation ; vous reprenez jusqu’à trois Éléments, Sang et Rapidité compris.'],
    ['Attesa', 'Nessuna Azione in questa attivazione; riprendi fino a tre Elementi, anche Sangue e Velocità.'],
  ),
  term(
    'reaction',
    'GL-8.37',
    ['Reaction', 'Answers an attack with an Action card: Block, Parry, Oppose or Dodge.'],
    ['Réaction', 'Répond à une attaque avec une carte Action : Blocage, Parade, Opposition ou Esquive.'],
    ['Reazione', 'Risponde a un attacco con una carta Azione: Blocco, Parata, Opposizione o Schivata.'],
  ),
  term(
    'passive',
    'GL-15.5',
    ['Passive', 'Who is Passive plays no cards, Abilities or Powers; only Guard and Items defend him.'],
    ['Passif', 'Un Passif ne joue ni cartes, ni Capacités, ni Pouvoirs ; seuls Garde et Objets le défendent.'],
    ['Passivo', 'Chi è Passivo non gioca carte, Capacità né Poteri; lo difendono solo Guardia e oggetti.'],
  ),
  term(
    'damage',
    'GL-11.40',
    ['Damage', 'A hit deals 1, and 1 more for every two cards played. It is paid with HP deck cards and Items.'],
    [
      'Dégâts',
      'Un coup en inflige 1, et 1 de plus par deux cartes jouées. On les paie en cartes du paquet de PS et en Objets.',
    ],
    ['Danni', 'Un colpo ne fa 1, e 1 in più ogni due carte giocate. Si pagano con carte del mazzo PF e oggetti.'],
  ),
  term(
    'feint',
    'GL-11.19',
    ['Feint', 'Played when both values are known: it takes one of them back.'],
    ['Feinte', 'Jouée quand les deux valeurs sont connues : elle en reprend une.'],
    ['Finta', 'Si gioca quando i due valori sono noti: ne ritira uno.'],
  ),
  term(
    'trapped',
    'GL-16.4',
    ['Trapped', 'In the net: −3 to attack and defence, and no movement until every marker is gone.'],
    ['Piégé', 'Dans le filet : −3 en attaque et en défense, sans mouvement tant qu’il reste un marqueur.'],
    ['Intrappolato', 'Nella rete: −3 in attacco e difesa, e nessun movimento finché resta un segnalino.'],
  ),
  term(
    'unbalanced',
    'GL-16.1',
    ['Unbalanced', 'One marker changes nothing; a second lays the figure face-down: −5 to attack and defence.'],
    ['Déséquilibré', 'Un marqueur ne change rien ; le second met à terre : −5 en attaque et en défense.'],
    ['Sbilanciato', 'Un segnalino non cambia nulla; il secondo mette a terra: −5 in attacco e difesa.'],
  ),
];
