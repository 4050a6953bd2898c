// The bots at one match: each request is computed once, outside the match's queue, and answered in its turn.

import { defaultChoice } from '#engine/requests/choices.ts';
import type { Choice } from '#engine/requests/request.ts';
import type { Seat } from '#engine/seat.ts';
import { botsToAct, type CourtedQuestion, courtedQuestion, giftTask, type Task, taskFor } from '#live/bots.ts';
import type { DecideEntry } from '#live/entry.ts';
import type { LiveTable } from '#live/table.ts';

export interface BotSeatsOptions {
  /** What the bot answers; null is an answer to a moment for a gift alone. */
  think(task: Task): Promise<Choice | null>;
  /** How long an answer of this seat is delayed. */
  hold(seat: Seat): number;
  /** Whether bots may play now. */
  mayAct(): boolean;
  /** Runs something in the match's queue. */
  run(work: () => Promise<void>): Promise<void>;
  /** The table; null before the start. */
  table(): Promise<LiveTable | null>;
  now(): number;
  /** Submits a decision under an idempotency key; true when it was accepted. */
  enter(key: string, entry: DecideEntry): Promise<boolean>;
  trouble(error: unknown): void;
}

export class BotSeats {
  private readonly options: BotSeatsOptions;
  /** The requests that are being computed. */
  private readonly pondering = new Set<string>();
  /** The question before which bots think about gifts, and whether they have done with it. */
  private courted = { key: '', isDone: true };

  constructor(options: BotSeatsOptions) {
    this.options = options;
  }

  get busy(): boolean {
    return this.pondering.size > 0 || !this.courted.isDone;
  }

  /** Starts the bots that are asked at this table, each once per request. */
  think(table: LiveTable): void {
    const { think, hold, mayAct, run, trouble } = this.options;
    if (!table.bots.some((bot) => bot !== null) || !mayAct()) return;
    const courted = courtedQuestion(table);
    if (courted !== null && courted.key !== this.courted.key) this.court(courted);
    for (const seat of botsToAct(table)) {
      // The seat that decides waits for the others' gifts.
      if (seat === courted?.decider && !this.courted.isDone) continue;
      const { id } = table.match.table.asked.find((one) => one.seat === seat)!;
      const question = `${seat}:${table.match.takebacks}:${id}`;
      if (this.pondering.has(question)) continue;
      this.pondering.add(question);
      const task = taskFor(table, seat);
      const wait = hold(seat);
      const held = wait > 0 ? pause(wait) : null;
      void Promise.all([think(task), held])
        .then(([choice]) =>
          run(() => this.decide(seat, task.request.id, choice!).finally(() => this.pondering.delete(question))),
        )
        .finally(() => this.pondering.delete(question))
        .catch(trouble);
    }
  }

  /** Lets the others give what they want to give before a seat decides about them, one after the other. */
  private court(question: CourtedQuestion): void {
    const courted = { key: question.key, isDone: false };
    this.courted = courted;
    const { run, table: current, trouble } = this.options;
    const goOn = async (): Promise<void> => {
      const table = await current();
      if (table !== null) this.think(table);
    };
    void this.giveAll(question)
      .catch(trouble)
      .then(() => {
        courted.isDone = true;
        return run(goOn);
      })
      .catch(trouble);
  }

  private async giveAll(question: CourtedQuestion): Promise<void> {
    const { think, hold, run, table: current, enter, now, mayAct } = this.options;
    for (const giver of question.givers) {
      const task = await this.inTurn(async () => {
        const table = mayAct() ? await current() : null;
        return table !== null && courtedQuestion(table)?.key === question.key ? giftTask(table, question, giver) : null;
      });
      const choice = task === null ? null : await think(task);
      if (task === null || choice === null) continue;
      // When a gift comes must not tell what the bots before it, and this one, had to think about.
      const wait = hold(giver);
      if (wait > 0) await pause(wait);
      await run(async () => {
        const table = await current();
        // A person may have decided meanwhile.
        if (table === null || !mayAct() || courtedQuestion(table)?.key !== question.key) return;
        const { id } = task.request;
        await enter(`gift:${giver}`, { t: 'decide', at: now(), seat: giver, id, choice, by: 'bot' });
      });
    }
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    let found: T;
    await this.options.run(async () => {
      found = await work();
    });
    return found!;
  }

  private async decide(seat: Seat, id: number | string, choice: Choice): Promise<void> {
    const { table: current, enter, now, mayAct } = this.options;
    /** The request, if this bot must still answer it: the person may be back. */
    const pending = async () => {
      const table = await current();
      const request = table !== null && botsToAct(table).includes(seat) ? table.match.requestFor(seat) : null;
      return request?.id === id ? request : null;
    };
    const put = (chosen: Choice): Promise<boolean> =>
      enter(`bot:${seat}`, { t: 'decide', at: now(), seat, id, choice: chosen, by: 'bot' });
    if (!mayAct() || (await pending()) === null || (await put(choice))) return;
    // The offer may have changed while the bot was computing.
    const request = await pending();
    if (request !== null) await put(defaultChoice(request));
  }
}

/** Waits, without keeping the process alive. */
const pause = (ms: number): Promise<void> =>
  new Promise((done) => {
    const timer: unknown = setTimeout(done, ms);
    if (typeof timer === 'object') (timer as { unref(): void }).unref();
  });
