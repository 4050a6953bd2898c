// Everything a person reads of Jugula, in English, as ICU messages.

import type { Words } from '#engine/game.ts';
import type { Tongue } from '#games/jugula/words/tongue.ts';

export const en: Words = {
  round: 'round',
  turn: 'to play: seat',
  out: 'out',
  waiting: 'to enter',
  wounded: 'wounded',
  hindered: 'hindered',
  netted: 'carries a marker',
  nets: 'nets',
  vox: 'Vox Populi',
  limit: 'hand limit',
  bonus: 'attack',
  damage: 'damage',
  glory: 'glory',
  hand: 'hand',
  deck: 'draw pile',
  discard: 'discarded',
  reserve: 'Prima',
  played: 'in play',
  points: 'points',
  roster: 'Armaturae (class; ATT and DEF against Light/Heavy; movement points)',
  ready: 'Ready-made familiae',
  legend: 'M move · A attack · V Vox Populi · D draw · P Prima · C combat; then its special effect',
  sums: 'Before the cards are added',
  'sums.dice': 'Before the dice are added',
  odds: 'Odds, both sides using their top cards',
  'odds.held': 'held',
  'odds.even': 'even',
  'odds.pushed': 'pushed',
  'odds.wounded': 'wounded',
  'odds.dust': 'bites the dust',
  'hint.odds': 'held {held} %, even {even} %, pushed {pushed} %, wounded {wounded} %, dust {dust} %',
  'hint.netOdds': 'held {held} %, even {even} %, hindered {netted} %',
  'hint.prospect': 'held {held} %, even {even} %, pushed {pushed} %, wounded {wounded} %, dust {dust} %',
  'hint.oddsWith': 'held {held} %, even {even} %, pushed {pushed} %, wounded {wounded} %, dust {dust} %',
  'hint.noTarget': 'nobody is in reach',
  'hint.price': '{mp} MP',
  'hint.inReach':
    '{n, plural, =0 {nobody is in reach} one {one way to attack} other {# ways to attack, each man once}}',
  'hint.voxTo': 'Vox Populi {from} → {to}',
  'hint.handTo': 'hand {from} → {to}, limit {limit}{over, plural, =0 {} other {: discard #}}',
  armatura: 'fighter',
  light: 'light',
  heavy: 'heavy',
  'col.att': 'ATT',
  'col.def': 'DEF',
  'col.mp': 'MP',
  'col.move': 'move',
  'col.attack': 'attack',
  'col.vox': 'Vox',
  'col.draw': 'draw',
  'col.prima': 'Prima',
  'col.combat': 'combat',
  'trait.range': 'Range {n}',
  'trait.hindrance': 'Hindrance {n}',
  'trait.bow': 'Bow',
  'trait.harassment': 'Harassment',
  'trait.massive': 'Massive',
  'trait.stoic': 'Stoic',
  'option.familiaSize': 'gladiators in a familia',
  'option.budget': 'points for a familia',
  'option.budget.standard': 'standard',
  'option.budget.none': 'no limit',
  'option.roster': 'gladiators to choose from',
  'option.roster.basic': 'the 12 basic ones',
  'option.roster.extended': 'all 14',
  'option.roundLimit': 'rounds at most',
  'option.combatSource': 'combat with',
  'option.combatSource.cards': 'cards',
  'option.combatSource.dice': 'dice',
  'option.backingOut': 'after backing out of a Danger Zone',
  'option.backingOut.goesOn': 'the movement goes on',
  'option.backingOut.ends': 'the movement ends',
  'option.pushRule': 'who is pushed goes back',
  'option.pushRule.straight': 'straight',
  'option.pushRule.fan': 'straight or at an angle',
  'choice.stop': 'no more of this',
  'choice.top': 'the top card of the draw pile',
  'choice.free': 'give up the movement and remove the Hindrance marker',
  'choice.yes': 'yes',
  'barred.JU-8.5': 'not with this card',
  'barred.JU-19.18': 'your Vox Populi is too low for its price',
  'part.ahead': 'straight ahead',
  'part.aside': 'sideways or back',
  'part.step back': 'step back',
  'part.back': 'from the back',
  'part.front zone': 'leaving a front zone',
  'part.turn': 'turn',
  'part.before': 'before',
  'part.change': 'change',
  'part.lost': 'lost',
  'part.card': 'card',
  'part.no card': 'no card',
  'part.die': 'die',
  'part.ATT': 'ATT',
  'part.DEF': 'DEF',
  'part.boost': 'boost',
  'part.harassment': 'Harassment',
  'part.ATT floor': 'ATT not below 0',
  'part.DEF floor': 'DEF not below 0',
  'part.side': 'from the side',
  'part.rear': 'from the rear',
  'part.vox': 'Vox Populi',
  'part.threats': 'threats',
  'part.effect': 'special effect',
  'part.bow': 'distance',
  'part.massive': 'Massive',
  'part.hindered': 'hindered',
  'part.at least 1': 'at least 1',
  'rule.attack': 'combat',
  'rule.attacks': 'attacks',
  'rule.moves': 'movements',
  'rule.movement': 'movement',
  'rule.charge': 'movement and attack',
  'rule.turn': 'turn',
  'rule.effect': 'special effect',
  'rule.set-up': 'deployment',
  'rule.boost': 'boost',
  'rule.discarding': 'discarding',
  'rule.prima': 'Prima',
  'rule.recover': 'taking back',
  'rule.freeing': 'freeing',
  'rule.shove': 'shoving',
  'rule.swap': 'changing places',
  'rule.turning': 'turning',
  'scene.byGladiator': 'attacker',
  'scene.onGladiator': 'target',
  'scene.gladiator': 'gladiator',
  'scene.seat': 'hand of',
  'scene.n': 'number',
  'scene.step': 'step',
  'scene.left': 'left',
  'scene.mp': 'more MP',
  'scene.att': 'bonus',
  'scene.attack': 'attack',
  'scene.defence': 'defence',
  'scene.net': 'net',
  'scene.card': 'card',
  'scene.play': 'card and use',
  'scene.done': 'familiae in the arena',
  'ask.JU-21.1': 'Which gladiators form your familia?',
  'ask.JU-21.2': 'Where do you deploy {gladiator}, and facing where?',
  'ask.JU-21.3': 'Which card do you play, and for what?',
  'ask.JU-21.4': 'Who moves?{left, plural, =0 {} one { # movement left.} other { # movements left.}}',
  'ask.JU-21.5': 'Where does {gladiator} end his movement, and facing where?',
  'ask.JU-21.6': 'Who attacks whom?{left, plural, =0 {} one { # attack left.} other { # attacks left.}}',
  'ask.JU-21.7': 'Which card do you use in the combat of {byGladiator} against {onGladiator}?',
  'ask.JU-21.8': 'Which Prima cards do you take?',
  'ask.JU-21.9': 'Which {n, plural, one {card} other {# cards}} of {seat} {n, plural, one {is} other {are}} discarded?',
  'ask.JU-21.10': 'What do you discard? Your hand limit is exceeded.',
  'command.concede': 'give up',
  'command.concede.do': 'Give up the match',
  'command.concede.about': 'Of two players the other wins at once. Among more, you withdraw and the others play on.',
  'ask.JU-21.11': 'Do you concede?',
  'ask.JU-21.15': 'Where is {onGladiator} pushed?',
  'ask.JU-19.4': 'Who moves and attacks?',
  'ask.JU-19.5': 'Who turns, and where to?',
  'ask.JU-19.6': 'Who shoves whom?',
  'ask.JU-19.7': 'Who gets the boost?',
  'ask.JU-19.11': 'Which cards do you take back from your discard pile?',
  'ask.JU-19.13': 'Who is freed of his Hindrance marker?',
  'ask.JU-19.14': 'Which two change places?',
  'ask.JU-19.16': 'Which opponent?',
  'event.familiaChosen': '{seat} leads {armatura}, {cost, plural, one {# point} other {# points}}',
  'event.firstChosen': '{seat} deploys first and will begin',
  'gladiator.own': 'your',
  'event.deployed': '{gladiator} enters at {stance}',
  'event.drew': '{seat} draws {count, plural, one {# card} other {# cards}}{cards}',
  'event.drew.JU-8.11':
    '{seat} draws {count, plural, one {# card} other {# cards}}{cards}: the crowd is with the familia that has taken most damage',
  'event.reshuffled': '{seat} shuffles {count, plural, one {# card} other {# cards}} into a new draw pile',
  'event.exhausted': '{seat} has no card left to draw',
  'event.turnBegan': 'Round {round}: {seat}’s turn',
  'event.played':
    '{seat} plays {card} {use, select, move {to move} attack {to attack} vox {for Vox Populi} draw {to draw} prima {for Prima cards} other {for its special effect}}',
  'event.voxChanged': 'Vox Populi of {seat}: {total}{parts}',
  'event.voxChanged.JU-7.6': 'The crowd likes it: Vox Populi of {seat} now {total}{parts}',
  'event.voxChanged.JU-18.9': 'Three rounds without an attack: the crowd takes 1 Vox Populi, {seat} has {total}{parts}',
  'event.discarded': '{seat} discards {cards}',
  'event.discarded.JU-17.1': '{seat} discards {cards}, over the hand limit',
  'event.discarded.JU-19.10': '{seat} must discard {cards}: the effect of the card just played',
  'event.acquired': '{seat} acquires {cards}',
  'event.stayed': '{gladiator} stays where he is',
  'event.moved': '{gladiator} {cells_count, plural, =0 {turns on} other {moves to}} {stance}, for {total} MP{parts}',
  'event.freed': '{gladiator} is rid of the Hindrance marker',
  'event.foundNoTarget': 'Nobody is in reach of the gladiators of {seat}',
  'event.attacked': '{gladiator} attacks {onGladiator}',
  'event.netThrown': '{gladiator} throws the net at {onGladiator} (Hindering attack)',
  'event.combatCardUsed':
    '{fromHand_any, select, yes {{seat} uses {card}} other {{seat} turns up {card}, top of the pile}}',
  'event.attackScored': '{gladiator} attacks with {total}{parts}',
  'event.defenceScored': '{gladiator} defends with {total}{parts}',
  'event.held': '{gladiator} holds his ground',
  'event.scoresTied': 'The scores are even: the attack comes to nothing',
  'event.netted': '{gladiator} is caught by {byGladiator}',
  'event.pushed': '{gladiator} is pushed back to {cell}',
  'event.pinned': '{gladiator} cannot be pushed back',
  'event.wounded': '{gladiator} is wounded',
  'event.bitTheDust': '{gladiator} bites the dust',
  'event.withdrew':
    'The familia of {seat} is beaten, with {damage, plural, one {# damage point} other {# damage points}}',
  'event.withdrew.JU-18.3': '{seat} withdraws: one man is left, or wounded men alone',
  'event.conceded': '{seat} concedes',
  'event.won': '{seat} wins',
  'event.roundEnded': 'Round {round} is over',
  'event.timeRanOut': 'The time is up after round {round}',
  'event.peeked': '{seat} looks at the hand of {owner}{cards}',
  'event.boosted': 'Boost of +{k} {stat} for {gladiators}',
  'event.recovered': '{seat} takes back {cards}',
  'event.turned': '{gladiator} turns, facing {facing}',
  'event.shoved': '{gladiator} shoves {onGladiator} to {cell}',
  'event.stoodFirm': '{gladiator} shoves {onGladiator} in vain',
  'event.swapped': '{gladiator} and {withGladiator} change places',
};

const until = {
  endOfTurn: 'this turn',
  ownNextTurnStart: 'until your next turn',
  ownNextTurnEnd: 'to the end of your next turn',
};
const upTo = (n: number, one: string, many: string): string => (n === 1 ? one : `up to ${n} ${many}`);

export const english: Tongue = {
  colon: ': ',
  use: [
    (n) => upTo(n, 'one movement', 'movements'),
    (n) => upTo(n, 'one attack', 'attacks'),
    (n) => `Vox Populi\u00a0+${n}`,
    (n) => `draw ${n} cards`,
    (n) => `${upTo(n, 'one Prima card', 'Prima cards')}, stronger ones, into your hand`,
  ],
  unused: ['movement', 'attack', 'Vox Populi', 'drawing', 'Prima cards'],
  effect(step) {
    switch (step.op) {
      case 'MOVE':
        return `${upTo(step.n, 'one movement', 'movements')}${step.mp > 0 ? ` with ${step.mp} MP more` : ''}`;
      case 'ATTACK':
        return `${upTo(step.n, 'one attack', 'attacks')}${step.att > 0 ? ` at +${step.att}` : ''}`;
      case 'MOVE_ATTACK':
        return `one gladiator moves${step.mp > 0 ? ` with ${step.mp} MP more` : ''} and attacks${step.att > 0 ? ` at +${step.att}` : ''}`;
      case 'TURN':
        return `${upTo(step.n, 'one gladiator turns', 'gladiators turn')} freely`;
      case 'SHOVE':
        return `shove ${upTo(step.n, 'one enemy', 'enemies')}`;
      case 'BOOST':
        return `+${step.k} ${step.stat} for ${upTo(step.n, 'one gladiator', 'gladiators')}, ${until[step.until]}`;
      case 'VOX':
        return `Vox Populi\u00a0${step.k > 0 ? '+' : '−'}${Math.abs(step.k)}${step.who === 'target' ? ' for an opponent' : ''}`;
      case 'DRAW':
        return step.n === 1 ? 'draw a card' : `draw ${step.n} cards`;
      case 'DISCARD':
        if (step.mode === 'choose') return step.n === 1 ? 'discard a card' : `discard ${step.n} cards`;
        return step.mode === 'random'
          ? `an opponent discards ${step.n} at random`
          : `discard ${step.n} of the cards seen`;
      case 'RECOVER':
        return `take back ${upTo(step.n, 'a discarded card', 'discarded cards')}`;
      case 'PRIMA':
        return `take ${upTo(step.n, 'a Prima card', 'Prima cards')} into your hand`;
      case 'FREE':
        return `free ${upTo(step.n, 'a gladiator', 'gladiators')} of the net`;
      case 'SWAP':
        return 'two neighbours change places';
      case 'PEEK':
        return 'look at an opponent’s hand';
    }
  },
};
