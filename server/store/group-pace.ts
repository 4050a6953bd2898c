// For how long appends wait for others before they go to the disk together.
//
// A commit writes a page of 4 KB at least, however short its entries, and a message to the thread of the database wakes
// it. Where the disk is fast and decisions come one by one, each would be a message and a commit of its own. So groups
// begin no more often than every few milliseconds, as long as that brings entries together: a group that was alone all the
// same shows that it does not, and the next ones do not wait. After a quiet moment nothing waits at all.

/** Milliseconds between the beginnings of two groups. Far below what a person notices. */
const APART = 7;
/** So many do not wait for more. */
const ENOUGH = 32;
/** After a group that waited for nothing, so many do not wait. */
const REST = 50;

export class GroupPace {
  private last = -Infinity;
  private resting = 0;

  /** Milliseconds that a group of this size waits; 0: it begins now. */
  wait(now: number, size: number): number {
    if (size >= ENOUGH || this.resting > 0) return 0;
    const rest = this.last + APART - now;
    return rest <= 0 ? 0 : Math.min(APART, Math.ceil(rest));
  }

  began(now: number, size: number, hasWaited: boolean): void {
    this.last = now;
    if (hasWaited && size === 1) this.resting = REST;
    else if (size > 1) this.resting = 0;
    else if (this.resting > 0) this.resting--;
  }
}
