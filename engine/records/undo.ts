// What a seat may undo.
//
// An *epoch* is a stretch of a match in which one seat alone decided and nobody learned anything: within it that seat may
// undo its decisions, one by one. It ends when a random number was drawn, when a player learned something hidden, when
// sealed answers were opened, when another seat or the clock decided, and with the game. The state before each decision is
// kept as long as its epoch.
//
// A sealed answer is not undone but replaced while its request is open, and who has given one is a secret. So it ends no
// epoch: the epoch is over as soon as several seats are asked in secret, and whether a seat has answered does not affect
// what may be undone.

import type { GameState } from '#engine/flow/flow.ts';
import type { Refusal } from '#engine/requests/legal.ts';
import { NOBODY, only, type Seat, type Viewers } from '#engine/seat.ts';

/** The table before a decision. */
export interface Before {
  state: GameState;
  decisions: number;
  events: number;
}

/** The effects of a decision. */
export interface DecisionEffects {
  clause: string;
  /** It is a sealed answer, and others are still missing. */
  placed: boolean;
  /** Several seats are now asked in secret. */
  sealing: boolean;
  drew: boolean;
  /** Who learned something hidden; everybody, where sealed answers were opened. */
  disclosed: Viewers;
  /** The rulebook says that it cannot be undone. */
  final: boolean;
  /** The clock decided instead of the seat. */
  clock: boolean;
  over: boolean;
}

interface UndoPoint extends Before {
  /** Why the seat's earlier decisions are final. */
  why: Refusal | null;
}

export class Undo {
  /** Increases whenever decisions become final. */
  epoch = 0;
  /** The seat that decided last, and alone in this epoch. */
  private owner: Seat | null = null;
  private readonly kept: UndoPoint[] = [];
  /** By seat: why its last decision is final; null: it has made none that is. */
  private readonly why: (Refusal | null)[];

  constructor(seats: number) {
    this.why = new Array<Refusal | null>(seats).fill(null);
  }

  /** Notes an accepted decision. */
  note(seat: Seat, before: Before, happened: DecisionEffects): void {
    const { clause } = happened;
    if (happened.placed) {
      this.why[seat] = replaceable(clause);
      return;
    }
    if (this.owner !== null && this.owner !== seat) {
      // Which seat it was may be a secret, as where several deal at once.
      this.endEpoch({ clause, code: 'undo-other', text: `another seat has decided since (${clause})` });
    }
    this.owner = seat;
    this.kept.push({ ...before, why: this.why[seat]! });
    const final = finality(seat, happened);
    if (final !== null) this.endEpoch(final);
  }

  /** Null when `seat` may undo its last decision, else why not. */
  refusalFor(seat: Seat): Refusal | null {
    if (this.owner === seat && this.kept.length > 0) return null;
    return (
      this.why[seat] ?? {
        clause: '',
        code: 'undo-none',
        text: `seat ${seat} has decided nothing that could be taken back`,
      }
    );
  }

  /** The table to restore. Only after refusalFor(seat) was null. */
  take(seat: Seat): Before {
    const { why, ...before } = this.kept.pop()!;
    this.why[seat] = why;
    return before;
  }

  /** Makes everything so far final: the match was rewound by agreement. */
  finalise(decisions: number): void {
    this.epoch++;
    this.kept.length = 0;
    this.owner = null;
    const text = `the match was taken back to decision ${decisions} by agreement, and further back only by agreement`;
    this.why.fill({ clause: '', code: 'undo-rewound', text });
  }

  /** Makes the decisions of this epoch final, for this reason. */
  private endEpoch(why: Refusal): void {
    this.epoch++;
    if (this.kept.length > 0) this.why[this.owner!] = why;
    this.kept.length = 0;
  }
}

const replaceable = (clause: string): Refusal => ({
  clause,
  code: 'undo-sealed',
  text: 'a sealed answer is not taken back: while its question is open, answer again and the new answer counts',
});

/** Why this decision can never be undone, or null. */
function finality(seat: Seat, happened: DecisionEffects): Refusal | null {
  const { clause, disclosed } = happened;
  const then = `after the decision at ${clause}`;
  const final = (code: string, text: string): Refusal => ({ clause, code, text });
  if (happened.drew) return final('undo-dice', `dice were thrown or cards shuffled ${then}`);
  if ((disclosed & ~only(seat)) !== NOBODY)
    return final('undo-revealed', `something hidden was shown to others ${then}`);
  if (disclosed !== NOBODY) return final('undo-learned', `seat ${seat} came to know something hidden ${then}`);
  if (happened.final) return final('undo-final', `${clause} makes it final`);
  if (happened.clock) return final('undo-clock', `the clock made the decision at ${clause} for seat ${seat}`);
  if (happened.sealing) return final('undo-sealing', `several seats are asked in secret ${then}`);
  if (happened.over) return final('undo-over', `the game was over ${then}`);
  return null;
}
