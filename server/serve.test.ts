import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastRandom } from '#engine/chance/random.ts';
import { verifyReplay } from '#engine/records/replay.ts';
import { games } from '#games/index.ts';
import { anyAnswer, ScriptedClient } from '#server/scripted-client.ts';
import { serve } from '#server/serve.ts';
import { sampleServer } from '#server/testing/server.ts';

test('a match of Harenula against a bot, from the set-up to a record that holds', async (t) => {
  const { url } = await sampleServer(t);
  const anna = new ScriptedClient(url);
  const { match, table } = await anna.create({
    game: 'harenula',
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'heuristic' }],
    name: 'Anna',
  });
  assert.equal(table.stage, 'waiting');
  assert.equal(table.seed, null);
  const begun = await anna.sit(match, { nonce: 'a nonce of mine' });
  assert.equal(begun.stage, 'playing');
  const wire = await anna.connect();
  const stream = await wire.join(match);
  assert.equal(stream.viewer, 0);
  await stream.play(anyAnswer(fastRandom(1)));
  assert.deepEqual(
    stream.updates.map(({ seq }) => seq),
    stream.updates.map((_, i) => stream.updates[0]!.seq + i),
  );
  await wire.until(() => stream.table?.stage === 'over');
  assert.match(stream.table!.seed!, /^[0-9a-f]{64}$/);
  const { text } = await anna.get(`/api/matches/${match}/replay`);
  const { proof, fault } = verifyReplay(text, games, table.commitment);
  assert.equal(fault, null);
  assert.equal(proof!.replay.header.nonces[0], 'a nonce of mine');
  assert.deepEqual(proof!.replay.ending.result, stream.update!.outcome);
  wire.close();
});

test('a folder that cannot be made is said so at once', async () => {
  await assert.rejects(serve({ data: '/proc/nope/x.sqlite', port: 0 }), /cannot be used for the data/);
});
