// What is said at one match: kept, numbered for each who hears it, and told.
//
// A *circle* is those among whom a line is said: the table, the gallery, or two seats. How much others say apart is
// nobody's to know, so a line has a number of its own for every viewer (the lines that he hears, counted without gaps),
// a viewer who comes in is told the last lines of his own, and each circle has its own measure.

import type { Refusal } from '#engine/requests/legal.ts';
import { type Seat, SPECTATOR } from '#engine/seat.ts';
import { refuse } from '#live/entry.ts';
import type { ChatLine, FromTable } from '#live/messages.ts';
import { KEY_USED } from '#live/room.ts';
import { chatRefusal, cleanText, hears } from '#server/chat-rules.ts';
import type { ChatRow, Guest, MatchRow, Store } from '#server/store/store.ts';

/** How many lines a viewer is told who comes in. */
const LINES = 100;
/** How many a circle can say in a match. */
const MOST = 2000;
/** So many lines are known again when they are sent again, before anything else is looked at. */
const KNOWN = 200;

export interface Said {
  guest: Guest;
  viewer: Seat;
  to: ChatLine['to'];
  text: string;
  key: string;
}

/** What has been said so far, as far as it is needed. */
interface Memory {
  /** The match's last line. */
  last: number;
  /** By viewer: how many lines he has heard, and the last of them. */
  heard: Map<Seat, { count: number; lines: ChatLine[] }>;
  /** By circle: how many lines were said. */
  said: Map<string, number>;
}

const rulesOf = (row: MatchRow) => ({ chat: row.chat, pairs: row.pairs, seats: row.seats.length });
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

  /** A person's lines may be gone for good: what was said is read anew when next wanted. */
  forget(): void {
    this.memory = null;
    this.known.clear();
  }

  /** The last lines that `viewer` hears. */
  async lines(row: MatchRow, viewer: Seat): Promise<ChatLine[]> {
    return (await this.remembered(row)).heard.get(viewer)?.lines ?? [];
  }

  /** What became of a line, if it was said before: null when it was not, true when it was just this one. */
  isRepeated(said: Said): boolean | null {
    const kept = this.known.get(keyOf(said));
    return kept === undefined ? null : isSame(kept, said);
  }

  /** Keeps a line and tells it; null, or why not. */
  async say(row: MatchRow, said: Said): Promise<Refusal | null> {
    const { guest, viewer, to } = said;
    const rules = rulesOf(row);
    const refusal = chatRefusal(rules, viewer, to);
    if (refusal !== null) return refusal;
    const text = cleanText(said.text);
    if (text === '') return refuse('empty', 'there is nothing in this line');
    const memory = await this.remembered(row);
    const from = seatOf(viewer);
    if ((memory.said.get(circleOf(from, to)) ?? 0) >= MOST) {
      return refuse('chat-full', `no more than ${MOST} lines are kept among the same people`);
    }
    const key = keyOf(said);
    const kept = await this.store.say({ match: this.match, key, guest: guest.id, from, name: guest.name, to, text });
    // The same line sent again is heard once.
    if (kept.n <= memory.last) return isSame(kept, said) ? null : KEY_USED;
    this.remember(row, memory, kept);
    this.known.set(key, kept);
    if (this.known.size > KNOWN) this.known.delete(this.known.keys().next().value!);
    this.tellEach((one) => {
      const line = hears(rules, kept, one) ? memory.heard.get(one)!.lines.at(-1)! : null;
      return line === null ? null : { t: 'chat', match: this.match, viewer: one, line };
    });
    return null;
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
  kept.from === seatOf(viewer) && kept.to === to && kept.text === cleanText(text);
