// A match of this browser: the room that every match has (live/room.ts), on the log in IndexedDB, for one page.

import { lessonOf } from '#client/lessons/index.ts';
import { setupOf } from '#client/worker/local-setup.ts';
import { type BesideLocal, localLog, type NewLocalRow } from '#client/worker/match-store.ts';
import type { AnyRules } from '#engine/frozen.ts';
import { defaultChoice } from '#engine/requests/choices.ts';
import { type Refusal, refusalOf } from '#engine/requests/legal.ts';
import type { Choice } from '#engine/requests/request.ts';
import { type Seat, SPECTATOR } from '#engine/seat.ts';
import { answerTo, botsToAct, type Task } from '#live/bots.ts';
import { refuse, type StartEntry } from '#live/entry.ts';
import { heldTogether } from '#live/hold.ts';
import type { Listener } from '#live/listeners.ts';
import type { FromClient, FromTable, TableInfo } from '#live/messages.ts';
import { Room } from '#live/room.ts';
import type { LiveTable } from '#live/table.ts';
import { readBotWord } from '#telling/characters/roster.ts';

type Keyed = Extract<FromClient, { key: string }>;

const NO_CHAT: Refusal = refuse('no-talk', 'people at one screen talk with each other');
/** There is one page, and it waits for its answers. */
const MOST_WAITING = 1000;
/** A bot whose answer could not be stored is asked again after so many milliseconds. */
const ASK_AGAIN = 2000;

export class LocalRoom {
  private readonly row: NewLocalRow;
  private readonly game: AnyRules;
  private readonly say: (message: FromTable) => void;
  private readonly room: Room<BesideLocal>;
  private readonly listeners = new Map<Seat, Listener>();
  /** When the page last received an event. */
  private shownAt = 0;
  /** Milliseconds between decisions of bots. */
  pace = 0;

  constructor(row: NewLocalRow, game: AnyRules, say: (message: FromTable) => void) {
    this.row = row;
    this.game = game;
    this.say = say;
    this.room = new Room<BesideLocal>({
      match: row.match,
      log: localLog,
      hasBegun: async () => true,
      setup: async () => setupOf(row, game),
      beside: (table) => ({ waiting: waitingIn(table) }),
      info: () => this.info(),
      think: (task) => this.think(task),
      botsMayAct: () => this.listeners.size > 0,
      hold: (table, seat) => this.hold(table, seat),
      refresh: async () => {},
      mostWaiting: MOST_WAITING,
      trouble: (what, error) => {
        console.error(`${row.match}: ${what}`, error);
        setTimeout(() => this.room.wakeBots(), ASK_AGAIN);
      },
    });
  }

  /** Creates the match. An Error that is no LogError says what is wrong with its set-up. */
  async begin(start: StartEntry): Promise<void> {
    await this.room.run(() => this.room.begin(start, { row: this.row }));
  }

  async join(seat: Seat | undefined, after: number | null): Promise<void> {
    const viewer = this.viewerOf(seat);
    const { match } = this.row;
    this.part(viewer);
    const listener: Listener = {
      viewer,
      person: null,
      name: null,
      sent: 0,
      tell: (message) => this.tell(message),
      unseated: () => {},
    };
    this.listeners.set(viewer, listener);
    try {
      await this.room.run(async () => {
        await this.room.table();
        const greeting = (): FromTable => ({
          t: 'joined',
          match,
          seq: this.room.seq(viewer),
          viewer,
          table: this.info()!,
          chat: [],
        });
        if (this.listeners.get(viewer) === listener) this.room.join(listener, greeting, after);
      });
    } catch (error) {
      this.listeners.delete(viewer);
      this.say({ t: 'refused', match, key: null, refusal: this.room.refusalFor(error) });
    }
  }

  /** A page that named no seat is the same viewer as when it joined. */
  part(seat: Seat | undefined): void {
    const viewer = this.viewerOf(seat);
    const listener = this.listeners.get(viewer);
    this.listeners.delete(viewer);
    if (listener !== undefined) this.room.leave(listener);
  }

  get isLeft(): boolean {
    return this.listeners.size === 0;
  }

  /** Handles a message of a person. */
  async answer(message: Keyed): Promise<void> {
    const { match, key } = message;
    const seat = message.seat ?? this.row.bots.indexOf(null);
    if (message.t === 'chat') this.say({ t: 'refused', match, key, refusal: NO_CHAT });
    else this.say(await this.room.answer(message, async () => seat));
  }

  private viewerOf(seat: Seat | undefined): Seat {
    const people = this.row.bots.flatMap((bot, one) => (bot === null ? [one] : []));
    return seat ?? (people.length === 1 ? people[0]! : SPECTATOR);
  }

  private tell(message: FromTable): void {
    if (message.t === 'update' && message.events.length > 0) this.shownAt = Date.now();
    this.say(message);
  }

  /** A bot waits until the previous bot's decision was visible for a while, and as long as any bot of its level thinks. */
  private hold(table: LiveTable, seat: Seat): number {
    const { bots, movedBy } = table;
    if (bots[seat] === null) return 0;
    const now = Date.now();
    const asked = new Set([...botsToAct(table), seat]);
    const thought = heldTogether(table, this.row.game, [...asked], now);
    const isAfterPerson = movedBy !== null && bots[movedBy] === null;
    return isAfterPerson ? thought : Math.max(thought, this.shownAt + this.pace - now);
  }

  /** A bot's answer; a bot that fails must not stop the match, so the answer is the rulebook's default. */
  private async think(task: Task): Promise<Choice | null> {
    const scripted = this.scripted(task);
    // The view shares lists with the state, which changes meanwhile.
    const kept = JSON.parse(JSON.stringify(task)) as Task;
    // The last decision is acknowledged before a bot keeps this thread busy.
    await new Promise((done) => setTimeout(done));
    try {
      return scripted ?? answerTo(kept, this.game);
    } catch (error) {
      console.error(error);
      return kept.moment === null ? defaultChoice(kept.request) : null;
    }
  }

  /** The opponent's answer from the script of a lesson; null after its end, and in every other match. */
  private scripted({ request, moment }: Task): Choice | null {
    if (moment !== null) return null;
    const { decisions } = this.room.atHand!.match;
    const made = decisions.filter(({ seat }) => seat === request.seat).length;
    const choice = lessonOf(this.row.match)?.script[made];
    return choice === undefined || refusalOf(request, choice) !== null ? null : choice;
  }

  private info(): TableInfo | null {
    const { match, game, rules, options, bots, seed, names } = this.row;
    const table = this.room.atHand;
    if (table === null) return null;
    return {
      match,
      game,
      rules,
      options,
      seats: names.map((name, seat) => ({
        seat,
        kind: bots[seat] === null ? 'person' : 'bot',
        name,
        ...botAt(table.bots[seat]!),
        standIn: table.isStandIn(seat),
        online: true,
      })),
      stage: table.over ? 'over' : 'playing',
      listed: false,
      clock: { kind: 'none' },
      onTimeout: 'default',
      chat: 'off',
      pairs: false,
      standIn: table.players.agreed,
      hints: this.row.hints ?? false,
      lines: true,
      paused: table.paused,
      spectators: 0,
      watchers: [],
      host: bots.indexOf(null),
      commitment: table.match.header.commitment,
      seed: table.over ? seed : null,
      rematch: null,
    };
  }
}

const botAt = (word: string | null): { level: string | null; character: string | null } =>
  word === null ? { level: null, character: null } : readBotWord(word);

const waitingIn = (table: LiveTable): Seat[] =>
  table.over ? [] : table.open.filter((seat) => table.bots[seat] === null);
