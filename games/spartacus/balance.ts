// How even the game is: which House wins, how often schemes need allies, what support is asked for and given, and how
// often schemes are foiled.
//
// All of it is read from events, so that earlier versions of the rules are counted by the same measure. Houses are drawn by
// lot: bots that search choose them always in the same order, so that among them a House would also be a place at the table.

import type { GameEvent, Part } from '#engine/event.ts';
import { type BalanceSheet, type Counts, count, type PlayedGame, victoryShares } from '#games/shared/balance.ts';
import { CARDS, FIRST_HOUSE, HOUSES } from '#games/spartacus/cards.ts';

/** Where the Houses began among the cards up to version 3; their order has stayed. */
const FIRST_THEN = 81;
const NAMES = HOUSES.map((kind) => CARDS[kind]!.name);

const around = (middle: number, off: number) => ({ low: middle - off, high: middle + off });

export const balance: BalanceSheet = {
  count: countGame,
  aims: [
    {
      title: 'every House wins 22–28 % of games of four',
      of: 'house/',
      bounds: (seats) => (seats === 4 ? around(1 / 4, 0.03) : null),
    },
    { title: 'places at the table within 5 points', of: 'seat/', bounds: (seats) => around(1 / seats, 0.05) },
    {
      title: 'of three and more, at least a fifth of the schemes are launched with support',
      of: 'scheme/with support',
      bounds: (seats) => (seats > 2 ? { low: 0.2, high: 0.6 } : null),
    },
    {
      title: 'fewer than half of the schemes are foiled',
      of: 'scheme/foiled',
      bounds: () => ({ low: 0.15, high: 0.5 }),
    },
    { title: 'games at the turn limit', of: 'end/limit', bounds: () => ({ low: 0, high: 0.02 }) },
  ],
  drawn: ['SP-2.4'],
  plots: ['house/', 'seat/', 'scheme/', 'support/'],
};

const MEANS = ['turns', 'schemes', 'asked for support', 'reactions', 'gold for support'];

function countGame({ seats, events, places }: PlayedGame): Counts {
  const counts: Counts = new Map();
  const shares = victoryShares(places);
  const first = events.find(({ kind }) => kind === 'hostChosen')!.fields['seat'] as number;
  for (let seat = 0; seat < seats; seat++) count(counts, `seat/${((seat - first + seats) % seats) + 1}`, shares[seat]!);
  count(counts, 'end/limit', events.at(-1)?.clause === 'SP-11.16' ? 1 : 0);
  for (const name of MEANS) count(counts, `mean/${name}`, 0);
  for (const event of events) countEvent(counts, event, shares);
  return counts;
}

function countEvent(counts: Counts, { kind, fields }: GameEvent, shares: readonly number[]): void {
  switch (kind) {
    case 'chose': {
      const house = fields['house'] as number;
      const name = NAMES[house - (house < FIRST_HOUSE ? FIRST_THEN : FIRST_HOUSE)]!;
      count(counts, `house/${name}`, shares[fields['seat'] as number]!);
      break;
    }
    case 'turnBegan':
      counts.get('mean/turns')!.part = fields['turn'] as number;
      break;
    case 'asked':
      count(counts, 'mean/asked for support', (fields['seats'] as number[]).length, 0);
      break;
    case 'supported':
    case 'unsupported':
      count(counts, 'support/agreed', kind === 'supported' ? 1 : 0);
      count(counts, 'mean/gold for support', kind === 'supported' ? (fields['gold'] as number) : 0, 0);
      break;
    case 'launched': {
      const parts = fields['parts'] as unknown as readonly Part[];
      const isSupported = parts.some(({ label, value }) => label === 'support' && value > 0);
      count(counts, 'scheme/with support', isSupported ? 1 : 0);
      count(counts, 'scheme/foiled', 0);
      count(counts, 'mean/schemes', 1, 0);
      break;
    }
    case 'schemeFoiled':
      count(counts, 'scheme/foiled', 1, 0);
      break;
    case 'played':
      count(counts, 'mean/reactions', 1, 0);
  }
}
