// The checks 'determinise', 'views' and 'questions', for every seat and for a spectator. In a world that a viewer cannot
// tell from the true one, the table looks the same, the same seats are asked under the same clauses, and the viewer gets the
// same requests, offers and refusals. lockstep.ts compares what is visible of the next decision.

import { nonsense } from '#engine/conformance/door.ts';
import { fingerprint } from '#engine/conformance/fingerprint.ts';
import { type Ahead, checkLockstep, checkUndo, lookAhead } from '#engine/conformance/lockstep.ts';
import { unplain } from '#engine/conformance/plain.ts';
import type { Move } from '#engine/conformance/player.ts';
import { parting, sameTotals, totalsOf } from '#engine/conformance/totals.ts';
import { difference, shown, type Trial } from '#engine/conformance/trial.ts';
import {
  questionsOf,
  redeal,
  seal,
  unseal,
  viewerName,
  type World,
  type WorldKind,
} from '#engine/conformance/twins.ts';
import type { GameState } from '#engine/flow/flow.ts';
import { Table } from '#engine/flow/table.ts';
import { sample } from '#engine/requests/choices.ts';
import { refusalOf } from '#engine/requests/legal.ts';
import type { Item, Request } from '#engine/requests/request.ts';
import { type Seat, SPECTATOR } from '#engine/seat.ts';

/** How many illegal choices are compared in both worlds. */
const REFUSALS = 4;
/** The checks that need worlds of either kind. */
const EITHER = ['questions', 'lockstep', 'undo'] as const;

/** `move` is the next decision. */
export function checkSecrecy(trial: Trial, move: Move): void {
  if (trial.now('views')) checkTogether(trial);
  let truth: Ahead | null = null;
  for (const viewer of trial.viewers) {
    if (!trial.now('determinise', 'views', ...EITHER)) continue;
    if (trial.consistent?.(trial.table.state, viewer) === false) {
      trial.fail('determinise', `what ${viewerName(viewer)} is said to have learned is not true`);
    }
    const seen = seenBy(trial, viewer);
    const dealt = trial.wants('views', ...EITHER) ? dealtWorld(trial, viewer, seen) : null;
    const determinised = trial.wants('determinise', ...EITHER) ? determinisedWorld(trial, viewer, seen) : null;
    for (const world of [dealt, determinised]) {
      if (world === null || !trial.wants('lockstep', 'undo')) continue;
      truth ??= lookAhead(trial.table.fork(trial.checking), move, trial.checking.word());
      if (truth === null) trial.fail('requests', `${shown(move.choice)} is legal and yet refused`);
      checkLockstep(trial, world, move, truth);
      checkUndo(trial, world, move, truth);
    }
  }
}

/** Views made together are the views made one by one. */
function checkTogether(trial: Trial): void {
  const { game, table, viewers } = trial;
  for (const [i, view] of table.views(viewers).entries()) {
    const alone = game.viewFor(table.state, viewers[i]!);
    if (fingerprint(view) !== fingerprint(alone))
      trial.fail('views', `viewsFor gives ${viewerName(viewers[i]!)} another view than viewFor`);
  }
}

/** At the end: the last view must not show what the visibility table still hides. */
export function checkLastViews(trial: Trial): void {
  for (const viewer of trial.viewers) {
    if (!trial.now('views')) continue;
    dealtWorld(trial, viewer, seenBy(trial, viewer));
  }
}

/** A view and its fingerprint, and its viewer's requests and offers, once they were needed. */
interface Seen extends Own {
  view: unknown;
  print: number;
}

interface Own {
  request: Request | null;
  offers: Request[] | null;
}

function seenBy({ game, table }: Trial, viewer: Seat): Seen {
  const view = game.viewFor(table.state, viewer);
  return { view, print: fingerprint(view), request: null, offers: null };
}

function dealtWorld(trial: Trial, viewer: Seat, seen: Seen): World | null {
  const state = redeal(trial, viewer);
  return state === null ? null : wake(trial, state, viewer, seen, 'dealt');
}

function determinisedWorld(trial: Trial, viewer: Seat, seen: Seen): World | null {
  const { game, table, checking } = trial;
  const state = game.determinise(JSON.parse(JSON.stringify(seen.view)), checking.fork());
  if (trial.begins('determinise')) {
    const strange = unplain(state, 'state');
    const who = `the state determinised for ${viewerName(viewer)}`;
    if (strange !== null) trial.fail('determinise', `${who}: ${strange}`);
    const fields = Object.keys(state).join();
    const wanted = Object.keys(table.state).join();
    if (fields !== wanted) trial.fail('determinise', `${who} has the fields ${fields}, not ${wanted}`);
    if (!sameTotals(game, table.state, state)) {
      const wrong = parting(totalsOf(game, table.state), totalsOf(game, state));
      trial.fail('determinise', `${who} is impossible: ${wrong}`);
    }
    if (trial.consistent?.(state, viewer) === false) trial.fail('determinise', `${who} is not what he has learned`);
  }
  return wake(trial, state, viewer, seen, 'determinised');
}

/** Runs a world to its requests and compares everything its viewer gets. */
function wake(trial: Trial, state: GameState, viewer: Seat, seen: Seen, kind: WorldKind): World | null {
  const { game, table } = trial;
  unseal(state, viewer);
  if (!sameView(trial, state, viewer, seen, kind)) return null;
  const world = new Table(game, state, trial.checking.fork(), null);
  const before = fingerprint(state);
  try {
    world.run();
  } catch (error) {
    const what = `the rules throw in a world that ${viewerName(viewer)} cannot tell from the truth`;
    throw trial.failure('questions', `${what} (${kind}): ${String(error)}`, error);
  }
  if (trial.begins('questions')) {
    const whose = `for ${viewerName(viewer)} (${kind} world)`;
    compareQuestions(trial, world, whose, before);
    if (viewer !== SPECTATOR && !table.over) compareOwn(trial, world, viewer, seen, whose);
  } else if (questionsOf(world) !== questionsOf(table)) return null;
  if (world.over) return null;
  const same = seal(trial, world, viewer);
  // Where nobody has sealed an answer it equals the view compared above.
  if (isSealed(table) && !sameView(trial, state, viewer, seen, kind)) return null;
  return { kind, viewer, table: world, same };
}

const isSealed = ({ state }: Table): boolean => state.flow.frames.some((frame) => frame.sealed !== null);

function sameView(trial: Trial, state: GameState, viewer: Seat, seen: Seen, kind: WorldKind): boolean {
  const view = trial.game.viewFor(state, viewer);
  const same = fingerprint(view) === seen.print;
  const check = kind === 'dealt' ? 'views' : 'determinise';
  if (trial.begins(check) && !same) {
    const where = difference(JSON.stringify(seen.view), JSON.stringify(view));
    trial.fail(check, `the view of ${viewerName(viewer)} differs in a ${kind} world: ${where}`);
  }
  return same;
}

function compareQuestions(trial: Trial, world: Table, whose: string, before: number): void {
  const asked = questionsOf(trial.table);
  const there = questionsOf(world);
  if (asked !== there) trial.fail('questions', `asked is ${asked}, but ${there} ${whose}`);
  if (fingerprint(world.state) !== before)
    trial.fail('questions', `the game does not rest here ${whose} but goes on to ${world.where()}`);
}

function compareOwn(trial: Trial, world: Table, viewer: Seat, own: Own, whose: string): void {
  const { table, checking } = trial;
  own.request ??= table.requestFor(viewer);
  own.offers ??= table.offersFor(viewer);
  const { request } = own;
  compare(trial, () => `the question to him differs ${whose}`, request, world.requestFor(viewer));
  compare(trial, () => `the offers to him differ ${whose}`, own.offers, world.offersFor(viewer));
  if (request === null) return;
  const items = trial.game.zones(table.state).flatMap((zone) => zone.items);
  for (let i = 0; i < REFUSALS; i++) {
    const choice = i % 2 === 0 ? nonsense(request, checking) : withItem(request, items, trial);
    if (refusalOf(request, choice) === null) continue;
    const here = table.decide(viewer, request.id, choice);
    const there = world.decide(viewer, request.id, choice);
    compare(trial, () => `the refusal of ${shown(choice)} differs ${whose}`, here, there);
  }
}

/** A choice that names some card of the game, present or not. */
function withItem(request: Request, items: readonly Item[], trial: Trial): unknown {
  const { checking } = trial;
  const item = items.length === 0 ? 0 : items[checking.below(items.length)]!;
  if (request.kind === 'pick' || request.kind === 'amount') return item;
  if (request.kind !== 'form') return [item];
  const choice = sample(request, checking) as Record<string, unknown>;
  const names = Object.keys(choice);
  const name = names[checking.below(names.length)]!;
  return { ...choice, [name]: Array.isArray(choice[name]) ? [item] : item };
}

function compare(trial: Trial, what: () => string, here: unknown, there: unknown): void {
  if (fingerprint(here) === fingerprint(there)) return;
  trial.fail('questions', `${what()}: ${difference(JSON.stringify(here), JSON.stringify(there))}`);
}
