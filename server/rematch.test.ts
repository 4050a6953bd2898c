import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { fastRandom } from '#engine/chance/random.ts';
import type { Rematch, TableInfo } from '#live/messages.ts';
import { anyAnswer, ScriptedClient, type Wire } from '#server/scripted-client.ts';
import { sampleServer } from '#server/testing/server.ts';

/** Three people have played a match to its end, and are still at its table. */
async function played(t: TestContext) {
  const { url } = await sampleServer(t);
  const people = ['Anna', 'Bruno', 'Cleo'].map(() => new ScriptedClient(url));
  const [anna, bruno, cleo] = people as [ScriptedClient, ScriptedClient, ScriptedClient];
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'bot', level: 'random' }];
  const { match } = await anna.create({ game: 'harenula', options: { rounds: 1 }, seats, name: 'Anna' });
  await anna.sit(match);
  await bruno.sit(match, { name: 'Bruno' });
  await cleo.sit(match, { name: 'Cleo' });
  const wires = await Promise.all(people.map((one) => one.connect()));
  t.after(() => {
    for (const wire of wires) wire.close();
  });
  const random = fastRandom(3);
  const streams = await Promise.all(wires.map((wire) => wire.join(match)));
  await Promise.all(streams.map((stream) => stream.play(anyAnswer(random))));
  return { anna, bruno, cleo, match, wires };
}

/** What a wire was told last of the rematch, once it is so. */
async function told(wire: Wire, is: (rematch: Rematch) => boolean): Promise<Rematch> {
  const last = (): Rematch | null => {
    const frames = wire.frames.map((frame) => JSON.parse(frame) as { t: string; table?: TableInfo });
    return frames.findLast((frame) => frame.t === 'table')?.table?.rematch ?? null;
  };
  await wire.until(() => {
    const rematch = last();
    return rematch !== null && is(rematch);
  });
  return last()!;
}

const answers = ({ seats }: Rematch): string[] => seats.map(({ answer }) => answer);

test('one asks, the others are told at the table they still sit at, and with the last of them it begins', async (t) => {
  const { anna, bruno, cleo, match, wires } = await played(t);
  const { match: next } = (await anna.must(`/api/matches/${match}/rematch`)) as { match: string };
  for (const wire of wires) {
    // First that there is one, then that who asked sits there.
    const rematch = await told(wire, ({ seats }) => seats[0]!.answer === 'yes');
    assert.deepEqual([rematch.of, rematch.match, rematch.hasBegun], [match, next, false]);
    assert.deepEqual(answers(rematch), ['yes', 'asked', 'asked', 'bot']);
  }
  assert.equal((await bruno.sit(next)).stage, 'waiting');
  const waiting = (await bruno.get(`/api/matches/${next}`)).json.table as TableInfo;
  assert.deepEqual(answers(waiting.rematch!), ['yes', 'yes', 'asked', 'bot'], 'the same at the table that waits');
  assert.equal((await cleo.sit(next)).stage, 'playing');
  assert.ok((await told(wires[0]!, ({ hasBegun }) => hasBegun)).hasBegun);
});

test('a player who does not play again is named, and a bot sits down only when all who stay agree', async (t) => {
  const { anna, bruno, cleo, match, wires } = await played(t);
  const { match: next } = (await anna.must(`/api/matches/${match}/rematch`)) as { match: string };
  await bruno.sit(next);
  const early = await anna.post(`/api/matches/${next}/start`);
  assert.deepEqual([early.status, early.json.code], [409, 'still-asked']);
  await cleo.must(`/api/matches/${next}/leave`);
  const rematch = await told(wires[0]!, ({ seats }) => seats[2]!.answer === 'no');
  assert.equal(rematch.seats[2]!.name, 'Cleo');
  const stranger = await cleo.post(`/api/matches/${next}/start`);
  assert.deepEqual([stranger.status, stranger.json.code], [403, 'not-your-seat']);
  // Not the maker of the match: at a rematch all count alike.
  const asked = (await bruno.must(`/api/matches/${next}/start`)) as { table: TableInfo };
  assert.equal(asked.table.stage, 'waiting', 'Anna has not agreed');
  assert.deepEqual(
    asked.table.rematch!.seats.map(({ bots }) => bots),
    [false, true, false, false],
  );
  const begun = (await anna.must(`/api/matches/${next}/start`)) as { table: TableInfo };
  assert.deepEqual([begun.table.stage, begun.table.seats[2]!.kind], ['playing', 'bot']);
});

test('a player who said no may still sit down, and a rematch without players is removed', async (t) => {
  const { anna, bruno, cleo, match } = await played(t);
  const { match: next } = (await anna.must(`/api/matches/${match}/rematch`)) as { match: string };
  await bruno.must(`/api/matches/${next}/leave`);
  await bruno.sit(next, { seat: 1 });
  await bruno.must(`/api/matches/${next}/leave`);
  await anna.must(`/api/matches/${next}/leave`);
  assert.equal((await anna.get(`/api/matches/${next}`)).status, 404);
  assert.equal((await anna.get(`/api/matches/${match}`)).json.table.rematch, null);
  const { match: later } = (await cleo.must(`/api/matches/${match}/rematch`)) as { match: string };
  assert.notEqual(later, next);
});
