// A match on this server: its room, its seats and stage from the store, its chat and its deadlines.

import { isFrozen } from '#engine/frozen.ts';
import { type Seat, SPECTATOR } from '#engine/seat.ts';
import { rulesOf } from '#games/index.ts';
import type { StartEntry } from '#live/entry.ts';
import { heldFor, paceOf } from '#live/hold.ts';
import type { Listener } from '#live/listeners.ts';
import { LogError } from '#live/log.ts';
import { DAMAGED, RoomError } from '#live/logged-table.ts';
import type { FromTable, TableInfo } from '#live/messages.ts';
import { Room } from '#live/room.ts';
import type { LiveTable } from '#live/table.ts';
import type { TableSetup } from '#live/table-setup.ts';
import { buildOf } from '#server/build.ts';
import { Chat } from '#server/chat.ts';
import { Deadlines } from '#server/deadlines.ts';
import { recordNames, tableInfo } from '#server/info.ts';
import { withoutRules } from '#server/kept-log.ts';
import { type Connected, NOBODY } from '#server/store/peers.ts';
import { type BesideEntry, type MatchRow, type Store, StoreError } from '#server/store/store.ts';
import type { Thinking } from '#server/thinking.ts';

/** What all matches of a server share. */
export interface Surroundings {
  readonly store: Store;
  readonly thinking: Thinking;
  /** The least time in milliseconds between a decision and the next player's or bot's answer. */
  readonly pace: number;
  /** Whether bots say something now and then. */
  readonly lines: boolean;
  /** The most tasks that may wait at one match. */
  readonly waiting: number;
  trouble(match: string, what: string, error: unknown): void;
}

export class HostedMatch {
  readonly id: string;
  readonly room: Room<BesideEntry>;
  readonly chat: Chat;
  private readonly around: Surroundings;
  private readonly deadlines: Deadlines;
  private rowAtHand: MatchRow | null = null;
  /** The match this one follows while it waits, or the one that follows it when it is over. */
  private besideAtHand: MatchRow | null = null;
  /** Who is connected at other nodes, and what those were told of this one. */
  private elsewhere: Connected = NOBODY;
  private toldPresence = '';

  constructor(id: string, around: Surroundings) {
    const { store, thinking } = around;
    this.id = id;
    this.around = around;
    this.room = new Room<BesideEntry>({
      match: id,
      log: store,
      hasBegun: async () => (await this.row()).stage !== 'waiting',
      setup: () => this.setup(),
      beside: (table) => ({ deadline: this.deadlines.next(table) }),
      info: () => (this.rowAtHand === null ? null : this.info()),
      think: (task) => thinking.answer(task, this.isWatched),
      botsMayAct: () => !this.isResting(this.room.atHand),
      // The node that made the entry thinks; where only bots sit, those nodes where a person watches.
      thinksAfterOthers: (table) => store.peers === null || hasOnlyBots(table),
      hold: (table, seat) => this.hold(table, seat),
      refresh: async () => {
        this.forget();
        await this.unseat();
      },
      mostWaiting: around.waiting,
      trouble: (what, error) => around.trouble(id, what, error),
    });
    this.chat = new Chat(store, id, (message) => this.room.listeners.tellEach(message));
    this.deadlines = new Deadlines({
      now: () => store.now(),
      table: async () => (await this.room.table())!,
      enter: (why, entry) => this.room.enterOwn(why, entry),
      isResting: (table) => this.isResting(table),
    });
  }

  /** Seats and stage as stored. Only inside the room's `run`. */
  async row(): Promise<MatchRow> {
    const { fault, atHand } = this.room;
    if (fault !== null) throw fault;
    // The match may have begun, or ended, since it was read.
    if (atHand !== null && this.rowAtHand?.stage !== stageOf(atHand)) this.forget();
    const { peers } = this.around.store;
    try {
      if (this.rowAtHand === null) {
        this.rowAtHand = await this.around.store.match(this.id);
        this.besideAtHand = this.rowAtHand === null ? null : await this.beside(this.rowAtHand);
        if (peers !== null) this.elsewhere = await peers.presence(this.id);
      }
    } catch (error) {
      if (!(error instanceof LogError && error.damaged)) throw error;
      this.around.trouble(this.id, 'cannot be read', error);
      throw new RoomError('damaged', DAMAGED);
    }
    if (this.rowAtHand === null) throw new RoomError('no-match', 'there is no such match; check the address');
    return this.rowAtHand;
  }

  /** The same, read again if another node may have changed it. Only inside the room's `run`. */
  latestRow(): Promise<MatchRow> {
    if (this.around.store.peers !== null) this.forget();
    return this.row();
  }

  /** Seats or stage have changed, or the match was deleted: they are read again when needed. */
  forget(): void {
    this.rowAtHand = null;
  }

  /** Reads the seats and the stage again, and notifies every listener. Only inside the room's `run`. */
  async refresh(): Promise<MatchRow> {
    this.forget();
    await this.table();
    const row = await this.unseat();
    this.room.tellTable();
    return row;
  }

  /** The table; null before the start. Only inside the room's `run`. */
  async table(): Promise<LiveTable | null> {
    await this.row();
    return this.room.table();
  }

  /** What other nodes have appended, if there can be others. Only inside the room's `run`. */
  async catchUp(): Promise<void> {
    if (this.around.store.peers === null) return;
    await this.latestRow();
    await this.room.readOn();
  }

  /** Whether this person may have a seat here. */
  seats(guest: string): boolean {
    if (this.rowAtHand === null) return true;
    const { seats } = this.rowAtHand;
    return seats.some(({ holder }) => holder.kind === 'person' && holder.guest === guest);
  }

  /** A player has a new name. The table keeps names only for the record. Only inside the room's `run`. */
  async rename(): Promise<void> {
    const row = await this.refresh();
    const table = this.room.atHand;
    if (table !== null) table.match.header.names = recordNames(row);
  }

  /** Adds a listener. Only inside the room's `run`, after `table`. */
  join(listener: Listener, after: number | null, greeting: (table: TableInfo) => FromTable): void {
    this.room.join(listener, () => greeting(this.info()), after);
  }

  /** The table's public facts. Only inside the room's `run`, after `row`. */
  info(row: MatchRow = this.rowAtHand!): TableInfo {
    const { atHand, listeners } = this.room;
    const { viewers, watchers } = this.elsewhere;
    const connected = { viewers: [...listeners.viewers, ...viewers], watchers: [...listeners.watchers, ...watchers] };
    this.tellPeers();
    return { ...tableInfo(row, atHand, connected, this.besideAtHand), lines: this.around.lines };
  }

  /** Sends chat lines of other nodes. Only inside the room's `run`. */
  async followChat(): Promise<void> {
    await this.chat.follow(await this.row());
  }

  /** Tells the other nodes who is connected here, if that has changed. */
  private tellPeers(): void {
    const { store, trouble } = this.around;
    if (store.peers === null) return;
    const { viewers, watchers } = this.room.listeners;
    const text = JSON.stringify([viewers, watchers]);
    if (text === this.toldPresence || (viewers.length === 0 && this.toldPresence === '')) return;
    this.toldPresence = text;
    store.peers.setPresence(this.id, { viewers, watchers }).catch((error: unknown) => {
      this.toldPresence = '?';
      // This node stops, and with it all that it has told of itself.
      if (error instanceof StoreError && error.fault === 'closed') return;
      trouble(this.id, 'its presence could not be told', error);
    });
  }

  private async beside({ stage, rematch, rematchOf }: MatchRow): Promise<MatchRow | null> {
    const id = stage === 'over' ? rematch : stage === 'waiting' ? rematchOf : null;
    return id === null ? null : this.around.store.match(id);
  }

  /** Starts the match if every seat is taken and every person has confirmed. Only inside the room's `run`. */
  async begin(): Promise<void> {
    const row = await this.row();
    const ready = row.seats.every(
      ({ holder, nonce }) => holder.kind === 'bot' || (holder.kind === 'person' && nonce !== null),
    );
    if (row.stage !== 'waiting' || !ready) return;
    const guests = row.seats.map(({ holder }) => (holder.kind === 'person' ? holder.guest : null));
    const start: StartEntry = {
      t: 'start',
      at: this.around.store.now(),
      nonces: row.seats.map(({ nonce }) => nonce ?? ''),
      bots: row.seats.map(({ holder }) => (holder.kind === 'bot' ? holder.level : null)),
      standIn: row.standIn,
      persons: guests.map((guest, seat) => (guest === null ? seat : guests.indexOf(guest))),
    };
    await this.room.begin(start, { seats: row.seats.map(({ holder }) => holder) });
  }

  /** Handles deadlines and bots: called when a deadline has passed. */
  async wake(): Promise<void> {
    await this.room.run(async () => {
      if ((await this.table()) === null) return;
      const { onTimeout } = await this.row();
      await this.deadlines.meet(onTimeout === 'bot');
      this.room.wakeBots();
      const due = this.deadlines.next((await this.table())!);
      await this.around.store.setDeadline({ match: this.id, seq: this.room.head, due });
    }, true);
  }

  /**
   * How long an answer of `seat` is delayed, so that timing does not show who had a choice. A bot is also delayed after its
   * own decision, and one that computes for long always is for long.
   */
  private hold(table: LiveTable, seat: Seat): number {
    const { pace, store } = this.around;
    const bot = table.bots[seat] ?? null;
    if (bot === null && table.movedBy === seat) return 0;
    return heldFor(table.askedAt, pace * (bot === null ? 1 : paceOf(bot)), store.now());
  }

  /** Bots alone play on only while a person watches. */
  private isResting(table: LiveTable | null): boolean {
    return this.room.listeners.size === 0 && (table === null ? false : hasOnlyBots(table));
  }

  /** Whether a player is connected and waits. */
  private get isWatched(): boolean {
    return this.room.listeners.viewers.some((viewer) => viewer !== SPECTATOR);
  }

  private async unseat(): Promise<MatchRow> {
    const row = await this.row();
    this.room.listeners.unseat((seat, person) => {
      const holder = row.seats[seat]?.holder;
      return holder?.kind === 'person' && holder.guest === person;
    });
    return row;
  }

  private async setup(): Promise<TableSetup> {
    const row = await this.row();
    const game = await rulesOf(row.game, row.rules);
    if (game === null) throw new RoomError('rules', withoutRules(row.rules));
    const seed = (await this.around.store.seed(this.id))!;
    const setup = { match: row.id, game, options: row.options, seed, names: recordNames(row), clock: row.clock };
    return { ...setup, build: isFrozen(game) ? row.rules : buildOf(row.game) };
  }
}

const hasOnlyBots = ({ bots }: LiveTable): boolean => bots.every((level) => level !== null);

const stageOf = ({ over }: LiveTable): MatchRow['stage'] => (over ? 'over' : 'playing');
