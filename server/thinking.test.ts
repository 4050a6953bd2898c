import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Worker } from 'node:worker_threads';
import { refusalOf } from '#engine/requests/legal.ts';
import { games } from '#games/index.ts';
import { answerTo, botsToAct, taskFor } from '#live/bots.ts';
import { isRefused } from '#live/entry.ts';
import { LiveTable } from '#live/table.ts';
import { sampleSetup, sampleStart } from '#live/testing/table.ts';
import { Thinking } from '#server/thinking.ts';

const tableOf = (game: string): LiveTable =>
  new LiveTable(sampleSetup(games.get(game)!, 2), sampleStart(2, ['heuristic', 'random']));

test('bots of every game decide in a thread as they would here, and know nothing but their view', async () => {
  const thinking = new Thinking({ workers: 2, limit: 10_000 });
  for (const game of games.values()) {
    const table = tableOf(game.id);
    for (let n = 0; n < 12 && !table.over; n++) {
      const [seat] = botsToAct(table);
      const task = taskFor(table, seat!);
      assert.ok(!JSON.stringify(task).includes(table.match.seed));
      const here = answerTo(JSON.parse(JSON.stringify(task)), game);
      const choice = (await thinking.answer(task))!;
      assert.deepEqual(choice, here);
      const entry = { t: 'decide', at: 2000 + n, seat: seat!, id: task.request.id, choice, by: 'bot' } as const;
      assert.ok(!isRefused(table.apply(entry)));
    }
  }
  await thinking.close();
});

test('a thread that hangs is ended, the default is the answer, and the next task finds another thread', async () => {
  const troubles: string[] = [];
  const script = new URL('./testing/stuck-thread.ts', import.meta.url);
  const thinking = new Thinking({ limit: 200, script, onTrouble: (what) => troubles.push(what) });
  const task = taskFor(tableOf('harenula'), 0);
  const choices = await Promise.all([thinking.answer(task), thinking.answer(task)]);
  for (const choice of choices) {
    assert.equal(refusalOf(task.request, choice), null);
    assert.deepEqual(choice, task.request.fallback);
  }
  assert.deepEqual(troubles, ['slow', 'slow']);
  await thinking.close();
});

test('the pool may be closed while a thread loads', async () => {
  const loading = new Promise((done) => {
    const channel = new BroadcastChannel('loading-thread');
    channel.onmessage = () => {
      channel.close();
      done(null);
    };
  });
  const thinking = new Thinking({ script: new URL('./testing/loading-thread.ts', import.meta.url) });
  void thinking.answer(taskFor(tableOf('harenula'), 0));
  await loading;
  await thinking.close();
});

test('a closed pool leaves a thread that has nothing to do to the next, and ends one that thinks', async () => {
  const spare: Worker[] = [];
  const task = taskFor(tableOf('harenula'), 0);
  const first = new Thinking({ spare });
  const choice = await first.answer(task);
  await first.close();
  assert.equal(spare.length, 1);
  const [kept] = spare;
  const second = new Thinking({ spare, workers: 2 });
  assert.deepEqual(await second.answer(task), choice);
  void second.answer(task);
  assert.deepEqual([spare.length, second.busy], [0, 1]);
  await second.close();
  assert.deepEqual([spare.length, kept!.threadId], [0, -1]);
});

test('a level that does not exist fails in the thread, and is answered all the same', async () => {
  const troubles: string[] = [];
  const thinking = new Thinking({ onTrouble: (what, game, clause) => troubles.push(`${what} ${game} ${clause}`) });
  const task = { ...taskFor(tableOf('harenula'), 0), level: 'nosuch' };
  assert.deepEqual(await thinking.answer(task), task.request.fallback);
  assert.deepEqual(troubles, [`failed harenula ${task.request.clause}`]);
  await thinking.close();
});
