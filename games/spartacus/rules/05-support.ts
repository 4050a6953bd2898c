// Chapter 5f: seeking support. The request for a scheme is made by `ask-support`, answered in `support`.

import { shownTo } from '#engine/event.ts';
import { AGAIN, call, end, type Frame, rule } from '#engine/flow/flow.ts';
import type { Command } from '#engine/game.ts';
import { amount, field, form, pick, type Request } from '#engine/requests/request.ts';
import { maySee, NOBODY, only, type Seat, type Viewers } from '#engine/seat.ts';
import { layOpen, move, purse } from '#games/spartacus/house.ts';
import { freeGold } from '#games/spartacus/rules/03-turn.ts';
import { backersOf } from '#games/spartacus/rules/05-deeds.ts';
import type { TurnLocals } from '#games/spartacus/rules/05-intrigue.ts';
import { frameOf } from '#games/spartacus/rules/14-conditions.ts';
import type { Spartacus } from '#games/spartacus/state.ts';

/** SP-5.36: so often on any terms. */
const ANY_TERMS = 3;
/** SP-5.46 */
const MOST_GIVEN_UP = 3;

const turnOf = (g: Spartacus): Frame & TurnLocals => frameOf<TurnLocals>(g, 'intrigue-turn');

/** SP-5.36: the least gold that a seat may be offered. */
function leastGold({ asks, refusals }: TurnLocals, seat: Seat): number {
  if (asks[seat]! < ANY_TERMS) return 0;
  // Seat, gold, seat, gold …
  return refusals.reduce(
    (least, one, i) => (i % 2 === 0 && one === seat ? Math.max(least, refusals[i + 1]! + 1) : least),
    0,
  );
}

/** Who can still be asked to support this scheme, as bits: nobody who does already or would have to be offered too much. */
function candidates(g: Spartacus, f: TurnLocals, card: number): Viewers {
  const backers = backersOf(f, card);
  const free = freeGold(g, f.by);
  let bits = NOBODY;
  for (let seat = 0; seat < g.seats; seat++) {
    if (seat !== f.by && !maySee(backers, seat) && leastGold(f, seat) <= free) bits |= only(seat);
  }
  return bits;
}

/** SP-5.46 */
export const hasGivenUp = (f: TurnLocals): boolean => f.givenUp >= MOST_GIVEN_UP;

export const isAskable = (g: Spartacus, f: TurnLocals, card: number): boolean =>
  !hasGivenUp(f) && candidates(g, f, card) !== NOBODY;

/** Every set of seats with at least one in it, as bits, small ones first. */
function groupsOf(seats: readonly Seat[]): number[] {
  const groups: number[] = [];
  for (let bits = 1; bits < 1 << seats.length; bits++) {
    let group = 0;
    for (const [i, seat] of seats.entries()) if (maySee(bits, i)) group |= only(seat);
    groups.push(group);
  }
  return groups.sort((a, b) => sizeOf(a) - sizeOf(b));
}

const sizeOf = (bits: number): number => {
  let size = 0;
  for (let rest = bits; rest > 0; rest &= rest - 1) size++;
  return size;
};

export const seatsIn = (bits: number): Seat[] => {
  const seats: Seat[] = [];
  for (let seat = 0; bits >> seat > 0; seat++) if (maySee(bits, seat)) seats.push(seat);
  return seats;
};

export const askSupport = rule<Spartacus, { by: Seat }>('ask-support', { locals: { by: 0 }, shows: ['by'] }, [
  {
    clause: 'SP-5.28',
    ask(g, f): Request {
      const turn = turnOf(g);
      const free = freeGold(g, f.by);
      const terms = groupsOf(seatsIn(candidates(g, turn, turn.asking!))).flatMap((group) => {
        const least = Math.max(...seatsIn(group).map((seat) => leastGold(turn, seat)));
        // SP-16.29: the gold must be there for all of them together.
        const most = Math.floor(free / sizeOf(group));
        return least > most ? [] : [{ group, least, most }];
      });
      const fields = [field('to', pick(f.by, 'group', [...terms.map(({ group }) => group), 'none']))];
      for (const { group: first, least, most } of terms) {
        const is = terms.filter((one) => one.least === least && one.most === most).map(({ group }) => group);
        if (is[0] === first) fields.push(field('gold', amount(f.by, 'gold', least, most), { field: 'to', is }));
      }
      return form(f.by, fields);
    },
    fallback: () => ({ to: 'none' }),
    take(g, f, t, choice: { to: number | 'none'; gold?: number }) {
      const turn = turnOf(g);
      const card = turn.asking!;
      turn.asking = null;
      if (choice.to === 'none') {
        turn.givenUp++;
        return end();
      }
      const open = seatsIn(choice.to);
      for (const seat of open) turn.asks[seat]!++;
      layOpen(t, only(f.by));
      t.log?.emit('asked', { seat: f.by, seats: open }, ...secrets(f.by, choice.to, card, choice.gold!));
      return call(support, { by: f.by, card, gold: choice.gold!, askedSeats: open.slice(), open });
    },
  },
]);

/** SP-16.29: the gold is seen by those asked, the scheme by nobody else (SP-5.30). */
const secrets = (by: Seat, group: number, card: number, gold: number) =>
  [shownTo(only(by) | group, { gold }), shownTo(only(by), { card })] as const;

export interface SupportLocals {
  by: Seat;
  /** The scheme committed (SP-5.31). */
  card: number;
  gold: number;
  /** All who were asked, and those who have not answered. */
  askedSeats: Seat[];
  open: Seat[];
}

/** SP-16.29: who knows what is offered. */
const insiders = (f: SupportLocals): Viewers =>
  f.askedSeats.reduce((viewers, seat) => viewers | only(seat), only(f.by));

export const support = rule<Spartacus, SupportLocals>(
  'support',
  {
    locals: { by: 0, card: -1, gold: 0, askedSeats: [], open: [] },
    shows: ['by', 'askedSeats', 'open'],
    veils: { card: (_g, f) => only(f.by), gold: (_g, f) => insiders(f) },
  },
  [
    {
      clause: 'SP-5.27',
      ask: (_g, f) => f.open.map((seat) => pick(seat, 'word', ['agree', 'refuse'])),
      fallback: () => 'refuse',
      take(g, f, t, choice, seat) {
        f.open = f.open.filter((other) => other !== seat);
        if (choice === 'refuse') {
          turnOf(g).refusals.push(seat, f.gold);
          t.log?.emit('unsupported', { seat, by: f.by });
          return AGAIN;
        }
        t.use('support');
        move(g, f.by, seat, f.gold);
        const turn = turnOf(g);
        turn.plans.push(f.card);
        turn.backers.push(only(seat));
        layOpen(t, insiders(f));
        t.log?.emit('supported', {
          seat,
          by: f.by,
          gold: f.gold,
          influence: g.houses[seat]!.influence,
          purse: purse(g, seat),
          byPurse: purse(g, f.by),
        });
        return AGAIN;
      },
    },
  ],
);

/** SP-16.26 */
export const withdraw: Command<Spartacus> = {
  name: 'withdraw',
  clause: 'SP-16.26',
  offer(g, seat) {
    const top = g.flow.frames[g.flow.frames.length - 1];
    return top?.rule === 'support' && (top as Frame & SupportLocals).by === seat
      ? pick(seat, 'word', ['withdraw'])
      : null;
  },
  take(g, t, _choice, seat) {
    const top = g.flow.frames[g.flow.frames.length - 1] as Frame & SupportLocals;
    for (const asked of top.open) turnOf(g).refusals.push(asked, top.gold);
    t.log?.emit('withdrew', { seat, seats: top.open });
    top.open = [];
  },
};
