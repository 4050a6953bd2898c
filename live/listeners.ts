// The listeners of one match, and what each of them received last.

import { type Seat, SPECTATOR } from '#engine/seat.ts';
import { Changes } from '#live/changes.ts';
import type { FromTable, TableInfo } from '#live/messages.ts';
import type { LiveTable } from '#live/table.ts';

/** Where messages to one viewer go: a socket, a worker's port. A viewer may have several listeners. */
export interface Listener {
  readonly viewer: Seat;
  /** The person who listens; null for a stranger, and where there is only one person. */
  readonly person: string | null;
  /** That person's name; null for a stranger. */
  readonly name: string | null;
  /** The number of the last update sent. */
  sent: number;
  /** Several listeners may get the same message object. It is valid only now: send it before anything changes. */
  tell(message: FromTable): void;
  /** Takes the text of a ChangedUpdate; only where the listener wants changes. */
  tellChanges?(text: string): void;
  /** The seat is no longer this person's: nothing more is sent. */
  unseated(): void;
}

export class Listeners {
  private readonly match: string;
  private readonly all = new Set<Listener>();
  private readonly changes: Changes;
  private lastTable = '';

  constructor(match: string) {
    this.match = match;
    this.changes = new Changes(match);
  }

  get size(): number {
    return this.all.size;
  }

  /** Each as often as it listens. */
  get viewers(): Seat[] {
    return [...this.all].map(({ viewer }) => viewer);
  }

  /** The names of the spectators; strangers have none. */
  get watchers(): string[] {
    return [...this.all].flatMap(({ viewer, name }) => (viewer === SPECTATOR && name !== null ? [name] : [])).sort();
  }

  /** Adds a listener, greets it and sends what it has missed. */
  add(listener: Listener, greeting: () => FromTable, table: LiveTable | null, after: number | null, now: number): void {
    const { viewer } = listener;
    this.all.add(listener);
    // The next update is whole, so that those after it are changes to what all of this viewer's listeners have.
    if (listener.tellChanges !== undefined) this.changes.forget(viewer);
    listener.tell(greeting());
    if (table === null) return;
    const update = table.catchUp(viewer, after, now);
    if (update !== null) listener.tell(update);
    listener.sent = table.seq(viewer);
    if (table.vote !== null) listener.tell({ t: 'vote', match: this.match, viewer, vote: table.vote });
  }

  /** Returns whether it was there. */
  remove(listener: Listener): boolean {
    if (listener.tellChanges !== undefined) this.changes.forget(listener.viewer);
    return this.all.delete(listener);
  }

  /** Drops listeners whose seat now belongs to another person. */
  unseat(holds: (seat: Seat, person: string | null) => boolean): void {
    for (const listener of [...this.all]) {
      const { viewer, person } = listener;
      if (viewer === SPECTATOR || holds(viewer, person)) continue;
      this.all.delete(listener);
      listener.unseated();
    }
  }

  /** Sends each listener what is new to it in the game. */
  update(table: LiveTable, now: number): void {
    // Nearly always each listener misses only the last update, and then the messages are made together.
    const usual: Seat[] = [];
    for (const { viewer, sent } of this.all) {
      if (sent === table.seq(viewer) - 1 && !usual.includes(viewer)) usual.push(viewer);
    }
    const latest = usual.length === 0 ? [] : table.latest(usual, now);
    /** By place in `usual`: the changes as text, once a listener wants them; null: it is sent whole. */
    const texts: (string | null)[] = [];
    for (const listener of this.all) {
      const { viewer, sent } = listener;
      const seq = table.seq(viewer);
      if (sent === seq) continue;
      listener.sent = seq;
      if (sent !== seq - 1) {
        listener.tell(table.catchUp(viewer, sent, now)!);
        continue;
      }
      const place = usual.indexOf(viewer);
      const update = latest[place]!;
      if (listener.tellChanges !== undefined && texts[place] === undefined) texts[place] = this.changes.textOf(update);
      const text = texts[place] ?? null;
      if (listener.tellChanges === undefined || text === null) listener.tell(update);
      else listener.tellChanges(text);
    }
  }

  /** Sends each viewer concerned a message without a number, except to one listener. */
  tellEach(message: (viewer: Seat) => FromTable | null, knows: Listener | null = null): void {
    const said = new Map<Seat, FromTable | null>();
    for (const listener of this.all) {
      const { viewer } = listener;
      if (!said.has(viewer)) said.set(viewer, message(viewer));
      const one = said.get(viewer)!;
      if (one !== null && listener !== knows) listener.tell(one);
    }
  }

  /** Sends the table's public facts to all, except to one listener, if they are new. */
  tellTable(table: TableInfo, knows: Listener | null = null): void {
    const text = JSON.stringify(table);
    if (text === this.lastTable) return;
    this.lastTable = text;
    this.tellEach((viewer) => ({ t: 'table', match: this.match, viewer, table }), knows);
  }
}
