// Sealed auctions, with bids that add up while the highest tie.
//
// All bidders bid unseen; the highest bid wins. Tied bidders leave their bids on the table as stacks and bid again, or a
// game breaks the tie by its own rule. When all bidders of a round bid 0, the auction fails.

import type { Log } from '#engine/event.ts';
import { call, end, type Frame, type GameState, type Next, type Rule, rule, to } from '#engine/flow/flow.ts';
import type { Table } from '#engine/flow/table.ts';
import type { Request } from '#engine/requests/request.ts';
import { amount } from '#engine/requests/request.ts';
import type { Seat } from '#engine/seat.ts';

/** The events of an auction; a game that holds auctions includes them in its own. */
export const auctionEvents = {
  bidsOpened: { bids: 'number[seat]', stacks: 'number[seat]' },
  tied: { seats: 'seat[]', stacks: 'number[seat]' },
} as const;
/** The locals of the rule of an auction; a game includes them in its own too. */
export const auctionLocals = { bidders: 'seat[]', stacks: 'number[seat]', bids: 'number[seat]' } as const;

/** The log of a game that declares the events above; the type of its state cannot say so. */
const logOf = <G extends GameState>(t: Table<G>) => t.log as Log<typeof auctionEvents> | null;

export interface Bidding {
  /** The seats that bid in this round of bidding. */
  bidders: Seat[];
  /** What each seat has on the table from earlier rounds. */
  stacks: number[];
  /** The bids of the last round; null for seats that made none. */
  bids: (number | null)[];
}

export interface Standing {
  total: number;
  /** The seats with the highest total, in seat order. */
  leaders: Seat[];
  /** Every bid of this round was 0. */
  failed: boolean;
}

/** The result of a round of bidding once its bids are open. */
export function standing(bidding: Bidding): Standing {
  let total = -1;
  let failed = true;
  let leaders: Seat[] = [];
  for (const seat of bidding.bidders) {
    const bid = bidding.bids[seat] ?? 0;
    if (bid > 0) failed = false;
    const sum = bidding.stacks[seat]! + bid;
    if (sum > total) {
      total = sum;
      leaders = [seat];
    } else if (sum === total) leaders.push(seat);
  }
  return { total, leaders, failed };
}

/** What a seat has committed to a bidding: its stack and its sealed bid. */
export function committedBy(frame: Frame & Bidding, seat: Seat): number {
  return frame.stacks[seat]! + ((frame.sealed?.[seat] as number | null | undefined) ?? 0);
}

export interface AuctionSpec<G extends GameState> {
  name: string;
  /** The clauses of the steps: the bids, and the three ways in which a round of bidding ends. */
  clauses: { bid: string; award: string; tie: string; fail: string };
  purse(g: G, seat: Seat): number;
  /** What happens once the bids of a round are open, before they are compared; may call another rule. */
  shown?(g: G, f: Frame & Bidding, t: Table<G>): Next | void;
  won(g: G, t: Table<G>, seat: Seat, total: number): void;
  failed(g: G, t: Table<G>, bidders: readonly Seat[]): void;
  /** Breaks a tie at once; without it the tied seats bid again. */
  breakTie?(g: G, tied: readonly Seat[]): Seat;
}

/** The result of an auction that failed, in the place of the winner's seat. */
const NO_WINNER = -1;

/** The rule of an auction. Its result is the winner's seat, or NO_WINNER. */
export function auctionRule<G extends GameState>(spec: AuctionSpec<G>): Rule<G, Bidding> {
  const { bid, award, tie, fail } = spec.clauses;
  const locals: Bidding = { bidders: [], stacks: [], bids: [] };
  return rule<G, Bidding>(spec.name, { locals, shows: ['bidders', 'stacks', 'bids'] }, [
    {
      clause: bid,
      sealed: true,
      ask: (g, f): Request[] =>
        f.bidders.map((seat) => amount(seat, 'coins', 0, spec.purse(g, seat) - f.stacks[seat]!)),
      fallback: () => 0,
      take(_g, f, t, bids: (number | null)[]) {
        f.bids = bids.slice();
        logOf(t)?.emit('bidsOpened', { bids: f.bids.slice(), stacks: f.stacks.slice() });
      },
    },
    { clause: bid, at: `${bid} shown`, run: (g, f, t) => spec.shown?.(g, f, t) },
    {
      clause: fail,
      run(g, f, t) {
        if (!standing(f).failed) return;
        spec.failed(g, t, f.bidders);
        return end(NO_WINNER);
      },
    },
    {
      clause: tie,
      run(_g, f, t) {
        const { leaders } = standing(f);
        if (leaders.length === 1 || spec.breakTie) return;
        for (const seat of f.bidders) f.stacks[seat] = leaders.includes(seat) ? f.stacks[seat]! + f.bids[seat]! : 0;
        f.bidders = leaders;
        logOf(t)?.emit('tied', { seats: leaders.slice(), stacks: f.stacks.slice() });
        return to(bid);
      },
    },
    {
      clause: award,
      run(g, f, t) {
        const { leaders, total } = standing(f);
        const winner = leaders.length > 1 && spec.breakTie ? spec.breakTie(g, leaders) : leaders[0]!;
        spec.won(g, t, winner, total);
        return end(winner);
      },
    },
  ]);
}

/** Holds an auction among `bidders` and continues at `after`. */
export function auction<G extends GameState>(
  rule: Rule<G, Bidding>,
  seats: number,
  bidders: Seat[],
  after: string | null = null,
): Next {
  return call(rule, { bidders, stacks: new Array<number>(seats).fill(0) }, after);
}
