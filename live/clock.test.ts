import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastRandom } from '#engine/chance/random.ts';
import { games } from '#games/index.ts';
import { Clock } from '#live/clock.ts';
import { isRefused } from '#live/entry.ts';
import { LiveTable } from '#live/table.ts';
import { answerOne, sampleSetup, sampleStart } from '#live/testing/table.ts';

const LIVE = { kind: 'live', bank: 60_000, increment: 5_000 } as const;
const one = (seat: number, id: number | string) => ({ seat, id });

test('a live clock takes from the bank of the seat that is asked, and adds for every decision', () => {
  const clock = new Clock(LIVE, 2);
  clock.ask(0, [one(0, 1)], false);
  assert.deepEqual(clock.shown(10_000, [0, 1]), { left: [50_000, 60_000], running: [0] });
  clock.credit(1);
  clock.ask(20_000, [one(1, 2)], false);
  assert.deepEqual(clock.shown(20_000, [0, 1]), { left: [45_000, 60_000], running: [1] });
  assert.equal(clock.runsOut([1]), 80_000);
  assert.equal(clock.runsOut([]), null);
  clock.ask(20_000, [one(0, 3)], false);
  clock.credit(-1);
  assert.equal(clock.left(0, 20_000), 40_000, 'a decision taken back gives its increment up');
});

test('two who are asked at once have their own time, and one who goes on being asked is not given more', () => {
  const clock = new Clock(LIVE, 2);
  clock.ask(0, [one(0, 1), one(1, 1)], false);
  clock.ask(10_000, [one(1, 1)], false);
  assert.deepEqual(clock.shown(15_000, [0, 1]), { left: [50_000, 45_000], running: [1] });
});

test('where several act at once, an act adds for all of them', () => {
  const live = new Clock(LIVE, 3);
  live.ask(0, [one(0, 1), one(1, 1)], false);
  live.credit(1);
  live.ask(10_000, [one(0, 1), one(1, 2)], false);
  assert.deepEqual(live.shown(10_000, [0, 1, 2])!.left, [55_000, 55_000, 60_000]);
  const slow = new Clock({ kind: 'slow', each: 60_000 }, 2);
  slow.ask(0, [one(0, 1), one(1, 1)], false);
  slow.ask(10_000, [one(0, 1), one(1, 1)], false);
  assert.deepEqual(slow.shown(10_000, [0, 1])!.left, [50_000, 50_000], 'a free command adds nothing');
  slow.ask(20_000, [one(0, 1), one(1, 2)], false);
  assert.deepEqual(slow.shown(20_000, [0, 1])!.left, [60_000, 60_000]);
});

test('where answers are secret the banks stand still, and the same time runs for all', () => {
  const clock = new Clock(LIVE, 3);
  clock.ask(0, [one(0, 1)], false);
  clock.ask(30_000, [one(0, 2), one(1, 2), one(2, 2)], true);
  assert.deepEqual(clock.shown(40_000, [0, 1, 2]), { left: [20_000, 20_000, 20_000], running: [0, 1, 2] });
  assert.equal(clock.runsOut([2]), 60_000);
  clock.ask(50_000, [one(1, 3)], false);
  assert.deepEqual(clock.shown(50_000, [0, 1, 2])!.left, [30_000, 60_000, 60_000]);
});

test('a slow clock gives the same for every question, a pause stops any clock, bots have none', () => {
  const clock = new Clock({ kind: 'slow', each: 1000 }, 2);
  clock.ask(0, [one(0, 1)], false);
  clock.stop(400);
  assert.equal(clock.left(0, 99_999), 600);
  assert.equal(clock.runsOut([0]), null);
  assert.deepEqual(clock.shown(99_999, [0])!.running, []);
  clock.go(100_000);
  assert.equal(clock.runsOut([0]), 100_600);
  assert.deepEqual(clock.shown(100_100, [0]), { left: [500, null], running: [0] });
  clock.refresh(100_500, 0);
  assert.equal(clock.left(0, 100_500), 1000);
  const none = new Clock({ kind: 'none' }, 2);
  none.ask(0, [one(0, 1)], false);
  assert.deepEqual([none.shown(9, [0, 1]), none.left(0, 9), none.runsOut([0])], [null, Infinity, null]);
});

test('the same question again goes on with the time it had, another has its whole time; none is shown below 0', () => {
  const clock = new Clock({ kind: 'slow', each: 1000 }, 2);
  clock.ask(0, [one(0, 1)], false);
  clock.ask(0, [one(0, 1)], false);
  clock.ask(400, [one(0, 1)], false);
  assert.equal(clock.left(0, 400), 600);
  assert.deepEqual(clock.shown(5000, [0, 1])!.left, [0, 1000]);
  clock.ask(400, [one(0, 2)], false);
  assert.equal(clock.left(0, 400), 1000);
});

test('of those who are asked the one with the least time runs out first', () => {
  const clock = new Clock(LIVE, 2);
  clock.ask(0, [one(0, 1)], false);
  clock.ask(10_000, [one(0, 2), one(1, 2)], false);
  assert.deepEqual([clock.runsOut([0, 1]), clock.runsOut([1])], [60_000, 70_000]);
});

test('what the clocks show to others does not tell who has answered in secret', () => {
  const game = games.get('harenula')!;
  const make = (): LiveTable => new LiveTable(sampleSetup(game, 3, LIVE), sampleStart(3));
  const [early, late] = [make(), make()];
  const random = fastRandom(1);
  answerOne(early, 2000, random);
  assert.deepEqual(early.clocks(9000), late.clocks(9000));
  assert.deepEqual(early.catchUp(2, null, 9000), late.catchUp(2, null, 9000));
});

/** The default of the rules is decided for a seat, by its player or by the clock. */
function decideFor(table: LiveTable, at: number, seat: number, by: 'clock' | null): void {
  const { id, fallback } = table.match.requestFor(seat)!;
  assert.ok(!isRefused(table.apply({ t: 'decide', at, seat, id, choice: fallback!, by })));
}

test('twice in a row out of time, and a bot takes the seat until its person is back', () => {
  const game = games.get('harenula')!;
  const table = new LiveTable(sampleSetup(game, 2, { kind: 'slow', each: 1000 }), sampleStart(2));
  let at = 1000;
  let times = 0;
  while (times < 2) {
    assert.ok(!table.isStandIn(0), 'not after the first time');
    at = table.deadline!;
    const late = table.expired(at);
    assert.ok(late.length > 0);
    assert.deepEqual(table.expired(at - 1), []);
    for (const seat of late) decideFor(table, at, seat, 'clock');
    if (late.includes(0)) times++;
  }
  assert.ok(table.isStandIn(0));
  assert.ok(!table.expired(at + 1e6).includes(0), 'a bot has no clock');
  assert.ok(isRefused(table.apply({ t: 'stand-in', at, seat: 0, level: 'random' })));
  assert.ok(!isRefused(table.apply({ t: 'return', at, seat: 0 })));
  assert.ok(!table.isStandIn(0));
  assert.ok(isRefused(table.apply({ t: 'return', at, seat: 0 })));
});

test('a player who answers in between, or comes back, is not out of time twice in a row', () => {
  const game = games.get('harenula')!;
  const table = new LiveTable(sampleSetup(game, 2, { kind: 'slow', each: 1000 }), sampleStart(2));
  const isAwayAfter = (by: 'clock' | null): boolean => {
    while (table.open[0] !== 0) decideFor(table, 1000, table.open[0]!, null);
    decideFor(table, 1000, 0, by);
    return table.isStandIn(0);
  };
  assert.deepEqual((['clock', null, 'clock', 'clock'] as const).map(isAwayAfter), [false, false, false, true]);
  assert.ok(!isRefused(table.apply({ t: 'return', at: 1000, seat: 0 })));
  assert.deepEqual((['clock', 'clock'] as const).map(isAwayAfter), [false, true]);
});

test('who answered last in secret is shown neither by the clocks nor by the pace', () => {
  const game = games.get('harenula')!;
  const shown = [0, 1].map((last) => {
    const table = new LiveTable(sampleSetup(game, 2, LIVE), sampleStart(2));
    for (const seat of [1 - last, last]) {
      const { id } = table.match.requestFor(seat)!;
      assert.ok(!isRefused(table.apply({ t: 'decide', at: 2000, seat, id, choice: [], by: null })));
    }
    assert.equal(table.movedBy, null);
    return table.catchUp(15, null, 3000);
  });
  assert.deepEqual(shown[0], shown[1]);
  assert.deepEqual(shown[0]!.clocks!.left, [59_000, 59_000]);
});

/** A table at which one person gets an open request, and that seat. */
function askedAlone(rule: ConstructorParameters<typeof Clock>[0]): { table: LiveTable; seat: number } {
  const table = new LiveTable(sampleSetup(games.get('jugula')!, 2, rule), sampleStart(2));
  const random = fastRandom(1);
  while (table.match.table.asked.length !== 1) answerOne(table, 1000, random);
  return { table, seat: table.open[0]! };
}

test('leaving and coming back wins no time', () => {
  const { table, seat } = askedAlone(LIVE);
  const left = table.clocks(30_000)!.left[seat]!;
  assert.ok(left < 60_000);
  table.apply({ t: 'stand-in', at: 30_000, seat, level: 'random' });
  assert.ok(!isRefused(table.apply({ t: 'return', at: 30_000, seat })));
  assert.equal(table.clocks(30_000)!.left[seat], left);
});

test('who ran out of time comes back only after the bot has answered, and then has some', () => {
  const { table, seat } = askedAlone(LIVE);
  const at = table.deadline!;
  table.apply({ t: 'stand-in', at, seat, level: 'random' });
  const early = table.apply({ t: 'return', at, seat });
  assert.equal(isRefused(early) && early.code, 'out-of-time');
  answerOne(table, at, fastRandom(2));
  assert.ok(!isRefused(table.apply({ t: 'return', at, seat })));
  assert.equal(table.clocks(at)!.left[seat], 30_000, 'as much as he needs to think');
});
