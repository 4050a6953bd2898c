// One connection: its person, that person's rights, and the messages both ways. It knows nothing of sockets.
//
// Every message is checked against the schema, then against its sender: the seat must be the sender's in that match. The
// match itself decides the rest. A refusal changes nothing and is one sentence.

import type { Refusal } from '#engine/requests/legal.ts';
import { type Seat, SPECTATOR } from '#engine/seat.ts';
import { refuse } from '#live/entry.ts';
import type { Listener } from '#live/listeners.ts';
import { type FromClient, type FromTable, PROTOCOL } from '#live/messages.ts';
import { type Done, KEY_USED, type Room, refused } from '#live/room.ts';
import type { HostedMatch } from '#server/hosted-match.ts';
import type { Hub } from '#server/hub.ts';
import { decode } from '#server/protocol/schema.ts';
import type { BesideEntry, Guest, MatchRow } from '#server/store/store.ts';

/** Expensive requests cost more of the rate limit: those that send the whole log, or replay it. */
const COSTS: { readonly [t: string]: number } = { join: 4, propose: 4, type: 2 };
/** The most streams of one connection. */
const STREAMS = 12;

export interface VisitorOptions {
  hub: Hub;
  guest: Guest | null;
  version: string;
  send(text: string): void;
  /** Whether the rate limit allows so much more than one message. */
  mayCost(more: number): boolean;
  /** Whether one more chat line is allowed. */
  mayTalk(): boolean;
  /** Ends the connection, with a reason. */
  close(code: number, reason: string): void;
}

export class Visitor {
  private readonly options: VisitorOptions;
  private readonly streams = new Map<string, { room: Room<BesideEntry>; listener: Listener }>();
  private greeted = false;
  private gone = false;

  constructor(options: VisitorOptions) {
    this.options = options;
  }

  get hasGreeted(): boolean {
    return this.greeted;
  }

  /** A message came in. The promise resolves when it is fully handled. */
  async hear(text: string): Promise<void> {
    const { message, refusal } = decode(text);
    if (message === null) return this.refuse(null, null, refusal);
    if (message.t === 'ping') return this.say({ t: 'pong', now: this.options.hub.around.store.now() });
    if (message.t === 'hello') return this.greet(message.v);
    if (!this.greeted) {
      return this.refuse(null, null, { clause: '', code: 'no-hello', text: 'say hello first, with the version' });
    }
    if (!this.options.mayCost((COSTS[message.t] ?? 1) - 1)) return this.options.close(1008, 'too many messages');
    try {
      if (message.t === 'join') await this.join(message);
      else if (message.t === 'part') this.part(message.match, message.seat);
      else if (message.t === 'chat') await this.chat(message);
      else {
        const hosted = this.options.hub.match(message.match);
        this.say(await hosted.room.answer(message, () => this.playerAt(hosted, message.seat)));
      }
    } catch (error) {
      const { room } = this.options.hub.match(message.match);
      const refusal = room.refusalFor(error);
      this.refuse(message.match, 'key' in message ? message.key : null, refusal);
      // A join has no key and is not sent again; a client that connects anew joins anew.
      if (message.t === 'join' && refusal.code === 'not-kept') this.options.close(1013, 'try again');
    }
  }

  /** The connection is closed. */
  leave(): void {
    this.gone = true;
    for (const { room, listener } of this.streams.values()) room.leave(listener);
    this.streams.clear();
  }

  private greet(v: number): void {
    if (v !== PROTOCOL) {
      const text = `this server speaks version ${PROTOCOL} of the protocol, not ${v}; load the page again`;
      this.refuse(null, null, { clause: '', code: 'version', text });
      return this.options.close(1002, 'version');
    }
    this.greeted = true;
    const { version, guest, hub } = this.options;
    const now = hub.around.store.now();
    this.say({ t: 'welcome', v: PROTOCOL, version, name: guest?.name ?? null, now, changes: true });
  }

  private async join({ match, after, seat: wanted, changes }: Extract<FromClient, { t: 'join' }>): Promise<void> {
    const hosted = this.options.hub.match(match);
    const { room, chat } = hosted;
    await room.run(async () => {
      const viewer = await this.seatAt(hosted, wanted);
      if (viewer === null) return this.refuse(match, null, NOT_YOURS);
      const name = `${match} ${viewer}`;
      const before = this.streams.get(name);
      if (before !== undefined) room.leave(before.listener);
      else if (this.streams.size >= STREAMS) {
        const text = `one connection listens to ${STREAMS} tables at most; part from one first`;
        return this.refuse(match, null, { clause: '', code: 'too-many', text });
      }
      await hosted.table();
      // A client that comes from another node must not be told less than it knows.
      await hosted.catchUp();
      const lines = await chat.lines(await hosted.row(), viewer);
      // No await from here on: a client that disconnects meanwhile would stay a listener.
      if (this.gone) return;
      const person = this.options.guest?.id ?? null;
      const called = this.options.guest?.name ?? null;
      const tell = (message: FromTable): void => this.options.send(textOf(message));
      const unseated = (): void => {
        this.streams.delete(name);
        this.refuse(match, null, NOT_YOURS);
      };
      const listener: Listener = { viewer, person, name: called, sent: 0, tell, unseated };
      if (changes === true) listener.tellChanges = (text) => this.options.send(text);
      this.streams.set(name, { room, listener });
      const seq = room.seq(viewer);
      hosted.join(listener, after, (table) => ({ t: 'joined', match, seq, viewer, table, chat: lines }));
    });
  }

  private part(match: string, seat: Seat | undefined): void {
    for (const [name, { room, listener }] of this.streams) {
      if (room.match !== match || (seat !== undefined && listener.viewer !== seat)) continue;
      room.leave(listener);
      this.streams.delete(name);
    }
  }

  private async chat(message: Extract<FromClient, { t: 'chat' }>): Promise<void> {
    const { match, key, to, text } = message;
    const { hub, guest, mayTalk } = this.options;
    const hosted = hub.match(match);
    const { room, chat } = hosted;
    const { seq, refusal } = await room.run(async (): Promise<Done> => {
      const viewer = await this.seatAt(hosted, message.seat);
      if (viewer === null || guest === null) return refused(NOT_YOURS);
      const said = { guest, viewer, to, text, key };
      const isRepeated = chat.isRepeated(said);
      if (isRepeated === false) return refused(KEY_USED);
      if (isRepeated === null && !mayTalk())
        return refused(refuse('too-fast', 'too many lines at once; wait a moment'));
      const refusal = isRepeated === null ? await chat.say(await hosted.row(), said) : null;
      return refusal === null ? { seq: room.seq(viewer), refusal: null } : refused(refusal);
    });
    if (refusal !== null) this.refuse(match, key, refusal);
    else this.say({ t: 'ack', match, key, seq });
  }

  /** The seat of this person; a spectator without one; null: the seat is another person's. */
  private seatIn(row: MatchRow, wanted: Seat | undefined): Seat | null {
    const { guest } = this.options;
    for (const { seat, holder } of row.seats) {
      const isOwn = holder.kind === 'person' && holder.guest === guest?.id;
      if (isOwn && (wanted === undefined || wanted === seat)) return seat;
    }
    return wanted === undefined ? SPECTATOR : null;
  }

  /** The same, by the latest seats: another node may just have given this person one. Only inside the room's `run`. */
  private async seatAt(hosted: HostedMatch, wanted: Seat | undefined): Promise<Seat | null> {
    const seat = this.seatIn(await hosted.row(), wanted);
    if (this.options.guest === null || (seat !== null && seat !== SPECTATOR)) return seat;
    return this.seatIn(await hosted.latestRow(), wanted);
  }

  /** The seat this person decides for, or why there is none. */
  private async playerAt(hosted: HostedMatch, wanted: Seat | undefined): Promise<Seat | Refusal> {
    const seat = await this.seatAt(hosted, wanted);
    return seat === null || seat === SPECTATOR ? NOT_YOURS : seat;
  }

  private refuse(match: string | null, key: string | null, refusal: Refusal): void {
    this.say({ t: 'refused', match, key, refusal });
  }

  private say(message: FromTable): void {
    if (!this.gone) this.options.send(JSON.stringify(message));
  }
}

const NOT_YOURS = refuse('not-your-seat', 'you do not hold this seat; join the match first');

/** The latest messages and their texts, in turn: one that goes to several listeners at a time is serialised once. */
const latest: (FromTable | null)[] = [null, null, null, null];
const texts = ['', '', '', ''];
let turn = 0;

function textOf(message: FromTable): string {
  const known = latest.indexOf(message);
  if (known >= 0) return texts[known]!;
  const text = JSON.stringify(message);
  latest[turn] = message;
  texts[turn] = text;
  turn = (turn + 1) % latest.length;
  return text;
}
