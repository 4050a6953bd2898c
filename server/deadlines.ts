// What happens at one match without any player: time runs out, a vote lapses, a bot is asked again.

import { defaultChoice } from '#engine/requests/choices.ts';
import { botsToAct } from '#live/bots.ts';
import type { SeatEntry } from '#live/entry.ts';
import type { LiveTable } from '#live/table.ts';

/** The grace period: a decision on its way when time runs out still counts. */
const GRACE = 500;
/** A bot that has not answered is asked again after this long: the process that asked may be gone. */
const BOT_AGAIN = 2000;

export interface DeadlinesOptions {
  now(): number;
  /** The table of a match that has begun. */
  table(): Promise<LiveTable>;
  /** Whether the bots of this table are stopped now. */
  isResting(table: LiveTable): boolean;
  /** Submits an entry under a key; true when it was accepted. */
  enter(key: string, entry: SeatEntry): Promise<boolean>;
}

export class Deadlines {
  private readonly options: DeadlinesOptions;

  constructor(options: DeadlinesOptions) {
    this.options = options;
  }

  /** When this table needs attention although no player acts; null: never. */
  next(table: LiveTable): number | null {
    const clock = table.deadline ?? Infinity;
    const vote = table.voteLapses ?? Infinity;
    const mustAct = botsToAct(table).length > 0 && !this.options.isResting(table);
    const bots = mustAct ? this.options.now() + BOT_AGAIN : Infinity;
    const first = Math.min(clock + GRACE, vote, bots);
    return first === Infinity ? null : first;
  }

  /** Does what is due. `byBot`: a bot takes the seat of a player without time; else the rulebook's default is the answer. */
  async meet(byBot: boolean): Promise<void> {
    while (await this.expireOne(byBot));
    await this.lapseVote();
  }

  /** Decides for a player without time; false when there is none. */
  private async expireOne(byBot: boolean): Promise<boolean> {
    const { now, enter } = this.options;
    const table = await this.options.table();
    const at = now();
    const [seat] = table.expired(at - GRACE);
    if (seat === undefined) return false;
    const request = table.match.requestFor(seat)!;
    const { id } = request;
    return enter(
      `timeout:${seat}`,
      byBot
        ? { t: 'stand-in', at, seat, level: table.players.agreed }
        : { t: 'decide', at, seat, id, choice: defaultChoice(request), by: 'clock' },
    );
  }

  /** Ends a vote that not every player has answered in time. */
  private async lapseVote(): Promise<void> {
    const { now, table, enter } = this.options;
    const { vote, voteLapses } = await table();
    const at = now();
    if (vote !== null && at >= voteLapses!) await enter('lapse', { t: 'lapse', at, seat: vote.by, vote: vote.id });
  }
}
