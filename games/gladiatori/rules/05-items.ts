// Chapter 5: Items by auction, draft or selection; conflicts and surplus.

import { insert, remove } from '#engine/chance/deck.ts';
import { call, end, rule, to } from '#engine/flow/flow.ts';
import { type Barred, type Group, type Item, pick, type Request, subset } from '#engine/requests/request.ts';
import { EVERYBODY, NOBODY, type Seat } from '#engine/seat.ts';
import { ALL_ITEMS, CARDS, isEnergy, itemOf, SYMBOLS } from '#games/gladiatori/cards.ts';
import { OWN_CHARACTER, READY_MADE } from '#games/gladiatori/characters.ts';
import { moveOpenly } from '#games/gladiatori/handling.ts';
import { type Gladiator, type Gladiatori, type T, UNSET } from '#games/gladiatori/state.ts';

/** GL-5.2 */
export const MOST_ITEMS = 2;

/** GL-5.3 to GL-5.5: at most one Item of each symbol. */
export const SYMBOL_GROUPS: readonly Group[] = SYMBOLS.slice(1).map((_, i) => ({
  items: ALL_ITEMS.filter((item) => itemOf(item).symbol === i + 1),
  min: 0,
  max: 1,
  clause: 'GL-5.4',
}));
export const inConflict = (a: number, b: number): boolean =>
  itemOf(a).symbol !== 0 && itemOf(a).symbol === itemOf(b).symbol;

/** How many of these one gladiator can keep. */
export function keepable(items: readonly number[]): number {
  const symbols = new Set(items.map((item) => itemOf(item).symbol).filter((symbol) => symbol !== 0));
  const plain = items.filter((item) => itemOf(item).symbol === 0).length;
  return Math.min(MOST_ITEMS, symbols.size + plain);
}

export function giveItem(one: Gladiator, item: number): void {
  insert(one.items, item);
  one.holds.push(-1);
}

function lose(g: Gladiatori, t: T, item: number, clause: string): void {
  insert(g.lostItems, item);
  t.log?.emit('itemRemoved', { clause, item });
}

export const assign = rule<Gladiatori>('assign', { locals: {} }, [
  {
    clause: 'GL-5.1',
    run: (g) => call(g.itemMethod === 'auction' ? auction : g.itemMethod === 'draft' ? draft : selection),
  },
  {
    clause: 'GL-5.7',
    sealed: true,
    ask(g) {
      return g.gladiators.flatMap(({ items }, seat) => {
        const most = keepable(items);
        return items.length === most ? [] : [subset(seat, 'thing', items, most, most, SYMBOL_GROUPS)];
      });
    },
    fallback: (g, _f, request) => bestItems(g.gladiators[request.seat]!.items),
    take(g, _f, t, answers: (number[] | null)[]) {
      for (const [seat, kept] of answers.entries()) {
        if (kept === null) continue;
        const one = g.gladiators[seat]!;
        for (const item of one.items.slice()) {
          if (kept.includes(item)) continue;
          remove(one.items, item);
          one.holds.pop();
          lose(g, t, item, 'GL-5.6');
        }
        t.log?.emit('kept', { seat, items: one.items.slice() });
      }
    },
  },
]);

/** D-04: the Items with the highest sum, the lowest ids on ties. */
function bestItems(items: readonly number[]): number[] {
  const worth = (item: number): number => itemOf(item).attack + itemOf(item).defence + itemOf(item).hp;
  const kept: number[] = [];
  for (const item of items.slice().sort((a, b) => worth(b) - worth(a) || a - b)) {
    if (kept.length < MOST_ITEMS && !kept.some((other) => inConflict(other, item))) kept.push(item);
  }
  return kept.sort((a, b) => a - b);
}

/** GL-5.10 to GL-5.24 */
export const auction = rule<Gladiatori, { held: number }>('auction', { locals: { held: 0 }, shows: ['held'] }, [
  { clause: 'GL-5.10', run: (g, _f, t) => t.random.shuffle(g.itemDeck) },
  {
    clause: 'GL-5.10',
    at: 'GL-5.10 lot',
    run(g, f, t) {
      if (f.held === 2 * g.seats) return end();
      f.held++;
      const item = g.itemDeck.pop()!;
      g.faceUp.push(item);
      t.reveal(NOBODY, EVERYBODY);
      t.log?.emit('lotOffered', { item });
    },
  },
  {
    clause: 'GL-5.11',
    sealed: true,
    ask: (g) => g.gladiators.map((one, seat) => subset(seat, 'thing', one.deck.filter(isEnergy), 0, one.deck.length)),
    fallback: () => [],
    take(g, _f, t, bids: (number[] | null)[]) {
      const item = g.faceUp.pop()!;
      const energy = bids.map((bid) => bid!.reduce((sum, card) => sum + CARDS[card]!.energy, 0));
      if (t.log !== null)
        for (const [seat, bid] of bids.entries())
          t.log.emit('bid', { seat, cards: bid!.slice(), energy: energy[seat]! });
      const winners = topBids(bids as number[][], energy);
      for (const seat of winners) layAside(g, seat, bids[seat]!);
      if (winners.length === 1 && bids[winners[0]!]!.length > 0) {
        giveItem(g.gladiators[winners[0]!]!, item);
        t.use('auction');
        t.log?.emit('itemWon', { clause: 'GL-5.14', seat: winners[0]!, item });
      } else lose(g, t, item, 'GL-5.16');
      return to('GL-5.10 lot');
    },
  },
]);

/** GL-5.14 to GL-5.17: those with the most energy, among them those with the most cards. */
export function topBids(bids: readonly (readonly number[])[], energy: readonly number[]): Seat[] {
  const most = Math.max(...energy);
  const strong = bids.map((_, seat) => seat).filter((seat) => energy[seat] === most);
  const cards = Math.max(...strong.map((seat) => bids[seat]!.length));
  return strong.filter((seat) => bids[seat]!.length === cards);
}

/** GL-5.18 to GL-5.21: laid aside, they are the first cards of the discard pile. */
function layAside(g: Gladiatori, seat: Seat, cards: readonly number[]): void {
  const one = g.gladiators[seat]!;
  for (const card of cards) moveOpenly(one, one.deck, one.discard, card);
}

/** GL-5.25 to GL-5.28 */
export const draft = rule<Gladiatori, { first: Seat; taken: number }>(
  'draft',
  { locals: { first: UNSET, taken: 0 }, shows: ['first', 'taken'] },
  [
    {
      clause: 'GL-5.25',
      run(g, _f, t) {
        t.random.shuffle(g.itemDeck);
        for (let i = 0; i < 2 * g.seats + 1; i++) insert(g.faceUp, g.itemDeck.pop()!);
        t.reveal(NOBODY, EVERYBODY);
        t.log?.emit('laidOut', { items: g.faceUp.slice() });
      },
    },
    {
      clause: 'GL-5.26',
      at: 'GL-5.26 first',
      run(g, f, t) {
        f.first = t.random.below(g.seats);
        t.log?.emit('firstChosen', { seat: f.first });
      },
    },
    {
      clause: 'GL-5.26',
      ask(g, f) {
        if (f.taken === 2 * g.seats) return null;
        const steps = f.taken < g.seats ? f.taken : 2 * g.seats - 1 - f.taken;
        return pick((f.first + steps) % g.seats, 'thing', g.faceUp);
      },
      fallback: (g, _f, request) => {
        const own = g.gladiators[request.seat]!.items;
        return g.faceUp.find((item) => !own.some((other) => inConflict(item, other))) ?? g.faceUp[0]!;
      },
      take(g, f, t, item: Item, seat) {
        f.taken++;
        remove(g.faceUp, item as number);
        giveItem(g.gladiators[seat]!, item as number);
        t.use('draft');
        t.log?.emit('picked', { seat, item });
        return to('GL-5.26');
      },
    },
    { clause: 'GL-5.27', run: (g, _f, t) => lose(g, t, g.faceUp.pop()!, 'GL-5.27') },
  ],
);

/** GL-5.32 to GL-5.34: what a seat may choose from, and what of it comes first where it does not make a pair alone. */
export function choosable(g: Gladiatori, seat: Seat, free: readonly number[]): { from: number[]; first: number[] } {
  const one = g.gladiators[seat]!;
  const fits = free.filter((item) => !one.items.some((other) => inConflict(item, other)));
  if (one.character >= OWN_CHARACTER) return { from: fits, first: [] };
  const { preferred } = READY_MADE[one.character]!;
  const liked = fits.filter((item) => preferred.includes(itemOf(item).type));
  const enough = keepable([...one.items, ...liked]) === MOST_ITEMS;
  return enough ? { from: liked, first: [] } : { from: fits, first: liked };
}

function choiceRequest(g: Gladiatori, seat: Seat, missing: number): Request {
  const { from, first } = choosable(g, seat, g.itemDeck);
  const groups = first.length === 0 ? SYMBOL_GROUPS : [...SYMBOL_GROUPS, { items: first, min: 1, max: 1 }];
  return subset(seat, 'thing', from, missing, missing, groups);
}

/** GL-5.4, GL-5.32: free Items that this seat cannot choose. */
function barredItems(g: Gladiatori, seat: Seat): Barred[] {
  const { from } = choosable(g, seat, g.itemDeck);
  const { items } = g.gladiators[seat]!;
  return g.itemDeck
    .filter((item) => !from.includes(item))
    .map((item) =>
      items.some((other) => inConflict(item, other))
        ? { item, clause: 'GL-5.4', reason: 'its symbol is taken: one Item of each' }
        : { item, clause: 'GL-5.32', reason: 'a ready-made character chooses what he prefers' },
    );
}

/** D-03c, silent: the lowest ids that are legal. */
function lowestChoice(g: Gladiatori, seat: Seat): number[] {
  const missing = MOST_ITEMS - g.gladiators[seat]!.items.length;
  const { from, first } = choosable(g, seat, g.itemDeck);
  const taken = first.slice(0, 1);
  for (const item of from) {
    if (taken.length < missing && !taken.some((other) => other === item || inConflict(item, other))) taken.push(item);
  }
  return taken.sort((a, b) => a - b);
}

/** GL-5.29 to GL-5.34 */
export const selection = rule<Gladiatori>('selection', { locals: {} }, [
  {
    clause: 'GL-5.29',
    sealed: true,
    ask(g) {
      return g.gladiators.flatMap((one, seat) => {
        const missing = MOST_ITEMS - one.items.length;
        return missing === 0 ? [] : [choiceRequest(g, seat, missing)];
      });
    },
    barred: (g, _f, { seat }) => barredItems(g, seat),
    fallback: (g, _f, request) => lowestChoice(g, request.seat),
    take(g, _f, t, answers: (number[] | null)[]) {
      if (t.log !== null)
        for (const [seat, items] of answers.entries())
          if (items !== null) t.log.emit('wished', { seat, items: items.slice() });
      for (const item of ALL_ITEMS) {
        const rivals = answers.flatMap((items, seat) => (items?.includes(item) ? [seat] : []));
        if (rivals.length === 0) continue;
        const seat = rivals.length === 1 ? rivals[0]! : rivals[t.random.below(rivals.length)]!;
        remove(g.itemDeck, item);
        giveItem(g.gladiators[seat]!, item);
        t.use('selection');
        t.log?.emit('picked', { clause: 'GL-5.30', seat, item });
      }
      return g.gladiators.some(({ items }) => items.length < MOST_ITEMS) ? to('GL-5.29') : undefined;
    },
  },
]);
