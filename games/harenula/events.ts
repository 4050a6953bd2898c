// What can happen in Harenula, and what the locals of its rules are. `purse` is what a seat has once it has paid or been
// paid, `hand` how many cards it holds then.

import { auctionEvents, auctionLocals } from '#engine/auction.ts';
import { begins, defineEvents, defineLocals, secret, sumOf } from '#engine/events/declare.ts';
import { nouns } from '#games/harenula/nouns.ts';

const bargain = {
  seat: 'seat',
  partner: 'seat',
  give: 'number[]',
  giveCoins: 'number',
  want: 'number[]',
  wantCoins: 'number',
} as const;
const strength = { seat: 'seat', cards: 'card[]', die: 'die', parts: sumOf('total'), total: 'number' } as const;

export const events = defineEvents(nouns, {
  ...auctionEvents,
  pledged: { seat: 'seat', patron: secret('patron') },
  entered: { seat: 'seat', cell: 'cell' },
  exchanged: { seat: 'seat', count: 'number', cards: secret('card[]') },
  firstChosen: { seat: 'seat' },
  roundBegan: begins('round', { round: 'number' }),
  proposed: bargain,
  refused: { seat: 'seat', partner: 'seat' },
  bargained: { ...bargain, purse: 'number', partnerPurse: 'number' },
  lotOffered: { laurel: 'number' },
  lotWon: { seat: 'seat', laurel: 'number', coins: 'number', purse: 'number' },
  unwanted: { laurel: 'number' },
  moved: { seat: 'seat', cells: 'cell[]' },
  attacked: { seat: 'seat', on: 'seat' },
  laid: { seat: 'seat', count: 'number', cards: secret('card[]') },
  feinted: { seat: 'seat' },
  buried: { seat: 'seat' },
  struck: strength,
  stood: strength,
  hurt: { seat: 'seat', parts: sumOf('total'), total: 'number' },
  paid: { seat: 'seat', cards: 'card[]', hurt: 'number', hand: 'number' },
  fell: { seat: 'seat', feller: 'seat', cards: 'card[]', felled: 'number' },
  coinsThrown: { seat: 'seat', coins: 'number', purse: 'number' },
  looked: { seat: 'seat', card: secret('card') },
  took: { seat: 'seat', hand: 'number' },
  left: { seat: 'seat' },
  reshuffled: { count: 'number' },
  drew: { seat: 'seat', count: 'number', hand: 'number', cards: secret('card[]') },
  patronShown: { seat: 'seat', patron: 'patron' },
  scored: { seat: 'seat', parts: sumOf('total'), total: 'number' },
  gave: { seat: 'seat', to: 'seat', coins: 'number', purse: 'number', toPurse: 'number' },
});

export const locals = defineLocals(nouns, {
  ...auctionLocals,
  open: 'seat[]',
  by: 'seat',
  on: 'seat',
  feller: 'seat',
  bargain: 'bargain',
  blow: 'number[]',
  guard: 'number[]',
  feinted: 'flag',
  burying: 'flag',
  shown: 'flag',
  attacked: 'flag',
  force: 'number',
  hurt: 'number',
  taken: 'number',
});
