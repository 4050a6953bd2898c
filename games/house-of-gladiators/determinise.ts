// A full state that a viewer cannot tell from the truth: what he knows stays, the rest is dealt anew, type by type.

import { insert, remove } from '#engine/deck.ts';
import type { Frame } from '#engine/flow.ts';
import { isVeil } from '#engine/flow.ts';
import { restoreFlow } from '#engine/game.ts';
import type { Random } from '#engine/random.ts';
import type { Seat } from '#engine/seat.ts';
import { howMany, isShown, type Shown, without } from '#engine/visibility.ts';
import { book } from '#games/house-of-gladiators/book.ts';
import {
  ALL_TASKS,
  ALL_TIROS,
  COMBAT,
  isStarter,
  LEADS_TO,
  MARKET,
  SECOND_CLASS,
  SECOND_DECKS,
  SPECIAL,
  TYPE_OF,
  TYPES,
} from '#games/house-of-gladiators/cards.ts';
import { cloneDeeds, cloneGladiator, cloneNoted, clonePenalty } from '#games/house-of-gladiators/clone.ts';
import type { Lot } from '#games/house-of-gladiators/rules/05-auctions.ts';
import type { Upgrade } from '#games/house-of-gladiators/rules/11-upgrading.ts';
import type { Bout } from '#games/house-of-gladiators/rules/14-sides.ts';
import { cardsHeld, type Gladiator, type House, type Ludi, type Plan } from '#games/house-of-gladiators/state.ts';
import { HIDDEN, type HouseView, type LudiView } from '#games/house-of-gladiators/view.ts';

const known = (shown: Shown<number>): readonly number[] => (isShown(shown) ? shown : []);
const byNumber = (a: number, b: number): number => a - b;

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
    // Any card of the buyer's hand may be the one he has just bought.
    const bidding = frame as Frame & Lot;
    bidding.bought = houses[bidding.leader!]!.hand[0] ?? null;
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
    const { houses } = view;
    this.houses = houses;
    const bouts = frames.filter((frame) => frame.rule === 'bout') as (Frame & Bout)[];
    const seen = [
      ...view.discard,
      ...houses.flatMap((house) => [...house.open, ...known(house.hand), ...house.known]),
      ...bouts.flatMap((bout) => bout.gear.flat()),
    ].filter((card) => !isStarter(card));
    const market = shuffled(without(MARKET, seen), random);
    this.byType = TYPES.map((_, type) => market.filter((card) => TYPE_OF[card] === type));
    const owned = houses.flatMap((house) => [...house.ludus, ...house.dead]);
    this.tiros = shuffled(
      without(ALL_TIROS, [...owned.map(tiroOf), ...view.tiroDiscard, ...view.shown, ...view.aside]),
      random,
    );
    const drawn = frames.flatMap((frame) => (frame.rule === 'upgrade' ? (frame as Frame & Upgrade).drawn : []));
    const seconds = [
      ...owned.map((gladiator) => gladiator.second).filter((second) => second >= 0),
      ...view.secondDiscard.flat(),
      ...houses.flatMap((house) => house.rejected.flatMap(known)),
      ...drawn,
    ];
    this.byClass = SECOND_DECKS.map((deck, cls) =>
      shuffled(
        without(
          deck,
          seconds.filter((second) => SECOND_CLASS[second] === cls),
        ),
        random,
      ),
    );
    const tasks = houses.flatMap((house) => [...house.done, ...known(house.task), ...known(house.dealt)]);
    this.freeTasks = shuffled(without(ALL_TASKS, tasks), random);
    this.hiddenTasks = houses.map(() => []);
    this.guessTasks(0);
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

  /** A hidden task for every House from this seat on that nothing rules out; false when there is none. */
  private guessTasks(seat: Seat): boolean {
    const house = this.houses[seat];
    if (house === undefined) return true;
    if (isShown(house.task) || house.task === 0) return this.guessTasks(seat + 1);
    const free = this.freeTasks;
    for (const task of free) {
      if (((house.ruledOut | house.elsewhere) & (1 << task)) !== 0) continue;
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
      seen: this.houses.map((_, observer) => (observer === this.viewer ? view.known.slice() : [])),
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
    return { ...house, plan: seat === this.viewer ? house.plan : this.plan(house) };
  }

  /** What the viewer has seen of it, and unknown cards of the types whose backs he sees. */
  private hand(view: HouseView): number[] {
    const hand = view.known.slice();
    for (let type = 0; type < TYPES.length; type++) {
      const seen = view.known.filter((card) => TYPE_OF[card] === type).length;
      for (const card of this.market(type, view.backs[type]! - seen)) insert(hand, card);
    }
    return hand;
  }

  /** Somebody fit for every filled slot, equipped by chance. */
  private plan(house: House): Plan {
    const { fighters } = house.plan;
    const plan: Plan = { fighters: fighters.slice(), combat: fighters.slice(), special: fighters.slice() };
    const fit = shuffled(fitOf(house), this.random);
    const cards = cardsHeld(house).slice();
    const equip = (type: number): number => {
      const fitting = cards.filter((card) => TYPE_OF[card] === type);
      const at = this.random.below(2 * fitting.length + 1);
      if (at >= fitting.length) return -1;
      remove(cards, fitting[at]!);
      return fitting[at]!;
    };
    for (let slot = 0; slot < fighters.length; slot++) {
      if (fighters[slot] !== HIDDEN) continue;
      plan.fighters[slot] = fit.pop()!;
      plan.combat[slot] = equip(COMBAT);
      plan.special[slot] = equip(SPECIAL);
    }
    return plan;
  }
}

const tiroOf = (gladiator: Gladiator): number => gladiator.tiro;

function shuffled(cards: number[], random: Random): number[] {
  random.shuffle(cards);
  return cards;
}

/** What every viewer holds possible: the backs tell the types, the looks tell cards, and equipment comes from the hand. */
export function consistent(g: Ludi, viewer: Seat): boolean {
  const count = (cards: readonly number[], type: number): number =>
    cards.reduce((sum, card) => (TYPE_OF[card] === type ? sum + 1 : sum), 0);
  for (let type = 0; type < TYPES.length; type++) {
    if (count(g.unseen, type) !== g.unseenBacks[type]) return false;
    for (const house of g.houses) if (count(house.hand, type) !== house.backs[type]) return false;
  }
  if (g.lot.length > 0 && TYPE_OF[g.lot[0]!] !== g.lotType) return false;
  return g.houses.every(
    (house) =>
      house.task.every((task) => ((house.ruledOut | (house.elsewhere[viewer] ?? 0)) & (1 << task)) === 0) &&
      isWithin(house.seen[viewer] ?? [], house.hand) &&
      isWithin(equipped(house.plan), cardsHeld(house)) &&
      house.plan.combat.every((card) => card < 0 || TYPE_OF[card] === COMBAT) &&
      house.plan.special.every((card) => card < 0 || TYPE_OF[card] === SPECIAL) &&
      isWithin(
        house.plan.fighters.filter((tiro) => tiro >= 0),
        fitOf(house),
      ),
  );
}

/** HG-12.7, HG-13.10: who can lie in the Hypogeum. */
const fitOf = (house: House): number[] =>
  house.ludus.filter((one) => one.hp > 0 && !house.busy.includes(one.tiro)).map(tiroOf);

const equipped = (plan: Plan): number[] => [...plan.combat, ...plan.special].filter((card) => card >= 0);

function isWithin(some: readonly number[], all: readonly number[]): boolean {
  const rest = all.slice();
  return some.every((card) => {
    const place = rest.indexOf(card);
    if (place < 0) return false;
    rest.splice(place, 1);
    return true;
  });
}
