// Chapter 11d: paying damage, and death; Unbeatable after it (PW-3).

import { insert, remove } from '#engine/chance/deck.ts';
import { end, type Frame, rule } from '#engine/flow/flow.ts';
import { field, form, type Item, pay, pick, type Request } from '#engine/requests/request.ts';
import { EVERYBODY, only, type Seat } from '#engine/seat.ts';
import { FRONT } from '#games/gladiatori/board.ts';
import { HP, ITEM, isAction, UNBEATABLE } from '#games/gladiatori/cards.ts';
import { itemHp, payable } from '#games/gladiatori/holdings.ts';
import { learnCards } from '#games/gladiatori/knowledge.ts';
import { usePower } from '#games/gladiatori/rules/02-elements.ts';
import { releaseNets, removeItem } from '#games/gladiatori/rules/16-status.ts';
import { scoreDamage } from '#games/gladiatori/rules/17-honour.ts';
import {
  disclose,
  type Gladiator,
  type Gladiatori,
  hasPower,
  isAnimal,
  playsOn,
  powersOpen,
  stampOf,
  type T,
  UNSET,
} from '#games/gladiatori/state.ts';

export interface Wound {
  seat: Seat;
  /** Who struck: a figure. */
  by: number;
  side: number;
  damage: number;
  effective: number;
  killed: boolean;
}

const worthOf = (one: Gladiator, thing: number): number => (thing >= ITEM ? itemHp(one, thing) : HP[thing]!);

/** D-46: an irreducible payment, or death where none suffices (GL-11.45 to GL-11.51). */
function paymentRequest(g: Gladiatori, f: Wound): Request {
  const one = g.gladiators[f.seat]!;
  const isDead = f.damage > payable(one);
  const fields = [field('do', pick(f.seat, 'word', isDead ? ['die'] : ['pay']))];
  if (!isDead) {
    const things = [...one.hp, ...one.items].filter((thing) => worthOf(one, thing) > 0);
    fields.push(
      field(
        'with',
        pay(
          f.seat,
          'thing',
          things,
          things.map((thing) => worthOf(one, thing)),
          f.damage,
          false,
          true,
        ),
      ),
    );
  }
  return form(f.seat, fields);
}

/** D-46, silent: smallest total, then fewest Items, Action cards, cards, lowest ids. */
export function cheapest(one: Gladiator, damage: number): number[] {
  const things = [...one.hp, ...one.items].filter((thing) => worthOf(one, thing) > 0);
  let best: number[] = [];
  let rank: number[] = [];
  const consider = (chosen: number[]): void => {
    const count = (test: (thing: number) => boolean): number => chosen.filter(test).length;
    const mark = [
      chosen.reduce((sum, thing) => sum + worthOf(one, thing), 0),
      count((thing) => thing >= ITEM),
      count(isAction),
      chosen.length,
      ...chosen,
    ];
    // No two payments are alike, so there is a place where they differ.
    const place = mark.findIndex((value, i) => value !== rank[i]);
    if (best.length === 0 || mark[place]! < rank[place]!) {
      best = chosen;
      rank = mark;
    }
  };
  const extend = (from: number, chosen: number[], paid: number): void => {
    if (paid >= damage) {
      consider(chosen);
      return;
    }
    for (let i = from; i < things.length; i++) {
      if (i > from && things[i] === things[i - 1]) continue;
      extend(i + 1, [...chosen, things[i]!], paid + worthOf(one, things[i]!));
    }
  };
  extend(0, [], 0);
  return best;
}

export const wound = rule<Gladiatori, Wound>(
  'wound',
  {
    locals: { seat: UNSET, by: UNSET, side: FRONT, damage: UNSET, effective: 0, killed: false },
    shows: ['seat', 'by', 'side', 'damage', 'effective', 'killed'],
  },
  [
    {
      clause: 'GL-14.17',
      run(g, f, t) {
        const one = g.gladiators[f.seat]!;
        if (!playsOn(one)) return;
        // GL-14.13, GL-14.16, GL-21.10: the second death; nothing is paid and nothing scored.
        one.after -= f.damage;
        leave(g, t, f.seat, 'GL-14.13');
        return end();
      },
    },
    {
      clause: 'GL-25.19',
      run(g, f, t) {
        const one = g.gladiators[f.seat]!;
        // What everybody sees next, death or a payment, tells something of the HP deck.
        disclose(t, f.seat);
        if (one.passive && f.damage > payable(one)) die(g, f, t, one);
      },
    },
    {
      clause: 'GL-11.45',
      ask: (g, f) => (f.killed ? null : paymentRequest(g, f)),
      fallback(g, f) {
        const one = g.gladiators[f.seat]!;
        return f.damage > payable(one) ? { do: 'die' } : { do: 'pay', with: cheapest(one, f.damage) };
      },
      take(g, f, t, choice: { do: string; with?: number[] }) {
        if (choice.do === 'pay') payDamage(g, f, t, choice.with!);
        else die(g, f, t, g.gladiators[f.seat]!);
      },
    },
    {
      clause: 'GL-14.8',
      ask: (g, f) => (f.killed ? lastChance(g, f.seat) : null),
      fallback: (g, f) => (hasPower(g, f.seat, UNBEATABLE) ? 'unbeatable' : 'no'),
      take: (g, f, t, choice: Item) => playOn(g, t, f.seat, choice),
    },
    {
      clause: 'GL-17.19',
      run(g, f, t) {
        if (!isAnimal(f.by)) scoreDamage(g, t, f.by, f.seat, f.side, f.effective, f.killed);
        if (f.killed && !playsOn(g.gladiators[f.seat]!)) leave(g, t, f.seat, 'GL-11.53');
      },
    },
  ],
);

function payDamage(g: Gladiatori, f: Frame & Wound, t: T, things: readonly number[]): void {
  const one = g.gladiators[f.seat]!;
  for (const thing of things) {
    if (thing >= ITEM) removeItem(g, f.seat, thing);
    else {
      remove(one.hp, thing);
      insert(one.removed, thing);
    }
  }
  learnCards(one);
  f.effective = f.damage;
  t.reveal(only(f.seat), EVERYBODY);
  t.log?.emit('paid', { seat: f.seat, damage: f.damage, things: things.slice(), hp: one.hp.length });
}

/** GL-11.51, GL-17.6, GL-21.10 */
function die(g: Gladiatori, f: Frame & Wound, t: T, one: Gladiator): void {
  f.effective = Math.min(f.damage, payable(one) + 1);
  f.killed = true;
  one.after = payable(one) + 1 - f.damage;
  strip(g, t, f.seat, f.damage);
}

/** All HP deck cards, Items and the cover go (GL-11.51). */
export function strip(g: Gladiatori, t: T, seat: Seat, damage: number): void {
  const one = g.gladiators[seat]!;
  const things = [...one.hp, ...one.items];
  for (const card of one.hp) insert(one.removed, card);
  one.hp.length = 0;
  for (const item of one.items.slice()) removeItem(g, seat, item);
  one.cover = false;
  learnCards(one);
  disclose(t, seat);
  t.log?.emit('killed', { clause: 'GL-11.51', seat, damage, things });
}

/** D-47: everybody who has not used Unbeatable is asked (GL-25.16). */
export function lastChance(g: Gladiatori, seat: Seat): Request | null {
  if (!powersOpen(g) || (g.gladiators[seat]!.used & (1 << UNBEATABLE)) !== 0) return null;
  return pick(seat, 'word', hasPower(g, seat, UNBEATABLE) ? ['unbeatable', 'no'] : ['no']);
}

/** GL-14.8 to GL-14.10 */
export function playOn(g: Gladiatori, t: T, seat: Seat, choice: Item): void {
  if (choice !== 'unbeatable') return;
  const one = g.gladiators[seat]!;
  usePower(g, t, seat, UNBEATABLE);
  one.due = stampOf(g) + 1;
  one.plusFour = true;
  t.log?.emit('unbeatable', { clause: 'GL-14.8', seat });
}

/** GL-11.53: the miniature leaves the board. */
export function leave(g: Gladiatori, t: T, seat: Seat, clause: string): void {
  const one = g.gladiators[seat]!;
  one.out = 1;
  one.cell = -1;
  t.log?.emit('leftArena', { clause, seat });
  releaseNets(g, t);
}
