// What a viewer of House of Gladiators may know, in a type of its own, built field by field (HG-0.5, HG-12.14, HG-25.18).

import { type FlowView, flowFor } from '#engine/game.ts';
import type { Seat, Viewers } from '#engine/seat.ts';
import { type Shown, show } from '#engine/visibility.ts';
import { book } from '#games/house-of-gladiators/book.ts';
import { cloneDeeds, cloneGladiator, cloneNoted, clonePenalty } from '#games/house-of-gladiators/clone.ts';
import type { Deeds } from '#games/house-of-gladiators/conditions.ts';
import {
  type Gladiator,
  type Ludi,
  type Noted,
  type Penalty,
  type Plan,
  visibility,
} from '#games/house-of-gladiators/state.ts';

/** In a plan: something may lie here that the viewer does not know. */
export const HIDDEN = -2;

export interface HouseView {
  coins: number;
  rations: number;
  out: boolean;
  ludus: Gladiator[];
  dead: Gladiator[];
  hand: Shown<number>;
  /** Cards everybody knows it holds. */
  open: number[];
  /** How many of the hidden cards are Combat, Special and Blessing cards. */
  backs: number[];
  /** What the viewer has seen of the hand. */
  known: number[];
  /** What each seat has seen of the viewer's own hand; of others' hands only they know it. */
  seenBy: number[][];
  task: Shown<number>;
  taskSeen: Viewers;
  /** One bit for each task that the active one cannot be. */
  ruledOut: number;
  /** The same for what the viewer alone knows, who held those tasks. */
  elsewhere: number;
  dealt: Shown<number>;
  done: number[];
  exchanged: boolean;
  deeds: Deeds;
  /** −1 for nobody; of another House only which slots are filled. */
  plan: Plan;
  busy: number[];
  unrested: boolean;
  rejected: Shown<number>[];
  chose: number;
}

export interface LudiView {
  viewer: Seat;
  flow: FlowView;
  roundLimit: number;
  sealedBids: boolean;
  taskExchange: boolean;
  round: number;
  order: Seat[];
  houses: HouseView[];
  reservoir: number[];
  market: number;
  discard: number[];
  unseenBacks: number[];
  /** The type of the resource card that is auctioned, −1 for none. */
  lotType: number;
  tiros: number;
  tiroDiscard: number[];
  shown: number[];
  aside: number[];
  seconds: number[];
  secondDiscard: number[][];
  tasks: number;
  removed: number[];
  noted: Noted[];
  penalties: Penalty[];
  selections: number;
  ending: string | null;
}

const veiled = (fighters: readonly number[]): number[] => fighters.map((tiro) => (tiro < 0 ? -1 : HIDDEN));

/** Of another House only which slots are filled. */
export function planFor(plan: Plan, own: boolean): Plan {
  const { fighters, combat, special } = plan;
  if (own) return { fighters: fighters.slice(), combat: combat.slice(), special: special.slice() };
  return { fighters: veiled(fighters), combat: veiled(fighters), special: veiled(fighters) };
}

function houseFor(g: Ludi, seat: Seat, viewer: Seat): HouseView {
  const house = g.houses[seat]!;
  return {
    coins: house.coins,
    rations: house.rations,
    out: house.out,
    ludus: house.ludus.map(cloneGladiator),
    dead: house.dead.map(cloneGladiator),
    hand: show(visibility.hand(g, seat), viewer, house.hand),
    open: house.open.slice(),
    backs: house.backs.slice(),
    known: house.seen[viewer]?.slice() ?? [],
    seenBy: seat === viewer ? house.seen.map((cards) => cards.slice()) : [],
    task: show(visibility.task(g, seat), viewer, house.task),
    taskSeen: house.taskSeen,
    ruledOut: house.ruledOut,
    elsewhere: house.elsewhere[viewer] ?? 0,
    dealt: show(visibility.dealt(g, seat), viewer, house.dealt),
    done: house.done.slice(),
    exchanged: house.exchanged,
    deeds: cloneDeeds(house.deeds),
    plan: planFor(house.plan, seat === viewer),
    busy: house.busy.slice(),
    unrested: house.unrested,
    rejected: house.rejected.map((cards) => show(visibility.rejected(g, seat), viewer, cards)),
    chose: house.chose,
  };
}

export const viewFor = (g: Ludi, viewer: Seat): LudiView => ({
  viewer,
  flow: flowFor(book, g, viewer),
  roundLimit: g.roundLimit,
  sealedBids: g.sealedBids,
  taskExchange: g.taskExchange,
  round: g.round,
  order: g.order.slice(),
  houses: g.houses.map((_, seat) => houseFor(g, seat, viewer)),
  reservoir: g.reservoir.slice(),
  market: g.market.length,
  discard: g.discard.slice(),
  unseenBacks: g.unseenBacks.slice(),
  lotType: g.lotType,
  tiros: g.tiros.length,
  tiroDiscard: g.tiroDiscard.slice(),
  shown: g.shown.slice(),
  aside: g.aside.slice(),
  seconds: g.seconds.map((deck) => deck.length),
  secondDiscard: g.secondDiscard.map((cards) => cards.slice()),
  tasks: g.tasks.length,
  removed: g.removed.slice(),
  noted: g.noted.map(cloneNoted),
  penalties: g.penalties.map(clonePenalty),
  selections: g.selections,
  ending: g.ending,
});
