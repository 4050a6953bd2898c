import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Game } from '#engine/game.ts';
import { defaultOptions } from '#engine/options.ts';
import { SPECTATOR } from '#engine/seat.ts';
import { spartacus } from '#games/spartacus/index.ts';
import { answerTo, type Task } from '#live/bots.ts';
import { Viewer } from '#live/conformance/sample-room.ts';
import { Room } from '#live/room.ts';
import { MemoryLog } from '#live/testing/memory-log.ts';

const GAME = spartacus as unknown as Game;
const ENOUGH = 2;

test('a bot may give gold to a seat that is about to decide about it, before that seat decides, and once', async () => {
  const bots = ['fighter:cassia', 'fighter:cassia', 'fighter:jonas', 'fighter:cassia'];
  const log = new MemoryLog();
  log.create('m');
  const troubles: string[] = [];
  const asked: Task[] = [];
  let isOver = false;
  const room: Room = new Room({
    match: 'm',
    log,
    hasBegun: async () => true,
    setup: async () => ({
      match: 'm',
      game: GAME,
      options: { ...defaultOptions(GAME.options), length: 'quick' },
      seed: 'ab'.repeat(32),
      names: bots,
      clock: { kind: 'none' },
    }),
    beside: () => ({}),
    snapshots: false,
    info: () => null,
    think: async (task) => {
      const kept = JSON.parse(JSON.stringify(task)) as Task;
      if (kept.moment === null) return answerTo(kept, GAME);
      asked.push(kept);
      // So that every moment shows what becomes of a gift.
      return { to: kept.moment.decider, gold: 1 };
    },
    botsMayAct: () => !isOver,
    hold: () => 0,
    refresh: async () => {},
    mostWaiting: 100,
    trouble: (what, error) => troubles.push(`${what}: ${String(error)}`),
  });
  const start = { t: 'start', at: 1, nonces: bots.map(() => ''), bots, persons: [0, 1, 2, 3] } as const;
  await room.run(() => room.begin({ ...start, nonces: [...start.nonces], persons: [...start.persons] }));
  await room.run(async () => room.join(new Viewer(SPECTATOR), { t: 'pong', now: 0 }, null));
  const match = (await room.run(() => room.table()))!.match;
  const answers = () => match.decisions.filter(({ id, clause }) => typeof id === 'number' && clause === 'SP-8.13');
  while (!match.over && answers().length < ENOUGH) await new Promise((done) => setTimeout(done, 5));
  isOver = true;
  assert.deepEqual(troubles, []);
  assert.ok(asked.length > 0);
  for (const { moment, memory, view } of asked) {
    assert.ok(['SP-8.13', 'SP-10.9'].includes(moment!.clause));
    assert.ok(memory !== null && !JSON.stringify(view).includes('"frames"'));
  }
  // Each giver gives once before an invitation, and the invitation comes after all of them.
  const { decisions } = match;
  const first = decisions.findIndex(({ id, clause }) => typeof id === 'number' && clause === 'SP-8.13');
  let given = first;
  while (given > 0 && typeof decisions[given - 1]!.id === 'string') given--;
  const givers = decisions.slice(given, first).map(({ seat }) => seat);
  assert.equal(new Set(givers).size, givers.length);
  assert.ok(givers.length > 0 && decisions.slice(given, first).every(({ by }) => by === 'bot'));
});
