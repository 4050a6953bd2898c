// A thread of the bot pool (thinking.ts sends it its tasks).

import { parentPort } from 'node:worker_threads';
import { rulesOf } from '#games/index.ts';
import { answerTo, type Task } from '#live/bots.ts';
import type { FromThread } from '#server/thinking.ts';

const say = (said: FromThread): void => parentPort!.postMessage(said);

parentPort!.on('message', async ({ n, task }: { n: number; task: Task }) => {
  try {
    say({ n, choice: answerTo(task, (await rulesOf(task.game, task.rules))!) });
  } catch (error) {
    say({ n, failed: (error as Error).name });
  }
});
say('ready');
