// What the games so far have reached, and a player who seeks the rest.

import { fastRandom, type Random } from '#engine/chance/random.ts';
import { anyChoice } from '#engine/conformance/player.ts';
import type { Chooser, Stats } from '#engine/conformance/trial.ts';
import type { Table } from '#engine/flow/table.ts';
import { Trace } from '#engine/flow/trace.ts';
import type { Game } from '#engine/game.ts';
import { sample } from '#engine/requests/choices.ts';
import type { Choice, Request } from '#engine/requests/request.ts';

/** The steps of the book, by rule and name, the commands and the uses that were never reached. */
export function unused(game: Game, stats: Stats): string[] {
  const { trace, asked } = stats;
  const missing: string[] = [];
  for (const [rule, { steps }] of game.book) {
    for (const step of steps) {
      const name = `${rule} ${step.at ?? step.clause}`;
      if (!(step.ask === undefined ? trace.steps.has(name) : asked.has(name))) missing.push(name);
    }
  }
  for (const { name } of game.commands) if (!trace.steps.has(`command ${name}`)) missing.push(`command ${name}`);
  for (const use of game.uses) if (!trace.uses.has(use)) missing.push(`use ${use}`);
  return missing;
}

/** Notes how rare the rarest thing on the way is, and counts nothing itself. */
class Probe extends Trace {
  private readonly stats: Stats;

  constructor(stats: Stats) {
    super();
    this.stats = stats;
  }

  override step(rule: string, at: string): void {
    this.meet(this.stats.trace.steps.get(`${rule} ${at}`));
  }

  override use(name: string): void {
    this.meet(this.stats.trace.uses.get(name));
  }

  /** The request at which the game stopped. */
  rest(table: Table): void {
    const { frames } = table.state.flow;
    const frame = frames[frames.length - 1];
    if (frame !== undefined) this.meet(this.stats.asked.get(`${frame.rule} ${frame.at}`));
  }

  private meet(times = 0): void {
    if (times < this.rarest) this.rarest = times;
  }
}

/** One decision in so many looks ahead, as long as its request has led to nothing new. */
const LOOKS = 6;
const CANDIDATES = 5;
/** At most so many choices are tried. */
const LIST = 12;
/** After a candidate so many random decisions follow: its effect often needs other seats to agree or refuse. */
const DEPTH = 8;
/** The budget of looking ahead: so many candidates per decision, and no more than so many saved up. */
const FUEL = 0.3;
const TANK = 400;
/** After so many decisions without anything new the budget is halved, again and again: some things cannot be reached. */
const DRY = 20_000;

/**
 * Samples choices, and now and then takes, of several, the one that leads to what was seen least. Most rare things come
 * from few requests, such as which card to play. The more new things a request was the first to lead to, the more often
 * the player looks ahead there. A sensible player plays as usual, unless something never seen is found.
 */
export function seeker(stats: Stats): Chooser {
  const finds = new Map<string, number>();
  let question = '';
  let reached = 0;
  let isMissing = true;
  let fuel = TANK;
  let dry = 0;
  return (table, request, random, sense = null) => {
    const now = stats.trace.steps.size + stats.trace.uses.size + stats.asked.size;
    dry++;
    if (now > reached) {
      finds.set(question, (finds.get(question) ?? 0) + now - reached);
      reached = now;
      isMissing = unused(table.game, stats).length > 0;
      dry = 0;
    }
    question = questionOf(table, request);
    fuel = Math.min(fuel + FUEL / (1 + dry / DRY), TANK);
    const looks = fuel > 0 && (isMissing || sense === null) && random.below(LOOKS) <= (finds.get(question) ?? 0);
    if (!looks) return sense ?? anyChoice(table, request, random);
    const choices = candidates(table, request, random);
    fuel -= choices.length;
    return rarestOf(table, request, choices, stats, random, sense);
  };
}

function questionOf({ state }: Table, { id }: Request): string {
  if (typeof id === 'string') return `command ${id}`;
  const frame = state.flow.frames[state.flow.frames.length - 1]!;
  return `${frame.rule} ${frame.at}`;
}

/** Seeds of the dice in a look ahead: any 32 bits. */
const SEEDS = 0xffffffff;

function rarestOf(
  table: Table,
  request: Request,
  choices: readonly Choice[],
  stats: Stats,
  random: Random,
  sense: Choice | null,
): Choice {
  let best = sense;
  let least = sense === null ? Number.POSITIVE_INFINITY : 1;
  if (choices.length === 1) return sense ?? choices[0]!;
  for (const choice of choices) {
    const rarity = rarest(table, request, choice, stats, random.below(SEEDS));
    if (best !== null && rarity >= least) continue;
    best = choice;
    least = rarity;
  }
  return best!;
}

/** Some different choices, in no order; if they are few, all of them. */
function candidates(table: Table, request: Request, random: Random): Choice[] {
  if (request.kind === 'pick' && request.from.length <= LIST) {
    const list = [...new Set(request.from)];
    random.shuffle(list);
    return list;
  }
  const drawn = new Map<string, Choice>();
  for (let i = 0; i < CANDIDATES; i++) {
    const choice = anyChoice(table, request, random);
    drawn.set(JSON.stringify(choice), choice);
  }
  return [...drawn.values()];
}

function rarest(table: Table, request: Request, choice: Choice, stats: Stats, dice: number): number {
  const copy = table.fork(fastRandom(dice));
  const probe = new Probe(stats);
  copy.trace = probe;
  copy.decide(request.seat, request.id, choice);
  probe.rest(copy);
  for (let i = 0; i < DEPTH; i++) {
    const next = copy.waiting;
    if (next === null) break;
    copy.decide(next.seat, next.id, sample(next, copy.random));
    probe.rest(copy);
  }
  return probe.rarest;
}
