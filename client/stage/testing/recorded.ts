// Recorded matches as a table would send them: after every decision the view of one viewer and the events for it.

import { readFileSync } from 'node:fs';
import type { Told } from '#client/stage/stage.ts';
import { eventFor, type SeenEvent } from '#engine/event.ts';
import { copyJson } from '#engine/json.ts';
import { Match } from '#engine/records/match.ts';
import { readReplay } from '#engine/records/replay.ts';
import type { Seat } from '#engine/seat.ts';
import { games } from '#games/index.ts';

/** The updates of a record: one before the first decision, then one for each. */
export function recorded(file: string, viewer: Seat): Told<number>[] {
  const { replay, fault } = readReplay(readFileSync(file));
  if (fault !== null) throw new Error(fault.text);
  const followed = Match.follow(replay, games);
  if (followed.match === null) throw new Error(followed.fault.text);
  const whole = followed.match;
  const { seats, options, match, nonces, began, names, started } = whole.header;
  const { game, seed } = whole;
  const again = Match.start({ game, seats, options, seed, match, nonces, began, names, started });
  const events: SeenEvent[] = [];
  const told: Told<number>[] = [];
  const note = (): void => {
    const from = events.length;
    for (const event of again.log.events.slice(from)) events.push(eventFor(event, viewer));
    const view = copyJson(again.game.viewFor(again.table.state, viewer) as never);
    told.push({ moment: told.length, view, events: events.slice(), from });
  };
  note();
  for (const { seat, id, choice, by } of whole.decisions) {
    const refusal = again.decide(seat, id, choice, by);
    if (refusal !== null) throw new Error(refusal.text);
    note();
  }
  return told;
}
