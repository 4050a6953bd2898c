// A minimal socket to the server: it says hello, joins a match, and passes messages on.

import { WebSocket } from 'ws';
import type { Seat } from '#engine/seat.ts';
import { type FromClient, type FromTable, PROTOCOL } from '#live/messages.ts';
import type { ScriptedClient } from '#server/scripted-client.ts';

export interface LineOptions {
  match: string;
  /** Null for a spectator. */
  seat: Seat | null;
  /** The number of the last update received. */
  after: number | null;
  hear(message: FromTable, text: string): void;
  /** Takes a message as text; false: it is parsed and heard. For programs that would use the processor for parsing alone. */
  skim?(text: string): boolean;
  opened?(): void;
  closed?(): void;
}

/** A socket of this person. Messages from before it is open are dropped. */
export class Line {
  readonly socket: WebSocket;

  constructor({ url, cookie }: ScriptedClient, { match, seat, after, hear, skim, opened, closed }: LineOptions) {
    const socket = new WebSocket(`ws://${url.host}${url.pathname}ws`, {
      origin: url.origin,
      headers: cookie === null ? {} : { cookie },
      perMessageDeflate: false,
    });
    this.socket = socket;
    socket.on('open', () => {
      this.say({ t: 'hello', v: PROTOCOL, client: 'storm' });
      this.say({ t: 'join', match, after, ...(seat === null ? {} : { seat }) });
      opened?.();
    });
    socket.on('message', (data: Buffer) => {
      const text = data.toString('utf8');
      if (skim?.(text) !== true) hear(JSON.parse(text) as FromTable, text);
    });
    socket.on('error', () => {});
    socket.on('close', () => closed?.());
  }

  /** Whether it was handed to the socket. */
  say(message: FromClient): boolean {
    if (this.socket.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  drop(): void {
    this.socket.terminate();
  }
}
