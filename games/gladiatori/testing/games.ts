// Whole games for tests: played by chance, but towards each other and into fights, and summed up in one number.
//
// The sum takes in every question with its default and what is barred, every event with its secrets, who has learned
// something, what came into play, and now and then the views of all seats and a world sampled from one of them. Hints are left out: they are for people, and change often.

import { fastRandom, type Random } from '#engine/chance/random.ts';
import { Log } from '#engine/event.ts';
import { Table } from '#engine/flow/table.ts';
import { Trace } from '#engine/flow/trace.ts';
import { defaultOptions, type Options } from '#engine/options.ts';
import { hashOf } from '#engine/records/hash.ts';
import { sample } from '#engine/requests/choices.ts';
import type { Choice, Request } from '#engine/requests/request.ts';
import { NOBODY, type Seat, SPECTATOR } from '#engine/seat.ts';
import { arena, STEP_NAMES, TURN_BY, TURN_NAMES } from '#games/gladiatori/board.ts';
import { gladiatori } from '#games/gladiatori/index.ts';
import { ANIMAL } from '#games/gladiatori/names.ts';
import { cellOf, type Gladiatori, isOpponent } from '#games/gladiatori/state.ts';
import { viewFor } from '#games/gladiatori/view.ts';

/** Looking at everything is expensive, so it is done at the first decisions, then at one in so many. */
const FIRST = 8;
const EVERY = 12;

export interface Played {
  decisions: number;
  sum: string;
  table: Table<Gladiatori>;
}

export function playGame(seats: number, options: Options, seed: number): Played {
  const g = gladiatori.setup(seats, { ...defaultOptions(gladiatori.options), ...options });
  const log = new Log();
  const table = new Table(gladiatori, g, fastRandom(seed), log);
  table.trace = new Trace();
  table.run();
  const random = fastRandom(seed + 1000);
  const seen: unknown[] = [];
  let decisions = 0;
  while (!table.over) {
    const asked = table.asked.filter(({ seat }) => !table.hasAnswered(seat));
    const { seat } = asked[random.below(asked.length)]!;
    const request = table.requestFor(seat)!;
    seen.push(withoutHints(request));
    if (decisions < FIRST || decisions % EVERY === 0) seen.push(...looks(g, seats, seat, random));
    const offers = table
      .offersFor(random.below(seats))
      .filter(({ id }) => id !== 'surrender' || random.below(10) === 0);
    const taken = offers.length > 0 && random.below(6) === 0 ? offers[random.below(offers.length)]! : request;
    const choice = taken === request ? choose(g, request, random) : sample(taken, random);
    const refusal = table.decide(taken.seat, taken.id, choice);
    if (refusal !== null) throw new Error(`${refusal.clause}: ${refusal.text}`);
    seen.push(table.disclosed);
    table.disclosed = NOBODY;
    decisions++;
  }
  const sum = hashOf([seen, log.events, g, gladiatori.outcome(g), [...table.trace.uses]]);
  return { decisions, sum, table };
}

function withoutHints({ hints: _hints, barred, ...rest }: Request): unknown {
  return [rest, barred?.map(({ item, clause }) => [item, clause]) ?? null];
}

/** What everybody sees, and a world that one of them could believe in. */
function looks(g: Gladiatori, seats: number, seat: Seat, random: Random): unknown[] {
  const views = Array.from({ length: seats }, (_, viewer) => viewFor(g, viewer));
  const world = gladiatori.determinise(views[seat]!, fastRandom(random.below(1000)));
  return [...views, viewFor(g, SPECTATOR), world, gladiatori.clone(g)];
}

/** Mostly towards the nearest opponent and at him; else anything. */
function choose(g: Gladiatori, request: Request, random: Random): Choice {
  if (request.kind !== 'pick' || random.below(8) === 0) return sample(request, random);
  const from = request.from.map(String);
  const pickOf = (wanted: string[]): Choice =>
    wanted.length === 0 ? sample(request, random) : wanted[random.below(wanted.length)]!;
  if (request.of === 'move') return pickOf(closer(g, request.seat, from));
  if (request.of === 'declaration') return pickOf(from.filter((word) => word !== 'none'));
  if (request.of === 'action') return pickOf(from.filter((word) => /^(new|again)-/.test(word)));
  return sample(request, random);
}

/** The ways to move that bring the gladiator nearest to an opponent and face to face with him; else to go on. */
function closer(g: Gladiatori, seat: Seat, from: readonly string[]): string[] {
  const { cell, facing } = g.gladiators[seat]!;
  const foes: number[] = [];
  for (let figure = 0; figure < ANIMAL + g.animals.length; figure++) {
    if (figure < ANIMAL && (figure >= g.seats || figure === seat)) continue;
    if (isOpponent(g, seat, figure) && cellOf(g, figure) >= 0) foes.push(cellOf(g, figure));
  }
  const worth = (at: number, looking: number): number => {
    const distances = foes.map((foe) => arena.distance(at, foe));
    const isAhead = foes.some((foe) => arena.direction(at, foe) === looking);
    return Math.min(...distances) * 2 - (isAhead ? 1 : 0);
  };
  const now = worth(cell, facing);
  const better = from.filter((word) => {
    const step = STEP_NAMES.indexOf(word);
    if (step >= 0) return worth(arena.neighbours[cell]![Math.floor(step / 3)]!, (facing + (step % 3) + 5) % 6) < now;
    const turn = TURN_NAMES.indexOf(word);
    return turn >= 0 && worth(cell, (facing + TURN_BY[turn]! + 6) % 6) < now;
  });
  return better.length > 0 ? better : from.filter((word) => word === 'done' || word === 'stop');
}
