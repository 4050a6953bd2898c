// The storm 'twins': two matches that one seat must not be able to tell apart. They are played the same up to some point;
// then everything that seat may not know is dealt again in one of them; and both continue with the same public actions.
// Every frame to that seat and to the spectators, refusals included, must be the same byte for byte, until the rules
// reveal something. Sealed answers of the others may differ at any time.

import { Faults, type Findings, type Progress } from '#checks/server/findings.ts';
import { TwinSide } from '#checks/server/twin-side.ts';
import { fastRandom, type Random, restoreRandom } from '#engine/chance/random.ts';
import { newStats, Trial } from '#engine/conformance/trial.ts';
import { redeal, viewerName } from '#engine/conformance/twins.ts';
import { eventFor, Log } from '#engine/event.ts';
import type { GameState } from '#engine/flow/flow.ts';
import { Table } from '#engine/flow/table.ts';
import type { Game } from '#engine/game.ts';
import { sample } from '#engine/requests/choices.ts';
import { refusalOf } from '#engine/requests/legal.ts';
import type { Choice } from '#engine/requests/request.ts';
import { maySee, NOBODY, type Seat, SPECTATOR, type Viewers } from '#engine/seat.ts';
import { games as allGames } from '#games/index.ts';
import type { FromClient } from '#live/messages.ts';
import { Cluster } from '#server/store/postgres-cluster.ts';

export interface TwinsOptions {
  pairs: number;
  games: string[];
  seed: number;
  seconds: number;
  /** On one PostgreSQL for each side; 0: each is one server on a file. */
  nodes: number;
}

export const TWINS: TwinsOptions = { pairs: 200, games: [...allGames.keys()], seed: 1, seconds: 240, nodes: 0 };

/** The most decisions before the twins differ, and after. */
const PRELUDE = 60;
const LOCKSTEP = 25;
/** Choices tried until one is possible in both and reveals nothing. */
const TRIES = 8;

type Keyed = Extract<FromClient, { key: string }>;

interface Counts {
  pairs: number;
  decisions: number;
  frames: number;
  refusals: number;
  sealed: number;
}

interface Ahead {
  /** The viewers for whom the rules declare a disclosure. */
  disclosed: Viewers;
  over: boolean;
  /** Whether the choice would be sealed. */
  sealed: boolean;
  sight: string;
}

interface Step {
  seat: Seat;
  first: Choice;
  /** What the twin decides; null: nothing yet. */
  second: Choice | null;
}

export async function twins(options: TwinsOptions, say: Progress): Promise<Findings> {
  const faults = new Faults();
  const counts: Counts = { pairs: 0, decisions: 0, frames: 0, refusals: 0, sealed: 0 };
  const sides: [TwinSide, TwinSide] = [new TwinSide(), new TwinSide()];
  let cluster: Cluster | null = null;
  const start = performance.now();
  const seconds = (): number => (performance.now() - start) / 1000;
  try {
    cluster = options.nodes === 0 ? null : await Cluster.make();
    const database = (n: number): string | null => cluster?.url(`twin_${n}`) ?? null;
    await Promise.all(sides.map((side, n) => side.start(database(n), Math.max(1, options.nodes))));
    for (let n = 0; counts.pairs < options.pairs && seconds() < options.seconds && faults.count === 0; n++) {
      const game = allGames.get(options.games[n % options.games.length]!)!;
      const seed = options.seed * 1_000_000 + n;
      await new Pair(game, seed, sides, counts, faults).play();
      if (n % 20 === 19) say(`${counts.pairs} pairs, ${counts.decisions} decisions, ${Math.round(seconds())} s`);
    }
  } finally {
    await Promise.all(sides.map((side) => side.close()));
    await cluster?.remove();
  }
  return {
    figures: {
      games: options.games.join(' '),
      ...(options.nodes === 0 ? {} : { 'nodes of each side': options.nodes }),
      pairs: counts.pairs,
      'decisions in lockstep': counts.decisions,
      'of them sealed otherwise': counts.sealed,
      'frames compared': counts.frames,
      'refusals among them': counts.refusals,
      seconds: Math.round(seconds()),
      faults: faults.count,
    },
    faults: faults.list,
  };
}

class Pair {
  private readonly game: Game;
  private readonly seed: number;
  private readonly sides: readonly [TwinSide, TwinSide];
  private readonly counts: Counts;
  private readonly faults: Faults;
  private readonly random: Random;
  private readonly seats: number;
  private readonly match: string;
  private keys = 0;

  constructor(game: Game, seed: number, sides: readonly [TwinSide, TwinSide], counts: Counts, faults: Faults) {
    this.game = game;
    this.seed = seed;
    this.sides = sides;
    this.counts = counts;
    this.faults = faults;
    this.random = fastRandom(seed);
    const { min, max } = game.seats;
    this.seats = Math.max(2, min + this.random.below(max - min + 1));
    this.match = `twin-${seed}`;
  }

  async play(): Promise<void> {
    const seed = this.seed.toString(16).padStart(64, '0');
    await Promise.all(this.sides.map((side) => side.sit(this.game, this.seats, this.match, seed)));
    for (let n = this.random.below(PRELUDE); n > 0; n--) {
      const { table } = (await this.sides[0].live()).match;
      const request = table.waiting;
      if (request === null) return;
      const choice = sample(request, this.random);
      if (this.foresee(table, request.seat, choice)?.over !== false) return;
      await this.decide({ seat: request.seat, first: choice, second: choice });
    }
    const viewer = this.random.below(this.seats);
    const other = await this.dealAnew(viewer);
    if (other === null) return;
    await this.sides[1].replaceState(other);
    this.counts.pairs++;
    await this.lockstep(viewer);
  }

  /** Another state that the viewer holds possible; null: there is none, or others have sealed answers. */
  private async dealAnew(viewer: Seat): Promise<GameState | null> {
    const { table } = (await this.sides[0].live()).match;
    for (const { sealed } of table.state.flow.frames) {
      if (sealed?.some((answer, seat) => answer !== null && seat !== viewer)) return null;
    }
    const trial = new Trial(this.game, this.seed, { games: 1, seed: this.seed, seats: this.seats }, newStats());
    trial.table = table;
    return redeal(trial, viewer);
  }

  private async lockstep(viewer: Seat): Promise<void> {
    const from = this.sides.map((side) => [viewer, SPECTATOR].map((one) => side.ear(one).frames.length));
    for (let n = 0; n < LOCKSTEP; n++) {
      await this.annoy(viewer);
      const step = await this.next(viewer);
      if (step !== null) {
        await this.decide(step);
        this.counts.decisions++;
        if (step.first !== step.second) this.counts.sealed++;
      }
      const isSame = [viewer, SPECTATOR].every((one, i) => this.compare(one, from[0]![i]!, from[1]![i]!));
      if (step === null || !isSame) break;
    }
    for (const [i, one] of [viewer, SPECTATOR].entries()) {
      const frames = this.sides[0].ear(one).frames.slice(from[0]![i]!);
      this.counts.frames += frames.length;
      this.counts.refusals += frames.filter((frame) => frame.startsWith('{"t":"refused"')).length;
    }
  }

  /** A decision possible in both that reveals nothing to the viewer; null: none was found. */
  private async next(viewer: Seat): Promise<Step | null> {
    const [first, second] = await this.tables();
    const open = first.asked.filter(({ seat }) => !first.hasAnswered(seat) && !second.hasAnswered(seat));
    for (let tries = 0; tries < TRIES && open.length > 0; tries++) {
      const request = open[this.random.below(open.length)]!;
      const { seat } = request;
      const there = second.asked.find((one) => one.seat === seat);
      if (there === undefined) return null;
      const choice = sample(request, this.random);
      const here = this.foresee(first, seat, choice, viewer);
      let twin = choice;
      // A sealed answer may differ.
      if (seat !== viewer && here?.sealed && this.random.below(2) === 0) twin = sample(there, this.random);
      if (refusalOf(there, twin) !== null) continue;
      const beyond = this.foresee(second, seat, twin, viewer);
      if (here === null || beyond === null || here.over || beyond.over || here.sealed !== beyond.sealed) continue;
      // What the rules reveal may differ, and then the twins have parted; anything else may not.
      const shown = here.disclosed | beyond.disclosed;
      if ((maySee(shown, viewer) || maySee(shown, SPECTATOR)) && here.sight !== beyond.sight) continue;
      // Whether and when an answer was sealed is a secret too.
      const isLate = seat !== viewer && here.sealed && this.random.below(3) === 0;
      return { seat, first: choice, second: isLate ? null : twin };
    }
    return null;
  }

  /** The effect of a decision with the real dice, and what the viewer and the spectators would see. */
  private foresee(table: Table, seat: Seat, choice: Choice, viewer: Seat = SPECTATOR): Ahead | null {
    const { game } = this;
    const log = new Log();
    const ahead = new Table(game, game.clone(table.state), restoreRandom(table.random.save()), log).run();
    const request = ahead.asked.find((one) => one.seat === seat);
    ahead.disclosed = NOBODY;
    if (request === undefined || ahead.decide(seat, request.id, choice) !== null) return null;
    const { disclosed, over, state } = ahead;
    const sight = JSON.stringify(
      [viewer, SPECTATOR].map((one) => [game.viewFor(state, one), log.events.map((event) => eventFor(event, one))]),
    );
    return { disclosed, over, sealed: !over && ahead.hasAnswered(seat), sight };
  }

  private async decide({ seat, first, second }: Step): Promise<void> {
    const key = `k${++this.keys}`;
    await Promise.all(
      this.sides.map(async (side, i) => {
        const choice = i === 0 ? first : second;
        if (choice === null) return;
        const { id } = (await side.live()).match.requestFor(seat)!;
        await side.send(seat, { t: 'choose', match: this.match, key, id, choice, seat });
      }),
    );
  }

  /** Messages that are refused, from the viewer, a spectator and another seat: each gets the same in both. */
  private async annoy(viewer: Seat): Promise<void> {
    const { match } = this;
    const other = (viewer + 1) % this.seats;
    const [first] = await this.tables();
    const question = first.asked.find(({ seat }) => seat === other);
    const id = first.asked.find(({ seat }) => seat === viewer)?.id ?? 3;
    const forged = question === undefined ? 'no' : sample(question, this.random);
    const list: [Seat, Keyed][] = [
      [viewer, { t: 'choose', match, key: '', id, choice: this.random.below(500) - 50, seat: viewer }],
      [viewer, { t: 'choose', match, key: '', id, choice: [this.random.below(90), 7], seat: viewer }],
      [viewer, { t: 'choose', match, key: '', id: 123_456, choice: 'no', seat: viewer }],
      [viewer, { t: 'choose', match, key: '', id: question?.id ?? 1, choice: forged, seat: other }],
      [viewer, { t: 'type', match, key: '', id, text: '?!', seat: viewer }],
      [viewer, { t: 'propose', match, key: '', what: 'takeback', back: 100_000, seat: viewer }],
      [SPECTATOR, { t: 'choose', match, key: '', id: question?.id ?? 1, choice: forged }],
      [other, { t: 'choose', match, key: '', id: 123_456, choice: 'no', seat: other }],
    ];
    const [sender, message] = list[this.random.below(list.length)]!;
    const key = `k${++this.keys}`;
    const [a, b] = await Promise.all(this.sides.map(async (side) => this.isHarmless(await side.live(), message)));
    if (a && b) await Promise.all(this.sides.map((side) => side.send(sender, { ...message, key })));
  }

  /** A random message may happen to be legal. */
  private isHarmless({ match: { table } }: { match: { table: Table } }, message: FromClient): boolean {
    if (message.t !== 'choose' || message.seat === undefined) return true;
    const request = table.asked.find(({ seat }) => seat === message.seat);
    return request === undefined || request.id !== message.id || refusalOf(request, message.choice) !== null;
  }

  private async tables(): Promise<[Table, Table]> {
    const [first, second] = await Promise.all(this.sides.map((side) => side.live()));
    return [first!.match.table, second!.match.table];
  }

  private compare(viewer: Seat, first: number, second: number): boolean {
    const here = this.sides[0].ear(viewer).frames.slice(first);
    const there = this.sides[1].ear(viewer).frames.slice(second);
    const index = here.findIndex((frame, i) => frame !== there[i]);
    if (index < 0 && here.length === there.length) return true;
    const what =
      index < 0 ? `${here.length} frames and ${there.length}` : difference(here[index]!, there[index] ?? '(nothing)');
    this.faults.add(`${this.game.id}, pair ${this.seed}: ${viewerName(viewer)} can tell the twins apart: ${what}`);
    return false;
  }
}

/** Where two texts differ, with some context. */
function difference(one: string, other: string): string {
  let index = 0;
  while (index < one.length && one[index] === other[index]) index++;
  const around = (text: string): string => text.slice(Math.max(0, index - 60), index + 40);
  return `…${around(one)}… against …${around(other)}…`;
}
