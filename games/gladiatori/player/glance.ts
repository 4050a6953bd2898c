// What the sensible player looks at: a part of the view, and in a playout the same read from the state, without copies.

import { type FlowView, flowFor } from '#engine/game.ts';
import { maySee, type Seat } from '#engine/seat.ts';
import type { Shown } from '#engine/visibility.ts';
import { book } from '#games/gladiatori/book.ts';
import { type Animal, type Gladiator, type Gladiatori, visibility } from '#games/gladiatori/state.ts';
import type { GladiatoriView, GladiatorView, SecretView } from '#games/gladiatori/view.ts';

export interface GladiatorGlance
  extends Pick<GladiatorView, 'side' | 'using' | 'cell' | 'facing' | 'grey' | 'white' | 'down' | 'out'> {
  readonly hand: Shown<number>;
  readonly covert: Shown<number>;
  readonly row: readonly number[];
  readonly items: readonly number[];
  readonly secret: Pick<SecretView, 'now'> | null;
}

export interface Glance extends Pick<GladiatoriView, 'viewer' | 'flow'> {
  readonly gladiators: readonly GladiatorGlance[];
  readonly animals: readonly Pick<Animal, 'where' | 'cell'>[];
}

/** It serves a seat for a whole playout and shows what is so at the moment. Its lists are the state's own. */
export const glance = (g: Gladiatori, viewer: Seat): Glance => new LiveGlance(g, viewer);

class LiveGlance implements Glance {
  readonly #g: Gladiatori;
  readonly viewer: Seat;
  readonly gladiators: readonly GladiatorGlance[];

  constructor(g: Gladiatori, viewer: Seat) {
    this.#g = g;
    this.viewer = viewer;
    this.gladiators = g.gladiators.map((one, seat) => new LiveGladiator(one, maySee(visibility.own(g, seat), viewer)));
  }

  get flow(): FlowView {
    return flowFor(book, this.#g, this.viewer);
  }
  get animals(): readonly Animal[] {
    return this.#g.animals;
  }
}

class LiveGladiator implements GladiatorGlance {
  readonly #one: Gladiator;
  readonly #isOwn: boolean;

  constructor(one: Gladiator, isOwn: boolean) {
    this.#one = one;
    this.#isOwn = isOwn;
  }

  get side(): number {
    return this.#one.side;
  }
  get using(): number {
    return this.#one.using;
  }
  get cell(): number {
    return this.#one.cell;
  }
  get facing(): number {
    return this.#one.facing;
  }
  get grey(): number {
    return this.#one.grey;
  }
  get white(): number {
    return this.#one.white;
  }
  get down(): boolean {
    return this.#one.down;
  }
  get out(): number {
    return this.#one.out;
  }
  get hand(): Shown<number> {
    return this.#shown(this.#one.hand);
  }
  get covert(): Shown<number> {
    return this.#shown(this.#one.covert);
  }
  get row(): readonly number[] {
    return this.#one.row;
  }
  get items(): readonly number[] {
    return this.#one.items;
  }
  get secret(): Pick<SecretView, 'now'> | null {
    return this.#isOwn ? this.#one : null;
  }

  #shown(cards: readonly number[]): Shown<number> {
    return this.#isOwn ? cards : cards.length;
  }
}
