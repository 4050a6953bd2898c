// Replays: a match after so many decisions, without undone ones.

import type { ReplayInfo, ReplayStep } from '#client/net/local.ts';
import { loadRules } from '#client/worker/games.ts';
import { setupOf } from '#client/worker/local-setup.ts';
import { type LocalRow, localEntries, localRow } from '#client/worker/match-store.ts';
import { eventFor } from '#engine/event.ts';
import { Match } from '#engine/records/match.ts';
import { readReplay } from '#engine/records/replay.ts';
import type { Seat } from '#engine/seat.ts';
import { LiveTable } from '#live/table.ts';

/** The replayed match: a step forward costs one decision, a step back all of them again. */
interface Reel {
  whole: Match;
  now: Match;
  step: number;
}

const reels = new Map<string, Reel>();

/** Opens a match for replay: one of this browser, or the record of one that was played elsewhere. */
export async function watch(match: string, record: string | null): Promise<ReplayInfo> {
  const whole = await wholeMatch(match, record);
  reels.set(match, { whole, now: beginning(whole), step: 0 });
  const { header, decisions, over } = whole;
  const { game, names, seats } = header;
  return { game, names: names ?? [], seats, steps: decisions.length, over, ...courseOf(whole) };
}

/** All of a match of this browser, or of a record. */
export const wholeMatch = async (match: string, record: string | null): Promise<Match> =>
  record === null ? wholeOf(await localRow(match)) : recorded(record);

/** Plays the match once to find after which decisions a turn or a round begins, and the number of events then. */
function courseOf(whole: Match): Pick<ReplayInfo, 'rounds' | 'told'> {
  const { kinds } = whole.game.events;
  const opens = (kind: string): boolean => ['round', 'turn'].includes(kinds[kind]?.begins ?? '');
  const now = beginning(whole);
  const rounds: number[] = [];
  const told: number[] = [];
  for (let step = 0; ; step++) {
    const { events } = now.log;
    if (events.slice(told.at(-1) ?? 0).some(({ kind }) => opens(kind))) rounds.push(step);
    told.push(events.length);
    const decision = whole.decisions[step];
    if (decision === undefined) return { rounds, told };
    now.decide(decision.seat, decision.id, decision.choice, decision.by);
  }
}

async function wholeOf(row: LocalRow | null): Promise<Match> {
  if (row === null) throw new Error('This match is not kept in this browser.');
  const game = await loadRules(row.game);
  return LiveTable.rebuild(setupOf(row, game), await localEntries(row.match)).match;
}

async function recorded(record: string): Promise<Match> {
  const { replay, fault } = readReplay(record);
  if (fault !== null) throw new Error(fault.text);
  const game = await loadRules(replay.header.game);
  const followed = Match.follow(replay, new Map([[game.id, game]]));
  if (followed.match === null) throw new Error(followed.fault.text);
  return followed.match;
}

function beginning({ game, header, seed }: Match): Match {
  const { seats, options, match, nonces, began, names, started } = header;
  return Match.start({ game, seats, options, seed, match, nonces, began, names, started });
}

export function momentAt(match: string, viewer: Seat, wanted: number): ReplayStep {
  const reel = reels.get(match);
  if (reel === undefined) throw new Error('This replay is not open; load the page again.');
  const { whole } = reel;
  const step = Math.min(Math.max(0, wanted), whole.decisions.length);
  if (step < reel.step) {
    reel.now = beginning(whole);
    reel.step = 0;
  }
  for (; reel.step < step; reel.step++) {
    const { seat, id, choice, by } = whole.decisions[reel.step]!;
    const refusal = reel.now.decide(seat, id, choice, by);
    if (refusal !== null) throw new Error(`decision ${reel.step + 1} of ${match} was refused: ${refusal.text}`);
  }
  const { game, table, log, outcome } = reel.now;
  // Once the match is over nothing in it is secret.
  const events = log.events.map((event) => eventFor(event, viewer, whole.over));
  const asked = table.asked.map(({ seat, clause }) => ({ seat, clause }));
  return { step, view: JSON.parse(JSON.stringify(game.viewFor(table.state, viewer))), events, asked, outcome };
}
