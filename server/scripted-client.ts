// A client without a screen: a person with a cookie, requests and sockets. For tests, storms and measurements.
//
//   const anna = new ScriptedClient(served.url);
//   const { match } = await anna.create({ game: 'harenula', seats: [{ kind: 'me' }, { kind: 'bot' }] });
//   await anna.post(`/api/matches/${match}/join`, { nonce: 'n' });
//   const wire = await anna.connect();
//   const stream = await wire.join(match);
//   await stream.play(anyAnswer(fastRandom(1)));   // until the game is over

import { WebSocket } from 'ws';
import type { Random } from '#engine/chance/random.ts';
import type { SeenEvent } from '#engine/event.ts';
import { sample } from '#engine/requests/choices.ts';
import type { Choice, Request } from '#engine/requests/request.ts';
import type { Seat } from '#engine/seat.ts';
import type { FromClient, FromTable, TableInfo, Update } from '#live/messages.ts';
import { PROTOCOL } from '#live/messages.ts';

type Body = { readonly [name: string]: unknown };
type Settled = Extract<FromTable, { t: 'ack' | 'refused' }>;
type Keyed = Extract<FromClient, { key: string }>;
type WithoutKey<M> = M extends Keyed ? Omit<M, 'key'> & { key?: string } : never;

/** The timeout of everything a client waits for. */
const PATIENCE = 60_000;

export interface Reply {
  status: number;
  headers: Headers;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: the test knows the type of the answer
  json: any;
}

export class ScriptedClient {
  readonly url: URL;
  cookie: string | null = null;

  constructor(url: string) {
    this.url = new URL(url);
  }

  async request(method: string, path: string, body?: Body, headers: { [name: string]: string } = {}): Promise<Reply> {
    const response = await fetch(new URL(path.replace(/^\//, ''), this.url), {
      method,
      headers: {
        origin: this.url.origin,
        ...(this.cookie === null ? {} : { cookie: this.cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const set = response.headers.get('set-cookie');
    if (set !== null) this.cookie = set.split(';', 1)[0]!;
    const text = await response.text();
    const isJson = /[/+]json$/.test(response.headers.get('content-type') ?? '');
    return { status: response.status, headers: response.headers, text, json: isJson ? JSON.parse(text) : null };
  }

  get(path: string): Promise<Reply> {
    return this.request('GET', path);
  }

  post(path: string, body: Body = {}): Promise<Reply> {
    return this.request('POST', path, body);
  }

  /** A new match; an Error if it was refused. */
  async create(body: Body): Promise<{ match: string; table: TableInfo }> {
    return (await this.must('/api/matches', body)) as { match: string; table: TableInfo };
  }

  /** Takes a seat; an Error if that was refused. */
  async sit(match: string, body: Body = {}): Promise<TableInfo> {
    return ((await this.must(`/api/matches/${match}/join`, body)) as { table: TableInfo }).table;
  }

  async must(path: string, body: Body = {}): Promise<unknown> {
    const { status, json, text } = await this.post(path, body);
    if (status >= 300) throw new Error(`${path}: ${status} ${text}`);
    return json;
  }

  /** A socket that has said hello. */
  async connect(): Promise<Wire> {
    const address = new URL('ws', this.url);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    const headers = this.cookie === null ? {} : { cookie: this.cookie };
    const socket = new WebSocket(address, { origin: this.url.origin, headers, perMessageDeflate: false });
    const wire = new Wire(socket);
    await new Promise((done, failed) => {
      socket.once('open', done);
      socket.once('error', failed);
    });
    wire.send({ t: 'hello', v: PROTOCOL, client: 'scripted' });
    await wire.until(() => wire.welcomed || wire.closed !== null);
    if (wire.closed !== null) throw new Error(`closed before the welcome: ${wire.closed.code} ${wire.closed.reason}`);
    return wire;
  }
}

/** One socket and all frames it received. */
export class Wire {
  readonly socket: WebSocket;
  /** Every frame, unchanged. */
  readonly frames: string[] = [];
  readonly streams = new Map<string, ScriptedStream>();
  /** Refusals without a key. */
  readonly refusals: Settled[] = [];
  welcomed = false;
  closed: { code: number; reason: string } | null = null;
  private readonly settling = new Map<string, ((settled: Settled) => void)[]>();
  private readonly watchers = new Set<() => void>();
  private count = 0;

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data: Buffer) => this.hear(data.toString('utf8')));
    socket.on('error', () => {});
    socket.on('close', (code, reason) => {
      this.closed = { code, reason: reason.toString('utf8') };
      this.notice();
    });
  }

  send(message: FromClient): void {
    this.socket.send(JSON.stringify(message));
  }

  /** Sends something under a new key, and returns the result. */
  async ask(message: WithoutKey<Keyed>): Promise<Settled> {
    const key = message.key ?? `k${++this.count}-${Math.random().toString(36).slice(2, 10)}`;
    const settled = new Promise<Settled>((done) => {
      this.settling.set(key, [...(this.settling.get(key) ?? []), done]);
    });
    this.send({ ...message, key } as FromClient);
    return withPatience(settled, `no answer to ${message.t}`);
  }

  /** Joins a match, from the last number seen, and waits until the stream has begun. */
  async join(match: string, seat?: Seat, before?: ScriptedStream): Promise<ScriptedStream> {
    const stream = new ScriptedStream(this, match, before);
    const waiting = `${match} ${seat ?? '?'}`;
    this.streams.set(waiting, stream);
    this.send({ t: 'join', match, after: before?.seq || null, ...(seat === undefined ? {} : { seat }) });
    await this.until(() => stream.viewer !== null);
    return stream;
  }

  close(): void {
    this.socket.terminate();
  }

  /** Waits until a condition holds; checked after every frame. */
  until(holds: () => boolean, patience = PATIENCE): Promise<void> {
    if (holds()) return Promise.resolve();
    const held = new Promise<void>((done) => {
      const watch = (): void => {
        if (!holds()) return;
        this.watchers.delete(watch);
        done();
      };
      this.watchers.add(watch);
    });
    return withPatience(held, `waited in vain; the last frame was ${this.frames.at(-1)?.slice(0, 300)}`, patience);
  }

  private hear(text: string): void {
    this.frames.push(text);
    const message = JSON.parse(text) as FromTable;
    if (message.t === 'welcome') this.welcomed = true;
    if (message.t === 'ack' || message.t === 'refused') this.settle(message);
    else if ('viewer' in message) this.streamOf(message.match, message.viewer)?.hear(message);
    this.notice();
  }

  private settle(message: Settled): void {
    // The same key may have been sent several times; each copy is answered.
    const settle = message.key === null ? undefined : this.settling.get(message.key)?.shift();
    if (settle === undefined) this.refusals.push(message);
    else settle(message);
  }

  private streamOf(match: string, viewer: Seat): ScriptedStream | undefined {
    const exact = this.streams.get(`${match} ${viewer}`);
    if (exact !== undefined) return exact;
    const asked = this.streams.get(`${match} ?`);
    if (asked !== undefined) this.streams.set(`${match} ${viewer}`, asked);
    return asked;
  }

  private notice(): void {
    for (const watch of [...this.watchers]) watch();
  }
}

/** What one viewer received about one match. */
export class ScriptedStream {
  readonly wire: Wire;
  readonly match: string;
  viewer: Seat | null = null;
  table: TableInfo | null = null;
  update: Update | null = null;
  log: SeenEvent[];
  seq: number;
  /** All numbered messages, in order. */
  readonly updates: Update[] = [];
  readonly said: FromTable[] = [];
  private readonly watchers: ((update: Update) => void)[] = [];

  constructor(wire: Wire, match: string, before?: ScriptedStream) {
    this.wire = wire;
    this.match = match;
    this.log = before?.log ?? [];
    this.seq = before?.seq ?? 0;
    this.update = before?.update ?? null;
  }

  hear(message: FromTable): void {
    if (message.t === 'update') {
      if (message.from > this.log.length)
        throw new Error(`events from ${message.from} on, but ${this.log.length} are known`);
      this.log = [...this.log.slice(0, message.from), ...message.events];
      this.seq = message.seq;
      this.update = message;
      this.updates.push(message);
      for (const watch of this.watchers) watch(message);
      return;
    }
    this.said.push(message);
    if (message.t === 'joined') this.viewer = message.viewer;
    if (message.t === 'joined' || message.t === 'table') this.table = message.table;
  }

  choose(choice: Choice, id = this.update!.request!.id, key?: string): Promise<Settled> {
    const seat = this.viewer!;
    return this.wire.ask({ t: 'choose', match: this.match, id, choice, seat, ...(key === undefined ? {} : { key }) });
  }

  /** Answers every request to this seat until the game is over, or `stop` returns true; an Error if the socket ends before. */
  async play(answer: (request: Request, update: Update) => Choice, stop: () => boolean = () => false): Promise<void> {
    let answered = '';
    const isAsked = (): boolean => {
      const { update } = this;
      return update?.request != null && update.answered === null && `${update.seq}` !== answered;
    };
    for (;;) {
      const isDone = (): boolean => stop() || this.update?.outcome != null;
      const { wire } = this;
      await wire.until(() => isDone() || isAsked() || wire.closed !== null);
      if (isDone()) return;
      if (wire.closed !== null) throw new Error(`closed before the end: ${wire.closed.code} ${wire.closed.reason}`);
      const update = this.update!;
      answered = `${update.seq}`;
      const settled = await this.choose(answer(update.request!, update), update.request!.id);
      // Another seat may have been faster, so that the request is gone or offers something else.
      const isStale =
        settled.t === 'refused' && (this.update !== update || ['stale', 'not-asked'].includes(settled.refusal.code));
      if (settled.t === 'refused' && !isStale) throw new Error(JSON.stringify(settled));
      if (isStale) answered = '';
    }
  }
}

/** Any legal answer. */
export const anyAnswer =
  (random: Random) =>
  (request: Request): Choice =>
    sample(request, random);

function withPatience<T>(promise: Promise<T>, what: string, patience = PATIENCE): Promise<T> {
  let alarm: NodeJS.Timeout;
  const late = new Promise<never>((_, failed) => {
    alarm = setTimeout(() => failed(new Error(what)), patience);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(alarm));
}
