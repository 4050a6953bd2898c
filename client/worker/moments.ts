// Replays: a match as it was after so many decisions. Decisions that were taken back are not among them.

import type { ReplayInfo, ReplayStep } from '#client/net/local.ts';
import { rulesFor } from '#client/worker/games.ts';
import { setupOf } from '#client/worker/local-setup.ts';
import { type LocalRow, localEntries, localRow } from '#client/worker/match-store.ts';
import { eventFor, type GameEvent } from '#engine/event.ts';
import { type AnyRules, followMatch, type PlayedMatch, startMatch } from '#engine/frozen.ts';
import { readReplay } from '#engine/records/replay.ts';
import { type Seat, SPECTATOR } from '#engine/seat.ts';
import { LiveTable } from '#live/table.ts';
import { tellingOf } from '#telling/frozen.ts';

/** The match that is stepped through: going on costs one decision, going back all of them again. */
interface Reel {
  whole: PlayedMatch;
  now: PlayedMatch;
  step: number;
}

const reels = new Map<string, Reel>();

/** Opens a match for replay: one kept here, or the record of one that was played elsewhere. */
export async function watch(match: string, record: string | null): Promise<ReplayInfo> {
  const whole = await wholeMatch(match, record);
  reels.set(match, { whole, now: beginning(whole), step: 0 });
  const { header, decisions, over } = whole;
  const { game, rules, names, seats } = header;
  return { game, rules, names: names ?? [], seats, steps: decisions.length, over, ...courseOf(whole) };
}

/** All of a match: of one kept here, or of one whose record this is. */
export const wholeMatch = async (match: string, record: string | null): Promise<PlayedMatch> =>
  record === null ? wholeOf(await localRow(match)) : recorded(record);

/** Plays the match once more to see after which decisions a turn or a round begins, and what had happened by then. */
function courseOf(whole: PlayedMatch): Pick<ReplayInfo, 'rounds' | 'told'> {
  const telling = tellingOf(whole.game, [], 'en');
  const opens = (event: GameEvent): boolean =>
    ['round', 'turn'].includes(telling.begins(eventFor(event, SPECTATOR)) ?? '');
  const now = beginning(whole);
  const rounds: number[] = [];
  const told: number[] = [];
  for (let step = 0; ; step++) {
    const { events } = now.log;
    if (events.slice(told.at(-1) ?? 0).some(opens)) rounds.push(step);
    told.push(events.length);
    const decision = whole.decisions[step];
    if (decision === undefined) return { rounds, told };
    now.decide(decision.seat, decision.id, decision.choice, decision.by);
  }
}

async function wholeOf(row: LocalRow | null): Promise<PlayedMatch> {
  if (row === null) throw new Error('This match is not kept in this browser.');
  const game = await rulesFor(row.game, row.rules);
  return LiveTable.rebuild(setupOf(row, game), await localEntries(row.match)).match;
}

async function recorded(record: string): Promise<PlayedMatch> {
  const { replay, fault } = readReplay(record);
  if (fault !== null) throw new Error(fault.text);
  const game = await rulesFor(replay.header.game, replay.header.rules);
  const followed = followMatch(replay, new Map([[game.id, game]]));
  if (followed.match === null) throw new Error(followed.fault.text);
  return followed.match;
}

function beginning({ game, header, seed }: PlayedMatch): PlayedMatch {
  const { seats, options, match, nonces, began, names, started } = header;
  return startMatch(game as AnyRules, { seats, options, seed, match, nonces, began, names, started });
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
  // Once the whole match is over nothing in it is a secret any more.
  const events = log.events.map((event) => eventFor(event, viewer, whole.over));
  const asked = table.asked.map(({ seat, clause }) => ({ seat, clause }));
  return { step, view: JSON.parse(JSON.stringify(game.viewFor(table.state, viewer))), events, asked, outcome };
}
