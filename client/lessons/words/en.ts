// The lessons in English.

export const en = {
  title: 'A first match',
  step: 'Step {n} of {steps}',
  wait: '{name} decides; look at the log.',
  show: 'Show me',
  'show.why': 'Puts the answer together; you still send it yourself.',
  other: 'That is possible later. In this step do what it says.',
  astray: 'That leads elsewhere. Take steps back (U) until you stand at the goal.',
  again: 'Begin again',
  close: 'Play on',
  'gladiatori.create':
    'Take the Hoplomachus among the ready-made gladiators and press the filled button. The ready-made are balanced, so this match is about fighting, not about buying.',
  'gladiatori.item':
    'Items are shared out one by one. Pick the Pilum: Items add to attack and defence, and one day they may pay for a wound.',
  'gladiatori.helm': 'You picked first, so you pick last too. Take the Visored helm: it protects.',
  'gladiatori.place':
    'Stand on D03 and look east. Where you look matters: who is struck from behind defends badly, and the crowd despises whoever strikes there.',
  'gladiatori.split':
    'Your deck becomes two. Cards in the hand fight; cards in the HP deck keep you alive. The proposal leaves four cards to live on: seal it. Verus does the same in secret.',
  'gladiatori.walk':
    'Walk to I06 and look south-east, straight at Verus. Every step costs a point of Speed; one click on the goal plans the whole way, a second one goes. “Show me” takes it step by step.',
  'gladiatori.arrived':
    'You stand before him. End the movement. An attack from the front earns 2 victory points, whether it hurts or not; one from behind costs 3.',
  'gladiatori.action':
    'Play Berserk face down. Each Action card fights in its own way, and nobody sees which one you chose. Berserk turns Blood into strength.',
  'gladiatori.energy':
    'Add two Energy 0 cards. Verus sees how many they are, not which. If you hit, the damage is 1 and half the number of your cards, the Action card among them.',
  'gladiatori.declare': 'Attack Verus. You look at each other, so the crowd gives you 2 victory points.',
  'gladiatori.value':
    'The cards are open; now fix your value. Use Offense and spend 3 Blood at 2 points each: 14 in all. Offense drops by 1, and Rest does not bring Blood back, so spend it where it counts.',
  'gladiatori.feint':
    '14 against 13: you hit. With a Feint you could still take the attack back, as if it had not happened. You need none.',
  'gladiatori.react':
    'First Blood brought you 3 more points. Now Verus strikes back. React with Movement: a dodge halves his attack.',
  'gladiatori.alone': 'You may add cards to a reaction. Add none, and keep them for your own attack.',
  'gladiatori.guard':
    'Use Guard. Speed would help a dodge, but you left yours on the way here: nothing is free in the arena.',
  'gladiatori.pay':
    '7 against 4: he hits, for 2 points of damage. Pay with two Energy 0 cards of the HP deck, 1 point each. They are gone for good; who cannot pay falls.',
  'gladiatori.done':
    'That was a round: move, act, fight, pay. You lead 17 to 14. Two rounds make a turn, then comes Rest; after six turns the most victory points win. From here the match is yours.',
} as const;
