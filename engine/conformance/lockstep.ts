// The checks 'lockstep' and 'undo': what a decision shows to the other viewers.
//
// Lockstep: the next decision is taken in the true state and in a world that the viewer cannot tell from it, with equal
// dice. Unless the rules declare that the viewer learns something (Table.reveal), events, table and requests must look the
// same in both. If they do declare it, the events must be the same wherever the film is (film.ts). Opening sealed answers
// discloses them, so there only a world with the same answers counts.
//
// Undo: a decision that drew nothing and disclosed nothing to a viewer may be undone, so it must reveal nothing: in every
// world that was possible for the viewer, that seat has a choice that would have looked the same.

import { fastRandom } from '#engine/chance/random.ts';
import { Film, type Filmed, toldApart } from '#engine/conformance/film.ts';
import { fingerprint } from '#engine/conformance/fingerprint.ts';
import type { Move } from '#engine/conformance/player.ts';
import { difference, shown, type Trial } from '#engine/conformance/trial.ts';
import { questionsOf, viewerName, type World } from '#engine/conformance/twins.ts';
import { eventFor } from '#engine/event.ts';
import type { Table } from '#engine/flow/table.ts';
import { copyJson } from '#engine/json.ts';
import { count, enumerate, sample } from '#engine/requests/choices.ts';
import { refusalOf } from '#engine/requests/legal.ts';
import type { Choice, Request } from '#engine/requests/request.ts';
import { EVERYBODY, maySee, NOBODY, type Seat, type Viewers } from '#engine/seat.ts';

/** A table after a decision, and its effects. */
export interface Ahead extends Filmed {
  dice: number;
  /** The viewers for whom the rules declared a disclosure. */
  declared: Viewers;
  /** The same, and the viewers for whom sealed answers were opened. */
  disclosed: Viewers;
  draws: number;
  /** The fingerprint of each viewer's view, once it was needed. */
  sights: Map<Seat, number>;
}

/** How many sampled choices to try before the listed ones, and how many of these at most. */
const DRAWN = 4;
const LIST = 64;

/** Takes a decision at this table, with dice of the given seed; null when it is refused there. */
export function lookAhead(table: Table, move: Move, dice: number): Ahead | null {
  let declared = NOBODY;
  const film = new Film(table);
  const random = fastRandom(dice);
  const id = typeof move.id === 'string' ? move.id : idFor(table, move.seat);
  table.random = random;
  table.log = film;
  table.disclosed = NOBODY;
  table.reveal = (before, after) => {
    declared |= after & ~before;
    table.disclosed |= after & ~before;
  };
  const refusal = table.decide(move.seat, id, copyJson(move.choice));
  if (refusal !== null) return null;
  return { table, film, dice, declared, disclosed: table.disclosed, draws: random.draws, sights: new Map() };
}

/** The number of a request differs between worlds: how often others have decided is no part of a view. */
const idFor = (table: Table, seat: Seat): number =>
  (table.asked.find((request) => request.seat === seat)?.id as number | undefined) ?? -1;

/** All that a viewer sees of a decision. */
function sightOf(trial: Trial, { table, film }: Ahead, viewer: Seat): unknown[] {
  const events = film.events.map((event) => eventFor(event, viewer));
  return [events, trial.game.viewFor(table.state, viewer), questionsOf(table)];
}

function printOf(trial: Trial, ahead: Ahead, viewer: Seat): number {
  const known = ahead.sights.get(viewer);
  if (known !== undefined) return known;
  const print = fingerprint(sightOf(trial, ahead, viewer));
  ahead.sights.set(viewer, print);
  return print;
}

export function checkLockstep(trial: Trial, world: World, move: Move, truth: Ahead): void {
  const { viewer, kind } = world;
  if (truth.disclosed === EVERYBODY && !world.same) return;
  if (!trial.begins('lockstep')) return;
  const there = attempt(trial, world.table.fork(trial.checking), move, truth.dice, world);
  if (there === null) {
    if (viewer === move.seat) trial.fail('lockstep', `${shown(move.choice)} is refused in a ${kind} world`);
    trial.stats.undecided.lockstep++;
    return;
  }
  const what = (): string => `seat ${move.seat} decides ${shown(move.choice)} under ${move.clause}`;
  if (maySee(truth.declared | there.declared, viewer)) {
    const apart = toldApart(trial, viewer, truth, there);
    if (apart === null) return;
    trial.fail('lockstep', `${what()}, and ${viewerName(viewer)} is told what he cannot see (${kind} world): ${apart}`);
  }
  if (printOf(trial, truth, viewer) === printOf(trial, there, viewer)) return;
  const here = JSON.stringify(sightOf(trial, truth, viewer));
  const other = JSON.stringify(sightOf(trial, there, viewer));
  trial.fail('lockstep', `${what()}, and ${viewerName(viewer)} can tell a ${kind} world: ${difference(here, other)}`);
}

export function checkUndo(trial: Trial, world: World, move: Move, truth: Ahead): void {
  const { viewer } = world;
  if (viewer === move.seat || truth.draws > 0 || maySee(truth.disclosed, viewer)) return;
  if (!trial.begins('undo')) return;
  const wanted = printOf(trial, truth, viewer);
  const base = world.table.fork(trial.checking);
  // The seat's own sealed answer is its own choice and may differ.
  const sealed = base.state.flow.frames[base.state.flow.frames.length - 1]!.sealed;
  if (sealed !== null) sealed[move.seat] = null;
  const request = requestIn(base, move);
  let tried = 0;
  for (const choice of request === null ? [] : candidates(trial, request, move.choice)) {
    tried++;
    const there = attempt(trial, base.fork(trial.checking), { ...move, choice }, truth.dice, world);
    if (there !== null && printOf(trial, there, viewer) === wanted) return;
  }
  if (request !== null && !isListed(request)) {
    trial.stats.undecided.undo++;
    return;
  }
  const what = `seat ${move.seat} decides ${shown(move.choice)} under ${move.clause} and could undo it`;
  const learned = `${viewerName(viewer)} has learned something: none of the ${tried} choices tried in a ${world.kind} world`;
  trial.fail('undo', `${what}, but ${learned} looks like it; the rules should declare it with reveal()`);
}

function attempt(trial: Trial, table: Table, move: Move, dice: number, world: World): Ahead | null {
  try {
    return lookAhead(table, move, dice);
  } catch (error) {
    const what = `${shown(move.choice)} under ${move.clause} throws in a ${world.kind} world`;
    throw trial.failure('lockstep', `${what} of ${viewerName(world.viewer)}: ${String(error)}`, error);
  }
}

function requestIn(table: Table, move: Move): Request | null {
  const open = typeof move.id === 'string' ? table.offersFor(move.seat) : table.asked;
  const fits = (one: Request): boolean => (typeof move.id === 'string' ? one.id === move.id : one.seat === move.seat);
  return open.find(fits) ?? null;
}

/** The same choice where it is legal, some sampled ones, then the list. */
function* candidates(trial: Trial, request: Request, choice: Choice): Generator<Choice> {
  if (refusalOf(request, choice) === null) yield choice;
  for (let i = 0; i < DRAWN; i++) yield sample(request, trial.checking);
  yield* enumerate(request, LIST);
}

/** Whether the list contains every choice. */
function isListed(request: Request): boolean {
  return !hasWays(request) && count(request) <= LIST;
}

/** Only the cheapest walks are listed, and others look different to the viewers. */
function hasWays(request: Request): boolean {
  return request.kind === 'form' ? request.fields.some((field) => hasWays(field.request)) : request.kind === 'path';
}
