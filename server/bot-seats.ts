// The bots at one match: each question is thought about once, away from the event loop, and answered in its turn.

import type { Choice } from '#engine/request.ts';
import type { Seat } from '#engine/seat.ts';
import { botsToAct, taskFor } from '#live/bots.ts';
import type { LiveTable } from '#live/table.ts';
import type { Thinking } from '#server/thinking.ts';

export interface BotSeatsOptions {
  thinking: Thinking;
  /** How long an answer of this seat is held back. */
  hold(seat: Seat): number;
  /** Puts a decision into the match. */
  decide(seat: Seat, id: number | string, choice: Choice): Promise<void>;
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
    const { thinking, hold, decide, trouble } = this.options;
    for (const seat of botsToAct(live)) {
      const { id } = live.match.table.asked.find((one) => one.seat === seat)!;
      const question = `${seat}:${live.match.takebacks}:${id}`;
      if (this.pondering.has(question)) continue;
      this.pondering.add(question);
      const task = taskFor(live, seat);
      const wait = hold(seat);
      const held = wait > 0 ? new Promise((done) => setTimeout(done, wait).unref()) : null;
      void Promise.all([thinking.answer(task), held])
        .then(([choice]) => decide(seat, task.request.id, choice))
        .catch(trouble)
        .finally(() => this.pondering.delete(question));
    }
  }
}
