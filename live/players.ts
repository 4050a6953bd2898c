// Who plays each seat: the person who holds it, or a bot in his stead.
//
// A bot *stands in* where a person left, or where the clock had to decide for him too often. The person still holds the
// seat and may take it back, but not to win time: what the clock has taken from him the bot answers first.

import type { Seat } from '#engine/seat.ts';
import type { DecideEntry, StartEntry } from '#live/entry.ts';

/** So many decisions in a row that the clock had to make, and a bot takes the seat. */
const LAPSES = 2;
/** The bot that takes the seat of a person who is away, where the table agreed on no other. */
export const STAND_IN = 'fighter';

export class Players {
  /** By seat: the level of the bot that decides there; null where a person does. */
  readonly bots: (string | null)[];
  private readonly start: StartEntry;
  /** By seat: how often in a row the clock decided. */
  private readonly lapses: number[];
  /** By seat: the question at which its time ran out, so that a bot took it; null where no bot did for that reason. */
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

  /** A bot plays in the stead of the person who holds the seat. */
  isStandIn(seat: Seat): boolean {
    return this.start.bots[seat] === null && this.bots[seat] !== null;
  }

  /** `late`: the question for which the person had no time left; null where he left of himself. */
  standIn(seat: Seat, level: string, late: string | null): void {
    this.bots[seat] = level;
    this.late[seat] = late;
  }

  /** Whether it was `question` at which this seat's time ran out; null: it did not run out. */
  ranOutAt(seat: Seat, question: string | null): boolean | null {
    return this.late[seat] === null ? null : this.late[seat] === question;
  }

  giveBack(seat: Seat): void {
    this.bots[seat] = null;
    this.lapses[seat] = 0;
    this.late[seat] = null;
  }

  /** Counts what the clock had to decide. True when a bot takes the seat for it. */
  noteLapse(seat: Seat, by: DecideEntry['by'], question: string | null): boolean {
    if (by === null) this.lapses[seat] = 0;
    if (by !== 'clock' || ++this.lapses[seat]! < LAPSES || this.bots[seat] !== null) return false;
    this.standIn(seat, this.agreed, question);
    return true;
  }

  /** The person at a seat, named by the lowest of his seats. */
  personAt(seat: Seat): Seat {
    return this.start.persons[seat]!;
  }

  /** The persons who play at least one seat themselves. */
  get present(): Seat[] {
    return this.personsAt((seat) => this.bots[seat] === null);
  }

  /** The persons who hold a seat, those for whom a bot plays too. */
  get holders(): Seat[] {
    return this.personsAt((seat) => this.start.bots[seat] === null);
  }

  private personsAt(counts: (seat: Seat) => boolean): Seat[] {
    return [...new Set(this.start.persons.filter((_, seat) => counts(seat)))];
  }
}
