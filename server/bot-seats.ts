// The bots at one match: each question is thought about once, away from the event loop, and answered in its turn.

import { defaultChoice } from '#engine/requests/choices.ts';
import type { Choice } from '#engine/requests/request.ts';
import type { Seat } from '#engine/seat.ts';
import { botsToAct, taskFor } from '#live/bots.ts';
import type { Decide } from '#live/entry.ts';
import type { LiveTable } from '#live/table.ts';
import type { Thinking } from '#server/thinking.ts';

export interface BotSeatsOptions {
  thinking: Thinking;
  /** How long an answer of this seat is held back. */
  hold(seat: Seat): number;
  /** Whether somebody sits there and waits. */
  isWatched(): boolean;
  /** Does something when it is the match's turn. */
  run(work: () => Promise<void>): Promise<void>;
  /** The table; null before the start. */
  live(): Promise<LiveTable | null>;
  now(): number;
  /** Puts a decision into the match under a key; true when it was taken. */
  enter(key: string, entry: Decide): Promise<boolean>;
  trouble(error: unknown): void;
}

export class BotSeats {
  private readonly options: BotSeatsOptions;
  /** The questions that are being thought about. */
  private readonly pondering = new Set<string>();

  constructor(options: BotSeatsOptions) {
    this.options = options;
  }

  get busy(): boolean {
    return this.pondering.size > 0;
  }

  /** Lets the bots that are asked at this table think, each once about a question. */
  think(live: LiveTable): void {
    const { thinking, hold, isWatched, run, trouble } = this.options;
    for (const seat of botsToAct(live)) {
      const { id } = live.match.table.asked.find((one) => one.seat === seat)!;
      const question = `${seat}:${live.match.takebacks}:${id}`;
      if (this.pondering.has(question)) continue;
      this.pondering.add(question);
      const task = taskFor(live, seat);
      const wait = hold(seat);
      const held = wait > 0 ? new Promise((done) => setTimeout(done, wait).unref()) : null;
      void Promise.all([thinking.answer(task, isWatched()), held])
        .then(([choice]) => run(() => this.decide(seat, task.request.id, choice)))
        .catch(trouble)
        .finally(() => this.pondering.delete(question));
    }
  }

  private async decide(seat: Seat, id: number | string, choice: Choice): Promise<void> {
    const { live, enter, now } = this.options;
    /** The question, if it is still this bot's to answer: a person may be back. */
    const pending = async () => {
      const table = await live();
      const request = table !== null && botsToAct(table).includes(seat) ? table.match.requestFor(seat) : null;
      return request?.id === id ? request : null;
    };
    const put = (chosen: Choice): Promise<boolean> =>
      enter(`bot:${seat}`, { t: 'decide', at: now(), seat, id, choice: chosen, by: 'bot' });
    if ((await pending()) === null || (await put(choice))) return;
    // What the question offers may have changed while the bot thought.
    const request = await pending();
    if (request !== null) await put(defaultChoice(request));
  }
}
