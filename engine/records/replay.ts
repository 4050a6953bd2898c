// Replays: matches written, read, and played again (record.ts describes the file).
//
// Three texts can leave a match. `writeReplay` gives all of a finished match, and a save of one that goes on, which
// contains the seed: it is for the host of the match. `replayFor` gives what one viewer may know, and nothing else; it is
// what players and spectators may have while the match runs.

import { eventFor } from '#engine/event.ts';
import { followMatch, type PlayedMatch, type Rules, type RulesByGame } from '#engine/frozen.ts';
import { hashOf } from '#engine/records/hash.ts';
import { readReplay } from '#engine/records/reading.ts';
import { type Fault, headerLine, linesText, type Replay, replayText } from '#engine/records/record.ts';
import type { Seat } from '#engine/seat.ts';

export { readReplay } from '#engine/records/reading.ts';
export type { Ending, Fault, Header, Read, RecordedDecision, Replay } from '#engine/records/record.ts';

/** What replaying a file has proved. */
export interface Proof {
  game: Rules;
  match: PlayedMatch;
  replay: Replay;
  decisions: number;
  /** How many states were compared with the hashes in the file. */
  hashes: number;
  /** How many random numbers came from the seed that the file's own commitment fixes. */
  draws: number;
}

export type Verified = { proof: Proof; fault: null } | { proof: null; fault: Fault };

/** The match as a file. While it goes on this is a save, and secret, because it contains the seed. */
export function writeReplay(match: PlayedMatch): string {
  const { header, decisions, seed, outcome: result } = match;
  const { random, state } = match.table;
  const ending = { result, seed, decisions: decisions.length, draws: random.draws, hash: hashOf(state) };
  return replayText({ header, decisions, ending });
}

/** What `viewer` may know of a match: the header, and every event as the viewer may read it. It cannot be replayed. */
export function replayFor(match: PlayedMatch, viewer: Seat): string {
  const events = match.log.events.map((event) => ({ event: eventFor(event, viewer) }));
  return linesText([{ ...headerLine(match.header), seen: viewer, events: events.length }, ...events]);
}

/**
 * Replays a file from the first line to the last: the rules, the states, the dice and the result must all agree. The
 * author of the file chose the commitment in it, so only `commitment`, as a player noted it before the first die, proves
 * that the dice were fixed beforehand.
 */
export function verifyReplay(
  file: string | Uint8Array,
  games: RulesByGame,
  commitment: string | null = null,
): Verified {
  const { replay, fault } = readReplay(file);
  if (fault !== null) return { proof: null, fault };
  if (commitment !== null && replay.header.commitment !== commitment) {
    const what = `is committed to ${replay.header.commitment}, not to ${commitment}, which was noted at the start`;
    const text = `Line 1 ${what}; this is another match, or its dice were chosen later.`;
    return { proof: null, fault: { line: 1, code: 'commitment', text } };
  }
  const followed = followMatch(replay, games);
  if (followed.fault !== null) return { proof: null, fault: followed.fault };
  const { match } = followed;
  const hashes = 1 + replay.decisions.filter(({ hash }) => hash !== null).length;
  const { draws } = match.table.random;
  return { proof: { game: match.game, match, replay, decisions: replay.decisions.length, hashes, draws }, fault: null };
}
