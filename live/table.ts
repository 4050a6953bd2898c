// A live table: a match, its players, and what each viewer receives.
//
// It consists of entries (entry.ts) and of nothing else: the same entries give the same table. For every entry it says
// which viewers have something new. The messages are made on demand, so that a table stores no views. Messages of one
// moment may share lists with each other and with the state: serialise them before the next entry.
//
// A *public* change is one that every viewer may notice. The only change that is not public is a sealed answer while
// others are missing.

import { discreet, type PlayedMatch, startMatch } from '#engine/frozen.ts';
import { checkpoint } from '#engine/records/checkpoint.ts';
import type { Refusal } from '#engine/requests/legal.ts';
import { EVERYBODY, NOBODY, only, type Seat } from '#engine/seat.ts';
import { type Change, changed, type DecideEntry, type Entry, isRefused, refuse, type StartEntry } from '#live/entry.ts';
import type { Clocks, Update, Vote } from '#live/messages.ts';
import { Players } from '#live/players.ts';
import { Streams } from '#live/streams.ts';
import type { TableSetup } from '#live/table-setup.ts';
import { TimeLimits } from '#live/time-limits.ts';
import { Votes } from '#live/votes.ts';
import { WayBack } from '#live/way-back.ts';

type Proposal = Pick<Entry & { t: 'propose' }, 'what' | 'back' | 'of'>;

/** How often a seat may replace its sealed answer to one request. */
const MOST_LAID = 50;

export class LiveTable {
  readonly match: PlayedMatch;
  readonly start: StartEntry;
  paused = false;
  /** When the current requests were made, and whose answer led to them; null where that may be a secret. */
  askedAt: number;
  movedBy: Seat | null = null;
  private readonly limits: TimeLimits;
  private readonly streams: Streams;
  readonly players: Players;
  private readonly votes: Votes;
  private readonly wayBack: WayBack;
  /** By seat: how often it has sealed an answer to the current request. */
  readonly laid: number[];

  constructor({ match, game, options, seed, began = null, names, clock }: TableSetup, start: StartEntry) {
    const { nonces, bots, at } = start;
    const seats = bots.length;
    const started = new Date(at).toISOString();
    this.match = startMatch(game, { seats, options, seed, match, nonces, began, names, started });
    this.start = start;
    this.askedAt = at;
    this.players = new Players(start);
    this.limits = new TimeLimits(this.match, this.players, clock);
    this.streams = new Streams(seats);
    this.votes = new Votes(clock);
    this.laid = new Array<number>(seats).fill(0);
    this.wayBack = new WayBack(seats);
    this.announce(at, 0);
  }

  /** The table of these entries. An Error says which of them does not fit. */
  static rebuild(setup: TableSetup, entries: Iterable<Entry>): LiveTable {
    let table: LiveTable | null = null;
    let n = 0;
    for (const entry of entries) {
      n++;
      if (table === null && entry.t === 'start') table = new LiveTable(setup, entry);
      else {
        const answer = table?.apply(entry) ?? refuse('no-start', 'the first entry must be the start');
        if (isRefused(answer))
          throw new Error(`match ${setup.match}: entry ${n} (${entry.t}) does not fit: ${answer.text}`);
      }
    }
    if (table === null) throw new Error(`match ${setup.match} has no entries`);
    return table;
  }

  get seats(): number {
    return this.start.bots.length;
  }

  get over(): boolean {
    return this.match.over;
  }

  get vote(): Vote | null {
    return this.votes.open;
  }

  /** By seat: the level of the bot that decides there; null: a person does. */
  get bots(): readonly (string | null)[] {
    return this.players.bots;
  }

  /** Whether a bot plays instead of the person who holds the seat. */
  isStandIn(seat: Seat): boolean {
    return this.players.isStandIn(seat);
  }

  /** Applies an entry; a refusal has changed nothing. */
  apply(entry: Entry): Change | Refusal {
    if (entry.t === 'start') return refuse('begun', 'this match has begun');
    if (!(entry.seat >= 0 && entry.seat < this.seats)) return refuse('no-seat', 'there is no such seat at this table');
    switch (entry.t) {
      case 'decide':
        return this.decide(entry);
      case 'undo':
        return this.undo(entry.at, entry.seat);
      case 'stand-in':
        return this.limits.standIn(entry.at, entry.seat, entry.level) ?? this.excused(entry.at, entry.seat);
      case 'return':
        return this.limits.giveBack(entry.at, entry.seat) ?? changed(NOBODY, true);
      case 'propose':
        return this.propose(entry.at, entry.seat, entry);
      case 'vote':
        return (
          this.votes.answer(entry.at, this.players.personAt(entry.seat), entry.vote, entry.yes) ?? this.count(entry.at)
        );
      case 'lapse':
        return this.votes.lapse(entry.at, entry.vote, this.waitedFor) ?? this.count(entry.at);
    }
  }

  /** What entries change, apart from the match and the fields of the table itself. */
  get parts(): object[] {
    return [this.limits.clock, this.streams, this.players, this.votes, this.wayBack];
  }

  /** Returns a function that restores the present table, after one entry that could not be stored. */
  checkpoint(): () => void {
    const parts = checkpoint(this, ...this.parts);
    const match = this.match.checkpoint();
    return () => {
      parts();
      match();
    };
  }

  /** The last entry is stored: the checkpoint before it is not needed any more. */
  stored(): void {
    this.match.stored?.();
  }

  /** The number of the last update to `viewer`. */
  seq(viewer: Seat): number {
    return this.streams.seq(viewer);
  }

  /** What a viewer with everything up to `after` has missed, in one message; null: nothing. */
  catchUp(viewer: Seat, after: number | null, now: number): Update | null {
    if (after === this.seq(viewer)) return null;
    return this.streams.updates(this.match, this.clocks(now), [viewer], after ?? 0)[0]!;
  }

  /** The same for several viewers who have everything but the last update, made together. */
  latest(viewers: readonly Seat[], now: number): Update[] {
    return this.streams.updates(this.match, this.clocks(now), viewers, null);
  }

  /** The seats with an unanswered request. */
  get open(): Seat[] {
    return this.limits.open;
  }

  /** When the time of a player who has not answered runs out; null: never. */
  get deadline(): number | null {
    return this.limits.deadline;
  }

  /** When the open vote lapses; null: none is open. */
  get voteLapses(): number | null {
    return this.votes.lapses;
  }

  /** The seats without time left that have not answered. */
  expired(now: number): Seat[] {
    return this.paused ? [] : this.limits.expired(now);
  }

  clocks(now: number): Clocks | null {
    return this.limits.shown(now);
  }

  private decide(decision: DecideEntry): Change | Refusal {
    const { at, seat, id, choice, by } = decision;
    if (this.paused) return refuse('paused', 'the table is paused; propose to go on');
    const { match } = this;
    if (this.laid[seat]! >= MOST_LAID && by === null && typeof id === 'number') {
      return refuse('too-many', `a secret answer is replaced ${MOST_LAID} times at most; the last one stands`);
    }
    const events = match.log.length;
    const question = this.limits.questionOf(seat);
    const isAlone = match.table.asked.length === 1;
    const refusal = match.decide(seat, id, choice, by);
    if (refusal !== null) return refusal;
    const lapsed = this.players.noteLapse(seat, by, question);
    const change = this.tellDecision(decision, events, isAlone);
    if (!lapsed) return change;
    const { viewers, vote } = this.excused(at, seat);
    return changed(change.viewers | viewers, true, change.vote || vote);
  }

  /** `events`: how many there were before; `isAlone`: whether one seat alone was asked. */
  private tellDecision({ at, seat, id, by }: DecideEntry, events: number, isAlone: boolean): Change {
    const { match } = this;
    if (typeof id === 'number' && match.table.hasAnswered(seat)) {
      this.laid[seat]!++;
      this.streams.tellOne(seat);
      return changed(only(seat));
    }
    this.wayBack.mark(match.decisions.length);
    this.movedBy = isAlone && typeof id === 'number' ? seat : null;
    if (by === null && typeof id === 'number') this.limits.clock.credit(1);
    const vote = this.dropVote(seat);
    // Secrets are open once the game is over, so the whole log is sent again.
    this.announce(at, match.over ? 0 : events);
    return changed(EVERYBODY, match.over, vote);
  }

  private undo(at: number, seat: Seat): Change | Refusal {
    if (this.paused) return refuse('paused', 'the table is paused; propose to go on');
    const { match } = this;
    const last = match.decisions.at(-1);
    const refusal = this.wayBack.undoRefusal(seat) ?? discreet(match.undo(seat));
    if (refusal !== null) return refusal;
    this.wayBack.noteUndo(seat, match.decisions.length);
    const vote = this.dropVote(seat);
    this.announce(at, match.log.length);
    if (typeof last?.id === 'number' && last.by === null) this.limits.clock.credit(-1);
    return changed(EVERYBODY, false, vote);
  }

  private propose(at: number, seat: Seat, { what, back: named, of: whom }: Proposal): Change | Refusal {
    const by = this.players.personAt(seat);
    const of = whom ?? null;
    const back = what === 'takeback' && named === 0 ? this.wayBack.sinceOwn(seat, this.match.decisions) : named;
    const refusal = this.mayPropose(by, what, back, of);
    if (refusal !== null) return refusal;
    // A player who is away for a moment must not return to a game that others have rewound, knowing what comes.
    const asked = what === 'takeback' ? this.players.holders : this.players.present;
    const others = asked.filter((person) => person !== by);
    const question = { by, what, back: what === 'takeback' ? back : 0, of: what === 'stand-in' ? of : null };
    return this.votes.propose(at, question, others) ?? this.count(at);
  }

  private mayPropose(by: Seat, what: Vote['what'], back: number, of: Seat | null): Refusal | null {
    if (this.over) return refuse('over', 'the game is over');
    if (what === 'stand-in') return this.limits.waitsFor(of, by);
    if (what === 'takeback') return this.wayBack.takebackRefusal(back);
    if (what === 'pause' && this.paused) return refuse('paused', 'the table is paused already');
    if (what === 'resume' && !this.paused) return refuse('not-paused', 'the table is not paused');
    return null;
  }

  /** Does what all have agreed to, if they have. */
  private count(at: number): Change {
    const vote = this.votes.agreed();
    if (vote === null) return changed(NOBODY, false, true);
    if (vote.what === 'takeback') {
      const events = this.match.log.length;
      this.match.rewind(this.wayBack.rewind(vote.back));
      this.announce(at, Math.min(events, this.match.log.length));
      return changed(EVERYBODY, false, true);
    }
    if (vote.of !== null) {
      this.limits.standIn(at, vote.of, this.players.agreed);
      return changed(NOBODY, true, true);
    }
    this.paused = vote.what === 'pause';
    if (this.paused) this.limits.clock.stop(at);
    else this.limits.clock.go(at);
    return changed(NOBODY, true, true);
  }

  /** A person no longer plays this seat; if it was the last one, no vote waits for that person. */
  private excused(at: number, seat: Seat): Change {
    const person = this.players.personAt(seat);
    if (this.players.present.includes(person) || this.votes.open === null) return changed(NOBODY, true);
    this.votes.excuse(person);
    // Without the missing vote the others may have agreed.
    return { ...this.count(at), table: true };
  }

  /** The person for whom the others want a bot. */
  private get waitedFor(): Seat | null {
    const of = this.vote?.of ?? null;
    return of === null ? null : this.players.personAt(of);
  }

  /** Drops a vote that has lost its meaning, `mover` having decided last. */
  private dropVote(mover: Seat): boolean {
    if (!this.votes.isMoot(mover, this.match.table.asked, this.over)) return false;
    this.votes.drop();
    return true;
  }

  /** A public change; the first `from` of the earlier events are still valid. */
  private announce(at: number, from: number): void {
    this.streams.tellAll(from);
    this.askedAt = at;
    this.laid.fill(0);
    this.limits.ask(at);
  }
}
