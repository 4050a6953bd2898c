// What can happen in House of Gladiators, and what the locals of its rules are.
//
// `purse` and `store` are the coins and rations a House has afterwards, `hp` the health a gladiator then has.

import { begins, defineEvents, defineLocals, oneOf, secret, sumOf } from '#engine/events/declare.ts';
import { nouns } from '#games/house-of-gladiators/nouns.ts';

const house = { seat: 'seat' } as const;
const gladiator = { seat: 'seat', gladiator: 'gladiator' } as const;
const card = { seat: 'seat', card: 'card' } as const;
const sum = { parts: sumOf('total'), total: 'number' } as const;
const type = oneOf('combat', 'special', 'blessing');
const attribute = oneOf('speed', 'strength', 'endurance');
const goods = { coins: 'number', rations: 'number' } as const;
const stock = { purse: 'number', store: 'number' } as const;
const thrown = {
  seat: 'seat',
  roll: 'number',
  dice: 'die[]',
  die: 'die',
  gladiator: 'gladiator',
  attribute,
} as const;

export const events = defineEvents(nouns, {
  // Set-up
  firstChosen: house,
  received: { seat: 'seat', cards: 'card[]' },
  revealed: { gladiators: 'gladiator[]' },
  drafted: gladiator,
  drew: { seat: 'seat', count: 'number', cards: secret('card[]') },
  dealt: { seat: 'seat', count: 'number', tasks: secret('task[]') },
  kept: { seat: 'seat', task: secret('task') },

  // The round and its markets
  roundBegan: begins('round', { round: 'number', seat: 'seat' }),
  marketBegan: { sort: oneOf('gladiators', 'resources'), count: 'number' },
  lotOffered: { type },
  gladiatorOffered: { gladiator: 'gladiator' },
  bidsOpened: { bids: 'number[seat]' },
  bid: { seat: 'seat', coins: 'number' },
  passed: house,
  bought: { seat: 'seat', type, coins: 'number', purse: 'number', card: secret('card') },
  recruited: { ...gladiator, coins: 'number', purse: 'number' },
  unwanted: { type },
  setAside: { gladiator: 'gladiator' },
  discarded: { seat: 'seat', cards: 'card[]' },
  reshuffled: { deck: 'word', count: 'number' },
  sold: { ...gladiator, coins: 'number', purse: 'number' },
  freed: { ...gladiator, glory: 'number' },

  // Training
  fed: { ...gladiator, rations: 'number', hp: 'number', store: 'number' },
  blessed: card,
  gained: { seat: 'seat', ...goods, ...stock },
  healed: { ...gladiator, count: 'number', hp: 'number' },
  peeked: { seat: 'seat', of: 'seat', tasks: secret('task[]') },
  searched: { seat: 'seat', of: 'seat', cards: secret('card[]') },
  paid: { ...gladiator, ...goods, ...stock },
  trained: { seat: 'seat', count: 'number', seconds: secret('second[]') },
  upgraded: { ...gladiator, second: 'second', hp: 'number' },
  exchanged: { seat: 'seat', coins: 'number', purse: 'number' },
  locked: house,

  // Assignment
  paired: { slot: 'slot', seat: 'seat', guestSeat: 'seat' },
  byeGiven: { slot: 'slot', seat: 'seat' },
  assigned: { seat: 'seat', slots: 'slot[]', gladiators: secret('gladiator[]'), cards: secret('card[]') },

  // The Arena
  deserted: { slot: 'slot', seats: 'seat[]' },
  forfeited: { slot: 'slot', seat: 'seat' },
  substituted: { seat: 'seat', by: 'seat', gladiator: 'gladiator' },
  wonOutright: { ...gladiator, ...goods },
  entered: { ...gladiator, hp: 'number', cards: 'card[]', slot: 'slot' },
  cancelled: { seat: 'seat', type, card: 'card' },
  prepared: { ...gladiator, hp: 'number' },
  reversed: house,
  chooserNamed: gladiator,
  attributeChosen: { seat: 'seat', attribute, roll: 'number' },
  rolled: thrown,
  /** By the card that allowed it: of the side that rolls, or of the other. */
  rerolled: { ...thrown, card: 'card' },
  scored: { ...gladiator, ...sum, roll: 'number', attribute },
  scoresTied: { roll: 'number', gladiators: 'gladiator[]', scores: 'number[]' },
  hurt: { ...gladiator, hp: 'number', ...sum, byGladiator: 'gladiator' },
  survived: { ...gladiator, hp: 'number' },
  fell: { ...gladiator, roll: 'number' },
  condemned: gladiator,
  spared: gladiator,
  abandoned: gladiator,
  saved: gladiator,
  died: { ...gladiator, glory: 'number' },
  won: { ...gladiator, slot: 'slot', glory: 'number', ...goods, hp: 'number' },
  boutDrawn: { slot: 'slot', gladiators: 'gladiator[]', ...goods },
  returned: card,
  used: card,
  collected: { seat: 'seat', cards: 'card[]' },

  // House Duties and the end
  rewarded: { ...gladiator, ...goods, glory: 'number', ...stock },
  penalised: { seat: 'seat', ...goods, ...stock },
  tolled: { ...card, gladiator: 'gladiator' },
  reimbursed: { ...gladiator, coins: 'number', purse: 'number' },
  rested: { ...gladiator, hp: 'number' },
  completed: { seat: 'seat', task: 'task', count: 'number' },
  incomeReceived: { seat: 'seat', coins: 'number', purse: 'number' },
  provisionsReceived: { seat: 'seat', rations: 'number', store: 'number' },
  leftGame: house,
  gameEnded: { places: 'number[seat]', scores: 'number[seat]' },
});

export const locals = defineLocals(nouns, {
  by: 'seat?',
  'tasks.by': 'seat[]',
  open: 'seat[]',
  openerSeat: 'seat',
  leader: 'seat?',
  passedSeats: 'seat[]',
  hostSeat: 'seat',
  guestSeat: 'seat',
  presentSeat: 'seat?',
  absentSeat: 'seat?',
  houses: 'seat[]',
  control: 'seat[]',
  fighters: 'fighter[]',
  tiro: 'tiro',
  tolled: 'gladiator[]',
  drawn: 'second[]',
  bought: 'card?',
  gear: 'card[][]',
  slot: 'slot',
  type: 'word?',
  aid: 'word',
  substitution: 'flag',
  reversed: 'flag',
  dies: 'flag',
  dice: 'number[]',
  picks: 'number',
  count: 'number',
  lots: 'number',
  high: 'number',
  bout: 'number',
  roll: 'number',
  attribute: 'number',
  chooser: 'number?',
  selector: 'number?',
  down: 'number?',
  winner: 'number?',
  cancelled: 'number[]',
  won: 'number[]',
  loss: 'number[]',
  rerolled: 'number[]',
  survived: 'number[]',
  factors: 'number[]',
});
