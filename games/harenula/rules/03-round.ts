// Chapter 3: the round, its bargains and its auction.

import { auction, auctionRule } from '#engine/auction.ts';
import { insert, remove } from '#engine/chance/deck.ts';
import { AGAIN, call, end, rule } from '#engine/flow/flow.ts';
import { bankOf, transfer } from '#engine/ledger.ts';
import { type Bargain, offer, type Partner, pick } from '#engine/requests/request.ts';
import { EVERYBODY, NOBODY, type Seat } from '#engine/seat.ts';
import { setUp } from '#games/harenula/rules/02-set-up.ts';
import { turns } from '#games/harenula/rules/04-turn.ts';
import { rest } from '#games/harenula/rules/07-rest.ts';
import { score } from '#games/harenula/rules/08-scoring.ts';
import { type Harenula, standingSeats } from '#games/harenula/state.ts';

export const game = rule<Harenula>('game', { locals: {} }, [
  { clause: 'HA-1.1', run: () => call(setUp) },
  {
    clause: 'HA-3.1',
    run(g, _f, t) {
      if (g.round === g.rounds || standingSeats(g).length < 2) return;
      g.round++;
      t.log?.emit('roundBegan', { round: g.round });
      return call(round, {}, 'HA-3.1');
    },
  },
  { clause: 'HA-7.5', run: () => call(score) },
]);

export const round = rule<Harenula>('round', { locals: {} }, [
  { clause: 'HA-3.2', run: (g) => call(bargains, { open: standingSeats(g) }) },
  {
    clause: 'HA-3.4',
    run(g, _f, t) {
      const laurel = g.laurels.pop();
      if (laurel === undefined) return;
      g.lot.push(laurel);
      t.reveal(NOBODY, EVERYBODY);
      t.log?.emit('lotOffered', { laurel });
      return auction(laurelAuction, g.seats, standingSeats(g));
    },
  },
  { clause: 'HA-4.1', run: () => call(turns) },
  // With one gladiator left the game ends at once (HA-7.5): he does not rest.
  { clause: 'HA-7.1', run: (g) => (standingSeats(g).length < 2 ? end() : call(rest)) },
]);

export const bargains = rule<Harenula, { open: Seat[] }>('bargains', { locals: { open: [] }, shows: ['open'] }, [
  {
    clause: 'HA-3.2',
    ask: (g, f) =>
      f.open.map((seat) =>
        offer(seat, 'laurel', partnersOf(g, seat), g.gladiators[seat]!.laurels, g.coins[seat]!, true),
      ),
    fallback: () => 'none',
    take(_g, f, t, choice: Bargain | 'none', seat) {
      f.open = f.open.filter((other) => other !== seat);
      if (choice === 'none') return AGAIN;
      t.log?.emit('proposed', told(seat, choice));
      return call(answer, { by: seat, bargain: choice }, 'HA-3.2');
    },
  },
]);

function partnersOf(g: Harenula, seat: Seat): Partner[] {
  const partners: Partner[] = [];
  for (const other of standingSeats(g)) {
    if (other !== seat) partners.push({ seat: other, items: g.gladiators[other]!.laurels, coins: g.coins[other]! });
  }
  return partners;
}

const NO_BARGAIN: Bargain = { with: 0, give: [], giveCoins: 0, want: [], wantCoins: 0 };

export const answer = rule<Harenula, { by: Seat; bargain: Bargain }>(
  'answer',
  { locals: { by: 0, bargain: NO_BARGAIN }, shows: ['by', 'bargain'] },
  [
    {
      clause: 'HA-3.3',
      ask: (g, f) => pick(f.bargain.with, 'word', isPossible(g, f.by, f.bargain) ? ['accept', 'refuse'] : ['refuse']),
      fallback: () => 'refuse',
      take(g, f, t, choice) {
        const { give, giveCoins, want, wantCoins, with: partner } = f.bargain;
        if (choice === 'refuse') {
          t.log?.emit('refused', { seat: f.by, partner });
          return;
        }
        moveLaurels(g, give as number[], f.by, partner);
        moveLaurels(g, want as number[], partner, f.by);
        transfer(g.coins, f.by, partner, giveCoins);
        transfer(g.coins, partner, f.by, wantCoins);
        t.use('bargain');
        t.log?.emit('bargained', {
          ...told(f.by, f.bargain),
          purse: g.coins[f.by]!,
          partnerPurse: g.coins[partner]!,
        });
      },
    },
  ],
);

/** A bargain as events tell it. */
function told(seat: Seat, { with: partner, give, giveCoins, want, wantCoins }: Bargain) {
  return { seat, partner, give: give as number[], giveCoins, want: want as number[], wantCoins };
}

/** A gift made while the partner thinks can leave a side without the coins it promised. */
function isPossible(g: Harenula, by: Seat, bargain: Bargain): boolean {
  return g.coins[by]! >= bargain.giveCoins && g.coins[bargain.with]! >= bargain.wantCoins;
}

function moveLaurels(g: Harenula, laurels: readonly number[], from: Seat, to: Seat): void {
  for (const laurel of laurels) {
    remove(g.gladiators[from]!.laurels, laurel);
    insert(g.gladiators[to]!.laurels, laurel);
  }
}

export const laurelAuction = auctionRule<Harenula>({
  name: 'auction',
  clauses: { bid: 'HA-3.4', award: 'HA-3.5', tie: 'HA-3.6', fail: 'HA-3.7' },
  purse: (g, seat) => g.coins[seat]!,
  won(g, t, seat, total) {
    const laurel = g.lot.pop()!;
    transfer(g.coins, seat, bankOf(g.coins), total);
    insert(g.gladiators[seat]!.laurels, laurel);
    t.use('laurel');
    t.log?.emit('lotWon', { seat, laurel, coins: total, purse: g.coins[seat]! });
  },
  failed(g, t) {
    const laurel = g.lot.pop()!;
    insert(g.lost, laurel);
    t.log?.emit('unwanted', { laurel });
  },
});
