import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Game } from '#engine/game.ts';
import { hashOf } from '#engine/records/hash.ts';
import { games } from '#games/index.ts';
import type { FromClient } from '#live/messages.ts';
import { ScriptedClient, type Wire } from '#server/scripted-client.ts';
import { sampleServer } from '#server/testing/server.ts';

const TWO = { game: 'harenula', options: { rounds: 1 }, seats: [{ kind: 'me' }, { kind: 'open' }] };
/** Short, so that a match is soon over. */
const SHORT: { readonly [game: string]: { [name: string]: unknown } } = {
  harenula: { rounds: 1 },
  jugula: { familiaSize: 2, roundLimit: 2 },
  spartacus: { turnLimit: 1 },
  'house-of-gladiators': { roundLimit: 1 },
};

/** Every message that a seat may send, as its holder would; the last one is chat. */
const messages = (game: Game, match: string, id: number | string, key: string): FromClient[] => [
  { t: 'choose', match, key: `${key}1`, id, choice: [] },
  { t: 'type', match, key: `${key}2`, id, text: '-' },
  { t: 'undo', match, key: `${key}3` },
  { t: 'propose', match, key: `${key}4`, what: 'pause' },
  { t: 'propose', match, key: `${key}5`, what: 'takeback', back: 1 },
  { t: 'vote', match, key: `${key}6`, vote: 1, yes: true },
  { t: 'return', match, key: `${key}7` },
  ...game.commands.map(({ name }): FromClient => ({ t: 'choose', match, key: `${key}8${name}`, id: name, choice: 0 })),
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

for (const game of games.values()) {
  test(`${game.id}: nobody acts for another person's seat, in no match and by no message`, async (t) => {
    const { url, hub } = await sampleServer(t);
    const people = Array.from({ length: 4 }, () => new ScriptedClient(url));
    const [anna, bruno, carla] = people as [ScriptedClient, ScriptedClient, ScriptedClient];
    const two = { game: game.id, options: SHORT[game.id] ?? {}, seats: TWO.seats };
    const { match } = await anna.create({ ...two, name: 'Anna' });
    await anna.sit(match);
    await bruno.sit(match, { name: 'Bruno' });
    const { match: other } = await carla.create({ ...two, name: 'Carla' });
    await carla.sit(other);
    const wires = await Promise.all(people.map((person) => person.connect()));
    const [annas, brunos, carlas, nobodys] = wires as [Wire, Wire, Wire, Wire];
    const stream = await annas.join(match);
    await annas.until(() => stream.update !== null);
    const { room } = hub.match(match);
    const state = (): Promise<string> => room.run(async () => hashOf((await room.table())!.match.table.state));
    const before = await state();
    const id = stream.update!.request?.id ?? 0;
    const { seq } = stream;
    const all = (key: string, where = match): FromClient[] => messages(game, where, id, key);
    const seated = (seat: number) => all(`w${seat}`).map((one) => ({ ...one, seat }) as FromClient);

    await allRefused(brunos, seated(0), ['not-your-seat']);
    await allRefused(brunos, seated(7), ['not-your-seat']);
    await allRefused(carlas, [...seated(0), ...seated(1)], ['not-your-seat']);
    await allRefused(carlas, all('c').slice(0, -1), ['not-your-seat']);
    await allRefused(nobodys, [...seated(0), ...all('n')], ['not-your-seat']);
    // A spectator with a name may chat, but not with the table.
    await allRefused(carlas, all('d').slice(-1), ['chat-gallery']);
    await allRefused(annas, all('o', other).slice(0, -1), ['not-your-seat']);
    await allRefused(annas, all('x', 'no-such-match'), ['no-match']);
    await allRefused(carlas, all('b', other).slice(0, -1), ['not-begun']);
    carlas.send({ t: 'join', match, after: null, seat: 0 });
    nobodys.send({ t: 'join', match, after: null, seat: 1 });
    await carlas.until(() => carlas.refusals.length === 1);
    await nobodys.until(() => nobodys.refusals.length === 1);
    // Leaving a seat of another person changes nothing.
    for (const wire of [brunos, carlas, nobodys]) wire.send({ t: 'part', match, seat: 0 });
    for (const wire of [brunos, carlas, nobodys]) await wire.ask({ t: 'return', match, seat: 9 });

    assert.equal(await state(), before);
    assert.equal(stream.seq, seq);
    assert.equal(stream.updates.length, 1);

    for (const person of [anna, bruno]) await person.must(`/api/matches/${match}/leave`);
    await annas.until(() => stream.table!.stage === 'over');
    assert.notEqual(stream.update!.outcome, null, 'the stream still goes to its holder');
    const end = await state();
    const late = ['over', 'not-asked', 'stale', 'not-now', 'no-vote', 'not-away', 'undo'];
    await allRefused(annas, all('late').slice(0, -1), late);
    await allRefused(brunos, seated(0), ['not-your-seat']);
    await allRefused(carlas, all('e').slice(-1), ['chat-gallery']);
    await allRefused(nobodys, all('f').slice(-1), ['not-your-seat']);
    assert.equal((await annas.ask({ t: 'chat', match, to: 'table', text: 'well played' })).t, 'ack');
    assert.equal(await state(), end);
    for (const wire of wires) wire.close();
  });
}

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
