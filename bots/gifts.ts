// Gifts that sway: whether coins for the seat that decides help more than they cost.
//
// The giver plays on after every answer of the decider, in worlds that it imagines, with a gift and without. It expects as
// much gratitude as people mostly show, and less of a seat to which its earlier gifts came to nothing.

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
/** The coins of the gift that is tried; what it costs the giver, divided by them, is the cost of a coin. */
const TRIED = 2;
/** How grateful another is taken to be, for each coin. */
const GRATITUDE = 0.2;
/** By how much of the victory a gift must pay. */
const LEAST = 0.01;
/** A playout ends with the round, and after so many decisions at the latest. */
const LONGEST = 200;
const SEEDS = 1 << 30;
/** The bots of a playout have other random numbers than its dice. */
const FOR_BOTS = 0x5bd1e995;

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

/** What one answer of the decider leads to: shares of the victory, each added up over all worlds. */
interface AnswerSums {
  decider: number;
  giver: number;
  /** The giver's, when a gift of TRIED coins went before the answer. */
  giverAfterGift: number;
}

/** What each answer of the decider leads to, for the decider and for the giver. */
class Answers {
  private readonly game: Game;
  private readonly judge: Judge;
  private readonly shares: Float64Array;
  private readonly giver: Seat;
  private readonly decider: Seat;
  private readonly found = new Map<Item, AnswerSums>();

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
    const start = (): Table => new Table(game, game.clone(world), fastRandom(dice), null).run();
    const asked = start().asked.find(({ seat }) => seat === decider);
    if (asked?.kind !== 'pick') return;
    for (const answer of new Set(asked.from)) {
      const sums = this.found.get(answer) ?? { decider: 0, giver: 0, giverAfterGift: 0 };
      this.found.set(answer, sums);
      this.playOn(start(), answer, dice);
      sums.decider += this.shares[decider]!;
      sums.giver += this.shares[giver]!;
      const withGift = start();
      const { command, choice } = game.dealings!.gift(decider, TRIED);
      withGift.decide(giver, command, choice);
      this.playOn(withGift, answer, dice);
      sums.giverAfterGift += this.shares[giver]!;
    }
  }

  /** The fewest coins that pay, where the decider then gives the answer hoped for; null where none do. */
  price(hoped: Item, most: number, gratitude: number): number | null {
    const found = this.found.get(hoped);
    const without = this.best(0);
    if (found === undefined || without === null || without === hoped) return null;
    const gain = (found.giver - this.found.get(without)!.giver) / WORLDS;
    const costOfCoin = Math.max(0, found.giver - found.giverAfterGift) / WORLDS / TRIED;
    for (let coins = 1; coins <= most; coins++) {
      if (this.best(Math.min(1, gratitude * coins)) !== hoped) continue;
      return gain - coins * costOfCoin > LEAST ? coins : null;
    }
    return null;
  }

  /** The decider's best answer, if the giver's share counts as much as `regard` times its own. */
  private best(regard: number): Item | null {
    let best: Item | null = null;
    let most = Number.NEGATIVE_INFINITY;
    for (const [answer, { decider, giver }] of this.found) {
      const worth = decider + regard * giver;
      if (worth <= most) continue;
      most = worth;
      best = answer;
    }
    return best;
  }

  /** Gives the decider's answer, plays to the end of the round, and writes the shares. */
  private playOn(table: Table, answer: Item, dice: number): void {
    const { game, judge, shares, decider } = this;
    const random: FastRandom = fastRandom(dice ^ FOR_BOTS);
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
