// The view of a playout: the same as `viewFor` shows, but read from the state at the moment it is asked for, and without
// copies. So one serves a seat for a whole playout; its lists are the state's own, and nobody may change or keep them. Of
// the flow it has the innermost rule only, the one that asks.

import type { FlowView } from '#engine/game.ts';
import { maySee, type Seat, type Viewers } from '#engine/seat.ts';
import type { Shown } from '#engine/visibility.ts';
import { book } from '#games/house-of-gladiators/book.ts';
import type { Deeds } from '#games/house-of-gladiators/conditions.ts';
import {
  type Gladiator,
  type House,
  type Ludi,
  type Noted,
  type Penalty,
  type Plan,
  visibility,
} from '#games/house-of-gladiators/state.ts';
import { type HouseView, type LudiView, planFor } from '#games/house-of-gladiators/view.ts';

export const glance = (g: Ludi, viewer: Seat): LudiView => new Glance(g, viewer);

const shown = (viewers: Viewers, viewer: Seat, items: readonly number[]): Shown<number> =>
  maySee(viewers, viewer) ? items : items.length;

class Glance implements LudiView {
  readonly #g: Ludi;
  readonly viewer: Seat;
  readonly houses: HouseView[];

  constructor(g: Ludi, viewer: Seat) {
    this.#g = g;
    this.viewer = viewer;
    this.houses = [];
    for (let seat = 0; seat < g.houses.length; seat++) this.houses.push(new HouseGlance(g, seat, viewer));
  }

  get flow(): FlowView {
    const { frames, visits, decided } = this.#g.flow;
    const top = frames.length - 1;
    const scene = book.ruleOf(frames[top]!, top).scene(this.#g, frames[top]!, this.viewer);
    return { seats: decided.length, visits, decided: decided[this.viewer]!, scenes: [scene] };
  }

  get roundLimit(): number {
    return this.#g.roundLimit;
  }
  get sealedBids(): boolean {
    return this.#g.sealedBids;
  }
  get taskExchange(): boolean {
    return this.#g.taskExchange;
  }
  get round(): number {
    return this.#g.round;
  }
  get order(): Seat[] {
    return this.#g.order;
  }
  get reservoir(): number[] {
    return this.#g.reservoir;
  }
  get market(): number {
    return this.#g.market.length;
  }
  get discard(): number[] {
    return this.#g.discard;
  }
  get unseenBacks(): number[] {
    return this.#g.unseenBacks;
  }
  get lotType(): number {
    return this.#g.lotType;
  }
  get tiros(): number {
    return this.#g.tiros.length;
  }
  get tiroDiscard(): number[] {
    return this.#g.tiroDiscard;
  }
  get shown(): number[] {
    return this.#g.shown;
  }
  get aside(): number[] {
    return this.#g.aside;
  }
  get seconds(): number[] {
    return this.#g.seconds.map((deck) => deck.length);
  }
  get secondDiscard(): number[][] {
    return this.#g.secondDiscard;
  }
  get tasks(): number {
    return this.#g.tasks.length;
  }
  get removed(): number[] {
    return this.#g.removed;
  }
  get noted(): Noted[] {
    return this.#g.noted;
  }
  get penalties(): Penalty[] {
    return this.#g.penalties;
  }
  get selections(): number {
    return this.#g.selections;
  }
  get ending(): string | null {
    return this.#g.ending;
  }
}

class HouseGlance implements HouseView {
  readonly #g: Ludi;
  readonly #house: House;
  readonly #seat: Seat;
  readonly #viewer: Seat;

  constructor(g: Ludi, seat: Seat, viewer: Seat) {
    this.#g = g;
    this.#house = g.houses[seat]!;
    this.#seat = seat;
    this.#viewer = viewer;
  }

  get coins(): number {
    return this.#house.coins;
  }
  get rations(): number {
    return this.#house.rations;
  }
  get out(): boolean {
    return this.#house.out;
  }
  get ludus(): Gladiator[] {
    return this.#house.ludus;
  }
  get dead(): Gladiator[] {
    return this.#house.dead;
  }
  get hand(): Shown<number> {
    return shown(visibility.hand(this.#g, this.#seat), this.#viewer, this.#house.hand);
  }
  get open(): number[] {
    return this.#house.open;
  }
  get backs(): number[] {
    return this.#house.backs;
  }
  get known(): number[] {
    return this.#house.seen[this.#viewer]!;
  }
  get seenBy(): number[][] {
    return this.#seat === this.#viewer ? this.#house.seen : [];
  }
  get task(): Shown<number> {
    return shown(visibility.task(this.#g, this.#seat), this.#viewer, this.#house.task);
  }
  get taskSeen(): Viewers {
    return this.#house.taskSeen;
  }
  get ruledOut(): number {
    return this.#house.ruledOut;
  }
  get elsewhere(): number {
    return this.#house.elsewhere[this.#viewer]!;
  }
  get dealt(): Shown<number> {
    return shown(visibility.dealt(this.#g, this.#seat), this.#viewer, this.#house.dealt);
  }
  get done(): number[] {
    return this.#house.done;
  }
  get exchanged(): boolean {
    return this.#house.exchanged;
  }
  get deeds(): Deeds {
    return this.#house.deeds;
  }
  get plan(): Plan {
    return planFor(this.#house.plan, this.#seat === this.#viewer);
  }
  get busy(): number[] {
    return this.#house.busy;
  }
  get unrested(): boolean {
    return this.#house.unrested;
  }
  get rejected(): Shown<number>[] {
    return this.#house.rejected.map((cards) => shown(visibility.rejected(this.#g, this.#seat), this.#viewer, cards));
  }
  get chose(): number {
    return this.#house.chose;
  }
}
