// What a viewer sees of the table while something happens, and which events the viewer gets.
//
// A viewer who learns something gets different events in different worlds, and rightly so: there the events cannot be
// compared directly. But what the viewer has learned is also visible. A *film* is the state at every event; where a viewer
// sees the same film in two worlds, the viewer's events must not tell them apart.

import type { Trial } from '#engine/conformance/trial.ts';
import { difference } from '#engine/conformance/trial.ts';
import { questionsOf } from '#engine/conformance/twins.ts';
import { eventFor, Log } from '#engine/event.ts';
import type { AnyEmitted } from '#engine/events/declare.ts';
import type { GameState } from '#engine/flow/flow.ts';
import type { Table } from '#engine/flow/table.ts';
import type { Seat } from '#engine/seat.ts';

/** A log that stores the state at each of its events. */
export class Film extends Log {
  readonly stages: GameState[] = [];
  private readonly table: Table;

  constructor(table: Table) {
    super();
    this.table = table;
  }

  override emit(kind: string, ...emitted: AnyEmitted): void {
    super.emit(kind, ...emitted);
    this.stages.push(this.table.game.clone(this.table.state));
  }
}

/** A table and the film that led to it. */
export interface Filmed {
  table: Table;
  film: Film;
}

/** How events told two worlds apart that always looked the same to the viewer; null: they did not. */
export function toldApart(trial: Trial, viewer: Seat, here: Filmed, there: Filmed): string | null {
  const told = toldTo(here.film, viewer);
  const other = toldTo(there.film, viewer);
  if (told === other || scenesFor(trial, viewer, here) !== scenesFor(trial, viewer, there)) return null;
  return difference(told, other);
}

/** The events as the viewer reads them, plain lists sorted: the order in which cards came into a hand is not in the film. */
function toldTo(film: Film, viewer: Seat): string {
  const events = film.events.map((event) => eventFor(event, viewer));
  return JSON.stringify(events, (_key, value: unknown) => (isPlainList(value) ? value.toSorted() : value));
}

const isPlainList = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.every((one) => typeof one !== 'object');

function scenesFor(trial: Trial, viewer: Seat, { table, film }: Filmed): string {
  const stages = [...film.stages, table.state];
  return JSON.stringify(stages.map((state) => trial.game.viewFor(state, viewer))) + questionsOf(table);
}
