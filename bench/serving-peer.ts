// What a peer's server and its players have in common under load (serving.ts).

/** Players of two-seat matches of Harenula, one match after the other. */
export interface Pair {
  leave(): void;
}

/** Called when both players of a pair have received the effect of a decision: how many milliseconds after it was sent. */
export type OnSeen = (ms: number) => void;

export interface Peer {
  /** The file that runs its server as a process and prints its port. */
  program: string;
  pair(port: string, name: string, onSeen: OnSeen): Pair;
}

export const SEATS = [0, 1];
