// Chapter 19: special effects. A card's effect is a list of steps in a closed language (cards.ts); `effect` carries them
// out one by one, each operation by its own rule.

import { remove } from '#engine/chance/deck.ts';
import { shownTo } from '#engine/event.ts';
import { call, end, type Next, rule, to } from '#engine/flow/flow.ts';
import type { Table } from '#engine/flow/table.ts';
import { type Item, pick, subset } from '#engine/requests/request.ts';
import { both, EVERYBODY, only, type Seat } from '#engine/seat.ts';
import { CARDS, COMBAT, type Effect, type Stat, type Until } from '#games/jugula/cards.ts';
import { drawCards, handOf, handSize, joinHand, showHand } from '#games/jugula/rules/06-cards.ts';
import { changeVox } from '#games/jugula/rules/07-vox.ts';
import { discardFrom, lowest } from '#games/jugula/rules/08-turn.ts';
import { prima } from '#games/jugula/rules/09-prima.ts';
import { moves } from '#games/jugula/rules/10-movement.ts';
import { attacks } from '#games/jugula/rules/12-attack.ts';
import { removeNet } from '#games/jugula/rules/16-traits.ts';
import { charge, shove, swap, turning } from '#games/jugula/rules/19-manoeuvres.ts';
import {
  ATT,
  DEF,
  END_OF_TURN,
  gladiatorNamed,
  isPlaying,
  type Jugula,
  MP,
  NEXT_TURN_END,
  NEXT_TURN_START,
  namesOf,
  opponentsOf,
} from '#games/jugula/state.ts';

interface Running {
  card: number;
  /** The step that comes next. */
  step: number;
  /** JU-19.16: the opponent chosen for this card. */
  target: Seat | null;
}

const needsTarget = (step: Effect): boolean =>
  step.op === 'PEEK' || ((step.op === 'VOX' || step.op === 'DISCARD') && step.who === 'target');

export const effect = rule<Jugula, Running>(
  'effect',
  { locals: { card: 0, step: 0, target: null }, shows: ['card', 'step', 'target'] },
  [
    {
      clause: 'JU-19.1',
      run(g, f) {
        if (g.ending !== null || !isPlaying(g, g.active) || f.step === CARDS[f.card]!.special.length) return end();
      },
    },
    {
      clause: 'JU-19.16',
      auto: true,
      ask(g, f) {
        if (f.target !== null || !needsTarget(CARDS[f.card]!.special[f.step]!) || !isPlaying(g, g.active)) return null;
        return pick(g.active, 'seat', opponentsOf(g, g.active));
      },
      fallback: (g) => opponentsOf(g, g.active)[0]!,
      take(_g, f, _t, choice: Item) {
        f.target = choice as Seat;
      },
    },
    {
      clause: 'JU-19.1',
      at: 'JU-19.1 carry out',
      run(g, f, t) {
        if (!isPlaying(g, g.active)) return end();
        const step = CARDS[f.card]!.special[f.step++]!;
        if (t.trace !== null) t.use(`op ${step.op}`);
        return carryOut(g, t, f, step) ?? to('JU-19.1');
      },
    },
  ],
);

const AFTER = 'JU-19.1';

/** JU-19.2 to JU-19.15: what each operation does, or the rule that asks about it. */
function carryOut(g: Jugula, t: Table<Jugula>, f: Running, step: Effect): Next | null {
  const target = f.target ?? g.active;
  const its = { card: f.card, step: f.step - 1 };
  switch (step.op) {
    case 'MOVE':
      return call(moves, { left: step.n, mp: step.mp }, AFTER);
    case 'ATTACK':
      return call(attacks, { left: step.n, att: step.att }, AFTER);
    case 'MOVE_ATTACK':
      return call(charge, { mp: step.mp, att: step.att }, AFTER);
    case 'TURN':
      return call(turning, { left: step.n }, AFTER);
    case 'SHOVE':
      return call(shove, { left: step.n }, AFTER);
    case 'SWAP':
      return call(swap, { left: step.n }, AFTER);
    case 'BOOST':
      return call(boost, its, AFTER);
    case 'VOX':
      changeVox(g, t, step.who === 'self' ? g.active : target, step.k, 'JU-19.8');
      return null;
    case 'DRAW':
      drawCards(g, t, g.active, step.n);
      return null;
    case 'DISCARD':
      return call(
        discarding,
        { seat: step.who === 'self' ? g.active : target, n: step.n, random: step.mode === 'random' },
        AFTER,
      );
    case 'RECOVER':
      return call(recover, { n: step.n }, AFTER);
    case 'PRIMA':
      return call(prima, its, AFTER);
    case 'FREE':
      return call(freeing, { n: step.n }, AFTER);
    case 'PEEK':
      peek(g, t, target);
      return null;
  }
}

const STATS: { readonly [S in Stat]: number } = { ATT, DEF, MP };
const UNTILS: { readonly [U in Until]: number } = {
  endOfTurn: END_OF_TURN,
  ownNextTurnStart: NEXT_TURN_START,
  ownNextTurnEnd: NEXT_TURN_END,
};

/** JU-19.15: the active player sees the target's hand, and goes on knowing those cards. */
function peek(g: Jugula, t: Table<Jugula>, target: Seat): void {
  const lanista = g.lanistae[target]!;
  const cards = handOf(lanista).slice();
  showHand(lanista, target, g.active);
  t.reveal(only(target), both(target, g.active));
  t.log?.emit(
    'peeked',
    { clause: 'JU-19.15', seat: g.active, owner: target, count: cards.length },
    shownTo(both(target, g.active), { cards }),
  );
}

interface Boosting {
  card: number;
  step: number;
}

const boostBy = ({ card, step }: Boosting): Effect & { op: 'BOOST' } =>
  CARDS[card]!.special[step] as Effect & { op: 'BOOST' };

export const boost = rule<Jugula, Boosting>('boost', { locals: { card: 0, step: 0 }, shows: ['card', 'step'] }, [
  {
    clause: 'JU-19.7',
    ask(g, f) {
      const own = namesOf(g, g.active, () => true);
      return own.length === 0 ? null : subset(g.active, 'gladiator', own, 0, boostBy(f).n);
    },
    fallback: () => [],
    take(g, f, t, choice: number[]) {
      const { stat, k, until } = boostBy(f);
      for (const name of choice) {
        const { boosts } = g.gladiators[gladiatorNamed(g, name)]!;
        boosts.push({ stat: STATS[stat], k, until: UNTILS[until], turn: g.turn });
      }
      t.log?.emit('boosted', { gladiators: choice.slice(), stat, k, until });
    },
  },
]);

interface Discarding {
  seat: Seat;
  n: number;
  random: boolean;
}

export const discarding = rule<Jugula, Discarding>(
  'discarding',
  { locals: { seat: 0, n: 0, random: false }, shows: ['seat', 'n', 'random'] },
  [
    {
      clause: 'JU-19.10',
      run(g, f) {
        // One card always stays. From their own hand, active players discard all that is asked or nothing.
        const spare = handSize(g.lanistae[f.seat]!) - 1;
        if (f.seat === g.active && spare < f.n) return end();
        f.n = Math.min(f.n, spare);
        if (f.n <= 0) return end();
      },
    },
    {
      clause: 'JU-19.10',
      at: 'JU-19.10 random',
      run(g, f, t) {
        if (!f.random) return;
        const cards: number[] = [];
        for (let i = 0; i < f.n; i++) {
          const rest = handOf(g.lanistae[f.seat]!).filter((card) => !cards.includes(card));
          cards.push(rest[t.random.below(rest.length)]!);
        }
        discardFrom(
          g,
          t,
          f.seat,
          cards.sort((a, b) => a - b),
          'JU-19.10',
        );
        return end();
      },
    },
    {
      clause: 'JU-21.9',
      ask: (g, f) => (isPlaying(g, g.active) ? subset(g.active, 'card', handOf(g.lanistae[f.seat]!), f.n, f.n) : null),
      fallback(g, f) {
        const hand = handOf(g.lanistae[f.seat]!);
        return f.seat === g.active ? lowest(hand, f.n) : highest(hand, f.n);
      },
      take: (g, f, t, choice: number[]) => discardFrom(g, t, f.seat, choice, 'JU-19.10'),
    },
  ],
);

/** Highest Combat value first, then lowest id. */
const highest = (cards: readonly number[], count: number): number[] =>
  cards
    .slice()
    .sort((a, b) => COMBAT[b]! - COMBAT[a]! || a - b)
    .slice(0, count)
    .sort((a, b) => a - b);

export const recover = rule<Jugula, { n: number }>('recover', { locals: { n: 0 }, shows: ['n'] }, [
  {
    clause: 'JU-19.11',
    ask(g, f) {
      const { discard } = g.lanistae[g.active]!;
      return discard.length === 0 || !isPlaying(g, g.active) ? null : subset(g.active, 'card', discard, 0, f.n);
    },
    fallback: () => [],
    take(g, _f, t, choice: number[]) {
      const lanista = g.lanistae[g.active]!;
      for (const card of choice) {
        remove(lanista.discard, card);
        // The discard pile is open (JU-6.4), so everybody knows what went into the hand.
        joinHand(lanista, card, EVERYBODY);
      }
      t.log?.emit('recovered', { seat: g.active, cards: choice.slice(), hand: handSize(lanista) });
    },
  },
]);

export const freeing = rule<Jugula, { n: number }>('freeing', { locals: { n: 0 }, shows: ['n'] }, [
  {
    clause: 'JU-19.13',
    ask(g, f) {
      const netted = namesOf(g, g.active, (gladiator) => gladiator.net >= 0);
      return netted.length === 0 ? null : subset(g.active, 'gladiator', netted, 0, f.n);
    },
    fallback: () => [],
    take(g, _f, t, choice: number[]) {
      for (const name of choice) removeNet(g, t, gladiatorNamed(g, name), 'JU-19.13');
    },
  },
]);
