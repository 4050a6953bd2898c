// How even the game is: who wins, by seat and armatura; what cards are played for; how attacks end; who leads.
//
// All of it is read from events, so that earlier versions of the rules are counted by the same measure.

import { ARMATURAE, seatOfName } from '#games/jugula/armaturae.ts';
import { CARDS, USES } from '#games/jugula/cards.ts';
import { type BalanceSheet, type Counts, count, type PlayedGame, victoryShares } from '#games/shared/balance.ts';

/** How an attack can end: the event of each. */
const ENDS = ['held', 'scoresTied', 'netted', 'pushed', 'pinned', 'bitTheDust'];

/** A share of at least 5 % of the plays. */
const LEAST_USED = 0.05;
const around = (middle: number, off: number) => ({ low: middle - off, high: middle + off });

export const balance: BalanceSheet = {
  count: countGame,
  aims: [
    {
      title: 'every use of a card at least 5 % of plays',
      of: 'use/',
      bounds: () => ({ low: LEAST_USED, high: Number.POSITIVE_INFINITY }),
    },
    {
      title: 'no special is dead: each at least 5 % of the plays of its card',
      of: 'special/',
      bounds: () => ({ low: LEAST_USED, high: Number.POSITIVE_INFINITY }),
    },
    { title: 'pins end fewer attacks than pushes do', of: 'attack/pinned', bounds: () => ({ low: 0, high: 0.3 }) },
    { title: 'pins make at most two of three wounds', of: 'wound/by pin', bounds: () => ({ low: 0, high: 2 / 3 }) },
    {
      title: 'nets that succeed, a game',
      of: 'mean/nets',
      bounds: (seats) => ({ low: 0.5 * (seats / 2), high: Number.POSITIVE_INFINITY }),
    },
    {
      title: 'a bot that never plays Prima does not win more for it',
      of: 'without/prima',
      bounds: (seats) => ({ low: 0, high: 1 / seats }),
    },
    {
      title: 'no armatura wins a tenth more or less than its share, at two 45–55 %',
      of: 'armatura/',
      bounds: (seats) => around(1 / seats, 0.1 / seats),
    },
    { title: 'seats within 3 points', of: 'seat/', bounds: (seats) => around(1 / seats, 0.03) },
    {
      title: 'a change of lead in at least half the games',
      of: 'lead/changed',
      bounds: () => ({ low: 0.5, high: Number.POSITIVE_INFINITY }),
    },
    {
      title: 'it is no disadvantage to draw first blood',
      of: 'lead/first to lead wins',
      bounds: (seats) => ({ low: 1 / seats, high: 0.8 }),
    },
    { title: 'games at the limit of rounds', of: 'end/limit', bounds: () => ({ low: 0, high: 0.02 }) },
  ],
  without: ['prima'],
  plots: ['use/', 'special/', 'attack/', 'armatura/', 'seat/'],
};

function countGame({ seats, events, places }: PlayedGame): Counts {
  const counts: Counts = new Map();
  const shares = victoryShares(places);
  const lead = new Lead(seats);
  for (let seat = 0; seat < seats; seat++) count(counts, `seat/${seat + 1}`, shares[seat]!);
  count(counts, 'end/limit', 0);
  for (const name of ['nets', 'pins', 'prima cards', 'turns', 'rounds']) count(counts, `mean/${name}`, 0);
  for (const { kind, fields } of events) {
    switch (kind) {
      case 'familiaChosen':
        for (const one of fields['armatura'] as number[])
          count(counts, `armatura/${ARMATURAE[one]!.id}`, shares[fields['seat'] as number]!);
        break;
      case 'firstChosen':
        count(counts, 'first/wins', shares[fields['seat'] as number]!);
        break;
      case 'turnBegan':
        count(counts, 'mean/turns', 1, 0);
        counts.get('mean/rounds')!.part = fields['round'] as number;
        break;
      case 'played':
        countPlay(counts, fields['card'] as number, fields['use'] as string);
        break;
      case 'acquired':
        count(counts, 'mean/prima cards', (fields['cards'] as number[]).length, 0);
        break;
      case 'timeRanOut':
        counts.get('end/limit')!.part = 1;
        break;
      case 'wounded':
      case 'bitTheDust':
        lead.note(seatOfName(fields['gladiator'] as number), fields['damage'] as number);
        count(counts, 'wound/by pin', 0);
    }
    if (kind === 'pinned') count(counts, 'wound/by pin', 1, 0);
    if (kind === 'netted') count(counts, 'mean/nets', 1, 0);
    if (kind === 'pinned') count(counts, 'mean/pins', 1, 0);
  }
  countAttacks(counts, events);
  count(counts, 'lead/changed', lead.changes > 0 ? 1 : 0);
  count(counts, 'mean/changes of lead', lead.changes);
  if (lead.first >= 0) count(counts, 'lead/first to lead wins', shares[lead.first]!);
  return counts;
}

function countPlay(counts: Counts, card: number, use: string): void {
  for (const one of USES) count(counts, `use/${one}`, one === use ? 1 : 0);
  count(counts, `special/${CARDS[card]!.name}`, use === 'special' ? 1 : 0);
}

/** An attack ends with the first of these events after it; biting the dust by a second wound follows a push or pin. */
function countAttacks(counts: Counts, events: PlayedGame['events']): void {
  let isOpen = false;
  for (const { kind } of events) {
    if (kind === 'attacked' || kind === 'netThrown') isOpen = true;
    if (!isOpen || !ENDS.includes(kind)) continue;
    isOpen = false;
    for (const end of ENDS) count(counts, `attack/${end}`, end === kind ? 1 : 0);
  }
}

/** Whoever has taken the least damage leads; nobody where two have taken equally little. */
class Lead {
  changes = 0;
  private readonly damage: number[];
  first = -1;
  private leader = -1;

  constructor(seats: number) {
    this.damage = new Array<number>(seats).fill(0);
  }

  note(seat: number, damage: number): void {
    this.damage[seat] = damage;
    const least = Math.min(...this.damage);
    const leaders = this.damage.flatMap((one, at) => (one === least ? [at] : []));
    if (leaders.length > 1 || leaders[0] === this.leader) return;
    if (this.leader >= 0) this.changes++;
    else this.first = leaders[0]!;
    this.leader = leaders[0]!;
  }
}
