import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastRandom } from '#engine/chance/random.ts';
import { sample } from '#engine/requests/choices.ts';
import type { Choice } from '#engine/requests/request.ts';
import { ScriptedClient } from '#server/scripted-client.ts';
import { sampleServer } from '#server/testing/server.ts';

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
  const sent: { key: string; id: number | string; choice: Choice }[] = [];
  let count = 0;
  while (stream.update!.outcome === null) {
    await wires[0]!.until(
      () => stream.update!.outcome !== null || (stream.update!.request !== null && stream.update!.answered === null),
    );
    const { request, seq } = stream.update!;
    if (request === null) break;
    const one = { key: `d${count++}`, id: request.id, choice: sample(request, random) };
    sent.push(one);
    const times = 1 + random.below(5);
    const answers = await Promise.all(
      Array.from({ length: times }, () => wires[random.below(2)]!).map((wire) =>
        wire.ask({ t: 'choose', match, seat: 0, ...one }),
      ),
    );
    // The bot may have been faster: then all of them are refused, and nothing was decided.
    assert.equal(new Set(answers.map((one) => one.t)).size, 1, JSON.stringify(answers));
    if (answers[0]!.t === 'refused') sent.pop();
    await wires[0]!.until(() => stream.seq > seq);
  }
  for (const wire of wires) wire.close();
  await server.close();
  const again = await sampleServer(t, { data: server.data });
  const later = new ScriptedClient(again.url);
  later.cookie = anna.cookie;
  const wire = await later.connect();
  for (const one of sent) {
    assert.equal((await wire.ask({ t: 'choose', match, ...one })).t, 'ack', 'sent again, acknowledged again');
    const changed = await wire.ask({ t: 'choose', match, ...one, choice: [99] });
    assert.equal(changed.t === 'refused' && changed.refusal.code, 'key-used');
  }
  wire.close();
  const entries = await again.hub.around.store.read(match, 0, 10_000);
  const own = entries.filter(({ key }) => key.startsWith('seat:0:'));
  assert.equal(own.length, sent.length);
  assert.deepEqual(
    own.map(({ key }) => key),
    sent.map(({ key }) => `seat:0:${key}`),
  );
});
