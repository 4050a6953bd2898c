// The check 'aliases': nothing that the engine returns shares objects with the state.
//
// The next decision is taken on a copy of the table. There every view, request, offer and event is returned twice. No
// object may be in both, or in the state: a caller that wrote into it would change more than its own copy. Frozen objects
// cannot be overwritten and may be shared. Where an object is in both, everything returned is overwritten, and the state,
// new return values and the result of a further decision must be unchanged. All of it is restored at the end: where the
// check fails, the overwritten object may be a table of the game that other games in this process use.

import { fastRandom } from '#engine/chance/random.ts';
import { lookAhead } from '#engine/conformance/lockstep.ts';
import type { Move } from '#engine/conformance/player.ts';
import { spoil } from '#engine/conformance/spoil.ts';
import { difference, type Trial } from '#engine/conformance/trial.ts';
import { viewerName } from '#engine/conformance/twins.ts';
import { eventFor } from '#engine/event.ts';
import type { Table } from '#engine/flow/table.ts';
import { sample } from '#engine/requests/choices.ts';

interface Handed {
  name: string;
  value: unknown;
}

/** A returned value, and its text at that time. */
interface Noted extends Handed {
  text: string;
}

/** `move` is the next decision. */
export function checkAliases(trial: Trial, move: Move): void {
  if (!trial.now('aliases')) return;
  trial.begins('aliases');
  const { checking } = trial;
  const ahead = lookAhead(trial.table.fork(checking), move, checking.word());
  // The check 'requests' reports the refusal.
  if (ahead === null) return;
  const { table } = ahead;
  if (!shares(table, handOut(trial, table), handOut(trial, table))) return;
  const later = moveAt(trial, table);
  const dice = checking.word();
  const state = JSON.stringify(table.state);
  const everything = (): string => textOf(trial, table, later, dice);
  const before = everything();
  const handed = handOut(trial, table).map((one) => ({ ...one, text: JSON.stringify(one.value) }));
  if (harm(handed, before, everything) === null) return;
  // A value that changes by itself is another mistake.
  const after = JSON.stringify(table.state);
  if (after !== state) trial.fail('clone', `play on a copy changed the original: ${difference(state, after)}`);
  const again = everything();
  if (again !== before) trial.fail('purity', `the same is not handed out twice: ${difference(before, again)}`);
  for (const one of handed) {
    const harmed = harm([one], before, everything);
    if (harmed !== null)
      trial.fail('aliases', `a caller that writes into ${one.name} changes more than that: ${harmed}`);
  }
  trial.fail('aliases', 'two things that are handed out share a part that is not frozen');
}

/** Whether any object that is not frozen is both in the returned values and elsewhere. */
function shares({ state, asked, log }: Table, handed: readonly Handed[], again: readonly Handed[]): boolean {
  const owned = new Set<object>();
  for (const one of [state, asked, log!.events]) gather(one, owned);
  for (const { value } of again) gather(value, owned);
  const met = new Set<object>();
  // An object returned earlier counts as elsewhere; parts of one value may be the same object.
  return handed.some(({ value }) => {
    const own = new Set<object>();
    gather(value, own);
    for (const object of own) {
      if (owned.has(object) || met.has(object)) return true;
      met.add(object);
    }
    return false;
  });
}

/** Adds every object in `value` that is not frozen. */
function gather(value: unknown, objects: Set<object>): void {
  if (typeof value !== 'object' || value === null || objects.has(value) || isSolid(value)) return;
  if (!Object.isFrozen(value)) objects.add(value);
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) if (typeof value[i] === 'object') gather(value[i], objects);
  } else for (const key in value) gather((value as Record<string, unknown>)[key], objects);
}

/** Values found to be frozen all the way down, such as the tables of a board, stay so. */
const solid = new WeakSet<object>();

function isSolid(value: object): boolean {
  if (solid.has(value)) return true;
  if (!Object.isFrozen(value)) return false;
  const whole = Object.values(value).every((one) => typeof one !== 'object' || one === null || isSolid(one as object));
  if (whole) solid.add(value);
  return whole;
}

/** The effect of overwriting all of these; null: none. Afterwards everything is restored. */
function harm(handed: readonly Noted[], before: string, everything: () => string): string | null {
  const mends: (() => void)[] = [];
  try {
    for (const { name, value, text } of handed) {
      if (JSON.stringify(value) !== text) return `${name} changes with others`;
      mends.push(spoil(value));
    }
    const after = everything();
    return after === before ? null : difference(before, after);
  } finally {
    for (const mend of mends.reverse()) mend();
  }
}

function handOut(trial: Trial, table: Table): Handed[] {
  const { game, seats, viewers } = trial;
  const handed: Handed[] = [];
  const hand = (name: string, value: unknown): void => {
    handed.push({ name, value });
  };
  for (const viewer of viewers) hand(`the view of ${viewerName(viewer)}`, game.viewFor(table.state, viewer));
  // Views made together may share parts with each other.
  hand('the views made together', table.views(viewers));
  for (let seat = 0; seat < seats; seat++) {
    const request = table.requestFor(seat);
    if (request !== null) hand(`the question of ${request.clause} to seat ${seat}`, request);
    for (const offer of table.offersFor(seat)) hand(`the offer '${offer.id}' to seat ${seat}`, offer);
  }
  for (const event of table.log!.events) {
    for (const viewer of viewers) hand(`the event '${event.kind}' for ${viewerName(viewer)}`, eventFor(event, viewer));
    hand(`the event '${event.kind}' once all is open`, eventFor(event, viewers[0]!, true));
  }
  return handed;
}

/** A possible decision; null when the game is over. */
function moveAt(trial: Trial, { asked }: Table): Move | null {
  if (asked.length === 0) return null;
  const request = asked[trial.checking.below(asked.length)]!;
  return { seat: request.seat, id: request.id, clause: request.clause, choice: sample(request, trial.checking) };
}

/** The state, everything returned, and the result of a further decision. */
function textOf(trial: Trial, table: Table, later: Move | null, dice: number): string {
  try {
    const texts = handOut(trial, table).map(({ name, value }) => `${name}: ${JSON.stringify(value)}`);
    texts.push(JSON.stringify([table.state, table.log!.events]));
    const ahead = later === null ? null : lookAhead(table.fork(fastRandom(dice)), later, dice);
    if (ahead !== null) texts.push(JSON.stringify([ahead.table.state, ahead.table.log!.events]));
    return texts.join('\n');
  } catch (error) {
    return `it throws: ${String(error)}`;
  }
}
