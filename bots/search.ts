// The search: tries each candidate in many worlds that the seat cannot tell from the true one, and keeps the best.
//
// A *world* is a full state that agrees with the view. In each world every remaining candidate is played with the same
// dice; then the heuristic plays on for all seats up to the limits of the playout, and the position is evaluated
// (value.ts). After each heat the worse half of the candidates drops out (sequential halving). The heuristic's own choice
// stays until the end and is replaced only by a clearly better one, because playouts by the heuristic overrate other
// choices. There is no tree: at equal cost none was stronger.

import { candidates } from '#bots/candidates.ts';
import { Judge, outcomeShares } from '#bots/value.ts';
import { type FastRandom, fastRandom, type Random } from '#engine/chance/random.ts';
import type { GameState } from '#engine/flow/flow.ts';
import { Table } from '#engine/flow/table.ts';
import type { FlowView, Game } from '#engine/game.ts';
import type { Choice, Request } from '#engine/requests/request.ts';
import type { Seat } from '#engine/seat.ts';

/** How much a decision is searched. Numbers, not milliseconds: the same seed gives the same choice. */
export interface Effort {
  /** Playouts, all candidates together. */
  playouts: number;
  candidates: number;
  /** A playout is cut when this many rounds are over (0: rounds do not count) … */
  rounds: number;
  /** … or when this many decisions were made. */
  decisions: number;
  /** By how many standard errors a choice must be ahead of the heuristic's to be taken instead. */
  margin: number;
  /** Where playouts are short there are more of them, until so many decisions were made in all (0: no more). */
  work?: number;
}

/** A choice with the expected share of the victory for its seat, and the number of playouts behind it. */
export interface Weighed {
  choice: Choice;
  share: number;
  playouts: number;
}

/** A game that is not over after so many decisions counts as a draw. */
const LONGEST = 5000;
/** Differences below this are rounding. */
const LEAST_VARIANCE = 1e-6;
const SEEDS = 1 << 30;
/** To begin a playout costs about as much as so many decisions. */
const BEGINNING = 6;
const OTHER_STREAM = 0x5bd1e995;

/** The results so far for the candidates of one decision. */
export class Search {
  private readonly game: Game;
  private readonly effort: Effort;
  private readonly view: unknown;
  private readonly seat: Seat;
  private readonly random: Random;
  private readonly judge: Judge | null;
  private readonly shares: Float64Array;
  private readonly play: Game['heuristic'];
  private readonly regard: readonly number[] | null;
  readonly choices: readonly Choice[];
  /** By candidate: its result in each world, the same worlds in the same order for all. */
  private readonly results: number[][];
  /** Decisions made in playouts so far. */
  private worked = 0;

  /** `regard`: by seat, how much of its chances is added to the bot's own; null: nothing. */
  constructor(
    game: Game,
    effort: Effort,
    view: unknown,
    request: Request,
    random: Random,
    find: typeof candidates = candidates,
    regard: readonly number[] | null = null,
  ) {
    const { seats } = (view as { flow: FlowView }).flow;
    this.game = game;
    this.effort = effort;
    this.view = view;
    this.seat = request.seat;
    this.random = random;
    this.judge = game.evaluation === undefined ? null : new Judge(game, seats);
    this.play = game.evaluation?.playout ?? game.heuristic;
    this.shares = new Float64Array(seats);
    this.regard = regard;
    this.choices = find(game, view, request, random, effort.candidates);
    this.results = this.choices.map(() => []);
  }

  /** Runs the heats until `isLate` returns true. */
  run(isLate: () => boolean): this {
    let alive = this.choices.map((_, i) => i);
    const heats = Math.ceil(Math.log2(alive.length));
    const { playouts, work = 0 } = this.effort;
    for (let heat = 0; heat < heats; heat++) {
      const worlds = Math.max(1, Math.floor(playouts / heats / alive.length));
      const most = this.worked + work / heats;
      for (let i = 0; i < worlds || this.worked < most; i++) {
        this.tryWorld(alive);
        if (isLate()) return this;
      }
      alive = this.betterHalf(alive);
    }
    return this;
  }

  /** The index of the best candidate: 0, the heuristic's, unless another is clearly ahead of it. */
  get best(): number {
    let best = 0;
    let most = -1;
    const longest = this.results[0]!.length;
    for (let i = 0; i < this.results.length; i++) {
      const mean = this.mean(i);
      if (this.results[i]!.length === longest && mean > most) {
        most = mean;
        best = i;
      }
    }
    return best !== 0 && this.isClear(best) ? best : 0;
  }

  /** All candidates, the best first. */
  get weighed(): Weighed[] {
    const { best } = this;
    const all = this.choices.map((choice, i) => ({
      choice,
      share: this.mean(i),
      playouts: this.results[i]!.length,
    }));
    const [first] = all.splice(best, 1);
    return [first!, ...all.sort((a, b) => b.playouts - a.playouts || b.share - a.share)];
  }

  private mean(candidate: number): number {
    let sum = 0;
    for (const result of this.results[candidate]!) sum += result;
    return sum / Math.max(1, this.results[candidate]!.length);
  }

  private betterHalf(alive: readonly number[]): number[] {
    const ranked = [...alive].sort((a, b) => this.mean(b) - this.mean(a) || a - b);
    const kept = ranked.slice(0, Math.max(2, Math.ceil(alive.length / 2)));
    if (!kept.includes(0)) kept.push(0);
    return kept;
  }

  /** Whether a candidate is ahead of the heuristic's choice by more than chance explains, world by world. */
  private isClear(candidate: number): boolean {
    const [ours, theirs] = [this.results[candidate]!, this.results[0]!];
    let sum = 0;
    let squares = 0;
    for (let i = 0; i < ours.length; i++) {
      const ahead = ours[i]! - theirs[i]!;
      sum += ahead;
      squares += ahead * ahead;
    }
    const mean = sum / ours.length;
    const variance = Math.max(LEAST_VARIANCE, squares / ours.length - mean * mean);
    return mean >= this.effort.margin * Math.sqrt(variance / ours.length);
  }

  private tryWorld(alive: readonly number[]): void {
    const { game, random } = this;
    const world = game.determinise(this.view, random);
    const dice = random.below(SEEDS);
    for (let i = 0; i < alive.length; i++) {
      const state = i === alive.length - 1 ? world : game.clone(world);
      const table = new Table(game, state, fastRandom(dice), null).run();
      // After an undo the request has another number here than at the real table.
      const { id } = table.asked.find((one) => one.seat === this.seat)!;
      this.decide(table, this.seat, id, this.choices[alive[i]!]!);
      this.playOut(table, fastRandom(dice ^ OTHER_STREAM));
      this.results[alive[i]!]!.push(this.worth());
    }
  }

  /** The own share, and as much of the others' as they are thought of. */
  private worth(): number {
    const { shares, regard, seat } = this;
    let worth = shares[seat]!;
    if (regard !== null) for (let other = 0; other < shares.length; other++) worth += regard[other]! * shares[other]!;
    return worth;
  }

  /** Plays on with the heuristic and evaluates the position it ends in. */
  private playOut(table: Table, random: FastRandom): void {
    const { game, effort, judge, shares } = this;
    const judged = judge !== null && (judge.evaluation.fits?.(table.state) ?? true);
    const most = judged ? effort.decisions : LONGEST;
    const pace = judged && effort.rounds > 0 ? judge.evaluation.pace : NO_PACE;
    const end = pace(table.state) + Math.max(1, effort.rounds);
    const looks = this.looksAt(table.state);
    let n = 0;
    for (; n < most && !table.over && pace(table.state) < end; n++) {
      const asked = table.waiting!;
      // One request in five has a single answer; it needs no view.
      const choice =
        asked.kind === 'pick' && asked.from.length === 1 ? asked.from[0]! : this.play(looks(asked.seat), asked, random);
      this.decide(table, asked.seat, asked.id, choice);
    }
    this.worked += BEGINNING + n;
    if (table.over) outcomeShares(game, table.state, shares);
    else if (judged) judge.shares(table.state, shares);
    else shares.fill(1 / shares.length);
  }

  /** What a seat may know of a playout's state, at any moment of it. */
  private looksAt(state: GameState): (seat: Seat) => unknown {
    const { game } = this;
    const glance = game.evaluation?.glance;
    if (glance === undefined) return (seat) => game.viewFor(state, seat);
    const glances: unknown[] = [];
    return (seat) => {
      glances[seat] ??= glance(state, seat);
      return glances[seat];
    };
  }

  private decide(table: Table, seat: Seat, id: number | string, choice: Choice): void {
    const refusal = table.decide(seat, id, choice);
    if (refusal === null) return;
    throw new Error(
      `in a world of ${this.game.id} seat ${seat} was refused ${JSON.stringify(choice)}: ${refusal.clause} ${refusal.text}`,
    );
  }
}

/** Where rounds do not count, none ever ends. */
const NO_PACE = (_state: GameState): number => 0;
