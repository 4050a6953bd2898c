// Worlds that a viewer must not be able to tell from the true state.
//
// A *dealt* world is a copy of the true state in which the things hidden from the viewer have changed places, within their
// pools and among the zones the visibility table hides from the viewer (and, with a game's `scramble`, other secrets). It
// does not depend on the view, so it finds a leak even where view and determiniser agree on it. A *determinised* world is
// built from the view alone. In both, the sealed answers of the others are removed: that an answer is in is a secret too.
// `seal` adds answers again.

import { fingerprint } from '#engine/conformance/fingerprint.ts';
import type { Trial } from '#engine/conformance/trial.ts';
import type { GameState } from '#engine/flow/flow.ts';
import type { Table } from '#engine/flow/table.ts';
import { sample } from '#engine/requests/choices.ts';
import { refusalOf } from '#engine/requests/legal.ts';
import { type Choice, compareItems, type Item } from '#engine/requests/request.ts';
import { maySee, type Seat, SPECTATOR } from '#engine/seat.ts';
import type { Zone } from '#engine/visibility.ts';

export type WorldKind = 'dealt' | 'determinised';

export interface World {
  kind: WorldKind;
  viewer: Seat;
  table: Table;
  /** Whether all sealed answers are those of the true state. */
  same: boolean;
}

export const viewerName = (viewer: Seat): string => (viewer === SPECTATOR ? 'a spectator' : `seat ${viewer}`);

/** Who is asked under which clause and in which way: the public facts about the requests. */
export const questionsOf = (table: Table): string =>
  JSON.stringify(table.asked.map(({ seat, clause, kind }) => [seat, clause, kind]));

/** How often another world is sought: hidden things may change places and still look alike. */
const TRIES = 6;

/** A dealt world for this viewer; null where nothing is hidden from the viewer or no other world was found. */
export function redeal(trial: Trial, viewer: Seat): GameState | null {
  const { game, table, consistent, checking } = trial;
  const truth = fingerprint(table.state);
  for (let tries = 0; tries < TRIES; tries++) {
    const state = game.clone(table.state);
    const moved = dealAgain(trial, state, viewer, tries > 0 || checking.below(2) === 0 ? 1 + checking.below(3) : 0);
    const dealt = moved === 0 ? truth : fingerprint(state);
    if (moved > 0 && dealt === truth) trial.fail('views', 'zones() gives copies, not the lists in the state');
    // Now and then the game lays back what was dealt.
    if (scrambled(trial, state, viewer, dealt) === truth) continue;
    if (consistent === null || trial.viewers.every((one) => consistent(state, one))) return state;
  }
  return null;
}

/** Lets the game change hidden values outside the zones; takes and returns the fingerprint of the state. */
function scrambled({ game, checking }: Trial, state: GameState, viewer: Seat, print: number): number {
  if (game.scramble === undefined) return print;
  game.scramble(state, viewer, checking);
  return fingerprint(state);
}

/** Swaps `swaps` pairs of hidden things, or shuffles all where `swaps` is 0; returns how many have moved. */
function dealAgain(trial: Trial, state: GameState, viewer: Seat, swaps: number): number {
  const { game, checking } = trial;
  const zones = game.zones(state);
  const hidden = zones.filter(({ zone, owner }) => {
    const sight = game.visibility[zone];
    if (sight === undefined) trial.fail('views', `the visibility table says nothing about the zone '${zone}'`);
    return !maySee(sight(state, owner), viewer);
  });
  let moved = 0;
  for (const pool of new Set(hidden.map((zone) => zone.pool))) {
    const places = hidden.filter((zone) => zone.pool === pool);
    const all = places.flatMap((zone) => zone.items);
    if (all.length < 2) continue;
    if (swaps === 0) checking.shuffle(all);
    for (let i = 0; i < swaps; i++) {
      const one = checking.below(all.length);
      const other = checking.below(all.length);
      [all[one], all[other]] = [all[other]!, all[one]!];
    }
    let from = 0;
    for (const zone of places) {
      moved += fill(zone, all.slice(from, from + zone.items.length));
      from += zone.items.length;
    }
  }
  return moved;
}

/** Fills a zone with other things; a sorted one stays sorted. Returns how many places changed. */
function fill(zone: Zone, items: Item[]): number {
  if (zone.items.every((item, i) => i === 0 || compareItems(zone.items[i - 1]!, item) <= 0)) items.sort(compareItems);
  let changed = 0;
  for (let i = 0; i < items.length; i++) {
    if (zone.items[i] !== items[i]) changed++;
    zone.items[i] = items[i]!;
  }
  return changed;
}

/** Removes every sealed answer but the viewer's own. */
export function unseal(state: GameState, viewer: Seat): void {
  for (const frame of state.flow.frames) {
    if (frame.sealed === null) continue;
    for (let seat = 0; seat < frame.sealed.length; seat++) if (seat !== viewer) frame.sealed[seat] = null;
  }
}

/**
 * Adds sealed answers to a world for the seats that have one in the true state: the same ones or, at random or because
 * they are not legal there, others. True when all are the same.
 */
export function seal(trial: Trial, world: Table, viewer: Seat): boolean {
  const { table, checking } = trial;
  const frames = table.state.flow.frames;
  const top = frames.length - 1;
  let same = true;
  for (let depth = 0; depth < top; depth++) {
    // A sealed request under another rule: its answers stay as they are.
    const answers = frames[depth]!.sealed;
    if (answers !== null)
      world.state.flow.frames[depth]!.sealed = JSON.parse(JSON.stringify(answers)) as typeof answers;
  }
  const keep = checking.below(2) === 0;
  for (const { seat } of table.asked) {
    const answer = frames[top]!.sealed?.[seat] ?? null;
    if (answer === null || seat === viewer) continue;
    const request = world.asked.find((one) => one.seat === seat)!;
    const legal = keep && refusalOf(request, answer) === null;
    const other: Choice = legal ? (JSON.parse(JSON.stringify(answer)) as Choice) : sample(request, checking);
    same &&= legal;
    world.decide(seat, request.id, other);
  }
  return same;
}
