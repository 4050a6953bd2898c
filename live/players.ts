// Who plays each seat: the person who holds it, or a bot instead.
//
// A bot *stands in* where a person left, or where the clock decided for that person too often. The person still holds the
// seat and may take it back, but not to gain time: a request whose time has run out is answered by the bot first.

import type { Seat } from '#engine/seat.ts';
import type { DecideEntry, StartEntry } from '#live/entry.ts';

/** After so many decisions in a row by the clock, a bot takes the seat. */
const LAPSES = 2;
/** The level of the bot that takes an absent person's seat, where the table agreed on no other. */
export const STAND_IN = 'fighter';

export class Players {
  /** By seat: the level of the bot that decides there; null: a person does. */
  readonly bots: (string | null)[];
  private readonly start: StartEntry;
  /** By seat: how often in a row the clock decided. */
  private readonly lapses: number[];
  /** By seat: the request whose time ran out, so that a bot took the seat; null: none. */
  private readonly late: (string | null)[];

  constructor(start: StartEntry) {
    this.start = start;
    this.bots = [...start.bots];
    this.lapses = start.bots.map(() => 0);
    this.late = start.bots.map(() => null);
  }

  /** The bot that the table agreed on for seats whose persons leave. */
  get agreed(): string {
    return this.start.standIn ?? STAND_IN;
  }

  /** Whether a bot plays instead of the person who holds the seat. */
  isStandIn(seat: Seat): boolean {
    return this.start.bots[seat] === null && this.bots[seat] !== null;
  }

  /** `late`: the request whose time ran out; null: the person left. */
  standIn(seat: Seat, level: string, late: string | null): void {
    this.bots[seat] = level;
    this.late[seat] = late;
  }

  /** Whether `question` is the one whose time ran out at this seat; null: no time ran out. */
  ranOutAt(seat: Seat, question: string | null): boolean | null {
    return this.late[seat] === null ? null : this.late[seat] === question;
  }

  giveBack(seat: Seat): void {
    this.bots[seat] = null;
    this.lapses[seat] = 0;
    this.late[seat] = null;
  }

  /** Counts a decision by the clock. True when a bot takes the seat. */
  noteLapse(seat: Seat, by: DecideEntry['by'], question: string | null): boolean {
    if (by === null) this.lapses[seat] = 0;
    if (by !== 'clock' || ++this.lapses[seat]! < LAPSES || this.bots[seat] !== null) return false;
    this.standIn(seat, this.agreed, question);
    return true;
  }

  /** The person at a seat, as the lowest of that person's seats. */
  personAt(seat: Seat): Seat {
    return this.start.persons[seat]!;
  }

  /** The persons who play at least one seat themselves. */
  get present(): Seat[] {
    return this.personsAt((seat) => this.bots[seat] === null);
  }

  /** The persons who hold a seat, including those for whom a bot plays. */
  get holders(): Seat[] {
    return this.personsAt((seat) => this.start.bots[seat] === null);
  }

  private personsAt(counts: (seat: Seat) => boolean): Seat[] {
    return [...new Set(this.start.persons.filter((_, seat) => counts(seat)))];
  }
}
