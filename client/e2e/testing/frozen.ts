// Matches of this browser under an earlier version of the rules, played by bots up to a decision.

import assert from 'node:assert/strict';
import { setupOf } from '#client/worker/local-setup.ts';
import type { LocalRow } from '#client/worker/match-store.ts';
import type { AnyRules } from '#engine/frozen.ts';
import type { Options } from '#engine/options.ts';
import { answerTo, taskFor } from '#live/bots.ts';
import { type Entry, isRefused } from '#live/entry.ts';
import { LiveTable } from '#live/table.ts';

const BEGAN = Date.UTC(2026, 10, 15, 9);

/** A match of this browser under `rules` after so many decisions, when the person in seat 0 is asked, or when it is over. */
export function local(
  rules: AnyRules,
  name: string,
  decisions: number,
  options: Options = {},
): { row: LocalRow; entries: Entry[] } {
  const row: LocalRow = {
    match: `here-${name}`,
    game: rules.id,
    rules: rules.rules,
    options,
    seed: '5a'.repeat(32),
    names: ['Marta', 'Livia'],
    bots: [null, 'heuristic'],
    started: BEGAN,
    head: 0,
    changed: BEGAN,
    over: false,
    waiting: [0],
    snapshot: null,
  };
  const entries: Entry[] = [{ t: 'start', at: BEGAN, nonces: ['', ''], bots: row.bots, persons: [0, 1] }];
  const table = new LiveTable(setupOf(row, rules), entries[0] as never);
  const isThere = (): boolean => entries.length > decisions && table.open.length === 1 && table.open[0] === 0;
  while (!table.over && !isThere()) {
    const seat = table.open.at(-1)!;
    const task = { ...taskFor(table, seat), level: 'heuristic' };
    const choice = answerTo(task, rules)!;
    const entry: Entry = { t: 'decide', at: BEGAN, seat, id: task.request.id, choice, by: seat === 0 ? null : 'bot' };
    const refused = table.apply(entry);
    assert.ok(!isRefused(refused));
    entries.push(entry);
  }
  return { row: { ...row, head: entries.length, over: table.over }, entries };
}
