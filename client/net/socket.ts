// The connection to a server: one socket for all tables, reopened with growing and random delays.

import { signal } from '@preact/signals';
import type { Connection, ConnectionState } from '#client/net/connection.ts';
import { at } from '#client/shell/router.ts';
import { withChanges } from '#live/changes.ts';
import { type ChangedUpdate, type FromClient, type FromTable, PROTOCOL, type Update } from '#live/messages.ts';

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
/** A socket that is silent for so long is dead. */
const SILENCE = 45_000;
const PING_EVERY = 20_000;

class SocketConnection implements Connection {
  readonly state = signal<ConnectionState>('opening');
  private readonly listeners = new Set<{ heard: (message: FromTable) => void; opened: () => void }>();
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private heardAt = 0;
  private pings = 0;
  private retry = 0;
  /** Whether this server can send updates as changes, and by match and viewer the update that the next changes are to. */
  private hasChanges = false;
  private readonly updates = new Map<string, Update>();

  send(message: FromClient): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    if (message.t === 'part') {
      for (const name of this.updates.keys()) if (name.startsWith(`${message.match} `)) this.updates.delete(name);
    }
    const sent = message.t === 'join' && this.hasChanges ? { ...message, changes: true } : message;
    this.socket.send(JSON.stringify(sent));
  }

  listen(heard: (message: FromTable) => void, opened: () => void): () => void {
    const listener = { heard, opened };
    this.listeners.add(listener);
    if (this.socket === null) this.open();
    else if (this.state.value === 'open') opened();
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size === 0) this.close();
    };
  }

  renew(): void {
    const { socket } = this;
    clearInterval(this.pings);
    this.socket = null;
    socket?.close();
    this.open();
  }

  private open(): void {
    clearTimeout(this.retry);
    const address = new URL(at('ws'), location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => {
      this.heardAt = Date.now();
      this.send({ t: 'hello', v: PROTOCOL, client: 'web' });
      this.pings = window.setInterval(() => this.ping(), PING_EVERY);
    };
    socket.onmessage = ({ data }) => {
      this.heardAt = Date.now();
      this.take(JSON.parse(String(data)) as FromTable);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
  }

  private take(message: FromTable): void {
    if (message.t === 'update' || message.t === 'changed') return this.update(message);
    if (message.t === 'welcome') {
      this.hasChanges = message.changes === true;
      this.updates.clear();
      this.wait = FIRST_WAIT;
      this.state.value = 'open';
      for (const { opened } of [...this.listeners]) opened();
    }
    this.tell(message);
  }

  private tell(message: FromTable): void {
    for (const { heard } of [...this.listeners]) heard(message);
  }

  /** Listeners get whole updates. */
  private update(message: Update | ChangedUpdate): void {
    const name = `${message.match} ${message.viewer}`;
    const update = message.t === 'update' ? message : withChanges(this.updates.get(name), message);
    // Never by our server. A new socket begins with whole updates.
    if (update === null) return this.renew();
    this.updates.set(name, update);
    this.tell(update);
  }

  private ping(): void {
    if (Date.now() - this.heardAt > SILENCE) {
      this.socket?.close();
      this.lost();
    } else this.send({ t: 'ping' });
  }

  private lost(): void {
    clearInterval(this.pings);
    this.socket = null;
    if (this.listeners.size === 0) return;
    this.state.value = 'lost';
    const wait = this.wait * (0.5 + Math.random());
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
    clearTimeout(this.retry);
    this.retry = window.setTimeout(() => this.open(), wait);
  }

  /** The browser reports that the network is gone: an open socket is closed and tried again. */
  doubt(): void {
    const { socket } = this;
    if (socket === null) return;
    socket.close();
    this.lost();
  }

  /** Tries at once, as when the network is back. */
  hurry(): void {
    if (this.state.value !== 'lost' || this.socket !== null) return;
    this.wait = FIRST_WAIT;
    this.open();
  }

  private close(): void {
    clearTimeout(this.retry);
    clearInterval(this.pings);
    const { socket } = this;
    this.socket = null;
    this.state.value = 'opening';
    socket?.close();
  }
}

const connection = new SocketConnection();
addEventListener('online', () => connection.hurry());
addEventListener('offline', () => connection.doubt());
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') connection.hurry();
});

export const serverConnection: Connection = connection;
