// Migrates the record of a match from an earlier version of the rules to the present one.
//
// That works where only the shape of states has changed since: the match is replayed with the same dice, and every
// request, decision, text and count, and the result, must be unchanged. The version and the hashes of states are replaced.
// The record still says under which version the match began, because its dice and its commitment depend on that
// (docs/records.md).

import type { Game } from '#engine/game.ts';
import { Match } from '#engine/records/match.ts';
import { type Replay, readReplay, writeReplay } from '#engine/records/replay.ts';

export type MigratedRecord = { text: string; fault: null } | { text: null; fault: string };

const fails = (fault: string): MigratedRecord => ({ text: null, fault });

export function migrateRecord(file: string, games: ReadonlyMap<string, Game>): MigratedRecord {
  const { replay, fault } = readReplay(file);
  if (fault !== null) return fails(fault.text);
  const game = games.get(replay.header.game);
  if (game === undefined) return fails(`There is no game '${replay.header.game}' here.`);
  if (replay.header.rules === game.rules) return { text: file, fault: null };
  const began = replay.header.began ?? replay.header.rules;
  let match: Match;
  try {
    match = Match.start({ ...replay.header, game, seed: replay.ending.seed, began });
  } catch (error) {
    return fails((error as Error).message);
  }
  for (const { n, seat, id, choice, by } of replay.decisions) {
    const refusal = match.decide(seat, id, choice, by);
    if (refusal !== null)
      return fails(
        `Decision ${n} is refused under ${game.rules} (${refusal.clause} ${refusal.text}): the rules differ.`,
      );
  }
  const text = writeReplay(match);
  const line = firstDifference(replay, readReplay(text).replay!);
  return line === null ? { text, fault: null } : fails(`Under ${game.rules} line ${line} differs: the rules differ.`);
}

/** The first line with a difference beyond the version and hashes; null: none. */
function firstDifference(before: Replay, now: Replay): number | null {
  const lines = ({ header, decisions, ending }: Replay): string[] => [
    JSON.stringify({ ...header, rules: '', began: '' }),
    ...decisions.map((decision) => JSON.stringify({ ...decision, hash: '' })),
    JSON.stringify({ ...ending, hash: '' }),
  ];
  const [was, is] = [lines(before), lines(now)];
  const index = was.findIndex((line, i) => line !== is[i]);
  return index < 0 && was.length === is.length ? null : (index < 0 ? was.length : index) + 1;
}
