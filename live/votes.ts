// Questions to the table that need the others' consent: taking back what is final, pausing, going on.
//
// Whoever proposes agrees, and may withdraw. Everybody else who plays in person is asked; one no ends it. Where nobody else plays in
// person it is agreed at once. One vote is open at a time.

import type { Refusal } from '#engine/legal.ts';
import type { Seat } from '#engine/seat.ts';
import type { Vote } from '#live/messages.ts';

const refuse = (code: string, text: string): Refusal => ({ clause: '', code, text });

export class Votes {
  open: Vote | null = null;
  private count = 0;

  /** Puts a question to `needed`, the seats of the others. Null when it was put, or agreed to at once. */
  propose(by: Seat, what: Vote['what'], back: number, needed: Seat[]): Refusal | null {
    if (this.open !== null) {
      return refuse('vote-open', `the table is voting on what seat ${this.open.by} proposed; answer that first`);
    }
    this.open = { id: ++this.count, by, what, back, yes: [], needed };
    return null;
  }

  /** Takes an answer in. */
  answer(seat: Seat, id: number, yes: boolean): Refusal | null {
    const vote = this.open;
    if (vote === null || vote.id !== id) return refuse('no-vote', 'this vote is no longer open');
    const withdraws = seat === vote.by && !yes;
    if (!withdraws && !vote.needed.includes(seat))
      return refuse('not-needed', `seat ${seat} is not asked in this vote`);
    if (!yes) this.open = null;
    else if (!vote.yes.includes(seat)) this.open = { ...vote, yes: [...vote.yes, seat] };
    return null;
  }

  /** Somebody no longer plays in person: he is not asked any more. */
  excuse(seat: Seat): void {
    if (this.open === null) return;
    this.open = { ...this.open, needed: this.open.needed.filter((one) => one !== seat) };
  }

  /** What everybody has agreed to, and then it is done with; null when nothing is. */
  agreed(): Vote | null {
    const vote = this.open;
    if (vote === null || vote.needed.some((seat) => !vote.yes.includes(seat))) return null;
    this.open = null;
    return vote;
  }
}
