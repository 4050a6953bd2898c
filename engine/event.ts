// What happened, as data.
//
// An event carries the clause that made it and, where a number was worked out, its parts, which must sum to the total: a
// floor or a cap is a part of its own. What only some viewers may know is split off when the event is made; every
// viewer's stream has the same numbering. Prose is made by whoever reads, in the reader's language.
//
// The log is null in search, and `log?.emit({ … })` then does not even build the event.

import { copyJson, type Json } from '#engine/json.ts';
import { EVERYBODY, maySee, type Seat, type Viewers } from '#engine/seat.ts';

export interface Part {
  label: string;
  value: number;
  clause: string;
}

/** Fields of an event that only the viewers in `to` may read. */
export interface Secret {
  to: Viewers;
  fields: { [key: string]: Json };
}

/** An event as it happened, secrets and all: for the engine's side only. */
export interface GameEvent {
  n: number;
  clause: string;
  kind: string;
  secrets: Secret[] | null;
  fields: { [key: string]: Json };
}

/** An event as one viewer may read it. */
export type SeenEvent = { n: number; clause: string; kind: string } & { [key: string]: Json };

export type Draft = { kind: string; clause?: string } & { [key: string]: unknown };

export const part = (label: string, value: number, clause: string): Part => ({ label, value, clause });
export const secret = (to: Viewers, fields: { [key: string]: unknown }): Secret => ({
  to,
  fields: fields as Secret['fields'],
});

export class Log {
  readonly events: GameEvent[] = [];
  /** The clause of the running step; set by the table. */
  clause = '';
  /** How many events there were before this log was opened. */
  private readonly before: number;

  constructor(before = 0) {
    this.before = before;
  }

  get length(): number {
    return this.before + this.events.length;
  }

  emit(draft: Draft, ...secrets: Secret[]): void {
    const { kind, clause = this.clause, ...fields } = draft;
    const hidden = secrets.length > 0 ? secrets.map((one) => ({ to: one.to, fields: copyJson(one.fields) })) : null;
    const event = { n: this.length, clause, kind, secrets: hidden, fields: copyJson(fields) } as GameEvent;
    checkNames(event);
    checkSums(event);
    this.events.push(event);
  }
}

const OWN = ['n', 'clause', 'kind', 'secrets'] as const;

/** No field may pass itself off as what the log itself says of an event. */
function checkNames(event: GameEvent): void {
  for (const fields of [event.fields, ...(event.secrets ?? []).map((one) => one.fields)]) {
    for (const name of OWN) {
      if (name in fields) throw new Error(`${event.clause} ${event.kind}: an event cannot have a field '${name}'`);
    }
  }
}

/** The parts of a number must sum to it, wherever the two stand: in public or in a secret. */
function checkSums(event: GameEvent): void {
  for (const secret of event.secrets ?? [null]) {
    const seen = secret === null ? event.fields : { ...event.fields, ...secret.fields };
    const { parts, total } = seen as { parts?: Part[]; total?: number };
    if (parts === undefined) continue;
    const sum = parts.reduce((all, one) => all + one.value, 0);
    if (sum !== total) {
      throw new Error(
        `${event.clause} ${event.kind}: parts sum to ${sum}, total is ${total}: ${JSON.stringify(parts)}`,
      );
    }
  }
}

/** The event as `viewer` may read it; `open` once everything may be known, as when a game is over. */
export function eventFor(event: GameEvent, viewer: Seat, open = false): SeenEvent {
  const seen: Record<string, Json> = { n: event.n, clause: event.clause, kind: event.kind, ...event.fields };
  for (const secret of event.secrets ?? []) {
    if (open || secret.to === EVERYBODY || maySee(secret.to, viewer)) Object.assign(seen, secret.fields);
  }
  return copyJson(seen) as SeenEvent;
}
