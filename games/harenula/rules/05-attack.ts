// Chapter 5: the attack, with its face-down reaction and its feint.

import { insert, remove } from '#engine/deck.ts';
import { part, secret } from '#engine/event.ts';
import { end, type Frame, rule, to } from '#engine/flow.ts';
import { field, form, type Item, pay, pick, type Request } from '#engine/request.ts';
import { EVERYBODY, only, type Seat } from '#engine/seat.ts';
import type { Table } from '#engine/table.ts';
import { isBlow, isGuard, TRICK, WORTH } from '#games/harenula/cards.ts';
import { type Harenula, visibility } from '#games/harenula/state.ts';

export interface Attack {
  by: Seat;
  on: Seat;
  feinted: boolean;
  /** Between the feint and what it does to the guard. */
  burying: boolean;
  /** The cards lying face down; empty for a bare strike and an open stance. */
  blow: number[];
  guard: number[];
  hurt: number;
}

const locals: Attack = { by: 0, on: 0, feinted: false, burying: false, blow: [], guard: [], hurt: 0 };

export const attack = rule<Harenula, Attack>(
  'attack',
  {
    locals,
    shows: ['by', 'on', 'feinted', 'burying', 'hurt'],
    veils: { blow: (g, f) => visibility.laid(g, f.by), guard: (g, f) => visibility.laid(g, f.on) },
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
        t.log?.emit({ kind: 'feinted', seat: f.by });
      },
    },
    {
      clause: 'HA-5.4',
      run(g, f, t) {
        if (!f.burying) return;
        f.burying = false;
        insert(g.gladiators[f.on]!.buried, f.guard.pop()!);
        t.log?.emit({ kind: 'buried', seat: f.on });
        return to('HA-5.2');
      },
    },
    {
      clause: 'HA-5.5',
      run(g, f, t) {
        t.reveal(visibility.laid(g, f.by), EVERYBODY);
        t.reveal(visibility.laid(g, f.on), EVERYBODY);
        const force = strength(t, f.by, f.blow, 'blow', 'HA-5.5');
        const stand = strength(t, f.on, f.guard, 'guard', 'HA-5.6');
        f.hurt = Math.max(0, force - stand);
        const parts = [
          part('force', force, 'HA-5.5'),
          part('stand', -stand, 'HA-5.6'),
          part('never below 0', f.hurt - force + stand, 'HA-5.6'),
        ];
        t.log?.emit({ kind: 'hurt', clause: 'HA-5.6', seat: f.on, parts, total: f.hurt });
      },
    },
    {
      clause: 'HA-5.6',
      run(g, f) {
        while (f.blow.length > 0) insert(g.discard, f.blow.pop()!);
        while (f.guard.length > 0) insert(g.discard, f.guard.pop()!);
        if (f.hurt === 0) return end();
      },
    },
    {
      clause: 'HA-5.7',
      ask: (g, f) => (g.gladiators[f.on]!.hand.length === 0 ? null : paymentRequest(g, f.on, f.hurt)),
      fallback: (g, f) => {
        const { hand } = g.gladiators[f.on]!;
        return worthOf(hand) >= f.hurt ? { do: 'pay', cards: cheapest(hand, f.hurt) } : { do: 'fall' };
      },
      take(g, f, t, choice: { do: 'pay' | 'fall'; cards?: number[] }) {
        if (choice.do === 'fall') return;
        discard(g, t, f.on, choice.cards!);
        t.log?.emit({ kind: 'paid', seat: f.on, cards: choice.cards, hurt: f.hurt });
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
  const cards = typeof choice === 'number' ? [choice] : [];
  for (const card of cards) {
    remove(g.gladiators[seat]!.hand, card);
    place.push(card);
  }
  // That a card was laid tells that the seat held one of this sort.
  if (cards.length > 0) t.reveal(only(seat), EVERYBODY);
  t.log?.emit({ kind: 'laid', seat, count: cards.length }, secret(visibility.laid(g, seat), { cards }));
}

function strength(t: Table<Harenula>, seat: Seat, cards: readonly number[], label: string, clause: string): number {
  const number = cards.length === 0 ? 0 : WORTH[cards[0]!]!;
  const die = t.random.die(6);
  const parts = [part(label, number, clause), part('die', die, clause)];
  if (cards.length > 0) t.use(label);
  t.log?.emit({
    kind: label === 'blow' ? 'force' : 'stand',
    clause,
    seat,
    cards: cards.slice(),
    parts,
    total: number + die,
  });
  return number + die;
}

const worthOf = (cards: readonly number[]): number => cards.reduce((sum, card) => sum + WORTH[card]!, 0);

function paymentRequest(g: Harenula, seat: Seat, hurt: number): Request {
  const { hand } = g.gladiators[seat]!;
  const able = worthOf(hand) >= hurt;
  const fields = [field('do', pick(seat, 'word', able ? ['pay', 'fall'] : ['fall']))];
  if (able) {
    const worth = hand.map((card) => WORTH[card]!);
    fields.push(field('cards', pay(seat, 'card', hand, worth, hurt, false, true), { field: 'do', is: ['pay'] }));
  }
  return form(seat, fields);
}

/** The dearest cards first until it suffices, without the ones that turn out superfluous. */
function cheapest(hand: readonly number[], hurt: number): number[] {
  const byWorth = hand.slice().sort((a, b) => WORTH[b]! - WORTH[a]! || a - b);
  const paid: number[] = [];
  while (worthOf(paid) < hurt) paid.push(byWorth.shift()!);
  return paid.filter((card, i) => worthOf(paid.filter((_, j) => j !== i)) < hurt || card < 0).sort((a, b) => a - b);
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
  t.log?.emit({ kind: 'fell', clause: 'HA-5.9', seat: f.on, feller: f.by, cards });
  t.raise('fell', f.by);
}
