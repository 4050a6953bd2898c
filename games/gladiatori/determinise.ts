// A full state that a viewer cannot tell from the truth: what the viewer knows and has learned stays, the rest is sampled.

import { insert } from '#engine/chance/deck.ts';
import type { Random } from '#engine/chance/random.ts';
import type { Frame } from '#engine/flow/flow.ts';
import { restoreFlow } from '#engine/game.ts';
import type { Seat } from '#engine/seat.ts';
import { howMany, isShown, type Shown, without } from '#engine/visibility.ts';
import { book } from '#games/gladiatori/book.ts';
import { ALL_ITEMS, BOX, ENERGY_0, FEINT, HP, isAction, isAddable, isMove, VALUES } from '#games/gladiatori/cards.ts';
import { deckOf, OWN_CHARACTER, READY_MADE } from '#games/gladiatori/characters.ts';
import { moveCard, payable } from '#games/gladiatori/holdings.ts';
import type { Wound } from '#games/gladiatori/rules/11-injury.ts';
import { copySpecies, type Deed, type Gladiator, type Gladiatori, noDeed, PRESENT } from '#games/gladiatori/state.ts';
import { extraCards, sampleSheet } from '#games/gladiatori/unknown-sheet.ts';
import { type GladiatoriView, type GladiatorView, SHELF } from '#games/gladiatori/view.ts';

const byNumber = (a: number, b: number): number => a - b;
const openList = (shown: Shown<number>): number[] => (isShown(shown) ? shown.slice() : []);

/** GL-23.54, GL-23.65: whether a Feint may lie among the face-down cards of this seat. */
const feintsIn = (
  { animals, active, feintInStack }: Pick<Gladiatori, 'animals' | 'active' | 'feintInStack'>,
  seat: Seat,
): boolean => feintInStack || ((active < 0 || active === seat) && animals.some(({ where }) => where === PRESENT));

export function determinise(view: GladiatoriView, random: Random): Gladiatori {
  const gladiators = view.gladiators.map((one, seat) =>
    one.secret === null ? sampled(one, view, feintsIn(view, seat), random) : restored(one),
  );
  return {
    flow: restoreFlow(book, view.flow, view.viewer),
    seats: gladiators.length,
    mode: view.mode,
    shape: view.shape,
    itemMethod: view.itemMethod,
    freePlacement: view.freePlacement,
    marginDamage: view.marginDamage,
    overLimit: view.overLimit,
    staged: view.staged,
    helpInMelee: view.helpInMelee,
    netBeside: view.netBeside,
    breakItemScores: view.breakItemScores,
    feintInStack: view.feintInStack,
    feintReturnsDelay: view.feintReturnsDelay,
    campaign: view.campaign,
    entry: view.entry,
    beast: copySpecies(view.beast),
    turn: view.turn,
    round: view.round,
    ended: view.ended,
    spare: view.spare.slice(),
    stock: boxOf(view, gladiators),
    itemDeck: isShown(view.itemDeck) ? view.itemDeck.slice() : hiddenItems(view, random),
    faceUp: view.faceUp.slice(),
    lostItems: view.lostItems.slice(),
    order: view.order.slice(),
    vp: view.vp.slice(),
    arrived: view.arrived.slice(),
    clock: view.clock,
    acted: view.acted.slice(),
    aside: view.aside.slice(),
    firstBlood: view.firstBlood,
    gladiators,
    animals: view.animals.map((animal) => ({ ...animal })),
    active: view.active,
  };
}

/** What is left in the box: as much as was seen, and where the shelf is full what the decks leave. */
function boxOf(view: GladiatoriView, gladiators: readonly Gladiator[]): number[] {
  return view.stock.map((left, kind) => {
    if (left < SHELF[kind]!) return left;
    const taken = gladiators.reduce((sum, { deck }) => sum + deck.filter((card) => card === ENERGY_0 + kind).length, 0);
    return Math.max(left, BOX[kind]! - taken);
  });
}

function hiddenItems(view: GladiatoriView, random: Random): number[] {
  const seen = [...view.faceUp, ...view.lostItems, ...view.gladiators.flatMap(({ items }) => items)];
  const items = without(ALL_ITEMS, seen);
  random.shuffle(items);
  return items;
}

/** The open fields of a gladiator; the lists he hides are filled in by the caller. */
function frameOf(one: GladiatorView): Gladiator {
  const { known } = one;
  return {
    side: one.side,
    coins: one.coins,
    character: one.character,
    initial: [],
    now: [],
    boosted: 0,
    powers: 0,
    used: one.used,
    extra: one.extra,
    extraFeint: false,
    purse: 0,
    deck: openList(one.deck),
    hand: openList(one.hand),
    hp: openList(one.hp),
    cover: one.cover,
    discard: openList(one.discard),
    removed: one.removed.slice(),
    reserve: openList(one.reserve),
    stack: openList(one.stack),
    open: one.open.slice(),
    row: one.row.slice(),
    turned: one.turned.slice(),
    covert: openList(one.covert),
    maybe: one.maybe.slice(),
    using: one.using,
    fresh: one.fresh,
    passive: one.passive,
    warded: one.warded,
    inert: one.inert,
    twos: one.twos,
    deed: noDeed(),
    items: one.items.slice(),
    holds: one.holds.slice(),
    damaged: one.damaged,
    cell: one.cell,
    facing: one.facing,
    grey: one.grey,
    white: one.white,
    down: one.down,
    pendingGrey: one.pendingGrey,
    pendingWhite: one.pendingWhite,
    turnedRound: one.turnedRound,
    out: one.out,
    due: one.due,
    plusFour: one.plusFour,
    delayed: one.delayed,
    aid: one.aid.slice(),
    after: one.after,
    lastHand: [],
    lastHp: [],
    known: {
      low: known.low.slice(),
      high: known.high.slice(),
      floor: known.floor.slice(),
      discard: known.discard.slice(),
      hand: known.hand.slice(),
      owns: known.owns.slice(),
    },
  };
}

function restored(one: GladiatorView): Gladiator {
  const made = frameOf(one);
  const { initial, now, boosted, powers, extraFeint, purse, deed, lastHand, lastHp } = one.secret!;
  made.extraFeint = extraFeint;
  made.purse = purse;
  made.initial = initial.slice();
  made.now = now.slice();
  made.boosted = boosted;
  made.powers = powers;
  made.deed = { ...deed, aid: deed.aid.slice(), lunged: deed.lunged.slice() };
  made.lastHand = lastHand.slice();
  made.lastHp = lastHp.slice();
  return made;
}

function sampled(one: GladiatorView, view: GladiatoriView, feints: boolean, random: Random): Gladiator {
  const made = frameOf(one);
  if (one.character < 0) {
    made.initial = VALUES.map(() => 0);
    made.now = VALUES.map(() => 0);
    return made;
  }
  const sheet = one.character < OWN_CHARACTER ? READY_MADE[one.character]!.sheet : sampleSheet(one, view, random);
  made.initial = sheet.values.slice();
  made.now = sheet.values.map((points, value) =>
    between(made.known.low[value]!, Math.min(made.known.high[value]!, points), random),
  );
  made.powers = sheet.powers.reduce((all, power) => all | (1 << power), 0) & ~one.used;
  const extras = one.character < OWN_CHARACTER ? extraCards(one, sheet, random) : [];
  deal(made, one, [...deckOf(sheet), ...extras], feints, random);
  const due = duePayment(view, view.gladiators.indexOf(one));
  if (due > 0) makeAble(made, one, due);
  made.deed = openDeed(made, one, random);
  return made;
}

const between = (low: number, high: number, random: Random): number =>
  high <= low ? Math.max(0, low) : low + random.below(high - low + 1);

/** Deals the cards nobody has seen to where cards lie hidden. */
function deal(made: Gladiator, one: GladiatorView, all: readonly number[], feints: boolean, random: Random): void {
  const seen = [
    ...one.removed,
    ...one.open,
    ...one.row.filter((card) => card >= 0),
    ...one.known.discard,
    ...one.known.hand,
  ];
  const cards = without(all, seen);
  random.shuffle(cards);
  const take = (count: number, fits: (card: number) => boolean): number[] => {
    const found: number[] = [];
    for (let i = cards.length - 1; i >= 0 && found.length < count; i--)
      if (fits(cards[i]!)) found.push(...cards.splice(i, 1));
    return found;
  };
  made.covert = covertCards(one, cards.filter(isAction));
  for (const card of made.covert) cards.splice(cards.indexOf(card), 1);
  made.reserve = take(howMany(one.reserve), isMove).sort(byNumber);
  made.stack = take(howMany(one.stack), (card) => isAddable(card) || (feints && card === FEINT)).sort(byNumber);
  const any = (): boolean => true;
  made.hand = [...one.known.hand, ...take(howMany(one.hand) - one.known.hand.length, any)].sort(byNumber);
  made.discard = [...one.known.discard, ...take(howMany(one.discard) - one.known.discard.length, any)].sort(byNumber);
  made.hp = take(howMany(one.hp), any).sort(byNumber);
  made.deck = take(howMany(one.deck), any).sort(byNumber);
}

/** What a Passive victim is about to pay: that he was not killed tells that he can (GL-25.19). */
function duePayment(view: GladiatoriView, seat: Seat): number {
  const scene = view.flow.scenes[view.flow.scenes.length - 1];
  if (scene?.rule !== 'wound' || scene.at !== 'GL-11.45' || scene['seat'] !== seat || !view.gladiators[seat]!.passive)
    return 0;
  return scene['damage'] as number;
}

/** Exchanges cheap cards of the HP deck for expensive ones that could as well lie there, until the payment is possible. */
function makeAble(made: Gladiator, one: GladiatorView, due: number): void {
  while (payable(made) < due) {
    const hand = without(made.hand, one.known.hand);
    const discard = without(made.discard, one.known.discard);
    if (hand.length + discard.length === 0 || made.hp.length === 0) return;
    const best = [...hand, ...discard].reduce((a, b) => (HP[b]! > HP[a]! ? b : a));
    const worst = made.hp.reduce((a, b) => (HP[b]! < HP[a]! ? b : a));
    if (HP[best]! <= HP[worst]!) return;
    const from = hand.includes(best) ? made.hand : made.discard;
    moveCard(from, made.hp, best);
    moveCard(made.hp, from, worst);
  }
}

/** Action cards that fit what is known of each face-down card of the row, in its order. */
function covertCards(one: GladiatorView, actions: readonly number[]): number[] {
  const chosen: number[] = [];
  const extend = (place: number): boolean => {
    if (place === one.maybe.length) return true;
    for (const card of actions) {
      if (chosen.includes(card) || (one.maybe[place]! & (1 << card)) === 0) continue;
      chosen.push(card);
      if (extend(place + 1)) return true;
      chosen.pop();
    }
    return false;
  };
  extend(0);
  return chosen;
}

function openDeed(made: Gladiator, one: GladiatorView, random: Random): Deed {
  const unknown = without(made.discard, one.known.discard);
  random.shuffle(unknown);
  const lunged: number[] = [];
  for (const card of unknown.slice(0, one.deed.lunged)) insert(lunged, card);
  const { sacrificed, raged, fromHp, powers, unbeatable, aid } = one.deed;
  return { ...noDeed(), sacrificed, raged, fromHp, powers, unbeatable, aid: aid.slice(), lunged };
}

/** Whether the victim of a wound who is Passive and was not killed can pay for it. */
function isPayable(g: Gladiatori): boolean {
  const top = g.flow.frames[g.flow.frames.length - 1] as (Frame & Wound) | undefined;
  if (top?.rule !== 'wound' || top.at !== 'GL-11.45') return true;
  const one = g.gladiators[top.seat]!;
  return !one.passive || payable(one) >= top.damage;
}

/** Whether a state agrees with what everybody has learned about everybody. */
export function consistent(g: Gladiatori, _viewer: Seat): boolean {
  if (!isPayable(g)) return false;
  return g.gladiators.every((one, seat) => {
    const feints = feintsIn(g, seat);
    const holds = (list: readonly number[], some: readonly number[]): boolean => {
      const rest = list.slice();
      return some.every((card) => {
        const place = rest.indexOf(card);
        if (place >= 0) rest.splice(place, 1);
        return place >= 0;
      });
    };
    return (
      holds(one.discard, one.known.discard) &&
      holds(one.hand, one.known.hand) &&
      one.covert.every((card, i) => isAction(card) && (one.maybe[i]! & (1 << card)) !== 0) &&
      one.stack.every((card) => isAddable(card) || (feints && card === FEINT)) &&
      one.reserve.every(isMove) &&
      (one.reserve.length === 0 || ![...one.deck, ...one.hand, ...one.hp, ...one.discard].some(isMove))
    );
  });
}
