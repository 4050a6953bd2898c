import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashOf } from '#engine/hash.ts';
import { fastRandom } from '#engine/random.ts';
import type { FromClient } from '#live/messages.ts';
import { sampleServer } from '#server/sample-server.ts';
import { anyAnswer, ScriptedClient, type Wire } from '#server/scripted-client.ts';

const TWO = { game: 'harenula', options: { rounds: 1 }, seats: [{ kind: 'me' }, { kind: 'open' }] };

/** Every message that a seat may send, as its holder would. */
const messages = (match: string, id: number | string, key: string): FromClient[] => [
  { t: 'choose', match, key: `${key}1`, id, choice: [] },
  { t: 'type', match, key: `${key}2`, id, text: '-' },
  { t: 'undo', match, key: `${key}3` },
  { t: 'propose', match, key: `${key}4`, what: 'pause' },
  { t: 'propose', match, key: `${key}5`, what: 'takeback', back: 1 },
  { t: 'vote', match, key: `${key}6`, vote: 1, yes: true },
  { t: 'return', match, key: `${key}7` },
  { t: 'choose', match, key: `${key}8`, id: 'give', choice: { to: 1, coins: 1 } },
  { t: 'chat', match, key: `${key}9`, to: 'table', text: 'Ave' },
];

async function allRefused(wire: Wire, list: FromClient[], codes: string[]): Promise<void> {
  for (const message of list) {
    const settled = await wire.ask(message as Parameters<Wire['ask']>[0]);
    assert.equal(settled.t, 'refused', `${JSON.stringify(message)} was taken`);
    if (settled.t === 'refused') {
      const code = settled.refusal.code.replace(/^undo-.*/, 'undo');
      assert.ok(codes.includes(code), JSON.stringify(settled.refusal));
    }
  }
}

test('nobody acts for a seat that is not his, in no match and by no message', async (t) => {
  const { url, hub } = await sampleServer(t);
  const [anna, bruno, carla, nobody] = [1, 2, 3, 4].map(() => new ScriptedClient(url)) as [
    ScriptedClient,
    ScriptedClient,
    ScriptedClient,
    ScriptedClient,
  ];
  const { match } = await anna.create({ ...TWO, name: 'Anna' });
  await anna.sit(match);
  await bruno.sit(match, { name: 'Bruno' });
  const { match: other } = await carla.create({ ...TWO, name: 'Carla' });
  await carla.sit(other);
  const wires = await Promise.all([anna, bruno, carla, nobody].map((person) => person.connect()));
  const [annas, brunos, carlas, nobodys] = wires as [Wire, Wire, Wire, Wire];
  const stream = await annas.join(match);
  await annas.until(() => stream.update !== null);
  const room = hub.room(match);
  const state = (): Promise<string> => room.run(async () => hashOf((await room.live())!.match.table.state));
  const before = await state();
  const { id } = stream.update!.request!;
  const seq = stream.seq;
  const seated = (seat: number) => messages(match, id, `w${seat}`).map((one) => ({ ...one, seat }) as FromClient);

  await allRefused(brunos, seated(0), ['not-your-seat']);
  await allRefused(brunos, seated(7), ['not-your-seat']);
  await allRefused(carlas, [...seated(0), ...seated(1)], ['not-your-seat']);
  await allRefused(carlas, messages(match, id, 'c').slice(0, -1), ['not-your-seat']);
  await allRefused(nobodys, [...seated(0), ...messages(match, id, 'n')], ['not-your-seat']);
  // A spectator with a name may talk, but not to the table.
  await allRefused(carlas, messages(match, id, 'd').slice(-1), ['chat-gallery']);
  await allRefused(annas, messages(other, id, 'o').slice(0, -1), ['not-your-seat']);
  await allRefused(annas, messages('no-such-match', id, 'x'), ['no-match']);
  await allRefused(carlas, messages(other, id, 'b').slice(0, -1), ['not-begun']);
  carlas.send({ t: 'join', match, after: null, seat: 0 });
  nobodys.send({ t: 'join', match, after: null, seat: 1 });
  await carlas.until(() => carlas.refusals.length === 1);
  await nobodys.until(() => nobodys.refusals.length === 1);

  assert.equal(await state(), before);
  assert.equal(stream.seq, seq);
  assert.equal(stream.updates.length, 1);

  const over = Promise.all([
    stream.play(anyAnswer(fastRandom(1))),
    (await brunos.join(match)).play(anyAnswer(fastRandom(2))),
  ]);
  await over;
  const end = await state();
  const late = messages(match, id, 'late').slice(0, -1);
  await allRefused(annas, late, ['over', 'not-asked', 'stale', 'not-now', 'no-vote', 'not-away', 'undo']);
  assert.equal(await state(), end);
  for (const wire of wires) wire.close();
});

test('before hello nothing is done, and another version is sent away', async (t) => {
  const { url } = await sampleServer(t);
  const anna = new ScriptedClient(url);
  const { match } = await anna.create({ ...TWO, name: 'Anna' });
  const { WebSocket } = await import('ws');
  const address = `${url.replace('http', 'ws')}ws`;
  const open = async (): Promise<{ socket: InstanceType<typeof WebSocket>; heard: string[] }> => {
    const socket = new WebSocket(address, { origin: new URL(url).origin, headers: { cookie: anna.cookie! } });
    const heard: string[] = [];
    socket.on('message', (data) => heard.push(String(data)));
    await new Promise((done) => socket.once('open', done));
    return { socket, heard };
  };
  const early = await open();
  early.socket.send(JSON.stringify({ t: 'join', match, after: null }));
  await new Promise((done) => early.socket.once('message', done));
  assert.match(early.heard[0]!, /"code":"no-hello"/);
  early.socket.terminate();
  const old = await open();
  old.socket.send(JSON.stringify({ t: 'hello', v: 99, client: 'old' }));
  const [code] = await new Promise<[number]>((done) =>
    old.socket.once('close', (...all) => done(all as unknown as [number])),
  );
  assert.equal(code, 1002);
  assert.match(old.heard[0]!, /"code":"version"/);
});
