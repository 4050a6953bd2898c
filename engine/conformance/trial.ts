// One game under test: the table, the random streams, the decisions so far, and the counts of checks.
//
// Three streams are kept apart: the dice of the game, the choices of its players, and the sampling of the checks. So the
// same seed plays the same game whichever checks are on.

import { type FastRandom, fastRandom, type MatchStream, matchRandom, type Random } from '#engine/chance/random.ts';
import { CHECKS, type Check, type Made, Nonconformance } from '#engine/conformance/checks.ts';
import { Log } from '#engine/event.ts';
import type { GameState } from '#engine/flow/flow.ts';
import { Table } from '#engine/flow/table.ts';
import { Trace } from '#engine/flow/trace.ts';
import type { Game } from '#engine/game.ts';
import { defaultOptions, type Options, seatNumbers } from '#engine/options.ts';
import type { Choice, Request } from '#engine/requests/request.ts';
import { type Seat, SPECTATOR } from '#engine/seat.ts';

/** Whether `viewer` can hold a re-dealt state possible after what the viewer has learned. */
export type Consistent = (g: GameState, viewer: Seat) => boolean;
/** Chooses for a seat; `sense` is a sensible player's answer, null for another player or where there is no view. */
export type Chooser = (table: Table, request: Request, random: Random, sense?: Choice | null) => Choice;

export interface SuiteSettings {
  games: number;
  /** Game k has seed + k, so a failure is repeated with `games: 1` and the seed it names. */
  seed: number;
  /** Default: the games cycle through all numbers of seats. */
  seats?: number;
  options?: Options;
  checks?: readonly Check[];
  /** Expensive checks are made at one random decision in so many. */
  every?: number;
  /** A game that has not ended after so many decisions never will. */
  most?: number;
  choose?: Chooser;
  /** One random game in so many has sensible players (player.ts); default or 0: none. */
  sensible?: number;
  consistent?: Consistent;
}

export interface Stats {
  games: number;
  decisions: number;
  /** How many games there were for each number of seats. */
  seats: { [seats: string]: number };
  /** How often each check was made. */
  checks: { [C in Check]: number };
  /** How often a choice had no counterpart in the other world, or too many candidates to try them all. */
  undecided: { lockstep: number; undo: number };
  /** The kinds of events that occurred. */
  kinds: Set<string>;
  trace: Trace;
  /** How often each asking step, by rule and name, had something to ask; a step that does not apply is traced too. */
  asked: Map<string, number>;
}

export const newStats = (): Stats => ({
  games: 0,
  decisions: 0,
  seats: {},
  checks: Object.fromEntries(CHECKS.map((check) => [check, 0])) as Stats['checks'],
  undecided: { lockstep: 0, undo: 0 },
  kinds: new Set(),
  trace: new Trace(),
  asked: new Map(),
});

const MOST = 20_000;

/** The dice of a game under test: those of a match, so that a replay file can be made of any failed game. */
export const diceOf = (game: { rules: string }, seed: number): MatchStream => ({
  seed: seed.toString(16).padStart(64, '0'),
  match: `test-${seed}`,
  rules: game.rules,
  nonces: [],
});

export class Trial {
  readonly game: Game;
  readonly seed: number;
  readonly seats: number;
  readonly options: Options;
  readonly viewers: readonly Seat[];
  readonly log = new Log();
  readonly decisions: Made[] = [];
  /** The next decision. */
  next: Made | null = null;
  /** The random stream of the players' choices. */
  readonly choosing: FastRandom;
  /** The random stream that selects checks. */
  readonly checking: FastRandom;
  readonly every: number;
  readonly most: number;
  readonly choose: Chooser | null;
  /** Of so many answers of this game's players one is a whim (player.ts); 0: they are not sensible. */
  readonly whims: number;
  readonly consistent: Consistent | null;
  readonly stats: Stats;
  table: Table;
  private readonly checks: ReadonlySet<Check>;

  constructor(game: Game, seed: number, settings: SuiteSettings, stats: Stats) {
    this.game = game;
    this.seed = seed;
    this.options = { ...defaultOptions(game.options), ...settings.options };
    const numbers = seatNumbers(game, this.options);
    this.seats = settings.seats ?? numbers[seed % numbers.length]!;
    this.viewers = [...new Array<Seat>(this.seats).keys(), SPECTATOR];
    this.choosing = streamOf(seed, 1);
    this.checking = streamOf(seed, 2);
    this.every = settings.every ?? 1;
    this.most = settings.most ?? MOST;
    this.choose = settings.choose ?? null;
    this.whims = whimsOf(seed, settings.sensible ?? 0);
    this.consistent = settings.consistent ?? game.consistent ?? null;
    this.stats = stats;
    this.checks = new Set(settings.checks ?? CHECKS);
    this.table = new Table(game, game.setup(this.seats, this.options), matchRandom(diceOf(game, seed)), this.log);
    this.table.trace = stats.trace;
  }

  /** Counts a check as made, if it is on. False: it is off. */
  begins(check: Check): boolean {
    if (!this.checks.has(check)) return false;
    this.stats.checks[check]++;
    return true;
  }

  /** Whether any of these is on. */
  wants(...checks: Check[]): boolean {
    for (const check of checks) if (this.checks.has(check)) return true;
    return false;
  }

  /** Whether any of these is on and this decision is selected for an expensive check. */
  now(...checks: Check[]): boolean {
    return this.wants(...checks) && (this.every === 1 || this.checking.below(this.every) === 0);
  }

  fail(check: Check, what: string): never {
    throw this.failure(check, what);
  }

  failure(check: Check | 'play', what: string, cause?: unknown): Nonconformance {
    // A failure inside another check is the more precise one.
    if (cause instanceof Nonconformance) return cause;
    const { game, seed, seats, options, decisions, next } = this;
    const course = { game: game.id, seed, seats, options, decisions: decisions.slice(), next };
    return new Nonconformance(check, what, course, this.table.where(), cause);
  }

  /** Continues with a state parsed from its text. */
  thaw(): void {
    // The step at which the game waits has been counted already, so it runs once before tracing begins.
    const thawed = this.thawed(JSON.stringify(this.table.state));
    thawed.trace = this.table.trace;
    this.table = thawed;
  }

  /** A table with the state that `text` is the JSON of. */
  thawed(text: string): Table {
    return new Table(this.game, JSON.parse(text) as GameState, this.table.random, this.log).run();
  }
}

/** Many whims or few. */
const WHIMS = [4, 32];

/** One of several independent random streams of a seed. */
const streamOf = (seed: number, number: number): FastRandom =>
  fastRandom([seed | 0, Math.floor(seed / 0x100000000) | 0, number, 0]);

/** From a separate stream: the seed alone would correlate with the number of seats. */
function whimsOf(seed: number, oneIn: number): number {
  const random = streamOf(seed, 3);
  return oneIn > 0 && random.below(oneIn) === 0 ? WHIMS[random.below(WHIMS.length)]! : 0;
}

/** A value for people: as text, shortened. */
export function shown(value: unknown): string {
  const text = typeof value === 'object' && value !== null ? written(value) : String(value);
  return text.length > 200 ? `${text.slice(0, 197)}…` : text;
}

function written(value: object): string {
  try {
    return JSON.stringify(value);
  } catch {
    return 'something too deep to write';
  }
}

/** Where two texts differ, with some context. */
export function difference(a: string, b: string): string {
  let index = 0;
  while (index < a.length && a[index] === b[index]) index++;
  const from = Math.max(0, index - 40);
  return `…${a.slice(from, index + 60)}… against …${b.slice(from, index + 60)}…`;
}
