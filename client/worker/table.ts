// A table kept in this browser: a LiveTable, what is kept of it, and who listens.
//
// Everything that changes the match goes through one queue: bots and people never meet in the middle of an entry, and
// an answer is acknowledged only when it is kept.

import { lessonOf } from '#client/lessons/index.ts';
import { type Kept, keepEntry, keptEntries } from '#client/worker/keeping.ts';
import type { Game } from '#engine/game.ts';
import { defaultChoice } from '#engine/requests/choices.ts';
import { isLegal, type Refusal } from '#engine/requests/legal.ts';
import type { Choice, Request } from '#engine/requests/request.ts';
import { maySee, type Seat, SPECTATOR } from '#engine/seat.ts';
import { entryOf } from '#live/asking.ts';
import { answerTo, botsToAct, type Task, taskFor } from '#live/bots.ts';
import type { Entry } from '#live/entry.ts';
import type { FromClient, FromTable, TableInfo } from '#live/messages.ts';
import { type Change, isRefused, LiveTable } from '#live/table.ts';

type Keyed = Extract<FromClient, { key: string }>;

const NO_TALK: Refusal = { clause: '', code: 'no-talk', text: 'people at one screen talk with each other' };

export class LocalTable {
  readonly kept: Kept;
  private readonly game: Game;
  private readonly table: LiveTable;
  private readonly say: (message: FromTable) => void;
  private entries: number;
  /** Who is listened for here, each with the last number told. */
  private readonly viewers = new Set<Seat>();
  private readonly done = new Map<string, number>();
  private queue: Promise<unknown> = Promise.resolve();
  private thinking = false;
  /** Milliseconds between what bots decide. */
  pace = 0;

  private constructor(kept: Kept, game: Game, table: LiveTable, entries: number, say: (message: FromTable) => void) {
    this.kept = kept;
    this.game = game;
    this.table = table;
    this.entries = entries;
    this.say = say;
  }

  static async open(kept: Kept, game: Game, say: (message: FromTable) => void): Promise<LocalTable> {
    const later = await keptEntries(kept.match);
    const table = LiveTable.rebuild(setupOf(kept, game), [kept.start, ...later]);
    return new LocalTable(kept, game, table, later.length + 1, say);
  }

  join(seat: Seat | undefined, after: number | null): void {
    const viewer = this.viewerOf(seat);
    const { match } = this.kept;
    this.viewers.add(viewer);
    this.tell({ t: 'joined', match, seq: this.table.seq(viewer), viewer, table: this.info(), chat: [] });
    const update = this.table.catchUp(viewer, after, Date.now());
    if (update !== null) this.tell(update);
    this.tell({ t: 'vote', match, viewer, vote: this.table.vote });
    this.think();
  }

  /** Whoever named no seat is the same as when he joined. */
  part(seat: Seat | undefined): void {
    this.viewers.delete(this.viewerOf(seat));
  }

  get isLeft(): boolean {
    return this.viewers.size === 0;
  }

  private viewerOf(seat: Seat | undefined): Seat {
    const people = this.kept.start.bots.flatMap((bot, one) => (bot === null ? [one] : []));
    return seat ?? (people.length === 1 ? people[0]! : SPECTATOR);
  }

  /** Does what a person asked for. */
  take(message: Keyed): void {
    const { match, key } = message;
    const fail = (error: Error): void =>
      this.tell({ t: 'refused', match, key, refusal: { clause: '', code: 'not-kept', text: error.message } });
    const work = async (): Promise<void> => {
      const seat = message.seat ?? this.kept.start.bots.indexOf(null);
      const seq = this.done.get(key);
      if (seq !== undefined) return this.tell({ t: 'ack', match, key, seq });
      const entry = message.t === 'chat' ? NO_TALK : entryOf(message, seat, Date.now(), this.table.match);
      const refusal = 'code' in entry ? entry : await this.enter(entry);
      if (refusal !== null) return this.tell({ t: 'refused', match, key, refusal });
      this.done.set(key, this.table.seq(seat));
      this.tell({ t: 'ack', match, key, seq: this.table.seq(seat) });
      this.think();
    };
    this.queue = this.queue.then(work).catch(fail);
  }

  /** Takes an entry in, keeps it and tells everybody; why not, if it was refused. */
  private async enter(entry: Entry): Promise<Refusal | null> {
    const answer = this.table.apply(entry);
    if (isRefused(answer)) return answer;
    const { kept, table } = this;
    kept.changed = entry.t === 'start' ? kept.changed : entry.at;
    kept.over = table.over;
    kept.waiting = table.over ? [] : table.open.filter((seat) => table.bots[seat] === null);
    await keepEntry(kept, this.entries++, entry);
    this.fanOut(answer);
    return null;
  }

  private fanOut({ viewers, table, vote }: Change): void {
    const { match } = this.kept;
    const told = [...this.viewers].filter((viewer) => maySee(viewers, viewer));
    for (const update of this.table.latest(told, Date.now())) this.tell(update);
    for (const viewer of this.viewers) {
      if (table) this.tell({ t: 'table', match, viewer, table: this.info() });
      if (vote) this.tell({ t: 'vote', match, viewer, vote: this.table.vote });
    }
  }

  /** Lets the bots decide, one after the other, as long as it is their turn. */
  private think(): void {
    if (this.thinking || botsToAct(this.table).length === 0) return;
    this.thinking = true;
    const next = (): void => {
      this.queue = this.queue.then(async () => {
        const [seat] = botsToAct(this.table);
        if (seat === undefined || this.viewers.size === 0) {
          this.thinking = false;
          return;
        }
        const task = taskFor(this.table, seat);
        const { request } = task;
        const choice = this.scripted(seat, request) ?? thought(task, this.game);
        const events = this.table.match.log.length;
        const refusal = await this.enter({ t: 'decide', at: Date.now(), seat, id: request.id, choice, by: 'bot' });
        if (refusal !== null)
          throw new Error(`${refusal.clause}: the bot in seat ${seat} was refused: ${refusal.text}`);
        // What nobody saw happen needs no time to be followed.
        setTimeout(next, this.table.match.log.length > events ? this.pace : 0);
      });
    };
    next();
  }

  /** What a lesson lets its opponent answer; null beyond its script, and in every other match. */
  private scripted(seat: Seat, request: Request): Choice | null {
    const made = this.table.match.decisions.filter((decision) => decision.seat === seat).length;
    const choice = lessonOf(this.kept.match)?.script[made];
    return choice === undefined || isLegal(request, choice) !== null ? null : choice;
  }

  private tell(message: FromTable): void {
    this.say(message);
  }

  private info(): TableInfo {
    const { match, game, rules, options, start, seed, names } = this.kept;
    const { table } = this;
    return {
      match,
      game,
      rules,
      options,
      seats: names.map((name, seat) => ({
        seat,
        kind: start.bots[seat] === null ? 'person' : 'bot',
        name,
        level: table.bots[seat]!,
        standIn: table.isStandIn(seat),
        online: true,
      })),
      stage: table.over ? 'over' : 'playing',
      listed: false,
      clock: { kind: 'none' },
      onTimeout: 'default',
      chat: 'off',
      pairs: false,
      paused: table.paused,
      spectators: 0,
      watchers: [],
      host: start.bots.indexOf(null),
      commitment: table.match.header.commitment,
      seed: table.over ? seed : null,
      rematch: null,
    };
  }
}

/** What the bot answers; one that fails must not hold up the match, and answers as the rulebook does for the silent. */
function thought(task: Task, game: Game): Choice {
  try {
    return answerTo(task, game);
  } catch (error) {
    console.error(error);
    return defaultChoice(task.request);
  }
}

export const setupOf = ({ match, options, seed, names }: Kept, game: Game) => ({
  match,
  names,
  game,
  options,
  seed,
  clock: { kind: 'none' as const },
});
