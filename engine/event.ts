// Events: what happened, as data.
//
// Each game declares its events (engine/events/declare.ts). An event carries the clause that made it, its result (a new
// total, what is left), and, where a number was computed, its parts, which must sum to the total: a floor or a cap is a
// part of its own. What only some viewers may know is split off when the event is made; every viewer's stream has the same
// numbering. The reader turns events into sentences, in the reader's language.
//
// The log is null in search, and `log?.emit(kind, { … })` then does not even build the event.

import type { Declaration, EmittedFields, Events, ShownTo } from '#engine/events/declare.ts';
import { copyJson, type Json } from '#engine/json.ts';
import { EVERYBODY, maySee, type Seat, type Viewers } from '#engine/seat.ts';

export interface Part {
  label: string;
  value: number;
  clause: string;
}

export type Secret = ShownTo<{ [key: string]: Json }>;

/** An event as it happened, with its secrets: for the engine's side only. */
export interface GameEvent {
  n: number;
  clause: string;
  kind: string;
  secrets: Secret[] | null;
  fields: { [key: string]: Json };
}

/** An event as one viewer may read it. */
export type SeenEvent = { n: number; clause: string; kind: string } & { [key: string]: Json };

export const part = (label: string, value: number, clause: string): Part => ({ label, value, clause });
export const shownTo = <F extends object>(to: Viewers, fields: F): ShownTo<F> => ({ to, fields });

export class Log<D extends Declaration = Declaration> {
  readonly events: GameEvent[] = [];
  /** The clause of the running step; set by the table. */
  clause = '';
  /** What the game says can happen; set by the table. */
  declared: Events | null = null;
  /** How many events there were before this log was opened. */
  private readonly before: number;

  constructor(before = 0) {
    this.before = before;
  }

  get length(): number {
    return this.before + this.events.length;
  }

  emit<K extends keyof D & string>(kind: K, ...[draft, ...shown]: EmittedFields<D[K]>): void {
    const given = (draft ?? {}) as { clause?: string };
    const fields = 'clause' in given ? withoutClause(given) : copyJson(given);
    const secrets =
      shown.length === 0
        ? null
        : (shown as ShownTo<object>[]).map(({ to, fields }) => ({ to, fields: copyJson(fields) }) as Secret);
    const event: GameEvent = { n: this.length, clause: given.clause ?? this.clause, kind, secrets, fields };
    checkNames(event);
    checkSums(event, this.declared);
    this.events.push(event);
  }
}

/** A copy of the fields of an event that names its clause. */
function withoutClause({ clause: _clause, ...fields }: { clause?: string }): GameEvent['fields'] {
  return copyJson(fields);
}

/** The fields that the log itself adds to an event: none of the game's may have such a name. */
export const LOG_FIELDS = ['n', 'clause', 'kind', 'secrets'] as const;

function checkNames(event: GameEvent): void {
  checkFields(event, event.fields);
  if (event.secrets !== null) for (const { fields } of event.secrets) checkFields(event, fields);
}

function checkFields({ clause, kind }: GameEvent, fields: GameEvent['fields']): void {
  for (const name of LOG_FIELDS) {
    if (name in fields) throw new Error(`${clause} ${kind}: an event cannot have a field '${name}'`);
  }
}

/** The parts of a number must sum to it, in public and in secret fields. */
function checkSums(event: GameEvent, declared: Events | null): void {
  const fields = declared?.kinds[event.kind]?.fields ?? {};
  for (const name in fields) {
    const { total } = fields[name]!;
    if (total === null) continue;
    for (const secret of event.secrets ?? [null]) {
      const seen = secret === null ? event.fields : { ...event.fields, ...secret.fields };
      const parts = (seen[name] ?? null) as Part[] | null;
      if (parts === null) continue;
      const sum = parts.reduce((all, one) => all + one.value, 0);
      if (sum === seen[total]) continue;
      const wrong = `${name} sum to ${sum}, ${total} is ${seen[total]}: ${JSON.stringify(parts)}`;
      throw new Error(`${event.clause} ${event.kind}: ${wrong}`);
    }
  }
}

/** The event as `viewer` may read it; `open`: everything may be known, as when a game is over. */
export function eventFor(event: GameEvent, viewer: Seat, open = false): SeenEvent {
  return copyJson(eventNow(event, viewer, open));
}

/** The same, sharing lists with the event: for a reader who changes nothing and keeps nothing. */
export function eventNow(event: GameEvent, viewer: Seat, open: boolean): SeenEvent {
  const seen: Record<string, Json> = { n: event.n, clause: event.clause, kind: event.kind, ...event.fields };
  if (event.secrets !== null) {
    for (const secret of event.secrets) {
      if (open || secret.to === EVERYBODY || maySee(secret.to, viewer)) Object.assign(seen, secret.fields);
    }
  }
  return seen as SeenEvent;
}
