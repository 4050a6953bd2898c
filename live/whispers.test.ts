import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastRandom } from '#engine/chance/random.ts';
import type { Seat } from '#engine/seat.ts';
import { SPECTATOR } from '#engine/seat.ts';
import { games } from '#games/index.ts';
import { isRefused } from '#live/entry.ts';
import type { ClockRule } from '#live/messages.ts';
import { LiveTable } from '#live/table.ts';
import { answerOne, sampleSetup, sampleStart } from '#live/testing/table.ts';

/** An Open Market of three, in which the first has just made an offer. */
function market(clock: ClockRule): LiveTable {
  const table = new LiveTable(sampleSetup(games.get('spartacus')!, 3, clock), sampleStart(3));
  const random = fastRandom(1);
  const { match } = table;
  while (match.table.asked.length < 3 || match.table.asked[0]!.clause !== 'SP-7.3') answerOne(table, 1000, random);
  whisper(table, 2000, 0, 1);
  return table;
}

function whisper(table: LiveTable, at: number, seat: Seat, to: Seat): void {
  const { id } = table.match.requestFor(seat)!;
  const choice = { do: 'offer', bargain: { with: to, give: [], giveCoins: 1, want: [], wantCoins: 0 } };
  const answer = table.apply({ t: 'decide', at, seat, id, choice, by: null });
  assert.ok(!isRefused(answer), JSON.stringify(answer));
}

const CLOCKS: ClockRule[] = [
  { kind: 'none' },
  { kind: 'live', bank: 60_000, increment: 5_000 },
  { kind: 'slow', each: 60_000 },
];

for (const clock of CLOCKS)
  test(`SP-16.21: who of two others makes an offer is told by nothing (clock: ${clock.kind})`, () => {
    const tables = [market(clock), market(clock)] as const;
    whisper(tables[0], 9000, 1, 2);
    whisper(tables[1], 9000, 2, 1);
    for (const viewer of [0, SPECTATOR]) {
      const [one, other] = tables.map((table) => table.catchUp(viewer, null, 10_000));
      assert.deepEqual(one, other);
    }
    assert.deepEqual(
      tables.map(({ movedBy }) => movedBy),
      [null, null],
      'nor by the pace of the next answer',
    );
  });
