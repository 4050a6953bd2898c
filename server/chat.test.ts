import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SPECTATOR } from '#engine/seat.ts';
import type { ChatLine, FromTable } from '#live/messages.ts';
import { chatRefusal, hears } from '#server/chat-rules.ts';
import { cleanLine } from '#server/names.ts';
import { ScriptedClient, type ScriptedStream } from '#server/scripted-client.ts';
import { linesOf } from '#server/testing/received.ts';
import { sampleServer } from '#server/testing/server.ts';

test('who may talk to whom, and who receives it', () => {
  const all = { chat: 'all', pairs: true, seats: 3, stage: 'playing' } as const;
  assert.equal(chatRefusal(all, 0, 'table'), null);
  assert.equal(chatRefusal(all, 0, 2), null);
  assert.equal(chatRefusal(all, 0, 0)?.code, 'no-seat');
  assert.equal(chatRefusal(all, 0, 3)?.code, 'no-seat');
  assert.equal(chatRefusal({ ...all, pairs: false }, 0, 2)?.code, 'chat-pairs');
  assert.equal(chatRefusal({ ...all, stage: 'waiting' }, 0, 2)?.code, 'not-begun');
  assert.equal(chatRefusal({ ...all, stage: 'waiting' }, 0, 'table'), null);
  assert.equal(chatRefusal(all, 0, 'gallery')?.code, 'chat-players');
  assert.equal(chatRefusal(all, SPECTATOR, 'table')?.code, 'chat-gallery');
  assert.equal(chatRefusal(all, SPECTATOR, 1)?.code, 'chat-gallery');
  assert.equal(chatRefusal(all, SPECTATOR, 'gallery'), null);
  assert.equal(chatRefusal({ ...all, chat: 'table' }, SPECTATOR, 'gallery')?.code, 'chat-table');
  assert.equal(chatRefusal({ ...all, chat: 'off' }, 0, 'table')?.code, 'chat-off');
  const heardBy = (to: ChatLine['to'], from: number | null, rules: Parameters<typeof hears>[0] = all): number[] =>
    [0, 1, 2, SPECTATOR].filter((viewer) => hears(rules, { from, to }, viewer));
  assert.deepEqual(heardBy('table', 0), [0, 1, 2, SPECTATOR]);
  assert.deepEqual(heardBy('table', 0, { ...all, chat: 'table' }), [0, 1, 2]);
  assert.deepEqual(heardBy(2, 0), [0, 2]);
  assert.deepEqual(heardBy('gallery', null), [SPECTATOR]);
});

test('a line has no ends of lines and nothing that turns the text around', () => {
  assert.equal(cleanLine(' a\nb\u0000\u202ec '), 'a b c');
  assert.equal(cleanLine('\ud800x'), '\ufffdx');
  assert.equal(cleanLine('<b>Ave</b>'), '<b>Ave</b>');
  assert.equal(cleanLine(`\u2800A\u3164${'\u0301'.repeat(300)}`), `A ${'\u0301'.repeat(3)}`);
});

test('talk at a table: apart, in the gallery, sent twice, after coming back', async (t) => {
  const { url } = await sampleServer(t);
  const people = [1, 2, 3].map(() => new ScriptedClient(url)) as [ScriptedClient, ScriptedClient, ScriptedClient];
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
  const { match } = await people[0].create({ game: 'harenula', seats, pairs: true, name: 'Anna' });
  await people[0].sit(match);
  for (const [i, name] of ['Bruno', 'Carla'].entries()) await people[i + 1]!.sit(match, { name });
  const guest = new ScriptedClient(url);
  await guest.post('/api/me', { name: 'Dora' });
  const wires = await Promise.all([...people, guest].map((person) => person.connect()));
  const streams = await Promise.all(wires.map((wire) => wire.join(match)));
  const say = (who: number, to: ChatLine['to'], text: string, key?: string): Promise<FromTable> =>
    wires[who]!.ask({ t: 'chat', match, to, text, ...(key === undefined ? {} : { key }) });
  await say(0, 1, 'only for you');
  await say(0, 'table', 'Ave', 'same');
  await say(0, 'table', 'Ave', 'same');
  await say(3, 'gallery', 'who leads?');
  await say(2, 'table', 'salve');
  const texts = (stream: ScriptedStream): string[] => linesOf(stream).map(({ n, text }) => `${n} ${text}`);
  const expected = [
    ['1 only for you', '2 Ave', '3 salve'],
    ['1 only for you', '2 Ave', '3 salve'],
    ['1 Ave', '2 salve'],
    ['1 Ave', '2 who leads?', '3 salve'],
  ];
  for (const [i, stream] of streams.entries()) {
    await wires[i]!.until(() => texts(stream).length === expected[i]!.length);
    assert.deepEqual(texts(stream), expected[i]);
    const again = await (await [...people, guest][i]!.connect()).join(match);
    assert.deepEqual(texts(again), expected[i]);
    again.wire.close();
  }
  assert.ok(!wires[2]!.frames.some((frame) => frame.includes('only for you')));
  for (let n = 0; n < 10; n++) await say(1, 'table', `spam ${n}`);
  assert.ok(wires[1]!.frames.some((frame) => frame.includes('too-fast')));
  for (const wire of wires) wire.close();
});

test('a player who sits down where another sat reads nothing that was meant for the other', async (t) => {
  const { url } = await sampleServer(t);
  const [anna, bruno, carla] = [1, 2, 3].map(() => new ScriptedClient(url)) as [
    ScriptedClient,
    ScriptedClient,
    ScriptedClient,
  ];
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
  const { match } = await anna.create({ game: 'harenula', seats, pairs: true, name: 'Anna' });
  await anna.sit(match);
  await bruno.sit(match, { name: 'Bruno' });
  const wire = await anna.connect();
  await wire.join(match);
  const said = await wire.ask({ t: 'chat', match, to: 1, text: 'only for Bruno' });
  await bruno.must(`/api/matches/${match}/leave`);
  await carla.sit(match, { name: 'Carla' });
  const other = await carla.connect();
  const stream = await other.join(match);
  assert.deepEqual([stream.viewer, linesOf(stream)], [1, []]);
  assert.equal(said.t === 'refused' ? said.refusal.code : said.t, 'not-begun');
  for (const one of [wire, other]) one.close();
});
