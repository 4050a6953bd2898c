// Votes: rewinding what is final, pausing, continuing, and a bot for a player who keeps the table waiting.
//
// The proposer agrees, and may withdraw. Every other person who plays is asked; one no ends the vote. Without other persons
// it is agreed at once. One vote is open at a time, and not for ever: it *lapses*, and then nothing is done. A paused table
// traps nobody: a vote to continue cannot be refused, and when it lapses the table continues. A player who is waited for is
// asked too, but silence agrees: when the others do, a bot stands in until the player is back. A proposer who was refused
// waits a while before the next proposal.

import type { Refusal } from '#engine/requests/legal.ts';
import type { Seat } from '#engine/seat.ts';
import { refuse } from '#live/entry.ts';
import type { ClockRule, Vote } from '#live/messages.ts';

const MINUTE = 60_000;
/** How long a vote is open at a table without clocks, and with live ones. Slow clocks have their own duration. */
const OPEN_UNCLOCKED = 60 * MINUTE;
const OPEN_LIVE = 2 * MINUTE;
/** How long a player may be silent at a table without clocks before a bot stands in, once the others want one. */
const SILENCE = 15 * MINUTE;
/** How long the proposer of a failed vote waits. */
const REST = 30_000;

export class Votes {
  open: Vote | null = null;
  private readonly time: number;
  private readonly clocked: boolean;
  private count = 0;
  private until = 0;
  /** By person: when the next proposal is allowed. */
  private readonly again = new Map<Seat, number>();

  constructor(clock: ClockRule) {
    this.clocked = clock.kind !== 'none';
    this.time = clock.kind === 'slow' ? clock.each : clock.kind === 'live' ? OPEN_LIVE : OPEN_UNCLOCKED;
  }

  /** When the open vote lapses; null: none is open. */
  get lapses(): number | null {
    return this.open === null ? null : this.until;
  }

  /** Opens a vote among `needed`, the others. Null when it is open, or agreed to at once. */
  propose(at: number, question: Pick<Vote, 'by' | 'what' | 'back' | 'of'>, needed: Seat[]): Refusal | null {
    const { by, what } = question;
    if (this.open !== null) {
      return refuse('vote-open', `the table is voting on what seat ${this.open.by} proposed; answer that first`);
    }
    // Where there are clocks they decide: nobody may be voted out of the agreed time.
    if (what === 'stand-in' && this.clocked) {
      return refuse('clock-decides', 'at this table the clock decides when a bot takes a seat');
    }
    if (what !== 'resume' && at < (this.again.get(by) ?? 0)) {
      return refuse('vote-soon', `what you proposed was not agreed to; wait ${REST / 1000} seconds`);
    }
    this.open = { id: ++this.count, ...question, yes: [], needed };
    this.until = at + (what === 'stand-in' ? SILENCE : this.time);
    return null;
  }

  /** Applies an answer. */
  answer(at: number, person: Seat, id: number, yes: boolean): Refusal | null {
    const vote = this.open;
    if (vote === null || vote.id !== id) return refuse('no-vote', 'this vote is no longer open');
    const withdraws = person === vote.by && !yes;
    if (!withdraws && !vote.needed.includes(person))
      return refuse('not-needed', `seat ${person} is not asked in this vote`);
    if (!yes && !withdraws && vote.what === 'resume') {
      return refuse('no-veto', 'nobody can keep the table from going on; agree, or it goes on in a while');
    }
    if (!yes) this.fail(at);
    else if (!vote.yes.includes(person)) this.open = { ...vote, yes: [...vote.yes, person] };
    return null;
  }

  /** A person no longer plays: that vote is not needed any more, unless it is about that person's own decisions. */
  excuse(person: Seat): void {
    if (this.open === null || this.open.what === 'takeback') return;
    this.open = { ...this.open, needed: this.open.needed.filter((one) => one !== person) };
  }

  /**
   * Not every player has answered in time. Silence agrees to continuing, and to a bot for `waitedFor`. It agrees to nothing
   * else.
   */
  lapse(at: number, id: number, waitedFor: Seat | null): Refusal | null {
    const vote = this.open;
    if (vote === null || vote.id !== id || at < this.until) return refuse('no-vote', 'no vote has lapsed');
    const silent = vote.needed.filter((person) => !vote.yes.includes(person));
    if (vote.what === 'resume' || silent.every((person) => person === waitedFor)) this.open = { ...vote, needed: [] };
    else this.fail(at);
    return null;
  }

  /**
   * Whether the vote has lost its meaning, the game having continued: a proposal to rewind has, and so has one about the
   * player who was waited for, who has moved or is no longer asked. At the end no vote matters.
   */
  isMoot(mover: Seat, asked: readonly { seat: Seat }[], isOver: boolean): boolean {
    if (this.open === null) return false;
    const { what, of } = this.open;
    return isOver || what === 'takeback' || (of !== null && (of === mover || !asked.some(({ seat }) => seat === of)));
  }

  drop(): void {
    this.open = null;
  }

  /** Returns what all have agreed to, once; null: nothing. */
  agreed(): Vote | null {
    const vote = this.open;
    if (vote === null || vote.needed.some((person) => !vote.yes.includes(person))) return null;
    this.open = null;
    return vote;
  }

  private fail(at: number): void {
    this.again.set(this.open!.by, at + REST);
    this.open = null;
  }
}
