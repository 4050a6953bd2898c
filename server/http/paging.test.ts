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
