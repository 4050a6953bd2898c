// One connection: who is there, what he may do, and the messages either way. It knows nothing of sockets.
//
// Every message is checked against the schema, then against who sent it: the seat must be his in that match. The match
// itself decides the rest. Whatever is refused changes nothing and is told in one sentence.

import { sha256Hex } from '#engine/chance/sha256.ts';
import type { Refusal } from '#engine/requests/legal.ts';
import { type Seat, SPECTATOR } from '#engine/seat.ts';
import { type Asking, entryOf } from '#live/asking.ts';
import { type FromClient, type FromTable, PROTOCOL } from '#live/messages.ts';
import type { Hub } from '#server/hub.ts';
import { NoRoom } from '#server/kept-match.ts';
import type { Listener } from '#server/listeners.ts';
import { decode } from '#server/protocol/schema.ts';
import { type Done, type Room, refused } from '#server/room.ts';
import { type Guest, type MatchRow, StoreError } from '#server/store/store.ts';
import { keyUsed } from '#server/talking.ts';

/** What is more work than an answer costs more of what somebody may send: the whole log is told, or played again. */
const COSTS: { readonly [t: string]: number } = { join: 4, propose: 4, type: 2 };
/** One connection listens to so many streams at most. */
const STREAMS = 12;

export interface VisitorOptions {
  hub: Hub;
  guest: Guest | null;
  version: string;
  send(text: string): void;
  /** Whether he may send so much more than one message. */
  mayCost(more: number): boolean;
  /** Whether he may say one more line. */
  mayTalk(): boolean;
  /** Ends the connection; the reason is told. */
  close(code: number, reason: string): void;
}

export class Visitor {
  private readonly options: VisitorOptions;
  private readonly streams = new Map<string, { room: Room; listener: Listener }>();
  private greeted = false;
  private gone = false;

  constructor(options: VisitorOptions) {
    this.options = options;
  }

  get hasGreeted(): boolean {
    return this.greeted;
  }

  /** A message came in. The promise is done when everything about it is. */
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
      if (message.t === 'join') await this.join(message.match, message.after, message.seat);
      else if (message.t === 'part') this.part(message.match, message.seat);
      else if (message.t === 'chat') await this.talk(message);
      else await this.decide(message);
    } catch (error) {
      this.failed(message.match, 'key' in message ? message.key : null, error);
    }
  }

  /** The connection is gone. */
  leave(): void {
    this.gone = true;
    for (const { room, listener } of this.streams.values()) room.remove(listener);
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
    this.say({ t: 'welcome', v: PROTOCOL, version, name: guest?.name ?? null, now: hub.around.store.now() });
  }

  private async join(match: string, after: number | null, wanted: Seat | undefined): Promise<void> {
    const room = this.options.hub.room(match);
    await room.run(async () => {
      const row = await room.row();
      const viewer = this.seatIn(row, wanted);
      if (viewer === null) return this.refuse(match, null, notYours());
      const name = `${match} ${viewer}`;
      const before = this.streams.get(name);
      if (before !== undefined) room.remove(before.listener);
      else if (this.streams.size >= STREAMS) {
        const text = `one connection listens to ${STREAMS} tables at most; part from one first`;
        return this.refuse(match, null, { clause: '', code: 'too-many', text });
      }
      await room.live();
      const chat = await room.talking.lines(row, viewer);
      // From here on nothing is waited for: who goes meanwhile would listen for ever.
      if (this.gone) return;
      const guest = this.options.guest?.id ?? null;
      const called = this.options.guest?.name ?? null;
      const unseated = (): void => {
        this.streams.delete(name);
        this.refuse(match, null, notYours());
      };
      const listener: Listener = { viewer, guest, name: called, sent: 0, tell: this.options.send, unseated };
      this.streams.set(name, { room, listener });
      room.add(listener, row, after, (table) => ({ t: 'joined', match, seq: room.seq(viewer), viewer, table, chat }));
    });
  }

  private part(match: string, seat: Seat | undefined): void {
    for (const [name, { room, listener }] of this.streams) {
      if (room.id !== match || (seat !== undefined && listener.viewer !== seat)) continue;
      room.remove(listener);
      this.streams.delete(name);
    }
  }

  private async decide(message: Asking): Promise<void> {
    const { match, key } = message;
    const room = this.options.hub.room(match);
    const asked = askedIn(message);
    const attempt = (mayWait: boolean): Promise<Done | number> =>
      room.run(async () => {
        const seat = this.seatIn(await room.row(), message.seat);
        if (seat === null || seat === SPECTATOR) return { seq: null, refusal: notYours() };
        const earlier = await room.earlier(seat, keyOf(seat, key), asked);
        if (earlier !== null) return earlier;
        await room.live();
        const wait = mayWait ? room.hold(seat) : 0;
        return wait > 0
          ? wait
          : room.enter(seat, keyOf(seat, key), asked, ({ match: played }) =>
              entryOf(message, seat, this.options.hub.around.store.now(), played),
            );
      });
    let done = await attempt(message.t === 'choose' || message.t === 'type');
    if (typeof done === 'number') {
      const wait = done;
      await new Promise((resolve) => setTimeout(resolve, wait));
      done = (await attempt(false)) as Done;
    }
    this.finish(match, key, done);
  }

  private finish(match: string, key: string, done: Done): void {
    if (done.refusal !== null) this.refuse(match, key, done.refusal);
    else this.say({ t: 'ack', match, key, seq: done.seq });
  }

  private async talk(message: Extract<FromClient, { t: 'chat' }>): Promise<void> {
    const { match, key, to, text } = message;
    const { hub, guest, mayTalk } = this.options;
    const room = hub.room(match);
    const done = await room.run(async (): Promise<Done> => {
      const row = await room.row();
      const viewer = this.seatIn(row, message.seat);
      if (viewer === null || guest === null) return { seq: null, refusal: notYours() };
      const said = { guest, viewer, to, text, key };
      const isRepeated = room.talking.isRepeated(said);
      if (isRepeated === false) return { seq: null, refusal: keyUsed() };
      if (isRepeated === null && !mayTalk()) return refused('too-fast', 'too many lines at once; wait a moment');
      const refusal = isRepeated === null ? await room.talking.say(row, said) : null;
      return refusal === null ? { seq: room.seq(viewer), refusal: null } : { seq: null, refusal };
    });
    this.finish(match, key, done);
  }

  /** The seat this person speaks for; a spectator where he holds none; null where the seat is not his. */
  private seatIn(row: MatchRow, wanted: Seat | undefined): Seat | null {
    const { guest } = this.options;
    const own = row.seats.filter(({ holder }) => holder.kind === 'person' && holder.guest === guest?.id);
    if (wanted !== undefined) return own.some(({ seat }) => seat === wanted) ? wanted : null;
    return own[0]?.seat ?? SPECTATOR;
  }

  private failed(match: string, key: string | null, error: unknown): void {
    if (error instanceof NoRoom) return this.refuse(match, key, { clause: '', code: error.code, text: error.message });
    this.options.hub.around.trouble(match, 'a message could not be answered', error);
    const text =
      error instanceof StoreError
        ? 'this could not be kept just now; it was not done, so send it again in a moment'
        : 'something went wrong on the server; it was not done, so send it again';
    this.refuse(match, key, { clause: '', code: 'not-kept', text });
  }

  private refuse(match: string | null, key: string | null, refusal: Refusal): void {
    this.say({ t: 'refused', match, key, refusal });
  }

  private say(message: FromTable): void {
    if (!this.gone) this.options.send(JSON.stringify(message));
  }
}

const notYours = (): Refusal => ({
  clause: '',
  code: 'not-your-seat',
  text: 'you do not hold this seat; join the match first',
});

/** A key of one seat is never another's. */
const keyOf = (seat: Seat, key: string): string => `seat:${seat}:${key}`;

/** What was asked for, in a form that is the same when it is asked for again. */
function askedIn(message: Asking): string {
  const { match: _match, key: _key, seat: _seat, ...rest } = message;
  return sha256Hex(JSON.stringify(rest)).slice(0, 32);
}
