// A match as a file: one JSON object per line.
//
//   header     { harena: 1, game, rules, began?, match, seats, options, commitment, nonces, names?, started?, sum }
//   decisions  { n, seat, clause, id | command, choice, text, by?, hash?, sum }, n = 1, 2, …
//   ending     { result, seed, decisions, draws, hash, sum }         of a game that is over
//              { save: { secret, seed, decisions, draws, hash }, sum }  of one that goes on: keep it secret
//
// `hash` is that of the state after the decision (see HASH_EVERY), `text` the choice in the notation. A *sum* is the start
// of the SHA-256 of the previous sum and of the bytes before it on its own line, so that any changed byte and any added,
// removed or moved line is noticed. It guards against accidents; verifyReplay (replay.ts) checks whether the game kept the
// rules, by playing it again. A *fault* says which line is wrong and what to do. reading.ts reads the format;
// docs/records.md describes it.

import { bytesOf, Sha256 } from '#engine/chance/sha256.ts';
import type { Outcome } from '#engine/game.ts';
import type { Options } from '#engine/options.ts';
import type { Choice } from '#engine/requests/request.ts';
import type { Seat } from '#engine/seat.ts';

/** The version of the file format. */
export const FORMAT = 1;
/** The state's hash is recorded after every so many decisions, and at the end. */
export const HASH_EVERY = 8;

export interface Header {
  game: string;
  rules: string;
  /** The rules version it was begun under, if the file was migrated to a later one; its dice and commitment use that. */
  began: string | null;
  match: string;
  seats: number;
  options: Options;
  commitment: string;
  nonces: readonly string[];
  /** Who played, and when it began; null where it is not known. */
  names: readonly string[] | null;
  started: string | null;
}

export interface RecordedDecision {
  /** 1 for the first of the match. */
  n: number;
  seat: Seat;
  clause: string;
  /** The question's number, or the name of a free command. */
  id: number | string;
  choice: Choice;
  text: string;
  /** Who decided instead of the player. */
  by: 'clock' | 'bot' | null;
  hash: string | null;
}

export interface Ending {
  /** Null while the game goes on. */
  result: Outcome | null;
  seed: string;
  decisions: number;
  draws: number;
  hash: string;
}

export interface Replay {
  header: Header;
  decisions: readonly RecordedDecision[];
  ending: Ending;
}

export interface Fault {
  line: number;
  /** A short stable word for programs; `text` is a sentence for people. */
  code: string;
  text: string;
}

export type Read = { replay: Replay; fault: null } | { replay: null; fault: Fault };

const SECRET = 'This save holds the seed and with it every die to come: show it to nobody who plays.';

export const headerLine = (header: Header): object => ({
  harena: FORMAT,
  game: header.game,
  rules: header.rules,
  ...(header.began === null ? {} : { began: header.began }),
  match: header.match,
  seats: header.seats,
  options: header.options,
  commitment: header.commitment,
  nonces: header.nonces,
  ...(header.names === null ? {} : { names: header.names }),
  ...(header.started === null ? {} : { started: header.started }),
});

export const decisionLine = ({ n, seat, clause, id, choice, text, by, hash }: RecordedDecision): object => ({
  n,
  seat,
  clause,
  ...(typeof id === 'string' ? { command: id } : { id }),
  choice,
  text,
  ...(by === null ? {} : { by }),
  ...(hash === null ? {} : { hash }),
});

export const endingLine = ({ result, ...rest }: Ending): object =>
  result === null ? { save: { secret: SECRET, ...rest } } : { result, ...rest };

export const replayText = ({ header, decisions, ending }: Replay): string =>
  linesText([headerLine(header), ...decisions.map(decisionLine), endingLine(ending)]);

/** A line up to its sum. */
export const openText = (line: object): string => JSON.stringify(line).slice(0, -1);

/** The objects as lines, each with its sum. */
export function linesText(lines: readonly object[]): string {
  let text = '';
  let sum = '';
  for (const line of lines) {
    const open = openText(line);
    sum = sumOf(sum, bytesOf(open));
    text += `${open},"sum":"${sum}"}\n`;
  }
  return text;
}

export const sumOf = (before: string, bytes: Uint8Array): string =>
  new Sha256().update(before).update(bytes).hex().slice(0, 16);
