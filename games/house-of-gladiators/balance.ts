// How even the game is: who wins, counted from the start House; which tasks decide; what is worth a bid; how bouts end.
//
// Resource cards are auctioned face down, so a bid is for a type; what a card is worth once it is there shows in how often
// it is used by those who have it.

import type { GameEvent } from '#engine/event.ts';
import { RESOURCE_NAMES, TASK_NAMES, TIRO_NAMES } from '#games/house-of-gladiators/cards.ts';
import { FULL_VALUE } from '#games/house-of-gladiators/rules/09-selling.ts';
import type { Ludi } from '#games/house-of-gladiators/state.ts';
import { type BalanceSheet, type Counts, count, type PlayedGame, victoryShares } from '#games/shared/balance.ts';

const around = (middle: number, off: number) => ({ low: middle - off, high: middle + off });

export const balance: BalanceSheet = {
  count: countGame,
  aims: [
    {
      title: 'the start House wins neither more nor less',
      of: 'seat/1',
      bounds: (seats) => around(1 / seats, 0.03),
    },
    { title: 'seats from the start House, within 3 points', of: 'seat/', bounds: (seats) => around(1 / seats, 0.03) },
    {
      title: 'every task is kept by one in twenty at least',
      of: 'task kept/',
      bounds: () => ({ low: 0.05, high: Number.POSITIVE_INFINITY }),
    },
    {
      title: 'every type of card finds a bid at least once in twenty',
      of: 'lot sold/',
      bounds: () => ({ low: 0.05, high: Number.POSITIVE_INFINITY }),
    },
    {
      title: 'every Tiro finds a bid at least once in twenty',
      of: 'tiro sold/',
      bounds: () => ({ low: 0.05, high: Number.POSITIVE_INFINITY }),
    },
    {
      title: 'a gladiator of level 2 beats one of level 1',
      of: 'level/2 over 1',
      bounds: () => ({ low: 0.7, high: 0.8 }),
    },
    { title: 'a fallen gladiator is spared', of: 'verdict/spared', bounds: () => ({ low: 0.25, high: 0.75 }) },
    {
      title: 'no Tiro is bought for less than he sells for',
      of: 'tiro bought/below 5 coins',
      bounds: () => ({ low: 0, high: 0.01 }),
    },
    { title: 'games at the limit of rounds', of: 'end/limit', bounds: () => ({ low: 0, high: 0.02 }) },
  ],
  plots: ['seat/', 'task kept/', 'task decided/', 'tiro sold/'],
};

const MEANS = ['bouts', 'draws', 'deaths', 'upgrades', 'wiped out'];

function countGame(game: PlayedGame): Counts {
  const counts: Counts = new Map();
  for (const name of MEANS) count(counts, `mean/${name}`, 0);
  for (const event of game.events) countEvent(counts, event);
  countLevels(counts, game.events);
  for (const name of RESOURCE_NAMES) {
    const times = game.uses?.get(name);
    if (times !== undefined) count(counts, `card used/${name}`, times, 0);
  }
  countEnd(counts, game);
  return counts;
}

/** What an event tells everybody and what it tells in secret. */
const told = ({ fields, secrets }: GameEvent): { [key: string]: unknown } =>
  Object.assign({}, fields, ...(secrets ?? []).map((one) => one.fields));

function countEvent(counts: Counts, event: GameEvent): void {
  const fields = told(event);
  const name = (names: readonly string[], field: string): string => names[fields[field] as number]!;
  switch (event.kind) {
    case 'lotOffered':
      count(counts, `lot sold/${fields['type']}`, 0);
      return;
    case 'bought':
      count(counts, `lot sold/${fields['type']}`, 1, 0);
      count(counts, `coins a lot/${fields['type']}`, fields['coins'] as number);
      count(counts, `card used/${name(RESOURCE_NAMES, 'card')}`, 0);
      return;
    case 'drew':
      for (const card of fields['cards'] as number[]) count(counts, `card used/${RESOURCE_NAMES[card]!}`, 0);
      return;
    case 'gladiatorOffered':
      count(counts, `tiro sold/${name(TIRO_NAMES, 'gladiator')}`, 0);
      return;
    case 'recruited':
      count(counts, `tiro sold/${name(TIRO_NAMES, 'gladiator')}`, 1, 0);
      count(counts, 'tiro bought/below 5 coins', (fields['coins'] as number) < FULL_VALUE ? 1 : 0);
      count(counts, 'coins a lot/gladiator', fields['coins'] as number);
      return;
    case 'condemned':
    case 'spared':
      count(counts, 'verdict/spared', event.kind === 'spared' ? 1 : 0);
      return;
    case 'dealt':
      for (const task of fields['tasks'] as number[]) count(counts, `task kept/${TASK_NAMES[task]!}`, 0);
      return;
    case 'kept':
      count(counts, `task kept/${name(TASK_NAMES, 'task')}`, 1, 0);
      count(counts, `task completed/${name(TASK_NAMES, 'task')}`, 0);
      return;
    case 'completed':
      count(counts, `task completed/${name(TASK_NAMES, 'task')}`, 1, 0);
      return;
    case 'chooserNamed':
      count(counts, 'mean/bouts', 1, 0);
      return;
    case 'boutDrawn':
      count(counts, 'mean/draws', 1, 0);
      return;
    case 'died':
      count(counts, 'mean/deaths', 1, 0);
      return;
    case 'trained':
      count(counts, 'mean/upgrades', 1, 0);
      return;
    case 'leftGame':
      count(counts, 'mean/wiped out', 1, 0);
  }
}

/** Bouts between levels, by who wins them; a draw counts half. */
function countLevels(counts: Counts, events: readonly GameEvent[]): void {
  const upgraded = new Set<unknown>();
  /** The fighters of the latest bout, and whether each is of level 2. */
  let fighters: { gladiator: unknown; isUpgraded: boolean }[] = [];
  for (const { kind, fields } of events) {
    const { gladiator } = fields;
    if (kind === 'upgraded') upgraded.add(gladiator);
    else if (kind === 'sold' || kind === 'freed' || kind === 'died') upgraded.delete(gladiator);
    else if (kind === 'entered') fighters = [...fighters.slice(-1), { gladiator, isUpgraded: upgraded.has(gladiator) }];
    else if ((kind === 'won' || kind === 'boutDrawn') && fighters[0]!.isUpgraded !== fighters[1]!.isUpgraded) {
      const winner = fighters.find((one) => one.gladiator === gladiator);
      count(counts, 'level/2 over 1', winner === undefined ? 0.5 : winner.isUpgraded ? 1 : 0);
    }
  }
}

/** Seats are counted from the start House (HG-2.8). */
function countEnd(counts: Counts, { events, places, seats, state }: PlayedGame): void {
  const { round, ending, houses } = state as Ludi;
  const shares = victoryShares(places);
  const start = (events.find(({ kind }) => kind === 'firstChosen')?.fields['seat'] ?? 0) as number;
  count(counts, 'mean/rounds', round);
  count(counts, 'end/limit', ending === 'HG-3.6' ? 1 : 0);
  for (const task of TASK_NAMES) count(counts, `task decided/${task}`, 0);
  for (let seat = 0; seat < seats; seat++) {
    count(counts, `seat/${1 + ((seat - start + seats) % seats)}`, shares[seat]!);
    const last = houses[seat]!.done.at(-1);
    if (ending === 'HG-3.1' && shares[seat]! > 0 && last !== undefined)
      count(counts, `task decided/${TASK_NAMES[last]!}`, shares[seat]!, 0);
  }
}
