import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Game } from '#engine/game.ts';
import { defaultOptions } from '#engine/options.ts';
import { SPECTATOR } from '#engine/seat.ts';
import { spartacus } from '#games/spartacus/index.ts';
import { answerTo, type Task } from '#live/bots.ts';
import { Viewer } from '#live/conformance/rooms.ts';
import { Room } from '#live/room.ts';
import { MemoryLog } from '#live/testing/memory-log.ts';

const GAME = spartacus as unknown as Game;
const ENOUGH = 2;

const BOTS = ['fighter:cassia', 'fighter:cassia', 'fighter:jonas', 'fighter:cassia'];

/** A match of bots that give a coin whenever they may, so that every moment shows what becomes of a gift. */
async function courting(hold: (asked: readonly Task[]) => number) {
  const log = new MemoryLog();
  log.create('m');
  const troubles: string[] = [];
  const asked: Task[] = [];
  const isOver = { value: false };
  const room: Room = new Room({
    match: 'm',
    log,
    hasBegun: async () => true,
    setup: async () => ({
      match: 'm',
      game: GAME,
      options: { ...defaultOptions(GAME.options), length: 'quick' },
      seed: 'ab'.repeat(32),
      names: BOTS,
      clock: { kind: 'none' },
    }),
    beside: () => ({}),
    info: () => null,
    think: async (task) => {
      const kept = JSON.parse(JSON.stringify(task)) as Task;
      if (kept.moment === null) return answerTo(kept, GAME);
      asked.push(kept);
      return { to: kept.moment.decider, gold: 1 };
    },
    botsMayAct: () => !isOver.value,
    hold: () => hold(asked),
    refresh: async () => {},
    mostWaiting: 100,
    trouble: (what, error) => troubles.push(`${what}: ${String(error)}`),
  });
  const start = { t: 'start', at: 1, nonces: BOTS.map(() => ''), bots: BOTS, persons: [0, 1, 2, 3] } as const;
  await room.run(() => room.begin({ ...start, nonces: [...start.nonces], persons: [...start.persons] }));
  await room.run(async () => room.join(new Viewer(SPECTATOR), () => ({ t: 'pong', now: 0 }), null));
  const match = (await room.run(() => room.table()))!.match;
  const end = (): void => {
    isOver.value = true;
  };
  const until = async (holds: () => boolean): Promise<void> => {
    for (; !holds(); await sleep(5)) {
      assert.deepEqual(troubles, []);
      assert.ok(!match.over, 'the match is over before that');
    }
  };
  return { room, match, asked, troubles, end, until };
}

test('a bot may give gold to a seat that is about to decide about it, before that seat decides, and once', async () => {
  const { match, asked, troubles, end, until } = await courting(() => 0);
  const answers = () => match.decisions.filter(({ id, clause }) => typeof id === 'number' && clause === 'SP-8.13');
  await until(() => answers().length >= ENOUGH);
  end();
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

test('a gift comes no sooner than any other answer of its giver: how long was thought does not show', async () => {
  const HOUR = 3_600_000;
  const { room, match, asked, troubles, end, until } = await courting(({ length }) => (length > 0 ? HOUR : 0));
  await until(() => asked.length > 0);
  const { length } = match.decisions;
  // What is not held is done by then.
  for (let turns = 0; turns < 10; turns++) await room.run(() => new Promise((done) => setImmediate(done)));
  end();
  assert.deepEqual(troubles, []);
  assert.deepEqual(match.decisions.slice(length), []);
  assert.ok(match.decisions.every(({ id }) => id !== 'give'));
  assert.equal(asked.length, 1, 'the next one thinks when the first has given');
});
