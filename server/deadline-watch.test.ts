import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ScriptedClient } from '#server/scripted-client.ts';
import { sampleServer } from '#server/testing/server.ts';

test('a player who does not answer in time is answered for, then stood in for, and comes back', async (t) => {
  const { url } = await sampleServer(t);
  const people = [new ScriptedClient(url), new ScriptedClient(url)] as const;
  const clock = { kind: 'live', bank: 1000, increment: 0 };
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const { match } = await people[0].create({ game: 'jugula', options: { familiaSize: 2 }, seats, clock });
  await people[0].sit(match);
  await people[1].sit(match);
  const wire = await people[0].connect();
  const stream = await wire.join(match);
  await wire.until(() => stream.update !== null);
  assert.ok(stream.update!.clocks!.running.length > 0);
  // The clock decides; for both seats at once, if the machine is slow.
  await wire.until(() => stream.seq > 1);
  await wire.until(() => stream.table!.seats.some(({ standIn }) => standIn));
  const away = stream.table!.seats.findIndex(({ standIn }) => standIn);
  const back = away === 0 ? wire : await people[1].connect();
  const settled = await back.ask({ t: 'return', match });
  assert.equal(settled.t, 'ack');
  await wire.until(() => !stream.table!.seats[away]!.standIn);
  wire.close();
  back.close();
});

test('a table that chose so gives the seat to a bot at once', async (t) => {
  const { url } = await sampleServer(t);
  const anna = new ScriptedClient(url);
  const clock = { kind: 'live', bank: 1000, increment: 0 };
  const seats = [{ kind: 'me' }, { kind: 'bot' }];
  const { match } = await anna.create({
    game: 'jugula',
    options: { familiaSize: 2, roundLimit: 2 },
    seats,
    clock,
    onTimeout: 'bot',
  });
  await anna.sit(match);
  const wire = await anna.connect();
  const stream = await wire.join(match);
  await wire.until(() => stream.table!.seats[0]!.standIn);
  await wire.until(() => stream.table!.stage === 'over');
  const { text } = await anna.get(`/api/matches/${match}/replay`);
  assert.ok(
    text
      .split('\n')
      .slice(1, -2)
      .every((line) => line.includes('"by":"bot"')),
  );
  wire.close();
});
