// WebSockets: who may open one, how much may come over it, and when it is closed.
//
// Only pages of our own origins may open one. Messages are short, not compressed (their size would reveal their content)
// and rate-limited; a client that does not read, or does not answer pings, is dropped.

import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { frameOf } from '#server/frame.ts';
import type { Guests } from '#server/guests.ts';
import { turnAway } from '#server/http/connections.ts';
import type { Hub } from '#server/hub.ts';
import { Bucket, Buckets, Counts, type RateLimits, SocketLimit } from '#server/limits.ts';
import type { Origins } from '#server/origins.ts';
import type { Guest } from '#server/store/store.ts';
import { Visitor } from '#server/visitor.ts';

const MOST_PAYLOAD = 16 * 1024;
/** A client with so many unread bytes is not reading. */
const MOST_BUFFERED = 1024 * 1024;
const PING_EVERY = 20_000;
/** A client is gone when it was silent for so long, and has left so many pings unanswered. */
const DEAD_AFTER = 45_000;
const DEAD_PINGS = 2;
const HELLO_WITHIN = 10_000;
/** Control frames (ping, pong) a socket may send at once, and the refill per second: our clients need fewer than one. */
const CONTROLS_AT_ONCE = 20;
const CONTROLS_PER_SECOND = 1;
/** A socket has this long to close by itself after it was told why. */
const GOES_WITHIN = 2000;
/** Chat lines a person may send at once, and the refill per second. */
const LINES_AT_ONCE = 5;
const LINES_PER_SECOND = 1;
/**
 * The bytes a socket may send for each message it may send. They are counted as they come: a message that never ends, in
 * empty pieces, is no message and no payload, and costs time all the same.
 */
const BYTES_PER_MESSAGE = 4096;

export interface SocketsOptions {
  hub: Hub;
  guests: Guests;
  origins: Origins;
  limits: RateLimits;
  version: string;
  addressOf(request: IncomingMessage): string;
  /** Called with the reason of every refusal, and nothing more. */
  turnedAway(why: string, address: string): void;
}

interface Open {
  socket: WebSocket;
  visitor: Visitor;
  guest: Guest | null;
  heard: number;
  /** Pings since then. After a standstill of this process the time alone would condemn clients that nobody listened to. */
  pings: number;
  /** Sends what waits, before the library sends something. */
  flush(): void;
  /** Whether it is open and reads; a socket that does not read is closed. */
  mayQueue(): boolean;
}

export class Sockets {
  private readonly options: SocketsOptions;
  private readonly server = new WebSocketServer({
    noServer: true,
    maxPayload: MOST_PAYLOAD,
    perMessageDeflate: false,
    clientTracking: false,
    // Pings are answered here, where their cost is counted.
    autoPong: false,
  });
  private readonly open = new Set<Open>();
  private readonly byGuest = new Counts();
  private readonly byAddress = new Counts();
  private readonly strangers = new Counts();
  private readonly opened: Buckets;
  private readonly sent: SocketLimit;
  private readonly bytes: SocketLimit;
  private readonly said = new Buckets(LINES_AT_ONCE, LINES_PER_SECOND);
  private readonly pinger: NodeJS.Timeout;
  private stopping = false;

  constructor(options: SocketsOptions) {
    this.options = options;
    const { messages, messagesPerSecond, socketsPerMinute } = options.limits;
    this.opened = new Buckets(socketsPerMinute);
    this.sent = new SocketLimit(messages, messagesPerSecond);
    this.bytes = new SocketLimit(BYTES_PER_MESSAGE * messages, BYTES_PER_MESSAGE * messagesPerSecond);
    this.pinger = setInterval(() => this.ping(), PING_EVERY).unref();
  }

  get size(): number {
    return this.open.size;
  }

  /** A request for a socket. */
  async upgrade(request: IncomingMessage, duplex: Duplex, head: Buffer): Promise<void> {
    const { origins, guests, addressOf } = this.options;
    const address = addressOf(request);
    const refuse = (status: string, why: string): void => {
      this.options.turnedAway(why, address);
      turnAway(duplex, status);
    };
    if (this.stopping) return refuse('503 Service Unavailable', 'stopping');
    if (!origins.has(request.headers.origin)) return refuse('403 Forbidden', 'origin');
    if (!this.opened.take(address, performance.now())) return refuse('429 Too Many Requests', 'sockets');
    let guest: Guest | null;
    try {
      guest = await guests.find(request.headers.cookie);
    } catch {
      return refuse('503 Service Unavailable', 'store');
    }
    if (this.isTooMany(guest, address)) return refuse('429 Too Many Requests', 'sockets');
    if (duplex.destroyed) return;
    this.server.handleUpgrade(request, duplex, head, (socket) => this.welcome(socket, duplex, guest, address));
  }

  /** A person has a new name. */
  renamed(guest: string, name: string): void {
    for (const one of this.open) if (one.guest?.id === guest) one.guest.name = name;
  }

  /** A person was deleted: the sockets are closed. */
  forgotten(guest: string): void {
    for (const { guest: own, socket, flush } of this.open) {
      if (own?.id !== guest) continue;
      flush();
      socket.close(1008, 'forgotten');
    }
  }

  /** Closes all sockets; those still open after `within` milliseconds are cut off. */
  async close(within: number): Promise<void> {
    this.stopping = true;
    clearInterval(this.pinger);
    for (const { socket, flush } of this.open) {
      flush();
      socket.close(1012, 'restart');
    }
    const until = performance.now() + within;
    while (this.open.size > 0 && performance.now() < until) await new Promise((done) => setTimeout(done, 20));
    for (const { socket } of this.open) socket.terminate();
    this.server.close();
  }

  private isTooMany(guest: Guest | null, address: string): boolean {
    const { limits } = this.options;
    if (this.byAddress.of(address) >= limits.socketsPerAddress) return true;
    if (guest === null) return this.strangers.of(address) >= limits.strangersPerAddress;
    return this.byGuest.of(guest.id) >= limits.socketsPerGuest;
  }

  private count(guest: Guest | null, address: string, by: 1 | -1): void {
    this.byAddress.add(address, by);
    if (guest === null) this.strangers.add(address, by);
    else this.byGuest.add(guest.id, by);
  }

  private welcome(socket: WebSocket, duplex: Duplex, guest: Guest | null, address: string): void {
    const { hub, version } = this.options;
    const together = new Together(duplex);
    const mayQueue = (): boolean => {
      if (socket.readyState !== socket.OPEN) return false;
      // Counts frames of every kind: messages, pongs and our own pings.
      if (socket.bufferedAmount + together.bytes <= MOST_BUFFERED) return true;
      this.options.turnedAway('not-reading', address);
      socket.terminate();
      return false;
    };
    const send = (text: string): void => {
      if (mayQueue()) together.add(text);
    };
    const ends = (): void => {
      setTimeout(() => socket.terminate(), GOES_WITHIN).unref();
    };
    const close = (code: number, reason: string): void => {
      together.flush();
      socket.close(code, reason);
      ends();
    };
    const controls = new Bucket(CONTROLS_AT_ONCE, CONTROLS_PER_SECOND, performance.now());
    const mayControl = (): boolean => {
      if (socket.readyState !== socket.OPEN) return false;
      if (controls.take(performance.now())) return true;
      this.options.turnedAway('controls', address);
      socket.terminate();
      return false;
    };
    const person = guest?.id ?? `address ${address}`;
    const maySend = this.sent.of(person, address);
    const mayReceive = this.bytes.of(person, address);
    const mayCost = (cost: number): boolean => {
      const may = maySend(cost);
      if (!may) this.options.turnedAway('messages', address);
      return may;
    };
    duplex.on('data', (chunk: Buffer) => {
      if (mayReceive(chunk.length)) return;
      this.options.turnedAway('bytes', address);
      socket.terminate();
    });
    const mayTalk = (): boolean => this.said.take(person, performance.now());
    const visitor = new Visitor({ hub, guest, version, send, mayCost, mayTalk, close });
    const flush = (): void => together.flush();
    const one: Open = { socket, visitor, guest, heard: performance.now(), pings: 0, flush, mayQueue };
    const hears = (): void => {
      one.heard = performance.now();
      one.pings = 0;
    };
    this.open.add(one);
    this.count(guest, address, 1);
    const late = setTimeout(() => visitor.hasGreeted || close(1008, 'no hello'), HELLO_WITHIN).unref();
    socket.on('message', (data: Buffer, isBinary) => {
      hears();
      if (socket.readyState !== socket.OPEN) return;
      if (!mayCost(1)) return close(1008, 'too many messages');
      // Binary frames are unknown; an empty text is refused like any other nonsense.
      void visitor.hear(isBinary ? '' : data.toString('utf8'));
    });
    socket.on('ping', (data: Buffer) => {
      hears();
      if (mayControl() && mayQueue()) socket.pong(data);
    });
    socket.on('pong', () => {
      if (mayControl()) hears();
    });
    // The library has closed it with the reason, and waits for the other side.
    socket.on('error', ends);
    socket.on('close', () => {
      clearTimeout(late);
      visitor.leave();
      this.open.delete(one);
      this.count(guest, address, -1);
    });
  }

  private ping(): void {
    for (const one of this.open) {
      if (one.pings >= DEAD_PINGS && performance.now() - one.heard > DEAD_AFTER) one.socket.terminate();
      else if (one.mayQueue()) {
        one.pings++;
        one.socket.ping();
      }
    }
  }
}

/** Messages of one moment, such as an update and its acknowledgement, leave in one write to the connection. */
class Together {
  private readonly duplex: Duplex;
  private held = '';

  constructor(duplex: Duplex) {
    this.duplex = duplex;
  }

  add(text: string): void {
    const frame = frameOf(text);
    if (typeof frame === 'string') {
      if (this.held === '') process.nextTick(flush, this);
      this.held += frame;
      return;
    }
    this.flush();
    this.duplex.write(frame);
  }

  get bytes(): number {
    return this.held.length;
  }

  /** Before anything else is written to the connection. */
  flush(): void {
    if (this.held === '') return;
    const { held } = this;
    this.held = '';
    if (this.duplex.writable) this.duplex.write(held, 'latin1');
  }
}

const flush = (together: Together): void => together.flush();
