import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { ScriptedClient } from '#server/scripted-client.ts';
import { linesOf } from '#server/testing/received.ts';
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

test('what a person sends while being deleted leaves no name, no line and no seat', async (t) => {
  const { url } = await sampleServer(t, { limits: { refusedJoinsPerMinute: 10_000 } });
  const bruno = new ScriptedClient(url);
  await bruno.must('/api/me', { name: 'Bruno' });
  const his = await bruno.connect();
  for (let round = 0; round < 12; round++) {
    const anna = new ScriptedClient(url);
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const { match } = await anna.create({ game: 'harenula', seats, name: 'Anna' });
    await anna.sit(match);
    await bruno.sit(match);
    const other = (await bruno.create({ game: 'harenula', seats })).match;
    const hers = await anna.connect();
    await hers.join(match);
    const { cookie } = anna;
    let isGone = false;
    const gone = anna.request('DELETE', '/api/me', {}).then((reply) => {
      isGone = true;
      return reply;
    });
    const late: Promise<unknown>[] = [];
    for (let n = 0; !isGone && n < 40; n++) {
      const self = new ScriptedClient(url);
      self.cookie = cookie;
      if (n < 5) hers.send({ t: 'chat', match, to: 'table', text: 'too late', key: `late-${n}` });
      if (n % 4 === 1) late.push(self.post('/api/me', { name: 'Annula' }));
      if (n % 4 === 2) late.push(self.post(`/api/matches/${other}/join`));
      await sleep(round % 3);
    }
    assert.equal((await gone).status, 200);
    await Promise.all(late);
    hers.close();
    const { table } = (await bruno.get(`/api/matches/${match}`)).json;
    assert.match(table.seats[0].name, /^Player /);
    assert.deepEqual(linesOf(await his.join(match)), []);
    // Whoever comes with the cookie later is another person.
    const { name } = (await bruno.get(`/api/matches/${other}`)).json.table.seats[1];
    assert.ok(name === null || name.startsWith('Guest '), name);
  }
  his.close();
});
