// Time at a table: who must answer by when, and what happens to a seat whose person is late, leaves or comes back.
//
// It connects the clocks, which know only requests and seats, with the match and with the players.

import type { PlayedMatch } from '#engine/frozen.ts';
import type { Refusal } from '#engine/requests/legal.ts';
import type { Seat } from '#engine/seat.ts';
import { Clock } from '#live/clock.ts';
import { refuse } from '#live/entry.ts';
import type { ClockRule, Clocks } from '#live/messages.ts';
import type { Players } from '#live/players.ts';

const OVER = refuse('over', 'the game is over');

export class TimeLimits {
  readonly clock: Clock;
  private readonly match: PlayedMatch;
  private readonly players: Players;

  constructor(match: PlayedMatch, players: Players, rule: ClockRule) {
    this.match = match;
    this.players = players;
    this.clock = new Clock(rule, players.bots.length);
  }

  /** The seats with an unanswered request. */
  get open(): Seat[] {
    const { table } = this.match;
    return table.asked.map(({ seat }) => seat).filter((seat) => !table.hasAnswered(seat));
  }

  /** When the time of a player who has not answered runs out; null: never. */
  get deadline(): number | null {
    return this.match.over ? null : this.clock.runsOut(this.open.filter((seat) => this.players.bots[seat] === null));
  }

  /** The seats without time left that have not answered. */
  expired(now: number): Seat[] {
    if (this.match.over) return [];
    return this.open.filter((seat) => this.players.bots[seat] === null && this.clock.left(seat, now) <= 0);
  }

  shown(now: number): Clocks | null {
    const people = this.players.bots.flatMap((level, seat) => (level === null ? [seat] : []));
    return this.clock.shown(now, people);
  }

  /** The match has other requests from now on. */
  ask(at: number): void {
    const asked = this.match.table.asked.map(({ seat }) => ({ seat, id: this.questionOf(seat)! }));
    this.clock.ask(at, asked, this.isSecret());
  }

  /** A unique name for the request to `seat`; null: none. */
  questionOf(seat: Seat): string | null {
    const { table, takebacks } = this.match;
    const request = table.asked.find((one) => one.seat === seat);
    return request === undefined ? null : `${takebacks}:${request.id}`;
  }

  /** Whether several seats are asked in secret now. */
  isSecret(): boolean {
    const { table } = this.match;
    return table.isSealed && table.asked.length > 1;
  }

  /** Null where the table waits for another person than `by` at seat `of`. Secret answers do not show in it. */
  waitsFor(of: Seat | null, by: Seat): Refusal | null {
    if (of === null || this.players.bots[of] !== null || this.questionOf(of) === null)
      return refuse('not-awaited', 'a bot stands in only for whom the table waits');
    return this.players.personAt(of) === by ? refuse('own-seat', 'leave the table to have a bot play for you') : null;
  }

  /** A bot plays this seat from now on. */
  standIn(at: number, seat: Seat, level: string): Refusal | null {
    if (this.match.over) return OVER;
    if (this.players.bots[seat] !== null) return refuse('bot-plays', `a bot already plays seat ${seat}`);
    const isLate = this.open.includes(seat) && this.clock.left(seat, at) <= 0;
    this.players.standIn(seat, level, isLate ? this.questionOf(seat) : null);
    return null;
  }

  /** The person is back. Leaving gains no time: only a late person gets new time, and not at the same request. */
  giveBack(at: number, seat: Seat): Refusal | null {
    if (this.match.over) return OVER;
    if (!this.players.isStandIn(seat)) return refuse('not-away', `no bot stands in at seat ${seat}`);
    const isSame = this.players.ranOutAt(seat, this.questionOf(seat));
    if (isSame === true && this.open.includes(seat)) {
      return refuse('out-of-time', 'your time for this is over; the bot answers it, and then the seat is yours again');
    }
    this.players.giveBack(seat);
    if (isSame === false) this.clock.refresh(at, seat);
    return null;
  }
}
