import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastRandom } from '#engine/chance/random.ts';
import { SPECTATOR } from '#engine/seat.ts';
import { games } from '#games/index.ts';
import { isRefused } from '#live/entry.ts';
import type { Snapshot } from '#live/log.ts';
import type { ClockRule } from '#live/messages.ts';
import { agrees, resumed, saved, snapshotOf } from '#live/saved.ts';
import { LiveTable } from '#live/table.ts';
import { randomEntry, sampleSetup, sampleStart } from '#live/testing/table.ts';

const CLOCKS: readonly ClockRule[] = [{ kind: 'none' }, { kind: 'live', bank: 600_000, increment: 5000 }];

/** Everything a table knows, and everything that its viewers may know. */
const allOf = (table: LiveTable, now: number): string =>
  JSON.stringify([
    saved(table),
    table.deadline,
    table.voteLapses,
    ...[...Array(table.seats).keys(), SPECTATOR].map((viewer) => table.catchUp(viewer, null, now)),
  ]);

for (const game of games.values()) {
  test(`${game.id}: a table that is resumed from a snapshot goes on like the one that was saved`, () => {
    for (const [seed, clock] of CLOCKS.entries()) {
      const random = fastRandom(30 + seed);
      const seats = Math.min(3, game.seats.max);
      const setup = { ...sampleSetup(game, seats, clock), build: 'here' };
      const table = new LiveTable(setup, sampleStart(seats));
      let other = table;
      let resumes = 0;
      for (let at = 1001; at < 1090 && !table.over; at++) {
        const entry = randomEntry(table, at, random);
        const change = table.apply(entry);
        if (other !== table) assert.deepEqual(other.apply(entry), change, `${entry.t} at ${at}`);
        if (isRefused(change)) continue;
        assert.equal(allOf(other, at), allOf(table, at), `after ${entry.t} at ${at}`);
        if (at % 9 !== 0 || table.over) continue;
        other = resumed({ seq: 1, body: snapshotOf(other, 'here') }, setup)!;
        resumes++;
        assert.equal(allOf(other, at), allOf(table, at), 'resumed');
      }
      assert.ok(resumes > 3, `resumed ${resumes} times`);
    }
  });
}

test('a snapshot is resumed from by the same build alone, another compares what its own replay comes to', () => {
  const game = games.get('harenula')!;
  const setup = { ...sampleSetup(game, 2), build: 'new' };
  const table = new LiveTable(setup, sampleStart(2));
  const snapshot: Snapshot = { seq: 1, body: snapshotOf(table, 'old') };
  assert.equal(resumed(snapshot, setup), null);
  assert.equal(agrees(snapshot, table), true);
  const { id } = table.match.requestFor(0)!;
  table.apply({ t: 'decide', at: 1001, seat: 0, id, choice: [], by: null });
  assert.equal(agrees(snapshot, table), false);
  for (const body of ['', 'null', '[]', '{"form":2}']) {
    assert.equal(resumed({ seq: 1, body }, setup), null);
    assert.equal(agrees({ seq: 1, body }, table), true, 'it says nothing');
  }
});

test('a snapshot of this build that lacks a part of the table is an error, not another table', () => {
  const setup = { ...sampleSetup(games.get('harenula')!, 2), build: 'here' };
  const table = new LiveTable(setup, sampleStart(2));
  const body = JSON.parse(snapshotOf(table, 'here')) as { table: object };
  const resume = (saved: object): LiveTable | null =>
    resumed({ seq: 1, body: JSON.stringify({ ...body, table: saved }) }, setup);
  assert.equal(allOf(resume(body.table)!, 1001), allOf(table, 1001));
  assert.throws(() => resume({ start: table.start }), TypeError);
  assert.throws(() => resume({ ...body.table, parts: [] }), TypeError);
});
