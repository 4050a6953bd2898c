// A live table: a match, those who sit at it, and what each of them is told.
//
// It is made of entries (entry.ts) and of nothing else: the same entries give the same table. For every entry it says
// who has something new to hear; the messages themselves are made on demand, so that a table keeps no views. Messages of
// one moment may share lists with each other and with the state: turn them into text before the next entry.
//
// A *public* change is one that everybody may notice. Only a sealed answer that joins others still out is none.

import type { Game } from '#engine/game.ts';
import type { Refusal } from '#engine/legal.ts';
import { Match } from '#engine/match.ts';
import { parse } from '#engine/notation.ts';
import type { Options } from '#engine/options.ts';
import type { Choice } from '#engine/request.ts';
import { EVERYBODY, NOBODY, only, type Seat, type Viewers } from '#engine/seat.ts';
import { Clock } from '#live/clock.ts';
import type { Decide, Entry, Start } from '#live/entry.ts';
import type { ClockRule, Clocks, Update, Vote } from '#live/messages.ts';
import { Streams } from '#live/streams.ts';
import { updatesOf } from '#live/updates.ts';
import { Votes } from '#live/votes.ts';

/** What is fixed before anybody sits down. */
export interface Setup {
  match: string;
  game: Game;
  options: Options;
  seed: string;
  /** For the record alone, by seat. */
  names: string[];
  clock: ClockRule;
}

/** What an entry changed. */
export interface Change {
  /** Whose streams went on. */
  viewers: Viewers;
  /** Whether something changed that is told to all about the table: who plays, the stage, a pause. */
  table: boolean;
  vote: boolean;
}

/** So many decisions in a row that the clock had to make, and a bot takes the seat. */
const LAPSES = 2;
/** The bot that takes the seat of a person whose time ran out. */
export const STAND_IN = 'heuristic';

const refuse = (code: string, text: string): Refusal => ({ clause: '', code, text });
const changed = (viewers: Viewers, table = false, vote = false): Change => ({ viewers, table, vote });

export const isRefused = (answer: Change | Refusal): answer is Refusal => 'code' in answer;

export class LiveTable {
  readonly match: Match;
  readonly start: Start;
  /** By seat: the level of the bot that decides there; null where a person does. */
  readonly bots: (string | null)[];
  paused = false;
  /** When the questions now asked were put, and whose decision led to them. */
  askedAt: number;
  movedBy: Seat | null = null;
  private readonly clock: Clock;
  private readonly streams: Streams;
  private readonly votes = new Votes();
  /** By public decision: how many decisions there then were. */
  private readonly points: number[] = [0];
  /** By seat: how often in a row the clock decided. */
  private readonly lapses: number[];

  constructor({ match, game, options, seed, names, clock }: Setup, start: Start) {
    const { nonces, bots, at } = start;
    const seats = bots.length;
    const started = new Date(at).toISOString();
    this.match = Match.start({ game, seats, options, seed, match, nonces, names, started });
    this.start = start;
    this.bots = [...bots];
    this.askedAt = at;
    this.clock = new Clock(clock, seats);
    this.streams = new Streams(seats);
    this.lapses = new Array<number>(seats).fill(0);
    this.announce(at, 0);
  }

  /** The table that these entries make. An Error says which of them does not fit. */
  static rebuild(setup: Setup, entries: Iterable<Entry>): LiveTable {
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

  /** A bot plays in the stead of the person who holds the seat. */
  isStandIn(seat: Seat): boolean {
    return this.start.bots[seat] === null && this.bots[seat] !== null;
  }

  /** Takes an entry in; a refusal has changed nothing. */
  apply(entry: Entry): Change | Refusal {
    if (entry.t === 'start') return refuse('begun', 'this match has begun');
    if (!(entry.seat >= 0 && entry.seat < this.seats)) return refuse('no-seat', 'there is no such seat at this table');
    switch (entry.t) {
      case 'decide':
        return this.decide(entry);
      case 'undo':
        return this.undo(entry.at, entry.seat);
      case 'stand-in':
        return this.standIn(entry.at, entry.seat, entry.level);
      case 'return':
        return this.giveBack(entry.at, entry.seat);
      case 'propose':
        return this.propose(entry.at, entry.seat, entry.what, entry.back);
      case 'vote':
        return this.votes.answer(this.start.persons[entry.seat]!, entry.vote, entry.yes) ?? this.count(entry.at);
    }
  }

  /** The choice that a text means to `seat` where it is asked `id`, or why it means none. */
  read(
    seat: Seat,
    id: number | string,
    text: string,
  ): { choice: Choice; refusal: null } | { choice: null; refusal: Refusal } {
    const { match } = this;
    const requests = typeof id === 'string' ? match.table.offersFor(seat) : [match.requestFor(seat)];
    const request = requests.find((one) => one?.id === id);
    // The match knows why: a stale number, a command that is not open.
    if (!request)
      return { choice: null, refusal: match.decide(seat, id, null) ?? refuse('stale', 'look at what is asked now') };
    return parse(request, text, match.game.nouns);
  }

  /** The number of the last thing that `viewer` was told. */
  seq(viewer: Seat): number {
    return this.streams.seq(viewer);
  }

  /** What a viewer who was told everything up to `after` has missed, in one message; null: nothing. */
  catchUp(viewer: Seat, after: number | null, now: number): Update | null {
    if (after === this.seq(viewer)) return null;
    return updatesOf(this.match, this.streams, this.clocks(now), [viewer], after ?? 0)[0]!;
  }

  /** The same for several viewers, made together, who were each told everything but the last thing. */
  latest(viewers: readonly Seat[], now: number): Update[] {
    return updatesOf(this.match, this.streams, this.clocks(now), viewers, null);
  }

  /** The seats asked for something that they have not yet answered. */
  get open(): Seat[] {
    const { table } = this.match;
    return table.asked.map(({ seat }) => seat).filter((seat) => !table.hasAnswered(seat));
  }

  /** When the time of somebody who has not answered runs out; null: never. */
  get deadline(): number | null {
    return this.over ? null : this.clock.runsOut(this.open.filter((seat) => this.bots[seat] === null));
  }

  /** Those who have no time left and have not answered. */
  expired(now: number): Seat[] {
    if (this.over || this.paused) return [];
    return this.open.filter((seat) => this.bots[seat] === null && this.clock.left(seat, now) <= 0);
  }

  clocks(now: number): Clocks | null {
    const people = this.bots.flatMap((level, seat) => (level === null ? [seat] : []));
    return this.clock.shown(now, people);
  }

  private decide({ at, seat, id, choice, by }: Decide): Change | Refusal {
    if (this.paused) return refuse('paused', 'the table is paused; propose to go on');
    const { match } = this;
    const events = match.log.length;
    const refusal = match.decide(seat, id, choice, by);
    if (refusal !== null) return refusal;
    const lapsed = this.noteLapse(seat, by);
    const change = this.tellDecision(at, seat, id, by, events);
    if (!lapsed) return change;
    const { viewers, vote } = this.excused(at, seat);
    return changed(change.viewers | viewers, true, change.vote || vote);
  }

  private tellDecision(at: number, seat: Seat, id: Decide['id'], by: Decide['by'], events: number): Change {
    const { match } = this;
    if (typeof id === 'number' && match.table.hasAnswered(seat)) {
      this.streams.tellOne(seat);
      return changed(only(seat));
    }
    this.points.push(match.decisions.length);
    this.movedBy = seat;
    if (by === null && typeof id === 'number') this.clock.credit(seat, 1);
    const vote = this.dropTakeback();
    // What was secret is open once the game is over, so the whole log is told again.
    this.announce(at, match.over ? 0 : events);
    return changed(EVERYBODY, match.over, vote);
  }

  private undo(at: number, seat: Seat): Change | Refusal {
    if (this.paused) return refuse('paused', 'the table is paused; propose to go on');
    const { match } = this;
    const last = match.decisions.at(-1);
    const refusal = match.undo(seat);
    if (refusal !== null) return refusal;
    while (this.points.at(-1)! > match.decisions.length) this.points.pop();
    if (typeof last?.id === 'number' && last.by === null) this.clock.credit(seat, -1);
    const vote = this.dropTakeback();
    this.announce(at, match.log.length);
    return changed(EVERYBODY, false, vote);
  }

  private standIn(at: number, seat: Seat, level: string): Change | Refusal {
    if (this.bots[seat] !== null) return refuse('bot-plays', `a bot already plays seat ${seat}`);
    this.bots[seat] = level;
    return this.excused(at, seat);
  }

  private giveBack(at: number, seat: Seat): Change | Refusal {
    if (!this.isStandIn(seat)) return refuse('not-away', `no bot stands in at seat ${seat}`);
    this.bots[seat] = null;
    this.lapses[seat] = 0;
    this.clock.refresh(at, seat);
    return changed(NOBODY, true);
  }

  private propose(at: number, seat: Seat, what: Vote['what'], back: number): Change | Refusal {
    const refusal = this.mayPropose(what, back);
    if (refusal !== null) return refusal;
    const { persons } = this.start;
    const by = persons[seat]!;
    const others = this.bots.flatMap((level, one) => (level === null && persons[one] !== by ? [persons[one]!] : []));
    const put = this.votes.propose(by, what, what === 'takeback' ? back : 0, [...new Set(others)]);
    return put ?? this.count(at);
  }

  private mayPropose(what: Vote['what'], back: number): Refusal | null {
    if (this.over) return refuse('over', 'the game is over');
    const most = this.points.length - 1;
    if (what === 'takeback' && !(Number.isInteger(back) && back >= 1 && back <= most)) {
      return refuse('no-takeback', `${most} decisions could be taken back, from 1 on`);
    }
    if (what === 'pause' && this.paused) return refuse('paused', 'the table is paused already');
    if (what === 'resume' && !this.paused) return refuse('not-paused', 'the table is not paused');
    return null;
  }

  /** Does what everybody has agreed to, if they have. */
  private count(at: number): Change {
    const vote = this.votes.agreed();
    if (vote === null) return changed(NOBODY, false, true);
    if (vote.what === 'takeback') {
      this.points.length -= vote.back;
      const events = this.match.log.length;
      this.match.rewind(this.points.at(-1)!);
      this.announce(at, Math.min(events, this.match.log.length));
      return changed(EVERYBODY, false, true);
    }
    this.paused = vote.what === 'pause';
    if (this.paused) this.clock.stop(at);
    else this.clock.go(at);
    return changed(NOBODY, true, true);
  }

  /** Counts what the clock had to decide. True when a bot takes the seat for it. */
  private noteLapse(seat: Seat, by: Decide['by']): boolean {
    if (by === null) this.lapses[seat] = 0;
    if (by !== 'clock' || ++this.lapses[seat]! < LAPSES || this.bots[seat] !== null) return false;
    this.bots[seat] = STAND_IN;
    return true;
  }

  /** A person no longer plays this seat; where he plays no other, no vote waits for him. */
  private excused(at: number, seat: Seat): Change {
    const person = this.start.persons[seat]!;
    const plays = this.bots.some((level, one) => level === null && this.start.persons[one] === person);
    if (plays || this.votes.open === null) return changed(NOBODY, true);
    this.votes.excuse(person);
    // With the last one missing gone, the others may have agreed.
    return { ...this.count(at), table: true };
  }

  /** The game went on: what somebody proposed to take back is no longer what was meant. At the end no vote matters. */
  private dropTakeback(): boolean {
    if (this.votes.open === null || (this.votes.open.what !== 'takeback' && !this.over)) return false;
    this.votes.open = null;
    return true;
  }

  /** Everybody hears of a change; of the events from before the first `from` still stand. */
  private announce(at: number, from: number): void {
    this.streams.tellAll(from);
    this.askedAt = at;
    const { table, takebacks } = this.match;
    const asked = table.asked.map(({ seat, id }) => ({ seat, id: `${takebacks}:${id}` }));
    this.clock.ask(at, asked, asked.length > 1 && this.isSealed());
  }

  /** Whether the question now asked is answered in secret. */
  private isSealed(): boolean {
    const { frames } = this.match.table.state.flow;
    const frame = frames[frames.length - 1]!;
    const rule = this.match.game.book.get(frame.rule)!;
    return rule.steps[rule.place(frame.at)]!.sealed === true;
  }
}
