// What the status line asks: English, French, Italian.

export const asks = {
  'asks.heal': [
    'For which of your injured do you throw next?',
    'Pour lequel de vos blessés lancez-vous ?',
    'Per quale dei tuoi feriti tiri ora?',
  ],
  'asks.heal.again': [
    '{card} threw a {die}. Does {helper} try again?',
    '{card} a fait {die}. {helper} réessaie-t-il ?',
    '{card} ha fatto {die}. {helper} ci riprova?',
  ],
  'asks.wounds': [
    '{foe} hits {name} {count, plural, one {once} =2 {twice} other {# times}}. Which {count, plural, one {die} other {# dice}} do you give up?',
    '{foe} touche {name} {count, plural, one {une fois} other {# fois}}. {count, plural, one {Quel dé abandonnez-vous ?} other {Quels # dés abandonnez-vous ?}}',
    '{foe} colpisce {name} {count, plural, one {una volta} other {# volte}}. {count, plural, one {Quale dado perdi?} other {Quali # dadi perdi?}}',
  ],
  'asks.verdict': [
    '{name} lies in the sand. Thumb up or down?',
    '{name} est à terre. Pouce levé ou baissé ?',
    '{name} è a terra. Pollice su o verso?',
  ],
  'asks.bets': [
    '{first} against {second}. What do you stake?',
    '{first} contre {second}. Que misez-vous ?',
    '{first} contro {second}. Che cosa punti?',
  ],
  'asks.bid': [
    '{card} is for sale. What do you bid?',
    '{card} est en vente. Que misez-vous ?',
    '{card} è all’asta. Quanto offri?',
  ],
  'asks.scout': [
    'You see the top of the Market deck. What goes to the bottom?',
    'Vous voyez le dessus de la pioche Marché. Que glissez-vous dessous ?',
    'Vedi la cima del mazzo Mercato. Che cosa va in fondo?',
  ],
  'asks.substitute': [
    '{card} may not fight. Who goes in instead?',
    '{card} ne peut pas combattre. Qui le remplace ?',
    '{card} non può combattere. Chi lo sostituisce?',
  ],
  'asks.cost': [
    'Which cards do you give for it?',
    'Quelles cartes donnez-vous pour cela ?',
    'Quali carte dai in cambio?',
  ],
} as const;
