// A match: a game in real play, with its dice, its log, its record and its undo.
//
// The record lists the decisions; with the seed it is the whole match, and replaying it gives the same states and events,
// byte for byte. undo.ts decides what a seat may undo.
//
// After an undo the table numbers its requests as before, because the state must equal that of a replay. An answer to an
// old request must not be taken for a new one. So a request leaves the match under an id that also counts the undos; the
// record keeps the table's own number.

import {
  type MatchRandomState,
  matchRandom,
  type Random,
  type RandomState,
  restoreRandom,
} from '#engine/chance/random.ts';
import { Log } from '#engine/event.ts';
import type { Frame, GameState } from '#engine/flow/flow.ts';
import { Table } from '#engine/flow/table.ts';
import type { PlayedMatch } from '#engine/frozen.ts';
import type { Game, Outcome } from '#engine/game.ts';
import { checkpoint, restorePart, savedPart } from '#engine/records/checkpoint.ts';
import { type Followed, type FollowOptions, follow } from '#engine/records/follow.ts';
import { hashOf } from '#engine/records/hash.ts';
import { headerOf, type MatchSetup } from '#engine/records/match-setup.ts';
import { HASH_EVERY, type Header, type RecordedDecision, type Replay } from '#engine/records/record.ts';
import type { SavedMatch } from '#engine/records/saved-match.ts';
import { type Before, Undo } from '#engine/records/undo.ts';
import { ordered } from '#engine/requests/choices.ts';
import type { Refusal } from '#engine/requests/legal.ts';
import { print } from '#engine/requests/notation.ts';
import type { Choice, Request } from '#engine/requests/request.ts';
import { NOBODY, type Seat } from '#engine/seat.ts';

export type { Followed, FollowOptions, MatchSetup };

/** The games this build plays, by id. */
export type Games = ReadonlyMap<string, Game>;

/** More than a table ever numbers; the multiples count the undos. */
const NUMBERS = 10_000_000;

/** A choice as a reader of the record gets it. */
const asRead = (choice: Choice): Choice =>
  typeof choice === 'string' ? choice : (JSON.parse(JSON.stringify(choice)) as Choice);

const topOf = ({ flow }: GameState): Frame => flow.frames[flow.frames.length - 1]!;

export class Match implements PlayedMatch {
  readonly game: Game;
  readonly header: Header;
  /** Secret: leave it out of a match that is sent anywhere. */
  readonly seed: string;
  private currentTable: Table;
  private recorded: RecordedDecision[] = [];
  private timesTakenBack = 0;
  /** The sealed answers that were in before those at the end of the record. */
  private sealedBefore: Frame['sealed'] = null;
  private readonly undoable: Undo;
  /** The table before the last decision since a checkpoint; null: there was none. */
  private last: { before: Before; random: RandomState } | null = null;

  private constructor(game: Game, header: Header, seed: string) {
    this.game = game;
    this.header = header;
    this.seed = seed;
    const { match, nonces } = header;
    const random = matchRandom({ seed, match, rules: header.began ?? header.rules, nonces: [...nonces] });
    this.currentTable = new Table(game, game.setup(header.seats, header.options), random, new Log()).run();
    this.undoable = new Undo(header.seats);
  }

  /** Sets a match up and runs it to its first question. An Error says what is wrong with the set-up. */
  static start(setup: MatchSetup): Match {
    return new Match(setup.game, headerOf(setup), setup.seed);
  }

  /** Replays a record and checks all of it; a fault names the first wrong line. */
  static follow(replay: Replay, games: Games, watch: FollowOptions<Match> = {}): Followed<Match> {
    return follow((game, setup) => Match.start({ ...setup, game }), replay, games, watch);
  }

  /** The present table; undo and rewind replace it. */
  get table(): Table {
    return this.currentTable;
  }

  get decisions(): readonly RecordedDecision[] {
    return this.recorded;
  }

  get log(): Log {
    return this.currentTable.log!;
  }

  get over(): boolean {
    return this.currentTable.over;
  }

  /** Null while the game goes on. */
  get outcome(): Outcome | null {
    return this.over ? this.game.outcome(this.currentTable.state) : null;
  }

  /** How often the match went back, by undo or rewind. Earlier ids of requests are stale. */
  get takebacks(): number {
    return this.timesTakenBack;
  }

  /** Increases whenever decisions become final. For programs that keep states; not for players. */
  get epoch(): number {
    return this.undoable.epoch;
  }

  /** The request to `seat`, under the id that its answer must name; null: none. */
  requestFor(seat: Seat): Request | null {
    return this.numbered(this.currentTable.requestFor(seat));
  }

  /** The same without what only people read (Table.requestForBot). */
  requestForBot(seat: Seat): Request | null {
    return this.numbered(this.currentTable.requestForBot(seat));
  }

  private numbered(request: Request | null): Request | null {
    return request === null ? null : { ...request, id: (request.id as number) + this.timesTakenBack * NUMBERS };
  }

  /** Applies a decision and records it. Null when it was accepted, else why not, and then nothing has changed. */
  decide(seat: Seat, named: number | string, choice: unknown, by: RecordedDecision['by'] = null): Refusal | null {
    const table = this.currentTable;
    const id = typeof named === 'number' ? named - this.timesTakenBack * NUMBERS : named;
    if (typeof id === 'number' && !(id >= 0 && id < NUMBERS)) {
      const text = 'this answers a question of before a decision was taken back; look at what is asked now';
      return { clause: table.asked[0]?.clause ?? '', code: 'stale', text };
    }
    const question = table.question(seat, id);
    if (question === null) return table.noQuestion(seat, id);
    const refusal = table.refusalOf(question, choice);
    if (refusal !== null) return refusal;
    // As a replay will read it: no −0, and nothing shared with the caller.
    const chosen = asRead(ordered(question, choice as Choice));
    const { clause } = question;
    const n = this.recorded.length + 1;
    const text = print(question, chosen, this.game.nouns);
    const before = { state: this.game.clone(table.state), decisions: this.recorded.length, events: this.log.length };
    const random = table.random.save();
    const { draws } = table.random;
    const asking = typeof id === 'number' && table.isSealed ? topOf(table.state) : null;
    table.disclosed = NOBODY;
    try {
      // The rule gets a copy, so that it cannot change the record.
      table.accept(seat, question, ordered(question, chosen));
    } catch (error) {
      this.putBack(before, restoreRandom(random));
      throw error;
    }
    this.last = { before, random };
    const hash = n % HASH_EVERY === 0 ? hashOf(table.state) : null;
    const placed = asking !== null && asking.sealed !== null;
    this.recorded.push({ n, seat, clause, id, choice: chosen, text, by, hash });
    if (placed) this.dropReplaced(before.state);
    this.undoable.note(seat, before, {
      clause,
      placed,
      sealing: table.isSealed && table.asked.length > 1,
      drew: table.random.draws !== draws,
      disclosed: table.disclosed,
      final: typeof id === 'string' && this.game.commands.some((one) => one.name === id && one.final === true),
      clock: by === 'clock',
      over: table.over,
    });
    return null;
  }

  /** Undoes the last decision of `seat` in this epoch, with its events; else says why that is not possible. */
  undo(seat: Seat): Refusal | null {
    const refusal = this.undoable.refusalFor(seat);
    if (refusal !== null) return refusal;
    this.putBack(this.undoable.take(seat), this.currentTable.random);
    this.timesTakenBack++;
    return null;
  }

  /** Why `seat` cannot undo anything, null when it can. */
  undoRefusal(seat: Seat): Refusal | null {
    return this.undoable.refusalFor(seat);
  }

  /**
   * Goes back to just after decision `n`, no matter who has learned what since: ask all players first. The same dice come
   * again, so it is refused once the game is over and its seed may be known.
   */
  rewind(n: number): Refusal | null {
    if (this.over) {
      const text = 'the game is over and its seed may be known, so nobody can go on from an earlier decision';
      return { clause: this.outcome!.clause, code: 'over', text };
    }
    if (!Number.isInteger(n) || n < 0 || n > this.recorded.length) {
      throw new Error(
        `There are ${this.recorded.length} decisions to go back to, and ${n} is none of them; 0 is the start.`,
      );
    }
    const earlier = new Match(this.game, this.header, this.seed);
    for (const { seat, id, choice, by } of this.recorded.slice(0, n)) {
      const refusal = earlier.decide(seat, id, choice, by);
      if (refusal !== null) throw new Error(`${this.header.match}: its own decision was refused: ${refusal.text}`);
    }
    earlier.currentTable.trace = this.currentTable.trace;
    this.currentTable = earlier.currentTable;
    this.recorded = earlier.recorded;
    this.sealedBefore = earlier.sealedBefore;
    this.undoable.finalise(n);
    this.timesTakenBack++;
    return null;
  }

  /**
   * Returns a function that restores the present match, after one decision, undo or rewind that failed. Only the last
   * checkpoint may be restored.
   */
  checkpoint(): () => void {
    this.last = null;
    const restore = checkpoint(this, this.undoable);
    return () => {
      const { last } = this;
      restore();
      // A decision changes the table's own state; undo and rewind replace the table.
      if (last !== null) this.putBack(last.before, restoreRandom(last.random));
    };
  }

  /** The last decision is stored: the present checkpoint is not needed any more. */
  stored(): void {
    this.last = null;
  }

  /** Valid until the next decision. */
  save(): SavedMatch {
    const { state, random } = this.currentTable;
    return {
      state,
      draws: random.draws,
      events: this.log.events,
      decisions: this.recorded,
      takebacks: this.timesTakenBack,
      sealedBefore: this.sealedBefore,
      undo: savedPart(this.undoable),
    };
  }

  /** Goes on from there; this match must have the same set-up. What is saved belongs to the match from then on. */
  resume(saved: SavedMatch): void {
    const { key } = this.currentTable.random.save() as MatchRandomState;
    const log = new Log();
    for (const event of saved.events) log.events.push(event);
    const random = restoreRandom({ kind: 'match', key, at: saved.draws });
    this.recorded = [...saved.decisions];
    this.timesTakenBack = saved.takebacks;
    this.sealedBefore = saved.sealedBefore;
    restorePart(this.undoable, saved.undo);
    this.currentTable = new Table(this.game, saved.state as GameState, random, log).run();
  }

  /**
   * Of the sealed answers of a seat to an open request only the last counts. The one before leaves the record, or else a
   * seat could make it grow for ever. It stays where something other than sealed answers was decided since.
   */
  private dropReplaced(before: GameState): void {
    const list = this.recorded;
    const { asked, state } = this.currentTable;
    const { seat } = list[list.length - 1]!;
    const lies = (one: RecordedDecision | undefined): boolean =>
      asked.some((request) => request.seat === one?.seat && request.id === one.id);
    let place = list.length - 2;
    if (!lies(list[place])) this.sealedBefore = topOf(before).sealed;
    while (lies(list[place]) && list[place]!.seat !== seat) place--;
    if (!lies(list[place])) return;
    list.splice(place, 1);
    // The lines behind it move up, and each gets the sealed answers that are now in.
    const then = this.game.clone(state);
    const { sealed } = topOf(then);
    for (let i = list.length - 1; i >= place; i--) {
      const n = i + 1;
      list[i] = { ...list[i]!, n, hash: n % HASH_EVERY === 0 ? hashOf(then) : null };
      sealed![list[i]!.seat] = this.sealedBefore?.[list[i]!.seat] ?? null;
    }
  }

  private putBack({ state, decisions, events }: Before, random: Random): void {
    const { trace } = this.currentTable;
    const log = new Log();
    for (const event of this.log.events.slice(0, events)) log.events.push(event);
    this.recorded.length = decisions;
    this.currentTable = new Table(this.game, state, random, log);
    this.currentTable.trace = trace;
    this.currentTable.run();
  }
}
