import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { cleanOrigin, ownOrigins } from '#server/origins.ts';
import { ScriptedClient } from '#server/scripted-client.ts';
import { sampleServer } from '#server/testing/server.ts';

/** The result of a socket from this origin: 'open', or the status. */
const tryOpen = (url: string, origin: string | null, cookie?: string): Promise<string> =>
  new Promise((done) => {
    const headers = { ...(cookie === undefined ? {} : { cookie }), ...(origin === null ? {} : { origin }) };
    const socket = new WebSocket(`${url.replace('http', 'ws')}ws`, { headers });
    socket.on('open', () => {
      socket.terminate();
      done('open');
    });
    socket.on('unexpected-response', (_request, response) => done(String(response.statusCode)));
    socket.on('error', () => done('error'));
  });

test('forty origins that are not ours are refused, with and without a cookie', async (t) => {
  const { url, port } = await sampleServer(t, { origins: ['https://play.example.org'] });
  const anna = new ScriptedClient(url);
  await anna.post('/api/me', { name: 'Anna' });
  const own = `127.0.0.1:${port}`;
  const hostile = [
    'https://evil.example',
    'http://evil.example',
    'null',
    '',
    'file://',
    'about:blank',
    'data:',
    'javascript:0',
    `https://${own}`,
    `HTTP://${own}`,
    `http://${own}/`,
    `http://${own}/m/1`,
    `http://${own}.evil.example`,
    `http://evil.example#http://${own}`,
    `http://evil.example/?${own}`,
    `http://user@${own}`,
    `http://${own}@evil.example`,
    'http://127.0.0.1',
    `http://127.0.0.1:${port + 1}`,
    `http://127.0.0.1:0${port}`,
    `http://127.1:${port}`,
    `http://0x7f000001:${port}`,
    `http://2130706433:${port}`,
    `http://[::ffff:127.0.0.1]:${port}`,
    `http://0.0.0.0:${port}`,
    `http://LOCALHOST:${port}`,
    `http://localhost.:${port}`,
    `http://localhost:${port}.evil.example`,
    `http://xlocalhost:${port}`,
    'http://play.example.org',
    'https://play.example.org:443',
    'https://play.example.org/',
    'https://PLAY.example.org',
    'https://play.example.org.evil.example',
    'https://xplay.example.org',
    'https://play.example.orgx',
    'https://example.org',
    `ws://${own}`,
    `http://${own},http://evil.example`,
    `http://${own} http://evil.example`,
  ];
  assert.equal(new Set(hostile).size, 40);
  for (const origin of hostile) {
    assert.equal(await tryOpen(url, origin, anna.cookie!), '403', origin);
    assert.equal(await tryOpen(url, origin), '403', origin);
  }
  assert.equal(await tryOpen(url, null, anna.cookie!), '403', 'no origin at all');
  for (const origin of [`http://${own}`, `http://localhost:${port}`, 'https://play.example.org']) {
    assert.equal(await tryOpen(url, origin, anna.cookie!), 'open', origin);
  }
});

test('an origin is written as browsers send it, or not taken', () => {
  assert.equal(cleanOrigin('https://play.example.org/'), 'https://play.example.org');
  for (const bad of ['play.example.org', 'https://x/y', 'ftp://x', 'https://u@x', 'https://x:443', ''])
    assert.equal(cleanOrigin(bad), null);
});

test('a server that listens everywhere is used at every address of the machine, and at no other', () => {
  const addresses = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
  const own = addresses.filter(({ family }) => family === 'IPv4').map(({ address }) => `http://${address}:8080`);
  const origins = ownOrigins('0.0.0.0', 8080);
  for (const origin of ['http://127.0.0.1:8080', ...own]) assert.ok(origins.includes(origin), origin);
  assert.ok(!origins.includes('http://0.0.0.0:8080'));
});

test('too long, too many, binary: that socket is ended or refused, others go on', async (t) => {
  const { url } = await sampleServer(t, { limits: { messages: 20, messagesPerSecond: 0.01, socketsPerGuest: 2 } });
  const [anna, bruno] = [new ScriptedClient(url), new ScriptedClient(url)] as const;
  await anna.post('/api/me', { name: 'Anna' });
  await bruno.post('/api/me', { name: 'Bruno' });
  const steady = await bruno.connect();
  const long = await anna.connect();
  long.socket.send('x'.repeat(17_000));
  await long.until(() => long.closed !== null);
  assert.equal(long.closed!.code, 1009);
  const many = await anna.connect();
  for (let n = 0; n < 40; n++) many.send({ t: 'ping' });
  await many.until(() => many.closed !== null);
  assert.equal(many.closed!.code, 1008);
  assert.equal(many.frames.filter((frame) => frame.includes('pong')).length, 19);
  const odd = await anna.connect();
  odd.socket.send(Buffer.from([1, 2, 3]));
  await odd.until(() => odd.refusals.length === 1);
  const second = await anna.connect();
  assert.equal(await tryOpen(url, new URL(url).origin, anna.cookie!), '429');
  second.close();
  odd.close();
  steady.send({ t: 'ping' });
  await steady.until(() => steady.frames.at(-1)!.includes('pong'));
  steady.close();
});

test('a client that does not read is dropped before it costs memory', async (t) => {
  const server = await sampleServer(t, { limits: { messages: 1e6, messagesPerSecond: 1e6 } });
  const anna = new ScriptedClient(server.url);
  const seats = [{ kind: 'me' }, { kind: 'bot' }];
  const { match } = await anna.create({ game: 'gladiatori', seats });
  await anna.sit(match);
  const wire = await anna.connect();
  (wire.socket as unknown as { _socket: { pause(): void } })._socket.pause();
  const join = JSON.stringify({ t: 'join', match, after: null });
  const isDropped = (): boolean => server.log.lines.some((line) => line.includes('not-reading'));
  for (let n = 0; n < 400 && !isDropped(); n++) {
    for (let k = 0; k < 20; k++) wire.socket.send(join);
    await sleep(20);
  }
  assert.ok(isDropped());
  wire.close();
});

test('pings and pongs count: a flood of them ends the socket, a few are answered', async (t) => {
  const { url, log } = await sampleServer(t, { limits: { messages: 1e6, messagesPerSecond: 1e6 } });
  const anna = new ScriptedClient(url);
  await anna.post('/api/me', { name: 'Anna' });
  const calm = await anna.connect();
  const pongs: string[] = [];
  calm.socket.on('pong', (data) => pongs.push(String(data)));
  for (const word of ['one', 'two', 'three']) calm.socket.ping(word);
  while (pongs.length < 3) await once(calm.socket, 'pong');
  assert.deepEqual(pongs, ['one', 'two', 'three']);
  for (const kind of ['ping', 'pong'] as const) {
    const flood = await anna.connect();
    let answers = 0;
    flood.socket.on('pong', () => answers++);
    const payload = Buffer.alloc(125);
    for (let n = 0; n < 20_000 && flood.closed === null; n++) flood.socket[kind](payload);
    await flood.until(() => flood.closed !== null);
    assert.equal(flood.closed!.code, 1006, kind);
    assert.ok(answers <= 40, `${answers} pongs for a flood of ${kind}s`);
  }
  assert.equal(log.lines.filter((line) => line.includes('controls')).length, 2);
  calm.send({ t: 'ping' });
  await calm.until(() => calm.frames.at(-1)!.includes('pong'));
  calm.close();
});

test('nonsense instead of a request is answered with 400', async (t) => {
  const { port } = await sampleServer(t);
  const answer = await new Promise<string>((done) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('NONSENSE\r\n\r\n'));
    socket.on('data', (data) => done(String(data)));
  });
  assert.match(answer, /^HTTP\/1\.1 400/);
});
