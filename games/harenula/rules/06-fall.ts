// Chapter 6: what happens when a gladiator falls.

import { insert } from '#engine/chance/deck.ts';
import { shownTo } from '#engine/event.ts';
import { type Rule, rule } from '#engine/flow/flow.ts';
import type { Trigger } from '#engine/flow/trigger.ts';
import { bankOf, transfer } from '#engine/ledger.ts';
import { pick } from '#engine/requests/request.ts';
import { only, type Seat } from '#engine/seat.ts';
import { type Harenula, isFull, takeTop } from '#games/harenula/state.ts';

interface Feller {
  feller: Seat;
}
/** Coins that the crowd throws, if the bank has them. */
const THROWN = 2;
const sight = { locals: { feller: 0 }, shows: ['feller'] } as const;

export const crowd = rule<Harenula, Feller>('crowd', sight, [
  {
    clause: 'HA-6.1',
    run(g, f, t) {
      const bank = bankOf(g.coins);
      const coins = Math.min(THROWN, g.coins[bank]!);
      transfer(g.coins, bank, f.feller, coins);
      t.use('crowd');
      t.log?.emit('coinsThrown', { seat: f.feller, coins, purse: g.coins[f.feller]! });
    },
  },
]);

export const spoil = rule<Harenula, Feller>('spoil', sight, [
  {
    clause: 'HA-6.2',
    at: 'HA-6.2 look',
    run(g, f, t) {
      const known = g.peekers;
      const card = takeTop(g, t);
      if (card < 0) return;
      g.top.push(card);
      g.peekers = known | only(f.feller);
      t.reveal(known, g.peekers);
      t.log?.emit('looked', { seat: f.feller }, shownTo(only(f.feller), { card }));
    },
  },
  {
    clause: 'HA-6.2',
    ask(g, f) {
      if (g.top.length === 0) return null;
      return pick(f.feller, 'word', isFull(g, f.feller) ? ['leave'] : ['take', 'leave']);
    },
    fallback: (g, f) => (isFull(g, f.feller) ? 'leave' : 'take'),
    take(g, f, t, choice) {
      const takes = choice === 'take';
      if (takes) insert(g.gladiators[f.feller]!.hand, takeTop(g, t));
      t.use(takes ? 'spoil' : 'spoil left');
      if (takes) t.log?.emit('took', { seat: f.feller, hand: g.gladiators[f.feller]!.hand.length });
      else t.log?.emit('left', { seat: f.feller });
    },
  },
]);

const whenOneFell = (effect: Rule<Harenula, Feller>, clause: string): Trigger<Harenula> => ({
  on: 'fell',
  clause,
  when: () => true,
  frame: (_g, feller) => effect.frame({ feller }),
});

export const triggers: readonly Trigger<Harenula>[] = [whenOneFell(crowd, 'HA-6.1'), whenOneFell(spoil, 'HA-6.2')];

export const simultaneous = {
  triggers,
  clause: 'HA-6.3',
  chooser: (_g: Harenula, _kind: string, feller: Seat) => feller,
};
