// What can happen in Jugula, and what the locals of its rules are. `hand` is how many cards a lanista then holds,
// `damage` the damage points of a familia, `wounds` those of one gladiator.

import { begins, defineEvents, defineLocals, oneOf, secret, sumOf } from '#engine/events/declare.ts';
import { nouns } from '#games/jugula/nouns.ts';

const gladiator = { gladiator: 'gladiator' } as const;
const clash = { gladiator: 'gladiator', onGladiator: 'gladiator' } as const;
const defended = { gladiator: 'gladiator', byGladiator: 'gladiator', attack: 'number', defence: 'number' } as const;
const score = { gladiator: 'gladiator', parts: sumOf('total'), total: 'number' } as const;

export const events = defineEvents(nouns, {
  // Set-up
  familiaChosen: { seat: 'seat', armatura: 'armatura[]', cost: 'number' },
  firstChosen: { seat: 'seat' },
  deployed: { gladiator: 'gladiator', stance: 'stance' },

  // The turn and its cards
  turnBegan: begins('turn', { seat: 'seat', round: 'number' }),
  roundEnded: { round: 'number' },
  timeRanOut: { round: 'number' },
  played: {
    seat: 'seat',
    card: 'card',
    use: oneOf('move', 'attack', 'vox', 'draw', 'prima', 'special'),
    hand: 'number',
  },
  drew: { seat: 'seat', count: 'number', hand: 'number', cards: secret('card[]') },
  reshuffled: { seat: 'seat', count: 'number' },
  exhausted: { seat: 'seat', lost: 'number' },
  discarded: { seat: 'seat', cards: 'card[]', hand: 'number' },
  acquired: { seat: 'seat', cards: 'card[]', into: oneOf('hand', 'discard') },
  recovered: { seat: 'seat', cards: 'card[]', hand: 'number' },
  peeked: { seat: 'seat', owner: 'seat', count: 'number', cards: secret('card[]') },
  voxChanged: { seat: 'seat', parts: sumOf('total'), total: 'number' },

  // On the sand
  stayed: gladiator,
  moved: {
    gladiator: 'gladiator',
    from: 'stance',
    cells: 'cell[]',
    stance: 'stance',
    parts: sumOf('total'),
    total: 'number',
  },
  turned: { gladiator: 'gladiator', facing: 'facing' },
  shoved: { ...clash, from: 'cell', cell: 'cell' },
  stoodFirm: { ...clash, cell: 'cell' },
  swapped: { gladiator: 'gladiator', withGladiator: 'gladiator', cell: 'cell', withCell: 'cell' },
  boosted: {
    gladiators: 'gladiator[]',
    stat: oneOf('ATT', 'DEF', 'MP'),
    k: 'number',
    until: oneOf('endOfTurn', 'ownNextTurnStart', 'ownNextTurnEnd'),
  },
  foundNoTarget: { seat: 'seat' },

  // Combat
  attacked: clash,
  netThrown: clash,
  combatCardUsed: { seat: 'seat', card: 'card', fromHand: 'flag', value: 'number' },
  attackScored: score,
  defenceScored: score,
  held: defended,
  scoresTied: defended,
  netted: { gladiator: 'gladiator', byGladiator: 'gladiator' },
  freed: { gladiator: 'gladiator', toGladiator: 'gladiator?' },
  pushed: { gladiator: 'gladiator', byGladiator: 'gladiator', from: 'cell', cell: 'cell' },
  pinned: { gladiator: 'gladiator', byGladiator: 'gladiator', cell: 'cell' },
  wounded: { gladiator: 'gladiator', damage: 'number', wounds: 'number' },
  bitTheDust: { gladiator: 'gladiator', damage: 'number', wounds: 'number', cell: 'cell' },

  // The end
  withdrew: { seat: 'seat', damage: 'number' },
  conceded: { seat: 'seat', damage: 'number' },
  won: { seat: 'seat?' },
});

export const locals = defineLocals(nouns, {
  seat: 'seat',
  target: 'seat?',
  gladiator: 'gladiator?',
  byGladiator: 'gladiator',
  onGladiator: 'gladiator',
  card: 'card',
  play: 'play?',
  cell: 'cell?',
  net: 'flag',
  random: 'flag',
  step: 'number?',
  done: 'number',
  left: 'number',
  mp: 'number',
  att: 'number',
  attack: 'number',
  defence: 'number',
  n: 'number',
  turned: 'armatura[]',
});
