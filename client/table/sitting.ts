// A match at this screen: what the table has sent, and what is on its way to it.
//
// A *stream* is what one viewer receives. A single person has one. Where several people share the screen, each has a
// stream. At a table of this browser it is joined when its player lifts the curtain, and left and forgotten when the
// curtain falls again; in between the spectators' stream says who is asked. A server sends a player with seats nothing of
// the spectators' stream, so there all of their streams run (`curtained`), and only the current player's is shown.

import { batch, computed, type Signal, signal } from '@preact/signals';
import type { Connection } from '#client/net/connection.ts';
import type { SeenEvent } from '#engine/event.ts';
import type { Refusal } from '#engine/requests/legal.ts';
import type { Choice, Request } from '#engine/requests/request.ts';
import { type Seat, SPECTATOR } from '#engine/seat.ts';
import type { ChatLine, Clocks, FromClient, FromTable, TableInfo, Update, Vote } from '#live/messages.ts';

export interface Stream {
  viewer: Seat;
  seq: number;
  update: Update | null;
  events: SeenEvent[];
  /** How many of the events came with the last update. */
  fresh: number;
}

type Keyed = Extract<FromClient, { key: string }>;
/** A message without the fields that the sitting adds. */
type Unkeyed<M> = M extends Keyed ? Omit<M, 'key' | 'match' | 'seat'> : never;

/** Milliseconds. */
const BLINK = 60;

const emptyStream = (viewer: Seat): Stream => ({ viewer, seq: 0, update: null, events: [], fresh: 0 });

export class Sitting {
  readonly match: string;
  readonly connection: Connection;
  readonly table = signal<TableInfo | null>(null);
  /** Whose stream is shown; null: nothing was received yet. */
  readonly viewer = signal<Seat | null>(null);
  readonly chat = signal<ChatLine[]>([]);
  readonly vote = signal<Vote | null>(null);
  /** With the time they were received. */
  readonly clocks = signal<{ clocks: Clocks; at: number } | null>(null);
  /** How often something was undone here. */
  readonly takenBack = signal(0);
  /** The last answer that was sent; null: none, or it was undone. */
  sent: { request: Request; choice: Choice } | null = null;
  /** Why the last message was refused. */
  readonly refusal = signal<Refusal | null>(null);
  /** Messages not yet acknowledged, in order. */
  private readonly pending = signal<ReadonlyMap<string, Keyed>>(new Map());
  /** There is no such match, or it is not for us. */
  readonly missing = signal<Refusal | null>(null);
  private readonly streams = new Map<Seat, Signal<Stream>>();
  private readonly leave: () => void;
  /** The seats whose streams are wanted; undefined: the seat that the server finds for us. */
  private readonly wanted = new Set<Seat | undefined>();
  private readonly curtained: boolean;
  private refusing: ReturnType<typeof setTimeout> | undefined;
  /** The request that was answered automatically, until its answer has come back; null: none. */
  private automatic: Request['id'] | null = null;
  /** The events by which automatic answers came back, by their numbers: the player did not decide them. */
  readonly given = new Set<number>();

  constructor(match: string, connection: Connection, shared: readonly Seat[] = []) {
    this.match = match;
    this.connection = connection;
    this.curtained = shared.length > 0;
    for (const seat of this.curtained ? shared : [undefined]) this.wanted.add(seat);
    this.leave = connection.listen(
      (message) => this.hear(message),
      () => this.opened(),
    );
  }

  readonly stream = computed<Stream | null>(() => {
    const viewer = this.viewer.value;
    return viewer === null ? null : (this.streams.get(viewer)?.value ?? null);
  });

  readonly request = computed<Request | null>(() => this.stream.value?.update?.request ?? null);

  /** A message is on its way that the page must wait for; an answer to an old request is none. */
  readonly sending = computed<boolean>(() =>
    [...this.pending.value.values()].some((message) => {
      if (message.t === 'chat') return false;
      const isAnswer = (message.t === 'choose' || message.t === 'type') && typeof message.id === 'number';
      return !isAnswer || message.id === this.request.value?.id;
    }),
  );

  /** Who is asked now, by any stream. */
  readonly asked = computed(() => {
    const newest = [...this.streams.values()].map((one) => one.value).find(({ update }) => update !== null);
    return (this.stream.value ?? newest)?.update?.asked ?? [];
  });

  /** The state of a stream that is not shown. */
  peek(viewer: Seat): Stream | null {
    return this.streams.get(viewer)?.value ?? null;
  }

  close(): void {
    for (const seat of this.wanted) this.send({ t: 'part', match: this.match, ...seatOf(seat) });
    this.leave();
  }

  /** Joins the stream of a seat and shows it. */
  sit(seat: Seat): void {
    this.wanted.add(seat);
    this.viewer.value = this.streams.has(seat) ? seat : this.viewer.value;
    if (!this.curtained) this.join(seat);
  }

  /** Nobody is at the screen any more: leaves the seat's stream and forgets all of it. */
  rise(seat: Seat): void {
    if (this.curtained) {
      this.viewer.value = null;
      return;
    }
    this.wanted.delete(seat);
    this.send({ t: 'part', match: this.match, seat });
    batch(() => {
      this.streams.delete(seat);
      if (this.viewer.value === seat) this.viewer.value = this.streams.has(SPECTATOR) ? SPECTATOR : null;
    });
  }

  /** Joins again, as after taking a seat. */
  again(): void {
    batch(() => {
      this.viewer.value = null;
      this.streams.clear();
    });
    this.connection.renew();
  }

  /** Gives an answer for the player. If it does nothing (`isPass`), no event is its own. */
  chooseAutomatically(request: Request, choice: Choice, isPass: boolean): void {
    this.automatic = isPass ? null : request.id;
    this.choose(request, choice);
  }

  choose(request: Request, choice: Choice): void {
    this.sent = { request, choice };
    this.put({ t: 'choose', id: request.id, choice });
  }

  type(request: Request, text: string): void {
    this.put({ t: 'type', id: request.id, text });
  }

  undo(): void {
    this.put({ t: 'undo' });
  }

  /** Sends a message that must arrive: again after every reconnection, until it is acknowledged or refused. */
  put(message: Unkeyed<Keyed>): void {
    const key = crypto.randomUUID();
    if (message.t === 'undo' || (message.t === 'propose' && message.what === 'takeback')) this.takenBack.value++;
    const viewer = this.viewer.value;
    const seat = viewer === null || viewer === SPECTATOR || !this.wanted.has(viewer) ? {} : { seat: viewer };
    const keyed = { ...message, match: this.match, key, ...seat } as Keyed;
    batch(() => {
      this.pending.value = new Map([...this.pending.value, [key, keyed]]);
      clearTimeout(this.refusing);
      this.refusal.value = null;
    });
    this.send(keyed);
  }

  /** Shows why something cannot be done, before it was sent; the same refusal again is announced again. */
  refuse(refusal: Refusal): void {
    clearTimeout(this.refusing);
    this.refusal.value = null;
    // The text must disappear for a moment, or screen readers do not read it again.
    this.refusing = setTimeout(() => {
      this.refusal.value = refusal;
    }, BLINK);
  }

  private send(message: FromClient): void {
    this.connection.send(message);
  }

  private opened(): void {
    for (const seat of this.wanted) this.join(seat);
    for (const message of this.pending.value.values()) this.send(message);
  }

  private join(seat: Seat | undefined): void {
    const viewer = seat ?? this.viewer.value;
    const known = viewer === null ? undefined : this.streams.get(viewer)?.value;
    const after = known?.update ? known.seq : null;
    this.send({ t: 'join', match: this.match, after, ...seatOf(seat) });
  }

  private hear(message: FromTable): void {
    if (!('match' in message) || message.match !== this.match) return;
    batch(() => this.take(message));
  }

  private take(message: Extract<FromTable, { match: string | null }>): void {
    switch (message.t) {
      case 'joined':
        this.table.value = message.table;
        if (message.chat.length > 0) this.chat.value = message.chat;
        if (!this.streams.has(message.viewer)) this.streams.set(message.viewer, signal(emptyStream(message.viewer)));
        if (this.curtained) return;
        // The spectators' stream runs beside a seat's, and never before it.
        if (this.viewer.value === null || message.viewer !== SPECTATOR) this.viewer.value = message.viewer;
        return;
      case 'update':
        return this.follow(message);
      case 'table':
        this.table.value = message.table;
        return;
      case 'clocks':
        this.clocks.value = { clocks: message.clocks, at: Date.now() };
        return;
      case 'vote':
        this.vote.value = message.vote;
        return;
      case 'chat':
        if (!this.chat.value.some(({ n }) => n === message.line.n))
          this.chat.value = [...this.chat.value, message.line];
        return;
      case 'ack':
        this.settle(message.key);
        return;
      case 'refused':
        if (message.key === null || !this.pending.value.has(message.key)) {
          if (this.stream.value === null) this.missing.value = message.refusal;
          return;
        }
        this.settle(message.key);
        this.refusal.value = message.refusal;
    }
  }

  private follow(update: Update): void {
    const held = this.streams.get(update.viewer);
    // A last message of a stream that was left may still come.
    if (held === undefined) return;
    const before = held.value;
    if (update.from > before.events.length) {
      held.value = emptyStream(update.viewer);
      return this.join(this.wanted.has(update.viewer) ? update.viewer : undefined);
    }
    this.noteGiven(before, update);
    const events = [...before.events.slice(0, update.from), ...update.events];
    held.value = { viewer: update.viewer, seq: update.seq, update, events, fresh: update.events.length };
    if (update.clocks !== null) this.clocks.value = { clocks: update.clocks, at: Date.now() };
  }

  /** An answer comes back with an update of its own, whose first event says what it did. */
  private noteGiven(before: Stream, update: Update): void {
    if (update.from < before.events.length) {
      this.sent = null;
      for (const { n } of before.events.slice(update.from)) this.given.delete(n);
    }
    const isOpen = update.request?.id === this.automatic && update.answered === null;
    if (this.automatic === null || before.update?.request?.id !== this.automatic || isOpen) return;
    this.automatic = null;
    const [first] = update.events;
    if (first !== undefined) this.given.add(first.n);
  }

  private settle(key: string): void {
    this.pending.value = new Map([...this.pending.value].filter(([other]) => other !== key));
  }
}

const seatOf = (seat: Seat | undefined): { seat?: Seat } => (seat === undefined ? {} : { seat });
