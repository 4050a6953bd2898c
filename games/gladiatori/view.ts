// What a viewer of Gladiatori may know (chapter 24), in a type of its own, built field by field.

import { type FlowView, flowFor } from '#engine/game.ts';
import { maySee, type Seat } from '#engine/seat.ts';
import { type Shown, show } from '#engine/visibility.ts';
import { book } from '#games/gladiatori/book.ts';
import type { Species } from '#games/gladiatori/cards.ts';
import {
  type Animal,
  copySpecies,
  type Deed,
  type Gladiator,
  type Gladiatori,
  type Known,
  type Mode,
  visibility,
} from '#games/gladiatori/state.ts';

/** What only its owner knows of a gladiator's sheet (GL-24.1). */
export interface SecretView {
  initial: number[];
  now: number[];
  boosted: number;
  powers: number;
  extraFeint: boolean;
  purse: number;
  deed: Deed;
  lastHand: number[];
  lastHp: number[];
}

/** What everybody saw of what a gladiator put into the running fight. */
export interface OpenDeed {
  sacrificed: number;
  raged: number;
  fromHp: boolean;
  powers: number;
  unbeatable: boolean;
  aid: number[];
  /** How many cards went for Lunge. */
  lunged: number;
}

export interface GladiatorView {
  side: number;
  coins: number;
  character: number;
  used: number;
  extra: number;
  deck: Shown<number>;
  hand: Shown<number>;
  hp: Shown<number>;
  cover: boolean;
  discard: Shown<number>;
  removed: number[];
  reserve: Shown<number>;
  stack: Shown<number>;
  open: number[];
  row: number[];
  turned: number[];
  covert: Shown<number>;
  maybe: number[];
  using: number;
  fresh: boolean;
  passive: boolean;
  warded: boolean;
  inert: number;
  twos: number;
  items: number[];
  holds: number[];
  damaged: number;
  cell: number;
  facing: number;
  grey: number;
  white: number;
  down: boolean;
  pendingGrey: number;
  pendingWhite: number;
  turnedRound: boolean;
  out: number;
  due: number;
  plusFour: boolean;
  delayed: number;
  aid: number[];
  after: number;
  known: Known;
  deed: OpenDeed;
  secret: SecretView | null;
}

export interface GladiatoriView {
  viewer: Seat;
  flow: FlowView;
  mode: Mode;
  shape: Gladiatori['shape'];
  itemMethod: Gladiatori['itemMethod'];
  freePlacement: boolean;
  marginDamage: boolean;
  overLimit: boolean;
  staged: boolean;
  helpInMelee: boolean;
  netBeside: boolean;
  breakItemScores: boolean;
  feintInStack: boolean;
  feintReturnsDelay: boolean;
  campaign: boolean;
  entry: string;
  beast: Species | null;
  turn: number;
  round: number;
  ended: boolean;
  spare: number[];
  stock: number[];
  itemDeck: Shown<number>;
  faceUp: number[];
  lostItems: number[];
  order: Seat[];
  vp: number[];
  arrived: number[];
  clock: number;
  acted: Seat[];
  aside: boolean[];
  firstBlood: boolean;
  gladiators: GladiatorView[];
  animals: Animal[];
  active: Seat;
}

function secretView(one: Gladiator): SecretView {
  const { deed } = one;
  return {
    initial: one.initial.slice(),
    now: one.now.slice(),
    boosted: one.boosted,
    powers: one.powers,
    extraFeint: one.extraFeint,
    purse: one.purse,
    deed: { ...deed, aid: deed.aid.slice(), lunged: deed.lunged.slice() },
    lastHand: one.lastHand.slice(),
    lastHp: one.lastHp.slice(),
  };
}

function gladiatorView(g: Gladiatori, seat: Seat, viewer: Seat): GladiatorView {
  const one = g.gladiators[seat]!;
  const viewers = visibility.own(g, seat);
  return {
    side: one.side,
    coins: one.coins,
    character: one.character,
    used: one.used,
    extra: one.extra,
    deck: show(viewers, viewer, one.deck),
    hand: show(viewers, viewer, one.hand),
    hp: show(viewers, viewer, one.hp),
    cover: one.cover,
    discard: show(viewers, viewer, one.discard),
    removed: one.removed.slice(),
    reserve: show(viewers, viewer, one.reserve),
    stack: show(viewers, viewer, one.stack),
    open: one.open.slice(),
    row: one.row.slice(),
    turned: one.turned.slice(),
    covert: show(viewers, viewer, one.covert),
    maybe: one.maybe.slice(),
    using: one.using,
    fresh: one.fresh,
    passive: one.passive,
    warded: one.warded,
    inert: one.inert,
    twos: one.twos,
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
    known: {
      low: one.known.low.slice(),
      high: one.known.high.slice(),
      floor: one.known.floor.slice(),
      discard: one.known.discard.slice(),
      hand: one.known.hand.slice(),
      owns: one.known.owns.slice(),
    },
    deed: {
      sacrificed: one.deed.sacrificed,
      raged: one.deed.raged,
      fromHp: one.deed.fromHp,
      powers: one.deed.powers,
      unbeatable: one.deed.unbeatable,
      aid: one.deed.aid.slice(),
      lunged: one.deed.lunged.length,
    },
    secret: maySee(viewers, viewer) ? secretView(one) : null,
  };
}

/** The most of each kind that one purchase can take out of the box (GL-4.18, GL-4.19). */
export const SHELF: readonly number[] = [4, 4, 1];

/**
 * GL-24.8, GL-24.14: of the box only what can still be bought is seen, and only while it can: what is missing from it lies
 * in a player's deck.
 */
const shelfOf = (g: Gladiatori): number[] =>
  g.flow.frames.some(({ rule }) => rule === 'over-limit')
    ? g.stock.map((left, kind) => Math.max(0, Math.min(left, SHELF[kind]!)))
    : [0, 0, 0];

export const viewFor = (g: Gladiatori, viewer: Seat): GladiatoriView => ({
  viewer,
  flow: flowFor(book, g, viewer),
  mode: g.mode,
  shape: g.shape,
  itemMethod: g.itemMethod,
  freePlacement: g.freePlacement,
  marginDamage: g.marginDamage,
  overLimit: g.overLimit,
  staged: g.staged,
  helpInMelee: g.helpInMelee,
  netBeside: g.netBeside,
  breakItemScores: g.breakItemScores,
  feintInStack: g.feintInStack,
  feintReturnsDelay: g.feintReturnsDelay,
  campaign: g.campaign,
  entry: g.entry,
  beast: copySpecies(g.beast),
  turn: g.turn,
  round: g.round,
  ended: g.ended,
  spare: g.spare.slice(),
  stock: shelfOf(g),
  itemDeck: g.itemMethod === 'selection' ? g.itemDeck.slice() : g.itemDeck.length,
  faceUp: g.faceUp.slice(),
  lostItems: g.lostItems.slice(),
  order: g.order.slice(),
  vp: g.vp.slice(),
  arrived: g.arrived.slice(),
  clock: g.clock,
  acted: g.acted.slice(),
  aside: g.aside.slice(),
  firstBlood: g.firstBlood,
  gladiators: g.gladiators.map((_, seat) => gladiatorView(g, seat, viewer)),
  animals: g.animals.map((animal) => ({
    species: animal.species,
    where: animal.where,
    from: animal.from,
    cell: animal.cell,
    grey: animal.grey,
  })),
  active: g.active,
});
