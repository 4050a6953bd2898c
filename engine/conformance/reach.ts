// What the games played so far have come to, and a player who seeks the rest.

import { anyChoice } from '#engine/conformance/player.ts';
import type { Chooser, Stats } from '#engine/conformance/trial.ts';
import type { Game } from '#engine/game.ts';
import { fastRandom } from '#engine/random.ts';
import type { Choice, Request } from '#engine/request.ts';
import type { Table } from '#engine/table.ts';
import { Trace } from '#engine/trace.ts';

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

/** Notes how rare the rarest thing is that it meets, and counts nothing itself. */
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

  /** The question at which the game came to rest. */
  rest(table: Table): void {
    const { frames } = table.state.flow;
    const frame = frames[frames.length - 1];
    if (frame !== undefined) this.meet(this.stats.asked.get(`${frame.rule} ${frame.at}`));
  }

  private meet(times = 0): void {
    if (times < this.rarest) this.rarest = times;
  }
}

/** One decision in so many is looked ahead. */
const LOOKS = 3;
const CANDIDATES = 5;

/** Draws choices at random and now and then, of several, the one that leads to what was seen least. */
export function seeker(stats: Stats): Chooser {
  return (table, request, random) => {
    if (random.below(LOOKS) > 0) return anyChoice(table, request, random);
    let best: Choice | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (let i = 0; i < CANDIDATES; i++) {
      const choice = anyChoice(table, request, random);
      const rarity = rarest(table, request, choice, stats, random.below(0x100000000 - 1));
      if (best === null || rarity < least) {
        best = choice;
        least = rarity;
      }
    }
    return best!;
  };
}

function rarest(table: Table, request: Request, choice: Choice, stats: Stats, dice: number): number {
  const copy = table.fork(fastRandom(dice));
  const probe = new Probe(stats);
  copy.trace = probe;
  copy.decide(request.seat, request.id, choice);
  probe.rest(copy);
  return probe.rarest;
}
