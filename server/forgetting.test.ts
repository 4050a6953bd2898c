import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { ScriptedClient } from '#server/scripted-client.ts';
import { sampleServer } from '#server/testing/server.ts';

test('of a deleted person neither name nor words are left in the file', async (t) => {
  const { url, data } = await sampleServer(t);
  const [anna, bruno] = [new ScriptedClient(url), new ScriptedClient(url)];
  const { match } = await anna.create({
    game: 'harenula',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    name: 'Annaquesta',
  });
  await anna.sit(match);
  await bruno.sit(match, { name: 'Brunolungo' });
  const [hers, his] = [await anna.connect(), await bruno.connect()];
  await hers.join(match);
  await his.join(match);
  for (let n = 0; n < 4; n++) {
    await hers.ask({ t: 'chat', match, to: 'table', text: `nobody shall read this ${n} ${'.'.repeat(300)}` });
    await his.ask({ t: 'chat', match, to: 'table', text: `this stays ${n}` });
  }
  await anna.post('/api/me', { name: 'Annalaltra' });
  const bytes = (): string =>
    [data, `${data}-wal`].map((file) => (existsSync(file) ? readFileSync(file, 'latin1') : '')).join('');
  assert.match(bytes(), /nobody shall read this/);
  assert.equal((await anna.request('DELETE', '/api/me', {})).status, 200);
  const kept = bytes();
  for (const word of ['nobody shall read', 'Annaquesta', 'Annalaltra']) assert.ok(!kept.includes(word), word);
  for (const word of ['this stays', 'Brunolungo']) assert.ok(kept.includes(word), word);
  hers.close();
  his.close();
});
