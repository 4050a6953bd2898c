// Chapter 5: the Intrigue phase and a player's turn in it.

import { AGAIN, call, end, type Frame, rule, to } from '#engine/flow/flow.ts';
import { pick, type Request } from '#engine/requests/request.ts';
import { NOBODY, only, type Seat } from '#engine/seat.ts';
import { act, actOf, END } from '#games/spartacus/acts.ts';
import { VALUES } from '#games/spartacus/cards.ts';
import {
  bank,
  discard,
  discardFromHand,
  drawIntrigue,
  layOpen,
  leaveHand,
  move,
  type Play,
  purse,
} from '#games/spartacus/house.ts';
import { guardsToLay, layGuard } from '#games/spartacus/rules/03-turn.ts';
import { deeds, isOver, lacksOnlyGold, launchTotal, notNow } from '#games/spartacus/rules/05-deeds.ts';
import { scheme } from '#games/spartacus/rules/05-schemes.ts';
import { askSupport, seatsIn } from '#games/spartacus/rules/05-support.ts';
import { openWindow } from '#games/spartacus/rules/06-reactions.ts';
import { keyOf, useAbility } from '#games/spartacus/rules/14-ability.ts';
import { clockwise, type Spartacus } from '#games/spartacus/state.ts';

/** SP-5.1 */
const CARDS_A_TURN = 3;

export const intrigue = rule<Spartacus, { taken: number }>('intrigue', { locals: { taken: 0 }, shows: ['taken'] }, [
  {
    clause: 'SP-5.1',
    run(g, _f, t) {
      for (const seat of clockwise(g, g.host)) drawIntrigue(g, t, seat, CARDS_A_TURN);
    },
  },
  {
    clause: 'SP-5.10',
    run(g, f, t) {
      if (f.taken === g.seats) return to('SP-5.8');
      const by = clockwise(g, g.host)[f.taken++]!;
      t.log?.emit('intrigueTurnBegan', { seat: by });
      return call(turn, { by, asks: g.houses.map(() => 0) }, 'SP-5.42');
    },
  },
  {
    clause: 'SP-5.42',
    run(g, f) {
      const activeSeat = clockwise(g, g.host)[f.taken - 1]!;
      const support = f.result as unknown as Support;
      return openWindow(g, 'intrigueTurnEnded', { activeSeat, ...support }, 'SP-5.10');
    },
  },
  {
    clause: 'SP-5.8',
    ask(g) {
      const asked: Request[] = [];
      for (let seat = 0; seat < g.seats; seat++) if (isOver(g, seat)) asked.push(pick(seat, 'act', drops(g, seat)));
      return asked;
    },
    fallback(g, _f, request) {
      const { hand } = g.houses[request.seat]!;
      const [lay] = guardsToLay(g, request.seat);
      return (
        lay ??
        act(
          'drop',
          hand.reduce((best, kind) => (VALUES[kind]! < VALUES[best]! ? kind : best)),
        )
      );
    },
    take(g, _f, t, word: string, seat) {
      const { verb, card } = actOf(word);
      if (verb === 'lay') layGuard(g, t, seat, card);
      else discardFromHand(g, t, seat, [card]);
      return AGAIN;
    },
  },
]);

/** The support in a turn: the seats that gave it, and those of them whose scheme was not launched. */
interface Support {
  allies: Seat[];
  forsaken: Seat[];
}

function supportOf({ backers, launched }: TurnLocals): Support {
  let [all, vain] = [NOBODY, NOBODY];
  for (const [i, group] of backers.entries()) {
    all |= group;
    if (!launched.includes(i)) vain |= group;
  }
  return { allies: seatsIn(all), forsaken: seatsIn(vain) };
}

function drops(g: Spartacus, seat: Seat): string[] {
  const { hand } = g.houses[seat]!;
  return [...[...new Set(hand)].map((kind) => act('drop', kind)), ...guardsToLay(g, seat)];
}

export interface TurnLocals {
  by: Seat;
  /** Points of `schemeBonus` for the next scheme. */
  bonus: number;
  /** Keys of abilities used this turn. */
  used: number[];
  /** Support gained: the kind of scheme each request was for (−1 once that is past), and who supports it, as bits. */
  plans: number[];
  backers: number[];
  /** The places of those whose scheme was launched. */
  launched: number[];
  /** How often each seat was asked. */
  asks: number[];
  /** What was refused: seat, gold for it, seat, gold … */
  refusals: number[];
  /** How often support was sought and nobody named (SP-5.46). */
  givenUp: number;
  /** The scheme for which support is about to be asked. */
  asking: number | null;
}

export type TurnFrame = Frame & TurnLocals;

const locals: TurnLocals = {
  by: 0,
  bonus: 0,
  used: [],
  plans: [],
  backers: [],
  launched: [],
  asks: [],
  refusals: [],
  givenUp: 0,
  asking: null,
};

export const turn = rule<Spartacus, TurnLocals>(
  'intrigue-turn',
  {
    locals,
    shows: ['by', 'bonus', 'used', 'backers', 'launched', 'asks', 'givenUp'],
    veils: {
      plans: (_g, f) => only(f.by),
      asking: (_g, f) => only(f.by),
      refusals: (_g, f) => only(f.by),
    },
  },
  [
    {
      clause: 'SP-5.12',
      ask(g, f) {
        const found = deeds(g, f);
        // SP-16.9: with no card in hand it is no secret that nothing is left to do, unless gold is all that is lacking.
        // A hand offers at least two things: each kind is cashed in, and four cards are of two kinds, or guards.
        return found.length === 1 && !lacksOnlyGold(g, f) ? null : pick(f.by, 'act', found);
      },
      barred: (g, f) => notNow(g, f),
      fallback(g, f) {
        if (!isOver(g, f.by)) return END;
        const { hand } = g.houses[f.by]!;
        const [lay] = guardsToLay(g, f.by);
        return (
          lay ??
          act(
            'cash',
            hand.reduce((best, kind) => (VALUES[kind]! > VALUES[best]! ? kind : best)),
          )
        );
      },
      take(g, f, t, word: string) {
        const { verb, card, ability, seat } = actOf(word);
        switch (verb) {
          case 'cash':
            cashIn(g, f, t, card);
            return AGAIN;
          case 'lay':
            layGuard(g, t, f.by, card);
            return AGAIN;
          case 'use':
            f.used.push(keyOf(card, ability));
            t.log?.emit('used', {
              clause: 'SP-5.18',
              seat: f.by,
              card,
              power: ability + 1,
              target: seat === -1 ? null : seat,
            });
            return call(useAbility, { by: f.by, card, ability, target: seat === -1 ? f.by : seat }, 'SP-5.12');
          case 'ask':
            // It reveals a scheme that needs more than the player's own influence.
            layOpen(t, only(f.by));
            f.asking = card;
            return call(askSupport, { by: f.by }, 'SP-5.12');
          case 'launch':
            return launch(g, f, t, card, seat);
          default:
            return to('SP-5.41');
        }
      },
    },
    {
      clause: 'SP-5.41',
      run(_g, f, t) {
        t.log?.emit('intrigueTurnEnded', { seat: f.by });
        return end({ ...supportOf(f) });
      },
    },
  ],
);

/** SP-5.13 to SP-5.15 */
function cashIn(g: Spartacus, f: TurnFrame, t: Play, card: number): void {
  leaveHand(g, t, f.by, card);
  discard(g, card);
  move(g, bank(g), f.by, VALUES[card]!);
  t.log?.emit('cashed', {
    clause: 'SP-5.13',
    seat: f.by,
    card,
    gold: VALUES[card]!,
    purse: purse(g, f.by),
    hand: g.houses[f.by]!.hand.length,
  });
}

function launch(g: Spartacus, f: TurnFrame, t: Play, card: number, target: Seat) {
  const { own, support, bonus, backers } = launchTotal(g, f, card);
  for (const [i, plan] of f.plans.entries()) {
    if (plan !== card) continue;
    f.plans[i] = -1;
    f.launched.push(i);
  }
  leaveHand(g, t, f.by, card);
  g.played.push(card);
  f.bonus = 0;
  return call(scheme, { by: f.by, target, own, support, bonus, allies: seatsIn(backers) }, 'SP-5.12');
}
