// How the processes (*nodes*) that share one store hear of each other.

import type { Seat } from '#engine/seat.ts';

/** What another node has changed. */
export type Notice =
  /** Entries of this match, its seats or its connected people, or its chat. */
  | { about: 'log' | 'seats' | 'chat'; match: string }
  /** A person has a new name, or was deleted. */
  | { about: 'renamed' | 'forgotten'; guest: string };

/** The connected people of a match. */
export interface Connected {
  /** Each as often as he is connected. */
  viewers: readonly Seat[];
  /** The names of those who watch. */
  watchers: readonly string[];
}

export const NOBODY: Connected = { viewers: [], watchers: [] };

export interface Peers {
  /** Calls back for what other nodes do. Null: notices may have been lost, so anything may have changed. */
  onNotice(heard: (notice: Notice | null) => void): void;
  /** The heads of those matches that exist. */
  heads(matches: readonly string[]): Promise<Map<string, number>>;
  /** Tells the other nodes who is connected to a match here. */
  setPresence(match: string, connected: Connected): Promise<void>;
  /** Who is connected to a match at other nodes. */
  presence(match: string): Promise<Connected>;
  /** Counts one more under this name, over all nodes; false if there are more than `most` in this minute. */
  take(name: string, most: number): Promise<boolean>;
}
