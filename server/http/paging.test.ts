import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ScriptedClient } from '#server/scripted-client.ts';
import { sampleServer } from '#server/testing/server.ts';

test('a long list of matches comes page by page, each match once', async (t) => {
  const { url } = await sampleServer(t);
  const anna = new ScriptedClient(url);
  const made: string[] = [];
  for (let i = 0; i < 60; i++) {
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    made.push((await anna.create({ game: 'harenula', seats, listed: true })).match);
  }
  for (const which of ['open', 'mine']) {
    const seen: string[] = [];
    let next: string | null = '';
    while (next !== null) {
      const { json } = await anna.get(`/api/matches?which=${which}&before=${next}`);
      seen.push(...json.matches.map(({ table }: { table: { match: string } }) => table.match));
      next = json.next;
    }
    assert.deepEqual(seen.sort(), [...made].sort());
  }
});

test('a cursor that is none begins with the first page', async (t) => {
  const { url } = await sampleServer(t);
  const anna = new ScriptedClient(url);
  const { match } = await anna.create({ game: 'harenula', seats: [{ kind: 'me' }, { kind: 'open' }], listed: true });
  // PostgreSQL would refuse these numbers and texts.
  for (const before of ['1e999.x', '-1e30.x', '1.5.x', '99999999999999999999999.x', '5.%00', '5.', '.x', 'x']) {
    const { status, json } = await anna.get(`/api/matches?which=open&before=${before}`);
    assert.equal(status, 200, before);
    assert.deepEqual(
      json.matches.map(({ table }: { table: { match: string } }) => table.match),
      [match],
      before,
    );
  }
});
