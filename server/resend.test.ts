import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sample } from '#engine/choices.ts';
import { fastRandom } from '#engine/random.ts';
import type { FromTable } from '#live/messages.ts';
import { sampleServer } from '#server/sample-server.ts';
import { ScriptedClient } from '#server/scripted-client.ts';

test('a decision sent up to five times, over two sockets and after a restart, happens once', async (t) => {
  const server = await sampleServer(t);
  const anna = new ScriptedClient(server.url);
  const { match } = await anna.create({
    game: 'harenula',
    options: { rounds: 3 },
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }],
  });
  await anna.sit(match);
  const random = fastRandom(5);
  const wires = [await anna.connect(), await anna.connect()];
  const stream = await wires[0]!.join(match);
  await wires[0]!.until(() => stream.update !== null);
  const sent: { key: string; id: number | string; choice: unknown }[] = [];
  while (stream.update!.outcome === null) {
    await wires[0]!.until(
      () => stream.update!.outcome !== null || (stream.update!.request !== null && stream.update!.answered === null),
    );
    const { request, seq } = stream.update!;
    if (request === null) break;
    const one = { key: `d${sent.length}`, id: request.id, choice: sample(request, random) };
    sent.push(one);
    const times = 1 + random.below(5);
    const answers = await Promise.all(
      Array.from({ length: times }, () => wires[random.below(2)]!).map((wire) =>
        wire.ask({ t: 'choose', match, seat: 0, ...one }),
      ),
    );
    assert.ok(
      answers.every(({ t: kind }) => kind === 'ack'),
      JSON.stringify(answers),
    );
    await wires[0]!.until(() => stream.seq > seq);
  }
  const settle = async (message: object): Promise<FromTable> =>
    wires[1]!.ask({ t: 'choose', match, ...message } as never);
  for (const one of sent.slice(-10)) {
    assert.equal((await settle(one)).t, 'ack', 'an old decision sent again is acknowledged again');
    const changed = (await settle({ ...one, choice: [99] })) as Extract<FromTable, { t: 'refused' }>;
    assert.equal(changed.refusal.code, 'key-used');
  }
  const entries = await server.hub.around.store.read(match, 0, 10_000);
  const own = entries.filter(({ key }) => key.startsWith('seat:0:'));
  assert.equal(own.length, sent.length);
  assert.deepEqual(
    own.map(({ key }) => key),
    sent.map(({ key }) => `seat:0:${key}`),
  );
  for (const wire of wires) wire.close();
});
