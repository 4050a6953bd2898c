import assert from 'node:assert/strict';
import { test } from 'node:test';
import { games } from '#games/index.ts';
import { sampleEntry } from '#live/conformance/place.ts';
import { isRefused } from '#live/entry.ts';
import { LiveTable } from '#live/table.ts';
import { sampleSetup, sampleStart } from '#live/testing/table.ts';
import { Deadlines } from '#server/deadlines.ts';
import { ScriptedClient } from '#server/scripted-client.ts';
import { sampleSetup as storedSetup } from '#server/store/conformance-setup.ts';
import { sampleServer } from '#server/testing/server.ts';

test('a vote lapses when its time is over, and a seat without time is answered for', async () => {
  const clock = { kind: 'live', bank: 600_000, increment: 0 } as const;
  const table = new LiveTable(sampleSetup(games.get('harenula')!, 2, clock), sampleStart(2));
  let now = 2000;
  const keys: string[] = [];
  const deadlines = new Deadlines({
    isResting: () => false,
    now: () => now,
    table: async () => table,
    enter: async (key, entry) => {
      keys.push(key);
      return !isRefused(table.apply(entry));
    },
  });
  table.apply({ t: 'propose', at: now, seat: 0, what: 'pause', back: 0 });
  assert.equal(deadlines.next(table), table.deadline! + 500, 'a secret question ends before the vote');
  now = table.deadline! + 499;
  await deadlines.meet(false);
  assert.deepEqual(keys, [], 'there is a grace for what is under way');
  now += 1;
  await deadlines.meet(false);
  assert.deepEqual(keys, ['timeout:0', 'timeout:1']);
  assert.equal(deadlines.next(table), table.voteLapses);
  now = table.voteLapses!;
  await deadlines.meet(false);
  assert.deepEqual([keys.at(-1), table.vote], ['lapse', null]);
});

test('a match that cannot be opened does not stand in the way of the others’ clocks', async (t) => {
  const { url, hub, log } = await sampleServer(t);
  const { store } = hub.around;
  for (let n = 0; n < 210; n++) {
    const bot = { holder: { kind: 'bot', level: 'random' } as const, nonce: null };
    const id = `old-${n}`;
    await store.createMatch(storedSetup(id, { rules: 'harenula@0', seats: [bot, bot] }));
    await store.append({ match: id, seq: 1, key: 'start', entry: sampleEntry('old'), deadline: 1, stage: 'playing' });
  }
  const anna = new ScriptedClient(url);
  const clock = { kind: 'live', bank: 1000, increment: 0 };
  const { match } = await anna.create({ game: 'harenula', seats: [{ kind: 'me' }, { kind: 'me' }], clock });
  await anna.sit(match);
  const wire = await anna.connect();
  const stream = await wire.join(match, 0);
  await wire.until(() => stream.seq > 1, 8000);
  assert.ok(log.lines.some((line) => line.includes('deadline could not be met')));
  assert.equal((await store.dueDeadlines(store.now(), 500)).filter(({ match: id }) => id.startsWith('old')).length, 0);
  wire.close();
});
