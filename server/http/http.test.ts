import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import { temporaryFolder } from '#checks/testing/project.ts';
import { fastRandom } from '#engine/chance/random.ts';
import { verifyReplay } from '#engine/records/replay.ts';
import { games } from '#games/index.ts';
import { anyAnswer, type Reply, ScriptedClient } from '#server/scripted-client.ts';
import { sampleServer } from '#server/testing/server.ts';

const TWO = { game: 'harenula', options: { rounds: 1 }, seats: [{ kind: 'me' }, { kind: 'open' }] };

function isProblem({ status, headers, json }: Reply, wanted: number, code: string): void {
  assert.equal(status, wanted, JSON.stringify(json));
  assert.equal(headers.get('content-type'), 'application/problem+json');
  assert.equal(json.code, code);
  assert.match(json.detail, /^['A-Z].+\.$/, 'a sentence that says what to do');
}

/** The answer to a path as it is: fetch would take `..` out of it. */
const rawGet = (url: string, path: string): Promise<{ status: number | undefined; isSecret: boolean }> =>
  new Promise((done, failed) => {
    const { hostname: host, port } = new URL(url);
    const asking = request({ host, port, path, agent: false }, async (response) => {
      const text = await new Response(Readable.toWeb(response) as never).text();
      done({ status: response.statusCode, isSecret: text.includes('not for visitors') });
    });
    asking.on('error', failed).end();
  });

test('health, games, and answers to what is not there', async (t) => {
  const { url } = await sampleServer(t, { version: '9.9.9' });
  const anna = new ScriptedClient(url);
  const { json } = await anna.get('/healthz');
  assert.deepEqual([json.ok, json.version, json.protocol], [true, '9.9.9', 1]);
  assert.deepEqual(
    (await anna.get('/api/games')).json.games.map((one: { id: string }) => one.id),
    [...games.keys()],
  );
  isProblem(await anna.get('/api/matches/nosuch'), 404, 'no-match');
  isProblem(await anna.get('/api/nosuch'), 404, 'no-page');
  isProblem(await anna.request('DELETE', '/healthz', {}), 405, 'method');
  isProblem(await anna.get('/api/matches?which=mine'), 401, 'no-guest');
  isProblem(await anna.post('/api/matches/nosuch/start'), 401, 'no-guest');
});

test('a set-up that cannot be is refused with what is wrong', async (t) => {
  const { url } = await sampleServer(t);
  const anna = new ScriptedClient(url);
  const create = (body: object) => anna.post('/api/matches', { ...TWO, ...body });
  isProblem(await create({ game: 'chess' }), 400, 'no-game');
  isProblem(await create({ options: { rounds: 99 } }), 400, 'bad-option');
  isProblem(await create({ options: { nosuch: 1 } }), 400, 'no-option');
  isProblem(await create({ seats: [] }), 400, 'seats');
  isProblem(await create({ seats: [{ kind: 'me' }, { kind: 'bot', level: 'god' }] }), 400, 'no-level');
  isProblem(await create({ name: '(root)' }), 400, 'name');
  isProblem(await create({ more: 1 }), 400, 'body');
  isProblem(await create({ clock: { kind: 'live', bank: 1, increment: 0 } }), 400, 'body');
  isProblem(await create({ game: 'gladiatori', options: { mode: 'team' } }), 400, 'options');
  isProblem(await create({ options: { rounds: 'x'.repeat(20_000) } }), 413, 'too-large');
  const raw = await fetch(new URL('api/matches', url), {
    method: 'POST',
    headers: { origin: new URL(url).origin },
    body: 'x=1',
  });
  assert.equal(raw.status, 415);
});

test('one address makes so many requests, matches and people a minute, and no more', async (t) => {
  const limits = { requestsPerMinute: 8, matchesPerMinute: 2, guestsPerMinute: 2 };
  const { url } = await sampleServer(t, { limits });
  const anna = new ScriptedClient(url);
  for (let n = 0; n < 2; n++) await anna.create(TWO);
  isProblem(await anna.post('/api/matches', TWO), 429, 'too-many');
  assert.equal((await new ScriptedClient(url).post('/api/me', { name: 'Bruno' })).status, 200);
  isProblem(await new ScriptedClient(url).post('/api/me', { name: 'Carla' }), 429, 'too-many');
  for (let n = 0; n < 3; n++) assert.equal((await anna.get('/healthz')).status, 200);
  isProblem(await anna.get('/healthz'), 429, 'too-many');
});

test('what changes something is done only for pages of this server', async (t) => {
  const { url, routes } = await sampleServer(t);
  const anna = new ScriptedClient(url);
  await anna.create({ ...TWO, name: 'Anna' });
  const own = new URL(url).origin;
  const from: { [name: string]: string }[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: '' },
    { origin: own, 'sec-fetch-site': 'cross-site' },
    { origin: own, 'sec-fetch-site': 'same-site' },
    { origin: `${own}.evil.example`, 'sec-fetch-site': 'same-origin' },
  ];
  const changing = routes.filter(({ method }) => method !== 'GET');
  assert.ok(changing.length >= 9);
  for (const { method, path } of changing) {
    for (const headers of from) {
      isProblem(await anna.request(method, path.replace(/:\w+/g, 'x'), {}, headers), 403, 'origin');
    }
  }
  assert.equal(
    (await anna.request('POST', '/api/me', { name: 'Anna' }, { 'sec-fetch-site': 'same-origin' })).status,
    200,
  );
});

test('invitations: for one seat, once, and only until taken back', async (t) => {
  const { url } = await sampleServer(t);
  const [anna, bruno, carla] = [1, 2, 3].map(() => new ScriptedClient(url)) as [
    ScriptedClient,
    ScriptedClient,
    ScriptedClient,
  ];
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
  const { match } = await anna.create({ ...TWO, seats, name: 'Anna' });
  const invite = async (seat: number) =>
    (await anna.post(`/api/matches/${match}/invite`, { seat })).json.token as string;
  const [first, second] = [await invite(1), await invite(2)];
  isProblem(await anna.post(`/api/matches/${match}/invite`, { seat: 0 }), 409, 'taken');
  await bruno.post('/api/me', { name: 'Bruno' });
  isProblem(await bruno.post(`/api/matches/${match}/invite`, { seat: 1 }), 403, 'not-host');
  isProblem(await bruno.post(`/api/matches/${match}/join`, {}), 409, 'taken');
  assert.equal((await bruno.get(`/api/invites/${first}`)).json.seat, 1);
  assert.deepEqual((await anna.request('DELETE', `/api/matches/${match}/invite`, { seat: 1 })).json, { revoked: 1 });
  isProblem(await bruno.post(`/api/invites/${first}`), 404, 'no-invite');
  const taken = await bruno.post(`/api/invites/${second}`, { nonce: 'b' });
  assert.equal(taken.json.table.seats[2].name, 'Bruno');
  isProblem(await carla.post(`/api/invites/${second}`, { name: 'Carla' }), 404, 'no-invite');
  assert.equal((await carla.sit(match, { name: 'Carla' })).seats[1]!.name, 'Carla');
  assert.equal((await anna.sit(match)).stage, 'playing');
  isProblem(await new ScriptedClient(url).post(`/api/matches/${match}/join`, {}), 409, 'begun');
});

test('lists, leaving before the start, starting with bots, a rematch for the same people', async (t) => {
  const { url } = await sampleServer(t);
  const [anna, bruno] = [new ScriptedClient(url), new ScriptedClient(url)] as const;
  const { match } = await anna.create({ ...TWO, listed: true, name: 'Anna' });
  const { match: hidden } = await anna.create({ ...TWO, name: 'Anna' });
  const open = async (who: ScriptedClient, which: string): Promise<string[]> =>
    (await who.get(`/api/matches?which=${which}`)).json.matches.map(
      (one: { table: { match: string } }) => one.table.match,
    );
  assert.deepEqual(await open(bruno, 'open'), [match]);
  assert.deepEqual((await open(anna, 'mine')).sort(), [match, hidden].sort());
  await bruno.sit(match, { name: 'Bruno' });
  const left = await bruno.must(`/api/matches/${match}/leave`);
  assert.equal((left as { table: { seats: { kind: string }[] } }).table.seats[1]!.kind, 'open');
  assert.equal((await anna.post(`/api/matches/${hidden}/leave`)).status, 200);
  isProblem(await anna.get(`/api/matches/${hidden}`), 404, 'no-match');
  isProblem(await bruno.post(`/api/matches/${match}/start`), 403, 'not-host');
  isProblem(await anna.post(`/api/matches/${match}/rematch`), 409, 'not-over');
  isProblem(await anna.get(`/api/matches/${match}/replay`), 409, 'not-begun');
  const begun = (await anna.post(`/api/matches/${match}/start`, { level: 'random' })).json.table;
  assert.deepEqual([begun.stage, begun.seats[1].kind, begun.seats[1].level], ['playing', 'bot', 'random']);
  const wire = await anna.connect();
  await (await wire.join(match)).play(anyAnswer(fastRandom(1)));
  isProblem(await bruno.post(`/api/matches/${match}/rematch`), 403, 'not-your-seat');
  const again = (await anna.post(`/api/matches/${match}/rematch`)).json;
  assert.notEqual(again.match, match);
  assert.equal((await anna.post(`/api/matches/${match}/rematch`)).json.match, again.match);
  assert.equal((await anna.get(`/api/matches/${match}`)).json.table.rematch.match, again.match);
  assert.equal(again.table.stage, 'playing', 'bots and the one who asks: nobody is missing');
  wire.close();
});

test('a replay shows what its reader may know: the public part, what the reader’s seat saw, everything at the end', async (t) => {
  const { url } = await sampleServer(t);
  const [anna, bruno] = [new ScriptedClient(url), new ScriptedClient(url)] as const;
  const { match } = await anna.create({ ...TWO, name: 'Anna' });
  await anna.sit(match);
  await bruno.sit(match, { name: 'Bruno' });
  const replay = (who: ScriptedClient, query = '') => who.get(`/api/matches/${match}/replay${query}`);
  const [gallery, own] = [await replay(bruno), await replay(bruno, '?seat=1')];
  assert.match(gallery.text, /"seen":15,/);
  assert.match(own.text, /"seen":1,/);
  assert.notEqual(gallery.text.split('\n').slice(1).join(), own.text.split('\n').slice(1).join());
  isProblem(await replay(bruno, '?seat=0'), 403, 'not-your-seat');
  isProblem(await replay(new ScriptedClient(url), '?seat=1'), 403, 'not-your-seat');
  for (const { text } of [gallery, own]) assert.ok(!text.includes('"seed"') && !text.includes('"choice"'));
  const wire = await anna.connect();
  const stream = await wire.join(match);
  for (const person of [anna, bruno]) await person.must(`/api/matches/${match}/leave`);
  await wire.until(() => stream.table!.stage === 'over');
  const { proof, fault } = verifyReplay((await replay(new ScriptedClient(url))).text, games);
  assert.deepEqual([fault, proof!.replay.ending.result], [null, stream.update!.outcome]);
  wire.close();
});

test('my data: all of it out, all of it gone, and nobody waits for me', async (t) => {
  const { url } = await sampleServer(t);
  const [anna, bruno] = [new ScriptedClient(url), new ScriptedClient(url)] as const;
  const { match } = await anna.create({ ...TWO, name: 'Anna Secunda' });
  await anna.sit(match, { nonce: 'x' });
  await bruno.sit(match, { name: 'Bruno' });
  const wires = [await anna.connect(), await bruno.connect()];
  const stream = await wires[1]!.join(match);
  await wires[0]!.ask({ t: 'chat', match, to: 'table', text: 'hello from Anna' });
  await anna.post('/api/me', { name: 'Anna Prima' });
  await wires[1]!.until(() => stream.table!.seats[0]!.name === 'Anna Prima');
  const { json, headers } = await anna.get('/api/me/export');
  assert.match(headers.get('content-disposition')!, /attachment/);
  assert.equal(json.guest.name, 'Anna Prima');
  assert.equal(json.seats[0].match, match);
  assert.equal(json.chat[0].text, 'hello from Anna');
  const old = anna.cookie;
  const gone = await anna.request('DELETE', '/api/me', {});
  assert.match(gone.headers.get('set-cookie')!, /Max-Age=0/);
  await wires[0]!.until(() => wires[0]!.closed !== null);
  await wires[1]!.until(() => stream.table!.seats[0]!.standIn && stream.table!.seats[0]!.name !== 'Anna Prima');
  anna.cookie = old;
  isProblem(await anna.get('/api/me/export'), 401, 'no-guest');
  assert.ok(!(await bruno.get(`/api/matches/${match}/replay`)).text.includes('Anna'));
  wires[1]!.close();
});

test('the cookie of a guest cannot be read by scripts nor sent from other sites, and is secure behind https', async (t) => {
  const { url } = await sampleServer(t, { base: '/games/' });
  const { headers } = await new ScriptedClient(url).post('/api/me', { name: 'Anna' });
  assert.match(headers.get('set-cookie')!, /^harena=[\w-]{43}; Path=\/games\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/);
  const behind = await sampleServer(t, { origins: ['https://play.example.org'] });
  const client = new ScriptedClient(behind.url);
  const secure = await client.request('POST', '/api/me', { name: 'Anna' }, { origin: 'https://play.example.org' });
  assert.match(secure.headers.get('set-cookie')!, /; Secure/);
});

test('the client’s files: from its folder only, under the base path, with a strict policy', async (t) => {
  const outside = temporaryFolder(t);
  writeFileSync(join(outside, 'secret.txt'), 'not for visitors');
  const folder = join(outside, 'client');
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<!doctype html><base href="/"><title>Harena</title>');
  writeFileSync(join(folder, 'assets', 'main-a1B2c3D4.js'), 'console.log(1)');
  const { url } = await sampleServer(t, { base: '/games/', client: folder });
  const anna = new ScriptedClient(url);
  const page = await anna.get('/m/abc');
  assert.match(page.text, /<base href="\/games\/">/);
  assert.match(page.headers.get('content-security-policy')!, /default-src 'none'.*frame-ancestors 'none'/);
  assert.ok(!/unsafe|\*|http/.test(page.headers.get('content-security-policy')!));
  assert.equal(page.headers.get('cache-control'), 'no-cache');
  const nowhere = await anna.get('/nosuch/page');
  assert.deepEqual([nowhere.status, nowhere.text], [404, page.text], 'the page itself says that there is none');
  for (const [path, status] of Object.entries({
    '/new/jugula': 200,
    '/rules': 200,
    '/rules/nosuch': 404,
    '/new/x': 404,
    '/learn/x': 404,
  }))
    assert.equal((await anna.get(path)).status, status, path);
  const script = await anna.get('/assets/main-a1B2c3D4.js');
  assert.match(script.headers.get('cache-control')!, /immutable/);
  const tag = page.headers.get('etag')!;
  assert.equal((await anna.request('GET', '/', undefined, { 'if-none-match': tag })).status, 304);
  for (const path of [
    'assets/nosuch.js',
    '../secret.txt',
    '%2e%2e/secret.txt',
    '..%2fsecret.txt',
    'assets/../../secret.txt',
    'assets/..%2f..%2fsecret.txt',
    '..%5csecret.txt',
    `${outside}/secret.txt`,
    '/nosuch',
  ]) {
    assert.deepEqual(await rawGet(url, `/games/${path}`), { status: 404, isSecret: false }, path);
  }
  assert.equal((await fetch(new URL('/healthz', url))).status, 404, 'nothing outside the base path');
  assert.equal((await anna.get('/healthz')).status, 200);
  (await anna.connect()).close();
});

test('the client’s address is taken from a proxy only where one is configured', async (t) => {
  const limits = { guestsPerMinute: 1 };
  const [open, behind] = [await sampleServer(t, { limits }), await sampleServer(t, { limits, proxy: true })];
  const born = async (url: string, forwarded: string): Promise<number> =>
    (await new ScriptedClient(url).request('POST', '/api/me', { name: 'A' }, { 'x-forwarded-for': forwarded })).status;
  assert.deepEqual([await born(open.url, '192.0.2.1'), await born(open.url, '192.0.2.2')], [200, 429]);
  assert.deepEqual([await born(behind.url, '192.0.2.1'), await born(behind.url, '192.0.2.2')], [200, 200]);
  assert.equal(await born(behind.url, '192.0.2.9, 192.0.2.2'), 429, 'only what the proxy itself saw counts');
});

test('on https at the root the cookie is one that no other host can set', async (t) => {
  const origins = ['https://play.example.org'];
  for (const [options, name] of [
    [{ origins }, '__Host-harena'],
    [{ origins, base: '/games/' }, 'harena'],
    [{}, 'harena'],
  ] as const) {
    const anna = new ScriptedClient((await sampleServer(t, options)).url);
    await anna.post('/api/me', { name: 'Anna' });
    assert.equal(anna.cookie!.split('=', 1)[0], name);
    assert.equal((await anna.get('/api/me')).json.name, 'Anna');
    anna.cookie = anna.cookie!.replace('__Host-', '');
    assert.equal((await anna.get('/api/me')).json.name, 'Anna', 'as people from before send it');
  }
});
