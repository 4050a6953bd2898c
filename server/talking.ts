// What is said at one match: kept, numbered for each who hears it, and told.
//
// How much others say apart is nobody's to know, so a line has a number of its own for every viewer: the lines that he
// hears, counted without gaps.

import type { Refusal } from '#engine/legal.ts';
import type { Seat } from '#engine/seat.ts';
import type { ChatLine, FromTable } from '#live/messages.ts';
import type { ChatRow, Guest, MatchRow, Store } from '#server/store/store.ts';
import { cleanText, hears, talkRefusal } from '#server/talk.ts';

/** How many lines somebody is told who comes in. */
const LINES = 100;
/** How many are looked through for them: others may have been said apart. */
const LOOKED_AT = 400;
/** How many there can be in a match. */
const MOST = 5000;

const refuse = (code: string, text: string): Refusal => ({ clause: '', code, text });
const rulesOf = (row: MatchRow) => ({ chat: row.chat, pairs: row.pairs, seats: row.seats.length });

export class Talking {
  private readonly store: Store;
  private readonly match: string;
  private readonly tellEach: (message: (viewer: Seat) => FromTable | null) => void;
  /** The match's last line, and how many each viewer has heard; null until looked up. */
  private last: number | null = null;
  private readonly heard = new Map<Seat, number>();

  constructor(store: Store, match: string, tellEach: Talking['tellEach']) {
    this.store = store;
    this.match = match;
    this.tellEach = tellEach;
  }

  /** The last lines that `viewer` hears. */
  async lines(row: MatchRow, viewer: Seat): Promise<ChatLine[]> {
    const count = await this.count(row, viewer);
    const lines = await this.store.chat(this.match, LOOKED_AT);
    const own = lines.filter((line) => hears(rulesOf(row), line, viewer)).slice(-LINES);
    return own.map((line, i) => seen(line, count - own.length + i + 1));
  }

  /** Keeps a line and tells it; null, or why not. */
  async say(
    row: MatchRow,
    line: { guest: Guest; viewer: Seat; from: Seat | null; to: ChatLine['to']; text: string; key: string },
  ): Promise<Refusal | null> {
    const { guest, viewer, from, to } = line;
    const rules = rulesOf(row);
    const refusal = talkRefusal(rules, viewer, to);
    if (refusal !== null) return refusal;
    const text = cleanText(line.text);
    if (text === '') return refuse('empty', 'there is nothing in this line');
    await this.count(row, viewer);
    if (this.last! >= MOST) return refuse('chat-full', `no more than ${MOST} lines are kept at a table`);
    const key = `${guest.id} ${line.key}`;
    const kept = await this.store.say({ match: this.match, key, guest: guest.id, from, name: guest.name, to, text });
    // The same line sent again is heard once.
    if (kept.n <= this.last!) return null;
    this.last = kept.n;
    for (const [one, count] of this.heard) if (hears(rules, kept, one)) this.heard.set(one, count + 1);
    this.tellEach((one) =>
      hears(rules, kept, one)
        ? { t: 'chat', match: this.match, viewer: one, line: seen(kept, this.heard.get(one) ?? 1) }
        : null,
    );
    return null;
  }

  /** How many lines `viewer` has heard. */
  private async count(row: MatchRow, viewer: Seat): Promise<number> {
    const known = this.heard.get(viewer);
    if (known !== undefined && this.last !== null) return known;
    const lines = await this.store.chat(this.match, MOST);
    this.last = lines.at(-1)?.n ?? 0;
    const count = lines.filter((line) => hears(rulesOf(row), line, viewer)).length;
    this.heard.set(viewer, count);
    return count;
  }
}

const seen = ({ from, name, to, text, at }: ChatRow, n: number): ChatLine => ({ n, from, name, to, text, at });
