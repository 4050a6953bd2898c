// The whole server in one call: a store, rooms, bots, deadlines, HTTP and WebSockets on one port.

import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { type DestinationStream, type Logger, pino } from 'pino';
import { openControl } from '#server/control.ts';
import { DeadlineWatch } from '#server/deadline-watch.ts';
import { Guests } from '#server/guests.ts';
import { Connections, turnAway } from '#server/http/connections.ts';
import { Files } from '#server/http/files.ts';
import { operatorRoutes } from '#server/http/operator.ts';
import { type Route, Router } from '#server/http/router.ts';
import { routesOf } from '#server/http/routes.ts';
import { Hub } from '#server/hub.ts';
import { Buckets, LIMITS, type RateLimits } from '#server/limits.ts';
import { type Gauges, Metrics } from '#server/metrics.ts';
import { neighbourhood, Origins, ownOrigins } from '#server/origins.ts';
import { PeerWatch } from '#server/peer-watch.ts';
import { placeOf } from '#server/place-of.ts';
import { Seating } from '#server/seating.ts';
import { Sockets } from '#server/socket.ts';
import { openStore } from '#server/store/open.ts';
import { SWEEP, Sweeping, type SweepRule } from '#server/sweeping.ts';
import { Thinking, type ThinkingOptions } from '#server/thinking.ts';
import { Verifying } from '#server/verifying.ts';

export interface ServeOptions {
  /** The database: a file, or the address of a PostgreSQL that several nodes may share. */
  data: string;
  /** 0: any free port. */
  port: number;
  host: string;
  /** The base path of the pages, such as `/` or `/harena/`. */
  base: string;
  /** The folder of the built web client; null for none. */
  client: string | null;
  /** Further origins of this server, such as `https://play.example.org`. */
  origins: readonly string[];
  /** Whether it is behind a proxy that sets X-Forwarded-For. */
  proxy: boolean;
  version: string;
  limits: Partial<RateLimits>;
  /** The least milliseconds between a decision and the next answer. */
  pace: number;
  thinking: Partial<ThinkingOptions>;
  /** Whether bots with a character say something now and then. */
  lines: boolean;
  /** When abandoned tables are removed. */
  sweep: SweepRule;
  /** With this token the metrics can be read from anywhere; null: only from this machine. */
  metricsToken: string | null;
  /** Timeouts in milliseconds: for the headers of a request, a whole request, and an idle connection. */
  timeouts: { headers: number; request: number; idle: number };
  log: { level: string; to: DestinationStream };
}

export interface Served {
  readonly port: number;
  /** The address for people, with the base path. */
  readonly url: string;
  readonly hub: Hub;
  /** How many connections of any kind are open. */
  readonly connections: number;
  /** The routes, for those who check or describe them. */
  readonly routes: readonly Pick<Route, 'method' | 'path'>[];
  /** Ends all connections, finishes open work and closes the store; takes about five seconds at most. */
  close(): Promise<void>;
}

const DEFAULTS: Omit<ServeOptions, 'data' | 'log'> = {
  port: 8080,
  host: '127.0.0.1',
  base: '/',
  client: null,
  origins: [],
  proxy: false,
  version: '0',
  limits: {},
  pace: 400,
  thinking: {},
  lines: true,
  sweep: SWEEP,
  metricsToken: null,
  timeouts: { headers: 10_000, request: 30_000, idle: 60_000 },
};
const DRAIN = 3000;
/** How long a connection without a request is kept, in milliseconds. */
const KEPT = 5000;
/** Longer than a proxy keeps it (Caddy: two minutes). If we closed it first, a request on its way over it would be lost. */
const KEPT_BY_PROXY = 150_000;
/** How often timed-out connections are looked for. */
const LOOK_EVERY = 5000;
/** Log lines for each reason of a refusal, and for each error of a match. */
const LINES_AT_ONCE = 50;
const LINES_PER_SECOND = 0.2;
const MOST_HEADERS = 8 * 1024;
const TOO_MANY = 429;

/** Starts a server. Rejects with a StoreError, or with the error of the port, and then nothing is left open. */
export async function serve(given: Partial<ServeOptions> & Pick<ServeOptions, 'data'>): Promise<Served> {
  const options: ServeOptions = { log: { level: 'info', to: process.stderr }, ...DEFAULTS, ...given };
  const log = pino({ level: options.log.level, base: null }, options.log.to);
  const store = await openStore(options.data);
  const control = store.peers === null ? await openControl(resolve(options.data), store) : null;
  const server = createServer({
    maxHeaderSize: MOST_HEADERS,
    headersTimeout: options.timeouts.headers,
    requestTimeout: options.timeouts.request,
    keepAliveTimeout: options.proxy ? KEPT_BY_PROXY : KEPT,
    connectionsCheckingInterval: Math.min(LOOK_EVERY, options.timeouts.headers),
    // Any other upgrade, such as to HTTP/2, which some programs offer with every request, is ignored.
    shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
  });
  server.timeout = options.timeouts.idle;
  try {
    await listening(server, options.port, options.host);
  } catch (error) {
    await control?.close();
    await store.close();
    throw error;
  }
  const { port } = server.address() as AddressInfo;
  const limits = limitsOf(options.limits);
  const thinking = new Thinking({
    onTrouble: (what, game, clause) => log.warn({ what, game, clause }, 'a bot gave no answer of its own'),
    ...options.thinking,
  });
  const metrics = new Metrics();
  const lines = new Buckets(LINES_AT_ONCE, LINES_PER_SECOND);
  const mayLog = (name: string): boolean => lines.take(name, performance.now());
  // The counters have them all; a flood must not fill the disk with log lines.
  const trouble = (match: string, what: string, error: unknown): void => {
    metrics.add('errors');
    if (mayLog(`${what} ${match}`)) log.error({ match, at: placeOf(error) }, what);
  };
  const { pace, lines: isTalking } = options;
  const hub = new Hub({ store, thinking, pace, lines: isTalking, waiting: limits.waiting, trouble });
  const origins = new Origins([...ownOrigins(options.host, port), ...options.origins]);
  const isSecure = options.origins.some((origin) => origin.startsWith('https:'));
  const guests = new Guests(store, options.base, isSecure);
  const addressOf = options.proxy ? forwardedFor : remoteOf;
  const { version } = options;
  const turnedAway = (why: string, address: string): void => {
    metrics.add('refused');
    if (mayLog(why)) log.warn({ why, address }, 'turned away');
  };
  metrics.watch(store);
  const connections = new Connections(server, { limits, proxy: options.proxy, turnedAway });
  const sockets = new Sockets({ hub, guests, origins, limits, version, addressOf, turnedAway });
  const routes = [
    ...operatorRoutes({ hub, version, metricsToken: options.metricsToken, metrics: () => metrics.text(gauges) }),
    ...routesOf({
      hub,
      seating: new Seating(hub),
      guests,
      limits,
      sweep: options.sweep,
      renamed: (guest, name) => sockets.renamed(guest, name),
      forgotten: (guest) => sockets.forgotten(guest),
    }),
  ];
  const router = new Router({
    routes,
    origins,
    addressOf,
    requestsPerMinute: limits.requestsPerMinute,
    trouble: (what, error) => trouble('', what, error),
    answered: (method, route, status, ms) => {
      if (status === TOO_MANY) metrics.add('refused');
      log.debug({ method, route, status, ms: Math.round(ms) }, 'answered');
    },
  });
  const gauges: Gauges = {
    connections: () => connections.size,
    sockets: () => sockets.size,
    rooms: () => hub.size,
    storeQueue: () => store.waiting,
    botQueue: () => thinking.waiting,
    botsThinking: () => thinking.busy,
  };
  const files = new Files(options.client, options.base);
  const deadlines = new DeadlineWatch(hub);
  const peers = store.peers === null ? null : new PeerWatch({ hub, peers: store.peers, sockets });
  const sweeping = new Sweeping(hub, options.sweep);
  const verifying = new Verifying(hub, () => metrics.add('damaged'));
  accept(server, { base: options.base, connections, router, files, sockets, log });
  const url = `http://${options.host.includes(':') ? `[${options.host}]` : options.host}:${port}${options.base}`;
  log.info({ port, host: options.host, base: options.base, version }, 'ready');
  return {
    port,
    url,
    hub,
    routes,
    get connections() {
      return connections.size;
    },
    close: once(async () => {
      for (const part of [deadlines, peers, sweeping, verifying, metrics]) part?.close();
      server.close();
      await sockets.close(DRAIN);
      server.closeAllConnections();
      await thinking.close();
      hub.close();
      await control?.close();
      await store.close();
      log.info('stopped');
    }),
  };
}

/** More matches per person need more requests, and more open sockets need more new ones. */
function limitsOf(given: Partial<RateLimits>): RateLimits {
  const limits = { ...LIMITS, ...given };
  const requestsPerMinute = given.requestsPerMinute ?? Math.max(LIMITS.requestsPerMinute, 20 * limits.matchesPerMinute);
  const socketsPerMinute = given.socketsPerMinute ?? Math.max(LIMITS.socketsPerMinute, 3 * limits.socketsPerAddress);
  const connectionsPerAddress =
    given.connectionsPerAddress ?? Math.max(LIMITS.connectionsPerAddress, 2 * limits.socketsPerAddress);
  const connections = given.connections ?? Math.max(LIMITS.connections, connectionsPerAddress);
  return { ...limits, requestsPerMinute, socketsPerMinute, connectionsPerAddress, connections };
}

interface Doors {
  base: string;
  connections: Connections;
  router: Router;
  files: Files;
  sockets: Sockets;
  log: Logger;
}

/** Dispatches every request and every upgrade. */
function accept(server: Server, { base, connections, router, files, sockets, log }: Doors): void {
  const within = (request: IncomingMessage): string | null => {
    const path = (request.url ?? '/').split('?', 1)[0]!;
    if (path === base.slice(0, -1)) return '/';
    return path.startsWith(base) ? path.slice(base.length - 1) : null;
  };
  server.on('request', (request, response) => {
    request.on('error', () => {});
    if (!connections.mayAsk(request, response)) return;
    const path = within(request);
    const done = path === null ? Promise.resolve(false) : router.answer(request, response, path);
    done
      .then((answered) => {
        if (!answered) files.answer(request, response, path ?? '/api/');
      })
      .catch((error: unknown) => {
        log.error({ at: placeOf(error) }, 'a request could not be answered');
        response.destroy();
      });
  });
  server.on('upgrade', (request, duplex, head) => {
    // Without this handler the error of one connection would end the process.
    duplex.on('error', () => duplex.destroy());
    if (within(request) === '/ws') void sockets.upgrade(request, duplex, head);
    else turnAway(duplex, '404 Not Found');
  });
}

const listening = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, host, () => {
      server.off('error', failed);
      done();
    });
  });

const remoteOf = (request: IncomingMessage): string => neighbourhood(request.socket.remoteAddress ?? '');

/** The last address in the list is the one the proxy itself saw. */
const forwardedFor = (request: IncomingMessage): string => {
  const last = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)!
    .trim();
  return last === '' ? remoteOf(request) : neighbourhood(last);
};

function once<T>(work: () => Promise<T>): () => Promise<T> {
  let begun: Promise<T> | null = null;
  return () => (begun ??= work());
}
