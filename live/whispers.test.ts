import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastRandom } from '#engine/chance/random.ts';
import { defaultOptions } from '#engine/options.ts';
import type { Choice, Form, Pick } from '#engine/requests/request.ts';
import { type Seat, SPECTATOR } from '#engine/seat.ts';
import { games, rulesOf } from '#games/index.ts';
import { isRefused } from '#live/entry.ts';
import type { ClockRule } from '#live/messages.ts';
import { LiveTable } from '#live/table.ts';
import { answerOne, sampleSetup, sampleStart } from '#live/testing/table.ts';

/** An Open Market of three, in which the first has just made an offer. */
function market(clock: ClockRule): LiveTable {
  const table = new LiveTable(sampleSetup(games.get('spartacus')!, 3, clock), sampleStart(3));
  playToMarket(table);
  whisper(table, 2000, 0, 1);
  return table;
}

function playToMarket(table: LiveTable): void {
  const random = fastRandom(1);
  const asked = () => table.match.table.asked;
  while (asked().length < 3 || asked()[0]!.clause !== 'SP-7.3') answerOne(table, 1000, random);
}

function whisper(table: LiveTable, at: number, seat: Seat, to: Seat): void {
  const bargain = { with: to, give: [], giveCoins: 1, want: [], wantCoins: 0 };
  decide(table, at, seat, table.match.requestFor(seat)!.id, { do: 'offer', bargain });
}

function decide(table: LiveTable, at: number, seat: Seat, id: number | string, choice: Choice): void {
  const answer = table.apply({ t: 'decide', at, seat, id, choice, by: null });
  assert.ok(!isRefused(answer), JSON.stringify(answer));
}

/** A card that the first could sell. */
function firstAsset(table: LiveTable): number {
  const { fields } = table.match.requestFor(0) as Form;
  return (fields.find(({ name }) => name === 'asset')!.request as Pick).from[0] as number;
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

for (const clock of CLOCKS)
  test(`SP-3.6: who of two others gives hidden gold is told by nothing (clock: ${clock.kind})`, () => {
    const [one, other] = [
      [1, 2],
      [2, 1],
    ].map(([from, to]) => {
      const table = market(clock);
      for (const seat of [1, 2]) decide(table, 5000, seat, table.match.requestFor(seat)!.id, { do: 'done' });
      decide(table, 9000, 0, table.match.requestFor(0)!.id, { do: 'sell', asset: firstAsset(table) });
      decide(table, 9500, from!, 'give', { to: to!, gold: 1 });
      return [table.catchUp(0, null, 10_000), table.catchUp(SPECTATOR, null, 10_000), table.movedBy];
    });
    assert.deepEqual(one, other);
  });

test('under a frozen build, too, the refusal of an undo does not name the seat that has decided since', async () => {
  const game = (await rulesOf('spartacus', 'spartacus@2'))!;
  const setup = { ...sampleSetup(games.get('spartacus')!, 3), game, options: defaultOptions(game.options) };
  const table = new LiveTable(setup, sampleStart(3));
  playToMarket(table);
  for (const seat of [0, 1]) {
    const { id } = table.match.requestFor(seat)!;
    assert.ok(!isRefused(table.apply({ t: 'decide', at: 2000, seat, id, choice: { do: 'wait' }, by: null })));
  }
  const { undo } = table.catchUp(0, null, 3000)!;
  assert.deepEqual(undo, { clause: 'SP-7.3', code: 'undo-other', text: 'another seat has decided since (SP-7.3)' });
  assert.deepEqual(table.apply({ t: 'undo', at: 3000, seat: 0 }), undo);
});
