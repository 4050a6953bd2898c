import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { WebSocket } from 'ws';
import type { ChangedUpdate, FromTable } from '#live/messages.ts';
import { fromClient } from '#server/protocol/schema.ts';
import { ScriptedClient } from '#server/scripted-client.ts';
import { sampleServer } from '#server/testing/server.ts';

const DOCS = readFileSync(new URL('../docs/protocol.md', import.meta.url), 'utf8');

/** Every message of the server; the compiler wants each of them here, and no other. */
const SENT: { readonly [kind in FromTable['t'] | ChangedUpdate['t']]: true } = {
  welcome: true,
  joined: true,
  update: true,
  changed: true,
  table: true,
  clocks: true,
  vote: true,
  chat: true,
  ack: true,
  refused: true,
  pong: true,
};

/** A line of the example as a pattern: left-out parts match anything. */
const patternOf = (line: string): RegExp =>
  new RegExp(
    `^${line
      .split('…')
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*?')}$`,
  );

/** Plays one conversation of the example over its own socket. */
async function converse(client: ScriptedClient, lines: string[]): Promise<void> {
  const headers = { cookie: client.cookie!, origin: client.url.origin };
  const socket = new WebSocket(`${client.url.href.replace('http', 'ws')}ws`, { headers });
  const heard: string[] = [];
  let wake = (): void => {};
  socket.on('message', (data) => {
    heard.push(String(data));
    wake();
  });
  await new Promise((done) => socket.once('open', done));
  for (const line of lines) {
    if (line.startsWith('> ')) socket.send(line.slice(2));
    else {
      if (heard.length === 0) await new Promise<void>((done) => (wake = done));
      const frame = heard.shift()!;
      assert.match(frame, patternOf(line.slice(2)), `expected ${line}\n but heard ${frame}`);
    }
  }
  assert.deepEqual(heard, [], 'and nothing more');
  socket.terminate();
}

test('the example in docs/protocol.md happens as it is written there', async (t) => {
  const { url } = await sampleServer(t);
  const [anna, bruno] = [new ScriptedClient(url), new ScriptedClient(url)] as const;
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const { match } = await anna.create({ game: 'harenula', seats, name: 'Anna' });
  await anna.sit(match);
  await bruno.sit(match, { name: 'Bruno' });
  const blocks = [...DOCS.matchAll(/```\n(> [\s\S]*?)```/g)].map(([, block]) =>
    block!.replaceAll('MATCH', match).trim().split('\n'),
  );
  assert.equal(blocks.length, 2);
  await converse(anna, blocks[0]!);
  const wire = await bruno.connect();
  assert.equal((await wire.ask({ t: 'choose', match, id: 0, choice: [] })).t, 'ack');
  wire.close();
  await converse(anna, blocks[1]!);
});

test('docs/protocol.md names every address and every message there is', async (t) => {
  const { routes } = await sampleServer(t);
  for (const { method, path } of routes) assert.ok(DOCS.includes(`\`${method} ${path}\``), `${method} ${path}`);
  const named = [...DOCS.matchAll(/`(GET|POST|DELETE) (\/[^`]*)`/g)].map(([, method, path]) => `${method} ${path}`);
  for (const one of named)
    assert.ok(
      routes.some(({ method, path }) => `${method} ${path}` === one),
      one,
    );
  for (const { shape } of fromClient.options) assert.ok(DOCS.includes(`\`${shape.t.value}\``), shape.t.value);
  for (const kind of Object.keys(SENT)) assert.ok(DOCS.includes(`\`${kind}\``), kind);
});
