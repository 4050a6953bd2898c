// Connections: how many there may be, in total and from one address, and how they end.
//
// Each holds a file descriptor, of which a process has few. So a refused connection is destroyed after the reason was
// sent: if the server only closed its own side, the client could keep the descriptor open.
//
// HTTP/1.1 allows requests before the answers to earlier ones. Browsers and proxies do not send them so; in one piece of
// 64 KB there are more than a thousand, and each takes memory until it is answered.

import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { Counts, type RateLimits } from '#server/limits.ts';
import { neighbourhood } from '#server/origins.ts';

/** The client has this long to read the answer. */
const TAKES_WITHIN = 2000;
/** The most requests of a connection without an answer. */
const MOST_UNANSWERED = 16;

/** Sends the reason in one line, and destroys the connection. */
export function turnAway(duplex: Duplex, status: string): void {
  if (duplex.destroyed) return;
  const late = setTimeout(() => duplex.destroy(), TAKES_WITHIN).unref();
  duplex.once('close', () => clearTimeout(late));
  if (!duplex.writable) return void duplex.destroy();
  duplex.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => duplex.destroy());
}

export interface ConnectionsOptions {
  limits: Pick<RateLimits, 'connections' | 'connectionsPerAddress'>;
  /** Behind a proxy all connections come from its address, so only their total is limited. */
  proxy: boolean;
  turnedAway(why: string, address: string): void;
}

export class Connections {
  private count = 0;
  private readonly unanswered = new WeakMap<Duplex, number>();
  private readonly turnedAway: ConnectionsOptions['turnedAway'];

  constructor(server: Server, { limits, proxy, turnedAway }: ConnectionsOptions) {
    this.turnedAway = turnedAway;
    const byAddress = new Counts();
    server.on('connection', (socket) => {
      const address = neighbourhood(socket.remoteAddress ?? '');
      const isTooMany = !proxy && byAddress.of(address) >= limits.connectionsPerAddress;
      if (isTooMany || this.count >= limits.connections) {
        turnedAway('connections', address);
        socket.destroy();
        return;
      }
      this.count++;
      byAddress.add(address, 1);
      socket.once('close', () => {
        this.count--;
        byAddress.add(address, -1);
      });
    });
    server.on('clientError', (error: NodeJS.ErrnoException, duplex) => {
      const isLate = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
      turnAway(duplex, isLate ? '408 Request Timeout' : '400 Bad Request');
    });
  }

  /** Counts a request until it is answered; false: there are too many, and the connection is destroyed. */
  mayAsk({ socket }: IncomingMessage, response: ServerResponse): boolean {
    if (socket.destroyed) return false;
    const before = this.unanswered.get(socket) ?? 0;
    if (before >= MOST_UNANSWERED) {
      this.turnedAway('requests', neighbourhood(socket.remoteAddress ?? ''));
      socket.destroy();
      return false;
    }
    this.unanswered.set(socket, before + 1);
    response.once('close', () => this.unanswered.set(socket, this.unanswered.get(socket)! - 1));
    return true;
  }

  /** How many are open. */
  get size(): number {
    return this.count;
  }
}
