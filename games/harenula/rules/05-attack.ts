// Chapter 5: the attack, with its face-down reaction and its feint.

import { insert, remove } from '#engine/chance/deck.ts';
import { part, shownTo } from '#engine/event.ts';
import { end, type Frame, rule, to } from '#engine/flow/flow.ts';
import type { Table } from '#engine/flow/table.ts';
import { field, form, type Item, pay, pick, type Request } from '#engine/requests/request.ts';
import { EVERYBODY, only, type Seat } from '#engine/seat.ts';
import { isBlow, isGuard, TRICK, WORTH } from '#games/harenula/cards.ts';
import type { Harenula } from '#games/harenula/state.ts';
import { visibility } from '#games/harenula/visibility.ts';

export interface Attack {
  by: Seat;
  on: Seat;
  feinted: boolean;
  /** Between the feint and what it does to the guard. */
  burying: boolean;
  /** The cards have been turned up (HA-5.5). */
  shown: boolean;
  /** The cards lying face down; empty for a bare strike, and where no guard was laid. */
  blow: number[];
  guard: number[];
  force: number;
  hurt: number;
}

const locals: Attack = {
  by: 0,
  on: 0,
  feinted: false,
  burying: false,
  shown: false,
  blow: [],
  guard: [],
  force: 0,
  hurt: 0,
};

export const attack = rule<Harenula, Attack>(
  'attack',
  {
    locals,
    shows: ['by', 'on', 'feinted', 'burying', 'shown', 'force', 'hurt'],
    veils: {
      blow: (g, f) => (f.shown ? EVERYBODY : visibility.laid(g, f.by)),
      guard: (g, f) => (f.shown ? EVERYBODY : visibility.laid(g, f.on)),
    },
  },
  [
    {
      clause: 'HA-5.1',
      ask: (g, f) => layRequest(g, f.by, isBlow, 'bare'),
      fallback: () => 'bare',
      take: (g, f, t, choice: Item) => lay(g, t, f.by, choice, f.blow),
    },
    {
      clause: 'HA-5.2',
      ask: (g, f) => layRequest(g, f.on, isGuard, 'none'),
      fallback: () => 'none',
      take: (g, f, t, choice: Item) => lay(g, t, f.on, choice, f.guard),
    },
    {
      clause: 'HA-5.3',
      ask(g, f) {
        const { hand } = g.gladiators[f.by]!;
        if (f.feinted || f.guard.length === 0 || hand.length === 0) return null;
        return pick(f.by, 'word', hand.includes(TRICK) ? ['feint', 'no'] : ['no']);
      },
      fallback: () => 'no',
      take(g, f, t, choice) {
        if (choice === 'no') return;
        f.feinted = true;
        f.burying = true;
        discard(g, t, f.by, [TRICK]);
        t.use('feint');
        t.log?.emit('feinted', { seat: f.by });
      },
    },
    {
      clause: 'HA-5.4',
      run(g, f, t) {
        if (!f.burying) return;
        f.burying = false;
        insert(g.gladiators[f.on]!.buried, f.guard.pop()!);
        t.log?.emit('buried', { seat: f.on });
        return to('HA-5.2');
      },
    },
    {
      clause: 'HA-5.5',
      run(g, f, t) {
        t.reveal(visibility.laid(g, f.by), EVERYBODY);
        t.reveal(visibility.laid(g, f.on), EVERYBODY);
        f.shown = true;
        f.force = strength(t, f.by, f.blow, FORCE);
      },
    },
    {
      clause: 'HA-5.6',
      run(g, f, t) {
        const stand = strength(t, f.on, f.guard, STAND);
        f.hurt = Math.max(0, f.force - stand);
        t.log?.emit('hurt', {
          seat: f.on,
          parts: [
            part('force', f.force, 'HA-5.5'),
            part('stand', -stand, 'HA-5.6'),
            part('never below 0', f.hurt - f.force + stand, 'HA-5.6'),
          ],
          total: f.hurt,
        });
        while (f.blow.length > 0) insert(g.discard, f.blow.pop()!);
        while (f.guard.length > 0) insert(g.discard, f.guard.pop()!);
        if (f.hurt === 0) return end();
      },
    },
    {
      clause: 'HA-5.7',
      ask: (g, f) => paymentRequest(g, f.on, f.hurt),
      fallback: (g, f) => dearestPayment(g.gladiators[f.on]!.hand, f.hurt),
      take(g, f, t, choice: Payment) {
        if (choice.do === 'fall') return;
        discard(g, t, f.on, choice.cards);
        t.log?.emit('paid', { seat: f.on, cards: choice.cards, hurt: f.hurt, hand: g.gladiators[f.on]!.hand.length });
        return end();
      },
    },
    { clause: 'HA-5.8', run: (g, f, t) => fall(g, f, t) },
  ],
);

/** A card of the right sort, or nothing; asked of everybody who holds a card at all, since the sort is a secret. */
function layRequest(g: Harenula, seat: Seat, fits: (card: number) => boolean, nothing: string): Request | null {
  const { hand } = g.gladiators[seat]!;
  return hand.length === 0 ? null : pick(seat, 'card', [...hand.filter(fits), nothing]);
}

function lay(g: Harenula, t: Table<Harenula>, seat: Seat, choice: Item, place: number[]): void {
  if (typeof choice === 'number') {
    remove(g.gladiators[seat]!.hand, choice);
    place.push(choice);
    // That a card was laid tells that the seat held one of this sort.
    t.reveal(only(seat), EVERYBODY);
  }
  t.log?.emit('laid', { seat, count: place.length }, shownTo(visibility.laid(g, seat), { cards: place.slice() }));
}

/** The two sides of an attack: what their number is called, and which card counts in it. */
const FORCE = { kind: 'struck', card: 'blow', clause: 'HA-5.5' } as const;
const STAND = { kind: 'stood', card: 'guard', clause: 'HA-5.6' } as const;
type Side = typeof FORCE | typeof STAND;

function strength(t: Table<Harenula>, seat: Seat, cards: readonly number[], { kind, card, clause }: Side): number {
  const number = worthOf(cards);
  const die = t.random.die(6);
  const total = number + die;
  if (cards.length > 0) t.use(card);
  t.log?.emit(kind, {
    seat,
    cards: cards.slice(),
    die,
    parts: [part(card, number, clause), part('die', die, clause)],
    total,
  });
  return total;
}

type Payment = { do: 'pay'; cards: number[] } | { do: 'fall' };

const worthOf = (cards: readonly number[]): number => cards.reduce((sum, card) => sum + WORTH[card]!, 0);

function paymentRequest(g: Harenula, seat: Seat, hurt: number): Request | null {
  const { hand } = g.gladiators[seat]!;
  if (hand.length === 0) return null;
  if (worthOf(hand) < hurt) return form(seat, [field('do', pick(seat, 'word', ['fall']))]);
  const worth = hand.map((card) => WORTH[card]!);
  return form(seat, [
    field('do', pick(seat, 'word', ['pay', 'fall'])),
    field('cards', pay(seat, 'card', hand, worth, hurt, false, true), { field: 'do', is: ['pay'] }),
  ]);
}

/** The most valuable cards first: so none can be superfluous. */
function dearestPayment(hand: readonly number[], hurt: number): Payment {
  const cards: number[] = [];
  for (const card of hand.slice().sort((a, b) => WORTH[b]! - WORTH[a]!)) {
    cards.push(card);
    if (worthOf(cards) >= hurt) return { do: 'pay', cards };
  }
  return { do: 'fall' };
}

function discard(g: Harenula, t: Table<Harenula>, seat: Seat, cards: readonly number[]): void {
  for (const card of cards) {
    remove(g.gladiators[seat]!.hand, card);
    insert(g.discard, card);
  }
  t.reveal(only(seat), EVERYBODY);
}

/** HA-5.9 */
function fall(g: Harenula, f: Frame & Attack, t: Table<Harenula>): void {
  const fallen = g.gladiators[f.on]!;
  const cards = fallen.hand.slice();
  discard(g, t, f.on, cards);
  fallen.cell = -1;
  g.gladiators[f.by]!.felled++;
  t.log?.emit('fell', { clause: 'HA-5.9', seat: f.on, feller: f.by, cards, felled: g.gladiators[f.by]!.felled });
  t.raise('fell', f.by);
}
