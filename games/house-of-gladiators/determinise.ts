// A full state that a viewer cannot tell from the truth: what the viewer knows stays, the rest is dealt again, type by type.

import { insert } from '#engine/chance/deck.ts';
import type { Random } from '#engine/chance/random.ts';
import type { Frame } from '#engine/flow/flow.ts';
import { isVeil } from '#engine/flow/scene.ts';
import { restoreFlow } from '#engine/game.ts';
import type { Seat } from '#engine/seat.ts';
import { howMany, isShown, type Shown, without } from '#engine/visibility.ts';
import { book } from '#games/house-of-gladiators/book.ts';
import {
  ALL_TASKS,
  ALL_TIROS,
  isStarter,
  LEADS_TO,
  MARKET,
  SECOND_CLASS,
  SECOND_DECKS,
  TYPE_OF,
  TYPES,
} from '#games/house-of-gladiators/cards.ts';
import { cloneDeeds, cloneGladiator, cloneNoted, clonePenalty } from '#games/house-of-gladiators/clone.ts';
import { guessBought, guessPlan, shuffled, tiroOf } from '#games/house-of-gladiators/determinise-guesses.ts';
import type { Lot } from '#games/house-of-gladiators/rules/05-auctions.ts';
import type { Upgrade } from '#games/house-of-gladiators/rules/11-upgrading.ts';
import type { Bout } from '#games/house-of-gladiators/rules/14-sides.ts';
import type { House, Ludi } from '#games/house-of-gladiators/state.ts';
import { HIDDEN, type HouseView, type LudiView } from '#games/house-of-gladiators/view.ts';

const known = (shown: Shown<number>): readonly number[] => (isShown(shown) ? shown : []);
const byNumber = (a: number, b: number): number => a - b;
/** How often tasks are dealt by chance before possible ones are sought one by one. */
const TRIES = 20;

export function determinise(view: LudiView, random: Random): Ludi {
  const flow = restoreFlow(book, view.flow, view.viewer);
  const deal = new Deal(view, flow.frames, random);
  for (const [i, frame] of flow.frames.entries()) {
    if (frame.rule !== 'upgrade') continue;
    const upgrade = frame as Frame & Upgrade;
    const drawn = view.flow.scenes[i]!['drawn']!;
    if (isVeil(drawn)) upgrade.drawn = deal.seconds(LEADS_TO[upgrade.tiro]!, drawn.hidden);
  }
  const houses = view.houses.map((house, seat) => deal.house(house, seat));
  for (const [i, frame] of flow.frames.entries()) {
    const scene = view.flow.scenes[i]!;
    if (frame.rule !== 'lot' || !isVeil(scene['bought']!) || scene['bought'].hidden === 0) continue;
    const bidding = frame as Frame & Lot;
    bidding.bought = guessBought(houses[bidding.leader!]!, view.viewer, bidding.type, random);
  }
  const lot = view.lotType < 0 ? [] : deal.market(view.lotType, 1);
  const unseen = view.unseenBacks.flatMap((count, type) => deal.market(type, count)).sort(byNumber);
  return {
    flow,
    seats: view.houses.length,
    roundLimit: view.roundLimit,
    sealedBids: view.sealedBids,
    taskExchange: view.taskExchange,
    round: view.round,
    order: view.order.slice(),
    houses,
    reservoir: view.reservoir.slice(),
    market: deal.restOfMarket(random),
    discard: view.discard.slice(),
    unseen,
    unseenBacks: view.unseenBacks.slice(),
    lot,
    lotType: view.lotType,
    tiros: deal.tiros,
    tiroDiscard: view.tiroDiscard.slice(),
    shown: view.shown.slice(),
    aside: view.aside.slice(),
    seconds: view.seconds.map((count, cls) => deal.seconds(cls, count)),
    secondDiscard: view.secondDiscard.map((cards) => cards.slice()),
    tasks: deal.tasks(view.tasks),
    removed: view.removed.slice(),
    noted: view.noted.map(cloneNoted),
    penalties: view.penalties.map(clonePenalty),
    selections: view.selections,
    ending: view.ending,
  };
}

/** What the viewer does not know. */
interface Unknown {
  market: number[];
  tiros: number[];
  byClass: number[][];
  tasks: number[];
}

/** A search makes hundreds of worlds from one view, so what is the same in all of them is found once. */
const unknowns = new WeakMap<LudiView, Unknown>();

function unknownTo(view: LudiView, frames: readonly Frame[]): Unknown {
  const before = unknowns.get(view);
  if (before !== undefined) return before;
  const { houses } = view;
  const bouts = frames.filter((frame) => frame.rule === 'bout') as (Frame & Bout)[];
  const seen = [
    ...view.discard,
    ...houses.flatMap((house) => [...house.open, ...known(house.hand), ...house.known]),
    ...bouts.flatMap((bout) => bout.gear.flat()),
  ].filter((card) => !isStarter(card));
  const owned = houses.flatMap((house) => [...house.ludus, ...house.dead]);
  const drawn = frames.flatMap((frame) => (frame.rule === 'upgrade' ? (frame as Frame & Upgrade).drawn : []));
  const seconds = [
    ...owned.map((gladiator) => gladiator.second),
    ...view.secondDiscard.flat(),
    ...houses.flatMap((house) => house.rejected.flatMap(known)),
    ...drawn,
  ];
  const tasks = houses.flatMap((house) => [...house.done, ...known(house.task), ...known(house.dealt)]);
  const unknown: Unknown = {
    market: without(MARKET, seen),
    tiros: without(ALL_TIROS, [...owned.map(tiroOf), ...view.tiroDiscard, ...view.shown, ...view.aside]),
    byClass: SECOND_DECKS.map((deck, cls) =>
      without(
        deck,
        seconds.filter((second) => SECOND_CLASS[second] === cls),
      ),
    ),
    tasks: without(ALL_TASKS, tasks),
  };
  unknowns.set(view, unknown);
  return unknown;
}

/** What the viewer does not know, in random order, to be handed out. */
class Deal {
  readonly tiros: number[];
  private readonly byType: number[][];
  private readonly byClass: number[][];
  private freeTasks: number[];
  private readonly hiddenTasks: number[][];
  private readonly viewer: Seat;
  private readonly houses: readonly HouseView[];
  private readonly random: Random;

  constructor(view: LudiView, frames: readonly Frame[], random: Random) {
    this.viewer = view.viewer;
    this.random = random;
    this.houses = view.houses;
    const { market, tiros, byClass, tasks } = unknownTo(view, frames);
    this.byType = TYPES.map(() => []);
    for (const card of shuffled(market.slice(), random)) this.byType[TYPE_OF[card]!]!.push(card);
    this.tiros = shuffled(tiros.slice(), random);
    this.byClass = byClass.map((deck) => shuffled(deck.slice(), random));
    this.freeTasks = shuffled(tasks.slice(), random);
    this.hiddenTasks = this.houses.map(() => []);
    if (!this.drawTasks()) this.guessTasks(0);
  }

  market(type: number, count: number): number[] {
    const cards = this.byType[type]!;
    return cards.splice(cards.length - count, count);
  }

  restOfMarket(random: Random): number[] {
    return shuffled(this.byType.flat(), random);
  }

  seconds(cls: number, count: number): number[] {
    const cards = this.byClass[cls]!;
    return cards.splice(cards.length - count, count);
  }

  tasks(count: number): number[] {
    return this.freeTasks.splice(this.freeTasks.length - count, count);
  }

  /** Hidden tasks as chance deals them: every possible deal is equally likely; false when none of a few tries is one. */
  private drawTasks(): boolean {
    const hidden = this.houses.map(({ task }) => (isShown(task) ? 0 : task));
    for (let tries = 0; tries < TRIES; tries++) {
      const free = shuffled(this.freeTasks.slice(), this.random);
      const dealt = hidden.map((count) => free.splice(free.length - count, count));
      if (!dealt.every((tasks, seat) => tasks.every((task) => this.mayHave(seat, task)))) continue;
      for (const [seat, tasks] of dealt.entries()) this.hiddenTasks[seat] = tasks;
      this.freeTasks = free;
      return true;
    }
    return false;
  }

  private mayHave(seat: Seat, task: number): boolean {
    const { ruledOut, elsewhere } = this.houses[seat]!;
    return ((ruledOut | elsewhere) & (1 << task)) === 0;
  }

  /** A hidden task for every House from this seat on that nothing rules out; false when there is none. */
  private guessTasks(seat: Seat): boolean {
    const house = this.houses[seat];
    if (house === undefined) return true;
    if (isShown(house.task) || house.task === 0) return this.guessTasks(seat + 1);
    const free = this.freeTasks;
    for (const task of free) {
      if (!this.mayHave(seat, task)) continue;
      this.hiddenTasks[seat] = [task];
      this.freeTasks = without(free, [task]);
      if (this.guessTasks(seat + 1)) return true;
    }
    this.freeTasks = free;
    return false;
  }

  house(view: HouseView, seat: Seat): House {
    const hand = isShown(view.hand) ? view.hand.slice() : this.hand(view);
    const house: House = {
      coins: view.coins,
      rations: view.rations,
      out: view.out,
      ludus: view.ludus.map(cloneGladiator),
      dead: view.dead.map(cloneGladiator),
      hand,
      open: view.open.slice(),
      backs: view.backs.slice(),
      seen: this.houses.map((_, observer) =>
        observer === this.viewer ? view.known.slice() : (view.seenBy[observer]?.slice() ?? []),
      ),
      task: isShown(view.task) ? view.task.slice() : this.hiddenTasks[seat]!,
      taskSeen: view.taskSeen,
      ruledOut: view.ruledOut,
      elsewhere: this.houses.map((_, observer) => (observer === this.viewer ? view.elsewhere : 0)),
      dealt: isShown(view.dealt) ? view.dealt.slice() : this.tasks(view.dealt),
      done: view.done.slice(),
      exchanged: view.exchanged,
      deeds: cloneDeeds(view.deeds),
      plan: {
        fighters: view.plan.fighters.slice(),
        combat: view.plan.combat.slice(),
        special: view.plan.special.slice(),
      },
      busy: view.busy.slice(),
      unrested: view.unrested,
      rejected: view.rejected.map((cards, cls) =>
        isShown(cards) ? cards.slice() : this.seconds(cls, howMany(cards)).sort(byNumber),
      ),
      chose: view.chose,
    };
    const filled = view.plan.fighters.map((tiro) => tiro === HIDDEN);
    if (seat !== this.viewer) house.plan = guessPlan(house, filled, this.random);
    return house;
  }

  /** What the viewer has seen of it, and unknown cards of the types whose backs are visible. */
  private hand(view: HouseView): number[] {
    const hand = view.known.slice();
    for (let type = 0; type < TYPES.length; type++) {
      const seen = view.known.filter((card) => TYPE_OF[card] === type).length;
      for (const card of this.market(type, view.backs[type]! - seen)) insert(hand, card);
    }
    return hand;
  }
}
