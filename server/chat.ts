// The chat of one match: stored, numbered for each viewer, and sent.
//
// A *circle* is a group that shares lines: the table, the spectators, or two seats. How much others write in private is a
// secret. So a line has a separate number for every viewer (the lines of that viewer, counted without gaps), a new viewer
// receives only their own last lines, and each circle has its own limit.

import type { Refusal } from '#engine/requests/legal.ts';
import { type Seat, SPECTATOR } from '#engine/seat.ts';
import { refuse } from '#live/entry.ts';
import type { ChatLine, FromTable } from '#live/messages.ts';
import { KEY_USED } from '#live/room.ts';
import { chatRefusal, hears } from '#server/chat-rules.ts';
import { cleanLine } from '#server/names.ts';
import type { ChatRow, Guest, MatchRow, Store } from '#server/store/store.ts';

/** How many lines a new viewer receives. */
const LINES = 100;
/** How many lines a circle can write in a match. */
const MOST = 2000;
/** At most so many lines of other nodes are caught up with at a time. */
const FOLLOWED = 200;
/** So many recent lines are recognised when they are sent again, without asking the store. */
const KNOWN = 200;

export interface Said {
  guest: Guest;
  viewer: Seat;
  to: ChatLine['to'];
  text: string;
  key: string;
}

/** The lines so far, as far as they are needed. */
interface Memory {
  /** The match's last line. */
  last: number;
  /** By viewer: the number of lines received, and the last of them. */
  heard: Map<Seat, { count: number; lines: ChatLine[] }>;
  /** By circle: the number of its lines. */
  said: Map<string, number>;
}

const rulesOf = ({ chat, pairs, seats, stage }: MatchRow) => ({ chat, pairs, seats: seats.length, stage });
const keyOf = ({ guest, key }: Said): string => `${guest.id} ${key}`;
const seatOf = (viewer: Seat): Seat | null => (viewer === SPECTATOR ? null : viewer);

const circleOf = (from: Seat | null, to: ChatLine['to']): string =>
  typeof to === 'string' ? to : [from!, to].sort((a, b) => a - b).join('-');

export class Chat {
  private readonly store: Store;
  private readonly match: string;
  private readonly tellEach: (message: (viewer: Seat) => FromTable | null) => void;
  private memory: Memory | null = null;
  private readonly known = new Map<string, ChatRow>();

  constructor(store: Store, match: string, tellEach: Chat['tellEach']) {
    this.store = store;
    this.match = match;
    this.tellEach = tellEach;
  }

  /** A person's lines may have been deleted: they are read again when needed. */
  forget(): void {
    this.memory = null;
    this.known.clear();
  }

  /** The last lines that `viewer` may read. */
  async lines(row: MatchRow, viewer: Seat): Promise<ChatLine[]> {
    return (await this.remembered(row)).heard.get(viewer)?.lines ?? [];
  }

  /** The result of a line that was sent before: null: it was not; true: it was exactly this one. */
  isRepeated(said: Said): boolean | null {
    const kept = this.known.get(keyOf(said));
    return kept === undefined ? null : isSame(kept, said);
  }

  /** Stores a line and sends it; null, or why not. */
  async say(row: MatchRow, said: Said): Promise<Refusal | null> {
    const { guest, viewer, to } = said;
    const rules = rulesOf(row);
    const refusal = chatRefusal(rules, viewer, to);
    if (refusal !== null) return refusal;
    const text = cleanLine(said.text);
    if (text === '') return refuse('empty', 'there is nothing in this line');
    const memory = await this.remembered(row);
    const from = seatOf(viewer);
    if ((memory.said.get(circleOf(from, to)) ?? 0) >= MOST) {
      return refuse('chat-full', `no more than ${MOST} lines are kept among the same people`);
    }
    const key = keyOf(said);
    const kept = await this.store.say({ match: this.match, key, guest: guest.id, from, name: guest.name, to, text });
    // The same line sent again is delivered once.
    if (kept.n <= memory.last) return isSame(kept, said) ? null : KEY_USED;
    // Another node was faster: its lines come first.
    if (kept.n > memory.last + 1) {
      await this.follow(row);
      return null;
    }
    this.remember(row, memory, kept);
    this.known.set(key, kept);
    if (this.known.size > KNOWN) this.known.delete(this.known.keys().next().value!);
    this.send(row, memory, kept);
    return null;
  }

  /** Sends the lines that were stored elsewhere since the last one known here. */
  async follow(row: MatchRow): Promise<void> {
    const { memory } = this;
    if (memory === null) return;
    for (const line of await this.store.chat(this.match, FOLLOWED)) {
      if (line.n <= memory.last) continue;
      this.remember(row, memory, line);
      this.send(row, memory, line);
    }
  }

  /** Sends the last line to those who may read it. */
  private send(row: MatchRow, memory: Memory, kept: ChatRow): void {
    const rules = rulesOf(row);
    this.tellEach((viewer) => {
      const line = hears(rules, kept, viewer) ? memory.heard.get(viewer)!.lines.at(-1)! : null;
      return line === null ? null : { t: 'chat', match: this.match, viewer, line };
    });
  }

  private async remembered(row: MatchRow): Promise<Memory> {
    if (this.memory !== null) return this.memory;
    const memory: Memory = { last: 0, heard: new Map(), said: new Map() };
    for (const line of await this.store.chat(this.match, Number.MAX_SAFE_INTEGER)) this.remember(row, memory, line);
    this.memory = memory;
    return memory;
  }

  private remember(row: MatchRow, memory: Memory, line: ChatRow): void {
    const { n, from, name, to, text, at } = line;
    memory.last = n;
    const circle = circleOf(from, to);
    memory.said.set(circle, (memory.said.get(circle) ?? 0) + 1);
    for (const viewer of [...row.seats.keys(), SPECTATOR]) {
      if (!hears(rulesOf(row), line, viewer)) continue;
      const own = memory.heard.get(viewer) ?? { count: 0, lines: [] };
      own.lines.push({ n: ++own.count, from, name, to, text, at });
      if (own.lines.length > LINES) own.lines.shift();
      memory.heard.set(viewer, own);
    }
  }
}

const isSame = (kept: ChatRow, { viewer, to, text }: Said): boolean =>
  kept.from === seatOf(viewer) && kept.to === to && kept.text === cleanLine(text);
