// A minimal socket to the server: it says hello, joins a match, and passes messages on.

import { WebSocket } from 'ws';
import type { Seat } from '#engine/seat.ts';
import { withChanges } from '#live/changes.ts';
import { type FromClient, type FromTable, PROTOCOL, type Update } from '#live/messages.ts';
import type { ScriptedClient } from '#server/scripted-client.ts';

export interface LineOptions {
  match: string;
  /** Null for a spectator. */
  seat: Seat | null;
  /** The number of the last update received. */
  after: number | null;
  /** Whether updates are wanted as changes; default: yes. They are heard as whole updates all the same. */
  changes?: boolean;
  hear(message: FromTable, text: string): void;
  /** Takes a message as it came; false: it is parsed and heard. For programs that would use the processor for parsing alone. */
  skim?(data: Buffer): boolean;
  opened?(): void;
  closed?(): void;
}

/** A socket of this person. Messages from before it is open are dropped. */
export class Line {
  readonly socket: WebSocket;
  /** By match and viewer: the last update. */
  private readonly updates = new Map<string, Update>();

  constructor({ url, cookie }: ScriptedClient, options: LineOptions) {
    const { match, seat, after, changes = true, hear, skim, opened, closed } = options;
    const socket = new WebSocket(`ws://${url.host}${url.pathname}ws`, {
      origin: url.origin,
      headers: cookie === null ? {} : { cookie },
      perMessageDeflate: false,
    });
    this.socket = socket;
    socket.on('open', () => {
      this.say({ t: 'hello', v: PROTOCOL, client: 'storm' });
      this.say({ t: 'join', match, after, ...(seat === null ? {} : { seat }), ...(changes ? { changes } : {}) });
      opened?.();
    });
    socket.on('message', (data: Buffer) => {
      if (skim?.(data) === true) return;
      const text = data.toString('utf8');
      hear(this.whole(JSON.parse(text) as FromTable), text);
    });
    socket.on('error', () => {});
    socket.on('close', () => closed?.());
  }

  private whole(message: FromTable): FromTable {
    if (message.t !== 'update' && message.t !== 'changed') return message;
    const name = `${message.match} ${message.viewer}`;
    const update = message.t === 'update' ? message : withChanges(this.updates.get(name), message);
    if (update === null) throw new Error(`changes to update ${message.seq - 1}, which was not sent here`);
    this.updates.set(name, update);
    return update;
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
