import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastRandom, type Random } from '#engine/chance/random.ts';
import type { SeenEvent } from '#engine/event.ts';
import type { Match } from '#engine/records/match.ts';
import { sample } from '#engine/requests/choices.ts';
import { EVERYBODY, maySee, type Seat, SPECTATOR } from '#engine/seat.ts';
import { games } from '#games/index.ts';
import { type Entry, isRefused } from '#live/entry.ts';
import type { Update } from '#live/messages.ts';
import { LiveTable } from '#live/table.ts';
import { answerOne, randomEntry, sampleSetup, sampleStart } from '#live/testing/table.ts';

/** What a viewer sees, without the number of the stream, and without clocks, which run on. */
const shown = ({ seq: _seq, clocks: _clocks, ...rest }: Update): string => JSON.stringify(rest);

/** A client that keeps the log according to the messages. */
class Reader {
  log: SeenEvent[] = [];
  seq = 0;
  hear(update: Update): void {
    assert.equal(update.seq, this.seq + 1, 'numbers have no gaps');
    this.take(update);
  }
  take(update: Update): void {
    assert.ok(update.from <= this.log.length);
    this.log = [...this.log.slice(0, update.from), ...(JSON.parse(JSON.stringify(update.events)) as SeenEvent[])];
    this.seq = update.seq;
  }
}

const viewersOf = (table: LiveTable): Seat[] => [...Array(table.seats).keys(), SPECTATOR];

for (const game of games.values()) {
  for (const seed of [1, 2]) {
    test(`${game.id}: streams go on where something changed, and for nobody else (${seed})`, () => {
      const random = fastRandom(seed);
      const seats = Math.min(3, game.seats.max);
      const setup = sampleSetup(game, seats, { kind: 'slow', each: 1e9 });
      const table = new LiveTable(setup, sampleStart(seats));
      const entries: Entry[] = [table.start];
      const viewers = viewersOf(table);
      const readers = viewers.map(() => new Reader());
      const kept: string[][] = viewers.map(() => []);
      for (const [i, update] of table.latest(viewers, 1000).entries()) readers[i]!.hear(update);
      let last = viewers.map((viewer) => shown(table.catchUp(viewer, null, 1000)!));
      for (let at = 1001; at < 1080 && !table.over; at++) {
        const entry = randomEntry(table, at, random);
        const change = table.apply(entry);
        const now = viewers.map((viewer) => shown(table.catchUp(viewer, null, 0)!));
        if (isRefused(change)) {
          assert.deepEqual(now, last, `refused: ${change.text}`);
          continue;
        }
        entries.push(entry);
        for (const [i, viewer] of viewers.entries()) {
          const told = maySee(change.viewers, viewer);
          assert.equal(table.seq(viewer), readers[i]!.seq + (told ? 1 : 0));
          // The same sealed answer once more is sent to its seat, and changes nothing.
          if (!told || change.viewers === EVERYBODY)
            assert.equal(now[i] !== last[i], told, `${JSON.stringify(entry)} and viewer ${viewer}`);
          if (told) readers[i]!.hear(table.latest([viewer], at)[0]!);
          kept[i]![readers[i]!.seq] = JSON.stringify(readers[i]!.log);
        }
        last = now;
      }
      for (let at = 2000; !table.over && at < 2040; at++) {
        if (table.paused) break;
        const entry = answerOne(table, at, random);
        if (entry !== null) entries.push(entry);
      }
      checkRebuilt(setup, entries, table);
      checkCatchUp(table, viewers, kept);
    });
  }
}

function checkRebuilt(setup: Parameters<typeof LiveTable.rebuild>[0], entries: Entry[], table: LiveTable): void {
  const again = LiveTable.rebuild(setup, JSON.parse(JSON.stringify(entries)) as Entry[]);
  for (const viewer of viewersOf(table)) {
    assert.equal(again.seq(viewer), table.seq(viewer));
    for (const after of [null, 1, 7, table.seq(viewer) - 1]) {
      assert.deepEqual(again.catchUp(viewer, after, 5000), table.catchUp(viewer, after, 5000));
    }
  }
  assert.deepEqual(again.vote, table.vote);
  assert.equal(again.deadline, table.deadline);
}

/** A client that comes back with an old number ends up with the same log as one that never left. */
function checkCatchUp(table: LiveTable, viewers: Seat[], kept: string[][]): void {
  for (const [i, viewer] of viewers.entries()) {
    const whole = JSON.stringify(table.catchUp(viewer, null, 0)!.events);
    for (const [after, log] of kept[i]!.entries()) {
      if (log === undefined || after === table.seq(viewer)) continue;
      const reader = new Reader();
      reader.log = JSON.parse(log) as SeenEvent[];
      reader.take(table.catchUp(viewer, after, 0)!);
      assert.equal(JSON.stringify(reader.log), whole);
    }
    assert.equal(table.catchUp(viewer, table.seq(viewer), 0), null);
    assert.equal(table.catchUp(viewer, 1e6, 0)!.from, 0);
  }
}

/** A player leaves, is late or is back. */
function absence(table: LiveTable, at: number, random: Random): Entry {
  const seat = random.below(table.seats);
  if (table.isStandIn(seat)) return { t: 'return', at, seat };
  const late = table.open[0];
  if (late === undefined || random.below(2) === 0) return { t: 'stand-in', at, seat, level: 'random' };
  const request = table.match.requestFor(late)!;
  return { t: 'decide', at, seat: late, id: request.id, choice: sample(request, random), by: 'clock' };
}

/** Everything about a table that viewers, clocks and the record can tell. */
const everything = (table: LiveTable): string => {
  const { match, vote, deadline, voteLapses, askedAt, movedBy, paused, bots, open } = table;
  const {
    epoch,
    table: { state, random, asked },
  } = match as Match;
  const told = viewersOf(table).map((viewer) => table.catchUp(viewer, 2, 3000));
  const own = { vote, deadline, voteLapses, askedAt, movedBy, paused, bots, open, clocks: table.clocks(3000) };
  const record = [state, random.save(), random.draws, asked, match.decisions, match.takebacks, epoch];
  return JSON.stringify([told, own, record]);
};

for (const game of games.values()) {
  test(`${game.id}: an entry that is taken back has changed nothing, and the match goes on as without it`, () => {
    const kinds = new Set<string>();
    for (const seed of [3, 5]) {
      const random = fastRandom(seed);
      const seats = Math.min(3, game.seats.max);
      const setup = sampleSetup(game, seats, { kind: 'live', bank: 1e6, increment: 7 });
      const table = new LiveTable(setup, sampleStart(seats));
      const twin = new LiveTable(setup, sampleStart(seats));
      let before = everything(table);
      for (let at = 1001; at < 1200 && !table.over; at++) {
        const takeBack = table.checkpoint();
        const tried = random.below(8) === 0 ? absence(table, at, random) : randomEntry(table, at, random);
        const change = table.apply(tried);
        if (!isRefused(change)) kinds.add(tried.t);
        if (random.below(3) === 0 || isRefused(change)) {
          takeBack();
          assert.equal(everything(table), before, JSON.stringify(tried));
        } else {
          assert.ok(!isRefused(twin.apply(tried)));
          before = everything(table);
          assert.equal(before, everything(twin), JSON.stringify(tried));
        }
      }
    }
    assert.ok(
      ['decide', 'propose', 'vote'].every((kind) => kinds.has(kind)),
      [...kinds].join(),
    );
  });
}
