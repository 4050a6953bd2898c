// Those who listen to one match, and what each of them was told last.

import { type Seat, SPECTATOR } from '#engine/seat.ts';
import type { FromTable, TableInfo } from '#live/messages.ts';
import type { LiveTable } from '#live/table.ts';
import type { MatchRow } from '#server/store/store.ts';

/** Somebody who is told what a viewer may know. */
export interface Listener {
  readonly viewer: Seat;
  /** The person; null for a stranger. */
  readonly guest: string | null;
  /** What he is called; null for a stranger. */
  readonly name: string | null;
  /** The number of the last thing he was told. */
  sent: number;
  tell(text: string): void;
  /** He no longer holds the seat, and is told nothing more. */
  unseated(): void;
}

export class Listeners {
  private readonly match: string;
  private readonly all = new Set<Listener>();
  private lastTable = '';

  constructor(match: string) {
    this.match = match;
  }

  get size(): number {
    return this.all.size;
  }

  /** Each as often as he listens. */
  get viewers(): Seat[] {
    return [...this.all].map(({ viewer }) => viewer);
  }

  /** The names of those who watch; strangers have none. */
  get watchers(): string[] {
    return [...this.all].flatMap(({ viewer, name }) => (viewer === SPECTATOR && name !== null ? [name] : [])).sort();
  }

  add(listener: Listener): void {
    this.all.add(listener);
  }

  /** Whether he was there. */
  remove(listener: Listener): boolean {
    return this.all.delete(listener);
  }

  /** Lets go of those whose seat is another's by now: what it is told is no longer theirs to hear. */
  unseat({ seats }: MatchRow): void {
    for (const listener of [...this.all]) {
      const { viewer, guest } = listener;
      const holder = seats[viewer]?.holder;
      if (viewer === SPECTATOR || (holder?.kind === 'person' && holder.guest === guest)) continue;
      this.all.delete(listener);
      listener.unseated();
    }
  }

  /** Brings one who has just come up to date, from what he was told before. */
  welcome(listener: Listener, live: LiveTable, after: number | null, now: number): void {
    const { viewer } = listener;
    const update = live.catchUp(viewer, after, now);
    if (update !== null) listener.tell(JSON.stringify(update));
    listener.sent = live.seq(viewer);
    const { vote } = live;
    if (vote !== null)
      listener.tell(JSON.stringify({ t: 'vote', match: this.match, viewer, vote } satisfies FromTable));
  }

  /** Tells everybody what is new to him in the game. */
  update(live: LiveTable, now: number): void {
    const behind = [...this.all].filter(({ viewer, sent }) => sent !== live.seq(viewer));
    // Nearly always everybody misses just the last thing, and then the messages are made together.
    const usual = behind.filter(({ viewer, sent }) => sent === live.seq(viewer) - 1).map(({ viewer }) => viewer);
    const texts = new Map<string, string>();
    for (const update of live.latest([...new Set(usual)], now)) {
      texts.set(`${update.viewer} ${update.seq - 1}`, JSON.stringify(update));
    }
    for (const listener of behind) {
      const { viewer, sent } = listener;
      listener.sent = live.seq(viewer);
      listener.tell(texts.get(`${viewer} ${sent}`) ?? JSON.stringify(live.catchUp(viewer, sent, now)));
    }
  }

  /** Tells each whom it concerns something that is not numbered. */
  tellEach(message: (viewer: Seat) => FromTable | null): void {
    for (const listener of this.all) {
      const said = message(listener.viewer);
      if (said !== null) listener.tell(JSON.stringify(said));
    }
  }

  /** Tells everybody, but for one who knows, how the table stands, if that is new. */
  tellTable(table: TableInfo, knows: Listener | null = null): void {
    const text = JSON.stringify(table);
    if (text === this.lastTable) return;
    this.lastTable = text;
    for (const listener of this.all) {
      const { viewer } = listener;
      const said: FromTable = { t: 'table', match: this.match, viewer, table };
      if (listener !== knows) listener.tell(JSON.stringify(said));
    }
  }
}
