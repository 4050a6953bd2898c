// Gifts that sway: whether coins for the seat that decides help more than they cost.
//
// The giver plays every answer of the other on in worlds of its own, with the gift and without. It takes the other for one
// who is grateful as people mostly are, and for less where earlier gifts came to nothing.

import { Judge, outcomeShares } from '#bots/value.ts';
import { type FastRandom, fastRandom, type Random } from '#engine/chance/random.ts';
import type { Gift, Mind, SeatMemory } from '#engine/dealing.ts';
import { Table } from '#engine/flow/table.ts';
import type { FlowView, Game } from '#engine/game.ts';
import { refusalOf } from '#engine/requests/legal.ts';
import type { Item, Request } from '#engine/requests/request.ts';
import type { Seat } from '#engine/seat.ts';

/** A seat is about to decide about others, and one of them could give it something. All of it is public. */
export interface GiftMoment {
  giver: Seat;
  decider: Seat;
  clause: string;
}

const WORLDS = 4;
/** What the price of a coin is measured by. */
const TRIED = 2;
/** How grateful another is taken to be, for each coin. */
const GRATITUDE = 0.2;
/** By how much of the victory a gift must pay. */
const LEAST = 0.01;
/** A playout ends with the round, and after so many decisions at the latest. */
const LONGEST = 200;
const SEEDS = 1 << 30;

export function giftFor(
  game: Game,
  { style }: Mind,
  memory: SeatMemory,
  view: unknown,
  { giver, decider, clause }: GiftMoment,
  offers: readonly Request[],
  random: Random,
): Gift | null {
  const { dealings, evaluation } = game;
  const hoped = dealings?.hope(clause, view, giver) ?? null;
  if (dealings === undefined || evaluation === undefined || hoped === null) return null;
  const most = Math.min(style.gifts, dealings.coins(view, giver) - style.reserve);
  if (most < 1) return null;
  const { seats } = (view as { flow: FlowView }).flow;
  const judged = new Answers(game, seats, giver, decider);
  for (let i = 0; i < WORLDS; i++) judged.tryWorld(view, random);
  const coins = judged.price(hoped, most, GRATITUDE * memory.trust[decider]!);
  if (coins === null) return null;
  const gift = dealings.gift(decider, coins);
  const offer = offers.find(({ id }) => id === gift.command);
  return offer !== undefined && refusalOf(offer, gift.choice) === null ? gift : null;
}

/** What each answer of the decider leads to, for the decider and for the giver. */
class Answers {
  private readonly game: Game;
  private readonly judge: Judge;
  private readonly shares: Float64Array;
  private readonly giver: Seat;
  private readonly decider: Seat;
  /** By answer: the sums of the decider's and the giver's shares, and of the giver's after a gift. */
  private readonly found = new Map<Item, { his: number; mine: number; poorer: number }>();

  constructor(game: Game, seats: number, giver: Seat, decider: Seat) {
    this.game = game;
    this.judge = new Judge(game, seats);
    this.shares = new Float64Array(seats);
    this.giver = giver;
    this.decider = decider;
  }

  tryWorld(view: unknown, random: Random): void {
    const { game, giver, decider } = this;
    const world = game.determinise(view, random);
    const dice = random.below(SEEDS);
    const asked = new Table(game, game.clone(world), fastRandom(dice), null)
      .run()
      .asked.find(({ seat }) => seat === decider);
    if (asked?.kind !== 'pick') return;
    for (const answer of new Set(asked.from)) {
      const sums = this.found.get(answer) ?? { his: 0, mine: 0, poorer: 0 };
      this.found.set(answer, sums);
      this.playOn(new Table(game, game.clone(world), fastRandom(dice), null).run(), answer, dice);
      sums.his += this.shares[decider]!;
      sums.mine += this.shares[giver]!;
      const after = new Table(game, game.clone(world), fastRandom(dice), null).run();
      const { command, choice } = game.dealings!.gift(decider, TRIED);
      after.decide(giver, command, choice);
      this.playOn(after, answer, dice);
      sums.poorer += this.shares[giver]!;
    }
  }

  /** The fewest coins that pay, where the decider then gives the answer hoped for; null where none do. */
  price(hoped: Item, most: number, gratitude: number): number | null {
    const found = this.found.get(hoped);
    const without = this.best(0);
    if (found === undefined || without === null || without === hoped) return null;
    const gain = (found.mine - this.found.get(without)!.mine) / WORLDS;
    const coin = Math.max(0, found.mine - found.poorer) / WORLDS / TRIED;
    for (let coins = 1; coins <= most; coins++) {
      if (this.best(Math.min(1, gratitude * coins)) !== hoped) continue;
      return gain - coins * coin > LEAST ? coins : null;
    }
    return null;
  }

  /** The decider's best answer, if the giver's chances count so much. */
  private best(regard: number): Item | null {
    let best: Item | null = null;
    let most = Number.NEGATIVE_INFINITY;
    for (const [answer, { his, mine }] of this.found) {
      if (his + regard * mine <= most) continue;
      most = his + regard * mine;
      best = answer;
    }
    return best;
  }

  private playOn(table: Table, answer: Item, dice: number): void {
    const { game, judge, shares, decider } = this;
    const random: FastRandom = fastRandom(dice ^ 0x5bd1e995);
    const id = table.asked.find(({ seat }) => seat === decider)!.id;
    table.decide(decider, id, answer);
    const { evaluation } = judge;
    const end = evaluation.pace(table.state) + 1;
    for (let n = 0; n < LONGEST && !table.over && evaluation.pace(table.state) < end; n++) {
      const asked = table.waiting!;
      table.decide(asked.seat, asked.id, game.heuristic(game.viewFor(table.state, asked.seat), asked, random));
    }
    if (table.over) outcomeShares(game, table.state, shares);
    else judge.shares(table.state, shares);
  }
}
