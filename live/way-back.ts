// How far a match can be undone, and how often.
//
// Rewinding by agreement is counted in *public* decisions, those that every viewer saw. A rewind replays the match from its
// start, and every undo stays in the list of entries, so both have a limit.

import type { Refusal } from '#engine/requests/legal.ts';
import type { Seat } from '#engine/seat.ts';
import { refuse } from '#live/entry.ts';

/** How many decisions a seat may undo in a match, and how often a match is rewound by agreement. */
const MOST_UNDONE = 500;
const MOST_REWOUND = 100;

export class WayBack {
  /** By public decision: how many decisions there were then. */
  private readonly points: number[] = [0];
  private readonly undone: number[];
  private rewound = 0;

  constructor(seats: number) {
    this.undone = new Array<number>(seats).fill(0);
  }

  /** A public decision, the last of so many. */
  mark(decisions: number): void {
    this.points.push(decisions);
  }

  undoRefusal(seat: Seat): Refusal | null {
    if (this.undone[seat]! < MOST_UNDONE) return null;
    return refuse('too-many', `nobody takes more than ${MOST_UNDONE} decisions back in a match`);
  }

  /** This seat undid a decision, and so many decisions are left. */
  noteUndo(seat: Seat, decisions: number): void {
    this.undone[seat]!++;
    while (this.points.at(-1)! > decisions) this.points.pop();
  }

  /** How many public decisions there are from the seat's own last one on; 0: it has made none. */
  sinceOwn(seat: Seat, decisions: readonly { seat: Seat }[]): number {
    for (let point = this.points.length - 1; point > 0; point--) {
      const [from, to] = [this.points[point - 1]!, this.points[point]!];
      if (decisions.slice(from, to).some((one) => one.seat === seat)) return this.points.length - point;
    }
    return 0;
  }

  /** Why so many public decisions cannot be undone, or null. */
  takebackRefusal(back: number): Refusal | null {
    const most = this.points.length - 1;
    if (!(Number.isInteger(back) && back >= 1 && back <= most)) {
      return refuse('no-takeback', `${most} decisions could be taken back, from 1 on`);
    }
    return this.rewound < MOST_REWOUND ? null : refuse('too-many', `a match goes back ${MOST_REWOUND} times at most`);
  }

  /** Rewinds so many public decisions; returns how many decisions are left. */
  rewind(back: number): number {
    this.rewound++;
    this.points.length -= back;
    return this.points.at(-1)!;
  }
}
